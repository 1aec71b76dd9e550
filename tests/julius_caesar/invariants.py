"""What holds in every position of Julius Caesar, whatever was played.

``check`` looks at one position, ``Watch`` also at how it came from the one before. Nothing here asks the engine's
own chapters: the facts are those of ``board.py``, the rest is counted again. Plain loops, since the fuzzer runs this
after every action of millions.
"""

from __future__ import annotations

from bellum.games.julius_caesar.battle import Battle, Hits
from bellum.games.julius_caesar.board import (
    BLOCK_ID,
    BLOCKS,
    BOX,
    CARD_ID,
    CARD_LIMIT,
    CARD_STRAIT_ATTACK,
    CARDS,
    CITIES,
    COAST,
    COLOUR,
    EDGE_ENDS,
    EDGE_KIND,
    EGYPT,
    FLEET,
    FULL,
    KIND,
    LEADER,
    LIMIT,
    OPEN,
    POOL,
    PORT,
    ROMA,
    SPACE_ID,
    SPACES,
    STEP,
    STRAIT,
    THIRD_LEADER,
    TROPHY,
    UNPLACED,
    VALUE,
)
from bellum.games.julius_caesar.campaign import CardPhase, Discards, Turn
from bellum.games.julius_caesar.cards.jupiter import Defect, Temptation
from bellum.games.julius_caesar.cards.surprise import Surprise
from bellum.games.julius_caesar.cards.vulcan import Strike
from bellum.games.julius_caesar.levy import Levy
from bellum.games.julius_caesar.main_attack import MainAttack
from bellum.games.julius_caesar.move import Move
from bellum.games.julius_caesar.position import CivilWar
from bellum.games.julius_caesar.setup import FreeSetup
from bellum.games.julius_caesar.winter import Disband, Supply
from bellum.kernel import Step
from tests.trial import Broken, ensure

APOLLO, PLUTO = CARD_ID.index("apollo"), CARD_ID.index("pluto")
TO_WIN = 10
SUPPLY = 3
YEARS = 5
TURNS = 5
ROUNDS = 4
STRENGTHS = [frozenset(range(STEP[b], FULL[b] + 1, STEP[b])) for b in range(BLOCKS)]
AT_SEA = frozenset(range(CITIES, SPACES))
FOR_FLEETS = AT_SEA | {city for city in range(CITIES) if PORT[city]}
FOR_LAND = frozenset(range(CITIES))
ALLOWED = [FOR_FLEETS if FLEET[b] else FOR_LAND for b in range(BLOCKS)]
RESTING = [
    {POOL} if KIND[b] == LEADER else {POOL, OPEN} for b in range(BLOCKS)
]  # most of what is off the map


def check(pos: CivilWar) -> None:
    """Everything that holds in one position."""
    top = pos.steps[-1]
    turn = next((step for step in pos.steps if isinstance(step, Turn)), None)
    fighting = turn is not None and not isinstance(top, CardPhase)
    check_blocks(pos, isinstance(top, FreeSetup))
    check_cards(pos, top)
    if fighting:
        check_roads(pos)
        check_contests(pos)
        check_battle(pos, top)
    else:
        check_peace(pos)
    check_clock(pos)
    if isinstance(top, (Supply, Disband)) or (isinstance(top, Discards) and pos.year > 0) or pos.outcome:
        check_winter(pos, top)
    check_actions(pos)


# -- blocks ----------------------------------------------------------------------------------------------------


def check_blocks(pos: CivilWar, setting_up: bool) -> None:
    """63 blocks, each somewhere it may be, at a strength it may have, on a side it may serve (3.1, 4.1, 7.41)."""
    place, strength, side = pos.place, pos.strength, pos.side
    ensure(len(place) == len(strength) == len(side) == len(pos.moved) == BLOCKS, "63 blocks")
    count = [[0] * SPACES, [0] * SPACES]
    for b in range(BLOCKS):
        where = place[b]
        if where < SPACES:
            if where not in ALLOWED[b]:
                raise Broken(f"4.1 {BLOCK_ID[b]} cannot be in {SPACE_ID[where]}")
            if strength[b] not in STRENGTHS[b]:
                raise Broken(f"3.11 {BLOCK_ID[b]} on the map with strength {strength[b]}")
            count[side[b]][where] += 1
            if side[b] != COLOUR[b] and (FLEET[b] or KIND[b] == LEADER):
                raise Broken(f"2.1 {BLOCK_ID[b]} never changes sides")
        elif strength[b] or where not in RESTING[b] or (side[b] != COLOUR[b] and COLOUR[b] != EGYPT):
            check_off_map(pos, b, where, setting_up)
    if count != [list(own) for own in pos.count]:
        raise Broken("the counts of blocks differ from their places")


