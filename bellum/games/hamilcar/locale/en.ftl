### Hamilcar: the First Punic War. What is not here is said as in Hannibal.

## Names

condition-ready = a Ready ship
condition-exhausted = an Exhausted ship

marker-corvus = Corvus
marker-trained = Roman crews trained
marker-forgotten_tactics = Forgotten Tactics
marker-engineers = siege engineers

word-fleets = Fleets
word-fleet =
    { $exhausted ->
        [0] { $ready } Ready
       *[other] { $ready } Ready, { $exhausted } Exhausted
    }
word-at-anchor = at anchor
word-supremacy = Naval Supremacy
word-treasury = War treasuries
word-supplies = Supply trains
word-at-sea = At sea
word-tactic-cards = tactic cards
word-sunk = sunk: { $count }
word-no-tactic = no card

scenario-first_punic_war = The First Punic War, 264–241 BC
scenario-first_punic_war-about = The whole war in nine turns: Rome crosses to Messana, Carthage rules the sea and most of Sicily.
scenario-war_for_sicilia = The War for Sicily, 264–259 BC
scenario-war_for_sicilia-about = The first three turns of the war, with the same set-up; Rome's first new ship comes a turn earlier.

option-historical_consuls = Historical consuls
option-historical_consuls-about = Only Romans who could hold office at the time are drawn as consuls, as long as there are enough of them.

order-fleet = Raise no cruel sea
order-sea-battle = No cards for naval battles
order-sea-omen = Have no own dice rerolled at sea
order-bad-sea-omen = Have no enemy dice rerolled at sea

## Cards

card-tactics_relearned = Forgotten Tactics Relearned
card-siege_engineers = Siege Engineers
card-private_fleet = A Fleet from Private Purses
card-silver_for_the_fleet = Silver for the Fleet
card-war_from_eryx = War from Mount Eryx
card-numidian_unrest = Numidian Unrest
card-overseas_mercenaries = Mercenaries from Iberia and Gaul
card-treasury_deficit = Treasury Deficit
card-sacred_chickens = Sacred Chickens Overboard
card-supply_convoy = Supply Convoy
card-the_rhodian = The Rhodian Runs the Blockade
card-corvus = Corvus
card-peace_party = Peace Party in the Council
card-mare_nostrum = Mare Nostrum

## Parts of sentences

ships =
    { $count ->
        [0] no ship
        [one] one ship
       *[other] { $count } ships
    }
ops-left =
    { $count ->
        [one] one OP left.
       *[other] { $count } OPs left.
    }

## Actions

action-deposit = Pay into the war treasury
action-build = Ship in { $space }
action-repair = Repair a ship in { $space }
action-fleet = Fleet of { $space }
action-ships =
    { $count ->
        [0] No ship
        [one] One ship
       *[other] { $count } ships
    }
action-admiral = { $general } goes along
action-supply = Supply train for { $general }
action-chase = Intercept from { $space }
action-tactic = Play { $tactic }
action-no_tactic = Play no tactic card
action-break_off = Break off
action-hit = Hit { $condition }
action-spend = Supply train of { $general }
action-die = Reroll a { $count }

## Prompts

prompt-ops =
    { the-side }: { $card } gives { $count ->
        [one] one OP
       *[other] { $count } OPs
    }. Activate a general, place PCs, move fleets, repair ships, supply a general or pay into the war treasury; with 3 OPs raise a CU or build a ship.
prompt-window-event = { the-side }: cancel the event, or the payment into the war treasury, with Punic Faith, or pass.
chapter-24 = The generals
prompt-leave-port = { the-side }: { $space } is lost. Where do your ships go?
prompt-new-ship =
    { the-side }: in which port is the new ship launched? { $count ->
        [one] One is due.
       *[other] { $count } are due.
    }
prompt-repairs =
    { the-side }: repair ships, or finish; { $count ->
        [one] one repair left.
       *[other] { $count } repairs left.
    }
