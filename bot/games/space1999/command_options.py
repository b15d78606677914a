"""The options of the commands of ``/1999``: what was typed is read, what may be typed suggested."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from bot.games.labels import ActionChoice, Label
from bot.games.space1999 import glossary
from bot.games.text_matching import Suggested, find_id, folded
from bot.i18n import Words
from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.space1999.board import Board
from rules.space1999.decision_rules import Pass
from rules.space1999.monitor import openings
from rules.space1999.outlook import passage
from rules.space1999.route_tiles import Lay, Leave
from rules.space1999.ships import Fly, Step
from rules.space1999.slides import ExtraSlide, Remove, Slide, Stay
from rules.space1999.state import Action
from rules.space1999.terms import BASE, SHAPES, STRAIGHT, TILE_CARD, TILES
from rules.space1999.view import View

CLOSING = (Pass, Stay, Leave)
"""Actions that ``pass`` stands for: at any decision at most one of them is legal."""

_NODE = re.compile(r"n?([0-9]{1,3})")


def place(typed: str, board: Board, t: Words) -> str:
    """A place's id from its name, or a node's number; ``IllegalAction`` or ``AmbiguousAction``."""
    if number := _NODE.fullmatch(folded(typed)):
        return f"n{int(number[1])}"
    nodes = {node: glossary.place(node, t) for node in board.chart.nodes}
    named = {BASE: glossary.place(BASE, t), **_planets(board, t), **nodes}
    return find_id(typed, named, "unknown-place", "place")


def planet(typed: str, board: Board, t: Words) -> str:
    """A planet's id; raises ``IllegalAction`` or ``AmbiguousAction``."""
    return find_id(typed, _planets(board, t), "unknown-place", "place")


def _planets(board: Board, t: Words) -> dict[str, str]:
    return {planet: glossary.planet(planet, t) for planet in board.chart.planets}


def plan(typed: str, view: View, t: Words) -> str:
    """A flight plan's id; those in the own hand are meant first.

    Raises ``IllegalAction`` or ``AmbiguousAction``.
    """
    held = view.own.plans if view.own else ()
    texts = {card.id: glossary.plan(card, t) for card in view.board.plan_deck}
    try:
        return find_id(typed, {one: texts[one] for one in held}, "unknown-plan", "plan")
    except IllegalAction:
        return find_id(typed, texts, "unknown-plan", "plan")


def shape(typed: str, t: Words) -> str:
    """A tile's shape; raises ``IllegalAction`` or ``AmbiguousAction``."""
    return find_id(typed, {one: glossary.shape(one, t) for one in SHAPES}, "unknown-shape", "shape")


def square(typed: str) -> str:
    """A square of the Monitor as it is written: lower case, without blanks.

    >>> square(" G 1 ")
    'g1'
    """
    return "".join(folded(typed).split())


def side(typed: str, t: Words) -> int:
    """A side of a square; raises ``IllegalAction`` or ``AmbiguousAction``."""
    named = {one: t(f"space1999-side-{one}") for one in glossary.SIDE_IDS.values()}
    found = find_id(typed, named, "unknown-side", "side")
    return next(side for side, one in glossary.SIDE_IDS.items() if one == found)


def lay(
    view: View, seat: Seat, actions: Sequence[Any], tile: str, onto: str, towards: int | None
) -> Lay:
    """The placement that is meant: the first that is legal, else one whose refusal says why not."""
    for action in actions:
        if isinstance(action, Lay) and (action.shape, action.square) == (tile, onto):
            out = passage(view, seat, action)[1]
            if towards in (None, out):
                return action
    ways = range(2 if tile == STRAIGHT else 4)
    turned = (way for way in ways if towards is None or openings(tile, way)[0] == towards)
    return Lay(tile, onto, next(turned, (towards or 0) % len(ways)))


def slide(actions: Sequence[Any], square: str, onto: str) -> Slide | ExtraSlide:
    """The slide that is meant: a card's before one's own, else one whose refusal says why not."""
    by_card, extra = Slide(square, onto), ExtraSlide(square, onto)
    if by_card in actions or extra not in actions:
        return by_card
    return extra


def closing(view: View, seat: Seat, actions: Iterable[Any]) -> Action:
    """The action that ends the decision, or the one whose refusal says why there is none."""
    found = next((action for action in actions if isinstance(action, CLOSING)), None)
    if found is not None:
        return found
    task = next((task for task in view.agenda if task.seat == seat), None)
    if task is not None and task.kind == TILES:
        return Leave()
    return Stay() if task is not None and task.kind == TILE_CARD else Pass()


# Suggesting


def suggested_places(choices: Iterable[ActionChoice]) -> Suggested:
    """The places where a flight or a step may end, Base and planets before the nodes."""
    found = [
        (choice.action.place, choice.labels[-1])
        for choice in choices
        if isinstance(choice.action, (Fly, Step))
    ]
    return sorted(found, key=lambda one: glossary.is_node(one[0]))


def suggested_shapes(choices: Iterable[ActionChoice], t: Words) -> Suggested:
    """The shapes of which a tile can be laid."""
    laid = dict.fromkeys(c.action.shape for c in choices if isinstance(c.action, Lay))
    return [(one, Label(glossary.shape(one, t))) for one in laid]


def suggested_squares(choices: Iterable[ActionChoice], kinds: tuple[type[Any], ...]) -> Suggested:
    """The squares of what can be laid, slid or removed."""
    found: dict[str, Label] = {}
    for choice in choices:
        if isinstance(choice.action, kinds):
            chosen = choice.action.square
            removed = isinstance(choice.action, Remove)
            found.setdefault(chosen, choice.labels[-1] if removed else Label(chosen))
    return list(found.items())


def suggested_sides(
    view: View,
    seat: Seat,
    choices: Iterable[ActionChoice],
    tile: str | None,
    onto: str,
    t: Words,
) -> Suggested:
    """The sides by which a tile laid on a square may lead on."""
    found: dict[str, Label] = {}
    for choice in choices:
        action = choice.action
        if isinstance(action, Lay) and action.square == onto and tile in (None, action.shape):
            out = glossary.SIDE_IDS[passage(view, seat, action)[1]]
            found.setdefault(out, Label(t(f"space1999-side-{out}"), choice.labels[-1].hint))
    return list(found.items())
