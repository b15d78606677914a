"""Slides that win or save a game: to have a route checked, or to take a rival's apart."""

from __future__ import annotations

from collections.abc import Sequence

from rules.space1999.actions import Slide
from rules.space1999.styles.evaluation import Evaluation

SETBACK = 2
"""Tiles that a rival's route has to lose for a slide to be worth its price."""


def recheck_slide(evaluation: Evaluation, slides: Sequence[Slide]) -> Slide | None:
    """The slide that completes the route; for one that is whole, the slide that lets it be checked.

    A wrong route costs the tiles placed last, wherever they lie. Where these weren't part of it,
    it still leads to Earth, but the Computer is asked again only once it has changed (rulings A30,
    A39): its last tile is slid aside, and back in the next turn.
    """
    ship = evaluation.ship
    own = {tile.square for tile in evaluation.view.tiles if tile.owner == ship.sector}
    if evaluation.missing():
        completing = (slide for slide in slides if slide.square in own)
        return next((slide for slide in completing if not evaluation.missing_after(slide)), None)
    return next((slide for slide in slides if slide.square == ship.route[-1]), None)


def sabotage_slide(evaluation: Evaluation, slides: Sequence[Slide], alarm: int) -> Slide | None:
    """The slide that throws back farthest the rivals who are near Earth; none where none does.

    It never sets the own route back. Near is who still needs at most ``alarm`` tiles.
    """
    rivals = [ship.sector for ship in evaluation.view.ships if ship.seat != evaluation.ship.seat]
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
