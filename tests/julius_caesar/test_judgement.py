"""Positions in which a person knows what to do, put to every machine player that thinks.

Some ask for one action, some let the player carry out its whole orders and look at what comes of them.
What greedy has wrong is listed, and the list fails when it changes; stronger players have all of them right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

import pytest

from bellum.games.julius_caesar.actions import TABLE
from bellum.games.julius_caesar.position import CivilWar
from bellum.players import Perspective
from tests.judgement import PLAYERS, thinker
from tests.julius_caesar.battle_kit import clash, fight, turn_of
from tests.julius_caesar.kit import at, do, march, scene, seat_of, state, strength, where

SEEDS = ("calends", "nones", "ides")  # most of three: a player's own dice decide no case
GREEDY_FAILS: set[str] = set()

# Both sides hold something far from what is asked about.
AFAR: dict[str, list[str]] = {"portus": ["legio_7"], "jerusalem": ["legio_38"]}


class Case(NamedTuple):
    """A position, who is asked, and what is right: an action, or what all of its orders come to."""

    build: Callable[[], CivilWar]
    seat: str
    act: Callable[[str], bool] | None = None
    then: Callable[[CivilWar], bool] | None = None


CASES: dict[str, Case] = {}


def one_of(*notations: str) -> Callable[[str], bool]:
    return lambda notation: notation in notations


def none_of(*notations: str) -> Callable[[str], bool]:
    return lambda notation: notation not in notations


def moving(
    blocks: Mapping[str, Iterable[str]], seat: str = "caesar", **moment: Any
) -> Callable[[], CivilWar]:
    """A seat's moves, with both sides' distant blocks added; the enemy has had his orders."""
    other = "pompeius" if seat == "caesar" else "caesar"
    moment = {"card": "2-1a", "enemy_card": "2-2d", "first": other, **moment}
    return lambda: scene({**AFAR, **blocks}, seat=seat, **moment)


# -- cities ------------------------------------------------------------------------------------------------

CASES["a vacant city of value next door"] = Case(
    moving({"asculum": ["legio_13"]}), "caesar", then=lambda pos: state(pos, "caesar", "roma") == "friendly"
)
CASES["a vacant city of value two roads away"] = Case(
    moving({"massilia": ["legio_13", "legio_14"], "tarraco": ["legio_5", "legio_6"]}),
    "caesar",
    then=lambda pos: (
        state(pos, "caesar", "roma") == "friendly" and state(pos, "caesar", "massilia") == "friendly"
    ),
)
CASES["the city of two points, not that of one"] = Case(
    moving({"genua": ["legio_13"], "massilia": ["legio_14"]}, card="1-2b"),
    "caesar",
    then=lambda pos: state(pos, "caesar", "roma") == "friendly",
)
CASES["a garrison worth two points stays"] = Case(
    moving({"roma": ["legio_13"], "treviri": ["legio_16"]}),
    "caesar",
    then=lambda pos: state(pos, "caesar", "roma") == "friendly",
)
CASES["a weak garrison is stormed by a strong army"] = Case(
    moving({"genua": ["caesar", "legio_8", "legio_11", "legio_12"], "roma": ["pompeius_auxilia_1:1"]}),
    "caesar",
    then=lambda pos: len(at(pos, "roma") & {"caesar", "legio_8", "legio_11", "legio_12"}) >= 2,
)
CASES["a strong garrison is not stormed by one weak block"] = Case(
    moving({"genua": ["legio_16:1"], "roma": ["pompeius", "legio_1", "legio_2", "legio_3"]}),
    "caesar",
    then=lambda pos: where(pos, "legio_16") != "roma",
)
CASES["the tenth point in the last turn of the year"] = Case(
    moving(
        {
            "roma": ["legio_8"],
            "massilia": ["legio_11"],
            "tarraco": ["legio_12"],
            "carthago_nova": ["legio_9"],
            "utica": ["legio_14"],
            "alexandria": ["legio_17"],
            "syracusae": ["legio_18"],
            "thessalonica": ["legio_13"],
            "antiochia": ["scipio", "legio_34"],
        },
        turn=5,
    ),
    "caesar",
    then=lambda pos: pos.victory_points(0) >= 10,
)
CASES["the enemy's tenth point is stormed in the last turn"] = Case(
    moving(
        {
            "roma": ["legio_1"],
            "massilia": ["legio_2"],
            "tarraco": ["legio_5"],
            "carthago_nova": ["legio_4"],
            "utica": ["legio_39"],
            "alexandria": ["legio_33"],
            "syracusae": ["legio_37"],
            "athenae": ["pompeius_auxilia_1:1"],
            "thessalonica": ["caesar", "legio_13", "legio_14"],
        },
        turn=5,
    ),
    "caesar",
    then=lambda pos: state(pos, "caesar", "athenae") != "enemy",
)
CASES["a vacant port of value over a friendly sea"] = Case(
    moving({"genua": ["legio_13", "legio_14"], "mare_hispanum": ["caesar_navis_1"], "roma": ["legio_8"]}),
    "caesar",
    then=lambda pos: any(state(pos, "caesar", city) == "friendly" for city in ("utica", "massilia")),
)

# -- leaders -----------------------------------------------------------------------------------------------

CASES["a lone leader is prey"] = Case(
    moving(
        {
            "genua": ["caesar", "legio_8", "legio_11", "legio_12"],
            "roma": ["legio_13"],
            "massilia": ["legio_14"],
            "lugdunum": ["pompeius:1"],
        }
    ),
    "caesar",
    then=lambda pos: state(pos, "caesar", "lugdunum") == "contested",
)
CASES["one's own leader does not stay alone beside an army"] = Case(
    moving(
        {
            "lugdunum": ["antonius:1"],
            "genua": ["pompeius", "legio_1", "legio_2", "legio_3"],
            "massilia": ["caesar", "legio_14", "legio_13", "legio_9"],  # whom nobody need help
            "cenabum": ["legio_10", "legio_8"],
            "tarraco": ["legio_11"],
            "roma": ["legio_33", "legio_34"],
            "athenae": ["scipio", "legio_35"],
        },
        card="1-2b",
    ),
    "caesar",
    then=lambda pos: where(pos, "antonius") != "lugdunum" or len(at(pos, "lugdunum")) >= 3,
)
CASES["a leader does not go alone next to an army"] = Case(
    moving(
        {
            "narbo": ["caesar:1"],
            "massilia": ["legio_10"],
            "genua": ["pompeius", "legio_1", "legio_2", "legio_3"],
        },
        card="1-2b",
    ),
    "caesar",
    then=lambda pos: where(pos, "caesar") not in ("lugdunum", "genua"),
)

# -- marches -----------------------------------------------------------------------------------------------

CASES["a march does not return"] = Case(
    lambda: do(
        moving({"genua": ["legio_13"], "lugdunum": ["legio_8"]})(), "caesar", "move legio_13", "to massilia"
    ),
    "caesar",
    act=none_of("to genua"),
)
CASES["a march does not return at sea"] = Case(
    lambda: do(
        moving({"genua": ["caesar_navis_1"], "roma": ["legio_13"]})(),
        "caesar",
        "move caesar_navis_1",
        "to mare_tyrrhenum",
    ),
    "caesar",
    act=none_of("to genua"),
)
CASES["an army goes together"] = Case(
    lambda: march(
        moving(
            {"genua": ["caesar", "legio_8", "legio_11"], "roma": ["pompeius_auxilia_1:2", "legio_1:2"]},
            card="1-2b",
        )(),
        "caesar",
        "legio_8 roma",
    ),
    "caesar",
    then=lambda pos: len(at(pos, "roma") & {"caesar", "legio_8", "legio_11"}) >= 2,
)

# -- battles -----------------------------------------------------------------------------------------------


def shot_at(pos: CivilWar, block: str, *rolls: int) -> CivilWar:
    """A block has just fired in the first round, everybody before it having passed."""
    fight(turn_of(pos, block, 1), block, *rolls)
    return pos


def equal() -> CivilWar:
    return clash(
        "roma", {"genua": ["legio_8:2", "legio_11:2"]}, ["legio_1:3", "pompeius_auxilia_1:2"], others=AFAR
    )


CASES["a free shot of the defender"] = Case(
    equal, "pompeius", act=lambda notation: notation.startswith("fire")
)
CASES["a free shot of the attacker"] = Case(
    lambda: clash("roma", {"genua": ["caesar", "legio_8"]}, ["legio_1:4", "legio_3:1"], others=AFAR),
    "caesar",
    act=lambda notation: notation.startswith("fire"),
)
CASES["a free shot of the weakest"] = Case(
    lambda: clash(
        "roma", {"genua": ["caesar_auxilia_3:1", "legio_8"]}, ["legio_1", "legio_2", "legio_3"], others=AFAR
    ),
    "caesar",
    act=lambda notation: notation.startswith("fire"),
)
CASES["a leader leaves a lost battle"] = Case(
    lambda: turn_of(
        clash(
            "lugdunum",
            {"genua": ["pompeius", "legio_1", "legio_3"]},
            ["antonius:1"],
            others={**AFAR, "cenabum": ["legio_8"]},
        ),
        "antonius",
        2,
    ),
    "caesar",
    act=one_of("retreat antonius"),
)
CASES["nobody leaves a battle that is won"] = Case(
    lambda: turn_of(
        clash(
            "lugdunum",
            {"genua": ["legio_1:1"]},
            ["caesar", "legio_8", "legio_11"],
            others={**AFAR, "cenabum": ["legio_10"]},
        ),
        "caesar",
        2,
    ),
    "caesar",
    act=lambda notation: notation.startswith("fire"),
)
CASES["a retreat joins friends rather than walks alone beside an army"] = Case(
    lambda: do(
        turn_of(
            clash(
                "lugdunum",
                {"genua": ["pompeius", "legio_1", "legio_3"]},
                ["antonius:1"],
                others={**AFAR, "cenabum": ["legio_8", "legio_11"], "massilia": ["caesar_auxilia_1:1"]},
            ),
            "antonius",
            2,
        ),
        "caesar",
        "retreat antonius",
    ),
    "caesar",
    act=one_of("to cenabum"),
)
CASES["a leader at his last step does not take the hit"] = Case(
    lambda: shot_at(
        clash("roma", {"genua": ["legio_1", "legio_3"]}, ["caesar:1", "legio_16:1"], others=AFAR),
        "legio_1",
        1,
        6,
        6,
        6,
    ),
    "caesar",
    act=one_of("hit legio_16"),
)
CASES["the main attack is the strong one"] = Case(
    lambda: march(
        moving(
            {
                "genua": ["caesar", "legio_8", "legio_11"],
                "asculum": ["caesar_auxilia_1:1"],
                "roma": ["legio_1", "legio_2"],
            }
        )(),
        "caesar",
        "caesar roma",
        "legio_8 roma",
        "legio_11 roma",
        "caesar_auxilia_1 roma",
    ),
    "caesar",
    act=one_of("main genua"),
)
CASES["the winner does not leave the city it has won"] = Case(
    lambda: shot_at(
        clash("roma", {"genua": ["legio_8"]}, ["pompeius_auxilia_1:1"], others=AFAR), "legio_8", 1, 6, 6
    ),
    "caesar",
    act=one_of("done"),
)

# -- levies, winter, cards ---------------------------------------------------------------------------------

CASES["levies are not left unused"] = Case(
    lambda: scene({**AFAR, "ravenna": ["legio_13:1"]}, phase="levy", card="1-3a", first="pompeius"),
    "caesar",
    act=none_of("done"),
)
CASES["the besieged garrison gains the step"] = Case(
    lambda: scene(
        {
            **AFAR,
            "roma": ["legio_13:1"],
            "narbo": ["legio_14:1"],
            "neapolis": ["pompeius", "legio_1", "legio_3"],
            "open": ["caesar_ballista", "legio_8", "legio_11", "legio_12"],
        },
        phase="levy",
        card="1-2b",
        first="pompeius",
    ),
    "caesar",
    then=lambda pos: len(at(pos, "roma")) > 1 or strength(pos, "legio_13") > 1,
)
CASES["a hungry city lets its weakest block go"] = Case(
    lambda: scene({**AFAR, "genua": ["caesar", "legio_8", "legio_11", "caesar_auxilia_3:1"]}, phase="winter"),
    "caesar",
    act=one_of("disband caesar_auxilia_3"),
)
CASES["nobody is sent home who can be fed"] = Case(
    lambda: scene({**AFAR, "genua": ["caesar", "legio_8", "legio_11:1"]}, phase="winter"),
    "caesar",
    act=one_of("done"),
)
CASES["an army spreads before winter"] = Case(
    moving(
        {"genua": ["caesar", "legio_8", "legio_11", "legio_12", "legio_13", "legio_14"]}, turn=5, card="1-2b"
    ),
    "caesar",
    then=lambda pos: len(at(pos, "genua")) <= 3,
)
CASES["Vulcan strikes an army, not a guard"] = Case(
    lambda: scene(
        {**AFAR, "genua": ["pompeius", "legio_1", "legio_3", "legio_5"], "neapolis": ["pompeius_auxilia_1"]},
        phase="orders",
        card="vulcanus",
        enemy_card="2-2d",
    ),
    "caesar",
    act=one_of("strike genua"),
)
CASES["Jupiter is not sent away"] = Case(
    lambda: scene(
        {**AFAR, "genua": ["legio_8", "legio_11"], "roma": ["legio_1", "legio_3"]},
        phase="orders",
        card="jupiter",
        enemy_card="2-2d",
    ),
    "caesar",
    act=none_of("done"),
)
CASES["the poorest card is discarded"] = Case(
    lambda: scene(
        {**AFAR, "genua": ["legio_8"]},
        phase="discard",
        hands={"caesar": ["4-1a", "3-2a", "mars", "3-2b", "2-3a", "1-2a"]},
    ),
    "caesar",
    act=one_of("discard 1-2a"),
)


# -- asking ------------------------------------------------------------------------------------------------


def right(name: str, case: Case, seed: str) -> bool:
    """Whether a player with these dice answers a case well."""
    pos = case.build()
    seat = seat_of(case.seat)
    player = thinker(name, seed)
    if case.act is not None:
        return case.act(TABLE.notation(player.choose(Perspective(pos, seat))))
    assert case.then is not None
    tempo = pos.tempo()
    while pos.owes(seat) and pos.tempo() == tempo:
        pos.play(seat, player.choose(Perspective(pos, seat)))
    return case.then(pos)


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("case", CASES)
def test_a_person_knows_what_to_do(case: str, name: str) -> None:
    known = case not in GREEDY_FAILS if name == "greedy" else True
    votes = [right(name, CASES[case], seed) for seed in SEEDS]
    assert (sum(votes) >= 2) == known
