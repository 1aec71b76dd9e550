### Second Punic War.

## Names

side-rome = Rome
side-carthage = Carthage
side-syracuse = Syracuse
side-rome_north = Rome (North)
side-rome_south = Rome (South)
side-carthage_hispania = Carthage (Hispania)
side-carthage_africa = Carthage (Africa)

seat-rome = { side-rome }
seat-carthage = { side-carthage }
seat-rome_north = { side-rome_north }
seat-rome_south = { side-rome_south }
seat-carthage_hispania = { side-carthage_hispania }
seat-carthage_africa = { side-carthage_africa }
seat-syracuse = { side-syracuse }

nation-rome = { side-rome }
nation-carthage = { side-carthage }
nation-syracuse = { side-syracuse }
nation-massilia = Massilia
nation-numidia = Numidia
nation-macedonia = Macedonia

unit-light_infantry = light infantry
unit-heavy_infantry = heavy infantry
unit-cavalry = cavalry
unit-gallic_infantry = Gallic infantry
unit-gallic_cavalry = Gallic cavalry
unit-elephants = elephants
unit-ship = ship

counter-rome_light_infantry = Roman light infantry
counter-rome_heavy_infantry = Roman heavy infantry
counter-rome_cavalry = Roman cavalry
counter-rome_gallic_infantry = Gallic infantry (Rome)
counter-rome_gallic_cavalry = Gallic cavalry (Rome)
counter-rome_elephants = Roman elephants
counter-rome_ship = Roman ship

counter-carthage_light_infantry = Carthaginian light infantry
counter-carthage_heavy_infantry = Carthaginian heavy infantry
counter-carthage_cavalry = Carthaginian cavalry
counter-carthage_gallic_infantry = Gallic infantry (Carthage)
counter-carthage_gallic_cavalry = Gallic cavalry (Carthage)
counter-carthage_elephants = Carthaginian elephants
counter-carthage_ship = Carthaginian ship

counter-syracuse_light_infantry = Syracusan light infantry
counter-syracuse_heavy_infantry = Syracusan heavy infantry
counter-syracuse_cavalry = Syracusan cavalry
counter-syracuse_gallic_infantry = Gallic infantry (Syracuse)
counter-syracuse_gallic_cavalry = Gallic cavalry (Syracuse)
counter-syracuse_elephants = Syracusan elephants
counter-syracuse_ship = Syracusan ship

counter-massilia_light_infantry = Massylian light infantry
counter-massilia_heavy_infantry = Massylian heavy infantry
counter-massilia_cavalry = Massylian cavalry
counter-massilia_gallic_infantry = Gallic infantry (Massilia)
counter-massilia_gallic_cavalry = Gallic cavalry (Massilia)
counter-massilia_elephants = Massylian elephants
counter-massilia_ship = Massylian ship

counter-numidia_light_infantry = Numidian light infantry
counter-numidia_heavy_infantry = Numidian heavy infantry
counter-numidia_cavalry = Numidian cavalry
counter-numidia_gallic_infantry = Gallic infantry (Numidia)
counter-numidia_gallic_cavalry = Gallic cavalry (Numidia)
counter-numidia_elephants = Numidian elephants
counter-numidia_ship = Numidian ship

counter-macedonia_light_infantry = Macedonian light infantry
counter-macedonia_heavy_infantry = Macedonian heavy infantry
counter-macedonia_cavalry = Macedonian cavalry
counter-macedonia_gallic_infantry = Gallic infantry (Macedonia)
counter-macedonia_gallic_cavalry = Gallic cavalry (Macedonia)
counter-macedonia_elephants = Macedonian elephants
counter-macedonia_ship = Macedonian ship

counter-gauls_gallic_infantry = Gallic infantry of the tribe
counter-gauls_gallic_cavalry = Gallic cavalry of the tribe

## Scenarios and options

scenario-stop_hannibal = I. Stop Hannibal!
scenario-stop_hannibal-about = The introduction, for two: Hannibal stands among the Boii, two consuls bar the way to Roma. Italia and Gallia Transpadana only, no sea and no politics; 15 VP win, and Carthage loses with fewer than 5 units.
scenario-gates_of_italy = II. Hannibal at the Gates of Italy
scenario-gates_of_italy-about = Stage VI: Hannibal has crossed the Alps with a tired army, and the two consular armies are still apart. The whole Mediterranean, for two to five players.
scenario-campaign = III. Campaign of the Second Punic War
scenario-campaign-about = Stage III: Saguntum has fallen, and Hannibal sets out from Gaul for Italy with his whole army while Rome looks to Africa and Hispania. For two to five players.
scenario-macedonia_enters = IV. Macedonia Enters
scenario-macedonia_enters-about = Stage II, as it never was: Philip V has beaten the Greeks and stands in Iliria, Capua is under siege, and Carthage already has 15 VP. For two to five players.

option-players = Players
option-players-about = Two: Rome and Carthage. Three: and Syracuse. Four: two for Rome and two for Carthage. Five: and Syracuse.
option-length = Length
option-length-about = How many VP win: 30 in the small war (Syracuse 20), 50 in the large one (Syracuse 30); in the campaign only a capital decides, or 40 VP for Syracuse. Scenario I has a goal of its own.
option-length-small = small war
option-length-large = large war
option-length-campaign = campaign
option-ravaging = Ravaging
option-ravaging-about = Armies may lay enemy regions waste, for gold and for VP (12.1).
option-cut_off_cities = Cut-off cities
option-cut_off_cities-about = A city with an enemy army in its region that does not besiege it has half its income and recruits (12.2).
option-proconsuls = Proconsuls
option-proconsuls-about = After the election Rome may try to keep one outgoing consul in the field for another year (12.3).
option-dictators = Dictators
option-dictators-about = After a disaster in Italia Rome may appoint a dictator for three stages and raise a new army (12.4).
option-always_ask = Always ask about effects
option-always_ask-about = Players are asked even if they hold no suitable card, so that silence tells nothing. It slows the game down.
option-long_assaults = Long assaults
option-long_assaults-about = One movement point pays for an assault that lasts until the city falls or the attacker gives up, instead of one exchange.
option-final_year = Final year
option-final_year-about = A campaign ends after stage VI of 201 BC, and the side with more VP wins.

order-any = Play no effects
order-battles = No effects in battles
order-moves = No effects on moves
order-sieges = No effects in sieges
order-answers = Answer no cards
order-turns = No effects between actions
until-stage = for this stage
until-battle = for this battle

## Chapters

chapter-1 = Components
chapter-3 = The course of play
chapter-4 = Movement
chapter-5 = Battles
chapter-6 = Taking cities
chapter-8 = Gallic tribes
chapter-9 = Economy
chapter-10 = Several players
chapter-11 = Victory
chapter-12 = Advanced rules

## How the game ends

reason-capital = an enemy capital has fallen
reason-points = the victory points are reached
reason-units = Carthage has too few units left
reason-last-year = the last year of the war is over

## Parts of sentences

the-side =
    { $side ->
        [rome] { side-rome }
        [carthage] { side-carthage }
       *[syracuse] { side-syracuse }
    }
the-nation =
    { $nation ->
        [rome] { nation-rome }
        [carthage] { nation-carthage }
        [syracuse] { nation-syracuse }
        [massilia] { nation-massilia }
        [numidia] { nation-numidia }
       *[macedonia] { nation-macedonia }
    }
the-attacker =
    { $attacker ->
        [rome] { side-rome }
        [carthage] { side-carthage }
       *[syracuse] { side-syracuse }
    }
the-defender =
    { $defender ->
        [rome] { side-rome }
        [carthage] { side-carthage }
       *[syracuse] { side-syracuse }
    }
units =
    { $count ->
        [one] one unit
       *[other] { $count } units
    }
talents =
    { $talents ->
        [one] one Talent
       *[other] { $talents } Talents
    }

## What the terminal shows

word-headline = Stage { $stage } of { $of } · year { $year }
word-order = order
word-to-move = to choose
word-passed = has passed
word-initiative = IP
word-talents = Talents
word-points = VP
word-cards = cards
word-armies = Armies
word-fleets = Fleets
word-moved = moved
word-aboard = aboard
word-in-port = in port
word-inside = inside the walls
word-cities = Cities
word-income = income
word-level = level
word-besieged = besieged
word-shaken = shaken
word-orders = Orders
word-activated = activated
word-target = common target
word-column = army on the march
word-column-at-sea = fleet under way
word-movement = movement points left
word-waiting = can still come along
word-attacker = Attacker
word-defender = Defender
word-round = round { $round }
word-levy = levy of the tribe
word-lost = lost
word-retreats = retreats
word-rerolls = re-rolls
word-states = States
word-allied = allied
word-friendly = friendly
word-neutral = neutral
word-tribes = Tribes
word-ravaged = Ravaged
word-markers = Markers
word-consuls = Consuls
word-proconsul = Proconsul
word-dictator = Dictator
word-leaders = Leaders
word-deck = Decks
word-discards = Discards
word-removed = Out of the game
word-shown = Cards seen
word-hand = Hand
attack-before = before the battle
attack-skirmish = light infantry
attack-charge = cavalry and elephants
attack-melee = heavy and Gallic infantry
attack-sea = ships
attack-pursuit = pursuit
place-pool = in the pool
place-beside = beside the board
place-dead = out of the game
marker-protected = no enemy card moves its marker
marker-frozen = not to be activated
marker-engines = engines of Archimedes

## Actions

