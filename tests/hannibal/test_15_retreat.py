"""15 Retreat: where to and how far, the way and its losses, who joins, cities, and who is lost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import pytest

from bellum.games.hannibal.brought import commander
from bellum.games.hannibal.position import PunicWar
from bellum.kernel import Event
from tests.hannibal.facts import SPACE
from tests.hannibal.kit import (
    battle,
    choices,
    controls,
    cus,
    deal_battle,
    do,
    elephants,
    kinds,
    legal,
    only,
    refused,
    rig,
    step,
    to_move,
    told,
    where,
)
from tests.hannibal.kit import scene as bare_scene

# Both sides hold a card, so that the game stops after the one being played.
scene = partial(bare_scene, hands={"rome": ["diplomacy_a"], "carthage": ["diplomacy_b"]})

# Far away from the battles: PCs to pay political consequences with (14.13).
NUMIDIA = ["icosium", "saldae", "vescera", "zuccabar", "tubusuctu"]
SICILIA = ["lilybaeum", "panormus", "agrigentum", "enna", "croton"]


def attack(
    carthage: Mapping[str, int | str],
    friendly: Sequence[str] = (),
    hostile: Sequence[str] = (),
    rome: Mapping[str, int] | None = None,
    generals: Mapping[str, str] | None = None,
    tribes: Sequence[str] = (),
    start: str = "laminium",
    at: str = "toletum",
) -> PunicWar:
    """P. Scipio with 8 CUs marches into battle; Carthage controls ``friendly`` spaces and Rome ``hostile`` ones."""
    pos = scene(
        {start: 8, **(rome or {})},
        carthage,
        {"p_scipio": f"{start}:proconsul", **(generals or {})},
        control={"carthage": [*friendly, *NUMIDIA], "rome": [*hostile, *SICILIA], "tribes": tribes},
        phase="march",
        general="p_scipio",
    )
    return into_battle(pos, at)


def into_battle(pos: PunicWar, at: str) -> PunicWar:
    """A march into battle: nobody goes inside, reacts or charges."""
    do(pos, f"march {at}")
    if step(pos) == "Walls":
        do(pos, "done")
    if step(pos) == "Reaction":
        do(pos, "done")
    if step(pos) == "Charge":
        do(pos, "pass")
    return pos


def rout(pos: PunicWar, casualties: int = 1, die: int = 1, by: Sequence[str] = ()) -> list[Event]:
    """The attacker wins in one round with a Probe: with 1 and 1 only a force of 5 or more loses a CU.

    ``by`` are the spaces to name, where the loser may choose among refuges or ways.
    """
    winner = battle(pos).duel.attacker
    cards = {"probe": 1, "flank_left": 1}
    deal_battle(pos, {} if winner else cards, cards if winner else {})
    return told(rig(pos, casualties, die), "play probe", *(f"to {space}" for space in by))


def repel(pos: PunicWar, casualties: int = 1, die: int = 1) -> list[Event]:
    """The attacker runs out of cards after one round of Probes and has lost."""
    attacker = to_move(pos)
    deal_battle(pos, {"probe": 1}, {"probe": 1})
    if to_move(pos) == attacker:  # else the Probe was all that could be done, and has been played
        do(pos, "play probe")
    if commander(pos, 1 - battle(pos).active) < 0:
        return told(rig(pos, casualties, die), "play probe")
    do(pos, "play probe")
    return told(rig(pos, casualties, die), "pass")


def way(events: Sequence[Event]) -> list[str]:
    """The spaces of a retreat."""
    spaces: list[str] = only(events, "retreated").args["spaces"]
    return spaces


# -- 15.1 where to -----------------------------------------------------------------------------------------------


@pytest.mark.rule("15.1", "15.1.1")
def test_the_loser_retreats_after_his_losses_and_then_removes_pcs() -> None:
    pos = attack({"toletum": 8}, ["arsa"], generals={"hasdrubal": "toletum"})
    events = rout(pos, casualties=6, die=6)  # one casualty, then three to the large retreat die
    order = [kind for kind in kinds(events) if kind in ("casualties", "retreat-die", "retreated", "cut-off")]
    assert order == ["casualties", "retreat-die", "retreated"]
    assert (where(pos, "hasdrubal"), cus(pos, "carthage", "arsa"), cus(pos, "rome", "toletum")) == (
        "arsa",
        4,
        7,
    )
    assert (step(pos), to_move(pos)) == ("RemovePCs", "carthage")  # 4 lost: 2 PCs


@pytest.mark.rule("15.1.1", "15.1.8")
def test_to_a_friendly_pc_without_enemies() -> None:
    pos = attack({"toletum": 4}, ["arsa", "corduba"], rome={"arsa": 1})
    rout(pos, by=["salaria"])
    # Arsa is friendly but occupied; Corduba is reached by Salaria.
    assert (cus(pos, "carthage", "corduba"), cus(pos, "carthage", "arsa")) == (4, 0)


@pytest.mark.rule("15.1.1", "15.1.8")
@pytest.mark.parametrize(("friends", "refuge"), [(5, True), (4, False)])
def test_to_a_space_with_more_friends_than_retreat(friends: int, refuge: bool) -> None:
    pos = attack({"toletum": 4, "segovia": friends}, ["corduba"])
    events = rout(pos, by=[] if refuge else ["salaria"])
    if refuge:
        assert way(events) == ["segovia"]
        assert cus(pos, "carthage", "segovia") == 9
    else:
        assert way(events)[-1] == "corduba"
        assert (cus(pos, "carthage", "corduba"), cus(pos, "carthage", "segovia")) == (4, 4)


@pytest.mark.rule("15.1.1", "15.3.1")
def test_more_friends_count_after_the_loss_on_the_enemy_pc_they_stand_on() -> None:
    pos = attack({"toletum": 4, "segovia": 4}, hostile=["segovia"])
    events = rout(pos)
    assert (way(events), only(events, "retreated").args["count"]) == (["segovia"], 1)
    assert cus(pos, "carthage", "segovia") == 4 + 3


@pytest.mark.rule("15.1.2")
def test_the_nearest_is_taken_and_the_owner_chooses_among_equals() -> None:
    pos = attack({"toletum": 4}, ["arsa", "salmantica", "corduba"])
    rout(pos)
    assert (to_move(pos), legal(pos)) == ("carthage", {"to arsa", "to salmantica"})
    refused(pos, "to corduba", "15.1.2", "retreat-farther")
    refused(pos, "to segovia", "15.1.1", "not-a-refuge")
    refused(pos, "done", "8.2", "when-done")
    do(pos, "to salmantica")
    assert cus(pos, "carthage", "salmantica") == 4


AROUND_TOLETUM = ["salaria", "arsa", "salmantica", "segovia"]


@pytest.mark.rule("15.1.3")
def test_farther_if_that_costs_fewer_cus() -> None:
    # Corduba lies two spaces away, behind an enemy PC; Azaila three, over Segobriga and Bilbilis, without loss.
    # Hispalis is three away too, but costs as much as Corduba.
    pos = attack({"toletum": 4}, ["corduba", "azaila", "hispalis"], AROUND_TOLETUM)
    rout(pos)
    assert choices(pos, "to") == {"corduba", "azaila"}
    near = pos.clone()
    assert only(told(near, "to corduba", "to arsa"), "retreated").args["count"] == 1
    assert cus(near, "carthage", "corduba") == 3
    far = told(pos, "to azaila")
    assert (way(far), only(far, "retreated").args["count"]) == (["segobriga", "bilbilis", "azaila"], 0)
    assert cus(pos, "carthage", "azaila") == 4


@pytest.mark.rule("15.1.3")
def test_a_longer_way_to_the_same_space_if_that_costs_fewer_cus() -> None:
    pos = attack({"toletum": 4}, ["numantia"], AROUND_TOLETUM)
    events = rout(pos, by=["segobriga"])
    assert (way(events), cus(pos, "carthage", "numantia")) == (["segobriga", "bilbilis", "numantia"], 4)


@pytest.mark.rule("15.1.2", "15.1.3")
def test_a_longer_free_way_to_the_nearest_space_does_not_open_dearer_ones() -> None:
    # Numantia is nearest (2, by Segovia, for one CU; 3 for none). Hispalis is 3 away and costs one: not fewer.
    pos = attack({"toletum": 4}, ["numantia", "hispalis"], AROUND_TOLETUM)
    rout(pos)
    assert legal(pos) == {"to segobriga", "to segovia"}  # two ways to Numantia, none to Hispalis
    assert way(told(pos, "to segobriga")) == ["segobriga", "bilbilis", "numantia"]


@pytest.mark.rule("15.1.2")
def test_of_two_equal_ways_the_owner_chooses_one() -> None:
    """Corduba lies behind Arsa and behind Salaria; friends in Arsa are swept along, or left alone."""
    for by, guards in (("arsa", 0), ("salaria", 2)):
        pos = attack({"toletum": 4, "arsa": 2}, ["corduba"])
        rout(pos)
        assert (to_move(pos), legal(pos)) == ("carthage", {"to arsa", "to salaria"})
        refused(pos, "to segovia", "15.1.2", "retreat-not-on-the-way")
        refused(pos, "done", "8.2", "when-done")
        assert way(told(pos, f"to {by}")) == [by, "corduba"]
        assert (cus(pos, "carthage", "arsa"), cus(pos, "carthage", "corduba")) == (guards, 6 - guards)


@pytest.mark.rule("15.1.2", "15.1.3")
def test_a_longer_way_that_costs_less_is_offered_beside_the_shortest() -> None:
    """Numantia for a CU by Segovia, or for none the longer way by Segobriga: that is the owner's choice."""
    for by, left in (("segovia", 3), ("segobriga", 4)):
        pos = attack({"toletum": 4}, ["numantia"], AROUND_TOLETUM)
        rout(pos, by=[by])
        assert cus(pos, "carthage", "numantia") == left


