### The shell of the browser client: everything that no game says itself.

## Everywhere

home = Home
menu = Menu
close = Close
save = Save
copy = Copy
copied = Copied.
copy-by-hand = Select the text and copy it.
loading = Loading …
filter = Filter
new = new
you = you
card = Card
reconnecting = Connection lost. Reconnecting …

## The first page

home-title = Ancient wars, played by the book
home-text = Play the wars of antiquity against the machine, a friend beside you or one far away. Every rule is enforced, and every ruling names its paragraph.
quick-start =
    { $count ->
        [2] Play { $side } against the machine
       *[other] Play { $side } with machines
    }
quick-hot-seat =
    { $count ->
        [2] Two players at this screen
       *[other] { $count } players at this screen
    }
quick-more-players = Or sit down with more:
players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
my-tables = Your tables
my-tables-empty = No game yet. One click above starts one.
open-tables = Open tables
open-tables-empty = Nobody is waiting for company just now.
watch-tables = Games to watch
watch-tables-empty = No open game is being played just now.
filter-any-game = Any game
filter-any-scenario = Any scenario
filter-any-side = Any side
filter-any-state = In any state
filter-side = Side
filter-state = State
filter-state-yours = Your turn
filter-state-playing = Being played
filter-state-open = Waiting for players
filter-state-over = Over
filter-nothing = No table is like that.
pages = Pages
page-back = Newer
page-next = Older
page-of = Page { $page } of { $pages }, { $total } tables
new-table = New table
your-turn = Your turn
state-open = Waiting for players
state-free =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
state-won = Won by { $winners }
state-you-won = You won
state-you-lost = You lost
state-drawn = Drawn
state-broken = Rules corrected

## A new table

game = Game
scenario = Scenario
option-elsewhere = Other scenarios also offer: { $values }.
seats = Seats
seat-you = Me
seat-invite = A friend, by invitation
seat-open = Anyone
seat-machine = Machine: { $level }
team = Team { $number }
player-random = novice
player-random-about = Plays anything that is allowed, at once.
player-greedy = legionary
player-greedy-about = Looks one action ahead: quick, and an easy opponent once you know the game.
player-planner-1 = centurion
player-planner-1-about = Plans its turn and tries its plans out in about 30 simulated continuations: a fraction of a second in the smaller games, never more than three seconds.
player-planner-4 = tribune
player-planner-4-about = The same with four times the simulations, in three seconds at the most.
player-planner-16 = legate
player-planner-16-about = The strongest: sixteen times the simulations, as far as they fit into three seconds.
seed = Seed
seed-random = random
create-table = Create the table

## A table that waits

lobby-title = Waiting for players
invited-by = { $name } invites you to play { $game }.
take-seat = Take the seat
leave-seat = Leave the seat
seat-empty = free seat
seat-invited = invited
seat-stand-in = { $level }, for { $name }
seat-reserved = reserved for { $name }
seat-waiting-invite = waiting for the invited player
seat-waiting-open = open to anyone
seat-waiting-you = waiting for its player
invite-link = Invitation link
invite-about = Send this link to the person you want here. Whoever first takes the seat with it has it.
invite-new = New invitation link
remove-table = Remove the table
seat-machine-which = Machine for { $side }
seat-machine-now = Seat the machine

## A game in progress

board = Board
log = Log
chat = Chat
table = Table
tab-move = Move
tab-log = Log
tab-chat = Chat
tab-table = Table
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-say-team = To your team
chat-channel = Who reads it
chat-all = Everyone
chat-team = Only { $team }
chat-to-team = to the team
chat-seated = Only players at the table can write.
send = Send
present = here
absent = away
spectators =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
your-move = Your move, { $side }
waiting-for = Waiting for { $side }
machine-thinks = { $side } is thinking
undo = Undo
undo-none = Nothing to undo: you cannot take back a die roll, a reveal or another player's turn on your own.
undo-offer = Ask to take it back
all-actions = All moves ({ $count })
orders = Standing orders
orders-about = What you answer without being asked. Nobody else is told.
orders-for = They are for
orders-for-all = the whole army
all-actions-title = All moves
offer-asked = { $side } asks to take the last move back.
offer-moment =
    { $count ->
        [one] One move would be taken back:
       *[other] { $count } moves would be taken back, the first of them:
    }
offer-waits = You asked to take your last move back. Waiting for { $sides }.
offer-watched = { $side } asks to take the last move back. Waiting for { $sides }.
offer-agreed = You agreed to take the last move back. Waiting for { $sides }.
agree = Agree
decline = Decline
withdraw = Withdraw
resign = Resign
resign-title = Resign as { $side }?
resign-loss = The game ends at once and your side loses.
resign-out = Your side loses. A machine plays on for it, and the others play to the end.
resign-handover = A machine takes over { $side } and plays on beside your partners. You cannot come back to this seat.
concede = Give up
concede-offer = Give up for the whole team
concede-asked = { $sides } would like to give up. If you agree, your team loses.
concede-waits = You would like to give up for your team. Waiting for { $sides }.
play-on = Play on
resigned = { $sides } resigned.
winners =
    { $count ->
        [one] Winner
       *[other] Winners
    }: { $winners }.
game-over = The game is over
rematch =
    { $count ->
        [2] Rematch with sides swapped
       *[other] Rematch with other seats
    }
