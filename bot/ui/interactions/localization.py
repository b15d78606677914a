"""Names and descriptions of slash commands in every language, from the Fluent catalogs."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.i18n import DISCORD_LOCALES, FALLBACK, words


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
