"""A whole game that plays itself, as a transcript and a folder of pictures."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import simcord

from bot.domain.table import Status
from bot.playground.album import Album
from bot.playground.player import Lost, Player
from bot.playground.quick import quick_game
from bot.playground.serve import temporary_world
from bot.playground.simulation import World
from bot.settings import Settings
from rules.core.chance import SEED_BYTES, Dice

PLAYERS = 2
"""How many seats of the demo press buttons as people do; the bot's own autopilots fly the rest."""

THINKING = 7 * 60.0
"""Seconds of the world's time that each press takes them."""


async def demo(
    settings: Settings,
    folder: Path,
    *,
    game: str | None = None,
    seats: int = 3,
    say: Callable[[str], None] = print,
) -> Album:
    """Play a game (of ``game``, else of the first there is) to its end.

    ``say`` gets the public messages, line by line; the pictures, and the transcript as well, land
    in ``folder``. Raises ``Lost`` if the bot leaves somebody without a way to move.
    """
    lines: list[str] = []

    def write(line: str) -> None:
        lines.append(line)
        say(line)

    async with temporary_world(settings) as world:
        album = Album(world, folder, write)
        host = next(iter(world.people.values()))
        channel = await quick_game(world, host, game=game, seats=seats, humans=min(PLAYERS, seats))
        await play_out(world, channel, lambda key, panel: _keep(album, key, panel))
        (folder / "transcript.txt").write_text("\n".join(lines).strip() + "\n", encoding="utf-8")
    say(f"\n{album.messages} messages, {album.pictures} pictures in {folder}/")
    return album


async def play_out(
    world: World,
    channel: simcord.ChannelHandle,
    look: Callable[[str, simcord.ResponseMessage], None],
) -> None:
    """Let the people at the table in ``channel`` play until the game is over."""
    bot: Any = world.env.bot
    table = await bot.tables.in_channel(channel.id)
    styles = list(bot.presenters[table.game].game.autopilots.values())
    players = {}
    for number, key in enumerate(world.people):
        pilot = styles[number % len(styles)]
        player = Player(world, key, channel, pilot, Dice(secrets.token_bytes(SEED_BYTES), 0), look)
        players[player.id] = player
    position = await bot.tables.position(table.id)
    while position.table.status is Status.RUNNING:
        game = bot.presenters[table.game].game
        decision = next(
            (
                d
                for d in game.decisions(position.state)
                if position.table.seats[d.seat].played_by_person
            ),
            None,
        )
        if decision is None:
            raise Lost("nobody who could move is up")
        async with world.turn():
            await players[position.table.seats[decision.seat].user_id].act(position, decision)
        await world.advance(THINKING)
        after = await bot.tables.position(table.id)
        if after.table.version == position.table.version:
            raise Lost(f"seat {decision.seat} pressed, and nothing happened")
        position = after


def _keep(album: Album, key: str, panel: simcord.ResponseMessage) -> None:
    for attachment in panel.attachments:
        album.keep(f"panel-{key}", attachment.url)