prompt-supplying =
    { the-side }: place supply trains, or finish; { $count ->
        [one] one left.
       *[other] { $count } left.
    }
prompt-dockyard = { the-side }: build ships for 3 OPs or repair them for 1 each, or finish; { ops-left }
prompt-fleet = { the-side }: choose a fleet to move along a lane, or finish; { ops-left }
prompt-fleet-orders = { the-side }: where does the fleet in { $space } go? Say first how many ships go and whether an Admiral goes along, if you like; { ops-left }
prompt-coast-raid = { the-side }: does Carthalo raid a port from { $space }? Choose one, or finish.
prompt-chase = { the-side }: { ships } of the enemy have entered { $space }. Intercept, or finish.
prompt-chasers = { the-side }: how many Ready ships of { $space } intercept?
prompt-caught = { the-side }: your fleet was intercepted in { $space }. Step back or accept battle?
prompt-stay-inside = { the-side }: the enemy's fleet is before { $space }. Accept battle, or pass to keep your ships inside the harbour.
prompt-lanes = { the-side }: by which port do you sail from { $space } to { $to }?
prompt-tactics = Naval battle of { $space }, round { $round }: choose a tactic card, or none.
prompt-omen-die = { the-side }: which of the enemy's dice is rerolled?
prompt-hits =
    { the-side }: which ship takes the hit? { $count ->
        [one] One hit left.
       *[other] { $count } hits left.
    }
prompt-break-off = Naval battle of { $space }, after round { $round }. { the-side }: break off, or pass to fight on.
prompt-sea-flight = { the-side }: where does the beaten fleet of { $space } flee to?
prompt-supply = { the-side }: spend a supply train in { $space }, or pass.
prompt-winter-supply = { the-side }: spend a supply train to spare the force in { $space } its roll for winter attrition, or pass.
prompt-roll-again = { the-side }: spend a supply train to roll the siege die at { $space } again, or pass.
prompt-hold-out = { the-side }: spend a supply train to cancel a siege point just scored at { $space }, or pass.
prompt-arrival = { the-side }: where does { $general } arrive?
prompt-run-in = { the-side }: which CU of { $space } gets into { $to }?
prompt-peace-party =
    { the-side }: discard a strategy card drawn at random, or remove { $count ->
        [one] one PC.
       *[other] { $count } PCs.
    }
prompt-raid = { the-side }: the raid on { $space } succeeds. Choose the ship or the supply train that it costs the enemy.
prompt-window-fleet = { the-side }: send Cruel Sea against the fleet, or pass.
prompt-window-sea-battle = { the-side }: play a card for this naval battle, or pass.
prompt-window-sea-omen = { the-side }: reroll all your dice of this round with Good Omen, or pass.
prompt-window-bad-sea-omen = { the-side }: make the enemy reroll one of his dice with Bad Omen, or pass.

## Events: cards and ships

event-cancelled = { the-sides } card is cancelled: { $card }.
event-ships-built = { the-side } places { ships } in { $space }.
event-ships-repaired = { the-side } repairs { ships } in { $space }.
event-ships-exhausted =
    { the-side } in { $space }: { $count ->
        [one] one ship is Exhausted.
       *[other] { $count } ships are Exhausted.
    }
event-ships-sunk =
    { the-side } in { $space }: { $count ->
        [one] one ship is sunk.
       *[other] { $count } ships are sunk.
    }
event-ships-left = { the-side } has to leave { $from } with { ships } for { $to }.
event-ships-fled = { the-side } flees with { ships } from { $from } to { $to }.
event-fleet-moved = { the-side } sails with { ships } from { $from } to { $to }.
event-fleet-back = { the-side } goes back with { ships } from { $from } to { $to }.
event-supremacy = { the-side } gains Naval Supremacy.
event-deposited =
    { the-side } pays { $count ->
        [one] one PC
       *[other] { $count } PCs
    } into its war treasury; { $total ->
        [0] it is full, and is emptied for a ship.
       *[other] it now holds { $total }.
    }
