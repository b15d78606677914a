"""Draws an astronaut's card: portrait, wounds, conditions, tokens, pawns, skills."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.core import shapes
from render.core.alt_text import compose, labelled, seat_title
from render.core.canvas import Canvas
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.core.text import printable, wrap
from render.first_martians import theme
from render.first_martians.drawings.faces import HIGH, WIDE, portrait
from render.first_martians.drawings.icons import badge, icon, morale_token
from render.first_martians.page import EDGE_GAP, GAP, page, panel, write
from render.first_martians.palette import PALETTE
from rules.core.game import Seat
from rules.first_martians.terms import LAST_WOUND, PAWNS
from rules.first_martians.view import View

HEAD = 84
PICTURE = 372
"""Width of the portrait."""
TOP = HEAD + 8
RIGHT = EDGE_GAP + PICTURE + GAP + 4
ROOM = WIDTH - EDGE_GAP - RIGHT
WOUNDS_HIGH, MIDDLE_HIGH = 102, 92
"""Heights of the row of wounds, and of the row of tokens, pawns and conditions."""


class SkillShown(NamedTuple):
    """A skill: its name, what it does, its price in morale tokens.

    ``used``: whether it was used on this sol; ``unaffordable``: whether it costs more tokens than
    the astronaut has.
    """

    name: str
    about: str
    cost: int
    used: bool
    unaffordable: bool


class CardShown(NamedTuple):
    """An astronaut's card.

    ``drawn`` are the wounds at which a condition is drawn, ``tokens`` morale tokens, ``free`` the
    pawns that aren't laid yet.
    """

    role: str
    letter: str
    title: str
    role_name: str
    person: str
    wounds_title: str
    wounds: int
    drawn: tuple[int, ...]
    tokens: int
    free: int
    conditions_title: str
    conditions: tuple[str, ...]
    used_words: str
    skills: tuple[SkillShown, ...]


def astronaut_bands(view: View, seat: Seat, names: Sequence[str], t: Words) -> tuple[Band, ...]:
    """The card of the astronaut in ``seat``; raises ``IndexError`` for a seat nobody has."""
    each = view.crew[seat]
    skills = view.content.crew.skill
    shown = CardShown(
        each.role,
        theme.letter(each.role, t),
        t(f"first_martians-astronaut-{each.role}-name"),
        theme.role(each.role, t),
        printable(theme.player(names, seat, each.role, t), theme.LABEL.face),
        t("picmars-wounds"),
        each.wounds,
        tuple(view.content.crew.health),
        each.tokens,
        view.free_pawns[seat],
        t("picmars-conditions") if each.ailments else t("picmars-no-conditions"),
        tuple(theme.piece("condition", ill.kind, t) for ill in each.ailments),
        t("picmars-used"),
        tuple(
            SkillShown(
                theme.piece("skill", name, t),
                _about(name, skills[name].cost, t),
                skills[name].cost,
                name in each.used,
                skills[name].cost > each.tokens,
            )
            for name in each.skills
        ),
    )
    alt = _alt_text(view, seat, names, shown, t)
    return (Band(f"astronaut-{each.role}", draw_card, (shown,), alt, PALETTE),)


def _about(name: str, cost: int, words: Words) -> str:
    """The effect of a skill, without its price, which is shown beside it."""
    try:
        said = words(f"first_martians-skill-{name}-about", cost=cost)
    except KeyError:
        return ""
    told = said.partition(":")[2].strip() or said
    return told[:1].upper() + told[1:]


def draw_card(shown: CardShown) -> Canvas:
    canvas = page()
    _heading(canvas, shown)
    _portrait(canvas, shown)
    _wounds(canvas, TOP, shown)
    top = TOP + WOUNDS_HIGH + GAP
    _counts(canvas, top, shown)
    _conditions(canvas, top, shown)
    _skills(canvas, top + MIDDLE_HIGH + GAP, shown)
    return canvas


def _heading(canvas: Canvas, shown: CardShown) -> None:
    canvas.rect(0, 0, WIDTH, HEAD - 8, theme.BASALT)
    canvas.rect(0, HEAD - 8, WIDTH, 8, theme.ROLE_STYLES[shown.role].colour)
    canvas.sprite(EDGE_GAP + 4, 6, badge(shown.role, shown.letter, 64))
    moved = 0
    if shown.person:
        moved = 30 + write(
            canvas, WIDTH - 20, 38, shown.person, theme.HEADING, theme.SAND, 460, "r"
        )
    room = WIDTH - 120 - moved
    write(canvas, 102, 23, shown.title, theme.HEADING, theme.CREAM, room)
    write(canvas, 102, 57, shown.role_name, theme.LABEL, theme.QUIET, room)


def _portrait(canvas: Canvas, shown: CardShown) -> None:
    full = MAX_HEIGHT - TOP - 12
    panel(canvas, EDGE_GAP, TOP, PICTURE, full, theme.PANEL)
    zoom = round(full * WIDE / HIGH)
    drawn = portrait(shown.role, zoom, shown.wounds > LAST_WOUND)
    left = (drawn.width - PICTURE) // 2
    cut = drawn.crop((left, 0, left + PICTURE, full)).convert("RGB")
    canvas.image.paste(cut, (EDGE_GAP, TOP), shapes.rounded(PICTURE, full, 14))
    canvas.frame(EDGE_GAP, TOP, PICTURE, full, 14, theme.ROLE_STYLES[shown.role].colour, 5)


def _wounds(canvas: Canvas, y: int, shown: CardShown) -> None:
    """A cell for each number of wounds, with a sign where a condition is drawn."""
    panel(canvas, RIGHT, y, ROOM, WOUNDS_HIGH)
    canvas.mask(RIGHT + 14, y + 8, icon("wound", 28), theme.RED)
    write(canvas, RIGHT + 52, y + 23, shown.wounds_title, theme.LABEL_BOLD, theme.SAND, ROOM - 70)
    step = (ROOM - 24) // (LAST_WOUND + 2)
    for wound in range(LAST_WOUND + 2):
        x = RIGHT + 14 + wound * step
        dead, now = wound > LAST_WOUND, wound == shown.wounds
        ground = theme.BLOOD if 0 < wound <= shown.wounds else theme.PANEL_LIGHT
        if dead:
            ground = theme.BASALT
        elif now and not wound:
            ground = theme.GO_DARK
        canvas.panel(x, y + 44, step - 8, 50, 8, ground)
        canvas.frame(
            x, y + 44, step - 8, 50, 8, theme.AMBER if now else theme.EDGE, 4 if now else 2
        )
        middle = x + (step - 8) // 2
        if dead:
            canvas.mask(middle - 18, y + 51, icon("cross", 36), theme.RED)
        elif wound in shown.drawn:
            canvas.text(middle - 16, y + 69, str(wound), theme.FIGURE, theme.CREAM, "m")
            canvas.mask(middle + 4, y + 55, icon("condition", 28), theme.AMBER)
        else:
            canvas.text(middle, y + 69, str(wound), theme.FIGURE, theme.CREAM, "m")


def _counts(canvas: Canvas, y: int, shown: CardShown) -> None:
    """Morale tokens, and pawns that aren't laid yet."""
    panel(canvas, RIGHT, y, 156, MIDDLE_HIGH)
    canvas.sprite(RIGHT + 16, y + 18, morale_token(56))
    canvas.text(RIGHT + 88, y + 46, str(shown.tokens), theme.FIGURE_BIG, theme.AMBER)
    left = RIGHT + 164
    panel(canvas, left, y, 156, MIDDLE_HIGH)
    colour = theme.ROLE_STYLES[shown.role].colour
    for i in range(PAWNS):
        canvas.mask(
            left + 14 + i * 66, y + 16, icon("pawn", 60), colour if i < shown.free else theme.EDGE
        )


