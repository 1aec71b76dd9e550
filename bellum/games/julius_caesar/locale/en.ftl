### Julius Caesar.

## Names

side-caesar = Caesar
    .own = Caesar's
side-pompeius = Pompeius
    .own = Pompeius'

block-caesar = Caesar
block-antonius = Antonius
block-octavian = Octavian
block-pompeius = Pompeius
block-scipio = Scipio
block-brutus = Brutus
block-cleopatra = Cleopatra
block-pompeius_elephant = Elephant

card-apollo = Apollo
card-jupiter = Jupiter
card-mars = Mars
card-mercury = Mercury
card-neptunus = Neptune
card-pluto = Pluto
card-vulcanus = Vulcan

kind-leader = leader
kind-legion = legion
kind-equitatus = cavalry
kind-elephant = elephant
kind-auxilia = auxilia
kind-ballista = ballista
kind-navis = fleet
kind-cleopatra = queen of Egypt

colour-caesar = brown
colour-pompeius = green
colour-egypt = blue

place-pool = levy pool
place-open = eliminated this year
place-trophy = killed leaders
place-box = not yet in the game
place-unplaced = still to be set up

region-hispania = Hispania
region-gallia = Gallia
region-italia = Italia
region-insulae = The islands
region-africa = Africa
region-graecia = Illyria, Greece and Thrace
region-asia = Asia Minor
region-oriens = Egypt and Syria
region-maria = The seas

scenario-historical_705 = The Civil War, 705 A.U.C.
scenario-historical_705-about = The historical set-up of 49 BC: Caesar holds Gaul, Pompeius most of the rest.
option-free_setup = Free set-up
option-free_setup-about = Players spread their starting blocks as they like over the cities of the historical set-up.

reason-ten-points = ten victory points or more after a winter
reason-more-points = more victory points after the last year
reason-rome = equal points, but Rome decides
reason-draw = equal points, and Rome belongs to nobody

## Parts of sentences

the-side =
    { $side ->
        [caesar] { side-caesar }
       *[pompeius] { side-pompeius }
    }
the-sides =
    { $side ->
        [caesar] { side-caesar.own }
       *[pompeius] { side-pompeius.own }
    }
the-attacker =
    { $attacker ->
        [caesar] { side-caesar }
       *[pompeius] { side-pompeius }
    }
