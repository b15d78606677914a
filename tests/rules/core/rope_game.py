"""A co-operative game in a few lines: two or three seats pull a rope, strand by strand.

Before each pull all have to agree on it. A die says how far the rope comes; after three pulls it
has come far enough for all, or for none. Between two pulls any one of them ties a knot, one of more
than a hundred, and each takes hold again with one hand in secret. A campaign's next game starts
where the last one ended.
"""

from __future__ import annotations

from dataclasses import field
from operator import attrgetter
from typing import Any, TypeAlias, get_args

from rules.core.decisions.decision_rules import ActionRule, DecisionKind, DecisionRules, always
from rules.core.decisions.event_recorder import EventRecorder
from rules.core.errors import IllegalAction
from rules.core.game import Decision, GameDefinition, Json, Outcome, Seat, Setup, Viewer
from rules.core.record.codec import GameCodec, StructCodec, UnionCodec
from rules.core.record.notation import Notation, one_of
from rules.core.setup_checks import check_seats
from rules.core.structs import replace, struct, with_item
from rules.core.transition import Transition

IDENTITIES = ("red", "green", "blue")
SEAT_COUNTS = range(2, 4)
PULLS, GOAL = 3, 10
KNOTS = range(1, 121)
HANDS = ("left", "right")
CONTENT = {"edition": "one", "story": ["gale", "fog", "calm"]}
"""One chapter of a story for each pull, which nobody may know before."""


@struct
class Agree:
    """Be ready to pull."""


@struct
class Waver:
    """Take one's agreement back."""


@struct
class Tie:
    """Tie a knot for all."""

    knot: int


@struct
class Grip:
    """Take hold with one hand, in secret."""

    hand: str


Action: TypeAlias = Agree | Waver | Tie | Grip


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
    chapter: str = ""


@struct
class Tied:
    seat: Seat
    knot: int


@struct
class Gripped:
    seat: Seat
    hand: str | None


@struct
class Ended:
    won: bool


Event: TypeAlias = Agreed | Wavered | Pulled | Tied | Gripped | Ended


@struct
class Start:
    seats: int
    seed: bytes = field(repr=False)
    story: tuple[str, ...] = field(repr=False)


@struct(slots=False)
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


@struct
class Snapshot:
    draws: int
    pulls: int
    length: int
    agreed: tuple[Seat, ...]
    outcome: Outcome | None
    knots: tuple[int, ...] = ()
    grips: tuple[str | None, ...] = ()


def _pulled(state: State, event: Pulled) -> State:
    assert event.draws is not None
    return replace(
        state,
        length=state.length + event.length,
        pulls=state.pulls + 1,
        agreed=(),
        draws=event.draws,
        grips=(*state.grips, *(None,) * state.start.seats),
    )


def _gripped(state: State, event: Gripped) -> State:
    place = (state.pulls - 1) * state.start.seats + event.seat
    return replace(state, grips=with_item(state.grips, place, event.hand))


class Recorder(EventRecorder[State, Event]):
    __slots__ = ()

    steps = {  # noqa: RUF012 - as in the games
        Agreed: lambda state, event: replace(state, agreed=(*state.agreed, event.seat)),
        Wavered: lambda state, event: replace(
            state, agreed=tuple(seat for seat in state.agreed if seat != event.seat)
        ),
        Pulled: _pulled,
        Tied: lambda state, event: replace(state, knots=(*state.knots, event.knot)),
        Gripped: _gripped,
        Ended: lambda state, event: replace(
            state,
            outcome=Outcome.of_all(state.start.seats, won=event.won, score=state.length),
        ),
    }


def new(setup: Setup, seed: bytes) -> Transition[State, Event]:
    check_seats(setup.seats, SEAT_COUNTS, IDENTITIES)
    length = setup.carried["length"] if setup.carried else 0
    return Transition(State(_start(setup, seed), 0, 0, length, ()), ())


def _start(setup: Setup, seed: bytes) -> Start:
    story = (setup.content or CONTENT)["story"]
    return Start(len(setup.seats), seed, tuple(story))


def decisions(state: State) -> tuple[Decision, ...]:
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


