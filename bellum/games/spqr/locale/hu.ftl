### SPQR.

## Names

side-carthage = Karthágó
side-epirus = Épeirosz
side-macedon = Makedónia
side-rome = Róma
seat-carthage = { side-carthage }
seat-epirus = { side-epirus }
seat-macedon = { side-macedon }
seat-rome = { side-rome }
hexside-n = fel
hexside-ne = jobbra fel
hexside-se = jobbra le
hexside-s = le
hexside-sw = balra le
hexside-nw = balra fel
vertex-ne = jobbra fel
vertex-e = jobbra
vertex-se = jobbra le
vertex-sw = balra le
vertex-w = balra
vertex-nw = balra fel
type-ph = phalanx
type-hi = nehézgyalogság
type-lg = légiós gyalogság
type-mi = közepes gyalogság
type-li = könnyűgyalogság
type-sk = csatárok
type-hc = nehézlovasság
type-rc = római lovasság
type-ln = lándzsás lovasok
type-lc = könnyűlovasság
type-el = elefántok
type-ch = harci szekerek
type-ar = hajítógép
terrain-clear = tiszta terep
terrain-broken = tört terep
terrain-woods = erdő
terrain-marsh = mocsár
terrain-river = gázló
terrain-deep_river = folyó
terrain-ruins = városrom
terrain-camp = tábor
crossing-stream = patak
crossing-rampart = sánc
crossing-gate = kapu
weapon-archers = íjak
weapon-slings = parittyák
weapon-balearic_slings = baleári parittyák
weapon-javelins = gerelyek
weapon-mounted_javelins = lovas gerelyek
weapon-mounted_archers = lovas íjak
weapon-screen = elefántkíséret
weapon-scorpio = scorpio
rank-oc = fővezér
rank-consul = consul
rank-proconsul = proconsul
rank-named = vezér
rank-tribune = tribunus
rank-praefectus_sociorum = praefectus sociorum
rank-praefectus_equitum = praefectus equitum
rank-replacement = helyettes
rank-elephant_leader = elefántvezér

## Battles and options

scenario-learning = Tanuló-forgatókönyv
scenario-learning-about = Hannibál kis vegyes serege Flamininus egyetlen alája ellen, nyílt terepen. Rövid játék, amelyben minden fegyvernem szerepel.
scenario-learning-guide =
    Parancs: az aktív vezér annyi parancsot ad, amennyi a kezdeményezése; mindegyikkel egy hatótávon belüli egység mozoghat, lőhet vagy rendeződhet.
    Vonal: egyes parancsok helyett egy egész, hozzá közel álló vonalat is vezényelhet; egységei egymás után mozognak.
    Visszavonulás: ha az ellenség két hexre megközelít valakit, a gyorsabb egység még időben hátrálhat; a játékosát megkérdezzük.
    Közelharc: a parancsok után harcolnak, akik az ellenséghez értek; típus, irány és méret adja az oszlopot, a kocka a találatokat.
    A vége: az egység megfut, ha találatai elérik a minőségét; a túl sok pontot vesztett sereg visszavonul, és a másik győz.
scenario-beneventum = Beneventum, Kr. e. 275
scenario-beneventum-about = Pürrhosz phalanxszal és elefántokkal ereszkedik le az erdős dombokról egy consuli sereg és tábora ellen; csapatai egy része később érkezik.
scenario-bagradas = A Bagradas síksága, Kr. e. 255
scenario-bagradas-about = Xanthipposz elefántokkal, phalanxszal és sok lovassal támad Regulus mély légióira a fedetlen síkságon.
scenario-cannae = Cannae, Kr. e. 216
scenario-cannae-about = Hannibál Róma valaha kiállított legnagyobb serege ellen: nyolc légió és aláik. Háromszáz egység; hosszú játék.
scenario-zama = Zama, Kr. e. 202
scenario-zama-about = A kor két legjobb vezére: Hannibál három vonallal és kiképzetlen elefántokkal, Scipio veteránokkal és Massinissa lovasaival.
scenario-cynoscephalae = Künoszkephalai, Kr. e. 197
scenario-cynoscephalae-about = V. Philipposz ködben tartja a dombokat phalanxa felével, a másik fele úton van; Flamininus légiókkal és elefántokkal támad.
option-elephant_command = Elefántok vezetése
option-elephant_command-about = Első parancsuk után az elefántok csak velük maradó vezérrel vagy saját elefántvezérrel mozognak (4.8).
option-engaged = Lekötés
option-engaged-about = A harc után érintkező egységek lekötöttek: nem mozognak, nem lőnek, és tovább harcolnak (10.5).
option-turns = Fordulók
option-turns-about = Ennyi forduló után a csata véget ér, és a szintjéhez képest kevesebb futáspontú fél győz; 0: nincs korlát, mint a szabályban.

## Actions

action-activate = Aktiválás: { $leader }
action-trump = Közbevágás: { $leader }
action-momentum = Lendületpróba
action-elite = Elit szakasz: { $leader }
action-reactivate = Újraaktiválás: { $leader }
action-marker = Visszavonulási parancs: { $leader }
action-bluff = Hamis jelző: { $leader }
action-pass = Passz
action-order = Parancs: { $unit }
action-line = Vonal: { $line }
action-unit = Következő: { $unit }
action-lead = Vezér mozog: { $leader }
action-recover = Rend helyreállítása: { $unit }
action-rally = Rendezés: { $unit }
action-replace = Pótlás: { $leader }
action-place = Elhelyezés: { $hex }
action-restack = Felülre: { $unit }
action-regroup = A lovasság visszahozása
action-enter = Belépés: { $hex }
action-done = Kész
action-step = Lépés { $hexside }
action-turn = Fordulás { $vertex }
action-wheel_left = Bal fele előre
action-wheel_right = Jobb fele előre
action-about = Hátraarc
action-column = Oszlopba, arccal { $hexside }
action-deploy = Oszlopból, arccal { $vertex }
action-take = Vele megy: { $unit }
action-bring = Vele tart: { $leader }
action-stop = Megállás
action-withdraw = Visszavonulás: { $unit }
action-withdraw_line = Vonal visszavonása: { $line }
action-leave = Visszavonul: { $leader }
action-extend = Félrelépés: { $unit }
action-face = Odafordulás { $vertex }
action-decline = Semmit
action-fire = Lövés: { $unit }
action-fire_at = Lövés a vezérre: { $hex }
action-harass = Zaklatás: { $unit }
action-shoot = Lövés vele: { $unit }
action-fire_first = Lövés mozgás előtt: { $unit }
action-screen = A kíséret lövése: { $unit }
action-attack = Támadás: { $unit }
action-combat = Harc ellene: { $unit }
action-join = Beszállás a harcba: { $unit }
action-by = A támadás mércéje: { $unit }
action-as = A védelem mércéje: { $unit }
action-pass_through = Elefántok átengedése: { $unit }
action-hit = Egy találat: { $unit }
action-advance = Előrenyomulás: { $unit }
action-into = Ide: { $hex }
action-pursue = Üldözés: { $unit }
action-flee = Futás ide: { $hex }
action-nearest = Felé: { $unit }
action-disengage = Hátralépés ide: { $hex }
action-appoint = Elefántvezér: { $unit }
action-dismiss = Elefántvezér le: { $unit }
action-skip = Passz: { $leader }
action-succeed = Átveszi a vezetést: { $leader }
action-from = A támadás innen jön: { $hex }
action-flee_with = Velük fut: { $leader }
action-march = Indulás

## Refusals: verbs that are not due

