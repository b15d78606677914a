"""Draws the chronicle of a campaign: a band for each mission, and the keepsake of all of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.core import shapes
from render.core.alt_text import compose, labelled, semicolon_list
from render.core.canvas import Canvas
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.core.text import TextStyle, printable
from render.first_martians import theme
from render.first_martians.drawings.faces import HIGH as PORTRAIT_HIGH
from render.first_martians.drawings.faces import WIDE as PORTRAIT_WIDE
from render.first_martians.drawings.faces import portrait
from render.first_martians.drawings.icons import badge, icon, marker
from render.first_martians.drawings.things import thing
from render.first_martians.mission import objective_picture
from render.first_martians.page import EDGE_GAP, GAP, page, panel, write, write_lines
from render.first_martians.palette import PALETTE
from render.first_martians.scenes import scene
from render.first_martians.way import GROUND, StationShown, draw_way
from rules.first_martians.components.missions import COLLECT, PROJECT, Mission
from rules.first_martians.options import CAMPAIGN, LEVEL
from rules.first_martians.state import ChapterRecord
from rules.first_martians.terms import LAST_WOUND
from rules.first_martians.view import View

HIGH = 420
"""Height of a mission's band."""
PICTURE = 330
"""Width of the scene on its left."""
ROWS = 6
"""The most objectives that a band names."""
ROW, OBJECTIVE = 54, TextStyle(theme.LABEL_BOLD.face, 36)
"""Height of an objective's row where few are named, and the letters that fit it."""
SCENES = {"exploration": ("explore", 118), "research": ("research", 60), "building": ("build", 470)}
"""By category of a mission, its scene, and from which column on it is shown."""
MEDAL = 124
"""Diameter of the disc with the mission's thing, in the scene's corner."""


class MemberShown(NamedTuple):
    """An astronaut: role, letter, first name, the player's name, wounds."""

    role: str
    letter: str
    name: str
    person: str
    wounds: int


class ChapterShown(NamedTuple):
    """A mission as its band shows it; ``objectives`` are words with whether they were reached.

    ``left`` is the scene's first column that is shown, ``picture`` a thing of the mission.
    """

    number: int
    won: bool
    scene: str
    left: int
    picture: str
    title: str
    outcome: str
    objectives: tuple[tuple[str, bool], ...]
    side: str
    crew: tuple[MemberShown, ...]


class KeepsakeShown(NamedTuple):
    """A whole campaign: its titles, each mission with whether it was won, the crew."""

    won: bool
    title: str
    ending: str
    stations: tuple[StationShown, ...]
    crew: tuple[MemberShown, ...]


def chronicle_bands(view: View, names: Sequence[str], t: Words) -> tuple[Band, ...]:
    """A band for each mission that is over, in the order in which they were flown."""
    return tuple(
        _chapter_band(view, names, t, at, record) for at, record in enumerate(view.records)
    )


def chapter_bands(view: View, names: Sequence[str], t: Words) -> tuple[Band, ...]:
    """The band of the mission that ended last; none where none has."""
    if not view.records:
        return ()
    return (_chapter_band(view, names, t, len(view.records) - 1, view.records[-1]),)


def numbers(records: Sequence[ChapterRecord]) -> tuple[int, ...]:
    """By record the number of its mission on the way: a second attempt keeps it."""
    flown = [*dict.fromkeys(each.chapter for each in records)]
    return tuple(flown.index(each.chapter) + 1 for each in records)


def keepsake_bands(view: View, names: Sequence[str], t: Words) -> tuple[Band, ...]:
    """The whole campaign on one band; raises ``ValueError`` while it goes on."""
    if view.outcome is None or not view.ending:
        raise ValueError("the campaign isn't over yet")
    wounds = tuple(each.wounds for each in view.crew)
    shown = KeepsakeShown(
        bool(view.outcome.winners),
        theme.piece("campaign", dict(view.options)[CAMPAIGN.id], t),
        theme.piece("ending", view.ending, t),
        tuple(
            StationShown(
                number,
                theme.piece("chapter", each.chapter, t),
                each.won,
                _thing_of(_mission(view, each)),
            )
            for number, each in zip(numbers(view.records), view.records, strict=True)
        ),
        _members(view, wounds, names, t),
    )
    missions = semicolon_list((_marked(each.title, each.won, t) for each in shown.stations), t)
    crew = semicolon_list(
        (theme.astronaut(view, seat, names, t) for seat in range(len(view.roles))), t
    )
    parts = [
        (f"{labelled(shown.title, shown.ending, t)}.",),
        (f"{missions}.", ""),
        (f"{crew}.", ""),
    ]
    return (Band("keepsake", draw_keepsake, (shown,), compose(parts), PALETTE),)


