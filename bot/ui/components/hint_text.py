"""A hint in words: what the expert would do, what it gains, and what else the panel advises."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ui.components.position_view import PositionView
from rules.core.experts.expert import ActionValue
from rules.core.game import Seat

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
    if first > second + SAME:
        return view.t("hint-best", action=best, chance=first, other=other, less=second)
    if second > first + SAME:  # it goes by more than imagined games show
        return view.t("hint-later", action=best)
    return view.t("hint-even", action=best, chance=first, other=other)


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