action-initiative = For initiative: { $card }
action-gold = For gold: { $card }
action-event = Event: { $card }
action-effect = Effect of { $card }
action-discard = Discard { $card }
action-politics = Political action: { the-nation }
action-hand_over = Hand over the army of { $leader }
action-cede = Hand over { $city }
action-activate = Activate { $field }
action-converge = All go to { $field }
action-take = Take { $counter }
action-take_all = Take everybody
action-leave = Leave { $counter } behind
action-lead = { $leader } goes along
action-stay = { $leader } stays
action-march = March to { $field }
action-sail = Sail to { $field }
action-port = Into the port of { $city }
action-load = Load in { $field }
action-land = Land in { $field }
action-halt = End the move
action-join = Join the move
action-assault = Assault { $city }
action-besiege = Besiege { $city }
action-ravage = Ravage the region
action-walls = Into { $city }
action-peace = Keep the peace
action-fight = Fight
action-retreat = Retreat
action-to = To { $field }
action-pursue = Pursue
action-reroll = Roll again: { $unit }
action-lose = Lose { $counter }
action-strike = Strike { $counter }
action-stow = Aboard: { $counter }
action-next_ship = Next ship
action-sink = Ship { $count } sinks
action-help = Help { the-side }
action-place = Place in { $field }
action-region = Choose { $field }
action-sea = Choose { $field }
action-city = Choose { $city }
action-opponent = Choose { $seat }
action-consul = Consul: { $leader }
action-muster = Recruit in { $field }
action-recruit = Recruit { $counter }
action-disband = Disband { $counter }
action-pay = Pay
action-pass = Pass
action-done = Done

## Prompts

prompt-discard =
    { $seat }: { $count ->
        [one] discard one card.
       *[other] discard { $count } cards.
    }
prompt-action =
    { $seat }: take an action, or pass. { $count ->
        [0] You have no initiative points.
        [one] You have one initiative point.
       *[other] You have { $count } initiative points.
    }
prompt-event =
    { $seat }: choose what { $card } is to affect; { $count ->
        [one] one choice left.
       *[other] { $count } choices left.
    }
prompt-ferry =
    { $seat }: who crosses the sea? They land in { $field }. { $count ->
        [0] No more units may go.
        [one] One more unit may go.
       *[other] { $count } more units may go.
    }
prompt-consular-army = { $seat }: which of the consuls drawn leads the army in { $field }?
prompt-placing = { $seat }: place the army that may stand anywhere in the area: choose a region, then the units.
prompt-first-sieges = { $seat }: which cities does your army in { $field } besiege from the start? Done, if no other.
prompt-consul = { $seat }: the lot has fallen on { $leader }. Whose place does he take, or does he go to Roma?
prompt-proconsul = { $seat }: try to keep a consul of last year as proconsul, or pass.
prompt-dictator = { $seat }: make a consul dictator, or pass.
prompt-hand-over = { $seat }: which units and leaders go over to your partner with { $leader }?

prompt-orders = { $seat }: activate a field, name a common target, choose units, or finish.
prompt-form-column = { $seat }: who goes along from { $field }? Then move.
prompt-move-column =
    { $seat }: move on from { $field }, act there, or end the move. { $points ->
        [0] No movement points left.
        [one] One movement point left.
       *[other] { $points } movement points left.
    }
prompt-join = { $seat }: your partner moves to { $field }. Do you join him?
prompt-go-on = { $seat }: your army has met your partner's in { $field }. Does it go on under his orders?
prompt-load =
    { $seat }: who goes aboard in { $field }? There is room for { $count ->
        [0] no unit.
        [one] one unit.
       *[other] { $count } units.
    }
prompt-land = { $seat }: who lands in { $field }?
prompt-straggler = { $seat }: which infantry unit is lost on the forced march? It stands in { $field }.
prompt-parley = { $seat }: armies have met in { $field }. Peace or battle?
prompt-refuge = { $seat }: the enemy has come to { $field }. Who goes into the city? The rest must fight.

prompt-leave = { $seat }: your army in { $field } may leave before the battle. Fight or retreat?
prompt-decide = { $seat }: round { $round } of the battle in { $field } is over. Fight on or retreat?
prompt-reroll =
    { $seat }: roll missed dice again, or finish; { $count ->
        [one] one re-roll left.
       *[other] { $count } re-rolls left.
    }
prompt-strike =
    { $seat }: { $count ->
        [one] you rolled a 10: choose the enemy unit that is lost.
       *[other] you rolled 10 { $count } times: choose the enemy units that are lost.
    }
prompt-strike-whom =
    { $seat }: whose unit of this kind is lost? { $count ->
        [one] This is the last one.
       *[other] { $count } to go.
    }
prompt-lose =
    { $seat }: choose what you lose in { $field }; { $count ->
        [one] one unit to go.
       *[other] { $count } units to go.
    }
prompt-lose-levy =
    { $seat }: you lead the tribe of { $field }. Choose what it loses; { $count ->
        [one] one unit to go.
       *[other] { $count } units to go.
    }
prompt-give-up =
    { $seat }: choose the units that an effect takes from { the-side }; { $count ->
        [one] one to go.
       *[other] { $count } to go.
    }
prompt-effect = { $seat }: choose for the effect { $effect }.
prompt-retreat-to = { $seat }: where does the army retreat to from { $field }?
prompt-retreat-inside = { $seat }: which units go into the city of { $field }? Finish for the rest to go elsewhere.
prompt-retreat-whose = { $seat }: whose unit of this kind goes into the city of { $field }? Unit: { $counter }.
prompt-way-back =
    { $seat }: where does this survivor go back to? Unit: { $counter }. { $count ->
        [one] This is the last one.
       *[other] { $count } to go.
    }
prompt-fleet-back = { $seat }: where does your fleet go back to from { $field }?
prompt-pursue = { $seat }: does your cavalry pursue the army that retreats from { $field }?
prompt-stow = Stow your land units on your ships before the naval battle in { $field }; the enemy does not see it yet.
prompt-sink =
    { $seat }: which ships sink? Side: { the-side }. { $count ->
        [one] One to go.
       *[other] { $count } to go.
    }

prompt-give-up-siege = { $seat }: too few besiege in { $field }: which siege do you give up?
prompt-siege-loss = { $seat }: which infantry unit do you lose in the siege of { $city }?
prompt-assault-loss = { $seat }: which unit do you lose in the assault on { $city }?
prompt-assault-strike = { $seat }: a 10 from the walls of { $city }: choose the attacker's loss.
prompt-assault-again = { $seat }: does the assault on { $city } go on?

prompt-disband =
    { $seat }: you cannot pay all: disband { $count ->
        [one] one unit.
       *[other] { $count } units.
    } You pay units in: { $fields }.
prompt-disband-in =
    { $seat }: you cannot pay all: choose from { $field }, or another place; { $count ->
        [one] one unit to go.
       *[other] { $count } units to go.
    }
prompt-partner-pays =
    { $seat }: { $partner } cannot pay all common units. Do you pay for up to { $count ->
        [one] one of them?
       *[other] { $count } of them?
    }
prompt-muster = { $seat }: where do you recruit? Or finish.
prompt-recruit = { $seat }: what do you recruit in { $field }? Or choose another place, or finish.
prompt-barracks = { $seat }: which city raises the unit and takes it in? Unit: { $counter }.

prompt-window-battle = { $seat }: play an effect before the battle, or pass.
prompt-window-round = { $seat }: play an effect at the start of the round, or pass.
prompt-window-attack = { $seat }: play an effect before this attack, or pass.
prompt-window-rolled = { $seat }: the dice are rolled. Play an effect, or pass.
prompt-window-critical = { $seat }: tens are about to strike. Play an effect, or pass.
prompt-window-pursuit = { $seat }: play an effect in the pursuit, or pass.
prompt-window-column = { $seat }: play an effect for the move, or pass.
prompt-window-alps = { $seat }: play an effect before the crossing of the Alps, or pass.
prompt-window-open-sea = { $seat }: a fleet is on the open sea. Play an effect, or pass.
prompt-window-assault = { $seat }: play an effect in the assault, or pass.
prompt-window-siege = { $seat }: play an effect in the siege, or pass.
prompt-window-surrender = { $seat }: play an effect before the roll for surrender, or pass.
prompt-window-besieged = { $seat }: play an effect for a besieged city, or pass.
prompt-window-effect = { $seat }: answer the effect, or pass.
prompt-window-event = { $seat }: answer the event, or pass.
prompt-window-death = { $seat }: a leader is about to be eliminated. Play an effect, or pass.
prompt-window-captured = { $seat }: a city has fallen. Play an effect, or pass.
prompt-window-upkeep = { $seat }: play an effect before the armies are paid, or pass.
prompt-window-turn = { $seat }: play an effect now, or pass.

## Events: the stage and the cards

event-stage = Stage { $stage } of year { $year }.
event-drawn =
    { $known ->
        [yes] { $seat } draws { $cards }.
       *[no] { $seat } draws { cards-count }.
    }
cards-count =
    { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }
event-discarded = { $seat } discards { $card }.
event-reshuffled = The discards of { the-nation } are shuffled into a new deck.
event-order = The order of the stage: { $seats }.
event-order-roll = { $seat } rolls { $rolls } for the order.
event-card-for-initiative =
    { $seat } plays { $card } for { $count ->
        [one] one initiative point.
       *[other] { $count } initiative points.
    }
event-card-for-gold =
    { $seat } plays { $card } for { $count ->
        [one] one Talent.
       *[other] { $count } Talents.
    }
event-event-played = { $seat } plays { $card } as an event.
event-event-cancelled = The event of { $seat } is cancelled: { $card }.
event-effect-played = { $seat } plays the effect { $effect } ({ $card }).
event-effect-cancelled = The effect of { $seat } is cancelled: { $card }.
event-helps = { $seat } helps { the-side }.
event-passed = { $seat } passes.
event-points =
    { $known ->
        [yes] { $seat }: { $points } VP{ points-reason }
       *[no] { $seat }: a change of VP{ points-reason }
    }
points-reason =
    { $reason ->
        [leader] , for a leader.
        [battle] , for a battle.
        [card] , by a card.
        [ravaging] , for ravaging.
        [alliance] , for an alliance.
        [alliance-ended] , for a lost ally.
        [city] , for a city.
       *[city-lost] , for a city retaken.
    }
event-game-over =
    { $reason ->
        [capital] { the-side } wins: { reason-capital }.
        [points] { the-side } wins: { reason-points }.
        [units] { the-side } wins: { reason-units }.
       *[last-year] { the-side } wins: { reason-last-year }.
    }
event-draw =
    { $reason ->
       *[last-year] Nobody has won: { reason-last-year }.
    }
