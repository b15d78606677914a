"""Carries out the promises of 1969's panels."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import sqrt
from typing import Any

from bot.games import PRESENTERS
from bot.games.base import Presentation
from bot.games.race1969 import glossary
from bot.i18n import words
from rules.core.chance import Dice, stream
from rules.core.events import Transition
from rules.core.game import Decision, Seat, Setup
from rules.race1969.board import standard_board
from rules.race1969.decision_rules import RULES
from rules.race1969.espionage import MissionPaid, MoonFlagAdvanced, Play, Seal
from rules.race1969.expert import imagine
from rules.race1969.game import GAME
from rules.race1969.missions import InsurancePaid, Keep, Launch, Reroll, RocketMoved, cost_now
from rules.race1969.odds import advised_die
from rules.race1969.scoring import finish
from rules.race1969.state import Recorder, State
from rules.race1969.terms import NATIONS, PURCHASES, REROLL, SABOTAGE

PEOPLE = ("Anna", "Bruno", "Chloé", "Dora", "Emil")
EN = words("en")

Figures = Mapping[str, Any]
Said = list[tuple[str, Figures]]

GAMES = [
    (2, {"espionage": "sealed"}),
    (3, {"espionage": "rulebook", "trades": "rulebook"}),
    (4, {"missions": "flags"}),
    (5, {}),
]
"""Numbers of seats with options of tables."""


class Listener:
    """A catalog that remembers which messages were asked for, with which figures."""

    def __init__(self) -> None:
        self.said: Said = []

    def __call__(self, message: str, **figures: object) -> str:
        self.said.append((message, figures))
        return EN(message, **figures)


@dataclass(frozen=True)
class Position:
    """A decision of a played game."""

    state: State
    decision: Decision
    number: int

    @property
    def seat(self) -> Seat:
        return self.decision.seat

    @cached_property
    def view(self) -> Any:
        return GAME.view(self.state, self.seat)

    @cached_property
    def actions(self) -> tuple[Any, ...]:
        return GAME.legal_actions(self.state, self.seat)

    def presented(self, t: Listener) -> Presentation:
        return PRESENTERS[GAME.id](self.view, PEOPLE, PEOPLE, t)  # type: ignore[arg-type]

    def after(self, action: Any) -> State:
        """The state right after an action, before anything happens of itself."""
        recorder = Recorder(self.state)
        RULES.check(self.state, self.seat, action)
        action.carry_out(recorder, self.seat)
        return recorder.state

    def events(self, action: Any) -> tuple[Any, ...]:
        return GAME.apply(self.state, self.seat, action).events

    def imagined(self, number: int) -> State:
        """A state that agrees with the view, in which nobody has sealed any card."""
        dice = stream(number.to_bytes(32, "big"), "promises")
        return imagine(self.view, self.actions, dice, lambda *_: Seal())


def positions(seats: int, seed: int, options: Mapping[str, str]) -> Iterator[Position]:
    """Every decision of a game among autopilots of all styles."""
    styles = GAME.quick_autopilots
    dice = Dice(bytes([seed]) * 32, 0)
    state = GAME.new(Setup(NATIONS[:seats], dict(options)), bytes([seed]) * 32).state
    number = 0
    while decisions := GAME.decisions(state):
        for decision in decisions:
            yield Position(state, decision, number)
            number += 1
        seat = decisions[0].seat
        pilot = styles[(seat + seed) % len(styles)]
        actions = GAME.legal_actions(state, seat)
        chosen = pilot.choose(GAME.view(state, seat), actions, dice)
        state = GAME.apply(state, seat, chosen).state


def until(state: State, ends: Callable[[State], bool]) -> State:
    """The state once it is so, if everybody decides by default until then."""
    while not ends(state):
        decisions = GAME.decisions(state)
        if not decisions:
            break
        seat = decisions[0].seat
        state = GAME.apply(state, seat, RULES.default_action(state, seat)).state
    return state


def next_purchases(state: State, seat: Seat) -> State:
    """The nation's next turn to buy, in the year after this one."""
    year = state.round + 1
    return until(
        state, lambda now: now.round == year and now.phase == PURCHASES and now.turn == seat
    )


