"""The ``bellum`` command: play, simulate, ladder, lab, tune, replay, records, rules, serve and others."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from . import GAMES, __version__, fast, game
from .arena.executor import LOCAL, Executor, WorkersLost, executor
from .arena.lab import COLUMNS, Findings, games_of, lab
from .arena.ladder import games_at_most, ladder
from .arena.page import page
from .arena.simulate import GameFailed, simulate
from .arena.tune import Effort, tune
from .extras import load
from .kernel import OMNISCIENT, SPECTATOR, Seat, Setting
from .kernel.game import BadSetup, Game
from .kernel.ledger import Ledger
from .kernel.match import Match
from .kernel.record import BadRecord, Record
from .kernel.sources import sources
from .kernel.text import LANGUAGES, Texts
from .players import DEFAULT, NAMES, QUICK, make
from .records import check_file, files_of
from .serving import add_options
from .terminal import HUMAN, Session, show, tell

OK, FAILED, USAGE, INTERRUPTED = 0, 1, 2, 130
LADDER = NAMES[:4]  # the strongest level takes its time


class Complaint(Exception):
    """Something the user can put right; one clear sentence."""


def options_of(words: Sequence[str], chosen: Game) -> dict[str, Any]:
    """Options given as name=value, each value as the game spells it."""
    out: dict[str, Any] = {}
    for word in words:
        name, sign, text = word.partition("=")
        if not sign:
            raise Complaint(f"an option is given as name=value, not as {word!r}")
        allowed = chosen.options.get(name, ())
        out[name] = next((value for value in allowed if str(value).lower() == text.lower()), text)
    return out


def read_record(path: Path) -> Record:
    """A record from a file."""
    try:
        return Record.from_text(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Complaint(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Complaint(f"{path} is not a text file") from None


def note_version(record: Record, chosen: Game) -> None:
    """Say so if a record is played under newer rules than its own."""
    if record.rules < chosen.rules:
        versions = f"version {record.rules} of the rules, now under version {chosen.rules}"
        print(f"bellum: the record was played under {versions}", file=sys.stderr)


def pick_language(name: str) -> str:
    if name not in LANGUAGES:
        raise Complaint(f"there is no language {name!r}; choose from {', '.join(LANGUAGES)}")
    return name


def print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


# -- the commands ------------------------------------------------------------------------------------------


def run_games(args: argparse.Namespace, console: Console) -> int:
    if args.json:
        print_json([about(game(id)) for id in GAMES])
        return OK
    for id in GAMES:
        one = game(id)
        console.print(f"[bold]{id}[/]  {Ledger.load(one).title[args.lang]}", highlight=False)
        options = ", ".join(f"{name}={'|'.join(map(str, values))}" for name, values in one.options.items())
        lines = [*(("seats", line) for line in seatings(one)), ("scenarios", ", ".join(one.scenarios))]
        for word, what in (*lines, ("options", options)):
            console.print(f"    {word:<10} {what}", highlight=False, soft_wrap=True, markup=False)
    return OK


def seatings(one: Game) -> Iterator[str]:
    """Who sits at a game's tables: a line for each set of seats, and when it applies."""
    found: dict[tuple[Seat, ...], list[str]] = {}
    for seating in one.seatings():
        when = [f"{name}={value}" for name, value in seating.options.items()]
        if len(one.scenarios) > 1:
            when.insert(0, seating.scenario)
        found.setdefault(seating.seats, []).append(" ".join(when))
    for seats, occasions in found.items():
        teams = dict.fromkeys(seat.team for seat in seats)
        sides = ("+".join(seat.id for seat in seats if seat.team == team) for team in teams)
        yield " : ".join(sides) + (f"  ({', '.join(occasions)})" if len(found) > 1 else "")


def about(one: Game) -> dict[str, Any]:
    return {
        "id": one.id,
        "rules": one.rules,
        "seatings": [
            {
                "scenario": seating.scenario,
                "options": seating.options,
                "seats": [seat._asdict() for seat in seating.seats],
            }
            for seating in one.seatings()
        ],
        "scenarios": list(one.scenarios),
        "options": {name: list(values) for name, values in one.options.items()},
        "actions": len(one.table),
    }


