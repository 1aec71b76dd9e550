"""3.4.3 Events that bring Talents, initiative and cards, or take them from others; nobody's money is told."""

from __future__ import annotations

import pytest

from tests.second_punic_war.events import give, heard, hold, play, removed, vain
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
    choices,
    do,
    hand,
    initiative_of,
    kinds,
    legal,
    only,
    points_of,
    purse,
    refused,
    rig,
    stacks,
    step,
    there,
    to_move,
    told,
    where,
)

pytestmark = pytest.mark.rule("3.4.3")


# -- gains -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "talents", "initiative", "cards"),
    [
        ("carthage_silver_mines", 10, 0, 0),
        ("carthage_hundred_and_four", 0, 0, 2),
        ("rome_grain_from_sicily_and_sardinia", 10, 0, 0),  # seven cities, but at most ten
        ("rome_war_tax", 12, 0, 0),
        ("rome_senate_in_session", 0, 0, 2),
        ("rome_sibylline_books", 0, 2, 1),
        ("syracuse_hieros_granaries", 7, 0, 0),
        ("syracuse_trade_with_alexandria", 6, 0, 0),  # Carthage: Syracusae, Tauromenium and Melita
        ("syracuse_council_of_strategoi", 0, 1, 1),
        ("massilia_herds_and_grain", 6, 0, 0),
        ("massilia_couriers", 0, 1, 1),
        ("massilia_hostages", 5, 0, 0),
        ("numidia_tribute_of_the_tribes", 6, 0, 0),
        ("numidia_envoys", 0, 1, 1),
        ("macedonia_royal_treasury", 6, 0, 0),
        ("macedonia_treaty_with_hannibal", 0, 2, 0),
    ],
)
def test_what_a_card_brings(card, talents, initiative, cards):
    pos = hold(card)
    seat = R if card.startswith(R) else C
    events = heard(pos, card)
    assert (purse(pos, seat), initiative_of(pos, seat), len(hand(pos, seat))) == (talents, initiative, cards)
    told_ = only(events, "gained")
    assert told_.args == {"seat": seat, "initiative": initiative, "count": cards}
    assert told_.secret is not None
    assert told_.secret["talents"] == talents
    assert told_.seats == (pos.setting.seat(seat),)  # which cards and how much gold, only their player learns
    assert not removed(pos, card)


@pytest.mark.parametrize(
    ("card", "deck"),
    [
        ("carthage_hundred_and_four", C),
        ("rome_senate_in_session", R),
        ("syracuse_council_of_strategoi", S),
        ("massilia_couriers", C),
        ("numidia_envoys", C),
    ],
)
def test_from_which_deck(card, deck):
    pos = play(hold(card), card)
    seat = R if card.startswith(R) else C
    assert {name.split("_")[0] for name in hand(pos, seat)} == {deck}


def test_an_ally_of_rome_draws_from_the_roman_deck():
    pos = play(hold("numidia_envoys", seat=R), "numidia_envoys")
    assert hand(pos, R)[0].startswith("rome_")


@pytest.mark.rule("3.1")
def test_the_limit_of_seven():
    card = "rome_senate_in_session"
    pos = hold(card, {"zama": "carthage 1h"}, initiative={C: 1})
    give(pos, R, *[c.id for c in BOARD.cards if c.id.startswith("rome_") and c.id != card][:6])
    play(advance(pos), card)
    assert (step(pos), to_move(pos)) == ("Limit", R)
    do(pos, f"discard {hand(pos, R)[0]}")
    assert len(hand(pos, R)) == 7
    assert to_move(pos) == C


class TestCitiesCounted:
    def test_one_mine(self):
        card = "carthage_silver_mines"
        assert purse(play(hold(card, owner={"castulo": R}), card), C) == 5
        vain(hold(card, owner={"castulo": R, "carthago_nova": R}), card, "3.4.3", "event-gains-nothing")

    @pytest.mark.rule("6.2")
    def test_a_besieged_city_brings_nothing(self):
        card = "carthage_silver_mines"
        pos = hold(card, {"castulo": "rome 6h"}, siege={"castulo": 2})
        assert purse(play(pos, card), C) == 5
        card = "rome_war_tax"
        lost = dict.fromkeys(("pisae", "genua", "ravena", "arretium", "ariminum", "spoletium", "ancona"), C)
        assert purse(play(hold(card, owner=lost), card), R) == 11
        pos = hold(card, {"capua": "carthage 9h"}, owner=lost, siege={"capua": 4})
        assert purse(play(pos, card), R) == 10

    def test_grain(self):
        card = "rome_grain_from_sicily_and_sardinia"
        lost = dict.fromkeys(("panormus", "lilibaeum", "messana", "agrigentum", "caralis"), C)
        assert purse(play(hold(card, owner=lost), card), R) == 4
        assert purse(play(hold(card, owner=lost, track={S: 2}), card), R) == 10  # three of its ally
        vain(hold(card, scenario="stop_hannibal"), card, "3.4.3", "event-gains-nothing")

    def test_trade_of_a_syracusan_player(self):
        card = "syracuse_trade_with_alexandria"
        assert purse(play(hold(card, players=3), card), S) == 4
        held = dict.fromkeys(("messana", "panormus", "melita"), S)
        assert purse(play(hold(card, players=3, owner=held), card), S) == 8

    def test_cities_of_a_state(self):
        card = "massilia_herds_and_grain"
        assert purse(play(hold(card, owner={"hippo_regius": R}), card), C) == 4
        card = "numidia_tribute_of_the_tribes"
        lost = {"siga": R, "iol": R, "saldae": R}
        vain(hold(card, owner=lost), card, "3.4.3", "event-gains-nothing")


