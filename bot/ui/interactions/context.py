"""One press or command: who it is, in which language, the table, and missing permissions."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Protocol

import discord
import structlog
from cachetools import LRUCache, TTLCache

from bot.clock import Clock, timer_of
from bot.delivery.animations import Animations
from bot.delivery.late_edits import LateEdits
from bot.delivery.pictures import MessagePictures
from bot.delivery.servers import Servers
from bot.delivery.stories import Stories
from bot.delivery.table_channels import TableChannels
from bot.delivery.transport import (
    answer_of,
    is_discords,
    whole_view,
)
from bot.domain.seating import acting_seat
from bot.domain.table import Person, Position, SeatAssignment, Status, Table, own_seats
from bot.errors import TableError
from bot.games.base import GamePresenter
from bot.i18n import Catalog, Words, language_of, words
from bot.limits import Hourly
from bot.messages.channel import TableChannelMessages
from bot.messages.community.open_tables import OpenTableMessages
from bot.messages.components.items import ControlId
from bot.messages.components.message import Message
from bot.messages.components.position_view import PositionView
from bot.messages.components.refusals import permission_names
from bot.messages.components.text import place_line, readable_name
from bot.settings import Settings
from bot.tables.service import TableService
from bot.ui.interactions.limits import PersonLimits
from bot.ui.interactions.requests import request_of
from rules.core.game import Seat, Viewer
from rules.core.standing_orders import read_order

DISCORD_SECONDS = 2.0
"""The longest that a press waits for something that Discord is asked beside its answer: whatever
the person presses meanwhile waits for it, too."""

log = structlog.get_logger(__name__)

_LIVE_VERBS = frozenset({"hand", "sheet", "log"})
"""Verbs that a live message has among others, and no other public message."""


KEPT_VIEWS = 48
"""Positions that are kept as their readers last saw them, with their panels' choices: at most some
200 KB each."""


class PositionViews:
    """Positions as readers see them, kept from one press on a panel to the next."""

    def __init__(self) -> None:
        self._kept: LRUCache[tuple[int, Viewer, str], PositionView] = LRUCache(KEPT_VIEWS)

    def view(
        self, presenter: GamePresenter, position: Position, viewer: Viewer, t: Words
    ) -> PositionView:
        """The position as ``viewer`` may know it; the same as before while nothing has changed."""
        key = position.table.id, viewer, t.language
        kept = self._kept.get(key)
        if kept is None or kept.position is not position:
            kept = self._kept[key] = PositionView(presenter, position, viewer, t)
        return kept


DOUBLE_CLICK = 5.0
"""Seconds after an answer in which the same control, pressed again, was meant once."""


def acting_presses(clock: Clock) -> TTLCache[Hashable, asyncio.Task[Any]]:
    """What ``Services.acting_presses`` is at first."""
    return TTLCache(256, DOUBLE_CLICK, timer_of(clock))


class Services(Protocol):
    """The part of the bot that handlers and commands use."""

    tables: TableService
    presenters: Mapping[str, GamePresenter]
    settings: Settings
    pictures: MessagePictures
    late_edits: LateEdits
    animations: Animations
    stories: Stories
    channel_messages: TableChannelMessages
    open_table_messages: OpenTableMessages
    position_views: PositionViews
    servers: Servers
    table_channels: TableChannels
    person_limits: PersonLimits
    acting_presses: TTLCache[Hashable, asyncio.Task[Any]]
    """The answers to presses that have just acted, by person and control."""
    answering: set[asyncio.Task[Any]]


@dataclass(frozen=True, slots=True)
class Context:
    """The surroundings of an interaction that a handler is given.

    ``manager`` tells whether the person manages the server where it happened. ``t`` is the language
    of what only they read.
    """

    services: Services
    interaction: discord.Interaction[Any]
    person: Person
    manager: bool
    t: Catalog

    @classmethod
    async def from_interaction(cls, interaction: discord.Interaction[Any]) -> Context:
        """The context of an interaction; the person's name and language are remembered."""
        services: Services = interaction.client
        language = language_of(str(interaction.locale), services.settings.default_language)
        person = person_of(interaction.user, language)
        people = services.tables.people
        if people.known.get((interaction.guild_id, person.id)) != person:
            await people.keep(person, interaction.guild_id)
        manager = interaction.guild_id is not None and interaction.permissions.manage_guild
        return cls(services, interaction, person, manager, words(language))

    @property
    def tables(self) -> TableService:
        """The tables' service."""
        return self.services.tables

    def spend(self, what: Hourly) -> None:
        """Count something that costs more than a press; raises ``TableError`` for one too many."""
        self.services.person_limits.spend(self.person.id, what)

    @property
    def channel_id(self) -> int:
        """The channel or thread where it happened."""
        return self.interaction.channel_id or 0

    def managed_server(self) -> discord.Guild:
        """The server where it was asked; raises ``TableError`` for who doesn't manage it."""
        if self.interaction.guild_id is None or not self.manager:
            raise TableError("managers-only")
        guild = self.services.servers.own(self.interaction.guild_id)
        if guild is None:
            raise TableError("not-in-server")
        return guild

    def manages(self, table: Table) -> bool:
        """Whether the person has a host's powers at a table, as they manage its server.

        Whoever manages the server where it happened has none at tables of others.
        """
        return self.manager and table.guild_id == self.interaction.guild_id

    @property
    def in_direct_messages(self) -> bool:
        """Whether it happened outside any server."""
        return self.interaction.guild_id is None

    async def shares_server(self, guild_id: int) -> bool:
        """Whether both the person and the bot are in a server, as far as Discord tells."""
        if guild_id == self.interaction.guild_id:
            return True
        return await self.services.servers.has_member(guild_id, self.person.id) is True

    def sees(self, table: Table) -> bool:
        """Whether the person can see a table's channel, in the server where it happened."""
        guild, user = self.services.servers.own(table.guild_id), self.interaction.user
        if guild is None or not isinstance(user, discord.Member) or user.guild.id != guild.id:
            return False
        return self.services.servers.shows(guild, table.place, user)

    async def has_left(self, guild_id: int, user_id: int) -> bool:
        """Whether somebody isn't in a server any more, as far as Discord tells."""
        return await self.services.servers.has_member(guild_id, user_id) is False

    async def edit_pressed(self, shown: Message, event: str) -> None:
        """Let the pressed message of the channel show something else.

        What was pressed counts all the same where Discord doesn't do that in time, or where the
        message was deleted meanwhile; the log tells of it as ``event``.
        """
        message = self.interaction.message
        if message is None:
            return
        mentions = discord.AllowedMentions.none()
        try:
            async with asyncio.timeout(DISCORD_SECONDS):
                await message.edit(view=whole_view(shown), allowed_mentions=mentions)
        except Exception as error:
            if not is_discords(error):
                raise
            log.info(event, **request_of(self.interaction).named, **answer_of(error))

    async def channel_table(self) -> Table:
        """The channel's table: the open one, else the last that was played here.

        Raises ``TableError`` where there never was one.
        """
        table = await self.tables.in_channel(self.channel_id)
        if table is None:
            raise TableError("no-table")
        request_of(self.interaction).at(table)
        return table

    async def open_channel_table(self) -> Table:
        """The channel's open table; raises ``TableError`` where there is none."""
        table = await self.channel_table()
        if not table.status.open:
            raise TableError("no-table")
        return table

    async def table_of(self, control: ControlId) -> Table:
        """The table that a control names; raises ``TableError`` if it was closed or is unknown.

        A table is found by its number, never by its channel, so that an old message can't act on
        a newer game.
        """
        table = await self.tables.get(control.table)
        request_of(self.interaction).at(table)
        if table.status is Status.CLOSED:
            raise TableError("table-closed")
        message = self.interaction.message
        if message is not None and self._is_stale_live(message, table):
            await self.tables.hosting.remove_stale_live(table.id, message.id, self.channel_id)
        return table

    def _is_stale_live(self, message: discord.Message, table: Table) -> bool:
        """Whether a live message was pressed that has a successor.

        Usually it was deleted then. It stays if Discord posted it but the bot never got the
        answer, and in the channel that a table has left for a thread. One that is newer than the
        known one may be about to be noted.
        """
        if table.live_message_id is None or message.flags.ephemeral or self.in_direct_messages:
            return False
        if self.channel_id == table.channel_id and message.id >= table.live_message_id:
            return False
        return _verbs_in(part.to_dict() for part in message.components) >= _LIVE_VERBS

    async def server_name(self, guild_id: int) -> str | None:
        """A server's name; ``None`` for one that isn't known."""
        return (await self.services.servers.names([guild_id])).get(guild_id)

    async def place_here(self, table: Table) -> str:
        """The place of a table, as a line for direct messages; empty in a server."""
        if not self.in_direct_messages:
            return ""
        return place_line(table, await self.server_name(table.guild_id), self.t)

    def presenter_of(self, table: Table) -> GamePresenter:
        """The presenter of the table's game; raises ``TableError`` for an unknown game."""
        try:
            return self.services.presenters[table.game]
        except KeyError:
            raise TableError("unknown-game", game=table.game) from None

    async def started_position(self, table: Table) -> Position:
        """The position of a game that has begun; raises ``TableError`` in the lobby."""
        if table.status is Status.LOBBY or table.seed_hash is None:
            raise TableError("not-started")
        return await self.tables.position_of(table)

    def own_seat(self, table: Table) -> SeatAssignment:
        """The person's first seat; raises ``TableError`` if there is none."""
        return own_seats(table, self.person)[0]

    def acting_seat(self, position: Position, seat: Seat | None = None) -> SeatAssignment:
        """The seat that the person acts for: ``seat``, or the one that is asked.

        Raises ``TableError`` for somebody else's and for a person without a seat.
        """
        table = position.table
        own_seats(table, self.person)
        game = self.presenter_of(table).game
        found = (
            acting_seat(game, position, self.person.id)
            if seat is None
            else seat_by_number(table, seat)
        )
        if found is None or found.user_id != self.person.id:
            raise TableError("not-your-seat")
        request_of(self.interaction).seat = found.seat
        return found

    def position_view(self, position: Position, viewer: Viewer) -> PositionView:
        """The position as ``viewer`` may know it, in the person's language."""
        presenter = self.presenter_of(position.table)
        return self.services.position_views.view(presenter, position, viewer, self.t)

    async def order_waiting(self, view: PositionView, seat: Seat) -> str:
        """That a standing order answers what the person's seat decides now; empty if none does."""
        if view.table.id not in self.tables.orders.tables:
            return ""
        found = await self.tables.orders.waiting(view.table.id, self.person, seat)
        if found is None:
            return ""
        return self.t("order-waiting", order=view.presentation.order_text(read_order(found.line)))


