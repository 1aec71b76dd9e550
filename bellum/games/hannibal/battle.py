"""14 Battles as a duel of cards, 16 withdrawal, 17 elephants, 18.2 change of command."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import (
    A_CHARGE,
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
    A_SORTIE,
    A_WITHDRAW,
    CHARGE,
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
    SORTIE,
    WITHDRAW,
)
from .army import elephants_at, no_groups, store
from .attrition import Losses, losses, takes_elephant
from .board import (
    ALL_LOST,
    CARTHAGE,
    CONSUL,
    DICTATOR,
    NOBODY,
    PROCONSUL,
    ROME,
)
from .command import ask_commander
from .kinds import SIDES
from .options import FALLEN
from .politics import consequences
from .position import SPENT, PunicWar, bits
from .windows import (
    COUNTER_NOT_IN_HAND,
    NOT_A_COUNTER,
    NOT_THIS_WINDOW,
    ask,
    fitting,
    open_window,
    play_counter,
    throw,
)

NO_SUCH_CARD: Final = Refusal("14.6", "no-such-battle-card")
NO_MATCH: Final = Refusal("14.7", "no-match")
NO_RESERVE: Final = Refusal("14.9", "no-reserve")
NO_PROBE: Final = Refusal("24.1", "no-probe")
CANNOT_WITHDRAW: Final = Refusal("16.1.1", "cannot-withdraw")
NOT_YOUR_COUNTER: Final = Refusal("8.4", "not-your-counter")
NO_CARD_TO_TAKE: Final = Refusal("25", "no-card-to-take")
NOT_OPEN: Final = Refusal("25", "not-open")
ALL_OPEN: Final = Refusal("25", "all-open")

# Stages of a battle.
RELIEF: Final = 0
COMMAND: Final = 1
CHANGE: Final = 2
ATTACKER_CARDS: Final = 3
ATTACKER_CARD: Final = 4
DEFENDER_CARDS: Final = 5
DEFENDER_CARD: Final = 6
ELEPHANTS: Final = 7
DEAL: Final = 8
ROUND: Final = 9
DESERTION: Final = 10
ATTACK: Final = 11
MATCH: Final = 12
COUNTERATTACK: Final = 13
COUNTERED: Final = 14
CLAIMING: Final = 15
WITHDRAWAL: Final = 16
PREVENT: Final = 17
PREVENTED: Final = 18
INITIATIVE: Final = 19
CASUALTIES: Final = 20
CASUALTY_ROLL: Final = 21
RETREAT_DIE: Final = 22
RETREAT_ROLL: Final = 23
FLIGHT: Final = 24
CONSEQUENCES: Final = 25
OVER: Final = 26
Stage = Literal[
    "preparation", "deal", "round", "attack", "match", "counterattack", "claim", "withdrawal", "end"
]
PREPARATION: Final[list[Stage]] = ["preparation"] * 8
ROUNDS: Final[list[Stage]] = [
    "deal",
    "round",
    "round",
    "attack",
    "match",
    "counterattack",
    "counterattack",
    "claim",
]
WITHDRAWING: Final[list[Stage]] = ["withdrawal"] * 4
ENDING: Final[list[Stage]] = ["end"] * 7
STAGE_NAMES: Final[list[Stage]] = PREPARATION + ROUNDS + WITHDRAWING + ENDING

ASKING: Final = (ATTACK, MATCH, COUNTERATTACK, CLAIMING, PREVENT, INITIATIVE)


def start_battle(
    pos: PunicWar, space: int, active: int, came: int, via: int, count: int, beasts: int, sallied: list[int]
) -> None:
    """14 Battle begins; ``count`` CUs with ``beasts`` elephants among them come out of the walls."""
    board = pos.board
    battle = Battle(space, active, came, via)
    none = [0] * board.battle_cards
    battle.hands = [none[:], none[:]]
    battle.open = [none[:], none[:]]
    battle.deck = board.battle_deck[:]
    battle.sortie = [count, beasts]
    battle.sallied = sallied[:]
    pos.steps.append(battle)
    if pos.events is not None:
        args = {
            "side": SIDES[active],
            "space": board.space_id[space],
            "attackers": pos.cus[active][space],
            "defenders": pos.cus[1 - active][space],
        }
        pos.emit("battle", "14.5", args)


def current_battle(pos: PunicWar) -> Battle | None:
    """The battle being fought, if there is one."""
    for i in range(len(pos.steps) - 1, -1, -1):
        step = pos.steps[i]
        if isinstance(step, Battle):
            return step
    return None


class Battle(Step[PunicWar]):
    """14.5 to 14.14 One land battle from its preparation to its consequences."""

    rule: ClassVar[str] = "14.6"

    def __init__(
        self,
        space: int,
        active: int,
        came: int,
        via: int,
        stage: int = RELIEF,
        attacker: int = NOBODY,
        round: int = 0,
        hands: list[list[int]] | None = None,
        open: list[list[int]] | None = None,
        deck: list[int] | None = None,
        card: int = NOBODY,
        cavalry: bool = False,
        last: list[int] | None = None,
        played: list[list[int]] | None = None,
        probed: bool = False,
        sizes: list[int] | None = None,
        lost: int = 0,
        sortie: list[int] | None = None,
        sallied: list[int] | None = None,
        interception: bool = False,
        interceptors: list[int] | None = None,
        failed_avoidance: bool = False,
        cards: list[list[int]] | None = None,
        winner: int = NOBODY,
        withdrawn: bool = False,
        back_to: int = NOBODY,
        charge: list[int] | None = None,
        ground: bool = False,
    ) -> None:
        self.space = space
        self.active = active  # who began it as attacker
        self.came = came  # the place from which the active army entered
        self.via = via
        self.stage = stage
        self.attacker = active if attacker < 0 else attacker  # who attacks in this round
        self.round = round  # rounds so far
        self.hands: list[list[int]] = [[], []] if hands is None else [hands[0][:], hands[1][:]]
        self.open: list[list[int]] = [[], []] if open is None else [open[0][:], open[1][:]]
        self.deck: list[int] = [] if deck is None else deck[:]
        self.card = card  # the card to be matched, as the type that it stands for
        self.cavalry = cavalry  # 25 it is Maharbal's Cavalry
        self.last = [NOBODY, NOBODY] if last is None else last[:]  # each side's last card
        self.played: list[list[int]] = [] if played is None else [pair[:] for pair in played]
        self.probed = probed  # 24 Hannibal's Probe is used up
        self.sizes = [0, 0] if sizes is None else sizes[:]
        self.lost = lost  # CUs that the loser has lost
        self.sortie = [0, 0] if sortie is None else sortie[:]
        self.sallied: list[int] = [] if sallied is None else sallied[:]
        self.interception = interception
        self.interceptors: list[int] = [] if interceptors is None else interceptors[:]
        self.failed_avoidance = failed_avoidance
        self.cards: list[list[int]] = [] if cards is None else [pair[:] for pair in cards]
        self.winner = winner
        self.withdrawn = withdrawn
        self.back_to = back_to  # the stage to which a claim returns
        self.charge = [0, 0] if charge is None else charge[:]  # battle cards each side loses to elephants
        self.ground = ground  # 25 Favourable Ground still helps a counter-attack

    def clone(self) -> Battle:
        return Battle(
            self.space,
            self.active,
            self.came,
            self.via,
            self.stage,
            self.attacker,
            self.round,
            self.hands,
            self.open,
            self.deck,
            self.card,
            self.cavalry,
            self.last,
            self.played,
            self.probed,
            self.sizes,
            self.lost,
            self.sortie,
            self.sallied,
            self.interception,
            self.interceptors,
            self.failed_avoidance,
            self.cards,
            self.winner,
            self.withdrawn,
            self.back_to,
            self.charge,
            self.ground,
        )

    # -- the two sides -----------------------------------------------------------------------------------

    def commander(self, pos: PunicWar, side: int) -> int:
        return pos.commander(side, self.space)

    def rating(self, pos: PunicWar, side: int) -> int:
        """14.1 The commander's battle rating, 0 without one; 25 an ambush raises it."""
        board = pos.board
        general = self.commander(pos, side)
        if general < 0:
            return 0
        return board.battle[general] + self.cards_rating(pos, side)

    def cards_rating(self, pos: PunicWar, side: int) -> int:
        """25 What the strategy cards that a side has played for this battle add to its battle rating."""
        return sum(pos.board.deck[card].battle_rating for player, card in self.cards if player == side)

    def allies(self, pos: PunicWar, side: int) -> int:
        """14.2, 14.3 Cards for provinces that a side controls now, where they are available.

        14.2.1 to 14.2.3 Control counts at the start of the battle, each province so many cards.
        14.2.3.1, 14.2.3.2 Provinces of Africa, Iberia, Italia and Sicilia help in their whole region.
        14.2.3.3 Independent provinces help only at home.
        14.3.1, 14.3.2 Only a general has allies, and Rome at most 2 cards in Italia. Allies may desert (25).
        """
        board = pos.board
        if self.commander(pos, side) < 0:
            return 0
        home = board.province_of[self.space]
        region = board.province_region[home]
        deserting = 0
        for player, card in self.cards:
            if player != side:
                deserting |= board.deck[card].deserting
        cards = 0
        for province in range(board.provinces):
            if province != home and (region < 0 or board.province_region[province] != region):
                continue
            if pos.holder(province) == side and not deserting >> province & 1:
                cards += board.allies[province]
        return min(cards, board.roman_allies) if side == ROME and region == board.homeland[ROME] else cards

    def hand_size(self, pos: PunicWar, side: int) -> int:
        """14.1 How many battle cards a side is dealt, at most 20."""
        board = pos.board
        cards = (
            board.cards_per_unit * pos.cus[side][self.space] + self.rating(pos, side) + self.allies(pos, side)
        )
        if side != self.active:
            if self.interception:
                cards += board.interception_cards
            if self.failed_avoidance:
                cards += board.failed_avoidance_cards
        if side == CARTHAGE and pos.tribe[self.space] and pos.control[self.space] == CARTHAGE:
            cards += board.friendly_tribe_cards  # 20.8
        if side == ROME and board.province_of[self.space] == board.militia_province:
            cards += board.militia_cards  # 14.4 the militia
        for player, card in self.cards:
            if player == side:
                cards += board.deck[card].battle_cards
        return max(0, min(cards, board.hand_limit))

    def window_cards(self, pos: PunicWar, side: int) -> int:
        """14.5.2, 14.5.3 The strategy cards that a side may play before the battle."""
        mask = fitting(pos, side, "battle", self.space)
        for player, card in self.cards:
            if player == side:
                mask &= ~(1 << card)
        return mask

    # -- the sequence --------------------------------------------------------------------------------------

    def resolve(self, pos: PunicWar) -> bool:
        board = pos.board
        stage = self.stage
        if stage in ASKING:
            return False
        self.stage = stage + 1
        if stage == RELIEF:
            if pos.cus[self.active][self.space + board.walls] > 0 and not self.sallied:
                pos.steps.append(Relief(self.active, self.space))
        elif stage == COMMAND:
            if self.sallied and self.sortie[0] < pos.cus[self.active][self.space]:
                ask_commander(pos, self.active, self.space)
        elif stage == CHANGE:
            self.sizes = [pos.cus[side][self.space] for side in range(2)]
            self.change_of_command(pos)
        elif stage == ATTACKER_CARDS:
            ask(pos, self.active, self.window_cards(pos, self.active), "battle", "14.5.2")
        elif stage == ATTACKER_CARD:
            if self.strategy_card(pos, self.active):
                self.stage = ATTACKER_CARDS
        elif stage == DEFENDER_CARDS:
            ask(pos, 1 - self.active, self.window_cards(pos, 1 - self.active), "battle", "14.5.3")
        elif stage == DEFENDER_CARD:
            if self.strategy_card(pos, 1 - self.active):
                self.stage = DEFENDER_CARDS
        elif stage == ELEPHANTS:
            if elephants_at(pos, CARTHAGE, self.space) > 0:
                pos.steps.append(Charge(self.space, 0))
        elif stage == DEAL:
            self.deal(pos)
        elif stage == ROUND:
            self.begin_round(pos)
        elif stage == DESERTION:
            answer = pos.answer
            if answer >= 0:
                pos.answer = NOBODY
                self.desert(pos, 1 - self.attacker, answer, ATTACK)
        else:
            self.conclude(pos, stage)
        return True

    def conclude(self, pos: PunicWar, stage: int) -> None:
        """What follows throws of dice, and the end of the battle."""
        if stage == COUNTERED:
            self.counterattacked(pos)
        elif stage == WITHDRAWAL:
            self.withdrawal_rolled(pos)
        elif stage == PREVENTED:
            self.prevention_rolled(pos)
        elif stage == CASUALTIES:
            if self.round == 0 and self.withdrawn:
                self.stage = FLIGHT
            else:
                throw(pos, self.winner)
        elif stage == CASUALTY_ROLL:
            self.casualties(pos)
        elif stage == RETREAT_DIE:
            self.fall(pos)
            if self.withdrawn or pos.cus[1 - self.winner][self.space] == 0:
                self.stage = FLIGHT
            else:
                throw(pos, self.winner)
        elif stage == RETREAT_ROLL:
            self.retreat_losses(pos)
        elif stage == FLIGHT:
            self.flight(pos)
        elif stage == CONSEQUENCES:
            if not self.withdrawn:
                # 3.9 Half is rounded down.
                consequences(pos, 1 - self.winner, self.lost // 2, "14.13")
        else:
            self.finish(pos)

    def change_of_command(self, pos: PunicWar) -> None:
        """14.5.1, 18.2 With both consuls in the army the command may change; a dictator always commands (25).

        18.2.2, 18.2.3 If Rome attacks, Carthage may roll; if Rome is attacked, it must be rolled.
        """
        generals = pos.generals_at(ROME, self.space)
        if sum(1 for g in generals if pos.office[g] == CONSUL) < 2:
            return
        if any(pos.office[g] == DICTATOR for g in generals):
            return
        pos.steps.append(ChangeOfCommand(self.space, self.active == CARTHAGE, 0))

    def strategy_card(self, pos: PunicWar, side: int) -> bool:
        """14.5.2, 14.5.3 A strategy card was played for this battle; another may follow."""
        if pos.answer < 0:
            return False
        self.cards.append([side, pos.answer])
        if pos.board.deck[pos.answer].first_counterattack:
            self.ground = True
        pos.answer = NOBODY
        return True

    # -- 14.5.5 the deal -----------------------------------------------------------------------------------

    def draw(self, pos: PunicWar, source: list[int]) -> int:
        """A random card out of some, by type."""
        board = pos.board
        at = pos.dice.below(sum(source))
        for kind in range(board.battle_cards):
            at -= source[kind]
            if at < 0:
                source[kind] -= 1
                return kind
        raise ValueError("no battle card is left")

    def deal(self, pos: PunicWar) -> None:
        """14.5.5 Deal, take what elephants cost, lay open what a spy saw.

        14.1 all 48 cards are shuffled anew.
        """
        board = pos.board
        pos.barrier += 1
        dealt = [self.hand_size(pos, side) for side in range(2)]
        for side in range(2):
            for _ in range(dealt[side]):
                self.hands[side][self.draw(pos, self.deck)] += 1
        if pos.events is not None:
            pos.emit("dealt", "14.5.5", {"rome": dealt[ROME], "carthage": dealt[CARTHAGE]})
        for side in range(2):
            gone = [self.draw(pos, self.hands[side]) for _ in range(min(self.charge[side], dealt[side]))]
            if gone and pos.events is not None:
                args = {"side": SIDES[side], "battle_cards": [board.battle_card_id[kind] for kind in gone]}
                pos.emit("cards-lost", "17.4", args)
        for side in range(2):
            if any(board.deck[card].opens_hand for player, card in self.cards if player != side):
                hidden = self.hands[side][:]
                for _ in range(sum(hidden) // 2):
                    self.open[side][self.draw(pos, hidden)] += 1
                if pos.events is not None and sum(self.open[side]) > 0:
                    shown = [
                        board.battle_card_id[k]
                        for k in range(board.battle_cards)
                        for _ in range(self.open[side][k])
                    ]
                    pos.emit("spied", "25", {"side": SIDES[side], "battle_cards": shown})

    # -- 14.6 rounds ---------------------------------------------------------------------------------------

    def count(self, side: int) -> int:
        return sum(self.hands[side])

    def begin_round(self, pos: PunicWar) -> None:
        """14.10.2 An attacker without cards at the start of a round has lost.

        25 Before that Maharbal may ride, and an ally desert.
        """
        self.card = NOBODY
        self.cavalry = False
        if not self.out_of_cards(pos) and self.count(self.attacker) > 0:
            open_window(pos, 1 - self.attacker, "fighting", self.space, "desertion", "25")

    def out_of_cards(self, pos: PunicWar) -> bool:
        """14.10.2 Whether the attacker has nothing to attack with, and so has lost."""
        attacker = self.attacker
        substitutes = pos.board.battle_substitutes[attacker]
        if self.count(attacker) > 0 or bits(pos.hands[attacker]) & substitutes:
            return False
        pos.lacks[attacker] |= substitutes
        self.end(pos, 1 - attacker, "14.10.2")
        return True

    def desert(self, pos: PunicWar, side: int, card: int, back_to: int) -> None:
        """25 Ally Deserts: a card of the enemy's joins this side's hand, open to both.

        A card that lies open may be chosen instead of one by chance.
        """
        self.cards.append([side, card])
        foe = 1 - side
        if sum(self.open[foe]) > 0:
            self.stage = CLAIMING
            self.back_to = back_to
            return
        self.stage = back_to
        self.take_card(pos, side, self.draw_hidden(pos, foe))

    def draw_hidden(self, pos: PunicWar, side: int) -> int:
        """A random card of a hand among those that do not lie open."""
        board = pos.board
        hidden = [self.hands[side][k] - self.open[side][k] for k in range(board.battle_cards)]
        if sum(hidden) == 0:
            hidden = self.hands[side][:]
        pos.barrier += 1
        return self.draw(pos, hidden)

    def take_card(self, pos: PunicWar, side: int, kind: int) -> None:
        foe = 1 - side
        self.hands[foe][kind] -= 1
        self.open[foe][kind] = min(self.open[foe][kind], self.hands[foe][kind])
        self.hands[side][kind] += 1
        self.open[side][kind] += 1
        if pos.events is not None:
            pos.emit("deserted", "25", {"side": SIDES[foe], "battle_card": pos.board.battle_card_id[kind]})
        if self.stage == ATTACK and foe == self.attacker:
            self.out_of_cards(pos)

    def owner(self) -> int:
        if self.stage == ATTACK:
            return self.attacker
        if self.stage == CLAIMING:
            return self.cards[-1][0]
        return 1 - self.attacker

    def owners(self, pos: PunicWar) -> int:
        return 1 << self.owner()

    def may_probe(self, pos: PunicWar, side: int) -> bool:
        """24 Once in a battle that Hannibal commands a Probe is played as another card."""
        general = self.commander(pos, side)
        if self.probed or general < 0 or self.hands[side][pos.board.probe] == 0:
            return False
        return bool(pos.board.probe_as[general])

    def card_refusal(self, pos: PunicWar, side: int, verb: int, kind: int) -> Refusal | None:
        """14.6, 14.7, 14.9 Whether a battle card can be played as that type now."""
        board = pos.board
        if self.stage == MATCH and kind != self.card:
            return NO_MATCH
        if verb == PLAY:
            return None if self.hands[side][kind] > 0 else NO_SUCH_CARD
        if verb == RESERVE:
            return None if self.hands[side][board.reserve] > 0 else NO_RESERVE
        if not self.may_probe(pos, side):
            return NO_PROBE
        return None if kind in board.probe_as[self.commander(pos, side)] else NO_PROBE

    def counter_refusal(self, pos: PunicWar, side: int, card: int) -> Refusal | None:
        """25 Why a strategy card cannot be played in place of a battle card, or to take one."""
        if card not in pos.hands[side]:
            return COUNTER_NOT_IN_HAND
        played = pos.board.deck[card]
        if not played.belongs(side):
            return NOT_YOUR_COUNTER
        if played.plays_as >= 0:
            return None if self.stage == ATTACK or self.card == played.plays_as else NO_MATCH
        if played.takes_card:
            return None if self.count(1 - side) > 0 else NO_CARD_TO_TAKE
        return NOT_THIS_WINDOW if played.counter else NOT_A_COUNTER

    def withdraw_refusal(self, pos: PunicWar) -> Refusal | None:
        """16.1.1, 16.1.4 An army with a general can withdraw if there is a place, any number of times."""
        side = self.attacker
        if self.stage != ATTACK or self.commander(pos, side) < 0:
            return CANNOT_WITHDRAW
        return None if pos.withdrawal_places(side) else CANNOT_WITHDRAW

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        board = pos.board
        stage = self.stage
        if stage == CLAIMING:
            foe = 1 - seat
            out = [A_CLAIM + k for k in range(board.battle_cards) if self.open[foe][k] > 0]
            return [*out, A_DRAW] if self.count(foe) > sum(self.open[foe]) else out
        if stage == PREVENT or (stage == COUNTERATTACK and not self.automatic_initiative(pos)):
            return [A_ROLL, A_PASS]
        if stage == COUNTERATTACK or stage == INITIATIVE:
            return [A_SEIZE, A_PASS]
        out = []
        for card in sorted(pos.hands[seat]):
            if self.counter_refusal(pos, seat, card) is None:
                out.append(A_COUNTER + card)
        if self.withdraw_refusal(pos) is None:
            out.append(A_WITHDRAW)
        for verb, base in ((PLAY, A_PLAY), (RESERVE, A_RESERVE), (PROBE, A_PROBE)):
            for kind in range(board.types):
                if self.card_refusal(pos, seat, verb, kind) is None:
                    out.append(base + kind)
        if stage == MATCH:
            out.append(A_CONCEDE)
        return out

    def automatic_initiative(self, pos: PunicWar) -> bool:
        """14.8.2 A Double Envelopment that was matched gives the initiative away, but not Maharbal's."""
        return self.card >= 0 and pos.board.initiative[self.card] and not self.cavalry

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        stage = self.stage
        if stage == CLAIMING:
            foe = 1 - seat
            if verb == CLAIM:
                return None if self.open[foe][operand] > 0 else NOT_OPEN
            hidden = self.count(foe) - sum(self.open[foe])
            if verb == DRAW:
                return None if hidden > 0 else ALL_OPEN
            return pos.not_now(verb)
        if stage == ATTACK or stage == MATCH:
            if verb in (PLAY, RESERVE, PROBE):
                return self.card_refusal(pos, seat, verb, operand)
            if verb == COUNTER:
                return self.counter_refusal(pos, seat, operand)
            if verb == WITHDRAW:
                return self.withdraw_refusal(pos)
            return None if verb == CONCEDE and stage == MATCH else pos.not_now(verb)
        if verb == PASS:
            return None
        rolls = stage == PREVENT or (stage == COUNTERATTACK and not self.automatic_initiative(pos))
        return None if verb == (ROLL if rolls else SEIZE) else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        board = pos.board
        stage = self.stage
        if stage == CLAIMING:
            self.stage = self.back_to
            if verb == CLAIM:
                self.take_card(pos, seat, operand)
            else:
                self.take_card(pos, seat, self.draw_hidden(pos, 1 - seat))
        elif verb == COUNTER:
            play_counter(pos, seat, operand, "25")
            pos.answer = NOBODY
            if board.deck[operand].takes_card:
                self.desert(pos, seat, operand, stage)
            else:
                self.put_card(pos, seat, board.deck[operand].plays_as, True)
        elif verb == WITHDRAW:
            self.stage = WITHDRAWAL
            throw(pos, seat)
        elif verb == CONCEDE:
            self.round += 1
            self.end(pos, self.attacker, "14.10.1")
        elif stage == ATTACK or stage == MATCH:
            self.spend_card(pos, seat, verb, operand)
            self.put_card(pos, seat, operand, False)
        elif verb == SEIZE:
            self.take_initiative(pos, "14.8.2" if stage == COUNTERATTACK else "16.1.3")
        elif verb == PASS:
            self.pass_by(pos)
        else:
            self.stage = COUNTERED if stage == COUNTERATTACK else PREVENTED
            throw(pos, seat)

    def spend_card(self, pos: PunicWar, side: int, verb: int, kind: int) -> None:
        """A battle card leaves the hand; one that lies open goes first."""
        board = pos.board
        card = kind if verb == PLAY else board.reserve if verb == RESERVE else board.probe
        if verb == PROBE:
            self.probed = True
        self.hands[side][card] -= 1
        if self.open[side][card] > 0:
            self.open[side][card] -= 1

    def put_card(self, pos: PunicWar, side: int, kind: int, cavalry: bool) -> None:
        """14.6 A card is on the table: to be matched, or matching."""
        pos.barrier += 1
        self.last[side] = kind
        self.played.append([side, kind])
        if pos.events is not None:
            name = "attacked" if self.stage == ATTACK else "matched"
            pos.emit(name, "14.6", {"side": SIDES[side], "battle_card": pos.board.battle_card_id[kind]})
        if self.stage == ATTACK:
            self.card = kind
            self.cavalry = cavalry
            self.stage = MATCH
            return
        self.round += 1
        if self.automatic_initiative(pos) or self.commander(pos, side) >= 0:
            self.stage = COUNTERATTACK
        else:
            self.stage = ROUND

    def counter_rating(self, pos: PunicWar, side: int) -> int:
        """14.8.1 The die that counter-attacks; 24.1 some generals do it better."""
        board = pos.board
        general = self.commander(pos, side)
        special = (
            board.counter_as_attacker[general] if side == self.active else board.counter_as_defender[general]
        )
        return special + self.cards_rating(pos, side) if special else self.rating(pos, side)

    def counterattacked(self, pos: PunicWar) -> None:
        """14.8, 14.8.1 A roll of the battle rating or less takes the initiative."""
        side = 1 - self.attacker
        rating = self.counter_rating(pos, side)
        modifier = 0
        if self.ground:
            modifier = sum(
                pos.board.deck[card].first_counterattack for who, card in self.cards if who == side
            )
        self.ground = self.ground and modifier == 0
        success = pos.die + modifier <= rating
        self.tell_roll(pos, "counterattack-roll", "14.8.1", side, rating, success)
        self.stage = ROUND
        if success:
            self.attacker = side

    def tell_roll(self, pos: PunicWar, kind: str, rule: str, side: int, rating: int, success: bool) -> None:
        if pos.events is not None:
            args = {
                "side": SIDES[side],
                "general": pos.board.general_id[self.commander(pos, side)],
                "rolls": [pos.die],
                "rating": rating,
                "success": "yes" if success else "no",
            }
            pos.emit(kind, rule, args)

    def take_initiative(self, pos: PunicWar, rule: str) -> None:
        """14.8.2, 16.1.3 The defender attacks from now on."""
        self.attacker = 1 - self.attacker
        self.stage = ROUND
        if pos.events is not None:
            pos.emit("initiative", rule, {"side": SIDES[self.attacker]})

    def pass_by(self, pos: PunicWar) -> None:
        """A counter-attack, the initiative or the prevention of a withdrawal is not wanted."""
        if self.stage == PREVENT:
            self.withdraw(pos)
        else:
            self.stage = ROUND

    # -- 16 withdrawal ---------------------------------------------------------------------------------------

    def withdrawal_rolled(self, pos: PunicWar) -> None:
        """16.1.1 A roll of the battle rating or less; 16.1.2 the defender may try to prevent it."""
        side = self.attacker
        rating = self.rating(pos, side)
        success = pos.die <= rating
        self.tell_roll(pos, "withdrawal-roll", "16.1.1", side, rating, success)
        if not success:
            self.stage = INITIATIVE if self.commander(pos, 1 - side) >= 0 else ROUND
        elif self.commander(pos, 1 - side) >= 0:
            self.stage = PREVENT
        else:
            self.withdraw(pos)

    def prevention_rolled(self, pos: PunicWar) -> None:
        """16.1.2, 16.1.3 A roll of the battle rating or less keeps the enemy in the battle."""
        side = 1 - self.attacker
        rating = self.rating(pos, side)
        success = pos.die <= rating
        self.tell_roll(pos, "prevention-roll", "16.1.2", side, rating, success)
        if success:
            self.stage = INITIATIVE
        else:
            self.withdraw(pos)

    def withdraw(self, pos: PunicWar) -> None:
        """16.2 to 16.2.3 The battle ends: casualties as usual, no retreat die, no consequences."""
        self.withdrawn = True
        self.winner = 1 - self.attacker
        self.stage = CASUALTIES

    # -- 14.10 to 14.13 the end ------------------------------------------------------------------------------

    def end(self, pos: PunicWar, winner: int, rule: str) -> None:
        """14.10 Somebody has won."""
        self.winner = winner
        self.stage = CASUALTIES
        pos.won[winner].append(self.space)
        if pos.events is not None:
            pos.emit("battle-won", rule, {"side": SIDES[winner], "space": pos.board.space_id[self.space]})

    def casualties(self, pos: PunicWar) -> None:
        """14.11 Both sides lose what the column of the rounds says; 17.2 from a 6 on an elephant."""
        lost = losses(pos.board, max(1, self.round), pos.die)
        if pos.events is not None:
            args = {
                "side": SIDES[self.winner],
                "rolls": [pos.die],
                "round": max(1, self.round),
                "count": lost,
            }
            pos.emit("casualties", "14.11.1", args)
        loser = 1 - self.winner
        self.lost += min(lost, pos.cus[loser][self.space])
        if lost:
            for side in (self.winner, loser):
                pos.steps.append(Losses(side, self.space, lost, takes_elephant(pos.board, pos.die)))

    def fall(self, pos: PunicWar) -> None:
        """26.2.2 With the option consuls and proconsuls fall with the last CU of their army, whoever won."""
        if pos.option(FALLEN) and pos.cus[ROME][self.space] == 0:
            for g in pos.generals_at(ROME, self.space):
                if pos.office[g] in (CONSUL, PROCONSUL):
                    pos.displace(g, "26.2.2", True)

    def retreat_losses(self, pos: PunicWar) -> None:
        """14.12 The retreat die, read from the last card; 14.12.1 the first CU lost is an elephant.

        14.12.2 If the attacker ran out of cards the defender's last card counts.
        """
        board = pos.board
        loser = 1 - self.winner
        card = self.last[self.winner] if self.last[self.winner] >= 0 else board.probe
        small = self.sizes[loser] <= board.small_up_to
        table = board.small_die[card] if small else board.large_die[card]
        lost = min(table[pos.die - 1], pos.cus[loser][self.space])
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
        self.lost += lost
        if lost and lost == pos.cus[loser][self.space]:
            beasts = elephants_at(pos, loser, self.space)
            pos.take_away(loser, self.space, lost, beasts)
            pos.displace_all(loser, self.space, "10.10", True)
        elif lost:
            pos.steps.append(Losses(loser, self.space, lost, 1))

    def flight(self, pos: PunicWar) -> None:
        """15, 16.2 The loser retreats, or the army that withdrew goes."""
        pos.begin_flight()

    def finish(self, pos: PunicWar) -> None:
        """The battle is over: 14.1 its cards are shuffled back."""
        pos.steps.pop()
        pos.lift_sieges()

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        board = pos.board
        side = self.owner()
        args: dict[str, Any] = {
            "side": SIDES[side],
            "space": board.space_id[self.space],
            "round": self.round + 1,
        }
        if self.stage == ATTACK:
            return "prompt-attack", args
        if self.stage == MATCH:
            return "prompt-match", {**args, "battle_card": board.battle_card_id[self.card]}
        if self.stage == CLAIMING:
            return "prompt-claim", args
        if self.stage == PREVENT:
            return "prompt-prevent", args
        if self.stage == COUNTERATTACK and not self.automatic_initiative(pos):
            return "prompt-counterattack", args
        return "prompt-initiative", args


class Relief(SeatStep[PunicWar]):
    """20.6 An army comes to the relief of a city: those inside may join the battle."""

    rule: ClassVar[str] = "20.6"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_SORTIE, A_PASS]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == SORTIE or verb == PASS else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        board = pos.board
        pos.steps.pop()
        if verb == PASS:
            return
        battle = current_battle(pos)
        assert battle is not None
        inside = self.space + board.walls
        count, beasts = pos.cus[seat][inside], elephants_at(pos, seat, inside)
        battle.sortie = [count, beasts]
        battle.sallied = pos.generals_at(seat, inside)
        pos.take_away(seat, inside, count, beasts)
        pos.add(seat, self.space, count, beasts)
        for g in battle.sallied:
            pos.at[g] = self.space
            pos.walked[g] = SPENT
        for tired, size in ((pos.fatigue, count - beasts), (pos.weary, beasts)):
            fought = no_groups()
            fought[SPENT] = size
            store(tired, self.space, fought)
        battle.sallied.append(board.generals)  # there was a sortie, with or without generals
        if pos.events is not None:
            pos.emit("sortie", "20.6", {"side": SIDES[seat], "space": board.space_id[self.space]})

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-relief", {"side": SIDES[self.seat], "space": pos.board.space_id[self.space]}


class ChangeOfCommand(Step[PunicWar]):
    """18.2, 18.2.4 With both consuls in the army, 4 to 6 on a die puts the other in command.

    18.2.1 Rome chose who commands by activating him.
    """

    rule: ClassVar[str] = "18.2"

    def __init__(self, space: int, must: bool, stage: int) -> None:
        self.space = space
        self.must = must
        self.stage = stage

    def clone(self) -> ChangeOfCommand:
        return ChangeOfCommand(self.space, self.must, self.stage)

    def owners(self, pos: PunicWar) -> int:
        return 1 << CARTHAGE

    def resolve(self, pos: PunicWar) -> bool:
        board = pos.board
        if self.stage == 0:
            if not self.must:
                return False
            self.stage = 1
            throw(pos, CARTHAGE)
            return True
        pos.steps.pop()
        changed = pos.die >= board.change_from
        if changed:
            old = pos.commander(ROME, self.space)
            other = [g for g in pos.generals_at(ROME, self.space) if pos.office[g] == CONSUL and g != old]
            pos.put_in_command(other[0])
        if pos.events is not None:
            args = {
                "side": SIDES[ROME],
                "general": board.general_id[pos.commander(ROME, self.space)],
                "rolls": [pos.die],
                "success": "yes" if changed else "no",
            }
            pos.emit("command-roll", "18.2.4", args)
        return True

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_ROLL, A_PASS]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == ROLL or verb == PASS else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        if verb == PASS:
            pos.steps.pop()
            return
        self.stage = 1
        throw(pos, CARTHAGE)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-change", {"side": SIDES[CARTHAGE], "space": pos.board.space_id[self.space]}


