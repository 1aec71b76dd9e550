"""10.4 Cavalry that has broken the enemy runs after him, fights once more, and is finished for the turn."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .actions import PURSUE, STEP, act
from .advance import WHERE, WHO, Advance, is_held, moves, warn
from .charts import NEVER
from .clash import standing
from .combats import form, fought, heads, targets
from .harm import release, settle, suffer, suffer_short
from .hexes import OFF, SIX, hex_id, side_towards
from .manoeuvre import step
from .marks import AWAY, DEAD, FINISHED, MUST_CHECK, NO_CHECK, ROUTED
from .paces import hits_into, points_into, turn_between
from .position import NOBODY, Battlefield
from .records import ATTACKERS, DEFENDERS, PURSUES, Combat
from .rounds import LET_THROUGH, Fighting
from .rout import GONE, LEADERS, TRAPPED, WAYS_HOME, Flight, at_edge, homeward
from .withdrawal import fright

NOT_A_PURSUER: Final = Refusal("10.41", "not-a-pursuer")
NOT_A_FUGITIVE: Final = Refusal("10.42", "not-a-fugitive")
NOT_HIS_WAY: Final = Refusal("10.42", "not-the-way-he-ran")

# What a pursuit is at.
CHOICE: Final = 0  # 10.41 which cavalry
DIE: Final = 1  # 10.42
QUARRY: Final = 2  # after whom
CHASE: Final = 3  # along his way
CLOSING: Final = 4  # the enemy's answers
ATTACK: Final = 5  # 10.42 once more
AFTERMATH: Final = 6  # whoever ran from that
QUARRY_AGAIN: Final = 7
CHASE_AGAIN: Final = 8
RIDE: Final = 9  # 10.42 nobody is left: half its movement onwards
DONE: Final = 10

FIRST_OF_PATH: Final = 3  # where the way begins in the record of a flight


# -- 10.41 whether there is one -------------------------------------------------------------------------


def flight_of(pos: Battlefield, unit: int) -> list[int]:
    """10.42 The last flight of a unit in this shock: who, how it ended, points spent, the way; or []."""
    for flight in reversed(fought(pos).flights):
        if flight[0] == unit:
            return flight
    return []


def riders(pos: Battlefield, combat: Combat) -> list[int]:
    """10.41, 10.5 The cavalry that could pursue: who stands and was not engaged as he ran."""
    found = heads(pos, standing(pos, combat, ATTACKERS))
    return [unit for unit in found if pos.field.cavalry[unit] and unit not in combat.bound]


def is_trapped(pos: Battlefield, unit: int) -> bool:
    """10.41 Whether a unit died because it could not get away."""
    flight = flight_of(pos, unit)
    return len(flight) > 0 and flight[1] == TRAPPED


def pursues(pos: Battlefield, combat: Combat) -> bool:
    """10.41 Whether cavalry pursues: all defenders are gone, by the shock itself, not for want of room."""
    if not pos.field.pursuit or combat.charged or standing(pos, combat, DEFENDERS):
        return False
    broken = [unit for unit in combat.beaten if not is_trapped(pos, unit)]
    return len(broken) > 0 and len(riders(pos, combat)) > 0


def fugitives(pos: Battlefield, combat: Combat) -> list[int]:
    """10.42 Those whom cavalry can follow: units that ran, on the map or off it."""
    found: list[int] = []
    for unit in combat.beaten:
        flight = flight_of(pos, unit)
        if flight and (flight[1] == GONE or (pos.hex[unit] != OFF and pos.has(unit, ROUTED))):
            found.append(unit)
    return found


def follow_up(pos: Battlefield, number: int) -> None:
    """8.45, 8.37 (3) After shock, and never after fire alone, cavalry pursues and others take the field."""
    combat = fought(pos).combats[number]
    if combat.charged or combat.taken or not standing(pos, combat, ATTACKERS):
        return
    chase = pursues(pos, combat)
    if combat.left:
        pos.steps.append(Advance(number, not chase, pos.field.pursuit, WHO, NOBODY))
    if chase:
        pos.steps.append(Pursuit(number, NOBODY, CHOICE, NOBODY, 0, []))


# -- 10.42 the pursuit ----------------------------------------------------------------------------------


class Pursuit(Step[Battlefield]):
    """10.42 One unit of cavalry pursues."""

    rule: ClassVar[str] = "10.42"

    def __init__(
        self,
        number: int,
        unit: int,
        stage: int,
        quarry: int,
        points: int,
        route: list[int],
        warned: bool = False,
    ) -> None:
        self.number = number  # the combat
        self.unit = unit
        self.stage = stage
        self.quarry = quarry
        self.points = points  # movement points spent where they count
        self.route = route[:]  # hexes still to be entered
        self.warned = warned  # 8.21 whether those whose zones it leaves have had their shot

    def clone(self) -> Pursuit:
        route, quarry = self.route, self.quarry
        return Pursuit(self.number, self.unit, self.stage, quarry, self.points, route, self.warned)

    def combat(self, pos: Battlefield) -> Combat:
        return fought(pos).combats[self.number]

    def resolve(self, pos: Battlefield) -> bool:
        if self.stage == CHOICE:
            able = riders(pos, self.combat(pos))
            if len(able) > 1:
                return False
            if able:
                self.unit = able[0]
                self.stage = DIE
            else:  # the pursuit of another combat has driven it off
                pos.steps.pop()
            return True
        if pos.hex[self.unit] == OFF or pos.has(self.unit, ROUTED):
            self.finish(pos)
        elif self.stage in (QUARRY, QUARRY_AGAIN):
            return self.pick(pos)
        elif self.stage == DIE:
            self.roll(pos)
        elif self.stage in (CHASE, CHASE_AGAIN):
            self.chase(pos)
        elif self.stage == RIDE:
            return self.rides(pos)
        else:
            self.end(pos)
        return True

    def end(self, pos: Battlefield) -> None:
        """10.42 What follows when it has caught up, has fought, or nobody is left."""
        if self.stage == CLOSING:
            self.stage = ATTACK
            pos.come_up(self.unit, PURSUES)
        elif self.stage == ATTACK:
            self.attack(pos)
        elif self.stage == AFTERMATH:
            self.aftermath(pos)
        else:
            self.finish(pos)

    def finish(self, pos: Battlefield) -> None:
        """10.43 Cavalry that has pursued, or was held back from it, is finished for this turn."""
        pos.steps.pop()
        if not pos.has(self.unit, DEAD):
            pos.mark[self.unit] |= FINISHED

    # -- the die ----------------------------------------------------------------------------------------

    def roll(self, pos: Battlefield) -> None:
        """10.42 If the die exceeds its quality the cavalry pursues; otherwise the enemy gets away."""
        die, quality = pos.die(), pos.quality(self.unit)
        if pos.events is not None:
            args = {
                "unit": pos.field.unit_id[self.unit],
                "die": die,
                "quality": quality,
                "pursues": "yes" if die > quality else "no",
            }
            pos.emit("pursuit", "10.42", args)
        if die > quality:
            self.stage = QUARRY
            return
        self.stage = DONE
        combat = self.combat(pos)
        if moves(pos, self.unit, combat.left):
            pos.steps.append(Advance(self.number, True, False, WHERE, self.unit))
        run_on(pos, combat)

    # -- after whom, and along his way ------------------------------------------------------------------

    def pick(self, pos: Battlefield) -> bool:
        """10.42 It follows one of those who ran; if there are none it rides on by itself."""
        able = fugitives(pos, self.combat(pos))
        if len(able) > 1:
            return False
        if able:
            self.follow(pos, able[0])
        else:
            self.stage = RIDE
        return True

    def follow(self, pos: Battlefield, quarry: int) -> None:
        """10.42 The way of a fugitive is the way of the cavalry."""
        self.quarry = quarry
        self.route = flight_of(pos, quarry)[FIRST_OF_PATH:]
        place = pos.hex[self.unit]
        if self.route and side_towards(place, self.route[0]) < 0:
            near = [other for other in self.combat(pos).left if side_towards(place, other) >= 0]
            self.route = near[:1] + self.route
        self.stage = CHASE if self.stage == QUARRY else CHASE_AGAIN

    def chase(self, pos: Battlefield) -> None:
        """10.42 One hex on; it stops in an enemy's zone, or with an enemy in its own."""
        held = self.points > 0 and is_held(pos, self.unit)
        if self.route and not held:
            if self.can_enter(pos, self.route[0]):
                if not self.is_warned(pos, self.route[0]):
                    self.points += 1
                    self.enter(pos, self.route.pop(0), self.points == 1)
                return
            self.route = []
        if not held and self.left_map(pos):
            ride_off(pos, self.unit)
            self.finish(pos)
        else:
            self.stage = CLOSING if self.stage == CHASE else DONE

    def is_warned(self, pos: Battlefield, into: int) -> bool:
        """8.21 Whether it has to wait for those whose zones of control it leaves, once for each hex."""
        motion = step(pos, self.unit, side_towards(pos.hex[self.unit], into))
        self.warned = not self.warned and warn(pos, self.unit, motion)
        return self.warned

    def left_map(self, pos: Battlefield) -> bool:
        """10.42 Whether it follows somebody off the map."""
        flight = flight_of(pos, self.quarry)
        return flight[1] == GONE and pos.hex[self.unit] == flight[-1]

    def can_enter(self, pos: Battlefield, into: int) -> bool:
        """10.42 Whether the next hex is there to be entered."""
        side = side_towards(pos.hex[self.unit], into)
        if side < 0 or pos.top[into] != NOBODY:
            return False
        return points_into(pos, pos.field.kind[self.unit], pos.hex[self.unit], side, into) < NEVER

    def enter(self, pos: Battlefield, into: int, first: bool) -> None:
        """10.42, 6.22, 8.41, 9.15 It enters a hex, facing ahead, with the hits of ground and elephants."""
        unit = self.unit
        place = pos.hex[unit]
        side = side_towards(place, into)
        hits = hits_into(pos, pos.field.kind[unit], place, side, into, False)
        hits += fright(pos, unit, [(place, side, into)])
        release(pos, unit)
        ahead = self.route[0] if self.route else self.goal(pos)
        onward = side_towards(into, ahead) if ahead != OFF else side
        pos.shift(unit, into, turned(pos.face[unit], side if onward < 0 else onward))
        advanced = fought(pos).advanced
        if unit not in advanced:
            advanced.append(unit)
        if pos.events is not None:
            pos.emit("pursued", "10.42", {"unit": pos.field.unit_id[unit], "to": hex_id(into)})
        if first:
            suffer_short(pos, unit, hits, "8.41")
        else:
            suffer(pos, unit, hits, "10.42")
            settle(pos)

    def goal(self, pos: Battlefield) -> int:
        """The hex of the fugitive, OFF if he is off the map."""
        return OFF if self.quarry == NOBODY else pos.hex[self.quarry]

    # -- the second fight -------------------------------------------------------------------------------

    def attack(self, pos: Battlefield) -> None:
        """10.42 It attacks all who are in its zone."""
        found = targets(pos, self.unit)
        if not found:
            self.stage = DONE
            return
        pos.mark[self.unit] = pos.mark[self.unit] & ~NO_CHECK | MUST_CHECK
        form(pos, [self.unit], found)
        self.number = len(fought(pos).combats) - 1
        self.stage = AFTERMATH
        pos.steps.append(Fighting([self.number], LET_THROUGH, True))

    def aftermath(self, pos: Battlefield) -> None:
        """10.42 Whoever ran from the second fight runs on, and the cavalry follows him without a die.

        If all were killed it rides on. Otherwise it takes the field like others: it must if the charge alone
        drove them off (8.33), and may if they had no room, or one of them stands (10.41).
        """
        combat = self.combat(pos)
        self.points = 0
        self.route = []
        if pursues(pos, combat):
            self.stage = QUARRY_AGAIN
        elif self.killed_all(pos, combat):
            self.stage = RIDE
        else:
            self.stage = DONE
            if combat.left:
                pos.steps.append(Advance(self.number, True, not combat.charged, WHO, NOBODY))
        run_on(pos, combat)

    def killed_all(self, pos: Battlefield, combat: Combat) -> bool:
        """10.42 Whether nobody is left of those it fought, and none of them died for want of room."""
        return all(pos.hex[unit] == OFF and not is_trapped(pos, unit) for unit in combat.defenders)

    # -- 10.42 nobody is left ---------------------------------------------------------------------------

    def rides(self, pos: Battlefield) -> bool:
        """10.42 Nobody is left to be pursued: it goes on for half its movement, the way the enemy ran.

        Of ways that are as good its owner chooses, as he does in all doubts about a pursuit (10.43).
        """
        if self.points and is_held(pos, self.unit):
            self.stage = DONE
            return True
        if self.route:
            self.ride(pos)
            return True
        sides = self.onward(pos)
        if len(sides) > 1:
            return False
        if sides:
            self.turn_to(pos, sides[0])
        else:
            self.stage = DONE
        return True

    def turn_to(self, pos: Battlefield, side: int) -> None:
        """10.42 It rides on across a side; off the map if it has come to the enemy's edge."""
        into = pos.field.near[pos.hex[self.unit] * SIX + side]
        if into != OFF:
            self.route = [into]
            return
        if self.points < pos.field.ma[self.unit] // 2:
            ride_off(pos, self.unit)
        self.finish(pos)

    def ride(self, pos: Battlefield) -> None:
        """10.42 One hex on, for what that costs."""
        unit, into = self.unit, self.route[0]
        if self.is_warned(pos, into):
            return
        side = side_towards(pos.hex[unit], into)
        first = self.points == 0 and into in self.combat(pos).left
        self.points += points_into(pos, pos.field.kind[unit], pos.hex[unit], side, into)
        self.route = []
        self.enter(pos, into, first)

    def onward(self, pos: Battlefield) -> list[int]:
        """10.42 The best sides that it can ride across: into his hex, as he went last, to his edge."""
        combat, place = self.combat(pos), pos.hex[self.unit]
        if self.points == 0:
            vacated = [side_towards(place, other) for other in combat.left if other != place]
            into = [side for side in vacated if side >= 0]
            if into:
                return [side for side in into if self.can_ride(pos, side)]
        enemy = self.prey(pos)
        home = WAYS_HOME[homeward(pos, enemy)][0]
        if at_edge(pos, enemy, place):
            return home[:1]
        last = last_step(pos, enemy)
        if last in home and self.can_ride(pos, last):
            return [last]
        return [side for side in home if self.can_ride(pos, side)]

    def can_ride(self, pos: Battlefield, side: int) -> bool:
        """10.42 Whether the hex across a side is free, and half its movement takes it there."""
        unit, place = self.unit, pos.hex[self.unit]
        into = pos.field.near[place * SIX + side]
        if into == OFF or pos.top[into] != NOBODY:
            return False
        price = points_into(pos, pos.field.kind[unit], place, side, into)
        return self.points + price <= pos.field.ma[unit] // 2

    def prey(self, pos: Battlefield) -> int:
        """10.42 The first of those whom it has beaten."""
        combat = self.combat(pos)
        return combat.beaten[0] if combat.beaten else combat.defenders[0]

    # -- what is asked ----------------------------------------------------------------------------------

    def options(self, pos: Battlefield) -> list[int]:
        """10.41, 10.42 The cavalry that may pursue, or those whom it may follow."""
        combat = self.combat(pos)
        return riders(pos, combat) if self.stage == CHOICE else fugitives(pos, combat)

    def owners(self, pos: Battlefield) -> int:
        return 1 << fought(pos).seat

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        if self.stage == RIDE:
            return [act(STEP, side) for side in sorted(self.onward(pos))]
        return [act(PURSUE, pos.field.op_of_unit[unit]) for unit in self.options(pos)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != (STEP if self.stage == RIDE else PURSUE):
            return pos.not_now(verb)
        if self.stage == RIDE:
            return None if operand in self.onward(pos) else NOT_HIS_WAY
        if pos.field.unit_of_op[operand] in self.options(pos):
            return None
        return NOT_A_PURSUER if self.stage == CHOICE else NOT_A_FUGITIVE

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        if self.stage == RIDE:
            self.turn_to(pos, operand)
            return
        unit = pos.field.unit_of_op[operand]
        if self.stage == CHOICE:
            self.unit = unit
            self.stage = DIE
        else:
            self.follow(pos, unit)

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[fought(pos).seat]}
        if self.stage == RIDE:
            return "prompt-ride-on", {**args, "unit": pos.field.unit_id[self.unit]}
        return ("prompt-pursue" if self.stage == CHOICE else "prompt-quarry"), args


