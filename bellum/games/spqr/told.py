"""What the game tells and asks: every event and every prompt, with the kinds of its arguments, by chapter."""

from __future__ import annotations

from ...kernel.kind import COUNT, WORD, Arguments, Told, secret, several
from .kinds import HEX, HEXSIDE, SEAT, VERTEX, Kinds


def events(kinds: Kinds) -> dict[str, Arguments]:
    """Every kind of event."""
    return {
        **command_events(kinds),
        **movement_events(kinds),
        **missile_events(kinds),
        **shock_events(kinds),
        **rout_events(kinds),
    }


def prompts(kinds: Kinds) -> dict[str, Arguments]:
    """Every prompt."""
    return {
        **command_prompts(kinds),
        **movement_prompts(kinds),
        **missile_prompts(kinds),
        **shock_prompts(kinds),
        **rout_prompts(kinds),
    }


# -- 3 to 5, 11 command (owner: C) ----------------------------------------------------------------------


def command_events(kinds: Kinds) -> dict[str, Arguments]:
    return {**turn_events(kinds), **activation_events(kinds), **order_events(kinds)}


def turn_events(kinds: Kinds) -> dict[str, Arguments]:
    leader = kinds.leader
    return {
        "turn": {"turn": COUNT},
        "marker-placed": {"seat": SEAT, "leader": leader, "real": secret(WORD)},
        "marker-shown": {"leader": leader, "real": WORD},
        "elite-roll": {"leader": leader, "die": COUNT, "total": COUNT},
        "elephant-leader": {"leader": leader, "unit": kinds.unit},
        "elephant-leader-gone": {"leader": leader, "unit": kinds.unit},
        "rout-points": {"seat": SEAT, "points": COUNT, "level": COUNT},
        "won": {"seat": SEAT, "reason": WORD},
        "drawn": {"reason": WORD},
    }


def activation_events(kinds: Kinds) -> dict[str, Arguments]:
    leader = kinds.leader
    roll: Arguments = {"leader": leader, "die": COUNT, "need": COUNT, "success": WORD}
    return {
        "activated": {"leader": leader, "number": COUNT, "kind": WORD},
        "tie": {"count": COUNT, "first": COUNT, "second": COUNT},
        "leader-finished": {"leader": leader},
        "leader-waits": {"leader": leader},
        "trump": roll,
        "momentum": roll,
        "doom": {"leader": leader, "die": COUNT},
        "bypassed": {"leaders": several(leader)},
        "succession": {"leader": leader},
    }


def order_events(kinds: Kinds) -> dict[str, Arguments]:
    leader, unit = kinds.leader, kinds.unit
    return {
        "strategy-roll": {"leader": leader, "die": COUNT, "modifier": COUNT, "need": COUNT, "success": WORD},
        "line-command": {"leader": leader, "line": kinds.line, "units": several(unit)},
        "leader-moved": {"leader": leader, "to": HEX},
        "replaced": {"leader": leader, "other": leader},
        "leader-joined": {"leader": leader, "to": HEX},
        "arrived": {"unit": unit, "to": HEX},
        "leader-arrived": {"leader": leader, "to": HEX},
        "regrouped": {"leader": leader},
        "returned": {"unit": unit, "to": HEX},
        "rally": {
            "leader": leader,
            "unit": unit,
            "die": COUNT,
            "modifier": COUNT,
            "need": COUNT,
            "result": WORD,
        },
        "rally-hits": {"unit": unit, "die": COUNT, "modifier": COUNT, "total": COUNT},
        "restacked": {"unit": unit},
    }


def command_prompts(kinds: Kinds) -> dict[str, Arguments]:
    leader, unit = kinds.leader, kinds.unit
    by_leader: Arguments = {"seat": SEAT, "leader": leader, "count": COUNT}
    return {
        "prompt-markers": {"seat": SEAT},
        "prompt-elite": {"seat": SEAT},
        "prompt-activate": {"seat": SEAT, "count": COUNT},
        "prompt-counter-trump": by_leader,
        "prompt-momentum": by_leader,
        "prompt-reactivate": {"seat": SEAT},
        "prompt-succession": {"seat": SEAT},
        "prompt-orders": by_leader,
        "prompt-lines": by_leader,
        "prompt-which-line": {"seat": SEAT, "line": kinds.line},
        "prompt-line": {"seat": SEAT, "leader": leader, "line": kinds.line},
        "prompt-leader-move": by_leader,
        "prompt-join": {"seat": SEAT, "leader": leader},
        "prompt-enter": {"seat": SEAT, "unit": unit},
        "prompt-enter-leader": {"seat": SEAT, "leader": leader},
        "prompt-column-head": {"seat": SEAT, "unit": unit},
        "prompt-regroup": {"seat": SEAT},
        "prompt-facing": {"seat": SEAT, "unit": unit},
        "prompt-elephant-leaders": {"seat": SEAT},
    }


