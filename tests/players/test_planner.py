"""The planner: legal in every game, the same for the same seed, in time, and blind to what its seat cannot see."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bellum.games import GAMES, find
from bellum.kernel import Dice, Position, key_of
from bellum.players import Perspective, make, planner
from bellum.players.budget import Budget
from bellum.players.drafts import Draft, Drafts, spread
from bellum.players.greedy import Greedy
from bellum.players.judge import OFTEN, Judge
from bellum.players.knobs import Knobs
from bellum.players.planner import Planner, Trial, surplus
from bellum.players.rollout import Hands, follow
from tests.toy import GAME, TABLE, Lead, Toy

FEW = 6  # roll-outs: enough to compare two plans
# Roll-outs of the longer games take their time: the compiled code tries them all.
ALL = [game if game == "julius_caesar" else pytest.param(game, marks=pytest.mark.slow) for game in GAMES]
MOMENTS = (0, 40, 150)  # actions after which a game is looked at


def plain(seed: str, simulations: int = FEW, **more: Any) -> Planner:
    """A planner that no clock hurries."""
    return Planner("planner", seed, simulations, seconds=1e9, **more)


def at(
    game: str, moment: int, scenario: str | None = None, options: dict[str, Any] | None = None
) -> Position:
    """A position after so many random actions."""
    pos = find(game).new(f"planner {moment}", scenario, options)
    pos.advance()
    dice = Dice(key_of(f"moment {moment}"))
    for _ in range(moment):
        if pos.outcome is None:
            seat = next(seat for seat in range(len(pos.seats)) if pos.owes(seat))
            legal = pos.legal(seat)
            pos.apply(seat, legal[dice.below(len(legal))])
    return pos


def number(notation: str) -> int:
    """An action of the toy."""
    found = TABLE.number(notation)
    assert found is not None
    return found


def movers(pos: Position) -> list[int]:
    return [seat for seat in range(len(pos.seats)) if pos.owes(seat)]


def lead(points: int = 12) -> Toy:
    """A position in which one of two actions is plainly better."""
    pos = GAME.new("lead", None, {"points": points})
    assert isinstance(pos, Toy)
    pos.hands = [[0], [1], []]
    pos.steps.append(Lead(0, 2, True))
    pos.advance()
    return pos


def stoking() -> Toy:
    """The same with both stokings to come, and points for them."""
    pos = lead()
    pos.points = [12, 12, 12]
    pos.steps[-1] = Lead(0, 0, True)
    pos.advance()
    return pos


def test_it_knows_no_game() -> None:
    for file in Path(planner.__file__).parent.glob("*.py"):
        imports = [line for line in file.read_text(encoding="utf-8").splitlines() if "import" in line]
        assert not [line for line in imports if "games" in line]


def test_it_takes_what_is_there_to_take() -> None:
    for seed in range(10):
        assert plain(str(seed)).choose(Perspective(lead(), 0)) == TABLE.number("raid east")


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("game", ALL)
def test_it_sees_no_more_than_its_seat(game: str, moment: int) -> None:
    """The real position replaced by any that looks the same to the seat: the choice does not change."""
    pos = at(game, moment)
    for seat in movers(pos)[:1]:
        found = plain("blind", 4).think(Perspective(pos, seat))
        for number in range(2):
            other = pos.sample(seat, Dice(key_of(f"other {number}")))
            again = plain("blind", 4).think(Perspective(other, seat))
            assert (again.plan, again.after, again.simulations) == (
                found.plan,
                found.after,
                found.simulations,
            )


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("game", GAMES)
def test_the_worlds_that_are_drawn_depend_on_the_view_alone(game: str, moment: int) -> None:
    """The same dice draw the same worlds from the real position and from any that looks the same to the seat."""
    pos = at(game, moment)
    for seat in movers(pos):
        drawn = pos.sample(seat, Dice(key_of("drawn"))).to_json()
        for number in range(3):
            other = pos.sample(seat, Dice(key_of(f"other {number}")))
            assert other.sample(seat, Dice(key_of("drawn"))).to_json() == drawn
            assert other.prior(seat) == pos.prior(seat)
            assert (other.tempo(), other.barrier) == (pos.tempo(), pos.barrier)


@pytest.mark.parametrize("game", ALL)
def test_it_plays_what_is_legal(game: str) -> None:
    pos = at(game, 20)
    players = [plain(str(seat), 4) for seat in range(len(pos.seats))]
    for _ in range(12):
        for seat in movers(pos)[:1]:
            pos.play(seat, players[seat].choose(Perspective(pos, seat)))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_plays_whole_games_with_any_number_of_seats(seats: int) -> None:
    pos = GAME.new("seats", None, {"players": seats})
    pos.advance()
    players = [plain(str(seat), 16) for seat in range(seats)]
    while pos.outcome is None:
        seat = movers(pos)[0]
        pos.play(seat, players[seat].choose(Perspective(pos, seat)))
    assert pos.outcome.scores


def test_the_same_seed_finds_the_same() -> None:
    pos = at("julius_caesar", 40)
    seat = movers(pos)[0]
    found = [plain(seed, 12).think(Perspective(pos, seat)) for seed in ("a", "a", "b")]
    assert (found[0].plan, found[0].after) == (found[1].plan, found[1].after)
    assert found[0].after != found[2].after


def test_it_makes_as_many_roll_outs_as_it_is_told() -> None:
    pos = stoking()
    for simulations in (8, 24, 48):
        ran = plain("count", simulations).think(Perspective(pos, 0)).simulations
        assert simulations // 2 < ran <= simulations


def test_a_plan_is_played_on_until_something_is_learned() -> None:
    pos = stoking()
    player = plain("on")
    player.plan = [number("stoke"), number("stoke"), number("raid east"), number("rest")]
    player.barrier = pos.barrier
    eyes = Perspective(pos, 0)
    played: list[int] = []
    while pos.owes(0) and len(played) < 3:
        played.append(player.choose(eyes))
        pos.play(0, played[-1])
    assert [TABLE.notation(action) for action in played] == ["stoke", "stoke", "raid east"]
    assert player.thoughts == 0
    pos = stoking()
    pos.barrier = player.barrier + 1
    player.choose(Perspective(pos, 0))
    assert player.thoughts == 1


class Clock:
    """A clock that goes on by a tick whenever somebody looks at it."""

    def __init__(self, tick: float) -> None:
        self.at = 0.0
        self.tick = tick

    def __call__(self) -> float:
        self.at += self.tick
        return self.at


@pytest.mark.parametrize("game", ALL)
def test_its_time_is_kept(game: str) -> None:
    """Once the clock says so it ends within a few looks at the clock, with something legal."""
    pos = at(game, 40)
    seat = movers(pos)[0]
    for looks in (1, 10, 100):
        clock = Clock(1.0)
        found = Planner("planner", "late", 10**6, seconds=float(looks), clock=clock).think(
            Perspective(pos, seat)
        )
        assert clock.at <= looks + 3
        assert pos.why_not(seat, found.plan[0]) is None


class Watch(Clock):
    """A clock that notes how much was tried from one look at it to the next."""

    def __init__(self) -> None:
        super().__init__(1.0)
        self.player: Planner | None = None
        self.tried = 0
        self.most = 0

    def __call__(self) -> float:
        if self.player is not None:
            self.most = max(self.most, self.player.judge.trials - self.tried)
            self.tried = self.player.judge.trials
        return super().__call__()


@pytest.mark.parametrize("game", ALL)
def test_the_clock_is_looked_at_often_enough(game: str) -> None:
    """What is tried between two looks is bounded, whatever the game: a decision ends soon after its time."""
    pos = at(game, 40)
    seat = movers(pos)[0]
    watch = Watch()
    watch.player = plain("often", 8, clock=watch)
    found = watch.player.think(Perspective(pos, seat))
    assert pos.why_not(seat, found.plan[0]) is None
    # A choice that is looked through to its end goes on for some actions without a look.
    assert watch.most <= 2 * OFTEN


def test_it_can_be_stopped() -> None:
    pos = at("julius_caesar", 40)
    seat = movers(pos)[0]
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 50

    found = plain("stopped", 10**6, stop=stop).think(Perspective(pos, seat))
    assert asked == 51
    assert pos.why_not(seat, found.plan[0]) is None


def test_a_spent_budget_stays_spent() -> None:
    answers = iter([False, True, False])
    budget = Budget(1.0, lambda: 0.0, lambda: next(answers))
    assert [budget.spent(), budget.spent(), budget.spent()] == [False, True, True]


def test_a_plan_is_left_only_if_another_is_surely_better() -> None:
    assert surplus([0.5, 0.4, 0.6], [0.1, 0.1, 0.1], 1.0) > 0
    assert surplus([0.9, -0.8, 0.2], [0.1, 0.1, 0.1], 1.0) < 0
    assert surplus([0.9], [0.1], 1.0) == 0


def test_a_plan_that_is_hardly_better_is_not_worth_leaving_greedys() -> None:
    player = plain("margin")
    trials = [Trial(Draft([number("rest")], 0.0)), Trial(Draft([number("raid east")], 0.0))]
    for gain, best in ((Knobs().margin / 2, 0), (Knobs().margin * 2, 1)):
        for end in (0.1, 0.2, 0.3):
            trials[0].ends.append(end)
            trials[1].ends.append(end + gain)
        assert player.decide(trials) is trials[best]
        for trial in trials:
            trial.ends = []


def test_the_first_plan_begins_with_what_greedy_plays() -> None:
    for moment in (0, 40, 150):
        pos = at("julius_caesar", moment)
        eyes = Perspective(pos, movers(pos)[0])
        player = plain("base")
        own = make("greedy", "base").choose(eyes)
        budget = Budget(1e9, player.clock, None)
        worlds = [eyes.sample(player.dice)]
        player.greedy = Greedy("greedy", "base")
        assert player.draft(budget, worlds, eyes)[0].actions[0] == own


def test_whoever_only_answers_plays_on_to_the_end_of_the_turn_that_is_on() -> None:
    """Roll-outs that held the seat's own next turn, and no reply to it, would make up for any mistake."""
    player = plain("horizon")
    pos = at("julius_caesar", 40)
    budget = Budget(1e9, player.clock, None)
    seen: set[int] = set()
    dice = Dice(key_of("horizon"))
    while pos.outcome is None and len(seen) < 2:
        seat = movers(pos)[0]
        if len(movers(pos)) == 1:
            turns = player.horizon(budget, pos, seat)
            ahead = pos.clone()
            player.scouts.play_on(ahead, pos.tempo() + 1)
            assert turns == pos.foresight() - (1 if movers(ahead) == [seat] else 0)
            seen.add(turns)
        else:
            assert player.horizon(budget, pos, seat) == pos.foresight()
        legal = pos.legal(seat)
        pos.apply(seat, legal[dice.below(len(legal))])
    assert len(seen) == 2