event-gained =
    { $known ->
        [yes] { $seat } gains { $talents ->
            [0] no gold
           *[other] { talents }
        }
       *[no] { $seat } gains what the card gives
    }{ $initiative ->
        [0] {""}
        [one] , one initiative point
       *[other] , { $initiative } initiative points
    }{ $count ->
        [0] .
       *[other] { $known ->
            [yes] , and draws { $cards }.
           *[no] , and draws { cards-count }.
        }
    }
event-robbed =
    { $known ->
        [yes] { $seat } loses { talents } and { $initiative ->
            [0] no initiative
            [one] one initiative point
           *[other] { $initiative } initiative points
        }.
       *[no] { $seat } loses { $initiative ->
            [0] Talents.
            [one] one initiative point, perhaps Talents too.
           *[other] { $initiative } initiative points, perhaps Talents too.
        }
    }
event-ship-lost = { $seat } gives up a ship in { $field }.
event-tribute =
    { $known ->
        [yes] { $seat } pays { talents } for { $city }.
       *[no] { $seat } pays for { $city }.
    }
event-struck = { $card } takes effect in { $field }.
event-attrition =
    { $card } in { $field }: rolls { $rolls }; { $lost ->
        [0] nothing is lost.
        [one] one unit is lost.
       *[other] { $lost } units are lost.
    }
event-exhausted =
    { $card } in { $field }: { $success ->
        [yes] the army counts as moved ({ $rolls }).
       *[no] in vain ({ $rolls }).
    }
event-bombarded =
    { $card } in { $field }: rolls { $rolls }; { $hits ->
        [0] no hit.
        [one] one hit.
       *[other] { $hits } hits.
    }
event-treason =
    { $card }: { $success ->
        [yes] { $city } opens its gates ({ $rolls }).
       *[no] { $city } stays loyal ({ $rolls }).
    }
event-raided =
    { $known ->
        [yes] { $seat } plunders { $field } and takes { talents }.
       *[no] { $seat } plunders { $field }.
    }
event-reinforced = Reinforcements for { $seat } in { $field }: { units } ({ the-nation }).
event-leader-enters = { $leader } takes the field in { $field } for { $seat }.

## Events: consuls

event-consuls-elected = The consuls of the year: { $leaders }.
event-consul-placed = { $seat }: { $leader } takes command in { $field }.
event-consul-drawn = { $seat }: the new consul is { $leader }.
event-prorogation =
    { $seat } rolls { $rolls } (needs 6+) to keep { $leader }: { $success ->
        [yes] he stays as proconsul.
       *[no] in vain.
    }
event-dictator =
    { $leader } is dictator; { $count ->
        [0] no new army can be raised.
        [one] one unit gathers in Roma.
       *[other] { $count } units gather in Roma.
    }
event-dictator-ends = { $leader } is dictator no more.

## Events: movement

event-activated =
    { $seat } activates { $field }{ $count ->
        [0] {" "}free of charge.
        [one] {" "}for one initiative point.
       *[other] {" "}for { $count } initiative points.
    }
event-target = { $seat } declares the common target: { $field }.
event-joined = { $seat } joins the move to { $field }.
event-marched = { $seat } marches from { $field } to { $target }.
event-forced-march = { $seat } rolls { $rolls } after the forced march to { $field }.
event-alps =
    The Alps, on the way to { $field }: rolls { $rolls } (lost on { $least }+); { $count ->
        [0] nobody is lost.
        [one] one unit is lost.
       *[other] { $count } units are lost.
    }
event-sailed = { $seat } sails from { $field } to { $target }.
event-docked = { $seat } puts into the port of { $city }.
event-loaded = { $seat } takes { units } aboard in { $field }.
event-landed = { $seat } lands { units } in { $field }.
event-handed-over = { $seat } hands over an army to { $partner }: { $leaders }.
event-ceded = { $seat } hands { $city } over to { $partner }.
event-placed = { $seat } places in { $field }: { $counter }.
event-went-inside = { $seat } goes into { $city }.
event-peace = { $seat } wants peace in { $field }.
event-no-peace = { $seat } wants no peace in { $field }.

## Events: battles

event-battle = Battle in { $field }: { the-attacker } ({ $attackers }) attacks { the-defender } ({ $defenders }).
event-resistance = The tribe of { $field } takes up arms: { the-attacker } ({ $attackers }) attacks, { the-defender } ({ $defenders }) defends.
event-battle-round = Round { $round } of the battle in { $field }.
event-dice = { the-side } rolls: { $dice }.
paid = { $field } ({ $count })
dice-of =
    { $hit ->
        [0] { $unit } without a roll
       *[other] { $unit } { $rolls } ({ $hit }+)
    }
event-rolled-again = { $seat } rolls again, { $unit }: { $rolls }.
event-frightened =
    { $count ->
        [one] One cavalry unit of { the-side } is afraid of the elephants.
       *[other] { $count } cavalry units of { the-side } are afraid of the elephants.
    }
event-unit-lost = { the-side } loses in { $field }: { $counter }.
event-army-lost = { the-side } loses everything in { $field }: { units }.
event-leader-eliminated = { $leader } is eliminated in { $field }.
event-retreat = { the-side } retreats from the battle in { $field }.
event-retreated = { the-side } retreats with { units } to { $field }.
event-pursuit = { the-side } pursues the enemy who leaves { $field }.
event-battle-won =
    { the-side } wins in { $field }; { $count ->
        [0] the enemy has lost nothing.
        [one] the enemy has lost one unit.
       *[other] the enemy has lost { $count } units.
    }
event-battle-drawn = Nobody is left in the battle in { $field }.
event-stowed = { the-side } has stowed its cargo: { $ships }.
laden =
    { $count ->
        [0] ship { $ship } empty
       *[other] ship { $ship }: { $counters }
    }
event-shielded =
    { $count ->
        [one] The first hit against { the-side } does not count.
       *[other] The first { $count } hits against { the-side } do not count.
    }
event-squall =
    A squall in { $field }: rolls { $rolls }; { $count ->
        [0] no ship is lost.
        [one] one ship is lost.
       *[other] { $count } ships are lost.
    }
event-sally =
    A sally from { $city }: rolls { $rolls }; { $count ->
        [0] no hit.
        [one] one hit.
       *[other] { $count } hits.
    }
event-leader-escapes = { $leader } escapes to { $city }.
event-initiative-gained =
    { $seat } gains { $count ->
        [one] one initiative point.
       *[other] { $count } initiative points.
    }
event-spied =
    { $known ->
        [yes] { $seat } spies on { $opponent }: { talents }; cards: { $cards }
       *[no] { $seat } spies on { $opponent }.
    }
event-booty =
    { $known ->
        [yes] { $seat } takes { talents } of booty in { $city }.
       *[no] { $seat } takes booty in { $city }.
    }
event-sunk =
    { $count ->
        [0] { the-side }: ship { $ship } sinks.
       *[other] { the-side }: ship { $ship } sinks with { $counters }.
    }

## Events: cities

event-assault = { $seat } assaults { $city } with { units }.
event-assault-rolls =
    { $seat } rolls { $rolls } in the assault on { $city }: { $hits ->
        [0] no hit.
        [one] one hit.
       *[other] { $hits } hits.
    }
event-besieged = { $seat } besieges { $city }, level { $level }.
event-siege-lifted = The siege of { $city } is lifted.
event-city-recovers = { $city } has its full defence again.
event-supplied = Ships supply { $city }: the level rises by { $count } to { $level }.
event-level = { $city } is at level { $level } now.
event-surrender-roll =
    { $city } rolls { $rolls }{ $modifier ->
        [0] {""}
       *[other] {" "}+ { $modifier }
    } (surrenders on { $need }+).
event-captured = { $seat } takes { $city }.
event-ravaged =
    { $seat } ravages { $field } and takes { $count ->
        [one] one Talent.
       *[other] { $count } Talents.
    }

## Events: politics and Gauls

event-politics =
    { $seat } spends 2 initiative points and { $count ->
        [one] one Talent
       *[other] { $count } Talents
    } on politics.
event-state-moved =
    { $seat } moves { the-nation } on the political track: { $track ->
        [-2] now it is allied with Carthage.
        [-1] now it is friendly to Carthage.
        [0] now it is neutral.
        [1] now it is friendly to Rome.
       *[2] now it is allied with Rome.
    }
event-alliance =
    { the-nation } becomes the ally of { $seat }; { $count ->
        [0] no new troops can be raised.
        [one] one heavy infantry unit joins it.
       *[other] { $count } heavy infantry units join it.
    }
event-alliance-ended = The alliance of { the-nation } with { the-side } is over.
event-went-home = The troops of { the-nation } go home to { $field }.
event-aggression = Aggression against { the-nation }: it joins the other side.
event-inclination = A die decides whom { the-nation } joins: { $rolls }.
event-tribe-tested =
    { the-side } tests the tribe of { $field }: { $rolls }{ $modifier ->
        [0] {""}
       *[other] {" "}(modifier { $modifier })
    }, { $attitude ->
        [allied] an alliance.
        [friendly] friendly.
        [neutral] neutral.
        [unfriendly] unfriendly.
       *[hostile] hostile.
    }
event-attitude =
    { $attitude ->
        [allied] The tribe of { $field } is now allied with { the-nation }.
        [friendly] The tribe of { $field } is now friendly to { the-nation }.
       *[neutral] The tribe of { $field } is now neutral.
    }
event-volunteers = Gallic volunteers join { the-nation } in { $field }: { units }.

## Events: the economy

event-income =
    { $known ->
        [yes] { $seat } takes in { talents }.
       *[no] { $seat } takes the income of its cities.
    }
event-upkeep =
    { $known ->
        [yes] { $seat } pays { talents } to its troops.
       *[no] { $seat } pays its troops.
    }
event-partner-pays = { $seat } pays for common units of { $partner }.
event-disbanded = { $seat } disbands in { $field }: { $counter }.
event-recruited = { $seat } recruits in { $field }: { $counter }.

## Refusals: cards

