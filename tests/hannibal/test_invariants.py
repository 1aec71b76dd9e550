"""Random games keep the invariants, and the invariants are able to break.

The fuzzer (`make fuzz`) does the same for thousands of games; these few run with every test.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

import bellum
from bellum.games.hannibal.board import CARTHAGE, CONSUL, DICTATOR, DISPLACED, GONE, PROCONSUL, ROME
from bellum.games.hannibal.position import PunicWar
from bellum.kernel import Dice
from tests import fuzz
from tests.hannibal.facts import CARD, GENERAL, SPACE, TRANSIT, WALLS
from tests.hannibal.invariants import Watch, check
from tests.hannibal.kit import battle, deal_battle, do, marching, scene, start
from tests.hannibal.monitors import Monitor
from tests.trial import Broken

Change = Callable[[PunicWar], None]


@pytest.mark.parametrize("number", range(12))
def test_random_games_keep_the_invariants(number: int) -> None:
    """Every scenario, any options, every picker; with close looks, and with a replay of the record at the end."""
    player = fuzz.Player(bellum.game("hannibal"), "tests", look=120, story=3)
    assert player.play(number)
    assert player.counts["actions"] > 20
    assert player.counts["messages"] > 10 or player.counts["stories"] == 1


# -- broken positions --------------------------------------------------------------------------------------


def board() -> PunicWar:
    """Two armies, a garrison, a siege, a train and some cards."""
    return scene(
        {"roma": 8, "capua/in": 2, "messana": 1},
        {"saguntum": "10e2", "capua": 4, "carthago/in": 1},
        {"longus": "roma", "nero": "roma:proconsul", "hannibal": "saguntum", "mago": "capua"},
        siege={"capua": 1},
        trains=["capua"],
        hands={"rome": ["diplomacy_a", "triumph"], "carthage": ["diplomacy_b", "sophonisba"]},
        options={"cards": "all"},
        phase="round",
        card="minor_campaign_a",
    )


def put(name: str, place: int, office: int | None = None) -> Change:
    """A general stands somewhere else, or holds another office."""

    def change(pos: PunicWar) -> None:
        pos.at[GENERAL[name]] = place
        if office is not None:
            pos.office[GENERAL[name]] = office

    return change


def cus(side: int, place: int, count: int, elephants: int = 0) -> Change:
    def change(pos: PunicWar) -> None:
        pos.cus[side][place] = count
        pos.elephants[place] = elephants

    return change


def owner(space: str, side: int) -> Change:
    def change(pos: PunicWar) -> None:
        pos.own(SPACE[space], side)

    return change


def besieged(space: str, points: int) -> Change:
    def change(pos: PunicWar) -> None:
        pos.siege[SPACE[space]] = points

    return change


def field(name: str, value: object) -> Change:
    return lambda pos: setattr(pos, name, value)


def same_card(pos: PunicWar) -> None:
    pos.hands[ROME][0] = pos.hands[CARTHAGE][0]


def lost_card(pos: PunicWar) -> None:
    pos.hands[ROME].pop()


def false_knowledge(pos: PunicWar) -> None:
    pos.known[ROME] |= 1 << pos.deck[0]


def false_lack(pos: PunicWar) -> None:
    pos.lacks[ROME] |= 1 << CARD["triumph"]


def roman_tribe(pos: PunicWar) -> None:
    pos.own(SPACE["boii"], ROME)
    pos.tribe[SPACE["boii"]] = 1


def wrong_count(pos: PunicWar) -> None:
    pos.held[ROME][0] += 1


def no_order(pos: PunicWar) -> None:
    pos.precedence[0] = pos.precedence[1]


BREAKS: list[tuple[str, Change]] = [
    (r"17\.1 more than four elephants", cus(CARTHAGE, SPACE["carthago"], 5, 3)),
    (r"2\.2\.1\.2 more than four siege trains", field("trains", [SPACE["capua"]] * 5)),
    ("a negative number of CUs", cus(ROME, SPACE["roma"], -1)),
    ("CUs were left on their way", cus(ROME, TRANSIT, 2)),
    (r"10\.7 carthage inside capua", cus(CARTHAGE, SPACE["capua"] + WALLS, 1)),
    (r"10\.7 rome inside terventum", cus(ROME, SPACE["terventum"] + WALLS, 1)),
    (r"10\.7 3 CUs inside capua", cus(ROME, SPACE["capua"] + WALLS, 3)),
    ("CUs in siga, which is not in play", cus(CARTHAGE, SPACE["siga"], 1)),
    ("elephants that are no CUs", cus(CARTHAGE, SPACE["carthago_nova"], 0, 1)),
    ("no battle in roma", cus(CARTHAGE, SPACE["roma"], 1)),
    ("the order of command lost somebody", no_order),
    ("a general nowhere", put("longus", 999)),
    ("hannibal holds an office", put("hannibal", SPACE["saguntum"], CONSUL)),
    ("longus on the map without office", put("longus", SPACE["roma"], 0)),
    ("longus off the map with an office", put("longus", DISPLACED)),
    (r"10\.7 mago inside an enemy city", put("mago", SPACE["capua"] + WALLS)),
    (r"24\.1 hanno in saguntum", put("hanno", SPACE["saguntum"])),
    (r"24\.1 fabius in saguntum", put("fabius", SPACE["saguntum"], CONSUL)),
    (r"6\.6 two proconsuls", put("longus", SPACE["roma"], PROCONSUL)),
    (r"10\.10 they do not come back", put("hannibal", DISPLACED)),
    ("a PC in siga, which is not in play", owner("siga", CARTHAGE)),
    ("neapolis belongs to nobody", owner("neapolis", -1)),
    (r"20\.8 the tribe of boii is Roman", roman_tribe),
    (r"20\.1\.1 4 siege points", besieged("capua", 4)),
    ("siege points on nothing", besieged("terventum", 1)),
    ("the counts of control differ from the board", wrong_count),
    ("a card is in two places", same_card),
    ("a card is lost or new", lost_card),
    ("a card is known that is not in the hand", false_knowledge),
    ("rome holds what it is known to lack: .*triumph", false_lack),
    (r"10\.11 tired CUs that are not there", field("fatigue", {SPACE["roma"] * 8 + 1: 9})),
]


@pytest.mark.parametrize(("message", "change"), BREAKS, ids=[message for message, _ in BREAKS])
def test_a_broken_position_is_found(message: str, change: Change) -> None:
    pos = board()
    check(pos)
    change(pos)
    with pytest.raises(Broken, match=message):
        check(pos)


def test_three_consuls_and_two_dictators() -> None:
    for office, message in ((CONSUL, r"6\.4\.3 more than two consuls"), (DICTATOR, "25 two dictators")):
        pos = board()
        for name in ("flaminius", "varro", "paullus"):
            put(name, SPACE["roma"], office)(pos)
        with pytest.raises(Broken, match=message):
            check(pos)


# -- broken marches and battles ----------------------------------------------------------------------------


def on_the_march() -> PunicWar:
    return scene({"roma": 8}, {}, {"longus": "roma"}, phase="march", general="longus")


def test_more_than_ten_march() -> None:
    pos = on_the_march()
    check(pos)
    marching(pos).army.units[0] = 11
    with pytest.raises(Broken, match=r"10\.2 more than ten CUs march"):
        check(pos)


def test_who_marches_is_there() -> None:
    pos = on_the_march()
    pos.cus[ROME][SPACE["roma"]] = 3
    with pytest.raises(Broken, match="CUs march that are not there"):
        check(pos)


def test_points_do_not_run_below_nothing() -> None:
    pos = on_the_march()
    marching(pos).points = -1
    with pytest.raises(Broken, match=r"10\.2 more movement points"):
        check(pos)


def fight() -> PunicWar:
    pos = scene(
        {"roma": 8},
        {"capua": 6},
        {"longus": "roma", "mago": "capua"},
        phase="march",
        general="longus",
        hands={"rome": ["diplomacy_a"], "carthage": ["diplomacy_b"]},
    )
    do(pos, "march capua")
    return deal_battle(pos, {"probe": 2}, {"probe": 2})


def test_battle_cards_that_do_not_exist() -> None:
    pos = fight()
    check(pos)
    battle(pos).duel.hands[ROME][0] = 49
    with pytest.raises(Broken, match=r"14\.1 battle cards that do not exist"):
        check(pos)


def test_an_open_card_is_held() -> None:
    pos = fight()
    battle(pos).duel.open[CARTHAGE][0] = 40
    with pytest.raises(Broken, match="an open card that is not held"):
        check(pos)


# -- from one position to the next -------------------------------------------------------------------------


def watched() -> tuple[Watch, PunicWar]:
    watch = Watch()
    pos = board()
    pos.turn = 2
    pos.at[GENERAL["hanno"]] = GONE
    pos.barrier = 5
    watch.see(pos)
    return watch, pos.clone()


def earlier(pos: PunicWar) -> None:
    pos.turn = 1


def risen(pos: PunicWar) -> None:
    pos.at[GENERAL["hanno"]] = SPACE["carthago"]


def other_dice(pos: PunicWar) -> None:
    pos.dice = Dice(pos.dice.key, pos.dice.used + 1)


def lowered(pos: PunicWar) -> None:
    pos.barrier -= 1


FALLS: list[tuple[str, Change]] = [
    (r"5\.7 time went back", earlier),
    (r"10\.10 a general came back for good", risen),
    ("a die that undo could cross", other_dice),
    ("the dice went back", lowered),
]


@pytest.mark.parametrize(("message", "change"), FALLS, ids=[message for message, _ in FALLS])
def test_what_is_done_stays_done(message: str, change: Change) -> None:
    watch, pos = watched()
    change(pos)
    with pytest.raises(Broken, match=message):
        watch.see(pos)


def test_removed_cards_and_tribes_stay_away() -> None:
    pos = board()
    pos.removed, pos.hands[ROME] = [CARD["triumph"]], [c for c in pos.hands[ROME] if c != CARD["triumph"]]
    tribe = pos.tribe.index(1)
    watch = Watch()
    pos.barrier = 1
    pos.tribe[tribe] = 0
    watch.see(pos)
    pos.tribe[tribe] = 1
    with pytest.raises(Broken, match=r"20\.7 a tribe came back"):
        watch.see(pos)
    pos.tribe[tribe] = 0
    pos.deck += pos.removed
    pos.removed = []
    with pytest.raises(Broken, match=r"8\.5 a card came back"):
        watch.see(pos)


def test_the_start_is_sound() -> None:
    for scenario in bellum.game("hannibal").scenarios:
        check(start("sound", scenario))


# -- what no willing act does ------------------------------------------------------------------------------


def quiet(rome: dict[str, int], generals: dict[str, str]) -> PunicWar:
    """A round in which nothing has been played yet."""
    return scene(rome, {"saguntum": 8}, {**generals, "hannibal": "saguntum"}, phase="round")


def test_a_consul_who_is_willingly_left_with_too_few_is_found() -> None:
    pos = quiet({"roma": 8}, {"longus": "roma"})
    watch = Monitor()
    watch.see(pos)
    pos.cus[ROME][SPACE["roma"]] -= 4
    pos.cus[ROME][SPACE["capua"]] += 4
    with pytest.raises(Broken, match=r"18\.1 longus is willingly left with 4 of 8 CUs"):
        watch.see(pos)


def test_a_consul_who_loses_cus_was_forced_to() -> None:
    pos = quiet({"roma": 8}, {"longus": "roma"})
    watch = Monitor()
    watch.see(pos)
    pos.cus[ROME][SPACE["roma"]] -= 4
    watch.see(pos)
    pos.cus[ROME][SPACE["roma"]] -= 1
    pos.cus[ROME][SPACE["capua"]] += 1
    with pytest.raises(Broken, match=r"18\.1 longus is willingly left with 3 of 4 CUs"):
        watch.see(pos)


def test_a_general_who_is_led_by_one_of_lower_rank_is_found() -> None:
    generals = {"longus": "roma", "nero": "roma:proconsul"}
    pos = scene({"roma": 8}, {}, generals, phase="march", general="nero")
    Monitor().see(pos)
    marching(pos).army.subs.append(GENERAL["longus"])
    with pytest.raises(Broken, match=r"10\.8 longus is led by one of lower rank"):
        Monitor().see(pos)


def test_a_general_who_moves_without_marching_is_found() -> None:
    generals = {"longus": "roma", "nero": "roma:proconsul"}
    pos = scene({"roma": 8}, {}, generals, phase="march", general="nero")
    watch = Monitor()
    watch.see(pos)
    pos.at[GENERAL["longus"]] += WALLS
    with pytest.raises(Broken, match=r"10\.8 longus did not march and moved"):
        watch.see(pos)


def test_spent_cus_that_move_again_are_found() -> None:
    generals = {"longus": "roma:proconsul", "nero": "capua:proconsul"}
    pos = scene({"roma": 4, "capua": 3}, {}, generals, phase="march", general="nero")
    pos.fatigue = {SPACE["roma"] * 8 + 7: 4}
    watch = Monitor()
    watch.see(pos)
    pos.fatigue = {SPACE["roma"] * 8 + 7: 3}
    with pytest.raises(Broken, match=r"10\.11 d spent CUs have moved, or rested"):
        watch.see(pos)
    marching(pos).army.units[7] = 1
    with pytest.raises(Broken, match=r"10\.11 d spent CUs march"):
        Monitor().see(pos)


def test_who_fought_is_spent() -> None:
    pos = fight()
    watch = Monitor()
    watch.see(pos)
    pos.battle = None
    pos.cus[CARTHAGE][SPACE["capua"]] = 0
    pos.fatigue = {}
    with pytest.raises(Broken, match=r"10\.11 d CUs that fought are not spent"):
        watch.see(pos)
