"""20 Sieges and subjugation: who may try, the two dice, the besieged, relief, the end of a siege."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hannibal.position import ARCHIMEDES, TRUCE_ON, PunicWar
from bellum.kernel import Event
from tests.hannibal.facts import GENERAL, SPACE, SPACE_ID, TRIBE
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
    place_of,
    refused,
    rig,
    scene,
    step,
    to_move,
    told,
    turn_from,
    where,
)

HANDS = {"rome": ["diplomacy_a"], "carthage": ["diplomacy_b"]}
OPS = "forced_march_3"
CAMPAIGN = "minor_campaign_a"

# 20.1.3 Points and CUs lost, face by face.
RED = [(0, 1), (0, 0), (1, 1), (1, 0), (1, 0), (1, 0)]
WHITE = [(0, 1), (0, 1), (0, 0), (1, 1), (1, 0), (1, 0)]
SIGNED = [(0, 1), (0, 1), (0, 0), (1, 1), (0, 1), (1, 0)]
MARCELLUS = [*RED[:5], (2, 0)]


def points(pos: PunicWar, space: str) -> int:
    """Siege points on a city or tribe."""
    return pos.siege[SPACE[space]]


def siege(space: str, general: str, seat: str = R, count: int | str = 5, **more: Any) -> PunicWar:
    """A general with his army outside a city or at a tribe, activated."""
    force = {space: count}
    settings: dict[str, Any] = {
        "general": general,
        "seat": seat,
        "phase": "march",
        "card": OPS,
        "hands": HANDS,
        "generals": {general: space},
        "rome": {},
        "carthage": {},
    }
    settings.update(more)
    settings[seat] = {**settings[seat], **force}
    return scene(settings.pop("rome"), settings.pop("carthage"), settings.pop("generals"), **settings)


def attempt(pos: PunicWar, face: int) -> list[Event]:
    """One attempt with a loaded die."""
    rig(pos, face)
    return told(pos, "besiege")


def result(pos: PunicWar, space: str, side: str, face: int) -> tuple[str, tuple[int, int]]:
    """The colour of the die, the points won and the CUs lost by an attempt that shows this face."""
    before = points(pos, space), cus(pos, side, space)
    roll = only(attempt(pos, face), "siege-roll")
    if step(pos) == "Losses":  # 25 of a CU and a siege train
        do(pos, "lose cu")
    assert roll.rule == "20.1.3"
    assert roll.args["siege_face"] == face
    gained, lost = points(pos, space) - before[0], before[1] - cus(pos, side, space)
    assert (roll.args["points"], roll.args["lost"]) == (gained, lost)
    return roll.args["colour"], (gained, lost)


def win(pos: PunicWar, side: str, casualties: int = 1, retreat: int = 1) -> list[Event]:
    """A side wins the battle with its only card; the two dice at its end are loaded."""
    cards = {"probe": 1}
    events: list[Event] = []
    rig(pos, casualties, retreat)
    pos.events = events
    deal_battle(pos, cards if side == R else {}, cards if side == C else {}, attacker=side)
    if step(pos) == "Battle":
        do(pos, "play probe")
    pos.events = None
    return events


def told_lost(events: list[Event]) -> int:
    """CUs that the loser of a battle lost to both dice."""
    count: int = only(events, "casualties").args["count"] + only(events, "retreat-die").args["count"]
    return count


# -- 20.1 what is besieged ---------------------------------------------------------------------------------


@pytest.mark.rule("20.1", "20.1.1")
def test_a_city_takes_three_points_and_several_attempts():
    """Two attempts of a point each leave Saguntum Carthaginian, the third takes it."""
    for had in range(3):
        pos = siege("saguntum", "nero", siege={"saguntum": had})
        assert controls(pos, "saguntum") == C
        attempt(pos, 6)
        assert points(pos, "saguntum") == (had + 1 if had < 2 else 0)
        assert controls(pos, "saguntum") == (C if had < 2 else R)


@pytest.mark.rule("20.1", "20.1.1")
def test_a_tribe_takes_three_points_too():
    for had in range(3):
        pos = siege("boii", "nero", siege={"boii": had})
        attempt(pos, 6)
        assert points(pos, "boii") == (had + 1 if had < 2 else 0)
        assert controls(pos, "boii") == (C if had < 2 else R)


@pytest.mark.rule("20.1")
def test_neither_ops_nor_a_march_takes_a_city_or_a_tribe():
    pos = siege("saguntum", "nero", count=10, phase="ops")
    refused(pos, "pc saguntum", "19.2.1", "city-or-tribe")
    pos = siege("boii", "nero", count=10)
    do(pos, "halt")
    assert controls(pos, "boii") == C


@pytest.mark.rule("20.1")
def test_an_event_takes_a_city_without_siege():
    card = "syracuse_allies_with_carthage"
    pos = scene({"syracusae/in": 2}, phase="round", seat=C, card=card, hands=HANDS)
    assert controls(pos, "syracusae") == R
    events = told(pos, f"event {card}")
    assert only(events, "city-taken").args == {"side": C, "space": "syracusae", "count": 2}
    assert (controls(pos, "syracusae"), cus(pos, R, "syracusae/in")) == (C, 0)


# -- 20.1.2 who may try ------------------------------------------------------------------------------------


@pytest.mark.rule("20.1.2")
@pytest.mark.parametrize(("count", "may"), [(1, False), (2, False), (3, True), (10, True)])
def test_three_units_are_needed(count: int, may: bool):
    pos = siege("saguntum", "nero", count=count)
    if may:
        assert result(pos, "saguntum", R, 4) == ("red", (1, 0))
    else:
        refused(pos, "besiege", "20.1.2", "needs-three")


@pytest.mark.rule("20.1.2")
def test_units_that_were_there_before_count_with_those_that_arrive():
    pos = siege("dianium", "nero", count=1, rome={"saguntum": 2})
    do(pos, "march saguntum")
    assert result(pos, "saguntum", R, 4) == ("red", (1, 0))
    assert cus(pos, R, "saguntum") == 3


@pytest.mark.rule("20.1.2")
def test_the_general_ends_his_move_there_after_the_attempt():
    pos = siege("dianium", "nero", count=5)
    do(pos, "march saguntum")
    attempt(pos, 2)
    assert (step(pos), to_move(pos)) == ("Round", C), "no step more"
    assert where(pos, "nero") == "saguntum"


@pytest.mark.rule("20.1.2")
def test_only_enemy_cities_and_unfriendly_tribes_are_attempted():
    refused(siege("roma", "nero"), "besiege", "20.1.2", "nothing-to-besiege")
    refused(siege("zama", "nero"), "besiege", "20.1.2", "nothing-to-besiege")
    refused(siege("boii", "hannibal", C), "besiege", "20.1.2", "nothing-to-besiege")
    refused(siege("saguntum", "hannibal", C), "besiege", "20.1.2", "nothing-to-besiege")
    assert "besiege" in legal(siege("aquitani", "hannibal", C))
    assert "besiege" in legal(siege("aquitani", "nero"))
    assert "besiege" in legal(siege("boii", "nero"))


@pytest.mark.rule("20.1.2")
def test_a_lone_general_may_use_the_units_that_are_there():
    pos = siege("dianium", "nero", count=0, rome={"saguntum": 3})
    do(pos, "march saguntum", "take 3")
    assert result(pos, "saguntum", R, 6) == ("red", (1, 0))


@pytest.mark.rule("20.1.2")
def test_a_lone_general_may_use_even_units_that_have_fought():
    """10.11 f: one general gives battle, another besieges. It is the besieger who must not have fought."""
    pos = fought_at_tarentum()
    do(pos, "activate varro", "march tarentum")
    assert "besiege" in legal(pos)
    assert result(pos, "tarentum", R, 6) == ("red", (1, 0))


def fought_at_tarentum(varro: int = 0) -> PunicWar:
    """Nero beats 4 Carthaginians outside Tarentum with the first activation of a campaign."""
    pos = scene(
        {"cannae": 8, "heraclea": varro},
        {"tarentum": 4},
        {"nero": "cannae", "varro": "heraclea:proconsul"},
        control={
            "carthage": ["tarentum", "brundisium", "gades", "acci", "malaca", "hispalis"],
            "rome": ["cannae", "heraclea"],
        },
        phase="event",
        card=CAMPAIGN,
        hands=HANDS,
    )
    do(pos, "activate nero", "march tarentum", "done")
    win(pos, R)
    if step(pos) == "Refugees":
        do(pos, "done")
    while step(pos) in ("Retreat", "RetreatBy", "RemovePCs"):
        do(pos, sorted(legal(pos))[0])
    assert (step(pos), cus(pos, C, "tarentum"), cus(pos, R, "tarentum")) == ("Activation", 0, 8)
    return pos


@pytest.mark.rule("20.1.2", "20.1.5")
def test_who_fought_does_not_besiege_in_the_same_round_but_another_does():
    pos = fought_at_tarentum(1)
    refused(pos, "activate nero", "10.11", "already-activated")
    do(pos, "activate varro", "march tarentum")
    assert result(pos, "tarentum", R, 6) == ("red", (1, 0))


@pytest.mark.rule("20.1.2")
def test_an_overrun_is_no_battle():
    pos = siege("dianium", "nero", count=5, carthage={"saguntum": 1})
    do(pos, "march saguntum")
    if step(pos) == "Walls":
        do(pos, "done")
    assert cus(pos, C, "saguntum") == 0
    assert result(pos, "saguntum", R, 6) == ("red", (1, 0))


@pytest.mark.rule("20.1.2")
def test_a_truce_forbids_sieges_but_not_the_subjugation_of_neutral_tribes():
    refused(siege("saguntum", "nero", markers=TRUCE_ON), "besiege", "25", "truce-siege")
    refused(siege("boii", "nero", markers=TRUCE_ON), "besiege", "25", "truce-siege")
    assert "besiege" in legal(siege("aquitani", "nero", markers=TRUCE_ON))


# -- 20.1.3 the dice ---------------------------------------------------------------------------------------


@pytest.mark.rule("20.1.3")
@pytest.mark.parametrize("face", range(1, 7))
def test_rome_rolls_the_red_die(face: int):
    """Saguntum's marker shows no other; Roma's and Syracusae's sign does not exist elsewhere."""
    assert result(siege("saguntum", "nero"), "saguntum", R, face) == ("red", RED[face - 1])


