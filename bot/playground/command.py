"""The command ``playground``: the playground, or with ``--demo`` a game that plays itself.

The command line imports this module whatever it is asked for, so it imports little itself.
"""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from bot.settings import LANGUAGES, Settings

UNUSABLE = 2


def add_options(parser: ArgumentParser) -> None:
    """Add the playground's options."""
    parser.epilog = (
        "The playground's games end with its process: it keeps them in a file of its own that goes"
        " with it, whatever DATABASE_URL says."
    )
    parser.add_argument("--demo", action="store_true", help="let autopilots play a whole game")
    parser.add_argument("--game", help="of the demo (default: the first there is)")
    parser.add_argument("--seats", type=int, default=3, help="of the demo (default: 3)")
    parser.add_argument("--language", choices=LANGUAGES, help="of the people (default: setting)")
    parser.add_argument("--folder", type=Path, default=Path("demo"), help="for the demo's pictures")
    parser.add_argument("--port", type=int, help="of the start page (default: setting)")


def run(settings: Settings, chosen: Namespace) -> int:
    """Run the playground until it is closed, or the demo; return the exit code."""
    from bot import logs
    from bot.games import PRESENTERS

    game = chosen.game or next(iter(PRESENTERS))
    if game not in PRESENTERS:
        return _refused(f"--game: there are {', '.join(PRESENTERS)}")
    counts = PRESENTERS[game].game.seat_counts
    if chosen.seats not in counts:
        return _refused(f"--seats: {game} is for {min(counts)} to {max(counts)}")
    try:
        from bot.playground.demo import demo
        from bot.playground.start_page import serve
    except ModuleNotFoundError as error:
        return _refused(
            f"The playground needs {error.name}. Install what it needs with"
            " pip install Jinja2 'simcord[preview]'"
        )
    if chosen.language is not None:
        settings = settings.model_copy(update={"default_language": chosen.language})
    if chosen.port is not None:
        settings = settings.model_copy(update={"playground_port": chosen.port})
    # A transcript is for reading: what the bot notes for its operator would stand in between.
    level = "WARNING" if chosen.demo else settings.log_level
    logs.set_up(level, settings.log_format)
    if chosen.demo:
        asyncio.run(demo(settings, chosen.folder, game=game, seats=chosen.seats))
    else:
        asyncio.run(serve(settings, language=chosen.language))
    return 0


def _refused(why: str) -> int:
    print(why, file=sys.stderr)
    return UNUSABLE
