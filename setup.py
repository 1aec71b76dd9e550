"""Build hook. The metadata is in pyproject.toml; this file only adds the compiled modules.

With BELLUM_COMPILE=1 the modules below are compiled with mypyc into one shared library, with
BELLUM_COMPILE_PARTS=1 as well in half the time, for tests.
Without it the package is pure Python.
"""

from __future__ import annotations

import os
from fnmatch import fnmatch
from glob import glob
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


def excluded(path: str) -> bool:
    name = path.rsplit("/", 1)[-1]
    return any(fnmatch(path if "/" in pattern else name, pattern) for pattern in EXCLUDE)


def modules() -> list[str]:
    """The paths of the modules to compile, from the root, sorted."""
    found = {path.replace(os.sep, "/") for pattern in PATTERNS for path in glob(pattern, recursive=True)}
    return sorted(path for path in found if not excluded(path))


def compile_side_by_side() -> None:
    """Let the C files of an extension be compiled on all cores: there is one for each module."""
    from concurrent.futures import ThreadPoolExecutor

    # By this name: setuptools has the same module by a second name, whose class its commands do not use.
    from distutils.ccompiler import CCompiler

    def compile_files(
        self: Any,
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: Any = None,
        debug: bool = False,
        extra_preargs: Any = None,
        extra_postargs: Any = None,
        depends: Any = None,
    ) -> list[str]:
        macros, objects, extra, arguments, build = self._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        options = self._get_cc_args(arguments, debug, extra_preargs)

        def one(name: str) -> None:
            source, suffix = build[name]
            self._compile(name, source, suffix, options, extra, arguments)

        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            list(pool.map(one, [name for name in objects if name in build]))
        return list(objects)

    CCompiler.compile = compile_files


if os.environ.get("BELLUM_COMPILE") == "1":
    from mypyc.build import mypycify

    if PARTS:
        compile_side_by_side()

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
