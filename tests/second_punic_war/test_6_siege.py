"""6, 6.2 Sieges: superiority at every moment, the losses of each stage, surrender, supply, and the end of a siege."""

from __future__ import annotations

import pytest

from bellum.games.second_punic_war.battle import begin_battle
from bellum.games.second_punic_war.boons import SPARED, SURRENDER, give
from bellum.games.second_punic_war.cities import (
    besiegers,
    leading_seat,
    settle_all,
    settle_region,
    strength,
    supply,
)
from bellum.games.second_punic_war.economy import Disband
from bellum.games.second_punic_war.markers import ENGINES
from bellum.games.second_punic_war.position import War
from bellum.games.second_punic_war.siege import Sieges, lay_siege, raise_level, refuse_siege, weaken
from bellum.games.second_punic_war.turn import Actions
from tests.second_punic_war.fights import attack
from tests.second_punic_war.kit import (
    BOARD,
    CA,
    CH,
    RN,
    RS,
    C,
    R,
    advance,
    code,
    do,
    keeper,
    kinds,
    legal,
    level,
    nation_in,
    only,
    place_of,
    points_of,
    refused,
    rig,
    ring,
    run,
    scene,
    seat_of,
    stacks,
    step,
    there,
    to_move,
    troops,
    watched,
    where,
)

pytestmark = pytest.mark.rule("6.2")


def settle(pos: War, region: str) -> War:
    settle_region(pos, BOARD.region[region])
    return advance(pos)


def refusal(pos: War, side: str, city: str) -> tuple[str, str] | None:
    answer = refuse_siege(pos, BOARD.nation[side], BOARD.city[city])
    return None if answer is None else (answer.rule, answer.message)


# -- laying a siege ----------------------------------------------------------------------------------------


def test_a_siege_needs_more_infantry_than_the_city_has() -> None:
    """6.2 More, not as many; level and additional defenders count."""
    assert refusal(scene({"arretium": "carthage 3h"}), C, "arretium") == ("6.2", "too-few-to-besiege")
    assert refusal(scene({"arretium": "carthage 2h 2l"}), C, "arretium") is None
    pos = scene({"arretium": "carthage 5h", "arretium/in": "rome 1h 1l"})
    assert refusal(pos, C, "arretium") == ("6.2", "too-few-to-besiege")
    assert refusal(scene({"arretium": "carthage 6h", "arretium/in": "rome 2h"}), C, "arretium") is None


def test_only_infantry_besieges() -> None:
    assert refusal(scene({"arretium": "carthage 9c 3e 4k"}), C, "arretium") == (
        "6.2",
        "only-infantry-besieges",
    )
    assert refusal(scene({"arretium": "carthage 9c 3e 3g"}), C, "arretium") == ("6.2", "too-few-to-besiege")


@pytest.mark.rule("6.1")
def test_only_infantry_strengthens_a_city() -> None:
    """6 Other units inside take room, and no more."""
    pos = scene({"arretium": "carthage 4h", "arretium/in": "rome 2c 1k"})
    assert strength(pos, BOARD.city["arretium"]) == 3
    assert refusal(pos, C, "arretium") is None


def test_whose_city() -> None:
    assert refusal(scene({"arretium": "rome 5h"}), R, "arretium") == ("6", "no-enemy-city")
    pos = scene({"arretium": "carthage 5h"}, siege={"arretium": 3})
    assert refusal(pos, C, "arretium") == ("6.2", "besieged-already")
    pos = scene({"siga": "carthage 9h"})
    assert refusal(pos, C, "siga") == ("6", "no-enemy-city")  # 7 a neutral state is nobody's enemy


def test_laying_a_siege() -> None:
    """6.2 The card goes to the track at the city's level, one that is shaken to what is left of it."""
    pos = scene({"arretium": "carthage 5h"}, shaken={"arretium": 2})
    lay_siege(pos, BOARD.city["arretium"], 1)
    assert (ring(pos, "arretium"), level(pos, "arretium")) == ("besieged", 2)


def test_a_siege_ends_the_move_of_the_army() -> None:
    """6.2 It ends its move there, whatever points it has left; to storm as well it must be activated again."""
    pos = scene({"arretium": "carthage 6h 2c"}, initiative={C: 2}, order=[C, R], steps=[Actions(0)])
    do(pos, "activate arretium", "take_all", "besiege arretium")
    assert ring(pos, "arretium") == "besieged"
    assert pos.column is None


