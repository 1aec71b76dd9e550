### Hamilcar: az első pun háború. Ami itt nincs, az úgy szól, mint a Hannibalban.

## Nevek

condition-ready = kész hajó
condition-exhausted = kimerült hajó

marker-corvus = Holló-híd
marker-trained = kiképzett római legénység
marker-forgotten_tactics = elfeledett taktikák
marker-engineers = ostrommérnökök

word-fleets = Flották
word-fleet =
    { $exhausted ->
        [0] { $ready } kész
       *[other] { $ready } kész, { $exhausted } kimerült
    }
word-at-anchor = horgonyoz
word-supremacy = Tengeri fölény
word-treasury = Háborús kincstárak
word-supplies = Utánpótlásszekerek
word-at-sea = A tengeren
word-tactic-cards = taktikai kártya
word-sunk = elsüllyedt: { $count }
word-no-tactic = nincs kártya

scenario-first_punic_war = Az első pun háború, Kr. e. 264–241
scenario-first_punic_war-about = Az egész háború kilenc fordulóban: Róma átkel Messanába, Karthágó uralja a tengert és Szicília nagyobb részét.
scenario-war_for_sicilia = Háború Szicíliáért, Kr. e. 264–259
scenario-war_for_sicilia-about = A háború első három fordulója ugyanazzal a felállással; Róma első új hajója egy fordulóval korábban jön.

option-historical_consuls = Történelmi konzulok
option-historical_consuls-about = Konzulnak csak olyan rómaiak húzhatók, akik akkoriban hivatalt viselhettek, amíg elegen vannak.

order-fleet = Ne küldjön kegyetlen tengert
order-sea-battle = Tengeri csatákhoz ne legyen kártya
order-sea-omen = Tengeren saját dobást ne ismételtessen
order-bad-sea-omen = Tengeren ellenséges dobást ne ismételtessen

## Kártyák

card-tactics_relearned = Az elfeledett taktikák visszatérnek
card-siege_engineers = Ostrommérnökök
card-private_fleet = Flotta magánvagyonokból
card-silver_for_the_fleet = Ezüst a flottának
card-war_from_eryx = Háború az Eryx hegyéről
card-numidian_unrest = Nyugtalanság Numidiában
card-overseas_mercenaries = Zsoldosok Ibériából és Galliából
card-treasury_deficit = Hiány a kincstárban
card-sacred_chickens = Szent csirkék a tengerben
card-supply_convoy = Utánpótláskonvoj
card-the_rhodian = A rhodoszi áttöri a blokádot
card-corvus = Holló-híd
card-peace_party = Békepárt a tanácsban
card-mare_nostrum = A Mi Tengerünk

## Mondatok részei

ships-accusative = { $count } hajót

## Lépések

action-deposit = Befizetés a háborús kincstárba
action-build = Új hajó: { $space }
action-repair = Hajójavítás: { $space }
action-fleet = Flotta: { $space }
action-ships = { $count } hajó
action-admiral = A flottával megy: { $general }
action-supply = Utánpótlásszekeret kap: { $general }
action-chase = Közbelépés innen: { $space }
action-tactic = Kijátszás: { $tactic }
action-no_tactic = Nincs taktikai kártya
action-break_off = A csata megszakítása
action-hit = Találat: { $condition }
action-spend = Utánpótlásszekér tőle: { $general }
action-die = Újradobandó: { $count }

## Kérdések

