"""Samples agree with all that a seat has seen, and are drawn from all of it.

Three judges, none of which knows how ``sample`` works. ``Belief`` keeps, action by action, every world in which the
enemy could have done something that looked the same: all worlds, by brute force, for histories with few blocks.
``Witness`` searches for a history behind a sampled world of a whole game. And plain counting of cards.
"""

from __future__ import annotations

import random
from base64 import b64encode
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

import bellum
from bellum.games.julius_caesar.actions import DISCARD, PLAY, TABLE
from bellum.games.julius_caesar.battle import Battle
from bellum.games.julius_caesar.board import (
    BLOCK_ID,
    BLOCKS,
    BOX,
    CARDS,
    COLOUR,
    FLEET,
    KIND,
    LEADER,
    OPEN,
    POOL,
    SPACE_ID,
    SPACES,
)
from bellum.games.julius_caesar.game import GAME
from bellum.games.julius_caesar.past import Past
from bellum.games.julius_caesar.position import MORE, SEEN, CivilWar, read_trace, write_trace
from bellum.games.julius_caesar.retreat import Regroup
from bellum.games.julius_caesar.sample import hidden_armies, in_hand
from bellum.games.julius_caesar.telling import Telling
from bellum.kernel import SPECTATOR, Dice, Event, Match, key_of
from tests.julius_caesar.invariants import giving_orders
from tests.julius_caesar.kit import scene
from tests.julius_caesar.witness import Witness

CAESAR, POMPEIUS = 0, 1
DRAWS = 150
CROWD = 400  # more worlds than this are not followed


# -- every world that looks the same -------------------------------------------------------------------------------


def world_of(pos: CivilWar) -> dict[str, Any]:
    """A position without its dice, cards and trace: what the worlds differ in."""
    data = pos.to_data()
    for key in ("dice", "hands", "discard", "chosen", "trace"):
        del data[key]
    return data


def hidden(pos: CivilWar) -> str:
    """What still counts of it: who moved, while orders are given; how a block came, until its battle begins."""
    data = world_of(pos)
    if giving_orders(pos) < 0:
        del data["moved"]
    fought = {step.space for step in pos.steps if isinstance(step, Battle)}
    waiting = set(pos.contested_spaces()) - fought
    data["came"] = [[b, edge] for b, edge in data["came"] if pos.place[b] in waiting]
    return repr(data)


def shown(pos: CivilWar, seat: int, events: list[Event]) -> Any:
    """What a seat has before its eyes after an action, and what it was told."""
    return pos.view(seat), [event.seen_by(seat) for event in events]


def play(pos: CivilWar, seat: int, action: int) -> tuple[CivilWar, list[Event]]:
    """The position after an action, and its events."""
    new = pos.clone()
    events: list[Event] = []
    new.events = events
    new.play(seat, action)
    new.events = None
    return new, events


class Belief:
    """All worlds that a seat cannot tell from the true one, followed action by action."""

    def __init__(self, pos: CivilWar, seat: int) -> None:
        self.seat = seat
        self.real = pos.clone()
        self.worlds = {hidden(pos): pos.clone()}
        self.followed = [pos.clone()]

    def see(self, seat: int, action: int) -> None:
        """The true action is played; every world plays all that would have looked like it."""
        self.real, events = play(self.real, seat, action)
        wanted = shown(self.real, self.seat, events)
        verb = action >> TABLE.shift
        known = seat == self.seat or verb == PLAY or verb == DISCARD  # cards are judged apart
        worlds: dict[str, CivilWar] = {}
        for world in self.followed:
            for other in [action] if known else world.legal(seat):
                if other >> TABLE.shift == verb and world.why_not(seat, other) is None:
                    new, told = play(world, seat, other)
                    if shown(new, self.seat, told) == wanted:
                        worlds[repr(world_of(new))] = new
        self.followed = list(worlds.values())
        self.worlds = {hidden(world): world for world in self.followed}
        assert hidden(self.real) in self.worlds

    def samples(self, draws: int = DRAWS) -> set[str]:
        """Sampled worlds; some are samples of samples."""
        out: set[str] = set()
        for draw in range(draws):
            world = self.real.sample(self.seat, Dice(key_of(f"draw {draw}")))
            out.add(self.judge(world))
            if draw % 3 == 0:
                again = world.sample(self.seat, Dice(key_of(f"draw again {draw}")))
                out.add(self.judge(again))
        return out

    def judge(self, world: CivilWar) -> str:
        """A sampled world is one of ours."""
        assert world.view(self.seat) == self.real.view(self.seat)
        name = hidden(world)
        assert name in self.worlds, "not a world that looks the same: " + ", ".join(
            differences(self.real, world)
        )
        return name


def differences(real: CivilWar, world: CivilWar) -> Iterable[str]:
    """Where a world differs from the true one, block by block."""
    for b in range(BLOCKS):
        one = (real.place[b], real.strength[b], real.moved[b])
        two = (world.place[b], world.strength[b], world.moved[b])
        if one != two:
            where = [SPACE_ID[place] if place < SPACES else str(place) for place in (one[0], two[0])]
            yield f"{BLOCK_ID[b]} in {where[0]} {one[1:]} sampled in {where[1]} {two[1:]}"


