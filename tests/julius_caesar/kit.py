"""Positions of Julius Caesar built by hand, for the tests of its rules.

``scene`` puts the blocks named where they are named and everything else into the levy pools, and stops at the
moment asked for; ``do`` plays on by notation, ``legal`` and ``refused`` ask what may be done, ``rig`` loads the
dice. All of it works on the plain and on the compiled code: nothing is patched.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import pytest

from bellum.games.julius_caesar.actions import TABLE
from bellum.games.julius_caesar.battle import Battles
from bellum.games.julius_caesar.board import (
    BLOCK,
    BLOCK_ID,
    BLOCKS,
    BOX,
    CARD_ID,
    CARDS,
    CITIES,
    COLOUR,
    EDGE_BETWEEN,
    FLEET,
    FULL,
    LEVIES,
    OPEN,
    POOL,
    PORT,
    SIDES,
    SPACE,
    SPACE_ID,
    SPACES,
    THIRD_LEADER,
    TROPHY,
)
from bellum.games.julius_caesar.campaign import Campaign, CardPhase, Discards, Reveal, Turn, Year
from bellum.games.julius_caesar.game import GAME, JuliusCaesar
from bellum.games.julius_caesar.levy import Levy
from bellum.games.julius_caesar.move import March, Move
from bellum.games.julius_caesar.orders import Orders
from bellum.games.julius_caesar.position import CivilWar
from bellum.games.julius_caesar.winter import Winter
from bellum.kernel import SPECTATOR, Dice, Event, IllegalAction, Refusal, key_of

CAESAR, POMPEIUS = 0, 1
OFF_MAP = {"pool": POOL, "open": OPEN, "trophy": TROPHY, "box": BOX}
CARD = {id: number for number, id in enumerate(CARD_ID)}
PLACES = {**SPACE, **OFF_MAP}
KEY = key_of("loaded dice")

Attack = Mapping[str, Sequence[str]]


def seat_of(seat: str | int) -> int:
    """A seat's number."""
    return SIDES.index(seat) if isinstance(seat, str) else seat


# -- building ----------------------------------------------------------------------------------------------


def scene(
    blocks: Mapping[str, Iterable[str]],
    *,
    phase: str = "move",
    seat: str = "caesar",
    card: str = "3-2a",
    enemy_card: str = "2-1a",
    first: str | None = None,
    sides: Mapping[str, str] | None = None,
    attacks: Mapping[str, Attack] | None = None,
    reinforcements: Mapping[str, Attack] | None = None,
    surprise: str | None = None,
    before: Sequence[tuple[str, str]] = (),
    hands: Mapping[str, Sequence[str]] | None = None,
    year: int = 1,
    turn: int | None = None,
) -> CivilWar:
    """A position at a chosen moment.

    ``blocks`` maps a space (or "pool", "open", "trophy", "box") to block ids, each with its strength after a
    colon if it is not full: ``{"roma": ["legio_17:2", "caesar"]}``. Whoever is not named stands in a pool, a
    third leader in the box as long as no leader of his side is a trophy. ``sides`` names blocks that serve
    another army than their colour says, and Cleopatra when she serves Caesar.

    ``phase`` is one of

    - "discard": both players hold six cards and discard one;
    - "cards": both players choose a card (``hands`` may name what they hold);
    - "orders": ``seat`` carries out ``card`` from its start (Player 1 unless ``first`` says otherwise), the other
      player holds ``enemy_card``;
    - "move": the same, for a card whose moves begin (the usual case);
    - "levy": ``seat`` has moved and spends the levy points of ``card``;
    - "battles": all orders are done. ``attacks`` maps a contested city or sea to the ways of the attack, the
      main attack first, each with the blocks that came over it, and ``reinforcements`` does the same for the
      defenders' reserves: ``attacks={"roma": {"genua": ["legio_8"], "ravenna": ["legio_13"]}}``. The attacker
      is the side of the first block named;
    - "winter": the year's five turns are over.

    ``before`` lists the cards of earlier turns of this year, oldest first, as pairs (Caesar's, Pompeius'); the
    number of the turn follows from them unless ``turn`` (1 to 5) says otherwise. ``year`` is 1 to 5.
    """
    pos = JuliusCaesar(GAME.setting(), Dice(KEY))
    pos.set_up(True)  # every list has its length; the blocks are placed below
    place_blocks(pos, blocks, sides or {})
    mover = seat_of(seat)
    pos.first = mover if first is None else seat_of(first)
    pos.year = year - 1
    now = len(before) if turn is None else turn - 1
    if phase == "winter":
        now = 5
    shared = phase in ("orders", "move", "levy", "battles")
    current = [card, enemy_card] if mover == CAESAR else [enemy_card, card]
    deal_cards(pos, before, current if shared else None, now, hands or {}, phase == "discard")
    for space, ways in (attacks or {}).items():
        enter(pos, space, ways, True)
    for space, ways in (reinforcements or {}).items():
        enter(pos, space, ways, False)
    if surprise is not None:
        pos.surprise = SPACE[surprise]
    pos.steps = [Campaign(), Winter(), Year()]
    begin(pos, phase, mover, CARD[card])
    pos.advance()
    return pos