def _conditions(canvas: Canvas, y: int, shown: CardShown) -> None:
    left = RIGHT + 328
    wide = RIGHT + ROOM - left
    panel(canvas, left, y, wide, MIDDLE_HIGH, theme.RED_DARK if shown.conditions else theme.PANEL)
    lines = wrap(", ".join(shown.conditions), theme.SMALL, wide - 64, 3)
    sign = "condition" if lines else "tick"
    canvas.mask(left + 14, y + 10, icon(sign, 26), theme.AMBER if lines else theme.QUIET)
    if len(lines) < 3:
        lines = (shown.conditions_title, *lines)
    for i, words in enumerate(lines):
        style = theme.LABEL_BOLD if words == shown.conditions_title else theme.SMALL
        canvas.text(left + 50, y + 20 + 27 * i, words, style, theme.CREAM)


def _skills(canvas: Canvas, y: int, shown: CardShown) -> None:
    count = max(4, len(shown.skills))
    step = (MAX_HEIGHT - 12 + GAP - y) // count
    for i, skill in enumerate(shown.skills):
        top, high = y + i * step, step - GAP
        closed = skill.used
        panel(canvas, RIGHT, top, ROOM, high, theme.INACTIVE[2] if closed else theme.PANEL)
        canvas.sprite(RIGHT + 12, top + (high - 48) // 2, morale_token(48))
        ink = theme.ALARM if skill.unaffordable and not closed else theme.CREAM
        canvas.text(RIGHT + 70, top + high // 2, str(skill.cost), theme.FIGURE, ink)
        x, moved = RIGHT + 106, 0
        if closed:
            end, used = RIGHT + ROOM - 16, shown.used_words
            moved = 20 + write(canvas, end, top + 22, used, theme.LABEL_BOLD, theme.ALARM, 280, "r")
        name_ink = theme.QUIET if closed else theme.CREAM
        lines = wrap(skill.about, theme.SMALL, ROOM - 122, 2)
        upper = top + (20 if len(lines) > 1 else 26)
        write(canvas, x, upper, skill.name, theme.NAME_BOLD, name_ink, ROOM - 122 - moved)
        for line, words in enumerate(lines):
            lower = top + (48 + 27 * line if len(lines) > 1 else 62)
            canvas.text(x, lower, words, theme.SMALL, theme.QUIET)


def _alt_text(view: View, seat: Seat, names: Sequence[str], shown: CardShown, words: Words) -> str:
    role = view.roles[seat]
    brief = theme.role(role, words)
    who = seat_title(brief, theme.player(names, seat, role, words))
    said = {"wounds": shown.wounds, "tokens": shown.tokens, "free": shown.free}
    parts: list[Sequence[str]] = [
        tuple(
            words("picmars-alt-astronaut", who=f"{shown.title}, {each}", **said)
            for each in (who, brief)
        )
    ]
    ills = ", ".join(shown.conditions)
    title = shown.conditions_title
    parts.append((f"{labelled(title, ills, words) if ills else title}.",))
    for skill in shown.skills:
        used = f" ({shown.used_words})" if skill.used else ""
        parts.append((words("picmars-alt-skill", skill=skill.name + used, cost=skill.cost),))
    return compose(parts)