def test_a_secret_choice_is_made_by_what_it_is_worth_by_itself() -> None:
    """2.1 Cards in a roll-out are chosen by the estimate, and not at random, if it tells them apart."""
    pos = at("julius_caesar", 2)  # both have discarded
    assert len(movers(pos)) == 2
    assert pos.table.notation(pos.legal(0)[0]).startswith("play")
    hands = Hands(Judge(None))
    worth = {}
    for action in pos.prior(0):
        end = pos.clone()
        end.apply(0, action)
        worth[action] = end.value(0)
    assert len(set(worth.values())) > 1
    assert worth[hands.choose(pos, 0)] == max(worth.values())


def test_worlds_and_dice_are_common_to_all_plans() -> None:
    """The same plan tried twice comes to the same in every world."""
    pos = at("julius_caesar", 60)
    seat = movers(pos)[0]
    player = plain("common")
    eyes = Perspective(pos, seat)
    world = eyes.sample(Dice(key_of("world")))
    before = world.to_json()
    budget = Budget(1e9, player.clock, None)
    plan = [eyes.prior()[0]]
    ends = [player.run(budget, world, seat, plan, world.tempo() + 2) for _ in range(2)]
    assert ends[0] == ends[1]
    assert world.to_json() == before


def test_a_plan_is_followed_while_it_is_the_seats_own_choice() -> None:
    pos = lead()
    assert follow(pos.clone(), 1, [number("rest")]) == 0
    assert follow(pos.clone(), 0, [number("stoke")]) == 0  # not legal: stoked enough
    assert follow(pos.clone(), 0, [number("raid east"), number("rest")]) == 1