prompt-ops = { the-side }: { $card }, műveleti értéke { $count }. Aktiválj egy hadvezért, rakj le PE-ket, mozgass flottát, javíts hajókat, lásd el egy hadvezéredet, vagy fizess a háborús kincstárba; 3-as lappal toborozz egy egységet, vagy építs hajót.
prompt-window-event = { the-side }: érvénytelenítsd az eseményt vagy a kincstári befizetést a Pun hit kártyával, vagy passzolj.
chapter-24 = A hadvezérek
prompt-leave-port = { the-side }: elveszett a kikötő: { $space }. Hová mennek a hajóid?
prompt-new-ship = { the-side }: melyik kikötőbe kerül az új hajó? Még { $count } jár.
prompt-repairs = { the-side }: javíts hajókat, vagy fejezd be; még { $count } javítás maradt.
prompt-supplying = { the-side }: ossz ki utánpótlásszekereket, vagy fejezd be; még { $count } maradt.
prompt-dockyard = { the-side }: építs hajót 3 pontért, vagy javíts 1 pontért, vagy fejezd be; a műveleti értékből { $count } maradt.
prompt-fleet = { the-side }: válassz flottát, amely egy útvonalat megtesz, vagy fejezd be; a műveleti értékből { $count } maradt.
prompt-fleet-orders = { the-side }: hová megy a flotta? Kikötője: { $space }. Előbb megadhatod, hány hajó megy, és megy-e velük tengernagy; a műveleti értékből { $count } maradt.
prompt-coast-raid = { the-side }: rajtaüt-e Carthalo egy kikötőn? Flottája: { $space }. Válassz kikötőt, vagy fejezd be.
prompt-chase = { the-side }: ellenséges flotta érkezett, { $count } hajó, kikötő: { $space }. Lépj közbe, vagy fejezd be.
prompt-chasers = { the-side }: hány kész hajó lép közbe? Kikötőjük: { $space }.
prompt-caught = { the-side }: a flottád útját állták, kikötő: { $space }. Visszalép, vagy vállalja a csatát?
prompt-stay-inside = { the-side }: ellenséges flotta áll a kikötő előtt: { $space }. Vállald a csatát, vagy passzolj, és tartsd bent a hajóidat.
prompt-lanes = { the-side }: melyik kikötőn át hajózol? { $space } → { $to }
prompt-tactics = Tengeri csata: { $space }, { $round }. kör. Válassz taktikai kártyát, vagy egyet se.
prompt-omen-die = { the-side }: az ellenfél melyik kockáját kell újradobni?
prompt-hits = { the-side }: melyik hajót éri a találat? Még { $count } találat van hátra.
prompt-break-off = Tengeri csata: { $space }, a { $round }. kör után. { the-side }: szakítsd meg a csatát, vagy passzolj, és harcolj tovább.
prompt-sea-flight = { the-side }: hová menekül a megvert flotta? A csata helye: { $space }.
prompt-supply = { the-side }: használj fel egy utánpótlásszekeret, vagy passzolj. Helyszín: { $space }.
prompt-winter-supply = { the-side }: használj fel egy utánpótlásszekeret, hogy a haderő ne dobjon téli veszteségre, vagy passzolj. Helyszín: { $space }.
prompt-roll-again = { the-side }: használj fel egy utánpótlásszekeret, hogy újradobd az ostromkockát, vagy passzolj. Helyszín: { $space }.
prompt-hold-out = { the-side }: használj fel egy utánpótlásszekeret, hogy érvénytelenítsd az épp szerzett ostrompontot, vagy passzolj. Helyszín: { $space }.
prompt-arrival = { the-side }: hová érkezik { $general }?
prompt-run-in = { the-side }: melyik egység jusson be a városba? Honnan: { $space }, hová: { $to }.
prompt-peace-party = { the-side }: dobj el egy véletlen stratégiakártyát, vagy vegyél le { $count } PE-t.
prompt-raid = { the-side }: a rajtaütés sikerült, kikötő: { $space }. Válaszd ki, melyik hajóba vagy utánpótlásszekérbe kerül az ellenségnek.
prompt-window-fleet = { the-side }: küldd a flottára a Kegyetlen tenger kártyát, vagy passzolj.
prompt-window-sea-battle = { the-side }: játssz ki kártyát erre a tengeri csatára, vagy passzolj.
prompt-window-sea-omen = { the-side }: dobd újra a kör összes kockádat a Kedvező előjel kártyával, vagy passzolj.
prompt-window-bad-sea-omen = { the-side }: dobasd újra az ellenféllel egy kockáját a Rossz előjel kártyával, vagy passzolj.

## Események: kártyák és hajók

event-cancelled = { the-side } kártyája érvénytelen: { $card }.
event-ships-built = { $space }: { the-side } felhelyez { ships-accusative }.
event-ships-repaired = { $space }: { the-side } megjavít { ships-accusative }.
event-ships-exhausted = { $space }: { the-side }, { $count } hajó kimerül.
event-ships-sunk = { $space }: { the-side }, { $count } hajó elsüllyed.
event-ships-left = { the-side } kénytelen elhagyni a kikötőt, { $count } hajó, { $from } → { $to }.
event-ships-fled = { the-side } a tengeren menekül, { $count } hajó, { $from } → { $to }.
event-fleet-moved = { the-side } flottája hajózik, { $count } hajó, { $from } → { $to }.
event-fleet-back = { the-side } flottája visszafordul, { $count } hajó, { $from } → { $to }.
event-supremacy = { the-side } megszerzi a tengeri fölényt.
event-deposited =
    { the-side } { $count } PE-t fizet a háborús kincstárba; { $total ->
        [0] megtelt, és egy hajóra kiürül.
       *[other] most { $total } van benne.
    }
event-treasury-emptied = { the-side } háborús kincstára kiürül.
event-corvus = { the-side } holló-híddal szereli fel hajóit.
event-corvus-lost = { the-side } elveszíti a holló-hidat.
event-trained = { the-side } legénysége mostantól kiképzett.
event-relearned = { the-side } újratanulja az elfeledett taktikákat.

## Események: utánpótlás és hadvezérek

