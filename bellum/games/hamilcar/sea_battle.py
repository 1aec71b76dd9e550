"""H13 Naval battles: tactic cards chosen in secret, dice, hits, breaking off; then ``sea_flight`` follows."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from ..hannibal.actions import A_PASS, PASS
from ..hannibal.board import NOBODY, ROME
from ..hannibal.kinds import SIDES
from ..hannibal.windows import ask, fitting, open_window
from .actions import (
    A_BREAK_OFF,
    A_DIE,
    A_HIT,
    A_NO_TACTIC,
    A_TACTIC,
    BREAK_OFF,
    DIE,
    HIT,
    NO_TACTIC,
    TACTIC,
)
from .kinds import EXHAUSTED, READY
from .position import CORVUS, FirstWar
from .records import NO_CARD, UNDECIDED, SeaBattle
from .sea_flight import SeaBattleOver, SeaFlight, Wrecks, lose_ship
from .sea_tactics import dice_of, hand_size, hits, in_force, modifier, tactic_refusal

NO_SUCH_SHIP: Final = Refusal("H13", "hit-no-such-ship")
NO_SUCH_DIE: Final = Refusal("25", "no-such-die")


def begin_sea_battle(pos: FirstWar, port: int, attacker: int) -> None:
    """H13 The active side attacks the enemy's ships in a port; H11.4 not the Exhausted ones in harbour."""
    exhausted = [0 if pos.in_harbour(side, port) else pos.exhausted[side][port] for side in range(2)]
    pos.sea_battle = SeaBattle(port, attacker, exhausted, pos.sea.tactic_deck)
    if pos.events is not None:
        args = {
            "side": SIDES[attacker],
            "space": pos.sea.space_id[port],
            "attackers": pos.ready[attacker][port],
            "defenders": pos.ready[1 - attacker][port],
        }
        pos.emit("sea-battle", "H13", args)
    pos.steps.append(SeaBattleOver())
    pos.steps.append(SeaFlight())
    pos.steps.append(Wrecks())
    pos.steps.append(SeaRounds())
    pos.steps.append(DealTactics())
    pos.steps.append(SeaStratagem(1 - attacker))
    pos.steps.append(SeaStratagem(attacker))


class SeaStratagem(SeatStep[FirstWar]):
    """H13, 25 Before a naval battle each side may play strategy cards, the attacker first."""

    rule: ClassVar[str] = "8.4"

    def resolve(self, pos: FirstWar) -> bool:
        pos.steps[-1] = StratagemPlayed(self.seat)
        cards = fitting(pos, self.seat, "sea_battle", pos.fighting().port)
        ask(pos, self.seat, cards, "sea-battle", "25")
        return True


class StratagemPlayed(SeatStep[FirstWar]):
    """H13, 25 A strategy card has been played for the battle, or no more are."""

    rule: ClassVar[str] = "8.4"

    def resolve(self, pos: FirstWar) -> bool:
        answer = pos.answer
        pos.answer = NOBODY
        if answer < 0:
            pos.steps.pop()
            return True
        pos.steps[-1] = SeaStratagem(self.seat)
        pos.fighting().strategy.append([self.seat, answer])
        card = pos.sea.deck[answer]
        if not card.counter:
            card.strike(pos, self.seat)  # the Corvus, in Rome's own round
        return True


