"""Data that games of edition 2 were begun with: the riddle's map lay face down, to be scanned."""

from __future__ import annotations

from typing import Any

from rules.first_martians.game import GAME


def old_riddle() -> Any:
    """Data that differ from today's in the riddle's map, and in the orbiter that looks at it."""
    content: Any = GAME.content()
    riddle = next(each for each in content["missions"]["missions"] if each["id"] == "riddle")
    riddle |= {"face_up": False, "hidden_map": True}
    pass_ = {"id": "orbiter-pass", "type": "research", "supply": {"energy": 1}, "repeat": True}
    riddle["projects"].append({**pass_, "effects": [{"do": "scan"}]})
    return content
