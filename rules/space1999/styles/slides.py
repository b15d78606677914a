"""Slides that win or save a game: to have a route checked again, or to take a rival's apart."""

from __future__ import annotations

from collections.abc import Sequence

from rules.space1999.actions import Slide
from rules.space1999.styles.evaluation import Sights

SETBACK = 2
"""Tiles that a rival's route has to lose for a slide to be worth its price."""


def second_check(sights: Sights, slides: Sequence[Slide]) -> Slide | None:
    """The slide that has a whole route checked once more; none where the route isn't whole.

    A wrong route costs the tiles placed last, wherever they lie. Where these weren't part of it,
    it still leads to Earth, and any own tile that is moved asks the Computer again (A30, A31).
    """
    if sights.missing():
        return None
    owners = {tile.square: tile.owner for tile in sights.view.tiles}
    spare = (
        slide
        for slide in slides
        if owners[slide.square] == sights.ship.sector and slide.square not in sights.ship.route
    )
    return next((slide for slide in spare if not sights.missing_after(slide)), None)


def sabotage(sights: Sights, slides: Sequence[Slide]) -> Slide | None:
    """The slide that throws back farthest the rivals who are near Earth; none where none does.

    It never sets the own route back. Who is near is a matter of ``Temper.alarm``.
    """
    near = [
        ship.sector
        for ship in sights.view.ships
        if ship.seat != sights.ship.seat and 0 < sights.missing(ship.sector) <= sights.temper.alarm
    ]
    if not near:
        return None
    owners = {tile.square: tile.owner for tile in sights.view.tiles}
    own = sights.missing()
    found = []
    for number, slide in enumerate(slides):
        owner = owners[slide.square]
        if owner not in near:
            continue
        lost = sights.missing_after(slide, owner) - sights.missing(owner)
        if lost >= SETBACK and sights.missing_after(slide) <= own:
            found.append((-lost, number))
    return slides[min(found)[1]] if found else None
