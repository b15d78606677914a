"""Shared by the commands of all games: the person who gave one, and their legal actions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.domain.seating import acting_seat
from bot.domain.table import Position, Status, Table
from bot.errors import TableError
from bot.games.labels import ActionChoice
from bot.games.text_matching import UNREADABLE, suggested
from bot.i18n import Catalog
from bot.messages.components.action_tree import path_to
from bot.messages.components.message import Message
from bot.messages.components.panel import Panel
from bot.messages.components.position_view import PositionView
from bot.ui.handlers.play import play
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import respond
from bot.ui.interactions.slash_commands import (
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
    """A person with a seat in a game that has begun; ``position_view`` is the seat's own."""

    table: Table
    position: Position
    seat: Seat
    t: Catalog
    position_view: PositionView

    @property
    def view(self) -> Any:
        """The game as the seat may know it."""
        return self.position_view.view

    @property
    def actions(self) -> tuple[Any, ...]:
        """The seat's legal actions; none while others decide or the clocks stand still."""
        assignment = self.table.seats[self.seat]
        if self.table.status is not Status.RUNNING or not assignment.played_by_person:
            return ()
        return self.position_view.actions(self.seat)

    @property
    def choices(self) -> tuple[ActionChoice, ...]:
        """The same with the presenter's labels, in the same order."""
        return self.position_view.choices(self.seat) if self.actions else ()


async def player_of(context: Context, game: str) -> Player:
    """The player who gave a command of a game; raises ``TableError`` if they don't play it here."""
    table = await context.channel_table()
    if table.game != game:
        raise TableError("other-game")
    position = await context.started_position(table)
    seat = context.acting_seat(position).seat
    return Player(table, position, seat, context.t, context.position_view(position, seat))


async def player_for_autocomplete(interaction: Interaction, game: str) -> Player | None:
    """The player who is typing a command of this game; ``None`` if they don't play it here."""
    found = await table_for_autocomplete(interaction)
    if found is None or found[0].game != game:
        return None
    table, presenter = found
    if table.seat_of(interaction.user.id) is None or table.status is not Status.RUNNING:
        return None
    bot, t = services(interaction), reader_language(interaction)
    try:
        position = await bot.tables.position(table.id)
    except TableError:
        return None
    assignment = acting_seat(presenter.game, position, interaction.user.id)
    if assignment is None:
        return None
    seat = assignment.seat
    view = bot.position_views.view(presenter, position, seat, t)
    return Player(table, position, seat, t, view)


async def play_typed(
    game: str, interaction: Interaction, read: Callable[[Player], Any], *, confirm: bool = False
) -> None:
    """Carry out the action that ``read`` makes of what was typed.

    ``confirm``: an action with a preview is shown first, to be confirmed by button.
    """

    async def work(context: Context) -> Message:
        player = await player_of(context, game)
        action = read(player)
        preview = _preview(player, action) if confirm else None
        return preview or await play(context, player.table, player.seat, action)

    await respond(interaction, work)


async def suggest(
    game: str,
    interaction: Interaction,
    typed: object,
    kind: type[Any] | tuple[type[Any], ...],
    step: int,
    value: Callable[[Any], str | None],
) -> Suggestions:
    """Suggestions from the legal actions of a kind or several; parameters as of ``suggested``."""
    player = await player_for_autocomplete(interaction, game)
    if player is None:
        return []
    return suggestions(suggested(player.choices, kind, step, value), str(typed or ""))


def earlier_option(interaction: Interaction, option: str, read: Callable[..., str]) -> str | None:
    """The value of an option that was typed before, if it can be read."""
    text = getattr(interaction.namespace, option, None)
    try:
        return read(text, reader_language(interaction)) if isinstance(text, str) and text else None
    except UNREADABLE:
        return None


def _preview(player: Player, action: Any) -> Message | None:
    """The panel's preview of an action; ``None`` if it has none or isn't legal."""
    if action not in player.actions:
        return None
    panel = Panel(player.position_view, player.seat)
    path = path_to(panel.root, player.actions.index(action))
    choice = None if path is None else panel.node_at(path).choice
    if path is None or choice is None or choice.preview is None:
        return None
    return panel.show(path)