refusal-discard-not-in-hand = This card is not in your hand.
refusal-effect-not-in-hand = You do not hold the card with this effect.
refusal-initiative-not-in-hand = You do not hold this card, so it gives you no initiative.
refusal-gold-not-in-hand = You do not hold this card, so it gives you no gold.
refusal-event-not-in-hand = You do not hold the card of this event.
refusal-event-in-full = The event is carried out in full; you cannot stop here.
refusal-event-not-begun = The event has been played, so at least one choice must be made.
refusal-event-too-dear = You have not enough Talents for this event.
refusal-event-gains-nothing = The event would bring you nothing now.
refusal-event-activations-used = The activations of the event are used up.
refusal-event-forbids-activation = An event forbids these units to be activated for now.
refusal-no-field-to-activate = There is no field that this event could activate.
refusal-enemy-fleet-on-the-way = An enemy fleet bars the crossing.
refusal-nobody-to-cross = Nobody is there who could cross.
refusal-unit-not-there-to-cross = No such unit is there to cross.
refusal-leader-not-there-to-cross = No such leader is there to cross.
refusal-no-more-units-cross = The card lets no more units cross.
refusal-not-a-landing-of-the-card = The card does not let them land there.
refusal-take-somebody-across = Choose who crosses first.
refusal-event-activates-elsewhere = The event does not activate this field.
refusal-event-lands-elsewhere = The event lets nobody land there.
refusal-event-lands-only = The event only lets units go aboard and land.
refusal-event-not-there = The event does not reach this place.
refusal-no-such-enemy-army = There is no enemy army that the event could strike.
refusal-army-too-small = The enemy army is too small for this event.
refusal-army-has-not-moved = This army has not moved in this stage.
refusal-army-has-moved = This army has moved in this stage.
refusal-army-well-housed = The army has a city of its own side there and besieges nobody.
refusal-no-enemy-fleet = There is no enemy fleet there.
refusal-not-open-sea = This sea zone is not open sea.
refusal-city-of-card-not-yours = The city of this card is not yours.
refusal-no-cavalry-next-to-it = No army of yours with cavalry stands next to it.
refusal-you-besiege-no-city = Your side besieges no city that the event could strike.
refusal-city-not-besieged-by-you = Your side does not besiege this city.
refusal-too-few-units-of-the-nation = Too few units of the card's nation stand before this city.
refusal-no-city-will-turn = No city is ready to change sides by this event.
refusal-city-not-on-card = The card does not speak of this city.
refusal-no-enemy-city = Only a city of the enemy is stormed or besieged.
refusal-city-not-the-enemys = This city is not the enemy's.
refusal-city-too-strong = The defence of this city is too strong for the event.
refusal-city-has-defenders = Extra defenders are inside this city.
refusal-enemy-army-outside = An enemy army stands in the region outside the city.
refusal-no-army-near-city = No army of yours that is large enough is near this city.
refusal-marker-there-already = The marker of this card lies there already.
refusal-city-of-marker-not-yours = The city that the marker would protect is not yours.
refusal-opponents-have-nothing-to-lose = Your opponents have nothing that the event could take.
refusal-leader-not-in-area = The leader of this card is not where the event needs him.
refusal-no-unguarded-port = The enemy has no port without ships.
refusal-not-an-enemy-port = This is no port of the enemy.
refusal-port-guarded = Ships guard this port.
refusal-no-ship-of-yours = You have no ship there that could be given up.
refusal-not-an-opponent = This player is not your opponent.
refusal-no-place-for-them = There is no place where the units of this event could come.
refusal-city-not-yours-to-reinforce = This city is not your side's.
refusal-no-reinforcements-under-siege = No reinforcements come to a besieged city.
refusal-place-not-on-card = The card does not name this place.
refusal-no-army-of-yours = No army of yours is there.
refusal-no-leader-there = The army there has no leader.
refusal-enemy-fleet-there = An enemy fleet is there.
refusal-no-counters-left = No counters of these units are left.
refusal-no-room-in-city = The city has no room for them while an enemy stands outside.
refusal-leader-on-board = This leader is on the board already.
refusal-leader-dead = This leader is out of the game.
refusal-consul-dead = This consul has fallen and is out of the game.
refusal-tribe-not-allied-with-you = This tribe is not allied with you.
refusal-nation-not-with-you = The nation of this card is not on your side.
refusal-no-tribe-to-win = No tribe is left that the event could win over.
refusal-not-a-tribe = No tribe lives in this region.
refusal-tribe-not-on-card = The card does not reach this tribe.
refusal-tribe-allied-with-you = This tribe is allied with you already.
refusal-tribe-allied-with-enemy = This tribe is allied with the enemy and cannot be bought.
refusal-tribe-chosen-already = This tribe has been chosen already.
refusal-no-unit-of-that-nation = There is no such unit of that nation.

## Refusals: politics

refusal-no-politics-here = There is no politics in this scenario.
refusal-syracuse-has-a-player = A player leads Syracuse: its marker is not on the track.
refusal-syracuse-has-no-policy = Syracuse cannot move states or tribes.
refusal-state-allied-already = This state is in an alliance already.
refusal-state-allied-with-you = This state is your ally already.
refusal-state-protected = For now no enemy card moves the marker of this state.
refusal-no-politics-in-scenario = There are no political actions in this scenario.
refusal-no-politics-of-syracuse = Syracuse takes no political actions.
refusal-state-led-by-player = A player leads this state: it is not on the political track.
refusal-state-allied = A state in an alliance is not moved by political actions.
refusal-no-initiative-for-politics = A political action costs 2 initiative points.
refusal-no-talents-for-politics = A political action costs 10 Talents.

## Refusals: activation and marches

refusal-field-not-in-scenario = This field is not in play in this scenario.
refusal-nobody-to-activate = You have nobody to activate there.
refusal-all-have-moved = All your units there have moved in this stage.
refusal-partners-army = The army there obeys your partner.
refusal-no-initiative-to-activate = You have no initiative point left to activate it.
refusal-free-activation-without-deed = A free activation needs a unit that can move or act.
refusal-one-origin = Several fields are activated in one action only for one declared target, or when a fleet loads or lands.
refusal-field-has-orders = This field has its orders already.
refusal-target-too-far = The target is too far from there.
refusal-target-declared = The common target has been declared already.
refusal-target-too-late = A common target is declared before anybody has moved.
refusal-nobody-else-can-come = Nobody from another field could come there.
refusal-no-column = No units have been chosen to move yet.
refusal-ships-do-not-march = A fleet does not march over land.
refusal-region-not-adjacent = No way leads from here to that region.
refusal-no-points-to-march = Nobody has a movement point left to march on.
refusal-out-of-the-walls-first = The army comes out of the city into its own region first.
refusal-leaders-alone = Leaders do not move without units.
refusal-must-reach-target = All who were activated must end in the declared target.
refusal-all-go-on-together = Armies that have joined go on only together.
refusal-no-garrison-to-choose = A city is named only where your units stand in several places of its region.
refusal-unit-not-here = No such unit of yours is here.
refusal-unit-has-moved = This unit has moved in this stage.
refusal-partners-unit = This unit obeys your partner.
refusal-column-under-way = Nobody joins an army that is on the march.
refusal-all-are-taken = Everybody there is in the army already; some may be left behind.
refusal-column-being-formed = Whoever was not taken along stays; take everybody to leave some behind.
refusal-field-given-up = The troops of that field were stood down; they get no more orders in this action.
refusal-unit-not-in-column = No such unit goes along.
refusal-all-to-one-field = All go to one declared target: nobody is left on the way.
refusal-leader-not-here = No such leader of yours is here.
refusal-leader-has-moved = This leader has moved in this stage.
refusal-partners-leader = This leader obeys your partner.
refusal-leader-in-column = This leader goes along already.
refusal-leader-not-in-column = This leader does not go along.
refusal-column-must-halt = End the move of this army first.
refusal-free-activation-owes-a-deed = An activation that cost nothing must not end without a deed.
refusal-not-a-straggler = This is no infantry of the army that marched.

## Refusals: fleets

refusal-armies-do-not-sail = An army without ships does not sail.
refusal-move-ends-in-port = A fleet that has put into port has ended its move.
refusal-no-ships-in-column = No ship is with them.
refusal-sea-not-adjacent = This sea zone is not next to the fleet.
refusal-no-sea-points-left = The fleet has not enough movement points for this.
refusal-ships-overloaded = Each ship carries only two land units.
refusal-cargo-without-ships = Those who stay aboard would be left without ships.
refusal-fleet-in-port-already = The fleet is in port already.
refusal-no-port-here = No port of this city opens on the sea zone of the fleet.
refusal-foreign-port = This port is not of your side.
refusal-region-not-on-coast = The fleet does not lie on the coast of this region.
refusal-nobody-to-load = No unit that has not moved can go aboard there.
refusal-no-room-aboard = There is no room aboard.
refusal-no-room-aboard-for-all = There is not room aboard for all of them.
refusal-nobody-to-land = Nobody is aboard who could land.
refusal-no-room-inside-for-all = The city has no room for so many.
refusal-unit-not-there-to-load = No such unit that has not moved is there.
refusal-unit-not-aboard = No such unit is aboard.
refusal-leader-not-there-to-load = This leader is not there, or he has moved.
refusal-leader-not-aboard = This leader is not aboard.
refusal-leader-lands-alone = A leader does not land alone among enemies.
refusal-nobody-chosen-yet = Choose somebody first.

## Refusals: battles

refusal-no-such-unit-to-strike = The enemy has no such unit in this battle.
refusal-no-such-unit-to-lose = You have no such unit to lose here.
refusal-no-such-unit-to-give-up = This unit is not among those that the effect takes.
refusal-no-such-owner = This player has no such unit in the battle.
refusal-no-miss-of-this-kind = No missed die of this kind can be rolled again.
refusal-no-command-left = You have no re-roll left for this kind of unit.
refusal-encircled = The enemy has encircled you: there is no retreat in this round.
refusal-retreat-not-adjacent = An army retreats to an adjacent field.
refusal-retreat-off-the-board = This field is not in play in this scenario, so nobody retreats there.
refusal-attack-came-from-there = The defender does not retreat to where the attack came from.
refusal-retreat-to-enemy = Nobody retreats to where enemies are.
refusal-retreat-to-neutral = Nobody retreats into the territory of a neutral state.
refusal-no-retreat-aboard = Nobody retreats onto ships.
refusal-retreat-to-other-city = Only a city of your side in this region takes you in.
refusal-must-leave-the-tribe = An army beaten by a tribe must leave its region.
refusal-city-full-for-retreat = The city has no room for those who retreat.
refusal-no-own-port-here = Your side has no such port on this sea zone.
refusal-no-such-unit-to-shelter = No such unit is among those who retreat.
refusal-no-such-owner-to-shelter = This player has no such unit among those who retreat.
refusal-came-from-elsewhere = No surviving unit of this kind came from there.
refusal-ship-full = This ship is full.
refusal-no-such-cargo = No such unit is left to be stowed.
refusal-no-next-ship = This is the last ship.
refusal-cargo-must-fit = The ships that are left could not carry the rest.
refusal-no-such-ship = There is no ship with this number.
refusal-ships-alike = A ship with the same cargo stands earlier in the list: choose that one.
refusal-not-your-ship = This ship is your partner's.

