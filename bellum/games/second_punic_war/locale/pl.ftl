### Druga wojna punicka. Nazwy własne wstawia się w mianowniku, stąd zapis z dwukropkiem lub strzałką.

## Nazwy

side-rome = Rzym
side-carthage = Kartagina
side-syracuse = Syrakuzy
side-rome_north = Rzym (północ)
side-rome_south = Rzym (południe)
side-carthage_hispania = Kartagina (Hiszpania)
side-carthage_africa = Kartagina (Afryka)

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
nation-numidia = Numidia
nation-macedonia = Macedonia

unit-light_infantry = lekka piechota
unit-heavy_infantry = ciężka piechota
unit-cavalry = kawaleria
unit-gallic_infantry = piechota galijska
unit-gallic_cavalry = kawaleria galijska
unit-elephants = słonie
unit-ship = okręt

counter-rome_light_infantry = lekka piechota rzymska
counter-rome_heavy_infantry = ciężka piechota rzymska
counter-rome_cavalry = kawaleria rzymska
counter-rome_gallic_infantry = piechota galijska (Rzym)
counter-rome_gallic_cavalry = kawaleria galijska (Rzym)
counter-rome_elephants = słonie rzymskie
counter-rome_ship = okręt rzymski

counter-carthage_light_infantry = lekka piechota kartagińska
counter-carthage_heavy_infantry = ciężka piechota kartagińska
counter-carthage_cavalry = kawaleria kartagińska
counter-carthage_gallic_infantry = piechota galijska (Kartagina)
counter-carthage_gallic_cavalry = kawaleria galijska (Kartagina)
counter-carthage_elephants = słonie kartagińskie
counter-carthage_ship = okręt kartagiński

counter-syracuse_light_infantry = lekka piechota syrakuzańska
counter-syracuse_heavy_infantry = ciężka piechota syrakuzańska
counter-syracuse_cavalry = kawaleria syrakuzańska
counter-syracuse_gallic_infantry = piechota galijska (Syrakuzy)
counter-syracuse_gallic_cavalry = kawaleria galijska (Syrakuzy)
counter-syracuse_elephants = słonie syrakuzańskie
counter-syracuse_ship = okręt syrakuzański

counter-massilia_light_infantry = lekka piechota massylska
counter-massilia_heavy_infantry = ciężka piechota massylska
counter-massilia_cavalry = kawaleria massylska
counter-massilia_gallic_infantry = piechota galijska (Massilia)
counter-massilia_gallic_cavalry = kawaleria galijska (Massilia)
counter-massilia_elephants = słonie massylskie
counter-massilia_ship = okręt massylski

counter-numidia_light_infantry = lekka piechota numidyjska
counter-numidia_heavy_infantry = ciężka piechota numidyjska
counter-numidia_cavalry = kawaleria numidyjska
counter-numidia_gallic_infantry = piechota galijska (Numidia)
counter-numidia_gallic_cavalry = kawaleria galijska (Numidia)
counter-numidia_elephants = słonie numidyjskie
counter-numidia_ship = okręt numidyjski

counter-macedonia_light_infantry = lekka piechota macedońska
counter-macedonia_heavy_infantry = ciężka piechota macedońska
counter-macedonia_cavalry = kawaleria macedońska
counter-macedonia_gallic_infantry = piechota galijska (Macedonia)
counter-macedonia_gallic_cavalry = kawaleria galijska (Macedonia)
counter-macedonia_elephants = słonie macedońskie
counter-macedonia_ship = okręt macedoński

counter-gauls_gallic_infantry = piechota galijska plemienia
counter-gauls_gallic_cavalry = kawaleria galijska plemienia

## Scenariusze i opcje

scenario-stop_hannibal = I. Powstrzymać Hannibala!
scenario-stop_hannibal-about = Scenariusz wprowadzający dla dwóch graczy: Hannibal stoi u plemienia Boii, drogi do miasta Roma bronią dwaj konsulowie. Tylko Italia i Galia Transpadańska, bez morza i polityki; wygrywa 15 PZ, a Kartagina przegrywa, gdy ma mniej niż 5 jednostek.
scenario-gates_of_italy = II. Hannibal u bram Italii
scenario-gates_of_italy-about = Etap VI: Hannibal przeszedł Alpy ze zmęczoną armią, a dwie armie konsularne jeszcze się nie połączyły. Całe Morze Śródziemne, dla dwóch do pięciu graczy.
scenario-campaign = III. Kampania drugiej wojny punickiej
scenario-campaign-about = Etap III: Sagunt padł, Hannibal rusza przez Galię na Italię z całą armią, a Rzym patrzy ku Afryce i Hiszpanii. Dla dwóch do pięciu graczy.
scenario-macedonia_enters = IV. Wejście Macedonii
scenario-macedonia_enters-about = Etap II, jakiego nie było: Filip V pokonał Greków i stoi w regionie Iliria, Capua jest oblegana, a Kartagina ma już 15 PZ. Dla dwóch do pięciu graczy.

option-players = Gracze
option-players-about = Dwóch: Rzym i Kartagina. Trzech: także Syrakuzy. Czterech: po dwóch Rzym i Kartagina. Pięciu: także Syrakuzy.
option-length = Długość gry
option-length-about = Ile PZ wygrywa: w małej wojnie 30 (Syrakuzy 20), w dużej 50 (Syrakuzy 30); w kampanii rozstrzyga tylko stolica albo 40 PZ Syrakuz. Scenariusz I ma własny cel.
option-length-small = mała wojna
option-length-large = duża wojna
option-length-campaign = kampania
option-ravaging = Spustoszenia
option-ravaging-about = Armie mogą pustoszyć wrogie regiony dla złota i PZ (12.1).
option-cut_off_cities = Odcięte miasta
option-cut_off_cities-about = Miasto, w którego regionie stoi nieoblegająca go wroga armia, ma połowę dochodu i rekruta (12.2).
option-proconsuls = Prokonsulowie
option-proconsuls-about = Po wyborach Rzym może próbować zatrzymać jednego ustępującego konsula w polu na kolejny rok (12.3).
option-dictators = Dyktatorzy
option-dictators-about = Po klęsce w Italii Rzym może powołać dyktatora na trzy etapy i wystawić nową armię (12.4).
option-always_ask = Zawsze pytaj o efekty
option-always_ask-about = Gracze są pytani nawet wtedy, gdy nie mają odpowiedniej karty, więc milczenie niczego nie zdradza. Spowalnia to grę.
option-long_assaults = Długie szturmy
option-long_assaults-about = Jeden punkt ruchu opłaca szturm, który trwa, aż miasto padnie albo atakujący zrezygnuje, zamiast jednej wymiany ciosów.
option-final_year = Ostatni rok
option-final_year-about = Kampania kończy się po VI etapie 201 r. p.n.e.; wygrywa strona, która ma więcej PZ.

order-any = Nie zagrywaj efektów
order-battles = Żadnych efektów w bitwach
order-moves = Żadnych efektów podczas ruchu
order-sieges = Żadnych efektów podczas oblężeń
order-answers = Nie odpowiadaj na karty
order-turns = Żadnych efektów między akcjami
until-stage = przez ten etap
until-battle = przez tę bitwę

## Rozdziały

chapter-1 = Rekwizyty
chapter-3 = Przebieg rozgrywki
chapter-4 = Ruchy armii
chapter-5 = Bitwy
chapter-6 = Zdobywanie miast
chapter-8 = Plemiona galijskie
chapter-9 = Ekonomia
chapter-10 = Gra wieloosobowa
chapter-11 = Warunki zwycięstwa
chapter-12 = Przepisy zaawansowane

## Koniec gry

reason-capital = padła wroga stolica
reason-points = zdobyto wymagane Punkty Zwycięstwa
reason-units = Kartaginie zostało za mało jednostek
reason-last-year = minął ostatni rok wojny

## Części zdań

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
the-nation-genitive =
    { $nation ->
        [rome] Rzymu
        [carthage] Kartaginy
        [syracuse] Syrakuz
        [massilia] Massilii
        [numidia] Numidii
       *[macedonia] Macedonii
    }
the-nation-dative =
    { $nation ->
        [rome] Rzymowi
        [carthage] Kartaginie
        [syracuse] Syrakuzom
        [massilia] Massilii
        [numidia] Numidii
       *[macedonia] Macedonii
    }
