"""H14, H17 Land battles: allies, militia, Ambush, and elephants under the Forgotten Tactics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from bellum.games.hamilcar.position import FORGOTTEN_TACTICS, FirstWar
from tests.hamilcar.kit import (
    BOARD,
    C,
    R,
    do,
    legal,
    only,
    refused,
    rig,
    scene,
    step,
    to_move,
    told,
)


def whole(*provinces: str) -> list[str]:
    """All spaces of some provinces but tribes."""
    wanted = {BOARD.province[name] for name in provinces}
    return [
        BOARD.space_id[s]
        for s in range(BOARD.spaces)
        if BOARD.province_of[s] in wanted and not BOARD.tribe[s]
    ]


def meet(
    start: str,
    space: str,
    control: Mapping[str, Sequence[str]],
    *,
    roman: str = "caudex",
    punic: str | None = "hanno",
    **moment: Any,
) -> FirstWar:
    """6 Romans march against 5 Carthaginians; nobody intercepts or avoids."""
    generals = {roman: start, **({punic: space} if punic else {}), **moment.pop("generals", {})}
    herd = moment.pop("herd", 0)
    pos = scene(
        {start: 6},
        {space: f"5e{herd}"},
        generals,
        control=control,
        phase="march",
        general=roman,
        **moment,
    )
    do(pos, f"march {space}")
    while step(pos) in ("Reaction", "Walls"):
        do(pos, "done")
    return pos


def dealt(pos: FirstWar) -> tuple[int, int]:
    """How many battle cards Rome and Carthage hold."""
    hands = pos.fought().duel.hands
    return sum(hands[0]), sum(hands[1])


# -- H14 allies ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H14", "14.2.2", "14.2.3.1")
def test_example_in_africa_one_numidia_outweighs_two_provinces() -> None:
    """Carthage controls Carthago and Libya, Rome Numidia: 2 cards each."""
    control = {C: whole("carthago", "libya"), R: whole("numidia")}
    assert dealt(meet("madauros", "sicca", control)) == (6 + 2 + 2, 5 + 2 + 2)


@pytest.mark.rule("H14", "14.2.3.2")
@pytest.mark.parametrize(
    ("start", "space"), [("enna", "phintias"), ("enna", "leontini"), ("enna", "thermae")]
)
def test_example_in_sicily_only_its_provinces_help(start: str, space: str) -> None:
    """Sicily is no part of Italia: a card for each of its provinces, anywhere on the island, and no other allies."""
    control = {
        R: [*whole("sicilia", "campania", "latium", "samnium")],
        C: whole("lilybaeum", "syracusae", "libya"),
    }
    assert dealt(meet(start, space, control)) == (6 + 2 + 1, 5 + 2 + 2)


@pytest.mark.rule("H14", "14.2.3.3")
@pytest.mark.parametrize(
    ("start", "space", "home"), [("nicaea", "palla", "corsica"), ("olbia", "tibula", "sardinia")]
)
@pytest.mark.parametrize("holder", [R, C])
def test_example_in_corsica_and_sardinia_only_each_itself_helps(
    start: str, space: str, home: str, holder: str
) -> None:
    """They are provinces apart here, and of no region."""
    other = C if holder == R else R
    abroad = "sardinia" if home == "corsica" else "corsica"
    control = {holder: whole(home), other: [*whole(abroad), "roma", "carthago"]}
    pos = meet(start, space, control)
    assert dealt(pos) == ((6 + 2 + 1, 5 + 2) if holder == R else (6 + 2, 5 + 2 + 1))


@pytest.mark.rule("H14", "14.3.2")
def test_example_rome_has_at_most_two_cards_for_allies_in_italia() -> None:
    """Carthage holds Bruttium and Lucania, Rome Campania, Samnium and Etruria: 2 cards each."""
    control = {
        C: whole("bruttium", "lucania"),
        R: whole("campania", "samnium", "etruria"),
    }
    assert dealt(meet("luceria", "canusium", control)) == (6 + 2 + 2, 5 + 2 + 2)


@pytest.mark.rule("H14", "14.3.2")
def test_the_limit_is_for_italia_alone_and_for_rome_alone() -> None:
    control = {R: whole("sicilia", "lilybaeum", "syracusae"), C: ["carthago"]}
    assert dealt(meet("enna", "phintias", control)) == (6 + 2 + 3, 5 + 2)
    control = {R: ["roma"], C: whole("campania", "samnium", "etruria", "bruttium")}
    assert dealt(meet("luceria", "canusium", control)) == (6 + 2, 5 + 2 + 4)


@pytest.mark.rule("H14", "14.4")
def test_the_militia_of_latium() -> None:
    control = {R: ["roma"], C: ["carthago"]}
    extra = BOARD.militia_cards
    assert extra > 0
    assert dealt(meet("roma", "praeneste", control)) == (6 + 2 + extra, 5 + 2)
    assert dealt(meet("tarquinii", "cosa", control)) == (6 + 2, 5 + 2)


@pytest.mark.rule("H14", "14.3.1")
def test_without_a_general_there_are_no_allies() -> None:
    control = {C: whole("carthago", "libya"), R: whole("numidia")}
    assert dealt(meet("madauros", "sicca", control, punic=None)) == (6 + 2 + 2, 5)


@pytest.mark.rule("H14")
def test_ambush_gives_a_battle_card() -> None:
    hands = {R: ["ambush", "diplomacy_a"], C: ["diplomacy_b"]}
    pos = meet("enna", "phintias", {R: ["roma"], C: ["carthago"]}, hands=hands)
    assert (step(pos), to_move(pos)) == ("Window", R)
    do(pos, "counter ambush")
    while step(pos) == "Window":
        do(pos, "pass")
    assert dealt(pos) == (6 + 2 + 1, 5 + 2)


# -- H17 Forgotten Tactics -----------------------------------------------------------------------------------


def at_the_charge(markers: int = 0, roman: str = "caudex", punic: str = "hanno") -> FirstWar:
    """Two elephants may charge at Phintias."""
    pos = meet(
        "enna", "phintias", {R: ["roma"], C: ["carthago"]}, roman=roman, punic=punic, herd=2, markers=markers
    )
    assert legal(pos) == {"charge", "pass"}
    return pos


@pytest.mark.rule("H17", "14.5.4", "17.3.1")
@pytest.mark.parametrize(("markers", "least"), [(0, 3), (FORGOTTEN_TACTICS, 5)])
def test_the_roll_of_a_charge_gets_minus_2_while_the_marker_is_in_play(markers: int, least: int) -> None:
    """More than the Roman's battle rating of 2."""
    for die in range(1, 7):
        pos = at_the_charge(markers)
        roll = only(told(rig(pos, die), "charge"), "charge-roll")
        assert (roll.args["result"] == "success") == (die >= least), die


