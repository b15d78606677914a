"""Edits the cards of tables in threads: the message in the channel above that tells of a table."""

from __future__ import annotations

import discord
import structlog

from bot.delivery.errors import FailureKind, failure_kind
from bot.delivery.message import ChannelMessageBuilder
from bot.delivery.transport import DiscordTransport
from bot.domain.table import TableSnapshot

log = structlog.get_logger(__name__)


async def show_card(
    transport: DiscordTransport, messages: ChannelMessageBuilder, snapshot: TableSnapshot
) -> None:
    """Let a table's card say how the table stands.

    A card that Discord won't let the bot edit stays as it is: the table needs nothing of it. Raises
    what Discord answers only where another try may help.
    """
    card = snapshot.table.card
    if card is None:
        return
    try:
        message = messages.card(snapshot.table, snapshot.position)
        await transport.edit(card.channel_id, card.message_id, message)
    except discord.HTTPException as error:
        if failure_kind(error) is FailureKind.LATER:
            raise
        log.info("a card stays as it is", table=snapshot.table.id, error=type(error).__name__)