refusal-when-activate = Most nem kell vezért aktiválni.
refusal-when-trump = Most nem lehet közbevágni.
refusal-when-momentum = Most nincs lendületpróba.
refusal-when-elite = Most nincs elit szakasz.
refusal-when-reactivate = Most senki sem aktiválható újra.
refusal-when-marker = Visszavonulási parancs a forduló elején adható.
refusal-when-bluff = Jelzőket a forduló elején kell lerakni.
refusal-when-pass = Most nincs mit passzolni.
refusal-when-order = Most nem adható egyéni parancs.
refusal-when-line = Most egy vonalnak sem adható parancs.
refusal-when-unit = Most egy vonal sem kapott parancsot.
refusal-when-lead = Most egy vezér sem mozoghat.
refusal-when-recover = Most senki sem állíthatja helyre a rendjét.
refusal-when-rally = Most senki sem rendezhető.
refusal-when-replace = Most nem pótolható vezér.
refusal-when-place = Most nincs kit elhelyezni.
refusal-when-restack = Most egy halom sorrendje sem változtatható.
refusal-when-regroup = Most nem hozható vissza lovasság.
refusal-when-enter = Most senki sem léphet a térképre.
refusal-when-done = Most nincs mit befejezni.
refusal-when-step = Most senki sincs úton.
refusal-when-turn = Most nincs úton senki, aki fordulhatna.
refusal-when-wheel_left = Most nincs úton kétmezős egység.
refusal-when-wheel_right = Most nincs úton kétmezős egység.
refusal-when-about = Most nincs úton kétmezős egység.
refusal-when-column = Most senki sem állhat oszlopba.
refusal-when-deploy = Most egy oszlop sem állhat ki.
refusal-when-take = Most senki sem vihető magával.
refusal-when-bring = Most egy vezér sem tarthat velük.
refusal-when-stop = Most senki sincs úton.
refusal-when-withdraw = Most senki sem vonulhat vissza.
refusal-when-withdraw_line = Most egy vonal sem vonulhat vissza.
refusal-when-leave = Most egy vezér sem vonulhat vissza.
refusal-when-extend = Most egy vonal sem szélesedhet.
refusal-when-face = Most senki sem fordulhat válaszul.
refusal-when-decline = Most nincs miről lemondani.
refusal-when-fire = Most senki sem lőhet parancsra.
refusal-when-fire_at = Most senki sem lőhet vezérre.
refusal-when-harass = Most senki sem zaklathat.
refusal-when-shoot = Most senki sem lőhet válaszul.
refusal-when-fire_first = Most senki sem lőhet mozgás előtt.
refusal-when-screen = Most egy kíséret sem lőhet.
refusal-when-attack = Most nem kell támadókat kijelölni.
refusal-when-combat = Most nem alakulnak harcok.
refusal-when-join = Most senki sem szállhat be harcba.
refusal-when-by = Most nem kell támadót választani.
refusal-when-as = Most nem kell védőt választani.
refusal-when-pass_through = Most nem engedhetők át elefántok.
refusal-when-hit = Most nem oszlanak találatok.
refusal-when-advance = Most senki sem nyomul előre.
refusal-when-into = Most nem kell mezőt választani.
refusal-when-pursue = Most senki sem üldöz.
refusal-when-flee = Most senki sem fut.
refusal-when-nearest = Most egy elefánt sem tombol.
refusal-when-disengage = Most senki sem szakadhat el.
refusal-when-appoint = Elefántvezér a forduló végén nevezhető ki.
refusal-when-dismiss = Elefántvezér a forduló végén vehető le.
refusal-when-skip = Most egy vezér sem hagyható ki.
refusal-when-succeed = Most nincs betöltetlen fővezérség.
refusal-when-from = Most nem kell támadási irányt választani.
refusal-when-flee_with = Most egy vezér sem futhat senkivel.
refusal-when-march = Most senkinek sem kell bejelentenie, hogy mozog.

## Refusals: leaders and activation

refusal-leader-cannot-be-activated = Ez a vezér most nem aktiválható.
refusal-leader-was-active-or-is-finished = Ez a vezér már volt aktív, vagy végzett.
refusal-lowest-initiative-first = Előbb a kisebb kezdeményezésű vezér jön.
refusal-not-your-leader-to-activate = Nem a te vezéred van soron.
refusal-not-your-leader = Ez nem a te vezéred.
refusal-leader-not-on-map = Ez a vezér nincs a térképen.
refusal-leader-still-in-enemy-zoc = Még ellenséges zónában van.
refusal-leader-in-enemy-zoc = Ellenséges zónában a vezér nem ad parancsot.
refusal-finished-leader-gives-no-orders = Aki végzett, nem ad parancsot.
refusal-trump-by-own-leader = Csak saját vezéreddel vághatsz közbe.
refusal-trump-by-higher-only = Csak nagyobb kezdeményezésű vezér vághat közbe.
refusal-counter-by-equal-or-higher = Válaszolni csak legalább akkora kezdeményezésű vezér tud.
refusal-one-trump-for-an-activation = Aktiválásonként mindkét fél egyszer vághat közbe.
refusal-trumper-could-do-nothing = Semmit sem tehetne, amire a közbevágás kötelez.
refusal-trumper-in-zoc-could-not-attack = Ellenséges zónában nem lenne kit harcba küldenie.
refusal-who-trumps-must-act = Aki közbevágott, egy egységgel mozognia, lőnie vagy támadnia kell.
refusal-must-designate = Aki közbevágott, támadót kell kijelölnie.
refusal-nobody-to-reactivate = Ez a vezér nem aktiválható újra.
refusal-elite-phase-of-own-leader = Az elit szakasz a saját vezéreidé.
refusal-elite-phase-on-the-map = Ez a vezér nincs a térképen.
refusal-not-in-range-of-elite-commander = Nincs az elit fővezér hatósugarában.
refusal-commander-has-two-phases = Visszavonulási parancsok mellett a fővezérnek csak két szakasza van.
refusal-marker-under-own-leader = Jelző csak saját vezér alá kerülhet.
refusal-no-marker-under-commander = A fővezér alá nem kerül jelző.
refusal-one-marker-for-a-leader = E vezér alatt már van jelző.
refusal-no-foot-line-in-range = Hatósugarában nincs visszavonulni képes gyalogos vonal.
refusal-leader-has-no-such-order = Nincs visszavonulási parancsa.
refusal-only-a-proconsul-succeeds = Az elesett fővezér helyére csak proconsul léphet.

## Refusals: orders