@pytest.mark.rule("20.1.3")
@pytest.mark.parametrize("face", range(1, 7))
def test_carthage_rolls_the_white_die(face: int):
    assert result(siege("capua", "hannibal", C), "capua", C, face) == ("white", WHITE[face - 1])


@pytest.mark.rule("20.1.3")
@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize(("seat", "general", "colour"), [(R, "nero", "red"), (C, "hannibal", "white")])
def test_tribes_are_rolled_for_with_ones_own_die(face: int, seat: str, general: str, colour: str):
    faces = RED if seat == R else WHITE
    assert result(siege("aquitani", general, seat), "aquitani", seat, face) == (colour, faces[face - 1])


@pytest.mark.rule("20.1.3")
@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("city", ["carthago", "syracusae"])
def test_rome_rolls_the_white_die_where_the_marker_shows_it(face: int, city: str):
    control = {"carthage": ["carthago", "syracusae"]}
    pos = siege(city, "nero", control=control)
    assert result(pos, city, R, face) == ("white", WHITE[face - 1])


@pytest.mark.rule("20.1.3")
@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("city", ["roma", "syracusae"])
def test_the_sign_of_roma_and_syracusae_turns_a_point_into_a_loss(face: int, city: str):
    """Priority effects supersede: with the sign on die and marker the only effect is the CU lost."""
    assert result(siege(city, "hannibal", C), city, C, face) == ("white", SIGNED[face - 1])


@pytest.mark.rule("20.1.3")
@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("city", ["roma", "syracusae"])
def test_a_siege_train_cancels_the_sign(face: int, city: str):
    pos = siege(city, "hannibal", C, trains=[city])
    assert result(pos, city, C, face) == ("white", WHITE[face - 1])


@pytest.mark.rule("20.1.3")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_siege_train_rolls_the_red_die_where_there_is_no_sign(face: int):
    assert result(siege("capua", "hannibal", C, trains=["capua"]), "capua", C, face) == ("red", RED[face - 1])


@pytest.mark.rule("20.1.3")
def test_a_siege_train_must_be_there_and_does_nothing_to_a_tribe():
    pos = siege("capua", "hannibal", C, carthage={"beneventum": 1}, trains=["beneventum"])
    assert result(pos, "capua", C, 2) == ("white", (0, 1))
    pos = siege("aquitani", "hannibal", C, trains=["aquitani"])
    assert result(pos, "aquitani", C, 2) == ("white", (0, 1))


@pytest.mark.rule("20.1.3")
@pytest.mark.parametrize("face", range(1, 7))
def test_marcellus_with_a_campaign_and_the_red_die_has_a_sign_of_his_own(face: int):
    pos = siege("saguntum", "marcellus", phase="march-event", card=CAMPAIGN)
    assert result(pos, "saguntum", R, face) == ("red", MARCELLUS[face - 1])


