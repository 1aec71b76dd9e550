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
loss-train = a siege train

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

order-any = Play no counter-events
order-battle = No counter-events before battles
order-desertion = Let no allies desert
order-charge = Do not frighten elephants
order-event = Cancel no events
order-entry = Stir up no tribes
order-weather = No bad weather for marches
order-storms = No storms at sea
order-conquest = Hold no citadels
order-omen = Have no own dice rerolled
order-black-day = Have no enemy dice rerolled
until-turn = for this turn
until-battle = for this battle

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
card-bad_omen = Bad Omen
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
action-concede = Give up the battle
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
prompt-quarters =
    { the-side }: generals are on both sides of the walls of { $space }. { $count ->
        [one] Does the new CU stand inside?
       *[other] How many of the { $count } new CUs stand inside?
    }
prompt-reaction = { the-side }: { $general } has entered { $space } { with-units }. Intercept, avoid battle, or finish.
prompt-detach-intercept = { the-side }: { $general } { with-units } goes to intercept. Change that, or finish.
prompt-detach-avoid = { the-side }: { $general } { with-units } avoids battle. Change that, or finish.
prompt-evade = { the-side }: where does { $general } go from { $space } to avoid battle?
prompt-intercepted = { the-side }: your army was intercepted in { $space }. Step back or accept battle?
prompt-pursuit = { the-side }: the enemy has slipped away. Does { $general } roll in { $space } to march on?
prompt-command = { the-side }: who commands in { $space }?
prompt-relief = { the-side }: do those inside { $space } join the battle with a sortie?
prompt-sally = { the-side }: who stays inside { $space } and makes no sortie? CUs inside: { $count }.
prompt-change = { the-side }: roll to see whether the other consul takes command in { $space }?
prompt-charge = { the-side }: do the elephants charge in { $space }?
prompt-attack = Battle of { $space }, round { $round }. { the-side }: play a battle card.
prompt-match = Battle of { $space }, round { $round }. { the-side }: match { $battle_card }, or lose the battle.
prompt-counterattack = Battle of { $space }, round { $round }. { the-side }: roll for a counter-attack?
prompt-initiative = Battle of { $space }, round { $round }. { the-side }: take the initiative?
prompt-claim = Battle of { $space }, round { $round }. { the-side }: take an open battle card, or one at random.
prompt-prevent = Battle of { $space }, round { $round }. { the-side }: roll to prevent the withdrawal?
prompt-losses = { the-side }: choose what is lost in { $space }; { units } to go.
prompt-forage = { the-side }: does the force in { $space } live on the food that was laid in, or roll for attrition?
prompt-retreat = { the-side }: where does the beaten force of { $space } retreat to?
prompt-retreat-by = { the-side }: by which way does the beaten force retreat to { $space }?
prompt-withdraw-to = { the-side }: where does the army withdraw to from { $space }?
prompt-siege-again = { the-side }: does { $general } roll a second time at { $space }?
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
prompt-window-bad-omen = { the-side }: make the enemy reroll the die ({ $die }) with Bad Omen, or pass.

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
event-foraged = { the-side } finds food in { $space }: no attrition.
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
event-citadel-falls = { the-side } takes the citadel of { $space }.
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
refusal-nobody-to-feed = You have no CUs to feed.
refusal-another-force-rolls = It is another force that has to roll now.
refusal-marked-already = You have laid in food already.
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
refusal-quarters-too-few = There are not so many new CUs.
refusal-quarters-full = The walls do not hold so many CUs.

## Refusals: political control

