### A második pun háború. A beillesztett nevek nem kapnak ragot, ezért állnak kettősponttal vagy nyíllal.

## Nevek

side-rome = Róma
side-carthage = Karthágó
side-syracuse = Szürakuszai
side-rome_north = Róma (észak)
side-rome_south = Róma (dél)
side-carthage_hispania = Karthágó (Hispánia)
side-carthage_africa = Karthágó (Afrika)

seat-rome = { side-rome }
seat-carthage = { side-carthage }
seat-rome_north = { side-rome_north }
seat-rome_south = { side-rome_south }
seat-carthage_hispania = { side-carthage_hispania }
seat-carthage_africa = { side-carthage_africa }
seat-syracuse = { side-syracuse }

nation-rome = { side-rome }
nation-carthage = { side-carthage }
nation-syracuse = { side-syracuse }
nation-massilia = Massilia
nation-numidia = Numídia
nation-macedonia = Makedónia

unit-light_infantry = könnyűgyalogság
unit-heavy_infantry = nehézgyalogság
unit-cavalry = lovasság
unit-gallic_infantry = gall gyalogság
unit-gallic_cavalry = gall lovasság
unit-elephants = elefántok
unit-ship = hajó

counter-rome_light_infantry = római könnyűgyalogság
counter-rome_heavy_infantry = római nehézgyalogság
counter-rome_cavalry = római lovasság
counter-rome_gallic_infantry = gall gyalogság (Róma)
counter-rome_gallic_cavalry = gall lovasság (Róma)
counter-rome_elephants = római elefántok
counter-rome_ship = római hajó

counter-carthage_light_infantry = karthágói könnyűgyalogság
counter-carthage_heavy_infantry = karthágói nehézgyalogság
counter-carthage_cavalry = karthágói lovasság
counter-carthage_gallic_infantry = gall gyalogság (Karthágó)
counter-carthage_gallic_cavalry = gall lovasság (Karthágó)
counter-carthage_elephants = karthágói elefántok
counter-carthage_ship = karthágói hajó

counter-syracuse_light_infantry = szürakuszai könnyűgyalogság
counter-syracuse_heavy_infantry = szürakuszai nehézgyalogság
counter-syracuse_cavalry = szürakuszai lovasság
counter-syracuse_gallic_infantry = gall gyalogság (Szürakuszai)
counter-syracuse_gallic_cavalry = gall lovasság (Szürakuszai)
counter-syracuse_elephants = szürakuszai elefántok
counter-syracuse_ship = szürakuszai hajó

counter-massilia_light_infantry = massyl könnyűgyalogság
counter-massilia_heavy_infantry = massyl nehézgyalogság
counter-massilia_cavalry = massyl lovasság
counter-massilia_gallic_infantry = gall gyalogság (Massilia)
counter-massilia_gallic_cavalry = gall lovasság (Massilia)
counter-massilia_elephants = massyl elefántok
counter-massilia_ship = massyl hajó

counter-numidia_light_infantry = numídiai könnyűgyalogság
counter-numidia_heavy_infantry = numídiai nehézgyalogság
counter-numidia_cavalry = numídiai lovasság
counter-numidia_gallic_infantry = gall gyalogság (Numídia)
counter-numidia_gallic_cavalry = gall lovasság (Numídia)
counter-numidia_elephants = numídiai elefántok
counter-numidia_ship = numídiai hajó

counter-macedonia_light_infantry = makedón könnyűgyalogság
counter-macedonia_heavy_infantry = makedón nehézgyalogság
counter-macedonia_cavalry = makedón lovasság
counter-macedonia_gallic_infantry = gall gyalogság (Makedónia)
counter-macedonia_gallic_cavalry = gall lovasság (Makedónia)
counter-macedonia_elephants = makedón elefántok
counter-macedonia_ship = makedón hajó

counter-gauls_gallic_infantry = a törzs gall gyalogsága
counter-gauls_gallic_cavalry = a törzs gall lovassága

## Forgatókönyvek és beállítások

scenario-stop_hannibal = I. Megállítani Hannibált!
scenario-stop_hannibal-about = Bevezető két játékosnak: Hannibál a boiusok földjén áll, két konzul zárja el a Rómába vezető utat. Csak Itália és Gallia Transpadana, tenger és politika nélkül; 15 GYP győz, és Karthágó veszít, ha 5-nél kevesebb egysége marad.
scenario-gates_of_italy = II. Hannibál Itália kapuinál
scenario-gates_of_italy-about = VI. szakasz: Hannibál fáradt sereggel átkelt az Alpokon, a két konzuli sereg még nem egyesült. Az egész Földközi-tenger, két–öt játékosnak.
scenario-campaign = III. A második pun háború hadjárata
scenario-campaign-about = III. szakasz: Saguntum elesett, Hannibál teljes seregével Gallián át Itália ellen indul, Róma Afrikára és Hispániára tekint. Két–öt játékosnak.
scenario-macedonia_enters = IV. Makedónia hadba lép
scenario-macedonia_enters-about = II. szakasz, ahogy sosem volt: V. Philipposz legyőzte a görögöket, és Iliria régióban áll, Capuát ostromolják, Karthágónak már 15 GYP-je van. Két–öt játékosnak.

option-players = Játékosok
option-players-about = Kettő: Róma és Karthágó. Három: Szürakuszai is. Négy: Rómának és Karthágónak két-két játékosa. Öt: Szürakuszai is.
option-length = A játék hossza
option-length-about = Hány GYP győz: a kis háborúban 30 (Szürakuszai 20), a nagyban 50 (Szürakuszai 30); a hadjáratban csak egy főváros dönt, vagy Szürakuszai 40 GYP-je. Az I. forgatókönyvnek saját célja van.
option-length-small = kis háború
option-length-large = nagy háború
option-length-campaign = hadjárat
option-ravaging = Pusztítás
option-ravaging-about = A seregek aranyért és GYP-ért pusztíthatják az ellenséges régiókat (12.1).
option-cut_off_cities = Elvágott városok
option-cut_off_cities-about = Az a város, amelynek régiójában nem ostromló ellenséges sereg áll, fele jövedelmet és újoncot ad (12.2).
option-proconsuls = Prokonzulok
option-proconsuls-about = A választás után Róma megpróbálhat egy leköszönő konzult még egy évig a hadszíntéren tartani (12.3).
option-dictators = Diktátorok
option-dictators-about = Egy itáliai katasztrófa után Róma három szakaszra diktátort nevezhet ki, és új sereget állíthat (12.4).
option-always_ask = Mindig kérdezze a hatásokat
option-always_ask-about = A játékosok akkor is kérdést kapnak, ha nincs megfelelő lapjuk, így a hallgatás semmit sem árul el. Lassítja a játékot.
option-long_assaults = Hosszú rohamok
option-long_assaults-about = Egy mozgáspont olyan rohamot fizet ki, amely a város elestéig vagy a támadó feladásáig tart, nem csak egyetlen összecsapást.
option-final_year = Záróév
option-final_year-about = A hadjárat Kr. e. 201 VI. szakasza után véget ér; az az oldal győz, amelynek több GYP-je van.

order-any = Ne játsszon ki hatást
order-battles = Csatában ne legyen hatás
order-moves = Mozgáskor ne legyen hatás
order-sieges = Ostromban ne legyen hatás
order-answers = Ne feleljen lapokra
order-turns = Akciók között ne legyen hatás
until-stage = erre a szakaszra
until-battle = erre a csatára

## Fejezetek

chapter-1 = Tartozékok
chapter-3 = A játék menete
chapter-4 = Mozgás
chapter-5 = Csaták
chapter-6 = Városok elfoglalása
chapter-8 = Gall törzsek
chapter-9 = Gazdaság
chapter-10 = Többszemélyes játék
chapter-11 = Győzelem
chapter-12 = Haladó szabályok

## A játék vége

reason-capital = elesett egy ellenséges főváros
reason-points = megvan a szükséges győzelmi pont
reason-units = Karthágónak túl kevés egysége maradt
reason-last-year = véget ért a háború utolsó éve

## Mondatrészek

the-side =
    { $side ->
        [rome] { side-rome }
        [carthage] { side-carthage }
       *[syracuse] { side-syracuse }
    }
the-nation =
    { $nation ->
        [rome] { nation-rome }
        [carthage] { nation-carthage }
        [syracuse] { nation-syracuse }
        [massilia] { nation-massilia }
        [numidia] { nation-numidia }
       *[macedonia] { nation-macedonia }
    }
the-nation-with =
    { $nation ->
        [rome] Rómával
        [carthage] Karthágóval
        [syracuse] Szürakuszaival
        [massilia] Massiliával
        [numidia] Numídiával
       *[macedonia] Makedóniával
    }
the-attacker =
    { $attacker ->
        [rome] { side-rome }
        [carthage] { side-carthage }
       *[syracuse] { side-syracuse }
    }
the-defender =
    { $defender ->
        [rome] { side-rome }
        [carthage] { side-carthage }
       *[syracuse] { side-syracuse }
    }
units = { $count } egység
talents = { $talents } talentum

## Amit a terminál mutat

word-headline = { $stage }/{ $of }. szakasz · { $year }. év
word-order = sorrend
word-to-move = dönt
word-passed = passzolt
word-initiative = KP
word-talents = talentum
word-points = GYP
word-cards = lapok
word-armies = Seregek
word-fleets = Flották
word-moved = mozgott
word-aboard = a fedélzeten
word-in-port = kikötőben
word-inside = a falak mögött
word-cities = Városok
word-income = bevétel
word-level = szint
word-besieged = ostrom alatt
word-shaken = megingott
word-orders = Parancsok
word-activated = aktiválva
word-target = közös cél
word-column = menetelő sereg
word-column-at-sea = úton lévő flotta
word-movement = hátralévő mozgáspont
word-waiting = még csatlakozhat
word-attacker = Támadó
word-defender = Védő
word-round = { $round }. kör
word-levy = a törzs harcosai
word-lost = veszteség
word-retreats = visszavonul
word-rerolls = újradobás
word-states = Államok
word-allied = szövetséges
word-friendly = barátságos
word-neutral = semleges
word-tribes = Törzsek
word-ravaged = Pusztítás
word-markers = Jelölők
word-consuls = Konzulok
word-proconsul = Prokonzul
word-dictator = Diktátor
word-leaders = Vezérek
word-deck = Paklik
word-discards = Eldobott lapok
word-removed = Kikerült a játékból
word-shown = Látott lapok
word-hand = Kézben
attack-before = a csata előtt
attack-skirmish = könnyűgyalogság
attack-charge = lovasság és elefántok
attack-melee = nehéz- és gall gyalogság
attack-sea = hajók
attack-pursuit = üldözés
place-pool = a készletben
place-beside = a tábla mellett
place-dead = kikerült a játékból
marker-protected = ellenséges kártya nem mozgatja
marker-frozen = nem aktiválható
marker-engines = Arkhimédész gépei

## Lépések

action-initiative = Kezdeményezésért: { $card }
action-gold = Aranyért: { $card }
action-event = Esemény: { $card }
action-effect = Hatás a lapról: { $card }
action-discard = Eldobás: { $card }
action-politics = Politikai akció: { the-nation }
action-hand_over = Sereg átadása: { $leader }
action-cede = Város átadása: { $city }
action-activate = Aktiválás: { $field }
action-converge = Közös cél: { $field }
action-take = Velük megy: { $counter }
action-take_all = Mindenki
action-leave = Itt marad: { $counter }
action-lead = Velük megy: { $leader }
action-stay = Itt marad: { $leader }
action-march = Menet: { $field }
action-sail = Hajózás: { $field }
action-port = Kikötőbe: { $city }
action-load = Berakodás: { $field }
action-land = Partraszállás: { $field }
action-halt = A mozgás vége
action-join = Csatlakozás a mozgáshoz
action-assault = Roham: { $city }
action-besiege = Ostrom: { $city }
action-ravage = A régió pusztítása
action-walls = A városba: { $city }
action-peace = Béke
action-fight = Harc
action-retreat = Visszavonulás
action-to = Cél: { $field }
action-pursue = Üldözés
action-reroll = Újradobás: { $unit }
action-lose = Veszteség: { $counter }
action-strike = Csapás: { $counter }
action-stow = Fedélzetre: { $counter }
action-next_ship = Következő hajó
action-sink = Elsüllyed: { $count }. hajó
action-help = Segítség: { the-side }
action-place = Felhelyezés: { $field }
action-region = Választás: { $field }
action-sea = Választás: { $field }
action-city = Választás: { $city }
action-opponent = Választás: { $seat }
action-consul = Konzul: { $leader }
action-muster = Toborzás: { $field }
action-recruit = Újonc: { $counter }
action-disband = Feloszlatás: { $counter }
action-pay = Fizetés
action-pass = Passz
action-done = Kész

