"""Answers ``/mine rating`` with the person's ratings, records and reliability."""

from __future__ import annotations

from bot.messages.community.ratings import own_ratings
from bot.messages.components.message import Message
from bot.ui.interactions.context import Context


async def ratings(context: Context) -> Message:
    """What the person's results and answers say of them; nobody else is shown it."""
    own = await context.tables.ratings.of_person(context.person.id)
    return own_ratings(context.services.presenters, own, context.t)
