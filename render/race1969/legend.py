"""Draws the signs of the pictures for the legend, each by the code that draws it there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PIL import Image

from render.core.alt_text import compose
from render.core.canvas import Canvas
from render.core.legend import LegendLook, draw_signs, legend_height
from render.core.palette import Colour
from render.core.picture import Band, Words
from render.core.text import JOST_BOLD, TextStyle
from render.race1969 import theme
from render.race1969.backdrop import (
    draw_cell,
    draw_costs,
    draw_last_cell_sign,
    draw_moon_cell,
    draw_pip,
)
from render.race1969.icons import icon
from render.race1969.nations import BAR_HIGH, draw_prestige_bar, draw_year
from render.race1969.page import page
from render.race1969.palette import PALETTE
from render.race1969.pieces import draw_rocket
from render.race1969.researches import draw_researchers
from render.race1969.reveal import BACK, draw_arrow, draw_tag
from render.race1969.sprites import badge, card, cube, die, flag, rocket, token
from rules.race1969.terms import FACES, NATIONS, RESEARCHES, SCIENTISTS

LOOK = LegendLook(theme.PANEL_LIGHT, theme.CREAM, TextStyle(JOST_BOLD, 32))
_SHOWN = ("usa", "ussr")
"""The nations whose pieces stand for those of all."""
_FIELD = 50
"""Side of a research's field, which is larger on the board."""


def legend(signs: Sequence[tuple[str, str]], words: Words) -> Band:
    """The signs of these keys, each with its name."""
    alt = compose([(words("pic1969-alt-legend", list=", ".join(name for _, name in signs)),)])
    return Band("legend", draw_legend, (theme.Labels.of(words), tuple(signs)), alt, PALETTE)


def draw_legend(labels: theme.Labels, signs: Sequence[tuple[str, str]]) -> Canvas:
    """Raises ``KeyError`` for a key of no sign."""
    canvas = page(legend_height(len(signs)))
    draw_signs(canvas, LOOK, [(partial(SIGNS[key], labels), name) for key, name in signs])
    return canvas


