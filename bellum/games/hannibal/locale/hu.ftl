### Hannibal: Róma Karthágó ellen. A latin nevek nem kapnak ragot, ezért állnak kettősponttal vagy nyíllal.

## Nevek

side-rome = Róma
    .accusative = Rómát
side-carthage = Karthágó
    .accusative = Karthágót

region-africa = Afrika
region-iberia = Ibéria
region-italia = Itália
region-sicilia = Szicília
region-corsica_sardinia = Korzika és Szardínia
region-mauretania = Mauretania

place-pool = a készletben
place-displaced = levett hadvezérek
place-gone = kikerült a játékból
place-later = később érkezik

loss-cu = közönséges egység
loss-elephant = elefánt
loss-train = ostromgép

office-consul = konzul
office-proconsul = prokonzul
office-dictator = diktátor

phase-reinforcements = erősítés
phase-strategy = stratégia
phase-winter = téli veszteség
phase-isolation = elszigetelődés
phase-victory = győzelem ellenőrzése

stage-preparation = előkészítés
stage-deal = osztás
stage-round = kezdődő kör
stage-attack = támadás
stage-match = válasz
stage-counterattack = ellentámadás
stage-claim = dezertáló szövetségesek
stage-withdrawal = visszavonás
stage-end = a csata vége

marker-macedonian_alliance = makedón szövetség
marker-naval_victory = karthágói tengeri győzelem
marker-truce = fegyverszünet
marker-hanno_counsels = Hanno tanácsai Karthágónak
marker-cato_counsels = Cato tanácsai Rómának
marker-reshuffle = a forduló után a paklit újra kell keverni
marker-archimedes = Arkhimédész gépei
marker-latin_colonies = a latin gyarmatok nem adnak újoncot
marker-citadel = fellegvár
marker-foraging = takarmányszerzés
marker-flamen = Mars főpapja

word-headline = { $turn }/{ $of }. forduló · Kr. e. { $years } · { $phase }
word-to-move = dönt
word-first = kezd
word-independent = Független tartományok
word-neutral = semleges
word-empty = üres
word-force =
    { $count } egység{ $elephants ->
        [0] {""}
       *[other] {" "}({ $elephants } el.)
    }{ $trains ->
        [0] {""}
       *[other] {" "}+ ostromfelszerelés
    }
word-inside = a falak mögött
word-sieges = Ostromok
word-markers = Jelölők
word-generals = Hadvezérek
word-moving = Mozgásban
word-move-points = MP
word-intercept = közbelép
word-avoid = kitér a csata elől
word-hand = Kéz
word-playing = Kijátszva
word-cards = Kártyák
word-deck = pakli
word-discards = eldobott
word-ops = MÉ
word-round = { $round }. kör
word-battle-cards = harci kártya
word-open = felfedve

scenario-second_punic_war = A második pun háború, Kr. e. 218–201
scenario-second_punic_war-about = Az egész háború kilenc fordulóban: Hannibal Saguntumnál áll, Rómának két konzulja van fegyverben.
scenario-crossing_the_alps = Átkelés az Alpokon, Kr. e. 218–216
scenario-crossing_the_alps-about = A háború első három fordulója ugyanazzal a felállással: egy estére való játék.
scenario-campaign_iberia = Hadjárat: Ibéria, Kr. e. 210–205
scenario-campaign_iberia-about = Két forduló Ibériában: Scipio Africanus három karthágói sereg ellen. Választás nincs.
scenario-campaign_africa = Hadjárat: Afrika, Kr. e. 204–201
scenario-campaign_africa-about = Két forduló Afrikában és az odavezető úton: Scipio Africanus Carthago ellen tör, Hannibal hazatér. Választás nincs.

option-cards = Stratégiakártyák
option-cards-about = Klasszikus: 1–64. További: a 65–74. is. Összes: a 75–91. is.
option-cards-classic = klasszikus
option-cards-additional = további
option-cards-all = összes
option-remove_extra_cards = A hozzáadott kártyák egyszer hatnak
option-remove_extra_cards-about = A 75–91. kártyák eseményként kijátszva kikerülnek a játékból.
option-messenger_variant = Elfogott hírvivő, változat
option-messenger_variant-about = Akitől kártyát vett el, megkövetelheti, hogy a másik oldal azonnal kijátsszon egy másikat.
option-elephant_fear = Ijedt elefánt (77)
option-elephant_fear-about = A pakliban a 77. kártya lép a 42. helyére.
option-more_generals = További hadvezérek
option-more_generals-about = Karthágónál Bomilcar; Róma készletében Gracchus, Livius, Flaccus, Valerius és Crassus.
option-fallen = Elesett konzulok
option-fallen-about = Az a konzul vagy prokonzul, akinek teljes serege elpusztult egy csatában, kikerül a játékból.
option-no_reelection = Nincs újraválasztás
option-no_reelection-about = Fabiuson kívül senki sem konzul két egymást követő fordulóban.
option-fates = Végzet
option-fates-about = Néhány római abban a fordulóban kerül ki a játékból, amelyikben a történelemben meghalt.
option-mauretania = Mauretania
option-mauretania-about = Mauretania tartomány a törzseivel játékban van.
option-flexible_pcs = Rugalmas PE-k
option-flexible_pcs-about = A legalább 3 egységes mozgó sereg 1 mozgáspontért levehet egy ellenséges PE-t, és még 1-ért sajátot rakhat le.
option-alternative_reinforcements = Alternatív erősítések
option-alternative_reinforcements-about = Mindkét oldal egy-egy egységet kap azokért a fő városaiért, amelyeket még tart.
option-alternative_sieges = Alternatív ostromok
option-alternative_sieges-about = A kisebb városok 2 ostromponttal elesnek, gyakoribb a fehér kocka, és a hódító kifosztja a várost, vagy kegyelmet gyakorol.
option-always_ask = Mindig kérdezzen rá a váratlan eseményekre
option-always_ask-about = A játékos akkor is kérdést kap, ha nincs megfelelő kártyája, így a hallgatás semmit sem árul el. Lassítja a játékot.
option-original_hannibal = Eredeti Hannibal
option-original_hannibal-about = Mint a korábbi kiadásokban: Mauretania és a további hadvezérek nélkül, bármi más is van beállítva.

order-any = Ne játsszon ki váratlan eseményt
order-battle = Csaták előtt ne legyen váratlan esemény
order-desertion = Ne álljon át szövetséges
order-charge = Ne ijessze meg az elefántokat
order-event = Ne töröljön eseményt
order-entry = Ne lázítson törzseket
order-weather = Menetre ne legyen rossz idő
order-storms = Ne legyen vihar a tengeren
order-conquest = Ne tartson fellegvárat
order-omen = Saját dobást ne ismételtessen
order-black-day = Ellenséges dobást ne ismételtessen
until-turn = erre a fordulóra
until-battle = erre a csatára

reason-capital = elesett az ellenség fővárosa
reason-peace = az ellenség békét kér
reason-region = meghódította a háborút eldöntő régiót
reason-points = több tartomány az utolsó forduló után
reason-tie = az utolsó forduló után az egyenlőség is elég
reason-general-lost = Scipio Africanus elveszett

## Kártyák

card-corsica_sardinia_revolt = Lázadás Korzikán és Szardínián
card-sicilia_revolts = Lázadás Szicíliában
card-numidia_revolts = Lázadás Numídiában
card-celtiberia_revolts = Lázadás Celtiberiában
card-maharbals_cavalry = Maharbal lovassága
card-philip_allies = Makedón szövetség
card-philip_peace = V. Philipposz békét köt Rómával
card-macedonian_reinforcements = Makedón erősítések
card-balearic_slingers = Baleári parittyások
card-bruttium_recruits = Bruttiumi újoncok
card-ligurian_recruits = Ligur újoncok
card-iberian_recruits = Ibériai újoncok
card-gallic_recruits = Gall újoncok
card-surprise_sortie = Meglepetésszerű kitörés
card-traitor_in_tarentum = Áruló Tarentumban
card-senate_dismisses_proconsul = A szenátus leváltja a prokonzult
card-mutins_numidians = Muttines numídiai lovasai
card-numidian_ally = Numídiai szövetséges
card-sophonisba = Szophoniszba elcsábít egy numídiai királyt
card-capua_sides_with_carthage = Capua Karthágó mellé áll
card-syracuse_allies_with_carthage = Szürakuszai Karthágó szövetségese
card-i_have_come_into_italy = Itáliába jöttem...
card-carthaginian_naval_victory = Karthágói tengeri győzelem
card-siege_train = Karthágói ostromfelszerelés
card-spanish_allies_desert = Ibériai szövetségesek dezertálása
card-diplomacy_a = Diplomácia
card-diplomacy_b = Diplomácia
card-minor_campaign_a = Kisebb hadjárat
card-minor_campaign_b = Kisebb hadjárat
card-minor_campaign_c = Kisebb hadjárat
card-minor_campaign_d = Kisebb hadjárat
card-two_legions_of_slaves = Két légió rabszolgákból
card-auxiliaries_apulia = Szövetséges segédcsapatok (Apulia)
card-auxiliaries_etruria = Szövetséges segédcsapatok (Etruria)
card-auxiliaries_samnium = Szövetséges segédcsapatok (Samnium)
card-auxiliaries_lucania = Szövetséges segédcsapatok (Lucania)
card-auxiliaries_campania = Szövetséges segédcsapatok (Campania)
card-opposing_fleet_breaks_siege = Az ellenséges flotta áttöri az ostromzárat
card-adriatic_pirates = Adriai kalózok
card-tribal_resistance = A törzsek ellenállása
card-treachery_within_city = Árulás a városban
card-grain_shortage = Gabonahiány
card-storms_at_sea = Viharok a tengeren
card-archimedes_engines = Arkhimédész gépei
card-imperium_a = Birodalom (66)
card-citadel_holds_out = A fellegvár kitart
card-latin_colonies_refuse = A latin gyarmatok nem adnak újoncot
card-massinissa = Masszinissza
card-syphax = Szüphax
card-hannibal_ad_portas = Hannibal ad portas
card-foraging = Takarmányszerzés
card-veterans = Veteránok
card-denarii_and_silver = Dénár és ezüst
card-forage_parties_cut_off = Elvágott takarmányszerzők
card-elephant_fear = Ijedt elefánt (77)
card-volunteers = Önkéntesek
card-rival_factions = Versengő pártok
card-imperium_b = Birodalom (83)
card-bad_omen = Rossz előjel
card-favourable_ground = Kedvező terep
card-turncoats = Átállók
card-exchange_of_prisoners = Fogolycsere

## Mondatrészek

the-side =
    { $side ->
        [rome] { side-rome }
       *[carthage] { side-carthage }
    }
the-side-accusative =
    { $side ->
        [rome] { side-rome.accusative }
       *[carthage] { side-carthage.accusative }
    }
the-victims =
    { $victim ->
        [rome] római
       *[carthage] karthágói
    }
units-accusative = { $count } egységet
with-units =
    { $count ->
        [0] egység nélkül
       *[other] { $count } egységgel
    }
rolled-against =
    { $rolls } (kell: { $rating ->
        [1] 1
       *[other] 1–{ $rating }
    })
modified =
    { $modifier ->
        [0] { $rolls }
       *[other] { $rolls } (módosító: { $modifier })
    }

## Lépések

action-place = Felhelyezés: { $space }
action-proconsul = Prokonzul: { $general }
action-first = Elsőként játszom
action-second = Másodikként játszom
action-event = Esemény: { $card }
action-ops = Műveleti érték: { $card }
action-discard = Eldobás: { $card }
action-counter = Váratlan esemény: { $card }
action-activate = Aktiválás: { $general }
action-pc = PE: { $space }
action-remove = PE levétele: { $space }
action-raise = Egység toborzása: { $space }
action-take =
    { $count ->
        [0] Egység nélkül
       *[other] { $count } egység
    }
action-elephants =
    { $count ->
        [0] Elefánt nélkül
       *[other] { $count } elefánt
    }
