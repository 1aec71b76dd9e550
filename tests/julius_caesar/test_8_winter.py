"""8.0 to 8.6 The winter turn, in its exact order."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from bellum.games.julius_caesar.board import CARDS
from bellum.games.julius_caesar.position import CivilWar
from bellum.kernel import SPECTATOR, Dice, Event
from tests.julius_caesar.battle_kit import backs, end_orders, faces, muster
from tests.julius_caesar.kit import (
    KEY,
    action,
    at,
    choices,
    do,
    kinds,
    legal,
    only,
    refused,
    scene,
    side,
    step,
    strength,
    to_move,
    told,
    where,
)


def disbanding(pos: CivilWar) -> bool:
    """Whether the winter has come as far as 8.5."""
    return step(pos) == "Disband"


def next_year(pos: CivilWar) -> list[Event]:
    """Both players disband nobody, and the new year begins; what was told on the way."""
    events: list[Event] = []
    while disbanding(pos):
        (seat,) = to_move(pos)
        events += told(pos, seat, "done")
    assert step(pos) == "Discards"
    return events


def play_to_levy(pos: CivilWar, seat: str) -> None:
    """From the deal of a year to a player's first levy: nothing is moved, and command cards are played.

    Cards sort by name, the numbers of command cards before the names of gods.
    """
    for name in ("caesar", "pompeius"):
        do(pos, name, max(legal(pos, name)))
    for name in ("caesar", "pompeius"):
        do(pos, name, min(legal(pos, name)))
    while not (step(pos) == "Levy" and to_move(pos) == {seat}):
        (now,) = to_move(pos)
        do(pos, now, "done")


def last_turn(blocks: dict[str, list[str]]) -> CivilWar:
    """The fifth turn of a year, with Caesar about to move."""
    return scene(blocks, card="2-1a", turn=5)


# -- 8.0 when, and in which order --------------------------------------------------------------------------


@pytest.mark.rule("8.0")
def test_winter_comes_when_the_fifth_card_has_been_played() -> None:
    pos = last_turn({"genua": ["legio_8"], "tarraco": ["legio_5"]})
    events = end_orders(pos)
    assert "winter" in kinds(events)
    assert "turn" not in kinds(events)


@pytest.mark.rule("8.0")
def test_no_winter_comes_before_the_fifth_turn() -> None:
    pos = scene({"genua": ["legio_8"], "tarraco": ["legio_5"]}, card="2-1a", turn=4)
    events: list[Event] = []
    while pos.turn == 3:
        (seat,) = to_move(pos)
        events += told(pos, seat, "done")
    assert "winter" not in kinds(events)
    assert (pos.turn, step(pos)) == (4, "Move"), "the fifth card plays itself"


@pytest.mark.rule("8.0")
def test_winter_goes_in_its_exact_order() -> None:
    """Cleopatra, fleets, supply, victory, disbanding, reset: told in one go."""
    pos = last_turn(
        {
            "creta": ["cleopatra", "legio_33"],
            "alexandria": ["legio_38"],
            "massilia": ["legio_11", "legio_12", "legio_13", "legio_14"],
            "mare_hispanum": ["caesar_navis_1"],
            "narbo": ["legio_7"],
            "open": ["legio_5"],
        }
    )
    events = end_orders(pos)
    events += told(pos, "caesar", "to massilia")
    events += told(pos, "caesar", "disband legio_11")
    events += told(pos, "caesar", "disband legio_7", "done")
    events += told(pos, "pompeius", "done")
    story = kinds(events)
    assert story[story.index("winter") :] == [
        "winter",
        "cleopatra-home",
        "harboured",
        "unsupplied",
        "score",
        "disbanded",
        "year",
        "dealt",
        "dealt",
    ]
    rules = [e.rule for e in events][story.index("winter") :]
    assert rules == ["8.0", "8.1", "8.2", "8.3", "8.4", "8.5", "2.0", "2.1", "2.1"]


@pytest.mark.rule("8.0", "8.1", "8.2")
def test_cleopatra_goes_home_before_the_fleets_look_for_ports() -> None:
    """She makes empty Alexandria friendly for the one fleet and leaves Thessalonica vacant behind the other."""
    pos = scene(
        {
            "thessalonica": ["cleopatra"],
            "mare_aegypticum": ["pompeius_navis_1"],
            "mare_aegaeum": ["pompeius_navis_2"],
            "roma": ["legio_8"],
        },
        phase="winter",
    )
    assert where(pos, "cleopatra") == "alexandria"
    assert where(pos, "pompeius_navis_1") == "alexandria"
    assert where(pos, "pompeius_navis_2") == "pool"


@pytest.mark.rule("8.0", "8.1", "8.3")
def test_cleopatra_goes_home_before_supply() -> None:
    pos = scene(
        {
            "alexandria": ["legio_38", "legio_1", "legio_2", "legio_3", "scipio"],
            "creta": ["cleopatra"],
            "roma": ["legio_8"],
        },
        phase="winter",
    )
    assert (step(pos), to_move(pos)) == ("Supply", {"pompeius"})
    assert "cleopatra" in choices(pos, "pompeius", "disband")


@pytest.mark.rule("8.0", "8.2", "8.3")
def test_fleets_come_to_port_before_supply() -> None:
    pos = scene(
        {
            "genua": ["legio_8", "legio_12", "antonius"],
            "mare_hispanum": ["caesar_navis_1"],
            "tarraco": ["legio_5"],
        },
        phase="winter",
    )
    assert (step(pos), to_move(pos)) == ("Supply", {"caesar"})
    assert choices(pos, "caesar", "disband") == {"legio_8", "legio_12", "antonius", "caesar_navis_1"}


@pytest.mark.rule("8.0", "8.1", "8.4")
def test_cleopatra_goes_home_before_victory_is_looked_at() -> None:
    """Ten points on the map, two of them in Rome under Cleopatra alone: at home she leaves Rome vacant."""
    pos = scene(
        {
            "roma": ["cleopatra"],
            "alexandria": ["legio_38"],
            "athenae": ["legio_32"],
            "antiochia": ["legio_34"],
            "byzantium": ["legio_35"],
            "ephesus": ["legio_36"],
            "syracusae": ["legio_37"],
            "utica": ["legio_39"],
            "genua": ["legio_8"],
        },
        phase="winter",
    )
    assert pos.victory_points(1) == 8
    assert (pos.outcome, disbanding(pos)) == (None, True)


@pytest.mark.rule("8.0", "8.4", "8.5")
def test_victory_is_looked_at_before_anybody_disbands() -> None:
    pos = scene(
        {
            "roma": ["legio_1"],
            "alexandria": ["cleopatra"],
            "athenae": ["legio_32"],
            "antiochia": ["legio_34"],
            "byzantium": ["legio_35"],
            "ephesus": ["legio_36"],
            "syracusae": ["legio_37"],
            "utica": ["legio_39"],
            "genua": ["legio_8"],
        },
        phase="winter",
    )
    assert pos.outcome is not None
    assert pos.outcome.winners == (1,)


@pytest.mark.rule("8.0", "8.3", "8.4")
def test_victory_is_looked_at_after_supply() -> None:
    pos = scene(
        {
            "roma": ["legio_1"],
            "alexandria": ["cleopatra"],
            "athenae": ["legio_32"],
            "antiochia": ["legio_34"],
            "byzantium": ["legio_35"],
            "ephesus": ["legio_36"],
            "syracusae": ["legio_37"],
            "utica": ["legio_39"],
            "genua": ["legio_8", "legio_9", "legio_12", "antonius"],
        },
        phase="winter",
    )
    assert (step(pos), pos.outcome) == ("Supply", None)
    do(pos, "caesar", "disband legio_8")
    assert pos.outcome is not None


# -- 8.1 Cleopatra -----------------------------------------------------------------------------------------


@pytest.mark.rule("8.1", "7.52")
@pytest.mark.parametrize(("served", "holder"), [("pompeius", "legio_8"), ("caesar", "legio_38")])
def test_cleopatra_joins_the_enemy_who_holds_alexandria_with_her_strength(served: str, holder: str) -> None:
    pos = scene(
        {"creta": ["cleopatra:3"], "alexandria": [holder]},
        phase="winter",
        sides={"cleopatra": served},
    )
    other = "caesar" if served == "pompeius" else "pompeius"
    assert (where(pos, "cleopatra"), side(pos, "cleopatra")) == ("alexandria", other)
    assert strength(pos, "cleopatra") == 3
    assert at(pos, "alexandria") == {"cleopatra", holder}


@pytest.mark.rule("8.1")
def test_cleopatra_goes_home_to_her_own_side() -> None:
    pos = scene({"roma": ["cleopatra:2"], "alexandria": ["legio_38"], "genua": ["legio_8"]}, phase="winter")
    assert (where(pos, "cleopatra"), side(pos, "cleopatra")) == ("alexandria", "pompeius")
    assert strength(pos, "cleopatra") == 2


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("served", ["caesar", "pompeius"])
def test_R70_an_empty_alexandria_receives_her_for_the_side_she_serves(served: str) -> None:
    pos = scene(
        {"roma": ["cleopatra"], "genua": ["legio_8"], "tarraco": ["legio_5"]},
        phase="winter",
        sides={"cleopatra": served},
    )
    assert (where(pos, "cleopatra"), side(pos, "cleopatra")) == ("alexandria", served)


@pytest.mark.rule("8.1")
def test_cleopatra_at_home_stays() -> None:
    pos = last_turn({"alexandria": ["cleopatra:2"], "genua": ["legio_8"]})
    events = end_orders(pos)
    assert not {"cleopatra-home", "cleopatra-joins"} & set(kinds(events))
    assert (where(pos, "cleopatra"), strength(pos, "cleopatra")) == ("alexandria", 2)


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("pool", ["pool", "open"])
def test_R70_cleopatra_in_a_pool_stays_there(pool: str) -> None:
    pos = scene({pool: ["cleopatra"], "alexandria": ["legio_8"], "genua": ["legio_9"]}, phase="winter")
    assert (where(pos, "cleopatra"), side(pos, "cleopatra")) == (pool, "pompeius")
    next_year(pos)
    assert (where(pos, "cleopatra"), side(pos, "cleopatra")) == ("pool", "pompeius")


# -- 8.2 fleets --------------------------------------------------------------------------------------------


def fleet_in_tyrrhenum(**more: list[str]) -> CivilWar:
    """Caesar's fleet in Mare Tyrrhenum; Roma and Genua are his, Massilia too, but on another sea."""
    return scene(
        {
            "mare_tyrrhenum": ["caesar_navis_1"],
            "roma": ["legio_8"],
            "genua": ["legio_12"],
            "massilia": ["legio_11"],
            "neapolis": ["legio_1"],
            **more,
        },
        phase="winter",
    )


