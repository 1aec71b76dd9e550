"""What changed between two views, so that an update need not carry the whole of the second.

A patch is ``{"set": [[path, value], ...], "cut": [path, ...]}``. A path leads from the view to a place in it,
by keys of objects and numbers of lists. First every path of ``cut``, which ends with the key of an object, is
removed; then every value of ``set`` is put in its place. Lists of the same length are compared item by item,
others are put in place whole.
"""

from __future__ import annotations

from typing import Any

Path = list[str | int]
Patch = dict[str, list[Any]]
SCALARS = (str, int, float, bool, type(None))


def diff(before: dict[str, Any], after: dict[str, Any]) -> Patch:
    """The patch that makes one view of another."""
    patch: Patch = {"set": [], "cut": []}
    compare(before, after, [], patch)
    return patch


def compare(before: Any, after: Any, path: Path, patch: Patch) -> None:
    if isinstance(before, dict) and isinstance(after, dict):
        for key in before:
            if key not in after:
                patch["cut"].append([*path, key])
        for key, value in after.items():
            if key in before:
                compare(before[key], value, [*path, key], patch)
            else:
                patch["set"].append([[*path, key], value])
    elif not alike(before, after):
        patch["set"].append([path, after])
    elif isinstance(after, (list, tuple)):
        for number, value in enumerate(after):
            compare(before[number], value, [*path, number], patch)


def alike(before: Any, after: Any) -> bool:
    """Whether a value is the same, or a list that is worth comparing item by item."""
    if isinstance(before, (list, tuple)) and isinstance(after, (list, tuple)):
        if len(before) != len(after):
            return False
        changed = sum(1 for old, new in zip(before, after) if isinstance(new, SCALARS) and differs(old, new))
        return 2 * changed <= len(after)
    return not isinstance(after, (dict, list, tuple)) and not differs(before, after)


def differs(before: Any, after: Any) -> bool:
    """Whether two plain values are written differently: in JSON true is not 1."""
    return bool(before != after or isinstance(before, bool) != isinstance(after, bool))


def apply(view: dict[str, Any], patch: Patch) -> dict[str, Any]:
    """The view that a patch makes of another, which stays as it is; what clients do."""
    made: dict[str, Any] = copy(view)
    for path in patch["cut"]:
        del place(made, path)[path[-1]]
    for path, value in patch["set"]:
        place(made, path)[path[-1]] = value
    return made


def place(view: dict[str, Any], path: Path) -> Any:
    """The object or list that a path's last part stands in."""
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
