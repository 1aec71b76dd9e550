### Hamilcar: pierwsza wojna punicka. Czego tu nie ma, to brzmi jak w Hannibalu.

## Nazwy

condition-ready = gotowy okręt
condition-exhausted = wyczerpany okręt

marker-corvus = Corvus
marker-trained = wyszkolone załogi Rzymu
marker-forgotten_tactics = zapomniane taktyki
marker-engineers = sztuka oblężnicza

word-fleets = Floty
word-fleet =
    { $exhausted ->
        [0] gotowe: { $ready }
       *[other] gotowe: { $ready }, wyczerpane: { $exhausted }
    }
word-at-anchor = na kotwicy
word-supremacy = Supremacja na morzu
word-treasury = Skarbce wojenne
word-supplies = Tabory
word-at-sea = Na morzu
word-tactic-cards = karty taktyki
word-sunk = zatopione: { $count }
word-no-tactic = bez karty

scenario-first_punic_war = Pierwsza wojna punicka, 264–241 p.n.e.
scenario-first_punic_war-about = Cała wojna w dziewięciu turach: Rzym przeprawia się pod Messanę, Kartagina panuje na morzu i nad większą częścią Sycylii.
scenario-war_for_sicilia = Wojna o Sycylię, 264–259 p.n.e.
scenario-war_for_sicilia-about = Pierwsze trzy tury wojny przy tym samym rozstawieniu; pierwszy nowy okręt Rzymu przychodzi o turę wcześniej.

option-historical_consuls = Historyczni konsulowie
option-historical_consuls-about = Konsulami zostają tylko Rzymianie, którzy mogli wtedy sprawować urząd, o ile jest ich dość.

order-fleet = Nie zsyłaj okrutnego morza
order-sea-battle = Żadnych kart na bitwy morskie
order-sea-omen = Nie powtarzaj własnych rzutów na morzu
order-bad-sea-omen = Nie powtarzaj rzutów przeciwnika na morzu

## Karty

card-tactics_relearned = Taktyki przypomniane
card-siege_engineers = Sztuka oblężnicza
card-private_fleet = Flota z prywatnych szkatuł
card-silver_for_the_fleet = Srebro na flotę
card-war_from_eryx = Wojna z góry Eryx
card-numidian_unrest = Niepokoje w Numidii
card-overseas_mercenaries = Najemnicy z Iberii i Galii
card-treasury_deficit = Pustki w skarbcu
card-sacred_chickens = Święte kury za burtą
card-supply_convoy = Konwój z zaopatrzeniem
card-the_rhodian = Rodyjczyk przełamuje blokadę
card-corvus = Corvus
card-peace_party = Stronnictwo pokoju w Radzie
card-mare_nostrum = Mare Nostrum

## Części zdań

# Mianownik i biernik.
ships =
    { $count ->
        [one] { $count } okręt
        [few] { $count } okręty
       *[other] { $count } okrętów
    }
ops-left =
    { $count ->
        [one] został { $count } punkt OP.
        [few] zostały { $count } punkty OP.
       *[other] zostało { $count } punktów OP.
    }

## Akcje

action-deposit = Wpłać do skarbca wojennego
action-build = Okręt: { $space }
action-repair = Napraw okręt: { $space }
action-fleet = Flota: { $space }
action-ships =
    { $count ->
        [one] { $count } okręt
        [few] { $count } okręty
       *[other] { $count } okrętów
    }
action-admiral = Płynie z flotą: { $general }
action-supply = Tabor dostaje: { $general }
action-chase = Przechwyć, skąd: { $space }
action-tactic = Zagraj: { $tactic }
action-no_tactic = Nie zagrywaj karty taktyki
action-break_off = Przerwij walkę
action-hit = Trafiony: { $condition }
action-spend = Tabor oddaje: { $general }
action-die = Powtórz rzut: { $count }

## Pytania

prompt-ops =
    { the-side }: { $card } daje { $count ->
        [one] { $count } punkt OP
        [few] { $count } punkty OP
       *[other] { $count } punktów OP
    }. Aktywuj dowódcę, kładź żetony PC, przesuwaj floty, naprawiaj okręty, daj tabory dowódcy albo wpłać do skarbca wojennego; za 3 OP zaciągnij oddział lub zbuduj okręt.
