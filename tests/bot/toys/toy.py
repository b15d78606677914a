"""A toy game of two rounds: the smallest game that has all that a game may have.

Each round all seats pick a number in secret and seal it; once all have, the picks are turned up
and a die is rolled. The (first) highest picker may then take up to two points, openly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from typing import Annotated, Any

from rules.core import actions, events
from rules.core.chance import Dice
from rules.core.decision_rules import DecisionKind, always
from rules.core.errors import IllegalAction, UnreadableAction
from rules.core.events import Audience, EventRecorder, Hidden, Transition, event
from rules.core.game import (
    Decision,
    GameDefinition,
    Json,
    Option,
    Outcome,
    Seat,
    Setup,
    Standing,
    Viewer,
)
from rules.core.standing_orders import DONE, Ended, OrderKind, Values
from rules.core.structs import struct, with_item
from rules.core.values import check_seats

ROUNDS = 2


@struct
class Start:
    """The agreement before the first move."""

    seats: int
    seed: bytes = field(repr=False)


@struct
class State:
    """The whole game at one moment."""

    start: Start
    draws: int
    round: int
    picks: tuple[int, ...] = field(repr=False)
    sealed: tuple[bool, ...]
    winner: Seat | None
    taken: int
    scores: tuple[int, ...]


@struct
class View:
    """The game as a seat, or the public, may know it. It has no field for the picks of others."""

    viewer: Viewer
    round: int
    scores: tuple[int, ...]
    pick: int | None


class Event(events.Event):
    __slots__ = ()


class Action(actions.Action):
    __slots__ = ()


class Recorder(EventRecorder[State, Event]):
    pass


# The start


@event
class Began(Event):
    first: Seat


# Picks: secret until all are sealed


@event
class Picked(Event):
    """A seat picked a number; nobody else learns even that it did."""

    audience = Audience.OWNER

    seat: Seat
    number: int

    def evolve(self, state: State) -> State:
        return replace(state, picks=with_item(state.picks, self.seat, self.number))


def pick_number(word: str) -> int:
    if word not in ("1", "2", "3"):
        raise ValueError(word)
    return int(word)


@struct
class Pick(Action):
    decisions = ("pick",)

    number: Annotated[int, pick_number]

    def check(self, state: State, seat: Seat) -> None:
        if self.number == state.picks[seat]:
            raise IllegalAction("not-now", decision="pick")

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        recorder.emit(Picked(seat, self.number))


@event
class Sealed(Event):
    seat: Seat

    def evolve(self, state: State) -> State:
        return replace(state, sealed=with_item(state.sealed, self.seat, True))


@struct
class Seal(Action):
    decisions = ("pick",)

    def check(self, state: State, seat: Seat) -> None:
        if not state.picks[seat]:
            raise IllegalAction("not-now", decision="pick")

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        recorder.emit(Sealed(seat))


@event
class Revealed(Event):
    """All picks were turned up and a die was rolled for the highest picker's points."""

    picks: tuple[int, ...]
    die: int
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        winner = self.picks.index(max(self.picks))
        scores = with_item(state.scores, winner, state.scores[winner] + self.die)
        return replace(state, winner=winner, scores=scores, draws=self.draws, taken=0)


def pick_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    picks = tuple(Pick(number) for number in (1, 2, 3) if number != state.picks[seat])
    return (*picks, Seal()) if state.picks[seat] else picks


def pick_default(state: State, seat: Seat) -> Action:
    return Seal() if state.picks[seat] else Pick(1)


# The bonus: up to two points, openly


@event
class Took(Event):
    seat: Seat
    points: int

    def evolve(self, state: State) -> State:
        scores = with_item(state.scores, self.seat, state.scores[self.seat] + self.points)
        return replace(state, scores=scores, taken=state.taken + 1)


@struct
class Take(Action):
    decisions = ("bonus",)

    def check(self, state: State, seat: Seat) -> None:
        if state.taken == 2:
            raise IllegalAction("not-now", decision="bonus")

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        recorder.emit(Took(seat, 1))


@event
class Stopped(Event):
    """The highest picker takes no more; the next round begins."""

    seat: Seat

    def evolve(self, state: State) -> State:
        seats = state.start.seats
        return replace(
            state, round=state.round + 1, winner=None, picks=(0,) * seats, sealed=(False,) * seats
        )


@struct
class Stop(Action):
    decisions = ("bonus",)

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        recorder.emit(Stopped(seat))


