"""What can be read of the games: descriptions, rules, boards."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

import bellum
from bellum.kernel.text import messages
from tests.server.kit import METRICS, Person, quick, running, sqlite


def test_games(ala: Person) -> None:
    games = ala.get("/api/games")
    assert [game["id"] for game in games] == list(bellum.GAMES)
    caesar = ala.get("/api/games/julius_caesar")
    assert caesar == games[0]
    assert [seat["id"] for seat in caesar["seatings"][0]["seats"]] == ["caesar", "pompeius"]
    assert caesar["scenarios"] == ["historical_705"]
    assert caesar["options"] == [{"name": "free_setup", "values": [False, True]}]
    assert caesar["players"][:2] == ["random", "greedy"]
    assert caesar["title"]["pl"]


def test_who_can_sit_at_a_table(ala: Person) -> None:
    seatings = ala.get("/api/games/toy")["seatings"]
    assert [(seating["options"], len(seating["seats"])) for seating in seatings] == [
        ({"players": 3}, 3),
        ({"players": 4}, 4),
        ({"players": 5}, 5),
    ]
    assert seatings[0]["seats"][2] == {"id": "east", "team": "hills"}


def test_rules_are_the_whole_ledger(ala: Person) -> None:
    rules = ala.get("/api/games/julius_caesar/rules")
    numbers = [paragraph["number"] for paragraph in rules["paragraphs"]]
    assert "7.4" in numbers
    assert len(numbers) == len(set(numbers)) > 50
    for paragraph in rules["paragraphs"]:
        for language in ("en", "pl", "hu"):
            assert paragraph["title"][language]
            assert paragraph["text"][language]
    assert {card["id"] for card in rules["cards"]} >= {"apollo", "jupiter", "mars"}


def test_texts_are_the_games_own(ala: Person) -> None:
    for game in bellum.GAMES:
        for lang in ("en", "pl", "hu"):
            answer = ala.http.get(f"/api/games/{game}/texts/{lang}")
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            one = bellum.game(game)
            own = (one.folder / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
            assert answer.text == (own if one.folders == (one.folder,) else messages(one, lang))
    assert ala.http.get("/api/games/toy/texts/la").status_code == 422
    assert ala.http.get("/api/games/chess/texts/en").status_code == 404


def test_the_board(ala: Person) -> None:
    board = ala.get("/api/games/julius_caesar/board")
    assert set(board) >= {"map", "blocks", "cards", "scenarios"}
    assert len(board["blocks"]["blocks"]) == 63
    assert any(s["id"] == "roma" for s in board["map"]["spaces"])


@pytest.mark.parametrize("path", ["", "/rules", "/board"])
def test_no_such_game(ala: Person, path: str) -> None:
    assert ala.get(f"/api/games/chess{path}", 404)["error"] == "not-found"


def test_reading_needs_no_cookie(address: str) -> None:
    for path in (
        "/api/games",
        "/api/games/julius_caesar/rules",
        "/api/openapi.json",
        "/api/docs",
        "/health",
    ):
        response = httpx.get(address + path)
        assert response.status_code == 200, path
        assert "set-cookie" not in response.headers


def test_the_docs_name_every_path(address: str) -> None:
    page = httpx.get(f"{address}/api/docs").text
    for path in httpx.get(f"{address}/api/openapi.json").json()["paths"]:
        assert path in page
    assert "<script" not in page


def test_metrics_count(ala: Person) -> None:
    text = ala.http.get("/metrics", headers=METRICS).text
    for name in (
        "bellum_http_requests_total",
        "bellum_sockets",
        "bellum_action_seconds",
        "bellum_entries_total",
    ):
        assert name in text
    assert 'route="/api/me"' in text


def test_metrics_are_for_who_knows_the_token(address: str, tmp_path: Path) -> None:
    for headers in ({}, {"Authorization": "Bearer"}, {"Authorization": "Bearer of nothing"}):
        assert httpx.get(f"{address}/metrics", headers=headers).status_code == 404
    with running(quick(sqlite(tmp_path), metrics_token=None)) as other:
        assert httpx.get(f"{other}/metrics", headers=METRICS).status_code == 404


def test_an_unknown_method_is_no_label_of_its_own(address: str) -> None:
    for method in ("BREW", "X" * 200):
        httpx.request(method, f"{address}/api/me")
    text = httpx.get(f"{address}/metrics", headers=METRICS).text
    assert "BREW" not in text
    assert 'method="other"' in text
