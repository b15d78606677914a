"""Draws the signs of the pictures for the legend, each by the code that draws it there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PIL import Image

from render.core.alt_text import compose
from render.core.canvas import Canvas
from render.core.legend import LegendLook, Paint, draw_signs, legend_height
from render.core.palette import Colour
from render.core.picture import WIDTH, Band, Words
from render.core.text import FIGURES_BOLD, TextStyle
from render.first_martians import theme
from render.first_martians.drawings.icons import (
    action_die,
    badge,
    die,
    greenhouse,
    icon,
    machine,
    marker,
    morale_token,
    part_tile,
    token,
    track_space,
)
from render.first_martians.drawings.things import thing
from render.first_martians.map.drawing import question_token
from render.first_martians.map.terrain import mountains
from render.first_martians.page import SOIL
from render.first_martians.palette import PALETTE
from rules.first_martians.terms import ACTION_TYPES, BLOCKS, ROLES

LOOK = LegendLook(theme.PANEL_LIGHT, theme.CREAM, TextStyle(FIGURES_BOLD, 32))
_THING = 92

Letters = tuple[str, ...]
"""The letters of the roles, in the order of ``ROLES``."""


def legend(signs: Sequence[tuple[str, str]], words: Words) -> Band:
    """The signs of these keys, each with its name."""
    alt = compose([(words("picmars-alt-legend", list=", ".join(name for _, name in signs)),)])
    shown = (letters(words), tuple(signs))
    return Band("legend", draw_legend, shown, alt, PALETTE, legend_height(len(signs)))


def letters(words: Words) -> Letters:
    return tuple(theme.letter(role, words) for role in ROLES)


def draw_legend(roles: Letters, signs: Sequence[tuple[str, str]]) -> Canvas:
    """Raises ``KeyError`` for a key of no sign."""
    canvas = Canvas.blank(WIDTH, legend_height(len(signs)), SOIL)
    draw_signs(canvas, LOOK, [(sign(key, roles), name) for key, name in signs])
    return canvas


def sign(key: str, roles: Letters) -> Paint:
    """What paints a sign; raises ``KeyError`` for a key of none."""
    return partial(SIGNS[key], roles)


Sign = Callable[[Letters, Canvas, int, int], None]


def _row(canvas: Canvas, x: int, y: int, sprites: Sequence[Image.Image], gap: int = 8) -> None:
    """Sprites side by side, centred on (x, y)."""
    left = x - (sum(each.width for each in sprites) + gap * (len(sprites) - 1)) // 2
    for each in sprites:
        canvas.sprite(left, y - each.height // 2, each)
        left += each.width + gap


def _sprite(draw: Callable[[], Image.Image]) -> Sign:
    return lambda roles, canvas, x, y: _row(canvas, x, y, [draw()])


def _thing(*names: str) -> Sign:
    def paint(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
        size = _THING if len(names) == 1 else 80
        _row(canvas, x, y, [thing(name, size) for name in names], 4)

    return paint


def _icon(name: str, colour: Colour) -> Sign:
    def paint(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
        canvas.mask(x - 36, y - 36, icon(name, 72), colour)

    return paint


def _figure(words: str, colour: Colour, ground: Colour = theme.BASALT) -> Sign:
    def paint(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
        canvas.panel(x - 46, y - 40, 92, 80, 14, ground)
        canvas.text(x, y, words, theme.FIGURE_BIG, colour, "m")

    return paint


def _space(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
    canvas.panel(x - 74, y - 26, 148, 52, 12, theme.PANEL)
    canvas.text(x - 60, y, "1-N", theme.FIGURE, theme.CREAM)
    for at in range(2):
        canvas.mask(x + 2 + 30 * at, y - 17, icon("pawn", 34), theme.AMBER)


def _way(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
    for at in range(3):
        canvas.line((x - 74 + at * 34, y + 6), (x - 56 + at * 34, y + 2), theme.CREAM, 7)
    _row(canvas, x + 52, y, [badge("geologist", roles[1], 46)])


def _unknown(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
    question_token(canvas, x, y)


def _terrain(name: str) -> Sign:
    def paint(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
        canvas.panel(x - 44, y - 40, 88, 80, 14, theme.CREAM)
        canvas.mask(x - 29, y - 29, icon(name, 58), theme.BLOOD)

    return paint


def _closed(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
    canvas.image.paste(mountains(0, 0, 160, 88), (x - 80, y - 44))


def _unseen(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
    canvas.panel(x - 62, y - 22, 46, 44, 10, theme.GROUNDS[1])
    canvas.text(x - 39, y, "1", theme.FIGURE, theme.INK, "m")
    canvas.text(x + 2, y, "×8", theme.FIGURE, theme.CREAM)


def _action(name: str) -> Sign:
    def paint(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
        colour = theme.ACTION_COLOURS[name]
        canvas.panel(x - 42, y - 42, 84, 84, 16, colour)
        canvas.mask(x - 29, y - 29, icon(name, 58), theme.INK)

    return paint


def _number(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
    canvas.disc(x, y, 64, theme.BASALT)
    canvas.disc(x, y, 56, theme.CREAM)
    canvas.text(x, y, "1", theme.FIGURE_BIG, theme.INK, "m")


def _given(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
    canvas.mask(x - 70, y - 20, icon("pawn", 40), theme.ALARM)
    canvas.text(x - 22, y, "1/3", theme.FIGURE_BIG, theme.ALARM)


def _performer(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
    canvas.frame(x - 34, y - 34, 68, 68, 12, theme.AMBER, 4)
    _row(canvas, x, y, [badge("engineer", roles[2], 56)])


def _called(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
    canvas.text(x - 26, y, "?", theme.FIGURE_BIG, theme.AMBER, "r")
    _row(canvas, x + 14, y, [badge("medic", roles[3], 56)])


def _missing(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
    canvas.ring(x, y, 64, theme.ALARM, 5)
    canvas.mask(x - 18, y - 18, icon("pawn", 36), theme.ALARM)


def _machine(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
    _row(canvas, x, y, [machine("explore", theme.ACTION_COLOURS["explore"], 60)])


def _costs(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
    for at, name in ((-62, "energy"), (24, "hardware")):
        moved = canvas.text(x + at, y, "−1", theme.FIGURE, theme.SAND)
        canvas.mask(x + at + moved + 4, y - 18, icon(name, 36), theme.AMBER)


def _action_die(name: str) -> Sign:
    return _sprite(lambda: action_die(name, theme.ACTION_COLOURS["explore"], 72))


def _risks(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
    kinds = ("wound", "adventure", "lose-morale", "rover-check")
    _row(canvas, x, y, [token(kind, 44) for kind in kinds], 6)


def _problem(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
    canvas.panel(x - 80, y - 24, 160, 48, 10, theme.RED_DARK)
    canvas.mask(x - 66, y - 17, icon("event", 34), theme.ALARM)
    canvas.rect(x - 20, y - 4, 84, 8, theme.CREAM)


def _balance(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
    canvas.text(x - 10, y, "+3", theme.FIGURE_BIG, theme.GO, "r")
    canvas.text(x + 10, y, "−2", theme.FIGURE_BIG, theme.ALARM)


def _portions(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
    _row(canvas, x - 30, y, [badge("scientist", roles[0], 56)])
    canvas.text(x + 8, y, "×1", theme.FIGURE_BIG, theme.CREAM)


def _track(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
    spaces = [track_space(at < 2, theme.DIE_COLOURS["working"], 36) for at in range(4)]
    _row(canvas, x, y, spaces, 4)


def _dice(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
    _row(canvas, x, y, [die(block, 48) for block in BLOCKS])


def _tag(words: str, ground: Colour) -> Sign:
    def paint(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
        canvas.sprite(x - _THING // 2 - 10, y - _THING // 2, thing("seed", _THING))
        canvas.panel(x + 10, y - 2, 62, 46, 10, ground)
        canvas.text(x + 41, y + 21, words, theme.FIGURE, theme.INK, "m")

    return paint


def _objective(reached: bool) -> Sign:
    def paint(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
        ground, edge = (theme.GO_DARK, theme.GO) if reached else (theme.PANEL, theme.EDGE)
        canvas.panel(x - 92, y - 48, 184, 96, 12, ground)
        canvas.frame(x - 92, y - 48, 184, 96, 12, edge, 4)
        canvas.sprite(x - 86, y - 42, thing("backup-solar-panel", 84))
        if reached:
            canvas.sprite(x + 14, y - 30, marker(True, 60))
        else:
            canvas.text(x + 82, y, "0/1", theme.FIGURE_BIG, theme.CREAM, "r")

    return paint


def _roles(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
    badges = [badge(role, letter, 46) for role, letter in zip(ROLES, roles, strict=True)]
    _row(canvas, x, y, badges, 6)


def _gives(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
    canvas.mask(x - 70, y - 30, icon("energy", 60), theme.RESOURCE_COLOURS["energy"])
    canvas.text(x, y, "+1", theme.FIGURE_BIG, theme.CREAM)


def _broken(roles: Letters, canvas: Canvas, x: int, y: int) -> None:
    _row(canvas, x - 48, y, [marker(True, 52)])
    canvas.text(x - 10, y, "2/5", theme.FIGURE_BIG, theme.GO)


SIGNS: Mapping[str, Sign] = {
    "space": _space,
    "way": _way,
    "unknown": _unknown,
    "closed": _closed,
    "sample": _thing("sample"),
    "find": _thing("find"),
    "standing": _thing("standing"),
    "unseen": _unseen,
    "poi": _icon("poi", theme.AMBER),
    **{
        name: _terrain(name)
        for name in (
            "rover-check",
            "impassable",
            "adventure",
            "lose-morale",
            "wound",
            "extra-pawn",
        )
    },
    "number": _number,
    "given": _given,
    "performer": _performer,
    "called": _called,
    "missing": _missing,
    "machine": _machine,
    "rovers": _thing("froggy", "scorpio"),
    "costs": _costs,
    "die-success": _action_die("success"),
    "die-wound": _action_die("wound"),
    "die-adventure": _action_die("adventure"),
    "risks": _risks,
    "reroll": _sprite(lambda: token("reroll", 72)),
    "ready": _sprite(lambda: marker(True, 60)),
    "problem": _problem,
    "part-works": _sprite(lambda: part_tile("power", True, 76)),
    "part-broken": _sprite(lambda: part_tile("power", False, 76)),
    **{name: _icon(name, theme.SAND) for name in ("power", "filters", "hardware", "cpu")},
    "now": _figure("!", theme.CREAM),
    "next": _figure("»", theme.CREAM),
    "blocked": _sprite(lambda: token("blocked", 72)),
    "shutdown": _icon("shutdown", theme.ALARM),
    "greenhouse": _sprite(lambda: greenhouse(True, 84)),
    "gives": _gives,
    "energy": _thing("energy"),
    "oxygen": _thing("oxygen"),
    "food": _thing("food"),
    "balance": _balance,
    "portions": _portions,
    "morale": _icon("morale", theme.AMBER),
    "stress": _icon("stress", theme.ALARM),
    "track": _track,
    "die": _dice,
    "marker-red": _sprite(lambda: marker(False, 72)),
    "sol": _figure("3", theme.INK, theme.AMBER),
    "seed": _thing("seed"),
    "spare": _thing("spare-power", "spare-cpu"),
    "count": _tag("2", theme.CREAM),
    "coming": _tag("+1", theme.AMBER),
    "upgrade": _thing("upgrade"),
    "robots": _thing("robot-explore", "robot-build"),
    "examined": _thing("examined"),
    "discovered": _thing("discovered"),
    "alarm": _thing("alarm"),
    "objective-open": _objective(False),
    "objective-reached": _objective(True),
    "optional": _icon("adventure", theme.OCHRE),
    "broken-parts": _broken,
    "roles": _roles,
    "condition": _icon("condition", theme.AMBER),
    "morale-token": _sprite(lambda: morale_token(72)),
    "pawn": _icon("pawn", theme.AMBER),
    **{f"action-{name}": _action(name) for name in ACTION_TYPES},
}
