"""7, 8, 3.4.3 Events that move states on the political track and tribes, and take an ally's units."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.second_punic_war.markers import FROZEN, UNTIL_NEXT
from bellum.games.second_punic_war.stage import NextStage
from tests.second_punic_war.events import STATES, give, heard, hold, play, removed, vain
from tests.second_punic_war.kit import (
    BOARD,
    CA,
    CH,
    RS,
    C,
    R,
    S,
    advance,
    choices,
    do,
    kinds,
    points_of,
    purse,
    refused,
    stacks,
    step,
    there,
    to_move,
    where,
)

pytestmark = pytest.mark.rule("7")


def track(pos, state):
    return pos.track[BOARD.nation[state]]


SHIFTS = [
    # card, state, towards, steps, whether it breaks an alliance
    ("carthage_death_of_hiero_ii", "syracuse", -1, 2, True),
    ("carthage_sophonisba", "numidia", -1, 2, True),
    ("carthage_embassy_to_philip", "macedonia", -1, 1, False),
    ("carthage_envoys_among_the_massylii", "massilia", -1, 1, False),
    ("rome_masinissa", "massilia", 1, 2, True),
    ("rome_legate_to_syphax", "numidia", 1, 1, False),
    ("rome_hieros_friendship", "syracuse", 1, 1, False),
]


@pytest.mark.parametrize(("card", "state", "side", "steps", "breaks"), SHIFTS)
class TestShifts:
    def test_the_marker_moves(self, card, state, side, steps, breaks):
        pos = play(hold(card, track={state: -side}), card)
        assert track(pos, state) == side * (steps - 1)
        assert removed(pos, card) == breaks

    def test_an_alliance_comes_about(self, card, state, side, steps, breaks):
        pos = hold(card, track={state: side * (2 - steps)})
        events = heard(pos, card)
        seat = R if side > 0 else C
        assert track(pos, state) == 2 * side
        assert points_of(pos, seat) == 2
        assert pos.patron[BOARD.nation[state]] == pos.setting.seat(seat)
        assert "alliance" in kinds(events)

    def test_allied_with_the_enemy(self, card, state, side, steps, breaks):
        pos = hold(card, track={state: -2 * side}, points={R: 5, C: 5})
        if not breaks:
            vain(pos, card, "3.4", "state-allied-already")
            return
        play(pos, card)
        assert track(pos, state) == 0
        assert sorted(pos.points) == [3, 5]

    def test_not_if_it_is_allied_with_the_player(self, card, state, side, steps, breaks):
        vain(hold(card, track={state: 2 * side}), card, "7", "state-allied-with-you")

    @pytest.mark.rule("2")
    def test_not_in_scenario_one(self, card, state, side, steps, breaks):
        vain(hold(card, scenario="stop_hannibal"), card, "2", "no-politics-here")

    @pytest.mark.rule("10.4")
    def test_syracuse_with_a_player(self, card, state, side, steps, breaks):
        pos = hold(card, players=3)
        if state == S:
            vain(pos, card, "10.4", "syracuse-has-a-player")
        else:
            assert track(play(pos, card), state) == side * steps


def test_a_neutral_massilia_is_a_state_like_others():
    """Its number is that of the neutral side: nobody takes it for a nation with a player."""
    pos = hold("rome_war_tax", {"roma": "rome 1h"}, initiative={R: 2}, talents={R: 10})
    assert [state["nation"] for state in pos.view(0)["states"]] == list(STATES)
    do(pos, "politics massilia")
    assert track(pos, "massilia") == 1


@pytest.mark.rule("10.1")
def test_of_a_team_who_plays_the_card_has_the_alliance():
    card = "carthage_embassy_to_philip"
    pos = play(hold(card, players=4, seat=CA, track={"macedonia": -1}), card)
    assert pos.patron[BOARD.nation["macedonia"]] == pos.setting.seat(CA)
    assert [points_of(pos, seat) for seat in (CH, CA)] == [0, 2]


def test_a_state_that_leaves_goes_home_and_its_cards_are_discarded():
    card = "carthage_sophonisba"
    pos = hold(card, {"capua": "numidia 2c; rome 1h"}, {"syfaks": "capua"}, track={"numidia": 2})
    give(pos, R, "numidia_envoys")
    play(pos, card)
    assert there(pos, "siga", "numidia") == "2c"
    assert where(pos, "syfaks") == "siga"
    assert pos.hands[0] == []


# -- Masinissa ---------------------------------------------------------------------------------------------------


class TestMasinissa:
    card = "rome_masinissa"

    def test_the_king_comes_with_the_alliance(self):
        pos = play(hold(self.card), self.card)
        assert where(pos, "masynissa") == "cirta"
        assert there(pos, "cirta", "massilia") == "2h 2c"  # and the two of the alliance

    def test_not_without_the_alliance(self):
        pos = play(hold(self.card, track={"massilia": -2}), self.card)
        assert track(pos, "massilia") == 0
        assert where(pos, "masynissa") == "beside"
        assert there(pos, "cirta") == ""
        pos = play(hold(self.card, track={"massilia": -1}), self.card)
        assert track(pos, "massilia") == 1
        assert where(pos, "masynissa") == "beside"

    def test_not_if_he_is_dead_or_on_the_board(self):
        pos = play(hold(self.card, None, {"masynissa": "dead"}), self.card)
        assert where(pos, "masynissa") == "dead"
        assert there(pos, "cirta") == "2h"
        pos = play(hold(self.card, {"hippo_regius": "massilia 1c"}, {"masynissa": "hippo_regius"}), self.card)
        assert where(pos, "masynissa") == "hippo_regius"
        assert there(pos, "cirta") == "2h"

    def test_inside_cirta_if_an_enemy_is_there(self):
        pos = play(hold(self.card, {"cirta": "carthage 2h"}), self.card)
        do(pos, "walls cirta", "take_all")  # those of the alliance, if their player likes
        assert where(pos, "masynissa") == "cirta/in"
        assert there(pos, "cirta/in") == "2h 2c"

    def test_not_if_cirta_is_another_s(self):
        pos = play(hold(self.card, players=3, owner={"cirta": S}), self.card)
        assert where(pos, "masynissa") == "beside"


# -- hostages: a protected state ---------------------------------------------------------------------------------


class TestHostages:
    card = "massilia_hostages"

    def hostages(self):
        pos = hold(self.card, {"roma": "rome 1h", "cirta": "massilia 2h"}, initiative={R: 9, C: 9})
        give(pos, R, "rome_masinissa")
        give(pos, C, "carthage_sophonisba")
        return play(pos, self.card)

    def test_talents_and_no_enemy_card_moves_the_marker(self):
        pos = self.hostages()
        assert purse(pos, C) == 5
        assert to_move(pos) == R
        vain(pos, "rome_masinissa", "3.4.3", "state-protected")
        assert pos.view(-1)["markers"] == [{"marker": "protected", "about": "massilia", "stages": 2}]

    def test_other_states_are_not_protected(self):
        pos = self.hostages()
        give(pos, R, "rome_legate_to_syphax")
        play(advance(pos), "rome_legate_to_syphax")
        assert track(pos, "numidia") == 1

    def test_until_the_end_of_the_next_stage(self):
        pos = self.hostages()
        for stages in (1, 0):
            next_stage(pos)
            refusal = BOARD.cards[BOARD.card["rome_masinissa"]].refuse_event(pos, 0)
            assert (refusal is not None and refusal.message == "state-protected") == (stages == 1)

    def test_ones_own_card_still_moves_it(self):
        """When the alliance was lost, the marker only stops enemies of who laid it."""
        pos = self.hostages()
        pos.track[BOARD.nation["massilia"]] = 0
        pos.recount()
        give(pos, C, "carthage_envoys_among_the_massylii")
        assert BOARD.cards[BOARD.card["carthage_envoys_among_the_massylii"]].refuse_event(pos, 1) is None
        refusal = BOARD.cards[BOARD.card["rome_masinissa"]].refuse_event(pos, 0)
        assert refusal is not None
        assert refusal.message == "state-protected"


def next_stage(pos):
    """The end of a stage; the phase of actions goes on, as if nobody had drawn."""
    steps = pos.steps
    pos.steps = [NextStage()]
    pos.steps[-1].resolve(pos)
    pos.steps = steps


# -- 8 tribes ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.1")
class TestTribes:
    rising = "carthage_gallic_rising"

    def test_three_tribes_a_step_each(self):
        attitude = {"veneti": 2, "cenomani": 1, "ligures": -1}
        pos = play(hold(self.rising, attitude=attitude), self.rising, "region veneti")
        refused(pos, "region veneti", "3.4.3", "tribe-chosen-already")
        do(pos, "region cenomani", "region ligures")
        tribes = [pos.attitude[BOARD.region[tribe]] for tribe in attitude]
        assert tribes == [1, 0, -2]
        assert there(pos, "ligures", C) == "2g"  # 8.2 volunteers
        assert removed(pos, self.rising)

    def test_neutral_becomes_friendly_and_fewer_are_enough(self):
        pos = play(hold(self.rising), self.rising)
        refused(pos, "done", "3.4.3", "event-not-begun")
        do(pos, "region boii", "done")
        assert pos.attitude[BOARD.region["boii"]] == -1

    def test_which_tribes(self):
        pos = play(hold(self.rising, attitude={"boii": -2}), self.rising)
        refused(pos, "region boii", "8.1", "tribe-allied-with-you")
        refused(pos, "region roma", "8", "not-a-tribe")
        refused(pos, "region volcae", "3.4.3", "tribe-not-on-card")
        assert choices(pos, "region") == {
            "ligures",
            "taurini",
            "insumbres",
            "leponti",
            "cenomani",
            "veneti",
            "carnii",
            "lingones",
        }

    def test_no_tribe_left(self):
        attitude = {BOARD.region_id[tribe]: -2 for tribe in BOARD.tribes}
        vain(hold(self.rising, attitude=attitude), self.rising, "8.1", "no-tribe-to-win")

    def test_iberian_alliances(self):
        card = "carthage_iberian_alliances"
        pos = play(hold(card, attitude={"celtiberi": -1}), card)
        assert choices(pos, "region") == {"ilergetes", "celtiberi", "carpetani", "vaccaei", "lusitani"}
        do(pos, "region celtiberi", "region lusitani")
        assert there(pos, "celtiberi", C) == "2g"
        assert pos.attitude[BOARD.region["lusitani"]] == -1
        vain(hold(card, scenario="stop_hannibal"), card, "8.1", "no-tribe-to-win")

    @pytest.mark.rule("8.2", "5.6", "10.3")
    @pytest.mark.parametrize("seat", [CH, CA])
    def test_who_gains_the_volunteers_scores_the_leader_whom_they_catch(self, seat):
        """8.2 They are the player's whose alliance it is: here it lives in the zone of CH."""
        pos = hold(self.rising, {}, {"marcellus": "ligures"}, attitude={"ligures": -1}, players=4, seat=seat)
        play(pos, self.rising, "region ligures")
        assert where(pos, "marcellus") == "dead"
        won = BOARD.leader_vp[BOARD.leader["marcellus"]]
        assert [points_of(pos, CH), points_of(pos, CA)] == [won if seat == who else 0 for who in (CH, CA)]

    @pytest.mark.rule("8.3")
    def test_a_tribe_that_becomes_hostile_takes_arms(self):
        pos = hold(self.rising, {"insumbres": "rome 6h"}, attitude={"insumbres": -1})
        events = heard(pos, self.rising, "region insumbres")
        assert "resistance" in kinds(events)

    def test_bribes_cost_three_talents_and_leave_enemy_allies_alone(self):
        card = "rome_bribed_chieftains"
        vain(hold(card, talents={R: 2}), card, "3.4.3", "event-too-dear")
        pos = hold(card, talents={R: 4}, attitude={"boii": -2, "veneti": 2, "volcae": 1})
        play(pos, card)
        refused(pos, "region boii", "3.4.3", "tribe-allied-with-enemy")
        refused(pos, "region veneti", "8.1", "tribe-allied-with-you")
        assert purse(pos, R) == 1
        do(pos, "region volcae")
        assert there(pos, "volcae", R) == "2g"

    @pytest.mark.rule("5.7")
    def test_a_cancelled_bribe_costs_nothing(self):
        card = "rome_bribed_chieftains"
        pos = hold(card, {"zama": "carthage 1h"}, talents={R: 4})
        give(pos, C, "rome_senate_in_session")
        play(advance(pos), card, "effect rome_senate_in_session")
        assert purse(pos, R) == 4
        assert not removed(pos, card)

    @pytest.mark.rule("10.4")
    def test_syracuse_has_no_tribes(self):
        pos = hold("syracuse_hieros_granaries", players=3)
        give(pos, S, self.rising)
        advance(pos)
        vain(pos, self.rising, "10.4", "syracuse-has-no-policy")
        give(pos, S, "rome_legate_to_syphax")
        vain(advance(pos), "rome_legate_to_syphax", "10.4", "syracuse-has-no-policy")


