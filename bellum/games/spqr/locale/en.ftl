### SPQR.

## Names

side-carthage = Carthage
side-epirus = Epirus
side-macedon = Macedon
side-rome = Rome
seat-carthage = { side-carthage }
seat-epirus = { side-epirus }
seat-macedon = { side-macedon }
seat-rome = { side-rome }
hexside-n = up
hexside-ne = up and right
hexside-se = down and right
hexside-s = down
hexside-sw = down and left
hexside-nw = up and left
vertex-ne = up and right
vertex-e = right
vertex-se = down and right
vertex-sw = down and left
vertex-w = left
vertex-nw = up and left
type-ph = phalanx
type-hi = heavy infantry
type-lg = legionary infantry
type-mi = medium infantry
type-li = light infantry
type-sk = skirmishers
type-hc = heavy cavalry
type-rc = Roman cavalry
type-ln = lancers
type-lc = light cavalry
type-el = elephants
type-ch = chariots
type-ar = artillery
terrain-clear = clear ground
terrain-broken = broken ground
terrain-woods = woods
terrain-marsh = marsh
terrain-river = ford
terrain-deep_river = river
terrain-ruins = ruined town
terrain-camp = camp
crossing-stream = stream
crossing-rampart = rampart
crossing-gate = gate
weapon-archers = bows
weapon-slings = slings
weapon-balearic_slings = Balearic slings
weapon-javelins = javelins
weapon-mounted_javelins = mounted javelins
weapon-mounted_archers = mounted bows
weapon-screen = elephant screen
weapon-scorpio = scorpio
rank-oc = overall commander
rank-consul = consul
rank-proconsul = proconsul
rank-named = leader
rank-tribune = tribune
rank-praefectus_sociorum = praefectus sociorum
rank-praefectus_equitum = praefectus equitum
rank-replacement = replacement
rank-elephant_leader = elephant leader

## Battles and options

scenario-learning = Learning scenario
scenario-learning-about = Hannibal's small mixed force against one ala under Flamininus, on open ground. A short game that shows every arm.
scenario-learning-guide =
    An order: an active leader gives as many orders as his initiative; each lets one unit in his range move, fire or recover.
    A line: instead of single orders he may command a whole line that stands near him; all its units move, one after another.
    A withdrawal: when an enemy comes within two hexes, whoever is faster may fall back before he arrives; his player is asked.
    A shock: when the orders are given, units that have met the enemy fight; type, angle and size choose a column, a die the hits.
    The end: a unit with as many hits as its quality routs; the army that has lost too many points withdraws, and the other wins.
scenario-beneventum = Beneventum, 275 BC
scenario-beneventum-about = Pyrrhus comes down from the wooded hills with phalanx and elephants against a consular army and its camp; part of his army arrives late.
scenario-bagradas = Bagradas Plains, 255 BC
scenario-bagradas-about = Xanthippus leads elephants, phalanx and much cavalry against the deep legions of Regulus on a plain without cover.
scenario-cannae = Cannae, 216 BC
scenario-cannae-about = Hannibal against the largest army that Rome ever put into the field: eight legions and their alae. Three hundred units; long.
scenario-zama = Zama, 202 BC
scenario-zama-about = The two best leaders of the age meet: Hannibal with three lines and raw elephants, Scipio with veterans and Massinissa's horse.
scenario-cynoscephalae = Cynoscephalae, 197 BC
scenario-cynoscephalae-about = Philip V holds the hills in the mist with half his phalanx while the other half marches up; Flamininus attacks with legions and elephants.
option-elephant_command = Elephant command
option-elephant_command-about = After their first order elephants move only with a leader who stays with them, or with an elephant leader of their own (4.8).
option-engaged = Engagement
option-engaged-about = Units still in contact after a combat are engaged: they neither move nor fire, and fight on (10.5).
option-turns = Turns
option-turns-about = After so many turns the battle ends, and the side with fewer rout points against its level wins; 0 for no limit, as in the rulebook.

## Actions

action-activate = Activate { $leader }
action-trump = Trump with { $leader }
action-momentum = Try for momentum
action-elite = Elite phase of { $leader }
action-reactivate = Reactivate { $leader }
action-marker = Order to withdraw: { $leader }
action-bluff = False marker: { $leader }
action-pass = Pass
action-order = Order { $unit }
action-line = Line: { $line }
action-unit = Next: { $unit }
action-lead = { $leader } moves
action-recover = Recover: { $unit }
action-rally = Rally: { $unit }
action-replace = Replace { $leader }
action-place = Place in { $hex }
action-restack = To the top: { $unit }
action-regroup = Bring the cavalry back
action-enter = Enter at { $hex }
action-done = Done
action-step = Step { $hexside }
action-turn = Face { $vertex }
action-wheel_left = Left half forward
action-wheel_right = Right half forward
action-about = About-face
action-column = Into column, facing { $hexside }
action-deploy = Out of column, facing { $vertex }
action-take = Take along: { $unit }
action-bring = { $leader } goes along
action-stop = Stop
action-withdraw = Withdraw: { $unit }
action-withdraw_line = Withdraw the line: { $line }
action-leave = { $leader } withdraws
action-extend = Step aside: { $unit }
action-face = Turn to face { $vertex }
action-decline = Do nothing
action-fire = Fire at { $unit }
action-fire_at = Fire at the leader in { $hex }
action-harass = Harass { $unit }
action-shoot = Shoot with { $unit }
action-fire_first = Fire before moving at { $unit }
action-screen = Screen of { $unit } shoots
action-attack = Attack with { $unit }
action-combat = Combat against { $unit }
action-join = Joins the combat: { $unit }
action-by = Attack counts by { $unit }
action-as = Defence counts by { $unit }
action-pass_through = Let elephants through: { $unit }
action-hit = One hit on { $unit }
action-advance = Advance: { $unit }
action-into = Into { $hex }
action-pursue = Pursue with { $unit }
action-flee = Flee to { $hex }
action-nearest = Towards { $unit }
action-disengage = Step back to { $hex }
action-appoint = Elephant leader on { $unit }
action-dismiss = Take the leader off { $unit }
action-skip = Pass with { $leader }
action-succeed = { $leader } takes command
action-from = The attack comes from { $hex }
action-flee_with = { $leader } runs with them
action-march = Move

## Refusals: verbs that are not due

