"""Random games until something breaks: `python -m tests.fuzz --seconds 600 --workers 2`.

Every game has a fresh seed, and after every action the game's invariants are checked. At random moments also:
``why_not`` agrees with ``legal`` over the whole table of actions for every seat; the position, its clone and its JSON
are one, and go on alike; sampled worlds look the same to the seat they are for; messages that are not legal are
refused with a reason and change nothing, to the byte. At the end of a game no earlier position has changed, and
the record replays to the same end. Some games are played with events: what each seat is told, the undo, and whether
every sampled world has a history that fits the seat's story.

`--scenario` and `--option` fix what all games begin with, `--actions` where they are left: so a battle is played to its
end by `--game spqr --scenario zama --option turns=10 --actions 0 --games 200`.

A failure is written to build/fuzz/ with its seed, ply and record; `--seed S --game-number N` plays it again.
"""

from __future__ import annotations

import argparse
import multiprocessing
import queue
import random
import secrets
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import bellum
from bellum.kernel import (
    OMNISCIENT,
    SPECTATOR,
    Dice,
    Event,
    Game,
    IllegalAction,
    Match,
    Position,
    Record,
    key_of,
)
from bellum.kernel.kind import misfit
from tests.house import HOUSE
from tests.trial import Broken, Picker, Trial, ensure

OUT = Path(__file__).parent.parent / "build" / "fuzz"
LOOK = 100  # one action in so many is looked at closely
STORY = 15  # one game in so many is played with events
GIVE_UP = 5  # failures


def trial_of(game: Game) -> Trial:
    """What a game must survive beyond what all games must."""
    trial: Trial = import_module(f"tests.{game.id}.trial").TRIAL
    return trial


# -- messages that must be refused ------------------------------------------------------------------------------------

Message = tuple[str | int, str | int]
SEAT_GARBAGE = ("", "Caesar", "caesar ", "pompey", "spectator", "\x00", "0", "egypt", "caesar\npompeius")


def words(game: Game) -> list[str]:
    """Words that a game knows, and some that none does."""
    table = game.table
    known = [*table.verbs, *(word for domain in table.operands for word in domain[:3]), *game.setting().seats]
    return [*known, "-1", "0", "None", "stop"]


def garbage(game: Game, rng: random.Random) -> str:
    """Something that is no notation, or nearly one."""
    kind = rng.randrange(4)
    if kind == 0:
        return "".join(chr(rng.randrange(1, 0x2FF)) for _ in range(rng.randrange(12)))
    if kind == 1:
        return " ".join(rng.choice(words(game)) for _ in range(rng.randrange(4)))
    if kind == 2:
        return rng.choice(words(game)).upper() + "_" + str(rng.randrange(100))
    return "x" * rng.choice((1, 100, 10_000))


def messages(game: Game, pos: Position, rng: random.Random) -> Iterator[Message]:
    """Messages of every wrong kind for a position, by seat and action."""
    table, seats = pos.table, len(pos.seats)
    owing = [seat for seat in range(seats) if pos.owes(seat)]
    seat = rng.choice(owing) if owing else rng.randrange(seats)
    legal = pos.legal(seat)
    action = rng.choice(legal) if legal else rng.choice(table.actions)
    for wrong in (-1, seats, rng.randrange(-(2**40), 2**40), *(s for s in range(seats) if s not in owing)):
        yield wrong, action
    yield rng.choice(SEAT_GARBAGE), table.notation(action)
    verb = action >> table.shift
    for other in rng.sample(table.actions, 6):  # nearly always a verb of another step
        yield seat, other
    for operand in rng.sample(range(table.mask + 1), 4):  # an operand off the list, or out of its range
        yield seat, verb << table.shift | operand
    for number in (
        -1,
        -action - 1,
        len(table.verbs) << table.shift,
        rng.getrandbits(rng.choice((16, 31, 64, 200))),
    ):
        yield seat, number
    yield pos.seats[seat], garbage(game, rng)
    yield pos.seats[seat], table.notation(rng.choice(table.actions))


