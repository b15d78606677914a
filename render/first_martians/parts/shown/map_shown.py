"""The values that the map shows, made from a view."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from render.core.picture import Words
from render.first_martians.parts import labels
from rules.first_martians.view import View


class SpaceShown(NamedTuple):
    """A space: its code, its region's name and what lies there.

    ``pawns`` is how many an action there takes by the viewer's way of fewest pawns, 0 where no way
    is known. ``known``: whether its region was seen but isn't explored. ``finds`` is the number of
    objective tokens, ``standing`` that of projects. ``mark`` is its place among the marked spaces
    from 1 on, or 0.
    """

    id: str
    ring: int
    direction: str
    code: str
    closed: bool
    explored: bool
    known: bool
    name: str
    region: str
    terrain: tuple[str, ...]
    samples: int
    finds: int
    standing: int
    pawns: int
    mark: int


class MapShown(NamedTuple):
    """The map's values.

    ``way`` are the marked spaces if they are a way from the HUB. ``regions`` (by ring) and ``pois``
    count the face-down regions and points of interest, ``unseen`` is the title of these.
    """

    spaces: tuple[SpaceShown, ...]
    way: tuple[str, ...]
    hub: str
    regions: tuple[int, ...]
    pois: int
    unseen: str


def map_shown(view: View, marked: Sequence[str], words: Words) -> MapShown:
    """The values that the map shows; ``marked`` are spaces to be marked.

    Raises ``KeyError`` for a space that isn't on the map.
    """
    mars = view.content.mars
    for each in marked:
        mars.space[each]
    spaces = tuple(_space(view, each.id, marked, words) for each in mars.spaces)
    hub = words("first_martians-space-hub")
    return MapShown(
        spaces,
        tuple(marked) if _is_way(view, marked) else (),
        hub,
        view.regions,
        view.pois,
        words("picmars-unseen"),
    )


def _is_way(view: View, marked: Sequence[str]) -> bool:
    """Whether each space borders on the one before it, the first being beside the HUB."""
    mars = view.content.mars
    if not marked or mars.space[marked[0]].ring != 1:
        return False
    return all(after in mars.neighbours[before] for before, after in pairwise(marked))


def _space(view: View, name: str, marked: Sequence[str], words: Words) -> SpaceShown:
    data = view.content.mars.space[name]
    site = next((each for each in view.sites if each.space == name), None)
    scanned = dict(view.scanned).get(name, "")
    region = site.region if site else scanned
    ways = dict(view.routes).get(name, ())
    printed = view.content.mars.region[region] if region else None
    return SpaceShown(
        id=name,
        ring=data.ring,
        direction=name.split("-")[1],
        code=labels.space(name, words),
        closed=data.closed,
        explored=site is not None,
        known=bool(scanned) and site is None,
        name=labels.region(region, words) if region else "",
        region=region,
        terrain=printed.terrain if printed else (),
        samples=site.samples if site else 0,
        finds=len(site.finds) if site else sum(space == name for space, _ in view.lying),
        standing=sum(space == name for _, space in view.erected),
        pawns=1 + min(way.pawns for way in ways) if ways else 0,
        mark=marked.index(name) + 1 if name in marked else 0,
    )
