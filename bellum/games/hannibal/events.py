"""25 The events of the strategy cards: when each can be played as the card of a round, and what it does."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .actions import (
    A_DEMAND,
    A_DISCARD,
    A_DONE,
    A_GENERAL,
    A_PASS,
    A_PC,
    A_PLACE,
    A_PROVINCE,
    A_REMOVE,
    A_TARGET,
    DEMAND,
    DISCARD,
    DONE,
    GENERAL_,
    PASS,
    PC,
    PLACE,
    PROVINCE_,
    REMOVE,
    SHIFT,
    TARGET,
)
from .army import ordinary_at
from .attrition import Attrition
from .board import (
    AFRICA,
    AFRICANUS,
    BALEARES,
    BATTLE,
    BOUND,
    BY_NUMBER,
    CAMPAIGN,
    CAPUA,
    CARD_CUS,
    CARD_ID,
    CARD_PCS,
    CARD_PROVINCES,
    CARD_REGIONS,
    CARTHAGE,
    CARTHAGO,
    CITY,
    CONSUL,
    COUNTER,
    DICTATOR,
    GENERAL_ID,
    GENERAL_SIDE,
    GENERALS,
    HANNIBAL,
    HOSTILE,
    IMPERIUM,
    ITALIA,
    MARCH_RATING,
    NOBODY,
    NUMBER,
    NUMIDIAS,
    PESTILENCE_MODIFIER,
    PHILIP_PEACE,
    POOL,
    PORT,
    PROCONSUL,
    PROVINCE,
    PROVINCE_ID,
    PROVINCE_OF,
    PROVINCE_REGION,
    PROVINCES,
    REGION_OF,
    ROMA,
    ROME,
    SIDES,
    SPACE_ID,
    SPACES,
    SYRACUSAE,
    TRAINS,
    TRANSIT,
    TURN_CARDS,
    VOLUNTEERS,
    WALLS,
    WAYS,
    WHEN,
)
from .board import ELEPHANTS as ALL_ELEPHANTS
from .campaign import takes_units
from .cards import Activation, Round, activation_refusal, place_units, receives
from .politics import RemovePCs, turn_city
from .position import (
    ARCHIMEDES,
    CATO_COUNSELS,
    CATO_ENDING,
    HANNO_COUNSELS,
    HANNO_ENDING,
    LATIN_COLONIES,
    MACEDON,
    MESSENGER_VARIANT,
    NAVAL_VICTORY,
    TRUCE_ON,
    Hannibal,
)
from .windows import put_away, throw

NO_EFFECT: Final = Refusal("8.3", "no-effect")
ONLY_A_COUNTER: Final = Refusal("8.4", "only-a-counter")
NOT_FOR_THIS: Final = Refusal("8.3", "not-for-this-event")
NOT_NOW_DEMAND: Final = Refusal("26.1.1", "not-now")


def _number(card: int) -> int:
    """A card's printed number; 9A and 9B are 9 and 900."""
    return 9 if NUMBER[card] == "9A" else 900 if NUMBER[card] == "9B" else int(NUMBER[card])


N: Final[list[int]] = [_number(card) for card in range(92)]

REVOLTS: Final = (1, 2, 4)
AUXILIARIES: Final = (44, 45, 46, 47, 48)
VOLUNTEER_CARDS: Final = (44, 45, 46, 47, 48, 69, 81)
PC_CARDS: Final = (23, 24, 27, 35, 36, 76, 78)
TARGETS: Final = (7, 8, 17, 49, 51, 52, 53, 72, 75)
DONE_FREELY: Final = (23, 24, 74, 76, 78, 86)


def with_ops(card: int) -> bool:
    """25 Whether an event works with the OPs of its card: it activates one general."""
    return WHEN[card] == "activation"


def activations(card: int) -> int:
    """10.11, 25 How many generals an event activates."""
    if CAMPAIGN[card]:
        return CAMPAIGN[card]
    if IMPERIUM[card]:
        return 2
    return 1 if MARCH_RATING[card] or with_ops(card) else 0


# -- what an event could do ----------------------------------------------------------------------------------


def possible(pos: Hannibal, seat: int, card: int) -> Refusal | None:
    """8.3 Whether the event would do anything now; 8.4 counter-events wait for their windows."""
    number = N[card]
    if COUNTER[card] and number not in (7, 8):
        return ONLY_A_COUNTER
    if activations(card):
        able = any(activation_refusal_now(pos, seat, g, card) is None for g in range(GENERALS))
        return None if able else NO_EFFECT
    return None if useful(pos, seat, card, number) else NO_EFFECT


