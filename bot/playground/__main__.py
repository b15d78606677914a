"""``python -m bot.playground``: the playground, or with ``--demo`` a game that plays itself."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what the command line asks for; return the exit code."""
    # Not above: a worker process imports this module too.
    from bot import logs
    from bot.games import PRESENTERS
    from bot.settings import LANGUAGES, Settings

    parser = argparse.ArgumentParser(prog="python -m bot.playground", description=__doc__)
    parser.add_argument("--demo", action="store_true", help="let autopilots play a whole game")
    parser.add_argument(
        "--game", choices=PRESENTERS, default=next(iter(PRESENTERS)), help="of the demo"
    )
    parser.add_argument("--seats", type=int, default=3, help="of the demo (default: 3)")
    parser.add_argument("--language", choices=LANGUAGES, help="of the people (default: setting)")
    parser.add_argument("--folder", type=Path, default=Path("demo"), help="for the demo's pictures")
    parser.add_argument("--port", type=int, help="of the start page (default: setting)")
    chosen = parser.parse_args(arguments)
    counts = PRESENTERS[chosen.game].game.seat_counts
    if chosen.seats not in counts:
        parser.error(f"--seats: {chosen.game} is for {min(counts)} to {max(counts)}")

    try:
        import jinja2  # noqa: F401
        import simcord  # noqa: F401
    except ModuleNotFoundError:
        print("The playground needs SimCord and Jinja2: pip install 'mission-control[playground]'")
        return 2
    from bot.playground.demo import demo
    from bot.playground.start_page import serve

    settings = Settings()
    if chosen.language is not None:
        settings = settings.model_copy(update={"default_language": chosen.language})
    if chosen.port is not None:
        settings = settings.model_copy(update={"playground_port": chosen.port})
    # A transcript is for reading: what the bot notes for its operator would stand in between.
    level = "WARNING" if chosen.demo else settings.log_level
    logs.set_up(level, settings.log_format)
    if chosen.demo:
        asyncio.run(demo(settings, chosen.folder, game=chosen.game, seats=chosen.seats))
    else:
        asyncio.run(serve(settings))
    return 0


if __name__ == "__main__":
    sys.exit(main())