@pytest.mark.rule("15.1.2", "15.1.3")
def test_ways_are_chosen_space_by_space() -> None:
    pos = attack({"toletum": 4}, ["gades"])
    rout(pos)
    do(pos, "to salaria")
    assert legal(pos) == {"to corduba", "to acci"}
    assert way(told(pos, "to acci")) == ["salaria", "acci", "malaca", "gades"]


@pytest.mark.rule("15.1.4")
def test_nobody_is_left_behind() -> None:
    generals = {"hannibal": "toletum", "mago": "toletum", "gisgo": "toletum"}
    pos = attack({"toletum": "4e2"}, ["arsa"], generals=generals)
    rout(pos)
    assert {where(pos, name) for name in generals} == {"arsa"}
    assert (cus(pos, "carthage", "arsa"), elephants(pos, "arsa"), cus(pos, "carthage", "toletum")) == (
        4,
        2,
        0,
    )


@pytest.mark.rule("15.1.5")
@pytest.mark.parametrize("friends", [2, 4])
def test_friends_on_the_way_join_with_their_generals(friends: int) -> None:
    pos = attack({"toletum": 4, "segovia": friends}, ["numantia"], generals={"mago": "segovia"})
    events = rout(pos)
    assert way(events) == ["segovia", "numantia"]
    assert (cus(pos, "carthage", "numantia"), cus(pos, "carthage", "segovia")) == (4 + friends, 0)
    assert where(pos, "mago") == "numantia"


