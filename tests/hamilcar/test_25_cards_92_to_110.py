"""25 The cards that only this war has, #92 to #110: what each text says in figures, and when it is refused."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hamilcar.position import CORVUS, FORGOTTEN_TACTICS, TRAINED, FirstWar
from bellum.games.hamilcar.reinforcements import Departures
from bellum.games.hannibal.board import CARTHAGE, ROME
from tests.hamilcar.facts import CARD, GENERAL, SPACE
from tests.hamilcar.kit import (
    EMPTY,
    C,
    R,
    chase,
    choices,
    choose,
    controls,
    cus,
    deal_tactics,
    do,
    elephants,
    kinds,
    legal,
    only,
    ready,
    refused,
    rig,
    scene,
    ships,
    spent,
    step,
    supplies,
    to_move,
    told,
    where,
)


def hand(card: str, seat: str = R, **more: Any) -> FirstWar:
    """A side that may play a card; the other has one left as well, so that the turn goes on."""
    return scene(**{"phase": "round", "seat": seat, "card": card, "hands": LEFT[seat], **more})


# The card that is left to the enemy of each side.
LEFT = {R: {C: ["minor_campaign_b"]}, C: {R: ["minor_campaign_b"]}}


def removed(pos: FirstWar, card: str) -> bool:
    return CARD[card] in pos.removed


# -- #92 Forgotten Tactics Relearned -----------------------------------------------------------------------


@pytest.mark.rule("H17", "8.5")
def test_92_ends_the_forgotten_tactics_and_brings_xanthippus_without_his_cus() -> None:
    pos = hand(
        "tactics_relearned",
        C,
        carthage={"utica": 3, "lilybaeum": 2},
        generals={"xanthippus": "later"},
        markers=FORGOTTEN_TACTICS,
    )
    events = told(pos, "event tactics_relearned")
    assert "relearned" in kinds(events)
    assert where(pos, "xanthippus") == "utica"
    assert cus(pos, C, "utica") == 3
    assert not pos.marked(FORGOTTEN_TACTICS)
    assert GENERAL["xanthippus"] in pos.arrived
    assert removed(pos, "tactics_relearned")


@pytest.mark.rule("8.3")
def test_92_he_comes_to_a_cu_of_africa_that_is_not_besieged() -> None:
    pos = hand(
        "tactics_relearned",
        C,
        carthage={"utica": 1, "carthago/in": 2, "zama": 1, "lilybaeum": 2},
        generals={"xanthippus": "later"},
        siege={"carthago": 1},
        markers=FORGOTTEN_TACTICS,
    )
    do(pos, "event tactics_relearned")
    assert choices(pos, "place") == {"utica", "zama"}
    refused(pos, "place lilybaeum", "25", "event-region")
    refused(pos, "place carthago", "25", "nobody-in-africa")


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("markers", "at", "allowed"),
    [(FORGOTTEN_TACTICS, "gone", True), (0, "later", True), (0, "gone", False)],
)
def test_92_is_not_playable_when_the_marker_is_gone_and_he_has_come(
    markers: int, at: str, allowed: bool
) -> None:
    pos = hand("tactics_relearned", C, carthage={"utica": 1}, generals={"xanthippus": at}, markers=markers)
    if allowed:
        assert "event tactics_relearned" in legal(pos)
    else:
        refused(pos, "event tactics_relearned", "25", "nothing-forgotten")


# -- #93 Siege Engineers -----------------------------------------------------------------------------------


@pytest.mark.rule("20.1.3")
def test_93_needs_three_cus_before_an_enemy_city() -> None:
    pos = hand(
        "siege_engineers",
        rome={"syracusae": 3, "agrigentum": 2, "roma": 5},
        generals={"valerius": "syracusae", "caudex": "agrigentum"},
    )
    do(pos, "event siege_engineers")
    assert pos.engineers(ROME, SPACE["syracusae"])
    assert not pos.engineers(ROME, SPACE["agrigentum"])


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("count", [2, 3])
def test_93_is_refused_with_fewer(count: int) -> None:
    pos = hand("siege_engineers", rome={"syracusae": count}, generals={"valerius": "syracusae"})
    if count == 3:
        assert "event siege_engineers" in legal(pos)
    else:
        refused(pos, "event siege_engineers", "25", "no-city-before-you")


@pytest.mark.rule("20.1.3")
@pytest.mark.parametrize(("engineers", "points"), [(False, 0), (True, 1)])
def test_93_gives_the_red_die_before_syracusae(engineers: bool, points: int) -> None:
    """A 3 scores on the red die, but not on the white one that Rome rolls there otherwise."""
    pos = scene(
        {"syracusae": 6},
        {},
        {"valerius": "syracusae"},
        phase="march",
        general="valerius",
        hands=LEFT[R],
    )
    if engineers:
        pos.engines.append([ROME, SPACE["syracusae"]])
    do(rig(pos, 3), "besiege")
    assert pos.siege[SPACE["syracusae"]] == points


@pytest.mark.rule("20.5")
def test_93_ends_with_the_siege() -> None:
    pos = scene(
        {"syracusae": 6},
        {},
        {"valerius": "syracusae"},
        phase="march",
        general="valerius",
        siege={"syracusae": 1},
    )
    pos.engines.append([ROME, SPACE["syracusae"]])
    do(pos, "march leontini")
    assert pos.engines == []
    assert pos.siege[SPACE["syracusae"]] == 0


@pytest.mark.rule("20.5", "H5")
@pytest.mark.parametrize(("points", "stay"), [(0, False), (1, True)])
def test_93_ends_with_a_turn_in_which_nothing_was_gained(points: int, stay: bool) -> None:
    pos = scene({"syracusae": 6}, {}, {"valerius": "syracusae"}, siege={"syracusae": points})
    pos.engines.append([ROME, SPACE["syracusae"]])
    pos.lift_sieges()
    assert pos.engineers(ROME, SPACE["syracusae"]), "as long as the turn lasts"
    Departures().begin_at_sea(pos)
    assert pos.engineers(ROME, SPACE["syracusae"]) == stay


# -- #94 Hiero Allies with Rome ----------------------------------------------------------------------------


@pytest.mark.rule("8.5")
def test_94_turns_the_city_and_the_province_where_no_cus_stand() -> None:
    pos = hand(
        "hiero_allies_with_rome",
        rome={"syracusae": 3},
        carthage={"syracusae/in": 2, "catana": 1},
        generals={"valerius": "syracusae", "hanno": "syracusae/in"},
    )
    do(pos, "event hiero_allies_with_rome")
    assert controls(pos, "syracusae") == R
    assert cus(pos, C, "syracusae/in") == 0
    assert where(pos, "hanno") == "displaced"
    assert [controls(pos, s) for s in ("leontini", "acrae", "camarina", "catana")] == [R, R, R, C]
    assert removed(pos, "hiero_allies_with_rome")


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("generals", [{}, {"valerius": "leontini"}])
def test_94_needs_a_roman_army_at_syracusae(generals: dict[str, str]) -> None:
    pos = hand("hiero_allies_with_rome", rome={"syracusae": 3, "leontini": 5}, generals=generals)
    refused(pos, "event hiero_allies_with_rome", "25", "no-army-at-syracuse")


# -- #95 Socii Navales -------------------------------------------------------------------------------------


@pytest.mark.rule("H8.5")
def test_95_places_two_ready_ships_and_moves_a_fleet_along_one_lane() -> None:
    pos = hand("socii_navales")
    do(pos, "event socii_navales", "build neapolis", "build tarentum")
    assert (ready(pos, R, "neapolis"), ready(pos, R, "tarentum")) == (1, 1)
    do(pos, "fleet neapolis", "to paestum")
    assert ready(pos, R, "paestum") == 1
    assert pos.ships_of(ROME) == 2
    assert step(pos) not in ("FleetUse", "FleetOrders")


@pytest.mark.rule("8.3")
def test_95_both_may_come_to_one_port_and_no_fleet_needs_to_move() -> None:
    pos = hand("socii_navales")
    do(pos, "event socii_navales", "build roma", "build roma", "done")
    assert ready(pos, R, "roma") == 2


@pytest.mark.rule("H2")
def test_95_ports_of_italia_only_and_never_an_eleventh_ship() -> None:
    pos = hand("socii_navales", ready={R: {"roma": 9}}, siege={"tarentum": 1})
    do(pos, "event socii_navales")
    refused(pos, "build messana", "H8.3", "build-elsewhere")
    refused(pos, "build tarentum", "H8.3", "build-besieged")
    refused(pos, "build lilybaeum", "H8.3", "build-not-yours")
    do(pos, "build neapolis")
    assert step(pos) == "FleetUse"
    assert pos.ships_of(ROME) == 10


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("card", "count"), [("socii_navales", 1), ("private_fleet", 3)])
def test_95_and_96_enemy_ships_do_not_keep_ships_from_a_port(card: str, count: int) -> None:
    """Unlike H8.3: the cards speak of friendly ports that are not besieged."""
    pos = hand(card, ready={C: {"thurii": 2}})
    do(pos, f"event {card}", "build thurii")
    assert ships(pos, R, "thurii") == (count, 0)


@pytest.mark.rule("8.3")
def test_95_is_rome_s_event_and_is_refused_without_a_ship_left() -> None:
    refused(hand("socii_navales", C), "event socii_navales", "8.3")
    pos = hand("socii_navales", ready={R: {"roma": 10}})
    refused(pos, "event socii_navales", "25", "no-port-for-ships")


# -- #96 A Fleet from Private Purses -----------------------------------------------------------------------


@pytest.mark.rule("8.5")
@pytest.mark.parametrize(("had", "come"), [(0, 3), (4, 3), (5, 1), (9, 1)])
def test_96_places_one_ship_or_three_if_rome_has_four_or_fewer(had: int, come: int) -> None:
    pos = hand("private_fleet", ready={R: {"tarentum": had}})
    do(pos, "event private_fleet", "build roma")
    assert ships(pos, R, "roma") == (come, 0)
    assert removed(pos, "private_fleet")


@pytest.mark.rule("H2")
def test_96_exhausted_ships_count() -> None:
    pos = hand("private_fleet", exhausted={R: {"tarentum": 5}})
    do(pos, "event private_fleet", "build roma")
    assert ready(pos, R, "roma") == 1


# -- #97 Silver for the Fleet ------------------------------------------------------------------------------


@pytest.mark.rule("H8.2")
@pytest.mark.parametrize(("had", "left", "built"), [(0, 3, 0), (1, 0, 1), (3, 0, 1)])
def test_97_puts_three_markers_into_the_treasury(had: int, left: int, built: int) -> None:
    pos = hand("silver_for_the_fleet", C, treasury={C: had})
    do(pos, "event silver_for_the_fleet")
    assert pos.treasury[CARTHAGE] == left
    assert ready(pos, C, "carthago") == built


@pytest.mark.rule("H8.4")
def test_97_or_repairs_all_ships_of_one_friendly_port() -> None:
    pos = hand(
        "silver_for_the_fleet", C, exhausted={C: {"drepana": 3, "utica": 1, "messana": 1}}, siege={"utica": 1}
    )
    do(pos, "event silver_for_the_fleet")
    assert choices(pos, "repair") == {"drepana"}
    refused(pos, "repair utica", "H8.4", "repair-besieged")
    refused(pos, "repair messana", "H8.4", "repair-not-yours")
    do(pos, "repair drepana")
    assert ships(pos, C, "drepana") == (3, 0)
    assert pos.treasury[CARTHAGE] == 0


# -- #98 War from Mount Eryx -------------------------------------------------------------------------------


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("general", "count"), [("hamilcar_barca", 2), ("hanno", 1)], ids=["Hamilcar Barca", "another"]
)
def test_98_removes_roman_pcs_of_the_island(general: str, count: int) -> None:
    pos = hand(
        "war_from_eryx",
        C,
        rome={"halaesa": 1},
        carthage={"segesta": 2},
        generals={general: "segesta"},
        control={R: ["mylae", "tyndaris", "enna", "halaesa", "paestum"], C: ["segesta"]},
    )
    do(pos, "event war_from_eryx")
    refused(pos, "remove halaesa", "25", "no-lone-pc-there")
    refused(pos, "remove paestum", "25", "event-region")
    for space in ("mylae", "tyndaris")[:count]:
        do(pos, f"remove {space}")
    assert step(pos) != "Choice"
    held = [controls(pos, s) for s in ("mylae", "tyndaris", "enna", "halaesa")]
    assert held == [*([None] * count), *([R] * (4 - count))]


@pytest.mark.rule("8.3")
def test_98_barca_may_stop_after_one() -> None:
    pos = hand(
        "war_from_eryx",
        C,
        generals={"hamilcar_barca": "segesta"},
        control={R: ["mylae", "tyndaris"], C: ["segesta"]},
    )
    do(pos, "event war_from_eryx", "remove mylae", "done")
    assert controls(pos, "tyndaris") == R


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("place", "cus_there"), [("segesta", 0), ("carthago", 3)])
def test_98_is_refused_without_a_general_with_cus_on_the_island(place: str, cus_there: int) -> None:
    pos = hand(
        "war_from_eryx",
        C,
        carthage={place: cus_there},
        generals={"hanno": place},
        control={R: ["mylae"], C: ["segesta", "carthago"]},
    )
    refused(pos, "event war_from_eryx", "25", "nobody-on-the-island")


# -- #99 Numidian Unrest -----------------------------------------------------------------------------------


@pytest.mark.rule("8.3")
def test_99_removes_two_pcs_of_numidia_and_may_place_one() -> None:
    pos = hand(
        "numidian_unrest",
        rome={"zama": 1},
        carthage={"aurasius": 1},
        control={R: ["zama"], C: ["cirta", "madauros", "theveste", "aurasius", "hippo_regius"]},
    )
    do(pos, "event numidian_unrest")
    refused(pos, "remove aurasius", "25", "no-lone-pc-there")
    refused(pos, "remove hippo_regius", "25", "event-province")
    refused(pos, "pc cirta", "25", "no-lone-pc-there")
    do(pos, "remove cirta", "remove madauros")
    refused(pos, "remove theveste", "25", "no-lone-pc-there")
    do(pos, "pc cirta")
    assert [controls(pos, s) for s in ("cirta", "madauros", "theveste")] == [R, None, C]


@pytest.mark.rule("8.3")
def test_99_without_a_cu_in_africa_nothing_is_placed() -> None:
    pos = hand(
        "numidian_unrest", rome={"roma": 5}, control={R: ["roma"], C: ["cirta", "madauros", "theveste"]}
    )
    do(pos, "event numidian_unrest", "remove cirta")
    refused(pos, "pc cirta", "25", "nobody-in-africa")
    do(pos, "remove madauros")
    assert controls(pos, "cirta") is None
    assert step(pos) != "Choice"


@pytest.mark.rule("8.3")
def test_99_is_refused_without_enemy_pcs_in_numidia() -> None:
    refused(hand("numidian_unrest", control=EMPTY), "event numidian_unrest", "25", "no-lone-pc-there")


# -- #100 Mercenaries from Iberia and Gaul -----------------------------------------------------------------


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("where_to", "count"), [("carthago", 3), ("lilybaeum", 2)])
def test_100_three_cus_in_carthago_or_two_with_a_general_in_a_port(where_to: str, count: int) -> None:
    pos = hand(
        "overseas_mercenaries",
        C,
        carthage={"lilybaeum": 1},
        generals={"hanno": "lilybaeum", "bostar": "segesta"},
    )
    before = cus(pos, C, where_to)
    do(pos, "event overseas_mercenaries")
    assert choices(pos, "place") == {"carthago", "lilybaeum"}
    refused(pos, "place segesta", "25", "not-a-port-of-ours")
    do(pos, f"place {where_to}")
    assert cus(pos, C, where_to) + cus(pos, C, f"{where_to}/in") == before + count


@pytest.mark.rule("6.3")
def test_100_not_into_a_besieged_city() -> None:
    pos = hand(
        "overseas_mercenaries", C, generals={"hanno": "lilybaeum/in"}, siege={"carthago": 1, "lilybaeum": 1}
    )
    refused(pos, "event overseas_mercenaries", "25", "no-place-for-mercenaries")


# -- #101 Cruel Sea ----------------------------------------------------------------------------------------


def storm(ships_sailing: int, markers: int = 0, **more: Any) -> FirstWar:
    """A Roman fleet has gone from Neapolis to Lipara, and Carthage holds Cruel Sea."""
    pos = scene(
        ready={R: {"neapolis": ships_sailing}},
        hands={C: ["cruel_sea", "minor_campaign_b"]},
        markers=markers,
        **more,
    )
    return do(pos, "fleet neapolis", "to lipara")


@pytest.mark.rule("8.4")
@pytest.mark.parametrize(("markers", "left"), [(0, 2), (CORVUS, 1)])
def test_101_sinks_on_five_and_six_and_with_the_corvus_on_four(markers: int, left: int) -> None:
    pos = storm(4, markers)
    assert to_move(pos) == C
    do(rig(pos, 3, 4, 5, 6), "counter cruel_sea")
    assert ready(pos, R, "lipara") == left


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("faces", "kept"), [((5, 5, 1, 1), True), ((5, 5, 6, 1), False)])
def test_101_the_corvus_is_lost_with_three_ships_at_once(faces: tuple[int, ...], kept: bool) -> None:
    pos = storm(4, CORVUS)
    events = told(rig(pos, *faces), "counter cruel_sea")
    assert pos.marked(CORVUS) is kept
    assert ("corvus-lost" in kinds(events)) is not kept


@pytest.mark.rule("H13.1")
def test_101_each_ship_takes_a_cu_and_a_supply_train_of_the_army_aboard() -> None:
    pos = scene(
        {"neapolis": 5},
        {},
        {"valerius": "neapolis"},
        ready={R: {"neapolis": 4}},
        supplies={"valerius": 3},
        supremacy=R,
        hands={C: ["cruel_sea", "minor_campaign_b"]},
        phase="march",
        general="valerius",
    )
    do(pos, "sail lipara", "to lipara")
    do(rig(pos, 6, 5, 1, 2), "counter cruel_sea")
    assert ready(pos, R, "lipara") == 2
    assert cus(pos, R, "lipara") == 3
    assert supplies(pos, "valerius") == 1


@pytest.mark.rule("H13.1")
def test_101_with_every_ship_the_army_goes_down() -> None:
    pos = scene(
        {"neapolis": 5},
        {},
        {"valerius": "neapolis"},
        ready={R: {"neapolis": 3}},
        supremacy=R,
        hands={C: ["cruel_sea", "minor_campaign_b"]},
        phase="march",
        general="valerius",
    )
    do(pos, "sail lipara", "to lipara")
    do(rig(pos, 6, 5, 6), "counter cruel_sea")
    assert ready(pos, R, "lipara") == 0
    assert cus(pos, R, "lipara") == cus(pos, R, "neapolis") == 0
    assert where(pos, "valerius") == "displaced"


@pytest.mark.rule("8.4")
def test_101_is_no_card_of_a_round() -> None:
    refused(hand("cruel_sea"), "event cruel_sea", "8.4", "only-a-counter")


# -- #102 Treasury Deficit ---------------------------------------------------------------------------------


@pytest.mark.rule("H8.2")
def test_102_empties_the_treasury_and_touches_no_ship() -> None:
    pos = hand("treasury_deficit", treasury={C: 3, R: 2}, ready={C: {"carthago": 3}})
    do(pos, "event treasury_deficit")
    assert pos.treasury == [2, 0]
    assert ready(pos, C, "carthago") == 3


@pytest.mark.rule("H2")
def test_102_with_an_empty_treasury_two_ready_ships_of_the_owner_s_choice_are_exhausted() -> None:
    pos = hand("treasury_deficit", ready={C: {"carthago": 3, "lilybaeum": 1}}, exhausted={C: {"drepana": 1}})
    do(pos, "event treasury_deficit")
    assert to_move(pos) == C
    refused(pos, "target drepana", "25", "no-ready-ship-there")
    do(pos, "target lilybaeum")  # and the second one of the only port that is left
    assert ships(pos, C, "lilybaeum") == (0, 1)
    assert ships(pos, C, "carthago") == (2, 1)


@pytest.mark.rule("8.3")
def test_102_is_refused_if_there_is_nothing_to_lose() -> None:
    pos = hand("treasury_deficit", exhausted={C: {"drepana": 1}})
    refused(pos, "event treasury_deficit", "25", "no-treasury-no-ships")


# -- #103 Naval Training Program ---------------------------------------------------------------------------


@pytest.mark.rule("H8.3", "H8.4", "H2.2")
def test_103_divides_six_ops_between_ships_and_repairs_and_trains_rome_s_crews() -> None:
    pos = hand("naval_training", exhausted={R: {"roma": 4}})
    do(pos, "event naval_training", "build roma", "repair roma", "repair roma")
    refused(pos, "build roma", "H8.3", "build-needs-ops")
    do(pos, "repair roma")
    assert ships(pos, R, "roma") == (4, 1)
    assert step(pos) != "Dockyard"
    assert pos.marked(TRAINED)


@pytest.mark.rule("H8.3")
def test_103_two_ships_cost_all_six() -> None:
    pos = hand("naval_training", C)
    do(pos, "event naval_training", "build carthago", "build lilybaeum")
    assert (ready(pos, C, "carthago"), ready(pos, C, "lilybaeum")) == (1, 1)
    assert step(pos) != "Dockyard"
    assert not pos.marked(TRAINED)


@pytest.mark.rule("8.3")
def test_103_trains_even_where_nothing_can_be_built_but_does_nothing_else_twice() -> None:
    pos = hand("naval_training", ready={R: {"roma": 10}})
    do(pos, "event naval_training")
    assert pos.marked(TRAINED)
    pos = hand("naval_training", ready={R: {"roma": 10}}, markers=TRAINED)
    refused(pos, "event naval_training", "25", "no-ships-to-build-or-repair")
    pos = hand("naval_training", C, ready={C: {"carthago": 10}})
    refused(pos, "event naval_training", "25", "no-ships-to-build-or-repair")


# -- #104 Sacred Chickens Overboard ------------------------------------------------------------------------


def battle(
    admiral: str | None = None, hands: dict[str, list[str]] | None = None, enemies: int = 2, **more: Any
) -> FirstWar:
    """Three Roman ships from Tyndaris attack Carthaginian ones at Mylae."""
    pos = scene(
        {},
        {},
        {admiral: "tyndaris"} if admiral else {},
        ready={R: {"tyndaris": 3}, C: {"mylae": enemies}},
        control={R: ["tyndaris", "messana"], C: ["lipara"]},
        hands={C: ["minor_campaign_b"], **(hands or {})},
        **more,
    )
    do(pos, "fleet tyndaris")
    if admiral:
        do(pos, f"admiral {admiral}")
    return do(pos, "to mylae")


@pytest.mark.rule("H13", "H2.1")
@pytest.mark.parametrize(("played", "dealt"), [(False, 3), (True, 2)])
def test_104_a_roman_admiral_has_a_naval_rating_of_one_less(played: bool, dealt: int) -> None:
    pos = battle("duilius", {C: ["sacred_chickens"]})
    assert to_move(pos) == C
    do(pos, "counter sacred_chickens" if played else "pass")
    assert sum(pos.fighting().hands[ROME]) == dealt
    assert sum(pos.fighting().hands[CARTHAGE]) == 1  # Supremacy


@pytest.mark.rule("H13")
def test_104_and_minus_one_on_rome_s_dice_in_the_first_round_only() -> None:
    pos = battle("scipio_asina", {C: ["sacred_chickens"]}, markers=TRAINED)
    do(pos, "counter sacred_chickens")
    deal_tactics(pos, [], ["squadron"])
    events = told(rig(pos, 1, 2, 3, 1, 1), "no_tactic")
    volley = [event.args for event in events if event.kind == "volley"]
    assert volley[0] == {"side": R, "rolls": [1, 2, 3], "modifier": -1, "round": 1}
    assert volley[1]["modifier"] == 0
    events = told(rig(do(pos, "pass"), 1, 2, 3, 1, 1), "pass", "no_tactic")
    assert (
        only([e for e in events if e.kind == "volley" and e.args["side"] == R], "volley").args["modifier"]
        == 0
    )


@pytest.mark.rule("8.4")
@pytest.mark.parametrize("admiral", [None, "caudex"])
def test_104_needs_a_roman_admiral(admiral: str | None) -> None:
    """Without a naval rating Rome's commander is no Admiral, and Carthage is not asked."""
    pos = scene(
        {},
        {},
        {admiral: "tyndaris"} if admiral else {},
        ready={R: {"tyndaris": 3}, C: {"mylae": 2}},
        hands={C: ["sacred_chickens"]},
    )
    do(pos, "fleet tyndaris", "to mylae")
    assert step(pos) == "ChooseTactics"


