"""26.1, 25 The additional cards 65 to 74 and the shared ones 75 to 91: what each event does, and when it cannot."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hannibal.position import ARCHIMEDES, LATIN_COLONIES, TRUCE_ON, PunicWar
from tests.hannibal.facts import CARD, GENERAL, SPACE
from tests.hannibal.kit import (
    C,
    R,
    battle,
    choices,
    controls,
    cus,
    deal_battle,
    do,
    elephants,
    holds,
    kinds,
    legal,
    marching,
    only,
    owner,
    refused,
    rig,
    scene,
    step,
    to_move,
    told,
    where,
)

ALL = {"cards": "all"}
FILLERS = {R: ["tribal_resistance", "sophonisba"], C: ["surprise_sortie", "numidian_ally"]}
NOT_YOURS = ("8.3", "not-your-event")
COUNTERS = {
    "citadel_holds_out": R,
    "veterans": None,
    "elephant_fear": R,
    "punic_faith": C,
    "good_omen": None,
    "bad_omen": None,
    "favourable_ground": None,
    "ambush": None,
}


def hands(rome=(), carthage=()) -> dict[str, list[str]]:
    return {R: [*rome, *FILLERS[R]], C: [*carthage, *FILLERS[C]]}


def table(card, seat, rome=None, carthage=None, generals=None, **more) -> PunicWar:
    """A round in which ``seat`` holds a card, and both hands a few that do nothing here."""
    more.setdefault("hands", hands())
    more.setdefault("options", ALL)
    return scene(rome, carthage, generals, phase="round", seat=seat, card=card, **more)


def march(general, seat, rome=None, carthage=None, generals=None, **more) -> PunicWar:
    """A general is on the march; both hands hold cards that do nothing here, and those of ``held``."""
    more.setdefault("hands", hands(**more.pop("held", {})))
    more.setdefault("options", ALL)
    more.setdefault("phase", "march")
    return scene(rome, carthage, generals, seat=seat, general=general, **more)


def over(pos: PunicWar) -> bool:
    """Whether the card is done with and somebody is to play the next."""
    return step(pos) == "Round" and pos.card < 0


def discarded(pos: PunicWar, card: str) -> bool:
    return CARD[card] in pos.discard and CARD[card] not in pos.removed


def markers(pos: PunicWar) -> dict[str, Any]:
    found: dict[str, Any] = pos.view(0)["markers"]
    return found


def dealt(events) -> tuple[int, int]:
    """How many battle cards Rome and Carthage were dealt."""
    args = only(events, "dealt").args
    return args["rome"], args["carthage"]


# -- counter-events in general -----------------------------------------------------------------------------


@pytest.mark.rule("8.4", "26.1")
@pytest.mark.parametrize("seat", [R, C])
@pytest.mark.parametrize("card", COUNTERS)
def test_counter_events_wait_for_their_window(card, seat):
    pos = table(card, seat)
    mine = COUNTERS[card] in (None, seat)
    refused(pos, f"event {card}", *(("8.4", "only-a-counter") if mine else NOT_YOURS))
    assert {f"ops {card}", f"discard {card}"} <= legal(pos)
    do(pos, f"discard {card}")
    assert discarded(pos, card)


@pytest.mark.rule("8.3", "26.1")
@pytest.mark.parametrize(
    ("card", "seat"),
    [
        ("archimedes_engines", R),
        ("imperium_a", C),
        ("latin_colonies_refuse", R),
        ("massinissa", C),
        ("syphax", R),
        ("hannibal_ad_portas", R),
        ("triumph", C),
        ("dictator", C),
        ("imperium_b", C),
        ("flamen_martialis", R),
    ],
)
def test_events_of_one_side_are_not_for_the_other(card, seat):
    pos = table(card, seat, {"roma": 5}, {"carthago": 5}, {"varro": "roma", "hanno": "carthago"})
    refused(pos, f"event {card}", *NOT_YOURS)
    assert f"ops {card}" in legal(pos)


# -- 65 Archimedes' Engines --------------------------------------------------------------------------------


@pytest.mark.rule("26.1", "8.3")
def test_65_needs_syracusae_and_lies_there_once():
    pos = table("archimedes_engines", C, control={C: ["syracusae"]})
    do(pos, "event archimedes_engines")
    assert markers(pos)["archimedes"] is True
    assert discarded(pos, "archimedes_engines")
    roman = table("archimedes_engines", C, control={R: ["syracusae"]})
    refused(roman, "event archimedes_engines", "25", "city-not-carthaginian")
    again = table("archimedes_engines", C, control={C: ["syracusae"]}, markers=ARCHIMEDES)
    refused(again, "event archimedes_engines", "25", "marker-lies-there")


@pytest.mark.rule("20.1.3", "26.1")
@pytest.mark.parametrize(
    ("face", "points", "lost"), [(1, 0, 1), (2, 0, 1), (3, 0, 0), (4, 1, 1), (5, 0, 1), (6, 1, 0)]
)
def test_65_every_roman_siege_roll_there_is_white_and_the_sign_costs_a_cu(face, points, lost):
    """Marcellus with a Campaign would roll the red die."""
    pos = march(
        "marcellus",
        R,
        {"syracusae": 6},
        generals={"marcellus": "syracusae"},
        phase="march-event",
        control={C: ["syracusae"]},
        markers=ARCHIMEDES,
    )
    rolled = only(told(rig(pos, face), "besiege"), "siege-roll").args
    assert (rolled["colour"], rolled["points"], rolled["lost"]) == ("white", points, lost)
    assert (pos.siege[SPACE["syracusae"]], cus(pos, R, "syracusae")) == (points, 6 - lost)


@pytest.mark.rule("20.1.3", "26.1")
def test_65_without_the_engines_marcellus_rolls_red():
    pos = march(
        "marcellus",
        R,
        {"syracusae": 6},
        generals={"marcellus": "syracusae"},
        phase="march-event",
        control={C: ["syracusae"]},
    )
    rolled = only(told(rig(pos, 5), "besiege"), "siege-roll").args
    assert (rolled["colour"], rolled["points"], rolled["lost"]) == ("red", 1, 0)


@pytest.mark.rule("20.7", "26.1")
def test_65_the_marker_goes_when_the_city_falls():
    pos = march(
        "nero",
        R,
        {"syracusae": 6},
        generals={"nero": "syracusae"},
        control={C: ["syracusae"]},
        siege={"syracusae": 2},
        markers=ARCHIMEDES,
    )
    do(rig(pos, 6), "besiege")
    assert controls(pos, "syracusae") == R
    assert markers(pos)["archimedes"] is False


# -- 66, 83 Imperium ---------------------------------------------------------------------------------------

IMPERIUM = ["imperium_a", "imperium_b"]
LEGIONS = {"roma": 6, "arpi": 5, "lilybaeum": 5}
LEGATES = {"fabius": "roma", "nero": "arpi", "paullus": "lilybaeum:proconsul"}


@pytest.mark.rule("8.3", "10.11", "26.1")
@pytest.mark.parametrize("card", IMPERIUM)
def test_66_two_generals_whatever_their_ratings_with_four_points_each(card):
    pos = table(card, R, LEGIONS, generals=LEGATES)
    do(pos, f"event {card}", "activate fabius")
    assert marching(pos).points == 4
    do(pos, "march praeneste", "halt")
    refused(pos, "activate fabius", "10.11", "already-activated")
    do(pos, "activate nero")
    assert marching(pos).points == 4, "it is no Campaign: Nero has no six points"
    do(pos, "march cannae", "halt")
    assert over(pos), "there is no third"
    assert discarded(pos, card)


@pytest.mark.rule("11.4", "26.1")
@pytest.mark.parametrize("card", IMPERIUM)
def test_66_one_army_may_sail_with_five_cus_at_most(card):
    pos = table(
        card, R, {"roma": 6, "lilybaeum": 5}, generals={"varro": "roma", "paullus": "lilybaeum:proconsul"}
    )
    do(pos, f"event {card}", "activate varro")
    refused(pos, "sail messana", "11.4", "fleet-limit")
    do(pos, "take 5", "sail messana", "halt")
    assert (cus(pos, R, "messana"), cus(pos, R, "roma")) == (5, 1)
    do(pos, "activate paullus")
    refused(pos, "sail roma", "11.4", "one-fleet")


@pytest.mark.rule("11.4", "26.1")
def test_66_not_even_valerius_sails_with_more():
    options = {"cards": "all", "more_generals": True}
    pos = table("imperium_a", R, {"roma": 6}, generals={"valerius": "roma"}, options=options)
    do(pos, "event imperium_a", "activate valerius")
    refused(pos, "sail messana", "11.4", "fleet-limit")


@pytest.mark.rule("20.1.3", "26.1")
def test_66_no_campaign_for_marcellus_either():
    pos = march(
        "marcellus",
        R,
        {"syracusae": 6},
        generals={"marcellus": "syracusae"},
        phase="march-event",
        card="imperium_a",
        control={C: ["syracusae"]},
    )
    assert only(told(rig(pos, 5), "besiege"), "siege-roll").args["colour"] == "white"


@pytest.mark.rule("7.3.2", "26.1")
@pytest.mark.parametrize("card", IMPERIUM)
def test_66_it_does_not_preempt(card):
    other = "imperium_b" if card == "imperium_a" else "imperium_a"
    pos = scene(
        {"roma": 5},
        generals={"nero": "roma"},
        phase="deal",
        card=other,
        hands={R: ["minor_campaign_a", card]},
        options=ALL,
    )
    assert (step(pos), to_move(pos)) == ("Initiative", R)
    assert "event minor_campaign_a" in legal(pos)
    refused(pos, f"event {card}", "7.3.2", "not-a-campaign")
    refused(pos, f"ops {card}", "7.3.2", "not-a-campaign")


@pytest.mark.rule("8.3", "26.1")
@pytest.mark.parametrize("card", IMPERIUM)
def test_66_one_will_do_but_somebody_must_be_there_and_a_truce_goes_on(card):
    pos = table(card, R, LEGIONS, generals=LEGATES, markers=TRUCE_ON)
    do(pos, f"event {card}", "activate nero", "halt", "done")
    assert over(pos)
    assert markers(pos)["truce"] is True
    refused(table(card, R, LEGIONS), f"event {card}", "25", "nobody-to-activate")


# -- 67 Citadel Holds Out ----------------------------------------------------------------------------------

APULIA = ["arpi", "cannae"]


def tarentum_falls(held=("citadel_holds_out",), city="tarentum", **more) -> PunicWar:
    more.setdefault("control", {R: ["roma", city], C: APULIA})
    pos = march(
        "hannibal",
        C,
        {},
        {city: 5},
        {"hannibal": city},
        siege={city: 2},
        held={"rome": held},
        **more,
    )
    return do(rig(pos, 6), "besiege")


@pytest.mark.rule("8.4", "26.1")
def test_67_the_citadel_keeps_the_port_and_the_province():
    pos = tarentum_falls()
    assert (step(pos), to_move(pos)) == ("Window", R)
    assert legal(pos) == {"counter citadel_holds_out", "pass"}
    do(pos, "counter citadel_holds_out")
    assert controls(pos, "tarentum") == C
    assert markers(pos)["citadel"] == "tarentum"
    assert discarded(pos, "citadel_holds_out")
    assert holds(pos, "apulia") is None, "Tarentum does not count: two of five"


@pytest.mark.rule("8.4", "26.1")
def test_67_declined_the_city_is_wholly_carthages():
    pos = do(tarentum_falls(), "pass")
    assert markers(pos)["citadel"] is None
    assert holds(pos, "apulia") == C
    assert CARD["citadel_holds_out"] in pos.hands[0]


@pytest.mark.rule("8.4", "26.1")
def test_67_also_when_a_traitor_opens_the_gates():
    pos = march(
        "hannibal",
        C,
        {},
        {"tarentum": 5},
        {"hannibal": "tarentum"},
        phase="march-event",
        card="traitor_in_tarentum",
        control={R: ["roma", "tarentum"]},
        held={"rome": ["citadel_holds_out"]},
    )
    do(pos, "besiege")
    assert (step(pos), controls(pos, "tarentum")) == ("Window", C)
    do(pos, "counter citadel_holds_out")
    assert markers(pos)["citadel"] == "tarentum"


@pytest.mark.rule("8.4", "26.1")
@pytest.mark.parametrize("city", ["capua", "messana", "massilia"])
def test_67_only_in_a_port_of_italia(city):
    pos = tarentum_falls(city=city, control={R: ["roma", city]})
    assert controls(pos, city) == C
    assert step(pos) == "Round"


def with_citadel(seat, general, rome=None, carthage=None, generals=None, **more) -> PunicWar:
    pos = march(general, seat, rome, carthage, generals, control={C: ["tarentum", "carthago"]}, **more)
    pos.citadel = SPACE["tarentum"]
    pos._legal = None
    return pos


@pytest.mark.rule("11.3", "26.1")
def test_67_carthage_cannot_sail_to_or_from_that_port():
    pos = with_citadel(C, "mago", {}, {"carthago": 2}, {"mago": "carthago"})
    refused(pos, "sail tarentum", "25", "citadel-port")
    refused(pos, "sail_in tarentum", "25", "citadel-port")
    assert "sail croton" in legal(pos)
    pos = with_citadel(C, "mago", {}, {"tarentum": 2}, {"mago": "tarentum"})
    refused(pos, "sail carthago", "25", "citadel-port")


@pytest.mark.rule("20.1.2", "26.1")
def test_67_an_army_of_three_that_is_activated_for_it_ends_it():
    pos = with_citadel(C, "mago", {}, {"tarentum": 3}, {"mago": "tarentum"})
    events = told(pos, "besiege")
    assert only(events, "citadel-falls").args == {"side": C, "space": "tarentum"}
    assert "siege-roll" not in kinds(events), "no die is rolled"
    assert (markers(pos)["citadel"], controls(pos, "tarentum"), step(pos)) == (None, C, "Round")
    assert pos.siege[SPACE["tarentum"]] == 0
    pos = with_citadel(C, "mago", {}, {"tarentum": 2}, {"mago": "tarentum"})
    refused(pos, "besiege", "20.1.2", "needs-three")


@pytest.mark.rule("8.3", "26.1")
def test_67_not_in_a_truce():
    pos = with_citadel(C, "mago", {}, {"tarentum": 5}, {"mago": "tarentum"}, markers=TRUCE_ON)
    refused(pos, "besiege", "25", "truce-siege")


@pytest.mark.rule("20.7", "26.1")
def test_67_it_goes_when_rome_takes_the_city_back():
    pos = with_citadel(R, "nero", {"tarentum": 5}, {}, {"nero": "tarentum"}, siege={"tarentum": 2})
    do(rig(pos, 4), "besiege")
    assert controls(pos, "tarentum") == R
    assert markers(pos)["citadel"] is None


# -- 68 Latin Colonies Refuse the Levy ---------------------------------------------------------------------


def to_the_roman_levy(pos: PunicWar) -> int:
    """Play Carthage's reinforcements; how many CUs Rome is to place."""
    while step(pos) != "RomanLevy":
        do(pos, sorted(legal(pos))[-1])
    count: int = pos.view(0)["prompt"]["args"]["count"]
    return count