def few(pos: CivilWar) -> CivilWar:
    """Take every block that stands in a pool out of the game for this year: few worlds are left."""
    for b in range(BLOCKS):
        if pos.place[b] == POOL:
            pos.place[b] = BOX if KIND[b] == LEADER else OPEN
    return pos


def number(notation: str) -> int:
    action = TABLE.number(notation)
    assert action is not None, notation
    return action


def follow(pos: CivilWar, seat: int, *script: str) -> Belief:
    """What a seat can believe after some actions of whoever owes one."""
    belief = Belief(pos, seat)
    for action in map(number, script):
        while not any(belief.real.why_not(actor, action) is None for actor in range(2)):
            forced = belief.real.owners() - 1
            (only,) = belief.real.legal(forced)
            belief.see(forced, only)
        actor = CAESAR if belief.real.why_not(CAESAR, action) is None else POMPEIUS
        belief.see(actor, action)
    return belief


GAUL = {
    "massilia": ["legio_11", "legio_14", "caesar_navis_1"],
    "genua": ["antonius", "legio_8"],
    "tarraco": ["legio_5", "legio_6"],
}

HOMEWARD = {
    "mare_tyrrhenum": ["caesar_navis_1:1", "caesar_navis_2", "caesar_navis_4"],
    "mare_hadriaticum": ["caesar_navis_3"],
    "genua": ["legio_8"],
    "roma": ["legio_17"],
    "ravenna": ["legio_13"],
    "tarraco": ["legio_5"],
}

SCRIPTS: list[tuple[str, dict[str, Any], dict[str, list[str]], list[str], int]] = [
    ("two legions, one leaves", {"card": "1-3a"}, GAUL, ["move legio_11", "to lugdunum", "stop"], 2),
    ("what goes to sea is the fleet", {"card": "1-3a"}, GAUL, ["move caesar_navis_1", "to genua"], 1),
    (
        "a march ends with the block it began with",
        {"card": "1-3a"},
        GAUL,
        ["move legio_11", "to genua", "to roma"],
        2,
    ),
    ("also halfway", {"card": "1-3a"}, GAUL, ["move legio_11", "to genua"], 2),
    (
        "who arrived this turn does not leave again",
        {"card": "2-1a"},
        GAUL,
        ["move legio_11", "to genua", "stop", "move legio_8", "to ravenna", "stop"],
        4,
    ),
    ("in hand and not yet on its way", {"card": "1-3a"}, GAUL, ["move legio_11"], 2),
    (
        "two mixings",
        {"card": "2-1a", "enemy_card": "1-3a", "hands": {"caesar": ["2-1b"], "pompeius": ["1-2a"]}},
        {
            "massilia": ["legio_11", "legio_14"],
            "genua": ["legio_8"],
            "roma": ["legio_17"],
            "tarraco": ["legio_5"],
        },
        # Out of Massilia into Genua in one turn, out of Genua in the next: two choices of two.
        [
            *("move legio_11", "to genua", "stop", *["done"] * 4, "play 2-1b", "play 1-2a"),
            *("move legio_8", "to roma", "stop"),
        ],
        4,
    ),
    (
        "a levy of one of two",
        {"card": "1-3a", "phase": "levy"},
        {"ravenna": ["legio_13:1", "legio_14:2"], "tarraco": ["legio_5"]},
        ["levy legio_13"],
        2,
    ),
    (
        "nothing is stronger than it can be",
        {"card": "1-3a", "phase": "levy"},
        {"ravenna": ["legio_13:1", "legio_14:2"], "tarraco": ["legio_5"]},
        # Three gains on two legions of III: the first two may fall anyhow, in the end both are full.
        ["levy legio_13", "levy legio_14", "levy legio_13"],
        1,
    ),
    (
        "what gains strength was not at its full strength",
        {"card": "1-3a"},
        {"massilia": ["legio_11:1", "legio_14:3", "caesar_navis_1"], "tarraco": ["legio_5"]},
        ["move legio_11", "to lugdunum", "stop", "done", "levy legio_11"],
        1,
    ),
    (
        "an attack by two roads",
        {"card": "3-2a"},
        {
            "genua": ["legio_8", "legio_12"],
            "ravenna": ["legio_13", "legio_14"],
            "roma": ["legio_1:4", "legio_3"],
        },
        ["move legio_8", "to roma", "move legio_13", "to roma", "done", "main genua"],
        4,
    ),
    (
        "a levy in a contested city: who came stays who came",
        {"card": "1-3a", "enemy_card": "2-3a", "seat": "pompeius", "first": "pompeius"},
        {
            "genua": ["caesar_auxilia_1"],
            "roma": ["legio_13:2", "legio_14:2"],
            "ravenna": ["legio_8:1"],
            "neapolis": ["legio_1"],
        },
        ["move legio_1", "to roma", "done", "move legio_8", "to roma", "done", "levy legio_13"],
        3,  # whoever of the three gained the step, Legio 8 is the reserve
    ),
    (
        "a sea move",
        {"card": "2-1a"},
        {
            "massilia": ["legio_11", "legio_14"],
            "mare_hispanum": ["caesar_navis_1"],
            "tarraco": ["legio_5"],
        },
        ["sail legio_11", "to genua"],
        2,
    ),
    (
        "a sea move, in hand",
        {"card": "2-1a"},
        {
            "massilia": ["legio_11", "legio_14"],
            "mare_hispanum": ["caesar_navis_1"],
            "tarraco": ["legio_5"],
        },
        ["sail legio_11"],
        2,
    ),
    (
        "a block disbanded",
        {"phase": "winter"},
        {"massilia": ["legio_11:1", "legio_14:3"], "tarraco": ["legio_5"]},
        ["disband legio_11", "done"],
        2,
    ),
    (
        "one of three fleets comes home",
        {"phase": "winter"},
        HOMEWARD,
        ["move caesar_navis_2", "to genua"],
        3,
    ),
    (
        "three fleets come home, whichever is first",
        {"phase": "winter"},
        HOMEWARD,
        [
            *("move caesar_navis_4", "to genua", "move caesar_navis_1", "to roma"),
            *("move caesar_navis_2", "to genua"),
        ],
        3,  # one of the three is in Rome
    ),
]