action-join = Csatlakozik: { $general }
action-leave = Kimarad: { $general }
action-take_train = Az ostromfelszereléssel
action-leave_train = Az ostromfelszerelés nélkül
action-march = Menet: { $space }
action-sail = Hajózás: { $space }
action-sail_in = Hajózás a falak mögé: { $space }
action-enter = A falak mögé
action-sortie = Kitörés
action-besiege = Ostrom
action-uproot = Az ellenséges PE levétele
action-plant = PE lerakása
action-halt = A mozgás vége
action-walls =
    { $count ->
        [0] Senki a falak mögött
       *[other] { $count } egység a falak mögött
    }
action-intercept = Közbelép: { $general }
action-avoid = Kitér: { $general }
action-to = Cél: { $space }
action-back = Visszalépés
action-stand = A csata vállalása
action-roll = Dobás
action-charge = Elefántroham
action-withdraw = A sereg visszavonása
action-play = Kijátszás: { $battle_card }
action-reserve = Tartalék mint { $battle_card }
action-probe = Puhatolózás mint { $battle_card }
action-concede = A csata feladása
action-seize = A kezdeményezés átvétele
action-claim = Elvétel: { $battle_card }
action-draw = Egy véletlen lap elvétele
action-lose = Veszteség: { $loss }
action-command = Parancsnok: { $general }
action-province = Tartomány: { $province }
action-target = Választás: { $space }
action-general = Választás: { $general }
action-demand = Másik kártya követelése
action-sack = A város kifosztása
action-mercy = Kegyelem a városnak
action-pass = Passz
action-done = Kész

## Felszólítások

prompt-levy = { the-side }: helyezd fel az erősítéseket; még { $count } egység maradt.
prompt-return = { the-side }: hol tér vissza { $general }?
prompt-scipio = { the-side }: hová érkezik { $general } az 5 egységével?
prompt-proconsul = { the-side }: nevezz ki prokonzult, vagy fejezd be.
prompt-consul = { the-side }: melyik sereget kapja { $general } konzul?
prompt-preempt = { the-side }: játssz ki most egy hadjáratkártyát, hogy te kezdj, vagy passzolj.
prompt-first = { the-side }: elsőként vagy másodikként játszol ebben a fordulóban?
prompt-card = { the-side }: játssz ki egy stratégiakártyát eseményként vagy a műveleti értékéért, vagy dobj el egyet.
prompt-ops = { the-side }: { $card }, műveleti értéke { $count }. Aktiválj egy hadvezért, rakj le PE-ket, vagy 3-as lappal toborozz egy egységet.
prompt-activate =
    { the-side }: { $card }. { $count ->
        [one] Aktiválj egy hadvezért, vagy fejezd be.
       *[other] Aktiválj egymás után legfeljebb { $count } hadvezért, vagy fejezd be.
    }
prompt-pcs = { the-side }: rakj le vagy fordíts át PE-ket, vagy fejezd be; a műveleti értékből { $count } maradt.
prompt-remove = { the-side }: válaszd ki a leveendő { the-victims } PE-t; még { $count } van hátra.
prompt-event = { the-side }: válaszd ki, mire hat a kártya: { $card }; még { $count } választás van hátra.
prompt-demand = { the-side }: megköveteled, hogy az ellenfél azonnal kijátsszon egy másik kártyát?
prompt-march =
    { the-side }: { $general } { with-units }, helyszín: { $space }. { $points ->
        [0] Nincs több mozgáspontja.
       *[other] { $points } mozgáspontja maradt.
    }
prompt-stopped = { the-side }: { $general } { with-units } nem megy tovább, helyszín: { $space }. Fejezd be a mozgást, vagy tedd meg, amit itt még lehet.
prompt-walls =
    { the-side }: ki van a falak mögött? Város: { $space }. { $count ->
        [0] Most nincs bent egység.
       *[other] Most { $count } egység van bent.
    }
prompt-quarters =
    { the-side }: a város falainak mindkét oldalán lehet egységet elhelyezni. Város: { $space }. { $count ->
        [1] Bent álljon az új egység?
       *[other] Hány álljon bent a { $count } új egységből?
    }
prompt-reaction = { the-side }: { $general } { with-units } belépett ide: { $space }. Lépj közbe, térj ki a csata elől, vagy fejezd be.
prompt-detach-intercept = { the-side }: { $general } { with-units } lép közbe. Változtass rajta, vagy fejezd be.
prompt-detach-avoid = { the-side }: { $general } { with-units } tér ki a csata elől. Változtass rajta, vagy fejezd be.
prompt-evade = { the-side }: hová tér ki { $general }? Most itt áll: { $space }.
prompt-intercepted = { the-side }: a sereged útját állták, helyszín: { $space }. Visszalép, vagy vállalja a csatát?
prompt-pursuit = { the-side }: az ellenség kitért, helyszín: { $space }. Dob-e { $general }, hogy továbbmehessen?
prompt-command = { the-side }: ki a parancsnok? Helyszín: { $space }.
prompt-relief = { the-side }: csatlakoznak-e kitöréssel a csatához, akik a városban vannak? Város: { $space }.
prompt-sally = { the-side }: ki marad a városban, és nem tör ki? Város: { $space }, bent maradó egységek: { $count }.
prompt-change = { the-side }: dobsz-e arra, hogy a másik konzul vegye át a parancsot? Helyszín: { $space }.
prompt-charge = { the-side }: rohamoznak-e az elefántok? Helyszín: { $space }.
prompt-attack = Csata: { $space }, { $round }. kör. { the-side }: játssz ki egy harci kártyát.
prompt-match = Csata: { $space }, { $round }. kör. { the-side }: játssz ki egyező lapot erre: { $battle_card }, különben elveszíted a csatát.
prompt-counterattack = Csata: { $space }, { $round }. kör. { the-side }: dobsz ellentámadásra?
prompt-initiative = Csata: { $space }, { $round }. kör. { the-side }: átveszed a kezdeményezést?
prompt-claim = Csata: { $space }, { $round }. kör. { the-side }: vegyél el egy felfedett harci kártyát vagy egy véletlent.
prompt-prevent = Csata: { $space }, { $round }. kör. { the-side }: dobsz, hogy megakadályozd a sereg visszavonását?
prompt-losses = { the-side }: válaszd ki, mit veszítesz, helyszín: { $space }; még { $count } egység van hátra.
prompt-forage = { the-side }: a felhalmozott élelemből él-e a haderő, vagy dob a veszteségre? Helyszín: { $space }.
prompt-retreat = { the-side }: hová vonul vissza a megvert haderő? A csata helye: { $space }.
prompt-retreat-by = { the-side }: melyik úton vonul vissza a megvert haderő? Úti cél: { $space }.
prompt-withdraw-to = { the-side }: hová vonod vissza a sereget? A csata helye: { $space }.
prompt-siege-again = { the-side }: dob-e másodszor is { $general }? Helyszín: { $space }.
chapter-25 = A stratégiakártyák
prompt-fate = { the-side }: dönts a város sorsáról: { $space }.
prompt-mercy = { the-side }: válassz egy közeli PE-t, amely hozzád áll. Város: { $space }.
prompt-window-battle = { the-side }: játssz ki kártyát erre a csatára, vagy passzolj.
prompt-window-desertion = { the-side }: játszd ki a Dezertáló szövetségesek kártyát, vagy passzolj.
prompt-window-charge = { the-side }: ijeszd meg a rohamozó elefántokat, vagy passzolj.
prompt-window-event = { the-side }: érvénytelenítsd az eseményt a Pun hit kártyával, vagy passzolj.
prompt-window-entry = { the-side }: küldj ellenséges törzseket az imént belépett haderőre, vagy passzolj.
prompt-window-weather = { the-side }: állítsd meg a mozgást a Rossz időjárás kártyával, vagy passzolj.
prompt-window-storms = { the-side }: küldj vihart a flottára, vagy passzolj.
prompt-window-conquest = { the-side }: tartsd meg az elesett város fellegvárát, vagy passzolj.
prompt-window-omen = { the-side }: dobd újra a kockádat ({ $die }) a Kedvező előjel kártyával, vagy passzolj.
prompt-window-bad-omen = { the-side }: dobasd újra az ellenféllel a kockát ({ $die }) a Rossz előjel kártyával, vagy passzolj.

## Események: fordulók és kártyák

event-turn = { $turn }. forduló, Kr. e. { $years }.
event-cards-dealt = Mindkét játékos { $count } stratégiakártyát kap.
event-reshuffled = Az eldobott lapok visszakerülnek a pakliba, és a paklit újrakeverik.
event-preempted = { the-side } hadjáratkártyával megelőz, és ebben a fordulóban kezd.
event-first = Ebben a fordulóban { the-side } kezd.
event-event = { the-side } eseményt játszik ki: { $card }.
event-ops = { the-side } a műveleti értékéért játszik ki egy lapot: { $card }.
event-discarded = { the-side } eldob egy lapot: { $card }.
event-counter = { the-side } váratlan eseményt játszik ki: { $card }.
event-cancelled = { the-side } eseménye érvénytelen: { $card }.
event-truce-ends = { the-side } véget vet a fegyverszünetnek.
event-card-lost = { the-side } lapot veszít a kezéből: { $card }.
event-intercepted =
    { $known ->
        [yes] { the-side } hírvivőjét elfogták, az elvett lap: { $card }.
       *[no] { the-side } hírvivőjét elfogták, egy lap elveszett.
    }
event-demanded = { the-side } megköveteli, hogy az ellenfél azonnal kijátsszon egy másik kártyát.
event-thrown-again = { the-side } dobása megismételve: { $die } helyett { $rolls }.
event-struck = { $space }: { $card } kifejti a hatását.

## Események: erősítések és hadvezérek

event-units =
    { $space }: { the-side } felhelyez { units-accusative }{ $elephants ->
        [0] {""}
       *[other] , köztük { $elephants } elefántot
    }.
event-general-placed = { $space }: { $general } átveszi a parancsot.
event-scipio = { $space }: megérkezik { $general }.
event-proconsul = Prokonzul marad: { $general }.
event-elected = Az új konzulok: { $generals }.
event-fate = { $general } végzete beteljesedik, kikerül a játékból.
event-dictator = Diktátor lesz: { $general }.
event-resigned = { $general } leteszi a diktatúrát.
event-dismissed = A szenátus leváltja a prokonzult, helyére { $general } lép.
event-flamen = Ebben a fordulóban { $general } Mars főpapja.
event-general-displaced = { $space }: { $general } lekerül a térképről.
event-general-gone = { $space }: { $general } elesik, és kikerül a játékból.
event-train = { $space }: { the-side } ostromfelszerelést hoz.
event-train-lost = { $space }: az ostromfelszerelés elveszett.

## Események: politikai ellenőrzés

event-pc-placed = { $space }: { the-side } lerak egy PE-t.
event-pc-turned = { $space }: { the-side } a maga oldalára fordítja a PE-t.
event-pc-removed = { $space }: { the-side } elveszíti a PE-jét.
event-revolt = Lázadás, { $province }: { the-side } elveszíti a PE-it itt: { $spaces }.
event-isolated = { the-side } elszigetelt PE-ket veszít: { $spaces }.
event-consequences = { the-side } köteles levenni { $count } PE-t.
event-points = Tartományok: { side-rome } { $rome }, { side-carthage } { $carthage }.
event-game-over =
    { the-side } győz: { $reason ->
        [capital] { reason-capital }.
        [peace] { reason-peace }.
        [region] { reason-region }.
        [points] { reason-points }.
        [tie] { reason-tie }.
       *[general-lost] { reason-general-lost }.
    }

## Események: mozgás

event-activated = { $space }: aktiválva { $general }.
event-marched = { $general } { with-units } menetel, { $from } → { $to }.
event-sailed = { $general } { with-units } hajózik, { $from } → { $to }.
event-naval-die =
    Tengeri kocka, cél: { $to }. { $result ->
        [success] { $general } biztonságban partra száll.
        [return] { $general } kénytelen visszafordulni.
       *[sunk] { $general } a flottájával elsüllyed.
    }
event-weather = { $space }: rossz időjárás, { $general } megáll.
event-attrition =
    { $space }: { the-side } veszteségdobása { modified }, { $count ->
        [0] nincs veszteség.
       *[other] elveszít { units-accusative }.
    }
