"""The command line: run the bot, or one of the commands beside it.

Exit codes: 0 after an orderly end; 1 if the bot failed, a server was out of reach, something that
was checked isn't right, or no backup or copy was made; 2 for a command line, a setting, a file or a
database that can't be used.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from dotenv.parser import parse_stream
from pydantic import ValidationError

from bot.playground import command as playground
from bot.settings import ENV_FILE, TOKEN_MISSING, Settings, misspelt

try:
    # Against asyncio's own loop: a sixth less processor time a move at forty busy tables, and 95 %
    # of answers at forty tables with four seconds of thought come in two thirds of the time.
    import uvloop as event_loop
except ImportError:  # there is none for Windows
    import asyncio as event_loop  # type: ignore[no-redef]

if TYPE_CHECKING:
    from argparse import _SubParsersAction

Command: TypeAlias = Callable[[Namespace], int]
"""Does what the parsed command line asks for and returns the exit code.

A command imports what it needs itself: the container's health check asks twice a minute.
"""

FAILED, UNUSABLE = 1, 2

_SETTING = "DATABASE_URL"
"""Stands for its value on a command line, where others on the machine could read a password."""

_PROBLEMS = {
    "bool_parsing": "must be true or false",
    "int_parsing": "must be a whole number",
    "greater_than_equal": "must be at least {ge}",
    "less_than_equal": "must be at most {le}",
    "literal_error": "must be {expected}",
}
"""Sentences for faults of a setting, by pydantic's names."""


class UnusableSettings(Exception):
    """Settings that can't be used; each of the ``lines`` names one, never with its value."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = list(lines)
        super().__init__(*self.lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for and return the exit code."""
    chosen = _parser().parse_args(arguments)
    command: Command = chosen.command
    try:
        return command(chosen)
    except UnusableSettings as error:
        return _unusable(error.lines)


def _parser() -> ArgumentParser:
    as_module = Path(sys.argv[0]).name == "__main__.py"
    parser = ArgumentParser(
        prog="python -m bot" if as_module else "mission-control",
        description="Mission Control, board games on Discord. Without a command it runs the bot.",
    )
    parser.set_defaults(command=_run, or_playground=False)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    run = _add(commands, "run", _run, "run the bot")
    run.add_argument(
        "--or-playground",
        action="store_true",
        help="without DISCORD_TOKEN, open the playground instead of failing",
    )
    check = _add(commands, "check", _check, "print a page that says what is wrong")
    check.add_argument("--offline", action="store_true", help="don't ask Discord")
    backup = _add(commands, "backup", _back_up, "copy the database to a new file")
    backup.add_argument("file", metavar="FILE", type=Path)
    copy = _add(commands, "copy", _copy, "take all games from a file to a server, or back")
    copy.add_argument(
        "source",
        metavar="SOURCE",
        help=f"a file, an address as in {_SETTING}, or this word for what is set; is only read",
    )
    copy.add_argument(
        "target", metavar="TARGET", help="the same, but a new file or an empty database"
    )
    playground.add_options(
        _add(commands, "playground", _playground, "try the bot in a simulated Discord")
    )
    verify = _add(commands, "verify", _verify, "check a game that was exported")
    verify.add_argument("file", metavar="EXPORT", type=Path, help="the exported file")
    verify.add_argument(
        "fingerprint",
        metavar="FINGERPRINT",
        nargs="?",
        default="",
        help="the one that was posted when the game ended",
    )
    person = _add(commands, "person", None, "what is kept about one person").add_subparsers(
        title="commands", metavar="COMMAND", required=True
    )
    exported = _add(person, "export", _export_person, "write it to a new file")
    exported.add_argument("user_id", metavar="ID", type=int, help="of their account at Discord")
    exported.add_argument("file", metavar="FILE", type=Path)
    deleted = _add(person, "delete", _delete_person, "forget the person")
    deleted.add_argument("user_id", metavar="ID", type=int, help="of their account at Discord")
    ratings = _add(commands, "ratings", _ratings, "work all results and ratings out anew")
    ratings.add_argument("--write", action="store_true", help="put right what differs")
    _add(commands, "healthy", _healthy, "ask the running bot how it is")
    return parser


def _add(
    commands: _SubParsersAction[ArgumentParser], name: str, command: Command | None, what: str
) -> ArgumentParser:
    parser = commands.add_parser(name, help=what, description=f"{what[0].upper()}{what[1:]}.")
    if command is not None:
        parser.set_defaults(command=command)
    return parser


def _run(chosen: Namespace) -> int:
    settings = _settings()
    if settings.discord_token is not None:
        return _serve(settings, settings.discord_token.get_secret_value())
    if chosen.or_playground:
        return main(["playground"])
    raise UnusableSettings([TOKEN_MISSING])


