"""``/table`` with all its commands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.domain.calendar import suggested_zones
from bot.domain.clocks import USUAL_BANKS, USUAL_CLOCKS
from bot.domain.table import Status, Table
from bot.domain.votes import Subject
from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.components.message import Message
from bot.messages.components.position_view import raw_name_beside_title
from bot.messages.components.text import duration, time_control
from bot.messages.lobby import free_identities
from bot.settings import LANGUAGES
from bot.ui.handlers import browse, clocks, hosting, lobby, open_table, standing_orders, undo
from bot.ui.handlers.explanations import help as help_handler
from bot.ui.handlers.play import my_move
from bot.ui.handlers.record import history
from bot.ui.handlers.record import replay as replays
from bot.ui.handlers.record import story as stories
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import respond
from bot.ui.interactions.slash_commands import (
    SUGGESTION,
    SUGGESTIONS,
    Command,
    Interaction,
    Suggestions,
    add_group,
    command,
    localized,
    reader_language,
    services,
    suggestions,
    table_for_autocomplete,
)

MOST_AUTOPILOTS = (
    max(max(one.game.seat_counts) for one in PRESENTERS.values() if one.game.autopilots) - 1
)
"""Seats of the largest game with autopilots beside the host's."""
LONGEST_AWAY = 90
"""Days that can be asked for; how many a table grants is its own affair."""

Act = Callable[[Context, Table], Awaitable[Message]]


async def at_table(
    interaction: Interaction, act: Act, *, closed: bool = False, slow: bool = False
) -> None:
    """Act at the channel's table; ``closed``: it needn't be open any more; ``slow`` as a route."""

    async def work(context: Context) -> Message:
        table = await (context.channel_table() if closed else context.open_channel_table())
        return await act(context, table)

    await respond(interaction, work, slow=slow)


def plain(name: str, act: Act, *, closed: bool = False, slow: bool = False) -> Command:
    """A command without options; the parameters are those of ``at_table``."""

    @command(f"command-{name}")
    async def given(interaction: Interaction) -> None:
        await at_table(interaction, act, closed=closed, slow=slow)

    return given


# Suggestions


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


async def suggest_clocks(interaction: Interaction, typed: str) -> Suggestions:
    """The usual clocks, or the one that is being typed."""
    t = reader_language(interaction)
    offered = [(name, duration(span, t)) for name, span in USUAL_CLOCKS.items()]
    offered += [(name, time_control(bank, t)) for name, bank in USUAL_BANKS.items()]
    own = typed[:SUGGESTION]
    return suggestions(offered, typed) or [Choice(name=own, value=own)]


async def suggest_identities(interaction: Interaction, typed: str) -> Suggestions:
    """The identities that nobody has chosen yet; of a running game those that autopilots play."""
    found = await table_for_autocomplete(interaction)
    if found is None:
        return []
    table, presenter = found
    t = reader_language(interaction)
    free = free_identities(presenter, table)
    if table.status is not Status.LOBBY:
        free = [seat.identity for seat in table.seats if not seat.played_by_person]
    return suggestions([(identity, presenter.seat_label(identity, t)) for identity in free], typed)


async def suggest_seats(interaction: Interaction, typed: str) -> Suggestions:
    """The table's seats and who sits there."""
    found = await table_for_autocomplete(interaction)
    if found is None:
        return []
    table, presenter = found
    t = reader_language(interaction)
    labels = [
        (
            seat.identity,
            f"{presenter.seat_label(seat.identity, t).text} · "
            f"{raw_name_beside_title(presenter, table, seat, t)}",
        )
        for seat in table.seats
    ]
    return suggestions(labels, typed)


async def suggest_zones(interaction: Interaction, typed: str) -> Suggestions:
    """The time zones whose names contain what is being typed, or come close."""
    return [Choice(name=name, value=name) for name in suggested_zones(typed, SUGGESTIONS)]


# Until the game begins


@command("command-new", "game", "language", "clock", "thread", "autopilots")
@app_commands.choices(
    language=[Choice(name=words(code)("language-name"), value=code) for code in LANGUAGES]
)
@app_commands.autocomplete(game=suggest_games, clock=suggest_clocks)
async def new(
    interaction: Interaction,
    game: str | None = None,
    language: str | None = None,
    clock: str | None = None,
    thread: bool | None = None,
    autopilots: app_commands.Range[int, 0, MOST_AUTOPILOTS] = 0,
) -> None:
    request = open_table.OpenRequest(game, language, clock, thread, autopilots)
    await respond(interaction, lambda context: open_table.open_table(context, request))