event-foraged = { $space }: { the-side } talál élelmet, nincs veszteség.
event-loyalty-roll =
    { $general } dob a zsoldosaiért: { rolled-against }. { $success ->
        [yes] Maradnak.
       *[no] Dezertálnak.
    }
event-walls =
    { $space }, { the-side }: { $count ->
        [0] nincs egység a falak mögött.
       *[other] { $count } egység van a falak mögött.
    }
event-intercept-declared = { $general } { with-units } közbelépne, helyszín: { $space }.
event-intercept-roll =
    { $general } közbelépésre dob, { $from } → { $space }: { $rolls }{ $modifier ->
        [0] {""}
       *[other] {" "}+ { $modifier }
    } (kell: { $rating ->
        [1] 1
       *[other] 1–{ $rating }
    }). { $success ->
        [yes] Sikerült.
       *[no] Nem sikerült.
    }
event-avoid-declared = { $space }: { $general } { with-units } kitérne a csata elől.
event-avoid-roll =
    { $space }: { $general } dob, hogy kitérjen a csata elől: { rolled-against }. { $success ->
        [yes] Sikerült.
       *[no] Nem sikerült.
    }
event-avoided =
    { $inside ->
        [yes] { $general } { with-units } a falak mögé tér ki a csata elől, { $from }.
       *[no] { $general } { with-units } kitér a csata elől, { $from } → { $to }.
    }
event-stepped-back = { $general } visszalép, { $from } → { $to }.
event-pursuit-roll =
    { $space }: { $general } üldözésre dob: { rolled-against }. { $success ->
        [yes] Továbbmehet.
       *[no] Marad.
    }
event-overrun = { $space }: { the-side } magányos egységét lerohanták.
event-sortie = { $space }: { the-side } kitör.

## Események: csaták

event-battle = Csata: { $space }. Támadó: { the-side }, { $attackers } egység { $defenders } ellen.
event-command-roll =
    Parancsváltás: { $rolls } (kell: 4–6). { $success ->
        [yes] { $general } átveszi a parancsot.
       *[no] { $general } marad a parancsnok.
    }
event-charge-roll =
    Elefántroham: { $rolls } (több kell, mint { $rating }). { $result ->
        [success] A roham sikerül.
        [rampage] Az elefántok megvadulnak, és a sajátjaikat tiporják.
       *[failure] A roham kudarcot vall.
    }
event-dealt = Harci kártyák: { side-rome } { $rome }, { side-carthage } { $carthage }.
event-cards-lost = Az elefántok miatt { the-side } harci kártyát veszít: { $battle_cards }.
event-spied = A kém felfedi { the-side } harci kártyáit: { $battle_cards }.
event-deserted = Szövetségesek hagyják el { the-side-accusative }, az ellenség kártyát nyer: { $battle_card }.
event-attacked = { the-side } támad: { $battle_card }.
event-matched = { the-side } egyező lapja: { $battle_card }.
event-counterattack-roll =
    { $general } ellentámadásra dob: { rolled-against }. { $success ->
        [yes] Átveszi a kezdeményezést.
       *[no] Nem sikerült.
    }
event-initiative = { the-side } átveszi a kezdeményezést.
event-withdrawal-roll =
    { $general } visszavonásra dob: { rolled-against }. { $success ->
        [yes] Sikerült.
       *[no] Nem sikerült.
    }
event-prevention-roll =
    { $general } dob, hogy megakadályozza a visszavonást: { rolled-against }. { $success ->
        [yes] A csata folytatódik.
       *[no] Nem sikerült.
    }
event-withdrew =
    { $inside ->
        [yes] { the-side } a falak mögé vonja vissza seregét a csatából, { $from }.
       *[no] { the-side } visszavonja seregét a csatából, { $from } → { $to }.
    }
event-battle-won = { $space }: a csatát { the-side } nyeri.
event-casualties =
    Csataveszteség { $round } kör után: { the-side } dobása { $rolls }, { $count ->
        [0] nincs veszteség.
       *[other] mindkét oldal elveszít { units-accusative }.
    }
event-retreat-die =
    { $size ->
        [small] Kis
       *[large] Nagy
    } visszavonulási kocka, { $battle_card }: { $rolls }. { $all ->
        [yes] { the-side } mindenét elveszíti,{" "}
       *[no] { the-side } elveszít{" "}
    }{ units-accusative }.
event-cut-off =
    { $space }: { the-side } nem tud visszavonulni{ $count ->
        [0] {""}
       *[other] , elveszít { units-accusative }
    }.
event-retreated =
    { the-side } visszavonul, { $from } → { $to }{ $count ->
        [0] {""}
       *[other] , és elveszít { units-accusative }
    }.

## Események: ostromok

event-siege-roll =
    { $space }: { $general }, { $colour ->
        [red] vörös
       *[white] fehér
    } ostromkocka: { $points } ostrompont, { $lost ->
        [0] nincs veszteség.
       *[other] { $lost } egység veszteség.
    }
event-siege-lifted = { $space }: az ostrompontok lekerülnek.
event-citadel-falls = { $space }: { the-side } beveszi a fellegvárat.
event-city-taken =
    { $space }: { the-side } beveszi a várost{ $count ->
        [0] {""}
       *[other] ; { $count } egység pusztul el benne
    }.
event-subjugated = { $space }: { the-side } leigázza a törzset.
event-sacked = { $space }: { the-side } kifosztja a várost, és kap { units-accusative }.

## Elutasítások: kártyák

refusal-not-in-hand = Ez a kártya nincs a kezedben.
refusal-not-your-event = Ez az esemény a másik oldalé.
refusal-only-a-counter = Ez váratlan esemény: kivárja a maga pillanatát.
refusal-not-a-campaign = Csak hadjáratkártyával lehet megelőzni.
refusal-three-ops = Egységet csak 3-as műveleti értékű kártya toboroz.
refusal-counter-not-in-hand = Ez a váratlan esemény nincs a kezedben.
refusal-not-a-counter = Ez a kártya nem váratlan esemény: csak a saját körödben játszható ki.
refusal-not-this-window = Ez a váratlan esemény más pillanatra vár.
refusal-not-your-counter = Ez a váratlan esemény a másik oldalé.
refusal-no-card-to-take = Az ellenségnek nincs már elvehető harci kártyája.
refusal-event-in-full = Az eseményt teljesen végre kell hajtani, itt nem lehet abbahagyni.
refusal-event-not-begun = Az eseményt kijátszották, ezért legalább egyszer választani kell.
refusal-event-province = Az esemény erre a tartományra nem vonatkozik.
refusal-event-region = Az esemény erre a régióra nem vonatkozik.
refusal-other-province-begun = Az esemény minden PE-je az első PE tartományába kerül.
refusal-province-not-yours = Nem ellenőrzöd az eseményhez szükséges tartományt.
refusal-too-few-provinces = Karthágó nem ellenőriz elég itáliai tartományt ehhez az eseményhez.
refusal-city-not-roman = Az esemény városa nem római.
refusal-city-not-carthaginian = Az esemény városa nem karthágói.
refusal-event-needs-port = Az eseményhez kikötő kell.
refusal-event-needs-city = Az eseményhez város kell.
refusal-event-needs-tribe = Az eseményhez le nem igázott törzs kell.
refusal-nobody-to-activate = Nincs olyan hadvezéred, akit ez az esemény aktiválhatna.
refusal-nobody-to-receive = Egyik hadvezéred sem fogadhatja az esemény egységeit.
refusal-no-alliance = Az eseményhez makedón szövetség kell.
refusal-no-alliance-to-end = Nincs makedón szövetség, amely véget érhetne.
refusal-no-port-free = Nincs ott olyan kikötőd, amely befogadhatná az egységeket.
refusal-carthaginians-there = Karthágói egységek állnak ott, ahol a légiókat fel kellene állítani.
refusal-no-space-without-romans = Ott minden helyszín város, vagy római egységek állnak rajta.
refusal-space-not-empty = A PE csak üres helyszínre kerülhet.
refusal-general-not-yours = Az esemény csak a térképen lévő saját hadvezéreidet fizeti.
refusal-paid-already = Ez a hadvezér már megkapta a fizetségét.
refusal-general-not-at-home = A hadvezérnek saját PE-den, általad ellenőrzött tartományban kell állnia.
refusal-nobody-to-pay = Egyetlen nem ostromlott hadvezéred sem áll saját PE-den, általad ellenőrzött tartományban.
refusal-no-turncoats = Sem a seregnél, sem mellette nincs elég nagy ellenséges haderő.
refusal-no-army-there = Ott nincs sereged.
refusal-not-near-the-army = Az ellenséges haderőnek a kiválasztott seregnél vagy mellette kell állnia.
refusal-force-too-small = Nincs ott olyan ellenséges haderő, amely elveszíthetne egy nem elefánt egységet úgy, hogy más is marad.
refusal-nothing-in-numidia = A két Numídiában nincs sem hadvezér az egységekhez, sem üres helyszín egy PE-nek.
refusal-no-pc-in-numidia = Ott nincs átfordítható közönséges karthágói PE.
refusal-no-space-for-pc = Egyetlen helyszínre sem kerülhet az esemény PE-je.
refusal-no-enemy-pc = Ott nincs közönséges ellenséges PE.
refusal-no-pc-to-strike = Az ellenségnek nincs olyan közönséges PE-je, amelyet az esemény érhetne.
refusal-hannibal-elsewhere = Hannibal nincs az esemény régiójában.
refusal-no-battle-won = Ebben a fordulóban nem nyertél szárazföldi csatát.
refusal-no-victory = Ebben a fordulóban sem szárazföldi csatát nem nyertél, sem várost nem foglaltál el.
refusal-not-near-victory = A PE-nek a győzelmed tartományában vagy annak helyszíne mellett kell lennie.
refusal-enemy-pc-stays = Ez az esemény nem bántja az ellenséges PE-ket; a tieid csak üres helyszínre kerülhetnek.
refusal-no-base-for-raid = Rajtaütésre képes egységeid mellett nincs egység nélküli ellenséges PE.
refusal-other-base-for-raid = Mindkét PE-nek ugyanazon, a te egységeidet tartó helyszín mellett kell lennie.
refusal-not-at-the-gates = Hannibal nem áll elég egységgel Rómánál vagy mellette.
refusal-no-pc-in-region = Itáliában nincs olyan közönséges római PE, amelyet ez érhetne.
refusal-province-not-enemys = Az ellenség nem ellenőrzi az esemény tartományát.
refusal-nobody-to-revolt = Ott minden közönséges ellenséges PE-t egységek őriznek, vagy nincs is egy sem.
refusal-no-force-among-tribes = Az ellenséges törzsek földjén nem áll ellenséges haderő.
refusal-no-hostile-tribes = Ott nem élnek ellenséges törzsek.
refusal-no-enemy-force = Ott nincsenek ellenséges egységek.
refusal-no-enemy-army = Nincs ellenséges sereg, vagyis egységeket vezető hadvezér.
refusal-nobody-besieges-you = Egyetlen ellenséges sereg sem ostromolja városodat.
refusal-not-your-besieged-city = Ez nem a te városod, amelyen ellenséges ostrompontok vannak.
refusal-no-foragers = Egyetlen ellenséges haderő sem áll általad ellenőrzött helyszínen.
refusal-not-in-your-land = Ezt a helyszínt nem te ellenőrzöd.
refusal-nobody-to-feed = Nincs ellátandó egységed.
refusal-another-force-rolls = Most egy másik haderőnek kell dobnia.
refusal-marked-already = Már van felhalmozott élelmed.
refusal-nobody-to-desert = Minden karthágói haderő karthágói városnál áll.
refusal-empty-hand = Az ellenségnek nincs stratégiakártya a kezében.
refusal-marker-lies-there = Az esemény jelölője már ott van.
refusal-last-turn = Az utolsó fordulóban nincs már megtagadható sorozás.
refusal-no-proconsul = Nincs a térképen leváltható prokonzul.
refusal-not-in-the-pool = Csak a készletben lévő római hadvezér választható.
refusal-nobody-in-the-pool = A készlet egyetlen hadvezére sem töltheti be ezt a tisztséget.
refusal-bound-elsewhere = Ez a hadvezér csak a saját régiójában szolgál, a sereg pedig máshol áll.
refusal-one-dictator = Már van diktátor.
refusal-no-camp-for-dictator = Itáliában nincsenek diktátor alá rendelhető római egységek.
refusal-no-romans-there = Ott nincsenek római egységek.
refusal-romans-besieged = Az ottani római egységeket ostromolják.
refusal-no-consul = Nincs a térképen választható konzul.
refusal-not-a-consul = Ő nem a térképen lévő konzul.
refusal-priest-already = Ő már Mars főpapja.
refusal-no-city-besieged = Egyetlen városon sincs ostrompont.
refusal-no-port-besieged = Egyetlen kikötővároson sincs ostrompont.
refusal-no-tribe-besieged = Egyetlen törzsön sincs ostrompont.
refusal-no-siege-points-there = Ott nincsenek ostrompontok.
refusal-nobody-needs-train = Egyetlen karthágói hadvezér sem kaphat ostromfelszerelést.
refusal-no-train-to-move = Ott nincs ostromfelszerelés.
refusal-has-a-train = Ennek a seregnek már van ostromfelszerelése.
refusal-nobody-for-train = Ott nincs karthágói hadvezér.
refusal-train-besieged = Ostromlott városba nem jut be ostromfelszerelés.
refusal-raise-off-pc = Egység csak saját PE-n vagy saját városban toborozható.
refusal-raise-province = Egység csak általad ellenőrzött tartományban toborozható.

