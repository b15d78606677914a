"""The lobby: sit down, choose an identity, seat autopilots, leave, start.

The settings of a lobby: clock, language, the game's options, who may stay.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.delivery.message import Message
from bot.domain.calendar import VACATIONS
from bot.domain.clocks import USUAL_BANKS, USUAL_CLOCKS, parse_time_control, usual_control
from bot.domain.seating import check_style
from bot.domain.table import Pause, SeatAssignment, Status, Table, require_host
from bot.errors import TableError
from bot.games.labels import Label
from bot.i18n import Words, words
from bot.settings import LANGUAGES
from bot.ui.components.items import (
    ControlId,
    button,
    comeback_button,
    message,
    notice,
    row,
    select,
    table_link_button,
    text_display,
)
from bot.ui.components.position_view import name_beside_title, seat_title
from bot.ui.components.text import LOBBY, OPTIONS, duration, time_control
from bot.ui.interactions.context import Context, seat_by_number
from bot.ui.interactions.dispatch import Route, Routes
from bot.ui.messages.lobby import free_identities, seat_lines


async def press_join(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Sit down with the first free identity, and be offered the others."""
    return await join(context, await context.table_of(control))


async def join(context: Context, table: Table, identity: str | None = None) -> Message:
    """Sit down at the table."""
    table = await context.tables.lobby.join(table.id, context.person, identity)
    joined = _identities(context, table, "joined", table.seats[-1])
    if context.channel_id == table.channel_id:
        return joined
    # From the card in the channel above.
    return replace(joined, items=(*joined.items, row(table_link_button(table, context.t))))


