"""The parts of a view that a facility shows."""

from __future__ import annotations

from typing import NamedTuple

from render.core.picture import Words
from render.first_martians import theme
from rules.first_martians.components.places import FacilityData
from rules.first_martians.state import Facility
from rules.first_martians.terms import NO_ROVER, PARTS
from rules.first_martians.view import View


class PartShown(NamedTuple):
    """A part: its kind, whether it works, and its name or the penalty of its red marker."""

    kind: str
    works: bool
    words: str


class FarmShown(NamedTuple):
    """A farm: its greenhouses, the plants in them, and the seedlings on each space of growth."""

    houses: int
    plants: int
    growth: tuple[int, ...]


class FacilityShown(NamedTuple):
    """A facility in words and figures.

    ``card``: whether it is a card, of a facility that is built later. ``line`` is its action or its
    upgrade (``upgraded``), ``needs`` the grids that supply it. ``makes`` is the resource that it
    produces, or empty, ``output`` the amount now and at most. ``now`` and ``next`` are the tokens
    on its two spaces. ``shut`` are the grids of its shutdown tiles, ``tile`` what the last says.
    """

    id: str
    name: str
    sign: str
    card: bool
    line: str
    upgraded: bool
    needs: tuple[str, ...]
    parts: tuple[PartShown, ...]
    makes: str
    output: tuple[int, int]
    output_words: str
    farm: FarmShown | None
    now: tuple[str, ...]
    next: tuple[str, ...]
    shut: tuple[str, ...]
    tile: str


def facility_shown(view: View, facility: Facility, words: Words) -> FacilityShown:
    data = view.content.base.facility[facility.id]
    return FacilityShown(
        id=facility.id,
        name=theme.facility(facility.id, words),
        sign=data.action or data.produces or "plant",
        card=data.card,
        line=_line(facility, data, words),
        upgraded=bool(facility.upgrade),
        needs=tuple(data.needs),
        parts=tuple(
            PartShown(part, part not in facility.broken, _part(view, facility, part, words))
            for part in PARTS
            if part in data.parts
        ),
        makes=data.produces,
        output=(facility.production, data.most),
        output_words=words("picmars-of", most=data.most),
        farm=None
        if facility.farm is None
        else FarmShown(facility.farm.greenhouses, facility.farm.plants, facility.farm.growth),
        now=facility.now,
        next=facility.next,
        shut=tuple(tile.grid for tile in facility.shutdowns),
        tile=_tile(facility, words),
    )


def _line(facility: Facility, data: FacilityData, words: Words) -> str:
    if facility.upgrade:
        return theme.piece("upgrade", facility.upgrade, words)
    if data.action:
        return theme.action(data.action, words)
    if data.produces:
        return theme.resource(data.produces, words)
    return theme.resource("food", words)


def _part(view: View, facility: Facility, part: str, words: Words) -> str:
    """A part's name while it works, else its penalty, or that an upgrade cancels that."""
    if part not in facility.broken:
        return theme.part(part, words)
    by_part = view.content.base.penalties(facility.id, facility.upgrade, facility.broken)
    if part not in by_part:
        return words("picmars-penalty-none")
    penalties = by_part[part]
    if NO_ROVER in penalties:
        return words("picmars-penalty-no-rover" if len(penalties) == 1 else "picmars-penalty-both")
    return words(f"picmars-penalty-{penalties[0]}")


def _tile(facility: Facility, words: Words) -> str:
    """The shutdown tile that lies face up, or the words for one that lies face down; or empty."""
    up = [tile.tile for tile in facility.shutdowns if tile.tile]
    if up:
        return theme.piece("shutdown", up[-1], words)
    return words("picmars-shut-down") if facility.shutdowns else ""
