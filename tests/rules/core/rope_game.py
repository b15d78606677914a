"""A co-operative game in a few lines: two or three seats pull a rope, strand by strand.

Before each pull all have to agree on it. A die says how far the rope comes; after three pulls it
has come far enough for all, or for none. A campaign's next game starts where the last one ended.
"""

from __future__ import annotations

from dataclasses import field
from operator import attrgetter
from typing import Any, TypeAlias, get_args

from rules.core.codec import GameCodec, StructCodec, UnionCodec
from rules.core.decision_rules import ActionRule, DecisionKind, DecisionRules, always
from rules.core.errors import IllegalAction
from rules.core.event_recorder import EventRecorder
from rules.core.game import Decision, GameDefinition, Json, Outcome, Seat, Setup, Viewer
from rules.core.notation import Notation
from rules.core.setup_checks import check_seats
from rules.core.structs import replace, struct
from rules.core.transition import Transition

IDENTITIES = ("red", "green", "blue")
SEAT_COUNTS = range(2, 4)
PULLS, GOAL = 3, 10


@struct
class Agree:
    """Be ready to pull."""


@struct
class Waver:
    """Take one's agreement back."""


Action: TypeAlias = Agree | Waver


@struct
class Agreed:
    seat: Seat


@struct
class Wavered:
    seat: Seat


@struct
class Pulled:
    length: int
    draws: int | None


@struct
class Ended:
    won: bool


Event: TypeAlias = Agreed | Wavered | Pulled | Ended


@struct
class Start:
    seats: int
    seed: bytes = field(repr=False)


@struct(slots=False)
class State:
    start: Start
    draws: int
    pulls: int
    length: int
    agreed: tuple[Seat, ...]
    outcome: Outcome | None = None


@struct
class View:
    viewer: Viewer
    length: int
    agreed: tuple[Seat, ...]


@struct
class Snapshot:
    draws: int
    pulls: int
    length: int
    agreed: tuple[Seat, ...]
    outcome: Outcome | None


def _pulled(state: State, event: Pulled) -> State:
    assert event.draws is not None
    length, pulls = state.length + event.length, state.pulls + 1
    return replace(state, length=length, pulls=pulls, agreed=(), draws=event.draws)


class Recorder(EventRecorder[State, Event]):
    __slots__ = ()

    steps = {  # noqa: RUF012 - as in the games
        Agreed: lambda state, event: replace(state, agreed=(*state.agreed, event.seat)),
        Wavered: lambda state, event: replace(
            state, agreed=tuple(seat for seat in state.agreed if seat != event.seat)
        ),
        Pulled: _pulled,
        Ended: lambda state, event: replace(
            state,
            outcome=Outcome.of_all(state.start.seats, won=event.won, score=state.length),
        ),
    }


def new(setup: Setup, seed: bytes) -> Transition[State, Event]:
    check_seats(setup.seats, SEAT_COUNTS, IDENTITIES)
    length = setup.carried["length"] if setup.carried else 0
    return Transition(State(Start(len(setup.seats), seed), 0, 0, length, ()), ())


def decisions(state: State) -> tuple[Decision, ...]:
    if state.outcome is not None:
        return ()
    about = str(state.pulls)
    return tuple(
        Decision(seat, "pull", about=about, shared=True) for seat in range(state.start.seats)
    )


def advance(recorder: Recorder) -> None:
    state = recorder.state
    if len(state.agreed) == state.start.seats:
        dice = recorder.dice()
        recorder.reveal(Pulled(1 + dice.below(6), dice.counter))
        if recorder.state.pulls == PULLS:
            recorder.emit(Ended(recorder.state.length >= GOAL))


def actions(state: State, seat: Seat) -> tuple[Action, ...]:
    return (Waver(),) if seat in state.agreed else (Agree(),)


def check(state: State, seat: Seat, action: Action) -> None:
    if action not in actions(state, seat):
        raise IllegalAction("not-now", decision="pull")


RULES: DecisionRules[State, Action, Event, Recorder] = DecisionRules(
    {
        "pull": DecisionKind(
            actions,
            {
                Agree: ActionRule(check, lambda recorder, seat, _: recorder.emit(Agreed(seat))),
                Waver: ActionRule(check, lambda recorder, seat, _: recorder.emit(Wavered(seat))),
            },
            always(Agree()),
        )
    },
    decisions,
    Recorder,
    advance,
)

_SNAPSHOTS: StructCodec[Snapshot] = StructCodec(Snapshot)


def encode_state(state: State) -> Json:
    return _SNAPSHOTS.encode(
        Snapshot(state.draws, state.pulls, state.length, state.agreed, state.outcome)
    )


def decode_state(data: Json, setup: Setup, seed: bytes) -> State:
    read = _SNAPSHOTS.decode(data)
    start = Start(len(setup.seats), seed)
    return State(start, read.draws, read.pulls, read.length, read.agreed, read.outcome)


def redact(event: Event, viewer: Viewer) -> Event:
    return replace(event, draws=None) if isinstance(event, Pulled) else event


ROPE: GameDefinition[State, Action, Event, View] = GameDefinition(
    id="rope",
    rules_version=1,
    identities=IDENTITIES,
    seat_counts=SEAT_COUNTS,
    content=lambda: {"edition": "one"},
    new=new,
    rules=RULES,
    view=lambda state, viewer: View(viewer, state.length, state.agreed),
    redact=redact,
    outcome=attrgetter("outcome"),
    codec=GameCodec(encode_state, decode_state, UnionCodec(get_args(Event))),
    notation=Notation(get_args(Action), {}),
    group_undo=True,
    seats_per_person=2,
    carried_over=lambda state: {"length": state.length},
)


def played(carried: Any = None, seed: bytes = bytes(32)) -> State:
    """The end of a game in which everybody agrees to everything."""
    state = ROPE.new(Setup(IDENTITIES[:2], carried=carried), seed).state
    while deciding := ROPE.decisions(state):
        seat = next(d.seat for d in deciding if d.seat not in state.agreed)
        state = ROPE.apply(state, seat, Agree()).state
    return state
