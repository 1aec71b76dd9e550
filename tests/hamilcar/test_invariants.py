"""Random games keep the invariants, and the invariants are able to break."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import bellum
from bellum.games.hamilcar.position import CORVUS, FORGOTTEN_TACTICS, TRAINED, FirstWar
from bellum.games.hannibal.board import CARTHAGE, POOL, ROME
from tests import fuzz
from tests.hamilcar.facts import GENERAL, SPACE, TACTIC
from tests.hamilcar.invariants import Watch, check
from tests.hamilcar.kit import C, R, deal_tactics, scene, sea_fight
from tests.trial import Broken

Change = Callable[[FirstWar], None]


@pytest.mark.parametrize("number", range(6))
def test_random_games_keep_the_invariants(number: int) -> None:
    """Both scenarios, any options, fleets that meet; with close looks, and with a replay of the record at the end."""
    player = fuzz.Player(bellum.game("hamilcar"), "tests", look=150, story=3)
    assert player.play(number)
    assert player.counts["actions"] > 20
    assert player.counts["messages"] > 10 or player.counts["stories"] == 1


def board() -> FirstWar:
    """Ships, trains and markers in a treasury."""
    return scene(
        {"messana": 5},
        {"lilybaeum": 4},
        {"caudex": "messana", "hanno": "lilybaeum"},
        ready={R: {"messana": 9}, C: {"lilybaeum": 4}},
        exhausted={R: {"rhegium": 1}},
        treasury={R: 2, C: 3},
        supplies={"caudex": 3, "hanno": 1},
        phase="round",
    )


def battle() -> FirstWar:
    return deal_tactics(sea_fight(3, 3), ["ram"], ["outflank"])


def ships(side: int, space: str, count: int) -> Change:
    def change(pos: FirstWar) -> None:
        pos.ready[side][SPACE[space]] += count

    return change


def treasury(pos: FirstWar) -> None:
    pos.treasury[CARTHAGE] = 4


def trains(pos: FirstWar) -> None:
    pos.supplies[GENERAL["hanno"]] = 4


def gone_with_trains(pos: FirstWar) -> None:
    pos.at[GENERAL["caudex"]] = POOL
    pos.office[GENERAL["caudex"]] = 0


def lost_card(pos: FirstWar) -> None:
    pos.deck.pop()


def left_at_sea(pos: FirstWar) -> None:
    pos.cus[ROME][pos.sea.transit] = 1


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (ships(ROME, "messana", 1), "H2 11 ships"),
        (ships(ROME, "capua", 1), "H2 ships in capua"),
        (ships(CARTHAGE, "lilybaeum", -5), "negative number of ships"),
        (treasury, "H8.2 4 markers"),
        (trains, "H8.6 4 supply trains"),
        (gone_with_trains, "not there"),
        (lost_card, "a card is lost"),
        (left_at_sea, "left on their way"),
    ],
)
def test_a_broken_position_is_found(change: Change, words: str) -> None:
    pos = board()
    check(pos)
    change(pos)
    with pytest.raises(Broken, match=words):
        check(pos)


@pytest.mark.rule("H13")
def test_a_tactic_card_too_many_or_an_exhausted_ship_that_is_not_there_is_found() -> None:
    pos = battle()
    check(pos)
    pos.fighting().hands[ROME][TACTIC["ram"]] += 1
    with pytest.raises(Broken, match="H13 ram"):
        check(pos)
    pos = battle()
    pos.fighting().exhausted[CARTHAGE] += 1
    with pytest.raises(Broken, match="Exhausted ships that are not there"):
        check(pos)


def watched(before: Change, after: Change) -> None:
    """Two positions one after the other."""
    pos, watch = board(), Watch()
    pos.barrier = 1  # the deck was shuffled
    before(pos)
    watch.see(pos)
    after(pos)
    watch.see(pos)


def marker(bits: int) -> Change:
    def change(pos: FirstWar) -> None:
        pos.markers = bits

    return change


def supremacy(pos: FirstWar) -> None:
    pos.supremacy = CARTHAGE
    pos.ready[ROME][SPACE["messana"]] = 5


def roman_sea(pos: FirstWar) -> None:
    pos.supremacy = ROME


def lost_port(pos: FirstWar) -> None:
    pos.control[SPACE["mylae"]] = ROME
    pos.recount()


def few(pos: FirstWar) -> None:
    pos.ready[ROME][SPACE["messana"]] = 0


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        (marker(TRAINED), marker(0), "H2.2"),
        (marker(0), marker(FORGOTTEN_TACTICS), "H17"),
        (marker(CORVUS), marker(0), "25 the Corvus"),
        (roman_sea, supremacy, "H11.5"),
        (ships(CARTHAGE, "mylae", 1), lost_port, "H11.4"),
        (few, ships(ROME, "messana", 4), "H2 4 ships at once"),
    ],
)
def test_what_cannot_follow_is_found(before: Change, after: Change, words: str) -> None:
    with pytest.raises(Broken, match=words):
        watched(before, after)
