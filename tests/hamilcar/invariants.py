"""What holds in every position of Hamilcar besides Hannibal's invariants: ships, treasuries, trains, tactic cards."""

from __future__ import annotations

from bellum.games.hamilcar.harbours import LeavePort
from bellum.games.hamilcar.position import CORVUS, FORGOTTEN_TACTICS, TRAINED, FirstWar
from bellum.games.hamilcar.records import SeaBattle, Voyage
from bellum.games.hamilcar.voyage import SeaLegs, Survivors
from bellum.games.hannibal.army import strays
from bellum.games.hannibal.kinds import SIDES
from bellum.games.hannibal.position import PunicWar
from bellum.games.hannibal.strategy import Round
from tests.hannibal import invariants
from tests.trial import Seen, ensure

MOST_BUILT = 3  # 25 #96 the most ships that one action brings
ROUNDS = 3  # H13
ON_THE_WAY = (*invariants.ON_THE_WAY, Survivors)


def check(pos: PunicWar, seen: Seen | None = None) -> None:
    """Everything that holds in one position; with what was seen before, only where something has changed."""
    assert isinstance(pos, FirstWar)
    seen = seen or Seen()
    invariants.check(pos, ON_THE_WAY, seen)
    if seen.changed("ships", *pos.ready, *pos.exhausted, pos.treasury, [pos.supremacy], pos.engines):
        check_ships(pos)
    if seen.changed("supplies", pos.supplies, pos.at):
        check_supplies(pos)
    check_quiet(pos)
    if pos.voyage is not None:
        check_voyage(pos, pos.voyage)
    if pos.sea_battle is not None:
        check_sea_battle(pos, pos.sea_battle)


def check_ships(pos: FirstWar) -> None:
    """H2, H8.2 Ten ships a side, each Ready or Exhausted in a port; no treasury is full."""
    board = pos.sea
    for side in range(2):
        for space in range(board.spaces):
            ready, exhausted = pos.ready[side][space], pos.exhausted[side][space]
            ensure(ready >= 0 and exhausted >= 0, f"H2 a negative number of ships in {board.space_id[space]}")
            ensure(board.port[space] or ready + exhausted == 0, f"H2 ships in {board.space_id[space]}")
        ensure(pos.ships_of(side) <= board.ships_each, f"H2 {pos.ships_of(side)} ships of {SIDES[side]}")
        ensure(0 <= pos.treasury[side] < board.boxes[side], f"H8.2 {pos.treasury[side]} markers")
    ensure(pos.supremacy in (0, 1), "H11.5 nobody rules the sea")
    for side, city in pos.engines:
        ensure(board.city[city] and side in (0, 1), "25 engineers before no city")


def check_supplies(pos: FirstWar) -> None:
    """H8.6 At most 3 supply trains with a general on the map, 15 in all."""
    board = pos.sea
    ensure(sum(pos.supplies) <= board.supplies, f"H8.6 {sum(pos.supplies)} supply trains")
    for g, count in enumerate(pos.supplies):
        ensure(0 <= count <= board.supplies_each, f"H8.6 {count} supply trains with {board.general_id[g]}")
        ensure(count == 0 or pos.at[g] >= 0, f"H10 {board.general_id[g]} has supply trains and is not there")


def check_quiet(pos: FirstWar) -> None:
    """While a player chooses his next card nothing is at sea."""
    if isinstance(pos.steps[-1], Round):
        ensure(pos.voyage is None and pos.sea_battle is None, "a voyage or a battle that never ended")