event-supplied = { the-side }: { $general } utánpótlásszekeret kap.
event-supply-spent = { the-side }: { $general } felhasznál egy utánpótlásszekeret.
event-supplies-lost = { the-side }: { $general } elveszít { $count } utánpótlásszekeret.
event-departed = { the-side }: { $general } végleg távozik.
event-fed-by-sea = { $space }: a tenger felől jön az élelem, egy ostrompont lekerül.

## Események: a tenger

event-naval-die =
    Tengeri kocka, cél: { $to }. { $result ->
        [success] { $general } továbbhajózhat.
        [return] { $general } nem éri el a célt.
       *[sunk] { $general } hajókat veszít.
    }
event-chase-declared = { the-side } közbelépne, { $count } hajó, innen: { $space }.
event-chase-roll =
    { the-side } közbelépésre dob, { $from } → { $space }: { $rolls }{ $modifier ->
        [0] {""}
       *[other] {" "}+ { $modifier }
    } (kell: { $rating ->
        [1] 1
       *[other] 1–{ $rating }
    }). { $success ->
        [yes] Sikerült.
       *[no] Nem sikerült.
    }
event-cruel-sea =
    { $space }: a kegyetlen tenger lecsap, { the-side } flottája: { $rolls }. { $count ->
        [0] Egy hajó sem süllyed el.
       *[other] { $count } hajó süllyed el.
    }
event-sea-battle = Tengeri csata: { $space }. Támadó: { the-side }, { $attackers } hajó { $defenders } ellen.
event-tactics-dealt = Taktikai kártyák: { side-rome } { $rome }, { side-carthage } { $carthage }.
event-tactic = { $round }. kör: { the-side } kártyája: { $tactic }.
event-no-tactic = { $round }. kör: { the-side } nem játszik ki taktikai kártyát.
event-volley = { $round }. kör: { the-side } dobása { modified }.
event-broke-off = { the-side } megszakítja a tengeri csatát.
event-sea-victory =
    { $space }: { the-side } megnyeri a tengeri csatát, és { $count ->
        [0] egy kimerült hajót sem süllyeszt el
       *[other] elsüllyeszt { $count } kimerült hajót
    }{ $dice ->
        [0] .
       *[other] {" "}({ $rolls }).
    }
event-raid-roll =
    { $space }: { the-side } rajtaüt a kikötőn, dobása { rolled-against }. { $success ->
        [yes] Sikerült.
       *[no] Nem sikerült.
    }

## Elutasítások: a kártya műveleti értéke

refusal-build-needs-ops = Hajót építeni csak 3-as műveleti értékkel lehet.
refusal-build-no-ships-left = Minden hajód a térképen van.
refusal-build-no-port = Hajó csak kikötőbe kerülhet.
refusal-build-not-yours = Hajó csak olyan kikötőbe kerülhet, amelyet te ellenőrzöl.
refusal-build-besieged = Ostromlott kikötőbe nem kerülhet hajó.
refusal-build-elsewhere = A térképnek ezen a részén most nem helyezhetsz fel hajót.
refusal-build-enemy-ships = Ebben a kikötőben ellenséges hajók állnak.
refusal-treasury-ship-elsewhere = A hajó a fővárosban kerül vízre; ha azt ostromolják vagy elveszett, ugyanannak a régiónak egy másik saját, nem ostromlott kikötőjében.
refusal-new-ship-elsewhere = Az új hajók otthoni saját, nem ostromlott kikötőbe érkeznek: Rómáéi Itália bármelyik kikötőjébe, Karthágóéi Carthagóba, vagy ha az nem fogadhatja őket, Afrika másik kikötőjébe.
refusal-repair-nothing = Nincs ott kimerült hajód.
refusal-repair-not-yours = Hajót csak olyan kikötőben lehet javítani, amelyet te ellenőrzöl.
refusal-repair-besieged = Ostromlott kikötőben nem lehet hajót javítani.
refusal-fleet-no-port = A kikötőkön kívül nincsenek flották.
refusal-fleet-no-ready-ships = Nincs ott kész hajód.
refusal-fleet-has-moved = Az ottani hajók már befejezték a mozgásukat: egy kártyával minden flotta egyszer mozog.
refusal-fleet-not-a-lane = A flottától nem vezet oda útvonal.
refusal-fleet-number-chosen = Hogy hány hajó megy, már eldőlt.
refusal-fleet-needs-a-ship = Legalább egy hajónak mennie kell.
refusal-fleet-too-few = Minden kész hajó megy, hacsak kevesebbet nem mondasz.
refusal-fleet-lanes-spent = A flotta már annyi útvonalat megtett, amennyit egy kijátszás megenged.
refusal-fleet-has-admiral = A flottával már megy tengernagy.
refusal-admiral-not-yours = Ez a hadvezér az ellenséget szolgálja.
refusal-admiral-not-in-port = Ez a hadvezér nincs a flottánál, vagy ostromlott városba zárták.
refusal-not-an-admiral = Flottával csak tengernagy megy, vagyis tengeri értékkel rendelkező hadvezér.
refusal-admiral-with-cus = Az ottani egységek hadvezér nélkül maradnának: ő csak akkor hajózik, ha egy kártya aktiválja.
refusal-admiral-too-few-ops = A stratégiai értéke nagyobb a kártya műveleti értékénél.
refusal-supply-one-general = Egy kártya összes utánpótlásszekerét ugyanaz a hadvezér kapja.
refusal-supply-not-yours = Ellenséges hadvezért nem látsz el.
refusal-supply-off-map = Ez a hadvezér nincs a térképen.
refusal-supply-besieged = Ostromlott hadvezérhez nem jut el utánpótlásszekér.
refusal-supply-no-way = A hadvezérnek általad ellenőrzött tartományban vagy saját kikötődben kell állnia.
refusal-supply-has-all = Egy hadvezérnek legfeljebb 3 utánpótlásszekere lehet.
refusal-supply-none-left = Mind a 15 utánpótlásszekér használatban van.
refusal-supply-has-none = Ennek a hadvezérnek nincs utánpótlásszekere.
refusal-supply-not-there = Ennél a haderőnél nincs ilyen hadvezéred.

