"""Draws a flight: its dice, the rocket's moves along the track, the prestige it earned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from render.core.alt_text import compose, seat_title
from render.core.canvas import Canvas
from render.core.palette import Colour, mix, rgb
from render.core.picture import WIDTH, Band, Words
from render.core.text import printable, width
from render.race1969 import theme
from render.race1969.icons import icon
from render.race1969.page import HEAD, Heading, draw_heading, page
from render.race1969.palette import PALETTE
from render.race1969.sprites import badge, card, die, rocket
from rules.core.values import Seat
from rules.race1969.espionage_cards import points_of
from rules.race1969.state import Reveal
from rules.race1969.terms import FAILURE, SUCCESS
from rules.race1969.view import View

BACK = rgb("#ff7a66")
"""The colour of moves back, and of the cards that cause them."""
DICE_TOP, TRACK, RESULT, RESULT_HEIGHT = HEAD + 14, 362, 514, 120
"""Top of the dice, middle of the track, top and height of the result."""
DICE_LEFT, DICE_GAP = 24, 10
"""Left edge of the first die, and the pixels from one die to the next."""


@dataclass(frozen=True, slots=True)
class Flight:
    """The values of a flight's band.

    ``symbols`` and ``cells`` are the mission's, as printed. ``test`` are the labels of successes,
    failures and research. ``nobody`` and ``advanced`` are empty where they don't apply.
    """

    heading: Heading
    flown: Reveal
    symbols: tuple[str, ...]
    cells: tuple[int, ...]
    mission: str
    test: tuple[str, str, str]
    nobody: str
    worth: str
    advanced: str


def draw_flight(shown: Flight) -> Canvas:
    canvas = page(RESULT + RESULT_HEIGHT + 12)
    draw_heading(canvas, shown.heading)
    _mission(canvas, shown)
    _test(canvas, shown)
    _track(canvas, shown)
    if shown.nobody:
        canvas.text(WIDTH // 2, TRACK + 90, shown.nobody, theme.NAME, theme.STEEL, "m", WIDTH - 60)
    _result(canvas, shown)
    return canvas


def _mission(canvas: Canvas, shown: Flight) -> None:
    right = WIDTH - 24
    canvas.text(right, 70, shown.mission, theme.LABEL, theme.STEEL, "r", 460)
    size = 46
    for i, symbol in enumerate(reversed(shown.symbols)):
        canvas.mask(right - (i + 1) * (size + 8) + 8, 6, icon(symbol, size), theme.CREAM)


def die_size(dice: int) -> int:
    """The side of each of so many dice."""
    return max(8, min(92, 560 // dice - DICE_GAP))


def _test(canvas: Canvas, shown: Flight) -> None:
    dice = shown.flown.dice
    size = die_size(len(dice))
    for i, face in enumerate(dice):
        canvas.sprite(DICE_LEFT + i * (size + DICE_GAP), DICE_TOP, die(face, size))
    y = DICE_TOP + 46
    figures = (
        (str(dice.count(SUCCESS)), theme.DIE_COLOURS[SUCCESS]),
        (f"−{dice.count(FAILURE)}", theme.DIE_COLOURS[FAILURE]),
        (f"+{shown.flown.research}", theme.CREAM),
    )
    left = DICE_LEFT + (size + DICE_GAP) * len(dice) + 6
    room = (WIDTH - 210 - left) // len(figures)
    for i, ((figure, colour), name) in enumerate(zip(figures, shown.test, strict=True)):
        x = left + room * i + room // 2
        canvas.text(x, y - 16, figure, theme.TITLE, colour, "m")
        canvas.text(x, y + 34, name, theme.LABEL, theme.STEEL, "m", room - 6)
    canvas.panel(WIDTH - 202, DICE_TOP, 178, 92, 16, theme.CREAM)
    score = f"= {shown.flown.score}".replace("-", "−")
    canvas.text(WIDTH - 113, y, score, theme.TITLE, theme.INK, "m")


def track_places(cells: int) -> tuple[int, int]:
    """The middle of a track's first cell, and the distance from cell to cell."""
    pitch = min(90, (WIDTH - 40) // cells)
    return (WIDTH - pitch * (cells - 1)) // 2, pitch


def _track(canvas: Canvas, shown: Flight) -> None:
    cells, flown = shown.cells, shown.flown
    left, pitch = track_places(len(cells))
    nation = shown.heading.nation

    def x_of(cell: int) -> int:
        return left + (cell - 1) * pitch

    half, height = min(32, pitch // 2 - 2), 48
    canvas.rect(left, TRACK - 3, x_of(len(cells)) - left, 6, theme.STEEL)
    for i, worth in enumerate(cells):
        x = left + i * pitch
        last = i == len(cells) - 1
        ground = theme.MUSTARD if last else mix(theme.STEEL, theme.CREAM, i / (len(cells) - 1))
        canvas.panel(x - half, TRACK - height // 2, 2 * half, height, 12, ground)
        canvas.text(x, TRACK, str(worth), theme.CELL, theme.INK, "m")
    fallen = max(1, flown.start - flown.back)
    raised = min(len(cells), fallen + flown.forward)
    deep = 46 if fallen == flown.start else 92
    hops = (
        (flown.launched_from, flown.start, -72, theme.TEAL),
        (flown.start, fallen, 46, BACK),
        (fallen, raised, deep, theme.MUSTARD),
    )
    for start, end, rise, colour in hops:
        draw_arrow(canvas, x_of(start), x_of(end), TRACK + (28 if rise > 0 else -28), rise, colour)
    for start, end, rise, colour in hops:
        if start != end:
            moved = f"+{end - start}" if end > start else f"−{start - end}"
            share = _tag_share(x_of(flown.cell), x_of(start), x_of(end)) if rise < 0 else 0.5
            at = round(x_of(start) + (x_of(end) - x_of(start)) * share)
            height_there = rise * 4 * share * (1 - share)
            draw_tag(
                canvas, at, round(TRACK + height_there + (28 if rise > 0 else -28)), moved, colour
            )
    x = x_of(flown.cell)
    look = theme.NATION_STYLES[nation].colour
    canvas.frame(x - half - 5, TRACK - 30, 2 * half + 10, 60, 15, look, 5)
    sprite = rocket(nation, shown.heading.letter, 58)
    canvas.sprite(x - sprite.width // 2, TRACK - 28 - sprite.height, sprite)


def _tag_share(rocket: int, start: int, end: int) -> float:
    """The share of an arc (0 to 1) at which its tag stands, so that the rocket doesn't hide it."""
    if abs((start + end) // 2 - rocket) > 72:
        return 0.5
    return 0.25 if abs(start - rocket) > abs(end - rocket) else 0.75


def draw_arrow(canvas: Canvas, start: int, end: int, edge: int, rise: int, colour: Colour) -> None:
    """An arrow at height ``edge`` in an arc of ``rise`` pixels, downwards if positive."""
    if start == end:
        return
    side = 1 if rise > 0 else -1
    points = []
    for i in range(33):
        t = i / 32
        points.append((start + (end - start) * t, edge + rise * 4 * t * (1 - t)))
    canvas.path(points, theme.NIGHT, 11, 0.6)
    canvas.path(points, colour, 6)
    direction = 1 if end > start else -1
    tip = (float(end), float(edge))
    canvas.path([(end - direction * 14.0, edge + side * 12.0), tip], colour, 6)
    canvas.path([(end + direction * 6.0, edge + side * 17.0), tip], colour, 6)


def draw_tag(canvas: Canvas, x: int, y: int, text: str, colour: Colour) -> None:
    canvas.panel(x - 36, y - 22, 72, 44, 22, theme.NIGHT)
    canvas.frame(x - 36, y - 22, 72, 44, 22, colour, 3)
    canvas.text(x, y, text, theme.FIGURE, colour, "m")


def _result(canvas: Canvas, shown: Flight) -> None:
    top, height = RESULT, RESULT_HEIGHT
    canvas.panel(16, top, WIDTH - 32, height, 20, theme.CREAM)
    middle = top + height // 2 if not shown.advanced else top + 38
    star = 74
    figure = f"+{shown.flown.prestige}" if shown.flown.prestige else "0"
    wide = width(figure, theme.TITLE)
    canvas.panel(WIDTH - 36 - wide - star - 66, top, wide + star + 86, height, 20, theme.SIGNAL)
    canvas.text(WIDTH - 46, top + height // 2, figure, theme.TITLE, theme.INK, "r")
    left = WIDTH - 60 - wide - star
    canvas.mask(left, top + height // 2 - star // 2 - 2, icon("prestige", star), theme.INK)
    room = left - 100
    canvas.write(44, middle, shown.worth, theme.HEADING, theme.INK, room)
    if shown.advanced:
        canvas.mask(44, top + 66, icon("moon", 40), theme.INK)
        canvas.write(96, top + 86, shown.advanced, theme.NAME, theme.INK, room - 52)


TITLE_HEIGHT, ROW = 74, 106
"""Heights of the title and of a row."""
NAME_ROOM, CARDS_LEFT, CARDS_ROOM = 312, 440, 430
"""Width of names, left edge and width of the cards."""


@dataclass(frozen=True, slots=True)
class Play:
    """One nation's cards; ``own``: whether the flight is its own.

    ``sum`` is as in ``5 ÷ 3 =``, ``moved`` the cells as in ``−1``; both are empty for opponents
    whose cards are summed up in the row of the last of them.
    """

    nation: str
    letter: str
    name: str
    cards: tuple[int, ...]
    own: bool
    sum: str
    moved: str


@dataclass(frozen=True, slots=True)
class Plays:
    """The values that the band of the cards shows."""

    title: str
    rows: tuple[Play, ...]


def draw_plays(shown: Plays) -> Canvas:
    canvas = page(TITLE_HEIGHT + ROW * len(shown.rows) + 4)
    canvas.rect(0, 0, WIDTH, TITLE_HEIGHT - 10, theme.NIGHT)
    wide = canvas.text(
        WIDTH // 2 + 32, 32, shown.title, theme.HEADING, theme.CREAM, "m", WIDTH - 200
    )
    canvas.mask(WIDTH // 2 - wide // 2 - 30, 8, icon("espionage", 48), theme.CREAM)
    for i, row in enumerate(shown.rows):
        _row(canvas, TITLE_HEIGHT + i * ROW, row)
    return canvas


def _row(canvas: Canvas, y: int, row: Play) -> None:
    colour: Colour = theme.MUSTARD if row.own else BACK
    height = ROW - 10
    middle = y + height // 2
    canvas.panel(16, y, WIDTH - 32, height, 14, theme.PANEL_LIGHT)
    canvas.panel(16, y, 12, height, 6, colour)
    canvas.sprite(42, middle - 31, badge(row.nation, row.letter, 62))
    canvas.write(116, middle, row.name, theme.NAME, theme.CREAM, NAME_ROOM)
    step = min(68, (CARDS_ROOM - 62) // max(1, len(row.cards) - 1))
    for i, each in enumerate(row.cards):
        canvas.sprite(CARDS_LEFT + i * step, middle - 44, card(each, 62))
    wide = canvas.text(WIDTH - 40, middle, row.moved, theme.FIGURE_BIG, colour, "r")
    canvas.text(WIDTH - 54 - wide, middle, row.sum, theme.FIGURE, theme.CREAM, "r")


def reveal(view: View, people: Sequence[str], words: Words) -> tuple[Band, ...]:
    """The latest reveal; raises ``ValueError`` before the first."""
    shown = view.reveal
    if shown is None:
        raise ValueError("nothing has been revealed yet")
    labels = theme.Labels.of(words)
    flight = _flight(view, shown, people, labels, words)
    if not shown.plays:
        return (flight,)
    return flight, _plays(view, shown, people, labels, words)


def _flight(
    view: View, shown: Reveal, people: Sequence[str], labels: theme.Labels, words: Words
) -> Band:
    mission = view.board.mission(shown.mission)
    flight = Flight(
        heading=Heading.of(labels, view.nations[shown.seat].nation, people[shown.seat]),
        flown=shown,
        symbols=mission.symbols,
        cells=mission.cells,
        mission=f"{shown.year} · {theme.mission_codes(view, shown.mission, labels)}",
        test=(words("pic1969-successes"), words("pic1969-failures"), words("pic1969-research")),
        nobody="" if shown.plays else words("pic1969-nobody-played"),
        worth=words(
            "pic1969-worth",
            worth=shown.worth,
            flags=_counted(shown),
            cell=theme.cell_name(mission.cells, shown.cell, words),
        ),
        advanced=words("pic1969-advanced") if shown.advanced else "",
    )
    alt = _flight_alt_text(view, shown, people, labels, words)
    return Band("flight", draw_flight, (flight,), alt, PALETTE)


def _plays(
    view: View, shown: Reveal, people: Sequence[str], labels: theme.Labels, words: Words
) -> Band:
    rivals = [seat for seat, _ in shown.plays if seat != shown.seat]
    points = dict(_points(view, shown))
    against = sum(points[seat] for seat in rivals)
    rows = []
    for seat, cards in shown.plays:
        nation = view.nations[seat].nation
        own = seat == shown.seat
        added = moved = ""
        if own or seat == rivals[-1]:
            total, cells = (points[seat], shown.forward) if own else (against, shown.back)
            added = f"{total} ÷ {shown.cost} ="
            added = added if own or len(rivals) == 1 else f"Σ {added}"
            moved = f"{'+' if own else '−'}{cells}" if cells else "0"
        name = printable(people[seat], theme.NAME.face) or labels.nation(nation)
        rows.append(Play(nation, labels.letter(nation), name, cards, own, added, moved))
    title = words("race1969-research-espionage")
    alt = _plays_alt_text(view, shown, people, labels, words)
    return Band("espionage", draw_plays, (Plays(title, tuple(rows)),), alt, PALETTE)


def _points(view: View, shown: Reveal) -> Iterator[tuple[Seat, int]]:
    mission = view.board.mission(shown.mission)
    return ((seat, points_of(cards, mission)) for seat, cards in shown.plays)


def _flight_alt_text(
    view: View, shown: Reveal, people: Sequence[str], labels: theme.Labels, words: Words
) -> str:
    nation = view.nations[shown.seat].nation
    mission = theme.mission_name(view, shown.mission, labels)
    flight = {
        "mission": mission,
        "year": str(shown.year),
        "successes": shown.dice.count(SUCCESS),
        "failures": shown.dice.count(FAILURE),
        "research": shown.research,
        "score": shown.score,
        "start": theme.cell_name(view.board.mission(shown.mission).cells, shown.start, words),
    }
    name = seat_title(labels.nation(nation), people[shown.seat])
    parts: list[Sequence[str]] = [(words("pic1969-alt-reveal", nation=name, **flight),)]
    if not shown.plays:
        parts.append((words("pic1969-nobody-played"),))
    paid = {"worth": shown.worth, "flags": _counted(shown), "prestige": shown.prestige}
    parts.append((words("pic1969-alt-paid", **paid),))
    if shown.advanced:
        parts.append((words("pic1969-advanced"),))
    return compose(parts)


def _counted(shown: Reveal) -> int:
    """The number of flags that deduct prestige: none where the cell is worth nothing."""
    return shown.flags if shown.worth else 0


def _plays_alt_text(
    view: View, shown: Reveal, people: Sequence[str], labels: theme.Labels, words: Words
) -> str:
    parts: list[Sequence[str]] = []
    points = dict(_points(view, shown))
    for seat, cards in shown.plays:
        player = labels.nation(view.nations[seat].nation)
        named_cards = theme.cards_named(cards, words)
        parts.append(
            tuple(
                words("pic1969-alt-play", nation=named, cards=named_cards, sum=points[seat])
                for named in (seat_title(player, people[seat]), player)
            )
        )
    moves = {"cost": shown.cost, "back": shown.back, "forward": shown.forward}
    cell = theme.cell_name(view.board.mission(shown.mission).cells, shown.cell, words)
    parts.append((words("pic1969-alt-moved", cell=cell, **moves),))
    return compose(parts)