@pytest.mark.rule("20.1.3")
@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("city", ["carthago", "syracusae"])
def test_marcellus_with_a_campaign_rolls_the_red_die_for_the_white_one(face: int, city: str):
    control = {"carthage": ["carthago", "syracusae"]}
    pos = siege(city, "marcellus", phase="march-event", card=CAMPAIGN, control=control)
    assert result(pos, city, R, face) == ("red", RED[face - 1])


@pytest.mark.rule("20.1.3")
@pytest.mark.parametrize(("phase", "card"), [("march", CAMPAIGN), ("march-event", OPS), ("march", OPS)])
def test_marcellus_needs_the_campaign_as_an_event(phase: str, card: str):
    pos = siege("saguntum", "marcellus", phase=phase, card=card)
    assert result(pos, "saguntum", R, 6) == ("red", (1, 0))
    pos = siege("carthago", "marcellus", phase=phase, card=card)
    assert result(pos, "carthago", R, 2) == ("white", (0, 1))


@pytest.mark.rule("20.1.3")
def test_marcellus_sign_is_for_cities_and_for_him_alone():
    pos = siege("boii", "marcellus", phase="march-event", card=CAMPAIGN)
    assert result(pos, "boii", R, 6) == ("red", (1, 0))
    pos = siege("saguntum", "nero", phase="march-event", card=CAMPAIGN)
    assert result(pos, "saguntum", R, 6) == ("red", (1, 0))
    both = {"marcellus": "saguntum:proconsul", "nero": "saguntum"}
    pos = siege("saguntum", "nero", phase="march-event", card=CAMPAIGN, generals=both)
    assert result(pos, "saguntum", R, 6) == ("red", (1, 0)), "as a subordinate he does not besiege"


@pytest.mark.rule("20.1.3")
def test_marcellus_two_points_take_a_city_that_has_one():
    pos = siege("saguntum", "marcellus", phase="march-event", card=CAMPAIGN, siege={"saguntum": 1})
    events = attempt(pos, 6)
    assert only(events, "siege-roll").args["points"] == 2
    assert (controls(pos, "saguntum"), points(pos, "saguntum")) == (R, 0)


@pytest.mark.rule("20.1.3")
@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("general", ["nero", "marcellus"])
def test_archimedes_engines_are_stronger_than_all(face: int, general: str):
    pos = siege(
        "syracusae",
        general,
        phase="march-event",
        card=CAMPAIGN,
        control={"carthage": ["syracusae"]},
        markers=ARCHIMEDES,
        options={"cards": "additional"},
    )
    assert result(pos, "syracusae", R, face) == ("white", SIGNED[face - 1])


@pytest.mark.rule("20.1.3")
def test_a_face_with_both_gives_the_point_and_takes_the_unit_even_as_the_city_falls():
    pos = siege("saguntum", "nero", count=3, siege={"saguntum": 2})
    events = attempt(pos, 3)
    assert kinds(events)[:2] == ["siege-roll", "city-taken"]
    assert (controls(pos, "saguntum"), cus(pos, R, "saguntum")) == (R, 2)


@pytest.mark.rule("20.1.3")
def test_carthage_chooses_whether_an_elephant_is_the_loss():
    pos = siege("capua", "hannibal", C, count="5e2")
    attempt(pos, 1)
    assert (step(pos), legal(pos)) == ("Losses", {"lose cu", "lose elephant"})
    do(pos, "lose cu")
    assert (cus(pos, C, "capua"), elephants(pos, "capua")) == (4, 2)


# -- 20.1.4 keeping it up ----------------------------------------------------------------------------------


@pytest.mark.rule("20.1.4")
@pytest.mark.parametrize("target", ["saguntum", "boii"])
def test_a_force_left_without_a_general_keeps_the_points(target: str):
    """Nero marches away with 9 of 10; the one that stays keeps the siege up."""
    road = {"saguntum": "dertosa", "boii": "mutina"}[target]
    pos = siege(target, "nero", count=10, siege={target: 2})
    do(pos, "take 9", f"march {road}", "halt")
    assert (where(pos, "nero"), cus(pos, R, target), points(pos, target)) == (road, 1, 2)


@pytest.mark.rule("20.1.4")
def test_a_force_without_a_general_rolls_nothing():
    pos = scene({"saguntum": 5}, siege={"saguntum": 2}, hands=HANDS, phase="ops", card=OPS)
    assert choices(pos, "activate") == set()
    assert "besiege" not in legal(pos)
    refused(pos, "besiege", "20.1.2", "when-besiege")


# -- 20.1.5 one attempt a card -----------------------------------------------------------------------------


def two_at_saguntum(**more: Any) -> PunicWar:
    generals = {"nero": "saguntum", "varro": "saguntum:proconsul"}
    return siege("saguntum", "nero", count=10, phase="event", card=CAMPAIGN, generals=generals, **more)


@pytest.mark.rule("20.1.5")
def test_a_campaign_gives_one_attempt_at_a_city():
    pos = two_at_saguntum()
    do(pos, "activate varro", "take 3")
    attempt(pos, 6)
    do(pos, "activate nero")
    assert marching(pos).size() == 7
    refused(pos, "besiege", "20.1.5", "once-a-card")


@pytest.mark.rule("20.1.5")
def test_a_campaign_gives_attempts_at_different_places():
    generals = {"nero": "saguntum", "varro": "boii:proconsul"}
    pos = siege("saguntum", "nero", phase="event", card=CAMPAIGN, generals=generals, rome={"boii": 3})
    do(pos, "activate nero")
    attempt(pos, 6)
    do(pos, "activate varro")
    attempt(pos, 6)
    assert (points(pos, "saguntum"), points(pos, "boii")) == (1, 1)


@pytest.mark.rule("20.1.5")
def test_a_campaign_gives_one_attempt_at_a_tribe():
    generals = {"nero": "boii", "varro": "verona:proconsul"}
    pos = siege("boii", "nero", phase="event", card=CAMPAIGN, generals=generals, rome={"verona": 3})
    do(pos, "activate nero")
    attempt(pos, 2)
    do(pos, "activate varro", "march boii")
    refused(pos, "besiege", "20.1.5", "once-a-card")


@pytest.mark.rule("20.1.5")
def test_the_next_card_gives_another_attempt():
    pos = siege("saguntum", "nero", hands={"rome": [CAMPAIGN], "carthage": ["diplomacy_b"]})
    attempt(pos, 6)
    do(pos, "discard diplomacy_b", f"ops {CAMPAIGN}", "activate nero")
    attempt(pos, 5)
    assert points(pos, "saguntum") == 2