prompt-window-event = { the-side }: unieważnij wydarzenie lub wpłatę do skarbca wojennego kartą Fenickie kłamstwa albo spasuj.
chapter-24 = Dowódcy
prompt-leave-port = { the-side }: stracony port: { $space }. Dokąd odpływają okręty?
prompt-new-ship = { the-side }: w którym porcie staje nowy okręt? Do wystawienia: { $count }.
prompt-repairs = { the-side }: naprawiaj okręty albo zakończ; pozostało napraw: { $count }.
prompt-supplying = { the-side }: rozdzielaj tabory albo zakończ; pozostało: { $count }.
prompt-dockyard = { the-side }: buduj okręty po 3 OP lub naprawiaj je po 1 OP albo zakończ; { ops-left }
prompt-fleet = { the-side }: wskaż flotę, która popłynie wzdłuż szlaku, albo zakończ; { ops-left }
prompt-fleet-orders = { the-side }: dokąd płynie flota? Port: { $space }. Przedtem możesz określić, ile okrętów płynie i czy płynie z nimi admirał; { ops-left }
prompt-coast-raid = { the-side }: czy Carthalo najeżdża port? Jego flota: { $space }. Wskaż port albo zakończ.
prompt-chase = { the-side }: wroga flota wpłynęła do portu { $space }, okręty: { $count }. Przechwytuj albo zakończ.
prompt-chasers = { the-side }: ile gotowych okrętów przechwytuje? Skąd: { $space }.
prompt-caught = { the-side }: twoją flotę przechwycono, port: { $space }. Cofa się czy przyjmuje bitwę?
prompt-stay-inside = { the-side }: wroga flota stoi przed portem { $space }. Przyjmij bitwę albo spasuj i zatrzymaj okręty w porcie.
prompt-lanes = { the-side }: którędy płyniesz? { $space } → { $to }
prompt-tactics = Bitwa morska: { $space }, runda { $round }. Wybierz kartę taktyki albo żadnej.
prompt-omen-die = { the-side }: którą z kości przeciwnika trzeba rzucić ponownie?
prompt-hits = { the-side }: który okręt jest trafiony? Pozostało trafień: { $count }.
prompt-break-off = Bitwa morska: { $space }, po rundzie { $round }. { the-side }: przerwij walkę albo spasuj i walcz dalej.
prompt-sea-flight = { the-side }: dokąd ucieka pobita flota? Miejsce bitwy: { $space }.
prompt-supply = { the-side }: wydaj tabor albo spasuj. Pole: { $space }.
prompt-winter-supply = { the-side }: wydaj tabor, by zgrupowanie nie rzucało na straty zimowe, albo spasuj. Pole: { $space }.
prompt-roll-again = { the-side }: wydaj tabor, by powtórzyć rzut kością oblegania, albo spasuj. Pole: { $space }.
prompt-hold-out = { the-side }: wydaj tabor, by anulować właśnie zdobyty punkt oblężenia, albo spasuj. Pole: { $space }.
prompt-arrival = { the-side }: gdzie przybywa { $general }?
prompt-run-in = { the-side }: wybierz oddział, który dostanie się do miasta. Skąd: { $space }, dokąd: { $to }.
prompt-peace-party = { the-side }: odrzuć losową kartę strategii albo usuń żetony PC, ile: { $count }.
prompt-raid = { the-side }: rajd się udał, port: { $space }. Wskaż okręt lub tabor, który traci wróg.
prompt-window-fleet = { the-side }: ześlij na flotę Okrutne morze albo spasuj.
prompt-window-sea-battle = { the-side }: zagraj kartę na tę bitwę morską albo spasuj.
prompt-window-sea-omen = { the-side }: powtórz wszystkie swoje rzuty tej rundy kartą Dobra wróżba albo spasuj.
prompt-window-bad-sea-omen = { the-side }: każ przeciwnikowi powtórzyć jeden z rzutów kartą Zła wróżba albo spasuj.

## Zdarzenia: karty i okręty

event-cancelled = Karta { the-side-genitive } jest unieważniona: { $card }.
event-ships-built = { $space }: { the-side } wystawia { ships }.
event-ships-repaired = { $space }: { the-side } naprawia { ships }.
event-ships-exhausted =
    { $space }: { the-side }, { $count ->
        [one] wyczerpany zostaje { $count } okręt.
        [few] wyczerpane zostają { $count } okręty.
       *[other] wyczerpanych zostaje { $count } okrętów.
    }
event-ships-sunk =
    { $space }: { the-side }, { $count ->
        [one] tonie { $count } okręt.
        [few] toną { $count } okręty.
       *[other] tonie { $count } okrętów.
    }
event-ships-left = { the-side } musi opuścić port, { ships }, { $from } → { $to }.
event-ships-fled = { the-side } ucieka na morzu, { ships }, { $from } → { $to }.
event-fleet-moved = Płynie flota { the-side-genitive }, { ships }, { $from } → { $to }.
event-fleet-back = Flota { the-side-genitive } zawraca, { ships }, { $from } → { $to }.
event-supremacy = { the-side } zyskuje supremację na morzu.
event-deposited =
    { the-side } wpłaca do skarbca wojennego { $count ->
        [one] { $count } żeton PC
        [few] { $count } żetony PC
       *[other] { $count } żetonów PC
    }; { $total ->
        [0] skarbiec jest pełny i opróżnia się na okręt.
       *[other] jest w nim teraz { $total }.
    }
event-treasury-emptied = Skarbiec wojenny { the-side-genitive } zostaje opróżniony.
event-corvus = { the-side } wyposaża okręty w corvus.
event-corvus-lost = { the-side } traci corvus.
event-trained = Załogi { the-side-genitive } są odtąd wyszkolone.
event-relearned = { the-side } przypomina sobie zapomniane taktyki.

