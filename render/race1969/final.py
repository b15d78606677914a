"""Draws the final scores: a row for each nation, with its score's terms and its missions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render.core.alt_text import compose, seat_title
from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.palette import Colour, mix
from render.core.picture import WIDTH, Band, Words
from render.core.text import TextStyle, printable
from render.race1969 import theme
from render.race1969.icons import icon
from render.race1969.page import page
from render.race1969.palette import PALETTE
from render.race1969.sheet import flown
from render.race1969.sprites import badge, cube, rocket
from rules.race1969.terms import MOON
from rules.race1969.view import FinalScore, NationView, View

HEAD, ROW = 64, 126
"""Heights of the headings and of a row."""
TERMS_LEFT, TERM = 394, 104
TOTAL_LEFT, TOTAL_WIDTH = WIDTH - 180, 164
NAME_LEFT, NAME_ROOM = 152, 240
"""Left edges and widths of the columns."""


@dataclass(frozen=True, slots=True)
class Score:
    """A nation's final score.

    ``terms`` add up to ``total``: prestige at the start, from missions, traded, and of famous
    scientists, novices and spies. ``flights`` hold symbols and prestige.
    """

    rank: int
    nation: str
    person: str
    terms: tuple[int, ...]
    total: int
    money: int
    flights: tuple[tuple[tuple[str, ...], int], ...]


@dataclass(frozen=True, slots=True)
class Scores:
    """The values on the scores' band, best first; ``titles`` are those of the first three terms."""

    labels: theme.Labels
    titles: tuple[str, ...]
    no_flights: str
    rows: tuple[Score, ...]


