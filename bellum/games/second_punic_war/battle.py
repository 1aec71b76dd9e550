"""5.1, 5.2 Battles: how they begin, on land, at sea and against the levy of a tribe (8.3), and how they end.

The steps of a battle lie on the stack in the order of the chapter: who may leave at once (5.5), effects
before the battle (5.2), rounds (5.3), pursuit (5.9), retreat (5.4), points (5.11).
"""

from __future__ import annotations

from typing import Any, ClassVar

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .actions import FIGHT, RETREAT, SHIFT
from .board import NOBODY
from .cities import settle_region
from .column import arrivals_at
from .dice import cast_opening, judged
from .dictator import calamity
from .forces import biggest, strength
from .gauls import beaten, leader_of_gauls, test_tribe
from .kinds import SIDES
from .leaders import catch_lone, test_bonus
from .losses import toll
from .naval import Stowing
from .position import EMPTY, War
from .pursuit import ASKED, Chase
from .records import ATTACKER, BEFORE, DEFENDER, DRAWN, Battle, Bout
from .retreat import Withdrawal
from .rounds import Fighting, judge, withdraw
from .stacks import (
    CODE,
    GALLIC,
    GALLIC_HORSE,
    ONE,
    cavalry_alone,
    holds,
    nation_of,
    size,
    stack_of,
    troops_of,
)
from .victory import award, check_units
from .windows import open_window


def begin_battle(
    pos: War, place: int, attacker: int, arrivals: list[list[int]], defender: int = NOBODY
) -> None:
    """5.1 A side that has come to a place attacks the enemy who stands there.

    ``arrivals`` say where from: a place and a stack, for each party.
    """
    if defender == NOBODY:
        defender = pos.enemy_in(place, attacker)
    chiefs = [chief_of(pos, place, attacker, True), chief_of(pos, place, defender, False)]
    start(pos, place, [attacker, defender], chiefs, arrivals, 0, NOBODY)


def begin_resistance(
    pos: War, region: int, side: int, gauls_attack: bool, arrivals: list[list[int]] | None = None
) -> None:
    """8.3 The levy of a tribe fights an army that has become its enemy, beside its ally's units there.

    An army that enters attacks; against one that stood there the Gauls do.
    """
    infantry, cavalry = pos.board.levy[region]
    levy = infantry * ONE[GALLIC] + cavalry * ONE[GALLIC_HORSE]
    leader = leader_of_gauls(pos, region, side)
    ally = pos.side_of_seat[leader]
    if arrivals is None:
        arrivals = arrivals_at(pos, region) if pos.orders is not None and not gauls_attack else []
    chief = chief_of_gauls(pos, region, ally, leader, size(levy))
    army = chief_of(pos, region, side, not gauls_attack)
    if gauls_attack:
        start(pos, region, [ally, side], [chief, army], [], levy, ATTACKER)
    else:
        start(pos, region, [side, ally], [army, chief], arrivals, levy, DEFENDER)


def there_before(pos: War, place: int, side: int, arrivals: list[list[int]]) -> list[list[int]]:
    """5.4 Who of a side was in a place before others came: from nowhere."""
    out: list[list[int]] = []
    for stack in pos.stacks[place] if arrivals else EMPTY:
        if pos.side[nation_of(stack)] == side:
            came = sum([troops_of(other) for _, other in arrivals if other & CODE == stack & CODE])
            if holds(troops_of(stack), came) and troops_of(stack) != came:
                out.append([NOBODY, stack_of(stack & CODE, troops_of(stack) - came)])
    return out


def chief_of(pos: War, place: int, side: int, attacks: bool) -> int:
    """10.3 The player of a side with most units in a battle; of equals who attacks, or whose zone it is."""
    common, orders = pos.warden(side, place), pos.orders
    if attacks and orders is not None and pos.side_of_seat[orders.actor] == side:
        common = orders.actor
    return biggest(pos, place, side, common)


