"""The board in a terminal, for every number of seats: what each may know, and nothing else, in words."""

from __future__ import annotations

import random
from functools import cache
from io import StringIO

import pytest
from rich.console import Console

import bellum
from bellum.games.second_punic_war.game import GAME
from bellum.games.second_punic_war.position import War
from bellum.games.second_punic_war.turn import Actions
from bellum.kernel import SPECTATOR
from bellum.kernel.text import LANGUAGES, Texts
from bellum.terminal import show
from tests.second_punic_war.fights import attack
from tests.second_punic_war.kit import SEATS_OF, advance, do, rig, scene, seat_of
from tests.second_punic_war.trial import seafaring, warlike
from tests.test_terminal import KEY


@cache
def texts_in(lang: str) -> Texts:
    return Texts(GAME, lang)


def page(pos: War, seat: int, lang: str = "en") -> str:
    """The board as a seat sees it."""
    paper = StringIO()
    show(Console(file=paper, width=200), GAME, pos.view(seat), texts_in(lang))
    return paper.getvalue()


def line(text: str, start: str) -> str:
    """The one line that begins with some words, each blank once."""
    rows = [" ".join(row.strip(" │").replace("\u00a0", " ").split()) for row in text.splitlines()]
    (found,) = [row for row in rows if row.startswith(start)]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", SEATS_OF)
def test_every_number_of_seats_is_shown_in_words(players: int, lang: str) -> None:
    match = bellum.new_game("second_punic_war", "campaign", {"players": players}, "in the terminal")
    rng = random.Random(f"{players} {lang}")
    texts = texts_in(lang)
    for number in range(240):
        pos = match.position
        assert isinstance(pos, War)
        if number % 60 == 0 or (pos.battle is not None and number % 15 == 0):
            text = page(pos, number % players, lang)
            assert not KEY.search(text)
            assert all(texts.named("seat", seat) in text for seat in match.seats)
        seat = next(seat for seat in range(players) if pos.owes(seat))
        pick = seafaring if seat % 2 else warlike
        match.play(seat, pick(pos, seat, pos.legal(seat), rng))


@pytest.mark.rule("1.2.11", "1.2.12", "10.1")
@pytest.mark.parametrize("players", SEATS_OF)
def test_talents_and_points_are_shown_to_who_may_know_them(players: int) -> None:
    seats = SEATS_OF[players]
    numbers = {seat: 31 + number for number, seat in enumerate(seats)}
    pos = scene(players=players, order=seats, talents=numbers, points=numbers, steps=[Actions(0)])
    texts = texts_in("en")
    for eyes in (*range(players), SPECTATOR):
        text = page(pos, eyes)
        for seat in seats:
            number = seat_of(pos, seat)
            friend = eyes >= 0 and pos.side_of_seat[eyes] == pos.side_of_seat[number]
            talents = numbers[seat] if number == eyes else "?"
            points = numbers[seat] if friend else "?"
            shown = line(text, f"{texts.named('seat', seat)} IP")
            assert shown.startswith(
                f"{texts.named('seat', seat)} IP: 0 Talents: {talents} VP: {points} cards: 0"
            )


def test_armies_cities_states_and_tribes() -> None:
    pos = scene(
        {"capua": "rome 4h 2l; massilia* 1c", "capua/in": "carthage 1h", "mare_inferum": "rome 2s 3h"},
        {"hannibal": "boii"},
        owner={"capua": "carthage"},
        siege={"capua": 2},
        track={"massilia": 2, "numidia": -1},
        attitude={"boii": -2, "veneti": 1},
    )
    text = page(pos, 0)
    assert line(text, "Capua Rome") == "Capua Rome light infantry ×2, heavy infantry ×4"
    assert line(text, "Massilia cavalry") == "Massilia cavalry ×1 (moved)"
    assert line(text, "Capua (inside") == "Capua (inside the walls) Carthage heavy infantry ×1"
    assert line(text, "Mare Inferum") == "Mare Inferum Rome ship ×2; aboard: heavy infantry ×3"
    assert line(text, "Boii") == "Boii Carthage – Hannibal 4"
    assert "Capua 4/2 ⚔ besieged" in text.replace("\u00a0", " ")
    states = "Syracuse neutral · Massilia allied: Rome · Numidia friendly: Carthage · Macedonia neutral"
    assert line(text, "States") == f"States {states}"
    assert line(text, "Tribes") == "Tribes Rome, friendly: Veneti"
    assert line(text, "Carthage, allied") == "Carthage, allied: Boii"


