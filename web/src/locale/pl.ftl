### Oprawa klienta w przeglądarce: wszystko, czego żadna gra nie mówi sama.

## Wszędzie

home = Strona główna
menu = Menu
close = Zamknij
save = Zapisz
copy = Kopiuj
copied = Skopiowano.
copy-by-hand = Zaznacz tekst i skopiuj go.
loading = Wczytywanie …
filter = Filtruj
new = nowe
you = ty
card = Karta
reconnecting = Utracono połączenie. Ponowne łączenie …

## Strona główna

home-title = Wojny starożytne, ściśle według reguł
home-text = Rozgrywaj wojny starożytności z komputerem, ze znajomym obok albo z kimś daleko. Program pilnuje każdej reguły, a każde rozstrzygnięcie wskazuje swój paragraf.
quick-start =
    { $count ->
        [2] Graj z komputerem: { $side }
       *[other] Graj z komputerami: { $side }
    }
quick-hot-seat =
    { $count ->
        [2] Dwie osoby przy tym ekranie
        [one] { $count } osoba przy tym ekranie
        [few] { $count } osoby przy tym ekranie
       *[other] { $count } osób przy tym ekranie
    }
quick-more-players = Albo w większym gronie:
players-count =
    { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
       *[other] { $count } graczy
    }
my-tables = Twoje stoły
my-tables-empty = Nie masz jeszcze gry. Wystarczy jedno kliknięcie powyżej.
open-tables = Otwarte stoły
open-tables-empty = Nikt teraz nie czeka na graczy.
watch-tables = Gry do oglądania
watch-tables-empty = Nie toczy się teraz żadna otwarta gra.
filter-any-game = Dowolna gra
filter-any-scenario = Dowolny scenariusz
filter-any-side = Dowolna strona
filter-any-state = W dowolnym stanie
filter-side = Strona
filter-state = Stan
filter-state-yours = Twój ruch
filter-state-playing = W toku
filter-state-open = Czeka na graczy
filter-state-over = Zakończone
filter-nothing = Nie ma takiego stołu.
pages = Strony
page-back = Nowsze
page-next = Starsze
page-of = Strona { $page } z { $pages }, stołów: { $total }
new-table = Nowy stół
your-turn = Twoja kolej
state-open = Czeka na graczy
state-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
state-won = Wygrana: { $winners }
state-you-won = Wygrana twoja
state-you-lost = Przegrana
state-drawn = Remis
state-broken = Poprawione reguły

## Nowy stół

game = Gra
scenario = Scenariusz
option-elsewhere = W innych scenariuszach także: { $values }.
seats = Miejsca
seat-you = Ja
seat-invite = Znajomy, przez zaproszenie
seat-open = Dowolna osoba
seat-machine = Komputer: { $level }
team = Drużyna { $number }
player-random = nowicjusz
player-random-about = Gra cokolwiek, co wolno, bez namysłu.
player-greedy = legionista
player-greedy-about = Patrzy o jedną akcję naprzód: szybki, a dla kogoś, kto zna grę, łatwy przeciwnik.
player-planner-1 = centurion
player-planner-1-about = Planuje całą turę i sprawdza swoje plany w około 30 symulacjach: w mniejszych grach ułamek sekundy, nigdy więcej niż trzy sekundy.
player-planner-4 = trybun
player-planner-4-about = To samo z czterokrotną liczbą symulacji, w najwyżej trzy sekundy.
player-planner-16 = legat
player-planner-16-about = Najsilniejszy: szesnaście razy więcej symulacji, o ile zmieszczą się w trzech sekundach.
seed = Ziarno
seed-random = losowe
create-table = Utwórz stół

## Stół, który czeka