@pytest.mark.rule("8.3", "26.1")
def test_68_rome_gets_two_cus_fewer_once():
    pos = table("latin_colonies_refuse", C)
    do(pos, "event latin_colonies_refuse")
    assert markers(pos)["latin_colonies"] is True
    assert CARD["latin_colonies_refuse"] in pos.removed
    generals = {"nero": "roma", "varro": "arpi", "hanno": "carthago"}
    forces: dict[str, Any] = dict(rome={"roma": 8}, carthage={"carthago": 4}, generals=generals)
    plain = scene(**forces, phase="reinforcements", turn=2, options=ALL)
    assert to_the_roman_levy(plain) == 5
    fewer = scene(**forces, phase="reinforcements", turn=2, options=ALL, markers=LATIN_COLONIES)
    assert to_the_roman_levy(fewer) == 3
    assert markers(fewer)["latin_colonies"] is False, "the next year they pay again"


@pytest.mark.rule("6.7", "26.1")
def test_68_scipios_five_cus_come_all_the_same():
    pos = scene(
        {"roma": 8},
        {"carthago": 4},
        {"nero": "roma", "varro": "arpi", "hanno": "carthago", "scipio_africanus": "later"},
        phase="reinforcements",
        turn=6,
        options=ALL,
        markers=LATIN_COLONIES,
    )
    assert to_the_roman_levy(pos) == 3
    while step(pos) != "ScipioArrives":
        do(pos, "place roma")
    do(pos, "place tarentum")
    assert (cus(pos, R, "roma"), cus(pos, R, "tarentum")) == (11, 5)