roman =
    { $strength ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
a-block =
    { $known ->
        [yes] { $block }
       *[no] { $own ->
            [yes] a block
           *[no] { $back ->
                [caesar] a brown block
                [pompeius] a green block
               *[egypt] a blue block
            }
        }
    }
a-fleet =
    { $known ->
        [yes] { $block }
       *[no] a fleet
    }
a-mover =
    { $mode ->
        [fleet] { a-fleet }
       *[land] { a-block }
    }
block-of-side = { $block } ({ the-side })
face = { $block } { roman }
hungry = { $space } ({ $count })
faces = { the-side }: { $blocks }

## Actions

action-place = Place { $block }
action-discard = Discard { $card }
action-play = Play { $card }
action-move = Move { $block }
action-sail = Sea move: { $block }
action-to = To { $space }
action-stop = Stop here
action-main = Main attack from { $space }
action-surprise = Surprise at { $space }
action-levy = Levy { $block }
action-tempt = Tempt an enemy block in { $space }
action-reclaim = Reclaim a block of your colour in { $space }
action-tempt_cleopatra = Tempt Cleopatra
action-strike = Strike { $space }
action-battle = Fight the battle of { $space }
action-fire = Fire with { $block }
action-pass = Pass with { $block }
action-retreat = Retreat { $block }
action-hit = Take the hit on { $block }
action-disband = Disband { $block }
action-done = Done

## Prompts

prompt-place = { the-side }: choose a block for { $space }.
prompt-discard = Both players: discard one card unseen.
prompt-card = Both players: choose a card to play face down.
prompt-move =
    { the-side }: { $points ->
        [0] no move points left; move more blocks of the groups paid for, or finish.
        [one] pick a block to move; one move point left.
       *[other] pick a block to move; { $points } move points left.
    }
prompt-march = { the-side }: where does the block in { $from } go?
prompt-voyage = { the-side }: to which port does the block in { $from } sail?
prompt-main = { the-side }: from where does the main attack on { $space } come?
prompt-surprise = { the-side }: which battle is the surprise?
prompt-levy =
    { the-side }: raise or strengthen a block; { $points ->
        [one] one levy point left.
       *[other] { $points } levy points left.
    }
prompt-muster = { the-side }: in which city does the new block appear?
prompt-jupiter = { the-side }: choose the enemy block that Jupiter tempts, or nobody.
prompt-defect = { the-side }: to which city does { $block } come over?
prompt-vulcan = { the-side }: choose the enemy city that Vulcan strikes.
prompt-battles = { the-side }: choose the next battle.
prompt-battle =
    Battle of { $space }, round { $round }. { the-side }: { $round ->
        [1] fire or pass with a block.
       *[other] fire, pass or retreat with a block.
    }
prompt-battle-retreat = Battle of { $space }, round { $round }. { the-side }: attackers must retreat now.
prompt-hit =
    { the-side }: { $hits ->
        [one] choose which of your strongest blocks takes the hit.
       *[other] choose which of your strongest blocks takes the next of { $hits } hits.
    }
prompt-withdraw = { the-side }: where does { $block } retreat to?
prompt-regroup = { the-side }: regroup the victors of { $space }, or finish.
prompt-regroup-to = { the-side }: where does the block regroup to?
prompt-harbour-fleet = { the-side }: choose the fleet that goes into port next for the winter.
prompt-harbour = { the-side }: into which port does the fleet in { $space } go for the winter?
prompt-supply = { the-side }: cities that cannot feed all their blocks, and how many must go: { $cities }.
prompt-disband = { the-side }: disband blocks if you like, or finish.

## Events

event-year =
    Year { $year } ({ $number ->
        [1] 49
        [2] 48
        [3] 47
        [4] 46
       *[5] 45
    } BC), { $number } of { $of }.
event-dealt =
    { $known ->
        [yes] { the-side } is dealt { $cards }.
       *[no] { the-side } is dealt { $count ->
            [one] one card.
           *[other] { $count } cards.
        }
    }
event-set-up = { the-sides } blocks are set up.
event-placed = { the-side } places { a-block } in { $space }.
event-discarded =
    { $known ->
        [yes] { the-side } discards { $card }.
       *[no] { the-side } discards a card.
    }
event-turn = Turn { $turn } of the year { $year }.
event-chose-card =
    { $known ->
        [yes] { the-side } plays { $card } face down.
       *[no] { the-side } plays a card face down.
    }
event-cards = Cards: { side-caesar } { $caesar }, { side-pompeius } { $pompeius }.
event-events-cancel = Two events cancel each other; the turn is over.
event-player-1 = { the-side } is Player 1.
event-apollo = Apollo: { the-side } copies { $card }.
event-apollo-nothing = Apollo: { the-side } has nothing to copy.
event-no-effect = { the-side }: { $card } has no effect.
event-jupiter = Jupiter favours { the-side }: { $block }, strength { roman }, is drawn in { $space }.
event-weakened = { $block } in { $space } loses a step.
event-defected = { $block } comes over to { the-side } in { $to }.
event-vulcan =
    Vulcan strikes { $space } for { the-side }: { $count ->
        [one] one block loses a step.
       *[other] { $count } blocks lose a step.
    }
event-moved =
    { $mode ->
        [fleet] { the-side } sails { a-fleet } from { $from } to { $to }.
       *[land] { the-side } moves { a-block } from { $from } to { $to }.
    }
event-attacked = { the-side } attacks { $to } from { $from } with { a-mover }.
event-reinforced = { the-side } reinforces { $to } from { $from } with { a-mover }.
event-sailed = { the-side } ships { a-block } from { $from } to { $to }.
event-moves-done =
    { $left ->
        [0] { the-side } has finished moving.
        [one] { the-side } has finished moving; one move point is unused.
       *[other] { the-side } has finished moving; { $left } move points are unused.
    }
event-main-attack = { the-sides } main attack on { $space } comes from { $from }.
event-surprise = { the-side } attacks { $space } by surprise.
event-raised = { the-side } raises { a-block } in { $space }.
event-strengthened = { the-side } strengthens { a-block } in { $space }.
event-battle = Battle of { $space }: { the-attacker } attacks.
event-revealed = Revealed – { $blocks }.
event-round = { $space }, round { $round }.
event-reserves = Reserves arrive – { $blocks }.
event-disrupted = { the-sides } reserves in { $space } are disrupted: each loses a step.
event-roles-change = { $space }: { the-attacker } is now the attacker.
event-fired =
    { the-side }: { $block } rolls { $rolls } (hits on { $rating ->
        [1] 1
       *[other] 1–{ $rating }
    }): { $hits ->
        [0] no hit.
        [one] one hit.
       *[other] { $hits } hits.
    }
event-passed = { the-side }: { $block } passes.
event-hit = { the-side }: { $block } loses a step, strength { roman }.
event-eliminated = { the-side }: { $block } is eliminated in { $space }.
event-leader-killed = { the-side } loses a leader: { $block } is killed in { $space }.
event-third-leader = { $block } enters { the-sides } levy pool.
event-cleopatra-changes = { $block } joins { the-side } in { $space } at strength I.
event-retreated = { the-side }: { $block } retreats from { $from } to { $to }.
event-won = { the-side } wins the battle of { $space }.
event-regrouped = { the-side } regroups { a-block } from { $from } to { $to }.
event-winter = Winter of the year { $year }.
event-cleopatra-home = { $block } goes home to { $space }.
event-cleopatra-joins = { $block } joins { the-side }, who holds { $space }.
event-fleet-lost = { the-side } removes { a-fleet }: no friendly port on { $space }.
event-harboured = { the-side } brings { a-fleet } from { $from } into { $to }.
event-unsupplied = { the-side } removes { a-block } from { $space } for want of supply.
event-score = Victory points: { side-caesar } { $caesar }, { side-pompeius } { $pompeius }.
event-disbanded = { the-side } disbands { a-block } in { $space }.
event-game-over =
    { $reason ->
        [ten-points] { the-side } wins: { reason-ten-points }.
        [more-points] { the-side } wins: { reason-more-points }.
        [rome] { the-side } wins: { reason-rome }.
       *[draw] The game is a draw: { reason-draw }.
    } { side-caesar } { $caesar }, { side-pompeius } { $pompeius }.

## Refusals: cards and set-up

refusal-card-not-in-hand = This card is not in your hand.
refusal-card-played-already = You have already played this card this year.
refusal-card-discarded = You discarded this card at the start of the year.
refusal-set-up-not-yours = You set up only your own blocks.
refusal-set-up-already = This block already has its place.
refusal-set-up-from-the-pool = This block is not part of the historical set-up and may not be exchanged into it.
refusal-fleet-needs-port = A fleet can stand only in a port.
refusal-ports-kept-for-fleets = The places left in ports are needed for your fleets.

## Refusals: events

refusal-not-adjacent-to-friendly-city = This space is not adjacent to one of your friendly cities.
refusal-no-enemy-there = The enemy has no block there to tempt.
refusal-no-block-of-the-enemys-colour = No enemy block there is of the enemy's own colour.
refusal-nothing-to-reclaim = No block of your colour serves the enemy there.
refusal-cleopatra-serves-you = Cleopatra already serves you.
refusal-cleopatra-off-the-map = Cleopatra is not on the map.
refusal-comes-over-to-adjacent-city = The block can come over only to a city adjacent to it.
refusal-comes-over-to-friendly-city = The block can come over only to one of your friendly cities.
refusal-vulcan-strikes-cities = Vulcan strikes a city, not a sea.
refusal-not-an-enemy-city = Vulcan strikes only an enemy city.
refusal-not-your-attack = You are not attacking there.

## Refusals: moves

refusal-move-not-yours = You move only your own blocks.
refusal-move-off-the-map = A block that is not on the map cannot move.
refusal-already-moved = This block has already moved this turn.
refusal-no-moves-left = You have no move points left for this.
refusal-card-moves-land-blocks = This card moves land blocks, not fleets.
refusal-card-moves-fleets = This card moves only fleets.
refusal-pinned = All your blocks there are pinned by the attackers.
refusal-nowhere-to-move = Every road out of this city is closed to the block.
refusal-nowhere-to-sail = The fleet can reach no sea or port from here.
refusal-no-road = No road leads there.
refusal-only-fleets-at-sea = Only fleets can be at sea.
refusal-already-there = The block is already there.
refusal-no-seaway = A fleet moves only between a port and its sea or between adjacent seas.
refusal-too-far-to-attack = This block has come too far to go into battle.
refusal-attackers-road = Your blocks may not leave by a way that the attackers used.
refusal-road-full = This road can carry no more of your blocks this turn.
refusal-strait-full = No more of your blocks may cross this strait this turn.
refusal-strait-attack = No more of your blocks may cross this strait to attack this turn.
refusal-fleet-holds-sea = This fleet must stay: a sea move of this turn needs its sea.
refusal-no-move-yet = The block has not moved yet.
refusal-sail-not-yours = You can ship only your own blocks.
refusal-sail-off-the-map = A block that is not on the map cannot be shipped.
refusal-fleets-do-not-sail-as-cargo = Sea moves carry land blocks; a fleet moves by itself.
refusal-no-sea-moves-by-event = This card allows no sea moves.
refusal-sea-moves-first = Sea moves come before all other moves.
refusal-not-in-port = A sea move starts in a port.
refusal-no-friendly-sea = No sea at this port is friendly.
refusal-not-a-port = A sea move ends in a port.
refusal-sail-to-another-port = A sea move leads to another port.
refusal-no-port-to-sail-to = No friendly or vacant port can be reached over your friendly seas.
refusal-no-friendly-route = No friendly seas lead there.
refusal-port-not-friendly-or-vacant = A sea move must end in a friendly or vacant port.
refusal-not-an-attack-road = No attack of yours came from there.

## Refusals: levies

refusal-levy-not-yours = You spend levy points only on your own blocks.
refusal-full-strength = This block is at full strength.
refusal-eliminated-this-year = This block was eliminated this year and can be raised only next year.
refusal-leader-dead = This leader is dead.
refusal-third-leader-waits = This leader enters the game only when another leader of your side dies.
refusal-fleet-at-sea = Fleets are strengthened in ports, never at sea.
refusal-home-not-friendly = This block can be raised only in its own city, which is not friendly.
refusal-no-friendly-major-port = You have no friendly major port to build a fleet in.
refusal-no-friendly-city = You have no friendly city to raise it in.
refusal-raised-in-cities = New blocks appear in cities, never at sea.
refusal-city-not-friendly = A new block needs a friendly city.
refusal-not-its-home = This block can be raised only in its own city.
refusal-not-a-major-port = Fleets are built only in major ports.

## Refusals: battles

refusal-not-contested = There is no battle to fight there.
refusal-turn-not-yours = Only your own blocks take their turns now.
refusal-not-in-this-battle = This block is not in this battle.
refusal-in-reserve = This block is in reserve until round 2.
refusal-already-acted = This block has had its turn in this round.
refusal-not-its-turn = It is the turn of blocks with another letter.
refusal-must-retreat = Attackers must retreat in round 4.
refusal-no-retreat-in-round-1 = Nobody may retreat in round 1.
refusal-cannot-retreat = This block has no way to retreat.
refusal-fleet-cannot-retreat = This fleet has no sea or port to retreat to.
refusal-hit-not-yours = The hit falls on one of your own blocks.
refusal-hit-elsewhere = The hit falls on a block that is in this battle.
refusal-hit-in-reserve = Blocks in reserve take no hits.
refusal-not-strongest = A hit falls on your strongest block.
refusal-no-retreat-way = Neither a road nor a sea leads there from the battle.
refusal-no-retreat-seaway = A fleet retreats only to an adjacent sea or to a port on its own sea.
refusal-retreat-into-enemy = You may not retreat to where the enemy is.
refusal-fleet-retreat-into-enemy = A fleet may not retreat to where the enemy is.
refusal-retreat-road-full = No more blocks may retreat by this road in this round.
refusal-retreat-strait-full = Only one block per round may retreat across a strait.
refusal-retreat-vacant-by-attack-road = Attackers retreat to a vacant city only by a road that brought attackers in.
refusal-retreat-over-attackers-road = Defenders may not retreat by a road that the attackers used.
refusal-fleet-did-not-come-from-there = Attacking fleets retreat to a vacant space only if they came from it.
refusal-attackers-came-from-that-sea = Defending fleets may not retreat to a sea from which the attackers came.
refusal-retreat-port-not-friendly = A retreat by sea ends in a friendly port.
refusal-fleet-retreat-port-not-friendly = A defending fleet may retreat only to a friendly port.
refusal-one-by-sea-each-round = Only one of your blocks per round may retreat by sea.
refusal-sea-not-friendly = A retreat by sea needs a friendly sea between the two ports.
refusal-regroup-not-yours = Only blocks of the winner regroup.
refusal-not-in-the-won-battle = This block was not in the battle that you won.
refusal-already-regrouped = This block has already regrouped.
refusal-no-regroup-road = Blocks regroup along a road to an adjacent city.
refusal-no-regroup-seaway = A fleet regroups to an adjacent sea or to a port on its own sea.
refusal-regroup-into-enemy = You may regroup only to a friendly or vacant space.
refusal-fleet-regroup-into-enemy = A fleet may regroup only to a friendly or vacant sea or port.
refusal-regroup-road-full = No more blocks may regroup by this road.
refusal-nowhere-to-regroup = This block has nowhere to regroup to.

## Refusals: winter

refusal-winter-fleet-not-yours = You bring only your own fleets into port.
refusal-winter-not-at-sea = Only fleets at sea go into port for the winter; this block is not at sea.
refusal-not-a-port-of-its-sea = The fleet must go to a port on the sea where it is.
refusal-winter-port-not-friendly = A fleet spends the winter in a friendly port; this one is not friendly.
refusal-supply-not-yours = You remove only your own blocks for want of supply.
refusal-supply-off-the-map = This block is not on the map and needs no supply.
refusal-city-not-over-supply = This block's city can feed all the blocks in it.
refusal-disband-not-yours = You disband only your own blocks.
refusal-disband-off-the-map = Only a block on the map can be disbanded.

## Refusals: what is not due

refusal-when-place = Blocks are placed only while a free set-up is being made.
refusal-when-discard = A card is discarded only at the start of a year, after the deal.
refusal-when-play = A card is played only at the start of a turn.
refusal-when-move = A block is picked to move only during your moves, when you regroup after a battle that you won, or when several of your fleets go into port for the winter.
refusal-when-sail = A block is shipped only during your moves, before any other move.
refusal-when-to = A destination is named only for a block that you have just picked up.
refusal-when-stop = Only a block on its way can stop.
refusal-when-main = The main attack is declared when your moves are over, if you attack a place by more than one way.
refusal-when-surprise = A surprise attack is declared only after the move of Mars or Neptune.
refusal-when-levy = Levies come after your moves, with a command card.
refusal-when-tempt = An enemy block is tempted only with Jupiter.
refusal-when-reclaim = A block of your colour is reclaimed only with Jupiter.
refusal-when-tempt_cleopatra = Cleopatra is tempted only with Jupiter.
refusal-when-strike = A city is struck only with Vulcan.
refusal-when-battle = Player 1 names the next battle once both players' orders are carried out and no battle is being fought.
refusal-when-fire = A block fights only in its turn of a battle.
refusal-when-pass = A block passes only in its turn of a battle.
refusal-when-retreat = A block retreats only in its turn of a battle.
refusal-when-hit = A hit is taken only when the enemy has just scored one.
refusal-when-disband = Blocks are disbanded only in winter.
refusal-when-done = Only moves, levies, regrouping, disbanding and Jupiter can be ended like this; here something has to be chosen.

## The board in the browser

board-map = Map of the Mediterranean
board-status = State of the war
board-year = { $year } A.U.C.
board-bc = { $bc } BC
board-turn = Turn { $turn } of 5
board-vp = Victory points: { $caesar } to { $pompeius }; ten wins
board-first = Player 1
board-hand = Your hand
board-hands = Cards in hand
board-cards-left = { $count } in hand
board-played = Played this year
board-face-down = Chosen, face down
board-discarded = Discarded
board-moves = moves
board-levies = levies
board-pool = Levy pool
board-pool-enemy = enemy: { $count }
board-pool-empty = The pool is empty.
board-open = Eliminated this year
board-trophies = Leaders killed
board-box = Not yet in the game
board-unplaced = To be set up
board-home = raised in { $space }
board-anywhere = raised in any friendly city
board-harbour = raised in a major port
board-any-city = any city
board-any-port = major port
board-back = { $side }: unseen block
board-strength = strength { $strength }
board-moved = has moved
board-serves = serves { $side }
board-in-hand = In hand
board-value = worth { $value }
board-major-port = major port
board-minor-port = port
board-sea = sea
board-city = inland city
board-empty = vacant
board-stack =
    { $space }: { $count ->
        [one] { $count } block
       *[other] { $count } blocks
    }
board-attack = { $attacker } attacks { $space } from { $from }
board-battle = Battle of { $space }
board-sea-battle = Sea battle: { $space }
board-round = Round { $round } of 4
board-attacker = Attacker
board-defender = Defender
board-reserves = Reserves
board-reserves-in = arrive in round 2
board-none = none
board-rolled =
    { $block } rolls { $rolls }: { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
board-hits = Hits: { $hits }
board-to-fall = Hits to take: { $hits }
board-fire = Fire
board-pass = Pass
board-retreat = Retreat
board-tab-hand = Hand
board-tab-played = Played
board-tab-pool = Pool
board-major-road = major road: 4 blocks
board-minor-road = minor road: 2 blocks
board-strait = strait: 2 blocks, 1 to attack
board-lane = adjacent seas
board-worth = city worth points
board-legend-moves = card: groups that may move
board-legend-levies = card: steps or blocks to levy
board-legend-god = event: a click opens it to be read
board-legend-winter = winter
board-legend-laurel = what a city is worth; the back of a card
board-legend-rating = fires in turn B, hits on 1 to 3
board-legend-strength = strength: the dots at the top edge
board-legend-turncoat = a badge: serves the other side
board-legend-pile = pile: point at it to fan it out
board-card-apollo = Copies the card that the enemy played the turn before.
board-card-jupiter = An enemy block next to a friendly city comes over.
board-card-mars = A group of land blocks attacks by surprise.
board-card-mercury = A group of land blocks moves up to three cities.
board-card-neptunus = A group of fleets attacks by surprise.
board-card-pluto = A group of land blocks moves over roads that carry more.
board-card-vulcanus = Every block of one enemy city loses a step.

## The board: what a summary of the other side's turn says

board-digest-moved =
    { $count ->
        [one] { the-side } moved a block to { $places }
       *[other] { the-side } moved { $count } blocks: { $places }
    }
board-digest-reinforced =
    { $count ->
        [one] { the-side } sent a block to the defence of { $places }
       *[other] { the-side } sent { $count } blocks to the defence of { $places }
    }
board-digest-attacked =
    { $count ->
        [one] { the-side } attacks { $places } with a block
       *[other] { the-side } attacks { $places } with { $count } blocks
    }
board-digest-raised =
    { $count ->
        [one] { the-side } raised a block in { $places }
       *[other] { the-side } raised { $count } blocks: { $places }
    }
board-digest-strengthened =
    { $count ->
        [one] { the-side } added a step in { $places }
       *[other] { the-side } added { $count } steps: { $places }
    }
board-digest-eliminated =
    { $count ->
        [one] { the-side } lost { $things }
       *[other] { the-side } lost { $count } blocks: { $things }
    }
board-digest-retreated =
    { $count ->
        [one] { the-side } retreated with a block to { $places }
       *[other] { the-side } retreated with { $count } blocks: { $places }
    }
