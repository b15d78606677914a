"""Draws the signs of actions, of tokens and terrain, and of what lies on the table."""

from __future__ import annotations

import itertools
import math

from render.core.canvas import OFF, Pen


def event(pen: Pen) -> None:
    """A warning sign."""
    pen.shape([(50, 2), (99, 92), (1, 92)])
    pen.shape([(44, 34), (56, 34), (53, 66), (47, 66)], OFF)
    pen.oval(50, 78, 6, 6, OFF)


def rest(pen: Pen) -> None:
    """A moon."""
    pen.oval(48, 52, 42, 42)
    pen.oval(68, 38, 38, 38, OFF)


def unwind(pen: Pen) -> None:
    """A cup."""
    pen.box(14, 40, 70, 92, 14)
    pen.arc(70, 62, 20, 270, 90, 9)
    for x in (30, 52):
        pen.line([(x, 30), (x + 5, 22), (x - 3, 14), (x + 2, 6)], 7)


def heal(pen: Pen) -> None:
    """A cross of first aid."""
    pen.box(36, 6, 64, 94, 6)
    pen.box(6, 36, 94, 64, 6)


def manage(pen: Pen) -> None:
    """Sliders."""
    for x, knob in ((20, 66), (50, 30), (80, 56)):
        pen.line([(x, 8), (x, 92)], 8)
        pen.box(x - 14, knob - 10, x + 14, knob + 10, 6)


def explore(pen: Pen) -> None:
    """A compass."""
    pen.oval(50, 50, 47, 47)
    pen.oval(50, 50, 37, 37, OFF)
    pen.shape([(72, 22), (57, 57), (43, 43)])
    pen.shape([(28, 78), (57, 57), (43, 43)])
    pen.oval(50, 50, 5, 5, OFF)


def gather(pen: Pen) -> None:
    """A gripper with a stone."""
    pen.line([(50, 4), (50, 40)], 10)
    pen.line([(50, 40), (20, 56), (28, 90)], 10)
    pen.line([(50, 40), (80, 56), (72, 90)], 10)
    pen.shape([(50, 58), (66, 72), (58, 92), (42, 92), (34, 72)])


def research(pen: Pen) -> None:
    """A flask."""
    pen.box(34, 4, 66, 14, 4)
    pen.shape([(40, 10), (60, 10), (60, 40), (90, 86), (82, 97), (18, 97), (10, 86), (40, 40)])
    pen.shape([(47, 18), (53, 18), (53, 42), (66, 62), (34, 62), (47, 42)], OFF)
    pen.oval(44, 78, 5, 5, OFF)
    pen.oval(60, 84, 4, 4, OFF)


def build(pen: Pen) -> None:
    """A spanner."""
    pen.line([(18, 84), (62, 38)], 19)
    pen.oval(70, 30, 27, 27)
    pen.shape([(66, 34), (80, -4), (106, 20)], OFF)
    pen.oval(18, 84, 5, 5, OFF)


def untyped(pen: Pen) -> None:
    """A switch, for actions without a type."""
    pen.arc(50, 54, 40, 300, 240, 12)
    pen.line([(50, 6), (50, 48)], 12)


def wound(pen: Pen) -> None:
    """A drop of blood."""
    pen.shape([(50, 2), (66, 30), (80, 54), (20, 54), (34, 30)])
    pen.oval(50, 63, 33, 33)
    pen.arc(50, 63, 21, 90, 170, 7)


def blocked(pen: Pen) -> None:
    """A no-entry sign."""
    pen.oval(50, 50, 47, 47)
    pen.box(18, 40, 82, 60, 4, OFF)


def adventure(pen: Pen) -> None:
    """A star."""
    pen.star(50, 52, 5, 50, 21)


