"""What no willing act does in Hannibal: watched from one position to the next, without asking the chapters.

18.1 a consul is never willingly left with fewer than 5 CUs; 10.8 nobody is moved by the march of another, or of one
who is below him; 10.11 d CUs that are spent stay where they are, and whoever has fought is spent.
"""

from __future__ import annotations

from bellum.games.hannibal.board import CARTHAGE, CONSUL, DICTATOR, ROME, Board
from bellum.games.hannibal.position import SPENT, PunicWar
from bellum.games.hannibal.records import FATIGUE, MarchRecord
from tests.trial import ensure

CONSULAR = 5  # CUs


def check_ranks(pos: PunicWar) -> None:
    """10.8, 12.7, 13.3 Whoever goes along is not above the one who leads; none of the CUs is spent."""
    march, board = pos.march, pos.board
    if march is not None and pos.at[march.general] >= 0:
        for g in march.army.subs:
            ensure(
                pos.rank(g) <= pos.rank(march.general),
                f"10.8 {board.general_id[g]} is led by one of lower rank",
            )
        ensure(march.army.units[SPENT] + march.army.herd[SPENT] == 0, "10.11 d spent CUs march")
    if pos.reaction is not None:
        for plan in pos.reaction.plans:
            for g in plan.generals():
                if pos.at[g] >= 0:
                    ensure(
                        pos.rank(g) <= pos.rank(plan.general),
                        f"12.7 {board.general_id[g]} follows a lesser man",
                    )


def spent_at(pos: PunicWar) -> list[tuple[int, int]]:
    """10.11 d The spent CUs of every place, ordinary ones and elephants."""
    fatigue, weary = pos.fatigue, pos.weary
    spent = [(0, 0)] * pos.board.places
    for key in {*fatigue, *weary}:
        if key % FATIGUE == SPENT:
            spent[key // FATIGUE] = (fatigue.get(key, 0), weary.get(key, 0))
    return spent


class Sight:
    """What is remembered of a position."""

    def __init__(self, pos: PunicWar) -> None:
        self.at = pos.at[:]
        self.dice = pos.dice.used
        self.card = (pos.card, len(pos.used))
        self.spent = spent_at(pos)
        self.battle = (pos.battle.space, pos.battle.active) if pos.battle is not None else None
        self.march = marchers(pos.march)
        self.romans = sum(pos.cus[ROME])


def marchers(march: MarchRecord | None) -> tuple[int, frozenset[int]] | None:
    """The side that marches, and the generals of its army."""
    return None if march is None else (march.seat, frozenset(march.going()))


class Monitor:
    """Sees every position of a game, one after another."""

    def __init__(self) -> None:
        self.last: Sight | None = None
        self.companies: dict[int, int] = {}  # CUs with each consul, when nothing was going on
        self.forced = False  # something has happened since then that nobody chose

    def see(self, pos: PunicWar) -> None:
        check_ranks(pos)
        now, last = Sight(pos), self.last
        self.last = now
        if last is not None:
            if now.dice == last.dice and now.battle is None and last.battle is None:
                self.nobody_elses_general(pos.board, now, last)
                self.spent_stay(pos, now, last)
            if last.battle is not None and now.battle is None and now.card[1] >= last.card[1]:
                self.fighters_are_spent(pos, now, last.battle)
        self.consuls(pos, now, last)

    def nobody_elses_general(self, board: Board, now: Sight, last: Sight) -> None:
        """10.7, 10.8 While an army marches no other general of its side goes anywhere."""
        for march in (last.march, now.march):
            if march is None:
                continue
            going = march[1] | (last.march or march)[1] | (now.march or march)[1]
            for g in range(board.generals):
                if board.general_side[g] == march[0] and last.at[g] >= 0 and now.at[g] >= 0:
                    ensure(
                        now.at[g] == last.at[g] or g in going,
                        f"10.8 {board.general_id[g]} did not march and moved",
                    )

    def spent_stay(self, pos: PunicWar, now: Sight, last: Sight) -> None:
        """10.11 d With the same card spent CUs do not move again."""
        if now.card[0] != last.card[0] or now.card[1] < last.card[1]:
            return
        board = pos.board
        for place in range(board.places):
            units, herd = last.spent[place]
            if units + herd == 0 or place == board.transit:
                continue
            beasts = pos.elephants[place] if pos.mover == CARTHAGE else 0
            units, herd = min(units, pos.cus[pos.mover][place] - beasts), min(herd, beasts)
            ensure(
                now.spent[place][0] >= units and now.spent[place][1] >= herd,
                "10.11 d spent CUs have moved, or rested",
            )

    def fighters_are_spent(self, pos: PunicWar, now: Sight, battle: tuple[int, int]) -> None:
        """10.11 d Whoever stands where he attacked can do nothing more with the card."""
        space, active = battle
        ensure(sum(now.spent[space]) == pos.cus[active][space], "10.11 d CUs that fought are not spent")

    def dictators(self, pos: PunicWar) -> bool:
        """25 #80 An army that is a dictator's has no minimum: he marches, or a consul stays with him."""
        at = pos.at[pos.office.index(DICTATOR)]
        march = pos.march
        assert march is not None
        with_him = any(pos.office[g] == CONSUL and pos.at[g] == at for g in range(pos.board.generals))
        return with_him or any(pos.office[g] == DICTATOR for g in march.going())

    def consuls(self, pos: PunicWar, now: Sight, last: Sight | None) -> None:
        """18.1 From one moment of quiet to the next no consul falls below 5 CUs, unless he was forced to."""
        board = pos.board
        if last is not None:
            self.forced = self.forced or now.romans < last.romans
            marches = last.march is not None and now.march is not None
            self.forced = self.forced or (now.dice != last.dice and not marches)
        self.forced = self.forced or pos.battle is not None
        if pos.march is not None and DICTATOR in pos.office:
            self.forced = self.forced or self.dictators(pos)
        if pos.march is not None or pos.battle is not None or pos.cus[ROME][board.transit]:
            return
        consuls = [g for g in range(board.generals) if pos.office[g] == CONSUL and pos.at[g] >= 0]
        companies = {g: pos.cus[ROME][pos.at[g]] for g in consuls}
        if not self.forced:
            for g, count in companies.items():
                had = self.companies.get(g, 0)
                ensure(
                    count >= min(CONSULAR, had),
                    f"18.1 {board.general_id[g]} is willingly left with {count} of {had} CUs",
                )
        self.companies, self.forced = companies, False
