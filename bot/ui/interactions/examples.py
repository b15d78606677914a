"""Reads names that people type in place of ids, and gives an example where nothing is meant."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from bot.errors import TableError
from bot.games.commands import UNREADABLE, find_id
from bot.i18n import Catalog
from bot.messages.components.refusals import error_text
from rules.core.errors import RulesError

UNREAD = frozenset({"no-such-seat", "wrong-word-count"})
"""Reasons which say that words mean nothing, beside those that begin with ``unknown-``."""


@contextmanager
def with_example(t: Catalog, example: Callable[[], str]) -> Iterator[None]:
    """Add an example to a refusal of words that mean nothing; none where it is empty."""
    try:
        yield
    except (TableError, RulesError) as error:
        unread = error.reason.startswith("unknown-") or error.reason in UNREAD
        shown, why = example() if unread else "", error_text(error, t)
        if not shown or why is None:
            raise
        raise TableError("with-example", why=why, example=shown) from error


def named_id(typed: str, names: Mapping[str, str], refusal: Exception) -> str:
    """The id that was typed, as itself or as its name; raises ``refusal`` for anything else."""
    try:
        return find_id(typed, names, "unknown-word")
    except UNREADABLE:
        raise refusal from None