def reroll(pen: Pen) -> None:
    """Two arrows about a dot."""
    pen.arc(50, 50, 42, 200, 330, 11)
    pen.arc(50, 50, 42, 20, 150, 11)
    pen.shape([(99, 10), (97, 46), (66, 32)])
    pen.shape([(1, 90), (3, 54), (34, 68)])
    pen.oval(50, 50, 13, 13)


def rover_check(pen: Pen) -> None:
    """A wheel."""
    pen.oval(50, 50, 47, 47)
    pen.oval(50, 50, 31, 31, OFF)
    for i in range(3):
        angle = math.pi * i / 3
        x, y = 36 * math.cos(angle), 36 * math.sin(angle)
        pen.line([(50 - x, 50 - y), (50 + x, 50 + y)], 8)
    pen.oval(50, 50, 12, 12)


def impassable(pen: Pen) -> None:
    """A wall."""
    for y, edges in ((14, (2, 34, 66, 98)), (40, (2, 18, 50, 82, 98)), (66, (2, 34, 66, 98))):
        for left, right in itertools.pairwise(edges):
            pen.box(left, y, right - 5, y + 21, 2)


def morale(pen: Pen) -> None:
    """A heart."""
    pen.oval(29, 34, 26, 26)
    pen.oval(71, 34, 26, 26)
    pen.shape([(6, 46), (94, 46), (50, 96)])


def lose_morale(pen: Pen) -> None:
    """A heart with a minus."""
    morale(pen)
    pen.box(26, 36, 74, 50, 3, OFF)


def extra_pawn(pen: Pen) -> None:
    """A pawn and a plus."""
    pen.oval(34, 28, 18, 18)
    pen.shape([(26, 40), (42, 40), (50, 78), (18, 78)])
    pen.box(6, 78, 62, 96, 6)
    pen.line([(78, 24), (78, 60)], 11)
    pen.line([(60, 42), (96, 42)], 11)


def stress(pen: Pen) -> None:
    """A pulse curve."""
    pen.line([(4, 56), (24, 56), (36, 18), (54, 90), (68, 40), (76, 56), (96, 56)], 10)


def malfunction(pen: Pen) -> None:
    """A plate with a crack."""
    pen.shape([(8, 8), (92, 8), (92, 92), (8, 92)])
    pen.shape([(60, 8), (40, 46), (58, 50), (36, 92), (46, 92), (72, 44), (54, 40), (72, 8)], OFF)


def upgrade(pen: Pen) -> None:
    """An arrow upwards."""
    pen.shape([(50, 4), (94, 48), (68, 48), (68, 96), (32, 96), (32, 48), (6, 48)])


def tick(pen: Pen) -> None:
    pen.line([(12, 54), (40, 82), (88, 22)], 16)


def cross(pen: Pen) -> None:
    """A cross."""
    pen.line([(18, 18), (82, 82)], 16)
    pen.line([(82, 18), (18, 82)], 16)


def shutdown(pen: Pen) -> None:
    """A switch in a disc."""
    pen.oval(50, 50, 48, 48)
    pen.arc(50, 54, 30, 300, 240, 10)
    pen.oval(50, 54, 25, 25, OFF)
    pen.box(45, 16, 55, 50, 4, OFF)
    pen.box(46, 22, 54, 52, 3)


def condition(pen: Pen) -> None:
    """A star of six points, for medical conditions."""
    pen.line([(50, 8), (50, 92)], 14)
    pen.line([(14, 29), (86, 71)], 14)
    pen.line([(86, 29), (14, 71)], 14)


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
    pen.shape([(50, 6), (76, 36), (80, 66), (64, 92), (36, 92), (20, 66), (24, 36)])
    pen.line([(50, 30), (50, 76)], 7, OFF)


def rover(pen: Pen) -> None:
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
    pen.shape([(6, 96), (6, 50), (18, 24), (50, 8), (82, 24), (94, 50), (94, 96)])
    pen.shape([(15, 88), (15, 52), (25, 31), (50, 18), (75, 31), (85, 52), (85, 88)], OFF)
