"""14.6 to 14.9 The rounds of a battle: attack, match, counter-attack; 16.1 withdrawal from it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.refusal import Refusal
from .actions import (
    A_CLAIM,
    A_CONCEDE,
    A_COUNTER,
    A_DRAW,
    A_PASS,
    A_PLAY,
    A_PROBE,
    A_RESERVE,
    A_ROLL,
    A_SEIZE,
    A_WITHDRAW,
    CLAIM,
    CONCEDE,
    COUNTER,
    DRAW,
    PASS,
    PLAY,
    PROBE,
    RESERVE,
    ROLL,
    SEIZE,
    WITHDRAW,
)
from .board import NOBODY
from .brought import cards_played, commander, counter_rating, rating, withdrawal_rating
from .kinds import SIDES
from .options import ALWAYS_ASK
from .position import BattleStep, PunicWar, Stage, bits
from .windows import (
    COUNTER_NOT_IN_HAND,
    NOT_A_COUNTER,
    NOT_THIS_WINDOW,
    found_lacking,
    open_window,
    play_counter,
    throw,
    unseen,
)

NO_SUCH_CARD: Final = Refusal("14.6", "no-such-battle-card")
NO_MATCH: Final = Refusal("14.7", "no-match")
NO_RESERVE: Final = Refusal("14.9", "no-reserve")
NO_PROBER: Final = Refusal("24.1", "no-prober")
PROBE_USED: Final = Refusal("24.1", "probe-used")
NO_PROBE: Final = Refusal("24.1", "no-probe")
PROBE_NOT_AS: Final = Refusal("24.1", "probe-not-as")
NO_CARD_TO_GIVE_UP: Final = Refusal("16.1.1", "cannot-withdraw-without-cards")
LEADERLESS: Final = Refusal("16.1.1", "cannot-withdraw-leaderless")
NO_WAY_OUT: Final = Refusal("16.3", "cannot-withdraw")
NOT_YOUR_COUNTER: Final = Refusal("8.4", "not-your-counter")
NO_CARD_TO_TAKE: Final = Refusal("25", "no-card-to-take")
NOT_OPEN: Final = Refusal("25", "not-open")
ALL_OPEN: Final = Refusal("25", "all-open")


class RoundStep(BattleStep):
    """A choice in a round of a battle."""

    rule: ClassVar[str] = "14.6"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def owners(self, pos: PunicWar) -> int:
        return 1 << self.seat

    def asked(self, pos: PunicWar) -> dict[str, Any]:
        """What every prompt of a round says."""
        battle = pos.fought()
        return {
            "side": SIDES[self.seat],
            "space": pos.board.space_id[battle.space],
            "round": battle.duel.round + 1,
        }


# -- the frame of all rounds ---------------------------------------------------------------------------------


class Fighting(BattleStep):
    """14.6 Round follows round until somebody has won or withdrawn."""

    rule: ClassVar[str] = "14.6"
    stage: ClassVar[Stage] = "round"

    def resolve(self, pos: PunicWar) -> bool:
        duel = pos.fought().duel
        duel.card = NOBODY
        if out_of_cards(pos):
            return True
        if duel.count(duel.attacker) == 0:
            pos.steps.append(LastAttack(duel.attacker))
        else:
            pos.steps.append(Attack(duel.attacker))
            pos.steps.append(Desertion(1 - duel.attacker))
            open_window(pos, 1 - duel.attacker, "fighting", pos.fought().space, "desertion", "25")
        return True


def out_of_cards(pos: PunicWar) -> bool:
    """14.10.2 An attacker without cards at the start of a round has lost; 25 unless a strategy card helps."""
    attacker = pos.fought().duel.attacker
    if pos.fought().duel.count(attacker) > 0:
        return False
    helpful = unseen(pos, lifelines(pos, attacker))
    asked = pos.option(ALWAYS_ASK) and bool(pos.hands[attacker])
    if bits(pos.hands[attacker]) & helpful or (helpful and asked):
        return False
    found_lacking(pos, attacker, helpful)
    win(pos, 1 - attacker, "14.10.2")
    return True


def lifelines(pos: PunicWar, side: int) -> int:
    """25 The strategy cards with which a side goes on without battle cards, as bits.

    Maharbal may ride, or an ally desert, if the enemy has one.
    """
    cards = pos.board.battle_substitutes[side]
    if pos.fought().duel.count(1 - side) > 0:
        cards |= pos.board.battle_thieves[side]
    return cards


def win(pos: PunicWar, winner: int, rule: str) -> None:
    """14.10 Somebody has won."""
    battle = pos.fought()
    end_rounds(pos)
    battle.result.winner = winner
    pos.won[winner].append(battle.space)
    if pos.events is not None:
        pos.emit("battle-won", rule, {"side": SIDES[winner], "space": pos.board.space_id[battle.space]})


def withdraw(pos: PunicWar) -> None:
    """16.2 to 16.2.3 The battle ends: casualties as usual, no retreat die, no consequences."""
    battle = pos.fought()
    end_rounds(pos)
    battle.result.withdrawn = True
    battle.result.winner = 1 - battle.duel.attacker


def end_rounds(pos: PunicWar) -> None:
    """Go on with what lies below the rounds."""
    while not isinstance(pos.steps.pop(), Fighting):
        pass


# -- 25 Ally Deserts ---------------------------------------------------------------------------------------


class Desertion(BattleStep):
    """25 Before the attack an ally may desert to the defender."""

    rule: ClassVar[str] = "14.6"
    stage: ClassVar[Stage] = "round"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def owners(self, pos: PunicWar) -> int:
        return 1 << self.seat

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        card = pos.answer
        if card >= 0:
            pos.answer = NOBODY
            desert(pos, self.seat, card)
        return True


def desert(pos: PunicWar, side: int, card: int) -> None:
    """25 Ally Deserts: a card of the enemy's joins this side's hand, open to both.

    A card that lies open may be chosen instead of one at random.
    """
    battle = pos.fought()
    battle.strategy.append([side, card])
    if sum(battle.duel.open[1 - side]) > 0:
        pos.steps.append(Claim(side))
    else:
        take_card(pos, side, draw_hidden(pos, 1 - side))


class Claim(RoundStep):
    """25 Ally Deserts: a card that lies open, or one at random."""

    stage: ClassVar[Stage] = "claim"

    def hidden(self, pos: PunicWar) -> int:
        duel = pos.fought().duel
        return duel.count(1 - self.seat) - sum(duel.open[1 - self.seat])

    def candidates(self, pos: PunicWar, seat: int) -> list[int]:
        return [*(A_CLAIM + kind for kind in range(pos.board.battle_cards)), A_DRAW]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == CLAIM:
            return None if pos.fought().duel.open[1 - seat][operand] > 0 else NOT_OPEN
        if verb == DRAW:
            return None if self.hidden(pos) > 0 else ALL_OPEN
        return pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        take_card(pos, seat, operand if verb == CLAIM else draw_hidden(pos, 1 - seat))

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-claim", self.asked(pos)


def draw(pos: PunicWar, source: list[int]) -> int:
    """A random card out of several, by type."""
    at = pos.dice.below(sum(source))
    for kind in range(pos.board.battle_cards):
        at -= source[kind]
        if at < 0:
            source[kind] -= 1
            return kind
    raise ValueError("no battle card is left")


def draw_hidden(pos: PunicWar, side: int) -> int:
    """A random card of a hand among those that do not lie open."""
    duel = pos.fought().duel
    hidden = [duel.hands[side][k] - duel.open[side][k] for k in range(pos.board.battle_cards)]
    if sum(hidden) == 0:
        hidden = duel.hands[side][:]
    pos.barrier += 1
    return draw(pos, hidden)


def take_card(pos: PunicWar, side: int, kind: int) -> None:
    """25 A card goes over to a side; 14.10.2 an attacker who is robbed of his last one has lost."""
    duel = pos.fought().duel
    foe = 1 - side
    duel.hands[foe][kind] -= 1
    duel.open[foe][kind] = min(duel.open[foe][kind], duel.hands[foe][kind])
    duel.hands[side][kind] += 1
    duel.open[side][kind] += 1
    if pos.events is not None:
        pos.emit("deserted", "25", {"side": SIDES[foe], "battle_card": pos.board.battle_card_id[kind]})
    if duel.count(foe) == 0 and isinstance(pos.steps[-1], Attack) and not out_of_cards(pos):
        pos.steps[-1] = LastAttack(foe)


# -- 14.6, 14.7 cards against cards --------------------------------------------------------------------------


class CardStep(RoundStep):
    """14.6, 14.7, 14.9 A battle card as what it is, a Reserve as any, a Probe of Hannibal's as some."""

    def card_refusal(self, pos: PunicWar, verb: int, kind: int) -> Refusal | None:
        """Whether the seat can play a card as that type."""
        board, hand = pos.board, pos.fought().duel.hands[self.seat]
        if verb == PLAY:
            return None if hand[kind] > 0 else NO_SUCH_CARD
        if verb == RESERVE:
            return None if hand[board.reserve] > 0 else NO_RESERVE
        general = commander(pos, self.seat)
        if general < 0 or not board.probe_as[general]:
            return NO_PROBER
        if pos.fought().duel.probed:
            return PROBE_USED
        if hand[board.probe] == 0:
            return NO_PROBE
        return None if kind in board.probe_as[general] else PROBE_NOT_AS

    def counter_refusal(self, pos: PunicWar, card: int) -> Refusal | None:
        """25 Why a strategy card cannot be played in place of a battle card, or to take one."""
        if card not in pos.hands[self.seat]:
            return COUNTER_NOT_IN_HAND
        played = pos.board.deck[card]
        if not played.belongs(self.seat):
            return NOT_YOUR_COUNTER
        if played.plays_as >= 0:
            return None if self.takes(pos, played.plays_as) else NO_MATCH
        if played.takes_card:
            return None if pos.fought().duel.count(1 - self.seat) > 0 else NO_CARD_TO_TAKE
        return NOT_THIS_WINDOW if played.counter else NOT_A_COUNTER

    def takes(self, pos: PunicWar, kind: int) -> bool:
        """14.6, 14.7 Whether a card of a type can be played here."""
        raise NotImplementedError

    def counters(self, pos: PunicWar) -> list[int]:
        return [A_COUNTER + card for card in sorted(pos.hands[self.seat])]

    def cards(self, pos: PunicWar) -> list[int]:
        types = range(pos.board.types)
        return [base + kind for base in (A_PLAY, A_RESERVE, A_PROBE) for kind in types]

    def counter(self, pos: PunicWar, card: int) -> None:
        """25 A strategy card in the middle of a round."""
        play_counter(pos, self.seat, card, "25")
        pos.answer = NOBODY
        played = pos.board.deck[card]
        if played.takes_card:
            desert(pos, self.seat, card)
        else:
            self.lay(pos, played.plays_as, True)

    def spend(self, pos: PunicWar, verb: int, kind: int) -> None:
        """A battle card leaves the hand; one that lies open goes first."""
        board, duel = pos.board, pos.fought().duel
        card = kind if verb == PLAY else board.reserve if verb == RESERVE else board.probe
        if verb == PROBE:
            duel.probed = True
        duel.hands[self.seat][card] -= 1
        if duel.open[self.seat][card] > 0:
            duel.open[self.seat][card] -= 1

    def by_itself(self, pos: PunicWar) -> bool:
        """Who has nothing to choose is asked all the same if silence is to tell nothing."""
        return not pos.option(ALWAYS_ASK)

    def lay(self, pos: PunicWar, kind: int, cavalry: bool) -> None:
        """14.6 A card is on the table."""
        raise NotImplementedError

    def show(self, pos: PunicWar, event: str, kind: int) -> None:
        duel = pos.fought().duel
        pos.barrier += 1
        duel.last[self.seat] = kind
        duel.played.append([self.seat, kind])
        if pos.events is not None:
            args = {"side": SIDES[self.seat], "battle_card": pos.board.battle_card_id[kind]}
            pos.emit(event, "14.6", args)