event-treasury-emptied = { the-sides } war treasury is emptied.
event-corvus = { the-side } equips its ships with the Corvus.
event-corvus-lost = { the-side } loses the Corvus.
event-trained = { the-sides } crews are trained from now on.
event-relearned = { the-side } relearns the Forgotten Tactics.

## Events: supplies and generals

event-supplied = { the-side }: { $general } gets a supply train.
event-supply-spent = { the-side }: { $general } spends a supply train.
event-supplies-lost =
    { the-side }: { $general } loses { $count ->
        [one] a supply train.
       *[other] { $count } supply trains.
    }
event-departed = { the-side }: { $general } leaves for good.
event-fed-by-sea = { $space } is fed by sea and loses a siege point.

## Events: the sea

event-naval-die =
    Naval die: { $result ->
        [success] { $general } may sail on to { $to }.
        [return] { $general } does not get to { $to }.
       *[sunk] { $general } loses ships on the way to { $to }.
    }
event-chase-declared = { the-side } tries to intercept with { ships } from { $space }.
event-chase-roll =
    { the-side } rolls { $rolls }{ $modifier ->
        [0] {""}
       *[other] {" "}+ { $modifier }
    } (needs { $rating ->
        [1] 1
       *[other] 1–{ $rating }
    }) to intercept from { $from } in { $space }: { $success ->
        [yes] success.
       *[no] in vain.
    }
event-cruel-sea =
    The cruel sea strikes { the-sides } fleet in { $space }: { $rolls }. { $count ->
        [0] No ship is lost.
        [one] One ship is lost.
       *[other] { $count } ships are lost.
    }
event-sea-battle =
    Naval battle of { $space }: { the-side } attacks with { $attackers ->
        [one] one ship
       *[other] { $attackers } ships
    } against { $defenders }.
event-tactics-dealt = Tactic cards: { side-rome } { $rome }, { side-carthage } { $carthage }.
event-tactic = Round { $round }: { the-side } plays { $tactic }.
event-no-tactic = Round { $round }: { the-side } plays no tactic card.
event-volley = Round { $round }: { the-side } rolls { modified }.
event-broke-off = { the-side } breaks off the naval battle.
event-sea-victory =
    { the-side } wins the naval battle of { $space } and sinks { $count ->
        [0] no Exhausted ship
        [one] one Exhausted ship
       *[other] { $count } Exhausted ships
    }{ $dice ->
        [0] .
       *[other] {" "}({ $rolls }).
    }
event-raid-roll =
    { the-side } raids { $space }, rolling { rolled-against }: { $success ->
        [yes] success.
       *[no] in vain.
    }

## Refusals: the OPs of a card

