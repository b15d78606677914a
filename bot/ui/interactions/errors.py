"""Errors as people read them, and as the operator's log has them."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import discord
import structlog

from bot.domain.standing_orders import StandingOrder
from bot.errors import TableError
from bot.i18n import Catalog
from bot.ui.components.text import quoted
from rules.core.errors import IllegalAction, RulesError

log = structlog.get_logger(__name__)


def error_text(error: Exception, t: Catalog) -> str | None:
    """The sentence for an error that is meant for people; ``None`` for any other."""
    params: Mapping[str, object]
    if isinstance(error, TableError):
        message, params = f"error-{error.reason}", error.params
    elif isinstance(error, RulesError):
        # Rules repeat the words that they can't read.
        message, params = f"illegal-{error.reason}", _quoted(error.params)
    else:
        return None
    return t(message, **params) if t.has(message) else None


def _quoted(params: Mapping[str, object]) -> dict[str, object]:
    return {
        key: quoted(value) if isinstance(value, str) else value for key, value in params.items()
    }


def why_dropped(order: StandingOrder, t: Catalog) -> str:
    """The reason why a standing order was dropped, as a sentence."""
    figures: dict[str, object] = dict(order.ended.figures)
    return error_text(IllegalAction(order.ended.reason, **figures), t) or ""


def report_incident(interaction: discord.Interaction[Any], error: BaseException) -> str:
    """Log an unforeseen error; returns the short number that the person is given.

    The log names the error's type and place, never its text, which could quote a hand.
    """
    number = secrets.token_hex(3)
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    log.error(
        "incident",
        incident=number,
        error=type(error).__name__,
        file=place.tb_frame.f_code.co_filename if place else None,
        line=place.tb_lineno if place else None,
        channel=interaction.channel_id,
    )
    return number
