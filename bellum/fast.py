"""Which engine runs: plain Python, or the same sources as machine code.

The command ``bellum`` takes the compiled engine wherever it can: a wheel may bring it, and where there is a C
compiler it is built once per version and kept. Nobody waits for that: the server builds it while it serves,
its machine players think with it as soon as it is there, and the next command begins with it.

BELLUM_ENGINE=plain stays with plain Python. Programs that import the package get what they import.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from functools import lru_cache
from pathlib import Path

from . import compiling
from .kernel import position

AUTO, PLAIN = "auto", "plain"
WISH = "BELLUM_ENGINE"
OFF = ("off", "no", "none", "0")
PACKAGE = compiling.PACKAGE
ROOT = PACKAGE.parent
BUILDER = ROOT / "tools" / "compile.py"  # of a checkout, which keeps the tree in its own folder


def running() -> str:
    """The engine of this process: plain or compiled."""
    return PLAIN if position.__file__.endswith(".py") else "compiled"


def version() -> str:
    """The engine in words."""
    return "plain Python engine" if running() == PLAIN else "compiled engine"


def cache() -> Path | None:
    """Where the compiled engines of installed packages are kept; None if the user wants none."""
    wish = os.environ.get("BELLUM_CACHE", "")
    if wish.lower() in OFF and wish:
        return None
    if wish:
        return Path(wish).expanduser().absolute()
    base = os.environ.get("XDG_CACHE_HOME", "")
    try:
        return (Path(base) if os.path.isabs(base) else Path.home() / ".cache") / "bellum"
    except RuntimeError:  # no home folder
        return None


@lru_cache(1)
def stamp() -> str:
    """What the sources were when this process first looked: it has loaded those, whatever they become."""
    return compiling.fingerprint(compiling.sources())


def place() -> Path | None:
    """Where the compiled tree of these sources is, or would be."""
    if BUILDER.is_file():
        return ROOT / "build" / "compiled"
    kept = cache()
    return None if kept is None else kept / "engine" / stamp()


def kept() -> Path | None:
    """The compiled tree of exactly these sources; None if there is none."""
    target = place()
    return target if target is not None and compiling.stamp_of(target).startswith(stamp()) else None


def tree() -> Path | None:
    """The same with all their data as they are now."""
    found = kept()
    if found is not None:
        try:
            compiling.refresh_data(compiling.sources(), found)
        except OSError:
            return None  # somebody else's, and behind the sources
    return found


def builder() -> list[str]:
    """The command that builds the compiled tree."""
    if BUILDER.is_file():
        return [sys.executable, str(BUILDER), "--whole"]
    return [sys.executable, str(PACKAGE / "compiling.py"), str(place())]


def lacking() -> str | None:
    """Why no compiled engine can be built here, as a sentence; None if it can."""
    if not BUILDER.is_file() and cache() is None:
        return "There is no place to keep it (BELLUM_CACHE is off)."
    return compiling.missing() or compiling.missing_packages()


def wanted() -> bool:
    """Whether this process was started by a command that takes the faster engine, and does not have it."""
    return os.environ.get(WISH) == AUTO and running() == PLAIN


def arrived() -> bool:
    """Whether there is a faster engine than this process has."""
    return wanted() and kept() is not None


def environment() -> dict[str, str]:
    """The environment of a process that is to have the faster engine, if there is one by now."""
    found = tree() if wanted() else None
    return {**os.environ} if found is None else with_tree(found)


def with_tree(found: Path) -> dict[str, str]:
    # The compiled tree goes before the sources, and the current folder before neither.
    return {**os.environ, "PYTHONPATH": str(found), "PYTHONSAFEPATH": "1"}


def prefer() -> None:
    """Begin the command anew with the compiled engine, if it is there and this is not it."""
    os.environ.setdefault(WISH, AUTO)
    found = tree() if wanted() else None
    if found is not None:
        sys.stdout.flush()
        os.execve(sys.executable, [sys.executable, *sys.argv], with_tree(found))


class Building:
    """A build that goes on beside whatever else the process does."""

    def __init__(self) -> None:
        nice = ["nice", "-n", "10"] if os.name == "posix" else []
        self._process = subprocess.Popen(
            [*nice, *builder()],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is meant for the server, which then ends this one, too
        )

    def wait(self) -> int:
        """Wait for the end: 0 if there is a compiled engine now."""
        return self._process.wait()

    def stop(self) -> None:
        """Give the build up, with all its compilers."""
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGTERM)
            self._process.wait()


def begin() -> Building | None:
    """Build the compiled engine beside this process, if it is wanted and can be; says what happens, why."""
    if not wanted():
        return None
    lack = lacking()
    if lack is not None:
        print(
            f"bellum: machine players run on plain Python, four to six times slower. {lack}", file=sys.stderr
        )
        return None
    print(
        "bellum: the compiled engine is being built meanwhile; machine players use it once it is there.",
        file=sys.stderr,
    )
    return Building()
