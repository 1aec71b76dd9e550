"""The verbs and their table. Notation is the verb and one operand: ``march narbo``."""

from __future__ import annotations

from typing import Final

from ...kernel.action import ActionTable
from ...kernel.kind import Kind, counts
from .board import Board
from .kinds import LOSS

SHIFT: Final = 7
MOST_UNITS: Final = 30  # that somebody could ask for in one army

PLACE: Final = 0  # 6 reinforcements, generals, what an event places
KEEP: Final = 1  # 6.4.1 who stays as proconsul
FIRST: Final = 2  # 7.3 the player who decides plays first
SECOND: Final = 3  # 7.3 or second
EVENT: Final = 4  # 8.3 a card for its event
OPS: Final = 5  # 8.2 a card for its operations points
DISCARD: Final = 6  # 8.6 a card for nothing
COUNTER: Final = 7  # 8.4 a counter-event at its window
ACTIVATE: Final = 8  # 8.2 a general moves
PC: Final = 9  # 8.2, 19.2 place a PC or turn one over
REMOVE: Final = 10  # 14.13, 22.2 remove a PC
RAISE: Final = 11  # 8.2 a CU for a general
TAKE: Final = 12  # 10.2 how many CUs march
ELEPHANTS: Final = 13  # and how many of them are elephants
JOIN: Final = 14  # 10.8 a general comes along
LEAVE: Final = 15  # 10.9 a general stays behind
TAKE_TRAIN: Final = 16  # 25 the siege train comes along
LEAVE_TRAIN: Final = 17
MARCH: Final = 18  # 10.2 one step of a move
SAIL: Final = 19  # 11.1 to a port
SAIL_IN: Final = 20  # 11.3 into a city by its harbour
ENTER: Final = 21  # 10.7 inside the walls
SORTIE: Final = 22  # 20.4 out of the walls and into battle
BESIEGE: Final = 23  # 20.1 an attempt against a city or a tribe
UPROOT: Final = 24  # 24.1, 25, 26.4 remove the enemy's PC here
PLANT: Final = 25  # 26.4 place a PC here
HALT: Final = 26  # the move ends
WALLS: Final = 27  # 10.3.1 how many CUs are inside the walls
INTERCEPT: Final = 28  # 12 an army intercepts
AVOID: Final = 29  # 13 an army avoids battle
TO: Final = 30  # where an army that avoids battle, withdraws or retreats goes
BACK: Final = 31  # 12.5 one space back
STAND: Final = 32  # 12.5 accept battle
ROLL: Final = 33  # try it
CHARGE: Final = 34  # 17.3 elephants charge
WITHDRAW: Final = 35  # 16.1 try to leave the battle
PLAY: Final = 36  # 14.6 a battle card
RESERVE: Final = 37  # 14.9 a Reserve as another card
PROBE: Final = 38  # Hannibal's Probe as another card
CONCEDE: Final = 39  # 14.6 do not match
SEIZE: Final = 40  # 14.8.2, 16.1.3 take the initiative
CLAIM: Final = 41  # Ally Deserts: a card that lies open
DRAW: Final = 42  # Ally Deserts: a card at random
LOSE: Final = 43  # 17.2 what is lost
COMMAND: Final = 44  # 9.3 who commands
PROVINCE: Final = 45  # the province of an event
TARGET: Final = 46  # the space of an event
GENERAL: Final = 47  # the general of an event
DEMAND: Final = 48  # 26.1.1 the thief must play another card
SACK: Final = 49  # 26.6.3
MERCY: Final = 50  # 26.6.3
PASS: Final = 51  # decline
DONE: Final = 52  # nothing more

