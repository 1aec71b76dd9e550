"""26.1 to 26.3, 26.7 Options that add something: cards, variants of cards, generals, Mauretania."""

from __future__ import annotations

import pytest

from bellum.games.hannibal.board import CONSUL
from bellum.games.hannibal.brought import allies
from bellum.games.hannibal.game import GAME
from bellum.games.hannibal.position import HANNO_COUNSELS, PunicWar
from bellum.games.hannibal.setup import deck_of
from tests.hannibal.facts import (
    CARD,
    CARD_ID,
    GENERAL,
    GENERAL_ID,
    NUMBER,
    PROVINCE,
    REGION_ID,
    REGION_OF,
    SIGNIFICANT,
    SPACE,
    SPACE_ID,
    SPACES_OF,
)
from tests.hannibal.kit import (
    C,
    R,
    choices,
    controls,
    cus,
    deal_battle,
    do,
    holds,
    kinds,
    legal,
    marching,
    only,
    refused,
    rig,
    scene,
    start,
    step,
    to_move,
    told,
    where,
)

HANDS = {R: ["tribal_resistance", "sophonisba"], C: ["surprise_sortie", "numidian_ally"]}
NEW_ROMANS = {"gracchus", "livius", "flaccus", "valerius", "crassus"}
MAURETANIA = ["abyla", "tingis", "mauri", "masaesyli", "gaetuli", "siga"]


def numbers(pos: PunicWar) -> set[str]:
    """The printed numbers of all cards of a game."""
    mask = deck_of(pos.board, pos.scenario, pos.options)
    return {NUMBER[card] for card in range(len(CARD_ID)) if mask >> card & 1}


def pool(pos: PunicWar) -> set[str]:
    return {g["id"] for g in pos.view(0)["generals"] if g["place"] == "pool"}


def removed(pos: PunicWar, card: str) -> bool:
    return CARD[card] in pos.removed and CARD[card] not in pos.discard


# -- 26.1 additional cards ---------------------------------------------------------------------------------


@pytest.mark.rule("26.1")
@pytest.mark.parametrize(("cards", "last"), [("classic", 64), ("additional", 74), ("all", 91)])
def test_cards_65_to_74_and_with_them_75_to_91_may_be_added(cards, last):
    pos = start(cards=cards)
    wanted = {str(n) for n in range(1, last + 1)} - {"9"} | {"9A", "9B"}
    assert numbers(pos) == wanted
    everywhere = [*pos.deck, *pos.hands[0], *pos.hands[1], *pos.aside]
    assert {NUMBER[card] for card in everywhere} == wanted
    assert [NUMBER[card] for card in pos.aside] == ["9B"]


def played(card: str, remove: bool, how: str = "event") -> PunicWar:
    pos = scene(
        {"roma": 5},
        {"carthago": 5},
        {"nero": "roma", "hanno": "carthago"},
        phase="round",
        card=card,
        hands=HANDS,
        options={"cards": "all", "remove_extra_cards": remove},
    )
    do(pos, f"{how} {card}")
    while step(pos) != "Round":
        do(pos, sorted(legal(pos))[0])
    return pos


@pytest.mark.rule("26.1", "8.5")
@pytest.mark.parametrize(("remove", "gone"), [(True, True), (False, False)])
def test_the_shared_cards_may_leave_the_game_with_their_event(remove, gone):
    assert removed(played("volunteers", remove), "volunteers") == gone
    assert not removed(played("volunteers", remove, "ops"), "volunteers"), "not for OPs"
    assert not removed(played("volunteers", remove, "discard"), "volunteers"), "not if discarded"


@pytest.mark.rule("26.1", "8.5")
@pytest.mark.parametrize("remove", [True, False])
def test_cards_of_hannibal_alone_are_as_they_are_printed(remove):
    """65 to 74 belong to this game, as the classic ones do."""
    assert not removed(played("denarii_and_silver", remove), "denarii_and_silver")
    assert not removed(played("diplomacy_a", remove), "diplomacy_a")


@pytest.mark.rule("26.1", "8.4")
@pytest.mark.parametrize("remove", [True, False])
def test_shared_counter_events_leave_too(remove):
    pos = scene(
        {"utica": 5},
        {},
        {"nero": "utica"},
        phase="march",
        general="nero",
        hands={**HANDS, R: ["good_omen", "sophonisba"]},
        options={"cards": "all", "remove_extra_cards": remove},
    )
    do(rig(pos, 2, 4), "besiege", "counter good_omen")
    assert removed(pos, "good_omen") == remove


# -- 26.1.1 Messenger Intercepted --------------------------------------------------------------------------