def _sprites(canvas: Canvas, x: int, y: int, sprites: Sequence[Image.Image], gap: int = 6) -> None:
    """Sprites side by side, centred on (x, y)."""
    left = x - (sum(sprite.width for sprite in sprites) + gap * (len(sprites) - 1)) // 2
    for sprite in sprites:
        canvas.sprite(left, y - sprite.height // 2, sprite)
        left += sprite.width + gap


def _plate(canvas: Canvas, x: int, y: int, width: int, height: int = 76) -> None:
    """The ground of a mission's placard about (x, y)."""
    canvas.panel(x - width // 2, y - height // 2 + 4, width, height, 12, theme.NIGHT)
    canvas.panel(x - width // 2, y - height // 2, width, height, 12, theme.CREAM)


# The missions' picture


def _symbols(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    _plate(canvas, x, y, 132)
    for i, symbol in enumerate(("csm", "eva")):
        canvas.mask(x - 58 + i * 62, y - 27, icon(symbol, 54), theme.INK)


def _launch_cost(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    _plate(canvas, x, y, 96)
    draw_costs(canvas, x - 22, x + 22, y, launch=8, spying=None)


def _spying_cost(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    _plate(canvas, x, y, 96)
    draw_costs(canvas, x - 22, x + 28, y, launch=None, spying=2)


def _cell(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    draw_cell(canvas, x, y - 33, 3, 0.4, last=False)
    draw_pip(canvas, x, y, 0.2)
    draw_cell(canvas, x, y + 33, 1, 0.0, last=False)


def _last_cell(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    draw_cell(canvas, x, y + 24, 10, 1.0, last=True)
    draw_last_cell_sign(canvas, x, y - 9)


def _moon_cell(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    for i, worth in enumerate((0, 1, 2)):
        draw_moon_cell(canvas, x - 56 + i * 56, y, worth, i / 3)


def _moon_flag(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    draw_moon_cell(canvas, x - 26, y, 1, 0.1)
    canvas.sprite(x + 8, y - 22, flag("usa", labels.letter("usa"), 44))


def _rocket(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    _sprites(canvas, x, y, [rocket(each, labels.letter(each), 52) for each in _SHOWN], 24)


def _moved_last(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    draw_rocket(canvas, x, y + 38, "usa", labels.letter("usa"), True)


def _flag(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    _plate(canvas, x, y, 140)
    _sprites(canvas, x, y + 2, [flag(each, labels.letter(each), 46) for each in _SHOWN], 12)


def _deducted(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    _plate(canvas, x, y, 96)
    canvas.text(x, y, "−2", TextStyle(theme.DEDUCTION.face, 50), theme.RED, "m")


def _dice(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    _sprites(canvas, x, y, [die(face, 52) for face in FACES], 8)


def _face_down(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    canvas.sprite(x - 62, y - 30, badge("ussr", labels.letter("ussr"), 60))
    canvas.text(x + 8, y, "×2", TextStyle(theme.LABEL_BOLD.face, 46), theme.SIGNAL)


# The nations' picture


def _nations(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    for i, nation in enumerate(NATIONS):
        row, column = divmod(i, 3)
        left = x - 84 + column * 58 + row * 29
        canvas.sprite(left, y - 54 + row * 58, badge(nation, labels.letter(nation), 50))


def _year(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    draw_year(canvas, x - 63, y - 47, (1965, 14, 2), labels, theme.SIGNAL, theme.INK)


def _score(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    for i, (nation, prestige) in enumerate(zip(_SHOWN, (26, 17), strict=True)):
        top = y - 50 + i * 52
        canvas.sprite(x - 96, top, badge(nation, labels.letter(nation), 48))
        canvas.panel(x - 40, top + 19, 140, BAR_HIGH, BAR_HIGH // 2, theme.NIGHT)
        draw_prestige_bar(canvas, x - 40, top + 19, 140, nation, prestige, 40)


def _scientist(scientist: str, labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    _sprites(canvas, x, y, [cube(scientist, labels.scientist_letter(scientist), 82)])


def _card_back(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    _sprites(canvas, x, y, [card(None, 74)])


def _prestige(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    canvas.mask(x - 42, y - 44, icon("prestige", 84), theme.CREAM)


def _money(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    wide = canvas.text(x - 40, y, "12", TextStyle(theme.FIGURE.face, 64), theme.MUSTARD)
    style = TextStyle(theme.LABEL_BOLD.face, 40)
    canvas.text(x - 34 + wide, y + 6, labels.million, style, theme.MUSTARD)


def _researchers(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    for i in range(3):
        left = x - 3 * _FIELD // 2 - 6 + i * (_FIELD + 6)
        draw_researchers(canvas, left, y - _FIELD // 2, i + 1, _FIELD, theme.FIGURE_BIG)


def _up(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    canvas.panel(x - 92, y - 32, 184, 64, 12, theme.PANEL)
    canvas.panel(x - 92, y - 32, 14, 64, 7, theme.SIGNAL)
    canvas.frame(x - 92, y - 32, 184, 64, 13, theme.SIGNAL, 4)
    canvas.sprite(x - 68, y - 25, badge("usa", labels.letter("usa"), 50))


def _changed(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    draw_researchers(canvas, x - _FIELD // 2, y - _FIELD // 2, 1, _FIELD, theme.FIGURE_BIG)
    edge = _FIELD + 8
    canvas.frame(x - edge // 2, y - edge // 2, edge, edge, 13, theme.SIGNAL, 5)


# Sheets and hands


def _research(research: str, labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    canvas.mask(x - 38, y - 54, icon(research, 76), theme.CREAM)
    canvas.text(x, y + 42, labels.code(research), theme.NAME_BOLD, theme.MUSTARD, "m")


def _bonus(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    _sprites(canvas, x, y, [token(76)])


def _space(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    canvas.panel(x - 76, y - 40, 152, 80, 12, theme.CREAM)
    for i in range(2):
        canvas.frame(x - 58 + i * 62, y - 26, 54, 54, 8, theme.SHADE, 3)


def _flown(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    canvas.panel(x - 90, y - 38, 180, 76, 12, theme.NIGHT)
    canvas.panel(x - 90, y - 38, 180, 6, 3, theme.SIGNAL)
    canvas.mask(x - 80, y - 28, icon("csm", 32), theme.CREAM)
    canvas.text(x - 80, y + 21, "1965", theme.LABEL, theme.STEEL)
    canvas.text(x + 80, y + 19, "+4", theme.FIGURE, theme.MUSTARD, "r")


def _card_front(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    _sprites(canvas, x, y, [card(each, 70) for each in (1, 3)], 18)


# A flight


def _die(face: str, labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    _sprites(canvas, x, y, [die(face, 84)])


def _arrow(
    colour: Colour, tag: str, forward: bool, labels: theme.Labels, canvas: Canvas, x: int, y: int
) -> None:
    start, end = (x - 70, x + 70) if forward else (x + 70, x - 70)
    draw_arrow(canvas, start, end, y + 12, -62, colour)
    draw_tag(canvas, x, y - 22, tag, colour)


def _ended(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    draw_cell(canvas, x, y, 5, 0.5, last=False)
    look = theme.NATION_STYLES["usa"].colour
    canvas.frame(x - 37, y - 27, 74, 54, 15, look, 5)


def _division(labels: theme.Labels, canvas: Canvas, x: int, y: int) -> None:
    canvas.text(x + 22, y, "5 ÷ 2 =", TextStyle(theme.FIGURE.face, 46), theme.CREAM, "r")
    canvas.text(x + 34, y, "−2", TextStyle(theme.FIGURE.face, 52), BACK)


SIGNS: Mapping[str, Callable[[theme.Labels, Canvas, int, int], None]] = {
    "symbols": _symbols,
    "launch-cost": _launch_cost,
    "spying-cost": _spying_cost,
    "cell": _cell,
    "last-cell": _last_cell,
    "moon-cell": _moon_cell,
    "moon-flag": _moon_flag,
    "rocket": _rocket,
    "moved-last": _moved_last,
    "flag": _flag,
    "deducted": _deducted,
    "dice": _dice,
    "face-down": _face_down,
    "nations": _nations,
    "year": _year,
    "score": _score,
    **{scientist: partial(_scientist, scientist) for scientist in SCIENTISTS},
    "card-back": _card_back,
    "prestige": _prestige,
    "money": _money,
    "researchers": _researchers,
    "up": _up,
    "changed": _changed,
    **{research: partial(_research, research) for research in RESEARCHES},
    "bonus": _bonus,
    "space": _space,
    "flown": _flown,
    "card-front": _card_front,
    **{f"die-{face}": partial(_die, face) for face in FACES},
    "way-test": partial(_arrow, theme.TEAL, "+4", True),
    "way-back": partial(_arrow, BACK, "−2", False),
    "way-forward": partial(_arrow, theme.MUSTARD, "+1", True),
    "ended": _ended,
    "division": _division,
}
"""By sign, the function that paints it about a place, in the labels' language."""