def _chapter_band(
    view: View, names: Sequence[str], t: Words, at: int, record: ChapterRecord
) -> Band:
    number = numbers(view.records)[at]
    mission = _mission(view, record)
    sols = mission.sols[dict(view.options)[LEVEL.id]][str(len(view.roles))]
    sol = t("picmars-sol", sol=record.round, sols=sols)
    outcome = t("picmars-won" if record.won else "picmars-lost")
    side = theme.piece("chapter", f"{record.chapter}-choice-{record.side}", t)
    shown = ChapterShown(
        number,
        record.won,
        *SCENES[mission.category],
        _thing_of(mission),
        theme.piece("chapter", record.chapter, t),
        f"{outcome} · {sol}",
        tuple(
            (theme.piece("objective", f"{mission.id}-{each.id}", t), each.id in record.reached)
            for each in mission.objectives
            if not each.optional or each.id in record.reached
        )[:ROWS],
        side if record.side else "",
        _members(view, record.wounds, names, t),
    )
    reached = semicolon_list((_marked(words, done, t) for words, done in shown.objectives), t)
    parts = [
        (f"{labelled(f'{number}. {shown.title}', shown.outcome, t)}.",),
        (f"{reached}.",),
        (f"{shown.side}." if shown.side else "", ""),
        *((t("picmars-alt-member", who=each.name, wounds=each.wounds), "") for each in shown.crew),
    ]
    return Band(f"chapter-{at + 1}", draw_chapter, (shown,), compose(parts), PALETTE, HIGH)


def _mission(view: View, record: ChapterRecord) -> Mission:
    (campaign,) = view.content.campaigns.values()
    return view.content.mission[campaign.chapter[record.chapter].mission]


def _thing_of(mission: Mission) -> str:
    """What stands for a mission: what its first objective is about that is built or brought in."""
    first = min(mission.objectives, key=lambda each: each.goal not in (PROJECT, COLLECT))
    return objective_picture(mission, first)


def _marked(words: str, done: bool, t: Words) -> str:
    return f"{'✓' if done else '✗'} {words}"


def _members(
    view: View, wounds: Sequence[int], names: Sequence[str], t: Words
) -> tuple[MemberShown, ...]:
    return tuple(
        MemberShown(
            role,
            theme.letter(role, t),
            t(f"first_martians-astronaut-{role}-first"),
            printable(theme.player(names, seat, role, t), theme.LABEL.face),
            wounds[seat],
        )
        for seat, role in enumerate(view.roles)
    )


