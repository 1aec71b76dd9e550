"""How the engine's modules become machine code, in a checkout and in an installed package alike.

This file uses the standard library alone and nothing of the package: setup.py and tools/compile.py load it
before anything is installed, and as a program it builds the compiled tree of an installed package:

    python compiling.py FOLDER         a copy of the package beside this file, compiled, as FOLDER/bellum
    python compiling.py --in-place     compile the package in the current folder
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from fnmatch import fnmatch
from functools import cache
from glob import glob
from importlib import import_module, metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).resolve().parent
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
GENERATED = (".so", ".pyd", ".pyc", ".c", ".h", ".o")
CODE = (".py", ".pyi")
STAMP = ".stamp"
# The same in a checkout and without one, so that both give the same machine code.
MYPY = """[mypy]
strict = true
namespace_packages = true
explicit_package_bases = true
mypy_path = .
"""


# -- what is needed and what is compiled -------------------------------------------------------------------


def missing() -> str | None:
    """What the machine lacks to compile, in one sentence; None if nothing."""
    command = compiler()
    if shutil.which(command[0]) is None and shutil.which("cc") is None:
        return f"No C compiler was found (looked for {command[0]}); on Debian: apt-get install gcc."
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").is_file():
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        return f"The headers of Python {version} were not found; on Debian: apt-get install python3-dev."
    return None


def missing_packages() -> str | None:
    """What this Python lacks to compile, in one sentence; None if nothing."""
    lacks = [name for name in ("mypyc", "setuptools") if find_spec(name) is None]
    return f"{' and '.join(lacks)} not installed: pip install 'bellum[fast]'." if lacks else None


def compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


@cache
def compiled_games(game: str) -> frozenset[str]:
    """A game, and the games whose chapters it is built on: a compiled class has no interpreted base."""
    texts = [Path(path).read_text(encoding="utf-8") for path in glob(f"bellum/games/{game}/*.py")]
    return frozenset([game, *(base for text in texts for base in re.findall(r"^from \.\.(\w+)", text, re.M))])


def excluded(path: str, only: str) -> bool:
    """Whether a module stays interpreted."""
    if only and path.startswith("bellum/games/") and path.split("/")[2] not in compiled_games(only):
        return True
    name = path.rsplit("/", 1)[-1]
    return any(fnmatch(path if "/" in pattern else name, pattern) for pattern in EXCLUDE)


def modules(only: str = "") -> list[str]:
    """The paths of the modules to compile, from the current folder, sorted."""
    found = {path.replace(os.sep, "/") for pattern in PATTERNS for path in glob(pattern, recursive=True)}
    return sorted(path for path in found if not excluded(path, only))


def sources(package: Path = PACKAGE) -> list[Path]:
    """Every file of a package that belongs in a copy, sorted."""
    return sorted(
        path
        for path in package.rglob("*")
        if path.is_file() and path.suffix not in GENERATED and "__pycache__" not in path.parts
    )


def fingerprint(files: list[Path], package: Path = PACKAGE) -> str:
    """The hash of all that decides the machine code: Python sources, versions, the compiler's settings."""
    digest = hashlib.sha256()
    digest.update(f"{sys.version} {sysconfig.get_platform()} {platform.libc_ver()}".encode())
    for name in ("CC", "CFLAGS", "LDFLAGS", "BELLUM_COMPILE_ONLY"):
        digest.update(f" {name}={os.environ.get(name, '')}".encode())
    for name in ("mypy", "setuptools"):
        with contextlib.suppress(metadata.PackageNotFoundError):
            digest.update(f" {name} {metadata.version(name)}".encode())
    for path in files:
        if path.suffix in CODE:
            digest.update(f"\0{path.relative_to(package)}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


# -- compiling ---------------------------------------------------------------------------------------------


def side_by_side(compile_all: Any) -> Any:
    """A compiler's method that compiles the files of an extension, made to do so on all cores."""

    def compile_files(self: Any, files: list[str], *rest: Any, **named: Any) -> Any:
        compile_one = self._compile
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            jobs: list[Future[None]] = []
            self._compile = lambda *file: jobs.append(pool.submit(compile_one, *file))
            try:
                objects = compile_all(self, files, *rest, **named)
            finally:
                del self._compile  # the method of the class is in sight again
        for job in jobs:
            job.result()
        return objects

    return compile_files


def extensions(parts: bool, only: str = "") -> list[Any]:
    """What setuptools is to build: one library of all modules.

    In parts, one C file for each module compiles on all cores at once; one for all of them runs faster.
    """
    paths = modules(only)
    if not paths:
        return []
    if parts:
        # By this name: setuptools has the same module by a second name, whose class its commands do not use.
        compilers = import_module("distutils.ccompiler").CCompiler
        compilers.compile = side_by_side(compilers.compile)
    settings = Path("build") / "mypyc.ini"
    settings.parent.mkdir(exist_ok=True)
    settings.write_text(MYPY, encoding="utf-8")
    return list(
        import_module("mypyc.build").mypycify(
            [f"--config-file={settings}", *paths],
            opt_level="3",
            debug_level="0",
            separate=False,
            multi_file=parts,
            group_name="bellum",
        )
    )


def compile_in_place() -> None:
    """Compile the package in the current folder; the environment says how."""
    parts = os.environ.get("BELLUM_COMPILE_PARTS") == "1"
    import_module("setuptools").setup(
        name="bellum",
        packages=[],
        ext_modules=extensions(parts, os.environ.get("BELLUM_COMPILE_ONLY", "")),
        script_args=["--quiet", "build_ext", "--inplace"],
    )


def environment(mypy_cache: Path, parts: bool) -> dict[str, str]:
    """The environment in which a compiler is run."""
    env = {**os.environ, "MYPY_CACHE_DIR": str(mypy_cache), "BELLUM_COMPILE_PARTS": "1" if parts else "0"}
    for name in ("PYTHONPATH", "PYTHONSAFEPATH"):
        env.pop(name, None)
    if shutil.which(compiler()[0]) is None:
        env["CC"] = "cc"
    return env


def copy_sources(files: list[Path], target: Path, package: Path = PACKAGE) -> None:
    for path in files:
        copy = target / "bellum" / path.relative_to(package)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy)


