"""8.3 What a seat asks before it decides, and the table of what led to a result."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import bellum
from bellum.games.spqr.causes import PARAGRAPHS, SUPERIOR_BY
from bellum.games.spqr.foresight import told
from bellum.games.spqr.marks import MARKED, REAL
from bellum.games.spqr.odds import forecast
from bellum.games.spqr.position import Battlefield
from bellum.games.spqr.terminal import answer, explain, figure
from bellum.kernel import Dice, IllegalAction, Match, key_of
from bellum.kernel.ledger import Ledger
from bellum.kernel.record import Record
from bellum.kernel.text import LANGUAGES, Texts
from bellum.terminal import HUMAN, Session, tell
from tests.spqr.kit import action, do, leader_of, legal, owner_of, scene, unit_of
from tests.spqr.movement_kit import moving, quiet
from tests.spqr.shock_kit import STANDS, fought, of, one, shock
from tests.spqr.test_9_elephants_shock import let_through

GAME = bellum.game("spqr")
LEGION = {"asv_co_a": "1010 e", "sp_hi_1": "1110 w"}


def asked(pos: Battlefield, notation: str, seat: int | None = None):
    """The combats that an action may lead to; None if it leads to none."""
    found = pos.ask(owner_of(pos) if seat is None else seat, "odds", action(notation))
    return None if found is None else found["combats"]


def designating() -> Battlefield:
    """Rome may tell its cohort to attack."""
    pos = scene(LEGION, {"flamininus": "1010"}, scenario="learning")
    shock(pos, "flamininus")
    assert "attack asv_co_a" in legal(pos)
    return pos


def charging() -> Battlefield:
    """A cohort on its way to heavy infantry that is one step away."""
    units = {"asv_co_a": "0910 e", "sp_hi_1": "1110 w"}
    leaders = {"flamininus": "0910", "hanno": "1612"}
    return quiet(moving("asv_co_a", units, leaders, active="flamininus", scenario="learning"))


# -- odds ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.3", "8.31")
def test_the_odds_of_a_designated_attack_are_those_of_the_forecast():
    pos = designating()
    before = pos.to_json()
    (combat,) = asked(pos, "attack asv_co_a")
    odds = forecast(pos, [unit_of(pos, "asv_co_a")], [unit_of(pos, "sp_hi_1")], False)
    assert pos.to_json() == before
    assert not combat["charging"]
    assert combat["attackers"]["hits"] == odds.hits[0]
    assert combat["defenders"]["hits"] == odds.hits[1]
    assert combat["defenders"]["units"] == [{"unit": "sp_hi_1", "runs": odds.runs[1]}]
    assert combat["attackers"]["mean"] == pytest.approx(sum(n * p for n, p in enumerate(odds.hits[0])))
    assert (combat["won"], combat["lost"]) == (odds.won, odds.lost)
    assert asked(pos, "done") is None


@pytest.mark.rule("7.25", "8.33")
def test_a_step_up_to_the_enemy_has_the_odds_of_a_charge():
    pos = charging()
    steps = sorted(notation for notation in legal(pos) if notation.startswith("step"))
    before = pos.to_json()
    found = {notation: asked(pos, notation) for notation in steps}
    assert pos.to_json() == before
    charges = [notation for notation, combats in found.items() if combats]
    assert charges
    (combat,) = found[charges[0]]
    assert combat["charging"]
    assert [unit["unit"] for unit in combat["defenders"]["units"]] == ["sp_hi_1"]
    standing = forecast(scene(LEGION, scenario="learning"), *both(scene(LEGION, scenario="learning")), False)
    assert combat["defenders"]["mean"] > sum(n * p for n, p in enumerate(standing.hits[1]))
    quiet(do(pos, charges[0]))
    assert asked(pos, "stop") == found[charges[0]]


def both(pos: Battlefield) -> tuple[list[int], list[int]]:
    return [unit_of(pos, "asv_co_a")], [unit_of(pos, "sp_hi_1")]


@pytest.mark.rule("8.32")
def test_a_combat_that_is_being_formed_has_the_odds_of_all_in_it():
    units = {
        "x_ha_a": f"2719 w {STANDS}",
        "x_ha_b": f"2519 e {STANDS}",
        "ce_mi_1": "2619 e",
        "ce_mi_2": "2620 e",
    }
    pos, _ = fought(units, "paullus")
    for enemy in ("ce_mi_1", "ce_mi_2"):
        (combat,) = asked(pos, f"combat {enemy}")
        assert [unit["unit"] for unit in combat["defenders"]["units"]] == [enemy]
    do(pos, "combat ce_mi_1")
    (alone,) = asked(pos, "done")
    (joined,) = asked(pos, "join x_ha_a")
    assert len(alone["attackers"]["units"]) == 1
    assert {unit["unit"] for unit in joined["attackers"]["units"]} == {"x_ha_a", "x_ha_b"}


@pytest.mark.rule("9.11")
def test_who_may_open_his_ranks_sees_what_that_is_worth():
    pos = let_through()
    (closed,), (opened,) = asked(pos, "decline"), asked(pos, "pass_through x_ha_a")
    assert opened["attackers"]["mean"] < closed["attackers"]["mean"]
    assert opened["defenders"]["units"][0]["runs"] != closed["defenders"]["units"][0]["runs"]


@pytest.mark.rule("8.33")
def test_only_what_may_be_played_now_has_odds():
    pos = designating()
    for seat, notation, message in ((0, "attack asv_co_a", "not-your-turn"), (1, "attack sp_hi_1", None)):
        with pytest.raises(IllegalAction) as error:
            asked(pos, notation, seat)
        assert message is None or error.value.refusal.message == message
    with pytest.raises(IllegalAction) as error:
        asked(pos, "pass")
    assert error.value.refusal.message == "question-not-about-that"


@pytest.mark.rule("8.33")
def test_a_melee_that_would_take_long_to_foresee_is_refused():
    pos = designating()
    sides = [unit_of(pos, "asv_co_a")], [unit_of(pos, "sp_hi_1")]
    assert told(pos, *sides, False)["defenders"]["units"]
    with pytest.raises(IllegalAction) as error:
        told(pos, *sides, False, 3)
    assert error.value.refusal.message == "too-many-to-foresee"


@pytest.mark.rule("6.59")
def test_odds_are_the_same_whatever_the_enemys_markers_are():
    for pos in (designating(), charging()):
        enemy = leader_of(pos, "hanno")
        answers = []
        for real in (0, REAL):
            pos.role[enemy] = MARKED | real
            notations = [n for n in legal(pos) if n.split()[0] in GAME.questions["odds"].verbs]
            answers.append([asked(pos, notation) for notation in sorted(notations)])
            world = pos.sample(1, Dice(key_of("another world")))
            assert [asked(world, notation) for notation in sorted(notations)] == answers[-1]
        assert answers[0] == answers[1]


# -- causes -------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.35", "8.36", "8.54")
def test_the_causes_of_a_shock_add_up_to_its_result():
    _, events = fought(LEGION | {"asv_co_a": f"1010 e {STANDS}"}, "flamininus", 4, 9, 9, scenario="learning")
    told = one(events, "shock")
    rows = told["causes"]
    by_cause = {row["cause"]: row["amount"] for row in rows}
    shifts = sum(row["amount"] for row in rows if row["what"] == "shift")
    assert by_cause["base"] == told["base"]
    assert by_cause["base"] + shifts == by_cause["column"] == told["column"]
    assert by_cause["die"] == 4
    assert [by_cause["table-attackers"], by_cause["table-defenders"]] == told["table"]
    assert [by_cause["hits-attackers"], by_cause["hits-defenders"]] == told["hits"]
    assert by_cause["superior-type"] * by_cause["table-defenders"] == by_cause["hits-defenders"]
    assert [row["cause"] for row in rows[:2]] == ["front", "superior-type"]


@pytest.mark.rule("8.36", "4.63")
def test_what_a_leader_adds_to_the_die_is_a_cause_with_its_sum():
    units = {"asv_co_a": f"1010 e {STANDS}", "sp_hi_1": "1110 w"}
    leaders = {"flamininus": "1010"}
    _, events = fought(units, "flamininus", 5, 4, 9, 9, leaders=leaders, scenario="learning")
    rows = one(events, "shock")["causes"]
    drm = sum(row["amount"] for row in rows if row["what"] == "modifier")
    if drm:
        assert next(row["amount"] for row in rows if row["cause"] == "total") == 4 + drm


def test_every_cause_has_a_paragraph_of_the_rulebook_and_words():
    numbers = {paragraph.number for paragraph in Ledger.load(GAME).paragraphs}
    assert {*PARAGRAPHS.values(), *SUPERIOR_BY.values()} <= numbers
    for lang in LANGUAGES:
        texts = Texts(GAME, lang)
        other = texts.say("cause", {"cause": "?"})
        assert all(texts.say("cause", {"cause": reason}) != other for reason in PARAGRAPHS)


# -- the terminal -------------------------------------------------------------------------------------------


def said(lines: list[str], pos: Battlefield, lang: str = "en") -> str:
    """What the terminal says to some commands at a moment."""
    page = StringIO()
    console = Console(file=page, width=120)
    match = Match(GAME, pos, Record("spqr", GAME.rules, pos.setting.scenario, {}, "seed"))
    session = Session(match, dict.fromkeys(match.seats, HUMAN), Texts(GAME, lang), console, None)
    for line in lines:
        word, _, rest = line.partition(" ")
        session.ask("rome", word, rest)
    return page.getvalue()


def test_the_terminal_shows_odds_as_a_table():
    pos = designating()
    text = said(["odds attack asv_co_a"], pos)
    assert "Attackers" in text
    assert "Expected hits" in text
    assert "Rout: " in text
    assert "There is nothing to say about that." in said(["odds done"], pos)
    assert "attack asv_co_a" in said(["odds"], pos), "without an action, about all"
    assert "5.15" in said(["odds pass"], pos) or "cannot be asked" in said(["odds pass"], pos)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_explains_a_shock_line_by_line(lang):
    _, events = fought(LEGION | {"asv_co_a": f"1010 e {STANDS}"}, "flamininus", 4, 9, 9, scenario="learning")
    texts = Texts(GAME, lang)
    page = StringIO()
    seen = [event.seen_by(-1) for event in events]
    tell(Console(file=page, width=200), texts, seen)
    rows = one(events, "shock")["causes"]
    for row in rows:
        line = f"{texts.say('cause', {'cause': row['cause']})} {figure(row)}".rstrip()
        assert f"    {line} {row['rule']}" in page.getvalue()
    assert all(explain(event, texts) == [] for event in seen if event["kind"] != "shock")
    assert of(events, "combat")


def test_figures_are_written_by_their_sort():
    rows = [
        ("ratio", 2),
        ("ratio", -3),
        ("ratio", 0),
        ("times", 2),
        ("shift", -1),
        ("modifier", 2),
        ("die", 7),
    ]
    assert [figure({"what": what, "amount": amount}) for what, amount in rows] == [
        "2:1",
        "1:3",
        "",
        "×2",
        "-1",
        "+2",
        "7",
    ]
    assert answer("odds", {"combats": []}, Texts(GAME, "en"))
