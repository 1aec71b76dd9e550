"""6, 6.1 The assault of a city: who storms and who defends, the dice, the losses, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.second_punic_war.assault import begin_assault, refuse_assault
from bellum.games.second_punic_war.boons import ASSAULT_DICE, ASSAULT_HIT, give
from bellum.games.second_punic_war.cities import settle_region
from bellum.games.second_punic_war.markers import ENGINES
from bellum.games.second_punic_war.position import War
from bellum.games.second_punic_war.stacks import CODE, troops_of
from bellum.kernel import Event
from tests.second_punic_war.kit import (
    BOARD,
    CA,
    CH,
    RN,
    RS,
    C,
    R,
    add,
    advance,
    choices,
    code,
    do,
    keeper,
    kinds,
    legal,
    level,
    nation_in,
    place_of,
    points_of,
    refused,
    rig,
    ring,
    scene,
    stacks,
    step,
    there,
    to_move,
    troops,
    where,
)

pytestmark = pytest.mark.rule("6.1")


def storm(pos: War, city: str, seat: int = 1, leaders: list[str] | None = None) -> War:
    """All infantry of a seat's side in the region storms a city."""
    region = BOARD.city_region[BOARD.city[city]]
    force = [[s & CODE, troops_of(s)] for s in pos.stacks[region] if pos.obeys(seat, s) or seat == 1]
    named = [BOARD.leader[name] for name in leaders or []]
    begin_assault(pos, BOARD.city[city], seat, force, named)
    return advance(pos)


def test_example_11() -> None:
    """6.1 Level 3 and six defenders inside: 25 dice, four tens; nine answers at 7+, three hits, one of them a 10."""
    pos = scene(
        {"arretium": "carthage 20h 5l", "arretium/in": "rome 6h"},
        {"hannibal": "arretium", "cartalon": "arretium"},
        stage=4,
    )
    assert pos.level[BOARD.city["arretium"]] == 3
    # 25 dice with four tens, five re-rolls of misses that miss again, nine answers.
    rig(pos, *[10] * 4, *[5] * 21, *[9] * 5, *[7, 8, 10], *[6] * 6)
    events: list[Event] = []
    pos.events = events
    storm(pos, "arretium", 1, ["hannibal", "cartalon"])
    do(pos, *["reroll heavy_infantry"] * 5)
    rolls = [e for e in events if e.kind == "assault-rolls"]
    assert len(rolls[0].args["rolls"]) == 25
    assert rolls[0].args["hits"] == 4
    assert len(rolls[1].args["rolls"]) == 9
    assert rolls[1].args["hits"] == 3
    assert there(pos, "arretium/in") == "2h"  # four of six defenders are gone: all are alike
    assert (step(pos), to_move(pos)) == ("Assault", R)
    assert legal(pos) == {"strike carthage_heavy_infantry", "strike carthage_light_infantry"}
    do(pos, "strike carthage_heavy_infantry")  # Rome chooses one for its 10
    assert to_move(pos) == C
    do(pos, "lose carthage_light_infantry", "lose carthage_light_infantry")
    assert there(pos, "arretium") == "3l 19h"
    assert level(pos, "arretium") == 3
    assert ring(pos, "arretium") == "besieged"  # the attacker besieges the city without more ado
    assert "besieged" in kinds(events)
    assert step(pos) == "Still"


@pytest.mark.rule("6.1")
def test_example_11_room_inside() -> None:
    """6 A city of level 3 takes in six units; the seventh, and cavalry beyond that, do not fit."""
    pos = scene({"arretium": "rome 7h 2c"})
    assert pos.room(BOARD.city["arretium"]) == 6
    pos = scene({"arretium": "carthage 1h", "arretium/in": "rome 4h 1c 1e"})
    assert pos.room(BOARD.city["arretium"]) == 0


def test_who_may_be_stormed_by_whom() -> None:
    """6.1 Enemy cities, by infantry of all kinds."""
    pos = scene({"arretium": "carthage 2c"})
    city, side = BOARD.city["arretium"], BOARD.nation[C]
    answer = refuse_assault(pos, side, city, troops("5c 2k 3e"))
    assert answer is not None
    assert (answer.rule, answer.message) == ("6.1", "only-infantry-storms")
    assert refuse_assault(pos, side, city, troops("1l")) is None
    assert refuse_assault(pos, side, city, troops("1g")) is None
    answer = refuse_assault(pos, BOARD.nation[R], city, troops("3h"))
    assert answer is not None
    assert (answer.rule, answer.message) == ("6", "no-enemy-city")