def activation_refusal_now(pos: Hannibal, seat: int, general: int, card: int) -> Refusal | None:
    """Whether a general could be activated by a card that is about to be played."""
    used, walked = pos.used, pos.walked
    pos.used = []
    pos.walked = [0] * GENERALS
    refusal = activation_refusal(pos, seat, general, card, True)
    pos.used = used
    pos.walked = walked
    return refusal


def useful(pos: Hannibal, seat: int, card: int, number: int) -> bool:
    """Whether an event that activates nobody would change anything."""
    foe = 1 - seat
    if number in REVOLTS:
        return pos.holder(CARD_PROVINCES[card][0]) == foe and bool(rebels(pos, foe, CARD_PROVINCES[card][0]))
    if number == 9:
        return True
    if number == 900:
        return pos.marked(MACEDON)
    if number == 12:
        return takes_units(pos, CARTHAGE, CARTHAGO)
    if number == 21:
        return bool(mercenaries(pos))
    if number == 25:
        return held_in_italia(pos) >= 3 and pos.control[CAPUA] == ROME
    if number == 26:
        return pos.control[SYRACUSAE] == ROME
    if number == 29:
        return not pos.marked(NAVAL_VICTORY)
    if number == 43:
        clear = pos.total(CARTHAGE, ROMA) == 0 and pos.control[ROMA] == ROME
        return held_in_italia(pos) >= 3 and clear
    if number in (55, 82):
        return bool(pos.hands[foe])
    if number == 56:
        return pos.holder(PROVINCE["sicilia"]) == CARTHAGE and bool(pos.ordinary_pcs(ROME))
    if number == 57:
        return not pos.marked(HANNO_COUNSELS) or pos.marked(HANNO_ENDING)
    if number == 58:
        return not pos.marked(CATO_COUNSELS) or pos.marked(CATO_ENDING)
    if number == 64:
        return True
    if number == 65:
        return pos.control[SYRACUSAE] == CARTHAGE and not pos.marked(ARCHIMEDES)
    if number == 68:
        return pos.turn < len(TURN_CARDS[pos.scenario]) - 1 and not pos.marked(LATIN_COLONIES)
    if number == 71:
        return at_the_gates(pos) and any(REGION_OF[s] == ITALIA for s in pos.ordinary_pcs(ROME))
    step = Choice(seat, card, first_count(card), [])
    return any(action != A_DONE for action in step.options(pos))


def rebels(pos: Hannibal, side: int, province: int) -> list[int]:
    """Ordinary PCs of a side in a province that share their space with no CU of its."""
    return [s for s in pos.spaces_of(province) if pos.ordinary(s, side) and pos.total(side, s) == 0]


def mercenaries(pos: Hannibal) -> list[int]:
    """25 Mercenaries Desert: Carthaginian forces that are not at a Carthaginian city."""
    return [
        place
        for place in range(TRANSIT)
        if pos.cus[CARTHAGE][place] > 0
        and not (CITY[pos.space_at(place)] and pos.control[pos.space_at(place)] == CARTHAGE)
    ]


def held_in_italia(pos: Hannibal) -> int:
    """Provinces of Italia that Carthage controls."""
    return sum(1 for p in range(PROVINCES) if PROVINCE_REGION[p] == ITALIA and pos.holder(p) == CARTHAGE)


def at_the_gates(pos: Hannibal) -> bool:
    """25 Hannibal with 5 CUs at Roma or next to it."""
    if pos.at[HANNIBAL] < 0:
        return False
    space = pos.space_of(HANNIBAL)
    return pos.cus[CARTHAGE][pos.at[HANNIBAL]] >= 5 and (space == ROMA or space in WAYS[ROMA])


# -- what an event does --------------------------------------------------------------------------------------


def first_count(card: int) -> int:
    """How many choices an event takes."""
    number = N[card]
    if number in (74, 86, 70):
        return 2
    if number in (80, 89, 91):
        return 2
    return CARD_PCS[card] if number in PC_CARDS else 1


