"""The band of the map: its values, made from a view, and its alternative text."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from render.core.alt_text import compose, labelled
from render.core.picture import Band, Words
from render.first_martians import theme
from render.first_martians.map.drawing import MapShown, SpaceShown, TripShown, draw_map
from render.first_martians.palette import PALETTE
from render.first_martians.plan.stack_shown import job_words, pawn_names, pawns_shown
from rules.first_martians.terms import IMPASSABLE
from rules.first_martians.view import View


def map_shown(view: View, marked: Sequence[str], words: Words) -> MapShown:
    """The values that the map shows; ``marked`` are spaces to be marked.

    Raises ``KeyError`` for a space that isn't on the map.
    """
    mars = view.content.mars
    for each in marked:
        mars.space[each]
    out = {each.stack.rover for each in view.stacks}
    return MapShown(
        tuple(_space(view, each.id, marked, words) for each in mars.spaces),
        tuple(marked) if _is_way(view, marked) else (),
        tuple(
            TripShown(each.stack.job.route, pawns_shown(view, each.stack, words), each.stack.rover)
            for each in view.stacks
            if each.stack.job.route
        ),
        tuple((each.id, "blocked" in each.tokens) for each in view.rovers if each.id not in out),
        words("first_martians-space-hub"),
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
    mars = view.content.mars
    data = mars.space[name]
    site = next((each for each in view.sites if each.space == name), None)
    scanned = dict(view.scanned).get(name, "")
    region = site.region if site else scanned
    ways = dict(view.routes).get(name, ())
    printed = mars.region[region] if region else None
    return SpaceShown(
        id=name,
        ring=data.ring,
        direction=name.split("-")[1],
        code=theme.space(name, words),
        closed=data.closed,
        explored=site is not None,
        known=bool(scanned) and site is None,
        name=theme.region(region, words) if region else "",
        short=theme.region_short(region, words) if region else "",
        region=region,
        terrain=printed.terrain if printed else (),
        walled=site is not None
        and printed is not None
        and IMPASSABLE in printed.terrain
        and any(mars.space[other].ring > data.ring for other in mars.neighbours[name]),
        samples=site.samples if site else 0,
        finds=len(site.finds) if site else sum(space == name for space, _ in view.lying),
        standing=sum(space == name for _, space in view.erected),
        pawns=1 + min(way.pawns for way in ways) if ways else 0,
        mark=marked.index(name) + 1 if name in marked else 0,
    )


def map_bands(
    view: View, names: Sequence[str], t: Words, marked: tuple[str, ...] = ()
) -> tuple[Band, ...]:
    """The map; ``marked`` spaces are framed, and joined by a line if they are a way from the HUB.

    Raises ``KeyError`` for a space that isn't on the map.
    """
    shown = map_shown(view, marked, t)
    return (Band("map", draw_map, (shown,), _alt_text(view, shown, t), PALETTE),)


def _alt_text(view: View, shown: MapShown, words: Words) -> str:
    parts: list[Sequence[str]] = [(words("picmars-alt-map"),)]
    marked = sorted((each for each in shown.spaces if each.mark), key=lambda each: each.mark)
    if marked:
        codes = ", ".join(each.code for each in marked)
        parts.append((words("picmars-alt-marked", list=codes),))
    for one in view.stacks:
        if one.stack.job.route:
            job, who = job_words(one.stack.job, words), pawn_names(view, one.stack, words)
            parts.append((words("picmars-alt-stack-short", job=job, what=who), ""))
    for each in shown.spaces:
        if not each.explored:
            continue
        said = [words(f"first_martians-terrain-{kind}") for kind in each.terrain]
        if each.samples:
            said.append(words("first_martians-item-sample-count", count=each.samples))
        if each.finds:
            said.append(words("picmars-alt-finds", count=each.finds))
        if each.standing:
            said.append(words("picmars-alt-standing", count=each.standing))
        short = f"{each.code} {each.name}."
        full = f"{labelled(f'{each.code} {each.name}', ', '.join(said), words)}." if said else short
        parts.append((full, short))
    reach = [each for each in shown.spaces if each.pawns and not each.explored]
    if reach:
        codes = ", ".join(f"{each.code} ({each.pawns})" for each in reach)
        parts.append((words("picmars-alt-reach", list=codes), ""))
    lying = ", ".join(each.code for each in shown.spaces if each.finds and not each.explored)
    if lying:
        parts.append((words("picmars-alt-lying", list=lying), ""))
    return compose(parts)