refusal-build-needs-ops = Building a ship takes 3 OPs.
refusal-build-no-ships-left = All your ships are on the map.
refusal-build-no-port = A ship can be placed only in a port.
refusal-build-not-yours = A ship can be placed only in a port that you control.
refusal-build-besieged = No ship can be placed in a besieged port.
refusal-build-elsewhere = No ship of yours can be placed in this part of the map now.
refusal-build-enemy-ships = Enemy ships lie in this port.
refusal-treasury-ship-elsewhere = The ship is launched at your capital; if that is besieged or lost, in another port of yours in the same region that is not besieged.
refusal-new-ship-elsewhere = New ships come to friendly ports at home that are not besieged: Rome's to any in Italia, Carthage's to Carthago as long as it can take them, else to another in Africa.
refusal-repair-nothing = You have no Exhausted ship there.
refusal-repair-not-yours = Ships are repaired only in a port that you control.
refusal-repair-besieged = No ship is repaired in a besieged port.
refusal-fleet-no-port = There are no fleets away from the ports.
refusal-fleet-no-ready-ships = You have no Ready ship there.
refusal-fleet-has-moved = The ships there have ended their move; each fleet moves once with a card.
refusal-fleet-not-a-lane = No lane leads there from the fleet.
refusal-fleet-number-chosen = How many ships go has already been settled.
refusal-fleet-needs-a-ship = At least one ship has to go.
refusal-fleet-too-few = All Ready ships go unless you name fewer than are there.
refusal-fleet-lanes-spent = The fleet has already gone along as many lanes as one play allows.
refusal-fleet-has-admiral = An Admiral already goes along.
refusal-admiral-not-yours = This general serves the enemy.
refusal-admiral-not-in-port = This general is not with the fleet, or is shut in by a siege.
refusal-not-an-admiral = Only an Admiral, a general with a naval rating, goes along with a fleet.
refusal-admiral-with-cus = The CUs there would be left without him: he goes by sea only with a card that activates him.
refusal-admiral-too-few-ops = His strategy rating is higher than the OPs of the card.
refusal-supply-one-general = All supply trains of a card go to one and the same general.
refusal-supply-not-yours = You do not supply enemy generals.
refusal-supply-off-map = This general is not on the map.
refusal-supply-besieged = No supply train gets through to a besieged general.
refusal-supply-no-way = The general must stand in a province that you control, or in a port of yours.
refusal-supply-has-all = A general may have at most 3 supply trains.
refusal-supply-none-left = All 15 supply trains are in use.
refusal-supply-has-none = This general has no supply train.
refusal-supply-not-there = You have no such general with this force.

## Refusals: the sea

refusal-no-ships = An army goes by sea only with a card of 3 OPs.
refusal-no-ready-ships = You have no Ready ship here.
refusal-no-ships-here = You have no Ready ship here.
refusal-ships-overloaded = The ships cannot carry that many CUs: there is room for 2 in each.
refusal-ships-chosen = How many ships go along has already been settled.
refusal-needs-a-ship = At least one ship has to go along.
refusal-too-few-ships = All Ready ships go along unless you name fewer than are here.
refusal-too-far-by-sea = The port is farther than the army can sail with the points it may spend at sea.
refusal-not-on-the-way = That port is not on a way to the port of arrival that is short enough.
refusal-chase-not-a-lane = No lane leads from there to the fleet.
refusal-chase-company = Other ships of the enemy lie in that port, so nobody can intercept there.
refusal-chase-no-ships = You have no Ready ship there.
refusal-chase-declared = The fleet of that port already tries to intercept.
refusal-chase-needs-a-ship = At least one ship has to intercept.
refusal-chase-too-few = There are not so many Ready ships.
refusal-leave-not-a-lane = The ships leave along one lane, and none leads there.
refusal-leave-enemy-ships = Enemy ships lie in that port.
refusal-tactic-not-in-hand = You do not hold this tactic card.
refusal-tactic-outnumbered = This tactic card needs at least as many Ready ships as the enemy has.
refusal-tactic-untrained = Untrained crews cannot carry out this manoeuvre.
refusal-hit-no-such-ship = You have no such ship left in the battle.
refusal-no-such-die = The enemy has no die that shows this number.
refusal-flight-not-nearest = A beaten fleet flees to the nearest port of its own without enemy ships, at most 3 lanes away.
refusal-nothing-to-raid = There is no ordinary enemy PC without CUs there.
refusal-raid-out-of-reach = Carthalo raids only the port where he is, or one a lane away.

## Refusals: generals who arrive

refusal-arrival-no-cus = The general needs CUs of his own side there.
refusal-arrival-region = The general arrives in another region.
refusal-arrival-besieged = The place is besieged, and nobody gets in.
refusal-arrival-elsewhere = The scenario gives this general another place to arrive.

## Refusals: events

