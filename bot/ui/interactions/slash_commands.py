"""Makes slash commands with names in four languages, and their suggestions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.delivery.transport import is_discords
from bot.domain.table import Table
from bot.errors import TableError
from bot.games.base import GamePresenter
from bot.games.commands import folded
from bot.games.labels import Label
from bot.i18n import DISCORD_LOCALES, FALLBACK, Catalog, language_of, words
from bot.messages.components.text import clip, unescaped
from bot.ui.interactions.context import Services
from bot.ui.interactions.limits import REFUSED_AFTER
from bot.waiting import in_all

SUGGESTIONS = 25
"""Suggestions that Discord takes at once."""
SUGGESTION = 100
"""Characters of a suggestion and of its value."""
SUGGESTION_PATIENCE = 1.0
"""Seconds that suggestions wait for others, each time; Discord takes them for 3."""

Command: TypeAlias = app_commands.Command[Any, ..., None]
Interaction: TypeAlias = discord.Interaction[Any]
Suggestions: TypeAlias = list[app_commands.Choice[str]]


class LimitedCommandTree(app_commands.CommandTree[Any]):
    """Suggests nothing to whoever asks for more suggestions than one person may."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Whether a command or a request for suggestions is dealt with; commands always are."""
        if interaction.type is not discord.InteractionType.autocomplete:
            return True
        if services(interaction).person_limits.suggestion(interaction.user.id):
            return True
        await asyncio.sleep(REFUSED_AFTER)  # as a press that is refused
        # It can't be told to anybody: discord.py says no more of any other such failure.
        try:
            await interaction.response.autocomplete([])
        except Exception as error:
            if not is_discords(error):
                raise
        return False


def command(
    key: str,
    *options: str,
    prefix: str = "option-",
    about: Mapping[str, str] = MappingProxyType({}),
) -> Callable[[Callable[..., Any]], Command]:
    """Make a function a slash command with these options.

    The catalogs have its name under ``key`` and the name of an option under ``prefix`` and the
    option. A description stands under the key of its name and ``-about``; ``about`` gives another
    key for the description of an option.
    """
    names = {option: f"{prefix}{option}" for option in options}
    told = {option: about.get(option, f"{name}-about") for option, name in names.items()}

    def make(given: Callable[..., Any]) -> Command:
        app_commands.rename(**{one: localized(name) for one, name in names.items()})(given)
        app_commands.describe(**{one: localized(text) for one, text in told.items()})(given)
        return app_commands.command(name=localized(key), description=localized(f"{key}-about"))(
            given
        )

    return make


def add_group(
    bot: commands.AutoShardedBot,
    key: str,
    commands_of_group: Iterable[Command],
    *,
    direct: bool = False,
    managers: bool = False,
) -> None:
    """Add a group of commands, whose name the catalogs have under ``key``.

    ``direct``: they can be given in direct messages to the bot, too. ``managers``: Discord offers
    them to those who manage the server, and to whom else its settings for integrations name.
    """
    name, told = localized(key), localized(f"{key}-about")
    group = app_commands.Group(
        name=name,
        description=told,
        allowed_contexts=app_commands.AppCommandContext(
            guild=True, dm_channel=direct, private_channel=False
        ),
        # Where only its caller has installed the bot, it could say nothing in the channel.
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        default_permissions=discord.Permissions(manage_guild=True) if managers else None,
    )
    for each in commands_of_group:
        group.add_command(each)
    bot.tree.add_command(group)


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
        with in_all(SUGGESTION_PATIENCE):
            table = await bot.tables.in_channel(interaction.channel_id or 0)
    except TableError:
        return None
    if table is None or table.game not in bot.presenters:
        return None
    return table, bot.presenters[table.game]


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
