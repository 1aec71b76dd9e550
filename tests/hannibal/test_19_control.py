"""19 Political control: spaces and provinces, placing and turning PCs, what PCs do, isolation."""

from __future__ import annotations

import pytest

from bellum.games.hannibal.campaign import IsolationPhase
from bellum.games.hannibal.position import TRUCE_ON, PunicWar
from bellum.kernel import Event
from tests.hannibal.facts import PROVINCE_ID, SPACE, SPACES_OF
from tests.hannibal.kit import (
    EMPTY,
    C,
    R,
    choices,
    controls,
    cus,
    deal_battle,
    do,
    holds,
    legal,
    marching,
    only,
    refused,
    rig,
    scene,
    step,
    to_move,
    told,
    turn_from,
    where,
)

HANDS = {"rome": ["diplomacy_a"], "carthage": ["diplomacy_b"]}
LIBYA = ["hippo_regius", "thabraca", "utica", "zama", "thapsus", "tacapae", "hadrumetum"]


def phase(pos: PunicWar, name: str, *rolls: int) -> list[Event]:
    """Go on from a phase of the turn, with loaded dice, and tell what happens."""
    rig(pos, *rolls)
    events: list[Event] = []
    pos.steps = turn_from(name)
    pos.events = events
    pos._legal = None
    pos.advance()
    pos.events = None
    return events


def isolated(pos: PunicWar) -> dict[str, list[str]]:
    """The PCs that each side loses in the isolation phase, in the order of the phase."""
    events: list[Event] = []
    pos.events = events
    IsolationPhase().begin(pos)
    pos.events = None
    return {event.args["side"]: event.args["spaces"] for event in events if event.kind == "isolated"}


# -- 19.1 control ------------------------------------------------------------------------------------------


@pytest.mark.rule("19.1", "19.1.1")
def test_a_pc_is_control_of_its_space_and_without_one_there_is_none():
    pos = scene(control={"rome": ["arpi"], "carthage": ["cannae"]}, seat=R, hands=HANDS)
    assert (controls(pos, "arpi"), controls(pos, "cannae"), controls(pos, "heraclea")) == (R, C, None)
    do(pos, "pc heraclea")
    assert controls(pos, "heraclea") == R
    assert pos.view(0)["control"] == {"arpi": R, "cannae": C, "heraclea": R}


@pytest.mark.rule("19.1.2")
@pytest.mark.parametrize(("count", "holder"), [(0, None), (3, None), (4, C), (7, C)])
def test_example_four_spaces_of_libya_are_needed(count: int, holder: str | None):
    """Three against none is more than the enemy has, and still not enough."""
    assert holds(scene(control={"carthage": LIBYA[:count]}), "libya") == holder


@pytest.mark.rule("19.1.2")
def test_a_majority_holds_whatever_the_enemy_has_and_the_rest_is_empty_or_not():
    pos = scene(control={"rome": LIBYA[:4], "carthage": LIBYA[4:]})
    assert holds(pos, "libya") == R
    assert holds(scene(control={"rome": LIBYA[:3], "carthage": LIBYA[3:6]}), "libya") is None


@pytest.mark.rule("19.1", "19.1.2")
@pytest.mark.parametrize("province", [p for p in PROVINCE_ID if p != "mauretania"])
def test_control_of_every_province_begins_above_half_of_its_spaces(province: str):
    spaces = [space for space, p in SPACE.items() if p in SPACES_OF[PROVINCE_ID.index(province)]]
    half = len(spaces) // 2
    assert holds(scene(control={"rome": spaces[:half]}), province) is None
    assert holds(scene(control={"rome": spaces[: half + 1]}), province) == R
    assert holds(scene(control={"carthage": spaces[: half + 1]}), province) == C


@pytest.mark.rule("19.1.2")
def test_a_placed_pc_wins_the_province_and_a_turned_one_takes_it():
    pos = scene({"zama": 1}, control={"rome": LIBYA[:3], "carthage": LIBYA[3:]}, card="diplomacy_a")
    assert holds(pos, "libya") == C
    do(pos, "pc zama")
    assert holds(pos, "libya") == R