refusal-no-orders-left = Nincs több parancsa.
refusal-orders-in-this-phase = Ebben a szakaszban egyéni parancsokat ad.
refusal-line-commands-in-this-phase = Ebben a szakaszban vonalparancsokat ad.
refusal-no-line-commands-left = Nincs több vonalparancsa.
refusal-no-line-command-at-first = Első szakaszában nem adott vonalparancsot.
refusal-moved-between-line-commands = Az első vonalparancsa óta már mozgott.
refusal-no-commander-no-strategy = Fővezér nélkül nincs stratégia, amelyre dobni lehetne.
refusal-strategy-roll-failed = A stratégiadobás nem sikerült.
refusal-not-your-unit = Ez nem a te egységed.
refusal-unit-not-on-map = Ez az egység nincs a térképen.
refusal-not-his-to-order = Ez a vezér ilyen egységnek nem parancsolhat.
refusal-not-his-kind-of-foot = A tribunus a légióknak, a praefectus az aláknak parancsol.
refusal-foot-is-not-for-him = Lovasságnak parancsol, gyalogságnak nem.
refusal-horse-is-not-for-him = Gyalogságnak parancsol, lovasságnak nem.
refusal-one-class-of-one-legion = Egy szakaszban egy légió vagy ala egy osztályának parancsol.
refusal-legion-or-ala-horse = Egy aktiválásban vagy a légiók, vagy az alák lovasságának parancsol.
refusal-out-of-command-range = Az egység kívül esik a hatósugarán.
refusal-leader-out-of-command-range = Ez a vezér a fővezér hatósugarán kívül van.
refusal-camp-guard-waits = A tábor őrsége parancsra vár, amíg az ellenség közel nem ér.
refusal-stacked-phalanx-obeys-commander = A kettős mélységű phalanxnak csak a fővezér parancsol.
refusal-moved-in-this-phase = Ebben a szakaszban már mozgott.
refusal-recovered-in-this-phase = Ebben a szakaszban rendjét állította helyre.
refusal-rallied-waits-for-next-turn = A rendezett egység a következő fordulóig nem kap parancsot.
refusal-routed-can-only-rally = A futó egység csak rendezhető.
refusal-not-routed = Ez az egység nem fut.
refusal-no-hits-to-recover = Nincs találata.
refusal-moved-or-fired-does-not-recover = Aki mozgott vagy lőtt, abban a szakaszban nem áll helyre.
refusal-recovers-once-a-phase = Egy egység szakaszonként egyszer áll helyre.
refusal-recovery-in-clear-only = Csak tiszta terepen lehet helyreállni.
refusal-no-recovery-next-to-enemy = Ellenség mellett nem lehet helyreállni.
refusal-no-recovery-under-fire = Ellenséges lövők előtt nem lehet helyreállni.
refusal-no-rally-in-rough = Nehéz terepen nincs rendezés.
refusal-no-rally-next-to-enemy = Ellenség mellett nincs rendezés.
refusal-no-rally-under-fire = Ellenséges lövők előtt nincs rendezés.
refusal-one-rally-a-turn-by-leader = Ez a vezér ebben a fordulóban már próbálta rendezni.
refusal-only-roman-stacks-change-order = Csak római halom sorrendje változtatható.
refusal-on-top-already = Már felül van.
refusal-only-commander-replaces = Vezért csak a fővezér pótolhat.
refusal-leader-not-dead = Ez a vezér él.
refusal-replaced-already = Ezt a vezért már pótolták.
refusal-commander-is-not-replaced = A fővezér nem pótolható.
refusal-no-replacements-left = Nincs több helyettes.
refusal-no-unit-to-join = Nincs egység, amelyhez csatlakozhatna.
refusal-joins-a-unit-he-commands = Olyan egységhez csatlakozik, amelynek parancsolhat.
refusal-only-commander-calls-back = Lovasságot csak a fővezér hívhat vissza.
refusal-calling-back-takes-the-phase = A lovasság visszahívása egész szakaszt vesz igénybe.
refusal-nobody-to-call-back = Nincs lovasságod a térképen kívül.
refusal-unit-not-away = Ez az egység nincs távol üldözésben.
refusal-too-far-from-exit = Kilépési helyétől legfeljebb két mezőre tér vissza.
refusal-hex-of-return-taken = Ez a mező foglalt.
refusal-no-room-to-return = Nincs hely a visszatéréshez.
refusal-cavalry-returns-before-elephants = Lovasság nem tér vissza elefánt zónájába.
refusal-no-reinforcement = Ez nem várakozó erősítés.
refusal-reinforcement-not-due = Ezek az erősítések még nem érkezhetnek.
refusal-reinforcement-after-its-leader = Előbb a vezérük lép be.
refusal-reinforcement-obeys-its-leader = Saját vezérük vagy a fővezér hozza be őket.
refusal-not-an-entry-hex = Ott nem léphetnek be.
refusal-entry-hex-taken = Ez a belépő mező foglalt.
refusal-entry-hex-in-zoc = Ellenséges zónába senki sem léphet be.
refusal-no-free-entry-hex = Nincs szabad belépő mező.
refusal-column-enters-facing-ahead = Az oszlop arccal előre lép be.
refusal-tail-still-off-the-map = A vége még a térképen kívül van.

## Refusals: leaders on the move

refusal-leader-has-no-points-left = Nincs több mozgáspontja.
refusal-leader-has-too-few-points = Kevés a mozgáspontja.
refusal-leader-cannot-enter = Oda vezér nem léphet.
refusal-leader-meets-enemy = Ott ellenséges egység áll.
refusal-leader-enters-zoc-alone = Vezér csak saját egységhez léphet ellenséges zónába.
refusal-leader-stops-in-zoc = Ellenséges zónában meg kell állnia.
refusal-leader-rides-his-elephant = Elefántjával együtt mozog.
refusal-leader-elephant-goes-with-its-leader = A vezér elefántja a vezérrel megy.
refusal-no-cavalry-with-leader-elephant = A vezér elefántja nem áll lovassággal.
refusal-leader-ends-in-range-of-line = A vonal egy egységének hatósugarában kell maradnia.
refusal-leader-follows-his-line = Előbb a vonalának egy egysége indul.
refusal-only-commander-moves-others = Más vezért csak a fővezér mozgathat.
refusal-one-order-for-a-leader = Egy vezér szakaszonként egy parancsot kap.
refusal-commander-leaves-zoc-first = A fővezérnek előbb el kell hagynia az ellenséges zónát.
refusal-leader-not-with-unit = Nincs ezzel az egységgel.
refusal-leader-not-with-it = Nincs vele.
refusal-leader-not-next-to-the-enemy = Nem lépett mellé ellenség.
refusal-leader-cannot-withdraw-there = Oda nem vonulhat vissza.
refusal-leader-has-nowhere-to-go = Nincs hová mennie.
refusal-leader-not-with-withdrawing-unit = Nincs a visszavonuló egységgel.

## Refusals: lines

refusal-not-your-line = Ez nem a te vonalad.
refusal-line-not-for-his-rank = Ilyen rangú vezér nem parancsol ennek a vonalnak.
refusal-nobody-of-the-line-is-his = E vonalból senki sem az ő parancsa alatt áll.
refusal-line-not-of-horse = Csak lovas vonalaknak parancsol.
refusal-line-too-far = Nincs két mezőn belül, a vonal látásában.
refusal-line-had-its-command = Ez a vonal ebben a szakaszban már kapott parancsot.
refusal-line-waits-to-withdraw = Ez a vonal visszavonulásra vár, nem mozoghat.
refusal-choose-one-of-the-lines = Válassz egységet e vonalak egyikéből.
refusal-not-in-this-line = Ez az egység nem tartozik a vonalhoz.
refusal-not-of-the-line = Nem tartozik a parancsot kapott vonalhoz.
refusal-leader-for-own-elephants = Elefántvezér csak saját elefántra kerülhet.
refusal-two-elephant-leaders = Egy félnek legfeljebb két elefántvezére lehet.
refusal-elephant-has-its-leader = Ennek az elefántnak már van vezére.
refusal-elephant-without-leader = Ennek az elefántnak nincs vezére.
refusal-elephant-leader-gives-no-orders = Az elefántvezér más parancsot nem ad.
refusal-elephants-need-a-leader-with-them = Az elefántoknak most velük lévő vezér kell.
refusal-leader-with-elephants-all-phase = A szakasz kezdetétől az elefántokkal kell lennie.
refusal-leader-stays-with-elephants = A vezér e szakaszban az elefántoknál marad.
refusal-driven-elephants-do-not-turn = Ezek az elefántok csak induláskor fordulnak.
refusal-driven-elephants-go-on = Ezek az elefántok addig mennek, ameddig tudnak.
refusal-all-driven-elephants-go = A vonal minden elefántja addig megy, ameddig tud.

## Refusals: movement

