"""Determinised search, on a game of guesses: what is hidden decides which guess wins."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import replace
from math import inf
from statistics import stdev

import pytest

from rules.core import actions, events
from rules.core.chance import Dice
from rules.core.decision_rules import DecisionKind, DecisionRules, always
from rules.core.events import EventRecorder, event
from rules.core.search import ActionValue, SearchedGame, preferring, search, seed_from
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


class Watched:
    """The guessing game, its cards drawn 0 once in ten, 2 twice, 3 seven times."""

    def __init__(self) -> None:
        self.imagined: list[Guessing] = []
        self.judged = 0
        self.game: SearchedGame[Guessing, Action, str] = SearchedGame(
            rules=RULES,
            imagine=self._imagine,
            playout=lambda state, seat, dice: Doubled(bool(dice.below(2))),
            horizon=lambda start, now: False,
            chances=self._chances,
        )

    def _imagine(self, view: str, actions: Sequence[Action], dice: Dice) -> Guessing:
        card = (0, 0, 2, 3)[dice.weighted((1, 0, 2, 7))]
        self.imagined.append(Guessing(card, start=Start(seed_from(dice))))
        return self.imagined[-1]

    def _chances(self, state: Guessing) -> tuple[float, float]:
        self.judged += 1
        assert state.doubled is not None
        right = float(state.guess == state.card) / (1 if state.doubled else 2)
        return right, 1 - right

    def search(
        self, budget: int, seed: bytes = bytes(32), *, by_actions: bool = False
    ) -> list[tuple[int, float]]:
        game = dataclasses.replace(self.game, by_actions=by_actions)
        legal = RULES.legal_actions(Guessing(5), 0)
        lines = [[action] for action in legal]
        found = search(game, "", 0, legal, lines, Dice(seed, 0), budget)
        return [(value.action.guess, value.chance) for value in found]  # type: ignore[union-attr]


def test_the_likeliest_card_is_guessed() -> None:
    ranked = Watched().search(400)
    assert [guess for guess, _ in ranked[:2]] == [3, 2]
    assert {guess for guess, _ in ranked} == set(range(6))
    assert ranked[0][1] == pytest.approx(0.7 * 0.75, abs=0.12)


def test_the_budget_is_kept() -> None:
    for budget in (1, 5, 6, 60, 333):
        watched = Watched()
        found = watched.search(budget)
        assert len(found) == min(6, budget)
        assert watched.judged <= max(budget, 3 * 6)
        assert len(watched.imagined) <= budget


def test_it_may_be_counted_in_actions_of_which_a_game_takes_two() -> None:
    for budget in (6, 60, 333):
        positions, actions = Watched(), Watched()
        assert positions.search(budget) == actions.search(2 * budget, by_actions=True)
        assert positions.judged == actions.judged


def test_the_likeliest_may_be_kept_to_compare_others_with_it() -> None:
    watched = Watched()
    assert [guess for guess, _ in watched.search(400)][1] == 2
    watched.game = dataclasses.replace(watched.game, keeps_first=True)
    assert [guess for guess, _ in watched.search(400)][:2] == [3, 0], "0 is tried to the end"


def test_all_candidates_are_tried_in_the_same_states() -> None:
    watched = Watched()
    watched.search(6)
    assert watched.judged > len(watched.imagined)


def test_the_same_dice_give_the_same_thoughts() -> None:
    assert Watched().search(60) == Watched().search(60)
    assert Watched().search(60, b"1" * 32) != Watched().search(60, b"2" * 32)


def test_a_line_is_followed_before_anything_else_is_played() -> None:
    watched = Watched()
    lines = [[Guessed(2), Doubled(True)], [Guessed(3), Doubled(True)]]
    game = SearchedGame(
        rules=RULES,
        imagine=lambda view, actions, dice: Guessing(3),
        playout=watched.game.playout,
        horizon=lambda start, now: now.guess is not None,
        chances=lambda state: (float(state.guess == 3), 0.0),
    )
    with pytest.raises(Exception, match="not-deciding"):  # seat 0 has no such action
        search(game, "", 0, (), lines, Dice(bytes(32), 0), 4)
    lines[:] = [[Guessed(2)], [Guessed(3)], [Guessed(3)]]
    found = search(game, "", 0, (), lines, Dice(bytes(32), 0), 12)
    assert [(value.action, value.chance) for value in found] == [(Guessed(3), 1), (Guessed(2), 0)]


def test_the_usual_action_comes_first_unless_another_is_better_by_the_margin() -> None:
    chances = {"b": 0.56, "a": 0.5, "c": 0.25}
    values = [ActionValue((action,), chance, 9) for action, chance in chances.items()]
    assert [v.action for v in preferring(values, "a", 0.05)] == ["b", "a", "c"]
    assert [v.action for v in preferring(values, "a", 0.125)] == ["a", "b", "c"]
    assert [v.action for v in preferring(values, "b", 0.125)] == ["b", "a", "c"]
    assert [v.action for v in preferring(values, "c", inf)] == ["c", "b", "a"]


def test_lines_that_begin_alike_are_told_apart() -> None:
    values = [ActionValue(("a", "x"), 0.9, 9), ActionValue(("a", "y"), 0.5, 9)]
    assert [v.line for v in preferring(values, ("a", "y"), 0.05)] == [("a", "x"), ("a", "y")]
    assert [v.line for v in preferring(values, ("a", "y"), 0.5)] == [("a", "y"), ("a", "x")]


def test_it_says_how_far_two_lines_may_be_apart_by_chance() -> None:
    """In the same games: what changes both alike doesn't count."""
    wins = {0: (1.0, 0.0, 1.0, 0.0), 1: (0.9, 0.0, 0.9, 0.0), 2: (0.0, 0.0, 0.0, 0.0)}
    game = SearchedGame(
        rules=RULES,
        imagine=lambda view, actions, dice: Guessing(3),
        playout=Watched().game.playout,
        horizon=lambda start, now: now.guess is not None,
        chances=lambda state: (next(played[state.guess]), 0.0),
    )
    played = {guess: iter(chances) for guess, chances in wins.items()}
    best, other = search(game, "", 0, (), [[Guessed(0)], [Guessed(1)]], Dice(bytes(32), 0), 8)
    assert (best.chance, best.error) == (0.5, 0)
    assert other.error == pytest.approx(stdev([0.1, 0, 0.1, 0]) / 2)
    played = {guess: iter(chances) for guess, chances in wins.items()}
    *_, once = search(game, "", 0, (), [[Guessed(0)], [Guessed(2)]], Dice(bytes(32), 0), 2)
    assert (once.tried, once.error) == (1, inf)


def test_it_says_how_often_each_line_was_tried() -> None:
    watched = Watched()
    actions = RULES.legal_actions(Guessing(5), 0)
    values = search(
        watched.game, "", 0, actions, [[one] for one in actions], Dice(bytes(32), 0), 60
    )
    assert values[0].tried == values[1].tried == len(watched.imagined)
    assert values[-1].tried < values[0].tried
    assert sum(value.tried for value in values) == watched.judged
    two = search(watched.game, "", 0, actions, [[actions[0]], [actions[3]]], Dice(bytes(32), 0), 60)
    assert [value.tried for value in two] == [30, 30]
