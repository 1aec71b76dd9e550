"""1.3.1, 3.4.3 What holds for every event: it is read whole, can be cancelled, tells nobody's money, and ends."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from bellum.games.second_punic_war.alliances import part
from bellum.games.second_punic_war.board import NEUTRAL, Board
from bellum.games.second_punic_war.cards import (
    afflictions,
    base,
    cities,
    diplomacy,
    make_card,
    marches,
    recruits,
    treasury,
)
from bellum.games.second_punic_war.effects import make_effect
from bellum.games.second_punic_war.game import FOLDER, GAME
from bellum.games.second_punic_war.politics import neutral_home
from bellum.games.second_punic_war.position import EMPTY, War
from bellum.games.second_punic_war.siege import lay_siege, refuse_siege
from bellum.games.second_punic_war.stacks import (
    CAVALRY,
    CODE,
    COMMON,
    HEAVY,
    LIGHT,
    ONE,
    SHIP,
    code_of,
    troops_of,
)
from bellum.games.second_punic_war.turn import Actions
from bellum.games.second_punic_war.windows import play_event
from bellum.kernel import Dice, Event, Refusal, key_of
from bellum.kernel.facts import Facts, UnreadFact
from bellum.kernel.plain import descendants
from bellum.kernel.position import Step
from bellum.kernel.text import LANGUAGES, Texts
from tests.fuzz import check_events, check_prompt, check_table
from tests.second_punic_war.events import ILL_OMEN, STATES, give
from tests.second_punic_war.kit import (
    BOARD,
    C,
    R,
    S,
    advance,
    ally,
    do,
    legal,
    run,
    scene,
    seat_of,
    start,
    step,
    told,
)

pytestmark = pytest.mark.rule("3.4.3")
CARDS = [card.id for card in BOARD.cards]
TEXTS = [Texts(GAME, lang) for lang in LANGUAGES]
STEPS = descendants(Step, "bellum.games.second_punic_war", "tests.second_punic_war.kit")
SCENARIOS = {
    "stop_hannibal": [2],
    "gates_of_italy": [2, 3, 4, 5],
    "campaign": [2, 3, 4, 5],
    "macedonia_enters": [2, 3, 4, 5],
}
TESTS = "".join(path.read_text() for path in Path(__file__).parent.glob("test_cards_*.py"))


def card_of(name: str) -> Any:
    return BOARD.cards[BOARD.card[name]]


def deck_of(name: str) -> str:
    return name.split("_")[0]


def test_104_events() -> None:
    assert len(CARDS) == 104


@pytest.mark.parametrize("name", CARDS)
def test_every_event_has_a_test_of_its_own(name: str) -> None:
    assert f'"{name}"' in TESTS


# -- the data ----------------------------------------------------------------------------------------------------


def test_a_key_that_an_event_does_not_read_is_found() -> None:
    """Nothing in the table of any event is without meaning."""
    files = Facts.folder(FOLDER / "data")
    for row in files["cards"]["cards"]:
        row["event"]._data["no_such_key"] = 1
    with pytest.raises(UnreadFact) as error:
        Board(files, make_card, make_effect)
    assert str(error.value).count("no_such_key") == len(CARDS)


def test_a_class_that_does_not_exist() -> None:
    files = Facts.folder(FOLDER / "data")
    files["cards"]["cards"][0]["event"]._data["class"] = "Miracle"
    with pytest.raises(ValueError, match="Miracle"):
        Board(files, make_card, make_effect)


# -- Ill Omen ----------------------------------------------------------------------------------------------------


def held(name: str, **words: Any) -> tuple[War, int]:
    """A game in which a card's player holds it, with its state for an ally, and the others hold Ill Omen."""
    pos = start(**words)
    deck = deck_of(name)
    if deck in STATES and not pos.led(BOARD.nation[deck]):
        ally(pos, deck, -2)
    side = deck if deck in (R, C) or pos.led(BOARD.nation[deck]) else C
    seat = seat_of(pos, side)
    if deck in STATES and side == C:
        seat = pos.patron[BOARD.nation[deck]]
    pos.hands = [[] for _ in range(pos.players)]
    give(pos, pos.seats[seat], name)
    return pos, seat