@pytest.mark.rule("15.1.5", "15.3.1")
def test_friends_join_after_the_losses() -> None:
    # One CU is lost for the enemy PC of Segovia; three are left, and three there are not more, but four are.
    guards = {"salmantica": 3, "segobriga": 3}
    pos = attack({"toletum": 4, "segovia": 3}, ["numantia"], [*AROUND_TOLETUM, "segobriga"], guards)
    events = rout(pos)
    assert (way(events), only(events, "retreated").args["count"]) == (["segovia", "numantia"], 1)
    assert (cus(pos, "carthage", "numantia"), cus(pos, "carthage", "segovia")) == (6, 0)
    pos = attack({"toletum": 4, "segovia": 4}, ["numantia"], [*AROUND_TOLETUM, "segobriga"], guards)
    assert way(rout(pos)) == ["segovia"]


@pytest.mark.rule("15.1.5", "15.3.5")
def test_losses_are_borne_by_the_beaten_force_not_by_those_who_join() -> None:
    # Three CUs flee, and three friends stand in Segovia; five enemies or more bar every way on to Osca.
    rome = {"segobriga": 5, "numantia": 5, "bilbilis": 5}
    pos = attack({"toletum": 3, "segovia": 3}, ["osca"], rome=rome)
    events = rout(pos)
    assert only(events, "cut-off").args["count"] == 3
    assert (cus(pos, "carthage", "segovia"), cus(pos, "carthage", "osca")) == (3, 0)
    do(pos, "remove vescera")
    assert step(pos) == "Round"  # three were lost: one PC


@pytest.mark.rule("15.1.5", "15.1.1")
def test_friends_are_counted_after_all_the_losses_of_the_way() -> None:
    """Four flee by Segovia, where three friends stand, past two Romans in Numantia to Osca and its four.

    Two come through. Three friends are then too many to join, and four at Osca are more than two: a refuge.
    """
    rome = {"segobriga": 9, "salmantica": 9, "arsa": 9, "salaria": 9, "bilbilis": 9, "numantia": 2}
    pos = attack({"toletum": 4, "segovia": 3, "osca": 4}, rome=rome)
    events = rout(pos)
    assert (way(events), only(events, "retreated").args["count"]) == (["segovia", "numantia", "osca"], 2)
    assert (cus(pos, "carthage", "segovia"), cus(pos, "carthage", "osca")) == (3, 6)


@pytest.mark.rule("15.1.3", "15.1.1")
def test_no_dearer_way_so_that_friends_outnumber_those_who_are_left() -> None:
    """Four friends in Segovia are not more than five, but would be more than three after a way past Romans."""
    rome = {"salmantica": 2}
    pos = attack({"toletum": 6, "segovia": 4}, rome=rome)
    assert "cut-off" in kinds(rout(pos))  # five are left, and nobody may become fewer by way of Salmantica


@pytest.mark.rule("15.1.6")
@pytest.mark.parametrize("general", [True, False])
def test_any_number_retreats_with_a_general_or_without(general: bool) -> None:
    pos = attack({"toletum": 14}, ["arsa"], generals={"mago": "toletum"} if general else {})
    rout(pos)
    assert (cus(pos, "carthage", "arsa"), cus(pos, "carthage", "toletum")) == (13, 0)


@pytest.mark.rule("15.1.7", "15.3.5")
@pytest.mark.parametrize(("refuge", "spaces"), [("ilerda", 4), ("gades", 4), ("emporiae", 0)])
def test_at_most_four_spaces(refuge: str, spaces: int) -> None:
    pos = attack({"toletum": 4}, [refuge], generals={"mago": "toletum"})
    ways = {"ilerda": ["segovia", "numantia"], "gades": ["arsa", "hispalis"], "emporiae": []}
    events = rout(pos, by=ways[refuge])
    if spaces:
        assert len(way(events)) == spaces
        assert (cus(pos, "carthage", refuge), where(pos, "mago")) == (4, refuge)
    else:
        assert only(events, "cut-off").args == {"side": "carthage", "space": "toletum", "count": 4}
        assert (cus(pos, "carthage", refuge), cus(pos, "carthage", "toletum")) == (0, 0)
        assert where(pos, "mago") == "displaced"


@pytest.mark.rule("15.1.8")
def test_the_spaces_between_need_not_qualify() -> None:
    pos = attack({"toletum": 4}, ["hispalis"], rome={"corduba": 2, "salaria": 1})
    events = rout(pos, by=["salaria", "acci"])
    # By Salaria, Acci and Malaca, which nobody controls: longer than by Arsa and Corduba, but only one enemy.
    assert way(events) == ["salaria", "acci", "malaca", "hispalis"]
    assert cus(pos, "carthage", "hispalis") == 3


# -- 15.2 limits -------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.2", "10.6.3")
@pytest.mark.parametrize(("refuge", "safe"), [("faesulae", False), ("verona", True)])
def test_no_retreat_over_a_pass(refuge: str, safe: bool) -> None:
    pos = attack({"mutina": 4}, [refuge], start="ariminum", at="mutina")
    events = rout(pos)
    assert ("retreated" in kinds(events)) is safe
    assert cus(pos, "carthage", refuge) == (4 if safe else 0)


@pytest.mark.rule("15.2", "10.6.3")
@pytest.mark.parametrize(("refuge", "safe"), [("messana", False), ("croton", True)])
def test_no_retreat_over_a_strait(refuge: str, safe: bool) -> None:
    pos = scene(
        {"bruttii": 8},
        {"rhegium": 4},
        {"longus": "bruttii"},
        control={"carthage": [refuge, *NUMIDIA], "rome": ["lilybaeum", "enna", "rhegium"]},
        phase="march",
        general="longus",
    )
    do(pos, "march rhegium")
    rout(pos)
    assert cus(pos, "carthage", refuge) == (4 if safe else 0)


@pytest.mark.rule("15.2")
def test_an_attacker_who_came_over_a_pass_is_lost() -> None:
    pos = scene(
        {"faesulae": 8},
        {"mutina": 6},
        {"longus": "faesulae", "hasdrubal": "mutina"},
        control={"rome": ["faesulae", "ariminum", *SICILIA]},
        phase="march",
        general="longus",
    )
    do(rig(pos, 1), "march mutina", "done")
    events = repel(pos)
    assert only(events, "cut-off").args["count"] == 6  # one was lost in the pass, one to the retreat die
    assert where(pos, "longus") == "displaced"


