"""10.2.3 One step of a march or one voyage: the weather, the crossing, the arrival; 11.5 the naval die."""

from __future__ import annotations

from typing import ClassVar, Final

from ...kernel.position import Step
from .army import march_on
from .attrition import Attrition
from .board import (
    ALPINE,
    BAD_WEATHER,
    CARD_CUS,
    CARD_SPACES,
    CARTHAGE,
    DIAMONDS,
    DOTS,
    FAIR_WEATHER,
    FEW_UNITS,
    GENERAL_ID,
    GUIDE_MODIFIER,
    HOSTILE,
    NATIVE_GUIDE,
    NAVAL_DIAMONDS,
    NAVAL_DOTS,
    PASS,
    PASS_MODIFIER,
    PIRATES,
    PROVINCE_OF,
    ROME,
    SAILING,
    SAILOR,
    SIDES,
    SPACE_ID,
    STORM_MODIFIER,
    STORMS,
    SYRACUSAE,
    TRANSIT,
    TRIBES_A,
    TRIBES_B,
    WALLS,
)
from .move import HARBOUR, OVER, SEA, STOPPED, March, current_march
from .position import MACEDON, NAVAL_VICTORY, TRUCE_ON, Hannibal
from .windows import ask, throw

TRIBES: Final[int] = 1 << TRIBES_A | 1 << TRIBES_B

SUNK: Final = -1
RETURN: Final = 0
SUCCESS: Final = 1


def naval_result(pos: Hannibal, march: March, start: int, to: int, face: int) -> int:
    """11.5 Dots against diamonds: more dots and the army arrives, as many and it returns, fewer and it sinks.

    11.6 What that means is told there.
    """
    dots = DOTS[start] + DOTS[to] + NAVAL_DOTS[face - 1] + SAILOR[march.general]
    if march.size() <= FEW_UNITS:
        dots += 1
    if pos.marked(MACEDON):
        dots += 1
    if pos.marked(NAVAL_VICTORY):
        dots += 1
    if pos.control[SYRACUSAE] == CARTHAGE:
        dots += 1
    diamonds = DIAMONDS[start] + DIAMONDS[to] + NAVAL_DIAMONDS[face - 1]
    for port in (start, to):
        if pos.control[port] == ROME:
            diamonds += 1
    return SUNK if dots < diamonds else RETURN if dots == diamonds else SUCCESS


def safe_at_sea(pos: Hannibal, march: March, start: int, to: int) -> bool:
    """11.5 Rome rules the sea and sails safely; Carthage does in a truce, or with the Adriatic pirates."""
    if march.seat == ROME or pos.marked(TRUCE_ON):
        return True
    if march.event and march.card == PIRATES and march.size() <= CARD_CUS[PIRATES]:
        return start in CARD_SPACES[PIRATES] or to in CARD_SPACES[PIRATES]
    return False


def tribes_ask(pos: Hannibal, seat: int, space: int, count: int) -> bool:
    """25 Hostile Tribes: whether a force that enters a space can be fallen upon there, and if so ask."""
    if count > 0 and HOSTILE[PROVINCE_OF[space]]:
        ask(pos, seat, TRIBES, "entry", "25")
        return True
    return False


