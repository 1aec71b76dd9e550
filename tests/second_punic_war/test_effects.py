"""5.2, 5.7 Effects: windows, answers, who may play them, and what each of the 39 does; example 8."""

from __future__ import annotations

from pathlib import Path

import pytest

from bellum.games.second_punic_war.assault import begin_assault
from bellum.games.second_punic_war.boons import ALPS, ARREARS, ASSAULT_DICE, ASSAULT_HIT, SPARED, SURRENDER
from bellum.games.second_punic_war.cities import capture
from bellum.games.second_punic_war.harm import ships_lost, shoot
from bellum.games.second_punic_war.leaders import doom
from bellum.games.second_punic_war.orders import UNDER_WAY, Column, Orders
from bellum.games.second_punic_war.siege import Sieges
from bellum.games.second_punic_war.stacks import CODE, troops_of
from bellum.games.second_punic_war.windows import open_window, play_event, refuse_effect
from tests.second_punic_war.fights import attack, lost
from tests.second_punic_war.kit import (
    BOARD,
    CA,
    CH,
    RN,
    RS,
    advance,
    choices,
    deal,
    do,
    give,
    hand,
    initiative_of,
    legal,
    level,
    place_of,
    points_of,
    purse,
    refused,
    rig,
    ring,
    run,
    scene,
    seat_of,
    stacks,
    step,
    there,
    to_move,
    told,
    where,
)

pytestmark = pytest.mark.rule("5.7", "1.3.1")


def card(effect, *, deck=None):
    """A card that has an effect at its foot."""
    number = BOARD.effect[effect]
    return next(
        c.id
        for c in BOARD.cards
        if c.effect == number and (deck is None or BOARD.card_id[c.number].startswith(deck))
    )


def fight(forces, leaders=None, *, carthage=(), rome=(), dice=(), side="carthage", place="capua", **more):
    """A battle in which the players hold these effects."""
    hands = {
        seat: [card(effect) for effect in effects]
        for seat, effects in (("carthage", carthage), ("rome", rome))
        if effects
    }
    pos = scene({place: forces}, leaders, hands=hands, **more)
    rig(pos, *dice, *[1] * (64 - len(dice)))
    return attack(pos, place, side, "sinus_campanus" if place == "mare_inferum" else "beneventum")


def play(pos, effect):
    return do(pos, f"effect {card(effect)}")


def decline(pos):
    """Everybody declines until a choice that is no window comes."""
    while step(pos) in ("Window", "Rerolls"):
        do(pos, "pass" if step(pos) == "Window" else "done")
    return pos


# -- 5.2, 5.7 windows and answers ------------------------------------------------------------------------------


def example_8(**more):
    """A is Carthage, and attacks; the defender declines at first."""
    pos = fight(
        "rome 5h; carthage* 6h",
        carthage=["ambush", "smile_of_the_gods"],
        rome=["favourable_ground"],
        dice=(7, 7, 1, 1),
        **more,
    )
    assert to_move(pos) == "rome"  # 5.2 the defender is asked first
    do(pos, "pass")
    play(pos, "ambush")
    assert to_move(pos) == "rome"
    play(pos, "favourable_ground")
    assert to_move(pos) == "carthage"
    return pos


@pytest.mark.rule("5.2", "5.7")
def test_example_8():
    pos = example_8()
    told_events = told(pos, f"effect {card('smile_of_the_gods')}")
    # Favourable Ground is cancelled, and the ambush works: four rolls, two hits, before round 1.
    happened = [event.kind for event in told_events]
    assert happened.index("effect-cancelled") < happened.index("dice") < happened.index("battle-round")
    (ambush, *_) = [event for event in told_events if event.kind == "dice"]
    assert ambush.args["dice"] == [{"unit": "heavy_infantry", "hit": 7, "rolls": [7, 7, 1, 1]}]
    assert there(pos, "capua", "rome") == "3h"
    assert hand(pos, "carthage") == [] == hand(pos, "rome")


@pytest.mark.rule("5.2", "5.7")
def test_example_8_without_the_smile():
    pos = example_8()
    do(pos, "pass")
    # The ground was taken before the ambush worked: both hits do not count.
    assert there(pos, "capua", "rome") == "5h"


@pytest.mark.rule("5.2")
def test_5_2_favourable_ground_first_covers_the_ambush_and_round_1():
    pos = fight(
        "rome 5h; carthage* 6h",
        carthage=["ambush"],
        rome=["favourable_ground"],
        dice=(7, 1, 1, 1, 7, 7, *[1] * 4),
    )
    play(pos, "favourable_ground")
    play(pos, "ambush")
    # One hit of the ambush and one of the two of round 1 do not count.
    assert there(pos, "capua", "rome") == "4h"


@pytest.mark.rule("5.2", "10.1")
def test_5_2_the_sides_play_in_turn_whatever_the_order_of_the_stage():
    """Partners do not play one after the other while the enemy waits."""
    ambushes = [c.id for c in BOARD.cards if c.effect == BOARD.effect["ambush"]]
    pos = scene(
        {"capua": "rome 5h; carthage* 6h"},
        players=4,
        hands={RS: [card("favourable_ground")], RN: ambushes[:1], CH: ambushes[1:2]},
        order=[RS, RN, CH, CA],
    )
    attack(pos, "capua", "carthage", "beneventum")
    assert to_move(pos) == RS  # in whose zone the defenders are
    play(pos, "favourable_ground")
    assert to_move(pos) == CH
    do(pos, "pass")
    assert to_move(pos) == RN


