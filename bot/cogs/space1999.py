"""``/1999``: each move in one line, with the same result as by button."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from discord import app_commands
from discord.ext import commands

from bot.games.space1999 import command_options as options
from bot.games.text_matching import Suggested
from bot.ui.handlers.move_commands import (
    Player,
    earlier_option,
    play_typed,
    player_for_autocomplete,
    suggest,
)
from bot.ui.interactions.slash_commands import (
    Command,
    Interaction,
    Suggestions,
    localized,
    suggestions,
)
from rules.space1999.central_computer import Propose
from rules.space1999.route_tiles import Lay
from rules.space1999.ships import Fly, Land, Step
from rules.space1999.slides import ExtraSlide, Remove, Slide
from rules.space1999.state import Action
from rules.space1999.terms import STEP

GAME = "space1999"
SLIDES = (Slide, ExtraSlide)

_move = partial(play_typed, GAME)
_suggest = partial(suggest, GAME)


async def _found(
    interaction: Interaction, typed: str, find: Callable[[Player], Suggested]
) -> Suggestions:
    """The suggestions of ``find`` for whoever is typing, if they play this game here."""
    player = await player_for_autocomplete(interaction, GAME)
    return [] if player is None else suggestions(find(player), typed)


# Flights


async def _places(interaction: Interaction, typed: str) -> Suggestions:
    """The places that the ship can reach, with the cost in energy."""
    return await _found(interaction, typed, lambda player: options.suggested_places(player.choices))


@app_commands.command(
    name=localized("command1999-fly"), description=localized("command1999-fly-about")
)
@app_commands.rename(place=localized("option1999-place"))
@app_commands.describe(place=localized("option1999-place-about"))
@app_commands.autocomplete(place=_places)
async def fly(interaction: Interaction, place: str) -> None:
    """Fly on energy."""
    await _move(interaction, lambda player: Fly(options.place(place, player.view.board, player.t)))


@app_commands.command(
    name=localized("command1999-step"), description=localized("command1999-step-about")
)
@app_commands.rename(place=localized("option1999-place"))
@app_commands.describe(place=localized("option1999-place-about"))
@app_commands.autocomplete(place=_places)
async def step(interaction: Interaction, place: str) -> None:
    """Move one node on."""
    await _move(interaction, lambda player: Step(options.place(place, player.view.board, player.t)))


@app_commands.command(
    name=localized("command1999-land"), description=localized("command1999-land-about")
)
@app_commands.rename(planet=localized("option1999-planet"))
@app_commands.describe(planet=localized("option1999-planet-about"))
async def land(interaction: Interaction, planet: str) -> None:
    """Land on a planet of one's choice; where a step leads to it, step there."""

    def read(player: Player) -> Action:
        found = options.planet(planet, player.view.board, player.t)
        decision = player.position_view.decisions.get(player.seat)
        stepping = decision is not None and decision.kind == STEP
        return Step(found) if stepping else Land(found)

    await _move(interaction, read)


@land.autocomplete("planet")
async def land_planet(interaction: Interaction, typed: str) -> Suggestions:
    """The planets that are open."""
    return await _suggest(interaction, typed, Land, 0, lambda a: str(a.planet))


@app_commands.command(
    name=localized("command1999-propose"), description=localized("command1999-propose-about")
)
@app_commands.rename(plan=localized("option1999-plan"))
@app_commands.describe(plan=localized("option1999-plan-about"))
async def propose(interaction: Interaction, plan: str) -> None:
    """Ask the Central Computer about a plan."""
    await _move(interaction, lambda player: Propose(options.plan(plan, player.view, player.t)))


@propose.autocomplete("plan")
async def propose_plan(interaction: Interaction, typed: str) -> Suggestions:
    """The own plans, which nobody else is shown."""
    return await _suggest(interaction, typed, Propose, -1, lambda a: str(a.plan))


# The Star Monitor


@app_commands.command(
    name=localized("command1999-lay"), description=localized("command1999-lay-about")
)
@app_commands.rename(
    tile=localized("option1999-tile"),
    square=localized("option1999-square"),
    towards=localized("option1999-towards"),
    go=localized("option1999-go"),
)
@app_commands.describe(
    tile=localized("option1999-tile-about"),
    square=localized("option1999-square-about"),
    towards=localized("option1999-towards-about"),
    go=localized("option1999-go-about"),
)
async def lay(
    interaction: Interaction, tile: str, square: str, towards: str = "", go: bool = False
) -> None:
    """Show the tile on the Monitor, to be confirmed; or lay it at once."""

    def read(player: Player) -> Action:
        side = options.side(towards, player.t) if towards else None
        shape, onto = options.shape(tile, player.t), options.square(square)
        return options.lay(player.view, player.seat, player.actions, shape, onto, side)

    await _move(interaction, read, confirm=not go)