## Zdarzenia: zaopatrzenie i dowódcy

event-supplied = { the-side }: { $general } dostaje tabor.
event-supply-spent = { the-side }: { $general } zużywa tabor.
event-supplies-lost =
    { the-side }: { $general } traci { $count ->
        [one] { $count } tabor.
        [few] { $count } tabory.
       *[other] { $count } taborów.
    }
event-departed = { the-side }: { $general } odchodzi na dobre.
event-fed-by-sea = { $space }: zaopatrzenie dociera morzem, miasto traci punkt oblężenia.

## Zdarzenia: morze

event-naval-die =
    Kość morska, cel: { $to }. { $result ->
        [success] { $general } może płynąć dalej.
        [return] { $general } nie dotrze do celu.
       *[sunk] { $general } traci okręty.
    }
event-chase-declared = { the-side } próbuje przechwycić flotę, { ships }, skąd: { $space }.
event-chase-roll =
    { the-side } rzuca na przechwycenie, { $from } → { $space }: { $rolls }{ $modifier ->
        [0] {""}
       *[other] {" "}+ { $modifier }
    } (potrzeba { $rating ->
        [1] 1
       *[other] 1–{ $rating }
    }). { $success ->
        [yes] Udało się.
       *[no] Nie udało się.
    }
event-cruel-sea =
    { $space }: okrutne morze uderza we flotę { the-side-genitive }: { $rolls }. { $count ->
        [0] Żaden okręt nie tonie.
        [one] Tonie { $count } okręt.
        [few] Toną { $count } okręty.
       *[other] Tonie { $count } okrętów.
    }
event-sea-battle =
    Bitwa morska: { $space }. Atakuje { the-side }, { $attackers ->
        [one] { $attackers } okręt
        [few] { $attackers } okręty
       *[other] { $attackers } okrętów
    } przeciw { $defenders }.
event-tactics-dealt = Karty taktyki: { side-rome } { $rome }, { side-carthage } { $carthage }.
event-tactic = Runda { $round }: { the-side } zagrywa kartę { $tactic }.
event-no-tactic = Runda { $round }: { the-side } nie zagrywa karty taktyki.
event-volley = Runda { $round }: { the-side } rzuca: { modified }.
event-broke-off = { the-side } przerywa bitwę morską.
event-sea-victory =
    { $space }: { the-side } wygrywa bitwę morską i { $count ->
        [0] nie zatapia żadnego wyczerpanego okrętu
        [one] zatapia { $count } wyczerpany okręt
        [few] zatapia { $count } wyczerpane okręty
       *[other] zatapia { $count } wyczerpanych okrętów
    }{ $dice ->
        [0] .
       *[other] {" "}({ $rolls }).
    }
event-raid-roll =
    { $space }: { the-side } najeżdża port, rzut { rolled-against }. { $success ->
        [yes] Udało się.
       *[no] Nie udało się.
    }

## Odmowy: punkty OP karty

refusal-build-needs-ops = Budowa okrętu kosztuje 3 OP.
refusal-build-no-ships-left = Wszystkie twoje okręty są na mapie.
refusal-build-no-port = Okręt wystawia się tylko w porcie.
refusal-build-not-yours = Okręt wystawia się tylko w porcie, który kontrolujesz.
refusal-build-besieged = W obleganym porcie nie wystawia się okrętów.
refusal-build-elsewhere = W tej części mapy nie możesz teraz wystawić okrętu.
refusal-build-enemy-ships = W tym porcie stoją wrogie okręty.
refusal-treasury-ship-elsewhere = Okręt wodowany jest w stolicy; jeśli jest oblegana lub stracona, w innym twoim, nieobleganym porcie tego samego regionu.
refusal-new-ship-elsewhere = Nowe okręty przybywają do własnych, nieobleganych portów w kraju: rzymskie do dowolnego w Italii, kartagińskie do Carthago, a gdy to niemożliwe, do innego w Afryce.
refusal-repair-nothing = Nie masz tam wyczerpanego okrętu.
refusal-repair-not-yours = Okręty naprawia się tylko w porcie, który kontrolujesz.
refusal-repair-besieged = W obleganym porcie nie naprawia się okrętów.
refusal-fleet-no-port = Poza portami nie ma flot.
refusal-fleet-no-ready-ships = Nie masz tam gotowego okrętu.
refusal-fleet-has-moved = Tamtejsze okręty zakończyły już ruch: jedną kartą każda flota rusza się raz.
refusal-fleet-not-a-lane = Od floty nie prowadzi tam żaden szlak.
refusal-fleet-number-chosen = Ile okrętów płynie, już ustalono.
refusal-fleet-needs-a-ship = Musi popłynąć co najmniej jeden okręt.
refusal-fleet-too-few = Płyną wszystkie gotowe okręty, chyba że podasz mniejszą liczbę.
refusal-fleet-lanes-spent = Flota przebyła już tyle szlaków, na ile pozwala jedno zagranie.
refusal-fleet-has-admiral = Z flotą płynie już admirał.
refusal-admiral-not-yours = Ten dowódca służy wrogowi.
refusal-admiral-not-in-port = Tego dowódcy nie ma przy flocie albo jest zamknięty w oblężonym mieście.
refusal-not-an-admiral = Z flotą płynie tylko admirał, czyli dowódca z wartością morską.
refusal-admiral-with-cus = Tamtejsze oddziały zostałyby bez dowódcy: płynie on tylko wtedy, gdy aktywuje go karta.
refusal-admiral-too-few-ops = Jego wartość strategiczna jest wyższa niż punkty OP karty.
refusal-supply-one-general = Wszystkie tabory z jednej karty dostaje ten sam dowódca.
refusal-supply-not-yours = Wrogich dowódców nie zaopatrujesz.
refusal-supply-off-map = Tego dowódcy nie ma na mapie.
refusal-supply-besieged = Do oblężonego dowódcy tabor nie dotrze.
refusal-supply-no-way = Dowódca musi stać w prowincji, którą kontrolujesz, albo w twoim porcie.
refusal-supply-has-all = Dowódca może mieć najwyżej 3 tabory.
refusal-supply-none-left = Wszystkie 15 taborów jest już w użyciu.
refusal-supply-has-none = Ten dowódca nie ma taboru.
refusal-supply-not-there = Przy tym zgrupowaniu nie ma takiego twojego dowódcy.

