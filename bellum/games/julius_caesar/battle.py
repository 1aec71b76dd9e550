"""2.3, 7.0 to 7.5 Battles: their order, rounds and turns, reserves and disruption, fire and hits.

7.8, 7.81 Sea battles and shore combat run through the same rounds: fleets are simply slow (D).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import A_BATTLE, A_FIRE, A_HIT, A_PASS, A_RETREAT, BATTLE, FIRE, HIT, PASS, RETREAT
from .board import (
    ATTACKING,
    BLOCK_ID,
    CITIES,
    CLEOPATRA,
    DIE,
    FIREPOWER,
    FLEET,
    INITIATIVE,
    ROUNDS,
    SIDES,
    SPACE_ID,
    STEP,
)
from .position import RESERVE, CivilWar
from .retreat import Engagement, Regroup, Withdraw

TURNS: Final = 8  # of a round: one of each side for each letter (3.12)

NOT_CONTESTED: Final = Refusal("2.3", "not-contested")
NOT_IN_BATTLE: Final = Refusal("7.2", "not-in-this-battle")
NOT_YOURS: Final = Refusal("7.2", "turn-not-yours")
IN_RESERVE: Final = Refusal("7.3", "in-reserve")
ALREADY_ACTED: Final = Refusal("7.2", "already-acted")
NOT_ITS_TURN: Final = Refusal("3.12", "not-its-turn")
MUST_RETREAT: Final = Refusal("7.2", "must-retreat")
NOT_IN_ROUND_1: Final = Refusal("7.6", "no-retreat-in-round-1")
CANNOT_RETREAT: Final = Refusal("7.6", "cannot-retreat")
CANNOT_RETREAT_FLEET: Final = Refusal("7.82", "fleet-cannot-retreat")
HIT_NOT_YOURS: Final = Refusal("7.4", "hit-not-yours")
HIT_ELSEWHERE: Final = Refusal("7.4", "hit-elsewhere")
HIT_IN_RESERVE: Final = Refusal("7.4", "hit-in-reserve")
NOT_STRONGEST: Final = Refusal("7.4", "not-strongest")


class Battles(Step[CivilWar]):
    """2.3, 7.1 Battles are fought one at a time, in the order that Player 1 chooses."""

    rule: ClassVar[str] = "7.1"

    def owners(self, pos: CivilWar) -> int:
        return 1 << pos.first

    def resolve(self, pos: CivilWar) -> bool:
        if pos.attacker and pos.contested_spaces():
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: CivilWar, seat: int) -> list[int]:
        return [A_BATTLE + space for space in sorted(pos.contested_spaces())]

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != BATTLE:
            return pos.not_now(verb)
        return None if pos.contested(operand) else NOT_CONTESTED

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.append(Battle(operand, pos.attacker[operand], [], [0, 0], 0, 0, [], []))

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-battles", {"side": SIDES[pos.first]}


class Battle(Engagement):
    """7.1, 7.2 One battle: up to four rounds, in which every block has one turn, A to D, defenders first."""

    rule: ClassVar[str] = "7.2"

    def __init__(
        self,
        space: int,
        attacker: int,
        lanes: list[int],
        by_sea: list[int],
        round: int,
        turn: int,
        acted: list[int],
        reserves: list[int],
    ) -> None:
        super().__init__(space, attacker, lanes, by_sea)
        self.round = round
        self.turn = turn  # two for each letter
        self.acted = acted  # blocks that have had their turn this round
        self.reserves = reserves  # 7.3 blocks that arrive in round 2

    def clone(self) -> Battle:
        return Battle(
            self.space,
            self.attacker,
            self.lanes[:],
            self.by_sea[:],
            self.round,
            self.turn,
            self.acted[:],
            self.reserves[:],
        )

    # -- whose turn it is ----------------------------------------------------------------------------------

    def active(self, pos: CivilWar) -> int:
        """7.2 Whose blocks have their turn: the defender before the attacker for each letter.

        2.1 In a surprise attack (Mars, Neptune) all attackers have their turns of round 1 first.
        """
        if self.round == 1 and pos.surprise == self.space:
            return self.attacker if self.turn < TURNS // 2 else 1 - self.attacker
        return self.attacker if self.turn & 1 else 1 - self.attacker

    def letter(self, pos: CivilWar) -> int:
        """3.12 The initiative whose turn it is: 0 for A to 3 for D."""
        if self.round == 1 and pos.surprise == self.space:
            return self.turn % (TURNS // 2)
        return self.turn >> 1

    def initiative(self, pos: CivilWar, block: int) -> int:
        """3.12 A block's letter; 7.42 a ballista is B in defence and D in attack."""
        return ATTACKING[block] if pos.side[block] == self.attacker else INITIATIVE[block]

    def waiting(self, pos: CivilWar) -> list[int]:
        """The blocks that may take their turn now, in any order their owner likes."""
        side = self.active(pos)
        letter = self.letter(pos)
        space = self.space
        place = pos.place
        out: list[int] = []
        for b, where in enumerate(place):
            if where == space and pos.side[b] == side and self.initiative(pos, b) == letter:
                if b not in self.acted and b not in self.reserves:
                    out.append(b)
        return out

    def owners(self, pos: CivilWar) -> int:
        return 1 << self.active(pos)

    # -- the course of a battle ----------------------------------------------------------------------------

    def resolve(self, pos: CivilWar) -> bool:
        here = self.space
        if pos.count[0][here] == 0 or pos.count[1][here] == 0:
            self.end(pos)
            return True
        if self.round == 0:
            self.begin(pos)
        if self.round == 1 and (self.main_force(pos, 0) == 0 or self.main_force(pos, 1) == 0):
            self.next_round(pos)
            return True
        while self.turn < TURNS:
            blocks = self.waiting(pos)
            if blocks:
                if self.must_retreat(pos) and not self.any_way_out(pos, blocks):
                    self.perish(pos, blocks[0])
                    return True
                return False
            self.turn += 1
        self.next_round(pos)
        return True

    def begin(self, pos: CivilWar) -> None:
        """7.1, 7.3 The battle is named: all but the reserves are laid face up."""
        self.round = 1
        space = self.space
        main = pos.main[space]
        shown: list[int] = []
        for b, where in enumerate(pos.place):
            if where != space:
                continue
            edge = pos.came.get(b, -1)
            if (edge != main) if pos.side[b] == self.attacker else (edge >= 0):
                self.reserves.append(b)
                pos.hold_back(b)
            else:
                shown.append(b)
                pos.show(b)
        if pos.events is not None:
            rule = "7.8" if space >= CITIES else "7.1"
            pos.emit("battle", rule, {"space": SPACE_ID[space], "attacker": SIDES[self.attacker]})
            self.tell_faces(pos, "revealed", "7.1", shown)
            pos.emit("round", "7.2", {"round": 1, "space": SPACE_ID[space]})

    def tell_faces(self, pos: CivilWar, kind: str, rule: str, blocks: list[int]) -> None:
        """Tell of blocks face up, side by side in the order of their first blocks."""
        faces: dict[str, list[dict[str, Any]]] = {}
        for b in blocks:
            face = {"block": BLOCK_ID[b], "strength": pos.strength[b]}
            faces.setdefault(SIDES[pos.side[b]], []).append(face)
        told = [{"side": side, "blocks": line} for side, line in faces.items()]
        pos.emit(kind, rule, {"space": SPACE_ID[self.space], "blocks": told})

    def main_force(self, pos: CivilWar, side: int) -> int:
        """7.3 A side's blocks in the battle that are not in reserve."""
        number = pos.count[side][self.space]
        for b in self.reserves:
            if pos.side[b] == side:
                number -= 1
        return number

    def next_round(self, pos: CivilWar) -> None:
        """7.2 The next round; 7.3 the reserves arrive in round 2."""
        broken = -1
        if self.round == 1:
            for side in range(2):
                if self.main_force(pos, side) == 0:
                    broken = side
        self.round += 1
        self.turn = 0
        self.acted = []
        self.lanes = []
        self.by_sea = [0, 0]
        reserves = self.reserves
        self.reserves = []
        if pos.events is not None:
            pos.emit("round", "7.2", {"round": self.round, "space": SPACE_ID[self.space]})
        if reserves:
            for b in reserves:
                pos.show(b, RESERVE)
            if pos.events is not None:
                self.tell_faces(pos, "reserves", "7.3", reserves)
        if broken >= 0:
            self.disrupt(pos, broken, reserves)

    def disrupt(self, pos: CivilWar, side: int, reserves: list[int]) -> None:
        """7.31 Reserves whose main force fell in round 1 lose a step; a broken defender now attacks."""
        if pos.events is not None:
            pos.emit("disrupted", "7.31", {"side": SIDES[side], "space": SPACE_ID[self.space]})
        for b in reserves:
            if pos.side[b] == side:
                self.hurt(pos, b, "7.31")
        if side != self.attacker:
            self.attacker = side
            if pos.events is not None and pos.contested(self.space):
                pos.emit("roles-change", "7.31", {"attacker": SIDES[side], "space": SPACE_ID[self.space]})

    def hurt(self, pos: CivilWar, block: int, rule: str) -> None:
        """7.4 A block loses a step; 7.5 without steps it is eliminated, 7.52 Cleopatra changes sides."""
        if not pos.weaken(block):
            if pos.events is not None:
                args = {"block": BLOCK_ID[block], "strength": pos.strength[block]}
                pos.emit("hit", rule, {**args, "side": SIDES[pos.side[block]]})
        else:
            self.fall(pos, block, "7.5")

    def fall(self, pos: CivilWar, block: int, rule: str) -> None:
        """7.5 A block is eliminated in battle; 7.52 Cleopatra joins the other side at strength I instead."""
        if block != CLEOPATRA:
            pos.eliminate(block, rule)
            return
        pos.turn_coat(block)
        pos.strength[block] = STEP[block]
        if pos.events is not None:
            args = {"block": BLOCK_ID[block], "side": SIDES[pos.side[block]], "space": SPACE_ID[self.space]}
            pos.emit("cleopatra-changes", "7.52", args)

    def must_retreat(self, pos: CivilWar) -> bool:
        """7.2, 7.62 Attackers must retreat in their turns of round 4."""
        return self.round == ROUNDS and self.active(pos) == self.attacker

    def any_way_out(self, pos: CivilWar, blocks: list[int]) -> bool:
        for b in blocks:
            if self.can_retreat(pos, b):
                return True
        return False

    def perish(self, pos: CivilWar, block: int) -> None:
        """7.6 A block that must retreat and cannot is eliminated."""
        self.acted.append(block)
        self.fall(pos, block, "7.6")

    def end(self, pos: CivilWar) -> None:
        """7.1 The battle is over: the blocks stand up again and 7.7 the winner may regroup."""
        space = self.space
        winner = 0 if pos.count[0][space] > 0 else 1
        pos.steps.pop()
        if pos.events is not None:
            pos.emit("won", "7.1", {"side": SIDES[winner], "space": SPACE_ID[space]})
        pos.steps.append(Regroup(winner, space, [], []))

    # -- a block's turn ------------------------------------------------------------------------------------

    def legal(self, pos: CivilWar, seat: int) -> list[int]:
        fire: list[int] = []
        hold: list[int] = []
        back: list[int] = []
        for b in self.waiting(pos):
            if self.refuse_turn(pos, FIRE) is None:
                fire.append(A_FIRE + b)
                hold.append(A_PASS + b)
            if self.refuse_retreat(pos, b) is None:
                back.append(A_RETREAT + b)
        return fire + hold + back

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != FIRE and verb != PASS and verb != RETREAT:
            return pos.not_now(verb)
        refusal = self.refuse_block(pos, seat, operand)
        if refusal is not None:
            return refusal
        if verb == RETREAT:
            return self.refuse_retreat(pos, operand)
        return self.refuse_turn(pos, verb)

    def refuse_block(self, pos: CivilWar, seat: int, block: int) -> Refusal | None:
        """7.2 Why this block has no turn now, or None."""
        if pos.side[block] != seat:
            return NOT_YOURS
        if pos.place[block] != self.space:
            return NOT_IN_BATTLE
        if block in self.reserves:
            return IN_RESERVE
        if block in self.acted:
            return ALREADY_ACTED
        return None if self.initiative(pos, block) == self.letter(pos) else NOT_ITS_TURN

    def refuse_turn(self, pos: CivilWar, verb: int) -> Refusal | None:
        """7.2 Why a block may not fight or pass in its turn, or None."""
        return MUST_RETREAT if self.must_retreat(pos) else None

    def refuse_retreat(self, pos: CivilWar, block: int) -> Refusal | None:
        """7.6 Why a block may not retreat in its turn, or None."""
        if self.round == 1:
            return NOT_IN_ROUND_1
        if self.can_retreat(pos, block):
            return None
        return CANNOT_RETREAT_FLEET if FLEET[block] else CANNOT_RETREAT

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        self.acted.append(operand)
        if verb == FIRE:
            self.fire(pos, seat, operand)
        elif verb == RETREAT:
            pos.steps.append(Withdraw(seat, operand))
        elif pos.events is not None:
            pos.emit("passed", "7.2", {"block": BLOCK_ID[operand], "side": SIDES[seat]})

    def fire(self, pos: CivilWar, seat: int, block: int) -> None:
        """7.4, 3.11 One die for each point of strength; 3.12 a roll up to the combat rating is a hit."""
        pos.barrier += 1
        hits = 0
        power = FIREPOWER[block]
        dice = pos.dice
        if pos.events is None:
            for _ in range(pos.strength[block]):
                if dice.roll(DIE) <= power:
                    hits += 1
        else:
            rolls = [dice.roll(DIE) for _ in range(pos.strength[block])]
            hits = sum(1 for roll in rolls if roll <= power)
            args = {"block": BLOCK_ID[block], "side": SIDES[seat], "rolls": rolls, "rating": power}
            pos.emit("fired", "7.4", {**args, "hits": hits, "space": SPACE_ID[self.space]})
        if hits:
            pos.steps.append(Hits(1 - seat, hits))

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        args = {"side": SIDES[self.active(pos)], "space": SPACE_ID[self.space], "round": self.round}
        return "prompt-battle-retreat" if self.must_retreat(pos) else "prompt-battle", args


