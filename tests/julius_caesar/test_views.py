"""Nothing in any view or event that a seat may not know.

Views and events of positions that differ only in hidden facts are the same to the letter; and no view of a whole
game names a block that stands with its back to the seat, or a card that is not face up.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import bellum
from bellum.games.julius_caesar.actions import TABLE
from bellum.games.julius_caesar.board import BLOCK, BLOCK_ID, BLOCKS, SIDES
from bellum.games.julius_caesar.position import CivilWar
from bellum.kernel import OMNISCIENT, SPECTATOR, Dice, Event, Match, key_of
from tests.julius_caesar.kit import scene
from tests.julius_caesar.leaks import check_events, check_view, hidden_blocks, hidden_cards, words
from tests.julius_caesar.trial import attacking, lasting
from tests.trial import uniform

CAESAR, POMPEIUS = 0, 1
EYES = [CAESAR, POMPEIUS, SPECTATOR]


def story(pos: CivilWar, seat: int, *notations: str) -> list[Event]:
    """Play some actions and give all events."""
    events: list[Event] = []
    pos.events = events
    for notation in notations:
        action = TABLE.number(notation)
        assert action is not None
        pos.play(seat, action)
    pos.events = None
    return events


def seen(events: list[Event], seat: int) -> str:
    return json.dumps([event.seen_by(seat) for event in events])


def play_at_random(seed: int, free: bool) -> Match:
    return bellum.new_game("julius_caesar", options={"free_setup": free}, seed=f"views {seed}")


# -- pairs that differ in what is hidden ---------------------------------------------------------------------------


BOARD = {
    "massilia": ["legio_11", "legio_14", "caesar_navis_1"],
    "genua": ["caesar", "legio_8:1"],
    "lugdunum": ["legio_16", "legio_12:2"],
    "tarraco": ["legio_5", "legio_6"],
    "roma": ["pompeius", "legio_1"],
}


@pytest.mark.rule("3.2")
@pytest.mark.parametrize("phase", ["cards", "move", "levy", "winter"])
@pytest.mark.parametrize(
    ("one", "two"), [("legio_11", "legio_8"), ("caesar", "legio_16"), ("legio_14", "legio_12")]
)
def test_exchanged_blocks_look_the_same(phase: str, one: str, two: str) -> None:
    """Two of Caesar's blocks stand in each other's place: only he sees a difference."""
    pos = scene(BOARD, phase=phase)
    swapped = exchange(pos, BLOCK[one], BLOCK[two])
    for seat in (POMPEIUS, SPECTATOR):
        assert json.dumps(swapped.view(seat)) == json.dumps(pos.view(seat))
    for seat in (CAESAR, OMNISCIENT):
        assert swapped.view(seat) != pos.view(seat)


def exchange(pos: CivilWar, a: int, b: int) -> CivilWar:
    """Two blocks take each other's place, strengths staying with the places as far as they go."""
    new = pos.clone()
    new._legal = None
    new.place[a], new.place[b] = pos.place[b], pos.place[a]
    return new


@pytest.mark.rule("5.2")
def test_strength_behind_a_back_is_unseen() -> None:
    pos = scene(BOARD, phase="cards")
    weak = pos.clone()
    weak.strength[BLOCK["legio_11"]] = 1
    for seat in (POMPEIUS, SPECTATOR):
        assert weak.view(seat) == pos.view(seat)
    assert weak.view(CAESAR) != pos.view(CAESAR)


@pytest.mark.rule("5.2")
def test_the_levy_pool_is_secret() -> None:
    """A block in the pool and one on the map change places: the enemy sees as many backs as before."""
    pos = scene(BOARD, phase="cards")
    other = exchange(pos, BLOCK["legio_11"], BLOCK["legio_7"])
    other.strength[BLOCK["legio_11"]], other.strength[BLOCK["legio_7"]] = 0, 3
    for seat in (POMPEIUS, SPECTATOR):
        assert other.view(seat) == pos.view(seat)
    assert other.view(CAESAR) != pos.view(CAESAR)


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("phase", ["discard", "cards", "move", "winter"])
def test_other_hands_look_the_same(phase: str) -> None:
    pos = scene(BOARD, phase=phase)
    other = pos.clone()
    other._legal = None
    used = {*pos.hands[0], *pos.hands[1], *pos.discard, *pos.played[0], *pos.played[1]}
    spare = [card for card in range(27) if card not in used]
    other.hands[CAESAR] = sorted(spare[: len(pos.hands[CAESAR])])
    if pos.discard[CAESAR] >= 0:
        other.discard[CAESAR] = spare[-1]
    for seat in (POMPEIUS, SPECTATOR):
        assert json.dumps(other.view(seat)) == json.dumps(pos.view(seat))


