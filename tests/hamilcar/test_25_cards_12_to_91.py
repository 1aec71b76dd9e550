"""25 The cards that Hannibal has as well: their effects on this board, with the figures of their texts."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hamilcar.position import CORVUS, TRAINED, FirstWar
from bellum.games.hannibal.board import CARTHAGE, ROME
from tests.hamilcar.facts import CARD, GENERAL, SPACE
from tests.hamilcar.kit import (
    EMPTY,
    C,
    R,
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
    place_of,
    ready,
    refused,
    rig,
    scene,
    sea_fight,
    ships,
    spent,
    step,
    to_move,
    told,
    where,
)

LEFT = {R: {C: ["minor_campaign_b"]}, C: {R: ["minor_campaign_b"]}}


def hand(card: str, seat: str = R, *args: Any, **more: Any) -> FirstWar:
    """A side that may play a card; the other has one left as well, so that the turn goes on."""
    return scene(*args, **{"phase": "round", "seat": seat, "card": card, "hands": LEFT[seat], **more})


def march(general: str, seat: str = R, *args: Any, **more: Any) -> FirstWar:
    """A general who was activated with a card of 3 OPs."""
    return scene(*args, **{"phase": "march", "seat": seat, "general": general, **more})


# -- CUs ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("17.1")
@pytest.mark.parametrize(("herd", "beasts"), [(0, 2), (3, 1), (4, 0)])
def test_12_two_elephants_in_carthago_or_cus_for_those_that_are_not_there(herd: int, beasts: int) -> None:
    pos = hand("african_reinforcements", C, {}, {"utica": f"4e{herd}"})
    do(pos, "event african_reinforcements")
    assert cus(pos, C, "carthago") == 2
    assert elephants(pos, "carthago") == beasts
    besieged = hand("african_reinforcements", C, {}, {"carthago/in": 1}, siege={"carthago": 1})
    assert "event african_reinforcements" not in legal(besieged)


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("card", "province"),
    [
        ("auxiliaries_apulia", ["luceria", "canusium", "venusia"]),
        ("auxiliaries_samnium", ["corfinium", "aesernia"]),
        ("auxiliaries_campania", ["capua", "nuceria"]),
    ],
)
def test_44_46_48_two_cus_for_a_general_in_italia_if_the_province_is_roman(
    card: str, province: list[str]
) -> None:
    forces: tuple[Any, ...] = ({"roma": 5, "messana": 5}, {}, {"valerius": "roma", "caudex": "messana"})
    pos = hand(card, R, *forces, control={R: [*province, "roma", "messana"], C: []})
    do(pos, f"event {card}")
    assert (cus(pos, R, "roma"), cus(pos, R, "messana")) == (7, 5)
    without = hand(card, R, *forces, control={R: [*province[1:], "roma", "messana"], C: []})
    refused(without, f"event {card}", "25")
    nobody = hand(card, R, {"roma": 5}, control={R: [*province, "roma"], C: []})
    refused(nobody, f"event {card}", "25")


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("seat", "general", "place", "abroad"),
    [(R, "valerius", "capua", "messana"), (C, "hanno", "utica", "lilybaeum")],
)
def test_81_two_cus_at_home(seat: str, general: str, place: str, abroad: str) -> None:
    forces = {place: 3}
    settings: tuple[Any, ...] = (forces, {}) if seat == R else ({}, forces)
    pos = hand("volunteers", seat, *settings, {general: place})
    do(pos, "event volunteers")
    assert cus(pos, seat, place) == 5
    refused(hand("volunteers", seat, {}, {}, {general: abroad}), "event volunteers", "25")


@pytest.mark.rule("8.3")
def test_91_each_side_gets_a_cu() -> None:
    pos = hand(
        "exchange_of_prisoners",
        R,
        {"roma": 5},
        {"lilybaeum": 2},
        {"valerius": "roma", "hanno": "lilybaeum"},
    )
    do(pos, "event exchange_of_prisoners")
    assert to_move(pos) == C, "the enemy need not"
    do(pos, min(choice for choice in legal(pos) if choice != "done"))
    assert (cus(pos, R, "roma"), cus(pos, C, "lilybaeum")) == (6, 3)


@pytest.mark.rule("8.3")
def test_89_a_cu_goes_over_to_an_army_next_to_it() -> None:
    forces: dict[str, Any] = {"generals": {"valerius": "segesta"}}
    pos = hand("turncoats", R, {"segesta": 3}, {"panormus": 2}, **forces)
    do(pos, "event turncoats")
    assert (cus(pos, R, "segesta"), cus(pos, C, "panormus")) == (4, 1)
    alone = hand("turncoats", R, {"segesta": 3}, {"panormus": 1}, **forces)
    refused(alone, "event turncoats", "25")


@pytest.mark.rule("8.3")
def test_80_the_dictator_comes_from_the_pool_and_leaves_his_trains_when_he_resigns() -> None:
    pos = hand("dictator", R, {"roma": 3, "messana": 5}, {}, {})
    do(pos, "event dictator", "general regulus")
    assert where(pos, "regulus") == "roma"
    assert pos.dictator() == GENERAL["regulus"]
    pos.supplies[GENERAL["regulus"]] = 2
    pos.retire(GENERAL["regulus"])
    assert pos.supplies[GENERAL["regulus"]] == 0
    assert where(pos, "regulus") == "pool"


# -- sieges ------------------------------------------------------------------------------------------------


@pytest.mark.rule("20.1.1")
def test_17_a_city_loses_one_siege_point() -> None:
    pos = hand("surprise_sortie", C, {"lilybaeum": 5}, {}, {"caudex": "lilybaeum"}, siege={"lilybaeum": 2})
    do(pos, "event surprise_sortie")
    assert pos.siege[SPACE["lilybaeum"]] == 1
    refused(hand("surprise_sortie", C), "event surprise_sortie", "25")


@pytest.mark.rule("H20")
@pytest.mark.parametrize(("blockade", "free"), [(0, True), (1, False)])
def test_49_all_points_of_a_port_that_is_not_blockaded(blockade: int, free: bool) -> None:
    pos = hand(
        "opposing_fleet_breaks_siege",
        C,
        {"lilybaeum": 5},
        {},
        {"caudex": "lilybaeum"},
        siege={"lilybaeum": 2},
        ready={R: {"lilybaeum": blockade}},
    )
    if free:
        do(pos, "event opposing_fleet_breaks_siege")
        assert pos.siege[SPACE["lilybaeum"]] == 0
    else:
        assert "event opposing_fleet_breaks_siege" not in legal(pos)


@pytest.mark.rule("H20")
def test_49_not_a_city_inland() -> None:
    pos = hand("opposing_fleet_breaks_siege", R, {}, {"capua": 5}, {"hanno": "capua"}, siege={"capua": 2})
    assert "event opposing_fleet_breaks_siege" not in legal(pos)


@pytest.mark.rule("20.8")
def test_53_the_tribe_of_volsinii_shakes_off_its_points() -> None:
    pos = hand("tribal_resistance", C, {"volsinii": 6}, {}, {"valerius": "volsinii"}, siege={"volsinii": 2})
    do(pos, "event tribal_resistance")
    assert pos.siege[SPACE["volsinii"]] == 0
    refused(hand("tribal_resistance", C), "event tribal_resistance", "25")


@pytest.mark.rule("20.1.2")
def test_54_two_siege_rolls_that_both_count() -> None:
    pos = hand("treachery_within_city", R, {"lilybaeum": 6}, {}, {"valerius": "lilybaeum"})
    do(pos, "event treachery_within_city", "activate valerius")
    do(rig(pos, 6), "besiege")
    do(rig(pos, 6), "roll")
    assert pos.siege[SPACE["lilybaeum"]] == 2


# -- afflictions -------------------------------------------------------------------------------------------


@pytest.mark.rule("21.2")
@pytest.mark.parametrize(("die", "lost"), [(1, 0), (2, 1), (5, 2), (6, 2)])
def test_51_an_army_rolls_for_attrition_once(die: int, lost: int) -> None:
    pos = hand("epidemic", C, {"messana": 5}, {}, {"caudex": "messana"})
    do(rig(pos, die), "event epidemic")
    assert cus(pos, R, "messana") == 5 - lost
    refused(hand("epidemic", C, {"messana": 5}), "event epidemic", "25")


@pytest.mark.rule("21.2")
@pytest.mark.parametrize(("die", "lost"), [(1, 1), (4, 2), (6, 3)])
def test_52_a_besieging_army_rolls_with_one_more(die: int, lost: int) -> None:
    pos = hand("pestilence", C, {"lilybaeum": 5}, {}, {"caudex": "lilybaeum"}, siege={"lilybaeum": 1})
    do(rig(pos, die), "event pestilence")
    assert cus(pos, R, "lilybaeum") == 5 - lost
    idle = hand("pestilence", C, {"lilybaeum": 5}, {}, {"caudex": "lilybaeum"})
    refused(idle, "event pestilence", "25")


@pytest.mark.rule("21.1.3")
def test_21_carthaginian_forces_roll_but_not_those_in_their_own_cities() -> None:
    pos = hand("mercenaries_desert", R, {}, {"segesta": 5, "lilybaeum": 5})
    do(rig(pos, 6), "event mercenaries_desert")
    assert (cus(pos, C, "segesta"), cus(pos, C, "lilybaeum")) == (3, 5)
    safe = hand("mercenaries_desert", R, {}, {"lilybaeum": 5})
    refused(safe, "event mercenaries_desert", "25")


@pytest.mark.rule("21.1.3")
@pytest.mark.parametrize(("die", "spared"), [(2, True), (3, False)])
def test_21_a_general_keeps_his_men_with_his_battle_rating_or_less(die: int, spared: bool) -> None:
    pos = hand("mercenaries_desert", R, {}, {"segesta": 5}, {"hanno": "segesta"})
    do(rig(pos, die, 6), "event mercenaries_desert")
    assert cus(pos, C, "segesta") == (5 if spared else 3)


@pytest.mark.rule("21.2")
@pytest.mark.parametrize(("die", "lost"), [(2, 0), (3, 1), (6, 2)])
def test_75_a_force_on_your_pc_rolls_with_one_less(die: int, lost: int) -> None:
    pos = hand("forage_parties_cut_off", C, {"segesta": 5})
    do(rig(pos, die), "event forage_parties_cut_off")
    assert cus(pos, R, "segesta") == 5 - lost
    refused(hand("forage_parties_cut_off", C, {"capua": 5}), "event forage_parties_cut_off", "25")


# -- PCs ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("card", ["diplomacy_a", "diplomacy_b"])
def test_35_36_one_ordinary_pc_without_cus_turns_over(card: str) -> None:
    pos = hand(card, R, {}, {"thermae": 1}, control={R: [], C: ["thermae", "segesta", "lilybaeum", "zama"]})
    do(pos, f"event {card}")
    assert choices(pos, "target") | choices(pos, "pc") == {"segesta", "zama"}
    do(pos, next(word for word in legal(pos) if word.endswith("segesta")))
    assert controls(pos, "segesta") == R


@pytest.mark.rule("8.3")
def test_56_three_roman_pcs_if_carthage_holds_sicilia() -> None:
    held = ["agrigentum", "phintias", "enna", "heraclea_minoa", "mylae"]
    romans = ["praeneste", "antium", "cosa", "tarquinii"]
    pos = hand("grain_shortage", C, control={R: romans, C: held})
    do(pos, "event grain_shortage", "remove praeneste", "remove antium", "remove cosa")
    assert [controls(pos, s) for s in romans] == [None, None, None, R]
    assert step(pos) != "Choice"
    refused(hand("grain_shortage", C, control={R: romans, C: held[1:]}), "event grain_shortage", "25")


@pytest.mark.rule("8.3")
def test_86_two_pcs_next_to_one_space_with_own_cus() -> None:
    pos = hand(
        "surprise_raids", C, {}, {"enna": 2}, control={R: ["halaesa", "phintias", "mylae"], C: ["enna"]}
    )
    do(pos, "event surprise_raids")
    assert "remove mylae" not in legal(pos)
    do(pos, "remove halaesa", "remove phintias")
    assert [controls(pos, s) for s in ("halaesa", "phintias", "mylae")] == [None, None, R]


@pytest.mark.rule("H13.1")
def test_76_three_pcs_after_a_victory_also_one_at_sea() -> None:
    pos = hand("triumph", R)
    refused(pos, "event triumph", "25")
    pos.won[ROME].append(SPACE["mylae"])
    pos._legal = None
    do(pos, "event triumph", "pc mylae", "pc tyndaris", "pc enna")
    assert [controls(pos, s) for s in ("mylae", "tyndaris", "enna")] == [R, R, R]
    assert step(pos) != "Choice"


@pytest.mark.rule("H13.1")
def test_78_two_pcs_turn_over_in_the_province_of_a_naval_victory() -> None:
    pos = hand("spoils_of_war", R, control={R: ["messana"], C: ["thermae", "segesta", "zama"]})
    refused(pos, "event spoils_of_war", "25")
    pos.won[ROME].append(SPACE["panormus"])
    pos._legal = None
    do(pos, "event spoils_of_war")
    while step(pos) == "Choice":
        do(pos, min(word for word in legal(pos) if word != "done"))
    assert [controls(pos, s) for s in ("thermae", "segesta", "zama")] == [R, R, C]


@pytest.mark.rule("8.3")
def test_90_a_consul_costs_two_pcs() -> None:
    pos = hand(
        "flamen_martialis",
        C,
        {"roma": 5},
        {},
        {"valerius": "roma"},
        control={R: ["roma", "praeneste", "antium", "cosa"], C: []},
    )
    do(pos, "event flamen_martialis", "ops minor_campaign_b", "activate valerius")
    assert (to_move(pos), step(pos)) == (R, "RemovePCs")
    do(pos, "remove praeneste", "remove antium")
    assert [controls(pos, s) for s in ("praeneste", "antium", "cosa")] == [None, None, R]


# -- hands -------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.3")
def test_55_a_random_card_changes_hands() -> None:
    pos = hand("messenger_intercepted", R)
    do(pos, "event messenger_intercepted")
    assert pos.hands == [[CARD["minor_campaign_b"]], []]


@pytest.mark.rule("8.3")
def test_82_the_enemy_discards_a_card_of_his_choice() -> None:
    pos = hand("rival_factions", R, hands={C: ["diplomacy_a", "epidemic"]})
    do(pos, "event rival_factions")
    assert to_move(pos) == C
    do(pos, next(word for word in legal(pos) if word.endswith("epidemic")))
    assert pos.hands[CARTHAGE] == [CARD["diplomacy_a"]]
    assert CARD["epidemic"] in pos.discard
    refused(hand("rival_factions", R, hands={}), "event rival_factions", "25")


@pytest.mark.rule("8.4", "H8.2")
def test_79_cancels_an_event_or_a_payment_into_the_treasury_but_nothing_else() -> None:
    settings: dict[str, Any] = {"hands": {C: ["punic_faith", "minor_campaign_b"]}}
    pos = do(hand("socii_navales", R, **settings), "event socii_navales")
    assert to_move(pos) == C
    do(pos, "counter punic_faith")
    assert pos.ships_of(ROME) == 0
    pos = do(hand("socii_navales", R, **settings), "ops socii_navales", "deposit")
    assert to_move(pos) == C
    do(pos, "counter punic_faith")
    assert pos.treasury == [0, 0]
    assert {CARD["socii_navales"], CARD["punic_faith"]} <= set(pos.discard)
    pos = do(hand("naval_training", R, **settings), "ops naval_training", "build roma")
    assert ready(pos, R, "roma") == 1
    refused(hand("punic_faith", C), "event punic_faith", "8.4", "only-a-counter")


# -- campaigns ---------------------------------------------------------------------------------------------


@pytest.mark.rule("10.11", "H11.1")
@pytest.mark.parametrize(
    ("card", "count"),
    [
        ("major_campaign_a", 3),
        ("major_campaign_b", 3),
        ("minor_campaign_a", 2),
        ("minor_campaign_b", 2),
        ("minor_campaign_c", 2),
        ("minor_campaign_d", 2),
        ("imperium", 2),
    ],
)
def test_33_to_40_and_83_every_general_may_go_by_sea_whatever_his_rating(card: str, count: int) -> None:
    """Strategy ratings of 3, and each sails from Neapolis to Paestum with a ship of his own."""
    names = ["vulso", "pullus", "megellus"]
    pos = scene(
        {"neapolis": 5},
        {},
        dict.fromkeys(names, "neapolis:proconsul"),
        phase="round",
        card=card,
        hands={C: ["diplomacy_a"]},
        ready={R: {"neapolis": 3}},
        supremacy=R,
    )
    do(pos, f"event {card}")
    for name in names[:count]:
        do(pos, f"activate {name}", "take 0")
        for other in sorted(choices(pos, "leave")):
            do(pos, f"leave {other}")
        if "ships 1" in legal(pos):
            do(pos, "ships 1")
        do(pos, "sail paestum", "to paestum", "halt")
    assert ready(pos, R, "paestum") == count
    assert step(pos) not in ("Activation", "SeaMarch")


@pytest.mark.rule("7.3")
@pytest.mark.parametrize(("card", "campaign"), [("minor_campaign_a", True), ("imperium", False)])
def test_83_is_no_campaign(card: str, campaign: bool) -> None:
    pos = scene()
    assert pos.sea.deck[CARD[card]].campaign is campaign


@pytest.mark.rule("10.2")
@pytest.mark.parametrize(
    ("card", "rating"), [("forced_march_1", 1), ("forced_march_2", 2), ("forced_march_3", 3)]
)
def test_61_to_63_six_points_for_a_general_of_that_rating(card: str, rating: int) -> None:
    ratings = {"pulcher": 1, "valerius": 2, "vulso": 3}
    pos = hand(card, R, {"roma": 10}, {}, dict.fromkeys(("pulcher", "valerius"), "roma:consul"))
    do(pos, f"event {card}")
    if step(pos) == "Activation":
        wanted = {name for name in ("pulcher", "valerius") if ratings[name] <= rating}
        assert choices(pos, "activate") == wanted
        do(pos, "activate pulcher")
    assert pos.marching().points == 6


@pytest.mark.rule("H11.2")
@pytest.mark.parametrize(("general", "at_sea"), [("valerius", 3), ("pulcher", 4)])
def test_63_three_of_the_points_at_sea_and_four_by_pulcher(general: str, at_sea: int) -> None:
    pos = scene(
        {"tarentum": 5},
        {},
        {general: "tarentum"},
        phase="march-event",
        general=general,
        card="forced_march_3",
        ready={R: {"tarentum": 3}},
        supremacy=R,
    )
    assert pos.marching().points == 6
    near = {"croton", "rhegium", "messana", "catana"} if at_sea == 3 else {"hipponium", "mylae", "lipara"}
    assert near <= choices(pos, "sail")
    assert ("sail lipara" in legal(pos)) is (at_sea == 4)


@pytest.mark.rule("H11.1")
@pytest.mark.parametrize(("card", "sails"), [("forced_march_2", False), ("forced_march_3", True)])
def test_63_alone_of_them_lets_an_army_sail(card: str, sails: bool) -> None:
    pos = scene(
        {"neapolis": 5},
        {},
        {"valerius": "neapolis"},
        phase="march-event",
        general="valerius",
        card=card,
        ready={R: {"neapolis": 3}},
        supremacy=R,
    )
    if sails:
        assert "sail lipara" in legal(pos)
    else:
        refused(pos, "sail lipara", "11.1")


# -- weather -----------------------------------------------------------------------------------------------


def sailing(card: str, ships_going: int = 3, markers: int = 0, **more: Any) -> FirstWar:
    """Valerius with five CUs at Neapolis, about to sail; Carthage holds a card."""
    return march(
        "valerius",
        R,
        {"neapolis": 5},
        {},
        {"valerius": "neapolis"},
        ready={R: {"neapolis": ships_going}},
        supremacy=R,
        hands={C: [card, "minor_campaign_b"]},
        markers=markers,
        **more,
    )


@pytest.mark.rule("H11.2")
@pytest.mark.parametrize(("port", "asked"), [("lipara", False), ("mylae", False), ("tyndaris", True)])
def test_41_bad_weather_stops_a_voyage_beyond_the_second_point(port: str, asked: bool) -> None:
    pos = do(sailing("bad_weather"), f"sail {port}")
    if not asked:
        assert to_move(pos) == R
        return
    assert (to_move(pos), step(pos)) == (C, "Window")
    do(pos, "counter bad_weather")
    assert where(pos, "valerius") == "neapolis"
    assert (cus(pos, R, "neapolis"), ready(pos, R, "neapolis")) == (5, 3)


@pytest.mark.rule("10.2")
def test_41_bad_weather_stops_the_third_step_by_land() -> None:
    pos = march("valerius", R, {"roma": 5}, {}, {"valerius": "roma"}, hands={C: ["bad_weather"]})
    do(pos, "march praeneste", "march capua", "march nuceria")
    assert (to_move(pos), step(pos)) == (C, "Window")
    do(pos, "counter bad_weather")
    assert where(pos, "valerius") == "capua"


@pytest.mark.rule("10.7", "10.2")
@pytest.mark.parametrize(("outside", "back"), [(6, "lilybaeum/in"), (0, "lilybaeum")])
def test_41_whoever_sailed_out_under_the_enemys_eyes_is_driven_back_inside(outside: int, back: str) -> None:
    besiegers = {"lilybaeum": outside} if outside else {}
    start = {"hanno": "lilybaeum/in"}
    pos = march("hanno", C, besiegers, {"lilybaeum/in": 2}, start, ready={C: {"lilybaeum": 3}}, supremacy=C)
    assert pos.marching().weather.place == place_of(back)


@pytest.mark.rule("H11.6")
@pytest.mark.parametrize(("markers", "exhausted"), [(0, 1), (CORVUS, 2)])
def test_60_storms_cost_attrition_plus_two_and_ships(markers: int, exhausted: int) -> None:
    """Five CUs, a die of 1 and +2: one is lost. The other two ships carry four, one ship only two."""
    pos = do(sailing("storms_at_sea", 4, markers), "sail lipara")
    assert (to_move(pos), step(pos)) == (C, "Window")
    do(rig(pos, 1), "counter storms_at_sea")
    assert spent(pos, R, "neapolis") == exhausted
    assert pos.cus[ROME][pos.sea.transit] + cus(pos, R, "neapolis") == 4


# -- land battles ------------------------------------------------------------------------------------------


def clash(rome: tuple[str, ...] = (), carthage: tuple[str, ...] = (), **more: Any) -> FirstWar:
    """Valerius with 5 CUs marches from Segesta against Hanno with 4 at Thermae: on Sicilia, nobody's province."""
    settings: dict[str, Any] = {
        "control": {R: ["enna"], C: ["thermae"]},
        "hands": {R: [*rome, "diplomacy_a"], C: [*carthage, "diplomacy_b"]},
        **more,
    }
    pos = march(
        "caudex",
        R,
        {"enna": 5},
        {"thermae": settings.pop("enemy", 4)},
        {"caudex": "enna", "hanno": "thermae"},
        **settings,
    )
    do(pos, "march thermae")
    while step(pos) not in ("Window", "Battle") and to_move(pos) == C:
        do(pos, "done")
    return pos