## Odmowy: morze

refusal-no-ships = Armia płynie tylko dzięki karcie z 3 OP.
refusal-no-ready-ships = Nie masz tu gotowego okrętu.
refusal-no-ships-here = Nie masz tu gotowego okrętu.
refusal-ships-overloaded = Okręty nie zabiorą tylu oddziałów: na każdym jest miejsce dla 2.
refusal-ships-chosen = Ile okrętów płynie, już ustalono.
refusal-needs-a-ship = Musi popłynąć co najmniej jeden okręt.
refusal-too-few-ships = Płyną wszystkie gotowe okręty, chyba że podasz mniejszą liczbę.
refusal-too-far-by-sea = Ten port leży dalej, niż armia może dopłynąć za punkty, które wolno jej wydać na morzu.
refusal-not-on-the-way = Ten port nie leży na dość krótkiej drodze do celu.
refusal-chase-not-a-lane = Stamtąd nie prowadzi szlak do tej floty.
refusal-chase-company = W tym porcie stoją inne okręty wroga, więc nikt tam nie przechwytuje.
refusal-chase-no-ships = Nie masz tam gotowego okrętu.
refusal-chase-declared = Flota z tego portu już próbuje przechwycić.
refusal-chase-needs-a-ship = Przechwytuje co najmniej jeden okręt.
refusal-chase-too-few = Nie ma tylu gotowych okrętów.
refusal-leave-not-a-lane = Okręty odpływają jednym szlakiem, a żaden tam nie prowadzi.
refusal-leave-enemy-ships = W tym porcie stoją wrogie okręty.
refusal-tactic-not-in-hand = Nie masz tej karty taktyki.
refusal-tactic-outnumbered = Ta karta taktyki wymaga co najmniej tylu gotowych okrętów, ile ma wróg.
refusal-tactic-untrained = Niewyszkolone załogi nie wykonają tego manewru.
refusal-hit-no-such-ship = Nie masz już w bitwie takiego okrętu.
refusal-no-such-die = Żadna kość przeciwnika nie pokazuje tej liczby.
refusal-flight-not-nearest = Pobita flota ucieka do najbliższego własnego portu bez wrogich okrętów, najwyżej 3 szlaki dalej.
refusal-nothing-to-raid = Nie ma tam zwykłego wrogiego żetonu PC bez oddziałów.
refusal-raid-out-of-reach = Carthalo najeżdża tylko port, w którym jest, albo port o jeden szlak dalej.

## Odmowy: przybywający dowódcy

refusal-arrival-no-cus = Dowódca potrzebuje tam oddziałów swojej strony.
refusal-arrival-region = Dowódca przybywa do innego regionu.
refusal-arrival-besieged = To miejsce jest oblegane i nikt się tam nie dostanie.
refusal-arrival-elsewhere = Scenariusz wyznacza temu dowódcy inne miejsce.

## Odmowy: wydarzenia

