"""Guests: a signed cookie on the first visit, a name that can be changed, and no use for a forged one."""

from __future__ import annotations

import time
from http.cookies import SimpleCookie

import httpx
import pytest

from bellum.server.http.cookies import LIFETIME, Signer
from tests.server.kit import YOU, Person


def test_a_newcomer_becomes_a_guest(address: str) -> None:
    response = httpx.get(f"{address}/api/me")
    me = response.json()
    assert me["guest"]
    assert me["name"].startswith("Guest ")
    cookie = SimpleCookie(response.headers["set-cookie"])["bellum"]
    assert cookie["httponly"]
    assert cookie["samesite"] == "lax"
    assert cookie["path"] == "/"
    assert not cookie["secure"]  # this server speaks plain http
    assert me["id"] in cookie.value


def test_the_cookie_is_secure_under_https(address: str) -> None:
    response = httpx.get(f"{address}/api/me", headers={"X-Forwarded-Proto": "https"})
    assert "secure" in response.headers["set-cookie"].lower()
    assert "max-age" in response.headers["strict-transport-security"]


def test_a_guest_stays_who_he_is(ala: Person) -> None:
    assert ala.get("/api/me")["id"] == ala.id
    assert "set-cookie" not in ala.http.get("/api/me").headers


def test_a_name_can_be_changed(ala: Person) -> None:
    table = ala.table(YOU, YOU)
    socket = ala.sit(table)
    assert ala.http.patch("/api/me", json={"name": "  Gaius  "}).json()["name"] == "Gaius"
    assert ala.get("/api/me")["name"] == "Gaius"
    assert socket.until("table")["table"]["seats"][0]["user"]["name"] == "Gaius"


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "a\nb", "a\u2028b", "\0", 7, None])
def test_a_bad_name_is_refused(ala: Person, name: object) -> None:
    response = ala.http.patch("/api/me", json={"name": name})
    assert response.status_code == 422
    assert response.json()["error"] == "malformed"
    assert response.json()["fields"]


def test_what_needs_a_user_says_so(address: str) -> None:
    anonymous = httpx.Client(base_url=address)
    for method, path in (
        ("GET", "/api/tables"),
        ("POST", "/api/tables"),
        ("PATCH", "/api/me"),
        ("POST", "/api/tables/abc/join"),
    ):
        body = (
            {"name": "X"}
            if method == "PATCH"
            else {"game": "julius_caesar", "seats": {}}
            if path == "/api/tables"
            else {}
        )
        response = anonymous.request(method, path, json=body)
        assert (response.status_code, response.json()["error"]) == (401, "no-user"), path


def test_a_forged_cookie_is_nobodys(ala: Person) -> None:
    version, user, given, signature = ala.http.cookies["bellum"].split(".")
    other = Signer("another secret").sign(user, int(given))
    forgeries = [
        f"{version}.{user}.{given}.{signature[:-2]}",
        f"{version}.{user}x.{given}.{signature}",
        f"{version}.{user}.{int(given) + 1}.{signature}",
        f"2.{user}.{given}.{signature}",
        f".{user}.{given}.{signature}",
        other,
        user,
        "....",
        "é" * 20,
        "x" * 5000,
    ]
    for forged in forgeries:
        response = httpx.get(f"{ala.address}/api/tables", headers={b"Cookie": f"bellum={forged}".encode()})
        assert response.status_code == 401, forged


def test_a_cookie_does_not_live_for_ever() -> None:
    signer = Signer("secret")
    now = int(time.time())
    cookie = signer.sign("user", now)
    assert signer.read(cookie, now + LIFETIME) == ("user", now)
    assert signer.read(cookie, now + LIFETIME + 1) is None
