"""Tells pictures in words, which a screen reader says instead of showing them."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.alt_text import compose
from render.core.picture import Words
from render.space1999.parts import labels
from render.space1999.parts.header import seats_up
from rules.core.game import Seat
from rules.space1999.actions import Lay, Slide
from rules.space1999.chart.moon import QUADRANTS
from rules.space1999.monitor.tiles import Tile
from rules.space1999.views.view import ShipView, View


def board_alt_text(
    view: View, people: Sequence[str], words: Words, reach: Sequence[str] | None
) -> str:
    """The star chart's description."""
    parts: list[Sequence[str]] = [
        (words("pic1999-alt-board", round=view.round, number=view.moon.number),)
    ]
    if reach is not None:
        full = ", ".join(labels.place(place, view, words) for place in reach)
        planets = ", ".join(
            labels.place(place, view, words)
            for place in reach
            if place not in view.board.chart.nodes
        )
        parts.append((*(words("pic1999-alt-reach", list=told) for told in (full, planets)), ""))
    parts += (*_turn(view, words), *_last(view, words))
    parts += [_ship(view, each, people, words) for each in view.ships]
    visited = [
        (labels.planet(visit.planet), view.ships[visit.seat].sector.upper())
        for visit in view.visits
    ]
    if visited:
        full = ", ".join(f"{planet} ({letter})" for planet, letter in visited)
        short = ", ".join(planet for planet, _ in visited)
        parts.append(
            (
                words("pic1999-alt-visited", list=full),
                words("pic1999-alt-visited", list=short),
                words("pic1999-alt-visited", list=len(visited)),
            )
        )
    quarters = ", ".join(
        words(f"pic1999-alt-{QUADRANTS[view.moon.quadrant(each.sector)]}", seat=each.sector.upper())
        for each in view.ships
    )
    parts.append((words("pic1999-alt-moon", list=quarters), ""))
    return compose(parts)


def monitor_alt_text(
    view: View,
    people: Sequence[str],
    words: Words,
    preview: Lay | Slide | None,
) -> str:
    """The Star Monitor's description."""
    parts: list[Sequence[str]] = [(words("pic1999-alt-monitor"),)]
    if isinstance(preview, Lay):
        shape = words(f"pic1999-shape-{preview.shape}")
        parts.append((words("pic1999-alt-lay", shape=shape, square=preview.square),))
    elif isinstance(preview, Slide):
        parts.append((words("pic1999-alt-slide", square=preview.square, onto=preview.onto),))
    parts += _last(view, words)
    for each in view.ships:
        loose = [tile for tile in view.tiles if tile.owner == each.sector]
        loose = [tile for tile in loose if tile.square not in each.route]
        figures = {
            "missing": labels.missing_figure(each.missing),
            "route": " ".join(each.route) or "–",
        }
        long = words(
            "pic1999-alt-route", seat=labels.seat_name(view, each.seat, people, words), **figures
        )
        short = words("pic1999-alt-route", seat=labels.sector(view, each.seat, words), **figures)
        if loose:
            away = words("pic1999-alt-loose", list=_squares(loose))
            parts.append((f"{long} {away}", f"{short} {away}", short))
        else:
            parts.append((long, short))
    return compose(parts)


def ship_alt_text(view: View, seat: Seat, people: Sequence[str], words: Words) -> list[str]:
    """One ship's figures from the fullest wording to the shortest."""
    return list(_ship(view, view.ships[seat], people, words))


def _squares(tiles: Sequence[Tile]) -> str:
    return " ".join(tile.square for tile in tiles)


def _turn(view: View, words: Words) -> list[Sequence[str]]:
    asked = ", ".join(labels.sector(view, seat, words) for seat in seats_up(view))
    return [(words("pic1999-alt-up", seats=asked),)] if asked else []


def _last(view: View, words: Words) -> list[Sequence[str]]:
    if view.last is None:
        return []
    seat = labels.sector(view, view.last.seat, words)
    return [(words("pic1999-alt-last", seat=seat, move=labels.last_move(view, words)),)]


def _ship(view: View, each: ShipView, people: Sequence[str], words: Words) -> tuple[str, str]:
    figures = {
        "place": labels.place(each.place, view, words),
        "energy": each.energy,
        "plans": each.plans,
        "straights": each.straights,
        "curves": each.curves,
        "missing": labels.missing_figure(each.missing),
    }
    long, short = (
        words("pic1999-alt-ship", seat=seat, **figures)
        for seat in (
            labels.seat_name(view, each.seat, people, words),
            labels.sector(view, each.seat, words),
        )
    )
    return long, short
