"""25 The events of the strategy cards: when each can be played as the card of a round, and what it does."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import (
    A_DISCARD,
    A_DONE,
    A_GENERAL,
    A_PC,
    A_PLACE,
    A_PROVINCE,
    A_REMOVE,
    A_TARGET,
    DISCARD,
    DONE,
    GENERAL,
    PC,
    PLACE,
    PROVINCE,
    REMOVE,
    SHIFT,
    TARGET,
)
from .army import ordinary_at
from .attrition import Attrition
from .board import (
    CARTHAGE,
    CONSUL,
    DICTATOR,
    NOBODY,
    POOL,
    PROCONSUL,
    ROME,
    Board,
)
from .kinds import SIDES
from .operations import Activation, activation_refusal
from .options import MESSENGER_VARIANT
from .politics import RemovePCs, turn_city
from .position import (
    ARCHIMEDES,
    CATO_COUNSELS,
    CATO_ENDING,
    HANNO_COUNSELS,
    HANNO_ENDING,
    LATIN_COLONIES,
    MACEDON,
    NAVAL_VICTORY,
    TRUCE_ON,
    PunicWar,
)
from .units import place_units, receives, takes_units
from .windows import put_away, throw

NO_EFFECT: Final = Refusal("8.3", "no-effect")
ONLY_A_COUNTER: Final = Refusal("8.4", "only-a-counter")
NOT_FOR_THIS: Final = Refusal("8.3", "not-for-this-event")

REVOLTS: Final = (1, 2, 4)
AUXILIARIES: Final = (44, 45, 46, 47, 48)
VOLUNTEER_CARDS: Final = (44, 45, 46, 47, 48, 69, 81)
PC_CARDS: Final = (23, 24, 27, 35, 36, 76, 78)
TARGETS: Final = (7, 8, 17, 49, 51, 52, 53, 72, 75)
DONE_FREELY: Final = (23, 24, 74, 76, 78, 86)


def with_ops(board: Board, card: int) -> bool:
    """25 Whether an event works with the OPs of its card: it activates one general."""
    return board.when[card] == "activation"


def activations(board: Board, card: int) -> int:
    """10.11, 25 How many generals an event activates."""
    if board.campaign[card]:
        return board.campaign[card]
    if board.imperium[card]:
        return board.imperium[card]
    return 1 if board.march_rating[card] or with_ops(board, card) else 0


# -- what an event could do ----------------------------------------------------------------------------------


def possible(pos: PunicWar, seat: int, card: int) -> Refusal | None:
    """8.3 Whether the event would do anything now; 8.4 counter-events wait for their windows."""
    board = pos.board
    number = board.printed[card]
    if board.counter[card] and number not in (7, 8):
        return ONLY_A_COUNTER
    if activations(board, card):
        able = any(activation_refusal_now(pos, seat, g, card) is None for g in range(board.generals))
        return None if able else NO_EFFECT
    return None if useful(pos, seat, card, number) else NO_EFFECT


def activation_refusal_now(pos: PunicWar, seat: int, general: int, card: int) -> Refusal | None:
    """Whether a general could be activated by a card that is about to be played."""
    used, walked = pos.used, pos.walked
    pos.used = []
    pos.walked = [0] * pos.board.generals
    refusal = activation_refusal(pos, seat, general, card, True)
    pos.used = used
    pos.walked = walked
    return refusal


def useful(pos: PunicWar, seat: int, card: int, number: int) -> bool:
    """Whether an event that activates nobody would change anything."""
    board = pos.board
    foe = 1 - seat
    if number in REVOLTS:
        province = board.card_provinces[card][0]
        return pos.holder(province) == foe and bool(rebels(pos, foe, province))
    if number == 9:
        return True
    if number == 900:
        return pos.marked(MACEDON)
    if number == 12:
        return takes_units(pos, CARTHAGE, board.capital[CARTHAGE])
    if number == 21:
        return bool(mercenaries(pos))
    if number == 25:
        return held_in_italia(pos) >= 3 and pos.control[board.card_space[card]] == ROME
    if number == 26:
        return pos.control[board.card_space[card]] == ROME
    if number == 29:
        return not pos.marked(NAVAL_VICTORY)
    if number == 43:
        space = board.card_space[card]
        clear = pos.total(CARTHAGE, space) == 0 and pos.control[space] == ROME
        return held_in_italia(pos) >= 3 and clear
    if number in (55, 82):
        return bool(pos.hands[foe])
    if number == 56:
        return pos.holder(board.card_provinces[card][0]) == CARTHAGE and bool(pos.ordinary_pcs(ROME))
    if number == 57:
        return not pos.marked(HANNO_COUNSELS) or pos.marked(HANNO_ENDING)
    if number == 58:
        return not pos.marked(CATO_COUNSELS) or pos.marked(CATO_ENDING)
    if number == 64:
        return True
    if number == 65:
        return pos.control[board.card_space[card]] == CARTHAGE and not pos.marked(ARCHIMEDES)
    if number == 68:
        return pos.turn < pos.scenario.last_turn and not pos.marked(LATIN_COLONIES)
    if number == 71:
        return at_the_gates(pos) and any(
            board.region_of[s] in board.card_regions[card] for s in pos.ordinary_pcs(ROME)
        )
    step = Choice(seat, card, first_count(board, card), [])
    return any(action != A_DONE for action in step.options(pos))


def rebels(pos: PunicWar, side: int, province: int) -> list[int]:
    """Ordinary PCs of a side in a province that share their space with no CU of its."""
    return [s for s in pos.spaces_of(province) if pos.ordinary(s, side) and pos.total(side, s) == 0]


def mercenaries(pos: PunicWar) -> list[int]:
    """25 Mercenaries Desert: Carthaginian forces that are not at a Carthaginian city."""
    board = pos.board
    return [
        place
        for place in range(board.transit)
        if pos.cus[CARTHAGE][place] > 0
        and not (board.city[pos.space_at(place)] and pos.control[pos.space_at(place)] == CARTHAGE)
    ]


def held_in_italia(pos: PunicWar) -> int:
    """Provinces of Italia that Carthage controls."""
    board = pos.board
    return sum(
        1
        for p in range(board.provinces)
        if board.province_region[p] == board.homeland[ROME] and pos.holder(p) == CARTHAGE
    )


def at_the_gates(pos: PunicWar) -> bool:
    """25 Hannibal with 5 CUs at Roma or next to it."""
    board = pos.board
    if board.hannibal < 0 or pos.at[board.hannibal] < 0:
        return False
    space, roma = pos.space_of(board.hannibal), board.capital[ROME]
    return pos.cus[CARTHAGE][pos.at[board.hannibal]] >= 5 and (space == roma or space in board.ways[roma])


# -- what an event does --------------------------------------------------------------------------------------


def first_count(board: Board, card: int) -> int:
    """How many choices an event takes."""
    number = board.printed[card]
    if number == 74:
        return board.card_generals[card]
    if number in (80, 89, 91):
        return 2
    return board.card_pcs[card] if number in PC_CARDS or number in (70, 86) else 1


def carry_out(pos: PunicWar, seat: int, card: int) -> None:
    """8.3 The event takes effect."""
    board = pos.board
    number = board.printed[card]
    foe = 1 - seat
    if activations(board, card):
        pos.steps.append(Activation(seat, card, True, activations(board, card)))
    elif number in REVOLTS:
        revolt(pos, foe, board.card_provinces[card][0])
    elif number in (9, 900):
        philip(pos, number == 9)
    elif number == 12:
        beasts = min(board.card_cus[card], board.elephants - sum(pos.elephants))
        place_units(pos, CARTHAGE, board.capital[CARTHAGE], board.card_cus[card], beasts, "25")
    elif number == 21:
        pos.steps.append(Mercenaries(0, 0))
    elif number in (25, 26):
        turn_city(pos, board.card_space[card], CARTHAGE, "25")
    elif number == 43:
        space = board.card_space[card]
        place_units(pos, ROME, space, board.card_cus[card] + volunteers(pos, space), 0, "25")
    elif number == 55:
        messenger(pos, seat)
    elif number == 56:
        pos.steps.append(RemovePCs(CARTHAGE, ROME, board.card_pcs[card], NOBODY, "25"))
    elif number == 71:
        pos.steps.append(RemovePCs(ROME, ROME, board.card_pcs[card], board.card_regions[card][0], "25"))
    elif not raise_marker(pos, number):
        pos.steps.append(Choice(seat, card, first_count(board, card), []))


def raise_marker(pos: PunicWar, number: int) -> bool:
    """Events that do nothing but put a marker on the board."""
    marks = {
        29: NAVAL_VICTORY,
        57: HANNO_COUNSELS,
        58: CATO_COUNSELS,
        64: TRUCE_ON,
        65: ARCHIMEDES,
        68: LATIN_COLONIES,
    }
    if number not in marks:
        return False
    pos.markers |= marks[number]
    if number == 57:
        pos.markers &= ~HANNO_ENDING
    if number == 58:
        pos.markers &= ~CATO_ENDING
    return True


def revolt(pos: PunicWar, side: int, province: int) -> None:
    """25 A province revolts: a side's PCs without CUs are removed."""
    board = pos.board
    spaces = rebels(pos, side, province)
    for space in spaces:
        pos.own(space, NOBODY)
    if pos.events is not None:
        args = {
            "side": SIDES[side],
            "province": board.province_id[province],
            "spaces": [board.space_id[s] for s in spaces],
        }
        pos.emit("revolt", "25", args)


