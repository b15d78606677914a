"""The handlers of all verbs, and how the bot is made to use them."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.handlers import (
    browse,
    clocks,
    dice,
    hosting,
    lobby,
    mine,
    open_table,
    play,
    preferences,
    privacy,
    seat_offers,
    settings,
    standing_orders,
    undo,
    what_if,
)
from bot.ui.handlers.community import league, open_tables, profiles, server_settings, server_tables
from bot.ui.handlers.explanations import help as help_handler
from bot.ui.handlers.explanations import legend, lesson, poster
from bot.ui.handlers.record import history, moments, replay, review, story
from bot.ui.interactions.dispatch import Router, report_failure
from bot.ui.interactions.slash_commands import CatalogTranslator

ROUTER = Router(
    open_table.ROUTES,
    lobby.ROUTES,
    dice.ROUTES,
    settings.ROUTES,
    play.ROUTES,
    standing_orders.ROUTES,
    undo.ROUTES,
    what_if.ROUTES,
    hosting.ROUTES,
    seat_offers.ROUTES,
    clocks.ROUTES,
    browse.ROUTES,
    history.ROUTES,
    replay.ROUTES,
    moments.ROUTES,
    review.ROUTES,
    story.ROUTES,
    mine.ROUTES,
    league.ROUTES,
    open_tables.ROUTES,
    preferences.ROUTES,
    profiles.ROUTES,
    privacy.ROUTES,
    server_settings.ROUTES,
    server_tables.ROUTES,
    help_handler.ROUTES,
    legend.ROUTES,
    poster.ROUTES,
    lesson.ROUTES,
)


async def install(bot: commands.AutoShardedBot) -> None:
    """Let the bot answer presses and failed commands, and translate its commands.

    To be called once, before the bot connects. The bot has to have the attributes of
    ``bot.ui.interactions.context.Services``.
    """
    bot.add_listener(ROUTER.dispatch, "on_interaction")
    bot.tree.error(_report_command_failure)
    await bot.tree.set_translator(CatalogTranslator())


async def _report_command_failure(
    interaction: discord.Interaction[Any], error: app_commands.AppCommandError
) -> None:
    await report_failure(interaction, error)
