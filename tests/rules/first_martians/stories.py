"""Events and adventures that tests make up, in place of all that ship."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.first_martians.components.cards import AdventureFile, EventFile, MissionEvent
from rules.first_martians.components.content import Content
from tests.rules.first_martians.table import Table


def only_events(table: Table, *events: dict[str, Any]) -> None:
    """Let these be the only events, each beside its id as an action and a consequence want it."""
    plain = {
        "consequence": [{"do": "stress", "amount": 1}],
        "action": {"pawns": 1, "effects": [{"do": "stress", "amount": -1}]},
    }
    shown = [MissionEvent.model_validate({**plain, **each}) for each in events]
    _tell(
        table,
        events_base=EventFile(events=tuple(shown)),
        events_crew=EventFile(),
        events_outside=EventFile(),
    )
    table.set(events_seen=(), decided=())


def only_adventures(table: Table, *adventures: dict[str, Any]) -> None:
    """Let these be the only adventures, of building unless they say otherwise."""
    plain = {"colour": "build", "effects": [{"do": "stress", "amount": 1}]}
    shown = {"adventures": [{**plain, **each} for each in adventures]}
    _tell(table, adventures=AdventureFile.model_validate(shown))


def _tell(table: Table, **stories: EventFile | AdventureFile) -> None:
    content = table.state.start.content.model_copy(update={"edition": "test", **stories})
    fresh = Content.model_validate(content.model_dump())
    table.set(start=replace(table.state.start, content=fresh))
