"""The settings of a lobby: clock, language, the game's options, who may stay."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import discord
from discord import ui

from bot.domain.calendar import VACATIONS
from bot.domain.clocks import (
    USUAL_BANKS,
    USUAL_CLOCKS,
    TimeControl,
    parse_time_control,
    usual_control,
)
from bot.domain.table import Table, require_host
from bot.domain.table_settings import TableSettings, Takeover
from bot.errors import TableError
from bot.games.labels import Label
from bot.i18n import Words, words
from bot.messages.community.ratings import applicant_lines
from bot.messages.components.items import (
    COMPONENTS,
    ControlId,
    button,
    component_count,
    message,
    row,
    select,
    text_display,
)
from bot.messages.components.message import Message
from bot.messages.components.position_view import name_beside_title
from bot.messages.components.text import LOBBY, OPTIONS, clip_lines, duration, time_control
from bot.settings import LANGUAGES
from bot.ui.handlers.lobby import require_waiting
from bot.ui.interactions.context import Context, seat_by_number
from bot.ui.interactions.dispatch import Route, Routes

# The path of a select's custom_id says what it sets. Messages that were sent hold these numbers, so
# they never change. The game's options take the numbers from _OPTIONS on, settings those from 110.
_REMOVE, _OPTIONS = 2, 3

APPLICANTS_LIMIT = 1200

Labels = list[tuple[str, Label]]
"""The values of a select with what they say."""


S_contra = TypeVar("S_contra", contravariant=True)
"""Settings: those of a table, or of a server for its new tables."""


@dataclass(frozen=True, slots=True)
class Setting(Generic[S_contra]):
    """A select that sets fields of settings; ``number`` is its path.

    ``name`` is the text of the select where nothing is chosen. Values that aren't ``offered`` are
    refused as any other settings that can't be.
    """

    number: int
    name: Callable[[Words], str]
    offered: Callable[[Words], Labels]
    chosen: Callable[[S_contra], str | None]
    changes: Callable[[str], Mapping[str, Any]]


class HasClock(Protocol):
    """Settings with a time control."""

    @property
    def time_control(self) -> TimeControl: ...


def _switch(
    number: int, field: str, on: str, off: str, name: str, offered: Labels
) -> Setting[object]:
    """A setting that is on or off; ``on`` and ``off`` are its values."""
    return Setting(
        number,
        lambda t: t(name),
        lambda t: [(value, _translated(label, t)) for value, label in offered],
        lambda settings: on if getattr(settings, field) else off,
        lambda value: {field: value == on},
    )


def _translated(label: Label, t: Words) -> Label:
    return Label(t(label.text), t(label.hint) if label.hint else "", label.emoji)


def named(name: str, label: Label, t: Words) -> Label:
    """A label that names its setting, because a chosen value hides the select's own text."""
    value = t("setting-value", name=name, value=label.text)
    return Label(value, label.hint, label.emoji or "⚙️")


def _clocks(t: Words) -> Labels:
    name = t("setting-clock")
    clocks: Labels = [
        (value, named(name, Label(duration(span, t), emoji="⏳"), t))
        for value, span in USUAL_CLOCKS.items()
    ]
    banks = [
        (value, named(name, Label(time_control(bank, t), t("bank-hint"), "🏦"), t))
        for value, bank in USUAL_BANKS.items()
    ]
    return clocks + banks


def _clock_changes(value: str) -> Mapping[str, Any]:
    control = parse_time_control(value)
    return {"clock": control.clock, "refill": control.refill}


def _languages(t: Words) -> Labels:
    return [
        (code, named(t("setting-language"), Label(words(code)("language-name"), emoji="💬"), t))
        for code in LANGUAGES
    ]


