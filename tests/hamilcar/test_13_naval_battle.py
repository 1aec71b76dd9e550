"""H13 Naval battles: tactic cards, rounds, hits, breaking off, and what follows."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hamilcar.position import CORVUS, TRAINED, FirstWar
from bellum.kernel import Dice, Event
from bellum.kernel.text import LANGUAGES, Texts
from tests.hamilcar.kit import (
    BOARD,
    GAME,
    C,
    R,
    action,
    choices,
    choose,
    controls,
    cus,
    deal_tactics,
    do,
    kinds,
    legal,
    only,
    ready,
    refused,
    rig,
    scene,
    sea_fight,
    seat_of,
    ships,
    step,
    supplies,
    to_move,
    told,
    where,
)
from tests.hannibal.kit import KEY


def fought(pos: FirstWar, *dice: int, rome: str | None = None, carthage: str | None = None) -> list[Event]:
    """A round with these cards and dice, the attacker's first; the events from the choice of the cards on."""
    events: list[Event] = []
    rig(pos, *dice)
    pos.events = events
    choose(pos, rome, carthage)
    pos.events = None
    return events


# -- H13.1 to 3 before the dice ------------------------------------------------------------------------------


@pytest.mark.rule("H13")
@pytest.mark.parametrize("attacker", [R, C])
def test_the_active_side_attacks(attacker: str) -> None:
    pos = sea_fight(2, 2, attacker=attacker)
    assert pos.fighting().attacker == seat_of(attacker)


@pytest.mark.rule("H13")
def test_the_deck_of_18_tactic_cards() -> None:
    counts = dict(zip(BOARD.tactic_id, BOARD.tactic_deck, strict=True))
    assert counts == {
        "ram": 4, "boarding": 4, "outflank": 3, "break_the_line": 3, "close_ranks": 2, "squadron": 2,
    }  # fmt: skip
    assert sum(counts.values()) == 18


@pytest.mark.rule("H13")
def test_which_card_cancels_which() -> None:
    cancels = {
        BOARD.tactic_id[kind]: {BOARD.tactic_id[other] for other in BOARD.cancels[kind]}
        for kind in range(BOARD.tactics)
    }
    assert cancels == {
        "ram": {"boarding"},
        "boarding": {"break_the_line"},
        "outflank": {"squadron"},
        "break_the_line": {"close_ranks"},
        "close_ranks": {"ram", "outflank"},
        "squadron": set(),
    }


def dealt(pos: FirstWar) -> tuple[int, int]:
    """Tactic cards that were dealt, by the event; the battle begins anew."""
    events: list[Event] = []
    pos.events = events
    do(pos, "to mylae")
    pos.events = None
    args = only(events, "tactics-dealt").args
    return args[R], args[C]


def before_battle(supremacy: str, attacker: str = R, **moment: Any) -> FirstWar:
    """A fleet at Tyndaris that is to attack one at Mylae."""
    other = C if attacker == R else R
    fleets = {attacker: {"tyndaris": 2}, other: {"mylae": 2}}
    pos = scene(ready=fleets, seat=attacker, supremacy=supremacy, **moment)
    return do(pos, "fleet tyndaris")


@pytest.mark.rule("H13", "H11.5", "H2.1")
@pytest.mark.parametrize(
    ("supremacy", "generals", "hands"),
    [
        (R, {}, (1, 0)),
        (C, {}, (0, 1)),
        (C, {"hannibal_gisgo": "mylae"}, (0, 3)),
        (R, {"hannibal_gisgo": "mylae"}, (1, 2)),
        (R, {"hannibal_gisgo": "mylae", "duilius": "tyndaris"}, (1, 2)),
        (R, {"adherbal": "mylae"}, (1, 4)),
    ],
)
def test_tactic_cards_by_naval_rating_and_supremacy(
    supremacy: str, generals: dict[str, str], hands: tuple[int, int]
) -> None:
    """Duilius stays at Tyndaris: who is not with the fleet does not lead it. Mylae is nobody's."""
    assert dealt(before_battle(supremacy, generals=generals)) == hands


@pytest.mark.rule("H13", "H2.1")
def test_an_admiral_who_goes_along_leads_the_attack() -> None:
    pos = before_battle(R, generals={"duilius": "tyndaris"})
    assert dealt(do(pos, "admiral duilius")) == (3 + 1, 0)


@pytest.mark.rule("H13")
@pytest.mark.parametrize(
    ("control", "cards"),
    [({R: ["roma"], C: ["mylae", "carthago"]}, 5), ({R: ["roma"], C: ["carthago"]}, 4)],
)
def test_adherbal_has_a_card_more_when_attacked_in_his_own_port(
    control: dict[str, list[str]], cards: int
) -> None:
    assert dealt(before_battle(R, generals={"adherbal": "mylae"}, control=control)) == (1, cards)


@pytest.mark.rule("H13")
def test_ambush_gives_a_tactic_card() -> None:
    hands = {R: ["ambush", "diplomacy_a"], C: ["diplomacy_b"]}
    pos = before_battle(C, hands=hands)
    do(pos, "to mylae")
    assert (step(pos), to_move(pos)) == ("Window", R)
    events = told(pos, "counter ambush")
    assert only(events, "tactics-dealt").args == {R: 1, C: 1}


