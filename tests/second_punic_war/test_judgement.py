"""Positions in which a person knows what to do, asked of the machine players.

Every player that plans is right in all of them; greedy, which looks one action ahead, in most.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bellum.games.second_punic_war.abilities import ALL_KINDS
from bellum.games.second_punic_war.arrival import Refuge
from bellum.games.second_punic_war.board import NOBODY
from bellum.games.second_punic_war.dice import die_of
from bellum.games.second_punic_war.draw import Limit
from bellum.games.second_punic_war.economy import Disband
from bellum.games.second_punic_war.losses import Lose, Strike
from bellum.games.second_punic_war.position import War
from bellum.games.second_punic_war.records import AGAIN, MELEE
from bellum.games.second_punic_war.recruiting import Recruiting
from bellum.games.second_punic_war.rounds import Decide, Rerolls
from bellum.games.second_punic_war.siege import Siege
from bellum.games.second_punic_war.stacks import HEAVY
from bellum.games.second_punic_war.turn import Actions
from bellum.kernel import Step
from bellum.players import Perspective
from tests.judgement import PLAYERS, thinker
from tests.second_punic_war.fights import attack
from tests.second_punic_war.kit import (
    BOARD,
    TABLE,
    C,
    R,
    advance,
    owner_of,
    place_of,
    rig,
    scene,
    where,
)

Judgement = Callable[[War, list[str]], bool]

POSITIONS: dict[str, tuple[Callable[[], War], Judgement]] = {}
MISSED: dict[str, set[str]] = {"greedy": set(), "planner": set()}
MOST_ACTIONS = 30


def position(judgement: Judgement) -> Callable[[Callable[[], War]], Callable[[], War]]:
    """A position, with what is right in it: it is given what has become of it, and the actions that were played."""

    def enter(build: Callable[[], War]) -> Callable[[], War]:
        POSITIONS[build.__name__] = (build, judgement)
        return build

    return enter


def turn(forces: dict[str, str], leaders: dict[str, str] | None = None, seat: str = R, **more: object) -> War:
    """The turn of a seat; it has three points of initiative unless ``more`` says otherwise."""
    given: dict[str, object] = {"initiative": {seat: 3}, **more}
    pos = scene(forces, leaders, **given)  # type: ignore[arg-type]
    number = pos.setting.seat(seat)
    pos.order = [number, 1 - number]
    pos.steps.append(Actions(0))
    return advance(pos)


def fight(forces: dict[str, str], leaders: dict[str, str], place: str, role: int) -> War:
    """After a round of a battle that Carthage has begun, a role decides whether to go on."""
    pos = scene(forces, leaders)
    rig(pos, *[1] * 60)
    attack(pos, place, C, "beneventum")
    return resumed(pos, Decide(role))


def resumed(pos: War, due: Step[War]) -> War:
    """A step of the round of a battle is due."""
    rounds = [type(waiting).__name__ for waiting in pos.steps].index("Fighting")
    pos.steps = [*pos.steps[: rounds + 1], due]
    return advance(pos)


def played(pos: War, name: str) -> list[str]:
    """What a player does until his turn, or his choice, is over."""
    seat, tempo, begun = owner_of(pos), pos.tempo(), type(pos.steps[-1])
    player = thinker(name, "judgement")
    out: list[str] = []
    while len(out) < MOST_ACTIONS and pos.owes(seat) and pos.tempo() == tempo:
        if out and begun is not Actions and begun is not Recruiting and begun is not Refuge:
            break
        action = player.choose(Perspective(pos, seat))
        out.append(TABLE.notation(action))
        pos.play(seat, action)
    return out


def first(notation: str) -> Judgement:
    """This is the right action."""
    return lambda _, actions: actions[0] == notation


def never(*verbs: str) -> Judgement:
    """None of these is done."""
    return lambda _, actions: not any(action.split()[0] in verbs for action in actions)


def beset(city: str) -> Judgement:
    """The city is besieged or stormed, or has fallen."""
    number = BOARD.city[city]
    return lambda pos, actions: (
        bool(pos.ring[number]) or any(action in (f"besiege {city}", f"assault {city}") for action in actions)
    )


# -- 4, 6 armies and cities ----------------------------------------------------------------------------------


@position(beset("arretium"))
def a_city_that_nobody_guards_is_besieged() -> War:
    return turn({"boii": "carthage 9h 3c"}, {"hannibal": "boii"}, seat=C)


@position(beset("arretium"))
def an_active_leader_takes_it_without_initiative() -> War:
    return turn({"boii": "carthage 9h 3c"}, {"hannibal": "boii"}, seat=C, initiative={})


@position(never("march"))
def a_siege_that_will_end_is_not_broken_off() -> War:
    return turn({"arretium": "carthage 5h"}, seat=C, siege={"arretium": 1})


@position(lambda pos, actions: "march roma" in actions)
def the_capital_is_relieved() -> War:
    return turn({"roma": "carthage 10h", "cosa": "rome 20h 3c"}, {"consul_1": "cosa"}, siege={"roma": 2})


@position(lambda pos, actions: "march arretium" in actions)
def an_enemy_leader_alone_is_caught() -> War:
    return turn({"cosa": "rome 8h", "gades": "carthage 6h"}, {"consul_1": "cosa", "hannibal": "arretium"})


@position(lambda pos, actions: "march arretium" not in actions)
def three_units_do_not_attack_twelve() -> War:
    return turn({"cosa": "rome 3h", "arretium": "carthage 12h 4c"}, {"hannibal": "arretium"})


@position(lambda pos, actions: "march arretium" in actions)
def a_small_army_is_beaten_by_a_great_one() -> War:
    return turn({"cosa": "rome 16h 3c", "arretium": "carthage 3h"}, {"consul_1": "cosa", "magon": "arretium"})


@position(lambda pos, actions: where(pos, "hannibal") == "boii" and "march boii" in actions)
def a_great_leader_goes_to_his_army() -> War:
    forces = {"insumbres": "carthage 1c", "boii": "carthage* 10h 2c"}
    return turn(forces, {"hannibal": "insumbres"}, seat=C, attitude={"boii": -2, "insumbres": -2})


@position(first("pass"))
def an_army_with_nothing_to_do_stays() -> War:
    return turn({"capua": "rome 8h"})


@position(lambda pos, actions: "halt" not in actions[:3])
def nobody_is_activated_for_nothing() -> War:
    return turn({"pisae": "rome 8h 4l"}, {"scipio_pc": "pisae"}, owner={"genua": "carthage"})


@position(lambda pos, actions: pos.at[BOARD.leader["hannibal"]] in places_of(pos, "carthage"))
def no_leader_rides_away_from_his_infantry() -> War:
    return turn({"boii": "carthage 8h 4c"}, {"hannibal": "boii"}, seat=C)


def places_of(pos: War, nation: str) -> list[int]:
    """Where infantry of a nation is."""
    from_code = [place for place, stacks in enumerate(pos.stacks) if stacks]
    return [place for place in from_code if pos.of_nation(place, BOARD.nation[nation]) >> 7 & 127]


# -- 4.4 the sea ---------------------------------------------------------------------------------------------


def lands(*regions: str) -> Judgement:
    """An army lands in one of these regions, or anywhere if none is named."""
    return lambda _, actions: any(
        action.startswith("land ") and (not regions or action.split()[1] in regions) for action in actions
    )


@position(lands())
def an_army_with_ships_crosses_to_a_city_that_nobody_guards() -> War:
    return turn({"regium": "rome 8h 2l", "regium/port": "rome 5s"}, {"consul_1": "regium"})


@position(lambda pos, actions: "load capua" in actions and lands()(pos, actions))
def a_fleet_fetches_an_army_from_a_coast_without_a_port() -> War:
    return turn({"capua": "rome 8h 2l", "regium/port": "rome 5s"}, {"consul_1": "capua"})


@position(lands("lilibaeum"))
def a_besieged_city_is_relieved_from_beyond_the_sea() -> War:
    forces = {"lilibaeum": "carthage 3h", "neapolis": "rome 9h 2c", "neapolis/port": "rome 6s"}
    forces |= {"carthago": "carthage 14h 4c", "carthago_nova": "carthage 14h 4c"}
    return turn(forces, {"consul_1": "neapolis"}, siege={"lilibaeum": 1})


@position(lambda pos, actions: "port carthago_nova" in actions)
def ships_bring_food_to_a_besieged_city() -> War:
    forces = {"carthago_nova": "rome 8h", "carthago/port": "carthage 3s"}
    return turn(forces, seat=C, siege={"carthago_nova": 1})


@position(lambda pos, actions: "port carthago_nova" in actions)
def ships_that_lie_in_its_port_fetch_the_food() -> War:
    forces = {"carthago_nova": "rome 8h", "carthago_nova/port": "carthage 3s"}
    return turn(forces, seat=C, siege={"carthago_nova": 1})


@position(never("sail"))
def a_port_before_which_a_stronger_fleet_lies_is_not_left() -> War:
    forces = {"regium": "rome 6h", "regium/port": "rome 3s", "fretum_siculum": "carthage 8s"}
    return turn(forces, {"consul_1": "regium"})


@position(lambda pos, actions: lands()(pos, actions) and "sail ora_sicula_australis" not in actions)
def a_fleet_with_an_army_goes_round_a_stronger_one() -> War:
    forces = {"regium": "rome 8h", "regium/port": "rome 4s", "ora_sicula_australis": "carthage 8s"}
    return turn(forces, {"consul_1": "regium"})


@position(lambda pos, actions: "sail ora_sicula_australis" in actions)
def a_small_fleet_with_an_army_aboard_is_attacked() -> War:
    return turn({"regium/port": "rome 8s", "ora_sicula_australis": "carthage* 2s 4h"})


@position(never("sail"))
def a_fleet_stays_before_the_port_of_a_city_that_is_besieged() -> War:
    forces = {"carthago_nova": "rome 8h", "ora_carthaginis_novae": "rome 4s", "gades/port": "carthage 3s"}
    return turn(forces, siege={"carthago_nova": 2}, initiative={R: 1})


@position(
    lambda pos, actions: "sail ora_carthaginis_novae" in actions and "port carthago_nova" not in actions
)
def the_port_of_a_city_that_is_besieged_is_closed() -> War:
    forces = {"carthago_nova": "rome* 8h", "emporiae/port": "rome 4s", "gades/port": "carthage 3s"}
    return turn(forces, siege={"carthago_nova": 2})


@position(never("sail"))
def an_army_does_not_sail_away_from_an_enemy_at_the_gates() -> War:
    forces = {"roma": "rome 10h 2c", "roma/port": "rome 6s", "cosa": "carthage 10h 3c"}
    return turn(forces, {"consul_1": "roma", "hannibal": "cosa"})


@position(beset("carthago_nova"))
def who_has_landed_besieges_the_city() -> War:
    """There is one point of initiative: an army that parts cannot besiege two cities."""
    forces = {"carthago_nova": "rome 8h 2l", "ora_carthaginis_novae": "rome 5s"}
    return turn(forces, {"scipio_pc": "carthago_nova"}, initiative={R: 1})


@position(first("pass"))
def two_units_do_not_make_an_expedition() -> War:
    return turn({"roma": "rome 2h", "roma/port": "rome 3s"})


# -- 5 battles -----------------------------------------------------------------------------------------------


@position(first("retreat"))
def a_battle_that_is_lost_is_left() -> War:
    return fight({"capua": "carthage 14h; rome 2h"}, {"hannibal": "capua", "consul_1": "capua"}, "capua", 1)


@position(first("fight"))
def a_battle_that_is_won_goes_on() -> War:
    return fight({"capua": "carthage 14h; rome 2h"}, {"hannibal": "capua"}, "capua", 0)


@position(first("lose rome_light_infantry"))
def light_infantry_is_lost_first() -> War:
    pos = scene({"capua": "carthage 6h; rome 3h 3l 2c"})
    attack(pos, "capua", C, "beneventum")
    pos.steps = [pos.steps[0], Lose(0, place_of("capua"), 0, 0, 1)]
    return advance(pos)


@position(first("strike carthage_elephants"))
def a_ten_strikes_elephants() -> War:
    pos = scene({"capua": "carthage 6h 2l 2e; rome 9h"})
    attack(pos, "capua", C, "beneventum")
    pos.steps = [pos.steps[0], Strike(1, 1)]
    return advance(pos)


@position(first("reroll heavy_infantry"))
def command_is_used_in_the_last_attack() -> War:
    pos = scene({"capua": "carthage 6h; rome 6h"}, {"hannibal": "capua"})
    attack(pos, "capua", C, "beneventum")
    bout = pos.fought().bout
    bout.attack = MELEE
    bout.marks = [[AGAIN, 0, 1, ALL_KINDS, 4, 1]]
    bout.dice = [[die_of(HEAVY, 7, 1), die_of(HEAVY, 7, 2)], []]
    return resumed(pos, Rerolls(0, 0))


@position(
    lambda pos, actions: "walls capua" in actions and any(action.startswith("take") for action in actions)
)
def who_is_too_weak_goes_behind_the_walls() -> War:
    pos = scene({"capua": "carthage* 16h 4c 3e; rome 5h"}, {"hannibal": "capua"})
    pos.steps.append(Refuge(0, place_of("capua"), NOBODY, True))
    return advance(pos)


@position(first("done"))
def who_is_stronger_meets_the_enemy_outside() -> War:
    pos = scene({"capua": "carthage* 3h; rome 16h 4c"}, {"consul_1": "capua"})
    pos.steps.append(Refuge(0, place_of("capua"), NOBODY, True))
    return advance(pos)


@position(first("lose rome_light_infantry"))
def a_siege_costs_the_besieger_his_light_infantry() -> War:
    pos = scene({"gades": "rome 6h 3l"}, siege={"gades": 3})
    pos.steps.append(Siege(BOARD.city["gades"], 2, 0, 1, False))
    return advance(pos)


# -- 3, 7, 9 cards, politics, money --------------------------------------------------------------------------


@position(lambda pos, actions: actions[0].startswith("initiative"))
def a_card_brings_initiative_to_an_army_that_needs_it() -> War:
    hands = {R: ["rome_levy_in_italy"]}  # with another one there would be time for the levy too
    return turn({"pisae": "rome 9h"}, owner={"genua": "carthage"}, initiative={}, hands=hands)


@position(first("politics syracuse"))
def an_alliance_is_made_when_one_step_is_missing() -> War:
    return turn({"roma": "rome 4h"}, track={"syracuse": 1}, talents={R: 12})


@position(lambda pos, actions: any(action.startswith("recruit") for action in actions))
def who_has_money_and_an_enemy_at_the_gates_recruits() -> War:
    forces = {"roma": "rome 3h", "cosa": "carthage 8h"}
    return scene(forces, talents={R: 30}, steps=[Recruiting([0], NOBODY, [], [])])


@position(never("recruit"))
def who_cannot_pay_his_army_does_not_recruit() -> War:
    forces = {"roma": "rome 40h 10l 10c"}
    return scene(forces, talents={R: 3}, steps=[Recruiting([0], NOBODY, [], [])])


@position(first("disband rome_light_infantry"))
def light_infantry_is_disbanded_first() -> War:
    return scene({"roma": "rome 6h 3l 2c"}, steps=[Disband(0, 1, BOARD.region["roma"])])


@position(lambda pos, actions: weakest(pos, actions[0].split()[1]))
def the_card_that_brings_least_is_discarded() -> War:
    pos = scene()
    pos.hands[0] = sorted(pos.decks[0], key=worth)[:1] + sorted(pos.decks[0], key=worth)[-7:]
    pos.decks[0] = [card for card in pos.decks[0] if card not in pos.hands[0]]
    pos.steps.append(Limit(0))
    return advance(pos)


def worth(card: int) -> int:
    """What a card brings, as initiative or as gold."""
    return 2 * BOARD.cards[card].initiative + BOARD.cards[card].gold


def weakest(pos: War, card: str) -> bool:
    """Whether no card of the hand brings less."""
    return all(worth(BOARD.card[card]) <= worth(other) for other in pos.hands[0])


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("case", sorted(POSITIONS))
def test_what_a_person_knows(name: str, case: str) -> None:
    build, judgement = POSITIONS[case]
    pos = build()
    actions = played(pos, name)
    right = judgement(pos, actions)
    if case in MISSED[name]:
        assert not right, f"{name} knows this now: {actions}"
    else:
        assert right, f"{name} plays {actions}"


def test_there_are_many_and_greedy_knows_most() -> None:
    assert len(POSITIONS) >= 20
    assert all(len(missed) <= len(POSITIONS) // 5 for missed in MISSED.values())
