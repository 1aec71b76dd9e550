"""The four scenarios: set up as their data say, played to the end, won and lost as they should be."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from bellum.games.hannibal.game import GAME
from bellum.games.hannibal.position import PunicWar
from bellum.games.hannibal.setup import deck_of
from tests.hannibal.facts import (
    CARD_ID,
    CITY,
    GENERAL,
    NUMBER,
    PROVINCE_ID,
    SCENARIO_ID,
    SPACE,
    SPACE_ID,
    SPACES_OF,
    TRIBE,
)
from tests.hannibal.invariants import Watch
from tests.hannibal.kit import (
    C,
    R,
    choices,
    controls,
    cus,
    deal_battle,
    do,
    elephants,
    kinds,
    legal,
    only,
    owner,
    refused,
    rig,
    scene,
    start,
    step,
    to_move,
    told,
    turn_from,
    where,
)
from tests.trial import uniform

RAW: dict[str, Any] = tomllib.loads((GAME.folder / "data" / "scenarios.toml").read_text(encoding="utf-8"))
HANDS = {R: ["diplomacy_a"], C: ["diplomacy_b"]}
CAMPAIGNS = ["campaign_iberia", "campaign_africa"]
LAST = {"second_punic_war": 9, "crossing_the_alps": 3, "campaign_iberia": 7, "campaign_africa": 9}
FIRST = {"second_punic_war": 1, "crossing_the_alps": 1, "campaign_iberia": 6, "campaign_africa": 8}


def facts(name: str) -> dict[str, Any]:
    """What the data say of a scenario, with what it takes from another."""
    own: dict[str, Any] = RAW[name]
    return {**facts(own["like"]), **own} if "like" in own else own


def whole(*provinces: str) -> list[str]:
    """All spaces of some provinces."""
    return [SPACE_ID[s] for p in provinces for s in SPACES_OF[PROVINCE_ID.index(p)]]


def test_there_are_four():
    assert list(GAME.scenarios) == SCENARIO_ID == ["second_punic_war", "crossing_the_alps", *CAMPAIGNS]
    assert [name for name in RAW if "turns" in RAW[name]] == SCENARIO_ID
    assert Path(GAME.folder / "data" / "scenarios.toml").exists()


# -- 4 set-up ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SCENARIO_ID)
def test_control_is_as_the_data_say(name):
    pos, wanted = start(scenario=name), facts(name)["control"]
    for space in SPACE_ID:
        side = R if space in wanted["rome"] else C if space in wanted["carthage"] + wanted["tribes"] else None
        assert controls(pos, space) == side, space
        if CITY[SPACE[space]] and pos.playable(SPACE[space]):
            assert side is not None, "every city in play belongs to somebody"
        tribe = TRIBE[SPACE[space]] and pos.playable(SPACE[space])
        assert pos.tribe[SPACE[space]] == tribe


@pytest.mark.parametrize("name", SCENARIO_ID)
def test_forces_are_as_the_data_say(name):
    pos, wanted = start(scenario=name), facts(name)
    total = {R: 0, C: 0}
    placed = set()
    for side in (R, C):
        for force in wanted["forces"][side]:
            inside = force.get("inside", 0)
            assert cus(pos, side, force["space"]) == force["cus"] - inside
            assert cus(pos, side, f"{force['space']}/in") == inside
            if side == C:
                assert elephants(pos, force["space"]) == force.get("elephants", 0)
            for general in force["generals"]:
                assert where(pos, general) == force["space"]
                office = next(g for g in pos.view(0)["generals"] if g["id"] == general)["office"]
                assert office == force.get("rank")
            total[side] += force["cus"]
            placed |= set(force["generals"])
    assert {R: sum(pos.cus[0]), C: sum(pos.cus[1])} == total, "and nowhere else"
    assert {g for g in GENERAL if pos.at[GENERAL[g]] >= 0} == placed
    assert (sum(pos.siege), pos.trains, pos.markers) == (0, [], 0)


@pytest.mark.rule("22.1")
@pytest.mark.parametrize("name", SCENARIO_ID)
def test_points_and_clock_are_as_the_data_say(name):
    pos, wanted = start(scenario=name), facts(name)
    assert pos.view(0)["points"] == wanted["start_points"]
    turn = pos.view(0)["turn"]
    assert (turn["number"], turn["last"]) == (wanted["first_turn"], len(wanted["turns"]) - 1)
    assert (turn["number"], wanted["turns"][-1]["turn"]) == (FIRST[name], LAST[name])
    assert len(pos.hands[0]) == len(pos.hands[1]) == wanted["turns"][0]["cards"]


@pytest.mark.rule("26.1")
@pytest.mark.parametrize("cards", ["classic", "additional", "all"])
@pytest.mark.parametrize("name", SCENARIO_ID)
def test_cards_left_out_are_nowhere(name, cards):
    pos = start(scenario=name, cards=cards)
    mask = deck_of(pos.board, pos.scenario, pos.options)
    found = {NUMBER[card] for card in range(len(CARD_ID)) if mask >> card & 1}
    top = {"classic": 64, "additional": 74, "all": 91}[cards]
    every = {str(n) for n in range(1, top + 1)} - {"9"} | {"9A", "9B"}
    assert found == every - {NUMBER[CARD_ID.index(id)] for id in facts(name).get("left_out", [])}
    everywhere = [*pos.deck, *pos.hands[0], *pos.hands[1], *pos.aside]
    assert sum(1 << card for card in everywhere) == mask
    assert len(pos.deck) + len(pos.hands[0]) * 2 >= 2 * max(t["cards"] for t in facts(name)["turns"])


@pytest.mark.rule("7.3")
@pytest.mark.parametrize("name", SCENARIO_ID)
def test_who_decides_about_the_first_round(name):
    pos = start("who decides", scenario=name)
    if step(pos) == "Initiative" and "pass" in legal(pos):
        assert to_move(pos) != facts(name)["decides_first"], "the other is asked first"
        do(pos, "pass")
    assert to_move(pos) == facts(name)["decides_first"]
    assert legal(pos) == {"first", "second"}


# -- played to the end -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", SCENARIO_ID)
def test_a_random_game_ends_and_keeps_every_invariant(name, seed):
    pos = start(f"{name} {seed}", scenario=name, cards=["classic", "additional", "all"][seed])
    rng = random.Random(seed)
    watch = Watch()
    watch.see(pos)
    for _ in range(50_000):
        if pos.outcome is not None:
            break
        seat = owner(pos)
        pos.play(seat, uniform(pos, seat, pos.legal(seat), rng))
        watch.see(pos)
    assert pos.outcome is not None
    assert len(pos.outcome.winners) == 1
    if pos.outcome.reason in ("points", "tie"):
        assert pos.view(0)["turn"]["number"] == LAST[name]
        rome, carthage = pos.points(0), pos.points(1)
        assert pos.outcome.winners == ((0,) if rome > carthage else (1,))


# -- turns of a campaign -----------------------------------------------------------------------------------


@pytest.mark.rule("6.4", "6.1", "6.2")
def test_the_second_turn_in_iberia_has_reinforcements_and_no_elections():
    pos = scene(
        {"tarraco": 8, "emporiae": 5},
        {"salaria": 6, "gades": 3, "carthago_nova/in": 1},
        {
            "scipio_africanus": "tarraco:proconsul",
            "nero": "emporiae",
            "hasdrubal": "salaria",
            "mago": "gades",
        },
        scenario="campaign_iberia",
        phase="reinforcements",
        turn=7,
    )
    assert (to_move(pos), choices(pos, "place")) == (C, {"carthago_nova", "salaria", "gades"})
    do(pos, "place carthago_nova", "place gades")
    assert (to_move(pos), choices(pos, "place")) == (R, {"tarraco", "emporiae"}), "with a general"
    do(pos, "place emporiae", "place emporiae")
    assert [cus(pos, R, s) for s in ("tarraco", "emporiae")] == [8, 7]
    assert [cus(pos, C, s) for s in ("carthago_nova", "gades")] == [1, 4]
    assert step(pos) in ("Initiative", "Round")
    assert next(g for g in pos.view(0)["generals"] if g["id"] == "nero")["office"] == "consul"
    assert len(pos.hands[0]) == len(pos.hands[1]) == 7


@pytest.mark.rule("6.1")
def test_in_iberia_carthage_needs_carthago_nova_and_baetica():
    pos = scene(
        {"tarraco": 8},
        {"salaria": 6},
        {"scipio_africanus": "tarraco:proconsul", "hasdrubal": "salaria"},
        scenario="campaign_iberia",
        phase="reinforcements",
        turn=7,
        control={R: ["carthago_nova", "massilia", "gades"], C: ["saguntum", "salaria"]},
    )
    assert sum(pos.cus[1]) == 6
    assert cus(pos, R, "tarraco") == 10


@pytest.mark.rule("6.1", "6.2")
def test_the_second_turn_in_africa():
    pos = scene(
        {"lilybaeum": 10, "utica": 5},
        {"croton": 6, "carthago": 7, "hippo_regius": 4},
        {
            "scipio_africanus": "lilybaeum:proconsul",
            "hannibal": "croton",
            "hanno": "carthago",
            "gisgo": "hippo_regius",
        },
        scenario="campaign_africa",
        phase="reinforcements",
        turn=9,
    )
    assert choices(pos, "place") == {"carthago", "hippo_regius"}, "in Africa, so not with Hannibal"
    do(pos, "place hippo_regius", "place carthago")
    assert [cus(pos, C, s) for s in ("croton", "carthago", "hippo_regius")] == [6, 8, 5]
    assert cus(pos, R, "lilybaeum") == 12
    assert len(pos.hands[0]) == len(pos.hands[1]) == 8


@pytest.mark.rule("6.1.1")
def test_romans_displaced_in_a_campaign_come_back_as_proconsuls():
    pos = scene(
        {"tarraco": 8, "emporiae": 5},
        {"salaria": 6},
        {"scipio_africanus": "tarraco:proconsul", "nero": "displaced", "hasdrubal": "salaria"},
        scenario="campaign_iberia",
        phase="reinforcements",
        turn=7,
    )
    while step(pos) != "Return":
        do(pos, sorted(legal(pos))[0])
    assert (to_move(pos), choices(pos, "place")) == (R, {"tarraco", "emporiae"})
    do(pos, "place emporiae")
    assert next(g for g in pos.view(0)["generals"] if g["id"] == "nero")["office"] == "proconsul"


@pytest.mark.rule("6.7")
@pytest.mark.parametrize(("name", "turn"), [("crossing_the_alps", 3), ("campaign_africa", 9)])
def test_scipio_does_not_come_again(name, turn):
    pos = scene({"rhegium": 8}, {}, {"nero": "rhegium"}, scenario=name, phase="reinforcements", turn=turn)
    assert where(pos, "scipio_africanus") != "rhegium"
    while step(pos) not in ("Election", "Initiative", "Round"):
        assert step(pos) != "ScipioArrives"
        do(pos, sorted(legal(pos))[0])


# -- how they end ------------------------------------------------------------------------------------------


def check(name: str, turn: int, control: dict[str, list[str]]) -> PunicWar:
    """The victory check of a turn."""
    return scene(scenario=name, turn=turn, control=control, phase="victory")


def outcome(pos: PunicWar) -> tuple[str, str, str] | None:
    if pos.outcome is None:
        return None
    return (R, C)[pos.outcome.winners[0]], pos.outcome.reason, pos.outcome.rule


IBERIA = ["baetica", "celtiberia", "orospeda", "idubeda"]
AFRICA = ["numidia_maior", "numidia_minor", "libya", "carthago"]
ITALIA = ["gallia_cisalpina", "etruria", "samnium", "campania", "apulia", "lucania"]


@pytest.mark.rule("23.2.2")
def test_rome_wins_in_iberia_at_once_when_it_holds_all_of_it():
    assert outcome(check("campaign_iberia", 6, {R: whole(*IBERIA)})) == (R, "region", "23.2.2")
    pos = check("campaign_iberia", 6, {R: whole(*IBERIA[:3]), C: whole("idubeda")})
    assert outcome(pos) is None, "one province is missing, and it is not the last turn"


@pytest.mark.rule("23.2.2")
@pytest.mark.parametrize("name", CAMPAIGNS)
def test_carthage_has_no_such_victory_in_a_campaign(name):
    area = IBERIA if name == "campaign_iberia" else AFRICA
    pcs = {
        "campaign_iberia": whole("massilia", "baleares"),
        "campaign_africa": [*whole("sicilia"), "paestum"],
    }
    pos = check(name, FIRST[name], {C: whole(*area), R: pcs[name]})
    assert outcome(pos) is None
    assert (to_move(pos), step(pos)) == (R, "RemovePCs"), "it only has to pay"


@pytest.mark.rule("23.2.2")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_italia_but_latium_wins_crossing_the_alps(turn):
    pos = check("crossing_the_alps", turn, {C: whole(*ITALIA), R: ["roma"]})
    assert outcome(pos) == (C, "region", "23.2.2")


def siege(name: str, city: str, seat: str) -> PunicWar:
    general = "scipio_africanus" if seat == R else "hannibal"
    pos = scene(
        {city: 5} if seat == R else {},
        {} if seat == R else {city: 5},
        {general: f"{city}:proconsul"},
        scenario=name,
        turn=FIRST[name],
        siege={city: 2},
        phase="march",
        seat=seat,
        general=general,
        card="ally_deserts",
        hands=HANDS,
    )
    return do(rig(pos, 6), "besiege")


@pytest.mark.rule("23.1", "23.2.1")
@pytest.mark.parametrize(
    ("name", "city", "seat", "rule"),
    [
        ("crossing_the_alps", "carthago", R, "23.1"),
        ("crossing_the_alps", "roma", C, "23.2.1"),
        ("campaign_africa", "carthago", R, "23.1"),
    ],
)
def test_a_capital_decides_a_short_scenario_too(name, city, seat, rule):
    assert outcome(siege(name, city, seat)) == (seat, "capital", rule)


@pytest.mark.rule("23.1")
@pytest.mark.parametrize(
    ("name", "city"), [("campaign_iberia", "carthago_nova"), ("campaign_africa", "utica")]
)
def test_other_cities_decide_nothing(name, city):
    pos = siege(name, city, R)
    assert (controls(pos, city), outcome(pos)) == (R, None)


def scipio_dies(name: str, space: str, foe: str) -> PunicWar:
    """Scipio with 3 CUs attacks Gisgo and is wiped out by a double envelopment."""
    pos = scene(
        {space: 3},
        {foe: 6},
        {"scipio_africanus": f"{space}:proconsul", "gisgo": foe},
        scenario=name,
        turn=FIRST[name],
        phase="march",
        general="scipio_africanus",
        card="ally_deserts",
        hands=HANDS,
    )
    do(pos, f"march {foe}", "done")
    deal_battle(pos, {}, {"double_envelopment": 1}, C)
    return do(rig(pos, 1, 5), "play double_envelopment")


@pytest.mark.rule("10.10")
@pytest.mark.parametrize(
    ("name", "space", "foe", "lost"),
    [
        ("campaign_iberia", "tarraco", "dertosa", True),
        ("campaign_africa", "zama", "hadrumetum", True),
        ("second_punic_war", "tarraco", "dertosa", False),
    ],
)
def test_a_campaign_without_scipio_is_lost(name, space, foe, lost):
    pos = scipio_dies(name, space, foe)
    assert where(pos, "scipio_africanus") == "gone"
    assert outcome(pos) == ((C, "general-lost", "10.10") if lost else None)


@pytest.mark.rule("10.10")
def test_hannibal_lost_in_africa_costs_pcs_but_not_the_campaign():
    pos = scene(
        {"carthago": 8},
        {"hadrumetum": 2},
        {"scipio_africanus": "carthago:proconsul", "hannibal": "hadrumetum"},
        scenario="campaign_africa",
        turn=8,
        phase="march",
        general="scipio_africanus",
        card="ally_deserts",
        hands=HANDS,
    )
    do(pos, "march hadrumetum", "done")
    deal_battle(pos, {"double_envelopment": 1}, {}, R)
    do(rig(pos, 1, 5), "play double_envelopment")
    assert (where(pos, "hannibal"), outcome(pos)) == ("gone", None)
    assert (to_move(pos), step(pos)) == (C, "RemovePCs")


@pytest.mark.rule("22.4")
@pytest.mark.parametrize(
    ("rome", "carthage", "winner", "reason"),
    [
        (["baetica", "orospeda", "idubeda"], ["celtiberia"], R, "points"),
        (["baetica"], ["celtiberia", "orospeda"], C, "points"),
        (["baetica", "idubeda"], ["celtiberia", "orospeda"], C, "tie"),
    ],
)
def test_after_the_last_turn_in_iberia_its_four_provinces_decide(rome, carthage, winner, reason):
    """Massilia and the Baleares do not count."""
    control = {R: whole(*rome, "massilia", "baleares"), C: whole(*carthage)}
    pos = check("campaign_iberia", 7, control)
    assert outcome(pos) == (winner, reason, "22.4")
    assert pos.outcome is not None
    assert pos.outcome.scores == (len(rome), len(carthage))


@pytest.mark.rule("22.4")
@pytest.mark.parametrize(
    ("rome", "carthage", "winner", "reason"),
    [
        (["numidia_maior", "numidia_minor", "libya"], ["carthago"], R, "points"),
        (["libya"], ["carthago", "numidia_minor"], C, "points"),
        (["libya"], ["carthago"], C, "tie"),
    ],
)
def test_after_the_last_turn_in_africa_its_four_provinces_decide(rome, carthage, winner, reason):
    pos = check("campaign_africa", 9, {R: whole(*rome, "sicilia", "syracusae"), C: whole(*carthage)})
    assert outcome(pos) == (winner, reason, "22.4")


@pytest.mark.rule("22.2", "22.3")
@pytest.mark.parametrize("name", CAMPAIGNS)
def test_before_that_who_is_behind_pays(name):
    area = IBERIA if name == "campaign_iberia" else AFRICA
    ahead = {R: whole(area[0]), C: whole(*area[1:])}
    pos = check(name, FIRST[name], ahead)
    assert pos.view(0)["points"] == {R: 1, C: 3}
    assert (to_move(pos), step(pos), pos.view(0)["prompt"]["args"]["count"]) == (R, "RemovePCs", 2)
    poor = check(name, FIRST[name], {C: whole(*area)})
    assert outcome(poor) == (C, "peace", "22.3"), "four PCs that Rome does not have"


@pytest.mark.rule("22.2", "5.7")
def test_the_next_turn_of_a_campaign_begins():
    pos = start("next", scenario="campaign_iberia")
    pos.steps = turn_from("victory")
    pos._legal = None
    pos.events = []
    pos.advance()
    events, pos.events = pos.events, None
    assert only(events, "points").args == {R: 1, C: 3}
    events = told(pos, "remove osca", "remove ilerda")
    assert only(events, "turn").args == {"turn": 7, "years": "207-205"}
    assert "elected" not in kinds(events)
    assert (to_move(pos), step(pos)) == (C, "CarthageLevy")
    refused(pos, "place massilia", "6.1", "levy-elsewhere")
