"""Dice: uniform, the same on every machine and however the stream is read, and committed to beforehand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bellum.kernel import Dice, key_of, seed_digest

FIRST_ROLLS = [6, 4, 3, 3, 1, 6, 3, 4, 6, 1, 3, 5, 2, 2, 3, 3, 3, 6, 5, 3]
NEXT_NUMBERS = [130, 365, 431, 523, 253]
SHUFFLED = [1, 8, 7, 2, 6, 5, 0, 4, 3, 9]

SEEDS = st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=40)


@pytest.mark.parametrize("sides", [2, 3, 6, 10, 20, 27, 100, 256, 257, 1000])
def test_uniform(sides: int) -> None:
    """Chi-square of a fixed stream; the bound is passed by a true die in all but one case of a million."""
    dice = Dice(key_of(f"uniform {sides}"))
    rolls = max(20 * sides, 2000)
    counts = [0] * sides
    for _ in range(rolls):
        counts[dice.below(sides)] += 1
    expected = rolls / sides
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    freedom = sides - 1
    # Wilson and Hilferty: the cube root of chi-square over its freedom is nearly normal.
    z = ((chi_square / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / (2 / (9 * freedom)) ** 0.5
    assert abs(z) < 4.9


def test_pairs_of_rolls_are_independent() -> None:
    dice = Dice(key_of("pairs"))
    counts = [0] * 36
    for _ in range(36 * 200):
        counts[dice.below(6) * 6 + dice.below(6)] += 1
    assert sum((count - 200) ** 2 / 200 for count in counts) < 85  # 35 degrees of freedom, one in 200,000


def test_shuffles_are_uniform() -> None:
    dice = Dice(key_of("shuffle"))
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24 * 100):
        items = [0, 1, 2, 3]
        dice.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 70  # 23 degrees of freedom


def test_the_stream_is_fixed_for_ever() -> None:
    """A record replays on any machine and any later version: these numbers may never change."""
    dice = Dice(key_of("bellum"))
    assert [dice.roll(6) for _ in range(20)] == FIRST_ROLLS
    assert [dice.below(1000) for _ in range(5)] == NEXT_NUMBERS
    items = list(range(10))
    dice.shuffle(items)
    assert items == SHUFFLED


@given(SEEDS, st.integers(0, 200), st.integers(0, 200))
def test_any_split_of_the_stream_reads_the_same(seed: str, first: int, then: int) -> None:
    whole = Dice(key_of(seed))
    stream = [whole.byte() for _ in range(first + then)]
    front = Dice(key_of(seed))
    assert [front.byte() for _ in range(first)] == stream[:first]
    again = Dice(key_of(seed), front.used)
    assert [again.byte() for _ in range(then)] == stream[first:]
    assert again.used == whole.used == first + then


@given(SEEDS, st.lists(st.integers(1, 65536), max_size=30))
def test_below_stays_below(seed: str, bounds: list[int]) -> None:
    dice = Dice(key_of(seed))
    for bound in bounds:
        assert 0 <= dice.below(bound) < bound


@given(SEEDS, st.integers(1, 256))
def test_roll_is_a_die(seed: str, sides: int) -> None:
    assert 1 <= Dice(key_of(seed)).roll(sides) <= sides


@given(SEEDS, st.integers(0, 130))
def test_a_clone_goes_its_own_way(seed: str, used: int) -> None:
    dice = Dice(key_of(seed))
    for _ in range(used):
        dice.byte()
    copy = dice.clone()
    ahead = [copy.roll(6) for _ in range(20)]
    assert dice.used == used
    assert [dice.roll(6) for _ in range(20)] == ahead


@given(st.lists(SEEDS, min_size=2, max_size=2, unique=True))
def test_every_seed_has_its_own_key_and_digest(seeds: list[str]) -> None:
    assert key_of(seeds[0]) != key_of(seeds[1])
    assert seed_digest(seeds[0]) != seed_digest(seeds[1])


@given(SEEDS)
def test_the_digest_commits_to_the_seed_and_tells_nothing_of_the_dice(seed: str) -> None:
    digest = seed_digest(seed)
    assert digest == seed_digest(seed)
    assert len(bytes.fromhex(digest)) == 32
    assert bytes.fromhex(digest) != key_of(seed)


@given(SEEDS, st.lists(st.integers(), unique=True, max_size=40))
def test_a_shuffle_loses_nothing(seed: str, items: list[int]) -> None:
    shuffled = items[:]
    Dice(key_of(seed)).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)
