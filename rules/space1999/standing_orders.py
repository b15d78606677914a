"""The standing orders of Spazio: 1999, over what the crew itself sees.

``fly-home`` · ``fly-home n12`` (to that place first) · ``pass-after-no`` (propose nothing more
after a negative answer) · ``leave-tiles`` (when a program lets a tile be touched)
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.core.standing_orders import DONE, Ended, OrderKind, Values
from rules.space1999.chart import chart_of
from rules.space1999.decision_rules import Pass
from rules.space1999.destinations import flight_refusal
from rules.space1999.outlook import Navigation
from rules.space1999.ships import Fly
from rules.space1999.slides import Stay
from rules.space1999.state import Action
from rules.space1999.terms import BASE, TAKE_OFF, TILE_CARD, TURN
from rules.space1999.view import View

FLY_HOME = "fly-home"

IN_THE_WAY = frozenset(("place-occupied", "way-blocked"))
"""Reasons that may be gone by the crew's next turn."""


class FlyHome(OrderKind[View, Action]):
    """It keeps its target and the ship's place, and rests on the ship's being there."""

    id = FLY_HOME
    decisions = (TURN, TAKE_OFF)

    def candidates(self, view: View, seat: Seat) -> tuple[Values, ...]:
        chart = chart_of(view.board)
        return ((), *((place,) for place in (*chart.planets, *chart.nodes)))

    def lay(self, view: View, seat: Seat, values: Values) -> Values:
        target = self.exactly(1, values)[0] if values else BASE
        ship = Navigation(view, seat)
        refusal = flight_refusal(ship.departure, target, ship.ship.energy)
        if refusal is not None and not (refusal.reason in IN_THE_WAY and not _flies(ship)):
            raise IllegalAction(refusal.reason, **refusal.figures)
        if target in ship.chart.nodes and not ship.held:
            raise IllegalAction("no-tiles")
        return target, ship.ship.place

    def judge(
        self, view: View, seat: Seat, values: Values, actions: Sequence[Action]
    ) -> Values | Ended:
        target, origin = values
        ship = Navigation(view, seat)
        place = ship.ship.place
        if place == target:
            if target == BASE:
                return DONE
            target, origin = BASE, place
        if place != origin:
            return DONE if place == BASE else Ended("order-ship-moved", (("place", place),))
        if target in ship.closed:
            return Ended("planet-visited", (("place", target),))
        if target in ship.chart.covered(view.moon.number):
            return Ended("place-covered", (("place", target),))
        if _flies(ship) and Fly(target) not in actions:
            refusal = flight_refusal(ship.departure, target, ship.ship.energy)
            if refusal is not None:
                return Ended(refusal.reason, tuple(refusal.figures.items()))
        return target, origin

    def answer(
        self, view: View, seat: Seat, values: Values, actions: Sequence[Action]
    ) -> Action | None:
        return Fly(values[0]) if _flies(Navigation(view, seat)) else None


def _flies(ship: Navigation) -> bool:
    task = ship.task
    first = ship.view.agenda[0] if ship.view.agenda else None
    return task is not None and task is first and task.kind in (TURN, TAKE_OFF) and not task.on


class PassAfterNo(OrderKind[View, Action]):
    id = "pass-after-no"
    decisions = (TURN,)

    def answer(
        self, view: View, seat: Seat, values: Values, actions: Sequence[Action]
    ) -> Action | None:
        return Pass() if view.agenda[0].on else None


class LeaveTiles(OrderKind[View, Action]):
    """It ends with the Bank's last tile.

    Routes change by programs alone then: if all left their tiles, a game might not end.
    """

    id = "leave-tiles"
    decisions = (TILE_CARD,)

    def lay(self, view: View, seat: Seat, values: Values) -> Values:
        kept = super().lay(view, seat, values)
        if not any(view.bank):
            raise IllegalAction("order-bank-empty")
        return kept

    def judge(
        self, view: View, seat: Seat, values: Values, actions: Sequence[Action]
    ) -> Values | Ended:
        return values if any(view.bank) else Ended("order-bank-empty")

    def answer(self, view: View, seat: Seat, values: Values, actions: Sequence[Action]) -> Action:
        return Stay()


ORDERS = (FlyHome(), PassAfterNo(), LeaveTiles())