# -- 6, 7 movement (owner: M) ---------------------------------------------------------------------------


def movement_events(kinds: Kinds) -> dict[str, Arguments]:
    return {
        "moved": {"unit": kinds.unit, "to": HEX},
        "turned": {"unit": kinds.unit, "vertex": VERTEX},
        "column-turned": {"unit": kinds.unit, "side": HEXSIDE},
        "wheeled": {"unit": kinds.unit, "to": HEX, "vertex": VERTEX},
        "faced-about": {"unit": kinds.unit, "vertex": VERTEX},
        "fell-in": {"unit": kinds.unit, "side": HEXSIDE},
        "deployed": {"unit": kinds.unit, "vertex": VERTEX},
        "withdrew": {"unit": kinds.unit, "to": HEX},
        "line-withdraws": {"line": kinds.line},
        "extended": {"unit": kinds.unit, "to": HEX},
        "leader-withdrew": {"leader": kinds.leader, "to": HEX},
        "leader-caught": {"leader": kinds.leader},
    }


def movement_prompts(kinds: Kinds) -> dict[str, Arguments]:
    return {
        "prompt-move": {"seat": SEAT, "unit": kinds.unit, "points": COUNT},
        "prompt-nearing": {"seat": SEAT, "unit": kinds.unit},
        "prompt-withdrawing": {"seat": SEAT, "unit": kinds.unit, "points": COUNT, "hexes": COUNT},
        "prompt-line-withdrawing": {"seat": SEAT, "line": kinds.line},
        "prompt-whose-order": {"seat": SEAT, "line": kinds.line},
        "prompt-extension": {"seat": SEAT},
        "prompt-flank": {"seat": SEAT, "unit": kinds.unit},
        "prompt-reface": {"seat": SEAT, "unit": kinds.unit, "enemy": kinds.unit},
        "prompt-leaders-withdraw": {"seat": SEAT},
        "prompt-leader-refuge": {"seat": SEAT, "leader": kinds.leader},
    }


# -- 8.1, 8.2 missiles (owner: the lead) ----------------------------------------------------------------


def missile_events(kinds: Kinds) -> dict[str, Arguments]:
    return {
        "fired": {
            "unit": kinds.unit,
            "target": kinds.unit,
            "how": WORD,  # order, entry, exit, return, harass, withdraw
            "range": COUNT,
            "strength": COUNT,
            "modifiers": Told("modifier", {"reason": WORD, "amount": COUNT}, ""),
            "die": COUNT,
            "hits": COUNT,
        },
        "fired-at-leader": {
            "unit": kinds.unit,
            "leader": kinds.leader,
            "strength": COUNT,
            "die": COUNT,
        },
        "missiles-low": {"unit": kinds.unit, "screen": WORD},
        "missiles-gone": {"unit": kinds.unit, "screen": WORD},
        "leader-in-danger": {"leader": kinds.leader, "die": COUNT},
        "reloaded": {"unit": kinds.unit},
    }


def missile_prompts(kinds: Kinds) -> dict[str, Arguments]:
    return {
        "prompt-entry-fire": {"seat": SEAT, "unit": kinds.unit},
        "prompt-exit-fire": {"seat": SEAT, "unit": kinds.unit},
        "prompt-return-fire": {"seat": SEAT, "unit": kinds.unit},
        "prompt-harass-from": {"seat": SEAT, "unit": kinds.unit, "target": kinds.unit},
    }


# -- 8.3 to 8.5 shock (owner: S) ------------------------------------------------------------------------