refusal-when-activate = No leader is to be activated now.
refusal-when-trump = Nobody can trump now.
refusal-when-momentum = Nobody can try for momentum now.
refusal-when-elite = There is no elite phase now.
refusal-when-reactivate = Nobody can be reactivated now.
refusal-when-marker = Orders to withdraw are given at the start of a turn.
refusal-when-bluff = Markers are placed at the start of a turn.
refusal-when-pass = There is nothing to pass now.
refusal-when-order = No individual orders can be given now.
refusal-when-line = No line can be commanded now.
refusal-when-unit = No line is under command now.
refusal-when-lead = No leader can move now.
refusal-when-recover = Nobody can recover now.
refusal-when-rally = Nobody can be rallied now.
refusal-when-replace = No leader can be replaced now.
refusal-when-place = There is nobody to place now.
refusal-when-restack = No stack can be rearranged now.
refusal-when-regroup = No cavalry can be brought back now.
refusal-when-enter = Nobody can enter the map now.
refusal-when-done = There is nothing to finish now.
refusal-when-step = Nobody is under way now.
refusal-when-turn = Nobody who could turn is under way now.
refusal-when-wheel_left = No two-hex unit is under way now.
refusal-when-wheel_right = No two-hex unit is under way now.
refusal-when-about = No two-hex unit is under way now.
refusal-when-column = Nobody can form a column now.
refusal-when-deploy = No column can deploy now.
refusal-when-take = Nobody can be taken along now.
refusal-when-bring = No leader can go along now.
refusal-when-stop = Nobody is under way now.
refusal-when-withdraw = Nobody can withdraw now.
refusal-when-withdraw_line = No line can withdraw now.
refusal-when-leave = No leader can withdraw now.
refusal-when-extend = No line can extend now.
refusal-when-face = Nobody can turn in reaction now.
refusal-when-decline = There is nothing to decline now.
refusal-when-fire = Nobody can fire by order now.
refusal-when-fire_at = Nobody can fire at a leader now.
refusal-when-harass = Nobody can harass now.
refusal-when-shoot = Nobody can fire in reaction now.
refusal-when-fire_first = Nobody can fire before a move now.
refusal-when-screen = No screen can fire now.
refusal-when-attack = No attackers are named now.
refusal-when-combat = No combats are formed now.
refusal-when-join = Nobody can join a combat now.
refusal-when-by = No attacker is to be chosen now.
refusal-when-as = No defender is to be chosen now.
refusal-when-pass_through = No elephants can be let through now.
refusal-when-hit = No hits are divided now.
refusal-when-advance = Nobody advances now.
refusal-when-into = No hex is to be chosen now.
refusal-when-pursue = Nobody pursues now.
refusal-when-flee = Nobody flees now.
refusal-when-nearest = No elephant runs wild now.
refusal-when-disengage = Nobody can break off a combat now.
refusal-when-appoint = Elephant leaders are appointed at the end of a turn.
refusal-when-dismiss = Elephant leaders are taken off at the end of a turn.
refusal-when-skip = No leader can be passed over now.
refusal-when-succeed = No command is vacant now.
refusal-when-from = The side of an attack is not to be chosen now.
refusal-when-flee_with = No leader can run with anybody now.
refusal-when-march = Nobody has to say now whether it moves.

## Refusals: leaders and activation

refusal-leader-cannot-be-activated = This leader cannot be activated now.
refusal-leader-was-active-or-is-finished = This leader has been active or is finished.
refusal-lowest-initiative-first = A leader of lower initiative comes first.
refusal-not-your-leader-to-activate = It is not your leader's turn.
refusal-not-your-leader = This leader is not yours.
refusal-leader-not-on-map = This leader is not on the map.
refusal-leader-still-in-enemy-zoc = He is still in an enemy zone of control.
refusal-leader-in-enemy-zoc = A leader in an enemy zone of control gives no orders.
refusal-finished-leader-gives-no-orders = A finished leader gives no orders.
refusal-trump-by-own-leader = Only your own leaders can trump for you.
refusal-trump-by-higher-only = Only a leader of higher initiative can trump.
refusal-counter-by-equal-or-higher = The answer needs a leader of at least the same initiative.
refusal-one-trump-for-an-activation = Each side may try one trump for an activation.
refusal-trumper-could-do-nothing = He could do nothing that a trump obliges him to.
refusal-trumper-in-zoc-could-not-attack = In an enemy zone of control he would have nobody to send into combat.
refusal-who-trumps-must-act = A leader who trumped has to move, fire or attack with a unit.
refusal-must-designate = A leader who trumped has to name an attacker.
refusal-nobody-to-reactivate = This leader cannot be reactivated.
refusal-elite-phase-of-own-leader = The elite phase is for your own leaders.
refusal-elite-phase-on-the-map = This leader is not on the map.
refusal-not-in-range-of-elite-commander = He is out of the elite commander's range.
refusal-commander-has-two-phases = With orders to withdraw the commander has two phases only.
refusal-marker-under-own-leader = Markers go under your own leaders.
refusal-no-marker-under-commander = No marker goes under the overall commander.
refusal-one-marker-for-a-leader = This leader has a marker already.
refusal-no-foot-line-in-range = He has no line of foot in range that could withdraw.
refusal-leader-has-no-such-order = He has no order to withdraw.
refusal-only-a-proconsul-succeeds = Only a proconsul can take the dead commander's place.

## Refusals: orders