@pytest.mark.parametrize(
    ("options", "blocks", "script", "count"), [s[1:] for s in SCRIPTS], ids=[s[0] for s in SCRIPTS]
)
def test_samples_are_the_worlds_that_look_the_same(
    options: dict[str, Any], blocks: dict[str, list[str]], script: list[str], count: int
) -> None:
    """``count`` is what a person finds by thinking; 0 where only brute force counts."""
    belief = follow(few(scene(blocks, **options)), POMPEIUS, *script)
    assert not count or len(belief.worlds) == count
    drawn = belief.samples()
    assert len(drawn) > 1 or len(belief.worlds) == 1
    assert len(drawn) == len(belief.worlds), "with so few worlds each is drawn"


def test_two_legions_have_the_same_home() -> None:
    """6.4 What is raised in Ravenna is Legio 13, Legio 14, or one of those that are raised anywhere."""
    blocks = {"ravenna": ["caesar"], "tarraco": ["legio_5"]}
    pos = scene(blocks, card="1-3a", phase="levy")
    for b in range(BLOCKS):
        if pos.place[b] == POOL and BLOCK_ID[b] not in (
            "legio_13",
            "legio_14",
            "legio_11",
            "caesar_ballista",
        ):
            pos.place[b] = OPEN
    belief = follow(pos, POMPEIUS, "levy legio_14", "to ravenna")
    raised = {
        BLOCK_ID[b] for world in belief.worlds.values() for b in range(BLOCKS) if world.place[b] < SPACES
    }
    assert raised - {"caesar", "legio_5"} == {"legio_13", "legio_14", "caesar_ballista"}
    assert len(belief.samples()) == len(belief.worlds) == 3


def test_what_is_raised_and_not_yet_placed_is_unknown() -> None:
    """6.4 The enemy sees that a block is being raised somewhere, not which."""
    blocks = {"ravenna": ["caesar"], "genua": ["antonius"], "tarraco": ["legio_5"]}
    pos = scene(blocks, card="1-3a", phase="levy")
    belief = follow(pos, POMPEIUS, "levy caesar_auxilia_1")
    assert len(belief.worlds) > 1
    assert len(belief.samples()) > 1


def battle_of_rome() -> Belief:
    """Caesar attacks a weak legion in Rome from Genua, with a reserve from Ravenna that nobody gets to see."""
    blocks = {
        "genua": ["caesar", "legio_8", "legio_12"],
        "ravenna": ["legio_13", "legio_14"],
        "roma": ["legio_1:1"],
        "brundisium": ["legio_3"],
    }
    belief = follow(
        few(scene(blocks, card="3-2a")),
        POMPEIUS,
        *("move caesar", "to roma", "move legio_8", "to roma", "move legio_12", "to roma"),
        *("move legio_13", "to roma", "done", "main genua", "done", "done", "done"),
    )
    while not isinstance(belief.real.steps[-1], Regroup):
        seat = belief.real.owners() - 1
        belief.see(seat, belief.real.legal(seat)[0])
    assert belief.real.legal(CAESAR)
    return belief


def test_what_a_battle_showed_stays_known_while_it_stays() -> None:
    belief = battle_of_rome()
    assert len(belief.worlds) == 2, "the reserve is Legio 13 or Legio 14"
    assert len(belief.samples()) == 2
    for world in belief.worlds.values():
        for name in ("caesar", "legio_8", "legio_12"):
            b = BLOCK_ID.index(name)
            assert (world.place[b], world.strength[b]) == (belief.real.place[b], belief.real.strength[b])


def test_a_regroup_mixes_what_was_seen_with_what_was_not() -> None:
    belief = battle_of_rome()
    belief.see(CAESAR, number("move caesar"))
    assert len(belief.worlds) == 2 * 4, "any of the four may be in hand"
    assert len(belief.samples()) > 1
    belief.see(CAESAR, number("to asculum"))
    assert len(belief.samples()) == len(belief.worlds) == 2 * 4


