"""Before the start: sitting down, choosing, inviting autopilots, setting the table, starting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.custom_ids import ControlId
from bot.delivery.message import Screen
from bot.domain.table import Status, Table
from bot.errors import TableError
from bot.games.base import Label
from bot.i18n import words
from bot.settings import LANGUAGES
from bot.ui.components.colours import LOBBY
from bot.ui.components.containers import Piece, screen, text
from bot.ui.components.controls import button, on, row, select
from bot.ui.components.escaping import seat_name
from bot.ui.components.notes import note
from bot.ui.components.table_view import seat_title
from bot.ui.components.text import OPTIONS, length_of_time
from bot.ui.handlers.clocks import CLOCKS, clock_of, name_of
from bot.ui.interactions import lookup
from bot.ui.interactions.context import Visit
from bot.ui.messages.lobby import free_identities, seat_lines


async def _lobby_of(visit: Visit, control: ControlId) -> Table:
    table = await lookup.table_of(visit, control)
    if table.status is not Status.LOBBY:
        raise TableError("already-started")
    return table


@on("join")
async def press_join(visit: Visit, control: ControlId, values: Sequence[str]) -> Screen:
    """Sit down with the first free identity, and be offered the others."""
    return await join(visit, await lookup.table_of(visit, control))


async def join(visit: Visit, table: Table, identity: str | None = None) -> Screen:
    """Sit down at the table."""
    table = await visit.tables.join(table.id, visit.person, identity)
    return _seated(visit, table, "joined")


@on("nation")
async def press_nation(visit: Visit, control: ControlId, values: Sequence[str]) -> Screen:
    """Offer the free identities."""
    return await offer(visit, await lookup.table_of(visit, control))


async def offer(visit: Visit, table: Table) -> Screen:
    """Offer the free identities to whoever sits at the table."""
    if table.status is not Status.LOBBY:
        raise TableError("already-started")
    return _seated(visit, table, "nation-choose")


@on("pick-nation")
async def pick_nation(visit: Visit, control: ControlId, values: Sequence[str]) -> Screen:
    """Take another identity."""
    table = await lookup.table_of(visit, control)
    return await choose(visit, table, values[0])


async def choose(visit: Visit, table: Table, identity: str) -> Screen:
    """Take another identity."""
    table = await visit.tables.choose(table.id, visit.person, identity)
    return _seated(visit, table, "nation-chosen")


def _seated(visit: Visit, table: Table, said: str) -> Screen:
    t, face = visit.t, lookup.face_of(visit, table)
    seat = lookup.own_seat(visit, table)
    free = free_identities(face, table, keep=seat.identity)
    labels = [(identity, face.seat_label(identity, t)) for identity in free][:OPTIONS]
    chooser = select(
        ControlId("pick-nation", table.id), labels, t("nation-choose"), chosen=seat.identity
    )
    sentence = t(said, seat=seat_title(face, table, seat.seat, t))
    return note(sentence, row(chooser), good=True)


@on("leave")
async def press_leave(visit: Visit, control: ControlId, values: Sequence[str]) -> Screen:
    """Stand up."""
    return await leave(visit, await lookup.table_of(visit, control))


async def leave(visit: Visit, table: Table) -> Screen:
    """Stand up: before the start the seat is free again, after it an autopilot plays on."""
    after = await visit.tables.leave(table.id, visit.person)
    if after.status is Status.CLOSED:
        return note(visit.t("left-closed"))
    if after.seat_of(visit.person.id) is None:
        return note(visit.t("left"))
    comeback = button(ControlId("comeback", table.id), visit.t("button-comeback"))
    return note(visit.t("left-autopilot"), row(comeback))


@on("autopilot")
async def press_autopilot(visit: Visit, control: ControlId, values: Sequence[str]) -> Screen:
    """Offer the autopilots' styles to the host."""
    table = await _lobby_of(visit, control)
    _host_only(visit, table)
    return _autopilots(visit, table)


@on("pick-style")
async def pick_style(visit: Visit, control: ControlId, values: Sequence[str]) -> Screen:
    """Seat an autopilot of this style, and offer the next."""
    return await add_autopilot(visit, await lookup.table_of(visit, control), values[0], None)


async def add_autopilot(visit: Visit, table: Table, style: str, identity: str | None) -> Screen:
    """Seat an autopilot, as ``identity`` if that is given."""
    face = lookup.face_of(visit, table)
    if style not in face.game.autopilots:
        raise TableError("unknown-style")
    table = await visit.tables.add_autopilot(
        table.id, visit.person, style, identity, manager=visit.manager
    )
    return _autopilots(visit, table)


def _autopilots(visit: Visit, table: Table) -> Screen:
    t, face = visit.t, lookup.face_of(visit, table)
    pieces: list[Piece] = [
        text(f"### {t('autopilot-title')}\n" + "\n".join(seat_lines(face, table, t)))
    ]
    if len(table.seats) < max(face.game.seat_counts):
        labels = [(style, face.style_label(style, t)) for style in face.game.autopilots][:OPTIONS]
        chooser = select(ControlId("pick-style", table.id), labels, t("autopilot-choose"))
        pieces.append(row(chooser))
    return screen(LOBBY, pieces)


@on("start")
async def press_start(visit: Visit, control: ControlId, values: Sequence[str]) -> Screen:
    """Begin the game."""
    return await start(visit, await lookup.table_of(visit, control))


async def start(visit: Visit, table: Table) -> Screen:
    """Begin the game; whoever starts it hears that it has, the table sees it."""
    await visit.tables.start(table.id, visit.person, manager=visit.manager)
    return note(visit.t("started"), good=True)


@on("settings")
async def press_settings(visit: Visit, control: ControlId, values: Sequence[str]) -> Screen:
    """Offer what the host may set before the start."""
    table = await _lobby_of(visit, control)
    _host_only(visit, table)
    return _settings(visit, table)


@on("pick-setting")
async def pick_setting(visit: Visit, control: ControlId, values: Sequence[str]) -> Screen:
    """Set one thing; the control's path tells which, the value to what."""
    table = await _lobby_of(visit, control)
    face = lookup.face_of(visit, table)
    which, value = control.path[0] if control.path else 0, values[0]
    change: dict[str, Any] = {}
    if which == _CLOCK:
        change["clock"] = clock_of(value)
    elif which == _LANGUAGE:
        change["language"] = value
    elif which == _REMOVE:
        seat = lookup.seat_numbered(table, int(value)).seat
        table = await visit.tables.remove(table.id, visit.person, seat, manager=visit.manager)
        return _settings(visit, table)
    elif which - _OPTIONS < len(face.game.options):
        option = face.game.options[which - _OPTIONS]
        change["options"] = {**table.options, option.id: value}
    else:
        raise TableError("unknown-control")
    table = await visit.tables.configure(table.id, visit.person, manager=visit.manager, **change)
    return _settings(visit, table)


_CLOCK, _LANGUAGE, _REMOVE, _OPTIONS = range(4)


def _settings(visit: Visit, table: Table) -> Screen:
    t, face = visit.t, lookup.face_of(visit, table)

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
        (name, titled(clock, Label(length_of_time(span, t), emoji="⏳")))
        for name, span in CLOCKS.items()
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
    return screen(LOBBY, pieces)


def _host_only(visit: Visit, table: Table) -> None:
    if visit.person.id != table.host_id and not visit.manager:
        raise TableError("host-only")