refusal-not-in-play = This space is not in play.
refusal-city-or-tribe = Cities and tribes take no PC.
refusal-your-pc = Your PC is already there.
refusal-enemy-cus = Enemy CUs are there.
refusal-needs-cu = An enemy PC is turned over only where you have a CU.
refusal-not-ordinary = There is no ordinary PC of that side there.
refusal-not-ordinary-by-event = There is no ordinary PC of that side there.
refusal-not-ordinary-for-general = There is no ordinary PC of that side there.
refusal-not-ordinary-at-turns-end = There is no ordinary PC of that side there.
refusal-wrong-region = The PC must be in another region.
refusal-levy-elsewhere = The scenario gives this CU other places.
refusal-levy-no-port = This CU joins a general in one of your own ports.
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
refusal-charm-guarded-pc = The PC here is guarded by enemy CUs.
refusal-charm-no-pc = There is no ordinary enemy PC here to remove.
refusal-charm-from-inside = An army inside walls cannot place or remove PCs.
refusal-gift-guarded-pc = The PC here is guarded by enemy CUs.
refusal-gift-no-pc = There is no ordinary enemy PC here to remove.
refusal-gift-from-inside = An army inside walls cannot place or remove PCs.
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
refusal-weak-consul-passed = A proconsul who comes to a consul with fewer than 5 CUs stops there, or leaves him enough to have 5.
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

refusal-stopped-returned = The ships have come back, and the army goes no farther.
refusal-stopped-stepped-back = An army that has stepped back goes no farther.
refusal-stopped-no-pursuit = Without a successful pursuit the army goes no farther.
refusal-stopped-weather = The weather is bad, and the army goes no farther.
refusal-stopped-shipwrecked = The storm has taken the army, and its general goes no farther.
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
refusal-walls-others-inside = Those inside who are not of the army stay inside.
refusal-walls-other-elephants = Elephants inside that are not of the army stay inside.
refusal-walls-not-of-the-army = Only generals who march with the army go in or out with it.
refusal-sortie-number-changed = How many CUs stay inside has already been settled.
refusal-sortie-nobody-goes = At least one of the CUs inside makes the sortie.
refusal-sortie-same-number = That many CUs stay inside already.
refusal-sortie-elephants-changed = How many elephants stay inside has already been settled.
refusal-sortie-elephants-inside = That many elephants cannot be among those who stay inside.
refusal-sortie-not-inside = You have no such general inside this city.
refusal-sortie-stays-already = This general stays inside already.
refusal-walls-all-fit = All of the beaten force fit inside, so that it is not divided.
refusal-nothing-such-to-lose = The force has nothing of that kind to lose.
refusal-walls-not-divided = The beaten force is not divided, and its generals stay with it.
refusal-walls-elephants-come-out = The elephants of the garrison stay inside.
refusal-walls-elephants-flee = Not that many of the beaten force have gone inside.

## Refusals: reactions

refusal-enemy-already-there = Other enemy CUs are there, so nobody can be intercepted there.
refusal-not-adjacent = This general is not adjacent to the space.
refusal-stolen-card = Another card was demanded, not the one just taken.
refusal-no-army = A general without CUs cannot intercept.
refusal-shut-in = Enemy CUs outside the walls keep this army in.
refusal-not-attacked = No army has come upon this general.
refusal-failed-to-intercept = He has failed to intercept this army and cannot avoid it now.
refusal-cus-failed-to-intercept = These CUs have failed to intercept this army and cannot avoid it now.
refusal-nowhere-to-go = The force could go to no adjacent space.
refusal-truce-interception = During the truce nobody may intercept.
refusal-mover-intercepts = Only the side that is not moving may intercept.
refusal-interceptor-off-map = This general is not on the map.
refusal-intercept-over-pass = Nobody may intercept across a pass or a strait.
refusal-one-interception = An interception from his space has already been declared.
refusal-left-his-walls = An army inside walls cannot intercept those who leave its own space.
refusal-out-of-walls = The army only came out of its walls, it did not enter the space: nobody intercepts it.
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
refusal-intercept-army-limit = At most 10 CUs can go together.
refusal-avoid-army-limit = At most 10 CUs can go together.
refusal-avoid-elephants-least = More elephants have to go: there are not enough other CUs.
refusal-avoid-elephants-most = Fewer CUs than that are to go.
refusal-avoid-same-elephants = That many elephants are already to go.
refusal-avoid-elephants-changed = The number of elephants that go has already been changed.
refusal-avoid-same-number = That many CUs are already to go.
refusal-avoid-number-changed = The number of CUs that go has already been changed.
refusal-avoid-leads = He is leading this force himself.
refusal-avoid-commander-stays = The commander may not go along under a subordinate.
refusal-avoid-commander-keeps-one = A commander who stays must keep at least 1 CU.
refusal-avoid-nobody-goes = At least one CU must go along.
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
refusal-cannot-withdraw-without-cards = To withdraw is to give up the chance to play a card, and you have none.
refusal-cannot-withdraw = There is no space that the army could withdraw to.
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
refusal-retreat-back-first = Who began the battle retreats first to where he came from.
refusal-retreat-where-enemy-came-from = Who was attacked never retreats through the space the enemy came from.
refusal-retreat-over-pass = Nobody retreats over a pass, a strait or the sea.
refusal-retreat-nobody-comes-through = Nobody would be left of the force on the way there.
refusal-retreat-dearer = A longer or dearer way is not taken so that friends outnumber those who are left.
refusal-retreat-not-on-the-way = No way of this retreat leads on by that space.
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
refusal-when-concede = The battle is given up by a defender who has to match a card, or by an attacker without battle cards.
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