@pytest.mark.rule("8.2")
def test_a_fleet_at_sea_chooses_among_the_friendly_ports_of_its_sea() -> None:
    pos = fleet_in_tyrrhenum()
    assert (step(pos), to_move(pos)) == ("Harbour", {"caesar"})
    assert legal(pos, "caesar") == {"to roma", "to genua"}
    refused(pos, "caesar", "to neapolis", "8.2", "winter-port-not-friendly")  # the enemy's
    refused(pos, "caesar", "to aleria", "8.2", "winter-port-not-friendly")  # vacant
    refused(pos, "caesar", "to massilia", "8.2", "not-a-port-of-its-sea")  # another sea
    refused(pos, "caesar", "to mare_hispanum", "8.2", "not-a-port-of-its-sea")
    refused(pos, "caesar", "done", "2.2", "when-done")
    refused(pos, "pompeius", "to neapolis", "8.2", "not-your-turn")
    do(pos, "caesar", "to genua")
    assert where(pos, "caesar_navis_1") == "genua"
    assert strength(pos, "caesar_navis_1") == 2


@pytest.mark.rule("8.2")
def test_every_fleet_at_sea_goes_and_each_chooses_for_itself() -> None:
    pos = scene(
        {
            "mare_tyrrhenum": ["caesar_navis_1", "caesar_navis_2"],
            "mare_hadriaticum": ["caesar_navis_3"],
            "roma": ["legio_8"],
            "genua": ["legio_12"],
            "ravenna": ["legio_13"],
        },
        phase="winter",
    )
    do(pos, "caesar", "move caesar_navis_2", "to genua", "move caesar_navis_1", "to roma")
    assert (where(pos, "caesar_navis_1"), where(pos, "caesar_navis_2")) == ("roma", "genua")
    assert where(pos, "caesar_navis_3") == "ravenna"


