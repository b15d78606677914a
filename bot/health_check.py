"""``mission-control healthy``: asks the running bot how it is, for a container's health check."""

from __future__ import annotations

from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from ipaddress import ip_address

from pydantic import BaseModel, ValidationError

from bot.settings import Settings

ANSWERED_WITHIN = 5.0
"""Seconds in which the bot has to answer."""


class _Health(BaseModel):
    """The answer of ``/healthz``."""

    status: str
    reasons: list[str]


def ask(settings: Settings, say: Callable[[str], None] = print) -> int:
    """Print what the bot says at ``/healthz``; returns 0 if it is well and 1 if it isn't."""
    port = settings.metrics_port
    if port is None:
        say("METRICS_PORT: is needed, as the bot tells there how it is")
        return 1
    # Not through a proxy that the environment names.
    connection = HTTPConnection(_reached(settings.metrics_host), port, timeout=ANSWERED_WITHIN)
    try:
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
        body = answer.read()
    except (OSError, HTTPException) as error:
        say(f"the bot doesn't answer: {type(error).__name__}")
        return 1
    finally:
        connection.close()
    try:
        found = _Health.model_validate_json(body)
    except ValidationError:
        say(f"something else than the bot answers at port {port}")
        return 1
    for line in found.reasons or [found.status]:
        say(line)
    return 0 if answer.status == 200 else 1


def _reached(host: str) -> str:
    """The address at which a server on ``host`` is reached from the same machine."""
    try:
        anywhere = ip_address(host).is_unspecified
    except ValueError:
        return host
    return "127.0.0.1" if anywhere else host