def carry_out(pos: Hannibal, seat: int, card: int) -> None:
    """8.3 The event takes effect."""
    number = N[card]
    foe = 1 - seat
    if activations(card):
        pos.steps.append(Activation(seat, card, True, activations(card)))
    elif number in REVOLTS:
        revolt(pos, foe, CARD_PROVINCES[card][0])
    elif number in (9, 900):
        philip(pos, number == 9)
    elif number == 12:
        beasts = min(CARD_CUS[card], ALL_ELEPHANTS - sum(pos.elephants))
        place_units(pos, CARTHAGE, CARTHAGO, CARD_CUS[card], beasts, "25")
    elif number == 21:
        pos.steps.append(Mercenaries(0, 0))
    elif number == 25:
        turn_city(pos, CAPUA, CARTHAGE, "25")
    elif number == 26:
        turn_city(pos, SYRACUSAE, CARTHAGE, "25")
    elif number == 43:
        extra = volunteers(pos, ROMA)
        place_units(pos, ROME, ROMA, CARD_CUS[card] + extra, 0, "25")
    elif number == 55:
        messenger(pos, seat)
    elif number == 56:
        pos.steps.append(RemovePCs(CARTHAGE, ROME, CARD_PCS[card], NOBODY, "25"))
    elif number == 71:
        pos.steps.append(RemovePCs(ROME, ROME, CARD_PCS[card], ITALIA, "25"))
    elif not raise_marker(pos, number):
        pos.steps.append(Choice(seat, card, first_count(card), []))


def raise_marker(pos: Hannibal, number: int) -> bool:
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


def revolt(pos: Hannibal, side: int, province: int) -> None:
    """25 A province revolts: a side's PCs without CUs are removed."""
    spaces = rebels(pos, side, province)
    for space in spaces:
        pos.own(space, NOBODY)
    if pos.events is not None:
        args = {
            "side": SIDES[side],
            "province": PROVINCE_ID[province],
            "spaces": [SPACE_ID[s] for s in spaces],
        }
        pos.emit("revolt", "25", args)


def lose_random(pos: Hannibal, side: int) -> None:
    """A strategy card drawn at random from a hand is discarded."""
    if not pos.hands[side]:
        return
    hand = sorted(pos.hands[side])
    card = hand[pos.dice.below(len(hand))]
    pos.barrier += 1
    pos.leave_hand(side, card)
    put_away(pos, card, False)
    if pos.events is not None:
        pos.emit("card-lost", "25", {"side": SIDES[side], "card": CARD_ID[card]})


def philip(pos: Hannibal, ally: bool) -> None:
    """25 Philip of Macedon: a dot for every Carthaginian sailing while he is an ally.

    A card for his friends' enemy.
    """
    if ally:
        pos.markers |= MACEDON
        if PHILIP_PEACE in pos.aside:
            pos.aside.remove(PHILIP_PEACE)
            pos.discard.append(PHILIP_PEACE)
        lose_random(pos, ROME)
    else:
        pos.markers &= ~MACEDON
        lose_random(pos, CARTHAGE)


def volunteers(pos: Hannibal, space: int) -> int:
    """24 Gracchus brings a CU more when an event places CUs with him."""
    for place in (space, space + WALLS):
        commander = pos.commander(ROME, place)
        if commander >= 0 and VOLUNTEERS[commander]:
            return VOLUNTEERS[commander]
    return 0


def messenger(pos: Hannibal, seat: int) -> None:
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
        pos.emit("intercepted", "25", {"side": SIDES[foe]}, {"card": CARD_ID[card]}, (0, 1))
    if pos.option(MESSENGER_VARIANT) and len(pos.hands[seat]) > 1:
        pos.steps.insert(len(pos.steps) - 1, Demand(foe, card))


