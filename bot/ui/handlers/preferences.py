"""Answers ``/mine settings`` with a person's preferences, each with a button that changes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from discord import ButtonStyle, ui

from bot.domain.preferences import Preferences
from bot.errors import TableError
from bot.messages.components.items import ControlId, button, message, text_display
from bot.messages.components.message import Message
from bot.messages.components.text import PRIVATE
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import Route, Routes

# A button's path names a preference by its place here: messages that were sent hold these numbers.
_FIELDS = ("advice", "short_panels", "next_up", "shows_ratings", "public_profile")


async def settings(context: Context) -> Message:
    """The person's preferences."""
    return _shown(context, await context.tables.people.preferences(context.person.id))


async def press_preference(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Turn a preference on or off: the control's path tells which, and 1 for on."""
    match control.path:
        case (int(number), int(on)) if number < len(_FIELDS) and on in (0, 1):
            people = context.tables.people
            known = await people.preferences(context.person.id)
            wanted = replace(known, **{_FIELDS[number]: bool(on)})
            if wanted != known:
                await people.prefer(context.person, wanted)
            return _shown(context, wanted)
        case _:
            raise TableError("unknown-control")


def _shown(context: Context, preferences: Preferences) -> Message:
    t = context.t
    items: list[ui.Item[Any]] = [
        text_display(f"### {t('preferences-title')}\n{t('preferences-text')}")
    ]
    for number, field in enumerate(_FIELDS):
        on = getattr(preferences, field)
        control = ControlId("preference", 0, 0, 0, (number, int(not on)))
        style = ButtonStyle.success if on else ButtonStyle.secondary
        label = t("button-preference-on" if on else "button-preference-off")
        text = t(f"preference-{field.replace('_', '-')}")
        items.append(ui.Section(text, accessory=button(control, label, style)))
    items.append(text_display(f"-# {t('preferences-hours')}"))
    return message(PRIVATE, items)


ROUTES: Routes = {
    "preference": Route(press_preference, in_place=True),
}
