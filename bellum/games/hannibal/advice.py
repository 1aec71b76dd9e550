"""What an experienced player thinks about, the most promising first: some of the many things he may do.

A card is not thrown away, and of cards with the same OPs the one goes that is least worth keeping. PCs go
where they decide a province. An army marches whole, towards something, and not back to where it has just come
from; nobody intercepts an army that would beat him, or runs away from one that he would beat.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.position import Step
from .actions import (
    A_BESIEGE,
    A_CONCEDE,
    A_DONE,
    A_HALT,
    A_OPS,
    A_PLAY,
    A_TAKE,
    ACTIVATE,
    AVOID,
    BESIEGE,
    CONCEDE,
    DONE,
    ELEPHANTS,
    ENTER,
    EVENT,
    HALT,
    INTERCEPT,
    JOIN,
    LEAVE,
    LEAVE_TRAIN,
    MARCH,
    OPS,
    PC,
    PLAY,
    PROBE,
    RAISE,
    REMOVE,
    RESERVE,
    SAIL,
    SAIL_IN,
    SHIFT,
    TAKE,
    TAKE_TRAIN,
    TARGET,
    WITHDRAW,
)
from .board import NOBODY
from .deeds import charming
from .detachment import Detachment
from .duel import CardStep
from .gates import Gates
from .move import March
from .muster import most
from .operations import Activation, Operations
from .outlook import LEAST, NEARNESS, RANGE, hosts
from .politics import PlacePCs, RemovePCs
from .position import PunicWar
from .reaction import Reaction
from .records import MarchRecord
from .strategy import Round
from .value import WEIGHTS, card_worth

MASK: Final = (1 << SHIFT) - 1
SPACES: Final = 4  # PCs worth a thought
RAISED: Final = 2  # armies worth another CU
PORTS: Final = 3
TARGETS: Final = 6  # of an event
HOPELESS: Final = 5  # battle cards that make a battle hopeless
EVENTS: Final = "8.3"
TURN: Final = 64  # more cards than a turn has
WAIT: Final = (TAKE, HALT, ELEPHANTS, JOIN, LEAVE, TAKE_TRAIN, LEAVE_TRAIN)


# -- where estimates say something ---------------------------------------------------------------------------


def quiet(pos: PunicWar) -> bool:
    """Not before an event has its targets, nor while generals are still to be activated."""
    if pos.outcome is not None:
        return True
    step = pos.steps[-1]
    return step.settled and not isinstance(step, (Activation, Gates)) and not targets_of_event(step)


def targets_of_event(step: Step[Any]) -> bool:
    """8.3 Whether an event asks what it strikes; the chapters know no card, but its paragraph."""
    return step.rule == EVENTS and not isinstance(step, RemovePCs)


def tempo(pos: PunicWar) -> int:
    """7.4 Cards played to their end, turn by turn; one that interrupts another counts at once."""
    dealt = 2 * pos.scenario.turn_cards[min(pos.turn, pos.scenario.last_turn)]
    left = len(pos.hands[0]) + len(pos.hands[1])
    going_on = 0 if pos.card < 0 else 1
    return TURN * pos.turn + (dealt - left - going_on if pos.phase else 0)


# -- what is worth a thought ---------------------------------------------------------------------------------


def prior(pos: PunicWar, seat: int) -> list[int]:
    """Of what a seat may do, what is worth thinking about, the most promising first."""
    legal = pos.legal(seat)
    if len(legal) < 2:
        return legal
    chosen = shortlist(pos, seat, legal)
    return chosen if chosen else legal


def shortlist(pos: PunicWar, seat: int, legal: list[int]) -> list[int]:
    """What is worth thinking about at the step that asks; nothing if there is nothing to say."""
    step = pos.steps[-1]
    if isinstance(step, March):
        return on_the_march(pos, seat, legal)
    if isinstance(step, Round):
        return cards(pos, seat, legal)
    if isinstance(step, Operations):
        return operations(pos, seat, legal)
    if isinstance(step, PlacePCs):
        return best_spaces(pos, seat, legal, SPACES)
    if isinstance(step, Activation):
        able = [action for action in legal if action != A_DONE and leads(pos, seat, action & MASK)]
        return [*able, A_DONE]
    if isinstance(step, RemovePCs):
        return least_spaces(pos, step.victim, legal)
    if targets_of_event(step):
        return best_spaces(pos, seat, legal, TARGETS)
    if isinstance(step, CardStep):
        return battle_cards(pos, seat, legal)
    return reactions(pos, seat, legal)


# -- 7.2 cards -----------------------------------------------------------------------------------------------


def cards(pos: PunicWar, seat: int, legal: list[int]) -> list[int]:
    """7.2 Events, then OPs, the most first; of cards with the same OPs the one least worth keeping."""
    events = [action for action in legal if action >> SHIFT == EVENT]
    deck = pos.board.deck
    events.sort(key=lambda action: -deck[action & MASK].ops)
    least = [NOBODY, NOBODY, NOBODY, NOBODY]
    for action in legal:
        if action >> SHIFT == OPS:
            card = action & MASK
            ops = min(3, deck[card].ops)
            if least[ops] < 0 or kept(pos, seat, card) < kept(pos, seat, least[ops]):
                least[ops] = card
    return [A_OPS + card for card in least[::-1] if card >= 0] + events


def kept(pos: PunicWar, seat: int, card: int) -> float:
    """What a card is worth in the hand."""
    return card_worth(pos, seat, card, WEIGHTS.values)


# -- 8.2 operations ------------------------------------------------------------------------------------------


def operations(pos: PunicWar, seat: int, legal: list[int]) -> list[int]:
    """8.2 Generals with an army, then the PCs that matter most, then CUs for the largest armies."""
    out = [action for action in legal if action >> SHIFT == ACTIVATE and leads(pos, seat, action & MASK)]
    out += best_spaces(pos, seat, [action for action in legal if action >> SHIFT == PC], SPACES)
    raised = [(-pos.total(seat, action & MASK), action) for action in legal if action >> SHIFT == RAISE]
    return out + [action for _, action in sorted(raised)[:RAISED]]


def leads(pos: PunicWar, seat: int, general: int) -> bool:
    """Whether a general is the one to lead those with him: no worse one takes an army from a better."""
    commander = pos.commander(seat, pos.at[general])
    return commander == general or pos.battle_rating(general) > pos.battle_rating(commander)


def best_spaces(pos: PunicWar, seat: int, legal: list[int], few: int) -> list[int]:
    """The spaces whose control matters most, best first; what names no space stays as it is."""
    spaces = [action for action in legal if action >> SHIFT in (PC, TARGET, REMOVE)]
    if len(spaces) <= 1:
        return legal
    scored = [(-weight_of(pos, seat, action & MASK), action) for action in spaces]
    others = [action for action in legal if action >> SHIFT not in (PC, TARGET, REMOVE, DONE)]
    return [action for _, action in sorted(scored)[:few]] + others


def least_spaces(pos: PunicWar, victim: int, legal: list[int]) -> list[int]:
    """14.13 The PCs that can be spared, or those that hurt the enemy most."""
    seat = pos.owners().bit_length() - 1
    scored = [(weight_of(pos, 1 - victim, action & MASK), action) for action in legal]
    if seat != victim:
        scored = [(-weight, action) for weight, action in scored]
    return [action for _, action in sorted(scored)[:SPACES]]


def weight_of(pos: PunicWar, side: int, space: int) -> float:
    """What it matters to a side that it, and not the enemy or nobody, controls a space."""
    board, foe = pos.board, 1 - side
    p = board.province_of[space]
    weight = 1.0 if pos.control[space] == foe else 0.5
    if not pos.scenario.scoring[p]:
        return weight / 2.0
    most_of_it = board.majority[p]
    mine, theirs = pos.held[side][p], pos.held[foe][p]
    if mine == most_of_it - 1:
        weight += 4.0
    elif mine < most_of_it:
        weight += mine / most_of_it
    if pos.control[space] == foe and theirs == most_of_it:
        weight += 4.0
    elif mine == most_of_it:
        weight += 0.2  # one to spare
    return weight


# -- 10 the march --------------------------------------------------------------------------------------------


def on_the_march(pos: PunicWar, seat: int, legal: list[int]) -> list[int]:
    """10.2 An army besieges, marches on, or halts where it is of use; all who can be spared go along."""
    march = pos.marching()
    begun = march.leg.came >= 0
    deeds: list[int] = []
    ways: list[tuple[float, int]] = []
    ports: list[tuple[float, int]] = []
    for action in legal:
        verb = action >> SHIFT
        if verb == MARCH:
            if not astray(pos, march, action & MASK):
                ways.append((-pull(pos, seat, action & MASK), action))
        elif verb == SAIL or verb == SAIL_IN:
            ports.append((-pull(pos, seat, action & MASK), action))
        elif verb not in WAIT and (verb != ENTER or (begun and hunted(pos, seat, march))):
            deeds.append(action)
    deeds.sort(key=lambda action: action >> SHIFT != BESIEGE)
    out = deeds + [action for _, action in sorted(ways)] + [action for _, action in sorted(ports)[:PORTS]]
    out += companies(pos, march, legal)
    if A_HALT in legal and (begun or not out):
        out.append(A_HALT)
    return out


def astray(pos: PunicWar, march: MarchRecord, to: int) -> bool:
    """Whether a step leads back, or to where the army could have gone at once, or away from its own siege."""
    board, here = pos.board, pos.space_of(march.general)
    if pos.siege[here] and here not in pos.attempted and pos.hostile_to(here, march.seat):
        return march.size() >= LEAST and pos.cus[1 - march.seat][to] == 0
    if march.leg.came < 0 or has_reason(pos, march):
        return False
    came = pos.space_at(march.leg.came)
    return to == came or to in board.roads[came]


def hunted(pos: PunicWar, seat: int, march: MarchRecord) -> bool:
    """Whether an enemy army that would win is within a march: else nobody hides inside walls."""
    space, strength = pos.space_of(march.general), march.size() + pos.battle_rating(march.general)
    for host in hosts(pos, 1 - seat):
        if host.far[space] <= RANGE and host.cards > strength:
            return True
    return False


def has_reason(pos: PunicWar, march: MarchRecord) -> bool:
    """Whether an army may as well turn back: it has fetched or left CUs here, or was here for a PC."""
    return march.leg.changed != 0 or charming(pos, march)


def companies(pos: PunicWar, march: MarchRecord, legal: list[int]) -> list[int]:
    """10.2 More CUs that stand here; from a siege or a capital also all but those who are to keep it.

    A siege goes on before anybody leaves it.
    """
    space, size = pos.space_of(march.general), march.size()
    out: list[int] = []
    more = most(pos, march)
    if more > size:
        out.append(A_TAKE + more)
    kept_here = pos.total(march.seat, space) - size
    if (pos.siege[space] and A_BESIEGE not in legal) or space == pos.board.capital[march.seat]:
        least = size + kept_here - LEAST
        if LEAST <= least < size:
            out.append(A_TAKE + least)
    return [action for action in out if action in legal]


def pull(pos: PunicWar, side: int, space: int) -> float:
    """What is near to a space for an army of a side: enemy cities and PCs, tribes."""
    board, far, foe = pos.board, pos.board.far[side][space], 1 - side
    best = 0.0
    for to in range(board.spaces):
        if pos.control[to] == foe or (pos.tribe[to] and pos.control[to] != side):
            best = max(best, weight_of(pos, side, to) * NEARNESS[far[to]])
    return best


# -- 10.3 reactions, 14.6 battles ----------------------------------------------------------------------------


def reactions(pos: PunicWar, seat: int, legal: list[int]) -> list[int]:
    """12, 13 To intercept or to avoid battle only where it helps; whoever does it goes with all he has."""
    step = pos.steps[-1]
    if isinstance(step, (Detachment, Gates)):
        return [A_DONE]
    if not isinstance(step, Reaction):
        return []
    march, space = pos.marching(), pos.reacting().space
    mover = march.size() + pos.battle_rating(march.general)
    here = pos.cus[seat][space]
    out: list[int] = []
    for action in legal:
        verb, general = action >> SHIFT, action & MASK
        if verb == INTERCEPT:
            strength = here + pos.cus[seat][pos.at[general]] + pos.battle_rating(general)
            if strength + HOPELESS >= mover or space == pos.board.capital[seat]:
                out.append(action)
        elif verb != AVOID or here + pos.battle_rating(general) <= mover + HOPELESS:
            out.append(action)
    return out


def battle_cards(pos: PunicWar, seat: int, legal: list[int]) -> list[int]:
    """14.6, 14.9 A Reserve or Probe does not stand for a card that one has; who can match does so.

    What one has most of comes first, since the enemy has the fewest of it. Who has more cards does not leave.
    """
    duel = pos.fought().duel
    hand, ahead = duel.hands[seat], duel.count(seat) > duel.count(1 - seat)
    out: list[tuple[int, int]] = []
    for action in legal:
        verb = action >> SHIFT
        if verb in (RESERVE, PROBE) and A_PLAY + (action & MASK) in legal:
            continue
        if verb == PLAY:
            out.append((-hand[action & MASK], action))
        elif verb == WITHDRAW:
            if not ahead:
                out.append((1, action))
        elif verb != CONCEDE:
            out.append((0, action))
    return [action for _, action in sorted(out)] if out else [A_CONCEDE]
