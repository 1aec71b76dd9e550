"""``bellum serve``: the server as a command."""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import socket
import sys
import tempfile

import uvicorn
from starlette.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from ..serving import add_options
from . import logs
from .app import create
from .http.arrival import Arriving
from .memory import calm
from .settings import BadSettings, Settings
from .storage import database

BACKLOG = 2048
FACTORY = "bellum.server.main:application"


class CannotServe(Exception):
    """Why the server does not start, as a sentence."""


def run(args: argparse.Namespace) -> int:
    """Run the command."""
    return serve(args.host, args.port, args.workers, args.database_url, args.log_level)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    workers: int = 1,
    database_url: str | None = None,
    log_level: str = "info",
) -> int:
    """Serve until told to stop; returns the exit code."""
    try:
        settings = Settings.from_environment(database_url)
        if workers < 1:
            raise CannotServe("there must be at least one worker")
        if workers > 1 and settings.sqlite:
            raise CannotServe("several workers need PostgreSQL: set BELLUM_DATABASE_URL, or use --workers 1")
        listener = listen(host, port)
        logs.set_up(log_level)
        prepare(settings)
    except (BadSettings, CannotServe) as error:
        print(f"bellum: {error}.", file=sys.stderr)
        return 2
    # Every process makes its own application from the environment.
    os.environ["BELLUM_LOG_LEVEL"] = log_level
    if database_url:
        os.environ["BELLUM_DATABASE_URL"] = database_url
    raise_file_limit()
    print(f"Bellum is at {address(host, listener.getsockname()[1])} (press Ctrl-C to stop it)", flush=True)
    if workers > 1:
        return run_workers(listener, workers, settings.proxies)
    return run_one(listener, settings.proxies)


def address(host: str, port: int) -> str:
    """What to open in a browser on this machine."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def listen(host: str, port: int) -> socket.socket:
    """The listening socket; CannotServe if there can be none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)  # whoever comes before the server is ready waits
    except OSError as error:
        listener.close()
        raise CannotServe(f"cannot listen on {host} port {port} ({error.strerror}); try --port") from None
    except OverflowError:
        listener.close()
        raise CannotServe(f"{port} is not a port number") from None
    listener.set_inheritable(True)
    return listener


def prepare(settings: Settings) -> None:
    """Make sure that the database works before anything is served, and bring its schema up to date once."""
    claim = database.claim(settings.database)
    try:
        engine = database.connect(settings.database, settings.patience)
        database.migrate(engine)
        engine.dispose()
    except Exception as error:
        shown = settings.database.render_as_string(hide_password=True)
        reason = str(error).splitlines()[0].rstrip(". ")
        raise CannotServe(f"the database {shown} cannot be used: {reason}") from error
    finally:
        if claim is not None:
            claim.close()


def raise_file_limit() -> None:
    """A socket is an open file: allow as many as the system does."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def config(proxies: tuple[str, ...] = ()) -> uvicorn.Config:
    """How uvicorn runs the application. Views are small, so compressing them is not worth its memory.

    What a request says of its sender's address is believed only if it comes from one of the ``proxies``.
    """
    return uvicorn.Config(
        FACTORY,
        factory=True,
        http=Arriving,
        log_config=None,
        access_log=False,
        backlog=BACKLOG,
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        timeout_worker_healthcheck=60,  # on a busy machine a worker takes a long time to load
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
    )


def run_one(listener: socket.socket, proxies: tuple[str, ...]) -> int:
    """The server in this process."""
    server = uvicorn.Server(config(proxies))
    try:
        server.run([listener])
    except KeyboardInterrupt:
        return 0
    return 0 if server.started else 1


def run_workers(listener: socket.socket, workers: int, proxies: tuple[str, ...]) -> int:
    """Several processes on one listening socket; their metrics are added up through a folder."""
    folder = tempfile.mkdtemp(prefix="bellum-metrics-")
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
    try:
        settings = config(proxies)
        settings.workers = workers
        Multiprocess(settings, [listener]).run()
    except KeyboardInterrupt:
        pass
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return 0


def application() -> ASGIApp:
    """What uvicorn runs, in each process."""
    logs.set_up(os.environ.get("BELLUM_LOG_LEVEL", "info"))
    app = create()
    calm()
    return app


def main() -> int:
    parser = argparse.ArgumentParser(prog="bellum serve", description="Serve Bellum to browsers.")
    add_options(parser)
    return run(parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
