"""Finds the handler of a press or command, answers in time, and turns errors into sentences."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, TypeAlias

import discord
import structlog

from bot import metrics
from bot.delivery.pictures import PICTURE_PATIENCE, Prepared
from bot.delivery.transport import UNKNOWN_MESSAGE, FailureKind, failure_kind, view_of
from bot.errors import TableError
from bot.i18n import language_of, words
from bot.messages.components.items import ControlId, notice, select_of, takes
from bot.messages.components.message import Message
from bot.messages.components.refusals import error_text
from bot.ui.interactions.context import Context, Services
from bot.ui.interactions.limits import REFUSED_AFTER
from bot.ui.interactions.requests import (
    UNKNOWN,
    begin_press,
    report_incident,
    request_of,
)
from bot.waiting import in_all

log = structlog.get_logger(__name__)


Handler: TypeAlias = Callable[[Context, ControlId, Sequence[str]], Awaitable[Message]]
"""Answers a press; the values are a select's, empty for a button."""

RETIRED_VERBS: Mapping[str, str] = MappingProxyType(
    {"nation": "identity", "pick-nation": "pick-identity", "no-hints": "stop-explaining"}
)
"""Verbs in buttons of old messages, and those that took their place."""

_UNKNOWN = ControlId("", 0)


@dataclass(frozen=True, slots=True)
class Route:
    """The handler of a verb.

    Where only the person sees the pressed message, the answer takes its place; below a public
    message the answer is a new message that only they see. With ``in_place`` the answer takes the
    place of a direct message too, as a panel does. With ``beside`` the answer is always a new
    message: it takes long, or the person wants to keep both. With ``select`` the control is a
    select, and a press without a value is refused, unless ``several`` may be chosen in it: then
    none may, too. A ``slow`` answer takes many seconds; the person may press on meanwhile.
    """

    handler: Handler
    in_place: bool = False
    beside: bool = False
    select: bool = False
    several: bool = False
    slow: bool = False


Routes: TypeAlias = Mapping[str, Route]
"""Routes by their verbs."""