## Elutasítások: a tenger

refusal-no-ships = Sereg csak 3-as kártyával hajózik.
refusal-no-ready-ships = Nincs itt kész hajód.
refusal-no-ships-here = Nincs itt kész hajód.
refusal-ships-overloaded = A hajók nem visznek el ennyi egységet: mindegyiken 2 fér el.
refusal-ships-chosen = Hogy hány hajó megy, már eldőlt.
refusal-needs-a-ship = Legalább egy hajónak mennie kell.
refusal-too-few-ships = Minden kész hajó megy, hacsak kevesebbet nem mondasz.
refusal-too-far-by-sea = A kikötő messzebb van, mint ameddig a sereg a tengeren elkölthető pontjaival eljut.
refusal-not-on-the-way = Ez a kikötő nem esik elég rövid úton a cél felé.
refusal-chase-not-a-lane = Onnan nem vezet útvonal a flottához.
refusal-chase-company = Abban a kikötőben az ellenség más hajói is állnak, ezért ott nem lehet közbelépni.
refusal-chase-no-ships = Nincs ott kész hajód.
refusal-chase-declared = Annak a kikötőnek a flottája már közbelép.
refusal-chase-needs-a-ship = Legalább egy hajónak közbe kell lépnie.
refusal-chase-too-few = Nincs ennyi kész hajó.
refusal-leave-not-a-lane = A hajók egy útvonalon távoznak, és oda egy sem vezet.
refusal-leave-enemy-ships = Abban a kikötőben ellenséges hajók állnak.
refusal-tactic-not-in-hand = Nincs a kezedben ez a taktikai kártya.
refusal-tactic-outnumbered = Ehhez a taktikai kártyához legalább annyi kész hajó kell, amennyi az ellenségnek van.
refusal-tactic-untrained = Kiképzetlen legénység nem képes erre a műveletre.
refusal-hit-no-such-ship = Nincs már ilyen hajód a csatában.
refusal-no-such-die = Az ellenfél egyik kockája sem mutatja ezt a számot.
refusal-flight-not-nearest = A megvert flotta a legközelebbi saját, ellenséges hajó nélküli kikötőbe menekül, legfeljebb 3 útvonalnyira.
refusal-nothing-to-raid = Nincs ott egységek nélküli közönséges ellenséges PE.
refusal-raid-out-of-reach = Carthalo csak azon a kikötőn üthet rajta, ahol van, vagy egy útvonalnyira lévőn.

## Elutasítások: érkező hadvezérek

refusal-arrival-no-cus = A hadvezérnek ott saját oldala egységeire van szüksége.
refusal-arrival-region = A hadvezér másik régióba érkezik.
refusal-arrival-besieged = A helyet ostromolják, senki sem jut be.
refusal-arrival-elsewhere = A küldetés ennek a hadvezérnek más helyet ad.

## Elutasítások: események

