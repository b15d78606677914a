"""A co-operative game in a few lines: two or three seats pull a rope, strand by strand.

Before each pull all have to agree on it. A die says how far the rope comes; after three pulls it
has come far enough for all, or for none. Between two pulls any one of them ties a knot, one of more
than a hundred, and each takes hold again with one hand in secret. A campaign's next game starts
where the last one ended.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Annotated, Any

from rules.core import actions, events
from rules.core.actions import one_of
from rules.core.decision_rules import DecisionKind, always
from rules.core.errors import IllegalAction
from rules.core.events import EventRecorder, Hidden, Own, Transition, event
from rules.core.game import Decision, GameDefinition, Json, Outcome, Seat, Setup, Viewer
from rules.core.structs import struct, with_item
from rules.core.values import check_seats

IDENTITIES = ("red", "green", "blue")
PULLS, GOAL = 3, 10
KNOTS = range(1, 121)
HANDS = ("left", "right")
CONTENT = {"edition": "one", "story": ["gale", "fog", "calm"]}
"""One chapter of a story for each pull, which nobody may know before."""


@struct
class Start:
    seats: int
    seed: bytes = field(repr=False)
    story: tuple[str, ...] = field(repr=False)


@struct
class State:
    start: Start
    draws: int
    pulls: int
    length: int
    agreed: tuple[Seat, ...]
    outcome: Outcome | None = None
    knots: tuple[int, ...] = ()
    grips: tuple[str | None, ...] = ()
    """The hand of each seat, for one pull after the other."""

    @property
    def gripping(self) -> tuple[Seat, ...]:
        """The seats that have to take hold before the next pull."""
        seats = self.start.seats
        held = self.grips[(self.pulls - 1) * seats :]
        return tuple(seat for seat in range(seats) if self.pulls and held[seat] is None)


@struct
class View:
    viewer: Viewer
    length: int
    agreed: tuple[Seat, ...]
    pulls: int
    knots: tuple[int, ...]
    grip: str | None
    outcome: Outcome | None


class Event(events.Event):
    __slots__ = ()


class Action(actions.Action):
    __slots__ = ()


# Pulling


@event
class Agreed(Event):
    seat: Seat

    def evolve(self, state: State) -> State:
        return replace(state, agreed=(*state.agreed, self.seat))


@event
class Wavered(Event):
    seat: Seat

    def evolve(self, state: State) -> State:
        return replace(state, agreed=tuple(seat for seat in state.agreed if seat != self.seat))


@event
class Pulled(Event):
    length: int
    draws: Hidden[int]
    chapter: str = ""

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        return replace(
            state,
            length=state.length + self.length,
            pulls=state.pulls + 1,
            agreed=(),
            draws=self.draws,
            grips=(*state.grips, *(None,) * state.start.seats),
        )


@event
class Ended(Event):
    won: bool

    def evolve(self, state: State) -> State:
        outcome = Outcome.of_all(state.start.seats, won=self.won, score=state.length)
        return replace(state, outcome=outcome)


@struct
class Agree(Action):
    """Be ready to pull."""

    decisions = ("pull",)

    def check(self, state: State, seat: Seat) -> None:
        if seat in state.agreed:
            raise IllegalAction("not-now", decision="pull")

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        recorder.emit(Agreed(seat))


@struct
class Waver(Action):
    """Take one's agreement back."""

    decisions = ("pull",)

    def check(self, state: State, seat: Seat) -> None:
        if seat not in state.agreed:
            raise IllegalAction("not-now", decision="pull")

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        recorder.emit(Wavered(seat))


def pulls(state: State, seat: Seat) -> tuple[Action, ...]:
    return (Waver(),) if seat in state.agreed else (Agree(),)


# Knots and grips


def knot_number(word: str) -> int:
    if not word.isascii() or not word.isdecimal() or len(word) > 3:
        raise ValueError(word)
    return int(word)


@event
class Tied(Event):
    seat: Seat
    knot: int

    def evolve(self, state: State) -> State:
        return replace(state, knots=(*state.knots, self.knot))


