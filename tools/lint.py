"""The checks that a change must pass: one list for `make lint`, for CI and for pre-commit.

    python tools/lint.py                 all of them
    python tools/lint.py mypy eslint     only these
    python tools/lint.py --fix           mend what can be mended without thinking, and format

All of the checks run, whatever the first of them says; the last line names those that failed.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
RUFF = str(ROOT / ".venv" / "bin" / "ruff")
MYPY = str(ROOT / ".venv" / "bin" / "mypy")
NPM = ("npm", "run", "--silent")


class Check(NamedTuple):
    """One check: where it runs, its command, and the command that mends what it finds, if there is one."""

    name: str
    folder: str
    command: tuple[str, ...]
    fix: tuple[str, ...] = ()


CHECKS = (
    Check("ruff", ".", (RUFF, "check", "."), (RUFF, "check", "--fix-only", ".")),
    Check("ruff-format", ".", (RUFF, "format", "--check", "."), (RUFF, "format", ".")),
    Check("mypy", ".", (MYPY,)),
    Check("eslint", "web", (*NPM, "lint"), (*NPM, "lint", "--", "--fix")),
    Check("prettier", "web", (*NPM, "format", "--", "--check"), (*NPM, "format", "--", "--write")),
    Check("svelte-check", "web", (*NPM, "check")),
)


def run(checks: list[Check], fix: bool) -> list[str]:
    """Run the checks, or mend what they find; the names of those that failed."""
    failed = []
    for check in checks:
        command = check.fix if fix else check.command
        if command and subprocess.run(command, cwd=ROOT / check.folder, check=False).returncode != 0:
            failed.append(check.name)
    return failed


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python tools/lint.py", description="Check the code.")
    names = [check.name for check in CHECKS]
    parser.add_argument("checks", nargs="*", metavar="CHECK", help=", ".join(names))
    parser.add_argument("--fix", action="store_true", help="mend what can be mended, and format")
    options = parser.parse_args(words)
    unknown = sorted({*options.checks} - {*names})
    if unknown:
        parser.error(f"there is no check {', '.join(unknown)}; there is {', '.join(names)}")
    chosen = [check for check in CHECKS if not options.checks or check.name in options.checks]
    failed = run(chosen, options.fix)
    if failed:
        print(f"lint: failed: {', '.join(failed)} (make fmt mends what can be mended)", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