class Passage(Step[Hannibal]):
    """10.2.3, 11.1 The marching army goes to the next space, by land or by sea."""

    rule: ClassVar[str] = "10.2.3"
    fields: ClassVar[tuple[str, ...]] = ("to", "via", "stage")

    def __init__(self, to: int, via: int, stage: int) -> None:
        self.to = to
        self.via = via
        self.stage = stage

    def clone(self) -> Passage:
        return Passage(self.to, self.via, self.stage)

    def owners(self, pos: Hannibal) -> int:
        return 1 << current_march(pos).seat

    def by_sea(self) -> bool:
        return self.via == SEA or self.via == HARBOUR

    def resolve(self, pos: Hannibal) -> bool:
        march = current_march(pos)
        stage = self.stage
        self.stage = stage + 1
        if stage == 0:
            cost = SAILING if self.by_sea() else march.cost(pos, self.to)
            if march.spent + cost > FAIR_WEATHER and not march.rolled:
                ask(pos, 1 - march.seat, 1 << BAD_WEATHER, "weather", "25")
            else:
                pos.answer = -1
        elif stage == 1:
            if pos.answer == BAD_WEATHER:
                self.weather(pos, march)
            elif self.by_sea() and march.size() > 0:
                ask(pos, 1 - march.seat, 1 << STORMS, "storms", "25")
        elif stage == 2:
            stormy = self.by_sea() and pos.answer == STORMS
            self.set_out(pos, march)
            if stormy:
                pos.steps.append(Attrition(march.seat, TRANSIT, STORM_MODIFIER, False, "25"))
        elif stage == 3:
            self.cross(pos, march)
        elif stage == 4:
            if self.by_sea():
                self.voyage(pos, march)
        elif stage == 5:
            if not tribes_ask(pos, 1 - march.seat, self.to, pos.cus[march.seat][TRANSIT]):
                self.stage = 7
        elif stage == 6:
            if pos.answer >= 0:
                pos.steps.append(Attrition(march.seat, TRANSIT, 0, True, "25"))
        elif stage == 7:
            self.arrive(pos, march)
        else:
            pos.steps.pop()
        return True

    def weather(self, pos: Hannibal, march: March) -> None:
        """25 Bad Weather: the general goes back to where his first two points brought him, and stops.

        A sailing is undone. CUs that joined him since stay where they are.
        """
        pos.steps.pop()
        march.state = STOPPED
        pos.answer = -1
        place = pos.at[march.general]
        if not self.by_sea() and place != march.calm:
            march.resize(pos, max(0, march.size() - march.late), False)
            march.subs = [g for g in march.subs if not march.latecomers >> g & 1]
            march.shift(pos, place, march.calm)
            pos.lift_sieges()
        if pos.events is not None:
            args = {
                "side": SIDES[march.seat],
                "general": GENERAL_ID[march.general],
                "space": SPACE_ID[march.space(pos)],
            }
            pos.emit("weather", "25", args)

    def set_out(self, pos: Hannibal, march: March) -> None:
        """The army leaves, and pays for the step."""
        cost = SAILING if self.by_sea() else march.cost(pos, self.to)
        if march.arrived < 0:
            march.loyal = march.size()
        march.loyal = min(march.loyal, march.size())
        march.came = pos.at[march.general]
        march.via = self.via
        march.units = march_on(march.units, cost)
        march.herd = march_on(march.herd, cost)
        march.points -= cost
        march.spent += cost
        march.tire(pos, cost)
        march.depart(pos)
        pos.transit = self.to
        pos.lift_sieges()
        if self.by_sea():
            pos.sailed = 1
        if pos.events is not None:
            args = {
                "side": SIDES[march.seat],
                "general": GENERAL_ID[march.general],
                "from": SPACE_ID[pos.space_at(march.came)],
                "to": SPACE_ID[self.to],
                "count": march.size(),
            }
            pos.emit("sailed" if self.by_sea() else "marched", "11.1" if self.by_sea() else "10.2.3", args)

    def cross(self, pos: Hannibal, march: March) -> None:
        """10.6.1 Attrition in a pass; 25 a general whose army drowned comes back; 11.5 the naval die."""
        afloat = pos.cus[march.seat][TRANSIT]
        if self.by_sea():
            if afloat == 0 and march.size() > 0:
                self.turn_back(pos, march)
                return
            march_shrunk(pos, march)
            start = pos.space_at(march.came)
            if safe_at_sea(pos, march, start, self.to):
                self.stage = 5
            else:
                march.rolled = True
                throw(pos, ROME)
        elif (self.via == PASS or self.via == ALPINE) and afloat > 0:
            march.rolled = march.rolled or march.spent > FAIR_WEATHER
            pos.steps.append(Attrition(march.seat, TRANSIT, pass_modifier(march, self.via), False, "10.6.1"))

    def voyage(self, pos: Hannibal, march: March) -> None:
        """11.5, 11.6 The naval die has been thrown."""
        start = pos.space_at(march.came)
        result = naval_result(pos, march, start, self.to, pos.die)
        tell_voyage(pos, march, result, self.to, "11.5")
        if result == SUNK:
            pos.steps.pop()
            sink(pos, march)
        elif result == RETURN:
            self.turn_back(pos, march)

    def turn_back(self, pos: Hannibal, march: March) -> None:
        """11.6 Back to the port of embarkation; what points are left are lost."""
        march.arrive(pos, march.came)
        march.state = STOPPED
        pos.steps.pop()

    def arrive(self, pos: Hannibal, march: March) -> None:
        """10.2.3 The army is there: 10.3 the enemy may react."""
        from .reaction import Reaction

        had_units = pos.cus[march.seat][TRANSIT] > 0
        march.arrive(pos, self.to + (WALLS if self.via == HARBOUR else 0))
        march.arrived = march.size()
        march.touched = 0
        march.toggled = 0
        if march.spent <= FAIR_WEATHER:
            march.calm = self.to
            march.late = 0
            march.latecomers = 0
        if self.via == HARBOUR:
            march.state = OVER
            return
        foe = 1 - march.seat
        if not had_units and pos.cus[foe][self.to] > 0:
            for g in march.going():
                pos.displace(g, "10.10")
            march.state = OVER
            return
        pos.steps.append(Reaction(foe, self.to, 0))


def tell_voyage(pos: Hannibal, march: March, result: int, to: int, rule: str) -> None:
    """What the naval die showed."""
    if pos.events is not None:
        args = {
            "side": SIDES[march.seat],
            "general": GENERAL_ID[march.general],
            "naval_face": pos.die,
            "result": "sunk" if result == SUNK else "return" if result == RETURN else "success",
            "to": SPACE_ID[to],
        }
        pos.emit("naval-die", rule, args)


def pass_modifier(march: March, via: int) -> int:
    """10.6.1.1, 10.6.1.2, 21.1.2 A pass outside the Alps is easier; a native guide helps at every pass."""
    guide = GUIDE_MODIFIER if march.event and march.card == NATIVE_GUIDE else 0
    return PASS_MODIFIER[via] + guide


def march_shrunk(pos: Hannibal, march: March) -> None:
    """Losses at sea: the army is what is still afloat."""
    from .army import elephants_at, ordinary_at, shrink_to

    shrink_to(march.units, ordinary_at(pos, march.seat, TRANSIT))
    shrink_to(march.herd, elephants_at(pos, march.seat, TRANSIT))


def sink(pos: Hannibal, march: March) -> None:
    """11.6 Sunk: the CUs are lost, without political consequences, and the generals displaced."""
    beasts = pos.elephants[TRANSIT]
    pos.take_away(march.seat, TRANSIT, pos.cus[march.seat][TRANSIT], beasts)
    for g in march.going():
        pos.displace(g, "11.6")
    march_shrunk(pos, march)
    march.state = OVER
