"""5.7 What every effect has: the windows in which it can be played, and the choice that some ask for.

An effect of a battle works for one of its sides. A player of a side that fights helps his own; anybody else
may play effects too, and says whom he helps.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from ....kernel.facts import Facts
from ....kernel.position import SeatStep
from ....kernel.refusal import Refusal
from ..abilities import bits_of
from ..actions import HELP, SHIFT
from ..board import NOBODY, Board
from ..card import Effect
from ..forces import strength
from ..kinds import SIDES
from ..position import War
from ..records import ATTACKER, DEFENDER, Battle
from ..stacks import HEAVY, KINDS, count, horse
from ..windows import Played

NOT_THIS_MOMENT: Final = Refusal("5.7", "effect-not-now")
NO_BATTLE: Final = Refusal("5.7", "effect-without-battle")
LAND_ONLY: Final = Refusal("5.7", "effect-on-land-only")
SEA_ONLY: Final = Refusal("5.7", "effect-at-sea-only")
OTHER_ATTACK: Final = Refusal("5.7", "effect-in-another-attack")
NO_SUCH_UNITS: Final = Refusal("5.7", "effect-without-units")
FEWER_CAVALRY: Final = Refusal("5.7", "effect-needs-more-cavalry")
NO_LEADER: Final = Refusal("5.7", "effect-needs-a-leader")
NO_HEAVY: Final = Refusal("5.7", "effect-needs-heavy-infantry")
NOT_A_CHOICE: Final = Refusal("5.7", "effect-not-that-choice")


@mypyc_attr(allow_interpreted_subclasses=True)
class WarEffect(Effect[War]):
    """5.7 An effect that is played in some windows."""

    windows: ClassVar[tuple[str, ...]] = ()

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(number, row)
        self.count: int = 99 if self.words.get("n") == "all" else int(self.words.get("n", 0))
        self.hit: int = self.words.get("hit", 0)
        self.kinds = bits_of(self.words)

    def refuse(self, pos: War, seat: int, window: str, about: int) -> Refusal | None:
        if window not in self.windows:
            return NOT_THIS_MOMENT
        return self.refuse_here(pos, seat, window, about)

    def refuse_here(self, pos: War, seat: int, window: str, about: int) -> Refusal | None:
        """Why a seat cannot play it at one of its windows."""
        raise NotImplementedError

    # -- what some ask for -----------------------------------------------------------------------------------

    def ask(self, pos: War, seat: int, window: str, about: int) -> None:
        """The player is asked for a choice."""
        pos.steps.append(EffectChoice(seat, self.number, window, about))

    def choices(self, pos: War, seat: int, window: str, about: int) -> list[int]:
        """The choices that the effect leaves its player, as actions."""
        raise NotImplementedError

    def choose(self, pos: War, seat: int, window: str, about: int, verb: int, operand: int) -> None:
        """The choice was made."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleEffect(WarEffect):
    """5.7 An effect that works for one side of a battle."""

    sea: ClassVar[bool] = False  # whether it is played at sea
    land: ClassVar[bool] = True  # or on land

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.attack: int = self.words.get("phase", 0)
        self.condition: str = self.words.get("condition", "")

    def refuse(self, pos: War, seat: int, window: str, about: int) -> Refusal | None:
        if window == "effect":
            window, about = moment(pos, window, about)
        if window not in self.windows:
            return NOT_THIS_MOMENT
        return self.refuse_here(pos, seat, window, about)

    def refuse_here(self, pos: War, seat: int, window: str, about: int) -> Refusal | None:
        battle = pos.battle
        if battle is None or (battle.winner != NOBODY and window != "pursuit"):
            return NO_BATTLE
        at_sea = pos.board.is_sea(battle.place)
        if at_sea and not self.sea:
            return LAND_ONLY
        if not at_sea and not self.land:
            return SEA_ONLY
        refusal: Refusal | None = None
        for role in helped(pos, battle, seat):
            refusal = self.refuse_role(pos, seat, window, role)
            if refusal is None:
                return None
        return refusal

    def refuse_role(self, pos: War, seat: int, window: str, role: int) -> Refusal | None:
        """Why it cannot be played for a side."""
        battle = pos.fought()
        if window == "attack" and self.attack and battle.bout.attack != self.attack:
            return OTHER_ATTACK
        refusal = self.refuse_condition(pos, seat, role)
        return self.refuse_for(pos, seat, window, role) if refusal is None else refusal

    def refuse_condition(self, pos: War, seat: int, role: int) -> Refusal | None:
        """What the words of the effect demand."""
        battle = pos.fought()
        if self.condition == "more_cavalry" and horse(strength(pos, role)) <= horse(strength(pos, 1 - role)):
            return FEWER_CAVALRY
        if self.condition == "heavy_infantry_present" and not count(strength(pos, role), HEAVY):
            return NO_HEAVY
        if self.condition == "leader_present":
            leaders = pos.leaders_at(battle.place, battle.sides[role])
            if not any(pos.follows(seat, leader) for leader in leaders):
                return NO_LEADER
        return None

    def refuse_for(self, pos: War, seat: int, window: str, role: int) -> Refusal | None:
        """Why it would do nothing for a side."""
        return None

    def declare(self, pos: War, seat: int, window: str, about: int) -> None:
        window, about = moment(pos, window, about)
        roles = self.roles(pos, seat, window)
        if len(roles) == 1:
            played_last(pos, self.number).side = pos.fought().sides[roles[0]]
        else:
            self.ask(pos, seat, window, about)

    def work(self, pos: War, seat: int, window: str, about: int) -> None:
        self.work_for(pos, seat, window, about, pos.side_of_seat[seat])

    def work_for(self, pos: War, seat: int, window: str, about: int, side: int) -> None:
        window, about = moment(pos, window, about)
        if self.refuse_here(pos, seat, window, about) is None:
            for role in self.roles(pos, seat, window):
                if pos.fought().sides[role] == side:
                    self.apply(pos, seat, role, window)

    def roles(self, pos: War, seat: int, window: str) -> list[int]:
        """The sides for which a seat can play it."""
        found = helped(pos, pos.fought(), seat)
        return [role for role in found if self.refuse_role(pos, seat, window, role) is None]

    def choices(self, pos: War, seat: int, window: str, about: int) -> list[int]:
        sides = pos.fought().sides
        return [HELP << SHIFT | sides[role] for role in self.roles(pos, seat, window)]

    def choose(self, pos: War, seat: int, window: str, about: int, verb: int, operand: int) -> None:
        played_last(pos, self.number).side = operand
        if pos.events is not None:
            pos.emit("helps", "5.7", {"seat": pos.seats[seat], "side": SIDES[operand]})

    def apply(self, pos: War, seat: int, role: int, window: str) -> None:
        """The effect works for a side."""
        raise NotImplementedError


