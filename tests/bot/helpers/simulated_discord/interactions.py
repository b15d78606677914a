"""Reads an interaction's answer: its text, buttons and selects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import simcord
from simcord.components import walk_components

from bot.messages.components.items import ControlId

TEXT, BUTTON, SELECT = 10, 2, 3


def parts(message: Any) -> Iterator[dict[str, Any]]:
    """Every component of a message."""
    raw = [part if isinstance(part, dict) else part.to_dict() for part in message.components]
    yield from walk_components(raw)


def said(answer: Any) -> str:
    """All the text of a message, or of an answer that only its reader sees."""
    if isinstance(answer, simcord.InteractionResult):
        assert answer.acknowledged, "nobody answered"
        answer = answer.followups[-1] if answer.followups else answer.response
    assert answer is not None
    return "\n".join(part["content"] for part in parts(answer) if part["type"] == TEXT)


def buttons(message: Any) -> dict[str, ControlId]:
    """The buttons of a message by their labels; links aside."""
    return {
        part["label"]: ControlId.parse(part["custom_id"])
        for part in parts(message)
        if part["type"] == BUTTON and "custom_id" in part
    }


def disabled(message: Any) -> set[str]:
    """The labels of the buttons that can't be pressed."""
    return {part["label"] for part in parts(message) if part.get("disabled")}


def options(message: Any) -> dict[str, list[str]]:
    """The values of each select, by its verb and path."""
    found = {}
    for part in parts(message):
        if part["type"] == SELECT:
            control = ControlId.parse(part["custom_id"])
            name = ".".join([control.verb, *map(str, control.path)])
            found[name] = [option["value"] for option in part["options"]]
    return found
