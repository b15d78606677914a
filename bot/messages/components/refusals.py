"""Puts refusals into words: errors, missing permissions, dropped standing orders."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.domain.standing_orders import StandingOrder
from bot.errors import TableError
from bot.i18n import Catalog, Words
from bot.messages.components.text import join_list, quoted
from rules.core.errors import IllegalAction, RulesError


def error_text(error: Exception, t: Catalog) -> str | None:
    """The sentence for an error that is meant for people; ``None`` for any other."""
    params: Mapping[str, object]
    if isinstance(error, TableError):
        message, params = f"error-{error.reason}", error.params
    elif isinstance(error, RulesError):
        # Rules repeat the words that they can't read.
        message, params = f"illegal-{error.reason}", _quoted(error.params)
    else:
        return None
    return t(message, **params) if t.has(message) else None


def _quoted(params: Mapping[str, object]) -> dict[str, object]:
    return {
        key: quoted(value) if isinstance(value, str) else value for key, value in params.items()
    }


def why_dropped(order: StandingOrder, t: Catalog) -> str:
    """The reason why a standing order was dropped, as a sentence."""
    figures: dict[str, object] = dict(order.ended.figures)
    return error_text(IllegalAction(order.ended.reason, **figures), t) or ""


def permission_names(flags: Iterable[str], t: Words) -> str:
    """The permissions as Discord's settings call them, in bold."""
    names = [t(f"permission-{flag.replace('_', '-')}") for flag in flags]
    return join_list([f"**{name}**" for name in names], t)
