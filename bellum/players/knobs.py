"""What the strength of a planner hangs on, in numbers: each may be turned by its name, for experiments.

``planner-4:ahead=6:sure=2`` is planner-4, but compares its plans six turns ahead and leaves greedy's for one
that is better by two standard errors. What is not named is as it is at every table.
"""

from __future__ import annotations

from typing import Final

from .rollout import THROWS, WIDTH

BETWEEN: Final = ":"
COUNTS: Final[dict[str, int]] = {"ahead": 0, "rollouts": 1, "drafts": 1, "kept": 1, "width": 1, "throws": 1}
AMOUNTS: Final[tuple[str, ...]] = ("sure", "margin")
MOST: Final = 1_000_000


class Knobs:
    """The numbers of one planner: ``COUNTS`` are whole and no less than there, ``AMOUNTS`` any from 0 on."""

    def __init__(self) -> None:
        self.rollouts = 32  # of planner-1, for a plan
        self.ahead = 0  # turns that plans are played on; 0 for what the game says
        self.sure = 1.0  # standard errors by which a plan must be better than greedy's
        self.margin = 0.015  # and by how much more than that: values and roll-outs are not exact
        self.drafts = 24  # plans drafted at the most,
        self.kept = 8  # of which so many are compared in roll-outs at the most
        self.width = WIDTH  # actions of a choice that are tried in roll-outs,
        self.throws = THROWS  # and looks at each of them in which dice fall

    def turn(self, name: str, number: str) -> bool:
        """Turn a knob; whether there is one of that name, and the number is one for it."""
        if not number.isascii() or not number.replace(".", "", 1).isdecimal() or float(number) > MOST:
            return False
        if name in AMOUNTS:
            setattr(self, name, float(number))
            return True
        if not number.isdecimal() or name not in COUNTS or int(number) < COUNTS[name]:
            return False
        setattr(self, name, int(number))
        return True


def knobs_of(texts: list[str]) -> Knobs | None:
    """The numbers of a planner, with some of them turned (``name=value``); none if one of them cannot be."""
    knobs = Knobs()
    for text in texts:
        name, _, number = text.partition("=")
        if not knobs.turn(name, number):
            return None
    return knobs