## The board in the browser

board-map = Map of the western Mediterranean
board-status = State of the war
board-orders = Orders
board-years = { $years } BC
board-turn = Turn { $turn }
board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-points =
    { $points ->
        [one] { $points } province
       *[other] { $points } provinces
    }
board-provinces = Province track
board-nobody = nobody
board-markers = Markers
board-first = plays first
board-hand = Your hand
board-hands = Cards in hand
board-no-hand = No cards in hand
board-ops =
    { $ops ->
        [one] { $ops } operations point
       *[other] { $ops } operations points
    }
board-playing = Played
board-deck = Deck
board-discard = Discards
board-removed = Out of the game
board-pile-empty = No cards here
board-tab-orders = Orders
board-tab-hand = Cards
board-tab-war = War
board-use-event = Event
board-use-ops = Operations
board-use-discard = Discard
board-use-counter = Counter-event
board-counter = counter-event
board-ship = carries 5 CUs by sea
board-once = leaves the game after its event
board-units = combat units
board-elephants = elephants
board-train = siege train
board-take = Units to take
board-walls = Inside the walls
board-points-left = movement points left: { $points }
board-with = With
board-inside = inside the walls
board-n-units = CUs: { $count }
board-n-elephants = elephants: { $count }
board-space = space
board-city = walled city
board-tribe = tribe
board-space-port = port
board-city-port = walled city and port
board-tribe-port = tribe and port
board-held = held by { $side }
board-held-none = held by nobody
board-siege = siege points: { $points }
board-allies = ally cards: { $count }
board-consul = consul
board-proconsul = proconsul
board-dictator = dictator
board-general = general
board-supreme = supreme general
board-commander = in command
board-strategy = strategy rating
board-battle-rating = battle rating
board-rating-short = rating
board-battle = Battle of { $space }
board-battle-round = round { $round }
board-battle-cards = battle cards
board-attacker = attacker
board-defender = defender
board-initiative = initiative
board-no-general = No general
board-hand-of = Battle cards of { $side }
board-hidden-cards = hidden cards: { $count }
board-played-cards = Cards played
board-no-cards-yet = No card has been played yet
board-verb-activate = activate
board-verb-proconsul = keep as proconsul
board-verb-join = comes along
board-verb-leave = stays here
board-verb-intercept = intercepts
board-verb-avoid = avoids battle
board-verb-command = commands
board-verb-general = choose
board-marker-macedonian_alliance = Macedonian alliance
board-marker-naval_victory = Carthaginian naval victory
board-marker-truce = Truce
board-marker-hanno_counsels = Hanno counsels Carthage
board-marker-cato_counsels = Cato counsels Rome
board-marker-reshuffle = The deck is reshuffled after this turn
board-marker-archimedes = Archimedes
board-marker-latin_colonies = Latin colonies
board-marker-citadel = Citadel
board-marker-foraging = Foraging
board-marker-flamen = Flamen
board-legend-space = space without a marker
board-legend-pc = space with a control marker
board-legend-city = walled city, holds 2 CUs
board-legend-great = great city, holds 5 CUs; the number shows its garrison
board-legend-tribe = neutral tribe
board-legend-port = port; dots help, diamonds hinder a Carthaginian sailing
board-legend-ops = operations points of a card
board-legend-ratings = a general’s strategy and battle ratings
board-legend-office = consul, proconsul
board-legend-led = gold rim: a general is there; point at it
board-legend-siege = siege points
board-legend-road = road: 1 movement point
board-legend-pass = pass: 2 points and attrition
board-legend-alpine = Alpine pass: 2 points and attrition
board-legend-strait = strait: 2 points
board-legend-counsel = Hanno counsels Carthage, or Cato Rome
board-legend-colony = Latin colonies; foraging
board-legend-syracuse = who holds Syracusae