@command("command-join", "identity")
@app_commands.autocomplete(identity=suggest_identities)
async def join(interaction: Interaction, identity: str | None = None) -> None:
    await at_table(interaction, lambda context, table: lobby.join(context, table, identity))


@command("command-seat", "identity", "autopilot", about={"identity": "option-seat-identity-about"})
@app_commands.autocomplete(identity=suggest_identities, autopilot=suggest_styles)
async def seat(
    interaction: Interaction, identity: str | None = None, autopilot: str | None = None
) -> None:
    """Choose one's own identity, or seat an autopilot (with an identity)."""

    async def act(context: Context, table: Table) -> Message:
        if autopilot is not None:
            return await lobby.add_autopilot(context, table, autopilot, identity)
        if identity is None:
            return await lobby.offer_identities(context, table)
        return await lobby.choose(context, table, identity)

    await at_table(interaction, act)


# For those who play


@command("command-orders", "order")
async def orders(interaction: Interaction, order: str | None = None) -> None:
    """The own standing orders; with a line, lay another one."""

    async def act(context: Context, table: Table) -> Message:
        if order is not None:
            return await standing_orders.lay(context, table, order)
        return await standing_orders.orders(context, table)

    await at_table(interaction, act)


@command("command-away", "days")
async def away(interaction: Interaction, days: app_commands.Range[int, 0, LONGEST_AWAY]) -> None:
    await at_table(interaction, lambda context, table: clocks.away(context, table, days))


@command("command-quiet", "hours", "zone")
@app_commands.autocomplete(zone=suggest_zones)
async def quiet(
    interaction: Interaction, hours: str | None = None, zone: str | None = None
) -> None:
    await respond(interaction, lambda context: clocks.quiet(context, hours, zone))


@command("command-vote", "what", "time")
@app_commands.choices(
    what=[
        Choice(name=localized(f"vote-subject-{subject}"), value=subject.value)
        for subject in Subject
    ]
)
async def vote(interaction: Interaction, what: str, time: str | None = None) -> None:
    await at_table(
        interaction, lambda context, table: clocks.vote(context, table, Subject(what), time)
    )


# For the host


@command(
    "command-replace",
    "seat",
    "person",
    "autopilot",
    about={"autopilot": "option-replace-autopilot-about"},
)
@app_commands.autocomplete(seat=suggest_seats, autopilot=suggest_styles)
async def replace(
    interaction: Interaction,
    seat: str,
    person: discord.Member | None = None,
    autopilot: str | None = None,
) -> None:
    await at_table(
        interaction,
        lambda context, table: hosting.replace(context, table, seat, person, autopilot),
    )


# To look at a table, and at the rules


@command("command-show", "everybody")
async def show(interaction: Interaction, everybody: bool = False) -> None:
    await at_table(
        interaction,
        lambda context, table: browse.show_table(context, table, everybody=everybody),
        closed=True,
    )


@command("command-rules", "game")
@app_commands.autocomplete(game=suggest_games)
async def rules(interaction: Interaction, game: str | None = None) -> None:
    await respond(interaction, lambda context: help_handler.rules_of(context, game))


@command("command-help")
async def help_(interaction: Interaction) -> None:
    await respond(interaction, help_handler.help_page)


COMMANDS: tuple[Command, ...] = (
    show,
    rules,
    help_,
    away,
    quiet,
    vote,
    plain("log", history.log, closed=True),
    plain("replay", replays.replay, closed=True),
    plain("story", stories.story, closed=True, slow=True),
    plain("verify", history.verify, closed=True),
    plain("export", history.export, closed=True),
    plain("pause", hosting.pause),
    plain("resume", hosting.resume),
    plain("nudge", hosting.nudge),
    replace,
    plain("thread", hosting.to_thread),
    plain("close", hosting.ask_to_close),
    new,
    join,
    plain("leave", lobby.leave),
    seat,
    plain("start", lobby.start),
    plain("move", my_move, closed=True),
    plain("undo", undo.undo),
    orders,
)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Add ``/table`` to the bot."""
    add_group(bot, "command-table", COMMANDS)