def test_all_infantry_of_the_side_besieges() -> None:
    """6.2 Allies and both players too."""
    pos = scene({"castulo": f"{RN} 1h; {RS} 1h; numidia 1l"}, players=4, track={"numidia": 2})
    assert refusal(pos, R, "castulo") is None


# -- superiority -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("besieging", "stands"), [("4h", True), ("2h 1l 1g", True), ("3h 6c", False), ("3h", False)]
)
def test_a_siege_lasts_while_the_besiegers_are_more(besieging: str, stands: bool) -> None:
    """6.2 At any moment: equal or fewer, and the card goes back, at its full level."""
    pos = scene({"arretium": f"carthage {besieging}"}, siege={"arretium": 2})
    pos.level[BOARD.city["arretium"]] = 3
    settle(pos, "arretium")
    assert ring(pos, "arretium") == ("besieged" if stands else "untouched")
    pos = scene({"arretium": "carthage 2h"}, siege={"arretium": 2})
    settle(pos, "arretium")
    assert (ring(pos, "arretium"), level(pos, "arretium")) == ("untouched", 3)


def test_a_siege_ends_when_the_besieger_has_left() -> None:
    """6.2 And those inside are in the region again, with their leaders."""
    pos = scene(
        {"arretium": "carthage 8h", "arretium/in": "rome 2h 1c"},
        {"praetor_1": "arretium/in"},
        siege={"arretium": 1},
    )
    pos.take(place_of("arretium"), code(pos, C), troops("8h"))
    pos.events = []
    settle(pos, "arretium")
    assert (ring(pos, "arretium"), level(pos, "arretium")) == ("untouched", 3)
    assert (there(pos, "arretium"), there(pos, "arretium/in")) == ("2h 1c", "")
    assert where(pos, "praetor_1") == "arretium"
    assert kinds(pos.events) == ["siege-lifted"]


@pytest.mark.rule("6.1")
def test_a_shaken_city_recovers_when_the_enemy_has_left() -> None:
    """6.1 Not before: one unit of cavalry is enough to keep it down."""
    pos = scene({"arretium": "carthage 1c"}, shaken={"arretium": 1})
    settle(pos, "arretium")
    assert (ring(pos, "arretium"), level(pos, "arretium")) == ("shaken", 1)
    pos.take(place_of("arretium"), code(pos, C), troops("1c"))
    settle(pos, "arretium")
    assert (ring(pos, "arretium"), level(pos, "arretium")) == ("untouched", 3)


@pytest.mark.rule("6.1")
def test_nobody_comes_out_among_enemies() -> None:
    pos = scene({"arretium": "carthage 1c", "arretium/in": "rome 3h"})
    settle(pos, "arretium")
    assert there(pos, "arretium/in") == "3h"


def test_settle_all_finds_every_place() -> None:
    """6.2 Also a leader who is alone inside."""
    pos = scene({"arretium/in": "rome 3h"}, {"praetor_1": "capua/in"})
    pos.ring[BOARD.city["roma"]] = 2
    settle_all(pos)
    assert there(pos, "arretium") == "3h"
    assert where(pos, "praetor_1") == "capua"
    assert ring(pos, "roma") == "untouched"


# -- two cities in one region ------------------------------------------------------------------------------


def test_two_sieges_in_one_region_need_units_for_both() -> None:
    """6.2 A unit besieges one city only: Placentium and Cremona have 2 each."""
    pos = scene({"boii": "carthage 5h"}, siege={"placentium": 2})
    assert refusal(pos, C, "cremona") == ("6.2", "too-few-to-besiege")
    pos = scene({"boii": "carthage 6h"}, siege={"placentium": 2})
    assert refusal(pos, C, "cremona") is None


def test_who_has_too_few_for_two_gives_one_up() -> None:
    """6.2 He says which."""
    pos = scene({"boii": "carthage 5h"}, siege={"placentium": 2, "cremona": 2})
    settle(pos, "boii")
    assert (step(pos), to_move(pos)) == ("GiveUp", C)
    assert legal(pos) == {"city placentium", "city cremona"}
    refused(pos, "city roma", "6.2", "city-not-besieged-by-you")
    refused(pos, "pass", "3.4.7", "when-pass")
    do(pos, "city placentium")
    assert (ring(pos, "placentium"), ring(pos, "cremona")) == ("untouched", "besieged")
    assert step(pos) == "Still"