def check_off_map(pos: CivilWar, b: int, where: int, setting_up: bool) -> None:
    """5.2, 7.51 What may lie in the pools, among the trophies and outside the game."""
    name = BLOCK_ID[b]
    if where == UNPLACED:
        ensure(setting_up and pos.strength[b] == FULL[b], f"5.3 {name} is not set up")
        return
    ensure(where in (POOL, OPEN, TROPHY, BOX), f"{name} is nowhere: {where}")
    ensure(pos.strength[b] == 0, f"{name} off the map with strength {pos.strength[b]}")
    ensure(COLOUR[b] == EGYPT or pos.side[b] == COLOUR[b], f"{name} off the map in the enemy's service")
    ensure((where == TROPHY) <= (KIND[b] == LEADER), f"7.51 {name} is a trophy")
    ensure((where == OPEN) <= (KIND[b] != LEADER), f"7.51 {name} lies open")
    if where == BOX:
        ensure(b in THIRD_LEADER, f"7.51 {name} waits in the box")
    elif where == TROPHY:
        ensure(pos.place[THIRD_LEADER[COLOUR[b]]] != BOX, f"7.51 {name} is dead, the third leader waits")


# -- cards -----------------------------------------------------------------------------------------------------


def check_cards(pos: CivilWar, top: Step[CivilWar]) -> None:
    """2.1 Every card is in one place; six a player and year; five are played, one is discarded."""
    if isinstance(top, FreeSetup):
        ensure(pos.hands == [[], []] and pos.played == [[], []], "5.3 cards before the set-up ends")
        return
    seen: list[int] = []
    choosing, discarding = isinstance(top, CardPhase), isinstance(top, Discards)
    for side in range(2):
        hand, chosen = pos.hands[side], pos.chosen[side]
        own = hand + pos.played[side]
        if pos.discard[side] >= 0:
            own = [*own, pos.discard[side]]
        if discarding:
            ensure(chosen not in hand, "2.1 a discarded card is still in hand")
            own = [*own, chosen] if chosen >= 0 else own
        elif choosing:
            ensure(chosen < 0 or chosen in hand, "2.1 a chosen card is not in hand")
        else:
            ensure(chosen < 0, "2.1 a card is chosen outside the Card Phase")
        ensure(hand == sorted(hand), "a hand is not in order")
        ensure(len(own) == 6, f"2.1 a player has {len(own)} cards")
        ensure((pos.discard[side] < 0) == discarding, "2.1 one card is discarded")
        seen += own
    ensure(len(set(seen)) == 12 and min(seen) >= 0 and max(seen) < CARDS, "2.1 a card is in two places")
    ensure(len(pos.played[0]) == len(pos.played[1]), "2.1 both play a card each turn")
    ensure(len(pos.played[0]) - pos.turn in (0, 1), "2.1 one card a turn")


# -- orders ----------------------------------------------------------------------------------------------------


def served_by_pluto(pos: CivilWar, side: int) -> bool:
    """2.1 Whether a side's card of this turn is Pluto, or Apollo that copies Pluto."""
    own, foe = pos.played[side], pos.played[1 - side]
    return bool(own) and (own[-1] == PLUTO or (own[-1] == APOLLO and len(foe) > 1 and foe[-2] == PLUTO))


def giving_orders(pos: CivilWar) -> int:
    """2.2 The side whose orders are being carried out, or -1."""
    for step in pos.steps:
        if isinstance(step, (Move, MainAttack, Surprise, Levy, Temptation, Defect, Strike)):
            return step.seat
    return -1


