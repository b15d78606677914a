"""A script that runs the bot on a machine whose clock is ahead, by ``CLOCK_AHEAD`` seconds."""

from __future__ import annotations

import os
import sys
from datetime import datetime, timedelta

import discord

VARIABLE = "CLOCK_AHEAD"


def main() -> int:
    ahead, machines = timedelta(seconds=float(os.environ[VARIABLE])), discord.utils.utcnow

    def utcnow() -> datetime:
        return machines() + ahead

    discord.utils.utcnow = utcnow

    from bot import __main__ as bot

    return bot.main()


if __name__ == "__main__":
    sys.argv[0] = "bot"
    sys.exit(main())
