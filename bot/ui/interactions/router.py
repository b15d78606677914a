"""Routes presses of buttons and selects to their handlers.

discord.py itself routes presses only to views that it keeps in memory and to ``DynamicItem``s, for
which it rebuilds the pressed message's whole view and whose errors it swallows. So the router
listens to every interaction and finds the handler by the verb in the ``custom_id``.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, TypeAlias

import discord

from bot.delivery.message import Message
from bot.errors import TableError
from bot.ui.components.controls import ControlId
from bot.ui.interactions.context import Context
from bot.ui.interactions.responder import respond

Handler: TypeAlias = Callable[[Context, ControlId, Sequence[str]], Awaitable[Message]]
"""Answers a press; the values are a select's, empty for a button."""

RETIRED_VERBS: Mapping[str, str] = MappingProxyType(
    {"nation": "identity", "pick-nation": "pick-identity"}
)
"""Verbs in buttons of old messages, and those that took their place."""

_UNKNOWN = ControlId("", 0)


@dataclass(frozen=True, slots=True)
class Route:
    """The handler of a verb.

    In a message that only the person sees, the answer takes that message's place; below a public
    one it is a new message that only they see. ``in_place``: it takes the place of a direct
    message too, as the panel's next message does.
    """

    handler: Handler
    in_place: bool = False


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
        message = interaction.message
        ephemeral = message is not None and message.flags.ephemeral
        await respond(
            interaction,
            lambda context: route.handler(context, control, values),
            in_place=ephemeral or (route.in_place and interaction.guild_id is None),
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


def _is_offered(interaction: discord.Interaction[Any], values: Sequence[str]) -> bool:
    """Whether the value is one of the pressed select's options; a button has no values."""
    message = interaction.message
    data: Any = interaction.data or {}
    if data.get("component_type") != discord.ComponentType.select.value:
        return not values
    options = _options(() if message is None else message.components, data.get("custom_id"))
    return len(values) == 1 and values[0] in options


def _options(components: Iterable[Any], custom_id: object) -> set[str]:
    """The values that the select of this id offers; none if there is no such select."""
    for component in components:
        if isinstance(component, discord.SelectMenu) and component.custom_id == custom_id:
            return {option.value for option in component.options}
        if found := _options(getattr(component, "children", ()), custom_id):
            return found
    return set()


async def _refuse_unknown(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    raise TableError("unknown-control")


_NO_ROUTE = Route(_refuse_unknown)
