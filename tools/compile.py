"""Build the compiled tree, build/compiled/bellum, from the sources in bellum/.

The sources are copied, and compiled there in place, so that the source tree stays free of
generated files. A second run with the same sources does nothing, and another clone of the same sources takes
the compiled modules from the cache that the user's clones share (tools/cache.py).

    python tools/compile.py            build if something changed
    python tools/compile.py --force    build anyway, whatever is cached
    python tools/compile.py --whole    all modules as one: slower to build, faster to run
    python tools/compile.py --game ID  that game, and what it is built on; the others stay interpreted
    python tools/compile.py --check    only say whether a compiler and the headers are here
"""

from __future__ import annotations

import argparse
import contextlib
import fcntl
import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import cache

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
TARGET = BUILD / "compiled"
STAGING = BUILD / "compiled.new"
PROJECT_FILES = ("setup.py", "pyproject.toml", "README.md", "LICENSE")
GENERATED = (".so", ".pyd", ".pyc", ".c", ".h", ".o")
KEPT = 8  # builds in the cache: some branches, each in parts and as a whole


def missing() -> str | None:
    """What the machine lacks to compile, in one sentence; None if nothing."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None and shutil.which("cc") is None:
        return f"No C compiler was found (looked for {command[0]}); on Debian: apt-get install gcc."
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").is_file():
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        return f"The headers of Python {version} were not found; on Debian: apt-get install python3-dev."
    return None


def environment() -> dict[str, str]:
    env = {**os.environ, "BELLUM_COMPILE": "1", "MYPY_CACHE_DIR": str(BUILD / "mypyc-cache")}
    env.pop("PYTHONPATH", None)
    env.pop("PYTHONSAFEPATH", None)
    command = shlex.split(env.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        env["CC"] = "cc"
    return env


def sources() -> list[Path]:
    """Every file of the package that belongs in the copy, sorted."""
    return sorted(
        path
        for path in (ROOT / "bellum").rglob("*")
        if path.is_file() and path.suffix not in GENERATED and "__pycache__" not in path.parts
    )


def fingerprint(files: list[Path]) -> str:
    """The hash of all that decides the machine code: Python sources, settings, versions."""
    digest = hashlib.sha256()
    digest.update(f"{sys.version} {sysconfig.get_platform()} {platform.libc_ver()}".encode())
    for name in ("CC", "CFLAGS", "LDFLAGS", "BELLUM_COMPILE_ONLY"):
        digest.update(f" {name}={os.environ.get(name, '')}".encode())
    for name in ("mypy", "setuptools"):
        with contextlib.suppress(metadata.PackageNotFoundError):
            digest.update(f" {name} {metadata.version(name)}".encode())
    settings = [ROOT / "setup.py", ROOT / "pyproject.toml"]
    for path in [*settings, *(file for file in files if file.suffix in (".py", ".pyi"))]:
        digest.update(f"\0{path.relative_to(ROOT)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def copy_sources(files: list[Path], target: Path) -> None:
    for path in files:
        copy = target / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy)


def refresh_data(files: list[Path]) -> None:
    """Bring the files that are not code up to date in a tree whose code is."""
    data = {path.relative_to(ROOT): path for path in files if path.suffix not in (".py", ".pyi")}
    for old in list((TARGET / "bellum").rglob("*")):
        known = old.suffix in (".py", ".pyi", *GENERATED) or old.relative_to(TARGET) in data
        if old.is_file() and not known:
            old.unlink()
    for name, path in data.items():
        copy = TARGET / name
        if not copy.is_file() or copy.read_bytes() != path.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, copy)


def fetch(files: list[Path], stamp: str, whole: bool) -> bool:
    """Make the compiled tree from the cache; False if it has no such build."""
    for kind in ("whole",) if whole else ("whole", "parts"):
        shutil.rmtree(STAGING, ignore_errors=True)
        if cache.load("compiled", f"{stamp}-{kind}", STAGING):
            copy_sources(files, STAGING)
            finish(stamp, kind)
            return True
    shutil.rmtree(STAGING, ignore_errors=True)
    return False


def build(files: list[Path], stamp: str, whole: bool, verbose: bool) -> int:
    shutil.rmtree(STAGING, ignore_errors=True)
    copy_sources(files, STAGING)
    for name in PROJECT_FILES:
        if (ROOT / name).is_file():
            shutil.copy2(ROOT / name, STAGING / name)
    print("compile: building the compiled modules (this can take some minutes) ...", flush=True)
    start = time.monotonic()
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    result = subprocess.run(
        command,
        cwd=STAGING,
        env={**environment(), "BELLUM_COMPILE_PARTS": "0" if whole else "1"},
        stdout=None if verbose else subprocess.PIPE,
        stderr=None if verbose else subprocess.STDOUT,
        text=True,
        check=False,
    )
    built = list((STAGING / "bellum").rglob("*.so"))
    if result.returncode != 0 or not built:
        print(result.stdout or "", end="", file=sys.stderr)
        shutil.rmtree(STAGING, ignore_errors=True)
        shutil.rmtree(TARGET, ignore_errors=True)
        reason = "see above" if result.returncode else "no module was compiled"
        print(f"compile: failed, {reason}.", file=sys.stderr)
        return 1
    shutil.rmtree(STAGING / "build", ignore_errors=True)
    for rest in STAGING.glob("*.egg-info"):
        shutil.rmtree(rest, ignore_errors=True)
    for name in PROJECT_FILES:
        (STAGING / name).unlink(missing_ok=True)
    kind = "whole" if whole else "parts"
    finish(stamp, kind)
    cache.save("compiled", f"{stamp}-{kind}", TARGET, sorted(TARGET.rglob("*.so")), KEPT)
    print(f"compile: {len(built)} modules compiled in {time.monotonic() - start:.0f} s.")
    return 0


def finish(stamp: str, kind: str) -> None:
    """Put the new tree in the place of the old."""
    (STAGING / ".stamp").write_text(f"{stamp} {kind}\n", encoding="utf-8")
    shutil.rmtree(TARGET, ignore_errors=True)
    STAGING.rename(TARGET)


@contextlib.contextmanager
def lock() -> Iterator[None]:
    """One build at a time."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / ".compile.lock").open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the compiled tree in build/compiled.")
    parser.add_argument("--force", action="store_true", help="build even if nothing changed")
    parser.add_argument("--whole", action="store_true", help="build all modules as one, for speed")
    parser.add_argument("--game", default="", help="compile no game but this one")
    parser.add_argument("--check", action="store_true", help="only check the compiler and the headers")
    parser.add_argument("--verbose", action="store_true", help="show the compiler's output")
    options = parser.parse_args()
    if options.game:
        os.environ["BELLUM_COMPILE_ONLY"] = options.game
    if options.check:
        lack = missing()
        if lack is not None:
            print(lack, file=sys.stderr)
        return 0 if lack is None else 2
    with lock():
        files = sources()
        stamp = fingerprint(files)
        stamp_file = TARGET / ".stamp"
        current = stamp_file.read_text(encoding="utf-8").strip() if stamp_file.is_file() else ""
        fits = current == f"{stamp} whole" or (current == f"{stamp} parts" and not options.whole)
        if fits and not options.force:
            refresh_data(files)
            print("compile: build/compiled is up to date.")
            return 0
        if not options.force and fetch(files, stamp, options.whole):
            print("compile: build/compiled is from the cache.")
            return 0
        lack = missing()
        if lack is not None:
            shutil.rmtree(TARGET, ignore_errors=True)
            print(lack, file=sys.stderr)
            return 2
        try:
            return build(files, stamp, options.whole, options.verbose)
        except BaseException:
            shutil.rmtree(STAGING, ignore_errors=True)
            shutil.rmtree(TARGET, ignore_errors=True)
            raise


if __name__ == "__main__":
    sys.exit(main())
