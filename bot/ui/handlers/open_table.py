"""Opening a table, here or in a thread: a new one, one more with the same people, a guided game."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from itertools import cycle, islice
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.delivery.table_channels import ChannelState
from bot.domain.clocks import TimeControl, parse_time_control
from bot.domain.community.server_settings import ServerSettings
from bot.domain.table import Table
from bot.domain.table_settings import TableSettings
from bot.errors import TableError
from bot.games.base import GamePresenter
from bot.i18n import language_of
from bot.limits import Hourly
from bot.messages.components.guidance import rules_met
from bot.messages.components.items import (
    ControlId,
    button,
    message,
    notice,
    row,
    table_link_button,
    text_display,
)
from bot.messages.components.message import Message
from bot.messages.components.refusals import permission_names
from bot.messages.components.text import NEUTRAL, OPTIONS, plain
from bot.messages.game_list import entries
from bot.settings import LANGUAGES
from bot.ui.handlers.community.opening_rules import require_opening
from bot.ui.handlers.explanations.help import (
    learn_buttons,
    number_of,
    presenter_by_number,
    presenter_of,
    presenter_typed,
)
from bot.ui.handlers.places import (
    NO_THREAD,
    TableChannel,
    channel_here,
    granted_in,
    own_thread,
    own_thread_types,
    parent_channel,
    place_of_table,
    require_place,
    require_place_of,
)
from bot.ui.handlers.play import my_move
from bot.ui.interactions.context import Context, require
from bot.ui.interactions.dispatch import Route, Routes
from rules.core.errors import IllegalAction

WISHES = 5
"""Figures that the button for a thread carries of the table that was wished."""
GAME_WISHES = 6
"""Figures that the button of a game carries of the table that was wished without naming one."""
LONGEST_CLOCK = 10**7
"""Seconds beyond which no figure of a clock is read; which clocks there are is checked later."""


@dataclass(frozen=True, slots=True)
class OpenRequest:
    """The options given to ``/table new``; ``None`` stands for the default.

    ``thread``: whether the table gets a thread of its own; by default it does where that can be.
    """

    game: str | None = None
    language: str | None = None
    clock: str | None = None
    thread: bool | None = None
    autopilots: int = 0


async def open_table(context: Context, request: OpenRequest) -> Message:
    """Open a table; the host sits down at once.

    Where another table has the place already, a thread is offered, if one can be made.
    """
    control = None if request.clock is None else parse_time_control(request.clock)
    if request.game is None and len(context.services.presenters) > 1:
        return _offer_games(context, request, control)
    presenter = next(iter(context.services.presenters.values()))
    if request.game is not None:
        presenter = presenter_typed(context, request.game)
    wish = Wish(presenter, request.language, control, request.autopilots)
    return await _open_wished(context, wish, request.thread)


async def _open_wished(context: Context, wish: Wish, in_thread: bool | None) -> Message:
    """Open a table; ``in_thread`` as for ``OpenRequest``."""
    if wish.autopilots and not wish.presenter.game.autopilots:
        raise TableError("no-autopilots")
    channel = await channel_here(context)
    new = wish.with_defaults(context, await require_opening(context, channel.guild.id, channel))
    if in_thread and not isinstance(channel, discord.TextChannel):
        raise TableError("no-thread-here")
    thread, without = _wants_thread(context, channel, in_thread)
    if thread:
        require(context.interaction.app_permissions, context.t, channel, open_thread=True)
    else:
        await require_place(context, channel)
    try:
        opened, refused = await _open(
            context, new, channel, thread=thread, or_here=in_thread is None
        )
    except TableError as error:
        taken = await context.tables.in_channel(channel.id)
        if error.reason != "channel-taken" or taken is None or parent_channel(context) is None:
            raise
        return _offer_thread(context, new, taken)
    return _opened(context, opened, without, refused, wished=new.autopilots)


def _offer_games(context: Context, request: OpenRequest, control: TimeControl | None) -> Message:
    """The games with a way to open each, for somebody who named none."""
    t = context.t
    wish = (
        0 if request.language is None else LANGUAGES.index(request.language) + 1,
        0 if control is None else _seconds(control.clock),
        0 if control is None else _seconds(control.refill),
        request.autopilots,
        _THREADS.index(request.thread),
        int(control is not None),
    )

    def buttons(presenter: GamePresenter) -> list[ui.Button[Any]]:
        open_ = ControlId("open-game", 0, number_of(context, presenter), 0, wish)
        return [
            button(open_, t("button-open"), ButtonStyle.success, emoji="🚀"),
            *learn_buttons(context, presenter),
        ]

    games, bands = entries(context.services.presenters.values(), t, buttons, pictures=True)
    return message(NEUTRAL, [text_display(f"## {t('choose-game')}"), *games], bands=bands)


_THREADS = (None, True, False)
"""The wishes for a thread, by their numbers in a button."""


async def press_open_game(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Open a table of the game that the control's seat tells; its path has what else was wished."""
    presenter = presenter_by_number(context, control.seat or 0)
    if not control.path:
        return await _open_wished(context, Wish(presenter), None)
    # Buttons of earlier programs don't tell whether the clock was wished: it always counts.
    if len(control.path) not in (GAME_WISHES - 1, GAME_WISHES):
        raise TableError("unknown-control")
    language, clock, refill, autopilots, thread, *wished = control.path
    if language > len(LANGUAGES) or autopilots > OPTIONS or thread >= len(_THREADS):
        raise TableError("unknown-control")
    spoken = LANGUAGES[language - 1] if language else None
    pace = None if wished == [0] else _time_control(clock, refill)
    return await _open_wished(context, Wish(presenter, spoken, pace, autopilots), _THREADS[thread])


