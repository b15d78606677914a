"""Kinds of Discord's refusals, and how long delivery waits after them.

Codes: https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
"""

from __future__ import annotations

from datetime import timedelta
from enum import Enum, auto

import aiohttp
import discord

UNKNOWN_CHANNEL = 10003
UNKNOWN_GUILD = 10004
UNKNOWN_MESSAGE = 10008
UNKNOWN_USER = 10013
DIRECT_MESSAGES_TOO_FAST = 40003
CANNOT_MESSAGE_USER = 50007
THREAD_ARCHIVED = 50083
NO_MUTUAL_GUILDS = 50278

FIRST_WAIT = timedelta(seconds=10)
"""The wait after the first failed try of a message; each one after it is twice as long."""
LONGEST_WAIT = timedelta(minutes=30)
BLOCKED_WAIT = timedelta(hours=1)
"""The wait before a channel without permission is tried again unasked."""


class FailureKind(Enum):
    """Kinds of refusal, by what to do about them."""

    LATER = auto()
    """Discord or the way there fails: try again; later rows to the same recipient wait."""
    MESSAGE = auto()
    """The message isn't there any more."""
    CHANNEL = auto()
    """The channel isn't there any more, or its server isn't for us."""
    ARCHIVED = auto()
    """The thread is archived: it takes no edits, but a new message unarchives it."""
    FORBIDDEN = auto()
    """Permissions are missing."""
    DIRECT_MESSAGES_CLOSED = auto()
    """The person takes no direct messages from the bot."""
    REFUSED = auto()
    """Discord doesn't take the message as it is: a mistake of ours."""


_BY_CODE = {
    UNKNOWN_CHANNEL: FailureKind.CHANNEL,
    UNKNOWN_GUILD: FailureKind.CHANNEL,
    UNKNOWN_MESSAGE: FailureKind.MESSAGE,
    UNKNOWN_USER: FailureKind.DIRECT_MESSAGES_CLOSED,
    DIRECT_MESSAGES_TOO_FAST: FailureKind.LATER,
    CANNOT_MESSAGE_USER: FailureKind.DIRECT_MESSAGES_CLOSED,
    THREAD_ARCHIVED: FailureKind.ARCHIVED,
    NO_MUTUAL_GUILDS: FailureKind.DIRECT_MESSAGES_CLOSED,
}


def failure_kind(error: BaseException) -> FailureKind:
    """The kind of refusal that an error is; ``REFUSED`` for one that isn't known."""
    if isinstance(error, discord.HTTPException):
        if error.code in _BY_CODE:
            return _BY_CODE[error.code]
        if error.status == 403:
            return FailureKind.FORBIDDEN
        if error.status in (401, 408, 429) or error.status >= 500:
            return FailureKind.LATER
        return FailureKind.REFUSED
    if isinstance(error, discord.RateLimited | aiohttp.ClientError | OSError | TimeoutError):
        return FailureKind.LATER
    return FailureKind.REFUSED


def wait_after(attempts: int) -> timedelta:
    """The wait after so many failed tries: ten seconds, doubled each time.

    >>> [str(wait_after(n)) for n in (0, 1, 2, 20)]
    ['0:00:10', '0:00:20', '0:00:40', '0:30:00']
    """
    return min(FIRST_WAIT * (1 << min(attempts, 16)), LONGEST_WAIT)