def offend(game: Game, pos: Position, rng: random.Random) -> int:
    """Send illegal messages; each is refused with a rule or a reason, and the position stays as it was."""
    text = pos.to_json()
    match = Match(game, pos, Record(game.id, game.rules, game.scenarios[0], {}, "none"))
    sent = 0
    for seat, action in messages(game, pos, rng):
        if match.why_not(seat, action) is None:
            continue  # by chance it is legal
        try:
            if isinstance(seat, int) and isinstance(action, int) and rng.random() < 0.5:
                pos.play(seat, action)
            else:
                match.play(seat, action)
        except IllegalAction as error:
            ensure(bool(error.refusal.rule or error.refusal.message) and bool(str(error)), "no reason given")
        else:
            raise Broken(f"{seat!r} played {action!r}")
        ensure(match.position is pos and not match.record.actions, "a refused action was recorded")
        ensure(pos.to_json() == text, f"a refused action changed the position: {seat!r} {action!r}")
        sent += 1
    return sent


# -- close looks -------------------------------------------------------------------------------------------------------


DOOR = ("not-your-turn", "game-over")  # what the kernel says before any rule of a game is asked
RULE_OF: dict[tuple[str, str], str] = {}  # game and message: the paragraph it was cited with


def check_table(pos: Position) -> None:
    """``why_not`` and ``legal`` agree for the whole table and every seat; a message belongs to one paragraph."""
    for seat in range(len(pos.seats)):
        allowed = []
        for action in pos.table.actions:
            refusal = pos.why_not(seat, action)
            if refusal is None:
                allowed.append(action)
            elif refusal.message not in DOOR:
                rule = RULE_OF.setdefault((pos.setting.game, refusal.message), refusal.rule)
                ensure(rule == refusal.rule, f"{refusal.message} is said for {rule} and {refusal.rule}")
        ensure(sorted(pos.legal(seat)) == allowed, f"legal and why_not differ for seat {seat}")
        if pos.owes(seat) and pos.steps[-1].several(pos, seat):
            ensure(len(allowed) > 1, f"seat {seat} has no choice where it should surely have one")


def check_prompt(game: Game, pos: Position) -> None:
    """A prompt has the arguments that it is declared to have."""
    if pos.outcome is None:
        key, args = pos.steps[-1].prompt(pos)
        ensure(key in game.prompts, f"{key} is not declared")
        wrong = misfit(game.prompts[key], args)
        ensure(wrong is None, f"{key}: {wrong}")


def check_events(game: Game, events: Sequence[Event]) -> None:
    """Events have the arguments that they are declared to have, with their secrets and without."""
    for event in events:
        ensure(event.kind in game.events, f"the event {event.kind} is not declared")
        for seat in (SPECTATOR, OMNISCIENT, *event.seats):
            wrong = misfit(game.events[event.kind], event.seen_by(seat)["args"])
            ensure(wrong is None, f"{event.kind}: {wrong}")


def check_copies(game: Game, pos: Position, rng: random.Random) -> None:
    """The position, its clone and what its JSON says are equal, and go on alike."""
    text = pos.to_json()
    ensure(len(text) < trial_of(game).json_limit, f"{len(text)} bytes of JSON")
    copies = [pos.clone(), game.from_json(text)]
    ensure(all(copy == pos and copy.to_json() == text for copy in copies), "a copy differs")
    for seat in range(len(pos.seats)):
        ensure(all(copy.legal(seat) == pos.legal(seat) for copy in copies), "a copy's actions differ")
        if pos.owes(seat):
            action = rng.choice(pos.legal(seat))
            for copy in copies:
                copy.play(seat, action)
            ensure(copies[0] == copies[1], "copies go on differently")
            break
    ensure(pos.to_json() == text, "playing on with a copy changed the position")


def check_samples(game: Game, pos: Position, rng: random.Random) -> None:
    """Worlds that differ only in what a seat cannot know look the same to it."""
    for seat in (*range(len(pos.seats)), SPECTATOR):
        world = pos.sample(seat, Dice(key_of(str(rng.random()))))
        ensure(world.view(seat) == pos.view(seat), f"a sample looks different to seat {seat}")
        ensure(world.legal(seat) == pos.legal(seat), f"a sample's actions differ for seat {seat}")
        ensure(world.owners() == pos.owners(), "a sample asks somebody else")
        ensure(world.dice.key != pos.dice.key, "a sample has the real dice")
        for other in range(len(pos.seats)):
            ensure(bool(world.legal(other)) == pos.owes(other), f"a sample is a dead end for seat {other}")
        ensure(game.from_json(world.to_json()) == world, "a sample's JSON differs")
        trial_of(game).check_view(pos, seat)
        for told in (world, world.sample(seat, Dice(key_of(str(rng.random()))))):
            trial_of(game).check(told)
        for _ in range(20):
            if world.outcome is not None:
                break
            mover = next(s for s in range(len(pos.seats)) if world.owes(s))
            world.play(mover, rng.choice(world.legal(mover)))