def person_of(user: discord.abc.User, language: str) -> Person:
    """Who a user of Discord is to a table; their user name where nobody could read the other."""
    return Person(user.id, readable_name(user.display_name, user.name), language)


def seat_by_number(table: Table, seat: Seat | None) -> SeatAssignment:
    """The seat of this number; raises ``TableError`` if the table has none such."""
    if seat is None or seat >= len(table.seats):
        raise TableError("no-such-seat")
    return table.seats[seat]


def _verbs_in(components: Iterable[Mapping[str, Any]]) -> set[str]:
    """The verbs of all controls among raw components."""
    found: set[str] = set()
    for component in components:
        with suppress(KeyError, ValueError):
            found.add(ControlId.parse(component["custom_id"]).verb)
        found |= _verbs_in(component.get("components") or ())
    return found


NEEDED = ("view_channel", "embed_links", "attach_files", "read_message_history")
"""Flags of ``discord.Permissions``, beside the one to send messages there."""


def missing(
    granted: discord.Permissions,
    channel: object,
    *,
    below: bool = False,
    open_thread: bool = False,
) -> tuple[str, ...]:
    """The flags that the bot lacks for a table in a channel or thread.

    ``below``: the table will be in a thread of the channel, which ``open_thread`` makes as well.
    """
    if granted.administrator:
        return ()
    in_thread = below or open_thread or isinstance(channel, discord.Thread)
    needed = list(NEEDED)
    needed.insert(1, "send_messages_in_threads" if in_thread else "send_messages")
    if open_thread:
        needed.insert(2, "create_public_threads")
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        needed.append("connect")  # without it, their text can't be read either
    if isinstance(channel, discord.Thread) and channel.locked:
        needed.append("manage_threads")
    return tuple(flag for flag in needed if not getattr(granted, flag))


def require(
    granted: discord.Permissions,
    t: Words,
    channel: object,
    *,
    below: bool = False,
    open_thread: bool = False,
) -> None:
    """Raise a ``TableError`` that names what is missing, if anything is."""
    lacking = missing(granted, channel, below=below, open_thread=open_thread)
    if lacking:
        raise TableError("missing-permissions", permissions=permission_names(lacking, t))