@pytest.mark.rule("2.1")
def test_a_card_chosen_in_secret() -> None:
    """Whatever Caesar chooses, the other sees that he has chosen; and he himself sees his card."""
    pos = scene(BOARD, phase="cards")
    told: dict[int, set[str]] = {seat: set() for seat in (*EYES, OMNISCIENT)}
    views: dict[int, set[str]] = {seat: set() for seat in EYES}
    cards = pos.legal(CAESAR)
    for card in cards:
        after = pos.clone()
        events = story(after, CAESAR, TABLE.notation(card))
        for seat in told:
            told[seat].add(seen(events, seat))
        for seat in EYES:
            views[seat].add(json.dumps(after.view(seat)))
    assert len(cards) > 2
    for seat in (POMPEIUS, SPECTATOR):
        assert len(told[seat]) == len(views[seat]) == 1
    assert len(told[CAESAR]) == len(views[CAESAR]) == len(told[OMNISCIENT]) == len(cards)


# Pairs of actions that look alike to the enemy, from the same position.
ALIKE: list[tuple[str, dict[str, Any], list[str], list[str]]] = [
    ("a march", {}, ["move legio_11", "to lugdunum", "stop"], ["move legio_14", "to lugdunum", "stop"]),
    ("a block in hand", {}, ["move legio_11"], ["move legio_14"]),
    ("halfway", {}, ["move legio_11", "to lugdunum"], ["move legio_14", "to lugdunum"]),
    ("an attack", {}, ["move caesar", "to roma"], ["move legio_8", "to roma"]),
    ("a levy of a deployed block", {"phase": "levy"}, ["levy legio_8"], ["levy antonius"]),
    (
        "a new block",
        {"phase": "levy"},
        ["levy legio_13", "to ravenna"],
        ["levy caesar_auxilia_3", "to ravenna"],
    ),
    ("a new block in hand", {"phase": "levy"}, ["levy caesar_ballista"], ["levy caesar_auxilia_3"]),
    (
        "a block disbanded",
        {"phase": "winter"},
        ["to massilia", "disband legio_11"],
        ["to massilia", "disband legio_14"],
    ),
    ("a sea move", {}, ["sail legio_11", "to narbo"], ["sail legio_14", "to narbo"]),
    ("a sea move in hand", {}, ["sail legio_11"], ["sail legio_14"]),
]


@pytest.mark.parametrize(
    ("options", "one", "two"), [case[1:] for case in ALIKE], ids=[case[0] for case in ALIKE]
)
def test_actions_that_look_alike(options: dict[str, Any], one: list[str], two: list[str]) -> None:
    blocks = {
        "massilia": ["legio_11", "legio_14"],
        "mare_hispanum": ["caesar_navis_1"],
        "genua": ["caesar", "legio_8:1", "antonius:1"],
        "ravenna": ["legio_16"],
        "tarraco": ["legio_5", "legio_6"],
        "roma": ["pompeius", "legio_1"],
    }
    ends, stories = [], []
    for actions in (one, two):
        pos = scene(blocks, **options)
        stories.append(story(pos, CAESAR, *actions))
        ends.append(pos)
    for seat in (POMPEIUS, SPECTATOR):
        assert seen(stories[0], seat) == seen(stories[1], seat)
        assert json.dumps(ends[0].view(seat)) == json.dumps(ends[1].view(seat))
    assert ends[0].view(CAESAR) != ends[1].view(CAESAR)


@pytest.mark.rule("3.27")
def test_cleopatra_is_blue_and_her_strength_is_not_shown() -> None:
    pos = scene({"alexandria": ["cleopatra:2", "legio_38"], "genua": ["legio_8"]}, phase="cards")
    for seat in (CAESAR, SPECTATOR):
        (queen,) = [block for block in pos.view(seat)["blocks"] if block["id"] == "cleopatra"]
        assert queen == {"id": "cleopatra", "side": "pompeius", "place": "alexandria"}
    (queen,) = [block for block in pos.view(POMPEIUS)["blocks"] if block["id"] == "cleopatra"]
    assert queen["strength"] == 2


