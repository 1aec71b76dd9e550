"""5 Random battles: every one ends, nothing is lost or made that the rules do not lose or make."""

from __future__ import annotations

import json
import random

import pytest

from bellum.games.second_punic_war.position import War
from bellum.games.second_punic_war.stacks import count
from bellum.kernel import Dice, key_of
from bellum.kernel.plain import descendants
from bellum.kernel.position import Step
from tests.second_punic_war.fights import attack, resist
from tests.second_punic_war.kit import BOARD, TABLE, Table, scene

STEPS = descendants(Step, "bellum.games.second_punic_war", "tests.second_punic_war.kit")
EFFECTS = [c.id for c in BOARD.cards]
LEADERS = {
    "rome": ["scipio_pc", "scipio_africanus", "fabius_maximus", "marcellus", "consul_1", "praetor_1"],
    "carthage": ["hannibal", "cartalon", "magon", "hannon", "maharbal", "hasdrubal_giskon"],
    "syracuse": ["ajostros", "hippokrates"],
}


def army(dice, side, *, players, sea, moved):
    """Some troops of a side, of one or two owners, and perhaps an ally's."""
    seats = {"rome": ["rome_north", "rome_south"], "carthage": ["carthage_hispania", "carthage_africa"]}
    owners = [side]
    if players > 3 and side in seats:
        owners = dice.sample([side, *seats[side]], dice.randint(1, 3))
    out = []
    for owner in owners:
        letters = "lhc" if side == "syracuse" else "lhcgk" + ("e" if side == "carthage" else "")
        if dice.random() < 0.15 and not sea:
            letters = "c"
        units = {letter: dice.randint(0, 3) for letter in letters}
        if sea:
            ships = dice.randint(1, 4)
            loaded = 0
            for letter in units:
                units[letter] = min(units[letter], 2 * ships - loaded)
                loaded += units[letter]
            units["s"] = ships
        if not sum(units.values()):
            units["c"] = 1
        out.append(f"{owner}{'*' if moved else ''} " + " ".join(f"{n}{x}" for x, n in units.items() if n))
    return "; ".join(out)


def random_battle(number: int) -> War:
    dice = random.Random(number)
    players = dice.choice([2, 3, 4, 5])
    sides = ["rome", "carthage"] + (["syracuse"] if players in (3, 5) else [])
    attacker, defender = dice.sample(sides, 2)
    kind = dice.choice(["land", "land", "sea", "gauls"])
    place, came = {"land": ("capua", "beneventum"), "sea": ("sinus_campanus", "mare_inferum")}.get(
        kind, ("boii", "ravena")
    )
    if kind == "land":
        place, came = dice.choice([("capua", "beneventum"), ("ligures", "taurini"), ("boii", "ravena")])
        came = dice.choice([came, came, "sinus_campanus"])
    forces = army(dice, attacker, players=players, sea=kind == "sea", moved=True)
    if kind != "gauls":
        forces += "; " + army(dice, defender, players=players, sea=kind == "sea", moved=False)
    leaders = {}
    for side in (attacker, defender) if kind != "gauls" else (attacker,):
        for leader in dice.sample(LEADERS[side], dice.randint(0, 2)):
            leaders[leader] = place
    pos = scene(
        {place: forces}, leaders, players=players, attitude={"boii": -2, "ligures": dice.choice([0, 1])}
    )
    pos.dice = Dice(key_of(f"battle {number}"))
    cards = dice.sample(range(len(EFFECTS)), 7 * players)
    for seat in range(players):
        pos.hands[seat] = cards[7 * seat : 7 * seat + 7]
    pos.decks = [[c for c in deck if c not in cards] for deck in pos.decks]
    if kind == "gauls":
        return resist(pos, place, attacker, dice.random() < 0.3)
    return attack(pos, place, attacker, came if kind == "sea" or dice.random() < 0.9 else "")


def check(pos: War) -> None:
    for stacks in pos.stacks:
        for stack in stacks:
            assert stack >> 6
            assert all(count(stack >> 6, kind) < 60 for kind in range(7))
    for leader, place in enumerate(pos.at):
        if place >= 0 and pos.battle is None:
            assert 0 <= place < BOARD.places, BOARD.leader_id[leader]


def again(pos: War) -> War:
    new = Table(pos.board, pos.setting, pos.dice.clone())
    new.restore(json.loads(pos.to_json()), STEPS)
    return new


@pytest.mark.rule("5.1")
@pytest.mark.parametrize("block", range(10))
def test_random_battles(block):
    for number in range(block * 40, block * 40 + 40):
        pos = random_battle(number)
        dice = random.Random(number)
        for turn in range(600):
            if pos.outcome is not None or type(pos.steps[-1]).__name__ == "Still":
                break
            owners = [seat for seat in range(pos.players) if pos.owes(seat)]
            seat = dice.choice(owners)
            actions = pos.legal(seat)
            if turn % 11 == 0:
                allowed = {a for a in TABLE.actions if pos.why_not(seat, a) is None}
                assert allowed == set(actions), number
                assert again(pos) == pos
                assert pos.clone() == pos
            pos.play(seat, dice.choice(actions))
            check(pos)
        else:
            raise AssertionError(f"battle {number} does not end")
        if pos.outcome is None:
            assert pos.battle is None, number
            total = sum(map(len, pos.hands)) + sum(map(len, pos.decks)) + sum(map(len, pos.discards))
            assert total + len(pos.removed) == len(BOARD.cards)