def _time_control(clock: int, refill: int) -> TimeControl:
    """The clock of a button's figures."""
    span = timedelta(seconds=clock) if 0 < clock <= LONGEST_CLOCK else None
    added = timedelta(seconds=refill) if 0 < refill <= LONGEST_CLOCK else None
    return TimeControl(span, added)


def _wants_thread(
    context: Context, channel: object, wished: bool | None
) -> tuple[bool, Sequence[str]]:
    """Whether to make a thread, and the permissions that it fails for where none was wished."""
    if wished is not None or not isinstance(channel, discord.TextChannel):
        return bool(wished), ()
    granted = context.interaction.app_permissions
    needed = ("create_public_threads", "send_messages_in_threads")
    lacking = [] if granted.administrator else [one for one in needed if not getattr(granted, one)]
    return not lacking, lacking


def _opened(
    context: Context,
    table: Table,
    without: Sequence[str] = (),
    refused: TableError | None = None,
    wished: int = 0,
) -> Message:
    """Lead to a new table; say what isn't as it was ``wished``.

    That is a thread, for permissions or what Discord answered, and autopilots beyond the seats.
    """
    t = context.t
    text = t("opened", channel=f"<#{table.channel_id}>")
    if (seated := len(table.seats) - 1) < wished:
        text += f"\n-# {t('opened-fewer-autopilots', seats=len(table.seats), count=seated)}"
    if without:
        text += f"\n-# {t('opened-without-thread', permissions=permission_names(without, t))}"
    if refused is not None:
        full = refused.reason == "threads-full"
        text += f"\n-# {t('opened-threads-full' if full else 'opened-thread-refused')}"
    return notice(text, row(table_link_button(table, t)), success=True)


