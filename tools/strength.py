"""How strong the machine players are for the time they take: plays the ladder, and writes docs/strength.md.

    python tools/strength.py --game ID --games 40 --seed S        plays a game's ladder, keeps what came of it
    python tools/strength.py --game ID --levels greedy,planner-1  some levels of it, weakest first
    python tools/strength.py                                      only draws again what is kept

What was found is kept in docs/strength.json, a meeting of two levels by its game, scenario and levels;
playing a meeting again replaces it. From that the page and one chart for each game are made: a level's
strength is the sum of what it and those below it won, in Elo points over the weakest, against processor time.
"""

from __future__ import annotations

import argparse
import json
import sys
from math import log10
from pathlib import Path
from typing import Any, NamedTuple

sys.path.append(str(Path(__file__).resolve().parent.parent))  # last: a compiled tree on the path comes first

from bellum.arena.ladder import ladder
from bellum.fast import running
from bellum.games import find
from bellum.players.levels import NAMES

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "docs" / "strength.json"
PAGE = ROOT / "docs" / "strength.md"
CHARTS = ROOT / "docs" / "images"
LEVELS = ",".join(NAMES[:4])
WIDTH, HEIGHT, MARGIN = 560, 320, 56
HEAD = """# How strong the machines are

`tools/strength.py` writes this page. Two levels meet on paired seeds, each once on either side; the share is
that of the upper one's points, with its 95 % interval over the seeds. Processor time is that of one core,
with the compiled engine. In the charts a level stands as many Elo points above the weakest as the shares of
the meetings below it add up to: 0 Elo is an even match, 200 are three wins of four. A share of 0 or 1 counts
as if half a game more had been lost or won.

"""


class Point(NamedTuple):
    """A level in a chart."""

    level: str
    milliseconds: float
    elo: float


def play(game: str, scenario: str | None, levels: list[str], games: int, seed: str) -> list[dict[str, Any]]:
    """The meetings of a game's levels, each with what both took to think."""
    found = ladder(game, levels, games=games, seed=seed, setup=(scenario, None)).to_data()
    run = found["run"]
    rows: list[dict[str, Any]] = []
    for number, standing in enumerate(found["standings"]):
        rows.append(
            {
                "game": game,
                "scenario": found["scenario"],
                "seed": seed,
                "engine": running(),
                **standing,
                "milliseconds_per_action": run["milliseconds_per_action"][number],
                "milliseconds_per_plan": run["milliseconds_per_plan"][number],
            }
        )
    return rows


def key(row: dict[str, Any]) -> tuple[str, str, str, str]:
    return row["game"], row["scenario"], row["lower"], row["upper"]


