"""7 Politics: the track, alliances and what they give, aggression, and all that a lost ally takes home."""

from __future__ import annotations

import pytest

from bellum.games.second_punic_war.alliances import part
from bellum.games.second_punic_war.cities import capture
from bellum.games.second_punic_war.draw import decks_for
from bellum.games.second_punic_war.markers import ENGINES, FROZEN, UNTIL_NEXT, protection
from bellum.games.second_punic_war.politics import aggression, neutral_home, shift
from bellum.games.second_punic_war.position import War
from bellum.games.second_punic_war.turn import Actions
from bellum.kernel import Event
from tests.second_punic_war.kit import (
    BOARD,
    CA,
    CH,
    RN,
    RS,
    C,
    R,
    S,
    advance,
    do,
    hand,
    keeper,
    kinds,
    points_of,
    rig,
    ring,
    run,
    scene,
    seat_of,
    stacks,
    there,
    to_move,
    where,
)

pytestmark = pytest.mark.rule("7")

NUMIDIAN = [card.id for card in BOARD.cards if card.deck == BOARD.nation["numidia"]]


def move(pos: War, state: str, steps: int, seat: str) -> War:
    shift(pos, BOARD.nation[state], steps, seat_of(pos, seat))
    return advance(pos)


def track(pos: War, state: str) -> int:
    return pos.track[BOARD.nation[state]]


def patron(pos: War, state: str) -> str | None:
    seat = pos.patron[BOARD.nation[state]]
    return pos.seats[seat] if seat >= 0 else None


def attack(pos: War, state: str, side: str) -> War:
    aggression(pos, BOARD.nation[state], BOARD.nation[side])
    return advance(pos)


# -- the track and alliances -------------------------------------------------------------------------------


@pytest.mark.rule("1.2.13")
def test_a_step_on_the_track() -> None:
    """7 Towards the player's side; friendly is not allied."""
    pos = move(scene(), "numidia", 1, R)
    assert (track(pos, "numidia"), patron(pos, "numidia")) == (1, None)
    assert points_of(pos, R) == 0
    move(pos, "numidia", 1, C)
    assert track(pos, "numidia") == 0


def test_an_alliance() -> None:
    """7 Two points, two heavy infantry in the capital beside its garrison, its cities, cards and leaders."""
    pos = scene({"siga": "numidia 2h"}, track={"numidia": 1})
    move(pos, "numidia", 1, R)
    assert (track(pos, "numidia"), patron(pos, "numidia")) == (2, R)
    assert points_of(pos, R) == 2
    assert there(pos, "siga") == "4h"
    assert keeper(pos, "siga") == keeper(pos, "iol") == keeper(pos, "saldae") == R
    assert decks_for(pos, 0).count(BOARD.nation["numidia"]) == 1
    assert pos.obeys(0, pos.stacks[BOARD.region["siga"]][0])


def test_macedonia_musters_in_iliria() -> None:
    """7 It has no city on the board."""
    pos = move(scene(track={"macedonia": -1}), "macedonia", 1, C)
    assert there(pos, "iliria") == "2h"
    assert points_of(pos, C) == 2


def test_counters_run_out() -> None:
    """1.2 Only as many units come as there are counters."""
    pos = scene({"siga": "numidia 7h"}, track={"numidia": 1})
    move(pos, "numidia", 1, R)
    assert there(pos, "siga") == "8h"


@pytest.mark.rule("10.1")
def test_the_alliance_is_his_who_made_it() -> None:
    """7, 10.1 Points, cards and cities are his alone."""
    pos = scene(players=4, track={"numidia": -1})
    move(pos, "numidia", 1, CH)
    assert patron(pos, "numidia") == CH
    assert (points_of(pos, CH), points_of(pos, CA)) == (2, 0)
    assert keeper(pos, "siga") == CH


def test_a_big_event_breaks_an_alliance() -> None:
    """7 Two steps from the enemy's ally make the state neutral, three friendly."""
    pos = scene(track={"numidia": -2}, points={C: 5})
    move(pos, "numidia", 2, R)
    assert (track(pos, "numidia"), patron(pos, "numidia")) == (0, None)
    assert (points_of(pos, R), points_of(pos, C)) == (0, 3)
    pos = move(scene(track={"numidia": -2}), "numidia", 4, R)
    assert (track(pos, "numidia"), patron(pos, "numidia")) == (2, R)
    assert points_of(pos, R) == 2


