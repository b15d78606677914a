"""Answers ``/league`` and its buttons: leagues and tournaments of a server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import discord
from discord import ButtonStyle

from bot.competitions.league import DivisionRules
from bot.competitions.progress import Format, Kind
from bot.domain.clocks import parse_time_control
from bot.domain.community.competition import (
    Competition,
    CompetitionSettings,
    CompetitionStatus,
    EntryState,
    Season,
    SeasonEntry,
    entry_of,
    first_reserve,
    name_key,
    require_open,
    require_organiser,
)
from bot.domain.table import Person, Status, Table
from bot.domain.votes import SeatOffer
from bot.errors import TableError
from bot.i18n import language_of
from bot.messages.community.competitions import entry_name, league_name, rounds_planned
from bot.messages.community.competitions import standings as standings_message
from bot.messages.components.items import ControlId, button, notice, row
from bot.messages.components.message import Message
from bot.messages.components.text import escaped, quoted
from bot.ui.handlers import hosting
from bot.ui.handlers.explanations.help import presenter_typed
from bot.ui.interactions.context import Context, Services, person_of, require
from bot.ui.interactions.dispatch import Route, Routes

Act = Callable[[Context, Season], Awaitable[Message]]


@dataclass(frozen=True, slots=True, kw_only=True)
class LeagueRequest:
    """The options given to ``/league new``; ``None`` stands for the default.

    ``division`` is the size of divisions, ``pause`` the days between two seasons.
    """

    name: str
    game: str
    kind: str
    seats: int
    starts_in: int
    round_days: int
    rounds: int | None = None
    clock: str | None = None
    most: int | None = None
    division: int | None = None
    pause: int | None = None


async def new(context: Context, request: LeagueRequest) -> Message:
    """Announce a league or tournament in this channel; for managers of the server."""
    if not context.manager:
        raise TableError("competition-managers-only")
    guild_id, channel = context.interaction.guild_id, context.interaction.channel
    if guild_id is None or not isinstance(channel, discord.TextChannel):
        raise TableError("competition-channel")
    require(context.interaction.app_permissions, context.t, channel)
    require(context.interaction.app_permissions, context.t, channel, open_thread=True)
    presenter = presenter_typed(context, request.game)
    control = None if request.clock is None else parse_time_control(request.clock)
    chosen = await context.tables.server_settings.of(guild_id)
    default = context.services.settings.default_language
    language = chosen.language or language_of(str(context.interaction.guild_locale or ""), default)
    kind = Kind(request.kind)
    least = max(min(presenter.game.seat_counts), min(request.seats, 3) if request.seats > 2 else 2)
    settings = CompetitionSettings(
        game=presenter.game.id,
        form=Format(kind=kind, seats=request.seats, least=least, rounds=request.rounds),
        tables=chosen.new_table(presenter.game, language, control),
        round_length=timedelta(days=request.round_days),
        divisions=_divisions(request.division, least),
        again_after=None if request.pause is None else timedelta(days=request.pause),
        **({} if request.most is None else {"most": request.most}),
    )
    begins_in = timedelta(days=request.starts_in)
    announced = await context.tables.sign_up.announce(
        guild_id, channel.id, context.person, request.name, settings, begins_in
    )
    return notice(context.t("league-announced", name=league_name(announced)), success=True)


def _divisions(size: int | None, least: int) -> DivisionRules | None:
    """Divisions of a size: about a quarter of one goes up and down."""
    if size is None:
        return None
    return DivisionRules(size, max(1, size // 4), max(least, (size + 1) // 2))


async def known(services: Services, interaction: discord.Interaction[Any]) -> list[Competition]:
    """The server's competitions that the person may know of, the latest first."""
    guild_id = interaction.guild_id
    if guild_id is None:
        return []
    competitions = services.tables.competitions
    found = await competitions.of_guild(guild_id, over=True)
    if all(_may_know(services, interaction, one) for one in found):
        return found
    own = await competitions.entered(interaction.user.id)
    return [one for one in found if one.id in own or _may_know(services, interaction, one)]


def _may_know(
    services: Services, interaction: discord.Interaction[Any], competition: Competition
) -> bool:
    """Whether the person sees its channel, organises it, or manages the server."""
    user = interaction.user
    if user.id == competition.organiser_id or interaction.permissions.manage_guild:
        return True
    guild = services.servers.own(competition.guild_id)
    if guild is None or not isinstance(user, discord.Member):
        return False
    return services.servers.shows_channel(guild, competition.channel_id, user)