class Attack(CardStep):
    """14.6 The attacker plays a card; 16.1.1 or tries to withdraw; 14.10.2 or has none, and has lost."""

    stage: ClassVar[Stage] = "attack"

    def takes(self, pos: PunicWar, kind: int) -> bool:
        return True

    def withdraw_refusal(self, pos: PunicWar) -> Refusal | None:
        """16.1.1, 16.1.4 An army with a general can withdraw if there is a place, any number of times.

        It gives up the chance to play a card, and so must have one.
        """
        if commander(pos, self.seat) < 0:
            return LEADERLESS
        substitutes = bits(pos.hands[self.seat]) & pos.board.battle_substitutes[self.seat]
        if pos.fought().duel.count(self.seat) == 0 and substitutes == 0:
            return NO_CARD_TO_GIVE_UP
        return None if pos.withdrawal_places(self.seat) else NO_WAY_OUT

    def candidates(self, pos: PunicWar, seat: int) -> list[int]:
        return [*self.counters(pos), A_WITHDRAW, *self.cards(pos), A_CONCEDE]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == PLAY or verb == RESERVE or verb == PROBE:
            return self.card_refusal(pos, verb, operand)
        if verb == COUNTER:
            return self.counter_refusal(pos, operand)
        if verb == CONCEDE and pos.fought().duel.count(seat) == 0:
            return None
        return self.withdraw_refusal(pos) if verb == WITHDRAW else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        if verb == COUNTER:
            self.counter(pos, operand)
        elif verb == WITHDRAW:
            pos.steps[-1] = WithdrawalRoll(seat)
            throw(pos, seat)
        elif verb == CONCEDE:
            win(pos, 1 - seat, "14.10.2")
        else:
            self.spend(pos, verb, operand)
            self.lay(pos, operand, False)

    def lay(self, pos: PunicWar, kind: int, cavalry: bool) -> None:
        self.show(pos, "attacked", kind)
        pos.fought().duel.card = kind
        pos.steps[-1] = Match(1 - self.seat, cavalry)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-attack", self.asked(pos)