def check_undo(match: Match, seat: int, before: Position, action: int) -> None:
    """The undo takes one action back exactly, and never crosses a die, a reveal or a change of seat; but for a
    secret choice while others still owe theirs."""
    after = match.position
    if not match.can_undo(seat):
        return
    ensure(after.barrier == before.barrier and after.dice.used == before.dice.used, "undo across a die")
    owners = before.owners()
    secret = owners != 1 << seat and after.owners() == owners & ~(1 << seat)
    ensure(secret or after.owners() == owners == 1 << seat, "undo across a seat")
    match.undo(seat)
    ensure(match.position is before, "undo went elsewhere")
    match.play(seat, action)
    ensure(match.position == after, "the same action had another effect")


# -- a game ------------------------------------------------------------------------------------------------------------


class Failure(Exception):
    """Something broke: where, and what was played."""

    def __init__(self, why: str, ply: int, record: Record) -> None:
        super().__init__(why)
        self.why = why
        self.ply = ply
        self.record = record


class Wish(NamedTuple):
    """What all games of a run have in common, if it is asked for; the rest is the trial's."""

    scenario: str = ""
    options: Mapping[str, Any] = MappingProxyType({})
    actions: int | None = None  # after which a game is left; 0 for never


ANYTHING = Wish()


class Player:
    """Plays the games of one base seed and counts what it does."""

    def __init__(
        self,
        game: Game,
        base: str,
        look: int = LOOK,
        story: int = STORY,
        stop: Any = None,
        wish: Wish = ANYTHING,
    ) -> None:
        self.game = game
        self.base = base
        self.wish = wish
        self.look = look
        self.story = story
        self.stop = stop
        self.trial = trial_of(game)
        self.number = 0
        self.counts = Counter[str]()

    def play(self, number: int) -> bool:
        """One game from its set-up to its outcome; False if it was stopped halfway."""
        self.number = number
        rng = random.Random(f"{self.base} {number}")
        seed = f"{self.base}-{number}"
        scenario, options = self.trial.setup(self.game, number, rng)
        options = {**options, **self.wish.options}
        record = Record(self.game.id, self.game.rules, self.wish.scenario or scenario, options, seed)
        told = self.story > 0 and number % self.story == self.story - 1
        try:
            return self.with_events(record, rng) if told else self.without_events(record, rng)
        except Exception as error:
            why = "".join(traceback.format_exception(error))
            raise Failure(why, len(record.actions), record) from error

    def stopped(self, ply: int) -> bool:
        return ply % 64 == 0 and self.stop is not None and bool(self.stop.is_set())

    def leave(self, ply: int) -> bool:
        """Whether a game has gone on for as long as its trial wants."""
        most = self.trial.most(self.number) if self.wish.actions is None else self.wish.actions
        if not most or ply < most:
            return False
        self.counts["left"] += 1
        return True

    def staged(self) -> bool:
        """Whether the game begins on a stage; none does if a scenario is asked for."""
        return not self.wish.scenario and self.trial.staged(self.number)

    def begin(self, record: Record) -> Position:
        """Where the game begins, before its first choice."""
        if self.wish.scenario:
            return self.game.new(record.seed, record.scenario, record.options)
        return self.trial.begin(self.game, record, self.number)

    def choose(self, pos: Position, pickers: list[Picker], rng: random.Random) -> tuple[int, int]:
        owing = [seat for seat in range(len(pos.seats)) if pos.owes(seat)]
        seat = owing[int(rng.random() * len(owing))]
        return seat, pickers[seat](pos, seat, pos.legal(seat), rng)

    def closely(self, pos: Position, rng: random.Random) -> None:
        check_table(pos)
        check_prompt(self.game, pos)
        check_copies(self.game, pos, rng)
        check_samples(self.game, pos, rng)
        self.counts["messages"] += offend(self.game, pos, rng)
        self.counts["looks"] += 1

    def without_events(self, record: Record, rng: random.Random) -> bool:
        """A game on bare positions, as simulations play it; then its record, replayed with events."""
        pos = self.begin(record)
        pos.advance()
        start = pos.to_json()
        pickers = self.trial.players(rng, self.number)
        watch = self.trial.watch()
        kept: list[tuple[Position, str]] = []
        watch.see(pos)
        while pos.outcome is None and not self.leave(len(record.actions)):
            if self.stopped(len(record.actions)):
                return False
            seat, action = self.choose(pos, pickers, rng)
            if rng.random() * self.look < 1:
                self.closely(pos, rng)
                kept.append((pos, pos.digest()))
                pos = pos.clone()
            record.actions.append((pos.seats[seat], pos.table.notation(action)))
            self.counts.update(self.trial.tally(pos, action))
            pos.play(seat, action)
            watch.see(pos)
        self.closely(pos, rng)
        ensure(all(old.digest() == digest for old, digest in kept), "an earlier position has changed")
        self.replay(record, start, pos)
        self.counts["actions"] += len(record.actions)
        return True

    def replay(self, record: Record, start: str, end: Position) -> None:
        """The record leads to the same end; from a stage its actions do, as no seed leads to it."""
        if self.staged():
            pos = self.game.from_json(start)
            for seat, notation in record.actions:
                action = pos.table.number(notation)
                ensure(action is not None, f"{notation} is no action")
                pos.play(pos.setting.seat(seat), action or 0)
            ensure(pos == end, "the same actions end elsewhere")
            return
        text = record.to_text()
        match = Match.replay(self.game, Record.from_text(text))
        ensure(match.position == end, "the replay ends elsewhere")
        ensure(match.record.to_text() == text, "the replay's record differs")

    def with_events(self, record: Record, rng: random.Random) -> bool:
        """A game as people play it: a match with events, undo, views and stories."""
        match = Match.start(self.game, record.scenario, record.options, record.seed)
        pickers = self.trial.players(rng, self.number)
        watch = self.trial.watch()
        while match.outcome is None and not self.leave(len(record.actions)):
            if self.stopped(len(record.actions)):
                return False
            before = match.position
            seat, action = self.choose(before, pickers, rng)
            record.actions.append((before.seats[seat], self.game.table.notation(action)))
            self.counts.update(self.trial.tally(before, action))
            events = match.play(seat, action)
            watch.see(match.position)
            check_events(self.game, events)
            self.trial.check_events(events)
            if rng.random() < 0.1:
                check_undo(match, seat, before, action)
            if rng.random() * self.look < 1:
                self.closely(match.position, rng)
                self.counts["unknown"] += self.trial.check_story(match, rng)
        ensure(match.record.actions == record.actions, "the record differs from what was played")
        self.counts["actions"] += len(record.actions)
        self.counts["stories"] += 1
        return True