def moment(pos: War, window: str, about: int) -> tuple[str, int]:
    """5.7 The window behind an answer.

    To an effect of a battle others of the same moment may be played; the last one works first (example 8).
    """
    for i in range(len(pos.steps) - 1, -1, -1):
        if window != "effect":
            break
        step = pos.steps[i]
        if isinstance(step, Played) and step.card == about:
            window, about = step.window, step.about
    return window, about


def played_last(pos: War, effect: int) -> Played:
    """5.7 The play of an effect that waits for answers, the last one."""
    for step in pos.steps[::-1]:
        if isinstance(step, Played) and pos.board.cards[step.card].effect == effect:
            return step
    raise ValueError("no such effect was played")


def helped(pos: War, battle: Battle, seat: int) -> list[int]:
    """5.7 The sides of a battle that a seat can help: his own if it fights, or else either."""
    role = battle.role_of(pos.side_of_seat[seat])
    return [ATTACKER, DEFENDER] if role < 0 else [role]


def has_kinds(pos: War, role: int, kinds: int) -> bool:
    """Whether a role has units of some kinds."""
    troops = strength(pos, role)
    for kind in range(KINDS):
        if kinds >> kind & 1 and count(troops, kind):
            return True
    return False


class EffectChoice(SeatStep[War]):
    """5.7 Who has played an effect chooses what it leaves open: whom he helps, a city, an opponent."""

    rule: ClassVar[str] = "5.7"

    def __init__(self, seat: int, effect: int, window: str, about: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.window = window
        self.about = about

    def asks(self, pos: War) -> WarEffect:
        effect = pos.board.effects[self.effect]
        assert isinstance(effect, WarEffect)
        return effect

    def resolve(self, pos: War) -> bool:
        if self.candidates(pos, self.seat):
            return False
        pos.steps.pop()  # what it was about is gone
        return True

    def candidates(self, pos: War, seat: int) -> list[int]:
        return self.asks(pos).choices(pos, self.seat, self.window, self.about)

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        choices = self.candidates(pos, seat)
        if verb << SHIFT | operand in choices:
            return None
        return NOT_A_CHOICE if any(action >> SHIFT == verb for action in choices) else pos.not_now(verb)

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        self.asks(pos).choose(pos, seat, self.window, self.about, verb, operand)

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.seat], "effect": pos.board.effect_id[self.effect]}
        return "prompt-effect", args


def tell_side(pos: War, kind: str, role: int, number: int) -> None:
    """Tell that an effect has done something for a side."""
    if pos.events is not None:
        pos.emit(kind, "5.7", {"side": SIDES[pos.fought().sides[role]], "count": number})