## Elutasítások: erősítések

refusal-not-your-space = Új egységek csak saját helyszínre kerülhetnek.
refusal-besieged-no-cus = Ostromlott városba nem juthatnak be egységek.
refusal-no-room-inside = A falak előtt ellenség áll, mögöttük pedig nincs hely.
refusal-no-general-there = Ott nincs hadvezéred, aki fogadhatná az egységeket.
refusal-quarters-too-few = Nincs ennyi új egység.
refusal-quarters-full = A falak mögött nem fér el ennyi egység.

## Elutasítások: politikai ellenőrzés

refusal-not-in-play = Ez a helyszín nincs játékban.
refusal-city-or-tribe = Városra és törzsre nem rakható PE.
refusal-your-pc = Ott már a te PE-d van.
refusal-enemy-cus = Ott ellenséges egységek állnak.
refusal-needs-cu = Ellenséges PE csak saját egységed alatt fordítható át.
refusal-not-ordinary = Ott nincs közönséges PE-je annak az oldalnak.
refusal-not-ordinary-by-event = Ott nincs közönséges PE-je annak az oldalnak.
refusal-not-ordinary-for-general = Ott nincs közönséges PE-je annak az oldalnak.
refusal-not-ordinary-at-turns-end = Ott nincs közönséges PE-je annak az oldalnak.
refusal-wrong-region = A PE-nek más régióban kell lennie.
refusal-levy-elsewhere = A küldetés ennek az egységnek más helyet ad.
refusal-levy-no-port = Ez az egység egyik saját kikötődben álló hadvezérhez csatlakozik.
refusal-levy-at-home = A maradék egységeket Itáliában kell felhelyezni.
refusal-levy-builds-stack = Még nincs 5 egységes római csoport, ezért a sorozással ilyet kell kialakítani.
refusal-return-no-cus = Hadvezér csak a saját oldala egységeihez térhet vissza.
refusal-return-besieged = Az ottani egységeket ostromolják, senki sem jut be hozzájuk.
refusal-scipio-elsewhere = Scipio csak Itáliába vagy Ibéria egyik kikötőjébe érkezhet.
refusal-scipio-no-port = Ibériában Scipiónak kikötő kell.
refusal-scipio-not-roman = Scipio csak római helyszínre érkezhet.
refusal-scipio-enemy-cus = Scipio nem érkezhet ellenséges egységek közé.
refusal-candidate-not-roman = Csak római lehet prokonzul.
refusal-candidate-off-map = Csak a térképen lévő hadvezér lehet prokonzul.
refusal-candidate-stays = Scipio Africanus mindenképpen prokonzul marad.
refusal-consul-no-cus = Konzul csak nem ostromlott római egységekhez kerülhet.
refusal-consul-small-stack = A konzul legalább 5 egységes csoporthoz kerül, és van ilyen.
refusal-consul-largest-stack = Nincs 5 egységes csoport, ezért a konzul a legnagyobbhoz kerül.
refusal-truce-pc = Fegyverszünetben ellenséges PE nem fordítható át.
refusal-no-pc-to-uproot = Nincs itt levehető közönséges ellenséges PE.
refusal-guarded-pc = Az itteni PE-t ellenséges egységek őrzik.
refusal-pc-from-inside = A falak mögötti sereg nem rakhat le és nem vehet le PE-t.
refusal-not-his-gift = Ennek a hadvezérnek nincs meg az a képessége, hogy PE-t vegyen le, és a rugalmas PE-k szabálya ki van kapcsolva.
refusal-gift-needs-cus = PE-t csak egységekkel vehet le.
refusal-charm-guarded-pc = Az itteni PE-t ellenséges egységek őrzik.
refusal-charm-no-pc = Nincs itt levehető közönséges ellenséges PE.
refusal-charm-from-inside = A falak mögötti sereg nem rakhat le és nem vehet le PE-t.
refusal-gift-guarded-pc = Az itteni PE-t ellenséges egységek őrzik.
refusal-gift-no-pc = Nincs itt levehető közönséges ellenséges PE.
refusal-gift-from-inside = A falak mögötti sereg nem rakhat le és nem vehet le PE-t.
refusal-truce-uprooting = Fegyverszünetben a sereg nem vehet le ellenséges PE-t.
refusal-pcs-need-three = PE lerakásához vagy levételéhez a seregnek legalább 3 egység kell.
refusal-not-flexible = Sereg csak a rugalmas PE-k választható szabályával rakhat le PE-t.
refusal-enemy-pc = Előbb az itteni ellenséges PE-t kell levenni.

## Elutasítások: hadvezérek és seregek

refusal-not-your-general = Nincs ilyen hadvezéred a térképen.
refusal-already-activated = Ez a kártya őt már aktiválta.
refusal-spent-general = Ez a hadvezér ezzel a kártyával már semmit sem tehet.
refusal-too-few-ops = A stratégiai értéke nagyobb a kártya műveleti értékénél.
refusal-only-hannibal = Ez az esemény csak Hannibalt aktiválja.
refusal-flamen-price = Túl kevés PE-d van Mars főpapjának árához.
refusal-general-not-here = Ez a hadvezér nincs itt.
refusal-higher-rank = Magasabb a rangja, nem szolgál e hadvezér alatt.
refusal-not-with-him = Ez a hadvezér nincs a sereggel.
refusal-army-limit = Legfeljebb 10 egység mehet együtt.
refusal-bound-general = Az egyik hadvezér nem hagyhatja el a régióját.
refusal-marches-already = Ő maga vezeti ezt a menetet.
refusal-enemy-general = Ez a hadvezér az ellenséget szolgálja.
refusal-already-with-him = Ez a hadvezér már a haderővel van.
refusal-was-left-here = Ezt a hadvezért épp itt hagyták hátra.
refusal-joined-here = Ez a hadvezér épp itt csatlakozott.
refusal-consul-takes-five = Konzul nem hagyhat hátra egységet, ha 5-nél kevesebb megy vele.
refusal-consul-keeps-five = A helyben maradó konzulnál legalább 5 egységnek kell maradnia.
refusal-weak-consul-passed = Az 5-nél kevesebb egységű konzulhoz érő prokonzul ott megáll, vagy kiegészíti a konzul egységeit ötre.
refusal-too-few-cus-here = Nincs itt ennyi egység, amely mehetne.
refusal-number-changed-here = A menetelő egységek számát itt már megváltoztatták.
refusal-same-number = Már ennyi egység menetel.
refusal-roman-elephants = Rómának nincsenek elefántjai.
refusal-too-few-elephants = Nincs itt ennyi elefánt.
refusal-elephants-changed-here = A menetelő elefántok számát itt már megváltoztatták.
refusal-same-elephants = Már ennyi elefánt menetel.
refusal-train-changed-here = Az ostromfelszerelést itt már felvették vagy hátrahagyták.
refusal-train-with-him = Az ostromfelszerelés már a sereggel van.
refusal-train-not-with-him = A sereggel nincs ostromfelszerelés.
refusal-no-train-here = Nincs itt ostromfelszerelés.
refusal-command-enemy-general = Ellenséges hadvezér nem parancsnokolhat a haderődnek.
refusal-command-not-there = Nincs ott annál a haderőnél, amelynek parancsnok kell.
refusal-command-outranked = Van ott magasabb rangú hadvezér.

## Elutasítások: mozgás

refusal-stopped-returned = A hajók visszatértek, a sereg nem megy tovább.
refusal-stopped-stepped-back = A visszalépett sereg nem megy tovább.
refusal-stopped-no-pursuit = Sikeres üldözés nélkül a sereg nem megy tovább.
refusal-stopped-weather = Rossz az idő, a sereg nem megy tovább.
refusal-stopped-shipwrecked = A vihar elvitte a sereget, hadvezére nem megy tovább.
refusal-no-road = Innen oda nem vezet út.
refusal-no-points = Ehhez nincs elég mozgáspont.
refusal-tired-cus = Az egységek egy része ezzel a kártyával már túl messzire jutott.
refusal-enemy-at-the-walls = A sereg a falak mögött van, előttük pedig az ellenség áll.
refusal-lone-general = Egység nélküli hadvezér nem megy oda, ahol ellenséges egységek vannak.
refusal-lone-halt = Egység nélküli hadvezér nem maradhat ellenséges hadvezér mellett, amíg tovább tud menni.
refusal-strait-control = Ezen a szoroson csak saját helyszínről lehet átkelni.
refusal-train-alps = Az ostromfelszerelés nem kel át az Alpokon.
refusal-train-sea = Az ostromfelszerelés nem mehet tengeren.
refusal-no-port = Ez a helyszín nem kikötő.
refusal-no-ships = Ez a kártya nem ad hajót.
refusal-fleet-limit = E kártya hajói nem visznek ennyi egységet.
refusal-small-port = Ez a kikötő túl kicsi ennyi egységnek.
refusal-one-fleet = Ezzel a kártyával már egy másik sereg hajózott.
refusal-naval-defeat = A tengeri vereség után Róma ebben a fordulóban csak hadjárattal hajózhat.
refusal-besieged-port = Ostromlott városba nem lehet behajózni.
refusal-citadel-port = Ezt a kikötőt a római fellegvár elzárja.
refusal-not-your-city = Az a város nem a tiéd.
refusal-walls-full = A falak nem fogadnak be ennyi egységet.
refusal-no-sortie = A falak előtt nem állnak ellenséges egységek.
refusal-tired-general = Az egyik hadvezér ezzel a kártyával már túl messzire jutott.
refusal-truce-entry = Fegyverszünetben nem lehet ellenséges egységet tartó vagy ellenséges ellenőrzésű helyszínre lépni.
refusal-truce-sortie = Fegyverszünetben nincs kitörés.
refusal-lone-stay = Egység nélküli hadvezér csak akkor mehet ellenséges hadvezér helyszínére, ha onnan tovább tud menni.
refusal-counsel-hanno = Amíg Hanno tanácsa érvényes, karthágói egység nem hagyhatja el Afrikát.
refusal-counsel-cato = Amíg Cato tanácsa érvényes, római egység nem léphet Afrikába.
refusal-no-port-here = A sereg nem kikötőben áll.
refusal-same-port = A sereg már ebben a kikötőben van.
refusal-shut-harbour = Ostromlott városból nem lehet kihajózni.
refusal-no-city = E kikötő mögött nincs város.
refusal-harbour-full = Az a város nem fogad be ennyi egységet.
refusal-inside-already = A sereg már a falak mögött van.
refusal-no-city-here = Nincs itt város, ahová be lehetne menni.
refusal-not-your-walls = Az itteni város nem a tiéd.
refusal-walls-besieged = Az itteni várost ostromolják, senki sem jut be.
refusal-not-inside = Kitörni a falak mögül lehet.
refusal-nobody-to-sally = A kitöréshez egységek kellenek.

## Elutasítások: falak

