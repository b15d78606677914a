"""Who is here: the person behind an interaction, what they may do, how they are spoken to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import discord

from bot.clock import Clock
from bot.domain.table import Person
from bot.games.base import GamePresenter
from bot.i18n import Catalog, language_of, words
from bot.settings import Settings

if TYPE_CHECKING:
    from bot.tables.service import TableService
    from bot.ui.messages.builder import TableMessages


class Services(Protocol):
    """What commands and controls need of the bot."""

    tables: TableService
    faces: Mapping[str, GamePresenter]
    clock: Clock
    settings: Settings
    screens: TableMessages


@dataclass(frozen=True, slots=True)
class Context:
    """One press or command.

    ``manager`` tells whether the person manages the server and so has a host's powers at every
    table. ``t`` is the language of what only they read.
    """

    house: Services
    interaction: discord.Interaction[Any]
    person: Person
    manager: bool
    t: Catalog

    @property
    def tables(self) -> TableService:
        """The tables' service."""
        return self.house.tables

    @property
    def channel_id(self) -> int:
        """Where it happened."""
        return self.interaction.channel_id or 0


async def context_of(interaction: discord.Interaction[Any]) -> Context:
    """The visit of an interaction; the person's name and language are remembered."""
    house: Services = interaction.client
    language = language_of(str(interaction.locale), house.settings.default_language)
    user = interaction.user
    person = Person(user.id, user.display_name, language)
    await house.tables.people.seen(person, interaction.guild_id)
    manager = interaction.guild_id is not None and interaction.permissions.manage_guild
    return Context(house, interaction, person, manager, words(language))