@pytest.mark.rule("8.3", "26.1")
def test_68_not_in_the_last_turn_and_not_twice():
    refused(table("latin_colonies_refuse", C, turn=9), "event latin_colonies_refuse", "25", "last-turn")
    twice = table("latin_colonies_refuse", C, markers=LATIN_COLONIES)
    refused(twice, "event latin_colonies_refuse", "25", "marker-lies-there")
    assert "event latin_colonies_refuse" in legal(table("latin_colonies_refuse", C, turn=8))


# -- 69 Massinissa -----------------------------------------------------------------------------------------


@pytest.mark.rule("8.3", "26.1")
def test_69_two_cus_with_a_general_in_africa_or_iberia():
    armies = {"zama": 5, "tarraco": 5, "roma": 5, "enna": 5}
    legates = {"nero": "zama", "varro": "tarraco", "longus": "roma:proconsul", "paullus": "enna:proconsul"}
    pos = table("massinissa", R, armies, generals=legates)
    do(pos, "event massinissa")
    assert choices(pos, "place") == {"zama", "tarraco"}
    refused(pos, "place roma", "25", "event-region")
    do(pos, "place tarraco")
    assert cus(pos, R, "tarraco") == 7
    assert over(pos)
    assert CARD["massinissa"] in pos.removed


@pytest.mark.rule("8.3", "26.1")
def test_69_in_numidia_a_pc_without_cus_turns_over():
    pos = table(
        "massinissa",
        R,
        {"cirta": 5},
        {"thubursicu": 1},
        {"nero": "cirta"},
        control={C: ["sitifis", "cirta", "thamugadi", "thubursicu", "saldae"]},
    )
    do(pos, "event massinissa")
    assert cus(pos, R, "cirta") == 7
    assert choices(pos, "pc") == {"sitifis", "cirta", "thamugadi"}, "this Numidia, and no CUs of his"
    refused(pos, "pc thubursicu", "19.2.1", "enemy-cus")
    refused(pos, "pc saldae", "25", "event-province")
    do(pos, "pc sitifis")
    assert controls(pos, "sitifis") == R
    assert over(pos)


@pytest.mark.rule("8.3", "26.1")
def test_69_no_general_there_no_effect():
    refused(
        table("massinissa", R, {"roma": 5}, generals={"nero": "roma"}),
        "event massinissa",
        "25",
        "nobody-to-receive",
    )
    besieged = table(
        "massinissa",
        R,
        {"utica/in": 2},
        {"utica": 3},
        {"nero": "utica/in"},
        control={R: ["utica"]},
        siege={"utica": 1},
    )
    refused(besieged, "event massinissa", "25", "nobody-to-receive")


# -- 70 Syphax ---------------------------------------------------------------------------------------------


@pytest.mark.rule("8.3", "26.1")
def test_70_two_cus_with_a_general_in_numidia():
    pos = table(
        "syphax", C, {}, {"cirta": 2, "zama": 2}, {"gisgo": "cirta", "mago": "zama"}, control={C: ["icosium"]}
    )
    do(pos, "event syphax")
    assert choices(pos, "place") == {"cirta"}
    do(pos, "place cirta")
    assert cus(pos, C, "cirta") == 4
    assert over(pos), "CUs or PCs, not both"
    assert discarded(pos, "syphax")


@pytest.mark.rule("8.3", "26.1")
def test_70_or_up_to_two_pcs_in_one_numidia():
    control = {C: ["icosium", "sitifis"], R: ["vescera"]}
    pos = table("syphax", C, {"zuccabar": 1}, {}, {}, control=control)
    do(pos, "event syphax")
    free = {"tubusuctu", "saldae", "cirta", "thamugadi", "thubursicu", "theveste"}
    assert choices(pos, "pc") == free, "empty, and no Roman CUs there"
    assert "done" not in legal(pos)
    do(pos, "pc saldae")
    assert legal(pos) == {"pc tubusuctu", "done"}, "the rest of the same province"
    refused(pos, "pc cirta", "25", "other-province-begun")
    do(pos, "pc tubusuctu")
    assert (controls(pos, "saldae"), controls(pos, "tubusuctu")) == (C, C)
    assert over(pos)
    one = do(table("syphax", C, control=control), "event syphax", "pc cirta", "done")
    assert over(one)


@pytest.mark.rule("8.3", "26.1")
def test_70_not_without_room_in_numidia():
    """At the start every space there is Carthage's."""
    refused(
        table("syphax", C, {}, {"zama": 2}, {"gisgo": "zama"}), "event syphax", "25", "nothing-in-numidia"
    )


# -- 71 Hannibal ad Portas ---------------------------------------------------------------------------------


@pytest.mark.rule("8.3", "26.1")
@pytest.mark.parametrize(
    ("place", "count", "works"),
    [
        ("roma", 5, True),
        ("capua", 5, True),
        ("falerii", 6, True),
        ("capua", 4, False),
        ("beneventum", 8, False),
    ],
)
def test_71_hannibal_with_five_cus_at_roma_or_next_to_it(place, count, works):
    pos = table("hannibal_ad_portas", C, {}, {place: count}, {"hannibal": place})
    if not works:
        refused(pos, "event hannibal_ad_portas", "25", "not-at-the-gates")
        return
    do(pos, "event hannibal_ad_portas")
    assert (to_move(pos), step(pos)) == (R, "RemovePCs")
    refused(pos, "remove enna", "25", "wrong-region")
    refused(pos, "remove roma", "25", "not-ordinary-by-event")
    do(pos, "remove pisae", "remove heraclea")
    assert (controls(pos, "pisae"), controls(pos, "heraclea")) == (None, None)
    assert over(pos)
    assert discarded(pos, "hannibal_ad_portas")


@pytest.mark.rule("8.3", "26.1")
def test_71_all_if_there_are_fewer_none_if_there_are_none_and_only_hannibal():
    control = {R: ["roma", "pisae", "enna"]}
    pos = table("hannibal_ad_portas", C, {}, {"roma": 5}, {"hannibal": "roma"}, control=control)
    do(pos, "event hannibal_ad_portas")
    assert (controls(pos, "pisae"), controls(pos, "enna")) == (None, R)
    assert over(pos)
    none = table(
        "hannibal_ad_portas", C, {}, {"roma": 5}, {"hannibal": "roma"}, control={R: ["roma", "enna"]}
    )
    refused(none, "event hannibal_ad_portas", "25", "no-pc-in-region")
    mago = table("hannibal_ad_portas", C, {}, {"roma": 5}, {"mago": "roma"})
    refused(mago, "event hannibal_ad_portas", "25", "not-at-the-gates")


# -- 72 Foraging -------------------------------------------------------------------------------------------


@pytest.mark.rule("21.1.1", "26.1")
@pytest.mark.parametrize(("count", "asked"), [(5, True), (6, False)])
def test_72_in_winter_a_force_of_up_to_five_cus_may_make_no_roll(count, asked):
    pos = table(
        "foraging",
        C,
        {},
        {"arpi": count, "carthago": 2},
        hands={C: ["foraging"], R: []},
        control={R: ["arpi"], C: ["carthago"]},
    )
    events = told(rig(pos, 6), "event foraging")
    assert (step(pos) == "Forage") is asked, "at the roll, not before; nobody else is in the enemy's land"
    assert ("attrition" in kinds(events)) is not asked
    if asked:
        assert (to_move(pos), legal(pos)) == (C, {"target arpi", "pass"})
        refused(pos, "target carthago", "25", "another-force-rolls")
        rolled = told(rig(pos.clone(), 6), "pass")
        assert "attrition" in kinds(rolled)
        events = told(pos, "target arpi")
        assert only(events, "foraged").args == {"side": C, "space": "arpi"}
        assert "attrition" not in kinds(events)