# An action is A_VERB + operand.
A_PLACE: Final = PLACE << SHIFT
A_KEEP: Final = KEEP << SHIFT
A_FIRST: Final = FIRST << SHIFT
A_SECOND: Final = SECOND << SHIFT
A_EVENT: Final = EVENT << SHIFT
A_OPS: Final = OPS << SHIFT
A_DISCARD: Final = DISCARD << SHIFT
A_COUNTER: Final = COUNTER << SHIFT
A_ACTIVATE: Final = ACTIVATE << SHIFT
A_PC: Final = PC << SHIFT
A_REMOVE: Final = REMOVE << SHIFT
A_RAISE: Final = RAISE << SHIFT
A_TAKE: Final = TAKE << SHIFT
A_ELEPHANTS: Final = ELEPHANTS << SHIFT
A_JOIN: Final = JOIN << SHIFT
A_LEAVE: Final = LEAVE << SHIFT
A_TAKE_TRAIN: Final = TAKE_TRAIN << SHIFT
A_LEAVE_TRAIN: Final = LEAVE_TRAIN << SHIFT
A_MARCH: Final = MARCH << SHIFT
A_SAIL: Final = SAIL << SHIFT
A_SAIL_IN: Final = SAIL_IN << SHIFT
A_ENTER: Final = ENTER << SHIFT
A_SORTIE: Final = SORTIE << SHIFT
A_BESIEGE: Final = BESIEGE << SHIFT
A_UPROOT: Final = UPROOT << SHIFT
A_PLANT: Final = PLANT << SHIFT
A_HALT: Final = HALT << SHIFT
A_WALLS: Final = WALLS << SHIFT
A_INTERCEPT: Final = INTERCEPT << SHIFT
A_AVOID: Final = AVOID << SHIFT
A_TO: Final = TO << SHIFT
A_BACK: Final = BACK << SHIFT
A_STAND: Final = STAND << SHIFT
A_ROLL: Final = ROLL << SHIFT
A_CHARGE: Final = CHARGE << SHIFT
A_WITHDRAW: Final = WITHDRAW << SHIFT
A_PLAY: Final = PLAY << SHIFT
A_RESERVE: Final = RESERVE << SHIFT
A_PROBE: Final = PROBE << SHIFT
A_CONCEDE: Final = CONCEDE << SHIFT
A_SEIZE: Final = SEIZE << SHIFT
A_CLAIM: Final = CLAIM << SHIFT
A_DRAW: Final = DRAW << SHIFT
A_LOSE: Final = LOSE << SHIFT
A_COMMAND: Final = COMMAND << SHIFT
A_PROVINCE: Final = PROVINCE << SHIFT
A_TARGET: Final = TARGET << SHIFT
A_GENERAL: Final = GENERAL << SHIFT
A_DEMAND: Final = DEMAND << SHIFT
A_SACK: Final = SACK << SHIFT
A_MERCY: Final = MERCY << SHIFT
A_PASS: Final = PASS << SHIFT
A_DONE: Final = DONE << SHIFT


def verbs(board: Board) -> list[tuple[str, Kind | None, str]]:
    """Every verb on a board, with the kind of its operand and the paragraph that says when it is due."""
    kinds = board.kinds
    types = kinds.battle_card.only(board.battle_card_id[: board.types])
    return [
        ("place", kinds.space, "5.1"),
        ("proconsul", kinds.general, "6.4.1"),
        ("first", None, "7.3"),
        ("second", None, "7.3"),
        ("event", kinds.card, "7.2"),
        ("ops", kinds.card, "7.2"),
        ("discard", kinds.card, "8.6"),
        ("counter", kinds.card, "8.4"),
        ("activate", kinds.general, "10.1"),
        ("pc", kinds.space, "19.2"),
        ("remove", kinds.space, "14.13"),
        ("raise", kinds.space, "8.2"),
        ("take", counts(MOST_UNITS), "10.2"),
        ("elephants", counts(board.elephants), "17.1"),
        ("join", kinds.general, "10.8"),
        ("leave", kinds.general, "10.9"),
        ("take_train", None, "25"),
        ("leave_train", None, "25"),
        ("march", kinds.space, "10.2"),
        ("sail", kinds.space, "11.1"),
        ("sail_in", kinds.space, "11.3"),
        ("enter", None, "10.7"),
        ("sortie", None, "20.4"),
        ("besiege", None, "20.1.2"),
        ("uproot", None, "24.1"),
        ("plant", None, "26.4"),
        ("halt", None, "10.2"),
        ("walls", counts(max(board.capacity)), "10.3.1"),
        ("intercept", kinds.general, "12.1"),
        ("avoid", kinds.general, "13.1"),
        ("to", kinds.space, "13.2"),
        ("back", None, "12.5"),
        ("stand", None, "12.5"),
        ("roll", None, "14.8"),
        ("charge", None, "17.3"),
        ("withdraw", None, "16.1.1"),
        ("play", types, "14.6"),
        ("reserve", types, "14.9"),
        ("probe", types, "24.1"),
        ("concede", None, "14.10.1"),
        ("seize", None, "14.8.2"),
        ("claim", kinds.battle_card, "25"),
        ("draw", None, "25"),
        ("lose", LOSS, "17.2"),
        ("command", kinds.general, "9.3"),
        ("province", kinds.province, "25"),
        ("target", kinds.space, "25"),
        ("general", kinds.general, "25"),
        ("demand", None, "26.1.1"),
        ("sack", None, "26.6.3"),
        ("mercy", None, "26.6.3"),
        ("pass", None, "8.4"),
        ("done", None, "8.2"),
    ]


def table(board: Board) -> ActionTable:
    """Every action on a board."""
    return ActionTable(verbs(board), SHIFT)
