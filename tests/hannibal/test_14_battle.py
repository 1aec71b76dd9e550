"""14.6 to 14.14 The rounds of a battle, who wins it, what both sides lose, and what it costs the loser."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from bellum.games.hannibal.position import PunicWar
from bellum.kernel import Event
from tests.hannibal.kit import (
    EMPTY,
    battle,
    choices,
    controls,
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
    step,
    to_move,
    told,
    where,
)

IDLE = {"rome": ["diplomacy_a"], "carthage": ["diplomacy_b"]}
CONTROL = {
    "rome": ["arpi", "terventum", "sena", "praeneste", "ariminum"],
    "carthage": ["heraclea", "croton", "paestum", "verona", "mutina"],
}
TYPES = ["frontal_assault", "flank_left", "flank_right", "probe", "double_envelopment"]


def fight(
    rome_cards: Mapping[str, int],
    carthage_cards: Mapping[str, int],
    *,
    rome: int = 8,
    carthage: int | str = 8,
    roman: str = "flaminius",
    punic: str = "mago",
    seat: str = "rome",
    control: Mapping[str, Sequence[str]] = CONTROL,
    **more: Any,
) -> PunicWar:
    """A battle at Cannae at its first round: the Romans came from Arpi, or the Carthaginians from Heraclea."""
    romans, punics = ("arpi", "cannae") if seat == "rome" else ("cannae", "heraclea")
    generals = {roman: romans} if roman else {}
    if punic:
        generals[punic] = punics
    more.setdefault("hands", IDLE)
    pos = scene(
        {romans: rome},
        {punics: carthage},
        generals,
        control=control,
        phase="march",
        seat=seat,
        general=roman if seat == "rome" else punic,
        **more,
    )
    do(pos, "march cannae")
    while step(pos) in ("Reaction", "Charge"):
        do(pos, "pass" if step(pos) == "Charge" else "done")
    return deal_battle(pos, rome_cards, carthage_cards)


def rounds(pos: PunicWar, number: int, card: str = "frontal_assault") -> None:
    """So many rounds in which the card is matched and nobody counter-attacks."""
    for _ in range(number):
        do(pos, f"play {card}", f"play {card}")
        if step(pos) == "Battle" and "pass" in legal(pos):
            do(pos, "pass")


# -- 14.6, 14.7 rounds ---------------------------------------------------------------------------------------


@pytest.mark.rule("14.6", "14.7")
def test_the_defender_must_match_the_attackers_card():
    pos = fight(
        {"frontal_assault": 2, "flank_left": 1}, {"frontal_assault": 1, "flank_left": 2, "reserve": 0}
    )
    assert to_move(pos) == "rome"
    assert choices(pos, "play") == {"frontal_assault", "flank_left"}
    refused(pos, "play probe", "14.6", "no-such-battle-card")
    refused(pos, "concede", "14.10.1", "when-concede")
    do(pos, "play frontal_assault")
    assert to_move(pos) == "carthage"
    assert legal(pos) == {"play frontal_assault", "concede"}
    refused(pos, "play flank_left", "14.7", "no-match")
    refused(pos, "play flank_right", "14.7", "no-match")
    refused(pos, "withdraw", "16.1.1", "when-withdraw")


@pytest.mark.rule("14.6")
def test_a_matched_card_is_followed_by_another_round():
    pos = fight({"frontal_assault": 2, "flank_left": 1}, {"frontal_assault": 1, "flank_left": 2}, punic="")
    do(pos, "play frontal_assault", "play frontal_assault")
    assert (to_move(pos), battle(pos).duel.round) == ("rome", 1)
    assert battle(pos).duel.hands == [[1, 1, 0, 0, 0, 0], [0, 2, 0, 0, 0, 0]]
    do(pos, "play flank_left", "play flank_left")
    assert (to_move(pos), battle(pos).duel.round) == ("rome", 2)


@pytest.mark.rule("14.6", "14.10", "14.10.1")
def test_who_cannot_match_has_lost():
    pos = fight({"frontal_assault": 2, "flank_left": 1}, {"frontal_assault": 3})
    rig(pos, 1, 1)
    events = told(pos, "play flank_left")
    assert kinds(events)[:2] == ["attacked", "battle-won"]
    won = only(events, "battle-won")
    assert (won.rule, won.args) == ("14.10.1", {"side": "rome", "space": "cannae"})
    assert (where(pos, "flaminius"), where(pos, "mago")) == ("cannae", "heraclea")


@pytest.mark.rule("14.6", "14.10.1", "14.11.3")
def test_who_will_not_match_has_lost_too():
    """A defender may give up early to keep the losses down."""
    pos = fight({"frontal_assault": 2, "flank_left": 1}, {"frontal_assault": 3})
    do(pos, "play frontal_assault")
    assert "play frontal_assault" in legal(pos)
    rig(pos, 6, 1)
    events = told(pos, "concede")
    assert only(events, "battle-won").args["side"] == "rome"
    assert only(events, "casualties").args["round"] == 1


@pytest.mark.rule("14.7")
@pytest.mark.parametrize("card", TYPES)
def test_every_type_is_matched_by_itself_alone(card: str):
    pos = fight(dict.fromkeys(TYPES, 2), dict.fromkeys(TYPES, 2))
    do(pos, f"play {card}")
    assert legal(pos) == {f"play {card}", "concede"}
    for other in TYPES:
        if other != card:
            refused(pos, f"play {other}", "14.7", "no-match")


# -- 14.8 counter-attacks ------------------------------------------------------------------------------------


@pytest.mark.rule("14.8", "14.8.1")
@pytest.mark.parametrize(
    ("general", "die", "success"),
    [
        ("gisgo", 1, True),
        ("gisgo", 2, False),
        ("mago", 2, True),
        ("mago", 3, False),
        ("hannibal", 4, True),
        ("hannibal", 5, False),
    ],
)
def test_a_counter_attack_succeeds_on_the_battle_rating_or_less(general: str, die: int, success: bool):
    pos = fight({"frontal_assault": 3, "probe": 1}, {"frontal_assault": 3, "flank_left": 1}, punic=general)
    do(pos, "play frontal_assault", "play frontal_assault")
    assert to_move(pos) == "carthage"
    assert legal(pos) == {"roll", "pass"}
    refused(pos, "seize", "14.8.2", "when-seize")
    rig(pos, die)
    events = told(pos, "roll")
    roll = only(events, "counterattack-roll")
    assert (roll.args["general"], roll.args["rolls"]) == (general, [die])
    assert roll.args["success"] == ("yes" if success else "no")
    assert to_move(pos) == ("carthage" if success else "rome")
    assert battle(pos).duel.attacker == (1 if success else 0)


@pytest.mark.rule("14.8.1")
def test_a_counter_attack_is_never_forced_and_possible_after_each_round():
    pos = fight({"frontal_assault": 3, "probe": 1}, {"frontal_assault": 3, "flank_left": 1})
    do(pos, "play frontal_assault", "play frontal_assault", "pass")
    assert to_move(pos) == "rome"
    do(pos, "play frontal_assault", "play frontal_assault")
    rig(pos, 1)
    do(pos, "roll")
    assert to_move(pos) == "carthage"
    do(pos, "play frontal_assault", "play frontal_assault")
    assert (to_move(pos), legal(pos)) == ("rome", {"roll", "pass"})


@pytest.mark.rule("14.8", "14.8.1")
def test_a_force_without_a_general_does_not_counter_attack():
    pos = fight({"frontal_assault": 3, "probe": 1}, {"frontal_assault": 3, "flank_left": 1}, punic="")
    do(pos, "play frontal_assault", "play frontal_assault")
    assert (to_move(pos), battle(pos).duel.attacker) == ("rome", 0)


@pytest.mark.rule("14.8.2")
@pytest.mark.parametrize("general", ["mago", ""])
@pytest.mark.parametrize("answer", ["seize", "pass"])
def test_a_matched_double_envelopment_gives_the_initiative_away(general: str, answer: str):
    pos = fight({"double_envelopment": 2, "probe": 1}, {"double_envelopment": 2, "probe": 1}, punic=general)
    do(pos, "play double_envelopment", "play double_envelopment")
    assert (to_move(pos), legal(pos)) == ("carthage", {"seize", "pass"})
    refused(pos, "roll", "14.8", "when-roll")
    events = told(pos, answer)
    assert ("initiative" in kinds(events)) is (answer == "seize")
    assert to_move(pos) == ("carthage" if answer == "seize" else "rome")


@pytest.mark.rule("14.8.2")
@pytest.mark.parametrize("general", ["mago", ""])
def test_a_failed_withdrawal_gives_no_initiative_to_a_force_without_a_general(general: str):
    """For such a force a matched Double Envelopment is the only way."""
    pos = fight({"frontal_assault": 1, "flank_left": 1}, {"probe": 1, "flank_left": 1}, punic=general)
    rig(pos, 6)
    do(pos, "withdraw")
    assert to_move(pos) == ("carthage" if general else "rome")
    assert ("seize" in legal(pos)) is bool(general)
    assert battle(pos).duel.attacker == 0


@pytest.mark.rule("14.8.2", "14.9")
def test_a_double_envelopment_matched_by_a_reserve_gives_it_away_too():
    pos = fight({"double_envelopment": 2, "probe": 1}, {"reserve": 2, "probe": 1}, punic="")
    do(pos, "play double_envelopment", "reserve double_envelopment", "seize")
    assert to_move(pos) == "carthage"


# -- 14.9 reserves -------------------------------------------------------------------------------------------


@pytest.mark.rule("14.9")
def test_a_reserve_attacks_as_any_of_the_five_other_types():
    pos = fight({"reserve": 2, "probe": 1}, {"flank_right": 2})
    assert choices(pos, "reserve") == set(TYPES)
    do(pos, "reserve flank_right")
    assert legal(pos) == {"play flank_right", "concede"}
    assert battle(pos).duel.hands[0] == [0, 0, 0, 1, 0, 1]


@pytest.mark.rule("14.9")
@pytest.mark.parametrize("card", TYPES)
def test_a_reserve_matches_everything(card: str):
    pos = fight({card: 2, "reserve": 1}, {"reserve": 2}, punic="")
    do(pos, f"play {card}")
    assert legal(pos) == {f"reserve {card}", "concede"}
    others = [other for other in TYPES if other != card]
    refused(pos, f"reserve {others[0]}", "14.7", "no-match")
    do(pos, f"reserve {card}")
    assert battle(pos).duel.hands[1] == [0, 0, 0, 0, 0, 1]
    assert battle(pos).duel.round == 1


@pytest.mark.rule("14.9")
def test_without_a_reserve_there_is_none_to_play():
    pos = fight({"probe": 2, "flank_left": 1}, {"probe": 2})
    refused(pos, "reserve probe", "14.9", "no-reserve")
    do(pos, "play probe")
    refused(pos, "reserve probe", "14.9", "no-reserve")


@pytest.mark.rule("14.8.2", "14.9")
def test_a_reserve_that_attacks_as_double_envelopment_is_one_in_every_respect():
    pos = fight({"reserve": 2, "probe": 1}, {"double_envelopment": 2}, punic="")
    do(pos, "reserve double_envelopment", "play double_envelopment")
    assert legal(pos) == {"seize", "pass"}


@pytest.mark.rule("14.9", "14.12")
@pytest.mark.parametrize(("card", "lost"), [("probe", 1), ("double_envelopment", 3)])
def test_the_retreat_die_reads_a_reserve_as_the_type_it_stood_for(card: str, lost: int):
    pos = fight({"reserve": 2, "frontal_assault": 1}, {"flank_left": 1})
    rig(pos, 1, 1)
    die = only(told(pos, f"reserve {card}"), "retreat-die")
    assert (die.args["battle_card"], die.args["count"]) == (card, lost)


# -- 14.10 winning -------------------------------------------------------------------------------------------


@pytest.mark.rule("14.10", "14.10.2")
@pytest.mark.parametrize("left", [0, 1])
def test_an_attacker_without_cards_at_the_start_of_a_round_has_lost(left: int):
    """Even if the defender has none left either."""
    pos = fight({"probe": 1}, {"probe": 1 + left}, punic="")
    do(pos, "play probe")
    rig(pos, 1, 1)
    events = told(pos, "play probe")
    won = only(events, "battle-won")
    assert (won.rule, won.args) == ("14.10.2", {"side": "carthage", "space": "cannae"})
    assert where(pos, "flaminius") == "arpi"


@pytest.mark.rule("14.10.2")
def test_a_defender_may_decline_to_counter_attack_so_that_the_attacker_runs_out_of_cards():
    for answer, winner in (("pass", "carthage"), ("seize", "rome")):
        pos = fight({"double_envelopment": 1}, {"double_envelopment": 1})
        do(pos, "play double_envelopment", "play double_envelopment")
        rig(pos, 1, 1)
        assert only(told(pos, answer), "battle-won").args["side"] == winner


# -- 14.11 casualties ----------------------------------------------------------------------------------------

# Rounds, then what each side loses for a die of 1 to 6.
CASUALTIES = {
    1: [0, 0, 0, 0, 0, 1],
    2: [0, 0, 0, 0, 1, 1],
    3: [0, 0, 0, 1, 1, 1],
    4: [0, 0, 1, 1, 1, 2],
    5: [0, 1, 1, 1, 2, 2],
    6: [0, 1, 1, 1, 2, 2],
    7: [1, 1, 1, 2, 2, 3],
    9: [1, 1, 1, 2, 2, 3],
    10: [1, 1, 2, 2, 3, 3],
    11: [1, 1, 2, 2, 3, 3],
}


def last_round(number: int) -> PunicWar:
    """The attacker's card of the last round of so many is about to be played, a Flank Right."""
    frontal = min(number - 1, 6)
    left = number - 1 - frontal
    pos = fight(
        {"frontal_assault": frontal, "flank_left": left, "flank_right": 1, "probe": 1},
        {"frontal_assault": frontal, "flank_left": left, "probe": 1},
        punic="",
    )
    rounds(pos, frontal)
    rounds(pos, left, "flank_left")
    return pos


