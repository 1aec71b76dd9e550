"""Every request passes the guard: headers, origin, content type, size, rate; and the client's files."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from bellum.server.http.rate_limits import Limits
from tests.server.kit import YOU, Person, quick, running, sqlite


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/health", "/table/abc", "/api/docs"])
def test_security_headers_are_on_every_answer(address: str, path: str) -> None:
    headers = httpx.get(address + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_another_site_changes_nothing(ala: Person, headers: dict[str, str]) -> None:
    response = ala.http.patch("/api/me", json={"name": "Eve"}, headers=headers)
    assert response.status_code == 403
    assert response.json()["error"] == "bad-origin"
    assert ala.get("/api/me")["name"] == "Ala"


def test_the_own_site_does(ala: Person) -> None:
    headers = {"Origin": ala.address, "Sec-Fetch-Site": "same-origin"}
    assert ala.http.patch("/api/me", json={"name": "Eve"}, headers=headers).status_code == 200


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_a_form_changes_nothing(ala: Person, kind: str) -> None:
    response = ala.http.patch("/api/me", content=b'{"name":"Eve"}', headers={"Content-Type": kind})
    assert response.status_code == 415
    assert ala.get("/api/me")["name"] == "Ala"


@pytest.mark.parametrize(
    "body", [b"", b"{", b"null", b"[]", b'"x"', b"\xff\xfe", b'{"name":NaN}', b"[" * 60_000]
)
def test_malformed_json(ala: Person, body: bytes) -> None:
    response = ala.http.patch("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert response.status_code in (400, 422)
    assert response.json()["error"] == "malformed"


def test_a_body_that_is_too_large(ala: Person) -> None:
    response = ala.http.patch("/api/me", json={"name": "x" * 70_000})
    assert response.status_code == 413
    assert response.json()["error"] == "too-large"

    def drops() -> object:
        for _ in range(100):
            yield b"x" * 1000

    unknown = ala.http.patch("/api/me", content=drops(), headers={"Content-Type": "application/json"})  # type: ignore[arg-type]
    assert unknown.status_code == 413


def test_a_wrong_method_or_path(ala: Person) -> None:
    assert ala.http.put("/api/me", json={}).json()["error"] == "bad-method"
    assert ala.http.get("/api/nothing").json()["error"] == "not-found"
    assert ala.http.post("/", json={}).status_code == 405


def test_too_many_requests(tmp_path: Path) -> None:
    with running(quick(sqlite(tmp_path), limits=0.05)) as address:
        ala = Person(address)
        answers = [ala.http.post("/api/tables", json={"game": "x", "seats": {}}) for _ in range(5)]
        assert answers[0].status_code == 404
        assert answers[-1].status_code == 429
        assert answers[-1].json()["error"] == "rate-limited"
        assert int(answers[-1].headers["retry-after"]) >= 1


def test_a_flood_of_messages(tmp_path: Path) -> None:
    with running(quick(sqlite(tmp_path), limits=0.2)) as address:
        ala = Person(address)
        socket = ala.sit(ala.table(YOU, YOU))
        for _ in range(30):
            socket.send({"type": "ping"})
        assert socket.until("error")["code"] == "rate-limited"


def test_buckets_fill_again() -> None:
    limits = Limits(1.0)
    waits = [limits.wait("chat", "ala") for _ in range(9)]
    assert waits[:8] == [0.0] * 8
    assert 0 < waits[8] <= 2.0
    assert limits.wait("chat", "bela") == 0.0
    assert all(Limits(0).wait("chat", "ala") == 0.0 for _ in range(100))


# -- the client's files ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("static")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>client</title>")
    (folder / "assets" / "index-abc.js").write_text("// " + "x" * 5000)
    return folder


def test_the_client_is_served(site: Path, tmp_path: Path) -> None:
    with running(quick(sqlite(tmp_path), static=site)) as address:
        for path in ("/", "/table/abc", "/replay/abc?ply=3"):
            page = httpx.get(address + path)
            assert page.status_code == 200
            assert "client" in page.text
            assert page.headers["cache-control"] == "no-cache"
        script = httpx.get(f"{address}/assets/index-abc.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        for path in ("/assets/missing.js", "/assets/../../secret.txt", "/%00.txt", "/api", "/api/"):
            assert httpx.get(address + path).status_code == 404, path


def test_without_a_client_a_page_says_so(tmp_path: Path) -> None:
    with running(quick(sqlite(tmp_path), static=tmp_path / "nothing")) as address:
        page = httpx.get(address)
        assert page.status_code == 200
        assert "not been built" in page.text
        assert httpx.get(f"{address}/table/abc").status_code == 404
        assert httpx.get(f"{address}/api/games").status_code == 200
