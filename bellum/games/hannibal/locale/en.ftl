### Hannibal: Rome against Carthage.

## Names

side-rome = Rome
    .own = Rome's
side-carthage = Carthage
    .own = Carthage's

region-africa = Africa
region-iberia = Iberia
region-italia = Italia
region-sicilia = Sicilia
region-corsica_sardinia = Corsica & Sardinia
region-mauretania = Mauretania

place-pool = in the pool
place-displaced = displaced
place-gone = out of the game
place-later = still to come

loss-cu = an ordinary CU
loss-elephant = an elephant

office-consul = consul
office-proconsul = proconsul
office-dictator = dictator

phase-reinforcements = reinforcements
phase-strategy = strategy
phase-winter = winter attrition
phase-isolation = isolation
phase-victory = victory check

stage-preparation = preparation
stage-deal = the deal
stage-round = start of a round
stage-attack = attack
stage-match = answer
stage-counterattack = counter-attack
stage-claim = an ally deserts
stage-withdrawal = withdrawal
stage-end = the end

marker-macedonian_alliance = Macedonian alliance
marker-naval_victory = Carthaginian naval victory
marker-truce = truce
marker-hanno_counsels = Hanno counsels Carthage
marker-cato_counsels = Cato counsels Rome
marker-reshuffle = the deck is shuffled after this turn
marker-archimedes = Archimedes' engines
marker-latin_colonies = Latin colonies refuse the levy
marker-citadel = citadel
marker-foraging = foraging
marker-flamen = Flamen Martialis

word-headline = Turn { $turn } of { $of } · { $years } BC · { $phase }
word-to-move = to move
word-first = first
word-independent = Independent provinces
word-neutral = neutral
word-empty = empty
word-force =
    { $count } CU{ $elephants ->
        [0] {""}
       *[other] {" "}({ $elephants } el.)
    }{ $trains ->
        [0] {""}
       *[other] {" "}+ siege train
    }
word-inside = inside
word-sieges = Sieges
word-markers = Markers
word-generals = Generals
word-moving = Moving
word-move-points = MP
word-intercept = intercepts
word-avoid = avoids battle
word-hand = Hand
word-playing = Played
word-cards = Cards
word-deck = deck
word-discards = discards
word-ops = OP
word-round = round { $round }
word-battle-cards = battle cards
word-open = open

scenario-second_punic_war = The Second Punic War, 218–201 BC
scenario-second_punic_war-about = The whole war in nine turns: Hannibal stands at Saguntum, and Rome has two consuls under arms.
scenario-crossing_the_alps = Crossing the Alps, 218–216 BC
scenario-crossing_the_alps-about = The first three turns of the war, with the same set-up: a game for an evening.
scenario-campaign_iberia = Campaign: Iberia, 210–205 BC
scenario-campaign_iberia-about = Two turns in Iberia: Scipio Africanus against three Carthaginian armies. There are no elections.
scenario-campaign_africa = Campaign: Africa, 204–201 BC
scenario-campaign_africa-about = Two turns in Africa and on its approaches: Scipio Africanus goes for Carthago, Hannibal comes home. There are no elections.

option-cards = Strategy cards
option-cards-about = Classic: cards 1 to 64. Additional: with 65 to 74. All: with 75 to 91 as well.
option-cards-classic = classic
option-cards-additional = additional
option-cards-all = all
option-remove_extra_cards = Added cards work only once
option-remove_extra_cards-about = Cards 75 to 91 leave the game after being played as events.
option-messenger_variant = Messenger Intercepted, variant
option-messenger_variant-about = A player who has lost a card to it may demand that the other side play another card at once.
option-elephant_fear = Elephant Fear
option-elephant_fear-about = Card 77 takes the place of card 42, Elephant Fright.
option-more_generals = More generals
option-more_generals-about = Bomilcar for Carthage; Gracchus, Livius, Flaccus, Valerius and Crassus for the Roman pool.
option-fallen = Fallen consuls
option-fallen-about = A consul or proconsul whose whole army is destroyed in a battle leaves the game.
option-no_reelection = No re-election
option-no_reelection-about = Nobody but Fabius may be consul two turns running.
option-fates = Fates
option-fates-about = Some Romans leave the game in the turn in which they died historically.
option-mauretania = Mauretania
option-mauretania-about = The province Mauretania with its tribes is in play.
option-flexible_pcs = Flexible PCs
option-flexible_pcs-about = A moving army of 3 CUs may pay 1 movement point to remove an enemy PC, and 1 more to place its own.
option-alternative_reinforcements = Alternative reinforcements
option-alternative_reinforcements-about = Each side gets a CU for each of its chief cities that it still holds.
option-alternative_sieges = Alternative sieges
option-alternative_sieges-about = Lesser cities fall to 2 siege points, the white die is rolled more often, and the conqueror either sacks a city or spares it.
option-always_ask = Always ask about counter-events
option-always_ask-about = Players are asked even if they hold no suitable card, so that silence tells nothing. It slows the game down.
option-original_hannibal = Original Hannibal
option-original_hannibal-about = As in the earlier editions: without Mauretania and without the added generals, whatever else is chosen.

reason-capital = the enemy's capital has fallen
reason-peace = the enemy sues for peace
reason-region = the region that decides the war is won
reason-points = more provinces after the last turn
reason-tie = equal after the last turn, which is enough
reason-general-lost = Scipio Africanus has been lost

## Cards

