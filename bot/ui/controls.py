"""Buttons and selects that live in their custom_id: they work after any restart.

There is one template for buttons and one for selects, kept apart by their verb (discord.py runs
every template that matches). A view is built anew for each message and holds nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, ClassVar

import discord
from discord import ui

from bot.custom_ids import TEMPLATE, ControlId, parse
from bot.errors import TableError
from bot.games.base import Label
from bot.tables.screens import Screen
from bot.ui.answer import answer
from bot.ui.names import unescaped
from bot.ui.text import LABEL, OPTION_HINT, OPTION_LABEL, OPTIONS, PLACEHOLDER, clip
from bot.ui.visit import Visit

Handler = Callable[[Visit, ControlId, Sequence[str]], Awaitable[Screen]]
"""What a verb does: the values are a select's, empty for a button."""

_HANDLERS: dict[str, tuple[Handler, bool]] = {}

_VERB = r"(?P<verb>[a-z-]+)"
PICK = "pick"
_SELECT = re.compile(TEMPLATE.replace(_VERB, rf"(?P<verb>{PICK}(?:-[a-z-]+)?)", 1))
_BUTTON = re.compile(TEMPLATE.replace(_VERB, rf"(?P<verb>(?!{PICK}(?:-|:))[a-z-]+)", 1))


def on(*verbs: str, in_place: bool = False) -> Callable[[Handler], Handler]:
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


class Control:
    """What happens when a control is pressed; nothing that goes wrong gets past it.

    discord.py only logs what a DynamicItem raises, and drops what its ``interaction_check``
    raises, so everything happens inside ``answer``, which tells the person instead.
    """

    control: ControlId

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Find the verb's handler and give its answer."""
        handler, in_place = _HANDLERS.get(self.control.verb, (_unknown, False))
        data: Any = interaction.data or {}
        values: list[str] = data.get("values", [])
        if not (self.control.plausible and self._offered(values)):
            handler, in_place = _unknown, False
        await answer(
            interaction,
            lambda visit: handler(visit, self.control, values),
            in_place=_ephemeral(interaction) or (in_place and _direct(interaction)),
        )

    def _offered(self, values: Sequence[str]) -> bool:
        """Whether the values are among those that the control offers; a button offers none."""
        return not values


class Press(Control, ui.DynamicItem[ui.Button[Any]], template=_BUTTON):
    """A button."""

    def __init__(self, control: ControlId, button: ui.Button[Any]) -> None:
        super().__init__(button)
        self.control = control

    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Press:
        """The button as it was pressed."""
        assert isinstance(item, ui.Button)
        return cls(parse(match.string), item)


class Pick(Control, ui.DynamicItem[ui.Select[Any]], template=_SELECT):
    """A select with one choice."""

    def __init__(self, control: ControlId, select: ui.Select[Any]) -> None:
        super().__init__(select)
        self.control = control

    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Pick:
        """The select as it was used."""
        assert isinstance(item, ui.Select)
        return cls(parse(match.string), item)

    def _offered(self, values: Sequence[str]) -> bool:
        offered = {option.value for option in self.item.options}
        return len(values) == 1 and offered.issuperset(values)


class Style:
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
) -> Press:
    """A button; a label that is too long is shortened."""
    text = label if isinstance(label, str) else label.text
    return Press(
        control,
        ui.Button(
            label=clip(unescaped(text), LABEL),
            style=style,
            emoji=emoji or (None if isinstance(label, str) else label.emoji),
            custom_id=str(control),
            disabled=disabled,
        ),
    )


def select(
    control: ControlId,
    labels: Sequence[tuple[str, Label]],
    placeholder: str,
    *,
    chosen: str | None = None,
) -> Pick:
    """A select of ``(value, label)``, at most 25; ``chosen`` is the value that stands already."""
    if len(labels) > OPTIONS:
        raise ValueError(f"a select has at most {OPTIONS} options")
    return Pick(
        control,
        ui.Select(
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
        ),
    )


def row(*items: ui.Item[Any]) -> ui.ActionRow[Any]:
    """Controls side by side, at most five buttons or one select."""
    return ui.ActionRow(*items)


def rows(items: Sequence[Press], width: int = 5) -> list[ui.ActionRow[Any]]:
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


async def _unknown(visit: Visit, control: ControlId, values: Sequence[str]) -> Screen:
    raise TableError("unknown-control")
