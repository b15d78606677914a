"""Answers ``/mine data`` with a file, and ``/mine forget`` with a page and its buttons."""

from __future__ import annotations

import zipfile
from collections.abc import Sequence
from io import BytesIO
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.domain.privacy import Forgetting, Wish
from bot.errors import TableError
from bot.i18n import Words
from bot.limits import Hourly
from bot.messages.components.items import ControlId, button, notice, row, text_display
from bot.messages.components.message import Message
from bot.messages.components.text import NEUTRAL
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import Route, Routes
from bot.waiting import in_thread

LARGEST_FILE = 8 * 2**20
"""Bytes of a file; Discord takes 10 MiB, the rest of the message included."""

LATER, NOW, KEEP = range(3)
"""Values in the buttons' paths: forget when all games are over, forget now, change nothing."""


async def data(context: Context) -> Message:
    """Everything that is kept about the person, as a file; compressed if it is large."""
    context.spend(Hourly.EXPORTS)
    kept = await context.tables.privacy.records(context.person.id)
    name = f"mission-control-{context.person.id}.json"
    if len(kept) > LARGEST_FILE:
        kept, name = await in_thread(_zipped, kept, name), f"{name}.zip"
    if len(kept) > LARGEST_FILE:
        raise TableError("records-too-large")
    t = context.t
    items: list[ui.Item[Any]] = [
        text_display("\n\n".join((t("data-ready", file=name), t("privacy-short")))),
        ui.File(f"attachment://{name}"),
    ]
    return Message(NEUTRAL, tuple(items), files=(discord.File(BytesIO(kept), name),))


def _zipped(kept: bytes, name: str) -> bytes:
    file = BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, kept)
    return file.getvalue()


async def forget(context: Context) -> Message:
    """What goes, what stays and why; nothing is done before a button is pressed."""
    t, wish = context.t, await context.tables.privacy.wish(context.person.id)
    if wish.forgetting is not None:
        return _asked(context, wish)
    lines = [
        f"### {t('forget-title')}",
        t("forget-goes"),
        t("forget-stays"),
        t("forget-open", count=wish.open_tables),
    ]
    buttons = [_button(context, LATER, t("button-forget"), ButtonStyle.danger)]
    if wish.open_tables:
        lines.append(t("forget-leave"))
        buttons.append(_button(context, NOW, t("button-forget-leave"), ButtonStyle.danger))
    lines.append(t("forget-back"))
    buttons.append(_button(context, KEEP, t("button-forget-not")))
    return notice("\n\n".join(lines), row(*buttons), error=True)


async def press_forget(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Do what the pressed button says; it works for the person that it was shown to only."""
    if control.token != context.person.id:
        raise TableError("not-your-button")
    privacy, user_id = context.tables.privacy, context.person.id
    match control.path:
        case (int(choice),) if choice in (LATER, NOW):
            await privacy.forget(user_id, Forgetting.NOW if choice == NOW else Forgetting.WHEN_OVER)
            return _asked(context, await privacy.wish(user_id))
        case (int(choice),) if choice == KEEP:
            await privacy.take_back(user_id)
            return notice(context.t("forget-kept"), success=True)
        case _:
            raise TableError("unknown-control")


def _asked(context: Context, wish: Wish) -> Message:
    """What becomes of a wish, and the buttons by which it is changed."""
    t: Words = context.t
    waits = wish.open_tables if wish.forgetting is Forgetting.WHEN_OVER else 0
    lines = [f"### {t('forget-title')}", t("forget-asked", count=waits), t("forget-back")]
    buttons = []
    if waits:
        buttons.append(_button(context, NOW, t("button-forget-leave"), ButtonStyle.danger))
    buttons.append(_button(context, KEEP, t("button-forget-not"), ButtonStyle.success))
    return notice("\n\n".join(lines), row(*buttons))


def _button(
    context: Context, choice: int, label: str, style: ButtonStyle = ButtonStyle.secondary
) -> ui.Button[Any]:
    return button(ControlId("forget", 0, 0, context.person.id, (choice,)), label, style)


ROUTES: Routes = {
    "forget": Route(press_forget, in_place=True),
}