@pytest.mark.rule("14.11", "14.11.1", "14.11.2", "14.11.3")
@pytest.mark.parametrize("number", sorted(CASUALTIES))
@pytest.mark.parametrize("die", range(1, 7))
def test_both_sides_lose_what_the_column_of_the_rounds_and_the_row_of_the_die_say(number: int, die: int):
    pos = last_round(number)
    rig(pos, die, 1)
    events = told(pos, "play flank_right")
    lost = CASUALTIES[number][die - 1]
    args = {"side": "rome", "rolls": [die], "round": number, "count": lost}
    assert only(events, "casualties").args == args
    assert cus(pos, "rome", "cannae") == 8 - lost
    assert cus(pos, "carthage", "heraclea") == 8 - lost - 2


@pytest.mark.rule("14.11.3")
def test_example_four_rounds_and_a_die_of_5_cost_each_side_one_cu():
    pos = last_round(4)
    rig(pos, 5, 1)
    assert only(told(pos, "play flank_right"), "casualties").args["count"] == 1
    assert cus(pos, "rome", "cannae") == 7


@pytest.mark.rule("14.11.1", "14.11.2")
def test_a_victorious_defender_rolls_and_the_matched_rounds_are_the_column():
    pos = fight({"frontal_assault": 4}, {"frontal_assault": 6}, punic="")
    rounds(pos, 3)
    do(pos, "play frontal_assault")
    rig(pos, 5, 1)
    events = told(pos, "play frontal_assault")
    assert only(events, "casualties").args == {"side": "carthage", "rolls": [5], "round": 4, "count": 1}
    assert cus(pos, "carthage", "cannae") == 7
    assert cus(pos, "rome", "arpi") == 8 - 1 - 2


