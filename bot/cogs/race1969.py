"""``/1969``: each move in one line, with the same result as by button."""

from __future__ import annotations

from functools import partial
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.games.race1969 import command_options as options
from bot.messages.components.message import Message
from bot.ui.handlers.move_commands import (
    Player,
    earlier_option,
    play_typed,
    player_for_autocomplete,
    player_of,
    suggest,
)
from bot.ui.handlers.my_move import my_move
from bot.ui.handlers.play import play as carry_out
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import respond
from bot.ui.interactions.slash_commands import (
    Command,
    Interaction,
    Suggestions,
    localized,
    suggestions,
)
from rules.core.errors import IllegalAction
from rules.race1969.espionage import Discard, Play, Seal
from rules.race1969.income import Trade
from rules.race1969.missions import Launch, Reroll
from rules.race1969.purchases import Buy, Done, Hire, Spy
from rules.race1969.state import Action
from rules.race1969.terms import SUPPORT

GAME = "race1969"
Figure = app_commands.Range[int, 0, 9]
Figures = list[app_commands.Choice[int]]


_move = partial(play_typed, GAME)
_suggest = partial(suggest, GAME)


async def _suggest_figures(
    interaction: Interaction, typed: object, kind: type[Any], step: int, field: str
) -> Figures:
    """The same for options that are numbers."""
    found = await _suggest(interaction, typed, kind, step, lambda a: str(getattr(a, field)))
    return [app_commands.Choice(name=one.name, value=int(one.value)) for one in found]


# Income


@app_commands.command(
    name=localized("command1969-trade"), description=localized("command1969-trade-about")
)
@app_commands.rename(points=localized("option1969-points"))
@app_commands.describe(points=localized("option1969-points-about"))
async def trade(interaction: Interaction, points: Figure) -> None:
    """Turn prestige into money."""
    await _move(interaction, lambda player: Trade(points))


@trade.autocomplete("points")
async def trade_points(interaction: Interaction, typed: Any) -> Figures:
    """As much as the year and the own prestige allow."""
    return await _suggest_figures(interaction, typed, Trade, 0, "points")


@app_commands.command(
    name=localized("command1969-discard"), description=localized("command1969-discard-about")
)
@app_commands.rename(card=localized("option1969-card"))
@app_commands.describe(card=localized("option1969-card-about"))
async def discard(interaction: Interaction, card: Figure) -> None:
    """Throw a card away."""
    await _move(interaction, lambda player: Discard(card))


@discard.autocomplete("card")
async def discard_card(interaction: Interaction, typed: Any) -> Figures:
    """The own cards, which nobody else is shown."""
    return await _suggest_figures(interaction, typed, Discard, 1, "card")


# Purchases


@app_commands.command(
    name=localized("command1969-hire"), description=localized("command1969-hire-about")
)
@app_commands.rename(
    scientist=localized("option1969-scientist"), research=localized("option1969-research")
)
@app_commands.describe(
    scientist=localized("option1969-scientist-about"),
    research=localized("option1969-research-about"),
)
async def hire(interaction: Interaction, scientist: str, research: str) -> None:
    """Hire a scientist for an own research."""

    def read(player: Player) -> Action:
        return Hire(options.scientist(scientist, player.t), options.research(research, player.t))

    await _move(interaction, read)


@hire.autocomplete("scientist")
async def hire_scientist(interaction: Interaction, typed: str) -> Suggestions:
    """The types that can be paid and placed."""
    return await _suggest(interaction, typed, Hire, 0, lambda a: str(a.scientist))


@hire.autocomplete("research")
async def hire_research(interaction: Interaction, typed: str) -> Suggestions:
    """The researches in which a scientist of the type can be placed."""
    chosen = earlier_option(interaction, "scientist", options.scientist)

    def value(action: Hire) -> str | None:
        return action.research if chosen in (None, action.scientist) else None

    return await _suggest(interaction, typed, Hire, 1, value)


@app_commands.command(
    name=localized("command1969-spy"), description=localized("command1969-spy-about")
)
@app_commands.rename(
    nation=localized("option1969-nation"), research=localized("option1969-research")
)
@app_commands.describe(
    nation=localized("option1969-nation-about"), research=localized("option1969-research-about")
)
async def spy(interaction: Interaction, nation: str, research: str) -> None:
    """Hire a spy and plant it."""

    def read(player: Player) -> Action:
        return Spy(options.nation(nation, player.t), options.research(research, player.t))

    await _move(interaction, read)


@spy.autocomplete("nation")
async def spy_nation(interaction: Interaction, typed: str) -> Suggestions:
    """The opponents with a free space."""
    return await _suggest(interaction, typed, Spy, 1, lambda a: str(a.nation))