refusal-no-battle-won = You have not won a battle this turn, on land or at sea.
refusal-no-victory = You have neither won a battle nor taken a city this turn.
refusal-blockaded-port = Ready ships of the besieger lie in the port.
refusal-nothing-forgotten = The tactics have been relearned, and Xanthippus has come already.
refusal-nobody-in-africa = There are no CUs of yours in Africa that could be used for this, or they are besieged.
refusal-no-city-before-you = Nowhere do you have enough CUs before an enemy city.
refusal-not-an-enemy-city = This is not an enemy city.
refusal-too-few-engineers = Engineers need at least 3 CUs of yours outside the walls.
refusal-has-engineers = Your engineers are already there.
refusal-no-army-at-syracuse = No Roman army stands at Syracusae, or the city is not Carthaginian.
refusal-nobody-on-the-island = No Carthaginian general with CUs is on Sicily.
refusal-no-lone-pc-there = There is no PC there that the event could strike.
refusal-no-place-for-mercenaries = Neither Carthago nor a general in a port of yours can take the mercenaries in.
refusal-not-a-port-of-ours = That is not a port of yours that the event could use.
refusal-no-city-to-relieve = That is not a besieged port city of yours, or there is no room inside.
refusal-no-such-cu-there = One CU gets into the city: an ordinary one or an elephant, from outside the walls or from inside.
refusal-no-supremacy = The event needs Naval Supremacy.
refusal-too-few-pcs-to-remove = There are not enough PCs to remove, so a card has to go.
refusal-no-port-to-raid = There is nothing to raid.
refusal-not-an-enemy-port = This is not a port that the enemy controls.
refusal-port-out-of-reach = You have no Ready ships in that port or one lane away.
refusal-no-such-booty = The enemy has nothing of that kind there.
refusal-no-port-for-pcs = That is not a port where you could place a PC.
refusal-event-used-up = The event has no more of that to give.
refusal-carthaginian-cus-in-port = Carthaginian CUs hold this port.
refusal-not-shut-in-by-sea = You need both CUs and Ready ships before this city.
refusal-no-port-for-ships = You have no port at home that could take a new ship.
refusal-no-ships-to-build-or-repair = There is nothing that you could build or repair.
refusal-nobody-to-supply = No general of yours can get a supply train.
refusal-no-treasury-no-ships = The enemy has neither a treasury nor Ready ships to lose.
refusal-no-ready-ship-there = There is no Ready ship there to be Exhausted.
refusal-corvus-in-play = The Corvus is already in play.

## Refusals: verbs that are not due

refusal-when-deposit = OPs are paid into the war treasury with a card just played for its OPs, or by an event that says so.
refusal-when-build = Ships are placed as reinforcements, with the OPs of a card, from a full war treasury or by an event.
refusal-when-repair = Ships are repaired with the OPs of a card, after the reinforcements or by an event.
refusal-when-fleet = A fleet is moved with the OPs of a card just played, or by an event that says so.
refusal-when-ships = How many ships go is decided for a fleet that moves or intercepts, or before an army sails.
refusal-when-admiral = An Admiral goes along only with a fleet that is about to move.
refusal-when-supply = Supply trains are placed with the OPs of a card just played, or by an event.
refusal-when-chase = A fleet intercepts only when an enemy fleet has just entered a port one lane away.
refusal-when-tactic = Tactic cards are played only in the rounds of a naval battle.
refusal-when-no_tactic = To play no tactic card is a choice of the rounds of a naval battle.
refusal-when-break_off = A naval battle is broken off only after a round, by a side that is not pinned.
refusal-when-hit = A ship is chosen only to take a hit, or after a raid on a port.
refusal-when-spend = A supply train is spent in winter or on a siege roll, or taken in a raid on a port.
refusal-when-die = A die is chosen only when Bad Omen is played in a naval battle.
refusal-when-to = Where to go is chosen for a fleet, or for an army that sails, avoids battle, withdraws or retreats.
refusal-when-back = Only an army or a fleet that was intercepted steps back.
refusal-when-stand = Only those who were intercepted, or ships in the harbour of their own city, declare that they accept battle.
refusal-when-draw = A card is taken at random only when an ally deserts, or for the peace party in the Council.