@pytest.mark.rule("5.7")
@pytest.mark.parametrize("name", [name for name in CARDS if name != ILL_OMEN])
def test_cancelled_by_ill_omen(name: str) -> None:
    """A cancelled event does nothing, and is discarded; one with a star cannot be cancelled."""
    pos, seat = held(name)
    other = 1 - seat
    give(pos, pos.seats[other], ILL_OMEN)
    pos.talents = [20, 20]
    before = pos.clone()
    play_event(pos, seat, BOARD.card[name])
    advance(pos)
    if card_of(name).one_shot:
        assert not (step(pos) == "Window" and f"effect {ILL_OMEN}" in legal(pos))
        return
    events = told(pos, f"effect {ILL_OMEN}")
    assert "event-cancelled" in [event.kind for event in events]
    assert BOARD.card[name] in pos.discards[card_of(name).deck]
    assert step(pos) == "Still"
    for attribute, codec in War.state:
        if attribute not in ("hands", "discards", "decks"):
            assert codec.write(getattr(pos, attribute)) == codec.write(getattr(before, attribute)), attribute


# -- money that is hidden ----------------------------------------------------------------------------------------


@pytest.mark.rule("1.2.11")
@pytest.mark.parametrize("name", CARDS)
def test_no_refusal_tells_the_money_of_others(name: str) -> None:
    """Whether the event can be played, and how it can be played, does not depend on what others have."""
    for players in (2, 3, 4, 5):
        answers = []
        for talents in (0, 40):
            pos, seat = held(name, players=players)
            pos.talents = [talents] * pos.players
            pos.talents[seat] = 5
            refusal = card_of(name).refuse_event(pos, seat)
            asked: set[str] = set()
            if refusal is None:
                play_event(pos, seat, BOARD.card[name])
                advance(pos)
                asked = legal(pos) if step(pos) == "Choice" else set()
            answers.append((refusal, step(pos), asked))
        assert answers[0] == answers[1]


# -- 2, 10.4 scenario I, Syracuse --------------------------------------------------------------------------------


@pytest.mark.rule("2")
def test_what_scenario_one_lets_happen() -> None:
    """Politics, the sea and Sicily are not part of it: events that need them cannot be played."""
    playable = set()
    for name in CARDS:
        if deck_of(name) in (R, C):
            pos, seat = held(name, scenario="stop_hannibal")
            pos.talents = [20, 20]
            if card_of(name).refuse_event(pos, seat) is None:
                playable.add(name)
    assert playable == {
        "carthage_gallic_rising",
        "carthage_great_march",
        "carthage_hundred_and_four",
        "carthage_gallic_volunteers",
        "rome_new_legions",
        "rome_levy_in_italy",
        "rome_war_tax",
        "rome_senate_in_session",
        "rome_disease_in_the_army",
        "rome_bribed_chieftains",
        "rome_faithful_cenomani",
        "rome_scipio_africanus",
        "rome_slave_legions",
        "rome_loyal_colonies",
        "rome_hannos_faction",
        "rome_sibylline_books",
    }


@pytest.mark.rule("10.4")
@pytest.mark.parametrize("name", [name for name in CARDS if deck_of(name) == S])
def test_the_syracusan_player_s_own_deck(name: str) -> None:
    """All of it can be his: whatever is refused is refused because of what stands on the board."""
    pos, seat = held(name, players=3)
    assert pos.seats[seat] == S
    refusal = card_of(name).refuse_event(pos, seat)
    assert refusal is None or refusal.rule not in ("7", "10.4")


# -- at random ---------------------------------------------------------------------------------------------------


def shuffled(number: int, dice: random.Random) -> War:
    """A set-up with everything moved about: markers, tribes, sieges, moved units, money."""
    scenario = dice.choice(list(SCENARIOS))
    players = dice.choice(SCENARIOS[scenario])
    pos = start(scenario, players, f"cards {number}", ravaging=dice.random() < 0.5)
    for state in STATES:
        nation = BOARD.nation[state]
        if pos.scenario.politics and not pos.led(nation) and dice.random() < 0.7:
            if pos.side[nation] != NEUTRAL:
                part(pos, nation)
            ally(pos, state, dice.choice([-2, -1, 0, 1, 2]))
    for _ in range(dice.randint(0, 12)):
        invade(pos, dice)
    for tribe in BOARD.tribes:
        if pos.playable(tribe) and not pos.stacks[tribe]:
            pos.attitude[tribe] = dice.choice([-2, -1, 0, 1, 2])
    pos.talents = [dice.randint(0, 9) for _ in range(pos.players)]
    pos.initiative = [dice.randint(0, 3) for _ in range(pos.players)]
    for place, stacks in enumerate(pos.stacks):
        if dice.random() < 0.4:
            pos.stacks[place] = EMPTY
            for stack in stacks:
                pos.join(place, stack & CODE | 1, troops_of(stack))
    return pos


