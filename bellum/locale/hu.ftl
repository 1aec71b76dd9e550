### Ami minden játékban közös.

language = magyar

## Szavak

word-yes = Igen
word-no = Nem
word-rule = Szabály
word-undo = Visszavonás
word-spectator = Néző

## Felszólítások

prompt = Válaszd ki, mit teszel.

## Elutasítások

refusal-game-over = A játék véget ért.
refusal-no-such-action = Ebben a játékban nincs ilyen lépés.
refusal-no-such-seat = Ebben a játékban nincs ilyen oldal.
refusal-not-your-turn = Most nem te döntesz.
refusal-nothing-to-undo = Nincs mit visszavonnod.

## Eredmény

outcome-score = { $name } { $score }
outcome-win =
    { $count ->
        [one] Győztes
       *[other] Győztesek
    }: { $winners }{ $scored ->
        [yes] {" "}({ $scores })
       *[no] {""}
    } – { $reason }.
outcome-draw =
    Döntetlen{ $scored ->
        [yes] {" "}({ $scores })
       *[no] {""}
    }: { $reason }.

reason-resigned = a másik oldal feladta