refusal-walls-too-few-cus = Nincs itt ennyi egységed.
refusal-walls-only-the-sortie = A városba csak a kitörők térhetnek vissza.
refusal-walls-nobody-comes-out = Csata után senki sem jön ki a falak mögül.
refusal-walls-number-changed = Már eldőlt, hány egység van a falak mögött.
refusal-walls-same-number = Már ennyi egység van a falak mögött.
refusal-walls-consul-five = Az egyik részben 5 egységnek kell lennie a konzul miatt.
refusal-walls-roman-elephants = Rómának nincs megosztható elefántja.
refusal-walls-elephants-changed = Már eldőlt, hány elefánt van a falak mögött.
refusal-walls-same-elephants = Már ennyi elefánt van a falak mögött.
refusal-walls-too-few-elephants = Nincs itt ennyi elefántod.
refusal-walls-elephants-inside = A falak mögött ennél kevesebb egység van.
refusal-walls-elephants-outside = Kívül kevesebb egység van, mint ahány elefánt ott maradna.
refusal-walls-not-here = Nincs ilyen hadvezéred ennél a városnál.
refusal-walls-inside-already = Ez a hadvezér már bent van.
refusal-walls-outside-already = Ez a hadvezér már kint van.
refusal-walls-general-changed = Ez a hadvezér már helyet változtatott.
refusal-walls-not-of-the-sortie = Nem vett részt a kitörésben, ezért nem jut be.
refusal-walls-consul-stays = A konzul ott marad, ahol legalább 5 egység van.
refusal-walls-others-inside = A bent lévő egységek, amelyek nem a sereghez tartoznak, bent maradnak.
refusal-walls-other-elephants = A bent lévő elefántok, amelyek nem a sereghez tartoznak, bent maradnak.
refusal-walls-not-of-the-army = A sereggel csak a vele menetelő hadvezérek mehetnek be vagy ki.
refusal-sortie-number-changed = Már eldőlt, hány egység marad bent.
refusal-sortie-nobody-goes = A bent lévő egységek közül legalább egy kitör.
refusal-sortie-same-number = Már ennyi egység marad bent.
refusal-sortie-elephants-changed = Már eldőlt, hány elefánt marad bent.
refusal-sortie-elephants-inside = A bent maradók között nem lehet ennyi elefánt.
refusal-sortie-not-inside = Nincs ilyen hadvezéred ebben a városban.
refusal-sortie-stays-already = Ez a hadvezér már bent marad.
refusal-walls-all-fit = Az egész megvert haderő befér, ezért nem oszlik meg.
refusal-nothing-such-to-lose = A haderőnek nincs ilyen vesztesége.
refusal-walls-not-divided = A megvert haderő nem oszlott meg, hadvezérei vele maradnak.
refusal-walls-elephants-come-out = A helyőrség elefántjai bent maradnak.
refusal-walls-elephants-flee = A megvert haderőből nem ment be ennyi egység.

## Elutasítások: reakciók

refusal-enemy-already-there = Más ellenséges egységek is állnak ott, ezért ott nem lehet közbelépni.
refusal-not-adjacent = Ez a hadvezér nem szomszédos a helyszínnel.
refusal-stolen-card = Más lapot követeltek, nem az épp elvettet.
refusal-no-army = Egység nélküli hadvezér nem lép közbe.
refusal-shut-in = Ezt a sereget a falak előtt álló ellenséges egységek bezárják.
refusal-not-attacked = Ennek a hadvezérnek a helyszínére nem lépett ellenséges sereg.
refusal-failed-to-intercept = Közbelépése e sereg ellen nem sikerült, ezért most nem térhet ki előle.
refusal-cus-failed-to-intercept = Ezeknek az egységeknek a közbelépése e sereg ellen nem sikerült, ezért most nem térhetnek ki előle.
refusal-nowhere-to-go = Nincs szomszédos helyszín, ahová a haderő mehetne.
refusal-truce-interception = Fegyverszünetben senki sem léphet közbe.
refusal-mover-intercepts = Csak a nem mozgó fél léphet közbe.
refusal-interceptor-off-map = Ez a hadvezér nincs a térképen.
refusal-intercept-over-pass = Hágón és tengerszoroson át nem lehet közbelépni.
refusal-one-interception = A hadvezér helyszínéről már bejelentettek közbelépést.
refusal-left-his-walls = A falak mögötti sereg nem léphet közbe azok ellen, akik az ő helyszínéről távoznak.
refusal-out-of-walls = A sereg csak kijött a falak mögül, nem lépett be a helyszínre: senki nem léphet közbe ellene.
refusal-no-interceptors = Nem különíthető el vele haderő: a helyben maradó parancsnoknál 1, a konzulnál 5 egység marad.
refusal-mover-avoids = Csata elől csak a nem mozgó fél térhet ki.
refusal-nobody-attacks = Egység nélküli hadvezér senkit sem támad, így nincs mi elől kitérni.
refusal-one-avoidance = Csata elől egyszer lehet kitérni, és ezt már bejelentették.
refusal-no-avoiders = Nem térhet ki vele haderő: a helyben maradó parancsnoknál 1, a konzulnál 5 egység marad.
refusal-detachment-empty = Legalább egy egységnek mennie kell.
refusal-commander-keeps-one = A helyben maradó parancsnoknál legalább 1 egység marad.
refusal-commander-stays = A parancsnok nem megy alárendelt vezetése alatt.
refusal-leads-detachment = Ő maga vezeti ezt a haderőt.
refusal-detachment-number-changed = Az elinduló egységek számát már megváltoztatták.
refusal-detachment-same-number = Már ennyi egység megy.
refusal-detachment-elephants-changed = Az elinduló elefántok számát már megváltoztatták.
refusal-detachment-same-elephants = Már ennyi elefánt megy.
refusal-detachment-elephants-most = Ennél kevesebb egység megy.
refusal-detachment-elephants-least = Több elefántnak kell mennie: nincs elég más egység.
refusal-intercept-army-limit = Legfeljebb 10 egység mehet együtt.
refusal-avoid-army-limit = Legfeljebb 10 egység mehet együtt.
refusal-avoid-elephants-least = Több elefántnak kell mennie: nincs elég más egység.
refusal-avoid-elephants-most = Ennél kevesebb egység megy.
refusal-avoid-same-elephants = Már ennyi elefánt megy.
refusal-avoid-elephants-changed = Az elinduló elefántok számát már megváltoztatták.
refusal-avoid-same-number = Már ennyi egység megy.
refusal-avoid-number-changed = Az elinduló egységek számát már megváltoztatták.
refusal-avoid-leads = Ő maga vezeti ezt a haderőt.
refusal-avoid-commander-stays = A parancsnok nem megy alárendelt vezetése alatt.
refusal-avoid-commander-keeps-one = A helyben maradó parancsnoknál legalább 1 egység marad.
refusal-avoid-nobody-goes = Legalább egy egységnek mennie kell.
refusal-avoid-not-adjacent = Csata elől szomszédos helyszínre lehet kitérni.
refusal-avoid-over-pass = Hágón és tengerszoroson át nem lehet kitérni a csata elől.
refusal-avoid-where-enemy-came-from = Onnan jött az ellenség.
refusal-avoid-enemy-cus = Csata elől nem lehet ellenséges egységek közé kitérni.
refusal-avoid-enemy-land = Csata elől nem lehet ellenséges PE-re vagy nem barátságos törzshöz kitérni.
refusal-avoid-no-city = Nincs itt város, ahová be lehetne húzódni.
refusal-avoid-not-your-city = Az itteni város nem a tiéd, oda nem lehet behúzódni.
refusal-avoid-besieged-city = Ostromlott városba nem lehet behúzódni.
refusal-avoid-city-full = Az itteni városban nincs hely az egész haderőnek.
refusal-no-city-to-enter = Nincs itt város, ahová a sereg bemehetne.
refusal-not-your-city-to-enter = A sereg, amely ellen közbeléptek, csak saját városba mehet be.
refusal-city-besieged = A várost ostromolják, a sereg nem jut be.
refusal-city-too-small = A város nem fogadja be az egész sereget.

## Elutasítások: csaták és ostromok

refusal-no-such-battle-card = Nincs ilyen harci kártyád.
refusal-no-match = Csak ugyanolyan típusú kártya felel meg.
refusal-no-reserve = Nincs Tartalékod.
refusal-no-prober = A parancsnok nem játszhatja ki a Puhatolózást más lapként.
refusal-probe-used = Ebben a csatában már kijátszottak egy Puhatolózást más lapként.
refusal-no-probe = Nincs nálad Puhatolózás.
refusal-probe-not-as = A Puhatolózás nem helyettesítheti ezt a lapot.
refusal-cannot-withdraw-leaderless = Csak hadvezérrel rendelkező sereg vonható vissza a csatából.
refusal-cannot-withdraw-without-cards = A visszavonás egy kártya kijátszásáról való lemondás, neked pedig nincs kártyád.
refusal-cannot-withdraw = Nincs helyszín, ahová a sereg visszavonható lenne.
refusal-not-open = Ez a harci kártya nincs felfedve.
refusal-not-a-refuge = A visszavonulás saját PE-n vagy a visszavonulóknál nagyobb saját haderőnél ér véget.
refusal-nothing-to-besiege = Nincs itt mit ostromolni vagy leigázni.
refusal-needs-three = Az ostromhoz és a leigázáshoz legalább 3 egység kell.
refusal-once-a-card = Ezzel a kártyával itt már volt kísérlet.
refusal-nobody-stands = Egység nélküli hadvezér nem vállalhat csatát.
refusal-all-open = Az ellenség minden harci kártyája fel van fedve: válassz egyet.
refusal-not-nearest = Van közelebbi, egység nélküli ellenséges PE.
refusal-nobody-near = Nincs a közelben ellenséges PE, amelyet a kegyelem megnyerhetne.
refusal-retreat-battlefield = A visszavonulás elhagyja a csata helyszínét.
refusal-retreat-among-enemies = A visszavonulás nem érhet véget ellenséges egységek között.
refusal-retreat-no-way = Legfeljebb 4 helyszínnyi út nem vezet oda.
refusal-retreat-farther = A közelebbi menedéket kell választani, hacsak a távolabbi nem kerül kevesebb egységbe.
refusal-retreat-back-first = A csata kezdeményezője először oda vonul vissza, ahonnan jött.
refusal-retreat-where-enemy-came-from = A megtámadott nem vonulhat vissza azon a helyszínen át, ahonnan az ellenség jött.
refusal-retreat-over-pass = Hágón, tengerszoroson és tengeren át nem lehet visszavonulni.
refusal-retreat-nobody-comes-through = Ezen az úton a haderőből senki sem maradna.
refusal-retreat-dearer = Nem választható hosszabb vagy drágább út csak azért, hogy a barátok többen legyenek a megmaradtaknál.
refusal-retreat-not-on-the-way = E visszavonulás egyik útja sem vezet tovább azon a helyszínen át.
refusal-withdraw-no-sortie = A csata helyszínén álló városba csak a kitörők vonhatók vissza.
refusal-withdraw-not-adjacent = A sereg csak szomszédos helyszínre vonható vissza.
refusal-withdraw-over-pass = Hágón és tengerszoroson át nem lehet sereget visszavonni.
refusal-withdraw-came-elsewhere = A csatát kezdő fél csak oda vonhatja vissza a seregét, ahonnan az jött.
refusal-withdraw-where-enemy-came-from = Oda nem lehet visszavonni a sereget, ahonnan az ellenség jött.
refusal-withdraw-enemy-cus = Ellenséges egységek közé nem lehet sereget visszavonni.
refusal-withdraw-enemy-land = Ellenséges PE-re vagy nem barátságos törzshöz nem lehet sereget visszavonni.
refusal-withdraw-unfriendly-tribe = Nem barátságos törzshöz azok sem vonhatók vissza, akik onnan jöttek.
refusal-withdraw-interceptors-came-from = Onnan jöttek a közbelépők.
refusal-besiege-from-inside = A falak mögötti sereg senkit sem ostromol.
refusal-truce-siege = Fegyverszünetben az ellenség városa vagy törzse nem ostromolható.
refusal-no-pc-to-turn = Nincs ott átfordítható közönséges ellenséges PE.
refusal-pc-held = Az ottani PE-t ellenséges egységek tartják.

