"""Before the start: sitting down, choosing, inviting autopilots, setting the table, starting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.custom_ids import ControlId
from bot.delivery.message import Message
from bot.domain.table import Status, Table
from bot.errors import TableError
from bot.games.base import Label
from bot.i18n import words
from bot.settings import LANGUAGES
from bot.ui.components.colours import LOBBY
from bot.ui.components.containers import Piece, message, text
from bot.ui.components.controls import button, handles, row, select
from bot.ui.components.escaping import seat_name
from bot.ui.components.notes import notice
from bot.ui.components.table_view import seat_title
from bot.ui.components.text import OPTIONS, duration
from bot.ui.handlers.clocks import CLOCKS, clock_of, name_of
from bot.ui.interactions import lookup
from bot.ui.interactions.context import Context
from bot.ui.messages.lobby import free_identities, seat_lines


async def _lobby_of(visit: Context, control: ControlId) -> Table:
    table = await lookup.table_of(visit, control)
    if table.status is not Status.LOBBY:
        raise TableError("already-started")
    return table


@handles("join")
async def press_join(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Sit down with the first free identity, and be offered the others."""
    return await join(visit, await lookup.table_of(visit, control))


async def join(visit: Context, table: Table, identity: str | None = None) -> Message:
    """Sit down at the table."""
    table = await visit.tables.lobby.join(table.id, visit.person, identity)
    return _seated(visit, table, "joined")