@pytest.mark.rule("21.1.1", "26.1")
def test_72_it_feeds_one_force_and_the_player_may_wait_for_a_better_one():
    pos = table(
        "foraging",
        R,
        {"zama": 3, "cirta": 3},
        hands={R: ["foraging"], C: []},
        control={C: ["zama", "cirta"], R: ["roma"]},
    )
    do(pos, "event foraging")
    (first,) = choices(pos, "target")
    other = {"zama": "cirta", "cirta": "zama"}[first]
    early = told(rig(pos.clone(), 6), f"target {first}")
    assert only(early, "attrition").args["space"] == other
    do(rig(pos, 6), "pass")
    assert choices(pos, "target") == {other}
    assert "attrition" not in kinds(told(pos, f"target {other}"))


@pytest.mark.rule("8.3", "26.1")
def test_72_not_without_cus_nor_twice_and_it_lies_there_until_the_turn_ends():
    refused(table("foraging", R, {}, {"roma": 1}), "event foraging", "25", "nobody-to-feed")
    pos = table("foraging", R, {"zama": 3, "cirta": 3})
    pos.foraging = [0]
    pos._legal = None
    refused(pos, "event foraging", "25", "marked-already")
    pos = table("foraging", R, {"zama": 3, "cirta": 3})
    do(pos, "event foraging")
    assert markers(pos)["foraging"] == ["rome"]
    assert discarded(pos, "foraging")


# -- 73 Veterans, 87 Favourable Ground, 88 Ambush ----------------------------------------------------------


def clash(rome=(), carthage=(), generals=None, count=5, defenders=4, seat=R) -> PunicWar:
    """Longus from Arpi meets Gisgo's men at Cannae; nobody has allies. Rome is dealt 6 cards, Carthage 5."""
    chosen = {"longus": "arpi:proconsul", "gisgo": "cannae"} if generals is None else generals
    pos = march(
        "longus",
        R,
        {"arpi": count},
        {"cannae": defenders},
        chosen,
        control={R: ["arpi"], C: ["heraclea"]},
        held={"rome": rome, "carthage": carthage},
    )
    do(pos, "march cannae")
    return do(pos, "done") if step(pos) == "Reaction" else pos


def plain_clash() -> tuple[int, int]:
    pos = clash()
    return battle(pos).duel.count(0), battle(pos).duel.count(1)


@pytest.mark.rule("14.5.2", "14.5.3", "8.4", "26.1")
@pytest.mark.parametrize("seat", [R, C])
def test_73_two_battle_cards_more(seat):
    assert plain_clash() == (6, 5)
    pos = clash(rome=["veterans"]) if seat == R else clash(carthage=["veterans"])
    assert (step(pos), to_move(pos)) == ("Window", seat)
    assert legal(pos) == {"counter veterans", "pass"}
    assert dealt(told(pos, "counter veterans")) == ((8, 5) if seat == R else (6, 7))
    assert discarded(pos, "veterans")


@pytest.mark.rule("14.1", "26.1")
def test_73_within_the_limit_of_twenty():
    pos = clash(rome=["veterans"], count=10, generals={"longus": "arpi:proconsul"}, defenders=6)
    fight = battle(pos).duel
    pos.cus[0][SPACE["cannae"]] = 18
    assert dealt(told(pos, "counter veterans"))[0] == 20
    assert fight.count(0) == 20


@pytest.mark.rule("14.5.3", "26.1")
@pytest.mark.parametrize("card", ["veterans", "ambush"])
def test_73_88_not_without_a_general_in_the_battle(card):
    pos = clash(carthage=[card], generals={"longus": "arpi:proconsul"})
    assert step(pos) == "Battle", "the cards are dealt, nobody was asked"
    assert CARD[card] in pos.hands[1]


@pytest.mark.rule("14.5.3", "26.1")
def test_87_the_inactive_side_gets_a_card():
    pos = clash(carthage=["favourable_ground"])
    assert (step(pos), to_move(pos)) == ("Window", C)
    assert dealt(told(pos, "counter favourable_ground")) == (6, 6)
    assert discarded(pos, "favourable_ground")
    alone = clash(carthage=["favourable_ground"], generals={"longus": "arpi:proconsul"})
    assert dealt(told(alone, "counter favourable_ground")) == (6, 5), "it needs no general"


@pytest.mark.rule("14.5.2", "26.1")
def test_87_is_not_for_the_active_side():
    pos = clash(rome=["favourable_ground"])
    assert step(pos) == "Battle"
    assert CARD["favourable_ground"] in pos.hands[0]


@pytest.mark.rule("14.8.1", "26.1")
@pytest.mark.parametrize(("first", "second"), [((2, "yes"), (2, "no")), ((3, "no"), (1, "yes"))])
def test_87_its_first_counter_attack_roll_gets_minus_one(first, second):
    """Gisgo's rating is 1: a 2 will do, but only the first time."""
    pos = do(clash(carthage=["favourable_ground"]), "counter favourable_ground")
    for die, word in (first, second):
        deal_battle(pos, {"probe": 2}, {"probe": 2}, R)
        do(pos, "play probe", "play probe")
        assert only(told(rig(pos, die), "roll"), "counterattack-roll").args["success"] == word


@pytest.mark.rule("14.1", "26.1")
@pytest.mark.parametrize("seat", [R, C])
def test_88_the_rating_is_one_higher_and_brings_a_card(seat):
    pos = clash(rome=["ambush"]) if seat == R else clash(carthage=["ambush"])
    assert (step(pos), to_move(pos)) == ("Window", seat)
    assert dealt(told(pos, "counter ambush")) == ((7, 5) if seat == R else (6, 6))
    ratings = pos.view(0)["battle"]["ratings"]
    assert (ratings[R], ratings[C]) == ((2, 1) if seat == R else (1, 2))
    assert discarded(pos, "ambush")


@pytest.mark.rule("14.8.1", "26.1")
@pytest.mark.parametrize(
    ("card", "die", "word"), [("ambush", 2, "yes"), ("ambush", 3, "no"), (None, 2, "no")]
)
def test_88_it_counts_for_the_counter_attack(card, die, word):
    pos = clash(carthage=[card]) if card else clash()
    if card:
        do(pos, f"counter {card}")
    deal_battle(pos, {"probe": 2}, {"probe": 2})
    do(pos, "play probe", "play probe")
    assert only(told(rig(pos, die), "roll"), "counterattack-roll").args["success"] == word


@pytest.mark.rule("16.1.1", "26.1")
@pytest.mark.parametrize(("held", "word"), [(["ambush"], "yes"), ([], "no")])
def test_88_it_counts_for_a_withdrawal(held, word):
    pos = clash(rome=held)
    if held:
        do(pos, "counter ambush")
    deal_battle(pos, {"probe": 2}, {"probe": 2})
    assert only(told(rig(pos, 2), "withdraw"), "withdrawal-roll").args["success"] == word


@pytest.mark.rule("17.3.1", "26.1")
@pytest.mark.parametrize(("held", "word"), [(["ambush"], "failure"), ([], "success")])
def test_88_it_counts_against_elephants(held, word):
    pos = march(
        "longus",
        R,
        {"arpi": 5},
        {"cannae": "4e2"},
        {"longus": "arpi:proconsul", "gisgo": "cannae"},
        control={R: ["arpi"], C: ["heraclea"]},
        held={"rome": held},
    )
    do(pos, "march cannae", "done")
    if held:
        do(pos, "counter ambush")
    assert only(told(rig(pos, 2), "charge"), "charge-roll").args["result"] == word


# -- 74 Denarii and Silver ---------------------------------------------------------------------------------


@pytest.mark.rule("8.3", "26.1")
@pytest.mark.parametrize("seat", [R, C])
def test_74_a_cu_for_each_of_two_generals_on_their_own_pcs(seat):
    if seat == R:
        generals = {"nero": "roma", "varro": "pisae", "longus": "zama:proconsul", "paullus": "arpi:proconsul"}
        wanted = {"nero", "varro", "paullus"}
    else:
        generals = {"hanno": "carthago", "mago": "cirta", "hasdrubal": "arpi", "gisgo": "malaca"}
        wanted = {"hanno", "mago", "gisgo"}
    pos = table("denarii_and_silver", seat, generals=generals)
    do(pos, "event denarii_and_silver")
    assert choices(pos, "general") == wanted
    first, second = sorted(wanted)[:2]
    do(pos, f"general {first}")
    assert choices(pos, "general") == wanted - {first}, "each of them once"
    refused(pos, f"general {first}", "25", "paid-already")
    assert "done" in legal(pos)
    do(pos, f"general {second}")
    assert over(pos)
    assert [cus(pos, seat, generals[g].split(":")[0]) for g in (first, second)] == [1, 1]
    assert discarded(pos, "denarii_and_silver")