refusal-no-battle-won = Ebben a fordulóban sem szárazon, sem tengeren nem nyertél csatát.
refusal-no-victory = Ebben a fordulóban sem csatát nem nyertél, sem várost nem foglaltál el.
refusal-blockaded-port = A kikötőben az ostromló kész hajói állnak.
refusal-nothing-forgotten = A taktikák már visszatértek, és Xanthippus is megérkezett.
refusal-nobody-in-africa = Nincs Afrikában erre alkalmas egységed, vagy ostromolják őket.
refusal-no-city-before-you = Egyetlen ellenséges város előtt sincs elég egységed.
refusal-not-an-enemy-city = Ez nem ellenséges város.
refusal-too-few-engineers = Legalább 3 egységednek kell a falakon kívül állnia.
refusal-has-engineers = A mérnökeid már ott vannak.
refusal-no-army-at-syracuse = Nem áll római sereg Syracusaenél, vagy a város nem karthágói.
refusal-nobody-on-the-island = Nincs Szicíliában karthágói hadvezér egységekkel.
refusal-no-lone-pc-there = Nincs ott olyan PE, amelyet az esemény érinthetne.
refusal-no-place-for-mercenaries = Sem Carthago, sem saját kikötődben álló hadvezér nem fogadhatja a zsoldosokat.
refusal-not-a-port-of-ours = Ez nem olyan saját kikötő, amely az eseményhez megfelelne.
refusal-no-city-to-relieve = Ez nem ostromlott saját kikötővárosod, vagy nincs benne hely.
refusal-no-such-cu-there = Egy egység jut be a városba: közönséges vagy elefánt, a falakon kívülről vagy belülről.
refusal-no-supremacy = Az eseményhez tengeri fölény kell.
refusal-too-few-pcs-to-remove = Nincs elég levehető PE, ezért kártyát kell eldobni.
refusal-no-port-to-raid = Nincs mit zsákmányolni.
refusal-not-an-enemy-port = Ezt a kikötőt nem az ellenség ellenőrzi.
refusal-port-out-of-reach = Nincs kész hajód ebben a kikötőben, sem egy útvonalnyira tőle.
refusal-no-such-booty = Az ellenségnek ott nincs ilyesmije.
refusal-no-port-for-pcs = Ez nem olyan kikötő, ahová PE-t rakhatsz.
refusal-event-used-up = Ennél többet az esemény nem ad.
refusal-carthaginian-cus-in-port = Ezt a kikötőt karthágói egységek tartják.
refusal-not-shut-in-by-sea = E város előtt egységekre és kész hajókra is szükséged van.
refusal-no-port-for-ships = Otthon egyik kikötőd sem fogadhat új hajót.
refusal-no-ships-to-build-or-repair = Nincs mit építened vagy javítanod.
refusal-nobody-to-supply = Egyik hadvezéred sem kaphat utánpótlásszekeret.
refusal-no-treasury-no-ships = Az ellenségnek nincs sem elveszthető kincstára, sem kész hajója.
refusal-no-ready-ship-there = Nincs ott kész hajó, amely kimerülhetne.
refusal-corvus-in-play = A holló-híd már játékban van.

## Elutasítások: nem most

refusal-when-deposit = A háborús kincstárba olyan kártyával lehet fizetni, amelyet épp a műveleti értékéért játszottak ki, vagy ha egy esemény úgy rendeli.
refusal-when-build = Hajót erősítésként, műveleti értékkel, teli kincstárból vagy eseménnyel lehet felhelyezni.
refusal-when-repair = Hajót műveleti értékkel, az erősítések után vagy eseménnyel lehet javítani.
refusal-when-fleet = Flottát az épp kijátszott kártya műveleti értékével vagy eseménnyel lehet mozgatni.
refusal-when-ships = Hogy hány hajó megy, az induló vagy közbelépő flottánál dől el, illetve mielőtt egy sereg hajóra száll.
refusal-when-admiral = Tengernagy csak épp induló flottával mehet.
refusal-when-supply = Utánpótlásszekeret az épp kijátszott kártya műveleti értékével vagy eseménnyel lehet adni.
refusal-when-chase = Flotta csak akkor lép közbe, ha ellenséges flotta érkezett egy útvonalnyira lévő kikötőbe.
refusal-when-tactic = Taktikai kártyát csak tengeri csata köreiben lehet kijátszani.
refusal-when-no_tactic = Taktikai kártyáról csak tengeri csata köreiben lehet lemondani.
refusal-when-break_off = Tengeri csatát csak kör után szakíthat meg az, akit nem kerítettek be.
refusal-when-hit = Hajót csak találatnál vagy kikötői rajtaütés után kell választani.
refusal-when-spend = Utánpótlásszekeret télen vagy ostromdobásnál lehet felhasználni, kikötői rajtaütésnél elvenni.
refusal-when-die = Kockát csak akkor kell választani, ha tengeri csatában Rossz előjelet játszottak ki.
refusal-when-to = Célt flottának kell választani, vagy annak a seregnek, amely hajózik, kitér a csata elől, amelyet visszavonnak belőle, vagy amely visszavonul.
refusal-when-back = Csak az a sereg vagy flotta lép vissza, amely ellen közbeléptek.
refusal-when-stand = Csak annak kell kimondania, hogy vállalja a csatát, aki ellen közbeléptek, vagy akinek hajói saját városuk kikötőjében állnak.
refusal-when-draw = Véletlen kártyát csak a Dezertáló szövetségesek kártyával vagy a tanács békepártja miatt lehet elvenni.

## A tábla a böngészőben