def lose_random(pos: PunicWar, side: int) -> None:
    """A strategy card drawn at random from a hand is discarded."""
    if not pos.hands[side]:
        return
    hand = sorted(pos.hands[side])
    card = hand[pos.dice.below(len(hand))]
    pos.barrier += 1
    pos.leave_hand(side, card)
    put_away(pos, card, False)
    if pos.events is not None:
        pos.emit("card-lost", "25", {"side": SIDES[side], "card": pos.board.card_id[card]})


def philip(pos: PunicWar, ally: bool) -> None:
    """25 Philip of Macedon: a dot for every Carthaginian sailing while he is an ally.

    A card for his friends' enemy.
    """
    if ally:
        pos.markers |= MACEDON
        pos.discard += pos.aside
        pos.aside = []
        lose_random(pos, ROME)
    else:
        pos.markers &= ~MACEDON
        lose_random(pos, CARTHAGE)


def volunteers(pos: PunicWar, space: int) -> int:
    """24 Gracchus brings a CU more when an event places CUs with him."""
    board = pos.board
    for place in (space, space + board.walls):
        commander = pos.commander(ROME, place)
        if commander >= 0 and board.volunteers[commander]:
            return board.volunteers[commander]
    return 0


def messenger(pos: PunicWar, seat: int) -> None:
    """25 Messenger Intercepted: a random card of the enemy's.

    26.1.1 he may demand that another be played at once.
    """
    foe = 1 - seat
    hand = sorted(pos.hands[foe])
    card = hand[pos.dice.below(len(hand))]
    pos.barrier += 1
    pos.leave_hand(foe, card)
    pos.hands[seat].append(card)
    pos.known[seat] |= 1 << card
    pos.lacks[seat] &= ~(1 << card)
    pos.lacks[foe] |= 1 << card
    if pos.events is not None:
        pos.emit("intercepted", "25", {"side": SIDES[foe]}, {"card": pos.board.card_id[card]}, (0, 1))
    if pos.option(MESSENGER_VARIANT) and len(pos.hands[seat]) > 1:
        pos.demand_another(foe, card)