@pytest.mark.rule("8.4", "H12")
@pytest.mark.parametrize(("place", "asked"), [("lipara", True), ("roma", False)])
def test_104_also_against_an_admiral_who_sent_interceptors(place: str, asked: bool) -> None:
    """Duilius stays at Lipara and leads from there: 3 less 1, and no card for Supremacy."""
    pos = scene(
        generals={"duilius": place},
        ready={C: {"tyndaris": 3}, R: {"lipara": 2}},
        hands={C: ["sacred_chickens"]},
        seat=C,
    )
    do(pos, "fleet tyndaris", "to mylae")
    chase(pos, 1, lipara=2)
    do(pos, "stand")
    assert (step(pos) == "Window") == asked
    if asked:
        do(pos, "counter sacred_chickens")
        assert sum(pos.fighting().hands[ROME]) == 2


# -- #105 Supply Convoy ------------------------------------------------------------------------------------


@pytest.mark.rule("H8.6")
def test_105_four_trains_at_most_three_with_one() -> None:
    pos = hand(
        "supply_convoy", rome={"roma": 5, "messana": 5}, generals={"valerius": "roma", "caudex": "messana"}
    )
    do(pos, "event supply_convoy", "supply valerius", "supply valerius", "supply valerius")
    refused(pos, "supply valerius", "H8.6", "supply-has-all")
    do(pos, "supply caudex")
    assert (supplies(pos, "valerius"), supplies(pos, "caudex")) == (3, 1)
    assert step(pos) != "Supplying"


