"""7.52 Cleopatra fights for either side: whoever fells her in battle wins her over."""

from __future__ import annotations

import pytest

from bellum.games.julius_caesar.position import CivilWar
from tests.julius_caesar.battle_kit import (
    battle,
    battle_round,
    clash,
    fight,
    hold,
    line,
    round_begins,
    turn_of,
    waiting,
    withdraw,
)
from tests.julius_caesar.kit import (
    at,
    do,
    kinds,
    legal,
    only,
    refused,
    scene,
    side,
    state,
    step,
    strength,
    to_move,
    told,
    where,
)

HERS_TO_CAESAR = {"cleopatra": "caesar"}


def attacked() -> CivilWar:
    """Cleopatra defends Alexandria for Pompeius, and Caesar has hit her or the legion."""
    pos = clash("alexandria", {"memphis": ["caesar", "legio_7"]}, ["cleopatra:1", "legio_38:1"])
    fight(pos, "caesar", 1, 6, 6)
    return pos


# -- she changes sides -------------------------------------------------------------------------------------


@pytest.mark.rule("7.52", "3.27")
def test_cleopatra_eliminated_in_battle_joins_the_other_side_at_strength_1() -> None:
    pos = attacked()
    changed = only(told(pos, "pompeius", "hit cleopatra"), "cleopatra-changes")
    assert changed.rule == "7.52"
    assert changed.args == {"block": "cleopatra", "side": "caesar", "space": "alexandria"}
    assert (side(pos, "cleopatra"), strength(pos, "cleopatra")) == ("caesar", 1)
    assert line(pos, "caesar", "alexandria") == {"caesar", "legio_7", "cleopatra"}
    assert line(pos, "pompeius", "alexandria") == {"legio_38"}


@pytest.mark.rule("7.52", "3.27", "1.2")
def test_cleopatra_is_no_leader_and_no_trophy() -> None:
    pos = do(attacked(), "pompeius", "hit cleopatra")
    assert (at(pos, "trophy"), at(pos, "open")) == (set(), set())
    assert where(pos, "brutus") == "box"
    assert pos.victory_points(0) == 0


@pytest.mark.rule("7.52", "7.4")
def test_a_hit_that_leaves_her_strength_does_not_turn_her() -> None:
    pos = clash("alexandria", {"memphis": ["caesar"]}, ["cleopatra"])
    fight(pos, "caesar", 1, 2, 3)
    assert (side(pos, "cleopatra"), strength(pos, "cleopatra")) == ("pompeius", 1)


@pytest.mark.rule("7.52")
def test_everybody_sees_whom_she_serves_and_how_strong_she_is() -> None:
    pos = do(attacked(), "pompeius", "hit cleopatra")
    for seat in (-1, 0, 1):
        (her,) = [b for b in pos.view(seat)["blocks"] if b["id"] == "cleopatra"]
        assert (her["side"], her["strength"]) == ("caesar", 1)


@pytest.mark.rule("7.52")
def test_as_the_last_defender_she_hands_the_city_to_the_attacker() -> None:
    pos = clash("alexandria", {"memphis": ["caesar"]}, ["cleopatra:1"])
    events = fight(pos, "caesar", 1, 6, 6)
    assert kinds(events) == ["fired", "cleopatra-changes", "won"]
    assert only(events, "won").args["side"] == "caesar"
    assert line(pos, "caesar", "alexandria") == {"caesar", "cleopatra"}
    assert pos.victory_points(0) == 2
    assert legal(pos, "caesar") == {"move caesar", "move cleopatra", "done"}, "and she may regroup with him"
    do(pos, "caesar", "move cleopatra", "to memphis", "move caesar", "to memphis")
    assert state(pos, "caesar", "alexandria") == "vacant"
    assert at(pos, "memphis") == {"caesar", "cleopatra"}


@pytest.mark.rule("7.52", "7.4")
def test_further_hits_of_the_same_fire_fall_on_her_former_comrades() -> None:
    pos = clash("alexandria", {"memphis": ["caesar"]}, ["cleopatra:1", "legio_38:1"])
    fight(pos, "caesar", 1, 1, 1)
    do(pos, "pompeius", "hit cleopatra")
    assert where(pos, "legio_38") == "open"
    assert (side(pos, "cleopatra"), strength(pos, "cleopatra")) == ("caesar", 1)


@pytest.mark.rule("7.52")
def test_she_may_change_sides_again_in_the_same_battle() -> None:
    pos = clash("alexandria", {"memphis": ["caesar:1"]}, ["cleopatra:1", "legio_38:1", "legio_1:1"])
    fight(pos, "caesar", 1)
    do(pos, "pompeius", "hit cleopatra")
    fight(pos, "legio_38", 1)
    do(pos, "caesar", "hit cleopatra")
    assert (side(pos, "cleopatra"), strength(pos, "cleopatra")) == ("pompeius", 1)


# -- R54 when she fights again -----------------------------------------------------------------------------


