"""Places on the pictures of First Martians that a text can point at."""

from __future__ import annotations

from render.core.picture import MAX_HEIGHT, WIDTH, Words
from render.core.pointing import Place, PointingLook
from render.first_martians import theme
from render.first_martians.map.shape import outline
from render.first_martians.mars_base.bands import facility_box
from render.first_martians.mission import HIGH, card_boxes
from render.first_martians.page import EDGE_GAP
from render.first_martians.plan.bands import stack_boxes
from render.first_martians.plan.stack_shown import stack_shown
from render.first_martians.supplies import (
    BELOW,
    LOW,
    WIDTHS,
    left_below,
)
from rules.first_martians.view import View, box_numbers

LOOK = PointingLook(theme.AMBER, theme.INK, theme.BASALT)
"""The look of rings and arrows."""


def objective(view: View, name: str) -> Place:
    """An objective's card; raises ``ValueError`` for none such."""
    shown = [each.id for each in sorted(view.objectives, key=lambda each: each.optional)]
    aimed_at = {each.about for each in view.objectives}
    projects = sum(each.id not in aimed_at for each in view.projects)
    return Place(*card_boxes(len(shown), projects)[shown.index(name)])


def sols(view: View) -> Place:
    """The row of the mission's sols."""
    return Place(EDGE_GAP, MAX_HEIGHT - HIGH - 8, WIDTH - 2 * EDGE_GAP, HIGH)


def stack(view: View, number: int, words: Words) -> Place:
    """A stack's tile on a plan of one band, by its place among the stacks."""
    boxes = box_numbers(view)
    shown = [stack_shown(view, each, boxes[each.stack.number], words) for each in view.stacks]
    return Place(*stack_boxes(shown)[number])


def facility(view: View, name: str, words: Words) -> Place:
    """A facility on its block's band; raises ``ValueError`` for one that the base lacks."""
    return Place(*facility_box(view, name, words))


def region(name: str) -> Place:
    """A space of the map, such as ``r1-s``."""
    ring, direction = name.removeprefix("r").split("-")
    corners = outline(int(ring), direction)
    left, right = (round(pick(x for x, _ in corners)) for pick in (min, max))
    top, low = (round(pick(y for _, y in corners)) for pick in (min, max))
    return Place(left, top, right - left, low - top)


def stress() -> Place:
    return _below(1)


def tracks() -> Place:
    """The malfunction tracks among the supplies."""
    return _below(2)


def _below(number: int) -> Place:
    return Place(left_below(number), BELOW, WIDTHS[number], LOW - BELOW)