lobby-title = Czekamy na graczy
invited-by = { $name } zaprasza cię do gry: { $game }.
take-seat = Zajmij miejsce
leave-seat = Zwolnij miejsce
seat-empty = wolne miejsce
seat-invited = osoba zaproszona
seat-stand-in = { $level } w zastępstwie: { $name }
seat-reserved = zarezerwowane: { $name }
seat-waiting-invite = czeka na zaproszoną osobę
seat-waiting-open = dla dowolnej osoby
seat-waiting-you = czeka na gracza
invite-link = Link z zaproszeniem
invite-about = Wyślij ten link temu, kogo zapraszasz. Miejsce zajmie ten, kto pierwszy z niego skorzysta.
invite-new = Nowy link z zaproszeniem
remove-table = Usuń stół
seat-machine-which = Komputer na miejscu: { $side }
seat-machine-now = Posadź komputer

## Gra w toku

board = Plansza
log = Dziennik
chat = Rozmowa
table = Stół
tab-move = Ruch
tab-log = Dziennik
tab-chat = Rozmowa
tab-table = Stół
log-empty = Jeszcze nic się nie wydarzyło.
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Napisz coś
chat-say-team = Do drużyny
chat-channel = Kto to przeczyta
chat-all = Wszyscy
chat-team = Tylko { $team }
chat-to-team = do drużyny
chat-seated = Pisać mogą tylko gracze przy stole.
send = Wyślij
present = obecny
absent = nieobecny
spectators =
    { $count ->
        [one] 1 widz
       *[other] { $count } widzów
    }
your-move = Twój ruch: { $side }
waiting-for = Teraz: { $side }
machine-thinks = Komputer myśli: { $side }
undo = Cofnij
undo-none = Nie ma czego cofnąć: rzutu, odsłonięcia ani cudzej kolejki nie cofa się samemu.
undo-offer = Poproś o cofnięcie
all-actions = Wszystkie ruchy ({ $count })
orders = Stałe rozkazy
orders-about = Odpowiedzi udzielane bez pytania. Nikt inny się o nich nie dowie.
orders-for = Dotyczą
orders-for-all = całej armii
all-actions-title = Wszystkie ruchy
offer-asked = { $side } prosi o cofnięcie ostatniego ruchu.
offer-moment =
    { $count ->
        [one] Cofnięty zostałby jeden ruch:
        [few] Cofnięte zostałyby { $count } ruchy, pierwszy z nich:
       *[other] Cofniętych zostałoby { $count } ruchów, pierwszy z nich:
    }
offer-waits = Prosisz o cofnięcie ostatniego ruchu. Zgodzić się mają: { $sides }.
offer-watched = { $side } prosi o cofnięcie ostatniego ruchu. Zgodzić się mają: { $sides }.
offer-agreed = Zgadzasz się na cofnięcie ostatniego ruchu. Zgodzić się mają jeszcze: { $sides }.
agree = Zgoda
decline = Odmów
withdraw = Wycofaj prośbę
resign = Poddaj grę
resign-title = Poddać grę? ({ $side })
resign-loss = Gra skończy się od razu, a twoja strona przegra.
resign-out = Twoja strona przegrywa. Dalej gra za nią komputer, a pozostali grają do końca.
resign-handover = Komputer przejmie to miejsce ({ $side }) i będzie grać dalej u boku twoich partnerów. Nie można na nie wrócić.
concede = Poddaj grę
concede-offer = Poddaj grę za całą drużynę
concede-asked = Grę chcą poddać: { $sides }. Jeśli się zgodzisz, twoja drużyna przegra.
concede-waits = Chcesz poddać grę za drużynę. Zgodzić się mają: { $sides }.
play-on = Graj dalej
resigned = Gra poddana: { $sides }.
winners =
    { $count ->
        [one] Wygrana
       *[other] Wspólna wygrana
    }: { $winners }.
game-over = Koniec gry
rematch =
    { $count ->
        [2] Rewanż ze zmianą stron
       *[other] Rewanż ze zmianą miejsc
    }
