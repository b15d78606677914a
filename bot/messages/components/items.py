"""Items of messages: controls with their ``custom_id``, texts, and the containers that hold them.

A message's view is built anew each time and holds nothing; whatever a press needs stands in the
control's ``custom_id``. So every control works after any restart.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.domain.table import Status, Table
from bot.games.base import GamePresenter
from bot.games.labels import Label
from bot.i18n import Words
from bot.messages.components.message import MESSAGE_TEXT, Message
from bot.messages.components.position_view import PositionView
from bot.messages.components.text import (
    CUSTOM_ID,
    ERROR,
    LABEL,
    NEUTRAL,
    OPTION_HINT,
    OPTION_LABEL,
    OPTIONS,
    PLACEHOLDER,
    SUCCESS,
    clip,
    clip_lines,
    table_link,
    unescaped,
)
from render.core.picture import Band
from rules.core.game import Seat

LARGEST = 2**63 - 1
"""The largest number that databases know."""
_PATTERN = re.compile(
    r"mc1:(?P<verb>[a-z-]+):(?P<table>\d+)(?::(?P<seat>\d+):(?P<token>\d+):(?P<path>[0-9.]*))?"
)


@dataclass(frozen=True, slots=True)
class ControlId:
    """The ``custom_id`` of a control: ``mc1:verb:table`` or ``mc1:verb:table:seat:token:path``.

    ``verb`` picks the handler, ``table`` is the table's number. In a panel, ``token`` stands for
    the version at which the seat's decision last changed and ``path`` for the positions chosen so
    far, from the root of the panel; other controls put into these fields what their handlers say.
    Everybody can read a ``custom_id``: no card may stand in it, nor any number that a person may
    not know.
    """

    verb: str
    table: int
    seat: int | None = None
    token: int = 0
    path: tuple[int, ...] = ()

    @classmethod
    def parse(cls, text: str) -> ControlId:
        """Read a ``custom_id``; raises ``ValueError`` for one that isn't the bot's.

        >>> ControlId.parse(str(ControlId("do", 7, 2, 41, (0, 3)))).path
        (0, 3)
        """
        match = _PATTERN.fullmatch(text)
        if match is None:
            raise ValueError("not a custom_id of this bot")
        seat = match["seat"]
        return cls(
            match["verb"],
            int(match["table"]),
            None if seat is None else int(seat),
            int(match["token"] or 0),
            tuple(int(part) for part in (match["path"] or "").split(".") if part),
        )

    @property
    def plausible(self) -> bool:
        """Whether its numbers are of a size that databases know; a forged one's may not be."""
        return max(self.table, self.seat or 0, self.token, *self.path, 0) <= LARGEST

    def chosen(self, values: Sequence[str]) -> list[int]:
        """The path that this control and what was chosen in it stand for.

        Of several selects for the groups inside one, each has its number at the end of its path.
        """
        begun = self.path[:-1] if self.verb == "pick-packed" else self.path
        return [*begun, *(int(step) for value in values for step in value.split("."))]

    def __str__(self) -> str:
        text = f"mc1:{self.verb}:{self.table}"
        if self.seat is not None:
            text += f":{self.seat}:{self.token}:{'.'.join(map(str, self.path))}"
        if len(text) > CUSTOM_ID:
            raise ValueError(f"a custom_id may have {CUSTOM_ID} characters")
        return text


def choice_style(*, acts: bool, advised: bool = False) -> ButtonStyle:
    """The colour of a choice, in every game: blue acts at once, grey leads on to a next screen.

    Green is what the computer would choose, and the confirmation of what was chosen.
    """
    if advised:
        return ButtonStyle.success
    return ButtonStyle.primary if acts else ButtonStyle.secondary


