"""Each figure that a panel promises is what comes of it: chances, needs, costs, amounts, supply.

Positions come from games of autopilots; what a text says is carried out by the rules.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import count
from typing import Any, NamedTuple

import pytest

from bot.games.base import Presentation
from bot.games.first_martians.plan_text import SeatPlan, outlook
from rules.core.chance import stream
from rules.core.game import Decision, Setup
from rules.first_martians.base_choices import OF_FACILITIES
from rules.first_martians.choices import UNWINDING
from rules.first_martians.decision_rules import RULES, Choose
from rules.first_martians.effects.card_effects import (
    GATHER_SAMPLE,
    LOSE_SAMPLE,
    MEND,
    SCAN,
    AdventureDrawn,
)
from rules.first_martians.effects.crew import (
    Healed,
    MoraleChanged,
    StressChanged,
    TokensChanged,
    Wounded,
)
from rules.first_martians.effects.mars_base import FacilityShut, SupplyChanged
from rules.first_martians.effects.tracks import TrackChanged
from rules.first_martians.game import GAME
from rules.first_martians.needs import needs
from rules.first_martians.phases.rounds import PHASE
from rules.first_martians.plan.laying import Laying
from rules.first_martians.plan.planning import Join, Send
from rules.first_martians.plan.resolution import NO_SUCCESS_TOKENS, RESOLVE, ActionResolved
from rules.first_martians.progress import Progress
from rules.first_martians.state import Plan, Stack, State, Step
from rules.first_martians.terms import (
    ADVENTURE_CHOICE,
    ENERGY,
    EVENT_CHOICE,
    FOOD,
    HEAL,
    MANAGE,
    PLAN,
    PRODUCTION,
    REST,
    ROLES,
    UNWIND,
)
from tests.bot.games.presentation import present

QUICK, LONG = 3, 60
"""Games of the gate, and of the soak."""
SIGMAS = 4.5
"""Standard deviations by which a frequency may miss what was promised."""
EACH = {QUICK: 9, LONG: 2}
"""Of the jobs that are open, one in so many is carried out."""


class Position(NamedTuple):
    """A decision of a played game."""

    state: State
    decision: Decision
    actions: tuple[Any, ...]

    def presented(self) -> Presentation:
        seat = self.decision.seat
        return present(GAME.id, GAME.view(self.state, seat), ROLES[: len(self.state.crew)])


def played(number: int) -> Iterator[Position]:
    """The decisions of a game of steady autopilots; its mission, level and crew follow from
    ``number``.
    """
    missions = next(each for each in GAME.options if each.id == "mission").choices
    crew = ROLES[: 2 + number % 3]
    setup = Setup(crew, {"mission": missions[number % len(missions)], "level": "easy"})
    dice, pilot = stream(number.to_bytes(32, "big"), "promises"), GAME.autopilots["steady"]
    state = GAME.new(setup, number.to_bytes(32, "little")).state
    while decisions := GAME.decisions(state):
        decision = next(each for each in decisions if not each.ready)
        actions = GAME.legal_actions(state, decision.seat)
        yield Position(state, decision, actions)
        action = pilot.choose(GAME.view(state, decision.seat), actions, dice)
        state = GAME.apply(state, decision.seat, action).state


@cache
def positions(games: int) -> tuple[Position, ...]:
    return tuple(position for number in range(games) for position in played(number))


GAMES = pytest.mark.parametrize("games", [QUICK, pytest.param(LONG, marks=pytest.mark.soak)])


def planned(games: int) -> Iterator[Position]:
    return (each for each in positions(games) if each.decision.kind == PLAN)


def run(state: State, *steps: Step) -> tuple[State, list[Any]]:
    """Let steps happen, the clock's defaults deciding what has to be decided."""
    stop = Step(PLAN, number=900)
    progress = Progress(replace(state, todo=(*steps, stop), asked=900))
    RULES.advance(progress)
    transition = progress.transition()
    state, events = transition.state, [*transition.events]
    while state.outcome is None and state.todo[0] != stop:
        decision = GAME.decisions(state)[0]
        transition = GAME.apply(state, decision.seat, GAME.default_action(state, decision.seat))
        state, events = transition.state, [*events, *transition.events]
    return state, events