card-corsica_sardinia_revolt = Corsica and Sardinia Revolt
card-sicilia_revolts = Sicilia Revolts
card-numidia_revolts = Numidia Revolts
card-celtiberia_revolts = Celtiberia Revolts
card-maharbals_cavalry = Maharbal's Cavalry
card-philip_allies = Philip V of Macedon Allies with Carthage
card-philip_peace = Philip V of Macedon Makes Peace with Rome
card-macedonian_reinforcements = Macedonian Reinforcements
card-balearic_slingers = Balearic Slingers
card-bruttium_recruits = Bruttium Recruits
card-ligurian_recruits = Ligurian Recruits
card-iberian_recruits = Iberian Recruits
card-gallic_recruits = Gallic Recruits
card-surprise_sortie = Surprise Sortie
card-traitor_in_tarentum = Traitor in Tarentum
card-senate_dismisses_proconsul = Senate Dismisses Proconsul
card-mutins_numidians = Mutin's Numidians
card-numidian_ally = Numidian Ally
card-sophonisba = Sophonisba Seduces a Numidian King
card-capua_sides_with_carthage = Capua Sides with Carthage
card-syracuse_allies_with_carthage = Syracuse Allies with Carthage
card-i_have_come_into_italy = I Have Come into Italy...
card-carthaginian_naval_victory = Carthaginian Naval Victory
card-siege_train = Carthaginian Siege Train
card-spanish_allies_desert = Spanish Allies Desert
card-diplomacy_a = Diplomacy
card-diplomacy_b = Diplomacy
card-minor_campaign_a = Minor Campaign
card-minor_campaign_b = Minor Campaign
card-minor_campaign_c = Minor Campaign
card-minor_campaign_d = Minor Campaign
card-two_legions_of_slaves = Two Legions of Slaves Raised
card-auxiliaries_apulia = Allied Auxiliaries (Apulia)
card-auxiliaries_etruria = Allied Auxiliaries (Etruria)
card-auxiliaries_samnium = Allied Auxiliaries (Samnium)
card-auxiliaries_lucania = Allied Auxiliaries (Lucania)
card-auxiliaries_campania = Allied Auxiliaries (Campania)
card-opposing_fleet_breaks_siege = Opposing Fleet Breaks Siege
card-adriatic_pirates = Adriatic Pirates
card-tribal_resistance = Tribal Resistance
card-treachery_within_city = Treachery within City
card-grain_shortage = Grain Shortage
card-storms_at_sea = Storms at Sea
card-archimedes_engines = Archimedes' Engines
card-imperium_a = Imperium (66)
card-citadel_holds_out = Citadel Holds Out
card-latin_colonies_refuse = Latin Colonies Refuse the Levy
card-massinissa = Massinissa
card-syphax = Syphax
card-hannibal_ad_portas = Hannibal ad Portas
card-foraging = Foraging
card-veterans = Veterans
card-denarii_and_silver = Denarii and Silver
card-forage_parties_cut_off = Forage Parties Cut Off
card-elephant_fear = Elephant Fear
card-volunteers = Volunteers
card-rival_factions = Rival Factions
card-imperium_b = Imperium (83)
card-black_day = Black Day
card-favourable_ground = Favourable Ground
card-turncoats = Turncoats
card-exchange_of_prisoners = Exchange of Prisoners

## Parts of sentences

the-side =
    { $side ->
        [rome] { side-rome }
       *[carthage] { side-carthage }
    }
the-sides =
    { $side ->
        [rome] { side-rome.own }
       *[carthage] { side-carthage.own }
    }
the-victims =
    { $victim ->
        [rome] Roman
       *[carthage] Carthaginian
    }
units =
    { $count ->
        [0] no CU
        [one] one CU
       *[other] { $count } CUs
    }
with-units =
    { $count ->
        [0] without CUs
        [one] with one CU
       *[other] with { $count } CUs
    }
rolled-against =
    { $rolls } (needs { $rating ->
        [1] 1
       *[other] 1–{ $rating }
    })
modified =
    { $modifier ->
        [0] { $rolls }
       *[other] { $rolls } (modifier { $modifier })
    }

## Actions

action-place = Place in { $space }
action-proconsul = Proconsul: { $general }
action-first = Play first
action-second = Play second
action-event = Event: { $card }
action-ops = OPs: { $card }
action-discard = Discard { $card }
action-counter = Counter-event: { $card }
action-activate = Activate { $general }
action-pc = PC in { $space }
action-remove = Remove the PC in { $space }
action-raise = Raise a CU in { $space }
action-take =
    { $count ->
        [0] Take no CU
        [one] Take one CU
       *[other] Take { $count } CUs
    }
action-elephants =
    { $count ->
        [0] No elephants
        [one] One elephant
       *[other] { $count } elephants
    }
action-join = Include { $general }
action-leave = Leave out { $general }
action-take_train = Take the siege train
action-leave_train = Leave the siege train
action-march = March to { $space }
action-sail = Sail to { $space }
action-sail_in = Sail inside the walls of { $space }
action-enter = Go inside the walls
action-sortie = Sortie
action-besiege = Besiege
action-uproot = Remove the enemy's PC
action-plant = Place a PC
action-halt = End the move
action-walls =
    { $count ->
        [0] No CU inside
        [one] One CU inside
       *[other] { $count } CUs inside
    }
action-intercept = Intercept with { $general }
action-avoid = Avoid battle with { $general }
action-to = To { $space }
action-back = Step back
action-stand = Accept battle
action-roll = Roll the die
action-charge = Charge with the elephants
action-withdraw = Try to withdraw
action-play = Play { $battle_card }
action-reserve = Reserve as { $battle_card }
action-probe = Probe as { $battle_card }
action-concede = Do not match
action-seize = Take the initiative
action-claim = Take { $battle_card }
action-draw = Take a card at random
action-lose = Lose { $loss }
action-command = { $general } commands
action-province = In { $province }
action-target = Choose { $space }
action-general = Choose { $general }
action-demand = Demand another card
action-sack = Sack the city
action-mercy = Spare the city
action-pass = Pass
action-done = Done

## Prompts

prompt-levy =
    { the-side }: place reinforcements; { $count ->
        [one] one CU left.
       *[other] { $count } CUs left.
    }
prompt-return = { the-side }: where does { $general } return?
prompt-scipio = { the-side }: where does { $general } arrive with his 5 CUs?
prompt-proconsul = { the-side }: name a proconsul, or finish.
prompt-consul = { the-side }: which army does the consul { $general } get?
prompt-preempt = { the-side }: play a Campaign card now to go first, or pass.
prompt-first = { the-side }: will you play first or second this turn?
prompt-card = { the-side }: play a strategy card, as event or for its OPs, or discard one.
prompt-ops =
    { the-side }: { $card } gives { $count ->
        [one] one OP
       *[other] { $count } OPs
    }. Activate a general, place PCs, or with 3 OPs raise a CU.
