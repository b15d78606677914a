"""The commands of ``/1999``, with which moves of Spazio: 1999 are typed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from bot.games.commands import Moment, MoveCommand, Option, Suggested, find_id, folded
from bot.games.labels import ActionChoice, Label
from bot.games.space1999 import glossary
from bot.i18n import Words
from rules.core.errors import IllegalAction
from rules.space1999.central_computer import Propose
from rules.space1999.decision_rules import Pass
from rules.space1999.monitor import ROTATIONS, openings
from rules.space1999.outlook import passage
from rules.space1999.route_tiles import Lay, Leave
from rules.space1999.ships import Fly, Land, Step
from rules.space1999.slides import ExtraSlide, Remove, Slide, Stay
from rules.space1999.terms import BASE, SHAPES, STEP
from rules.space1999.view import View

_NODE = re.compile(r"n?([0-9]{1,3})")


def _planets(view: View, t: Words) -> dict[str, str]:
    return {planet: glossary.planet(planet, t) for planet in view.board.chart.planets}


def _places(view: View, t: Words) -> dict[str, str]:
    nodes = {node: glossary.place(node, t) for node in view.board.chart.nodes}
    return {BASE: glossary.place(BASE, t), **_planets(view, t), **nodes}


def _plans(view: View, t: Words) -> dict[str, str]:
    return {card.id: glossary.plan(card, t) for card in view.board.plan_deck}


def _shapes(view: View, t: Words) -> dict[str, str]:
    return {shape: glossary.shape(shape, t) for shape in SHAPES}


def _sides(view: View, t: Words) -> dict[str, str]:
    return {side: t(f"space1999-side-{side}") for side in glossary.SIDE_IDS.values()}


class _Place(Option):
    def read(self, typed: str, moment: Moment) -> str:
        """A node's number is enough."""
        if number := _NODE.fullmatch(folded(typed)):
            return f"n{int(number[1])}"
        place: str = super().read(typed, moment)
        return place

    def suggested(self, moment: Moment, choices: Iterable[ActionChoice]) -> Suggested:
        """Base and planets stand before the nodes."""
        found = super().suggested(moment, choices)
        return sorted(found, key=lambda one: glossary.is_node(one[0]))


class _Plan(Option):
    def read(self, typed: str, moment: Moment) -> str:
        """The plans in the own hand are meant first."""
        texts, own = _plans(moment.view, moment.t), moment.view.own
        try:
            return find_id(typed, {one: texts[one] for one in own.plans}, "unknown-plan")
        except IllegalAction:
            return find_id(typed, texts, "unknown-plan")

    def example(self, moment: Moment, choices: Sequence[ActionChoice]) -> str:
        texts = _plans(moment.view, moment.t)
        return next((texts[one] for one in moment.view.own.plans), next(iter(texts.values())))


class _Towards(Option):
    """The side by which the route leaves a tile."""

    def value(self, action: Lay, view: View) -> str:
        assert view.viewer is not None
        return glossary.SIDE_IDS[passage(view, view.viewer, action)[1]]

    def label(self, choice: ActionChoice, moment: Moment) -> Label:
        side = self.value(choice.action, moment.view)
        return replace(choice.labels[-1], text=_sides(moment.view, moment.t)[side])


def _land(moment: Moment, values: dict[str, Any]) -> Land | Step:
    return Step(values["planet"]) if moment.decision == STEP else Land(values["planet"])


def _lay(moment: Moment, values: dict[str, Any]) -> Lay:
    """A placement that isn't legal, for its refusal."""
    shape, square, towards = values["shape"], values["square"], values.get("towards")
    lays = (action for action in moment.actions if isinstance(action, Lay))
    ways = range(ROTATIONS[shape])
    way = next((w for w in ways if towards in map(glossary.SIDE_IDS.get, openings(shape, w))), 0)
    if any((action.shape, action.square) == (shape, square) for action in lays):
        # The tile fits there, but its route leaves by other sides.
        raise IllegalAction("openings-apart", square=square, rotation=way)
    return Lay(shape, square, way)


_PLACE = _Place("place", _places)
_SQUARE = Option("square", step=None, usual="f3")
_TILE = Option("tile", _shapes, field="shape", step=None, unknown="shape")

COMMANDS = (
    MoveCommand("fly", (Fly,), (_PLACE,)),
    MoveCommand("propose", (Propose,), (_Plan("plan"),)),
    MoveCommand("step", (Step,), (_PLACE,)),
    MoveCommand(
        "land",
        (Land,),
        (Option("planet", _planets, step=0, unknown="place"),),
        build=_land,
    ),
    MoveCommand(
        "lay",
        (Lay,),
        (_TILE, _SQUARE, _Towards("towards", _sides, unknown="side", required=False)),
        build=_lay,
        confirm=True,
        hasty=True,
    ),
    MoveCommand(
        "slide",
        (Slide, ExtraSlide),
        (_SQUARE, Option("onto", usual="f4")),
        confirm=True,
        hasty=True,
    ),
    MoveCommand("remove", (Remove,), (Option("square", usual="f3"),), confirm=True, hasty=True),
    MoveCommand("pass", (Pass, Stay, Leave)),
)