def test_away_from_the_player() -> None:
    """7 A step that goes wrong; an alliance that comes of it belongs to the enemy in whose zone the state lies."""
    pos = move(scene(players=4, track={"numidia": -1}), "numidia", -1, RN)
    assert (track(pos, "numidia"), patron(pos, "numidia")) == (-2, CA)


def test_beyond_the_end_of_the_track() -> None:
    pos = move(scene(track={"numidia": 2}), "numidia", 3, R)
    assert track(pos, "numidia") == 2
    assert points_of(pos, R) == 0


@pytest.mark.rule("10.4")
def test_syracuse_on_the_track() -> None:
    """10.4 A neutral state with 2 or 4 players; with its own player it is a side."""
    pos = move(scene({"syracusae": "syracuse 2h"}, track={"syracuse": 1}), "syracuse", 1, R)
    assert patron(pos, "syracuse") == R
    assert there(pos, "syracusae") == "4h"
    assert scene(players=3).side[2] == 2
    assert scene().side[2] == 3


# -- the end of an alliance --------------------------------------------------------------------------------


def lost_ally() -> War:
    """Numidia leaves Rome: its troops, leaders and cards are everywhere."""
    pos = scene(
        {
            "capua": "rome 3h; numidia 2c",
            "roma": "rome 1h; carthage 1c",
            "roma/in": "numidia 1h",
            "tarentum/port": "rome 2s; numidia 1l",
            "siga": "numidia 1h",
            "iol/in": "rome 2h",
            "iol": "carthage 1h",
        },
        {"syfaks": "capua", "consul_1": "capua"},
        track={"numidia": 2},
        points={R: 7},
        hands={R: [*NUMIDIAN[:2], "rome_new_legions"]},
    )
    part(pos, BOARD.nation["numidia"])
    return advance(pos)


def test_two_points_are_lost() -> None:
    assert points_of(lost_ally(), R) == 5


def test_not_below_none() -> None:
    pos = scene(track={"numidia": 2}, points={R: 1})
    part(pos, BOARD.nation["numidia"])
    assert points_of(pos, R) == 0


def test_its_cards_are_discarded() -> None:
    pos = lost_ally()
    assert hand(pos, R) == ["rome_new_legions"]
    assert sorted(pos.discards[BOARD.nation["numidia"]]) == sorted(BOARD.card[name] for name in NUMIDIAN[:2])


def test_its_troops_and_leaders_go_home() -> None:
    """7 From armies, walls and ships, also from its own territory, to the capital."""
    pos = lost_ally()
    assert stacks(pos, "siga") == {"numidia": "1l 2h 2c"}
    assert there(pos, "capua") == "3h"
    assert there(pos, "roma/in") == ""
    assert there(pos, "tarentum/port") == "2s"
    assert where(pos, "syfaks") == "siga"
    assert where(pos, "consul_1") == "capua"
    assert keeper(pos, "siga") is None


def test_foreign_troops_leave_its_cities() -> None:
    """7 Who is no ally any more is outside."""
    pos = lost_ally()
    assert there(pos, "iol/in") == ""
    assert stacks(pos, "iol") == {R: "2h", C: "1h"}


@pytest.mark.rule("5.1")
def test_foreign_troops_who_leave_among_enemies_fight() -> None:
    """7, 5.1 Enemies in one field fight, whenever they meet: those who have to come out attack."""
    pos = scene({"cirta/in": "rome 3h", "cirta": "carthage 6h"}, track={"massilia": 2}, siege={"cirta": 2})
    rig(pos, *[1] * 9)
    move(pos, "massilia", 2, C)
    assert pos.battle is not None
    assert [pos.board.field_name(pos.battle.place), *pos.battle.sides] == ["cirta", 0, 1]
    pos = scene({"hippo_regius/port": "rome 3s", "ora_numidica": "carthage 4s"}, track={"massilia": 2})
    rig(pos, *[1] * 7)
    move(pos, "massilia", 2, C)
    assert pos.battle is not None
    assert pos.board.is_sea(pos.battle.place)