prompt-activate =
    { the-side }: { $card }. { $count ->
        [one] Activate a general, or finish.
       *[other] Activate up to { $count } generals, one after another, or finish.
    }
prompt-pcs =
    { the-side }: place or turn over PCs, or finish; { $count ->
        [one] one OP left.
       *[other] { $count } OPs left.
    }
prompt-remove =
    { the-side }: choose a { the-victims } PC to be removed; { $count ->
        [one] one is left.
       *[other] { $count } are left.
    }
prompt-event =
    { the-side }: choose what { $card } is to affect; { $count ->
        [one] one choice left.
       *[other] { $count } choices left.
    }
prompt-demand = { the-side }: demand that the enemy play another card at once?
prompt-march =
    { the-side }: { $general } is in { $space } { with-units }; { $points ->
        [0] no movement points left.
        [one] one movement point left.
       *[other] { $points } movement points left.
    }
prompt-stopped = { the-side }: { $general } goes no farther than { $space } { with-units }. End the move, or do what can still be done there.
prompt-walls =
    { the-side }: who is inside the walls of { $space }? Now { $count ->
        [0] no CU is.
        [one] one CU is.
       *[other] { $count } CUs are.
    }
prompt-reaction = { the-side }: { $general } has entered { $space } { with-units }. Intercept, avoid battle, or finish.
prompt-detach-intercept = { the-side }: { $general } { with-units } goes to intercept. Change that, or finish.
prompt-detach-avoid = { the-side }: { $general } { with-units } avoids battle. Change that, or finish.
prompt-evade = { the-side }: where does { $general } go from { $space } to avoid battle?
prompt-intercepted = { the-side }: your army was intercepted in { $space }. Step back or accept battle?
prompt-pursuit = { the-side }: the enemy has slipped away. Does { $general } roll in { $space } to march on?
prompt-command = { the-side }: who commands in { $space }?
prompt-relief = { the-side }: do those inside { $space } join the battle with a sortie?
prompt-change = { the-side }: roll to see whether the other consul takes command in { $space }?
prompt-charge = { the-side }: do the elephants charge in { $space }?
prompt-attack = Battle of { $space }, round { $round }. { the-side }: play a battle card.
prompt-match = Battle of { $space }, round { $round }. { the-side }: match { $battle_card }, or lose the battle.
prompt-counterattack = Battle of { $space }, round { $round }. { the-side }: roll for a counter-attack?
prompt-initiative = Battle of { $space }, round { $round }. { the-side }: take the initiative?
prompt-claim = Battle of { $space }, round { $round }. { the-side }: take an open battle card, or one at random.
prompt-prevent = Battle of { $space }, round { $round }. { the-side }: roll to prevent the withdrawal?
prompt-losses = { the-side }: choose what is lost in { $space }; { units } to go.
prompt-retreat = { the-side }: where does the beaten force of { $space } retreat to?
prompt-withdraw-to = { the-side }: where does the army withdraw to from { $space }?
chapter-25 = The strategy cards
prompt-fate = { the-side }: decide the fate of { $space }.
prompt-mercy = { the-side }: choose a PC near { $space } to turn over.
prompt-window-battle = { the-side }: play a card for this battle, or pass.
prompt-window-desertion = { the-side }: play Ally Deserts, or pass.
prompt-window-charge = { the-side }: frighten the charging elephants, or pass.
prompt-window-event = { the-side }: cancel the event with Punic Faith, or pass.
prompt-window-entry = { the-side }: set hostile tribes on the force that has just entered, or pass.
prompt-window-weather = { the-side }: stop the move with Bad Weather, or pass.
prompt-window-storms = { the-side }: send storms against the fleet, or pass.
prompt-window-conquest = { the-side }: hold the citadel of the fallen city, or pass.
prompt-window-omen = { the-side }: reroll your die ({ $die }) with Good Omen, or pass.
prompt-window-black-day = { the-side }: make the enemy reroll the die ({ $die }) with Black Day, or pass.

## Events: turns and cards

event-turn = Turn { $turn }, { $years } BC.
event-cards-dealt =
    Each player is dealt { $count ->
        [one] one strategy card.
       *[other] { $count } strategy cards.
    }
event-reshuffled = The discards are shuffled into the deck.
event-preempted = { the-side } pre-empts with a Campaign card and plays first this turn.
event-first = { the-side } plays first this turn.
event-event = { the-side } plays { $card } as an event.
event-ops = { the-side } plays { $card } for its OPs.
event-discarded = { the-side } discards { $card }.
event-counter = { the-side } plays { $card } as a counter-event.
event-cancelled = { the-sides } event is cancelled: { $card }.
event-truce-ends = { the-side } ends the truce.
event-card-lost = { the-side } loses a card from hand: { $card }.
event-intercepted =
    { $known ->
        [yes] { the-sides } messenger is caught, and a card with him: { $card }.
       *[no] { the-sides } messenger is caught, and a card with him.
    }
event-demanded = { the-side } demands that the enemy play another card at once.
event-thrown-again = { the-sides } die is rerolled: { $rolls } instead of { $die }.
event-struck = { $card } takes effect in { $space }.

## Events: reinforcements and generals

event-units =
    { the-side } places { units } in { $space }{ $elephants ->
        [0] {""}
        [one] , one of them an elephant
       *[other] , { $elephants } of them elephants
    }.
event-general-placed = { $general } takes command in { $space }.
event-scipio = { $general } arrives in { $space }.
event-proconsul = { $general } stays as proconsul.
event-elected = The new consuls: { $generals }.
event-fate = { $general } meets his fate and leaves the game.
event-dictator = { $general } is made dictator.
event-resigned = { $general } lays down the dictatorship.
event-dismissed = The Senate dismisses the proconsul, and { $general } takes his place.
event-flamen = { $general } is the priest of Mars this turn.
event-general-displaced = { $general } is displaced from { $space }.
event-general-gone = { $general } falls in { $space } and leaves the game.
event-train = { the-side } brings a siege train to { $space }.
event-train-lost = The siege train in { $space } is lost.

## Events: political control

