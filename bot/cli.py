"""The command line of ``python -m bot``: run the bot, or say what is wrong.

Exit codes: 0 after an orderly end; 1 if the bot failed, ``--check`` found something or ``--backup``
made no copy; 2 for a setting, a data file or a database that can't be used.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import structlog
from dotenv import dotenv_values
from pydantic import ValidationError

from bot import logs
from bot.settings import TOKEN_MISSING, Settings, misspelt

try:
    # Against asyncio's own loop: a sixth less processor time a move at forty busy tables, and 95 %
    # of answers at forty tables with four seconds of thought come in two thirds of the time.
    import uvloop as event_loop
except ImportError:  # there is none for Windows
    import asyncio as event_loop  # type: ignore[no-redef]

UNUSABLE = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Runs Mission Control.")
    parser.add_argument("--check", action="store_true", help="print a page that says what is wrong")
    parser.add_argument("--offline", action="store_true", help="check without asking Discord")
    parser.add_argument(
        "--backup", metavar="FILE", type=Path, help="copy the database to a new file"
    )
    parser.add_argument(
        "--playground-without-token",
        action="store_true",
        help="without DISCORD_TOKEN, open the playground instead of failing",
    )
    chosen = parser.parse_args(arguments)
    try:
        settings = Settings()
    except ValidationError as error:
        return _unusable(_named(error))
    except (OSError, UnicodeDecodeError) as error:
        return _unusable([f".env can't be read: {type(error).__name__}"])
    if wrong := misspelt(dotenv_values(".env")):
        return _unusable(
            f"{name}: is no setting; is {meant} meant?" for name, meant in wrong.items()
        )
    if chosen.check:
        from bot.checkup import check

        return check(settings, offline=chosen.offline)
    if chosen.backup is not None:
        from bot.backup import back_up

        return back_up(settings, chosen.backup)
    if settings.discord_token is None:
        if chosen.playground_without_token:
            return _playground()
        return _unusable([TOKEN_MISSING])
    return _serve(settings, settings.discord_token.get_secret_value())


def _serve(settings: Settings, token: str) -> int:
    logs.set_up(settings.log_level, settings.log_format, secrets=[token])
    # Worker processes inherit the environment, and the settings are none of their business.
    for name in [name for name in os.environ if name.lower() in Settings.model_fields]:
        del os.environ[name]
    from bot.private_files import SETTINGS_FILE, keep_private
    from bot.running import run
    from bot.start_checks import refusal, refusals

    keep_private([SETTINGS_FILE])
    try:
        if wrong := refusals(settings):
            return _unusable(wrong)
        event_loop.run(run(settings, token))
    except KeyboardInterrupt:
        return 0
    except Exception as error:
        if told := refusal(error):
            return _unusable([told])
        # The log knows what not to show.
        structlog.get_logger(__name__).exception("the bot has failed")
        return 1
    return 0


def _playground() -> int:
    from bot.playground.__main__ import main as playground

    run: Callable[[], int] = playground
    sys.argv = ["python -m bot.playground"]
    return run()


def _named(error: ValidationError) -> list[str]:
    """Name each wrong setting by its variable; never with its value."""
    lines = []
    for problem in error.errors(include_url=False, include_context=False, include_input=False):
        name = ".".join(map(str, problem["loc"])).upper()
        lines.append(f"{name}: {problem['msg'].removeprefix('Value error, ')}")
    return lines


def _unusable(lines: Iterable[str]) -> int:
    print("Mission Control can't start:", file=sys.stderr)
    for line in lines:
        print(f"  {line}", file=sys.stderr)
    return UNUSABLE