def dealt(pos: FirstWar) -> list[int]:
    duel = pos.fought().duel
    return [duel.count(side) for side in range(2)]


@pytest.mark.rule("14.1")
def test_88_ambush_gives_a_battle_card() -> None:
    plain = dealt(clash())
    pos = do(clash(("ambush",)), "counter ambush")
    assert dealt(pos) == [plain[0] + 1, plain[1]]


@pytest.mark.rule("14.1")
def test_87_favourable_ground_gives_the_defender_a_card() -> None:
    plain = dealt(clash())
    pos = do(clash((), ("favourable_ground",)), "counter favourable_ground")
    assert dealt(pos) == [plain[0], plain[1] + 1]
    assert step(clash(("favourable_ground",))) == "Battle"


@pytest.mark.rule("14.5.5")
def test_20_the_spy_lays_half_of_the_cards_open() -> None:
    pos = do(clash(("spy_in_enemy_camp",)), "counter spy_in_enemy_camp")
    duel = pos.fought().duel
    assert sum(duel.open[CARTHAGE]) == duel.count(CARTHAGE) // 2


@pytest.mark.rule("8.3")
def test_59_an_ally_deserts_with_a_battle_card() -> None:
    pos = clash(("ally_deserts",))
    before = dealt(pos)
    do(pos, "counter ally_deserts")
    assert dealt(pos) == [before[0] + 1, before[1] - 1]


