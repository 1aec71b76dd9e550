"""14.5 The sequence of a battle and its preparation: 18.2 change of command, 17 elephants, the deal."""

from __future__ import annotations

from typing import Any, ClassVar

from ...kernel.refusal import Refusal
from .actions import A_CHARGE, A_PASS, A_ROLL, CHARGE, PASS, ROLL
from .aftermath import BattleOver, Casualties, Consequences, Flight, RetreatDie
from .army import elephants_at, exhaust_all
from .board import CARTHAGE, CONSUL, DICTATOR, NOBODY, ROME
from .brought import cards_played, hand_size, rating, window_cards
from .duel import Fighting, draw
from .kinds import SIDES
from .position import BattleStep, PunicWar, Stage
from .records import Battle, Sortie
from .relief import Preparation, Relieve, TakeCommand
from .windows import ask, open_window, throw


def start_battle(
    pos: PunicWar,
    space: int,
    active: int,
    came: int,
    via: int,
    sortie: Sortie | None,
    interceptors: list[int],
    failed_avoidance: bool,
) -> None:
    """14 Battle begins; 10.11 d whoever fights on the active side can do nothing more with this card."""
    board = pos.board
    battle = Battle.new(space, active, came, via, board.battle_deck)
    battle.sortie = sortie
    battle.interceptors = interceptors[:]
    battle.failed_avoidance = failed_avoidance
    pos.battle = battle
    exhaust_all(pos, active, space)
    pos.steps.extend(reversed(sequence(active)))
    if pos.events is not None:
        args = {
            "side": SIDES[active],
            "space": board.space_id[space],
            "attackers": pos.cus[active][space],
            "defenders": pos.cus[1 - active][space],
        }
        pos.emit("battle", "14.5", args)


def sequence(active: int) -> list[BattleStep]:
    """14.5 to 14.14 What happens in a battle, in this order."""
    return [
        Relieve(),
        TakeCommand(),
        ConsulsQuarrel(),
        StrategyCards(active),
        StrategyCards(1 - active),
        Elephants(),
        Deal(),
        Fighting(),
        Casualties(),
        RetreatDie(),
        Flight(),
        Consequences(),
        BattleOver(),
    ]


# -- 18.2 two consuls ----------------------------------------------------------------------------------------


class ConsulsQuarrel(Preparation):
    """14.5.1, 18.2 With both consuls in the army the command may change; a dictator always commands (25).

    18.2.2, 18.2.3 If Rome attacks, Carthage may roll; if Rome is attacked, the roll must be made.
    """

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        battle = pos.fought()
        battle.sizes = [pos.cus[side][battle.space] for side in range(2)]
        generals = pos.generals_at(ROME, battle.space)
        consuls = sum(1 for g in generals if pos.office[g] == CONSUL)
        if consuls < 2 or any(pos.office[g] == DICTATOR for g in generals):
            return True
        if battle.active == CARTHAGE:
            roll_for_command(pos)
        else:
            pos.steps.append(ChangeOfCommand())
        return True


def roll_for_command(pos: PunicWar) -> None:
    pos.steps.append(CommandRoll())
    throw(pos, CARTHAGE)


class ChangeOfCommand(Preparation):
    """18.2, 18.2.2 Carthage may roll to see whether the other consul commands."""

    rule: ClassVar[str] = "18.2"

    def owners(self, pos: PunicWar) -> int:
        return 1 << CARTHAGE

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_ROLL, A_PASS]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == ROLL or verb == PASS else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == ROLL:
            roll_for_command(pos)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-change", {"side": SIDES[CARTHAGE], "space": pos.board.space_id[pos.fought().space]}


class CommandRoll(Preparation):
    """18.2.4 With both consuls in the army, 4 to 6 on a die puts the other in command of this battle.

    18.2.1 Rome chose who commands by activating him.
    """

    rule: ClassVar[str] = "18.2"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        board, space = pos.board, pos.fought().space
        changed = pos.die >= board.change_from
        if changed:
            old = pos.commander(ROME, space)
            other = [g for g in pos.generals_at(ROME, space) if pos.office[g] == CONSUL and g != old]
            pos.put_in_command(other[0])
            pos.fought().deposed = old
        if pos.events is not None:
            args = {
                "side": SIDES[ROME],
                "general": board.general_id[pos.commander(ROME, space)],
                "rolls": [pos.die],
                "success": "yes" if changed else "no",
            }
            pos.emit("command-roll", "18.2.4", args)
        return True


# -- 14.5.2, 14.5.3 strategy cards -----------------------------------------------------------------------


class StrategyCards(Preparation):
    """14.5.2, 14.5.3 The attacker, then the defender, may play strategy cards for this battle, one by one."""

    def __init__(self, seat: int, asked: bool = False) -> None:
        self.seat = seat
        self.asked = asked

    def clone(self) -> StrategyCards:
        return StrategyCards(self.seat, self.asked)

    def resolve(self, pos: PunicWar) -> bool:
        battle = pos.fought()
        if not self.asked:
            self.asked = True
            paragraph = "14.5.2" if self.seat == battle.active else "14.5.3"
            ask(pos, self.seat, window_cards(pos, battle, self.seat), "battle", paragraph)
            return True
        self.asked = False
        if pos.answer < 0:
            pos.steps.pop()
            return True
        battle.strategy.append([self.seat, pos.answer])
        if pos.board.deck[pos.answer].first_counterattack:
            battle.ground = True
        pos.answer = NOBODY
        return True