class Planned(Toy):
    """A toy whose players know a plan."""

    def clone(self) -> Planned:
        new = Planned(self.setting, self.dice.clone())
        plain_toy = super().clone()
        for field in ("steps", "barrier", "_owners", *(name for name, _ in Toy.state)):
            setattr(new, field, getattr(plain_toy, field))
        return new

    def plans(self, seat: int) -> list[list[int]]:
        return [[number("stoke"), number("stoke"), number("raid east")]]


def test_the_games_own_plans_are_among_the_drafts() -> None:
    usual = stoking()
    pos = Planned(usual.setting, Dice(key_of("plans")))
    pos.hands, pos.points, pos.steps = usual.hands, usual.points, usual.steps
    pos.advance()
    player = plain("plans", 64)
    eyes = Perspective(pos, 0)
    drafts = player.draft(Budget(1e9, player.clock, None), [pos.clone(), pos.clone()], eyes)
    assert pos.plans(0)[0] in [draft.actions for draft in drafts]


def test_drafts_end_where_somebody_else_chooses() -> None:
    pos = stoking()
    drafts = Drafts(Judge(None), Budget(1e9, lambda: 0.0, None), [pos], 0, pos.prior(0))
    dice = Dice(key_of("drafts"))
    for noise in (0.0, 0.5, 1.0):
        plan = drafts.draw(dice, noise, []).actions
        assert {TABLE.notation(action) for action in plan[:-1]} <= {"stoke"}
        assert TABLE.notation(plan[-1]) in ("raid east", "rest")
    assert drafts.draw(dice, 0.0, [number("rest")]).actions == [number("rest")]
    assert spread([0.5, 0.5]) == 1.0
    assert spread([0.1, 0.9, 0.5]) == pytest.approx(0.4)


