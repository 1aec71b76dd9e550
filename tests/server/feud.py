"""The toy without teams: three to five seats, each for itself, for what needs more than two sides."""

from __future__ import annotations

from bellum.kernel import Game, Seat
from bellum.kernel.game import Choices, Engine, Speech
from bellum.kernel.setting import Options
from tests.toy import SEATS, TABLE, Toy
from tests.toy.game import CARD, EVENTS, FOLDER, PROMPTS, SIDE, ToyView, start


def alone(scenario: str, options: Options) -> tuple[Seat, ...]:
    return tuple(Seat(name, name) for name in SEATS[: options["players"]])


GAME = Game(
    id="feud",
    rules=1,
    table=TABLE,
    speech=Speech((SIDE, CARD), EVENTS, PROMPTS, ToyView),
    choices=Choices(
        seats=alone,
        seated_by=("players",),
        scenarios=("only",),
        options={"points": (6,), "players": (3, 4, 5)},
    ),
    engine=Engine(Toy, start, ("tests.toy",)),
    book="toy",
    folder=FOLDER,
)
