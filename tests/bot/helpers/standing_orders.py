"""Standing orders as people reach them, and as the database has them."""

from __future__ import annotations

from typing import Any

from bot.i18n import words
from bot.storage import standing_orders as rows
from tests.bot.helpers.simulated_discord.interactions import buttons, options
from tests.bot.helpers.simulated_discord.simulated_server import SimulatedServer

EN = words("en")


async def press(actor: Any, message: Any, label: str) -> Any:
    """Press the button whose label begins so; returns the answer."""
    shown = buttons(message)
    full = next((text for text in shown if text.startswith(label)), None)
    assert full is not None, (label, list(shown), options(message))
    return await actor.click(message, label=full)


async def opened(server: SimulatedServer, name: str) -> Any:
    """Somebody's list of orders, by My move and the button below."""
    actor = server.person(name)
    panel = await actor.click(server.channel.last_message, label="My move")
    assert panel.ephemeral
    answer = await press(actor, panel.response, EN("button-orders"))
    assert answer.response.id == panel.response.id
    return answer


async def lines(server: SimulatedServer, table_id: int) -> list[tuple[str, str]]:
    found = await server.bot.database.read(rows.of_table, table_id)
    return [(order.line, order.status.value) for order in found]