def test_no_card_left_to_draw():
    card = "carthage_hundred_and_four"
    pos = hold(card)
    pos.removed += [*pos.decks[1]]
    pos.decks[1] = []
    vain(advance(pos), card, "3.4.3", "event-gains-nothing")


class TestFickleAlly:
    card = "numidia_fickle_ally"

    @pytest.mark.parametrize(("roll", "track"), [(1, -1), (2, -1), (3, -2), (10, -2)])
    @pytest.mark.rule("7")
    def test_the_ally_may_waver(self, roll, track):
        pos = rig(hold(self.card, {"siga": "numidia 2c"}, points={C: 4}), roll)
        events = heard(pos, self.card)
        assert purse(pos, C) == 6
        assert pos.track[BOARD.nation["numidia"]] == track
        assert points_of(pos, C) == (2 if roll < 3 else 4)
        assert only(events, "ally-wavers").args == {"nation": "numidia", "rolls": [roll]}


# -- losses ------------------------------------------------------------------------------------------------------


class TestHannibalAtTheGates:
    card = "carthage_hannibal_at_the_gates"

    def gates(self, place="capua", forces=None, **words):
        return hold(self.card, forces or {place: "carthage 5h"}, {"hannibal": place}, **words)

    def test_each_roman_loses_a_point_and_a_card(self):
        pos = self.gates(players=4, initiative={RN: 3, RS: 1})
        give(pos, RN, "rome_war_tax", "rome_new_legions")
        give(pos, RS, "rome_storm")
        events = heard(advance(pos), self.card)
        assert [initiative_of(pos, seat) for seat in (RN, RS)] == [2, 0]
        assert [len(hand(pos, seat)) for seat in (RN, RS)] == [1, 0]
        assert kinds(events).count("robbed") == 2
        assert BOARD.card["rome_storm"] in pos.discards[0]

    def test_hannibal_must_be_in_italia_with_an_army(self):
        for place in ("boii", "zama", "mare_inferum"):
            pos = self.gates(place, {place: "carthage 1s 1h" if place.startswith("mare") else "carthage 1h"})
            vain(pos, self.card, "3.4.3", "leader-not-in-area")
        vain(self.gates("capua", {"roma": "rome 1h"}), self.card, "3.4.3", "leader-not-in-area")
        vain(hold(self.card, None, {"hannibal": "dead"}), self.card, "3.4.3", "leader-not-in-area")

    def test_a_point_before_roma(self):
        for place in ("roma", BOARD.region_id[BOARD.ways[BOARD.region["roma"]][0]]):
            pos = play(self.gates(place, initiative={R: 1}), self.card)
            assert (points_of(pos, C), initiative_of(pos, R)) == (1, 0)
        pos = play(self.gates("tarentum", initiative={R: 1}), self.card)
        assert points_of(pos, C) == 0

    def test_inside_a_city_too(self):
        forces = {"capua/in": "carthage 2h", "capua": "rome 2h"}
        pos = hold(self.card, forces, {"hannibal": "capua/in"}, owner={"capua": C}, initiative={R: 1})
        assert initiative_of(play(pos, self.card), R) == 0

    def test_nothing_to_lose(self):
        vain(self.gates("tarentum"), self.card, "3.4.3", "opponents-have-nothing-to-lose")
        assert points_of(play(self.gates("roma"), self.card), C) == 1


