"""Sentences about the astronauts' health, whose wounds are counted rather than told with a sign."""

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


def _wounds(p: Presentation[View], event: ev.Wounded | ev.Healed) -> str | None:
    return p.t(
        f"first_martians-said-{message_id(type(event).__name__)}",
        who=who(p, event.seat),
        amount=event.amount,
        why=glossary.cause(event.why, p.t),
    )


SENTENCES: Mapping[type[Any], Sentence] = MappingProxyType(
    {
        ev.Wounded: _wounds,
        ev.Healed: _wounds,
    }
)
