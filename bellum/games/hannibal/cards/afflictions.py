"""25 Events that cost forces attrition (21.1.3), and one that spares a force in winter."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ....kernel.facts import Facts
from ....kernel.position import Step
from ....kernel.refusal import Refusal
from ..actions import A_TARGET, TARGET
from ..attrition import Attrition
from ..board import CARTHAGE, NOBODY
from ..camps import quarters
from ..kinds import SIDES
from ..position import PunicWar
from ..scenario import Places
from ..windows import throw
from .base import Instant, StrategyCard, army_at, tell_struck

NO_FORCE_AMONG_TRIBES: Final = Refusal("25", "no-force-among-tribes")
NO_HOSTILE_TRIBES: Final = Refusal("25", "no-hostile-tribes")
NO_ENEMY_FORCE: Final = Refusal("25", "no-enemy-force")
NO_ENEMY_ARMY: Final = Refusal("25", "no-enemy-army")
NOBODY_BESIEGES: Final = Refusal("25", "nobody-besieges-you")
NOT_BESIEGED_BY: Final = Refusal("25", "not-your-besieged-city")
NO_FORAGERS: Final = Refusal("25", "no-foragers")
NOT_IN_YOUR_LAND: Final = Refusal("25", "not-in-your-land")
NOBODY_TO_FEED: Final = Refusal("25", "nobody-to-feed")
MARKED_ALREADY: Final = Refusal("25", "marked-already")
NOBODY_TO_DESERT: Final = Refusal("25", "nobody-to-desert")


@mypyc_attr(allow_interpreted_subclasses=True)
class Affliction(StrategyCard):
    """21.1.3, 25 An event that is aimed at one space; most of them cost a force there attrition."""

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        return TARGET

    def candidates(self, pos: PunicWar, seat: int, chosen: list[int]) -> list[int]:
        return [A_TARGET + s for s in quarters(pos, 1 - seat)]

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        self.afflict(pos, seat, operand)
        tell_struck(pos, self.id, operand)

    def afflict(self, pos: PunicWar, seat: int, space: int) -> None:
        """What happens there."""
        raise NotImplementedError


class HostileTribes(Affliction):
    """8.4, 25 #7, #8 Tribes fall upon an enemy force in their country, or out of turn when it enters."""

    def nothing(self) -> Refusal:
        return NO_FORCE_AMONG_TRIBES

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        if not self.fits(pos, seat, operand):
            return NO_HOSTILE_TRIBES
        return None if pos.cus[1 - seat][operand] > 0 else NO_ENEMY_FORCE

    def afflict(self, pos: PunicWar, seat: int, space: int) -> None:
        self.fall_upon(pos, 1 - seat, space)

    def fits(self, pos: PunicWar, seat: int, about: int) -> bool:
        return pos.board.hostile[pos.board.province_of[about]]

    def fall_upon(self, pos: PunicWar, side: int, place: int) -> None:
        pos.steps.append(Attrition(side, place, 0, True, "25"))


class Epidemic(Affliction):
    """25 #51 An enemy army rolls for attrition."""

    def nothing(self) -> Refusal:
        return NO_ENEMY_ARMY

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        return None if army_at(pos, 1 - seat, operand) >= 0 else NO_ENEMY_ARMY

    def afflict(self, pos: PunicWar, seat: int, space: int) -> None:
        pos.steps.append(Attrition(1 - seat, army_at(pos, 1 - seat, space), 0, False, "25"))


class Pestilence(Affliction):
    """25 #52 An enemy army that besieges a city rolls for attrition."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.modifier: int = row["modifier"]

    def nothing(self) -> Refusal:
        return NOBODY_BESIEGES

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        if not pos.besieged(operand) or pos.control[operand] != seat:
            return NOT_BESIEGED_BY
        army = pos.cus[1 - seat][operand] > 0 and pos.commander(1 - seat, operand) >= 0
        return None if army else NO_ENEMY_ARMY

    def afflict(self, pos: PunicWar, seat: int, space: int) -> None:
        pos.steps.append(Attrition(1 - seat, space, self.modifier, False, "25"))


class ForageParties(Affliction):
    """25 #75 An enemy force on a space that the player controls rolls for attrition."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.modifier: int = row["modifier"]

    def nothing(self) -> Refusal:
        return NO_FORAGERS

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        if pos.control[operand] != seat:
            return NOT_IN_YOUR_LAND
        return None if pos.cus[1 - seat][operand] > 0 else NO_ENEMY_FORCE

    def afflict(self, pos: PunicWar, seat: int, space: int) -> None:
        pos.steps.append(Attrition(1 - seat, space, self.modifier, False, "25"))


class Foraging(Instant):
    """25 #72 Food is laid in: in winter one small force of the player's choice makes no roll."""

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        if seat in pos.foraging:
            return MARKED_ALREADY
        return None if any(pos.cus[seat]) else NOBODY_TO_FEED

    def strike(self, pos: PunicWar, seat: int) -> None:
        pos.foraging.append(seat)


# -- Mercenaries Desert --------------------------------------------------------------------------------------


def mercenaries(pos: PunicWar) -> list[int]:
    """25 Mercenaries Desert: Carthaginian forces that are not at a Carthaginian city."""
    board = pos.board
    return [
        place
        for place in range(board.transit)
        if pos.cus[CARTHAGE][place] > 0
        and not (board.city[pos.space_at(place)] and pos.control[pos.space_at(place)] == CARTHAGE)
    ]


class MercenariesDesert(Instant):
    """25 #21 Every Carthaginian force that is not at a Carthaginian city rolls for attrition."""

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        return None if mercenaries(pos) else NOBODY_TO_DESERT

    def strike(self, pos: PunicWar, seat: int) -> None:
        pos.steps.append(Mercenaries(0))


class Mercenaries(Step[PunicWar]):
    """25 Mercenaries Desert: force by force; a general keeps his by a roll of his battle rating or less."""

    rule: ClassVar[str] = "21.1.3"

    def __init__(self, place: int) -> None:
        self.place = place  # the first that has not been tried

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        place = next((place for place in mercenaries(pos) if place >= self.place), NOBODY)
        if place < 0:
            return True
        pos.steps.append(Mercenaries(place + 1))
        if pos.commander(CARTHAGE, place) >= 0:
            pos.steps.append(LoyaltyRoll(place))
            throw(pos, CARTHAGE)
        else:
            pos.steps.append(Attrition(CARTHAGE, place, 0, False, "25"))
        return True


class LoyaltyRoll(Step[PunicWar]):
    """25 A general has rolled for the loyalty of his force."""

    rule: ClassVar[str] = "21.1.3"

    def __init__(self, place: int) -> None:
        self.place = place

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        board = pos.board
        commander = pos.commander(CARTHAGE, self.place)
        spared = pos.die <= pos.battle_rating(commander)
        if pos.events is not None:
            args = {
                "side": SIDES[CARTHAGE],
                "general": board.general_id[commander],
                "rolls": [pos.die],
                "rating": pos.battle_rating(commander),
                "success": "yes" if spared else "no",
            }
            pos.emit("loyalty-roll", "25", args)
        if not spared:
            pos.steps.append(Attrition(CARTHAGE, self.place, 0, False, "25"))
        return True