def seeded(state: State, number: int) -> State:
    """The same with other dice, without the tokens that skills would roll again for, and with a
    crew that no wound kills.
    """
    crew = tuple(replace(each, tokens=0, wounds=min(1, each.wounds)) for each in state.crew)
    start = replace(state.start, seed=number.to_bytes(32, "big"))
    return replace(state, start=start, crew=crew)


def carry_out(state: State, stack: Stack, number: int) -> tuple[bool | None, list[Any]]:
    """Resolve one stack beside the plan; whether it succeeded, and the events.

    Of an astronaut whom the dice have killed nobody knows.
    """
    need = needs(state, replace(state.plan, stacks=(*state.plan.stacks, stack)), stack)
    alone = replace(seeded(state, number), plan=Plan((stack,), needs=(need,)))
    _, events = run(alone, Step(RESOLVE, data=(str(stack.number),)))
    resolved = (each.ok for each in events if isinstance(each, ActionResolved))
    return next(resolved, None), events


PAWNS_AND_CHANCE = re.compile(r"(\d+) pawns?: (?:sure|(\d+)%)(?:, (\d+): sure)?")
PERCENT = {"🩸": re.compile(r"🩸 (\d+)%"), "❔": re.compile(r"❔ (\d+)%")}


@GAMES
def test_a_job_succeeds_as_often_as_its_hint_says(games: int) -> None:
    promised, came, tried, number = Counter[str](), Counter[str](), Counter[str](), count()
    spread = Counter[str]()
    for position in planned(games):
        presented, seat = position.presented(), position.decision.seat
        plan = SeatPlan(presented.view, seat)
        for action in position.actions:
            if not isinstance(action, Laying) or next(number) % EACH[games]:
                continue
            stack = plan.stack(action)._replace(number=99)
            hint = outlook(plan.state, stack, plan.needs(stack), presented.t)
            found = PAWNS_AND_CHANCE.match(hint)
            assert found is not None, hint
            pawns, chance, sure = found.groups()
            laid = stack._replace(pawns=stack.pawns * int(pawns))
            ok, events = carry_out(position.state, laid, next(number))
            if ok is None:
                continue
            if chance is None:
                assert ok, hint
            if sure:
                more = stack._replace(pawns=stack.pawns * int(sure))
                assert carry_out(position.state, more, next(number))[0], hint
            if not ok:
                gained = [e.amount for e in events if isinstance(e, TokensChanged)]
                assert gained[:1] == [NO_SUCCESS_TOKENS]
            share = dict.fromkeys(("ok", *PERCENT), 0.0)
            share["ok"] = 1.0 if chance is None else int(chance) / 100
            for sign, pattern in PERCENT.items():
                if told := pattern.search(hint):
                    share[sign] = int(told[1]) / 100
            happened = {
                "ok": ok,
                "🩸": any(isinstance(e, Wounded) and e.why in ("die", "penalty") for e in events),
                "❔": any(isinstance(e, AdventureDrawn) for e in events),
            }
            for kind, likely in share.items():
                if not 0 < likely < 1:
                    assert happened[kind] == bool(likely), (kind, hint)
                tried[kind] += 1
                promised[kind] += likely
                spread[kind] += likely * (1 - likely) + 0.005**2
                came[kind] += happened[kind]
    assert min(tried.values()) > 100
    for kind, expected in promised.items():
        # A percentage is rounded, which adds up over many.
        room = SIGMAS * math.sqrt(spread[kind]) + 0.005 * tried[kind]
        assert abs(came[kind] - expected) < room, (kind, expected, came[kind])