@pytest.mark.rule("H13")
def test_the_attacker_plays_strategy_cards_first_then_the_defender() -> None:
    hands = {R: ["ambush", "corvus", "diplomacy_a"], C: ["sacred_chickens", "diplomacy_b"]}
    pos = scene(generals={"duilius": "tyndaris"}, ready={R: {"tyndaris": 2}, C: {"mylae": 2}}, hands=hands)
    do(pos, "fleet tyndaris", "admiral duilius", "to mylae")
    assert (step(pos), to_move(pos), choices(pos, "counter")) == ("Window", R, {"ambush", "corvus"})
    do(pos, "counter corvus")
    assert pos.marked(CORVUS)
    do(pos, "counter ambush")
    assert (step(pos), to_move(pos), choices(pos, "counter")) == ("Window", C, {"sacred_chickens"})
    events = told(pos, "counter sacred_chickens")
    assert only(events, "tactics-dealt").args == {
        R: 3 - BOARD.deck[BOARD.card["sacred_chickens"]].rating + 1,
        C: 1,
    }


@pytest.mark.rule("H13", "H2.2")
def test_the_corvus_is_for_romes_own_round() -> None:
    hands = {R: ["corvus", "diplomacy_a"], C: ["diplomacy_b"]}
    pos = sea_fight(2, 2, attacker=C, hands=hands)
    assert step(pos) == "ChooseTactics"
    assert not pos.marked(CORVUS)


@pytest.mark.rule("H13")
def test_both_choose_a_card_or_none_in_secret() -> None:
    pos = deal_tactics(sea_fight(3, 3), ["ram", "ram", "squadron"], ["close_ranks"])
    assert pos.owners() == 3
    assert legal(pos, R) == {"tactic ram", "tactic squadron", "no_tactic"}
    assert legal(pos, C) == {"tactic close_ranks", "no_tactic"}
    refused(pos, "tactic boarding", "H13", "tactic-not-in-hand", seat=R)
    pos.play(0, GAME.table.number("tactic ram") or 0)
    assert pos.owners() == 2
    view = pos.view(1)["sea"]["battle"]
    assert (view["chosen"], view["played"]) == ({R: True, C: False}, [])
    assert "choice" not in view
    assert pos.view(0)["sea"]["battle"]["choice"] == "ram"
    pos.play(1, GAME.table.number("no_tactic") or 0)
    assert pos.view(1)["sea"]["battle"]["played"] == [(R, "ram"), (C, None)]
    assert pos.fighting().hands[0][BOARD.tactic["ram"]] == 1, "it was used"


@pytest.mark.rule("H13")
def test_who_has_no_tactic_card_is_not_asked() -> None:
    pos = deal_tactics(sea_fight(3, 3), ["ram"], [])
    assert pos.owners() == 1


@pytest.mark.rule("H13")
def test_outflank_needs_as_many_ready_ships_as_the_enemy() -> None:
    for rome, carthage, able in ((3, 3, True), (4, 3, True), (2, 3, False)):
        pos = deal_tactics(sea_fight(rome, carthage), ["outflank"], ["outflank"])
        assert ("tactic outflank" in legal(pos, R)) == able
        if not able:
            refused(pos, "tactic outflank", "H13", "tactic-outnumbered", seat=R)


@pytest.mark.rule("H13", "H2.2")
def test_untrained_romans_do_not_break_the_line() -> None:
    pos = deal_tactics(sea_fight(3, 3), ["break_the_line"], ["break_the_line"])
    refused(pos, "tactic break_the_line", "H13", "tactic-untrained", seat=R)
    assert "tactic break_the_line" in legal(pos, C)
    pos = deal_tactics(sea_fight(3, 3, markers=TRAINED), ["break_the_line"], [])
    assert "tactic break_the_line" in legal(pos, R)


# -- H13.4 the dice ------------------------------------------------------------------------------------------


def hits_on(
    die: int, rome: str | None = None, carthage: str | None = None, markers: int = 0, by: str = C
) -> bool:
    """Whether a die of one side hits, with these cards; the other side's dice miss."""
    pos = sea_fight(3, 3, markers=markers)
    deal_tactics(pos, [rome] if rome else ["ram"], [carthage] if carthage else ["ram"])
    misses, mine = [1, 1, 1], [die, 1, 1]
    fought(pos, *(mine + misses if by == R else misses + mine), rome=rome, carthage=carthage)
    return ships(pos, C if by == R else R, "mylae") != (3, 0)


@pytest.mark.rule("H13")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_hits_on_5_or_more(die: int) -> None:
    assert hits_on(die) == (die >= 5)
    assert hits_on(die, markers=TRAINED, by=R) == (die >= 5)


@pytest.mark.rule("H13", "H2.2")
@pytest.mark.parametrize(("markers", "least"), [(0, 6), (CORVUS, 5), (TRAINED, 5), (TRAINED | CORVUS, 4)])
def test_crews_and_corvus_on_the_dice(markers: int, least: int) -> None:
    for die in range(1, 7):
        assert hits_on(die, markers=markers, by=R) == (die >= least)


@pytest.mark.rule("H13")
@pytest.mark.parametrize(
    ("rome", "carthage", "least"),
    [
        (None, "ram", 4),
        ("close_ranks", "ram", 6),
        ("close_ranks", None, 6),
        (None, "close_ranks", 5),
    ],
)
def test_ram_adds_1_and_close_ranks_takes_1_and_cancels_the_ram(
    rome: str | None, carthage: str | None, least: int
) -> None:
    for die in range(1, 7):
        assert hits_on(die, rome, carthage) == (die >= least), die


