"""The cache that clones share: it saves work, and never costs a build."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tools import cache

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of its own for each test."""
    monkeypatch.setenv("BELLUM_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """Something worth keeping."""
    folder = tmp_path / "made"
    (folder / "deep").mkdir(parents=True)
    (folder / "a.so").write_bytes(b"machine code")
    (folder / "deep" / "b.so").write_bytes(b"more")
    return folder


def keep(key: str, made: Path, number: int = 8) -> None:
    cache.save("compiled", key, made, sorted(made.rglob("*.so")), number)


def test_what_was_saved_is_loaded(place: Path, made: Path, tmp_path: Path) -> None:
    keep("one", made)
    assert cache.load("compiled", "one", tmp_path / "new") == ["a.so", "deep/b.so"]
    assert (tmp_path / "new" / "deep" / "b.so").read_bytes() == b"more"
    assert [path.name for path in (place / "compiled").iterdir()] == ["one"]
    assert cache.load("compiled", "two", tmp_path / "other") is None


def test_a_later_entry_takes_the_place_of_the_earlier(place: Path, made: Path, tmp_path: Path) -> None:
    keep("one", made)
    (made / "a.so").write_bytes(b"newer")
    keep("one", made)
    cache.load("compiled", "one", tmp_path / "new")
    assert (tmp_path / "new" / "a.so").read_bytes() == b"newer"
    assert [path.name for path in (place / "compiled").iterdir()] == ["one"]


@pytest.mark.parametrize("harm", ["cut", "lost", "list", "list of nothing"])
def test_a_damaged_entry_is_not_used(harm: str, place: Path, made: Path, tmp_path: Path) -> None:
    keep("one", made)
    entry = place / "compiled" / "one"
    if harm == "cut":
        (entry / "files" / "a.so").write_bytes(b"machine")
    elif harm == "lost":
        (entry / "files" / "a.so").unlink()
    else:
        (entry / "manifest.json").write_text("{" if harm == "list" else json.dumps([]), encoding="utf-8")
    assert cache.load("compiled", "one", tmp_path / "new") is None
    keep("one", made)
    assert cache.load("compiled", "one", tmp_path / "newer") == ["a.so", "deep/b.so"]


def test_the_entries_used_last_stay(place: Path, made: Path, tmp_path: Path) -> None:
    for age, key in enumerate(["new", "older", "oldest"]):
        keep(key, made)
        os.utime(place / "compiled" / key, (1000 - age, 1000 - age))
    (place / "compiled" / ".new-left").mkdir()
    os.utime(place / "compiled" / ".new-left", (1000, 1000))
    (place / "compiled" / ".new-at-work").mkdir()
    cache.load("compiled", "oldest", tmp_path / "used")
    keep("newest", made, 3)
    kept = {path.name for path in (place / "compiled").iterdir()}
    assert kept == {"newest", "oldest", "new", ".new-at-work"}


def test_many_at_once_find_all_or_nothing(place: Path, made: Path, tmp_path: Path) -> None:
    wrong: list[object] = []

    def work(number: int) -> None:
        for turn in range(15):
            keep(f"key {turn % 3}", made, 2)
            target = tmp_path / f"{number} {turn}"
            found = cache.load("compiled", f"key {turn % 3}", target)
            if found is not None and [(target / name).read_bytes() for name in found] != [
                b"machine code",
                b"more",
            ]:
                wrong.append(found)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert not [path for path in (place / "compiled").iterdir() if path.name.startswith(".")]


def test_where_nothing_can_be_written_nothing_is_said(
    made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("BELLUM_CACHE", str(tmp_path / "file"))
    keep("one", made)
    assert cache.load("compiled", "one", tmp_path / "new") is None
    assert capfd.readouterr() == ("", "")


def test_its_place(monkeypatch: pytest.MonkeyPatch, made: Path, tmp_path: Path) -> None:
    monkeypatch.delenv("BELLUM_CACHE", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", "/home/ala")
    assert cache.home() == Path("/home/ala/.cache/bellum")
    monkeypatch.setenv("XDG_CACHE_HOME", "not/absolute")
    assert cache.home() == Path("/home/ala/.cache/bellum")
    monkeypatch.setenv("XDG_CACHE_HOME", "/var/cache")
    assert cache.home() == Path("/var/cache/bellum")
    monkeypatch.setenv("BELLUM_CACHE", "/elsewhere")
    assert cache.home() == Path("/elsewhere")
    monkeypatch.setenv("BELLUM_CACHE", "off")
    assert cache.home() is None
    keep("one", made)
    assert cache.load("compiled", "one", tmp_path / "new") is None


def test_a_tools_folder_is_brought_back_unless_it_is_there(place: Path, made: Path) -> None:
    cache.main(["load", "mypy", str(made.parent / "none")])
    assert not (made.parent / "none").exists()
    cache.main(["save", "mypy", str(made)])
    shutil.rmtree(made)
    cache.main(["load", "ruff", str(made)])
    assert not made.exists()
    cache.main(["load", "mypy", str(made)])
    assert (made / "deep" / "b.so").read_bytes() == b"more"
    (made / "a.so").write_bytes(b"mine")
    cache.main(["load", "mypy", str(made)])
    assert (made / "a.so").read_bytes() == b"mine"
    assert [path.name for path in made.parent.iterdir() if ".new" in path.name] == []


def test_a_tools_folder_is_saved_once_a_day(place: Path, made: Path, tmp_path: Path) -> None:
    cache.main(["save", "mypy", str(made)])
    (manifest,) = place.glob("mypy/*/manifest.json")
    (made / "a.so").write_bytes(b"later")
    cache.main(["save", "mypy", str(made)])
    assert (manifest.parent / "files" / "a.so").read_bytes() == b"machine code"
    os.utime(manifest, (1000, 1000))
    cache.main(["save", "mypy", str(made)])
    assert (manifest.parent / "files" / "a.so").read_bytes() == b"later"


# -- compiling with it -------------------------------------------------------------------------------------

# In place of mypyc: a compiler that leaves one file and a note that it was at work.
STAND_IN = """
def compile_in_place() -> None:
    with open(Path.cwd().parents[1] / "worked", "a") as note:
        note.write("once ")
    Path("bellum/rules.so").write_bytes(b"machine code of " + Path("bellum/rules.py").read_bytes())


"""
PROGRAM = 'if __name__ == "__main__":'


def clone(root: Path, rules: str = "1") -> Path:
    (root / "tools").mkdir(parents=True)
    (root / "bellum").mkdir()
    for name in ("compile.py", "cache.py"):
        shutil.copy(ROOT / "tools" / name, root / "tools" / name)
    code, program, rest = (ROOT / "bellum" / "compiling.py").read_text(encoding="utf-8").rpartition(PROGRAM)
    (root / "bellum" / "compiling.py").write_text(code + STAND_IN + program + rest, encoding="utf-8")
    (root / "bellum" / "rules.py").write_text(rules, encoding="utf-8")
    (root / "bellum" / "facts.toml").write_text("", encoding="utf-8")
    return root


def compile_tree(root: Path, *words: str) -> str:
    """Compile, and say what it said."""
    command = [sys.executable, "tools/compile.py", *words]
    result = subprocess.run(command, cwd=root, stdout=subprocess.PIPE, text=True, check=True)
    return result.stdout


def worked(root: Path) -> int:
    note = root / "worked"
    return note.read_text(encoding="utf-8").count("once") if note.is_file() else 0


def test_a_clone_of_the_same_sources_does_not_compile_again(place: Path, tmp_path: Path) -> None:
    first, second, other = clone(tmp_path / "1"), clone(tmp_path / "2"), clone(tmp_path / "3", "2")
    (second / "bellum" / "facts.toml").write_text("changed = true", encoding="utf-8")
    compile_tree(first)
    assert "from the cache" in compile_tree(second)
    assert "up to date" in compile_tree(second)
    compile_tree(other)
    assert [worked(root) for root in (first, second, other)] == [1, 0, 1]
    tree = second / "build" / "compiled" / "bellum"
    assert (tree / "rules.so").read_bytes() == b"machine code of 1"
    assert (tree / "rules.py").read_text(encoding="utf-8") == "1"
    assert (tree / "facts.toml").read_text(encoding="utf-8") == "changed = true"


def test_parts_do_for_nobody_who_wants_the_whole(place: Path, tmp_path: Path) -> None:
    first, second, third = (clone(tmp_path / str(number)) for number in range(3))
    compile_tree(first)
    compile_tree(second, "--whole")
    assert "from the cache" in compile_tree(third)
    assert "up to date" in compile_tree(third, "--whole")
    assert [worked(root) for root in (first, second, third)] == [1, 1, 0]


def test_force_and_no_cache_compile(place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, third = (clone(tmp_path / str(number)) for number in range(3))
    compile_tree(first)
    compile_tree(second, "--force")
    monkeypatch.setenv("BELLUM_CACHE", "off")
    compile_tree(third)
    assert [worked(root) for root in (first, second, third)] == [1, 1, 1]