board-ship = seregek hajózhatnak vele
board-legend-port = kikötő
board-map = Szicília és a körülötte lévő tengerek térképe
board-ships = Hajók
board-die = Újradobandó kocka
board-fleet = Flotta
board-naval = tengeri érték
board-supplies = utánpótlásszekerek
board-navies = A két hajóhad
board-treasury = { $side }: háborús kincstár, { $count } / { $room }
board-blockaded = ellenséges hajók blokádja alatt
board-verb-admiral = a flottával tart
board-verb-supply = szekeret kap
board-verb-spend = szekeret költ
board-sea-battle = Tengeri csata: { $space }
board-sea-round = { $round }/{ $rounds }. kör
board-no-admiral = Tengernagy nélkül
board-crews = a legénység és a lapok módosítója minden kockán
board-before-battle = A flották közelednek egymáshoz
board-choosing = még választ
board-chosen = a lap ki van választva
board-cancelled = érvénytelen
board-tactics-of = Taktikai kártyák: { $side }
board-hope = { $dice } kocka, { $from }+: átlagosan { $hits } találat
board-hits =
    { $count ->
        [0] nincs találat
       *[other] { $count } találat
    }
board-legend-fleet = kész hajók a számukkal
board-legend-exhausted = kimerült hajók
board-legend-anchor = horgonyzó flotta, nem a maga kikötőjében
board-legend-blockade = város, amelynek kikötője blokád alatt áll
board-legend-lane = hajóút két kikötő között: 1 pont

board-tactic-ram = +1 minden kockádra. Érvényteleníti: Csáklyázás.
board-tactic-boarding = A találó természetes 6-os azonnal elsüllyeszt egy kész hajót; a Holló-híddal a természetes 5-ös is, és a kártya nem érvényteleníthető. Érvényteleníti: Vonaltörés.
board-tactic-outflank = Csak ha legalább annyi kész hajód van, mint az ellenségnek. 2-vel több kocka, és az ellenség e kör után nem szakíthatja meg a csatát. Érvényteleníti: Tartalék hajóraj.
board-tactic-break_the_line = Kiképzetlen legénységnek nem. 1-gyel több kocka, és -1 az ellenség minden kockájára. Érvényteleníti: Zárt sorok.
board-tactic-close_ranks = -1 az ellenség minden kockájára. Érvényteleníti: Döfés és Bekerítés.
board-tactic-squadron = Minden mellé ment kockádat egyszer újra kell dobni. Semmit sem érvénytelenít.

## A tábla a böngészőben: mit tesznek a kártyák

