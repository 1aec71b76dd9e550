"""17 Elephants: where they come from, how they die, and what their charge does."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bellum.games.hannibal.position import PunicWar
from tests.hannibal.kit import (
    EMPTY,
    battle,
    cus,
    deal_battle,
    do,
    elephants,
    kinds,
    legal,
    only,
    refused,
    rig,
    scene,
    start,
    step,
    to_move,
    told,
)

IDLE = {"rome": ["diplomacy_a"], "carthage": ["diplomacy_b"]}


def at_the_charge(
    roman: str = "flaminius",
    *,
    herd: int = 2,
    rome: int = 8,
    carthage: int = 8,
    seat: str = "rome",
    generals: Mapping[str, str] | None = None,
) -> PunicWar:
    """A battle at Cannae, at the moment when elephants may charge."""
    romans, punics = ("arpi", "cannae") if seat == "rome" else ("cannae", "arpi")
    who = {"mago": punics, **(generals or {})}
    if roman:
        who[roman] = romans
    pos = scene(
        {romans: rome},
        {punics: f"{carthage}e{herd}"},
        who,
        control=EMPTY,
        phase="march",
        seat=seat,
        general=roman if seat == "rome" else "mago",
        hands=IDLE,
    )
    do(pos, "march cannae")
    while step(pos) == "Reaction":
        do(pos, "done")
    return pos


def hands(pos: PunicWar) -> tuple[int, int]:
    """How many battle cards Rome and Carthage hold."""
    return sum(battle(pos).hands[0]), sum(battle(pos).hands[1])


# -- 17.1 where they come from -------------------------------------------------------------------------------


@pytest.mark.rule("17.1")
def test_two_elephants_begin_with_hannibal():
    pos = start()
    assert elephants(pos, "saguntum") == 2
    assert sum(pos.elephants) == 2


@pytest.mark.rule("17.1")
@pytest.mark.parametrize(("before", "come"), [(0, 2), (1, 2), (2, 2), (3, 1), (4, 0)])
def test_african_reinforcements_bring_elephants_to_carthago_but_never_more_than_four(before: int, come: int):
    carthage: dict[str, int | str] = {"saguntum": f"6e{before}", "carthago": 1}
    pos = scene({}, carthage, phase="event", seat="carthage", card="african_reinforcements", hands=IDLE)
    assert (cus(pos, "carthage", "carthago"), elephants(pos, "carthago")) == (3, come)
    assert sum(pos.elephants) == before + come <= 4


# -- 17.2 what they are --------------------------------------------------------------------------------------


@pytest.mark.rule("17.2")
def test_elephants_are_cus_and_sail_like_them():
    pos = scene(
        {},
        {"carthago": "6e2"},
        {"mago": "carthago"},
        phase="march",
        seat="carthage",
        card="sophonisba",
        general="mago",
        hands=IDLE,
    )
    refused(pos, "sail carthago_nova", "11.4", "fleet-limit")
    do(pos, "take 5")
    rig(pos, 1)
    do(pos, "sail carthago_nova")
    assert cus(pos, "carthage", "carthago_nova") == 5
    assert elephants(pos, "carthago_nova") == 2


@pytest.mark.rule("17.2")
@pytest.mark.parametrize("choice", ["cu", "elephant"])
def test_attrition_takes_what_the_owner_chooses(choice: str):
    pos = sick(3)
    assert (to_move(pos), legal(pos)) == ("carthage", {"lose cu", "lose elephant"})
    refused(pos, "done", "8.2", "when-done")
    do(pos, f"lose {choice}")
    assert (cus(pos, "carthage", "arpi"), elephants(pos, "arpi")) == (6, 1 if choice == "elephant" else 2)


@pytest.mark.rule("17.2")
def test_where_the_table_shows_an_elephant_one_is_lost_first():
    pos = sick(6)
    assert (cus(pos, "carthage", "arpi"), elephants(pos, "arpi")) == (6, 1)
    do(pos, "lose cu", "lose cu")
    assert (cus(pos, "carthage", "arpi"), elephants(pos, "arpi")) == (4, 1)


@pytest.mark.rule("17.2")
@pytest.mark.parametrize("herd", [0, 7])
def test_there_is_nothing_to_choose_among_cus_of_one_kind(herd: int):
    pos = sick(5, herd)
    assert cus(pos, "carthage", "arpi") == 5
    assert elephants(pos, "arpi") == max(0, herd - 2)


def sick(die: int, herd: int = 2) -> PunicWar:
    """An epidemic among seven Carthaginian CUs is rolled for, with this die."""
    pos = scene(
        {},
        {"arpi": f"7e{herd}"},
        {"mago": "arpi"},
        control={"rome": ["arpi"], "carthage": ["carthago"]},
        phase="round",
        card="epidemic",
        hands=IDLE,
    )
    rig(pos, die)
    return do(pos, "event epidemic")


# -- 17.3 the charge -----------------------------------------------------------------------------------------


@pytest.mark.rule("17.3")
def test_a_charge_is_declared_before_the_cards_are_dealt():
    pos = at_the_charge()
    assert (step(pos), to_move(pos)) == ("Charge", "carthage")
    assert legal(pos) == {"charge", "pass"}
    assert hands(pos) == (0, 0)
    do(pos, "pass")
    assert hands(pos) == (8 + 2, 8 + 2)
    assert (step(pos), to_move(pos)) == ("Battle", "rome")
    refused(pos, "charge", "17.3", "when-charge")


@pytest.mark.rule("17.3")
def test_without_elephants_in_the_battle_there_is_no_charge():
    pos = at_the_charge(herd=0)
    assert step(pos) == "Battle"
    elsewhere = scene(
        {"arpi": 8},
        {"cannae": 6, "heraclea": "4e4"},
        {"flaminius": "arpi"},
        control=EMPTY,
        phase="march",
        general="flaminius",
        hands=IDLE,
    )
    do(elsewhere, "march cannae")
    assert step(elsewhere) == "Battle"


@pytest.mark.rule("17.3")
@pytest.mark.parametrize("seat", ["rome", "carthage"])
def test_elephants_charge_in_attack_and_in_defence(seat: str):
    pos = at_the_charge(seat=seat)
    rig(pos, 6)
    do(pos, "charge")
    assert hands(pos) == (8 + 2 - 2, 8 + 2)


@pytest.mark.rule("17.3.1", "17.3.2")
@pytest.mark.parametrize(
    ("general", "rating"), [("varro", 1), ("flaminius", 2), ("marcellus", 3), ("scipio_africanus", 4)]
)
@pytest.mark.parametrize("die", range(2, 7))
def test_a_charge_succeeds_on_more_than_the_romans_battle_rating(general: str, rating: int, die: int):
    pos = at_the_charge(general)
    rig(pos, die)
    events = told(pos, "charge")
    success = die > rating
    roll = only(events, "charge-roll")
    assert roll.args == {
        "side": "carthage",
        "rolls": [die],
        "rating": rating,
        "result": "success" if success else "failure",
    }
    assert only(events, "dealt").args == {"rome": 8 + rating, "carthage": 8 + 2}
    assert hands(pos) == (8 + rating - (2 if success else 0), 8 + 2)


@pytest.mark.rule("17.3.2")
def test_after_a_failed_charge_the_elephants_still_fight_as_cus():
    pos = at_the_charge("marcellus")
    rig(pos, 3)
    events = told(pos, "charge")
    assert only(events, "charge-roll").args["result"] == "failure"
    assert "cards-lost" not in kinds(events)
    assert hands(pos)[1] == 8 + 2
    assert elephants(pos, "cannae") == 2


@pytest.mark.rule("17.3.3")
@pytest.mark.parametrize("die", range(1, 7))
def test_against_romans_without_a_general_only_a_1_fails(die: int):
    pos = at_the_charge("", seat="carthage")
    rig(pos, die)
    do(pos, "charge")
    assert hands(pos) == ((8, 8 + 2 - 1) if die == 1 else (8 - 2, 8 + 2))


@pytest.mark.rule("17.3.1", "14.5.1")
def test_the_roman_commander_after_the_change_of_command_counts():
    pos = scene(
        {"arpi": 8},
        {"cannae": "8e2"},
        {"marcellus": "arpi", "varro": "arpi", "mago": "cannae"},
        control=EMPTY,
        phase="march",
        general="marcellus",
        hands=IDLE,
    )
    do(pos, "march cannae", "done")
    rig(pos, 4)
    do(pos, "roll")
    assert step(pos) == "Charge"
    rig(pos, 2)
    assert only(told(pos, "charge"), "charge-roll").args["result"] == "success"


# -- 17.4, 17.5 what it does -----------------------------------------------------------------------------------


@pytest.mark.rule("17.4")
@pytest.mark.parametrize("herd", [1, 2, 3, 4])
def test_rome_discards_a_card_for_each_elephant(herd: int):
    pos = at_the_charge(herd=herd)
    rig(pos, 6)
    events = told(pos, "charge")
    lost = only(events, "cards-lost")
    assert lost.args["side"] == "rome"
    assert len(lost.args["battle_cards"]) == herd
    assert hands(pos) == (10 - herd, 10)
    fight = battle(pos)
    assert sum(fight.deck) == 48 - 10 - 10


@pytest.mark.rule("17.4")
def test_rome_never_discards_more_than_it_has():
    pos = at_the_charge("", rome=1, carthage=4, herd=4, seat="carthage")
    rig(pos, 5)
    do(pos, "charge")
    assert hands(pos) == (0, 4 + 2)


@pytest.mark.rule("17.4")
def test_the_discarded_cards_are_out_of_the_battle_and_chosen_at_random():
    seen = set()
    for offset in range(40):
        pos = at_the_charge(herd=1)
        rig(pos, 6)
        pos.dice = type(pos.dice)(pos.dice.key, pos.dice.used + 6 * offset)
        events = told(pos, "charge")
        if "cards-lost" in kinds(events):
            seen.add(only(events, "cards-lost").args["battle_cards"][0])
    assert len(seen) >= 3


@pytest.mark.rule("17.5")
@pytest.mark.parametrize("herd", [1, 2, 4])
@pytest.mark.parametrize("general", ["varro", "marcellus"])
def test_on_a_1_carthage_itself_discards_one_card(herd: int, general: str):
    pos = at_the_charge(general, herd=herd)
    rig(pos, 1)
    events = told(pos, "charge")
    assert only(events, "charge-roll").args["result"] == "rampage"
    lost = only(events, "cards-lost")
    assert (lost.args["side"], len(lost.args["battle_cards"])) == ("carthage", 1)
    assert hands(pos)[1] == 10 - 1
    assert hands(pos)[0] == (9 if general == "varro" else 11)


@pytest.mark.rule("17.5")
def test_no_rampage_without_a_charge():
    pos = at_the_charge()
    rig(pos, 1)
    events = told(pos, "pass")
    assert kinds(events) == ["dealt"]
    deal_battle(pos, {"probe": 1}, {"probe": 1})
    assert hands(pos) == (1, 1)