# What is in hand before an enemy's eyes: its back may be of another colour or kind than those beside it.
IN_HAND: list[tuple[str, dict[str, Any], dict[str, list[str]], list[str], list[str]]] = [
    (
        "Cleopatra or a legion",
        {"card": "1-3a", "sides": {"cleopatra": "caesar"}},
        {"alexandria": ["cleopatra", "legio_8", "legio_11"], "tarraco": ["legio_5"]},
        [],
        ["move cleopatra", "move legio_8", "move legio_11"],
    ),
    (
        "a legion that came over, or one's own",
        {"card": "1-3a", "sides": {"legio_5": "caesar", "legio_6": "caesar"}},
        {"ravenna": ["legio_13", "legio_14", "legio_5", "legio_6"], "roma": ["legio_1"]},
        [],
        ["move legio_13", "move legio_14", "move legio_5", "move legio_6"],
    ),
    (
        "of those that came over one has moved",
        {"card": "1-3a", "sides": {"legio_5": "caesar", "legio_6": "caesar"}},
        {"ravenna": ["legio_13", "legio_5", "legio_6"], "roma": ["legio_1"]},
        ["move legio_5", "to genua", "to ravenna"],
        ["move legio_13", "move legio_6"],
    ),
    (
        "Cleopatra or a legion, to be carried by sea",
        {"card": "2-1a", "sides": {"cleopatra": "caesar"}},
        {
            "massilia": ["legio_11", "cleopatra", "caesar_navis_2"],
            "mare_hispanum": ["caesar_navis_1"],
            "tarraco": ["legio_5"],
        },
        [],
        ["sail legio_11", "sail cleopatra"],
    ),
    (
        "Cleopatra or another new block",
        {"card": "1-3a", "phase": "levy", "sides": {"cleopatra": "caesar"}},
        {
            "alexandria": ["caesar"],
            "pool": ["cleopatra", "caesar_auxilia_1", "legio_11"],
            "tarraco": ["legio_5"],
        },
        [],
        ["levy cleopatra", "levy caesar_auxilia_1"],
    ),
    (
        "a fleet or a leader that regroups",
        {"card": "3-2a"},
        {
            "sipontum": ["caesar", "legio_8"],
            "mare_hadriaticum": ["caesar_navis_1"],
            "brundisium": ["legio_1:1"],
            "utica": ["legio_3"],
        },
        [
            *("move caesar", "to brundisium", "move caesar_navis_1", "to brundisium", "done"),
            *("main sipontum", "done", "done", "done", "fire caesar"),
        ],
        ["move caesar", "move caesar_navis_1"],
    ),
    (
        "a fleet that goes to port for the winter",
        {"phase": "winter"},
        HOMEWARD,
        ["move caesar_navis_2", "to genua"],
        ["move caesar_navis_1", "move caesar_navis_4"],
    ),
]


@pytest.mark.parametrize(
    ("options", "blocks", "script", "taken"), [case[1:] for case in IN_HAND], ids=[c[0] for c in IN_HAND]
)
def test_whoever_is_in_hand_may_be_any_that_could_be(
    options: dict[str, Any], blocks: dict[str, list[str]], script: list[str], taken: list[str]
) -> None:
    """The enemy sees whence a block is taken, not which: whoever it is, the same worlds are drawn."""
    pos = scene(blocks, **options)
    for b in range(BLOCKS):
        if pos.place[b] == POOL and BLOCK_ID[b] not in blocks.get("pool", []):
            pos.place[b] = BOX if KIND[b] == LEADER else OPEN
    drawn: list[list[str]] = []
    for action in taken:
        belief = follow(pos, POMPEIUS, *script, action)
        assert len(belief.samples()) == len(belief.worlds) >= len(taken)
        dice = [Dice(key_of(f"in hand {draw}")) for draw in range(20)]
        drawn.append([hidden(belief.real.sample(POMPEIUS, die)) for die in dice])
    assert all(same == drawn[0] for same in drawn)


def frequencies(world: CivilWar, seat: int, draws: int, word: str) -> Counter[str]:
    return Counter(hidden(world.sample(seat, Dice(key_of(f"{word} {draw}")))) for draw in range(draws))


def apart(one: Counter[str], two: Counter[str]) -> float:
    """Chi-square of two equally large samples: about the number of worlds if they are drawn alike."""
    return sum((one[key] - two[key]) ** 2 / (one[key] + two[key]) for key in {*one, *two})


FAIR: list[tuple[str, dict[str, Any], dict[str, list[str]], list[str]]] = [
    (
        "one of three legions leaves three fleets",
        {"card": "1-3a"},
        {
            "massilia": ["legio_11", "legio_14", "legio_7"],
            "narbo": ["legio_9"],
            "genua": ["caesar_navis_1"],
            "tarraco": ["legio_5"],
        },
        ["move legio_11", "to lugdunum", "stop"],
    ),
    (
        "a new block in Ravenna",
        {"card": "1-3a", "phase": "levy"},
        {"ravenna": ["caesar"], "tarraco": ["legio_5"]},
        ["levy legio_14", "to ravenna"],
    ),
    (
        "a new block in hand",
        {"card": "1-3a", "phase": "levy"},
        {"ravenna": ["caesar"], "genua": ["legio_11"], "tarraco": ["legio_5"]},
        ["levy caesar_ballista"],
    ),
    (
        "disbanded out of a garrison with a fleet",
        {"phase": "winter"},
        {"massilia": ["legio_11:1", "legio_14:3", "caesar_navis_1"], "tarraco": ["legio_5"]},
        ["disband legio_11"],
    ),
    *((title, options, blocks, script) for title, options, blocks, script, count in SCRIPTS if count > 1),
]