def bonus_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    return (Take(), Stop()) if state.taken < 2 else (Stop(),)


# Autopilots


class Meek:
    """Picks low, takes nothing."""

    style = "meek"

    def choose(self, view: View, actions: Sequence[Action], dice: Dice) -> Action:
        by_kind = {type(action): action for action in reversed(actions)}
        return by_kind.get(Seal) or by_kind.get(Stop) or by_kind[Pick]


class Bold:
    """Picks by lot, takes what there is."""

    style = "bold"

    def choose(self, view: View, actions: Sequence[Action], dice: Dice) -> Action:
        if Seal() in actions:
            return Seal()
        return actions[0] if Stop() in actions else actions[dice.below(len(actions))]


STYLES: Mapping[str, Any] = {"meek": Meek(), "bold": Bold()}


# Standing orders


NUMBERS: tuple[Values, ...] = (("1",), ("2",), ("3",))


class PickFirst(OrderKind[View, Action]):
    """Pick a number and seal it in the first round, in two moves.

    It rests on nobody having more than 4 points.
    """

    id = "pick"
    decisions = ("pick",)

    def candidates(self, view: View, seat: Seat) -> tuple[Values, ...]:
        return NUMBERS

    def lay(self, view: View, seat: Seat, values: Values) -> Values:
        if values not in NUMBERS:
            raise UnreadableAction("unknown-word", word=" ".join(values)[:20], part="pick")
        if view.round > ROUNDS:
            raise IllegalAction("game-over")
        return values

    def judge(
        self, view: View, seat: Seat, values: Values, actions: Sequence[Action]
    ) -> Values | Ended:
        if max(view.scores) > 4:
            return Ended("not-now", (("decision", "pick"),))
        return DONE if view.round > 1 else values

    def answer(self, view: View, seat: Seat, values: Values, actions: Sequence[Action]) -> Action:
        number = int(values[0])
        return Seal() if view.pick == number else Pick(number)


class TakeNothing(OrderKind[View, Action]):
    id = "stop"
    decisions = ("bonus",)

    def answer(self, view: View, seat: Seat, values: Values, actions: Sequence[Action]) -> Action:
        return Stop()


ORDERS = (PickFirst(), TakeNothing())


# The game


class Toy(GameDefinition[State, Action, Event, View]):
    id = "toy"
    identities = ("red", "green", "blue", "grey")
    seat_counts = range(2, 5)
    options = (Option("stakes", ("low", "high"), "low"),)
    state, actions, events = State, Action, Event
    recorder = Recorder
    kinds = {
        "pick": DecisionKind(pick_actions, pick_default),
        "bonus": DecisionKind(bonus_actions, always(Stop())),
    }
    autopilots = STYLES
    orders = ORDERS
    rounds = ROUNDS

    def content(self) -> Json:
        return {"points": 1}

    def start(self, setup: Setup, seed: bytes) -> Start:
        check_seats(setup.seats, self.seat_counts, self.identities)
        return Start(len(setup.seats), seed)

    def new(self, setup: Setup, seed: bytes) -> Transition[State, Event]:
        start, dice = self.start(setup, seed), Dice(seed, 0)
        first, seats = dice.below(start.seats), start.seats
        state = State(start, dice.counter, 1, (0,) * seats, (False,) * seats, None, 0, (0,) * seats)
        return Transition(state, (Began(first),), barrier=True)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        if state.round > self.rounds:
            return ()
        about = f"round {state.round}"
        if state.winner is not None:
            return (Decision(state.winner, "bonus", about=about),)
        return tuple(
            Decision(seat, "pick", secret=True, about=about)
            for seat in range(state.start.seats)
            if not state.sealed[seat]
        )

    def advance(self, recorder: Recorder) -> None:
        state = recorder.state
        if all(state.sealed) and state.winner is None:
            dice = recorder.dice()
            die = 1 + dice.below(6)
            recorder.reveal(Revealed(state.picks, die, dice.counter))

    def view(self, state: State, viewer: Viewer) -> View:
        pick = None if viewer is None else state.picks[viewer]
        return View(viewer, state.round, state.scores, pick)

    def outcome(self, state: State) -> Outcome | None:
        if state.round <= self.rounds:
            return None
        order = sorted(range(state.start.seats), key=lambda seat: -state.scores[seat])
        ranks = [sorted(state.scores, reverse=True).index(score) + 1 for score in state.scores]
        return Outcome(tuple(Standing(seat, ranks[seat], state.scores[seat]) for seat in order))