def test_only_infantry_rolls() -> None:
    """6.1 A die for each unit of infantry; it hits on a 10 alone."""
    pos = rig(scene({"arretium": "carthage 2h 1l 1g 3c 2e"}), 9, 9, 9, 10, 1, 1, 1)
    events: list[Event] = []
    pos.events = events
    storm(pos, "arretium")
    rolls = [e.args for e in events if e.kind == "assault-rolls"]
    assert rolls[0]["rolls"] == [9, 9, 9, 10]
    assert rolls[1]["rolls"] == [1, 1, 1]
    assert level(pos, "arretium") == 2


def test_every_hit_costs_a_defender_or_a_level() -> None:
    """6.1 Additional defenders first, and the defender chooses, even if it was a 10; then the level."""
    pos = scene({"arretium": "carthage 5h", "arretium/in": "rome 1h 1l"})
    rig(pos, 10, 10, 10, 1, 1, 1, 1, 1, 1, 1)
    storm(pos, "arretium")
    assert (to_move(pos), choices(pos, "lose")) == (R, {"rome_heavy_infantry", "rome_light_infantry"})
    refused(pos, "lose rome_cavalry", "6.1", "not-among-the-defenders")
    refused(pos, "strike rome_heavy_infantry", "5.5", "when-strike")
    do(pos, "lose rome_light_infantry")
    assert there(pos, "arretium/in") == ""
    assert level(pos, "arretium") == 2


@pytest.mark.rule("6.1")
def test_other_units_inside_take_no_part() -> None:
    """6 Cavalry and elephants take room, do not fight, and are no losses of an assault."""
    pos = scene({"arretium": "carthage 5h", "arretium/in": "rome 3c"})
    rig(pos, 10, 10, 1, 1, 1, 6, 6, 6)
    storm(pos, "arretium")
    assert there(pos, "arretium/in") == "3c"
    assert level(pos, "arretium") == 1


def test_defenders_hit_by_their_own_values() -> None:
    """6.1 The level as heavy infantry, at 7+; those inside each at his own value."""
    pos = scene({"arretium": "carthage 9h", "arretium/in": "rome 1h 1l 1g"})
    # Nine misses; level 7 7 6, light 8 (needs 9), heavy 7, Gauls 8.
    rig(pos, *[1] * 9, 7, 7, 6, 8, 7, 8)
    storm(pos, "arretium")
    assert there(pos, "arretium") == "5h"


def test_losses_are_simultaneous() -> None:
    """6.1 A defender who falls has still rolled, and so has a stormer."""
    pos = rig(scene({"ancona": "carthage 2h"}), 10, 1, 9)
    storm(pos, "ancona")  # level 1, taken, and yet it has killed
    assert there(pos, "ancona") == "1h"
    assert nation_in(pos, "ancona") == C


def test_the_city_falls_at_level_zero() -> None:
    """6.1, 6.3 It has its full level again, with the captor's garrison."""
    pos = rig(scene({"ancona": "carthage 3h"}), 10, 10, 10, 1)
    storm(pos, "ancona")
    assert keeper(pos, "ancona") == C
    assert points_of(pos, C) == 1
    assert level(pos, "ancona") == 1
    assert ring(pos, "ancona") == "untouched"


def test_nobody_left_to_take_it() -> None:
    """6.1 Stormers who are all dead take no city."""
    pos = rig(scene({"ancona": "carthage 1h"}, {"magon": "ancona"}), 10, 8)
    storm(pos, "ancona")
    assert nation_in(pos, "ancona") == R
    assert level(pos, "ancona") == 1
    # 5.6 and their leader is lost with the last of them.
    assert where(pos, "magon") == "dead"
    assert points_of(pos, R) == 2


def test_a_failed_assault_becomes_a_siege() -> None:
    """6.1 The card stays on the siege track at its level."""
    pos = rig(scene({"arretium": "carthage 5h"}), 10, 1, 1, 1, 1, 1, 1, 1)
    storm(pos, "arretium")
    assert (level(pos, "arretium"), ring(pos, "arretium")) == (2, "besieged")


