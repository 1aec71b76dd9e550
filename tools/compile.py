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
import os
import shutil
import sys
import time
from pathlib import Path
from runpy import run_path
from types import SimpleNamespace

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import cache

ROOT = Path(__file__).resolve().parent.parent
# By its path: to import the package takes packages that may not be installed yet.
compiling = SimpleNamespace(**run_path(str(ROOT / "bellum" / "compiling.py")))
BUILD = ROOT / "build"
TARGET = BUILD / "compiled"
STAGING = BUILD / "compiled.new"
KEPT = 8  # builds in the cache: some branches, each in parts and as a whole


def fetch(files: list[Path], stamp: str, whole: bool) -> bool:
    """Make the compiled tree from the cache; False if it has no such build."""
    for kind in ("whole",) if whole else ("whole", "parts"):
        shutil.rmtree(STAGING, ignore_errors=True)
        if cache.load("compiled", f"{stamp}-{kind}", STAGING):
            compiling.copy_sources(files, STAGING)
            compiling.put_in_place(STAGING, TARGET, f"{stamp} {kind}")
            return True
    shutil.rmtree(STAGING, ignore_errors=True)
    return False


def build(files: list[Path], stamp: str, whole: bool) -> int:
    print("compile: building the compiled modules (this can take some minutes) ...", flush=True)
    start = time.monotonic()
    built = compiling.build(
        STAGING,
        files,
        parts=not whole,
        mypy_cache=BUILD / "mypyc-cache",
        say=lambda text: print(text, file=sys.stderr),
    )
    if not built:
        shutil.rmtree(TARGET, ignore_errors=True)
        return 1
    kind = "whole" if whole else "parts"
    compiling.put_in_place(STAGING, TARGET, f"{stamp} {kind}")
    cache.save("compiled", f"{stamp}-{kind}", TARGET, sorted(TARGET.rglob("*.so")), KEPT)
    print(f"compile: {len(built)} modules compiled in {time.monotonic() - start:.0f} s.")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the compiled tree in build/compiled.")
    parser.add_argument("--force", action="store_true", help="build even if nothing changed")
    parser.add_argument("--whole", action="store_true", help="build all modules as one, for speed")
    parser.add_argument("--game", default="", help="compile no game but this one")
    parser.add_argument("--check", action="store_true", help="only check the compiler and the headers")
    options = parser.parse_args()
    if options.game:
        os.environ["BELLUM_COMPILE_ONLY"] = options.game
    if options.check:
        lack = compiling.missing()
        if lack is not None:
            print(lack, file=sys.stderr)
        return 0 if lack is None else 2
    with compiling.lock(BUILD / ".compile.lock"):
        return make_tree(options.whole, options.force)


def make_tree(whole: bool, force: bool) -> int:
    """Have the tree of these sources in place, with as little work as it takes."""
    files = compiling.sources()
    stamp = compiling.fingerprint(files)
    current = compiling.stamp_of(TARGET)
    fits = current == f"{stamp} whole" or (current == f"{stamp} parts" and not whole)
    if fits and not force:
        compiling.refresh_data(files, TARGET)
        print("compile: build/compiled is up to date.")
        return 0
    if not force and fetch(files, stamp, whole):
        print("compile: build/compiled is from the cache.")
        return 0
    lack = compiling.missing()
    if lack is not None:
        shutil.rmtree(TARGET, ignore_errors=True)
        print(lack, file=sys.stderr)
        return 2
    try:
        return build(files, stamp, whole)
    except BaseException:
        shutil.rmtree(STAGING, ignore_errors=True)
        shutil.rmtree(TARGET, ignore_errors=True)
        raise


if __name__ == "__main__":
    sys.exit(main())