# Three fleets of Caesar on two seas, with two ports each; a legion waits in every port.
THREE_FLEETS = {
    "mare_hadriaticum": ["caesar_navis_3"],
    "mare_tyrrhenum": ["caesar_navis_1:1", "caesar_navis_4"],
    "ravenna": ["legio_13"],
    "aquileia": ["legio_14"],
    "roma": ["legio_8"],
    "genua": ["legio_12"],
    "athenae": ["legio_32"],
}


@pytest.mark.rule("8.2")
def test_R84_the_owner_chooses_which_fleet_comes_home_next() -> None:
    """Any fleet at sea, whatever its number and its sea; the last one is taken up like the others."""
    for order in permutations((1, 3, 4)):
        pos = scene(THREE_FLEETS, phase="winter")
        left = [f"caesar_navis_{number}" for number in order]
        while left:
            assert (step(pos), to_move(pos)) == ("NextFleet", {"caesar"})
            assert legal(pos, "caesar") == {f"move {fleet}" for fleet in left}
            fleet = left.pop(0)
            do(pos, "caesar", f"move {fleet}")
            ports = {"ravenna", "aquileia"} if fleet == "caesar_navis_3" else {"roma", "genua"}
            assert (step(pos), choices(pos, "caesar", "to")) == ("Harbour", ports)
            do(pos, "caesar", f"to {max(ports)}")
            assert where(pos, fleet) == max(ports)
        assert disbanding(pos)


