"""Comparing two revisions: what can be tested without a clock."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import bellum
from bench import against, games, loop
from bench.against import Side, Trouble

ROOT = Path(__file__).parents[2]

# -- the command line --------------------------------------------------------------------------------------


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What a comparison was asked for, instead of making it."""
    calls: list[tuple[Any, ...]] = []

    def compare(*arguments: Any) -> int:
        calls.append(arguments)
        return 0

    monkeypatch.setattr(against, "compare", compare)
    return calls


def test_a_comparison_is_of_all_games_unless_some_are_named(asked: list[tuple[Any, ...]]) -> None:
    assert games.main(["--against", "HEAD~1"]) == 0
    words = ["--game", "hannibal", "--game", "julius_caesar", "--seconds", "0.5", "--rounds", "3"]
    assert games.main(["--against", "v1", *words]) == 0
    assert asked == [
        ("HEAD~1", list(bellum.GAMES), against.SECONDS, against.ROUNDS),
        ("v1", ["hannibal", "julius_caesar"], 0.5, 3),
    ]


@pytest.mark.parametrize(
    "words",
    [
        ["--rounds", "3"],
        ["--against", "HEAD", "--rounds", "0"],
        ["--against", "HEAD", "--seconds", "0"],
        ["--against", "HEAD", "--seconds", "nan"],
        ["--against", "HEAD", "--game", "chess"],
        ["--against"],
    ],
)
def test_what_makes_no_sense_is_refused(words: list[str], asked: list[tuple[Any, ...]]) -> None:
    with pytest.raises(SystemExit) as stop:
        games.main(words)
    assert stop.value.code == 2
    assert asked == []


# -- the trees ---------------------------------------------------------------------------------------------


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """Two commits of one file."""
    root = tmp_path / "repository"
    (root / "bellum").mkdir(parents=True)
    run = ["git", "-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"]
    subprocess.run([*run, "init", "-q", "."], cwd=root, check=True)
    for number in (1, 2):
        (root / "bellum" / "rules.py").write_text(f"NUMBER = {number}\n", encoding="utf-8")
        subprocess.run([*run, "add", "."], cwd=root, check=True)
        subprocess.run([*run, "commit", "-qm", str(number)], cwd=root, check=True)
    return root


@pytest.fixture(autouse=True)
def no_git_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hook of git runs with the place of its repository set, and these tests have another."""
    for name in list(os.environ):
        if name.startswith("GIT_"):
            monkeypatch.delenv(name)


def test_a_revision_is_checked_out_once_and_leaves_the_repository_alone(
    repository: Path, tmp_path: Path
) -> None:
    place = tmp_path / "place"
    place.mkdir()
    commit = against.commit_of("HEAD~1", repository)
    (repository / "bellum" / "rules.py").write_text("NUMBER = 3\n", encoding="utf-8")
    before = against.git("status", "--short", root=repository)
    tree = against.check_out(commit, repository, place)
    assert (tree / "bellum" / "rules.py").read_text(encoding="utf-8") == "NUMBER = 1\n"
    assert against.git("status", "--short", root=repository) == before == "M bellum/rules.py"
    assert [path.name for path in place.iterdir()] == [commit]
    (tree / "kept").touch()
    assert against.check_out(commit, repository, place) == tree
    assert (tree / "kept").is_file()


def test_the_oldest_trees_make_room_and_broken_ones_go(repository: Path, tmp_path: Path) -> None:
    place = tmp_path / "place"
    for age in range(against.KEEP + 1):
        old = place / f"old{age}"
        old.mkdir(parents=True)
        os.utime(old, (1000 - age, 1000 - age))
    (place / "broken.new").mkdir()
    commit = against.commit_of("HEAD", repository)
    against.check_out(commit, repository, place)
    assert sorted(path.name for path in place.iterdir()) == sorted(
        [commit, *(f"old{age}" for age in range(against.KEEP - 1))]
    )


def test_a_tree_that_cannot_be_made_is_not_left_half_made(repository: Path, tmp_path: Path) -> None:
    place = tmp_path / "place"
    place.mkdir()
    with pytest.raises(Trouble, match="git read-tree failed"):
        against.check_out("0" * 40, repository, place)
    assert list(place.iterdir()) == []


@pytest.mark.parametrize("revision", ["nowhere", "--help", "HEAD:bellum", ""])
def test_a_revision_that_is_none_is_told_in_a_sentence(revision: str, repository: Path) -> None:
    with pytest.raises(Trouble, match=f"there is no revision '{revision}'"):
        against.commit_of(revision, repository)


def test_trouble_ends_the_comparison(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def trouble(revision: str) -> str:
        raise Trouble(f"there is no {revision}.")

    monkeypatch.setattr(against, "commit_of", trouble)
    assert against.compare("v1", [], 1.0, 1) == 1
    assert capsys.readouterr().err == "bench: there is no v1.\n"


def test_a_folder_that_is_no_checkout_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="is not a git checkout"):
        against.commit_of("HEAD", tmp_path)


def test_without_git_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(Trouble, match="git was not found"):
        against.commit_of("HEAD", ROOT)


def stub(tree: Path, code: str) -> Path:
    """A tree with tools of its own."""
    (tree / "tools").mkdir(parents=True)
    (tree / "tools" / "compile.py").write_text(code, encoding="utf-8")
    return tree


def test_each_tree_is_compiled_with_its_own_tools(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    note = "import sys; from pathlib import Path; Path('said').write_text(sys.argv[1])"
    checks = stub(tmp_path / "checks", "")
    monkeypatch.setattr(against, "ROOT", checks)
    one, two = stub(tmp_path / "one", note), stub(tmp_path / "two", note)
    assert against.compile_trees({"one": one, "two": two}) is None
    assert [(tree / "said").read_text() for tree in (one, two)] == ["--whole", "--whole"]
    bad = stub(tmp_path / "bad", "print('line 7: a mistake'); raise SystemExit(1)")
    assert against.compile_trees({"one": one, "bad": bad}) == "bad does not compile (see above)."
    assert "line 7: a mistake" in capfd.readouterr().err
    (tmp_path / "none").mkdir()
    reason = against.compile_trees({"none": tmp_path / "none", "one": one})
    assert reason == "none has no tools/compile.py."


def test_without_a_compiler_its_absence_is_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(against, "ROOT", stub(tmp_path, "raise SystemExit('No C compiler was found.')"))
    assert against.compile_trees({}) == "No C compiler was found."


# -- the measurements --------------------------------------------------------------------------------------


def test_the_sides_take_turns_at_being_first() -> None:
    order: list[str] = []

    def measure(side: Side, number: int) -> against.Run:
        order.append(f"{side.name}{number}")
        return {"number": number}

    sides = Side("a", ROOT), Side("b", ROOT)
    before, after = against.alternate(*sides, 3, measure)
    assert order == ["a0", "b0", "b1", "a1", "a2", "b2"]
    assert before == after == [{"number": 0}, {"number": 1}, {"number": 2}]


def test_the_loop_runs_with_the_code_of_a_tree(tmp_path: Path) -> None:
    """A kernel that has nothing but what the loop may use; the games end after 40 actions."""
    kernel = tmp_path / "bellum" / "kernel"
    kernel.mkdir(parents=True)
    (kernel / "__init__.py").touch()
    (kernel / "position.py").write_text(
        """