event-pc-placed = { the-side } places a PC in { $space }.
event-pc-turned = { the-side } turns the PC in { $space } over.
event-pc-removed = { the-side } loses its PC in { $space }.
event-revolt = { $province } revolts, and { the-side } loses its PCs in { $spaces }.
event-isolated = { the-side } loses isolated PCs: { $spaces }.
event-consequences =
    { the-side } has to remove { $count ->
        [one] one PC.
       *[other] { $count } PCs.
    }
event-points = Provinces: { side-rome } { $rome }, { side-carthage } { $carthage }.
event-game-over =
    { the-side } wins: { $reason ->
        [capital] { reason-capital }.
        [peace] { reason-peace }.
        [region] { reason-region }.
        [points] { reason-points }.
        [tie] { reason-tie }.
       *[general-lost] { reason-general-lost }.
    }

## Events: moves

event-activated = { $general } is activated in { $space }.
event-marched = { $general } marches from { $from } to { $to } { with-units }.
event-sailed = { $general } sails from { $from } to { $to } { with-units }.
event-naval-die =
    Naval die: { $result ->
        [success] { $general } lands safely in { $to }.
        [return] { $general } does not reach { $to } and turns back.
       *[sunk] { $general } and his fleet go down on the way to { $to }.
    }
event-weather = Bad weather stops { $general } in { $space }.
event-attrition =
    Attrition in { $space }: { the-side } rolls { modified } and loses { $count ->
        [0] nothing.
        [one] one CU.
       *[other] { $count } CUs.
    }
event-loyalty-roll =
    { $general } rolls { rolled-against } to keep his mercenaries: { $success ->
        [yes] they stay.
       *[no] they desert.
    }
event-walls =
    { the-side } in { $space }: { $count ->
        [0] no CU is inside the walls.
        [one] one CU is inside the walls.
       *[other] { $count } CUs are inside the walls.
    }
event-intercept-declared = { $general } { with-units } tries to intercept in { $space }.
event-intercept-roll =
    { $general } rolls { $rolls }{ $modifier ->
        [0] {""}
       *[other] {" "}+ { $modifier }
    } (needs { $rating ->
        [1] 1
       *[other] 1–{ $rating }
    }) to intercept from { $from } in { $space }: { $success ->
        [yes] success.
       *[no] in vain.
    }
event-avoid-declared = { $general } { with-units } tries to avoid battle in { $space }.
event-avoid-roll =
    { $general } rolls { rolled-against } to avoid battle in { $space }: { $success ->
        [yes] success.
       *[no] in vain.
    }
event-avoided =
    { $inside ->
        [yes] { $general } avoids battle in { $from } and goes inside the walls { with-units }.
       *[no] { $general } avoids battle in { $from } and goes to { $to } { with-units }.
    }
event-stepped-back = { $general } steps back from { $from } to { $to }.
event-pursuit-roll =
    { $general } rolls { rolled-against } to march on from { $space }: { $success ->
        [yes] the march goes on.
       *[no] he stays.
    }
event-overrun = { the-sides } lone CU in { $space } is overrun.
event-sortie = { the-side } makes a sortie from { $space }.

## Events: battles

event-battle =
    Battle of { $space }: { the-side } attacks with { $attackers ->
        [one] one CU
       *[other] { $attackers } CUs
    } against { $defenders }.
event-command-roll =
    Change of command: { $rolls } (needs 4–6). { $success ->
        [yes] { $general } takes command.
       *[no] { $general } keeps command.
    }
event-charge-roll =
    The elephants charge: { $rolls } (needs more than { $rating }). { $result ->
        [success] The charge succeeds.
        [rampage] They run amok among their own side.
       *[failure] The charge fails.
    }
event-dealt = Battle cards: { side-rome } { $rome }, { side-carthage } { $carthage }.
event-cards-lost = The elephants cost { the-side } battle cards: { $battle_cards }.
event-spied = A spy reveals { the-sides } battle cards: { $battle_cards }.
event-deserted = An ally deserts { the-side }: { $battle_card } goes to the enemy.
event-attacked = { the-side } attacks with { $battle_card }.
event-matched = { the-side } matches with { $battle_card }.
event-counterattack-roll =
    { $general } rolls { rolled-against } for a counter-attack: { $success ->
        [yes] the initiative is his.
       *[no] in vain.
    }
event-initiative = { the-side } takes the initiative.
event-withdrawal-roll =
    { $general } rolls { rolled-against } to withdraw: { $success ->
        [yes] success.
       *[no] in vain.
    }
event-prevention-roll =
    { $general } rolls { rolled-against } to prevent the withdrawal: { $success ->
        [yes] the battle goes on.
       *[no] in vain.
    }
event-withdrew =
    { $inside ->
        [yes] { the-side } withdraws from the battle of { $from } into the city.
       *[no] { the-side } withdraws from the battle: { $from } → { $to }.
    }
event-battle-won = { the-side } wins the battle of { $space }.
event-casualties =
    Casualties after { $round ->
        [one] one round
       *[other] { $round } rounds
    }: { the-side } rolls { $rolls }, and each side loses { $count ->
        [0] nothing.
        [one] one CU.
       *[other] { $count } CUs.
    }
event-retreat-die =
    { $size ->
        [small] Small
       *[large] Large
    } retreat die, { $battle_card }: { $rolls }. { $all ->
        [yes] { the-side } loses everything,{" "}
       *[no] { the-side } loses{" "}
    }{ units }.
event-cut-off =
    { the-side } cannot retreat from { $space }{ $count ->
        [0] {""}
        [one] {" "}and loses one CU
       *[other] {" "}and loses { $count } CUs
    }.
event-retreated =
    { the-side } retreats from { $from } to { $to }{ $count ->
        [0] {""}
        [one] {" "}and loses one CU
       *[other] {" "}and loses { $count } CUs
    }.

## Events: sieges

event-siege-roll =
    { $general } at { $space }, { $colour ->
        [red] red
       *[white] white
    } siege die: { $points ->
        [0] no siege point
        [one] one siege point
       *[other] { $points } siege points
    }, { $lost ->
        [0] no CU lost.
        [one] one CU lost.
       *[other] { $lost } CUs lost.
    }
event-siege-lifted = The siege points in { $space } are removed.
event-city-taken =
    { the-side } takes { $space }{ $count ->
        [0] {""}
        [one] ; one CU inside is destroyed
       *[other] ; { $count } CUs inside are destroyed
    }.