def test_too_few_leave_it_shaken() -> None:
    """6.1 Without superiority there is no siege, but the level stays lowered until the enemy has left."""
    pos = rig(scene({"arretium": "carthage 3h"}), 10, 1, 1, 7, 7, 1)
    storm(pos, "arretium")
    assert there(pos, "arretium") == "1h"
    assert (level(pos, "arretium"), ring(pos, "arretium")) == (2, "shaken")


def test_a_city_recovers_when_those_who_stormed_it_have_left() -> None:
    """6.1 The level stays lowered for who has lowered it: another enemy in the region finds it whole."""
    pos = scene({"regium": "syracuse 1h"}, players=3, shaken={"regium": 2})
    add(pos, "regium", "carthage 2h")
    settle_region(pos, BOARD.region["regium"])
    assert (level(pos, "regium"), ring(pos, "regium")) == (2, "shaken")
    pos.take(place_of("regium"), code(pos, "syracuse"), troops("1h"))
    settle_region(pos, BOARD.region["regium"])
    assert (level(pos, "regium"), ring(pos, "regium")) == (3, "untouched")


@pytest.mark.rule("6.2")
def test_an_assault_during_the_siege_of_another() -> None:
    """6.2 Syracuse storms, in peace, a city that Rome besieges, and fails: Rome still besieges it, and it is weaker."""
    for army in ("1h", "9h"):
        pos = scene({"utica": f"rome 9h; syracuse {army}"}, players=3, siege={"utica": 3})
        rig(pos, 10, *[1] * 30)
        begin_assault(pos, BOARD.city["utica"], 2, [[code(pos, "syracuse"), troops(army)]], [])
        advance(pos)
        assert (ring(pos, "utica"), level(pos, "utica")) == ("besieged", 2)
        assert pos.besieger[BOARD.city["utica"]] == BOARD.nation[R]


def test_assault_during_a_siege() -> None:
    """6.2 A besieged city may be stormed; if the besiegers are too few afterwards, it is shaken."""
    pos = scene({"arretium": "carthage 5h"}, siege={"arretium": 3})
    rig(pos, 10, 10, 1, 1, 1, 7, 7, 7)
    storm(pos, "arretium")
    assert (level(pos, "arretium"), ring(pos, "arretium")) == (1, "besieged")
    pos = scene({"arretium": "carthage 4h"}, siege={"arretium": 3})
    rig(pos, 10, 1, 1, 1, 7, 7, 1)
    storm(pos, "arretium")
    assert (level(pos, "arretium"), ring(pos, "arretium")) == (2, "shaken")


@pytest.mark.rule("5.6")
def test_command_rolls_misses_again() -> None:
    """6.1 Leaders' re-rolls count as always: misses, once each, the second roll stands; a re-rolled 10 chooses."""
    pos = scene(
        {"arretium": "carthage 3h", "arretium/in": "rome 1l"},
        {"magon": "arretium", "praetor_1": "arretium/in"},
    )
    # Stormers 10 2 3, the two misses again: 10 4. Walls 2 2 2 and light 2: a die of the level again: 10.
    rig(pos, 10, 2, 3, 10, 4, 2, 2, 2, 2, 10)
    storm(pos, "arretium", 1, ["magon"])
    assert (step(pos), to_move(pos)) == ("Throw", C)
    assert legal(pos) == {"reroll heavy_infantry", "done"}
    refused(pos, "reroll light_infantry", "5.6", "no-miss-of-this-kind")
    refused(pos, "strike rome_light_infantry", "5.5", "when-strike")
    do(pos, "reroll heavy_infantry", "reroll heavy_infantry")
    assert (step(pos), to_move(pos)) == ("Throw", R)
    assert legal(pos) == {"reroll heavy_infantry", "reroll light_infantry", "done"}
    do(pos, "reroll heavy_infantry")
    assert there(pos, "arretium/in") == ""
    assert level(pos, "arretium") == 2
    assert there(pos, "arretium") == "2h"  # struck by the re-rolled 10