refusal-no-orders-left = He has no orders left.
refusal-orders-in-this-phase = He gives individual orders in this phase.
refusal-line-commands-in-this-phase = He gives line commands in this phase.
refusal-no-line-commands-left = He has no line commands left.
refusal-no-line-command-at-first = He gave no line command in his first phase.
refusal-moved-between-line-commands = He has moved since his first line command.
refusal-no-commander-no-strategy = Without an overall commander there is no strategy to roll for.
refusal-strategy-roll-failed = The strategy roll has failed.
refusal-not-your-unit = This unit is not yours.
refusal-unit-not-on-map = This unit is not on the map.
refusal-not-his-to-order = This leader may not order such a unit.
refusal-not-his-kind-of-foot = Tribunes order legions, prefects order alae.
refusal-foot-is-not-for-him = He orders cavalry, not foot.
refusal-horse-is-not-for-him = He orders foot, not cavalry.
refusal-one-class-of-one-legion = In one phase he orders one class of one legion or ala.
refusal-legion-or-ala-horse = In one activation he orders either legion or ala cavalry.
refusal-out-of-command-range = The unit is out of his command range.
refusal-leader-out-of-command-range = That leader is out of the commander's range.
refusal-camp-guard-waits = The camp guard waits for orders until the enemy is near.
refusal-stacked-phalanx-obeys-commander = Double-depth phalanxes obey the overall commander only.
refusal-moved-in-this-phase = It has already moved in this phase.
refusal-recovered-in-this-phase = It has recovered in this phase.
refusal-rallied-waits-for-next-turn = A rallied unit gets no orders before the next turn.
refusal-routed-can-only-rally = A routed unit can only be rallied.
refusal-not-routed = This unit is not routed.
refusal-no-hits-to-recover = It has no hits.
refusal-moved-or-fired-does-not-recover = A unit that moved or fired does not recover in the same phase.
refusal-recovers-once-a-phase = A unit recovers once in a phase.
refusal-recovery-in-clear-only = Units recover on clear ground only.
refusal-no-recovery-next-to-enemy = Nobody recovers next to an enemy.
refusal-no-recovery-under-fire = Nobody recovers in reach and sight of enemy missiles.
refusal-no-rally-in-rough = Nobody rallies in rough ground.
refusal-no-rally-next-to-enemy = Nobody rallies next to an enemy.
refusal-no-rally-under-fire = Nobody rallies in reach and sight of enemy missiles.
refusal-one-rally-a-turn-by-leader = This leader has already tried to rally it in this turn.
refusal-only-roman-stacks-change-order = Only a Roman stack can be rearranged.
refusal-on-top-already = It is on top already.
refusal-only-commander-replaces = Only the overall commander replaces leaders.
refusal-leader-not-dead = This leader is alive.
refusal-replaced-already = This leader has been replaced already.
refusal-commander-is-not-replaced = Nobody replaces the overall commander.
refusal-no-replacements-left = There are no replacements left.
refusal-no-unit-to-join = There is no unit that he could join.
refusal-joins-a-unit-he-commands = He joins a unit that he may order.
refusal-only-commander-calls-back = Only the overall commander calls cavalry back.
refusal-calling-back-takes-the-phase = To call cavalry back takes a whole phase.
refusal-nobody-to-call-back = No cavalry of yours is off the map.
refusal-unit-not-away = This unit is not away in pursuit.
refusal-too-far-from-exit = It returns within two hexes of where it left the map.
refusal-hex-of-return-taken = This hex is taken.
refusal-no-room-to-return = There is no room for it to return.
refusal-cavalry-returns-before-elephants = Cavalry does not return into an elephant's zone of control.
refusal-no-reinforcement = This is no reinforcement that waits.
refusal-reinforcement-not-due = These reinforcements are not due yet.
refusal-reinforcement-after-its-leader = Their leader enters first.
refusal-reinforcement-obeys-its-leader = Their own leader or the overall commander brings them in.
refusal-not-an-entry-hex = They do not enter there.
refusal-entry-hex-taken = This entry hex is taken.
refusal-entry-hex-in-zoc = Nobody enters into an enemy zone of control.
refusal-no-free-entry-hex = There is no free entry hex.
refusal-column-enters-facing-ahead = A column enters facing ahead.
refusal-tail-still-off-the-map = Its tail is still off the map.

## Refusals: leaders on the move

refusal-leader-has-no-points-left = He has no movement points left.
refusal-leader-has-too-few-points = He has too few movement points.
refusal-leader-cannot-enter = A leader cannot enter there.
refusal-leader-meets-enemy = There is an enemy unit.
refusal-leader-enters-zoc-alone = A leader enters an enemy zone of control only where a friendly unit is.
refusal-leader-stops-in-zoc = In an enemy zone of control he has to stop.
refusal-leader-rides-his-elephant = He moves with his elephant.
refusal-leader-elephant-goes-with-its-leader = The leader's elephant goes where he goes.
refusal-no-cavalry-with-leader-elephant = The leader's elephant does not stand with cavalry.
refusal-leader-ends-in-range-of-line = He has to end with a unit of the line in range.
refusal-leader-follows-his-line = A unit of his line goes first.
refusal-only-commander-moves-others = Only the overall commander moves other leaders.
refusal-one-order-for-a-leader = A leader gets one order in a phase.
refusal-commander-leaves-zoc-first = The commander has to leave the enemy zone of control first.
refusal-leader-not-with-unit = He is not with this unit.
refusal-leader-not-with-it = He is not with it.
refusal-leader-not-next-to-the-enemy = No enemy has come next to him.
refusal-leader-cannot-withdraw-there = He cannot withdraw there.
refusal-leader-has-nowhere-to-go = He has nowhere to go.
refusal-leader-not-with-withdrawing-unit = He is not with the unit that withdraws.

## Refusals: lines

refusal-not-your-line = This line is not yours.
refusal-line-not-for-his-rank = A leader of his rank does not command this line.
refusal-nobody-of-the-line-is-his = Nobody of this line is his to command.
refusal-line-not-of-horse = He commands lines of cavalry only.
refusal-line-too-far = He is not within two hexes and in sight of the line.
refusal-line-had-its-command = This line has had its command in this phase.
refusal-line-waits-to-withdraw = This line waits to withdraw and may not move.
refusal-choose-one-of-the-lines = Choose a unit of one of these lines.
refusal-not-in-this-line = This unit does not belong to the line.
refusal-not-of-the-line = It does not belong to the line under command.
refusal-leader-for-own-elephants = An elephant leader is for your own elephants.
refusal-two-elephant-leaders = A side has at most two elephant leaders.
refusal-elephant-has-its-leader = This elephant has a leader already.
refusal-elephant-without-leader = This elephant has no leader.
refusal-elephant-leader-gives-no-orders = An elephant leader gives no other orders.
refusal-elephants-need-a-leader-with-them = Elephants now need a leader who is with them.
refusal-leader-with-elephants-all-phase = He has to be with the elephants from the start of the phase.
refusal-leader-stays-with-elephants = The leader stays with the elephants for this phase.
refusal-driven-elephants-do-not-turn = These elephants turn only where they start.
refusal-driven-elephants-go-on = These elephants go on as far as they can.
refusal-all-driven-elephants-go = All elephants of the line go on as far as they can.

## Refusals: movement