@pytest.mark.rule("8.2")
def test_only_ones_own_fleets_at_sea_are_brought_home() -> None:
    pos = scene({**THREE_FLEETS, "brundisium": ["pompeius_navis_1"]}, phase="winter")
    refused(pos, "caesar", "move pompeius_navis_1", "8.2", "winter-fleet-not-yours")
    refused(pos, "caesar", "move legio_13", "8.2", "winter-not-at-sea")
    refused(pos, "caesar", "move caesar_navis_5", "8.2", "winter-not-at-sea")
    refused(pos, "caesar", "to roma", "6.1", "when-to")
    refused(pos, "caesar", "done", "2.2", "when-done")
    refused(pos, "pompeius", "move pompeius_navis_1", "8.2", "not-your-turn")
    do(pos, "caesar", "move caesar_navis_3", "to ravenna")
    refused(pos, "caesar", "move caesar_navis_3", "8.2", "winter-not-at-sea")


@pytest.mark.rule("8.2", "5.2")
@pytest.mark.parametrize("script", [["move"], ["move", "to genua"], ["move", "to genua", "move", "to roma"]])
def test_R84_the_enemy_sees_whence_and_where_fleets_go_and_not_which(script: list[str]) -> None:
    """Both fleets of a sea look alike, in hand and on their way, whichever goes first."""
    runs = []
    for order in (["caesar_navis_1", "caesar_navis_4"], ["caesar_navis_4", "caesar_navis_1"]):
        pos = scene(THREE_FLEETS, phase="winter")
        fleets = iter(order)
        events = told(pos, "caesar", *(f"move {next(fleets)}" if word == "move" else word for word in script))
        runs.append((pos, events))
    (one, first), (two, second) = runs
    for seat in (1, SPECTATOR):
        assert one.view(seat) == two.view(seat)
        assert [event.seen_by(seat) for event in first] == [event.seen_by(seat) for event in second]
    assert one.view(0) != two.view(0)


@pytest.mark.rule("8.2")
def test_R84_fleets_with_one_way_home_go_first_and_by_themselves_whatever_their_numbers() -> None:
    """Whoever goes without a choice goes the way of all that are in the same sea."""
    for one, two in (("1", "2"), ("2", "1")):
        pos = last_turn(
            {
                "mare_hadriaticum": [f"caesar_navis_{one}", "caesar_navis_3"],
                "mare_tyrrhenum": [f"caesar_navis_{two}", "caesar_navis_4"],
                "pontus_euxinus": ["caesar_navis_5"],
                "ravenna": ["legio_13"],
                "roma": ["legio_8"],
                "genua": ["legio_12"],
                "athenae": ["legio_32"],
            }
        )
        events = end_orders(pos)
        assert [event.args["from"] for event in events if event.kind == "harboured"] == [
            "mare_hadriaticum"
        ] * 2
        assert only(events, "fleet-lost").args["space"] == "pontus_euxinus"
        assert at(pos, "ravenna") == {"legio_13", f"caesar_navis_{one}", "caesar_navis_3"}
        assert legal(pos, "caesar") == {f"move caesar_navis_{two}", "move caesar_navis_4"}