class LastAttack(Attack):
    """14.10.2, 25 An attacker without battle cards goes on with a strategy card, or has lost."""

    def by_itself(self, pos: PunicWar) -> bool:
        return False


class Match(CardStep):
    """14.7 The defender matches the card, or has lost (14.10.1)."""

    stage: ClassVar[Stage] = "match"

    def __init__(self, seat: int, cavalry: bool) -> None:
        super().__init__(seat)
        self.cavalry = cavalry  # 25 it is Maharbal's Cavalry

    def takes(self, pos: PunicWar, kind: int) -> bool:
        return pos.fought().duel.card == kind

    def candidates(self, pos: PunicWar, seat: int) -> list[int]:
        return [*self.counters(pos), *self.cards(pos), A_CONCEDE]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == PLAY or verb == RESERVE or verb == PROBE:
            return self.card_refusal(pos, verb, operand) if self.takes(pos, operand) else NO_MATCH
        if verb == COUNTER:
            return self.counter_refusal(pos, operand)
        return None if verb == CONCEDE else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        if verb == COUNTER:
            self.counter(pos, operand)
        elif verb == CONCEDE:
            duel = pos.fought().duel
            duel.round += 1
            win(pos, duel.attacker, "14.10.1")
        else:
            self.spend(pos, verb, operand)
            self.lay(pos, operand, False)

    def lay(self, pos: PunicWar, kind: int, cavalry: bool) -> None:
        """14.8 Matched: the defender's general may counter-attack.

        14.8.2 A Double Envelopment that was matched gives the initiative away, but not Maharbal's.
        """
        self.show(pos, "matched", kind)
        duel = pos.fought().duel
        duel.round += 1
        given = pos.board.initiative[duel.card] and not self.cavalry
        pos.steps.pop()
        if given:
            pos.steps.append(Seize(self.seat, "14.8.2"))
        elif commander(pos, self.seat) >= 0:
            pos.steps.append(CounterAttack(self.seat))

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        card = pos.board.battle_card_id[pos.fought().duel.card]
        return "prompt-match", {**self.asked(pos), "battle_card": card}


