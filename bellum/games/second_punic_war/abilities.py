"""1.3.3 The special rules on the leaders' cards: one class for a kind of ability, which the data name.

An ability knows its own words only. Each chapter asks every leader concerned, and takes what he gives; a
leader without an ability gives nothing (``leaders.py`` has these questions for the chapters).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from .kinds import NATIONS, UNITS

ALL_KINDS: Final = (1 << len(UNITS)) - 1


def bits_of(words: Mapping[str, Any]) -> int:
    """The kinds of units that an ability or an effect is about, as bits; all if it names none."""
    if "units" not in words:
        return ALL_KINDS
    return sum(1 << UNITS.index(unit) for unit in words["units"])


class Ability:
    """What a leader without a special rule gives: nothing."""

    def __init__(self, words: Mapping[str, Any]) -> None:
        self.number: int = words.get("n", 0)
        self.hit: int = words.get("hit", 0)
        self.round: int = words.get("round", 0)
        self.kinds = bits_of(words)
        named: list[str] = list(words.get("nations", [words["nation"]] if "nation" in words else []))
        self.nations: list[int] = [NATIONS.index(name) for name in named]

    def concerns(self, nation: int) -> bool:
        """Whether it is about the units of a nation."""
        return not self.nations or nation in self.nations

    # -- V battles -------------------------------------------------------------------------------------------

    def command_taken(self, round: int, at_sea: bool) -> int:
        """5.6 Points of command that the other side has fewer in a round."""
        return 0

    def free_rerolls(self) -> int:
        """5.6 Missed dice of its kinds that are rolled again in each round, besides command."""
        return 0

    def opening_dice(self) -> int:
        """5.2 Units of its kinds that roll before the first round of a battle on land."""
        return 0

    def sharpens(self, round: int, nation: int) -> bool:
        """5.5 Whether ``number`` units of its kinds (0: all) hit from ``hit``."""
        return False

    def elephants_need(self) -> int:
        """5.8 What enemy elephants must roll to hit; 0 if they hit without."""
        return 0

    def avoids_battle(self) -> bool:
        """5.4 Whether an army that is attacked may retreat instead of fighting."""
        return False

    def pursuit_hit(self, nation: int, kind: int) -> int:
        """5.9 From what a unit hits in pursuit; 0 if as always."""
        return 0

    def pursuit_ignored(self) -> int:
        """5.9 Hits of a pursuit of his army that do not count."""
        return 0

    # -- other chapters --------------------------------------------------------------------------------------

    def test_bonus(self) -> int:
        """8.2 Added to tests of tribes for his army."""
        return 0

    def alps_from(self) -> int:
        """4.3 The die from which units that cross the Alps with him are lost; 0 if as always."""
        return 0

    def steps(self, kind: int) -> int:
        """4.2 More points of movement for a unit that moves with him the whole way."""
        return 0

    def assault_dice(self) -> int:
        """6.1 Dice of an assault that he leads that hit from ``hit``."""
        return 0

    def defence_dice(self) -> int:
        """6.1 More dice, hitting from ``hit``, of a city of his nation under assault in which he is."""
        return 0

    def income(self, region: str) -> int:
        """9.1 Talents that he brings in a region, if its city is his nation's and not besieged."""
        return 0

    def price(self, nation: int, kind: int) -> int:
        """9.3 What a recruit costs while he is in his nation's territory; 0 if as always."""
        return 0


class EnemyCommandMinus(Ability):
    """In a round of a battle the other side has fewer points of command."""

    def __init__(self, words: Mapping[str, Any]) -> None:
        super().__init__(words)
        self.at_sea: bool = words.get("domain", "") != "land"

    def command_taken(self, round: int, at_sea: bool) -> int:
        return self.number if round == self.round and (self.at_sea or not at_sea) else 0


class FreeRerolls(Ability):
    """Each round some missed dice are rolled again besides command."""

    def free_rerolls(self) -> int:
        return self.number


class HitRolls(Ability):
    """Before round 1 some units roll."""

    def opening_dice(self) -> int:
        return self.number


class HitValue(Ability):
    """In a round units of a nation hit from a lower value."""

    def sharpens(self, round: int, nation: int) -> bool:
        return round == self.round and self.concerns(nation)


class PursuitHitValue(Ability):
    """Cavalry hits from a lower value in pursuit."""

    def pursuit_hit(self, nation: int, kind: int) -> int:
        return self.hit if self.concerns(nation) and self.kinds >> kind & 1 else 0


class IgnorePursuitHits(Ability):
    """The first hits of a pursuit of his army do not count."""

    def pursuit_ignored(self) -> int:
        return self.number


class ElephantHitRoll(Ability):
    """Enemy elephants must roll to hit."""

    def elephants_need(self) -> int:
        return self.hit


class MayAvoidBattle(Ability):
    """His army may retreat when it is attacked."""

    def avoids_battle(self) -> bool:
        return True


class GaulTestBonus(Ability):
    """Tribes are tested with a bonus."""

    def test_bonus(self) -> int:
        return self.number


class AlpsLossValue(Ability):
    """The Alps cost fewer units."""

    def __init__(self, words: Mapping[str, Any]) -> None:
        super().__init__(words)
        self.lost_on: int = words["lost_on"]

    def alps_from(self) -> int:
        return self.lost_on


class ExtraMove(Ability):
    """Units that move with him go farther."""

    def steps(self, kind: int) -> int:
        return self.number if self.kinds >> kind & 1 else 0


class AssaultHitValue(Ability):
    """Some dice of his assaults hit from a lower value."""

    def assault_dice(self) -> int:
        return self.number


class ExtraDefenceRolls(Ability):
    """A city of his nation in which he is defends itself with more dice."""

    def defence_dice(self) -> int:
        return self.number


class EconomyGold(Ability):
    """Talents in an economy phase."""

    def __init__(self, words: Mapping[str, Any]) -> None:
        super().__init__(words)
        self.region: str = words["region"]

    def income(self, region: str) -> int:
        return self.number if region == self.region else 0


class RecruitCost(Ability):
    """Recruits of a nation cost less."""

    def __init__(self, words: Mapping[str, Any]) -> None:
        super().__init__(words)
        self.cost: int = words["cost"]

    def price(self, nation: int, kind: int) -> int:
        return self.cost if self.concerns(nation) and self.kinds >> kind & 1 else 0


CLASSES: Final[dict[str, type[Ability]]] = {
    "enemy_command_minus": EnemyCommandMinus,
    "free_rerolls": FreeRerolls,
    "hit_rolls": HitRolls,
    "hit_value": HitValue,
    "pursuit_hit_value": PursuitHitValue,
    "ignore_pursuit_hits": IgnorePursuitHits,
    "elephant_hit_roll": ElephantHitRoll,
    "may_avoid_battle": MayAvoidBattle,
    "gaul_test_bonus": GaulTestBonus,
    "alps_loss_value": AlpsLossValue,
    "extra_move": ExtraMove,
    "assault_hit_value": AssaultHitValue,
    "extra_defence_rolls": ExtraDefenceRolls,
    "economy_gold": EconomyGold,
    "recruit_cost": RecruitCost,
}


def make_ability(words: Mapping[str, Any]) -> Ability:
    """The ability of a leader, of the class that his row names."""
    if not words:
        return Ability(words)
    if words["class"] not in CLASSES:
        raise ValueError(f"no ability is called {words['class']}")
    return CLASSES[words["class"]](words)
