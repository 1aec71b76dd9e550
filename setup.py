"""Build hook. The metadata is in pyproject.toml; this file only adds the compiled modules.

With BELLUM_COMPILE=1 the modules below are compiled with mypyc into one shared library.
Without it the package is pure Python.
"""

from __future__ import annotations

import os
from fnmatch import fnmatch
from glob import glob

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


def excluded(path: str) -> bool:
    name = path.rsplit("/", 1)[-1]
    return any(fnmatch(path if "/" in pattern else name, pattern) for pattern in EXCLUDE)


def modules() -> list[str]:
    """The paths of the modules to compile, from the root, sorted."""
    found = {path.replace(os.sep, "/") for pattern in PATTERNS for path in glob(pattern, recursive=True)}
    return sorted(path for path in found if not excluded(path))


if os.environ.get("BELLUM_COMPILE") == "1":
    from mypyc.build import mypycify

    paths = modules()
    ext_modules = (
        mypycify(
            ["--config-file=pyproject.toml", *paths],
            opt_level="3",
            debug_level="0",
            separate=False,
            group_name="bellum",
        )
        if paths
        else []
    )
    setup(ext_modules=ext_modules)
else:
    setup()
