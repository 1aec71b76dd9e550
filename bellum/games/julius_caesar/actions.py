"""The verbs of Julius Caesar and their table. Notation is the verb and one operand: ``move legio_10``."""

from __future__ import annotations

from typing import Final

from ...kernel.action import ActionTable
from .kinds import BLOCK, CARD, SPACE

SHIFT: Final = 7

PLACE: Final = 0  # 5.3 put a block into the next place of a free set-up
DISCARD: Final = 1  # 2.1 discard a card unseen
PLAY: Final = 2  # 2.1 play a card face-down
MOVE: Final = 3  # 6.1, 7.7 take a block to move it
SAIL: Final = 4  # 6.3 take a land block for a sea move
TO: Final = 5  # the place it goes to
STOP: Final = 6  # 6.1 end a block's move
MAIN: Final = 7  # 7.3 declare the road of the main attack
SURPRISE: Final = 8  # Mars and Neptune: the battle that is a surprise
LEVY: Final = 9  # 6.4 raise or strengthen a block
TEMPT: Final = 10  # Jupiter: a block of the enemy's colour
RECLAIM: Final = 11  # Jupiter: a block of one's own colour in the enemy's service
TEMPT_QUEEN: Final = 12  # Jupiter: Cleopatra
STRIKE: Final = 13  # Vulcan: a city
BATTLE: Final = 14  # 7.1 choose the next battle
FIRE: Final = 15  # 7.2 a block fights
PASS: Final = 16  # 7.2 a block passes
RETREAT: Final = 17  # 7.6 a block retreats
HIT: Final = 18  # 7.4 the owner takes a hit
DISBAND: Final = 19  # 8.3, 8.5 remove a block to the pool
DONE: Final = 20

TABLE: Final = ActionTable(
    [
        ("place", BLOCK, "5.3"),
        ("discard", CARD, "2.1"),
        ("play", CARD, "2.1"),
        ("move", BLOCK, "6.1"),
        ("sail", BLOCK, "6.3"),
        ("to", SPACE, "6.1"),
        ("stop", None, "6.1"),
        ("main", SPACE, "7.3"),
        ("surprise", SPACE, "2.1"),
        ("levy", BLOCK, "6.4"),
        ("tempt", SPACE, "2.1"),
        ("reclaim", SPACE, "2.1"),
        ("tempt_cleopatra", None, "2.1"),
        ("strike", SPACE, "2.1"),
        ("battle", SPACE, "7.1"),
        ("fire", BLOCK, "7.2"),
        ("pass", BLOCK, "7.2"),
        ("retreat", BLOCK, "7.6"),
        ("hit", BLOCK, "7.4"),
        ("disband", BLOCK, "8.3"),
        ("done", None, "2.2"),
    ],
    SHIFT,
)

# An action is A_VERB + operand.
A_PLACE: Final = PLACE << SHIFT
A_DISCARD: Final = DISCARD << SHIFT
A_PLAY: Final = PLAY << SHIFT
A_MOVE: Final = MOVE << SHIFT
A_SAIL: Final = SAIL << SHIFT
A_TO: Final = TO << SHIFT
A_STOP: Final = STOP << SHIFT
A_MAIN: Final = MAIN << SHIFT
A_SURPRISE: Final = SURPRISE << SHIFT
A_LEVY: Final = LEVY << SHIFT
A_TEMPT: Final = TEMPT << SHIFT
A_RECLAIM: Final = RECLAIM << SHIFT
A_TEMPT_QUEEN: Final = TEMPT_QUEEN << SHIFT
A_STRIKE: Final = STRIKE << SHIFT
A_BATTLE: Final = BATTLE << SHIFT
A_FIRE: Final = FIRE << SHIFT
A_PASS: Final = PASS << SHIFT
A_RETREAT: Final = RETREAT << SHIFT
A_HIT: Final = HIT << SHIFT
A_DISBAND: Final = DISBAND << SHIFT
A_DONE: Final = DONE << SHIFT
