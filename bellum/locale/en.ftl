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
refusal-no-such-question = This game has no such question.
refusal-question-not-about-that = This cannot be asked about that action.
refusal-question-not-for-spectators = Only players may ask this.
refusal-not-your-turn = It is not your turn to choose.
refusal-nothing-to-undo = There is nothing you may take back.

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
outcome-kept = The game was broken off: the rules were corrected, and it was kept as it was.

reason-resigned = the other side resigned

## Corrections of the rules

event-rules-corrected =
    The rules were corrected (version { $before } to { $after }): { $how ->
        [same] the game goes on.
        [anew] what had been played was worked out again under them, some of it came out differently, and the game goes on.
       *[cut] the game goes on from here, as its players agreed.
    }
