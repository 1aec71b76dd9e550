"""The ``bellum`` command as a user meets it: output, one clear sentence for an error, exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import bellum
from bellum.cli import main
from bellum.games import GAMES


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A short record, made by playing in the terminal."""
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
    first = json.loads(capsys.readouterr().out)[0]["seatings"][0]
    assert first["seats"] == [
        {"id": "caesar", "team": "caesar"},
        {"id": "pompeius", "team": "pompeius"},
    ]


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


def test_the_end_of_input_warns(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    answers(monkeypatch, "1")
    assert main(["play", "julius_caesar", "--seed", "7"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "The input has ended in the middle of the game, which is not saved" in said
    assert "--save FILE" in said
    answers(monkeypatch, "1")
    assert main(["play", "julius_caesar", "--seed", "7", "--save", str(tmp_path / "g")]) == 0
    said = "".join(capsys.readouterr().out.split())
    assert f"whichissavedin{tmp_path / 'g'}" in said
    answers(monkeypatch, "quit")
    assert main(["play", "julius_caesar", "--seed", "7"]) == 0
    assert "has ended" not in capsys.readouterr().out


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


# -- more than two seats -----------------------------------------------------------------------------------


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(GAMES, "toy", "tests.toy")
    return "toy"


def test_games_tells_who_can_sit_where(toy: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "    seats      north+south : east  (players=3)" in lines
    assert "    seats      north+south+centre : east+west  (players=5)" in lines
    assert "    seats      caesar : pompeius" in lines


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "toy", "--as", "west"], "no seat 'west'; it has north, south, east"),
        (["play", "toy", "--as", "north,centre", "--option", "players=4"], "no seat 'centre'"),
        (
            ["simulate", "toy", "--players", "greedy,random"],
            "3 seats (north, south, east), but 2 players",
        ),
        (
            ["simulate", "toy", "--players", "greedy,random,random", "--option", "players=5"],
            "5 seats (north, south, east, west, centre), but 3 players",
        ),
        (
            ["simulate", "toy", "--players", "river=greedy,moon=random"],
            "no team or seat 'moon'; it has river, hills, north, south, east",
        ),
        (["simulate", "toy", "--players", "south=greedy,hills=random"], "no player was named for north"),
        (["simulate", "toy", "--players", "river=hal,hills=random"], "no machine player 'hal'"),
    ],
)
def test_seats_that_are_not_there(
    toy: str, words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert sentence in capsys.readouterr().err


def test_simulate_reports_teams(toy: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "toy", "--games", "4", "--option", "players=5", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    players = {seat["seat"]: seat["player"] for seat in report["seats"]}
    river, hills = (
        dict.fromkeys(("north", "south", "centre"), "greedy"),
        dict.fromkeys(("east", "west"), "random"),
    )
    assert players == {**river, **hills}  # a team against the other, not one seat against its partners, too
    assert [team["team"] for team in report["teams"]] == ["river", "hills"]
    assert main(["simulate", "toy", "--games", "2", "--players", "random,greedy,random"]) == 0
    assert "north+south" in capsys.readouterr().out


def test_simulate_takes_a_player_for_a_team(toy: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Later words prevail, so that one seat of a team may differ."""
    words = ["simulate", "toy", "--games", "2", "--option", "players=4", "--json", "--players"]
    for players, expected in (
        ("river=random,hills=greedy", ["random", "random", "greedy", "greedy"]),
        ("river=random,hills=greedy,west=random", ["random", "random", "greedy", "random"]),
    ):
        assert main([*words, players]) == 0
        report = json.loads(capsys.readouterr().out)
        assert [seat["player"] for seat in report["seats"]] == expected


def test_one_person_among_four_machines(
    toy: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    save = tmp_path / "toy.bellum"
    answers(monkeypatch, *["1"] * 40)
    words = ["play", "toy", "--as", "east", "--against", "random", "--option", "players=5", "--seed", "5"]
    assert main([*words, "--save", str(save)]) == 0
    out = capsys.readouterr().out
    assert "win" in out or "draw" in out
    assert "Enter" not in out  # there is nobody to hide from
    told = save.read_text(encoding="utf-8")
    assert "seat east human" in told
    assert told.count(" random\n") == 4


def test_three_people_at_one_terminal(
    toy: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The screen is cleared between two people, and what one may see stays with him."""
    save = tmp_path / "toy.bellum"
    answers(monkeypatch, "1", "", "1", "", "map", "log", "quit")
    words = ["play", "toy", "--as", "north,south", "--against", "human", "--seed", "3", "--save", str(save)]
    assert main(words) == 0
    out = capsys.readouterr().out
    match = bellum.replay(save.read_text(encoding="utf-8"))
    assert [seat for seat, _ in match.record.actions] == ["north", "south"]
    screens = out.split("South – Enter ")
    assert len(screens) == 2
    third = screens[1].split("East – Enter ")[1]
    for seat in ("north", "south"):
        hand = match.view(seat)["hands"][match.seat(seat)]
        assert not [card for card in hand if f" {card} " in third.replace("\n", "  ")]
    assert "has bid" in third


@pytest.mark.parametrize("seat", ["north", "south", "east", "spectator", "all"])
def test_replay_as_any_of_three(
    toy: str, seat: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = bellum.new_game("toy", seed="replay")
    while match.outcome is None:
        mover = match.to_move()[0]
        match.play(mover, match.legal(mover)[0])
    path = tmp_path / "toy.bellum"
    path.write_text(match.record.to_text(), encoding="utf-8")
    assert main(["replay", str(path), "--as", seat]) == 0
    told = capsys.readouterr().out
    assert ("North bids" in told) == (seat in ("north", "all"))
    assert main(["replay", str(path), "--as", "west"]) == 2
    assert "one of north, south, east" in capsys.readouterr().err


def test_a_game_of_the_server_goes_on_in_the_terminal(
    toy: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """People who are named in a record are people here as well."""
    match = bellum.new_game("toy", seed="resume")
    match.record.players = {"north": "Ala", "south": "random", "east": "greedy"}
    path = tmp_path / "toy.bellum"
    path.write_text(match.record.to_text(), encoding="utf-8")
    answers(monkeypatch, "1", "quit")
    assert main(["play", "--resume", str(path), "--save", str(path)]) == 0
    assert "seat north human" in path.read_text(encoding="utf-8")
    assert "north bid" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("words", ["{0} --lang pl 6.13", "--lang pl {0} 6.13", "{0} 6.13 --lang pl"])
def test_the_words_of_a_command_may_come_in_any_order(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *words.format("julius_caesar").split()]) == 0
    assert capsys.readouterr().out.startswith("6.13 ")
    with pytest.raises(SystemExit):
        main(["rules", "julius_caesar", "--lang", "pl", "6.13", "--jsno"])
    assert "unrecognized arguments: --jsno" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["games", "--json", "all"])
    assert "unrecognized arguments: all" in capsys.readouterr().err