@pytest.mark.rule("7.52")
def test_R54_felled_before_her_turn_she_fights_for_her_new_side_in_the_same_round() -> None:
    pos = do(attacked(), "pompeius", "hit cleopatra")
    assert waiting(pos) == {"legio_38"}, "the defenders' C turn comes first, without her"
    hold(pos, "legio_38")
    assert waiting(pos) == {"cleopatra", "legio_7"}
    fired = only(fight(pos, "cleopatra", 1), "fired")
    assert (fired.args["side"], fired.args["rating"], fired.args["hits"]) == ("caesar", 1, 1)
    assert step(pos) == "Regroup", "her hit felled the legion"


@pytest.mark.rule("7.52", "7.2")
def test_R54_felled_after_her_turn_she_waits_for_the_next_round() -> None:
    pos = clash("alexandria", {"memphis": ["legio_7:1", "legio_9:1"]}, ["cleopatra:1", "legio_38:1"])
    hold(pos, "cleopatra", "legio_38")
    fight(pos, "legio_7", 1)
    do(pos, "pompeius", "hit cleopatra")
    assert waiting(pos) == {"legio_9"}
    refused(pos, "caesar", "fire cleopatra", "7.2", "already-acted")
    hold(pos, "legio_9")
    assert battle_round(pos) == 2
    hold(pos, "legio_38")
    assert "cleopatra" in waiting(pos)


@pytest.mark.rule("7.52")
@pytest.mark.parametrize("others", [[], ["legio_1"]])
def test_R54_taken_from_the_attackers_she_acts_in_the_defenders_turn_that_is_going_on(
    others: list[str],
) -> None:
    pos = clash(
        "alexandria",
        {"memphis": ["cleopatra:1", "legio_7:1"]},
        ["legio_38", *others],
        sides=HERS_TO_CAESAR,
    )
    fight(pos, "legio_38", 1, 6, 6, 6)
    do(pos, "caesar", "hit cleopatra")
    assert (side(pos, "cleopatra"), waiting(pos)) == ("pompeius", {"cleopatra", *others})
    assert battle_round(pos) == 1


@pytest.mark.rule("7.52", "2.1")
def test_R54_when_the_c_turn_of_her_new_side_is_over_she_waits_though_she_has_not_acted() -> None:
    """Under Mars a ballista (D) may fell her before the defenders' turns, when the attackers' C turn is past."""
    pos = clash(
        "alexandria",
        {"memphis": ["legio_7", "caesar_ballista"]},
        ["cleopatra:1", "legio_38:1"],
        card="mars",
        surprise="alexandria",
    )
    hold(pos, "legio_7")
    fight(pos, "caesar_ballista", 1, 6)
    do(pos, "pompeius", "hit cleopatra")
    assert waiting(pos) == {"legio_38"}
    hold(pos, "legio_38")
    assert battle_round(pos) == 2
    hold(pos, "legio_38")
    assert waiting(pos) == {"legio_7", "cleopatra"}


# -- with reserves and disruption --------------------------------------------------------------------------


@pytest.mark.rule("7.52", "7.31")
def test_when_the_main_attack_was_cleopatra_alone_its_reserves_are_disrupted() -> None:
    pos = clash(
        "alexandria",
        {"memphis": ["cleopatra:1"], "catabathmus": ["legio_9"]},
        ["scipio"],
        sides=HERS_TO_CAESAR,
    )
    fight(pos, "scipio", 1, 6, 6)
    assert line(pos, "pompeius", "alexandria") == {"scipio", "cleopatra"}
    assert (battle_round(pos), battle(pos)["attacker"], strength(pos, "legio_9")) == (2, "caesar", 2)


@pytest.mark.rule("7.52", "7.31")
def test_when_the_defence_was_cleopatra_alone_its_reserves_become_the_attackers() -> None:
    pos = clash("alexandria", {"memphis": ["caesar"]}, ["cleopatra:1"], {"pelusium": ["legio_38"]})
    fight(pos, "caesar", 1, 6, 6)
    assert (battle_round(pos), battle(pos)["attacker"], strength(pos, "legio_38")) == (2, "pompeius", 3)
    turn_of(pos, "cleopatra", 2)
    hold(pos, "cleopatra")
    assert waiting(pos) == {"legio_38"}, "she defends now, and acts before the attackers"


@pytest.mark.rule("7.52", "7.31")
def test_cleopatra_at_strength_1_in_a_disrupted_reserve_joins_the_enemy() -> None:
    pos = clash(
        "alexandria",
        {"memphis": ["legio_7:1"], "catabathmus": ["cleopatra:1", "legio_9"]},
        ["scipio"],
        sides=HERS_TO_CAESAR,
    )
    fight(pos, "scipio", 1, 6, 6)
    assert (side(pos, "cleopatra"), strength(pos, "cleopatra")) == ("pompeius", 1)
    assert strength(pos, "legio_9") == 2
    hold(pos, "scipio")
    assert waiting(pos) == {"cleopatra"}, "from the next turn on she fights for him"