@pytest.mark.rule("H13")
def test_a_natural_6_always_hits_and_a_natural_1_never() -> None:
    """Untrained crews against Close Ranks: -2, and a 6 still hits. Ram, Corvus and training: +2, and a 1 does not."""
    assert hits_on(6, None, "close_ranks", by=R)
    assert not hits_on(5, None, "close_ranks", by=R)
    assert hits_on(3, "ram", None, TRAINED | CORVUS, by=R)
    assert not hits_on(2, "ram", None, TRAINED | CORVUS, by=R)
    assert not hits_on(1, "ram", None, TRAINED | CORVUS, by=R)


@pytest.mark.rule("H13")
def test_break_the_line_rolls_a_die_more_and_takes_1_from_the_enemys() -> None:
    pos = deal_tactics(sea_fight(2, 2, markers=TRAINED), ["break_the_line"], [])
    events = fought(pos, 1, 1, 5, 5, 5, rome="break_the_line")
    volleys = {
        e.args["side"]: (len(e.args["rolls"]), e.args["modifier"]) for e in events if e.kind == "volley"
    }
    assert volleys == {R: (3, 0), C: (2, -1)}
    assert (ships(pos, R, "mylae"), ships(pos, C, "mylae")) == ((2, 0), (1, 1))


@pytest.mark.rule("H13")
def test_outflank_rolls_two_dice_more_and_pins() -> None:
    pos = deal_tactics(sea_fight(2, 2), ["outflank"], [])
    events = fought(pos, 1, 1, 1, 1, 1, 1, rome="outflank")
    assert [len(e.args["rolls"]) for e in events if e.kind == "volley"] == [4, 2]
    assert (step(pos), to_move(pos)) == ("BreakOff", R), "Carthage, pinned, was not asked"


@pytest.mark.rule("H13")
@pytest.mark.parametrize(
    ("cancelled", "by"),
    [("boarding", "ram"), ("break_the_line", "boarding"), ("squadron", "outflank"), ("close_ranks", "break_the_line"),
     ("outflank", "close_ranks"), ("ram", "close_ranks")],
)  # fmt: skip
def test_a_cancelled_card_has_no_effect(cancelled: str, by: str) -> None:
    """Carthage's card is cancelled by Rome's: its dice are as many as its ships, with no bonus of its own."""
    pos = deal_tactics(sea_fight(2, 2, markers=TRAINED), [by], [cancelled])
    events = fought(pos, 1, 1, 1, 1, rome=by, carthage=cancelled)
    volley = [e for e in events if e.kind == "volley" and e.args["side"] == C]
    mod = {"close_ranks": -1, "break_the_line": -1}.get(by, 0)
    assert [(len(e.args["rolls"]), e.args["modifier"]) for e in volley] == [(2, mod)]
    assert pos.fighting().pinned[0] is False


@pytest.mark.rule("H13")
@pytest.mark.parametrize(
    ("markers", "die", "fate"),
    [(0, 6, (1, 0)), (0, 5, (2, 0)), (TRAINED, 5, (1, 1)), (CORVUS, 5, (1, 0)), (CORVUS, 4, (2, 0))],
)
def test_boarding_sinks_a_ready_ship_on_a_6_with_the_corvus_on_a_5(
    markers: int, die: int, fate: tuple[int, int]
) -> None:
    pos = deal_tactics(sea_fight(1, 2, markers=markers), ["boarding"], [])
    fought(pos, die, 1, 1, rome="boarding")
    assert ships(pos, C, "mylae") == fate


@pytest.mark.rule("H13")
def test_boarding_takes_an_exhausted_ship_if_no_ready_one_is_left() -> None:
    pos = deal_tactics(sea_fight(2, 1, exhausted={C: {"mylae": 1}}), ["boarding"], [])
    fought(pos, 6, 6, 1, 1, 1, 1, rome="boarding")
    assert ships(pos, C, "mylae") == (0, 0)


@pytest.mark.rule("H13")
def test_the_reserve_squadron_rolls_missed_dice_once_more() -> None:
    """Carthage rolls 6 and 1: the 6 stays, the 1 is rolled again and is a 5."""
    pos = deal_tactics(sea_fight(3, 2), [], ["squadron"])
    events = fought(pos, 1, 1, 1, 6, 1, 5, carthage="squadron")
    assert [e.args["rolls"] for e in events if e.kind == "volley"] == [[1, 1, 1], [6, 1], [6, 5]]
    assert step(pos) == "TakeHits"


@pytest.mark.rule("H13")
def test_both_roll_before_hits_are_taken() -> None:
    """One ship against one, and both hit: both are Exhausted, and the defender has won."""
    pos = sea_fight(1, 1, markers=TRAINED)
    events = fought(pos, 5, 5)
    assert kinds(events).count("ships-exhausted") == 2
    assert only(events, "sea-victory").args["side"] == C


# -- H13.5 hits ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H13")
def test_the_owner_takes_each_hit_on_a_ship_of_his_choice() -> None:
    pos = sea_fight(3, 3)
    fought(pos, 1, 1, 1, 5, 5, 1)
    assert (step(pos), to_move(pos), choices(pos, "hit")) == ("TakeHits", R, {"ready", "exhausted"})
    assert ships(pos, R, "mylae") == (2, 1), "the first hit left no choice"
    do(pos, "hit ready")
    assert ships(pos, R, "mylae") == (1, 2)
    pos = sea_fight(3, 3)
    fought(pos, 1, 1, 1, 5, 5, 1)
    do(pos, "hit exhausted")
    assert (ships(pos, R, "mylae"), pos.fighting().sunk) == ((2, 0), [1, 0])


