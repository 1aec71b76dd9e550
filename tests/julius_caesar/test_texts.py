"""What Julius Caesar says: names, hidden and known blocks, plurals, strengths."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bellum
from bellum.kernel import SPECTATOR, Match
from bellum.kernel.text import LANGUAGES, Texts

GAME = bellum.game("julius_caesar")
TEXTS = {lang: Texts(GAME, lang) for lang in LANGUAGES}


def played(seed: int) -> Match:
    """A whole game of random moves."""
    lots = random.Random(seed)
    match = bellum.new_game(GAME.id, seed=seed)
    while match.outcome is None:
        seat = match.to_move()[0]
        match.play(seat, lots.choice(match.legal(seat)))
    return match


def event(kind: str, args: dict[str, Any]) -> dict[str, Any]:
    return {"kind": kind, "rule": "", "args": args}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_side_and_its_leader_share_their_name(lang: str) -> None:
    texts = TEXTS[lang]
    for seat in GAME.seats_for():
        assert texts.named("side", seat.id) == texts.named("block", seat.id)


def test_a_name_that_two_armies_use_goes_with_its_army() -> None:
    texts = TEXTS["en"]
    assert texts.named("block", "caesar_navis_1", "caesar") == "Navis 1"
    assert texts.named("block", "caesar_navis_1", "pompeius") == "Navis 1 (Caesar)"
    assert texts.named("block", "caesar_navis_1") == "Navis 1 (Caesar)"
    assert texts.named("block", "legio_10", "pompeius") == "Legio 10"
    assert texts.action("move caesar_navis_1", "caesar") == "Move Navis 1"
    assert texts.action("move caesar_navis_1") == "Move Navis 1 (Caesar)"
    assert TEXTS["pl"].action("move caesar") == "Ruch: Cezar"
    assert TEXTS["pl"].rule("6.13") == "Związanie"


def test_hidden_and_known_blocks_read_well() -> None:
    args = {
        "side": "pompeius",
        "own": "yes",
        "back": "pompeius",
        "from": "roma",
        "to": "neapolis",
        "mode": "land",
    }
    hidden = event("moved", args)
    known = event("moved", {**args, "block": "legio_1"})
    foreign = event("moved", {**args, "back": "caesar", "own": "no"})
    assert TEXTS["en"].event(hidden) == "Pompeius moves a block from Roma to Neapolis."
    assert TEXTS["en"].event(known) == "Pompeius moves Legio 1 from Roma to Neapolis."
    assert TEXTS["en"].event(foreign) == "Pompeius moves a brown block from Roma to Neapolis."
    assert TEXTS["pl"].event(hidden) == "Pompejusz: bloczek maszeruje, Roma → Neapolis."
    assert TEXTS["pl"].event(known) == "Pompejusz: Legio 1 maszeruje, Roma → Neapolis."
    assert TEXTS["hu"].event(hidden) == "Pompeius: egy blokk menetel, Roma → Neapolis."
    assert TEXTS["hu"].event(known) == "Pompeius: Legio 1 menetel, Roma → Neapolis."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hidden_block_is_never_named(lang: str) -> None:
    texts = TEXTS[lang]
    for seed in range(3):
        for told in (told for events in played(seed).events for told in events):
            if told.secret is not None and "block" in told.secret:
                name = texts.named("block", told.secret["block"])
                if any(letter.isdigit() for letter in name):  # leaders share the names of sides
                    assert name not in texts.event(told.seen_by(SPECTATOR))


def test_dice_plurals_and_strengths() -> None:
    args = {"block": "legio_10", "side": "caesar", "space": "roma", "rating": 4}
    two = event("fired", {**args, "rolls": [2, 5, 4], "hits": 2})
    none = event("fired", {**args, "rolls": [6], "hits": 0})
    assert TEXTS["en"].event(two) == "Caesar: Legio 10 rolls 2, 5, 4 (hits on 1–4): 2 hits."
    assert TEXTS["pl"].event(two) == "Cezar: Legio 10 rzuca 2, 5, 4 (trafia 1–4): 2 trafienia."
    assert TEXTS["hu"].event(two) == "Caesar: Legio 10 dobása 2, 5, 4 (talál: 1–4), 2 találat."
    assert TEXTS["en"].event(none).endswith("no hit.")
    assert TEXTS["pl"].event(none).endswith("bez trafienia.")
    faces = [
        {"side": "caesar", "blocks": [{"block": "legio_10", "strength": 3}]},
        {"side": "pompeius", "blocks": [{"block": "pompeius_navis_1", "strength": 2}]},
    ]
    shown = event("revealed", {"blocks": faces, "space": "roma"})
    assert TEXTS["pl"].event(shown) == "Odsłonięte bloczki – Cezar: Legio 10 III; Pompejusz: Navis 1 II."