@pytest.mark.rule("8.2")
def test_the_way_of_a_fleet_ends_in_its_port() -> None:
    """Whoever asks how far a fleet gets is told of its ports, not of those of the fleet that goes next."""
    pos = scene(THREE_FLEETS, phase="winter")
    for fleet, ports in (("caesar_navis_4", {"roma", "genua"}), ("caesar_navis_3", {"ravenna", "aquileia"})):
        answer = pos.ask(0, "ways", action(f"move {fleet}"))
        assert answer is not None
        assert {way["to"] for way in answer["ways"]} == ports
        assert all(way["actions"] == [f"to {way['to']}"] for way in answer["ways"])


@pytest.mark.rule("8.2")
def test_R84_machines_bring_fleets_home_sea_by_sea_and_those_of_a_sea_in_no_order() -> None:
    """Neither the lower number nor the stronger fleet goes first more often than the other."""
    lower = stronger = unequal = 0
    for one, four, *levels in product("12", "12", "123", "123", "123"):
        blocks = {
            **THREE_FLEETS,
            "mare_tyrrhenum": [f"caesar_navis_1:{one}", f"caesar_navis_4:{four}"],
            **{city: [f"{THREE_FLEETS[city][0]}:{level}"] for city, level in zip(("roma", "genua"), levels)},
            "ravenna": [f"legio_13:{levels[2]}"],
        }
        pos = do(scene(blocks, phase="winter"), "caesar", "move caesar_navis_3", "to ravenna")
        (first,) = pos.prior(0)
        assert pos.sample(0, Dice(KEY)).prior(0) == [first]
        lower += first == action("move caesar_navis_1")
        if one != four:
            unequal += 1
            stronger += first == action(f"move caesar_navis_{1 if one > four else 4}")
    assert 0.4 * 108 < lower < 0.6 * 108
    assert 0.4 * unequal < stronger < 0.6 * unequal
    assert scene(THREE_FLEETS, phase="winter").prior(0) == [action("move caesar_navis_3")], "the first sea"


@pytest.mark.rule("8.2")
def test_fleets_in_port_stay() -> None:
    pos = scene({"massilia": ["caesar_navis_1"], "tarraco": ["legio_5"]}, phase="winter")
    assert (disbanding(pos), where(pos, "caesar_navis_1")) == (True, "massilia")


@pytest.mark.rule("8.2")
def test_R72_a_fleet_without_a_port_goes_to_the_pool_standing_and_loses_its_strength() -> None:
    pos = scene(
        {"pontus_euxinus": ["caesar_navis_1"], "sinope": ["legio_1"], "genua": ["legio_8"]}, phase="winter"
    )
    assert (where(pos, "caesar_navis_1"), strength(pos, "caesar_navis_1")) == ("pool", 0)
    assert faces(pos, "pompeius", "pool", "caesar") == {}, "the enemy does not see which"


@pytest.mark.rule("8.2", "6.4")
def test_R72_a_fleet_removed_may_be_built_again_in_the_coming_year() -> None:
    pos = scene({"pontus_euxinus": ["caesar_navis_1"], "massilia": ["legio_8:2"]}, phase="winter")
    next_year(pos)
    play_to_levy(pos, "caesar")
    assert "levy caesar_navis_1" in legal(pos, "caesar")


@pytest.mark.rule("8.2")
def test_R71_caesars_fleets_come_before_pompeius() -> None:
    pos = fleet_in_tyrrhenum(mare_aegaeum=["pompeius_navis_1"], athenae=["legio_32"], ephesus=["legio_36"])
    assert to_move(pos) == {"caesar"}
    do(pos, "caesar", "to roma")
    assert to_move(pos) == {"pompeius"}
    assert legal(pos, "pompeius") == {"to athenae", "to ephesus"}


# -- 8.3 supply --------------------------------------------------------------------------------------------

LEGIONS = ["legio_8", "legio_9", "legio_10", "legio_11", "legio_12", "legio_13"]


