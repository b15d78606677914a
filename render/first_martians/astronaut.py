"""Draws an astronaut's card: portrait, wounds, conditions, tokens, pawns, skills."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.core import shapes
from render.core.alt_text import compose, labelled, seat_title
from render.core.canvas import Canvas
from render.core.picture import MAX_HEIGHT, WIDTH, Band, Words
from render.core.text import FIGURES, FIGURES_BOLD, JOST_BOLD, TextStyle, printable, wrap
from render.first_martians import theme
from render.first_martians.drawings.faces import HIGH, WIDE, portrait
from render.first_martians.drawings.icons import badge, icon, morale_token
from render.first_martians.page import EDGE_GAP, GAP, page, panel, write
from render.first_martians.palette import PALETTE
from rules.core.game import Seat
from rules.first_martians.terms import LAST_WOUND, PAWNS
from rules.first_martians.view import View

HEAD = 104
PICTURE, COUNTS_HIGH = 280, 92
"""Width of the portrait, and height of the tokens and pawns below it."""
TOP = HEAD + 8
RIGHT = EDGE_GAP + PICTURE + GAP
ROOM = WIDTH - EDGE_GAP - RIGHT
WOUNDS_HIGH, ILL_HIGH = 84, 52
"""Heights of the row of wounds, and of the conditions."""
PLAYER = TextStyle(FIGURES, 38)
ABOUT, ABOUT_BIG = TextStyle(FIGURES, 34), TextStyle(FIGURES, 38)
SKILL_ROOM = ROOM - 138
"""Width of the lines that say what a skill does."""
USED = TextStyle(FIGURES_BOLD, 34)
NAME = TextStyle(JOST_BOLD, 50)
FIGURE = TextStyle(FIGURES_BOLD, 50)


class SkillShown(NamedTuple):
    """A skill: its name, what it does, its price in morale tokens; a profile's price is 0.

    ``used``: the words where it was used already, or nothing; ``unaffordable``: whether it costs
    more tokens than the astronaut has.
    """

    name: str
    about: str
    cost: int
    used: str
    unaffordable: bool


class CardShown(NamedTuple):
    """An astronaut's card.

    ``played_by`` is the role with who plays it, if a person does. ``drawn`` are the wounds at which
    a condition is drawn, ``tokens`` morale tokens, ``free`` the pawns that aren't laid yet.
    """

    role: str
    letter: str
    title: str
    played_by: str
    wounds: int
    drawn: tuple[int, ...]
    tokens: int
    free: int
    conditions_title: str
    conditions: tuple[str, ...]
    skills: tuple[SkillShown, ...]


def astronaut_bands(view: View, seat: Seat, names: Sequence[str], t: Words) -> tuple[Band, ...]:
    """The card of the astronaut in ``seat``; raises ``IndexError`` for a seat nobody has."""
    each = view.crew[seat]
    person = printable(theme.player(names, seat, each.role, t), PLAYER.face)
    skills = view.content.crew.skill
    shown = CardShown(
        each.role,
        theme.letter(each.role, t),
        t(f"first_martians-astronaut-{each.role}-name"),
        t("picmars-played-by", name=person, role=each.role) if person else theme.role(each.role, t),
        each.wounds,
        tuple(view.content.crew.health),
        each.tokens,
        view.free_pawns[seat],
        t("picmars-conditions") if each.ailments else t("picmars-no-conditions"),
        tuple(theme.piece("condition", ill.kind, t) for ill in each.ailments),
        tuple(
            SkillShown(
                theme.piece("skill", name, t),
                _about(name, skills[name].cost, t),
                skills[name].cost,
                t("picmars-used-mission" if skills[name].profile else "picmars-used")
                if name in each.used
                else "",
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
    _counts(canvas, MAX_HEIGHT - 12 - COUNTS_HIGH, shown)
    _wounds(canvas, TOP, shown)
    if shown.conditions:
        _conditions(canvas, TOP + WOUNDS_HIGH + GAP, shown)
    _skills(canvas, skills_top(shown), shown)
    return canvas


def _heading(canvas: Canvas, shown: CardShown) -> None:
    """The astronaut's name, and below it their role and who plays them."""
    canvas.rect(0, 0, WIDTH, HEAD - 8, theme.BASALT)
    canvas.rect(0, HEAD - 8, WIDTH, 8, theme.ROLE_STYLES[shown.role].colour)
    canvas.sprite(EDGE_GAP + 4, 8, badge(shown.role, shown.letter, 80))
    left, room = 116, WIDTH - 132
    write(canvas, left, 29, shown.title, NAME, theme.CREAM, room)
    write(canvas, left, 71, shown.played_by, PLAYER, theme.SAND, room)


def _portrait(canvas: Canvas, shown: CardShown) -> None:
    full = MAX_HEIGHT - TOP - 12 - COUNTS_HIGH - GAP
    panel(canvas, EDGE_GAP, TOP, PICTURE, full, theme.PANEL)
    zoom = round(full * WIDE / HIGH)
    drawn = portrait(shown.role, zoom, shown.wounds > LAST_WOUND)
    left = (drawn.width - PICTURE) // 2
    cut = drawn.crop((left, 0, left + PICTURE, full)).convert("RGB")
    canvas.image.paste(cut, (EDGE_GAP, TOP), shapes.rounded(PICTURE, full, 14))
    canvas.frame(EDGE_GAP, TOP, PICTURE, full, 14, theme.ROLE_STYLES[shown.role].colour, 5)