@pytest.mark.rule("5.7")
def test_5_7_an_answer_may_be_answered():
    pos = fight(
        "rome 5h; carthage* 6h",
        carthage=["ambush"],
        rome=["smile_of_the_gods"],
        dice=(7, 7, 1, 1),
    )
    pos.hands[seat_of(pos, "carthage")].append(BOARD.card["rome_disease_in_the_army"])
    play(pos, "ambush")
    play(pos, "smile_of_the_gods")
    do(pos, "effect rome_disease_in_the_army")
    # The last one works first: the ambush takes place.
    assert there(pos, "capua", "rome") == "3h"


@pytest.mark.rule("5.7")
def test_5_7_nobody_cancels_his_own_side():
    pos = fight("rome 5h; carthage* 6h", carthage=["ambush", "smile_of_the_gods"])
    play(pos, "ambush")
    assert step(pos) != "Window" or f"effect {card('smile_of_the_gods')}" not in legal(pos)


@pytest.mark.rule("5.7")
def test_5_7_who_has_no_part_in_the_battle_says_whom_he_helps():
    pos = scene({"capua": "rome 5h; carthage* 6h"}, players=3, hands={"syracuse": [card("ambush")]})
    rig(pos, 7, 7, *[1] * 60)
    pos.passed = 7  # 5.7 also one who has passed
    attack(pos, "capua", "carthage", "beneventum")
    assert to_move(pos) == "syracuse"
    play(pos, "ambush")
    assert legal(pos) == {"help rome", "help carthage"}
    refused(pos, "help syracuse", "5.7", "effect-not-that-choice")
    refused(pos, "pass", "3.4.7", "when-pass")
    do(pos, "help rome")
    assert there(pos, "capua", "carthage") == "4h"


@pytest.mark.rule("5.7")
@pytest.mark.parametrize("helped", ["rome", "carthage"])
def test_5_7_he_says_it_before_anybody_answers(helped):
    """Who may cancel an effect knows whom it would help."""
    smile = card("smile_of_the_gods", deck="carthage")
    hands = {"syracuse": [card("ambush")], "carthage": [smile]}
    pos = scene({"capua": "rome 5h; carthage* 6h"}, players=3, hands=hands)
    rig(pos, 7, 7, *[1] * 60)
    attack(pos, "capua", "carthage", "beneventum")
    play(pos, "ambush")
    assert to_move(pos) == "syracuse"
    events = told(pos, f"help {helped}")
    assert [(e.kind, e.args) for e in events] == [("helps", {"seat": "syracuse", "side": helped})]
    assert (to_move(pos), step(pos)) == ("carthage", "Window")
    assert pos.clone() == pos
    if helped == "rome":
        do(pos, f"effect {smile}")
        assert there(pos, "capua", "carthage") == "6h"
    else:
        do(pos, "pass")
        while step(pos) == "Lose":
            do(pos, "lose rome_heavy_infantry")
        assert there(pos, "capua", "rome") == "3h"


@pytest.mark.rule("5.7")
def test_5_7_refusals():
    pos = fight("rome 5h; carthage* 6h", rome=["ambush", "boarding", "hot_pursuit"])
    refused(pos, f"effect {card('boarding')}", "5.7", "effect-not-now")
    refused(pos, f"effect {card('hot_pursuit')}", "5.7", "effect-not-now")
    refused(pos, f"effect {card('fog')}", "5.7", "effect-not-in-hand")
    refused(pos, "fight", "5.3", "when-fight")


@pytest.mark.rule("1.3.1")
def test_1_3_1_a_card_that_was_played_is_discarded_without_its_star():
    pos = fight("rome 5h; carthage* 6h", carthage=["ambush"])
    play(pos, "ambush")
    assert BOARD.card[card("ambush")] in pos.discards[1]


# -- before a battle -------------------------------------------------------------------------------------------


def test_ambush_rolls_the_best_four_infantry_and_a_ten_chooses():
    pos = fight("rome 5h 1c; carthage* 2l 1h 2g 3c", carthage=["ambush"], dice=(10, 8, 7, 9))
    play(pos, "ambush")
    # Heavy from 7, two Gallic from 8, light from 9: 10 strikes, 8 and 9 hit, 7 misses.
    do(pos, "strike rome_cavalry")
    assert there(pos, "capua", "rome") == "3h"


def test_ambush_needs_infantry_and_land():
    pos = fight("rome 5h 1c; carthage* 3c", carthage=["ambush"])
    assert step(pos) == "Leave"
    do(pos, "fight")
    assert step(pos) != "Window"


def test_hail_of_missiles_hits_from_8():
    pos = fight("rome 5h; carthage* 3l 4h", carthage=["hail_of_missiles"], dice=(8, 7, 8))
    play(pos, "hail_of_missiles")
    assert there(pos, "capua", "rome") == "3h"


def test_refuse_battle():
    pos = fight("rome 5h; carthage* 6h 1c", rome=["refuse_battle"])
    play(pos, "refuse_battle")
    assert step(pos) == "Chase"
    do(pos, "pass", "to roma")
    assert there(pos, "roma") == "5h"


def test_refuse_battle_is_the_defenders_and_needs_somewhere_to_go():
    pos = fight("rome 5h; carthage* 6h", carthage=["refuse_battle"])
    assert step(pos) != "Window"
    blocked = dict.fromkeys(("roma", "neapolis", "bovianum"), "carthage 1h")
    pos = scene(
        {"capua": "rome 5h; carthage* 6h", **blocked},
        hands={"rome": [card("refuse_battle"), card("ambush")]},
        owner={"capua": "carthage"},
    )
    attack(pos, "capua", "carthage", "beneventum")
    refused(pos, f"effect {card('refuse_battle')}", "5.4", "nowhere-to-retreat")


def test_nobody_refuses_a_battle_for_another_side():
    """5.7 Others may play effects of a battle, but the army that retreats is one's own side's."""
    pos = scene({"capua": "rome 5h; carthage* 6h"}, players=3)
    pos.hands[2].append(BOARD.card[card("refuse_battle")])
    attack(rig(pos, *[1] * 11), "capua", "carthage", "beneventum")
    assert step(pos) == "Decide"


