"""Sentences about the course of the mission: phases, choices, objectives, the end."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from bot.games.base import Presentation
from bot.games.first_martians import glossary
from bot.games.first_martians.event_text.plain_sentence import Sentence
from bot.games.first_martians.glossary import who
from rules.first_martians import events as ev
from rules.first_martians.phases.resolution.dice import KEEP, REROLL_DIE
from rules.first_martians.terms import ACTIONS, ADVENTURE_CHOICE, EVENT_CHOICE, EVENTS, MALFUNCTIONS
from rules.first_martians.views.view import View

TOLD_PHASES = (EVENTS, ACTIONS, MALFUNCTIONS)


def _started(p: Presentation[View], event: ev.GameStarted) -> str | None:
    crew = ", ".join(who(p, seat) for seat in range(len(event.roles)))
    return p.t("first_martians-said-game-started", crew=crew, first=who(p, event.first))


def _phase(p: Presentation[View], event: ev.PhaseBegan) -> str | None:
    if event.phase not in TOLD_PHASES:
        return None
    return p.t("first_martians-said-phase-began", round=event.round, phase=event.phase)


def _chosen(p: Presentation[View], event: ev.ChoiceMade) -> str | None:
    """Choices in stories, and dice rolled again; what others bring is told by what comes of it."""
    if event.decision in (EVENT_CHOICE, ADVENTURE_CHOICE):
        kind = "event" if event.decision == EVENT_CHOICE else "adventure"
        name = event.about[0]
        person = glossary.person(p.view, event.seat)
        side = glossary.text_of(
            f"first_martians-{kind}-{name}-choice-{event.option}", p.t, **person
        )
        said = p.t(
            "first_martians-said-choice-made",
            who=who(p, event.seat),
            side=side or glossary.piece("side", event.option, p.t),
            title=glossary.piece(kind, name, p.t),
        )
        message = f"first_martians-{kind}-{name}-choice-{event.option}-told"
        told = glossary.text_of(message, p.t, **person)
        return p.t("first_martians-said-choice-told", said=said, told=told) if told else said
    if event.decision == REROLL_DIE and event.option == KEEP:
        return p.t("first_martians-said-kept", who=who(p, event.seat))
    return None


def _reached(p: Presentation[View], event: ev.ObjectiveReached) -> str | None:
    objective = f"{p.view.mission}-{event.objective}"
    return p.t("first_martians-said-objective-reached", objective=objective)


def _ended(p: Presentation[View], event: ev.GameEnded) -> str | None:
    return p.t(
        "first_martians-said-game-ended",
        won="yes" if event.won else "no",
        why=event.why,
        score=event.score,
        all=len(p.view.objectives),
        optional=sum(each.optional for each in p.view.objectives),
    )


SENTENCES: Mapping[type[Any], Sentence] = MappingProxyType(
    {
        ev.GameStarted: _started,
        ev.PhaseBegan: _phase,
        ev.ChoiceMade: _chosen,
        ev.ObjectiveReached: _reached,
        ev.GameEnded: _ended,
    }
)