def invade(pos: War, dice: random.Random) -> None:
    """An army of any power comes to a region, or a fleet to the open sea; it may besiege a city there."""
    side = dice.choice([side for side in range(3) if pos.seats_of[side]])
    if pos.scenario.sea and dice.random() < 0.3:
        place = BOARD.seas + dice.choice([zone for zone, wide in enumerate(BOARD.open_sea) if wide])
        kinds = [SHIP, SHIP, *[dice.choice([LIGHT, HEAVY, CAVALRY]) for _ in range(dice.randint(0, 4))]]
    else:
        place = dice.randrange(BOARD.regions)
        alone = dice.random() < 0.2
        kinds = [
            CAVALRY if alone else dice.choice([LIGHT, HEAVY, CAVALRY]) for _ in range(dice.randint(1, 12))
        ]
    if pos.stacks[place] or (
        place < BOARD.regions and (not pos.playable(place) or neutral_home(pos, place) >= 0)
    ):
        return
    for kind in kinds:
        if pos.spare(side, kind) > 0:
            pos.add(place, code_of(side, COMMON, dice.random() < 0.5), ONE[kind])
    for city in BOARD.cities_in[place] if place < BOARD.regions else []:
        if refuse_siege(pos, side, city) is None and dice.random() < 0.7:
            lay_siege(pos, city, pos.seats_of[side][0])


def holdings(pos: War) -> list[int]:
    """All cards, wherever they are."""
    return sorted([card for pile in (*pos.decks, *pos.discards, *pos.hands, pos.removed) for card in pile])


def check(pos: War, cards: list[int]) -> None:
    assert holdings(pos) == cards
    assert min(pos.talents + pos.initiative) >= 0
    for nation in range(6):
        for kind in range(7):
            assert pos.spare(nation, kind) >= 0
    for city in range(BOARD.cities):
        assert pos.room(city) >= 0
    again = type(pos)(BOARD, pos.setting, Dice(key_of("x")))
    again.dice = pos.dice.clone()
    again.restore(pos.to_data(), STEPS)
    assert again == pos


@pytest.mark.parametrize("number", range(60))
def test_random_events_end(number: int) -> None:
    """Every event that can be played is played to its end, with any choices; nothing is lost or made."""
    dice = random.Random(number)
    pos = shuffled(number, dice)
    cards = holdings(pos)
    for name in dice.sample(CARDS, 40):
        deck = BOARD.nation[deck_of(name)]
        side = pos.side[deck]
        if side >= 3 or pos.outcome is not None or BOARD.card[name] not in cards:
            continue
        seat = pos.patron[deck] if deck > 2 or (deck == 2 and side != 2) else dice.choice(pos.seats_of[side])
        if BOARD.card[name] in pos.removed:
            continue
        give(pos, pos.seats[seat], name)
        if card_of(name).refuse_event(pos, seat) is not None:
            continue
        events: list[Event] = []
        pos.events = events
        play_event(pos, seat, BOARD.card[name])
        advance(pos)
        for turn in range(400):
            if pos.owners() == 0 or step(pos) == "Still":
                break
            check_prompt(GAME, pos)
            TEXTS[turn % 3].prompt(pos.view(0)["prompt"])
            if dice.random() < 0.02:
                check_table(pos)
            owner = pos.owners().bit_length() - 1
            pos.play(owner, dice.choice(pos.legal(owner)))
            check(pos, cards)
        else:
            pytest.fail(f"{name} does not end")
        check(pos, cards)
        pos.events = None
        check_events(GAME, events)
        for event in events:
            for eyes in (-1, *event.seats):
                TEXTS[number % 3].event(event.seen_by(eyes))


@pytest.mark.parametrize("texts", TEXTS)
def test_every_refusal_has_its_words(texts: Texts) -> None:
    """In three languages."""
    found = [
        value
        for module in (base, afflictions, cities, diplomacy, marches, recruits, treasury)
        for value in vars(module).values()
        if isinstance(value, Refusal)
    ]
    assert len(found) > 60
    for refusal in found:
        assert texts.refusal(refusal)


def test_an_event_is_an_action() -> None:
    """3.4 After it the next player acts, and the card is gone."""
    pos = scene(
        {"roma": "rome 1h", "zama": "carthage 1h"},
        initiative={R: 1, C: 1},
        hands={R: ["rome_war_tax"]},
        order=[R, C],
    )
    run(pos, Actions(0))
    do(pos, "event rome_war_tax")
    assert pos.seats[pos.owners().bit_length() - 1] == C
    assert pos.hands[0] == []
