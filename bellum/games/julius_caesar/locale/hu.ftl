### Julius Caesar. A városok és tengerek latin neve nem kap ragot, ezért áll nyíllal vagy kettősponttal.

## Nevek

side-caesar = Caesar
    .dative = Caesarnak
    .allative = Caesarhoz
side-pompeius = Pompeius
    .dative = Pompeiusnak
    .allative = Pompeiushoz

block-caesar = Caesar
block-antonius = Antonius
block-octavian = Octavianus
block-pompeius = Pompeius
block-scipio = Scipio
block-brutus = Brutus
block-cleopatra = Kleopátra
block-pompeius_elephant = Elefánt

card-apollo = Apolló
card-jupiter = Jupiter
card-mars = Mars
card-mercury = Mercurius
card-neptunus = Neptunus
card-pluto = Plutó
card-vulcanus = Vulcanus

kind-leader = vezér
kind-legion = légió
kind-equitatus = lovasság
kind-elephant = elefánt
kind-auxilia = auxilia
kind-ballista = balliszta
kind-navis = flotta
kind-cleopatra = Egyiptom királynője

colour-caesar = barna
colour-pompeius = zöld
colour-egypt = kék

place-pool = toborzási készlet
place-open = idén kiesett blokkok
place-trophy = elesett vezérek
place-box = még nincs játékban
place-unplaced = elhelyezésre vár

region-hispania = Hispania
region-gallia = Gallia
region-italia = Itália
region-insulae = Szigetek
region-africa = Afrika
region-graecia = Illíria, Görögország és Trákia
region-asia = Kis-Ázsia
region-oriens = Egyiptom és Szíria
region-maria = Tengerek

scenario-historical_705 = A polgárháború, Róma alapításának 705. éve
scenario-historical_705-about = Kr. e. 49 történelmi felállása: Caesaré Gallia, Pompeiusé a többi nagy része.
option-free_setup = Szabad felállás
option-free_setup-about = A játékosok kezdő blokkjaikat tetszés szerint osztják el a történelmi felállás városai között.

reason-ten-points = legalább tíz győzelmi pont a tél után
reason-more-points = több győzelmi pont az utolsó év után
reason-rome = egyenlő pontszám mellett Róma birtoklása dönt
reason-draw = egyenlő pontszám, és Róma senkié

## Mondatrészek

the-side =
    { $side ->
        [caesar] { side-caesar }
       *[pompeius] { side-pompeius }
    }
the-side-dative =
    { $side ->
        [caesar] { side-caesar.dative }
       *[pompeius] { side-pompeius.dative }
    }
the-side-allative =
    { $side ->
        [caesar] { side-caesar.allative }
       *[pompeius] { side-pompeius.allative }
    }
the-attacker =
    { $attacker ->
        [caesar] { side-caesar }
       *[pompeius] { side-pompeius }
    }
