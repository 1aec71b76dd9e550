### Juliusz Cezar. Nazwy miast i mórz są łacińskie i się nie odmieniają, stąd zapis ze strzałką.

## Nazwy

side-caesar = Cezar
    .genitive = Cezara
    .dative = Cezarowi
side-pompeius = Pompejusz
    .genitive = Pompejusza
    .dative = Pompejuszowi

block-caesar = Cezar
block-antonius = Antoniusz
block-octavian = Oktawian
block-pompeius = Pompejusz
block-scipio = Scypion
block-brutus = Brutus
block-cleopatra = Kleopatra
block-pompeius_elephant = Słoń

card-apollo = Apollo
card-jupiter = Jowisz
card-mars = Mars
card-mercury = Merkury
card-neptunus = Neptun
card-pluto = Pluton
card-vulcanus = Wulkan

kind-leader = lider
kind-legion = legion
kind-equitatus = jazda
kind-elephant = słonie
kind-auxilia = auxilia
kind-ballista = balista
kind-navis = flota
kind-cleopatra = królowa Egiptu

colour-caesar = brązowy
colour-pompeius = zielony
colour-egypt = niebieski

place-pool = pula zaciągu
place-open = wyeliminowane w tym roku
place-trophy = zabici liderzy
place-box = jeszcze poza grą
place-unplaced = do rozstawienia

region-hispania = Hiszpania
region-gallia = Galia
region-italia = Italia
region-insulae = Wyspy
region-africa = Afryka
region-graecia = Iliria, Grecja i Tracja
region-asia = Azja Mniejsza
region-oriens = Egipt i Syria
region-maria = Morza

scenario-historical_705 = Wojna domowa, rok 705 od założenia Rzymu
scenario-historical_705-about = Historyczne rozstawienie z 49 r. p.n.e.: Cezar trzyma Galię, Pompejusz większość reszty.
option-free_setup = Rozstawienie dowolne
option-free_setup-about = Gracze dowolnie rozdzielają początkowe bloczki między miasta historycznego rozstawienia.

reason-ten-points = co najmniej dziesięć punktów zwycięstwa po zimie
reason-more-points = więcej punktów zwycięstwa po ostatnim roku
reason-rome = punkty równe, rozstrzyga Rzym
reason-draw = punkty równe, a Rzym nie należy do nikogo

## Części zdań

the-side =
    { $side ->
        [caesar] { side-caesar }
       *[pompeius] { side-pompeius }
    }
the-side-genitive =
    { $side ->
        [caesar] { side-caesar.genitive }
       *[pompeius] { side-pompeius.genitive }
    }