## The board in the browser

board-ship = lets armies go by sea
board-legend-port = port
board-map = Map of Sicily and the seas around it
board-ships = Ships
board-die = Die to reroll
board-fleet = Fleet
board-naval = naval rating
board-supplies = supply trains
board-navies = The navies
board-treasury = { $side }: war treasury { $count } of { $room }
board-blockaded = blockaded by the enemy's ships
board-verb-admiral = goes along
board-verb-supply = supply train
board-verb-spend = spends a train
board-sea-battle = Naval battle of { $space }
board-sea-round = round { $round } of { $rounds }
board-no-admiral = No Admiral
board-crews = added to each die by crews and cards
board-before-battle = The fleets draw near
board-choosing = still choosing
board-chosen = a card has been chosen
board-cancelled = cancelled
board-tactics-of = Tactic cards of { $side }
board-hope =
    { $dice ->
        [one] one die, { $from }+
       *[other] { $dice } dice, { $from }+
    }: about { $hits } hits
board-hits =
    { $count ->
        [0] no hit
        [one] one hit
       *[other] { $count } hits
    }
board-legend-fleet = Ready ships, with their number
board-legend-exhausted = Exhausted ships
board-legend-anchor = fleet at anchor, not in a harbour of its own
board-legend-blockade = city whose port is blockaded
board-legend-lane = lane between two ports: 1 point

board-tactic-ram = +1 on each of your dice. Cancels Board.
board-tactic-boarding = A natural 6 that hits sinks a Ready ship outright; with the Corvus a natural 5 does, too, and the card cannot be cancelled. Cancels Break the Line.
board-tactic-outflank = Only with at least as many Ready ships as the enemy. 2 more dice, and the enemy may not break off after this round. Cancels Reserve Squadron.
board-tactic-break_the_line = Not for untrained crews. 1 more die, and -1 on each of the enemy's dice. Cancels Close Ranks.
board-tactic-close_ranks = -1 on each of the enemy's dice. Cancels Ram and Outflank.
board-tactic-squadron = All your dice that missed are rerolled once. Cancels nothing.

## The board in the browser: what cards do

