"""2.3, 6.27, 8.51 to 8.55, 10.29 The charts: every table of the game as lists of numbers.

A list by type has a number for each of ``TYPES``; a list by row has the leaders' own besides, ``LEADER_ROW``.

- 6.27 ``move_mp`` and ``move_hits`` [terrain][row], ``cross_mp`` and ``cross_hits`` [crossing][row]: what it
  costs to enter a hex and to cross its side; ``NEVER`` bars the way.
- 6.21 ``level_mp`` [row] for each level up, ``level_free`` [row] levels without hits, ``level_hits`` [row]
  for each of the others.
- ``column_hits``, ``rough``, ``shelter``, ``high`` [terrain]: whether its hits count in column (6.72),
  whether it is rough, whether nobody withdraws into it (6.55), whether it blocks sight (8.16).
- 7.12 ``turn_mp`` and ``turn_hits`` [type] for a vertex, ``turn_roman`` for any turn; 6.44 ``about_mp``.
- 8.51 ``strength`` [weapon][range], ``reach``, ``low_on``, ``moved_drm``, ``over``, ``thrown`` [weapon].
- 8.52 ``superiority`` [attacker][defender].
- 8.53 ``clash`` [attacker][defender][angle]: a column, or 0 for what may not be attacked.
- 8.54 ``results`` [column - 1][die]: hits of the attacker and of the defender; ``means`` [column - 1].
- 10.29 ``rally_hits`` [tq][die].
- ``casualty`` (4.63), ``doom`` (5.33), ``rampage`` (9.14: friends, a direction from 1 to 6, away) [die].

All others are single numbers.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.facts import Facts

# 2.4 Types, in the order of the charts.
PH: Final = 0
HI: Final = 1
LG: Final = 2
MI: Final = 3
LI: Final = 4
SK: Final = 5
HC: Final = 6
RC: Final = 7
LN: Final = 8
LC: Final = 9
EL: Final = 10
CH: Final = 11
AR: Final = 12
TYPES: Final[list[str]] = ["ph", "hi", "lg", "mi", "li", "sk", "hc", "rc", "ln", "lc", "el", "ch", "ar"]
LEADER_ROW: Final = 13
ROWS_OF_CHARTS: Final = 14

# 2.22, 2.24 Classes.
NONE: Final = 0
HA: Final = 1
PR: Final = 2
CO: Final = 3
CE: Final = 4
TR: Final = 5
VE: Final = 6
HORSE: Final = 7
EX: Final = 8
HO: Final = 9
PE: Final = 10
LE: Final = 11
CLASSES: Final[list[str]] = ["none", "ha", "pr", "co", "ce", "tr", "ve", "horse", "ex", "ho", "pe", "le"]

# 6.2 Terrain of hexes and of hexsides.
CLEAR: Final = 0
BROKEN: Final = 1
WOODS: Final = 2
MARSH: Final = 3
RIVER: Final = 4
DEEP_RIVER: Final = 5
RUINS: Final = 6
CAMP: Final = 7
TERRAINS: Final[list[str]] = ["clear", "broken", "woods", "marsh", "river", "deep_river", "ruins", "camp"]
STREAM: Final = 1
RAMPART: Final = 2
GATE: Final = 3
CROSSINGS: Final[list[str]] = ["none", "stream", "rampart", "gate"]

NEVER: Final = 99  # movement points that nobody has

# 8.51 Missiles.
ARCHERS: Final = 0
SLINGS: Final = 1
BALEARIC_SLINGS: Final = 2
JAVELINS: Final = 3
MOUNTED_JAVELINS: Final = 4
MOUNTED_ARCHERS: Final = 5
SCREEN: Final = 6
SCORPIO: Final = 7
WEAPONS: Final[list[str]] = [
    "archers",
    "slings",
    "balearic_slings",
    "javelins",
    "mounted_javelins",
    "mounted_archers",
    "screen",
    "scorpio",
]

# 8.52 Who is superior by type.
NOBODY_SUPERIOR: Final = 0
ATTACKER_SUPERIOR: Final = 1
DEFENDER_SUPERIOR: Final = 2
DEFENDER_WITH_MISSILES: Final = 3
SUPERIORITY: Final[list[str]] = ["-", "as", "ds", "dm"]

# 4.63 What happens to a leader.
LIGHT_WOUND: Final = 0
WOUND: Final = 1
DEATH: Final = 2
CASUALTIES: Final[list[str]] = ["light", "wounded", "killed"]

# 5.33 What the second roll does.
LEADER_FINISHED: Final = 0
REACTIVATION: Final = 1
TURN_ENDS: Final = 2
DOOMS: Final[list[str]] = ["finished", "reactivate", "turn"]

# 9.14 Where a rampage goes.
TO_FRIENDS: Final = 0
AWAY: Final = 7
RAMPAGES: Final[list[str]] = ["friend", "1", "2", "3", "4", "5", "6", "away"]

# 4.1, 4.4 Ranks of leaders, and all of them as a mask.
OVERALL: Final = 0
CONSUL: Final = 1
PROCONSUL: Final = 2
NAMED: Final = 3
TRIBUNE: Final = 4
PREFECT_OF_ALLIES: Final = 5
PREFECT_OF_HORSE: Final = 6
REPLACEMENT: Final = 7
ELEPHANT_LEADER: Final = 8
RANKS: Final[list[str]] = [
    "oc",
    "consul",
    "proconsul",
    "named",
    "tribune",
    "praefectus_sociorum",
    "praefectus_equitum",
    "replacement",
    "elephant_leader",
]
ANY: Final = (1 << 9) - 1

# 4.42, 4.44 What a leader may not mix in one phase.
NO_LIMIT: Final = 0
ONE_CLASS: Final = 1
ONE_HORSE: Final = 2
LIMITS: Final[list[str]] = ["", "class", "horse"]

DICE: Final = 10
COLUMNS_OF_RESULTS: Final = 13
ANGLES: Final[list[str]] = ["front", "flank", "rear"]


def numbers(row: Facts, key: str, length: int) -> list[int]:
    """A list of numbers of a given length."""
    found = [int(number) for number in row[key]]
    if len(found) != length:
        raise ValueError(f"{row.where}.{key} has {len(found)} numbers, not {length}")
    return found


def costs(row: Facts, key: str) -> list[int]:
    """Movement points by row; -1 bars the way."""
    return [NEVER if cost < 0 else cost for cost in numbers(row, key, ROWS_OF_CHARTS)]


def in_order(rows: list[Facts], ids: list[str], key: str = "id") -> list[Facts]:
    """The rows, which have to be these, in this order."""
    if [str(row[key]) for row in rows] != ids:
        raise ValueError(f"{rows[0].where} and the rows after it are not {', '.join(ids)}")
    return rows


def flags(rows: list[Facts], key: str) -> list[bool]:
    """A yes or no of every row."""
    return [bool(row.get(key, False)) for row in rows]


def by_die(table: Facts, words: list[str]) -> list[int]:
    """What each die gives, as the number of a word."""
    found = [words.index(str(word)) for word in table["results"]]
    if len(found) != DICE:
        raise ValueError(f"{table.where} does not have ten results")
    return found


class Charts:
    """All charts."""

    def __init__(self, file: Facts) -> None:
        self.read_types(in_order(file["types"], TYPES))
        self.read_terrain(file)
        self.read_facing(file["facing"])
        self.read_weapons(in_order(file["weapons"], WEAPONS))
        self.read_superiority(file["superiority"])
        self.read_clash(file["clash"])
        self.read_results(file["results"])
        self.read_moving(file["moving"], file["stacking"])
        self.read_fire(file["fire"], file["harassment"])
        self.read_shifts(file["shifts"])
        self.read_shock(file["multipliers"], file["checks"])
        self.read_elephants(file["elephants"])
        self.read_morale(file["morale"], file["rally"])
        self.read_command(file["command"])
        self.rampage: list[int] = by_die(file["rampage"], RAMPAGES)
        self.casualty: list[int] = by_die(file["casualty"], CASUALTIES)
        self.doom: list[int] = by_die(file["doom"], DOOMS)
        points: Facts = file["points"]
        self.skirmisher_points: int = points["skirmishers"]
        self.elephant_points: int = points["elephants"]
        self.named_points: int = points["named"]

    # -- types and movement ----------------------------------------------------------------------------------

    def read_types(self, rows: list[Facts]) -> None:
        """2.4, 6.41, 7.26 What all units of a type have in common."""
        self.ma: list[int] = [int(row["ma"]) for row in rows]
        self.ma_high: list[int] = [int(row.get("ma_high", row["ma"])) for row in rows]
        self.two_hex = flags(rows, "two_hex")
        self.foot = flags(rows, "foot")
        self.cavalry = flags(rows, "cavalry")
        self.heavy = flags(rows, "heavy")
        # 8.53 The type by which it defends on the charts of shock.
        self.defends_as: list[int] = [TYPES.index(str(row.get("defends_as", row["id"]))) for row in rows]

    def read_terrain(self, file: Facts) -> None:
        """6.21, 6.27 What hexes, hexsides and levels cost."""
        hexes = in_order(file["terrain"], TERRAINS)
        self.move_mp: list[list[int]] = [costs(row, "mp") for row in hexes]
        self.move_hits: list[list[int]] = [numbers(row, "hits", ROWS_OF_CHARTS) for row in hexes]
        self.column_hits = flags(hexes, "column")
        self.rough = flags(hexes, "rough")
        self.shelter = flags(hexes, "shelter")
        self.high = flags(hexes, "high")
        nothing = [0] * ROWS_OF_CHARTS
        sides = in_order(file["crossings"], CROSSINGS[1:])
        self.cross_mp: list[list[int]] = [nothing, *[costs(row, "mp") for row in sides]]
        self.cross_hits: list[list[int]] = [nothing, *[numbers(row, "hits", ROWS_OF_CHARTS) for row in sides]]
        levels: Facts = file["levels"]
        self.level_mp: list[int] = costs(levels, "up")
        self.level_free: list[int] = numbers(levels, "free", ROWS_OF_CHARTS)
        self.level_hits: list[int] = numbers(levels, "hits", ROWS_OF_CHARTS)

    def read_facing(self, table: Facts) -> None:
        """6.44, 7.12, 7.13, 9.65 Turning."""
        self.turn_mp: list[int] = numbers(table, "each", len(TYPES))
        self.turn_hits: list[int] = numbers(table, "rough", len(TYPES))
        self.turn_roman: int = table["roman"]
        self.about_mp: int = table["about"]

    def read_moving(self, moving: Facts, stacking: Facts) -> None:
        """8.55 Hits for moving: the rows of the chart of hits and checks that are about movement."""
        self.again_hits: int = moving["again"]  # 6.13
        self.phalanx_again_hits: int = moving["phalanx_again"]  # 6.41
        self.phalanx_again_high_hits: int = moving["phalanx_again_high"]
        self.phalanx_high_hits: int = moving["phalanx_high"]  # if its check fails
        self.wheel_hits: int = moving["wheel"]  # 6.33, 6.43
        self.flanking_hits: int = moving["flanking"]  # 6.45
        self.flanking_check_hits: int = moving["flanking_check"]  # at least
        self.withdrawal_hits: int = moving["withdrawal"]  # 6.52
        self.withdrawal_check_hits: int = moving["withdrawal_check"]
        self.withdrawal_behind_hits: int = moving["withdrawal_behind"]
        self.leader_withdrawal: int = moving["withdrawal_leader"]  # 4.62
        self.skirmisher_withdrawal: int = moving["withdrawal_skirmisher"]  # 9.21
        self.column_shocked_hits: int = moving["column_shocked"]  # 6.76
        self.column_mp: int = moving["column_mp"]  # 6.71
        self.extension_mp: int = moving["extension_mp"]  # 9.68
        self.leader_ma: int = moving["leader_ma"]  # 6.14
        self.pass_hits: int = stacking["pass"]  # 6.69
        self.rout_hits: int = stacking["rout"]
        self.mixed_drm: int = stacking["mixed"]  # 9.63

    # -- fire ------------------------------------------------------------------------------------------------

    def read_weapons(self, rows: list[Facts]) -> None:
        """8.14, 8.16, 8.51 Missiles by range."""
        self.reach: list[int] = [len(row["strength"]) for row in rows]
        longest = max(self.reach)
        self.strength: list[list[int]] = [
            [0, *row["strength"], *[0] * (longest - len(row["strength"]))] for row in rows
        ]
        self.low_on: list[int] = [int(row["low"]) for row in rows]
        self.moved_drm: list[int] = [int(row.get("moved", 0)) for row in rows]
        self.over = flags(rows, "over")
        self.thrown = flags(rows, "thrown")

    def read_fire(self, fire: Facts, harassment: Facts) -> None:
        """8.17, 8.18, 9.24, 9.31 Modifiers and hits of fire; harassment."""
        self.fire_woods: int = fire["woods"]
        self.fire_armoured: int = fire["armoured"]
        self.fire_armoured_close: int = fire["armoured_close"]
        self.fire_skirmishers: int = fire["skirmishers"]
        self.fire_depleted: int = fire["depleted"]
        self.fire_rampart: int = fire["rampart"]
        self.fire_hits: int = fire["hits"]
        self.fire_beast_hits: int = fire["beast"]
        self.harass_foot: int = harassment["foot"]
        self.harass_horse: int = harassment["horse"]
        self.harass_elephant_hits: int = harassment["elephant"]

    # -- shock -----------------------------------------------------------------------------------------------

    def read_superiority(self, rows: list[Facts]) -> None:
        """8.52 Superiority by type; who has no row attacks nobody."""
        self.superiority: list[list[int]] = [[NOBODY_SUPERIOR] * len(TYPES) for _ in TYPES]
        for row in rows:
            words: list[Any] = row["against"]
            here = self.superiority[TYPES.index(str(row["attacker"]))]
            for defender in range(len(TYPES)):
                here[defender] = SUPERIORITY.index(str(words[self.defends_as[defender]]))

    def read_clash(self, rows: list[Facts]) -> None:
        """8.53 Columns by the angle of the attack."""
        self.clash: list[list[list[int]]] = [[[0] * len(ANGLES) for _ in TYPES] for _ in TYPES]
        for row in rows:
            here = self.clash[TYPES.index(str(row["attacker"]))]
            for angle, name in enumerate(ANGLES):
                columns = numbers(row, name, len(TYPES) - 1)
                for defender in range(len(TYPES)):
                    here[defender][angle] = columns[self.defends_as[defender]]

    def read_results(self, rows: list[Facts]) -> None:
        """8.54 The hits of shock."""
        if [row["column"] for row in rows] != list(range(1, COLUMNS_OF_RESULTS + 1)):
            raise ValueError("the columns of shock are not 1 to 13")
        self.results: list[list[list[int]]] = []
        for row in rows:
            attacker, defender = numbers(row, "attacker", DICE), numbers(row, "defender", DICE)
            self.results.append([[attacker[die], defender[die]] for die in range(DICE)])
        self.means = [[sum([hits[side] for hits in row]) / DICE for side in range(2)] for row in self.results]

    def read_shifts(self, table: Facts) -> None:
        """6.26, 8.36, 9.19, 9.41, 10.33 Shifts of the column, to the right for the attacker."""
        self.shift_attacker_depleted: int = table["attacker_depleted"]
        self.shift_defender_depleted: int = table["defender_depleted"]
        self.shift_phalanx: int = table["phalanx_flank"]  # for each covered flank
        self.shift_phalanx_heavy: int = table["phalanx_flank_heavy"]  # if all attackers are heavy infantry
        self.shift_level: int = table["level"]  # for each level that the attacker stands higher
        self.shift_level_most: int = table["level_most"]
        self.shift_defender_woods: int = table["defender_woods"]
        self.shift_defender_marsh: int = table["defender_marsh"]
        self.shift_attacker_rough: int = table["attacker_rough"]  # in woods or marsh
        self.shift_stream: int = table["stream"]
        self.shift_river: int = table["river"]
        self.shift_rampart: int = table["rampart"]
        self.shift_indian: int = table["indian"]

    def read_shock(self, multipliers: Facts, checks: Facts) -> None:
        """8.33, 8.36, 9.11, 9.21, 9.53, 10.21 Multipliers of hits and modifiers of checks."""
        self.attacker_superior_times: int = multipliers["attacker"]  # the defender's hits
        self.defender_superior_times: int = multipliers["defender"]  # the attacker's hits
        self.stacked_phalanx_times: int = multipliers["stacked_phalanx"]
        self.pass_through_relief: int = multipliers["pass_through"]  # hits off the elephant's
        self.skirmisher_most: int = multipliers["skirmishers"]  # hits that skirmishers can inflict
        self.leader_killed_drm: int = multipliers["leader_killed"]  # besides his charisma
        self.check_elephant: int = checks["elephant"]
        self.check_pass_through: int = checks["pass_through"]
        self.check_african: int = checks["african"]
        self.check_against_stacked_phalanx: int = checks["against_stacked_phalanx"]
        self.check_stacked_phalanx: int = checks["stacked_phalanx"]
        self.check_two_hex_attacker: int = checks["two_hex_attacker"]

    def read_elephants(self, table: Facts) -> None:
        """4.74, 9.14 to 9.16 Rampage, and what elephants do to cavalry."""
        self.rampage_hits: int = table["rampage"]
        self.rampage_side_hits: int = table["rampage_side"]
        self.rampage_hexes: int = table["rampage_hexes"]
        self.rampage_rolls: int = table["rampage_rolls"]
        self.rampage_alone: int = table["rampage_alone"]
        self.elephant_flank_hits: int = table["flank"]
        self.elephant_fear_hits: int = table["fear"]  # at least
        self.leader_elephant_rally: int = table["rally"]  # hits below its quality

    # -- morale and command ----------------------------------------------------------------------------------

    def read_morale(self, table: Facts, rally: list[Facts]) -> None:
        """6.75, 10.11 to 10.29 Recovery, rout and rally."""
        self.recovery: int = table["recovery"]
        self.routed_tq: int = table["routed_tq"]
        self.column_tq: int = table["column_tq"]
        self.rally_bonus: int = table["rally"]  # on top of the leader's initiative
        self.rally_depleted_drm: int = table["rally_depleted"]
        self.rally_depleted_hits_drm: int = table["rally_depleted_hits"]
        self.first_rout: int = table["first_rout"]
        self.rally_hits: list[list[int]] = [[] for _ in range(DICE)]
        for row in rally:
            self.rally_hits[int(row["tq"])] = numbers(row, "hits", DICE + self.rally_depleted_hits_drm)

    def read_command(self, table: Facts) -> None:
        """4.2, 4.46, 5.14, 6.58, 9.66, 9.7, 10.44 Distances and numbers of command."""
        self.phases: int = table["phases"]
        self.phases_prearranged: int = table["phases_prearranged"]
        self.line_reach: int = table["line_reach"]
        self.line_zoc_drm: int = table["zoc_modifier"]
        self.proconsul_drm: int = table["proconsul_modifier"]
        self.proconsul_strategy: int = table["proconsul_strategy"]
        self.prearranged_initiative: int = table["prearranged_initiative"]
        self.extension_reach: int = table["extension_reach"]
        self.triarii_enemy: int = table["triarii_enemy"]
        self.triarii_line: int = table["triarii_line"]
        self.return_reach: int = table["return_reach"]