@pytest.mark.rule("8.3", "26.1")
def test_74_neither_abroad_nor_besieged_nor_in_a_province_that_is_not_held():
    pos = table("denarii_and_silver", R, {"zama": 5}, generals={"nero": "zama"})
    refused(pos, "event denarii_and_silver", "25", "nobody-to-pay")
    besieged = table(
        "denarii_and_silver",
        R,
        {"capua/in": 1},
        {"capua": 3},
        {"nero": "capua/in"},
        siege={"capua": 1},
    )
    refused(besieged, "event denarii_and_silver", "25", "nobody-to-pay")
    lonely = table("denarii_and_silver", R, {"pisae": 5}, generals={"nero": "pisae"}, control={R: ["pisae"]})
    refused(lonely, "event denarii_and_silver", "25", "nobody-to-pay")


# -- 75 Forage Parties Cut Off -----------------------------------------------------------------------------


@pytest.mark.rule("21.1.3", "26.1")
@pytest.mark.parametrize(("die", "lost"), [(6, 2), (3, 1), (2, 0)])
def test_75_an_enemy_force_on_ones_own_pc_rolls_with_minus_one(die, lost):
    pos = table("forage_parties_cut_off", R, {}, {"arpi": 5, "zama": 5, "capua": 3, "taurini": 4})
    do(pos, "event forage_parties_cut_off")
    assert choices(pos, "target") == {"arpi", "capua"}, "a PC or a city of Rome's"
    events = told(rig(pos, die), "target arpi")
    told_ = only(events, "attrition").args
    assert (told_["modifier"], told_["count"]) == (-1, lost)
    assert cus(pos, C, "arpi") == 5 - lost
    assert discarded(pos, "forage_parties_cut_off")


@pytest.mark.rule("8.3", "26.1")
@pytest.mark.parametrize("seat", [R, C])
def test_75_not_if_the_enemy_is_at_home(seat):
    pos = table("forage_parties_cut_off", seat, {"roma": 5}, {"carthago": 5})
    refused(pos, "event forage_parties_cut_off", "25", "no-foragers")


# -- 76 Triumph, 78 Spoils of War --------------------------------------------------------------------------


def won(pos: PunicWar, side: str, space: str) -> PunicWar:
    """A side has won a battle there in this turn."""
    pos.won[0 if side == R else 1].append(SPACE[space])
    pos._legal = None
    return pos


@pytest.mark.rule("14.10", "26.1")
def test_76_78_a_battle_won_is_remembered_for_the_turn():
    pos = clash()
    deal_battle(pos, {"probe": 1}, {})
    do(pos, "play probe")
    assert (pos.won[0], pos.won[1]) == ([SPACE["cannae"]], [])


@pytest.mark.rule("8.3", "26.1")
def test_76_three_pcs_on_empty_spaces():
    control = {R: ["roma", "pisae"], C: ["cirta", "zama"]}
    pos = won(table("triumph", R, {}, {"arpi": 2}, control=control), R, "cannae")
    do(pos, "event triumph")
    spaces = choices(pos, "pc")
    assert {"cannae", "malaca", "verona"} <= spaces
    assert spaces.isdisjoint({"cirta", "zama", "arpi", "pisae", "boii", "capua", "siga"}), "never Carthage's"
    refused(pos, "pc cirta", "25", "enemy-pc-stays")
    do(pos, "pc cannae", "pc malaca", "pc verona")
    assert {controls(pos, s) for s in ("cannae", "malaca", "verona")} == {R}
    assert over(pos)
    assert discarded(pos, "triumph")


@pytest.mark.rule("8.3", "26.1")
def test_76_not_without_a_victory_of_this_turn_by_rome():
    refused(table("triumph", R), "event triumph", "25", "no-battle-won")
    refused(won(table("triumph", R), C, "cannae"), "event triumph", "25", "no-battle-won")
    pos = do(won(table("triumph", R), R, "cannae"), "event triumph")
    assert "done" not in legal(pos)
    do(pos, sorted(legal(pos))[0], "done")
    assert over(pos)


@pytest.mark.rule("8.3", "26.1")
@pytest.mark.parametrize("taken", [False, True])
def test_78_two_enemy_pcs_near_a_victory_turn_over(taken):
    control = {R: ["roma", "arpi", "cannae", "brundisium", "tarentum", "heraclea", "pisae"], C: ["paestum"]}
    pos = table("spoils_of_war", C, {"arpi": 1}, {}, control=control)
    if taken:
        pos.taken[1].append(SPACE["tarentum"])
        pos._legal = None
    else:
        won(pos, C, "cannae")
    do(pos, "event spoils_of_war")
    assert choices(pos, "pc") == {"cannae", "brundisium", "heraclea"}, "no CUs, no city, no empty space, near"
    do(pos, "pc heraclea")
    assert legal(pos) == {"pc cannae", "pc brundisium", "done"}
    do(pos, "pc cannae")
    assert {controls(pos, s) for s in ("cannae", "heraclea")} == {C}
    assert over(pos)
    assert discarded(pos, "spoils_of_war")


@pytest.mark.rule("8.3", "26.1")
def test_78_not_without_a_victory_or_without_pcs_near_it():
    refused(table("spoils_of_war", C), "event spoils_of_war", "25", "no-victory")
    refused(won(table("spoils_of_war", C), R, "cannae"), "event spoils_of_war", "25", "no-victory")
    refused(won(table("spoils_of_war", C), C, "zama"), "event spoils_of_war", "25", "not-near-victory")
    assert "event spoils_of_war" in legal(won(table("spoils_of_war", R), R, "zama"))


# -- 77 Elephant Fear --------------------------------------------------------------------------------------


def elephants_meet(held) -> PunicWar:
    pos = march(
        "hannibal",
        C,
        {"azaila": 6},
        {"bilbilis": "8e3"},
        {"hannibal": "bilbilis", "p_scipio": "azaila:proconsul"},
        held={"rome": held},
    )
    return do(pos, "march azaila", "done")


@pytest.mark.rule("17.3", "17.5", "8.4", "26.1")
def test_77_the_charge_fails_and_costs_carthage_a_card():
    pos = elephants_meet(["elephant_fear"])
    assert legal(pos) == {"charge", "pass"}
    do(pos, "charge")
    assert (to_move(pos), legal(pos)) == (R, {"counter elephant_fear", "pass"})
    events = told(pos, "counter elephant_fear")
    assert "charge-roll" not in kinds(events)
    lost = only(events, "cards-lost").args
    assert (lost["side"], len(lost["battle_cards"])) == (C, 1)
    assert elephants(pos, "azaila") == 3, "the elephants are still CUs"
    assert discarded(pos, "elephant_fear")


@pytest.mark.rule("17.3", "8.4", "26.1")
def test_77_only_against_a_charge_that_was_declared():
    pos = do(elephants_meet(["elephant_fear"]), "pass")
    assert step(pos) == "Battle"
    pos = elephants_meet(["elephant_fear", "elephant_fright"])
    do(pos, "charge")
    assert choices(pos, "counter") == {"elephant_fear", "elephant_fright"}, (
        "with all cards both are in the deck"
    )
    assert "charge-roll" in kinds(told(pos, "pass"))


# -- 79 Punic Faith ----------------------------------------------------------------------------------------


@pytest.mark.rule("8.4", "8.5", "26.1")
def test_79_romes_event_is_lost_and_its_card_discarded():
    pos = table(
        "massinissa", R, {"zama": 5}, generals={"nero": "zama"}, hands=hands(carthage=["punic_faith"])
    )
    do(pos, "event massinissa")
    assert (to_move(pos), legal(pos)) == (C, {"counter punic_faith", "pass"})
    events = told(pos, "counter punic_faith")
    assert only(events, "cancelled").args == {"side": R, "card": "massinissa"}
    assert cus(pos, R, "zama") == 5
    assert discarded(pos, "massinissa"), "it would be removed"
    assert discarded(pos, "punic_faith")
    assert (step(pos), to_move(pos)) == ("Round", C), "Rome's round is over"