def run_play(args: argparse.Namespace, console: Console) -> int:
    if args.resume:
        record = read_record(args.resume)
        chosen = game(record.game)
        note_version(record, chosen)
        match = Match.replay(chosen, record, older=True)
    else:
        chosen = game(args.game or next(iter(GAMES)))
        match = Match.start(chosen, args.scenario, options_of(args.option, chosen), args.seed)
    if args.against not in (*NAMES, HUMAN):
        raise Complaint(f"there is no player {args.against!r}; choose from {HUMAN}, {', '.join(NAMES)}")
    own = seats_named(args.seat, match.position.setting) if args.seat else match.seats[:1]
    players = {seat: HUMAN if seat in own else args.against for seat in match.seats}
    if args.resume and not args.seat:
        for seat, name in match.record.players.items():
            players[seat] = name if name in NAMES else HUMAN
    session = Session(match, players, Texts(chosen, args.lang), console, args.save)
    return session.run()


def check_player(name: str) -> None:
    """Complain of a machine player that does not exist."""
    try:
        make(name, "")
    except ValueError as error:
        raise Complaint(str(error)) from None


def seats_named(words: str, setting: Setting) -> list[str]:
    """Seats that a user names, separated by commas."""
    seats = words.split(",")
    for seat in seats:
        if seat not in setting.seats:
            raise Complaint(f"{setting.game} has no seat {seat!r}; it has {', '.join(setting.seats)}")
    return seats


def players_named(words: str | None, setting: Setting) -> list[str]:
    """A player for each seat: named seat by seat, or for a team (or a seat) as name=player.

    Without names the first team gets the best of the quick machines, and all others the weakest.
    """
    if words is None:
        return [QUICK[-1] if team == setting.teams[0] else QUICK[0] for team in setting.teams]
    if "=" not in words:
        players = words.split(",")
        if len(players) != len(setting.seats):
            seats = f"{len(setting.seats)} seats ({', '.join(setting.seats)})"
            raise Complaint(f"{setting.game} has {seats}, but {len(players)} players were named")
        return players
    chosen: dict[str, str] = {}
    for word in words.split(","):
        name, _, player = word.partition("=")
        found = [seat for seat, team in zip(setting.seats, setting.teams) if name in (seat, team)]
        if not found:
            known = ", ".join(dict.fromkeys((*setting.teams, *setting.seats)))
            raise Complaint(f"{setting.game} has no team or seat {name!r}; it has {known}")
        chosen.update(dict.fromkeys(found, player))
    missing = [seat for seat in setting.seats if seat not in chosen]
    if missing:
        raise Complaint(f"no player was named for {', '.join(missing)}")
    return [chosen[seat] for seat in setting.seats]


def run_simulate(args: argparse.Namespace, console: Console) -> int:
    chosen = game(args.game)
    options = options_of(args.option, chosen)
    players = players_named(args.players, chosen.setting(args.scenario, options))
    for name in players:
        check_player(name)
    place = place_of(args)
    fast.begin()  # for the next time; it goes on when this command has ended
    with bar(chosen.id, args.games) as progress:
        report = simulate(
            chosen.id,
            games=args.games,
            players=players,
            workers=place,
            seed=str(args.seed),
            scenario=args.scenario,
            options=options,
            progress=progress,
        )
    data = report.to_data()
    if args.json:
        print_json(data)
    else:
        print_report(data, console)
    return OK


def place_of(args: argparse.Namespace) -> Executor:
    """Where the games are to be played."""
    if args.games < 1 or (args.workers is not None and args.workers < 1):
        raise Complaint("the numbers of games and workers must be at least 1")
    return executor(args.on, args.workers)


