"""What the strength of a planner hangs on, in numbers: each may be turned by its name, for experiments.

``planner-4:ahead=6:sure=2`` is planner-4, but compares its plans six turns ahead and leaves greedy's for one
that is better by two standard errors. What is not named is as it is at every table.
"""

from __future__ import annotations

from typing import Final

BETWEEN: Final = ":"


class Knobs:
    """The numbers of one planner."""

    def __init__(self) -> None:
        self.rollouts = 32.0  # of planner-1, for a plan
        self.ahead = 0.0  # turns that plans are played on; 0 for what the game says
        self.sure = 1.0  # standard errors by which a plan must be better than greedy's
        self.margin = 0.015  # and by how much more than that: values and roll-outs are not exact
        self.drafts = 24.0  # plans drafted at the most,
        self.kept = 8.0  # of which so many are compared in roll-outs at the most
        self.width = 8.0  # actions of a choice that are tried in roll-outs,
        self.throws = 4.0  # and looks at each of them in which dice fall

    def turn(self, name: str, value: float) -> bool:
        """Turn a knob; whether there is one of that name, and the number is one for it."""
        if value < 0 or value > 1e6:
            return False
        if name == "sure":
            self.sure = value
        elif name == "margin":
            self.margin = value
        elif value != int(value):
            return False
        elif name == "ahead":
            self.ahead = value
        elif value < 1:
            return False
        else:
            return self.turn_count(name, value)
        return True

    def turn_count(self, name: str, value: float) -> bool:
        """Turn one of those that count things of which there must be at least one."""
        if name == "rollouts":
            self.rollouts = value
        elif name == "drafts":
            self.drafts = value
        elif name == "kept":
            self.kept = value
        elif name == "width":
            self.width = value
        elif name == "throws":
            self.throws = value
        else:
            return False
        return True


def knobs_of(texts: list[str]) -> Knobs | None:
    """The numbers of a planner, with some of them turned (``name=value``); none if one of them cannot be."""
    knobs = Knobs()
    for text in texts:
        name, _, number = text.partition("=")
        if not number.replace(".", "", 1).isdecimal() or not number.isascii():
            return None
        if not knobs.turn(name, float(number)):
            return None
    return knobs