refusal-not-enough-points = Kevés a mozgáspontja.
refusal-not-a-front-hex = Az egység csak előre léphet.
refusal-off-the-map = Az a térképen kívül van.
refusal-ground-not-to-be-entered = Erre a terepre nem léphet.
refusal-enemy-in-hex = Ott ellenséges egység áll.
refusal-one-unit-in-a-hex = Egy mezőn csak egy egység állhat.
refusal-two-roman-foot-in-a-hex = Egy mezőn legfeljebb két római gyalogos egység állhat.
refusal-velites-do-not-stop-on-others = A velites nem áll meg más egységen.
refusal-columns-never-stack = Az oszlop nem áll más egységgel egy mezőn.
refusal-column-never-in-a-stack = Halomban álló egység nem alakul oszloppá.
refusal-stacked-phalanxes-bar-the-way = Kettős mélységű phalanx mezőire senki sem léphet.
refusal-stacked-phalanxes-form-no-column = Kettős mélységű phalanx nem alakul oszloppá.
refusal-stacked-phalanxes-do-not-wheel = Kettős mélységű phalanx nem kanyarodik.
refusal-double-depth-by-the-commander = Kettős mélységet csak a fővezér alakíthat.
refusal-double-depth-from-behind = A második phalanx közvetlenül az első mögül lép be.
refusal-stack-faces-one-way = A halom egységei egyfelé néznek.
refusal-only-top-moves-alone = Egyedül csak a felső egység mozog.
refusal-not-in-the-stack = Nincs a halomban.
refusal-move-has-begun = A mozgás már megkezdődött.
refusal-under-way-already = Már úton van.
refusal-held-by-faster-enemies = Nála nem lassabb ellenség zónája tartja.
refusal-not-fast-enough-to-leave-zone = Nem elég gyors, hogy elhagyja az ellenséges zónát.
refusal-stops-in-zone-of-control = Ellenséges zónában meg kell állnia.
refusal-no-turn-in-zone-of-control = Ellenséges zónában nem lehet fordulni.
refusal-faces-there-already = Már arra néz.
refusal-two-hex-units-never-turn = Kétmezős egység csak mozgással fordul.
refusal-only-two-hex-units-wheel = Csak kétmezős egység kanyarodik.
refusal-only-two-hex-units-face-about = Ilyen hátraarcot csak kétmezős egység tesz.
refusal-no-about-face-in-rough-ground = Nehéz terepen nincs hátraarc.
refusal-no-about-face-in-zone-of-control = Ellenséges zónában nincs hátraarc.
refusal-column-faces-a-side = Az oszlop mezőoldal felé néz.
refusal-line-faces-a-vertex = A csatarendben álló egység mezősarok felé néz.
refusal-column-faces-a-front-side = Oszlopba állva egyik homlokoldala felé néz.
refusal-line-faces-as-the-column-did = Oszlopból kiállva arra néz, amerre az oszlop.
refusal-column-goes-ahead = Az oszlop előre vagy amellé lép, máshová nem.
refusal-column-costs-a-point = Az alakzatváltáshoz egy mozgáspont kell.
refusal-formation-ended-its-move = Az alakzatváltás ebben a fázisban véget vetett a mozgásának.
refusal-not-in-column = Nincs oszlopban.
refusal-no-column-for-such-units = Ilyen egység nem alakul oszloppá.
refusal-no-column-in-zoc = Ellenséges zónában nincs alakzatváltás.
refusal-routed-form-no-column = Futó egység nem alakul oszloppá.
refusal-columns-do-not-wheel = Az oszlop nem kanyarodik.
refusal-phalanx-in-column-never-turns = Az oszlopban álló phalanx nem fordul.
refusal-shocked-column-faces-ahead = A megtámadott oszlop előre bontakozik ki.
refusal-engaged-do-not-move = Lekötött egység nem mozog.
refusal-engaged-do-not-turn = Lekötött egység nem fordul.
refusal-another-unit-is-engaged = Nem ez az egység szakad el.
refusal-no-way-out-of-engagement = Oda nem hátrálhat.
refusal-finished-cavalry-only-turns = Üldözés után csak fordulhat.
refusal-triarii-hold-their-ground = A triarii vár, amíg az ellenség közel nem ér.
refusal-cavalry-before-elephants = Lovasság nem lép elefánt zónájába.

## Refusals: withdrawal and reaction

refusal-not-yours-to-withdraw = Ez nem a te egységed.
refusal-enemy-not-at-two-hexes = Az ellenség nincs két mezőre.
refusal-say-first-that-it-moves = Előbb jelentsd be a mozgást: a két mezőre álló ellenség előtte visszavonulhat.
refusal-not-faster-than-the-enemy = Nem gyorsabb az ellenségnél.
refusal-routed-do-not-withdraw = Futó egység nem vonul vissza rendezetten.
refusal-columns-do-not-withdraw = Az oszlop nem vonul vissza rendezetten.
refusal-engaged-do-not-withdraw = Lekötött egység nem vonul vissza.
refusal-extended-do-not-withdraw = Aki vonalat szélesített, e szakaszban nem vonul vissza.
refusal-no-withdrawal-in-shock = Közelharc közben senki sem vonul vissza.
refusal-only-cavalry-from-own-elephants = Saját elefántok elől csak a lovasság tér ki.
refusal-only-top-withdraws = Egyedül csak a felső egység vonul vissza.
refusal-not-beneath-withdrawing-unit = Nincs a visszavonuló egység alatt.
refusal-nowhere-to-withdraw = Nincs hová visszavonulnia.
refusal-must-get-farther-away = Távolabb kell kerülnie az ellenségtől.
refusal-withdrawal-not-away = Ez nem visz távolabb az ellenségtől.
refusal-withdrawal-too-far = Ilyen messze nem vonulhat vissza.
refusal-withdrawal-into-zoc = Ellenséges zónába nem lehet visszavonulni.
refusal-withdrawal-into-bad-ground = Ilyen terepre nem lehet visszavonulni.
refusal-withdrawal-off-the-map = A térképről nem lehet levonulni.
refusal-withdrawal-without-end = Onnan nem tudná befejezni a visszavonulást.
refusal-turn-after-withdrawal = Csak a visszavonulás után fordulhat.
refusal-turned-after-withdrawal = Fordult, tovább nem megy.
refusal-no-points-left-to-turn = Nincs pontja fordulni.
refusal-not-your-line-to-withdraw = Ez nem a te vonalad.
refusal-line-neither-cavalry-nor-foot-of-the-line = Egészében csak lovas és nem könnyű gyalogos vonal vonul vissza.
refusal-nobody-of-the-line-at-two-hexes = Egy ellenség sincs két mezőre ettől a vonaltól.
refusal-no-leader-near-the-line = Nincs a vonaltól két mezőn belül vezére.
refusal-not-all-of-the-line-can-withdraw = Nem minden egysége tud visszavonulni.
refusal-bars-the-way-of-its-line = Ott elzárná a vonal többi egységének útját, pedig mindnek vissza kell vonulnia.
refusal-one-of-the-line-withdrew-alone = A vonalból valaki már egyedül visszavonult.
refusal-has-withdrawn-with-its-line = Már visszavonult a vonalával.
refusal-no-order-to-withdraw-the-line = Senkinek sincs parancsa e vonal visszavonására.
refusal-agreed-withdrawal-only-from-foot = Előkészített visszavonulás csak gyalogság elől lehet.
refusal-enemy-not-next-to-it = Nem lépett mellé ellenség.
refusal-turned-in-this-phase = E szakaszban már fordult válaszul.
refusal-in-zone-of-another-enemy = Másik ellenség zónájában áll.
refusal-only-one-hex-units-turn = Válaszul csak egymezős egység fordulhat.
refusal-one-vertex-only = Csak egy sarkot fordulhat.
refusal-routed-do-not-turn = Futó egység nem fordul.
refusal-no-roman-stack-to-extend = Ez nem szélesíthető római halom.
refusal-no-enemy-near-its-line = Egy ellenség sincs két mezőn belül a vonalától.
refusal-no-gap-beside-it = Nincs mellette hézag.
refusal-gap-not-empty = A melletti mező nem üres.
refusal-gap-not-clear = A melletti mező nem tiszta terep.
refusal-gap-in-zoc = A melletti mező ellenséges zónában van.
refusal-extension-goes-sideways = A vonal oldalra szélesedik.
refusal-extends-with-its-own-line = Saját vonalával szélesedik.
refusal-line-extends-before-it-moves = A vonal mozgás előtt szélesedik.
refusal-columns-do-not-extend = Az oszlop nem szélesedik.
refusal-engaged-do-not-extend = Lekötött egység nem szélesít.
refusal-withdrew-and-does-not-extend = Visszavonult, nem szélesít.