@pytest.mark.rule("19.1.3")
def test_an_enemy_army_on_a_pc_does_not_change_its_control():
    pos = scene({"roma": 8}, generals={"nero": "roma"}, phase="march", general="nero", hands=HANDS)
    pos.control[SPACE["praeneste"]] = 1
    pos.recount()
    do(pos, "march praeneste")
    assert (where(pos, "nero"), cus(pos, R, "praeneste")) == ("praeneste", 8)
    assert controls(pos, "praeneste") == C
    do(pos, "halt")
    assert controls(pos, "praeneste") == C


@pytest.mark.rule("19.1.3")
def test_a_lone_enemy_general_does_not_change_it_either():
    pos = scene(
        generals={"mago": "sena"},
        control={"rome": ["sena"]},
        phase="march",
        seat=C,
        general="mago",
        hands=HANDS,
    )
    do(pos, "halt")
    assert (where(pos, "mago"), controls(pos, "sena")) == ("sena", R)


# -- 19.2 placing and turning ------------------------------------------------------------------------------


@pytest.mark.rule("19.2")
@pytest.mark.parametrize(
    ("card", "count"), [("hostile_tribes_a", 1), ("diplomacy_a", 2), ("major_campaign_a", 3)]
)
def test_as_many_pcs_as_the_card_has_ops(card: str, count: int):
    pos = scene(control=EMPTY, card=card, hands={"carthage": ["truce"]})
    empty = ["arpi", "cannae", "heraclea"]
    do(pos, *(f"pc {space}" for space in empty[:count]))
    assert [controls(pos, space) for space in empty] == [R] * count + [None] * (3 - count)
    assert (step(pos), to_move(pos)) == ("Round", C)


@pytest.mark.rule("19.2")
def test_placing_and_turning_mix_and_may_stop_early():
    pos = scene({}, {"arpi": 1}, control={"rome": ["arpi"]}, seat=C, hands={"rome": ["truce"]})
    events = told(pos, "pc arpi", "pc enna")
    assert [(e.kind, e.rule, e.args) for e in events] == [
        ("pc-turned", "19.2", {"side": C, "space": "arpi"}),
        ("pc-placed", "19.2", {"side": C, "space": "enna"}),
    ]
    assert "done" in legal(pos)
    refused(pos, "activate hannibal", "10.1", "when-activate")
    do(pos, "done")
    assert (step(pos), to_move(pos)) == ("Round", R)


@pytest.mark.rule("19.2.1")
def test_placing_needs_an_empty_space_without_enemy_units():
    pos = scene(
        {"enna": 1},
        {"cannae": 1, "arpi": 1},
        {"hannibal": "heraclea"},
        control={"rome": ["roma", "sena"], "carthage": ["arpi", "capua", "zama"], "tribes": ["boii"]},
        hands=HANDS,
    )
    refused(pos, "pc cannae", "19.2.1", "enemy-cus")
    refused(pos, "pc sena", "19.2.1", "your-pc")
    refused(pos, "pc capua", "19.2.1", "city-or-tribe")
    refused(pos, "pc tarentum", "19.2.1", "city-or-tribe")
    refused(pos, "pc boii", "19.2.1", "city-or-tribe")
    refused(pos, "pc aquitani", "19.2.1", "city-or-tribe")
    refused(pos, "pc tingis", "3.1", "not-in-play")
    refused(pos, "pc zama", "19.2.2", "needs-cu")
    fit = choices(pos, "pc")
    assert {"enna", "heraclea", "acci", "hippo_regius"} <= fit, "no CU of one's own, no general matters"
    assert not fit & {"cannae", "arpi", "sena", "roma", "capua", "boii", "zama", "tarentum"}


@pytest.mark.rule("19.2.1")
def test_the_lone_general_of_the_enemy_does_not_keep_a_pc_away():
    pos = scene({}, {}, {"hannibal": "heraclea"}, control=EMPTY, hands=HANDS)
    do(pos, "pc heraclea")
    assert (controls(pos, "heraclea"), where(pos, "hannibal")) == (R, "heraclea")


@pytest.mark.rule("19.2.2")
def test_turning_needs_one_unit_a_general_is_not_enough():
    forces = {"carthage": ["zama", "thapsus", "thabraca"]}
    pos = scene({"zama": 1}, {}, {"nero": "thapsus"}, control=forces, hands=HANDS)
    refused(pos, "pc thapsus", "19.2.2", "needs-cu")
    refused(pos, "pc thabraca", "19.2.2", "needs-cu")
    do(pos, "pc zama")
    assert controls(pos, "zama") == R