@pytest.mark.rule("8.3", "4.2")
@pytest.mark.parametrize(("city", "fed"), [("genua", 3), ("massilia", 4), ("roma", 5)])
def test_genua_feeds_three_blocks_massilia_four_and_rome_five(city: str, fed: int) -> None:
    """The example of 8.3: three, and as many more as the city's value."""
    pos = scene({city: LEGIONS[:fed], "tarraco": ["legio_5"]}, phase="winter")
    assert disbanding(pos)
    assert len(at(pos, city)) == fed
    pos = scene({city: LEGIONS[: fed + 1], "tarraco": ["legio_5"]}, phase="winter")
    assert (step(pos), to_move(pos)) == ("Supply", {"caesar"})
    assert choices(pos, "caesar", "disband") == set(LEGIONS[: fed + 1])
    do(pos, "caesar", f"disband {LEGIONS[1]}")
    assert disbanding(pos)
    assert at(pos, city) == set(LEGIONS[: fed + 1]) - {LEGIONS[1]}


@pytest.mark.rule("8.3", "5.2")
def test_a_block_in_excess_goes_to_the_pool_standing_and_loses_its_strength() -> None:
    pos = scene({"genua": LEGIONS[:4], "tarraco": ["legio_5"]}, phase="winter")
    event = only(told(pos, "caesar", "disband legio_9"), "unsupplied")
    assert (where(pos, "legio_9"), strength(pos, "legio_9")) == ("pool", 0)
    assert event.seen_by(1)["args"] == {"space": "genua", "side": "caesar", "back": "caesar", "own": "yes"}
    assert event.seen_by(0)["args"]["block"] == "legio_9"


@pytest.mark.rule("8.3")
def test_the_owner_removes_as_many_as_are_too_many_and_whom_he_likes() -> None:
    pos = scene(
        {"genua": ["caesar", "legio_8", "legio_9", "legio_12", "caesar_navis_1"], "tarraco": ["legio_5"]},
        phase="winter",
    )
    assert choices(pos, "caesar", "disband") == {"caesar", "legio_8", "legio_9", "legio_12", "caesar_navis_1"}
    do(pos, "caesar", "disband caesar_navis_1")
    assert step(pos) == "Supply"
    do(pos, "caesar", "disband caesar")
    assert at(pos, "genua") == {"legio_8", "legio_9", "legio_12"}
    assert (where(pos, "caesar"), pos.victory_points(1)) == ("pool", 1), "no trophy: the point is Tarraco"
    assert disbanding(pos)


@pytest.mark.rule("8.3")
def test_the_prompt_names_the_cities_and_how_many_blocks_must_go() -> None:
    pos = scene({"genua": LEGIONS[:5], "tarraco": ["legio_5"]}, phase="winter")
    assert pos.view(0)["prompt"]["args"] == {"side": "caesar", "cities": [{"space": "genua", "count": 2}]}
    do(pos, "caesar", "disband legio_8")
    assert pos.view(0)["prompt"]["args"]["cities"] == [{"space": "genua", "count": 1}]


@pytest.mark.rule("8.3")
def test_only_blocks_of_a_city_over_its_supply_are_removed() -> None:
    pos = scene(
        {
            "genua": LEGIONS[:4],
            "massilia": ["legio_14", "legio_7", "antonius", "caesar"],
            "tarraco": ["legio_5"],
        },
        phase="winter",
    )
    refused(pos, "caesar", "disband legio_14", "8.3", "city-not-over-supply")
    refused(pos, "caesar", "disband legio_21", "8.3", "supply-off-the-map")
    refused(pos, "caesar", "disband legio_5", "8.3", "supply-not-yours")
    refused(pos, "caesar", "done", "2.2", "when-done")
    refused(pos, "pompeius", "disband legio_5", "8.3", "not-your-turn")


@pytest.mark.rule("8.3")
def test_R71_both_players_supply_their_cities_caesar_first() -> None:
    pos = scene(
        {"genua": LEGIONS[:4], "creta": ["legio_33", "legio_1", "legio_2", "legio_3"]},
        phase="winter",
    )
    assert to_move(pos) == {"caesar"}
    do(pos, "caesar", "disband legio_8")
    assert (step(pos), to_move(pos)) == ("Supply", {"pompeius"})
    do(pos, "pompeius", "disband legio_1")
    assert disbanding(pos)