event-subjugated = { the-side } subjugates the tribe of { $space }.
event-sacked = { the-side } sacks { $space } and gets { units }.

## Refusals: cards

refusal-not-in-hand = This card is not in your hand.
refusal-not-your-event = This event belongs to the other side.
refusal-only-a-counter = This is a counter-event: it has to wait for its moment.
refusal-not-a-campaign = Only a Campaign card can pre-empt.
refusal-three-ops = Only a card with 3 OPs raises a CU.
refusal-counter-not-in-hand = You do not hold this counter-event.
refusal-not-a-counter = This card is not a counter-event: it is played only in your own round.
refusal-not-this-window = This counter-event is for another moment.
refusal-not-your-counter = This counter-event belongs to the other side.
refusal-no-card-to-take = The enemy has no battle card left to take.
refusal-event-in-full = The event must be carried out in full; you cannot stop here.
refusal-event-not-begun = The event has been played, so at least one choice must be made.
refusal-event-province = The event does not apply to this province.
refusal-event-region = The event does not apply to this region.
refusal-other-province-begun = All PCs of this event go to the same province as the first one.
refusal-province-not-yours = You do not control the province that the event needs.
refusal-too-few-provinces = Carthage does not control enough provinces of Italia for this event.
refusal-city-not-roman = The city of this event is not Roman.
refusal-city-not-carthaginian = The city of this event is not Carthaginian.
refusal-event-needs-port = The event needs a port.
refusal-event-needs-city = The event needs a city.
refusal-event-needs-tribe = The event needs a tribe that is not subjugated.
refusal-nobody-to-activate = You have no general that this event could activate.
refusal-nobody-to-receive = You have no general who can receive the CUs of this event.
refusal-no-alliance = The event needs the Macedonian alliance.
refusal-no-alliance-to-end = There is no Macedonian alliance to end.
refusal-no-port-free = You have no port there that can take in the CUs.
refusal-carthaginians-there = Carthaginian CUs stand where the legions would be raised.
refusal-no-space-without-romans = Every space there is a city or is held by Roman CUs.
refusal-space-not-empty = The PC must go to an empty space.
refusal-general-not-yours = The event pays only your own generals on the map.
refusal-paid-already = This general has already been paid.
refusal-general-not-at-home = The general must stand on your own PC, in a province that you control.
refusal-nobody-to-pay = You have no general on your own PC, not besieged, in a province that you control.
refusal-no-turncoats = No enemy force with enough CUs is at the army or adjacent to it.
refusal-no-army-there = You have no army there.
refusal-not-near-the-army = The enemy force must be at the chosen army or adjacent to it.
refusal-force-too-small = No enemy force there can lose a CU other than an elephant and still keep another.
refusal-nothing-in-numidia = Neither Numidia has a general to receive the CUs or an empty space for a PC.
refusal-no-pc-in-numidia = There is no ordinary Carthaginian PC there to turn over.
refusal-no-space-for-pc = No space can take the PCs of this event.
refusal-no-enemy-pc = There is no ordinary enemy PC there.
refusal-no-pc-to-strike = The enemy has no ordinary PC that the event could strike.
refusal-hannibal-elsewhere = Hannibal is not in the region of this event.
refusal-no-battle-won = You have not won a land battle this turn.
refusal-no-victory = You have neither won a land battle nor taken a city this turn.
refusal-not-near-victory = The PC must be in the province of your victory, or adjacent to its space.
refusal-enemy-pc-stays = This event does not touch enemy PCs; yours go only to empty spaces.
refusal-no-base-for-raid = No enemy PC without CUs is adjacent to CUs of yours that could raid it.
refusal-other-base-for-raid = Both PCs must be adjacent to one and the same space with your CUs.
refusal-not-at-the-gates = Hannibal does not stand with enough CUs at Roma or adjacent to it.
refusal-no-pc-in-region = No ordinary Roman PC in Italia can be struck.
refusal-province-not-enemys = The enemy does not control the province of this event.
refusal-nobody-to-revolt = Every ordinary enemy PC there is guarded by CUs, or there is none.
refusal-no-force-among-tribes = No enemy force stands in the country of the hostile tribes.
refusal-no-hostile-tribes = No hostile tribes live there.
refusal-no-enemy-force = There are no enemy CUs there.
refusal-no-enemy-army = There is no enemy army: a general with CUs.
refusal-nobody-besieges-you = No enemy army is besieging one of your cities.
refusal-not-your-besieged-city = This is not one of your cities with enemy siege points on it.
refusal-no-foragers = No enemy force stands on a space that you control.
refusal-not-in-your-land = You do not control this space.
refusal-nobody-to-feed = You have no force outside walls that is not already marked.
refusal-no-cus-of-yours = You have no CUs there outside the walls.
refusal-marked-already = This force is already marked.
refusal-nobody-to-desert = Every Carthaginian force is at a Carthaginian city.
refusal-empty-hand = The enemy has no strategy card in hand.
refusal-marker-lies-there = The marker of this event is already there.
refusal-last-turn = In the last turn there is no levy left to refuse.
refusal-no-proconsul = There is no proconsul on the map to dismiss.
refusal-not-in-the-pool = Only a Roman general in the pool can be chosen.
refusal-nobody-in-the-pool = No general in the pool can take this office.
refusal-bound-elsewhere = This general serves only in his own region, and the army is in another.
refusal-one-dictator = There is already a dictator.
refusal-no-camp-for-dictator = There are no Roman CUs in Italia for a dictator to command.
refusal-no-romans-there = There are no Roman CUs there.
refusal-romans-besieged = The Roman CUs there are besieged.
refusal-no-consul = There is no consul on the map to choose.
refusal-not-a-consul = He is not a consul on the map.
refusal-priest-already = He is already the priest of Mars.
refusal-no-city-besieged = No city has siege points.
refusal-no-port-besieged = No city that is a port has siege points.
refusal-no-tribe-besieged = No tribe has siege points.
refusal-no-siege-points-there = There are no siege points there.
refusal-nobody-needs-train = No Carthaginian general can get a siege train.
refusal-no-train-to-move = There is no siege train there.
refusal-has-a-train = This army already has a siege train.
refusal-nobody-for-train = There is no Carthaginian general there.
refusal-train-besieged = A siege train cannot enter a besieged city.
refusal-raise-off-pc = A CU is raised only on your own PC or in your own city.
refusal-raise-province = A CU is raised only in a province that you control.