@pytest.mark.parametrize(
    ("options", "blocks", "script"), [case[1:] for case in FAIR], ids=[case[0] for case in FAIR]
)
def test_the_truth_is_as_likely_as_any_other_world(
    options: dict[str, Any], blocks: dict[str, list[str]], script: list[str]
) -> None:
    """What is sampled hangs on what was seen alone: whichever world is true, the same ones come as often."""
    belief = follow(scene(blocks, **options), POMPEIUS, *script)
    worlds = belief.followed[:: max(1, len(belief.followed) // 4)]
    draws = 600
    drawn = [frequencies(world, POMPEIUS, draws, f"fair {n}") for n, world in enumerate(worlds)]
    size = len(belief.worlds)
    for one in drawn[1:]:
        assert apart(drawn[0], one) < size + 5 * (2 * size) ** 0.5 + 8
    for world, often in zip(worlds, drawn):
        share = often[hidden(world)] / draws
        assert share < 1 / size + 0.12, f"the truth is drawn {share:.0%} of the time, one of {size} worlds"


# -- small histories at random ------------------------------------------------------------------------------------------

FIELDS: list[tuple[dict[str, list[str]], dict[str, Any]]] = [
    (
        {
            "genua": ["caesar", "legio_8:2", "caesar_navis_1"],
            "ravenna": ["legio_13:1", "legio_14", "caesar_navis_2"],
            "roma": ["legio_1:2", "pompeius", "pompeius_navis_1"],
            "neapolis": ["legio_3", "scipio:1"],
        },
        {"card": "3-2a", "enemy_card": "3-1a"},
    ),
    (
        {
            "massilia": ["legio_11", "legio_14:1", "caesar_navis_1"],
            "narbo": ["legio_7:2", "legio_9"],
            "mare_hispanum": ["caesar_navis_2", "caesar_navis_3:1"],
            "tarraco": ["legio_5", "legio_6:1"],
            "carthago_nova": ["legio_2:3", "pompeius_navis_1"],
        },
        {"card": "4-1a", "enemy_card": "2-3a"},
    ),
    (
        {
            "ravenna": ["legio_13:1", "caesar_ballista", "legio_16"],
            "asculum": ["caesar:2", "caesar_auxilia_1"],
            "roma": ["legio_1", "legio_2:1", "pompeius_elephant:2"],
            "sipontum": ["pompeius", "pompeius_auxilia_1:1"],
        },
        {"card": "pluto", "enemy_card": "3-2b"},
    ),
    (
        {
            "genua": ["caesar:1", "legio_8", "legio_12:1"],
            "massilia": ["legio_11:2", "legio_14"],
            "ravenna": ["pompeius", "legio_3:1", "legio_1"],
            "roma": ["scipio", "legio_2:2"],
        },
        {"card": "vulcanus", "enemy_card": "3-2b", "before": [("2-1b", "1-2a")]},
    ),
]


def lively(pos: CivilWar, seat: int, rng: random.Random) -> int:
    """A choice that keeps armies together: it seldom stops, passes or disbands."""
    legal = pos.legal(seat)
    dull = {"done", "pass", "stop", "disband", "discard"}
    bright = [a for a in legal if TABLE.verb(a) not in dull]
    return rng.choice(bright if bright and rng.random() < 0.8 else legal)


@pytest.mark.parametrize("observer", [CAESAR, POMPEIUS])
@pytest.mark.parametrize("field", range(len(FIELDS)))
@pytest.mark.parametrize("seed", range(3))
def test_small_histories(field: int, observer: int, seed: int) -> None:
    """Random play with few blocks: after every action all samples are worlds that look the same."""
    blocks, options = FIELDS[field]
    belief = Belief(few(scene(blocks, **options)), observer)
    rng = random.Random(f"{field} {observer} {seed}")
    for _ in range(40):
        owners = belief.real.owners()
        seat = rng.randrange(2) if owners == 3 else owners - 1
        action = lively(belief.real, seat, rng)
        if TABLE.verb(action) in ("tempt", "reclaim"):
            break  # the lot that Jupiter draws differs from world to world
        belief.see(seat, action)
        if len(belief.worlds) > CROWD or belief.real.outcome is not None:
            break
        drawn = belief.samples(12)
        assert len(drawn) > 1 or len(belief.worlds) < 5


# -- one telling for all that look the same ---------------------------------------------------------------------------


@pytest.mark.parametrize("free", [False, True])
@pytest.mark.parametrize("seed", range(2))
def test_the_same_dice_draw_the_same_world_from_all_that_look_the_same(seed: int, free: bool) -> None:
    """What is true beyond a seat's views has no part in it: neither identities nor strengths nor cards."""
    match = bellum.new_game("julius_caesar", options={"free_setup": free}, seed=f"telling {seed}")
    rng = random.Random(f"telling {seed} {free}")
    ply = others = 0
    while match.outcome is None:
        real = match.position
        assert isinstance(real, CivilWar)
        seat = rng.choice([s for s in range(2) if real.owes(s)])
        match.play(seat, lively(real, seat, rng))
        ply += 1
        if ply % 29 or match.outcome is not None:
            continue
        for seat in (SPECTATOR, CAESAR, POMPEIUS):
            drawn = real.sample(seat, Dice(key_of("drawn"))).to_data()
            for draw in range(2):
                other = real.sample(seat, Dice(key_of(f"other {ply} {draw}")))
                assert other.sample(seat, Dice(key_of("drawn"))).to_data() == drawn
                others += world_of(other) != world_of(real)
    assert others > 20


MARCHES = {
    "massilia": ["legio_11", "legio_14"],
    "genua": ["legio_8"],
    "narbo": ["legio_5:1"],
    "roma": ["legio_17"],
}
THREE_TURNS: dict[str, Any] = {
    "card": "2-1a",
    "enemy_card": "1-3a",
    "hands": {"caesar": ["2-1b", "3-2a"], "pompeius": ["1-2a", "1-2b"]},
}


def drawn_of(world: CivilWar, seat: int, draws: int) -> list[dict[str, Any]]:
    """What the same dice draw of a world."""
    return [world_of(world.sample(seat, Dice(key_of(f"alike {draw}")))) for draw in range(draws)]


def test_what_was_done_before_a_block_was_shown_may_have_been_another() -> None:
    """One goes to Genua, one comes back, one attacks and is seen to be Legio 14: whoever the first two were."""
    drawn: list[list[dict[str, Any]]] = []
    for first, second in (("14", "14"), ("11", "11"), ("11", "8")):
        rest = ("stop", *["done"] * 4)
        belief = follow(
            few(scene(MARCHES, **THREE_TURNS)),
            POMPEIUS,
            *(f"move legio_{first}", "to genua", *rest, "play 2-1b", "play 1-2a"),
            *(f"move legio_{second}", "to massilia", *rest, "play 3-2a", "play 1-2b"),
            *("move legio_14", "to narbo", *["done"] * 4),
        )
        assert len(belief.worlds) == 2, "Legio 8 and Legio 11, here and there or there and here"
        assert len(belief.samples()) == 2
        drawn.append(drawn_of(belief.real, POMPEIUS, 40))
    assert all(same == drawn[0] for same in drawn)


@pytest.mark.parametrize("observer", [CAESAR, POMPEIUS])
@pytest.mark.parametrize("field", range(len(FIELDS)))
def test_the_same_dice_draw_the_same_worlds_after_all_histories_that_look_the_same(
    field: int, observer: int
) -> None:
    """Random play with few blocks: of all that might be true, whatever is, draws are the same."""
    alike = 0
    for seed in (5, 8, 13):
        blocks, options = FIELDS[field]
        belief = Belief(few(scene(blocks, **options)), observer)
        rng = random.Random(f"{field} {observer} {seed}")
        for ply in range(60):
            owners = belief.real.owners()
            seat = rng.randrange(2) if owners == 3 else owners - 1
            action = lively(belief.real, seat, rng)
            if TABLE.verb(action) in ("tempt", "reclaim"):
                break  # the lot that Jupiter draws differs from world to world
            belief.see(seat, action)
            if len(belief.worlds) > CROWD // 4 or belief.real.outcome is not None:
                break
            if ply % 3 == 0:
                drawn = drawn_of(belief.real, observer, 3)
                for world in belief.followed[:: max(1, len(belief.followed) // 4)]:
                    assert drawn_of(world, observer, 3) == drawn, (seed, ply)
                    alike += world_of(world) != world_of(belief.real)
    assert alike > 5


def test_traces_of_older_versions_are_read() -> None:
    """Then a look at a block told nothing of what was before: its deeds until then are nobody's."""
    match = bellum.new_game("julius_caesar", seed="older")
    rng = random.Random("older")
    looks = 0
    for ply in range(400):
        real = match.position
        assert isinstance(real, CivilWar)
        seat = rng.choice([s for s in range(2) if real.owes(s)])
        match.play(seat, rng.choice(real.prior(seat)[:3]))
        if ply % 50 or match.outcome is not None:
            continue
        assert list(read_trace(write_trace(real.trace))) == list(real.trace)
        old = [entry & MORE - 1 for entry in real.trace]
        looks += sum(entry >= MORE for entry in real.trace)
        raw = b64encode(bytes(part for entry in old for part in (entry >> 8, entry & 255))).decode()
        older = GAME.from_data({**real.to_data(), "trace": raw})
        assert isinstance(older, CivilWar)
        assert list(older.trace) == old
        for seat in range(2):
            world = older.sample(seat, Dice(key_of("older")))
            assert world.view(seat) == real.view(seat)
    assert looks > 20


@pytest.mark.parametrize(("seed", "plies", "seat"), [(1, 50, CAESAR), (9, 40, POMPEIUS), (15, 300, POMPEIUS)])
def test_a_telling_is_found_where_the_first_guesses_are_wrong(seed: int, plies: int, seat: int) -> None:
    """Which of the blocks placed in a port were fleets may show only late: then all is guessed anew."""
    match = bellum.new_game("julius_caesar", options={"free_setup": True}, seed=f"guess {seed}")
    rng = random.Random(seed)
    for _ in range(plies):
        before = match.position
        assert isinstance(before, CivilWar)
        owner = rng.choice([s for s in range(2) if before.owes(s)])
        match.play(owner, lively(before, owner, rng))
    real = match.position
    assert isinstance(real, CivilWar)
    searches = 0
    for telling in tellings(real, seat):
        assert telling.find()
        assert len(telling.doers) == len(telling.deeds)
        searches = max(searches, telling.searches)
    assert searches > 1


def test_a_telling_is_found_where_few_have_room_for_what_is_gained_far_away() -> None:
    """Who goes a long way and gains a step at its end must have been able to when he left: that is asked at once."""
    match = bellum.new_game("julius_caesar", seed="s5068")
    rng = random.Random(5068)
    for _ in range(560):
        before = match.position
        assert isinstance(before, CivilWar)
        owner = rng.choice([s for s in range(2) if before.owes(s)])
        match.play(owner, lively(before, owner, rng))
    real = match.position
    assert isinstance(real, CivilWar)
    for telling in tellings(real, POMPEIUS):
        assert telling.find()
        assert telling.searches < 100


@pytest.mark.parametrize("free", [False, True])
def test_nothing_is_asked_of_a_telling_that_the_truth_does_not_fulfil(free: bool) -> None:
    """Whoever truly did a deed is one of those that can have done it: nothing possible is ruled out."""
    match = bellum.new_game("julius_caesar", options={"free_setup": free}, seed="fulfilled")
    rng = random.Random(f"fulfilled {free}")
    ply = 0
    while match.outcome is None:
        real = match.position
        assert isinstance(real, CivilWar)
        seat = rng.choice([s for s in range(2) if real.owes(s)])
        match.play(seat, lively(real, seat, rng))
        ply += 1
        if ply % 13 or match.outcome is not None:
            continue
        for telling in tellings(real, SPECTATOR):
            for i, deed in enumerate(telling.deeds):
                doer = in_hand(real) if deed.number < 0 else real.trace[deed.number] & 63
                telling.wake(i)
                assert telling.place[doer] == deed.source
                if deed.code == SEEN:
                    assert telling.able(i) == [doer]
                else:
                    assert telling.can(deed, doer), (ply, i, BLOCK_ID[doer])
                if deed.moves:
                    stay = [b for b in telling.blocks if telling.place[b] == deed.source and b != doer]
                    assert all(telling.stays(deed, b) for b in stay)
                telling.do(deed, doer)


def tellings(real: CivilWar, seat: int) -> Iterable[Telling]:
    """What was seen of each army, before it is known who did it."""
    past = Past(real)
    for army in hidden_armies(real, seat):
        yield army.telling(real, past)


# -- whole games ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("free", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_whole_games(seed: int, free: bool) -> None:
    """Some history behind every sampled world tells the seat the same story; also for samples of samples."""
    match = bellum.new_game("julius_caesar", options={"free_setup": free}, seed=f"whole {seed}")
    rng = random.Random(f"whole {seed} {free}")
    ply = 0
    while match.outcome is None:
        real = match.position
        assert isinstance(real, CivilWar)
        seat = rng.choice([s for s in range(2) if real.owes(s)])
        match.play(seat, lively(real, seat, rng))
        ply += 1
        if ply % 23 == 0:
            judge(match, f"{seed} {ply}")


def judge(match: Match, word: str) -> None:
    real = match.position
    assert isinstance(real, CivilWar)
    for seat in range(2):
        witness = Witness(match, seat)
        assert witness.explains(real, real)
        for draw in range(2):
            world = real.sample(seat, Dice(key_of(f"{word} {draw}")))
            agree(real, world, seat)
            assert witness.explains(world, real) is not False, (word, seat, *differences(real, world))
            again = world.sample(seat, Dice(key_of(f"again {word} {draw}")))
            agree(real, again, seat)
            assert witness.explains(again, real) is not False, (word, seat, *differences(real, again))


def agree(real: CivilWar, world: CivilWar, seat: int) -> None:
    """What a seat sees and may do is the same, and whoever owes an action has one."""
    assert world.view(seat) == real.view(seat)
    assert world.legal(seat) == real.legal(seat)
    assert world.owners() == real.owners()
    for side in range(2):
        assert bool(world.legal(side)) == real.owes(side)


def test_the_witness_knows_a_false_world() -> None:
    """The judge itself: a world with two enemy blocks exchanged that were never together is found out."""
    match = bellum.new_game("julius_caesar", seed="false")
    rng = random.Random(1)
    found = Counter[bool | None]()
    for _ in range(300):
        real = match.position
        assert isinstance(real, CivilWar)
        seat = rng.choice([s for s in range(2) if real.owes(s)])
        match.play(seat, lively(real, seat, rng))
        if match.outcome is not None or len(match.record.actions) > 60:
            break
    real = match.position
    assert isinstance(real, CivilWar)
    witness = Witness(match, CAESAR)
    foes = [b for b in range(BLOCKS) if COLOUR[b] == POMPEIUS == real.side[b] and real.place[b] < SPACES]
    for one in foes:
        for two in foes:
            if one < two and real.place[one] != real.place[two] and FLEET[one] == FLEET[two]:
                world = real.clone()
                world.place[one], world.place[two] = real.place[two], real.place[one]
                found[witness.explains(world, real)] += 1
    assert found[False] > 20


# -- free set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_a_free_set_up_halfway(seed: int) -> None:
    """5.3 The pile that is left can always be placed: fleets never wait for a port that is not there."""
    match = bellum.new_game("julius_caesar", options={"free_setup": True}, seed=seed)
    rng = random.Random(seed)
    while match.legal("caesar")[0].startswith("place"):
        match.play("caesar", rng.choice(match.legal("caesar")))
        real = match.position
        assert isinstance(real, CivilWar)
        for draw in range(25):
            world = real.sample(POMPEIUS, Dice(key_of(f"pile {draw}")))
            agree(real, world, POMPEIUS)
            while world.owes(CAESAR) and TABLE.verb(world.legal(CAESAR)[0]) == "place":
                world.play(CAESAR, world.legal(CAESAR)[-1])
        if not match.legal("caesar"):
            break


def test_a_free_set_up_is_unknown() -> None:
    """5.3 Before the first battle any of Caesar's placed blocks may be anywhere, fleets in ports."""
    match = bellum.new_game("julius_caesar", options={"free_setup": True}, seed=5)
    while "place" in (match.legal("caesar") or match.legal("pompeius") or [""])[0]:
        seat = match.to_move()[0]
        match.play(seat, match.legal(seat)[0])
    real = match.position
    assert isinstance(real, CivilWar)
    places = Counter[tuple[str, str]]()
    for draw in range(400):
        world = real.sample(POMPEIUS, Dice(key_of(f"free {draw}")))
        for b in range(31):
            if world.place[b] < SPACES:
                places[BLOCK_ID[b], SPACE_ID[world.place[b]]] += 1
    ports = {city for block, city in places if block == "caesar_navis_1"}
    assert ports == {"ravenna", "genua", "massilia", "narbo"}
    for name in ("caesar", "antonius", "legio_10"):
        assert {city for block, city in places if block == name} == {*ports, "lugdunum"}


# -- cards -----------------------------------------------------------------------------------------------------------------


def chi_square(counts: Iterable[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("script", [[], ["discard"], ["discard", "play"]])
def test_hidden_cards_are_dealt_uniformly(script: list[str]) -> None:
    """2.1 Each card that a seat has not seen is as likely as any other in every place that it cannot see."""
    match = bellum.new_game("julius_caesar", seed="cards")
    for verb in script:
        for seat in ("caesar", "pompeius"):
            if seat == "pompeius" or verb != script[-1]:
                match.play(seat, next(a for a in match.legal(seat) if a.startswith(verb)))
    real = match.position
    assert isinstance(real, CivilWar)
    unseen = [c for c in range(CARDS) if c not in real.hands[CAESAR] and c != real.discard[CAESAR]]
    draws = 4000
    hand, aside, chosen = Counter[int](), Counter[int](), Counter[int]()
    for draw in range(draws):
        world = real.sample(CAESAR, Dice(key_of(f"deal {draw}")))
        hand.update(world.hands[POMPEIUS])
        aside[world.discard[POMPEIUS]] += 1
        chosen[world.chosen[POMPEIUS]] += 1
        assert world.hands[CAESAR] == real.hands[CAESAR]
    size = len(real.hands[POMPEIUS])
    # 20 or 21 degrees of freedom: 60 is passed by chance once in 200,000.
    assert set(hand) == set(unseen)
    assert chi_square(hand.values(), draws * size / len(unseen)) < 60
    for pile, there in ((aside, real.discard[POMPEIUS] >= 0), (chosen, real.chosen[POMPEIUS] >= 0)):
        assert (set(pile) == {-1}) == (not there)
        if there:
            assert set(pile) == set(unseen)
            assert chi_square(pile.values(), draws / len(unseen)) < 60


def test_the_games_own_dice_are_never_sampled() -> None:
    """A sample rolls other dice than the game, and drawing it rolls none."""
    match = bellum.new_game("julius_caesar", seed="dice")
    before = match.position.to_json()
    keys = {match.sample(seat, draw).dice.key for seat in ("caesar", "pompeius") for draw in range(50)}
    assert len(keys) >= 50
    assert match.position.dice.key not in keys
    assert match.position.to_json() == before
    assert match.sample("caesar", 7) == match.sample("caesar", 7)


def test_a_spectator_samples_both_sides() -> None:
    match = bellum.new_game("julius_caesar", options={"free_setup": True}, seed="spectator")
    rng = random.Random(8)
    changed = Counter[int]()
    for _ in range(150):
        real = match.position
        assert isinstance(real, CivilWar)
        world = real.sample(SPECTATOR, Dice(key_of("spectator")))
        assert world.view(SPECTATOR) == real.view(SPECTATOR)
        for b in range(BLOCKS):
            changed[COLOUR[b]] += world.place[b] != real.place[b]
        seat = rng.choice([s for s in range(2) if real.owes(s)])
        match.play(seat, lively(real, seat, rng))
    assert changed[CAESAR] > 100
    assert changed[POMPEIUS] > 100
    assert changed[2] == 0