@dataclass(frozen=True, slots=True)
class Wish:
    """The table that somebody asked for; ``None`` stands for what is usual in the server."""

    presenter: GamePresenter
    language: str | None = None
    control: TimeControl | None = None
    autopilots: int = 0

    def with_defaults(self, context: Context, server: ServerSettings) -> NewTable:
        """The table, with the server's settings where nothing was asked for."""
        discords = str(context.interaction.guild_locale or "")
        usual = server.language or language_of(discords, context.services.settings.default_language)
        settings = server.new_table(self.presenter.game, self.language or usual, self.control)
        return NewTable(self.presenter, settings, self.autopilots)


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that is to be opened, wherever that will be."""

    presenter: GamePresenter
    settings: TableSettings
    autopilots: int


async def _open(
    context: Context,
    new: NewTable,
    channel: TableChannel,
    *,
    thread: bool,
    or_here: bool = False,
) -> tuple[Table, TableError | None]:
    """Open a table in a channel, or in a thread that is made for it.

    Also why it is in the channel after all, which it only is with ``or_here``.
    """
    guild_id = context.interaction.guild_id
    assert guild_id is not None
    await context.tables.lobby.check_limits(guild_id, context.person)
    async with place_of_table(
        context,
        channel,
        new.presenter,
        new.settings.language,
        context.person.name,
        thread=thread,
        or_here=or_here,
    ) as place:
        try:
            table = await context.tables.lobby.open(
                guild_id,
                place.channel_id,
                place.thread,
                context.person,
                new.presenter.game.id,
                new.settings,
                card=place.card,
            )
        except TableError as error:
            if error.reason == "channel-taken" and place.without is not None:
                raise place.without from error  # to offer a thread would be no help
            raise
    # Each style in turn, so that several autopilots differ.
    for style in islice(cycle(new.presenter.game.styles_in_turn()), new.autopilots):
        with suppress(TableError):  # more than the table seats
            table = await context.tables.lobby.add_autopilot(
                table.id, context.person, style, manager=context.manages(table)
            )
    return table, place.without


def _offer_thread(context: Context, new: NewTable, taken: Table) -> Message:
    """Say that a table has the place, and offer the one that was wished in a thread."""
    games, settings = list(context.services.presenters), new.settings
    wish = (
        games.index(new.presenter.game.id),
        LANGUAGES.index(settings.language) if settings.language in LANGUAGES else 0,
        _seconds(settings.clock),
        _seconds(settings.refill),
        new.autopilots,
    )
    t = context.t
    offer = ControlId("open-thread", taken.id, 0, 0, wish)
    button_ = button(offer, t("button-open-thread"), ButtonStyle.success, emoji="🧵")
    return notice(t("offer-thread"), row(button_))


def _seconds(span: timedelta | None) -> int:
    return 0 if span is None else int(span.total_seconds())


async def press_open_thread(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Open the table that was wished in a thread, as another has its place, which is named."""
    await context.table_of(control)
    parent = parent_channel(context)
    if parent is None or len(control.path) != WISHES:
        raise TableError("no-thread-here")
    game, language, clock, refill, autopilots = control.path
    presenters = list(context.services.presenters.values())
    if game >= len(presenters) or language >= len(LANGUAGES) or autopilots > OPTIONS:
        raise TableError("unknown-control")
    time_control = _time_control(clock, refill)
    wish = Wish(presenters[game], LANGUAGES[language], time_control, autopilots)
    new = wish.with_defaults(context, await require_opening(context, parent.guild.id, parent))
    require(granted_in(context, parent), context.t, parent, open_thread=True)
    opened, _ = await _open(context, new, parent, thread=True)
    return _opened(context, opened)


