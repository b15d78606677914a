"""Describes the board's bands and ships in words, for screen readers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from render.core.alt_text import compose
from render.core.picture import Words
from render.space1999 import theme
from render.space1999.board_shown import FLIGHTS, seats_up
from rules.core.game import Seat
from rules.space1999.chart import QUADRANTS
from rules.space1999.monitor import Tile
from rules.space1999.route_tiles import Lay
from rules.space1999.slides import Slide
from rules.space1999.view import ShipView, View


def chart_alt_text(
    view: View, words: Words, reach: Sequence[str] | None, prices: Mapping[str, int]
) -> str:
    """The star chart's description: nothing that the band doesn't show."""
    parts: list[Sequence[str]] = [
        (words("pic1999-alt-board", round=view.round, number=view.moon.number),)
    ]
    if reach:  # empty for a ship without energy
        told = [
            theme.place(place, view, words) + (f" ({prices[place]})" if place in prices else "")
            for place in reach
        ]
        full = ", ".join(told)
        planets = ", ".join(
            name
            for name, place in zip(told, reach, strict=True)
            if place not in view.board.chart.nodes
        )
        parts.append((*(words("pic1999-alt-reach", list=places) for places in (full, planets)), ""))
    parts += _turn(view, words)
    if view.last is not None and view.last.kind in FLIGHTS:
        parts += _last(view, words)
    for each in view.ships:
        sector, place = theme.sector(view, each.seat, words), theme.place(each.place, view, words)
        parts.append((words("pic1999-alt-at", seat=sector, place=place),))
    visited = [
        (theme.planet(visit.planet), view.ships[visit.seat].sector.upper()) for visit in view.visits
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
    choices: Sequence[str],
    ways: Sequence[tuple[str, Sequence[str]]],
) -> str:
    """The Star Monitor's description, with the ships' figures beside it; ``ways`` as it shows."""
    parts: list[Sequence[str]] = [(words("pic1999-alt-monitor"),)]
    if isinstance(preview, Lay):
        shape = words(f"pic1999-shape-{preview.shape}")
        parts.append((words("pic1999-alt-lay", shape=shape, square=preview.square),))
    elif isinstance(preview, Slide):
        parts.append((words("pic1999-alt-slide", square=preview.square, onto=preview.onto),))
    if choices:
        parts.append((words("pic1999-alt-choices", list=" ".join(choices)), ""))
    parts += (*_turn(view, words), *_last(view, words))
    straights, curves = view.bank
    bank = words("pic1999-alt-console", round=view.round, straights=straights, curves=curves)
    parts.append((bank,))
    parts += [_route(view, each, words) for each in view.ships]
    parts += [(*_ship(view, each, people, words), "") for each in view.ships]
    for sector, way in ways:
        seat = words("pic1999-sector", letter=sector.upper())
        parts.append((words("pic1999-alt-way", seat=seat, list=" ".join(way)), ""))
    return compose(parts)


def _route(view: View, each: ShipView, words: Words) -> Sequence[str]:
    """A ship's route, and its displaced tiles."""
    displaced = [
        tile for tile in view.tiles if tile.owner == each.sector and tile.square not in each.route
    ]
    route = route_alt_text(view, each, words)
    if not displaced:
        return (route,)
    apart = words("pic1999-alt-displaced", list=_squares(displaced))
    return f"{route} {apart}", route


def route_alt_text(view: View, each: ShipView, words: Words) -> str:
    return words(
        "pic1999-alt-route",
        seat=theme.sector(view, each.seat, words),
        missing=theme.missing_figure(each.missing),
        route=" ".join(each.route) or "–",
    )


def ship_alt_text(view: View, seat: Seat, people: Sequence[str], words: Words) -> list[str]:
    """One ship's figures from the fullest wording to the shortest."""
    return list(_ship(view, view.ships[seat], people, words))


def _squares(tiles: Sequence[Tile]) -> str:
    return " ".join(tile.square for tile in tiles)


def _turn(view: View, words: Words) -> list[Sequence[str]]:
    asked = ", ".join(theme.sector(view, seat, words) for seat in seats_up(view))
    return [(words("pic1999-alt-up", seats=asked),)] if asked else []


def _last(view: View, words: Words) -> list[Sequence[str]]:
    if view.last is None:
        return []
    seat = theme.sector(view, view.last.seat, words)
    return [(words("pic1999-alt-last", seat=seat, move=theme.last_move(view, words)),)]


def _ship(view: View, each: ShipView, people: Sequence[str], words: Words) -> tuple[str, str]:
    figures = {
        "place": theme.place(each.place, view, words),
        "energy": each.energy,
        "plans": each.plans,
        "straights": each.straights,
        "curves": each.curves,
        "missing": theme.missing_figure(each.missing),
    }
    long, short = (
        words("pic1999-alt-ship", seat=seat, **figures)
        for seat in theme.seat_names(view, each.seat, people, words)
    )
    return long, short
