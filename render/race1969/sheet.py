"""Draws a nation's two research sheets and the worth of each research now."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.alt_text import compose, seat_title
from render.core.canvas import Canvas
from render.core.colour import mix
from render.core.picture import WIDTH, Picture, Words
from render.core.text import shrink
from render.race1969.parts.icons import icon
from render.race1969.parts.labels import Labels, mission_codes
from render.race1969.parts.page import HEAD, draw_heading, page
from render.race1969.parts.sprites import card, cube, flag, token
from render.race1969.parts.theme import (
    LABEL,
    CREAM,
    DEEP_TEAL,
    FIGURE,
    FIGURE_BIG,
    HEADING,
    INK,
    LABEL,
    LABEL_BOLD,
    MUSTARD,
    NAME_BOLD,
    NIGHT,
    PAPER,
    SHADE,
    SIGNAL,
    STEEL,
)
from rules.race1969.terms import GROUND_SHEET, RESEARCH_INDEX, ROCKET_SHEET
from rules.race1969.views.view import NationView, ResearchView, View

BOX_WIDTH, BOX_HEIGHT, STEP = 520, 118, 128


def sheet(view: View, seat: int, people: Sequence[str], words: Words) -> Picture:
    """The sheets of the nation in ``seat``, as everybody can see them.

    Raises ``IndexError`` for a seat that nobody has.
    """
    labels = Labels.of(words)
    nation = view.nations[seat]
    rows = len(ROCKET_SHEET)
    flown = bool(nation.flights)
    height = HEAD + 76 + rows * STEP + (118 if flown else 8)
    canvas = page(height)
    draw_heading(canvas, nation.nation, people[seat], labels)
    _figures(canvas, nation, labels)
    _titles(canvas, words)
    for column, researches in enumerate((ROCKET_SHEET, GROUND_SHEET)):
        x = 20 + column * (BOX_WIDTH + 20)
        for row, name in enumerate(researches):
            research = nation.researches[RESEARCH_INDEX[name]]
            y = HEAD + 68 + row * STEP
            _box(canvas, x, y, view, research, labels, words)
            if _is_last(view, seat, research):
                canvas.frame(x - 5, y - 5, BOX_WIDTH + 10, BOX_HEIGHT + 10, 18, SIGNAL, 6)
    if flown:
        _flights(canvas, HEAD + 76 + rows * STEP, view, nation, labels, words)
    return Picture(canvas.image, _alt_text(view, nation, people[seat], labels, words))


def _is_last(view: View, seat: int, research: ResearchView) -> bool:
    last = view.last
    if last is None or last.research != research.research:
        return False
    return seat == (last.host if last.kind == "spy" else last.seat)


def _figures(canvas: Canvas, nation: NationView, labels: Labels) -> None:
    x, y = WIDTH - 30, 60
    wide = canvas.text(x, y, str(nation.cards), FIGURE_BIG, CREAM, "r")
    canvas.sprite(x - wide - 56, y - 31, card(None, 44))
    x -= wide + 90
    wide = canvas.text(x, y + 4, labels.million, FIGURE, MUSTARD, "r")
    wide += canvas.text(x - wide - 5, y, str(nation.money), FIGURE_BIG, MUSTARD, "r")
    x -= wide + 40
    wide = canvas.text(x, y, str(nation.prestige), FIGURE_BIG, CREAM, "r")
    canvas.mask(x - wide - 52, y - 22, icon("prestige", 42), CREAM)


def _titles(canvas: Canvas, words: Words) -> None:
    for column, kind in enumerate(("rocket", "ground")):
        x = 20 + column * (BOX_WIDTH + 20)
        title = words(f"pic1969-sheet-{kind}")
        canvas.text(x + 6, HEAD + 34, title, HEADING, CREAM, room=BOX_WIDTH)


def _box(
    canvas: Canvas,
    x: int,
    y: int,
    view: View,
    research: ResearchView,
    labels: Labels,
    words: Words,
) -> None:
    lit = research.researchers > 0
    canvas.panel(x, y + 4, BOX_WIDTH, BOX_HEIGHT, 14, NIGHT)
    canvas.panel(x, y, BOX_WIDTH, BOX_HEIGHT, 14, CREAM if lit else mix(PAPER, SHADE, 0.35))
    canvas.panel(x, y, 92, BOX_HEIGHT, 14, DEEP_TEAL if lit else mix(DEEP_TEAL, NIGHT, 0.45))
    canvas.mask(x + 17, y + 18, icon(research.research, 58), CREAM)
    code = labels.code(research.research)
    canvas.text(x + 46, y + 97, code, LABEL, CREAM, "m")
    name = labels.research(research.research)
    style = shrink(name, NAME_BOLD, BOX_WIDTH - 180, 24)
    canvas.text(x + 106, y + 27, name, style, INK, room=BOX_WIDTH - 176)
    figure = str(research.researchers) if lit else "–"
    canvas.text(x + BOX_WIDTH - 34, y + 32, figure, FIGURE_BIG, INK, "m")
    spaces = view.board.limits.spaces
    for i in range(spaces):
        left, top = x + 106 + i * 58, y + 56
        if i < len(research.scientists):
            scientist = research.scientists[i]
            canvas.sprite(left, top, cube(scientist, labels.scientist_letter(scientist), 50))
        else:
            canvas.frame(left + 2, top + 4, 44, 44, 6, SHADE, 2)
    left = x + 106 + spaces * 58
    if research.bonus:
        canvas.sprite(left + 2, y + 59, token(44))
    else:
        canvas.ring(left + 24, y + 81, 44, SHADE, 2)
    effect = _effect(view, research, words)
    if not lit:
        effect = f"({effect})"
    room = BOX_WIDTH - 106 - spaces * 58 - 68
    canvas.text(left + 58, y + 81, effect, shrink(effect, LABEL, room, 22), INK, room=room)


def _effect(view: View, research: ResearchView, words: Words) -> str:
    """The research's effect for its nation now, or with one researcher where it has none."""
    count = max(1, research.researchers)
    money = view.board.money
    each = {
        "robotics": money.robotics,
        "investors": money.investors,
        "insurance": money.insurance,
    }.get(research.research, 1)
    kind = "symbol" if research.research in ROCKET_SHEET else research.research
    return words(f"pic1969-effect-{kind}", count=count * each)


