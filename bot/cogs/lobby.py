"""``/table new``, ``join``, ``leave``, ``seat``, ``start``: until the game begins."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.domain.clocks import USUAL_BANKS, USUAL_CLOCKS
from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.components.message import Message
from bot.messages.components.text import duration, time_control
from bot.messages.lobby import free_identities
from bot.settings import LANGUAGES
from bot.ui.handlers.before_start import lobby, open_table
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import respond
from bot.ui.interactions.slash_commands import (
    SUGGESTION,
    Command,
    Interaction,
    Suggestions,
    localized,
    reader_language,
    suggest_games,
    suggest_styles,
    suggestions,
    table_for_autocomplete,
    table_group,
)

MOST_AUTOPILOTS = (
    max(max(one.game.seat_counts) for one in PRESENTERS.values() if one.game.autopilots) - 1
)
"""Seats of the largest game with autopilots beside the host's."""


async def _clocks(interaction: Interaction, typed: str) -> Suggestions:
    """The usual clocks, or the one that is being typed."""
    t = reader_language(interaction)
    offered = [(name, duration(span, t)) for name, span in USUAL_CLOCKS.items()]
    offered += [(name, time_control(bank, t)) for name, bank in USUAL_BANKS.items()]
    own = typed[:SUGGESTION]
    return suggestions(offered, typed) or [app_commands.Choice(name=own, value=own)]


async def _identities(interaction: Interaction, typed: str) -> Suggestions:
    """The identities that nobody has chosen yet."""
    found = await table_for_autocomplete(interaction)
    if found is None:
        return []
    table, presenter = found
    t = reader_language(interaction)
    free = free_identities(presenter, table)
    return suggestions([(identity, presenter.seat_label(identity, t)) for identity in free], typed)


@app_commands.command(name=localized("command-new"), description=localized("command-new-about"))
@app_commands.rename(
    game=localized("option-game"),
    language=localized("option-language"),
    clock=localized("option-clock"),
    thread=localized("option-thread"),
    autopilots=localized("option-autopilots"),
)
@app_commands.describe(
    game=localized("option-game-about"),
    language=localized("option-language-about"),
    clock=localized("option-clock-about"),
    thread=localized("option-thread-about"),
    autopilots=localized("option-autopilots-about"),
)
@app_commands.choices(
    language=[
        app_commands.Choice(name=words(code)("language-name"), value=code) for code in LANGUAGES
    ]
)
@app_commands.autocomplete(game=suggest_games, clock=_clocks)
async def new(
    interaction: Interaction,
    game: str | None = None,
    language: str | None = None,
    clock: str | None = None,
    thread: bool | None = None,
    autopilots: app_commands.Range[int, 0, MOST_AUTOPILOTS] = 0,
) -> None:
    """Open a table in a thread of its own, or here."""
    request = open_table.OpenRequest(game, language, clock, thread, autopilots)
    await respond(interaction, lambda context: open_table.open_table(context, request))


@app_commands.command(name=localized("command-join"), description=localized("command-join-about"))
@app_commands.rename(identity=localized("option-identity"))
@app_commands.describe(identity=localized("option-identity-about"))
@app_commands.autocomplete(identity=_identities)
async def join(interaction: Interaction, identity: str | None = None) -> None:
    """Sit down at the channel's table."""

    async def work(context: Context) -> Message:
        return await lobby.join(context, await context.open_channel_table(), identity)

    await respond(interaction, work)


@app_commands.command(name=localized("command-leave"), description=localized("command-leave-about"))
async def leave(interaction: Interaction) -> None:
    """Leave the table; in a running game an autopilot plays on."""

    async def work(context: Context) -> Message:
        return await lobby.leave(context, await context.open_channel_table())

    await respond(interaction, work)


@app_commands.command(name=localized("command-seat"), description=localized("command-seat-about"))
@app_commands.rename(identity=localized("option-identity"), autopilot=localized("option-autopilot"))
@app_commands.describe(
    identity=localized("option-seat-identity-about"), autopilot=localized("option-autopilot-about")
)
@app_commands.autocomplete(identity=_identities, autopilot=suggest_styles)
async def seat(
    interaction: Interaction, identity: str | None = None, autopilot: str | None = None
) -> None:
    """Choose one's own identity, or seat an autopilot (with an identity)."""

    async def work(context: Context) -> Message:
        table = await context.open_channel_table()
        if autopilot is not None:
            return await lobby.add_autopilot(context, table, autopilot, identity)
        if identity is None:
            return await lobby.offer_identities(context, table)
        return await lobby.choose(context, table, identity)

    await respond(interaction, work)


@app_commands.command(name=localized("command-start"), description=localized("command-start-about"))
async def start(interaction: Interaction) -> None:
    """Begin the game."""

    async def work(context: Context) -> Message:
        return await lobby.start(context, await context.open_channel_table())

    await respond(interaction, work)


COMMANDS: tuple[Command, ...] = (new, join, leave, seat, start)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to ``/table``."""
    group = table_group(bot)
    for command in COMMANDS:
        group.add_command(command)
