"""Hints: what the expert would do, in the panel of whoever asks."""

from __future__ import annotations

from collections.abc import Sequence

from bot.delivery.message import Message
from bot.domain.table import Status
from bot.errors import StaleControl
from bot.ui.components.items import ControlId
from bot.ui.components.position_view import PositionView
from bot.ui.handlers.play import panel, panel_of, stale_panel
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import Route, Routes
from rules.core.experts.expert import ActionValue
from rules.core.game import Seat


async def press_hint(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """The panel with the expert's choice above its buttons, once the expert has thought."""
    view, seat, stale = await panel_of(context, control)
    if stale is not None:
        return stale
    table_id = view.table.id
    try:
        found = await context.tables.hints.hint(table_id, seat, control.token, context.person)
    except StaleControl:
        return await stale_panel(context, table_id, seat, "hint-stale")
    position = await context.tables.position(table_id)
    # It may have been decided from another device while the hint was counted.
    if position.tokens.get(seat) != control.token or position.table.status is not Status.RUNNING:
        return await stale_panel(context, table_id, seat, "hint-stale")
    now = context.position_view(position, seat)
    return await panel(context, now, seat, hint=hint_text(now, seat, found))


SAME = 5
"""Of 100 imagined games, the wins by which two choices may differ and still come to the same."""


def hint_text(view: PositionView, seat: Seat, values: Sequence[ActionValue[object]]) -> str:
    """The expert's choice, what it gains over the next best, and what else the panel advises."""
    told = _compared(view, seat, values)
    return f"{told}\n{view.t('hint-advised')}" if _advises_other(view, seat, values[0]) else told


def _compared(view: PositionView, seat: Seat, values: Sequence[ActionValue[object]]) -> str:
    """The expert's choice, and what it gains over the next best that is called otherwise."""
    named: dict[str, tuple[str, float]] = {}
    for value in values:
        title, short = view.titles(seat, value.line)
        named.setdefault(title, (short, value.chance))
    if len({short for short, _ in [*named.values()][:2]}) < min(2, len(named)):
        named = {title: (title, chance) for title, (_, chance) in named.items()}
    (best, first), *others = [(name, _of_100(chance)) for name, chance in named.values()]
    if not others:
        return view.t("hint-alone", action=best, chance=first)
    other, second = others[0]
    text = "hint-even"
    if first > second + SAME:
        text = "hint-best"
    elif second > first + SAME:  # it goes by more than imagined games show
        text = "hint-later"
    return view.t(text, action=best, chance=first, other=other, less=second)


def _advises_other(view: PositionView, seat: Seat, best: ActionValue[object]) -> bool:
    """Whether the panel itself advises something, and not what the expert would choose."""
    advised = [choice.action for choice in view.choices(seat) if choice.advised]
    lines = [action if isinstance(action, list) else [action] for action in advised]
    expected = view.titles(seat, best.line)
    same = any(line == [best.action] or view.titles(seat, line) == expected for line in lines)
    return bool(lines) and not same


def _of_100(chance: float) -> int:
    """An estimate: of a few imagined games all may be won, or lost."""
    return min(max(round(100 * chance), 1), 99)


ROUTES: Routes = {"hint": Route(press_hint, in_place=True)}
