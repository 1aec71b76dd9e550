"""The entries of a table's log.

Entries are only ever added. An undo is an entry too: it says how many actions stand. So the same entries give
the same game in every process and after every restart. These are the kinds of entries and what their text
says:

- ``act``: the notation of an action
- ``undo``: how many actions stand; with a second number other dice fall from there on, and it says which
- ``offer``, ``accept``, ``decline``: an undo is offered, a seat agrees to it, a seat does not
- ``handover``: the machine player that plays a seat from here on
- ``concede``: whether a seat would give the game up for its team, ``yes`` or ``no``
- ``resign``: a seat's team has given the game up. That ends the game (no text) or, where several other teams
  play on, only the team's part in it (``on``).
- ``rules``: the table continues under corrected rules: from which version, to which, and how
  (``kernel.versions``)
- ``go-on``, ``keep``: an action is no longer legal under corrected rules, and a seat agrees to continue from
  the last one that is, or keeps the game as it was, for reading only, which ends it
- ``void``: fills a hole. An entry was lost, so what was built on it, up to the entry with this number,
  does not count (``holes``).
"""

from __future__ import annotations

from typing import NamedTuple

ACT, UNDO, OFFER, ACCEPT, DECLINE = "act", "undo", "offer", "accept", "decline"
HANDOVER, CONCEDE, RESIGN = "handover", "concede", "resign"
YES, NO = "yes", "no"  # of a ``concede``
END, ON = "", "on"  # of a ``resign``
RULES, GO_ON, KEEP = "rules", "go-on", "keep"
VOID = "void"

Draft = tuple[str, str, str]  # the kind, seat and text of an entry that has no number yet


class Entry(NamedTuple):
    """One line of a table's log."""

    n: int
    kind: str
    seat: str
    text: str
    user_id: str | None
    at: int


def undo_of(entry: Entry) -> tuple[int, int]:
    """How many actions stand after an undo, and its number if other dice fall after it, or 0."""
    stands, _, number = entry.text.partition(" ")
    return int(stands), int(number or 0)


class Telling(NamedTuple):
    """What an action brought about under a version of the rules, as it is stored: its events as JSON."""

    n: int  # of the action's entry; 0 for the set-up
    rules: int
    events: str
