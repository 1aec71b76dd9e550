"""Facts: a key that nothing reads fails the load, at any depth."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bellum.kernel.facts import Facts, UnreadFact, finish

LEAVES = st.one_of(st.integers(), st.booleans(), st.text(max_size=5), st.lists(st.integers(), max_size=3))
KEYS = st.sampled_from(["a", "b", "c", "d"])
TABLES = st.recursive(
    st.dictionaries(KEYS, LEAVES, min_size=1, max_size=4),
    lambda inner: st.dictionaries(
        KEYS, st.one_of(LEAVES, inner, st.lists(inner, min_size=1, max_size=3)), min_size=1, max_size=4
    ),
    max_leaves=12,
)


def leaves(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every key of plain data whose value holds no table."""
    found: list[tuple[Any, ...]] = []
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in items:
        if isinstance(item, dict) or (isinstance(item, list) and item and isinstance(item[0], dict)):
            found += leaves(item, (*way, key))
        elif isinstance(value, dict):
            found.append((*way, key))
    return found


def follow(facts: Any, way: tuple[Any, ...]) -> Any:
    for key in way:
        facts = facts[key]
    return facts


@given(TABLES, st.data())
def test_exactly_what_was_not_read_is_named(data: dict[str, Any], draw: st.DataObject) -> None:
    facts = Facts(data, "file")
    ways = leaves(data)
    left_out = draw.draw(st.sampled_from(ways))
    for way in ways:
        assert follow(facts, way if way != left_out else way[:-1]) is not None
    with pytest.raises(UnreadFact) as error:
        finish({"file": facts})
    name = "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in left_out)
    assert str(error.value) == f"nothing reads file{name}"
    _ = follow(facts, left_out)
    finish([facts])


@given(TABLES)
def test_plain_data_comes_back_whole_and_read(data: dict[str, Any]) -> None:
    facts = Facts(data, "file")
    assert facts.plain() == data
    assert facts.unread() == []


def test_what_speaks_about_facts_need_not_be_read() -> None:
    facts = Facts({"source": "ours", "note": "why", "default": {"a": 1}, "sources": {"ours": "us"}}, "file")
    assert facts.unread() == []


def test_to_ask_whether_a_key_is_there_does_not_read_it() -> None:
    facts = Facts({"port": True}, "map")
    assert "port" in facts
    assert facts.unread() == ["map.port"]
    assert facts.get("port", False) is True
    assert facts.unread() == []


def test_what_only_the_client_draws_is_named() -> None:
    facts = Facts({"lat": 41.9, "lon": 12.5}, "map")
    facts.read("lat")
    assert facts.unread() == ["map.lon"]


def test_a_folder_of_files(tmp_path: Path) -> None:
    (tmp_path / "map.toml").write_text("[[spaces]]\nid = 'roma'\nvalue = 3\n")
    (tmp_path / "cards.toml").write_text("count = 2\n")
    files = Facts.folder(tmp_path)
    assert sorted(files) == ["cards", "map"]
    assert files["cards"]["count"] == 2
    assert [space["id"] for space in files["map"]["spaces"]] == ["roma"]
    with pytest.raises(UnreadFact, match=r"nothing reads map\.toml\.spaces\[0\]\.value"):
        finish(files)