refusal-not-enough-points = It has too few movement points.
refusal-not-a-front-hex = Units move into their front only.
refusal-off-the-map = That is off the map.
refusal-ground-not-to-be-entered = It cannot enter that ground.
refusal-enemy-in-hex = There is an enemy unit.
refusal-one-unit-in-a-hex = Only one unit may stand in a hex.
refusal-two-roman-foot-in-a-hex = At most two units of Roman foot share a hex.
refusal-velites-do-not-stop-on-others = Velites do not stop on other units.
refusal-columns-never-stack = Columns never stack.
refusal-column-never-in-a-stack = A unit in a stack forms no column.
refusal-stacked-phalanxes-bar-the-way = Nobody enters the hexes of double-depth phalanxes.
refusal-stacked-phalanxes-form-no-column = Double-depth phalanxes form no column.
refusal-stacked-phalanxes-do-not-wheel = Double-depth phalanxes do not wheel.
refusal-double-depth-by-the-commander = Only the overall commander forms double depth.
refusal-double-depth-from-behind = The second phalanx comes from right behind the first.
refusal-stack-faces-one-way = Units of a stack face one way.
refusal-only-top-moves-alone = Only the top unit moves alone.
refusal-not-in-the-stack = It is not in the stack.
refusal-move-has-begun = The move has begun already.
refusal-under-way-already = It is under way already.
refusal-held-by-faster-enemies = Enemies that are as quick hold it in their zone of control.
refusal-not-fast-enough-to-leave-zone = It is not quick enough to leave the enemy zone of control.
refusal-stops-in-zone-of-control = In an enemy zone of control it has to stop.
refusal-no-turn-in-zone-of-control = Nobody turns in an enemy zone of control.
refusal-faces-there-already = It faces there already.
refusal-two-hex-units-never-turn = A two-hex unit turns only by moving.
refusal-only-two-hex-units-wheel = Only two-hex units wheel.
refusal-only-two-hex-units-face-about = Only two-hex units face about like this.
refusal-no-about-face-in-rough-ground = It does not face about in rough ground.
refusal-no-about-face-in-zone-of-control = It does not face about in an enemy zone of control.
refusal-column-faces-a-side = A column faces the side of a hex.
refusal-line-faces-a-vertex = A unit in line faces the corner of a hex.
refusal-column-faces-a-front-side = Forming column, it faces one of its front sides.
refusal-line-faces-as-the-column-did = Leaving column, it faces as the column did.
refusal-column-goes-ahead = A column goes ahead or beside that, not elsewhere.
refusal-column-costs-a-point = It needs a movement point to change formation.
refusal-formation-ended-its-move = Its change of formation has ended its move for this phase.
refusal-not-in-column = It is not in column.
refusal-no-column-for-such-units = Such units form no column.
refusal-no-column-in-zoc = Formation is not changed in an enemy zone of control.
refusal-routed-form-no-column = Routed units form no column.
refusal-columns-do-not-wheel = Columns do not wheel.
refusal-phalanx-in-column-never-turns = A phalanx in column does not turn.
refusal-shocked-column-faces-ahead = A column that was attacked deploys to its front.
refusal-engaged-do-not-move = Engaged units do not move.
refusal-engaged-do-not-turn = Engaged units do not turn.
refusal-another-unit-is-engaged = That is not the unit that breaks off.
refusal-no-way-out-of-engagement = It cannot step back there.
refusal-finished-cavalry-only-turns = After a pursuit it can only turn.
refusal-triarii-hold-their-ground = The triarii wait until the enemy is near.
refusal-cavalry-before-elephants = Cavalry does not enter an elephant's zone of control.

## Refusals: withdrawal and reaction

refusal-not-yours-to-withdraw = This unit is not yours.
refusal-enemy-not-at-two-hexes = The enemy is not at two hexes.
refusal-say-first-that-it-moves = First say that it moves: enemies two hexes away may withdraw before that.
refusal-not-faster-than-the-enemy = It is not quicker than the enemy.
refusal-routed-do-not-withdraw = Routed units do not withdraw in order.
refusal-columns-do-not-withdraw = Columns do not withdraw in order.
refusal-engaged-do-not-withdraw = Engaged units do not withdraw.
refusal-extended-do-not-withdraw = Units that extended their line do not withdraw in this phase.
refusal-no-withdrawal-in-shock = Nobody withdraws during shock.
refusal-only-cavalry-from-own-elephants = Only cavalry gives way to its own elephants.
refusal-only-top-withdraws = Only the top unit withdraws alone.
refusal-not-beneath-withdrawing-unit = It is not beneath the unit that withdraws.
refusal-nowhere-to-withdraw = It has nowhere to withdraw.
refusal-must-get-farther-away = It has to get farther away from the enemy.
refusal-withdrawal-not-away = That does not lead away from the enemy.
refusal-withdrawal-too-far = It cannot withdraw so far.
refusal-withdrawal-into-zoc = Nobody withdraws into an enemy zone of control.
refusal-withdrawal-into-bad-ground = Nobody withdraws into such ground.
refusal-withdrawal-off-the-map = Nobody withdraws off the map.
refusal-withdrawal-without-end = From there it could not end its withdrawal.
refusal-turn-after-withdrawal = It turns only after its withdrawal.
refusal-turned-after-withdrawal = It has turned and goes no farther.
refusal-no-points-left-to-turn = It has no points left to turn.
refusal-not-your-line-to-withdraw = This line is not yours.
refusal-line-neither-cavalry-nor-foot-of-the-line = Only lines of cavalry, and of foot other than light troops, withdraw as a whole.
refusal-nobody-of-the-line-at-two-hexes = No enemy is at two hexes from this line.
refusal-no-leader-near-the-line = No leader of the line is within two hexes of it.
refusal-not-all-of-the-line-can-withdraw = Not all units of the line can withdraw.
refusal-bars-the-way-of-its-line = There others of its line would have no way left, and all of them withdraw.
refusal-one-of-the-line-withdrew-alone = One of the line has withdrawn alone.
refusal-has-withdrawn-with-its-line = It has withdrawn with its line.
refusal-no-order-to-withdraw-the-line = Nobody has an order to withdraw this line.
refusal-agreed-withdrawal-only-from-foot = A pre-arranged withdrawal is for enemy foot only.
refusal-enemy-not-next-to-it = No enemy has come next to it.
refusal-turned-in-this-phase = It has turned in reaction in this phase.
refusal-in-zone-of-another-enemy = It is in the zone of control of another enemy.
refusal-only-one-hex-units-turn = Only one-hex units turn in reaction.
refusal-one-vertex-only = It turns by one corner only.
refusal-routed-do-not-turn = Routed units do not turn.
refusal-no-roman-stack-to-extend = This is no Roman stack that could extend.
refusal-no-enemy-near-its-line = No enemy is within two hexes of its line.
refusal-no-gap-beside-it = There is no gap beside it.
refusal-gap-not-empty = The hex beside it is not empty.
refusal-gap-not-clear = The hex beside it is not clear ground.
refusal-gap-in-zoc = The hex beside it is in an enemy zone of control.
refusal-extension-goes-sideways = A line extends to the flanks.
refusal-extends-with-its-own-line = It extends with its own line.
refusal-line-extends-before-it-moves = A line extends before it moves.
refusal-columns-do-not-extend = Columns do not extend.
refusal-engaged-do-not-extend = Engaged units do not extend.
refusal-withdrew-and-does-not-extend = It has withdrawn and does not extend.