@pytest.mark.rule("19.2.2")
def test_no_number_of_units_turns_a_city_or_a_tribe():
    pos = scene({"capua": 9, "boii": 9}, control={"carthage": ["capua"], "tribes": ["boii"]}, hands=HANDS)
    refused(pos, "pc capua", "19.2.1", "city-or-tribe")
    refused(pos, "pc boii", "19.2.1", "city-or-tribe")


@pytest.mark.rule("19.2.2", "19.2.1")
def test_a_truce_lets_pcs_be_placed_but_not_turned():
    pos = scene({"zama": 1}, control={"carthage": ["zama"]}, markers=TRUCE_ON, hands=HANDS)
    refused(pos, "pc zama", "25", "truce-pc")
    do(pos, "pc thapsus")
    assert controls(pos, "thapsus") == R


# -- 19.3 what PCs do --------------------------------------------------------------------------------------


@pytest.mark.rule("19.3")
def test_pcs_do_not_slow_or_stop_a_move():
    """a) Four spaces with enemy PCs cost as many points as four empty ones."""
    way = ["arpi", "terventum", "sena", "firmum_picenum"]
    for owners in ({"carthage": way}, {}):
        pos = scene(
            {"cannae": 5}, {}, {"nero": "cannae"}, control=owners, phase="march", general="nero", hands=HANDS
        )
        for left, space in zip([3, 2, 1, 0], way, strict=True):
            do(pos, f"march {space}")
            assert marching(pos).points == left
        assert cus(pos, R, "firmum_picenum") == 5


@pytest.mark.rule("19.3")
@pytest.mark.parametrize(("control", "modifier"), [(R, 1), (None, 0), (C, 0)])
def test_interception_onto_an_enemy_pc_is_harder(control: str | None, modifier: int):
    """b) A 2 intercepts for Mago, whose battle rating is 2, unless the PC adds one."""
    pos = scene(
        {"roma": 6},
        {"arpi": 6},
        {"nero": "roma", "mago": "arpi"},
        control={} if control is None else {control: ["terventum"]},
        phase="march",
        general="nero",
        hands=HANDS,
    )
    do(pos, "march capua", "march terventum", "intercept mago")
    rig(pos, 2)
    events = told(pos, "done")
    roll = only(events, "intercept-roll").args
    assert (roll["rolls"], roll["modifier"], roll["rating"]) == ([2], modifier, 2)
    assert (where(pos, "mago") == "terventum") == (modifier == 0)


@pytest.mark.rule("19.3")
def test_interception_onto_an_enemy_pc_with_units_of_ones_own_is_not_harder():
    pos = scene(
        {"roma": 6},
        {"arpi": 6, "terventum": 2},
        {"nero": "roma", "mago": "arpi"},
        control={"rome": ["terventum"]},
        phase="march",
        general="nero",
        hands=HANDS,
    )
    do(pos, "march capua", "march terventum", "intercept mago")
    rig(pos, 2)
    assert only(told(pos, "done"), "intercept-roll").args["modifier"] == 0
    assert cus(pos, C, "terventum") == 8


@pytest.mark.rule("19.3")
def test_no_army_avoids_battle_onto_an_enemy_pc():
    """c) Of the two ways out of Arpi that are not the enemy's, the Roman PC is closed."""
    pos = scene(
        {"cannae": 6},
        {"arpi": 6},
        {"nero": "cannae", "hannibal": "arpi"},
        control={"rome": ["beneventum"]},
        phase="march",
        general="nero",
        hands=HANDS,
    )
    do(pos, "march arpi", "avoid hannibal")
    rig(pos, 1)
    do(pos, "done")
    assert where(pos, "hannibal") == "terventum", "the only way left"
    assert cus(pos, C, "terventum") == 6


def beaten_at_arpi(control: dict[str, list[str]], carthage: dict[str, int]) -> PunicWar:
    """Hannibal attacked 6 Romans at Arpi from Cannae, won with one card, and they are about to retreat."""
    pos = scene(
        {"arpi": 6},
        {"cannae": 8, **carthage},
        {"hannibal": "cannae", "varro": "arpi:proconsul"},
        control=control,
        phase="march",
        seat=C,
        general="hannibal",
        hands=HANDS,
    )
    do(pos, "march arpi")
    if step(pos) == "Reaction":
        do(pos, "done")
    deal_battle(pos, {}, {"frontal_assault": 1})
    rig(pos, 1, 1)
    return pos