CLOCK: Setting[HasClock] = Setting(
    0,
    lambda t: t("setting-clock"),
    _clocks,
    lambda settings: usual_control(settings.time_control),
    _clock_changes,
)
LANGUAGE: Setting[TableSettings] = Setting(
    1,
    lambda t: t("setting-language"),
    _languages,
    lambda settings: settings.language,
    lambda value: {"language": value},
)
WEEKENDS = _switch(
    110,
    "free_weekends",
    on="free",
    off="counted",
    name="setting-weekends-counted",
    offered=[
        ("counted", Label("setting-weekends-counted", emoji="📅")),
        ("free", Label("setting-weekends-free", "setting-weekends-hint", "🌙")),
    ],
)
VACATION: Setting[TableSettings] = Setting(
    111,
    lambda t: t("setting-vacation", days=0),
    lambda t: [
        (str(days), Label(t("setting-vacation", days=days), emoji="🌴")) for days in VACATIONS
    ],
    lambda settings: str(settings.vacation),
    lambda value: {"vacation": int(value) if value.isdecimal() else -1},
)
DIGESTS = _switch(
    112,
    "digests",
    on="digests",
    off="nothing",
    name="setting-digests",
    offered=[
        ("digests", Label("setting-digests", "setting-digests-hint", "📰")),
        ("nothing", Label("setting-no-digests", "setting-no-digests-hint", "🤫")),
    ],
)
HINTS = _switch(
    113,
    "hints",
    on="allowed",
    off="none",
    name="setting-hints",
    offered=[
        ("allowed", Label("setting-hints", "setting-hints-hint", "🧠")),
        ("none", Label("setting-no-hints", emoji="🤐")),
    ],
)
STARTS = _switch(
    114,
    "start_when_full",
    on="full",
    off="host",
    name="setting-starts-host",
    offered=[
        ("host", Label("setting-starts-host", emoji="🚀")),
        ("full", Label("setting-starts-full", "setting-starts-full-hint", "⏱️")),
    ],
)
_TAKEOVERS: Mapping[str, tuple[Takeover, bool]] = {
    "host": (Takeover.HOST, False),
    "host-opponents": (Takeover.HOST, True),
    "anybody": (Takeover.ANYBODY, False),
    "anybody-opponents": (Takeover.ANYBODY, True),
    "nobody": (Takeover.NOBODY, False),
}
"""Who lets somebody take over an autopilot's seat, and whether an opponent's, too."""


def _takeover_changes(value: str) -> Mapping[str, Any]:
    takeover, opponents = _TAKEOVERS.get(value, (value, False))
    return {"takeover": takeover, "takeover_opponents": opponents}


TAKEOVER: Setting[TableSettings] = Setting(
    117,
    lambda t: t("setting-takeover-host"),
    lambda t: [
        (value, Label(t(f"setting-takeover-{value}"), t(f"setting-takeover-{value}-hint"), "🪑"))
        for value in _TAKEOVERS
    ],
    lambda settings: next(
        value
        for value, (takeover, opponents) in _TAKEOVERS.items()
        if takeover is settings.takeover
        and (opponents is settings.takeover_opponents or takeover is Takeover.NOBODY)
    ),
    _takeover_changes,
)
RATED = _switch(
    115,
    "rated",
    on="rated",
    off="casual",
    name="setting-casual",
    offered=[
        ("casual", Label("setting-casual", emoji="☕")),
        ("rated", Label("setting-rated", "setting-rated-hint", "⚖️")),
    ],
)
BEGINNERS = _switch(
    118,
    "beginners",
    on="welcome",
    off="any",
    name="setting-beginners-any",
    offered=[
        ("any", Label("setting-beginners-any", emoji="👥")),
        ("welcome", Label("setting-beginners", "setting-beginners-hint", "🌱")),
    ],
)
STORY = _switch(
    119,
    "story",
    on="posted",
    off="asked",
    name="setting-story-asked",
    offered=[
        ("asked", Label("setting-story-asked", emoji="📰")),
        ("posted", Label("setting-story-posted", "setting-story-hint", "📰")),
    ],
)
SETTINGS: Mapping[int, Setting[TableSettings]] = {
    one.number: one
    for one in (
        *(CLOCK, LANGUAGE, WEEKENDS, VACATION, DIGESTS, HINTS, STARTS, TAKEOVER, RATED),
        BEGINNERS,
        STORY,
    )
}