def landing(size: int, city: bool = True, office: str = "proconsul") -> PunicWar:
    """Longus lands at Neapolis, where Hasdrubal stands before the walls."""
    pos = scene(
        {"roma": size},
        {"neapolis": 6},
        {"longus": f"roma:{office}", "hasdrubal": "neapolis"},
        control={
            "rome": ["roma", "capua", "paestum", *SICILIA, *(["neapolis"] if city else [])],
            "carthage": NUMIDIA,
        },
        phase="march",
        general="longus",
    )
    do(pos, "sail neapolis")
    if step(pos) == "Walls":
        do(pos, "done")
    return do(pos, "done")


@pytest.mark.rule("15.2")
def test_who_landed_there_in_this_round_is_destroyed() -> None:
    pos = landing(4, city=False)
    events = repel(pos)
    assert only(events, "cut-off").args["count"] == 4
    assert (where(pos, "longus"), sum(pos.cus[0])) == ("displaced", 0)


@pytest.mark.rule("15.2", "15.4", "18.1")
@pytest.mark.parametrize("office", ["proconsul", "consul"])
def test_who_landed_at_his_own_city_goes_inside_and_the_rest_is_destroyed(office: str) -> None:
    """18.1 forbids only what is done willingly: a consul goes inside with two as well."""
    pos = landing(5, office=office)
    events = repel(pos)
    assert only(events, "walls").args == {"side": "rome", "space": "neapolis", "count": 2}
    assert only(events, "cut-off").args["count"] == 2  # one fell to the retreat die
    assert (cus(pos, "rome", "neapolis/in"), cus(pos, "rome", "neapolis")) == (2, 0)
    assert (where(pos, "longus"), cus(pos, "rome", "paestum")) == ("neapolis/in", 0)


@pytest.mark.rule("15.2", "15.4")
def test_all_who_landed_and_fit_inside_are_saved() -> None:
    pos = landing(2)
    events = repel(pos)
    assert "cut-off" not in kinds(events)
    assert (cus(pos, "rome", "neapolis/in"), where(pos, "longus")) == (2, "neapolis/in")


@pytest.mark.rule("15.2", "15.4", "17.2")
def test_elephants_that_landed_go_inside_if_their_owner_likes() -> None:
    pos = scene(
        {"gades": 6},
        {"carthago_nova": "4e2"},
        {"mago": "carthago_nova", "nero": "gades:proconsul"},
        control={"rome": ["roma", *SICILIA], "carthage": ["gades", "carthago_nova", *NUMIDIA]},
        phase="march",
        seat="carthage",
        general="mago",
    )
    do(rig(pos, 1), "sail gades", "done")
    if step(pos) == "Charge":
        do(pos, "pass")
    repel(pos)
    assert (step(pos), to_move(pos)) == ("Refugees", "carthage")
    refused(pos, "walls 1", "10.7", "walls-number-changed")
    refused(pos, "leave mago", "20.6", "walls-not-of-the-sortie")
    inside = elephants(pos, "gades/in")
    do(pos, f"elephants {2 - inside}")
    assert (cus(pos, "carthage", "gades/in"), elephants(pos, "gades/in")) == (2, 2 - inside)
    assert (cus(pos, "carthage", "gades"), where(pos, "mago")) == (0, "gades/in")


@pytest.mark.rule("15.2")
def test_no_retreat_by_sea() -> None:
    pos = attack({"tarraco": 4}, ["carthago_nova", "gades"], start="dertosa", at="tarraco")
    events = rout(pos)
    assert "cut-off" in kinds(events)  # both are ports, and more than four spaces away


@pytest.mark.rule("15.2")
def test_the_original_attacker_first_goes_back_to_where_he_came_from() -> None:
    # Salaria is next to Toletum, but the way leads by Laminium.
    pos = attack({"toletum": 6}, hostile=["salaria"])
    events = repel(pos)
    assert way(events) == ["laminium", "salaria"]
    assert (where(pos, "p_scipio"), cus(pos, "rome", "salaria")) == ("salaria", 7)


@pytest.mark.rule("15.2")
def test_the_space_he_came_from_is_near_enough_if_it_is_friendly() -> None:
    pos = attack({"toletum": 6}, hostile=["laminium", "salaria"])
    events = repel(pos)
    assert way(events) == ["laminium"]
    assert cus(pos, "rome", "laminium") == 7


@pytest.mark.rule("15.2", "15.3.1")
def test_the_original_attacker_loses_a_cu_on_an_enemy_pc_he_came_from() -> None:
    pos = attack({"toletum": 6}, ["laminium"], ["salaria"])
    events = repel(pos)
    assert (way(events), only(events, "retreated").args["count"]) == (["laminium", "salaria"], 1)
    assert cus(pos, "rome", "salaria") == 6


@pytest.mark.rule("15.2")
def test_who_attacked_first_counts_not_who_attacks_now() -> None:
    pos = attack({"toletum": 4}, ["laminium", "arsa"], generals={"hasdrubal": "toletum"})
    deal_battle(pos, {"probe": 1}, {"probe": 2})
    do(pos, "play probe", "play probe")
    do(rig(pos, 1), "roll")  # Hasdrubal counter-attacks
    assert battle(pos).duel.attacker == 1
    events = told(rig(pos, 1, 1), "play probe")  # and Rome, which began the battle, loses it
    assert "battle-won" in kinds(events)
    assert (where(pos, "p_scipio"), only(events, "cut-off").args["count"]) == ("displaced", 7)