refusal-no-battle-won = W tej turze twoja strona nie wygrała bitwy ani na lądzie, ani na morzu.
refusal-no-victory = W tej turze twoja strona ani nie wygrała bitwy, ani nie zdobyła miasta.
refusal-blockaded-port = W porcie stoją gotowe okręty oblegającego.
refusal-nothing-forgotten = Taktyki już przypomniano, a Xanthippus już przybył.
refusal-nobody-in-africa = Nie masz w Afryce odpowiednich oddziałów albo są one oblegane.
refusal-no-city-before-you = Pod żadnym wrogim miastem nie masz dość oddziałów.
refusal-not-an-enemy-city = To nie jest wrogie miasto.
refusal-too-few-engineers = Potrzeba co najmniej 3 twoich oddziałów poza murami.
refusal-has-engineers = Twoi inżynierowie już tam są.
refusal-no-army-at-syracuse = Pod Syracusae nie stoi rzymska armia albo miasto nie jest kartagińskie.
refusal-nobody-on-the-island = Na Sycylii nie ma kartagińskiego dowódcy z oddziałami.
refusal-no-lone-pc-there = Nie ma tam żetonu PC, którego mogłoby dotyczyć wydarzenie.
refusal-no-place-for-mercenaries = Najemników nie przyjmie ani Carthago, ani dowódca w twoim porcie.
refusal-not-a-port-of-ours = To nie jest twój port, który pasowałby do tego wydarzenia.
refusal-no-city-to-relieve = To nie jest twoje oblegane miasto portowe albo nie ma w nim miejsca.
refusal-no-such-cu-there = Do miasta dostaje się jeden oddział: zwykły albo słonie, spoza murów albo zza murów.
refusal-no-supremacy = Wydarzenie wymaga supremacji na morzu.
refusal-too-few-pcs-to-remove = Żetonów PC do usunięcia jest za mało, więc trzeba oddać kartę.
refusal-no-port-to-raid = Nie ma czego najeżdżać.
refusal-not-an-enemy-port = To nie jest port, który kontroluje wróg.
refusal-port-out-of-reach = Nie masz gotowych okrętów w tym porcie ani o jeden szlak od niego.
refusal-no-such-booty = Wróg nie ma tam niczego takiego.
refusal-no-port-for-pcs = To nie jest port, w którym możesz położyć żeton PC.
refusal-event-used-up = Tego wydarzenie już więcej nie da.
refusal-carthaginian-cus-in-port = Tego portu strzegą kartagińskie oddziały.
refusal-not-shut-in-by-sea = Pod tym miastem potrzebujesz i oddziałów, i gotowych okrętów.
refusal-no-port-for-ships = Żaden twój port w kraju nie może przyjąć nowego okrętu.
refusal-no-ships-to-build-or-repair = Nie ma czego budować ani naprawiać.
refusal-nobody-to-supply = Żaden twój dowódca nie może dostać taboru.
refusal-no-treasury-no-ships = Wróg nie ma do stracenia ani skarbca, ani gotowych okrętów.
refusal-no-ready-ship-there = Nie ma tam gotowego okrętu, który mógłby zostać wyczerpany.
refusal-corvus-in-play = Corvus już jest w grze.

## Odmowy: nie teraz

refusal-when-deposit = Do skarbca wojennego wpłaca się kartą zagraną właśnie dla punktów OP albo dzięki wydarzeniu.
refusal-when-build = Okręty wystawia się w fazie uzupełnień, za punkty OP karty, z pełnego skarbca wojennego albo dzięki wydarzeniu.
refusal-when-repair = Okręty naprawia się za punkty OP karty, po uzupełnieniach albo dzięki wydarzeniu.
refusal-when-fleet = Flotę przesuwa się za punkty OP zagranej właśnie karty albo dzięki wydarzeniu.
refusal-when-ships = Ile okrętów płynie, ustala się dla floty, która rusza lub przechwytuje, albo zanim armia wypłynie.
refusal-when-admiral = Admirał dołącza tylko do floty, która właśnie ma ruszyć.
refusal-when-supply = Tabory rozdziela się za punkty OP zagranej właśnie karty albo dzięki wydarzeniu.
refusal-when-chase = Flota przechwytuje tylko wtedy, gdy wroga flota wpłynęła właśnie do portu o jeden szlak dalej.
refusal-when-tactic = Karty taktyki zagrywa się tylko w rundach bitwy morskiej.
refusal-when-no_tactic = Z karty taktyki rezygnuje się tylko w rundach bitwy morskiej.
refusal-when-break_off = Bitwę morską przerywa się tylko po rundzie, i to wtedy, gdy wróg nie oskrzydlił.
refusal-when-hit = Okręt wskazuje się tylko po trafieniu albo po rajdzie na port.
refusal-when-spend = Tabor wydaje się zimą albo przy rzucie oblężniczym, a traci w rajdzie na port.
refusal-when-die = Kość wskazuje się tylko wtedy, gdy w bitwie morskiej zagrano Złą wróżbę.
refusal-when-to = Dokąd iść, wybiera się dla floty albo dla armii, która płynie, unika bitwy, wykonuje odwrót lub ucieka.
refusal-when-back = Cofa się tylko armia lub flota, którą przechwycono.
refusal-when-stand = Przyjęcie bitwy oświadczają tylko przechwyceni albo okręty w porcie własnego miasta.
refusal-when-draw = Losową kartę bierze się tylko wtedy, gdy sojusznik dezerteruje, albo z powodu stronnictwa pokoju w Radzie.