@lay.autocomplete("tile")
async def lay_tile(interaction: Interaction, typed: str) -> Suggestions:
    """The shapes held that fit somewhere."""
    return await _found(
        interaction, typed, lambda player: options.suggested_shapes(player.choices, player.t)
    )


@lay.autocomplete("square")
async def lay_square(interaction: Interaction, typed: str) -> Suggestions:
    """The squares on which the route goes on."""
    return await _found(
        interaction, typed, lambda player: options.suggested_squares(player.choices, (Lay,))
    )


@lay.autocomplete("towards")
async def lay_towards(interaction: Interaction, typed: str) -> Suggestions:
    """By which sides the tile may lead on."""
    tile = earlier_option(interaction, "tile", options.shape)
    onto = options.square(str(getattr(interaction.namespace, "square", "") or ""))

    def find(player: Player) -> Suggested:
        return options.suggested_sides(
            player.view, player.seat, player.choices, tile, onto, player.t
        )

    return await _found(interaction, typed, find)


@app_commands.command(
    name=localized("command1999-slide"), description=localized("command1999-slide-about")
)
@app_commands.rename(
    square=localized("option1999-square"),
    onto=localized("option1999-onto"),
    go=localized("option1999-go"),
)
@app_commands.describe(
    square=localized("option1999-square-about"),
    onto=localized("option1999-onto-about"),
    go=localized("option1999-go-about"),
)
async def slide(interaction: Interaction, square: str, onto: str, go: bool = False) -> None:
    """Show the tile where it would lie, to be confirmed; or slide it at once."""

    def read(player: Player) -> Action:
        here, there = options.square(square), options.square(onto)
        return options.slide(player.actions, here, there)

    await _move(interaction, read, confirm=not go)


@slide.autocomplete("square")
async def slide_square(interaction: Interaction, typed: str) -> Suggestions:
    """The tiles that can be slid."""
    return await _found(
        interaction, typed, lambda player: options.suggested_squares(player.choices, SLIDES)
    )


@slide.autocomplete("onto")
async def slide_onto(interaction: Interaction, typed: str) -> Suggestions:
    """The empty squares beside the tile."""
    chosen = options.square(str(getattr(interaction.namespace, "square", "") or ""))

    def value(action: Slide | ExtraSlide) -> str | None:
        return action.onto if chosen in ("", action.square) else None

    return await _suggest(interaction, typed, SLIDES, -1, value)


@app_commands.command(
    name=localized("command1999-remove"), description=localized("command1999-remove-about")
)
@app_commands.rename(square=localized("option1999-square"), go=localized("option1999-go"))
@app_commands.describe(
    square=localized("option1999-square-about"), go=localized("option1999-go-about")
)
async def remove(interaction: Interaction, square: str, go: bool = False) -> None:
    """Show the Monitor without the tile, to be confirmed; or remove it at once."""
    await _move(interaction, lambda player: Remove(options.square(square)), confirm=not go)


@remove.autocomplete("square")
async def remove_square(interaction: Interaction, typed: str) -> Suggestions:
    """The tiles that the Computer's card reaches."""
    return await _found(
        interaction,
        typed,
        lambda player: options.suggested_squares(player.choices, (Remove,)),
    )


@app_commands.command(
    name=localized("command1999-pass"), description=localized("command1999-pass-about")
)
async def pass_(interaction: Interaction) -> None:
    """Close the decision: pass, enough, touch nothing or keep the tiles, whichever it is."""
    await _move(
        interaction, lambda player: options.closing(player.view, player.seat, player.actions)
    )


COMMANDS: tuple[Command, ...] = (fly, propose, step, land, lay, slide, remove, pass_)


async def setup(bot: commands.Bot) -> None:
    """Add ``/1999`` to the bot."""
    group = app_commands.Group(
        name=localized("command1999"), description=localized("command1999-about"), guild_only=True
    )
    for command in COMMANDS:
        group.add_command(command)
    bot.tree.add_command(group)
