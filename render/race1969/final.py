"""Draws the final scores and how they came about."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.alt_text import compose, seat_title
from render.core.canvas import Canvas
from render.core.colour import mix
from render.core.picture import WIDTH, Picture, Words
from render.core.text import TextStyle, printable, shrink
from render.race1969.parts.icons import icon
from render.race1969.parts.labels import Labels, mission_codes
from render.race1969.parts.page import page
from render.race1969.parts.sprites import badge, cube, rocket
from render.race1969.parts.theme import (
    CREAM,
    FIGURE,
    INK,
    LABEL,
    LABEL_BOLD,
    MUSTARD,
    NAME,
    NAME_BOLD,
    NIGHT,
    PANEL,
    PAPER,
    SHADE,
    SIGNAL,
    SMALL,
    STEEL,
    TITLE,
)
from rules.race1969.terms import MOON
from rules.race1969.views.view import FinalScore, NationView, View

HEAD, STEP, CARD = 316, 204, 190


def final(view: View, people: Sequence[str], words: Words) -> Picture:
    """The final order; raises ``ValueError`` while the game goes on."""
    if not view.final:
        raise ValueError("the game isn't over yet")
    labels = Labels.of(words)
    order = sorted(view.final, key=lambda score: (score.rank, score.seat))
    canvas = page(HEAD + STEP * len(order) + 12)
    winners = [score.seat for score in order if score.rank == 1]
    _moonrise(canvas, view, winners, people, labels, words)
    for i, score in enumerate(order):
        _card(canvas, HEAD + i * STEP, view, score, people[score.seat], labels, words)
    return Picture(canvas.image, _alt_text(view, order, people, labels, words))


def earned(view: View, nation: NationView, score: FinalScore) -> tuple[int, int, int]:
    """Prestige at the start, from missions, and what was traded for money (0 or less)."""
    start = view.board.start.prestige
    missions = sum(flight.prestige for flight in nation.flights)
    return start, missions, score.prestige - start - missions


def _moonrise(
    canvas: Canvas,
    view: View,
    winners: Sequence[int],
    people: Sequence[str],
    labels: Labels,
    words: Words,
) -> None:
    x, y, radius = 870, 250, 300
    for reach, alpha in ((430, 0.05), (370, 0.08)):
        canvas.disc(x, y + 60, 2 * reach, CREAM, alpha)
    canvas.disc(x, y + 60, 2 * radius, mix(CREAM, PAPER, 0.4))
    for dx, dy, size in (
        (-150, -90, 96),
        (40, -150, 70),
        (150, -40, 110),
        (-40, -30, 44),
        (-210, 10, 50),
    ):
        canvas.disc(x + dx, y + 60 + dy, size, mix(PAPER, SHADE, 0.4))
        canvas.disc(x + dx + size // 12, y + 60 + dy + size // 12, size * 5 // 6, PAPER)
    for i, seat in enumerate(winners[:3]):
        nation = view.nations[seat].nation
        sprite = rocket(nation, labels.letter(nation), 104)
        canvas.sprite(x - 52 + 110 * i - 55 * (len(winners[:3]) - 1), 78, sprite)
    canvas.text(36, 66, words("pic1969-phase-over"), NAME, SIGNAL, room=480)
    names = ", ".join(labels.nation(view.nations[seat].nation) for seat in winners)
    style = shrink(names, TextStyle(TITLE.face, 84), 540, 36)
    canvas.text(34, 140, names, style, CREAM, room=540)
    players = ", ".join(name for s in winners if (name := printable(people[s], NAME.face)))
    canvas.text(36, 208, players, SMALL, STEEL, room=500)
    line = words("pic1969-winner", count=len(winners))
    canvas.text(36, 262, line, shrink(line, NAME, 500, 24), MUSTARD, room=500)


def _card(
    canvas: Canvas,
    y: int,
    view: View,
    score: FinalScore,
    person: str,
    labels: Labels,
    words: Words,
) -> None:
    nation = view.nations[score.seat]
    first = score.rank == 1
    canvas.panel(20, y + 5, WIDTH - 40, CARD, 18, NIGHT)
    canvas.panel(20, y, WIDTH - 40, CARD, 18, CREAM if first else PANEL)
    ink, quiet = (INK, mix(INK, PAPER, 0.25)) if first else (CREAM, STEEL)
    canvas.text(54, y + 50, str(score.rank), TITLE, SIGNAL if not first else INK, "m")
    canvas.sprite(88, y + 16, badge(nation.nation, labels.letter(nation.nation), 66))
    canvas.text(172, y + 34, labels.nation(nation.nation), NAME_BOLD, ink, room=330)
    canvas.text(172, y + 70, printable(person, SMALL.face), SMALL, quiet, room=330)
    money = f"{score.money} {labels.million}"
    canvas.text(WIDTH - 226, y + 50, money, FIGURE, quiet, "r")
    canvas.panel(WIDTH - 206, y, 186, 100, 18, SIGNAL)
    total = str(score.total).replace("-", "−")
    canvas.text(WIDTH - 44, y + 51, total, TextStyle(TITLE.face, 68), INK, "r")
    canvas.mask(WIDTH - 192, y + 26, icon("prestige", 44), INK)
    _sum(canvas, y + 124, view, nation, score, labels, words, (ink, quiet))
    _missions(canvas, y + 166, view, nation, labels, words, ink)


def _sum(
    canvas: Canvas,
    y: int,
    view: View,
    nation: NationView,
    score: FinalScore,
    labels: Labels,
    words: Words,
    inks: tuple[tuple[int, int, int], tuple[int, int, int]],
) -> None:
    ink, quiet = inks
    start, missions, traded = earned(view, nation, score)
    terms: list[tuple[str, int]] = [
        (words("pic1969-sum-start"), start),
        (words("pic1969-sum-missions"), missions),
        (words("pic1969-sum-traded"), traded),
        ("famous", score.famous),
        ("novice", score.novices),
        ("spy", score.spies),
    ]
    step = (WIDTH - 80) // len(terms)
    for i, (name, points) in enumerate(terms):
        x = 40 + i * step
        figure = (f"+{points}" if i else str(points)) if points >= 0 else f"−{-points}"
        colour = ink if points else quiet
        if name in ("famous", "novice", "spy"):
            canvas.sprite(x, y - 17, cube(name, labels.scientist_letter(name), 34))
            canvas.text(x + 42, y, figure, FIGURE, colour)
        else:
            wide = canvas.text(x, y, name, LABEL, quiet, room=step - 56)
            canvas.text(x + wide + 8, y, figure, FIGURE, colour)


def _missions(
    canvas: Canvas,
    y: int,
    view: View,
    nation: NationView,
    labels: Labels,
    words: Words,
    ink: tuple[int, int, int],
) -> None:
    if not nation.flights:
        canvas.text(40, y, words("pic1969-no-flights"), LABEL, ink, room=WIDTH - 80)
        return
    step = (WIDTH - 76) // max(5, len(nation.flights))
    for i, flight in enumerate(nation.flights):
        x = 40 + i * step
        symbols = (
            ("moon",) if flight.mission == MOON else view.board.mission(flight.mission).symbols
        )
        for j, symbol in enumerate(symbols):
            canvas.mask(x + j * 29, y - 14, icon(symbol, 28), ink)
        canvas.text(x + len(symbols) * 29 + 4, y, f"+{flight.prestige}", LABEL_BOLD, ink)


def _alt_text(
    view: View,
    order: Sequence[FinalScore],
    people: Sequence[str],
    labels: Labels,
    words: Words,
) -> str:
    parts: list[Sequence[str]] = []
    for score in order:
        nation = view.nations[score.seat]
        start, missions, traded = earned(view, nation, score)
        figures = {
            "rank": score.rank,
            "total": score.total,
            "start": start,
            "missions": missions,
            "traded": -traded,
            "famous": score.famous,
            "novices": score.novices,
            "spies": score.spies,
            "money": score.money,
        }
        flights = ", ".join(
            f"{mission_codes(view, flight.mission, labels)} {flight.prestige}"
            for flight in nation.flights
        )
        named = words(
            "pic1969-alt-final",
            nation=seat_title(labels.nation(nation.nation), people[score.seat]),
            **figures,
        )
        plain = words("pic1969-alt-final", nation=labels.nation(nation.nation), **figures)
        parts.append((f"{named} ({flights})" if flights else named, named, plain))
    return compose(parts)
