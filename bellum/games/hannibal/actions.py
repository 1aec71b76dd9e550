"""The verbs of Hannibal and their table. Notation is the verb and one operand: ``march narbo``."""

from __future__ import annotations

from typing import Final

from ...kernel.action import ActionTable
from .board import BATTLE_CARD_ID, CARD_ID, GENERAL_ID, PROVINCE_ID, SPACE_ID

SHIFT: Final = 7
NUMBERS: Final[list[str]] = [str(n) for n in range(31)]
LOSS_KINDS: Final[list[str]] = ["cu", "elephant"]

PLACE: Final = 0  # 6 reinforcements, generals, what an event places
PROCONSUL: Final = 1  # 6.4.1 who stays as proconsul
FIRST: Final = 2  # 7.3 who decides plays first
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
WALLS_: Final = 27  # 10.3.1 how many CUs are inside the walls
INTERCEPT: Final = 28  # 12 an army intercepts
AVOID: Final = 29  # 13 an army avoids battle
TO: Final = 30  # where an army goes that avoids, withdraws or retreats
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
DRAW: Final = 42  # Ally Deserts: a card by chance
LOSE: Final = 43  # 17.2 what is lost
COMMAND: Final = 44  # 9.3 who commands
PROVINCE_: Final = 45  # the province of an event
TARGET: Final = 46  # the space of an event
GENERAL_: Final = 47  # the general of an event
DEMAND: Final = 48  # 26.1.1 the thief must play another card
SACK: Final = 49  # 26.6.3
MERCY: Final = 50  # 26.6.3
PASS: Final = 51  # decline
DONE: Final = 52  # nothing more

TABLE: Final = ActionTable(
    [
        ("place", SPACE_ID),
        ("proconsul", GENERAL_ID),
        ("first", ()),
        ("second", ()),
        ("event", CARD_ID),
        ("ops", CARD_ID),
        ("discard", CARD_ID),
        ("counter", CARD_ID),
        ("activate", GENERAL_ID),
        ("pc", SPACE_ID),
        ("remove", SPACE_ID),
        ("raise", SPACE_ID),
        ("take", NUMBERS),
        ("elephants", NUMBERS[:5]),
        ("join", GENERAL_ID),
        ("leave", GENERAL_ID),
        ("take_train", ()),
        ("leave_train", ()),
        ("march", SPACE_ID),
        ("sail", SPACE_ID),
        ("sail_in", SPACE_ID),
        ("enter", ()),
        ("sortie", ()),
        ("besiege", ()),
        ("uproot", ()),
        ("plant", ()),
        ("halt", ()),
        ("walls", NUMBERS[:6]),
        ("intercept", GENERAL_ID),
        ("avoid", GENERAL_ID),
        ("to", SPACE_ID),
        ("back", ()),
        ("stand", ()),
        ("roll", ()),
        ("charge", ()),
        ("withdraw", ()),
        ("play", BATTLE_CARD_ID[:5]),
        ("reserve", BATTLE_CARD_ID[:5]),
        ("probe", BATTLE_CARD_ID[:5]),
        ("concede", ()),
        ("seize", ()),
        ("claim", BATTLE_CARD_ID),
        ("draw", ()),
        ("lose", LOSS_KINDS),
        ("command", GENERAL_ID),
        ("province", PROVINCE_ID),
        ("target", SPACE_ID),
        ("general", GENERAL_ID),
        ("demand", ()),
        ("sack", ()),
        ("mercy", ()),
        ("pass", ()),
        ("done", ()),
    ],
    SHIFT,
)

# An action is A_VERB + operand.
A_PLACE: Final = PLACE << SHIFT
A_PROCONSUL: Final = PROCONSUL << SHIFT
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
A_WALLS: Final = WALLS_ << SHIFT
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
A_PROVINCE: Final = PROVINCE_ << SHIFT
A_TARGET: Final = TARGET << SHIFT
A_GENERAL: Final = GENERAL_ << SHIFT
A_DEMAND: Final = DEMAND << SHIFT
A_SACK: Final = SACK << SHIFT
A_MERCY: Final = MERCY << SHIFT
A_PASS: Final = PASS << SHIFT
A_DONE: Final = DONE << SHIFT
