"""Guests: a signed cookie on the first visit, a name that can be changed, and no use for a forged one."""

from __future__ import annotations

import time
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest
from sqlalchemy.engine import URL
from websockets.exceptions import InvalidStatus

from bellum.server.http.cookies import LIFETIME, Signer
from tests.server.kit import OPEN, YOU, Person, Socket, answer, quick, running, sqlite


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


HTTPS = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server behind a proxy that speaks https."""
    with running(quick(sqlite(tmp_path_factory.mktemp("proxy")), proxies=("127.0.0.1",))) as address:
        yield address


def test_the_cookie_is_secure_under_https(behind: str) -> None:
    response = httpx.get(f"{behind}/api/me", headers=HTTPS)
    cookie = SimpleCookie(response.headers["set-cookie"])["__Host-bellum"]
    assert cookie["secure"]
    assert cookie["path"] == "/"
    assert not cookie["domain"]
    assert "max-age" in response.headers["strict-transport-security"]


def test_under_https_only_the_cookie_of_this_host_counts(behind: str) -> None:
    """A plain one, which another host could have set, is exchanged on the first visit and good for nothing else."""
    ala = Person(behind)
    plain = {"Cookie": f"bellum={ala.http.cookies['bellum']}", **HTTPS}
    assert httpx.get(f"{behind}/api/tables", headers=plain).status_code == 401
    response = httpx.get(f"{behind}/api/me", headers=plain)
    assert response.json()["id"] == ala.id
    fresh = SimpleCookie(response.headers["set-cookie"])["__Host-bellum"].value
    headers = {"Cookie": f"__Host-bellum={fresh}", **HTTPS}
    assert httpx.get(f"{behind}/api/tables", headers=headers).status_code == 200


def test_who_is_no_proxy_is_not_believed(address: str) -> None:
    response = httpx.get(f"{address}/api/me", headers=HTTPS)
    assert "secure" not in response.headers["set-cookie"].lower()
    assert "strict-transport-security" not in response.headers


def test_a_forwarded_address_counts_only_from_a_proxy(tmp_path: Path) -> None:
    """Otherwise everybody could be somebody else for every limit."""

    def newcomers(proxies: tuple[str, ...], folder: Path) -> list[int]:
        with running(quick(sqlite(folder), limits=0.05, proxies=proxies)) as address:
            headers = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in range(6)]
            return [httpx.get(f"{address}/api/me", headers=one).status_code for one in headers]

    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    assert newcomers(("127.0.0.1",), tmp_path / "a") == [200] * 6
    assert newcomers((), tmp_path / "b")[-1] == 429


def test_cookies_can_be_revoked(database: URL) -> None:
    """A stolen cookie is void after that, its sockets too, and it stays so after a restart."""
    with running(quick(database)) as address:
        ala = Person(address, "Ala")
        stolen = {"Cookie": ala.cookie}
        table = ala.table(YOU, YOU)
        thief = Socket(address, table, ala.cookie)
        assert thief.views.keys() == {"caesar", "pompeius"}
        assert ala.post("/api/me/revoke")["id"] == ala.id
        assert thief.closed() == 1013
        assert httpx.get(f"{address}/api/tables", headers=stolen).status_code == 401
        assert ala.get("/api/tables")[0]["id"] == table
        assert Socket(address, table, stolen["Cookie"]).state["you"] is None
        assert set(ala.sit(table).views) == {"caesar", "pompeius"}
    with running(quick(database)) as address:
        assert httpx.get(f"{address}/api/tables", headers=stolen).status_code == 401
        assert httpx.get(f"{address}/api/tables", headers={"Cookie": ala.cookie}).status_code == 200


@pytest.mark.parametrize(
    "name",
    [
        "Al\u200ba",
        "\u202eala",
        "\u2066Ala",
        "Ala\ufeff",
        "\u3164",
        "\u2800",
        "A\u0301\u0301\u0301\u0301la",
        "\u00ad",
        "\ufe0f",
    ],
)
def test_a_name_has_nothing_that_cannot_be_seen(ala: Person, name: str) -> None:
    assert ala.http.patch("/api/me", json={"name": name}).status_code == 422


@pytest.mark.parametrize(
    "name", ["Béla", "Łukasz Żółw", "Ødegård", "Анна", "李小龙", "Guest 1", "x_x", "O'Neill"]
)
def test_names_of_many_languages_are_fine(ala: Person, name: str) -> None:
    assert ala.http.patch("/api/me", json={"name": name}).json()["name"] == name


@pytest.mark.parametrize("name", ["Ala", "ala", "АІа", "A l a", "Álà", "Ａｌａ", "A1a", "AIa"])
def test_nobody_at_a_table_looks_like_another(address: str, name: str) -> None:
    ala, eve = Person(address, "Ala"), Person(address, name)
    table = ala.table(YOU, OPEN)
    refused = eve.post(f"/api/tables/{table}/join", {"seat": "pompeius"}, 409)
    assert refused["error"] == "name-taken"
    assert eve.http.patch("/api/me", json={"name": "Eve"}).status_code == 200
    eve.post(f"/api/tables/{table}/join", {"seat": "pompeius"})
    assert answer(eve.http.patch("/api/me", json={"name": name}), 409)["error"] == "name-taken"
    assert answer(ala.http.patch("/api/me", json={"name": "EVE"}), 409)["error"] == "name-taken"


def test_the_host_is_checked_if_it_is_known(tmp_path: Path) -> None:
    with running(quick(sqlite(tmp_path), hosts=("127.0.0.1", "bellum.example"))) as address:
        for host, status in (("bellum.example", 200), ("bellum.example:8000", 200), ("evil.example", 421)):
            assert httpx.get(f"{address}/api/me", headers={"Host": host}).status_code == status
        ala = Person(address)
        with pytest.raises(InvalidStatus):
            Socket(address, ala.table(YOU, YOU), ala.cookie, Host="evil.example")


def test_the_scheme_of_an_origin_counts(address: str) -> None:
    host = address.removeprefix("http://")
    for origin, status in ((f"http://{host}", 200), (f"https://{host}", 403)):
        ala = Person(address)
        found = ala.http.patch("/api/me", json={"name": "Gaia"}, headers={"Origin": origin})
        assert found.status_code == status


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