@pytest.mark.rule("10.1")
def test_an_army_of_one_partner_is_told_from_a_common_one() -> None:
    forces = {"capua": "rome_south 4h; massilia:rome_south 1c", "roma": "rome 2h"}
    pos = scene(forces, {"fabius_maximus": "capua:rome_south"}, players=4, track={"massilia": 2})
    text = page(pos, 0)
    assert line(text, "Capua Rome") == "Capua Rome (South) heavy infantry ×4 Fabius Maximus 2"
    assert line(text, "Massilia · Rome (South) cav") == "Massilia · Rome (South) cavalry ×1"
    assert line(text, "Roma Rome") == "Roma Rome heavy infantry ×2"


def ordering(forces: dict[str, str], leaders: dict[str, str], *notations: str) -> War:
    """Rome gives orders, with three points of initiative."""
    pos = scene(forces, leaders, initiative={"rome": 3}, steps=[Actions(0)])
    pos.order = [0, 1]
    return do(advance(pos), *notations)


@pytest.mark.rule("4.1", "4.2")
def test_an_army_under_orders() -> None:
    forces, leaders = {"roma": "rome 3h 2l", "capua": "rome 2h"}, {"consul_1": "roma"}
    assert "Orders" not in page(ordering(forces, leaders), 0)
    pos = ordering(forces, leaders, "activate roma", "converge bovianum")
    text = page(pos, 0)
    assert "Orders: Rome" in text
    assert line(text, "activated") == "activated: Roma"
    assert line(text, "common target") == "common target: Bovianum"
    assert "army on the march" not in text
    assert line(text, "can still") == "can still come along: Roman light infantry ×2, Roman heavy infantry ×3"
    do(pos, "take_all", "leave rome_light_infantry")
    for eyes in (0, 1, SPECTATOR):  # 1.2.11 armies lie open
        text = page(pos, eyes)
        going = "Roman light infantry ×1, Roman heavy infantry ×3, Consul I 1"
        assert line(text, "army on") == f"army on the march: Roma: {going}"
        assert line(text, "can still") == "can still come along: Roman light infantry ×1"
        column = pos.view(eyes)["orders"]["column"]
        assert line(text, "movement") == f"movement points left: {column['points']}"
        assert column["points"] > 0
    pos = ordering(forces, leaders, "activate roma", "take_all", "leave rome_light_infantry", "march capua")
    text = page(pos, 0)
    assert "common target" not in text
    assert line(text, "army on") == f"army on the march: Capua: {going}"
    assert line(text, "movement") == f"movement points left: {column['points'] - 1}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.rule("4.3")
def test_a_fleet_under_orders_in_every_language(lang: str) -> None:
    pos = ordering({"roma": "rome 1h", "ora_latina": "rome 2s 1h"}, {}, "activate ora_latina", "take_all")
    text, texts = page(pos, 0, lang), texts_in(lang)
    assert not KEY.search(text)
    words = f"{texts.say('word-column-at-sea')}: {texts.named('field', 'ora_latina')}: "
    assert line(text, words) == (
        f"{words}{texts.named('counter', 'rome_heavy_infantry')} ×1, {texts.named('counter', 'rome_ship')} ×2"
    )
    assert line(text, texts.say("word-movement")).endswith(": 8")


@pytest.mark.rule("5.5", "5.6")
def test_a_battle_with_its_dice() -> None:
    pos = scene({"capua": "rome* 3l; carthage 2l 1h"}, {"hannibal": "capua"})
    attack(rig(pos, 10, 3, 9, 2, 8, 4), "capua", "rome", "roma")
    text = page(pos, 0)
    assert "Capua · round 1 · light infantry" in text
    assert "Attacker: Rome" in text
    assert "Defender: Carthage" in text
    assert "Hannibal 4" in text
    battle = pos.view(0)["battle"]
    assert battle["attacker"]["dice"]
    for role in ("attacker", "defender"):
        need = {die["need"] for die in battle[role]["dice"]}
        rolls = [f"{die['roll']}{'↻' if die['again'] else ''}" for die in battle[role]["dice"]]
        assert len(need) == 1
        assert f"light infantry ({need.pop()}+): {' '.join(rolls)}" in text


@pytest.mark.rule("5.10")
def test_ships_are_shown_with_their_cargo_to_who_stows_them() -> None:
    pos = scene({"mare_inferum": "rome 2s 1h; carthage* 2s 1h"})
    attack(pos, "mare_inferum", "carthage", "sinus_campanus")
    action = pos.table.number("next_ship")
    assert action is not None
    pos.play(0, action)
    assert "1. Roman ship: –" in page(pos, 0)
    assert "1. Carthaginian ship" not in page(pos, 0)
    assert "Roman ship" not in page(pos, 1)