@pytest.mark.rule("8.4", "8.2", "26.1")
def test_79_of_a_card_that_works_with_its_ops_only_the_event_is_lost():
    pos = table(
        "treachery_within_city",
        R,
        {"capua": 5},
        generals={"nero": "capua"},
        control={C: ["capua"]},
        hands=hands(carthage=["punic_faith"]),
    )
    do(pos, "event treachery_within_city", "counter punic_faith")
    do(pos, "activate nero")
    assert not marching(pos).event
    assert kinds(told(rig(pos, 4), "besiege")).count("siege-roll") == 1


@pytest.mark.rule("8.4", "26.1")
def test_79_declined_the_event_works_and_ops_are_never_asked_about():
    pos = table(
        "massinissa", R, {"zama": 5}, generals={"nero": "zama"}, hands=hands(carthage=["punic_faith"])
    )
    do(pos, "event massinissa", "pass")
    assert cus(pos, R, "zama") == 7
    pos = table(
        "massinissa", R, {"zama": 5}, generals={"nero": "zama"}, hands=hands(carthage=["punic_faith"])
    )
    do(pos, "ops massinissa")
    assert (step(pos), to_move(pos)) == ("Operations", R)


@pytest.mark.rule("8.4", "26.1")
def test_79_carthages_own_events_are_not_cancelled_by_anybody():
    pos = table("volunteers", C, {}, {"zama": 5}, {"hanno": "zama"}, hands=hands(rome=["punic_faith"]))
    do(pos, "event volunteers")
    assert cus(pos, C, "zama") == 7


@pytest.mark.rule("8.4", "26.1")
def test_79_a_cancelled_event_ends_no_truce():
    more: dict[str, Any] = dict(
        generals={"nero": "zama"}, markers=TRUCE_ON, hands=hands(carthage=["punic_faith"])
    )
    pos = do(table("massinissa", R, {"zama": 5}, **more), "event massinissa", "counter punic_faith")
    assert markers(pos)["truce"] is True
    pos = do(table("massinissa", R, {"zama": 5}, **more), "event massinissa", "pass")
    assert markers(pos)["truce"] is False


# -- 80 Dictator -------------------------------------------------------------------------------------------


@pytest.mark.rule("8.3", "26.1")
def test_80_a_general_of_the_pool_with_cus_in_italia():
    pos = table(
        "dictator",
        R,
        {"roma": 5, "zama": 5, "neapolis/in": 2, "capua/in": 1, "pisae": 1},
        {"capua": 3},
        {"nero": "roma", "longus": "zama:proconsul"},
        siege={"capua": 1},
    )
    do(pos, "event dictator")
    assert choices(pos, "general") == {"p_scipio", "fabius", "flaminius", "marcellus", "paullus", "varro"}
    do(pos, "general fabius")
    assert choices(pos, "place") == {"roma", "neapolis", "pisae"}, "in Italia, not besieged"
    refused(pos, "place zama", "25", "event-region")
    do(pos, "place neapolis")
    assert where(pos, "fabius") == "neapolis/in"
    assert next(g for g in pos.view(0)["generals"] if g["id"] == "fabius")["office"] == "dictator"
    assert over(pos)
    assert discarded(pos, "dictator")


@pytest.mark.rule("8.3", "26.1")
def test_80_one_at_a_time_and_not_without_cus_in_italia():
    one = table("dictator", R, {"roma": 5}, generals={"fabius": "roma:dictator"})
    refused(one, "event dictator", "25", "one-dictator")
    refused(table("dictator", R, {"zama": 5}), "event dictator", "25", "no-camp-for-dictator")


@pytest.mark.rule("9.3", "18.1", "26.1")
def test_80_he_outranks_consuls_and_takes_their_cus():
    pos = table("minor_campaign_a", R, {"roma": 6}, generals={"nero": "roma", "fabius": "roma:dictator"})
    assert pos.commander(0, SPACE["roma"]) == GENERAL["fabius"]
    do(pos, "ops minor_campaign_a", "activate fabius", "leave nero", "take 4", "march praeneste", "halt")
    assert (cus(pos, R, "praeneste"), cus(pos, R, "roma")) == (4, 2), (
        "Nero is left with two, he goes with four"
    )
    pos = table("minor_campaign_a", R, {"roma": 6}, generals={"nero": "roma", "fabius": "roma:proconsul"})
    do(pos, "ops minor_campaign_a", "activate fabius")
    while "take 4" in legal(pos):
        do(pos, "take 4")
    refused(pos, "march praeneste", "18.1")


@pytest.mark.rule("18.1", "26.1")
def test_80_his_army_has_no_minimum_with_a_consul_in_it_either():
    pos = table("minor_campaign_a", R, {"roma": 6}, generals={"nero": "roma", "fabius": "roma:dictator"})
    do(pos, "ops minor_campaign_a", "activate fabius", "take 3", "march praeneste")
    assert (cus(pos, R, "praeneste"), where(pos, "nero")) == (3, "praeneste")
    generals = {"nero": "roma", "varro": "roma:proconsul", "fabius": "roma:dictator"}
    pos = table("minor_campaign_a", R, {"roma": 6}, generals=generals)
    do(pos, "ops minor_campaign_a", "activate varro", "take 4", "march praeneste")
    assert (cus(pos, R, "roma"), where(pos, "nero")) == (2, "roma"), "the dictator's army may be left small"


@pytest.mark.rule("18.1", "10.7", "26.1")
@pytest.mark.parametrize(("office", "allowed"), [("dictator", True), ("proconsul", False)])
def test_80_at_the_walls_his_army_is_divided_at_will(office, allowed):
    pos = march(
        "mago",
        C,
        {"capua": 6},
        {"beneventum": 8},
        {"mago": "beneventum", "nero": "capua", "fabius": f"capua:{office}"},
        control={R: ["capua", "roma"], C: ["beneventum"]},
    )
    do(pos, "march capua")
    assert ("walls 2" in legal(pos)) is allowed


@pytest.mark.rule("10.2", "26.1")
def test_80_he_moves_with_ten_cus_at_most():
    pos = table("minor_campaign_a", R, {"roma": 12}, generals={"fabius": "roma:dictator"})
    do(pos, "ops minor_campaign_a", "activate fabius")
    assert marching(pos).size() == 10
    refused(pos, "take 11", "10.2", "army-limit")


@pytest.mark.rule("18.2", "26.1")
@pytest.mark.parametrize("office", ["dictator", "proconsul"])
def test_80_there_is_no_change_of_command_under_him(office):
    pos = march(
        "mago",
        C,
        {"cannae": 10},
        {"arpi": 8},
        {"mago": "arpi", "nero": "cannae", "varro": "cannae", "fabius": f"cannae:{office}"},
        control={R: ["cannae"], C: ["arpi"]},
    )
    do(pos, "march cannae")
    events = told(pos, "done")
    assert ("command-roll" in kinds(events)) == (office == "proconsul")
    commands = pos.view(0)["battle"]["commanders"][R]
    assert (commands == "fabius") == (office == "dictator")


@pytest.mark.rule("5.7", "26.1")
def test_80_he_resigns_at_the_end_of_the_turn():
    pos = scene(
        {"roma": 6}, {}, {"nero": "roma", "fabius": "roma:dictator"}, phase="victory", options=ALL, turn=2
    )
    while pos.turn == 1:
        do(pos, sorted(legal(pos))[0])
    assert where(pos, "fabius") == "pool"
    assert pos.dictator() < 0
    assert where(pos, "nero") == "roma"


# -- 81 Volunteers -----------------------------------------------------------------------------------------


@pytest.mark.rule("8.3", "26.1")
@pytest.mark.parametrize("seat", [R, C])
def test_81_two_cus_in_the_home_region(seat):
    legates = {"nero": "roma", "varro": "pisae", "longus": "zama:proconsul"}
    punic = {"hanno": "carthago", "mago": "cirta", "gisgo": "arpi"}
    pos = table("volunteers", seat, generals=legates if seat == R else punic)
    do(pos, "event volunteers")
    assert choices(pos, "place") == ({"roma", "pisae"} if seat == R else {"carthago", "cirta"})
    space = "pisae" if seat == R else "cirta"
    do(pos, f"place {space}")
    assert cus(pos, seat, space) == 2
    assert over(pos)
    assert discarded(pos, "volunteers")


@pytest.mark.rule("8.3", "26.1")
def test_81_gracchus_brings_one_more():
    options = {"cards": "all", "more_generals": True}
    pos = table("volunteers", R, {"roma": 5}, generals={"gracchus": "roma"}, options=options)
    do(pos, "event volunteers")
    assert cus(pos, R, "roma") == 8