async def find(context: Context, typed: str | None) -> Season:
    """The league of the server that was named, or the only one that is open."""
    found = _named(await known(context.services, context.interaction), typed)
    return await context.tables.competitions.season(found.id)


def _named(known: Sequence[Competition], typed: str | None) -> Competition:
    if typed is None:
        open_ = [one for one in known if one.status.open]
        found = open_ or known[:1]
        if len(found) > 1:
            raise TableError("competition-which")
    else:
        found = [one for one in known if typed == str(one.id)]
        found = found or [one for one in known if name_key(one.name) == name_key(typed)]
    if not found:
        raise TableError("no-competition")
    return found[0]


async def _own(context: Context, control: ControlId) -> Season:
    """The league that a button names, if it is of this server and the person may know of it."""
    season = await context.tables.competitions.season(control.table)
    here = season.competition.guild_id == context.interaction.guild_id
    if not here or not _may_know(context.services, context.interaction, season.competition):
        raise TableError("no-competition")
    return season


async def join(context: Context, season: Season) -> Message:
    """Sign up."""
    entry = await context.tables.sign_up.join(season.competition.id, context.person)
    reserve = entry.state is EntryState.RESERVE
    text = context.t("league-joined", name=league_name(season.competition), state=entry.state.value)
    return notice(text, success=not reserve)


async def leave(context: Context, season: Season) -> Message:
    """Ask before somebody leaves a season that is being played; else let them go."""
    competition, t = season.competition, context.t
    own = entry_of(season.entries, context.person.id)
    if own is None or own.state is EntryState.GONE:
        raise TableError("competition-not-in")
    if own.division is None:
        await context.tables.sign_up.leave(competition.id, context.person)
        return notice(t("league-left", name=league_name(competition)), success=True)
    really = ControlId("league-withdraw", competition.id)
    sure = button(really, t("button-league-withdraw"), ButtonStyle.danger)
    return notice(t("league-leave-sure", name=league_name(competition)), row(sure))


async def standings(context: Context, season: Season) -> Message:
    """The standings, in the reader's language."""
    return standings_message(season, context.tables.competitions.now(), context.t)


async def next_(context: Context, season: Season) -> Message:
    """Begin the season, or the next round, now; for the organiser, who is asked in mid-round."""
    competition, t = season.competition, context.t
    running = competition.status is CompetitionStatus.RUNNING
    if not running or not season.left_open:
        return await _hasten(context, season)
    require_organiser(competition, context.person, context.manager)
    turn = season.turn
    really = ControlId("league-hasten", competition.id, turn, competition.season)
    sure = button(really, t("button-league-hasten"), ButtonStyle.danger)
    text = t(
        "league-hasten-sure",
        count=len(season.left_open),
        turn=turn,
        following=0 if turn >= rounds_planned(season) else turn + 1,
    )
    return notice(text, row(sure))


async def _hasten(context: Context, season: Season, turn: int | None = None) -> Message:
    competition = season.competition
    turn = season.turn if turn is None else turn
    await context.tables.sign_up.hasten(
        competition.id,
        context.person,
        after=(competition.season, turn),
        manager=context.manager,
    )
    last = turn > 0 and turn >= rounds_planned(season)
    text = context.t("league-hastened", name=league_name(competition), turn=0 if last else turn + 1)
    return notice(text, success=True)