def _flights(
    canvas: Canvas, y: int, view: View, nation: NationView, labels: Labels, words: Words
) -> None:
    """A chip for each mission flown: year, symbols, cell, prestige."""
    count = len(nation.flights)
    step = min(262, (WIDTH - 40 + 10) // count)
    for i, flight in enumerate(nation.flights):
        x = 20 + i * step
        canvas.panel(x, y, step - 10, 98, 12, NIGHT)
        canvas.sprite(x + 10, y + 14, flag(nation.nation, labels.letter(nation.nation), 30))
        canvas.text(x + 48, y + 28, str(flight.year), LABEL, STEEL)
        earned = words("pic1969-earned", prestige=flight.prestige)
        canvas.text(x + step - 20, y + 28, earned, LABEL_BOLD, MUSTARD, "r")
        name = mission_codes(view, flight.mission, labels).replace(" + ", "·")
        style = shrink(name, LABEL_BOLD, step - 28, 22)
        canvas.text(x + 10, y + 70, name, style, CREAM, room=step - 26)


def _alt_text(view: View, nation: NationView, person: str, labels: Labels, words: Words) -> str:
    figures = words(
        "pic1969-alt-nation",
        nation=seat_title(labels.nation(nation.nation), person),
        prestige=nation.prestige,
        money=nation.money,
        cards=nation.cards,
    )
    parts: list[Sequence[str]] = [(figures,)]
    for research in nation.researches:
        staff = [labels.scientist(scientist) for scientist in research.scientists]
        if research.bonus:
            staff.append(words("pic1969-bonus"))
        if staff:
            count = research.researchers
            parts.append(
                (
                    f"{labels.research(research.research)} {count} ({', '.join(staff)}).",
                    f"{labels.code(research.research)} {count} ({', '.join(staff)}).",
                    f"{labels.code(research.research)} {count}.",
                )
            )
    if len(parts) == 1:
        parts.append((words("pic1969-alt-no-research"),))
    flown = "; ".join(
        f"{flight.year} {mission_codes(view, flight.mission, labels)} "
        + words("pic1969-earned", prestige=flight.prestige)
        for flight in nation.flights
    )
    if flown:
        parts.append((words("pic1969-alt-flown", list=flown), "", ""))
    return compose(parts)
