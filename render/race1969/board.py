"""Draws the missions' band: the Moon, all tracks with rockets and flags, the launch under way."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.alt_text import compose
from render.core.canvas import Canvas
from render.core.line_chart import (
    HEIGHT,
    ChartLook,
    LineChart,
    draw_line_chart,
    with_printable_names,
)
from render.core.picture import Band, Words
from render.core.text import FIGURES_BOLD, TextStyle
from render.race1969 import theme
from render.race1969.alt_text import missions_alt_text
from render.race1969.backdrop import missions_backdrop
from render.race1969.layout import (
    LAUNCH_LEFT,
    LAUNCH_WIDTH,
    MOON_PLACARD_HEIGHT,
    MOON_PLACARD_TOP,
    missions_layout,
    tracks,
)
from render.race1969.nations import nations
from render.race1969.page import NAME_ALONE, page
from render.race1969.palette import PALETTE
from render.race1969.pieces import Missions, draw_pieces
from render.race1969.researches import researches
from render.race1969.sprites import badge, die
from rules.race1969.state import LastMove
from rules.race1969.view import View

LAID = TextStyle(FIGURES_BOLD, 34)
"""The number of cards that a nation has laid."""


def missions(view: View, words: Words) -> Band:
    """The missions' band; only what is public is read."""
    labels = theme.Labels.of(words)
    last, launch = _marked(view), view.launch
    shown = Missions(
        labels=labels,
        year=view.board.rounds[-1].year,
        tracks=tracks(view.board),
        nations=tuple(nation.nation for nation in view.nations),
        moon_cells=tuple(nation.moon_cell for nation in view.nations),
        missions=view.missions,
        dice=() if launch is None else launch.dice,
        score=None if launch is None else launch.score,
        face_down=() if launch is None else launch.face_down or (),
        last=last,
    )
    alt = missions_alt_text(view, last, labels, words)
    return Band("missions", draw_missions, (shown,), alt, PALETTE)


def _marked(view: View) -> LastMove | None:
    """The last move if its rocket still stands on a track."""
    last = view.last
    standing = {(m.mission, seat) for m in view.missions for seat, _ in m.rockets}
    if last is None or (last.mission, last.seat) not in standing:
        return None
    return last


def draw_missions(shown: Missions) -> Canvas:
    layout = missions_layout(shown.tracks, len(shown.nations))
    canvas = missions_backdrop(layout, shown.year, shown.labels)
    draw_pieces(canvas, shown, layout)
    if shown.dice:
        _launch(canvas, shown)
    return canvas


def _launch(canvas: Canvas, shown: Missions) -> None:
    """The launch under way: its dice, the test's score, and who laid how many cards."""
    x, y = LAUNCH_LEFT, MOON_PLACARD_TOP
    canvas.panel(x, y, LAUNCH_WIDTH, MOON_PLACARD_HEIGHT, 14, theme.NIGHT)
    canvas.frame(x, y, LAUNCH_WIDTH, MOON_PLACARD_HEIGHT, 14, theme.SIGNAL, 4)
    step = max(9, min(41, (LAUNCH_WIDTH - 12) // len(shown.dice)))
    for i, face in enumerate(shown.dice):
        canvas.sprite(x + 7 + i * step, y + 9, die(face, step - 3))
    left, line = x + 10, y + 70
    if shown.score is not None:
        canvas.text(
            left, line, f"= {shown.score}".replace("-", "−"), theme.FIGURE, theme.CREAM, room=66
        )
    for i, (seat, cards) in enumerate(shown.face_down):
        column, row = (i + 1) % 3, (i + 1) // 3
        at = left + column * 69
        nation, letter = shown.lettered(seat)
        canvas.sprite(at, line + row * 42 - 19, badge(nation, letter, 38))
        canvas.text(at + 38, line + row * 42, f"×{cards}", LAID, theme.SIGNAL)


def board_bands(view: View, people: Sequence[str], words: Words) -> tuple[Band, ...]:
    """The missions, the nations, and their researches.

    Only what is public is read, so every viewer's picture is the same. ``people`` are display names
    by seat, not yet cleaned; an empty one stands for an autopilot.
    """
    return missions(view, words), nations(view, people, words), researches(view, words)


LOOK = ChartLook(
    theme.CREAM,
    theme.STEEL,
    theme.PANEL_LIGHT,
    theme.PANEL,
    theme.SIGNAL,
    theme.NIGHT,
    NAME_ALONE,
    theme.NAME_BOLD,
    theme.LABEL,
)


def chances(chart: LineChart, told: Sequence[Sequence[str]], t: Words) -> tuple[Band, ...]:
    """The chart's band; its lines' identities are nations. ``told`` is as ``compose`` takes it."""
    chart, labels = with_printable_names(chart, theme.LABEL.face), theme.Labels.of(t)
    letters = tuple((line.identity, labels.letter(line.identity)) for line in chart.lines)
    return (Band("chances", draw_chances, (chart, letters), compose(told), PALETTE),)


def draw_chances(chart: LineChart, letters: Sequence[tuple[str, str]]) -> Canvas:
    """The chart with each nation's letter on its badge."""
    canvas, known = page(HEIGHT), dict(letters)
    colours = {nation: style.colour for nation, style in theme.NATION_STYLES.items()}
    draw_line_chart(
        canvas, chart, LOOK, colours, lambda nation, size: badge(nation, known[nation], size)
    )
    return canvas