@pytest.mark.rule("5.6")
def test_nobody_has_to_roll_again() -> None:
    """6.1, 5.6 Command may be used: a player keeps his dice if he likes, and a die is rolled again only once."""
    pos = scene({"arretium": "carthage 2h"}, {"hannibal": "arretium"})
    rig(pos, 1, 1, 3, *[1] * 3)
    storm(pos, "arretium", 1, ["hannibal"])
    do(pos, "reroll heavy_infantry", "done")
    assert level(pos, "arretium") == 3
    pos = rig(scene({"arretium": "carthage 2h"}, {"hannibal": "arretium"}), 1, 1, 3, 3, *[1] * 3)
    storm(pos, "arretium", 1, ["hannibal"])
    do(pos, "reroll heavy_infantry", "reroll heavy_infantry")  # two of his four: no die is left to roll again
    assert (step(pos), level(pos, "arretium")) == ("Still", 3)


@pytest.mark.rule("5.6")
def test_partners_spend_their_own_command() -> None:
    """5.6, 10.1 Each player has the command of his own leaders, who ordered the assault first."""
    pos = scene(
        {"castulo": f"{RN} 3h; {RS} 2h"},
        {"consul_1": f"castulo:{RN}", "scipio_pc": f"castulo:{RS}"},
        players=4,
    )
    force = [[s & CODE, troops_of(s)] for s in pos.stacks[place_of("castulo")]]
    rig(pos, *[1] * 5, 10, *[1] * 2)
    begin_assault(pos, BOARD.city["castulo"], 1, force, [BOARD.leader["consul_1"], BOARD.leader["scipio_pc"]])
    advance(pos)
    seen = pos.inside(-1)["assault"]
    assert (seen["city"], seen["seat"], seen["rerolls"]) == ("castulo", RS, {RN: 1, RS: 2})
    assert seen["dice"] == [{"unit": "heavy_infantry", "need": 10, "roll": 1, "again": True}] * 5
    assert to_move(pos) == RS
    do(pos, "done")
    assert to_move(pos) == RN
    do(pos, "reroll heavy_infantry")
    assert level(pos, "castulo") == 1
    assert pos.inside(-1)["assault"] is None


@pytest.mark.rule("5.6")
def test_every_leader_who_is_there_has_his_command() -> None:
    """6.1 Re-rolls come of the presence of leaders: one who has marched here with others counts, too."""
    pos = scene({"arretium": "carthage 2h; carthage* 1c"}, {"magon": "arretium"})
    pos.tired[BOARD.leader["magon"]] = 1
    rig(pos, 1, 1, 10, 10, 1, 1, 1)
    storm(pos, "arretium", 1, [])
    do(pos, "reroll heavy_infantry", "reroll heavy_infantry")
    assert level(pos, "arretium") == 1


def test_dictators_have_one_more() -> None:
    """12.4 In an assault too."""
    pos = scene({"castulo": "rome 2h"}, {"consul_1": "castulo"})
    pos.dictator = BOARD.leader["consul_1"]
    rig(pos, 1, 1, 10, 10, 1, 1)
    storm(pos, "castulo", 0, ["consul_1"])
    do(pos, "reroll heavy_infantry", "reroll heavy_infantry")
    assert nation_in(pos, "castulo") == R


def test_leaders_who_storm_well() -> None:
    """1.3.3 Marcellus: up to three dice hit on 9+. Ajostros: two more dice of the defence."""
    pos = rig(scene({"castulo": "rome 4h"}), 9, 9, 9, 9, 1, 1)
    storm(pos, "castulo", 0, [])
    assert level(pos, "castulo") == 2
    pos = scene({"carthago_nova": "rome 5h"}, {"marcellus": "carthago_nova"})
    rig(pos, 9, 9, 9, 9, 9, *[1] * 4)
    storm(pos, "carthago_nova", 0, ["marcellus"])
    do(pos, "done")
    assert level(pos, "carthago_nova") == 1
    pos = scene({"leontini": "rome 5h"}, {"ajostros": "leontini/in"}, players=3)
    events: list[Event] = []
    pos.events = events
    rig(pos, *[1] * 5, *[1] * 4)
    storm(pos, "leontini", 0)
    assert len([e for e in events if e.kind == "assault-rolls"][1].args["rolls"]) == 4


