"""The options of ``bellum serve``, apart from the server, so that help needs none of its packages."""

from __future__ import annotations

import argparse


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command to a parser."""
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: %(default)s)")
    parser.add_argument("--port", type=int, default=8000, help="the port to listen on (default: %(default)s)")
    parser.add_argument(
        "--workers",
        type=int,
        default=1,
        help="the number of server processes; more than one needs PostgreSQL (default: %(default)s)",
    )
    parser.add_argument(
        "--database-url",
        metavar="URL",
        default=None,
        help="postgresql://... or sqlite:///path (default: BELLUM_DATABASE_URL, else a file in BELLUM_DATA)",
    )
    parser.add_argument(
        "--log-level",
        choices=("debug", "info", "warning", "error"),
        default="info",
        help="how much is logged to stderr, as JSON lines (default: %(default)s)",
    )