def test_an_ambush_does_nothing_when_the_battle_was_refused():
    pos = fight("rome 5h; carthage* 6h", carthage=["ambush"], rome=["refuse_battle"])
    do(pos, "pass")
    play(pos, "ambush")
    play(pos, "refuse_battle")
    do(pos, "to roma")
    assert there(pos, "roma") == "5h"


def test_gallic_desertion():
    pos = fight("rome 5h; carthage* 3g 1k 2h", rome=["gallic_desertion"])
    play(pos, "gallic_desertion")
    assert to_move(pos) == "carthage"
    assert legal(pos) == {"lose carthage_gallic_infantry", "lose carthage_gallic_cavalry"}
    refused(pos, "lose carthage_heavy_infantry", "5.7", "no-such-unit-to-give-up")
    do(pos, "lose carthage_gallic_infantry", "lose carthage_gallic_cavalry")
    assert there(pos, "capua", "carthage") == "2h 2g"
    assert lost(pos) == [0, 0]


@pytest.mark.rule("10.1")
def test_gallic_desertion_of_two_owners():
    """The chief of the side says whose Gauls they are."""
    pos = fight(
        f"rome 5h; {CH}* 3g 2h; {CA}* 3g",
        {"hannibal": f"capua:{CH}", "hannon_magnus": f"capua:{CA}"},
        players=4,
        rome=["gallic_desertion"],
    )
    play(pos, "gallic_desertion")
    assert to_move(pos) == CH
    assert legal(pos) == {f"opponent {CH}", f"opponent {CA}"}  # one kind of Gauls, which names itself
    refused(pos, f"opponent {RN}", "5.5", "no-such-owner")
    refused(pos, "lose carthage_gallic_infantry", "5.5", "when-lose")
    assert pos.clone() == pos
    do(pos, f"opponent {CA}", f"opponent {CA}")
    assert stacks(pos, "capua") == {"rome": "5h", f"{CH}*": "2h 3g", f"{CA}*": "1g"}


def test_fog():
    pos = fight("rome 5h 2l 1c; carthage* 6h 2l 2c", carthage=["fog"], dice=(*[1] * 4, *[1] * 6, *[1] * 5))
    play(pos, "fog")
    # Two light and two cavalry of Carthage, six and five heavy: Rome's light and cavalry did not roll.
    assert pos.dice.used == 2 + 2 + 6 + 5
    decline(pos)
    do(pos, "fight", "fight")
    assert pos.dice.used > 15 + 15


# -- in a round ------------------------------------------------------------------------------------------------


def test_favourable_ground_in_a_round():
    pos = fight("rome 5h; carthage* 6h", rome=["favourable_ground"], dice=(7, 7, 7, 1, 1, 1))
    do(pos, "pass")  # before the battle
    play(pos, "favourable_ground")
    assert there(pos, "capua", "rome") == "4h"


def test_encirclement():
    pos = fight("rome 5h; carthage* 6h 1c", carthage=["encirclement"])
    play(pos, "encirclement")
    # The defender has no choice but to fight; the attacker is asked.
    assert to_move(pos) == "carthage"
    do(pos, "fight")
    assert to_move(pos) == "rome"


def test_encirclement_refuses_the_retreat():
    pos = fight("rome 5h; carthage* 6h 1c")
    pos.fought().bout.marks.append([3, 1])
    pos._legal = None
    refused(pos, "retreat", "5.7", "encircled")


def test_encirclement_needs_more_cavalry():
    pos = fight("rome 5h 1c; carthage* 6h 1c", carthage=["encirclement", "inspired_command"])
    assert step(pos) != "Window"


def test_raging_elephants():
    pos = fight("rome 6h 1c; carthage* 3e 4h", rome=["raging_elephants"], dice=(6, 5, 9))
    play(pos, "raging_elephants")
    # Two elephants rage and cost Carthage two units, one tramples Rome.
    assert (to_move(pos), step(pos)) == ("rome", "Lose")
    do(pos, "lose rome_cavalry")
    assert (to_move(pos), step(pos)) == ("carthage", "Lose")
    do(pos, "lose carthage_heavy_infantry", "lose carthage_elephants")
    assert there(pos, "capua", "carthage") == "3h 2e"


def test_skirmishers():
    pos = fight("rome 5h; carthage* 2l 2h", carthage=["skirmishers"], dice=(7, 6))
    play(pos, "skirmishers")
    assert there(pos, "capua", "rome") == "4h"


def test_cavalry_charge():
    pos = fight("rome 5h; carthage* 2h 1c 1k", carthage=["cavalry_charge"], dice=(6, 5))
    assert pos.fought().bout.attack == 2
    play(pos, "cavalry_charge")
    assert there(pos, "capua", "rome") == "4h"


def test_close_order():
    pos = fight("rome 9h; carthage* 7h", carthage=["close_order"], dice=[6] * 7)
    assert pos.fought().bout.attack == 3
    play(pos, "close_order")
    assert there(pos, "capua", "rome") == "4h"


def test_triarii():
    pos = fight("rome 5h; carthage* 9h", rome=["triarii"], dice=(*[1] * 9, *[1] * 5, 7, 7, 7, 7))
    play(pos, "triarii")
    do(pos, *["reroll heavy_infantry"] * 4)
    assert there(pos, "capua", "carthage") == "5h"


def test_triarii_only_when_ones_own_dice_lie_there():
    pos = fight("rome 5h; carthage* 9h", carthage=["triarii"])
    assert (to_move(pos), step(pos)) == ("carthage", "Window")
    do(pos, "pass")
    # The window of the defender's dice is none for the attacker.
    assert step(pos) == "Decide"


