"""Build hook. The metadata is in pyproject.toml; this file only adds the compiled modules.

With BELLUM_COMPILE=1 the modules below are compiled with mypyc into one shared library, with
BELLUM_COMPILE_PARTS=1 as well in half the time, for tests. BELLUM_COMPILE_ONLY=GAME leaves the other games
interpreted, but for those whose chapters it is built on, for somebody who works on the speed of one.
Without it the package is pure Python.
"""

from __future__ import annotations

import os
import re
from concurrent.futures import Future, ThreadPoolExecutor
from fnmatch import fnmatch
from functools import cache
from glob import glob
from pathlib import Path
from typing import Any

from setuptools import setup

PATTERNS = (
    "bellum/kernel/**/*.py",
    "bellum/games/**/*.py",
    "bellum/players/**/*.py",
)

# Modules that stay interpreted: they use dynamic features, or gain nothing from compiling.
# A pattern without a slash means a file of that name anywhere; with one, a path from the root.
EXCLUDE = (
    "__init__.py",
    "__main__.py",
    "text.py",
    "terminal.py",
    "ledger.py",
    "facts.py",
)


# One C file for each module compiles on all cores at once; one for all of them runs faster.
PARTS = os.environ.get("BELLUM_COMPILE_PARTS") == "1"
ONLY = os.environ.get("BELLUM_COMPILE_ONLY", "")


@cache
def compiled_games(game: str) -> frozenset[str]:
    """A game, and the games whose chapters it is built on: a compiled class has no interpreted base."""
    texts = [Path(path).read_text(encoding="utf-8") for path in glob(f"bellum/games/{game}/*.py")]
    return frozenset([game, *(base for text in texts for base in re.findall(r"^from \.\.(\w+)", text, re.M))])


def excluded(path: str) -> bool:
    name = path.rsplit("/", 1)[-1]
    if ONLY and path.startswith("bellum/games/") and path.split("/")[2] not in compiled_games(ONLY):
        return True
    return any(fnmatch(path if "/" in pattern else name, pattern) for pattern in EXCLUDE)


def modules() -> list[str]:
    """The paths of the modules to compile, from the root, sorted."""
    found = {path.replace(os.sep, "/") for pattern in PATTERNS for path in glob(pattern, recursive=True)}
    return sorted(path for path in found if not excluded(path))


def side_by_side(compile_all: Any) -> Any:
    """A compiler's method that compiles the files of an extension, made to do so on all cores."""

    def compile_files(self: Any, sources: list[str], *rest: Any, **named: Any) -> Any:
        compile_one = self._compile
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            jobs: list[Future[None]] = []
            self._compile = lambda *file: jobs.append(pool.submit(compile_one, *file))
            try:
                objects = compile_all(self, sources, *rest, **named)
            finally:
                del self._compile  # the method of the class is in sight again
        for job in jobs:
            job.result()
        return objects

    return compile_files


if os.environ.get("BELLUM_COMPILE") == "1":
    # By this name: setuptools has the same module by a second name, whose class its commands do not use.
    from distutils.ccompiler import CCompiler

    from mypyc.build import mypycify

    if PARTS:
        CCompiler.compile = side_by_side(CCompiler.compile)

    paths = modules()
    ext_modules = (
        mypycify(
            ["--config-file=pyproject.toml", *paths],
            opt_level="3",
            debug_level="0",
            separate=False,
            multi_file=PARTS,
            group_name="bellum",
        )
        if paths
        else []
    )
    setup(ext_modules=ext_modules)
else:
    setup()