@handles("nation")
async def press_nation(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Offer the free identities."""
    return await offer(visit, await lookup.table_of(visit, control))


async def offer(visit: Context, table: Table) -> Message:
    """Offer the free identities to whoever sits at the table."""
    if table.status is not Status.LOBBY:
        raise TableError("already-started")
    return _seated(visit, table, "nation-choose")


@handles("pick-nation")
async def pick_nation(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Take another identity."""
    table = await lookup.table_of(visit, control)
    return await choose(visit, table, values[0])


async def choose(visit: Context, table: Table, identity: str) -> Message:
    """Take another identity."""
    table = await visit.tables.lobby.choose(table.id, visit.person, identity)
    return _seated(visit, table, "nation-chosen")


def _seated(visit: Context, table: Table, said: str) -> Message:
    t, face = visit.t, lookup.presenter_of(visit, table)
    seat = lookup.own_seat(visit, table)
    free = free_identities(face, table, keep=seat.identity)
    labels = [(identity, face.seat_label(identity, t)) for identity in free][:OPTIONS]
    chooser = select(
        ControlId("pick-nation", table.id), labels, t("nation-choose"), chosen=seat.identity
    )
    sentence = t(said, seat=seat_title(face, table, seat.seat, t))
    return notice(sentence, row(chooser), good=True)


@handles("leave")
async def press_leave(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Stand up."""
    return await leave(visit, await lookup.table_of(visit, control))


async def leave(visit: Context, table: Table) -> Message:
    """Stand up: before the start the seat is free again, after it an autopilot plays on."""
    after = await visit.tables.seats.leave(table.id, visit.person)
    if after.status is Status.CLOSED:
        return notice(visit.t("left-closed"))
    if after.seat_of(visit.person.id) is None:
        return notice(visit.t("left"))
    comeback = button(ControlId("comeback", table.id), visit.t("button-comeback"))
    return notice(visit.t("left-autopilot"), row(comeback))


@handles("autopilot")
async def press_autopilot(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Offer the autopilots' styles to the host."""
    table = await _lobby_of(visit, control)
    _host_only(visit, table)
    return _autopilots(visit, table)


@handles("pick-style")
async def pick_style(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Seat an autopilot of this style, and offer the next."""
    return await add_autopilot(visit, await lookup.table_of(visit, control), values[0], None)


async def add_autopilot(visit: Context, table: Table, style: str, identity: str | None) -> Message:
    """Seat an autopilot, as ``identity`` if that is given."""
    face = lookup.presenter_of(visit, table)
    if style not in face.game.autopilots:
        raise TableError("unknown-style")
    table = await visit.tables.lobby.add_autopilot(
        table.id, visit.person, style, identity, manager=visit.manager
    )
    return _autopilots(visit, table)


def _autopilots(visit: Context, table: Table) -> Message:
    t, face = visit.t, lookup.presenter_of(visit, table)
    pieces: list[Piece] = [
        text(f"### {t('autopilot-title')}\n" + "\n".join(seat_lines(face, table, t)))
    ]
    if len(table.seats) < max(face.game.seat_counts):
        labels = [(style, face.style_label(style, t)) for style in face.game.autopilots][:OPTIONS]
        chooser = select(ControlId("pick-style", table.id), labels, t("autopilot-choose"))
        pieces.append(row(chooser))
    return message(LOBBY, pieces)


@handles("start")
async def press_start(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Begin the game."""
    return await start(visit, await lookup.table_of(visit, control))


async def start(visit: Context, table: Table) -> Message:
    """Begin the game; whoever starts it hears that it has, the table sees it."""
    await visit.tables.lobby.start(table.id, visit.person, manager=visit.manager)
    return notice(visit.t("started"), good=True)


@handles("settings")
async def press_settings(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Offer what the host may set before the start."""
    table = await _lobby_of(visit, control)
    _host_only(visit, table)
    return _settings(visit, table)


@handles("pick-setting")
async def pick_setting(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Set one thing; the control's path tells which, the value to what."""
    table = await _lobby_of(visit, control)
    face = lookup.presenter_of(visit, table)
    which, value = control.path[0] if control.path else 0, values[0]
    change: dict[str, Any] = {}
    if which == _CLOCK:
        change["clock"] = clock_of(value)
    elif which == _LANGUAGE:
        change["language"] = value
    elif which == _REMOVE:
        seat = lookup.seat_by_number(table, int(value)).seat
        table = await visit.tables.lobby.remove(table.id, visit.person, seat, manager=visit.manager)
        return _settings(visit, table)
    elif which - _OPTIONS < len(face.game.options):
        option = face.game.options[which - _OPTIONS]
        change["options"] = {**table.options, option.id: value}
    else:
        raise TableError("unknown-control")
    table = await visit.tables.lobby.configure(
        table.id, visit.person, manager=visit.manager, **change
    )
    return _settings(visit, table)


_CLOCK, _LANGUAGE, _REMOVE, _OPTIONS = range(4)


def _settings(visit: Context, table: Table) -> Message:
    t, face = visit.t, lookup.presenter_of(visit, table)

    def chooser(
        which: int, labels: list[tuple[str, Label]], placeholder: str, chosen: str | None
    ) -> ui.ActionRow[Any]:
        control = ControlId("pick-setting", table.id, 0, 0, (which,))
        return row(select(control, labels[:OPTIONS], placeholder, chosen=chosen))

    def titled(name: str, label: Label) -> Label:
        # A chosen option hides the placeholder, so each says what it is about.
        value = t("setting-value", name=name, value=label.text)
        return Label(value, label.hint, label.emoji or "⚙️")

    clock, language = t("setting-clock"), t("setting-language")
    clocks = [
        (name, titled(clock, Label(duration(span, t), emoji="⏳"))) for name, span in CLOCKS.items()
    ]
    languages = [
        (code, titled(language, Label(words(code)("language-name"), emoji="💬")))
        for code in LANGUAGES
    ]
    pieces: list[Piece] = [
        text(f"### {t('settings-title')}\n{t('settings-text')}"),
        chooser(_CLOCK, clocks, clock, name_of(table.clock)),
        chooser(_LANGUAGE, languages, language, table.language),
    ]
    for number, option in enumerate(face.game.options):
        about = face.option_label(option.id, t)
        labels = [
            (choice, titled(about.text, face.choice_label(option.id, choice, t)))
            for choice in option.choices
        ]
        chosen = table.options.get(option.id, option.default)
        pieces.append(chooser(_OPTIONS + number, labels, about.text, chosen))
    others = [
        (str(seat.seat), Label(f"{face.seat_label(seat.identity, t).text} · {seat_name(seat, t)}"))
        for seat in table.seats
        if seat.user_id != table.host_id
    ]
    if others:
        pieces.append(chooser(_REMOVE, others, t("setting-remove"), None))
    return message(LOBBY, pieces)


def _host_only(visit: Context, table: Table) -> None:
    if visit.person.id != table.host_id and not visit.manager:
        raise TableError("host-only")