class Mercenaries(Step[PunicWar]):
    """25 Mercenaries Desert: force by force; a general keeps his by a roll of his battle rating or less."""

    rule: ClassVar[str] = "21.1.3"

    def __init__(self, place: int, stage: int) -> None:
        self.place = place
        self.stage = stage

    def clone(self) -> Mercenaries:
        return Mercenaries(self.place, self.stage)

    def resolve(self, pos: PunicWar) -> bool:
        board = pos.board
        if self.stage == 1:
            self.stage = 0
            place = self.place
            self.place += 1
            commander = pos.commander(CARTHAGE, place)
            spared = pos.die <= board.battle[commander]
            if pos.events is not None:
                args = {
                    "side": SIDES[CARTHAGE],
                    "general": board.general_id[commander],
                    "rolls": [pos.die],
                    "rating": board.battle[commander],
                    "success": "yes" if spared else "no",
                }
                pos.emit("loyalty-roll", "25", args)
            if not spared:
                pos.steps.append(Attrition(CARTHAGE, place, 0, False, "25"))
            return True
        places = [place for place in mercenaries(pos) if place >= self.place]
        if not places:
            pos.steps.pop()
            return True
        self.place = places[0]
        if pos.commander(CARTHAGE, self.place) >= 0:
            self.stage = 1
            throw(pos, CARTHAGE)
        else:
            pos.steps.append(Attrition(CARTHAGE, self.place, 0, False, "25"))
            self.place += 1
        return True


