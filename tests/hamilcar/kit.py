"""Positions of the First Punic War built by hand, for the tests of its rules: Hannibal's kit, with ships.

``scene`` is that of Hannibal's kit, and puts ships, treasuries and supply trains in place besides. ``voyage`` and
``sea_fight`` go on from there to the moments that many tests need; ``deal_tactics`` gives out tactic cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bellum.games.hamilcar.game import BOARD, GAME, position
from bellum.games.hamilcar.game import start as set_up
from bellum.games.hamilcar.position import FirstWar
from bellum.games.hamilcar.records import UNDECIDED
from bellum.games.hamilcar.reinforcements import (
    TURN,
    Departures,
    FreeRepairs,
    NewGenerals,
    SupremacyCheck,
    WinterAtSea,
)
from bellum.games.hamilcar.sea_battle import ChooseTactics
from bellum.games.hannibal.kinds import SIDES
from bellum.kernel import Dice, Event
from tests.hannibal.kit import EMPTY, KEY, PHASES, C, Kit, R, kinds, only, owner, rig, seat_of, step, to_move

__all__ = [
    "BOARD",
    "EMPTY",
    "GAME",
    "C",
    "R",
    "kinds",
    "only",
    "owner",
    "rig",
    "seat_of",
    "step",
    "to_move",
]

Fleets = Mapping[str, Mapping[str, int]]
# Moments of a turn that only this war has.
MORE_PHASES = {
    **PHASES,
    "generals": NewGenerals,
    "repairs": FreeRepairs,
    "supremacy": SupremacyCheck,
    "winter-at-sea": WinterAtSea,
    "departures": Departures,
}


def fresh(scenario: str, options: Mapping[str, Any] | None) -> FirstWar:
    """The war, just set up."""
    pos = position(GAME.setting(scenario, options), Dice(KEY))
    set_up(pos)
    assert isinstance(pos, FirstWar)
    return pos


KIT = Kit(GAME, BOARD, fresh, TURN, MORE_PHASES)
place_of = KIT.place_of
start = KIT.start
action = KIT.action
do = KIT.do
told = KIT.told
legal = KIT.legal
choices = KIT.choices
refused = KIT.refused
cus = KIT.cus
elephants = KIT.elephants
where = KIT.where
controls = KIT.controls
holds = KIT.holds
deal_battle = KIT.deal_battle
SPACE, GENERAL = BOARD.space, BOARD.general
IDLE = {
    R: ["diplomacy_a"],
    C: ["diplomacy_b"],
}  # nothing that answers anybody; who holds a card is asked for it


# -- building ----------------------------------------------------------------------------------------------


def scene(
    rome: Mapping[str, int] | None = None,
    carthage: Mapping[str, int | str] | None = None,
    generals: Mapping[str, str] | None = None,
    *,
    ready: Fleets | None = None,
    exhausted: Fleets | None = None,
    treasury: Mapping[str, int] | None = None,
    supplies: Mapping[str, int] | None = None,
    supremacy: str = C,
    **moment: Any,
) -> FirstWar:
    """A position at a chosen moment, with no ships but those named; ``moment`` is what Hannibal's kit takes.

    ``ready`` and ``exhausted`` map sides to ports and ships: ``{"rome": {"messana": 3}}``; ``supplies`` maps generals
    to supply trains. Markers are none but those named, so that the Forgotten Tactics are not in play; each side holds
    a card that interrupts nothing, unless ``hands`` says otherwise.
    """

    def furnish(pos: FirstWar) -> None:
        pos.ready, pos.exhausted = fleets(ready or {}), fleets(exhausted or {})
        pos.treasury = [(treasury or {}).get(side, 0) for side in SIDES]
        pos.supremacy = seat_of(supremacy)
        for name, count in (supplies or {}).items():
            pos.supplies[GENERAL[name]] = count

    moment.setdefault("hands", IDLE)
    return KIT.scene(rome, carthage, generals, furnish=furnish, **moment)


def fleets(wanted: Fleets) -> list[list[int]]:
    """Ships by side and space."""
    return [[wanted.get(side, {}).get(name, 0) for name in BOARD.space_id] for side in SIDES]


def fleet_scene(ready: Fleets, *orders: str, **moment: Any) -> FirstWar:
    """A scene with a card of 3 OPs of which these orders use the OPs."""
    pos = scene(ready=ready, **{"card": "minor_campaign_a", **moment})
    return do(pos, *orders)


# -- asking ------------------------------------------------------------------------------------------------


def ready(pos: FirstWar, side: str, port: str) -> int:
    """A side's Ready ships in a port."""
    return pos.ready[seat_of(side)][SPACE[port]]