def keep(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All meetings that are kept, with new ones in their places."""
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else []
    whole = {key(row): row for row in [*kept, *rows]}
    ordered = sorted(whole.values(), key=lambda row: (row["game"], row["scenario"], place(row["upper"])))
    KEPT.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")
    return ordered


def place(level: str) -> tuple[int, str]:
    """Where a level stands among all, the weakest first."""
    times = level.rpartition("-")[2]
    return (int(times) + len(NAMES), level) if times.isdigit() else (NAMES.index(level), level)


def elo(share: float, games: int) -> float:
    """The lead of a share of the points, in Elo points."""
    fair = min(max(share, 0.5 / (games + 1)), 1 - 0.5 / (games + 1))
    return 400 * log10(fair / (1 - fair))


def climb(rows: list[dict[str, Any]]) -> list[Point]:
    """The levels of one game and scenario, each on the one below it; others are left out."""
    first = rows[0]
    points = [Point(first["lower"], first["milliseconds_per_action"][1], 0.0)]
    for row in rows:
        below = next((point for point in points if point.level == row["lower"]), None)
        if below is not None:
            height = below.elo + elo(row["share"]["rate"], row["games"])
            points.append(Point(row["upper"], row["milliseconds_per_action"][0], height))
    return points


def chart(title: str, points: list[Point]) -> str:
    """Strength against time, as SVG."""
    left = min(log10(max(point.milliseconds, 1e-4)) for point in points)
    right = max(log10(max(point.milliseconds, 1e-4)) for point in points)
    low, high = min(point.elo for point in points), max(point.elo for point in points)
    across = (WIDTH - 2 * MARGIN) / ((right - left) or 1)
    up = (HEIGHT - 2 * MARGIN) / ((high - low) or 1)
    spots = [
        (MARGIN + (log10(max(p.milliseconds, 1e-4)) - left) * across, HEIGHT - MARGIN - (p.elo - low) * up)
        for p in points
    ]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
    marks = "\n".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#8a2b1d"/>'
        f'<text x="{x:.1f}" y="{y - 9:.1f}" text-anchor="middle">{p.level} ({p.elo:+.0f})</text>'
        f'<text x="{x:.1f}" y="{HEIGHT - MARGIN + 18}" text-anchor="middle">{p.milliseconds:.3g} ms</text>'
        for p, (x, y) in zip(points, spots)
    )
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="11"'
    return f"""<svg xmlns="http://www.w3.org/2000/svg" {size}>
<title>{title}</title>
<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf7ee"/>
<text x="{MARGIN}" y="24" font-size="14">{title}</text>
<text x="{WIDTH - MARGIN}" y="{HEIGHT - 12}" text-anchor="end">processor time per action (logarithmic)</text>
<path d="M{MARGIN} {MARGIN - 14}V{HEIGHT - MARGIN}H{WIDTH - MARGIN + 14}" fill="none" stroke="#777"/>
<polyline points="{line}" fill="none" stroke="#8a2b1d" stroke-width="1.5"/>
{marks}
</svg>
"""


def percent(share: dict[str, float]) -> str:
    return f"{100 * share['rate']:.0f} % ({100 * share['low']:.0f} – {100 * share['high']:.0f})"


def table(rows: list[dict[str, Any]]) -> str:
    lines = [
        "| upper | lower | games | share of the upper | as each side | simulations | per plan | per action |",
        "| --- | --- | ---: | --- | --- | ---: | ---: | ---: |",
    ]
    for row in rows:
        sides = ", ".join(f"{side['side']} {side['wins']}/{side['games']}" for side in row["sides"])
        made, plan = row["simulations_per_plan"][0], row["milliseconds_per_plan"][0]
        shown = (f"{made:.0f}", f"{plan:.0f} ms") if made else ("", "")
        action = f"{row['milliseconds_per_action'][0]:.3g} ms"
        what = (row["upper"], row["lower"], row["games"], percent(row["share"]), sides, *shown, action)
        lines.append("| " + " | ".join(str(cell) for cell in what) + " |")
    return "\n".join(lines)


def draw(rows: list[dict[str, Any]]) -> None:
    """The page and its charts."""
    parts: list[str] = []
    for game, scenario in dict.fromkeys((row["game"], row["scenario"]) for row in rows):
        own = [row for row in rows if (row["game"], row["scenario"]) == (game, scenario)]
        name = f"strength-{game}-{scenario}.svg".replace("_", "-")
        title = f"{find(game).id.replace('_', ' ')}, {scenario.replace('_', ' ')}"
        (CHARTS / name).write_text(chart(title, climb(own)), encoding="utf-8")
        seeds = ", ".join(dict.fromkeys(f"`{row['seed']}`" for row in own))
        parts.append(f"## {title}\n\n![{title}](images/{name})\n\n{table(own)}\n\nSeeds: {seeds}.\n")
    PAGE.write_text(HEAD + "\n".join(parts), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description="Play the ladder of a game and write docs/strength.md.")
    parser.add_argument("--game", help="without one, only draw again what is kept")
    parser.add_argument("--scenario")
    parser.add_argument("--levels", default=LEVELS, help="from the weakest (default: %(default)s)")
    parser.add_argument("--games", type=int, default=40, help="of each two levels (default: %(default)s)")
    parser.add_argument("--seed", default="strength", help="take a fresh one for figures that are kept")
    args = parser.parse_args()
    rows = play(args.game, args.scenario, args.levels.split(","), args.games, args.seed) if args.game else []
    draw(keep(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