def draw_chapter(shown: ChapterShown) -> Canvas:
    """A mission's band: its scene, title and outcome, what was reached and decided, the crew."""
    canvas = page(HIGH)
    colour, ground = (theme.GO, theme.GO_DARK) if shown.won else (theme.RED, theme.RED_DARK)
    panel(canvas, EDGE_GAP, EDGE_GAP, WIDTH - 2 * EDGE_GAP, HIGH - 2 * EDGE_GAP, theme.PANEL)
    _scene(canvas, shown, colour)
    x = EDGE_GAP + PICTURE + 26
    room = WIDTH - EDGE_GAP - 22 - x
    write(canvas, x, 52, shown.title, TextStyle(theme.TITLE.face, 50), theme.CREAM, room)
    canvas.panel(x, 88, room, 46, 10, ground)
    canvas.mask(x + 12, 95, icon("tick" if shown.won else "cross", 32), colour)
    ink = theme.GO if shown.won else theme.ALARM
    write(canvas, x + 56, 111, shown.outcome, theme.LABEL_BOLD, ink, room - 70)
    last = HIGH - EDGE_GAP - 62
    rows_end = last - (50 if shown.side else 0)
    step = min(ROW, (rows_end - 140) // max(1, len(shown.objectives)))
    style = OBJECTIVE if step == ROW else theme.LABEL_BOLD
    for i, (words, done) in enumerate(shown.objectives):
        y = 140 + step * i + step // 2
        if done:
            canvas.sprite(x + 2, y - 15, marker(True, 30))
        else:
            canvas.ring(x + 17, y, 28, theme.QUIET, 4)
        ink = theme.CREAM if done else theme.QUIET
        write(canvas, x + 46, y, words, style, ink, room - 46)
    if shown.side:
        canvas.mask(x, last - 40, icon("explore", 32), theme.AMBER)
        write_lines(canvas, x + 46, last - 24, shown.side, theme.LABEL, theme.AMBER, room - 46)
    wide = (room - (len(shown.crew) - 1) * GAP) // len(shown.crew)
    for i, each in enumerate(shown.crew):
        _member(canvas, x + i * (wide + GAP), last + 4, wide, each)
    return canvas


def _scene(canvas: Canvas, shown: ChapterShown, colour: tuple[int, int, int]) -> None:
    high = HIGH - 2 * EDGE_GAP
    drawn = scene(shown.scene).convert("RGB")
    scaled = drawn.resize((drawn.width * high // drawn.height, high))
    cut = scaled.crop((shown.left, 0, shown.left + PICTURE, high))
    shape = shapes.rounded(PICTURE + 14, high, 12).crop((0, 0, PICTURE, high))
    canvas.image.paste(cut, (EDGE_GAP, EDGE_GAP), shape)
    canvas.rect(EDGE_GAP + PICTURE, EDGE_GAP, 6, high, colour)
    middle = EDGE_GAP + 12 + MEDAL // 2
    canvas.disc(middle, middle, MEDAL, theme.BASALT)
    canvas.disc(middle, middle, MEDAL - 8, colour)
    canvas.disc(middle, middle, MEDAL - 20, theme.DUSK)
    side = 72
    canvas.sprite(middle - side // 2, middle - side // 2, thing(shown.picture, side))
    number = middle + 44
    canvas.disc(number, number, 56, theme.BASALT)
    canvas.disc(number, number, 48, colour)
    canvas.text(number, number, str(shown.number), theme.FIGURE, theme.INK, "m")


def _member(canvas: Canvas, x: int, y: int, wide: int, each: MemberShown) -> None:
    """An astronaut in a line: badge, first name, wounds, or a cross for one who died."""
    canvas.panel(x, y, wide, 46, 10, theme.BASALT)
    canvas.sprite(x + 5, y + 5, badge(each.role, each.letter, 36))
    moved = 0
    if each.wounds > LAST_WOUND:
        canvas.mask(x + wide - 38, y + 9, icon("cross", 28), theme.RED)
        moved = 40
    elif each.wounds:
        right = x + wide - 10
        moved = canvas.text(right, y + 23, str(each.wounds), theme.LABEL_BOLD, theme.CREAM, "r")
        canvas.mask(right - moved - 28, y + 10, icon("wound", 26), theme.RED)
        moved += 34
    write(canvas, x + 48, y + 23, each.name, theme.LABEL_BOLD, theme.CREAM, wide - 58 - moved)


BANNER, FACES = 122, 286
"""Heights of the keepsake's banner, and of the crew's portraits."""


def draw_keepsake(shown: KeepsakeShown) -> Canvas:
    """The whole campaign: banner, the way from mission to mission, the crew."""
    canvas = Canvas.blank(WIDTH, MAX_HEIGHT, GROUND)
    colour, ground = (theme.GO, theme.GO_DARK) if shown.won else (theme.RED, theme.RED_DARK)
    canvas.rect(0, 0, WIDTH, BANNER - 8, ground)
    canvas.rect(0, BANNER - 8, WIDTH, 8, colour)
    write(canvas, 30, 42, shown.ending, TextStyle(theme.TITLE.face, 56), theme.CREAM, WIDTH - 60)
    write(canvas, 32, 90, shown.title, theme.NAME_BIG, theme.SAND, WIDTH - 60)
    draw_way(canvas, BANNER, shown.stations)
    wide = (WIDTH - 2 * EDGE_GAP - 3 * GAP) // 4
    left = (WIDTH - len(shown.crew) * (wide + GAP) + GAP) // 2
    for i, each in enumerate(shown.crew):
        _portrait(canvas, left + i * (wide + GAP), MAX_HEIGHT - FACES - 12, wide, each)
    return canvas


def _portrait(canvas: Canvas, x: int, y: int, wide: int, each: MemberShown) -> None:
    foot = 84
    zoom = max(wide, -(-(FACES - foot) * PORTRAIT_WIDE // PORTRAIT_HIGH))
    drawn = portrait(each.role, zoom, each.wounds > LAST_WOUND)
    panel(canvas, x, y, wide, FACES)
    cut = drawn.crop((0, 0, wide, FACES - foot)).convert("RGB")
    shape = shapes.rounded(wide, FACES, 14).crop((0, 0, wide, FACES - foot))
    canvas.image.paste(cut, (x, y), shape)
    canvas.rect(x, y + FACES - foot, wide, 5, theme.ROLE_STYLES[each.role].colour)
    write(canvas, x + 14, y + FACES - 56, each.name, theme.NAME_BOLD, theme.CREAM, wide - 28)
    write(canvas, x + 14, y + FACES - 22, each.person, theme.LABEL, theme.QUIET, wide - 28)