## Refusals: missiles

refusal-no-missiles = Nincs lövedéke.
refusal-missiles-spent = Elfogytak a lövedékei.
refusal-no-screen = Nincs kísérete.
refusal-screen-spent = A kíséret lövedékei elfogytak.
refusal-screen-only-reacts = A kíséret csak válaszul lő.
refusal-routed-may-not-fire = Futó egység nem lő.
refusal-column-may-not-fire = Az oszlop nem lő.
refusal-engaged-may-not-fire = Lekötött egység nem lő.
refusal-target-engaged = Lekötött egységre nem lehet lőni.
refusal-only-top-fires = Csak a halom felső egysége lő.
refusal-fired-already = Erre a parancsra már lőtt.
refusal-fired-and-stands = Mozdulatlanként lőtt, hát a helyén marad.
refusal-fire-first-before-a-move = Ez annak való, aki utána mozog.
refusal-fires-alike-moving-or-not = Lövésén a mozgás nem változtat.
refusal-not-after-a-step-nearer = Menet közben csak a cél felé tett lépés után lő.
refusal-target-not-enemy = A cél nem ellenség.
refusal-target-behind = A cél mögötte van.
refusal-target-other-of-stack = A lövés a halom másik egységét éri.
refusal-out-of-range = A cél lőtávon kívül van.
refusal-no-line-of-sight = Nem látja a célt.
refusal-no-leader-in-hex = Azon a mezőn nincs ellenséges vezér.
refusal-units-in-hex = Azon a mezőn egységek állnak: azokra lőj.
refusal-zoc-not-left = Senki sem hagyja el a zónáját.
refusal-zoc-not-entered = Senki sem lép a zónájába.
refusal-exit-fire-too-short = Lövedéke nem ér el két mezőre.
refusal-not-the-target = Nem ő volt a célpont.
refusal-on-entry-or-in-return = Egy egységre vagy a belépésekor, vagy viszonzásul lehet lőni, mindkétszer nem.
refusal-shot-already-now = Ez alkalommal már lőtt.
refusal-only-mounted-archers-fire = Visszavonulva csak lovas íjász lő.
refusal-parting-shot-once = Egy ellenségre szakaszonként egyszer lő.
refusal-may-not-harass = Ilyen egység nem zaklat.
refusal-archers-do-not-harass = Íjász nem zaklat.
refusal-skirmishers-not-harassed = Csatár nem zaklatható.
refusal-harassed-is-faster = A cél gyorsabb.
refusal-harassment-is-all-it-does = A zaklató egység abban a szakaszban mást nem tesz.
refusal-harassment-from-zoc = Ellenséges zónából nem lehet zaklatni.
refusal-harassment-too-near = A cél szomszédos.
refusal-harassment-too-far = A cél két mezőnél messzebb van.
refusal-harassment-too-far-for-horse = A cél négy mezőnél messzebb van.
refusal-harassment-no-way = Nincs szabad út a célhoz.
refusal-harassment-not-from-there = Ott nem juthat a célhoz.
refusal-harassment-before-elephants = Lovasság szemből nem zaklat elefántot.

## Refusals: shock

refusal-not-in-command-to-attack = Az aktív vezér itt nem parancsol neki.
refusal-no-unit-of-yours-to-attack = Ez nem a te egységed.
refusal-name-the-top-unit = A halom felső egységét nevezd meg.
refusal-attacks-already = Már támad.
refusal-moved-units-declared-already = A mozgott egységek már döntöttek.
refusal-another-unit-declares = Másik egység dönt.
refusal-nobody-in-its-zone = Zónájában nincs ellenség.
refusal-routed-do-not-attack = Futó egység nem támad.
refusal-columns-do-not-attack = Az oszlop nem támad.
refusal-skirmishers-do-not-attack = Csatár nem támad.
refusal-artillery-does-not-attack = A hajítógép nem támad.
refusal-leader-elephants-do-not-attack = A vezér elefántja nem támad.
refusal-rallied-take-no-orders-to-attack = A rendezett egység ebben a fordulóban nem támad.
refusal-triarii-do-not-move-and-attack = A triarii még nem mozoghat és támadhat egyszerre.
refusal-in-a-combat-already = Már harcban áll.
refusal-not-in-its-zone = Az ellenség nincs a zónájában.
refusal-not-all-in-zone-of-all = Nem minden támadó zónájában van ott minden védő.
refusal-others-left-out = Maradnának meg nem támadott ellenségek.
refusal-too-many-to-foresee = Túl sokan harcolnak itt ahhoz, hogy a kimenetel előre látható legyen.
refusal-not-an-attacker-here = Nem támadó ebben a harcban.
refusal-not-a-defender-here = Nem védő ebben a harcban.
refusal-not-from-there = A támadás nem onnan jön.
refusal-not-the-foot-before-elephants = Elefántot csak a szemből támadott gyalogság enged át.
refusal-not-a-hex-behind-the-foot = Ez nem szabad mező a gyalogság mögött.
refusal-not-to-take-this-hit = Ez a találat nem az övé.
refusal-another-unit-advances = Másik egység nyomul előre.
refusal-must-advance = Előre kell nyomulnia.
refusal-hex-not-to-be-entered = Erre a mezőre nem lehet lépni.
refusal-advance-turns-one-vertex = Előrenyomulás után legfeljebb egy sarkot fordul.
refusal-phalanx-cannot-wheel-there = A phalanx oda nem kanyarodhat.
refusal-not-a-pursuer = Nem üldöz.
refusal-not-a-fugitive = Nem fut.
refusal-not-the-way-he-ran = A lovasság arra lovagol tovább, amerre az ellenség menekült.
refusal-not-the-way-of-least-resistance = Ez nem a legkisebb ellenállás útja a széle felé.
refusal-elephant-does-not-go-there = Az elefánt nem oda rohan.
refusal-not-a-nearest-friend = Nem ez a legközelebbi saját egység.

## How the battle ends

reason-withdrawal = az ellenséges sereg visszavonul
reason-both = mindkét sereg visszavonul
reason-turns = véget ért az utolsó forduló

## Standing orders

order-nothing = Semmire se reagálj
order-withdraw = Térj ki minden nehezebb elől
order-stand = Soha ne térj ki
order-fire = Mindig lőj válaszul
order-hold-fire = Soha ne lőj válaszul
order-extend = Mindig nyújtsd meg a vonalat
order-keep-line = Soha ne nyújtsd meg a vonalat
order-keep-facing = Soha ne fordulj az ellenség felé
order-open-ranks = Mindig engedd át az elefántokat
order-close-ranks = Soha ne engedd át az elefántokat
order-no-trump = Soha ne üss felül felülütést vagy lendületet
order-leaders-stay = A vezérek maradnak, ha közeledik az ellenség
until-turn = erre a fordulóra
until-game = visszavonásig
about-type = Típusok
about-unit = Egységek

## Parts of sentences

