"""5.7 Effects outside battles: initiative, money, and a look at an opponent's hand."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.refusal import Refusal
from ..boons import ARREARS, give
from ..forces import named, naming
from ..position import War
from .base import WarEffect

NOT_YOUR_UPKEEP: Final = Refusal("5.7", "not-your-upkeep")
NOT_YOUR_CAPTURE: Final = Refusal("5.7", "not-your-capture")


class GainIp(WarEffect):
    """5.7, 1.2.10 Initiative points."""

    windows: ClassVar[tuple[str, ...]] = ("turn",)

    def refuse_here(self, pos: War, seat: int, window: str, about: int) -> Refusal | None:
        return None

    def work(self, pos: War, seat: int, window: str, about: int) -> None:
        pos.initiative[seat] += self.count
        if pos.events is not None:
            pos.emit("initiative-gained", "5.7", {"seat": pos.seats[seat], "count": self.count})


class Look(WarEffect):
    """5.7, 1.2.11 A player sees the hand and the treasury of an opponent."""

    windows: ClassVar[tuple[str, ...]] = ("turn",)

    def refuse_here(self, pos: War, seat: int, window: str, about: int) -> Refusal | None:
        return None

    def work(self, pos: War, seat: int, window: str, about: int) -> None:
        self.ask(pos, seat, window, about)

    def choices(self, pos: War, seat: int, window: str, about: int) -> list[int]:
        side = pos.side_of_seat[seat]
        return naming(pos, [other for other in range(pos.players) if pos.side_of_seat[other] != side])

    def choose(self, pos: War, seat: int, window: str, about: int, verb: int, operand: int) -> None:
        other = named(pos, operand)
        pos.shown[other * pos.players + seat] = pos.hands[other][:]
        pos.barrier += 1
        if pos.events is not None:
            args = {"seat": pos.seats[seat], "opponent": pos.seats[other]}
            cards = [pos.board.card_id[card] for card in pos.hands[other]]
            secret = {"cards": cards, "talents": pos.talents[other]}
            pos.emit("spied", "5.7", args, secret, (seat, other))


class UpkeepMinus(WarEffect):
    """5.7, 9.2 A player pays fewer Talents for his armies."""

    windows: ClassVar[tuple[str, ...]] = ("upkeep",)

    def refuse_here(self, pos: War, seat: int, window: str, about: int) -> Refusal | None:
        return None if about == seat else NOT_YOUR_UPKEEP

    def work(self, pos: War, seat: int, window: str, about: int) -> None:
        give(pos, ARREARS + seat, self.count)


class CaptureGold(WarEffect):
    """5.7, 6.3 Who has just captured a city gains its income."""

    windows: ClassVar[tuple[str, ...]] = ("captured",)

    def refuse_here(self, pos: War, seat: int, window: str, about: int) -> Refusal | None:
        return None if about // pos.board.cities == seat else NOT_YOUR_CAPTURE

    def work(self, pos: War, seat: int, window: str, about: int) -> None:
        city = about % pos.board.cities
        pos.talents[seat] += pos.board.income[city]
        if pos.events is not None:
            args = {"seat": pos.seats[seat], "city": pos.board.city_id[city]}
            pos.emit("booty", "5.7", args, {"talents": pos.board.income[city]}, (seat,))
