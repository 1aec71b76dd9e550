"""Sources: every entry of the data files counts once, under a source that is described."""

from __future__ import annotations

from pathlib import Path

import pytest

import bellum
from bellum.kernel.facts import WEIGHTS
from bellum.kernel.sources import count, sources
from tests.house import HOUSE

TOTALS = {
    "julius_caesar": {"spaces": 76, "edges": 163, "blocks": 63, "cards": 27, "pluto": 1, "scenarios": 1},
    "hannibal": {
        "spaces": 102,
        "edges": 186,
        "provinces": 23,
        "regions": 6,
        "generals": 20,
        "cards": 92,
        "battle_cards": 6,
        "scenarios": 4,
    },
    "hamilcar": {
        "spaces": 71,
        "edges": 112,
        "lanes": 59,
        "provinces": 17,
        "regions": 3,
        "generals": 23,
        "cards": 64,
        "tactic_cards": 6,
        "scenarios": 2,
    },
    "second_punic_war": {
        "areas": 13,
        "regions": 90,
        "sea_zones": 49,
        "cities": 56,
        "leaders": 29,
        "cards": 104,
        "effects": 39,
        "units": 7,
        "counters": 6,
        "scenarios": 4,
    },
    "spqr": {
        "types": 13,
        "weapons": 8,
        "superiority": 11,
        "clash": 11,
        "results": 13,
        "rally": 7,
        "classes": 11,
        "formations": 16,
        "groups": 44,
        "leaders": 43,
    },
}


@pytest.mark.parametrize("id", HOUSE)
def test_every_entry_counts_once(id: str) -> None:
    game = bellum.game(id)
    told = sources(game)
    assert set(told) == {path.name for path in (game.folder / "data").glob("*.toml")} - {WEIGHTS}
    totals = {
        kind: sum(counted.values()) for file in told.values() for kind, counted in file["facts"].items()
    }
    assert {kind: totals[kind] for kind in TOTALS[id]} == TOTALS[id]
    battles = sum(f"{scenario}.toml" in told for scenario in game.scenarios)  # each may have its own file
    assert totals.get("scenarios", battles) == len(game.scenarios)


def test_events_come_from_the_rulebook_and_command_cards_from_the_published_deck() -> None:
    cards = sources(bellum.game("julius_caesar"))["cards.toml"]["facts"]["cards"]
    assert cards == {"rulebook": 7, "published": 20}


def test_what_of_hannibals_cards_is_our_own_is_said() -> None:
    """The shared cards 75 to 91 and what only their names are known of; the rest is printed somewhere."""
    cards = sources(bellum.game("hannibal"))["cards.toml"]["facts"]["cards"]
    assert cards == {"published": 51, "rulebook": 19, "reconstructed": 22}


@pytest.mark.parametrize("id", HOUSE)
def test_every_source_in_use_is_described(id: str) -> None:
    for file in sources(bellum.game(id)).values():
        for counted in file["facts"].values():
            assert all(file["sources"][source] for source in counted)


def test_an_entry_of_unknown_source_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "map.toml"
    path.write_text('spaces = [{ id = "roma" }]\n[sources]\nrulebook = "4.2"\n', encoding="utf-8")
    with pytest.raises(ValueError, match=r"map\.toml: an entry of spaces"):
        count(path)
    path.write_text('spaces = [{ id = "roma", source = "hearsay" }]\n', encoding="utf-8")
    with pytest.raises(ValueError, match="hearsay"):
        count(path)