# -- 14.8 counter-attacks, 16.1.3 the initiative -------------------------------------------------------------


class CounterAttack(RoundStep):
    """14.8 The defender may roll to attack from now on."""

    stage: ClassVar[Stage] = "counterattack"

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_ROLL, A_PASS]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == ROLL or verb == PASS else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == ROLL:
            pos.steps.append(CounterAttackRoll(seat))
            throw(pos, seat)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-counterattack", self.asked(pos)


class CounterAttackRoll(RoundStep):
    """14.8, 14.8.1 A roll of the battle rating or less takes the initiative; 25 good ground helps once."""

    stage: ClassVar[Stage] = "counterattack"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        battle, side = pos.fought(), self.seat
        needed = counter_rating(pos, side)
        modifier = 0
        if battle.ground:
            modifier = sum([card.first_counterattack for card in cards_played(pos, side)])
        if modifier:
            battle.ground = False
        success = pos.die + modifier <= needed
        tell_roll(pos, "counterattack-roll", "14.8.1", side, needed, success)
        if success:
            battle.duel.attacker = side
        return True


class Seize(RoundStep):
    """14.8.2, 16.1.3 The defender may attack from now on, without a roll."""

    stage: ClassVar[Stage] = "counterattack"

    def __init__(self, seat: int, paragraph: str) -> None:
        super().__init__(seat)
        self.paragraph = paragraph

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_SEIZE, A_PASS]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == SEIZE or verb == PASS else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == SEIZE:
            pos.fought().duel.attacker = seat
            if pos.events is not None:
                pos.emit("initiative", self.paragraph, {"side": SIDES[seat]})

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-initiative", self.asked(pos)