def test_the_insides_of_two_cities_are_apart() -> None:
    pos = scene({"boii": "carthage 5h", "placentium/in": "rome 2h", "cremona/in": "rome 1h"})
    assert strength(pos, BOARD.city["placentium"]) == 4
    assert strength(pos, BOARD.city["cremona"]) == 3
    assert pos.room(BOARD.city["placentium"]) == 2


# -- phase 5 -----------------------------------------------------------------------------------------------


def test_example_12() -> None:
    """6.2 Level 3, two defenders, six besiegers: taken after five stages, one besieger is left."""
    pos = scene({"arretium": "carthage 6h", "arretium/in": "rome 2h"}, siege={"arretium": 3})
    for extra, height, army in [("1h", 3, 5), ("", 3, 4), ("", 2, 3), ("", 1, 2)]:
        rig(pos, 1)  # no early surrender
        run(pos, Sieges())
        assert there(pos, "arretium/in") == extra
        assert level(pos, "arretium") == height
        assert there(pos, "arretium") == f"{army}h"
        assert nation_in(pos, "arretium") == R
    run(pos, Sieges())
    assert nation_in(pos, "arretium") == C
    assert there(pos, "arretium") == "1h"
    assert points_of(pos, C) == 2


def test_both_choose_their_losses() -> None:
    """6.2 The city's player an additional defender, the besieger an infantry unit."""
    pos = scene(
        {"arretium": "carthage 5h 2l 3c", "arretium/in": "rome 1h 1l 1c"},
        siege={"arretium": 3},
        steps=[Sieges()],
    )
    assert (to_move(pos), legal(pos)) == (R, {"lose rome_heavy_infantry", "lose rome_light_infantry"})
    refused(pos, "lose rome_cavalry", "6.2", "not-among-the-besieged-or-besiegers")
    refused(pos, "pass", "3.4.7", "when-pass")
    do(pos, "lose rome_light_infantry")
    assert (to_move(pos), legal(pos)) == (C, {"lose carthage_heavy_infantry", "lose carthage_light_infantry"})
    rig(pos, 1)
    do(pos, "lose carthage_light_infantry")
    assert there(pos, "arretium") == "1l 5h 3c"
    assert there(pos, "arretium/in") == "1h 1c"


def test_cavalry_inside_is_no_defender() -> None:
    """6 The level falls, although cavalry is inside."""
    pos = scene({"arretium": "carthage 6h", "arretium/in": "rome 2c"}, siege={"arretium": 3})
    rig(pos, 1)
    run(pos, Sieges())
    assert (there(pos, "arretium/in"), level(pos, "arretium")) == ("2c", 2)


@pytest.mark.parametrize(("height", "need"), [(4, 10), (3, 9), (2, 8), (1, 6)])
def test_early_surrender(height: int, need: int) -> None:
    """6.2 On a field with a flag, after the losses: the number on it or more, and the city surrenders."""
    for roll in (need - 1, need):
        pos = scene({"capua": "carthage 12h"}, siege={"capua": min(4, height + 1)})
        if height == 4:
            pos.stacks[place_of("capua/in")] = ()
            pos.add(place_of("capua/in"), code(pos, R), troops("1h"))
        rig(pos, roll)
        run(pos, Sieges())
        assert nation_in(pos, "capua") == (C if roll >= need else R), (height, roll)


def test_no_flag_no_roll() -> None:
    """6.2 Above level 4 no city surrenders early."""
    pos = scene({"syracusae": "rome 12h"}, players=3, siege={"syracusae": 6})
    used = pos.dice.used
    run(pos, Sieges())
    assert level(pos, "syracusae") == 5
    assert pos.dice.used == used


def test_who_surrenders_loses_his_defenders() -> None:
    """6.2, 6.3 They are eliminated, and leaders too; 5.11 no points but for those and the city."""
    pos = scene(
        {"arretium": "carthage 9h", "arretium/in": "rome 4h 1c"},
        {"praetor_1": "arretium/in"},
        siege={"arretium": 3},
    )
    rig(pos, 9)
    run(pos, Sieges())
    assert nation_in(pos, "arretium") == C
    assert there(pos, "arretium") == "8h"
    assert there(pos, "arretium/in") == ""
    assert where(pos, "praetor_1") == "dead"
    assert points_of(pos, C) == 2 + 1


def test_losses_that_break_the_siege() -> None:
    """6.2 With Archimedes' engines the besieger loses two: then he may be too weak."""
    pos = scene({"leontini": "rome 4h"}, players=3)
    city = BOARD.city["leontini"]
    pos.ring[city], pos.besieger[city] = 2, 0
    pos.markers[ENGINES + city] = 0
    pos.board.engines[city] = [2, 3]
    rig(pos, 1)
    run(pos, Sieges())
    assert there(pos, "leontini") == "1h"
    assert (ring(pos, "leontini"), level(pos, "leontini")) == ("untouched", 2)
    del pos.board.engines[city]


