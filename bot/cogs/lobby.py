"""``/table new``, ``join``, ``leave``, ``seat``, ``start``: until the game begins."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.delivery.message import Message
from bot.i18n import words
from bot.settings import LANGUAGES
from bot.ui.components.text import duration
from bot.ui.handlers import lobby, open_table
from bot.ui.handlers.clocks import CLOCKS
from bot.ui.interactions import lookup
from bot.ui.interactions.context import Context
from bot.ui.interactions.localization import localized
from bot.ui.interactions.responder import respond
from bot.ui.interactions.slash import (
    Command,
    Interaction,
    Suggestions,
    reader_language,
    services,
    suggestions,
    table_for_autocomplete,
    table_group,
)
from bot.ui.messages.lobby import free_identities


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
async def new(
    interaction: Interaction,
    game: str | None = None,
    language: str | None = None,
    clock: str | None = None,
    thread: bool = False,
    autopilots: app_commands.Range[int, 0, 4] = 0,
) -> None:
    """Open a table here, or in a thread of its own."""
    wish = open_table.OpenRequest(game, language, clock, thread, autopilots)
    await respond(interaction, lambda visit: open_table.open_table(visit, wish))


@new.autocomplete("game")
async def games(interaction: Interaction, typed: str) -> Suggestions:
    """Every game that this bot knows."""
    t = reader_language(interaction)
    faces = services(interaction).faces
    return suggestions([(game, face.title(t)) for game, face in faces.items()], typed)


@new.autocomplete("clock")
async def clocks(interaction: Interaction, typed: str) -> Suggestions:
    """The usual clocks, or the one that is being written."""
    t = reader_language(interaction)
    offered = [(name, duration(span, t)) for name, span in CLOCKS.items()]
    return suggestions(offered, typed) or [app_commands.Choice(name=typed[:100], value=typed[:100])]


@app_commands.command(name=localized("command-join"), description=localized("command-join-about"))
@app_commands.rename(nation=localized("option-nation"))
@app_commands.describe(nation=localized("option-nation-about"))
async def join(interaction: Interaction, nation: str | None = None) -> None:
    """Sit down at the channel's table."""

    async def work(visit: Context) -> Message:
        return await lobby.join(visit, await lookup.open_table_here(visit), nation)

    await respond(interaction, work)


@app_commands.command(name=localized("command-leave"), description=localized("command-leave-about"))
async def leave(interaction: Interaction) -> None:
    """Stand up; in a running game an autopilot plays on."""

    async def work(visit: Context) -> Message:
        return await lobby.leave(visit, await lookup.open_table_here(visit))

    await respond(interaction, work)


@app_commands.command(name=localized("command-seat"), description=localized("command-seat-about"))
@app_commands.rename(nation=localized("option-nation"), autopilot=localized("option-autopilot"))
@app_commands.describe(
    nation=localized("option-seat-nation-about"), autopilot=localized("option-autopilot-about")
)
async def seat(
    interaction: Interaction, nation: str | None = None, autopilot: str | None = None
) -> None:
    """Choose one's own nation, or seat an autopilot (as a nation)."""

    async def work(visit: Context) -> Message:
        table = await lookup.open_table_here(visit)
        if autopilot is not None:
            return await lobby.add_autopilot(visit, table, autopilot, nation)
        if nation is None:
            return await lobby.offer(visit, table)
        return await lobby.choose(visit, table, nation)

    await respond(interaction, work)


@join.autocomplete("nation")
@seat.autocomplete("nation")
async def nations(interaction: Interaction, typed: str) -> Suggestions:
    """What nobody has chosen yet."""
    found = await table_for_autocomplete(interaction)
    if found is None:
        return []
    table, face = found
    t = reader_language(interaction)
    free = free_identities(face, table)
    return suggestions([(name, face.seat_label(name, t)) for name in free], typed)


@seat.autocomplete("autopilot")
async def styles(interaction: Interaction, typed: str) -> Suggestions:
    """The autopilots of the table's game."""
    found = await table_for_autocomplete(interaction)
    if found is None:
        return []
    _, face = found
    t = reader_language(interaction)
    return suggestions(
        [(style, face.style_label(style, t)) for style in face.game.autopilots], typed
    )


@app_commands.command(name=localized("command-start"), description=localized("command-start-about"))
async def start(interaction: Interaction) -> None:
    """Begin the game."""

    async def work(visit: Context) -> Message:
        return await lobby.start(visit, await lookup.open_table_here(visit))

    await respond(interaction, work)


COMMANDS: tuple[Command, ...] = (new, join, leave, seat, start)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to ``/table``."""
    group = table_group(bot)
    for command in COMMANDS:
        group.add_command(command)