class Router:
    """The routes of all verbs; raises ``ValueError`` if two are of one verb."""

    def __init__(self, *several: Routes) -> None:
        self._routes: dict[str, Route] = {}
        for routes in several:
            for verb, route in routes.items():
                if verb in self._routes or verb in RETIRED_VERBS:
                    raise ValueError(f"two handlers for {verb}")
                self._routes[verb] = route

    @property
    def verbs(self) -> frozenset[str]:
        """Every verb that has a handler."""
        return frozenset(self._routes)

    async def dispatch(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press; other interactions are left alone. Never raises."""
        if interaction.type is not discord.InteractionType.component:
            return
        data: Any = interaction.data or {}
        values: list[str] = data.get("values", [])
        control = _control(data.get("custom_id", ""))
        if not _is_offered(interaction, values):
            control = _UNKNOWN
        route = self._routes.get(control.verb, _NO_ROUTE)
        verb = UNKNOWN if route is _NO_ROUTE else control.verb
        begin_press(interaction, verb, control.table or None, control.seat)
        if route.select and not values and not (route.several and _is_select(data)):
            route = _NO_ROUTE
        message = interaction.message
        ephemeral = message is not None and message.flags.ephemeral
        in_place = not route.beside and (
            ephemeral or (route.in_place and interaction.guild_id is None)
        )
        if in_place and message is not None:
            services: Services = interaction.client
            services.late_edits.changes(message.id)
        await respond(
            interaction,
            lambda context: route.handler(context, control, values),
            in_place=in_place,
            slow=route.slow,
        )


def _control(custom_id: str) -> ControlId:
    """The pressed control, with the current verb; ``_UNKNOWN`` for one that isn't the bot's."""
    try:
        control = ControlId.parse(custom_id)
    except ValueError:
        return _UNKNOWN
    if not control.plausible:
        return _UNKNOWN
    return replace(control, verb=RETIRED_VERBS.get(control.verb, control.verb))


_SELECTS = frozenset(
    kind.value
    for kind in (
        discord.ComponentType.select,
        discord.ComponentType.role_select,
        discord.ComponentType.channel_select,
    )
)
"""The kinds of selects that messages of the bot have."""


def _is_select(data: Mapping[str, Any]) -> bool:
    return data.get("component_type") in _SELECTS


def _is_offered(interaction: discord.Interaction[Any], values: Sequence[str]) -> bool:
    """Whether the values can be chosen in the pressed select; a button has none."""
    message = interaction.message
    data: Any = interaction.data or {}
    if not _is_select(data):
        return not values
    menu = select_of(() if message is None else message.components, data.get("custom_id"))
    return menu is not None and menu.type.value == data["component_type"] and takes(menu, values)


async def _refuse_unknown(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    raise TableError("unknown-control")


_NO_ROUTE = Route(_refuse_unknown)


ACKNOWLEDGE_AFTER = 1.2
"""Seconds until an answer that isn't ready is acknowledged; Discord waits for 3."""

SEND_AGAIN = 1.0
"""Seconds after which an answer is sent once more that didn't reach Discord."""

# https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
ACKNOWLEDGED = 40060
INTERACTION_OVER = frozenset({UNKNOWN_MESSAGE, 10015, 10062, ACKNOWLEDGED, 50027})
"""Discord's codes for an interaction that is over: too late, or answered already."""


Work: TypeAlias = Callable[[Context], Awaitable[Message]]


async def respond(
    interaction: discord.Interaction[Any],
    work: Work,
    *,
    in_place: bool = False,
    slow: bool = False,
) -> None:
    """Do the work and show its message to the person alone.

    ``in_place`` shows it instead of the message that was pressed. What one person asks for is done
    one after the other, what is ``slow`` apart from the rest. Never raises, save when the task is
    cancelled.
    """
    request = request_of(interaction)
    responder = Responder(interaction, in_place)
    services: Services = interaction.client
    limits, user = services.person_limits, interaction.user.id
    answering = asyncio.current_task()
    assert answering is not None
    services.answering.add(answering)
    try:
        try:
            limits.press(user, slow=slow)
        except TableError as refusal:
            request.outcome = metrics.REFUSED
            await _refuse(interaction, refusal, told=limits.to_be_told(user))
            return
        async with responder.acknowledged_in_time(), limits.turn(user, slow=slow):
            message, failed = await _message_of(interaction, work)
        await _deliver(responder, message, as_followup=failed)
    except discord.HTTPException as error:
        if error.code not in INTERACTION_OVER:
            await _apologise(interaction, responder, report_incident(interaction, error))
        else:
            request.outcome = metrics.LATE
            log.info("answer-late", **request.named, code=error.code)
            if error.code == UNKNOWN_MESSAGE:
                await responder.defer_silently()
    except Exception as error:
        await _apologise(interaction, responder, report_incident(interaction, error))
    finally:
        services.answering.discard(answering)
        request.end()


async def _refuse(
    interaction: discord.Interaction[Any], refusal: TableError, *, told: bool
) -> None:
    """Acknowledge a press that nothing is done for: with a sentence, or without a word.

    A command needs an answer, as Discord shows until then that the bot is thinking. The answer
    takes its time: whoever presses again at each would cost as much as somebody who is served.
    """
    await asyncio.sleep(REFUSED_AFTER)
    t = words(language_of(str(interaction.locale)))
    try:
        if told or interaction.type is not discord.InteractionType.component:
            await interaction.response.send_message(error_text(refusal, t), ephemeral=True)
        else:
            await interaction.response.defer()
    except Exception as error:
        if failure_kind(error) is not FailureKind.LATER:
            raise


async def _deliver(responder: Responder, message: Message, *, as_followup: bool) -> None:
    """Send the answer, once more where it doesn't reach Discord.

    That it doesn't is no incident: what was done counts, and a press shows how things stand.
    """
    try:
        await responder.send(message, as_followup=as_followup)
    except Exception as error:
        if failure_kind(error) is not FailureKind.LATER:
            raise
    else:
        return
    await asyncio.sleep(SEND_AGAIN)
    for file in message.files:
        file.reset()  # it was read
    try:
        await responder.send(message, as_followup=as_followup)
    except Exception as error:
        if failure_kind(error) is not FailureKind.LATER:
            raise
        log.warning("answer-failed", error=type(error).__name__)


async def _message_of(interaction: discord.Interaction[Any], work: Work) -> tuple[Message, bool]:
    """The work's message, or the one that says why there is none; and whether it failed."""
    try:
        with in_all():
            return await work(await Context.from_interaction(interaction)), False
    except Exception as error:
        t = words(language_of(str(interaction.locale)))
        text = error_text(error, t)
        if text is None:
            text = t("error-unexpected", incident=report_incident(interaction, error))
        else:
            request_of(interaction).outcome = metrics.REFUSED
        return notice(text, error=True), True


async def report_failure(interaction: discord.Interaction[Any], error: Exception) -> None:
    """Say that a command failed before its work began, as with an argument that can't be read.

    Never raises.
    """
    number = report_incident(interaction, error.__cause__ or error)
    if not interaction.response.is_done():
        await _apologise(interaction, Responder(interaction, False), number)
    request_of(interaction).end()


class Responder:
    """The one answer that an interaction gets."""

    def __init__(self, interaction: discord.Interaction[Any], in_place: bool) -> None:
        self._interaction = interaction
        self._in_place = in_place
        self._acknowledged = False
        services: Services = interaction.client
        self._pictures = services.pictures
        self._late_edits = services.late_edits

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
        """Ask for more time: the person sees that something is under way.

        What doesn't reach Discord is sent once more, and then left to the answer itself.
        """
        for _ in range(2):
            try:
                await self._defer()
            except Exception as error:
                if failure_kind(error) is FailureKind.LATER:
                    continue
                if not (isinstance(error, discord.HTTPException) and error.code == ACKNOWLEDGED):
                    raise
            self._acknowledged = True
            return

    async def _defer(self) -> None:
        if self._in_place:
            await self._interaction.response.defer()
        else:
            await self._interaction.response.defer(ephemeral=True, thinking=True)

    async def defer_silently(self) -> None:
        """End an interaction whose message is gone; its work was done all the same.

        In a direct message, the next request may have taken the place of the pressed one.
        """
        if not self._interaction.response.is_done():
            with suppress(discord.HTTPException):
                await self._interaction.response.defer()

    async def send(self, message: Message, *, as_followup: bool = False) -> None:
        """Show the message; ``as_followup`` leaves the pressed message as it is.

        Pictures that aren't drawn within ``PICTURE_PATIENCE`` follow as soon as they are.
        """
        in_place, pictures = self._in_place and not as_followup, self._pictures
        pressed = self._interaction.message if in_place else None
        async with AsyncExitStack() as stack:
            if pressed is not None:
                await stack.enter_async_context(pictures.editing(pressed.id))
            with metrics.measured("drawing"):
                prepared = await pictures.prepare(
                    message,
                    edited=None if pressed is None else pressed.id,
                    attached=None if pressed is None else {one.id for one in pressed.attachments},
                    person=self._interaction.user.id,
                    patience=PICTURE_PATIENCE,
                )
            shown = await self._show(prepared, in_place)
            request_of(self._interaction).shown()
            if shown is not None:
                pictures.sent(prepared, shown)
        if shown is None:
            return

        async def edit(whole: Prepared) -> discord.Message:
            return await shown.edit(view=view_of(whole), attachments=whole.attachments)

        self._late_edits.sent(
            shown.id,
            message,
            edit,
            person=self._interaction.user.id,
            over=self._interaction.is_expired,
        )
        if not prepared.pending:
            return
        try:
            await pictures.complete(message, shown.id, edit, self._interaction.user.id)
        except Exception as error:  # the answer is there; only pictures are missing
            log.warning("late pictures failed", error=type(error).__name__)

    async def _show(
        self, prepared: Prepared, in_place: bool
    ) -> discord.InteractionMessage | discord.WebhookMessage | None:
        """Send what was prepared; the message that shows it, as far as Discord tells it."""
        interaction, view = self._interaction, view_of(prepared)
        if self._acknowledged and self._in_place and not in_place:
            return await interaction.followup.send(
                view=view, files=prepared.files, ephemeral=True, wait=True
            )
        if self._acknowledged:
            return await interaction.edit_original_response(
                view=view, attachments=prepared.attachments
            )
        if in_place:
            answer = await interaction.response.edit_message(
                view=view, attachments=prepared.attachments
            )
        else:
            answer = await interaction.response.send_message(
                view=view, files=prepared.files, ephemeral=True
            )
        resource = None if answer is None else answer.resource
        return resource if isinstance(resource, discord.InteractionMessage) else None


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
        log.warning("answer-failed", incident=incident, status=error.status, code=error.code)
    except Exception as error:  # without a network nobody can be told
        log.warning("answer-failed", incident=incident, error=type(error).__name__)
