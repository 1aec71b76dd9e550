"""What is kept of a voyage and of a naval battle, as long as each of them lasts."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.plain import Codec, Plain
from ..hannibal.board import NOBODY
from ..hannibal.records import write_fields

UNDECIDED: Final = -1
NO_CARD: Final = -2  # H13 a side that plays no tactic card in a round


class Voyage(Plain):
    """H8.5, H11 A fleet on its way: with an army aboard, or for itself."""

    def __init__(self, seat: int, port: int, ships: int, to: int, army: bool, admiral: int) -> None:
        self.seat = seat
        self.port = port  # where it is now
        self.ships = ships  # Ready ships that go
        self.to = to  # H11.6 the port of arrival that was named, NOBODY for a fleet without an army
        self.army = army  # whether the marching army is aboard
        self.admiral = admiral  # H8.5 a general without CUs who goes along, NOBODY if none
        self.came = NOBODY  # the port that it left last
        self.past: list[int] = []  # H11.2 the ports that it has left
        self.chasers: list[list[int]] = []  # H12 declared interceptions: the port and the ships of each
        self.tried = 0  # how many of them have rolled
        self.caught: list[int] = []  # the ports that interceptors came from
        self.led = NOBODY  # H12 the best Admiral of those who sent interceptors
        self.over = False  # it goes no farther

    def clone(self) -> Voyage:
        new = Voyage(self.seat, self.port, self.ships, self.to, self.army, self.admiral)
        new.came = self.came
        new.past = self.past[:]
        new.chasers = [pair[:] for pair in self.chasers]
        new.tried = self.tried
        new.caught = self.caught[:]
        new.led = self.led
        new.over = self.over
        return new


class SeaBattle(Plain):
    """H13 A naval battle: where, who attacks, what each side holds and has lost."""

    def __init__(self, port: int, attacker: int, exhausted: list[int], deck: list[int]) -> None:
        self.port = port
        self.attacker = attacker
        self.exhausted = exhausted[:]  # H11.4 Exhausted ships that are in the battle: not those in harbour
        self.deck = deck[:]
        self.hands = [[0] * len(deck), [0] * len(deck)]  # by side and type
        self.strategy: list[list[int]] = []  # side and strategy card
        self.round = 0
        self.chosen = [UNDECIDED, UNDECIDED]
        self.played: list[list[int]] = []  # side and type, NO_CARD for none
        self.rolls: list[list[int]] = [[], []]  # of this round
        self.pinned = [False, False]  # H13 may not break off after this round
        self.sunk = [0, 0]
        self.winner = NOBODY

    def clone(self) -> SeaBattle:
        new = SeaBattle(self.port, self.attacker, self.exhausted, self.deck)
        new.hands = [self.hands[0][:], self.hands[1][:]]
        new.strategy = [pair[:] for pair in self.strategy]
        new.round = self.round
        new.chosen = self.chosen[:]
        new.played = [pair[:] for pair in self.played]
        new.rolls = [self.rolls[0][:], self.rolls[1][:]]
        new.pinned = self.pinned[:]
        new.sunk = self.sunk[:]
        new.winner = self.winner
        return new


def read_voyage(data: Any) -> Voyage | None:
    if data is None:
        return None
    voyage = Voyage(*data[1:7])
    voyage.came, voyage.past, voyage.chasers = data[7:10]
    voyage.tried, voyage.caught, voyage.led, voyage.over = data[10:]
    return voyage


def read_sea_battle(data: Any) -> SeaBattle | None:
    if data is None:
        return None
    battle = SeaBattle(*data[1:5])
    (
        battle.hands,
        battle.strategy,
        battle.round,
        battle.chosen,
        battle.played,
        battle.rolls,
        battle.pinned,
        battle.sunk,
        battle.winner,
    ) = data[5:]
    return battle


VOYAGE: Final = Codec(write_fields, read_voyage)
SEA_BATTLE: Final = Codec(write_fields, read_sea_battle)
