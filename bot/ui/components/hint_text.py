"""A hint in words: what the expert would do, what it gains, and what else the panel advises."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ui.components.position_view import PositionView
from rules.core.game import Seat
from rules.core.search import ActionValue

GAIN = 2
"""Of 100 imagined games, the wins from which on a gain is told."""
NOISE = 2
"""So many standard errors may come by chance: a smaller gain isn't told."""
SAME = 5
"""Of 100 imagined games, the wins by which another choice may lead and still come to the same."""


def hint_text(view: PositionView, seat: Seat, values: Sequence[ActionValue[object]]) -> str:
    """The expert's choice, what it gains over the next best, what speaks for it, other advice."""
    lines = [_compared(view, seat, values)]
    if reason := view.reason(seat, values[0].line):
        lines.append(f"-# {reason}")
    if _advises_other(view, seat, values[0]):
        lines.append(view.t("hint-advised"))
    return "\n".join(lines)


def _compared(view: PositionView, seat: Seat, values: Sequence[ActionValue[object]]) -> str:
    """The expert's choice, and what it gains over the next best that is called otherwise."""
    named: dict[str, tuple[str, ActionValue[object]]] = {}
    for value in values:
        title, short = view.titles(seat, value.line)
        named.setdefault(title, (short, value))
    if len({short for short, _ in [*named.values()][:2]}) < min(2, len(named)):
        named = {title: (title, value) for title, (_, value) in named.items()}
    (best, first), *others = named.values()
    chance = _of_100(first.chance)
    if not others:
        alone = view.presenter.alone_hints.get(view.decisions[seat].kind, "hint-alone-reason")
        return view.t("hint-alone", action=best, chance=chance, reason=view.t(alone))
    other, second = others[0]
    less, gain = _of_100(second.chance), first.chance - second.chance
    if 100 * gain >= GAIN and gain > NOISE * max(first.error, second.error):
        return view.t("hint-best", action=best, chance=chance, other=other, less=less)
    if less > chance + SAME:  # it goes by more than imagined games show
        return view.t("hint-later", action=best)
    return view.t("hint-even", action=best, chance=chance, other=other)


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
