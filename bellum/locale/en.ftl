### What all games share.

language = English

## Words

word-yes = Yes
word-no = No
word-rule = Rule
word-undo = Undo
word-spectator = Spectator

## Prompts

prompt = Choose what to do.

## Refusals of the kernel

refusal-game-over = The game is over.
refusal-no-such-action = This game has no such action.
refusal-no-such-seat = This game has no such seat.
refusal-not-your-turn = It is not your turn to choose.
refusal-nothing-to-undo = There is nothing that you may take back.

## Outcomes

outcome-score = { $name } { $score }
outcome-win =
    { $winners } { $count ->
        [one] wins
       *[other] win
    }{ $scored ->
        [yes] {" "}({ $scores })
       *[no] {""}
    }: { $reason }.
outcome-draw =
    The game is a draw{ $scored ->
        [yes] {" "}({ $scores })
       *[no] {""}
    }: { $reason }.

reason-resigned = the other side resigned