the-nation-instrumental =
    { $nation ->
        [rome] Rzymem
        [carthage] Kartaginą
        [syracuse] Syrakuzami
        [massilia] Massilią
        [numidia] Numidią
       *[macedonia] Macedonią
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
units =
    { $count ->
        [one] { $count } jednostka
        [few] { $count } jednostki
       *[other] { $count } jednostek
    }
talents =
    { $talents ->
        [one] { $talents } Talent
        [few] { $talents } Talenty
       *[other] { $talents } Talentów
    }

## Co pokazuje terminal

word-headline = Etap { $stage } z { $of } · rok { $year }
word-order = kolejność
word-to-move = decyduje
word-passed = pas
word-initiative = PI
word-talents = Talenty
word-points = PZ
word-cards = karty
word-armies = Armie
word-fleets = Floty
word-moved = po ruchu
word-aboard = na pokładzie
word-in-port = w porcie
word-inside = w mieście
word-cities = Miasta
word-income = dochód
word-level = poziom
word-besieged = oblegane
word-shaken = nadwyrężone
word-orders = Rozkazy
word-activated = aktywowano
word-target = wspólny cel
word-column = armia w marszu
word-column-at-sea = flota w rejsie
word-movement = pozostałe punkty ruchu
word-waiting = mogą jeszcze wyruszyć
word-attacker = Atakujący
word-defender = Obrońca
word-round = runda { $round }
word-levy = wojownicy plemienia
word-lost = straty
word-retreats = wycofuje się
word-rerolls = przerzuty
word-states = Państwa
word-allied = sojusz
word-friendly = przychylność
word-neutral = neutralność
word-tribes = Plemiona
word-ravaged = Spustoszone
word-markers = Znaczniki
word-consuls = Konsulowie
word-proconsul = Prokonsul
word-dictator = Dyktator
word-leaders = Wodzowie
word-deck = Talie
word-discards = Odrzucone
word-removed = Poza grą
word-shown = Podejrzane karty
word-hand = Ręka
attack-before = przed bitwą
attack-skirmish = lekka piechota
attack-charge = kawaleria i słonie
attack-melee = ciężka i galijska piechota
attack-sea = okręty
attack-pursuit = pościg
place-pool = w puli
place-beside = obok planszy
place-dead = poza grą
marker-protected = karty wroga nie ruszają znacznika
marker-frozen = bez aktywacji
marker-engines = machiny Archimedesa

## Akcje

action-initiative = Dla inicjatywy: { $card }
action-gold = Dla złota: { $card }
action-event = Wydarzenie: { $card }
action-effect = Efekt z karty: { $card }
action-discard = Odrzuć: { $card }
action-politics = Akcja polityczna: { the-nation }
action-hand_over = Przekaż armię: { $leader }
action-cede = Przekaż miasto: { $city }
action-activate = Aktywuj: { $field }
action-converge = Wspólny cel: { $field }
action-take = Weź: { $counter }
action-take_all = Weź wszystkich
action-leave = Zostaw: { $counter }
action-lead = Idzie: { $leader }
action-stay = Zostaje: { $leader }
action-march = Marsz: { $field }
action-sail = Rejs: { $field }
action-port = Do portu: { $city }
action-load = Załadunek: { $field }
action-land = Desant: { $field }
action-halt = Zakończ ruch
action-join = Dołącz do ruchu
action-assault = Szturm: { $city }
action-besiege = Oblężenie: { $city }
action-ravage = Pustosz region
action-walls = Do miasta: { $city }
action-peace = Pokój
action-fight = Walcz
action-retreat = Odwrót
action-to = Cel: { $field }
action-pursue = Pościg
action-reroll = Przerzut: { $unit }
action-lose = Strata: { $counter }
action-strike = Cios: { $counter }
action-stow = Na pokład: { $counter }
action-next_ship = Następny okręt
action-sink = Tonie okręt nr { $count }
action-help = Pomoc dla strony: { the-side }
action-place = Wystaw: { $field }
action-region = Wybierz: { $field }
action-sea = Wybierz: { $field }
action-city = Wybierz: { $city }
action-opponent = Wybierz: { $seat }
action-consul = Konsul: { $leader }
action-muster = Rekrutacja: { $field }
action-recruit = Rekrutuj: { $counter }
action-disband = Rozwiąż: { $counter }
action-pay = Zapłać
action-pass = Pas
action-done = Gotowe

## Polecenia

prompt-discard =
    { $seat }: { $count ->
        [one] odrzuć { $count } kartę.
        [few] odrzuć { $count } karty.
       *[other] odrzuć { $count } kart.
    }
prompt-action =
    { $seat }: wykonaj akcję albo spasuj. { $count ->
        [0] Nie masz Punktów Inicjatywy.
        [one] Masz { $count } Punkt Inicjatywy.
        [few] Masz { $count } Punkty Inicjatywy.
       *[other] Masz { $count } Punktów Inicjatywy.
    }
prompt-event =
    { $seat }: wybierz, czego dotyczy karta: { $card }; { $count ->
        [one] został { $count } wybór.
        [few] zostały { $count } wybory.
       *[other] zostało { $count } wyborów.
    }
prompt-ferry =
    { $seat }: kto się przeprawia? Lądowanie: { $field }. Może jeszcze: { $count ->
        [one] { $count } jednostka.
        [few] { $count } jednostki.
       *[other] { $count } jednostek.
    }
prompt-consular-army = { $seat }: który z wylosowanych konsulów prowadzi armię? Region: { $field }.
prompt-placing = { $seat }: wystaw armię, która może stać w obszarze gdziekolwiek: wybierz region, a potem jednostki.
prompt-first-sieges = { $seat }: które miasta twoja armia (pole: { $field }) oblega od początku gry? Gotowe, jeśli żadnego więcej.
prompt-consul = { $seat }: los padł na konsula: { $leader }. Czyje miejsce zajmie, czy stanie w regionie Roma?
prompt-proconsul = { $seat }: spróbuj zatrzymać zeszłorocznego konsula jako prokonsula albo spasuj.
prompt-dictator = { $seat }: mianuj konsula dyktatorem albo spasuj.
prompt-hand-over = { $seat }: jakie jednostki i jacy wodzowie przechodzą do partnera? Prowadzi ich { $leader }.

prompt-orders = { $seat }: aktywuj pole, podaj wspólny cel, wyznacz jednostki albo zakończ.
prompt-form-column = { $seat }: kto idzie? Pole: { $field }. Potem wykonaj ruch.
prompt-move-column =
    { $seat }: ruszaj dalej, działaj na miejscu albo zakończ ruch. Pole: { $field }. { $points ->
        [0] Nie ma już punktów ruchu.
        [one] Został { $points } punkt ruchu.
        [few] Zostały { $points } punkty ruchu.
       *[other] Zostało { $points } punktów ruchu.
    }
prompt-join = { $seat }: cel ruchu partnera: { $field }. Czy dołączasz?
prompt-go-on = { $seat }: twoja armia połączyła się z armią partnera ({ $field }). Czy działa dalej pod jego rozkazami?
prompt-load =
    { $seat }: kto wchodzi na pokład? Pole: { $field }. Miejsce: { $count ->
        [one] { $count } jednostka.
        [few] { $count } jednostki.
       *[other] { $count } jednostek.
    }
prompt-land = { $seat }: kto ląduje? Region: { $field }.
prompt-straggler = { $seat }: którą piechotę tracisz w forsownym marszu? Region: { $field }.
prompt-parley = { $seat }: armie się spotkały. Pole: { $field }. Pokój czy bitwa?
prompt-refuge = { $seat }: nadszedł wróg. Region: { $field }. Kto wchodzi do miasta? Reszta musi walczyć.

prompt-leave = { $seat }: twoja armia może odejść przed bitwą. Pole: { $field }. Walka czy odwrót?
prompt-decide = { $seat }: koniec rundy { $round }. Pole bitwy: { $field }. Walczysz dalej czy się wycofujesz?
prompt-reroll =
    { $seat }: przerzuć nieudane kości albo zakończ; { $count ->
        [one] został { $count } przerzut.
        [few] zostały { $count } przerzuty.
       *[other] zostało { $count } przerzutów.
    }
prompt-strike =
    { $seat }: { $count ->
        [one] masz { $count } dziesiątkę: wybierz traconą jednostkę wroga.
        [few] masz { $count } dziesiątki: wybierz tracone jednostki wroga.
       *[other] masz { $count } dziesiątek: wybierz tracone jednostki wroga.
    }
prompt-strike-whom =
    { $seat }: czyja jednostka tego rodzaju ginie? { $count ->
        [one] To ostatnia.
       *[other] Zostało: { $count }.
    }
prompt-lose =
    { $seat }: wybierz swoje straty. Pole: { $field }. Zostało: { $count ->
        [one] { $count } jednostka.
        [few] { $count } jednostki.
       *[other] { $count } jednostek.
    }
prompt-lose-levy =
    { $seat }: prowadzisz plemię. Region: { $field }. Wybierz jego straty. Zostało: { $count ->
        [one] { $count } jednostka.
        [few] { $count } jednostki.
       *[other] { $count } jednostek.
    }
prompt-give-up = { $seat }: wybierz jednostki, które efekt zabiera stronie: { the-side }. Zostało: { $count }.
prompt-effect = { $seat }: dokonaj wyboru dla efektu: { $effect }.
prompt-retreat-to = { $seat }: dokąd wycofuje się armia? Pole bitwy: { $field }.
prompt-retreat-inside = { $seat }: jakie jednostki wchodzą do miasta? Region: { $field }. Zakończ, by reszta poszła gdzie indziej.
prompt-retreat-whose = { $seat }: czyja jednostka tego rodzaju wchodzi do miasta? Region: { $field }. Jednostka: { $counter }.
prompt-way-back = { $seat }: dokąd wraca ocalała jednostka? Jednostka: { $counter }. Zostało: { $count }.
prompt-fleet-back = { $seat }: dokąd wraca twoja flota? Pole bitwy: { $field }.
prompt-pursue = { $seat }: czy twoja kawaleria ściga wycofującą się armię? Pole: { $field }.
prompt-stow = Rozmieść jednostki lądowe na okrętach przed bitwą morską; wróg jeszcze tego nie widzi. Pole: { $field }.
prompt-sink = { $seat }: które okręty toną? Strona: { the-side }. Zostało: { $count }.

prompt-give-up-siege = { $seat }: oblegających jest za mało. Region: { $field }. Które oblężenie przerywasz?
prompt-siege-loss = { $seat }: którą piechotę tracisz w oblężeniu? Miasto: { $city }.
prompt-assault-loss = { $seat }: którą jednostkę tracisz w szturmie? Miasto: { $city }.
prompt-assault-strike = { $seat }: dziesiątka z murów: wybierz stratę atakującego. Miasto: { $city }.
prompt-assault-again = { $seat }: czy szturm trwa dalej? Miasto: { $city }.

prompt-disband =
    { $seat }: nie opłacisz wszystkich: rozwiąż { $count ->
        [one] { $count } jednostkę.
        [few] { $count } jednostki.
       *[other] { $count } jednostek.
    } Jednostki na twoim żołdzie: { $fields }.
prompt-disband-in =
    { $seat }: nie opłacisz wszystkich: wybierz z pola { $field } lub z innego; { $count ->
        [one] została { $count } jednostka.
        [few] zostały { $count } jednostki.
       *[other] zostało { $count } jednostek.
    }
prompt-partner-pays = { $seat }: { $partner } nie opłaci wszystkich wspólnych jednostek. Płacisz? Najwyżej: { $count }.
prompt-muster = { $seat }: gdzie rekrutujesz? Albo zakończ.
prompt-recruit = { $seat }: co rekrutujesz? Region: { $field }. Możesz też wybrać inne miejsce albo zakończyć.
prompt-barracks = { $seat }: które miasto powołuje i przyjmuje jednostkę? Jednostka: { $counter }.

prompt-window-battle = { $seat }: zagraj efekt przed bitwą albo spasuj.
prompt-window-round = { $seat }: zagraj efekt na początku rundy albo spasuj.
prompt-window-attack = { $seat }: zagraj efekt przed tym atakiem albo spasuj.
prompt-window-rolled = { $seat }: kości rzucone. Zagraj efekt albo spasuj.
prompt-window-critical = { $seat }: zaraz zadziałają dziesiątki. Zagraj efekt albo spasuj.
prompt-window-pursuit = { $seat }: zagraj efekt w pościgu albo spasuj.
prompt-window-column = { $seat }: zagraj efekt dotyczący ruchu albo spasuj.
prompt-window-alps = { $seat }: zagraj efekt przed przejściem Alp albo spasuj.
prompt-window-open-sea = { $seat }: flota jest na pełnym morzu. Zagraj efekt albo spasuj.
prompt-window-assault = { $seat }: zagraj efekt w szturmie albo spasuj.
prompt-window-siege = { $seat }: zagraj efekt w oblężeniu albo spasuj.
prompt-window-surrender = { $seat }: zagraj efekt przed rzutem na poddanie albo spasuj.
prompt-window-besieged = { $seat }: zagraj efekt za oblegane miasto albo spasuj.
prompt-window-effect = { $seat }: odpowiedz na efekt albo spasuj.
prompt-window-event = { $seat }: odpowiedz na wydarzenie albo spasuj.
prompt-window-death = { $seat }: wódz ma zostać wyeliminowany. Zagraj efekt albo spasuj.
prompt-window-captured = { $seat }: miasto padło. Zagraj efekt albo spasuj.
prompt-window-upkeep = { $seat }: zagraj efekt przed wypłatą żołdu albo spasuj.
prompt-window-turn = { $seat }: zagraj teraz efekt albo spasuj.

## Zdarzenia: etap i karty

event-stage = Etap { $stage } roku { $year }.
event-drawn =
    { $known ->
        [yes] { $seat }: dobrane karty: { $cards }.
       *[no] { $seat }: dobrane karty: { $count }.
    }
event-discarded = { $seat }: odrzucona karta: { $card }.
event-reshuffled = Z kart odrzuconych powstaje nowa talia: { the-nation }.
event-order = Kolejność w etapie: { $seats }.
event-order-roll = { $seat }: rzut o kolejność: { $rolls }.
event-card-for-initiative = { $seat }: karta dla inicjatywy: { $card } ({ $count } PI).
event-card-for-gold = { $seat }: karta dla złota: { $card } (Talenty: { $count }).
event-event-played = { $seat }: karta jako wydarzenie: { $card }.
event-event-cancelled = { $seat }: wydarzenie zniwelowane: { $card }.
event-effect-played = { $seat }: efekt { $effect } (karta: { $card }).
event-effect-cancelled = { $seat }: efekt zniwelowany, karta: { $card }.
event-helps = { $seat }: pomoc dla strony: { the-side }.
event-passed = { $seat }: pas.
event-points =
    { $known ->
        [yes] { $seat }: { $points } PZ{ points-reason }
       *[no] { $seat }: zmiana PZ{ points-reason }
    }
points-reason =
    { $reason ->
        [leader] , wódz.
        [battle] , bitwa.
        [card] , karta.
        [ravaging] , spustoszenia.
        [alliance] , sojusz.
        [alliance-ended] , utrata sojusznika.
        [city] , zdobyte miasto.
       *[city-lost] , odebrane miasto.
    }
event-game-over =
    { $reason ->
        [capital] Wygrana: { the-side }. Powód: { reason-capital }.
        [points] Wygrana: { the-side }. Powód: { reason-points }.
        [units] Wygrana: { the-side }. Powód: { reason-units }.
       *[last-year] Wygrana: { the-side }. Powód: { reason-last-year }.
    }
event-draw =
    { $reason ->
       *[last-year] Nikt nie wygrał: { reason-last-year }.
    }
event-gained =
    { $known ->
        [yes] { $seat }: zysk: { $talents ->
            [0] bez złota
           *[other] { talents }
        }
       *[no] { $seat }: zysk z karty
    }{ $initiative ->
        [0] {""}
       *[other] , { $initiative } PI
    }{ $count ->
        [0] .
       *[other] { $known ->
            [yes] , dobrane karty: { $cards }.
           *[no] , dobrane karty: { $count }.
        }
    }
event-robbed =
    { $known ->
        [yes] { $seat }: strata: { talents }, { $initiative } PI.
       *[no] { $seat }: strata: { $initiative } PI, może też Talenty.
    }
event-ship-lost = { $seat }: oddany okręt. Pole: { $field }.
event-tribute =
    { $known ->
        [yes] { $seat }: okup: { talents }. Miasto: { $city }.
       *[no] { $seat }: okup. Miasto: { $city }.
    }
event-struck = Działa karta: { $card }. Pole: { $field }.
event-attrition = { $card }, pole: { $field }, rzuty: { $rolls }. Straty: { $lost }.
event-exhausted =
    { $card }, pole: { $field }: { $success ->
        [yes] armia liczy się jako poruszona ({ $rolls }).
       *[no] bez skutku ({ $rolls }).
    }
event-bombarded = { $card }, pole: { $field }, rzuty: { $rolls }. Trafienia: { $hits }.
event-treason =
    { $card }: { $success ->
        [yes] { $city } otwiera bramy ({ $rolls }).
       *[no] { $city } dochowuje wierności ({ $rolls }).
    }
event-raided =
    { $known ->
        [yes] { $seat }: łupy: { talents }. Region: { $field }.
       *[no] { $seat }: złupiony region: { $field }.
    }
event-reinforced = { $seat }: posiłki, { the-nation }: { units }. Pole: { $field }.
event-leader-enters = { $seat }: do gry wchodzi { $leader }. Pole: { $field }.

## Zdarzenia: konsulowie

event-consuls-elected = Konsulowie tego roku: { $leaders }.
event-consul-placed = { $seat }: dowództwo obejmuje { $leader }. Pole: { $field }.
event-consul-drawn = { $seat }: nowy konsul: { $leader }.
event-prorogation =
    { $seat }: prokonsulat, { $leader }, rzut { $rolls } (potrzeba 6+): { $success ->
        [yes] zostaje na rok.
       *[no] bez skutku.
    }
event-dictator = Dyktatorem zostaje { $leader }; nowa armia w regionie Roma: { units }.
event-dictator-ends = Koniec dyktatury: { $leader }.

## Zdarzenia: ruch

event-activated = { $seat }: aktywacja: { $field } ({ $count } PI).
event-target = { $seat }: wspólny cel: { $field }.
event-joined = { $seat }: udział w ruchu, cel: { $field }.
event-marched = { $seat }: marsz { $field } → { $target }.
event-forced-march = { $seat }: rzut po forsownym marszu: { $rolls }. Region: { $field }.
event-alps = Alpy, droga do regionu { $field }: rzuty { $rolls } (strata na { $least }+). Straty: { units }.
event-sailed = { $seat }: rejs { $field } → { $target }.
event-docked = { $seat }: flota w porcie: { $city }.
event-loaded = { $seat }: załadunek: { units }. Pole: { $field }.
event-landed = { $seat }: desant: { units }. Region: { $field }.
event-handed-over = { $seat }: armia dla partnera. Przejmuje ją { $partner }. Wodzowie: { $leaders }.
event-ceded = { $seat }: miasto { $city } dla partnera. Przejmuje je { $partner }.
event-placed = { $seat }: wystawiono: { $counter }. Region: { $field }.
event-went-inside = { $seat }: wejście do miasta { $city }.
event-peace = { $seat }: propozycja pokoju. Pole: { $field }.
event-no-peace = { $seat }: wola walki. Pole: { $field }.

## Zdarzenia: bitwy

event-battle = Bitwa, pole { $field }: atakuje { the-attacker } ({ $attackers }), broni się { the-defender } ({ $defenders }).
event-resistance = Zbrojny opór Galów, region { $field }: atakuje { the-attacker } ({ $attackers }), broni się { the-defender } ({ $defenders }).
event-battle-round = Bitwa, runda { $round }. Pole: { $field }.
event-dice = { the-side }, rzuty: { $dice }.
paid = { $field } ({ $count })
dice-of =
    { $hit ->
        [0] { $unit } bez rzutu
       *[other] { $unit } { $rolls } ({ $hit }+)
    }
event-rolled-again = { $seat }: przerzut, { $unit }: { $rolls }.
event-frightened = Strach koni, { the-side }: kawaleria stoi na boku ({ $count }).
event-unit-lost = Strata, { the-side }: { $counter }. Pole: { $field }.
event-army-lost = Armia zniszczona, { the-side }: { units }. Pole: { $field }.
event-leader-eliminated = Ginie { $leader }. Pole: { $field }.
event-retreat = Odwrót z bitwy: { the-side }. Pole: { $field }.
event-retreated = Odwrót, { the-side }: { units } → { $field }.
event-pursuit = Pościg: { the-side }. Pole: { $field }.
event-battle-won = Zwycięstwo: { the-side }. Pole: { $field }. Straty wroga: { units }.
event-battle-drawn = W bitwie nikt nie ocalał. Pole: { $field }.
event-stowed = Ładunek na okrętach, { the-side }: { $ships }.
laden =
    { $count ->
        [0] okręt { $ship } pusty
       *[other] okręt { $ship }: { $counters }
    }
event-shielded = { the-side }: pierwsze trafienia, które się nie liczą: { $count }.
event-squall = Szkwał, pole { $field }: rzuty { $rolls }. Stracone okręty: { $count }.
event-sally = Wycieczka z miasta { $city }: rzuty { $rolls }. Trafienia: { $count }.
event-leader-escapes = { $leader } uchodzi do miasta { $city }.
event-initiative-gained = { $seat }: zysk: { $count } PI.
event-spied =
    { $known ->
        [yes] { $seat }: szpiedzy, cel: { $opponent }. Skarbiec: { talents }; karty: { $cards }
       *[no] { $seat }: szpiedzy, cel: { $opponent }.
    }
event-booty =
    { $known ->
        [yes] { $seat }: łup wojenny: { talents }. Miasto: { $city }.
       *[no] { $seat }: łup wojenny. Miasto: { $city }.
    }
event-sunk =
    { $count ->
        [0] { the-side }: tonie okręt nr { $ship }.
       *[other] { the-side }: tonie okręt nr { $ship }. Na pokładzie: { $counters }.
    }

## Zdarzenia: miasta

event-assault = { $seat }: szturm: { units }. Miasto: { $city }.
event-assault-rolls = { $seat }: rzuty w szturmie: { $rolls }. Trafienia: { $hits }. Miasto: { $city }.
event-besieged = { $seat }: oblężenie, miasto { $city }, poziom { $level }.
event-siege-lifted = Koniec oblężenia, miasto { $city }.
event-city-recovers = { $city } ma znów pełną obronę.
event-supplied = Zaopatrzenie z morza, miasto { $city }: poziom rośnie o { $count } do { $level }.
event-level = { $city }: poziom obrony { $level }.
event-surrender-roll =
    { $city }: rzut na poddanie { $rolls }{ $modifier ->
        [0] {""}
       *[other] {" "}+ { $modifier }
    } (potrzeba { $need }+).
event-captured = { $seat }: zdobyte miasto { $city }.
event-ravaged = { $seat }: spustoszenie, Talenty: { $count }. Region: { $field }.

## Zdarzenia: polityka i Galowie

event-politics = { $seat }: akcja polityczna, 2 PI i Talenty: { $count }.
event-state-moved =
    { $seat }: ruch na torze politycznym, { the-nation }: { $track ->
        [-2] sojusz z Kartaginą.
        [-1] przychylność Kartaginie.
        [0] neutralność.
        [1] przychylność Rzymowi.
       *[2] sojusz z Rzymem.
    }
event-alliance = Sojusz z { the-nation-instrumental }: { $seat }. Nowa ciężka piechota: { units }.
event-alliance-ended = Koniec sojuszu z { the-nation-instrumental }: { the-side }.
event-went-home = Wojska { the-nation-genitive } wracają do siebie. Region: { $field }.
event-aggression = Agresja przeciw { the-nation-dative }: państwo przechodzi na drugą stronę.
event-inclination = O wyborze strony przez { the-nation-accusative } decyduje kość: { $rolls }.
the-nation-accusative =
    { $nation ->
        [rome] Rzym
        [carthage] Kartaginę
        [syracuse] Syrakuzy
        [massilia] Massilię
        [numidia] Numidię
       *[macedonia] Macedonię
    }
event-tribe-tested =
    { the-side }: test plemienia { $field }: { $rolls }{ $modifier ->
        [0] {""}
       *[other] {" "}(modyfikator { $modifier })
    }, { $attitude ->
        [allied] sojusz.
        [friendly] przyjazne.
        [neutral] neutralne.
        [unfriendly] nieprzyjazne.
       *[hostile] wrogie.
    }
event-attitude =
    { $attitude ->
        [allied] Plemię { $field } jest w sojuszu z { the-nation-instrumental }.
        [friendly] Plemię { $field } jest przyjazne { the-nation-dative }.
       *[neutral] Plemię { $field } jest neutralne.
    }
event-volunteers = Ochotnicy galijscy, { the-nation }: { units }. Region: { $field }.

## Zdarzenia: ekonomia

event-income =
    { $known ->
        [yes] { $seat }: dochód: { talents }.
       *[no] { $seat }: dochód z miast.
    }
event-upkeep =
    { $known ->
        [yes] { $seat }: żołd: { talents }.
       *[no] { $seat }: wypłata żołdu.
    }
event-partner-pays = { $seat }: zapłata za wspólne jednostki, których nie opłaca { $partner }.
event-disbanded = { $seat }: rozwiązano: { $counter }. Pole: { $field }.
event-recruited = { $seat }: nowa jednostka: { $counter }. Region: { $field }.

## Odmowy: karty

refusal-discard-not-in-hand = Nie masz tej karty na ręce.
refusal-effect-not-in-hand = Nie masz karty z tym efektem.
refusal-initiative-not-in-hand = Nie masz tej karty, więc nie da ci inicjatywy.
refusal-gold-not-in-hand = Nie masz tej karty, więc nie da ci złota.
refusal-event-not-in-hand = Nie masz karty tego wydarzenia.
refusal-event-in-full = Wydarzenie wykonuje się w całości; nie można tu przerwać.
refusal-event-not-begun = Wydarzenie już zagrano, więc trzeba dokonać choć jednego wyboru.
refusal-event-too-dear = Masz za mało Talentów na to wydarzenie.
refusal-event-gains-nothing = To wydarzenie nic by ci teraz nie dało.
refusal-event-activations-used = Aktywacje z tego wydarzenia są już wykorzystane.
refusal-event-forbids-activation = Wydarzenie na razie zabrania aktywować te jednostki.
refusal-no-field-to-activate = Nie ma pola, które to wydarzenie mogłoby aktywować.
refusal-enemy-fleet-on-the-way = Przeprawę blokuje wroga flota.
refusal-nobody-to-cross = Nie ma tam nikogo, kto mógłby się przeprawić.
refusal-unit-not-there-to-cross = Nie ma tam takiej jednostki do przeprawy.
refusal-leader-not-there-to-cross = Nie ma tam takiego wodza do przeprawy.
refusal-no-more-units-cross = Karta nie pozwala przeprawić więcej jednostek.
refusal-not-a-landing-of-the-card = Karta nie pozwala im tam lądować.
refusal-take-somebody-across = Najpierw wybierz, kto się przeprawia.
refusal-event-activates-elsewhere = To wydarzenie nie aktywuje tego pola.
refusal-event-lands-elsewhere = To wydarzenie nie pozwala tam lądować.
refusal-event-lands-only = To wydarzenie pozwala tylko załadować się i lądować.
refusal-event-not-there = To wydarzenie nie sięga tego miejsca.
refusal-no-such-enemy-army = Nie ma wrogiej armii, w którą to wydarzenie mogłoby uderzyć.
refusal-army-too-small = Wroga armia jest za mała dla tego wydarzenia.
refusal-army-has-not-moved = Ta armia nie ruszała się w tym etapie.
refusal-army-has-moved = Ta armia ruszała się w tym etapie.
refusal-army-well-housed = Armia ma tam miasto własnej strony i nikogo nie oblega.
refusal-no-enemy-fleet = Nie ma tam wrogiej floty.
refusal-not-open-sea = To pole morskie nie jest pełnym morzem.
refusal-city-of-card-not-yours = Miasto z tej karty nie jest twoje.
refusal-no-cavalry-next-to-it = Obok nie stoi twoja armia z kawalerią.
refusal-you-besiege-no-city = Twoja strona nie oblega miasta, w które to wydarzenie mogłoby uderzyć.
refusal-city-not-besieged-by-you = Twoja strona nie oblega tego miasta.
refusal-too-few-units-of-the-nation = Pod tym miastem stoi za mało jednostek nacji z karty.
refusal-no-city-will-turn = Żadne miasto nie jest gotowe przejść na drugą stronę dzięki temu wydarzeniu.
refusal-city-not-on-card = Karta nie mówi o tym mieście.
refusal-no-enemy-city = Szturmować i oblegać można tylko miasto wroga.
refusal-city-not-the-enemys = To miasto nie należy do wroga.
refusal-city-too-strong = Obrona tego miasta jest za silna dla wydarzenia.
refusal-city-has-defenders = W tym mieście są dodatkowi obrońcy.
refusal-enemy-army-outside = W regionie poza miastem stoi wroga armia.
refusal-no-army-near-city = W pobliżu tego miasta nie ma dość dużej twojej armii.
refusal-marker-there-already = Znacznik tej karty już tam leży.
refusal-city-of-marker-not-yours = Miasto, które znacznik miałby chronić, nie jest twoje.
refusal-opponents-have-nothing-to-lose = Przeciwnicy nie mają nic, co wydarzenie mogłoby im odebrać.
refusal-leader-not-in-area = Wodza z tej karty nie ma tam, gdzie wymaga tego wydarzenie.
refusal-no-unguarded-port = Wróg nie ma portu bez okrętów.
refusal-not-an-enemy-port = To nie jest wrogi port.
refusal-port-guarded = Tego portu strzegą okręty.
refusal-no-ship-of-yours = Nie masz tam okrętu, który można by oddać.
refusal-not-an-opponent = Ten gracz nie jest twoim przeciwnikiem.
refusal-no-place-for-them = Nie ma miejsca, w którym jednostki z tego wydarzenia mogłyby się pojawić.
refusal-city-not-yours-to-reinforce = To miasto nie należy do twojej strony.
refusal-no-reinforcements-under-siege = Do obleganego miasta nie można wprowadzić posiłków.
refusal-place-not-on-card = Karta nie wymienia tego miejsca.
refusal-no-army-of-yours = Nie ma tam twojej armii.
refusal-no-leader-there = Tamtejsza armia nie ma wodza.
refusal-enemy-fleet-there = Jest tam wroga flota.
refusal-no-counters-left = Nie ma już żetonów tych jednostek.
refusal-no-room-in-city = Miasto nie ma dla nich miejsca, póki na zewnątrz stoi wróg.
refusal-leader-on-board = Ten wódz jest już na planszy.
refusal-leader-dead = Ten wódz wypadł z gry.
refusal-consul-dead = Ten konsul poległ i wypadł z gry.
refusal-tribe-not-allied-with-you = To plemię nie jest z tobą w sojuszu.
refusal-nation-not-with-you = Nacja z tej karty nie stoi po twojej stronie.
refusal-no-tribe-to-win = Nie ma plemienia, które to wydarzenie mogłoby pozyskać.
refusal-not-a-tribe = W tym regionie nie ma plemienia.
refusal-tribe-not-on-card = Karta nie sięga tego plemienia.
refusal-tribe-allied-with-you = To plemię jest już z tobą w sojuszu.
refusal-tribe-allied-with-enemy = To plemię jest w sojuszu z wrogiem i nie da się go kupić.
refusal-tribe-chosen-already = To plemię już wybrano.
refusal-no-unit-of-that-nation = Nie ma takiej jednostki tej nacji.

## Odmowy: polityka

refusal-no-politics-here = W tym scenariuszu nie ma polityki.
refusal-syracuse-has-a-player = Syrakuzami kieruje gracz: ich żetonu nie ma na torze.
refusal-syracuse-has-no-policy = Syrakuzy nie mogą wpływać na państwa ani plemiona.
refusal-state-allied-already = To państwo jest już w sojuszu.
refusal-state-allied-with-you = To państwo jest już twoim sojusznikiem.
refusal-state-protected = Na razie wrogie karty nie mogą przesunąć żetonu tego państwa.
refusal-no-politics-in-scenario = W tym scenariuszu nie ma akcji politycznych.
refusal-no-politics-of-syracuse = Syrakuzy nie wykonują akcji politycznych.
refusal-state-led-by-player = Tym państwem kieruje gracz: nie ma go na torze politycznym.
refusal-state-allied = Państwa w sojuszu nie przesuwa się akcjami politycznymi.
refusal-no-initiative-for-politics = Akcja polityczna kosztuje 2 Punkty Inicjatywy.
refusal-no-talents-for-politics = Akcja polityczna kosztuje 10 Talentów.

## Odmowy: aktywacja i marsz

refusal-field-not-in-scenario = Tego pola nie ma w tym scenariuszu.
refusal-nobody-to-activate = Nie masz tam kogo aktywować.
refusal-all-have-moved = Wszystkie twoje jednostki ruszały się tam już w tym etapie.
refusal-partners-army = Tamtejszej armii rozkazuje twój partner.
refusal-no-initiative-to-activate = Nie masz już Punktu Inicjatywy na tę aktywację.
refusal-free-activation-without-deed = Darmowa aktywacja wymaga jednostki, która może się ruszyć lub działać.
refusal-one-origin = Kilka pól aktywuje się w jednej akcji tylko dla jednego wspólnego celu albo gdy flota ładuje lub desantuje.
refusal-field-has-orders = To pole ma już rozkazy.
refusal-target-too-far = Cel jest stamtąd za daleko.
refusal-target-declared = Wspólny cel już zapowiedziano.
refusal-target-too-late = Wspólny cel zapowiada się, zanim ktokolwiek się ruszy.
refusal-nobody-else-can-come = Nikt z innego pola nie mógłby tam dotrzeć.
refusal-no-column = Nie wyznaczono jeszcze jednostek do ruchu.
refusal-ships-do-not-march = Flota nie maszeruje po lądzie.
refusal-region-not-adjacent = Stąd nie ma drogi do tego regionu.
refusal-no-points-to-march = Nikt nie ma już punktu ruchu, by maszerować dalej.
refusal-out-of-the-walls-first = Armia wychodzi najpierw z miasta do jego regionu.
refusal-leaders-alone = Wodzowie nie ruszają się bez jednostek.
refusal-must-reach-target = Wszyscy aktywowani muszą skończyć ruch w zapowiedzianym celu.
refusal-all-go-on-together = Połączone armie idą dalej tylko razem.
refusal-no-garrison-to-choose = Miasto wskazuje się tylko wtedy, gdy twoje jednostki stoją w kilku miejscach jego regionu.
refusal-unit-not-here = Nie ma tu takiej twojej jednostki.
refusal-unit-has-moved = Ta jednostka ruszała się już w tym etapie.
refusal-partners-unit = Tej jednostce rozkazuje twój partner.
refusal-column-under-way = Do maszerującej armii nikt nie dołącza.
refusal-all-are-taken = Wszyscy stamtąd już idą; można kogoś zostawić.
refusal-column-being-formed = Kto nie został zabrany, zostaje; zabierz wszystkich, by kogoś zostawić.
refusal-field-given-up = Wojska z tego pola pozostały na miejscu; w tej akcji nie dostaną już rozkazów.
refusal-unit-not-in-column = Taka jednostka nie idzie.
refusal-all-to-one-field = Wszyscy idą do jednego wspólnego celu: po drodze nikt nie zostaje.
refusal-leader-not-here = Nie ma tu takiego twojego wodza.
refusal-leader-has-moved = Ten wódz ruszał się już w tym etapie.
refusal-partners-leader = Ten wódz słucha twojego partnera.
refusal-leader-in-column = Ten wódz już idzie.
refusal-leader-not-in-column = Ten wódz nie idzie.
refusal-column-must-halt = Najpierw zakończ ruch tej armii.
refusal-free-activation-owes-a-deed = Darmowa aktywacja nie może się skończyć bez działania.
refusal-not-a-straggler = To nie jest piechota z armii, która maszerowała.

## Odmowy: floty

refusal-armies-do-not-sail = Armia bez okrętów nie pływa.
refusal-move-ends-in-port = Flota, która wpłynęła do portu, skończyła ruch.
refusal-no-ships-in-column = Nie ma z nimi okrętu.
refusal-sea-not-adjacent = To pole morskie nie sąsiaduje z flotą.
refusal-no-sea-points-left = Flocie brakuje na to punktów ruchu.
refusal-ships-overloaded = Okręt zabiera tylko dwie jednostki lądowe.
refusal-cargo-without-ships = Ci, którzy zostają na pokładzie, nie mieliby okrętów.
refusal-fleet-in-port-already = Flota jest już w porcie.
refusal-no-port-here = Port tego miasta nie leży nad polem morskim floty.
refusal-foreign-port = Ten port nie należy do twojej strony.
refusal-region-not-on-coast = Flota nie stoi u brzegu tego regionu.
refusal-nobody-to-load = Nie ma tam jednostki, która się nie ruszała i mogłaby wejść na pokład.
refusal-no-room-aboard = Na pokładach nie ma miejsca.
refusal-no-room-aboard-for-all = Na pokładach nie ma miejsca dla wszystkich.
refusal-nobody-to-land = Na pokładach nie ma kto lądować.
refusal-no-room-inside-for-all = Miasto nie pomieści tylu.
refusal-unit-not-there-to-load = Nie ma tam takiej jednostki, która się nie ruszała.
refusal-unit-not-aboard = Takiej jednostki nie ma na pokładzie.
refusal-leader-not-there-to-load = Tego wodza tam nie ma albo już się ruszał.
refusal-leader-not-aboard = Tego wodza nie ma na pokładzie.
refusal-leader-lands-alone = Wódz nie ląduje sam wśród wrogów.
refusal-nobody-chosen-yet = Najpierw kogoś wybierz.

## Odmowy: bitwy

refusal-no-such-unit-to-strike = Wróg nie ma takiej jednostki w tej bitwie.
refusal-no-such-unit-to-lose = Nie masz tu takiej jednostki do stracenia.
refusal-no-such-unit-to-give-up = Tej jednostki nie ma wśród tych, które zabiera efekt.
refusal-no-such-owner = Ten gracz nie ma takiej jednostki w bitwie.
refusal-no-miss-of-this-kind = Żadnej nieudanej kości tego rodzaju nie można przerzucić.
refusal-no-command-left = Nie masz już przerzutu dla tego rodzaju jednostek.
refusal-encircled = Wróg cię okrążył: w tej rundzie nie ma odwrotu.
refusal-retreat-not-adjacent = Armia wycofuje się na sąsiednie pole.
refusal-retreat-off-the-board = Tego pola nie ma w tym scenariuszu, więc nikt się tam nie wycofa.
refusal-attack-came-from-there = Obrońca nie wycofuje się tam, skąd nadszedł atak.
refusal-retreat-to-enemy = Nie wycofuje się tam, gdzie są wrogowie.
refusal-retreat-to-neutral = Nie wycofuje się na terytorium państwa neutralnego.
refusal-no-retreat-aboard = Nie wycofuje się na okręty.
refusal-retreat-to-other-city = Przyjmie cię tylko miasto twojej strony w tym regionie.
refusal-must-leave-the-tribe = Armia pobita przez plemię musi opuścić jego region.
refusal-city-full-for-retreat = Miasto nie ma miejsca dla wycofujących się.
refusal-no-own-port-here = Twoja strona nie ma takiego portu nad tym polem morskim.
refusal-no-such-unit-to-shelter = Takiej jednostki nie ma wśród wycofujących się.
refusal-no-such-owner-to-shelter = Ten gracz nie ma takiej jednostki wśród wycofujących się.
refusal-came-from-elsewhere = Żadna ocalała jednostka tego rodzaju stamtąd nie przyszła.
refusal-ship-full = Ten okręt jest pełny.
refusal-no-such-cargo = Takiej jednostki nie ma już do rozmieszczenia.
refusal-no-next-ship = To ostatni okręt.
refusal-cargo-must-fit = Pozostałe okręty nie zabrałyby reszty.
refusal-no-such-ship = Nie ma okrętu o tym numerze.
refusal-ships-alike = Okręt z takim samym ładunkiem jest wcześniej na liście: wybierz tamten.
refusal-not-your-ship = Ten okręt należy do twojego partnera.

## Odmowy: miasta

refusal-city-not-in-region = Tego miasta nie ma w tym regionie.
refusal-not-your-city = To miasto nie należy do twojej strony.
refusal-city-full = Miasto nikogo więcej nie pomieści.
refusal-city-too-small-for-all = Miasto nie pomieści wszystkich.
refusal-no-city-chosen = Najpierw wybierz miasto.
refusal-city-chosen = To miasto już wybrano.
refusal-unit-not-there-to-go-inside = Nie masz takiej jednostki na zewnątrz.
refusal-leader-not-there-to-go-inside = Nie masz takiego wodza na zewnątrz.
refusal-army-not-before-city = Armii nie ma w regionie tego miasta.
refusal-peace-with-its-army = Stoisz w pokoju obok armii tego miasta: aby zaatakować, wyjdź z regionu i wróć.
refusal-army-inside-the-walls = Armia w mieście tego nie robi.
refusal-no-points-to-storm = Żadna piechota nie ma już punktu ruchu na szturm.
refusal-no-points-to-besiege = Nikt nie ma już punktu ruchu na oblężenie.
refusal-only-infantry-storms = Miasto szturmuje tylko piechota.
refusal-not-among-the-stormers = Takiej jednostki nie ma wśród szturmujących.
refusal-not-among-the-defenders = Takiej twojej piechoty nie ma wśród obrońców miasta.
refusal-another-city-is-stormed = Szturm dotyczy innego miasta.
refusal-besieged-already = To miasto jest już oblegane.
refusal-too-few-to-besiege = Oblegającej piechoty musi być więcej niż poziom obrony i obrońcy razem.
refusal-only-infantry-besieges = Miasto oblega tylko piechota.
refusal-not-among-the-besieged-or-besiegers = Nie ma tam takiej twojej piechoty.

## Odmowy: spustoszenia

refusal-no-ravaging-in-this-game = W tej grze nie ma spustoszeń.
refusal-land-of-a-tribe = Ziem plemienia nie można pustoszyć.
refusal-not-enemy-land = To nie jest ziemia wroga, którą można by spustoszyć.
refusal-nothing-left-to-ravage = Z tego regionu nie ma już co zabrać.
refusal-nothing-to-ravage = Żadna twoja armia nie stoi tam, gdzie jest co pustoszyć.
refusal-not-cavalry-alone = Armia musi się składać z samej kawalerii.
refusal-no-points-to-ravage = Nikt nie ma już punktów ruchu na spustoszenie.

## Odmowy: partnerzy i rozstawienie

refusal-no-partner = Nie masz partnera, któremu można by przekazać armię.
refusal-leader-off-the-board = Tego wodza nie ma na planszy.
refusal-leader-not-yours = Ten wódz nie jest twój.
refusal-leader-without-army = Ten wódz nie ma przy sobie jednostek.
refusal-no-initiative-to-hand-over = Przekazanie armii kosztuje 1 Punkt Inicjatywy.
refusal-unit-not-in-his-army = Nie ma przy nim takiej twojej jednostki.
refusal-leader-not-in-his-army = Nie ma przy nim takiego twojego wodza.
refusal-army-has-units = Przekazywana armia ma co najmniej jedną jednostkę.
refusal-no-partner-for-cities = Nie masz partnera, któremu można by przekazać miasto.
refusal-city-not-yours = Nie masz karty tego miasta.
refusal-city-of-base-zone = Miast ze strefy bazowej się nie przekazuje.
refusal-city-of-an-ally = Miast sojusznika się nie przekazuje.
refusal-no-initiative-to-cede = Przekazanie miasta kosztuje 1 Punkt Inicjatywy.
refusal-placing-outside-the-area = Ten region leży poza obszarem, w którym wolno stanąć.
refusal-placing-at-an-enemy-city = Nikogo nie stawia się przy wrogim mieście.
refusal-placing-at-a-strange-tribe = Z regionów plemion wolno wybrać tylko sprzymierzone.
refusal-placing-there-already = Ten region już wybrano.
refusal-none-left-to-place = Takiej jednostki nie ma już do wystawienia.
refusal-no-siege-at-the-start = Rozstawienie nie pozwala zacząć gry od oblężenia tego miasta.
refusal-placing-without-port = Okręty stawia się tylko w porcie swojej strony.
refusal-leader-not-of-the-force = Ten wódz nie należy do tych wojsk.
refusal-nobody-to-lead-there = Ten wódz już tam jest albo nie ma tam kim dowodzić.

## Odmowy: konsulowie i ekonomia

refusal-consul-not-drawn = Tego konsula nie wylosowano albo już prowadzi armię.
refusal-not-an-outgoing-consul = Nie jest ustępującym konsulem na planszy.
refusal-not-your-consul = Ten konsul słucha twojego partnera.
refusal-consuls-at-roma-or-in-office = Nowy konsul staje w regionie Roma albo w miejscu ustępującego.
refusal-not-a-consul-of-last-year = Prokonsulem może zostać tylko zeszłoroczny konsul.
refusal-not-a-consul-in-office = Nie jest urzędującym konsulem na planszy.
refusal-no-talents-to-pay-with = Masz za mało Talentów, by za nich zapłacić.
refusal-nobody-to-disband-there = Nie opłacasz tam takiej jednostki.
refusal-ship-carries-troops = Okręt jest potrzebny wojsku na pokładzie.
refusal-not-your-nation = Tych jednostek nie możesz rekrutować.
refusal-no-counter-left = Nie ma już żetonu tej jednostki.
refusal-gauls-in-allied-tribes-only = Galów rekrutuje się tylko wśród sprzymierzonych plemion.
refusal-tribe-has-no-more = To plemię nie da ich więcej w tej fazie.
refusal-no-city-of-theirs = Nie masz tam miasta tej nacji.
refusal-city-besieged = Oblegane miasto nie daje rekruta.
refusal-city-without-port = Okręty buduje się tylko w mieście z portem.
refusal-city-without-elephants = Słonie wystawia się tylko w mieście z ich symbolem.
refusal-city-has-no-more = To miasto wystawiło już tyle jednostek, na ile pozwala dochód.
refusal-no-room-inside = Na zewnątrz stoi wróg, a w mieście nie ma miejsca.
refusal-too-few-talents = Masz za mało Talentów na tę jednostkę.
refusal-nothing-to-recruit-there = Nie możesz tam nic rekrutować.
refusal-city-does-not-raise-it = To miasto nie może powołać tej jednostki.

## Odmowy: efekty

refusal-effect-not-now = Ten efekt czeka na inną chwilę.
refusal-effect-without-battle = Nie ma bitwy dla tego efektu.
refusal-effect-on-land-only = Ten efekt działa tylko w bitwach lądowych.
refusal-effect-at-sea-only = Ten efekt działa tylko w bitwach morskich.
refusal-effect-in-another-attack = Ten efekt należy do innego ataku rundy.
refusal-effect-without-units = W bitwie nie ma jednostek, których ten efekt mógłby użyć lub w które mógłby uderzyć.
refusal-effect-needs-more-cavalry = Twoja strona musi mieć w bitwie więcej kawalerii niż druga.
refusal-effect-needs-a-leader = Musisz mieć wodza w tej bitwie.
refusal-effect-needs-heavy-infantry = Musisz mieć ciężką piechotę w tej bitwie.
refusal-effect-not-that-choice = Efekt nie daje takiego wyboru.
refusal-not-an-opponents-card = Tej karty nie zagrał przeciwnik.
refusal-nothing-to-cancel = Nie ma tu czego zniwelować.
refusal-event-with-star = Wydarzenia z gwiazdką nie można zniwelować.
refusal-not-your-leader-to-save = To nie twój wódz do ocalenia.
refusal-leader-in-no-danger = Temu wodzowi już nic nie grozi.
refusal-no-city-to-escape-to = Nie ma miasta, do którego mógłby uciec.
refusal-no-command-to-stop = Druga strona nie ma dowodzenia w tej rundzie.
refusal-no-misses-to-roll-again = Nie ma nieudanych kości, które efekt mógłby przerzucić.
refusal-only-the-defender-avoids = Od bitwy może się uchylić tylko obrońca.
refusal-nowhere-to-retreat = Nie ma dokąd się wycofać.
refusal-not-pursuing = To nie ty ścigasz.
refusal-not-pursued = Nikt cię nie ściga.
refusal-no-tens-against-you = Przeciw twojej stronie nie wypadły dziesiątki.
refusal-not-your-upkeep = To nie twój żołd jest teraz płacony.
refusal-not-your-capture = To nie ty zdobyłeś to miasto.
refusal-not-your-column = To nie ty się poruszasz.
refusal-effect-for-fleets = Ten efekt jest dla flot.
refusal-effect-for-armies = Ten efekt jest dla armii na lądzie.
refusal-effect-for-cavalry-alone = Ten efekt jest dla armii z samej kawalerii.
refusal-effect-once-under-way = Ten efekt jest dla armii, która już ruszyła.
refusal-not-an-enemy-fleet = To nie jest flota przeciwnika.
refusal-not-a-city-of-yours = To nie jest oblegane miasto twojej strony.
refusal-no-city-of-yours-besieged = Żadne miasto twojej strony nie jest oblegane.
refusal-not-your-assault = To nie ty szturmujesz.
refusal-not-your-siege = To nie ty oblegasz to miasto.
refusal-effect-too-dear = Masz za mało Talentów na ten efekt.

## Odmowy: nie ta chwila

refusal-when-initiative = Kartę dla inicjatywy zagrywa się jako swoją akcję w kolejce.
refusal-when-gold = Kartę dla złota zagrywa się jako swoją akcję w kolejce.
refusal-when-event = Wydarzenie zagrywa się jako swoją akcję w kolejce.
refusal-when-effect = Efekt zagrywa się tylko w chwili, o której mówi jego treść.
refusal-when-discard = Karty odrzuca się tylko ponad limit siedmiu albo gdy żąda tego karta.
refusal-when-politics = Akcję polityczną wykonuje się jako swoją akcję w kolejce.
refusal-when-hand_over = Armię przekazuje się jako swoją akcję w kolejce.
refusal-when-cede = Zdobyte miasto przekazuje się jako swoją akcję w kolejce.
refusal-when-activate = Regiony i pola morskie aktywuje się jako swoją akcję w kolejce albo w trakcie ruchu do jednego wspólnego celu.
refusal-when-converge = Wspólny cel podaje się tylko przy aktywacji, zanim ktokolwiek się ruszy.
refusal-when-take = Jednostki wyznacza się, gdy armia się tworzy, ładuje, ląduje albo wchodzi do miasta.
refusal-when-take_all = Wszystkich zabiera się, gdy armia się tworzy, ładuje, ląduje albo wchodzi do miasta.
refusal-when-leave = Jednostki zostawia się tylko wtedy, gdy armia się tworzy albo maszeruje.
refusal-when-lead = Wódz dołącza, gdy armia się tworzy, ładuje, ląduje albo wchodzi do miasta.
refusal-when-stay = Wódz zostaje tylko wtedy, gdy armia się tworzy albo maszeruje.
refusal-when-march = Jednostki maszerują tylko po aktywacji ich regionu.
refusal-when-sail = Flota płynie tylko po aktywacji jej pola morskiego albo regionu jej portu.
refusal-when-port = Do portu wpływa tylko flota w ruchu.
refusal-when-load = Na pokład zabiera jednostki tylko flota w ruchu.
refusal-when-land = Jednostki wysadza na ląd tylko flota w ruchu.
refusal-when-halt = Ruch kończy się tylko wtedy, gdy porusza się armia lub flota.
refusal-when-join = Do ruchu dołącza się tylko wtedy, gdy partner zapowiedział, dokąd idzie jego armia.
refusal-when-assault = Miasto szturmuje tylko aktywowana armia w jego regionie.
refusal-when-besiege = Oblężenie zaczyna tylko aktywowana armia w regionie miasta.
refusal-when-ravage = Region pustoszy tylko aktywowana armia, która w nim jest, i tylko z opcją spustoszeń.
refusal-when-walls = Do miasta wchodzi się, gdy wróg wkracza do jego regionu, albo w odwrocie.
refusal-when-peace = Pokój zachowuje się tylko wtedy, gdy armia Syrakuz spotkała właśnie inną.
refusal-when-fight = O walce rozstrzyga się tylko w bitwie albo gdy armie właśnie się spotkały.
refusal-when-retreat = Odwrót zarządza się tylko w bitwie, po jej rundzie albo przed nią, gdy pozwala na to przepis.
refusal-when-to = Cel wybiera się tylko dla armii lub floty w odwrocie.
refusal-when-pursue = Ściga się tylko wtedy, gdy wróg wycofał się właśnie przed twoją armią.
refusal-when-reroll = Kości przerzuca się tylko po własnych rzutach w bitwie lub szturmie.
refusal-when-lose = Straty wybiera się tylko wtedy, gdy twoje jednostki trafiono albo trzeba je oddać.
refusal-when-strike = Wrogą jednostkę wybiera się tylko po wyrzuceniu 10.
refusal-when-stow = Ładunek rozmieszcza się tylko przed bitwą morską.
refusal-when-next_ship = Do następnego okrętu przechodzi się tylko przy rozmieszczaniu ładunku przed bitwą morską.
refusal-when-sink = Który okręt tonie, wybiera się tylko po trafieniach w bitwie morskiej.
refusal-when-help = Stronę wskazuje tylko gracz, który zagrywa efekt bitewny, nie biorąc udziału w bitwie.
refusal-when-place = Jednostki wystawia się tylko przy rozstawieniu, a nowych konsulów tylko po wyborach.
refusal-when-region = Region wybiera się tylko dla karty, która o niego pyta.
refusal-when-sea = Pole morskie wybiera się tylko dla karty, która o nie pyta.
refusal-when-city = Miasto wybiera się tylko wtedy, gdy pyta o nie karta lub przepis.
refusal-when-opponent = Gracza wybiera się tylko dla karty, która w niego uderza.
refusal-when-consul = Konsulów wskazuje się tylko przy wyborach albo gdy mianuje się dyktatora lub prokonsula.
refusal-when-muster = Gdzie rekrutować, wybiera się tylko w fazie ekonomii, gdy przypada twoja kolej rekrutacji.
refusal-when-recruit = Jednostki rekrutuje się tylko w fazie ekonomii, gdy przypada twoja kolej rekrutacji.
refusal-when-disband = Jednostki rozwiązuje się tylko wtedy, gdy nie możesz opłacić wszystkich.
refusal-when-pay = Płaci się tylko tam, gdzie zażądano zapłaty.
refusal-when-pass = Pasuje się tylko we własnej kolejce akcji albo tam, gdzie można odmówić tego, co jest proponowane.
refusal-when-done = Kończy się tylko tam, gdzie po sobie może nastąpić kilka wyborów.

## Co robią efekty

effect-about-ambush = Bitwa lądowa. Najwyżej 4 jednostki piechoty twojej strony w tej bitwie rzucają po razie według swojej siły, bez przerzutów z dowodzenia. Straty zdejmuje się przed rundą 1; 10 jest krytyczna jak zwykle.
effect-about-favourable_ground = Bitwa lądowa. 2 pierwsze trafienia drugiej strony w tej rundzie się nie liczą. Zagrany przed bitwą obejmuje łącznie ataki przed bitwą i rundę 1; w rundzie trzeba go zagrać przed jej pierwszym rzutem.
effect-about-smile_of_the_gods = Niweluje jeden efekt zagrany właśnie przez przeciwnika, zanim zadziała; zniwelowana karta trafia na stos odrzuconych. Na ten efekt też można odpowiedzieć.
effect-about-hot_pursuit = Twoja lekka i galijska piechota ze zwycięskiej armii dołącza do tego pościgu i rzuca po razie według swojej siły.
effect-about-rearguard = Twoja wycofująca się armia pomija 3 pierwsze trafienia tego pościgu.
effect-about-encirclement = Zagraj na początku rundy bitwy lądowej, w której twoja strona ma więcej jednostek kawalerii niż druga. Druga strona nie może się wycofać na końcu tej rundy.
effect-about-raging_elephants = Zagraj przed atakiem kawalerii i słoni. Każda wroga jednostka słoni rzuca kością: na 6+ jej automatyczne trafienie spada na własną stronę, która sama wybiera stratę, zamiast na twoją.
effect-about-skirmishers = Zagraj przed atakiem lekkiej piechoty. Twoja lekka piechota trafia w nim na 7+.
effect-about-cavalry_charge = Zagraj przed atakiem kawalerii i słoni. Twoja kawaleria i kawaleria galijska, które walczą w tej rundzie, trafiają w nim na 6+.
effect-about-close_order = Zagraj przed atakiem ciężkiej i galijskiej piechoty. Najwyżej 5 twoich jednostek ciężkiej piechoty trafia w nim na 6+.
effect-about-triarii = Zagraj po rzutach ciężkiej piechoty. Przerzuć najwyżej 4 jej nieudane kości, każdą tylko raz, niezależnie od dowodzenia.
effect-about-inspired_command = Jeśli masz w tej bitwie wodza, twoja strona ma w tej rundzie 3 dodatkowe przerzuty.
effect-about-disorder_in_the_ranks = Druga strona nie może w tej rundzie używać punktów dowodzenia.
effect-about-refuse_battle = Tylko dla obrońcy i tylko na lądzie. Cała twoja armia wycofuje się według 5.4 przed rundą 1: bitwy nie ma, lecz kawaleria atakującego może ścigać.
effect-about-forced_march = Jedna armia, którą poruszasz, ma 1 punkt ruchu więcej. Gdy się zatrzyma, rzuć raz kością: na 8+ traci 1 jednostkę piechoty, którą wybierasz, jeśli jakąś ma.
effect-about-mountain_guides = Zagraj przed rzutami przy przejściu przez Alpy. Jednostki tej armii giną tylko na 10.
effect-about-burned_engines = Zagraj w fazie oblężeń za oblegane miasto twojej strony. W tym etapie niczego nie traci i nie rzuca na poddanie; oblegający mimo to traci swoją piechotę.
effect-about-siege_engines = Zagraj na początku rundy swojego szturmu. Najwyżej 6 kości ataku trafia w tej rundzie na 9+.
effect-about-sally = Zagraj za oblegane miasto twojej strony w dowolnej chwili etapu. Każdy poziom załogi, na 7+, i każda piechota dodatkowych obrońców, według swojej siły, rzuca raz przeciw oblegającym, bez odpowiedzi i bez dowodzenia. Jeśli oblegających jest potem za mało, oblężenie się kończy (6.2).
effect-about-stored_grain = Podnieś o 2 aktualny poziom obleganego miasta twojej strony, nie powyżej obrony z jego karty.
effect-about-fair_winds = Jedna z twoich poruszających się flot ma 3 punkty ruchu więcej.
effect-about-sudden_squall = Zagraj, gdy flota przeciwnika wpływa na pełne morze. Rzuć za każdy jej okręt: na 9+ ginie z tym, co wiezie. Bez PZ.
effect-about-boarding = Bitwa morska. W tej rundzie twoje okręty z co najmniej jedną piechotą na pokładzie mają jeszcze +1 do rzutu.
effect-about-ramming = Bitwa morska. W tej rundzie twoje okręty bez piechoty na pokładzie mają +2 do rzutu.
effect-about-spies = Obejrzyj rękę i skarbiec jednego przeciwnika.
effect-about-messengers = Dostajesz 1 Punkt Inicjatywy.
effect-about-pay_in_arrears = W tej fazie ekonomii płacisz za utrzymanie 6 Talentów mniej (9.2).
effect-about-booty = Zagraj zaraz po zdobyciu przez ciebie miasta: dostajesz Talenty w wysokości jego dochodu.
effect-about-gallic_desertion = Najwyżej 2 galijskie jednostki przeciwnika w tej bitwie, wybrane przez właściciela, opuszczają ją i są usuwane. Nie dają PZ.
effect-about-feigned_retreat = Zagraj po rzutach kawalerii. Przerzuć wszystkie nieudane kości swojej kawalerii, każdą raz.
effect-about-fog = Bitwa lądowa. W rundzie 1 lekka piechota i kawaleria drugiej strony nie atakują.
effect-about-leader_escapes = Zagraj, gdy twój wódz ma zostać wyeliminowany. Trafia zamiast tego do najbliższego, licząc w regionach, nieobleganego miasta twojej strony (z równych wybierasz ty; gdy nie ma żadnego, do twojej stolicy) i nie daje PZ.
effect-about-iron_discipline = W tym ataku bitwy straty za 10 wyrzucone przez przeciwnika wybierasz ty, nie on.
effect-about-ill_omen = Niweluje kartę bez gwiazdki zagraną właśnie przez przeciwnika jako wydarzenie. Karta trafia na stos odrzuconych, a jego akcja przepada.
effect-about-bribed_guards = Zagraj przed rzutem na poddanie miasta, które oblegasz, i zapłać 3 Talenty: rzut dostaje +3. Na polu bez flagi rzuć mimo to; potrzeba 10.
effect-about-hail_of_missiles = Bitwa lądowa. Najwyżej 4 twoje jednostki lekkiej piechoty w tej bitwie rzucają po razie na 8+; straty zdejmuje się przed rundą 1.
effect-about-wall_of_pikes = Tylko jeśli masz w bitwie ciężką piechotę. 3 pierwsze trafienia drugiej strony w ataku kawalerii i słoni w tej rundzie się nie liczą.
effect-about-outflanking = Jeśli twoja strona ma w tej bitwie więcej kawalerii: 2 dodatkowe rzuty na 8+ w ataku ciężkiej i galijskiej piechoty w tej rundzie.
effect-about-raid = Jedna twoja armia złożona z samej kawalerii ma 2 punkty ruchu więcej.

## Co potrafią wodzowie

leader-about-hannibal = W rundzie 1 bitwy lądowej z udziałem Hannibala druga strona ma łącznie o 2 punkty dowodzenia mniej, nigdy poniżej 0.
leader-about-cartalon = W każdej rundzie można przerzucić jeden nieudany rzut kawalerii lub kawalerii galijskiej niezależnie od punktów dowodzenia.
leader-about-magon = Raz w bitwie lądowej, przed rundą 1 i po efektach z kart, najwyżej 2 jednostki piechoty lub kawalerii jego armii rzucają raz według swojej siły, bez dowodzenia; straty zdejmuje się od razu.
leader-about-hannon = Testy plemion (8.2) dla armii z Hannonem mają +1.
leader-about-maharbal = W pościgu cała kawaleria i kawaleria galijska jego armii trafia na 7+.
leader-about-hasdrubal = Jednostki, które przechodzą z nim Alpy, giną na 9+ zamiast na 8+.
leader-about-hannon_magnus = W fazie ekonomii jego gracz dostaje 2 Talenty, jeśli wódz jest w regionie Carthago, a miasto jest kartagińskie i nieoblegane.
leader-about-hasdrubal_giskon = Póki Numidia jest w sojuszu z jego stroną, kawaleria numidyjska w jego bitwie trafia w rundzie 1 na 7+.
leader-about-scipio_pc = Pierwsze trafienie w pościgu za jego wycofującą się armią się nie liczy.
leader-about-scipio_africanus = W jego bitwach wroga jednostka słoni trafia tylko na 5+, jednym rzutem bez przerzutu, zamiast automatycznie. Strach koni pozostaje.
leader-about-fabius_maximus = Gdy jego armia zostanie zaatakowana na lądzie, może od razu wycofać się według 5.4 zamiast walczyć; kawaleria atakującego może ścigać.
leader-about-marcellus = W szturmie, który prowadzi, najwyżej 3 kości ataku trafiają na 9+.
leader-about-claudius_nero = Raz w etapie piechota, która całą drogę idzie z nim, ma 3 punkty ruchu.
leader-about-ajostros = Gdy jest w szturmowanym mieście Syrakuz, obrońca wykonuje w każdej rundzie szturmu 2 dodatkowe rzuty na 7+.
leader-about-masynissa = W pościgu kawaleria Massilii i Numidii w jego armii trafia na 7+.
leader-about-syfaks = Kawaleria numidyjska rekrutowana w fazie ekonomii, gdy jest on w macierzystym regionie Numidii, kosztuje 2 Talenty.
leader-about-filip_v = W rundzie 1 najwyżej 4 macedońskie ciężkie piechoty jego armii trafiają na 6+.

## Co robią wydarzenia z kart

card-about-carthage_treason_of_capua = Rzymska Capua przechodzi bez rzutu do Kartaginy, jeśli w regionie Capua lub obok niego jest kartagińska armia z co najmniej 5 jednostkami lądowymi, a w samym regionie nie stoi poza miastem żadna armia rzymska.
card-about-carthage_treason_of_tarentum = Rzymskie Tarentum przechodzi do Kartaginy przy rzucie 3+, jeśli w jego regionie jest kartagińska armia z co najmniej 3 jednostkami lądowymi. Przy 1–2 karta trafia na stos odrzuconych, zamiast wypaść z gry.
card-about-carthage_gallic_rising = Najwyżej 3 wybrane plemiona Galii Transpadańskiej przesuwają się o jeden stopień ku Kartaginie: od sojuszu z Rzymem przez przyjazne Rzymowi, neutralne i przyjazne Kartaginie do sojuszu z Kartaginą (który daje 2 piechoty galijskie, 8.2).
card-about-carthage_wave_of_devastation = Każda armia twojej strony z co najmniej 5 jednostkami lądowymi we wrogim regionie z miastem od razu go pustoszy bez punktów ruchu: 1 Talent za każde pełne 5 jednostek, najwyżej dochód miasta pomniejszony o leżące tam żetony, i tyle samo żetonów (12.1). Bez opcji spustoszeń te Talenty płaci właściciel, na ile go stać, a żetonów nie ma.
card-about-carthage_traitors_in_the_city = Wybierz miasto oblegane przez twoją stronę i rzuć: na 7+ poddaje się od razu, a dodatkowi obrońcy giną; w przeciwnym razie traci dodatkowego obrońcę lub poziom jak w 6.2, bez straty po twojej stronie.
card-about-carthage_losses_on_the_march = Wybierz wrogą armię, która już się ruszała w tym etapie. Rzuć za każdą jej jednostkę piechoty i słoni: na 9+ jest usuwana. Bez PZ.
card-about-carthage_disease_in_the_army = Wybierz wrogą armię z co najmniej 5 jednostkami lądowymi, która oblega miasto albo stoi w regionie bez miasta własnej strony. Rzuć za każdą jej jednostkę lądową: na 9+, na Sycylii na 8+, jest usuwana. Bez PZ.
card-about-carthage_storm = Wybierz pole pełnego morza z wrogą flotą. Rzuć za każdy okręt na nim, każdej nacji: na 6+ ginie ze wszystkim na pokładzie. Wodzowie z pokładu przechodzą na inny okręt na tym polu, a jeśli go nie ma, giną. PZ nie ma za jednostki, ale są za wodzów.
card-about-carthage_pirates = Wybierz wrogie miasto z portem, w którym nie ma okrętów. Jego gracz płaci ci połowę dochodu miasta, zaokrągloną w górę, najwyżej tyle, ile ma; albo, jeśli woli, usuwa 1 okręt z dowolnej swojej floty.
card-about-carthage_death_of_hiero_ii = Przesuń żeton Syrakuz o 2 pola ku swojej stronie, nawet z sojuszu z wrogiem, który wtedy się kończy (VII). Nie wtedy, gdy Syrakuzami kieruje gracz (10.4).
card-about-carthage_sophonisba = Przesuń żeton Numidii o 2 pola ku swojej stronie, nawet z sojuszu z wrogiem, który wtedy się kończy (VII).
card-about-carthage_embassy_to_philip = Przesuń żeton Macedonii o 1 pole ku swojej stronie. Nie wtedy, gdy państwo jest w sojuszu (3.4).
card-about-carthage_envoys_among_the_massylii = Przesuń żeton Massilii (Massylów) o 1 pole ku swojej stronie. Nie wtedy, gdy państwo jest w sojuszu (3.4).
card-about-carthage_reinforcements_from_africa = Wystaw 3 ciężkie piechoty, 1 lekką piechotę i 1 jednostkę słoni w jednym kartagińskim mieście Afryki.
card-about-carthage_iberian_mercenaries = Wystaw 2 ciężkie piechoty, 2 lekkie piechoty i 1 kawalerię w jednym kartagińskim mieście Hiszpanii.
card-about-carthage_balearic_slingers = Wystaw 4 lekkie piechoty w mieście Ebusus albo w jednym kartagińskim mieście Hiszpanii.
card-about-carthage_bomilcars_fleet = Wystaw 3 okręty w jednym kartagińskim porcie Afryki albo Hiszpanii.
card-about-carthage_war_elephants = Wystaw 2 jednostki słoni w jednym kartagińskim mieście z symbolem słonia.
card-about-carthage_silver_mines = Dostajesz 5 Talentów, jeśli twoja strona ma Castulo, i jeszcze 5, jeśli ma Carthago Nova.
card-about-carthage_hasdrubal_son_of_gisco = Wystaw Hazdrubala, syna Giskona, z 2 ciężkimi piechotami i 1 kawalerią w jednym kartagińskim mieście Afryki albo Hiszpanii. Nie wtedy, gdy jest na planszy albo wypadł z gry.
card-about-carthage_great_march = Aktywuj bez Punktów Inicjatywy najwyżej 2 regiony ze swoim wodzem i rusz się jak w 4.2.
card-about-carthage_hannibal_at_the_gates = Tylko jeśli armia z Hannibalem jest w Italii. Każdy gracz Rzymu traci 1 Punkt Inicjatywy i odrzuca 1 losową kartę; jeśli armia Hannibala jest w regionie Roma lub obok niego, dostajesz też 1 PZ (11.2).
card-about-carthage_hundred_and_four = Dobierz 2 karty z talii Kartaginy, z zachowaniem limitu 7 na ręce.
card-about-carthage_defection_of_the_allies = Wybierz rzymskie miasto ze strefy południowej o obronie najwyżej 2 i bez dodatkowych obrońców, w którego regionie stoi kartagińska armia z co najmniej 5 jednostkami lądowymi. Przy rzucie 6+ przechodzi do Kartaginy.
card-about-carthage_gallic_volunteers = Wystaw 2 piechoty galijskie w jednym plemieniu sprzymierzonym z Kartaginą i po 1 w najwyżej 2 innych; w jednym z tych miejsc dodaj 1 kawalerię galijską.
card-about-carthage_iberian_alliances = Najwyżej 2 wybrane plemiona Hiszpanii przesuwają się o jeden stopień ku Kartaginie.
card-about-rome_new_legions = Wystaw 4 ciężkie piechoty i 2 lekkie piechoty w mieście Roma.
card-about-rome_levy_in_italy = Wystaw 3 ciężkie piechoty, 1 lekką piechotę i 1 kawalerię w jednym rzymskim mieście Italii.
card-about-rome_naval_allies = Wystaw 3 okręty w jednym rzymskim porcie Italii.
card-about-rome_grain_from_sicily_and_sardinia = Dostajesz 2 Talenty za każde miasto twojej strony na Sycylii, Sardynii i Korsyce, najwyżej 10.
card-about-rome_war_tax = Dostajesz 1 Talent za każde nieoblegane rzymskie miasto Italii, najwyżej 12.
card-about-rome_senate_in_session = Dobierz 2 karty z talii Rzymu, z zachowaniem limitu 7 na ręce.
card-about-rome_disease_in_the_army = { card-about-carthage_disease_in_the_army }
card-about-rome_losses_on_the_march = { card-about-carthage_losses_on_the_march }
card-about-rome_storm = { card-about-carthage_storm }
card-about-rome_pirates = { card-about-carthage_pirates }
card-about-rome_traitors_in_the_city = { card-about-carthage_traitors_in_the_city }
card-about-rome_masinissa = Przesuń żeton Massilii (Massylów) o 2 pola ku swojej stronie, nawet z sojuszu z wrogiem, który wtedy się kończy (VII). Jeśli jest potem w sojuszu z Rzymem, a Masynissy nie ma na planszy ani nie wypadł z gry, wystaw go w mieście Cirta z 2 kawaleriami Massylów.
card-about-rome_legate_to_syphax = Przesuń żeton Numidii o 1 pole ku swojej stronie. Nie wtedy, gdy państwo jest w sojuszu (3.4).
card-about-rome_achaean_league = Jeśli Macedonia jest w sojuszu z Kartaginą, jej gracz usuwa 3 wybrane jednostki macedońskie, bez PZ, i do końca następnego etapu nie można aktywować żadnej jednostki macedońskiej. W przeciwnym razie przesuń Macedonię o 1 pole ku Rzymowi.
card-about-rome_hieros_friendship = Przesuń żeton Syrakuz o 1 pole ku swojej stronie. Nie wtedy, gdy państwo jest w sojuszu (3.4), ani gdy Syrakuzami kieruje gracz (10.4).
card-about-rome_bribed_chieftains = Zapłać 3 Talenty i wybierz plemię, które nie jest w sojuszu z Kartaginą: przesuwa się o jeden stopień ku Rzymowi.
card-about-rome_faithful_cenomani = Wystaw 2 piechoty galijskie i 1 kawalerię galijską w jednym plemieniu sprzymierzonym z Rzymem.
card-about-rome_scipio_africanus = Wystaw Scypiona Afrykańskiego w mieście Roma albo przy dowolnej armii rzymskiej. Opuszcza pulę konsulów i służy obok dwóch konsulów, aż zostanie wyeliminowany. Nie wtedy, gdy jest na planszy albo wypadł z gry.
card-about-rome_proconsul_in_spain = Wystaw 3 ciężkie piechoty, 1 lekką piechotę, 1 kawalerię i 1 okręt w mieście Emporiae albo w innym rzymskim porcie poza Italią.
card-about-rome_delayer = Wybierz wrogą armię w Italii, która nie ruszała się w tym etapie. Liczy się jako poruszona, lecz zaatakowana nadal walczy. Jeśli jest z nią Hannibal, potrzeba rzutu 5+.
card-about-rome_slave_legions = Zapłać 2 Talenty: wystaw 2 ciężkie piechoty i 4 lekkie piechoty w mieście Roma albo Beneventum.
card-about-rome_siege_works = Wybierz miasto oblegane przez twoją stronę: traci dodatkowego obrońcę albo, gdy go nie ma, poziom; potem rzuć na poddanie, jeśli jego poziom ma flagę.
card-about-rome_loyal_colonies = Wybierz najwyżej 3 nieoblegane rzymskie miasta Italii lub Galii Transpadańskiej: każde dostaje 1 ciężką piechotę.
card-about-rome_landing_in_africa = Aktywuj bez Punktów Inicjatywy najwyżej 2 regiony lub pola morskie, których jednostki w tej akcji ładują się na okręty i lądują w Afryce, Massylii, Numidii lub Hiszpanii.
card-about-rome_hannos_faction = Każdy gracz Kartaginy traci 4 Talenty i 1 Punkt Inicjatywy; jeśli Kartagina nie ma żadnego miasta w Italii, dostajesz też 1 PZ (11.2).
card-about-rome_sibylline_books = Dostajesz 2 Punkty Inicjatywy i dobierasz 1 kartę z talii Rzymu.
card-about-syracuse_archimedes = Połóż znacznik na mieście Syracusae. Póki miasto ma obecnego właściciela, 2 pierwsze trafienia przeciw niemu w każdej rundzie szturmu się nie liczą, a w fazie oblężeń oblegający traci 2 jednostki piechoty zamiast 1. Znacznik schodzi, gdy miasto zostanie zdobyte.
card-about-syracuse_engines_of_syracuse = Gdy Syracusae jest twoje, wybierz wrogą armię w jego regionie albo wrogą flotę na polu Ora Syracusana: wykonaj 6 rzutów na 7+. Straty wybiera właściciel; PZ jak w bitwie (5.11).
card-about-syracuse_fleet_of_syracuse = Wystaw 2 okręty w jednym porcie Syrakuz.
card-about-syracuse_cretan_mercenaries = Wystaw 2 ciężkie piechoty i 2 lekkie piechoty w jednym mieście Syrakuz.
card-about-syracuse_ajostros_takes_command = Wystaw Ajostrosa z 2 ciężkimi piechotami Syrakuz w mieście Syracusae. Nie wtedy, gdy jest na planszy albo wypadł z gry.
card-about-syracuse_hieros_granaries = Dostajesz 7 Talentów.
card-about-syracuse_hippocrates_and_epicydes = Wystaw Hippokratesa z 2 ciężkimi piechotami i 1 kawalerią w jednym mieście Syrakuz. Nie wtedy, gdy jest na planszy albo wypadł z gry.
card-about-syracuse_revolt_of_the_sicilian_cities = Wybierz wrogie miasto na Sycylii o obronie najwyżej 3 i bez dodatkowych obrońców, w regionie z twoją armią z co najmniej 3 jednostkami lądowymi lub obok takiego regionu. Przy rzucie 6+ przechodzi na twoją stronę.
card-about-syracuse_trade_with_alexandria = Dostajesz 2 Talenty za każdy port twojej strony na Sycylii i Melicie, najwyżej 8.
card-about-syracuse_disease_in_the_army = { card-about-carthage_disease_in_the_army }
card-about-syracuse_storm = { card-about-carthage_storm }
card-about-syracuse_pirates = { card-about-carthage_pirates }
card-about-syracuse_traitors_in_the_city = { card-about-carthage_traitors_in_the_city }
card-about-syracuse_council_of_strategoi = Dostajesz 1 Punkt Inicjatywy i dobierasz 1 kartę z talii Syrakuz.
card-about-syracuse_sea_expedition = Aktywuj bez Punktów Inicjatywy jeden region z portem Syrakuz wraz z jego flotą.
card-about-syracuse_policy_of_two_faces = Każdy gracz jednej wybranej strony traci 3 Talenty; dostajesz to, co stracono, oraz 1 PZ, jeśli Syrakuzy mają co najmniej 5 miast na Sycylii. Gdy Syrakuzy są sojusznikiem, ich sojusznik dostaje zamiast tego 4 Talenty.
card-about-massilia_masinissa = Wystaw Masynissę z 2 kawaleriami Massylów w mieście Cirta albo przy armii twojej strony w Afryce, Massylii lub Numidii. Nie wtedy, gdy jest na planszy albo wypadł z gry.
card-about-massilia_massylian_horse = Wystaw 3 kawalerie Massylów w jednym mieście Massilii.
card-about-massilia_contingent_overseas = Wystaw 2 kawalerie Massylów przy armii twojej strony z wodzem, gdziekolwiek na lądzie.
card-about-massilia_javelin_men = Wystaw 3 lekkie piechoty Massylów w jednym mieście Massilii.
card-about-massilia_levy_at_cirta = Wystaw 2 ciężkie piechoty i 1 lekką piechotę Massilii w mieście Cirta.
card-about-massilia_herds_and_grain = Dostajesz 2 Talenty za każde miasto Massilii, które ma twoja strona, i jeszcze 2.
card-about-massilia_raid_through_the_desert = Jedna armia twojej strony złożona z samej kawalerii, we wrogim regionie z miastem w Afryce, Massylii lub Numidii, od razu go pustoszy bez punktów ruchu i liczy się jako o 5 jednostek większa (12.1). Bez opcji spustoszeń te Talenty płaci właściciel, na ile go stać.
card-about-massilia_strife_for_the_throne = Jeśli Numidia jest w sojuszu z wrogiem, jej gracz usuwa 2 wybrane jednostki numidyjskie, bez PZ. W przeciwnym razie przesuń Numidię o 1 pole ku swojej stronie; nie wtedy, gdy jest w sojuszu z tobą.
card-about-massilia_losses_on_the_march = { card-about-carthage_losses_on_the_march }
card-about-massilia_knowledge_of_the_land = Aktywuj bez Punktów Inicjatywy jeden region Afryki, Massylii lub Numidii.
card-about-massilia_couriers = Dostajesz 1 Punkt Inicjatywy i dobierasz 1 kartę z głównej talii swojej nacji.
card-about-massilia_hostages = Dostajesz 5 Talentów. Do końca następnego etapu wrogie karty nie mogą przesunąć żetonu Massilii.
card-about-numidia_syphax = Wystaw Syfaksa z 2 kawaleriami i 1 ciężką piechotą Numidii w mieście Siga albo innym mieście Numidii, które ma twoja strona. Nie wtedy, gdy jest na planszy albo wypadł z gry.
card-about-numidia_numidian_horse = Wystaw 3 kawalerie numidyjskie w jednym mieście Numidii.
card-about-numidia_infantry_of_syphax = Wystaw 2 ciężkie piechoty i 2 lekkie piechoty Numidii w jednym z jej miast.
card-about-numidia_numidian_skirmishers = Wystaw 2 lekkie piechoty i 1 kawalerię Numidii w jednym z jej miast.
card-about-numidia_raid_on_the_neighbour = Jeśli Massilia jest w sojuszu z wrogiem, jej gracz usuwa 2 wybrane jednostki Massylów, bez PZ. W przeciwnym razie przesuń Massilię o 1 pole ku swojej stronie; nie wtedy, gdy jest w sojuszu z tobą.
card-about-numidia_tribute_of_the_tribes = Dostajesz 2 Talenty za każde miasto Numidii, które ma twoja strona.
card-about-numidia_disease_in_the_army = { card-about-carthage_disease_in_the_army }
card-about-numidia_burned_camp = Wybierz wrogą armię w Afryce, Massylii lub Numidii, która nie ruszała się w tym etapie i stoi obok twojej armii z kawalerią: wykonaj 5 rzutów na 8+. Straty wybiera właściciel; PZ jak w bitwie (5.11).
card-about-numidia_ravine = Wybierz wrogą armię w Afryce, Massylii lub Numidii, która nie ruszała się w tym etapie. Przy rzucie 4+ liczy się jako poruszona.
card-about-numidia_fickle_ally = Dostajesz 6 Talentów; potem rzuć: przy 1–2 żeton Numidii odsuwa się o 1 pole od twojej strony (VII).
card-about-numidia_envoys = { card-about-massilia_couriers }
card-about-numidia_numidian_raid = Aktywuj bez Punktów Inicjatywy najwyżej 2 regiony, z których rusza się sama kawaleria.
card-about-macedonia_philip_v_of_macedon = Wystaw Filipa V z 4 ciężkimi piechotami, 2 lekkimi piechotami i 1 kawalerią Macedonii w regionie Iliria. Nie wtedy, gdy jest na planszy albo wypadł z gry.
card-about-macedonia_phalanx = Wystaw 3 macedońskie ciężkie piechoty w regionie Iliria.
card-about-macedonia_companions = Wystaw 2 macedońskie kawalerie w regionie Iliria.
card-about-macedonia_peltasts = Wystaw 3 macedońskie lekkie piechoty w regionie Iliria.
card-about-macedonia_lembi = Wystaw 2 macedońskie okręty na polu morskim Ora Illyrica, jeśli nie ma tam wrogiej floty.
card-about-macedonia_demetrius_of_pharos = Aktywuj bez Punktów Inicjatywy jeden region Ilirii albo pole morskie Ora Illyrica.
card-about-macedonia_royal_treasury = Dostajesz 6 Talentów.
card-about-macedonia_pirates = { card-about-carthage_pirates }
card-about-macedonia_engines_from_pella = Wybierz miasto oblegane przez twoją stronę z udziałem co najmniej 3 jednostek macedońskich: traci 2, najpierw dodatkowych obrońców, potem poziomy; potem rzuć na poddanie, jeśli jego poziom ma flagę.
card-about-macedonia_treaty_with_hannibal = Dostajesz 2 Punkty Inicjatywy.
card-about-macedonia_crossing_the_adriatic = Przenieś najwyżej 6 jednostek lądowych i wodzów jednej armii z regionu Iliria do regionu Brundisium lub Cannae bez okrętów, jeśli na polach Ora Calabra, Ora Apula, Ora Illyrica i Mare Hadriaticum nie ma wrogiej floty. Lądują jak w 4.4, walczą, jeśli są tam wrogowie, i liczą się jako poruszone.
card-about-macedonia_veterans_of_the_greek_wars = Wystaw 2 ciężkie piechoty i 1 lekką piechotę Macedonii przy Filipie V, gdziekolwiek jest na lądzie, albo w regionie Iliria.

## Wydarzenia z kart, które pytają o więcej

event-ally-wavers = Kość rozstrzyga, czy sojusznik się waha: { the-nation }, rzut: { $rolls }.
prompt-quarters = { $seat }: miasto { $city } nie pomieści wszystkich: kto wchodzi do środka? Zmieści się jeszcze: { $count }.
prompt-riders = { $seat }: w którym z plemion pojawia się jazda? Karta: { $card }.
refusal-no-sea-here = W tym scenariuszu nie ma morza.
refusal-city-chosen-already = To miasto już wybrano.
refusal-tribe-gives-no-infantry = Tego plemienia nie wybrano: jazda dołącza do jednego z wybranych.
refusal-unit-not-among-them = Tej jednostki nie ma wśród przybywających.
refusal-army-has-no-such-unit = Żadna jednostka tej armii nie musi rzucać.
refusal-no-such-army-of-his = Ten gracz nie ma tam armii, w którą to wydarzenie mogłoby uderzyć.
refusal-no-fleet-of-yours = Nie masz floty, która mogłaby się jeszcze ruszyć.

## The board in the browser

board-map = Mapa zachodniej części Morza Śródziemnego
board-status = Stan wojny
board-tab-orders = Rozkazy
board-tab-hand = Karty
board-tab-war = Wojna
board-tab-tracks = Tory
board-orders = Rozkazy
board-stage = Etap { $stage }
board-year = { $year }. rok wojny
board-economy = ekonomia: dochody, żołd, werbunek
board-elections = nowi konsulowie
board-order = Gracze w kolejności etapu
board-passed = spasował
board-initiative = Punkty inicjatywy
board-talents = Talenty w skarbcu
board-budget = dochód { $income }, żołd { $upkeep }
board-points = Punkty zwycięstwa
board-side-points = strona { $sum } / { $goal }
board-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
board-hand = Twoja ręka
board-hands = Karty na rękach
board-no-hand = Brak kart na ręce
board-card = { $gold } talentów, inicjatywa { $initiative }
board-once = po zagraniu zdarzenia wypada z gry
board-use-initiative = Inicjatywa
board-use-gold = Złoto
board-use-event = Zdarzenie
board-use-effect = Efekt
board-use-discard = Odrzuć
board-answering = { $seat } zagrywa kartę { $card }.
board-decks = Talie
board-deck = talia { $deck }, odrzucone { $discards }
board-discards = Karty odrzucone: { $nation }
board-pile-empty = Nie ma tu kart
board-politics = Tor polityczny
board-patron = sojusznik: { $seat }
board-neutral = neutralność
board-friendly = życzliwość: { $side }
board-allied = sojusz: { $side }
board-sieges = Oblężenia
board-no-siege = Żadne miasto nie jest oblegane.
board-surrender = poddaje się przy rzucie { $roll } lub wyższym
board-gauls = Plemiona
board-markers = Znaczniki
board-marker-engines = Machiny Archimedesa: { $about }
board-marker-frozen = { $about }: bez aktywacji
board-marker-protected = { $about }: znacznik chroniony
board-stages =
    { $stages ->
        [one] { $stages } etap
        [few] { $stages } etapy
       *[many] { $stages } etapów
    }
board-open-sea = otwarte morze
board-coastal = wody przybrzeżne
board-tribe = plemię, zaciąg: piechota { $infantry }, jazda { $cavalry }
board-home = ziemia państwa: { $nation }
board-ravaged = spustoszenie: { $count }
board-income = dochód
board-level = poziom murów { $level }
board-walls-of = poziom murów { $level } z { $most }
board-laurels = punkty zwycięstwa
board-opens = port, akwen:
board-elephants = tu werbuje się słonie
board-besieged = oblegane
board-shaken = osłabione oblężeniem
board-walls = w murach miasta { $city }
board-port = w porcie miasta { $city }
board-moved = już się poruszył
board-active = aktywny: aktywacja za darmo
board-command = przerzuty: { $count }
board-dictator = dyktator
board-proconsul = prokonsul
board-consul = konsul
board-points-left = pozostałe punkty ruchu: { $points }
board-goes = wyrusza
board-stays = wszystkich na miejscu
board-take = Zabierz
board-leave = Zostaw
board-lose = Strać
board-strike = Traf
board-stow = Na pokład
board-disband = Rozwiąż
board-hand_over = przekaż
board-lead = wyrusza
board-stay = zostaje
board-leader = wybierz
board-recruiting = Werbunek
board-choose-place = wybierz miejsce na mapie
board-raised = zwerbowano { $raised } z { $most }
board-unit = Jednostka
board-price = Koszt
board-left-over = Zostanie
board-counters = Żetony
board-why = Dlaczego nie: { $unit }?
board-assault = Szturm: { $city }
board-battle = Bitwa: { $field }
board-round = runda { $round }
board-retreats = odwrót: { $side }
board-attacker = atakujący
board-defender = obrońca
board-attack-before = przed bitwą
board-attack-skirmish = lekka piechota
board-attack-charge = jazda i słonie
board-attack-melee = ciężka i galijska piechota
board-attack-sea = okręty
board-attack-pursuit = pościg
board-rerolls = pozostałe przerzuty
board-lost = stracone jednostki
board-rolled = rzut: { $rolls }
board-levy = Zaciąg plemienia
board-ships = Okręty i ich ładunek
board-legend-city = miasto: mury, dochód, punkty zwycięstwa, port
board-legend-garrison = jednostki w murach
board-legend-siege = miasto oblegane
board-legend-shaken = miasto osłabione oblężeniem
board-legend-tribe = plemię: zaciąg piechoty i jazdy
board-legend-friendly = plemię życzliwe mocarstwu
board-legend-allied = plemię w sojuszu z mocarstwem
board-legend-region = region bez miasta
board-legend-alps = przejście przez Alpy
board-legend-capital = stolica
board-legend-ravaged = spustoszony region
board-legend-land = region w rękach mocarstwa
board-legend-home = region ojczysty lub życzliwy
board-legend-army = armia: wszystkie jednostki, w tym jazda
board-legend-led = wódz, jego przerzuty, słonie
board-legend-fleet = flota: okręty i jednostki na pokładzie
board-legend-port = flota w porcie
board-legend-walls = armia w murach
board-legend-tired = blada: cała już się ruszyła
board-legend-coin = talenty; na torze: gospodarka
board-legend-effect = efekt, odpowiedź na ruch innych
board-legend-laurel = punkty zwycięstwa; na torze: nowi konsulowie
board-legend-rerolls = przerzuty wodza
board-legend-units = poziom murów; jednostki na pokładzie
board-legend-inside = w murach
board-legend-strikes = czerwona kość: trafia
board-legend-ten = podkreślona: naturalna dziesiątka
board-legend-sure = słonie trafiają bez rzutu

## Plansza: co mówi podsumowanie cudzych kolejek

board-digest-marched = { $seat }: marsz ({ $places })
board-digest-sailed = { $seat }: rejs ({ $places })
board-digest-landed =
    { $seat }: { $count ->
        [one] desant 1 jednostki
       *[other] desant { $count } jednostek
    } ({ $places })
board-digest-recruited =
    { $seat }: { $count ->
        [one] wystawiona 1 jednostka
        [few] wystawione { $count } jednostki
       *[other] wystawionych { $count } jednostek
    } ({ $places })
board-digest-reinforced =
    { $seat }: { $count ->
        [one] posiłki, 1 jednostka
        [few] posiłki, { $count } jednostki
       *[other] posiłki, { $count } jednostek
    } ({ $places })
board-digest-lost =
    { the-side }: { $count ->
        [one] stracona 1 jednostka
        [few] stracone { $count } jednostki
       *[other] straconych { $count } jednostek
    } ({ $places })
board-digest-ravaged = { $seat }: spustoszenie ({ $places })
board-digest-passed = { $seat }: pas