## Felszólítások

prompt-discard = { $seat }: dobj el { $count } lapot.
prompt-action =
    { $seat }: hajts végre egy akciót, vagy passzolj. { $count ->
        [0] Nincs kezdeményezéspontod.
       *[other] { $count } kezdeményezéspontod van.
    }
prompt-event = { $seat }: válaszd ki, mire hat a kártya: { $card }; még { $count } választás van hátra.
prompt-ferry = { $seat }: ki kel át a tengeren? Partraszállás: { $field }. Még mehet: { $count } egység.
prompt-consular-army = { $seat }: melyik kisorsolt konzul vezeti a sereget? Régió: { $field }.
prompt-placing = { $seat }: helyezd fel a sereget, amely a területen bárhol állhat: válassz régiót, aztán egységeket.
prompt-first-sieges = { $seat }: mely városokat ostromolja sereged kezdettől fogva ({ $field })? Kész, ha többet nem.
prompt-consul = { $seat }: a sorsolt konzul: { $leader }. Kinek a helyére lép, vagy Roma régióba kerül?
prompt-proconsul = { $seat }: próbálj meg egy tavalyi konzult prokonzulként megtartani, vagy passzolj.
prompt-dictator = { $seat }: tégy egy konzult diktátorrá, vagy passzolj.
prompt-hand-over = { $seat }: mely egységek és vezérek kerülnek a társadhoz? Vezetőjük: { $leader }.

prompt-orders = { $seat }: aktiválj mezőt, nevezz meg közös célt, jelölj ki egységeket, vagy fejezd be.
prompt-form-column = { $seat }: ki megy velük? Mező: { $field }. Aztán mozogj.
prompt-move-column =
    { $seat }: haladj tovább, cselekedj helyben, vagy fejezd be a mozgást. Mező: { $field }. { $points ->
        [0] Nincs több mozgáspont.
       *[other] { $points } mozgáspont maradt.
    }
prompt-join = { $seat }: társad mozgásának célja: { $field }. Csatlakozol?
prompt-go-on = { $seat }: sereged egyesült a társadéval ({ $field }). Folytatja a hadmozdulatot az ő parancsai szerint?
prompt-load = { $seat }: ki száll hajóra? Mező: { $field }. Hely: { $count } egység.
prompt-land = { $seat }: ki száll partra? Régió: { $field }.
prompt-straggler = { $seat }: melyik gyalogegység vész el az erőltetett menetben? Régió: { $field }.
prompt-parley = { $seat }: seregek találkoztak. Mező: { $field }. Béke vagy csata?
prompt-refuge = { $seat }: ellenség érkezett. Régió: { $field }. Ki megy a városba? A többi harcol.

prompt-leave = { $seat }: sereged a csata előtt elmehet. Mező: { $field }. Harc vagy visszavonulás?
prompt-decide = { $seat }: véget ért a csata { $round }. köre. Mező: { $field }. Tovább harcolsz, vagy visszavonulsz?
prompt-reroll = { $seat }: dobj újra sikertelen kockákat, vagy fejezd be; { $count } újradobás maradt.
prompt-strike = { $seat }: { $count } tízest dobtál: válaszd ki az elvesző ellenséges egységet.
prompt-strike-whom =
    { $seat }: kinek az ilyen egysége vész el? { $count ->
        [one] Ez az utolsó.
       *[other] Hátravan: { $count }.
    }
prompt-lose = { $seat }: válaszd ki a veszteségeidet. Mező: { $field }. Hátravan: { $count } egység.
prompt-lose-levy = { $seat }: te vezeted a törzset. Régió: { $field }. Válaszd ki a veszteségeit. Hátravan: { $count } egység.
prompt-give-up = { $seat }: válaszd ki az egységeket, amelyeket egy hatás elvesz. Oldal: { the-side }. Hátravan: { $count }.
prompt-effect = { $seat }: válassz a hatáshoz: { $effect }.
prompt-retreat-to = { $seat }: hová vonul vissza a sereg? A csata mezője: { $field }.
prompt-retreat-inside = { $seat }: mely egységek mennek a városba? Régió: { $field }. Fejezd be, hogy a többi máshová menjen.
prompt-retreat-whose = { $seat }: kinek az ilyen egysége megy a városba? Régió: { $field }. Egység: { $counter }.
prompt-way-back = { $seat }: hová tér vissza a túlélő egység? Egység: { $counter }. Hátravan: { $count }.
prompt-fleet-back = { $seat }: hová tér vissza a flottád? Csatamező: { $field }.
prompt-pursue = { $seat }: üldözi lovasságod a visszavonuló sereget? Mező: { $field }.
prompt-stow = Oszd el szárazföldi egységeidet a hajókon a tengeri csata előtt; az ellenség ezt még nem látja. Mező: { $field }.
prompt-sink = { $seat }: mely hajók süllyednek el? Oldal: { the-side }. Hátravan: { $count }.

prompt-give-up-siege = { $seat }: túl kevés az ostromló. Régió: { $field }. Melyik ostromot hagyod abba?
prompt-siege-loss = { $seat }: melyik gyalogegységed vész el az ostromban? Város: { $city }.
prompt-assault-loss = { $seat }: melyik egységed vész el a rohamban? Város: { $city }.
prompt-assault-strike = { $seat }: tízes a falakról: válaszd ki a támadó veszteségét. Város: { $city }.
prompt-assault-again = { $seat }: folytatódik a roham? Város: { $city }.

prompt-disband = { $seat }: nem tudsz mindenkit kifizetni: oszlass fel { $count } egységet. Akiket fizetsz: { $fields }.
prompt-disband-in = { $seat }: nem tudsz mindenkit kifizetni: válassz innen: { $field }, vagy máshonnan; még { $count } egység.
prompt-partner-pays = { $seat }: { $partner } nem tud minden közös egységet kifizetni. Fizetsz? Legfeljebb: { $count }.
prompt-muster = { $seat }: hol toborzol? Vagy fejezd be.
prompt-recruit = { $seat }: mit toborzol? Régió: { $field }. Választhatsz más helyet is, vagy fejezd be.
prompt-barracks = { $seat }: melyik város állítja ki és fogadja be az egységet? Egység: { $counter }.

prompt-window-battle = { $seat }: játssz ki hatást a csata előtt, vagy passzolj.
prompt-window-round = { $seat }: játssz ki hatást a kör elején, vagy passzolj.
prompt-window-attack = { $seat }: játssz ki hatást e támadás előtt, vagy passzolj.
prompt-window-rolled = { $seat }: a kockák eldőltek. Játssz ki hatást, vagy passzolj.
prompt-window-critical = { $seat }: a tízesek lecsapni készülnek. Játssz ki hatást, vagy passzolj.
prompt-window-pursuit = { $seat }: játssz ki hatást az üldözésben, vagy passzolj.
prompt-window-column = { $seat }: játssz ki hatást a mozgáshoz, vagy passzolj.
prompt-window-alps = { $seat }: játssz ki hatást az alpesi átkelés előtt, vagy passzolj.
prompt-window-open-sea = { $seat }: egy flotta a nyílt tengeren van. Játssz ki hatást, vagy passzolj.
prompt-window-assault = { $seat }: játssz ki hatást a rohamban, vagy passzolj.
prompt-window-siege = { $seat }: játssz ki hatást az ostromban, vagy passzolj.
prompt-window-surrender = { $seat }: játssz ki hatást a megadás dobása előtt, vagy passzolj.
prompt-window-besieged = { $seat }: játssz ki hatást egy ostromlott városért, vagy passzolj.
prompt-window-effect = { $seat }: felelj a hatásra, vagy passzolj.
prompt-window-event = { $seat }: felelj az eseményre, vagy passzolj.
prompt-window-death = { $seat }: egy vezér elesni készül. Játssz ki hatást, vagy passzolj.
prompt-window-captured = { $seat }: egy város elesett. Játssz ki hatást, vagy passzolj.
prompt-window-upkeep = { $seat }: játssz ki hatást a zsold kifizetése előtt, vagy passzolj.
prompt-window-turn = { $seat }: játssz ki most hatást, vagy passzolj.

## Események: szakasz és kártyák

event-stage = { $year }. év, { $stage }. szakasz.
event-drawn =
    { $known ->
        [yes] { $seat } húzott lapjai: { $cards }.
       *[no] { $seat } húzott lapjainak száma: { $count }.
    }
event-discarded = { $seat } eldobja: { $card }.
event-reshuffled = Az eldobott lapokból új pakli lesz: { the-nation }.
event-order = A szakasz sorrendje: { $seats }.
event-order-roll = { $seat } dobása a sorrendért: { $rolls }.
event-card-for-initiative = { $seat } kezdeményezésért kijátssza: { $card } ({ $count } KP).
event-card-for-gold = { $seat } aranyért kijátssza: { $card } ({ $count } talentum).
event-event-played = { $seat } eseményként kijátssza: { $card }.
event-event-cancelled = { $seat } eseménye semmis: { $card }.
event-effect-played = { $seat } hatást játszik ki: { $effect } ({ $card }).
event-effect-cancelled = { $seat } hatása semmis, lap: { $card }.
event-helps = { $seat } segít. Oldal: { the-side }.
event-passed = { $seat } passzol.
event-points =
    { $known ->
        [yes] { $seat }: { $points } GYP{ points-reason }
       *[no] { $seat }: GYP-változás{ points-reason }
    }
points-reason =
    { $reason ->
        [leader] , vezérért.
        [battle] , csatáért.
        [card] , kártyáért.
        [ravaging] , pusztításért.
        [alliance] , szövetségért.
        [alliance-ended] , elvesztett szövetségesért.
        [city] , városért.
       *[city-lost] , visszavett városért.
    }
event-game-over =
    { $reason ->
        [capital] { the-side } győz: { reason-capital }.
        [points] { the-side } győz: { reason-points }.
        [units] { the-side } győz: { reason-units }.
       *[last-year] { the-side } győz: { reason-last-year }.
    }
event-draw =
    { $reason ->
       *[last-year] Senki sem győzött: { reason-last-year }.
    }
event-gained =
    { $known ->
        [yes] { $seat } nyeresége: { $talents ->
            [0] arany nélkül
           *[other] { talents }
        }
       *[no] { $seat } nyeresége a lap szerint
    }{ $initiative ->
        [0] {""}
       *[other] , { $initiative } KP
    }{ $count ->
        [0] .
       *[other] { $known ->
            [yes] , húzott lapok: { $cards }.
           *[no] , húzott lapok száma: { $count }.
        }
    }
event-robbed =
    { $known ->
        [yes] { $seat } vesztesége: { talents }, { $initiative } KP.
       *[no] { $seat } vesztesége: { $initiative } KP, talán talentum is.
    }
event-ship-lost = { $seat } felad egy hajót. Mező: { $field }.
event-tribute =
    { $known ->
        [yes] { $seat } váltságot fizet: { talents }. Város: { $city }.
       *[no] { $seat } váltságot fizet. Város: { $city }.
    }
event-struck = Érvénybe lép: { $card }. Mező: { $field }.
event-attrition = { $card }, mező: { $field }, dobások: { $rolls }. Veszteség: { $lost }.
event-exhausted =
    { $card }, mező: { $field }: { $success ->
        [yes] a sereg mozgottnak számít ({ $rolls }).
       *[no] hatástalan ({ $rolls }).
    }
event-bombarded = { $card }, mező: { $field }, dobások: { $rolls }. Találatok: { $hits }.
event-treason =
    { $card }: { $success ->
        [yes] { $city } megnyitja kapuit ({ $rolls }).
       *[no] { $city } hű marad ({ $rolls }).
    }
event-raided =
    { $known ->
        [yes] { $seat } fosztogat: { talents }. Régió: { $field }.
       *[no] { $seat } fosztogat. Régió: { $field }.
    }
event-reinforced = { $seat } erősítése, { the-nation }: { units }. Mező: { $field }.
event-leader-enters = { $seat } oldalán játékba lép { $leader }. Mező: { $field }.