@pytest.mark.rule("8.3", "26.1")
def test_81_not_abroad_and_not_besieged():
    refused(
        table("volunteers", R, {"zama": 5}, generals={"nero": "zama"}),
        "event volunteers",
        "25",
        "nobody-to-receive",
    )
    refused(
        table("volunteers", C, {}, {"arpi": 5}, {"mago": "arpi"}),
        "event volunteers",
        "25",
        "nobody-to-receive",
    )
    shut_in = table("volunteers", C, {"utica": 3}, {"utica/in": 1}, {"hanno": "utica/in"}, siege={"utica": 1})
    refused(shut_in, "event volunteers", "25", "nobody-to-receive")


# -- 82 Rival Factions -------------------------------------------------------------------------------------


@pytest.mark.rule("8.3", "26.1")
@pytest.mark.parametrize("seat", [R, C])
def test_82_the_enemy_discards_a_card_of_his_own_choice(seat):
    foe = C if seat == R else R
    pos = table("rival_factions", seat)
    do(pos, "event rival_factions")
    assert to_move(pos) == foe
    assert legal(pos) == {f"discard {card}" for card in FILLERS[foe]}
    lost = FILLERS[foe][1]
    assert only(told(pos, f"discard {lost}"), "card-lost").args == {"side": foe, "card": lost}
    assert discarded(pos, lost)
    assert pos.hands[owner(pos)] == [CARD[FILLERS[foe][0]]]
    assert (step(pos), to_move(pos)) == ("Round", foe), "then it is his round"
    assert discarded(pos, "rival_factions")


@pytest.mark.rule("8.3", "26.1")
def test_82_not_against_an_empty_hand():
    pos = table("rival_factions", R, hands={R: ["sophonisba"], C: []})
    refused(pos, "event rival_factions", "25", "empty-hand")


@pytest.mark.rule("8.7.1", "26.1")
def test_82_a_truce_that_is_discarded_so_shuffles_the_deck():
    pos = table("rival_factions", R, hands={R: ["sophonisba"], C: ["truce", "numidian_ally"]})
    do(pos, "event rival_factions", "discard truce")
    assert markers(pos)["reshuffle"] is True


# -- 84 Good Omen, 85 Bad Omen ----------------------------------------------------------------------------


def siege_throw(rome=(), carthage=()) -> PunicWar:
    """Nero besieges Utica; the first die is a 2, the second a 4: no point, then one."""
    pos = march(
        "nero",
        R,
        {"utica": 5},
        generals={"nero": "utica"},
        held={"rome": rome, "carthage": carthage},
    )
    return do(rig(pos, 2, 4), "besiege")


@pytest.mark.rule("8.4", "26.1")
def test_84_a_die_one_has_seen_is_thrown_again():
    pos = siege_throw(["good_omen"])
    assert (step(pos), to_move(pos), legal(pos)) == ("Window", R, {"counter good_omen", "pass"})
    prompt = pos.view(0)["prompt"]
    assert (prompt["key"], prompt["args"]["die"]) == ("prompt-window-omen", 2)
    events = told(pos, "counter good_omen")
    assert only(events, "thrown-again").args == {"side": R, "die": 2, "rolls": [4]}
    assert only(events, "siege-roll").args["siege_face"] == 4
    assert pos.siege[SPACE["utica"]] == 1
    assert discarded(pos, "good_omen")


@pytest.mark.rule("8.4", "26.1")
def test_84_or_it_stands():
    pos = do(siege_throw(["good_omen"]), "pass")
    assert pos.siege[SPACE["utica"]] == 0
    assert CARD["good_omen"] in pos.hands[0]


@pytest.mark.rule("8.4", "26.1")
@pytest.mark.parametrize(("card", "holder"), [("good_omen", C), ("bad_omen", R)])
def test_84_85_ones_own_die_or_the_enemys(card, holder):
    """It was Rome that threw: Carthage's Good Omen and Rome's Bad Omen are of no use."""
    pos = siege_throw(*(([card], []) if holder == R else ([], [card])))
    assert step(pos) == "Round"
    assert CARD[card] in pos.hands[0 if holder == R else 1]


@pytest.mark.rule("8.4", "26.1")
def test_85_the_enemy_throws_again():
    pos = march("nero", R, {"utica": 5}, generals={"nero": "utica"}, held={"carthage": ["bad_omen"]})
    do(rig(pos, 4, 1), "besiege")
    assert (step(pos), to_move(pos), legal(pos)) == ("Window", C, {"counter bad_omen", "pass"})
    assert pos.view(1)["prompt"]["args"]["die"] == 4
    do(pos, "counter bad_omen")
    assert (pos.siege[SPACE["utica"]], cus(pos, R, "utica")) == (0, 4), "no point, and a CU lost"
    assert discarded(pos, "bad_omen")
    pos = march("nero", R, {"utica": 5}, generals={"nero": "utica"}, held={"carthage": ["bad_omen"]})
    do(rig(pos, 4, 1), "besiege", "pass")
    assert pos.siege[SPACE["utica"]] == 1


@pytest.mark.rule("8.4", "26.1")
def test_84_85_each_roll_is_repeated_once_only():
    pos = siege_throw(["good_omen"], ["bad_omen"])
    do(pos, "counter good_omen")
    assert step(pos) == "Round", "the second roll stands, Carthage is not asked"
    assert CARD["bad_omen"] in pos.hands[1]
    pos = do(siege_throw(["good_omen"], ["bad_omen"]), "pass")
    assert (to_move(pos), legal(pos)) == (C, {"counter bad_omen", "pass"})


@pytest.mark.rule("8.4", "11.5", "26.1")
def test_85_the_naval_die_is_romes():
    """So Rome's Good Omen and Carthage's Bad Omen may repeat it."""
    for held, asked in (({"rome": ["good_omen"]}, R), ({"carthage": ["bad_omen"]}, C)):
        pos = march(
            "mago",
            C,
            {},
            {"carthago": 3},
            {"mago": "carthago"},
            card="sophonisba",
            hands={
                R: [*held.get("rome", []), "tribal_resistance"],
                C: [*held.get("carthage", []), "numidian_ally"],
            },
        )
        do(rig(pos, 6, 1), "sail cosa")
        assert (step(pos), to_move(pos)) == ("Window", asked)


@pytest.mark.rule("8.4", "21.2", "26.1")
def test_84_attrition_is_the_owners_roll_and_casualties_the_winners():
    pos = table("forage_parties_cut_off", R, {}, {"arpi": 5}, hands=hands(carthage=["good_omen"]))
    do(rig(pos, 6, 1), "event forage_parties_cut_off")
    assert (step(pos), to_move(pos)) == ("Window", C)
    do(pos, "counter good_omen")
    assert cus(pos, C, "arpi") == 5
    pos = clash(rome=["good_omen"])
    deal_battle(pos, {"probe": 1}, {})
    do(pos, "play probe")
    assert (step(pos), to_move(pos)) == ("Window", R), "Rome won and threw for the casualties"


# -- 86 Surprise Raids -------------------------------------------------------------------------------------


@pytest.mark.rule("8.3", "26.1")
@pytest.mark.parametrize("seat", [R, C])
def test_86_two_enemy_pcs_next_to_one_space_with_own_cus(seat):
    foe = C if seat == R else R
    control = {foe: ["arpi", "cannae", "heraclea", "malaca", "hispalis", "tarentum"], seat: ["paestum"]}
    units = {seat: {"beneventum": 1, "gades": 1}, foe: {"heraclea": 1}}
    pos = table("surprise_raids", seat, units[R], units[C], control=control)
    do(pos, "event surprise_raids")
    assert choices(pos, "remove") == {"arpi", "cannae", "malaca", "hispalis"}, "no CUs of his there, no city"
    assert "done" not in legal(pos)
    do(pos, "remove malaca")
    assert legal(pos) == {"remove hispalis", "done"}, "next to the same space"
    refused(pos, "remove arpi", "25", "other-base-for-raid")
    do(pos, "remove hispalis")
    assert (controls(pos, "malaca"), controls(pos, "hispalis"), controls(pos, "arpi")) == (None, None, foe)
    assert over(pos)
    assert discarded(pos, "surprise_raids")