the-side-dative =
    { $side ->
        [caesar] { side-caesar.dative }
       *[pompeius] { side-pompeius.dative }
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
hidden-block =
    { $own ->
        [yes] bloczek
       *[no] { $back ->
            [caesar] brązowy bloczek
            [pompeius] zielony bloczek
           *[egypt] niebieski bloczek
        }
    }
# Podmiot: sama nazwa.
a-block =
    { $known ->
        [yes] { $block }
       *[no] { hidden-block }
    }
# Dopełnienie: nazwa jako dopowiedzenie, żeby się nie odmieniała.
the-block =
    { $known ->
        [yes] bloczek { $block }
       *[no] { hidden-block }
    }
a-fleet =
    { $known ->
        [yes] { $block }
       *[no] flota
    }
the-fleet =
    { $known ->
        [yes] bloczek { $block }
       *[no] flotę
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

## Akcje

action-place = Rozstaw: { $block }
action-discard = Odrzuć: { $card }
action-play = Zagraj: { $card }
action-move = Ruch: { $block }
action-sail = Ruch morski: { $block }
action-to = Cel: { $space }
action-stop = Zatrzymaj tutaj
action-main = Kierunek głównego ataku: { $space }
action-surprise = Zaskoczenie: { $space }
action-levy = Zaciąg: { $block }
action-tempt = Skuś wrogi bloczek: { $space }
action-reclaim = Odzyskaj bloczek swojego koloru: { $space }
action-tempt_cleopatra = Skuś Kleopatrę
action-strike = Uderz: { $space }
action-battle = Stocz bitwę: { $space }
action-fire = Walka: { $block }
action-pass = Pas: { $block }
action-retreat = Wycofanie: { $block }
action-hit = Trafienie przyjmuje: { $block }
action-disband = Rozwiąż: { $block }
action-done = Gotowe

## Polecenia

prompt-place = { the-side }: wybierz bloczek do rozstawienia. Miejsce: { $space }.
prompt-discard = Obaj gracze: odrzućcie w tajemnicy po jednej karcie.
prompt-card = Obaj gracze: wybierzcie kartę do zagrania w tajemnicy.
prompt-move =
    { the-side }: { $points ->
        [0] brak punktów ruchu; rusz dalsze bloczki z opłaconych grup albo zakończ.
        [one] wybierz bloczek do ruchu; został 1 punkt ruchu.
        [few] wybierz bloczek do ruchu; zostały { $points } punkty ruchu.
       *[other] wybierz bloczek do ruchu; zostało { $points } punktów ruchu.
    }
prompt-march = { the-side }: dokąd idzie bloczek? Teraz stoi tu: { $from }.
prompt-voyage = { the-side }: do którego portu płynie bloczek? Teraz stoi tu: { $from }.
prompt-main = { the-side }: skąd nadchodzi główny atak? Cel: { $space }.
prompt-surprise = { the-side }: w której bitwie atakujesz z zaskoczenia?
prompt-levy =
    { the-side }: wystaw lub wzmocnij bloczek; { $points ->
        [one] został 1 punkt zaciągu.
        [few] zostały { $points } punkty zaciągu.
       *[other] zostało { $points } punktów zaciągu.
    }
prompt-muster = { the-side }: w którym mieście stanie nowy bloczek?
prompt-jupiter = { the-side }: wybierz wrogi bloczek, który Jowisz ma skusić, albo nikogo.
prompt-defect = { the-side }: do którego miasta przechodzi { $block }?
prompt-vulcan = { the-side }: wybierz wrogie miasto, w które uderzy Wulkan.
prompt-battles = { the-side }: wybierz następną bitwę.
prompt-battle =
    Bitwa: { $space }, runda { $round }. { the-side }: { $round ->
        [1] wybierz bloczek, który walczy lub pasuje.
       *[other] wybierz bloczek, który walczy, pasuje lub się wycofuje.
    }
prompt-battle-retreat = Bitwa: { $space }, runda { $round }. { the-side }: atakujący muszą się teraz wycofać.
prompt-hit =
    { the-side }: { $hits ->
        [one] wskaż, który z twoich najsilniejszych bloczków przyjmie trafienie.
       *[other] wskaż, który z twoich najsilniejszych bloczków przyjmie następne z { $hits } trafień.
    }
prompt-withdraw = { the-side }: dokąd wycofuje się { $block }?
prompt-regroup = { the-side }: przegrupuj zwycięskie bloczki albo zakończ. Bitwa: { $space }.
prompt-regroup-to = { the-side }: dokąd przegrupowuje się bloczek?
prompt-harbour-fleet = { the-side }: wybierz flotę, która jako następna zawinie na zimę do portu.
prompt-harbour = { the-side }: w którym porcie zimuje flota? Teraz jest tu: { $space }.
prompt-supply = { the-side }: miasta, które nie wyżywią wszystkich bloczków, i ile trzeba usunąć: { $cities }.
prompt-disband = { the-side }: rozwiąż bloczki, jeśli chcesz, albo zakończ.

## Zdarzenia

event-year =
    Rok { $year } ({ $number ->
        [1] 49
        [2] 48
        [3] 47
        [4] 46
       *[5] 45
    } p.n.e.), { $number }. z { $of }.
event-dealt =
    { $known ->
        [yes] { the-side } otrzymuje karty: { $cards }.
       *[no] { the-side } otrzymuje { $count ->
            [one] kartę.
            [few] { $count } karty.
           *[other] { $count } kart.
        }
    }
event-set-up = Bloczki { the-side-genitive } są rozstawione.
event-placed = { $space }: { the-side } rozstawia { the-block }.
event-discarded =
    { $known ->
        [yes] { the-side } odrzuca kartę: { $card }.
       *[no] { the-side } odrzuca kartę.
    }
event-turn = Rok { $year }, tura { $turn }.
event-chose-card =
    { $known ->
        [yes] { the-side } kładzie zakrytą kartę: { $card }.
       *[no] { the-side } kładzie zakrytą kartę.
    }
event-cards = Karty: { side-caesar } { $caesar }, { side-pompeius } { $pompeius }.
event-events-cancel = Dwa zdarzenia znoszą się nawzajem i kończą turę.
event-player-1 = Graczem 1 jest { the-side }.
event-apollo = Apollo: { the-side } kopiuje kartę { $card }.
event-apollo-nothing = Apollo: { the-side } nie ma czego kopiować.
event-no-effect = { the-side }: karta { $card } nie działa.
event-jupiter = Jowisz sprzyja { the-side-dative }. { $space }, wylosowany bloczek: { $block }, siła { roman }.
event-weakened = { $space }: { $block } traci poziom siły.
event-defected = { $block } przechodzi na stronę { the-side-genitive } ({ $to }).
event-vulcan =
    Z woli { the-side-genitive } uderza Wulkan. { $space }: { $count ->
        [one] jeden bloczek traci poziom siły.
        [few] { $count } bloczki tracą po poziomie siły.
       *[other] { $count } bloczków traci po poziomie siły.
    }
event-moved =
    { $mode ->
        [fleet] { the-side }: { a-fleet } płynie, { $from } → { $to }.
       *[land] { the-side }: { a-block } maszeruje, { $from } → { $to }.
    }
event-attacked = { the-side }: { a-mover } atakuje, { $from } → { $to }.
event-reinforced = { the-side }: { a-mover } rusza z odsieczą, { $from } → { $to }.
event-sailed = { the-side }: { a-block } przepływa morze, { $from } → { $to }.
event-moves-done =
    { $left ->
        [0] { the-side } kończy ruchy.
        [one] { the-side } kończy ruchy; przepada 1 punkt ruchu.
        [few] { the-side } kończy ruchy; przepadają { $left } punkty ruchu.
       *[other] { the-side } kończy ruchy; przepada { $left } punktów ruchu.
    }
event-main-attack = Główny atak { the-side-genitive }: { $from } → { $space }.
event-surprise = { the-side } atakuje z zaskoczenia: { $space }.
event-raised = { $space }: { the-side } wystawia { the-block }.
event-strengthened = { $space }: { the-side } wzmacnia { the-block }.
event-battle = Bitwa: { $space }. Atakuje { the-attacker }.
event-revealed = Odsłonięte bloczki – { $blocks }.
event-round = { $space }: runda { $round }.
event-reserves = Nadchodzą rezerwy – { $blocks }.
event-disrupted = { $space }: rezerwy { the-side-genitive } są przełamane, każdy bloczek traci poziom siły.
event-roles-change = { $space }: odwrócenie ról, teraz atakuje { the-attacker }.
event-fired =
    { the-side }: { $block } rzuca { $rolls } (trafia { $rating ->
        [1] 1
       *[other] 1–{ $rating }
    }): { $hits ->
        [0] bez trafienia.
        [one] 1 trafienie.
        [few] { $hits } trafienia.
       *[other] { $hits } trafień.
    }
event-passed = { the-side }: { $block } pasuje.
event-hit = { the-side }: { $block } traci poziom siły, zostaje { roman }.
event-eliminated = { $space }: { the-side } traci bloczek { $block }.
event-leader-killed = { $space }: { the-side } traci lidera, ginie { $block }.
event-third-leader = { $block } wchodzi do puli zaciągu { the-side-genitive }.
event-cleopatra-changes = { $space }: { $block } przechodzi na stronę { the-side-genitive } z siłą I.
event-retreated = { the-side }: { $block } wycofuje się, { $from } → { $to }.
event-won = { $space }: bitwę wygrywa { the-side }.
event-regrouped = { the-side }: { a-block } przegrupowuje się, { $from } → { $to }.
event-winter = Zima roku { $year }.
event-cleopatra-home = { $block } wraca do domu ({ $space }).
event-cleopatra-joins = { $space }: { $block } przechodzi na stronę { the-side-genitive }.
event-fleet-lost = { $space }: brak przyjaznego portu, { the-side } usuwa { the-fleet }.
event-harboured = { the-side }: { a-fleet } zawija do portu, { $from } → { $to }.
event-unsupplied = { $space }: z braku zaopatrzenia { the-side } usuwa { the-block }.
event-score = Punkty zwycięstwa: { side-caesar } { $caesar }, { side-pompeius } { $pompeius }.
event-disbanded = { $space }: { the-side } rozwiązuje { the-block }.
event-game-over =
    { $reason ->
        [ten-points] Wygrywa { the-side }: { reason-ten-points }.
        [more-points] Wygrywa { the-side }: { reason-more-points }.
        [rome] Wygrywa { the-side }: { reason-rome }.
       *[draw] Remis: { reason-draw }.
    } { side-caesar } { $caesar }, { side-pompeius } { $pompeius }.

## Odmowy: karty i rozstawienie

refusal-card-not-in-hand = Nie masz tej karty na ręce.
refusal-card-played-already = Tę kartę zagrano już w tym roku.
refusal-card-discarded = Tę kartę odrzucono na początku roku.
refusal-set-up-not-yours = Rozstawiasz tylko własne bloczki.
refusal-set-up-already = Ten bloczek ma już swoje miejsce.
refusal-set-up-from-the-pool = Ten bloczek nie należy do rozstawienia historycznego i nie można go do niego wprowadzić.
refusal-fleet-needs-port = Flota może stać tylko w porcie.
refusal-ports-kept-for-fleets = Pozostałe miejsca w portach są potrzebne flotom.

## Odmowy: zdarzenia

refusal-not-adjacent-to-friendly-city = Ten obszar nie sąsiaduje z żadnym twoim przyjaznym miastem.
refusal-no-enemy-there = Przeciwnik nie ma tam bloczka, który można by skusić.
refusal-no-block-of-the-enemys-colour = Żaden z wrogich bloczków nie ma tam koloru przeciwnika.
refusal-nothing-to-reclaim = Żaden bloczek twojego koloru nie służy tam przeciwnikowi.
refusal-cleopatra-serves-you = Kleopatra już ci służy.
refusal-cleopatra-off-the-map = Kleopatry nie ma na mapie.
refusal-comes-over-to-adjacent-city = Bloczek może przejść tylko do sąsiedniego miasta.
refusal-comes-over-to-friendly-city = Bloczek może przejść tylko do miasta, które jest ci przyjazne.
refusal-vulcan-strikes-cities = Wulkan uderza w miasto, nie w morze.
refusal-not-an-enemy-city = Wulkan uderza tylko we wrogie miasto.
refusal-not-your-attack = Tam nie atakujesz.

## Odmowy: ruchy

refusal-move-not-yours = Poruszasz tylko własne bloczki.
refusal-move-off-the-map = Bloczek, którego nie ma na mapie, nie może się poruszyć.
refusal-already-moved = Ten bloczek już się poruszył w tej turze.
refusal-no-moves-left = Nie masz już na to punktu ruchu.
refusal-card-moves-land-blocks = Ta karta porusza bloczki lądowe, nie floty.
refusal-card-moves-fleets = Ta karta porusza tylko floty.
refusal-pinned = Wszystkie twoje bloczki są tam związane przez atakujących.
refusal-nowhere-to-move = Wszystkie drogi z tego miasta są dla tego bloczka zamknięte.
refusal-nowhere-to-sail = Flota nie może stąd przejść na żadne morze ani do żadnego portu.
refusal-no-road = Nie prowadzi tam żadna droga.
refusal-only-fleets-at-sea = Na morzu mogą być tylko floty.
refusal-already-there = Bloczek już tam jest.
refusal-no-seaway = Flota przechodzi tylko między portem a jego morzem albo między sąsiednimi morzami.
refusal-too-far-to-attack = Ten bloczek zaszedł już za daleko, by wejść do bitwy.
refusal-attackers-road = Nie wolno wyjść drogą, którą nadszedł atak.
refusal-road-full = Tą drogą nie przejdzie w tej turze więcej twoich bloczków.
refusal-strait-full = Przez tę cieśninę nie przejdzie w tej turze więcej twoich bloczków.
refusal-strait-attack = Przez tę cieśninę nie zaatakuje w tej turze więcej twoich bloczków.
refusal-fleet-holds-sea = Ta flota musi zostać: jej morze jest potrzebne do ruchu morskiego w tej turze.
refusal-no-move-yet = Bloczek jeszcze się nie poruszył.
refusal-sail-not-yours = Morzem przewozisz tylko własne bloczki.
refusal-sail-off-the-map = Bloczka, którego nie ma na mapie, nie można przewieźć morzem.
refusal-fleets-do-not-sail-as-cargo = Ruch morski przewozi bloczki lądowe; flota porusza się sama.
refusal-no-sea-moves-by-event = Ta karta nie pozwala na ruchy morskie.
refusal-sea-moves-first = Ruchy morskie poprzedzają wszystkie inne ruchy.
refusal-not-in-port = Ruch morski zaczyna się w porcie.
refusal-no-friendly-sea = Żadne morze przy tym porcie nie jest przyjazne.
refusal-not-a-port = Ruch morski kończy się w porcie.
refusal-sail-to-another-port = Ruch morski prowadzi do innego portu.
refusal-no-port-to-sail-to = Po przyjaznych morzach nie można dotrzeć do żadnego portu przyjaznego ani pustego.
refusal-no-friendly-route = Nie prowadzą tam przyjazne morza.
refusal-port-not-friendly-or-vacant = Ruch morski musi się kończyć w porcie przyjaznym lub pustym.
refusal-not-an-attack-road = Stamtąd nie nadszedł żaden twój atak.

## Odmowy: zaciągi

refusal-levy-not-yours = Punkty zaciągu wydajesz tylko na własne bloczki.
refusal-full-strength = Ten bloczek ma pełną siłę.
refusal-eliminated-this-year = Ten bloczek wyeliminowano w tym roku; można go wystawić dopiero w następnym.
refusal-leader-dead = Ten lider nie żyje.
refusal-third-leader-waits = Ten lider wejdzie do gry dopiero po śmierci innego lidera swojej strony.
refusal-fleet-at-sea = Floty wzmacnia się w portach, nigdy na morzu.
refusal-home-not-friendly = Ten bloczek można wystawić tylko w jego mieście, a nie jest ono przyjazne.
refusal-no-friendly-major-port = Nie masz przyjaznego dużego portu, w którym można zbudować flotę.
refusal-no-friendly-city = Nie masz przyjaznego miasta, w którym można go wystawić.
refusal-raised-in-cities = Nowe bloczki wystawia się w miastach, nigdy na morzu.
refusal-city-not-friendly = Nowy bloczek wymaga przyjaznego miasta.
refusal-not-its-home = Ten bloczek można wystawić tylko w jego własnym mieście.
refusal-not-a-major-port = Floty buduje się tylko w dużych portach.

## Odmowy: bitwy

refusal-not-contested = Nie ma tam bitwy do stoczenia.
refusal-turn-not-yours = Teraz swoje tury mają tylko twoje bloczki.
refusal-not-in-this-battle = Ten bloczek nie bierze udziału w tej bitwie.
refusal-in-reserve = Ten bloczek jest w rezerwie do rundy 2.
refusal-already-acted = Ten bloczek miał już swoją turę w tej rundzie.
refusal-not-its-turn = Teraz kolej na bloczki z inną literą.
refusal-must-retreat = W rundzie 4 atakujący muszą się wycofać.
refusal-no-retreat-in-round-1 = W rundzie 1 nikt nie może się wycofać.
refusal-cannot-retreat = Ten bloczek nie ma dokąd się wycofać.
refusal-fleet-cannot-retreat = Ta flota nie ma morza ani portu, do którego mogłaby się wycofać.
refusal-hit-not-yours = Trafienie przyjmuje jeden z twoich bloczków.
refusal-hit-elsewhere = Trafienie przyjmuje bloczek, który bierze udział w tej bitwie.
refusal-hit-in-reserve = Bloczki w rezerwie nie przyjmują trafień.
refusal-not-strongest = Trafienie przyjmuje twój najsilniejszy bloczek.
refusal-no-retreat-way = Z miejsca bitwy nie prowadzi tam ani droga, ani morze.
refusal-no-retreat-seaway = Flota wycofuje się tylko na sąsiednie morze albo do portu na swoim morzu.
refusal-retreat-into-enemy = Nie wolno wycofać się tam, gdzie jest wróg.
refusal-fleet-retreat-into-enemy = Flota nie może wycofać się tam, gdzie jest wróg.
refusal-retreat-road-full = Tą drogą nie wycofa się w tej rundzie więcej bloczków.
refusal-retreat-strait-full = Przez cieśninę może się wycofać tylko jeden bloczek na rundę.
refusal-retreat-vacant-by-attack-road = Do pustego miasta atakujący wycofują się tylko drogą, którą nadszedł atak.
refusal-retreat-over-attackers-road = Obrońcy nie mogą wycofać się drogą, którą nadszedł atak.
refusal-fleet-did-not-come-from-there = Atakująca flota wycofuje się na pusty obszar tylko wtedy, gdy stamtąd przybyła.
refusal-attackers-came-from-that-sea = Broniąca się flota nie może wycofać się na morze, z którego przybył atak.
refusal-retreat-port-not-friendly = Wycofanie morzem kończy się w przyjaznym porcie.
refusal-fleet-retreat-port-not-friendly = Broniąca się flota może się wycofać tylko do przyjaznego portu.
refusal-one-by-sea-each-round = Morzem może się wycofać tylko jeden twój bloczek na rundę.
refusal-sea-not-friendly = Wycofanie morzem wymaga przyjaznego morza między oboma portami.
refusal-regroup-not-yours = Przegrupowują się tylko bloczki zwycięzcy.
refusal-not-in-the-won-battle = Ten bloczek nie brał udziału w wygranej bitwie.
refusal-already-regrouped = Ten bloczek już się przegrupował.
refusal-no-regroup-road = Bloczki przegrupowują się drogą do sąsiedniego miasta.
refusal-no-regroup-seaway = Flota przegrupowuje się na sąsiednie morze albo do portu na swoim morzu.
refusal-regroup-into-enemy = Przegrupować się można tylko na obszar przyjazny lub pusty.
refusal-fleet-regroup-into-enemy = Flota może się przegrupować tylko na przyjazne lub puste morze albo do takiego portu.
refusal-regroup-road-full = Tą drogą nie przegrupuje się więcej bloczków.
refusal-nowhere-to-regroup = Ten bloczek nie ma dokąd się przegrupować.

## Odmowy: zima

refusal-winter-fleet-not-yours = Do portów wprowadzasz tylko własne floty.
refusal-winter-not-at-sea = Na zimę do portu zawijają tylko floty na morzu, a ten bloczek nie jest na morzu.
refusal-not-a-port-of-its-sea = Flota musi wejść do portu na morzu, na którym jest.
refusal-winter-port-not-friendly = Flota zimuje w przyjaznym porcie, a ten nie jest przyjazny.
refusal-supply-not-yours = Z braku zaopatrzenia usuwasz tylko własne bloczki.
refusal-supply-off-the-map = Tego bloczka nie ma na mapie, więc nie potrzebuje zaopatrzenia.
refusal-city-not-over-supply = Miasto tego bloczka wyżywi wszystkie bloczki, które w nim stoją.
refusal-disband-not-yours = Rozwiązujesz tylko własne bloczki.
refusal-disband-off-the-map = Rozwiązać można tylko bloczek, który jest na mapie.

## Odmowy: nie ta chwila

refusal-when-place = Bloczki rozstawia się tylko podczas rozstawienia dowolnego.
refusal-when-discard = Kartę odrzuca się tylko na początku roku, po rozdaniu.
refusal-when-play = Kartę zagrywa się tylko na początku tury.
refusal-when-move = Bloczek bierze się do ruchu tylko podczas swoich ruchów, przy przegrupowaniu po wygranej bitwie albo gdy kilka własnych flot zawija na zimę do portów.
refusal-when-sail = Bloczek przewozi się morzem tylko podczas swoich ruchów, przed wszystkimi innymi ruchami.
refusal-when-to = Cel wskazuje się tylko dla bloczka, który właśnie wzięto do ręki.
refusal-when-stop = Zatrzymać można tylko bloczek, który jest w drodze.
refusal-when-main = Główny atak ogłasza się po zakończeniu swoich ruchów, jeśli atak na dany obszar prowadzi kilkoma drogami.
refusal-when-surprise = Atak z zaskoczenia ogłasza się tylko po ruchu Marsa lub Neptuna.
refusal-when-levy = Zaciągi następują po ruchach, przy karcie rozkazów.
refusal-when-tempt = Wrogi bloczek można skusić tylko Jowiszem.
refusal-when-reclaim = Bloczek swojego koloru można odzyskać tylko Jowiszem.
refusal-when-tempt_cleopatra = Kleopatrę można skusić tylko Jowiszem.
refusal-when-strike = W miasto uderza się tylko Wulkanem.
refusal-when-battle = Gracz 1 wskazuje następną bitwę, gdy obaj gracze wykonali rozkazy i nie trwa inna bitwa.
refusal-when-fire = Bloczek walczy tylko w swojej turze bitwy.
refusal-when-pass = Bloczek pasuje tylko w swojej turze bitwy.
refusal-when-retreat = Bloczek wycofuje się tylko w swojej turze bitwy.
refusal-when-hit = Trafienie przyjmuje się tylko wtedy, gdy przeciwnik właśnie je zadał.
refusal-when-disband = Bloczki rozwiązuje się tylko zimą.
refusal-when-done = Tak kończy się tylko ruchy, zaciągi, przegrupowanie, rozwiązywanie bloczków i kartę Jowisza; tutaj trzeba dokonać wyboru.

## The board in the browser

board-map = Mapa basenu Morza Śródziemnego
board-status = Przebieg wojny
board-year = { $year } A.U.C.
board-bc = { $bc } p.n.e.
board-turn = Tura { $turn } z 5
board-vp = Punkty zwycięstwa: { $caesar } do { $pompeius }; dziesięć daje wygraną
board-first = Gracz 1
board-hand = Twoje karty
board-hands = Karty na ręce
board-cards-left = na ręce: { $count }
board-played = Zagrane w tym roku
board-face-down = Wybrana, zakryta
board-discarded = Odrzucona
board-moves = ruchy
board-levies = zaciągi
board-pool = Pula zaciągu
board-pool-enemy = przeciwnik: { $count }
board-pool-empty = Pula jest pusta.
board-open = Wyeliminowane w tym roku
board-trophies = Zabici liderzy
board-box = Jeszcze poza grą
board-unplaced = Do rozstawienia
board-home = zaciąg: { $space }
board-anywhere = zaciąg w dowolnym przyjaznym mieście
board-harbour = zaciąg w dużym porcie
board-any-city = dowolne
board-any-port = duży port
board-back = { $side }: nieznany bloczek
board-strength = siła { $strength }
board-moved = już się poruszył
board-serves = służy: { $side }
board-in-hand = W ręce
board-value = wartość { $value }
board-major-port = duży port
board-minor-port = port
board-sea = morze
board-city = miasto w głębi lądu
board-empty = puste
board-stack = { $space }: bloczki: { $count }
board-attack = { $attacker } atakuje: { $from } → { $space }
board-battle = Bitwa: { $space }
board-sea-battle = Bitwa morska: { $space }
board-round = Runda { $round } z 4
board-attacker = Atakujący
board-defender = Obrońca
board-reserves = Rezerwy
board-reserves-in = przybędą w rundzie 2
board-none = brak
board-rolled = { $block } rzuca { $rolls }: trafienia: { $hits }
board-hits = Trafienia: { $hits }
board-to-fall = Trafienia do przyjęcia: { $hits }
board-fire = Walka
board-pass = Pas
board-retreat = Wycofanie
board-tab-hand = Karty
board-tab-played = Zagrane
board-tab-pool = Pula
board-major-road = droga główna: 4 bloczki
board-minor-road = droga drugorzędna: 2 bloczki
board-strait = cieśnina: 2 bloczki, 1 w ataku
board-lane = sąsiednie morza
board-worth = miasto za punkty
board-legend-moves = karta: ruch tylu grup
board-legend-levies = karta: tyle kroków lub bloczków z zaciągu
board-legend-god = wydarzenie: kliknij, aby przeczytać
board-legend-winter = zima
board-legend-laurel = ile warte jest miasto; rewers karty
board-legend-rating = strzela w turze B, trafia na 1–3
board-legend-strength = siła: kropki przy górnej krawędzi
board-legend-turncoat = znaczek: służy drugiej stronie
board-legend-pile = stos: wskaż go, aby rozłożyć
board-card-apollo = Kopiuje kartę przeciwnika z poprzedniej tury.
board-card-jupiter = Wrogi bloczek obok przyjaznego miasta przechodzi na twoją stronę.
board-card-mars = Grupa bloczków lądowych atakuje z zaskoczenia.
board-card-mercury = Grupa bloczków lądowych przechodzi najwyżej trzy miasta.
board-card-neptunus = Grupa flot atakuje z zaskoczenia.
board-card-pluto = Grupa bloczków lądowych rusza drogami o większej pojemności.
board-card-vulcanus = Każdy bloczek w jednym wrogim mieście traci poziom siły.

## Plansza: co mówi podsumowanie kolejki drugiej strony

board-digest-moved =
    { the-side }: { $count ->
        [one] ruch 1 bloczka
       *[other] ruch { $count } bloczków
    } ({ $places })
board-digest-reinforced =
    { the-side }: { $count ->
        [one] 1 bloczek rusza z odsieczą
        [few] { $count } bloczki ruszają z odsieczą
       *[other] { $count } bloczków rusza z odsieczą
    } ({ $places })
board-digest-attacked =
    { the-side }: { $count ->
        [one] 1 bloczek atakuje
        [few] { $count } bloczki atakują
       *[other] { $count } bloczków atakuje
    } ({ $places })
board-digest-raised =
    { the-side }: { $count ->
        [one] wystawiony 1 bloczek
        [few] wystawione { $count } bloczki
       *[other] wystawionych { $count } bloczków
    } ({ $places })
board-digest-strengthened =
    { the-side }: { $count ->
        [one] wzmocnienie o 1 poziom siły
        [few] wzmocnienie o { $count } poziomy siły
       *[other] wzmocnienie o { $count } poziomów siły
    } ({ $places })
board-digest-eliminated =
    { the-side }: { $count ->
        [one] stracony 1 bloczek
        [few] stracone { $count } bloczki
       *[other] straconych { $count } bloczków
    } ({ $things })
board-digest-retreated =
    { the-side }: { $count ->
        [one] wycofanie 1 bloczka
       *[other] wycofanie { $count } bloczków
    } ({ $places })