## Események: konzulok

event-consuls-elected = Az év konzuljai: { $leaders }.
event-consul-placed = { $seat }: a vezérletet átveszi { $leader }. Mező: { $field }.
event-consul-drawn = { $seat }: az új konzul: { $leader }.
event-prorogation =
    { $seat }: prokonzulság, { $leader }, dobás: { $rolls } (kell: 6+): { $success ->
        [yes] marad.
       *[no] hiába.
    }
event-dictator = A diktátor { $leader }; az új sereg Roma régióban: { units }.
event-dictator-ends = Véget ért a diktatúra: { $leader }.

## Események: mozgás

event-activated = { $seat } aktivál: { $field } ({ $count } KP).
event-target = { $seat } közös célja: { $field }.
event-joined = { $seat } csatlakozik a mozgáshoz, cél: { $field }.
event-marched = { $seat } menete: { $field } → { $target }.
event-forced-march = { $seat } dobása az erőltetett menet után: { $rolls }. Régió: { $field }.
event-alps = Az Alpok, úton ide: { $field }. Dobások: { $rolls } (veszteség: { $least }+). Veszteség: { units }.
event-sailed = { $seat } hajózik: { $field } → { $target }.
event-docked = { $seat } flottája kikötőben: { $city }.
event-loaded = { $seat } hajóra vesz { $count } egységet. Mező: { $field }.
event-landed = { $seat } partra tesz { $count } egységet. Régió: { $field }.
event-handed-over = { $seat } átad egy sereget. Átveszi: { $partner }. Vezérek: { $leaders }.
event-ceded = { $seat } átadja: { $city }. Átveszi: { $partner }.
event-placed = { $seat } felhelyezi: { $counter }. Régió: { $field }.
event-went-inside = { $seat } bemegy a városba: { $city }.
event-peace = { $seat } békét akar. Mező: { $field }.
event-no-peace = { $seat } nem akar békét. Mező: { $field }.

## Események: csaták

event-battle = Csata, mező: { $field }. Támad: { the-attacker } ({ $attackers }), véd: { the-defender } ({ $defenders }).
event-resistance = A gallok fegyvert fognak, régió: { $field }. Támad: { the-attacker } ({ $attackers }), véd: { the-defender } ({ $defenders }).
event-battle-round = Csata, { $round }. kör. Mező: { $field }.
event-dice = { the-side } dobásai: { $dice }.
paid = { $field } ({ $count })
dice-of =
    { $hit ->
        [0] { $unit } dobás nélkül
       *[other] { $unit } { $rolls } ({ $hit }+)
    }
event-rolled-again = { $seat } újradobása, { $unit }: { $rolls }.
event-frightened = A lovak félelme, { the-side }: { $count } lovasegység félreáll.
event-unit-lost = { the-side } vesztesége: { $counter }. Mező: { $field }.
event-army-lost = { the-side } mindent elveszít: { units }. Mező: { $field }.
event-leader-eliminated = Elesik { $leader }. Mező: { $field }.
event-retreat = { the-side } visszavonul a csatából. Mező: { $field }.
event-retreated = { the-side } visszavonul: { units } → { $field }.
event-pursuit = { the-side } üldözi az ellenséget. Mező: { $field }.
event-battle-won = { the-side } győz. Mező: { $field }. Az ellenség vesztesége: { units }.
event-battle-drawn = A csatában senki sem maradt. Mező: { $field }.
event-stowed = { the-side } rakománya: { $ships }.
laden =
    { $count ->
        [0] { $ship }. hajó üres
       *[other] { $ship }. hajó: { $counters }
    }
event-shielded = { the-side }: az ellene elért első találatok közül nem számít: { $count }.
event-squall = Szélroham, mező: { $field }. Dobások: { $rolls }. Elveszett hajók: { $count }.
event-sally = Kitörés, város: { $city }. Dobások: { $rolls }. Találatok: { $count }.
event-leader-escapes = { $leader } megmenekül, város: { $city }.
event-initiative-gained = { $seat } nyeresége: { $count } KP.
event-spied =
    { $known ->
        [yes] { $seat } kémei: { $opponent }. Kincstár: { talents }; lapok: { $cards }
       *[no] { $seat } kémei: { $opponent }.
    }
event-booty =
    { $known ->
        [yes] { $seat } zsákmánya: { talents }. Város: { $city }.
       *[no] { $seat } zsákmányt ejt. Város: { $city }.
    }
event-sunk =
    { $count ->
        [0] { the-side }: elsüllyed: { $ship }. hajó.
       *[other] { the-side }: elsüllyed: { $ship }. hajó. A fedélzetén: { $counters }.
    }

## Események: városok

event-assault = { $seat } { $count } egységgel rohamoz. Város: { $city }.
event-assault-rolls = { $seat } dobásai a rohamban: { $rolls }. Találatok: { $hits }. Város: { $city }.
event-besieged = { $seat } ostromolja: { $city }, szint: { $level }.
event-siege-lifted = Véget ért az ostrom, város: { $city }.
event-city-recovers = { $city } védelme újra teljes.
event-supplied = Ellátás a tenger felől, város: { $city }: a szint { $count } fokkal nő, most { $level }.
event-level = { $city }: védelmi szint { $level }.
event-surrender-roll =
    { $city }: dobás a megadásra: { $rolls }{ $modifier ->
        [0] {""}
       *[other] {" "}+ { $modifier }
    } (kell: { $need }+).
event-captured = { $seat } elfoglalja: { $city }.
event-ravaged = { $seat } pusztít: { $count } talentum. Régió: { $field }.

## Események: politika és gallok

event-politics = { $seat } politikai akciója: 2 KP és { $count } talentum.
event-state-moved =
    { $seat } mozdít a politikai sávon, { the-nation }: { $track ->
        [-2] Karthágó szövetségese.
        [-1] Karthágóval barátságos.
        [0] semleges.
        [1] Rómával barátságos.
       *[2] Róma szövetségese.
    }
event-alliance = Szövetség { the-nation-with }: { $seat }. Új nehézgyalogság: { units }.
event-alliance-ended = Véget ért a szövetség { the-nation-with }: { the-side }.
event-went-home = Hazatérnek a csapatok, { the-nation }: { $field }.
event-aggression = Agresszió, célja { the-nation }: az állam a másik oldalhoz csatlakozik.
event-inclination = Kocka dönti el, kihez csatlakozik { the-nation }: { $rolls }.
event-tribe-tested =
    { the-side } próbája, törzs: { $field }: { $rolls }{ $modifier ->
        [0] {""}
       *[other] {" "}(módosító: { $modifier })
    }, { $attitude ->
        [allied] szövetség.
        [friendly] barátságos.
        [neutral] semleges.
        [unfriendly] barátságtalan.
       *[hostile] ellenséges.
    }
event-attitude =
    { $attitude ->
        [allied] { $field }: a törzs szövetségben áll { the-nation-with }.
        [friendly] { $field }: a törzs barátságos { the-nation-with }.
       *[neutral] { $field }: a törzs semleges.
    }
event-volunteers = Gall önkéntesek, { the-nation }: { units }. Régió: { $field }.

## Események: gazdaság

event-income =
    { $known ->
        [yes] { $seat } bevétele: { talents }.
       *[no] { $seat } beszedi városai jövedelmét.
    }
event-upkeep =
    { $known ->
        [yes] { $seat } zsoldot fizet: { talents }.
       *[no] { $seat } zsoldot fizet.
    }
event-partner-pays = { $seat } fizet a közös egységekért { $partner } helyett.
event-disbanded = { $seat } feloszlatja: { $counter }. Mező: { $field }.
event-recruited = { $seat } toboroz: { $counter }. Régió: { $field }.

## Elutasítások: kártyák

refusal-discard-not-in-hand = Ez a lap nincs a kezedben.
refusal-effect-not-in-hand = Nincs nálad az a lap, amelyen ez a hatás áll.
refusal-initiative-not-in-hand = Ez a lap nincs nálad, kezdeményezést sem ad.
refusal-gold-not-in-hand = Ez a lap nincs nálad, aranyat sem ad.
refusal-event-not-in-hand = Ennek az eseménynek a lapja nincs nálad.
refusal-event-in-full = Az eseményt teljesen végre kell hajtani; itt nem lehet megállni.
refusal-event-not-begun = Az eseményt kijátszottad, ezért legalább egyszer választanod kell.
refusal-event-too-dear = Nincs elég talentumod ehhez az eseményhez.
refusal-event-gains-nothing = Ez az esemény most semmit sem hozna neked.
refusal-event-activations-used = Az esemény aktiválásai már elfogytak.
refusal-event-forbids-activation = Egy esemény egyelőre tiltja ezeknek az egységeknek az aktiválását.
refusal-no-field-to-activate = Nincs mező, amelyet az esemény aktiválhatna.
refusal-enemy-fleet-on-the-way = Ellenséges flotta zárja el az átkelést.
refusal-nobody-to-cross = Nincs ott senki, aki átkelhetne.
refusal-unit-not-there-to-cross = Nincs ott ilyen átkelő egység.
refusal-leader-not-there-to-cross = Nincs ott ilyen átkelő vezér.
refusal-no-more-units-cross = A kártya több egységet nem enged átkelni.
refusal-not-a-landing-of-the-card = A kártya ott nem engedi őket partra szállni.
refusal-take-somebody-across = Előbb válaszd ki, ki kel át.
refusal-event-activates-elsewhere = Az esemény ezt a mezőt nem aktiválja.
refusal-event-lands-elsewhere = Az esemény ott nem enged partra szállni.
refusal-event-lands-only = Az esemény csak berakodást és partraszállást enged.
refusal-event-not-there = Az esemény nem ér el idáig.
refusal-no-such-enemy-army = Nincs olyan ellenséges sereg, amelyet az esemény sújthatna.
refusal-army-too-small = Az ellenséges sereg túl kicsi ehhez az eseményhez.
refusal-army-has-not-moved = Ez a sereg ebben a szakaszban nem mozgott.
refusal-army-has-moved = Ez a sereg ebben a szakaszban már mozgott.
refusal-army-well-housed = A seregnek ott saját városa van, és senkit sem ostromol.
refusal-no-enemy-fleet = Nincs ott ellenséges flotta.
refusal-not-open-sea = Ez a tengeri mező nem nyílt tenger.
refusal-city-of-card-not-yours = A kártya városa nem a tiéd.
refusal-no-cavalry-next-to-it = Nem áll mellette lovassággal bíró sereged.
refusal-you-besiege-no-city = Oldalad nem ostromol olyan várost, amelyre az esemény hathatna.
refusal-city-not-besieged-by-you = Oldalad nem ostromolja ezt a várost.
refusal-too-few-units-of-the-nation = A kártya nemzetének túl kevés egysége áll a város alatt.
refusal-no-city-will-turn = Nincs város, amely ezzel az eseménnyel átpártolna.
refusal-city-not-on-card = A kártya nem erről a városról szól.
refusal-no-enemy-city = Csak ellenséges várost lehet megrohamozni vagy ostromolni.
refusal-city-not-the-enemys = Ez a város nem az ellenségé.
refusal-city-too-strong = Ennek a városnak a védelme túl erős az eseményhez.
refusal-city-has-defenders = Ebben a városban további védők vannak.
refusal-enemy-army-outside = A régióban a városon kívül ellenséges sereg áll.
refusal-no-army-near-city = Nincs elég nagy sereged e város közelében.
refusal-marker-there-already = A kártya jelölője már ott van.
refusal-city-of-marker-not-yours = A jelölővel védendő város nem a tiéd.
refusal-opponents-have-nothing-to-lose = Ellenfeleidnek nincs semmijük, amit az esemény elvehetne.
refusal-leader-not-in-area = A kártya vezére nincs ott, ahol az eseményhez kell.
refusal-no-unguarded-port = Az ellenségnek nincs hajók nélküli kikötője.
refusal-not-an-enemy-port = Ez nem ellenséges kikötő.
refusal-port-guarded = Ezt a kikötőt hajók őrzik.
refusal-no-ship-of-yours = Nincs ott feláldozható hajód.
refusal-not-an-opponent = Ez a játékos nem az ellenfeled.
refusal-no-place-for-them = Nincs hely, ahová az esemény egységei érkezhetnének.
refusal-city-not-yours-to-reinforce = Ez a város nem a te oldaladé.
refusal-no-reinforcements-under-siege = Ostromlott városba nem érkezhet erősítés.
refusal-place-not-on-card = A kártya nem nevezi meg ezt a helyet.
refusal-no-army-of-yours = Nincs ott sereged.
refusal-no-leader-there = Az ottani seregnek nincs vezére.
refusal-enemy-fleet-there = Ellenséges flotta van ott.
refusal-no-counters-left = Ezekből az egységekből nincs több jelölő.
refusal-no-room-in-city = A városban nincs számukra hely, amíg kint ellenség áll.
refusal-leader-on-board = Ez a vezér már a táblán van.
refusal-leader-dead = Ez a vezér kikerült a játékból.
refusal-consul-dead = Ez a konzul elesett, és kikerült a játékból.
refusal-tribe-not-allied-with-you = Ez a törzs nem a szövetségesed.
refusal-nation-not-with-you = A kártya nemzete nem a te oldaladon áll.
refusal-no-tribe-to-win = Nincs törzs, amelyet az esemény megnyerhetne.
refusal-not-a-tribe = Ebben a régióban nem él törzs.
refusal-tribe-not-on-card = A kártya nem ér el ehhez a törzshöz.
refusal-tribe-allied-with-you = Ez a törzs már a szövetségesed.
refusal-tribe-allied-with-enemy = Ez a törzs az ellenség szövetségese, nem vásárolható meg.
refusal-tribe-chosen-already = Ezt a törzset már kiválasztottad.
refusal-no-unit-of-that-nation = Nincs ilyen egysége annak a nemzetnek.