class TestHannosFaction:
    card = "rome_hannos_faction"

    def test_each_carthaginian_loses(self):
        pos = hold(self.card, players=4, talents={CH: 9, CA: 3}, initiative={CH: 2}, owner={"capua": C})
        events = heard(pos, self.card)
        assert [purse(pos, seat) for seat in (CH, CA)] == [5, 0]
        assert initiative_of(pos, CH) == 1
        assert points_of(pos, RN) == 0
        for event in events:
            if event.kind == "robbed":  # how much, only he learns who lost it
                assert [pos.seats[seat] for seat in event.seats] == [event.args["seat"]]
                assert "talents" not in event.args

    def test_a_point_if_carthage_holds_nothing_in_italia(self):
        assert points_of(play(hold(self.card), self.card), R) == 1

    @pytest.mark.rule("1.2.11")
    def test_whether_they_have_money_is_not_told_by_a_refusal(self):
        legal_ = [legal(hold(self.card, talents={C: talents}, owner={"capua": C})) for talents in (0, 50)]
        assert legal_[0] == legal_[1]
        assert f"event {self.card}" in legal_[0]


class TestTwoFaces:
    card = "syracuse_policy_of_two_faces"

    def test_syracuse_robs_a_side(self):
        pos = hold(self.card, players=5, talents={RN: 5, RS: 1, CH: 9, S: 2})
        play(pos, self.card)
        assert to_move(pos) == S
        assert choices(pos, "opponent") == {RN, RS, CH, CA}
        refused(pos, f"opponent {S}", "3.4.3", "not-an-opponent")
        refused(pos, f"opponent {R}", "3.4.3", "not-an-opponent")
        events = told(pos, f"opponent {RS}")
        assert [purse(pos, seat) for seat in (RN, RS, CH, S)] == [2, 0, 9, 6]
        assert points_of(pos, S) == 0
        assert {event.seats for event in events if event.kind == "robbed"} == {(4, 0), (4, 1)}

    def test_a_point_for_five_cities_of_sicily(self):
        pos = hold(self.card, players=3, owner={"messana": S, "panormus": S})
        assert points_of(play(pos, self.card, "opponent rome"), S) == 1
        pos = hold(self.card, players=3, owner={"messana": S})
        assert points_of(play(pos, self.card, "opponent carthage"), S) == 0

    def test_its_ally_gains_instead(self):
        pos = play(hold(self.card, talents={R: 9}), self.card)
        assert (purse(pos, C), purse(pos, R)) == (4, 9)

    @pytest.mark.rule("1.2.11")
    def test_whether_they_have_money_is_not_told_by_a_refusal(self):
        legal_ = [legal(hold(self.card, players=3, talents={R: n, C: n})) for n in (0, 9)]
        assert legal_[0] == legal_[1]
        assert f"event {self.card}" in legal_[0]

    @pytest.mark.rule("1.2.11")
    def test_what_they_had_cannot_be_undone(self):
        """1.2.11 Who has learned that a treasury is empty cannot turn to the other side."""
        army = {"syracusae": "syracuse 1h"}
        pos = hold(self.card, army, players=3, talents={R: 1, C: 9}, initiative={S: 1})
        pos.passed = 0b011
        play(pos, self.card)
        before = pos.barrier
        do(pos, "opponent rome")
        assert (to_move(pos), pos.barrier > before) == (S, True)


# -- pirates -----------------------------------------------------------------------------------------------------


PIRATES = ["carthage_pirates", "rome_pirates", "syracuse_pirates", "macedonia_pirates"]