rematch-join = Go to the rematch
download = Download the record
seed-digest = Digest of the seed
seed-about = The digest fixes the dice from the start; the seed itself is shown at the end, so that everybody can check them.
table-gone = There is no such table.
table-other-rules = This table was played under another version of the rules.
broken-title = The rules were corrected
broken = Under version { $rules } of the rules the game is valid up to action { $ply } of { $length }.
broken-refused = The next action, by { $side }, is no longer allowed.
broken-over = The game would have ended there.
broken-failed = The next action, by { $side }, can no longer be played.
broken-changed = What follows would have other effects now; the log tells it as it was played.
broken-setup = Its scenario or one of its options no longer exists.
broken-newer = It was played under newer rules than this server has.
broken-go-on = Go on from here
broken-waits = You would like to go on from here. Waiting for { $sides }.
broken-keep = Keep it as it was
broken-keep-text = The game ends here and nobody wins. It can be read as it was played.
broken-replay = The rules were corrected: from action { $ply } on the board cannot be shown, and only the log tells what was played.
dice-rolled = Dice: { $rolls }
plain-actions = What you can do
plain-rest = On the table

curtain-title = { $side } is next
curtain-text = Hand over the screen. Everybody else, please look away.
curtain-open = I am { $side }: show the board
curtain-back = I am { $side }: take my move back

## Rules

rules = Rules
rules-title = { $game }: the rules
rules-text = Every numbered paragraph of the rulebook in a line of our own words.
rules-search = Search by number or word
rules-found =
    { $count ->
        [one] 1 paragraph
       *[other] { $count } paragraphs
    }
rules-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
rules-page = On its own page
rule-number = Rule { $number }

## Replay

replay = Replay
replay-open = Replay a record file
replay-drop = Drop a record file here
replay-drop-about = A record is the text file of a finished game, as a table or the command line writes it.
choose-file = Choose a file
replay-slider = Moment of the game
replay-at = Action { $ply } of { $length }
replay-first = To the beginning
replay-last = To the end
replay-back = One action back
replay-next = One action forward
replay-back-turn = To the previous turn
replay-next-turn = To the next turn
replay-play = Play or pause
replay-jump = Jump to
replay-as = View
replay-speed = Speed
as-omniscient = Everything revealed
as-spectator = As a spectator
as-seat = As { $side }
share = Copy a link to this moment

## Settings and keyboard

settings = Settings
settings-language = Language
theme = Theme
theme-auto = Same as the system
theme-light = Light
theme-dark = Dark
your-name = Your name
name-kept = You are now { $name }.
revoke = Sign out everywhere else
revoke-about = Only this browser will still be you.
revoked = Every other browser has been signed out.
keyboard = Keyboard
key-tab = Go to the next thing that can be clicked, and click it
key-escape = Close what is open
key-done = Press the prompt's only button

## Errors

error-offline = The server is not answering. Try again.
error-unavailable = The server cannot do this now. Try again.
error-bad-setup = This game has no such scenario, option or seat.
error-bad-record = This file is not a record that can be replayed.
error-no-user = The browser must accept cookies from this site.
error-bad-origin = The request came from another site.
error-not-yours = This is not your seat or table.
error-bad-invite = The invitation is wrong or has been used.
error-not-found = There is no such thing here.
error-bad-method = The server does not understand this.
error-taken = Somebody else has taken that seat.
error-already-seated = You already sit at this table.
error-not-open = The table is no longer open.
error-not-playing = The game is not in progress.
error-not-over = The game is not over yet.
error-too-many-tables = You have too many tables. Finish some of them first.
error-rules-changed = This game was played under another version of the rules.
error-stale = The game has moved on. Look again.
error-name-taken = Somebody at this table has a name that looks like yours. Choose another one first.
error-too-large = That is too large.
error-too-slow = The request took too long to arrive.
error-not-json = The server does not understand this.
error-malformed = The server does not understand this.
error-rate-limited = Too fast. Wait a moment.
error-no-such-seat = This game has no such seat.
error-no-such-order = This game has no such standing order.
error-too-many-orders = This seat has given as many standing orders as it may.
error-no-such-question = This game has no such question.
error-not-your-seat = This is not your seat.
error-not-your-team = Only this team's players can write to it.
error-not-seated = Only players at the table can do this.
error-nothing-to-undo = There is nothing to take back.
error-no-offer = There is no such request any more.
error-nothing-to-decide = There is nothing to decide any more.
error-no-hints = This game is played without hints.
error-not-to-move = There is nothing to choose now.

## The frame of every board

map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-fit = Whole map
map-legend = Legend
performing = On the way …
performing-stop = Stop
performing-asked = Stopped: something else is asked.
performing-otherwise = Stopped: the position is not what was expected.
performing-refused = Stopped: the next step is not allowed.
battle-fold = Show the map
battle-unfold = Show the battle
board-winner =
    { $winners } { $count ->
        [one] wins
       *[other] win
    }
board-draw = A draw

## The others' turn

news = Since your last move
news-turn = The last turn
news-watch = Again
news-close = Put this away
earlier = An earlier moment
now = Back to now
catch-up = Skip
pace = Pace of the others' moves
pace-instant = At once
pace-quick = Quick
pace-normal = Normal
pace-slow = Slow
ending = Before a turn ends
ending-ask = Ask me
ending-never = Do not ask
ending-left =
    { $count ->
        [one] There is another thing that you could still do. Once the other side goes on you cannot take this back by yourself.
       *[other] There are { $count } other things that you could still do. Once the other side goes on you cannot take this back by yourself.
    }
ending-no-more = Do not ask again
ending-back = Not yet

group =
    { $count ->
        [one] One selected: click where it goes, or select more.
       *[other] { $count } selected: click where they go.
    }
group-all = Send all together ({ $count })
again = { $action }, again:

## Advice

hint = Hint
hint-waits = Thinking about it …
hint-title = A machine would play
hint-value = Your chances by its estimate: { $before } now, { $after } after that (from −100 to 100).
hint-won =
    { $simulations ->
        [0] There was no other plan worth comparing.
       *[other] You are ahead in { $won } % of its { $simulations } simulated continuations.
    }