@pytest.mark.rule("H8.6", "H20")
@pytest.mark.parametrize(("blockade", "reached"), [(0, True), (1, False)])
def test_105_reaches_a_besieged_port_that_is_not_blockaded(blockade: int, reached: bool) -> None:
    pos = hand(
        "supply_convoy",
        C,
        rome={"lilybaeum": 5},
        carthage={"lilybaeum/in": 2},
        generals={"himilco": "lilybaeum/in", "hanno": "carthago", "caudex": "lilybaeum"},
        siege={"lilybaeum": 1},
        ready={R: {"lilybaeum": blockade}},
    )
    do(pos, "event supply_convoy")
    if reached:
        do(pos, "supply himilco")
        assert supplies(pos, "himilco") == 1
    else:
        refused(pos, "supply himilco", "H8.6", "supply-besieged")


@pytest.mark.rule("8.3")
def test_105_is_refused_if_nobody_can_be_supplied() -> None:
    refused(hand("supply_convoy"), "event supply_convoy", "25", "nobody-to-supply")


# -- #106 The Rhodian Runs the Blockade --------------------------------------------------------------------


def besieged_lilybaeum(inside: int = 1, points: int = 2, garrison: int = 0, **more: Any) -> FirstWar:
    return hand(
        "the_rhodian",
        C,
        rome={"lilybaeum": 5},
        carthage={"lilybaeum/in": inside, "carthago": "2e1", "carthago/in": garrison, "segesta": 1},
        generals={"caudex": "lilybaeum"},
        siege={"lilybaeum": points},
        ready={R: {"lilybaeum": 2}},
        **more,
    )