def check_voyage(pos: FirstWar, voyage: Voyage) -> None:
    """H11.1, H11.2 A fleet on its way has its ships, room for its army, and points left to go."""
    board = pos.sea
    ensure(board.port[voyage.port], "H2 a fleet on land")
    ensure(voyage.to < 0 or board.port[voyage.to], "H11.2 a voyage inland")
    ensure(voyage.ships >= 0, "a negative number of ships at sea")
    if voyage.army and pos.march is not None:
        most = board.sea_points_of[pos.march.general] or board.sea_points
        ensure(0 <= pos.sea_spent <= most, f"H11.2 {pos.sea_spent} points at sea")
        ensure(
            not strays(board, pos.march.going(), voyage.port),
            f"24.1 a bound general at sea in {board.space_id[voyage.port]}",
        )
    if isinstance(pos.steps[-1], SeaLegs):
        aboard = pos.cus[voyage.seat][board.transit]
        ensure(0 < voyage.ships <= pos.ready[voyage.seat][voyage.port], "H11.1 ships that are not there")
        ensure(aboard <= board.carries * voyage.ships, f"H11.1 {aboard} CUs in {voyage.ships} ships")
        trains = sum(pos.supplies[g] for g in pos.marching().going())
        ensure(
            trains <= board.carries_supplies * voyage.ships, f"H11.1 {trains} trains in {voyage.ships} ships"
        )


def check_sea_battle(pos: FirstWar, battle: SeaBattle) -> None:
    """H13 18 tactic cards, each in one place; Exhausted ships of the battle are in its port; 3 rounds."""
    board = pos.sea
    played = [kind for _, kind in battle.played]
    for kind, size in enumerate(board.tactic_deck):
        there = [battle.deck[kind], battle.hands[0][kind], battle.hands[1][kind], played.count(kind)]
        ensure(min(there) >= 0 and sum(there) == size, f"H13 {board.tactic_id[kind]}: {there} of {size}")
    ensure(battle.round <= ROUNDS, f"H13 round {battle.round}")
    for side in range(2):
        ensure(
            0 <= battle.exhausted[side] <= pos.exhausted[side][battle.port],
            "H13 Exhausted ships that are not there",
        )
        ensure(battle.sunk[side] >= 0, "H13 ships came back")


class Watch(invariants.Watch):
    """What holds from one position to the next."""

    def __init__(self) -> None:
        super().__init__()
        self.before: FirstWar | None = None

    def check(self, pos: PunicWar) -> None:
        check(pos, self.seen)

    def see(self, pos: PunicWar) -> None:
        """Check a position that follows the one seen before."""
        assert isinstance(pos, FirstWar)
        super().see(pos)
        if self.before is not None:
            self.markers(self.before, pos)
            self.ships(self.before, pos)
            self.lost_ports(self.before, pos)
        self.before = pos.clone()

    def markers(self, last: FirstWar, pos: FirstWar) -> None:
        """H2.2, H17, H11.5 What was learned stays so; the Corvus comes with its card; Supremacy goes to more ships."""
        ensure(pos.marked(TRAINED) or not last.marked(TRAINED), "H2.2 crews that forgot")
        ensure(last.marked(FORGOTTEN_TACTICS) or not pos.marked(FORGOTTEN_TACTICS), "H17 forgotten again")
        if last.marked(CORVUS) and not pos.marked(CORVUS):
            lost = last.ships_of(0) - pos.ships_of(0)
            ensure(lost >= pos.sea.corvus_lost_with, f"25 the Corvus went with {lost} ships")
        ready = [sum(pos.ready[side]) for side in range(2)]
        sunk = ready[pos.supremacy] < sum(last.ready[pos.supremacy])
        if pos.supremacy != last.supremacy and pos.turn == last.turn and not sunk:
            # Winter may come with the same action and take ships, and with the next turn there are new ones.
            ensure(ready[pos.supremacy] > ready[1 - pos.supremacy], f"H11.5 Supremacy for {ready}")

    def ships(self, last: FirstWar, pos: FirstWar) -> None:
        """H2 No action brings more ships than a card does."""
        for side in range(2):
            more = pos.ships_of(side) - last.ships_of(side)
            ensure(more <= MOST_BUILT, f"H2 {more} ships at once")

    def lost_ports(self, last: FirstWar, pos: FirstWar) -> None:
        """H11.4 When a port passes to the enemy the ships there leave, or are about to."""
        leaving = {step.port for step in pos.steps if isinstance(step, LeavePort)}
        for port in pos.sea.ports:
            owner = pos.control[port]
            if owner >= 0 and owner != last.control[port] and port not in leaving:
                ensure(pos.ships(1 - owner, port) == 0, f"H11.4 ships stay in {pos.sea.space_id[port]}")