@pytest.mark.rule("15.2")
def test_the_original_defender_never_enters_the_space_the_attacker_came_from() -> None:
    pos = attack({"toletum": 4}, ["laminium"])
    assert "cut-off" in kinds(rout(pos))
    pos = attack({"toletum": 4}, ["carthago_nova"])
    assert way(rout(pos)) == ["salaria", "carthago_nova"]
    pos = attack({"toletum": 4}, ["saguntum"])
    assert way(rout(pos)) == ["segobriga", "saguntum"]


@pytest.mark.rule("15.2", "16.3")
def test_nor_the_port_from_which_he_sailed() -> None:
    """Nero sails from Utica to Carthago next to it: the beaten do not go to Utica."""
    pos = scene(
        {"utica": 5},
        {"carthago": 6},
        {"nero": "utica:proconsul", "mago": "carthago"},
        control={"rome": ["roma", *SICILIA], "carthage": ["carthago", "utica", *NUMIDIA]},
        phase="march",
        general="nero",
    )
    pos.control[SPACE["utica"]] = 1
    do(pos, "sail carthago", "done", "done")
    rout(pos, die=6)
    while step(pos) == "Refugees":
        do(pos, "done")
    assert cus(pos, "carthage", "utica") == 0


@pytest.mark.rule("15.2")
def test_no_retreat_returns_to_the_battle() -> None:
    # From Laminium Arsa is two spaces by Toletum; the way round is Salaria and Corduba.
    pos = attack({"toletum": 6}, hostile=["arsa"])
    events = repel(pos)
    assert way(events) == ["laminium", "salaria", "corduba", "arsa"]


# -- 15.3 losses on the way --------------------------------------------------------------------------------------


@pytest.mark.rule("15.3", "15.3.1")
def test_each_enemy_pc_on_the_way_costs_a_cu() -> None:
    ring = [*AROUND_TOLETUM, "segobriga"]
    pos = attack({"toletum": 4}, ["corduba"], ring)
    events = rout(pos, by=["arsa"])
    assert only(events, "retreated").args["count"] == 1
    assert cus(pos, "carthage", "corduba") == 3
    pos = attack({"toletum": 4}, ["hispalis"], [*ring, "corduba", "acci"])
    events = rout(pos, by=["arsa"])
    assert only(events, "retreated").args["count"] == 2
    assert cus(pos, "carthage", "hispalis") == 2


@pytest.mark.rule("15.3.1", "20.8")
def test_an_unfriendly_tribe_costs_a_cu_and_a_friendly_one_is_a_refuge() -> None:
    """Verona, attacked from Mutina, leads to Boii and Insubres; Taurini lies behind both."""
    neutral = attack({"verona": 4}, ["taurini"], start="mutina", at="verona")
    events = rout(neutral, by=["boii"])
    assert only(events, "retreated").args["count"] == 1
    assert cus(neutral, "carthage", "taurini") == 3
    friendly = attack({"verona": 4}, ["taurini"], tribes=["boii"], start="mutina", at="verona")
    assert way(rout(friendly)) == ["boii"]
    assert cus(friendly, "carthage", "boii") == 4


@pytest.mark.rule("15.3.1")
def test_a_tribe_friendly_to_carthage_costs_rome_a_cu() -> None:
    pos = scene(
        {"verona": 4},
        {"mutina": 8},
        {"hasdrubal": "mutina"},
        control={"rome": ["taurini", *SICILIA], "tribes": ["boii", "insubres"]},
        phase="march",
        seat="carthage",
        general="hasdrubal",
    )
    do(pos, "march verona")
    events = rout(pos, by=["boii"])
    assert only(events, "retreated").args["count"] == 1
    assert cus(pos, "rome", "taurini") == 3


@pytest.mark.rule("15.3.2", "15.3.3")
def test_enemy_cus_on_the_way_cost_as_many_and_nobody_stops_there() -> None:
    ring = ["salmantica", "segovia", "segobriga", "salaria"]
    pos = attack({"toletum": 4}, ["arsa", "corduba"], ring, rome={"arsa": 2, "salaria": 2})
    # By Arsa two enemies, by Salaria two and a PC.
    events = rout(pos, by=["arsa"])
    assert (way(events), only(events, "retreated").args["count"]) == (["arsa", "corduba"], 2)
    assert (cus(pos, "carthage", "corduba"), cus(pos, "rome", "arsa")) == (2, 2)


@pytest.mark.rule("15.3.2", "15.3.1")
def test_enemy_cus_and_an_enemy_pc_add_up() -> None:
    ring = ["salmantica", "segovia", "segobriga", "salaria", "arsa"]
    pos = attack({"toletum": 4}, ["corduba"], ring, rome={"arsa": 2, "salaria": 2})
    events = rout(pos, by=["arsa"])
    assert only(events, "retreated").args["count"] == 3
    assert cus(pos, "carthage", "corduba") == 1


@pytest.mark.rule("15.3.2", "15.3.5")
def test_who_would_lose_all_on_the_way_is_lost() -> None:
    ring = ["salmantica", "segovia", "segobriga", "salaria", "arsa"]
    pos = attack(
        {"toletum": 4},
        ["corduba"],
        ring,
        rome=dict.fromkeys(ring, 3),
        generals={"hasdrubal": "toletum"},
    )
    events = rout(pos)
    assert only(events, "cut-off").args["count"] == 4
    assert (cus(pos, "carthage", "corduba"), where(pos, "hasdrubal")) == (0, "displaced")


@pytest.mark.rule("15.3", "14.13")
def test_losses_on_the_way_count_for_the_consequences() -> None:
    ring = [*AROUND_TOLETUM, "segobriga"]
    pos = attack({"toletum": 4}, ["hispalis"], [*ring, "corduba", "acci"])
    rout(pos, by=["arsa"])
    assert (step(pos), to_move(pos)) == ("RemovePCs", "carthage")  # 2 lost on the way: one PC
    do(pos, "remove vescera")
    assert (controls(pos, "vescera"), step(pos)) == (None, "Round")
    free = attack({"toletum": 4}, ["arsa"])
    rout(free)
    assert step(free) == "Round"