@pytest.mark.rule("H13")
def test_a_hit_needs_a_ship_of_that_condition() -> None:
    pos = sea_fight(3, 3)
    fought(pos, 1, 1, 1, 5, 5, 1)
    battle = pos.fighting()
    battle.exhausted[0] = 0  # as if it lay in harbour
    pos._legal = None
    refused(pos, "hit exhausted", "H13", "hit-no-such-ship")


@pytest.mark.rule("H13", "H11.4")
def test_exhausted_ships_take_hits_at_anchor_but_not_in_harbour() -> None:
    pos = sea_fight(1, 1, exhausted={C: {"mylae": 1}}, markers=TRAINED)
    fought(pos, 5, 1)
    assert (step(pos), to_move(pos)) == ("TakeHits", C)
    control = {R: ["roma"], C: ["mylae", "carthago"]}
    pos = sea_fight(1, 1, exhausted={C: {"mylae": 1}}, markers=TRAINED, control=control)
    events = fought(pos, 5, 1, 1)
    assert only(events, "ships-exhausted").args["side"] == C


# -- H13.6, H13.7 breaking off and winning -------------------------------------------------------------------


@pytest.mark.rule("H13")
def test_after_a_round_the_defender_then_the_attacker_may_break_off() -> None:
    pos = sea_fight(2, 2)
    fought(pos, 1, 1, 1, 1)
    assert (step(pos), to_move(pos), legal(pos)) == ("BreakOff", C, {"break_off", "pass"})
    do(pos, "pass")
    assert (step(pos), to_move(pos)) == ("BreakOff", R)
    do(pos, "pass")
    assert (step(pos), pos.fighting().round) == ("ChooseTactics", 2)


@pytest.mark.rule("H13")
@pytest.mark.parametrize(("side", "winner"), [(C, R), (R, C)])
def test_who_breaks_off_has_lost(side: str, winner: str) -> None:
    pos = sea_fight(2, 2)
    fought(pos, 1, 1, 1, 1)
    if side == R:
        do(pos, "pass")
    events = told(rig(pos, 1, 1), "break_off")
    assert only(events, "broke-off").args == {"side": side}
    assert only(events, "sea-victory").args["side"] == winner


@pytest.mark.rule("H13")
def test_who_is_pinned_does_not_break_off() -> None:
    pos = deal_tactics(sea_fight(2, 2), [], ["outflank"])
    fought(pos, 1, 1, 1, 1, 1, 1, carthage="outflank")
    assert (step(pos), to_move(pos)) == ("BreakOff", C)
    do(rig(pos, 1, 1, 1, 1), "pass")
    assert pos.fighting().round == 2, "Rome was not asked"
    assert pos.fighting().pinned == [False, False], "and is free again"


@pytest.mark.rule("H13")
def test_a_side_without_ready_ships_has_lost_at_once() -> None:
    pos = sea_fight(2, 1, markers=TRAINED)
    events = fought(pos, 5, 1, 1, 1, 1)
    assert only(events, "sea-victory").args["side"] == R
    assert "broke-off" not in kinds(events)


def three_rounds(rome: int, carthage: int, *first: int, **moment: Any) -> list[Event]:
    """Three rounds to the end, nobody breaking off; only the dice of the first may hit."""
    pos = sea_fight(rome, carthage, **moment)
    events = fought(pos, *first)
    for _ in range(2):
        do(pos, "pass")
        rig(pos, *[1] * 7)
        pos.events = events
        do(pos, "pass")
        if step(pos) == "ChooseTactics":
            choose(pos)
        pos.events = None
    assert pos.sea_battle is None
    return events


@pytest.mark.rule("H13")
@pytest.mark.parametrize(("rome", "carthage", "winner"), [(3, 2, R), (2, 3, C), (2, 2, C)])
def test_after_three_rounds_more_ready_ships_win_else_the_defender(
    rome: int, carthage: int, winner: str
) -> None:
    events = three_rounds(rome, carthage, *[1] * (rome + carthage))
    assert max(e.args["round"] for e in events if e.kind == "volley") == 3
    assert only(events, "sea-victory").args["side"] == winner


@pytest.mark.rule("H13")
def test_after_three_rounds_with_as_many_ready_ships_fewer_sunk_win() -> None:
    """Rome's Board sinks one of Carthage's 3; 2 are left on both sides, and the attacker wins."""
    pos = deal_tactics(sea_fight(2, 3), ["boarding"], [])
    events = fought(pos, 6, 1, 1, 1, 1, rome="boarding")
    for _ in range(2):
        do(pos, "pass")
        rig(pos, *[1] * 7)
        pos.events = events
        do(pos, "pass")
        pos.events = None
    assert only(events, "sea-victory").args["side"] == R


@pytest.mark.rule("H13")
def test_all_tactic_cards_are_shuffled_back() -> None:
    pos = deal_tactics(sea_fight(2, 1, markers=TRAINED), ["ram"], ["ram"])
    fought(pos, 6, 6, 1, 1, 1, rome="ram")
    assert pos.sea_battle is None
    pos = sea_fight(2, 2)
    assert sum(pos.fighting().deck) + sum(map(sum, pos.fighting().hands)) == 18