@pytest.mark.rule("20.1.5")
@pytest.mark.parametrize(("dice", "gained", "lost"), [((6, 6), 2, 0), ((1, 6), 1, 1), ((3, 3), 2, 2)])
def test_scipio_africanus_rolls_two_dice_with_a_forced_march(dice: tuple[int, int], gained: int, lost: int):
    pos = siege("saguntum", "scipio_africanus", phase="march-event", card="forced_march_3", turn=6)
    rig(pos, *dice)
    events = told(pos, "besiege", "roll")
    assert [e.args["siege_face"] for e in events if e.kind == "siege-roll"] == list(dice)
    assert (points(pos, "saguntum"), cus(pos, R, "saguntum")) == (gained, 5 - lost)


@pytest.mark.rule("20.1.5")
def test_scipio_africanus_may_leave_it_at_the_first_roll():
    pos = siege("saguntum", "scipio_africanus", phase="march-event", card="forced_march_3", turn=6)
    do(rig(pos, 6), "besiege")
    assert (step(pos), to_move(pos), legal(pos)) == ("SiegeAgain", R, {"roll", "pass"})
    refused(pos, "halt", "10.2", "when-halt")
    do(pos, "pass")
    assert (points(pos, "saguntum"), step(pos)) == (1, "Round")


@pytest.mark.rule("20.1.5")
def test_scipio_africanus_rolls_once_otherwise():
    for target, phase, card in (
        ("saguntum", "march", "forced_march_3"),
        ("saguntum", "march-event", CAMPAIGN),
        ("aquitani", "march-event", "forced_march_3"),
    ):
        pos = siege(target, "scipio_africanus", phase=phase, card=card, turn=6)
        rig(pos, 6, 6)
        told(pos, "besiege")
        assert points(pos, target) == 1


@pytest.mark.rule("20.1.5")
def test_a_second_die_is_not_rolled_against_a_city_that_has_fallen():
    pos = siege(
        "saguntum",
        "scipio_africanus",
        phase="march-event",
        card="forced_march_3",
        turn=6,
        siege={"saguntum": 2},
    )
    rig(pos, 6, 1)
    events = told(pos, "besiege")
    assert kinds(events).count("siege-roll") == 1
    assert (controls(pos, "saguntum"), cus(pos, R, "saguntum")) == (R, 5)


# -- 20.2 subordinates -------------------------------------------------------------------------------------


@pytest.mark.rule("20.2")
def test_a_subordinate_makes_the_attempt_with_three_units():
    """The others of the army and its commander can still be moved by the campaign."""
    pos = two_at_saguntum()
    do(pos, "activate varro", "take 3")
    attempt(pos, 6)
    assert points(pos, "saguntum") == 1
    do(pos, "activate nero", "march dertosa", "march tarraco")
    assert (cus(pos, R, "saguntum"), cus(pos, R, "tarraco")) == (3, 7)
    assert (where(pos, "varro"), where(pos, "nero")) == ("saguntum", "tarraco")


@pytest.mark.rule("20.2")
def test_only_three_units_count_as_moved_by_his_attempt():
    """Said or not said how many, a proconsul's attempt binds 3."""
    for words in ([], ["take 1"]):
        pos = two_at_saguntum()
        do(pos, "activate varro", *words)
        attempt(pos, 6)
        do(pos, "activate nero")
        assert marching(pos).size() == 7, words


@pytest.mark.rule("20.2")
def test_a_second_consul_binds_five():
    for words in (["leave nero"], ["leave nero", "take 3"]):
        generals = {"nero": "saguntum", "varro": "saguntum"}
        pos = siege("saguntum", "nero", count=10, phase="event", card=CAMPAIGN, generals=generals)
        do(pos, "activate varro", *words)
        attempt(pos, 6)
        do(pos, "activate nero")
        assert marching(pos).size() == 5, words


@pytest.mark.rule("20.1.2", "20.2")
def test_the_three_units_of_an_attempt_are_used_up():
    """Varro comes with 1 CU to 2 that besiege; after the attempt Nero finds none to take on."""
    pos = scene(
        {"dianium": 1, "saguntum": 2},
        {},
        {"varro": "dianium:proconsul", "nero": "dertosa:proconsul"},
        phase="event",
        card=CAMPAIGN,
        hands=HANDS,
    )
    do(pos, "activate varro", "march saguntum")
    attempt(pos, 6)
    do(pos, "activate nero", "march saguntum")
    assert choices(pos, "take") == set()


@pytest.mark.rule("20.2")
def test_he_uses_his_own_ability():
    """Marcellus, a proconsul under Nero: two points with a Campaign, which Nero would not get."""
    generals = {"nero": "saguntum", "marcellus": "saguntum:proconsul"}
    pos = siege("saguntum", "nero", count=10, phase="event", card=CAMPAIGN, generals=generals)
    do(pos, "activate marcellus", "take 3")
    assert result(pos, "saguntum", R, 6) == ("red", (2, 0))


@pytest.mark.rule("20.2")
def test_he_cannot_be_moved_again_with_this_card():
    pos = two_at_saguntum()
    do(pos, "activate varro", "take 3")
    attempt(pos, 6)
    do(pos, "activate nero")
    refused(pos, "join varro", "10.11", "spent-general")
    refused(pos, "take 8", "10.2.1", "too-few-cus-here")


@pytest.mark.rule("20.2")
def test_a_carthaginian_subordinate_besieges_under_hannibal():
    generals = {"hannibal": "capua", "mago": "capua"}
    pos = siege("capua", "mago", C, count=10, generals=generals)
    do(pos, "take 3")
    events = attempt(pos, 6)
    assert only(events, "siege-roll").args["general"] == "mago"
    assert pos.view(1)["siege"] == {"capua": 1}
    commander = [g["id"] for g in pos.view(1)["generals"] if g["commander"]]
    assert commander == ["hannibal"], "he commanded those CUs for the time of the attempt"


# -- 20.3 besieged or not ----------------------------------------------------------------------------------


@pytest.mark.rule("20.3")
@pytest.mark.parametrize(("face", "besieged"), [(1, False), (2, False), (4, True)])
def test_a_city_is_besieged_with_its_first_point_and_not_before(face: int, besieged: bool):
    """Whatever stands outside and however often it was tried."""
    pos = siege("carthago_nova", "nero", count=10, carthage={"carthago_nova/in": 1})
    assert not pos.besieged(SPACE["carthago_nova"])
    attempt(pos, face)
    assert pos.besieged(SPACE["carthago_nova"]) == besieged


