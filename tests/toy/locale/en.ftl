### The toy game.

side-north = North
side-south = South
side-east = East
side-west = West
side-centre = Centre

scenario-only = The only one
scenario-only-about = Four cards each, and a purse.
option-points = Points
option-points-about = What everybody starts with.
option-mood = Mood
option-mood-about = It changes nothing.
option-mood-calm = calm
option-mood-grim = grim
option-players = Players
option-players-about = Three to five, in two teams.

reason-points = more points per head
reason-draw = equal points per head

action-bid = Bid { $card }
action-stoke = Stoke the fire
action-raid = Raid { $side }
action-rest = Rest
action-counter = Counter with { $card }
action-yield = Yield
action-give =
    { $count ->
        [one] Hand over a coin
       *[other] Hand over { $count } coins
    }

prompt-bid = Bid a card.
prompt-lead = { $side }: raid or rest.
prompt-react = { $side }: counter or yield.

event-bid =
    { $known ->
        [yes] { $side } bids { $card }.
       *[no] { $side } has bid.
    }
event-bids = The bids are { $cards }.
event-stoke = { $side } stokes the fire.
event-raid = { $side } raids { $target }.
event-rest = { $side } rests.
event-raided = The die shows { $roll }; the booty is { $booty }.
event-counter = { $side } plays { $card }.
event-yield = { $side } yields.
event-give =
    { $known ->
        [yes] { $side } hands { $coins } coins to { $target }.
       *[no] { $side } hands something to { $target }.
    }
event-over = The cards have run out.

refusal-when-bid = Cards are bid at the beginning of a round.
refusal-when-stoke = Only the leader of a round stokes his fire.
refusal-when-raid = Only the leader of a round raids.
refusal-when-rest = Only the leader of a round may rest.
refusal-when-counter = A card is played against a raid, or against a card before it.
refusal-when-yield = A player yields only to a raid, or to a card.
refusal-when-give = Only the leader of a round hands coins over.
refusal-card-not-in-hand = You do not hold this card.
refusal-stoked-enough = The fire cannot burn higher.
refusal-no-points = Stoking costs a point, and you have none.
refusal-not-at-the-table = Nobody sits there.
refusal-own-team = You do not raid your own team.
refusal-card-too-low = The card is too low.
refusal-already-given = You have handed coins over in this round.
refusal-alone = You have no partner.
refusal-too-poor = Your purse does not hold that much.

order-never = Let raids pass
order-always = Always ward off
order-not-strong = Do not answer strong cards
until-round = for this round
until-game = until taken back
about-side = Raiders

## The board in the browser

board-map = A map of the island
board-status = State of the game
board-tab-table = Table
board-hands = Cards
board-points = Points
board-purses = Coins
board-give = Coins to hand over
board-legend-mine = a card that you hold
board-legend-gone = a card that has been played