rematch-join = Do rewanżu
download = Pobierz zapis
seed-digest = Skrót ziarna
seed-about = Skrót od początku przesądza o rzutach; samo ziarno jest pokazywane na końcu, więc każdy może je sprawdzić.
table-gone = Nie ma takiego stołu.
table-other-rules = Przy tym stole grano według innej wersji reguł.
broken-title = Reguły zostały poprawione
broken = Według wersji { $rules } reguł gra jest poprawna do akcji { $ply } z { $length }.
broken-refused = Następna akcja ({ $side }) nie jest już dozwolona.
broken-over = W tym miejscu gra byłaby skończona.
broken-failed = Następnej akcji ({ $side }) nie da się już zagrać.
broken-changed = To, co następuje, miałoby teraz inne skutki; dziennik podaje je tak, jak je rozegrano.
broken-setup = Nie ma już jej scenariusza albo opcji.
broken-newer = Grano według nowszych reguł, niż zna ten serwer.
broken-go-on = Gramy dalej od tego miejsca
broken-waits = Chcesz grać dalej od tego miejsca. Zgodzić się mają: { $sides }.
broken-keep = Zachowaj tak, jak było
broken-keep-text = Gra kończy się tutaj i nikt nie wygrywa. Można ją przeglądać tak, jak ją rozegrano.
broken-replay = Reguły zostały poprawione: od akcji { $ply } nie można pokazać planszy, a dalszy przebieg gry podaje tylko dziennik.
dice-rolled = Kości: { $rolls }
plain-actions = Co możesz zrobić
plain-rest = Na stole

curtain-title = Kolej na: { $side }
curtain-text = Oddaj ekran. Pozostali odwracają wzrok.
curtain-open = Gram: { $side }. Pokaż planszę
curtain-back = Gram: { $side }. Cofnij mój ruch

## Reguły

rules = Reguły
rules-title = { $game }: reguły
rules-text = Każdy numerowany paragraf instrukcji w jednym akapicie, naszymi słowami.
rules-search = Szukaj numeru lub słowa
rules-found =
    { $count ->
        [one] 1 paragraf
        [few] { $count } paragrafy
       *[other] { $count } paragrafów
    }
rules-cards =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }
rules-page = Osobna strona
rule-number = Reguła { $number }

## Powtórka

replay = Powtórka
replay-open = Odtwórz zapis gry
replay-drop = Upuść tutaj plik z zapisem
replay-drop-about = Zapis to plik tekstowy zakończonej gry, taki, jaki tworzy stół albo wiersz poleceń.
choose-file = Wybierz plik
replay-slider = Moment gry
replay-at = Akcja { $ply } z { $length }
replay-first = Na początek
replay-last = Na koniec
replay-back = O jedną akcję wstecz
replay-next = O jedną akcję naprzód
replay-back-turn = Do poprzedniej tury
replay-next-turn = Do następnej tury
replay-play = Odtwarzaj lub wstrzymaj
replay-jump = Przejdź do
replay-as = Widok
replay-speed = Tempo
as-omniscient = Wszystko odkryte
as-spectator = Jako widz
as-seat = Strona: { $side }
share = Kopiuj link do tego momentu

## Ustawienia i klawiatura

settings = Ustawienia
settings-language = Język
theme = Wygląd
theme-auto = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
your-name = Twoje imię
name-kept = Nazywasz się teraz { $name }.
revoke = Wyloguj wszędzie indziej
revoke-about = Tylko ta przeglądarka pozostanie tobą.
revoked = Wszystkie inne przeglądarki zostały wylogowane.
keyboard = Klawiatura
key-tab = Przejdź do następnego elementu, który można kliknąć, i kliknij go
key-escape = Zamknij to, co otwarte
key-done = Naciśnij jedyny przycisk polecenia

## Błędy