def draw_scores(shown: Scores) -> Canvas:
    canvas = page(HEAD + ROW * len(shown.rows) + 2)
    canvas.rect(0, 0, WIDTH, HEAD - 8, theme.NIGHT)
    for i, title in enumerate(shown.titles):
        x = TERMS_LEFT + i * TERM + TERM // 2
        canvas.text(x, HEAD // 2 - 2, title, theme.LABEL, theme.STEEL, "m", TERM - 2)
    for i, scientist in enumerate(("famous", "novice", "spy")):
        x = TERMS_LEFT + (i + len(shown.titles)) * TERM + TERM // 2
        letter = shown.labels.scientist_letter(scientist)
        canvas.sprite(x - 22, 6, cube(scientist, letter, 44))
    canvas.mask(TOTAL_LEFT + TOTAL_WIDTH // 2 - 22, 5, icon("prestige", 44), theme.SIGNAL)
    for i, row in enumerate(shown.rows):
        _row(canvas, HEAD + i * ROW, row, shown)
    return canvas


def _row(canvas: Canvas, y: int, row: Score, shown: Scores) -> None:
    labels = shown.labels
    first = row.rank == 1
    height = ROW - 10
    canvas.panel(16, y + 4, WIDTH - 32, height, 16, theme.NIGHT)
    canvas.panel(16, y, WIDTH - 32, height, 16, theme.CREAM if first else theme.PANEL)
    ink, quiet = (
        (theme.INK, mix(theme.INK, theme.PAPER, 0.25)) if first else (theme.CREAM, theme.STEEL)
    )
    canvas.text(46, y + 40, str(row.rank), theme.TITLE, theme.INK if first else theme.SIGNAL, "m")
    canvas.sprite(76, y + 10, badge(row.nation, labels.letter(row.nation), 62))
    name = labels.nation(row.nation)
    canvas.write(NAME_LEFT, y + 25 if row.person else y + 40, name, theme.NAME_BOLD, ink, NAME_ROOM)
    canvas.text(NAME_LEFT, y + 58, row.person, theme.SMALL, quiet, room=NAME_ROOM)
    for i, points in enumerate(row.terms):
        figure = (f"+{points}" if i else str(points)) if points >= 0 else f"−{-points}"
        x = TERMS_LEFT + i * TERM + TERM // 2
        canvas.text(x, y + 38, figure, theme.FIGURE, ink if points else quiet, "m")
    canvas.panel(TOTAL_LEFT, y, TOTAL_WIDTH, height, 16, theme.SIGNAL)
    total = str(row.total).replace("-", "−")
    middle = TOTAL_LEFT + TOTAL_WIDTH // 2
    canvas.text(
        middle, y + 40, total, TextStyle(theme.TITLE.face, 68), theme.INK, "m", TOTAL_WIDTH - 10
    )
    money = f"{row.money} {labels.million}"
    canvas.text(middle, y + 91, money, theme.FIGURE, theme.INK, "m", TOTAL_WIDTH - 10)
    _flights(canvas, y + 95, row, shown, ink)


def _flights(canvas: Canvas, y: int, row: Score, shown: Scores, ink: Colour) -> None:
    """Symbols and prestige of each mission flown; what has no room is left out."""
    x = 84
    if not row.flights:
        canvas.text(x, y, shown.no_flights, theme.LABEL, ink, room=TOTAL_LEFT - x - 20)
    for symbols, prestige in row.flights:
        wide = 30 * len(symbols) + 68
        if x + wide > TOTAL_LEFT:
            break
        for j, symbol in enumerate(symbols):
            canvas.mask(x + j * 30, y - 15, icon(symbol, 29), ink)
        x += 30 * len(symbols) + 3
        x += canvas.text(x, y, f"+{prestige}", theme.LABEL, ink) + 20


HEIGHT, ROOM = 400, 600
"""Height of the band, and width of its texts."""
SHOWN = 3
"""The most rockets that are drawn."""


@dataclass(frozen=True, slots=True)
class Winners:
    """The values of the winners' band.

    ``nations`` are ids with letters, ``names`` and ``people`` those of the winners in one line;
    ``over`` is the headline, ``line`` says that they have won, ``total`` is their score.
    ``landed`` tells of each nation whether it has flown to the Moon.
    """

    over: str
    nations: tuple[tuple[str, str], ...]
    names: str
    people: str
    line: str
    total: int
    landed: tuple[bool, ...]


def draw_winners(shown: Winners) -> Canvas:
    rockets = [*zip(shown.nations, shown.landed, strict=True)][:SHOWN]
    on_moon = any(landed for _, landed in rockets)
    sky = _sky_with_moon() if on_moon else _sky_above_earth()
    canvas = Canvas(sky.convert("RGB"))
    for i, ((nation, letter), landed) in enumerate(rockets):
        sprite = rocket(nation, letter, 130)
        middle = 930 + 150 * i - 75 * (len(rockets) - 1)
        if landed == on_moon:
            canvas.sprite(middle - sprite.width // 2, 76, sprite)
    canvas.write(36, 52, shown.over, theme.HEADING, theme.SIGNAL, ROOM)
    canvas.write(34, 134, shown.names, TextStyle(theme.TITLE.face, 100), theme.CREAM, ROOM)
    canvas.write(36, 206, shown.people, theme.NAME, theme.STEEL, ROOM)
    canvas.write(36, 256, shown.line, theme.NAME, theme.MUSTARD, ROOM)
    canvas.panel(32, 294, 226, 84, 18, theme.SIGNAL)
    canvas.mask(50, 308, icon("prestige", 56), theme.INK)
    total = str(shown.total).replace("-", "−")
    canvas.text(240, 336, total, TextStyle(theme.TITLE.face, 72), theme.INK, "r", 126)
    return canvas


@cached_image
def _sky_above_earth() -> Image.Image:
    """The Earth's ground, on which rockets stand, and the Moon far above it."""
    canvas = page(HEIGHT)
    x, y, radius = 930, 1000, 800
    for reach, colour in ((26, mix(theme.SIGNAL, theme.MUSTARD, 0.35)), (12, theme.MUSTARD)):
        canvas.disc(x, y, 2 * (radius + reach), colour)
    canvas.disc(x, y, 2 * radius, theme.DUSK)
    x, y, radius = WIDTH - 70, 66, 38
    for reach, alpha in ((60, 0.05), (48, 0.08)):
        canvas.disc(x, y, 2 * reach, theme.CREAM, alpha)
    canvas.disc(x, y, 2 * radius, mix(theme.CREAM, theme.PAPER, 0.4))
    for dx, dy, size in ((-14, -10, 20), (12, 8, 26), (10, -18, 12)):
        canvas.disc(x + dx, y + dy, size, theme.PAPER)
    canvas.rect(0, HEIGHT - 6, WIDTH, 6, theme.SIGNAL)
    return PALETTE.map(canvas.image)


@cached_image
def _sky_with_moon() -> Image.Image:
    canvas = page(HEIGHT)
    x, y, radius = 930, 380, 330
    for reach, alpha in ((470, 0.05), (400, 0.08)):
        canvas.disc(x, y, 2 * reach, theme.CREAM, alpha)
    canvas.disc(x, y, 2 * radius, mix(theme.CREAM, theme.PAPER, 0.4))
    for dx, dy, size in (
        (-170, -110, 100),
        (30, -220, 74),
        (190, -90, 120),
        (-110, -240, 44),
        (-250, -20, 56),
        (110, -10, 40),
    ):
        canvas.disc(x + dx, y + dy, size, mix(theme.PAPER, theme.SHADE, 0.4))
        canvas.disc(x + dx + size // 12, y + dy + size // 12, size * 5 // 6, theme.PAPER)
    canvas.rect(0, HEIGHT - 6, WIDTH, 6, theme.SIGNAL)
    return PALETTE.map(canvas.image)


def final(view: View, people: Sequence[str], words: Words) -> tuple[Band, ...]:
    """The winners, then the scores; raises ``ValueError`` while the game goes on."""
    if not view.final:
        raise ValueError("the game isn't over yet")
    labels = theme.Labels.of(words)
    order = sorted(view.final, key=lambda score: (score.rank, score.seat))
    return (
        _winners(view, order, people, labels, words),
        _scores(view, order, people, labels, words),
    )


def earned(view: View, nation: NationView, score: FinalScore) -> tuple[int, int, int]:
    """Prestige at the start, from missions, and what was traded for money (0 or less)."""
    start = view.board.start.prestige
    missions = sum(flight.prestige for flight in nation.flights)
    return start, missions, score.prestige - start - missions


def _winners(
    view: View,
    order: Sequence[FinalScore],
    people: Sequence[str],
    labels: theme.Labels,
    words: Words,
) -> Band:
    first = [score for score in order if score.rank == 1]
    nations = [view.nations[score.seat].nation for score in first]
    line = words("pic1969-winner", count=len(first))
    names = [printable(people[score.seat], theme.SMALL.face) for score in first]
    shown = Winners(
        over=words("pic1969-phase-over"),
        nations=tuple((nation, labels.letter(nation)) for nation in nations),
        names=", ".join(map(labels.nation, nations)),
        people=", ".join(name for name in names if name),
        line=line,
        total=first[0].total,
        landed=tuple(
            any(flight.mission == MOON for flight in view.nations[score.seat].flights)
            for score in first
        ),
    )
    titles = [
        seat_title(labels.nation(nation), people[score.seat])
        for nation, score in zip(nations, first, strict=True)
    ]
    plain = [labels.nation(nation) for nation in nations]
    alt = compose([[f"{', '.join(each)} {line} ({first[0].total})." for each in (titles, plain)]])
    return Band("winners", draw_winners, (shown,), alt, PALETTE)


def _scores(
    view: View,
    order: Sequence[FinalScore],
    people: Sequence[str],
    labels: theme.Labels,
    words: Words,
) -> Band:
    rows = []
    for score in order:
        nation = view.nations[score.seat]
        rows.append(
            Score(
                rank=score.rank,
                nation=nation.nation,
                person=printable(people[score.seat], theme.SMALL.face),
                terms=(*earned(view, nation, score), score.famous, score.novices, score.spies),
                total=score.total,
                money=score.money,
                flights=tuple((symbols, prestige) for _, symbols, prestige in flown(view, nation)),
            )
        )
    shown = Scores(
        labels=labels,
        titles=(
            words("pic1969-sum-start"),
            words("pic1969-sum-missions"),
            words("pic1969-sum-traded"),
        ),
        no_flights=words("pic1969-no-flights"),
        rows=tuple(rows),
    )
    return Band(
        "scores", draw_scores, (shown,), _alt_text(view, order, people, labels, words), PALETTE
    )


def _alt_text(
    view: View,
    order: Sequence[FinalScore],
    people: Sequence[str],
    labels: theme.Labels,
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
            f"{theme.mission_codes(view, flight.mission, labels)} {flight.prestige}"
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