def begin(pos: CivilWar, phase: str, mover: int, card: int) -> None:
    """The steps of a phase, on top of the year's."""
    if phase == "discard":
        pos.follow(Discards())
    elif phase == "cards":
        pos.follow(CardPhase(), Reveal(), Turn())
    elif phase in ("orders", "move", "levy"):
        pos.follow(Battles(), Turn())
        if mover == pos.first:
            pos.follow(Orders(1 - mover))
        pos.follow(Levy(mover, LEVIES[card]) if phase == "levy" else Orders(mover))
    elif phase == "battles":
        pos.follow(Battles(), Turn())
    elif phase == "winter":
        pos.steps.pop()
    else:
        raise ValueError(f"no phase {phase!r}")


def place_blocks(pos: CivilWar, blocks: Mapping[str, Iterable[str]], sides: Mapping[str, str]) -> None:
    """Every block where it belongs, with its strength and side, and ``count`` to match."""
    for b in range(BLOCKS):
        pos.place[b] = POOL
        pos.strength[b] = 0
    for third in THIRD_LEADER:
        pos.place[third] = BOX
    for name, side in sides.items():
        pos.side[BLOCK[name]] = seat_of(side)
    named: set[int] = set()
    for where, entries in blocks.items():
        for entry in entries:
            name, _, level = entry.partition(":")
            b = BLOCK[name]
            if b in named:
                raise ValueError(f"{name} is named twice")
            named.add(b)
            pos.place[b] = PLACES[where]
            if PLACES[where] == TROPHY and pos.place[THIRD_LEADER[COLOUR[b]]] == BOX:
                pos.place[THIRD_LEADER[COLOUR[b]]] = POOL
            if PLACES[where] < SPACES:
                fits = PLACES[where] >= CITIES or PORT[PLACES[where]] if FLEET[b] else PLACES[where] < CITIES
                assert fits, f"{name} cannot be in {where}"
                pos.strength[b] = int(level) if level else FULL[b]
                pos.count[int(pos.side[b])][PLACES[where]] += 1


def deal_cards(
    pos: CivilWar,
    before: Sequence[tuple[str, str]],
    current: Sequence[str] | None,
    turn: int,
    hands: Mapping[str, Sequence[str]],
    discarding: bool,
) -> None:
    """Hands, discards and played cards that agree with the turn; command cards fill what nobody named."""
    pos.turn = turn
    named = {CARD[c] for pair in before for c in pair}
    named |= {CARD[c] for c in current or ()}
    named |= {CARD[c] for hand in hands.values() for c in hand}
    spare = [c for c in range(CARDS - 1, -1, -1) if c not in named]
    for side in range(2):
        played = [CARD[pair[side]] for pair in before]
        while len(played) < turn:
            played.insert(0, spare.pop(0))
        if current is not None:
            played.append(CARD[current[side]])
        pos.played[side] = played
        size = 6 if discarding else 5 - len(played)
        hand = [CARD[c] for c in hands.get(SIDES[side], ())]
        while len(hand) < size:
            hand.append(spare.pop(0))
        pos.hands[side] = sorted(hand)
        pos.discard[side] = -1 if discarding else spare.pop(0)