# -- 17.3 elephants ------------------------------------------------------------------------------------------


class Elephants(Preparation):
    """14.5.4 Elephants in the battle may charge before the cards are dealt."""

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        if elephants_at(pos, CARTHAGE, pos.fought().space) > 0:
            pos.steps.append(Charge())
        return True


class Charge(Preparation):
    """17.3, 14.5.4 Elephants charge or hold, before the cards are dealt."""

    rule: ClassVar[str] = "17.3"

    def owners(self, pos: PunicWar) -> int:
        return 1 << CARTHAGE

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_CHARGE, A_PASS]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == CHARGE or verb == PASS else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == CHARGE:
            pos.steps.append(Fright())
            open_window(pos, ROME, "charge", pos.fought().space, "charge", "14.5.4")

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-charge", {"side": SIDES[CARTHAGE], "space": pos.board.space_id[pos.fought().space]}


class Fright(Preparation):
    """14.5.4, 25 Rome may have frightened the elephants; if not, the charge is rolled for."""

    rule: ClassVar[str] = "17.3"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        if pos.answer < 0:
            pos.steps.append(ChargeRoll())
            throw(pos, CARTHAGE)
            return True
        battle = pos.fought()
        battle.charge[CARTHAGE] = pos.board.deck[pos.answer].discards
        battle.strategy.append([ROME, pos.answer])
        pos.answer = NOBODY
        return True


def charge_modifier(pos: PunicWar) -> int:
    """17.3.1, 24 What is added to the roll of a charge; 17.5 a rampage is a 1 on the die itself."""
    board, space = pos.board, pos.fought().space
    own, foe = pos.commander(CARTHAGE, space), pos.commander(ROME, space)
    modifier = pos.charge_modifier()
    if own >= 0:
        modifier += board.charge[own]
    return modifier + (board.charged[foe] if foe >= 0 else 0)


class ChargeRoll(Preparation):
    """17.3.1 to 17.3.3 More than the Roman's rating, or than 1 without a general: the charge succeeds.

    17.4, 17.5 Rome loses a card for each elephant; a 1 is a rampage that costs Carthage one.
    """

    rule: ClassVar[str] = "17.3"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        battle = pos.fought()
        needed = max(1, rating(pos, ROME))
        success = pos.die + charge_modifier(pos) > needed
        if success:
            battle.charge[ROME] = elephants_at(pos, CARTHAGE, battle.space)
        elif pos.die == 1:
            battle.charge[CARTHAGE] = pos.board.rampage_cards
        if pos.events is not None:
            word = "success" if success else "rampage" if pos.die == 1 else "failure"
            args = {"side": SIDES[CARTHAGE], "rolls": [pos.die], "rating": needed, "result": word}
            pos.emit("charge-roll", "17.3.1", args)
        return True


# -- 14.5.5 the deal -----------------------------------------------------------------------------------------


class Deal(BattleStep):
    """14.5.5 Deal, take what elephants cost, lay open what a spy saw; 14.1 all cards are shuffled anew."""

    rule: ClassVar[str] = "14.5.5"
    stage: ClassVar[Stage] = "deal"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        pos.barrier += 1
        dealt = [hand_size(pos, side) for side in range(2)]
        self.deal(pos, dealt)
        for side in range(2):
            self.trample(pos, side, dealt[side])
        for side in range(2):
            if any(card.opens_hand for card in cards_played(pos, 1 - side)):
                self.spy(pos, side)
        return True

    def deal(self, pos: PunicWar, dealt: list[int]) -> None:
        """14.5.5 Each side gets its cards."""
        duel = pos.fought().duel
        for side in range(2):
            for _ in range(dealt[side]):
                duel.hands[side][draw(pos, duel.deck)] += 1
        if pos.events is not None:
            pos.emit("dealt", "14.5.5", {"rome": dealt[ROME], "carthage": dealt[CARTHAGE]})

    def trample(self, pos: PunicWar, side: int, dealt: int) -> None:
        """17.4, 17.5 A side loses random cards to elephants."""
        battle = pos.fought()
        gone = [draw(pos, battle.duel.hands[side]) for _ in range(min(battle.charge[side], dealt))]
        if gone and pos.events is not None:
            names = [pos.board.battle_card_id[kind] for kind in gone]
            pos.emit("cards-lost", "17.4", {"side": SIDES[side], "battle_cards": names})

    def spy(self, pos: PunicWar, side: int) -> None:
        """25 Half of a side's cards lie open."""
        board, duel = pos.board, pos.fought().duel
        hidden = duel.hands[side][:]
        for _ in range(sum(hidden) // 2):
            duel.open[side][draw(pos, hidden)] += 1
        if pos.events is not None and sum(duel.open[side]) > 0:
            shown = [
                board.battle_card_id[k] for k in range(board.battle_cards) for _ in range(duel.open[side][k])
            ]
            pos.emit("spied", "25", {"side": SIDES[side], "battle_cards": shown})
