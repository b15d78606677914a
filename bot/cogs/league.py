"""``/league`` with its commands: leagues and tournaments of a server."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.table import suggest_clocks, suggest_games
from bot.competitions.progress import Kind
from bot.competitions.round_robin import MOST_ROUNDS
from bot.competitions.rounds import MOST_SEATS
from bot.domain.community.competition import MOST_ENTRANTS, NAME_LENGTH, ROUND_LENGTHS, Season
from bot.messages.components.message import Message
from bot.ui.handlers.community import league
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import respond
from bot.ui.interactions.slash_commands import (
    Command,
    Interaction,
    Suggestions,
    add_group,
    command,
    localized,
    services,
    suggestions,
)

LARGEST_DIVISION = 20
LONGEST_PAUSE = 180
"""Days between two seasons."""


async def suggest_leagues(interaction: Interaction, typed: str) -> Suggestions:
    """The server's leagues and tournaments that the person may know of, the latest first."""
    known = await league.known(services(interaction), interaction)
    return suggestions([(str(one.id), one.name) for one in known], typed)


async def _at(interaction: Interaction, typed: str | None, act: league.Act) -> None:
    async def work(context: Context) -> Message:
        return await act(context, await league.find(context, typed))

    await respond(interaction, work)


def _plain(name: str, act: league.Act) -> Command:
    """A command on a league, without other options."""

    @command(f"command-league-{name}", "which", prefix="option-league-")
    @app_commands.autocomplete(which=suggest_leagues)
    async def given(interaction: Interaction, which: str | None = None) -> None:
        await _at(interaction, which, act)

    return given


@command(
    "command-league-new",
    *("name", "game", "kind", "seats", "starts", "days", "rounds", "clock", "most"),
    *("division", "pause"),
    prefix="option-league-",
)
@app_commands.choices(
    kind=[Choice(name=localized(f"league-choice-{kind}"), value=kind.value) for kind in Kind]
)
@app_commands.autocomplete(game=suggest_games, clock=suggest_clocks)
async def new(
    interaction: Interaction,
    name: app_commands.Range[str, 1, NAME_LENGTH],
    game: str,
    kind: str,
    seats: app_commands.Range[int, 2, MOST_SEATS],
    starts: app_commands.Range[int, 1, LONGEST_PAUSE] = 7,
    days: app_commands.Range[int, ROUND_LENGTHS[0].days, ROUND_LENGTHS[1].days] = 14,
    rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
    clock: str | None = None,
    most: app_commands.Range[int, 2, MOST_ENTRANTS] | None = None,
    division: app_commands.Range[int, 4, LARGEST_DIVISION] | None = None,
    pause: app_commands.Range[int, 1, LONGEST_PAUSE] | None = None,
) -> None:
    request = league.LeagueRequest(
        name=name,
        game=game,
        kind=kind,
        seats=seats,
        starts_in=starts,
        round_days=days,
        rounds=rounds,
        clock=clock,
        most=most,
        division=division,
        pause=pause,
    )
    await respond(interaction, lambda context: league.new(context, request))


@command("command-league-replace", "person", "newcomer", "which", prefix="option-league-")
@app_commands.autocomplete(which=suggest_leagues)
async def replace(
    interaction: Interaction,
    person: discord.Member,
    newcomer: discord.Member | None = None,
    which: str | None = None,
) -> None:
    async def act(context: Context, season: Season) -> Message:
        return await league.replace(context, season, person, newcomer)

    await _at(interaction, which, act)


COMMANDS: tuple[Command, ...] = (
    new,
    _plain("join", league.join),
    _plain("leave", league.leave),
    _plain("standings", league.standings),
    _plain("next", league.next_),
    replace,
    _plain("cancel", league.ask_to_cancel),
)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Add ``/league`` to the bot."""
    add_group(bot, "command-league", COMMANDS)
