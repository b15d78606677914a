"""The log: lines for people or JSON for machines, and no secret in either."""

from __future__ import annotations

import logging
import re
import sqlite3
import sys
import traceback
from collections.abc import Collection, Iterator, Mapping, MutableMapping
from types import TracebackType
from typing import Any, TextIO

import aiohttp
import discord
import structlog

from bot.errors import TableError

HIDDEN = "[hidden]"
RECONNECTS = "Attempting a reconnect"
"""The first words of discord.py's line about a connection that it makes anew."""
_SECRET_KEYS = frozenset(
    {"seed", "secret", "token", "hand", "cards", "state", "action", "actions", "events", "payload"}
)
"""Names under which a secret could be logged by mistake."""
_TOKEN = re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}")
"""The form of Discord's bot tokens."""
_QUIET = {
    "discord": logging.INFO,
    "aiosqlite": logging.INFO,
    "asyncio": logging.INFO,
    "PIL": logging.INFO,
    "alembic": logging.WARNING,
    "sqlalchemy": logging.WARNING,
}
"""Libraries that below these levels repeat what is sent to people or kept of them."""


_OPEN_HEARTED = (
    discord.HTTPException,
    discord.ClientException,
    discord.GatewayNotFound,
    discord.RateLimited,
    aiohttp.ClientError,
    OSError,
    sqlite3.OperationalError,
    TableError,
)
"""Errors whose texts tell the operator what to do, and never anything of a game.

Not so those of discord.py about commands, which repeat what was typed.
"""
_QUOTED = re.compile(r'"[^"]*"')
"""A piece of a refused message in Discord's answer, which may be a person's name."""


def told(error: BaseException) -> str:
    """An error with what led to it, places and kinds; its text only where that can't quote a hand.

    The text of a ``KeyError`` or a ``ValueError`` may name the card that was looked for. Of a
    database that fails or is held, places say nothing: it is no mistake of the program.
    """
    of_storage = isinstance(error, TableError) and error.of_storage
    return "".join(_told(error, places=not of_storage)).rstrip()


def _told(error: BaseException, *, places: bool) -> Iterator[str]:
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from _told(before, places=places)
        yield "\nwhich led to\n\n"
    if places:
        yield from traceback.format_tb(error.__traceback__)
    text = f": {error}" if isinstance(error, _OPEN_HEARTED) else ""
    if isinstance(error, discord.HTTPException):
        text = _QUOTED.sub(HIDDEN, text)
    yield f"{type(error).__qualname__}{text}\n"


def _traceback(
    exc_info: tuple[type[BaseException], BaseException, TracebackType | None],
) -> str:
    return told(exc_info[1])


def _lost(logger: Any, name: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Of a connection that was lost or can't be made, discord.py shows a page of code each time."""
    if event.get("logger") == "discord.client" and str(event["event"]).startswith(RECONNECTS):
        exc_info = event.pop("exc_info", None)
        if isinstance(exc_info, tuple) and exc_info[0] is not None:
            event["error"] = exc_info[0].__name__
        event["level"] = "warning"
    return event


def _brief(logger: Any, name: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Of what asyncio says of forgotten errors, only that it happened: the rest quotes them."""
    if event.get("logger") == "asyncio":
        event["event"] = str(event["event"]).split("\n", 1)[0]
    return event


class Hide:
    """A structlog processor that hides secrets: by name, by known value, and tokens by shape."""

    def __init__(self, secrets: Collection[str] = ()) -> None:
        self._secrets = sorted((s for s in secrets if s), key=len, reverse=True)

    def __call__(
        self, logger: Any, name: str, event: MutableMapping[str, Any]
    ) -> MutableMapping[str, Any]:
        """Clean one line's fields."""
        for key, value in event.items():
            event[key] = HIDDEN if key in _SECRET_KEYS else self.clean(value)
        return event

    def clean(self, value: Any) -> Any:
        """The value without anything that must not be read, however deep it lies."""
        if isinstance(value, str):
            for secret in self._secrets:
                value = value.replace(secret, HIDDEN)
            return _TOKEN.sub(HIDDEN, value)
        if isinstance(value, Mapping):
            return {
                key: HIDDEN if key in _SECRET_KEYS else self.clean(part)
                for key, part in value.items()
            }
        if isinstance(value, list | tuple | set | frozenset):
            return [self.clean(part) for part in value]
        if isinstance(value, bytes):
            return HIDDEN
        return value


def set_up(
    level: str, form: str, *, secrets: Collection[str] = (), stream: TextIO | None = None
) -> None:
    """Send structlog's and the standard library's lines to ``stream`` (default: stderr).

    ``form`` is ``text`` or ``json``. Exceptions are told as ``told`` does, without local
    variables, and are cleaned like everything else.
    """
    stream = stream or sys.stderr
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.processors.StackInfoRenderer(),
        _lost,
        structlog.processors.ExceptionRenderer(_traceback),
        _brief,
    ]
    last: Any = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if form == "json"
        else structlog.dev.ConsoleRenderer(
            colors=stream.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*shared, structlog.stdlib.ExtraAdder()],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                Hide(secrets),
                last,
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name, lowest in _QUIET.items():
        logging.getLogger(name).setLevel(max(lowest, root.level))