@pytest.mark.rule("19.3")
def test_a_retreat_ends_on_a_friendly_pc_without_enemies():
    """d) Terventum, and not Beneventum, which is as near and has no PC."""
    control = {"rome": ["terventum", "sena", "roma", "enna", "aleria"]}
    pos = beaten_at_arpi(control, {"sena": 1})
    retreat = only(told(pos, "play frontal_assault"), "retreated")
    assert (retreat.args["to"], retreat.args["count"]) == ("terventum", 0)


@pytest.mark.rule("19.3")
def test_a_retreat_over_an_enemy_pc_costs_a_unit():
    """e) The way to Sena leads over Terventum, which is Carthage's."""
    control = {"rome": ["sena", "enna", "aleria", "carales"], "carthage": ["terventum"]}
    pos = beaten_at_arpi(control, {})
    events = told(pos, "play frontal_assault")
    retreat = only(events, "retreated")
    lost = only(events, "casualties").args["count"] + only(events, "retreat-die").args["count"]
    assert (retreat.args["spaces"], retreat.args["count"]) == (["terventum", "sena"], 1)
    assert cus(pos, R, "sena") == 6 - lost - 1


@pytest.mark.rule("19.3")
@pytest.mark.parametrize("owner", [R, C])
def test_no_army_withdraws_onto_an_enemy_pc(owner: str):
    """f) Varro's way out of Arpi is Terventum or Beneventum, and Terventum only if it is not Carthage's."""
    control = {R: ["enna"], C: ["gades"]}
    control[owner] = [*control[owner], "terventum"]
    pos = scene(
        {"arpi": 6},
        {"cannae": 8},
        {"hannibal": "cannae", "varro": "arpi:proconsul"},
        control=control,
        phase="march",
        seat=C,
        general="hannibal",
        hands=HANDS,
    )
    do(pos, "march arpi")
    if step(pos) == "Reaction":
        do(pos, "done")
    cards = {"frontal_assault": 2}
    deal_battle(pos, cards, cards, attacker=R)
    rig(pos, 1, 6)
    do(pos, "withdraw", "roll")
    rig(pos, 1)
    ways = {"terventum", "beneventum"} if owner == R else {"beneventum"}
    if owner == R:
        assert choices(pos, "to") == ways
        do(pos, "to terventum")
    assert where(pos, "varro") == ("terventum" if owner == R else "beneventum")


@pytest.mark.rule("19.3")
@pytest.mark.parametrize(("owner", "lost"), [(C, 3), (R, 0), (None, 0)])
def test_units_on_enemy_pcs_suffer_in_winter(owner: str | None, lost: int):
    """g) A force of 10 loses 3 on a die of 6, on an enemy PC and nowhere else."""
    pos = scene({"arpi": 10}, control={} if owner is None else {owner: ["arpi"]}, phase="round", hands=HANDS)
    phase(pos, "winter", 6)
    assert cus(pos, R, "arpi") == 10 - lost


# -- 19.4 isolation ----------------------------------------------------------------------------------------

# The example on real spaces: A is Verona, B Mutina, C Firmum Picenum, D Faesulae and E Sena.
EXAMPLE = {
    "rome": ["verona", "mutina", "firmum_picenum", "faesulae"],
    "carthage": ["falerii", "tarquinii", "cosa", "sena", "terventum", "arpi", "cannae", "brundisium"],
    "tribes": ["boii", "insubres"],
}
ROMANS = {"faesulae": 1, "sena": 1}
PUNIC = {"ariminum": 1}


@pytest.mark.rule("19.4", "19.4.1", "19.4.2")
def test_example_of_isolation():
    """A and B are cut off by a pass, an enemy CU and enemy tribes; C reaches the CU on E, an enemy PC."""
    pos = scene(ROMANS, PUNIC, control=EXAMPLE, phase="round", hands=HANDS)
    assert isolated(pos) == {R: ["verona", "mutina"]}
    assert controls(pos, "verona") is None
    assert controls(pos, "mutina") is None
    assert controls(pos, "firmum_picenum") == R
    assert controls(pos, "sena") == C, "the Roman CU does nothing to the PC under it"


@pytest.mark.rule("19.4.2")
def test_example_without_the_enemy_unit():
    pos = scene(ROMANS, {}, control=EXAMPLE, phase="round", hands=HANDS)
    assert isolated(pos) == {}