def check_roads(pos: CivilWar) -> None:
    """6.11, 4.3.2 No more blocks over a road than it bears, for each side; one over a strait to attack."""
    for key, used in pos.used.items():
        edge, side = key >> 1, key & 1
        kind = EDGE_KIND[edge]
        pluto = served_by_pluto(pos, side)
        ensure(
            0 < used <= (CARD_LIMIT[PLUTO] if pluto else LIMIT)[kind], f"6.11 {used} blocks over edge {edge}"
        )
        target = pos.into.get(key, -1)
        if kind == STRAIT and target >= 0 and pos.attacker[target] == side:
            ensure(
                used <= (CARD_STRAIT_ATTACK[PLUTO] if pluto else 1), "4.3.2 too many over a strait to attack"
            )
    for key, space in pos.into.items():
        ensure(key in pos.used, "an attack over an unused edge")
        ensure(space in EDGE_ENDS[key >> 1], "an attack over an edge that does not lead there")
        ensure(space in pos.attacker, "an attack without an attacker")
    for block, edge in pos.came.items():
        ensure(pos.moved[block] == 1, f"{BLOCK_ID[block]} came without a move")
        ensure((EDGE_KIND[edge] > STRAIT) == FLEET[block], f"{BLOCK_ID[block]} came over a wrong edge")
    for voyage in pos.voyages:
        ensure(PORT[voyage >> 7] and PORT[voyage & 127], "6.3 a sea move between ports")


def check_contests(pos: CivilWar) -> None:
    """4.2.1, 6.12, 6.13 A contested space has an attacker who came, a main attack, and somebody who was there."""
    commander = giving_orders(pos)
    battle = next((step for step in pos.steps if isinstance(step, Battle)), None)
    ours, theirs = pos.count
    for space in range(SPACES):
        if ours[space] == 0 or theirs[space] == 0:
            continue
        name = SPACE_ID[space]
        ensure(space in pos.attacker, f"4.2.1 nobody attacks contested {name}")
        if battle is not None and battle.space == space:
            continue
        side = pos.attacker[space]
        here = [b for b in range(BLOCKS) if pos.place[b] == space]
        attackers = [b for b in here if pos.side[b] == side]
        ensure(all(b in pos.came for b in attackers), f"6.12 an attacker of {name} did not come")
        ensure(
            any(b not in pos.came for b in here if b not in attackers), f"6.13 no defender stayed in {name}"
        )
        if space not in pos.main:
            ensure(commander == side, f"7.3 no main attack on {name}")
        else:
            ensure(pos.into.get(pos.main[space] * 2 + side) == space, f"7.3 main attack on {name}")
    ensure(pos.surprise < 0 or pos.surprise in pos.attacker, "2.1 a surprise without an attack")


def check_battle(pos: CivilWar, top: Step[CivilWar]) -> None:
    """7.2, 7.61 Rounds, reserves and the limits of retreats in the battle being fought."""
    if isinstance(top, Hits):
        ensure(top.hits > 0, "7.4 no hit to take")
    battle = next((step for step in pos.steps if isinstance(step, Battle)), None)
    if battle is None:
        return
    ensure(1 <= battle.round <= ROUNDS, f"7.2 round {battle.round}")
    ensure(0 <= battle.turn < 8, f"7.2 turn {battle.turn}")
    ensure(not battle.reserves or battle.round == 1, "7.3 reserves wait in round 1 alone")
    ensure(all(pos.place[b] == battle.space for b in battle.reserves), "7.3 a reserve is elsewhere")
    ensure(not set(battle.reserves) & set(battle.acted), "7.3 a reserve has acted")
    ensure(len(set(battle.acted)) == len(battle.acted), "7.2 one turn a round")
    ensure(max(battle.by_sea) <= 1, "7.64 one by sea each round, of each side")
    for edge in set(battle.lanes):
        kind = EDGE_KIND[edge]
        limit = 1 if kind == STRAIT else LIMIT[kind]
        ensure(kind < COAST and battle.lanes.count(edge) <= limit, f"7.61 too many over edge {edge}")


def check_peace(pos: CivilWar) -> None:
    """2.0 Between turns nothing is contested, no road is used and every block may move again."""
    ours, theirs = pos.count
    for space in range(SPACES):
        if ours[space] and theirs[space]:
            raise Broken(f"2.3 {SPACE_ID[space]} is contested between turns")
    ensure(not any(pos.moved), "6.1 a block has moved between turns")
    left = [pos.used, pos.into, pos.came, pos.attacker, pos.main, pos.voyages]
    ensure(not any(left) and pos.surprise < 0, "2.0 something of the last turn is left")