def test_feigned_retreat():
    pos = fight("rome 5h; carthage* 3c 1h", carthage=["feigned_retreat"], dice=(1, 8, 1, 8, 8))
    play(pos, "feigned_retreat")
    do(pos, "reroll cavalry", "reroll cavalry")
    assert there(pos, "capua", "rome") == "2h"


def test_inspired_command():
    pos = fight("rome 5h; carthage* 6h", {"cartalon": "capua"}, carthage=["inspired_command"])
    play(pos, "inspired_command")
    do(pos, *["reroll heavy_infantry"] * 4)
    assert step(pos) == "Decide"


def test_inspired_command_needs_a_leader():
    pos = fight("rome 5h; carthage* 6h", carthage=["inspired_command"])
    assert step(pos) != "Window"


@pytest.mark.rule("10.1")
def test_inspired_command_needs_a_leader_of_ones_own():
    name = card("inspired_command", deck="carthage")
    for seat, asked in ((CH, True), (CA, False)):
        pos = scene(
            {"capua": f"rome 5h; {CH}* 6h"}, {"cartalon": f"capua:{CH}"}, players=4, hands={seat: [name]}
        )
        attack(pos, "capua", "carthage", "beneventum")
        assert (step(pos) == "Window") == asked


def test_disorder_in_the_ranks():
    pos = fight("rome 5h; carthage* 6h", {"hannibal": "capua"}, rome=["disorder_in_the_ranks"])
    play(pos, "disorder_in_the_ranks")
    assert step(pos) == "Decide"


def test_disorder_needs_command_to_stop():
    pos = fight("rome 5h; carthage* 6h", rome=["disorder_in_the_ranks"])
    assert step(pos) == "Decide"


def test_disorder_leaves_what_is_no_command():
    """5.6, 1.3.3 Cartalon's cavalry may still be rolled again; if there is nothing else, there is nothing to stop."""
    pos = fight("rome 5h; carthage* 6h 1c", {"cartalon": "capua"}, rome=["disorder_in_the_ranks"])
    play(pos, "disorder_in_the_ranks")
    assert (step(pos), legal(pos)) == ("Rerolls", {"reroll cavalry", "done"})
    pos.hands[0].append(BOARD.card[card("disorder_in_the_ranks")])
    refusal = refuse_effect(pos, 0, pos.hands[0][-1], "rolled", place_of("capua"))
    assert refusal is not None
    assert refusal.message == "no-command-to-stop"


def test_when_hits_are_warded_off():
    """Favourable Ground before the battle or the first roll of a round, Wall of Pikes once the battle has begun."""
    pos = fight("rome 5h; carthage* 6h", rome=["favourable_ground"])
    assert pos.steps[-1].window == "battle"
    do(pos, "pass")
    assert pos.steps[-1].window == "round"
    assert step(do(pos, "pass")) == "Decide"
    pos = fight("rome 5h; carthage* 6h", rome=["wall_of_pikes"])
    assert pos.steps[-1].window == "round"


def test_wall_of_pikes():
    pos = fight("rome 5h; carthage* 2c 3e", rome=["wall_of_pikes"], dice=(8, 8))
    play(pos, "wall_of_pikes")
    # Five hits, two of them count.
    assert there(pos, "capua", "rome") == "3h"


def test_outflanking():
    pos = fight("rome 5h; carthage* 1c 1h", carthage=["outflanking"], dice=(1, 7, 8, 8))
    play(pos, "outflanking")
    assert there(pos, "capua", "rome") == "2h"


@pytest.mark.rule("5.6", "5.7")
def test_outflanking_is_not_rolled_again_by_command():
    pos = fight(
        "rome 5h; carthage* 1c 2h", {"hannibal": "capua"}, carthage=["outflanking"], dice=(1, 7, 1, 1, 1)
    )
    do(pos, "done")
    play(pos, "outflanking")
    # The second infantry unit has missed, and so have both dice of the card.
    assert legal(pos) == {"reroll heavy_infantry", "done"}


def test_iron_discipline():
    pos = fight("rome 5h 1c; carthage* 2h", rome=["iron_discipline"], dice=(1, 10, 1))
    play(pos, "iron_discipline")
    assert (to_move(pos), step(pos)) == ("rome", "Lose")


def test_iron_discipline_is_for_those_who_are_struck():
    pos = fight("rome 5h 1c; carthage* 2h", carthage=["iron_discipline"], dice=(1, 10, 1))
    assert step(pos) == "Strike"


# -- at sea ----------------------------------------------------------------------------------------------------


def test_boarding_and_ramming():
    pos = fight(
        "rome 3s; carthage* 1s 2h",
        carthage=["boarding"],
        rome=["ramming"],
        dice=(4, 5, 5, 4),
        place="mare_inferum",
    )
    play(pos, "ramming")
    play(pos, "boarding")
    # 4 hits from 4; two 5s hit from 5, and the only ship of Carthage is gone.
    assert there(pos, "mare_inferum") == "2s"


def test_boarding_needs_infantry_aboard_and_ships():
    pos = fight("rome 3s; carthage* 1s", carthage=["boarding"], place="mare_inferum")
    assert step(pos) == "Decide"
    pos = fight("rome 3h; carthage* 1h", carthage=["ramming"])
    assert step(pos) == "Decide"


# -- pursuit ---------------------------------------------------------------------------------------------------


def test_hot_pursuit():
    pos = fight("rome 6h; carthage* 1h 1c 2l 1g", carthage=["hot_pursuit"])
    do(pos, "retreat", "pursue")
    assert to_move(pos) == "carthage"
    rig(pos, 9, 8, 8, 8)
    play(pos, "hot_pursuit")
    do(pos, "to roma")
    # Light 9 hits and 8 does not, cavalry and Gauls hit with 8.
    assert there(pos, "roma") == "3h"