## Refusals: missiles

refusal-no-missiles = It has no missiles.
refusal-missiles-spent = Its missiles are spent.
refusal-no-screen = It has no screen.
refusal-screen-spent = The missiles of its screen are spent.
refusal-screen-only-reacts = Screens fire in reaction only.
refusal-routed-may-not-fire = Routed units do not fire.
refusal-column-may-not-fire = Columns do not fire.
refusal-engaged-may-not-fire = Engaged units do not fire.
refusal-target-engaged = Nobody fires at engaged units.
refusal-only-top-fires = Only the top unit of a stack fires.
refusal-fired-already = It has fired already for this order.
refusal-fired-and-stands = It fired as one that stands, and stays.
refusal-fire-first-before-a-move = That is for a unit that moves afterwards.
refusal-fires-alike-moving-or-not = Moving makes no difference to its fire.
refusal-not-after-a-step-nearer = On the way it fires only after a step towards the target.
refusal-target-not-enemy = The target is not an enemy.
refusal-target-behind = The target is behind it.
refusal-target-other-of-stack = The shot strikes the other unit of the stack.
refusal-out-of-range = The target is out of range.
refusal-no-line-of-sight = It does not see the target.
refusal-no-leader-in-hex = There is no enemy leader in that hex.
refusal-units-in-hex = There are units in that hex: fire at them.
refusal-zoc-not-left = Nobody leaves its zone of control.
refusal-zoc-not-entered = Nobody enters its zone of control.
refusal-exit-fire-too-short = Its missiles do not reach two hexes.
refusal-not-the-target = It was not the target.
refusal-on-entry-or-in-return = At one unit a side fires on its entry or in return, not both.
refusal-shot-already-now = It has shot already on this occasion.
refusal-only-mounted-archers-fire = Only mounted archers fire as they withdraw.
refusal-parting-shot-once = It fires once at each enemy in a phase.
refusal-may-not-harass = Such units do not harass.
refusal-archers-do-not-harass = Archers do not harass.
refusal-skirmishers-not-harassed = Skirmishers cannot be harassed.
refusal-harassed-is-faster = The target is quicker.
refusal-harassment-is-all-it-does = A unit that harasses does nothing else in that phase.
refusal-harassment-from-zoc = Nobody harasses from an enemy zone of control.
refusal-harassment-too-near = The target is adjacent.
refusal-harassment-too-far = The target is more than two hexes away.
refusal-harassment-too-far-for-horse = The target is more than four hexes away.
refusal-harassment-no-way = There is no free way to the target.
refusal-harassment-not-from-there = It cannot come up to the target there.
refusal-harassment-before-elephants = Cavalry does not harass elephants from their front.

## Refusals: shock

refusal-not-in-command-to-attack = The active leader does not command it here.
refusal-no-unit-of-yours-to-attack = This unit is not yours.
refusal-name-the-top-unit = Name the top unit of the stack.
refusal-attacks-already = It attacks already.
refusal-moved-units-declared-already = Units that moved have declared already.
refusal-another-unit-declares = Another unit has to declare.
refusal-nobody-in-its-zone = No enemy is in its zone of control.
refusal-routed-do-not-attack = Routed units do not attack.
refusal-columns-do-not-attack = Columns do not attack.
refusal-skirmishers-do-not-attack = Skirmishers do not attack.
refusal-artillery-does-not-attack = Artillery does not attack.
refusal-leader-elephants-do-not-attack = A leader's elephant does not attack.
refusal-rallied-take-no-orders-to-attack = A rallied unit does not attack in this turn.
refusal-triarii-do-not-move-and-attack = Triarii do not move and attack yet.
refusal-in-a-combat-already = It is in a combat already.
refusal-not-in-its-zone = The enemy is not in its zone of control.
refusal-not-all-in-zone-of-all = Not every attacker has all these defenders in its zone of control.
refusal-others-left-out = Enemies would be left unattacked.
refusal-too-many-to-foresee = Too many fight here to foresee what comes of it.
refusal-not-an-attacker-here = It is no attacker of this combat.
refusal-not-a-defender-here = It is no defender of this combat.
refusal-not-from-there = The attack does not come from there.
refusal-not-the-foot-before-elephants = Only foot attacked in front by elephants lets them through.
refusal-not-a-hex-behind-the-foot = That is no free hex behind the foot.
refusal-not-to-take-this-hit = It does not take this hit.
refusal-another-unit-advances = Another unit advances.
refusal-must-advance = It has to advance.
refusal-hex-not-to-be-entered = That hex cannot be entered.
refusal-advance-turns-one-vertex = After an advance it turns by one corner at most.
refusal-phalanx-cannot-wheel-there = The phalanx cannot wheel there.
refusal-not-a-pursuer = It does not pursue.
refusal-not-a-fugitive = It is not on the run.
refusal-not-the-way-he-ran = The cavalry rides on the way the enemy ran.
refusal-not-the-way-of-least-resistance = That is not the way of least resistance to its edge.
refusal-elephant-does-not-go-there = The elephant does not run there.
refusal-not-a-nearest-friend = It is not the nearest friend.

## How the battle ends

reason-withdrawal = the enemy army withdraws
reason-both = both armies withdraw
reason-turns = the last turn is over

## Standing orders

order-nothing = Do not react to anything
order-withdraw = Withdraw from anything heavier
order-stand = Never withdraw
order-fire = Always fire in reaction
order-hold-fire = Never fire in reaction
order-extend = Always extend the line
order-keep-line = Never extend the line
order-keep-facing = Never turn to face the enemy
order-open-ranks = Always let elephants through
order-close-ranks = Never let elephants through
order-no-trump = Never trump a trump or momentum
order-leaders-stay = Leaders stay when the enemy comes near
until-turn = for this turn
until-game = until taken back
about-type = Types
about-unit = Units

## Parts of sentences

