"""Slides that win or save a game: to have a route checked again, or to take a rival's apart."""

from __future__ import annotations

from collections.abc import Sequence

from rules.space1999.actions import Slide
from rules.space1999.styles.evaluation import Evaluation

SETBACK = 2
"""Tiles that a rival's route has to lose for a slide to be worth its price."""


def recheck_slide(evaluation: Evaluation, slides: Sequence[Slide]) -> Slide | None:
    """The slide that has a whole route checked once more; none where the route isn't whole.

    A wrong route costs the tiles placed last, wherever they lie. Where these weren't part of it,
    it still leads to Earth, and any own tile that is moved asks the Computer again (rulings A30,
    A39).
    """
    if evaluation.missing():
        return None
    ship = evaluation.ship
    own = {tile.square for tile in evaluation.view.tiles if tile.owner == ship.sector}
    spare = [slide for slide in slides if slide.square in own.difference(ship.route)]
    return next((slide for slide in spare if not evaluation.missing_after(slide)), None)


def sabotage_slide(evaluation: Evaluation, slides: Sequence[Slide]) -> Slide | None:
    """The slide that throws back farthest the rivals who are near Earth; none where none does.

    It never sets the own route back. Who is near is a matter of ``Weights.alarm``.
    """
    rivals = [ship.sector for ship in evaluation.view.ships if ship.seat != evaluation.ship.seat]
    alarm = evaluation.weights.alarm
    near = [rival for rival in rivals if 0 < evaluation.missing(rival) <= alarm]
    if not near:
        return None
    owners = {tile.square: tile.owner for tile in evaluation.view.tiles}
    own = evaluation.missing()
    found = []
    for number, slide in enumerate(slides):
        owner = owners[slide.square]
        if owner not in near:
            continue
        lost = evaluation.missing_after(slide, owner) - evaluation.missing(owner)
        if lost >= SETBACK and evaluation.missing_after(slide) <= own:
            found.append((-lost, number))
    return slides[min(found)[1]] if found else None