def test_hot_pursuit_without_cavalry():
    pos = fight("rome 6h; carthage* 1h 2l", carthage=["hot_pursuit"])
    do(pos, "retreat")
    rig(pos, 9, 9)
    play(pos, "hot_pursuit")
    do(pos, "to roma")
    assert there(pos, "roma") == "4h"


def test_rearguard():
    pos = fight("rome 6h; carthage* 1h 4c", rome=["rearguard"])
    do(pos, "retreat", "pursue")
    rig(pos, 8, 8, 8, 8)
    play(pos, "rearguard")
    do(pos, "to roma")
    assert there(pos, "roma") == "5h"


def test_rearguard_without_pursuers():
    pos = fight("rome 6h; carthage* 4h", rome=["rearguard"])
    do(pos, "retreat")
    assert step(pos) == "RetreatTo"


# -- answers ---------------------------------------------------------------------------------------------------


def test_leader_escapes_to_the_nearest_city():
    pos = scene({"capua": "carthage 3h"}, {"consul_1": "capua"}, hands={"rome": [card("leader_escapes")]})
    pos.owner[BOARD.city["capua"]] = 1
    doom(pos, BOARD.leader["consul_1"], 1)
    advance(pos)
    assert (to_move(pos), step(pos)) == ("rome", "Window")
    play(pos, "leader_escapes")
    near = {BOARD.region_id[r] for r in BOARD.roads[BOARD.region["capua"]]}
    assert choices(pos, "city") <= {BOARD.city_id[c] for r in near for c in BOARD.cities_in[BOARD.region[r]]}
    do(pos, f"city {sorted(choices(pos, 'city'))[0]}")
    assert where(pos, "consul_1") in near
    assert points_of(pos, "carthage") == 0


@pytest.mark.rule("6.2")
def test_no_leader_escapes_to_a_besieged_city():
    """The nearest that is not besieged; if all are, the capital."""
    forces = {"leontini": "rome 3h", "syracusae": "rome 9h", "tauromenium": "rome 4h"}
    for siege, refuge in (
        ({"syracusae": 6}, "tauromenium/in"),
        ({"syracusae": 6, "tauromenium": 2}, "syracusae/in"),
    ):
        pos = scene(forces, {"hippokrates": "leontini"}, players=3, owner={"leontini": "rome"}, siege=siege)
        pos.hands[2].append(BOARD.card[card("leader_escapes")])
        doom(pos, BOARD.leader["hippokrates"], 0)
        advance(pos)
        play(pos, "leader_escapes")
        assert where(pos, "hippokrates") == refuge


def test_a_leader_who_escapes_takes_command_of_common_troops():
    """10.1 He leads whom he finds in the city's region."""
    pos = scene(
        {"capua": "carthage 3h", "neapolis": "rome 2h", "beneventum": "rome 1h"},
        {"praetor_1": "capua:rome_south"},
        players=4,
        owner={"capua": "carthage"},
        hands={"rome_south": [card("leader_escapes")]},
    )
    doom(pos, BOARD.leader["praetor_1"], 2)
    advance(pos)
    play(pos, "leader_escapes")
    do(pos, "city neapolis")
    assert stacks(pos, "neapolis") == {"rome_south": "2h"}
    assert stacks(pos, "beneventum") == {"rome": "1h"}


@pytest.mark.rule("5.6")
def test_a_leader_escapes_to_the_city_where_he_is():
    """The nearest city may be that of his own region: he is saved, once, and stays there."""
    escapes = [c.id for c in BOARD.cards if BOARD.effect_id[c.effect] == "leader_escapes"]
    pos = scene({}, {"praetor_1": "capua"})
    deal(pos, "rome", "rome_sibylline_books")
    pos.hands[0].append(BOARD.card[next(name for name in escapes if not name.startswith("rome"))])
    doom(pos, BOARD.leader["praetor_1"], 1)
    advance(pos)
    do(pos, "effect rome_sibylline_books")
    assert where(pos, "praetor_1") == "capua"
    assert (step(pos), points_of(pos, "carthage")) == ("Still", 0)


@pytest.mark.rule("5.6")
def test_a_leader_inside_a_city_escapes_to_another():
    """To another city, not to the walls behind which his army was lost."""
    forces = {"tarentum/in": "macedonia 1h", "tarentum": "rome 3h", "iliria": "macedonia 5h"}
    pos = scene(
        forces,
        {"filip_v": "tarentum/in"},
        owner={"tarentum": "carthage", "brundisium": "carthage"},
        track={"macedonia": -2},
        hands={"carthage": ["carthage_hundred_and_four"]},
    )
    doom(pos, BOARD.leader["filip_v"], 0)
    play(advance(pos), "leader_escapes")
    assert where(pos, "filip_v") == "brundisium"


def test_leader_escapes_is_for_ones_own_leader():
    pos = scene({"capua": "carthage 3h"}, {"consul_1": "capua"}, hands={"carthage": [card("leader_escapes")]})
    doom(pos, BOARD.leader["consul_1"], 1)
    advance(pos)
    assert where(pos, "consul_1") == "pool"


@pytest.mark.rule("2")
def test_nobody_escapes_to_where_the_scenario_is_not_played():
    """2 In scenario I Carthago is beyond the map: without a city in Italy there is no escape."""
    hands = {"carthage": ["carthage_hundred_and_four"]}
    pos = scene({"roma": "rome 3h"}, {"hannon": "roma"}, scenario="stop_hannibal", hands=hands)
    doom(pos, BOARD.leader["hannon"], 0)
    advance(pos)
    assert where(pos, "hannon") == "dead"
    pos = scene({"roma": "rome 3h"}, {"hannon": "roma"}, scenario="stop_hannibal", hands=hands)
    give(pos, "arretium", "carthage")
    doom(pos, BOARD.leader["hannon"], 0)
    advance(pos)
    play(pos, "leader_escapes")
    assert where(pos, "hannon") == "arretium"


