"""A private PostgreSQL cluster from Debian's package, for the tests that want one."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from sqlalchemy.engine import URL


def binaries() -> Path | None:
    """The newest PostgreSQL of this machine."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    return found[-1].parent if found else None


def why_not() -> str:
    """Why there can be no cluster here; empty if there can."""
    if binaries() is None:
        return "PostgreSQL is not installed (Debian: apt-get install postgresql)"
    if os.getuid() == 0 and (shutil.which("setpriv") is None or unprivileged() is None):
        return "PostgreSQL does not run as root, and there is no user to run it as"
    return ""


def unprivileged() -> pwd.struct_passwd | None:
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    return None


class Cluster:
    """One PostgreSQL server, reached through a socket in its own folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.count = 0
        self.prefix: list[str] = []
        user = unprivileged()
        if os.getuid() == 0 and user is not None:
            os.chown(folder, user.pw_uid, user.pw_gid)
            self.prefix = ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]

    def start(self) -> None:
        place = binaries()
        assert place is not None
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        data = str(self.folder / "data")
        initdb = [str(place / "initdb"), "-D", data, "-U", "bellum", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run([*self.prefix, *initdb, "--locale=C"], check=True, cwd=self.folder, **quiet)  # type: ignore[call-overload]
        server = [str(place / "postgres"), "-D", data, "-k", str(self.folder), "-c", "listen_addresses="]
        server += ["-c", "fsync=off", "-c", "max_connections=60", "-c", "shared_buffers=16MB"]
        self.process = subprocess.Popen([*self.prefix, *server], cwd=self.folder, **quiet)  # type: ignore[call-overload]
        deadline = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(self.dsn("postgres")).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < deadline
                assert self.process.poll() is None
                time.sleep(0.05)

    def dsn(self, name: str) -> str:
        return f"postgresql://bellum@/{name}?host={self.folder}"

    def database(self) -> URL:
        """A new empty database."""
        self.count += 1
        name = f"test_{self.count}"
        with psycopg.connect(self.dsn("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        query = {"host": str(self.folder)}
        return URL.create("postgresql+psycopg", username="bellum", database=name, query=query)

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A cluster that lives as long as it is needed."""
    folder = Path(tempfile.mkdtemp(prefix="bellum-pg-", dir="/tmp"))
    made = Cluster(folder)
    try:
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