## Refusals: cities

refusal-city-not-in-region = This city is not in the region.
refusal-not-your-city = This city is not of your side.
refusal-city-full = The city takes in nobody more.
refusal-city-too-small-for-all = The city has no room for all of them.
refusal-no-city-chosen = Choose a city first.
refusal-city-chosen = This city has been chosen already.
refusal-unit-not-there-to-go-inside = You have no such unit outside.
refusal-leader-not-there-to-go-inside = You have no such leader outside.
refusal-army-not-before-city = The army is not in the region of this city.
refusal-peace-with-its-army = You stand in peace beside the army of this city: to attack, leave the region and come back.
refusal-army-inside-the-walls = An army inside a city does not do this.
refusal-no-points-to-storm = No infantry has a movement point left for an assault.
refusal-no-points-to-besiege = Nobody has a movement point left to lay siege.
refusal-only-infantry-storms = Only infantry assaults a city.
refusal-not-among-the-stormers = No such unit is among those who assault.
refusal-not-among-the-defenders = No such infantry of yours defends the city.
refusal-another-city-is-stormed = The assault is against another city.
refusal-besieged-already = This city is besieged already.
refusal-too-few-to-besiege = The besieging infantry must outnumber the city's level and its defenders.
refusal-only-infantry-besieges = Only infantry besieges a city.
refusal-not-among-the-besieged-or-besiegers = No such infantry of yours is there.

## Refusals: ravaging

refusal-no-ravaging-in-this-game = This game is played without ravaging.
refusal-land-of-a-tribe = The land of a tribe cannot be ravaged.
refusal-not-enemy-land = This is no enemy land that could be ravaged.
refusal-nothing-left-to-ravage = Nothing is left to be taken from this region.
refusal-nothing-to-ravage = No army of yours stands where there is anything to ravage.
refusal-not-cavalry-alone = The army must be of cavalry alone.
refusal-no-points-to-ravage = Nobody has movement points left to ravage.

## Refusals: partners and placing

refusal-no-partner = You have no partner to hand an army to.
refusal-leader-off-the-board = This leader is not on the board.
refusal-leader-not-yours = This leader is not yours.
refusal-leader-without-army = This leader has no units with him.
refusal-no-initiative-to-hand-over = Handing over an army costs 1 initiative point.
refusal-unit-not-in-his-army = No such unit of yours is with him.
refusal-leader-not-in-his-army = No such leader of yours is with him.
refusal-army-has-units = An army that is handed over has at least one unit.
refusal-no-partner-for-cities = You have no partner to hand a city to.
refusal-city-not-yours = You do not have the card of this city.
refusal-city-of-base-zone = Cities of the base zone are not handed over.
refusal-city-of-an-ally = Cities of an ally are not handed over.
refusal-no-initiative-to-cede = Handing over a city costs 1 initiative point.
refusal-placing-outside-the-area = This region is outside the area where the force may stand.
refusal-placing-at-an-enemy-city = Nobody is placed at an enemy city.
refusal-placing-at-a-strange-tribe = Of the tribes' regions only those of allies may be chosen.
refusal-placing-there-already = This region has been chosen already.
refusal-none-left-to-place = No such unit is left to be placed.
refusal-no-siege-at-the-start = The set-up does not let your army begin with a siege of this city.
refusal-placing-without-port = Ships are placed only in a port of your side.
refusal-leader-not-of-the-force = This leader does not belong to the force.
refusal-nobody-to-lead-there = This leader is there already, or there is nobody for him to lead.

## Refusals: consuls and the economy

refusal-consul-not-drawn = This consul was not drawn, or he leads an army already.
refusal-not-an-outgoing-consul = He is not an outgoing consul on the board.
refusal-not-your-consul = This consul obeys your partner.
refusal-consuls-at-roma-or-in-office = A new consul goes to Roma or to the place of an outgoing one.
refusal-not-a-consul-of-last-year = Only a consul of last year can stay as proconsul.
refusal-not-a-consul-in-office = He is not a consul in office on the board.
refusal-no-talents-to-pay-with = You have not enough Talents to pay for them.
refusal-nobody-to-disband-there = You pay for no such unit there.
refusal-ship-carries-troops = The ship is needed for the troops aboard.
refusal-not-your-nation = These units are not yours to recruit.
refusal-no-counter-left = No counter of this unit is left.
refusal-gauls-in-allied-tribes-only = Gauls are recruited only among allied tribes.
refusal-tribe-has-no-more = This tribe gives no more of them in this phase.
refusal-no-city-of-theirs = You hold no city of that nation there.
refusal-city-besieged = A besieged city gives no recruits.
refusal-city-without-port = Ships are built only in a city with a port.
refusal-city-without-elephants = Elephants are raised only in a city with their symbol.
refusal-city-has-no-more = This city has raised as many units as its income allows.
refusal-no-room-inside = An enemy stands outside, and the city has no room inside.
refusal-too-few-talents = You have not enough Talents for this unit.
refusal-nothing-to-recruit-there = You can recruit nothing there.
refusal-city-does-not-raise-it = This city cannot raise the unit.

## Refusals: effects

refusal-effect-not-now = This effect waits for another moment.
refusal-effect-without-battle = There is no battle for this effect.
refusal-effect-on-land-only = This effect is for land battles only.
refusal-effect-at-sea-only = This effect is for naval battles only.
refusal-effect-in-another-attack = This effect belongs to another attack of the round.
refusal-effect-without-units = There are no units in the battle that the effect could use or strike.
refusal-effect-needs-more-cavalry = Your side needs more cavalry in the battle than the other.
refusal-effect-needs-a-leader = You need a leader in this battle.
refusal-effect-needs-heavy-infantry = You need heavy infantry in this battle.
refusal-effect-not-that-choice = The effect does not offer this choice.
refusal-not-an-opponents-card = This card was not played by an opponent.
refusal-nothing-to-cancel = There is nothing here that the effect could cancel.
refusal-event-with-star = An event with a star cannot be cancelled.
refusal-not-your-leader-to-save = This leader is not yours to save.
refusal-leader-in-no-danger = This leader is no longer in danger.
refusal-no-city-to-escape-to = There is no city that he could escape to.
refusal-no-command-to-stop = The other side has no command in this round.
refusal-no-misses-to-roll-again = There are no missed dice that the effect could have rolled again.
refusal-only-the-defender-avoids = Only the defender can refuse a battle.
refusal-nowhere-to-retreat = There is nowhere to retreat to.
refusal-not-pursuing = You are not the one who pursues.
refusal-not-pursued = Nobody pursues you.
refusal-no-tens-against-you = No tens were rolled against your side.
refusal-not-your-upkeep = It is not your upkeep that is being paid.
refusal-not-your-capture = This city was not taken by you.
refusal-not-your-column = You are not the one who moves.
refusal-effect-for-fleets = This effect is for fleets.
refusal-effect-for-armies = This effect is for armies on land.
refusal-effect-for-cavalry-alone = This effect is for an army of cavalry alone.
refusal-effect-once-under-way = This effect is for an army that is already on the move.
refusal-not-an-enemy-fleet = This is no fleet of an opponent.
refusal-not-a-city-of-yours = This is no besieged city of your side.
refusal-no-city-of-yours-besieged = No city of your side is besieged.
refusal-not-your-assault = You are not the one who assaults.
refusal-not-your-siege = You do not besiege this city.
refusal-effect-too-dear = You have not enough Talents for this effect.

## Refusals: verbs that are not due

