"""``bellum records check``: which records of the version before a correction changes, where and by which paragraph."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bellum.cli import main
from bellum.games import GAMES
from bellum.kernel import Match
from tests.corrected import GAME as NOW
from tests.toy import GAME as BEFORE


def written(path: Path, *verbs: str) -> Path:
    """A record of the version before: everybody bids, then the leader does what the words say."""
    match = Match.start(BEFORE, seed="1")
    for seat in match.seats:
        match.play(seat, match.legal(seat)[0])
    for verb in verbs:
        [seat] = match.to_move()
        match.play(seat, next(action for action in match.legal(seat) if action.split()[0] == verb))
    path.parent.mkdir(exist_ok=True)
    path.write_text(match.record.to_text(), encoding="utf-8")
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Records that hold, break, or are none."""
    written(tmp_path / "holds.bellum", "stoke", "rest")
    written(tmp_path / "older" / "breaks.txt", "stoke", "stoke", "rest")
    (tmp_path / "notes.txt").write_text("not a record\n", encoding="utf-8")
    return tmp_path


@pytest.fixture(autouse=True)
def corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house has the toy's corrected version."""
    monkeypatch.setitem(GAMES, "toy", "tests.corrected")


def said(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().out.splitlines()


def test_records_that_hold(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = folder / "holds.bellum"
    assert main(["records", "check", str(path)]) == 0
    assert said(capsys) == [
        f"{path}: holds (rules 3 to 4, 5 actions)",
        "1 records: 1 hold, 0 break, 0 cannot be read",
    ]


def test_a_record_that_breaks(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = folder / "older" / "breaks.txt"
    leader = path.read_text(encoding="utf-8").splitlines()[-1].split()[0]
    where = f"{path}: breaks at action 5 of 6, {leader} stoke (rules 3 to 4), by 2"
    assert main(["records", "check", str(path)]) == 1
    assert said(capsys)[0] == f"{where} The leader: The fire cannot burn higher."
    assert main(["records", "check", str(path), "--lang", "hu"]) == 1
    assert said(capsys)[0].startswith(f"{where} A vezető: ")


def test_a_folder_gives_the_records_in_it(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["records", "check", str(folder), str(folder / "notes.txt")]) == 1
    lines = said(capsys)
    assert [line.split(": ")[0] for line in lines[:-1]] == [
        str(folder / name) for name in ("holds.bellum", "older/breaks.txt", "notes.txt")
    ]
    assert "cannot be read: a record starts with" in lines[2]
    assert lines[-1] == "3 records: 1 hold, 1 break, 1 cannot be read"


def test_json(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["records", "check", "--json", str(folder)]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["holds"], found["breaks"], found["unreadable"]) == (1, 1, 0)
    holds, breaks = found["records"]
    assert (holds["result"], holds["rules"], holds["now"], holds["reason"]) == ("holds", 3, 4, None)
    assert (holds["ply"], holds["length"], holds["rule"]) == (5, 5, None)
    assert (breaks["result"], breaks["reason"], breaks["refusal"]) == ("breaks", "refused", "stoked-enough")
    assert (breaks["ply"], breaks["length"], breaks["rule"], breaks["action"]) == (4, 6, "2", "stoke")


@pytest.mark.parametrize(
    ("line", "wrong", "part"),
    [
        ("game toy", "game chess", "cannot be read: there is no game 'chess'"),
        ("rules 3", "rules 5", "cannot be read: the record was played under version 5 of the rules, now 4"),
        ("scenario only", "scenario past", "breaks at its set-up (rules 3 to 4): toy has no scenario 'past'"),
        ("rules 3", "rules four", "cannot be read: the record's rules version is not a number"),
    ],
)
def test_other_ends(
    folder: Path, line: str, wrong: str, part: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = folder / "holds.bellum"
    path.write_text(path.read_text(encoding="utf-8").replace(line, wrong), encoding="utf-8")
    assert main(["records", "check", str(path)]) == 1
    assert part in said(capsys)[0]


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["records", "check", "/nowhere/game.bellum"]) == 2
    assert "there is no file /nowhere/game.bellum" in capsys.readouterr().err
    with pytest.raises(SystemExit) as error:
        main(["records"])
    assert error.value.code == 2


def test_a_file_that_is_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.bellum"
    path.write_bytes(b"\xff\xfe\x00")
    assert main(["records", "check", str(path)]) == 1
    assert "it is not a text file" in said(capsys)[0]


def test_an_older_record_that_holds_is_told_again(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """``bellum replay`` plays it under the present rules and says so; one that breaks is refused."""
    assert main(["replay", str(folder / "holds.bellum"), "--json"]) == 0
    captured = capsys.readouterr()
    assert json.loads(captured.out)["view"]["game"] == "toy"
    assert captured.err == "bellum: the record was played under version 3 of the rules, now under version 4\n"
    assert main(["replay", str(folder / "older" / "breaks.txt"), "--json"]) == 2
    assert "stoked-enough (2)" in capsys.readouterr().err
    assert NOW.rules == 4