@pytest.mark.rule("17.3")
def test_77_the_charge_fails_and_costs_carthage_a_card() -> None:
    pos = march(
        "hanno",
        C,
        {"thermae": 5},
        {"enna": "5e2"},
        {"hanno": "enna", "caudex": "thermae"},
        control={R: ["thermae"], C: ["enna"]},
        hands={R: ["elephant_fear", "diplomacy_a"], C: ["diplomacy_b"]},
    )
    do(pos, "march thermae")
    while step(pos) != "Battle" and "charge" not in legal(pos):
        do(pos, "done" if "done" in legal(pos) else "pass")
    events = told(pos, "charge", "counter elephant_fear")
    assert "counter" in kinds(events)
    assert CARD["elephant_fear"] in pos.discard


# -- omens and ambush at sea -------------------------------------------------------------------------------


@pytest.mark.rule("H13")
def test_88_ambush_gives_a_tactic_card_before_a_naval_battle() -> None:
    pos = scene(ready={R: {"tyndaris": 3}, C: {"mylae": 2}}, hands={R: ["ambush"], C: ["minor_campaign_b"]})
    do(pos, "fleet tyndaris", "to mylae")
    assert (to_move(pos), step(pos)) == (R, "Window")
    do(pos, "counter ambush")
    assert [sum(hand_) for hand_ in pos.fighting().hands] == [1, 1]  # Ambush; Supremacy


