"""Shared by slash commands: the group ``/table``, suggestions, names in four languages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.domain.table import Table
from bot.errors import TableError
from bot.games.base import GamePresenter
from bot.games.commands import folded
from bot.games.labels import Label
from bot.i18n import DISCORD_LOCALES, FALLBACK, Catalog, language_of, words
from bot.ui.components.text import clip, unescaped
from bot.ui.interactions.context import Services

NAME = "table"
SUGGESTIONS = 25
"""Suggestions that Discord takes at once."""
SUGGESTION = 100
"""Characters of a suggestion and of its value."""

Command: TypeAlias = app_commands.Command[Any, ..., None]
Interaction: TypeAlias = discord.Interaction[Any]
Suggestions: TypeAlias = list[app_commands.Choice[str]]


def table_group(bot: commands.Bot) -> app_commands.Group:
    """The bot's ``/table``; the first call adds it to the bot."""
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
    found: Services = interaction.client
    return found


def reader_language(interaction: Interaction) -> Catalog:
    """The person's language."""
    default = services(interaction).settings.default_language
    return words(language_of(str(interaction.locale), default))


async def table_for_autocomplete(interaction: Interaction) -> tuple[Table, GamePresenter] | None:
    """The channel's table and its game's presenter; ``None`` where there is none."""
    bot = services(interaction)
    try:
        table = await bot.tables.in_channel(interaction.channel_id or 0)
    except TableError:
        return None
    if table is None or table.game not in bot.presenters:
        return None
    return table, bot.presenters[table.game]


async def suggest_games(interaction: Interaction, typed: str) -> Suggestions:
    """Every game that this bot knows."""
    t = reader_language(interaction)
    presenters = services(interaction).presenters
    return suggestions([(game, one.title(t)) for game, one in presenters.items()], typed)


async def suggest_styles(interaction: Interaction, typed: str) -> Suggestions:
    """The autopilots of the channel's table."""
    found = await table_for_autocomplete(interaction)
    if found is None:
        return []
    _, presenter = found
    t = reader_language(interaction)
    styles = presenter.game.autopilots
    return suggestions([(style, presenter.style_label(style, t)) for style in styles], typed)


def suggestions(labels: Iterable[tuple[str, Label | str]], typed: str) -> Suggestions:
    """Those ``(value, label)`` that contain what was typed, accents and case aside."""
    wanted = folded(typed)
    found: Suggestions = []
    for value, label in labels:
        if isinstance(label, Label):
            text = f"{label.text} – {label.hint}" if label.hint else label.text
        else:
            text = label
        text = unescaped(text)
        if wanted in folded(text) or wanted in value.casefold():
            found.append(app_commands.Choice(name=clip(text, SUGGESTION), value=value))
        if len(found) == SUGGESTIONS:
            break
    return found


def localized(key: str) -> app_commands.locale_str:
    """A command's name or description: the English text, with the id that finds the others."""
    return app_commands.locale_str(words(FALLBACK)(key), key=key)


class CatalogTranslator(app_commands.Translator):
    """Translates names and descriptions while discord.py publishes the commands."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in Discord's locale; ``None`` leaves the English one."""
        key = string.extras.get("key")
        language = DISCORD_LOCALES.get(locale.value)
        if key is None or language is None or language == FALLBACK:
            return None
        return words(language)(key)