@GAMES
def test_a_job_brings_what_its_hint_says(games: int) -> None:
    seen = Counter[str]()
    for place, position in enumerate(planned(games)):
        presented, seat = position.presented(), position.decision.seat
        plan = SeatPlan(presented.view, seat)
        for action in position.actions:
            if not isinstance(action, Laying):
                continue
            stack = plan.stack(action)._replace(number=99)
            kind = stack.job.kind
            if kind not in (REST, UNWIND, HEAL, MANAGE):
                continue
            need = plan.needs(stack)
            hint = outlook(plan.state, stack, need, presented.t)
            laid = stack._replace(pawns=stack.pawns * need.pawns)
            ok, events = carry_out(position.state, laid, place)
            if not ok:
                continue
            seen[kind] += 1
            changed = [
                e
                for e in events
                if isinstance(e, MoraleChanged | StressChanged) and e.why == UNWINDING
            ]
            if kind == REST:
                assert [e.amount for e in events if isinstance(e, TokensChanged)] == [1]
                assert "+1 🎖️" in hint
            elif kind == MANAGE:
                lowered = [e for e in events if isinstance(e, TrackChanged)]
                assert bool(lowered) == ("track −1" in hint)
            elif kind == UNWIND:
                assert bool(changed) == ("nothing to relieve" not in hint)
                assert all(told(each) in hint for each in changed)
            else:
                idle = presented.t("first_martians-gain-heal-idle") in hint
                wounded = any(isinstance(e, Wounded) for e in events)  # by the action's own dice
                assert not (idle and not wounded and any(isinstance(e, Healed) for e in events))
    assert seen.keys() >= {REST, UNWIND, HEAL, MANAGE}


def told(event: MoraleChanged | StressChanged) -> str:
    name = "Morale" if isinstance(event, MoraleChanged) else "Stress"
    return f"{name} {'+' if event.amount > 0 else '−'}{abs(event.amount)}"


AFTER = re.compile(r"→ (?:(\d+)%|(\d+) 🧍 missing)$")


@GAMES
def test_a_pawn_or_a_rover_more_makes_of_a_stack_what_its_hint_says(games: int) -> None:
    seen = Counter[type]()
    for position in planned(games):
        presented, seat = position.presented(), position.decision.seat
        actions = [each for each in position.actions if isinstance(each, Join | Send)]
        for choice in presented.choices(seat, position.actions):
            action = choice.action
            if action not in actions or getattr(action, "by", "own") != "own":
                continue
            found = next((m for each in choice.labels if (m := AFTER.search(each.hint))), None)
            if found is None:
                continue
            after = GAME.view(GAME.apply(position.state, seat, action).state, seat)
            stack = next(each for each in after.stacks if each.stack.number == action.stack)
            lacking = max(0, stack.needs.pawns - stack.needs.given)
            assert (found[1], found[2]) == (
                (None, str(lacking)) if lacking else (str(stack.chance), None)
            )
            seen[type(action)] += 1
    assert seen[Join] > 20
    assert seen[Send] > 5


@GAMES
def test_both_pawns_become_what_their_choice_says(games: int) -> None:
    seen = 0
    for position in planned(games):
        presented, seat = position.presented(), position.decision.seat
        for choice in presented.shortcuts(seat, position.actions):
            state = position.state
            for action in choice.action:
                state = GAME.apply(state, seat, action).state
            stack = GAME.view(state, seat).stacks[-1]
            assert len(stack.stack.pawns) == 2
            lacking = max(0, stack.needs.pawns - stack.needs.given)
            promise = f"{lacking} 🧍 missing" if lacking else f"{stack.chance}%"
            assert choice.labels[-1].hint.split(" · ")[0] == promise
            seen += 1
    assert seen > 50


ASKING = (LOSE_SAMPLE, GATHER_SAMPLE, MEND, SCAN, *OF_FACILITIES)
"""Choices that come between the effects of a card."""


def followed(state: State, seat: int, action: Any) -> list[Any]:
    """The events of an action, and of the choices that its effects ask for."""
    transition = GAME.apply(state, seat, action)
    events = [*transition.events]
    while (decisions := GAME.decisions(transition.state)) and decisions[0].kind in ASKING:
        other = decisions[0].seat
        default = GAME.default_action(transition.state, other)
        transition = GAME.apply(transition.state, other, default)
        events += transition.events
    return events