def message(variant: bool, carthage=("surprise_sortie", "numidian_ally")) -> PunicWar:
    pos = scene(
        phase="round",
        seat=C,
        card="messenger_intercepted",
        hands={R: ["tribal_resistance"], C: list(carthage)},
        options={"messenger_variant": variant},
    )
    return do(pos, "event messenger_intercepted")


@pytest.mark.rule("26.1.1")
def test_the_victim_may_demand_another_card_at_once():
    pos = message(True)
    assert CARD["tribal_resistance"] in pos.hands[1]
    assert (step(pos), to_move(pos), legal(pos)) == ("Demand", R, {"demand", "pass"})
    refused(pos, "done", "8.2", "when-done")
    assert CARD["messenger_intercepted"] in pos.discard, "that card is done with"
    assert "demanded" in kinds(told(pos, "demand"))
    assert (step(pos), to_move(pos)) == ("Round", C)
    do(pos, "discard surprise_sortie")
    assert len(pos.hands[1]) == 2


@pytest.mark.rule("26.1.1")
def test_he_need_not():
    pos = do(message(True), "pass")
    assert (step(pos), to_move(pos)) == ("Round", C), "Rome has no card left"
    assert "demanded" not in kinds(told(pos, "discard numidian_ally"))


@pytest.mark.rule("26.1.1")
def test_no_demand_without_the_option_or_without_another_card():
    assert step(message(False)) == "Round"
    pos = message(True, [])
    assert (step(pos), to_move(pos)) == ("Round", C)
    assert pos.hands[1] == [CARD["tribal_resistance"]], "only the stolen one is left"


@pytest.mark.rule("26.1.1")
def test_another_card_is_not_the_stolen_one():
    pos = do(message(True), "demand")
    refused(pos, "ops tribal_resistance", "26.1.1")
    refused(pos, "discard tribal_resistance", "26.1.1")
    assert "ops numidian_ally" in legal(pos)


# -- 26.1.2 Elephant Fear ----------------------------------------------------------------------------------


@pytest.mark.rule("26.1.2")
@pytest.mark.parametrize(("cards", "size"), [("classic", 65), ("additional", 75), ("all", 91)])
def test_card_77_takes_the_place_of_42(cards, size):
    found = numbers(start(cards=cards, elephant_fear=True))
    assert "77" in found
    assert "42" not in found
    assert len(found) == size
    plain = numbers(start(cards=cards))
    assert "42" in plain
    assert ("77" in plain) == (cards == "all")


# -- 26.2 additional generals ------------------------------------------------------------------------------


@pytest.mark.rule("26.2")
def test_five_more_romans_are_in_the_pool_and_bomilcar_comes_later():
    plain = start()
    more = start(more_generals=True)
    assert pool(more) - pool(plain) == NEW_ROMANS
    assert (where(more, "bomilcar"), where(plain, "bomilcar")) == ("later", "gone")
    assert all(where(plain, g) == "gone" for g in NEW_ROMANS)


@pytest.mark.rule("26.2")
@pytest.mark.parametrize("scenario", ["campaign_iberia", "campaign_africa"])
def test_campaigns_with_their_own_generals_stay_as_they_are(scenario):
    pos = start(scenario=scenario, more_generals=True)
    assert all(where(pos, g) == "gone" for g in NEW_ROMANS | {"bomilcar"})


@pytest.mark.rule("26.2")
def test_new_generals_are_drawn_as_consuls():
    drawn = set()
    for seed in range(60):
        drawn |= set(election([], True, seed, more_generals=True))
    assert drawn >= NEW_ROMANS
    assert all(not NEW_ROMANS & set(election([], True, seed)) for seed in range(20))


def turn_four(turn: int = 4, **more) -> PunicWar:
    more.setdefault("options", {"more_generals": True})
    return scene(
        {"roma": 8, "pisae": 5, "utica": 3},
        {"carthago": 4, "arpi": 3, "utica/in": 1},
        {"nero": "roma", "varro": "pisae", "hanno": "carthago", "mago": "arpi", "bomilcar": "later"},
        phase="reinforcements",
        turn=turn,
        siege={"utica": 1},
        **more,
    )


def to_bomilcar(pos: PunicWar) -> PunicWar:
    """Play on to the moment when he may be placed, or to the election."""
    while step(pos) not in ("Return", "Election"):
        do(pos, sorted(legal(pos))[0])
    return pos


