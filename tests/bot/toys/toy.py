"""A toy game of two rounds, for tests of what no single game needs.

Each round all seats pick a number in secret and seal it; once all have, the picks are turned up
and a die is rolled. The (first) highest picker may then take up to two points, openly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from rules.core.chance import Dice
from rules.core.errors import IllegalAction, UnreadableAction
from rules.core.events import Transition
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
from rules.core.standing_orders import (
    DONE,
    Ended,
    OrderKind,
    Values,
    exactly,
    stands,
    without_values,
)

ROUNDS = 2


@dataclass(frozen=True, slots=True)
class Act:
    verb: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class Began:
    first: Seat


@dataclass(frozen=True, slots=True)
class Picked:
    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class Sealed:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Revealed:
    picks: tuple[int, ...]
    die: int
    draws: int | None


@dataclass(frozen=True, slots=True)
class Took:
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Stopped:
    seat: Seat


KINDS: Mapping[str, type[Any]] = {
    kind.__name__: kind for kind in (Began, Picked, Sealed, Revealed, Took, Stopped)
}


@dataclass(frozen=True, slots=True)
class State:
    seats: int
    seed: bytes = field(repr=False)
    draws: int
    round: int
    picks: tuple[int, ...]
    sealed: tuple[bool, ...]
    winner: Seat | None
    taken: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    viewer: Viewer
    round: int
    scores: tuple[int, ...]
    pick: int | None


class Meek:
    """Picks low, takes nothing."""

    style = "meek"

    def choose(self, view: View, actions: Sequence[Act], dice: Dice) -> Act:
        by_verb = {action.verb: action for action in reversed(actions)}
        return by_verb.get("seal") or by_verb.get("stop") or by_verb["pick"]


class Bold:
    """Picks by lot, takes what there is."""

    style = "bold"

    def choose(self, view: View, actions: Sequence[Act], dice: Dice) -> Act:
        verbs = {action.verb for action in actions}
        if "seal" in verbs:
            return Act("seal")
        return actions[dice.below(len(actions))] if "pick" in verbs else actions[0]


STYLES: Mapping[str, Any] = {"meek": Meek(), "bold": Bold()}


def _lay_number(view: View, seat: Seat, values: Values) -> Values:
    if values not in NUMBERS:
        raise UnreadableAction("unknown-word", word=" ".join(values)[:20], part="pick")
    if view.round > ROUNDS:
        raise IllegalAction("game-over")
    return values


def _judge_pick(view: View, seat: Seat, values: Values, actions: Sequence[Act]) -> Values | Ended:
    """An order to pick is for one round, and rests on nobody having more than 4 points."""
    if max(view.scores) > 4:
        return Ended("not-now", (("decision", "pick"),))
    return DONE if view.round > 1 else values


def _pick(view: View, seat: Seat, values: Values, actions: Sequence[Act]) -> Act | None:
    number = int(values[0])
    return Act("seal") if view.pick == number else Act("pick", number)


def _stop(view: View, seat: Seat, values: Values, actions: Sequence[Act]) -> Act | None:
    return Act("stop")


NUMBERS: tuple[Values, ...] = (("1",), ("2",), ("3",))
ORDERS: tuple[OrderKind[View, Act], ...] = (
    OrderKind(
        id="pick",
        decisions=frozenset(("pick",)),
        candidates=lambda view, seat: NUMBERS,
        lay=_lay_number,
        judge=_judge_pick,
        answer=_pick,
    ),
    OrderKind(
        id="stop",
        decisions=frozenset(("bonus",)),
        candidates=without_values,
        lay=lambda view, seat, values: exactly("stop", values, 0),
        judge=stands,
        answer=_stop,
    ),
)
"""Pick a number and seal it in the first round, in two moves; take no points."""


class Toy:
    id = "toy"
    orders = ORDERS
    rules_version = 1
    seat_counts = range(2, 5)
    identities = ("red", "green", "blue", "grey")
    options = (Option("stakes", ("low", "high"), "low"),)
    autopilots = STYLES
    seats_per_person = 1
    group_undo = False
    hides_content = False
    campaign = False
    spares_questions = False
    """Whether who may only stop isn't asked."""
    rounds = ROUNDS

    def content(self) -> Json:
        return {"points": 1}

    def new(self, setup: Setup, seed: bytes) -> Transition[State, Any]:
        count = len(setup.seats)
        if count not in self.seat_counts:
            raise IllegalAction("seat-count", count=count, least=2, most=4)
        dice = Dice(seed, 0)
        first = dice.below(count)
        blank = State(
            count, seed, dice.counter, 1, (0,) * count, (False,) * count, None, 0, (0,) * count
        )
        return Transition(blank, (Began(first),), barrier=True)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        if state.round > self.rounds:
            return ()
        about = f"round {state.round}"
        if state.winner is not None:
            return (Decision(state.winner, "bonus", about=about),)
        return tuple(
            Decision(seat, "pick", secret=True, about=about)
            for seat in range(state.seats)
            if not state.sealed[seat]
        )

    def decision(self, state: State, seat: Seat) -> Decision | None:
        return next((each for each in self.decisions(state) if each.seat == seat), None)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Act, ...]:
        kinds = {decision.seat: decision.kind for decision in self.decisions(state)}
        if kinds.get(seat) == "pick":
            picks = tuple(Act("pick", n) for n in (1, 2, 3) if n != state.picks[seat])
            return (*picks, Act("seal")) if state.picks[seat] else picks
        if kinds.get(seat) == "bonus":
            return (Act("take"), Act("stop")) if state.taken < 2 else (Act("stop"),)
        return ()

    def apply(self, state: State, seat: Seat, action: Act) -> Transition[State, Any]:
        if action not in self.legal_actions(state, seat):
            up = {decision.seat for decision in self.decisions(state)}
            raise IllegalAction("not-now" if seat in up else "not-deciding")
        match action.verb:
            case "pick":
                picks = _with(state.picks, seat, action.number)
                return Transition(replace(state, picks=picks), (Picked(seat, action.number),))
            case "seal":
                state = replace(state, sealed=_with(state.sealed, seat, True))
                if not all(state.sealed):
                    return Transition(state, (Sealed(seat),))
                dice = Dice(state.seed, state.draws)
                die = 1 + dice.below(6)
                shown = Revealed(state.picks, die, dice.counter)
                winner = state.picks.index(max(state.picks))
                scores = _with(state.scores, winner, state.scores[winner] + die)
                state = replace(state, winner=winner, scores=scores, draws=dice.counter, taken=0)
                return Transition(state, (Sealed(seat), shown), barrier=True)
            case "take":
                scores = _with(state.scores, seat, state.scores[seat] + 1)
                state = replace(state, scores=scores, taken=state.taken + 1)
                return Transition(state, (Took(seat, 1),))
            case _:
                state = replace(
                    state,
                    round=state.round + 1,
                    winner=None,
                    picks=(0,) * state.seats,
                    sealed=(False,) * state.seats,
                )
                return Transition(state, (Stopped(seat),))

    def view(self, state: State, viewer: Viewer) -> View:
        pick = None if viewer is None else state.picks[viewer]
        return View(viewer, state.round, state.scores, pick)

    def redact(self, event: Any, viewer: Viewer) -> Any:
        if isinstance(event, Picked) and event.seat != viewer:
            return None
        return replace(event, draws=None) if isinstance(event, Revealed) else event

    forced_act = GameDefinition.forced_act

    def forced_action(self, state: State, seat: Seat) -> Act | None:
        legal = self.legal_actions(state, seat)
        return legal[0] if len(legal) == 1 and self.spares_questions else None

    def default_action(self, state: State, seat: Seat) -> Act:
        if state.winner is not None:
            return Act("stop")
        return Act("seal") if state.picks[seat] else Act("pick", 1)

    def outcome(self, state: State) -> Outcome | None:
        if state.round <= self.rounds:
            return None
        order = sorted(range(state.seats), key=lambda seat: -state.scores[seat])
        ranks = [sorted(state.scores, reverse=True).index(s) + 1 for s in state.scores]
        return Outcome(tuple(Standing(seat, ranks[seat], state.scores[seat]) for seat in order))

    def format_action(self, action: Act) -> str:
        return f"{action.verb} {action.number}" if action.verb == "pick" else action.verb

    def parse_action(self, text: str) -> Act:
        match text.split():
            case ["pick", ("1" | "2" | "3") as number]:
                return Act("pick", int(number))
            case [("seal" | "take" | "stop") as verb]:
                return Act(verb)
        raise UnreadableAction("unknown-verb", word=text[:10])

    def encode_state(self, state: State) -> Json:
        data = {key: value for key, value in asdict(state).items() if key != "seed"}
        return {k: list(v) if isinstance(v, tuple) else v for k, v in data.items()}

    def decode_state(self, data: Json, setup: Setup, seed: bytes) -> State:
        values = {k: tuple(v) if isinstance(v, list) else v for k, v in data.items()}
        return State(seed=seed, **values)

    def encode_event(self, event: Any) -> Json:
        data = {k: list(v) if isinstance(v, tuple) else v for k, v in asdict(event).items()}
        return {"kind": type(event).__name__, **data}

    def decode_event(self, data: Json) -> Any:
        values = {k: tuple(v) if isinstance(v, list) else v for k, v in data.items()}
        return KINDS[values.pop("kind")](**values)


def _with(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])