modifier =
    {", "}{ $reason ->
        [woods] woods
        [armour] armour
        [armour-adjacent] armour from close by
        [skirmishers] skirmishers
        [moved] movement
        [depleted] depletion
        [rampart] rampart
        [mixed] mixed stack
        [excess] hits above its quality
        [attacker] it attacked
        [spears] spears ahead
        [african] African elephants
        [pass-through] ranks opened
        [against-double-depth] against double depth
        [double-depth] double depth
        [faster] faster enemy
        [size] sizes
        [attacker-depleted] depleted attackers
        [defender-depleted] depleted defenders
        [phalanx] phalanx with covered flanks
        [indian] Indian elephants
        [level] levels
        [defender-in-woods] defenders in woods
        [defender-in-marsh] defenders in marsh
        [attacker-in-rough] attackers in woods or marsh
        [river] river
        [stream] stream
        [charisma] charisma
        [leader-killed] fallen leader
       *[other] other reasons
    }{" "}{ $amount ->
        [1] +1
        [2] +2
        [3] +3
        [4] +4
        [5] +5
       *[other] { $amount }
    }
cause =
    { $cause ->
        [front] The attack comes from the front
        [flank] The attack comes from the flank
        [rear] The attack comes from the rear
        [superior-none] Nobody is superior
        [superior-position] Attackers superior by position
        [superior-column] Attackers superior over a column
        [superior-type] Attackers superior by type
        [superior-defender] Defenders superior by type
        [base] Column of the types and the angle
        [ratio] Ratio of sizes
        [no-ratio] Sizes do not count
        [size] Shift for size
        [attacker-depleted] Depleted attackers
        [defender-depleted] Depleted defenders
        [phalanx] Phalanx with covered flanks
        [indian] Indian elephants
        [level] Levels
        [defender-in-woods] Defenders in woods
        [defender-in-marsh] Defenders in marsh
        [attacker-in-rough] Attackers in woods or marsh
        [river] River
        [stream] Stream
        [rampart] Rampart
        [column] Column after all shifts
        [die] Die
        [charisma] Charisma of a leader
        [leader-killed] Fallen leader
        [total] Die with all modifiers
        [table-attackers] Hits of the attackers by the table
        [table-defenders] Hits of the defenders by the table
        [let-through] Elephants let through: fewer hits
        [against-skirmishers] Skirmishers: they cost the attackers little
        [hits-attackers] Hits of the attackers
        [hits-defenders] Hits of the defenders
       *[other] Other reasons
    }
marker-kind =
    { $real ->
        [yes] , an order to withdraw
       *[no] , a bluff
    }

## Events: the turn and its leaders

event-turn = Turn { $turn }.
event-marker-placed =
    { $known ->
        [no] { $seat } puts a marker under { $leader }.
       *[yes] { $seat } puts a marker under { $leader }{ marker-kind }.
    }
event-marker-shown =
    { $real ->
        [yes] The marker under { $leader } is an order to withdraw.
       *[no] The marker under { $leader } was a bluff.
    }
event-elite-roll = For the elite phase { $leader } rolls { $die }, in all { $total }.
event-elephant-leader = { $unit } gets a leader: { $leader }.
event-elephant-leader-gone = { $leader } leaves { $unit }.
event-rout-points = { $seat }: { $points } of { $level } rout points.
event-won =
    { $seat } wins: { $reason ->
        [withdrawal] { reason-withdrawal }
        [both] { reason-both }
       *[turns] { reason-turns }
    }.
event-drawn =
    The battle is a draw: { $reason ->
        [withdrawal] { reason-withdrawal }
        [both] { reason-both }
       *[turns] { reason-turns }
    }.
event-activated =
    { $kind ->
        [first] { $leader } is activated.
        [momentum] { $leader } has momentum: phase { $number }.
        [elite] { $leader } has the elite phase.
       *[reactivation] { $leader } is activated again.
    }
event-tie = Who begins with initiative { $count }: { $first } against { $second }.
event-leader-finished = { $leader } is finished.
event-leader-waits = { $leader } waits in the enemy zone of control.
event-trump =
    { $success ->
        [yes] { $leader } trumps with { $die } ({ $need } or less).
       *[no] { $leader } fails to trump: { $die } ({ $need } or less).
    }
event-momentum =
    { $success ->
        [yes] { $leader } gains momentum with { $die } ({ $need } or less).
       *[no] { $leader } loses momentum: { $die } ({ $need } or less).
    }
event-doom = After the 9 { $leader } rolls { $die }.
event-bypassed = Passed over, without momentum in this turn: { $leaders }.
event-succession = { $leader } takes command of the army.

## Events: orders

event-strategy-roll =
    { $success ->
        [yes] { $leader } may command a line: die { $die }, modifier { $modifier }, { $need } or less.
       *[no] { $leader } may not command a line: die { $die }, modifier { $modifier }, { $need } or less.
    }
event-line-command = { $leader } commands the line { $line }: { $units }.
event-leader-moved = { $leader } moves to { $to }.
event-replaced = { $other } takes the place of { $leader }.
event-leader-joined = { $leader } takes over in { $to }.
event-arrived = { $unit } arrives at { $to }.
event-leader-arrived = { $leader } arrives at { $to }.
event-regrouped = { $leader } calls the cavalry back.
event-returned = { $unit } returns at { $to }.
event-rally =
    { $result ->
        [rallied] { $leader } rallies { $unit }: die { $die }, modifier { $modifier }, { $need } or less.
        [runs] { $leader } does not rally { $unit }, which runs on: die { $die }, modifier { $modifier }, { $need } or less.
       *[lost] { $leader } cannot rally { $unit }, which is lost: die { $die }, modifier { $modifier }, { $need } or less.
    }
event-rally-hits = { $unit } rallies with hits: { $total } (die { $die }, modifier { $modifier }).
event-restacked = { $unit } comes to the top.

## Events: movement

event-moved = { $unit } moves to { $to }.
event-turned = { $unit } faces { $vertex }.
event-column-turned = { $unit } in column faces { $side }.
event-wheeled = { $unit } wheels into { $to } and faces { $vertex }.
event-faced-about = { $unit } faces about, { $vertex }.
event-fell-in = { $unit } forms column, facing { $side }.
event-deployed = { $unit } leaves column, facing { $vertex }.
event-withdrew = { $unit } withdraws to { $to }.
event-line-withdraws = The line withdraws: { $line }.
event-extended = { $unit } steps aside to { $to }.
event-leader-withdrew = { $leader } withdraws to { $to }.
event-leader-caught = { $leader } is caught alone and lost.

## Events: missiles

event-fired =
    { $how ->
        [order] { $unit } fires at { $target }
        [entry] { $unit } fires at { $target }, who comes near
        [exit] { $unit } fires at { $target }, who leaves
        [return] { $unit } fires back at { $target }
        [harass] { $unit } harasses { $target }
        [screen] The screen of { $unit } fires at { $target }
       *[parting] { $unit } fires at { $target } as it withdraws
    }, range { $range }, strength { $strength }: die { $die }{ $modifiers }; hits { $hits }.
