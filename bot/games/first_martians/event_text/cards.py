"""Sentences about cards: events, adventures, malfunctions, and what comes of them later."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from bot.games.base import Presentation
from bot.games.first_martians import glossary
from bot.games.first_martians.event_text.plain_sentence import Sentence, message_id
from bot.games.first_martians.glossary import who
from rules.first_martians import events as ev
from rules.first_martians.views.view import View


def _card(p: Presentation[View], event: ev.MalfunctionDrawn) -> str | None:
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


def _adventure(p: Presentation[View], event: ev.AdventureDrawn) -> str | None:
    said = _titled("adventure")(p, event)
    scene = f"first_martians-adventure-{event.adventure}-scene"
    told = glossary.text_of(scene, p.t, **glossary.person(p.view, event.seat))
    return f"{said}. {told}" if told else said


def _consequences(p: Presentation[View], event: ev.ConsequencesChecked) -> str | None:
    return _list(p, "consequences-checked", "event", event.came)


def _delays(p: Presentation[View], event: ev.DelaysChecked) -> str | None:
    cards = [reference.split(":") for reference, _ in event.came]
    found = [glossary.piece(kind, name, p.t) for kind, name, *_ in cards]
    return p.t("first_martians-said-delays-checked", titles=", ".join(found)) if found else None


def _list(p: Presentation[View], message: str, kind: str, names: tuple[str, ...]) -> str | None:
    titles = ", ".join(glossary.piece(kind, name, p.t) for name in names)
    return p.t(f"first_martians-said-{message}", titles=titles) if titles else None


SENTENCES: Mapping[type[Any], Sentence] = MappingProxyType(
    {
        ev.MalfunctionDrawn: _card,
        ev.EventDrawn: _titled("event"),
        ev.EventDone: _titled("event"),
        ev.EventExpired: _titled("event"),
        ev.AdventureDrawn: _adventure,
        ev.ConsequencesChecked: _consequences,
        ev.DelaysChecked: _delays,
    }
)