@pytest.mark.rule("14.11.4")
def test_a_failed_withdrawal_is_no_round():
    pos = fight({"frontal_assault": 3, "flank_right": 1}, {"frontal_assault": 3})
    rounds(pos, 2)
    rig(pos, 6)
    do(pos, "withdraw", "pass")
    assert (to_move(pos), battle(pos).duel.round) == ("rome", 2)
    rig(pos, 6)
    do(pos, "withdraw", "pass")
    rig(pos, 4, 1)
    assert only(told(pos, "play flank_right"), "casualties").args["round"] == 3


# -- 14.12 the retreat die -----------------------------------------------------------------------------------

# What the loser loses to the six faces of the small and the large die.
ORDINARY = ([1, 1, 2, 2, 2, 3], [2, 2, 3, 3, 4, 5])
RETREAT = {
    "frontal_assault": ORDINARY,
    "flank_left": ORDINARY,
    "flank_right": ORDINARY,
    "probe": ([0, 0, 1, 1, 2, 2], [1, 1, 2, 2, 3, 3]),
    "double_envelopment": ([2, 2, 2, 3, 4, 4], [3, 3, 4, 5, 9, 9]),
}


@pytest.mark.rule("14.12")
@pytest.mark.parametrize("card", TYPES)
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("size", [4, 9])
def test_the_last_card_and_the_die_tell_the_losers_losses(card: str, die: int, size: int):
    pos = fight({card: 2, "reserve": 1}, {}, carthage=size)
    rig(pos, 1, die)
    events = told(pos, f"play {card}")
    lost = RETREAT[card][size > 4][die - 1]
    roll = only(events, "retreat-die")
    assert (roll.args["side"], roll.args["size"]) == ("carthage", "large" if size > 4 else "small")
    assert (roll.args["count"], roll.args["battle_card"]) == (lost, card)
    assert cus(pos, "carthage", "heraclea") == size - lost
    assert cus(pos, "rome", "cannae") == 8
    assert (where(pos, "mago") == "displaced") is (lost == size)