event-fired-at-leader = { $unit } fires at { $leader }, strength { $strength }: die { $die }.
event-missiles-low =
    { $screen ->
        [yes] The screen of { $unit } is low on missiles.
       *[no] { $unit } is low on missiles.
    }
event-missiles-gone =
    { $screen ->
        [yes] The screen of { $unit } has no missiles left.
       *[no] { $unit } has no missiles left.
    }
event-leader-in-danger = { $leader } is in danger: die { $die }.
event-reloaded = { $unit } has its missiles back.

## Events: shock

event-will-attack =
    { $check ->
        [yes] { $unit } will attack, after a check.
       *[no] { $unit } will attack.
    }
event-combat = Combat: { $attackers } against { $defenders }.
event-lets-through = { $unit } lets the elephants through.
event-checked = { $unit } checks: die { $die }{ $modifiers } against { $quality }, excess { $excess }.
event-shock =
    { $attackers } against { $defenders }: { $by } on { $against }, { $angle ->
        [front] from the front
        [flank] from the flank
       *[rear] from the rear
    }, { $superior ->
        [none] nobody superior
        [attacker] attackers superior
       *[defender] defenders superior
    }{ $reason ->
        [none] {""}
        [position] {" "}by position
        [column] {" "}over a column
       *[type] {" "}by type
    }. Column { $base }, sizes { $sizes } (ratio { $ratio }){ $shifts }: column { $column }; die { $die }{ $modifiers }. Hits of attackers and defenders by the table: { $table }; in all: { $hits }.
event-both-break =
    Both sides should break, attackers by { $attackers }, defenders by { $defenders }: the { $side ->
        [attacker] attackers run
       *[defender] defenders run
    }.
event-advanced = { $unit } advances to { $to }.
event-got-through = { $unit } gets through to { $to }.
event-engaged = { $unit } and { $target } are engaged.
event-broke-off = { $unit } breaks off to { $to }.

## Events: hits, rout and rampage

event-hits =
    { $unit }: { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } more, { $total } in all.
event-recovered =
    { $unit }: { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } less, { $total } left.
event-held = { $unit } holds; hits: { $total }.
event-routed = { $unit } routs.
event-eliminated = { $unit } is eliminated.
event-fled = { $unit } flees: { $path }.
event-leader-killed = { $leader } falls (die { $die }).
event-leader-wounded =
    { $how ->
        [light] { $leader } is lightly wounded (die { $die }).
       *[bad] { $leader } is wounded (die { $die }).
    }
event-leader-trampled = { $leader } is trampled by the elephant.
event-grief = { $unit } has lost its rider: die { $die }.
event-runs-wild = { $unit } runs wild.
event-rampage = { $unit } rampages: die { $die }.
event-ran-wild = { $unit } runs: { $path }.
event-trampled = { $unit } tramples { $target }: hits { $hits }.
event-calmed = { $unit } calms down; hits: { $total }.
event-pursuit =
    { $pursues ->
        [yes] { $unit } pursues: die { $die } against { $quality }.
       *[no] { $unit } ends the pursuit: die { $die } against { $quality }.
    }
event-pursued = { $unit } pursues to { $to }.
event-left-in-pursuit = { $unit } leaves the map in pursuit.

## Prompts

prompt-markers = { $seat }: which leaders get orders to withdraw, and which false markers?
prompt-elite = { $seat }: who has the elite phase?
prompt-activate = { $seat }: activate a leader of initiative { $count }, or trump.
prompt-counter-trump = { $seat }: trump { $leader } (initiative { $count })?
prompt-momentum = { $seat }: does { $leader } try for momentum ({ $count } or less)?
prompt-reactivate = { $seat }: which leader is activated again?
prompt-succession = { $seat }: which proconsul takes command?
prompt-orders = { $seat }: orders of { $leader }, { $count } left.
prompt-lines = { $seat }: line commands of { $leader }, { $count } left.
prompt-which-line = { $seat }: the units of { $line } form several lines; which one?
prompt-line = { $seat }: { $leader } commands the line { $line }; who is next?
prompt-leader-move = { $seat }: where does { $leader } go? Points left: { $count }.
prompt-join = { $seat }: which unit does { $leader } join?
prompt-enter = { $seat }: where does { $unit } enter the map?
prompt-enter-leader = { $seat }: where does { $leader } enter the map?
prompt-column-head = { $seat }: where does the column { $unit } face?
prompt-regroup = { $seat }: which cavalry returns next?
prompt-facing = { $seat }: where does { $unit } face?
prompt-elephant-leaders = { $seat }: which elephants get or lose a leader of their own?
prompt-move = { $seat }: { $unit } is under way, points left: { $points }.
prompt-nearing = { $seat }: { $unit } comes near. Who withdraws?
prompt-withdrawing =
    { $seat }: { $unit } withdraws, { $hexes ->
        [0] points left: { $points }
       *[other] hexes left: { $hexes }
    }.
prompt-line-withdrawing = { $seat }: the line { $line } withdraws; who is next?
prompt-whose-order = { $seat }: whose order lets the line { $line } withdraw?
prompt-extension = { $seat }: which units extend the line?
prompt-flank = { $seat }: to which side does { $unit } step?
prompt-reface = { $seat }: does { $unit } turn towards { $enemy }?
prompt-leaders-withdraw = { $seat }: which leaders withdraw from the enemy?
prompt-leader-refuge = { $seat }: where does { $leader } withdraw?
prompt-entry-fire = { $seat }: who fires at { $unit }, who came near?
prompt-exit-fire = { $seat }: who fires at { $unit }, who leaves?
prompt-return-fire = { $seat }: who shoots back at { $unit }?
prompt-harass-from = { $seat }: from where does { $unit } harass { $target }?
prompt-declare = { $seat }: does { $unit } attack?
prompt-designate = { $seat }: which unmoved units of { $leader } attack?
prompt-combat = { $seat }: whom does { $unit } attack?
prompt-join-combat = { $seat }: { $unit } attacks { $targets }; who joins in?
prompt-pass-through = { $seat }: does { $unit } let { $attackers } through?
prompt-defend-as = { $seat }: by which unit is the defence of { $defenders } against { $attackers } counted?
prompt-attack-by = { $seat }: by which unit is the attack of { $attackers } on { $defenders } counted?
prompt-attack-from = { $seat }: from where does the attack of { $attackers } on { $defenders } count?
prompt-divide-hits = { $seat }: who takes the next hit? Left: { $count }.
prompt-spare = { $seat }: hits of { $unit }: { $count }. Does the leader's elephant take one?
prompt-advance = { $seat }: who advances?
prompt-advance-where = { $seat }: where does { $unit } advance?
prompt-advance-turn = { $seat }: does { $unit } turn after its advance?
prompt-emerge = { $seat }: where does { $unit } come out?
prompt-break-off = { $seat }: does { $unit } break off?
prompt-deploy-shocked = { $seat }: where does { $unit } face after leaving column?
prompt-flee = { $seat }: where does { $unit } flee?
prompt-flee-with = { $seat }: which leaders run with { $unit }?
prompt-nearest = { $seat }: towards whom does { $unit } run?
prompt-rampage = { $seat }: where does { $unit } run?
prompt-pursue = { $seat }: which cavalry pursues?
prompt-quarry = { $seat }: whom does the cavalry pursue?
prompt-ride-on = { $seat }: which way does { $unit } ride on?

