"""The parts of a view that a facility shows."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from render.core.picture import Words
from render.first_martians import theme
from rules.first_martians.components.cards import Effects
from rules.first_martians.state import Facility
from rules.first_martians.terms import NO_ROVER, PARTS
from rules.first_martians.view import View


class PartShown(NamedTuple):
    """A part: its kind, whether it works, and in words what its red marker does, or nothing."""

    kind: str
    works: bool
    words: str


class FarmShown(NamedTuple):
    """A farm: its greenhouses, the plants in them, and the seedlings on each space of growth."""

    houses: int
    plants: int
    growth: tuple[int, ...]


class GainShown(NamedTuple):
    """What a facility brings in each Production: its sign, and how much or an empty text."""

    sign: str
    figure: str


class FacilityShown(NamedTuple):
    """A facility in words and figures.

    ``card``: whether it is a card, of a facility that is built later. ``sign`` is that of its
    action (``action``) or of what it makes, ``upgrade`` its upgrade's name or empty, ``needs`` the
    grids that supply it. ``penalties`` is what all its red parts do, or empty. ``makes`` is the
    resource that it produces, or empty, ``output`` the amount now and at most. ``gives`` is what it
    brings in each Production by effects of its own, unless it is ``idle``. ``now`` and ``next``
    are the tokens on its two spaces; if there is but one, ``token_words`` name it. ``shut`` are the
    grids of its shutdown tiles, ``tile`` what the last says.
    """

    id: str
    name: str
    sign: str
    card: bool
    action: str
    upgrade: str
    needs: tuple[str, ...]
    parts: tuple[PartShown, ...]
    penalties: str
    makes: str
    output: tuple[int, int]
    gives: tuple[GainShown, ...]
    idle: bool
    farm: FarmShown | None
    now: tuple[str, ...]
    next: tuple[str, ...]
    token_words: str
    shut: tuple[str, ...]
    tile: str


def facility_shown(view: View, facility: Facility, words: Words) -> FacilityShown:
    data = view.content.base.facility[facility.id]
    laid = (*facility.now, *facility.next)
    gives = gains(data.production)
    given = view.content.base.gives(facility.id, facility.upgrade, facility.broken)
    return FacilityShown(
        id=facility.id,
        name=theme.facility(facility.id, words),
        sign=data.action or data.produces or (gives[0].sign if gives else "plant"),
        card=data.card,
        action=theme.action(data.action, words) if data.action else "",
        upgrade=theme.piece("upgrade", facility.upgrade, words) if facility.upgrade else "",
        needs=tuple(data.needs),
        parts=tuple(
            PartShown(part, part not in facility.broken, _part(view, facility, part, words))
            for part in PARTS
            if part in data.parts
        ),
        penalties=_penalties(view, facility, words),
        makes=data.produces,
        output=(facility.production, data.most),
        gives=gives,
        idle=facility.shut or not given,
        farm=None
        if facility.farm is None
        else FarmShown(facility.farm.greenhouses, facility.farm.plants, facility.farm.growth),
        now=facility.now,
        next=facility.next,
        token_words=words(f"picmars-token-{laid[0]}") if len(laid) == 1 else "",
        shut=tuple(tile.grid for tile in facility.shutdowns),
        tile=_tile(facility, words),
    )


def gains(effects: Effects) -> tuple[GainShown, ...]:
    """Effects of each Production as signs; words that no sign stands for are left out."""
    found = []
    for each in effects:
        if each.do in ("supply", "stress"):
            found.append(GainShown(each.resource or each.do, theme.signed(each.amount)))
        elif each.do == "mend-rovers":
            found.append(GainShown("rover", ""))
    return tuple(found)


def _part(view: View, facility: Facility, part: str, words: Words) -> str:
    """The penalty of a red part, or that an upgrade cancels it; empty if it works or is off."""
    if part not in facility.broken or facility.shut:
        return ""
    by_part = view.content.base.penalties(facility.id, facility.upgrade, facility.broken)
    if part not in by_part:
        return words("picmars-penalty-none")
    penalties = by_part[part]
    if NO_ROVER in penalties:
        return words("picmars-penalty-no-rover" if len(penalties) == 1 else "picmars-penalty-both")
    return words(f"picmars-penalty-{penalties[0]}", count=1)


def _penalties(view: View, facility: Facility, words: Words) -> str:
    """Each penalty once; of malfunctions the sum, as each part's counts."""
    if facility.shut:
        return ""
    by_part = view.content.base.penalties(facility.id, facility.upgrade, facility.broken)
    counted = Counter(each for penalties in by_part.values() for each in penalties)
    said = (words(f"picmars-penalty-{each}", count=count) for each, count in counted.items())
    return " · ".join(said)


def _tile(facility: Facility, words: Words) -> str:
    """The shutdown tile that lies face up, or the words for one that lies face down; or empty."""
    up = [tile.tile for tile in facility.shutdowns if tile.tile]
    if up:
        return theme.piece("shutdown", up[-1], words)
    return words("picmars-shut-down") if facility.shutdowns else ""
