### Wspólne dla wszystkich gier.

language = polski

## Słowa

word-yes = Tak
word-no = Nie
word-rule = Zasada
word-undo = Cofnij
word-spectator = Widz

## Polecenia

prompt = Wybierz, co zrobić.

## Odmowy

refusal-game-over = Gra jest zakończona.
refusal-no-such-action = W tej grze nie ma takiej akcji.
refusal-no-such-seat = W tej grze nie ma takiej strony.
refusal-not-your-turn = Teraz nie ty decydujesz.
refusal-nothing-to-undo = Nie ma niczego, co możesz cofnąć.

## Wynik

outcome-score = { $name } { $score }
outcome-win =
    { $count ->
        [one] Wygrywa
       *[other] Wygrywają
    } { $winners }{ $scored ->
        [yes] {" "}({ $scores })
       *[no] {""}
    }: { $reason }.
outcome-draw =
    Remis{ $scored ->
        [yes] {" "}({ $scores })
       *[no] {""}
    }: { $reason }.

reason-resigned = druga strona się poddała
