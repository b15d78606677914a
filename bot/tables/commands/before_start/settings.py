"""Changes the settings of a table that waits for its start."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from typing import Any

from bot.domain.table import Person, Table, require_host
from bot.domain.table_settings import check_settings
from bot.tables.commands.before_start.lobby import LobbyCommands
from rules.core.game import AnyGame

_KEEP: Any = object()


class SettingsCommands:
    """Settings of lobbies. What it returns is on the disk."""

    def __init__(self, lobby: LobbyCommands) -> None:
        self._lobby = lobby

    async def configure(
        self,
        table_id: int,
        by: Person,
        *,
        manager: bool = False,
        clock: timedelta | None = _KEEP,
        refill: timedelta | None = _KEEP,
        free_weekends: bool = _KEEP,
        vacation: int = _KEEP,
        digests: bool = _KEEP,
        hints: bool = _KEEP,
        options: Mapping[str, str] = _KEEP,
        language: str = _KEEP,
    ) -> Table:
        """Change the clock, the options, the language, the hints or the digests.

        What isn't given stays. A clock without a ``refill`` is no bank.
        """
        given: dict[str, Any] = {
            "free_weekends": free_weekends,
            "vacation": vacation,
            "digests": digests,
            "hints": hints,
            "language": language,
        }
        if clock is not _KEEP:
            given |= {"clock": clock, "refill": None if refill is _KEEP else refill}
        if options is not _KEEP:
            given["options"] = dict(options)
        changes = {name: value for name, value in given.items() if value is not _KEEP}

        def edit(table: Table, game: AnyGame) -> Table:
            require_host(table, by, manager)
            new = replace(table, **changes)
            check_settings(game, new.language, new.time_control, new.options, new.vacation)
            return new

        return await self._lobby.edit(table_id, edit)