@pytest.mark.rule("14.12")
def test_example_four_rounds_a_3_and_the_large_die():
    """Each side loses 1 CU; the loser began with 5, so the large die is rolled though he has 4 left."""
    pos = fight(
        {"frontal_assault": 3, "flank_right": 1, "probe": 1}, {"frontal_assault": 3, "probe": 1}, carthage=5
    )
    rounds(pos, 3)
    rig(pos, 3, 4)
    events = told(pos, "play flank_right")
    assert only(events, "casualties").args["count"] == 1
    roll = only(events, "retreat-die").args
    assert (roll["size"], roll["battle_card"], roll["count"]) == ("large", "flank_right", 3)
    assert cus(pos, "carthage", "heraclea") == 5 - 1 - 3
    assert cus(pos, "rome", "cannae") == 7


@pytest.mark.rule("14.12")
@pytest.mark.parametrize(("units", "size"), [(4, "small"), (5, "large")])
def test_the_size_of_the_die_depends_on_the_army_not_on_its_cards(units: int, size: int):
    """Allies and militia are battle cards: they neither enlarge the die nor absorb losses."""
    pos = fight(
        {"probe": 1},
        {"flank_left": 3, "probe": 1},
        rome=units,
        seat="carthage",
        control={"rome": ["arpi", "capua", "neapolis", "sena", "terventum"], "carthage": ["heraclea"]},
    )
    rig(pos, 1, 6)
    events = told(pos, "play flank_left")
    roll = only(events, "retreat-die").args
    assert (roll["size"], roll["count"]) == (size, 3 if units == 4 else 5)


