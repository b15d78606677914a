"""Finds and presses the bot's buttons on messages, as a person would."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
import simcord
from simcord.components import walk_components

from bot.ui.components.items import ControlId

_BUTTON, _STRING_SELECT = 2, 3
Shown = discord.Message | simcord.ResponseMessage


def controls(message: Shown) -> Iterator[tuple[ControlId, dict[str, Any]]]:
    """The bot's own buttons and selects on a message that can be used, with what they say."""
    if isinstance(message, discord.Message):
        parts: list[Any] = [part.to_dict() for part in message.components]
    else:
        parts = message.components
    for part in walk_components(parts):
        if part.get("type") in {_BUTTON, _STRING_SELECT} and not part.get("disabled"):
            try:
                yield ControlId.parse(part.get("custom_id", "")), part
            except ValueError:
                continue


def newest_message_with(channel: simcord.ChannelHandle, verb: str) -> discord.Message:
    """The newest message in a channel that offers ``verb``; raises ``LookupError`` if none does."""
    for message in reversed(channel.history()):
        if any(control.verb == verb for control, _ in controls(message)):
            return message
    raise LookupError(f"nothing in #{channel.name} offers {verb!r}")


async def press(
    person: simcord.MemberActor, channel: simcord.ChannelHandle, verb: str
) -> simcord.InteractionResult:
    """Press a channel's newest button for ``verb``; raises ``LookupError`` if there is none."""
    message = newest_message_with(channel, verb)
    control = next(control for control, _ in controls(message) if control.verb == verb)
    return await person.click(message, custom_id=str(control))