def test_ill_omen_cancels_an_event_without_a_star():
    pos = scene(
        hands={"rome": [card("ill_omen")], "carthage": ["carthage_silver_mines", "carthage_sophonisba"]}
    )
    before = purse(pos, "carthage")
    play_event(pos, 1, BOARD.card["carthage_silver_mines"])
    advance(pos)
    play(pos, "ill_omen")
    assert purse(pos, "carthage") == before
    pos = scene(hands={"rome": [card("ill_omen")], "carthage": ["carthage_sophonisba"]})
    pos.hands[0].append(BOARD.card["carthage_envoys_among_the_massylii"])
    effect = BOARD.effects[BOARD.effect["ill_omen"]]
    pos.hands[1].remove(BOARD.card["carthage_sophonisba"])
    from_windows(pos, "carthage_sophonisba")
    refusal = effect.refuse(pos, 0, "event", BOARD.card["carthage_sophonisba"])
    assert refusal is not None
    assert refusal.message == "event-with-star"


def from_windows(pos, name):
    """An event that waits for answers, without its window."""
    pos.hands[1].append(BOARD.card[name])
    play_event(pos, 1, BOARD.card[name])
    pos.steps.pop()


# -- movement --------------------------------------------------------------------------------------------------


def moving(place, words, seat="carthage", effect="forced_march", window="column"):
    """A column that is under way, and a window about it; the effect is in the hand of a seat."""
    hands = {seat: [card(effect)]}
    pos = scene({place: f"carthage* {words}"}, hands=hands)
    stack = pos.stacks[place_of(place)][0]
    pos.orders = Orders(1, 1, None)
    pos.column = Column(place_of(place), [[stack & 63, 0, -1, -1, stack >> 6]], [], 0, 0, UNDER_WAY)
    open_window(pos, window, place_of(place), seat_of(pos, seat))
    return advance(pos)


def test_forced_march_raid_and_fair_winds():
    pos = moving("capua", "3h")
    play(pos, "forced_march")
    assert (pos.column.bonus, pos.column.strain) == (1, 8)
    pos = moving("capua", "3c", effect="raid")
    play(pos, "raid")
    assert pos.column.bonus == 2
    pos = moving("mare_inferum", "3s", effect="fair_winds")
    play(pos, "fair_winds")
    assert pos.column.bonus == 3


@pytest.mark.parametrize(
    ("place", "words", "effect", "message"),
    [
        ("mare_inferum", "2s", "forced_march", "effect-for-armies"),
        ("capua", "2h", "fair_winds", "effect-for-fleets"),
        ("capua", "2h 1c", "raid", "effect-for-cavalry-alone"),
    ],
)
def test_moves_that_an_effect_does_not_fit(place, words, effect, message):
    pos = moving(place, words, effect=effect)
    assert step(pos) == "Still"
    refusal = BOARD.effects[BOARD.effect[effect]].refuse(pos, 1, "column", 0)
    assert refusal is not None
    assert refusal.message == message
    refusal = BOARD.effects[BOARD.effect[effect]].refuse(pos, 0, "column", 0)
    assert refusal is not None
    assert refusal.message == "not-your-column"


def test_mountain_guides():
    pos = moving("taurini", "3h", effect="mountain_guides", window="alps")
    play(pos, "mountain_guides")
    assert pos.boons[ALPS] == 10


@pytest.mark.rule("4.3", "5.4")
def test_mountain_guides_in_a_retreat():
    """4.3 Who retreats over the Alps rolls too, and may be led; the whole army, and no army after it."""
    hands = {"carthage": [card("mountain_guides")]}
    forces = {"ligures": "carthage 2h 1c; massilia 1h; rome* 3h", "boii": "rome 1h", "genua": "rome 1h"}
    pos = scene(forces, track={"massilia": -2}, hands=hands)
    rig(pos, *[1] * 7, 9, 9, 10, 9, 5)
    attack(pos, "ligures", "rome", "taurini")
    do(pos, "retreat", "to deciates")
    assert (step(pos), to_move(pos)) == ("Window", "carthage")
    play(pos, "mountain_guides")
    assert there(pos, "deciates") == "3h"
    assert pos.boons == {}
    pos = scene({"ligures": "rome 6h; carthage* 3h"}, hands=hands)  # an attacker who goes back
    rig(pos, *[1] * 9, 10, 9, 8, 5)
    attack(pos, "ligures", "carthage", "deciates")
    do(pos, "fight", "retreat")
    assert (step(pos), to_move(pos)) == ("Window", "carthage")
    play(pos, "mountain_guides")
    assert (there(pos, "deciates"), pos.boons) == ("2h", {})


@pytest.mark.rule("4.3", "5.4")
def test_no_guides_for_a_retreat_elsewhere():
    pos = scene({"ligures": "carthage 2h; rome* 3h"}, hands={"carthage": [card("mountain_guides")]})
    rig(pos, *[1] * 5)
    attack(pos, "ligures", "rome", "taurini")
    do(pos, "retreat", "to boii")
    assert there(pos, "boii") == "2h"


def test_sudden_squall():
    pos = moving("mare_inferum", "3s 6h", seat="rome", effect="sudden_squall", window="open_sea")
    rig(pos, 9, 8, 10)
    play(pos, "sudden_squall")
    # One ship is left and carries two; all are alike, so nothing is asked.
    assert there(pos, "mare_inferum") == "2h 1s"
    assert pos.column.troops() == pos.stacks[place_of("mare_inferum")][0] >> 6
    assert points_of(pos, "rome") == 0