@pytest.mark.rule("14.12")
def test_no_retreat_die_where_the_casualties_have_killed_everybody():
    pos = fight({"probe": 2, "reserve": 1}, {}, carthage=1, punic="gisgo")
    rig(pos, 6, 1)
    events = told(pos, "play probe")
    assert "retreat-die" not in kinds(events)
    assert where(pos, "gisgo") == "heraclea"


@pytest.mark.rule("14.12.1", "17.2")
def test_the_first_cu_lost_to_the_retreat_die_is_an_elephant_the_others_as_the_owner_likes():
    pos = fight({"frontal_assault": 1, "probe": 1}, {}, carthage="8e2")
    rig(pos, 1, 3)
    do(pos, "play frontal_assault")
    assert elephants(pos, "cannae") == 1
    assert cus(pos, "carthage", "cannae") == 7
    assert (to_move(pos), legal(pos)) == ("carthage", {"lose cu", "lose elephant"})
    do(pos, "lose cu", "lose cu")
    assert (cus(pos, "carthage", "heraclea"), elephants(pos, "heraclea")) == (5, 1)


@pytest.mark.rule("14.12.1")
def test_with_a_6_for_casualties_two_elephants_are_lost():
    pos = fight({"frontal_assault": 1, "probe": 1}, {}, carthage="8e3")
    rig(pos, 6, 1)
    do(pos, "play frontal_assault")
    assert (cus(pos, "carthage", "cannae"), elephants(pos, "cannae")) == (6, 1)
    do(pos, "lose cu")
    assert (cus(pos, "carthage", "heraclea"), elephants(pos, "heraclea")) == (5, 1)


@pytest.mark.rule("14.12.1")
def test_with_less_than_a_6_casualties_are_the_owners_choice():
    pos = last_elephant_round()
    rig(pos, 5, 1)
    do(pos, "play flank_right")
    assert (to_move(pos), legal(pos)) == ("carthage", {"lose cu", "lose elephant"})
    do(pos, "lose cu")
    assert (cus(pos, "carthage", "cannae"), elephants(pos, "cannae")) == (7, 2)