# -- H13.1 after the battle ----------------------------------------------------------------------------------


def beaten(
    rome: int, carthage: int, *dice: int, loser: str = C, **moment: Any
) -> tuple[FirstWar, list[Event]]:
    """A battle without hits that a side breaks off after a round; the dice are the winner's."""
    pos = sea_fight(rome, carthage, **moment)
    fought(pos, *[1] * (rome + carthage))
    if to_move(pos) != loser:
        do(pos, "pass")
    events = told(rig(pos, *dice), "break_off")
    return pos, events


@pytest.mark.rule("H13.1")
@pytest.mark.parametrize(
    ("markers", "dice", "sunk"),
    [
        (0, [6, 6], 0),
        (CORVUS, [6, 5], 1),
        (TRAINED, [6, 6], 2),
        (TRAINED | CORVUS, [5, 4], 1),
        (TRAINED, [5, 5], 0),
    ],
)
def test_each_ready_ship_of_the_winner_sinks_an_exhausted_one_on_6(
    markers: int, dice: list[int], sunk: int
) -> None:
    """With the modifier of crews and Corvus: untrained Romans never do."""
    pos, events = beaten(2, 2, *dice, exhausted={C: {"mylae": 3}}, markers=markers)
    assert only(events, "sea-victory").args == {
        "side": R,
        "space": "mylae",
        "dice": 2,
        "rolls": dice,
        "count": sunk,
    }
    assert pos.ships_of(1) == 5 - sunk


@pytest.mark.rule("H13.1")
def test_no_more_are_sunk_than_there_are_exhausted_ones_in_the_battle() -> None:
    pos, events = beaten(2, 2, 6, 6, exhausted={C: {"mylae": 1}}, markers=TRAINED)
    assert only(events, "sea-victory").args["count"] == 1
    pos, events = beaten(2, 2, 6, 6, loser=R, attacker=R, exhausted={C: {"mylae": 3}})
    assert only(events, "sea-victory").args == {
        "side": C,
        "space": "mylae",
        "dice": 2,
        "rolls": [6, 6],
        "count": 0,
    }
    assert pos.ships_of(1) == 5