class Charge(Step[PunicWar]):
    """17.3, 14.5.4 Elephants may charge before the cards are dealt, unless Rome frightens them."""

    rule: ClassVar[str] = "17.3"

    def __init__(self, space: int, stage: int) -> None:
        self.space = space
        self.stage = stage

    def clone(self) -> Charge:
        return Charge(self.space, self.stage)

    def owners(self, pos: PunicWar) -> int:
        return 1 << CARTHAGE

    def resolve(self, pos: PunicWar) -> bool:
        board = pos.board
        stage = self.stage
        if stage == 0:
            return False
        self.stage = stage + 1
        battle = current_battle(pos)
        assert battle is not None
        if stage == 1:
            open_window(pos, ROME, "charge", self.space, "charge", "14.5.4")
        elif stage == 2:
            if pos.answer >= 0:
                battle.charge[CARTHAGE] = board.deck[pos.answer].discards
                battle.cards.append([ROME, pos.answer])
                pos.answer = NOBODY
                pos.steps.pop()
            else:
                throw(pos, CARTHAGE)
        else:
            pos.steps.pop()
            self.charged(pos, battle)
        return True

    def charged(self, pos: PunicWar, battle: Battle) -> None:
        """17.3.1 to 17.3.3 More than the Roman's rating, or than 1 without a general: the charge succeeds.

        17.4, 17.5 Rome loses a card for each elephant; a 1 is a rampage that costs Carthage one.
        """
        rating = max(1, battle.rating(pos, ROME))
        success = pos.die > rating
        if success:
            battle.charge[ROME] = elephants_at(pos, CARTHAGE, self.space)
        elif pos.die == 1:
            battle.charge[CARTHAGE] = pos.board.rampage_cards
        if pos.events is not None:
            word = "success" if success else "rampage" if pos.die == 1 else "failure"
            args = {"side": SIDES[CARTHAGE], "rolls": [pos.die], "rating": rating, "result": word}
            pos.emit("charge-roll", "17.3.1", args)

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_CHARGE, A_PASS]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == CHARGE or verb == PASS else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        if verb == PASS:
            pos.steps.pop()
        else:
            self.stage = 1

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-charge", {"side": SIDES[CARTHAGE], "space": pos.board.space_id[self.space]}