def test_a_squall_that_sinks_all():
    pos = moving("mare_inferum", "1s 2h", seat="rome", effect="sudden_squall", window="open_sea")
    rig(pos, 9)
    play(pos, "sudden_squall")
    assert there(pos, "mare_inferum") == ""


# -- sieges ----------------------------------------------------------------------------------------------------


def besieged(effect, seat="rome", window="besieged", **more):
    """Capua, Roman, is besieged at level 2."""
    pos = scene(
        {"capua": "carthage 9h", "capua/in": "rome 2h"},
        siege={"capua": 2},
        hands={seat: [card(effect)]},
        **more,
    )
    about = BOARD.city["capua"] if window in ("siege", "surrender") else seat_of(pos, seat)
    open_window(pos, window, about, seat_of(pos, seat))
    return advance(pos)


def test_burned_engines():
    pos = besieged("burned_engines", window="siege")
    play(pos, "burned_engines")
    assert pos.boons[SPARED + BOARD.city["capua"]] == 1
    assert step(besieged("burned_engines", seat="carthage", window="siege")) == "Still"


def test_stored_grain():
    pos = besieged("stored_grain")
    play(pos, "stored_grain")
    assert level(pos, "capua") == 4
    pos = besieged("stored_grain", window="siege")
    play(pos, "stored_grain")
    assert level(pos, "capua") == 4


def test_sally():
    pos = besieged("sally")
    rig(pos, 7, 7, 7, 7)
    play(pos, "sally")
    # Two of the level and two inside, each from 7: five besiegers against four still are enough.
    assert there(pos, "capua") == "5h"
    assert ring(pos, "capua") == "besieged"


def test_a_sally_may_end_the_siege():
    pos = scene(
        {"capua": "carthage 5h", "capua/in": "rome 2h"}, siege={"capua": 2}, hands={"rome": [card("sally")]}
    )
    open_window(pos, "besieged", 0, 0)
    rig(pos, 7, 1, 1, 1)
    advance(pos)
    play(pos, "sally")
    assert there(pos, "capua") == "4h"
    assert ring(pos, "capua") == "untouched"


def under_assault(effect, army):
    """A besieged city with an effect in hand is stormed."""
    pos = scene(
        {"capua": f"carthage {army}", "capua/in": "rome 1h"},
        siege={"capua": 2},
        hands={"rome": [card(effect)], "carthage": [card("siege_engines")]},
    )
    stormers = [[stack & CODE, troops_of(stack)] for stack in pos.stacks[place_of("capua")]]
    begin_assault(pos, BOARD.city["capua"], 1, stormers, [])
    advance(pos)
    assert (step(pos), to_move(pos)) == ("Window", "rome")
    return pos


@pytest.mark.rule("6.1")
def test_effects_of_the_besieged_in_an_assault():
    """1.3.1 At any time in the stage, and so when the enemy storms the walls."""
    pos = rig(under_assault("stored_grain", "4h"), *[1] * 9)
    do(pos, f"effect {card('stored_grain')}", "pass")
    assert level(pos, "capua") == 4
    # With the grain the besiegers are too few: the siege is over, and the assault goes on against a whole city.
    pos = rig(under_assault("stored_grain", "4h 1l"), 10, 10, 1, 1, 1, 10, *[1] * 4)
    do(pos, f"effect {card('stored_grain')}", "pass")
    assert choices(pos, "strike") == {"carthage_heavy_infantry", "carthage_light_infantry"}
    assert (level(pos, "capua"), ring(pos, "capua")) == (3, "shaken")
    pos = rig(under_assault("sally", "4h 1c"), 7, 7, 7, *[1] * 6)
    do(pos, f"effect {card('sally')}", *["lose carthage_heavy_infantry"] * 3, "pass")
    assert there(pos, "capua") == "1h 1c"  # one is left to storm, and falls back
    assert step(pos) == "Still"
    pos = rig(under_assault("sally", "3h 1c"), 7, 7, 7)
    do(
        pos,
        f"effect {card('sally')}",
        *["lose carthage_heavy_infantry"] * 3,
        f"effect {card('siege_engines')}",
    )
    assert there(pos, "capua") == "1c"  # nobody is left to storm: the assault is over
    assert (step(pos), level(pos, "capua"), pos.boons) == ("Still", 4, {})


def test_bribed_guards():
    pos = besieged("bribed_guards", seat="carthage", window="surrender", talents={"carthage": 3})
    play(pos, "bribed_guards")
    assert pos.boons[SURRENDER] == 3
    assert purse(pos, "carthage") == 0
    assert step(besieged("bribed_guards", seat="carthage", window="surrender")) == "Still"


@pytest.mark.rule("6.2")
def test_what_was_played_for_a_siege_ends_with_it():
    """Grain ends the siege: neither the bribe nor the burned engines are left for the next one."""
    bribe, grain = card("bribed_guards", deck="carthage"), card("stored_grain", deck="rome")
    pos = scene(
        {"tarentum": "carthage 5h"}, siege={"tarentum": 3}, talents={"carthage": 3}, hands={"rome": [grain]}
    )
    deal(pos, "carthage", bribe)
    run(pos, Sieges())
    do(pos, "pass", "pass", f"effect {bribe}", f"effect {grain}")
    assert (ring(pos, "tarentum"), step(pos), pos.boons) == ("untouched", "Still", {})
    burned = card("burned_engines")
    pos = scene({"tarentum": "carthage 4h"}, siege={"tarentum": 3}, hands={"rome": [burned, grain]})
    run(pos, Sieges())
    do(pos, f"effect {burned}", f"effect {grain}")
    assert (ring(pos, "tarentum"), there(pos, "tarentum"), pos.boons) == ("untouched", "4h", {})


