"""Executors: every game exactly once, whatever becomes of the workers; errors that are sentences."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from pathlib import Path

import pytest

from bellum.arena import executor as executors
from bellum.arena.executor import LOCAL, Local, WorkersLost, chunks, executor, gather
from bellum.kernel import BadSetup


def play_and_die_once(folder: str, numbers: Sequence[int]) -> list[int]:
    """A work whose worker is killed in the middle, the first time that it has number 7."""
    if 7 in numbers:
        try:
            (Path(folder) / "died").touch(exist_ok=False)
        except FileExistsError:
            pass
        else:
            os.kill(os.getpid(), signal.SIGKILL)
    return [number * number for number in numbers]


def die(folder: str, numbers: Sequence[int]) -> list[int]:
    os.kill(os.getpid(), signal.SIGKILL)
    return []


@pytest.mark.parametrize("games", [1, 15, 16, 17, 100, 5000])
@pytest.mark.parametrize("workers", [1, 2, 7])
def test_chunks_hold_every_game_once(games: int, workers: int) -> None:
    parts = chunks(range(games), workers)
    assert [number for part in parts for number in part] == list(range(games))
    assert max(len(part) for part in parts) <= executors.LARGEST_CHUNK


def test_a_lost_process_is_replaced_and_its_games_are_played_once(tmp_path: Path) -> None:
    seen: list[int] = []
    place = Local(2)
    with place.opened():
        results = gather(place, play_and_die_once, str(tmp_path), range(40), seen.append)
    assert (tmp_path / "died").exists()
    assert sorted(results) == [number * number for number in range(40)]
    assert seen == sorted(set(seen))
    assert seen[-1] == 40


def test_processes_that_die_again_and_again_are_given_up(tmp_path: Path) -> None:
    place = Local(2)
    with place.opened(), pytest.raises(WorkersLost, match="lost 3 times in a row"):
        gather(place, die, str(tmp_path), range(40))


def test_a_place_needs_a_worker() -> None:
    with pytest.raises(BadSetup, match="at least one worker"):
        executor(LOCAL, 0)
    assert executor().workers() == 1
    assert executor(LOCAL, 3).workers() == 3