@pytest.mark.rule("8.3")
def test_several_cities_are_supplied_in_any_order() -> None:
    pos = scene(
        {
            "genua": LEGIONS[:4],
            "narbo": ["legio_7", "legio_14", "legio_16", "antonius"],
            "tarraco": ["legio_5"],
        },
        phase="winter",
    )
    do(pos, "caesar", "disband antonius")
    assert choices(pos, "caesar", "disband") == set(LEGIONS[:4])


# -- 8.5 disbanding ----------------------------------------------------------------------------------------


@pytest.mark.rule("8.5")
def test_a_player_may_remove_any_of_his_blocks_on_the_map() -> None:
    pos = scene(
        {"genua": ["caesar", "legio_8", "caesar_navis_1"], "tarraco": ["legio_5"]},
        phase="winter",
    )
    assert (step(pos), to_move(pos)) == ("Disband", {"caesar"})
    assert legal(pos, "caesar") == {"disband caesar", "disband legio_8", "disband caesar_navis_1", "done"}
    do(pos, "caesar", "disband legio_8", "disband caesar")
    assert (where(pos, "legio_8"), strength(pos, "legio_8")) == ("pool", 0)
    assert (where(pos, "caesar"), strength(pos, "caesar")) == ("pool", 0)
    do(pos, "caesar", "done")
    assert (step(pos), to_move(pos)) == ("Disband", {"pompeius"})


@pytest.mark.rule("8.5")
def test_disbanding_is_refused_for_others_blocks_and_blocks_off_the_map() -> None:
    pos = scene({"genua": ["legio_8"], "tarraco": ["legio_5"], "open": ["legio_9"]}, phase="winter")
    refused(pos, "caesar", "disband legio_5", "8.5", "disband-not-yours")
    refused(pos, "caesar", "disband legio_9", "8.5", "disband-off-the-map")
    refused(pos, "caesar", "disband legio_17", "8.5", "disband-off-the-map")
    refused(pos, "pompeius", "disband legio_5", "8.5", "not-your-turn")


@pytest.mark.rule("8.5")
def test_blocks_on_the_map_are_never_combined() -> None:
    """Two weak legions in one city: nothing but disbanding is offered, and nobody gains what another loses."""
    pos = scene({"genua": ["legio_8:1", "legio_12:2"], "tarraco": ["legio_5"]}, phase="winter")
    refused(pos, "caesar", "levy legio_12", "6.4", "when-levy")
    refused(pos, "caesar", "move legio_8", "6.1", "when-move")
    do(pos, "caesar", "disband legio_8")
    assert strength(pos, "legio_12") == 2


@pytest.mark.rule("8.5", "6.4")
def test_a_disbanded_block_is_raised_again_at_strength_1() -> None:
    pos = scene({"genua": ["legio_12", "legio_8"], "tarraco": ["legio_5"]}, phase="winter")
    do(pos, "caesar", "disband legio_12")
    next_year(pos)
    play_to_levy(pos, "caesar")
    muster(pos, "legio_12", "genua")
    assert strength(pos, "legio_12") == 1


@pytest.mark.rule("8.5")
def test_the_enemy_does_not_see_which_block_is_disbanded() -> None:
    pos = scene({"genua": ["legio_12", "legio_8"], "tarraco": ["legio_5"]}, phase="winter")
    before, reveals = backs(pos, "pompeius", "pool", "caesar"), pos.barrier
    event = only(told(pos, "caesar", "disband legio_12"), "disbanded")
    assert "block" not in event.seen_by(1)["args"]
    assert backs(pos, "pompeius", "pool", "caesar") == before + 1
    assert pos.barrier == reveals, "nothing was shown"


@pytest.mark.rule("8.5", "8.3")
def test_R15_a_block_that_serves_the_enemy_is_disbanded_into_the_pool_of_its_own_army() -> None:
    pos = scene(
        {"genua": ["legio_8"], "tarraco": ["legio_5", "legio_12"]},
        phase="winter",
        sides={"legio_12": "pompeius"},
    )
    refused(pos, "caesar", "disband legio_12", "8.5", "disband-not-yours")
    do(pos, "caesar", "done")
    reveals = pos.barrier
    do(pos, "pompeius", "disband legio_12")
    assert (where(pos, "legio_12"), side(pos, "legio_12")) == ("pool", "caesar")
    assert pos.barrier > reveals, "its old owner sees who comes back to him"