@pytest.mark.rule("15.3", "17.2", "14.12.1")
def test_the_first_cu_that_a_retreat_costs_is_an_elephant_on_the_way_too() -> None:
    ring = [*AROUND_TOLETUM, "segobriga"]
    pos = attack({"toletum": "4e2"}, ["corduba"], ring, generals={"mago": "toletum"})
    rout(pos, by=["arsa"])  # the die costs nothing, the way one CU
    assert (cus(pos, "carthage", "corduba"), elephants(pos, "corduba")) == (3, 1)


@pytest.mark.rule("15.3", "17.2")
def test_the_second_elephant_of_a_retreat_is_the_owners_choice() -> None:
    """The die has cost an elephant: on the way the owner chooses."""
    ring = [*AROUND_TOLETUM, "segobriga"]
    for kind, left in (("cu", 2), ("elephant", 1)):
        pos = attack({"toletum": "5e3"}, ["corduba"], ring, generals={"mago": "toletum"})
        rout(pos, by=["arsa"])
        assert (elephants(pos, "toletum"), choices(pos, "lose")) == (0, {"cu", "elephant"})
        do(pos, f"lose {kind}")
        assert (cus(pos, "carthage", "corduba"), elephants(pos, "corduba")) == (3, left)


@pytest.mark.rule("15.3", "17.2")
def test_of_several_lost_on_the_way_one_is_an_elephant_and_the_others_as_the_owner_likes() -> None:
    ring = [*AROUND_TOLETUM, "segobriga"]
    pos = attack({"toletum": "4e2"}, ["hispalis"], [*ring, "corduba", "acci"], generals={"mago": "toletum"})
    rout(pos, by=["arsa"])
    assert choices(pos, "lose") == {"cu", "elephant"}
    do(pos, "lose cu")
    assert (cus(pos, "carthage", "hispalis"), elephants(pos, "hispalis")) == (2, 1)


@pytest.mark.rule("15.3.4")
def test_a_lone_enemy_general_neither_costs_nor_blocks_and_is_displaced() -> None:
    generals = {"nero": "arsa:proconsul", "longus": "corduba:proconsul"}
    pos = attack(
        {"toletum": 4},
        ["corduba"],
        ["salaria", "salmantica", "segovia", "segobriga"],
        generals=generals,
    )
    events = rout(pos, by=["arsa"])
    assert (way(events), only(events, "retreated").args["count"]) == (["arsa", "corduba"], 0)
    assert (where(pos, "nero"), where(pos, "longus")) == ("displaced", "displaced")


@pytest.mark.rule("15.3.4")
def test_an_enemy_general_with_cus_is_not_displaced() -> None:
    ring = ["salaria", "salmantica", "segovia", "segobriga"]
    pos = attack(
        {"toletum": 4},
        ["corduba"],
        ring,
        rome={"arsa": 1, "salaria": 3},
        generals={"nero": "arsa:proconsul"},
    )
    events = rout(pos)
    assert (way(events), where(pos, "nero")) == (["arsa", "corduba"], "arsa")


@pytest.mark.rule("15.3.5", "10.10")
def test_nowhere_to_go() -> None:
    pos = attack({"toletum": 6}, generals={"hasdrubal": "toletum", "mago": "toletum"})
    events = rout(pos)
    assert only(events, "cut-off").args["count"] == 5
    assert (where(pos, "hasdrubal"), where(pos, "mago")) == ("displaced", "displaced")
    assert (cus(pos, "carthage", "toletum"), step(pos)) == (0, "RemovePCs")  # 6 lost: three PCs
    do(pos, "remove vescera", "remove icosium")
    assert step(pos) == "RemovePCs"


@pytest.mark.rule("15.3.5", "10.4.2")
def test_a_general_whose_last_cus_were_casualties_retreats_alone_but_not_through_enemy_cus() -> None:
    ring = {"salaria": 1, "arsa": 1, "salmantica": 1, "segovia": 1}
    for blocked, place in ((False, "saguntum"), (True, "displaced")):
        rome = {**ring, **({"segobriga": 1} if blocked else {})}
        pos = attack({"toletum": 1}, ["saguntum"], rome=rome, generals={"mago": "toletum"})
        rout(pos, casualties=6)
        assert where(pos, "mago") == place


@pytest.mark.rule("15.3.3", "15.1.5")
def test_friends_too_many_to_join_do_not_block_the_way() -> None:
    """Capua's other ways are barred; before Neapolis five Romans stand, with one enemy inside."""
    pos = scene(
        {"capua": 4, "neapolis": 5},
        {"terventum": 8, "neapolis/in": 1, "roma": 4, "beneventum": 4},
        {"hasdrubal": "terventum"},
        control={"rome": ["paestum", *SICILIA], "carthage": ["neapolis", *NUMIDIA]},
        phase="march",
        seat="carthage",
        general="hasdrubal",
    )
    do(pos, "march capua")
    events = rout(pos)
    # One CU for the city and one for the enemy inside; the five stay, and two come to Paestum.
    assert (way(events), cus(pos, "rome", "neapolis")) == (["neapolis", "paestum"], 5)
    assert cus(pos, "rome", "paestum") == 2


# -- 15.4 into a city --------------------------------------------------------------------------------------------


def before_the_walls(size: int, siege: int = 0, **more: str) -> PunicWar:
    """Hannibal comes from Beneventum and meets Fabius before the walls of Capua."""
    pos = scene(
        {"capua": size},
        {"beneventum": 8},
        {"hannibal": "beneventum", "fabius": "capua:proconsul", **more},
        control={"rome": ["capua", "roma", *SICILIA], "carthage": NUMIDIA},
        siege={"capua": siege} if siege else None,
        phase="march",
        seat="carthage",
        general="hannibal",
    )
    do(pos, "march capua", "done")
    return do(pos, "done")


