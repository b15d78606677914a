"""Properties that hold for every game, and the adapter through which a game is tested.

A game `g` brings `tests/rules/g/adapter.py` with an `ADAPTER`; `test_contract.py`,
`test_many_games.py` and `test_secrecy.py` do the rest.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.core.chance import Dice
from rules.core.errors import REASONS as CORE_REASONS
from rules.core.errors import IllegalAction
from rules.core.events import Transition
from rules.core.game import AnyGame, Seat, Setup, Viewer
from rules.core.search import Expert


@dataclass
class Adapter:
    """What the contract can't know of a game by itself."""

    game: AnyGame
    setups: Sequence[Setup]
    """Tables of all sizes and options."""
    blank: Callable[[Setup, bytes], Any]
    universe: Callable[[Setup], Sequence[Any]]
    """Many actions, sensible and not, each legal one among them."""
    scramble: Callable[[Any, Viewer, random.Random], Any]
    """A state that differs only in what the viewer may not know."""
    counterpart: Callable[[Any, Any, Seat], Any]
    """An action that looks like this one to others, legal in a scrambled state for that seat."""
    informs: Callable[[Any, Viewer], bool]
    """Whether an event tells the viewer something that was secret before."""
    conserved: Callable[[Any], Mapping[Any, int]]
    """Amounts that never change: cubes, cards, tokens."""
    balance: Callable[[Any], Mapping[Any, int]]
    """What everybody owns that may change hands with the bank."""
    changes: Callable[[Any], Mapping[Any, int]]
    """What an event adds to the balance, or takes from it."""
    reasons: Mapping[str, Sequence[str]]
    """The reasons of the game's own errors with the names of their params."""
    appearances: Sequence[Callable[[Any], Hashable]]
    """What is made of a view and must then be equal too, such as the bytes of a picture."""
    steps: Mapping[type[Any], Callable[[Any, Any], Any]] | None = None
    """What each kind of event makes of a state, where events don't say so themselves."""
    patience: int | None = None
    """Random choices after which defaults finish a game that random play wouldn't end."""
    quick: int | None = None
    """How many of the tables, from the first on, the gate has time for; all if ``None``."""
    lot: int | None = None
    """How many actions of each kind soak draws by lot for a position; all if ``None``."""

    def evolve(self, state: Any, event: Any) -> Any:
        """The state after an event."""
        return self.steps[type(event)](state, event) if self.steps else event.evolve(state)


Chooser = Callable[[Any, Seat, Sequence[Any]], Any]


@dataclass(frozen=True)
class Step:
    """One action of a played game."""

    before: Any
    seat: Seat
    action: Any
    after: Transition[Any, Any]


def play(
    adapter: Adapter, setup: Setup, rnd: random.Random, choose: Chooser | None = None
) -> Iterator[Step]:
    """Play a game to its end, at random unless told otherwise; fails where it doesn't end."""
    game = adapter.game
    choose = choose or wandering(adapter, rnd)
    state = game.new(setup, rnd.randbytes(32)).state
    for _ in range(20_000):
        deciding = game.decisions(state)
        if not deciding:
            return
        seat = rnd.choice(deciding).seat
        legal = game.legal_actions(state, seat)
        action = choose(state, seat, legal)
        after = game.apply(state, seat, action)
        yield Step(state, seat, action, after)
        state = after.state
    raise AssertionError("the game doesn't end")


def wandering(
    adapter: Adapter, rnd: random.Random, pick: Callable[[Sequence[Any]], Any] | None = None
) -> Chooser:
    """Chance, for one game; defaults end it once the adapter's patience is spent."""
    left, pick = adapter.patience, pick or rnd.choice

    def choose(state: Any, seat: Seat, legal: Sequence[Any]) -> Any:
        nonlocal left
        if left is None:
            return pick(legal)
        left -= 1
        return pick(legal) if left >= 0 else adapter.game.default_action(state, seat)

    return choose


def kind_by_kind(adapter: Adapter, rnd: random.Random) -> Chooser:
    """As ``wandering``, but kinds with few actions are chosen as often as those with hundreds."""
    return wandering(adapter, rnd, lambda legal: rnd.choice(rnd.choice(by_kind(legal))))


def autopilots(adapter: Adapter, rnd: random.Random) -> Chooser:
    """All styles, one seat after the other."""
    game, dice = adapter.game, Dice(rnd.randbytes(32), 0)
    styles = list(game.quick_autopilots)
    offset = rnd.randrange(len(styles))

    def choose(state: Any, seat: Seat, legal: Sequence[Any]) -> Any:
        style = styles[(seat + offset) % len(styles)]
        return style.choose(game.view(state, seat), legal, dice)

    return choose


def experts(adapter: Adapter) -> list[Any]:
    """The game's experts with so small a budget that they look at few actions."""
    pilots = adapter.game.autopilots.values()
    return [replace(pilot, budget=6) for pilot in pilots if isinstance(pilot, Expert)]


def by_kind(universe: Sequence[Any]) -> list[list[Any]]:
    """The actions of each kind."""
    kinds: dict[type[Any], list[Any]] = {}
    for action in universe:
        kinds.setdefault(type(action), []).append(action)
    return list(kinds.values())


def refusal(adapter: Adapter, state: Any, seat: Seat, action: Any) -> IllegalAction | None:
    """The error that an action gives, its reason checked against the lists."""
    refused = None
    try:
        adapter.game.apply(state, seat, action)
    except IllegalAction as error:
        refused = error
    checked = None
    try:
        adapter.game.check(state, seat, action)
    except IllegalAction as error:
        checked = error
    assert (checked and checked.args) == (refused and refused.args)
    if refused is not None:
        listed = {**CORE_REASONS, **adapter.reasons}
        assert refused.reason in listed, f"{refused.reason} is in no list of reasons"
        assert set(refused.params) == set(listed[refused.reason]), refused.reason
    return refused


def total(changes: Sequence[Mapping[Any, int]]) -> Counter[Any]:
    """The sum of several changes, without the zeros."""
    result: Counter[Any] = Counter()
    for change in changes:
        for key, amount in change.items():
            result[key] += amount
    return Counter({key: amount for key, amount in result.items() if amount})


def viewers(setup: Setup) -> list[Viewer]:
    """The public and every seat of a setup."""
    return [None, *range(len(setup.seats))]


def leaves(value: Any, known: dict[int, Any]) -> Iterator[Any]:
    """Everything that hangs below a value: fields of dataclasses and models, items, itself.

    What ``known`` holds was walked before and is left out; it takes up what is walked now, since
    a game's views have most of their parts in common.
    """
    if id(value) in known:
        return
    known[id(value)] = value  # kept, so that nothing else gets its number
    yield value
    if isinstance(value, dict):
        for item in value.items():
            yield from leaves(item, known)
    elif isinstance(value, (tuple, list, set, frozenset)):
        for item in value:
            yield from leaves(item, known)
    elif hasattr(value, "__dataclass_fields__"):
        for name in value.__dataclass_fields__:
            yield from leaves(getattr(value, name), known)
    elif hasattr(value, "__dict__") and not isinstance(value, type):
        for item in vars(value).values():
            yield from leaves(item, known)
