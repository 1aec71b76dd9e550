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
refusal-no-such-question = Ebben a játékban nincs ilyen kérdés.
refusal-question-not-about-that = Erről a lépésről ez nem kérdezhető.
refusal-question-not-for-spectators = Ezt csak a játékosok kérdezhetik.
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
outcome-kept = A játszma megszakadt: a szabályokat kijavították, és a játszma megmaradt olyannak, amilyen volt.

reason-resigned = a másik oldal feladta

## A szabályok javításai

event-rules-corrected =
    A szabályokat kijavították ({ $before }. változat helyett { $after }.): { $how ->
        [same] a játszma folytatódik.
        [anew] az eddigieket ezek szerint újraszámolták, néhány dolog másként alakult, és a játszma folytatódik.
       *[cut] a játszma innen folytatódik, ahogy a játékosok megegyeztek.
    }