@pytest.mark.rule("H13.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_victory_without_dice_is_told_without_dice(lang: str) -> None:
    """Both sides are without Ready ships: the winner has none to roll for."""
    pos = sea_fight(1, 1, markers=TRAINED)
    victory = only(fought(pos, 5, 5), "sea-victory")
    assert victory.args["rolls"] == []
    sentence = Texts(GAME, lang).event(victory.seen_by(0))
    assert "(" not in sentence
    assert sentence.endswith(".")


@pytest.mark.rule("H13.1")
def test_the_loser_flees_to_the_nearest_friendly_port_without_enemy_ships() -> None:
    """From Mylae Lipara is a lane away; Panormus and Catana, two, are not the nearest."""
    pos, _ = beaten(2, 3, 1, 1, exhausted={C: {"mylae": 1}})
    assert (ships(pos, C, "lipara"), ships(pos, C, "mylae")) == ((3, 1), (0, 0))
    pos, _ = beaten(2, 3, 1, 1, ready={R: {"lipara": 1}})
    assert (step(pos), to_move(pos), choices(pos, "to")) == ("SeaFlight", C, {"catana", "panormus"})
    refused(pos, "to thermae", "H13.1", "flight-not-nearest")
    refused(pos, "to lipara", "H13.1", "flight-not-nearest")
    do(pos, "to catana")
    assert ships(pos, C, "catana") == (3, 0)


@pytest.mark.rule("H13.1")
def test_who_cannot_flee_within_three_lanes_is_sunk() -> None:
    control = {R: ["roma"], C: ["carthago", "lilybaeum", "tunes"]}
    pos, events = beaten(2, 3, 1, 1, control=control)
    assert pos.ships_of(1) == 0
    assert kinds(events).count("ships-sunk") == 3
    control = {R: ["roma"], C: ["carthago", "drepana"]}
    pos, _ = beaten(2, 3, 1, 1, control=control)
    assert ships(pos, C, "drepana") == (3, 0), "three lanes: Lipara, Panormus, Drepana"


@pytest.mark.rule("H13.1", "H11.4")
def test_a_defender_in_harbour_stays_there() -> None:
    control = {R: ["roma"], C: ["mylae", "carthago"]}
    pos, _ = beaten(2, 3, 1, 1, control=control)
    assert (ships(pos, C, "mylae"), ships(pos, R, "mylae")) == ((3, 0), (2, 0))


@pytest.mark.rule("H13.1")
def test_a_beaten_attacker_flees_even_from_his_own_port() -> None:
    pos, _ = beaten(2, 3, 1, 1, 1, loser=R, control={R: ["mylae", "messana", "roma"], C: ["carthago"]})
    assert (ships(pos, R, "mylae"), ships(pos, R, "messana")) == ((0, 0), (2, 0))


@pytest.mark.rule("H13.1")
@pytest.mark.parametrize(("sunk", "pcs"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_the_loser_removes_half_as_many_pcs_as_ships_sunk(sunk: int, pcs: int) -> None:
    dice = [6] * sunk + [1] * (4 - sunk)
    pos, events = beaten(4, 1, *dice, exhausted={C: {"mylae": 5}}, markers=TRAINED)
    if pcs:
        assert only(events, "consequences").args == {"side": C, "count": pcs}
        assert (step(pos), to_move(pos)) == ("RemovePCs", C)
        refused(pos, "remove carthago", "14.13")
        do(pos, *["remove zama", "remove tunes"][:pcs])
        assert controls(pos, "zama") is None
    else:
        assert "consequences" not in kinds(events)


@pytest.mark.rule("H13.1")
def test_the_winner_pays_nothing_for_ships_sunk() -> None:
    """Carthage boards and sinks 2 of 4; Carthage then breaks off and has lost."""
    pos = deal_tactics(sea_fight(4, 2), [], ["boarding"])
    fought(pos, 1, 1, 1, 1, 6, 6, carthage="boarding")
    assert pos.fighting().sunk == [2, 0]
    events = told(rig(pos, 1, 1), "break_off")
    assert "consequences" not in kinds(events)


@pytest.mark.rule("H13.1", "H11.5")
@pytest.mark.parametrize(("rome", "holder"), [(4, R), (2, C)])
def test_supremacy_is_checked_after_the_battle(rome: int, holder: str) -> None:
    """Carthage, with 3 Ready ships, holds it before."""
    pos, _ = beaten(rome, 3, *[1] * rome, supremacy=C)
    assert pos.supremacy == seat_of(holder)


# -- H13.1 an army aboard ------------------------------------------------------------------------------------


def landing(
    rome: int = 2, carthage: int = 2, cus_: int = 4, general: str = "valerius", **moment: Any
) -> FirstWar:
    """An army from Tyndaris that meets Carthaginian ships in Mylae, where it wants to land."""
    pos = scene(
        {"tyndaris": cus_},
        moment.pop("guards", {}),
        {general: "tyndaris"},
        ready={R: {"tyndaris": rome}, C: {"mylae": carthage}, **moment.pop("ready", {})},
        supremacy=R,
        phase="march",
        general=general,
        **moment,
    )
    do(pos, "sail mylae")
    if step(pos) == "SeaLegs":
        do(pos, "to mylae")
    return deal_tactics(pos, ["ram"], ["boarding", "close_ranks"])


@pytest.mark.rule("H13.1")
def test_each_ship_sunk_takes_a_cu_and_a_supply_train_of_the_army_aboard() -> None:
    pos = landing(supplies={"valerius": 2})
    fought(pos, 1, 1, 6, 1, carthage="boarding")
    assert pos.cus[0][BOARD.transit] == 3
    assert supplies(pos, "valerius") == 1
    assert ready(pos, R, "mylae") == 1


@pytest.mark.rule("H13.1")
def test_the_victorious_mover_goes_on_with_the_points_he_has() -> None:
    pos = landing()
    fought(pos, 1, 1, 1, 1)
    do(rig(pos, 1, 1), "break_off")
    assert (where(pos, "valerius"), cus(pos, R, "mylae"), ready(pos, R, "mylae")) == ("mylae", 4, 2)
    assert (step(pos), pos.marching().points) == ("SeaMarch", 3)
    do(pos, "march messana")
    assert where(pos, "valerius") == "messana"


@pytest.mark.rule("H13.1")
def test_a_beaten_army_goes_with_its_ships_and_its_activation_ends() -> None:
    pos = landing()
    fought(pos, 1, 1, 1, 1)
    do(pos, "pass")
    do(rig(pos, 1, 1), "break_off")
    assert (where(pos, "valerius"), cus(pos, R, "messana"), ships(pos, R, "messana")) == (
        "messana",
        4,
        (2, 0),
    )
    assert (step(pos), to_move(pos)) == ("Round", C)


@pytest.mark.rule("H13.1")
def test_an_army_does_not_flee_to_a_port_that_enemy_cus_hold() -> None:
    """Messana is Rome's and a lane away, with Carthaginians before its walls: so farther on."""
    pos = landing(guards={"messana": 2})
    fought(pos, 1, 1, 1, 1)
    do(pos, "pass")
    do(rig(pos, 1, 1), "break_off")
    assert (step(pos), choices(pos, "to")) == ("SeaFlight", {"rhegium", "hipponium", "neapolis"})


# -- 24.1 a general who is bound to a region ------------------------------------------------------------------


def bostar_beaten(
    *carthaginian: str, general: str = "bostar", phase: str = "march", **others: str
) -> FirstWar:
    """Bostar, or an army that he is in, is beaten at Hadrumetum, and has to flee to one of these ports."""
    pos = scene(
        {},
        {"clupea": 4},
        {**dict.fromkeys({"bostar", general}, "clupea"), **others},
        ready={C: {"clupea": 2}, R: {"hadrumetum": 2}},
        control={R: ["roma"], C: ["zama", "tunes", *carthaginian]},
        supremacy=C,
        phase=phase,
        seat=C,
        general=general,
    )
    return flee_from_hadrumetum(pos if phase == "march" else do(pos, f"activate {general}"))


def flee_from_hadrumetum(pos: FirstWar) -> FirstWar:
    """An army of Carthage's sails from Clupea into two Roman ships, and breaks off after a round without hits."""
    do(pos, "sail hadrumetum")
    if step(pos) == "SeaLegs":
        do(pos, "to hadrumetum")
    deal_tactics(pos, ["ram"], ["ram"])
    fought(pos, 1, 1, 1, 1)
    do(pos, "pass")
    return do(rig(pos, 1, 1), "break_off")


@pytest.mark.rule("H13.1", "24.1")
@pytest.mark.parametrize("general", ["bostar", "hanno"])
@pytest.mark.parametrize("haven", ["carthago", "tacapae"])
def test_a_general_bound_to_africa_flees_to_a_port_of_africa(general: str, haven: str) -> None:
    """Melita is as near as Tacapae, and nearer than Carthago."""
    pos = bostar_beaten("melita", haven, general=general)
    assert (where(pos, "bostar"), cus(pos, C, haven), ships(pos, C, haven)) == (haven, 4, (2, 0))
    assert step(pos) == "Round", "there was one port to flee to"


@pytest.mark.rule("H13.1", "24.1")
def test_a_port_outside_his_region_is_refused_by_24_1() -> None:
    """Clupea and Tacapae are a lane away, Carthago is not the nearest, and Melita is not in Africa."""
    pos = bostar_beaten("melita", "tacapae", "clupea", "carthago")
    assert (step(pos), choices(pos, "to")) == ("SeaFlight", {"tacapae", "clupea"})
    refused(pos, "to melita", "24.1", "bound-general")
    refused(pos, "to carthago", "H13.1", "flight-not-nearest")


@pytest.mark.rule("H13.1", "24.1")
@pytest.mark.parametrize(("general", "left"), [("bostar", []), ("hanno", ["hanno"])])
def test_without_a_port_of_africa_the_fleet_flees_and_the_bound_general_is_displaced(
    general: str, left: list[str]
) -> None:
    """24.1 As a retreat would force him out; his CUs and ships can flee, so they are not sunk."""
    pos = bostar_beaten("melita", general=general)
    assert where(pos, "bostar") == "displaced"
    assert (cus(pos, C, "melita"), ships(pos, C, "melita")) == (4, (2, 0))
    assert [name for name in ("hanno",) if where(pos, name) == "melita"] == left
    assert (step(pos), to_move(pos)) == ("Round", R)


@pytest.mark.rule("H13.1", "10.11")
def test_cus_that_fled_without_their_general_are_spent_for_the_campaign() -> None:
    """Hanno waits at Melita: the beaten CUs march no more with the card that took them to sea."""
    pos = bostar_beaten("melita", phase="event", hanno="melita")
    assert where(pos, "bostar") == "displaced"
    do(pos, "activate hanno")
    assert (cus(pos, C, "melita"), pos.marching().size()) == (4, 0)


@pytest.mark.rule("H13.1")
def test_who_is_bound_to_no_region_flees_to_the_nearest_port() -> None:
    """Hanno alone: Melita is a lane away, Carthago two."""
    pos = scene(
        {},
        {"clupea": 4},
        {"hanno": "clupea"},
        ready={C: {"clupea": 2}, R: {"hadrumetum": 2}},
        control={R: ["roma"], C: ["zama", "tunes", "melita", "carthago"]},
        supremacy=C,
        phase="march",
        seat=C,
        general="hanno",
    )
    flee_from_hadrumetum(pos)
    assert where(pos, "hanno") == "melita"


@pytest.mark.rule("H13.1")
def test_with_no_ship_left_the_cus_are_lost_and_generals_displaced() -> None:
    pos = landing()
    events = fought(pos, 1, 1, 6, 6, carthage="boarding")
    pos.events = events
    while step(pos) == "Losses":
        do(pos, sorted(legal(pos))[0])
    assert (where(pos, "valerius"), pos.ships_of(0), sum(pos.cus[0])) == ("displaced", 0, 0)
    assert (step(pos), to_move(pos)) == ("RemovePCs", R)
    assert only(events, "consequences").args == {"side": R, "count": 1}, "for 2 ships, not for CUs (11.6)"


@pytest.mark.rule("H13.1", "H8.5")
def test_an_admiral_is_displaced_with_the_last_ship_of_his_fleet() -> None:
    pos = scene(generals={"duilius": "tyndaris"}, ready={R: {"tyndaris": 1}, C: {"mylae": 2}}, supremacy=R)
    do(pos, "fleet tyndaris", "admiral duilius", "to mylae")
    deal_tactics(pos, [], ["boarding"])
    fought(pos, 1, 6, 1, 1, 1, carthage="boarding")
    assert where(pos, "duilius") == "displaced"


@pytest.mark.rule("H13.1", "H8.5")
def test_an_admiral_flees_with_his_fleet_and_not_where_enemy_cus_are() -> None:
    pos = scene(
        {},
        {"messana": 2},
        {"duilius": "tyndaris"},
        ready={R: {"tyndaris": 1}, C: {"mylae": 2}},
        supremacy=R,
    )
    do(pos, "fleet tyndaris", "admiral duilius", "to mylae")
    deal_tactics(pos, ["ram"], [])
    fought(pos, 1, 1, 1)
    do(pos, "pass")
    do(rig(pos, 1, 1), "break_off")
    assert choices(pos, "to") == {"rhegium", "hipponium", "neapolis"}
    do(pos, "to rhegium")
    assert where(pos, "duilius") == "rhegium"


@pytest.mark.rule("H13.1")
def test_an_army_that_no_longer_fits_its_ready_ships_lands_where_it_is() -> None:
    """On the way to Messana: in Mylae one of 2 ships is Exhausted, and 4 CUs do not fit into the other."""
    pos = scene(
        {"tyndaris": 4},
        {},
        {"valerius": "tyndaris"},
        ready={R: {"tyndaris": 2}, C: {"mylae": 2}},
        supremacy=R,
        phase="march",
        general="valerius",
    )
    do(pos, "sail messana")
    if step(pos) == "SeaLegs":
        do(pos, "to mylae")
    deal_tactics(pos, [], ["close_ranks"])
    fought(pos, 1, 1, 5, 1)
    do(rig(pos, 1), "break_off")
    assert (where(pos, "valerius"), ships(pos, R, "mylae")) == ("mylae", (1, 1))
    assert pos.march is not None


@pytest.mark.rule("H13")
def test_all_ready_ships_of_a_side_in_the_port_fight() -> None:
    """Also those that lay there: the enemy's had been kept inside, say."""
    pos = scene(ready={R: {"tyndaris": 2, "mylae": 3}, C: {"mylae": 2}}, supremacy=R)
    do(pos, "fleet tyndaris", "to mylae")
    assert pos.view(0)["sea"]["battle"]["ready"] == {R: 5, C: 2}


# -- a fleet that goes on, and one that the sea takes ---------------------------------------------------------


@pytest.mark.rule("H13.1", "H8.5")
def test_a_victorious_fleet_goes_on_with_the_ships_that_are_ready() -> None:
    """Two ships were sent, and one is Exhausted: the other has 2 OPs left."""
    pos = deal_tactics(sea_fight(2, 2), [], ["close_ranks"])
    fought(pos, 1, 1, 5, 1)
    do(rig(pos, 1), "break_off")
    assert (step(pos), ships(pos, R, "mylae")) == ("FleetOrders", (1, 1))
    do(pos, "to messana")
    assert (ships(pos, R, "mylae"), ships(pos, R, "messana")) == ((0, 1), (1, 0))


@pytest.mark.rule("H13.1", "H8.5")
def test_a_beaten_fleet_goes_no_farther_and_another_may() -> None:
    pos, _ = beaten(2, 2, 1, 1, loser=R, ready={R: {"tarentum": 1}})
    assert ready(pos, R, "messana") == 2
    assert (step(pos), choices(pos, "fleet")) == ("FleetUse", {"tarentum"})
    refused(pos, "fleet messana", "H8.5", "fleet-has-moved")


@pytest.mark.rule("H13.1", "H8.5")
@pytest.mark.parametrize(("dice", "place"), [((5, 1), "mylae"), ((5, 6), "displaced")])
def test_the_cruel_sea_takes_an_admiral_with_his_last_ship(dice: tuple[int, int], place: str) -> None:
    hands = {R: ["diplomacy_a"], C: ["cruel_sea", "diplomacy_b"]}
    pos = scene(generals={"duilius": "tyndaris"}, ready={R: {"tyndaris": 2}}, hands=hands)
    do(pos, "fleet tyndaris", "admiral duilius", "to mylae")
    do(rig(pos, *dice), "counter cruel_sea")
    assert where(pos, "duilius") == place
    assert pos.ships_of(0) == (1 if place == "mylae" else 0)


# -- what is hidden --------------------------------------------------------------------------------------------


@pytest.mark.rule("H13")
def test_tactic_cards_are_hidden_and_samples_deal_them_anew() -> None:
    pos = deal_tactics(sea_fight(3, 3), ["ram", "boarding"], ["squadron", "close_ranks"])
    for seat, own in enumerate(({"ram": 1, "boarding": 1}, {"close_ranks": 1, "squadron": 1})):
        view = pos.view(seat)["sea"]["battle"]
        assert (view["hand"], view["count"]) == (own, {R: 2, C: 2})
        assert "hands" not in view
    assert "hand" not in pos.view(-1)["sea"]["battle"]
    seen = set()
    for number in range(30):
        world = pos.sample(0, Dice(KEY, 100 * number))
        assert world.view(0) == pos.view(0)
        battle = world.fighting()
        seen.add(tuple(battle.hands[1]))
        assert [sum(kinds_) for kinds_ in zip(battle.deck, *battle.hands, strict=True)] == BOARD.tactic_deck
    assert len(seen) > 5


@pytest.mark.rule("H13")
def test_a_choice_that_is_still_secret_is_drawn_anew_in_samples() -> None:
    pos = deal_tactics(sea_fight(3, 3), ["ram", "boarding"], ["squadron", "close_ranks"])
    pos.play(1, action("tactic squadron"))
    chosen = {pos.sample(0, Dice(KEY, 100 * number)).fighting().chosen[1] for number in range(30)}
    assert len(chosen) > 3
    own = {pos.sample(1, Dice(KEY, 100 * number)).fighting().chosen[1] for number in range(5)}
    assert own == {BOARD.tactic["squadron"]}


@pytest.mark.rule("H13")
def test_adherbal_has_no_card_more_where_he_attacks() -> None:
    """Also in a port of his own, before which enemy ships lie."""
    control = {R: ["roma"], C: ["mylae", "carthago"]}
    pos = before_battle(R, C, generals={"adherbal": "tyndaris"}, control=control)
    assert dealt(do(pos, "admiral adherbal")) == (1, 4)


@pytest.mark.rule("H13")
def test_boarding_sinks_a_ready_ship_though_exhausted_ones_are_there() -> None:
    pos = deal_tactics(sea_fight(1, 2, exhausted={C: {"mylae": 1}}), ["boarding"], [])
    fought(pos, 6, 1, 1, rome="boarding")
    assert ships(pos, C, "mylae") == (1, 1)