def _counts(canvas: Canvas, y: int, shown: CardShown) -> None:
    """Morale tokens, and pawns that aren't laid yet."""
    half = (PICTURE - GAP) // 2
    panel(canvas, EDGE_GAP, y, half, COUNTS_HIGH)
    canvas.sprite(EDGE_GAP + 10, y + 16, morale_token(60))
    x, room = EDGE_GAP + 78, half - 84
    write(canvas, x, y + 46, str(shown.tokens), theme.FIGURE_HUGE, theme.AMBER, room)
    left = EDGE_GAP + half + GAP
    panel(canvas, left, y, half, COUNTS_HIGH)
    colour = theme.ROLE_STYLES[shown.role].colour
    for i in range(PAWNS):
        ink = colour if i < shown.free else theme.EDGE
        canvas.mask(left + 8 + i * 60, y + 16, icon("pawn", 60), ink)


def _wounds(canvas: Canvas, y: int, shown: CardShown) -> None:
    """A cell for each number of wounds, with a sign where a condition is drawn."""
    panel(canvas, RIGHT, y, ROOM, WOUNDS_HIGH)
    canvas.mask(RIGHT + 12, y + 16, icon("wound", 52), theme.RED)
    step, high = (ROOM - 84) // (LAST_WOUND + 2), WOUNDS_HIGH - 16
    middle = y + WOUNDS_HIGH // 2
    for wound in range(LAST_WOUND + 2):
        x, wide = RIGHT + 78 + wound * step, step - 8
        dead, now = wound > LAST_WOUND, wound == shown.wounds
        ground = theme.BLOOD if 0 < wound <= shown.wounds else theme.PANEL_LIGHT
        if dead:
            ground = theme.BASALT
        elif now and not wound:
            ground = theme.GO_DARK
        canvas.panel(x, y + 8, wide, high, 10, ground)
        edge = theme.AMBER if now else theme.EDGE
        canvas.frame(x, y + 8, wide, high, 10, edge, 5 if now else 2)
        at = x + wide // 2
        if dead:
            canvas.mask(at - 24, middle - 24, icon("cross", 48), theme.RED)
            continue
        if wound in shown.drawn:
            canvas.mask(at + 2, middle - 19, icon("condition", 38), theme.AMBER)
            at -= 22
        canvas.text(at, middle, str(wound), FIGURE, theme.CREAM, "m")


def _conditions(canvas: Canvas, y: int, shown: CardShown) -> None:
    panel(canvas, RIGHT, y, ROOM, ILL_HIGH, theme.RED_DARK, theme.RED)
    middle = y + ILL_HIGH // 2
    canvas.mask(RIGHT + 16, middle - 21, icon("condition", 42), theme.AMBER)
    ills = ", ".join(shown.conditions)
    write(canvas, RIGHT + 74, middle, ills, PLAYER, theme.CREAM, ROOM - 90)


def skill_lines(
    shown: CardShown,
) -> tuple[TextStyle, list[tuple[str, ...]], list[int]]:
    """The style of what skills do, its lines by skill, and the height that each skill needs."""
    about = ABOUT if shown.conditions else ABOUT_BIG
    texts = [tuple(wrap(skill.about, about, SKILL_ROOM, 2)) for skill in shown.skills]
    return about, texts, [44 + (about.size - 1) * len(lines) for lines in texts]


def skills_top(shown: CardShown) -> int:
    """Where the skills begin: below the wounds, and the conditions if there are any."""
    return TOP + WOUNDS_HIGH + GAP + (ILL_HIGH + GAP if shown.conditions else 0)


def _skills(canvas: Canvas, y: int, shown: CardShown) -> None:
    """The skills with their price, those that were used on this sol dimmed."""
    about, texts, needed = skill_lines(shown)
    line_high = about.size - 1
    x, room = RIGHT + 126, SKILL_ROOM
    free = MAX_HEIGHT - 12 - y - sum(needed) - GAP * (len(needed) - 1)
    for skill, lines, need in zip(shown.skills, texts, needed, strict=True):
        high = need + min(free // len(needed), 44)
        panel(canvas, RIGHT, y, ROOM, high, theme.INACTIVE[2] if skill.used else theme.PANEL)
        ink = theme.ALARM if skill.unaffordable and not skill.used else theme.CREAM
        if skill.cost:
            canvas.sprite(RIGHT + 12, y + (high - 56) // 2, morale_token(56))
            canvas.text(RIGHT + 94, y + high // 2, str(skill.cost), theme.FIGURE_BIG, ink, "m")
        else:
            canvas.text(RIGHT + 62, y + high // 2, "1×", theme.FIGURE_BIG, ink, "m")
        upper, moved = y + (high - need) // 2 + 22, 0
        if skill.used:
            end, used = RIGHT + ROOM - 14, skill.used
            moved = 20 + write(canvas, end, upper, used, USED, theme.ALARM, 320, "r")
        ink = theme.QUIET if skill.used else theme.CREAM
        write(canvas, x, upper, skill.name, theme.NAME_BIG, ink, room - moved)
        for line, words in enumerate(lines):
            canvas.text(x, upper + 40 + line_high * line, words, about, theme.SAND)
        y += high + GAP


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
        used = f" ({skill.used})" if skill.used else ""
        parts.append((words("picmars-alt-skill", skill=skill.name + used, cost=skill.cost),))
    return compose(parts)