@pytest.mark.rule("26.2.1")
def test_bomilcar_comes_in_turn_four_without_cus():
    pos = to_bomilcar(turn_four())
    assert (step(pos), to_move(pos)) == ("Return", C)
    assert pos.view(1)["prompt"]["args"]["general"] == "bomilcar"
    assert "arpi" in choices(pos, "place"), "wherever Carthaginian CUs are"
    assert choices(pos, "place") <= {"carthago", "carthago_nova", "arpi"}, "not into a besieged city"
    before = cus(pos, C, "arpi")
    do(pos, "place arpi")
    if step(pos) == "ChooseCommander":
        do(pos, "command mago")
    assert (where(pos, "bomilcar"), cus(pos, C, "arpi")) == ("arpi", before)


@pytest.mark.rule("26.2.1")
@pytest.mark.parametrize("turn", [3, 5])
def test_bomilcar_comes_in_no_other_turn(turn):
    pos = to_bomilcar(turn_four(turn))
    assert step(pos) == "Election"
    assert where(pos, "bomilcar") == "later"


@pytest.mark.rule("26.2.1", "5.1.1")
def test_bomilcar_is_a_reinforcement_of_carthages():
    pos = to_bomilcar(turn_four())
    assert cus(pos, R, "roma") + cus(pos, R, "pisae") == 13, "Rome's five are still to come"


# -- 26.2.2 a fallen in battle -----------------------------------------------------------------------------


def fight(size=3, office="consul", fallen=True, loser=R, card="double_envelopment", dice=(1, 5)) -> PunicWar:
    """Varro attacks Mago at Cannae; who loses does so in the first round."""
    pos = scene(
        {"arpi": size},
        {"cannae": 3},
        {"varro": f"arpi:{office}", "mago": "cannae"},
        phase="march",
        general="varro",
        control={R: ["arpi"], C: ["cannae", "heraclea"]},
        hands=HANDS,
        options={"fallen": fallen},
    )
    do(pos, "march cannae", "done")
    rome, carthage = ({}, {card: 2}) if loser == R else ({card: 2}, {})
    deal_battle(pos, rome, carthage, C if loser == R else R)
    return do(rig(pos, *dice), f"play {card}")


@pytest.mark.rule("26.2.2")
@pytest.mark.parametrize("office", ["consul", "proconsul"])
@pytest.mark.parametrize(("fallen", "fate"), [(True, "gone"), (False, "displaced")])
def test_who_loses_his_whole_army_falls_with_it(office, fallen, fate):
    """The double envelopment kills all."""
    pos = fight(office=office, fallen=fallen)
    assert cus(pos, R, "cannae") == cus(pos, R, "arpi") == 0
    assert where(pos, "varro") == fate


@pytest.mark.rule("26.2.2")
def test_who_keeps_a_cu_lives():
    pos = fight(card="probe", dice=(1, 6))
    assert (cus(pos, R, "arpi"), where(pos, "varro")) == (1, "arpi")


@pytest.mark.rule("26.2.2")
def test_carthaginians_are_displaced_as_ever():
    pos = fight(loser=C)
    assert (cus(pos, C, "cannae"), where(pos, "mago")) == (0, "displaced")


@pytest.mark.rule("26.2.2")
def test_a_dictator_is_neither_consul_nor_proconsul():
    assert where(fight(office="dictator"), "varro") == "displaced"


@pytest.mark.rule("26.2.2", "14.11")
@pytest.mark.parametrize("loser", [R, C])
def test_casualties_destroy_an_army_too(loser):
    """One CU against three: a 6 costs both sides one, whoever won."""
    pos = fight(1, card="probe", dice=(6, 1), loser=loser)
    assert cus(pos, R, "cannae") == cus(pos, R, "arpi") == 0
    assert where(pos, "varro") == "gone"


# -- 26.2.2 b elections ------------------------------------------------------------------------------------


def election(last: list[str], reelection: bool, seed: int, in_pool=None, **options) -> list[str]:
    """The consuls drawn in turn 3 after those of ``last``."""
    pos = scene(
        {"roma": 10},
        {"carthago": 4},
        {"hanno": "carthago", **(in_pool or {})},
        phase="reinforcements",
        turn=3,
        options={"no_reelection": not reelection, **options},
    )
    pos.last_consuls = [GENERAL[name] for name in last]
    pos.dice = type(pos.dice)(bytes([seed] * 32))
    while CONSUL not in pos.office:
        do(pos, "place carthago")
    return [GENERAL_ID[g] for g in range(len(GENERAL_ID)) if pos.office[g] == CONSUL]


@pytest.mark.rule("26.2.2")
def test_nobody_is_consul_two_turns_running_but_fabius():
    drawn = [election(["fabius", "varro"], False, seed) for seed in range(60)]
    assert all("varro" not in two for two in drawn)
    assert any("fabius" in two for two in drawn)
    assert all(len(set(two)) == 2 for two in drawn)