def shock_events(kinds: Kinds) -> dict[str, Arguments]:
    unit = kinds.unit
    reasons = Told("modifier", {"reason": WORD, "amount": COUNT}, "")
    # What: times, ratio, column, shift, die, modifier, hits or nothing. The sentence has its causes already.
    causes = Told("cause", {"cause": WORD, "what": WORD, "amount": COUNT, "rule": WORD}, "; ")
    return {
        "will-attack": {"unit": unit, "check": WORD},
        "combat": {"attackers": several(unit), "defenders": several(unit)},
        "lets-through": {"unit": unit},
        "checked": {"unit": unit, "die": COUNT, "modifiers": reasons, "quality": COUNT, "excess": COUNT},
        "shock": {
            "attackers": several(unit),
            "defenders": several(unit),
            "by": unit,
            "against": unit,
            "angle": WORD,
            "superior": WORD,  # none, attacker, defender
            "reason": WORD,  # none, position, column, type
            "base": COUNT,
            "sizes": several(COUNT),
            "ratio": COUNT,  # 2 is 2:1, -2 is 1:2, 0 if size does not count
            "shifts": reasons,
            "column": COUNT,
            "die": COUNT,
            "modifiers": reasons,
            "table": several(COUNT),
            "hits": several(COUNT),
            "causes": causes,
        },
        "both-break": {"attackers": COUNT, "defenders": COUNT, "side": WORD},
        "advanced": {"unit": unit, "to": HEX},
        "got-through": {"unit": unit, "to": HEX},
        "engaged": {"unit": unit, "target": unit},
        "broke-off": {"unit": unit, "to": HEX},
    }


def shock_prompts(kinds: Kinds) -> dict[str, Arguments]:
    unit = kinds.unit
    one: Arguments = {"seat": SEAT, "unit": unit}
    sides: Arguments = {"seat": SEAT, "attackers": several(unit), "defenders": several(unit)}
    return {
        "prompt-declare": one,
        "prompt-designate": {"seat": SEAT, "leader": kinds.leader},
        "prompt-combat": one,
        "prompt-join-combat": {**one, "targets": several(unit)},
        "prompt-pass-through": {**one, "attackers": several(unit)},
        "prompt-defend-as": sides,
        "prompt-attack-by": sides,
        "prompt-attack-from": sides,
        "prompt-divide-hits": {"seat": SEAT, "count": COUNT},
        "prompt-spare": {**one, "count": COUNT},
        "prompt-advance": {"seat": SEAT},
        "prompt-advance-where": one,
        "prompt-advance-turn": one,
        "prompt-emerge": one,
        "prompt-break-off": one,
        "prompt-deploy-shocked": one,
    }


# -- 9.14, 10 rout, rampage, pursuit (owner: S) --------------------------------------------------------------


def rout_events(kinds: Kinds) -> dict[str, Arguments]:
    unit, leader = kinds.unit, kinds.leader
    counted: Arguments = {"unit": unit, "hits": COUNT, "total": COUNT}
    return {
        "hits": counted,
        "recovered": counted,
        "held": {"unit": unit, "total": COUNT},
        "routed": {"unit": unit},
        "eliminated": {"unit": unit},
        "fled": {"unit": unit, "path": several(HEX)},
        "leader-killed": {"leader": leader, "die": COUNT},
        "leader-wounded": {"leader": leader, "die": COUNT, "how": WORD},
        "leader-trampled": {"leader": leader},
        "grief": {"unit": unit, "die": COUNT},
        "runs-wild": {"unit": unit},
        "rampage": {"unit": unit, "die": COUNT},
        "ran-wild": {"unit": unit, "path": several(HEX)},
        "trampled": {"unit": unit, "target": unit, "hits": COUNT},
        "calmed": {"unit": unit, "total": COUNT},
        "pursuit": {"unit": unit, "die": COUNT, "quality": COUNT, "pursues": WORD},
        "pursued": {"unit": unit, "to": HEX},
        "left-in-pursuit": {"unit": unit},
    }


def rout_prompts(kinds: Kinds) -> dict[str, Arguments]:
    one: Arguments = {"seat": SEAT, "unit": kinds.unit}
    return {
        "prompt-flee": one,
        "prompt-flee-with": one,
        "prompt-nearest": one,
        "prompt-rampage": one,
        "prompt-pursue": {"seat": SEAT},
        "prompt-quarry": {"seat": SEAT},
        "prompt-ride-on": one,
    }