@pytest.mark.rule("H17", "17.5")
@pytest.mark.parametrize(("die", "cards"), [(1, 1), (2, 0), (3, 0)])
def test_a_rampage_needs_a_natural_1(die: int, cards: int) -> None:
    """With the marker a 2 or a 3 is modified to 1 or less: the charge fails, and no more comes of it."""
    pos = at_the_charge(FORGOTTEN_TACTICS)
    do(rig(pos, die), "charge")
    assert dealt(pos) == (6 + 2, 5 + 2 - cards)
    assert BOARD.rampage_cards == 1


@pytest.mark.rule("H17", "17.3.2")
@pytest.mark.parametrize(("die", "lost"), [(5, 2), (4, 0)])
def test_a_successful_charge_costs_rome_a_card_for_each_elephant(die: int, lost: int) -> None:
    pos = at_the_charge(FORGOTTEN_TACTICS)
    do(rig(pos, die), "charge")
    assert dealt(pos) == (6 + 2 - lost, 5 + 2)


@pytest.mark.rule("H17")
def test_the_marker_goes_for_good_with_92() -> None:
    pos = scene(
        {}, {"carthago": 3}, {}, phase="event", card="tactics_relearned", seat=C, markers=FORGOTTEN_TACTICS
    )
    assert not pos.marked(FORGOTTEN_TACTICS)
    pos = scene({}, {"carthago": 3}, {"xanthippus": "gone"}, phase="round", card="tactics_relearned", seat=C)
    refused(pos, "event tactics_relearned", "25", "nothing-forgotten")
