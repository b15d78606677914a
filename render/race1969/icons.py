"""Draws the signs of the twelve researches, the Moon, cards and prestige as one-colour masks.

Each sign is drawn on a square of 100 by 100 units.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image

from render.core.cache import cached_image
from render.core.canvas import OFF, Pen
from render.core.shapes import SCALE, averaged

LINE = 7
"""Default width of lines, in hundredths of the sign's width."""


def _eva(pen: Pen) -> None:
    pen.box(22, 52, 78, 98, 16)  # shoulders
    pen.box(40, 74, 60, 84, 2, OFF)  # chest pack
    pen.oval(50, 36, 36, 35, OFF)
    pen.oval(50, 36, 32, 32)  # helmet
    pen.box(30, 24, 70, 50, 12, OFF)  # visor
    pen.line([(40, 32), (48, 29)], 5)


def _launch_pad(pen: Pen) -> None:
    pen.box(4, 86, 96, 97, 2)
    pen.line([(18, 88), (18, 8)], 6)
    pen.line([(40, 88), (40, 8)], 6)
    for top in (8, 28, 48, 68):
        pen.line([(18, top), (40, top)], 5)
        pen.line([(18, top), (40, top + 20)], 5)
    pen.line([(40, 34), (58, 34)], 6)
    pen.shape([(71, 6), (84, 26), (84, 78), (58, 78), (58, 26)])
    pen.shape([(58, 60), (48, 80), (58, 80)])
    pen.shape([(84, 60), (94, 80), (84, 80)])


def _booster(pen: Pen) -> None:
    pen.shape(
        [(50, 0), (58, 9), (65, 24), (67, 44), (67, 66), (33, 66), (33, 44), (35, 24), (42, 9)]
    )
    pen.oval(50, 32, 8, 8, OFF)
    pen.shape([(33, 46), (16, 68), (16, 80), (33, 68)])
    pen.shape([(67, 46), (84, 68), (84, 80), (67, 68)])
    pen.shape([(38, 71), (62, 71), (57, 84), (50, 100), (43, 84)])


def _csm(pen: Pen) -> None:
    pen.shape([(44, 2), (56, 2), (76, 34), (24, 34)])
    pen.box(24, 39, 76, 77, 2)
    pen.shape([(43, 80), (57, 80), (68, 98), (32, 98)])
    pen.box(24, 66, 76, 70, 0, OFF)
    pen.box(34, 45, 40, 60, 2, OFF)
    pen.shape([(45, 13), (55, 13), (59, 22), (41, 22)], OFF)


def _lem(pen: Pen) -> None:
    pen.shape([(34, 4), (66, 4), (80, 18), (80, 36), (66, 48), (34, 48), (20, 36), (20, 18)])
    pen.shape([(30, 18), (44, 18), (40, 32)], OFF)
    pen.shape([(70, 18), (56, 18), (60, 32)], OFF)
    pen.box(22, 52, 78, 72, 2)
    pen.line([(28, 66), (10, 92)], 6)
    pen.line([(72, 66), (90, 92)], 6)
    pen.line([(3, 95), (19, 95)], 7)
    pen.line([(81, 95), (97, 95)], 7)
    pen.shape([(44, 74), (56, 74), (62, 88), (38, 88)])


def _technology(pen: Pen) -> None:
    for turn in (0, 60, 120):
        angle = math.radians(turn)
        orbit = []
        for i in range(49):
            a = math.tau * i / 48
            x, y = 45 * math.cos(a), 17 * math.sin(a)
            orbit.append(
                (
                    50 + x * math.cos(angle) - y * math.sin(angle),
                    50 + x * math.sin(angle) + y * math.cos(angle),
                )
            )
        pen.line(orbit, 6)
    pen.oval(50, 50, 11, 11)