## Elutasítások: politika

refusal-no-politics-here = Ebben a forgatókönyvben nincs politika.
refusal-syracuse-has-a-player = Szürakuszait játékos vezeti: jelölője nincs a sávon.
refusal-syracuse-has-no-policy = Szürakuszai nem mozdíthat államokat és törzseket.
refusal-state-allied-already = Ez az állam már szövetségben áll.
refusal-state-allied-with-you = Ez az állam már a szövetségesed.
refusal-state-protected = Egyelőre ellenséges kártya nem mozdíthatja ezt az államot.
refusal-no-politics-in-scenario = Ebben a forgatókönyvben nincs politikai akció.
refusal-no-politics-of-syracuse = Szürakuszainak nincs politikai akciója.
refusal-state-led-by-player = Ezt az államot játékos vezeti: nincs a politikai sávon.
refusal-state-allied = Szövetségben álló államot politikai akció nem mozdít.
refusal-no-initiative-for-politics = Egy politikai akció 2 kezdeményezéspontba kerül.
refusal-no-talents-for-politics = Egy politikai akció 10 talentumba kerül.

## Elutasítások: aktiválás és menet

refusal-field-not-in-scenario = Ez a mező ebben a forgatókönyvben nincs játékban.
refusal-nobody-to-activate = Nincs ott kit aktiválnod.
refusal-all-have-moved = Ebben a szakaszban ott már minden egységed mozgott.
refusal-partners-army = Az ottani sereg a társadnak engedelmeskedik.
refusal-no-initiative-to-activate = Nincs több kezdeményezéspontod ehhez az aktiváláshoz.
refusal-free-activation-without-deed = Ingyenes aktiváláshoz olyan egység kell, amely mozoghat vagy cselekedhet.
refusal-one-origin = Egy akcióban több mező csak egyetlen közös célhoz aktiválható, vagy ha flotta berakodik vagy partra tesz.
refusal-field-has-orders = Ez a mező már megkapta a parancsát.
refusal-target-too-far = A cél onnan túl messze van.
refusal-target-declared = A közös célt már megnevezték.
refusal-target-too-late = A közös célt az első mozgás előtt kell megnevezni.
refusal-nobody-else-can-come = Más mezőről senki sem juthatna oda.
refusal-no-column = Még nincs kijelölt mozgó egység.
refusal-ships-do-not-march = Flotta nem menetel a szárazföldön.
refusal-region-not-adjacent = Innen nem vezet út abba a régióba.
refusal-no-points-to-march = Senkinek sincs mozgáspontja, hogy továbbvonuljon.
refusal-out-of-the-walls-first = A sereg előbb a város régiójába jön ki.
refusal-leaders-alone = A vezérek egységek nélkül nem mozognak.
refusal-must-reach-target = Minden aktivált egységnek a megnevezett célban kell végeznie.
refusal-all-go-on-together = Az egyesült seregek csak együtt mehetnek tovább.
refusal-no-garrison-to-choose = Várost csak akkor nevezel meg, ha a régióban több helyen állnak egységeid.
refusal-unit-not-here = Nincs itt ilyen egységed.
refusal-unit-has-moved = Ez az egység ebben a szakaszban már mozgott.
refusal-partners-unit = Ez az egység a társadnak engedelmeskedik.
refusal-column-under-way = Menetelő sereghez nem lehet csatlakozni.
refusal-all-are-taken = Onnan már mindenki vele tart; hátrahagyni lehet valakit.
refusal-column-being-formed = Akit nem vittek magukkal, marad; vigyél mindenkit, hogy hátrahagyhass valakit.
refusal-field-given-up = Annak a mezőnek a csapatai maradtak; ebben az akcióban nem kapnak több parancsot.
refusal-unit-not-in-column = Ilyen egység nem megy velük.
refusal-all-to-one-field = Mindenki a közös célba megy: útközben senki sem marad le.
refusal-leader-not-here = Nincs itt ilyen vezéred.
refusal-leader-has-moved = Ez a vezér ebben a szakaszban már mozgott.
refusal-partners-leader = Ez a vezér a társadnak engedelmeskedik.
refusal-leader-in-column = Ez a vezér már velük megy.
refusal-leader-not-in-column = Ez a vezér nem megy velük.
refusal-column-must-halt = Előbb fejezd be ennek a seregnek a mozgását.
refusal-free-activation-owes-a-deed = Az ingyenes aktiválás nem érhet véget cselekvés nélkül.
refusal-not-a-straggler = Ez nem a menetelő sereg gyalogsága.

## Elutasítások: flották

refusal-armies-do-not-sail = Hajók nélkül a sereg nem hajózhat.
refusal-move-ends-in-port = A kikötőbe befutott flotta befejezte a mozgását.
refusal-no-ships-in-column = Nincs velük hajó.
refusal-sea-not-adjacent = Ez a tengeri mező nem szomszédos a flottával.
refusal-no-sea-points-left = A flottának nincs elég mozgáspontja ehhez.
refusal-ships-overloaded = Egy hajó csak két szárazföldi egységet visz.
refusal-cargo-without-ships = A fedélzeten maradóknak nem maradna hajójuk.
refusal-fleet-in-port-already = A flotta már kikötőben van.
refusal-no-port-here = Ennek a városnak a kikötője nem a flotta tengeri mezőjére nyílik.
refusal-foreign-port = Ez a kikötő nem a te oldaladé.
refusal-region-not-on-coast = A flotta nem ennek a régiónak a partjánál van.
refusal-nobody-to-load = Nincs ott olyan egység, amely még nem mozgott, és hajóra szállhatna.
refusal-no-room-aboard = Nincs hely a fedélzeten.
refusal-no-room-aboard-for-all = Nincs mindenkinek hely a fedélzeten.
refusal-nobody-to-land = Nincs a fedélzeten, aki partra szállhatna.
refusal-no-room-inside-for-all = A városban nincs ennyinek hely.
refusal-unit-not-there-to-load = Nincs ott ilyen, még nem mozgott egység.
refusal-unit-not-aboard = Nincs ilyen egység a fedélzeten.
refusal-leader-not-there-to-load = Ez a vezér nincs ott, vagy már mozgott.
refusal-leader-not-aboard = Ez a vezér nincs a fedélzeten.
refusal-leader-lands-alone = Vezér nem száll partra egyedül az ellenség közé.
refusal-nobody-chosen-yet = Előbb válassz valakit.

## Elutasítások: csaták

refusal-no-such-unit-to-strike = Az ellenségnek nincs ilyen egysége ebben a csatában.
refusal-no-such-unit-to-lose = Nincs itt ilyen elveszthető egységed.
refusal-no-such-unit-to-give-up = Ez az egység nem tartozik azok közé, amelyeket a hatás elvesz.
refusal-no-such-owner = Ennek a játékosnak nincs ilyen egysége a csatában.
refusal-no-miss-of-this-kind = Ebből a fajtából nincs újradobható sikertelen kocka.
refusal-no-command-left = Ehhez az egységfajtához nincs több újradobásod.
refusal-encircled = Az ellenség bekerített: ebben a körben nincs visszavonulás.
refusal-retreat-not-adjacent = A sereg szomszédos mezőre vonul vissza.
refusal-retreat-off-the-board = Ez a mező ebben a forgatókönyvben nincs játékban, oda nem lehet visszavonulni.
refusal-attack-came-from-there = A védő nem vonulhat vissza oda, ahonnan a támadás jött.
refusal-retreat-to-enemy = Ellenség közé nem lehet visszavonulni.
refusal-retreat-to-neutral = Semleges állam területére nem lehet visszavonulni.
refusal-no-retreat-aboard = Hajóra nem lehet visszavonulni.
refusal-retreat-to-other-city = Csak oldalad e régióbeli városa fogad be.
refusal-must-leave-the-tribe = A törzstől megvert seregnek el kell hagynia a régiót.
refusal-city-full-for-retreat = A városban nincs hely a visszavonulóknak.
refusal-no-own-port-here = Oldaladnak nincs ilyen kikötője ezen a tengeri mezőn.
refusal-no-such-unit-to-shelter = Nincs ilyen egység a visszavonulók között.
refusal-no-such-owner-to-shelter = Ennek a játékosnak nincs ilyen egysége a visszavonulók között.
refusal-came-from-elsewhere = Ilyen túlélő egység nem onnan jött.
refusal-ship-full = Ez a hajó megtelt.
refusal-no-such-cargo = Nincs több ilyen elhelyezendő egység.
refusal-no-next-ship = Ez az utolsó hajó.
refusal-cargo-must-fit = A maradék hajók nem bírnák el a többit.
refusal-no-such-ship = Nincs ilyen számú hajó.
refusal-ships-alike = Ugyanilyen rakományú hajó áll előrébb a listán: azt válaszd.
refusal-not-your-ship = Ez a hajó a társadé.

## Elutasítások: városok

refusal-city-not-in-region = Ez a város nem ebben a régióban van.
refusal-not-your-city = Ez a város nem a te oldaladé.
refusal-city-full = A város többet nem fogad be.
refusal-city-too-small-for-all = A városban nincs mindenkinek hely.
refusal-no-city-chosen = Előbb válassz várost.
refusal-city-chosen = Ezt a várost már kiválasztottad.
refusal-unit-not-there-to-go-inside = Kint nincs ilyen egységed.
refusal-leader-not-there-to-go-inside = Kint nincs ilyen vezéred.
refusal-army-not-before-city = A sereg nincs ennek a városnak a régiójában.
refusal-peace-with-its-army = Békében állsz e város serege mellett: a támadáshoz hagyd el a régiót, és térj vissza.
refusal-army-inside-the-walls = Városban lévő sereg ezt nem teheti.
refusal-no-points-to-storm = Egyetlen gyalogegységnek sincs mozgáspontja rohamra.
refusal-no-points-to-besiege = Senkinek sincs mozgáspontja az ostromhoz.
refusal-only-infantry-storms = Várost csak gyalogság rohamozhat meg.
refusal-not-among-the-stormers = Nincs ilyen egység a rohamozók között.
refusal-not-among-the-defenders = Nincs ilyen gyalogságod a város védői között.
refusal-another-city-is-stormed = A roham más város ellen folyik.
refusal-besieged-already = Ezt a várost már ostromolják.
refusal-too-few-to-besiege = Az ostromló gyalogságnak többen kell lennie, mint a város szintje és védői.
refusal-only-infantry-besieges = Várost csak gyalogság ostromolhat.
refusal-not-among-the-besieged-or-besiegers = Nincs ott ilyen gyalogságod.

## Elutasítások: pusztítás

