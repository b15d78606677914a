"""``/table pause``, ``resume``, ``nudge``, ``replace``, ``thread``, ``close``: hosting."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.domain.table import Table
from bot.games.base import GamePresenter
from bot.i18n import Words
from bot.messages.components.message import Message
from bot.messages.components.position_view import raw_names
from bot.ui.handlers import hosting
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import respond
from bot.ui.interactions.slash_commands import (
    Command,
    Interaction,
    Suggestions,
    localized,
    reader_language,
    suggest_styles,
    suggestions,
    table_for_autocomplete,
    table_group,
)


@app_commands.command(name=localized("command-pause"), description=localized("command-pause-about"))
async def pause(interaction: Interaction) -> None:
    """Stop the clocks."""

    async def work(context: Context) -> Message:
        return await hosting.pause(context, await context.open_channel_table())

    await respond(interaction, work)


@app_commands.command(
    name=localized("command-resume"), description=localized("command-resume-about")
)
async def resume(interaction: Interaction) -> None:
    """Let the clocks run again."""

    async def work(context: Context) -> Message:
        return await hosting.resume(context, await context.open_channel_table())

    await respond(interaction, work)


@app_commands.command(name=localized("command-nudge"), description=localized("command-nudge-about"))
async def nudge(interaction: Interaction) -> None:
    """Mention those who are up."""

    async def work(context: Context) -> Message:
        return await hosting.nudge(context, await context.open_channel_table())

    await respond(interaction, work)


def raw_names_beside_titles(presenter: GamePresenter, table: Table, t: Words) -> tuple[str, ...]:
    """One raw name per seat, for suggestions, as ``name_beside_title`` has them."""
    names = raw_names(presenter, table, t)
    return tuple(
        "🤖" if seat.user_id is None and presenter.autopilot_name(seat.identity) else name
        for seat, name in zip(table.seats, names, strict=True)
    )


async def _seats(interaction: Interaction, typed: str) -> Suggestions:
    """The table's seats and who sits there."""
    found = await table_for_autocomplete(interaction)
    if found is None:
        return []
    table, presenter = found
    t = reader_language(interaction)
    labels = [
        (seat.identity, f"{presenter.seat_label(seat.identity, t).text} · {name}")
        for seat, name in zip(
            table.seats, raw_names_beside_titles(presenter, table, t), strict=True
        )
    ]
    return suggestions(labels, typed)


@app_commands.command(
    name=localized("command-replace"), description=localized("command-replace-about")
)
@app_commands.rename(
    seat=localized("option-seat"),
    person=localized("option-person"),
    autopilot=localized("option-autopilot"),
)
@app_commands.describe(
    seat=localized("option-seat-about"),
    person=localized("option-person-about"),
    autopilot=localized("option-replace-autopilot-about"),
)
@app_commands.autocomplete(seat=_seats, autopilot=suggest_styles)
async def replace(
    interaction: Interaction,
    seat: str,
    person: discord.Member | None = None,
    autopilot: str | None = None,
) -> None:
    """Give a seat to another person, or to an autopilot."""

    async def work(context: Context) -> Message:
        table = await context.open_channel_table()
        return await hosting.replace(context, table, seat, person, autopilot)

    await respond(interaction, work)


@app_commands.command(
    name=localized("command-thread"), description=localized("command-thread-about")
)
async def thread(interaction: Interaction) -> None:
    """Move the table into a thread of its own."""

    async def work(context: Context) -> Message:
        return await hosting.to_thread(context, await context.open_channel_table())

    await respond(interaction, work)


@app_commands.command(name=localized("command-close"), description=localized("command-close-about"))
async def close(interaction: Interaction) -> None:
    """End the table, after asking for confirmation."""

    async def work(context: Context) -> Message:
        return hosting.ask_to_close(context, await context.open_channel_table())

    await respond(interaction, work)


COMMANDS: tuple[Command, ...] = (pause, resume, nudge, replace, thread, close)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to ``/table``."""
    group = table_group(bot)
    for command in COMMANDS:
        group.add_command(command)
