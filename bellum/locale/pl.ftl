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
refusal-no-such-question = W tej grze nie ma takiego pytania.
refusal-question-not-about-that = O tę akcję nie można tak zapytać.
refusal-question-not-for-spectators = O to mogą pytać tylko gracze.
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
outcome-kept = Grę przerwano: reguły poprawiono, a grę zachowano taką, jaka była.

reason-resigned = druga strona się poddała

## Poprawki reguł

event-rules-corrected =
    Reguły poprawiono (z wersji { $before } na { $after }): { $how ->
        [same] gra toczy się dalej.
        [anew] rozegraną część przeliczono na nowo, coś wypadło inaczej, i gra toczy się dalej.
       *[cut] gra toczy się dalej od tego miejsca, jak uzgodnili gracze.
    }