@struct
class Tie(Action):
    """Tie a knot for all."""

    decisions = ("knot",)

    knot: Annotated[int, knot_number]

    def check(self, state: State, seat: Seat) -> None:
        if self.knot not in KNOTS:
            raise IllegalAction("not-now", decision="knot")

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        recorder.emit(Tied(seat, self.knot))


@event
class Gripped(Event):
    seat: Seat
    hand: Own[str]

    def evolve(self, state: State) -> State:
        place = (state.pulls - 1) * state.start.seats + self.seat
        return replace(state, grips=with_item(state.grips, place, self.hand))


@struct
class Grip(Action):
    """Take hold with one hand, in secret."""

    decisions = ("grip",)

    hand: Annotated[str, one_of(HANDS)]

    def check(self, state: State, seat: Seat) -> None:
        if self.hand not in HANDS:
            raise IllegalAction("not-now", decision="grip")

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        recorder.emit(Gripped(seat, self.hand))


class Recorder(EventRecorder[State, Event]):
    pass


class Rope(GameDefinition[State, Action, Event, View]):
    id = "rope"
    identities = IDENTITIES
    seat_counts = range(2, 4)
    state, actions, events = State, Action, Event
    recorder = Recorder
    kinds = {
        "pull": DecisionKind(pulls, always(Agree())),
        "knot": DecisionKind(lambda state, seat: tuple(map(Tie, KNOTS)), always(Tie(1))),
        "grip": DecisionKind(lambda state, seat: tuple(map(Grip, HANDS)), always(Grip("left"))),
    }
    group_undo = together = True
    seats_per_person = 2

    def continues(self, options: Mapping[str, str]) -> bool:
        return True

    def content(self) -> Json:
        return CONTENT

    def start(self, setup: Setup, seed: bytes) -> Start:
        check_seats(setup.seats, self.seat_counts, self.identities)
        story = (setup.content or CONTENT)["story"]
        return Start(len(setup.seats), seed, tuple(story))

    def new(self, setup: Setup, seed: bytes) -> Transition[State, Event]:
        length = setup.carried["length"] if setup.carried else 0
        return Transition(State(self.start(setup, seed), 0, 0, length, ()), ())

    def decisions(self, state: State) -> tuple[Decision, ...]:
        if state.outcome is not None:
            return ()
        about, seats = str(state.pulls), range(state.start.seats)
        if len(state.knots) < state.pulls:
            return tuple(Decision(seat, "knot", about=about, shared=True) for seat in seats)
        if state.gripping:
            return tuple(Decision(seat, "grip", True, about) for seat in state.gripping)
        return tuple(
            Decision(seat, "pull", about=about, shared=True, ready=seat in state.agreed)
            for seat in seats
        )

    def advance(self, recorder: Recorder) -> None:
        state = recorder.state
        if len(state.agreed) == state.start.seats:
            dice = recorder.dice()
            chapter = state.start.story[state.pulls]
            recorder.reveal(Pulled(1 + dice.below(6), dice.counter, chapter))
            if recorder.state.pulls == PULLS:
                recorder.emit(Ended(recorder.state.length >= GOAL))

    def view(self, state: State, viewer: Viewer) -> View:
        grips = state.grips[-state.start.seats :]
        grip = grips[viewer] if viewer is not None and grips else None
        agreed, outcome = state.agreed, state.outcome
        return View(viewer, state.length, agreed, state.pulls, state.knots, grip, outcome)

    def carried_over(self, state: State) -> Json:
        return {"length": state.length}


ROPE = Rope()


def played(carried: Any = None, seed: bytes = bytes(32)) -> State:
    """The end of a game in which everybody does what is usual."""
    state = ROPE.new(Setup(IDENTITIES[:2], carried=carried), seed).state
    while deciding := ROPE.decisions(state):
        seat = next(d.seat for d in deciding if not d.ready)
        state = ROPE.apply(state, seat, ROPE.default_action(state, seat)).state
    return state