# -- events that ask -----------------------------------------------------------------------------------------


class Choice(SeatStep[PunicWar]):
    """8.3, 25 The player of an event chooses what it strikes, once or several times."""

    rule: ClassVar[str] = "8.3"

    def __init__(self, seat: int, card: int, left: int, chosen: list[int]) -> None:
        super().__init__(seat)
        self.card = card
        self.left = left
        self.chosen = chosen[:]

    def clone(self) -> Choice:
        return Choice(self.seat, self.card, self.left, self.chosen)

    def asks(self, pos: PunicWar) -> int:
        """Who chooses: the enemy what he discards (82), and as second where he puts a prisoner (91)."""
        number = pos.board.printed[self.card]
        if number == 82 or (number == 91 and self.chosen):
            return 1 - self.seat
        return self.seat

    def owners(self, pos: PunicWar) -> int:
        return 1 << self.asks(pos)

    def resolve(self, pos: PunicWar) -> bool:
        if self.left > 0 and any(action != A_DONE for action in self.options(pos)):
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return self.options(pos)

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        action = verb << SHIFT | operand
        return None if action in self.options(pos) else NOT_FOR_THIS

    # -- what can be chosen ------------------------------------------------------------------------------

    def options(self, pos: PunicWar) -> list[int]:
        number = pos.board.printed[self.card]
        out = self.choices(pos, number)
        begun = self.left < first_count(pos.board, self.card)
        if (
            (number in DONE_FREELY and begun)
            or (number == 91 and self.chosen)
            or (number == 70 and self.chosen)
        ):
            out.append(A_DONE)
        return out

    def choices(self, pos: PunicWar, number: int) -> list[int]:
        board = pos.board
        seat, card = self.seat, self.card
        foe = 1 - seat
        if number == 3:
            return [A_PROVINCE + p for p in sorted(board.card_provinces[card]) if rebels(pos, foe, p)]
        if number in PC_CARDS:
            return [A_PC + s for s in range(board.spaces) if self.pc_fits(pos, number, s)]
        if number in TARGETS:
            return [A_TARGET + s for s in range(board.spaces) if self.target_fits(pos, number, s)]
        if number == 86:
            return [A_REMOVE + s for s in raid_targets(pos, seat, self.chosen)]
        if number == 82:
            return [A_DISCARD + c for c in sorted(pos.hands[foe])]
        if number in (19, 74, 90) or (number == 80 and not self.chosen):
            return [A_GENERAL + g for g in range(board.generals) if self.general_fits(pos, number, g)]
        if number == 89 and self.chosen:
            return [A_TARGET + s for s in turncoats(pos, seat, self.chosen[0])]
        if number == 30 and len(pos.trains) == board.trains and not self.chosen:
            if not any(train_fits(pos, s) for s in range(board.spaces)):
                return []
            return [
                A_TARGET + s for s in range(board.spaces) if s in pos.trains or s + board.walls in pos.trains
            ]
        if number == 70:
            return self.syphax(pos)
        return [A_PLACE + s for s in range(board.spaces) if self.place_fits(pos, number, s)]

    def syphax(self, pos: PunicWar) -> list[int]:
        """25 Either CUs with a general in Numidia, or PCs on empty spaces of one Numidia."""
        board = pos.board
        out: list[int] = []
        province = self.chosen[0] if self.chosen else NOBODY
        if not self.chosen:
            out = [
                A_PLACE + s
                for s in range(board.spaces)
                if board.province_of[s] in board.card_provinces[self.card] and receives(pos, CARTHAGE, s)
            ]
        for space in range(board.spaces):
            if board.province_of[space] not in board.card_provinces[self.card] or (
                province >= 0 and board.province_of[space] != province
            ):
                continue
            if open_space(pos, space) and pos.cus[ROME][space] == 0:
                out.append(A_PC + space)
        return sorted(out)

    def pc_fits(self, pos: PunicWar, number: int, space: int) -> bool:
        """Where an event places a PC or turns one over."""
        board = pos.board
        seat = self.seat
        foe = 1 - seat
        if not pos.playable(space) or board.city[space] or pos.tribe[space] or pos.control[space] == seat:
            return False
        if pos.total(foe, space) > 0:
            return False
        enemy = pos.control[space] == foe
        if number == 23:
            return board.province_of[space] in board.card_provinces[self.card]
        if number == 24:
            province = self.chosen[0] if self.chosen else board.province_of[space]
            return board.province_of[space] == province and province in board.card_provinces[self.card]
        if number == 27:
            regions = board.card_regions[self.card]
            if board.hannibal < 0 or pos.at[board.hannibal] < 0:
                return False
            here = board.region_of[pos.space_of(board.hannibal)] in regions
            return here and enemy and board.region_of[space] in regions
        if number == 76:
            return bool(pos.won[ROME]) and pos.control[space] == NOBODY
        if number == 78:
            return enemy and near_victory(pos, seat, space)
        return enemy

    def target_fits(self, pos: PunicWar, number: int, space: int) -> bool:
        """Which space an event may be aimed at."""
        board = pos.board
        seat = self.seat
        foe = 1 - seat
        if number in (7, 8):
            return board.hostile[board.province_of[space]] and pos.cus[foe][space] > 0
        if number == 17:
            return board.city[space] and pos.siege[space] > 0
        if number == 49:
            return board.city[space] and board.port[space] and pos.siege[space] > 0
        if number == 53:
            return pos.tribe[space] != 0 and pos.siege[space] > 0
        if number == 51:
            return army_at(pos, foe, space) >= 0
        if number == 52:
            besieging = board.city[space] and pos.siege[space] > 0 and pos.control[space] == seat
            return besieging and pos.cus[foe][space] > 0 and pos.commander(foe, space) >= 0
        if number == 72:
            return pos.cus[seat][space] > 0 and seat * board.spaces + space not in pos.foraging
        return pos.control[space] == seat and pos.cus[foe][space] > 0

    def general_fits(self, pos: PunicWar, number: int, general: int) -> bool:
        """Which general an event may be about."""
        board = pos.board
        if number == 74:
            if board.general_side[general] != self.seat or pos.at[general] < 0 or general in self.chosen:
                return False
            space = pos.space_of(general)
            own = pos.control[space] == self.seat and pos.holder(board.province_of[space]) == self.seat
            return own and receives(pos, self.seat, space)
        if board.general_side[general] != ROME:
            return False
        if number == 90:
            return pos.office[general] == CONSUL and pos.at[general] >= 0 and pos.flamen != general
        if pos.at[general] != POOL:
            return False
        if number == 19:
            dismissed = proconsul(pos)
            if dismissed < 0:
                return False
            return (
                board.bound[general] < 0 or board.bound[general] == board.region_of[pos.space_of(dismissed)]
            )
        return pos.dictator() < 0 and any(camp(pos, s) >= 0 for s in range(board.spaces))

    def place_fits(self, pos: PunicWar, number: int, space: int) -> bool:
        """Where an event places CUs, a siege train or a dictator."""
        board = pos.board
        seat, card = self.seat, self.card
        if not pos.playable(space):
            return False
        province, region = board.province_of[space], board.region_of[space]
        if number == 10:
            port = board.port[space] and region in board.card_regions[card]
            return pos.marked(MACEDON) and port and takes_units(pos, CARTHAGE, space)
        if number == 11:
            mine = board.port[space] and pos.control[space] == seat and pos.cus[1 - seat][space] == 0
            return pos.holder(board.card_provinces[card][0]) == seat and mine and not pos.besieged(space)
        if number == 22:
            wild = province in board.card_provinces[card] and not board.city[space] and pos.tribe[space] == 0
            return wild and pos.total(ROME, space) == 0
        if number == 30:
            return train_fits(pos, space)
        if number == 80:
            return camp(pos, space) >= 0
        if not receives(pos, self.asks(pos), space):
            return False
        if number == 15:
            return region in board.card_regions[card] and pos.holder(province) == seat
        if number in AUXILIARIES:
            return region == board.homeland[ROME] and pos.holder(board.card_provinces[card][0]) == ROME
        if number == 69:
            return region in board.card_regions[card]
        if number == 81:
            return region == board.homeland[seat]
        if number == 89:
            return bool(turncoats(pos, seat, space))
        return number == 91 or province in board.card_provinces[card]

    # -- what a choice does ------------------------------------------------------------------------------

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        self.left -= 1
        if verb == DONE:
            self.left = 0
        elif verb == PROVINCE:
            revolt(pos, 1 - seat, operand)
        elif verb == PC:
            self.put_pc(pos, seat, operand)
        elif verb == REMOVE:
            self.chosen.append(operand)
            pos.own(operand, NOBODY)
            self.tell_pc(pos, "pc-removed", 1 - seat, operand)
        elif verb == DISCARD:
            pos.leave_hand(seat, operand)
            put_away(pos, operand, False)
            pos.barrier += 1
            if pos.events is not None:
                pos.emit("card-lost", "25", {"side": SIDES[seat], "card": pos.board.card_id[operand]})
        elif verb == GENERAL:
            self.name(pos, operand)
        elif verb == TARGET:
            self.strike(pos, operand)
        elif verb == PLACE:
            self.put(pos, operand)

    def put_pc(self, pos: PunicWar, seat: int, space: int) -> None:
        turned = pos.control[space] == 1 - seat
        pos.own(space, seat)
        if not self.chosen:
            self.chosen = [pos.board.province_of[space]]
        self.tell_pc(pos, "pc-turned" if turned else "pc-placed", seat, space)

    def tell_pc(self, pos: PunicWar, kind: str, side: int, space: int) -> None:
        if pos.events is not None:
            pos.emit(kind, "25", {"side": SIDES[side], "space": pos.board.space_id[space]})

    def name(self, pos: PunicWar, general: int) -> None:
        """A general was named: 19 the new proconsul, 74 who is paid, 80 the dictator, 90 whom Mars keeps."""
        board = pos.board
        number = pos.board.printed[self.card]
        self.chosen.append(general)
        if number == 74:
            extra = board.volunteers[general] if pos.commander(self.seat, pos.at[general]) == general else 0
            place_units(pos, self.seat, pos.space_of(general), board.card_cus[self.card] + extra, 0, "25")
            return
        if number == 19:
            old = proconsul(pos)
            pos.at[general] = pos.at[old]
            pos.office[general] = PROCONSUL
            pos.at[old] = POOL
            pos.office[old] = 0
        elif number == 90:
            pos.flamen = general
        if pos.events is not None:
            kind = {19: "dismissed", 80: "dictator", 90: "flamen"}[number]
            pos.emit(kind, "25", {"side": SIDES[ROME], "general": board.general_id[general]})

    def strike(self, pos: PunicWar, space: int) -> None:
        """21.1.3 The event's target is known; many cost it attrition."""
        board = pos.board
        number = pos.board.printed[self.card]
        seat = self.seat
        foe = 1 - seat
        if number in (7, 8):
            pos.steps.append(Attrition(foe, space, 0, True, "25"))
        elif number == 51:
            pos.steps.append(Attrition(foe, army_at(pos, foe, space), 0, False, "25"))
        elif number == 52:
            pos.steps.append(Attrition(foe, space, board.pestilence_modifier, False, "25"))
        elif number == 75:
            pos.steps.append(Attrition(foe, space, -1, False, "25"))
        elif number == 72:
            pos.foraging.append(seat * board.spaces + space)
        elif number == 30:
            self.left = 1
            self.chosen.append(space)
            pos.trains.remove(space if space in pos.trains else space + board.walls)
        elif number == 89:
            large = pos.cus[foe][space] >= 2 and ordinary_at(pos, foe, space) > 0
            place = space if large else space + board.walls
            pos.take_away(foe, place, 1, 0)
            place_units(pos, seat, self.chosen[0], 1, 0, "25")
            pos.lift_sieges()
        else:
            pos.siege[space] = pos.siege[space] - 1 if number == 17 else 0
        if pos.events is not None:
            pos.emit("struck", "25", {"card": board.card_id[self.card], "space": board.space_id[space]})

    def put(self, pos: PunicWar, space: int) -> None:
        """CUs, a siege train or the dictator are placed."""
        board = pos.board
        number = pos.board.printed[self.card]
        side = self.asks(pos)
        count = board.card_cus[self.card]
        if number == 30:
            inside = pos.commander(CARTHAGE, space) < 0
            pos.trains.append(space + board.walls if inside else space)
            self.left = 0
            if pos.events is not None:
                pos.emit("train", "25", {"side": SIDES[CARTHAGE], "space": board.space_id[space]})
            return
        if number == 80:
            general = self.chosen[0]
            pos.at[general] = camp(pos, space)
            pos.office[general] = DICTATOR
            return
        self.chosen.append(space)
        if number == 89:
            return
        extra = volunteers(pos, space) if side == ROME and number in VOLUNTEER_CARDS else 0
        place_units(pos, side, space, count + extra, 0, "25")
        if number == 70:
            self.left = 0
        if number == 22:
            self.chosen = []
            self.put_pc(pos, self.seat, space)
        if number == 69 and board.province_of[space] in board.card_provinces[self.card]:
            foes = rebels(pos, CARTHAGE, board.province_of[space])
            if foes:
                pos.steps.append(TurnOne(ROME, board.province_of[space], self.card))

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        args = {"side": SIDES[self.asks(pos)], "card": pos.board.card_id[self.card], "count": self.left}
        return "prompt-event", args