@pytest.mark.rule("20.1")
def test_106_takes_a_siege_point_in_spite_of_the_blockade_and_brings_a_cu_inside() -> None:
    pos = besieged_lilybaeum()
    do(pos, "event the_rhodian")
    assert pos.siege[SPACE["lilybaeum"]] == 1
    refused(pos, "target segesta", "25", "not-a-port-of-ours")
    refused(pos, "target lilybaeum", "25", "not-a-port-of-ours")
    do(pos, "target carthago", "elephants 0")
    assert (cus(pos, C, "lilybaeum/in"), cus(pos, C, "carthago")) == (2, 1)
    assert pos.elephants[SPACE["carthago"]] == 1


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("where_", "kind"), [("carthago", 0), ("carthago", 1), ("carthago/in", 0)])
def test_106_carthage_says_which_cu_gets_inside(where_: str, kind: int) -> None:
    """Two CUs with an elephant stand outside the walls of Carthago, and one inside."""
    pos = besieged_lilybaeum(garrison=1)
    do(pos, "event the_rhodian", "target carthago")
    assert (step(pos), to_move(pos), legal(pos)) == ("RunIn", C, {"walls 0", "walls 1"})
    refused(pos, "walls 2", "25", "no-such-cu-there")
    events = told(pos, "walls 1" if "/in" in where_ else "walls 0")
    if "/in" not in where_:
        assert legal(pos) == {"elephants 0", "elephants 1"}
        refused(pos, "elephants 2", "25", "no-such-cu-there")
        refused(pos, "walls 0", "10.3.1", "when-walls")
        events += told(pos, f"elephants {kind}")
    assert only(events, "units").args == {"side": C, "space": "lilybaeum", "count": 1, "elephants": kind}
    left = {"carthago": 2, "carthago/in": 1}
    left[where_] -= 1
    assert {place: cus(pos, C, place) for place in left} == left
    assert (cus(pos, C, "lilybaeum/in"), elephants(pos, "lilybaeum/in")) == (2, kind)