# -- workers -----------------------------------------------------------------------------------------------------------


def report(failure: Failure, base: str, number: int) -> Path:
    """Write a failure down."""
    OUT.mkdir(parents=True, exist_ok=True)
    path = OUT / f"{base}-{number}.txt"
    lines = [f"# base seed {base}, game number {number}, ply {failure.ply}"]
    lines += [f"# {line}" for line in failure.why.splitlines()]
    path.write_text(failure.record.to_text() + "\n".join(lines) + "\n", encoding="utf-8")
    return path


def work(
    options: argparse.Namespace, numbers: Sequence[int] | None, first: int, results: Any, stop: Any
) -> None:
    """Play games until told to stop; one result a game."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    story = 0 if options.no_story else STORY
    number = first
    todo = iter(numbers) if numbers is not None else None
    while not stop.is_set():
        if todo is not None:
            number = next(todo, -1)
            if number < 0:
                break
        player = Player(bellum.game(options.game), options.seed, options.look, story, stop, wish_of(options))
        try:
            if not player.play(number):
                break
            results.put((number, None, dict(player.counts)))
        except Failure as failure:
            path = report(failure, options.seed, number)
            results.put((number, f"{failure.why.splitlines()[-1]} (ply {failure.ply}): {path}", {}))
        number += options.workers
    results.put(None)


def wish_of(options: argparse.Namespace) -> Wish:
    """The scenario, options and length that all games shall have; ValueError if the game knows no such option."""
    chosen: dict[str, Any] = {}
    for text in options.option:
        name, _, word = text.partition("=")
        known = {str(value).lower(): value for value in bellum.game(options.game).options.get(name, ())}
        if word.lower() not in known:
            raise ValueError(f"{options.game} has no option {text}")
        chosen[name] = known[word.lower()]
    return Wish(options.scenario or "", chosen, options.actions)


def numbers_for(options: argparse.Namespace, first: int) -> Sequence[int] | None:
    """The games that a worker plays; None for as many as there is time for."""
    if options.game_number is not None:
        return [options.game_number] if first == 0 else []
    if options.games is not None:
        numbers = range(first, options.games, options.workers)
        if options.staged:
            trial = trial_of(bellum.game(options.game))
            return [number for number in numbers if trial.staged(number)]
        return numbers
    return None


class Tally:
    """What the workers of one game have told so far."""

    def __init__(self, workers: int) -> None:
        self.running = workers
        self.passed = self.failed = 0
        self.counts = Counter[str]()
        self.start = self.told = time.monotonic()

    def take(self, result: tuple[int, str | None, dict[str, int]] | None) -> None:
        """A game that was played, or a worker that is done."""
        if result is None:
            self.running -= 1
            return
        number, why, counts = result
        if why is None:
            self.passed += 1
            self.counts.update(counts)
        else:
            self.fail(f"game {number}: {why}")

    def fail(self, why: str) -> None:
        self.failed += 1
        print(f"fuzz: FAILED {why}", flush=True)

    def late(self, seconds: float | None) -> bool:
        """Whether time or patience is over."""
        return self.failed >= GIVE_UP or (seconds is not None and time.monotonic() - self.start > seconds)

    def tell(self) -> None:
        """Now and then a sign of life."""
        now = time.monotonic()
        if now - self.told > 30:
            self.told = now
            played = f"{self.passed} games, {self.counts['actions']:,} actions"
            print(f"fuzz: {played}, {now - self.start:.0f} s", flush=True)

    def sum_up(self, trial: Trial) -> None:
        counts = self.counts
        print(
            f"fuzz: {self.passed} games ({counts['stories']} with events, {counts['left']} left unfinished), {counts['actions']:,} actions, "
            f"{counts['looks']:,} close looks, {counts['messages']:,} illegal messages refused, "
            f"{counts['unknown']} samples undecided, {time.monotonic() - self.start:.0f} s"
        )
        for line in trial.table(counts):
            print(line)
        print(f"fuzz: {self.passed} passed, {self.failed} failed", flush=True)


def run(options: argparse.Namespace) -> int:
    """Start the workers, gather their results, end when time, games or patience is over."""
    context = multiprocessing.get_context("fork")
    results, stop = context.Queue(), context.Event()
    workers = [
        context.Process(target=work, args=(options, numbers_for(options, first), first, results, stop))
        for first in range(options.workers)
    ]
    print(f"fuzz: {options.game}, base seed {options.seed}, {options.workers} workers", flush=True)
    tally = Tally(len(workers))
    for worker in workers:
        worker.start()
    interrupted: list[int] = []
    signal.signal(signal.SIGINT, lambda number, frame: interrupted.append(number))
    while tally.running:
        try:
            tally.take(results.get(timeout=0.5))
        except queue.Empty:
            if not any(worker.is_alive() for worker in workers) and results.empty():
                tally.fail("a worker died")
                break
        if interrupted or tally.late(options.seconds):
            stop.set()
        tally.tell()
    for worker in workers:
        worker.join(timeout=10)
    tally.sum_up(trial_of(bellum.game(options.game)))
    return 1 if tally.failed else 0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.fuzz", description="Play random games until one breaks."
    )
    parser.add_argument("--seconds", type=float, help="stop after this time (60 unless --games is given)")
    parser.add_argument("--games", type=int, help="stop after this many games")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", help="the base seed; a fresh one unless given")
    parser.add_argument("--game", choices=HOUSE, help="one game only; all share the time unless given")
    parser.add_argument("--game-number", type=int, help="play this one game of the base seed again")
    parser.add_argument("--look", type=int, default=LOOK, help="look closely at one action in so many")
    parser.add_argument("--no-story", action="store_true", help="no games with events")
    parser.add_argument("--staged", action="store_true", help="of --games only those that begin on a stage")
    parser.add_argument("--scenario", help="this scenario only, from its set-up (with --game)")
    parser.add_argument(
        "--option", action="append", default=[], help="NAME=VALUE for all games (with --game)"
    )
    parser.add_argument("--actions", type=int, help="leave a game after this many actions; 0 for never")
    options = parser.parse_args(arguments)
    if options.game is None and (options.scenario or options.option):
        parser.error("--scenario and --option are a game's: name it with --game")
    options.seed = options.seed or secrets.token_hex(4)
    if options.seconds is None and options.games is None and options.game_number is None:
        options.seconds = 60.0
    if options.game is not None:
        return run(options)
    if options.seconds is not None:
        options.seconds /= len(HOUSE)
    failed = 0
    for options.game in HOUSE:
        failed |= run(options)
    return failed


if __name__ == "__main__":
    sys.exit(main())