@pytest.mark.rule("15.4")
def test_into_ones_own_city_and_the_rest_another_way() -> None:
    pos = before_the_walls(4)
    rout(pos)
    assert (step(pos), to_move(pos)) == ("Refugees", "rome")
    refused(pos, "walls 3", "10.7", "walls-full")
    refused(pos, "join fabius", "15.4", "walls-not-divided")
    do(pos, "walls 2", "join fabius")
    assert (cus(pos, "rome", "capua/in"), where(pos, "fabius")) == (2, "capua/in")
    assert (cus(pos, "rome", "capua"), cus(pos, "rome", "roma")) == (0, 2)


@pytest.mark.rule("15.4", "15.1.4")
def test_a_force_that_fits_inside_is_not_divided() -> None:
    pos = before_the_walls(2)
    rout(pos)
    refused(pos, "walls 1", "15.4", "walls-all-fit")
    refused(pos, "join fabius", "15.4", "walls-not-divided")
    assert legal(pos) == {"walls 2", "done"}
    away = do(pos.clone(), "done")
    assert (cus(away, "rome", "roma"), where(away, "fabius")) == (2, "roma")
    do(pos, "walls 2")
    assert (cus(pos, "rome", "capua/in"), where(pos, "fabius"), step(pos)) == (2, "capua/in", "Round")


@pytest.mark.rule("15.4")
def test_generals_go_with_either_part() -> None:
    pos = before_the_walls(4, nero="capua:proconsul")
    rout(pos)
    do(pos, "walls 2", "join nero", "done")
    assert (where(pos, "nero"), where(pos, "fabius")) == ("capua/in", "roma")


@pytest.mark.rule("15.4")
def test_nobody_must_go_inside() -> None:
    pos = before_the_walls(4)
    rout(pos)
    do(pos, "done")
    assert (cus(pos, "rome", "capua/in"), cus(pos, "rome", "roma"), where(pos, "fabius")) == (0, 4, "roma")


@pytest.mark.rule("15.4", "18.1")
def test_a_consul_who_can_retreat_is_not_parted_from_his_five() -> None:
    pos = before_the_walls(6, varro="capua")
    rout(pos)  # five are left, and neither part of them would have five: nothing to choose
    assert (where(pos, "varro"), cus(pos, "rome", "roma"), cus(pos, "rome", "capua/in")) == ("roma", 5, 0)


@pytest.mark.rule("15.4", "18.1", "15.3.5")
def test_a_consul_without_another_way_goes_inside_as_far_as_there_is_room() -> None:
    pos = scene(
        {"capua": 6},
        {"beneventum": 8, "roma": 9, "neapolis": 9, "terventum": 9},
        {"hannibal": "beneventum", "varro": "capua"},
        control={"rome": ["capua", *SICILIA[:4]], "carthage": NUMIDIA},
        phase="march",
        seat="carthage",
        general="hannibal",
    )
    into_battle(pos, "capua")
    events = rout(pos)
    assert (cus(pos, "rome", "capua/in"), where(pos, "varro")) == (2, "capua/in")
    assert only(events, "cut-off").args["count"] == 3


@pytest.mark.rule("15.4", "15.1.1")
def test_those_who_do_not_fit_may_have_a_way_that_all_of_them_have_not() -> None:
    """Five are not fewer than the four friends at Beneventum, but the three whom the walls do not hold are."""
    pos = scene(
        {"capua": 6, "beneventum": 4},
        {"terventum": 8, "roma": 9, "neapolis": 9},
        {"hannibal": "terventum", "varro": "capua:proconsul"},
        control={"rome": ["capua", *SICILIA[:4]], "carthage": NUMIDIA},
        phase="march",
        seat="carthage",
        general="hannibal",
    )
    into_battle(pos, "capua")
    rout(pos)
    assert (step(pos), legal(pos)) == ("Refugees", {"leave varro", "done"})
    do(pos, "leave varro")
    assert (cus(pos, "rome", "capua/in"), cus(pos, "rome", "beneventum")) == (2, 7)
    assert where(pos, "varro") == "beneventum"


@pytest.mark.rule("15.4", "10.7")
def test_elephants_of_the_garrison_do_not_change_places_with_the_beaten() -> None:
    pos = scene(
        {"utica": 8},
        {"carthago": "6e3", "carthago/in": 3},
        {"scipio_africanus": "utica:proconsul", "mago": "carthago"},
        control={"rome": ["roma", *SICILIA], "carthage": ["carthago", "hadrumetum", *NUMIDIA]},
        phase="march",
        general="scipio_africanus",
    )
    into_battle(pos, "carthago")
    rout(pos)
    assert step(pos) == "Refugees"
    do(pos, "walls 4")
    refused(pos, "elephants 2", "15.4", "walls-elephants-flee")
    do(pos, "elephants 1")
    if step(pos) == "Refugees":
        do(pos, "done")
    assert (cus(pos, "carthage", "carthago/in"), elephants(pos, "carthago/in")) == (4, 1)


@pytest.mark.rule("15.4")
def test_not_into_a_city_of_the_enemy() -> None:
    pos = scene(
        {"capua": 4},
        {"beneventum": 8},
        {"hannibal": "beneventum"},
        control={"rome": ["roma", *SICILIA], "carthage": ["capua", *NUMIDIA]},
        phase="march",
        seat="carthage",
        general="hannibal",
    )
    do(pos, "march capua")
    events = rout(pos)
    assert (way(events), cus(pos, "rome", "roma")) == (["roma"], 4)


def relief(siege: int, inside: int = 2) -> PunicWar:
    """Longus comes from Roma to relieve Capua, with Nero inside; Hasdrubal stands before the walls."""
    pos = scene(
        {"roma": 4, "capua/in": inside},
        {"capua": 6},
        {"longus": "roma:proconsul", "nero": "capua/in:proconsul", "hasdrubal": "capua"},
        control={"rome": ["capua", "roma", *SICILIA], "carthage": NUMIDIA},
        siege={"capua": siege} if siege else None,
        phase="march",
        general="longus",
    )
    return do(pos, "march capua", "done")