# -- winter, the clock, what may be done ---------------------------------------------------------------------------


def check_winter(pos: CivilWar, top: Step[CivilWar]) -> None:
    """8.2, 8.3 No fleet at sea, and after 8.3 no city above its supply."""
    ours, theirs = pos.count
    for sea in AT_SEA:
        ensure(ours[sea] == theirs[sea] == 0, f"8.2 a fleet at sea in {SPACE_ID[sea]}")
    if not isinstance(top, Supply):
        for city in range(CITIES):
            fed = max(ours[city], theirs[city])
            ensure(fed <= SUPPLY + VALUE[city], f"8.3 {fed} blocks in {SPACE_ID[city]}")


def points(pos: CivilWar, side: int) -> int:
    """1.2 Victory points, counted from the blocks."""
    held = [{pos.place[b] for b in range(BLOCKS) if pos.side[b] == own} for own in range(2)]
    leaders = sum(1 for b in range(BLOCKS) if pos.place[b] == TROPHY and pos.side[b] != side)
    return leaders + sum(VALUE[city] for city in range(CITIES) if city in held[side] - held[1 - side])


def check_clock(pos: CivilWar) -> None:
    """1.2, 2.0 Years and turns, and how the game ends."""
    ensure(0 <= pos.year < YEARS and 0 <= pos.turn <= TURNS, f"2.0 year {pos.year} turn {pos.turn}")
    end = pos.outcome
    if end is None:
        return
    scores = (points(pos, 0), points(pos, 1))
    ensure(end.scores == scores, f"1.2 scores {end.scores}, counted {scores}")
    if max(scores) >= TO_WIN:
        reason, winner = "ten-points", 0 if scores[0] >= TO_WIN else 1
        ensure(min(scores) < TO_WIN, "1.2 both sides have ten points")
    else:
        ensure(pos.year == YEARS - 1, "1.2 the game ended early")
        rome = [pos.count[side][ROMA] > 0 for side in range(2)]
        if scores[0] != scores[1]:
            reason, winner = "more-points", int(scores[1] > scores[0])
        elif any(rome):
            reason, winner = "rome", rome.index(True)
        else:
            reason, winner = "draw", -1
    ensure(end.reason == reason, f"1.2 ended by {end.reason}, not {reason}")
    ensure(end.winners == (() if winner < 0 else (winner,)), f"1.2 won by {end.winners}")


def check_actions(pos: CivilWar) -> None:
    """No dead end: whoever owes an action has one, and a choice of one is asked for only to hide that it is one."""
    owners = pos.owners()
    ensure((owners == 0) == (pos.outcome is not None), "somebody must act until the game ends")
    cards = isinstance(pos.steps[-1], (CardPhase, Discards))
    ensure(owners != 3 or cards, "both act outside the cards")
    for seat in range(2):
        legal = pos.legal(seat)
        if not owners >> seat & 1:
            ensure(not legal, "actions for a seat that owes none")
            continue
        ensure(len(legal) > 0, "dead end")
        ensure(len(legal) > 1 or cards or not pos.steps[-1].automatic, "a choice of one is asked for")
        ensure(len(set(legal)) == len(legal), "an action is listed twice")
        verb = -1
        for action in legal:
            ensure(action in pos.table, f"action {action} is not in the table")
            ensure(action >> 7 >= verb, "actions are not in the order of their verbs")
            verb = action >> 7


class Watch:
    """What holds from one position to the next: what is dead stays dead, and time only goes on."""

    def __init__(self) -> None:
        self.trophies: frozenset[int] = frozenset()
        self.clock = (0, 0)
        self.chance = (0, 0)

    def see(self, pos: CivilWar) -> None:
        """Check a position that follows the one seen before."""
        check(pos)
        trophies = frozenset(b for b in range(BLOCKS) if pos.place[b] == TROPHY)
        ensure(trophies >= self.trophies, "7.51 a trophy was lost")
        clock = (pos.year, pos.turn)
        ensure(clock >= self.clock, "2.0 time went back")
        chance = (pos.barrier, pos.dice.used)
        ensure(chance[0] >= self.chance[0] and chance[1] >= self.chance[1], "the dice went back")
        ensure(chance[0] > self.chance[0] or chance[1] == self.chance[1], "a die that undo could cross")
        self.trophies, self.clock, self.chance = trophies, clock, chance