@pytest.mark.rule("26.2.2")
def test_without_the_option_anybody_is():
    assert any("varro" in election(["fabius", "varro"], True, seed) for seed in range(60))


@pytest.mark.rule("26.2.2")
def test_the_consuls_of_the_set_up_were_consuls_too():
    pos = start(no_reelection=True)
    assert {GENERAL_ID[g] for g in pos.last_consuls} == {"p_scipio", "longus"}


@pytest.mark.rule("26.2.2")
def test_if_nobody_else_is_left_they_serve_again():
    everybody = ["p_scipio", "longus", "fabius", "flaminius", "marcellus", "nero", "paullus"]
    dead = dict.fromkeys(everybody, "gone")
    two = election(["varro", "fabius"], False, 1, {**dead, "fabius": "pool", "varro": "pool"})
    assert set(two) == {"varro", "fabius"}


# -- 26.2.2 c fates ----------------------------------------------------------------------------------------

FATES = [("gracchus", 5), ("p_scipio", 6), ("marcellus", 7), ("flaccus", 8), ("fabius", 9)]


def next_turn(general: str, place: str, turn: int, fates: bool) -> PunicWar:
    """The turn before ``turn`` ends, ``turn`` begins."""
    pos = scene(
        {"roma": 6},
        {"carthago": 4},
        {"nero": "roma", general: place, "hanno": "carthago", "mago": "carthago"},
        phase="victory",
        turn=turn - 1,
        options={"fates": fates, "more_generals": True},
    )
    while pos.turn < turn - 1:
        do(pos, sorted(legal(pos))[0])
    return pos


@pytest.mark.rule("26.2.2")
@pytest.mark.parametrize("place", ["pool", "roma:proconsul"])
@pytest.mark.parametrize(("general", "turn"), FATES)
def test_fates_are_fulfilled_at_the_start_of_their_turn(general, turn, place):
    pos = next_turn(general, place, turn, True)
    assert where(pos, general) == "gone"
    assert next(g for g in pos.view(0)["generals"] if g["id"] == general)["office"] is None
    assert cus(pos, R, "roma") == 6, "his army stays"
    assert where(next_turn(general, place, turn, False), general) != "gone"


@pytest.mark.rule("26.2.2")
@pytest.mark.parametrize(("general", "turn"), FATES)
def test_not_a_turn_earlier(general, turn):
    pos = next_turn(general, "roma:proconsul", turn - 1, True)
    assert where(pos, general) == "roma"


# -- 26.3 Mauretania ---------------------------------------------------------------------------------------


@pytest.mark.rule("26.3")
def test_mauretania_is_in_play_only_with_the_option():
    plain, more = start(), start(mauretania=True)
    assert set(more.view(0)["area"]) - set(plain.view(0)["area"]) == set(MAURETANIA)
    assert "mauretania" not in plain.view(0)["provinces"]
    assert more.view(0)["provinces"]["mauretania"] is None
    away = scene({}, {"icosium": 4}, {"mago": "icosium"}, phase="march", general="mago", seat=C)
    refused(away, "march siga", "3.1", "not-in-play")


@pytest.mark.rule("26.3")
def test_its_tribes_are_neutral():
    tribes = start(mauretania=True).view(0)["tribes"]
    assert {s: tribes[s] for s in MAURETANIA if s in tribes} == dict.fromkeys(
        ["mauri", "masaesyli", "gaetuli"], "neutral"
    )


@pytest.mark.rule("26.3")
def test_it_is_a_region_of_its_own_and_counts_for_nobody():
    assert {SPACE_ID[s] for s in SPACES_OF[PROVINCE["mauretania"]]} == set(MAURETANIA)
    assert {REGION_ID[REGION_OF[SPACE[s]]] for s in MAURETANIA} == {"mauretania"}
    assert [r for r in REGION_OF if r == REGION_OF[SPACE["siga"]]] == [REGION_OF[SPACE["siga"]]] * 6
    assert not SIGNIFICANT[PROVINCE["mauretania"]]
    control = {C: ["abyla", "tingis", "siga", "mauri"], R: ["roma"]}
    pos = scene(control=control, options={"mauretania": True})
    assert holds(pos, "mauretania") == C
    assert pos.view(0)["points"] == {R: 1, C: 0}


