"""The ``bellum`` command as a user meets it: output, one clear sentence for an error, exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bellum.cli import main


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A short record, made by playing in the terminal."""
    import bellum

    match = bellum.new_game("julius_caesar", seed="cli")
    for _ in range(60):
        seat = match.to_move()[0]
        match.play(seat, match.legal(seat)[-1])
    path = tmp_path / "game.bellum"
    path.write_text(match.record.to_text(), encoding="utf-8")
    return path


def answers(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """What the player types; then the end of input."""
    waiting = list(lines)

    def line(prompt: object = "") -> str:
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    monkeypatch.setattr("builtins.input", line)


def test_games_lists_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert "julius_caesar" in capsys.readouterr().out
    assert main(["games", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["seats"] == ["caesar", "pompeius"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "hannibal_at_the_gates"], "there is no game"),
        (["play", "julius_caesar", "--as", "cato"], "no seat 'cato'"),
        (["play", "julius_caesar", "--against", "jupiter"], "no player 'jupiter'"),
        (["play", "julius_caesar", "--scenario", "actium"], "no scenario 'actium'"),
        (["play", "julius_caesar", "--option", "fog=off"], "no option 'fog'"),
        (["play", "julius_caesar", "--option", "free_setup"], "name=value"),
        (["play", "julius_caesar", "--lang", "la"], "no language 'la'"),
        (["simulate", "julius_caesar", "--players", "greedy"], "2 seats"),
        (["simulate", "julius_caesar", "--games", "0"], "at least 1"),
        (["replay", "/nowhere/game.bellum"], "cannot be read"),
        (["rules", "julius_caesar", "9.9"], "no paragraph 9.9"),
    ],
)
def test_an_error_is_one_sentence_and_exit_code_2(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert len(told.strip().splitlines()) == 1


def test_unknown_command_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["conquer"])
    assert stop.value.code == 2


def test_play_refuses_with_the_rule_and_undoes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    save = tmp_path / "saved.bellum"
    answers(
        monkeypatch,
        "why move legio_10",
        "rule 6.13",
        "undo",
        "nonsense",
        "1",
        "map",
        "log",
        "help",
        "99",
        "quit",
    )
    words = ["play", "julius_caesar", "--against", "random", "--seed", "7", "--save", str(save)]
    assert main(words) == 0
    out = capsys.readouterr().out
    assert "2.1" in out
    assert "Pinning" in out
    assert "caesar discard" in save.read_text(encoding="utf-8")


def test_a_saved_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, record: Path
) -> None:
    before = record.read_text(encoding="utf-8")
    answers(monkeypatch, f"save {tmp_path / 'copy.bellum'}", "quit")
    assert main(["play", "--resume", str(record), "--against", "human"]) == 0
    after = (tmp_path / "copy.bellum").read_text(encoding="utf-8")
    assert [line for line in after.splitlines() if not line.startswith("seat ")] == before.splitlines()


@pytest.mark.parametrize("lang", ["en", "pl", "hu"])
@pytest.mark.parametrize("seat", ["all", "spectator", "caesar", "pompeius"])
def test_replay_tells_the_story(
    lang: str, seat: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record), "--to", "40", "--as", seat, "--lang", lang]) == 0
    assert "705" in capsys.readouterr().out


def test_replay_as_data(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["view"]["game"] == "julius_caesar"
    assert len(told["digest"]) == 32


def test_replay_rejects_a_broken_record(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text(record.read_text(encoding="utf-8") + "caesar fire legio_10\n", encoding="utf-8")
    assert main(["replay", str(record)]) == 2
    assert "action 61" in capsys.readouterr().err
    record.write_text("hello", encoding="utf-8")
    assert main(["replay", str(record)]) == 2


def test_simulate_reports_rates_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "julius_caesar", "--games", "6", "--players", "random,random", "--seed", "7"]
    assert main([*words, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 6
    assert sum(seat["wins"] for seat in report["seats"]) + report["draws"]["count"] == 6
    for seat in report["seats"]:
        assert 0 <= seat["low"] <= seat["rate"] <= seat["high"] <= 1
    assert main(words) == 0
    assert "95 %" in capsys.readouterr().out


@pytest.mark.slow
def test_rules_shows_code_and_tests(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "julius_caesar", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert len(report) == 73
    assert main(["rules", "julius_caesar", "6.13", "--lang", "pl"]) == 0
    assert "move.py" in capsys.readouterr().out
    assert main(["rules", "julius_caesar"]) == 0


def test_data_sums_up_the_sources(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["data", "julius_caesar"]) == 0
    assert "rulebook" in capsys.readouterr().out
    assert main(["data", "julius_caesar", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)
