"""The contract: a Position, its stack of Steps, and the Outcome that ends it.

A game fulfils it with one subclass of Position and one small Step class for each place of the rulebook where
somebody must choose or something must be resolved.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from .action import ActionTable
from .dice import Dice, key_of
from .event import Event
from .plain import Codec, Plain
from .question import ABOUT_NOTHING
from .refusal import (
    GAME_OVER,
    NO_SUCH_ACTION,
    NO_SUCH_QUESTION,
    NO_SUCH_SEAT,
    NOT_ABOUT_THAT,
    NOT_FOR_SPECTATORS,
    IllegalAction,
    Refusal,
)
from .setting import Setting

SPECTATOR: Final = -1  # sees what is public
NO_ACTION: Final = -1  # of a question that is about no action

P = TypeVar("P", bound="Position", contravariant=True)


class DeadEnd(Exception):
    """A step that asks for a choice and offers none: always a defect of a game."""

    def __init__(self, step: str) -> None:
        super().__init__(f"{step} offers nothing")


class Outcome:
    """How a game ended: the winning seats (none for a draw), why, by which rule, and each seat's score."""

    def __init__(self, winners: tuple[int, ...], reason: str, rule: str, scores: tuple[int, ...]) -> None:
        self.winners = winners
        self.reason = reason
        self.rule = rule
        self.scores = scores

    def to_json(self) -> list[Any]:
        return [list(self.winners), self.reason, self.rule, list(self.scores)]

    def told(self, setting: Setting) -> dict[str, Any]:
        """The outcome with seats by name, for views."""
        return {
            "winners": [setting.seats[seat] for seat in self.winners],
            "reason": self.reason,
            "rule": self.rule,
            "scores": {setting.seats[seat]: score for seat, score in enumerate(self.scores)},
        }

    @staticmethod
    def from_json(data: list[Any]) -> Outcome:
        return Outcome(tuple(data[0]), data[1], data[2], tuple(data[3]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Plain, Generic[P]):
    """A place in the rulebook. The innermost step of the stack resolves itself or asks for an action."""

    rule: ClassVar[str] = ""
    settled: ClassVar[bool] = True  # False in the middle of a choice that more actions complete
    automatic: ClassVar[bool] = True  # False if making a choice of one automatically would tell a secret

    def by_itself(self, pos: P) -> bool:
        """Whether a choice of one is made automatically here; a step may decide that by an option."""
        return self.automatic

    def several(self, pos: P, seat: int) -> bool:
        """Whether the one owner surely has more than one choice: then nothing is listed until asked for.

        False where it takes a list to know.
        """
        return False

    def standing(self, pos: P, seat: int, order: str) -> int:
        """The action with which a standing order of the owner answers here; -1 if it says nothing of this.

        An order is a word that the game declares (``Speech.orders``). A step that is a reaction knows at
        least one order that declines it.
        """
        return -1

    def standing_by(self, pos: P, seat: int, orders: Sequence[str]) -> int:
        """The same for all orders of the owner, the first that answers; a step may weigh them together.

        What an order is limited to follows its word, after a space (``Speech.about``).
        """
        for order in orders:
            action = self.standing(pos, seat, order)
            if action >= 0 and pos.why_not(seat, action) is None:
                return action
        return -1

    def clone(self) -> Step[P]:
        """A copy that shares nothing that changes; a step that nothing changes is its own copy."""
        return self

    def resolve(self, pos: P) -> bool:
        """Do what needs no choice: True if the stack or the outcome changed, False to ask for an action."""
        return False

    def owners(self, pos: P) -> int:
        """The seats that owe an action, as a bit mask."""
        raise NotImplementedError

    def candidates(self, pos: P, seat: int) -> list[int]:
        """Actions worth asking ``refuse`` about: every legal one is among them."""
        raise NotImplementedError

    def legal(self, pos: P, seat: int) -> list[int]:
        """What an owning seat may do: the candidates that nothing refuses."""
        shift, mask = pos.setting.table.shift, pos.setting.table.mask
        return [
            action
            for action in self.candidates(pos, seat)
            if self.refuse(pos, seat, action >> shift, action & mask) is None
        ]

    def refuse(self, pos: P, seat: int, verb: int, operand: int) -> Refusal | None:
        """Why an owning seat may not do this here, or None if it may."""
        raise NotImplementedError

    def play(self, pos: P, seat: int, verb: int, operand: int) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def prompt(self, pos: P) -> tuple[str, dict[str, Any]]:
        """What is asked for: a message's key and arguments that every seat may know."""
        return "prompt", {}


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[P]):
    """A step in which one seat chooses."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def owners(self, pos: P) -> int:
        return 1 << self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """One game in progress: plain typed attributes, a stack of steps, its own dice."""

    # What a game adds to a position, each attribute with the way it is written.
    state: ClassVar[tuple[tuple[str, Codec], ...]] = ()

    def __init__(self, setting: Setting, dice: Dice) -> None:
        self.setting = setting
        self.steps: list[Step[Any]] = []
        self.dice = dice
        self.outcome: Outcome | None = None
        self.events: list[Event] | None = None  # None switches events off
        self.barrier = 0  # dice and reveals so far; undo never crosses one
        self._owners = 0
        self._legal: list[int] | None = None

    @property
    def table(self) -> ActionTable:
        """The actions of this game."""
        return self.setting.table

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.setting.seats

    # -- what a game provides ------------------------------------------------------------------------------

    def clone(self) -> Self:
        """An independent copy, without events."""
        raise NotImplementedError

    def inside(self, seat: int) -> dict[str, Any]:
        """What a seat may know of the game itself; also for ``SPECTATOR`` and ``OMNISCIENT``."""
        raise NotImplementedError

    def recount(self) -> None:
        """Make anew what follows from the rest of the position and is not written with it."""

    def sample(self, seat: int, dice: Dice) -> Self:
        """A position that agrees with all that a seat knows; what it cannot know is drawn from ``dice``."""
        raise NotImplementedError

    def value(self, seat: int) -> float:
        """How well a seat stands, from -1 to 1."""
        raise NotImplementedError

    def estimate(self, seat: int, weights: list[float]) -> float:
        """The same by other weights than the game's own (``Game.weights``), if it has any."""
        return self.value(seat)

    def with_dice(self, dice: Dice) -> Self:
        """An independent copy in which other dice will fall."""
        copy = self.clone()
        copy.dice = dice
        return copy

    def reply(self, seat: int, question: str, action: int) -> dict[str, Any] | None:
        """The answer to a question that the game declares; ``action`` is ``NO_ACTION`` if it is about none.

        ``self`` is a copy of its own, in which all that the seat cannot know has been drawn anew: whatever is
        done to it is forgotten. None if there is nothing to say now; IllegalAction with the reason why this
        action cannot be asked about.
        """
        raise NotImplementedError

    # -- what every game has -------------------------------------------------------------------------------

    def owners(self) -> int:
        """The seats that owe an action, as a bit mask; 0 when the game is over."""
        return 0 if self.outcome is not None else self._owners

    def owes(self, seat: int) -> bool:
        """Whether a seat owes an action now."""
        return self.outcome is None and seat >= 0 and (self._owners >> seat) & 1 == 1

    def legal(self, seat: int) -> list[int]:
        """What a seat may do now, in the order of the table's verbs; empty for a seat that owes nothing."""
        if not self.owes(seat):
            return []
        legal = self._listed(seat)
        if self._owners == 1 << seat:
            self._legal = legal
        return legal[:]

    def _listed(self, seat: int) -> list[int]:
        """What an owing seat may do, listed now unless it has been; never nothing."""
        legal = self._legal
        if legal is None:
            step = self.steps[-1]
            legal = step.legal(self, seat)
            if not legal:
                raise DeadEnd(type(step).__name__)
        return legal

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """Why a seat may not play an action now: the rule and a message; None if it may."""
        if self.outcome is not None:
            return GAME_OVER
        table = self.setting.table
        if action not in table:
            return NO_SUCH_ACTION
        if seat < 0 or seat >= len(self.setting.seats):
            return NO_SUCH_SEAT
        step = self.steps[-1]
        if not self.owes(seat):
            return Refusal(step.rule, "not-your-turn")
        return step.refuse(self, seat, action >> table.shift, action & table.mask)

    def play(self, seat: int, action: int) -> None:
        """Play an action, or raise IllegalAction with the refusal and change nothing."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.apply(seat, action)

    def apply(self, seat: int, action: int) -> None:
        """Play an action that was just taken from ``legal``: the same without the check, for search."""
        table = self.setting.table
        self.steps[-1].play(self, seat, action >> table.shift, action & table.mask)
        self.advance()

    def advance(self) -> None:
        """Resolve steps until somebody must choose; a choice of one is made automatically, if allowed."""
        self._legal = None
        while self.outcome is None:
            self._legal = None
            step = self.steps[-1]
            if step.resolve(self):
                continue
            owners = step.owners(self)
            self._owners = owners
            seat = owners.bit_length() - 1
            if owners & (owners - 1) or not step.by_itself(self) or step.several(self, seat):
                return  # listed when somebody asks
            legal = self._listed(seat)
            if len(legal) != 1:
                self._legal = legal
                return
            table = self.setting.table
            step.play(self, seat, legal[0] >> table.shift, legal[0] & table.mask)

    def offer(self, actions: list[int]) -> bool:
        """A step that finds out in ``resolve`` what its one owner may do leaves the list here: made once.

        Only with the answer that there is something to ask. Whether there is anything in the list.
        """
        self._legal = actions
        return len(actions) > 0

    def learned(self) -> None:
        """A seat has learned what was hidden from it, by a die, a card or a silence: no undo crosses that."""
        self.barrier += 1

    def span(self, until: str) -> int:
        """What a standing order lasts as long as: a number that changes when that span of the game ends."""
        return 0

    def answer_by(self, seat: int, orders: Sequence[str]) -> int:
        """The action with which standing orders answer what a seat is asked now; -1 if none of them does."""
        if not self.owes(seat) or not orders:
            return -1
        action = self.steps[-1].standing_by(self, seat, orders)
        return action if action >= 0 and self.why_not(seat, action) is None else -1

    def ask(self, seat: int, question: str, action: int = NO_ACTION) -> dict[str, Any] | None:
        """The answer to a question, which changes nothing; None if there is nothing to say.

        It is found on a sample of the position with other dice, so that neither a secret nor the next die can
        be in it. Raises IllegalAction with the refusal of what may not be asked.
        """
        refusal = self.refuse_question(seat, question, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        world = self.sample(seat, Dice(key_of(f"sample {question}")))
        world.dice = Dice(key_of(f"question {question}"))
        return world.reply(seat, question, action)

    def refuse_question(self, seat: int, question: str, action: int) -> Refusal | None:
        """Why a seat may not ask this; None if it may."""
        known = self.setting.questions.get(question)
        if known is None:
            return NO_SUCH_QUESTION
        if seat < SPECTATOR or seat >= len(self.setting.seats):
            return NO_SUCH_SEAT
        if seat == SPECTATOR and not known.watched:
            return NOT_FOR_SPECTATORS
        table = self.setting.table
        if action != NO_ACTION and action not in table:
            return NO_SUCH_ACTION
        verb = ABOUT_NOTHING if action == NO_ACTION else table.verb(action)
        return None if verb in known.verbs else NOT_ABOUT_THAT

    def not_now(self, verb: int) -> Refusal:
        """The refusal of a verb that is not due: when it would be, and by which paragraph."""
        return self.setting.table.untimely[verb]

    def settled(self) -> bool:
        """Whether no seat is in the middle of a choice that takes several actions."""
        return self.outcome is not None or self.steps[-1].settled

    def quiet(self) -> bool:
        """Whether an estimate says something now, or only once what has been begun is finished."""
        return self.settled()

    def prior(self, seat: int) -> list[int]:
        """Of what a seat may do, what an experienced player would think about, the most promising first.

        Some of it, never nothing; all of it unless the game knows better. A machine player asks this of the
        real position, so that it may depend only on what the seat knows.
        """
        return self.legal(seat)

    def plans(self, seat: int) -> list[list[int]]:
        """Whole moves that are worth thinking about, each as the actions that it is made of.

        A plan is followed as long as its next action is legal and the seat's own choice: dice, reveals and
        the choices of others may end it. It may depend only on what the seat knows. None by default.
        """
        return []

    def tempo(self) -> int:
        """How many turns of seats have ended: a number that never falls, and grows where a seat's turn ends.

        That is where estimates of different moves can be compared. 0 in a game that knows no turns.
        """
        return 0

    def foresight(self) -> int:
        """Over how many turns (see ``tempo``) plans are played on before they are compared.

        So many that what a plan sets going is decided and answered: a game says how many these are. Four are
        two of each side where turns alternate.
        """
        return 4

    def emit(
        self,
        kind: str,
        rule: str,
        args: dict[str, Any],
        secret: dict[str, Any] | None = None,
        seats: tuple[int, ...] = (),
    ) -> None:
        """Tell what happened; callers ask first whether ``events`` is on, so that simulations pay nothing."""
        if self.events is not None:
            self.events.append(Event(kind, rule, args, secret, seats))

    # -- copies, plain data --------------------------------------------------------------------------------

    def copy_to(self, new: Position) -> None:
        """Give a copy what every position has, except for the dice and the events."""
        new.steps = [step.clone() for step in self.steps]
        new.outcome = self.outcome
        new.barrier = self.barrier
        new._owners = self._owners
        new._legal = self._legal

    def to_data(self) -> dict[str, Any]:
        """Everything in the position, as plain data."""
        data: dict[str, Any] = {
            "setup": [self.setting.scenario, self.setting.changed],
            "steps": [step.to_json() for step in self.steps],
            "dice": [self.dice.key.hex(), self.dice.used],
            "outcome": None if self.outcome is None else self.outcome.to_json(),
            "barrier": self.barrier,
        }
        for name, codec in self.state:
            data[name] = codec.write(getattr(self, name))
        return data

    def restore(self, data: dict[str, Any], steps: dict[str, Any]) -> None:
        """Become what ``to_data`` wrote; ``steps`` are the classes of the game's steps by name."""
        self.steps = [steps[name](*fields).clone() for name, *fields in data["steps"]]
        self.outcome = None if data["outcome"] is None else Outcome.from_json(data["outcome"])
        self.barrier = data["barrier"]
        for name, codec in self.state:
            setattr(self, name, codec.read(data[name]))
        self.recount()
        if self.outcome is None:
            self._owners = self.steps[-1].owners(self)

    def to_json(self) -> str:
        """The position as compact JSON."""
        return json.dumps(self.to_data(), separators=(",", ":"))

    def digest(self) -> str:
        """A fingerprint of the whole position."""
        return blake2b(self.to_json().encode(), digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and type(self) is type(other) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash(self.digest())

    # -- what a seat may know ------------------------------------------------------------------------------

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may know, and nothing more; also for ``SPECTATOR`` and ``OMNISCIENT``."""
        setting = self.setting
        view: dict[str, Any] = {
            "game": setting.game,
            "scenario": setting.scenario,
            "options": setting.options,
            "seat": setting.seats[seat] if seat >= 0 else None,
            "seats": [{"id": id, "team": team} for id, team in zip(setting.seats, setting.teams)],
            "to_move": [name for number, name in enumerate(setting.seats) if self.owes(number)],
            "legal": [setting.table.notation(action) for action in self.legal(seat)],
            "prompt": None,
            "outcome": None,
        }
        if self.outcome is not None:
            view["outcome"] = self.outcome.told(setting)
        elif self.steps:
            step = self.steps[-1]
            key, args = step.prompt(self)
            view["prompt"] = {"key": key, "rule": step.rule, "args": args}
        view.update(self.inside(seat))
        return view