refusal-when-initiative = A card is played for initiative as your action of the round.
refusal-when-gold = A card is played for gold as your action of the round.
refusal-when-event = An event is played as your action of the round.
refusal-when-effect = An effect is played only at the moment that its words name.
refusal-when-discard = Cards are discarded only above the limit of seven, or where a card demands it.
refusal-when-politics = A political action is your action of the round.
refusal-when-hand_over = An army is handed over as your action of the round.
refusal-when-cede = A captured city is handed over as your action of the round.
refusal-when-activate = Regions and sea zones are activated as your action of the round, or while you move to one declared target.
refusal-when-converge = A common target is named only in an activation, before anybody has moved.
refusal-when-take = Units are chosen while an army is being formed, goes aboard or lands, or goes into a city.
refusal-when-take_all = Everybody is taken while an army is being formed, goes aboard or lands, or goes into a city.
refusal-when-leave = Units are left behind only while an army is being formed or on the march.
refusal-when-lead = A leader joins while an army is being formed, goes aboard or lands, or goes into a city.
refusal-when-stay = A leader stays behind only while an army is being formed or on the march.
refusal-when-march = Units march only after their region has been activated.
refusal-when-sail = A fleet sails only after its sea zone or the region of its port has been activated.
refusal-when-port = Only a fleet on the move puts into a port.
refusal-when-load = Only a fleet on the move takes units aboard.
refusal-when-land = Only a fleet on the move lands its units.
refusal-when-halt = A move is ended only while an army or a fleet is moving.
refusal-when-join = You join a move only when your partner has declared where his army goes.
refusal-when-assault = A city is assaulted only by an activated army in its region.
refusal-when-besiege = A siege is laid only by an activated army in the city's region.
refusal-when-ravage = A region is ravaged only by an activated army in it, with the option of ravaging.
refusal-when-walls = Units go into a city when an enemy comes to its region, or in a retreat.
refusal-when-peace = Peace is kept only when an army of Syracuse and another have just met.
refusal-when-fight = Whether to fight is said only in a battle, or when armies have just met.
refusal-when-retreat = You retreat only from a battle, after a round of it or before it where a rule allows.
refusal-when-to = A target is chosen only for an army or a fleet that retreats.
refusal-when-pursue = You pursue only when the enemy has just retreated from your army.
refusal-when-reroll = Dice are rolled again only after your own rolls in a battle or an assault.
refusal-when-lose = Losses are chosen only when your units have been hit or must be given up.
refusal-when-strike = An enemy unit is chosen only after a roll of 10.
refusal-when-stow = Cargo is stowed only before a naval battle.
refusal-when-next_ship = The next ship comes only while cargo is stowed before a naval battle.
refusal-when-sink = Which ship sinks is chosen only after hits in a naval battle.
refusal-when-help = A side is named only by a player who plays a battle effect without being in the battle.
refusal-when-place = Units are placed only in the set-up, new consuls only after an election.
refusal-when-region = A region is chosen only for a card that asks for one.
refusal-when-sea = A sea zone is chosen only for a card that asks for one.
refusal-when-city = A city is chosen only where a card or a rule asks for one.
refusal-when-opponent = A player is chosen only for a card that strikes one.
refusal-when-consul = Consuls are chosen only at the election, or when a dictator or a proconsul is named.
refusal-when-muster = Where to recruit is chosen only in the economy phase, when it is your turn to recruit.
refusal-when-recruit = Units are recruited only in the economy phase, when it is your turn to recruit.
refusal-when-disband = Units are disbanded only when you cannot pay all of them.
refusal-when-pay = You pay only where a payment is asked of you.
refusal-when-pass = You pass only in your turn of action, or where something is offered that you may decline.
refusal-when-done = You finish only where several choices can follow one another.

## What the effects do

effect-about-ambush = Land battle. Up to 4 of your side's infantry units in it each roll once at their own strength, without command re-rolls. Losses are removed before round 1; a 10 is critical as usual.
effect-about-favourable_ground = Land battle. The first 2 hits of the other side in this round do not count. Played before the battle it covers the attacks before it and round 1 together; in a round it must come before that round's first roll.
effect-about-smile_of_the_gods = Cancel one effect that an opponent has just played, before it works; the cancelled card is discarded. This effect may itself be answered.
effect-about-hot_pursuit = Your light and Gallic infantry in the victorious army join this pursuit and roll once each at their own strength.
effect-about-rearguard = Your retreating army ignores the first 3 hits of this pursuit.
effect-about-encirclement = Play at the start of a round of a land battle in which your side has more cavalry units than the other. The other side may not retreat at the end of this round.
effect-about-raging_elephants = Play before the attack of cavalry and elephants. Each enemy elephant unit rolls: on 6+ its automatic hit strikes its own side, whose owner chooses the loss, instead of yours.
effect-about-skirmishers = Play before the attack of light infantry. Your light infantry hits on 7+ in it.
effect-about-cavalry_charge = Play before the attack of cavalry and elephants. Your cavalry and Gallic cavalry that fight in this round hit on 6+ in it.
effect-about-close_order = Play before the attack of heavy and Gallic infantry. Up to 5 of your heavy infantry hit on 6+ in it.
effect-about-triarii = Play after the rolls of heavy infantry. Roll up to 4 of its missed dice again, each once only, besides command.
effect-about-inspired_command = If you have a leader in this battle, your side has 3 more re-rolls in this round.
effect-about-disorder_in_the_ranks = The other side may not use command points in this round.
effect-about-refuse_battle = For the defender, on land only. Your whole army retreats by 5.4 before round 1: there is no battle, but the attacker's cavalry may pursue.
effect-about-forced_march = One army that you are moving has 1 more movement point. When it stops, roll once: on 8+ it loses 1 infantry unit of your choice, if it has any.
effect-about-mountain_guides = Play before the rolls of a crossing of the Alps. Units of this army are lost only on 10.
effect-about-burned_engines = Play in the siege phase for a besieged city of your side. It loses nothing and makes no surrender roll in this stage; the besieger still loses his infantry unit.
effect-about-siege_engines = Play at the start of an assault round that you make. Up to 6 attack dice hit on 9+ in this round.
effect-about-sally = Play for a besieged city of your side at any time of the stage. Each level of its garrison, at 7+, and each extra infantry defender, at its own strength, rolls once against the besiegers, without reply or command. If the besiegers are then too few, the siege ends (6.2).
effect-about-stored_grain = Raise the current level of a besieged city of your side by 2, not above the defence on its card.
effect-about-fair_winds = One of your moving fleets has 3 more movement points.
effect-about-sudden_squall = Play when an opponent's fleet enters an open sea zone. Roll for each of its ships: on 9+ the ship is lost with what it carries. No VP.
effect-about-boarding = Naval battle. In this round your ships with at least one infantry unit aboard get 1 more on their roll.
effect-about-ramming = Naval battle. In this round your ships without infantry aboard get 2 more on their roll.
effect-about-spies = Look at one opponent's hand and treasury.
effect-about-messengers = Gain 1 initiative point.
effect-about-pay_in_arrears = In this economy phase you pay 6 Talents less upkeep (9.2).
effect-about-booty = Play when you have just captured a city: gain Talents equal to its income.
effect-about-gallic_desertion = Up to 2 Gallic units of the opponent in this battle, by their owner's choice, leave it and are removed. They give no VP.
effect-about-feigned_retreat = Play after the rolls of cavalry. Roll all missed dice of your cavalry again, each once.
effect-about-fog = Land battle. In round 1 the other side's light infantry and cavalry do not attack.
effect-about-leader_escapes = Play when one of your leaders would be eliminated. He goes instead to the nearest city of your side that is not besieged, counted in regions (you choose among equals; if there is none, to your capital), and gives no VP.
effect-about-iron_discipline = In this attack of the battle you, not the opponent, choose the losses for his rolls of 10.
effect-about-ill_omen = Cancel a card without a star that an opponent has just played as an event. It is discarded, and his action is spent.
effect-about-bribed_guards = Play before a surrender roll for a city that you besiege, and pay 3 Talents: the roll gets +3. On a level without a flag roll all the same; 10 is needed.
effect-about-hail_of_missiles = Land battle. Up to 4 of your light infantry units in it roll once each at 8+; losses are removed before round 1.
effect-about-wall_of_pikes = Only if you have heavy infantry in the battle. The first 3 hits of the other side in the attack of cavalry and elephants of this round do not count.
effect-about-outflanking = If your side has more cavalry in this battle: 2 extra rolls at 8+ in the attack of heavy and Gallic infantry of this round.
effect-about-raid = One army of yours made of cavalry only has 2 more movement points.

## What the leaders can do

leader-about-hannibal = In round 1 of a land battle in which Hannibal takes part the other side has 2 command points fewer in all, never below 0.
leader-about-cartalon = In each round one missed roll of a cavalry or Gallic cavalry unit may be rolled again besides the command points.
leader-about-magon = Once in a land battle, before round 1 and after card effects, up to 2 infantry or cavalry units of his army roll once at their own strength, without command; losses are removed at once.
leader-about-hannon = Tests of tribes (8.2) made for an army with Hanno get +1.
leader-about-maharbal = In a pursuit all cavalry and Gallic cavalry of his army hits on 7+.
leader-about-hasdrubal = Units that cross the Alps with him are lost on 9+ instead of 8+.
leader-about-hannon_magnus = In the economy phase his player gains 2 Talents if he is in the region Carthago and the city is Carthaginian and not besieged.
leader-about-hasdrubal_giskon = While Numidia is allied with his side, Numidian cavalry in his battle hits on 7+ in round 1.
leader-about-scipio_pc = The first hit of a pursuit of his retreating army is ignored.
leader-about-scipio_africanus = In his battles an enemy elephant unit hits only on 5+, with one roll that is not rolled again, instead of automatically. Horses fear it all the same.
leader-about-fabius_maximus = When his army is attacked on land it may at once retreat by 5.4 instead of fighting; the attacker's cavalry may pursue.
leader-about-marcellus = In an assault that he leads up to 3 attack dice hit on 9+.
leader-about-claudius_nero = Once a stage, infantry that moves with him the whole way has 3 movement points.
leader-about-ajostros = While he is inside a Syracusan city under assault the defender makes 2 more rolls at 7+ in each assault round.
leader-about-masynissa = In a pursuit cavalry of Massilia and Numidia in his army hits on 7+.
leader-about-syfaks = Numidian cavalry recruited in an economy phase while he is in a home region of Numidia costs 2 Talents.
leader-about-filip_v = In round 1 up to 4 Macedonian heavy infantry of his army hit on 6+.

## What the events of the cards do

