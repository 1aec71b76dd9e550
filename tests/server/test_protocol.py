"""The protocol is typed once: the client's types and the document say what the models say."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bellum.server import protocol
from bellum.server.app import api
from bellum.server.http.rate_limits import Limits
from tests.server.kit import quick, sqlite

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.skipif(not (ROOT / "web").is_dir(), reason="the client's sources are not here")
def test_the_clients_types_are_current() -> None:
    # Compiled modules keep no annotations of their types: the plain ones are read, whatever runs here.
    plain = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    command = [sys.executable, "tools/protocol_types.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, env=plain, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_document_names_every_path() -> None:
    paths = api(quick(sqlite(Path("/nonexistent"))), Limits(0)).openapi()["paths"]
    for path, operations in paths.items():
        written = path.replace("{table}", "{id}")
        for method in operations:
            assert f"`{method.upper()} {written}" in DOCUMENT, (method, path)


def test_the_document_names_every_message_and_code() -> None:
    for code in protocol.ERROR_CODES:
        assert f'"{code}"' in DOCUMENT
    for union in (protocol.CLIENT_MESSAGE, protocol.SERVER_MESSAGE):
        for kind in re.findall(r"'(?:const|type)': '([a-z-]+)'", str(union.json_schema())):
            if kind not in ("string", "integer", "object", "array", "null", "boolean", "number"):
                assert f'"{kind}"' in DOCUMENT, kind


@pytest.mark.parametrize(
    "name",
    [
        "TableInfo",
        "Broken",
        "SeatInfo",
        "Outcome",
        "GameInfo",
        "Frames",
        "Frame",
        "Resigned",
        "SideState",
        "SideUpdate",
        "Patch",
        "Offer",
        "Concession",
        "Chat",
        "Presence",
        "StoryEntry",
    ],
)
def test_the_document_has_the_models_fields(name: str) -> None:
    model = getattr(protocol, name)
    found = re.search(rf"interface {name} (?:extends \w+ )?{{(.*?)\n?}}\n", DOCUMENT, re.DOTALL)
    assert found, name
    for field, info in model.model_fields.items():
        assert re.search(rf"\b{info.alias or field}\??:", found[1]), (name, field)


def test_http_codes_are_documented() -> None:
    sources = "".join(path.read_text() for path in (ROOT / "bellum" / "server").rglob("*.py"))
    for code in set(re.findall(r'Fault\(\d+, "([a-z-]+)"', sources)) - {"internal"}:
        assert f"`{code}`" in DOCUMENT or f'"{code}"' in DOCUMENT, code