def advance(recorder: Recorder) -> None:
    state = recorder.state
    if len(state.agreed) == state.start.seats:
        dice = recorder.dice()
        chapter = state.start.story[state.pulls]
        recorder.reveal(Pulled(1 + dice.below(6), dice.counter, chapter))
        if recorder.state.pulls == PULLS:
            recorder.emit(Ended(recorder.state.length >= GOAL))


def actions(state: State, seat: Seat) -> tuple[Action, ...]:
    return (Waver(),) if seat in state.agreed else (Agree(),)


def check(state: State, seat: Seat, action: Action) -> None:
    if action not in actions(state, seat):
        raise IllegalAction("not-now", decision="pull")


def check_tie(state: State, seat: Seat, action: Tie) -> None:
    if action.knot not in KNOTS:
        raise IllegalAction("not-now", decision="knot")


def check_grip(state: State, seat: Seat, action: Grip) -> None:
    if action.hand not in HANDS:
        raise IllegalAction("not-now", decision="grip")


RULES: DecisionRules[State, Action, Event, Recorder] = DecisionRules(
    {
        "pull": DecisionKind(
            actions,
            {
                Agree: ActionRule(check, lambda recorder, seat, _: recorder.emit(Agreed(seat))),
                Waver: ActionRule(check, lambda recorder, seat, _: recorder.emit(Wavered(seat))),
            },
            always(Agree()),
        ),
        "knot": DecisionKind(
            lambda state, seat: tuple(map(Tie, KNOTS)),
            {
                Tie: ActionRule(
                    check_tie,
                    lambda recorder, seat, action: recorder.emit(Tied(seat, action.knot)),
                )
            },
            always(Tie(1)),
        ),
        "grip": DecisionKind(
            lambda state, seat: tuple(map(Grip, HANDS)),
            {
                Grip: ActionRule(
                    check_grip,
                    lambda recorder, seat, action: recorder.emit(Gripped(seat, action.hand)),
                )
            },
            always(Grip("left")),
        ),
    },
    decisions,
    Recorder,
    advance,
)

_SNAPSHOTS: StructCodec[Snapshot] = StructCodec(Snapshot)


def encode_state(state: State) -> Json:
    return _SNAPSHOTS.encode(
        Snapshot(
            state.draws,
            state.pulls,
            state.length,
            state.agreed,
            state.outcome,
            state.knots,
            state.grips,
        )
    )


def decode_state(data: Json, setup: Setup, seed: bytes) -> State:
    read = _SNAPSHOTS.decode(data)
    return State(
        _start(setup, seed),
        read.draws,
        read.pulls,
        read.length,
        read.agreed,
        read.outcome,
        read.knots,
        read.grips,
    )


def view(state: State, viewer: Viewer) -> View:
    grips = state.grips[-state.start.seats :]
    grip = grips[viewer] if viewer is not None and grips else None
    agreed, outcome = state.agreed, state.outcome
    return View(viewer, state.length, agreed, state.pulls, state.knots, grip, outcome)


def redact(event: Event, viewer: Viewer) -> Event | None:
    if isinstance(event, Gripped) and event.seat != viewer:
        return replace(event, hand=None)
    return replace(event, draws=None) if isinstance(event, Pulled) else event


def _knot(word: str) -> int:
    if not word.isascii() or not word.isdecimal() or len(word) > 3:
        raise ValueError(word)
    return int(word)


ROPE: GameDefinition[State, Action, Event, View] = GameDefinition(
    id="rope",
    rules_version=1,
    identities=IDENTITIES,
    seat_counts=SEAT_COUNTS,
    content=lambda: CONTENT,
    new=new,
    rules=RULES,
    view=view,
    redact=redact,
    outcome=attrgetter("outcome"),
    codec=GameCodec(encode_state, decode_state, UnionCodec(get_args(Event))),
    notation=Notation(get_args(Action), {"knot": _knot, "hand": one_of(HANDS)}),
    group_undo=True,
    seats_per_person=2,
    carried_over=lambda state: {"length": state.length},
)


def played(carried: Any = None, seed: bytes = bytes(32)) -> State:
    """The end of a game in which everybody does what is usual."""
    state = ROPE.new(Setup(IDENTITIES[:2], carried=carried), seed).state
    while deciding := ROPE.decisions(state):
        seat = next(d.seat for d in deciding if not d.ready)
        state = ROPE.apply(state, seat, ROPE.default_action(state, seat)).state
    return state
