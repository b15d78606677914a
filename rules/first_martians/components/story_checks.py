"""Checks that each event and adventure can be drawn, and names what is there."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.data_files import Flaw
from rules.first_martians.components.cards import Adventure, Choice, Effects, Later, MissionEvent
from rules.first_martians.components.content import EVENT_FILES, Content, Path
from rules.first_martians.components.missions import Mission
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
            _check_plain(event, (part, "events", n))
            check_event(content, event, content.missions.missions, (part, "events", n))
    for colour in DICE_TYPES:
        adventures = (each for each in content.adventures.adventures if each.colour == colour)
        if not any(not (each.role or each.cast or each.facilities) for each in adventures):
            why = f"no adventure of {colour} for anybody, in any base"
            raise Flaw("adventures", "adventures", why=why)
    for n, adventure in enumerate(content.adventures.adventures):
        path = ("adventures", "adventures", n)
        _check_plain(adventure, path)
        check_adventure(content, adventure, content.missions.missions, path)


def _check_plain(story: MissionEvent | Adventure, path: Path) -> None:
    """Raise ``Flaw`` for facts of a campaign in a story that every game tells."""
    facts = {(*path, "needs"): story.needs}
    facts |= {(*path, "choice", n, "when"): side.when for n, side in enumerate(story.choice)}
    for field, needed in facts.items():
        if needed:
            raise Flaw(*field, why="facts are for campaigns")


def check_adventure(
    content: Content, adventure: Adventure, missions: Sequence[Mission], path: Path
) -> None:
    """Raise ``Flaw`` for an adventure, told in ``missions``, that can never be drawn."""
    lists = [adventure.effects, *_effects_of_choice(adventure.choice)]
    lists += _effects_of_later(adventure.later)
    _check_facilities(content, adventure, missions, lists, path)


def check_event(
    content: Content, event: MissionEvent, missions: Sequence[Mission], path: Path
) -> None:
    """Raise ``Flaw`` for an event, told in ``missions``, that names what isn't there."""
    for item in event.action.spares:
        if item not in content.items:
            raise Flaw(*path, "action", "spares", why=f"no item {item}")
    if event.action.role and event.action.role not in event.cast:
        raise Flaw(*path, "cast", why=f"the action asks for the {event.action.role}")
    known = {each.id for each in missions}
    for mission in event.missions:
        if mission not in known:
            raise Flaw(*path, "missions", why=f"no mission {mission}")
    missions = [each for each in missions if each.id in event.missions] or missions
    lists = [event.effects, event.action.effects, event.consequence]
    lists += [*_effects_of_choice(event.choice), *_effects_of_later(event.follow_up)]
    _check_facilities(content, event, missions, lists, path, event.action.facility)
    if event.after is not None:
        why = _flaw_of_after(content, event)
        if why:
            raise Flaw(*path, "after", why=why)


def _effects_of_choice(choice: Sequence[Choice]) -> list[Effects]:
    return [
        effects for side in choice for effects in (side.effects, *_effects_of_later(side.later))
    ]


def _effects_of_later(later: Later | None) -> list[Effects]:
    return [later.effects] if later else []


def _check_facilities(
    content: Content,
    story: MissionEvent | Adventure,
    missions: Sequence[Mission],
    lists: Sequence[Effects],
    path: Path,
    place: str | None = None,
) -> None:
    """Raise ``Flaw`` unless the story's facilities are all that it takes, and can be there.

    A story whose effects hit a facility that a mission of its begins without has to name it, and so
    has one whose action is done in such a ``place``.
    """
    path = (*path, "facilities")
    if place is not None and place not in content.base.facility:
        raise Flaw(*path, why=f"no facility {place}")
    for name in story.facilities:
        if name not in content.base.facility:
            raise Flaw(*path, why=f"no facility {name}")
    if not any(set(story.facilities) <= _facilities(content, mission) for mission in missions):
        raise Flaw(*path, why="the story can never be drawn: no mission has these facilities")
    wanting = {name for mission in missions for name in mission.absent}
    for effects in lists:
        for effect in effects:
            if effect.facility in wanting and effect.facility not in story.facilities:
                raise Flaw(*path, why=f"an effect is for {effect.facility}, which may not be there")
    if place in wanting and place not in story.facilities:
        raise Flaw(*path, why=f"the action is done in {place}, which may not be there")


def _facilities(content: Content, mission: Mission) -> set[str]:
    """Every facility that is there at some time of a mission."""
    built = {each.facility for each in mission.projects if each.facility}
    return built | {
        each.id
        for each in content.base.facilities
        if (each.id in mission.cards if each.card else each.id not in mission.absent)
    }


def _flaw_of_after(content: Content, event: MissionEvent) -> str:
    """The flaw of the event that another comes after, or nothing."""
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
