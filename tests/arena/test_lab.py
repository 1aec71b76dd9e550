"""The laboratory: every cell is played, the same wherever it is, and told as a table, a CSV and a page."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from bellum.arena.lab import AS_PRINTED, COLUMNS, Findings, design, games_of, lab
from bellum.arena.page import page
from bellum.arena.simulate import simulate
from bellum.cli import main
from bellum.games import find


def study(game: str, **more: Any) -> Findings:
    return lab(game, **{"levels": ["random"], "games": 6, "seed": "lab", **more})


def test_workers_change_nothing(toy: str) -> None:
    assert study(toy).csv() == study(toy, workers=2).csv()
    assert study(toy).csv() != study(toy, seed="other").csv()


def test_a_cell_is_a_simulation(toy: str) -> None:
    found = study(toy, levels=["random", "greedy"], vary=["players"])
    for cell in found.cells:
        seats = len(cell.report.seats)
        alone = simulate(
            toy, games=6, players=[cell.level] * seats, seed="lab", options={"players": seats}
        ).to_data()
        assert cell.report.to_data()["teams"] == alone["teams"]
    told = [(cell.option, cell.level) for cell in found.cells]
    assert told == [
        (option, level) for option in (AS_PRINTED, "players=4", "players=5") for level in ("random", "greedy")
    ]


def test_every_scenario_and_every_option_has_its_cells() -> None:
    game = find("second_punic_war")
    cells = list(design(game, ["random"], None, None))
    assert {setting.scenario for setting, _, _ in cells} == set(game.scenarios)
    assert len({(setting.scenario, option) for setting, option, _ in cells}) == len(cells)
    for setting, option, _ in cells:
        for word in option.split(", ") if option != AS_PRINTED else ():
            name, _, value = word.partition("=")
            assert str(setting.options[name]) == value
    named = {word.partition("=")[0] for _, option, _ in cells for word in option.split(", ")}
    assert named == {AS_PRINTED, *game.options}
    assert games_of(game, ["random"], 3, ["campaign"], []) == 3


def test_the_csv_is_a_table(toy: str) -> None:
    rows = list(csv.reader(io.StringIO(study(toy, vary=[]).csv())))
    assert tuple(rows[0]) == COLUMNS
    assert [row[COLUMNS.index("side")] for row in rows[1:]] == ["river", "hills"]
    wins = sum(int(row[COLUMNS.index("wins")]) for row in rows[1:])
    assert wins + int(rows[1][COLUMNS.index("draws")]) == 6


def test_the_page_is_whole_and_asks_nobody(toy: str) -> None:
    text = page(study(toy, vary=["players"]))
    body = text.split("<body>")[1].split("</body>")[0]
    tree = ElementTree.fromstring(f"<body>{body}</body>")
    charts = tree.findall("svg")
    assert len(charts) == 1
    assert len(charts[0].findall("g/circle")) == len(tree.findall("table/tbody/tr")) == 6
    assert not re.search(r"https?:|src=|href=|@import|url\(|<script", text)


def test_the_command_writes_both(toy: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", toy, "--games", "4", "--levels", "random", "--as-printed"]
    files = ["--csv", str(tmp_path / "a.csv"), "--page", str(tmp_path / "a.html")]
    assert main([*words, *files]) == 0
    told = capsys.readouterr().out
    for word in ("river", "hills", "95 %", "4 games"):
        assert word in told
    assert (tmp_path / "a.csv").read_text(encoding="utf-8").startswith("game,scenario,option")
    assert "<svg" in (tmp_path / "a.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--scenario", "moon"], "julius_caesar has no scenario 'moon'; it has historical_705"),
        (["--vary", "moon"], "julius_caesar has no option 'moon'"),
        (["--levels", "hal"], "no machine player 'hal'"),
        (["--games", "0"], "at least 1"),
        (
            ["--csv", "/nowhere/a.csv", "--levels", "random", "--games", "1"],
            "/nowhere/a.csv cannot be written",
        ),
    ],
)
def test_what_cannot_be_done_is_a_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "julius_caesar", "--as-printed", *words]) == 2
    assert sentence in capsys.readouterr().err