def spent(pos: FirstWar, side: str, port: str) -> int:
    """A side's Exhausted ships in a port."""
    return pos.exhausted[seat_of(side)][SPACE[port]]


def ships(pos: FirstWar, side: str, port: str) -> tuple[int, int]:
    """A side's Ready and Exhausted ships in a port."""
    return ready(pos, side, port), spent(pos, side, port)


def supplies(pos: FirstWar, general: str) -> int:
    """A general's supply trains."""
    return pos.supplies[GENERAL[general]]


def chase(pos: FirstWar, *dice: int, **ports: int) -> list[Event]:
    """Intercept at sea with so many ships of each port named, with these dice; the events that came of it."""
    rig(pos, *dice)
    events: list[Event] = []
    for port, count in ports.items():
        events += told(pos, f"chase {port}")
        if step(pos) == "Chasers":
            events += told(pos, f"ships {count}")
    return events + (told(pos, "done") if step(pos) == "Chase" else [])


# -- naval battles -----------------------------------------------------------------------------------------


def deal_tactics(pos: FirstWar, rome: Sequence[str] = (), carthage: Sequence[str] = ()) -> FirstWar:
    """Give both sides these tactic cards, at the moment when a round's cards are chosen."""
    battle = pos.fighting()
    deck = BOARD.tactic_deck[:]
    for side, hand in enumerate((rome, carthage)):
        battle.hands[side] = [hand.count(name) for name in BOARD.tactic_id]
        deck = [n - m for n, m in zip(deck, battle.hands[side], strict=True)]
    battle.deck = deck
    battle.chosen = [UNDECIDED, UNDECIDED]
    pos._legal = None
    pos.advance()
    return pos


def sea_fight(
    rome: int, carthage: int, port: str = "mylae", *, attacker: str = R, home: str = "tyndaris", **moment: Any
) -> FirstWar:
    """A naval battle before the first tactic cards are chosen: the attacker has come from ``home``, a lane away.

    Both sides have a card to choose, so that the dice wait for ``choose``. ``moment`` is of ``scene``.
    """
    there = {R: {}, C: {}}  # type: dict[str, dict[str, int]]
    for side, count in ((R, rome), (C, carthage)):
        there[side][home if side == attacker else port] = count
    for side, more in moment.pop("ready", {}).items():
        there[side].update(more)
    pos = scene(ready=there, seat=attacker, supremacy=moment.pop("supremacy", attacker), **moment)
    do(pos, f"fleet {home}", f"to {port}")
    while step(pos) in ("Chase", "StayInside"):
        do(pos, "done" if step(pos) == "Chase" else "stand")
    return deal_tactics(pos, ["close_ranks"], ["close_ranks"])


def choose(pos: FirstWar, rome: str | None = None, carthage: str | None = None) -> FirstWar:
    """Both sides choose a tactic card, or none; who has no card is not asked."""
    for side, name in ((R, rome), (C, carthage)):
        if pos.owes(seat_of(side)) and isinstance(pos.steps[-1], ChooseTactics):
            pos.play(seat_of(side), action(f"tactic {name}" if name else "no_tactic"))
    return pos