@pytest.mark.rule("5.6")
def test_a_lone_leader_who_leaves_among_enemies_is_lost() -> None:
    """7, 5.6 A leader without a unit beside him is eliminated by the enemy army outside."""
    pos = scene({"cirta": "carthage 6h"}, {"praetor_1": "cirta/in"}, track={"massilia": 2})
    move(pos, "massilia", 2, C)
    assert where(pos, "praetor_1") in ("pool", "dead")
    assert points_of(pos, C) == 1


@pytest.mark.rule("5.6")
def test_a_leader_whose_ally_has_gone_home_is_alone() -> None:
    """7, 5.6 Without the troops of the state those inside the city come out and catch him."""
    pos = scene(
        {"boii": "massilia 3c", "placentium/in": "rome 2h"}, {"hannibal": "boii"}, track={"massilia": -2}
    )
    move(pos, "massilia", 2, R)
    assert where(pos, "hannibal") == "dead"
    assert points_of(pos, R) == 6


@pytest.mark.rule("1.2.7")
def test_who_is_left_without_a_ship_is_chosen_by_his_player() -> None:
    """1.2.7, 7 The ships of a lost ally take their room along: who of the others goes down, their player says."""
    pos = scene({"mare_inferum": "massilia 1s; carthage 1s 3h 1e"}, track={"massilia": -2})
    move(pos, "massilia", 2, R)
    assert to_move(pos) == C
    do(pos, "lose carthage_heavy_infantry", "lose carthage_heavy_infantry")
    assert there(pos, "mare_inferum") == "1h 1e 1s"


@pytest.mark.rule("1.2.7")
def test_a_leader_without_a_ship_comes_home_behind_the_walls() -> None:
    """1.2.7, 7 If an enemy army is at home."""
    pos = scene(
        {"mare_inferum": "massilia 2s", "carthago": "rome 4h"},
        {"hannibal": "mare_inferum"},
        track={"massilia": -2},
    )
    move(pos, "massilia", 2, R)
    assert where(pos, "hannibal") == "carthago/in"


@pytest.mark.rule("5.1")
def test_foreign_troops_turned_out_by_the_fall_of_the_capital_fight() -> None:
    """7, 5.1 The same when the enemy takes the capital: in every other city of the state."""
    pos = scene(
        {"hippo_regius/in": "rome 2h", "hippo_regius": "carthage 6c", "cirta": "carthage 9h"},
        track={"massilia": 2},
    )
    rig(pos, *[1] * 9)
    capture(pos, BOARD.city["cirta"], seat_of(pos, C), "6.3")
    advance(pos)
    assert to_move(pos) == C  # whoever is in the open may go into what is now a city of his side
    do(pos, "done")
    assert pos.battle is not None


def test_a_new_ally_has_the_troops_at_once() -> None:
    """7 They are in the capital, for the new patron."""
    pos = lost_ally()
    pos.track[BOARD.nation["numidia"]] = -1
    move(pos, "numidia", 1, C)
    assert stacks(pos, "siga") == {"numidia": "1l 4h 2c"}
    assert pos.obeys(1, pos.stacks[BOARD.region["siga"]][0])
    assert pos.follows(1, BOARD.leader["syfaks"])


def test_ships_of_a_lost_ally() -> None:
    """7, 1.2.7 They sail home, Macedonia's before Iliria; who loses his ships at sea is lost, in port he goes ashore."""
    pos = scene(
        {"mare_ionium": "macedonia 2s; carthage 1s 5h", "tarentum/port": "macedonia 1s; carthage 2h"},
        {"hannibal": "tarentum/port"},
        owner={"tarentum": C},
        track={"macedonia": -2},
    )
    part(pos, BOARD.nation["macedonia"])
    advance(pos)
    assert there(pos, "ora_illyrica") == "3s"
    assert there(pos, "mare_ionium") == "2h 1s"
    assert there(pos, "tarentum") == "2h"
    assert where(pos, "hannibal") == "tarentum"


def test_sieges_end_with_the_war() -> None:
    """6.2, 7 Nobody besieges the city of a state that is neutral, or an ally."""
    pos = scene({"siga": "rome 6h"}, track={"numidia": -2}, siege={"siga": 2})
    move(pos, "numidia", 2, R)
    assert ring(pos, "siga") == "untouched"


