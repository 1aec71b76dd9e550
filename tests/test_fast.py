"""The engine that people get: compiled where that can be, plain where not, and nobody waits for it."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bellum
from bellum import compiling, fast
from bellum.cli import main
from bellum.server.tables.machines import Machines
from bellum.server.tables.thinker import Question, Thought

COMPILED = os.environ.get("BELLUM_EXPECT_COMPILED") == "1"
SMALL = "def double(number: int) -> int:\n    return 2 * number\n"


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """As if this package were an installed one that runs on plain Python; the folder in which engines are kept."""
    monkeypatch.setattr(fast, "BUILDER", tmp_path / "nowhere")
    monkeypatch.setattr(fast, "running", lambda: fast.PLAIN)
    monkeypatch.setenv("BELLUM_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv(fast.WISH, fast.AUTO)
    return tmp_path / "cache" / "engine"


def keep(folder: Path) -> Path:
    """A tree that passes for the compiled one: the same package by another path."""
    target = folder / fast.stamp()
    (target / "bellum").mkdir(parents=True)
    for path in compiling.PACKAGE.iterdir():
        if path.name != "__pycache__":
            (target / "bellum" / path.name).symlink_to(path)
    for library in compiling.PACKAGE.parent.glob(
        "*.so"
    ):  # of the compiled code, on which the tests run as well
        (target / library.name).symlink_to(library)
    (target / compiling.STAMP).write_text(f"{fast.stamp()} whole\n", encoding="utf-8")
    return target


def test_the_version_tells_which_engine_runs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    engine = "compiled engine" if COMPILED else "plain Python engine"
    assert capsys.readouterr().out == f"bellum {bellum.__version__} ({engine})\n"
    assert main(["engine"]) == 0
    assert capsys.readouterr().out.startswith(f"{engine}: {Path(bellum.__file__).parent}\n")


def test_whoever_imports_the_package_gets_what_was_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(fast.WISH, raising=False)
    assert not fast.wanted()
    assert fast.environment() == {**os.environ}
    assert fast.begin() is None


def test_a_kept_tree_is_taken_if_it_is_of_these_sources(installed: Path) -> None:
    assert fast.kept() is None
    target = keep(installed)
    assert fast.kept() == target
    assert fast.environment()["PYTHONPATH"] == str(target)
    (target / compiling.STAMP).write_text("of other sources whole\n", encoding="utf-8")
    assert fast.kept() is None


def test_the_command_begins_anew_with_it(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[list[str], str]] = []
    monkeypatch.setattr(os, "execve", lambda file, words, env: begun.append((words, env["PYTHONPATH"])))
    monkeypatch.setattr(sys, "argv", ["bellum", "games"])
    fast.prefer()
    assert begun == []
    target = keep(installed)
    monkeypatch.setattr(compiling, "refresh_data", lambda files, tree: None)
    fast.prefer()
    assert begun == [([sys.executable, "bellum", "games"], str(target))]
    monkeypatch.setenv(fast.WISH, fast.PLAIN)
    fast.prefer()
    assert len(begun) == 1


def test_data_are_brought_up_to_date_in_a_tree(tmp_path: Path) -> None:
    package, tree = tmp_path / "bellum", tmp_path / "tree"
    (package / "facts").mkdir(parents=True)
    (package / "rules.py").write_text("1", encoding="utf-8")
    (package / "facts" / "map.toml").write_text("old", encoding="utf-8")
    (package / "gone.toml").write_text("", encoding="utf-8")
    compiling.copy_sources(compiling.sources(package), tree, package)
    (package / "facts" / "map.toml").write_text("newer", encoding="utf-8")
    (package / "gone.toml").unlink()
    compiling.refresh_data(compiling.sources(package), tree, package)
    assert (tree / "bellum" / "facts" / "map.toml").read_text(encoding="utf-8") == "newer"
    assert sorted(path.name for path in (tree / "bellum").iterdir()) == ["facts", "rules.py"]


def test_without_a_compiler_a_line_says_so(
    installed: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("PATH", str(installed))
    assert fast.begin() is None
    said = capsys.readouterr().err
    assert said.startswith("bellum: machine players run on plain Python")
    assert "No C compiler was found (looked for no-such-compiler)" in said
    assert main(["engine", "--build"]) == 2
    assert "cannot be built: No C compiler" in capsys.readouterr().err


def test_without_the_packages_a_line_says_what_to_install(
    installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "missing", lambda: None)
    monkeypatch.setattr(compiling, "find_spec", lambda name: None)
    assert fast.lacking() == "mypyc and setuptools not installed: pip install 'bellum[fast]'."
    monkeypatch.setenv("BELLUM_CACHE", "off")
    assert fast.lacking() == "There is no place to keep it (BELLUM_CACHE is off)."


def test_a_build_beside_is_ended_with_its_server(
    installed: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fast, "lacking", lambda: None)
    monkeypatch.setattr(fast, "builder", lambda: [sys.executable, "-c", "import time; time.sleep(600)"])
    building = fast.begin()
    assert building is not None
    assert "is being built meanwhile" in capsys.readouterr().err
    building.stop()
    assert building.wait() != 0


def test_machines_think_with_it_as_soon_as_it_is_there(
    installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "refresh_data", lambda files, tree: None)
    match = bellum.new_game("julius_caesar", seed="machines")
    question = Question("julius_caesar", match.position.to_json(), 0, "random", "s")

    async def run() -> tuple[list[bool], list[Thought | None]]:
        pool = Machines(1, 60)
        try:
            answers = [await pool.think(question)]
            engines = [worker.fast for worker in pool._idle]
            keep(installed)
            answers.append(await pool.think(question))
            engines += [worker.fast for worker in pool._idle]
            return engines, answers
        finally:
            await asyncio.to_thread(pool.close)

    engines, answers = asyncio.run(run())
    assert engines == [False, True]
    assert answers[0] == answers[1] is not None  # the same sources choose the same


@pytest.mark.slow
@pytest.mark.skipif(compiling.missing() is not None, reason="there is no C compiler")
def test_an_installed_package_compiles_itself(tmp_path: Path) -> None:
    """A small package with the same builder: once for its sources, and again when they change."""
    package = tmp_path / "site" / "bellum"
    (package / "kernel").mkdir(parents=True)
    for folder in (package, package / "kernel"):
        (folder / "__init__.py").touch()
    (package / "kernel" / "small.py").write_text(SMALL, encoding="utf-8")
    shutil.copy(compiling.PACKAGE / "compiling.py", package / "compiling.py")
    target = tmp_path / "kept"
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    command = [sys.executable, str(package / "compiling.py"), str(target)]
    look = "import bellum.kernel.small as m; print(m.__file__, m.double(21))"
    for factor in (2, 3):
        small = SMALL.replace("2 *", f"{factor} *")
        (package / "kernel" / "small.py").write_text(small, encoding="utf-8")
        subprocess.run(command, env=env, check=True, capture_output=True)
        shown = subprocess.run(
            [sys.executable, "-c", look],
            env={**env, "PYTHONPATH": str(target)},
            cwd=tmp_path,
            check=True,
            capture_output=True,
            text=True,
        )
        file, number = shown.stdout.split()
        assert Path(file).suffix == ".so"
        assert int(number) == 21 * factor
    before = (target / compiling.STAMP).stat().st_mtime_ns
    subprocess.run(command, env=env, check=True, capture_output=True)
    assert (target / compiling.STAMP).stat().st_mtime_ns == before
