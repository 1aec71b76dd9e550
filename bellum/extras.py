"""What `pip install bellum` does not bring: modules that need an extra, loaded when they are asked for."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


class NotInstalled(ValueError):
    """Packages of an extra are missing; ``str()`` of it says what installs them."""


def load(module: str, extra: str, who: str) -> ModuleType:
    """A module of ours that needs an extra; ``who`` needs it, as the sentence begins that says so."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "bellum":
            raise
        needs = f"{who} packages that are not installed ({error.name} is the first)"
        raise NotInstalled(f"{needs}: pip install 'bellum[{extra}]'") from None
