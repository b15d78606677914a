"""The phases put together: open decisions, legal actions and their effects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, get_args

from rules.core.errors import IllegalAction
from rules.core.game import Decision, Seat
from rules.core.legacy import ActionRule, DecisionKind, DecisionRules
from rules.first_martians.actions import (
    Action,
    Call,
    Choose,
    Dismantle,
    Join,
    Laying,
    Park,
    Ready,
    Revise,
    Send,
    Strip,
    Use,
    Withdraw,
)
from rules.first_martians.choices.alike import no_choice
from rules.first_martians.choices.crew import CREW_TOPICS
from rules.first_martians.choices.machines import MACHINE_TOPICS
from rules.first_martians.choices.mars_base import BASE_TOPICS
from rules.first_martians.choices.mission import MISSION_TOPICS
from rules.first_martians.choices.sides import SIDE_TOPICS
from rules.first_martians.choices.topics import Topic
from rules.first_martians.effects import card_effects, tracks
from rules.first_martians.events import ChoiceMade, Event
from rules.first_martians.evolve.recorder import EVERYBODY, Progress
from rules.first_martians.phases import mission_events, objectives, production, rounds
from rules.first_martians.phases.planning import (
    agreement,
    declaration,
    defaults,
    salvage,
    skill_use,
    skills,
)
from rules.first_martians.phases.planning.offers import offers
from rules.first_martians.phases.resolution import dice, shutdowns, stacks
from rules.first_martians.pieces import Step
from rules.first_martians.state import State
from rules.first_martians.terms import PLAN

TOPICS: Mapping[str, Topic] = MappingProxyType(
    {**SIDE_TOPICS, **BASE_TOPICS, **CREW_TOPICS, **MACHINE_TOPICS, **MISSION_TOPICS}
)
"""By decision, what can be chosen; beside them there is only the plan."""

STEPS: Mapping[str, Callable[[Progress, Step], None]] = MappingProxyType(
    {
        rounds.PHASE: rounds.begin_phase,
        rounds.OBJECTIVES: objectives.check_objectives,
        rounds.NEXT_ROUND: rounds.next_round,
        tracks.TRACKS: tracks.settle_tracks,
        tracks.EFFECTS: card_effects.run_effects,
        mission_events.DELAYS: mission_events.resolve_delays,
        mission_events.CONSEQUENCES: mission_events.resolve_consequences,
        mission_events.MISSION_EVENT: mission_events.draw_event,
        production.SUPPLY: production.settle_supply,
        production.FARMS: production.settle_farms,
        production.MEALS: production.settle_meals,
        production.STRESS: production.settle_stress,
        production.HARDWARE: production.settle_hardware,
        production.EXTRAS: production.settle_extras,
        skill_use.RESUME_PLAN: skill_use.resume_plan,
        stacks.RESOLVE: stacks.resolve,
        dice.AFTER_ROLL: stacks.after_roll,
        stacks.FINISH: stacks.finish,
        stacks.END_OF_ACTIONS: stacks.end_actions,
        shutdowns.TURN_TILE: shutdowns.turn_tile,
        shutdowns.PAY_TILE: shutdowns.pay_tile,
    }
)
"""By step that needs nobody's decision, what happens."""


def _options(state: State, seat: Seat) -> tuple[Action, ...]:
    step = state.todo[0]
    return tuple(map(Choose, TOPICS[step.kind].options(state, step)))


def _check_choose(state: State, seat: Seat, action: Choose) -> None:
    """The option must be one of those that are asked about."""
    step = state.todo[0]
    if action.option not in TOPICS[step.kind].options(state, step):
        raise IllegalAction("no-such-option", option=action.option)


def _choose(progress: Progress, seat: Seat, action: Choose) -> None:
    _carry_out(progress, seat, action.option)


def _carry_out(progress: Progress, seat: Seat, option: str) -> None:
    step = progress.pop()
    progress.emit(ChoiceMade(seat, step.kind, step.data, option))
    TOPICS[step.kind].carry_out(progress, step, seat, option)


def _default(state: State, seat: Seat) -> Action:
    step = state.todo[0]
    topic = TOPICS[step.kind]
    return Choose(topic.default(state, step, topic.options(state, step)))


def _forced(state: State, seat: Seat) -> Action | None:
    """The option of a choice between alike facilities, which is none."""
    step = state.todo[0]
    option = no_choice(state, step, TOPICS[step.kind].options(state, step))
    return None if option is None else Choose(option)


_LAY: ActionRule[State, Progress] = ActionRule(declaration.check_lay, declaration.lay)
_PLANNING: Mapping[type[Any], ActionRule[State, Progress]] = MappingProxyType(
    {
        **dict.fromkeys(get_args(Laying), _LAY),
        Join: ActionRule(declaration.check_join, declaration.join),
        Withdraw: ActionRule(declaration.check_withdraw, declaration.withdraw),
        Send: ActionRule(declaration.check_send, declaration.send),
        Park: ActionRule(declaration.check_park, declaration.park),
        Call: ActionRule(declaration.check_call, declaration.call),
        Ready: ActionRule(declaration.check_agree, agreement.agree),
        Revise: ActionRule(declaration.check_revise, declaration.revise),
        Strip: ActionRule(salvage.check_strip, salvage.strip),
        Dismantle: ActionRule(salvage.check_dismantle, salvage.dismantle),
        Use: ActionRule(
            lambda state, seat, action: skills.check_use(state, seat, action.skill),
            skill_use.use,
        ),
    }
)
_CHOICE: DecisionKind[State, Action, Progress] = DecisionKind(
    _options, {Choose: ActionRule(_check_choose, _choose)}, _default, _forced
)
KINDS: Mapping[str, DecisionKind[State, Action, Progress]] = MappingProxyType(
    {**dict.fromkeys(TOPICS, _CHOICE), PLAN: DecisionKind(offers, _PLANNING, defaults.plan)}
)


def decisions(state: State) -> tuple[Decision, ...]:
    """The first entry of what is to do: one seat's decision, or one that all share.

    While planning, those who are called to help come first: whoever called waits for them.
    """
    if not state.todo:
        return ()
    step = state.todo[0]
    about = f"{state.round} {step.number}"
    if step.seat != EVERYBODY:
        return (Decision(step.seat, step.kind, about=about),)
    ready = state.plan.ready if step.kind == PLAN else ()
    called = {each.seat for each in state.plan.calls} if step.kind == PLAN else set()
    return tuple(
        Decision(
            seat, step.kind, about=about, shared=True, ready=seat in ready, called=seat in called
        )
        for seat in sorted(range(len(state.crew)), key=lambda seat: (seat not in called, seat))
    )


def advance(progress: Progress) -> None:
    """Let everything happen that needs nobody's decision.

    A choice without options is none, and of a single option nobody is asked.
    """
    while progress.state.outcome is None:
        step = progress.todo[0]
        if not step.number:
            STEPS[step.kind](progress, progress.pop())
            continue
        if step.kind == PLAN:
            return
        options = TOPICS[step.kind].options(progress.state, step)
        if len(options) > 1:
            return
        if options:
            seat = progress.state.first if step.seat == EVERYBODY else step.seat
            _carry_out(progress, seat, options[0])
        else:
            progress.pop()


RULES: DecisionRules[State, Action, Event, Progress] = DecisionRules(
    KINDS, decisions, Progress, advance
)