@pytest.mark.rule("8.3")
def test_106_the_cu_may_stay_where_it_is() -> None:
    pos = besieged_lilybaeum()
    do(pos, "event the_rhodian", "done")
    assert pos.siege[SPACE["lilybaeum"]] == 1
    assert (cus(pos, C, "lilybaeum/in"), cus(pos, C, "carthago")) == (1, 2)


@pytest.mark.rule("10.7")
def test_106_only_if_there_is_room() -> None:
    pos = besieged_lilybaeum(inside=2)
    do(pos, "event the_rhodian")
    assert pos.siege[SPACE["lilybaeum"]] == 1
    assert cus(pos, C, "lilybaeum/in") == 2
    assert step(pos) != "Choice"


@pytest.mark.rule("8.3")
def test_106_is_refused_without_a_siege() -> None:
    refused(besieged_lilybaeum(points=0), "event the_rhodian", "25", "no-city-to-relieve")


# -- #107 Corvus -------------------------------------------------------------------------------------------


@pytest.mark.rule("H2.2")
def test_107_as_the_card_of_a_round() -> None:
    pos = hand("corvus")
    assert "corvus" in kinds(told(pos, "event corvus"))
    assert pos.marked(CORVUS)
    refused(hand("corvus", markers=CORVUS), "event corvus", "25", "corvus-in-play")
    refused(hand("corvus", C), "event corvus", "8.3")


