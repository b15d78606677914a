"""The values that the map shows, made from a view."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from render.core.picture import Words
from render.first_martians.parts import labels
from rules.first_martians.views.view import View


class SpaceShown(NamedTuple):
    """A space: its code, its region's name and what lies there.

    ``pawns`` is what an action there takes by the viewer's easiest way, 0 where none is known.
    ``known`` regions are seen but not explored; ``finds`` are objective tokens, ``standing``
    projects.
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
    """The spaces, the marked way if it is one, and how many regions and points lie face down."""

    spaces: tuple[SpaceShown, ...]
    way: tuple[str, ...]
    hub: str
    regions: tuple[int, ...]
    pois: int
    left: str


def map_shown(view: View, marked: Sequence[str], words: Words) -> MapShown:
    """The values that the map shows; ``marked`` are spaces to be seen first.

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
        words("picmars-left"),
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
