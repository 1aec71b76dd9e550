"""`make test`: the phases in turn, and at the end one line that says how long each took.

    python tools/phases.py make

Checking and compiling keep one core busy most of the time and need nothing of each other, so they go side by
side. The tests use all cores and keep to themselves: some of them watch the clock.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from typing import NamedTuple

BESIDE = ("compile", "compile")
PHASES = (
    ("lint", "lint"),
    ("plain", "test-same"),
    ("compiled", "test-compiled"),
    ("browser", "test-web"),
)


class Phase(NamedTuple):
    """A phase that has ended."""

    name: str
    seconds: float
    code: int


def span(seconds: float) -> str:
    """A time as people say it."""
    whole = round(seconds)
    return f"{whole} s" if whole < 60 else f"{whole // 60} min {whole % 60:02} s"


def summary(done: list[Phase], seconds: float) -> str:
    """The line at the end."""
    told = [f"{phase.name} {span(phase.seconds)}{' FAILED' if phase.code else ''}" for phase in done]
    return f"times: {', '.join(told)}; in all {span(seconds)}"


class Job:
    """A target that is made beside others; what it prints is kept for when it is done."""

    def __init__(self, make: list[str], name: str, target: str) -> None:
        self.name = name
        self.start = time.monotonic()
        self.seconds = 0.0
        self.output = ""
        self.process = subprocess.Popen(
            [*make, target],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            close_fds=False,  # make has its own way to share out cores
            process_group=0,
        )
        self.watch = threading.Thread(target=self.listen, daemon=True)
        self.watch.start()

    def listen(self) -> None:
        """Notice the end when it comes, even if nobody is waiting for it yet."""
        self.output = self.process.communicate()[0]
        self.seconds = time.monotonic() - self.start

    def wait(self) -> Phase:
        """Wait for its end, and print what it said."""
        self.watch.join()
        print(self.output, end="", flush=True)
        return Phase(self.name, self.seconds, self.process.returncode)

    def stop(self) -> None:
        """End it with all its children, if it is still at work."""
        if self.watch.is_alive():
            os.killpg(self.process.pid, signal.SIGTERM)
            self.watch.join()


def run(make: list[str], done: list[Phase]) -> int:
    """Make the phases until one fails; what has ended is told in `done`."""
    beside: Job | None = Job(make, *BESIDE)
    try:
        for name, target in PHASES:
            start = time.monotonic()
            code = subprocess.run([*make, target], close_fds=False, check=False).returncode
            done.append(Phase(name, time.monotonic() - start, code))
            if code == 0 and beside is not None:
                ended = beside.wait()
                beside = None
                done.append(ended)
                code = ended.code
            if code != 0:
                return code
    finally:
        if beside is not None:
            beside.stop()
    return 0


def main(make: list[str]) -> int:
    start = time.monotonic()
    done: list[Phase] = []
    try:
        return run(make, done)
    except KeyboardInterrupt:
        return 130
    finally:
        print(summary(done, time.monotonic() - start), flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
