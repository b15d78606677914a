"""Draws the signs of what lies on the table: resources, parts, plants, rovers, pawns, finds."""

from __future__ import annotations

import math

from render.core.pen import OFF, Pen


def energy(pen: Pen) -> None:
    """A bolt."""
    pen.shape([(58, 2), (18, 56), (46, 56), (38, 98), (82, 40), (53, 40)])


def oxygen(pen: Pen) -> None:
    """Bubbles."""
    pen.oval(38, 58, 36, 36)
    pen.oval(38, 58, 25, 25, OFF)
    pen.oval(78, 26, 20, 20)
    pen.oval(78, 26, 11, 11, OFF)
    pen.arc(38, 58, 17, 190, 280, 7)


def food(pen: Pen) -> None:
    """A carrot."""
    pen.shape([(50, 98), (30, 60), (32, 42), (50, 34), (68, 42), (70, 60)])
    pen.line([(50, 34), (50, 10)], 8)
    pen.line([(48, 32), (28, 12)], 8)
    pen.line([(52, 32), (72, 12)], 8)
    pen.line([(40, 58), (54, 58)], 5, OFF)
    pen.line([(50, 72), (60, 72)], 5, OFF)


def power(pen: Pen) -> None:
    """A plug, for power connectors."""
    pen.line([(34, 6), (34, 34)], 11)
    pen.line([(66, 6), (66, 34)], 11)
    pen.shape([(18, 32), (82, 32), (82, 50), (66, 72), (34, 72), (18, 50)])
    pen.line([(50, 70), (50, 96)], 11)


def filters(pen: Pen) -> None:
    """A filter with slots."""
    pen.box(10, 8, 90, 92, 12)
    for x in (28, 50, 72):
        pen.line([(x, 26), (x - 6, 42), (x + 6, 58), (x, 74)], 9, OFF)


def hardware(pen: Pen) -> None:
    """A cog."""
    for i in range(8):
        angle = math.pi * i / 4
        x, y = 40 * math.cos(angle), 40 * math.sin(angle)
        pen.line([(50, 50), (50 + x, 50 + y)], 19)
    pen.oval(50, 50, 36, 36)
    pen.oval(50, 50, 16, 16, OFF)


def cpu(pen: Pen) -> None:
    """A chip."""
    for at in (30, 50, 70):
        pen.line([(at, 6), (at, 94)], 8)
        pen.line([(6, at), (94, at)], 8)
    pen.box(18, 18, 82, 82, 8)
    pen.box(32, 32, 68, 68, 4, OFF)
    pen.box(42, 42, 58, 58, 2)


def plant(pen: Pen) -> None:
    """A seedling."""
    pen.line([(50, 96), (50, 46)], 9)
    pen.shape([(50, 60), (14, 52), (6, 22), (38, 28)])
    pen.shape([(50, 50), (56, 18), (94, 6), (88, 42)])


def seed(pen: Pen) -> None:
    """A seed."""
    pen.shape([(50, 6), (76, 36), (80, 66), (64, 92), (36, 92), (20, 66), (24, 36)])
    pen.line([(50, 30), (50, 76)], 7, OFF)


def rover(pen: Pen) -> None:
    """A rover."""
    pen.box(8, 40, 92, 66, 8)
    pen.shape([(40, 42), (50, 18), (84, 18), (90, 42)])
    pen.shape([(54, 38), (59, 26), (76, 26), (80, 38)], OFF)
    pen.line([(20, 40), (20, 14)], 6)
    pen.oval(20, 12, 8, 8)
    for x in (22, 50, 78):
        pen.oval(x, 76, 17, 17, OFF)
        pen.oval(x, 76, 14, 14)
        pen.oval(x, 76, 5, 5, OFF)


def pawn(pen: Pen) -> None:
    """A pawn."""
    pen.oval(50, 24, 21, 21)
    pen.shape([(40, 38), (60, 38), (70, 76), (30, 76)])
    pen.box(18, 76, 82, 96, 8)


def sample(pen: Pen) -> None:
    """A stone."""
    pen.shape([(28, 8), (66, 4), (96, 40), (84, 88), (34, 96), (4, 58)])
    pen.line([(28, 8), (46, 44), (96, 40)], 5, OFF)
    pen.line([(46, 44), (34, 96)], 5, OFF)


def machine(pen: Pen) -> None:
    """A machine's face."""
    pen.line([(50, 24), (50, 8)], 7)
    pen.oval(50, 8, 8, 8)
    pen.box(14, 24, 86, 88, 12)
    pen.oval(34, 50, 10, 10, OFF)
    pen.oval(66, 50, 10, 10, OFF)
    pen.box(32, 70, 68, 78, 3, OFF)


def poi(pen: Pen) -> None:
    """A flag, for points of interest."""
    pen.line([(22, 6), (22, 96)], 10)
    pen.shape([(26, 8), (92, 26), (26, 50)])


def find(pen: Pen) -> None:
    """A crate, for objective tokens."""
    pen.shape([(8, 34), (50, 14), (92, 34), (92, 78), (50, 98), (8, 78)])
    pen.line([(8, 34), (50, 54), (92, 34)], 6, OFF)
    pen.line([(50, 54), (50, 98)], 6, OFF)


def sol(pen: Pen) -> None:
    """The sun."""
    for i in range(8):
        angle = math.pi * i / 4
        x, y = math.cos(angle), math.sin(angle)
        pen.line([(50 + 34 * x, 50 + 34 * y), (50 + 44 * x, 50 + 44 * y)], 9)
    pen.oval(50, 50, 24, 24)


def greenhouse(pen: Pen) -> None:
    """A greenhouse."""
    pen.shape([(6, 96), (6, 50), (18, 24), (50, 8), (82, 24), (94, 50), (94, 96)])
    pen.shape([(15, 88), (15, 52), (25, 31), (50, 18), (75, 31), (85, 52), (85, 88)], OFF)