roman =
    { $strength ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
a-block =
    { $known ->
        [yes] { $block }
       *[no] { $own ->
            [yes] egy blokk
           *[no] { $back ->
                [caesar] egy barna blokk
                [pompeius] egy zöld blokk
               *[egypt] egy kék blokk
            }
        }
    }
a-fleet =
    { $known ->
        [yes] { $block }
       *[no] egy flotta
    }
a-mover =
    { $mode ->
        [fleet] { a-fleet }
       *[land] { a-block }
    }
block-of-side = { $block } ({ the-side })
face = { $block } { roman }
hungry = { $space } ({ $count })
faces = { the-side }: { $blocks }

## Lépések

action-place = Elhelyezés: { $block }
action-discard = Eldobás: { $card }
action-play = Kijátszás: { $card }
action-move = Mozgás: { $block }
action-sail = Tengeri mozgás: { $block }
action-to = Cél: { $space }
action-stop = Megállás itt
action-main = A főtámadás iránya: { $space }
action-surprise = Meglepetés: { $space }
action-levy = Toborzás: { $block }
action-tempt = Ellenséges blokk átcsábítása: { $space }
action-reclaim = Saját színű blokk visszaszerzése: { $space }
action-tempt_cleopatra = Kleopátra átcsábítása
action-strike = Csapás: { $space }
action-battle = Csata: { $space }
action-fire = Harc: { $block }
action-pass = Passz: { $block }
action-retreat = Visszavonulás: { $block }
action-hit = A találatot kapja: { $block }
action-disband = Feloszlatás: { $block }
action-done = Kész

## Felszólítások

prompt-place = { the-side }: válassz egy blokkot. Helye: { $space }.
prompt-discard = Mindkét játékos: dobjatok el titokban egy-egy kártyát.
prompt-card = Mindkét játékos: válasszatok titokban egy-egy kártyát.
prompt-move =
    { the-side }: { $points ->
        [0] elfogyott a mozgáspont; mozgasd a kifizetett csoportok többi blokkját, vagy fejezd be.
        [one] válassz mozgó blokkot; 1 mozgáspont maradt.
       *[other] válassz mozgó blokkot; { $points } mozgáspont maradt.
    }
prompt-march = { the-side }: hová megy a blokk? Most itt áll: { $from }.
prompt-voyage = { the-side }: melyik kikötőbe hajózik a blokk? Most itt áll: { $from }.
prompt-main = { the-side }: honnan jön a főtámadás? Célja: { $space }.
prompt-surprise = { the-side }: melyik csatában támadsz meglepetésszerűen?
prompt-levy =
    { the-side }: állíts fel vagy erősíts egy blokkot; { $points ->
        [one] 1 toborzási pont maradt.
       *[other] { $points } toborzási pont maradt.
    }
prompt-muster = { the-side }: melyik városban áll fel az új blokk?
prompt-jupiter = { the-side }: válaszd ki az ellenséges blokkot, amelyet Jupiter átcsábít, vagy senkit.
prompt-defect = { the-side }: melyik városba áll át { $block }?
prompt-vulcan = { the-side }: válaszd ki az ellenséges várost, amelyre Vulcanus lesújt.
prompt-battles = { the-side }: válaszd ki a következő csatát.
prompt-battle =
    Csata: { $space }, { $round }. kör. { the-side }: { $round ->
        [1] válassz blokkot, amely harcol vagy passzol.
       *[other] válassz blokkot, amely harcol, passzol vagy visszavonul.
    }
prompt-battle-retreat = Csata: { $space }, { $round }. kör. { the-side }: a támadóknak most vissza kell vonulniuk.
prompt-hit =
    { the-side }: { $hits ->
        [one] válaszd ki, melyik legerősebb blokkod kapja a találatot.
       *[other] válaszd ki, melyik legerősebb blokkod kapja a következőt a hátralévő { $hits } találatból.
    }
prompt-withdraw = { the-side }: hová vonul vissza { $block }?
prompt-regroup = { the-side }: csoportosítsd át a győztes blokkokat, vagy fejezd be. Csata: { $space }.
prompt-regroup-to = { the-side }: hová csoportosul át a blokk?
prompt-harbour-fleet = { the-side }: válaszd ki, melyik flotta fusson be következőként téli kikötőjébe.
prompt-harbour = { the-side }: melyik kikötőben telel a flotta? Most itt van: { $space }.
prompt-supply = { the-side }: városok, amelyek nem tudnak minden blokkot ellátni, és hányat kell levenni: { $cities }.
prompt-disband = { the-side }: oszlass fel blokkokat, ha akarsz, vagy fejezd be.

## Események

event-year =
    { $year }. év (Kr. e. { $number ->
        [1] 49
        [2] 48
        [3] 47
        [4] 46
       *[5] 45
    }), { $number }/{ $of }.
event-dealt =
    { $known ->
        [yes] { the-side } kártyái: { $cards }.
       *[no] { the-side } { $count ->
            [one] egy kártyát kap.
           *[other] { $count } kártyát kap.
        }
    }
event-set-up = { the-side } blokkjai felálltak.
event-placed = { the-side } elhelyez: { a-block }, { $space }.
event-discarded =
    { $known ->
        [yes] { the-side } eldob egy kártyát: { $card }.
       *[no] { the-side } eldob egy kártyát.
    }
event-turn = { $year }. év, { $turn }. forduló.
event-chose-card =
    { $known ->
        [yes] { the-side } képpel lefelé letesz egy kártyát: { $card }.
       *[no] { the-side } képpel lefelé letesz egy kártyát.
    }
event-cards = Kártyák: { side-caesar } { $caesar }, { side-pompeius } { $pompeius }.
event-events-cancel = A két esemény kioltja egymást, a forduló véget ér.
event-player-1 = Az 1. játékos: { the-side }.
event-apollo = Apolló: { the-side } lemásol egy kártyát: { $card }.
event-apollo-nothing = Apolló: { the-side-dative } nincs mit lemásolnia.
event-no-effect = { the-side }: { $card } hatástalan.
event-jupiter = Jupiter { the-side-dative } kedvez. { $space }, a kisorsolt blokk: { $block }, ereje { roman }.
event-weakened = { $space }: { $block } egy erőszintet veszít.
event-defected = { $block } átáll { the-side-allative } ({ $to }).
event-vulcan =
    { the-side } kérésére Vulcanus lesújt. { $space }: { $count ->
        [one] egy blokk egy erőszintet veszít.
       *[other] { $count } blokk egy-egy erőszintet veszít.
    }
event-moved =
    { $mode ->
        [fleet] { the-side }: { a-fleet } hajózik, { $from } → { $to }.
       *[land] { the-side }: { a-block } menetel, { $from } → { $to }.
    }
event-attacked = { the-side }: { a-mover } támad, { $from } → { $to }.
event-reinforced = { the-side }: { a-mover } erősítésként érkezik, { $from } → { $to }.
event-sailed = { the-side }: { a-block } átkel a tengeren, { $from } → { $to }.
event-moves-done =
    { $left ->
        [0] { the-side } befejezi a mozgást.
        [one] { the-side } befejezi a mozgást; 1 mozgáspont elvész.
       *[other] { the-side } befejezi a mozgást; { $left } mozgáspont elvész.
    }
event-main-attack = { the-side } főtámadása: { $from } → { $space }.
event-surprise = { the-side } meglepetésszerűen támad: { $space }.
event-raised = { the-side } toboroz: { a-block }, { $space }.
event-strengthened = { the-side } erősít: { a-block }, { $space }.
event-battle = Csata: { $space }. Támadó: { the-attacker }.
event-revealed = Felfedett blokkok – { $blocks }.
event-round = { $space }: { $round }. kör.
event-reserves = Megérkezik a tartalék – { $blocks }.
event-disrupted = { $space }: { the-side } tartaléka meginog, minden blokkja egy erőszintet veszít.
event-roles-change = { $space }: szerepcsere, mostantól { the-attacker } a támadó.
event-fired =
    { the-side }: { $block } dobása { $rolls } (talál: { $rating ->
        [1] 1
       *[other] 1–{ $rating }
    }), { $hits ->
        [0] nincs találat.
        [one] 1 találat.
       *[other] { $hits } találat.
    }
event-passed = { the-side }: { $block } passzol.
event-hit = { the-side }: { $block } erőszintet veszít, ereje { roman }.
event-eliminated = { $space }: { the-side } blokkot veszít, { $block } kiesik.
event-leader-killed = { $space }: { the-side } vezért veszít, elesik { $block }.
event-third-leader = { $block } bekerül { the-side } toborzási készletébe.
event-cleopatra-changes = { $space }: { $block } I-es erővel átáll { the-side-allative }.
event-retreated = { the-side }: { $block } visszavonul, { $from } → { $to }.
event-won = { $space }: a csatát { the-side } nyeri.
event-regrouped = { the-side }: { a-block } átcsoportosul, { $from } → { $to }.
event-winter = Tél a { $year }. évben.
event-cleopatra-home = { $block } hazatér ({ $space }).
event-cleopatra-joins = { $space }: { $block } átáll { the-side-allative }.
event-fleet-lost = { $space }: baráti kikötő híján { a-fleet } a készletbe kerül ({ the-side }).
event-harboured = { the-side }: { a-fleet } kikötőbe fut, { $from } → { $to }.
event-unsupplied = { $space }: ellátás híján { a-block } a készletbe kerül ({ the-side }).
event-score = Győzelmi pontok: { side-caesar } { $caesar }, { side-pompeius } { $pompeius }.
event-disbanded = { the-side } feloszlat: { a-block }, { $space }.
event-game-over =
    { $reason ->
        [ten-points] { the-side } győz: { reason-ten-points }.
        [more-points] { the-side } győz: { reason-more-points }.
        [rome] { the-side } győz: { reason-rome }.
       *[draw] Döntetlen: { reason-draw }.
    } { side-caesar } { $caesar }, { side-pompeius } { $pompeius }.

## Elutasítások: kártyák és felállás

refusal-card-not-in-hand = Ez a kártya nincs a kezedben.
refusal-card-played-already = Ezt a kártyát idén már kijátszottad.
refusal-card-discarded = Ezt a kártyát az év elején eldobtad.
refusal-set-up-not-yours = Csak a saját blokkjaidat állíthatod fel.
refusal-set-up-already = Ennek a blokknak már megvan a helye.
refusal-set-up-from-the-pool = Ez a blokk nem tartozik a történelmi felálláshoz, és nem is cserélhető be.
refusal-fleet-needs-port = Flotta csak kikötőben állhat.
refusal-ports-kept-for-fleets = A kikötőkben maradt helyekre a flottáknak van szükségük.

## Elutasítások: események

refusal-not-adjacent-to-friendly-city = Ez a terület nem szomszédos egyetlen baráti városoddal sem.
refusal-no-enemy-there = Az ellenfélnek nincs ott átcsábítható blokkja.
refusal-no-block-of-the-enemys-colour = Az ottani ellenséges blokkok közül egyik sem az ellenfél színét viseli.
refusal-nothing-to-reclaim = Ott egyetlen saját színű blokkod sem áll az ellenfél szolgálatában.
refusal-cleopatra-serves-you = Kleopátra már téged szolgál.
refusal-cleopatra-off-the-map = Kleopátra nincs a térképen.
refusal-comes-over-to-adjacent-city = A blokk csak szomszédos városba állhat át.
refusal-comes-over-to-friendly-city = A blokk csak számodra baráti városba állhat át.
refusal-vulcan-strikes-cities = Vulcanus városra sújt le, nem tengerre.
refusal-not-an-enemy-city = Vulcanus csak ellenséges városra sújt le.
refusal-not-your-attack = Ott nem te támadsz.

## Elutasítások: mozgás

refusal-move-not-yours = Csak a saját blokkjaidat mozgathatod.
refusal-move-off-the-map = Amelyik blokk nincs a térképen, az nem mozoghat.
refusal-already-moved = Ez a blokk ebben a fordulóban már mozgott.
refusal-no-moves-left = Erre már nincs mozgáspontod.
refusal-card-moves-land-blocks = Ez a kártya szárazföldi blokkokat mozgat, flottát nem.
refusal-card-moves-fleets = Ez a kártya csak flottákat mozgat.
refusal-pinned = A támadók minden ottani blokkodat lekötik.
refusal-nowhere-to-move = Ebből a városból minden út zárva van a blokk előtt.
refusal-nowhere-to-sail = A flotta innen egyetlen tengerre vagy kikötőbe sem juthat.
refusal-no-road = Oda nem vezet út.
refusal-only-fleets-at-sea = Tengeren csak flotta lehet.
refusal-already-there = A blokk már ott van.
refusal-no-seaway = A flotta csak kikötő és annak tengere vagy szomszédos tengerek között mozoghat.
refusal-too-far-to-attack = Ez a blokk már túl messzire jutott ahhoz, hogy csatába lépjen.
refusal-attackers-road = Nem mehetsz ki azon az úton, amelyen a támadók jöttek.
refusal-road-full = Ezen az úton ebben a fordulóban nem mehet több blokkod.
refusal-strait-full = Ezen a szoroson ebben a fordulóban nem kelhet át több blokkod.
refusal-strait-attack = Ezen a szoroson át ebben a fordulóban nem támadhat több blokkod.
refusal-fleet-holds-sea = Ennek a flottának maradnia kell: tengerére szükség van e forduló egyik tengeri mozgásához.
refusal-no-move-yet = A blokk még nem mozgott.
refusal-sail-not-yours = Tengeren csak a saját blokkjaidat szállíthatod.
refusal-sail-off-the-map = Amelyik blokk nincs a térképen, az nem szállítható tengeren.
refusal-fleets-do-not-sail-as-cargo = A tengeri mozgás szárazföldi blokkot visz; a flotta magától mozog.
refusal-no-sea-moves-by-event = Ez a kártya nem enged tengeri mozgást.
refusal-sea-moves-first = A tengeri mozgások minden más mozgást megelőznek.
refusal-not-in-port = A tengeri mozgás kikötőben kezdődik.
refusal-no-friendly-sea = E kikötő egyik tengere sem baráti.
refusal-not-a-port = A tengeri mozgás kikötőben ér véget.
refusal-sail-to-another-port = A tengeri mozgás egy másik kikötőbe vezet.
refusal-no-port-to-sail-to = Baráti tengereken át nem érhető el baráti vagy üres kikötő.
refusal-no-friendly-route = Oda nem vezetnek baráti tengerek.
refusal-port-not-friendly-or-vacant = A tengeri mozgásnak baráti vagy üres kikötőben kell véget érnie.
refusal-not-an-attack-road = Onnan nem érkezett támadód.

## Elutasítások: toborzás

refusal-levy-not-yours = Toborzási pontot csak a saját blokkjaidra költhetsz.
refusal-full-strength = Ez a blokk teljes erejű.
refusal-eliminated-this-year = Ez a blokk idén esett ki, csak jövőre toborozható.
refusal-leader-dead = Ez a vezér halott.
refusal-third-leader-waits = Ez a vezér csak akkor lép játékba, ha oldalának egy másik vezére elesik.
refusal-fleet-at-sea = Flottát kikötőben lehet erősíteni, tengeren soha.
refusal-home-not-friendly = Ez a blokk csak a saját városában toborozható, az pedig nem baráti.
refusal-no-friendly-major-port = Nincs baráti nagy kikötőd, ahol flottát építhetnél.
refusal-no-friendly-city = Nincs baráti városod, ahol toborozhatnád.
refusal-raised-in-cities = Új blokk városban áll fel, tengeren soha.
refusal-city-not-friendly = Új blokkhoz baráti város kell.
refusal-not-its-home = Ez a blokk csak a saját városában toborozható.
refusal-not-a-major-port = Flotta csak nagy kikötőben építhető.

## Elutasítások: csaták

refusal-not-contested = Ott nincs megvívandó csata.
refusal-turn-not-yours = Most csak a saját blokkjaid kerülnek sorra.
refusal-not-in-this-battle = Ez a blokk nem vesz részt ebben a csatában.
refusal-in-reserve = Ez a blokk a 2. körig tartalékban van.
refusal-already-acted = Ez a blokk ebben a körben már sorra került.
refusal-not-its-turn = Most más betűjelű blokkok vannak soron.
refusal-must-retreat = A 4. körben a támadóknak vissza kell vonulniuk.
refusal-no-retreat-in-round-1 = Az 1. körben senki sem vonulhat vissza.
refusal-cannot-retreat = Ez a blokk nem tud visszavonulni.
refusal-fleet-cannot-retreat = Ennek a flottának nincs tengere vagy kikötője, ahová visszavonulhatna.
refusal-hit-not-yours = A találatot a te egyik blokkod kapja.
refusal-hit-elsewhere = A találatot olyan blokk kapja, amely részt vesz ebben a csatában.
refusal-hit-in-reserve = A tartalékban lévő blokkok nem kapnak találatot.
refusal-not-strongest = A találatot a legerősebb blokkod kapja.
refusal-no-retreat-way = A csata helyéről sem út, sem tenger nem vezet oda.
refusal-no-retreat-seaway = A flotta csak szomszédos tengerre vagy tengerének egyik kikötőjébe vonulhat vissza.
refusal-retreat-into-enemy = Nem vonulhatsz vissza oda, ahol ellenség van.
refusal-fleet-retreat-into-enemy = Flotta nem vonulhat vissza oda, ahol ellenség van.
refusal-retreat-road-full = Ezen az úton ebben a körben nem vonulhat vissza több blokk.
refusal-retreat-strait-full = Szoroson át körönként csak egy blokk vonulhat vissza.
refusal-retreat-vacant-by-attack-road = Üres városba a támadók csak olyan úton vonulhatnak vissza, amelyen támadók érkeztek.
refusal-retreat-over-attackers-road = A védők nem vonulhatnak vissza olyan úton, amelyen a támadók jöttek.
refusal-fleet-did-not-come-from-there = Támadó flotta üres területre csak akkor vonulhat vissza, ha onnan jött.
refusal-attackers-came-from-that-sea = Védő flotta nem vonulhat vissza olyan tengerre, amelyről a támadók jöttek.
refusal-retreat-port-not-friendly = A tengeri visszavonulás baráti kikötőben ér véget.
refusal-fleet-retreat-port-not-friendly = Védő flotta csak baráti kikötőbe vonulhat vissza.
refusal-one-by-sea-each-round = Tengeren körönként csak egy blokkod vonulhat vissza.
refusal-sea-not-friendly = A tengeri visszavonuláshoz baráti tenger kell a két kikötő között.
refusal-regroup-not-yours = Csak a győztes blokkjai csoportosulhatnak át.
refusal-not-in-the-won-battle = Ez a blokk nem vett részt a megnyert csatában.
refusal-already-regrouped = Ez a blokk már átcsoportosult.
refusal-no-regroup-road = A blokkok úton, szomszédos városba csoportosulnak át.
refusal-no-regroup-seaway = A flotta szomszédos tengerre vagy tengerének egyik kikötőjébe csoportosul át.
refusal-regroup-into-enemy = Átcsoportosulni csak baráti vagy üres területre lehet.
refusal-fleet-regroup-into-enemy = Flotta csak baráti vagy üres tengerre, illetve kikötőbe csoportosulhat át.
refusal-regroup-road-full = Ezen az úton nem csoportosulhat át több blokk.
refusal-nowhere-to-regroup = Ennek a blokknak nincs hová átcsoportosulnia.

## Elutasítások: tél

refusal-winter-fleet-not-yours = Csak a saját flottáidat viheted kikötőbe.
refusal-winter-not-at-sea = Télre csak a tengeren lévő flották futnak kikötőbe; ez a blokk nincs a tengeren.
refusal-not-a-port-of-its-sea = A flottának annak a tengernek egyik kikötőjébe kell mennie, amelyen van.
refusal-winter-port-not-friendly = A flotta baráti kikötőben telel, ez pedig nem baráti.
refusal-supply-not-yours = Ellátás híján csak a saját blokkjaidat veszed le.
refusal-supply-off-the-map = Ez a blokk nincs a térképen, így ellátás sem kell neki.
refusal-city-not-over-supply = Ennek a blokknak a városa minden ott álló blokkot el tud látni.
refusal-disband-not-yours = Csak a saját blokkjaidat oszlathatod fel.
refusal-disband-off-the-map = Csak térképen lévő blokk oszlatható fel.

## Elutasítások: nincs itt az ideje

refusal-when-place = Blokkot elhelyezni csak a szabad felállás során lehet.
refusal-when-discard = Kártyát eldobni csak az év elején, az osztás után lehet.
refusal-when-play = Kártyát kijátszani csak a forduló elején lehet.
refusal-when-move = Blokkot mozgatni csak a saját mozgásaid idején, a megnyert csata utáni átcsoportosításkor, vagy akkor lehet, amikor több flottád fut télre kikötőbe.
refusal-when-sail = Blokkot tengeren szállítani csak a saját mozgásaid idején, minden más mozgás előtt lehet.
refusal-when-to = Célt csak annak a blokknak lehet kijelölni, amelyet épp most vettél a kezedbe.
refusal-when-stop = Megállni csak úton lévő blokk tud.
refusal-when-main = A főtámadást a mozgásaid végén jelölöd ki, ha egy területet több úton támadsz.
refusal-when-surprise = Meglepetésszerű támadást csak Mars vagy Neptunus mozgása után lehet bejelenteni.
refusal-when-levy = A toborzás a mozgások után következik, parancskártyával.
refusal-when-tempt = Ellenséges blokkot csak Jupiterrel lehet átcsábítani.
refusal-when-reclaim = Saját színű blokkot csak Jupiterrel lehet visszaszerezni.
refusal-when-tempt_cleopatra = Kleopátrát csak Jupiterrel lehet átcsábítani.
refusal-when-strike = Városra csak Vulcanusszal lehet lesújtani.
refusal-when-battle = A következő csatát az 1. játékos jelöli ki, ha mindkét játékos parancsai teljesültek, és nem folyik másik csata.
refusal-when-fire = Blokk csak a csata során harcolhat, amikor sorra kerül.
refusal-when-pass = Blokk csak a csata során passzolhat, amikor sorra kerül.
refusal-when-retreat = Blokk csak a csata során vonulhat vissza, amikor sorra kerül.
refusal-when-hit = Találatot csak akkor kell kiosztani, ha az ellenfél épp most ért el egyet.
refusal-when-disband = Blokkot feloszlatni csak télen lehet.
refusal-when-done = Így csak a mozgás, a toborzás, az átcsoportosítás, a feloszlatás és Jupiter zárható le; itt választani kell.

## The board in the browser

board-map = A Földközi-tenger térképe
board-status = A háború állása
board-year = { $year } A.U.C.
board-bc = Kr. e. { $bc }
board-turn = { $turn }. forduló az 5-ből
board-vp = Győzelmi pontok: { $caesar }–{ $pompeius }; tíz ponttal lehet nyerni
board-first = 1. játékos
board-hand = A lapjaid
board-hands = Lapok kézben
board-cards-left = kézben: { $count }
board-played = Idén kijátszva
board-face-down = Kiválasztva, lefordítva
board-discarded = Eldobva
board-moves = mozgás
board-levies = toborzás
board-pool = Toborzási készlet
board-pool-enemy = ellenfél: { $count }
board-pool-empty = A készlet üres.
board-open = Idén kiesett blokkok
board-trophies = Elesett vezérek
board-box = Még nincs játékban
board-unplaced = Elhelyezésre vár
board-home = toborzás: { $space }
board-anywhere = bármely baráti városban toborozható
board-harbour = nagy kikötőben toborozható
board-any-city = bárhol
board-any-port = nagy kikötő
board-back = { $side }: ismeretlen blokk
board-strength = erő: { $strength }
board-moved = már mozgott
board-serves = { $side } szolgálatában
board-in-hand = Kézben
board-value = értéke { $value }
board-major-port = nagy kikötő
board-minor-port = kikötő
board-sea = tenger
board-city = szárazföldi város
board-empty = üres
board-stack = { $space }: { $count } blokk
board-attack = { $attacker } támad: { $space }, innen: { $from }
board-battle = Csata: { $space }
board-sea-battle = Tengeri csata: { $space }
board-round = { $round }. kör a 4-ből
board-attacker = Támadó
board-defender = Védő
board-reserves = Tartalék
board-reserves-in = a 2. körben érkezik
board-none = nincs
board-rolled = { $block } dobása { $rolls }: { $hits } találat
board-hits = Találatok: { $hits }
board-to-fall = Elszenvedendő találatok: { $hits }
board-fire = Harc
board-pass = Passz
board-retreat = Visszavonulás
board-tab-hand = Lapok
board-tab-played = Kijátszva
board-tab-pool = Készlet
board-major-road = főút: 4 blokk
board-minor-road = mellékút: 2 blokk
board-strait = szoros: 2 blokk, támadáskor 1
board-lane = szomszédos tengerek
board-worth = pontot érő város
board-legend-moves = lap: ennyi csoport mozoghat
board-legend-levies = lap: ennyi lépés vagy blokk sorozható
board-legend-god = esemény: kattintásra elolvasható
board-legend-winter = tél
board-legend-laurel = mennyit ér egy város; egy lap hátoldala
board-legend-rating = a B körben tüzel, 1–3-ra talál
board-legend-strength = erő: a felső élen lévő pontok
board-legend-turncoat = jelvény: a másik oldalt szolgálja
board-legend-pile = rakás: rámutatva szétterül
board-card-apollo = Az ellenfél előző fordulóbeli lapját másolja.
board-card-jupiter = Egy ellenséges blokk egy baráti város mellől átáll.
board-card-mars = Egy szárazföldi csoport meglepetésszerűen támad.
board-card-mercury = Egy szárazföldi csoport legfeljebb három várost haladhat.
board-card-neptunus = Flották egy csoportja meglepetésszerűen támad.
board-card-pluto = Egy szárazföldi csoport mozog, a szokásosnál többet bíró utakon.
board-card-vulcanus = Egy ellenséges város minden blokkja egy erőszintet veszít.

## A tábla: mit mond a másik fél körének összefoglalása

board-digest-moved =
    { $count ->
        [one] { the-side } egy blokkal mozgott ({ $places })
       *[other] { the-side } { $count } blokkal mozgott ({ $places })
    }
board-digest-reinforced =
    { $count ->
        [one] { the-side } egy blokkal erősített ({ $places })
       *[other] { the-side } { $count } blokkal erősített ({ $places })
    }
board-digest-attacked =
    { $count ->
        [one] { the-side } egy blokkal támad ({ $places })
       *[other] { the-side } { $count } blokkal támad ({ $places })
    }
board-digest-raised =
    { $count ->
        [one] { the-side } egy új blokkot állított fel ({ $places })
       *[other] { the-side } { $count } új blokkot állított fel ({ $places })
    }
board-digest-strengthened =
    { $count ->
        [one] { the-side } egy lépéssel erősödött ({ $places })
       *[other] { the-side } { $count } lépéssel erősödött ({ $places })
    }
board-digest-eliminated =
    { $count ->
        [one] { the-side } elvesztett egy blokkot ({ $things })
       *[other] { the-side } { $count } blokkot vesztett ({ $things })
    }
board-digest-retreated =
    { $count ->
        [one] { the-side } egy blokkal visszavonult ({ $places })
       *[other] { the-side } { $count } blokkal visszavonult ({ $places })
    }