def test_captured_cities_stay_with_their_captor() -> None:
    """7 What its troops took is not the state's."""
    pos = scene(track={"numidia": 2}, owner={"utica": R})
    part(pos, BOARD.nation["numidia"])
    assert keeper(pos, "utica") == R


@pytest.mark.rule("10.1")
def test_an_army_that_loses_its_king_is_common() -> None:
    pos = scene(
        {"cirta": f"{RN} 3h; numidia:{RN} 2c"},
        {"syfaks": f"cirta:{RN}"},
        players=4,
        track={"numidia": 2},
        patron={"numidia": RN},
    )
    part(pos, BOARD.nation["numidia"])
    assert stacks(pos, "cirta") == {R: "3h"}


# -- aggression --------------------------------------------------------------------------------------------


def test_aggression_makes_the_other_power_an_ally() -> None:
    """7 At once, with points and two units, before any battle; friendly is neutral here."""
    for value in (-1, 0, 1):
        pos = scene({"siga": "numidia 2h"}, track={"numidia": value})
        attack(pos, "numidia", R)
        assert (track(pos, "numidia"), patron(pos, "numidia")) == (-2, C)
        assert points_of(pos, C) == 2
        assert there(pos, "siga") == "4h"


@pytest.mark.rule("10.1")
@pytest.mark.rule("5.1")
def test_the_aggressor_attacks() -> None:
    """7, 5.1 The state is an ally before the battle, and who has come is the attacker; 6 it may go into its city."""
    forces = {"tingis": "rome 5h", "siga": "numidia 2h"}
    pos = scene(forces, initiative={R: 1}, order=[R, C], steps=[Actions(0)])
    do(pos, "activate tingis", "take_all", "march siga")
    assert (track(pos, "numidia"), to_move(pos), there(pos, "siga", "numidia")) == (-2, C, "4h")
    do(pos, "done")
    assert pos.battle is not None
    assert pos.battle.sides == [BOARD.nation[R], BOARD.nation[C]]


def test_who_of_a_team_gains_by_aggression() -> None:
    """10.1 The player in whose zone the state lies."""
    pos = attack(scene(players=4), "numidia", R)
    assert patron(pos, "numidia") == CA
    pos = attack(scene(players=4), "macedonia", R)
    assert patron(pos, "macedonia") == CH
    pos = attack(scene(players=4), "numidia", C)
    assert patron(pos, "numidia") == RS


def test_whose_territory() -> None:
    """7 Every region of a neutral state, with a city or without; an ally's is none."""
    pos = scene(track={"massilia": -2})
    assert neutral_home(pos, BOARD.region["masaesyli"]) == BOARD.nation["numidia"]
    assert neutral_home(pos, BOARD.region["iliria"]) == BOARD.nation["macedonia"]
    assert neutral_home(pos, BOARD.region["cirta"]) == -1
    assert neutral_home(pos, BOARD.region["roma"]) == -1
    assert neutral_home(pos, BOARD.region["boii"]) == -1


@pytest.mark.rule("6.3")
def test_a_city_that_others_have_is_no_territory_of_the_state() -> None:
    """7 Numidia is neutral again, and Rome has kept Iol: to go there is no aggression."""
    pos = scene(owner={"iol": R})
    assert neutral_home(pos, BOARD.region["iol"]) == -1
    assert neutral_home(pos, BOARD.region["siga"]) == BOARD.nation["numidia"]


@pytest.mark.rule("10.4")
@pytest.mark.parametrize(("value", "rolls", "ally"), [(1, [], R), (-1, [], C), (0, [5], R), (0, [6], C)])
def test_aggression_of_syracuse(value: int, rolls: list[int], ally: str) -> None:
    """10.4 The state joins the power that it leans to; if it leans to none, a die decides."""
    pos = rig(scene(players=3, track={"numidia": value}), *rolls)
    attack(pos, "numidia", S)
    assert patron(pos, "numidia") == ally


