"""Writes the story of a finished game as a file: for whoever asks, and for the table at its end."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from typing import Any

import discord
from discord import ui

from bot.delivery.animations import Animations
from bot.domain.table import Table
from bot.errors import TableError
from bot.games.base import GamePresenter
from bot.i18n import Words, words
from bot.messages.components.items import text_display
from bot.messages.components.message import Message
from bot.messages.components.text import FINISHED
from bot.messages.story.telling import TurnsFound, tell
from bot.messages.verification import checked
from bot.tables.service import TableService
from bot.waiting import in_thread


class Stories:
    """Stories are in the table's language: all at the table read the same."""

    def __init__(
        self,
        tables: TableService,
        presenters: Mapping[str, GamePresenter],
        animations: Animations,
    ) -> None:
        self._tables = tables
        self._presenters = presenters
        self._animations = animations

    async def message(self, table: Table, t: Words, turns: TurnsFound | None = None) -> Message:
        """The story of a game that is over, with a sentence in the reader's language.

        ``turns`` are those that a review has found. Raises ``AnimationFailed``, and ``TableError``
        where too many others are being written.
        """
        history, own = self._tables.history, words(table.settings.language)
        presenter = self._presenters.get(table.game)
        if presenter is None:
            raise TableError("unknown-game", game=table.game)
        position, steps = await history.replay(table.id)
        log = await history.whole_log(table.id)
        proof = checked(presenter, position.table, await history.verify(table.id), own)
        proof.append(own("story-check"))
        told = await in_thread(tell, presenter, position, steps, log, proof, turns, own)
        page = await self._animations.story(told)
        name = f"{table.game}-{table.id}.html"
        items: list[ui.Item[Any]] = [
            text_display(t("story-ready", file=name)),
            ui.File(f"attachment://{name}"),
        ]
        return Message(FINISHED, tuple(items), files=(discord.File(BytesIO(page), name),))