class DealTactics(Step[FirstWar]):
    """H13 Tactic cards are dealt from the shuffled deck."""

    rule: ClassVar[str] = "H13"

    def resolve(self, pos: FirstWar) -> bool:
        pos.steps.pop()
        pos.barrier += 1
        battle = pos.fighting()
        dealt = [min(hand_size(pos, side), sum(battle.deck) // 2) for side in range(2)]
        for side in range(2):
            for _ in range(dealt[side]):
                battle.hands[side][draw(pos, battle.deck)] += 1
        if pos.events is not None:
            pos.emit("tactics-dealt", "H13", {"rome": dealt[0], "carthage": dealt[1]})
        return True


def draw(pos: FirstWar, deck: list[int]) -> int:
    """A card at random."""
    at = pos.dice.below(sum(deck))
    for kind in range(len(deck)):
        at -= deck[kind]
        if at < 0:
            deck[kind] -= 1
            return kind
    raise AssertionError("the deck is empty")


# -- the rounds --------------------------------------------------------------------------------------------


class SeaRounds(Step[FirstWar]):
    """H13 At most so many rounds; a side without Ready ships has lost."""

    rule: ClassVar[str] = "H13"

    def resolve(self, pos: FirstWar) -> bool:
        battle = pos.fighting()
        ready = [pos.ready[side][battle.port] for side in range(2)]
        if battle.winner < 0 and min(ready) == 0:
            battle.winner = self.last_afloat(battle, ready)
        if battle.winner < 0 and battle.round == pos.sea.sea_rounds:
            battle.winner = self.on_points(battle, ready)
        if battle.winner >= 0:
            pos.steps.pop()
            return True
        battle.round += 1
        battle.chosen = [UNDECIDED, UNDECIDED]
        battle.rolls = [[], []]
        battle.pinned = [False, False]
        pos.steps.append(BreakOff(battle.attacker))
        pos.steps.append(BreakOff(1 - battle.attacker))
        pos.steps.append(Volley())
        pos.steps.append(ChooseTactics())
        return True

    def last_afloat(self, battle: SeaBattle, ready: list[int]) -> int:
        if max(ready) > 0:
            return 0 if ready[0] > 0 else 1
        return self.on_points(battle, ready)

    def on_points(self, battle: SeaBattle, ready: list[int]) -> int:
        """H13 More Ready ships win, then fewer sunk, then the defender."""
        for a, b in ((ready[0], ready[1]), (battle.sunk[1], battle.sunk[0])):
            if a != b:
                return 0 if a > b else 1
        return 1 - battle.attacker


class ChooseTactics(Step[FirstWar]):
    """H13 Both sides choose a tactic card, or none, in secret, and show it together."""

    rule: ClassVar[str] = "H13"
    automatic: ClassVar[bool] = False

    def owners(self, pos: FirstWar) -> int:
        chosen = pos.fighting().chosen
        return sum(1 << side for side in range(2) if chosen[side] == UNDECIDED)

    def resolve(self, pos: FirstWar) -> bool:
        battle = pos.fighting()
        for side in range(2):
            if battle.chosen[side] == UNDECIDED and sum(battle.hands[side]) == 0:
                battle.chosen[side] = NO_CARD
        if UNDECIDED in battle.chosen:
            return False
        pos.steps.pop()
        for side in range(2):
            kind = battle.chosen[side]
            battle.played.append([side, kind])
            if kind >= 0:
                battle.hands[side][kind] -= 1
            if pos.events is not None:
                name = pos.sea.tactic_id[kind] if kind >= 0 else ""
                args: dict[str, Any] = {"side": SIDES[side], "round": battle.round}
                if name:
                    pos.emit("tactic", "H13", {**args, "tactic": name})
                else:
                    pos.emit("no-tactic", "H13", args)
        return True

    def legal(self, pos: FirstWar, seat: int) -> list[int]:
        kinds = range(pos.sea.tactics)
        return [A_TACTIC + k for k in kinds if tactic_refusal(pos, seat, k) is None] + [A_NO_TACTIC]

    def refuse(self, pos: FirstWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == NO_TACTIC:
            return None
        return tactic_refusal(pos, seat, operand) if verb == TACTIC else pos.not_now(verb)

    def play(self, pos: FirstWar, seat: int, verb: int, operand: int) -> None:
        pos.fighting().chosen[seat] = operand if verb == TACTIC else NO_CARD

    def prompt(self, pos: FirstWar) -> tuple[str, dict[str, Any]]:
        battle = pos.fighting()
        return "prompt-tactics", {"space": pos.sea.space_id[battle.port], "round": battle.round}


class Volley(Step[FirstWar]):
    """H13 Both sides roll before hits are taken; 25 omens and the Corvus come before these."""

    rule: ClassVar[str] = "H13"

    def resolve(self, pos: FirstWar) -> bool:
        battle = pos.fighting()
        pos.steps[-1] = SeaHits()
        pos.steps.append(LateStratagem(battle.attacker))
        pos.barrier += 1
        for side in (battle.attacker, 1 - battle.attacker):
            battle.rolls[side] = [pos.dice.roll(6) for _ in range(dice_of(pos, side))]
            self.tell(pos, side)
        for side in range(2):
            foe = in_force(pos, 1 - side)
            battle.pinned[side] = foe >= 0 and pos.sea.tactic_pins[foe]
        for side in (1 - battle.attacker, battle.attacker):
            pos.steps.append(SeaOmen(side))
        return True

    def tell(self, pos: FirstWar, side: int) -> None:
        if pos.events is not None:
            args = {
                "side": SIDES[side],
                "rolls": pos.fighting().rolls[side],
                "modifier": modifier(pos, side),
                "round": pos.fighting().round,
            }
            pos.emit("volley", "H13", args)


class SeaOmen(SeatStep[FirstWar]):
    """25 #84 The owner of the dice may roll all of them again; #85 the enemy may have one rolled again."""

    rule: ClassVar[str] = "8.4"

    def resolve(self, pos: FirstWar) -> bool:
        if not pos.fighting().rolls[self.seat] or not pos.card_set & pos.sea.omens:
            pos.steps.pop()
            return True
        pos.steps[-1] = OwnSeaOmen(self.seat)
        open_window(pos, self.seat, "die", self.seat, "sea-omen", "8.4")
        return True


class OwnSeaOmen(SeatStep[FirstWar]):
    """25 #84 All dice of one's own are rolled again, or the enemy may have one rolled again."""

    rule: ClassVar[str] = "8.4"

    def resolve(self, pos: FirstWar) -> bool:
        battle = pos.fighting()
        if pos.answer >= 0:
            pos.answer = NOBODY
            pos.steps.pop()
            pos.barrier += 1
            battle.rolls[self.seat] = [pos.dice.roll(6) for _ in battle.rolls[self.seat]]
            Volley().tell(pos, self.seat)
            return True
        pos.steps[-1] = EnemysSeaOmen(self.seat)
        open_window(pos, 1 - self.seat, "die", self.seat, "bad-sea-omen", "8.4")
        return True


class EnemysSeaOmen(SeatStep[FirstWar]):
    """25 #85 The enemy chooses one die that is rolled again."""

    rule: ClassVar[str] = "8.4"

    def owners(self, pos: FirstWar) -> int:
        return 1 << (1 - self.seat)

    def resolve(self, pos: FirstWar) -> bool:
        if pos.answer >= 0:
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: FirstWar, seat: int) -> list[int]:
        return [A_DIE + face for face in sorted(set(pos.fighting().rolls[self.seat]))]

    def refuse(self, pos: FirstWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != DIE:
            return pos.not_now(verb)
        return None if operand in pos.fighting().rolls[self.seat] else NO_SUCH_DIE

    def play(self, pos: FirstWar, seat: int, verb: int, operand: int) -> None:
        rolls = pos.fighting().rolls[self.seat]
        pos.answer = NOBODY
        pos.barrier += 1
        rolls[rolls.index(operand)] = pos.dice.roll(6)
        Volley().tell(pos, self.seat)

    def prompt(self, pos: FirstWar) -> tuple[str, dict[str, Any]]:
        return "prompt-omen-die", {"side": SIDES[1 - self.seat]}


class LateStratagem(SeatStep[FirstWar]):
    """25 #107 The Corvus may come at any moment: last when the dice of a round are on the table.

    It counts for these dice, so that no earlier moment of the round would serve Rome better.
    """

    rule: ClassVar[str] = "8.4"

    def resolve(self, pos: FirstWar) -> bool:
        pos.steps[-1] = LateStratagemPlayed(self.seat)
        cards = fitting(pos, self.seat, "sea_battle", pos.fighting().port)
        for card in pos.sea.waiting["sea_battle"]:
            if card.counter:  # those are played before the battle
                cards &= ~card.bit
        ask(pos, self.seat, cards, "sea-battle", "25")
        return True


class LateStratagemPlayed(SeatStep[FirstWar]):
    """25 #107 The Corvus has come among the dice, or not."""

    rule: ClassVar[str] = "8.4"

    def resolve(self, pos: FirstWar) -> bool:
        pos.steps.pop()
        answer = pos.answer
        pos.answer = NOBODY
        if answer >= 0:
            pos.fighting().strategy.append([self.seat, answer])
            pos.sea.deck[answer].strike(pos, self.seat)
            Volley().tell(pos, self.seat)
        return True


class SeaHits(Step[FirstWar]):
    """H13 Hits are counted for both sides together; dice that missed may be rolled once more."""

    rule: ClassVar[str] = "H13"

    def resolve(self, pos: FirstWar) -> bool:
        pos.steps.pop()
        battle = pos.fighting()
        counted = [self.count(pos, side) for side in range(2)]
        for side in (battle.attacker, 1 - battle.attacker):
            sunk, hit = counted[1 - side]
            pos.steps.append(TakeHits(side, sunk, hit))
        return True

    def count(self, pos: FirstWar, side: int) -> tuple[int, int]:
        """The ships that a side's dice sink outright, and its other hits."""
        board, battle = pos.sea, pos.fighting()
        kind = in_force(pos, side)
        if kind >= 0 and board.tactic_rerolls[kind]:
            pos.barrier += 1
            battle.rolls[side] = [
                die if hits(pos, side, die) else pos.dice.roll(6) for die in battle.rolls[side]
            ]
            Volley().tell(pos, side)
        outright = 0
        if kind >= 0 and board.tactic_sinks_on[kind]:
            corvus = side == ROME and pos.marked(CORVUS)
            outright = board.tactic_corvus_sinks_on[kind] if corvus else board.tactic_sinks_on[kind]
        sunk = hit = 0
        for die in battle.rolls[side]:
            if hits(pos, side, die):
                if outright and die >= outright:
                    sunk += 1
                else:
                    hit += 1
        return sunk, hit


class TakeHits(SeatStep[FirstWar]):
    """H13 The owner takes each hit on a ship of his: a Ready one is Exhausted, an Exhausted one sunk."""

    rule: ClassVar[str] = "H13"

    def __init__(self, seat: int, sunk: int, hit: int) -> None:
        super().__init__(seat)
        self.sunk = sunk  # Ready ships that are sunk outright
        self.hit = hit

    def clone(self) -> TakeHits:
        return TakeHits(self.seat, self.sunk, self.hit)

    def there(self, pos: FirstWar) -> list[int]:
        battle = pos.fighting()
        return [pos.ready[self.seat][battle.port], battle.exhausted[self.seat]]

    def resolve(self, pos: FirstWar) -> bool:
        there = self.there(pos)
        if self.sunk + self.hit == 0 or sum(there) == 0:
            pos.steps.pop()
        elif self.sunk > 0:
            self.sunk -= 1
            lose_ship(pos, self.seat, there[READY] == 0)
        elif 0 in there:
            self.strike(pos, READY if there[READY] else EXHAUSTED)
        else:
            return False
        return True

    def strike(self, pos: FirstWar, condition: int) -> None:
        """One hit."""
        battle = pos.fighting()
        self.hit -= 1
        if condition == READY:
            pos.exhaust(self.seat, battle.port, 1, "H13")
            battle.exhausted[self.seat] += 1
        else:
            lose_ship(pos, self.seat, True)

    def legal(self, pos: FirstWar, seat: int) -> list[int]:
        return [A_HIT + condition for condition, count in enumerate(self.there(pos)) if count]

    def refuse(self, pos: FirstWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != HIT:
            return pos.not_now(verb)
        return None if self.there(pos)[operand] else NO_SUCH_SHIP

    def play(self, pos: FirstWar, seat: int, verb: int, operand: int) -> None:
        self.strike(pos, operand)

    def prompt(self, pos: FirstWar) -> tuple[str, dict[str, Any]]:
        return "prompt-hits", {"side": SIDES[self.seat], "count": self.hit}


class BreakOff(SeatStep[FirstWar]):
    """H13 After a round the defender, then the attacker, may break off, unless he is pinned."""

    rule: ClassVar[str] = "H13"

    def resolve(self, pos: FirstWar) -> bool:
        battle = pos.fighting()
        ready = [pos.ready[side][battle.port] for side in range(2)]
        over = battle.winner >= 0 or min(ready) == 0 or battle.round == pos.sea.sea_rounds
        if not over and not battle.pinned[self.seat]:
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: FirstWar, seat: int) -> list[int]:
        return [A_BREAK_OFF, A_PASS]

    def refuse(self, pos: FirstWar, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == BREAK_OFF or verb == PASS else pos.not_now(verb)

    def play(self, pos: FirstWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == BREAK_OFF:
            pos.fighting().winner = 1 - seat
            if pos.events is not None:
                pos.emit("broke-off", "H13", {"side": SIDES[seat]})

    def prompt(self, pos: FirstWar) -> tuple[str, dict[str, Any]]:
        battle = pos.fighting()
        args = {"side": SIDES[self.seat], "space": pos.sea.space_id[battle.port], "round": battle.round}
        return "prompt-break-off", args