## The board in the browser: what cards do

board-card-corsica_sardinia_revolt = Only if the enemy controls Corsica & Sardinia. Remove every ordinary PC he has there that does not share its space with one of his CUs. The spaces are left empty.
board-card-sicilia_revolts = Only if the enemy controls the province Sicilia. Remove every ordinary PC he has there that does not share its space with one of his CUs; Syracusae is another province. The spaces are left empty.
board-card-numidia_revolts = Choose Numidia Maior or Numidia Minor, whoever controls it. Remove every ordinary PC the enemy has there that does not share its space with one of his CUs. The spaces are left empty.
board-card-celtiberia_revolts = Only if the enemy controls Celtiberia. Remove every ordinary PC he has there that does not share its space with one of his CUs. The spaces are left empty.
board-card-native_guide = Activate a general of strategy rating 1 or 2 with the OPs. Each pass attrition roll of his army in this move gets -3, on top of the -2 of a pass outside the Alps, and at every pass it crosses.
board-card-maharbals_cavalry = In any land battle play it as a Double Envelopment, to attack or to match, even with no battle card left in hand. It is one in every respect, but an enemy who matches it does not thereby take the initiative: he must roll for his counter-attack.
board-card-hostile_tribes_a = An enemy force, with or without a general, that stands in, or just now enters, a space of Gallia Transalpina or Liguria (with that option, Mauretania) rolls once on the Hostile Tribes column. It may enter by movement, avoiding battle, interception, withdrawal or retreat. As a counter-event it does not end a Truce.
board-card-hostile_tribes_b = { board-card-hostile_tribes_a }
board-card-philip_allies = Rome discards one strategy card drawn at random from its hand. The Macedonian alliance begins: one more dot for every Carthaginian sailing. Card 9B goes to the discards, and this card leaves the game.
board-card-philip_peace = Set aside at the start; it joins the discards when 9A is played as an event. Carthage loses one strategy card drawn at random from its hand, the Macedonian alliance and its dot end, and the card leaves the game.
board-card-macedonian_reinforcements = Only while the Macedonian alliance lasts. Place 2 Carthaginian CUs together in a port of Africa or Italia that Carthage controls; with enemy CUs outside a city, inside its walls as far as there is room.
board-card-balearic_slingers = Only if you control Baleares. Place 1 CU in any port with your PC and no enemy CUs.
board-card-african_reinforcements = Place 2 elephant CUs in Carthago; for each elephant that is not available (there are four in all) place an ordinary CU instead. Not if Carthago is besieged.
board-card-bruttium_recruits = Place 2 CUs with a Carthaginian general in Lucania.
board-card-ligurian_recruits = Place 2 CUs with a Carthaginian general in Liguria, Gallia Cisalpina or Etruria.
board-card-iberian_recruits = Place 2 CUs with one of your generals in a province of Iberia that you control.
board-card-gallic_recruits = Place 2 CUs with a Carthaginian general in Gallia Transalpina or Gallia Cisalpina.
board-card-surprise_sortie = Remove 1 siege point from any one city.
board-card-traitor_in_tarentum = Activate a general with the OPs. If he then makes a siege attempt at Tarentum in enemy hands, with at least 3 CUs there and no battle in this round, no die is rolled: the city is his at once, as by 20.7.
board-card-senate_dismisses_proconsul = Only if a proconsul other than Scipio Africanus is on the map. He returns to the pool; the player of the card chooses from the pool the general who takes his place, his army and his office. A general bound to a region can be chosen only for an army in it.
board-card-spy_in_enemy_camp = When the battle cards have been dealt, half of the enemy's (rounded down), drawn at random, are laid open. They stay open for the whole battle and can be played as usual. With Ally Deserts you may take one of them.
board-card-mercenaries_desert = Every Carthaginian force rolls for attrition, except those on the space of a Carthaginian city, inside or outside its walls. For a force with a general Carthage first rolls another die: on the commander's battle rating or less the force is spared.
board-card-mutins_numidians = Choose a space of the province Sicilia that is not a city and has no Roman CUs. Place 1 Carthaginian CU and a Carthaginian PC there, turning a Roman PC over.
board-card-numidian_ally = Place up to 3 Roman PCs on spaces of Numidia Minor without Carthaginian CUs, turning Carthaginian PCs over.
board-card-sophonisba = Choose Numidia Maior or Numidia Minor. Place up to 3 Carthaginian PCs on its spaces without Roman CUs, turning Roman PCs over.
board-card-capua_sides_with_carthage = Only if Carthage controls at least 3 provinces of Italia and Capua is Roman. Capua turns to Carthage; Roman CUs inside are destroyed, generals inside displaced, siege points removed.
board-card-syracuse_allies_with_carthage = Only if Syracusae is Roman. The city turns to Carthage; Roman CUs inside are destroyed, generals inside displaced, siege points removed. As long as Carthage holds Syracusae, by this or by siege, its sailings get one more dot.
board-card-i_have_come_into_italy = Only if Hannibal is in Italia. Turn over 2 ordinary Roman PCs in Italia on spaces without Roman CUs; one, if there is only one.
board-card-hannibal_charms_italy = Activate Hannibal with the OPs. In each space of Italia that he enters, with an ordinary Roman PC and no Roman CUs, he may remove that PC at no cost; also after an overrun there, or where Romans avoided battle. The PC of the space he starts from costs 1 movement point.
board-card-carthaginian_naval_victory = Until the end of the turn every Carthaginian sailing gets one more dot, and Rome may sail only with a Minor or Major Campaign card.
board-card-siege_train = Place a siege train with a Carthaginian general whose army has none; if all four are in play, move one. It moves with an army above the limit of 10 CUs, but neither over Alpine passes nor by sea, and does nothing in battle. It is removed if it must retreat, or if enemy CUs enter its space and no Carthaginian CU is there. At a siege it cancels the city's special sign; if the city has none, the red die is rolled instead of the white.
board-card-spanish_allies_desert = In a battle in Iberia: the enemy gets no battle cards for allied provinces of Iberia.
board-card-numidian_allies_desert = In a battle in Africa: the enemy gets no battle cards for Numidia Maior and Numidia Minor, and so loses up to 4.
board-card-major_campaign_a = Activate up to 3 generals one after another, whatever their strategy ratings, by 10.11: each once, with 4 movement points and up to 10 CUs, each finishing any battle or siege before the next. One of the armies may sail, with up to 10 CUs. The card pre-empts (7.3.2).
board-card-major_campaign_b = { board-card-major_campaign_a }
board-card-diplomacy_a = Turn over any one ordinary enemy PC on a space without enemy CUs.
board-card-diplomacy_b = { board-card-diplomacy_a }
board-card-minor_campaign_a = Activate up to 2 generals one after another, whatever their strategy ratings: each once, with 4 movement points and up to 10 CUs, each finishing any battle or siege before the next. One of the armies may sail, with up to 10 CUs. The card pre-empts.
board-card-minor_campaign_b = { board-card-minor_campaign_a }
board-card-minor_campaign_c = { board-card-minor_campaign_a }
board-card-minor_campaign_d = { board-card-minor_campaign_a }
board-card-bad_weather = The general whom the enemy is moving with a card goes back to where his first 2 movement points brought him, and his move is over; he may still besiege there. So a pass or strait that would use a third or fourth point is not crossed; a sailing is undone, and his army stays in its port for the rest of the round. In a Campaign it stops that general only: CUs with him may be moved on by another, up to 4 spaces in all. Not against interception, avoiding battle, withdrawal or retreat.
board-card-elephant_fright = The declared elephant charge has no effect and is not rolled; Carthage discards 2 battle cards at random. The elephants still count as CUs.
board-card-two_legions_of_slaves = Only if Carthage controls at least 3 provinces of Italia and no Carthaginian CUs are in Latium. Place 4 Roman CUs in Latium, that is, at Roma.
board-card-auxiliaries_apulia = Only if Rome controls Apulia. Place 2 CUs with a Roman general in Italia; in Roma only if a general is there. Without a general to receive them the event has no effect.
board-card-auxiliaries_etruria = Only if Rome controls Etruria. Place 2 CUs with a Roman general in Italia; in Roma only if a general is there.
board-card-auxiliaries_samnium = Only if Rome controls Samnium. Place 2 CUs with a Roman general in Italia; in Roma only if a general is there.
board-card-auxiliaries_lucania = Only if Rome controls Lucania. Place 2 CUs with a Roman general in Italia; in Roma only if a general is there.
board-card-auxiliaries_campania = Only if Rome controls Campania. Place 2 CUs with a Roman general in Italia; in Roma only if a general is there.
board-card-opposing_fleet_breaks_siege = Remove all siege points from one city that is a port, and so not from Capua.
board-card-adriatic_pirates = Activate a Carthaginian general with the OPs. If he sails with at most 3 CUs and embarks or lands at Brundisium, Croton or Tarentum, no naval die is rolled.
board-card-epidemic = Name an enemy army: it rolls once for attrition.
board-card-pestilence = Name an enemy army that stands at a city with its siege points on it: it rolls once for attrition, with +1.
board-card-tribal_resistance = Remove all siege points from one tribe.
board-card-treachery_within_city = Activate a general with the OPs. If he then besieges a city, the attempt is two siege rolls, and both count.
board-card-messenger_intercepted = Draw a random card from the enemy's strategy hand into your own; no effect if he has none. With the option of 26.1.1 he may demand that you play another of your cards at once; it is then your card for an extra round.
board-card-grain_shortage = Only if Carthage controls the province Sicilia. Remove any 3 ordinary Roman PCs; all, if there are fewer.
board-card-hanno_counsels_carthage = Until the start of the turn after the next reshuffle of the strategy deck Carthaginian CUs may not leave Africa, by movement of any kind. Generals may leave alone, and reinforcements are placed as usual.
board-card-cato_counsels_rome = Until the start of the turn after the next reshuffle of the strategy deck Roman CUs may not move into Africa. Those there are free, generals may go alone, and reinforcements may join armies there.
board-card-ally_deserts = A random battle card of the enemy's hand is shown to both players and joins yours. If Spy in Enemy Camp has laid cards open, you may take one of those instead.
board-card-storms_at_sea = The force that the enemy is sailing rolls for attrition with +2, before any naval die. If all its CUs are lost, the general is not displaced but returns to the port of embarkation and his move is over. It works during a Truce.
board-card-forced_march_1 = Activate a general of strategy rating 1 with 6 movement points.
board-card-forced_march_2 = Activate a general of strategy rating 1 or 2 with 6 movement points.
board-card-forced_march_3 = Activate any general with 6 movement points. A sailing, with up to 5 CUs, costs 3 of them: 3 spaces and a sailing, or two sailings, dropping and picking up CUs on the way.
board-card-truce = A Truce begins. No general and no CU enters a space with an enemy CU or PC; nobody intercepts or besieges. Besiegers may stay, and siege points with them; neutral tribes may be subjugated; PCs under enemy CUs are not turned over, and those CUs still face winter attrition. Carthage sails without the naval die. It lasts, beyond the turn too, until an event that ends a Truce takes effect as the card of a round. Whichever way the card leaves a hand, the deck is reshuffled at the end of the turn; that does not end the Truce.
board-card-archimedes_engines = Only while Carthage controls Syracusae. Put the marker on the city: every Roman siege roll there is made with the white die, Marcellus or not, and the face with the special sign only costs 1 CU. The marker is removed when the city falls.
board-card-imperium_a = Activate up to 2 Roman generals one after another, whatever their strategy ratings, by 10.11: each once, with 4 movement points and up to 10 CUs. One of the armies may sail, with at most 5 CUs. It is not a Campaign: it does not help Nero or Marcellus, and it does not pre-empt.
board-card-citadel_holds_out = When a port city of Italia turns to Carthage, by siege or event: put the citadel marker there. As long as it lies there Carthage cannot sail to or from that port, nor count the space for its province. It is removed when a Carthaginian general with at least 3 CUs there besieges it, without a roll, or when Rome takes the city back.
board-card-latin_colonies_refuse = Not in the last turn. In the next reinforcement phase Rome gets 2 CUs fewer; Scipio's 5 CUs are not touched.
board-card-massinissa = Place 2 CUs with a Roman general in Africa or Iberia who is not besieged. If he is in Numidia Maior or Numidia Minor, also turn over 1 ordinary Carthaginian PC of that province on a space without Carthaginian CUs. Without such a general, no effect.
board-card-syphax = Either place 2 CUs with a Carthaginian general in Numidia Maior or Numidia Minor, or place up to 2 Carthaginian PCs on empty spaces without Roman CUs of one of these provinces.
board-card-hannibal_ad_portas = Only if Hannibal, with at least 5 CUs, stands at Roma or adjacent to it. Rome removes 2 of its ordinary PCs in Italia, of its choice; all, if there are fewer.
board-card-foraging = In this turn's winter attrition phase one force of yours, of at most 5 CUs, makes no roll; you choose it when its roll is due.
board-card-veterans = Your side, if it has a general in the battle, is dealt 2 more battle cards, within the limit of 20.
board-card-denarii_and_silver = Place 1 CU with each of up to 2 of your generals who stand on your PC in a province you control and are not besieged.
board-card-forage_parties_cut_off = Name an enemy force on a space with your PC or city: it rolls once for attrition, with -1.
board-card-triumph = Only if Rome has won a land battle in this turn. Place up to 3 Roman PCs on empty spaces without Carthaginian CUs. Carthaginian PCs are neither turned over nor removed.
board-card-elephant_fear = The declared elephant charge fails without a roll and counts as a rampage: Carthage discards 1 battle card at random. With the option of 26.1.2 this card is in the deck in place of card 42.
board-card-spoils_of_war = Only if you have won a land battle or taken a city in this turn. Turn over up to 2 ordinary enemy PCs without enemy CUs, each in the province of such a battle or city or adjacent to its space.
board-card-punic_faith = Cancel the event that Rome has just played as the card of its round: it has no effect, and its card goes to the discards even if it would be removed. Of a card used with its OPs only the event is lost; OPs and counter-events cannot be cancelled.
board-card-dictator = Rome takes a general from the pool, makes him dictator and places him with any Roman CUs in Italia that are not besieged. He outranks every Roman and always commands, without a change of command roll; he is neither consul nor proconsul, does not need 5 CUs, and may take CUs from a consul even below 5. He moves with at most 10 CUs and returns to the pool at the end of the turn. There is only one dictator at a time.
board-card-volunteers = Place 2 CUs with one of your generals who is not besieged in your home region: Italia for Rome, Africa for Carthage.
board-card-rival_factions = The enemy discards a strategy card of his own choice; no effect if he has none.
board-card-imperium_b = { board-card-imperium_a }
board-card-good_omen = Reroll a die that you have just rolled, after seeing it; the second roll stands. Each roll may be rerolled once.
board-card-bad_omen = The enemy rerolls a die that he has just rolled; the second roll stands. Each roll may be rerolled once.
board-card-surprise_raids = Remove up to 2 ordinary enemy PCs without enemy CUs, both adjacent to one and the same space with your CUs.
board-card-favourable_ground = Only for the inactive side. It is dealt 1 more battle card, within the limit of 20, and its first counter-attack roll of this battle gets -1.
board-card-ambush = Only with a general in the battle. His battle rating is 1 higher for this battle, for every roll against it, which also gives 1 more battle card.
board-card-turncoats = Choose one of your armies, not besieged, and an enemy force of at least 2 CUs in its space or adjacent to it: the force loses 1 CU other than an elephant, and your army gains 1.
board-card-flamen_martialis = Choose a Roman consul on the map. In this turn he can be activated only after Rome has removed 2 of its ordinary PCs, of its choice; that is paid once, at his first activation.
board-card-exchange_of_prisoners = Place 1 CU with one of your generals who is not besieged; then the enemy may place 1 CU with one of his. Without a general to receive it, no effect.