@pytest.mark.rule("15.4", "20.6")
def test_not_into_a_besieged_city() -> None:
    pos = do(relief(1), "pass")  # no sortie
    events = repel(pos)
    assert way(events) == ["roma"]
    assert (cus(pos, "rome", "roma"), cus(pos, "rome", "capua/in")) == (4, 2)


@pytest.mark.rule("15.4", "20.6")
def test_those_who_sortied_go_back_into_the_besieged_city() -> None:
    pos = do(relief(1), "sortie", "done", "command longus")
    repel(pos)  # 6 CUs lose one to the large die
    assert step(pos) == "Refugees"
    refused(pos, "join longus", "20.6", "walls-not-of-the-sortie")
    do(pos, "walls 2", "join nero")
    assert (cus(pos, "rome", "capua/in"), where(pos, "nero")) == (2, "capua/in")
    assert (cus(pos, "rome", "roma"), where(pos, "longus")) == (3, "roma")


@pytest.mark.rule("15.4", "20.6")
def test_a_sortie_alone_goes_back_inside() -> None:
    pos = scene(
        {"capua/in": 2},
        {"capua": 6},
        {"nero": "capua/in:proconsul", "hasdrubal": "capua"},
        control={"rome": ["capua", "roma", *SICILIA], "carthage": NUMIDIA},
        siege={"capua": 1},
        phase="march",
        general="nero",
    )
    do(pos, "sortie")
    repel(pos)  # 15.2 c back to where they came from: there is nothing to choose
    assert (cus(pos, "rome", "capua/in"), where(pos, "nero")) == (2, "capua/in")
    assert pos.view(0)["siege"] == {"capua": 1}


@pytest.mark.rule("15.4")
def test_an_unbesieged_city_takes_in_those_who_came_to_fight_before_it() -> None:
    pos = scene(
        {"roma": 4},
        {"capua": 6},
        {"longus": "roma:proconsul", "hasdrubal": "capua"},
        control={"rome": ["capua", "roma", *SICILIA], "carthage": NUMIDIA},
        phase="march",
        general="longus",
    )
    do(pos, "march capua", "done")
    repel(pos)
    do(pos, "walls 2", "done")
    assert (cus(pos, "rome", "capua/in"), cus(pos, "rome", "roma"), where(pos, "longus")) == (2, 2, "roma")


@pytest.mark.rule("15.4", "10.7")
def test_only_the_room_that_is_left_counts() -> None:
    pos = scene(
        {"capua": 4, "capua/in": 1},
        {"beneventum": 8},
        {"hannibal": "beneventum"},
        control={"rome": ["capua", "roma", *SICILIA], "carthage": NUMIDIA},
        phase="march",
        seat="carthage",
        general="hannibal",
    )
    do(pos, "march capua", "done")
    rout(pos)
    refused(pos, "walls 0", "15.4", "walls-nobody-comes-out")  # nobody comes out
    do(pos, "walls 2")
    assert (cus(pos, "rome", "capua/in"), cus(pos, "rome", "roma")) == (2, 3)


@pytest.mark.rule("15.2", "15.4")
def test_who_landed_before_his_besieged_city_is_destroyed() -> None:
    pos = scene(
        {"roma": 4},
        {"neapolis": 6},
        {"longus": "roma:proconsul", "hasdrubal": "neapolis"},
        control={"rome": ["roma", "capua", "neapolis", *SICILIA], "carthage": NUMIDIA},
        siege={"neapolis": 1},
        phase="march",
        general="longus",
    )
    do(pos, "sail neapolis", "done")
    events = repel(pos)
    assert only(events, "cut-off").args["count"] == 4
    assert (cus(pos, "rome", "neapolis/in"), where(pos, "longus")) == (0, "displaced")


@pytest.mark.rule("15.2")
def test_beaten_interceptors_may_go_back_to_where_they_came_from() -> None:
    pos = scene(
        {"laminium": 8},
        {"segovia": 4},
        {"hasdrubal": "segovia", "p_scipio": "laminium:proconsul"},
        control={"carthage": ["segovia", "laminium", *NUMIDIA]},
        phase="march",
        general="p_scipio",
    )
    do(rig(do(pos, "march toletum", "intercept hasdrubal"), 1), "done", "stand")
    events = rout(pos)
    assert (way(events), where(pos, "hasdrubal")) == (["segovia"], "segovia")


# -- 15.2 d, 9.3 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.2")
def test_d_nobody_retreats_to_the_port_that_the_attacker_sailed_from() -> None:
    """Utica, next to Carthago by land, is Carthage's and empty now: the beaten go past it to Saldae, or are lost."""
    pos = scene(
        {"utica": 5},
        {"carthago": 4},
        {"hasdrubal": "carthago", "p_scipio": "utica:proconsul"},
        control={"carthage": ["utica", *NUMIDIA], "rome": ["carthago", *SICILIA]},
        phase="march",
        card="two_legions_of_slaves",
        general="p_scipio",
    )
    do(pos, "sail carthago")
    while step(pos) == "Reaction":
        do(pos, "done")
    events = rout(pos)
    assert "utica" not in choices(pos, "to")
    assert "utica" not in [s for e in events if e.kind == "retreated" for s in e.args["spaces"]]
    assert cus(pos, "carthage", "utica") == 0


@pytest.mark.rule("9.3", "15.1.1")
def test_who_retreats_to_an_equal_asks_who_commands() -> None:
    pos = attack({"toletum": 4, "arsa": 6}, ["arsa"], generals={"mago": "toletum", "gisgo": "arsa"})
    rout(pos)
    assert (to_move(pos), choices(pos, "command")) == ("carthage", {"mago", "gisgo"})