class TurnOne(SeatStep[PunicWar]):
    """25 Massinissa: one PC of the province turns over."""

    rule: ClassVar[str] = "8.3"

    def __init__(self, seat: int, province: int, card: int) -> None:
        super().__init__(seat)
        self.province = province
        self.card = card

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_PC + s for s in rebels(pos, 1 - seat, self.province)]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == PC and operand in rebels(pos, 1 - seat, self.province) else NOT_FOR_THIS

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        pos.own(operand, seat)
        if pos.events is not None:
            pos.emit("pc-turned", "25", {"side": SIDES[seat], "space": pos.board.space_id[operand]})

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-event", {"side": SIDES[self.seat], "card": pos.board.card_id[self.card], "count": 1}


# -- helpers -------------------------------------------------------------------------------------------------


def open_space(pos: PunicWar, space: int) -> bool:
    """A space without PC, city or tribe."""
    return (
        pos.playable(space)
        and not pos.board.city[space]
        and pos.tribe[space] == 0
        and pos.control[space] == NOBODY
    )


def army_at(pos: PunicWar, side: int, space: int) -> int:
    """3.3 The place of an army, a general with CUs, on a space; NOBODY if there is none."""
    board = pos.board
    for place in (space, space + board.walls):
        if pos.cus[side][place] > 0 and pos.commander(side, place) >= 0:
            return place
    return NOBODY