def test_roll_outs_end_with_the_turn() -> None:
    pos = GAME.new("turns", None, {"players": 3})
    pos.advance()
    Hands(Judge(None)).play_on(pos, 2)
    assert pos.tempo() == 2


def test_nothing_is_looked_at_any_further_once_the_budget_is_spent() -> None:
    judge = Judge(None)
    assert not judge.hurried()
    judge.budget = Budget(0.0, lambda: 0.0, None)
    assert judge.hurried()
    pos = at("julius_caesar", 60)
    seat = movers(pos)[0]
    before = pos.to_json()
    assert judge.worth(pos, seat, 4, 10) == pos.value(seat)
    assert Hands(judge).choose(pos, seat) == pos.prior(seat)[0]
    assert pos.to_json() == before


def test_other_weights_are_used() -> None:
    """A judge with weights asks for the estimate by these, and without them for the game's own."""

    class Weighed(Toy):
        def estimate(self, seat: int, weights: list[float]) -> float:
            return weights[0]

    pos = Weighed(GAME.new("w").setting, Dice(key_of("w")))
    assert Judge([0.25]).value(pos, 0) == 0.25
    assert Judge(None).value(pos, 0) == pos.value(0)


def test_levels_are_made_by_name() -> None:
    one, four = make("planner-1", "s"), make("planner-4", "s", [1.0])
    assert isinstance(one, Planner)
    assert isinstance(four, Planner)
    assert four.simulations == 4 * one.simulations
    assert four.judge.weights == [1.0]
    for name in ("planner-0", "planner-", "planner-x", "planner-01", "planner-9999"):
        with pytest.raises(ValueError, match="there is no machine player"):
            make(name, "s")


def test_its_numbers_can_be_turned_by_name() -> None:
    turned = make("planner-2:ahead=6:sure=1.5:rollouts=10:width=3:throws=2:drafts=5:kept=4:margin=0.1", "s")
    assert isinstance(turned, Planner)
    assert turned.simulations == 20
    assert (turned.hands.width, turned.hands.throws) == (3, 2)
    knobs = turned.knobs
    assert (knobs.ahead, knobs.sure, knobs.drafts, knobs.kept, knobs.margin) == (6, 1.5, 5, 4, 0.1)
    for text in ("sure", "sure=x", "sure=-1", "ahead=1.5", "width=0", "luck=3", "kept=1e9", "kept=9999999"):
        with pytest.raises(ValueError, match="there is no machine player"):
            make(f"planner-1:{text}", "s")


def test_how_far_it_looks_can_be_turned() -> None:
    pos = GAME.new("turns", None, {"players": 3})
    pos.advance()
    budget = Budget(1.0, lambda: 0.0, None)
    for ahead in (3, 7):
        player = make(f"planner-1:ahead={ahead}", "s")
        assert isinstance(player, Planner)
        assert player.horizon(budget, pos, pos.owners().bit_length() - 1) in (ahead - 1, ahead)