## Plansza w przeglądarce

board-ship = pozwala armiom płynąć morzem
board-legend-port = port
board-map = Mapa Sycylii i otaczających ją mórz
board-ships = Okręty
board-die = Kość do przerzucenia
board-fleet = Flota
board-naval = wartość morska
board-supplies = tabory
board-navies = Floty obu stron
board-treasury = { $side }: skarbiec wojenny, { $count } z { $room }
board-blockaded = w blokadzie okrętów przeciwnika
board-verb-admiral = płynie z flotą
board-verb-supply = dostaje tabor
board-verb-spend = wydaje tabor
board-sea-battle = Bitwa morska. Pole: { $space }
board-sea-round = runda { $round } z { $rounds }
board-no-admiral = Bez admirała
board-crews = modyfikator każdej kości: załogi i karty
board-before-battle = Floty płyną ku sobie
board-choosing = jeszcze wybiera
board-chosen = karta wybrana
board-cancelled = anulowana
board-tactics-of = Karty taktyki: { $side }
board-hope =
    { $dice ->
        [one] 1 kość, { $from }+
        [few] { $dice } kości, { $from }+
       *[many] { $dice } kości, { $from }+
    }: średnio trafień { $hits }
board-hits =
    { $count ->
        [0] bez trafienia
        [one] 1 trafienie
        [few] { $count } trafienia
       *[many] { $count } trafień
    }
board-legend-fleet = gotowe okręty i ich liczba
board-legend-exhausted = wyczerpane okręty
board-legend-anchor = flota na kotwicy, poza własnym portem
board-legend-blockade = miasto z zablokowanym portem
board-legend-lane = szlak między dwoma portami: 1 punkt

board-tactic-ram = +1 do każdej twojej kości. Unieważnia Abordaż.
board-tactic-boarding = Naturalna 6, która trafia, od razu zatapia gotowy okręt; z kartą Corvus także naturalna 5, a karty nie można unieważnić. Unieważnia Przełamanie szyku.
board-tactic-outflank = Tylko gdy masz co najmniej tyle gotowych okrętów co wróg. O 2 kości więcej, a wróg nie może po tej rundzie przerwać walki. Unieważnia Eskadrę odwodową.
board-tactic-break_the_line = Nie dla niewyszkolonych załóg. O 1 kość więcej i -1 do każdej kości wroga. Unieważnia Zwarcie szyku.
board-tactic-close_ranks = -1 do każdej kości wroga. Unieważnia Taran i Oskrzydlenie.
board-tactic-squadron = Wszystkie twoje chybione kości rzuca się jeszcze raz. Niczego nie unieważnia.

## Plansza w przeglądarce: co robią karty