## The board

board-map = The battlefield
board-status = How the battle stands
board-tab-battle = Battle
board-tab-leaders = Leaders
board-tab-orders = Orders
board-turn = Turn { $turn }
board-lost = { $lost } rout points lost; the army withdraws at { $limit }
board-leaders = Leaders, in the order of their initiative
board-orders =
    { $given ->
        [one] { $given } of { $most } orders given
       *[other] { $given } of { $most } orders given
    }
board-line-command =
    { $count ->
        [one] Line command: { $count } unit
       *[other] Line command: { $count } units
    }
board-moving =
    { $left ->
        [one] { $unit }: { $left } movement point left
       *[other] { $unit }: { $left } movement points left
    }
board-figures = size { $size }, quality { $tq }, movement { $ma }, hits { $hits }
board-leader = initiative { $initiative }, range { $range }, charisma { $charisma }, lines { $lines }
board-level = level { $level }
board-hits =
    { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
board-face-n = facing north
board-face-ne = facing north-east
board-face-e = facing east
board-face-se = facing south-east
board-face-s = facing south
board-face-sw = facing south-west
board-face-w = facing west
board-face-nw = facing north-west
board-sign-column = in column
board-sign-mirror = left half first
board-sign-routed = routed
board-sign-depleted = depleted
board-sign-rallied = rallied
board-sign-dead = dead
board-sign-away = off the map
board-sign-waiting = yet to come
board-sign-low = few missiles
board-sign-no = no missiles
board-sign-screen-low = screen: few missiles
board-sign-screen-no = screen: no missiles
board-sign-finished = finished
board-sign-moved = moved this turn
board-sign-moved-now = has moved
board-sign-fired = has fired
board-sign-must-check = attacks, must check
board-sign-no-check = attacks, no check
board-sign-engaged = engaged
board-sign-no-momentum = no momentum
board-sign-wounded = wounded
board-sign-absent = yet to come
board-sign-marker = marker
board-legend-figures = size, quality, movement; the bar and its point face the enemy, the band is the legion’s
board-legend-hits = hits; red when one more breaks the unit
board-legend-routed = routed
board-legend-depleted = depleted
board-legend-must-check = attacks in this phase
board-legend-low = » missiles, › one volley left
board-legend-no = neither sign: no missiles left
board-legend-lit = something can be done with it now
board-legend-held = the unit that acts
board-legend-leader = leader, with his initial
board-legend-leader-lit = leader who can be chosen now
board-legend-leader-active = leader who commands now
board-legend-leader-finished = leader who has finished this turn
board-legend-leader-marker = leader with a marker that the enemy does not see
board-legend-road = road
board-legend-price = movement points to get there
board-legend-dear = hits that the way costs
board-legend-risk = a die is thrown there that may cost hits
board-legend-asked = the enemy may answer the last step
board-odds = Odds
board-odds-title = What may come of it
board-odds-none = Nobody comes to blows by anything that can be chosen now.
board-odds-charge = Charge
board-odds-shock = Shock
board-odds-attackers = Attackers
board-odds-defenders = Defenders
board-odds-hits =
    { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
board-odds-mean = Expected hits
board-odds-rout = Rout
board-odds-won = The attackers hold the field
board-odds-lost = The defenders hold the field
board-shock = Shock
board-shock-check = { $unit } checks: die { $die } against { $quality }
board-shock-row = Cause
board-shock-amount = Value
board-shock-rule = Rule
board-shock-hits = { $unit }: hits, { $total } in all
board-shock-held = { $unit } stands firm
board-shock-routed = { $unit } runs
board-shock-eliminated = { $unit } is eliminated
board-shock-recovered = { $unit } recovers
board-compass-column = Into column
board-compass-deploy = Out of column
board-compass-face = Turn to face
board-compass-step = Step
board-compass-turn = Face
board-drill = Whole line
board-drill-forward =
    All forward one hex, { $side ->
        [n] { hexside-n }
        [ne] { hexside-ne }
        [se] { hexside-se }
        [s] { hexside-s }
        [sw] { hexside-sw }
        [nw] { hexside-nw }
        [left] to the left front
       *[right] to the right front
    }
board-drill-far = All forward until contact
board-drill-same = The same for the next
board-show = Show on the map
board-show-command = Command range
board-show-lines = Lines to command
board-show-zones = Zones of control
board-show-fire = Field of fire and sight
board-guide = In five lines
board-way =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $hits ->
        [0] {""}
        [one] , { $hits } hit
       *[other] , { $hits } hits
    }{ $risk ->
        [yes] , and a die
       *[no] {""}
    }

## The board: what a summary of the enemy's phases says

board-digest-lines =
    { $count ->
        [one] a line was commanded
       *[other] { $count } lines were commanded
    }
board-digest-moved =
    { $count ->
        [one] { $things } moved
       *[other] { $count } units moved
    }
board-digest-withdrew =
    { $count ->
        [one] { $things } withdrew
       *[other] { $count } units withdrew
    }
board-digest-fired =
    { $count ->
        [0] missiles without a hit
        [one] missiles: one hit
       *[other] missiles: { $count } hits
    }
board-digest-combats =
    { $count ->
        [one] one combat
       *[other] { $count } combats
    }
board-digest-routed =
    { $count ->
        [one] { $things } routed
       *[other] { $count } units routed: { $things }
    }
board-digest-eliminated =
    { $count ->
        [one] { $things } eliminated
       *[other] { $count } units eliminated: { $things }
    }
board-digest-rout = { $seat }: { $points } of { $level } rout points