@pytest.mark.rule("H13")
def test_107_in_a_naval_battle_of_rome_s_own_round() -> None:
    pos = battle(hands={R: ["corvus"]})
    assert to_move(pos) == R
    do(pos, "counter corvus")
    assert pos.marked(CORVUS)
    events = told(rig(pos, 4, 4, 4, 1, 1), "no_tactic")
    volley = [e.args for e in events if e.kind == "volley" and e.args["side"] == R]
    assert volley[0]["modifier"] == 0  # untrained -1, Corvus +1


@pytest.mark.rule("H13", "8.4")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_107_also_when_the_dice_of_a_round_lie_on_the_table(round_: int) -> None:
    """Untrained crews: a 5 misses, and hits with the Corvus, though it is played after the roll."""
    pos = do(battle(hands={R: ["corvus"]}, enemies=4), "pass")
    for played in range(1, round_ + 1):
        deal_tactics(pos, ["close_ranks"], ["close_ranks"])
        choose(rig(pos, 5, 1, 1, 1, 1, 1, 1), None, None)
        assert (step(pos), to_move(pos), choices(pos, "counter")) == ("Window", R, {"corvus"})
        assert ships(pos, C, "mylae") == (4, 0), "no hit has been taken"
        if played < round_:
            do(pos, "pass", "pass", "pass")  # no Corvus, and nobody breaks off
    events = told(rig(pos, 1, 1, 1), "counter corvus")
    assert [e.args["modifier"] for e in events if e.kind == "volley"] == [0]
    assert pos.marked(CORVUS)
    assert (pos.exhausted[CARTHAGE][SPACE["mylae"]], pos.ships_of(CARTHAGE)) == (1, 4)