MORE: Sequence[Setting[TableSettings]] = (
    *(WEEKENDS, VACATION, DIGESTS, STARTS, TAKEOVER, STORY, HINTS),
)
"""Settings that hosts seldom change."""
_SECOND = (1,)
"""The path of the control that leads to these, where they are a page of their own."""


async def press_settings(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Offer what the host may set before the start."""
    table = await context.table_of(control)
    require_waiting(table)
    require_host(table, context.person, context.manages(table))
    return await _settings(context, table, more=control.path == _SECOND)


async def pick_setting(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Set one thing; the control's path tells which, the value to what."""
    table = await context.table_of(control)
    require_waiting(table)
    options = context.presenter_of(table).game.options
    number, value = control.path[0] if control.path else CLOCK.number, values[0]
    lobby, who = context.tables.lobby, context.person
    if number == _REMOVE:
        seat = seat_by_number(table, int(value)).seat
        table = await lobby.remove(table.id, who, seat, manager=context.manages(table))
        return await _settings(context, table)
    if number in SETTINGS:
        changes = SETTINGS[number].changes(value)
    elif number - _OPTIONS < len(options):
        option = options[number - _OPTIONS]
        changes = {"options": {**table.settings.options, option.id: value}}
    else:
        raise TableError("unknown-control")
    table = await lobby.configure(table.id, who, manager=context.manages(table), **changes)
    return await _settings(context, table, more=number in {one.number for one in MORE})


async def _settings(context: Context, table: Table, *, more: bool = False) -> Message:
    """One select for each setting, and what is known of those who have sat down.

    Where a message can't hold so many, those of ``MORE`` are a second page.
    """
    t, presenter = context.t, context.presenter_of(table)

    def chooser(number: int, labels: Labels, name: str, chosen: str | None) -> ui.ActionRow[Any]:
        control = ControlId("pick-setting", table.id, 0, 0, (number,))
        return row(select(control, labels[:OPTIONS], name, chosen=chosen))

    def setting(one: Setting[TableSettings]) -> ui.ActionRow[Any]:
        return chooser(one.number, one.offered(t), one.name(t), one.chosen(table.settings))

    head = f"### {t('settings-title')}\n{t('settings-text')}"
    moving: list[ui.Item[Any]] = []
    if isinstance(context.interaction.channel, discord.TextChannel) and not table.thread:
        head += f"\n-# {t('settings-place')}"
        moving.append(
            row(button(ControlId("to-thread", table.id), t("button-to-thread"), emoji="🧵"))
        )
    items: list[ui.Item[Any]] = [text_display(head), setting(CLOCK), setting(LANGUAGE)]
    matter = presenter.game.options_for(table.settings.options, len(table.seats))
    for option in matter:
        number = _OPTIONS + presenter.game.options.index(option)
        name = presenter.option_label(option.id, t).text
        labels = [
            (choice, named(name, presenter.choice_label(option.id, choice, t), t))
            for choice in option.choices
        ]
        items.append(chooser(number, labels, name, option.chosen(table.settings.options)))
    items.append(setting(BEGINNERS))
    if not presenter.game.together:
        items.append(setting(RATED))
    hinted = presenter.adviser is not None and not table.settings.rated
    others_too = [setting(one) for one in MORE if hinted or one is not HINTS]
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
    applicants = await context.tables.ratings.applicants(table)
    if applicants:
        told = [t("applicants-title"), *applicant_lines(applicants, t)]
        items.insert(1, text_display(clip_lines("\n".join(told), APPLICANTS_LIMIT)))
    if others:
        moving.insert(0, chooser(_REMOVE, others, t("setting-remove"), None))
    whole = [*items, *others_too, *moving]
    if 1 + sum(map(component_count, whole)) <= COMPONENTS:
        return message(LOBBY, whole)
    if more:
        back = button(ControlId("settings", table.id), t("button-back"))
        return message(LOBBY, [text_display(head), *others_too, row(back)])
    on = ControlId("settings", table.id, 0, 0, _SECOND)
    return message(LOBBY, [*items, *moving, row(button(on, t("button-settings-more"), emoji="⚙️"))])


ROUTES: Routes = {
    "settings": Route(press_settings),
    "pick-setting": Route(pick_setting, select=True),
}