@pytest.mark.rule("26.3", "24.1")
def test_it_is_not_africa():
    options = {"mauretania": True}
    pos = scene(
        {}, {"icosium": 4}, {"hanno": "icosium"}, phase="march", general="hanno", seat=C, options=options
    )
    refused(pos, "march siga", "24.1", "bound-general")
    pos = scene(
        {},
        {"icosium": 4},
        {"mago": "icosium"},
        phase="march",
        general="mago",
        seat=C,
        options=options,
        markers=HANNO_COUNSELS,
    )
    refused(pos, "march siga", "25", "counsel-hanno")
    assert "march saldae" in legal(pos)


@pytest.mark.rule("26.3", "14.2.3")
def test_its_allies_help_there_and_nowhere_else():
    control = {C: ["abyla", "tingis", "siga", "mauri", "zuccabar"], R: ["icosium"]}
    for space, cards in (("siga", 1), ("zuccabar", 0)):
        pos = scene(
            {"icosium": 5},
            {space: 3},
            {"varro": "icosium:proconsul", "gisgo": space},
            phase="march",
            general="varro",
            options={"mauretania": True},
            control=control,
            hands=HANDS,
        )
        do(pos, f"march {space}", "done")
        assert allies(pos, 1) == cards


@pytest.mark.rule("26.3")
@pytest.mark.parametrize("space", ["siga", "abyla", "saldae"])
def test_it_is_a_hostile_province(space):
    pos = scene(
        {space: 5},
        phase="round",
        seat=C,
        card="hostile_tribes_a",
        hands=HANDS,
        options={"mauretania": True},
    )
    if space == "saldae":
        refused(pos, "event hostile_tribes_a", "25", "no-force-among-tribes")
        return
    assert only(told(pos, "event hostile_tribes_a"), "attrition").args["space"] == space


# -- 26.3.1 the Pillars, 26.3.2 Siga -----------------------------------------------------------------------


@pytest.mark.rule("26.3.1")
@pytest.mark.parametrize("start_at", ["gades", "abyla"])
@pytest.mark.parametrize(("holder", "cost"), [(C, 1), (R, 2)])
def test_the_pillars_cost_the_master_of_gades_one_point(start_at, holder, cost):
    pos = scene(
        {},
        {start_at: 4},
        {"mago": start_at},
        phase="march",
        general="mago",
        seat=C,
        control={holder: ["gades"]},
        options={"mauretania": True},
        hands=HANDS,
    )
    do(pos, "march abyla" if start_at == "gades" else "march gades")
    assert marching(pos).points == 4 - cost


@pytest.mark.rule("26.3.1")
def test_other_straits_cost_two_whoever_holds_gades():
    pos = scene(
        {"rhegium": 5},
        {},
        {"nero": "rhegium"},
        phase="march",
        general="nero",
        control={R: ["gades", "rhegium"]},
        options={"mauretania": True},
        hands=HANDS,
    )
    do(pos, "march messana")
    assert marching(pos).points == 2


@pytest.mark.rule("26.3.2")
@pytest.mark.parametrize(("start_at", "to"), [("siga", "tarraco"), ("tarraco", "siga")])
def test_five_cus_at_most_sail_into_or_out_of_siga(start_at, to):
    pos = scene(
        {start_at: 8},
        {},
        {"nero": f"{start_at}:proconsul"},
        phase="march-event",
        general="nero",
        options={"mauretania": True},
        hands=HANDS,
    )
    refused(pos, f"sail {to}", "26.3.2", "small-port")
    assert ("sail emporiae" in legal(pos)) == (start_at == "tarraco"), "a Campaign carries ten elsewhere"
    do(pos, "take 5", f"sail {to}")
    assert cus(pos, R, to) == 5


@pytest.mark.rule("26.3.2")
def test_by_land_any_army_comes_to_siga():
    pos = scene(
        {},
        {"icosium": 8},
        {"mago": "icosium"},
        phase="march",
        general="mago",
        seat=C,
        options={"mauretania": True},
        hands=HANDS,
    )
    do(pos, "march siga")
    assert cus(pos, C, "siga") == 8


# -- 26.7 the original game --------------------------------------------------------------------------------


@pytest.mark.rule("26.7")
def test_the_original_has_no_mauretania_and_none_of_the_new_generals():
    pos = start(original_hannibal=True, mauretania=True, more_generals=True)
    assert set(pos.view(0)["area"]) == set(start().view(0)["area"])
    assert pool(pos) == pool(start())
    assert all(where(pos, g) == "gone" for g in NEW_ROMANS | {"bomilcar"})
    assert controls(pos, "gades") == C


@pytest.mark.rule("26.7")
def test_the_original_leaves_the_other_options_alone():
    pos = start(original_hannibal=True, cards="all", fates=True)
    assert len(numbers(pos)) == 92
    assert pos.view(0)["options"]["fates"] is True
    assert GAME.settle(None, {})[1]["original_hannibal"] is False