# -- an ally's units ---------------------------------------------------------------------------------------------


class TestRemoveEnemyUnits:
    strife = "massilia_strife_for_the_throne"
    league = "rome_achaean_league"

    def test_the_ally_s_player_chooses_where_and_which(self):
        forces = {
            "siga": "numidia 1h 1c",
            "mare_numidicum": "rome 1s; numidia 2c",
            "iol/port": "rome 1s; numidia 1l",
        }
        pos = hold(self.strife, forces, track={"massilia": -2, "numidia": 2})
        play(pos, self.strife)
        assert to_move(pos) == R
        assert choices(pos, "region") == {"siga"}
        assert choices(pos, "sea") == {"mare_numidicum"}
        assert choices(pos, "port") == {"iol"}
        refused(pos, "region roma", "3.4.3", "no-unit-of-that-nation")
        refused(pos, "city siga", "3.4.3", "no-unit-of-that-nation")
        refused(pos, "done", "3.4.3", "event-in-full")
        assert pos.steps[-1].prompt(pos)[1]["count"] == 2  # units
        do(pos, "region siga")
        refused(pos, "disband numidia_light_infantry", "3.4.3", "no-unit-of-that-nation")
        refused(pos, "disband rome_heavy_infantry", "3.4.3", "no-unit-of-that-nation")
        do(pos, "disband numidia_cavalry", "sea mare_numidicum")  # only cavalry is there
        assert there(pos, "siga") == "1h"
        assert there(pos, "mare_numidicum") == "1c 1s"
        assert sum(pos.points) == 0

    @pytest.mark.rule("4.1")
    def test_of_units_alike_one_that_has_moved_goes(self):
        pos = hold(self.strife, {"siga": "numidia 2c; numidia* 1c"}, track={"massilia": -2, "numidia": 2})
        assert stacks(play(pos, self.strife), "siga") == {"numidia": "1c"}

    def test_a_neutral_state_is_won_over(self):
        pos = play(hold(self.strife, track={"numidia": 1}), self.strife)
        assert track(pos, "numidia") == 0
        vain(hold(self.strife, track={"numidia": -2}), self.strife, "7", "state-allied-with-you")

    def test_nobody_to_remove(self):
        vain(hold(self.strife, track={"numidia": 2}), self.strife, "3.4.3", "no-unit-of-that-nation")

    def test_fewer_units_than_the_card_takes(self):
        pos = hold(self.strife, {"siga": "numidia 1c"}, {"syfaks": "siga"}, track={"numidia": 2})
        play(pos, self.strife)
        assert there(pos, "siga") == ""
        assert where(pos, "syfaks") == "dead"  # 5.6 without an army

    def test_the_other_neighbour(self):
        card = "numidia_raid_on_the_neighbour"
        pos = hold(card, {"cirta": "massilia 3c"}, track={"massilia": 2})
        assert there(play(pos, card), "cirta") == "1c"
        assert track(play(hold(card), card), "massilia") == -1

    def test_the_league_freezes_macedonia(self):
        forces = {"iliria": "macedonia 4h", "ora_illyrica": "macedonia 1s", "zama": "carthage 1h"}
        pos = hold(self.league, forces, track={"macedonia": -2}, initiative={C: 3})
        play(pos, self.league, "sea ora_illyrica")  # in Iliria all are alike
        assert there(pos, "iliria") == "2h"
        assert there(pos, "ora_illyrica") == ""
        assert to_move(pos) == C
        refused(pos, "activate iliria", "3.4.3", "event-forbids-activation")
        assert pos.markers[FROZEN + BOARD.nation["macedonia"]] == UNTIL_NEXT
        assert pos.view(-1)["markers"] == [{"marker": "frozen", "about": "macedonia", "stages": 2}]
        next_stage(pos)
        refused(advance(pos), "activate iliria", "3.4.3", "event-forbids-activation")
        next_stage(pos)
        do(advance(pos), "activate iliria")

    def test_the_league_freezes_even_without_units(self):
        pos = play(hold(self.league, track={"macedonia": -2}), self.league)
        assert pos.markers == {FROZEN + BOARD.nation["macedonia"]: UNTIL_NEXT}

    def test_the_league_otherwise(self):
        pos = play(hold(self.league), self.league)
        assert track(pos, "macedonia") == 1
        assert pos.markers == {}
        vain(hold(self.league, track={"macedonia": 2}), self.league, "7", "state-allied-with-you")
        vain(hold(self.league, scenario="stop_hannibal"), self.league, "2", "no-politics-here")

    @pytest.mark.rule("10.1")
    def test_of_a_team_the_patron_chooses(self):
        forces = {"iliria": "macedonia 4h 1c"}
        words: dict[str, Any] = {"track": {"macedonia": -2}, "patron": {"macedonia": CH}, "players": 4}
        pos = play(hold(self.league, forces, seat=RS, **words), self.league)
        assert to_move(pos) == CH

    def test_ships_take_their_cargo_down(self):
        forces = {"ora_illyrica": "macedonia 1s 2h; carthage 1s 1h"}
        pos = hold(self.league, forces, track={"macedonia": -2})
        play(pos, self.league, "disband macedonia_ship")
        assert step(pos) == "Renounce"  # one ship is left for three
