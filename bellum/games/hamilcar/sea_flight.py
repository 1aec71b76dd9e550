"""H13.1 After a naval battle: wrecks, the flight of the beaten, and what it costs them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from ..hannibal.actions import A_TO, TO
from ..hannibal.army import strays
from ..hannibal.kinds import SIDES
from ..hannibal.politics import consequences
from ..hannibal.roads import BOUND_GENERAL
from .harbours import move_ships, strand, tell_ships
from .position import FirstWar
from .sea_tactics import admiral_of, crews

FLIGHT_NOT_NEAREST: Final = Refusal("H13.1", "flight-not-nearest")


def lose_ship(pos: FirstWar, side: int, exhausted: bool) -> None:
    """H13.1 A ship is sunk in battle; each takes a CU and a supply train of the army aboard with it."""
    battle = pos.fighting()
    pos.sink(side, battle.port, 1, exhausted, "H13")
    battle.sunk[side] += 1
    if exhausted:
        battle.exhausted[side] -= 1
    voyage = pos.voyage
    if voyage is not None and voyage.seat == side:
        voyage.ships = min(voyage.ships, pos.ready[side][battle.port])
        if voyage.army:
            pos.drown(1)


class Wrecks(Step[FirstWar]):
    """H13.1 The winner's Ready ships sink Exhausted ships of the loser's."""

    rule: ClassVar[str] = "H13.1"

    def resolve(self, pos: FirstWar) -> bool:
        pos.steps.pop()
        board, battle = pos.sea, pos.fighting()
        winner, loser = battle.winner, 1 - battle.winner
        pos.barrier += 1
        rolls = [pos.dice.roll(6) for _ in range(pos.ready[winner][battle.port])]
        sunk = sum(1 for die in rolls if die + crews(pos, winner) >= board.sinks_exhausted_on)
        admiral = admiral_of(pos, winner)
        if admiral >= 0:
            sunk += board.sinks[admiral]
        sunk = min(sunk, battle.exhausted[loser])
        if pos.events is not None:
            args = {
                "side": SIDES[winner],
                "space": board.space_id[battle.port],
                "dice": len(rolls),
                "rolls": rolls,
                "count": sunk,
            }
            pos.emit("sea-victory", "H13.1", args)
        for _ in range(sunk):
            lose_ship(pos, loser, True)
        pos.won[winner].append(battle.port)
        return True


def havens(pos: FirstWar, side: int, port: int, army: bool, generals: list[int]) -> list[int]:
    """H13.1 The nearest friendly ports without enemy ships, up to 3 lanes away.

    24.1 With a general aboard who is bound to a region those of his region; others only if there is none.
    """
    board = pos.sea
    seen, edge = {port}, [port]
    abroad: list[int] = []
    for _ in range(board.flight_lanes):
        edge = sorted({to for p in edge for to in board.lanes[p]} - seen)
        seen.update(edge)
        found = [
            p
            for p in edge
            if pos.control[p] == side
            and pos.ships(1 - side, p) == 0
            and not (army and pos.cus[1 - side][p] > 0)
        ]
        home = [p for p in found if not strays(board, generals, p)]
        if home:
            return home
        abroad = abroad or found
    return abroad


class SeaFlight(Step[FirstWar]):
    """H13.1 The loser's ships flee; a defender in harbour stays there; who cannot flee is sunk."""

    rule: ClassVar[str] = "H13.1"

    def owners(self, pos: FirstWar) -> int:
        return 1 << (1 - pos.fighting().winner)

    def fleeing(self, pos: FirstWar) -> tuple[int, int]:
        """Ready and Exhausted ships that must flee."""
        battle = pos.fighting()
        loser = 1 - battle.winner
        if loser != battle.attacker and pos.in_harbour(loser, battle.port):
            return 0, 0
        ready, exhausted = pos.ready[loser][battle.port], battle.exhausted[loser]
        return ready, exhausted

    def aboard(self, pos: FirstWar) -> bool:
        """Whether an army or an Admiral goes with the loser's ships, and so not where enemy CUs are."""
        voyage = pos.voyage
        if voyage is None or voyage.seat == pos.fighting().winner:
            return False
        return voyage.army or voyage.admiral >= 0

    def generals(self, pos: FirstWar) -> list[int]:
        """The generals of an army aboard the loser's ships."""
        voyage = pos.voyage
        if voyage is None or voyage.seat == pos.fighting().winner or not voyage.army:
            return []
        return pos.marching().going()

    def ports(self, pos: FirstWar) -> list[int]:
        battle = pos.fighting()
        return havens(pos, 1 - battle.winner, battle.port, self.aboard(pos), self.generals(pos))

    def resolve(self, pos: FirstWar) -> bool:
        ready, exhausted = self.fleeing(pos)
        battle = pos.fighting()
        loser = 1 - battle.winner
        if ready + exhausted > 0 and self.ports(pos):
            return False
        pos.steps.pop()
        if pos.voyage is not None and pos.voyage.seat == loser:
            pos.voyage.over = True
            strand(pos, pos.voyage)
            if pos.voyage.army:
                pos.founder()
        for _ in range(ready):
            lose_ship(pos, loser, False)
        for _ in range(exhausted):
            lose_ship(pos, loser, True)
        return True

    def legal(self, pos: FirstWar, seat: int) -> list[int]:
        return [A_TO + port for port in self.ports(pos)]

    def refuse(self, pos: FirstWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != TO:
            return pos.not_now(verb)
        if operand in self.ports(pos):
            return None
        anywhere = havens(pos, seat, pos.fighting().port, self.aboard(pos), [])
        return BOUND_GENERAL if operand in anywhere else FLIGHT_NOT_NEAREST

    def play(self, pos: FirstWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        battle, voyage = pos.fighting(), pos.voyage
        ready, exhausted = self.fleeing(pos)
        move_ships(pos, seat, battle.port, operand, ready, exhausted)
        tell_ships(pos, "ships-fled", "H13.1", seat, battle.port, operand, ready + exhausted)
        if voyage is not None and voyage.seat == seat:
            voyage.over = True
            voyage.port = operand
            if voyage.admiral >= 0:
                pos.at[voyage.admiral] = operand
            if voyage.army:
                pos.flee_ashore(operand)

    def prompt(self, pos: FirstWar) -> tuple[str, dict[str, Any]]:
        battle = pos.fighting()
        args = {"side": SIDES[1 - battle.winner], "space": pos.sea.space_id[battle.port]}
        return "prompt-sea-flight", args


class SeaBattleOver(Step[FirstWar]):
    """H13.1 The loser removes PCs for ships sunk; H11.5 Supremacy is checked; the cards are shuffled back."""

    rule: ClassVar[str] = "H13.1"

    def resolve(self, pos: FirstWar) -> bool:
        pos.steps.pop()
        battle = pos.fighting()
        loser = 1 - battle.winner
        pos.sea_battle = None
        pos.check_supremacy()
        consequences(pos, loser, battle.sunk[loser] // 2, "14.13")
        return True