def _espionage(pen: Pen) -> None:
    upper = [(4 + 92 * i / 24, 50 - 32 * math.sin(math.pi * i / 24)) for i in range(25)]
    lower = [(x, 100 - y) for x, y in reversed(upper)]
    pen.shape([*upper, *lower])
    pen.oval(50, 50, 23, 23, OFF)
    pen.oval(50, 50, 15, 15)
    pen.oval(56, 44, 5, 5, OFF)


def _robotics(pen: Pen) -> None:
    pen.line([(50, 24), (50, 8)], 6)
    pen.oval(50, 9, 8, 8)
    pen.box(16, 26, 84, 88, 12)
    pen.oval(35, 50, 10, 10, OFF)
    pen.oval(65, 50, 10, 10, OFF)
    pen.box(32, 70, 68, 78, 3, OFF)
    pen.box(3, 46, 11, 70, 4)
    pen.box(89, 46, 97, 70, 4)


def _investors(pen: Pen) -> None:
    for y in (84, 64, 44, 24):
        pen.oval(50, y + 1, 41, 16, OFF)
        pen.oval(50, y - 4, 37, 15)
    pen.oval(50, 20, 24, 8, OFF)
    pen.oval(50, 20, 15, 4)


def _insurance(pen: Pen) -> None:
    pen.arc(50, 52, 46, 180, 360, 46)
    for x in (16, 39, 61, 84):
        pen.oval(x, 55, 12, 9, OFF)
    pen.line([(50, 50), (50, 86)], 7)
    pen.line([(50, 8), (50, 2)], 6)
    pen.arc(61, 84, 14, 0, 180, 7)


def _simulation(pen: Pen) -> None:
    pen.arc(50, 50, 45, 200, 340, 9)
    pen.arc(50, 50, 45, 20, 160, 9)
    pen.shape([(99, 14), (97, 44), (72, 32)])
    pen.shape([(1, 86), (3, 56), (28, 68)])
    pen.box(31, 31, 69, 69, 8)
    for x, y in ((41, 41), (59, 59), (59, 41), (41, 59)):
        pen.oval(x, y, 5, 5, OFF)


def _ground_control(pen: Pen) -> None:
    bowl = []
    for i in range(25):
        a = math.radians(-25 + 180 * i / 24 + 70)
        bowl.append((46 + 38 * math.cos(a), 40 + 38 * math.sin(a)))
    pen.shape(bowl)
    pen.line([(46, 40), (70, 18)], 6)
    pen.oval(72, 16, 8, 8)
    pen.shape([(40, 66), (58, 72), (74, 97), (22, 97)])
    pen.arc(72, 16, 24, 290, 350, 6)


def _moon(pen: Pen) -> None:
    pen.oval(50, 50, 47, 47)
    pen.oval(36, 36, 12, 12, OFF)
    pen.oval(66, 62, 15, 15, OFF)
    pen.oval(34, 70, 7, 7, OFF)
    pen.oval(66, 26, 6, 6, OFF)


def _card(pen: Pen) -> None:
    pen.box(20, 4, 80, 96, 9)
    pen.box(28, 12, 72, 88, 4, OFF)
    pen.oval(50, 50, 14, 14)


def _prestige(pen: Pen) -> None:
    pen.star(50, 53, 5, 50, 21)


_SIGNS: dict[str, Callable[[Pen], None]] = {
    "eva": _eva,
    "launch-pad": _launch_pad,
    "booster": _booster,
    "csm": _csm,
    "lem": _lem,
    "technology": _technology,
    "espionage": _espionage,
    "robotics": _robotics,
    "investors": _investors,
    "insurance": _insurance,
    "simulation": _simulation,
    "ground-control": _ground_control,
    "moon": _moon,
    "card": _card,
    "prestige": _prestige,
}


@cached_image
def icon(name: str, size: int) -> Image.Image:
    """The sign of this name as a mask of ``size`` pixels square.

    Raises ``KeyError`` for an unknown name.
    """
    pen = Pen(size, LINE)
    _SIGNS[name](pen)
    return averaged(pen.image, SCALE)