@pytest.mark.rule("H13", "8.4")
def test_107_saves_a_board_card_that_lies_cancelled_on_the_table() -> None:
    pos = do(battle(hands={R: ["corvus"]}, enemies=4, markers=TRAINED), "pass")
    deal_tactics(pos, ["boarding"], ["ram"])
    choose(rig(pos, 6, 5, 1, 1, 1, 1, 1), "boarding", "ram")
    do(pos, "counter corvus")
    assert ships(pos, C, "mylae") == (2, 0)


@pytest.mark.rule("H13", "8.4")
def test_cards_that_are_played_before_a_naval_battle_are_not_played_in_it() -> None:
    """#88 and #104: the windows among the dice are for the Corvus."""
    hands = {R: ["ambush", "corvus"], C: ["sacred_chickens", "minor_campaign_b"]}
    pos = battle("duilius", hands, enemies=4)
    do(pos, "pass", "pass")
    deal_tactics(pos, ["close_ranks"], ["close_ranks"])
    choose(rig(pos, 1, 1, 1, 1, 1, 1, 1), None, None)
    assert (to_move(pos), choices(pos, "counter")) == (R, {"corvus"})
    do(pos, "pass")
    assert step(pos) == "BreakOff"


@pytest.mark.rule("H13")
def test_107_not_where_carthage_attacks() -> None:
    pos = scene(
        seat=C,
        ready={C: {"tyndaris": 3}, R: {"mylae": 2}},
        hands={R: ["corvus"]},
    )
    do(pos, "fleet tyndaris", "to mylae")
    assert step(pos) == "ChooseTactics"
    assert not pos.marked(CORVUS)


@pytest.mark.rule("H13")
@pytest.mark.parametrize(("markers", "sunk"), [(TRAINED, 1), (TRAINED | CORVUS, 2)])
def test_107_a_roman_board_card_sinks_on_a_natural_five_or_six(markers: int, sunk: int) -> None:
    pos = battle(markers=markers, enemies=4)
    deal_tactics(pos, ["boarding"], [])
    choose(rig(pos, 6, 5, 1), "boarding")
    assert pos.ships_of(CARTHAGE) == 4 - sunk


@pytest.mark.rule("H13")
@pytest.mark.parametrize(("markers", "sunk"), [(TRAINED, 0), (TRAINED | CORVUS, 1)])
def test_107_a_roman_board_card_is_not_cancelled(markers: int, sunk: int) -> None:
    pos = battle(markers=markers, enemies=4)
    deal_tactics(pos, ["boarding"], ["ram"])
    choose(rig(pos, 6, 1, 1), "boarding", "ram")
    assert pos.ships_of(CARTHAGE) == 4 - sunk


# -- #108 Peace Party in the Council -----------------------------------------------------------------------


@pytest.mark.rule("8.3")
def test_108_carthage_gives_a_card_at_random_or_two_pcs() -> None:
    settings: dict[str, Any] = {
        "hands": {C: ["diplomacy_a", "corvus"]},
        "control": {R: [], C: ["zama", "sicca", "tunes"]},
    }
    pos = hand("peace_party", **settings)
    do(pos, "event peace_party")
    assert to_move(pos) == C
    do(pos, "draw")
    assert len(pos.hands[CARTHAGE]) == 1
    assert controls(pos, "zama") == C
    pos = hand("peace_party", **settings)
    do(pos, "event peace_party", "remove zama")
    assert to_move(pos) == C
    do(pos, "remove tunes")
    assert [controls(pos, s) for s in ("zama", "sicca", "tunes")] == [None, C, None]
    assert len(pos.hands[CARTHAGE]) == 2