def enter(pos: CivilWar, space: str, ways: Attack, attack: bool) -> None:
    """Blocks that came into a contested space this turn, the first way being the main attack."""
    to = SPACE[space]
    for number, (source, names) in enumerate(ways.items()):
        edge = EDGE_BETWEEN[SPACE[source] * SPACES + to]
        for name in names:
            b = BLOCK[name]
            side = pos.side[b]
            assert pos.place[b] == to, f"{name} is not in {space}"
            key = edge * 2 + side
            pos.came[b] = edge
            pos.into[key] = to
            pos.used[key] = pos.used.get(key, 0) + 1
            pos.moved[b] = 1
            if attack:
                pos.attacker.setdefault(to, side)
                if number == 0:
                    pos.main[to] = edge


def start(seed: str = "rules", **options: Any) -> CivilWar:
    """The position at the start of a game, after the first deal (or before a free set-up)."""
    pos = GAME.new(seed, None, options)
    assert isinstance(pos, CivilWar)
    pos.advance()
    return pos


# -- playing -----------------------------------------------------------------------------------------------


def action(notation: str) -> int:
    """The number of an action; a notation that the table lacks is a mistake of the test."""
    number = TABLE.number(notation)
    assert number is not None, f"no action {notation!r}"
    return number


def do(pos: CivilWar, seat: str | int, *notations: str) -> CivilWar:
    """Play some actions of one seat, all of them legal, and give the same position back."""
    for notation in notations:
        refusal = pos.why_not(seat_of(seat), action(notation))
        assert refusal is None, f"{notation}: {refusal}; legal: {sorted(legal(pos, seat))}"
        assert action(notation) in pos.legal(seat_of(seat)), f"{notation} is not on the list"
        pos.play(seat_of(seat), action(notation))
    return pos


def told(pos: CivilWar, seat: str | int, *notations: str) -> list[Event]:
    """Play some actions and give the events that they brought about."""
    events: list[Event] = []
    pos.events = events
    do(pos, seat, *notations)
    pos.events = None
    return events


def march(pos: CivilWar, seat: str | int, *journeys: str) -> CivilWar:
    """Move blocks, each "legio_10 massilia genua" step by step, ending where the words end.

    Steps that leave no choice are played by the engine itself, so only what is still open is played.
    """
    for journey in journeys:
        name, *stations = journey.split()
        do(pos, seat, f"move {name}")
        b = BLOCK[name]
        for station in stations:
            if pos.place[b] != SPACE[station]:
                do(pos, seat, f"to {station}")
        assert SPACE_ID[pos.place[b]] == stations[-1], journey
        if marching(pos, b):
            do(pos, seat, "stop")
    return pos


def end_moves(pos: CivilWar, seat: str | int) -> CivilWar:
    """End a seat's moves, unless the engine has done so because nothing was left to move."""
    top = pos.steps[-1]
    return do(pos, seat, "done") if isinstance(top, Move) and top.seat == seat_of(seat) else pos


def end_orders(pos: CivilWar, seat: str | int) -> CivilWar:
    """End a seat's moves and leave its levies unused; what attacks it made must need no declaration."""
    end_moves(pos, seat)
    top = pos.steps[-1]
    return do(pos, seat, "done") if isinstance(top, Levy) and top.seat == seat_of(seat) else pos


def marching(pos: CivilWar, block: int) -> bool:
    """Whether this block is in the middle of its move."""
    step = pos.steps[-1]
    return pos.outcome is None and isinstance(step, March) and step.block == block


# -- asking ------------------------------------------------------------------------------------------------


def legal(pos: CivilWar, seat: str | int) -> set[str]:
    """What a seat may do now, by notation."""
    return {TABLE.notation(a) for a in pos.legal(seat_of(seat))}


def choices(pos: CivilWar, seat: str | int, verb: str) -> set[str]:
    """The operands with which a seat may use a verb now."""
    words = [notation.split() for notation in legal(pos, seat)]
    return {w[1] for w in words if w[0] == verb and len(w) == 2}


def refused(pos: CivilWar, seat: str | int, notation: str, rule: str, message: str | None = None) -> None:
    """An action is refused by a rule, is not on the list, and changes nothing."""
    number = action(notation)
    answer = pos.why_not(seat_of(seat), number)
    assert answer is not None, f"{notation} is allowed"
    wanted = Refusal(rule, answer.message if message is None else message)
    assert answer == wanted, f"{notation}: {answer}, not {wanted}"
    assert number not in pos.legal(seat_of(seat))
    before = pos.to_json()
    with pytest.raises(IllegalAction) as error:
        pos.play(seat_of(seat), number)
    assert error.value.refusal == answer
    assert pos.to_json() == before