modifier =
    {", "}{ $reason ->
        [woods] erdő
        [armour] páncél
        [armour-adjacent] páncél közelről
        [skirmishers] csatárok
        [moved] mozgás
        [depleted] meggyengülés
        [rampart] sánc
        [mixed] vegyes halom
        [excess] minőség fölötti találatok
        [attacker] támadott
        [spears] lándzsák szemben
        [african] afrikai elefántok
        [pass-through] megnyitott sorok
        [against-double-depth] kettős mélység ellen
        [double-depth] kettős mélység
        [faster] gyorsabb ellenség
        [size] méretek
        [attacker-depleted] meggyengült támadók
        [defender-depleted] meggyengült védők
        [phalanx] fedett oldalú phalanx
        [indian] indiai elefántok
        [level] szintek
        [defender-in-woods] erdőben álló védők
        [defender-in-marsh] mocsárban álló védők
        [attacker-in-rough] erdőben vagy mocsárban álló támadók
        [river] folyó
        [stream] patak
        [charisma] karizma
        [leader-killed] elesett vezér
       *[other] egyéb
    }{" "}{ $amount ->
        [1] +1
        [2] +2
        [3] +3
        [4] +4
        [5] +5
       *[other] { $amount }
    }
cause =
    { $cause ->
        [front] Támadás szemből
        [flank] Támadás oldalról
        [rear] Támadás hátulról
        [superior-none] Senki sincs fölényben
        [superior-position] A támadók helyzetük miatt fölényben
        [superior-column] A támadók oszloppal szemben fölényben
        [superior-type] A támadók fegyverzetük miatt fölényben
        [superior-defender] A védők fegyverzetük miatt fölényben
        [base] Oszlop a típusok és az irány szerint
        [ratio] A méretek aránya
        [no-ratio] A méretek nem számítanak
        [size] Eltolás a méretek miatt
        [attacker-depleted] Meggyengült támadók
        [defender-depleted] Meggyengült védők
        [phalanx] Fedett oldalú phalanx
        [indian] Indiai elefántok
        [level] Szintek
        [defender-in-woods] Erdőben álló védők
        [defender-in-marsh] Mocsárban álló védők
        [attacker-in-rough] Erdőben vagy mocsárban álló támadók
        [river] Folyó
        [stream] Patak
        [rampart] Sánc
        [column] Oszlop minden eltolás után
        [die] Dobás
        [charisma] Egy vezér karizmája
        [leader-killed] Elesett vezér
        [total] Dobás a módosítókkal
        [table-attackers] A támadók találatai a táblázaton
        [table-defenders] A védők találatai a táblázaton
        [let-through] Átengedett elefántok: kevesebb találat
        [against-skirmishers] Csatárok: a támadóknak alig ártanak
        [hits-attackers] A támadók találatai
        [hits-defenders] A védők találatai
       *[other] Egyéb okok
    }
marker-kind =
    { $real ->
        [yes] , visszavonulási parancsot
       *[no] , hamisat
    }

## Events: the turn and its leaders

event-turn = { $turn }. forduló.
event-marker-placed =
    { $known ->
        [no] { $seat } jelzőt rak vezére alá: { $leader }.
       *[yes] { $seat } jelzőt rak vezére alá: { $leader }{ marker-kind }.
    }
event-marker-shown =
    { $real ->
        [yes] A jelző visszavonulási parancs volt: { $leader }.
       *[no] A jelző hamis volt: { $leader }.
    }
event-elite-roll = Elit szakaszért { $leader } dobása { $die }, összesen { $total }.
event-elephant-leader = { $unit }: új vezér, { $leader }.
event-elephant-leader-gone = { $leader } elhagyja: { $unit }.
event-rout-points = { $seat }: futáspont { $points } / { $level }.
event-won =
    { $seat } győz: { $reason ->
        [withdrawal] { reason-withdrawal }
        [both] { reason-both }
       *[turns] { reason-turns }
    }.
event-drawn =
    A csata döntetlen: { $reason ->
        [withdrawal] { reason-withdrawal }
        [both] { reason-both }
       *[turns] { reason-turns }
    }.
event-activated =
    { $kind ->
        [first] Aktív vezér: { $leader }.
        [momentum] { $leader } lendületben: { $number }. szakasz.
        [elite] Elit szakasz: { $leader }.
       *[reactivation] Újra aktív: { $leader }.
    }
event-tie = Ki kezd { $count } kezdeményezéssel: { $first } a { $second } ellen.
event-leader-finished = { $leader } végzett.
event-leader-waits = { $leader } ellenséges zónában várakozik.
event-trump =
    { $success ->
        [yes] Sikeres közbevágás, { $leader }: { $die } (legfeljebb { $need }).
       *[no] Sikertelen közbevágás, { $leader }: { $die } (legfeljebb { $need }).
    }
event-momentum =
    { $success ->
        [yes] Lendület, { $leader }: { $die } (legfeljebb { $need }).
       *[no] Nincs lendület, { $leader }: { $die } (legfeljebb { $need }).
    }
event-doom = A kilences után { $leader } dobása { $die }.
event-bypassed = Átugorva, e fordulóban lendület nélkül: { $leaders }.
event-succession = { $leader } átveszi a sereg vezetését.

## Events: orders

event-strategy-roll =
    { $success ->
        [yes] Sikeres stratégiadobás, { $leader }: { $die }, módosító { $modifier }, legfeljebb { $need }.
       *[no] Sikertelen stratégiadobás, { $leader }: { $die }, módosító { $modifier }, legfeljebb { $need }.
    }
event-line-command = { $leader } vonalparancsa, { $line }: { $units }.
event-leader-moved = { $leader } ide megy: { $to }.
event-replaced = { $leader } helyére { $other } lép.
event-leader-joined = { $leader } itt veszi át a vezetést: { $to }.
event-arrived = { $unit }: érkezés ide: { $to }.
event-leader-arrived = { $leader } megérkezik: { $to }.
event-regrouped = { $leader } visszahívja a lovasságot.
event-returned = { $unit }: visszatérés ide: { $to }.
event-rally =
    { $result ->
        [rallied] Sikeres rendezés, { $leader }, { $unit }: dobás { $die }, módosító { $modifier }, legfeljebb { $need }.
        [runs] Sikertelen rendezés, további futás, { $leader }, { $unit }: dobás { $die }, módosító { $modifier }, legfeljebb { $need }.
       *[lost] Sikertelen rendezés, az egység elvész, { $leader }, { $unit }: dobás { $die }, módosító { $modifier }, legfeljebb { $need }.
    }
event-rally-hits = { $unit }: rendezés után { $total } találat (dobás { $die }, módosító { $modifier }).
event-restacked = { $unit }: felülre.

## Events: movement

event-moved = { $unit }: mozgás ide: { $to }.
event-turned = { $unit }: fordulás, { $vertex }.
event-column-turned = { $unit }: fordulás oszlopban, { $side }.
event-wheeled = { $unit }: kanyarodás ide: { $to }, arccal { $vertex }.
event-faced-about = { $unit }: hátraarc, { $vertex }.
event-fell-in = { $unit }: oszlopba állás, arccal { $side }.
event-deployed = { $unit }: kiállás az oszlopból, arccal { $vertex }.
event-withdrew = { $unit }: visszavonulás ide: { $to }.
event-line-withdraws = A vonal visszavonul: { $line }.
event-extended = { $unit }: félrelépés ide: { $to }.
event-leader-withdrew = { $leader } visszavonul ide: { $to }.
event-leader-caught = { $leader } egyedül az ellenség kezére jut.

## Events: missiles