## Elutasítások: nem most

refusal-when-place = Egységeket és hadvezéreket az erősítések idején lehet felhelyezni, vagy amikor egy esemény úgy rendeli.
refusal-when-proconsul = Prokonzult a választás kezdetén kell kinevezni.
refusal-when-first = Arról, hogy ki kezd, egyszer kell dönteni, a forduló kártyáinak kiosztása után.
refusal-when-second = Arról, hogy ki játszik másodikként, egyszer kell dönteni, a forduló kártyáinak kiosztása után.
refusal-when-event = Eseményt a saját köröd lapjaként játszhatsz ki, vagy hogy megelőzd az ellenfelet.
refusal-when-ops = A műveleti értéket a saját köröd lapjával használhatod, vagy hogy megelőzd az ellenfelet.
refusal-when-discard = Kártyát a saját köröd lapjaként dobhatsz el, vagy amikor egy esemény követeli.
refusal-when-counter = Váratlan esemény csak a maga pillanatában játszható ki.
refusal-when-activate = Hadvezért csak az épp műveleti értékéért kijátszott kártya aktivál, vagy olyan esemény, amely ezt mondja.
refusal-when-pc = PE-t egy kártya műveleti értékével vagy eseménnyel lehet lerakni.
refusal-when-remove = PE-t elvesztett csata vagy a tartományok összeszámlálása után kell levenni, vagy amikor egy esemény úgy rendeli.
refusal-when-raise = Egységet csak olyan 3-as kártyával lehet toborozni, amelyet épp a műveleti értékéért játszottak ki.
refusal-when-take = Hogy hány egység megy, az a hadvezér menete közben dől el, vagy amikor közbelép, illetve kitér a csata elől.
refusal-when-elephants = Az elefántokról akkor kell dönteni, amikor egy karthágói sereg menetel, reagál vagy a falak mögé megy.
refusal-when-join = Hadvezér akkor csatlakozik egy haderőhöz, amikor az menetel, reagál vagy megoszlik a falaknál.
refusal-when-leave = Hadvezér akkor hagy el egy haderőt, amikor az menetel, reagál vagy megoszlik a falaknál.
refusal-when-take_train = Az ostromfelszerelést csak menetelő karthágói sereg viheti magával.
refusal-when-leave_train = Az ostromfelszerelést csak menetelő karthágói sereg hagyhatja hátra.
refusal-when-march = Sereg csak azután menetel, hogy egy kártya aktiválta a hadvezérét.
refusal-when-sail = Sereg csak azután hajózik, hogy egy 3-as kártya aktiválta a hadvezérét.
refusal-when-sail_in = Sereg csak azután hajózik be egy város kikötőjébe, hogy egy 3-as kártya aktiválta a hadvezérét.
refusal-when-enter = Sereg a menete végén megy a falak mögé, vagy amikor saját városánál léptek közbe ellene.
refusal-when-sortie = Kitörni a falak mögötti, aktivált sereg tud, vagy a helyőrség, amikor felmentés érkezik.
refusal-when-besiege = Ostromot vagy leigázást az a sereg kísérel meg, amelyet egy kártya aktivált.
refusal-when-uproot = Ellenséges PE-t az a menetelő sereg vehet le, amelynek ehhez joga van.
refusal-when-plant = Sereg csak menet közben rak le PE-t, és csak a rugalmas PE-k választható szabályával.
refusal-when-halt = Mozgást csak akkor lehet befejezni, amikor egy hadvezér menetel.
refusal-when-walls = Hogy hány egység van a falak mögött, az akkor dől el, amikor az ellenség a városodhoz ér, vagy a sereged bemegy.
refusal-when-intercept = Sereg csak akkor lép közbe, amikor épp ellenséges haderő ért mellé.
refusal-when-avoid = Csata elől csak akkor lehet kitérni, amikor ellenséges sereg lépett épp a seregedhez.
refusal-when-to = Célt annak a seregnek kell választani, amely kitér a csata elől, amelyet visszavonnak belőle, vagy amely visszavonul.
refusal-when-back = Csak az a sereg lép vissza, amely ellen közbeléptek.
refusal-when-stand = Csak annak a seregnek kell kimondania, hogy vállalja a csatát, amely ellen közbeléptek.
refusal-when-roll = Kérésre csak ellentámadásra, üldözésre, parancsváltásra vagy a visszavonás megakadályozására lehet dobni.
refusal-when-charge = Elefántok csak a harci kártyák kiosztása előtt rohamoznak.
refusal-when-withdraw = Sereget akkor lehet visszavonni a csatából, amikor az következik támadni.
refusal-when-play = Harci kártyát csak egy csata köreiben lehet kijátszani.
refusal-when-reserve = Tartalékot csak egy csata köreiben lehet kijátszani.
refusal-when-probe = Puhatolózást más kártyaként csak olyan csata köreiben lehet kijátszani, amelyben Hannibal a parancsnok.
refusal-when-concede = A csatát az a védő adhatja fel, akinek épp egyező lapot kellene kijátszania, vagy az a támadó, akinek nincs harci kártyája.
refusal-when-seize = A kezdeményezést egyező lappal viszonzott Kétoldalú átkarolás vagy sikertelen visszavonás után lehet átvenni.
refusal-when-claim = Felfedett harci kártyát csak a Dezertáló szövetségesek kártyával lehet elvenni.
refusal-when-draw = Véletlen harci kártyát csak a Dezertáló szövetségesek kártyával lehet elvenni.
refusal-when-lose = Hogy mi vész el, azt akkor kell kiválasztani, amikor egy elefántos haderő veszteséget szenved.
refusal-when-command = Parancsnokot akkor kell megnevezni, amikor egyenlő rangú hadvezérek találkoztak.
refusal-when-province = Tartományt csak olyan eseményhez kell választani, amely egy tartományt érint.
refusal-when-target = Helyszínt csak olyan eseményhez kell választani, amely egyet érint, vagy ha a hódító kegyelmet gyakorolt.
refusal-when-general = Hadvezért csak olyan eseményhez kell választani, amely egyet érint.
refusal-when-demand = Másik kártyát csak elfogott hírvivő után lehet követelni.
refusal-when-sack = Várost csak közvetlenül az eleste után lehet kifosztani, az ostromok választható szabályával.
refusal-when-mercy = Kegyelmet csak az épp elesett városnak lehet adni, az ostromok választható szabályával.
refusal-when-pass = Passzolni csak ott lehet, ahol visszautasítható, amit felkínálnak.
refusal-when-done = Befejezni csak ott lehet, ahol több választás követheti egymást.

## The board in the browser

board-map = A Földközi-tenger nyugati medencéje
board-status = A háború állása
board-orders = Parancsok
board-years = Kr. e. { $years }
board-turn = { $turn }. forduló
board-cards = { $count } lap
board-points = { $points } tartomány
board-provinces = Tartománysáv
board-nobody = senkié
board-markers = Jelölők
board-first = kezd
board-hand = Lapok kézben
board-hands = Lapok a kezekben
board-no-hand = Nincs lap kézben
board-ops = műveleti érték: { $ops }
board-playing = Kijátszva
board-deck = Pakli
board-discard = Eldobott lapok
board-removed = Játékon kívül
board-pile-empty = Itt nincs lap
board-tab-orders = Parancsok
board-tab-hand = Lapok
board-tab-war = Háború
board-use-event = Esemény
board-use-ops = Művelet
board-use-discard = Eldobás
board-use-counter = Váratlan esemény
board-counter = váratlan esemény
board-ship = 5 egységet visz tengeren
board-once = eseménye után kikerül a játékból
board-units = egységek
board-elephants = elefántok
board-train = ostromfelszerelés
board-take = Hány egység
board-walls = A falak mögött
board-points-left = maradék mozgáspont: { $points }
board-with = Vele:
board-inside = a falak mögött
board-n-units = egység: { $count }
board-n-elephants = elefánt: { $count }
board-space = helyszín
board-city = fallal körülvett város
board-tribe = törzs
board-space-port = kikötő
board-city-port = fallal körülvett kikötőváros
board-tribe-port = törzs és kikötő
board-held = { $side } ellenőrzi
board-held-none = senki sem ellenőrzi
board-siege = ostrompontok: { $points }
board-allies = szövetségesek lapjai: { $count }
board-consul = konzul
board-proconsul = prokonzul
board-dictator = diktátor
board-general = hadvezér
board-supreme = fővezér
board-commander = parancsnok
board-strategy = stratégiai érték
board-battle-rating = harci érték
board-rating-short = érték
board-battle = Csata: { $space }
board-battle-round = { $round }. kör
board-battle-cards = harci kártyák
board-attacker = támadó
board-defender = védő
board-initiative = kezdeményezés
board-no-general = Hadvezér nélkül
board-hand-of = Harci kártyák: { $side }
board-hidden-cards = rejtett lapok: { $count }
board-played-cards = Kijátszott lapok
board-no-cards-yet = Még nem játszottak ki lapot
board-verb-activate = aktiválás
board-verb-proconsul = prokonzul marad
board-verb-join = vele tart
board-verb-leave = itt marad
board-verb-intercept = közbelép
board-verb-avoid = kitér a csata elől
board-verb-command = parancsnok
board-verb-general = választás
board-marker-macedonian_alliance = Makedón szövetség
board-marker-naval_victory = Karthágói tengeri győzelem
board-marker-truce = Fegyverszünet
board-marker-hanno_counsels = Hanno tanácsai Karthágónak
board-marker-cato_counsels = Cato tanácsai Rómának
board-marker-reshuffle = A paklit e forduló után újra kell keverni
board-marker-archimedes = Arkhimédész gépei
board-marker-latin_colonies = Latin gyarmatok
board-marker-citadel = Fellegvár
board-marker-foraging = Takarmányszerzés
board-marker-flamen = Mars főpapja
board-legend-space = helyszín PE nélkül
board-legend-pc = helyszín PE-vel
board-legend-city = fallal körülvett város, 2 egység fér el benne
board-legend-great = nagyváros, 5 egység fér el benne; a szám a helyőrsége
board-legend-tribe = semleges törzs
board-legend-port = kikötő; a pont segíti, a gyémánt nehezíti a karthágói hajózást
board-legend-ops = a lap műveleti értéke
board-legend-ratings = a hadvezér stratégiai és harci értéke
board-legend-office = konzul, prokonzul
board-legend-led = arany keret: hadvezér van itt; mutass rá
board-legend-siege = ostrompontok
board-legend-road = út: 1 mozgáspont
board-legend-pass = hágó: 2 pont és veszteségdobás
board-legend-alpine = alpesi hágó: 2 pont és veszteségdobás
board-legend-strait = tengerszoros: 2 pont
board-legend-counsel = Hanno tanácsol Karthágónak vagy Cato Rómának
board-legend-colony = latin gyarmatok; takarmányszerzés
board-legend-syracuse = kinek a kezén van Syracusae

## The board in the browser: what cards do