@pytest.mark.rule("20.3")
def test_a_city_without_points_is_reinforced_under_the_eyes_of_the_enemy():
    for count, places in ((0, True), (1, False)):
        pos = scene(
            {"carthago": 10},
            control={"carthage": ["carthago", "carthago_nova"]},
            siege={"carthago": count},
            phase="reinforcements",
            turn=2,
            hands=HANDS,
        )
        assert ("place carthago" in legal(pos) or cus(pos, C, "carthago/in") > 0) == places


# -- 20.4 limits on the besieged ---------------------------------------------------------------------------


@pytest.mark.rule("20.4")
def test_a_besieged_city_gets_no_reinforcements():
    pos = scene(
        {"roma/in": 2, "arpi": 5},
        {"roma": 5, "utica": 1},
        {"nero": "roma/in", "longus": "arpi", "varro": "sena:proconsul", "hanno": "utica"},
        control={"rome": ["roma", "arpi"], "carthage": ["utica"]},
        siege={"roma": 1},
        phase="reinforcements",
        turn=2,
        hands=HANDS,
    )
    while to_move(pos) == C:
        do(pos, "place utica")
    assert (step(pos), choices(pos, "place")) == ("RomanLevy", {"arpi", "sena"})
    refused(pos, "place roma", "6.3", "besieged-no-cus")


@pytest.mark.rule("20.4")
@pytest.mark.parametrize(("count", "may"), [(0, True), (1, False)])
def test_a_besieged_general_raises_no_units(count: int, may: bool):
    pos = scene(
        {"capua/in": 1},
        {"capua": 5},
        {"nero": "capua/in"},
        control={"rome": ["capua", "neapolis"]},
        siege={"capua": count},
        card="major_campaign_a",
        hands=HANDS,
    )
    if may:
        do(pos, "raise capua")
        assert cus(pos, R, "capua/in") == 2
    else:
        refused(pos, "raise capua", "6.3", "besieged-no-cus")


@pytest.mark.rule("20.4")
@pytest.mark.parametrize(("count", "may"), [(0, True), (1, False)])
def test_nobody_sails_out_of_a_besieged_city(count: int, may: bool):
    pos = scene(
        {"tarentum/in": 2},
        {"tarentum": 5},
        {"nero": "tarentum/in:proconsul"},
        siege={"tarentum": count},
        phase="march",
        general="nero",
        hands=HANDS,
    )
    if may:
        do(pos, "sail messana")
        assert (where(pos, "nero"), cus(pos, R, "messana")) == ("messana", 2)
    else:
        refused(pos, "sail messana", "20.4", "shut-harbour")
        refused(pos, "sail_in messana", "20.4", "shut-harbour")


@pytest.mark.rule("20.4")
@pytest.mark.parametrize(("count", "may"), [(0, True), (1, False)])
def test_nobody_sails_straight_into_a_besieged_city_but_outside_its_walls(count: int, may: bool):
    pos = scene(
        {"messana": 2},
        {"tarentum": 5},
        {"nero": "messana:proconsul"},
        siege={"tarentum": count},
        phase="march",
        general="nero",
        hands=HANDS,
    )
    assert "sail tarentum" in legal(pos)
    if may:
        do(pos, "sail_in tarentum")
        assert where(pos, "nero") == "tarentum/in"
    else:
        refused(pos, "sail_in tarentum", "11.3", "besieged-port")
        do(pos, "sail tarentum")
        assert (step(pos), where(pos, "nero")) == ("Battle", "tarentum")


@pytest.mark.rule("20.4")
def test_the_besieged_do_not_march_past_the_besiegers():
    pos = besieged_in_capua()
    refused(pos, "march terventum", "10.7", "enemy-at-the-walls")


def besieged_in_capua(hannibal: bool = True, count: int = 4) -> PunicWar:
    generals = {"nero": "capua/in:proconsul", **({"hannibal": "capua"} if hannibal else {})}
    return scene(
        {"capua/in": 2, "roma": 5},
        {"capua": count},
        generals,
        siege={"capua": 2},
        phase="march",
        general="nero",
        hands=HANDS,
    )


@pytest.mark.rule("20.4")
def test_a_sortie_is_a_battle_with_the_usual_cards():
    """Nero 2, 2 CUs, allies 2 in Italia; Hannibal 4 and 4 CUs: 6 cards each but for the fewer than five."""
    pos = besieged_in_capua()
    events = told(pos, "sortie")
    assert kinds(events) == ["sortie", "battle", "dealt"]
    dealt = only(events, "dealt").args
    assert (dealt["rome"], dealt["carthage"]) == (2 + 2 + 2, 4 + 4)
    assert (cus(pos, R, "capua"), cus(pos, R, "capua/in"), where(pos, "nero")) == (2, 0, "capua")


@pytest.mark.rule("20.4", "20.5")
def test_a_sortie_that_wins_breaks_the_siege():
    pos = besieged_in_capua(False)
    do(pos, "sortie")
    events = win(pos, R)
    assert "battle-won" in kinds(events)
    while step(pos) in ("Retreat", "RetreatBy"):
        events += told(pos, sorted(legal(pos))[0])
    assert "siege-lifted" in kinds(events)
    assert (cus(pos, C, "capua"), points(pos, "capua")) == (0, 0)
    assert cus(pos, R, "capua") == 2


@pytest.mark.rule("20.4", "20.6")
def test_a_sortie_that_loses_goes_back_inside():
    pos = besieged_in_capua()
    do(pos, "sortie")
    win(pos, C)  # 15.2 c they can only go back
    assert (cus(pos, R, "capua/in"), where(pos, "nero"), points(pos, "capua")) == (2, "capua/in", 2)


@pytest.mark.rule("20.4")
def test_a_sortie_needs_units_inside_and_enemies_outside():
    generals = {"nero": "capua/in", "varro": "capua/in:proconsul"}
    pos = scene({}, {"capua": 4}, generals, siege={"capua": 2}, phase="march", general="nero", hands=HANDS)
    refused(pos, "sortie", "20.4", "nobody-to-sally")
    pos = scene({"capua/in": 2}, {}, {"nero": "capua/in"}, phase="march", general="nero", hands=HANDS)
    refused(pos, "sortie", "20.4", "no-sortie")
    pos = scene({"capua": 2}, {}, {"nero": "capua"}, phase="march", general="nero", hands=HANDS)
    refused(pos, "sortie", "20.4", "not-inside")


# -- 20.5 the end of a siege -------------------------------------------------------------------------------