def test_effects_for_an_assault() -> None:
    """6.1 Siege engines: some dice hit on 9+ in this exchange."""
    pos = scene({"arretium": "carthage 4h"})
    give(pos, ASSAULT_DICE, 2)
    give(pos, ASSAULT_HIT, 9)
    rig(pos, 9, 9, 9, 9, 1, 1, 1)
    storm(pos, "arretium")
    assert level(pos, "arretium") == 1
    assert pos.boons == {}


def test_engines_at_a_city() -> None:
    """6.1 Archimedes' engines: the first two hits do not count."""
    pos = scene({"syracusae": "rome 9h"}, players=3)
    pos.markers[ENGINES + BOARD.city["syracusae"]] = 0
    pos.board.engines.setdefault(BOARD.city["syracusae"], [2, 2])
    rig(pos, 10, 10, 10, *[1] * 6, *[1] * 6)
    storm(pos, "syracusae", 0)
    assert level(pos, "syracusae") == 5


def test_a_part_of_the_infantry_may_storm() -> None:
    """6.1 Any number of it; only who storms rolls and is lost."""
    pos = scene({"arretium": "carthage 5h 5l"})
    stack = pos.stacks[place_of("arretium")][0]
    rig(pos, 1, 1, 7, 7, 7)
    begin_assault(pos, BOARD.city["arretium"], 1, [[stack & CODE, troops("2h")]], [])
    advance(pos)
    assert there(pos, "arretium") == "5l 3h"


@pytest.mark.rule("5.5")
def test_two_owners_share_the_losses() -> None:
    """5.5 In proportion to their units, each chooses his own; 10.1 the city is his whose stormers are most."""
    pos = scene(
        {"castulo": f"{RN} 4h 2l; {RS} 2h 1l"},
        {"consul_1": f"castulo:{RN}", "consul_2": f"castulo:{RS}"},
        players=4,
    )
    force = [[s & CODE, troops_of(s)] for s in pos.stacks[place_of("castulo")]]
    rig(pos, *[10] * 9, 7, 7)
    begin_assault(pos, BOARD.city["castulo"], 1, force, [])
    advance(pos)
    assert to_move(pos) == RN
    do(pos, "lose rome_light_infantry")
    assert to_move(pos) == RS
    do(pos, "lose rome_light_infantry")
    assert stacks(pos, "castulo") == {RN: "1l 4h", RS: "2h"}
    assert keeper(pos, "castulo") == RN
    assert points_of(pos, RN) == 2


@pytest.mark.rule("5.5", "10.3")
def test_of_equals_who_ordered_the_assault_bears_the_odd_loss() -> None:
    for seat, name in enumerate((RN, RS)):
        pos = scene({"castulo": f"{RN} 2h 1l; {RS} 2h 1l"}, players=4)
        force = [[s & CODE, troops_of(s)] for s in pos.stacks[place_of("castulo")]]
        begin_assault(rig(pos, *[10] * 6, 7, 1), BOARD.city["castulo"], seat, force, [])
        assert to_move(advance(pos)) == name