def test_sieges_go_on_without_activation() -> None:
    """6.2 Every siege on the board, in the order of the stage, those of neither looking at the other."""
    pos = scene(
        {"arretium": "carthage 6h", "castulo": "rome 5h", "ancona": "carthage 2h"},
        siege={"arretium": 3, "castulo": 2, "ancona": 1},
        order=[C, R],
    )
    rig(pos, 1, 1, 1)
    events = watched(pos, Sieges())
    assert [e.args["city"] for e in events if e.kind == "level"] == ["arretium", "ancona", "castulo"]
    assert nation_in(pos, "ancona") == C


def test_burned_engines() -> None:
    """6.2 A city that an effect spares loses nothing and does not roll; the besieger loses all the same."""
    pos = scene({"arretium": "carthage 6h"}, siege={"arretium": 2})
    give(pos, SPARED + BOARD.city["arretium"], 1)
    used = pos.dice.used
    run(pos, Sieges())
    assert level(pos, "arretium") == 2
    assert there(pos, "arretium") == "5h"
    assert pos.dice.used == used


def test_bribed_guards() -> None:
    """6.2 A bonus to the surrender roll; on a field without a flag 10 is needed."""
    pos = scene({"syracusae": "rome 12h"}, players=3, siege={"syracusae": 6})
    give(pos, SURRENDER, 3)
    rig(pos, 7)
    event = only(watched(pos, Sieges()), "surrender-roll")
    assert (event.args["need"], event.args["modifier"]) == (10, 3)
    assert nation_in(pos, "syracusae") == R


def test_windows_of_phase_5() -> None:
    """5.7 Before a city suffers, and before it may surrender; who suffers is asked first."""
    pos = scene(
        {"arretium": "carthage 6h"},
        siege={"arretium": 3},
        always_ask=True,
        hands={R: ["rome_new_legions"], C: ["carthage_gallic_rising"]},
        steps=[Sieges()],
    )
    assert (step(pos), to_move(pos)) == ("Window", R)
    do(pos, "pass", "pass")
    assert level(pos, "arretium") == 2
    assert (step(pos), to_move(pos)) == ("Window", R)
    rig(pos, 1)
    do(pos, "pass", "pass")
    assert step(pos) == "Still"


def test_events_that_weaken() -> None:
    """6.2 A city suffers without loss to the besieger; at level 0 it is taken; it may surrender."""
    pos = scene({"arretium": "carthage 9h", "arretium/in": "rome 1h"}, siege={"arretium": 3})
    weaken(pos, BOARD.city["arretium"], 2, False)
    advance(pos)
    assert (there(pos, "arretium/in"), level(pos, "arretium")) == ("", 2)
    assert there(pos, "arretium") == "9h"
    rig(pos, 6)
    weaken(pos, BOARD.city["arretium"], 1, True)
    advance(pos)
    assert nation_in(pos, "arretium") == C


@pytest.mark.rule("4.1")
def test_of_units_alike_one_that_has_moved_is_lost() -> None:
    """6.2, 4.1 In the middle of a stage those who can still move are left, inside and outside."""
    forces = {"arretium": "carthage 3h; carthage* 3h", "arretium/in": "rome 1h; rome* 1h"}
    pos = scene(forces, siege={"arretium": 3})
    weaken(pos, BOARD.city["arretium"], 1, False)
    assert stacks(advance(pos), "arretium/in") == {R: "1h"}
    run(rig(pos, 1), Sieges())
    assert stacks(pos, "arretium") == {C: "3h", "carthage*": "2h"}


@pytest.mark.rule("10.1")
def test_a_joint_siege() -> None:
    """10.1 The player with most infantry gives the loss and has the city; common troops count for the zone's player."""
    pos = scene(
        {"arretium": f"{CH} 2h 3c; {CA} 3h 1l"},
        {"hannibal": f"arretium:{CH}", "hannon_magnus": f"arretium:{CA}"},
        players=4,
        siege={"arretium": 1},
        steps=[Sieges()],
    )
    assert to_move(pos) == CA
    do(pos, "lose carthage_light_infantry")
    assert stacks(pos, "arretium") == {CH: "2h 3c", CA: "3h"}
    assert keeper(pos, "arretium") == CA
    pos = scene({"arretium": f"carthage 2h; {CA} 2h"}, {"hannon_magnus": f"arretium:{CA}"}, players=4)
    assert leading_seat(pos, BOARD.region["arretium"], 1) == seat_of(pos, CH)