def refresh_data(files: list[Path], target: Path, package: Path = PACKAGE) -> None:
    """Bring the files that are not code up to date in a tree whose code is."""
    data = {path.relative_to(package): path for path in files if path.suffix not in CODE}
    for old in list((target / "bellum").rglob("*")):
        known = old.suffix in (*CODE, *GENERATED) or old.relative_to(target / "bellum") in data
        if old.is_file() and not known:
            old.unlink()
    for name, path in data.items():
        copy = target / "bellum" / name
        if not same(copy, path):
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, copy)


def same(copy: Path, path: Path) -> bool:
    """Whether a copy is as its source; copies keep the time of their source."""
    if not copy.is_file():
        return False
    ours, theirs = copy.stat(), path.stat()
    return ours.st_size == theirs.st_size and ours.st_mtime_ns == theirs.st_mtime_ns


def build(
    staging: Path, files: list[Path], *, parts: bool, mypy_cache: Path, say: Callable[[str], None]
) -> list[Path]:
    """Make a compiled copy of the package in a folder; its libraries, or none if it failed."""
    shutil.rmtree(staging, ignore_errors=True)
    copy_sources(files, staging)
    result = subprocess.run(
        [sys.executable, str(staging / "bellum" / "compiling.py"), "--in-place"],
        cwd=staging,
        env=environment(mypy_cache, parts),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    built = sorted(staging.rglob("*.so"))
    if result.returncode != 0 or not built:
        say(result.stdout or "")
        shutil.rmtree(staging, ignore_errors=True)
        say(f"compile: failed, {'see above' if result.returncode else 'no module was compiled'}.")
        return []
    shutil.rmtree(staging / "build", ignore_errors=True)
    for rest in staging.glob("*.egg-info"):
        shutil.rmtree(rest, ignore_errors=True)
    return sorted(staging.rglob("*.so"))


# -- a tree that is kept -----------------------------------------------------------------------------------


@contextlib.contextmanager
def lock(path: Path) -> Iterator[None]:
    """One build at a time, where the system has such locks."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as handle:
        with contextlib.suppress(ImportError):
            fcntl = import_module("fcntl")
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def put_in_place(staging: Path, target: Path, stamp: str) -> None:
    """Put a new tree in the place of the old."""
    (staging / STAMP).write_text(f"{stamp}\n", encoding="utf-8")
    shutil.rmtree(target, ignore_errors=True)
    staging.rename(target)


def stamp_of(target: Path) -> str:
    """What a tree was made of; nothing if there is none."""
    try:
        return (target / STAMP).read_text(encoding="utf-8").strip()
    except OSError:
        return ""


def keep(target: Path) -> int:
    """Build the compiled tree of an installed package, unless it is there."""
    with lock(target.with_name(f"{target.name}.lock")):
        files = sources()
        stamp = f"{fingerprint(files)} whole"
        if stamp_of(target) == stamp:
            return 0
        staging = target.with_name(f"{target.name}.new")
        built = build(staging, files, parts=False, mypy_cache=staging / "build" / "mypy", say=print)
        if not built:
            return 1
        put_in_place(staging, target, stamp)
        return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the compiled tree of an installed package.")
    parser.add_argument("folder", nargs="?", type=Path, help="the folder to build it in")
    parser.add_argument("--in-place", action="store_true", help="compile the package in the current folder")
    options = parser.parse_args()
    if options.in_place:
        compile_in_place()
        return 0
    if options.folder is None:
        parser.error("a folder is needed")
    lack = missing() or missing_packages()
    if lack is not None:
        print(lack, file=sys.stderr)
        return 2
    return keep(options.folder)


if __name__ == "__main__":
    sys.exit(main())