card-about-carthage_treason_of_capua = Capua, if Roman, joins Carthage without a roll when a Carthaginian army of at least 5 land units is in the region Capua or next to it and no Roman army stands in that region outside the city.
card-about-carthage_treason_of_tarentum = Tarentum, if Roman, joins Carthage on a roll of 3+ when a Carthaginian army of at least 3 land units is in its region. On 1-2 the card is discarded instead of leaving the game.
card-about-carthage_gallic_rising = Up to 3 tribes of Gallia Transpadana that you choose each move one step towards Carthage: from allied with Rome to friendly to Rome, neutral, friendly to Carthage, allied with Carthage (which brings 2 Gallic infantry, 8.2).
card-about-carthage_wave_of_devastation = Every army of your side with at least 5 land units in an enemy region with a city ravages it at once, without movement points: 1 Talent for every full 5 units, at most the city's income less the tokens there, and as many tokens (12.1). Without the ravaging option the owner pays these Talents as far as he can, and there are no tokens.
card-about-carthage_traitors_in_the_city = Choose a city that your side besieges and roll: on 7+ it surrenders now and its extra defenders are eliminated; otherwise it loses an extra defender or a level as in 6.2, without loss to you.
card-about-carthage_losses_on_the_march = Choose an enemy army that has already moved in this stage. Roll for each of its infantry and elephant units: on 9+ the unit is removed. No VP.
card-about-carthage_disease_in_the_army = Choose an enemy army of at least 5 land units that besieges a city or stands in a region without a city of its own side. Roll for each of its land units: on 9+, in Sicilia on 8+, the unit is removed. No VP.
card-about-carthage_storm = Choose an open sea zone with an enemy fleet. Roll for every ship there, of whatever nation: on 6+ it is lost with all aboard. Leaders aboard go to another ship there, or are eliminated if there is none. No VP for units, but for leaders.
card-about-carthage_pirates = Choose an enemy port city that holds no ships. Its player pays you half its income, rounded up, at most what he has; or, if he prefers, he removes 1 ship from any of his fleets.
card-about-carthage_death_of_hiero_ii = Move the marker of Syracuse 2 fields towards your side, even out of an alliance with the enemy, which then ends (VII). Not when a player leads Syracuse (10.4).
card-about-carthage_sophonisba = Move the marker of Numidia 2 fields towards your side, even out of an alliance with the enemy, which then ends (VII).
card-about-carthage_embassy_to_philip = Move the marker of Macedonia 1 field towards your side. Not while that state is in an alliance (3.4).
card-about-carthage_envoys_among_the_massylii = Move the marker of Massilia (Massylia) 1 field towards your side. Not while that state is in an alliance (3.4).
card-about-carthage_reinforcements_from_africa = Place 3 heavy infantry, 1 light infantry and 1 elephant unit in one Carthaginian city of Africa.
card-about-carthage_iberian_mercenaries = Place 2 heavy infantry, 2 light infantry and 1 cavalry in one Carthaginian city of Hispania.
card-about-carthage_balearic_slingers = Place 4 light infantry in Ebusus or in one Carthaginian city of Hispania.
card-about-carthage_bomilcars_fleet = Place 3 ships in one Carthaginian port of Africa or Hispania.
card-about-carthage_war_elephants = Place 2 elephant units in one Carthaginian city with the elephant symbol.
card-about-carthage_silver_mines = Gain 5 Talents if your side holds Castulo, and 5 more if it holds Carthago Nova.
card-about-carthage_hasdrubal_son_of_gisco = Place Hasdrubal Gisco with 2 heavy infantry and 1 cavalry in one Carthaginian city of Africa or Hispania. Not while he is on the board or out of the game.
card-about-carthage_great_march = Activate up to 2 regions with a leader of your own, without initiative points, and move as in 4.2.
card-about-carthage_hannibal_at_the_gates = Only if an army with Hannibal is in Italia. Each Roman player loses 1 initiative point and discards 1 card at random; if Hannibal's army is in the region Roma or next to it, you also gain 1 VP (11.2).
card-about-carthage_hundred_and_four = Draw 2 cards from the Carthaginian deck, up to the limit of 7 in hand.
card-about-carthage_defection_of_the_allies = Choose a Roman city of the southern zone with defence 2 or less and no extra defenders, in whose region a Carthaginian army of at least 5 land units stands. On a roll of 6+ it joins Carthage.
card-about-carthage_gallic_volunteers = Place 2 Gallic infantry in one tribe allied with Carthage and 1 in each of up to 2 others; in one of these places add 1 Gallic cavalry.
card-about-carthage_iberian_alliances = Up to 2 tribes of Hispania that you choose each move one step towards Carthage.
card-about-rome_new_legions = Place 4 heavy infantry and 2 light infantry in Roma.
card-about-rome_levy_in_italy = Place 3 heavy infantry, 1 light infantry and 1 cavalry in one Roman city of Italia.
card-about-rome_naval_allies = Place 3 ships in one Roman port of Italia.
card-about-rome_grain_from_sicily_and_sardinia = Gain 2 Talents for each city that your side holds in Sicilia, Sardinia and Corsica, at most 10.
card-about-rome_war_tax = Gain 1 Talent for each Roman city of Italia that is not besieged, at most 12.
card-about-rome_senate_in_session = Draw 2 cards from the Roman deck, up to the limit of 7 in hand.
card-about-rome_disease_in_the_army = { card-about-carthage_disease_in_the_army }
card-about-rome_losses_on_the_march = { card-about-carthage_losses_on_the_march }
card-about-rome_storm = { card-about-carthage_storm }
card-about-rome_pirates = { card-about-carthage_pirates }
card-about-rome_traitors_in_the_city = { card-about-carthage_traitors_in_the_city }
card-about-rome_masinissa = Move the marker of Massilia (Massylia) 2 fields towards your side, even out of an alliance with the enemy, which then ends (VII). If it is then allied with Rome and Masinissa is neither on the board nor out of the game, place him in Cirta with 2 Massylian cavalry.
card-about-rome_legate_to_syphax = Move the marker of Numidia 1 field towards your side. Not while that state is in an alliance (3.4).
card-about-rome_achaean_league = If Macedonia is allied with Carthage, its player removes 3 Macedonian units of his choice, without VP, and no Macedonian unit may be activated until the end of the next stage. Otherwise move Macedonia 1 field towards Rome.
card-about-rome_hieros_friendship = Move the marker of Syracuse 1 field towards your side. Not while that state is in an alliance (3.4), nor when a player leads Syracuse (10.4).
card-about-rome_bribed_chieftains = Pay 3 Talents and choose a tribe that is not allied with Carthage: it moves one step towards Rome.
card-about-rome_faithful_cenomani = Place 2 Gallic infantry and 1 Gallic cavalry in one tribe allied with Rome.
card-about-rome_scipio_africanus = Place Scipio Africanus in Roma or with any Roman army. He leaves the pool of consuls and serves beside the two consuls until he is eliminated. Not while he is on the board or out of the game.
card-about-rome_proconsul_in_spain = Place 3 heavy infantry, 1 light infantry, 1 cavalry and 1 ship in Emporiae or in another Roman port outside Italia.
card-about-rome_delayer = Choose an enemy army in Italia that has not moved in this stage. It counts as moved, but still fights if attacked. If Hannibal is with it, a roll of 5+ is needed.
card-about-rome_slave_legions = Pay 2 Talents: place 2 heavy infantry and 4 light infantry in Roma or Beneventum.
card-about-rome_siege_works = Choose a city that your side besieges: it loses an extra defender or, without one, a level; then roll for surrender if its level has a flag.
card-about-rome_loyal_colonies = Choose up to 3 Roman cities of Italia or Gallia Transpadana that are not besieged: each gets 1 heavy infantry.
card-about-rome_landing_in_africa = Activate, without initiative points, up to 2 regions or sea zones whose units go aboard ships in this action and land in Africa, Massylia, Numidia or Hispania.
card-about-rome_hannos_faction = Each Carthaginian player loses 4 Talents and 1 initiative point; if Carthage holds no city of Italia, you also gain 1 VP (11.2).
card-about-rome_sibylline_books = Gain 2 initiative points and draw 1 card from the Roman deck.
card-about-syracuse_archimedes = Place a marker on Syracusae. As long as the city keeps the owner it has now, the first 2 hits against it in each assault round do not count, and in the siege phase the besieger loses 2 infantry units instead of 1. The marker goes when the city is captured.
card-about-syracuse_engines_of_syracuse = While Syracusae is yours, choose an enemy army in its region or an enemy fleet in Ora Syracusana: make 6 rolls at 7+. The owner chooses the losses; VP as in a battle (5.11).
card-about-syracuse_fleet_of_syracuse = Place 2 ships in one Syracusan port.
card-about-syracuse_cretan_mercenaries = Place 2 heavy infantry and 2 light infantry in one Syracusan city.
card-about-syracuse_ajostros_takes_command = Place Ajostros with 2 Syracusan heavy infantry in Syracusae. Not while he is on the board or out of the game.
card-about-syracuse_hieros_granaries = Gain 7 Talents.
card-about-syracuse_hippocrates_and_epicydes = Place Hippocrates with 2 heavy infantry and 1 cavalry in one Syracusan city. Not while he is on the board or out of the game.
card-about-syracuse_revolt_of_the_sicilian_cities = Choose an enemy city of Sicilia with defence 3 or less and no extra defenders, in or next to a region with an army of yours of at least 3 land units. On a roll of 6+ it joins your side.
card-about-syracuse_trade_with_alexandria = Gain 2 Talents for each port that your side holds in Sicilia and Melita, at most 8.
card-about-syracuse_disease_in_the_army = { card-about-carthage_disease_in_the_army }
card-about-syracuse_storm = { card-about-carthage_storm }
card-about-syracuse_pirates = { card-about-carthage_pirates }
card-about-syracuse_traitors_in_the_city = { card-about-carthage_traitors_in_the_city }
card-about-syracuse_council_of_strategoi = Gain 1 initiative point and draw 1 card from the Syracusan deck.
card-about-syracuse_sea_expedition = Activate, without initiative points, one Syracusan port region and the fleet in it.
card-about-syracuse_policy_of_two_faces = Each player of one side that you choose loses 3 Talents; you gain what is lost, and 1 VP if Syracuse holds at least 5 cities of Sicilia. When Syracuse is an ally, its ally gains 4 Talents instead.
card-about-massilia_masinissa = Place Masinissa with 2 Massylian cavalry in Cirta or with an army of your side in Africa, Massylia or Numidia. Not while he is on the board or out of the game.
card-about-massilia_massylian_horse = Place 3 Massylian cavalry in one city of Massilia.
card-about-massilia_contingent_overseas = Place 2 Massylian cavalry with an army of your side, anywhere on land, that has a leader.
card-about-massilia_javelin_men = Place 3 Massylian light infantry in one city of Massilia.
card-about-massilia_levy_at_cirta = Place 2 heavy infantry and 1 light infantry of Massilia in Cirta.
card-about-massilia_herds_and_grain = Gain 2 Talents for each city of Massilia that your side holds, and 2 more.
card-about-massilia_raid_through_the_desert = One army of your side made of cavalry only, in an enemy region with a city in Africa, Massylia or Numidia, ravages it at once without movement points and counts as 5 units more (12.1). Without the ravaging option the owner pays these Talents as far as he can.
card-about-massilia_strife_for_the_throne = If Numidia is allied with the enemy, its player removes 2 Numidian units of his choice, without VP. Otherwise move Numidia 1 field towards your side; not if it is allied with you.
card-about-massilia_losses_on_the_march = { card-about-carthage_losses_on_the_march }
card-about-massilia_knowledge_of_the_land = Activate, without initiative points, one region of Africa, Massylia or Numidia.
card-about-massilia_couriers = Gain 1 initiative point and draw 1 card from the deck of your own nation.
card-about-massilia_hostages = Gain 5 Talents. Enemy cards cannot move the marker of Massilia until the end of the next stage.
card-about-numidia_syphax = Place Syphax with 2 Numidian cavalry and 1 heavy infantry in Siga or another city of Numidia that your side holds. Not while he is on the board or out of the game.
card-about-numidia_numidian_horse = Place 3 Numidian cavalry in one city of Numidia.
card-about-numidia_infantry_of_syphax = Place 2 heavy infantry and 2 light infantry of Numidia in one of its cities.
card-about-numidia_numidian_skirmishers = Place 2 light infantry and 1 cavalry of Numidia in one of its cities.
card-about-numidia_raid_on_the_neighbour = If Massilia is allied with the enemy, its player removes 2 Massylian units of his choice, without VP. Otherwise move Massilia 1 field towards your side; not if it is allied with you.
card-about-numidia_tribute_of_the_tribes = Gain 2 Talents for each city of Numidia that your side holds.
card-about-numidia_disease_in_the_army = { card-about-carthage_disease_in_the_army }
card-about-numidia_burned_camp = Choose an enemy army in Africa, Massylia or Numidia that has not moved in this stage and stands next to an army of yours with cavalry: make 5 rolls at 8+. The owner chooses the losses; VP as in a battle (5.11).
card-about-numidia_ravine = Choose an enemy army in Africa, Massylia or Numidia that has not moved in this stage. On a roll of 4+ it counts as moved.
card-about-numidia_fickle_ally = Gain 6 Talents; then roll: on 1-2 the marker of Numidia moves 1 field away from your side (VII).
card-about-numidia_envoys = { card-about-massilia_couriers }
card-about-numidia_numidian_raid = Activate, without initiative points, up to 2 regions whose moving units are all cavalry.
card-about-macedonia_philip_v_of_macedon = Place Philip V with 4 heavy infantry, 2 light infantry and 1 cavalry of Macedonia in Iliria. Not while he is on the board or out of the game.
card-about-macedonia_phalanx = Place 3 Macedonian heavy infantry in Iliria.
card-about-macedonia_companions = Place 2 Macedonian cavalry in Iliria.
card-about-macedonia_peltasts = Place 3 Macedonian light infantry in Iliria.
card-about-macedonia_lembi = Place 2 Macedonian ships in the sea zone Ora Illyrica, if no enemy fleet is there.
card-about-macedonia_demetrius_of_pharos = Activate, without initiative points, one region of Illyria or the sea zone Ora Illyrica.
card-about-macedonia_royal_treasury = Gain 6 Talents.
card-about-macedonia_pirates = { card-about-carthage_pirates }
card-about-macedonia_engines_from_pella = Choose a city that your side besieges with at least 3 Macedonian units present: it loses 2, extra defenders first and then levels; then roll for surrender if its level has a flag.
card-about-macedonia_treaty_with_hannibal = Gain 2 initiative points.
card-about-macedonia_crossing_the_adriatic = Move up to 6 land units and the leaders of one army from Iliria to the region Brundisium or Cannae without ships, if no enemy fleet is in Ora Calabra, Ora Apula, Ora Illyrica or Mare Hadriaticum. They land as in 4.4, fight if enemies are there, and count as moved.
card-about-macedonia_veterans_of_the_greek_wars = Place 2 heavy infantry and 1 light infantry of Macedonia with Philip V, wherever he is on land, or in Iliria.