board-card-major_campaign_a = Aktywuj po kolei do 3 dowódców, bez względu na ich wartość strategiczną: każdego raz, z 4 punktami ruchu i do 10 oddziałów; każdy kończy bitwę lub oblężenie przed następnym. Każdy z nich może płynąć morzem (H11). Karta pozwala wyprzedzić przeciwnika.
board-card-minor_campaign_a = Aktywuj po kolei do 2 dowódców, bez względu na ich wartość strategiczną: każdego raz, z 4 punktami ruchu i do 10 oddziałów; każdy kończy bitwę lub oblężenie przed następnym. Każdy z nich może płynąć morzem (H11). Karta pozwala wyprzedzić przeciwnika.
board-card-bad_weather = Dowódca, którym wróg porusza się dzięki karcie, wraca tam, dokąd doprowadziły go pierwsze 2 punkty ruchu, i kończy ruch; może tam jeszcze oblegać. Każdy szlak to punkt ruchu: rejs, który wymagałby trzeciego, nie dochodzi do skutku, a armia zostaje w porcie do końca rundy. W Kampanii zatrzymuje tylko tego dowódcę: jego oddziały może poprowadzić dalej inny, razem do 4 pól. Nie przeciw przechwyceniu, unikaniu bitwy, odwrotowi ani ucieczce.
board-card-opposing_fleet_breaks_siege = Usuń wszystkie punkty oblężenia z jednego miasta portowego, o ile w jego porcie nie stoi gotowy okręt oblegającego.
board-card-messenger_intercepted = Weź losową kartę spośród kart strategii na ręce wroga; bez skutku, jeśli nie ma kart.
board-card-storms_at_sea = Armia, którą wróg wysyła w morze, rzuca na straty z +2, a 1 okręt, który ją wiezie, zostaje wyczerpany (2 okręty Rzymu, gdy Corvus jest w grze), przed kością morską. Jeśli straci wszystkie oddziały, dowódca nie jest usuwany, lecz wraca do portu wyjścia i kończy ruch.
board-card-forced_march_3 = Aktywuj dowolnego dowódcę z 6 punktami ruchu. Na morzu może wydać najwyżej 3 z nich, Pulcher 4.
board-card-triumph = Tylko gdy Rzym wygrał w tej turze bitwę, na lądzie lub morzu. Połóż do 3 żetonów PC Rzymu na pustych polach bez oddziałów Kartaginy. Jej żetonów się nie odwraca ani nie usuwa.
board-card-elephant_fear = Zapowiedziana szarża słoni zawodzi bez rzutu i liczy się jako szał: Kartagina odrzuca 1 losową kartę bitewną.
board-card-spoils_of_war = Tylko gdy w tej turze twoja strona wygrała bitwę, na lądzie lub morzu, albo zdobyła miasto. Odwróć do 2 zwykłych żetonów PC wroga bez jego oddziałów, każdy w prowincji takiej bitwy lub miasta albo obok jego pola.
board-card-punic_faith = Unieważnij wydarzenie, które Rzym właśnie zagrał jako kartę rundy, albo wpłatę tej karty do skarbca wojennego: nie ma skutku, a karta trafia do odrzuconych, nawet gdyby miała wypaść z gry. Z karty użytej wraz z OP przepada tylko wydarzenie; innych użyć OP i kontrwydarzeń nie można unieważnić.
board-card-imperium = Aktywuj po kolei do 2 rzymskich dowódców, bez względu na ich wartość strategiczną: każdego raz, z 4 punktami ruchu i do 10 oddziałów. Obaj mogą płynąć morzem (H11). To nie Kampania: nie pozwala wyprzedzić przeciwnika.
board-card-good_omen = Powtórz swój ostatni rzut po obejrzeniu wyniku; w bitwie morskiej wszystkie swoje kości tej rundy. Liczy się drugi wynik. Każdy rzut można powtórzyć raz.
board-card-bad_omen = Wróg powtarza swój ostatni rzut; w bitwie morskiej jedną kość tej rundy, którą wskażesz. Liczy się drugi wynik. Każdy rzut można powtórzyć raz.
board-card-ambush = W bitwie lądowej tylko z dowódcą: jego wartość bitewna jest w tej bitwie o 1 wyższa w każdym rzucie, co daje też 1 kartę bitewną więcej. W bitwie morskiej 1 karta taktyki więcej.
board-card-tactics_relearned = Usuń na dobre znacznik zapomnianych taktyk. Jeśli Xanthippus jeszcze nie przybył, przybywa teraz, bez własnych oddziałów, do nieobleganych oddziałów Kartaginy w Afryce i odchodzi na końcu tury.
board-card-siege_engineers = Wskaż wrogie miasto, pod którym masz poza murami co najmniej 3 oddziały. Dopóki tego oblężenia nie wygrasz lub nie porzucisz, rzucasz tam czerwoną kością, a znak specjalny miasta się nie liczy.
board-card-hiero_allies_with_rome = Tylko gdy rzymska armia stoi pod Syracusae, choćby poza murami, a miasto jest kartagińskie. Miasto przechodzi na stronę Rzymu; kartagińskie oddziały wewnątrz giną, dowódcy zostają usunięci. Potem odwróć każdy zwykły żeton PC Kartaginy w prowincji Syracusae, przy którym nie stoją jej oddziały.
board-card-socii_navales = Wystaw 2 gotowe okręty w jednym lub dwóch rzymskich, nieobleganych portach Italii bez wrogich okrętów. Potem jedna rzymska flota może popłynąć wzdłuż jednego szlaku.
board-card-private_fleet = Wystaw 1 gotowy okręt w rzymskim, nieobleganym porcie Italii bez wrogich okrętów, a 3, jeśli Rzym ma na mapie najwyżej 4 okręty.
board-card-silver_for_the_fleet = Włóż 3 żetony do skarbca wojennego Kartaginy albo napraw wszystkie wyczerpane okręty w jednym jej nieobleganym porcie.
board-card-war_from_eryx = Usuń do 2 zwykłych żetonów PC Rzymu bez jego oddziałów na Sycylii, jeśli jest tam Hamilcar Barca; 1, jeśli jest tam inny kartagiński dowódca z oddziałami.
board-card-numidian_unrest = Usuń do 2 zwykłych żetonów PC wroga bez jego oddziałów w Numidii. Jeśli masz oddział w Afryce, możesz potem położyć 1 własny żeton PC na tak opróżnionym polu.
board-card-overseas_mercenaries = Wystaw 3 oddziały w Carthago albo 2 przy kartagińskim dowódcy w kartagińskim porcie. Nie w obleganym mieście.
board-card-cruel_sea = Rzuć kością za każdy okręt wrogiej floty, która właśnie popłynęła szlakiem, przed bitwą: przy 5–6 tonie, rzymski także przy 4, gdy Corvus jest w grze. Z każdym okrętem armia na pokładzie traci 1 oddział i 1 tabor.
board-card-treasury_deficit = Skarbiec wojenny wroga zostaje opróżniony. Jeśli już jest pusty, 2 jego gotowe okręty, które sam wskaże, zostają wyczerpane.
board-card-naval_training = Wydaj 6 OP dowolnie na okręty, po 3 OP (H8.3), i naprawy, po 1 OP (H8.4). Jeśli zagra ją Rzym, jego załogi są wyszkolone do końca gry (H2.2).
board-card-sacred_chickens = Przed bitwą morską z rzymskim admirałem: jego wartość morska jest o 1 niższa, ale nie poniżej 0, a kości Rzymu mają -1 w pierwszej rundzie.
board-card-supply_convoy = Rozdziel do 4 taborów między swoich dowódców, najwyżej 3 dla jednego (H8.6); także dla oblężonych w mieście portowym bez blokady.
board-card-the_rhodian = Jedno oblegane kartagińskie miasto portowe, z blokadą czy bez, traci 1 punkt oblężenia. Potem 1 oddział z innego kartagińskiego portu może wejść za jego mury, jeśli jest tam miejsce.
board-card-corvus = Wprowadź do gry Corvus, jako kartę rundy albo przed bitwą morską, w której Rzym atakuje: +1 do rzymskich kości w bitwach morskich; rzymskiego Abordażu nie można unieważnić i zatapia on przy naturalnej 5–6; sztormy są gorsze (60, 101). Przepada, gdy Okrutne morze lub kość morska zatopi naraz co najmniej 3 rzymskie okręty.
board-card-peace_party = Kartagina odrzuca losową kartę strategii albo usuwa 2 swoje zwykłe żetony PC, jak woli.
board-card-raid_on_port = Wskaż port kontrolowany przez wroga, także miasto, w którym lub o jeden szlak od którego masz gotowe okręty. Przy wyniku nie wyższym niż ich liczba, najwyżej 5: wyczerp gotowy albo zatop wyczerpany okręt albo zabierz tabor; zwykły żeton PC bez oddziałów wroga też znika.
board-card-mare_nostrum = Tylko z supremacją na morzu. Połóż lub odwróć do 2 żetonów PC w portach bez oddziałów Kartaginy i daj 1 punkt oblężenia jednemu kartagińskiemu miastu portowemu, pod którym Rzym ma i oddziały, i gotowe okręty.