## The board in the browser: what generals can do

board-general-hannibal = Once in each battle he commands, a Probe may be played as a Flank Left, Flank Right or Double Envelopment, to attack or to match; it then is that card in every respect. If he is displaced, Carthage at once removes 5 of its ordinary PCs.
board-general-hasdrubal = None.
board-general-mago = One more dot when he sails, alone or in command (11.5).
board-general-gisgo = Avoids battle and intercepts on a (modified) die of 1 to 3.
board-general-hanno = May not leave Africa, but sails between its ports. If he ends his move with CUs on an ordinary Roman PC and fought no battle in this round (overruns do not count), he may remove that PC.
board-general-bomilcar = One more dot when he sails in command of an army.
board-general-p_scipio = In Iberia his strategy rating is 2.
board-general-longus = If his side began the battle as attacker, he counter-attacks on a die of 1 or 2. Not to prevent a withdrawal.
board-general-fabius = Avoids battle on a die of 1 to 5. May not leave Italia, but sails between its ports; drawn as consul with no stack of 5 CUs in Italia, he joins any Roman CUs there, and if there are none he stands in Roma, even besieged.
board-general-flaminius = Pursues on a die of 1 to 4. Not to prevent a withdrawal.
board-general-marcellus = When he besieges a city with a Campaign: if the white die would be rolled he rolls the red one, and if the red one would be rolled its special sign counts as 2 siege points. Not against tribes.
board-general-nero = With a Campaign he has 6 movement points: 3 spaces and a sailing, in any order, or two sailings. CUs that go more than 4 spaces must go all the way with him.
board-general-paullus = If his side began the battle as defender, he counter-attacks on a die of 1 to 3. Not to prevent a withdrawal.
board-general-varro = Intercepts on a (modified) die of 1 to 4.
board-general-scipio_africanus = When he besieges a city with a Forced March card he may roll two siege dice, and both count. Not against tribes. He is never in the pool of consuls (6.7).
board-general-gracchus = When an event places CUs with him (Allied Auxiliaries, Massinissa, Volunteers, Denarii and Silver), or the Two Legions of Slaves appear in his space, 1 more CU is placed.
board-general-livius = His attempt to subjugate a tribe is two siege rolls, and both count.
board-general-flaccus = When he besieges a city in Italia, each siege roll costs him 1 CU fewer: a face that costs a CU costs none.
board-general-valerius = Sails with up to 10 CUs on any card that lets him sail, except Imperium (25).
board-general-crassus = As chief pontiff he may not leave Italia, but sails between its ports; drawn as consul, he is placed like Fabius. The winter attrition roll of a force he commands gets -1.

## The board: what a summary of the enemy's turn says

board-digest-marched = { $general } marched from { $from } to { $to }
board-digest-sailed = { $general } sailed from { $from } to { $to }
board-digest-units =
    { $count ->
        [one] { the-side } got a CU in { $places }
       *[other] { the-side } got { $count } CUs: { $places }
    }
board-digest-pcs =
    { $count ->
        [one] { the-side } won the PC of { $places }
       *[other] { the-side } won { $count } PCs: { $places }
    }
board-digest-pcs-lost =
    { $count ->
        [one] { the-side } lost the PC of { $places }
       *[other] { the-side } lost { $count } PCs: { $places }
    }
board-digest-siege = { the-side } besieges { $places }
