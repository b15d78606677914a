"""Sentences of cards that are drawn, stories, and choices in them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from bot.games.base import Presentation
from bot.games.first_martians import glossary
from bot.games.first_martians.glossary import who
from bot.games.first_martians.plain_sentences import Sentence, message_id
from rules.first_martians.base_choices import ChoiceMade
from rules.first_martians.components.content import STORY_OF
from rules.first_martians.dice import KEEP, REROLL_DIE
from rules.first_martians.effects.averting import AVERT, LET
from rules.first_martians.effects.card_effects import AdventureDrawn
from rules.first_martians.effects.tracks import MalfunctionDrawn
from rules.first_martians.phases.mission_events import (
    ConsequencesChecked,
    DelaysChecked,
    EventDone,
    EventDrawn,
    EventExpired,
)
from rules.first_martians.view import View


def _chosen(p: Presentation[View], event: ChoiceMade) -> str | None:
    """Choices in stories, and dice rolled again; what others bring is told by what comes of it."""
    if event.decision in STORY_OF:
        kind = STORY_OF[event.decision]
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
    if event.decision == AVERT and event.option == LET:
        return p.t("first_martians-said-let", who=who(p, event.seat))
    return None


def _card(p: Presentation[View], event: MalfunctionDrawn) -> str | None:
    return p.t(
        "first_martians-said-malfunction-drawn",
        block=event.block,
        title=glossary.piece("malfunction", event.card, p.t),
        resolved="yes" if event.resolved else "no",
    )


def _titled(kind: str) -> Sentence:
    def sentence(p: Presentation[View], event: Any) -> str | None:
        found = {"who": who(p, event.seat)} if hasattr(event, "seat") else {}
        title = glossary.piece(kind, getattr(event, kind), p.t)
        return p.t(f"first_martians-said-{message_id(type(event).__name__)}", title=title, **found)

    return sentence


def _adventure(p: Presentation[View], event: AdventureDrawn) -> str | None:
    said = _titled("adventure")(p, event)
    scene = f"first_martians-adventure-{event.adventure}-scene"
    told = glossary.text_of(scene, p.t, **glossary.person(p.view, event.seat))
    return f"{said}. {told}" if told else said


def _consequences(p: Presentation[View], event: ConsequencesChecked) -> str | None:
    return _list(p, "consequences-checked", "event", event.came)


def _delays(p: Presentation[View], event: DelaysChecked) -> str | None:
    cards = [reference.split(":") for reference, _ in event.came]
    found = [glossary.piece(kind, name, p.t) for kind, name, *_ in cards]
    return p.t("first_martians-said-delays-checked", titles=", ".join(found)) if found else None


def _list(p: Presentation[View], message: str, kind: str, names: tuple[str, ...]) -> str | None:
    titles = ", ".join(glossary.piece(kind, name, p.t) for name in names)
    return p.t(f"first_martians-said-{message}", titles=titles) if titles else None


STORY_SENTENCES: Mapping[type[Any], Sentence] = MappingProxyType(
    {
        ChoiceMade: _chosen,
        MalfunctionDrawn: _card,
        EventDrawn: _titled("event"),
        EventDone: _titled("event"),
        EventExpired: _titled("event"),
        AdventureDrawn: _adventure,
        ConsequencesChecked: _consequences,
        DelaysChecked: _delays,
    }
)