## Refusals: reinforcements

refusal-not-your-space = New CUs go only to your own spaces.
refusal-besieged-no-cus = CUs cannot enter a besieged city.
refusal-no-room-inside = Enemies stand outside the walls, and there is no room inside.
refusal-no-general-there = You have no general there to receive CUs.

## Refusals: political control

refusal-not-in-play = This space is not in play.
refusal-city-or-tribe = Cities and tribes take no PC.
refusal-your-pc = Your PC is already there.
refusal-enemy-cus = Enemy CUs are there.
refusal-needs-cu = An enemy PC is turned over only where you have a CU.
refusal-not-ordinary = There is no ordinary PC of that side there.
refusal-wrong-region = The PC must be in another region.
refusal-levy-elsewhere = The scenario gives this CU other places.
refusal-levy-at-home = The remaining CUs must be placed in Italia.
refusal-levy-builds-stack = No Roman stack has 5 CUs yet, so the levy must build one.
refusal-return-no-cus = A general returns only to CUs of his own side.
refusal-return-besieged = The CUs there are besieged, and nobody can get in to them.
refusal-scipio-elsewhere = Scipio arrives only in Italia or in a port of Iberia.
refusal-scipio-no-port = In Iberia Scipio needs a port.
refusal-scipio-not-roman = Scipio arrives only in a Roman space.
refusal-scipio-enemy-cus = Scipio does not arrive among enemy CUs.
refusal-candidate-not-roman = Only a Roman can be proconsul.
refusal-candidate-off-map = Only a general on the map can be proconsul.
refusal-candidate-stays = Scipio Africanus remains proconsul in any case.
refusal-consul-no-cus = A consul is placed only with Roman CUs that are not besieged.
refusal-consul-small-stack = A consul joins a stack of at least 5 CUs, and there is one.
refusal-consul-largest-stack = No stack has 5 CUs, so the consul joins the largest.
refusal-truce-pc = During the truce no enemy PC may be turned over.
refusal-no-pc-to-uproot = There is no ordinary enemy PC here to remove.
refusal-guarded-pc = The PC here is guarded by enemy CUs.
refusal-pc-from-inside = An army inside walls cannot place or remove PCs.
refusal-not-his-gift = This general does not have the ability to remove PCs, and the flexible PCs option is off.
refusal-gift-needs-cus = He can remove PCs only if he has CUs with him.
refusal-truce-uprooting = During the truce no army may remove enemy PCs.
refusal-pcs-need-three = An army needs at least 3 CUs to place or remove PCs.
refusal-not-flexible = An army places PCs only with the flexible PCs option.
refusal-enemy-pc = The enemy's PC here must be removed first.

## Refusals: generals and armies

refusal-not-your-general = You have no such general on the map.
refusal-already-activated = This card has already activated him.
refusal-spent-general = This general can do no more with this card.
refusal-too-few-ops = His strategy rating is higher than the OPs of the card.
refusal-only-hannibal = This event activates only Hannibal.
refusal-flamen-price = You have too few PCs to pay for the priest of Mars.
refusal-general-not-here = This general is not here.
refusal-higher-rank = His rank is higher: he does not serve under this general.
refusal-not-with-him = This general is not with the army.
refusal-army-limit = At most 10 CUs can go together.
refusal-bound-general = One of the generals may not leave his region.
refusal-marches-already = He is leading this march himself.
refusal-enemy-general = This general serves the enemy.
refusal-already-with-him = This general is already with the force.
refusal-was-left-here = This general has just been left behind here.
refusal-joined-here = This general has just joined here.
refusal-consul-takes-five = A consul may not leave CUs behind if fewer than 5 go with him.
refusal-consul-keeps-five = A consul who stays must keep at least 5 CUs.
refusal-too-few-cus-here = There are not that many CUs here that could go.
refusal-number-changed-here = The number of CUs on the march has already been changed here.
refusal-same-number = That many CUs are already on the march.
refusal-roman-elephants = Rome has no elephants.
refusal-too-few-elephants = There are not that many elephants here.
refusal-elephants-changed-here = The number of elephants on the march has already been changed here.
refusal-same-elephants = That many elephants are already on the march.
refusal-train-changed-here = The siege train has already been taken or left here.
refusal-train-with-him = The siege train is already with the army.
refusal-train-not-with-him = The army has no siege train.
refusal-no-train-here = There is no siege train here.
refusal-command-enemy-general = An enemy general does not command your force.
refusal-command-not-there = He is not with the force that needs a commander.
refusal-command-outranked = A general of higher rank is there.

## Refusals: moves

refusal-stopped = The army can go no farther.
refusal-no-road = Nothing leads there from here.
refusal-no-points = There are not enough movement points for this.
refusal-tired-cus = Some of the CUs have already come too far with this card.
refusal-enemy-at-the-walls = The army is inside the walls, and the enemy stands outside them.
refusal-lone-general = A general without CUs may not go where enemy CUs are.
refusal-lone-halt = A general without CUs may not stay with an enemy general while he can move on.
refusal-strait-control = This strait can be crossed only from a space that you control.
refusal-train-alps = A siege train cannot cross the Alps.
refusal-train-sea = A siege train cannot go by sea.
refusal-no-port = This space is not a port.
refusal-no-ships = This card provides no ships.
refusal-fleet-limit = The ships of this card cannot carry that many CUs.
refusal-small-port = This port is too small for that many CUs.
refusal-one-fleet = Another army has already sailed with this card.
refusal-naval-defeat = After the naval defeat Rome may sail this turn only with a Campaign.
refusal-besieged-port = Nobody sails into a besieged city.
refusal-citadel-port = The Roman citadel closes this harbour.
refusal-not-your-city = That city is not yours.
refusal-walls-full = There is no room inside the walls for that many CUs.
refusal-no-sortie = No enemy CUs stand outside the walls.
refusal-tired-general = One of the generals has already come too far with this card.
refusal-truce-entry = During the truce no army may enter a space with enemy CUs or under enemy control.
refusal-truce-sortie = During the truce there are no sorties.
refusal-lone-stay = A general without CUs may go to an enemy general only if he can move on from there.
refusal-counsel-hanno = While Hanno counsels Carthage, no Carthaginian CUs may leave Africa.
refusal-counsel-cato = While Cato counsels Rome, no Roman CUs may enter Africa.
refusal-no-port-here = The army is not in a port.
refusal-same-port = The army is already in this port.
refusal-shut-harbour = Nobody sails out of a besieged city.
refusal-no-city = There is no city behind that harbour.
refusal-harbour-full = There is no room in that city for that many CUs.
refusal-inside-already = The army is already inside the walls.
refusal-no-city-here = There is no city here to go into.
refusal-not-your-walls = The city here is not yours.
refusal-walls-besieged = The city here is besieged, and nobody can get in.
refusal-not-inside = A sortie can be made only from inside the walls.
refusal-nobody-to-sally = A sortie needs CUs.

