"""14 What is kept of a battle while it lasts: how it came about, the duel of cards, and how it ended.

The steps of a battle hold little of their own: they share these records, which the position keeps.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.plain import Codec, Plain
from .board import NOBODY


class Sortie(Plain):
    """20.4, 20.6 Those who came out of the walls to fight."""

    def __init__(self, count: int, elephants: int, generals: list[int]) -> None:
        self.count = count  # elephants included
        self.elephants = elephants
        self.generals = generals[:]


class Duel(Plain):
    """14.5.5 to 14.9 The battle cards: who attacks in this round, what each side holds, what was played."""

    def __init__(
        self,
        attacker: int,
        round: int,
        hands: list[list[int]],
        open: list[list[int]],
        deck: list[int],
        card: int,
        last: list[int],
        played: list[list[int]],
        probed: bool,
    ) -> None:
        self.attacker = attacker
        self.round = round  # rounds so far
        self.hands = [hands[0][:], hands[1][:]]  # by side and type of card
        self.open = [open[0][:], open[1][:]]  # those that the enemy sees
        self.deck = deck[:]
        self.card = card  # the attacker's card of this round, as the type that it stands for
        self.last = last[:]  # each side's last card
        self.played = [pair[:] for pair in played]  # side and type
        self.probed = probed  # 24.1 the Probe that was another card is used up

    def clone(self) -> Duel:
        return Duel(
            self.attacker,
            self.round,
            self.hands,
            self.open,
            self.deck,
            self.card,
            self.last,
            self.played,
            self.probed,
        )

    def count(self, side: int) -> int:
        """The cards that a side holds."""
        return sum(self.hands[side])


class Result(Plain):
    """14.10, 16.2 Who won, whether the other withdrew, and the CUs that the loser has lost."""

    def __init__(self, winner: int, withdrawn: bool, lost: int) -> None:
        self.winner = winner
        self.withdrawn = withdrawn
        self.lost = lost

    def clone(self) -> Result:
        return Result(self.winner, self.withdrawn, self.lost)


class Battle(Plain):
    """14 One land battle: where, who began it, and what the preparations brought."""

    def __init__(
        self,
        space: int,
        active: int,
        came: int,
        via: int,
        sortie: Sortie | None,
        interceptors: list[int],
        failed_avoidance: bool,
        strategy: list[list[int]],
        charge: list[int],
        ground: bool,
        sizes: list[int],
        duel: Duel,
        result: Result,
    ) -> None:
        self.space = space
        self.active = active  # who began it as attacker
        self.came = came  # the place from which the active army entered
        self.via = via
        self.sortie = sortie
        self.interceptors = interceptors[:]
        self.failed_avoidance = failed_avoidance
        self.strategy = [pair[:] for pair in strategy]  # side and strategy card
        self.charge = charge[:]  # 17.4 battle cards that each side loses to elephants
        self.ground = ground  # 25 Favourable Ground still helps a counter-attack
        self.sizes = sizes[:]  # 14.12 of the armies at the start
        self.duel = duel
        self.result = result

    @staticmethod
    def new(space: int, active: int, came: int, via: int, deck: list[int]) -> Battle:
        """A battle before its preparations."""
        none = [0] * len(deck)
        duel = Duel(active, 0, [none, none], [none, none], deck, NOBODY, [NOBODY, NOBODY], [], False)
        return Battle(
            space,
            active,
            came,
            via,
            None,
            [],
            False,
            [],
            [0, 0],
            False,
            [0, 0],
            duel,
            Result(NOBODY, False, 0),
        )

    def clone(self) -> Battle:
        return Battle(
            self.space,
            self.active,
            self.came,
            self.via,
            self.sortie,  # nothing changes in it
            self.interceptors,
            self.failed_avoidance,
            self.strategy,
            self.charge,
            self.ground,
            self.sizes,
            self.duel.clone(),
            self.result.clone(),
        )

    def has_played(self, side: int, card: int) -> bool:
        """Whether a side has played a strategy card for this battle."""
        return any(pair[0] == side and pair[1] == card for pair in self.strategy)


def write(battle: Battle | None) -> Any:
    return None if battle is None else battle.to_json()


def read(data: Any) -> Battle | None:
    if data is None:
        return None
    fields: list[Any] = data[1:]
    if fields[4] is not None:
        fields[4] = Sortie(*fields[4][1:])
    fields[-2] = Duel(*fields[-2][1:])
    fields[-1] = Result(*fields[-1][1:])
    return Battle(*fields)


BATTLE: Final = Codec(write, read)