def near_victory(pos: PunicWar, side: int, space: int) -> bool:
    """25 Spoils of War: in the province of a battle won or a city taken this turn, or next to it."""
    board = pos.board
    for won in pos.won[side] + pos.taken[side]:
        if board.province_of[won] == board.province_of[space] or space in board.ways[won]:
            return True
    return False


def raid_targets(pos: PunicWar, side: int, chosen: list[int]) -> list[int]:
    """25 Surprise Raids: enemy PCs without CUs, all next to one and the same space with CUs of one's own."""
    board = pos.board
    foe = 1 - side
    out: list[int] = []
    for base in range(board.spaces):
        if pos.cus[side][base] == 0 and (pos.cus[side][base + board.walls] == 0 or pos.besieged(base)):
            continue
        if any(space not in board.ways[base] for space in chosen):
            continue
        for space in board.ways[base]:
            if space not in out and pos.ordinary(space, foe) and pos.total(foe, space) == 0:
                out.append(space)
    return sorted(out)


def turncoats(pos: PunicWar, side: int, space: int) -> list[int]:
    """25 Turncoats: enemy forces of at least 2 CUs, one of them no elephant, at or next to an army."""
    board = pos.board
    if army_at(pos, side, space) < 0 or not receives(pos, side, space):
        return []
    foe = 1 - side
    out: list[int] = []
    for near in [space, *board.ways[space]]:
        for place in (near, near + board.walls):
            if pos.cus[foe][place] >= 2 and ordinary_at(pos, foe, place) > 0 and near not in out:
                out.append(near)
    return sorted(out)


def proconsul(pos: PunicWar) -> int:
    """6.6 The proconsul who is not Scipio Africanus, or NOBODY."""
    board = pos.board
    for g in range(board.generals):
        if pos.office[g] == PROCONSUL and pos.at[g] >= 0 and not board.stays[g]:
            return g
    return NOBODY


def camp(pos: PunicWar, space: int) -> int:
    """25 Where a dictator may be placed: with Roman CUs in Italia that are not besieged."""
    board = pos.board
    if board.region_of[space] != board.homeland[ROME]:
        return NOBODY
    if pos.cus[ROME][space] > 0:
        return space
    inside = pos.cus[ROME][space + board.walls] > 0 and not pos.besieged(space)
    return space + board.walls if inside else NOBODY


def train_fits(pos: PunicWar, space: int) -> bool:
    """25 A siege train goes to a Carthaginian general whose army has none."""
    board = pos.board
    if pos.commander(CARTHAGE, space) >= 0:
        return space not in pos.trains
    inside = pos.commander(CARTHAGE, space + board.walls) >= 0 and not pos.besieged(space)
    return inside and space + board.walls not in pos.trains