@pytest.mark.rule("20.5")
@pytest.mark.parametrize(
    ("target", "road"), [("saguntum", "dertosa"), ("boii", "mutina"), ("aquitani", "tolosa")]
)
def test_all_points_go_when_the_last_unit_leaves(target: str, road: str):
    pos = siege(target, "nero", count=5, siege={target: 2})
    events = told(pos, f"march {road}")
    assert only(events, "siege-lifted").args == {"space": target}
    assert points(pos, target) == 0


@pytest.mark.rule("20.5")
@pytest.mark.parametrize("left", [1, 2])
def test_fewer_than_three_units_do_not_end_it(left: int):
    pos = siege("saguntum", "nero", count=6, siege={"saguntum": 2}, generals={"nero": "saguntum:proconsul"})
    do(pos, f"take {6 - left}", "march dertosa", "halt")
    assert (cus(pos, R, "saguntum"), points(pos, "saguntum")) == (left, 2)


@pytest.mark.rule("20.5")
def test_a_general_alone_does_not_keep_it_up():
    generals = {"nero": "saguntum", "varro": "saguntum:proconsul"}
    pos = siege("saguntum", "nero", count=5, siege={"saguntum": 2}, generals=generals)
    do(pos, "leave varro", "march dertosa")
    assert (where(pos, "varro"), points(pos, "saguntum")) == ("saguntum", 0)


@pytest.mark.rule("20.5")
def test_losses_of_the_attempt_do_not_end_it_while_units_are_left():
    pos = siege("saguntum", "nero", count=3, siege={"saguntum": 2})
    attempt(pos, 1)
    assert (cus(pos, R, "saguntum"), points(pos, "saguntum")) == (2, 2)


@pytest.mark.rule("20.5")
def test_points_against_a_neutral_tribe_do_not_pass_to_the_enemy_who_drives_the_besieger_off():
    pos = siege("rhodanus", "hannibal", C, count=8, rome={"allobroges": 3}, siege={"allobroges": 2}, card=OPS)
    do(pos, "march allobroges")
    win(pos, C)
    while step(pos) == "RemovePCs":
        do(pos, sorted(legal(pos))[0])
    assert (cus(pos, R, "allobroges"), cus(pos, C, "allobroges") > 0) == (0, True)
    assert points(pos, "allobroges") == 0


@pytest.mark.rule("20.5")
@pytest.mark.parametrize(("winner", "left"), [(R, 0), (C, 1)])
def test_points_against_a_neutral_tribe_last_as_long_as_their_besieger(winner: str, left: int):
    """Hannibal wins a point against the Allobroges; Nero drives him off, or is beaten."""
    pos = siege(
        "allobroges",
        "hannibal",
        C,
        rome={"rhodanus": 8},
        generals={"hannibal": "allobroges", "nero": "rhodanus"},
        control={
            "rome": ["rhodanus", "massilia", "aleria", "enna"],
            "carthage": ["isara", "gades", "acci", "arsa"],
        },
        hands={"rome": [CAMPAIGN], "carthage": ["diplomacy_b"]},
    )
    attempt(pos, 6)
    do(pos, f"ops {CAMPAIGN}", "activate nero", "march allobroges", "done")
    win(pos, winner)
    while step(pos) in ("Retreat", "RetreatBy", "RemovePCs"):
        do(pos, sorted(legal(pos))[0])
    assert (cus(pos, C, "allobroges") > 0, cus(pos, R, "allobroges") > 0) == (winner == C, winner == R)
    assert points(pos, "allobroges") == left


# -- 20.6 relief -------------------------------------------------------------------------------------------


def relief(generals: dict[str, str], inside: int = 2, army: int = 6, besiegers: int = 4) -> PunicWar:
    """A Roman army at Roma is about to attack Hannibal, who besieges Capua."""
    pos = scene(
        {"capua/in": inside, "roma": army},
        {"capua": besiegers},
        {"hannibal": "capua", **generals},
        siege={"capua": 2},
        phase="march",
        general=next(iter(generals)),
        hands=HANDS,
    )
    do(pos, "march capua")
    if step(pos) == "Reaction":
        do(pos, "done")
    return pos


@pytest.mark.rule("20.6")
def test_those_inside_may_join_the_relief():
    pos = relief({"nero": "roma"})
    assert (step(pos), to_move(pos), legal(pos)) == ("Relief", R, {"sortie", "pass"})
    refused(pos, "besiege", "20.1.2", "when-besiege")
    events = told(pos, "sortie", "done")
    assert only(events, "sortie").rule == "20.6"
    assert only(events, "dealt").args["rome"] == 8 + 2 + 2
    assert (cus(pos, R, "capua"), cus(pos, R, "capua/in")) == (8, 0)


@pytest.mark.rule("20.6")
def test_as_many_as_the_player_likes_make_the_sortie():
    pos = relief({"nero": "roma", "flaminius": "capua/in:proconsul"})
    do(pos, "sortie")
    assert (step(pos), to_move(pos), legal(pos)) == ("SallyOut", R, {"walls 1", "join flaminius", "done"})
    refused(pos, "walls 2", "20.6", "sortie-nobody-goes")
    refused(pos, "walls 0", "20.6", "sortie-same-number")
    refused(pos, "join nero", "20.6", "sortie-not-inside")
    refused(pos, "elephants 1", "20.6", "sortie-elephants-inside")
    do(pos, "walls 1")
    refused(pos, "walls 0", "20.6", "sortie-number-changed")
    events = told(pos, "join flaminius")
    assert only(events, "dealt").args["rome"] == 7 + 2 + 2
    assert (cus(pos, R, "capua"), cus(pos, R, "capua/in")) == (7, 1)
    assert (where(pos, "flaminius"), where(pos, "nero")) == ("capua/in", "capua")
    sortie = battle(pos).sortie
    assert sortie is not None
    assert (sortie.count, sortie.generals) == (1, [])


@pytest.mark.rule("20.6", "17.2")
def test_elephants_make_a_sortie_or_stay():
    for staying, out in ((0, 1), (1, 0)):
        pos = scene(
            {"carthago": 4},
            {"carthago/in": "3e1", "hadrumetum": "5e1"},
            {"nero": "carthago", "mago": "hadrumetum"},
            control={"carthage": ["carthago", "hadrumetum"], "rome": ["roma"]},
            siege={"carthago": 1},
            phase="march",
            seat="carthage",
            general="mago",
            hands=HANDS,
        )
        do(pos, "march carthago")
        if step(pos) == "Reaction":
            do(pos, "done")
        do(pos, "sortie", "walls 1")
        refused(pos, "elephants 2", "20.6", "sortie-elephants-inside")
        if staying:
            do(pos, "elephants 1")
        if step(pos) == "SallyOut":
            do(pos, "done")
        assert (cus(pos, C, "carthago/in"), elephants(pos, "carthago/in")) == (1, staying)
        assert (cus(pos, C, "carthago"), elephants(pos, "carthago")) == (7, 1 + out)