refusal-no-ravaging-in-this-game = Ebben a játékban nincs pusztítás.
refusal-land-of-a-tribe = Törzsi földet nem lehet pusztítani.
refusal-not-enemy-land = Ez nem pusztítható ellenséges föld.
refusal-nothing-left-to-ravage = Ebből a régióból nincs mit elvenni.
refusal-nothing-to-ravage = Nincs sereged olyan helyen, ahol volna mit pusztítani.
refusal-not-cavalry-alone = A seregnek csak lovasságból szabad állnia.
refusal-no-points-to-ravage = Senkinek sincs mozgáspontja a pusztításhoz.

## Elutasítások: társak és felállás

refusal-no-partner = Nincs társad, akinek sereget adhatnál át.
refusal-leader-off-the-board = Ez a vezér nincs a táblán.
refusal-leader-not-yours = Ez a vezér nem a tiéd.
refusal-leader-without-army = Ennek a vezérnek nincsenek egységei.
refusal-no-initiative-to-hand-over = Egy sereg átadása 1 kezdeményezéspontba kerül.
refusal-unit-not-in-his-army = Nincs vele ilyen egységed.
refusal-leader-not-in-his-army = Nincs vele ilyen vezéred.
refusal-army-has-units = Az átadott seregnek legalább egy egysége van.
refusal-no-partner-for-cities = Nincs társad, akinek várost adhatnál át.
refusal-city-not-yours = Ennek a városnak a kártyája nem nálad van.
refusal-city-of-base-zone = Az alapövezet városai nem adhatók át.
refusal-city-of-an-ally = Szövetséges városai nem adhatók át.
refusal-no-initiative-to-cede = Egy város átadása 1 kezdeményezéspontba kerül.
refusal-placing-outside-the-area = Ez a régió kívül esik azon, ahol a csapat állhat.
refusal-placing-at-an-enemy-city = Ellenséges városhoz senki sem helyezhető.
refusal-placing-at-a-strange-tribe = A törzsi régiók közül csak szövetségesé választható.
refusal-placing-there-already = Ezt a régiót már kiválasztottad.
refusal-none-left-to-place = Nincs több ilyen felhelyezendő egység.
refusal-no-siege-at-the-start = A felállítás szerint sereged nem kezdhet ennek a városnak az ostromával.
refusal-placing-without-port = Hajó csak oldalad kikötőjébe helyezhető.
refusal-leader-not-of-the-force = Ez a vezér nem ehhez a csapathoz tartozik.
refusal-nobody-to-lead-there = Ez a vezér már ott van, vagy nincs kit vezetnie.

## Elutasítások: konzulok és gazdaság

refusal-consul-not-drawn = Ezt a konzult nem sorsolták ki, vagy már sereget vezet.
refusal-not-an-outgoing-consul = Nem a táblán lévő leköszönő konzul.
refusal-not-your-consul = Ez a konzul a társadnak engedelmeskedik.
refusal-consuls-at-roma-or-in-office = Az új konzul Roma régióba vagy egy leköszönő helyére kerül.
refusal-not-a-consul-of-last-year = Csak a tavalyi konzul maradhat prokonzulnak.
refusal-not-a-consul-in-office = Nem a táblán lévő, hivatalban lévő konzul.
refusal-no-talents-to-pay-with = Nincs elég talentumod, hogy fizess értük.
refusal-nobody-to-disband-there = Nem fizetsz ott ilyen egységért.
refusal-ship-carries-troops = A hajó kell a fedélzeten lévő csapatoknak.
refusal-not-your-nation = Ezeket az egységeket nem te toborozhatod.
refusal-no-counter-left = Ebből az egységből nincs több jelölő.
refusal-gauls-in-allied-tribes-only = Gallokat csak szövetséges törzseknél lehet toborozni.
refusal-tribe-has-no-more = Ez a törzs ebben a fázisban többet nem ad belőlük.
refusal-no-city-of-theirs = Nincs ott városod, amely azé a nemzeté.
refusal-city-besieged = Ostromlott város nem ad újoncot.
refusal-city-without-port = Hajó csak kikötős városban épülhet.
refusal-city-without-elephants = Elefántot csak elefántjelű város állít ki.
refusal-city-has-no-more = Ez a város már annyi egységet állított ki, amennyit a jövedelme enged.
refusal-no-room-inside = Kint ellenség áll, és a városban nincs hely.
refusal-too-few-talents = Nincs elég talentumod erre az egységre.
refusal-nothing-to-recruit-there = Ott semmit sem toborozhatsz.
refusal-city-does-not-raise-it = Ez a város nem tudja kiállítani az egységet.

## Elutasítások: hatások

refusal-effect-not-now = Ez a hatás más pillanatra vár.
refusal-effect-without-battle = Nincs csata ehhez a hatáshoz.
refusal-effect-on-land-only = Ez a hatás csak szárazföldi csatához való.
refusal-effect-at-sea-only = Ez a hatás csak tengeri csatához való.
refusal-effect-in-another-attack = Ez a hatás a kör másik támadásához való.
refusal-effect-without-units = Nincs a csatában olyan egység, amelyet a hatás használhatna vagy sújthatna.
refusal-effect-needs-more-cavalry = Oldaladnak több lovasság kell a csatában, mint a másiknak.
refusal-effect-needs-a-leader = Vezér kell neked ebben a csatában.
refusal-effect-needs-heavy-infantry = Nehézgyalogság kell neked ebben a csatában.
refusal-effect-not-that-choice = A hatás nem kínál ilyen választást.
refusal-not-an-opponents-card = Ezt a lapot nem ellenfél játszotta ki.
refusal-nothing-to-cancel = Nincs itt semmi, amit a hatás semmissé tehetne.
refusal-event-with-star = Csillagos esemény nem tehető semmissé.
refusal-not-your-leader-to-save = Ez a vezér nem a tiéd, hogy megmentsd.
refusal-leader-in-no-danger = Ez a vezér már nincs veszélyben.
refusal-no-city-to-escape-to = Nincs város, ahová menekülhetne.
refusal-no-command-to-stop = A másik oldalnak nincs vezérlete ebben a körben.
refusal-no-misses-to-roll-again = Nincs sikertelen kocka, amelyet a hatás újradobathatna.
refusal-only-the-defender-avoids = Csak a védő térhet ki a csata elől.
refusal-nowhere-to-retreat = Nincs hová visszavonulni.
refusal-not-pursuing = Nem te üldözöl.
refusal-not-pursued = Senki sem üldöz téged.
refusal-no-tens-against-you = Oldalad ellen nem dobtak tízest.
refusal-not-your-upkeep = Most nem a te zsoldodat fizetik.
refusal-not-your-capture = Ezt a várost nem te foglaltad el.
refusal-not-your-column = Nem te mozogsz.
refusal-effect-for-fleets = Ez a hatás flottáknak való.
refusal-effect-for-armies = Ez a hatás szárazföldi seregeknek való.
refusal-effect-for-cavalry-alone = Ez a hatás csak lovasságból álló seregnek való.
refusal-effect-once-under-way = Ez a hatás már útnak indult seregnek való.
refusal-not-an-enemy-fleet = Ez nem ellenfél flottája.
refusal-not-a-city-of-yours = Ez nem oldalad ostromlott városa.
refusal-no-city-of-yours-besieged = Oldalad egyetlen városát sem ostromolják.
refusal-not-your-assault = Nem te rohamozol.
refusal-not-your-siege = Nem te ostromlod ezt a várost.
refusal-effect-too-dear = Nincs elég talentumod ehhez a hatáshoz.

## Elutasítások: nem most

refusal-when-initiative = Kártyát kezdeményezésért a saját akciódként játszhatsz ki.
refusal-when-gold = Kártyát aranyért a saját akciódként játszhatsz ki.
refusal-when-event = Eseményt a saját akciódként játszhatsz ki.
refusal-when-effect = Hatás csak abban a pillanatban játszható ki, amelyet a szövege megnevez.
refusal-when-discard = Kártyát csak a hetes határ felett kell eldobni, vagy ha egy lap követeli.
refusal-when-politics = A politikai akció a saját akciód a körben.
refusal-when-hand_over = Sereget a saját akciódként adhatsz át.
refusal-when-cede = Elfoglalt várost a saját akciódként adhatsz át.
refusal-when-activate = Régiót és tengeri mezőt a saját akciódként aktiválhatsz, vagy egy közös cél felé mozogva.
refusal-when-converge = Közös célt csak aktiváláskor, az első mozgás előtt lehet megnevezni.
refusal-when-take = Egységeket a sereg összeállításakor, berakodáskor, partraszálláskor vagy városba vonuláskor lehet kijelölni.
refusal-when-take_all = Mindenkit a sereg összeállításakor, berakodáskor, partraszálláskor vagy városba vonuláskor lehet vinni.
refusal-when-leave = Egységet csak a sereg összeállításakor vagy menet közben lehet hátrahagyni.
refusal-when-lead = Vezér a sereg összeállításakor, berakodáskor, partraszálláskor vagy városba vonuláskor csatlakozhat.
refusal-when-stay = Vezér csak a sereg összeállításakor vagy menet közben maradhat hátra.
refusal-when-march = Egységek csak a régiójuk aktiválása után menetelhetnek.
refusal-when-sail = Flotta csak a tengeri mezője vagy a kikötője régiójának aktiválása után hajózhat.
refusal-when-port = Kikötőbe csak mozgó flotta futhat be.
refusal-when-load = Egységeket csak mozgó flotta vehet fel.
refusal-when-land = Egységeket csak mozgó flotta tehet partra.
refusal-when-halt = Mozgást csak akkor lehet befejezni, amikor egy sereg vagy flotta mozog.
refusal-when-join = Mozgáshoz csak akkor csatlakozhatsz, ha társad megnevezte, hová megy a serege.
refusal-when-assault = Várost csak a régiójában lévő aktivált sereg rohamozhat meg.
refusal-when-besiege = Ostromot csak a város régiójában lévő aktivált sereg kezdhet.
refusal-when-ravage = Régiót csak a benne lévő aktivált sereg pusztíthat, és csak a pusztítás beállításával.
refusal-when-walls = Városba akkor lehet vonulni, amikor ellenség lép a régiójába, vagy visszavonuláskor.
refusal-when-peace = Békét tartani csak akkor lehet, amikor Szürakuszai serege épp egy másikkal találkozott.
refusal-when-fight = A harcról csak csatában kell dönteni, vagy amikor seregek épp találkoztak.
refusal-when-retreat = Visszavonulni csak csatából lehet, egy kör után, vagy előtte, ha szabály engedi.
refusal-when-to = Célt csak visszavonuló seregnek vagy flottának kell választani.
refusal-when-pursue = Üldözni csak akkor lehet, amikor az ellenség épp visszavonult sereged elől.
refusal-when-reroll = Újradobni csak saját dobásaid után lehet, csatában vagy rohamban.
refusal-when-lose = Veszteséget csak akkor kell választani, ha egységeidet találat érte, vagy le kell mondanod róluk.
refusal-when-strike = Ellenséges egységet csak 10-es dobás után lehet kiválasztani.
refusal-when-stow = Rakományt csak tengeri csata előtt kell elosztani.
refusal-when-next_ship = A következő hajóra csak a rakomány elosztásakor lehet lépni, tengeri csata előtt.
refusal-when-sink = Hogy melyik hajó süllyed el, azt csak tengeri csata találatai után kell kiválasztani.
refusal-when-help = Oldalt csak az nevez meg, aki a csatán kívülről játszik ki csatahatást.
refusal-when-place = Egységet csak a felálláskor, új konzult csak választás után lehet felhelyezni.
refusal-when-region = Régiót csak olyan kártyához kell választani, amely kéri.
refusal-when-sea = Tengeri mezőt csak olyan kártyához kell választani, amely kéri.
refusal-when-city = Várost csak akkor kell választani, ha egy kártya vagy szabály kéri.
refusal-when-opponent = Játékost csak olyan kártyához kell választani, amely valakit sújt.
refusal-when-consul = Konzult csak a választáskor kell megnevezni, vagy diktátor, illetve prokonzul kijelölésekor.
refusal-when-muster = A toborzás helyét csak a gazdasági fázisban kell kiválasztani, amikor te következel.
refusal-when-recruit = Egységet csak a gazdasági fázisban lehet toborozni, amikor te következel.
refusal-when-disband = Egységet csak akkor kell feloszlatni, ha nem tudod mindet kifizetni.
refusal-when-pay = Fizetni csak ott kell, ahol fizetséget kérnek.
refusal-when-pass = Passzolni csak akciód sorában lehet, vagy ahol visszautasítható, amit felkínálnak.
refusal-when-done = Befejezni csak ott lehet, ahol több választás követheti egymást.