def last_elephant_round() -> PunicWar:
    """The second round: Carthage with two elephants among 8 CUs attacked Rome and is going to win."""
    pos = fight({"probe": 1}, {"probe": 1, "flank_right": 2}, seat="carthage", carthage="8e2", roman="")
    do(pos, "play probe", "play probe")
    return pos


@pytest.mark.rule("14.12.2")
def test_if_the_attacker_ran_out_of_cards_the_defenders_last_card_tells():
    pos = fight({"flank_left": 1, "probe": 1}, {"flank_left": 1, "reserve": 1, "probe": 1}, punic="")
    do(pos, "play flank_left", "play flank_left", "play probe")
    rig(pos, 1, 6)
    events = told(pos, "reserve probe")
    assert only(events, "battle-won").args["side"] == "carthage"
    roll = only(events, "retreat-die").args
    assert (roll["side"], roll["battle_card"], roll["count"]) == ("rome", "probe", 3)
    assert cus(pos, "rome", "arpi") == 5


@pytest.mark.rule("14.10.2", "14.12.2")
def test_if_nobody_played_a_card_the_die_is_read_as_a_probe_in_the_first_column():
    """After a failed withdrawal a defender without cards takes the initiative, and has lost (our ruling)."""
    pos = fight({"frontal_assault": 1, "flank_left": 1}, {})
    rig(pos, 6)
    do(pos, "withdraw")
    rig(pos, 6, 5)
    events = told(pos, "seize")
    assert only(events, "battle-won").args["side"] == "rome"
    assert only(events, "casualties").args == {"side": "rome", "rolls": [6], "round": 1, "count": 1}
    roll = only(events, "retreat-die").args
    assert (roll["side"], roll["battle_card"], roll["count"]) == ("carthage", "probe", 3)


# -- 14.13 political consequences, 14.14 suing for peace -------------------------------------------------------


def defeat(lost: int, control: Mapping[str, Sequence[str]] = CONTROL) -> tuple[PunicWar, list[Event]]:
    """Carthage loses a battle at Cannae and 1 to 5 CUs in it."""
    card, rolls = {
        1: ("probe", (1, 1)),
        2: ("frontal_assault", (1, 1)),
        3: ("frontal_assault", (1, 3)),
        4: ("frontal_assault", (1, 5)),
        5: ("frontal_assault", (1, 6)),
    }[lost]
    pos = fight({card: 1, "flank_left": 1}, {}, control=control)
    rig(pos, *rolls)
    events = told(pos, f"play {card}")
    assert only(events, "retreat-die").args["count"] == lost
    return pos, events