AMOUNT = re.compile(r"(Morale|Stress|Energy|Oxygen|Food) ([+−±]\d+)(?! 🎖️)")
QUARREL = "everybody wounded, Morale −1"
LACKING = re.compile(r"🎖️ lacking: (\d+) wounds?")


@GAMES
def test_a_side_of_a_story_brings_what_its_hint_says(games: int) -> None:
    seen = 0
    for position in positions(games):
        if position.decision.kind not in (EVENT_CHOICE, ADVENTURE_CHOICE):
            continue
        presented, seat = position.presented(), position.decision.seat
        for choice in presented.choices(seat, position.actions):
            assert isinstance(choice.action, Choose)
            hint = choice.labels[-1].hint
            if hint.endswith("…"):
                continue
            step = position.state.todo[0]
            kind = "event" if position.decision.kind == EVENT_CHOICE else "adventure"
            reference = f"{kind}:{step.data[0]}:choice:{choice.action.option}"
            events = followed(position.state, seat, choice.action)
            own = [each for each in events if getattr(each, "why", "") == reference]
            promised = Counter[str]()
            for name, amount in AMOUNT.findall(hint.replace(QUARREL, "")):
                promised[name] += int(amount.replace("−", "-").replace("±", ""))
            came = Counter[str]()
            for each in own:
                match each:
                    case MoraleChanged():
                        came["Morale"] += each.amount
                    case StressChanged():
                        came["Stress"] += each.amount
                    case SupplyChanged():
                        came[each.resource.capitalize()] += each.amount
            ended = any(type(each).__name__ == "GameEnded" for each in events)
            if not ended:
                assert {k: v for k, v in promised.items() if v} == {
                    k: v for k, v in came.items() if v
                }, (hint, reference)
            stress = [each for each in events if isinstance(each, StressChanged)]
            causes = [each.why for each in stress]
            quarrel = [reference, "quarrel"] in [causes[i : i + 2] for i in range(len(causes))]
            assert (QUARREL in hint) == quarrel or reference not in causes, hint
            if lack := LACKING.search(hint):
                wounds = sum(e.amount for e in own if isinstance(e, Wounded))
                assert wounds >= int(lack[1]) or ended
            seen += 1
    assert seen > 20


@GAMES
def test_the_next_production_is_what_the_panel_foresees(games: int) -> None:
    seen = Counter[str]()
    for position in planned(games):
        view = GAME.view(position.state, position.decision.seat)
        if position.state.plan.stacks:
            continue
        next_sol = replace(seeded(position.state, 1), round=position.state.round + 1)
        state, events = run(next_sol, Step(PHASE, data=(str(PRODUCTION),)))
        if state.outcome is not None:
            continue
        for each in view.forecast:
            left = each.produced - each.needed
            if any(isinstance(e, FacilityShut) for e in events) and each.resource != ENERGY:
                break  # what was shut down changes the rest
            if each.resource == FOOD:
                came = sum(
                    e.amount
                    for e in events
                    if isinstance(e, SupplyChanged)
                    and e.resource == FOOD
                    and e.why in ("surplus", "meals")
                )
                promised = (left + 1) // 2 if left > 0 else max(left, -view.supply.food)
                seen["fed" if left >= 0 else "hungry"] += 1
                assert came == promised, (each, came)
                continue
            shut = sum(
                isinstance(e, FacilityShut) and e.grid == each.resource and e.why == "supply"
                for e in events
            )
            assert shut == max(0, -left), each
            seen["shut" if shut else "kept"] += 1
            kept = sum(
                e.amount
                for e in events
                if isinstance(e, SupplyChanged)
                and e.resource == each.resource
                and e.why == "surplus"
            )
            assert kept == max(0, (left + 1) // 2), each
    assert seen["kept"] > 5
    assert seen["fed"] > 5