@spy.autocomplete("research")
async def spy_research(interaction: Interaction, typed: str) -> Suggestions:
    """The researches in which the nation has a free space."""
    chosen = earlier_option(interaction, "nation", options.nation)

    def value(action: Spy) -> str | None:
        return action.research if chosen in (None, action.nation) else None

    return await _suggest(interaction, typed, Spy, 2, value)


@app_commands.command(
    name=localized("command1969-buy"), description=localized("command1969-buy-about")
)
@app_commands.rename(count=localized("option1969-count"))
@app_commands.describe(count=localized("option1969-count-about"))
async def buy(interaction: Interaction, count: Figure) -> None:
    """Buy espionage cards."""
    await _move(interaction, lambda player: Buy(count))


@buy.autocomplete("count")
async def buy_count(interaction: Interaction, typed: Any) -> Figures:
    """As many as money, hand and deck allow."""
    return await _suggest_figures(interaction, typed, Buy, 1, "count")


# Missions


@app_commands.command(
    name=localized("command1969-launch"), description=localized("command1969-launch-about")
)
@app_commands.rename(mission=localized("option1969-mission"), go=localized("option1969-go"))
@app_commands.describe(
    mission=localized("option1969-mission-about"), go=localized("option1969-go-about")
)
async def launch(interaction: Interaction, mission: str, go: bool = False) -> None:
    """Show the launch with every figure, to be confirmed; or launch at once."""

    def read(player: Player) -> Action:
        return Launch(options.mission(mission, player.view.board, player.t))

    await _move(interaction, read, confirm=not go)


@launch.autocomplete("mission")
async def launch_mission(interaction: Interaction, typed: str) -> Suggestions:
    """The missions that can be launched now, with cost and odds."""
    return await _suggest(interaction, typed, Launch, 0, lambda a: str(a.mission))


@app_commands.command(
    name=localized("command1969-reroll"), description=localized("command1969-reroll-about")
)
@app_commands.rename(die=localized("option1969-die"))
@app_commands.describe(die=localized("option1969-die-about"))
async def reroll(interaction: Interaction, die: Figure) -> None:
    """Roll a die again."""
    await _move(interaction, lambda player: Reroll(die))


@reroll.autocomplete("die")
async def reroll_die(interaction: Interaction, typed: Any) -> Figures:
    """The dice that haven't had their second roll, with what they show."""
    return await _suggest_figures(interaction, typed, Reroll, 0, "die")


# Espionage


@app_commands.command(
    name=localized("command1969-play"), description=localized("command1969-play-about")
)
@app_commands.rename(cards=localized("option1969-cards"))
@app_commands.describe(cards=localized("option1969-cards-about"))
async def play(interaction: Interaction, cards: str) -> None:
    """Make the own face-down play hold exactly these cards."""

    async def work(context: Context) -> Message:
        player = await player_of(context, GAME)
        wanted = options.cards(cards)
        if Seal() not in player.actions:
            # Nothing can be laid now; the refusal of any card says why.
            return await carry_out(context, player.table, player.seat, Play((*wanted, 1)[0]))
        steps = options.relay(player.view, wanted)
        if not steps:
            return await my_move(context, player.table)
        token = player.position.tokens.get(player.seat)
        return await carry_out(context, player.table, player.seat, list(steps), token=token)

    await respond(interaction, work)


@play.autocomplete("cards")
async def play_cards(interaction: Interaction, typed: str) -> Suggestions:
    """Every choice of the own cards, with what it comes to; shown to nobody else."""
    player = await player_for_autocomplete(interaction, GAME)
    if player is None or Seal() not in player.actions:
        return []
    support = player.position_view.decisions[player.seat].kind == SUPPORT
    return suggestions(options.suggested_cards(player.view, support, player.t), typed)


@app_commands.command(
    name=localized("command1969-done"), description=localized("command1969-done-about")
)
async def done(interaction: Interaction) -> None:
    """Close the decision: done buying, stay, keep, seal or forgo, whichever it is."""

    def read(player: Player) -> Action:
        action: Action | None = options.closing(player.actions)
        if action is None and player.actions:
            decision = player.position_view.decisions[player.seat]
            raise IllegalAction("not-now", decision=decision.kind)
        return action or Done()

    await _move(interaction, read)


COMMANDS: tuple[Command, ...] = (
    hire,
    spy,
    buy,
    discard,
    trade,
    launch,
    reroll,
    play,
    done,
)


async def setup(bot: commands.Bot) -> None:
    """Add ``/1969`` to the bot."""
    group = app_commands.Group(
        name=localized("command1969"), description=localized("command1969-about"), guild_only=True
    )
    for command in COMMANDS:
        group.add_command(command)
    bot.tree.add_command(group)
