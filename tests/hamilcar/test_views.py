"""Nothing in any view or event that a seat may not know: hands, and the tactic cards of a naval battle."""

from __future__ import annotations

import json
import random

import pytest

import bellum
from bellum.games.hamilcar.position import FirstWar
from bellum.games.hannibal.board import CARTHAGE, ROME
from bellum.kernel import OMNISCIENT, SPECTATOR, Event, Match
from tests.hamilcar.facts import TACTIC
from tests.hamilcar.kit import C, R, action, deal_tactics, scene, sea_fight
from tests.hamilcar.leaks import check_events, check_view
from tests.hamilcar.trial import TRIAL
from tests.hannibal.leaks import words

EYES = [ROME, CARTHAGE, SPECTATOR]


def fight() -> FirstWar:
    """A naval battle in which both are to choose a tactic card."""
    return deal_tactics(sea_fight(3, 3), ["ram", "close_ranks"], ["outflank", "squadron"])


def exchange(pos: FirstWar, side: int, given: str, taken: str) -> FirstWar:
    """The same position with another tactic card in a hand."""
    other = pos.clone()
    other._legal = None
    battle = other.fighting()
    for name, change in ((given, -1), (taken, 1)):
        battle.hands[side][TACTIC[name]] += change
        battle.deck[TACTIC[name]] -= change
    return other


@pytest.mark.rule("H13")
def test_other_tactic_cards_look_the_same() -> None:
    pos = fight()
    other = exchange(pos, CARTHAGE, "outflank", "boarding")
    for seat in (ROME, SPECTATOR):
        assert json.dumps(other.view(seat)) == json.dumps(pos.view(seat))
    for seat in (CARTHAGE, OMNISCIENT):
        assert other.view(seat) != pos.view(seat)


@pytest.mark.rule("H13")
def test_who_holds_which_tactic_card() -> None:
    views = {seat: fight().view(seat)["sea"]["battle"] for seat in (*EYES, OMNISCIENT)}
    assert views[ROME]["hand"] == {"ram": 1, "close_ranks": 1}
    assert views[CARTHAGE]["hand"] == {"outflank": 1, "squadron": 1}
    assert "hand" not in views[SPECTATOR]
    assert "hand" not in views[OMNISCIENT]
    assert views[OMNISCIENT]["hands"] == {R: views[ROME]["hand"], C: views[CARTHAGE]["hand"]}
    assert all(view["count"] == {R: 2, C: 2} for view in views.values())


@pytest.mark.rule("H13")
@pytest.mark.parametrize("first", [ROME, CARTHAGE])
def test_the_card_of_a_round_is_secret_until_both_have_chosen(first: int) -> None:
    """Whatever one side has chosen, the other and everybody else see that it has, and no event tells more."""
    words_of = (
        ("tactic ram", "tactic close_ranks", "no_tactic"),
        ("tactic outflank", "tactic squadron", "no_tactic"),
    )
    seen: dict[int, set[str]] = {ROME: set(), CARTHAGE: set(), SPECTATOR: set()}
    for notation in words_of[first]:
        pos = fight()
        events: list[Event] = []
        pos.events = events
        pos.play(first, action(notation))
        assert pos.owes(1 - first)
        assert not pos.owes(first)
        assert events == []
        for seat in EYES:
            told = pos.view(seat)["sea"]["battle"]
            assert told["chosen"] == {R: first == ROME, C: first == CARTHAGE}
            seen[seat].add(json.dumps(pos.view(seat)))
            check_view(pos, seat)
    assert len(seen[first]) == 3
    assert len(seen[1 - first]) == len(seen[SPECTATOR]) == 1


@pytest.mark.rule("H13")
def test_when_both_have_chosen_both_cards_are_shown_to_all() -> None:
    pos = fight()
    events: list[Event] = []
    pos.play(ROME, action("tactic ram"))
    pos.events = events
    pos.play(CARTHAGE, action("tactic outflank"))
    shown = [event.args["tactic"] for event in events if event.kind == "tactic"]
    assert shown == ["ram", "outflank"]
    check_events(events)
    for seat in EYES:
        assert pos.view(seat)["sea"]["battle"]["played"] == [(R, "ram"), (C, "outflank")]


@pytest.mark.rule("7.1")
def test_strategy_hands_are_hidden_and_ships_treasuries_and_trains_open() -> None:
    pos = scene(
        {"messana": 5},
        {},
        {"caudex": "messana"},
        ready={R: {"messana": 2}},
        exhausted={C: {"lilybaeum": 1}},
        treasury={R: 2, C: 3},
        supplies={"caudex": 2},
        hands={R: ["private_fleet"], C: ["cruel_sea"]},
        phase="round",
        card="diplomacy_a",
    )
    assert "cruel_sea" not in words(pos.view(ROME))
    assert "private_fleet" not in words(pos.view(CARTHAGE))
    for seat in EYES:
        sea = pos.view(seat)["sea"]
        assert sea["treasury"] == {R: 2, C: 3}
        assert sea["supplies"] == {"caudex": 2}
        assert {(s["space"], s["ready"], s["exhausted"]) for s in sea["ships"]} == {
            ("messana", 2, 0),
            ("lilybaeum", 0, 1),
        }
        check_view(pos, seat)


def random_match(seed: int) -> tuple[Match, random.Random]:
    rng = random.Random(f"views {seed}")
    scenario, options = TRIAL.setup(bellum.game("hamilcar"), seed, rng)
    return bellum.new_game("hamilcar", scenario, options, f"views {seed}"), rng


@pytest.mark.parametrize("seed", range(3))
def test_no_view_or_event_of_a_game_tells_what_is_hidden(seed: int) -> None:
    match, rng = random_match(seed)
    pickers = TRIAL.players(rng, 0)
    for ply in range(250):
        pos = match.position
        if pos.outcome is not None:
            break
        seat = next(seat for seat in range(2) if pos.owes(seat))
        check_events(match.play(seat, pickers[seat](pos, seat, pos.legal(seat), rng)))
        if ply % 5 == 0:
            for eyes in EYES:
                check_view(match.position, eyes)