# -- supply by sea -----------------------------------------------------------------------------------------


def test_empty_ships_bring_food() -> None:
    """6.2 A level for each, never above the card."""
    pos = scene({"tarentum": "carthage 9h"}, siege={"tarentum": 1})
    supply(pos, BOARD.city["tarentum"], 2)
    assert level(pos, "tarentum") == 3
    supply(pos, BOARD.city["tarentum"], 5)
    assert level(pos, "tarentum") == 4
    assert ring(pos, "tarentum") == "besieged"


def test_food_may_break_a_siege() -> None:
    """6.2 At any moment: a level more, and the besiegers are too few."""
    pos = scene({"tarentum": "carthage 3h"}, siege={"tarentum": 2})
    supply(pos, BOARD.city["tarentum"], 1)
    assert ring(pos, "tarentum") == "untouched"
    pos = scene({"tarentum": "carthage 4h"}, siege={"tarentum": 2})
    raise_level(pos, BOARD.city["tarentum"], 2, "5.7")
    assert ring(pos, "tarentum") == "untouched"


def test_only_a_besieged_city_is_supplied() -> None:
    pos = scene({"tarentum": "carthage 1h"}, shaken={"tarentum": 2})
    supply(pos, BOARD.city["tarentum"], 2)
    assert level(pos, "tarentum") == 2
    assert besiegers(pos, BOARD.city["tarentum"]) == 1


@pytest.mark.rule("5.4")
def test_a_fleet_that_is_driven_into_the_port_brings_no_food() -> None:
    """6.2 It has not come with food; by a move of its own it does."""
    forces = {"sinus_campanus": "rome 2s; carthage* 2s", "neapolis": "carthage 9h"}
    pos = scene(forces, siege={"neapolis": 2}, initiative={R: 1}, order=[R, C])
    attack(rig(pos, *[1] * 8), "sinus_campanus", C, "mare_inferum")
    do(pos, "retreat", "port neapolis")
    assert (there(pos, "neapolis/port"), level(pos, "neapolis")) == ("2s", 2)
    pos.take(place_of("sinus_campanus"), code(pos, "carthage*"), troops("2s"))
    run(pos, Actions(0))
    do(pos, "activate neapolis", "take_all", "sail sinus_campanus", "port neapolis")
    assert level(pos, "neapolis") == 4


# -- relief ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("light", "army", "state"), [(9, "3h", "untouched"), (8, "4h", "besieged")])
def test_a_relief_that_is_beaten_may_still_end_the_siege(light: int, army: str, state: str) -> None:
    """6.2 Besiegers who are attacked must fight; if they win and are as few as the defence then, the siege is over."""
    pos = scene({"arretium": "carthage 4h; rome* 1l"}, siege={"arretium": 3})
    rig(pos, light, 7, 7, 7, 7)
    begin_battle(pos, BOARD.region["arretium"], 0, [])
    advance(pos)
    assert there(pos, "arretium") == army
    assert ring(pos, "arretium") == state
    assert level(pos, "arretium") == 3


@pytest.mark.rule("5.6")
def test_nobody_left_to_take_the_city() -> None:
    """6.2, 5.6 Engines cost the besieger his last two units while the city falls to 0: it stands, his leader is lost."""
    pos = scene({"syracusae": "rome 2h"}, {"marcellus": "syracusae"}, siege={"syracusae": 1}, players=3)
    pos.markers[ENGINES + BOARD.city["syracusae"]] = 0
    run(pos, Sieges())
    assert (nation_in(pos, "syracusae"), level(pos, "syracusae")) == ("syracuse", 6)
    assert where(pos, "marcellus") == "dead"
    assert [points_of(pos, seat) for seat in (R, C, "syracuse")] == [0, 0, 3]


@pytest.mark.rule("5.6")
def test_who_comes_out_catches_a_lone_leader() -> None:
    """5.6, 9.2 A besieger who was not paid leaves his leader alone with the enemy."""
    pos = scene({"arretium": "carthage 1h", "arretium/in": "rome 1h"}, {"magon": "arretium"})
    run(pos, Disband(seat_of(pos, C), 1, -1))
    assert there(pos, "arretium") == "1h"
    assert where(pos, "magon") == "dead"
    assert points_of(pos, R) == 2