class TestPirates:
    card = "carthage_pirates"

    @pytest.mark.parametrize("card", PIRATES)
    def test_an_enemy_port_pays_half_its_income(self, card):
        enemy, city = (C, "carthago") if card.startswith(R) else (R, "roma")
        pos = hold(card, talents={enemy: 9})
        events = heard(pos, card, f"city {city}")  # no ship: he can only pay
        paid = (BOARD.income[BOARD.city[city]] + 1) // 2
        assert purse(pos, enemy) == 9 - paid
        assert purse(pos, R if enemy == C else C) == paid
        event = only(events, "tribute")
        assert set(event.seats) == {0, 1}
        assert "talents" not in event.args

    @pytest.mark.rule("1.2.11")
    def test_what_was_paid_cannot_be_undone(self):
        """1.2.11 The other has learned what was in the treasury, if it was less."""
        pos = hold(self.card, {"pisae/port": "rome 1s", "roma": "rome 1h"}, talents={R: 1}, initiative={R: 1})
        play(pos, self.card, "city roma")
        before = pos.barrier
        do(pos, "pay")
        assert (to_move(pos), pos.barrier > before) == (R, True)

    @pytest.mark.rule("4.1")
    def test_of_ships_alike_one_that_has_moved_is_given_up(self):
        pos = hold(self.card, {"pisae/port": "rome 1s; rome* 1s"})
        play(pos, self.card, "city roma", "city pisae")
        assert stacks(pos, "pisae/port") == {R: "1s"}

    def test_at_most_what_he_has(self):
        pos = play(hold(self.card, talents={R: 1}), self.card, "city roma")
        assert (purse(pos, R), purse(pos, C)) == (0, 1)

    def test_rather_a_ship(self):
        forces = {"pisae/port": "rome 1s", "mare_inferum": "rome 1s 2h; numidia 1h", "genua": "rome 1h"}
        pos = hold(self.card, forces, {"consul_1": "mare_inferum"}, talents={R: 9}, track={"numidia": 2})
        play(pos, self.card, "city roma")
        assert to_move(pos) == R
        assert legal(pos) == {"pay", "city pisae", "sea mare_inferum"}
        refused(pos, "city roma", "3.4.3", "no-ship-of-yours")
        refused(pos, "done", "3.4.3", "event-in-full")
        events = told(pos, "sea mare_inferum")
        assert there(pos, "mare_inferum") == ""
        assert where(pos, "consul_1") == "pool"  # drowned
        assert purse(pos, R) == 9
        assert "ship-lost" in kinds(events)

    def test_which_of_the_ships_in_a_place(self):
        card = "rome_pirates"
        forces = {"mare_ionium": "carthage 2s; macedonia 1s"}
        pos = play(hold(card, forces, track={"macedonia": -2}), card, "city carthago", "sea mare_ionium")
        assert to_move(pos) == C
        assert choices(pos, "lose") == {"carthage_ship", "macedonia_ship"}
        refused(pos, "lose rome_ship", "3.4.3", "no-ship-of-yours")
        refused(pos, "pay", "9.2")
        do(pos, "lose macedonia_ship")
        assert there(pos, "mare_ionium") == "2s"

    def test_cargo_that_the_others_cannot_carry_is_chosen(self):
        forces = {"mare_inferum": "rome 2s 2h 1c"}
        pos = play(hold(self.card, forces), self.card, "city roma", "sea mare_inferum")
        assert choices(pos, "lose") == {"rome_heavy_infantry", "rome_cavalry"}
        do(pos, "lose rome_cavalry")
        assert there(pos, "mare_inferum") == "2h 1s"

    @pytest.mark.rule("1.2.7")
    def test_in_port_the_cargo_goes_ashore(self):
        pos = hold(self.card, {"pisae/port": "rome 1s 2h"}, {"consul_1": "pisae/port"})
        play(pos, self.card, "city roma", "city pisae")
        assert (there(pos, "pisae"), there(pos, "pisae/port")) == ("2h", "")
        assert where(pos, "consul_1") == "pisae"

    def test_which_ports(self):
        forces = {"pisae/port": "rome 1s"}
        pos = play(hold(self.card, forces, track={S: 0}), self.card)
        refused(pos, "city pisae", "3.4.3", "port-guarded")
        refused(pos, "city capua", "3.4.3", "not-an-enemy-port")  # no port
        refused(pos, "city carthago", "3.4.3", "not-an-enemy-port")
        refused(pos, "city syracusae", "3.4.3", "not-an-enemy-port")  # neutral
        refused(pos, "region roma", "3.4.3")
        refused(pos, "pay", "9.2")

    def test_no_unguarded_port(self):
        ports = [c for c in range(BOARD.cities) if BOARD.port[c] >= 0 and BOARD.city_owner[c] == 0]
        pos = hold(self.card, {f"{BOARD.city_id[city]}/port": "rome 1s" for city in ports})
        vain(pos, self.card, "3.4.3", "no-unguarded-port")

    @pytest.mark.rule("2")
    def test_no_pirates_without_a_sea(self):
        vain(hold(self.card, scenario="stop_hannibal"), self.card, "2", "no-sea-here")

    @pytest.mark.rule("10.1")
    def test_of_a_team_the_player_of_the_port_pays(self):
        pos = hold(self.card, {"roma/port": "rome 1s"}, players=4, talents={RN: 9, RS: 9})
        play(pos, self.card, "city tarentum")
        assert to_move(pos) == RS
        do(pos, "pay")
        assert [purse(pos, seat) for seat in (RN, RS, CH)] == [9, 7, 2]

    @pytest.mark.rule("1.2.11")
    def test_the_poor_are_not_known(self):
        legal_ = [legal(play(hold(self.card, talents={R: n}), self.card)) for n in (0, 9)]
        assert legal_[0] == legal_[1]

    @pytest.mark.rule("10.4")
    def test_syracuse_has_two_enemies(self):
        pos = play(hold("syracuse_pirates", players=3), "syracuse_pirates")
        assert {"roma", "carthago"} <= choices(pos, "city")
        assert "syracusae" not in choices(pos, "city")
