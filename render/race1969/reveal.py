"""Draws a flight and its reveal: dice, the rocket's way along the track, all cards, prestige."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.alt_text import compose, seat_title
from render.core.canvas import Canvas
from render.core.colour import Colour, mix, rgb
from render.core.picture import WIDTH, Picture, Words
from render.core.text import printable, shrink, width
from render.race1969.parts.icons import icon
from render.race1969.parts.labels import Labels, mission_codes, mission_name
from render.race1969.parts.page import HEAD, draw_heading, draw_title, page
from render.race1969.parts.sprites import badge, card, die, rocket
from render.race1969.parts.theme import (
    CELL,
    LABEL,
    CREAM,
    DIE_COLOURS,
    FIGURE,
    FIGURE_BIG,
    HEADING,
    INK,
    LABEL,
    MUSTARD,
    NAME,
    NATION_STYLES,
    NIGHT,
    PANEL_LIGHT,
    SIGNAL,
    STEEL,
    TEAL,
    TITLE,
)
from rules.race1969.terms import FAILURE, SUCCESS
from rules.race1969.views.view import Reveal, View

BACK = rgb("#ff7a66")
DICE_TOP, TRACK, PLAYS = HEAD + 24, HEAD + 330, HEAD + 496
PLAY_ROW = 106


def reveal(view: View, people: Sequence[str], words: Words) -> Picture:
    """The latest reveal; raises ``ValueError`` where there has been none."""
    shown = view.reveal
    if shown is None:
        raise ValueError("nothing has been revealed yet")
    labels = Labels.of(words)
    nation = view.nations[shown.seat]
    rows = max(1, len(shown.plays))
    canvas = page(PLAYS + 60 + rows * PLAY_ROW + 178)
    draw_heading(canvas, nation.nation, people[shown.seat], labels)
    _mission(canvas, view, shown, labels)
    _test(canvas, shown, words)
    _track(canvas, view, shown, labels)
    y = _plays(canvas, view, shown, people, labels, words)
    _result(canvas, y, shown, words)
    return Picture(canvas.image, _alt_text(view, shown, people, labels, words))


def _mission(canvas: Canvas, view: View, shown: Reveal, labels: Labels) -> None:
    symbols = view.board.mission(shown.mission).symbols
    right = WIDTH - 24
    name = mission_codes(view, shown.mission, labels)
    canvas.text(right, 88, f"{shown.year} · {name}", LABEL, STEEL, "r", 420)
    size = 52 if len(symbols) < 4 else 46
    for i, symbol in enumerate(reversed(symbols)):
        canvas.mask(right - (i + 1) * (size + 8) + 8, 14, icon(symbol, size), CREAM)


def _test(canvas: Canvas, shown: Reveal, words: Words) -> None:
    for i, face in enumerate(shown.dice):
        canvas.sprite(30 + i * 98, DICE_TOP, die(face, 86))
    successes, failures = shown.dice.count(SUCCESS), shown.dice.count(FAILURE)
    y = DICE_TOP + 42
    terms = (
        (str(successes), DIE_COLOURS[SUCCESS], words("pic1969-successes")),
        (f"−{failures}", DIE_COLOURS["failure"], words("pic1969-failures")),
        (f"+{shown.research}", CREAM, words("pic1969-research")),
    )
    x = 30 + 98 * len(shown.dice) + 16
    room = (WIDTH - 190 - x) // len(terms)
    for figure, colour, name in terms:
        canvas.text(x + room // 2, y - 14, figure, TITLE, colour, "m")
        canvas.text(x + room // 2, y + 36, name, LABEL, STEEL, "m", room - 6)
        x += room
    canvas.panel(WIDTH - 182, DICE_TOP, 158, 86, 16, CREAM)
    canvas.text(WIDTH - 103, y, f"= {shown.score}".replace("-", "−"), TITLE, INK, "m")


def _track(canvas: Canvas, view: View, shown: Reveal, labels: Labels) -> None:
    cells = view.board.mission(shown.mission).cells
    pitch = min(84, (WIDTH - 40) // len(cells))
    left = (WIDTH - pitch * (len(cells) - 1)) // 2
    look = NATION_STYLES[view.nations[shown.seat].nation].colour

    def x_of(cell: int) -> int:
        return left + (cell - 1) * pitch

    half, height = min(30, pitch // 2 - 2), 44
    canvas.rect(left, TRACK - 3, x_of(len(cells)) - left, 6, STEEL)
    for i, worth in enumerate(cells):
        x = left + i * pitch
        last = i == len(cells) - 1
        ground = MUSTARD if last else mix(STEEL, CREAM, i / (len(cells) - 1))
        canvas.panel(x - half, TRACK - height // 2, 2 * half, height, 12, ground)
        canvas.text(x, TRACK, str(worth), CELL, INK, "m")
    fallen = max(1, shown.start - shown.back)
    raised = min(len(cells), fallen + shown.forward)
    _hop(canvas, x_of(shown.launched_from), x_of(shown.start), -76, TEAL)
    deep = 50
    if fallen != shown.start:
        _hop(canvas, x_of(shown.start), x_of(fallen), deep, BACK)
        deep = 96
    _hop(canvas, x_of(fallen), x_of(raised), deep, MUSTARD)
    for start, end, rise, colour in (
        (shown.launched_from, shown.start, -76, TEAL),
        (shown.start, fallen, 50, BACK),
        (fallen, raised, deep, MUSTARD),
    ):
        if start != end:
            moved = f"+{end - start}" if end > start else f"−{start - end}"
            share = _clear_of(x_of(shown.cell), x_of(start), x_of(end)) if rise < 0 else 0.5
            at = round(x_of(start) + (x_of(end) - x_of(start)) * share)
            swing = rise * 4 * share * (1 - share)
            _tag(canvas, at, round(TRACK + swing + (26 if rise > 0 else -26)), moved, colour)
    x = x_of(shown.cell)
    canvas.frame(x - half - 5, TRACK - 28, 2 * half + 10, 56, 15, look, 5)
    sprite = rocket(
        view.nations[shown.seat].nation, labels.letter(view.nations[shown.seat].nation), 56
    )
    canvas.sprite(x - sprite.width // 2, TRACK - 26 - sprite.height, sprite)


def _clear_of(rocket: int, start: int, end: int) -> float:
    """The share of an arc at which its tag stands, so that the rocket doesn't hide it."""
    if abs((start + end) // 2 - rocket) > 64:
        return 0.5
    return 0.25 if abs(start - rocket) > abs(end - rocket) else 0.75


def _hop(canvas: Canvas, start: int, end: int, rise: int, colour: Colour) -> None:
    """An arc from cell to cell; ``rise`` is how far it swings, downwards if positive."""
    if start == end:
        return
    side = 1 if rise > 0 else -1
    edge = TRACK + side * 26
    points = []
    for i in range(33):
        t = i / 32
        points.append((start + (end - start) * t, edge + rise * 4 * t * (1 - t)))
    canvas.path(points, NIGHT, 11, 0.6)
    canvas.path(points, colour, 6)
    direction = 1 if end > start else -1
    tip = (float(end), float(edge))
    canvas.path([(end - direction * 14.0, edge + side * 12.0), tip], colour, 6)
    canvas.path([(end + direction * 6.0, edge + side * 17.0), tip], colour, 6)


def _tag(canvas: Canvas, x: int, y: int, text: str, colour: Colour) -> None:
    canvas.panel(x - 29, y - 18, 58, 36, 18, NIGHT)
    canvas.frame(x - 29, y - 18, 58, 36, 18, colour, 3)
    canvas.text(x, y, text, FIGURE, colour, "m")


def _plays(
    canvas: Canvas,
    view: View,
    shown: Reveal,
    people: Sequence[str],
    labels: Labels,
    words: Words,
) -> int:
    y = draw_title(canvas, PLAYS, words("race1969-research-espionage"))
    if not shown.plays:
        nobody = words("pic1969-nobody-played")
        canvas.text(WIDTH // 2, y + 44, nobody, NAME, STEEL, "m", WIDTH - 60)
        return y + PLAY_ROW
    against = sum(sum(cards) for seat, cards in shown.plays if seat != shown.seat)
    rivals = [seat for seat, _ in shown.plays if seat != shown.seat]
    for seat, cards in shown.plays:
        nation = view.nations[seat].nation
        canvas.panel(20, y, WIDTH - 40, PLAY_ROW - 10, 14, PANEL_LIGHT)
        canvas.sprite(34, y + 18, badge(nation, labels.letter(nation), 60))
        name = printable(people[seat], NAME.face) or labels.nation(nation)
        canvas.text(112, y + 48, name, shrink(name, NAME, 236, 24), CREAM, room=236)
        for i, value in enumerate(cards):
            canvas.sprite(366 + i * 66, y + 6, card(value, 60))
        own = seat == shown.seat
        if own or seat == rivals[-1]:
            total, cells = (sum(cards), shown.forward) if own else (against, shown.back)
            sign, colour = ("+", MUSTARD) if own else ("−", BACK)
            amount = f"{sign}{cells}" if cells else "0"
            wide = canvas.text(WIDTH - 44, y + 48, amount, FIGURE_BIG, colour, "r")
            sum_ = f"{total} ÷ {shown.cost} ="
            sum_ = sum_ if own or len(rivals) == 1 else f"Σ {sum_}"
            canvas.text(WIDTH - 58 - wide, y + 48, sum_, FIGURE, CREAM, "r")
        y += PLAY_ROW
    return y


def _result(canvas: Canvas, y: int, shown: Reveal, words: Words) -> None:
    top, height = y + 10, 150
    canvas.panel(20, top, WIDTH - 40, height, 20, CREAM)
    middle = top + height // 2 if not shown.advanced else top + 54
    star = 74
    figure = f"+{shown.prestige}" if shown.prestige else "0"
    wide = width(figure, TITLE)
    canvas.panel(WIDTH - 40 - wide - star - 66, top, wide + star + 86, height, 20, SIGNAL)
    canvas.text(WIDTH - 50, top + height // 2, figure, TITLE, INK, "r")
    canvas.mask(
        WIDTH - 64 - wide - star, top + height // 2 - star // 2 - 2, icon("prestige", star), INK
    )
    room = WIDTH - 160 - wide - star
    line = words("pic1969-worth", worth=shown.worth, flags=shown.flags, cell=shown.cell)
    canvas.text(48, middle, line, shrink(line, HEADING, room, 26), INK, room=room)
    if shown.advanced:
        canvas.mask(48, top + 90, icon("moon", 40), INK)
        line = words("pic1969-advanced")
        canvas.text(100, top + 110, line, shrink(line, NAME, room - 52, 24), INK, room=room - 52)


def _alt_text(
    view: View, shown: Reveal, people: Sequence[str], labels: Labels, words: Words
) -> str:
    nation = view.nations[shown.seat].nation
    mission = mission_name(view, shown.mission, labels)
    flight = {
        "mission": mission,
        "year": str(shown.year),
        "successes": shown.dice.count(SUCCESS),
        "failures": shown.dice.count(FAILURE),
        "research": shown.research,
        "score": shown.score,
        "start": shown.start,
    }
    name = seat_title(labels.nation(nation), people[shown.seat])
    parts: list[Sequence[str]] = [(words("pic1969-alt-reveal", nation=name, **flight),)]
    for seat, cards in shown.plays:
        player = labels.nation(view.nations[seat].nation)
        values = ", ".join(map(str, cards))
        parts.append(
            tuple(
                words("pic1969-alt-play", nation=named, cards=values, sum=sum(cards))
                for named in (seat_title(player, people[seat]), player)
            )
        )
    if not shown.plays:
        parts.append((words("pic1969-nobody-played"),))
    moves = {"cost": shown.cost, "back": shown.back, "forward": shown.forward}
    parts.append((words("pic1969-alt-moved", cell=shown.cell, **moves),))
    paid = {"worth": shown.worth, "flags": shown.flags, "prestige": shown.prestige}
    parts.append((words("pic1969-alt-paid", **paid),))
    if shown.advanced:
        parts.append((words("pic1969-advanced"),))
    return compose(parts)
