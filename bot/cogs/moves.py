"""``/1969``, ``/1999``, ``/mars``: each move in one line, with the same result as by button."""

from __future__ import annotations

from inspect import Parameter, Signature
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.games import PRESENTERS
from bot.games.base import GamePresenter
from bot.games.commands import MoveCommand, Option
from bot.messages.components.message import Message
from bot.ui.handlers import move_commands
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import respond
from bot.ui.interactions.slash_commands import Command, Interaction, add_group, suggestions
from bot.ui.interactions.slash_commands import command as slash_command

HASTY = "go"
"""The option that leaves a command's preview out."""


def _command(presenter: GamePresenter, command: MoveCommand) -> Command:
    game = presenter.game.id
    options: dict[str, Any] = {option.name: _annotation(option) for option in command.options}
    optional = {option.name: None for option in command.options if not option.required}
    if command.hasty:
        options[HASTY] = bool
        optional[HASTY] = None

    async def given(interaction: Interaction, **typed: Any) -> None:
        hastily = bool(typed.pop(HASTY, False))
        values = {name: value for name, value in typed.items() if value is not None}

        async def work(context: Context) -> Message:
            return await move_commands.carry_out(context, game, command, values, hastily=hastily)

        await respond(interaction, work)

    # discord.py reads the options from the parameters of the function.
    kind = Parameter.KEYWORD_ONLY
    parameters = [
        Parameter(name, kind, annotation=of, default=optional.get(name, Parameter.empty))
        for name, of in options.items()
    ]
    first = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD)
    given.__signature__ = Signature([first, *parameters])  # type: ignore[attr-defined]
    app_commands.autocomplete(
        **{option.name: _suggesting(game, command, option) for option in command.options}
    )(given)
    key = f"command{presenter.command}-{command.name}"
    return slash_command(key, *options, prefix=f"option{presenter.command}-")(given)


def _annotation(option: Option) -> Any:
    return app_commands.Range[int, 0, 9] if option.number else str


def _suggesting(game: str, command: MoveCommand, option: Option) -> Any:
    async def suggest(interaction: Interaction, typed: object) -> list[app_commands.Choice[Any]]:
        found = await move_commands.suggested(interaction, game, command, option)
        return [
            app_commands.Choice(name=one.name, value=int(one.value) if option.number else one.value)
            for one in suggestions(found, str(typed or ""))
        ]

    return suggest


async def setup(bot: commands.AutoShardedBot) -> None:
    """Add the groups to the bot."""
    for presenter in PRESENTERS.values():
        if presenter.commands:
            made = [_command(presenter, command) for command in presenter.commands]
            add_group(bot, f"command{presenter.command}", made)
