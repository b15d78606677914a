"""Checks without which the bot can't run, and the one sentence for each that fails.

The start goes through ``CHECKS``, and ``bot.command_line.checkup`` prints them. What shows only
when the database and Discord are asked ends the start with an error; ``refusal`` has its sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import discord
from sqlalchemy.engine import make_url

from bot.errors import TableError, Unusable, UnusableDatabase, UnusablePort, UnusableShards
from bot.games import PRESENTERS
from bot.settings import TOKEN_MISSING, Settings
from bot.storage.opening import require_driver, require_place
from render.core.text import FACES, font
from rules.core.errors import BrokenData

TOKEN_PARTS = 3
"""Parts of a bot's token, with dots between them."""


class Refused(Exception):
    """The bot can't be started; the message says why and names no secret."""


def refusal(error: BaseException) -> str | None:
    """The sentence for an error that ends the start; ``None`` for one that nobody foresaw."""
    match error:
        case Refused():
            return str(error)
        case discord.LoginFailure():
            return "DISCORD_TOKEN: Discord doesn't know it"
        case discord.NotFound():
            return (
                "DISCORD_API_URL: there is no REST interface of Discord's at this address;"
                " it ends with the version, such as /api/v10"
            )
        case TableError() if error.of_storage:
            return "DATABASE_URL: the database failed while the bot was starting; start it again"
        case UnusableDatabase():
            return f"DATABASE_URL: {error}"
        case UnusableShards():
            return str(error)
        case UnusablePort():
            return f"METRICS_PORT: {error}"
        case BrokenData():
            return "{file}, line {line}, field {field}: {why}".format(**error.params)
    return None


def passes(error: BaseException) -> bool:
    """Whether a start that ended with an error may go well later, with nothing changed."""
    if isinstance(error, TableError):
        return error.of_storage
    return isinstance(error, Unusable) and error.passing


@dataclass(frozen=True, slots=True)
class Check:
    """One of the checks: ``run`` returns what is worth knowing, or raises what is refused."""

    name: str
    run: Callable[[Settings], str]


@dataclass(frozen=True, slots=True)
class Result:
    """``told`` by a check: why it is ``refused``, or what is worth knowing."""

    name: str
    refused: bool
    told: str


def results(settings: Settings) -> Iterator[Result]:
    """The results of all checks of these settings."""
    for check in CHECKS:
        try:
            yield Result(check.name, False, check.run(settings))
        except Exception as error:
            told = refusal(error)
            if told is None:
                raise
            yield Result(check.name, True, told)


def refusals(settings: Settings) -> list[str]:
    """All that keeps the bot from starting with these settings, as far as these checks tell."""
    return [result.told for result in results(settings) if result.refused]


def _token(settings: Settings) -> str:
    if settings.discord_token is None:
        raise Refused(TOKEN_MISSING)
    parts = settings.discord_token.get_secret_value().split(".")
    if len(parts) != TOKEN_PARTS or not all(parts):
        raise Refused("DISCORD_TOKEN: doesn't look like a bot's token; copy it again")
    return "DISCORD_TOKEN is set"


def _database(settings: Settings) -> str:
    url = make_url(settings.database_url)
    require_driver(url)
    if url.get_backend_name() != "sqlite":
        return f"server {url.host}"
    return require_place(url)


def _fonts(settings: Settings) -> str:
    try:
        for face in FACES:
            font(face, 12)
    except (ImportError, OSError) as error:
        raise Refused(
            f"a font can't be read ({error}): install the program's packages again"
        ) from error
    return "present"


def _games(settings: Settings) -> str:
    return ", ".join(
        presenter.game.id for presenter in PRESENTERS.values() if presenter.game.content()
    )


def _texts(settings: Settings) -> str:
    for presenter in PRESENTERS.values():
        presenter.check_texts()
    return "every card has its own"


CHECKS = (
    Check("token", _token),
    Check("database", _database),
    Check("fonts", _fonts),
    Check("games", _games),
    Check("texts", _texts),
)
"""Cheap ones, which change nothing and ask nobody."""