## Events of cards that ask more

event-ally-wavers = A die says whether { the-nation } wavers: { $rolls }.
prompt-quarters =
    { $seat }: { $city } has no room for all: who goes inside? { $count ->
        [one] One unit fits.
       *[other] { $count } units fit.
    }
prompt-riders = { $seat }: in which of the tribes do the horsemen of { $card } appear?
refusal-no-sea-here = There is no sea in this scenario.
refusal-city-chosen-already = This city has been chosen already.
refusal-tribe-gives-no-infantry = This tribe has not been chosen: the horsemen join one of those that were.
refusal-unit-not-among-them = This unit is not among those who come.
refusal-army-has-no-such-unit = No unit of this army has to roll.
refusal-no-such-army-of-his = This player has no army there that the event could strike.
refusal-no-fleet-of-yours = You have no fleet that can still move.

## The board in the browser

board-map = Map of the western Mediterranean
board-status = State of the war
board-tab-orders = Orders
board-tab-hand = Cards
board-tab-war = War
board-tab-tracks = Tracks
board-orders = Orders
board-stage = Stage { $stage }
board-year = year { $year } of the war
board-economy = economy: income, upkeep, recruiting
board-elections = new consuls
board-order = Players in the order of the stage
board-passed = passed
board-initiative = Initiative points
board-talents = Talents in the treasury
board-budget = income { $income }, upkeep { $upkeep }
board-points = Victory points
board-side-points = side { $sum } / { $goal }
board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-hand = Your hand
board-hands = Cards in hand
board-no-hand = No cards in hand
board-card = { $gold } Talents, { $initiative } initiative
board-once = leaves the game after its event
board-use-initiative = Initiative
board-use-gold = Gold
board-use-event = Event
board-use-effect = Effect
board-use-discard = Discard
board-answering = { $seat } has played { $card }.
board-decks = Decks
board-deck = deck { $deck }, discards { $discards }
board-discards = Discards: { $nation }
board-pile-empty = No cards here
board-politics = Political track
board-patron = ally of { $seat }
board-neutral = neutral
board-friendly = friendly to { $side }
board-allied = allied with { $side }
board-sieges = Sieges
board-no-siege = No city is under siege.
board-surrender = surrenders on a roll of { $roll } or more
board-gauls = The tribes
board-markers = Markers
board-marker-engines = Engines of Archimedes: { $about }
board-marker-frozen = { $about }: no activations
board-marker-protected = { $about }: marker protected
board-stages =
    { $stages ->
        [one] { $stages } stage
       *[other] { $stages } stages
    }
board-open-sea = open sea
board-coastal = coastal waters
board-tribe = tribe, levy { $infantry } infantry and { $cavalry } cavalry
board-home = home of { $nation }
board-ravaged = ravaged: { $count }
board-income = income
board-level = level of the walls { $level }
board-walls-of = level of the walls { $level } of { $most }
board-laurels = victory points
board-opens = port on
board-elephants = elephants are raised here
board-besieged = besieged
board-shaken = shaken by a siege
board-walls = inside { $city }
board-port = in the port of { $city }
board-moved = has moved
board-active = active: activated free of charge
board-command = re-rolls: { $count }
board-dictator = dictator
board-proconsul = proconsul
board-consul = consul
board-points-left = movement points left: { $points }
board-goes = goes along
board-stays = there in all
board-take = Take
board-leave = Leave behind
board-lose = Lose
board-strike = Strike
board-stow = Aboard
board-disband = Disband
board-hand_over = hand over
board-lead = goes along
board-stay = stays
board-leader = choose
board-recruiting = Recruiting
board-choose-place = choose a place on the map
board-raised = { $raised } of { $most } raised
board-unit = Unit
board-price = Costs
board-left-over = Then left
board-counters = Counters
board-why = Why not { $unit }?
board-assault = Assault on { $city }
board-battle = Battle: { $field }
board-round = round { $round }
board-retreats = { $side } retreats
board-attacker = attacker
board-defender = defender
board-attack-before = before the battle
board-attack-skirmish = light infantry
board-attack-charge = cavalry and elephants
board-attack-melee = heavy and Gallic infantry
board-attack-sea = ships
board-attack-pursuit = pursuit
board-rerolls = re-rolls left
board-lost = units lost
board-rolled = rolled { $rolls }
board-levy = Levy of the tribe
board-ships = Ships and what they carry
board-legend-city = city: walls, income, victory points, port
board-legend-garrison = units inside the walls
board-legend-siege = besieged city
board-legend-shaken = city shaken by a siege
board-legend-tribe = tribe: levy of infantry and cavalry
board-legend-friendly = tribe that is friendly to a power
board-legend-allied = tribe that is allied with a power
board-legend-region = region without a city
board-legend-alps = pass over the Alps
board-legend-capital = capital
board-legend-ravaged = ravaged region
board-legend-land = region held by a power
board-legend-home = home region, or friendly
board-legend-army = army: all units, cavalry among them
board-legend-led = commander, his re-rolls, elephants
board-legend-fleet = fleet: ships, and units aboard
board-legend-port = fleet in a port
board-legend-walls = army inside walls
board-legend-tired = pale: all of it has moved
board-legend-coin = Talents; on the track: economy
board-legend-effect = effect, an answer to others
board-legend-laurel = victory points; on the track: new consuls
board-legend-rerolls = re-rolls of a leader
board-legend-units = level of the walls; units aboard
board-legend-inside = inside the walls
board-legend-strikes = red die: it strikes
board-legend-ten = underlined: a natural ten
board-legend-sure = elephants strike without a die

## The board: what a summary of the others' turns says

board-digest-marched = { $seat } marched to { $places }
board-digest-sailed = { $seat } sailed to { $places }
board-digest-landed =
    { $count ->
        [one] { $seat } landed a unit in { $places }
       *[other] { $seat } landed { $count } units: { $places }
    }
board-digest-recruited =
    { $count ->
        [one] { $seat } put a unit into the field in { $places }
       *[other] { $seat } put { $count } units into the field: { $places }
    }
board-digest-reinforced =
    { $count ->
        [one] { $seat } got a unit in { $places }
       *[other] { $seat } got { $count } units: { $places }
    }
board-digest-lost =
    { $count ->
        [one] { the-side } lost a unit in { $places }
       *[other] { the-side } lost { $count } units: { $places }
    }
board-digest-ravaged = { $seat } ravaged { $places }
board-digest-passed = { $seat } passed