# -- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("free", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_no_view_of_a_whole_game_tells_what_is_hidden(seed: int, free: bool) -> None:
    """Every view of every seat is searched, and every event; worlds that differ in hidden facts look the same."""
    match = play_at_random(seed, free)
    rng = random.Random(f"views {seed} {free}")
    pickers = [rng.choice([uniform, lasting, attacking]) for _ in range(2)]
    check_events(match.events[0])
    while match.outcome is None:
        pos = match.position
        assert isinstance(pos, CivilWar)
        for seat in EYES:
            if rng.random() < 0.4:
                check_view(pos, seat)
            if rng.random() < 0.03:
                world = pos.sample(seat, Dice(key_of(str(rng.random()))))
                assert json.dumps(world.view(seat)) == json.dumps(pos.view(seat))
        mover = rng.choice([side for side in range(2) if pos.owes(side)])
        check_events(match.play(mover, pickers[mover](pos, mover, pos.legal(mover), rng)))
    for seat in EYES:
        check_view(match.position, seat)


@pytest.mark.parametrize("seed", range(2))
def test_a_year_of_stories(seed: int) -> None:
    """Until its first battle a free set-up tells the enemy no block's name and no card that is not played."""
    match = play_at_random(seed, True)
    rng = random.Random(seed)
    while "battle" not in [event["kind"] for event in match.story(None)]:
        mover = rng.choice(match.to_move())
        match.play(mover, rng.choice(match.legal(mover)))
        if "jupiter" in words(match.story(None)) or "vulcanus" in words(match.story(None)):
            return
    record = [event for events in match.events[:-1] for event in events]
    pos = match.position
    assert isinstance(pos, CivilWar)
    for seat in EYES:
        told = words([event.seen_by(seat) for event in record])
        foes = {BLOCK_ID[b] for b in range(BLOCKS) if pos.side[b] != seat} - set(SIDES) - {"cleopatra"}
        assert not told & foes
        assert not told & hidden_cards(pos, seat)


def test_a_spectator_sees_what_both_see_and_no_more() -> None:
    match = play_at_random(7, False)
    rng = random.Random(7)
    for _ in range(250):
        if match.outcome is not None:
            break
        views = {seat: match.position.view(seat) for seat in EYES}
        ids = {seat: {block["id"] for block in views[seat]["blocks"]} for seat in EYES}
        assert ids[SPECTATOR] == ids[CAESAR] & ids[POMPEIUS]
        assert views[SPECTATOR]["legal"] == []
        assert not {"hand", "discard", "chosen", "hands"} & set(views[SPECTATOR]["cards"])
        for key in ("year", "turn", "player_1", "vp", "to_move", "attacks", "battle", "prompt"):
            assert views[SPECTATOR][key] == views[CAESAR][key] == views[POMPEIUS][key]
        seat = rng.choice(match.to_move())
        match.play(seat, rng.choice(match.legal(seat)))


def test_every_block_is_in_every_view_once() -> None:
    """Named blocks and backs add up to 63, and to the numbers of each side in each place."""
    match = play_at_random(8, True)
    rng = random.Random(8)
    for _ in range(300):
        if match.outcome is not None:
            break
        pos = match.position
        assert isinstance(pos, CivilWar)
        for seat in (*EYES, OMNISCIENT):
            view = pos.view(seat)
            assert len(view["blocks"]) + sum(back["count"] for back in view["backs"]) == BLOCKS
            assert (seat == OMNISCIENT) <= (not view["backs"])
        assert hidden_blocks(pos, SPECTATOR) >= hidden_blocks(pos, CAESAR) | hidden_blocks(pos, POMPEIUS)
        seat = rng.choice([side for side in range(2) if pos.owes(side)])
        pos = pos.clone()
        match.play(seat, lasting(pos, seat, pos.legal(seat), rng))


def test_the_checker_finds_a_leak() -> None:
    """The search itself: an event that names a standing block, and a view with one too many."""
    with pytest.raises(AssertionError):
        check_events([Event("moved", "6.1", {"side": "caesar", "back": "caesar", "block": "legio_10"})])
    with pytest.raises(AssertionError):
        check_events(
            [Event("moved", "6.1", {"side": "caesar", "back": "caesar"}, {"block": "legio_10"}, (0, 1))]
        )
    with pytest.raises(AssertionError):
        check_events([Event("chose-card", "2.1", {"side": "caesar", "card": "apollo"})])
    pos = scene(BOARD, phase="cards")
    assert "legio_11" in hidden_blocks(pos, POMPEIUS) - hidden_blocks(pos, CAESAR)
    assert words(pos.view(CAESAR)) & hidden_blocks(pos, POMPEIUS)