class SeizeAfterWithdrawal(Seize):
    """16.1.3 A withdrawal that failed or was prevented gives the initiative away."""

    stage: ClassVar[Stage] = "withdrawal"


def tell_roll(pos: PunicWar, kind: str, rule: str, side: int, needed: int, success: bool) -> None:
    if pos.events is not None:
        args = {
            "side": SIDES[side],
            "general": pos.board.general_id[commander(pos, side)],
            "rolls": [pos.die],
            "rating": needed,
            "success": "yes" if success else "no",
        }
        pos.emit(kind, rule, args)


# -- 16.1 withdrawal -----------------------------------------------------------------------------------------


class WithdrawalRoll(RoundStep):
    """16.1.1 A roll of the battle rating or less; 16.1.2 the defender may try to prevent it."""

    stage: ClassVar[Stage] = "withdrawal"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        needed = withdrawal_rating(pos, self.seat)
        success = pos.die <= needed
        tell_roll(pos, "withdrawal-roll", "16.1.1", self.seat, needed, success)
        foe = 1 - self.seat
        if commander(pos, foe) >= 0:
            pos.steps.append(Prevent(foe) if success else SeizeAfterWithdrawal(foe, "16.1.3"))
        elif success:
            withdraw(pos)
        return True


class Prevent(RoundStep):
    """16.1.2 The defender may roll to keep the enemy in the battle."""

    stage: ClassVar[Stage] = "withdrawal"

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_ROLL, A_PASS]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == ROLL or verb == PASS else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == ROLL:
            pos.steps.append(PreventionRoll(seat))
            throw(pos, seat)
        else:
            withdraw(pos)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-prevent", self.asked(pos)


class PreventionRoll(RoundStep):
    """16.1.2, 16.1.3 A roll of the battle rating or less keeps the enemy in the battle."""

    stage: ClassVar[Stage] = "withdrawal"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        needed = rating(pos, self.seat)
        success = pos.die <= needed
        tell_roll(pos, "prevention-roll", "16.1.2", self.seat, needed, success)
        if success:
            pos.steps.append(SeizeAfterWithdrawal(self.seat, "16.1.3"))
        else:
            withdraw(pos)
        return True