def chief_of_gauls(pos: War, region: int, ally: int, leader: int, levy: int) -> int:
    """8.3, 10.3 Who leads the levy decides for its side, unless a partner has more units there than he and
    the levy together."""
    return biggest(pos, region, ally, leader, levy)


def start(
    pos: War,
    place: int,
    sides: list[int],
    chiefs: list[int],
    arrivals: list[list[int]],
    levy: int,
    gauls: int,
) -> None:
    """5.1 to 5.11 A battle begins: its steps, in the order of the chapter."""
    bout = Bout(0, BEFORE, [[], []], [])
    stakes = [pos.points[chief] for chief in chiefs]
    everybody = arrivals + there_before(pos, place, sides[ATTACKER], arrivals)
    battle = pos.battle = Battle(place, sides, chiefs, stakes, everybody, bout)
    battle.levy, battle.gauls = levy, gauls
    pos.verdict = []
    pos.steps += [BattleOver(), Spoils(), Withdrawal(), Chase(ASKED), Fighting()]
    if pos.board.is_sea(place):
        pos.steps += [Before(), Stowing(0, [0, 0], [])]
    else:
        pos.steps += [Opening(ATTACKER), Opening(DEFENDER), Before(), Leave(ATTACKER), Leave(DEFENDER)]
    if pos.events is not None:
        args = {
            "attacker": SIDES[sides[ATTACKER]],
            "defender": SIDES[sides[DEFENDER]],
            "field": pos.board.field_name(place),
            "attackers": size(strength(pos, ATTACKER)),
            "defenders": size(strength(pos, DEFENDER)),
        }
        pos.emit("battle" if gauls == NOBODY else "resistance", "5.1" if gauls == NOBODY else "8.3", args)


# -- 5.5 leaving before the battle ---------------------------------------------------------------------------


class Leave(Step[War]):
    """5.5 An army of cavalry alone may leave before the battle; 1.3.3 some leaders avoid an attack."""

    rule: ClassVar[str] = "5.5"

    def __init__(self, role: int) -> None:
        self.role = role

    def resolve(self, pos: War) -> bool:
        if judge(pos) or not may_leave(pos, self.role):
            pos.steps.pop()
            return True
        return False

    def owners(self, pos: War) -> int:
        return 1 << pos.fought().chiefs[self.role]

    def candidates(self, pos: War, seat: int) -> list[int]:
        return [FIGHT << SHIFT, RETREAT << SHIFT]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == FIGHT or verb == RETREAT else pos.not_now(verb)

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == RETREAT:
            withdraw(pos, self.role)

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        battle = pos.fought()
        seat = battle.chiefs[self.role]
        return "prompt-leave", {"seat": pos.seats[seat], "field": pos.board.field_name(battle.place)}


def may_leave(pos: War, role: int) -> bool:
    """5.5, 1.3.3 Whether an army may leave before the battle; the levy of a tribe does not."""
    battle = pos.fought()
    if battle.gauls == role:
        return False
    if cavalry_alone(strength(pos, role)):
        return True
    leaders = pos.leaders_at(battle.place, battle.sides[role]) if role == DEFENDER else []
    return any(pos.board.ability[leader].avoids_battle() for leader in leaders)


# -- 5.2 before the battle -----------------------------------------------------------------------------------


class Before(Step[War]):
    """5.2 Effects before the battle, in turn, the defender first."""

    rule: ClassVar[str] = "5.2"

    def resolve(self, pos: War) -> bool:
        pos.steps.pop()
        battle = pos.fought()
        if not judge(pos):
            open_window(pos, "battle", battle.place, battle.chiefs[DEFENDER])
        return True


