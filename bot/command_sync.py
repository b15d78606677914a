"""Publishes the bot's commands at Discord if they have changed."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import structlog
from discord.ext import commands

from bot.storage import meta
from bot.storage.engine import Database

KEY = "commands"
"""The key in ``meta`` of the digest of what was published."""
ENTRY_POINT = 4
"""The type of the command by which an app opens its activity; Discord adds it by itself."""


log = structlog.get_logger(__name__)


async def sync_commands(bot: commands.AutoShardedBot, database: Database) -> bool:
    """Publish the tree unless Discord has it already; whether it was published.

    Discord allows few of these calls a day. What it has is known by a digest of names, texts and
    translations, and by their number, in case somebody else changed them. An entry point stays: to
    publish without it is refused (50240).
    """
    tree, app_id = bot.tree, bot.application_id
    assert app_id is not None
    payloads: list[Any] = []
    digest = hashlib.sha256(str(app_id).encode())
    for command in tree.get_commands():
        if tree.translator is None:
            payloads.append(command.to_dict(tree))
        else:
            payloads.append(await command.get_translated_payload(tree, tree.translator))
        digest.update(json.dumps(payloads[-1], sort_keys=True).encode())
    there: list[Any] = await bot.http.get_global_commands(app_id)
    entry_points = [command for command in there if command["type"] == ENTRY_POINT]
    known = await database.read(meta.get, KEY)
    if known == digest.hexdigest() and len(there) - len(entry_points) == len(payloads):
        return False
    await bot.http.bulk_upsert_global_commands(app_id, payload=[*payloads, *entry_points])
    await database.write(meta.put, KEY, digest.hexdigest())
    log.info("commands published", count=len(payloads))
    return True
