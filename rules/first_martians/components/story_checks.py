"""Checks of events and adventures: what they name exists, and each of them can be drawn."""

from __future__ import annotations

from rules.core.data.document import Flaw
from rules.first_martians.components.content import EVENT_FILES, Content
from rules.first_martians.components.stories import MissionEvent
from rules.first_martians.terms import DICE_TYPES


def check_stories(content: Content) -> None:
    """Raise ``Flaw`` for a story that names what isn't there, or that can never be drawn."""
    seen: set[str] = set()
    for part in EVENT_FILES:
        for n, event in enumerate(content.event_file(part).events):
            if event.id in seen:
                raise Flaw(part, "events", n, "id", why=f"two share the id {event.id}")
            seen.add(event.id)
    if not seen:
        raise Flaw("events_base", "events", why="no event can be drawn")
    for part in EVENT_FILES:
        for n, event in enumerate(content.event_file(part).events):
            _check_event(content, event, (part, "events", n))
    for colour in DICE_TYPES:
        adventures = (each for each in content.stories.adventures if each.colour == colour)
        if not any(not each.role and not each.cast for each in adventures):
            raise Flaw("adventures", "adventures", why=f"no adventure of {colour} for anybody")


def _check_event(content: Content, event: MissionEvent, path: tuple[str | int, ...]) -> None:
    for item in event.action.spares:
        if item not in content.items:
            raise Flaw(*path, "action", "spares", why=f"no item {item}")
    for mission in event.missions:
        if mission not in content.missions.mission:
            raise Flaw(*path, "missions", why=f"no mission {mission}")
    if event.after is not None:
        why = _flaw_of_after(content, event)
        if why:
            raise Flaw(*path, "after", why=why)


def _flaw_of_after(content: Content, event: MissionEvent) -> str:
    """What is wrong with the event that another comes after, if anything is."""
    assert event.after is not None
    name, _, side = event.after.partition(":")
    before = content.stories.event.get(name)
    if before is None:
        return f"no event {name}"
    if side and side not in {each.id for each in before.choice}:
        return f"{name} has no side {side}"
    chain = {event.id}
    while before is not None:
        if before.id in chain:
            return "the event can never be drawn: it comes after itself"
        chain.add(before.id)
        before = content.stories.event.get((before.after or "").partition(":")[0])
    return ""