@pytest.mark.rule("5.5", "10.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_of_equal_rests_who_has_most_stormers_bears_the_odd_loss(seat: int) -> None:
    """5.5 Of two losses three heavy infantry bear one and a half, and one a half; the city would be theirs (10.1)."""
    pos = scene({"castulo": f"{RN} 3h; {RS} 1h"}, players=4)
    force = [[s & CODE, troops_of(s)] for s in pos.stacks[place_of("castulo")]]
    begin_assault(rig(pos, *[1] * 4, 7, 7), BOARD.city["castulo"], seat, force, [])
    advance(pos)
    assert stacks(pos, "castulo") == {RN: "1h", RS: "1h"}


@pytest.mark.rule("5.5", "6.1")
@pytest.mark.parametrize("seat", [RN, RS])
def test_a_ten_of_the_walls_strikes_the_player_whom_their_own_one_names(seat: str) -> None:
    """5.5 The losses of two armies are settled apart: he who rolled the ten says which unit, and so whose."""
    pos = scene({"castulo": f"{RN} 3h; {RS} 3h 1l"}, players=4)
    force = [[s & CODE, troops_of(s)] for s in pos.stacks[place_of("castulo")]]
    begin_assault(rig(pos, *[1] * 7, 10, 1), BOARD.city["castulo"], 0, force, [])
    assert to_move(advance(pos)) == CH
    do(pos, "strike rome_heavy_infantry")
    assert (step(pos), to_move(pos)) == ("StrikeWhom", CH)
    assert choices(pos, "opponent") == {RN, RS}
    refused(pos, f"opponent {CA}", "5.5", "no-such-owner")
    refused(pos, "strike rome_heavy_infantry", "5.5")
    do(pos, f"opponent {seat}")
    assert stacks(pos, "castulo") == {
        RN: "2h" if seat == RN else "3h",
        RS: "1l 2h" if seat == RS else "1l 3h",
    }


@pytest.mark.rule("10.1")
def test_of_equals_who_ordered_the_assault_takes_the_city() -> None:
    forces = {"castulo": f"{RN} 3h; {RS} 3h"}
    for seat, name in enumerate((RN, RS)):
        pos = scene(forces, players=4)
        force = [[s & CODE, troops_of(s)] for s in pos.stacks[place_of("castulo")]]
        begin_assault(rig(pos, *[10] * 6, 1, 1), BOARD.city["castulo"], seat, force, [])
        assert keeper(advance(pos), "castulo") == name


def test_the_walls_roll_for_what_is_left_of_them() -> None:
    """6.1 A die for each level that the city still has."""
    pos = rig(scene({"arretium": "carthage 4h"}, siege={"arretium": 1}), *[1] * 5)
    events: list[Event] = []
    pos.events = events
    storm(pos, "arretium")
    assert [len(e.args["rolls"]) for e in events if e.kind == "assault-rolls"] == [4, 1]


def test_more_tens_than_stormers() -> None:
    """6.1 Nobody is lost twice: three tens against one unit."""
    pos = rig(scene({"arretium": "carthage 1h 1c"}), 1, 10, 10, 10)
    storm(pos, "arretium")
    assert (step(pos), there(pos, "arretium")) == ("Still", "1c")


def test_leader_and_engines_help_different_dice() -> None:
    """6.1, 1.3.3, 5.7 Three dice by Marcellus and six by each card hit on 9+: fifteen of sixteen."""
    cards = ["rome_traitors_in_the_city", "rome_siege_works"]
    forces = {"carthago_nova": "rome 16h", "carthago_nova/in": "carthage 8h"}
    pos = scene(forces, {"marcellus": "carthago_nova"}, hands={R: cards})
    storm(pos, "carthago_nova", 0, ["marcellus"])
    events: list[Event] = []
    pos.events = events
    do(rig(pos, *[9] * 16), *[f"effect {card}" for card in cards])
    (rolls,) = [e.args for e in events if e.kind == "assault-rolls"]
    assert (len(rolls["rolls"]), rolls["hits"]) == (16, 15)


def long_assault(**more: Any) -> War:
    return scene({"arretium": "carthage 5h"}, long_assaults=True, **more)


def test_option_until_it_falls_or_the_attacker_gives_up() -> None:
    """6.1 With the option one point of movement is enough for as many exchanges as the attacker likes."""
    pos = rig(long_assault(), 10, 1, 1, 1, 1, 1, 1, 1)
    storm(pos, "arretium")
    assert (step(pos), to_move(pos)) == ("Assault", C)
    assert legal(pos) == {"assault arretium", "done"}
    refused(pos, "assault roma", "6.1", "another-city-is-stormed")
    refused(pos, "pass", "3.4.7", "when-pass")
    rig(pos, 10, 10, 1, 1, 1, 1, 1)
    do(pos, "assault arretium")
    assert nation_in(pos, "arretium") == C
    pos = rig(long_assault(), 10, 1, 1, 1, 1, 1, 1, 1)
    do(storm(pos, "arretium"), "done")
    assert ring(pos, "arretium") == "besieged"
    assert step(pos) == "Still"


def test_a_window_for_effects() -> None:
    """5.7 Before the dice players may play effects of a siege; who suffers is asked first."""
    pos = scene({"arretium": "carthage 3h"}, always_ask=True, hands={R: ["rome_new_legions"], C: []})
    storm(pos, "arretium")
    assert (step(pos), to_move(pos)) == ("Window", R)
    assert "pass" in legal(pos)
