"""What slash commands share: the group ``/table`` and suggestions while somebody types."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.domain.table import Table
from bot.errors import TableError
from bot.games.base import GamePresenter, Label
from bot.i18n import Catalog, language_of, words
from bot.ui.components.escaping import unescaped
from bot.ui.components.text import clip
from bot.ui.interactions.context import Services
from bot.ui.interactions.localization import localized

NAME = "table"
SUGGESTIONS = 25
"""Suggestions that Discord takes at once."""
SUGGESTION = 100
"""Characters of a suggestion and of its value."""

Command = app_commands.Command[Any, ..., None]
Interaction = discord.Interaction[Any]
Suggestions = list[app_commands.Choice[str]]


def table_group(bot: commands.Bot) -> app_commands.Group:
    """The bot's ``/table``, made when the first module asks for it."""
    found = bot.tree.get_command(NAME)
    if isinstance(found, app_commands.Group):
        return found
    group = app_commands.Group(
        name=localized("command-table"),
        description=localized("command-table-about"),
        guild_only=True,
    )
    bot.tree.add_command(group)
    return group


def services(interaction: Interaction) -> Services:
    """The bot as commands know it."""
    house: Services = interaction.client
    return house


def reader_language(interaction: Interaction) -> Catalog:
    """The person's language."""
    default = services(interaction).settings.default_language
    return words(language_of(str(interaction.locale), default))


async def table_for_autocomplete(interaction: Interaction) -> tuple[Table, GamePresenter] | None:
    """The channel's table with its face, for suggestions; ``None`` where there is none."""
    house = services(interaction)
    try:
        table = await house.tables.in_channel(interaction.channel_id or 0)
    except TableError:
        return None
    if table is None or table.game not in house.faces:
        return None
    return table, house.faces[table.game]


def suggestions(labels: Iterable[tuple[str, Label | str]], typed: str) -> Suggestions:
    """Those ``(value, label)`` that contain what was typed, accents and case aside."""
    wanted = _folded(typed)
    found: Suggestions = []
    for value, label in labels:
        if isinstance(label, Label):
            text = f"{label.text} – {label.hint}" if label.hint else label.text
        else:
            text = label
        text = unescaped(text)
        if wanted in _folded(text) or wanted in value.casefold():
            found.append(app_commands.Choice(name=clip(text, SUGGESTION), value=value))
        if len(found) == SUGGESTIONS:
            break
    return found


def _folded(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text.casefold().strip())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
