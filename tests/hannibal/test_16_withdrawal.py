"""16 Withdrawal: the attempt, preventing it, the initiative after it, where the army goes and what it costs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import pytest

from bellum.games.hannibal.brought import counter_rating
from bellum.games.hannibal.position import PunicWar
from tests.hannibal.kit import (
    battle,
    choices,
    cus,
    deal_battle,
    do,
    elephants,
    kinds,
    legal,
    only,
    refused,
    rig,
    step,
    to_move,
    told,
    where,
)
from tests.hannibal.kit import scene as bare_scene

# Both sides hold a card, so that the game stops after the one being played.
scene = partial(bare_scene, hands={"rome": ["diplomacy_a"], "carthage": ["diplomacy_b"]})

BOTH = {"hasdrubal": "toletum", "p_scipio": "laminium:proconsul"}


def fight(
    generals: Mapping[str, str] = BOTH,
    control: Mapping[str, Sequence[str]] | None = None,
    rome: Mapping[str, int] | None = None,
    carthage: Mapping[str, int | str] | None = None,
    start: str = "laminium",
    at: str = "toletum",
) -> PunicWar:
    """P. Scipio, with 8 CUs from Laminium, attacks 6 CUs in Toletum; both sides hold four battle cards."""
    pos = scene(
        {start: 8, **(rome or {})},
        {at: 6, **(carthage or {})},
        generals,
        control=control or {},
        phase="march",
        general="p_scipio",
    )
    do(rig(pos, 1), f"march {at}")
    if step(pos) == "Reaction":
        do(pos, "done")
    if step(pos) == "Charge":
        do(pos, "pass")
    cards = {"probe": 2, "double_envelopment": 2}
    return deal_battle(pos, cards, cards)


def counter(pos: PunicWar) -> PunicWar:
    """After one round of Double Envelopments the original defender attacks."""
    do(pos, "play double_envelopment", "play double_envelopment", "seize")
    assert (battle(pos).duel.attacker, battle(pos).duel.round) == (1 - battle(pos).active, 1)
    return pos


# -- 16.1 the attempt --------------------------------------------------------------------------------------------


@pytest.mark.rule("16.1", "16.1.1")
@pytest.mark.parametrize(("die", "success"), [(2, True), (3, False)])
def test_instead_of_a_card_the_attacker_rolls_his_battle_rating_or_less(die: int, success: bool) -> None:
    pos = rig(fight(), die)
    roll = only(told(pos, "withdraw"), "withdrawal-roll")
    assert (roll.rule, roll.args["rating"], roll.args["rolls"]) == ("16.1.1", 2, [die])
    assert battle(pos).duel.count(0) == 4  # no card was played
    assert to_move(pos) == "carthage"
    assert legal(pos) == ({"roll", "pass"} if success else {"seize", "pass"})


@pytest.mark.rule("16.1.1")
def test_only_the_present_attacker_withdraws() -> None:
    pos = do(fight(), "play probe")
    assert to_move(pos) == "carthage"
    refused(pos, "withdraw", "16.1.1", "when-withdraw")
    do(pos, "play probe")
    refused(pos, "withdraw", "16.1.1", "when-withdraw")  # nor at the time for a counter-attack


@pytest.mark.rule("16.1.1")
def test_the_present_attacker_need_not_be_the_first() -> None:
    pos = counter(fight())
    assert (to_move(pos), "withdraw" in legal(pos)) == ("carthage", True)
    roll = only(told(rig(pos, 3), "withdraw"), "withdrawal-roll")
    assert (roll.args["general"], roll.args["rating"], roll.args["success"]) == ("hasdrubal", 3, "yes")
    assert (to_move(pos), legal(pos)) == ("rome", {"roll", "pass"})


@pytest.mark.rule("16.1.1")
def test_only_an_army_withdraws() -> None:
    pos = counter(fight({"p_scipio": "laminium:proconsul"}))
    assert to_move(pos) == "carthage"
    refused(pos, "withdraw", "16.1.1", "cannot-withdraw-leaderless")


@pytest.mark.rule("16.1.2")
@pytest.mark.parametrize(("die", "stopped"), [(3, True), (4, False)])
def test_the_defender_may_stop_it_with_his_own_rating(die: int, stopped: bool) -> None:
    pos = rig(do(rig(fight(), 1), "withdraw"), die)
    roll = only(told(pos, "roll"), "prevention-roll")
    assert (roll.rule, roll.args["general"], roll.args["rating"]) == ("16.1.2", "hasdrubal", 3)
    if stopped:
        assert (where(pos, "p_scipio"), legal(pos)) == ("toletum", {"seize", "pass"})
    else:
        assert (where(pos, "p_scipio"), cus(pos, "rome", "laminium")) == ("laminium", 8)


@pytest.mark.rule("16.1.2")
def test_he_need_not_try() -> None:
    pos = do(rig(fight(), 1), "withdraw", "pass")
    assert (where(pos, "p_scipio"), where(pos, "hasdrubal")) == ("laminium", "toletum")


@pytest.mark.rule("16.1.2")
def test_cus_without_a_general_cannot_stop_it() -> None:
    pos = fight({"p_scipio": "laminium:proconsul"})
    events = told(rig(pos, 2), "withdraw")
    assert "withdrew" in kinds(events)
    assert where(pos, "p_scipio") == "laminium"


@pytest.mark.rule("16.1.2", "24.1")
@pytest.mark.parametrize(("general", "counters", "prevents"), [("longus", 2, 1), ("flaminius", 2, 2)])
def test_abilities_of_attackers_do_not_prevent_a_withdrawal(
    general: str, counters: int, prevents: int
) -> None:
    pos = scene(
        {"laminium": 8},
        {"toletum": 6},
        {"hasdrubal": "toletum", general: "laminium"},
        control={},
        phase="march",
        general=general,
    )
    do(pos, "march toletum", "done")
    cards = {"probe": 2, "double_envelopment": 2}
    counter(deal_battle(pos, cards, cards))
    assert counter_rating(pos, 0) == counters
    do(rig(pos, 1), "withdraw")
    roll = only(told(rig(pos, prevents + 1), "roll"), "prevention-roll")
    assert (roll.args["rating"], roll.args["success"]) == (prevents, "no")


@pytest.mark.rule("16.1.2", "24.1")
def test_paullus_counter_attacks_on_three_but_prevents_on_two() -> None:
    pos = scene(
        {"toletum": 8},
        {"laminium": 6},
        {"hasdrubal": "laminium", "paullus": "toletum"},
        control={},
        phase="march",
        seat="carthage",
        general="hasdrubal",
    )
    do(pos, "march toletum", "done")
    deal_battle(pos, {"probe": 2}, {"probe": 2})
    assert counter_rating(pos, 0) == 3
    do(rig(pos, 1), "withdraw")
    roll = only(told(rig(pos, 3), "roll"), "prevention-roll")
    assert (roll.args["rating"], roll.args["success"]) == (2, "no")
    assert where(pos, "hasdrubal") == "laminium"


@pytest.mark.rule("16.1.3")
@pytest.mark.parametrize("how", ["failed", "stopped"])
def test_after_a_failure_the_defender_says_who_attacks(how: str) -> None:
    def attempt() -> PunicWar:
        if how == "failed":
            return do(rig(fight(), 6), "withdraw")
        return do(rig(do(rig(fight(), 1), "withdraw"), 1), "roll")

    seized = attempt()
    event = only(told(seized, "seize"), "initiative")
    assert (event.rule, event.args["side"]) == ("16.1.3", "carthage")
    assert (to_move(seized), battle(seized).duel.attacker) == ("carthage", 1)
    assert "play probe" in legal(seized)
    kept = do(attempt(), "pass")
    assert (to_move(kept), battle(kept).duel.attacker) == ("rome", 0)
    assert "withdraw" in legal(kept)
    assert battle(kept).duel.round == 0


@pytest.mark.rule("16.1.3", "14.8.2")
def test_cus_without_a_general_do_not_take_the_initiative_after_a_failure() -> None:
    # 14.8.2: only a matched Double Envelopment lets a force without a general seize the initiative.
    pos = fight({"p_scipio": "laminium:proconsul"})
    do(rig(pos, 6), "withdraw")
    assert (to_move(pos), battle(pos).duel.attacker) == ("rome", 0)


@pytest.mark.rule("16.1.4")
def test_any_number_of_attempts() -> None:
    pos = fight()
    for _ in range(5):
        do(rig(pos, 6), "withdraw", "pass")
        assert (battle(pos).duel.attacker, battle(pos).duel.round, battle(pos).duel.count(0)) == (0, 0, 4)
    do(rig(pos, 1), "withdraw", "pass")
    assert where(pos, "p_scipio") == "laminium"


# -- 16.2 success ------------------------------------------------------------------------------------------------


@pytest.mark.rule("16.2", "16.2.1")
def test_the_battle_is_over_and_the_whole_army_next_door() -> None:
    pos = fight({**BOTH, "nero": "laminium:proconsul"})
    assert cus(pos, "rome", "toletum") == 8
    events = told(rig(pos, 1), "withdraw", "pass")
    gone = only(events, "withdrew").args
    assert (gone["side"], gone["from"], gone["to"]) == ("rome", "toletum", "laminium")
    assert "battle-won" not in kinds(events)
    assert (where(pos, "p_scipio"), where(pos, "nero"), cus(pos, "rome", "laminium")) == (
        "laminium",
        "laminium",
        8,
    )
    assert (cus(pos, "carthage", "toletum"), step(pos)) == (6, "Round")


@pytest.mark.rule("16.2.1")
def test_the_original_defender_chooses_among_neighbours() -> None:
    pos = counter(fight(carthage={"toletum": "6e2"}))
    do(rig(pos, 1), "withdraw")
    do(rig(pos, 1), "pass")
    assert (to_move(pos), step(pos)) == ("carthage", "WithdrawTo")
    assert choices(pos, "to") == {"salaria", "arsa", "salmantica", "segovia", "segobriga"}
    refused(pos, "to corduba", "16.2.1", "withdraw-not-adjacent")
    refused(pos, "done", "8.2", "when-done")
    do(pos, "to arsa")
    assert (where(pos, "hasdrubal"), cus(pos, "carthage", "arsa"), elephants(pos, "arsa")) == ("arsa", 6, 2)
    assert cus(pos, "rome", "toletum") == 8


def sortie(relief: int = 0) -> PunicWar:
    """Nero is besieged in Capua by Hasdrubal: he makes a sortie, or helps Longus, who comes from Roma."""
    pos = scene(
        {"capua/in": 2, **({"roma": relief} if relief else {})},
        {"capua": 6},
        {
            "nero": "capua/in:proconsul",
            "hasdrubal": "capua",
            **({"longus": "roma:proconsul"} if relief else {}),
        },
        control={"rome": ["capua", "roma"]},
        siege={"capua": 2},
        phase="march",
        general="longus" if relief else "nero",
    )
    if relief:
        do(pos, "march capua", "done", "sortie", "done", "command longus")
    else:
        do(pos, "sortie")
    return deal_battle(pos, {"probe": 2}, {"probe": 2})


@pytest.mark.rule("16.2.1")
def test_a_sortie_withdraws_into_the_besieged_city() -> None:
    pos = sortie()
    do(rig(pos, 2), "withdraw", "pass")
    assert (where(pos, "nero"), cus(pos, "rome", "capua/in"), cus(pos, "rome", "capua")) == ("capua/in", 2, 0)
    assert pos.view(0)["siege"] == {"capua": 2}


@pytest.mark.rule("16.2.1")
def test_those_who_sortied_to_help_may_withdraw_into_their_city() -> None:
    pos = sortie(relief=6)
    assert cus(pos, "rome", "capua") == 8
    do(rig(pos, 1), "withdraw", "pass")
    assert step(pos) == "Walls"
    do(pos, "walls 2", "join nero")
    assert (cus(pos, "rome", "capua/in"), where(pos, "nero")) == (2, "capua/in")
    assert (cus(pos, "rome", "roma"), where(pos, "longus")) == (6, "roma")


@pytest.mark.rule("16.2.2", "14.11.4")
def test_casualties_by_the_rounds_so_far_and_no_retreat_die() -> None:
    pos = fight()
    do(pos, "play probe", "play probe", "pass")
    do(rig(pos, 6), "withdraw", "pass")  # a failed attempt is no round
    assert battle(pos).duel.round == 1
    do(rig(pos, 1), "withdraw")
    events = told(rig(pos, 6), "pass")
    casualties = only(events, "casualties")
    assert (casualties.args["round"], casualties.args["count"]) == (1, 1)
    assert "retreat-die" not in kinds(events)
    assert (cus(pos, "rome", "laminium"), cus(pos, "carthage", "toletum")) == (7, 5)


@pytest.mark.rule("16.2.2")
def test_two_rounds_are_the_second_column() -> None:
    for die, lost in ((4, 0), (5, 1)):
        pos = fight()
        do(pos, "play probe", "play probe", "pass", "play probe", "play probe", "pass")
        do(rig(pos, 1), "withdraw")
        do(rig(pos, die), "pass")
        assert (cus(pos, "rome", "laminium"), cus(pos, "carthage", "toletum")) == (8 - lost, 6 - lost)


@pytest.mark.rule("16.2.2", "17.2")
def test_from_a_six_on_the_first_casualty_is_an_elephant() -> None:
    pos = fight(carthage={"toletum": "6e2"})
    do(pos, "play probe", "play probe", "pass")
    do(rig(pos, 1), "withdraw")
    do(rig(pos, 6), "pass")
    assert (cus(pos, "carthage", "toletum"), elephants(pos, "toletum")) == (5, 1)


@pytest.mark.rule("16.2.2")
def test_before_the_first_round_nothing_is_lost() -> None:
    pos = fight()
    events = told(rig(pos, 1, 6), "withdraw", "pass")
    assert "casualties" not in kinds(events)
    assert (cus(pos, "rome", "laminium"), cus(pos, "carthage", "toletum")) == (8, 6)


@pytest.mark.rule("16.2.3")
def test_no_political_consequences() -> None:
    pos = fight(control={"rome": ["laminium", "salaria", "corduba"], "carthage": ["toletum", "arsa"]})
    before = pos.control[:]
    do(pos, "play probe", "play probe", "pass", "play probe", "play probe", "pass")
    do(pos, "play double_envelopment", "play double_envelopment", "pass")
    do(rig(pos, 1), "withdraw")
    events = told(rig(pos, 6), "pass")  # three rounds: a loss for each, and no more
    assert only(events, "casualties").args == {"side": "carthage", "rolls": [6], "round": 3, "count": 1}
    assert (pos.control, step(pos), pos.won) == (before, "Round", [[], []])


# -- 16.3 limits -------------------------------------------------------------------------------------------------


@pytest.mark.rule("16.3")
def test_a_withdrawing_army_stays_together() -> None:
    pos = counter(fight({**BOTH, "mago": "toletum", "gisgo": "toletum"}, carthage={"toletum": 12}))
    assert cus(pos, "carthage", "toletum") == 12
    do(rig(pos, 1), "withdraw")
    do(rig(pos, 1), "pass")
    assert all(notation.startswith("to ") for notation in legal(pos))
    do(pos, "to arsa")
    assert (cus(pos, "carthage", "arsa"), cus(pos, "carthage", "toletum")) == (12, 0)
    assert {where(pos, name) for name in ("hasdrubal", "mago", "gisgo")} == {"arsa"}


@pytest.mark.rule("16.3", "10.6.3")
@pytest.mark.parametrize(
    ("start", "at", "expected"),
    [
        ("ariminum", "mutina", {"verona"}),  # not over the pass to Faesulae, nor to the tribe of the Boii
        ("bruttii", "rhegium", {"croton"}),  # not over the strait to Messana
        ("dertosa", "tarraco", {"ilerda", "emporiae"}),  # not by sea
    ],
)
def test_not_over_passes_straits_or_the_sea(start: str, at: str, expected: set[str]) -> None:
    generals = {"hasdrubal": at, "p_scipio": f"{start}:proconsul"}
    pos = counter(fight(generals, start=start, at=at, control={"carthage": ["messana", "carthago"]}))
    do(rig(pos, 1), "withdraw")
    do(rig(pos, 1), "pass")
    if len(expected) > 1:
        assert choices(pos, "to") == expected
    else:
        assert {where(pos, "hasdrubal")} == expected


@pytest.mark.rule("16.3", "10.6.3")
def test_who_came_over_a_pass_cannot_withdraw() -> None:
    generals = {"hasdrubal": "mutina", "p_scipio": "faesulae:proconsul"}
    pos = fight(generals, start="faesulae", at="mutina")
    refused(pos, "withdraw", "16.3", "cannot-withdraw")


@pytest.mark.rule("16.3")
def test_who_landed_cannot_withdraw() -> None:
    pos = scene(
        {"roma": 5},
        {"tarraco": 4},
        {"hasdrubal": "tarraco", "longus": "roma"},
        control={"rome": ["roma", "ilerda"]},
        phase="march",
        general="longus",
    )
    do(pos, "sail tarraco", "done")
    deal_battle(pos, {"probe": 1, "flank_left": 1}, {"probe": 1})
    refused(pos, "withdraw", "16.3", "cannot-withdraw")


@pytest.mark.rule("16.3")
def test_not_to_enemy_cus_or_pcs_nor_where_the_enemy_came_from() -> None:
    control = {"rome": ["segovia", "salaria"], "carthage": ["laminium", "arsa"]}
    pos = counter(fight(control=control, rome={"salmantica": 1}))
    do(rig(pos, 1), "withdraw")
    do(rig(pos, 1), "pass")
    assert choices(pos, "to") == {"arsa", "segobriga"}
    refused(pos, "to segovia", "16.3", "withdraw-enemy-land")
    refused(pos, "to salaria", "16.3", "withdraw-enemy-land")
    refused(pos, "to salmantica", "16.3", "withdraw-enemy-cus")
    refused(pos, "to laminium", "16.3", "withdraw-where-enemy-came-from")


@pytest.mark.rule("16.3", "16.2.1")
def test_without_a_way_out_there_is_no_attempt() -> None:
    control = {"rome": ["segovia", "salaria", "arsa", "salmantica", "segobriga"]}
    pos = counter(fight(control=control))
    refused(pos, "withdraw", "16.3", "cannot-withdraw")


@pytest.mark.rule("16.3")
@pytest.mark.parametrize("owner", ["rome", "carthage"])
def test_the_original_attacker_goes_back_to_where_he_came_from_even_onto_an_enemy_pc(owner: str) -> None:
    pos = fight(control={owner: ["laminium"], "rome" if owner == "carthage" else "carthage": ["arsa"]})
    do(rig(pos, 1), "withdraw", "pass")
    assert (where(pos, "p_scipio"), cus(pos, "rome", "laminium"), cus(pos, "rome", "arsa")) == (
        "laminium",
        8,
        0,
    )


@pytest.mark.rule("16.3")
@pytest.mark.parametrize(("control", "free"), [({"tribes": ["boii"]}, False), ({"rome": ["boii"]}, True)])
def test_not_back_to_an_unfriendly_tribe(control: dict[str, list[str]], free: bool) -> None:
    generals = {"hasdrubal": "verona", "p_scipio": "boii:proconsul"}
    pos = fight(generals, control, start="boii", at="verona")
    assert ("withdraw" in legal(pos)) is free
    if not free:
        refused(pos, "withdraw", "16.3", "cannot-withdraw")


@pytest.mark.rule("16.3")
@pytest.mark.parametrize(("tribes", "expected"), [(["boii"], {"boii"}), ([], set())])
def test_the_original_defender_goes_to_no_unfriendly_tribe(tribes: list[str], expected: set[str]) -> None:
    generals = {"hasdrubal": "verona", "p_scipio": "mutina:proconsul"}
    pos = counter(fight(generals, {"tribes": tribes}, start="mutina", at="verona"))
    if not expected:
        refused(pos, "withdraw", "16.3", "cannot-withdraw")
        return
    do(rig(pos, 1), "withdraw")
    do(rig(pos, 1), "pass")
    assert {where(pos, "hasdrubal")} == expected


@pytest.mark.rule("16.2.1", "10.10")
def test_a_lone_enemy_general_on_the_way_out_is_displaced() -> None:
    pos = counter(fight({**BOTH, "nero": "arsa:proconsul"}))
    do(rig(pos, 1), "withdraw")
    do(rig(pos, 1), "pass", "to arsa")
    assert (where(pos, "hasdrubal"), where(pos, "nero")) == ("arsa", "displaced")
