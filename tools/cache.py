"""The cache that all clones of one user share, so that the same work is not done again in each.

It is ${XDG_CACHE_HOME:-~/.cache}/bellum; BELLUM_CACHE=/some/folder puts it elsewhere, BELLUM_CACHE=off does
without. Nothing depends on it: what cannot be read is made anew, and what cannot be written is not kept.

An entry is a folder of files with a list of their hashes. It is written beside its place and renamed into it,
so that another process sees all of it or nothing; and what is read is checked against the list.

    python tools/cache.py save mypy .mypy_cache        keep a copy of a tool's folder, once a day
    python tools/cache.py load mypy .mypy_cache        bring it back, unless the folder exists
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

MANIFEST = "manifest.json"
OFF = ("off", "no", "none", "0")
DAY = 24 * 3600


def home() -> Path | None:
    """Where the cache is; None if the user wants none or has no place for it."""
    wish = os.environ.get("BELLUM_CACHE", "")
    if wish.lower() in OFF:
        return None
    if wish:
        return Path(wish).expanduser().absolute()
    base = os.environ.get("XDG_CACHE_HOME", "")
    try:
        return (Path(base) if os.path.isabs(base) else Path.home() / ".cache") / "bellum"
    except RuntimeError:  # no home folder
        return None


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def load(kind: str, key: str, target: Path) -> list[str] | None:
    """Copy an entry's files into a folder and name them; None if it fails, and the folder is worthless."""
    place = home()
    if place is None:
        return None
    entry = place / kind / key
    try:
        names: dict[str, str] = json.loads((entry / MANIFEST).read_text(encoding="utf-8"))
        for name, known in names.items():
            copy = target / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(entry / "files" / name, copy)
            if digest(copy) != known:
                raise ValueError(f"{name} is damaged")
    except FileNotFoundError:
        return None  # not there, or just pruned by another process
    except (OSError, ValueError, AttributeError):
        with contextlib.suppress(OSError):
            discard(entry)
        return None
    with contextlib.suppress(OSError):
        os.utime(entry)  # the entries used last stay longest
    return list(names)


def save(kind: str, key: str, root: Path, files: Iterable[Path], keep: int) -> None:
    """Keep copies of files under a key, in place of what was there, and prune to the entries used last."""
    place = home()
    if place is None:
        return
    fresh = None
    try:
        (place / kind).mkdir(parents=True, exist_ok=True)
        fresh = Path(tempfile.mkdtemp(prefix=".new-", dir=place / kind))
        names: dict[str, str] = {}
        for file in files:
            name = str(file.relative_to(root))
            copy = fresh / "files" / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
            names[name] = digest(copy)
        (fresh / MANIFEST).write_text(json.dumps(names), encoding="utf-8")
        with contextlib.suppress(FileNotFoundError):
            discard(place / kind / key)
        fresh.rename(place / kind / key)  # fails if another process was quicker: its entry is as good
        prune(place / kind, keep)
    except OSError:
        pass
    finally:
        if fresh is not None:
            shutil.rmtree(fresh, ignore_errors=True)


def discard(entry: Path) -> None:
    """Remove an entry. It goes out of sight first, so that nobody finds half of it."""
    aside = Path(tempfile.mkdtemp(prefix=".old-", dir=entry.parent))
    try:
        entry.rename(aside / "entry")
    finally:
        shutil.rmtree(aside, ignore_errors=True)


def prune(folder: Path, keep: int) -> None:
    """Keep the entries used last, and remove what processes that were killed have left."""
    entries: list[tuple[float, Path]] = []
    for path in folder.iterdir():
        with contextlib.suppress(OSError):
            when = path.stat().st_mtime
            if not path.name.startswith("."):
                entries.append((when, path))
            elif when < time.time() - DAY:
                shutil.rmtree(path, ignore_errors=True)
    entries.sort(reverse=True)
    for _, old in entries[keep:]:
        with contextlib.suppress(OSError):
            discard(old)


def main(words: list[str]) -> int:
    verb, tool, name = words
    folder = Path(name)
    key = f"{metadata.version(tool)}-python{sys.version_info.major}.{sys.version_info.minor}"
    if verb == "load" and not folder.exists():
        # Beside its place first: half a copy must not pass for the folder.
        fresh = Path(f"{name}.new-{os.getpid()}")
        try:
            if load(tool, key, fresh) is not None:
                with contextlib.suppress(OSError):
                    fresh.rename(folder)
        finally:
            shutil.rmtree(fresh, ignore_errors=True)
    elif verb == "save" and folder.is_dir() and not recent(tool, key):
        save(tool, key, folder, (path for path in sorted(folder.rglob("*")) if path.is_file()), keep=2)
    return 0


def recent(kind: str, key: str) -> bool:
    """Whether an entry is of today: such a tool needs a good start, not the last word."""
    place = home()
    try:
        return place is not None and (place / kind / key / MANIFEST).stat().st_mtime > time.time() - DAY
    except OSError:
        return False


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
