"""Facts: every entry of the data files counts once, under a source that is described."""

from __future__ import annotations

from pathlib import Path

import pytest

import bellum
from bellum.kernel.facts import count, facts

GAME = bellum.game("julius_caesar")


def test_every_entry_counts_once() -> None:
    told = facts(GAME)
    assert set(told) == {path.name for path in (GAME.folder / "data").glob("*.toml")}
    totals = {
        kind: sum(sources.values()) for file in told.values() for kind, sources in file["facts"].items()
    }
    assert totals["spaces"] == 76
    assert totals["blocks"] == 63
    assert totals["cards"] == 27
    assert totals["pluto"] == 1
    assert totals["scenarios"] == len(GAME.scenarios)
    assert totals["edges"] > 100


def test_events_come_from_the_rulebook_and_command_cards_from_the_published_deck() -> None:
    assert facts(GAME)["cards.toml"]["facts"]["cards"] == {"rulebook": 7, "published": 20}


def test_every_source_in_use_is_described() -> None:
    for file in facts(GAME).values():
        for sources in file["facts"].values():
            assert all(file["sources"][source] for source in sources)


def test_an_entry_of_unknown_source_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "map.toml"
    path.write_text('spaces = [{ id = "roma" }]\n[sources]\nrulebook = "4.2"\n', encoding="utf-8")
    with pytest.raises(ValueError, match=r"map\.toml: an entry of spaces"):
        count(path)
    path.write_text('spaces = [{ id = "roma", source = "hearsay" }]\n', encoding="utf-8")
    with pytest.raises(ValueError, match="hearsay"):
        count(path)
