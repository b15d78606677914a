"""The hand-over from a mission to the next, at the same table or another, and its position (B13).

Everything stays as it was: wounds, conditions, red parts, the explored map, skills, stock. The log
is closed with its mission; what adventures may still bring comes later.

A table that is over tells its seed, and so how its map lies and when something will come. At
another table what is still secret is therefore drawn anew: regions that nobody has seen are
exchangeable, and what is to come has only to come.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain
from typing import Any, get_type_hints

from rules.core.codec import FieldsCodec, broken_record
from rules.core.errors import BrokenData, IllegalAction
from rules.core.game import Json
from rules.first_martians.components.content import Content
from rules.first_martians.state import (
    CARRIED,
    Ailment,
    Delayed,
    Shutdown,
    Start,
    State,
    new_facility,
)
from rules.first_martians.terms import BASIC_ITEMS, LAST_WOUND

HANDED_ON = tuple(
    name
    for name, hint in get_type_hints(State, include_extras=True).items()
    if CARRIED in getattr(hint, "__metadata__", ())
)
"""The fields of a state that a campaign's next mission begins with."""

_CODEC = FieldsCodec(State, HANDED_ON)


def carried_over(state: State) -> Json:
    """The hand-over of a finished mission; what is to come is due in so many rounds of the next.

    Raises ``IllegalAction`` where an astronaut has died: no campaign goes on from there.
    """
    for each in state.crew:
        if each.wounds > LAST_WOUND:
            raise IllegalAction("astronaut-dead", role=each.role)
    return _CODEC.encode(_at_rest(state))


def _at_rest(state: State) -> State:
    """The state without what is a round's alone; what is to come is due in so many rounds."""
    crew = tuple(
        replace(each, used=(), cured=(), ailments=tuple(Ailment(a.kind, 0) for a in each.ailments))
        for each in state.crew
    )
    delayed = tuple(
        each._replace(due=each.due - state.round)
        for each in state.delayed
        if each.due > state.round
    )
    facilities = tuple(
        replace(each, shutdowns=tuple(tile for tile in each.shutdowns if _stays(state, tile)))
        for each in state.facilities
    )
    return replace(state, crew=crew, delayed=delayed, facilities=facilities)


def _stays(state: State, tile: Shutdown) -> bool:
    """Whether a shutdown tile lies on after its mission.

    One that was turned up and has no price goes, though its mission ended before it could.
    """
    return not tile.tile or bool(state.start.content.base.shutdown_tile[tile.tile].price)


def pending(carried: Json) -> tuple[Delayed, ...]:
    """The consequences still to come from stories of an earlier mission, if one went before."""
    found: tuple[Delayed, ...] = () if carried is None else _CODEC.decode(carried)["delayed"]
    return found


def continued(fresh: State, carried: Json) -> State:
    """The first position of the next mission.

    Of the regions that lay face down it knows only those scanned, and nothing that is ``pending``.
    Raises ``BrokenData`` for what can't be read, ``IllegalAction`` for another crew, or where the
    mission can only come first.
    """
    kept = _CODEC.decode(carried)
    _check_fits(fresh.start, kept)
    return _laid_on(fresh, _without_secrets(kept))


def saved(state: State) -> str:
    """The hand-over of a mission to the campaign's next chapter, or to another attempt, as text."""
    return json.dumps(_CODEC.encode(_at_rest(state)))


def chapter_from(fresh: State, saved: str) -> State:
    """The first position of a chapter of the same game, from a text by ``saved``.

    Its seed is secret still, so nothing is drawn anew.
    """
    return _laid_on(fresh, _CODEC.decode(json.loads(saved)))


def _laid_on(fresh: State, kept: Mapping[str, Any]) -> State:
    """A fresh table with what is kept; its projects that stand already count as built."""
    state = _completed(_without_old_tokens(replace(fresh, **kept), fresh.mission.kit))
    return replace(state, built=_standing(state))


def _check_fits(start: Start, kept: Mapping[str, Any]) -> None:
    """Raise unless this crew can go on with this mission, and its content has all that is kept."""
    roles = tuple(each.role for each in kept["crew"])
    if roles != start.roles:
        raise IllegalAction("other-crew", roles=" ".join(roles))
    for name, known, held in _names(start.content, kept):
        if not set(held) <= set(known):
            raise _unknown(name)
    if start.mission.opening:
        raise IllegalAction("opening-mission", mission=start.mission.id)


def _without_secrets(kept: Mapping[str, Any]) -> dict[str, Any]:
    """What is kept, but for regions that nobody has seen, and for what is still to come."""
    seen = {*kept["scanned"], *(site.space for site in kept["sites"])}
    laid = tuple(each for each in kept["laid"] if each[0] in seen)
    return {**kept, "laid": laid, "delayed": ()}


def _standing(state: State) -> tuple[str, ...]:
    """The mission's projects whose facility, or greenhouse, is there already."""
    built = []
    for project in state.mission.projects:
        facility = state.facility(project.facility or project.greenhouse or "")
        farm = facility.farm if facility else None
        if facility and (project.facility or (farm and farm.greenhouses)):
            built.append(project.id)
    return tuple(built)


def _completed(state: State) -> State:
    """The base with what was never built of it: its parts are red, as nobody has tested them."""
    start = state.start
    lacking = tuple(
        new_facility(data, tuple(data.parts), start.given_upgrades.get(data.id, ""))
        for data in start.content.base.facilities
        if not data.card and state.facility(data.id) is None
    )
    return replace(state, facilities=(*state.facilities, *lacking))


def _without_old_tokens(state: State, kit: tuple[str, ...]) -> State:
    """Objective tokens go with their mission; the next one's kit comes."""
    upgrades, pois = state.start.content.base.upgrade, state.start.content.mars.poi
    return replace(
        state,
        charted=len(state.sites),
        sites=tuple(site._replace(finds=()) for site in state.sites),
        cargo=tuple(
            sorted((*(each for each in state.cargo if each in BASIC_ITEMS or each in pois), *kit))
        ),
        pending=tuple(each for each in state.pending if each in BASIC_ITEMS or each in upgrades),
        examined=tuple(each for each in state.examined if each in BASIC_ITEMS),
    )


def _names(
    content: Content, kept: Mapping[str, Any]
) -> Iterator[tuple[str, Iterable[str], Iterable[str]]]:
    """The fields that name pieces, with the names that this content knows, and those held."""
    base, mars, malfunctions = content.base, content.mars, content.malfunctions
    regions = [site.region for site in kept["sites"]]
    yield "facilities", base.facility, (each.id for each in kept["facilities"])
    yield "sites", mars.space, (site.space for site in kept["sites"])
    yield "regions", mars.region, (*regions, *kept["regions"], *dict(kept["laid"]).values())
    yield "pois", mars.poi, kept["pois"]
    yield "upgrades", base.upgrade, kept["upgrades"]
    yield "crew", content.crew.skill, (skill for each in kept["crew"] for skill in each.skills)
    yield "decks", malfunctions.card, chain.from_iterable((*kept["decks"], *kept["discards"]))
    yield "delayed", content.sources, (each.reference for each in kept["delayed"])
    yield "adventures_seen", content.stories.adventure, kept["adventures_seen"]


def _unknown(name: str) -> BrokenData:
    return broken_record(name, "not of this content")