board-card-major_campaign_a = Aktiválj egymás után legfeljebb 3 hadvezért, bármi is a stratégiai értékük: mindegyiket egyszer, 4 mozgásponttal és legfeljebb 10 egységgel; csatáját vagy ostromát mindegyik a következő előtt befejezi. Mindegyikük hajózhat (H11). A kártyával meg lehet előzni az ellenfelet.
board-card-minor_campaign_a = Aktiválj egymás után legfeljebb 2 hadvezért, bármi is a stratégiai értékük: mindegyiket egyszer, 4 mozgásponttal és legfeljebb 10 egységgel; csatáját vagy ostromát mindegyik a következő előtt befejezi. Mindegyikük hajózhat (H11). A kártyával meg lehet előzni az ellenfelet.
board-card-bad_weather = A hadvezér, akit az ellenség kártyával mozgat, visszatér oda, ahová az első 2 mozgáspontja vitte, és mozgása véget ér; ott még ostromolhat. Minden útvonal egy mozgáspont: a hajózás, amelyhez harmadik kellene, elmarad, és serege a kör végéig a kikötőben marad. Hadjáratban csak ezt a hadvezért állítja meg: egységeit más tovább viheti, összesen 4 helyszínnyire. Közbelépés, kitérés, csatából való visszavonás és visszavonulás ellen nem.
board-card-opposing_fleet_breaks_siege = Vedd le az összes ostrompontot egy kikötővárosról, ha kikötőjében nem áll az ostromló kész hajója.
board-card-messenger_intercepted = Vegyél el egy véletlen kártyát az ellenség stratégiakártyái közül; ha nincs lapja, hatástalan.
board-card-storms_at_sea = Az ellenség tengerre szálló serege +2-vel dob veszteségre, és 1 hajó, amely viszi, kimerül (Róma 2 hajója, amíg a Holló-híd játékban van), a tengeri kocka előtt. Ha minden egysége elvész, a hadvezér nem kerül le, hanem visszatér az indulási kikötőbe, és mozgása véget ér.
board-card-forced_march_3 = Aktiválj bármely hadvezért 6 mozgásponttal. A tengeren legfeljebb 3-at költhet el belőle, Pulcher 4-et.
board-card-triumph = Csak ha Róma ebben a fordulóban csatát nyert, szárazon vagy tengeren. Rakj le legfeljebb 3 római PE-t üres, karthágói egység nélküli helyszínekre. Karthágói PE nem fordul át és nem kerül le.
board-card-elephant_fear = A bejelentett elefántroham dobás nélkül kudarcot vall, és megvadulásnak számít: Karthágó eldob 1 véletlen harci kártyát.
board-card-spoils_of_war = Csak ha ebben a fordulóban csatát nyertél, szárazon vagy tengeren, vagy várost vettél be. Fordíts át legfeljebb 2 közönséges ellenséges PE-t ellenséges egység nélkül, mindegyiket az ilyen csata vagy város tartományában vagy annak helyszíne mellett.
board-card-punic_faith = Érvénytelenítsd az eseményt, amelyet Róma épp a köre kártyájaként játszott ki, vagy e kártya befizetését a háborús kincstárba: hatástalan, kártyája az eldobottak közé kerül, még ha ki is kerülne a játékból. A műveleti értékével használt kártyából csak az esemény vész el; a műveleti érték más felhasználása és váratlan esemény nem érvényteleníthető.
board-card-imperium = Aktiválj egymás után legfeljebb 2 római hadvezért, bármi is a stratégiai értékük: mindegyiket egyszer, 4 mozgásponttal és legfeljebb 10 egységgel. Mindketten hajózhatnak (H11). Nem hadjárat: megelőzni nem lehet vele.
board-card-good_omen = Dobj újra egy épp dobott kockáddal, miután láttad; tengeri csatában a kör összes kockáddal. A második dobás érvényes. Minden dobás egyszer ismételhető.
board-card-bad_omen = Az ellenség újra dob egy épp dobott kockájával; tengeri csatában a kör egyik kockájával, amelyet te választasz. A második dobás érvényes. Minden dobás egyszer ismételhető.
board-card-ambush = Szárazföldi csatában csak hadvezérrel: harci értéke e csatában minden dobásnál 1-gyel magasabb, ami 1 harci kártyával is több. Tengeri csatában 1-gyel több taktikai kártya.
board-card-tactics_relearned = Vedd le végleg az elfeledett taktikák jelölőjét. Ha Xanthippus még nem jött meg, most érkezik, saját egységek nélkül, nem ostromlott afrikai karthágói egységekhez, és a forduló végén távozik.
board-card-siege_engineers = Válassz egy ellenséges várost, amely előtt legalább 3 egységed áll a falakon kívül. Amíg ezt az ostromot meg nem nyered vagy fel nem adod, ott vörös kockával dobsz, és a város különleges jele nem számít.
board-card-hiero_allies_with_rome = Csak ha római sereg áll Syracusaenél, akár a falakon kívül, és a város karthágói. A város Rómához áll; a bent lévő karthágói egységek elpusztulnak, a hadvezérek lekerülnek. Azután fordíts át Syracusae tartományban minden közönséges karthágói PE-t, amely mellett nincs karthágói egység.
board-card-socii_navales = Helyezz fel 2 kész hajót Itália egy vagy két nem ostromlott, ellenséges hajó nélküli római kikötőjébe. Azután egy római flotta egy útvonalat megtehet.
board-card-private_fleet = Helyezz fel 1 kész hajót Itália egyik nem ostromlott, ellenséges hajó nélküli római kikötőjébe; 3-at, ha Rómának legfeljebb 4 hajója van a térképen.
board-card-silver_for_the_fleet = Tégy 3 jelölőt Karthágó háborús kincstárába, vagy javítsd meg egyik nem ostromlott kikötőjének összes kimerült hajóját.
board-card-war_from_eryx = Vegyél le Szicíliában legfeljebb 2 közönséges római PE-t római egység nélkül, ha Hamilcar Barca ott van; 1-et, ha más karthágói hadvezér van ott egységekkel.
board-card-numidian_unrest = Vegyél le Numidiában legfeljebb 2 közönséges ellenséges PE-t ellenséges egység nélkül. Ha van egységed Afrikában, azután 1 saját PE-t rakhatsz egy így kiürült helyszínre.
board-card-overseas_mercenaries = Helyezz fel 3 egységet Carthagóba, vagy 2-t egy karthágói kikötőben álló karthágói hadvezérhez. Ostromlott városba nem.
board-card-cruel_sea = Dobj az ellenség épp egy útvonalat megtett flottájának minden hajójáért, csata előtt: 5–6-ra elsüllyed, római hajó 4-re is, amíg a Holló-híd játékban van. A szállított sereg hajónként 1 egységet és 1 utánpótlásszekeret veszít.
board-card-treasury_deficit = Az ellenség háborús kincstára kiürül. Ha már üres, 2 kész hajója, amelyeket ő választ, kimerül.
board-card-naval_training = Költs el szabadon 6 pontot hajókra, 3-ért darabját (H8.3), és javításra, 1-ért (H8.4). Ha Róma játssza ki, legénysége a játék végéig kiképzett (H2.2).
board-card-sacred_chickens = Római tengernagy tengeri csatája előtt: tengeri értéke 1-gyel kisebb, de legalább 0, és Róma kockái az első körben -1-et kapnak.
board-card-supply_convoy = Adj hadvezéreidnek legfeljebb 4 utánpótlásszekeret, egynek legfeljebb 3-at (H8.6); blokád nélküli kikötővárosban ostromlottaknak is.
board-card-the_rhodian = Egy ostromlott karthágói kikötőváros, blokáddal vagy anélkül, 1 ostrompontot veszít. Azután egy másik karthágói kikötő 1 egysége a falai mögé kerülhet, ha van hely.
board-card-corvus = Hozd játékba a Holló-hidat, a kör kártyájaként vagy olyan tengeri csata előtt, amelyben Róma támad: +1 a római kockákra tengeri csatában; a római Csáklyázás nem érvényteleníthető, és természetes 5–6-ra süllyeszt; a viharok rosszabbak (60, 101). Elvész, ha a Kegyetlen tenger vagy a tengeri kocka egyszerre legalább 3 római hajót süllyeszt el.
board-card-peace_party = Karthágó eldob egy véletlen stratégiakártyát, vagy levesz 2 közönséges PE-t, ahogy jobbnak látja.
board-card-raid_on_port = Válassz egy ellenséges ellenőrzésű kikötőt, akár várost, ahol vagy amelytől egy útvonalnyira kész hajóid vannak. Ha a dobás nem több a számuknál, legfeljebb 5-nél: meríts ki egy kész vagy süllyessz el egy kimerült hajót, vagy végy el egy utánpótlásszekeret; az ellenséges egység nélküli közönséges PE is lekerül.
board-card-mare_nostrum = Csak tengeri fölénnyel. Rakj le vagy fordíts át legfeljebb 2 PE-t karthágói egység nélküli kikötőkben, és tégy 1 ostrompontot egy karthágói kikötővárosra, amely előtt Rómának egységei és kész hajói is vannak.