@pytest.mark.rule("H13")
def test_84_all_dice_of_a_round_are_rolled_again() -> None:
    pos = sea_fight(3, 3, hands={R: ["good_omen"], C: ["minor_campaign_b"]}, markers=TRAINED)
    deal_tactics(pos, ["ram"], [])
    choose(rig(pos, 1, 1, 1), "ram")
    assert (to_move(pos), step(pos)) == (R, "Window")
    rig(pos, 5, 6, 2)
    do(pos, "counter good_omen", "hit ready")
    assert ships(pos, C, "mylae") == (1, 2)


@pytest.mark.rule("H13")
def test_85_one_die_of_the_enemy_s_is_rolled_again() -> None:
    pos = sea_fight(3, 3, hands={R: ["minor_campaign_b"], C: ["bad_omen"]}, markers=TRAINED)
    deal_tactics(pos, [], ["ram"])
    choose(rig(pos, 5, 6, 1), None, "ram")
    assert (to_move(pos), step(pos)) == (C, "Window")
    do(pos, "counter bad_omen")
    assert choices(pos, "die") == {"1", "5", "6"}
    refused(pos, "die 4", "25", "no-such-die")
    do(rig(pos, 2), "die 6")
    assert ships(pos, C, "mylae") == (2, 1)


@pytest.mark.rule("H11.6", "12.5")
def test_84_85_the_naval_die_is_an_omen_s_too() -> None:
    """Three dots: a 6 with four diamonds sinks one ship; thrown again it is a 1, and the army passes."""
    pos = march(
        "valerius",
        R,
        {"neapolis": 5},
        {},
        {"valerius": "neapolis"},
        ready={R: {"neapolis": 3}},
        supremacy=C,
        hands={R: ["bad_omen", "diplomacy_a"], C: ["minor_campaign_b"]},
    )
    do(rig(pos, 6), "sail lipara")
    assert (to_move(pos), step(pos)) == (R, "Window")
    events = told(rig(pos, 1), "counter bad_omen")
    assert only(events, "naval-die").args["result"] == "success"