class Position:
    def __init__(self):
        self.outcome, self.dice, self.left = None, None, 40
    def advance(self): self.left = 40
    def owners(self): return (1, 2, 3, 6)[self.left % 4]
    def legal(self, seat): return [seat, seat + 1]
    def apply(self, seat, action):
        assert action in (seat, seat + 1) and self.owners() >> seat & 1
        self.left -= 1
        self.outcome = None if self.left else "over"
    def clone(self): return self
    def sample(self, seat, dice): return self
""",
        encoding="utf-8",
    )
    (tmp_path / "bellum" / "__init__.py").write_text(
        """
from .kernel.position import Position
class Toy:
    def new(self, seed): return Position()
def game(id): return {"toy": Toy()}[id]
""",
        encoding="utf-8",
    )
    side = Side("stub", tmp_path)
    assert against.loop(side, False, "toy", 0, "--probe") is True
    assert against.loop(side, False, "chess", 0, "--probe") is False
    run = against.loop(side, False, "toy", 0, "--seconds", "0.001")
    assert set(run["lengths"]) == {40}
    assert len(run["times"]) == len(run["lengths"])
    assert run["clones"] > 0
    assert run["samples"] > 0


def test_code_from_elsewhere_is_not_measured(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Trouble, match="hannibal could not be measured in the plain code of stub"):
        against.loop(Side("stub", tmp_path), False, "hannibal", 0, "--probe")
    assert f"is not the .py code of {tmp_path}" in capfd.readouterr().err


def test_the_loop_plays_real_games(capsys: pytest.CaptureFixture[str]) -> None:
    game = loop.find("julius_caesar")
    kept: list[tuple[Any, int]] = []
    length = loop.play(game, 1, kept)
    assert length == loop.play(game, 1)
    assert len(kept) == length // loop.EVERY
    with pytest.raises(KeyError):
        loop.find("chess")


def test_the_loop_is_a_script_without_bench() -> None:
    code = f"import runpy, sys; runpy.run_path({str(against.LOOP)!r}); print('bench' in sys.modules)"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout == "False\n"


# -- the table ---------------------------------------------------------------------------------------------


def figures(lengths: list[int], times: list[float], clones: float = 1000.0) -> against.Run:
    return {"lengths": lengths, "times": times, "clones": clones, "samples": 100.0}


def test_the_pace_is_of_the_games_that_both_played() -> None:
    slow = figures([100, 300], [1.0, 2.0])
    fast = figures([100, 300, 1], [0.5, 1.0, 7.0])
    assert against.pace(slow, fast) == (200.0, 400.0)
    assert against.pace(fast, slow) == (400.0, 200.0)


def test_the_table_has_medians_ratios_and_their_span() -> None:
    before = [figures([100, 300], [1.0, 2.0]) for _ in range(3)]
    after = [figures([100, 300, 5], [0.1, time, 9.0], 2000.0) for time in (2.0, 1.0, 1.6)]
    assert against.table("plain", before, after) == [
        "plain                         before       after     ratio         min-max",
        "  actions/s                      200         250     1.250     1.000-2.000",
        "  clones/s                     1,000       2,000     2.000     2.000-2.000",
        "  samples/s                      100         100     1.000     1.000-1.000",
        "  actions per game, mean       200.0       200.0            the same games",
    ]


def test_other_games_and_missing_samples_are_shown() -> None:
    before = [figures([100, 300], [1.0, 2.0])]
    after = [{**figures([100, 200], [1.0, 2.0]), "samples": None}]
    lines = against.table("compiled", before, after)
    assert lines[-1] == "  actions per game, mean       200.0       150.0               other games"
    assert not any("samples" in line for line in lines)
    assert json.loads(json.dumps(after)) == after


def test_a_game_that_the_other_revision_lacks_is_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(against, "loop", lambda *arguments: False)
    against.report("chess", Side("old", ROOT), Side("new", ROOT), [False], 1.0, 1)
    assert capsys.readouterr().out == "\nchess is not in old and is left out\n"