## A tábla a böngészőben: mit tudnak a hadvezérek

board-general-caudex = Serege olyan helyszínről is átkelhet Messana szorosán, amelyet nem Róma ellenőriz.
board-general-valerius = Szicíliai csatában 1-gyel több harci kártyát húz.
board-general-megellus = Minden általa vezetett ostromkísérletben egy egységveszteséget hozó dobás nem kerül egységbe; az ostrompont számít.
board-general-duilius = Csáklyázása sosem érvényteleníthető, a Holló-híd nélkül sem.
board-general-scipio_asina = Nincs.
board-general-l_scipio = Korzikán és Szardínián a harci értéke 3.
board-general-calatinus = Csata elől 1–3-as dobással tér ki.
board-general-regulus = Afrikában a stratégiai értéke 1.
board-general-vulso = Nincs.
board-general-m_paullus = Ha flottája tengeri csatát nyer, eggyel több kimerült ellenséges hajó süllyed el.
board-general-metellus = A serege elleni elefántroham -1-et kap.
board-general-pulcher = 4 mozgáspontot költhet el a tengeren, mindenki más 3-at.
board-general-pullus = Nincs.
board-general-catulus = Ha saját, nem ostromlott kikötőben aktiválják, ott 1 kimerült hajó megjavul.
board-general-hanno = Nincs.
board-general-hannibal_gisgo = Csata elől 1–3-as dobással tér ki. A 4. forduló után kikerül a játékból.
board-general-hamilcar = 1–4-es (módosított) dobással lép közbe. A 6. forduló után kikerül a játékból.
board-general-bostar = Nem hagyhatja el Afrikát, de hajózik a kikötői között. A 6. forduló után kikerül a játékból.
board-general-xanthippus = Érkezésekor az elfeledett taktikák jelölője végleg lekerül. Az általa vezetett sereg elefántrohama +1-et kap. Annak a fordulónak a végén távozik, amelyben érkezett.
board-general-adherbal = 1-gyel több taktikai kártyát húz, ha flottáját karthágói ellenőrzésű kikötőben támadják meg.
board-general-carthalo = Az általa vezetett flotta mozgása után levehet egy közönséges ellenséges PE-t ellenséges egység nélkül abban a kikötőben, ahol a mozgás véget ért, vagy egy útvonalnyira tőle.
board-general-himilco = 1-gyel több harci kártyát húz abban a csatában, amelyet kitöréssel kezd (20.4).
board-general-hamilcar_barca = Minden más karthágói felett áll. Az általa vezetett sereg 1–5-ös dobással vonható vissza a csatából.

board-digest-ships-built =
    { $count ->
        [one] { the-side } egy hajót épített ({ $places })
       *[other] { the-side } { $count } hajót épített ({ $places })
    }
board-digest-fleets =
    { $count ->
        [one] { the-side } flottája elhajózott ({ $places })
       *[other] { the-side } flottái { $count } alkalommal hajóztak ({ $places })
    }