## Mit tesznek a hatások

effect-about-ambush = Szárazföldi csata. Oldalad legfeljebb 4 ott harcoló gyalogegysége egyszer-egyszer dob a maga erejével, vezérleti újradobás nélkül. A veszteséget az 1. kör előtt le kell venni; a 10 a szokott módon kritikus.
effect-about-favourable_ground = Szárazföldi csata. A másik oldal első 2 találata ebben a körben nem számít. A csata előtt kijátszva az azt megelőző támadásokra és az 1. körre együtt érvényes; körben a kör első dobása előtt kell kijátszani.
effect-about-smile_of_the_gods = Semmissé tesz egy hatást, amelyet az ellenfél épp kijátszott, mielőtt érvénybe lépne; a semmissé tett lap az eldobottak közé kerül. Erre a hatásra is lehet felelni.
effect-about-hot_pursuit = A győztes seregben lévő könnyű- és gall gyalogságod részt vesz ebben az üldözésben, és egységenként egyszer dob a maga erejével.
effect-about-rearguard = Visszavonuló sereged figyelmen kívül hagyja az üldözés első 3 találatát.
effect-about-encirclement = Olyan szárazföldi csata körének elején játszd ki, amelyben oldaladnak több lovasegysége van. A másik oldal e kör végén nem vonulhat vissza.
effect-about-raging_elephants = A lovasság és az elefántok támadása előtt játszd ki. Minden ellenséges elefántegység dob: 6+ esetén automatikus találata a saját oldalát éri a tied helyett; a veszteséget a gazdája választja.
effect-about-skirmishers = A könnyűgyalogság támadása előtt játszd ki. Könnyűgyalogságod ebben 7+ dobásra talál.
effect-about-cavalry_charge = A lovasság és az elefántok támadása előtt játszd ki. Ebben a körben harcoló lovasságod és gall lovasságod ebben 6+ dobásra talál.
effect-about-close_order = A nehéz- és a gall gyalogság támadása előtt játszd ki. Legfeljebb 5 nehézgyalogságod ebben 6+ dobásra talál.
effect-about-triarii = A nehézgyalogság dobásai után játszd ki. Legfeljebb 4 sikertelen kockáját dobd újra, mindegyiket csak egyszer, a vezérleten felül.
effect-about-inspired_command = Ha van vezéred ebben a csatában, oldaladnak ebben a körben 3-mal több újradobása van.
effect-about-disorder_in_the_ranks = A másik oldal ebben a körben nem használhat vezérleti pontot.
effect-about-refuse_battle = Csak a védőnek, csak szárazföldön. Egész sereged az 5.4 szerint visszavonul az 1. kör előtt: csata nincs, de a támadó lovassága üldözhet.
effect-about-forced_march = Egy sereged, amelyet épp mozgatsz, 1-gyel több mozgáspontot kap. Amikor megáll, dobj egyszer: 8+ esetén 1 általad választott gyalogegységet veszít, ha van neki.
effect-about-mountain_guides = Az alpesi átkelés dobásai előtt játszd ki. E sereg egységei csak 10-re vesznek el.
effect-about-burned_engines = Az ostromfázisban játszd ki oldalad egy ostromlott városáért. Ebben a szakaszban semmit sem veszít, és megadásra sem dob; az ostromló a gyalogegységét így is elveszíti.
effect-about-siege_engines = Saját rohamköröd elején játszd ki. Ebben a körben legfeljebb 6 támadókocka 9+ dobásra talál.
effect-about-sally = Oldalad egy ostromlott városáért a szakaszban bármikor kijátszható. A helyőrség minden szintje 7+ találattal, minden további gyalogos védő a maga erejével egyszer dob az ostromlókra, válasz és vezérlet nélkül. Ha az ostromlók ezután túl kevesen vannak, az ostrom véget ér (6.2).
effect-about-stored_grain = Emeld 2-vel oldalad egy ostromlott városának jelenlegi szintjét, legfeljebb a kártyáján álló védelemig.
effect-about-fair_winds = Egy épp mozgó flottád 3-mal több mozgáspontot kap.
effect-about-sudden_squall = Akkor játszd ki, amikor az ellenfél flottája nyílt tengeri mezőre ér. Dobj minden hajójáért: 9+ esetén a hajó rakományával együtt elvész. GYP nem jár érte.
effect-about-boarding = Tengeri csata. Ebben a körben legalább egy gyalogegységet vivő hajóid további +1-et kapnak a dobásukra.
effect-about-ramming = Tengeri csata. Ebben a körben gyalogság nélküli hajóid +2-t kapnak a dobásukra.
effect-about-spies = Nézd meg egy ellenfeled kezét és kincstárát.
effect-about-messengers = Kapsz 1 kezdeményezéspontot.
effect-about-pay_in_arrears = Ebben a gazdasági fázisban 6 talentummal kevesebb zsoldot fizetsz (9.2).
effect-about-booty = Akkor játszd ki, amikor épp elfoglaltál egy várost: annyi talentumot kapsz, amennyi a jövedelme.
effect-about-gallic_desertion = Az ellenfél legfeljebb 2 gall egysége, gazdájuk választása szerint, elhagyja ezt a csatát, és lekerül. GYP nem jár értük.
effect-about-feigned_retreat = A lovasság dobásai után játszd ki. Dobd újra lovasságod minden sikertelen kockáját, mindegyiket egyszer.
effect-about-fog = Szárazföldi csata. Az 1. körben a másik oldal könnyűgyalogsága és lovassága nem támad.
effect-about-leader_escapes = Akkor játszd ki, amikor egy vezéred elesne. Ehelyett oldalad legközelebbi, régiókban számolva, nem ostromlott városába kerül (egyenlők közül te választasz; ha ilyen nincs, a fővárosodba), és nem jár érte GYP.
effect-about-iron_discipline = A csata e támadásában az ellenfél 10-eseinek veszteségét nem ő, hanem te választod.
effect-about-ill_omen = Semmissé tesz egy csillag nélküli kártyát, amelyet az ellenfél épp eseményként játszott ki. A lap az eldobottak közé kerül, akciója elveszett.
effect-about-bribed_guards = Az általad ostromlott város megadásának dobása előtt játszd ki, és fizess 3 talentumot: a dobás +3-at kap. Zászló nélküli szinten is dobj; ott 10 kell.
effect-about-hail_of_missiles = Szárazföldi csata. Legfeljebb 4 ott harcoló könnyűgyalogságod egyszer-egyszer dob 8+ találattal; a veszteséget az 1. kör előtt le kell venni.
effect-about-wall_of_pikes = Csak ha van nehézgyalogságod a csatában. A másik oldal első 3 találata e kör lovassági és elefánttámadásában nem számít.
effect-about-outflanking = Ha oldaladnak több lovassága van ebben a csatában: 2 további dobás 8+ találattal e kör nehéz- és gall gyalogsági támadásában.
effect-about-raid = Egy csak lovasságból álló sereged 2-vel több mozgáspontot kap.

## A vezérek képességei

leader-about-hannibal = A Hannibál részvételével vívott szárazföldi csata 1. körében a másik oldalnak összesen 2 vezérleti ponttal kevesebbje van, de 0-nál nem kevesebb.
leader-about-cartalon = Minden körben egy lovas- vagy gall lovasegység egy sikertelen dobása a vezérleti pontokon felül megismételhető.
leader-about-magon = Szárazföldi csatában egyszer, az 1. kör előtt és a kártyahatások után, serege legfeljebb 2 gyalog- vagy lovasegysége egyszer dob a maga erejével, vezérlet nélkül; a veszteséget azonnal le kell venni.
leader-about-hannon = A Hannóval tartó sereg törzspróbái (8.2) +1-et kapnak.
leader-about-maharbal = Üldözésben serege minden lovassága és gall lovassága 7+ dobásra talál.
leader-about-hasdrubal = A vele az Alpokon átkelő egységek 8+ helyett 9+ esetén vesznek el.
leader-about-hannon_magnus = A gazdasági fázisban játékosa 2 talentumot kap, ha a vezér Carthago régióban van, és a város karthágói és nem ostromlott.
leader-about-hasdrubal_giskon = Amíg Numídia az oldala szövetségese, csatájában a numídiai lovasság az 1. körben 7+ dobásra talál.
leader-about-scipio_pc = Visszavonuló serege üldözésének első találata nem számít.
leader-about-scipio_africanus = Csatáiban az ellenséges elefántegység automatikus találat helyett csak 5+ dobásra talál, egyetlen, meg nem ismételhető dobással. A lovak félelme marad.
leader-about-fabius_maximus = Ha seregét szárazföldön megtámadják, harc helyett azonnal visszavonulhat az 5.4 szerint; a támadó lovassága üldözheti.
leader-about-marcellus = Az általa vezetett rohamban legfeljebb 3 támadókocka 9+ dobásra talál.
leader-about-claudius_nero = Szakaszonként egyszer a végig vele haladó gyalogságnak 3 mozgáspontja van.
leader-about-ajostros = Amíg egy megrohamozott szürakuszai városban van, a védő minden rohamkörben 2-vel többet dob, 7+ találattal.
leader-about-masynissa = Üldözésben seregének massyl és numídiai lovassága 7+ dobásra talál.
leader-about-syfaks = Az a numídiai lovasság, amelyet a gazdasági fázisban toboroznak, miközben ő Numídia saját régiójában van, 2 talentumba kerül.
leader-about-filip_v = Az 1. körben serege legfeljebb 4 makedón nehézgyalogsága 6+ dobásra talál.

## Mit tesznek a kártyák eseményei