def turned(face: int, side: int) -> int:
    """10.42 The facing nearest to the present one that has a side ahead."""
    left = (side - 1) % SIX
    return side if turn_between(face, side) <= turn_between(face, left) else left


def last_step(pos: Battlefield, unit: int) -> int:
    """10.42 The side across which a unit ran last, NOBODY if it did not run."""
    flight = flight_of(pos, unit)
    return side_towards(flight[-2], flight[-1]) if len(flight) > FIRST_OF_PATH + 1 else NOBODY


def run_on(pos: Battlefield, combat: Combat) -> None:
    """10.42 Those who ran from a combat go on for all their movement; who was running before runs again."""
    for unit in reversed(combat.defenders):
        if pos.hex[unit] == OFF or not pos.has(unit, ROUTED):
            continue
        flight = flight_of(pos, unit)
        if flight and unit in combat.beaten:
            way = flight[FIRST_OF_PATH:]
            pos.steps.append(Flight(unit, 0, pos.field.ma[unit], LEADERS, flight[2], way, []))
        else:
            pos.steps.append(Flight(unit, 0, pos.field.ma[unit], LEADERS, 0, [pos.hex[unit]], []))


def ride_off(pos: Battlefield, unit: int) -> None:
    """10.42, 10.44 Cavalry leaves the map in pursuit; it may be brought back."""
    if pos.events is not None:
        pos.emit("left-in-pursuit", "10.42", {"unit": pos.field.unit_id[unit]})
    release(pos, unit)
    pos.exit[unit] = pos.hex[unit]
    pos.lift(unit)
    pos.mark[unit] |= AWAY