@pytest.mark.rule("8.3")
def test_108_with_one_pc_only_the_card_can_be_given() -> None:
    pos = hand("peace_party", hands={C: ["diplomacy_a", "corvus"]}, control={R: [], C: ["zama", "carthago"]})
    do(pos, "event peace_party")
    assert len(pos.hands[CARTHAGE]) == 1
    refused(hand("peace_party", control=EMPTY, hands={}), "event peace_party", "25", "no-lone-pc-there")


# -- #109 Raid on Port -------------------------------------------------------------------------------------


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("booty", "ready_left", "exhausted_left", "trains"),
    [("hit exhausted", 1, 0, 1), ("hit ready", 0, 2, 1), ("spend hanno", 1, 1, 0)],
)
def test_109_costs_a_ship_or_a_train(booty: str, ready_left: int, exhausted_left: int, trains: int) -> None:
    """Walled cities can be raided; ships in the port itself and one lane away count: three of them."""
    pos = raid(3, booty)
    assert ships(pos, C, "panormus") == (ready_left, exhausted_left)
    assert supplies(pos, "hanno") == trains


def raid(die: int, *booty: str) -> FirstWar:
    """The raid of three ships with this die."""
    pos = hand(
        "raid_on_port",
        ready={R: {"neapolis": 2, "lipara": 1}, C: {"panormus": 1}},
        exhausted={C: {"panormus": 1}},
        carthage={"panormus/in": 1},
        generals={"hanno": "panormus/in"},
        supplies={"hanno": 1},
    )
    do(pos, "event raid_on_port")
    return do(rig(pos, die), "target panormus", *booty)


@pytest.mark.rule("8.3")
def test_109_fails_above_the_number_of_ships() -> None:
    pos = raid(4)
    assert step(pos) != "RaidSpoils"
    assert ships(pos, C, "panormus") == (1, 1)


@pytest.mark.rule("8.3")
def test_109_five_ships_at_most_count() -> None:
    pos = hand("raid_on_port", ready={R: {"neapolis": 6}, C: {"panormus": 1, "lipara": 1}})
    do(rig(do(pos, "event raid_on_port"), 6), "target panormus")
    assert ships(pos, C, "panormus") == (1, 0)


@pytest.mark.rule("8.3")
def test_109_a_lone_pc_goes_too() -> None:
    pos = hand("raid_on_port", C, ready={C: {"lipara": 3}}, control={R: ["mylae"], C: ["lipara"]})
    do(rig(pos, 1), "event raid_on_port")
    assert controls(pos, "mylae") is None


@pytest.mark.rule("8.3")
def test_109_refusals() -> None:
    pos = hand(
        "raid_on_port",
        ready={R: {"neapolis": 1}, C: {"carthago": 2, "panormus": 1, "lipara": 1}},
    )
    do(pos, "event raid_on_port")
    refused(pos, "target carthago", "25", "port-out-of-reach")
    refused(pos, "target roma", "25", "not-an-enemy-port")
    refused(pos, "target segesta", "25", "not-an-enemy-port")
    refused(hand("raid_on_port"), "event raid_on_port", "25", "no-port-to-raid")


# -- #110 Mare Nostrum -------------------------------------------------------------------------------------


@pytest.mark.rule("H11.5")
def test_110_only_with_supremacy() -> None:
    refused(hand("mare_nostrum", supremacy=C), "event mare_nostrum", "25", "no-supremacy")
    assert "event mare_nostrum" in legal(hand("mare_nostrum", supremacy=R))


@pytest.mark.rule("8.3")
def test_110_two_pcs_in_ports_and_a_siege_point_where_rome_stands_by_land_and_sea() -> None:
    pos = hand(
        "mare_nostrum",
        supremacy=R,
        rome={"lilybaeum": 3, "drepana": 3},
        carthage={"lipara": 1},
        ready={R: {"lilybaeum": 1}},
    )
    do(pos, "event mare_nostrum")
    refused(pos, "pc lipara", "25", "carthaginian-cus-in-port")
    refused(pos, "pc segesta", "25", "no-port-for-pcs")
    refused(pos, "pc lilybaeum", "25", "no-port-for-pcs")
    refused(pos, "target drepana", "25", "not-shut-in-by-sea")
    do(pos, "pc thermae", "pc mylae")
    refused(pos, "pc tyndaris", "25", "event-used-up")
    do(pos, "target lilybaeum")
    assert (controls(pos, "thermae"), controls(pos, "mylae")) == (R, R)
    assert pos.siege[SPACE["lilybaeum"]] == 1
    assert step(pos) != "Choice"


@pytest.mark.rule("20.7")
def test_110_the_third_point_takes_the_city() -> None:
    pos = hand(
        "mare_nostrum",
        supremacy=R,
        rome={"lilybaeum": 3},
        generals={"caudex": "lilybaeum"},
        ready={R: {"lilybaeum": 1}},
        siege={"lilybaeum": 2},
    )
    do(pos, "event mare_nostrum", "target lilybaeum")
    assert controls(pos, "lilybaeum") == R
    assert spent(pos, R, "lilybaeum") == 0
