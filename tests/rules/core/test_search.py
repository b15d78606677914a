"""Determinised search, on a game of guesses: what is hidden decides which guess wins."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import inf
from statistics import stdev
from typing import Any

import pytest

from rules.core import actions, events
from rules.core.chance import Dice
from rules.core.decision_rules import DecisionKind, DecisionRules, always
from rules.core.errors import IllegalAction
from rules.core.events import EventRecorder, event
from rules.core.search import ActionValue, SearchingAutopilot, never, seed_from
from rules.core.structs import struct
from rules.core.values import Decision, Seat


@struct
class Start:
    seed: bytes = b""


@struct
class Guessing:
    """A card is hidden from seat 0, who guesses; then seat 1 may double what the guess counts."""

    card: int
    guess: int | None = None
    doubled: bool | None = None
    start: Start = Start()
    draws: int = 0


class Event(events.Event):
    __slots__ = ()


class Action(actions.Action):
    __slots__ = ()


@event
class GuessMade(Event):
    guess: int

    def evolve(self, state: Guessing) -> Guessing:
        return replace(state, guess=self.guess)


@event
class GuessDoubled(Event):
    doubled: bool

    def evolve(self, state: Guessing) -> Guessing:
        return replace(state, doubled=self.doubled)


@struct
class Guessed(Action):
    decisions = ("guess",)

    guess: int

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        recorder.emit(GuessMade(self.guess))


@struct
class Doubled(Action):
    decisions = ("double",)

    doubled: bool

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        recorder.emit(GuessDoubled(self.doubled))


class Recorder(EventRecorder[Guessing, Event]):
    pass


class GuessingRules(DecisionRules[Guessing, Action, Event]):
    kinds = {
        "guess": DecisionKind(
            lambda state, seat: tuple(map(Guessed, range(6))), always(Guessed(0))
        ),
        "double": DecisionKind(
            lambda state, seat: (Doubled(False), Doubled(True)), always(Doubled(False))
        ),
    }

    def decisions(self, state: Guessing) -> tuple[Decision, ...]:
        if state.guess is None:
            return (Decision(0, "guess"),)
        return (Decision(1, "double"),) if state.doubled is None else ()

    def advance(self, recorder: Recorder) -> None:
        pass


RULES = GuessingRules()


@struct
class View:
    viewer: Seat | None = 0
    decisions: tuple[Decision, ...] = (Decision(0, "guess"),)


class Guesser(SearchingAutopilot[Guessing, Action, View]):
    """Its cards are drawn 0 once in ten, 2 twice, 3 seven times. A game takes two actions."""

    rules = RULES
    cards = (1, 0, 2, 7)

    def __init__(self, budget: int = 120) -> None:
        super().__init__(budget=budget)
        self.imagined: list[Guessing] = []
        self.judged: list[Guessing] = []

    def imagine(self, view: View, actions: Sequence[Action], dice: Dice) -> Guessing:
        self.imagined.append(Guessing(dice.weighted(self.cards), start=Start(seed_from(dice))))
        return self.imagined[-1]

    def playout(self, state: Guessing, seat: Seat, dice: Dice) -> Action:
        return Doubled(bool(dice.below(2)))

    def is_far(self, start: Guessing, now: Guessing, seat: Seat, kind: str) -> bool:
        return False

    def chances(self, state: Guessing) -> tuple[float, float]:
        self.judged.append(state)
        assert state.doubled is not None
        right = float(state.guess == state.card) / (1 if state.doubled else 2)
        return right, 1 - right

    def candidates(self, view: View, actions: Sequence[Action]) -> Iterator[Sequence[Action]]:
        yield from ([action] for action in actions)

    def thoughts(self, seed: bytes = bytes(32), *guesses: int) -> list[tuple[int, float]]:
        lines = [[Guessed(guess)] for guess in guesses or range(6)]
        found = self.search(View(), LEGAL, lines, Dice(seed, 0))
        return [(value.action.guess, value.chance) for value in found]  # type: ignore[attr-defined]


LEGAL = RULES.legal_actions(Guessing(5), 0)


def test_the_likeliest_card_is_guessed() -> None:
    ranked = Guesser(800).thoughts()
    assert {guess for guess, _ in ranked} == set(range(6))
    assert ranked[0] == (3, pytest.approx(0.7 * 0.75, abs=0.12))
    assert ranked[1][0] == 0, "the usual one is tried to the end"


@pytest.mark.parametrize("budget", [1, 5, 6, 12, 120, 666])
def test_the_budget_is_kept(budget: int) -> None:
    guesser = Guesser(budget)
    assert len(guesser.thoughts()) == min(6, budget)
    assert 2 * len(guesser.judged) <= max(budget, 2 * 3 * 6)
    assert 2 * len(guesser.imagined) <= max(budget, 6)


def test_all_candidates_are_tried_in_the_same_states() -> None:
    guesser = Guesser(12)
    guesser.thoughts()
    assert len(guesser.judged) > len(guesser.imagined)


def test_the_same_dice_give_the_same_thoughts() -> None:
    assert Guesser().thoughts() == Guesser().thoughts()
    assert Guesser().thoughts(b"1" * 32) != Guesser().thoughts(b"2" * 32)


def test_what_was_found_by_then_is_told_once_it_is_enough() -> None:
    guesser, games = Guesser(800), itertools.count(1)
    lines = [[action] for action in LEGAL]
    values = guesser.search(View(), LEGAL, lines, Dice(bytes(32), 0), lambda: next(games) == 3)
    assert {value.tried for value in values} == {3}
    assert len(values) == len(LEGAL)
    assert [value.chance for value in values] == sorted((v.chance for v in values), reverse=True)
    assert len(guesser.imagined) == 3
    whole = Guesser(12).analyse(View(), LEGAL, Dice(bytes(32), 0), lines)
    assert Guesser(12).analyse(View(), LEGAL, Dice(bytes(32), 0), lines, never) == whole


class Sure(Guesser):
    """The card is a 3, and a guess is judged at once."""

    cards = (0, 0, 0, 1)

    def is_far(self, start: Guessing, now: Guessing, seat: Seat, kind: str) -> bool:
        return now.guess is not None

    def chances(self, state: Guessing) -> tuple[float, float]:
        return float(state.guess == state.card), 0.0


def test_a_line_is_followed_before_anything_else_is_played() -> None:
    lines = [[Guessed(2), Doubled(True)], [Guessed(3), Doubled(True)]]
    with pytest.raises(IllegalAction, match="not-deciding"):  # seat 0 has no such action
        Sure().search(View(), LEGAL, lines, Dice(bytes(32), 0))
    assert Sure().thoughts(bytes(32), 2, 3, 3) == [(3, 1), (2, 0)]


@pytest.mark.parametrize(
    ("usual", "margin", "planned", "ranked"),
    [
        ("a", 0.05, "", "bac"),
        ("a", 0.125, "", "abc"),
        ("b", 0.125, "", "bac"),
        ("c", 0.05, "guess", "cba"),
    ],
)
def test_the_usual_line_comes_first_unless_another_is_better_by_the_margin(
    usual: str, margin: float, planned: str, ranked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    values = tuple(
        ActionValue((action, "x"), chance, 9)
        for action, chance in {"b": 0.56, "a": 0.5, "c": 0.25}.items()
    )
    monkeypatch.setattr(Guesser, "margin", margin)
    monkeypatch.setattr(Guesser, "planned", planned)
    monkeypatch.setattr(Guesser, "search", lambda *args: values)
    lines: Any = [[usual, "x"]]
    found: Sequence[Any] = Guesser().analyse(View(), LEGAL, Dice(bytes(32), 0), lines)
    assert [value.action for value in found] == [*ranked]


def test_it_chooses_what_it_finds_best() -> None:
    dice = Dice(bytes(32), 0)
    assert Sure().choose(View(), LEGAL, dice) == Guessed(3)
    guesser = Guesser()
    assert guesser.choose(View(), LEGAL[:1], dice) == Guessed(0)
    guesser.planned = "guess"  # type: ignore[misc]
    assert guesser.choose(View(), LEGAL, dice) == Guessed(0)
    assert not guesser.imagined


@pytest.mark.parametrize("view", [View(None), View(1)])
def test_who_does_not_decide_has_nothing_to_think_about(view: View) -> None:
    with pytest.raises(ValueError, match="decides now"):
        Guesser().choose(view, LEGAL, Dice(bytes(32), 0))


def test_it_says_how_far_two_lines_may_be_apart_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the same games: what changes both alike doesn't count."""
    wins = {0: (1.0, 0.0, 1.0, 0.0), 1: (0.9, 0.0, 0.9, 0.0), 2: (0.0, 0.0, 0.0, 0.0)}

    def search(budget: int, *guesses: int) -> Sequence[ActionValue[Action]]:
        played = {guess: iter(chances) for guess, chances in wins.items()}
        monkeypatch.setattr(
            Sure, "chances", lambda self, state: (next(played[state.guess or 0]), 0.0)
        )
        lines = [[Guessed(guess)] for guess in guesses]
        return Sure(budget).search(View(), LEGAL, lines, Dice(bytes(32), 0))

    best, other = search(8, 0, 1)
    assert (best.chance, best.error) == (0.5, 0)
    assert other.error == pytest.approx(stdev([0.1, 0, 0.1, 0]) / 2)
    *_, once = search(2, 0, 2)
    assert (once.tried, once.error) == (1, inf)


def test_it_says_how_often_each_line_was_tried() -> None:
    guesser = Guesser(120)
    lines = [[action] for action in LEGAL]
    values = guesser.search(View(), LEGAL, lines, Dice(bytes(32), 0))
    assert values[0].tried == values[1].tried == len(guesser.imagined)
    assert values[-1].tried < values[0].tried
    assert sum(value.tried for value in values) == len(guesser.judged)
    two = guesser.search(View(), LEGAL, lines[:4:3], Dice(bytes(32), 0))
    assert [value.tried for value in two] == [30, 30]