event-fired =
    { $how ->
        [order] { $unit }: lövés, cél: { $target }
        [entry] { $unit }: lövés a közeledőre, cél: { $target }
        [exit] { $unit }: lövés a távozóra, cél: { $target }
        [return] { $unit }: viszontlövés, cél: { $target }
        [harass] { $unit }: zaklatás, cél: { $target }
        [screen] { $unit }: a kíséret lövése, cél: { $target }
       *[parting] { $unit }: lövés visszavonulva, cél: { $target }
    }, táv { $range }, erő { $strength }: dobás { $die }{ $modifiers }; találat { $hits }.
event-fired-at-leader = { $unit }: lövés a vezérre, { $leader }, erő { $strength }: dobás { $die }.
event-missiles-low =
    { $screen ->
        [yes] { $unit }, a kíséret lövedékei fogytán.
       *[no] { $unit }: lövedékei fogytán.
    }
event-missiles-gone =
    { $screen ->
        [yes] { $unit }, a kíséret lövedékei elfogytak.
       *[no] { $unit }: lövedékei elfogytak.
    }
event-leader-in-danger = { $leader } veszélyben: dobás { $die }.
event-reloaded = { $unit }: lövedékei pótlódtak.

## Events: shock

event-will-attack =
    { $check ->
        [yes] { $unit }: támadás, próba után.
       *[no] { $unit }: támadás.
    }
event-combat = Harc: { $attackers }; védelem: { $defenders }.
event-lets-through = { $unit }: az elefántok átengedése.
event-checked = { $unit }: próba, dobás { $die }{ $modifiers }, minőség { $quality }, többlet { $excess }.
event-shock =
    Támadás: { $attackers }; védelem: { $defenders }; { $by } erre: { $against }, { $angle ->
        [front] szemből
        [flank] oldalról
       *[rear] hátulról
    }, { $superior ->
        [none] senki sincs fölényben
        [attacker] a támadók fölényben
       *[defender] a védők fölényben
    }{ $reason ->
        [none] {""}
        [position] {" "}helyzetük miatt
        [column] {" "}oszloppal szemben
       *[type] {" "}fegyverzetük miatt
    }. { $base }. oszlop, méretek { $sizes } (arány { $ratio }){ $shifts }: { $column }. oszlop; dobás { $die }{ $modifiers }. A támadók és a védők találatai a táblázaton: { $table }; összesen: { $hits }.
event-both-break =
    Mindkét fél megtörne, a támadók { $attackers }, a védők { $defenders } többlettel: { $side ->
        [attacker] a támadók futnak
       *[defender] a védők futnak
    }.
event-advanced = { $unit }: előrenyomulás ide: { $to }.
event-got-through = { $unit }: áttörés ide: { $to }.
event-engaged = Lekötés: { $unit } és { $target }.
event-broke-off = { $unit }: elszakadás ide: { $to }.

## Events: hits, rout and rampage

event-hits = { $unit }: { $hits } találat, összesen { $total }.
event-recovered = { $unit }: { $hits } találattal kevesebb, maradt { $total }.
event-held = { $unit }: kitartás, találatok: { $total }.
event-routed = { $unit }: futás.
event-eliminated = { $unit }: megsemmisülés.
event-fled = { $unit }: futás, útja { $path }.
event-leader-killed = { $leader } elesik (dobás { $die }).
event-leader-wounded =
    { $how ->
        [light] { $leader } könnyen sebesül (dobás { $die }).
       *[bad] { $leader } megsebesül (dobás { $die }).
    }
event-leader-trampled = { $leader } az elefánt lábai alatt leli halálát.
event-grief = { $unit }: lovasa elesett, dobás { $die }.
event-runs-wild = { $unit }: megvadulás.
event-rampage = { $unit }: tombolás, dobás { $die }.
event-ran-wild = { $unit }: rohanás, útja { $path }.
event-trampled = { $unit }: eltaposás, cél: { $target }; találat { $hits }.
event-calmed = { $unit }: lecsillapodás, találatok: { $total }.
event-pursuit =
    { $pursues ->
        [yes] { $unit }: üldözés, dobás { $die }, minőség { $quality }.
       *[no] { $unit }: az üldözés vége, dobás { $die }, minőség { $quality }.
    }
event-pursued = { $unit }: üldözés idáig: { $to }.
event-left-in-pursuit = { $unit }: üldözve le a térképről.

## Prompts

prompt-markers = { $seat }: mely vezérek kapnak visszavonulási parancsot, melyek hamis jelzőt?
prompt-elite = { $seat }: kié legyen az elit szakasz?
prompt-activate = { $seat }: aktiválj egy { $count } kezdeményezésű vezért, vagy vágj közbe.
prompt-counter-trump = { $seat }: közbevágsz? Következne { $leader } (kezdeményezés { $count }).
prompt-momentum = { $seat }: { $leader } próbálkozik lendülettel (legfeljebb { $count })?
prompt-reactivate = { $seat }: melyik vezér legyen újra aktív?
prompt-succession = { $seat }: melyik proconsul vegye át a vezetést?
prompt-orders = { $seat }: { $leader } parancsai, maradt { $count }.
prompt-lines = { $seat }: { $leader } vonalparancsai, maradt { $count }.
prompt-which-line = { $seat }: { $line }, több vonal is van; melyik?
prompt-line = { $seat }: { $leader }, vonal: { $line }; ki a következő?
prompt-leader-move = { $seat }: merre menjen { $leader }? Pontjai: { $count }.
prompt-join = { $seat }: melyik egységhez csatlakozzon { $leader }?
prompt-enter = { $seat }: hol lépjen a térképre? { $unit }
prompt-enter-leader = { $seat }: hol lépjen a térképre { $leader }?
prompt-column-head = { $seat }: merre nézzen az oszlop? { $unit }
prompt-regroup = { $seat }: melyik lovasság térjen vissza?
prompt-facing = { $seat }: merre nézzen? { $unit }
prompt-elephant-leaders = { $seat }: mely elefántok kapjanak vagy veszítsenek saját vezért?
prompt-move = { $seat }: mozgás, pontok { $points }: { $unit }
prompt-nearing = { $seat }: ki vonul vissza? Közeledik: { $unit }
prompt-withdrawing =
    { $seat }: visszavonulás, { $hexes ->
        [0] pontok { $points }
       *[other] mezők { $hexes }
    }: { $unit }
prompt-line-withdrawing = { $seat }: a vonal visszavonul, { $line }; ki a következő?
prompt-whose-order = { $seat }: kinek a parancsára vonul vissza a vonal, { $line }?
prompt-extension = { $seat }: mely egységek szélesítsék a vonalat?
prompt-flank = { $seat }: melyik oldalra? { $unit }
prompt-reface = { $seat }: fordulás? { $unit }; közeledik: { $enemy }
prompt-leaders-withdraw = { $seat }: mely vezérek vonuljanak vissza az ellenség elől?
prompt-leader-refuge = { $seat }: hová vonuljon vissza { $leader }?
prompt-entry-fire = { $seat }: ki lő a közeledőre? Cél: { $unit }
prompt-exit-fire = { $seat }: ki lő a távozóra? Cél: { $unit }
prompt-return-fire = { $seat }: viszontlövés? Cél: { $unit }
prompt-harass-from = { $seat }: honnan zaklasson? { $unit }; cél: { $target }
prompt-declare = { $seat }: támadjon? { $unit }
prompt-designate = { $seat }: mely mozdulatlan egységek támadjanak? Vezérük { $leader }.
prompt-combat = { $seat }: kit támadjon? { $unit }
prompt-join-combat = { $seat }: ki száll be? Támadás: { $unit }; cél: { $targets }
prompt-pass-through = { $seat }: átengedi az elefántokat ({ $attackers })? { $unit }
prompt-defend-as = { $seat }: melyik egység legyen a védelem mércéje: { $defenders }? Támadnak: { $attackers }.
prompt-attack-by = { $seat }: melyik egység legyen a támadás mércéje: { $attackers }? Védekeznek: { $defenders }.
prompt-attack-from = { $seat }: honnan számítson a támadás: { $attackers }? Védekeznek: { $defenders }.
prompt-divide-hits = { $seat }: kié a következő találat? Maradt: { $count }.
prompt-spare = { $seat }: { $unit }, találatok: { $count }; kapjon belőle a vezér elefántja?
prompt-advance = { $seat }: ki nyomuljon előre?
prompt-advance-where = { $seat }: hová nyomuljon előre? { $unit }
prompt-advance-turn = { $seat }: forduljon az előrenyomulás után? { $unit }
prompt-emerge = { $seat }: hol bukkanjon fel? { $unit }
prompt-break-off = { $seat }: elszakadjon? { $unit }
prompt-deploy-shocked = { $seat }: merre nézzen az oszlopból kiállva? { $unit }
prompt-flee = { $seat }: merre fusson? { $unit }
prompt-flee-with = { $seat }: mely vezérek fussanak vele? { $unit }
prompt-nearest = { $seat }: ki felé rohanjon? { $unit }
prompt-rampage = { $seat }: merre rohanjon? { $unit }
prompt-pursue = { $seat }: melyik lovasság üldözzön?
prompt-quarry = { $seat }: kit üldözzön a lovasság?
prompt-ride-on = { $seat }: merre lovagoljon tovább? { $unit }