board-card-corsica_sardinia_revolt = Csak ha az ellenség ellenőrzi Korzikát és Szardíniát. Vedd le ott minden olyan közönséges PE-jét, amelynek helyszínén nincs egysége. A helyszínek üresen maradnak.
board-card-sicilia_revolts = Csak ha az ellenség ellenőrzi Szicília tartományt. Vedd le ott minden olyan közönséges PE-jét, amelynek helyszínén nincs egysége; Syracusae külön tartomány. A helyszínek üresen maradnak.
board-card-numidia_revolts = Válaszd Numidia Maiort vagy Numidia Minort, bárki ellenőrzi is. Vedd le ott az ellenség minden olyan közönséges PE-jét, amelynek helyszínén nincs egysége. A helyszínek üresen maradnak.
board-card-celtiberia_revolts = Csak ha az ellenség ellenőrzi Celtiberiát. Vedd le ott minden olyan közönséges PE-jét, amelynek helyszínén nincs egysége. A helyszínek üresen maradnak.
board-card-native_guide = Aktiválj a műveleti értékkel egy 1-es vagy 2-es stratégiai értékű hadvezért. Serege minden hágón tett veszteségdobása ebben a mozgásban -3, az Alpokon kívüli hágók -2-jén felül, minden hágónál.
board-card-maharbals_cavalry = Bármely szárazföldi csatában játszd ki Kétoldalú átkarolásként, támadásra vagy válaszul, akár harci kártya nélkül is. Minden tekintetben az, de aki egyező lapot játszik ki rá, nem kapja meg vele a kezdeményezést: dobnia kell az ellentámadásra.
board-card-hostile_tribes_a = Egy ellenséges haderő, hadvezérrel vagy anélkül, amely Gallia Transalpina vagy Liguria (a választható szabállyal Mauretania) helyszínén áll, vagy épp odalép, egyszer dob az ellenséges törzsek oszlopában. Beléphet mozgással, csata elől kitérve, közbelépve, csatából visszavonva vagy visszavonulva. Váratlan eseményként nem vet véget a fegyverszünetnek.
board-card-hostile_tribes_b = { board-card-hostile_tribes_a }
board-card-philip_allies = Róma eldob egy véletlen stratégiakártyát a kezéből. Kezdődik a makedón szövetség: minden karthágói hajózásnál eggyel több pont. A 9B kártya az eldobottak közé kerül, ez pedig kikerül a játékból.
board-card-philip_peace = A játék elején félre van téve; az eldobottak közé kerül, amikor a 9A-t eseményként kijátsszák. Karthágó elveszít egy véletlen stratégiakártyát a kezéből, a makedón szövetség és a pontja megszűnik, a kártya kikerül a játékból.
board-card-macedonian_reinforcements = Csak a makedón szövetség idején. Helyezz fel együtt 2 karthágói egységet Karthágó egyik afrikai vagy itáliai kikötőjébe; ha a város előtt ellenség áll, a falak mögé, amíg van hely.
board-card-balearic_slingers = Csak ha te ellenőrzöd a Baleárokat. Helyezz fel 1 egységet bármely kikötőbe, ahol PE-d van és nincs ellenséges egység.
board-card-african_reinforcements = Helyezz fel 2 elefántegységet Carthagóba; minden hiányzó elefántért (összesen négy van) egy közönséges egységet. Nem, ha Carthagót ostromolják.
board-card-bruttium_recruits = Helyezz fel 2 egységet egy Lucaniában álló karthágói hadvezérhez.
board-card-ligurian_recruits = Helyezz fel 2 egységet egy Liguriában, Gallia Cisalpinában vagy Etruriában álló karthágói hadvezérhez.
board-card-iberian_recruits = Helyezz fel 2 egységet egy hadvezéredhez Ibéria olyan tartományában, amelyet te ellenőrzöl.
board-card-gallic_recruits = Helyezz fel 2 egységet egy Gallia Transalpinában vagy Gallia Cisalpinában álló karthágói hadvezérhez.
board-card-surprise_sortie = Vegyél le 1 ostrompontot bármely városról.
board-card-traitor_in_tarentum = Aktiválj egy hadvezért a műveleti értékkel. Ha ezután az ellenséges Tarentumot ostromolja legalább 3 egységgel, és ebben a körben nem vívott csatát, nem kell dobni: a város azonnal az övé.
board-card-senate_dismisses_proconsul = Csak ha Scipio Africanuson kívül van prokonzul a térképen. Visszatér a készletbe; a kártya játékosa választ a készletből hadvezért, aki átveszi a helyét, seregét és hivatalát. Régióhoz kötött hadvezér csak ottani sereghez választható.
board-card-spy_in_enemy_camp = A harci kártyák osztása után az ellenség lapjainak véletlen fele (lefelé kerekítve) felfedve marad az egész csatában, és szokás szerint kijátszható. Dezertáló szövetségesekkel elvehetsz közülük egyet.
board-card-mercenaries_desert = Minden karthágói haderő veszteségre dob, kivéve amelyik karthágói város helyszínén áll, a falakon belül vagy kívül. A hadvezérrel rendelkező haderőért Karthágó előbb egy másik kockával dob: a parancsnok harci értékéig a haderő megmenekül.
board-card-mutins_numidians = Válassz Szicília tartományban egy helyszínt, amely nem város, és nincs rajta római egység. Helyezz fel oda 1 karthágói egységet és PE-t, a római PE-t átfordítva.
board-card-numidian_ally = Rakj le legfeljebb 3 római PE-t Numidia Minor karthágói egység nélküli helyszíneire, a karthágói PE-ket átfordítva.
board-card-sophonisba = Válaszd Numidia Maiort vagy Numidia Minort. Rakj le legfeljebb 3 karthágói PE-t a római egység nélküli helyszíneire, a római PE-ket átfordítva.
board-card-capua_sides_with_carthage = Csak ha Karthágó Itália legalább 3 tartományát ellenőrzi, és Capua római. Capua átáll Karthágóhoz; a benne lévő római egységek elpusztulnak, a hadvezérek lekerülnek, az ostrompontok eltűnnek.
board-card-syracuse_allies_with_carthage = Csak ha Syracusae római. A város átáll Karthágóhoz; a benne lévő római egységek elpusztulnak, a hadvezérek lekerülnek, az ostrompontok eltűnnek. Amíg Syracusae Karthágóé, a hajózásai eggyel több pontot kapnak.
board-card-i_have_come_into_italy = Csak ha Hannibal Itáliában van. Fordíts át 2 közönséges római PE-t Itália olyan helyszínein, ahol nincs római egység; egyet, ha csak egy van.
board-card-hannibal_charms_italy = Aktiváld Hannibalt a műveleti értékkel. Itália minden helyszínén, ahová belép, és ahol közönséges római PE van római egység nélkül, ingyen leveheti a PE-t; lerohanás után is, vagy ahol a rómaiak kitértek. A kiindulási helyszín PE-je 1 mozgáspontba kerül.
board-card-carthaginian_naval_victory = A forduló végéig minden karthágói hajózás eggyel több pontot kap, Róma pedig csak hadjáratkártyával hajózhat.
board-card-siege_train = Helyezz ostromfelszerelést egy karthágói hadvezérhez, akinek serege nem rendelkezik ilyennel; ha mind a négy játékban van, helyezz át egyet. A 10 egység határán felül mozog a sereggel, de alpesi hágón és tengeren nem, és csatában nem számít. Lekerül, ha visszavonulnia kell, vagy ha karthágói egység nélküli helyszínére ellenség lép. Ostromnál semmissé teszi a város különleges jelét; ha nincs ilyen, fehér kocka helyett vörössel kell dobni.
board-card-spanish_allies_desert = Ibériai csatában: az ellenség nem kap harci kártyát Ibéria szövetséges tartományaiért.
board-card-numidian_allies_desert = Afrikai csatában: az ellenség nem kap harci kártyát Numidia Maiorért és Numidia Minorért, tehát legfeljebb 4-et veszít.
board-card-major_campaign_a = Aktiválj egymás után legfeljebb 3 hadvezért, bármi is a stratégiai értékük: mindegyiket egyszer, 4 mozgásponttal és legfeljebb 10 egységgel; csatáját vagy ostromát mindegyik a következő előtt befejezi. Az egyik sereg hajózhat, legfeljebb 10 egységgel. A kártyával meg lehet előzni az ellenfelet.
board-card-major_campaign_b = { board-card-major_campaign_a }
board-card-diplomacy_a = Fordíts át egy tetszőleges közönséges ellenséges PE-t, ahol nincs ellenséges egység.
board-card-diplomacy_b = { board-card-diplomacy_a }
board-card-minor_campaign_a = Aktiválj egymás után legfeljebb 2 hadvezért, bármi is a stratégiai értékük: mindegyiket egyszer, 4 mozgásponttal és legfeljebb 10 egységgel; csatáját vagy ostromát mindegyik a következő előtt befejezi. Az egyik sereg hajózhat, legfeljebb 10 egységgel. A kártyával meg lehet előzni az ellenfelet.
board-card-minor_campaign_b = { board-card-minor_campaign_a }
board-card-minor_campaign_c = { board-card-minor_campaign_a }
board-card-minor_campaign_d = { board-card-minor_campaign_a }
board-card-bad_weather = A hadvezér, akit az ellenség kártyával mozgat, visszatér oda, ahová az első 2 mozgáspontja vitte, és mozgása véget ér; ott még ostromolhat. A harmadik vagy negyedik pontot igénylő hágón vagy szoroson tehát nem kelt át; a hajózás semmis, serege a kör végéig a kikötőben marad. Hadjáratban csak ezt a hadvezért állítja meg: egységeit más tovább viheti, összesen 4 helyszínnyire. Közbelépés, kitérés, csatából való visszavonás és visszavonulás ellen nem.
board-card-elephant_fright = A bejelentett elefántroham hatástalan, nem kell rá dobni; Karthágó eldob 2 véletlen harci kártyát. Az elefántok továbbra is egységnek számítanak.
board-card-two_legions_of_slaves = Csak ha Karthágó Itália legalább 3 tartományát ellenőrzi, és Latiumban nincs karthágói egység. Helyezz fel 4 római egységet Latiumba, azaz Romába.
board-card-auxiliaries_apulia = Csak ha Róma ellenőrzi Apuliát. Helyezz fel 2 egységet egy Itáliában álló római hadvezérhez; Romába csak akkor, ha ott hadvezér áll. Hadvezér nélkül nincs hatása.
board-card-auxiliaries_etruria = Csak ha Róma ellenőrzi Etruriát. Helyezz fel 2 egységet egy Itáliában álló római hadvezérhez; Romába csak akkor, ha ott hadvezér áll.
board-card-auxiliaries_samnium = Csak ha Róma ellenőrzi Samniumot. Helyezz fel 2 egységet egy Itáliában álló római hadvezérhez; Romába csak akkor, ha ott hadvezér áll.
board-card-auxiliaries_lucania = Csak ha Róma ellenőrzi Lucaniát. Helyezz fel 2 egységet egy Itáliában álló római hadvezérhez; Romába csak akkor, ha ott hadvezér áll.
board-card-auxiliaries_campania = Csak ha Róma ellenőrzi Campaniát. Helyezz fel 2 egységet egy Itáliában álló római hadvezérhez; Romába csak akkor, ha ott hadvezér áll.
board-card-opposing_fleet_breaks_siege = Vedd le az összes ostrompontot egy kikötővárosról, tehát Capuáról nem.
board-card-adriatic_pirates = Aktiválj egy karthágói hadvezért a műveleti értékkel. Ha legfeljebb 3 egységgel hajózik, és Brundisium, Croton vagy Tarentum kikötőjében száll hajóra vagy partra, nem kell tengeri kockával dobni.
board-card-epidemic = Nevezz meg egy ellenséges sereget: egyszer dob veszteségre.
board-card-pestilence = Nevezz meg egy ellenséges sereget, amely olyan városnál áll, amelyen az ő ostrompontjai vannak: egyszer dob veszteségre, +1-gyel.
board-card-tribal_resistance = Vedd le az összes ostrompontot egy törzsről.
board-card-treachery_within_city = Aktiválj egy hadvezért a műveleti értékkel. Ha ezután várost ostromol, az két ostromdobást jelent, és mindkettő számít.
board-card-messenger_intercepted = Vegyél el egy véletlen kártyát az ellenség stratégiakártyái közül; ha nincs lapja, hatástalan. A 26.1.1 szerinti változattal megkövetelheti, hogy azonnal játssz ki egy másik kártyádat; az a te külön köröd kártyája.
board-card-grain_shortage = Csak ha Karthágó ellenőrzi Szicília tartományt. Vegyél le 3 tetszőleges közönséges római PE-t; mindet, ha kevesebb van.
board-card-hanno_counsels_carthage = A pakli következő újrakeverése utáni forduló elejéig karthágói egység semmilyen mozgással nem hagyhatja el Afrikát. Hadvezérek egyedül elmehetnek, az erősítések a szokásosak.
board-card-cato_counsels_rome = A pakli következő újrakeverése utáni forduló elejéig római egység nem léphet Afrikába. Az ottaniak szabadok, hadvezérek egyedül mehetnek, az erősítések csatlakozhatnak az ottani seregekhez.
board-card-ally_deserts = Az ellenség egy véletlen harci kártyáját mindketten megnézik, és a tiedhez kerül. Ha kém fedett fel lapokat, helyette azok közül is vehetsz egyet.
board-card-storms_at_sea = Az ellenség hajózó hadereje +2-vel dob veszteségre, a tengeri kocka előtt. Ha minden egysége elvész, a hadvezér nem kerül le, hanem visszatér az indulási kikötőbe, és mozgása véget ér. Fegyverszünetben is hat.
board-card-forced_march_1 = Aktiválj egy 1-es stratégiai értékű hadvezért 6 mozgásponttal.
board-card-forced_march_2 = Aktiválj egy 1-es vagy 2-es stratégiai értékű hadvezért 6 mozgásponttal.
board-card-forced_march_3 = Aktiválj bármely hadvezért 6 mozgásponttal. Egy hajózás, legfeljebb 5 egységgel, 3 pontba kerül: 3 helyszín és egy hajózás, vagy két hajózás; útközben egységeket hagyhat és vehet fel.
board-card-truce = Fegyverszünet kezdődik. Sem hadvezér, sem egység nem léphet ellenséges egység vagy PE helyszínére; senki sem lép közbe és nem ostromol. Az ostromlók maradhatnak, velük az ostrompontok; semleges törzsek leigázhatók; az ellenséges egységek alatti PE-k nem fordulnak át, s ezek az egységek továbbra is téli veszteségre dobnak. Karthágó tengeri kocka nélkül hajózik. A fordulón túl is tart, amíg egy neki véget vető esemény egy kör kártyájaként hat. Bárhogy hagyja el a kártya a kezet, a paklit a forduló végén újrakeverik; ez nem vet véget a fegyverszünetnek.
board-card-archimedes_engines = Csak amíg Karthágó ellenőrzi Syracusaet. Tedd a jelölőt a városra: ott minden római ostromdobás fehér kockával történik, Marcellusszal vagy nélküle, és a különleges jelű oldal csak 1 egységbe kerül. A jelölő a város elestével lekerül.
board-card-imperium_a = Aktiválj egymás után legfeljebb 2 római hadvezért, bármi is a stratégiai értékük: mindegyiket egyszer, 4 mozgásponttal és legfeljebb 10 egységgel. Az egyik sereg hajózhat, legfeljebb 5 egységgel. Nem hadjárat: Nerónak és Marcellusnak nem segít, és megelőzni sem lehet vele.
board-card-citadel_holds_out = Amikor Itália egy kikötővárosa ostrommal vagy eseménnyel Karthágóé lesz: tedd oda a fellegvár jelölőjét. Amíg ott van, Karthágó nem hajózhat oda vagy onnan, és a helyszín nem számít neki a tartományhoz. Lekerül, ha egy karthágói hadvezér ott legalább 3 egységgel, dobás nélkül ostromolja, vagy Róma visszaveszi a várost.
board-card-latin_colonies_refuse = Az utolsó fordulóban nem. A következő erősítési szakaszban Róma 2-vel kevesebb egységet kap; Scipio 5 egységére nem vonatkozik.
board-card-massinissa = Helyezz fel 2 egységet egy nem ostromlott római hadvezérhez Afrikában vagy Ibériában. Ha Numidia Maiorban vagy Numidia Minorban áll, fordíts át 1 közönséges karthágói PE-t is abban a tartományban, ahol nincs karthágói egység. Ilyen hadvezér nélkül hatástalan.
board-card-syphax = Vagy helyezz fel 2 egységet egy Numidia Maiorban vagy Numidia Minorban álló karthágói hadvezérhez, vagy rakj le legfeljebb 2 karthágói PE-t e tartományok egyikének üres, római egység nélküli helyszíneire.
board-card-hannibal_ad_portas = Csak ha Hannibal legalább 5 egységgel Romában vagy mellette áll. Róma levesz 2 közönséges PE-t Itáliában, saját választása szerint; mindet, ha kevesebb van.
board-card-foraging = E forduló téli veszteségénél egy legfeljebb 5 egységből álló haderőd nem dob; akkor választod ki, amikor dobnia kellene.
board-card-veterans = A te oldalad, ha van hadvezére a csatában, 2-vel több harci kártyát kap, legfeljebb 20-ig.
board-card-denarii_and_silver = Helyezz fel 1-1 egységet legfeljebb 2 hadvezéredhez, akik saját PE-den állnak az általad ellenőrzött tartományban, és nincsenek ostrom alatt.
board-card-forage_parties_cut_off = Nevezz meg egy ellenséges haderőt a te PE-d vagy városod helyszínén: egyszer dob veszteségre, -1-gyel.
board-card-triumph = Csak ha Róma ebben a fordulóban szárazföldi csatát nyert. Rakj le legfeljebb 3 római PE-t üres, karthágói egység nélküli helyszínekre. Karthágói PE nem fordul át és nem kerül le.
board-card-elephant_fear = A bejelentett elefántroham dobás nélkül kudarcot vall, és megvadulásnak számít: Karthágó eldob 1 véletlen harci kártyát. A 26.1.2 szerinti változattal ez a kártya van a pakliban a 42. helyett.
board-card-spoils_of_war = Csak ha ebben a fordulóban szárazföldi csatát nyertél vagy várost vettél be. Fordíts át legfeljebb 2 közönséges ellenséges PE-t ellenséges egység nélkül, mindegyiket az ilyen csata vagy város tartományában vagy annak helyszíne mellett.
board-card-punic_faith = Érvénytelenítsd az eseményt, amelyet Róma épp a köre kártyájaként játszott ki: hatástalan, kártyája az eldobottak közé kerül, még ha ki is kerülne a játékból. A műveleti értékével használt kártyából csak az esemény vész el; műveleti érték és váratlan esemény nem érvényteleníthető.
board-card-dictator = Róma egy hadvezért a készletből diktátorrá tesz, és Itáliában nem ostromlott római egységekhez helyez. Minden rómainál magasabb rangú, mindig ő a parancsnok, dobás nélkül; se nem konzul, se nem prokonzul, nem kell 5 egység neki, és konzultól 5 alá is vehet el egységeket. Legfeljebb 10 egységgel mozog, a forduló végén visszatér a készletbe. Egyszerre egy diktátor lehet.
board-card-volunteers = Helyezz fel 2 egységet egy nem ostromlott hadvezéredhez a hazai régiódban: Róma Itáliában, Karthágó Afrikában.
board-card-rival_factions = Az ellenség eldob egy általa választott stratégiakártyát; ha nincs lapja, hatástalan.
board-card-imperium_b = { board-card-imperium_a }
board-card-good_omen = Dobj újra egy épp dobott kockáddal, miután láttad; a második dobás érvényes. Minden dobás egyszer ismételhető.
board-card-bad_omen = Az ellenség újra dob egy épp dobott kockájával; a második dobás érvényes. Minden dobás egyszer ismételhető.
board-card-surprise_raids = Vegyél le legfeljebb 2 közönséges ellenséges PE-t ellenséges egység nélkül, mindkettőt ugyanazon, egységeidet tartó helyszín mellől.
board-card-favourable_ground = Csak a nem aktív oldalnak. 1-gyel több harci kártyát kap, legfeljebb 20-ig, és első ellentámadás-dobása ebben a csatában -1.
board-card-ambush = Csak ha van hadvezéred a csatában. Harci értéke e csatában minden dobásnál 1-gyel magasabb, ami 1 harci kártyával is több.
board-card-turncoats = Válaszd egy nem ostromlott seregedet és egy legalább 2 egységes ellenséges haderőt a helyszínén vagy mellette: a haderő elveszít 1 egységet, nem elefántot, a te sereged kap 1-et.
board-card-flamen_martialis = Válassz egy római konzult a térképen. Ebben a fordulóban csak azután aktiválható, hogy Róma levett 2 közönséges PE-t, saját választása szerint; ezt egyszer kell megfizetni, az első aktiválásakor.
board-card-exchange_of_prisoners = Helyezz fel 1 egységet egy nem ostromlott hadvezéredhez; utána az ellenség is felhelyezhet 1-et a magáéhoz. Hadvezér nélkül hatástalan.