def test_a_new_ally_among_enemies_takes_cover() -> None:
    """6, 5.1 Its patron says who goes into the city, and the rest fights at once."""
    pos = scene({"siga": "numidia 2h; carthage 3h"}, track={"numidia": 1})
    move(pos, "numidia", 1, R)
    assert to_move(pos) == R
    do(pos, "walls siga", "take_all")
    assert stacks(pos, "siga") == {C: "3h"}
    assert there(pos, "siga/in") == "4h"
    assert pos.battle is None
    pos = scene({"siga": "numidia 2h; carthage 3h"}, track={"numidia": 1})
    move(pos, "numidia", 1, R)
    do(pos, "done")
    assert pos.battle is not None
    pos = scene({"iliria": "macedonia 2h; rome 3h"}, track={"macedonia": -1})
    move(pos, "macedonia", 1, C)
    assert pos.battle is not None


def test_what_is_told() -> None:
    pos = scene(track={"numidia": -2}, hands={C: NUMIDIAN[:1]})
    events: list[Event] = []
    pos.events = events
    move(pos, "numidia", 4, R)
    assert kinds(events) == [
        "alliance-ended",
        "discarded",
        "points",
        "state-moved",
        "alliance",
        "points",
    ]
    assert where(pos, "syfaks") == "beside"


def test_a_lost_ally_takes_its_cards_off_the_table() -> None:
    """7 From hand and table: what its cards have left there ends with the alliance, and what others' have does not."""
    syracuse, massilia = BOARD.nation["syracuse"], BOARD.nation["massilia"]
    engines = ENGINES + BOARD.city["syracusae"]
    pos = scene(track={"syracuse": -2, "massilia": -2, "numidia": -2})
    hold = {protection(1, massilia): UNTIL_NEXT, FROZEN + BOARD.nation["numidia"]: UNTIL_NEXT}
    pos.markers = {engines: 0, **hold}
    part(pos, BOARD.nation["numidia"])
    assert pos.markers == {engines: 0, **hold}
    part(pos, syracuse)
    assert pos.markers == hold
    part(pos, massilia)
    assert pos.markers == {FROZEN + BOARD.nation["numidia"]: UNTIL_NEXT}


@pytest.mark.rule("4.1")
def test_a_new_ally_has_a_king_who_can_move_at_once() -> None:
    """7 Army and leaders are at the new ally's disposal at once, also those who have moved for the former one."""
    forces = {"iol": "numidia* 2c", "siga": "rome 6h"}
    pos = scene(forces, {"syfaks": "iol"}, track={"numidia": -2}, initiative={R: 1}, order=[R, C])
    pos.tired[BOARD.leader["syfaks"]] = 1
    capture(pos, BOARD.city["siga"], seat_of(pos, R), "6.1")
    run(pos, Actions(0))
    do(pos, "activate siga", "take numidia_cavalry", "lead syfaks", "march masaesyli", "halt")
    assert (where(pos, "syfaks"), there(pos, "masaesyli")) == ("masaesyli", "1c")


@pytest.mark.rule("10.1")
def test_who_of_a_team_loses_by_the_end_of_an_alliance() -> None:
    """7, 10.1 The points are his who had the alliance; the cards go from both hands."""
    hands = {CH: NUMIDIAN[:1], CA: NUMIDIAN[1:2]}
    pos = scene(players=4, track={"numidia": -2}, patron={"numidia": CA}, points={CH: 5, CA: 5}, hands=hands)
    part(pos, BOARD.nation["numidia"])
    assert (points_of(pos, CH), points_of(pos, CA)) == (5, 3)
    assert (hand(pos, CH), hand(pos, CA)) == ([], [])


@pytest.mark.rule("10.1")
def test_the_leaders_of_an_ally_obey_its_player() -> None:
    """7, 10.1 Whose they were before is forgotten, and so is whom their troops obeyed."""
    forces = {"siga": "numidia 2c", "iol": f"numidia:{CH} 1c"}
    pos = scene(forces, {"syfaks": f"iol:{CH}"}, players=4, track={"numidia": -2}, patron={"numidia": CH})
    move(pos, "numidia", 2, RN)
    move(pos, "numidia", -2, RN)
    syphax = BOARD.leader["syfaks"]
    assert patron(pos, "numidia") == CA
    assert pos.follows(seat_of(pos, CA), syphax)
    assert not pos.follows(seat_of(pos, CH), syphax)
    assert stacks(pos, "siga") == {f"numidia:{CA}": "2h 3c"}