def cheapest(state: State, seat: Seat) -> int | None:
    left = GAME.view(state, seat).missions_left(seat)
    return min((cost_now(state, seat, mission) for mission in left), default=None)


def can_launch(state: State, seat: Seat) -> bool:
    cost = cheapest(state, seat)
    return cost is not None and cost <= state.nations[seat].money


def scored(state: State) -> list[int]:
    """Everybody's prestige if the game ended now."""
    last = replace(state, round=len(state.start.board.rounds) - 1, launch=None)
    recorder = Recorder(last)
    finish(recorder)
    return [nation.prestige for nation in recorder.state.nations]


@dataclass(frozen=True)
class Flown:
    """A launch played to its end: the rocket before and after cards, and what it brought."""

    before: int
    cell: int
    prestige: int
    insured: int
    advanced: bool


def fly(state: State, launch: Launch, seat: Seat, *, against: bool = False) -> Flown:
    """Launch and reroll as advised; ``against``: opponents lay all their cards."""
    return settle(RULES.apply(state, seat, launch), seat, against=against)


def settle(
    done: Transition[State, Any], seat: Seat, *, against: bool = False, lays: Sequence[Any] = ()
) -> Flown:
    """The end of the launch under way; for its owner ``lays`` are taken, then no more cards."""
    before, insured, advanced, own = 0, 0, False, [*lays]
    paid: MissionPaid | None = None
    while True:
        for event in done.events:
            match event:
                case RocketMoved(cell=cell):
                    before = cell
                case InsurancePaid(money=money):
                    insured = money
                case MissionPaid():
                    paid = event
                case MoonFlagAdvanced():
                    advanced = True
        if paid is not None:
            return Flown(before, paid.cell, paid.prestige, insured, advanced)
        state = done.state
        decision = RULES.decisions(state)[0]
        action: Any = Seal()
        if decision.kind == REROLL:
            die = advised_die(GAME.view(state, seat))
            action = Keep() if die is None else Reroll(die)
        elif decision.seat == seat and own:
            action = own.pop(0)
        elif decision.kind == SABOTAGE and against and state.nations[decision.seat].hand:
            action = Play(state.nations[decision.seat].hand[0])
        done = RULES.apply(state, decision.seat, action)


def without_others_cards(state: State, seat: Seat) -> State:
    """The launch under way as if nobody else held or had laid a card."""
    launch = state.current_launch
    nations = tuple(
        nation if other == seat else replace(nation, hand=())
        for other, nation in enumerate(state.nations)
    )
    plays = tuple(play if other == seat else () for other, play in enumerate(launch.plays))
    return replace(state, nations=nations, launch=replace(launch, plays=plays))


MISSIONS = {
    name: mission
    for mission in standard_board().missions
    for name in (
        glossary.mission(standard_board(), mission.id, EN),
        glossary.mission_signs(mission),
    )
}
"""Missions by what panels call them."""


def number(told: str) -> float:
    return float(told.replace(",", "."))


def close(told: str, value: float) -> bool:
    """Whether a figure with one decimal is this one."""
    return abs(number(told) - value) < 0.051


LAYS = 60
"""Imagined states for the mean of one play."""


def within(told: float, found: list[float] | list[int], rounding: float) -> None:
    """Assert that a mean is what was told, as far as so many draws can tell: 5 standard errors."""
    count = len(found)
    mean = sum(found) / count
    spread = sqrt(sum((one - mean) ** 2 for one in found) / count)
    assert abs(mean - told) <= rounding + 5 * max(spread, 0.15) / sqrt(count), (told, mean, count)


def shares(told: str, flown: list[bool]) -> None:
    """Assert that a percentage is the share of what came, as far as so many draws can tell."""
    share = 0.0 if told.startswith("<") else float(told.rstrip("%")) / 100
    within(share, [float(one) for one in flown], 0.0051)