## Plansza w przeglądarce: co potrafią dowódcy

board-general-caudex = Jego armia może przebyć cieśninę Messana także z pola, którego Rzym nie kontroluje.
board-general-valerius = Dobiera 1 kartę bitewną więcej w bitwach na Sycylii.
board-general-megellus = W każdej próbie oblężenia, którą prowadzi, jeden wynik kości ze stratą oddziału nic nie kosztuje; punkt oblężenia się liczy.
board-general-duilius = Jego Abordażu nigdy nie można unieważnić, nawet bez karty Corvus.
board-general-scipio_asina = Brak.
board-general-l_scipio = Na Korsyce i Sardynii jego wartość bitewna wynosi 3.
board-general-calatinus = Unika bitwy przy wyniku 1–3.
board-general-regulus = W Afryce jego wartość strategiczna wynosi 1.
board-general-vulso = Brak.
board-general-m_paullus = Gdy jego flota wygrywa bitwę morską, tonie o jeden wyczerpany okręt wroga więcej.
board-general-metellus = Szarże słoni na jego armię mają -1.
board-general-pulcher = Może wydać na morzu 4 punkty ruchu, wszyscy inni 3.
board-general-pullus = Brak.
board-general-catulus = Gdy jest aktywowany we własnym, nieobleganym porcie, naprawia się tam 1 wyczerpany okręt.
board-general-hanno = Brak.
board-general-hannibal_gisgo = Unika bitwy przy wyniku 1–3. Wypada z gry po turze 4.
board-general-hamilcar = Przechwytuje przy wyniku 1–4 (po modyfikacjach). Wypada z gry po turze 6.
board-general-bostar = Nie może opuścić Afryki, ale żegluje między jej portami. Wypada z gry po turze 6.
board-general-xanthippus = Gdy przybywa, znacznik zapomnianych taktyk znika na dobre. Szarże słoni armii, którą dowodzi, mają +1. Odchodzi na końcu tury, w której przybył.
board-general-adherbal = Dobiera 1 kartę taktyki więcej, gdy jego flota jest atakowana w porcie, który kontroluje Kartagina.
board-general-carthalo = Po ruchu floty, którą prowadzi, może usunąć zwykły żeton PC wroga bez jego oddziałów w porcie, gdzie ruch się skończył, albo o jeden szlak dalej.
board-general-himilco = Dobiera 1 kartę bitewną więcej w bitwie, którą zaczyna wycieczką (20.4).
board-general-hamilcar_barca = Stoi wyżej niż wszyscy inni Kartagińczycy. Odwrót armii, którą dowodzi, udaje się przy wyniku 1–5.

board-digest-ships-built =
    { the-side }: { $count ->
        [one] zbudowany 1 okręt
        [few] zbudowane { $count } okręty
       *[other] zbudowanych { $count } okrętów
    } ({ $places })
board-digest-fleets =
    { the-side }: { $count ->
        [one] rejs floty
       *[other] { $count } rejsy flot
    } ({ $places })
