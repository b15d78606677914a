"""Answering an interaction: within Discord's three seconds, once, whatever happens.

An answer that is ready soon takes one request. One that isn't is acknowledged first and filled in
when it is there. Whatever goes wrong on the way becomes a sentence in the person's language.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any

import discord
import structlog

from bot.delivery.message import Message
from bot.errors import TableError
from bot.i18n import Catalog, language_of, words
from bot.ui.components.escaping import quoted
from bot.ui.components.notes import notice
from bot.ui.interactions.context import Context, context_of
from rules.core.errors import RulesError

PATIENCE = 1.2
"""Seconds before an answer that isn't ready is acknowledged; Discord's patience is 3."""

MESSAGE_GONE = 10008
GONE = frozenset({MESSAGE_GONE, 10015, 10062, 40060, 50027})
"""Discord's codes for an interaction that is over: too late, or answered already."""

log = structlog.get_logger(__name__)

Work = Callable[[Context], Awaitable[Message]]


async def respond(
    interaction: discord.Interaction[Any], work: Work, *, in_place: bool = False
) -> None:
    """Do the work and show its screen, to the person alone.

    ``in_place`` shows it instead of the message that was pressed. Never raises, save when the
    task is cancelled.
    """
    reply = Responder(interaction, in_place)
    try:
        async with reply.in_time():
            screen, problem = await _work(interaction, work)
        await reply.show(screen, aside=problem)
    except discord.HTTPException as error:
        if error.code not in GONE:
            await _last_resort(interaction, reply, incident(interaction, error))
        else:
            log.info("answer-late", code=error.code)
            if error.code == MESSAGE_GONE:
                await reply.defer_silently()
    except Exception as error:
        number = incident(interaction, error)
        await _last_resort(interaction, reply, number)


async def _work(interaction: discord.Interaction[Any], work: Work) -> tuple[Message, bool]:
    """The work's screen, or the one that says why there is none (and that it says so)."""
    try:
        return await work(await context_of(interaction)), False
    except Exception as error:
        t = words(language_of(str(interaction.locale)))
        text = explain(error, t)
        if text is None:
            text = t("error-unexpected", incident=incident(interaction, error))
        return notice(text, bad=True), True


def explain(error: Exception, t: Catalog) -> str | None:
    """What to tell a person about an error that was meant for them; ``None`` for any other."""
    params: Mapping[str, object]
    if isinstance(error, TableError):
        found, params = f"error-{error.reason}", error.params
    elif isinstance(error, RulesError):
        # Rules repeat the words that they can't read.
        found, params = f"illegal-{error.reason}", _quoted(error.params)
    else:
        return None
    return t(found, **params) if t.has(found) else None


def _quoted(params: Mapping[str, object]) -> dict[str, object]:
    return {key: quoted(one) if isinstance(one, str) else one for key, one in params.items()}


def incident(interaction: discord.Interaction[Any], error: BaseException) -> str:
    """Log what nobody foresaw; returns the short number that the person is given.

    The log names the error's kind and place, never its text, which could quote a hand.
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
    """Say that an interaction failed before its work began; never raises."""
    number = incident(interaction, error.__cause__ or error)
    if not interaction.response.is_done():
        await _last_resort(interaction, Responder(interaction, False), number)


class Responder:
    """The one answer that an interaction gets."""

    def __init__(self, interaction: discord.Interaction[Any], in_place: bool) -> None:
        self._interaction = interaction
        self._in_place = in_place
        self._acknowledged = False

    @asynccontextmanager
    async def in_time(self) -> AsyncIterator[None]:
        """Acknowledge the interaction if the block takes longer than Discord waits."""
        waking: list[asyncio.Task[None]] = []
        loop = asyncio.get_running_loop()
        timer = loop.call_later(
            PATIENCE, lambda: waking.append(loop.create_task(self.acknowledge()))
        )
        try:
            yield
        finally:
            timer.cancel()
            for acknowledging in waking:
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
        """End an interaction whose message is gone: what was pressed was done all the same.

        In a direct message, the next question may have taken the place of the one pressed.
        """
        if not self._interaction.response.is_done():
            with suppress(discord.HTTPException):
                await self._interaction.response.defer()

    async def show(self, screen: Message, *, aside: bool = False) -> None:
        """Show the screen; ``aside`` leaves the pressed message as it is and speaks beside it."""
        interaction, files = self._interaction, list(screen.files)
        if self._in_place and not aside:
            if self._acknowledged:
                await interaction.edit_original_response(view=screen.view, attachments=files)
            else:
                await interaction.response.edit_message(view=screen.view, attachments=files)
        elif not self._acknowledged:
            await interaction.response.send_message(view=screen.view, files=files, ephemeral=True)
        elif self._in_place:
            await interaction.followup.send(view=screen.view, files=files, ephemeral=True)
        else:
            await interaction.edit_original_response(view=screen.view, attachments=files)


async def _last_resort(
    interaction: discord.Interaction[Any], reply: Responder, number: str
) -> None:
    """Discord refused the answer itself: say at least that something went wrong."""
    t = words(language_of(str(interaction.locale)))
    try:
        await reply.show(notice(t("error-unexpected", incident=number), bad=True), aside=True)
    except discord.HTTPException as error:
        log.warning("answer-failed", status=error.status, code=error.code)
    except Exception as error:  # without a network nobody can be told
        log.warning("answer-failed", error=type(error).__name__)
