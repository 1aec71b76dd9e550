"""How a battle begins: everybody stands where its scenario puts him."""

from __future__ import annotations

from .hexes import OFF
from .marks import ABSENT, DEPLETED, WAITING
from .position import NOBODY, Battlefield


def set_up(pos: Battlefield) -> None:
    """Units and leaders take their places; who comes later waits."""
    field = pos.field
    pos.clear()
    pos.turn = 0
    pos.hex = field.start_hex[:]
    pos.face = field.start_face[:]
    pos.under = field.start_under[:]
    for unit in range(field.units):
        if pos.hex[unit] == OFF:
            pos.mark[unit] |= WAITING
        if field.start_depleted[unit]:
            pos.mark[unit] |= DEPLETED
    pos.at = field.leader_hex[:]
    for leader in range(field.leaders):
        if pos.at[leader] == OFF:
            pos.role[leader] |= ABSENT
    pos.active = NOBODY
    pos.recount()