@pytest.mark.rule("20.6", "18.1")
def test_no_consul_is_left_inside_by_a_sortie():
    pos = relief({"nero": "roma:proconsul", "marcellus": "capua/in"}, army=3)
    do(pos, "sortie")  # with three of the relief he would have four: he comes out with both, or not at all
    sortie = battle(pos).sortie
    assert sortie is not None
    assert (sortie.count, sortie.generals, cus(pos, R, "capua")) == (2, [GENERAL["marcellus"]], 5)
    pos = relief({"nero": "roma:proconsul", "marcellus": "capua/in"}, army=4)
    do(pos, "sortie")
    refused(pos, "join marcellus", "18.1", "consul-keeps-five")
    assert legal(pos) == {"walls 1", "done"}


@pytest.mark.rule("20.2", "9.3")
def test_a_subordinate_who_besieges_commands_only_for_that():
    """Mago is Hasdrubal's equal; after his attempt Hasdrubal commands again."""
    pos = scene(
        {},
        {"capua": 8},
        {"hasdrubal": "capua", "mago": "capua"},
        control={"rome": ["capua", "roma"], "carthage": ["carthago"]},
        phase="ops",
        seat="carthage",
        card=CAMPAIGN,
        hands=HANDS,
    )
    pos.put_in_command(GENERAL["hasdrubal"])
    do(pos, "activate mago", "leave hasdrubal")
    attempt(pos, 6)
    assert pos.commander(1, place_of("capua")) == GENERAL["hasdrubal"]


@pytest.mark.rule("20.6")
def test_or_stay_inside():
    pos = relief({"nero": "roma", "flaminius": "capua/in:proconsul"})
    events = told(pos, "pass")
    assert only(events, "dealt").args["rome"] == 6 + 2 + 2
    assert (cus(pos, R, "capua"), cus(pos, R, "capua/in")) == (6, 2)
    assert where(pos, "flaminius") == "capua/in", "without a sortie he has no part in the battle"


@pytest.mark.rule("20.6")
def test_nobody_is_asked_if_nobody_is_inside():
    assert step(relief({"nero": "roma"}, inside=0)) == "Battle"


@pytest.mark.rule("20.6")
@pytest.mark.parametrize("chosen", ["nero", "marcellus"])
def test_of_equal_rank_the_player_chooses_who_commands(chosen: str):
    pos = relief({"nero": "roma", "marcellus": "capua/in"}, inside=2, army=6)
    do(pos, "sortie", "done")
    assert (step(pos), choices(pos, "command")) == ("ChooseCommander", {"nero", "marcellus"})
    do(pos, f"command {chosen}")
    if step(pos) == "ChangeOfCommand":
        do(pos, "pass")
    view = pos.view(0)["battle"]
    assert view["commanders"]["rome"] == chosen
    assert view["ratings"]["rome"] == {"nero": 2, "marcellus": 3}[chosen]


@pytest.mark.rule("20.6")
@pytest.mark.parametrize(
    ("generals", "commander"),
    [
        ({"nero": "roma:proconsul", "marcellus": "capua/in"}, "marcellus"),
        ({"nero": "roma", "marcellus": "capua/in:proconsul"}, "nero"),
    ],
)
def test_of_different_rank_the_higher_commands(generals: dict[str, str], commander: str):
    pos = relief(generals)
    do(pos, "sortie", "done")
    assert pos.view(0)["battle"]["commanders"]["rome"] == commander


@pytest.mark.rule("20.6")
def test_without_a_sortie_the_general_inside_does_not_command():
    pos = relief({"nero": "roma:proconsul", "marcellus": "capua/in"})
    do(pos, "pass")
    assert pos.view(0)["battle"]["commanders"]["rome"] == "nero"


def lost_relief(die: int = 1, army: int = 7) -> PunicWar:
    """A relief with a sortie of 2 that was lost, as the survivors go."""
    pos = relief({"nero": "roma", "flaminius": "capua/in:proconsul"}, army=army)
    do(pos, "sortie", "done")
    win(pos, C, die)
    return pos


@pytest.mark.rule("20.6")
def test_only_those_of_the_sortie_go_back_inside():
    pos = lost_relief()
    assert (step(pos), choices(pos, "walls")) == ("Refugees", {"1", "2"})
    refused(pos, "walls 3", "10.7", "walls-full")
    refused(pos, "join nero", "20.6", "walls-not-of-the-sortie")
    do(pos, "walls 2", "join flaminius")
    if step(pos) == "Retreat":
        do(pos, "to roma")
    assert (cus(pos, R, "capua/in"), cus(pos, R, "roma")) == (2, 6), "of 9 the retreat die took 1"
    assert (where(pos, "flaminius"), where(pos, "nero")) == ("capua/in", "roma")
    assert points(pos, "capua") == 2


@pytest.mark.rule("20.6")
@pytest.mark.parametrize("inside", [0, 1, 2])
def test_losses_fall_on_the_relief_or_on_the_sortie_as_the_owner_likes(inside: int):
    """Both dice cost the 9 Romans one CU each: two, one or none of the sortie's come home."""
    pos = lost_relief(6)
    survivors = cus(pos, R, "capua")
    assert survivors == 7
    do(pos, *([f"walls {inside}"] if inside else []), "done")
    if step(pos) == "Retreat":
        do(pos, "to roma")
    assert (cus(pos, R, "capua/in"), cus(pos, R, "roma")) == (inside, survivors - inside)


@pytest.mark.rule("20.6")
def test_no_more_go_inside_than_came_out_though_there_is_room():
    """Capua holds 2, but the sortie was of 1."""
    pos = relief({"nero": "roma"}, inside=1, army=7)
    do(pos, "sortie")
    win(pos, C)
    assert (step(pos), choices(pos, "walls")) == ("Refugees", {"1"})
    refused(pos, "walls 2", "20.6", "walls-only-the-sortie")


@pytest.mark.rule("20.6")
def test_a_relief_without_a_sortie_does_not_go_inside():
    pos = relief({"nero": "roma"}, inside=1)
    do(pos, "pass")
    events = win(pos, C)
    assert only(events, "retreated").args["to"] == "roma"
    assert cus(pos, R, "capua/in") == 1


@pytest.mark.rule("20.6", "20.5")
def test_a_relief_that_wins_ends_the_siege():
    pos = relief({"nero": "roma"})
    do(pos, "sortie", "done")
    events = win(pos, R)
    while step(pos) in ("Retreat", "RetreatBy"):
        events += told(pos, sorted(legal(pos))[0])
    assert "siege-lifted" in kinds(events)
    assert (points(pos, "capua"), cus(pos, R, "capua")) == (0, 8)