async def press_identity(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Offer the free identities."""
    return await offer_identities(context, await context.table_of(control))


async def offer_identities(context: Context, table: Table) -> Message:
    """Offer the free identities to whoever sits at the table."""
    require_waiting(table)
    return _identities(context, table, "identity-choose", context.own_seat(table))


async def pick_identity(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Take another identity; the control's path tells instead of which, for several seats."""
    table = await context.table_of(control)
    if not control.path:
        return await choose(context, table, values[0])
    identities = context.presenter_of(table).game.identities
    old = identities[control.path[0]] if control.path[0] < len(identities) else ""
    return await choose(context, table, values[0], old)


async def choose(context: Context, table: Table, identity: str, old: str | None = None) -> Message:
    """Take another identity instead of ``old``, or of the first that the person has."""
    seat = None
    if old is not None:
        own = table.seats_of(context.person.id)
        seat = next((one.seat for one in own if one.identity == old), None)
        if seat is None:
            raise TableError("not-your-seat")
    table = await context.tables.lobby.choose(table.id, context.person, identity, seat)
    chosen = next(one for one in table.seats if one.identity == identity)
    return _identities(context, table, "identity-chosen", chosen)


def _identities(context: Context, table: Table, text: str, seat: SeatAssignment) -> Message:
    """The result for a seat, and a choice of identities for each seat of the person."""
    t, presenter = context.t, context.presenter_of(table)
    sentence = t(text, seat=seat_title(presenter, table, seat.seat, t))
    own = table.seats_of(context.person.id)

    def chooser(one: SeatAssignment) -> ui.ActionRow[Any]:
        free = free_identities(presenter, table, keep=one.identity)
        labels = [(identity, presenter.seat_label(identity, t)) for identity in free][:OPTIONS]
        control = ControlId("pick-identity", table.id)
        if len(own) > 1:
            # By its identity: a seat's number changes when somebody leaves.
            place = presenter.game.identities.index(one.identity)
            control = ControlId("pick-identity", table.id, 0, 0, (place,))
        return row(select(control, labels, t("identity-choose"), chosen=one.identity))

    return notice(sentence, *map(chooser, own), success=True)


async def press_leave(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Leave the table."""
    return await leave(context, await context.table_of(control))


async def leave(context: Context, table: Table) -> Message:
    """Leave: before the start the seat is free again, after it an autopilot plays on."""
    seats = len(table.seats_of(context.person.id))
    after = await context.tables.seats.leave(table.id, context.person)
    if after.status is Status.CLOSED:
        return notice(context.t("left-closed"))
    if after.seat_of(context.person.id) is None:
        return notice(context.t("left-seats" if seats > 1 else "left"))
    text = "left-deserted" if after.pause is Pause.DESERTED else "left-autopilot"
    return notice(context.t(text), row(comeback_button(table, context.t)))


async def press_autopilot(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Offer the autopilots' styles to the host."""
    table = await context.table_of(control)
    require_waiting(table)
    require_host(table, context.person, context.manager)
    if not context.presenter_of(table).game.autopilots:
        raise TableError("no-autopilots")
    return _styles(context, table)


async def pick_style(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Seat an autopilot of this style, and offer the next."""
    return await add_autopilot(context, await context.table_of(control), values[0], None)


async def add_autopilot(
    context: Context, table: Table, style: str, identity: str | None
) -> Message:
    """Seat an autopilot, as ``identity`` if that is given."""
    check_style(context.presenter_of(table).game, style)
    table = await context.tables.lobby.add_autopilot(
        table.id, context.person, style, identity, manager=context.manager
    )
    return _styles(context, table)


def _styles(context: Context, table: Table) -> Message:
    t, presenter = context.t, context.presenter_of(table)
    title, seats = f"### {t('autopilot-title')}", seat_lines(presenter, table, t)
    items: list[ui.Item[Any]] = [text_display("\n".join([title, *seats]))]
    game = presenter.game
    if len(table.seats) < max(game.seat_counts):
        labels = [(style, presenter.style_label(style, t)) for style in game.autopilots][:OPTIONS]
        chooser = select(ControlId("pick-style", table.id), labels, t("autopilot-choose"))
        items.append(row(chooser))
    return message(LOBBY, items)


async def press_start(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Begin the game."""
    return await start(context, await context.table_of(control))


async def start(context: Context, table: Table) -> Message:
    """Begin the game."""
    await context.tables.lobby.start(table.id, context.person, manager=context.manager)
    return notice(context.t("started"), success=True)


def require_waiting(table: Table) -> None:
    """Raise ``TableError`` for a table that has been started."""
    if table.status is not Status.LOBBY:
        raise TableError("already-started")


# Settings

# The path of a select's custom_id says what it sets. These numbers stand in messages that are out
# already: a further setting takes one from 100 on, as the game's options are counted from _OPTIONS.
_CLOCK, _LANGUAGE, _REMOVE, _OPTIONS = range(4)
_WEEKENDS, _VACATION, _DIGESTS, _HINTS = 110, 111, 112, 113
_COUNTED, _FREE = "counted", "free"
_SENT, _NOTHING = "digests", "nothing"
_ALLOWED, _NONE = "allowed", "none"


async def press_settings(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Offer what the host may set before the start."""
    table = await context.table_of(control)
    require_waiting(table)
    require_host(table, context.person, context.manager)
    return _settings(context, table)


async def pick_setting(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Set one thing; the control's path tells which, the value to what."""
    table = await context.table_of(control)
    require_waiting(table)
    presenter = context.presenter_of(table)
    which, value = control.path[0] if control.path else _CLOCK, values[0]
    change: dict[str, Any] = {}
    if which == _CLOCK:
        control_of_time = parse_time_control(value)
        change |= {"clock": control_of_time.clock, "refill": control_of_time.refill}
    elif which == _LANGUAGE:
        change["language"] = value
    elif which == _WEEKENDS:
        change["free_weekends"] = value == _FREE
    elif which == _VACATION:
        change["vacation"] = int(value) if value.isdecimal() else -1
    elif which == _DIGESTS:
        change["digests"] = value != _NOTHING
    elif which == _HINTS:
        change["hints"] = value == _ALLOWED
    elif which == _REMOVE:
        seat = seat_by_number(table, int(value)).seat
        table = await context.tables.lobby.remove(
            table.id, context.person, seat, manager=context.manager
        )
        return _settings(context, table)
    elif which - _OPTIONS < len(presenter.game.options):
        option = presenter.game.options[which - _OPTIONS]
        change["options"] = {**table.options, option.id: value}
    else:
        raise TableError("unknown-control")
    table = await context.tables.settings.configure(
        table.id, context.person, manager=context.manager, **change
    )
    return _settings(context, table)


def _settings(context: Context, table: Table) -> Message:
    """One select for each setting."""
    t, presenter = context.t, context.presenter_of(table)

    def chooser(
        which: int, labels: list[tuple[str, Label]], placeholder: str, chosen: str | None
    ) -> ui.ActionRow[Any]:
        control = ControlId("pick-setting", table.id, 0, 0, (which,))
        return row(select(control, labels[:OPTIONS], placeholder, chosen=chosen))

    def named(name: str, label: Label) -> Label:
        # A chosen option hides the placeholder, so each option names its setting.
        value = t("setting-value", name=name, value=label.text)
        return Label(value, label.hint, label.emoji or "⚙️")

    clock, language = t("setting-clock"), t("setting-language")
    clocks = [
        (name, named(clock, Label(duration(span, t), emoji="⏳")))
        for name, span in USUAL_CLOCKS.items()
    ]
    clocks += [
        (name, named(clock, Label(time_control(bank, t), t("bank-hint"), "🏦")))
        for name, bank in USUAL_BANKS.items()
    ]
    languages = [
        (code, named(language, Label(words(code)("language-name"), emoji="💬")))
        for code in LANGUAGES
    ]
    head = f"### {t('settings-title')}\n{t('settings-text')}"
    moving: list[ui.Item[Any]] = []
    if isinstance(context.interaction.channel, discord.TextChannel) and not table.thread:
        head += f"\n-# {t('settings-place')}"
        moving.append(
            row(button(ControlId("to-thread", table.id), t("button-to-thread"), emoji="🧵"))
        )
    items: list[ui.Item[Any]] = [
        text_display(head),
        chooser(_CLOCK, clocks, clock, usual_control(table.time_control)),
        chooser(_LANGUAGE, languages, language, table.language),
    ]
    for number, option in enumerate(presenter.game.options):
        about = presenter.option_label(option.id, t)
        labels = [
            (choice, named(about.text, presenter.choice_label(option.id, choice, t)))
            for choice in option.choices
        ]
        chosen = option.chosen(table.options)
        items.append(chooser(_OPTIONS + number, labels, about.text, chosen))
    items += _free_time(table, t, chooser)
    stays = [
        (_SENT, Label(t("setting-digests"), t("setting-digests-hint"), "📰")),
        (_NOTHING, Label(t("setting-no-digests"), t("setting-no-digests-hint"), "🤫")),
    ]
    items.append(
        chooser(_DIGESTS, stays, t("setting-digests"), _SENT if table.digests else _NOTHING)
    )
    if presenter.expert is not None:
        asked = [
            (_ALLOWED, Label(t("setting-hints"), t("setting-hints-hint"), "🧠")),
            (_NONE, Label(t("setting-no-hints"), emoji="🤐")),
        ]
        chosen = _ALLOWED if table.hints else _NONE
        items.append(chooser(_HINTS, asked, t("setting-hints"), chosen))
    others = [
        (
            str(seat.seat),
            Label(
                f"{presenter.seat_label(seat.identity, t).text}"
                f" · {name_beside_title(presenter, table, seat, t)}"
            ),
        )
        for seat in table.seats
        if seat != table.seat_of(table.host_id)
    ]
    if others:
        items.append(chooser(_REMOVE, others, t("setting-remove"), None))
    return message(LOBBY, [*items, *moving])


def _free_time(table: Table, t: Words, chooser: Callable[..., ui.Item[Any]]) -> list[ui.Item[Any]]:
    """The settings of time that doesn't count: weekends, and days away."""
    weekends = [
        (_COUNTED, Label(t("setting-weekends-counted"), emoji="📅")),
        (_FREE, Label(t("setting-weekends-free"), t("setting-weekends-hint"), "🌙")),
    ]
    vacations = [
        (str(days), Label(t("setting-vacation", days=days), emoji="🌴")) for days in VACATIONS
    ]
    weekend = _FREE if table.free_weekends else _COUNTED
    return [
        chooser(_WEEKENDS, weekends, t("setting-weekends-counted"), weekend),
        chooser(_VACATION, vacations, t("setting-vacation", days=0), str(table.vacation)),
    ]


ROUTES: Routes = {
    "join": Route(press_join),
    "identity": Route(press_identity),
    "pick-identity": Route(pick_identity, select=True),
    "leave": Route(press_leave),
    "autopilot": Route(press_autopilot),
    "pick-style": Route(pick_style, select=True),
    "start": Route(press_start),
    "settings": Route(press_settings),
    "pick-setting": Route(pick_setting, select=True),
}
