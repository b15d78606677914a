"""Buttons and selects that live in their custom_id: they work after any restart.

A view is built anew for each message and holds nothing. discord.py knows no press but those of
views that it keeps and of ``DynamicItem``s, for which it rebuilds the pressed message's whole view
and whose errors it swallows; so presses are heard where it hands on every interaction.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, ClassVar, TypeAlias

import discord
from discord import ui

from bot.custom_ids import ControlId, parse
from bot.delivery.message import Message
from bot.errors import TableError
from bot.games.base import Label
from bot.ui.components.escaping import unescaped
from bot.ui.components.text import LABEL, OPTION_HINT, OPTION_LABEL, OPTIONS, PLACEHOLDER, clip
from bot.ui.interactions.context import Context
from bot.ui.interactions.responder import respond

Handler = Callable[[Context, ControlId, Sequence[str]], Awaitable[Message]]
"""What a verb does: the values are a select's, empty for a button."""

Button: TypeAlias = ui.Button[Any]
Select: TypeAlias = ui.Select[Any]

_HANDLERS: dict[str, tuple[Handler, bool]] = {}


def handles(*verbs: str, in_place: bool = False) -> Callable[[Handler], Handler]:
    """Let a function answer presses of these verbs.

    In a message that only the person sees, the answer takes that message's place; below a public
    one it is a new one that only they see. ``in_place``: it takes the place of a direct message
    too, as a panel's next screen does.
    """

    def register(handler: Handler) -> Handler:
        for verb in verbs:
            if verb in _HANDLERS:
                raise ValueError(f"two handlers for {verb}")
            _HANDLERS[verb] = (handler, in_place)
        return handler

    return register


def verbs() -> frozenset[str]:
    """Every verb that a control may carry."""
    return frozenset(_HANDLERS)


async def dispatch(interaction: discord.Interaction[Any]) -> None:
    """Answer a press: find the verb's handler and give its answer. Never raises."""
    if interaction.type is not discord.InteractionType.component:
        return
    data: Any = interaction.data or {}
    values: list[str] = data.get("values", [])
    control = _ours(data.get("custom_id", ""))
    if control is None or not control.plausible or not _offered(interaction, values):
        control = _NONE
    handler, in_place = _HANDLERS.get(control.verb, (_unknown, False))
    await respond(
        interaction,
        lambda visit: handler(visit, control, values),
        in_place=_ephemeral(interaction) or (in_place and _direct(interaction)),
    )


_NONE = ControlId("", 0)
"""Stands for what isn't ours, or not any more."""


def _ours(custom_id: str) -> ControlId | None:
    try:
        return parse(custom_id)
    except ValueError:
        return None


def _offered(interaction: discord.Interaction[Any], values: Sequence[str]) -> bool:
    """Whether a select was left with one of its options; a button has none."""
    message = interaction.message
    data: Any = interaction.data or {}
    if data.get("component_type") != discord.ComponentType.select.value:
        return not values
    options = _options(() if message is None else message.components, data.get("custom_id"))
    return len(values) == 1 and values[0] in options


def _options(components: Iterable[Any], custom_id: object) -> set[str]:
    """What the select of this id offers; nothing if there is none."""
    for component in components:
        if isinstance(component, discord.SelectMenu) and component.custom_id == custom_id:
            return {option.value for option in component.options}
        if found := _options(getattr(component, "children", ()), custom_id):
            return found
    return set()


class ButtonStyle:
    """How buttons look: the words of what they are for."""

    main: ClassVar = discord.ButtonStyle.primary
    side: ClassVar = discord.ButtonStyle.secondary
    good: ClassVar = discord.ButtonStyle.success
    danger: ClassVar = discord.ButtonStyle.danger


def button(
    control: ControlId,
    label: Label | str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    emoji: str | None = None,
    disabled: bool = False,
) -> Button:
    """A button; a label that is too long is shortened."""
    text = label if isinstance(label, str) else label.text
    return ui.Button(
        label=clip(unescaped(text), LABEL),
        style=style,
        emoji=emoji or (None if isinstance(label, str) else label.emoji),
        custom_id=str(control),
        disabled=disabled,
    )


def select(
    control: ControlId,
    labels: Sequence[tuple[str, Label]],
    placeholder: str,
    *,
    chosen: str | None = None,
) -> Select:
    """A select of ``(value, label)``, at most 25; ``chosen`` is the value that stands already."""
    if len(labels) > OPTIONS:
        raise ValueError(f"a select has at most {OPTIONS} options")
    return ui.Select(
        custom_id=str(control),
        placeholder=clip(placeholder, PLACEHOLDER),
        options=[
            discord.SelectOption(
                value=value,
                label=clip(unescaped(label.text), OPTION_LABEL),
                description=clip(unescaped(label.hint), OPTION_HINT) or None,
                emoji=label.emoji,
                default=value == chosen,
            )
            for value, label in labels
        ],
    )


def row(*items: ui.Item[Any]) -> ui.ActionRow[Any]:
    """Controls side by side, at most five buttons or one select."""
    return ui.ActionRow(*items)


def rows(items: Sequence[Button], width: int = 5) -> list[ui.ActionRow[Any]]:
    """Buttons in rows of at most ``width``, no row much shorter than the others."""
    count = -(-len(items) // width)
    if not count:
        return []
    size, longer = divmod(len(items), count)
    result: list[ui.ActionRow[Any]] = []
    start = 0
    for number in range(count):
        end = start + size + (number < longer)
        result.append(row(*items[start:end]))
        start = end
    return result


def _ephemeral(interaction: discord.Interaction[Any]) -> bool:
    message = interaction.message
    return message is not None and message.flags.ephemeral


def _direct(interaction: discord.Interaction[Any]) -> bool:
    return interaction.guild_id is None


async def _unknown(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    raise TableError("unknown-control")