# -- 20.7 success ------------------------------------------------------------------------------------------


@pytest.mark.rule("20.7")
def test_a_city_turns_over_its_garrison_dies_and_its_generals_are_displaced():
    generals = {"nero": "saguntum", "mago": "saguntum/in", "gisgo": "saguntum/in"}
    pos = siege(
        "saguntum",
        "nero",
        carthage={"saguntum/in": "2e1"},
        generals=generals,
        siege={"saguntum": 2},
        trains=["saguntum/in"],
    )
    events = attempt(pos, 6)
    fallen = only(events, "city-taken")
    assert (fallen.rule, fallen.args) == ("20.7", {"side": R, "space": "saguntum", "count": 2})
    assert (controls(pos, "saguntum"), points(pos, "saguntum")) == (R, 0)
    assert (cus(pos, C, "saguntum/in"), elephants(pos, "saguntum/in"), pos.trains) == (0, 0, [])
    assert (where(pos, "mago"), where(pos, "gisgo"), where(pos, "nero")) == (
        "displaced",
        "displaced",
        "saguntum",
    )


@pytest.mark.rule("20.7")
def test_a_city_that_was_taken_must_be_besieged_to_come_back():
    pos = siege(
        "saguntum", "nero", siege={"saguntum": 2}, hands={"rome": ["diplomacy_a"], "carthage": [CAMPAIGN]}
    )
    attempt(pos, 6)
    do(pos, f"ops {CAMPAIGN}")
    refused(pos, "pc saguntum", "19.2.1", "city-or-tribe")


@pytest.mark.rule("20.7")
@pytest.mark.parametrize(
    ("tribe", "seat", "general"), [("boii", R, "nero"), ("aquitani", R, "nero"), ("aquitani", C, "hannibal")]
)
def test_a_tribe_gives_way_to_a_pc_for_good(tribe: str, seat: str, general: str):
    pos = siege(tribe, general, seat, siege={tribe: 2})
    assert tribe in pos.view(0)["tribes"]
    events = attempt(pos, 6)
    assert only(events, "subjugated").args == {"side": seat, "space": tribe}
    assert (controls(pos, tribe), points(pos, tribe)) == (seat, 0)
    assert tribe not in pos.view(0)["tribes"]
    assert pos.ordinary(SPACE[tribe], 0 if seat == R else 1), "an ordinary PC from now on"


@pytest.mark.rule("20.7")
def test_the_pc_of_a_subjugated_tribe_is_turned_like_any_other():
    control = {"rome": ["boii"], "carthage": ["carthago"]}
    pos = scene({}, {"boii": 1}, control=control, seat=C, hands=HANDS)
    do(pos, "pc boii")
    assert (controls(pos, "boii"), "boii" in pos.view(1)["tribes"]) == (C, False)


@pytest.mark.rule("20.7")
def test_it_does_not_come_back_as_a_tribe_when_its_pc_is_gone():
    pos = scene({}, {}, control={"rome": ["boii"]}, hands=HANDS)
    pos.own(SPACE["boii"], -1)
    pos._legal = None
    assert pos.view(0)["tribes"].get("boii") is None
    do(pos, "pc boii")
    assert controls(pos, "boii") == R


# -- 20.8 friendly tribes ----------------------------------------------------------------------------------


@pytest.mark.rule("20.8")
def test_the_tribes_friendly_at_the_start_are_three_of_italia():
    tribes = scene().view(0)["tribes"]
    assert {name for name, side in tribes.items() if side == C} == {"insubres", "boii", "bruttii"}
    neutral = {name for name, side in tribes.items() if side == "neutral"}
    assert neutral == {SPACE_ID[s] for s in range(len(SPACE_ID)) if TRIBE[s]} - {
        "insubres",
        "boii",
        "bruttii",
        "mauri",
        "masaesyli",
        "gaetuli",
    }


@pytest.mark.rule("20.8")
def test_they_count_for_the_control_of_provinces():
    assert (
        holds(scene(control={"tribes": ["boii", "insubres"], "carthage": ["verona"]}), "gallia_cisalpina")
        == C
    )
    assert holds(scene(control={"carthage": ["verona"]}), "gallia_cisalpina") is None
    assert holds(scene(control={"tribes": ["boii", "insubres"]}), "gallia_cisalpina") is None


@pytest.mark.rule("20.8")
@pytest.mark.parametrize(("friendly", "card"), [(True, 1), (False, 0)])
@pytest.mark.parametrize("general", [None, "mago"])
def test_they_give_carthage_a_battle_card_with_or_without_a_general(
    friendly: bool, card: int, general: str | None
):
    control: dict[str, list[str]] = {"rome": ["mutina"], "tribes": ["boii"] if friendly else []}
    generals = {"nero": "mutina", **({} if general is None else {general: "boii"})}
    pos = scene(
        {"mutina": 6}, {"boii": 4}, generals, control=control, phase="march", general="nero", hands=HANDS
    )
    events = told(pos, "march boii")
    if step(pos) == "Reaction":
        events += told(pos, "done")
    dealt = only(events, "dealt").args
    assert dealt["carthage"] == 4 + card + (2 if general else 0)
    assert dealt["rome"] == 6 + 2


@pytest.mark.rule("20.8")
@pytest.mark.parametrize("friendly", [True, False])
def test_they_are_a_place_to_retreat_to(friendly: bool):
    control: dict[str, list[str]] = {
        "rome": ["mutina"],
        "carthage": ["gades"],
        "tribes": ["boii"] if friendly else [],
    }
    pos = scene(
        {"mutina": 6},
        {"verona": 4},
        {"nero": "mutina"},
        control=control,
        phase="march",
        general="nero",
        hands=HANDS,
    )
    do(pos, "march verona")
    events = win(pos, R)
    if friendly:
        assert only(events, "retreated").args["to"] == "boii"
        assert cus(pos, C, "boii") == 4 - told_lost(events) > 0
    else:
        assert "cut-off" in kinds(events)


@pytest.mark.rule("20.8")
@pytest.mark.parametrize(("friendly", "lost"), [(True, 0), (False, 3)])
def test_they_spare_carthage_the_winter(friendly: bool, lost: int):
    pos = scene(
        {}, {"boii": 10}, control={"tribes": ["boii"] if friendly else []}, phase="round", hands=HANDS
    )
    rig(pos, 6)
    pos.steps = turn_from("winter")
    pos._legal = None
    pos.advance()
    assert cus(pos, C, "boii") == 10 - lost