async def press_continue(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Open a table that starts from what this one ended with, in the same place.

    For its people only; who presses is the host, and the others join as they like.
    """
    table = await context.table_of(control)
    if table.seat_of(context.person.id) is None and not context.manages(table):
        raise TableError("not-seated")
    channel = await require_place_of(context, table)
    await require_opening(context, table.guild_id, channel or table.place)
    opened = await context.tables.lobby.open(
        table.guild_id,
        table.channel_id,
        table.thread,
        context.person,
        table.game,
        table.settings,
        card=table.card,
        continues=table.id,
    )
    await _seat_as_before(context, table, opened)
    return _opened(context, opened)


async def _seat_as_before(context: Context, before: Table, opened: Table) -> None:
    """Give the host the seats that they had, and the autopilots theirs."""
    lobby, person = context.tables.lobby, context.person
    own = before.seats_of(person.id)
    if own:
        with suppress(TableError, IllegalAction):  # another has been quicker
            await lobby.choose(opened.id, person, own[0].identity)
    for seat in before.seats:
        with suppress(TableError, IllegalAction):  # what there is no more
            if seat in own[1:]:
                await lobby.join(opened.id, person, seat.identity)
            elif seat.user_id is None and seat.autopilot is not None:
                await lobby.add_autopilot(
                    opened.id,
                    person,
                    seat.autopilot,
                    seat.identity,
                    manager=context.manages(opened),
                )


async def press_again(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Open a table like the one that is over, with its people; who presses is the host."""
    table, t = await context.table_of(control), context.t
    channel = await require_place_of(context, table)
    await require_opening(context, table.guild_id, channel or table.place)
    opened = await context.tables.again.open(table.id, context.person)
    link = row(table_link_button(opened, t))
    identities = [one.seat_of(context.person.id) for one in (table, opened)]
    moved = len({seat.identity for seat in identities if seat is not None}) > 1
    text = t("again-opened", channel=f"<#{opened.channel_id}>", moved="yes" if moved else "no")
    return notice(text, link, success=True)


# Guided games


async def press_guided(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Open a guided game for the person, or lead to the one that they have; control as *Learn*'s.

    It gets a thread of its own, seen by nobody else if the bot may make such, so that the channel
    isn't bothered; where there can be no thread it takes the channel itself.
    """
    presenter, guided = await presenter_of(context, control), context.tables.guided
    async with guided.opening(context.person.id):
        for table in await guided.of_person(context.person.id, presenter.game.id):
            if await _within_reach(context, table):
                return _lead_to(context, table, "guided-already")
        return _lead_to(context, await _open_guided(context, presenter), "guided-opened")


async def _within_reach(context: Context, table: Table) -> bool:
    """Whether bot and person can still play at a table; one whose channel is gone is closed."""
    if not await context.shares_server(table.guild_id):
        return False
    state = await context.services.table_channels.close_if_gone(table.place)
    return state in (ChannelState.THERE, ChannelState.UNKNOWN)


async def _open_guided(context: Context, presenter: GamePresenter) -> Table:
    guided, game, refused = context.tables.guided, presenter.game.id, None
    channel, parent, t = await channel_here(context), parent_channel(context), context.t
    guild_id = channel.guild.id
    await require_opening(context, guild_id, channel, guided=True)
    context.spend(Hourly.GUIDED)
    await context.tables.lobby.check_limits(guild_id, context.person, guided=True)
    if parent is not None and own_thread_types(granted_in(context, parent), parent):
        name = t("guided-thread", game=presenter.title(t), host=plain(context.person.name))
        try:
            async with own_thread(context, parent, name) as thread:
                return await guided.open(guild_id, thread.id, True, context.person, game)
        except TableError as error:
            if error.reason not in NO_THREAD:
                raise
            refused = error
    try:
        await require_place(context, channel)
        in_thread = isinstance(channel, discord.Thread)
        return await guided.open(guild_id, channel.id, in_thread, context.person, game)
    except TableError as error:
        if refused is not None and error.reason in ("missing-permissions", "channel-taken"):
            raise refused from error
        raise


def _lead_to(context: Context, table: Table, text: str) -> Message:
    t = context.t
    channel = f"<#{table.channel_id}>"
    return notice(t(text, channel=channel), row(table_link_button(table, t)), success=True)


async def press_stop_explaining(
    context: Context, control: ControlId, values: Sequence[str]
) -> Message:
    """Explain nothing more at this table, and show the panel without it."""
    table = await context.table_of(control)
    await context.tables.guided.turn_off(table.id, context.person)
    return await my_move(context, table, head=context.t("guided-off"), seat=control.seat)


async def press_rules_met(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """A page of the rules met at a guided table; the control's path is its number."""
    table = await context.table_of(control)
    guidance = await context.tables.guided.rules_met(table.id, context.person)
    page = control.path[0] if control.path else 0
    presenter = context.presenter_of(table)
    return rules_met(presenter, table, guidance, control.seat or 0, page, context.t)


ROUTES: Routes = {
    "continue": Route(press_continue),
    "open-thread": Route(press_open_thread),
    "open-game": Route(press_open_game),
    "again": Route(press_again),
    "guided": Route(press_guided),
    "stop-explaining": Route(press_stop_explaining, in_place=True),
    "rules-met": Route(press_rules_met, in_place=True),
    "rules-met-page": Route(press_rules_met, in_place=True),
}
