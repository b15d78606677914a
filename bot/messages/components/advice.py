"""The advice of a game's adviser beside a panel: what is marked, what a hint says, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.messages.components.position_view import PositionView
from bot.tables.commands.experts.hints import Look, Values
from rules.core.game import Seat
from rules.core.search import ActionValue

GAIN = 2
"""Of 100 imagined games, the wins from which on a gain is told."""
NOISE = 2
"""So many standard errors may come by chance: a smaller gain isn't told."""
SAME = 5
"""Of 100 imagined games, the wins by which another choice may lead and still come to the same."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The advice to a seat about what it decides now.

    ``line`` is what its adviser would do, empty as long as it hasn't looked; ``why`` a sentence
    that says what speaks for it. ``hint`` is the answer to whoever asked for a hint, ``asks``
    whether one may be asked for.
    """

    line: tuple[Any, ...]
    why: str
    hint: str
    asks: bool


def advice_of(view: PositionView, seat: Seat, look: Look | None = None) -> Advice | None:
    """The advice to a deciding seat; ``None`` where there is none to be had.

    ``look`` is what the expert found about this decision, if it has looked.
    """
    adviser, actions = view.presenter.adviser, view.actions(seat)
    if adviser is None or not view.table.advised or len(actions) < 2:
        return None
    values = () if look is None else look.values
    line = values[0].line if values else view.known_line(seat)
    if line and line[0] not in actions:
        return None
    outlook = adviser.outlook(view.view)
    hint = ""
    if asked := look is not None and look.asked:
        more = [f"-# {view.presentation.why(one)}" for one in outlook]
        hint = "\n".join([hint_text(view, seat, line, values, look.cut), *more])
    return Advice(line, view.why(line), hint, bool(asked or values or not line or outlook))


def hint_text(
    view: PositionView, seat: Seat, line: Sequence[Any], values: Values, cut: int = 0
) -> str:
    """What the adviser would do, what it gains over the next best, and what speaks for it.

    ``cut`` as for ``Look``.
    """
    if not line:
        return view.t("hint-unsure", games=cut) if cut else view.t("hint-nothing")
    known = view.t("hint-known", action=view.titles(seat, line)[1])
    told = [_compared(view, seat, values) or known]
    told += [f"-# 💡 {why}"] if (why := view.why(line)) else []
    told += [f"-# ⏱️ {view.t('hint-cut', games=cut)}"] if cut else []
    return "\n".join(told)


def _compared(view: PositionView, seat: Seat, values: Values) -> str:
    """The expert's choice, and what it gains over the next best that is called otherwise."""
    named: dict[str, tuple[str, ActionValue[Any]]] = {}
    for value in values:
        title, short = view.titles(seat, value.line)
        named.setdefault(title, (short, value))
    if not named:
        return ""
    if len({short for short, _ in [*named.values()][:2]}) < min(2, len(named)):
        named = {title: (title, value) for title, (_, value) in named.items()}
    (best, first), *others = named.values()
    chance = _of_100(first)
    # What leads by more than imagined games show, and still isn't chosen, would need a long story.
    if not others or _of_100(others[0][1]) > chance + SAME:
        return view.t("hint-only", action=best, chance=chance)
    other, second = others[0]
    less, gain = _of_100(second), first.chance - second.chance
    if 100 * gain >= GAIN and gain > NOISE * max(first.error, second.error):
        return view.t("hint-best", action=best, chance=chance, other=other, less=less)
    return view.t("hint-even", action=best, chance=chance, other=other)


def _of_100(value: ActionValue[Any]) -> int:
    """An estimate by the rule of succession: of a few imagined games all may be won, or lost."""
    return round(100 * (value.chance * value.tried + 1) / (value.tried + 2))
