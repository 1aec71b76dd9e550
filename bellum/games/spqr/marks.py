"""2.2, 2.26 The markers of units and leaders, as bits."""

from __future__ import annotations

from typing import Final

# Units: how they stand.
COLUMN: Final = 1 << 0  # 6.71 in column
MIRROR: Final = 1 << 1  # 6.73 a two-hex unit in column whose head was its left half
ROUTED: Final = 1 << 2  # 10.22
DEPLETED: Final = 1 << 3  # 10.32
RALLIED: Final = 1 << 4  # 10.28 no orders until the next turn
DEAD: Final = 1 << 5  # 10.24 out of the game
AWAY: Final = 1 << 6  # 10.44 off the map in pursuit
WAITING: Final = 1 << 7  # a reinforcement that has not come yet
LOW: Final = 1 << 8  # 8.14 one volley left
NO: Final = 1 << 9  # 8.14 no missiles left
SCREEN_LOW: Final = 1 << 10  # 9.12 the same for an elephant's screen
SCREEN_NO: Final = 1 << 11
FINISHED: Final = 1 << 12  # 10.43 back from a pursuit: no more moves in this turn
MOVED: Final = 1 << 13  # 6.13 moved in an orders phase of this turn that is over
ENGAGED: Final = 1 << 14  # 10.51
USED: Final = 1 << 15  # 4.81 an elephant that has had its first order

# Units: what they did in this orders phase; gone when it ends.
MOVED_NOW: Final = 1 << 16  # 5.25
FIRED_NOW: Final = 1 << 17  # fired by an order
ORDERED: Final = 1 << 18  # had an order, or a place in a line command
RECOVERED: Final = 1 << 19  # 10.17
MUST_CHECK: Final = 1 << 20  # 7.26 "Shock: must check TQ"
NO_CHECK: Final = 1 << 21  # 7.26 "Shock: no check"
TURNED: Final = 1 << 22  # 7.16 has turned in reaction
EXTENDED: Final = 1 << 23  # 9.66 may not withdraw in this phase
WITHDREW: Final = 1 << 24  # 6.57 withdrew alone, or its line of cavalry has been parted so; 9.67 withdrew
FOUGHT: Final = 1 << 25  # 8.32 attacked in this shock segment
ATTACKED: Final = 1 << 26  # 8.32 was attacked in this shock segment
SKIPPED: Final = 1 << 27  # 10.21 stands, and does not check for collapse
WILL_MOVE: Final = 1 << 28  # 8.17 fires before it moves

HARASSED: Final = 1 << 31  # 9.24 has harassed, and does nothing else
SHOT: Final = 1 << 32  # 8.11 has fired for the order that it has now

PASSING: Final = 1 << 29  # 6.63 is in a hex of others on its way through, and not of their stack
FORMED: Final = 1 << 30  # 6.71 changed its formation in this phase, which ended its move

FOR_A_PHASE: Final = (
    MOVED_NOW
    | FIRED_NOW
    | ORDERED
    | RECOVERED
    | MUST_CHECK
    | NO_CHECK
    | TURNED
    | EXTENDED
    | WITHDREW
    | FOUGHT
    | ATTACKED
    | SKIPPED
    | WILL_MOVE
    | FORMED
    | HARASSED
    | SHOT
)
FOR_A_TURN: Final = RALLIED | FINISHED | MOVED
GONE: Final = DEAD | AWAY | WAITING  # not on the map

# Leaders.
LEADER_DONE: Final = 1 << 0  # 5.15 finished
NO_MOMENTUM: Final = 1 << 1  # 5.44
WOUNDED: Final = 1 << 2  # 4.63
KILLED: Final = 1 << 3  # 4.64
ABSENT: Final = 1 << 4  # comes with reinforcements
LINE_FIRST: Final = 1 << 5  # 4.25 B gave a line command in his first phase of this turn
MARKED: Final = 1 << 6  # 6.59 a marker lies under him
REAL: Final = 1 << 7  # 6.59 and it is an order to withdraw; only his side knows
SHOWN: Final = 1 << 8  # 6.59 and it has been turned over
STARTED: Final = 1 << 9  # 5.13 was activated in this turn
REPLACED: Final = 1 << 10  # 4.64 a replacement stands in for him
ELITE_PHASE: Final = 1 << 11  # 5.52 had the elite phase of this turn
STUCK: Final = 1 << 12  # 5.27 was in an enemy ZOC when his time came, and may still be activated
PROMOTED: Final = 1 << 13  # 4.46 a proconsul who commands the army

LEADER_TURN: Final = (
    LEADER_DONE | NO_MOMENTUM | LINE_FIRST | MARKED | REAL | SHOWN | STARTED | ELITE_PHASE | STUCK
)