card-about-carthage_treason_of_capua = A római Capua dobás nélkül Karthágóhoz pártol, ha Capua régióban vagy mellette legalább 5 szárazföldi egységből álló karthágói sereg van, és a régióban a városon kívül nem áll római sereg.
card-about-carthage_treason_of_tarentum = A római Tarentum 3+ dobásra Karthágóhoz pártol, ha régiójában legalább 3 szárazföldi egységből álló karthágói sereg van. 1–2 esetén a lap az eldobottak közé kerül, és nem kerül ki a játékból.
card-about-carthage_gallic_rising = Gallia Transpadana legfeljebb 3 általad választott törzse egy-egy fokkal Karthágó felé mozdul: Róma szövetségese, Rómával barátságos, semleges, Karthágóval barátságos, Karthágó szövetségese (ez 2 gall gyalogságot hoz, 8.2).
card-about-carthage_wave_of_devastation = Oldalad minden legalább 5 szárazföldi egységből álló serege, amely várossal bíró ellenséges régióban van, mozgáspont nélkül azonnal pusztít: minden teljes 5 egységért 1 talentum, legfeljebb a város jövedelme az ott lévő jelölők nélkül, és ugyanennyi jelölő (12.1). A pusztítás szabálya nélkül ezt a gazda fizeti, amennyire telik tőle, és jelölő nincs.
card-about-carthage_traitors_in_the_city = Válassz egy várost, amelyet oldalad ostromol, és dobj: 7+ esetén azonnal megadja magát, további védői elpusztulnak; különben egy további védőt vagy egy szintet veszít, mint a 6.2-ben, a te veszteséged nélkül.
card-about-carthage_losses_on_the_march = Válassz egy ellenséges sereget, amely ebben a szakaszban már mozgott. Dobj minden gyalog- és elefántegységéért: 9+ esetén lekerül. GYP nem jár érte.
card-about-carthage_disease_in_the_army = Válassz egy legalább 5 szárazföldi egységből álló ellenséges sereget, amely várost ostromol, vagy olyan régióban áll, ahol oldalának nincs városa. Dobj minden szárazföldi egységéért: 9+, Szicíliában 8+ esetén lekerül. GYP nem jár érte.
card-about-carthage_storm = Válassz egy nyílt tengeri mezőt, ahol ellenséges flotta van. Dobj minden ott lévő hajóért, bármelyik nemzeté: 6+ esetén minden rakományával elvész. A fedélzetén lévő vezérek egy másik ottani hajóra kerülnek, vagy ha nincs ilyen, elesnek. Egységekért nem jár GYP, vezérekért igen.
card-about-carthage_pirates = Válassz egy ellenséges kikötővárost, amelyben nincs hajó. Játékosa kifizeti neked jövedelmének felét felfelé kerekítve, legfeljebb amennyije van; vagy ha inkább azt választja, levesz 1 hajót bármelyik flottájából.
card-about-carthage_death_of_hiero_ii = Told Szürakuszai jelölőjét 2 mezővel oldalad felé, az ellenséggel kötött szövetségből is, amely ezzel véget ér (VII). Nem játszható ki, ha Szürakuszait játékos vezeti (10.4).
card-about-carthage_sophonisba = Told Numídia jelölőjét 2 mezővel oldalad felé, az ellenséggel kötött szövetségből is, amely ezzel véget ér (VII).
card-about-carthage_embassy_to_philip = Told Makedónia jelölőjét 1 mezővel oldalad felé. Nem játszható ki, amíg az állam szövetségben áll (3.4).
card-about-carthage_envoys_among_the_massylii = Told Massilia (Massylia) jelölőjét 1 mezővel oldalad felé. Nem játszható ki, amíg az állam szövetségben áll (3.4).
card-about-carthage_reinforcements_from_africa = Állíts fel 3 nehézgyalogságot, 1 könnyűgyalogságot és 1 elefántegységet Afrika egy karthágói városában.
card-about-carthage_iberian_mercenaries = Állíts fel 2 nehézgyalogságot, 2 könnyűgyalogságot és 1 lovasságot Hispánia egy karthágói városában.
card-about-carthage_balearic_slingers = Állíts fel 4 könnyűgyalogságot Ebusus városában vagy Hispánia egy karthágói városában.
card-about-carthage_bomilcars_fleet = Állíts fel 3 hajót Afrika vagy Hispánia egy karthágói kikötőjében.
card-about-carthage_war_elephants = Állíts fel 2 elefántegységet egy elefántjelű karthágói városban.
card-about-carthage_silver_mines = Kapsz 5 talentumot, ha oldaladé Castulo, és még 5-öt, ha övé Carthago Nova.
card-about-carthage_hasdrubal_son_of_gisco = Állítsd fel Hasdrubalt, Gisgo fiát 2 nehézgyalogsággal és 1 lovassággal Afrika vagy Hispánia egy karthágói városában. Nem játszható ki, ha a táblán van, vagy kikerült a játékból.
card-about-carthage_great_march = Aktiválj kezdeményezéspont nélkül legfeljebb 2 régiót, ahol saját vezéred van, és mozogj a 4.2 szerint.
card-about-carthage_hannibal_at_the_gates = Csak ha Hannibál serege Itáliában van. Minden római játékos veszít 1 kezdeményezéspontot, és eldob 1 véletlen lapot; ha Hannibál serege Roma régióban vagy mellette van, 1 GYP-t is kapsz (11.2).
card-about-carthage_hundred_and_four = Húzz 2 lapot a karthágói pakliból, a kézben tartható 7 lap határáig.
card-about-carthage_defection_of_the_allies = Válassz a déli övezetből egy legfeljebb 2 védelmű római várost további védők nélkül, amelynek régiójában legalább 5 szárazföldi egységből álló karthágói sereg áll. 6+ dobásra Karthágóhoz pártol.
card-about-carthage_gallic_volunteers = Állíts fel 2 gall gyalogságot Karthágó egy szövetséges törzsénél, és 1-1-et legfeljebb 2 másiknál; egyiküknél adj hozzá 1 gall lovasságot.
card-about-carthage_iberian_alliances = Hispánia legfeljebb 2 általad választott törzse egy-egy fokkal Karthágó felé mozdul.
card-about-rome_new_legions = Állíts fel 4 nehézgyalogságot és 2 könnyűgyalogságot Roma városában.
card-about-rome_levy_in_italy = Állíts fel 3 nehézgyalogságot, 1 könnyűgyalogságot és 1 lovasságot Itália egy római városában.
card-about-rome_naval_allies = Állíts fel 3 hajót Itália egy római kikötőjében.
card-about-rome_grain_from_sicily_and_sardinia = Kapsz 2 talentumot oldalad minden szicíliai, szardíniai és korzikai városáért, legfeljebb 10-et.
card-about-rome_war_tax = Kapsz 1 talentumot Itália minden nem ostromlott római városáért, legfeljebb 12-t.
card-about-rome_senate_in_session = Húzz 2 lapot a római pakliból, a kézben tartható 7 lap határáig.
card-about-rome_disease_in_the_army = { card-about-carthage_disease_in_the_army }
card-about-rome_losses_on_the_march = { card-about-carthage_losses_on_the_march }
card-about-rome_storm = { card-about-carthage_storm }
card-about-rome_pirates = { card-about-carthage_pirates }
card-about-rome_traitors_in_the_city = { card-about-carthage_traitors_in_the_city }
card-about-rome_masinissa = Told Massilia (Massylia) jelölőjét 2 mezővel oldalad felé, az ellenséggel kötött szövetségből is, amely ezzel véget ér (VII). Ha ezután Róma szövetségese, és Masszinissza nincs a táblán, és nem került ki a játékból, állítsd fel Cirta városában 2 massyl lovassággal.
card-about-rome_legate_to_syphax = Told Numídia jelölőjét 1 mezővel oldalad felé. Nem játszható ki, amíg az állam szövetségben áll (3.4).
card-about-rome_achaean_league = Ha Makedónia Karthágó szövetségese, játékosa levesz 3 általa választott makedón egységet, GYP nélkül, és a következő szakasz végéig makedón egység nem aktiválható. Különben told Makedóniát 1 mezővel Róma felé.
card-about-rome_hieros_friendship = Told Szürakuszai jelölőjét 1 mezővel oldalad felé. Nem játszható ki, amíg az állam szövetségben áll (3.4), sem ha Szürakuszait játékos vezeti (10.4).
card-about-rome_bribed_chieftains = Fizess 3 talentumot, és válassz egy törzset, amely nem Karthágó szövetségese: egy fokkal Róma felé mozdul.
card-about-rome_faithful_cenomani = Állíts fel 2 gall gyalogságot és 1 gall lovasságot Róma egy szövetséges törzsénél.
card-about-rome_scipio_africanus = Állítsd fel Scipio Africanust Roma városában vagy bármely római seregnél. Kikerül a konzulok készletéből, és a két konzul mellett szolgál, amíg el nem esik. Nem játszható ki, ha a táblán van, vagy kikerült a játékból.
card-about-rome_proconsul_in_spain = Állíts fel 3 nehézgyalogságot, 1 könnyűgyalogságot, 1 lovasságot és 1 hajót Emporiae városában vagy más, Itálián kívüli római kikötőben.
card-about-rome_delayer = Válassz egy itáliai ellenséges sereget, amely ebben a szakaszban nem mozgott. Úgy számít, mintha mozgott volna, de ha megtámadják, harcol. Ha Hannibál vele van, 5+ dobás kell hozzá.
card-about-rome_slave_legions = Fizess 2 talentumot: állíts fel 2 nehézgyalogságot és 4 könnyűgyalogságot Roma vagy Beneventum városában.
card-about-rome_siege_works = Válassz egy várost, amelyet oldalad ostromol: egy további védőt veszít, vagy ha nincs, egy szintet; aztán dobj a megadására, ha a szintjének zászlója van.
card-about-rome_loyal_colonies = Válassz legfeljebb 3 nem ostromlott római várost Itáliában vagy Gallia Transpadanában: mindegyik 1 nehézgyalogságot kap.
card-about-rome_landing_in_africa = Aktiválj kezdeményezéspont nélkül legfeljebb 2 régiót vagy tengeri mezőt, amelynek egységei ebben az akcióban hajóra szállnak, és Afrikában, Massyliában, Numídiában vagy Hispániában partra szállnak.
card-about-rome_hannos_faction = Minden karthágói játékos veszít 4 talentumot és 1 kezdeményezéspontot; ha Karthágónak nincs városa Itáliában, 1 GYP-t is kapsz (11.2).
card-about-rome_sibylline_books = Kapsz 2 kezdeményezéspontot, és húzol 1 lapot a római pakliból.
card-about-syracuse_archimedes = Tegyél jelölőt Syracusae városára. Amíg a mostani gazdájáé, minden rohamkörben az ellene elért első 2 találat nem számít, és az ostromfázisban az ostromló 1 helyett 2 gyalogegységet veszít. A jelölő lekerül, ha a várost elfoglalják.
card-about-syracuse_engines_of_syracuse = Ha Syracusae a tiéd, válassz egy ellenséges sereget a régiójában vagy egy ellenséges flottát Ora Syracusana mezőn: dobj 6-szor 7+ találattal. A veszteséget a gazdája választja; GYP, mint csatában (5.11).
card-about-syracuse_fleet_of_syracuse = Állíts fel 2 hajót egy szürakuszai kikötőben.
card-about-syracuse_cretan_mercenaries = Állíts fel 2 nehézgyalogságot és 2 könnyűgyalogságot egy szürakuszai városban.
card-about-syracuse_ajostros_takes_command = Állítsd fel Ajosztroszt 2 szürakuszai nehézgyalogsággal Syracusae városában. Nem játszható ki, ha a táblán van, vagy kikerült a játékból.
card-about-syracuse_hieros_granaries = Kapsz 7 talentumot.
card-about-syracuse_hippocrates_and_epicydes = Állítsd fel Hippokratészt 2 nehézgyalogsággal és 1 lovassággal egy szürakuszai városban. Nem játszható ki, ha a táblán van, vagy kikerült a játékból.
card-about-syracuse_revolt_of_the_sicilian_cities = Válassz Szicílián egy legfeljebb 3 védelmű ellenséges várost további védők nélkül, olyan régióban vagy amellett, ahol legalább 3 szárazföldi egységből álló sereged van. 6+ dobásra oldaladhoz pártol.
card-about-syracuse_trade_with_alexandria = Kapsz 2 talentumot oldalad minden szicíliai és melitai kikötőjéért, legfeljebb 8-at.
card-about-syracuse_disease_in_the_army = { card-about-carthage_disease_in_the_army }
card-about-syracuse_storm = { card-about-carthage_storm }
card-about-syracuse_pirates = { card-about-carthage_pirates }
card-about-syracuse_traitors_in_the_city = { card-about-carthage_traitors_in_the_city }
card-about-syracuse_council_of_strategoi = Kapsz 1 kezdeményezéspontot, és húzol 1 lapot a szürakuszai pakliból.
card-about-syracuse_sea_expedition = Aktiválj kezdeményezéspont nélkül egy szürakuszai kikötős régiót a benne lévő flottával.
card-about-syracuse_policy_of_two_faces = Egy általad választott oldal minden játékosa veszít 3 talentumot; te megkapod, amit veszítettek, és 1 GYP-t, ha Szürakuszainak legalább 5 városa van Szicílián. Ha Szürakuszai szövetséges, ehelyett szövetségese 4 talentumot kap.
card-about-massilia_masinissa = Állítsd fel Masszinisszát 2 massyl lovassággal Cirta városában vagy oldalad egy seregénél Afrikában, Massyliában vagy Numídiában. Nem játszható ki, ha a táblán van, vagy kikerült a játékból.
card-about-massilia_massylian_horse = Állíts fel 3 massyl lovasságot Massilia egy városában.
card-about-massilia_contingent_overseas = Állíts fel 2 massyl lovasságot oldalad egy vezérrel bíró seregénél, bárhol a szárazföldön.
card-about-massilia_javelin_men = Állíts fel 3 massyl könnyűgyalogságot Massilia egy városában.
card-about-massilia_levy_at_cirta = Állíts fel 2 nehézgyalogságot és 1 könnyűgyalogságot Massilia egységeiből Cirta városában.
card-about-massilia_herds_and_grain = Kapsz 2 talentumot Massilia minden városáért, amely oldaladé, és még 2-t.
card-about-massilia_raid_through_the_desert = Oldalad egy csak lovasságból álló serege, amely Afrikában, Massyliában vagy Numídiában várossal bíró ellenséges régióban van, mozgáspont nélkül azonnal pusztít, és 5-tel több egységnek számít (12.1). A pusztítás szabálya nélkül ezt a gazda fizeti, amennyire telik tőle.
card-about-massilia_strife_for_the_throne = Ha Numídia az ellenség szövetségese, játékosa levesz 2 általa választott numídiai egységet, GYP nélkül. Különben told Numídiát 1 mezővel oldalad felé; nem játszható ki, ha a te szövetségesed.
card-about-massilia_losses_on_the_march = { card-about-carthage_losses_on_the_march }
card-about-massilia_knowledge_of_the_land = Aktiválj kezdeményezéspont nélkül egy afrikai, massyliai vagy numídiai régiót.
card-about-massilia_couriers = Kapsz 1 kezdeményezéspontot, és húzol 1 lapot saját nemzeted fő paklijából.
card-about-massilia_hostages = Kapsz 5 talentumot. A következő szakasz végéig ellenséges kártya nem mozdíthatja Massilia jelölőjét.
card-about-numidia_syphax = Állítsd fel Szüphaxot 2 numídiai lovassággal és 1 nehézgyalogsággal Siga vagy Numídia más városában, amely oldaladé. Nem játszható ki, ha a táblán van, vagy kikerült a játékból.
card-about-numidia_numidian_horse = Állíts fel 3 numídiai lovasságot Numídia egy városában.
card-about-numidia_infantry_of_syphax = Állíts fel 2 nehézgyalogságot és 2 könnyűgyalogságot Numídia egységeiből egyik városában.
card-about-numidia_numidian_skirmishers = Állíts fel 2 könnyűgyalogságot és 1 lovasságot Numídia egységeiből egyik városában.
card-about-numidia_raid_on_the_neighbour = Ha Massilia az ellenség szövetségese, játékosa levesz 2 általa választott massyl egységet, GYP nélkül. Különben told Massiliát 1 mezővel oldalad felé; nem játszható ki, ha a te szövetségesed.
card-about-numidia_tribute_of_the_tribes = Kapsz 2 talentumot Numídia minden városáért, amely oldaladé.
card-about-numidia_disease_in_the_army = { card-about-carthage_disease_in_the_army }
card-about-numidia_burned_camp = Válassz Afrikában, Massyliában vagy Numídiában egy ellenséges sereget, amely ebben a szakaszban nem mozgott, és egy lovassággal bíró sereged mellett áll: dobj 5-ször 8+ találattal. A veszteséget a gazdája választja; GYP, mint csatában (5.11).
card-about-numidia_ravine = Válassz Afrikában, Massyliában vagy Numídiában egy ellenséges sereget, amely ebben a szakaszban nem mozgott. 4+ dobásra úgy számít, mintha mozgott volna.
card-about-numidia_fickle_ally = Kapsz 6 talentumot; aztán dobj: 1–2 esetén Numídia jelölője 1 mezővel távolodik oldaladtól (VII).
card-about-numidia_envoys = { card-about-massilia_couriers }
card-about-numidia_numidian_raid = Aktiválj kezdeményezéspont nélkül legfeljebb 2 régiót, ahonnan csak lovasság mozog.
card-about-macedonia_philip_v_of_macedon = Állítsd fel V. Philipposzt 4 nehézgyalogsággal, 2 könnyűgyalogsággal és 1 lovassággal Makedónia egységeiből Iliria régióban. Nem játszható ki, ha a táblán van, vagy kikerült a játékból.
card-about-macedonia_phalanx = Állíts fel 3 makedón nehézgyalogságot Iliria régióban.
card-about-macedonia_companions = Állíts fel 2 makedón lovasságot Iliria régióban.
card-about-macedonia_peltasts = Állíts fel 3 makedón könnyűgyalogságot Iliria régióban.
card-about-macedonia_lembi = Állíts fel 2 makedón hajót az Ora Illyrica tengeri mezőn, ha nincs ott ellenséges flotta.
card-about-macedonia_demetrius_of_pharos = Aktiválj kezdeményezéspont nélkül egy illíriai régiót vagy az Ora Illyrica tengeri mezőt.
card-about-macedonia_royal_treasury = Kapsz 6 talentumot.
card-about-macedonia_pirates = { card-about-carthage_pirates }
card-about-macedonia_engines_from_pella = Válassz egy várost, amelyet oldalad legalább 3 makedón egység jelenlétében ostromol: 2-t veszít, előbb további védőket, aztán szinteket; majd dobj a megadására, ha a szintjének zászlója van.
card-about-macedonia_treaty_with_hannibal = Kapsz 2 kezdeményezéspontot.
card-about-macedonia_crossing_the_adriatic = Vigyél át legfeljebb 6 szárazföldi egységet és egy sereg vezéreit Iliria régióból Brundisium vagy Cannae régióba hajók nélkül, ha Ora Calabra, Ora Apula, Ora Illyrica és Mare Hadriaticum mezőn nincs ellenséges flotta. A 4.4 szerint szállnak partra, harcolnak, ha ellenség van ott, és úgy számítanak, mintha mozogtak volna.
card-about-macedonia_veterans_of_the_greek_wars = Állíts fel 2 nehézgyalogságot és 1 könnyűgyalogságot Makedónia egységeiből V. Philipposznál, bárhol van a szárazföldön, vagy Iliria régióban.