@pytest.mark.rule("8.4")
@pytest.mark.parametrize(
    "card",
    [
        "spy_in_enemy_camp", "bad_weather", "ally_deserts", "storms_at_sea", "elephant_fear", "punic_faith",
        "good_omen", "bad_omen", "favourable_ground", "ambush", "cruel_sea", "sacred_chickens",
    ],
)  # fmt: skip
def test_counter_events_are_no_cards_of_a_round(card: str) -> None:
    seat = C if card in ("punic_faith", "sacred_chickens") else R
    refused(hand(card, seat, control=EMPTY), f"event {card}", "8.4", "only-a-counter")


@pytest.mark.rule("8.3")
def test_events_of_one_side_are_not_the_other_s() -> None:
    """14 events are Rome's, 10 Carthage's, 40 either side's."""
    board = scene().sea
    sides = [card.side for card in board.deck]
    assert [sides.count(side) for side in range(3)] == [14, 10, 40]
    for card in board.deck:
        if card.side < 2:
            refused(hand(card.id, (C, R)[card.side]), f"event {card.id}", "8.3")


@pytest.mark.rule("8.1")
def test_the_deck_has_19_cards_of_1_op_25_of_2_and_20_of_3() -> None:
    deck = scene().sea.deck
    assert [sum(1 for card in deck if card.ops == ops) for ops in (1, 2, 3)] == [19, 25, 20]
    assert sum(1 for card in deck if card.removed) == 3  # 8.5: #92, #94, #96
