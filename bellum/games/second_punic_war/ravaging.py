"""12.1 Ravaging: what an army takes from an enemy's land, and the tokens that it leaves there.

Tokens are kept by the player who laid them, because in the economy phase he scores them (10.3).
"""

from __future__ import annotations

from .position import War


def tokens(pos: War, region: int) -> int:
    """12.1 The tokens in a region, whoever laid them."""
    regions = pos.board.regions
    total = 0
    for key, number in pos.ravaged.items():
        if key % regions == region:
            total += number
    return total


def tokens_of(pos: War, seat: int) -> int:
    """12.1 The tokens of a player in all regions together that are still an enemy's, who has less by them."""
    regions, side = pos.board.regions, pos.side_of_seat[seat]
    return sum(
        [
            number
            for key, number in pos.ravaged.items()
            if key // regions == seat and is_enemy_land(pos, key % regions, side)
        ]
    )


def is_enemy_land(pos: War, region: int, side: int) -> bool:
    """12.1 Whether a region belongs to an enemy of a side: it has a city of his, and is no tribe's."""
    if pos.board.levy[region]:
        return False
    return any(pos.hostile(side, pos.city_side(city)) for city in pos.board.cities_in[region])


def in_peace(pos: War, region: int, side: int, owner: int) -> bool:
    """10.4 Whether an army of a side in a region stands in peace beside an army of the owner: to harm what is
    his there it would have to beat that army first (5.1)."""
    return pos.hostile(side, owner) and pos.present(region, owner)


def may_ravage(pos: War, region: int, side: int) -> bool:
    """12.1, 10.4 Whether an army of a side in a region could ravage it: it is an enemy's land, and no army of
    his is there in peace."""
    if not is_enemy_land(pos, region, side):
        return False
    return not any(in_peace(pos, region, side, pos.city_side(city)) for city in pos.board.cities_in[region])


def spoils(pos: War, region: int, units: int) -> int:
    """12.1 The Talents that so many units take: one for every full five, at least one, and in all no more
    than the income of the region."""
    per: int = pos.board.rules["ravaging"]["units"]
    cities = [city for city in pos.board.cities_in[region] if city not in pos.scenario.no_income]
    income = sum([pos.board.income[city] for city in cities])
    return max(0, min(max(1, units // per), income - tokens(pos, region)))


def ravage(pos: War, region: int, seat: int, units: int) -> int:
    """12.1 Talents for the player, and as many tokens on the region."""
    talents = spoils(pos, region, units)
    if talents:
        key = seat * pos.board.regions + region
        pos.ravaged[key] = pos.ravaged.get(key, 0) + talents
        pos.talents[seat] += talents
    if pos.events is not None:
        args = {"seat": pos.seats[seat], "field": pos.board.field_name(region), "count": talents}
        pos.emit("ravaged", "12.1", args)
    return talents