error-offline = Serwer nie odpowiada. Spróbuj ponownie.
error-unavailable = Serwer nie może tego teraz zrobić. Spróbuj ponownie.
error-bad-setup = Ta gra nie ma takiego scenariusza, opcji lub miejsca.
error-bad-record = Ten plik nie jest zapisem, który da się odtworzyć.
error-no-user = Przeglądarka musi przyjmować ciasteczka z tej strony.
error-bad-origin = Żądanie przyszło z innej strony.
error-not-yours = To nie twoje miejsce ani stół.
error-bad-invite = Zaproszenie jest błędne albo już wykorzystane.
error-not-found = Nic takiego tu nie ma.
error-bad-method = Serwer tego nie rozumie.
error-taken = To miejsce zajął już ktoś inny.
error-already-seated = Już siedzisz przy tym stole.
error-not-open = Stół nie jest już otwarty.
error-not-playing = Gra nie jest w toku.
error-not-over = Gra jeszcze się nie skończyła.
error-too-many-tables = Masz za dużo stołów. Najpierw dokończ niektóre gry.
error-rules-changed = W tę grę grano według innej wersji reguł.
error-stale = Gra potoczyła się dalej. Spójrz jeszcze raz.
error-name-taken = Ktoś przy tym stole nazywa się bardzo podobnie. Najpierw zmień imię.
error-too-large = To jest za duże.
error-too-slow = Żądanie nadchodziło zbyt długo.
error-not-json = Serwer tego nie rozumie.
error-malformed = Serwer tego nie rozumie.
error-rate-limited = Za szybko. Odczekaj chwilę.
error-no-such-seat = Ta gra nie ma takiego miejsca.
error-no-such-order = Ta gra nie zna takiego stałego rozkazu.
error-too-many-orders = To miejsce wydało już tyle stałych rozkazów, ile może.
error-no-such-question = Ta gra nie zna takiego pytania.
error-not-your-seat = To nie twoje miejsce.
error-not-your-team = Do tej drużyny mogą pisać tylko jej gracze.
error-not-seated = Mogą to zrobić tylko gracze przy stole.
error-nothing-to-undo = Nie ma czego cofnąć.
error-no-offer = Tej prośby już nie ma.
error-nothing-to-decide = Nie ma już o czym decydować.
error-no-hints = W tej grze nie ma podpowiedzi.
error-not-to-move = Nie ma teraz nic do wyboru.

## The frame of every board

map-zoom-in = Przybliż
map-zoom-out = Oddal
map-fit = Cała mapa
map-legend = Legenda
performing = W toku …
performing-stop = Zatrzymaj
performing-asked = Przerwano: najpierw trzeba odpowiedzieć na co innego.
performing-otherwise = Przerwano: sytuacja jest inna, niż przewidywano.
performing-refused = Przerwano: następny krok jest niedozwolony.
battle-fold = Pokaż mapę
battle-unfold = Pokaż bitwę
board-winner =
    { $count ->
        [one] Zwycięża { $winners }
       *[other] Zwyciężają { $winners }
    }
board-draw = Remis

## Kolej innych

news = Od twojego ostatniego ruchu
news-turn = Ostatnia kolejka
news-watch = Jeszcze raz
news-close = Schowaj to
earlier = Wcześniejsza chwila
now = Wróć do teraz
catch-up = Pomiń
pace = Tempo cudzych ruchów
pace-instant = Od razu
pace-quick = Szybko
pace-normal = Zwyczajnie
pace-slow = Powoli
ending = Zanim skończy się kolejka
ending-ask = Pytaj mnie
ending-never = Nie pytaj
ending-left =
    { $count ->
        [one] Możesz jeszcze zrobić coś innego. Gdy druga strona zacznie grać, sam tego nie cofniesz.
        [few] Są jeszcze { $count } inne możliwości. Gdy druga strona zacznie grać, sam tego nie cofniesz.
       *[other] Jest jeszcze { $count } innych możliwości. Gdy druga strona zacznie grać, sam tego nie cofniesz.
    }
ending-no-more = Nie pytaj więcej
ending-back = Jeszcze nie

group =
    { $count ->
        [one] Wybrano 1: kliknij cel albo wybierz więcej.
       *[other] Wybrano { $count }: kliknij cel.
    }
group-all = Wyślij wszystkie razem ({ $count })
again = { $action }, jeszcze raz:

## Rada

hint = Podpowiedź
hint-waits = Namysł …
hint-title = Komputer zagrałby tak
hint-value = Twoje szanse według jego oceny: teraz { $before }, potem { $after } (od −100 do 100).
hint-won =
    { $simulations ->
        [0] Nie było innego planu wartego porównania.
       *[other] Prowadzisz w { $won }% spośród { $simulations } symulowanych dalszych ciągów.
    }
