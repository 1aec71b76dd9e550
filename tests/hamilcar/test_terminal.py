"""The board in a terminal: what the sea adds to Hannibal's screen, in every language."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from bellum.games.hamilcar.game import BOARD, GAME
from bellum.games.hamilcar.position import FirstWar
from bellum.games.hamilcar.records import Voyage
from bellum.games.hamilcar.sea_battle import begin_sea_battle
from bellum.games.hamilcar.terminal import render
from bellum.games.hannibal.board import CARTHAGE, NOBODY, ROME
from bellum.kernel.text import LANGUAGES, Texts

MYLAE = BOARD.space["mylae"]


def screen(pos: FirstWar, seat: int, lang: str) -> str:
    file = io.StringIO()
    Console(file=file, width=160).print(render(pos.view(seat), Texts(GAME, lang)))
    return file.getvalue()


def start() -> FirstWar:
    pos = GAME.new("screen", "first_punic_war", {})
    assert isinstance(pos, FirstWar)
    pos.advance()
    return pos


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fleets_treasuries_supply_trains_and_supremacy_are_shown(lang: str) -> None:
    pos = start()
    pos.ready[ROME][MYLAE], pos.exhausted[ROME][MYLAE] = 3, 2
    pos.treasury = [2, 1]
    pos.supplies[BOARD.general["hanno"]] = 3
    texts = Texts(GAME, lang)
    shown = screen(pos, ROME, lang)
    fleet = texts.say("word-fleet", {"ready": 3, "exhausted": 2})
    assert f"Mylae ({texts.say('word-at-anchor')})" in shown
    assert fleet in shown
    assert texts.say("marker-forgotten_tactics") in shown
    for words in (f"{texts.say('word-supremacy')} *{texts.say('side-carthage')}", "Hanno 3", "2/3 .* 1/4"):
        assert re.search(words, shown)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_naval_battle_shows_ships_and_only_ones_own_tactic_cards(lang: str) -> None:
    pos = start()
    pos.ready[ROME][MYLAE], pos.ready[CARTHAGE][MYLAE] = 4, 3
    pos.voyage = Voyage(ROME, MYLAE, 4, NOBODY, False, NOBODY)
    pos.hands = [[], []]
    begin_sea_battle(pos, MYLAE, ROME)
    battle = pos.fighting()
    battle.hands[ROME][BOARD.tactic_id.index("ram")] = 1
    pos.advance()
    battle.hands[CARTHAGE] = [1 if id == "squadron" else 0 for id in BOARD.tactic_id]
    texts = Texts(GAME, lang)
    ram, squadron = (texts.named("tactic", id) + " ×1" for id in ("ram", "squadron"))
    assert ram in screen(pos, ROME, lang)
    assert squadron not in screen(pos, ROME, lang)
    assert squadron in screen(pos, CARTHAGE, lang)
    assert texts.say("word-sunk", {"count": 0}) in screen(pos, CARTHAGE, lang)
