"""What changed between two views, so that an update need not carry the whole of the second.

A patch is ``{"set": [[path, value], ...], "cut": [path, ...]}``. A path leads from the view to a place in it,
by keys of objects and indexes of lists. First every path of ``cut``, which ends with the key of an object, is
removed; then every value of ``set`` is put in its place. Lists of the same length are compared item by item,
others are replaced whole.

Most parts of a view never change. So each is put into bytes once (``marks``), and whoever keeps the marks of
what was shown last compares bytes with bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from marshal import dumps
from typing import Any

Path = list[str | int]
Patch = dict[str, list[Any]]
Marks = dict[str, bytes]  # the parts of a view, each as bytes: the same bytes are the same JSON
LISTS = (list, tuple)
MISSING = object()


def marks(view: dict[str, Any]) -> Marks:
    """What tells at once which parts of a view have changed; true is not 1 in it, as in JSON."""
    return {key: dumps(value, 2) for key, value in view.items()}


def diff(
    before: dict[str, Any], after: dict[str, Any], old: Marks | None = None, new: Marks | None = None
) -> Patch:
    """The patch that turns one view into another, each with its marks where somebody has kept them."""
    old = marks(before) if old is None else old
    new = marks(after) if new is None else new
    patch: Patch = {"set": [], "cut": [[key] for key in before if key not in after]}
    for key, mark in new.items():
        if old.get(key) != mark:
            compare_values(before.get(key, MISSING), after[key], [key], patch)
    return patch


def compare(before: dict[str, Any], after: dict[str, Any], path: Path, patch: Patch) -> None:
    """Note what differs between two objects at the end of a path."""
    for key in before:
        if key not in after:
            patch["cut"].append([*path, key])
    for key, value in after.items():
        old = before.get(key, MISSING)
        if not equal(old, value):
            path.append(key)
            compare_values(old, value, path, patch)
            path.pop()


def compare_values(old: Any, value: Any, path: Path, patch: Patch) -> None:
    kind = type(value)
    if kind is dict and type(old) is dict:
        compare(old, value, path, patch)
    elif kind in LISTS and type(old) in LISTS and len(old) == len(value):
        compare_lists(old, value, path, patch)
    elif type(old) is not kind or old != value:  # in JSON true is not 1
        patch["set"].append([path[:], value])


def compare_lists(old: Sequence[Any], value: Sequence[Any], path: Path, patch: Patch) -> None:
    """Compare item by item, unless most items are new: then the whole list is shorter."""
    changed = [number for number, item in enumerate(value) if not equal(old[number], item)]
    plain = [number for number in changed if not same(old[number], value[number])]
    if 2 * len(plain) > len(value):
        patch["set"].append([path[:], value])
        return
    for number in changed:
        path.append(number)
        compare_values(old[number], value[number], path, patch)
        path.pop()


def equal(old: Any, value: Any) -> bool:
    """Whether two values are the same in JSON, where true is not 1: most of a view never changes."""
    return old is value or (old == value and dumps(old, 2) == dumps(value, 2))


def same(old: Any, value: Any) -> bool:
    """Whether an item is what it was, or a container of which only parts may have changed."""
    kind = type(value)
    if kind is dict or kind in LISTS:
        return type(old) is kind
    return type(old) is kind and bool(old == value)


def apply(view: dict[str, Any], patch: Patch) -> dict[str, Any]:
    """The view that a patch turns another into, which stays as it is; this is what clients do."""
    made: dict[str, Any] = copy(view)
    for path in patch["cut"]:
        del place(made, path)[path[-1]]
    for path, value in patch["set"]:
        place(made, path)[path[-1]] = value
    return made


def place(view: dict[str, Any], path: Path) -> Any:
    """The object or list that the last part of a path points into."""
    found: Any = view
    for part in path[:-1]:
        found = found[part]
    return found


def copy(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: copy(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [copy(item) for item in value]
    return value
