"""What the commands of a game share: who orders, in which game, and what they may do now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.delivery.message import Message
from bot.domain.table import Position, Status, Table
from bot.errors import TableError
from bot.games.base import ActionChoice
from bot.games.text_matching import UNREADABLE, suggested
from bot.i18n import Catalog
from bot.ui.components.action_tree import path_to
from bot.ui.components.panel import Panel
from bot.ui.components.table_view import TableView
from bot.ui.handlers import play
from bot.ui.interactions import lookup
from bot.ui.interactions.context import Context
from bot.ui.interactions.responder import respond
from bot.ui.interactions.slash import (
    Interaction,
    Suggestions,
    reader_language,
    services,
    suggestions,
    table_for_autocomplete,
)
from rules.core.game import Seat


@dataclass(frozen=True, slots=True)
class Player:
    """A person with a seat in a game that has begun.

    ``view`` is the seat's own; ``actions`` are its legal ones, none while others decide or the
    clocks stand still, and ``choices`` the face's labels for them in the same order.
    """

    table: Table
    position: Position
    seat: Seat
    t: Catalog
    scene: TableView

    @property
    def view(self) -> Any:
        """The game through the seat's eyes."""
        return self.scene.view

    @property
    def actions(self) -> tuple[Any, ...]:
        """What the seat may do now."""
        record = self.table.seats[self.seat]
        if self.table.status is not Status.RUNNING or not record.played_by_person:
            return ()
        return self.scene.actions(self.seat)

    @property
    def choices(self) -> tuple[ActionChoice, ...]:
        """The legal actions with their labels."""
        return self.scene.choices(self.seat) if self.actions else ()


async def player_of(visit: Context, game: str) -> Player:
    """Who gave a command of this game; raises ``TableError`` if they don't play it here."""
    table = await lookup.table_here(visit)
    if table.game != game:
        raise TableError("other-game")
    position = await lookup.started_position(visit, table)
    seat = lookup.own_seat(visit, table).seat
    return Player(table, position, seat, visit.t, lookup.table_view(visit, position, seat))


async def player_for_autocomplete(interaction: Interaction, game: str) -> Player | None:
    """The same for suggestions, which have nobody to complain to."""
    behind = await table_for_autocomplete(interaction)
    if behind is None or behind[0].game != game:
        return None
    table, face = behind
    seat = table.seat_of(interaction.user.id)
    if seat is None or table.status is not Status.RUNNING:
        return None
    house, t = services(interaction), reader_language(interaction)
    try:
        position = await house.tables.position(table.id)
    except TableError:
        return None
    scene = TableView(face, position, seat.seat, t, house.screens.pictures)
    return Player(table, position, seat.seat, t, scene)


async def play_typed(
    game: str, interaction: Interaction, read: Callable[[Player], Any], *, ask: bool = False
) -> None:
    """Carry out the action that ``read`` makes of what was typed.

    ``ask``: an action with a preview is shown first, to be confirmed by button.
    """

    async def work(visit: Context) -> Message:
        who = await player_of(visit, game)
        action = read(who)
        if ask:
            return await confirm(visit, who, action)
        return await play.play(visit, who.table, who.seat, action)

    await respond(interaction, work)


async def suggest(
    game: str,
    interaction: Interaction,
    typed: object,
    kind: type[Any],
    step: int,
    value: Callable[[Any], str | None],
) -> Suggestions:
    """What the legal actions of a kind allow to be typed; parameters as of ``suggested``."""
    who = await player_for_autocomplete(interaction, game)
    if who is None:
        return []
    return suggestions(suggested(who.choices, kind, step, value), str(typed or ""))


def earlier(interaction: Interaction, option: str, read: Callable[..., str]) -> str | None:
    """What an earlier option says, if it can be read."""
    text = getattr(interaction.namespace, option, None)
    try:
        return read(text, reader_language(interaction)) if isinstance(text, str) and text else None
    except UNREADABLE:
        return None


async def confirm(visit: Context, who: Player, action: Any) -> Message:
    """The panel's preview of an action, to be confirmed by button; without one it is done."""
    if action in who.actions:
        panel = Panel(who.scene, who.seat)
        path = path_to(panel.root, who.actions.index(action))
        if path is not None and panel.place(path).asks_again:
            return await panel.show(path)
    return await play.play(visit, who.table, who.seat, action)