@pytest.mark.rule("14.13")
@pytest.mark.parametrize(("lost", "pcs"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_the_loser_removes_half_as_many_pcs_as_he_lost_cus(lost: int, pcs: int):
    """The example: 3 CUs cost 1 PC, 1 CU costs none."""
    pos, events = defeat(lost)
    if pcs == 0:
        assert "consequences" not in kinds(events)
        assert step(pos) == "Round"
        return
    assert only(events, "consequences").args == {"side": "carthage", "count": pcs}
    assert (step(pos), to_move(pos)) == ("RemovePCs", "carthage")
    do(pos, *["remove verona", "remove paestum"][:pcs])
    assert step(pos) == "Round"
    assert controls(pos, "verona") is None
    assert controls(pos, "paestum") == (None if pcs == 2 else "carthage")
    assert controls(pos, "croton") == "carthage"


@pytest.mark.rule("14.13")
def test_casualties_and_retreat_die_count_together():
    pos = last_round(7)
    rig(pos, 4, 1)
    events = told(pos, "play flank_right")
    assert only(events, "casualties").args["count"] == 2
    assert only(events, "retreat-die").args["count"] == 2
    assert only(events, "consequences").args == {"side": "carthage", "count": 2}


@pytest.mark.rule("14.13")
@pytest.mark.parametrize(("path", "pcs"), [(["heraclea"], 1), ([], 2)])
def test_cus_lost_on_the_retreat_count_as_well(path: list[str], pcs: int):
    """Without Heraclea the nearest refuge is Croton, over a Roman PC that costs a CU."""
    control = {"rome": ["arpi"], "carthage": [*path, "croton", "verona", "mutina"]}
    if not path:
        control["rome"] = ["arpi", "heraclea"]
    pos, events = defeat(3, control)
    if step(pos) == "Retreat":
        events = [*events, *told(pos, "to croton")]
    assert only(events, "retreated").args["count"] == pcs - 1
    assert only(events, "consequences").args["count"] == pcs


@pytest.mark.rule("14.13")
def test_an_army_that_cannot_retreat_is_lost_and_counts():
    control = {"rome": ["arpi", "terventum"], "carthage": ["verona", "mutina", "taurini", "zama", "thapsus"]}
    pos, events = defeat(1, control)
    assert only(events, "cut-off").args == {"side": "carthage", "space": "cannae", "count": 7}
    assert only(events, "consequences").args["count"] == 4
    assert where(pos, "mago") == "displaced"


@pytest.mark.rule("14.13")
def test_only_ordinary_pcs_of_his_own_are_removed_as_the_loser_chooses():
    control = {**CONTROL, "carthage": [*CONTROL["carthage"], "carthago"], "tribes": ["boii"]}
    pos, _ = defeat(2, control)
    assert choices(pos, "remove") == set(CONTROL["carthage"])
    refused(pos, "remove carthago", "14.13", "not-ordinary")
    refused(pos, "remove boii", "14.13", "not-ordinary")
    refused(pos, "remove arpi", "14.13", "not-ordinary")
    refused(pos, "remove cannae", "14.13", "not-ordinary")
    refused(pos, "done", "8.2", "when-done")


@pytest.mark.rule("14.13")
def test_the_winner_pays_nothing_however_many_cus_he_lost():
    pos = last_round(10)
    rig(pos, 6, 1)
    events = told(pos, "play flank_right")
    assert only(events, "casualties").args["count"] == 3
    consequences = only(events, "consequences")
    assert consequences.args == {"side": "carthage", "count": 2}
    do(pos, "remove verona", "remove mutina")
    assert all(controls(pos, space) == "rome" for space in CONTROL["rome"])


@pytest.mark.rule("14.13")
def test_rome_pays_like_carthage():
    pos = fight({}, {"frontal_assault": 1, "probe": 1}, seat="carthage")
    rig(pos, 1, 5)
    events = told(pos, "play frontal_assault")
    assert only(events, "consequences").args == {"side": "rome", "count": 2}
    assert to_move(pos) == "rome"
    do(pos, "remove sena", "remove praeneste")
    assert controls(pos, "sena") is None


@pytest.mark.rule("14.14")
def test_who_cannot_remove_enough_pcs_sues_for_peace_and_loses():
    pos, events = defeat(4, {"rome": ["arpi"], "carthage": ["heraclea", "carthago"], "tribes": ["boii"]})
    assert pos.outcome is not None
    assert (pos.outcome.winners, pos.outcome.reason, pos.outcome.rule) == ((0,), "peace", "14.14")
    assert only(events, "game-over").args == {"side": "rome", "reason": "peace"}


@pytest.mark.rule("14.14")
def test_who_can_just_pay_fights_on():
    pos, _ = defeat(4, {"rome": ["arpi"], "carthage": ["heraclea", "verona"]})
    assert pos.outcome is None
    assert controls(pos, "heraclea") is controls(pos, "verona") is None


@pytest.mark.rule("14.14")
def test_rome_sues_for_peace_too():
    pos = fight(
        {},
        {"frontal_assault": 1, "probe": 1},
        seat="carthage",
        control={"rome": ["arpi", "roma"], "carthage": ["heraclea"]},
    )
    rig(pos, 1, 6)
    do(pos, "play frontal_assault")
    assert pos.outcome is not None
    assert (pos.outcome.winners, pos.outcome.rule) == ((1,), "14.14")


@pytest.mark.rule("14.14")
def test_nothing_is_owed_where_nothing_was_lost():
    pos = fight({"probe": 1, "flank_left": 1}, {}, carthage=4, control={**EMPTY, "carthage": ["heraclea"]})
    rig(pos, 1, 1)
    events = told(pos, "play probe")
    assert only(events, "retreat-die").args["count"] == 0
    assert "consequences" not in kinds(events)
    assert pos.outcome is None