class Demand(Step[Hannibal]):
    """26.1.1 Who lost a message may demand that the thief at once plays another card."""

    rule: ClassVar[str] = "26.1.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def owners(self, pos: Hannibal) -> int:
        return 1 << self.seat

    def legal(self, pos: Hannibal, seat: int) -> list[int]:
        return [A_DEMAND, A_PASS]

    def refuse(self, pos: Hannibal, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == DEMAND or verb == PASS else NOT_NOW_DEMAND

    def play(self, pos: Hannibal, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == DEMAND:
            pos.steps.append(Round(1 - seat, self.card))
            if pos.events is not None:
                pos.emit("demanded", "26.1.1", {"side": SIDES[seat]})

    def prompt(self, pos: Hannibal) -> tuple[str, dict[str, Any]]:
        return "prompt-demand", {"side": SIDES[self.seat]}


class Mercenaries(Step[Hannibal]):
    """25 Mercenaries Desert: force by force; a general keeps his by a roll of his battle rating or less."""

    rule: ClassVar[str] = "21.1.3"
    fields: ClassVar[tuple[str, ...]] = ("place", "stage")

    def __init__(self, place: int, stage: int) -> None:
        self.place = place
        self.stage = stage

    def clone(self) -> Mercenaries:
        return Mercenaries(self.place, self.stage)

    def owners(self, pos: Hannibal) -> int:
        return 1 << CARTHAGE

    def resolve(self, pos: Hannibal) -> bool:
        if self.stage == 1:
            self.stage = 0
            place = self.place
            self.place += 1
            commander = pos.commander(CARTHAGE, place)
            spared = pos.die <= BATTLE[commander]
            if pos.events is not None:
                args = {
                    "side": SIDES[CARTHAGE],
                    "general": GENERAL_ID[commander],
                    "rolls": [pos.die],
                    "rating": BATTLE[commander],
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


class Choice(Step[Hannibal]):
    """8.3, 25 The player of an event chooses what it strikes, once or several times."""

    rule: ClassVar[str] = "8.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "left", "chosen")

    def __init__(self, seat: int, card: int, left: int, chosen: list[int]) -> None:
        self.seat = seat
        self.card = card
        self.left = left
        self.chosen = chosen[:]

    def clone(self) -> Choice:
        return Choice(self.seat, self.card, self.left, self.chosen)

    def asks(self) -> int:
        """Who chooses: the enemy what he discards (82), and as second where he puts a prisoner (91)."""
        number = N[self.card]
        if number == 82 or (number == 91 and self.chosen):
            return 1 - self.seat
        return self.seat

    def owners(self, pos: Hannibal) -> int:
        return 1 << self.asks()

    def resolve(self, pos: Hannibal) -> bool:
        if self.left > 0 and any(action != A_DONE for action in self.options(pos)):
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: Hannibal, seat: int) -> list[int]:
        return self.options(pos)

    def refuse(self, pos: Hannibal, seat: int, verb: int, operand: int) -> Refusal | None:
        action = verb << SHIFT | operand
        return None if action in self.options(pos) else NOT_FOR_THIS

    # -- what can be chosen ------------------------------------------------------------------------------

    def options(self, pos: Hannibal) -> list[int]:
        number = N[self.card]
        out = self.choices(pos, number)
        begun = self.left < first_count(self.card)
        if (
            (number in DONE_FREELY and begun)
            or (number == 91 and self.chosen)
            or (number == 70 and self.chosen)
        ):
            out.append(A_DONE)
        return out

    def choices(self, pos: Hannibal, number: int) -> list[int]:
        seat, card = self.seat, self.card
        foe = 1 - seat
        if number == 3:
            return [A_PROVINCE + p for p in sorted(CARD_PROVINCES[card]) if rebels(pos, foe, p)]
        if number in PC_CARDS:
            return [A_PC + s for s in range(SPACES) if self.pc_fits(pos, number, s)]
        if number in TARGETS:
            return [A_TARGET + s for s in range(SPACES) if self.target_fits(pos, number, s)]
        if number == 86:
            return [A_REMOVE + s for s in raid_targets(pos, seat, self.chosen)]
        if number == 82:
            return [A_DISCARD + c for c in sorted(pos.hands[foe])]
        if number in (19, 74, 90) or (number == 80 and not self.chosen):
            return [A_GENERAL + g for g in range(GENERALS) if self.general_fits(pos, number, g)]
        if number == 89 and self.chosen:
            return [A_TARGET + s for s in turncoats(pos, seat, self.chosen[0])]
        if number == 30 and len(pos.trains) == TRAINS and not self.chosen:
            if not any(train_fits(pos, s) for s in range(SPACES)):
                return []
            return [A_TARGET + s for s in range(SPACES) if s in pos.trains or s + WALLS in pos.trains]
        if number == 70:
            return self.syphax(pos)
        return [A_PLACE + s for s in range(SPACES) if self.place_fits(pos, number, s)]

    def syphax(self, pos: Hannibal) -> list[int]:
        """25 Either CUs with a general in Numidia, or PCs on empty spaces of one Numidia."""
        out: list[int] = []
        province = self.chosen[0] if self.chosen else NOBODY
        if not self.chosen:
            out = [
                A_PLACE + s
                for s in range(SPACES)
                if PROVINCE_OF[s] in NUMIDIAS and receives(pos, CARTHAGE, s)
            ]
        for space in range(SPACES):
            if PROVINCE_OF[space] not in NUMIDIAS or (province >= 0 and PROVINCE_OF[space] != province):
                continue
            if open_space(pos, space) and pos.cus[ROME][space] == 0:
                out.append(A_PC + space)
        return sorted(out)

    def pc_fits(self, pos: Hannibal, number: int, space: int) -> bool:
        """Where an event places a PC or turns one over."""
        seat = self.seat
        foe = 1 - seat
        if not pos.playable(space) or CITY[space] or pos.tribe[space] or pos.control[space] == seat:
            return False
        if pos.total(foe, space) > 0:
            return False
        enemy = pos.control[space] == foe
        if number == 23:
            return PROVINCE_OF[space] in CARD_PROVINCES[self.card]
        if number == 24:
            province = self.chosen[0] if self.chosen else PROVINCE_OF[space]
            return PROVINCE_OF[space] == province and province in CARD_PROVINCES[self.card]
        if number == 27:
            here = pos.at[HANNIBAL] >= 0 and REGION_OF[pos.space_of(HANNIBAL)] == ITALIA
            return here and enemy and REGION_OF[space] == ITALIA
        if number == 76:
            return bool(pos.won[ROME]) and pos.control[space] == NOBODY
        if number == 78:
            return enemy and near_victory(pos, seat, space)
        return enemy

    def target_fits(self, pos: Hannibal, number: int, space: int) -> bool:
        """Which space an event may be aimed at."""
        seat = self.seat
        foe = 1 - seat
        if number in (7, 8):
            return HOSTILE[PROVINCE_OF[space]] and pos.cus[foe][space] > 0
        if number == 17:
            return CITY[space] and pos.siege[space] > 0
        if number == 49:
            return CITY[space] and PORT[space] and pos.siege[space] > 0
        if number == 53:
            return pos.tribe[space] != 0 and pos.siege[space] > 0
        if number == 51:
            return army_at(pos, foe, space) >= 0
        if number == 52:
            besieging = CITY[space] and pos.siege[space] > 0 and pos.control[space] == seat
            return besieging and pos.cus[foe][space] > 0 and pos.commander(foe, space) >= 0
        if number == 72:
            return pos.cus[seat][space] > 0 and seat * SPACES + space not in pos.foraging
        return pos.control[space] == seat and pos.cus[foe][space] > 0

    def general_fits(self, pos: Hannibal, number: int, general: int) -> bool:
        """Which general an event may be about."""
        if number == 74:
            if GENERAL_SIDE[general] != self.seat or pos.at[general] < 0 or general in self.chosen:
                return False
            space = pos.space_of(general)
            own = pos.control[space] == self.seat and pos.holder(PROVINCE_OF[space]) == self.seat
            return own and receives(pos, self.seat, space)
        if GENERAL_SIDE[general] != ROME:
            return False
        if number == 90:
            return pos.office[general] == CONSUL and pos.at[general] >= 0 and pos.flamen != general
        if pos.at[general] != POOL:
            return False
        if number == 19:
            dismissed = proconsul(pos)
            if dismissed < 0:
                return False
            return BOUND[general] < 0 or BOUND[general] == REGION_OF[pos.space_of(dismissed)]
        return pos.dictator() < 0 and any(camp(pos, s) >= 0 for s in range(SPACES))

    def place_fits(self, pos: Hannibal, number: int, space: int) -> bool:
        """Where an event places CUs, a siege train or a dictator."""
        seat, card = self.seat, self.card
        if not pos.playable(space):
            return False
        province, region = PROVINCE_OF[space], REGION_OF[space]
        if number == 10:
            port = PORT[space] and region in CARD_REGIONS[card]
            return pos.marked(MACEDON) and port and takes_units(pos, CARTHAGE, space)
        if number == 11:
            mine = PORT[space] and pos.control[space] == seat and pos.cus[1 - seat][space] == 0
            return pos.holder(PROVINCE_OF[BALEARES]) == seat and mine and not pos.besieged(space)
        if number == 22:
            wild = province in CARD_PROVINCES[card] and not CITY[space] and pos.tribe[space] == 0
            return wild and pos.total(ROME, space) == 0
        if number == 30:
            return train_fits(pos, space)
        if number == 80:
            return camp(pos, space) >= 0
        if not receives(pos, self.asks(), space):
            return False
        if number == 15:
            return region in CARD_REGIONS[card] and pos.holder(province) == seat
        if number in AUXILIARIES:
            return region == ITALIA and pos.holder(CARD_PROVINCES[card][0]) == ROME
        if number == 69:
            return region in CARD_REGIONS[card]
        if number == 81:
            return region == (ITALIA if seat == ROME else AFRICA)
        if number == 89:
            return bool(turncoats(pos, seat, space))
        return number == 91 or province in CARD_PROVINCES[card]

    # -- what a choice does ------------------------------------------------------------------------------

    def play(self, pos: Hannibal, seat: int, verb: int, operand: int) -> None:
        self.left -= 1
        if verb == DONE:
            self.left = 0
        elif verb == PROVINCE_:
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
                pos.emit("card-lost", "25", {"side": SIDES[seat], "card": CARD_ID[operand]})
        elif verb == GENERAL_:
            self.name(pos, operand)
        elif verb == TARGET:
            self.strike(pos, operand)
        elif verb == PLACE:
            self.put(pos, operand)

    def put_pc(self, pos: Hannibal, seat: int, space: int) -> None:
        turned = pos.control[space] == 1 - seat
        pos.own(space, seat)
        if not self.chosen:
            self.chosen = [PROVINCE_OF[space]]
        self.tell_pc(pos, "pc-turned" if turned else "pc-placed", seat, space)

    def tell_pc(self, pos: Hannibal, kind: str, side: int, space: int) -> None:
        if pos.events is not None:
            pos.emit(kind, "25", {"side": SIDES[side], "space": SPACE_ID[space]})

    def name(self, pos: Hannibal, general: int) -> None:
        """A general was named: 19 the new proconsul, 74 who is paid, 80 the dictator, 90 whom Mars keeps."""
        number = N[self.card]
        self.chosen.append(general)
        if number == 74:
            extra = VOLUNTEERS[general] if pos.commander(self.seat, pos.at[general]) == general else 0
            place_units(pos, self.seat, pos.space_of(general), CARD_CUS[self.card] + extra, 0, "25")
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
            pos.emit(kind, "25", {"side": SIDES[ROME], "general": GENERAL_ID[general]})

    def strike(self, pos: Hannibal, space: int) -> None:
        """21.1.3 The event's target is known; many cost it attrition."""
        number = N[self.card]
        seat = self.seat
        foe = 1 - seat
        if number in (7, 8):
            pos.steps.append(Attrition(foe, space, 0, True, "25"))
        elif number == 51:
            pos.steps.append(Attrition(foe, army_at(pos, foe, space), 0, False, "25"))
        elif number == 52:
            pos.steps.append(Attrition(foe, space, PESTILENCE_MODIFIER, False, "25"))
        elif number == 75:
            pos.steps.append(Attrition(foe, space, -1, False, "25"))
        elif number == 72:
            pos.foraging.append(seat * SPACES + space)
        elif number == 30:
            self.left = 1
            self.chosen.append(space)
            pos.trains.remove(space if space in pos.trains else space + WALLS)
        elif number == 89:
            large = pos.cus[foe][space] >= 2 and ordinary_at(pos, foe, space) > 0
            place = space if large else space + WALLS
            pos.take_away(foe, place, 1, 0)
            place_units(pos, seat, self.chosen[0], 1, 0, "25")
            pos.lift_sieges()
        else:
            pos.siege[space] = pos.siege[space] - 1 if number == 17 else 0
        if pos.events is not None:
            pos.emit("struck", "25", {"card": CARD_ID[self.card], "space": SPACE_ID[space]})

    def put(self, pos: Hannibal, space: int) -> None:
        """CUs, a siege train or the dictator are placed."""
        number = N[self.card]
        side = self.asks()
        count = CARD_CUS[self.card]
        if number == 30:
            inside = pos.commander(CARTHAGE, space) < 0
            pos.trains.append(space + WALLS if inside else space)
            self.left = 0
            if pos.events is not None:
                pos.emit("train", "25", {"side": SIDES[CARTHAGE], "space": SPACE_ID[space]})
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
        if number == 69 and PROVINCE_OF[space] in NUMIDIAS:
            foes = rebels(pos, CARTHAGE, PROVINCE_OF[space])
            if foes:
                pos.steps.append(TurnOne(ROME, PROVINCE_OF[space]))

    def prompt(self, pos: Hannibal) -> tuple[str, dict[str, Any]]:
        args = {"side": SIDES[self.asks()], "card": CARD_ID[self.card], "count": self.left}
        return "prompt-event", args


class TurnOne(Step[Hannibal]):
    """25 Massinissa: one PC of the province turns over."""

    rule: ClassVar[str] = "8.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "province")

    def __init__(self, seat: int, province: int) -> None:
        self.seat = seat
        self.province = province

    def owners(self, pos: Hannibal) -> int:
        return 1 << self.seat

    def legal(self, pos: Hannibal, seat: int) -> list[int]:
        return [A_PC + s for s in rebels(pos, 1 - seat, self.province)]

    def refuse(self, pos: Hannibal, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == PC and operand in rebels(pos, 1 - seat, self.province) else NOT_FOR_THIS

    def play(self, pos: Hannibal, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        pos.own(operand, seat)
        if pos.events is not None:
            pos.emit("pc-turned", "25", {"side": SIDES[seat], "space": SPACE_ID[operand]})

    def prompt(self, pos: Hannibal) -> tuple[str, dict[str, Any]]:
        return "prompt-event", {"side": SIDES[self.seat], "card": CARD_ID[BY_NUMBER["69"]], "count": 1}


# -- helpers -------------------------------------------------------------------------------------------------


def open_space(pos: Hannibal, space: int) -> bool:
    """A space without PC, city or tribe."""
    return pos.playable(space) and not CITY[space] and pos.tribe[space] == 0 and pos.control[space] == NOBODY


def army_at(pos: Hannibal, side: int, space: int) -> int:
    """3.3 The place of an army, a general with CUs, on a space; NOBODY if there is none."""
    for place in (space, space + WALLS):
        if pos.cus[side][place] > 0 and pos.commander(side, place) >= 0:
            return place
    return NOBODY


def near_victory(pos: Hannibal, side: int, space: int) -> bool:
    """25 Spoils of War: in the province of a battle won or a city taken this turn, or next to it."""
    for won in pos.won[side] + pos.taken[side]:
        if PROVINCE_OF[won] == PROVINCE_OF[space] or space in WAYS[won]:
            return True
    return False


def raid_targets(pos: Hannibal, side: int, chosen: list[int]) -> list[int]:
    """25 Surprise Raids: enemy PCs without CUs, all next to one and the same space with CUs of one's own."""
    foe = 1 - side
    out: list[int] = []
    for base in range(SPACES):
        if pos.cus[side][base] == 0 and (pos.cus[side][base + WALLS] == 0 or pos.besieged(base)):
            continue
        if any(space not in WAYS[base] for space in chosen):
            continue
        for space in WAYS[base]:
            if space not in out and pos.ordinary(space, foe) and pos.total(foe, space) == 0:
                out.append(space)
    return sorted(out)


def turncoats(pos: Hannibal, side: int, space: int) -> list[int]:
    """25 Turncoats: enemy forces of at least 2 CUs, one of them no elephant, at or next to an army."""
    if army_at(pos, side, space) < 0 or not receives(pos, side, space):
        return []
    foe = 1 - side
    out: list[int] = []
    for near in [space, *WAYS[space]]:
        for place in (near, near + WALLS):
            if pos.cus[foe][place] >= 2 and ordinary_at(pos, foe, place) > 0 and near not in out:
                out.append(near)
    return sorted(out)


def proconsul(pos: Hannibal) -> int:
    """6.6 The proconsul who is not Scipio Africanus, or NOBODY."""
    for g in range(GENERALS):
        if pos.office[g] == PROCONSUL and pos.at[g] >= 0 and g != AFRICANUS:
            return g
    return NOBODY


def camp(pos: Hannibal, space: int) -> int:
    """25 Where a dictator may be placed: with Roman CUs in Italia that are not besieged."""
    if REGION_OF[space] != ITALIA:
        return NOBODY
    if pos.cus[ROME][space] > 0:
        return space
    inside = pos.cus[ROME][space + WALLS] > 0 and not pos.besieged(space)
    return space + WALLS if inside else NOBODY


def train_fits(pos: Hannibal, space: int) -> bool:
    """25 A siege train goes to a Carthaginian general whose army has none."""
    if pos.commander(CARTHAGE, space) >= 0:
        return space not in pos.trains
    inside = pos.commander(CARTHAGE, space + WALLS) >= 0 and not pos.besieged(space)
    return inside and space + WALLS not in pos.trains