def current_battle(pos: CivilWar) -> Battle | None:
    """The battle that is being fought."""
    for step in pos.steps:
        if isinstance(step, Battle):
            return step
    return None


class Hits(SeatStep[CivilWar]):
    """7.4 Each hit at once reduces the strongest block; among equals the owner chooses."""

    rule: ClassVar[str] = "7.4"

    def __init__(self, seat: int, hits: int) -> None:
        super().__init__(seat)
        self.hits = hits

    def clone(self) -> Hits:
        return Hits(self.seat, self.hits)

    def battle(self, pos: CivilWar) -> Battle:
        """The battle that the blocks are hit in."""
        battle = pos.steps[-2]
        assert isinstance(battle, Battle)
        return battle

    def strongest(self, pos: CivilWar) -> list[int]:
        """The blocks that the next hit may fall on."""
        battle = self.battle(pos)
        best = 0
        out: list[int] = []
        for b, where in enumerate(pos.place):
            if where == battle.space and pos.side[b] == self.seat and b not in battle.reserves:
                strength = pos.strength[b]
                if strength > best:
                    best = strength
                    out = [b]
                elif strength == best:
                    out.append(b)
        return out

    def resolve(self, pos: CivilWar) -> bool:
        if self.hits > 0 and self.strongest(pos):
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: CivilWar, seat: int) -> list[int]:
        return [A_HIT + b for b in self.strongest(pos)]

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != HIT:
            return pos.not_now(verb)
        if pos.side[operand] != seat:
            return HIT_NOT_YOURS
        battle = self.battle(pos)
        if pos.place[operand] != battle.space:
            return HIT_ELSEWHERE
        if operand in battle.reserves:
            return HIT_IN_RESERVE
        return None if operand in self.strongest(pos) else NOT_STRONGEST

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        self.hits -= 1
        self.battle(pos).hurt(pos, operand, "7.4")

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-hit", {"side": SIDES[self.seat], "hits": self.hits}
