"""4 How a game begins: what follows from board and options, the pieces of a scenario, the deck."""

from __future__ import annotations

from .board import CARTHAGE, CONSUL, GONE, LATER, NO_OFFICE, NOBODY, POOL, PROCONSUL, ROME, Board
from .operations import new_card
from .options import options_as_bits
from .position import PunicWar, of_bits
from .scenario import Force, Scenario


def prepare(pos: PunicWar) -> None:
    """What all positions of a game share: its options, the spaces in play, and its cards."""
    board, scenario = pos.board, pos.scenario
    options = pos.options = options_as_bits(pos.setting.options)
    pos.area = [
        board.province_of[s] in scenario.area and board.space_option[s] & ~options == 0
        for s in range(board.spaces)
    ]
    pos.country = [s for s in range(board.spaces) if pos.area[s] and not board.city[s]]
    pos.card_set = deck_of(board, scenario, options)


def deck_of(board: Board, scenario: Scenario, options: int) -> int:
    """26.1, 26.1.2 The cards of a game, as bits."""
    mask = 0
    for card in board.deck:
        if card.part & ~options == 0 or card.option & options:
            mask |= card.bit
    for card in board.deck:
        if card.option & options and card.replaces >= 0:
            mask &= ~board.deck[card.replaces].bit
        if card.number in scenario.left_out:
            mask &= ~card.bit
    return mask


def set_up(pos: PunicWar) -> None:
    """4 The pieces of the scenario, and a shuffled deck."""
    clear(pos)
    board, scenario = pos.board, pos.scenario
    for side in range(2):
        for space in scenario.control[side]:
            pos.control[space] = side
    for space in scenario.friendly_tribes:
        pos.control[space] = CARTHAGE
    pos.recount()
    if scenario.elections:
        pool(pos)
    for side in range(2):
        for force in scenario.forces[side]:
            station(pos, side, force)
    pos.last_consuls = [g for g in range(board.generals) if pos.office[g] == CONSUL]
    cards = of_bits(pos.card_set)
    pos.aside = [card for card in cards if board.deck[card].aside]
    pos.deck = [card for card in cards if not board.deck[card].aside]
    pos.dice.shuffle(pos.deck)
    new_card(pos)


def pool(pos: PunicWar) -> None:
    """4 The generals who are to be elected, and those who come later."""
    board, scenario = pos.board, pos.scenario
    for g in scenario.pool:
        if board.general_option[g] & ~pos.options == 0:
            pos.at[g] = POOL
    for g in (scenario.scipio, scenario.bomilcar):
        if g >= 0 and board.general_option[g] & ~pos.options == 0:
            pos.at[g] = LATER


def clear(pos: PunicWar) -> None:
    """An empty board."""
    board = pos.board
    pos.cus = [[0] * board.places, [0] * board.places]
    pos.elephants = [0] * board.places
    pos.control = [NOBODY] * board.spaces
    pos.tribe = [1 if board.tribe[s] and pos.playable(s) else 0 for s in range(board.spaces)]
    pos.siege = [0] * board.spaces
    pos.punic = []
    pos.at = [GONE] * board.generals
    pos.office = [NO_OFFICE] * board.generals
    pos.precedence = list(range(board.generals))
    pos.trains = []
    pos.hands = [[], []]
    pos.discard = []
    pos.removed = []
    pos.known = [0, 0]
    pos.lacks = [0, 0]
    pos.foraging = []
    pos.won = [[], []]
    pos.taken = [[], []]


def station(pos: PunicWar, side: int, force: Force) -> None:
    """One force of the set-up."""
    pos.add(side, force.space, force.cus - force.inside, force.elephants)
    pos.add(side, force.space + pos.board.walls, force.inside, 0)
    for general in force.generals:
        pos.at[general] = force.space
        if side == ROME:
            pos.office[general] = CONSUL if force.office == "consul" else PROCONSUL