## Többet kérdező kártyaesemények

event-ally-wavers = Kocka dönti el, megingott-e a szövetséges: { the-nation }, dobás: { $rolls }.
prompt-quarters = { $seat }: nem fér be mindenki a városba: ki megy be? Város: { $city }. Még befér: { $count } egység.
prompt-riders = { $seat }: melyik törzsnél jelennek meg a lovasok? Kártya: { $card }.
refusal-no-sea-here = Ebben a forgatókönyvben nincs tenger.
refusal-city-chosen-already = Ezt a várost már kiválasztottad.
refusal-tribe-gives-no-infantry = Ezt a törzset nem választottad ki: a lovasok a kiválasztottak egyikéhez csatlakoznak.
refusal-unit-not-among-them = Ez az egység nincs az érkezők között.
refusal-army-has-no-such-unit = Ennek a seregnek egyetlen egysége sem dob.
refusal-no-such-army-of-his = Ennek a játékosnak nincs ott olyan serege, amelyet az esemény sújthatna.
refusal-no-fleet-of-yours = Nincs olyan flottád, amely még mozoghatna.

## The board in the browser

board-map = A Földközi-tenger nyugati felének térképe
board-status = A háború állása
board-tab-orders = Parancs
board-tab-hand = Lapok
board-tab-war = Állás
board-tab-tracks = Sávok
board-orders = Parancsok
board-stage = { $stage }. szakasz
board-year = a háború { $year }. éve
board-economy = gazdaság: bevétel, zsold, toborzás
board-elections = új konzulok
board-order = Játékosok a szakasz sorrendjében
board-passed = passzolt
board-initiative = Kezdeményezési pontok
board-talents = Talentumok a kincstárban
board-budget = bevétel { $income }, zsold { $upkeep }
board-points = Győzelmi pontok
board-side-points = oldal { $sum } / { $goal }
board-cards = { $count } lap
board-hand = A kezed
board-hands = Lapok a kezekben
board-no-hand = Nincs lap a kézben
board-card = { $gold } talentum, { $initiative } kezdeményezés
board-once = az eseménye után kikerül a játékból
board-use-initiative = Kezdeményezés
board-use-gold = Arany
board-use-event = Esemény
board-use-effect = Hatás
board-use-discard = Eldobás
board-answering = { $seat } kijátszotta: { $card }.
board-decks = Paklik
board-deck = pakli { $deck }, dobott lapok { $discards }
board-discards = Dobott lapok: { $nation }
board-pile-empty = Itt nincs lap
board-politics = Politikai sáv
board-patron = szövetségese: { $seat }
board-neutral = semleges
board-friendly = barátságos: { $side }
board-allied = szövetséges: { $side }
board-sieges = Ostromok
board-no-siege = Egy várost sem ostromolnak.
board-surrender = { $roll } vagy nagyobb dobásra megadja magát
board-gauls = A törzsek
board-markers = Jelzők
board-marker-engines = Arkhimédész gépei: { $about }
board-marker-frozen = { $about }: nem aktiválható
board-marker-protected = { $about }: védett jelző
board-stages = { $stages } szakasz
board-open-sea = nyílt tenger
board-coastal = parti vizek
board-tribe = törzs, hadereje { $infantry } gyalogos és { $cavalry } lovas
board-home = { $nation } földje
board-ravaged = feldúlva: { $count }
board-income = bevétel
board-level = a falak szintje { $level }
board-walls-of = a falak szintje { $level } / { $most }
board-laurels = győzelmi pontok
board-opens = kikötője:
board-elephants = itt elefántok toborozhatók
board-besieged = ostromlott
board-shaken = az ostromtól meggyengült
board-walls = { $city } falain belül
board-port = { $city } kikötőjében
board-moved = már mozgott
board-active = aktív: ingyen aktiválható
board-command = újradobások: { $count }
board-dictator = diktátor
board-proconsul = proconsul
board-consul = konzul
board-points-left = hátralévő mozgáspont: { $points }
board-goes = vele tart
board-stays = összesen ott van
board-take = Vele megy
board-leave = Ott marad
board-lose = Veszteség
board-strike = Célpont
board-stow = Fedélzetre
board-disband = Feloszlatás
board-hand_over = átadás
board-lead = vele megy
board-stay = marad
board-leader = választás
board-recruiting = Toborzás
board-choose-place = válassz helyet a térképen
board-raised = toborozva { $raised } / { $most }
board-unit = Egység
board-price = Ára
board-left-over = Marad
board-counters = Jelzők
board-why = Miért nem: { $unit }?
board-assault = Roham: { $city }
board-battle = Csata: { $field }
board-round = { $round }. forduló
board-retreats = visszavonul: { $side }
board-attacker = támadó
board-defender = védő
board-attack-before = a csata előtt
board-attack-skirmish = könnyűgyalogság
board-attack-charge = lovasság és elefántok
board-attack-melee = nehéz- és gall gyalogság
board-attack-sea = hajók
board-attack-pursuit = üldözés
board-rerolls = hátralévő újradobások
board-lost = elvesztett egységek
board-rolled = dobás: { $rolls }
board-levy = A törzs hadereje
board-ships = A hajók és rakományuk
board-legend-city = város: falak, bevétel, győzelmi pontok, kikötő
board-legend-garrison = egységek a falakon belül
board-legend-siege = ostromlott város
board-legend-shaken = az ostromtól meggyengült város
board-legend-tribe = törzs: gyalogos és lovas hadereje
board-legend-friendly = egy hatalommal barátságos törzs
board-legend-allied = egy hatalommal szövetséges törzs
board-legend-region = város nélküli vidék
board-legend-alps = átkelés az Alpokon
board-legend-capital = főváros
board-legend-ravaged = feldúlt vidék
board-legend-land = egy hatalom kezén lévő vidék
board-legend-home = haza vagy barátságos vidék
board-legend-army = hadsereg: az összes egység, köztük a lovasság
board-legend-led = hadvezér, újradobásai, elefántok
board-legend-fleet = flotta: hajók és egységek a fedélzeten
board-legend-port = flotta kikötőben
board-legend-walls = hadsereg a falakon belül
board-legend-tired = fakó: már az egész mozgott
board-legend-coin = talentumok; a sávon: gazdaság
board-legend-effect = hatás, válasz másoknak
board-legend-laurel = győzelmi pontok; a sávon: új konzulok
board-legend-rerolls = egy hadvezér újradobásai
board-legend-units = a falak szintje; egységek a fedélzeten
board-legend-inside = a falakon belül
board-legend-strikes = piros kocka: talál
board-legend-ten = aláhúzva: természetes tízes
board-legend-sure = az elefántok kocka nélkül találnak

## A tábla: mit mond a többiek körének összefoglalása

board-digest-marched = { $seat } menetelt ({ $places })
board-digest-sailed = { $seat } hajózott ({ $places })
board-digest-landed =
    { $count ->
        [one] { $seat } egy egységet tett partra ({ $places })
       *[other] { $seat } { $count } egységet tett partra ({ $places })
    }
board-digest-recruited =
    { $count ->
        [one] { $seat } egy egységet állított ki ({ $places })
       *[other] { $seat } { $count } egységet állított ki ({ $places })
    }
board-digest-reinforced =
    { $count ->
        [one] { $seat } egy egység erősítést kapott ({ $places })
       *[other] { $seat } { $count } egység erősítést kapott ({ $places })
    }
board-digest-lost =
    { $count ->
        [one] { the-side } egy egységet vesztett ({ $places })
       *[other] { the-side } { $count } egységet vesztett ({ $places })
    }
board-digest-ravaged = { $seat } pusztított ({ $places })
board-digest-passed = { $seat } passzolt