## A tábla

board-map = A csatatér
board-status = A csata állása
board-tab-battle = Csata
board-tab-leaders = Vezérek
board-tab-orders = Parancsok
board-turn = { $turn }. forduló
board-lost = Elvesztett futáspont: { $lost }; a sereg { $limit } pontnál visszavonul
board-leaders = Vezérek kezdeményezésük sorrendjében
board-orders = { $most } parancsból { $given } kiadva
board-line-command = Vonalparancs: { $count } egység
board-moving = { $unit }: { $left } mozgáspontja maradt
board-figures = méret { $size }, minőség { $tq }, mozgás { $ma }, találat { $hits }
board-leader = kezdeményezés { $initiative }, hatótáv { $range }, karizma { $charisma }, vonal { $lines }
board-level = { $level }. szint
board-hits = { $hits } találat
board-face-n = északnak néz
board-face-ne = északkeletnek néz
board-face-e = keletnek néz
board-face-se = délkeletnek néz
board-face-s = délnek néz
board-face-sw = délnyugatnak néz
board-face-w = nyugatnak néz
board-face-nw = északnyugatnak néz
board-sign-column = oszlopban
board-sign-mirror = bal felével előre
board-sign-routed = menekül
board-sign-depleted = megfogyatkozott
board-sign-rallied = rendeződött
board-sign-dead = elesett
board-sign-away = a térképen kívül
board-sign-waiting = még nem érkezett meg
board-sign-low = kevés lövedék
board-sign-no = nincs lövedék
board-sign-screen-low = kísérő: kevés lövedék
board-sign-screen-no = kísérő: nincs lövedék
board-sign-finished = végzett
board-sign-moved = ebben a fordulóban már mozgott
board-sign-moved-now = mozgott
board-sign-fired = lőtt
board-sign-must-check = próba után támad
board-sign-no-check = próba nélkül támad
board-sign-engaged = harcban lekötve
board-sign-no-momentum = lendület nélkül
board-sign-wounded = sebesült
board-sign-absent = még nem érkezett meg
board-sign-marker = jelölő
board-legend-figures = méret, minőség, mozgás; a sáv a csúccsal az arcvonal, a csík a légióé
board-legend-hits = találatok; piros, ha a következő megtöri az egységet
board-legend-routed = menekül
board-legend-depleted = megfogyatkozott
board-legend-must-check = ebben a fázisban támad
board-legend-low = » lövedékek, › az utolsó sortűz
board-legend-no = egyik jel sem: nincs több lövedék
board-legend-lit = most tehető vele valami
board-legend-held = az egység, amely cselekszik
board-legend-leader = vezér a kezdőbetűjével
board-legend-leader-lit = most választható vezér
board-legend-leader-active = a vezér, aki most parancsol
board-legend-leader-finished = vezér, aki ebben a fordulóban végzett
board-legend-leader-marker = vezér jelölővel, amelyet az ellenség nem lát
board-legend-road = út
board-legend-price = ennyi mozgáspont az út odáig
board-legend-dear = találatok, amelyekbe az út kerül
board-legend-risk = ott kockadobás jár, amely találatokba kerülhet
board-legend-asked = az ellenség válaszolhat az utolsó lépésre
board-odds = Esélyek
board-odds-title = Mi lehet belőle
board-odds-none = Semmi, ami most választható, nem vezet összecsapáshoz.
board-odds-charge = Roham
board-odds-shock = Összecsapás
board-odds-attackers = Támadók
board-odds-defenders = Védők
board-odds-hits = { $hits } találat
board-odds-mean = Várható találatok
board-odds-rout = Futás
board-odds-won = A mező a támadóké marad
board-odds-lost = A mező a védőké marad
board-shock = Összecsapás
board-shock-check = { $unit }: próba, dobás { $die }, minőség { $quality }
board-shock-row = Ok
board-shock-amount = Érték
board-shock-rule = Szabály
board-shock-hits = { $unit }: találatok, összesen { $total }
board-shock-held = { $unit }: kitart
board-shock-routed = { $unit }: megfut
board-shock-eliminated = { $unit }: elpusztul
board-shock-recovered = { $unit }: rendeződik
board-compass-column = Oszlopba
board-compass-deploy = Oszlopból
board-compass-face = Odafordulás
board-compass-step = Lépés
board-compass-turn = Fordulás
board-drill = Az egész vonal
board-drill-forward =
    Mindenki egy hexet előre, { $side ->
        [n] { hexside-n }
        [ne] { hexside-ne }
        [se] { hexside-se }
        [s] { hexside-s }
        [sw] { hexside-sw }
        [nw] { hexside-nw }
        [left] előre balra
       *[right] előre jobbra
    }
board-drill-far = Mindenki előre az érintkezésig
board-drill-same = A következő ugyanezt
board-show = Mutasd a térképen
board-show-command = Parancsnoki hatótáv
board-show-lines = Vezényelhető vonalak
board-show-zones = Ellenőrzési zónák
board-show-fire = Lőmező és látómező
board-guide = Öt mondatban
board-way =
    { $points } pont{ $hits ->
        [0] {""}
       *[other] , { $hits } találat
    }{ $risk ->
        [yes] , és egy kockadobás
       *[no] {""}
    }

## A tábla: mit mond az ellenfél fázisainak összefoglalása

board-digest-lines =
    { $count ->
        [one] egy vonal parancsot kapott
       *[other] { $count } vonal parancsot kapott
    }
board-digest-moved =
    { $count ->
        [one] mozgott: { $things }
       *[other] { $count } egység mozgott
    }
board-digest-withdrew =
    { $count ->
        [one] visszavonult: { $things }
       *[other] { $count } egység visszavonult
    }
board-digest-fired =
    { $count ->
        [0] lövések találat nélkül
       *[other] lövések: { $count } találat
    }
board-digest-combats =
    { $count ->
        [one] egy összecsapás
       *[other] { $count } összecsapás
    }
board-digest-routed =
    { $count ->
        [one] megfutamodott: { $things }
       *[other] { $count } egység megfutamodott: { $things }
    }
board-digest-eliminated =
    { $count ->
        [one] megsemmisült: { $things }
       *[other] { $count } egység megsemmisült: { $things }
    }
board-digest-rout = { $seat }: futáspont { $points } / { $level }