def _check(chosen: Namespace) -> int:
    from bot.command_line.checkup import check

    return check(_settings(), offline=chosen.offline)


def _back_up(chosen: Namespace) -> int:
    from bot.command_line.backup import back_up

    return back_up(_settings(), chosen.file)


def _copy(chosen: Namespace) -> int:
    from bot import logs
    from bot.command_line.copying import copy_database

    # What is of interest is told as it goes on; the log would add that it takes long.
    logs.set_up("ERROR", "text")
    source, target = (
        _settings().database_url if given == _SETTING else given
        for given in (chosen.source, chosen.target)
    )
    return copy_database(source, target)


def _playground(chosen: Namespace) -> int:
    return playground.run(_settings(), chosen)


def _verify(chosen: Namespace) -> int:
    from bot.command_line.verify import verify_file

    return verify_file(chosen.file, chosen.fingerprint)


def _export_person(chosen: Namespace) -> int:
    from bot.command_line.person_records import export_person

    return export_person(_logging(_settings()), chosen.user_id, chosen.file)


def _delete_person(chosen: Namespace) -> int:
    from bot.command_line.person_records import delete_person

    return delete_person(_logging(_settings()), chosen.user_id)


def _ratings(chosen: Namespace) -> int:
    from bot.command_line.ratings import recount

    return recount(_logging(_settings()), write=chosen.write)


def _healthy(chosen: Namespace) -> int:
    from bot.command_line.health_check import ask

    return ask(_settings())


def _serve(settings: Settings, token: str) -> int:
    import structlog

    from bot.command_line.start_checks import passes, refusal, refusals
    from bot.errors import ShardsLost
    from bot.private_files import SETTINGS_FILE, keep_private
    from bot.running import run

    _logging(settings)
    # Worker processes inherit the environment, and the settings are none of their business.
    for name in [name for name in os.environ if name.lower() in Settings.model_fields]:
        del os.environ[name]
    keep_private([SETTINGS_FILE])
    try:
        if wrong := refusals(settings):
            return _unusable(wrong)
        event_loop.run(run(settings, token))
    except KeyboardInterrupt:
        return 0
    except ShardsLost:  # the log has told it; whoever starts the bot starts it again
        return 1
    except Exception as error:
        if told := refusal(error):
            return _unusable([told], FAILED if passes(error) else UNUSABLE)
        # The log knows what not to show.
        structlog.get_logger(__name__).exception("the bot has failed")
        return 1
    return 0


def _logging(settings: Settings) -> Settings:
    """The same, once the log is set up as they say; the token never stands in it."""
    from bot import logs

    token = settings.discord_token
    secrets = [] if token is None else [token.get_secret_value()]
    logs.set_up(settings.log_level, settings.log_format, secrets=secrets)
    return settings


def _settings() -> Settings:
    """The operator's settings; raises ``UnusableSettings``."""
    try:
        names = _names_in_file()
        settings = Settings()
    except ValidationError as error:
        raise UnusableSettings(_named(error)) from None
    except UnicodeDecodeError:
        raise UnusableSettings([f"{ENV_FILE} can't be read: it is no UTF-8 text"]) from None
    except OSError as error:
        raise UnusableSettings([f"{ENV_FILE} can't be read: {error.strerror}"]) from None
    if wrong := misspelt(names):
        raise UnusableSettings(
            f"{name}: is no setting; is {meant} meant?" for name, meant in wrong.items()
        )
    return settings


def _names_in_file() -> list[str]:
    """The names that are set in the file with settings, if there is one.

    Raises ``UnusableSettings`` for lines that set nothing, which would be passed over otherwise.
    """
    path = Path(ENV_FILE)
    if not path.exists():
        return []
    with path.open(encoding="utf-8") as file:
        found = list(parse_stream(file))
    if wrong := [line.original.line for line in found if line.error]:
        raise UnusableSettings(
            f"{ENV_FILE}, line {number}: isn't of the form NAME=value" for number in wrong
        )
    return [line.key for line in found if line.key is not None]


def _named(error: ValidationError) -> list[str]:
    """Name each wrong setting by its variable; never with its value."""
    lines = []
    for problem in error.errors(include_url=False, include_input=False):
        name = ".".join(map(str, problem["loc"])).upper()
        if not name:  # of several settings together, which the message names
            lines.append(problem["msg"].removeprefix("Value error, "))
            continue
        told = _PROBLEMS.get(problem["type"])
        if told is None:
            told = problem["msg"].removeprefix("Value error, ")
        else:
            told = told.format(**problem.get("ctx", {}))
        lines.append(f"{name}: {told}")
    return lines


def _unusable(lines: Iterable[str], code: int = UNUSABLE) -> int:
    print("Mission Control can't start:", file=sys.stderr)
    for line in lines:
        print(f"  {line}", file=sys.stderr)
    return code
