"""Asks the running bot how it is: ``mission-control healthy``, for a container's health check."""

from __future__ import annotations

from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from ipaddress import ip_address

from pydantic import BaseModel, ValidationError

from bot.settings import Settings

ANSWERED_WITHIN = 5.0
"""Seconds in which the bot has to answer."""


class Health(BaseModel):
    """The answer of ``/healthz``; there is a reason if the bot isn't well."""

    status: str
    reasons: list[str]


class NoHealth(Exception):
    """The bot didn't answer, and why."""


def ask(settings: Settings, say: Callable[[str], None] = print) -> int:
    """Print what the bot says at ``/healthz``; returns 0 if it is well and 1 if it isn't."""
    try:
        health = health_of_bot(settings)
    except NoHealth as error:
        say(str(error))
        return 1
    for line in health.reasons or [health.status]:
        say(line)
    return 1 if health.reasons else 0


def health_of_bot(settings: Settings) -> Health:
    """What the running bot says at ``/healthz``; raises ``NoHealth``."""
    port = settings.metrics_port
    if port is None:
        raise NoHealth("METRICS_PORT: is needed, as the bot tells there how it is")
    # Not through a proxy that the environment names.
    connection = HTTPConnection(_reached(settings.metrics_host), port, timeout=ANSWERED_WITHIN)
    try:
        connection.request("GET", "/healthz")
        return Health.model_validate_json(connection.getresponse().read())
    except (OSError, HTTPException) as error:
        raise NoHealth(f"the bot doesn't answer: {type(error).__name__}") from None
    except ValidationError:
        raise NoHealth(f"something else than the bot answers at port {port}") from None
    finally:
        connection.close()


def _reached(host: str) -> str:
    """The address at which a server on ``host`` is reached from the same machine."""
    try:
        anywhere = ip_address(host).is_unspecified
    except ValueError:
        return host
    return "127.0.0.1" if anywhere else host