def untimely(pos: CivilWar, seat: str | int, notation: str) -> None:
    """A verb that is not due is refused with the paragraph that says when it is."""
    number = action(notation)
    refusal = TABLE.untimely[number >> TABLE.shift]
    assert refusal.message == f"when-{TABLE.verb(number)}"
    refused(pos, seat, notation, refusal.rule, refusal.message)


def reachable(pos: CivilWar, seat: str | int, block: str) -> set[str]:
    """Every space where a block's move may end, attacks included."""
    ends: set[str] = set()
    b = BLOCK[block]
    queue = [do(pos.clone(), seat, f"move {block}")]
    while queue:
        now = queue.pop()
        if not marching(now, b):
            ends.add(SPACE_ID[now.place[b]])
            continue
        options = legal(now, seat)
        if "stop" in options:
            ends.add(SPACE_ID[now.place[b]])
        queue += [do(now.clone(), seat, option) for option in options if option != "stop"]
    return ends


def at(pos: CivilWar, space: str) -> set[str]:
    """The blocks of both sides in a place, by id."""
    return {BLOCK_ID[b] for b in range(BLOCKS) if pos.place[b] == PLACES[space]}


def where(pos: CivilWar, block: str) -> str:
    """A block's place, by id."""
    names = {number: name for name, number in PLACES.items()}
    return names[pos.place[BLOCK[block]]]


def strength(pos: CivilWar, block: str) -> int:
    """A block's strength."""
    return pos.strength[BLOCK[block]]


def side(pos: CivilWar, block: str) -> str:
    """Whom a block serves."""
    return SIDES[pos.side[BLOCK[block]]]


def state(pos: CivilWar, seat: str | int, space: str) -> str:
    """4.2.1, 4.4 A space's state for a seat."""
    who, where_ = seat_of(seat), SPACE[space]
    states = {
        "friendly": pos.friendly(who, where_),
        "enemy": pos.friendly(1 - who, where_),
        "vacant": pos.vacant(where_),
        "contested": pos.contested(where_),
    }
    (name,) = [name for name, holds in states.items() if holds]
    return name


def points(pos: CivilWar) -> int:
    """The move or levy points that are left."""
    left = pos.view(SPECTATOR)["prompt"]["args"]["points"]
    assert isinstance(left, int)
    return left


def step(pos: CivilWar) -> str:
    """The name of the step that asks for an action."""
    return type(pos.steps[-1]).__name__


def to_move(pos: CivilWar) -> set[str]:
    """The seats that owe an action."""
    return {name for number, name in enumerate(SIDES) if pos.owes(number)}


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of some events, in order."""
    return [event.kind for event in events]


def only(events: Iterable[Event], kind: str) -> Event:
    """The one event of a kind."""
    (event,) = [event for event in events if event.kind == kind]
    return event


def faces_told(event: Event) -> list[tuple[str, str, int]]:
    """The blocks that an event lays open, each with its side and strength, sorted."""
    lines = [(line["side"], line["blocks"]) for line in event.args["blocks"]]
    return sorted((face["block"], side, face["strength"]) for side, faces in lines for face in faces)


# -- dice --------------------------------------------------------------------------------------------------


@cache
def faces(sides: int, blocks: int) -> bytes:
    """The stream of KEY as faces 1 to ``sides``; 0 where a byte is thrown away."""
    stream = Dice(KEY)
    limit = 256 - 256 % sides
    table = bytes(value % sides + 1 if value < limit else 0 for value in range(256))
    return bytes(stream.byte() for _ in range(64 * blocks)).translate(table)


def rig(pos: CivilWar, rolls: Sequence[int], dice_sides: int = 6) -> CivilWar:
    """Load the dice: the next rolls come out as wanted (up to about six of them at a time)."""
    for blocks in (64, 1024, 16384):
        offset = faces(dice_sides, blocks).find(bytes(rolls))
        if offset >= 0:
            pos.dice = Dice(KEY, offset)
            return pos
    raise ValueError(f"these dice never come: {rolls}")


def rig_lot(pos: CivilWar, blocks: Iterable[str], drawn: str) -> CivilWar:
    """Load the lot: the block wanted is drawn among blocks that look alike."""
    names = sorted(blocks, key=BLOCK.__getitem__)
    return rig(pos, [names.index(drawn) + 1], len(names)) if len(names) > 1 else pos