# -- 8.6 a new year ----------------------------------------------------------------------------------------


@pytest.mark.rule("8.6", "5.2")
def test_open_blocks_stand_up_and_the_enemy_no_longer_sees_them() -> None:
    pos = scene(
        {"genua": ["legio_8"], "tarraco": ["legio_5"], "open": ["legio_12", "legio_6"]}, phase="winter"
    )
    assert faces(pos, "pompeius", "open", "caesar") == {"legio_12": 0}
    next_year(pos)
    assert at(pos, "open") == set()
    assert (where(pos, "legio_12"), where(pos, "legio_6")) == ("pool", "pool")
    assert faces(pos, "pompeius", "pool", "caesar") == {}


@pytest.mark.rule("8.6", "7.5", "5.2")
def test_blocks_eliminated_last_year_may_be_raised_again() -> None:
    pos = scene({"genua": ["legio_8"], "tarraco": ["legio_5"], "open": ["legio_12"]}, phase="winter")
    next_year(pos)
    play_to_levy(pos, "caesar")
    assert "levy legio_12" in legal(pos, "caesar")


@pytest.mark.rule("8.6", "7.51")
def test_trophies_stay_trophies_and_the_third_leader_who_waits_goes_on_waiting() -> None:
    pos = scene({"genua": ["legio_8"], "tarraco": ["legio_5"], "trophy": ["antonius"]}, phase="winter")
    next_year(pos)
    assert (where(pos, "antonius"), where(pos, "octavian"), where(pos, "brutus")) == ("trophy", "pool", "box")


@pytest.mark.rule("8.6")
def test_blocks_on_the_map_stay_as_they_are() -> None:
    pos = scene({"genua": ["legio_8:1"], "tarraco": ["legio_5:2"]}, phase="winter")
    next_year(pos)
    assert (where(pos, "legio_8"), strength(pos, "legio_8")) == ("genua", 1)
    assert (where(pos, "legio_5"), strength(pos, "legio_5")) == ("tarraco", 2)


@pytest.mark.rule("8.6", "2.1")
def test_all_27_cards_are_shuffled_six_are_dealt_to_each_and_one_is_discarded_unseen() -> None:
    pos = scene({"genua": ["legio_8"], "tarraco": ["legio_5"]}, phase="winter", year=2)
    used = pos.dice.used
    events = next_year(pos)
    assert only(events, "year").args == {"year": 707, "number": 3, "of": 5}
    assert pos.dice.used > used
    assert [len(hand) for hand in pos.hands] == [6, 6]
    assert len({*pos.hands[0], *pos.hands[1]}) == 12
    assert all(0 <= card < CARDS for hand in pos.hands for card in hand)
    view = pos.view(0)
    assert (view["year"], view["turn"], view["cards"]["played"]) == (707, 1, {"caesar": [], "pompeius": []})
    assert to_move(pos) == {"caesar", "pompeius"}
    card = view["cards"]["hand"][0]
    event = only(told(pos, "caesar", f"discard {card}"), "discarded")
    assert "card" not in event.seen_by(1)["args"]
    assert event.seen_by(0)["args"]["card"] == card


@pytest.mark.rule("8.6", "2.1")
def test_every_card_can_come_back_in_the_new_year() -> None:
    """Cards played or discarded last year are shuffled in again."""
    pos = scene({"genua": ["legio_8"], "tarraco": ["legio_5"]}, phase="winter")
    old = {*pos.played[0], *pos.played[1], *pos.discard}
    assert len(old) == 12
    next_year(pos)
    assert old & {*pos.hands[0], *pos.hands[1]}


@pytest.mark.rule("8.6")
def test_cleopatra_who_lay_open_stands_up_in_the_pool_of_the_side_she_served() -> None:
    pos = scene(
        {"alexandria": ["legio_8"], "genua": ["legio_9"], "open": ["cleopatra"], "tarraco": ["legio_5"]},
        phase="winter",
        sides={"cleopatra": "caesar"},
    )
    next_year(pos)
    assert where(pos, "cleopatra") == "pool"
    play_to_levy(pos, "caesar")
    muster(pos, "cleopatra", "alexandria")
    assert strength(pos, "cleopatra") == 1
