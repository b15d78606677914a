"""``/mars``: each move in one line, with the same result as by button; and ``/mars why``."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.games.first_martians import command_options as options
from bot.games.first_martians.conceivable import named
from bot.games.first_martians.plan_text import explain
from bot.messages.components.items import notice
from bot.messages.components.message import Message
from bot.ui.handlers.move_commands import (
    Player,
    play_typed,
    player_for_autocomplete,
    player_of,
)
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import respond
from bot.ui.interactions.slash_commands import (
    Command,
    Interaction,
    Suggestions,
    localized,
    suggestions,
)
from rules.first_martians.agreement import Ready
from rules.first_martians.decision_rules import Choose
from rules.first_martians.planning import Call, Join, Revise, Withdraw
from rules.first_martians.progress import Action
from rules.first_martians.salvage import Use

GAME = "first_martians"

_move = partial(play_typed, GAME)
Kinds = tuple[type[Any], ...]


def _reader(typed: str, kinds: Kinds) -> Callable[[Player], Action]:
    def read(player: Player) -> Action:
        others = partial(named, player.view, player.seat, kinds, player.t)
        return options.read(typed, player.choices, kinds, others)

    return read


async def _suggest(interaction: Interaction, typed: str, kinds: Kinds) -> Suggestions:
    """The legal actions of some kinds, for whoever is typing, if they play this game here."""
    player = await player_for_autocomplete(interaction, GAME)
    if player is None:
        return []
    return suggestions(options.suggested(player.choices, kinds), typed)


def _command(name: str, kinds: Kinds, *, confirm: bool = False) -> Command:
    """A command with one option, which names an action of some kinds."""

    @app_commands.command(
        name=localized(f"commandmars-{name}"), description=localized(f"commandmars-{name}-about")
    )
    @app_commands.rename(action=localized("optionmars-action"))
    @app_commands.describe(action=localized("optionmars-action-about"))
    async def given(interaction: Interaction, action: str) -> None:
        await _move(interaction, _reader(action, kinds), confirm=confirm)

    @given.autocomplete("action")
    async def action_suggestions(interaction: Interaction, typed: str) -> Suggestions:
        return await _suggest(interaction, typed, kinds)

    return given


@app_commands.command(
    name=localized("commandmars-ready"), description=localized("commandmars-ready-about")
)
async def ready(interaction: Interaction) -> None:
    """Agree to the plan."""
    await _move(interaction, lambda player: Ready())


@app_commands.command(
    name=localized("commandmars-wait"), description=localized("commandmars-wait-about")
)
async def wait(interaction: Interaction) -> None:
    """Take one's agreement back."""
    await _move(interaction, lambda player: Revise())


@app_commands.command(
    name=localized("commandmars-why"), description=localized("commandmars-why-about")
)
async def why(interaction: Interaction) -> None:
    """The rule and the pieces behind each figure, for the reader alone."""

    async def work(context: Context) -> Message:
        player = await player_of(context, GAME)
        return notice(explain(player.position_view.presentation, player.seat))

    await respond(interaction, work)


COMMANDS: tuple[Command, ...] = (
    _command("lay", options.LAYING),
    _command("join", (Join,)),
    _command("back", (Withdraw,)),
    _command("rover", options.ROVERS),
    _command("call", (Call,)),
    _command("skill", (Use,), confirm=True),
    _command("salvage", options.SALVAGE, confirm=True),
    _command("choose", (Choose,)),
    ready,
    wait,
    why,
)


async def setup(bot: commands.Bot) -> None:
    """Add ``/mars`` to the bot."""
    group = app_commands.Group(
        name=localized("commandmars"), description=localized("commandmars-about"), guild_only=True
    )
    for command in COMMANDS:
        group.add_command(command)
    bot.tree.add_command(group)