@pytest.mark.rule("19.4.1")
def test_example_without_the_unit_on_e():
    pos = scene({"faesulae": 1}, PUNIC, control=EXAMPLE, phase="round", hands=HANDS)
    assert isolated(pos) == {R: ["verona", "mutina", "firmum_picenum"]}


@pytest.mark.rule("19.4.2")
def test_example_with_a_pc_under_the_enemy_unit():
    """A PC of one's own lets the path through where enemies stand."""
    control = {**EXAMPLE, "rome": [*EXAMPLE["rome"], "ariminum"]}
    pos = scene(ROMANS, PUNIC, control=control, phase="round", hands=HANDS)
    assert isolated(pos) == {}


@pytest.mark.rule("19.4.2")
def test_example_with_an_enemy_pc_instead_of_the_unit():
    control = {**EXAMPLE, "carthage": [*EXAMPLE["carthage"], "ariminum"]}
    pos = scene(ROMANS, {}, control=control, phase="round", hands=HANDS)
    assert isolated(pos) == {R: ["verona", "mutina"]}
    pos = scene({**ROMANS, "ariminum": 1}, {}, control=control, phase="round", hands=HANDS)
    assert isolated(pos) == {}, "a CU of one's own is on it"


@pytest.mark.rule("19.4.2")
@pytest.mark.parametrize(
    ("tribes", "rome", "lost"),
    [
        (["insubres"], {}, {R: ["taurini"], C: []}),
        ([], {}, {R: ["taurini"], C: []}),
        ([], {"boii": 1}, {}),
    ],
)
def test_neutral_and_enemy_tribes_block_unless_a_unit_is_there(
    tribes: list[str], rome: dict[str, int], lost: dict[str, list[str]]
):
    """Taurini lies among two tribes and three passes; a CU among the Boii opens the way."""
    control = {"rome": ["taurini", "cosa", "faesulae", "mutina", "ariminum", "falerii"], "tribes": tribes}
    pos = scene(rome, {}, control=control, phase="round", hands=HANDS)
    assert isolated(pos) == {side: spaces for side, spaces in lost.items() if spaces}


@pytest.mark.rule("19.4.2")
@pytest.mark.parametrize(("near", "far"), [("ilerda", "tolosa"), ("taurini", "druentia")])
def test_no_path_leads_over_a_pass_of_either_kind(near: str, far: str):
    """Over a pass from Ilerda, over the Alps from Taurini: a CU beyond is of no use."""
    block = ["osca", "azaila", "dertosa", "tarraco", "emporiae"]
    control = {"rome": [near], "carthage": block}
    pos = scene({far: 5}, {}, control=control, phase="round", hands=HANDS)
    assert isolated(pos) == {R: [near]}


@pytest.mark.rule("19.4.2")
def test_a_strait_does_not_block():
    """Our ruling: only passes do."""
    inland = {"rome": ["feronia"], "carthage": ["tharros", "carales"]}
    pos = scene({"aleria": 1}, {}, control=inland, phase="round", hands=HANDS)
    assert isolated(pos) == {}, "over the empty port and the strait to the CU at Aleria"
    pos = scene({}, {}, control=inland, phase="round", hands=HANDS)
    assert isolated(pos) == {R: ["feronia"]}, "an empty port is nobody's port"


INLAND = ["segobriga", "toletum"]
AROUND = ["segovia", "salmantica", "arsa", "salaria", "laminium", "bilbilis"]


@pytest.mark.rule("19.4.1")
@pytest.mark.parametrize(
    ("goal", "free"),
    [
        ("nothing", False),
        ("unit", True),
        ("port", True),
        ("enemy port", False),
        ("city", True),
        ("besieged city", True),
    ],
)
def test_what_a_path_must_reach(goal: str, free: bool):
    """Segobriga and Toletum are surrounded by Romans but for the way to Saguntum, which is empty or not."""
    carthage = list(INLAND)
    rome = list(AROUND)
    forces: dict[str, int | str] = {}
    romans: dict[str, int] = {}
    siege: dict[str, int] = {}
    if goal == "unit":
        forces["saguntum"] = 1
    elif goal == "port":
        carthage.append("dianium")
        rome.append("dertosa")
    elif goal == "enemy port":
        rome += ["dianium", "dertosa"]
    elif goal in ("city", "besieged city"):
        carthage.append("saguntum")
    if goal in ("nothing", "enemy port"):
        rome.append("saguntum")
    if goal == "unit":
        rome.append("saguntum")
    if goal == "besieged city":
        romans["saguntum"] = 3
        siege["saguntum"] = 2
    pos = scene(
        romans,
        forces,
        control={"rome": rome, "carthage": carthage},
        siege=siege,
        phase="round",
        hands=HANDS,
    )
    lost = isolated(pos).get(C, [])
    assert sorted(lost) == ([] if free else sorted(INLAND))


