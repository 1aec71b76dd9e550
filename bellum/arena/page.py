"""The page of a laboratory: one HTML file with its charts inside, which needs nothing from anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from .lab import Cell, Findings

LABEL, CHART, LINE, PAD = 330, 420, 22, 34  # pixels: of the names, the scale, a row, and above and below
STYLE: Final = """
body { font: 15px/1.5 system-ui, sans-serif; color: #1d1b16; background: #fbf8f1; margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem }
h1, h2 { font-family: Georgia, serif; font-weight: 600 }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; display: block; overflow-x: auto }
th, td { padding: .2rem .7rem; text-align: right; border-bottom: 1px solid #e2dac6 }
th:nth-child(-n+4), td:nth-child(-n+4) { text-align: left }
svg { width: 100%; height: auto } svg text { font: 12px system-ui, sans-serif; fill: #1d1b16 }
.axis { stroke: #cfc5ac } .even { stroke: #8a7d5c; stroke-dasharray: 4 3 }
.span { stroke-width: 6; stroke-linecap: round; opacity: .45 }
"""
COLOURS: Final = ("#9c2f23", "#2b5d8c", "#4f7a3a", "#8a5a9c", "#a8761f")


def page(findings: Findings) -> str:
    """The findings as a page."""
    title = f"{findings.game}: the chances of its sides"
    games = findings.cells[0].report.games if findings.cells else 0
    parts = [
        "<!doctype html>",
        f'<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>',
        f"<style>{STYLE}</style></head><body><h1>{escape(title)}</h1>",
        f"<p>{games} games in each cell, every level against itself, seed {escape(findings.seed)}. A dot is "
        "the share of games that a side won, a bar its 95 % interval; the dashed line is an even share.</p>",
    ]
    for scenario in dict.fromkeys(cell.scenario for cell in findings.cells):
        own = [cell for cell in findings.cells if cell.scenario == scenario]
        parts += [f"<h2>{escape(scenario)}</h2>", chart(own), table(own)]
    return "\n".join([*parts, "</body></html>", ""])


def chart(cells: list[Cell]) -> str:
    """A row for each side of each cell: its share and interval on one scale."""
    rows = [(cell, number) for cell in cells for number in range(len(cell.report.teams))]
    height = LINE * len(rows) + 2 * PAD
    parts = [
        f'<svg viewBox="0 0 {LABEL + CHART + PAD} {height}" role="img" '
        f'aria-label="Shares of games won, with intervals">',
        *scale(height),
    ]
    for row, (cell, number) in enumerate(rows):
        parts += line(cell, number, PAD + LINE * row + LINE // 2)
    return "".join([*parts, "</svg>"])


def at(share: float) -> str:
    return f"{LABEL + CHART * share:.1f}"


def scale(height: int) -> Iterator[str]:
    for tenth in range(0, 11, 2):
        x = at(tenth / 10)
        yield f'<line class="axis" x1="{x}" x2="{x}" y1="{PAD - 8}" y2="{height - PAD}"/>'
        yield f'<text x="{x}" y="{height - PAD + 18}" text-anchor="middle">{10 * tenth} %</text>'


def line(cell: Cell, number: int, y: int) -> Iterator[str]:
    """One side of one cell."""
    teams = cell.report.teams
    team, colour, even = teams[number], COLOURS[number % len(COLOURS)], at(1 / len(teams))
    name = escape(f"{team.team} · {cell.option} · {cell.level}")
    told = f"{100 * team.rate.rate:.1f} % ({100 * team.rate.low:.1f} – {100 * team.rate.high:.1f} %)"
    yield f'<text x="{LABEL - 12}" y="{y + 4}" text-anchor="end">{name}</text>'
    yield f'<line class="even" x1="{even}" x2="{even}" y1="{y - LINE // 2}" y2="{y + LINE // 2}"/>'
    yield f'<g><title>{name}: {told}</title><line class="span" stroke="{colour}" '
    yield f'x1="{at(team.rate.low)}" x2="{at(team.rate.high)}" y1="{y}" y2="{y}"/>'
    yield f'<circle cx="{at(team.rate.rate)}" cy="{y}" r="5" fill="{colour}"/></g>'


def table(cells: list[Cell]) -> str:
    heads = ("option", "level", "side", "seats", "games", "wins", "draws", "rate", "95 % interval", "actions")
    parts = ["<table><thead><tr>", *(f"<th>{head}</th>" for head in heads), "</tr></thead><tbody>"]
    for cell in cells:
        found = cell.report
        for team in found.teams:
            rate = team.rate
            words = (
                cell.option,
                cell.level,
                team.team,
                "+".join(team.seats),
                str(found.games),
                str(team.wins),
                str(found.draws),
                f"{100 * rate.rate:.1f} %",
                f"{100 * rate.low:.1f} – {100 * rate.high:.1f} %",
                f"{found.length.mean:.0f}",
            )
            parts += ["<tr>", *(f"<td>{escape(word)}</td>" for word in words), "</tr>"]
    return "".join([*parts, "</tbody></table>"])
