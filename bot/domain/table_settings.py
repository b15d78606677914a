"""Settings of a table, and what a new table takes over from one that is over. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from bot.domain.calendar import DEFAULT_VACATION, VACATIONS
from bot.domain.clocks import TimeControl, check_time_control
from bot.domain.table import Card, Position, Status, Table
from bot.errors import TableError
from bot.settings import LANGUAGES
from rules.core.game import AnyGame, Json
from rules.core.values import chosen_options


def seconds(clock: timedelta | None) -> int | None:
    """A clock as its table's row keeps it."""
    return None if clock is None else int(clock.total_seconds())


def card_columns(card: Card | None) -> dict[str, int | None]:
    """A table's card as its row keeps it."""
    return {
        "card_channel_id": None if card is None else card.channel_id,
        "card_message_id": None if card is None else card.message_id,
    }


def place_columns(table: Table) -> dict[str, Any]:
    """A table's place as its row keeps it: the channel, its card and its live message there."""
    return {
        "channel_id": table.channel_id,
        "thread": table.thread,
        "live_message_id": table.live_message_id,
        **card_columns(table.card),
    }


def settings_columns(table: Table) -> dict[str, Any]:
    """A table's settings as its row keeps them; the game's options aren't among them."""
    return {
        "language": table.language,
        "clock": seconds(table.clock),
        "refill": seconds(table.refill),
        "free_weekends": table.free_weekends,
        "vacation": table.vacation,
        "quiet": not table.digests,
        "hints": table.hints,
    }


def check_settings(
    game: AnyGame,
    language: str,
    control: TimeControl,
    options: Mapping[str, str],
    vacation: int = DEFAULT_VACATION,
) -> None:
    """Raise ``TableError`` or ``IllegalAction`` for settings that can't be."""
    if language not in LANGUAGES:
        raise TableError("unknown-language", language=language)
    check_time_control(control)
    if vacation not in VACATIONS:
        raise TableError("vacation-out-of-range", most=max(VACATIONS))
    chosen_options(game.options, options)


def first_options(game: AnyGame, options: Mapping[str, str], *, follows: bool) -> dict[str, str]:
    """The choices of a new table; one that follows another keeps to what that one did.

    All are written down, so that a later program with other defaults changes nothing.
    """
    if follows:
        return chosen_options(game.options, options)
    return {option.id: options.get(option.id, option.default) for option in game.options}


def handed_on(game: AnyGame, position: Position) -> Json:
    """The data that a finished table hands on to the one that continues it with ``game``.

    Raises ``TableError`` if it can't be continued.
    """
    table = position.table
    if table.game != game.id or table.status is not Status.FINISHED or not game.campaign:
        raise TableError("not-continued")
    return game.carried_over(position.state)
