"""The autopilot that weighs what it may do, from what its seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.chance import Dice
from rules.space1999.actions import Action, Slide
from rules.space1999.monitor.route_repair import (
    BANK_SHORT,
    opening_slide,
    rebuilding_slide,
    slide_for,
)
from rules.space1999.styles.action_values import action_value, tile_card_value
from rules.space1999.styles.evaluation import Evaluation
from rules.space1999.styles.slide_choice import recheck_slide, sabotage_slide
from rules.space1999.styles.weights import Weights
from rules.space1999.terms import TILE_CARD, TILES, TURN
from rules.space1999.views.view import View

SCARCE = 12
"""With fewer tiles in the Bank than this a route is mended with those that lie on the Monitor.

Later, and games of four often came to a halt with an empty Bank; from the first, and nearly all
were over too soon.
"""


@dataclass(slots=True)
class WeighingAutopilot:
    """Flies to the best planet, goes home with tiles, and lays them towards Earth.

    It slides tiles to open a way for its own route, to mend it, or, if its weights say so, to take
    a rival's apart. It raises ``ValueError`` for a view that isn't a seat's own.
    """

    style: str
    weights: Weights

    def choose(self, view: View, actions: Sequence[Action], dice: Dice) -> Action:
        """One of ``actions``: the one worth most, ``dice`` breaking ties."""
        if view.viewer is None:
            raise ValueError("an autopilot needs the view of a seat that decides now")
        if len(actions) == 1:
            return actions[0]
        evaluation = Evaluation(view, view.viewer, self.weights)
        kind = view.agenda[0].kind
        if kind in (TURN, TILES):
            slides = _oldest_first(view, actions)
            chosen = self._slide(evaluation, slides)
            if chosen is not None:
                return chosen
            actions = [*(one for one in actions if not isinstance(one, Slide)), *slides]
        value_of = tile_card_value if kind == TILE_CARD else action_value
        values = [(value_of(evaluation, action), action) for action in actions]
        most = max(value for value, _ in values)
        best = [action for value, action in values if value == most]
        return best[dice.below(len(best))]

    def _slide(self, evaluation: Evaluation, slides: Sequence[Slide]) -> Slide | None:
        recheck = recheck_slide(evaluation, slides)
        if recheck is not None:
            return recheck
        mending = self._mending_slide(evaluation, slides)
        if mending is not None or not self.weights.alarm:
            return mending
        return sabotage_slide(evaluation, slides, self.weights.alarm)

    def _mending_slide(self, evaluation: Evaluation, slides: Sequence[Slide]) -> Slide | None:
        grid, tiles, sector = evaluation.grid, evaluation.view.tiles, evaluation.ship.sector
        if not self.weights.plans_route or evaluation.tiles_left < BANK_SHORT:
            mending_slide = rebuilding_slide if evaluation.tiles_left < SCARCE else opening_slide
            return mending_slide(grid, tiles, sector, slides)
        opening = opening_slide(grid, tiles, sector, slides)
        if opening is not None:
            return opening
        own = [slide for slide in slides if evaluation.tile(slide.square).owner == sector]
        return slide_for(grid, tiles, sector, own, evaluation.outlook.plan)


def _oldest_first(view: View, actions: Sequence[Action]) -> list[Slide]:
    """The slides, those of the tiles laid first before others: of equal ones the first is taken."""
    slides = [action for action in actions if isinstance(action, Slide)]
    age = {tile.square: number for number, tile in enumerate(view.tiles)}
    return sorted(slides, key=lambda slide: age[slide.square])
