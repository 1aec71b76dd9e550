"""The position of the First Punic War: Hannibal's, and the ships, treasuries and supply trains besides."""

from __future__ import annotations

from typing import ClassVar, Final, Self

from ...kernel.dice import Dice
from ...kernel.plain import ASIS, DIGITS, SPARSE_LISTS, Codec
from ...kernel.setting import Setting
from ..hannibal.board import CARTHAGE, NOBODY, ROME
from ..hannibal.kinds import SIDES
from ..hannibal.position import NO_LISTS, NONE, PunicWar
from .board import SeaBoard
from .records import SEA_BATTLE, VOYAGE, SeaBattle, Voyage
from .scenario import SeaScenario

# Markers of this war, as bits beside Hannibal's.
FORGOTTEN_TACTICS: Final = 1 << 16  # 14.5.4, H17
CORVUS: Final = 1 << 17  # H2.2
TRAINED: Final = 1 << 18  # H2.2 Rome's crews


class FirstWar(PunicWar):
    """One game in progress."""

    state: ClassVar[tuple[tuple[str, Codec], ...]] = (
        *PunicWar.state,
        ("ready", SPARSE_LISTS),
        ("exhausted", SPARSE_LISTS),
        ("supremacy", ASIS),
        ("treasury", ASIS),
        ("supplies", DIGITS),
        ("engines", ASIS),
        ("arrived", ASIS),
        ("sea_spent", ASIS),
        ("ships_going", ASIS),
        ("landed_ships", ASIS),
        ("spared", ASIS),
        ("voyage", VOYAGE),
        ("sea_battle", SEA_BATTLE),
    )

    def __init__(self, board: SeaBoard, setting: Setting, dice: Dice) -> None:
        super().__init__(board, setting, dice)
        self.sea = board
        scenario = board.scenarios[setting.scenario]
        assert isinstance(scenario, SeaScenario)
        self.fleets = scenario
        self.ready: list[list[int]] = NO_LISTS  # H2 Ready ships by side and space
        self.exhausted: list[list[int]] = NO_LISTS
        self.supremacy = CARTHAGE  # H11.5
        self.treasury: list[int] = NONE  # H8.2 markers in the war treasury
        self.supplies: list[int] = NONE  # H8.6 supply trains by general
        self.engines: list[list[int]] = NO_LISTS  # 25 siege engineers: side and city
        self.arrived: list[int] = NONE  # generals who leave at the end of this turn, having come in it
        self.sea_spent = 0  # H11.2 movement points of this march that were spent at sea
        self.ships_going = NOBODY  # H11.1 how many ships are to go along; NOBODY for all
        self.landed_ships = 0  # that brought the army to where it landed last
        self.spared = False  # 24 a siege loss of this attempt was spared
        self.voyage: Voyage | None = None
        self.sea_battle: SeaBattle | None = None

    def empty(self, dice: Dice) -> Self:
        raise NotImplementedError

    def clone(self) -> Self:
        new = super().clone()
        new.ready = [self.ready[0][:], self.ready[1][:]]
        new.exhausted = [self.exhausted[0][:], self.exhausted[1][:]]
        new.supremacy = self.supremacy
        new.treasury = self.treasury[:]
        new.supplies = self.supplies[:]
        new.engines = [pair[:] for pair in self.engines]
        new.arrived = self.arrived[:]
        new.sea_spent = self.sea_spent
        new.ships_going = self.ships_going
        new.landed_ships = self.landed_ships
        new.spared = self.spared
        new.voyage = None if self.voyage is None else self.voyage.clone()
        new.sea_battle = None if self.sea_battle is None else self.sea_battle.clone()
        return new

    # -- ships (H2) -----------------------------------------------------------------------------------------

    def sailing(self) -> Voyage:
        """H11 The voyage that is going on."""
        voyage = self.voyage
        assert voyage is not None
        return voyage

    def fighting(self) -> SeaBattle:
        """H13 The naval battle being fought."""
        battle = self.sea_battle
        assert battle is not None
        return battle

    def ships(self, side: int, port: int) -> int:
        """All ships of a side in a port."""
        return self.ready[side][port] + self.exhausted[side][port]

    def ships_of(self, side: int) -> int:
        """H2 All ships of a side."""
        return sum(self.ready[side]) + sum(self.exhausted[side])

    def in_harbour(self, side: int, port: int) -> bool:
        """H11.4 Ships in a port of their own side are in harbour."""
        return self.control[port] == side

    def open_port(self, side: int, port: int) -> bool:
        """H8.3, H8.4 A friendly port that is not besieged."""
        return self.sea.port[port] and self.control[port] == side and not self.besieged(port)

    def blockaded(self, port: int) -> bool:
        """H20 An enemy Ready ship stands in the port of a city."""
        owner = self.control[port]
        return owner >= 0 and self.ready[1 - owner][port] > 0

    def admiral(self, side: int, port: int) -> int:
        """H2.1 Who commands a side's fleet in a port: the commander there, if he is not besieged."""
        general = self.commander(side, port)
        if general < 0 and self.sea.city[port] and not self.besieged(port):
            general = self.commander(side, port + self.sea.walls)
        return general

    def naval_rating(self, side: int, port: int) -> int:
        """H2.1 The naval rating that counts for a fleet in a port."""
        general = self.admiral(side, port)
        return 0 if general < 0 else self.sea.naval[general]

    def add_ships(self, side: int, port: int, count: int, rule: str) -> int:
        """H2 New Ready ships, as far as the side has any left; how many came."""
        count = min(count, self.sea.ships_each - self.ships_of(side))
        if count > 0:
            self.ready[side][port] += count
            if self.events is not None:
                args = {"side": SIDES[side], "space": self.sea.space_id[port], "count": count}
                self.emit("ships-built", rule, args)
        return count

    def repair(self, side: int, port: int, rule: str) -> None:
        """H8.4 An Exhausted ship becomes Ready."""
        self.exhausted[side][port] -= 1
        self.ready[side][port] += 1
        if self.events is not None:
            args = {"side": SIDES[side], "space": self.sea.space_id[port], "count": 1}
            self.emit("ships-repaired", rule, args)

    def exhaust(self, side: int, port: int, count: int, rule: str) -> None:
        """H2 Ready ships become Exhausted."""
        self.ready[side][port] -= count
        self.exhausted[side][port] += count
        if count and self.events is not None:
            args = {"side": SIDES[side], "space": self.sea.space_id[port], "count": count}
            self.emit("ships-exhausted", rule, args)

    def sink(self, side: int, port: int, count: int, exhausted: bool, rule: str) -> None:
        """H13 Ships are sunk."""
        if exhausted:
            self.exhausted[side][port] -= count
        else:
            self.ready[side][port] -= count
        if count and self.events is not None:
            args = {"side": SIDES[side], "space": self.sea.space_id[port], "count": count}
            self.emit("ships-sunk", rule, args)

    def check_supremacy(self) -> None:
        """H11.5 The side with more Ready ships on the map rules the sea; if equal nothing changes."""
        rome, carthage = sum(self.ready[ROME]), sum(self.ready[CARTHAGE])
        holder = ROME if rome > carthage else CARTHAGE if carthage > rome else self.supremacy
        if holder != self.supremacy:
            self.supremacy = holder
            if self.events is not None:
                self.emit("supremacy", "H11.5", {"side": SIDES[holder]})

    def lose_corvus(self, side: int, sunk: int) -> None:
        """25 The Corvus is lost when storms sink too many Roman ships at once."""
        if side == ROME and sunk >= self.sea.corvus_lost_with and self.marked(CORVUS):
            self.markers &= ~CORVUS
            if self.events is not None:
                self.emit("corvus-lost", "25", {"side": SIDES[ROME]})

    # -- supply trains (H8.6) -------------------------------------------------------------------------------

    def supplies_left(self) -> int:
        """H8.6 How many supply trains are in nobody's hands."""
        return self.sea.supplies - sum(self.supplies)

    def lose_supplies(self, general: int, count: int, rule: str) -> None:
        """H10 Supply trains of a general are lost."""
        count = min(count, self.supplies[general])
        if count > 0:
            self.supplies[general] -= count
            if self.events is not None:
                board = self.sea
                args = {
                    "side": SIDES[board.general_side[general]],
                    "general": board.general_id[general],
                    "count": count,
                }
                self.emit("supplies-lost", rule, args)

    # -- what the chapters of Hannibal ask ------------------------------------------------------------------

    def displace(self, general: int, rule: str, fallen: bool = False) -> None:
        """10.10, H10 A general who is displaced loses his supply trains."""
        self.lose_supplies(general, self.supplies[general], "H10")
        super().displace(general, rule, fallen)

    def retire(self, general: int) -> None:
        """6.4.2, H10 Nor does a Roman take his supply trains home."""
        self.lose_supplies(general, self.supplies[general], "H10")
        super().retire(general)

    def own(self, space: int, side: int) -> None:
        """19.1.1, H11.4 Ships leave a port that passes to the enemy."""
        super().own(space, side)
        if self.ready and side >= 0 and self.sea.port[space] and self.ships(1 - side, space):
            self.leave_port(1 - side, space)

    def engineers(self, side: int, space: int) -> bool:
        return [side, space] in self.engines

    def lift_sieges(self) -> None:
        """20.5, 25 With the siege its engineers go."""
        super().lift_sieges()
        if self.engines:
            self.engines = [
                pair
                for pair in self.engines
                if self.control[pair[1]] == 1 - pair[0] and self.cus[pair[0]][pair[1]] > 0
            ]

    def siege_loss(self, general: int, lost: int) -> int:
        """24 Megellus loses no CU to one siege die of an attempt."""
        if self.sea.spares_losses[general] and not self.spared:
            self.spared = True
            return max(0, lost - self.sea.spares_losses[general])
        return lost

    def charge_modifier(self) -> int:
        """14.5.4, H17 Forgotten Tactics."""
        return self.sea.forgotten if self.marked(FORGOTTEN_TACTICS) else 0

    # -- what lower chapters ask of higher ones: see game.py ------------------------------------------------

    def leave_port(self, side: int, port: int) -> None:
        """H11.4 Ships are to leave a port that has passed to the enemy."""
        raise NotImplementedError

    def encounter(self) -> None:
        """H11.3 The fleet of the voyage meets what is in the port where it is."""
        raise NotImplementedError

    def sail_back(self) -> None:
        """H12 The fleet of the voyage goes back."""
        raise NotImplementedError

    def drown(self, count: int) -> None:
        """H13.1 CUs and supply trains aboard are lost with their ships."""
        raise NotImplementedError

    def founder(self) -> None:
        """H13.1 The army aboard has no ship left."""
        raise NotImplementedError

    def flee_ashore(self, port: int) -> None:
        """H13.1 The army aboard goes with its beaten fleet."""
        raise NotImplementedError


def first_war(pos: PunicWar) -> FirstWar:
    """The position of a step that a chapter of Hannibal has begun."""
    assert isinstance(pos, FirstWar)
    return pos
