"""The one autopilot behind all styles of Spazio: 1999."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.chance import Dice
from rules.space1999.actions import Action, Slide
from rules.space1999.monitor.rebuild import rebuilding
from rules.space1999.monitor.repair import clearing
from rules.space1999.styles.evaluation import Sights
from rules.space1999.styles.slides import sabotage, second_check
from rules.space1999.styles.weights import Temper
from rules.space1999.styles.worth import touch, worth
from rules.space1999.terms import TILE_CARD, TILES, TURN
from rules.space1999.views.view import View

SCARCE = 12
"""With fewer tiles in the Bank than this a route is mended with those that lie on the Monitor.

Later, and games of four often came to a halt with an empty Bank; from the first, and nearly all
were over too soon.
"""


@dataclass(slots=True)
class Pilot:
    """Flies to the best planet, goes home with tiles, and lays them towards Earth.

    It slides tiles to open a way for its own route, to mend it, or, if its temper is like that,
    to take a rival's apart. It raises ``ValueError`` for a view that isn't a seat's own.
    """

    style: str
    temper: Temper

    def choose(self, view: View, actions: Sequence[Action], dice: Dice) -> Action:
        """One of ``actions``: the one worth most, ``dice`` breaking ties."""
        if view.viewer is None:
            raise ValueError("an autopilot needs the view of a seat that decides now")
        if len(actions) == 1:
            return actions[0]
        sights = Sights(view, view.viewer, self.temper)
        kind = view.agenda[0].kind
        if kind in (TURN, TILES):
            slides = _oldest_first(view, actions)
            chosen = self._slide(sights, slides)
            if chosen is not None:
                return chosen
            actions = [*(one for one in actions if not isinstance(one, Slide)), *slides]
        weigh = touch if kind == TILE_CARD else worth
        values = [(weigh(sights, action), action) for action in actions]
        most = max(value for value, _ in values)
        best = [action for value, action in values if value == most]
        return best[dice.below(len(best))]

    def _slide(self, sights: Sights, slides: Sequence[Slide]) -> Slide | None:
        again = second_check(sights, slides)
        if again is not None:
            return again
        mending = rebuilding if sights.tiles_left < SCARCE else clearing
        opening = mending(sights.grid, sights.view.tiles, sights.ship.sector, slides)
        if opening is not None or not self.temper.alarm:
            return opening
        return sabotage(sights, slides)


def _oldest_first(view: View, actions: Sequence[Action]) -> list[Slide]:
    """The slides, those of the tiles laid first before others: of equal ones the first is taken."""
    slides = [action for action in actions if isinstance(action, Slide)]
    age = {tile.square: number for number, tile in enumerate(view.tiles)}
    return sorted(slides, key=lambda slide: age[slide.square])