def test_siege_engines():
    pos = scene({"capua": "carthage* 9h"}, hands={"carthage": [card("siege_engines")]})
    from_assault(pos)
    play(pos, "siege_engines")
    # The boon is used by the assault at once.
    assert ASSAULT_DICE not in pos.boons
    assert ASSAULT_HIT not in pos.boons


def from_assault(pos):
    region = place_of("capua")
    stack = pos.stacks[region][0]
    rig(pos, *[1] * 60)
    begin_assault(pos, BOARD.city["capua"], 1, [[stack & 63, stack >> 6]], [])
    return advance(pos)


# -- means -----------------------------------------------------------------------------------------------------


def in_turn(effect, window="turn", about=None, **more):
    pos = scene(hands={"rome": [card(effect)]}, **more)
    open_window(pos, window, 0 if about is None else about, 0)
    return advance(pos)


def test_messengers():
    pos = in_turn("messengers")
    play(pos, "messengers")
    assert initiative_of(pos, "rome") == 1


def test_spies():
    pos = scene(
        hands={"rome": [card("spies")], "carthage": ["carthage_storm"]}, players=3, talents={"carthage": 7}
    )
    open_window(pos, "turn", 0, 0)
    advance(pos)
    play(pos, "spies")
    assert legal(pos) == {"opponent carthage", "opponent syracuse"}
    (event,) = told(pos, "opponent carthage")
    assert event.seen_by(0)["args"]["cards"] == ["carthage_storm"]
    assert event.seen_by(0)["args"]["talents"] == 7
    assert "cards" not in event.seen_by(2)["args"]
    assert pos.shown[1 * 3 + 0] == [BOARD.card["carthage_storm"]]


@pytest.mark.rule("10.1")
def test_nobody_spies_on_a_partner():
    """10.1 Partners show each other neither cards nor gold."""
    pos = scene(hands={"rome_north": [card("spies")]}, players=4)
    open_window(pos, "turn", 0, 0)
    play(advance(pos), "spies")
    assert legal(pos) == {"opponent carthage_hispania", "opponent carthage_africa"}


def test_pay_in_arrears():
    pos = in_turn("pay_in_arrears", "upkeep")
    play(pos, "pay_in_arrears")
    assert pos.boons[ARREARS + 0] == 6
    assert step(in_turn("pay_in_arrears", "upkeep", about=1)) == "Still"


def test_booty():
    city = BOARD.city["capua"]
    pos = in_turn("booty", "captured", about=city)
    play(pos, "booty")
    assert purse(pos, "rome") == BOARD.income[city]
    assert step(in_turn("booty", "captured", about=BOARD.cities + city)) == "Still"  # another took it


@pytest.mark.rule("6.3")
def test_booty_is_the_captors():
    """5.7, 10.1 Also if the city goes to his partner, who has the alliance with its nation."""
    hands = {"rome_south": [card("booty")], "rome_north": ["rome_storm"]}
    pos = scene(
        {"hippo_regius": "rome 6h"},
        players=4,
        hands=hands,
        track={"massilia": 2},
        patron={"massilia": "rome_north"},
        owner={"hippo_regius": "carthage"},
    )
    capture(pos, BOARD.city["hippo_regius"], seat_of(pos, "rome_south"), "6.3")
    advance(pos)
    assert (step(pos), to_move(pos)) == ("Window", "rome_south")
    do(pos, f"effect {card('booty')}")
    assert purse(pos, "rome_south") == BOARD.income[BOARD.city["hippo_regius"]]


# -- losses by events ------------------------------------------------------------------------------------------


@pytest.mark.rule("5.11")
def test_shots_are_scored_as_in_a_battle():
    pos = scene({"capua": "carthage 5h 3l"}, {"hannibal": "capua"})
    shoot(pos, place_of("capua"), 0, 5)
    advance(pos)
    do(pos, *["lose carthage_heavy_infantry"] * 4, "lose carthage_light_infantry")
    assert points_of(pos, "rome") == 1
    shoot(pos, place_of("capua"), 0, 5)
    advance(pos)
    assert where(pos, "hannibal") == "dead"


@pytest.mark.rule("1.2.7")
def test_shots_at_a_fleet_sink_ships():
    pos = scene({"mare_inferum": "carthage 3s 4h"})
    shoot(pos, place_of("mare_inferum"), 0, 2)
    advance(pos)
    assert there(pos, "mare_inferum") == "2h 1s"


@pytest.mark.rule("1.2.7")
def test_1_2_7_what_no_ship_can_carry_is_lost():
    pos = scene({"mare_inferum": "carthage 1s 2h 1l"}, {"hannibal": "mare_inferum"})
    ships_lost(pos, place_of("mare_inferum"))
    advance(pos)
    assert to_move(pos) == "carthage"
    do(pos, "lose carthage_light_infantry")
    assert there(pos, "mare_inferum") == "2h 1s"


def test_every_effect_has_a_test():
    """Each of the 39 is named above."""
    text = Path(__file__).read_text(encoding="utf-8")
    for effect in BOARD.effect_id:
        assert f'"{effect}"' in text, effect


@pytest.mark.rule("5.7", "5.9")
def test_favourable_ground_does_not_shield_from_pursuit():
    """It wards off hits of round 1, which is over when the army retreats."""
    pos = fight("rome 5h; carthage* 2c 1h", rome=["favourable_ground"], dice=(*[1] * 8, 8, 8))
    play(pos, "favourable_ground")
    assert step(pos) == "Decide"
    do(pos, "retreat", "pursue")
    while step(pos) in ("Lose", "RetreatTo"):
        do(pos, sorted(legal(pos))[0])
    assert there(pos, "capua", "carthage") == "1h 2c"
    assert pos.on_board(0, 1) == 3