@pytest.mark.rule("8.3", "26.1")
def test_86_one_will_do_and_none_is_no_event():
    control = {C: ["arpi", "cannae"]}
    pos = table("surprise_raids", R, {"beneventum": 1}, control=control)
    do(pos, "event surprise_raids", "remove arpi", "done")
    assert controls(pos, "cannae") == C
    refused(
        table("surprise_raids", R, {"roma": 5}, control=control),
        "event surprise_raids",
        "25",
        "no-base-for-raid",
    )
    guarded = table("surprise_raids", R, {"beneventum": 1}, {"arpi": 1, "cannae": 1}, control=control)
    refused(guarded, "event surprise_raids", "25", "no-base-for-raid")


@pytest.mark.rule("8.3", "26.1")
def test_86_cus_inside_walls_hold_the_space_too():
    pos = table("surprise_raids", R, {"capua/in": 2}, control={R: ["capua"], C: ["beneventum", "terventum"]})
    do(pos, "event surprise_raids")
    assert choices(pos, "remove") == {"beneventum", "terventum"}


# -- 89 Turncoats ------------------------------------------------------------------------------------------


@pytest.mark.rule("8.3", "26.1")
@pytest.mark.parametrize("seat", [R, C])
def test_89_a_cu_goes_over_to_an_army_next_to_it(seat):
    if seat == R:
        rome: dict[str, int] = {"beneventum": 3, "pisae": 2}
        carthage: dict[str, int | str] = {"cannae": "3e2", "arpi": 1, "heraclea": "2e2", "paestum": 2}
        generals = {"nero": "beneventum"}
        foe = C
    else:
        rome = {"cannae": 3, "arpi": 1, "paestum": 2}
        carthage = {"beneventum": 3, "pisae": 2}
        generals = {"mago": "beneventum"}
        foe = R
    pos = table("turncoats", seat, rome, carthage, generals)
    do(pos, "event turncoats")
    assert choices(pos, "target") == {"cannae", "paestum"}, "two CUs at least, and not all of them elephants"
    do(pos, "target cannae")
    assert (cus(pos, foe, "cannae"), cus(pos, seat, "beneventum")) == (2, 4)
    assert elephants(pos, "cannae") == (2 if seat == R else 0)
    assert over(pos)
    assert discarded(pos, "turncoats")


@pytest.mark.rule("8.3", "26.1")
def test_89_the_army_is_chosen_first():
    pos = table(
        "turncoats",
        R,
        {"roma": 5, "capua": 5, "pisae": 5},
        {"falerii": 4, "beneventum": 4, "neapolis": 3},
        {"nero": "roma", "varro": "capua"},
    )
    do(pos, "event turncoats")
    assert choices(pos, "place") == {"roma", "capua"}, "Pisae has no general and no enemy near it"
    do(pos, "place capua")
    assert choices(pos, "target") == {"beneventum", "neapolis"}
    refused(pos, "target falerii", "25", "not-near-the-army")


@pytest.mark.rule("8.3", "26.1")
def test_89_not_without_a_general_an_enemy_of_two_cus_or_a_way_in():
    refused(table("turncoats", R, {"arpi": 5}, {"cannae": 3}), "event turncoats", "25", "no-turncoats")
    one = table("turncoats", R, {"arpi": 5}, {"cannae": 1}, {"nero": "arpi"})
    refused(one, "event turncoats", "25", "no-turncoats")
    alone = table("turncoats", R, {}, {"cannae": 3}, {"nero": "arpi"})
    refused(alone, "event turncoats", "25", "no-turncoats")
    shut_in = table("turncoats", R, {"capua/in": 1}, {"capua": 3}, {"nero": "capua/in"}, siege={"capua": 1})
    refused(shut_in, "event turncoats", "25", "no-turncoats")


@pytest.mark.rule("8.3", "26.1")
def test_89_the_force_of_two_loses_it():
    pos = table("turncoats", C, {"capua": 1, "capua/in": 2}, {"beneventum": 5}, {"mago": "beneventum"})
    do(pos, "event turncoats")
    assert (cus(pos, R, "capua"), cus(pos, R, "capua/in"), cus(pos, C, "beneventum")) == (1, 1, 6)


# -- 90 Flamen Martialis -----------------------------------------------------------------------------------


@pytest.mark.rule("8.3", "26.1")
def test_90_the_consul_costs_two_pcs_once():
    pos = table(
        "flamen_martialis",
        C,
        {"roma": 5, "pisae": 5, "arpi": 5},
        {},
        {"nero": "roma", "varro": "pisae", "longus": "arpi:proconsul"},
        hands={R: ["sophonisba", "tribal_resistance"], C: ["numidian_ally"]},
    )
    do(pos, "event flamen_martialis")
    assert choices(pos, "general") == {"nero", "varro"}, "a consul"
    do(pos, "general nero")
    assert markers(pos)["flamen"] == "nero"
    assert discarded(pos, "flamen_martialis")
    do(pos, "ops sophonisba", "activate nero")
    assert (step(pos), to_move(pos)) == ("RemovePCs", R)
    refused(pos, "remove roma", "25", "not-ordinary-by-event")
    do(pos, "remove cosa", "remove enna")
    assert (controls(pos, "cosa"), controls(pos, "enna")) == (None, None)
    assert step(pos) == "March"
    do(pos, "halt", "discard numidian_ally", "ops tribal_resistance", "activate nero")
    assert step(pos) == "March", "paid once"


@pytest.mark.rule("8.3", "26.1")
def test_90_who_cannot_pay_stays_and_others_go_free():
    pos = table(
        "sophonisba",
        R,
        {"roma": 5, "pisae": 5},
        {},
        {"nero": "roma", "varro": "pisae"},
        control={R: ["roma", "pisae"]},
    )
    pos.flamen = GENERAL["nero"]
    do(pos, "ops sophonisba")
    refused(pos, "activate nero", "25", "flamen-price")
    do(pos, "activate varro")
    assert step(pos) == "March"


@pytest.mark.rule("8.3", "5.7", "26.1")
def test_90_not_without_a_consul_on_the_map_and_only_for_the_turn():
    pos = table("flamen_martialis", C, {"roma": 5}, {}, {"nero": "roma:proconsul", "fabius": "roma:dictator"})
    refused(pos, "event flamen_martialis", "25", "no-consul")
    pos = scene({"roma": 6}, {}, {"nero": "roma"}, phase="victory", options=ALL, turn=2)
    pos.flamen = GENERAL["nero"]
    while pos.turn == 1:
        do(pos, sorted(legal(pos))[0])
    assert markers(pos)["flamen"] is None


# -- 91 Exchange of Prisoners ------------------------------------------------------------------------------


@pytest.mark.rule("8.3", "26.1")
@pytest.mark.parametrize("seat", [R, C])
def test_91_both_get_a_cu_back(seat):
    foe = C if seat == R else R
    generals = {"nero": "roma", "varro": "zama", "mago": "arpi", "hanno": "carthago"}
    pos = table("exchange_of_prisoners", seat, generals=generals)
    do(pos, "event exchange_of_prisoners")
    own = {R: {"roma", "zama"}, C: {"arpi", "carthago"}}
    assert (to_move(pos), choices(pos, "place")) == (seat, own[seat])
    mine, his = ("zama", "arpi") if seat == R else ("arpi", "zama")
    do(pos, f"place {mine}")
    assert (to_move(pos), choices(pos, "place")) == (foe, own[foe])
    do(pos, f"place {his}")
    assert (cus(pos, seat, mine), cus(pos, foe, his)) == (1, 1)
    assert over(pos)
    assert discarded(pos, "exchange_of_prisoners")


@pytest.mark.rule("8.3", "26.1")
def test_91_the_enemy_need_not_and_one_without_a_general_gets_nothing():
    pos = table("exchange_of_prisoners", R, generals={"nero": "roma", "mago": "arpi"})
    do(pos, "event exchange_of_prisoners")
    assert cus(pos, R, "roma") == 1
    assert (to_move(pos), legal(pos)) == (C, {"place arpi", "done"})
    do(pos, "done")
    assert (cus(pos, C, "arpi"), over(pos)) == (0, True)
    pos = table("exchange_of_prisoners", R, generals={"nero": "roma"})
    do(pos, "event exchange_of_prisoners")
    assert over(pos)
    refused(
        table("exchange_of_prisoners", R, generals={"mago": "arpi"}),
        "event exchange_of_prisoners",
        "25",
        "nobody-to-receive",
    )