@pytest.mark.rule("19.4.1", "20.8")
def test_a_friendly_tribe_saves_carthaginian_pcs_a_neutral_one_does_not():
    control = {"rome": ["mutina"], "carthage": ["verona"]}
    pos = scene({"mutina": 1}, {}, control={**control, "tribes": ["boii"]}, phase="round", hands=HANDS)
    assert isolated(pos) == {}
    pos = scene({"mutina": 1}, {}, control=control, phase="round", hands=HANDS)
    assert isolated(pos) == {C: ["verona"]}


@pytest.mark.rule("19.4.1")
def test_a_pc_in_a_port_or_under_a_unit_is_never_isolated():
    control = {
        "rome": ["cosa", "praeneste"],
        "carthage": ["pisae", "faesulae", "tarquinii", "sena", "terventum"],
    }
    pos = scene({"praeneste": 1}, {"roma": 1}, control=control, phase="round", hands=HANDS)
    assert R not in isolated(pos)
    pos = scene({}, {"roma": 1}, control=control, phase="round", hands=HANDS)
    assert isolated(pos)[R] == ["praeneste"]


@pytest.mark.rule("19.4.3")
def test_a_path_may_lead_over_empty_spaces():
    """Thamugadi to the port of Hadrumetum: Theveste and Thapsus are empty, or one of them is not."""
    control = {"carthage": ["thamugadi", "hadrumetum"], "rome": ["sitifis", "cirta", "thubursicu", "vescera"]}
    pos = scene({"sitifis": 1}, {}, control=control, phase="round", hands=HANDS)
    assert isolated(pos) == {}
    control["rome"] = [*control["rome"], "theveste"]
    pos = scene({"sitifis": 1}, {}, control=control, phase="round", hands=HANDS)
    assert isolated(pos) == {C: ["thamugadi"]}


@pytest.mark.rule("19.4")
def test_cities_and_tribes_stay_however_cut_off():
    control = {"rome": ["massilia", "capua"], "carthage": ["roma"], "tribes": ["boii", "aquitani"]}
    forces = {"terventum": 1, "roma": 1, "beneventum": 1, "neapolis": 1}
    pos = scene(
        {"verona": 1, "mutina": 1, "taurini": 1, "insubres": 1}, dict(forces), control=control, phase="round"
    )
    assert isolated(pos) == {}
    assert (controls(pos, "capua"), controls(pos, "boii"), controls(pos, "aquitani")) == (R, C, C)


@pytest.mark.rule("19.4")
def test_rome_removes_first():
    """An isolated Roman PC at Mutina does not isolate Verona behind it; a Carthaginian one there would."""
    control = {"rome": ["mutina"], "carthage": ["verona"]}
    pos = scene({}, {"falerii": 1, "firmum_picenum": 1}, control=control, phase="round", hands=HANDS)
    assert isolated(pos) == {R: ["mutina"]}
    assert controls(pos, "verona") == C
    pos = scene(
        {"falerii": 1, "firmum_picenum": 1},
        {},
        control={"rome": ["verona"], "carthage": ["mutina"]},
        phase="round",
        hands=HANDS,
    )
    assert isolated(pos) == {R: ["verona"], C: ["mutina"]}


@pytest.mark.rule("19.4")
def test_isolated_pcs_go_together():
    """Our ruling: three in a row that reach nothing are lost at once, none by the loss of another."""
    chain = ["zuccabar", "vescera", "sitifis"]
    control = {"rome": chain, "carthage": ["icosium", "tubusuctu", "thamugadi", "cirta"]}
    pos = scene({}, {}, control=control, phase="round", hands=HANDS)
    assert sorted(isolated(pos)[R]) == sorted(chain)
    pos = scene({"sitifis": 1}, {}, control=control, phase="round", hands=HANDS)
    assert R not in isolated(pos)
