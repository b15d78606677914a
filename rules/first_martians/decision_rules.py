"""The decisions of First Martians: the plan and the choices, and the steps between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from rules.core.decision_rules import DecisionKind, DecisionRules
from rules.core.errors import IllegalAction
from rules.core.game import Decision, Seat
from rules.core.structs import struct
from rules.first_martians import dice, objectives
from rules.first_martians.base_choices import BASE_TOPICS, ChoiceMade, Topic, no_choice
from rules.first_martians.choices import CREW_TOPICS, MACHINE_TOPICS, MISSION_TOPICS, SIDE_TOPICS
from rules.first_martians.effects import card_effects, crew, tracks
from rules.first_martians.effects.mission_end import DEBRIEF
from rules.first_martians.phases import chapters, mission_events, production, rounds
from rules.first_martians.phases.chapters import CHAPTER_TOPICS
from rules.first_martians.plan import agreement, resolution, salvage
from rules.first_martians.plan.offers import asked, offers
from rules.first_martians.progress import EFFECTS, EVERYBODY, Action, Event, Progress
from rules.first_martians.state import State, Step
from rules.first_martians.terms import DEBRIEFING, DEPARTURE, PLAN

TOPICS: Mapping[str, Topic] = MappingProxyType(
    {
        **SIDE_TOPICS,
        **BASE_TOPICS,
        **CREW_TOPICS,
        **MACHINE_TOPICS,
        **MISSION_TOPICS,
        **CHAPTER_TOPICS,
    }
)
"""By decision, what can be chosen; beside them there is only the plan."""

STEPS: Mapping[str, Callable[[Progress, Step], None]] = MappingProxyType(
    {
        DEBRIEF: chapters.debrief,
        chapters.FORK: chapters.take_fork,
        rounds.PHASE: rounds.begin_phase,
        rounds.OBJECTIVES: objectives.check_objectives,
        rounds.NEXT_ROUND: rounds.next_round,
        tracks.TRACKS: tracks.settle_tracks,
        crew.QUARREL_DUE: crew.settle_quarrel,
        crew.DYING: crew.settle_death,
        EFFECTS: card_effects.run_effects,
        mission_events.DELAYS: mission_events.resolve_delays,
        mission_events.CONSEQUENCES: mission_events.resolve_consequences,
        mission_events.MISSION_EVENT: mission_events.draw_event,
        production.MORALE_DUE: production.settle_morale,
        production.SUPPLY: production.settle_supply,
        production.FARMS: production.settle_farms,
        production.FARM: production.settle_farm,
        production.MEALS: production.settle_meals,
        production.STRESS: production.settle_stress,
        production.HARDWARE: production.settle_hardware,
        production.EXTRAS: production.settle_extras,
        salvage.RESUME_PLAN: salvage.resume_plan,
        resolution.RESOLVE: resolution.resolve,
        resolution.ROLL: resolution.roll_dice,
        dice.AFTER_ROLL: resolution.after_roll,
        resolution.ADVENTURE_DUE: resolution.have_adventure,
        resolution.FINISH: resolution.finish,
        resolution.END_OF_ACTIONS: resolution.end_actions,
        resolution.TURN_TILE: resolution.turn_tile,
        resolution.PAY_TILE: resolution.pay_tile,
    }
)
"""By step that needs nobody's decision, what happens."""


def _options(state: State, seat: Seat) -> tuple[Action, ...]:
    step = state.todo[0]
    return tuple(map(Choose, TOPICS[step.kind].options(state, step)))


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


@struct
class Choose(Action):
    """Choose one of the options of what is asked."""

    decisions = tuple(TOPICS)

    option: str

    def check(self, state: State, seat: Seat) -> None:
        step = state.todo[0]
        if self.option not in TOPICS[step.kind].options(state, step):
            raise IllegalAction("no-such-option", option=self.option)

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        _carry_out(progress, seat, self.option)


CHOICE = DecisionKind(_options, _default, _forced)


class MartianRules(DecisionRules[State, Action, Event]):
    recorder = Progress
    kinds = {**dict.fromkeys(TOPICS, CHOICE), PLAN: DecisionKind(offers, agreement.plan)}

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """The first entry of what is to do: one seat's decision, or one that all share.

        While planning, those who are called to help, or asked to let a part be stripped, come
        first: whoever called waits for them.
        """
        if not state.todo:
            return ()
        step = state.todo[0]
        about = f"{state.round} {step.number}"
        if step.seat != EVERYBODY:
            return (Decision(step.seat, step.kind, about=about),)
        ready = state.plan.ready if step.kind == PLAN else ()
        called = asked(state) if step.kind == PLAN else frozenset()
        return tuple(
            Decision(
                seat,
                step.kind,
                about=about,
                shared=True,
                ready=seat in ready,
                called=seat in called,
            )
            for seat in sorted(range(len(state.crew)), key=lambda seat: (seat not in called, seat))
        )

    def advance(self, recorder: Progress) -> None:
        """Let everything happen that needs nobody's decision.

        A choice without options is none, and of a single option nobody is asked; but a crew reads
        what a debriefing brings, and rests between two missions until it sets out.
        """
        while recorder.state.outcome is None:
            recorder.resume()
            step = recorder.todo[0]
            if not step.number:
                STEPS[step.kind](recorder, recorder.pop())
                continue
            if step.kind in (PLAN, DEPARTURE):
                return
            if step.kind == DEBRIEFING and TOPICS[step.kind].options(recorder.state, step):
                return
            options = TOPICS[step.kind].options(recorder.state, step)
            if len(options) > 1:
                return
            if options:
                seat = recorder.state.first if step.seat == EVERYBODY else step.seat
                _carry_out(recorder, seat, options[0])
            else:
                recorder.pop()


RULES = MartianRules()
