"""Draws the end: the Star Monitor with all routes, and the scores in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.core.alt_text import compose
from render.core.canvas import Canvas
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.core.text import TextStyle, shrink
from render.space1999 import theme
from render.space1999.board_shown import RoutesShown, routes_shown, shown_name
from render.space1999.monitor import grid_frame, monitor_page
from render.space1999.page import draw_recess
from render.space1999.palette import PALETTE
from render.space1999.sprites import badge, bolt, earth
from rules.space1999.view import FinalScore, View

EDGE, GAP = 12, 8
TITLE_HIGH = 176
"""Height of the headline with the winners."""
ENERGY = TextStyle(theme.FIGURE_BIG.face, 38)
MOST = 200
"""The most pixels that a score is high, with the gap below it."""


class ScoreShown(NamedTuple):
    """A seat's final score in words and figures."""

    rank: int
    sector: str
    name: str
    to_earth: str
    length: str
    energy: int


class EndShown(NamedTuple):
    """The headline, the winners' names, what they have done, and the scores in order."""

    title: str
    winners: str
    deed: str
    scores: tuple[ScoreShown, ...]


def final(view: View, people: Sequence[str], words: Words) -> tuple[Band, ...]:
    """The final order; raises ``ValueError`` while the game goes on."""
    if not view.final:
        raise ValueError("the game isn't over yet")
    order = sorted(view.final, key=lambda score: (score.rank, score.seat))
    scores = tuple(
        ScoreShown(
            score.rank,
            view.ships[score.seat].sector,
            shown_name(view, score.seat, people, words),
            _outlook(view, score, words),
            words("pic1999-length", count=score.route),
            score.energy,
        )
        for score in order
    )
    winners = [score.name for score in scores if score.rank == 1]
    deed = words("pic1999-winner", count=len(winners))
    shown = EndShown(words("pic1999-over"), ", ".join(winners), deed, scores)
    alt = _alt_text(view, order, people, words)
    return (Band("final", draw_final, (routes_shown(view), shown), alt, PALETTE),)


def draw_final(routes: RoutesShown, shown: EndShown) -> Canvas:
    """The final band: the Star Monitor, and the scores on the console."""
    canvas = monitor_page(routes)
    x = grid_frame(routes.size).right + EDGE
    room = WIDTH - x - EDGE
    _title(canvas, x, room, shown)
    step = min(MOST, (MAX_HEIGHT - EDGE - TITLE_HIGH + GAP) // len(shown.scores))
    for i, score in enumerate(shown.scores):
        _score(canvas, x, TITLE_HIGH + i * step, room, step - GAP, score)
    return canvas


def _outlook(view: View, score: FinalScore, words: Words) -> str:
    """A seat's distance from Earth in words, or that it is no nearer than at the start.

    Those who are no nearer tie, so their distance isn't told.
    """
    if not score.score and score.rank > 1:
        return words("pic1999-no-nearer")
    return theme.to_earth(view, score.seat, words)


def _title(canvas: Canvas, x: int, room: int, shown: EndShown) -> None:
    canvas.sprite(x + room - 116, 28, earth(116))
    room -= 132
    canvas.write(x + 6, 34, shown.title, theme.NAME, theme.INK, room)
    style = shrink(shown.winners, theme.HEADING, room, 34)
    canvas.text(x + 6, 84, shown.winners, style, theme.INK, room=room)
    canvas.write(x + 6, 134, shown.deed, theme.NAME, theme.INK, room)


def _score(canvas: Canvas, x: int, y: int, room: int, height: int, score: ScoreShown) -> None:
    first = score.rank == 1
    ink, quiet = (theme.INK, theme.INK) if first else (theme.FORCE, theme.QUIET)
    if first:
        canvas.panel(x, y, room, height, 14, theme.SHELL_LIGHT)
        canvas.frame(x, y, room, height, 14, theme.AMBER, 6)
    else:
        draw_recess(canvas, x, y, room, height)
    share = height / 122
    upper, middle, lower = (y + round(line * share) for line in (28, 63, 98))
    canvas.text(x + 38, y + height // 2, str(score.rank), theme.FIGURE_BIG, ink, "m")
    canvas.sprite(x + 74, y + height // 2 - 29, badge(score.sector, 58))
    left, space = x + 144, room - 160
    canvas.write(left, upper, score.name, theme.NAME_BOLD, ink, space)
    canvas.write(left, middle, score.to_earth, theme.LABEL, ink, space)
    wide = canvas.text(x + room - 20, lower, str(score.energy), ENERGY, ink, "r")
    canvas.sprite(x + room - 58 - wide, lower - 18, bolt(36, ink if first else theme.AMBER))
    space -= wide + 48
    canvas.write(left, lower, score.length, theme.LABEL, quiet, space)


def _alt_text(view: View, order: Sequence[FinalScore], people: Sequence[str], words: Words) -> str:
    parts: list[Sequence[str]] = []
    for score in order:
        figures = {
            "rank": score.rank,
            "missing": _outlook(view, score, words),
            "length": words("pic1999-length", count=score.route),
            "energy": score.energy,
        }
        parts.append(
            tuple(
                words("pic1999-alt-final", seat=seat, **figures)
                for seat in theme.seat_names(view, score.seat, people, words)
            )
        )
    return compose(parts)