@contextmanager
def bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar that shows how many games are finished, as it is told."""
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done: progress.update(task, completed=done)


def print_report(data: dict[str, Any], console: Console) -> None:
    table = Table(box=None, padding=(0, 2))
    for heading in ("seat", "player", "wins", "rate", "95 % interval", "mean score"):
        table.add_column(heading, justify="left" if heading in ("seat", "player") else "right")
    for seat in data["seats"]:
        table.add_row(seat["seat"], seat["player"], *figures(seat))
    if len(data["teams"]) < len(data["seats"]):
        table.add_row()
        for team in data["teams"]:
            table.add_row(team["team"], "+".join(team["seats"]), *figures(team))
    console.print(table)
    length = data["length"]
    console.print(
        f"{data['games']} games, {data['draws']['count']} drawn; length {length['mean']:.0f} actions "
        f"(median {length['median']:.0f}, {length['min']} to {length['max']}); "
        f"{data['seconds']:.1f} s, {data['games_per_second']:,.1f} games/s, "
        f"{data['actions_per_second']:,.0f} actions/s {by(data)}"
    )
    console.print("ended by " + ", ".join(f"{reason} {n}" for reason, n in data["reasons"].items()))


def figures(fared: dict[str, Any]) -> tuple[str, ...]:
    """How a seat or a team fared, in the columns of the report."""
    return (
        str(fared["wins"]),
        *percents(fared),
        f"{fared['score']:.2f}",
    )


def run_ladder(args: argparse.Namespace, console: Console) -> int:
    chosen = game(args.game)
    options = options_of(args.option, chosen)
    setting = chosen.setting(args.scenario, options)
    levels = args.levels.split(",") if args.levels else list(LADDER)
    place = place_of(args)
    with bar(chosen.id, games_at_most(setting, levels, args.games)) as progress:
        found = ladder(
            chosen.id,
            levels,
            games=args.games,
            margin=args.margin,
            workers=place,
            seed=args.seed,
            setup=(args.scenario, options),
            progress=progress,
        )
    if args.json:
        print_json(found.to_data())
    else:
        print_ladder(found.to_data(), console)
    return OK


def print_ladder(data: dict[str, Any], console: Console) -> None:
    run = data["run"]
    times = zip(run["milliseconds_per_action"], run["milliseconds_per_plan"])
    for standing, ((ours, theirs), plans) in zip(data["standings"], times):
        upper, lower = standing["upper"], standing["lower"]
        console.print(f"[bold]{upper}[/] against {lower}: {standing['verdict']}", highlight=False)
        table = Table(box=None, padding=(0, 2))
        for heading in ("side", "games", "wins", "draws", "rate", "95 % interval"):
            table.add_column(heading, justify="left" if heading == "side" else "right")
        for side in standing["sides"]:
            sums = (str(side[key]) for key in ("games", "wins", "draws"))
            table.add_row(side["side"], *sums, *percents(side))
        table.add_row("share", str(standing["games"]), "", "", *percents(standing["share"]))
        console.print(table)
        thought = f"{upper} {ours:.2f} ms, {lower} {theirs:.2f} ms"
        console.print(f"processor time per action: {thought}", highlight=False)
        for level, plan, made in zip((upper, lower), plans, standing["simulations_per_plan"]):
            if made:
                console.print(f"{level}: {made:.1f} simulations and {plan:.1f} ms per plan", highlight=False)
    thought = f"{run['processor_seconds']:.1f} s of processor time for the players' thought"
    console.print(f"{run['seconds']:.1f} s {by(run)}, {thought}", highlight=False, soft_wrap=True)


def by(run: dict[str, Any]) -> str:
    """By how many workers something was played, and where."""
    return f"with {run['workers']} worker{'s' if run['workers'] > 1 else ''} on {run['on']}"


def percents(interval: dict[str, float]) -> tuple[str, str]:
    """A rate and its interval, in the columns of a report."""
    low, high = 100 * interval["low"], 100 * interval["high"]
    return f"{100 * interval['rate']:.1f} %", f"{low:.1f} – {high:.1f} %"


def run_lab(args: argparse.Namespace, console: Console) -> int:
    chosen = game(args.game)
    levels = args.levels.split(",") if args.levels else list(QUICK)
    vary = args.vary or ([] if args.as_printed else None)
    total = games_of(chosen, levels, args.games, args.scenario, vary)
    place = place_of(args)
    with bar(chosen.id, max(1, total)) as progress:
        found = lab(
            chosen.id,
            levels=levels,
            games=args.games,
            scenarios=args.scenario,
            vary=vary,
            workers=place,
            seed=args.seed,
            progress=progress,
        )
    if args.csv is not None:
        write(args.csv, found.csv())
    if args.page is not None:
        write(args.page, page(found))
    print_findings(found, console)
    return OK


def run_tune(args: argparse.Namespace, console: Console) -> int:
    chosen = game(args.game)
    check_player(args.level)
    known = chosen.weights.names if chosen.weights is not None else ()
    only = args.only.split(",") if args.only else []
    for name in only:
        if name not in known:
            raise Complaint(f"{chosen.id} has no weight {name!r}; it has {', '.join(known) or 'none'}")
    kept = Kept(args.log, console)
    found = tune(
        chosen.id,
        Effort(args.matches, args.games, args.check, args.level),
        only=only,
        workers=place_of(args),
        seed=args.seed,
        setup=(args.scenario, options_of(args.option, chosen)),
        log=kept.add,
    )
    console.print(found.toml(), highlight=False, markup=False)
    return OK


class Kept:
    """A log that is shown, and kept in a file if one is named."""

    def __init__(self, path: Path | None, console: Console) -> None:
        self.path = path
        self.console = console

    def add(self, line: str) -> None:
        self.console.print(line, highlight=False, soft_wrap=True)
        if self.path is None:
            return
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"{line}\n")
        except OSError as error:
            raise Complaint(f"cannot write {self.path}: {error.strerror}") from None


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Complaint(f"{path} cannot be written: {error.strerror}") from None


def print_findings(found: Findings, console: Console) -> None:
    table = Table(box=None, padding=(0, 1))
    shown = [name for name in COLUMNS if name not in ("game", "seats", "score", "low", "high", "length")]
    for heading in (*shown, "95 % interval"):
        table.add_column(heading, justify="left" if heading in COLUMNS[1:5] else "right")
    for cell in found.cells:
        for row in cell.rows():
            told = dict(zip(COLUMNS, row))
            rate, interval = percents({key: float(told[key]) for key in ("rate", "low", "high")})
            words = [rate if name == "rate" else str(told[name]) for name in shown]
            table.add_row(*words, interval)
    console.print(table)
    run = {"workers": found.workers, "on": found.on}
    games = sum(cell.report.games for cell in found.cells)
    console.print(f"{games} games, {found.seconds:.1f} s {by(run)}", highlight=False, soft_wrap=True)


def run_replay(args: argparse.Namespace, console: Console) -> int:
    record = read_record(args.file)
    chosen = game(record.game)
    if args.to is not None and not 0 <= args.to <= len(record.actions):
        raise Complaint(f"the record has {len(record.actions)} actions; --to must be from 0 to that number")
    note_version(record, chosen)
    match = Match.replay(chosen, record, args.to, older=True)
    seat = {"all": OMNISCIENT, "spectator": SPECTATOR}.get(args.seat, match.seat(args.seat))
    if seat == SPECTATOR and args.seat != "spectator":
        raise Complaint(f"--as must be all, spectator, or one of {', '.join(match.seats)}")
    if args.json:
        print_json({"view": match.position.view(seat), "digest": match.position.digest()})
        return OK
    texts = Texts(chosen, args.lang)
    for events in match.events:
        tell(console, texts, [event.seen_by(seat) for event in events])
    show(console, chosen, match.position.view(seat), texts)
    return OK


def run_records_check(args: argparse.Namespace, console: Console) -> int:
    """Which records a version of the rules changes; a failure if there are any."""
    for path in args.files:
        if not path.exists():
            raise Complaint(f"there is no file {path}")
    reports = [check_file(path) for path in files_of(args.files)]
    found = {
        word: sum(report.result == word for report in reports) for word in ("holds", "breaks", "unreadable")
    }
    if args.json:
        print_json({"records": [report.to_data() for report in reports], **found})
    else:
        for report in reports:
            line = f"{report.path}: {report.sentence(args.lang)}"
            console.print(line, highlight=False, soft_wrap=True, markup=False)
        sums = f"{found['holds']} hold, {found['breaks']} break, {found['unreadable']} cannot be read"
        console.print(f"{len(reports)} records: {sums}", highlight=False, soft_wrap=True)
    return OK if found["holds"] == len(reports) else FAILED


def run_rules(args: argparse.Namespace, console: Console) -> int:
    chosen = game(args.game)
    ledger = Ledger.load(chosen)
    report = ledger.report(chosen)
    if args.number:
        report = [line for line in report if line["number"] in args.number]
        if not report:
            raise Complaint(f"the rulebook of {chosen.id} has no paragraph {', '.join(args.number)}")
    if args.json:
        print_json(report)
        return OK
    if args.number:
        for line in report:
            console.print(f"[bold]{line['number']} {line['title'][args.lang]}[/] ({line['kind']})")
            console.print(line["text"][args.lang])
            console.print("code:  " + (", ".join(line["cited"]) or "–"))
            console.print("tests: " + (", ".join(line["tests"] or []) or "–"))
        return OK
    table = Table(box=None, padding=(0, 1))
    for heading in ("rule", "title", "kind", "code", "tests"):
        table.add_column(heading, justify="right" if heading in ("code", "tests") else "left")
    for line in report:
        tests = "–" if line["tests"] is None else str(len(line["tests"]))
        table.add_row(line["number"], line["title"][args.lang], line["kind"], str(len(line["cited"])), tests)
    console.print(table)
    return OK


def run_data(args: argparse.Namespace, console: Console) -> int:
    report = sources(game(args.game))
    if args.json:
        print_json(report)
        return OK
    table = Table(box=None, padding=(0, 2))
    for heading in ("file", "facts", "source", "number", "what the source is"):
        table.add_column(heading, justify="right" if heading == "number" else "left")
    for file, kinds in report.items():
        for kind, numbers in kinds["facts"].items():
            for source, number in numbers.items():
                table.add_row(file, kind, source, str(number), kinds["sources"].get(source, ""))
    console.print(table)
    return OK


def run_serve(args: argparse.Namespace, console: Console) -> int:
    # The server's packages take longer to load than any other command to run: only `serve` waits for them,
    # and only `serve` needs them.
    server = load("bellum.server.main", "server", "the server needs")
    building = fast.begin()
    try:
        return int(server.run(args))
    finally:
        if building is not None:
            building.stop()


def run_engine(args: argparse.Namespace, console: Console) -> int:
    """Which engine runs; with --build the compiled one is built, however long it takes."""
    if args.build and fast.running() == fast.PLAIN and fast.kept() is None:
        lack = fast.lacking()
        if lack is not None:
            raise Complaint(f"the compiled engine cannot be built: {lack}")
        print("bellum: building the compiled engine (this can take some minutes) ...", file=sys.stderr)
        if fast.Building().wait() != 0:
            print("bellum: the compiled engine could not be built", file=sys.stderr)
            return FAILED
    print(f"{fast.version()}: {fast.PACKAGE}")
    if fast.running() == fast.PLAIN:
        print("no compiled engine is kept" if fast.kept() is None else f"compiled engine: {fast.kept()}")
    return OK


# -- the command line --------------------------------------------------------------------------------------


Commands = Any  # what argparse keeps its sub-commands in, a class without a public name


def parser() -> argparse.ArgumentParser:
    """The command line of ``bellum``."""
    top = argparse.ArgumentParser(
        prog="bellum", description="Ancient wars on the board, with every rule enforced."
    )
    top.add_argument("--version", action="version", version=f"bellum {__version__} ({fast.version()})")
    commands = top.add_subparsers(dest="command", metavar="command", required=True)
    sub = add_command(commands, "games", "list the games", run_games)
    sub.add_argument("--json", action="store_true")
    add_play(commands)
    add_simulate(commands)
    add_ladder(commands)
    add_lab(commands)
    add_tune(commands)
    add_replay(commands)
    add_records(commands)
    add_rules(commands)
    add_options(add_command(commands, "serve", "serve the games to browsers", run_serve))
    about_engine = "say which engine runs, plain Python or compiled, and build the compiled one"
    sub = add_command(commands, "engine", about_engine, run_engine)
    sub.add_argument("--build", action="store_true", help="build the compiled engine if it is not there")
    sub = add_command(commands, "data", "sum up a game's facts and where they come from", run_data)
    sub.add_argument("game")
    sub.add_argument("--json", action="store_true")
    return top


def add_command(
    commands: Commands, name: str, help: str, run: Callable[[argparse.Namespace, Console], int] | None = None
) -> argparse.ArgumentParser:
    """A command, with the option that all of them have."""
    sub: argparse.ArgumentParser = commands.add_parser(name, help=help, description=sentence(help))
    sub.add_argument("--lang", default="en", help="language: en, pl or hu")
    sub.set_defaults(run=run)
    return sub


def sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."


def add_setup(sub: argparse.ArgumentParser) -> None:
    """What is chosen before a game begins."""
    sub.add_argument("--scenario", help="scenario (see bellum games)")
    sub.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an optional rule")


def add_play(commands: Commands) -> None:
    sub = add_command(commands, "play", "play in the terminal", run_play)
    sub.add_argument("game", nargs="?", help=f"{', '.join(GAMES)} (default: the first)")
    sub.add_argument(
        "--as", dest="seat", help="your seat, or several, separated by commas (default: the first)"
    )
    others = f"who plays the other seats: {', '.join(NAMES)} or {HUMAN} (default: %(default)s)"
    sub.add_argument("--against", default=DEFAULT, help=others)
    sub.add_argument("--seed", help="seed of the dice (default: one that nobody can guess)")
    sub.add_argument("--save", type=Path, help="file to save the record to after every action")
    sub.add_argument("--resume", type=Path, metavar="FILE", help="continue a saved game")
    add_setup(sub)


def add_simulate(commands: Commands) -> None:
    sub = add_command(commands, "simulate", "play many games between machine players", run_simulate)
    sub.add_argument("game")
    sub.add_argument("--games", type=int, default=100)
    sub.add_argument("--players", help="one for each seat, separated by commas, or team=player,...")
    add_place(sub)
    sub.add_argument("--json", action="store_true")
    add_setup(sub)


def add_ladder(commands: Commands) -> None:
    about_ladder = "let levels of machine players meet, with the same seeds on both sides"
    sub = add_command(commands, "ladder", about_ladder, run_ladder)
    sub.add_argument("game")
    sub.add_argument("--levels", help=f"from the weakest, separated by commas (default: {','.join(LADDER)})")
    sub.add_argument("--games", type=int, default=40, help="of each two levels (default: %(default)s)")
    test = "end a meeting as soon as a sequential test is sure whether the share is above even by this"
    sub.add_argument("--margin", type=float, help=f"{test}, such as 0.1; --games are the most then")
    add_place(sub)
    sub.add_argument("--json", action="store_true")
    add_setup(sub)


def add_lab(commands: Commands) -> None:
    about_lab = "find out how scenarios and options change the chances of the sides"
    sub = add_command(commands, "lab", about_lab, run_lab)
    sub.add_argument("game")
    sub.add_argument("--levels", help=f"strengths, separated by commas (default: {','.join(QUICK)})")
    sub.add_argument("--games", type=int, default=20, help="in each cell (default: %(default)s)")
    sub.add_argument("--scenario", action="append", help="this scenario; may be repeated (default: all)")
    sub.add_argument("--vary", action="append", metavar="OPTION", help="may be repeated (default: all)")
    sub.add_argument("--as-printed", action="store_true", help="vary no option")
    sub.add_argument("--csv", type=Path, metavar="FILE", help="write the table to a file")
    sub.add_argument("--page", type=Path, metavar="FILE", help="write a page with charts, one HTML file")
    add_place(sub)


def add_tune(commands: Commands) -> None:
    sub = add_command(commands, "tune", "tune the weights of a game's estimate by matches", run_tune)
    sub.add_argument("game")
    sub.add_argument("--level", default="greedy", help="who plays the matches (default: %(default)s)")
    sub.add_argument("--matches", type=int, default=50, help="steps of the weights (default: %(default)s)")
    sub.add_argument("--games", type=int, default=20, help="of each match (default: %(default)s)")
    after = "games of the tuned weights against the game's own, at the end"
    sub.add_argument("--check", type=int, default=100, help=f"{after} (default: %(default)s)")
    sub.add_argument("--only", help="weights to tune, separated by commas (default: all)")
    sub.add_argument("--log", type=Path, metavar="FILE", help="keep the log in a file, to which it is added")
    add_place(sub)
    add_setup(sub)


def add_place(sub: argparse.ArgumentParser) -> None:
    """Where many games are played, by how many workers, and from which seed."""
    where = f"{LOCAL} processes, ray for a cluster of this machine, or a Ray cluster's address"
    sub.add_argument("--on", default=LOCAL, metavar="PLACE", help=f"{where} (default: %(default)s)")
    sub.add_argument("--workers", type=int, help="default: 1 process, or all processors of a cluster")
    sub.add_argument("--seed", default="0")


def add_replay(commands: Commands) -> None:
    sub = add_command(commands, "replay", "replay a recorded game", run_replay)
    sub.add_argument("file", type=Path)
    sub.add_argument("--to", type=int, metavar="N", help="stop after N actions")
    sub.add_argument("--as", dest="seat", default="all", help="all, spectator, or a seat")
    sub.add_argument("--json", action="store_true", help="the last position's view and digest")


def add_records(commands: Commands) -> None:
    sub = add_command(commands, "records", "look after recorded games")
    records = sub.add_subparsers(dest="records", metavar="what", required=True)
    about_check = "say which records the present rules change, at which action and by which paragraph"
    sub = records.add_parser("check", help=about_check, description=sentence(about_check))
    sub.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a record, or a folder of them")
    sub.add_argument("--lang", default=argparse.SUPPRESS, help="language: en, pl or hu")
    sub.add_argument("--json", action="store_true")
    sub.set_defaults(run=run_records_check)


def add_rules(commands: Commands) -> None:
    about_rules = "show the rulebook's paragraphs, the code and the tests that carry them"
    sub = add_command(commands, "rules", about_rules, run_rules)
    sub.add_argument("game")
    sub.add_argument("number", nargs="*", help="paragraphs to show in full")
    sub.add_argument("--json", action="store_true")


def parse(argv: Sequence[str] | None) -> argparse.Namespace:
    """The words of a command, in any order: paragraphs may also come after an option."""
    args, rest = parser().parse_known_args(argv)
    paragraphs = [word for word in rest if args.command == "rules" and not word.startswith("-")]
    unknown = [word for word in rest if word not in paragraphs]
    if unknown:
        parser().error(f"unrecognized arguments: {' '.join(unknown)}")
    if paragraphs:
        args.number += paragraphs
    return args


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is 0, 1 for a failure, 2 for wrong usage, 130 when interrupted."""
    args = parse(argv)
    console = Console()
    try:
        args.lang = pick_language(args.lang)
        return int(args.run(args, console))
    except (Complaint, BadSetup, BadRecord, ValueError) as error:
        print(f"bellum: {error}", file=sys.stderr)
        return USAGE
    except (GameFailed, WorkersLost) as error:
        print(f"bellum: {error}", file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return FAILED


def entry() -> int:
    """The program ``bellum``: the command on the faster engine, if there is one."""
    fast.prefer()
    return main()


if __name__ == "__main__":
    sys.exit(main())