async def _press_hasten(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """End the round that somebody was asked about."""
    season = await _own(context, control)
    if season.competition.season != control.token:
        raise TableError("competition-moved-on")
    return await _hasten(context, season, control.seat or 0)


async def replace(
    context: Context, season: Season, leaving: discord.Member, newcomer: discord.Member | None
) -> Message:
    """Put somebody in another's place, or ask whether they are to be taken out; for the organiser.

    A newcomer also gets the seat at the table that is open, once whoever sits there agrees.
    """
    sign_up, competition = context.tables.sign_up, season.competition
    if newcomer is None:
        return _ask_to_remove(context, season, leaving)
    if newcomer.bot:
        raise TableError("bot-as-player")
    person = person_of(newcomer, context.person.language)
    open_tables = await _open_tables(context, season, leaving.id)
    await sign_up.replace(
        competition.id, context.person, leaving.id, person, manager=context.manager
    )
    text = context.t(
        "league-replaced",
        name=escaped(leaving.display_name),
        newcomer=escaped(newcomer.display_name),
    )
    lines = [await _take_over(context, table, leaving, person) for table in open_tables]
    return notice("\n".join([text, *lines]), success=True)


def _ask_to_remove(context: Context, season: Season, leaving: discord.Member) -> Message:
    competition, t = season.competition, context.t
    require_organiser(competition, context.person, context.manager)
    require_open(competition)
    own = entry_of(season.entries, leaving.id)
    if own is None or own.state is EntryState.GONE:
        raise TableError("competition-not-in")
    lines = [
        t(
            "league-remove-sure",
            name=escaped(leaving.display_name),
            league=league_name(competition),
        )
    ]
    if own.state is EntryState.IN:
        lines.append(_comes_in(first_reserve(season.entries, own), context))
    really = ControlId("league-remove", competition.id, 0, leaving.id)
    sure = button(really, t("button-league-remove"), ButtonStyle.danger)
    return notice("\n".join(lines), row(sure))


def _comes_in(one: SeasonEntry | None, context: Context) -> str:
    if one is None:
        return context.t("league-comes-in-nobody")
    return context.t("league-comes-in", newcomer=entry_name(one, context.t))


async def _press_remove(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Take somebody out, and say who comes in for them."""
    season = await _own(context, control)
    competition = season.competition
    own = entry_of(season.entries, control.token)
    if own is None:
        raise TableError("competition-not-in")
    newcomer = await context.tables.sign_up.remove(
        competition.id, context.person, control.token, manager=context.manager
    )
    lines = [context.t("league-removed", name=entry_name(own, context.t))]
    if own.state is EntryState.IN:
        lines.append(_comes_in(newcomer, context))
    return notice("\n".join(lines), success=True)


async def _take_over(
    context: Context, table: Table, leaving: discord.Member, newcomer: Person
) -> str:
    """Give the newcomer the seat at a table that is open, or ask for it; what came of it."""
    (seat,) = table.seats_of(leaving.id)
    came_of_it = "taken"
    if table.status is not Status.LOBBY:  # else the competition gives it
        try:
            given = await hosting.give_seat(context, table, seat, newcomer)
        except TableError as error:
            if error.of_storage:
                raise
            came_of_it = "stays"
        else:
            came_of_it = "asked" if isinstance(given, SeatOffer) else "taken"
    return context.t(
        f"league-seat-{came_of_it}",
        channel=f"<#{table.channel_id}>",
        name=escaped(leaving.display_name),
        newcomer=escaped(newcomer.name),
    )


async def _open_tables(context: Context, season: Season, user_id: int) -> list[Table]:
    """The tables of a season where somebody has a seat in a game that isn't over."""
    numbers = [one.table_id for one in season.tables if one.places is None]
    found = [await context.tables.get(one) for one in numbers if one is not None]
    return [one for one in found if one.status.open and one.seats_of(user_id)]


async def ask_to_cancel(context: Context, season: Season) -> Message:
    """Ask the organiser whether it shall be called off."""
    competition, t = season.competition, context.t
    require_organiser(competition, context.person, context.manager)
    if not competition.status.open:
        raise TableError("competition-over")
    control = ControlId("league-cancel", competition.id)
    sure = button(control, t("button-league-cancel"), ButtonStyle.danger)
    return notice(t("league-cancel-sure", name=quoted(competition.name)), row(sure))


async def _cancel(context: Context, season: Season) -> Message:
    competition = season.competition
    await context.tables.sign_up.cancel(competition.id, context.person, manager=context.manager)
    return notice(context.t("league-cancelled"), success=True)


async def _withdraw(context: Context, season: Season) -> Message:
    await context.tables.sign_up.leave(season.competition.id, context.person)
    text = context.t("league-left", name=league_name(season.competition))
    return notice(text, success=True)


def _press(act: Act) -> Route:
    async def press(context: Context, control: ControlId, values: Sequence[str]) -> Message:
        return await act(context, await _own(context, control))

    return Route(press)


ROUTES: Routes = {
    "league-join": _press(join),
    "league-leave": _press(leave),
    "league-withdraw": _press(_withdraw),
    "league-table": _press(standings),
    "league-cancel": _press(_cancel),
    "league-hasten": Route(_press_hasten),
    "league-remove": Route(_press_remove),
}
