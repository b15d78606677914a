"""The sentence for any event of First Martians; nothing that happens is hidden from anybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.base import Presentation
from bot.games.first_martians import campaign_texts, glossary
from bot.games.first_martians.base_sentences import BASE_SENTENCES
from bot.games.first_martians.glossary import who
from bot.games.first_martians.plain_sentences import Sentence, plain_sentence
from bot.games.first_martians.plan_sentences import PLAN_SENTENCES
from bot.games.first_martians.story_sentences import STORY_SENTENCES
from rules.core.game import Seat
from rules.first_martians.dice import Rolled
from rules.first_martians.effects.card_effects import DelayScheduled
from rules.first_martians.effects.mars import FindTaken, ItemSpent, SampleTaken
from rules.first_martians.effects.mars_base import CleanedUp, ProjectBuilt, RepairsOperative
from rules.first_martians.effects.mission_end import GameEnded
from rules.first_martians.effects.regions import MapLaid
from rules.first_martians.objectives import ObjectiveReached
from rules.first_martians.phases.rounds import GameStarted, PhaseBegan
from rules.first_martians.plan.planning import PlanChanged
from rules.first_martians.plan.resolution import ActionResolved
from rules.first_martians.progress import Awaited, RuleMet
from rules.first_martians.state import Job
from rules.first_martians.terms import ACTIONS, EVENTS, MALFUNCTIONS
from rules.first_martians.view import View

SILENT = (
    Awaited,
    DelayScheduled,
    RuleMet,
    RepairsOperative,
    CleanedUp,
    SampleTaken,
    FindTaken,
    ItemSpent,
    MapLaid,
    ProjectBuilt,
)
"""Events that another's sentence tells of, or a message of its own."""

TOLD_PHASES = (EVENTS, ACTIONS, MALFUNCTIONS)


def _started(p: Presentation[View], event: GameStarted) -> str | None:
    crew = ", ".join(who(p, seat) for seat in range(len(event.roles)))
    return p.t("first_martians-said-game-started", crew=crew, first=who(p, event.first))


def _phase(p: Presentation[View], event: PhaseBegan) -> str | None:
    if event.phase not in TOLD_PHASES:
        return None
    return p.t("first_martians-said-phase-began", round=event.round, phase=event.phase)


def _reached(p: Presentation[View], event: ObjectiveReached) -> str | None:
    objective = f"{event.mission or p.view.mission}-{event.objective}"
    return p.t("first_martians-said-objective-reached", objective=objective)


def _ended(p: Presentation[View], event: GameEnded) -> str | None:
    return p.t(
        "first_martians-said-game-ended",
        won="yes" if event.won else "no",
        why=event.why,
        score=event.score,
        all=len(p.view.objectives),
        optional=sum(each.optional for each in p.view.objectives),
    )


SENTENCES: Mapping[type[Any], Sentence] = {
    GameStarted: _started,
    PhaseBegan: _phase,
    ObjectiveReached: _reached,
    GameEnded: _ended,
    **PLAN_SENTENCES,
    **BASE_SENTENCES,
    **STORY_SENTENCES,
    **campaign_texts.SENTENCES,
}
"""By event, the sentence that needs more than the event's own fields."""


def describe(p: Presentation[View], event: object, among: Sequence[object] = ()) -> str | None:
    """The sentence for an event; ``None`` where another event's sentence says it already.

    ``among`` tells which action dice were rolled for, unless a question came between.
    Of the view nothing is used but what never changes: the roles and the data.
    """
    if isinstance(event, SILENT):
        return None
    said = SENTENCES.get(type(event), plain_sentence)(p, event)
    if said and isinstance(event, Rolled) and (job := _job_of(event, among)) is not None:
        job_name = glossary.with_emoji(job, p.t)
        return p.t("first_martians-said-plan-reason", said=said, why=job_name)
    return said


def _job_of(rolled: Rolled, among: Sequence[object]) -> Job | None:
    """The action that dice were rolled for, where it came to its end among these events.

    Or where the plan was agreed to among them, and a question came before its end.
    """
    for each in among:
        if isinstance(each, ActionResolved) and each.number == rolled.number:
            return each.job
    for each in among:
        stack = each.plan.stack(rolled.number) if isinstance(each, PlanChanged) else None
        if stack is not None:
            return stack.job
    return None


def secrets_changed(event: object, seat: Seat) -> bool:
    """Nothing in this game is known to one seat only."""
    return False