## Refusals: walls

refusal-walls-too-few-cus = You do not have that many CUs here.
refusal-walls-only-the-sortie = Only those who made the sortie may go back into the city.
refusal-walls-nobody-comes-out = Nobody comes out of the walls after a battle.
refusal-walls-number-changed = The number of CUs inside has already been settled.
refusal-walls-same-number = That many CUs are already inside.
refusal-walls-consul-five = One of the two parts must have 5 CUs for the consul.
refusal-walls-roman-elephants = Rome has no elephants to divide.
refusal-walls-elephants-changed = The number of elephants inside has already been settled.
refusal-walls-same-elephants = That many elephants are already inside.
refusal-walls-too-few-elephants = You do not have that many elephants here.
refusal-walls-elephants-inside = There are fewer CUs than that inside.
refusal-walls-elephants-outside = There are fewer CUs outside than the elephants that would be left there.
refusal-walls-not-here = You have no such general at this city.
refusal-walls-inside-already = This general is already inside.
refusal-walls-outside-already = This general is already outside.
refusal-walls-general-changed = This general has already changed his place.
refusal-walls-not-of-the-sortie = He took no part in the sortie and cannot go in.
refusal-walls-consul-stays = A consul stays where at least 5 CUs are.

## Refusals: reactions

refusal-enemy-already-there = Other enemy CUs are there, so nobody can be intercepted there.
refusal-not-adjacent = This general is not adjacent to the space.
refusal-stolen-card = Another card was demanded, not the one just taken.
refusal-no-army = A general without CUs cannot intercept.
refusal-shut-in = Enemy CUs outside the walls keep this army in.
refusal-not-attacked = No army has come upon this general.
refusal-failed-to-intercept = He has failed to intercept this army and cannot avoid it now.
refusal-nowhere-to-go = The force could go to no adjacent space.
refusal-truce-interception = During the truce nobody may intercept.
refusal-mover-intercepts = Only the side that is not moving may intercept.
refusal-interceptor-off-map = This general is not on the map.
refusal-intercept-over-pass = Nobody may intercept across a pass or a strait.
refusal-one-interception = An interception from his space has already been declared.
refusal-left-his-walls = An army inside walls cannot intercept those who leave its own space.
refusal-no-interceptors = No force can be detached with him: a commander who stays keeps 1 CU, a consul 5.
refusal-mover-avoids = Only the side that is not moving may avoid battle.
refusal-nobody-attacks = A general without CUs attacks nobody, so there is no battle to avoid.
refusal-one-avoidance = There is only one attempt to avoid battle, and it has been declared.
refusal-no-avoiders = No force can slip away with him: a commander who stays keeps 1 CU, a consul 5.
refusal-detachment-empty = At least one CU must go along.
refusal-commander-keeps-one = A commander who stays must keep at least 1 CU.
refusal-commander-stays = The commander may not go along under a subordinate.
refusal-leads-detachment = He is leading this force himself.
refusal-detachment-number-changed = The number of CUs that go has already been changed.
refusal-detachment-same-number = That many CUs are already to go.
refusal-detachment-elephants-changed = The number of elephants that go has already been changed.
refusal-detachment-same-elephants = That many elephants are already to go.
refusal-detachment-elephants-most = Fewer CUs than that are to go.
refusal-detachment-elephants-least = More elephants have to go: there are not enough other CUs.
refusal-avoid-not-adjacent = An army avoids battle by going to an adjacent space.
refusal-avoid-over-pass = Nobody may avoid battle across a pass or a strait.
refusal-avoid-where-enemy-came-from = The enemy came from there.
refusal-avoid-enemy-cus = A force avoiding battle may not go where enemy CUs are.
refusal-avoid-enemy-land = A force avoiding battle may not go onto an enemy PC or to an unfriendly tribe.
refusal-avoid-no-city = There is no city here to slip into.
refusal-avoid-not-your-city = The city here is not yours to slip into.
refusal-avoid-besieged-city = Nobody can slip into a besieged city.
refusal-avoid-city-full = The city here has no room for the whole force.
refusal-no-city-to-enter = There is no city here that the army could go into.
refusal-not-your-city-to-enter = An intercepted army may go only into a city of its own.
refusal-city-besieged = The city is besieged, and the army cannot get in.
refusal-city-too-small = The city cannot hold the whole army.

## Refusals: battles and sieges

