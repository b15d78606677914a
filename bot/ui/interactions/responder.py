"""Answers interactions: within Discord's three seconds, once, whatever happens.

An answer that is ready soon takes one request. One that isn't is acknowledged first and filled in
when it is there. Every error becomes a sentence in the person's language.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeAlias

import discord
import structlog

from bot.delivery.message import Message
from bot.errors import TableError
from bot.i18n import Catalog, language_of, words
from bot.ui.components.containers import notice
from bot.ui.components.text import quoted
from bot.ui.interactions.context import Context
from rules.core.errors import RulesError

ACKNOWLEDGE_AFTER = 1.2
"""Seconds until an answer that isn't ready is acknowledged; Discord waits for 3."""

# https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
UNKNOWN_MESSAGE = 10008
INTERACTION_OVER = frozenset({UNKNOWN_MESSAGE, 10015, 10062, 40060, 50027})
"""Discord's codes for an interaction that is over: too late, or answered already."""

log = structlog.get_logger(__name__)

Work: TypeAlias = Callable[[Context], Awaitable[Message]]


async def respond(
    interaction: discord.Interaction[Any], work: Work, *, in_place: bool = False
) -> None:
    """Do the work and show its message to the person alone.

    ``in_place`` shows it instead of the message that was pressed. Never raises, save when the
    task is cancelled.
    """
    responder = Responder(interaction, in_place)
    try:
        async with responder.acknowledged_in_time():
            message, failed = await _message_of(interaction, work)
        await responder.send(message, as_followup=failed)
    except discord.HTTPException as error:
        if error.code not in INTERACTION_OVER:
            await _apologise(interaction, responder, report_incident(interaction, error))
        else:
            log.info("answer-late", code=error.code)
            if error.code == UNKNOWN_MESSAGE:
                await responder.defer_silently()
    except Exception as error:
        await _apologise(interaction, responder, report_incident(interaction, error))


async def _message_of(interaction: discord.Interaction[Any], work: Work) -> tuple[Message, bool]:
    """The work's message, or the one that says why there is none; and whether it failed."""
    try:
        return await work(await Context.from_interaction(interaction)), False
    except Exception as error:
        t = words(language_of(str(interaction.locale)))
        text = error_text(error, t)
        if text is None:
            text = t("error-unexpected", incident=report_incident(interaction, error))
        return notice(text, error=True), True


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


async def report_failure(interaction: discord.Interaction[Any], error: Exception) -> None:
    """Say that a command failed before its work began, as with an argument that can't be read.

    Never raises.
    """
    number = report_incident(interaction, error.__cause__ or error)
    if not interaction.response.is_done():
        await _apologise(interaction, Responder(interaction, False), number)


class Responder:
    """The one answer that an interaction gets."""

    def __init__(self, interaction: discord.Interaction[Any], in_place: bool) -> None:
        self._interaction = interaction
        self._in_place = in_place
        self._acknowledged = False

    @asynccontextmanager
    async def acknowledged_in_time(self) -> AsyncIterator[None]:
        """Acknowledge the interaction if the block takes longer than Discord waits."""
        started: list[asyncio.Task[None]] = []
        loop = asyncio.get_running_loop()
        timer = loop.call_later(
            ACKNOWLEDGE_AFTER, lambda: started.append(loop.create_task(self.acknowledge()))
        )
        try:
            yield
        finally:
            timer.cancel()
            for acknowledging in started:
                await acknowledging

    async def acknowledge(self) -> None:
        """Ask for more time: the person sees that something is under way."""
        response = self._interaction.response
        if self._in_place:
            await response.defer()
        else:
            await response.defer(ephemeral=True, thinking=True)
        self._acknowledged = True

    async def defer_silently(self) -> None:
        """End an interaction whose message is gone; its work was done all the same.

        In a direct message, the next request may have taken the place of the pressed one.
        """
        if not self._interaction.response.is_done():
            with suppress(discord.HTTPException):
                await self._interaction.response.defer()

    async def send(self, message: Message, *, as_followup: bool = False) -> None:
        """Show the message; ``as_followup`` leaves the pressed message as it is."""
        interaction, files = self._interaction, list(message.files)
        if self._in_place and not as_followup:
            if self._acknowledged:
                await interaction.edit_original_response(view=message.view, attachments=files)
            else:
                await interaction.response.edit_message(view=message.view, attachments=files)
        elif not self._acknowledged:
            await interaction.response.send_message(view=message.view, files=files, ephemeral=True)
        elif self._in_place:
            await interaction.followup.send(view=message.view, files=files, ephemeral=True)
        else:
            await interaction.edit_original_response(view=message.view, attachments=files)


async def _apologise(
    interaction: discord.Interaction[Any], responder: Responder, incident: str
) -> None:
    """Say at least that something went wrong, where Discord refused the answer itself."""
    t = words(language_of(str(interaction.locale)))
    try:
        await responder.send(
            notice(t("error-unexpected", incident=incident), error=True), as_followup=True
        )
    except discord.HTTPException as error:
        log.warning("answer-failed", status=error.status, code=error.code)
    except Exception as error:  # without a network nobody can be told
        log.warning("answer-failed", error=type(error).__name__)