## The board in the browser: what generals can do

board-general-hannibal = Minden csatában, amelyben parancsnok, egyszer egy Puhatolózás kijátszható Balszárnyként, Jobbszárnyként vagy Kétoldalú átkarolásként, támadásra vagy válaszul; akkor minden tekintetben az a kártya. Ha lekerül a térképről, Karthágó azonnal levesz 5 közönséges PE-t.
board-general-hasdrubal = Nincs.
board-general-mago = Eggyel több pont, amikor egyedül vagy parancsnokként hajózik.
board-general-gisgo = Csata elől 1–3-as (módosított) dobással tér ki, és azzal lép közbe.
board-general-hanno = Nem hagyhatja el Afrikát, de hajózik a kikötői között. Ha mozgását egységekkel közönséges római PE-n fejezi be, és ebben a körben nem vívott csatát (a lerohanás nem számít), leveheti azt a PE-t.
board-general-bomilcar = Eggyel több pont, amikor sereg parancsnokaként hajózik.
board-general-p_scipio = Ibériában a stratégiai értéke 2.
board-general-longus = Ha oldala támadóként kezdte a csatát, 1–2-es dobással ellentámad. A sereg visszavonásának megakadályozására nem.
board-general-fabius = Csata elől 1–5-ös dobással tér ki. Nem hagyhatja el Itáliát, de hajózik a kikötői között; ha konzulként sorsolják, és Itáliában nincs 5 egységes sereg, bármely ottani római egységekhez csatlakozik, ezek híján Romába kerül, akár ostrom alatt is.
board-general-flaminius = 1–4-es dobással üldöz. A sereg visszavonásának megakadályozására nem.
board-general-marcellus = Ha hadjáratkártyával várost ostromol: fehér kocka helyett vörössel dob, s ha amúgy is vörössel dobna, a különleges jel 2 ostrompontot ér. Törzsek ellen nem.
board-general-nero = Hadjáratkártyával 6 mozgáspontja van: 3 helyszín és egy hajózás bármilyen sorrendben, vagy két hajózás. A 4 helyszínnél messzebbre vitt egységeknek végig vele kell menniük.
board-general-paullus = Ha oldala védőként kezdte a csatát, 1–3-as dobással ellentámad. A sereg visszavonásának megakadályozására nem.
board-general-varro = 1–4-es (módosított) dobással lép közbe.
board-general-scipio_africanus = Ha Erőltetett menet kártyával várost ostromol, két ostromkockával dobhat, és mindkettő számít. Törzsek ellen nem. Sosincs a konzulok készletében.
board-general-gracchus = Ha esemény helyez hozzá egységeket (Szövetséges segédcsapatok, Masszinissza, Önkéntesek, Dénár és ezüst), vagy helyszínén jelenik meg a két rabszolgalégió, 1 egységgel több kerül fel.
board-general-livius = Törzs leigázására tett kísérlete két ostromdobásból áll, és mindkettő számít.
board-general-flaccus = Ha Itáliában várost ostromol, minden ostromdobása 1 egységgel kevesebbe kerül: az egy egységbe kerülő oldal semmibe.
board-general-valerius = Legfeljebb 10 egységgel hajózik bármely kártyával, amellyel hajózhat.
board-general-crassus = Főpapként nem hagyhatja el Itáliát, de hajózik a kikötői között; konzulként sorsolva úgy kerül fel, mint Fabius. Az általa vezetett haderő téli veszteségdobása -1.

## A tábla: mit mond az ellenfél körének összefoglalása

board-digest-marched = { $general } menetelt, { $from } → { $to }
board-digest-sailed = { $general } hajózott, { $from } → { $to }
board-digest-units =
    { $count ->
        [one] { the-side } új egysége: { $places }
       *[other] { the-side } { $count } új egysége: { $places }
    }
board-digest-pcs =
    { $count ->
        [one] { the-side } egy PE-t szerzett ({ $places })
       *[other] { the-side } { $count } PE-t szerzett ({ $places })
    }
board-digest-pcs-lost =
    { $count ->
        [one] { the-side } egy PE-t vesztett ({ $places })
       *[other] { the-side } { $count } PE-t vesztett ({ $places })
    }
board-digest-siege = { the-side } ostromol ({ $places })