class Opening(Step[War]):
    """1.3.3 After the effects a leader may have some of his units roll before round 1."""

    rule: ClassVar[str] = "5.2"

    def __init__(self, role: int) -> None:
        self.role = role

    def resolve(self, pos: War) -> bool:
        pos.steps.pop()
        if judge(pos):
            return True
        battle = pos.fought()
        for leader in pos.leaders_at(battle.place, battle.sides[self.role]):
            ability = pos.board.ability[leader]
            if ability.opening_dice():
                volley(pos, self.role, ability.kinds, ability.opening_dice(), ability.hit)
        return True


def volley(pos: War, role: int, kinds: int, number: int, hit: int) -> None:
    """5.2, 5.6 Units of a role roll before the battle, without command; losses are taken off at once."""
    cast_opening(pos, role, kinds, number, hit)
    toll(pos)


# -- 5.11 after the battle -----------------------------------------------------------------------------------


class Spoils(Step[War]):
    """5.11, 10.3 After battle and pursuit the winner scores a point for every full five units eliminated."""

    rule: ClassVar[str] = "5.11"

    def resolve(self, pos: War) -> bool:
        pos.steps.pop()
        battle = pos.fought()
        judge(pos)
        assert judged(battle)
        if battle.winner == DRAWN:
            pos.verdict = [battle.place, NOBODY, NOBODY, 0, 0]
            if pos.events is not None:
                pos.emit("battle-drawn", "5.1", {"field": pos.board.field_name(battle.place)})
            return True
        winner, loser = battle.winner, 1 - battle.winner
        chief = battle.chiefs[winner]
        points = battle.lost[loser] // int(pos.board.rules["battle"]["losses_for_a_vp"])
        if pos.events is not None:
            args = {
                "side": SIDES[battle.sides[winner]],
                "field": pos.board.field_name(battle.place),
                "count": battle.lost[loser],
            }
            pos.emit("battle-won", "5.11", args)
        if points:
            award(pos, chief, points, "5.11", "battle")
        gained = pos.points[chief] - battle.stakes[winner]
        got_away = 1 if battle.left == loser else 0
        pos.verdict = [battle.place, battle.sides[winner], battle.sides[loser], got_away, gained]
        return True


class BattleOver(Step[War]):
    """5.1, 8.3 The battle is over: its tribe makes up its mind, sieges are looked at, who left arrives."""

    rule: ClassVar[str] = "5.1"

    def resolve(self, pos: War) -> bool:
        pos.steps.pop()
        battle = pos.fought()
        pos.battle = None
        check_units(pos)
        region = pos.board.region_at[battle.place]
        pos.release(battle.place)
        if battle.winner != DRAWN:
            loser = 1 - battle.winner
            if battle.left == loser and battle.refuges:
                pos.steps.append(Arrived(battle.sides[loser], battle.chiefs[loser], battle.refuges, False))
            calamity(pos, region, battle.sides[loser], pos.verdict[4])
            if battle.gauls == loser:
                beaten(pos, region, battle.sides[battle.winner])
        if region != NOBODY:
            settle_region(pos, region)
        return True


class Arrived(Step[War]):
    """5.4, 8.2 An army has retreated to a region: enemy leaders alone there are lost, its tribe is tested."""

    rule: ClassVar[str] = "5.4"

    def __init__(self, side: int, seat: int, regions: list[int], caught: bool) -> None:
        self.side = side
        self.seat = seat
        self.regions = regions[:]
        self.caught = caught  # leaders in the first of the regions are lost: its tribe is next

    def clone(self) -> Arrived:
        return Arrived(self.side, self.seat, self.regions, self.caught)

    def resolve(self, pos: War) -> bool:
        if not self.regions:
            pos.steps.pop()
            return True
        region = self.regions[0]
        self.caught = not self.caught
        if self.caught:
            pos.release(region)
            settle_region(pos, region)
            if pos.present(region, self.side):
                catch_lone(pos, region, self.side, self.seat)
            return True
        self.regions.pop(0)
        if pos.present(region, self.side):
            if test_tribe(pos, region, self.side, test_bonus(pos, region, self.side)):
                begin_resistance(pos, region, self.side, False, [])
        return True
