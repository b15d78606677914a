"""Typed commands of the games: the person who gave one, what is carried out and suggested."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.domain.seating import acting_seat
from bot.domain.table import Position, Status, Table
from bot.errors import TableError
from bot.games.commands import Moment, MoveCommand, Option, Suggested
from bot.messages.components.action_tree import path_to
from bot.messages.components.items import gallery, message, text_display
from bot.messages.components.message import Message
from bot.messages.components.panel import Panel
from bot.messages.components.position_view import PositionView
from bot.messages.components.text import NEUTRAL, unescaped
from bot.ui.handlers.play import my_move, play
from bot.ui.interactions.context import Context
from bot.ui.interactions.examples import with_example
from bot.ui.interactions.slash_commands import (
    SUGGESTION_PATIENCE,
    Interaction,
    reader_language,
    services,
    table_for_autocomplete,
)
from bot.waiting import in_all
from rules.core.game import Seat


@dataclass(frozen=True, slots=True)
class Player:
    """A person with a seat in a game that has begun; ``position_view`` is the seat's own."""

    table: Table
    position: Position
    seat: Seat
    position_view: PositionView

    @property
    def actions(self) -> tuple[Any, ...]:
        """The seat's legal actions; none while others decide or the clocks stand still."""
        assignment = self.table.seats[self.seat]
        if self.table.status is not Status.RUNNING or not assignment.played_by_person:
            return ()
        return self.position_view.actions(self.seat)

    @property
    def moment(self) -> Moment:
        view, decision = self.position_view, self.position_view.decisions.get(self.seat)
        kind, actions = "" if decision is None else decision.kind, self.actions
        return Moment(
            view.view, view.t, kind, actions, lambda: view.choices(self.seat) if actions else ()
        )


async def player_of(context: Context, game: str) -> Player:
    """The player who gave a command of a game; raises ``TableError`` if they don't play it here."""
    table = await context.channel_table()
    if table.game != game:
        presenter, t = context.presenter_of(table), context.t
        command = t(f"command{presenter.command}")
        raise TableError("other-game", game=presenter.title(t), command=command)
    position = await context.started_position(table)
    seat = context.acting_seat(position).seat
    return Player(table, position, seat, context.position_view(position, seat))


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
        with in_all(SUGGESTION_PATIENCE):
            position = await bot.tables.position(table.id)
    except TableError:
        return None
    assignment = acting_seat(presenter.game, position, interaction.user.id)
    if assignment is None:
        return None
    seat = assignment.seat
    view = bot.position_views.view(presenter, position, seat, t)
    return Player(table, position, seat, view)


async def carry_out(
    context: Context, game: str, command: MoveCommand, typed: Mapping[str, Any], *, hastily: bool
) -> Message:
    """Carry out what was typed; ``hastily`` without the preview that a command may have."""
    player = await player_of(context, game)
    table, seat = player.table, player.seat
    if not command.kinds:
        text, bands = player.position_view.presentation.explain(command.name, seat)
        return message(NEUTRAL, [text_display(text), *map(gallery, bands)], bands=bands)
    with with_example(context.t, lambda: _example(player, command)):
        action = command.read(player.moment, typed)
        if isinstance(action, list):
            # Its actions belong to this decision, as do those behind a button.
            token = player.position.tokens.get(seat)
            return await (
                play(context, table, seat, action, token=token)
                if action
                else my_move(context, table)
            )
        preview = _preview(player, action) if command.confirm and not hastily else None
        return preview or await play(context, table, seat, action)


def _example(player: Player, command: MoveCommand) -> str:
    """A command as it could be typed, or another one where it has nothing to name now."""
    t, presenter = player.position_view.t, player.position_view.presenter
    name = presenter.command
    for one in (command, *presenter.commands):
        values = one.examples(player.moment)
        if values and all(values.values()):
            options = (f"{t(f'option{name}-{key}')}: {unescaped(values[key])}" for key in values)
            return " ".join([f"/{t(f'command{name}')} {t(f'command{name}-{one.name}')}", *options])
    return ""


async def suggested(
    interaction: Interaction, game: str, command: MoveCommand, option: Option
) -> Suggested:
    """What may be typed in an option, for whoever is typing, if they play this game here."""
    player = await player_for_autocomplete(interaction, game)
    if player is None:
        return []
    return command.suggested(player.moment, option, vars(interaction.namespace))


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
