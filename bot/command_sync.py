"""Publishes the slash commands, when they changed."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import structlog
from discord.ext import commands

from bot.storage import meta
from bot.storage.engine import Database

KEY = "commands"

log = structlog.get_logger(__name__)


async def sync_commands(bot: commands.Bot, database: Database) -> bool:
    """Publish the tree unless Discord has it already; whether it was published.

    Discord allows few of these calls a day. What it has is known by a digest of names, texts and
    translations, and by their number, in case somebody else changed them.
    """
    tree = bot.tree
    digest = hashlib.sha256(str(bot.application_id).encode())
    for command in tree.get_commands():
        payload: dict[str, Any]
        if tree.translator is None:
            payload = command.to_dict(tree)
        else:
            payload = await command.get_translated_payload(tree, tree.translator)
        digest.update(json.dumps(payload, sort_keys=True).encode())
    known = await database.read(meta.get, KEY)
    if known == digest.hexdigest() and len(await tree.fetch_commands()) == len(tree.get_commands()):
        return False
    published = await tree.sync()
    await database.write(meta.put, KEY, digest.hexdigest())
    log.info("commands published", count=len(published))
    return True