board-card-major_campaign_a = Activate up to 3 generals one after another, whatever their strategy ratings, by 10.11: each once, with 4 movement points and up to 10 CUs, each finishing any battle or siege before the next. Each of them may go by sea (H11). The card pre-empts (7.3.2).
board-card-minor_campaign_a = Activate up to 2 generals one after another, whatever their strategy ratings: each once, with 4 movement points and up to 10 CUs, each finishing any battle or siege before the next. Each of them may go by sea (H11). The card pre-empts.
board-card-bad_weather = The general whom the enemy is moving with a card goes back to where his first 2 movement points brought him, and his move is over; he may still besiege there. Each lane is a movement point: a voyage that would go beyond the second is not made, and the army stays in its port for the rest of the round. In a Campaign it stops that general only: CUs with him may be moved on by another, up to 4 spaces in all. Not against interception, avoiding battle, withdrawal or retreat.
board-card-opposing_fleet_breaks_siege = Remove all siege points from one city that is a port, if no Ready ship of the besieger lies in that port.
board-card-messenger_intercepted = Draw a random card from the enemy's strategy hand into your own; no effect if he has none.
board-card-storms_at_sea = The army that the enemy is sending to sea rolls for attrition with +2, and 1 ship that carries it is Exhausted (2 of Rome's while the Corvus is in play), before any naval die. If all its CUs are lost, the general is not displaced but returns to the port of embarkation and his move is over.
board-card-forced_march_3 = Activate any general with 6 movement points. At most 3 of them may be spent at sea, 4 by Pulcher.
board-card-triumph = Only if Rome has won a battle in this turn, on land or at sea. Place up to 3 Roman PCs on empty spaces without Carthaginian CUs. Carthaginian PCs are neither turned over nor removed.
board-card-elephant_fear = The declared elephant charge fails without a roll and counts as a rampage: Carthage discards 1 battle card at random.
board-card-spoils_of_war = Only if you have won a battle, on land or at sea, or taken a city in this turn. Turn over up to 2 ordinary enemy PCs without enemy CUs, each in the province of such a battle or city or adjacent to its space.
board-card-punic_faith = Cancel the event that Rome has just played as the card of its round, or its payment of that card into the war treasury: it has no effect, and its card goes to the discards even if it would be removed. Of a card used with its OPs only the event is lost; other uses of OPs and counter-events cannot be cancelled.
board-card-imperium = Activate up to 2 Roman generals one after another, whatever their strategy ratings, by 10.11: each once, with 4 movement points and up to 10 CUs. Both may go by sea (H11). It is not a Campaign, so it does not pre-empt.
board-card-good_omen = Reroll a die that you have just rolled, after seeing it; in a naval battle, all your dice of the round together. The second roll stands. Each roll may be rerolled once.
board-card-bad_omen = The enemy rerolls a die that he has just rolled; in a naval battle, one of his dice of the round, which you choose. The second roll stands. Each roll may be rerolled once.
board-card-ambush = In a land battle, only with a general there: his battle rating is 1 higher for this battle, for every roll against it, which also gives 1 more battle card. In a naval battle: 1 more tactic card.
board-card-tactics_relearned = Remove the Forgotten Tactics marker for good. If Xanthippus has not come yet, he comes now to Carthaginian CUs in Africa that are not besieged, without CUs of his own, and leaves at the end of the turn.
board-card-siege_engineers = Choose an enemy city before which you have at least 3 CUs outside the walls. Until that siege is won or given up you roll the red die there, and the city's special sign does not count.
board-card-hiero_allies_with_rome = Only if a Roman army stands at Syracusae, be it outside the walls, and the city is Carthaginian. The city turns Roman; Carthaginian CUs inside are destroyed and generals displaced. Then turn over every ordinary Carthaginian PC of the province Syracusae that does not share its space with Carthaginian CUs.
board-card-socii_navales = Place 2 Ready ships in one or two Roman ports of Italia that are not besieged and hold no enemy ship. Then one Roman fleet may go along one lane.
board-card-private_fleet = Place 1 Ready ship in a Roman port of Italia that is not besieged and holds no enemy ship, or 3 there if Rome has at most 4 ships on the map.
board-card-silver_for_the_fleet = Either put 3 markers into Carthage's war treasury, or repair all Exhausted ships in one Carthaginian port that is not besieged.
board-card-war_from_eryx = Remove up to 2 ordinary Roman PCs without Roman CUs on Sicily if Hamilcar Barca is there; 1, if any other Carthaginian general with CUs is.
board-card-numidian_unrest = Remove up to 2 ordinary enemy PCs without enemy CUs in Numidia. If you have a CU in Africa, you may then place 1 PC of your own on a space so emptied.
board-card-overseas_mercenaries = Place 3 CUs in Carthago, or 2 with a Carthaginian general in a Carthaginian port. Not in a besieged city.
board-card-cruel_sea = Roll a die for each ship of the enemy's fleet that has just moved along a lane, before any battle: on 5 or 6 it is sunk, a Roman ship also on 4 while the Corvus is in play. The army aboard loses 1 CU and 1 supply train with each ship.
board-card-treasury_deficit = The enemy's war treasury is emptied. If it is empty already, 2 of his Ready ships, which he chooses, are Exhausted.
board-card-naval_training = Spend 6 OPs as you like on ships, 3 OPs each (H8.3), and repairs, 1 OP each (H8.4). If Rome plays it, Roman crews are trained for the rest of the game (H2.2).
board-card-sacred_chickens = Before a naval battle with a Roman Admiral: his naval rating is 1 lower, but not below 0, and Rome's dice get -1 in the first round.
board-card-supply_convoy = Place up to 4 supply trains with your generals, at most 3 with one (H8.6); also with those besieged in a port city that is not blockaded.
board-card-the_rhodian = One besieged Carthaginian port city, blockaded or not, loses 1 siege point. Then 1 CU of another Carthaginian port may be put inside its walls, if there is room.
board-card-corvus = Put the Corvus into play, as the card of a round or before a naval battle in which Rome attacks: +1 on Roman dice in naval battles; a Roman Board card is not cancelled and sinks on a natural 5 or 6; storms are worse (60, 101). It is lost when 3 or more Roman ships are sunk at once by Cruel Sea or the naval die.
board-card-peace_party = Carthage discards a strategy card drawn at random, or removes 2 of its ordinary PCs, as it prefers.
board-card-raid_on_port = Choose a port under enemy control, cities included, where, or one lane from which, you have Ready ships. On a die not above their number, at most 5: exhaust a Ready or sink an Exhausted ship there, or take a supply train; an ordinary PC there without enemy CUs is removed, too.
board-card-mare_nostrum = Only with Naval Supremacy. Place or turn over up to 2 PCs in ports without Carthaginian CUs, and put 1 siege point on one Carthaginian port city before which Rome has both CUs and Ready ships.

## The board in the browser: what generals can do

board-general-caudex = His army may cross the strait of Messana also from a space that Rome does not control.
board-general-valerius = Draws 1 more battle card in battles on Sicily.
board-general-megellus = In each siege attempt that he leads, one die result that costs a CU costs none; its siege point still counts.
board-general-duilius = A Board card of his is never cancelled, even without the Corvus.
board-general-scipio_asina = None.
board-general-l_scipio = In Corsica and Sardinia his battle rating is 3.
board-general-calatinus = Avoids battle on a die of 1 to 3.
board-general-regulus = In Africa his strategy rating is 1.
board-general-vulso = None.
board-general-m_paullus = When his fleet wins a naval battle, one more Exhausted enemy ship of that battle is sunk.
board-general-metellus = Elephant charges against his army get -1.
board-general-pulcher = May spend 4 movement points at sea, everybody else 3.
board-general-pullus = None.
board-general-catulus = When he is activated in a friendly port that is not besieged, 1 Exhausted ship there is repaired.
board-general-hanno = None.
board-general-hannibal_gisgo = Avoids battle on a die of 1 to 3. Leaves the game after turn 4.
board-general-hamilcar = Intercepts on a (modified) die of 1 to 4. Leaves the game after turn 6.
board-general-bostar = May not leave Africa, but sails between its ports. Leaves the game after turn 6.
board-general-xanthippus = When he comes, the Forgotten Tactics marker is removed for good. Elephant charges of an army he commands get +1. Leaves at the end of the turn in which he came.
board-general-adherbal = Draws 1 more tactic card when his fleet is attacked in a port that Carthage controls.
board-general-carthalo = After a fleet move that he leads he may remove an ordinary enemy PC without enemy CUs in the port where it ends, or in one a lane away.
board-general-himilco = Draws 1 more battle card in a battle that he begins by a sortie (20.4).
board-general-hamilcar_barca = Outranks all other Carthaginians. An army he commands withdraws from battle on a die of 1 to 5.

board-digest-ships-built =
    { $count ->
        [one] { the-side } built a ship in { $places }
       *[other] { the-side } built { $count } ships: { $places }
    }
board-digest-fleets =
    { $count ->
        [one] { the-side } sailed with a fleet to { $places }
       *[other] { the-side } moved fleets { $count } times: { $places }
    }