refusal-no-such-battle-card = You have no such battle card.
refusal-no-match = Only a card of the same type matches.
refusal-no-reserve = You have no Reserve.
refusal-no-prober = The general in command cannot play a Probe as another card.
refusal-probe-used = A Probe has already been played as another card in this battle.
refusal-no-probe = You hold no Probe.
refusal-probe-not-as = A Probe cannot stand for that card.
refusal-cannot-withdraw-leaderless = Only an army with a general can withdraw.
refusal-cannot-withdraw = The army cannot withdraw now.
refusal-not-open = This battle card is not open.
refusal-not-a-refuge = A retreat ends on a friendly PC, or with more friends than are retreating.
refusal-nothing-to-besiege = There is nothing to besiege or subjugate here.
refusal-needs-three = A siege or a subjugation takes at least 3 CUs.
refusal-once-a-card = This card has already been used for an attempt here.
refusal-nobody-stands = A general without CUs cannot accept battle.
refusal-all-open = All the enemy's battle cards are open: choose one.
refusal-not-nearest = Another enemy PC without CUs is nearer.
refusal-nobody-near = There is no enemy PC nearby for mercy to win over.
refusal-retreat-battlefield = A retreat must leave the space of the battle.
refusal-retreat-among-enemies = A retreat may not end among enemy CUs.
refusal-retreat-no-way = No way there is 4 spaces long or less.
refusal-retreat-farther = The nearer refuge must be taken, unless a farther one costs fewer CUs.
refusal-withdraw-no-sortie = Only a sortie may withdraw into the city on the space of the battle.
refusal-withdraw-not-adjacent = An army withdraws to an adjacent space.
refusal-withdraw-over-pass = Nobody may withdraw across a pass or a strait.
refusal-withdraw-came-elsewhere = The side that began the battle may withdraw only to where it came from.
refusal-withdraw-where-enemy-came-from = Nobody may withdraw to where the enemy came from.
refusal-withdraw-enemy-cus = Nobody may withdraw to where enemy CUs are.
refusal-withdraw-enemy-land = Nobody may withdraw onto an enemy PC or to an unfriendly tribe.
refusal-withdraw-unfriendly-tribe = Nobody may withdraw to an unfriendly tribe, not even those who came from there.
refusal-withdraw-interceptors-came-from = Interceptors came from there.
refusal-besiege-from-inside = An army inside walls cannot besiege anybody.
refusal-truce-siege = During the truce no city or tribe of the enemy may be besieged.
refusal-no-pc-to-turn = There is no ordinary enemy PC there to turn over.
refusal-pc-held = Enemy CUs hold the PC there.

## Refusals: verbs that are not due

refusal-when-place = CUs and generals are placed as reinforcements, or where an event says so.
refusal-when-proconsul = A proconsul is named when the elections begin.
refusal-when-first = Who plays first is decided once, after the cards of the turn are dealt.
refusal-when-second = Who plays second is decided once, after the cards of the turn are dealt.
refusal-when-event = An event is played as the card of your own round, or to pre-empt.
refusal-when-ops = OPs are used with the card of your own round, or to pre-empt.
refusal-when-discard = A card is discarded as the card of your own round, or where an event demands it.
refusal-when-counter = A counter-event is played only at its own moment.
refusal-when-activate = A general is activated only by a card just played for its OPs, or by an event that says so.
refusal-when-pc = PCs are placed with the OPs of a card, or by an event.
refusal-when-remove = PCs are removed after a lost battle, after the count of provinces, or where an event says so.
refusal-when-raise = A CU is raised only with a card of 3 OPs that has just been played for its OPs.
refusal-when-take = How many CUs go is decided while a general marches, or when he intercepts or avoids battle.
refusal-when-elephants = Elephants are assigned while a Carthaginian army marches, reacts or goes inside walls.
refusal-when-join = A general joins a force while it marches, reacts or is divided at the walls.
refusal-when-leave = A general leaves a force while it marches, reacts or is divided at the walls.
refusal-when-take_train = A siege train comes along only while a Carthaginian army marches.
refusal-when-leave_train = A siege train is left behind only while a Carthaginian army marches.
refusal-when-march = An army marches only after a card has activated its general.
refusal-when-sail = An army sails only after a card of 3 OPs has activated its general.
refusal-when-sail_in = An army sails into a harbour only after a card of 3 OPs has activated its general.
refusal-when-enter = An army goes inside walls at the end of its march, or when it has been intercepted at its own city.
refusal-when-sortie = A sortie is made by an activated army inside besieged walls, or when relief comes.
refusal-when-besiege = A siege or a subjugation is attempted by an army that a card has activated.
refusal-when-uproot = An enemy PC is removed only by an army on the march that is entitled to do so.
refusal-when-plant = An army places a PC only on its march, with the flexible PCs option.
refusal-when-halt = A move is ended only while a general is on the march.
refusal-when-walls = How many CUs are inside is decided when an enemy comes to your city, or when your army goes inside.
refusal-when-intercept = An army intercepts only when an enemy force has just arrived next to it.
refusal-when-avoid = Battle is avoided only when an enemy army has just come upon yours.
refusal-when-to = Where to go is chosen for an army that avoids battle, withdraws or retreats.
refusal-when-back = Only an army that was intercepted steps back.
refusal-when-stand = Only an army that was intercepted has to declare that it accepts battle.
refusal-when-roll = The die is rolled on request only for a counter-attack, a pursuit, a change of command, or to prevent a withdrawal.
refusal-when-charge = Elephants charge only before the battle cards are dealt.
refusal-when-withdraw = An army withdraws from battle when it is its turn to attack.
refusal-when-play = Battle cards are played only in the rounds of a battle.
refusal-when-reserve = A Reserve is played only in the rounds of a battle.
refusal-when-probe = A Probe is played as another card only in the rounds of a battle that Hannibal commands.
refusal-when-concede = Only the defender in a battle round, who has to match a card, can concede the battle.
refusal-when-seize = The initiative is taken after a matched Double Envelopment or a failed withdrawal.
refusal-when-claim = An open battle card is taken only when an ally deserts.
refusal-when-draw = A battle card is taken at random only when an ally deserts.
refusal-when-lose = What is lost is chosen when a force with elephants takes losses.
refusal-when-command = A commander is named when generals of equal rank have joined forces.
refusal-when-province = A province is chosen only for an event that strikes one.
refusal-when-target = A space is chosen only for an event that strikes one, or when a conqueror is merciful.
refusal-when-general = A general is chosen only for an event that concerns one.
refusal-when-demand = Another card is demanded only after a messenger has been intercepted.
refusal-when-sack = A city is sacked only when it has just fallen, with the alternative sieges option.
refusal-when-mercy = Mercy is shown only to a city that has just fallen, with the alternative sieges option.
refusal-when-pass = You may pass only where you are offered something that you may decline.
refusal-when-done = You may finish only where several choices can follow one another.