@pytest.mark.rule("7.52", "7.31")
def test_a_stronger_cleopatra_is_disrupted_like_any_block() -> None:
    pos = clash(
        "alexandria",
        {"memphis": ["legio_7:1"], "catabathmus": ["cleopatra:3"]},
        ["scipio"],
        sides=HERS_TO_CAESAR,
    )
    fight(pos, "scipio", 1, 6, 6)
    assert (side(pos, "cleopatra"), strength(pos, "cleopatra")) == ("caesar", 2)


@pytest.mark.rule("7.52", "7.31")
def test_a_reserve_of_cleopatra_alone_at_strength_1_ends_the_battle_by_its_disruption() -> None:
    pos = clash("alexandria", {"memphis": ["caesar"]}, ["legio_38:1"], {"pelusium": ["cleopatra:1"]})
    fight(pos, "caesar", 1, 6, 6)
    assert (step(pos), to_move(pos)) == ("Regroup", {"caesar"})
    assert line(pos, "caesar", "alexandria") == {"caesar", "cleopatra"}


# -- round 4 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("7.52", "7.62")
def test_cleopatra_won_by_the_attacker_must_retreat_with_him_in_round_4() -> None:
    pos = do(attacked(), "pompeius", "hit cleopatra")
    round_begins(pos, 4)
    events = told(hold(pos, "legio_38"), "caesar", "retreat cleopatra")
    assert {e.args["block"] for e in events if e.kind == "retreated"} == {"cleopatra", "legio_7"}
    assert at(pos, "memphis") == {"caesar", "cleopatra", "legio_7"}


@pytest.mark.rule("7.52", "7.6")
def test_R55_cleopatra_who_must_retreat_and_cannot_joins_the_enemy() -> None:
    pos = clash(
        "alexandria",
        {"memphis": ["cleopatra", "legio_7"]},
        ["legio_38"],
        others={"memphis": ["legio_1"]},
        sides=HERS_TO_CAESAR,
    )
    round_begins(pos, 4)
    hold(pos, "legio_38")
    assert where(pos, "legio_7") == "open"
    assert (where(pos, "cleopatra"), side(pos, "cleopatra")) == ("alexandria", "pompeius")
    assert strength(pos, "cleopatra") == 1
    assert (step(pos), to_move(pos)) == ("Regroup", {"pompeius"})


@pytest.mark.rule("7.52", "7.6")
def test_R55_that_was_her_turn_of_the_round() -> None:
    pos = clash(
        "alexandria",
        {"memphis": ["cleopatra"], "mare_aegypticum": ["caesar_navis_1", "caesar_navis_2"]},
        ["legio_38"],
        others={"memphis": ["legio_1"]},
        sides=HERS_TO_CAESAR,
    )
    round_begins(pos, 4)
    hold(pos, "legio_38")
    assert side(pos, "cleopatra") == "pompeius"
    assert waiting(pos) == {"caesar_navis_1", "caesar_navis_2"}
    withdraw(pos, "caesar_navis_1", "mare_aegypticum")
    assert at(pos, "alexandria") == {"legio_38", "cleopatra"}


@pytest.mark.rule("7.52", "7.62")
def test_felled_in_round_4_before_her_turn_she_defends_and_need_not_retreat() -> None:
    pos = clash(
        "alexandria",
        {"memphis": ["cleopatra:1", "legio_7:1"]},
        ["scipio"],
        sides=HERS_TO_CAESAR,
    )
    round_begins(pos, 4)
    fight(pos, "scipio", 1, 6, 6)
    do(pos, "caesar", "hit cleopatra")
    assert {"fire cleopatra", "pass cleopatra"} < legal(pos, "pompeius")


# -- out of battle -----------------------------------------------------------------------------------------


@pytest.mark.rule("7.52", "7.5", "2.1")
@pytest.mark.parametrize(("striker", "served"), [("caesar", "pompeius"), ("pompeius", "caesar")])
def test_R56_struck_by_vulcan_she_lies_open_in_the_pool_of_the_side_she_served(
    striker: str, served: str
) -> None:
    held = (
        {"alexandria": ["cleopatra:1", "legio_38"], "roma": ["legio_8"], "creta": ["legio_33"]}
        if served == "pompeius"
        else {"alexandria": ["cleopatra:1", "legio_8"], "creta": ["legio_33"], "roma": ["legio_9"]}
    )
    pos = scene(held, phase="orders", seat=striker, card="vulcanus", sides={"cleopatra": served})
    do(pos, striker, "strike alexandria")
    assert (where(pos, "cleopatra"), side(pos, "cleopatra")) == ("open", served)
    assert strength(pos, "cleopatra") == 0


@pytest.mark.rule("7.52", "5.2")
def test_R56_then_she_cannot_be_raised_this_year_by_anybody() -> None:
    held = {"alexandria": ["legio_38"], "open": ["cleopatra"], "roma": ["legio_8"]}
    pos = scene(held, phase="levy", seat="pompeius", card="1-2a")
    refused(pos, "pompeius", "levy cleopatra", "5.2", "eliminated-this-year")
    pos = scene(held, phase="levy", seat="caesar", card="1-2a")
    refused(pos, "caesar", "levy cleopatra", "6.4", "levy-not-yours")
