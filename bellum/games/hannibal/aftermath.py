"""14.10 to 14.14 How a battle ends: casualties, the retreat die, flight, political consequences."""

from __future__ import annotations

from typing import ClassVar

from .army import elephants_at
from .attrition import Losses, losses, takes_elephant
from .board import ALL_LOST, CONSUL, PROCONSUL, ROME
from .kinds import SIDES
from .options import FALLEN
from .politics import consequences
from .position import BattleStep, PunicWar, Stage
from .windows import throw


class Ending(BattleStep):
    """14.10 One of the things that follow a battle, in the order of the book."""

    stage: ClassVar[Stage] = "end"


class Casualties(Ending):
    """14.11 The winner rolls for casualties; 16.2.2 not if an army withdrew before any round."""

    rule: ClassVar[str] = "14.11"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        if not unfought(pos):
            pos.steps.append(CasualtyRoll())
            throw(pos, pos.fought().result.winner)
        return True


class CasualtyRoll(Ending):
    """14.11 Both sides lose what the column of the rounds says; 17.2 from a 6 on an elephant."""

    rule: ClassVar[str] = "14.11"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        battle = pos.fought()
        result = battle.result
        round = max(1, battle.duel.round)
        lost = losses(pos.board, round, pos.die)
        if pos.events is not None:
            args = {"side": SIDES[result.winner], "rolls": [pos.die], "round": round, "count": lost}
            pos.emit("casualties", "14.11.1", args)
        loser = 1 - result.winner
        result.lost += min(lost, pos.cus[loser][battle.space])
        if lost:
            for side in (result.winner, loser):
                pos.steps.append(Losses(side, battle.space, lost, takes_elephant(pos.board, pos.die), False))
        return True


class RetreatDie(Ending):
    """14.12 The winner rolls the retreat die against a loser who still has CUs and did not withdraw."""

    rule: ClassVar[str] = "14.12"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        if unfought(pos):
            return True
        battle = pos.fought()
        fall(pos, battle.space)
        result = battle.result
        if not result.withdrawn and pos.cus[1 - result.winner][battle.space] > 0:
            pos.steps.append(RetreatRoll())
            throw(pos, result.winner)
        return True


class RetreatRoll(Ending):
    """14.12 The retreat die, read from the last card; 14.12.1 the first CU lost is an elephant.

    14.12.2 If the attacker ran out of cards the defender's last card counts.
    """

    rule: ClassVar[str] = "14.12"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        board, battle = pos.board, pos.fought()
        winner = battle.result.winner
        loser = 1 - winner
        card = battle.duel.last[winner] if battle.duel.last[winner] >= 0 else board.probe
        small = battle.sizes[loser] <= board.small_up_to
        table = board.small_die[card] if small else board.large_die[card]
        lost = min(table[pos.die - 1], pos.cus[loser][battle.space])
        if pos.events is not None:
            args = {
                "side": SIDES[loser],
                "rolls": [pos.die],
                "battle_card": board.battle_card_id[card],
                "size": "small" if small else "large",
                "count": lost,
                "all": "yes" if table[pos.die - 1] == ALL_LOST else "no",
            }
            pos.emit("retreat-die", "14.12", args)
        battle.result.lost += lost
        battle.result.routed += lost
        if lost and lost == pos.cus[loser][battle.space]:
            beasts = elephants_at(pos, loser, battle.space)
            pos.take_away(loser, battle.space, lost, beasts)
            pos.displace_all(loser, battle.space, "10.10", True)
        elif lost:
            pos.steps.append(Losses(loser, battle.space, lost, 1, False))
        return True


class Flight(Ending):
    """15, 16.2 The loser retreats, or the army that withdrew goes."""

    rule: ClassVar[str] = "15.1"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        pos.begin_flight()
        return True


class Consequences(Ending):
    """14.13 A beaten side loses a PC for every second CU it lost; 16.2.3 one that withdrew does not."""

    rule: ClassVar[str] = "14.13"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        result = pos.fought().result
        if not result.withdrawn:
            # 3.9 Half is rounded down.
            consequences(pos, 1 - result.winner, result.lost // 2, "14.13")
        return True


class BattleOver(Ending):
    """14.1 The battle is over: its cards are shuffled back; 18.2 and exchanged consuls change back."""

    rule: ClassVar[str] = "14.1"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        deposed = pos.fought().deposed
        if deposed >= 0 and pos.at[deposed] >= 0:
            pos.put_in_command(deposed)
        pos.battle = None
        pos.lift_sieges()
        return True


def unfought(pos: PunicWar) -> bool:
    """16.2.2 Whether an army withdrew before the first round was fought."""
    battle = pos.fought()
    return battle.duel.round == 0 and battle.result.withdrawn


def fall(pos: PunicWar, space: int) -> None:
    """26.2.2 With the option consuls and proconsuls fall with the last CU of their army, whoever won."""
    if pos.option(FALLEN) and pos.cus[ROME][space] == 0:
        for g in pos.generals_at(ROME, space):
            if pos.office[g] in (CONSUL, PROCONSUL):
                pos.displace(g, "26.2.2", True)
