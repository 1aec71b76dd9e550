"""2.1 The seven event cards, exactly, with the rulings R10 to R21."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bellum.games.julius_caesar.position import CivilWar
from bellum.kernel import SPECTATOR
from tests.julius_caesar.kit import (
    at,
    choices,
    do,
    end_moves,
    end_orders,
    kinds,
    legal,
    march,
    only,
    points,
    reachable,
    refused,
    rig,
    rig_lot,
    scene,
    side,
    state,
    step,
    strength,
    to_move,
    told,
    where,
)

QUIET = {"brundisium": ["legio_3"], "sirmium": ["legio_16"]}  # somebody else on either side, out of the way


def event(card: str, blocks: Mapping[str, list[str]], **rest) -> CivilWar:
    """Caesar carries out an event as Player 1."""
    return scene({**QUIET, **blocks}, card=card, **rest)


def acting(pos: CivilWar) -> set[str]:
    """The blocks that may take their turn in a battle now."""
    (seat,) = to_move(pos)
    return choices(pos, seat, "pass")


def pass_turn(pos: CivilWar) -> set[str]:
    """Let everyone whose turn it is pass; tell who that was."""
    names = acting(pos)
    (seat,) = to_move(pos)
    for name in sorted(names):
        do(pos, seat, f"pass {name}")
    return names


# -- Apollo ------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.1")
def test_r10_apollo_as_a_years_first_card_has_nothing_to_copy_and_the_enemy_plays_on():
    blocks = {**QUIET, "genua": ["legio_12:1"]}
    pos = scene(blocks, phase="cards", hands={"caesar": ["apollo"], "pompeius": ["4-1a"]})
    do(pos, "caesar", "play apollo")
    events = told(pos, "pompeius", "play 4-1a")
    assert only(events, "player-1").args == {"side": "caesar"}
    assert only(events, "apollo-nothing").args == {"side": "caesar"}
    assert (step(pos), to_move(pos), points(pos)) == ("Move", {"pompeius"}, 4)


@pytest.mark.rule("2.1")
def test_r10_apollo_does_not_reach_back_into_the_year_before():
    pos = scene({**QUIET, "genua": ["legio_12:1"]}, card="apollo", enemy_card="4-1a", year=2)
    assert to_move(pos) == {"pompeius"}


@pytest.mark.rule("2.1")
def test_r11_apollo_copies_a_command_card_with_its_moves_levies_and_sea_moves():
    blocks = {
        "massilia": ["legio_7:1", "legio_8"],
        "mare_hispanum": ["caesar_navis_1"],
        "neapolis": ["legio_1"],
        "utica": ["legio_39"],
    }
    pos = scene(blocks, card="apollo", enemy_card="1-2a", before=[("2-1a", "3-2a")])
    assert (step(pos), to_move(pos), points(pos)) == ("Move", {"caesar"}, 3)
    do(pos, "caesar", "sail legio_8", "to tarraco", "done")
    assert (step(pos), to_move(pos), points(pos)) == ("Levy", {"caesar"}, 2)
    do(pos, "caesar", "levy legio_7", "levy legio_7")
    assert (to_move(pos), points(pos)) == ({"pompeius"}, 1)


@pytest.mark.rule("2.1")
def test_r11_apollo_is_an_event_even_when_it_copies_a_command_card():
    pos = scene(
        QUIET,
        phase="cards",
        hands={"caesar": ["apollo"], "pompeius": ["mars"]},
        before=[("2-1a", "3-2a")],
    )
    do(pos, "caesar", "play apollo")
    events = told(pos, "pompeius", "play mars")
    assert "events-cancel" in kinds(events)
    assert (step(pos), pos.turn) == ("CardPhase", 2)


@pytest.mark.rule("2.1")
def test_apollo_copies_an_event_exactly():
    pos = event("apollo", {"genua": ["legio_7"], "roma": ["scipio", "legio_1"]}, before=[("2-1a", "mars")])
    assert (step(pos), points(pos)) == ("Move", 1)
    march(pos, "caesar", "legio_7 roma")
    assert pos.view(0)["attacks"][0]["surprise"]
    end_orders(pos, "pompeius")
    assert acting(pos) == {"legio_7"}


@pytest.mark.rule("2.1")
def test_r11_apollo_copies_what_was_played_even_if_it_was_cancelled():
    blocks = {"genua": ["legio_7"], "roma": ["legio_1:2"]}
    pos = event("apollo", blocks, before=[("2-2a", "2-2b"), ("mars", "vulcanus")])
    assert step(pos) == "Strike"
    do(pos, "caesar", "strike roma")
    assert strength(pos, "legio_1") == 1


@pytest.mark.rule("2.1")
def test_apollo_copies_the_enemys_card_of_the_turn_before_not_ones_own_nor_an_older_one():
    before = [("4-1a", "vulcanus"), ("2-1a", "3-2a")]
    pos = event("apollo", {"genua": ["legio_7"], "roma": ["legio_1"]}, enemy_card="1-2a", before=before)
    assert (step(pos), points(pos)) == ("Move", 3)
    pos = scene(
        {"genua": ["legio_7"], "roma": ["legio_1", "legio_2"], "neapolis": ["legio_3"]},
        seat="pompeius",
        card="apollo",
        before=before,
    )
    assert (to_move(pos), points(pos)) == ({"pompeius"}, 2)


# -- Jupiter -----------------------------------------------------------------------------------------------


@pytest.mark.rule("2.1")
def test_jupiter_brings_an_enemy_block_over_to_an_adjacent_friendly_city_with_its_strength():
    blocks = {"genua": ["legio_7"], "roma": ["legio_1:2"], "neapolis": ["legio_2"]}
    pos = event("jupiter", {**blocks, "narbo": ["legio_9"], "tarraco": ["legio_5"]})
    assert (step(pos), legal(pos, "caesar")) == ("Temptation", {"tempt roma", "tempt tarraco", "done"})
    do(pos, "caesar", "tempt roma")
    assert (where(pos, "legio_1"), side(pos, "legio_1"), strength(pos, "legio_1")) == ("genua", "caesar", 2)
    assert state(pos, "caesar", "roma") == "vacant"
    assert to_move(pos) == {"pompeius"}, "there are no levies"


@pytest.mark.rule("2.1")
def test_r14_the_player_chooses_the_adjacent_friendly_city_that_receives_the_block():
    blocks = {"genua": ["legio_7"], "ravenna": ["legio_8"], "massilia": ["legio_9"], "roma": ["legio_1"]}
    pos = event("jupiter", {**blocks, "tarraco": ["legio_2"], "narbo": ["legio_10"]})
    assert legal(pos, "caesar") == {"tempt roma", "tempt tarraco", "done"}
    do(pos, "caesar", "tempt roma")
    assert legal(pos, "caesar") == {"to genua", "to ravenna"}
    refused(pos, "caesar", "to massilia", "2.1", "comes-over-to-adjacent-city")
    refused(pos, "caesar", "to neapolis", "2.1", "comes-over-to-friendly-city")
    refused(pos, "caesar", "done", "2.2", "when-done")
    do(pos, "caesar", "to ravenna")
    assert at(pos, "ravenna") == {"legio_8", "legio_1"}


@pytest.mark.rule("2.1")
def test_r12_jupiter_reaches_over_roads_straits_and_coasts_but_not_across_a_sea():
    blocks = {
        "messana": ["legio_7"],
        "rhegium": ["legio_1"],  # the strait
        "syracusae": ["legio_2"],  # a road
        "mare_tyrrhenum": ["pompeius_navis_1"],  # the coast
        "mare_internum": ["caesar_navis_1"],
        "utica": ["legio_39"],  # the same seas as Messana, and beside Caesar's own fleet
        "neapolis": ["legio_4"],
    }
    pos = event("jupiter", blocks)
    assert legal(pos, "caesar") == {"tempt rhegium", "tempt syracusae", "tempt mare_tyrrhenum", "done"}
    refused(pos, "caesar", "tempt utica", "2.1", "not-adjacent-to-friendly-city")
    refused(pos, "caesar", "tempt neapolis", "2.1", "not-adjacent-to-friendly-city")
    refused(pos, "caesar", "tempt lilybaeum", "2.1", "no-enemy-there")
    refused(pos, "caesar", "tempt messana", "2.1", "no-enemy-there")


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("drawn", ["legio_1", "legio_2", "pompeius_auxilia_3"])
def test_r13_jupiter_draws_by_lot_among_the_blocks_whose_backs_look_alike(drawn):
    stack = ["legio_1", "legio_2", "pompeius_auxilia_3"]
    pos = event(
        "jupiter",
        {
            "genua": ["legio_7"],
            "massilia": ["legio_9"],
            "roma": stack,
            "tarraco": ["legio_4"],
            "narbo": ["legio_10"],
        },
    )
    rig_lot(pos, stack, drawn)
    events = told(pos, "caesar", "tempt roma")
    shown = only(events, "jupiter").seen_by(SPECTATOR)["args"]
    assert (shown["block"], shown["space"], shown["strength"]) == (drawn, "roma", strength(pos, drawn))
    assert (where(pos, drawn), side(pos, drawn)) == ("genua", "caesar")
    assert at(pos, "roma") == set(stack) - {drawn}


@pytest.mark.rule("2.1")
def test_r13_before_the_lot_is_drawn_the_player_sees_backs_only():
    views = []
    for theirs in (["legio_1", "scipio"], ["legio_2:1", "pompeius_ballista"]):
        blocks = {"genua": ["legio_7"], "roma": theirs, "tarraco": ["legio_4"], "narbo": ["legio_10"]}
        views.append(event("jupiter", blocks).view(0))
    assert views[0] == views[1]


@pytest.mark.rule("2.1", "3.27")
def test_r13_cleopatra_can_be_named_because_her_back_is_blue_and_is_never_drawn_by_lot():
    blocks = {"memphis": ["legio_7"], "alexandria": ["cleopatra:3", "legio_38"], "pelusium": ["legio_2"]}
    pos = event("jupiter", blocks)
    assert legal(pos, "caesar") == {"tempt alexandria", "tempt pelusium", "tempt_cleopatra", "done"}
    lot = pos.clone()
    do(lot, "caesar", "tempt alexandria")
    assert side(lot, "legio_38") == "caesar"
    do(pos, "caesar", "tempt_cleopatra")
    assert (where(pos, "cleopatra"), side(pos, "cleopatra")) == ("memphis", "caesar")
    assert strength(pos, "cleopatra") == 3


@pytest.mark.rule("2.1", "3.27")
def test_cleopatra_out_of_reach_off_the_map_or_ones_own_cannot_be_tempted():
    near = {"genua": ["legio_7"], "roma": ["legio_1"], "ravenna": ["legio_2"]}
    pos = event("jupiter", {**near, "alexandria": ["cleopatra"]})
    refused(pos, "caesar", "tempt_cleopatra", "2.1", "not-adjacent-to-friendly-city")
    refused(event("jupiter", near), "caesar", "tempt_cleopatra", "2.1", "cleopatra-off-the-map")
    pos = event("jupiter", {**near, "memphis": ["cleopatra"]}, sides={"cleopatra": "caesar"})
    refused(pos, "caesar", "tempt_cleopatra", "2.1", "cleopatra-serves-you")


@pytest.mark.rule("2.1")
def test_r13_a_block_of_ones_own_colour_in_the_enemys_service_is_reclaimed():
    blocks = {"genua": ["legio_7"], "roma": ["legio_13:2", "legio_1"]}
    pos = event("jupiter", blocks, sides={"legio_13": "pompeius"})
    assert legal(pos, "caesar") == {"tempt roma", "reclaim roma", "done"}
    lot = do(pos.clone(), "caesar", "tempt roma")
    assert side(lot, "legio_1") == "caesar"
    do(pos, "caesar", "reclaim roma")
    assert (where(pos, "legio_13"), side(pos, "legio_13"), strength(pos, "legio_13")) == (
        "genua",
        "caesar",
        2,
    )
    other = event("jupiter", {"genua": ["legio_7"], "roma": ["legio_1"], "ravenna": ["legio_2"]})
    refused(other, "caesar", "reclaim roma", "2.1", "nothing-to-reclaim")


@pytest.mark.rule("2.1", "3.21")
def test_r14_a_leader_does_not_come_over_but_loses_a_step():
    pos = event(
        "jupiter", {"genua": ["legio_7"], "roma": ["scipio:3"], "tarraco": ["legio_2"], "narbo": ["legio_9"]}
    )
    events = told(pos, "caesar", "tempt roma")
    assert only(events, "weakened").args == {"block": "scipio", "space": "roma"}
    assert (where(pos, "scipio"), side(pos, "scipio"), strength(pos, "scipio")) == ("roma", "pompeius", 2)
    assert to_move(pos) == {"pompeius"}


@pytest.mark.rule("2.1", "7.51", "3.21")
def test_r14_r44_a_leader_at_strength_one_dies_and_the_third_leader_may_be_raised_at_once():
    blocks = {"genua": ["legio_7"], "roma": ["scipio:1"], "tarraco": ["legio_2"], "narbo": ["legio_9"]}
    pos = event("jupiter", blocks, enemy_card="2-1a")
    assert where(pos, "brutus") == "box"
    do(pos, "caesar", "tempt roma")
    assert (where(pos, "scipio"), where(pos, "brutus")) == ("trophy", "pool")
    assert pos.victory_points(0) == 1
    do(pos, "pompeius", "done", "levy brutus", "to tarraco")
    assert strength(pos, "brutus") == 1


@pytest.mark.rule("2.1")
@pytest.mark.parametrize(("level", "place", "left"), [("2", "mare_hispanum", 1), ("1", "open", 0)])
def test_r14_a_fleet_does_not_come_over_but_loses_a_step(level, place, left):
    blocks = {"massilia": ["legio_7"], "mare_hispanum": [f"pompeius_navis_1:{level}"], "tarraco": ["legio_2"]}
    pos = event("jupiter", {**blocks, "narbo": ["legio_9"]})
    do(pos, "caesar", "tempt mare_hispanum")
    assert where(pos, "pompeius_navis_1") == place
    assert side(pos, "pompeius_navis_1") == "pompeius"
    assert strength(pos, "pompeius_navis_1") == left


@pytest.mark.rule("2.1", "7.41")
def test_jupiter_brings_the_elephant_over_as_strong_as_it_is():
    pos = event("jupiter", {"badias": ["legio_7"], "utica": ["pompeius_elephant"]})
    do(pos, "caesar", "tempt utica")
    assert (side(pos, "pompeius_elephant"), strength(pos, "pompeius_elephant")) == ("caesar", 4)


@pytest.mark.rule("2.1")
def test_r21_jupiter_is_a_possibility_and_never_plays_itself():
    pos = event("jupiter", {"badias": ["legio_7"], "utica": ["pompeius_elephant"]})
    assert (step(pos), legal(pos, "caesar")) == ("Temptation", {"tempt utica", "done"})
    events = told(pos, "caesar", "done")
    assert only(events, "no-effect").args == {"side": "caesar", "card": "jupiter"}
    assert (side(pos, "pompeius_elephant"), to_move(pos)) == ("pompeius", {"pompeius"})


@pytest.mark.rule("2.1")
def test_r21_jupiter_without_a_target_has_no_effect():
    pos = scene(
        {**QUIET, "genua": ["legio_7"]}, phase="cards", hands={"caesar": ["jupiter"], "pompeius": ["2-1a"]}
    )
    do(pos, "caesar", "play jupiter")
    events = told(pos, "pompeius", "play 2-1a")
    assert only(events, "no-effect").args == {"side": "caesar", "card": "jupiter"}
    assert (step(pos), to_move(pos)) == ("Move", {"pompeius"})


@pytest.mark.rule("2.1", "5.2", "7.5")
def test_r15_a_block_won_by_jupiter_dies_into_the_pool_of_its_colour():
    blocks = {"genua": ["legio_1:1", "legio_7"], "massilia": ["legio_8"], "roma": ["legio_2"]}
    pos = scene(blocks, seat="pompeius", card="vulcanus", sides={"legio_1": "caesar"})
    do(pos, "pompeius", "strike genua")
    assert where(pos, "legio_1") == "open"
    assert side(pos, "legio_1") == "pompeius"


@pytest.mark.rule("2.1", "6.4", "8.5")
def test_r15_a_block_won_by_jupiter_may_be_strengthened_but_never_raised():
    blocks = {"roma": ["legio_1:1", "legio_17"], "neapolis": ["legio_3"]}
    pos = scene(blocks, phase="levy", card="2-3a", sides={"legio_1": "caesar"})
    do(pos, "caesar", "levy legio_1")
    assert strength(pos, "legio_1") == 2
    pos = scene(blocks, phase="winter", sides={"legio_1": "caesar"})
    do(pos, "caesar", "disband legio_1")
    assert (where(pos, "legio_1"), side(pos, "legio_1")) == ("pool", "pompeius")
    pos = scene({**blocks, "roma": ["legio_17"]}, phase="levy", card="2-3a")
    refused(pos, "caesar", "levy legio_1", "6.4", "levy-not-yours")


@pytest.mark.rule("2.1")
def test_r12_a_friendly_sea_is_no_friendly_city():
    blocks = {"mare_aegaeum": ["caesar_navis_1"], "athenae": ["legio_1"], "genua": ["legio_7"]}
    pos = event("jupiter", {**blocks, "roma": ["legio_2"], "massilia": ["legio_4"]})
    assert legal(pos, "caesar") == {"tempt roma", "tempt massilia", "done"}
    refused(pos, "caesar", "tempt athenae", "2.1", "not-adjacent-to-friendly-city")


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("target", ["legio_1", "scipio"])
def test_a_lot_once_drawn_cannot_be_taken_back(target):
    blocks = {"genua": ["legio_7"], "ravenna": ["legio_9"], "roma": [target], "massilia": ["legio_4"]}
    pos = event("jupiter", blocks)
    hidden = pos.barrier
    do(pos, "caesar", "tempt roma")
    assert pos.barrier > hidden


# -- Mars --------------------------------------------------------------------------------------------------

DEFENDED = {"genua": ["legio_7", "caesar_auxilia_3"], "roma": ["scipio", "pompeius", "legio_1"]}


@pytest.mark.rule("2.1", "7.2")
def test_mars_lets_all_attackers_fight_before_any_defender_in_round_1_only():
    pos = event("mars", DEFENDED)
    march(pos, "caesar", "legio_7 roma", "caesar_auxilia_3 roma")
    end_orders(pos, "pompeius")
    assert [pass_turn(pos) for _ in range(5)] == [
        {"caesar_auxilia_3"},
        {"legio_7"},
        {"scipio"},
        {"pompeius"},
        {"legio_1"},
    ]
    assert pos.view(SPECTATOR)["battle"]["round"] == 2
    assert [pass_turn(pos) for _ in range(5)] == [
        {"scipio"},
        {"caesar_auxilia_3"},
        {"pompeius"},
        {"legio_1"},
        {"legio_7"},
    ]


@pytest.mark.rule("2.1", "7.2")
def test_without_mars_the_defenders_of_each_letter_are_first():
    pos = scene({**QUIET, **DEFENDED})
    march(pos, "caesar", "legio_7 roma", "caesar_auxilia_3 roma")
    end_orders(pos, "caesar")
    end_orders(pos, "pompeius")
    assert [pass_turn(pos) for _ in range(5)] == [
        {"scipio"},
        {"caesar_auxilia_3"},
        {"pompeius"},
        {"legio_1"},
        {"legio_7"},
    ]


@pytest.mark.rule("2.1")
def test_r17_mars_surprises_one_battle_which_the_player_names_before_player_2s_orders():
    blocks = {"genua": ["legio_7", "legio_8"], "roma": ["scipio"], "ravenna": ["pompeius_auxilia_3"]}
    pos = event("mars", {**blocks, "massilia": ["legio_9"]})
    march(pos, "caesar", "legio_7 roma", "legio_8 ravenna")
    end_moves(pos, "caesar")
    assert legal(pos, "caesar") == {"surprise roma", "surprise ravenna"}
    refused(pos, "caesar", "surprise brundisium", "2.1", "not-your-attack")
    refused(pos, "caesar", "done", "2.2", "when-done")
    events = told(pos, "caesar", "surprise ravenna")
    assert only(events, "surprise").seen_by(1)["args"] == {"side": "caesar", "space": "ravenna"}
    assert (step(pos), to_move(pos)) == ("Move", {"pompeius"})
    end_orders(pos, "pompeius")
    first = do(pos.clone(), "caesar", "battle ravenna")
    assert acting(first) == {"legio_8"}
    assert acting(do(pos, "caesar", "battle roma")) == {"scipio"}


@pytest.mark.rule("2.1")
def test_mars_surprise_is_over_with_its_turn():
    pos = event("mars", {"genua": ["legio_7"], "roma": ["legio_1"]})
    march(pos, "caesar", "legio_7 roma")
    end_orders(pos, "pompeius")
    while step(pos) != "CardPhase":
        (seat,) = to_move(pos)
        do(pos, seat, "done" if "done" in legal(pos, seat) else sorted(legal(pos, seat))[-1])
    assert pos.surprise == -1


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("card", ["mars", "mercury", "pluto"])
def test_r16_mars_mercury_and_pluto_move_one_group_of_land_blocks_without_sea_moves_or_levies(card):
    blocks = {
        "massilia": ["legio_7:1", "legio_8", "caesar_navis_1"],
        "ravenna": ["legio_9"],
        "mare_hispanum": ["caesar_navis_2"],
    }
    pos = event(card, blocks)
    assert points(pos) == 1
    refused(pos, "caesar", "move caesar_navis_1", "2.1", "card-moves-land-blocks")
    refused(pos, "caesar", "move caesar_navis_2", "2.1", "card-moves-land-blocks")
    refused(pos, "caesar", "sail legio_8", "2.1", "no-sea-moves-by-event")
    march(pos, "caesar", "legio_7 narbo")
    refused(pos, "caesar", "move legio_9", "6.1", "no-moves-left")
    march(pos, "caesar", "legio_8 genua")
    end_moves(pos, "caesar")
    assert (step(pos), to_move(pos)) == ("Move", {"pompeius"}), "there are no levies"


# -- Neptune -----------------------------------------------------------------------------------------------


@pytest.mark.rule("2.1", "6.2")
def test_r16_neptune_moves_one_group_of_fleets_without_sea_moves_or_levies():
    blocks = {
        "massilia": ["legio_7:1", "caesar_navis_1", "caesar_navis_3"],
        "mare_hispanum": ["caesar_navis_2"],
    }
    pos = event("neptunus", blocks)
    assert legal(pos, "caesar") == {
        "move caesar_navis_1",
        "move caesar_navis_3",
        "move caesar_navis_2",
        "done",
    }
    refused(pos, "caesar", "move legio_7", "2.1", "card-moves-fleets")
    refused(pos, "caesar", "sail legio_7", "2.1", "no-sea-moves-by-event")
    march(pos, "caesar", "caesar_navis_1 mare_hispanum narbo")
    refused(pos, "caesar", "move caesar_navis_2", "6.1", "no-moves-left")
    march(pos, "caesar", "caesar_navis_3 mare_hispanum")
    end_moves(pos, "caesar")
    assert (step(pos), to_move(pos)) == ("Move", {"pompeius"}), "there are no levies"


@pytest.mark.rule("2.1", "7.8")
def test_neptune_surprises_a_sea_battle():
    blocks = {"massilia": ["caesar_navis_1"], "mare_hispanum": ["pompeius_navis_1"]}
    pos = event("neptunus", blocks)
    march(pos, "caesar", "caesar_navis_1 mare_hispanum")
    end_orders(pos, "pompeius")
    assert [pass_turn(pos), pass_turn(pos)] == [{"caesar_navis_1"}, {"pompeius_navis_1"}]
    assert [pass_turn(pos), pass_turn(pos)] == [{"pompeius_navis_1"}, {"caesar_navis_1"}]


@pytest.mark.rule("2.1", "7.81")
def test_neptune_surprises_a_port_where_slow_fleets_fight_before_archers():
    pos = event("neptunus", {"mare_hispanum": ["caesar_navis_1"], "tarraco": ["pompeius_auxilia_3"]})
    march(pos, "caesar", "caesar_navis_1 tarraco")
    end_orders(pos, "pompeius")
    assert [pass_turn(pos), pass_turn(pos)] == [{"caesar_navis_1"}, {"pompeius_auxilia_3"}]
    assert acting(pos) == {"pompeius_auxilia_3"}


@pytest.mark.rule("2.1")
def test_r17_neptune_names_one_of_several_battles():
    blocks = {
        "mare_hispanum": ["caesar_navis_1", "caesar_navis_2"],
        "tarraco": ["legio_2"],
        "mare_tyrrhenum": ["pompeius_navis_1"],
    }
    pos = event("neptunus", blocks)
    march(pos, "caesar", "caesar_navis_1 tarraco", "caesar_navis_2 mare_tyrrhenum")
    end_moves(pos, "caesar")
    assert legal(pos, "caesar") == {"surprise tarraco", "surprise mare_tyrrhenum"}
    do(pos, "caesar", "surprise mare_tyrrhenum")
    end_orders(pos, "pompeius")
    assert acting(do(pos.clone(), "caesar", "battle tarraco")) == {"legio_2"}
    assert acting(do(pos, "caesar", "battle mare_tyrrhenum")) == {"caesar_navis_2"}


# -- Mercury -----------------------------------------------------------------------------------------------


@pytest.mark.rule("2.1", "6.1")
def test_r18_mercury_moves_each_block_of_the_group_up_to_three_cities_its_own_way():
    pos = event("mercury", {"massilia": ["legio_7", "legio_8", "legio_9"]})
    assert {"narbo", "tarraco", "carthago_nova", "toletum", "neapolis"} & reachable(
        pos, "caesar", "legio_7"
    ) == {
        "narbo",
        "tarraco",
        "carthago_nova",
        "neapolis",
    }
    march(pos, "caesar", "legio_7 narbo tarraco carthago_nova", "legio_8 genua", "legio_9 lugdunum treviri")
    assert at(pos, "carthago_nova") == {"legio_7"}


@pytest.mark.rule("2.1", "6.1")
def test_r18_mercury_attacks_after_two_cities_not_after_three():
    blocks = {"massilia": ["legio_7", "legio_8"], "carthago_nova": ["legio_2"], "tarraco": ["legio_5"]}
    pos = event("mercury", blocks)
    march(pos, "caesar", "legio_7 narbo tarraco")
    assert state(pos, "caesar", "tarraco") == "contested"
    blocks = {"massilia": ["legio_7", "legio_8"], "carthago_nova": ["legio_2"]}
    pos = event("mercury", blocks)
    do(pos, "caesar", "move legio_7", "to narbo", "to tarraco")
    refused(pos, "caesar", "to carthago_nova", "6.1", "too-far-to-attack")


@pytest.mark.rule("2.1", "6.1", "6.12", "7.3")
def test_example_of_6_1_mercury_attacks_tarraco_and_genua_in_two_waves():
    """Six blocks in Massilia: by Mercury, Tarraco may be attacked, and Genua over two roads at once (R32)."""
    blocks = {
        "massilia": ["legio_7", "legio_8", "legio_9", "legio_10", "legio_11", "legio_12"],
        "tarraco": ["legio_4", "legio_5", "legio_6"],
        "genua": ["legio_1", "legio_2", "pompeius"],
    }
    pos = event("mercury", blocks)
    march(pos, "caesar", "legio_7 genua", "legio_8 genua", "legio_9 genua", "legio_10 genua")
    waves = march(pos.clone(), "caesar", "legio_11 lugdunum genua", "legio_12 lugdunum genua")
    end_moves(waves, "caesar")
    assert legal(waves, "caesar") == {"main massilia", "main lugdunum"}
    march(pos, "caesar", "legio_11 narbo tarraco", "legio_12 lugdunum genua")
    assert state(pos, "caesar", "tarraco") == state(pos, "caesar", "genua") == "contested"
    end_moves(pos, "caesar")
    assert legal(pos, "caesar") == {"main massilia", "main lugdunum"}


# -- Pluto -------------------------------------------------------------------------------------------------

EIGHT = ["legio_7", "legio_8", "legio_9", "legio_10", "legio_11", "legio_12", "legio_13", "legio_14"]


@pytest.mark.rule("2.1", "6.11")
@pytest.mark.parametrize(
    ("origin", "target", "foes", "limit", "rule", "message"),
    [
        ("massilia", "genua", [], 6, "6.11", "road-full"),
        ("massilia", "genua", ["legio_1"], 6, "6.11", "road-full"),
        ("ravenna", "roma", [], 3, "6.11", "road-full"),
        ("ravenna", "roma", ["legio_1"], 3, "6.11", "road-full"),
        ("messana", "rhegium", [], 3, "4.3.2", "strait-full"),
        ("messana", "rhegium", ["legio_1"], 2, "4.3.2", "strait-attack"),
    ],
)
def test_r19_pluto_raises_limits_by_half(origin, target, foes, limit, rule, message):
    pos = event("pluto", {origin: EIGHT, target: foes})
    march(pos, "caesar", *(f"{name} {target}" for name in EIGHT[:limit]))
    do(pos, "caesar", f"move {EIGHT[limit]}")
    refused(pos, "caesar", f"to {target}", rule, message)


@pytest.mark.rule("2.1", "7.61")
def test_pluto_does_not_raise_the_limits_of_retreats():
    pos = event("pluto", {"massilia": EIGHT, "narbo": ["legio_1"]})
    march(pos, "caesar", *(f"{name} narbo" for name in EIGHT[:6]), "legio_13 lugdunum", "legio_14 lugdunum")
    end_orders(pos, "pompeius")
    while pos.view(SPECTATOR)["battle"]["round"] == 1:
        pass_turn(pos)
    do(pos, "pompeius", "pass legio_1")
    for name in EIGHT[:4]:
        do(pos, "caesar", f"retreat {name}")
    assert at(pos, "massilia") == set(EIGHT[:4])
    refused(pos, "caesar", "retreat legio_11", "7.6", "cannot-retreat")


@pytest.mark.rule("2.1", "7.7")
def test_pluto_does_not_raise_the_limits_of_regroups():
    pos = event("pluto", {"massilia": EIGHT, "narbo": ["legio_1:1"]})
    march(pos, "caesar", *(f"{name} narbo" for name in EIGHT[:6]), "legio_13 lugdunum", "legio_14 lugdunum")
    end_orders(pos, "pompeius")
    do(pos, "pompeius", "pass legio_1")
    rig(pos, [1])
    do(pos, "caesar", "fire legio_7")
    assert step(pos) == "Regroup"
    for name in EIGHT[:4]:
        do(pos, "caesar", f"move {name}", "to massilia")
    do(pos, "caesar", "move legio_11")
    refused(pos, "caesar", "to massilia", "7.7", "regroup-road-full")


# -- Vulcan ------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.1", "3.11")
def test_vulcan_takes_a_step_from_every_block_of_an_enemy_city_leaders_fleets_and_elephant_too():
    stack = ["scipio:2", "legio_1:4", "pompeius_navis_1:2", "pompeius_elephant:4", "cleopatra:3"]
    pos = event("vulcanus", {"genua": ["legio_7"], "utica": stack})
    do(pos, "caesar", "strike utica")
    left = {name.split(":")[0]: strength(pos, name.split(":")[0]) for name in stack}
    assert left == {"scipio": 1, "legio_1": 3, "pompeius_navis_1": 1, "pompeius_elephant": 2, "cleopatra": 2}
    assert to_move(pos) == {"pompeius"}


@pytest.mark.rule("2.1", "5.2", "7.5", "7.51")
def test_vulcan_eliminates_blocks_at_strength_one_leaders_included():
    stack = ["scipio:1", "legio_1:1", "pompeius_navis_1:1", "pompeius_elephant:2", "legio_2:2"]
    pos = event("vulcanus", {"genua": ["legio_7"], "utica": stack})
    do(pos, "caesar", "strike utica")
    assert at(pos, "utica") == {"legio_2"}
    assert at(pos, "open") == {"legio_1", "pompeius_navis_1", "pompeius_elephant"}
    assert (where(pos, "scipio"), where(pos, "brutus")) == ("trophy", "pool")


@pytest.mark.rule("2.1", "7.52")
def test_r56_cleopatra_struck_by_vulcan_is_eliminated_into_the_pool_of_the_side_she_served():
    pos = event("vulcanus", {"genua": ["legio_7"], "alexandria": ["cleopatra:1", "legio_38"]})
    do(pos, "caesar", "strike alexandria")
    assert (where(pos, "cleopatra"), side(pos, "cleopatra")) == ("open", "pompeius")
    pos = scene(
        {"roma": ["cleopatra:1", "legio_17"], "genua": ["legio_7"], "neapolis": ["legio_1"]},
        seat="pompeius",
        card="vulcanus",
        sides={"cleopatra": "caesar"},
    )
    do(pos, "pompeius", "strike roma")
    assert (where(pos, "cleopatra"), side(pos, "cleopatra")) == ("open", "caesar")


@pytest.mark.rule("2.1")
def test_r20_vulcan_strikes_enemy_cities_only():
    blocks = {"genua": ["legio_7"], "utica": ["legio_39"], "mare_aegaeum": ["pompeius_navis_1"]}
    pos = event("vulcanus", blocks)
    assert legal(pos, "caesar") == {"strike utica", "strike brundisium"}
    refused(pos, "caesar", "strike genua", "2.1", "not-an-enemy-city")
    refused(pos, "caesar", "strike mare_aegaeum", "2.1", "vulcan-strikes-cities")
    refused(pos, "caesar", "strike roma", "2.1", "not-an-enemy-city")
    refused(pos, "caesar", "done", "2.2", "when-done")


@pytest.mark.rule("2.1")
def test_r20_vulcan_without_an_enemy_city_has_no_effect():
    pos = scene(
        {"genua": ["legio_7"], "mare_hispanum": ["pompeius_navis_1"]},
        phase="cards",
        hands={"caesar": ["vulcanus"], "pompeius": ["2-1a"]},
    )
    do(pos, "caesar", "play vulcanus")
    events = told(pos, "pompeius", "play 2-1a")
    assert only(events, "no-effect").args == {"side": "caesar", "card": "vulcanus"}
    assert (step(pos), to_move(pos)) == ("Move", {"pompeius"})
    assert strength(pos, "pompeius_navis_1") == 2


@pytest.mark.rule("2.1", "5.2")
def test_r20_survivors_of_vulcan_stay_unseen_and_the_eliminated_lie_open():
    views = []
    for survivors in (["legio_2:3", "scipio"], ["pompeius_ballista", "legio_5:2"]):
        pos = event("vulcanus", {"genua": ["legio_7"], "utica": ["legio_39:1", *survivors]})
        do(pos, "caesar", "strike utica")
        views.append([pos.view(0), pos.view(SPECTATOR)])
    assert views[0] == views[1]
    (open_block,) = [b for b in views[0][0]["blocks"] if b["place"] == "open"]
    assert open_block == {"id": "legio_39", "side": "pompeius", "place": "open", "strength": 0}