def button(
    control: ControlId,
    label: Label | str,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    emoji: str | None = None,
    disabled: bool = False,
) -> ui.Button[Any]:
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
) -> ui.Select[Any]:
    """A select of ``(value, label)``; ``chosen`` is the value that stands already.

    Raises ``ValueError`` for more than 25 options.
    """
    if len(labels) > OPTIONS:
        raise ValueError(f"a select has at most {OPTIONS} options")
    return ui.Select(
        custom_id=str(control),
        placeholder=clip(unescaped(placeholder), PLACEHOLDER),
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


def several_select(
    control: ControlId,
    labels: Sequence[tuple[str, Label]],
    placeholder: str,
    *,
    chosen: Collection[str],
    most: int,
) -> ui.Select[Any]:
    """A select as ``select`` makes it, of which any number up to ``most`` may be chosen."""
    made = select(control, labels, placeholder)
    made.min_values, made.max_values = 0, min(most, len(labels))
    for option in made.options:
        option.default = option.value in chosen
    return made


def role_select(
    control: ControlId, placeholder: str, chosen: Sequence[discord.Role]
) -> ui.RoleSelect[Any]:
    """A select of the server's roles, any number up to 25."""
    return ui.RoleSelect(
        custom_id=str(control),
        placeholder=clip(unescaped(placeholder), PLACEHOLDER),
        default_values=chosen[:OPTIONS],
        min_values=0,
        max_values=OPTIONS,
    )


def channel_select(
    control: ControlId,
    placeholder: str,
    chosen: Sequence[discord.abc.GuildChannel],
    types: Sequence[discord.ChannelType],
) -> ui.ChannelSelect[Any]:
    """A select of the server's channels of some types, any number up to 25."""
    return ui.ChannelSelect(
        custom_id=str(control),
        placeholder=clip(unescaped(placeholder), PLACEHOLDER),
        channel_types=list(types),
        default_values=chosen[:OPTIONS],
        min_values=0,
        max_values=OPTIONS,
    )


def select_of(components: Iterable[Any], custom_id: object) -> discord.SelectMenu | None:
    """The select of this id in a message as Discord gives it; ``None`` if there is no such."""
    for component in components:
        if isinstance(component, discord.SelectMenu) and component.custom_id == custom_id:
            return component
        if found := select_of(getattr(component, "children", ()), custom_id):
            return found
    return None


def takes(menu: discord.SelectMenu, values: Sequence[str]) -> bool:
    """Whether these can be chosen in a select; of channels and roles, by their form alone."""
    if not menu.min_values <= len(values) <= menu.max_values or len(set(values)) < len(values):
        return False
    if menu.type is discord.ComponentType.select:
        return {option.value for option in menu.options}.issuperset(values)
    return all(value.isascii() and value.isdecimal() for value in values)


def undo_ticket(components: Iterable[Any]) -> int | None:
    """The ticket of the move that a message as Discord gives it offers to take back."""
    for component in components:
        try:
            control = ControlId.parse(str(getattr(component, "custom_id", "")))
        except ValueError:
            control = None
        if control is not None and control.verb == "undo":
            return control.token
        if (found := undo_ticket(getattr(component, "children", ()))) is not None:
            return found
    return None


def row(*items: ui.Item[Any]) -> ui.ActionRow[Any]:
    """Controls side by side, at most five buttons or one select."""
    return ui.ActionRow(*items)


def rows(buttons: Sequence[ui.Button[Any]], width: int = 5) -> list[ui.ActionRow[Any]]:
    """Buttons in rows of at most ``width``, no row much shorter than the others."""
    count = -(-len(buttons) // width)
    if not count:
        return []
    size, longer = divmod(len(buttons), count)
    result: list[ui.ActionRow[Any]] = []
    start = 0
    for number in range(count):
        end = start + size + (number < longer)
        result.append(row(*buttons[start:end]))
        start = end
    return result


def gallery(band: Band) -> ui.MediaGallery[Any]:
    """A picture at the message's whole width; Discord crops those that share a gallery."""
    item = discord.MediaGalleryItem(f"attachment://{band.name}.png", description=band.alt)
    return ui.MediaGallery(item)


def message(
    colour: int,
    items: Iterable[ui.Item[Any]],
    *,
    bands: Iterable[Band] = (),
    mentions: Iterable[int] = (),
) -> Message:
    """A message of one container; each of ``bands`` has its ``gallery`` among the items."""
    return Message(colour, tuple(items), tuple(bands), mentions=tuple(mentions))


COMPONENTS, ROW = 40, 5
"""The most components of a message, its containers among them, and the most buttons of a row."""


def with_button(shown: Message, more: ui.Button[Any]) -> Message:
    """The message with one more button in its last row, or in a new one, where there is room."""
    last = shown.items[-1]
    used = 1 + sum(map(component_count, shown.items))
    if isinstance(last, ui.ActionRow) and _takes_button(last) and used < COMPONENTS:
        return replace(shown, items=(*shown.items[:-1], row(*last.children, more)))
    return replace(shown, items=(*shown.items, row(more))) if used + 2 <= COMPONENTS else shown


def component_count(item: ui.Item[Any]) -> int:
    """The components of a message that an item is, with those inside it."""
    accessory = getattr(item, "accessory", None)
    return 1 + len(getattr(item, "children", ())) + (accessory is not None)


def _takes_button(last: ui.ActionRow[Any]) -> bool:
    return len(last.children) < ROW and all(isinstance(one, ui.Button) for one in last.children)


def notice(
    content: str, *rows: ui.ActionRow[Any], success: bool = False, error: bool = False
) -> Message:
    """A message of one text and perhaps controls; ``success`` and ``error`` give its colour."""
    colour = ERROR if error else SUCCESS if success else NEUTRAL
    return message(colour, [text_display(content), *rows])


def text_display(content: str, limit: int = MESSAGE_TEXT) -> ui.TextDisplay[Any]:
    """A text, shortened to ``limit`` characters at a line's end."""
    return ui.TextDisplay(clip_lines(content, limit))


def hint_lines(labels: Sequence[Label]) -> str:
    """A line for each label that has a hint, as buttons have no room for it."""
    return "\n".join(f"-# {_bold(label)} · {label.hint}" for label in labels if label.hint)


def _bold(label: Label) -> str:
    name = label.short or label.text
    return f"{label.emoji} **{name}**" if label.emoji else f"**{name}**"


def separator() -> ui.Separator[Any]:
    """A line between components."""
    return ui.Separator(visible=True, spacing=discord.SeparatorSpacing.small)


def browse_buttons(table: Table, t: Words, *without: str) -> list[ui.Button[Any]]:
    """The buttons that show and change nothing: board, hand, sheets, log.

    ``without`` are verbs to leave out. There is no hand once the game is over.
    """
    hand = [] if table.status is Status.FINISHED else ["hand"]
    return [
        button(ControlId(verb, table.id), t(f"button-{verb}"))
        for verb in ("board", *hand, "sheet", "log")
        if verb not in without
    ]


def legend_button(
    presenter: GamePresenter, table: Table, t: Words, page: int = 0
) -> list[ui.Button[Any]]:
    """The button to a page of the legend, if the game has one."""
    if presenter.legend is None:
        return []
    control = ControlId("legend", table.id, 0, 0, (page,))
    return [button(control, t("button-legend"), emoji="🔎")]


def my_move_button(table: Table, t: Words) -> ui.Button[Any]:
    """The button that opens the panel."""
    return button(ControlId("move", table.id), t("button-move"), ButtonStyle.primary)


def start_button(table: Table, t: Words, *, disabled: bool = False) -> ui.Button[Any]:
    """The button that begins the game."""
    control = ControlId("start", table.id)
    style = ButtonStyle.primary
    return button(control, t("button-start"), style, emoji="🚀", disabled=disabled)


def onward_button(table: Table, seat: Seat, t: Words) -> ui.Button[Any]:
    """The same in a direct message, whose place the panel takes."""
    return button(ControlId("onward", table.id, seat), t("button-move"), ButtonStyle.primary)


def next_table_button(table: Table, count: int, t: Words) -> ui.Button[Any]:
    """The button from one table to the next that waits for the person; ``count`` do."""
    control, label = ControlId("next-table", table.id), t("button-next-table", count=count)
    return button(control, label, emoji="⏩")


def comeback_button(table: Table, t: Words) -> ui.Button[Any]:
    """The button by which somebody who was away takes their seat back."""
    return button(ControlId("comeback", table.id), t("button-comeback"), ButtonStyle.success)


def continue_buttons(
    presenter: GamePresenter, table: Table, t: Words, *, lost: bool
) -> list[ui.Button[Any]]:
    """The button that opens a table which starts from this one's end, if the game has such.

    Where all have lost together, there is nothing to go on from.
    """
    if lost or not presenter.game.continues(table.settings.options):
        return []
    control = ControlId("continue", table.id)
    return [button(control, t("button-continue"), ButtonStyle.primary, emoji="⏭️")]


def after_buttons(
    presenter: GamePresenter, table: Table, t: Words, *, lost: bool
) -> list[ui.Button[Any]]:
    """The buttons after a game: look at it, play it again, see what an expert says, or go on.

    ``lost`` as for ``continue_buttons``.
    """
    review = [button(ControlId("review", table.id), t("button-review"), emoji="📈")]
    return [
        button(ControlId("replay", table.id), t("button-replay"), emoji="🎬"),
        button(ControlId("again", table.id), t("button-again"), emoji="🔁"),
        *(review if presenter.expert is not None else []),
        *continue_buttons(presenter, table, t, lost=lost),
    ]


def table_link_button(table: Table, t: Words) -> ui.Button[Any]:
    """A link to the table, for direct messages and for answers in other channels."""
    return ui.Button(label=t("button-table"), url=table_link(table))


def own_seat_buttons(view: PositionView, shown: Seat, verb: str) -> list[ui.Button[Any]]:
    """Buttons to the other seats of the person in ``shown``; none for a person with one seat.

    With ``move`` only to those that decide now.
    """
    table = view.table
    user = table.seats[shown].user_id
    others = () if user is None else table.seats_of(user)
    found = []
    for other in others:
        if other.seat == shown or (verb == "move" and other.seat not in view.decisions):
            continue
        label = view.presenter.seat_label(other.identity, view.t)
        text = view.t("button-other-seat", seat=label.text)
        found.append(button(ControlId(verb, table.id, other.seat), text, emoji=label.emoji))
    return found


def orders_button(view: PositionView, seat: Seat) -> list[ui.Button[Any]]:
    """The button to a seat's standing orders, if the game knows any and goes on."""
    if not view.presenter.game.orders or not view.table.status.open:
        return []
    control = ControlId("orders", view.table.id, seat)
    return [button(control, view.t("button-orders"), emoji="📜")]


def browse_row(view: PositionView, *, undo: int | None = None) -> ui.ActionRow[Any]:
    """The buttons that a seated person has beside the panel; ``undo`` is a move's ticket."""
    buttons = browse_buttons(view.table, view.t)
    if undo is not None:
        control = ControlId("undo", view.table.id, 0, undo)
        buttons.append(button(control, view.t("button-undo"), emoji="↩️"))
    return row(*buttons)
