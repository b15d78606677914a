"""Plays a whole game by itself and keeps a transcript and the pictures."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import simcord

from bot.domain.table import Status
from bot.playground.panel_player import PanelPlayer, UnreachableAction
from bot.playground.quick_game import quick_game
from bot.playground.server import temporary_simulation
from bot.playground.simulation import Simulation
from bot.playground.transcript import Transcript
from bot.settings import Settings
from rules.core.chance import SEED_BYTES, Dice

PLAYERS = 2
"""The seats of the demo that press buttons as people do; the bot's own autopilots play the rest."""

THINKING = 7 * 60.0
"""Seconds of simulated time that each press takes them."""


async def demo(
    settings: Settings,
    folder: Path,
    *,
    game: str | None = None,
    seats: int = 3,
    say: Callable[[str], None] = print,
) -> Transcript:
    """Play a game (of ``game``, else of the first there is) to its end.

    ``say`` gets the public messages, line by line; the pictures, and the transcript as well, land
    in ``folder``. Raises ``UnreachableAction`` if the bot leaves somebody without a way to move.
    """
    lines: list[str] = []

    def write(line: str) -> None:
        lines.append(line)
        say(line)

    async with temporary_simulation(settings) as simulation:
        transcript = Transcript(simulation, folder, write)
        host = next(iter(simulation.people.values()))
        channel = await quick_game(
            simulation, host, game=game, seats=seats, humans=min(PLAYERS, seats)
        )
        await play_out(simulation, channel, lambda key, panel: _keep(transcript, key, panel))
        (folder / "transcript.txt").write_text("\n".join(lines).strip() + "\n", encoding="utf-8")
    say(f"\n{transcript.messages} messages, {transcript.pictures} pictures in {folder}/")
    return transcript


async def play_out(
    simulation: Simulation,
    channel: simcord.ChannelHandle,
    look: Callable[[str, simcord.ResponseMessage], None],
) -> None:
    """Let the people at the table in ``channel`` play until the game is over."""
    bot: Any = simulation.env.bot
    table = await bot.tables.in_channel(channel.id)
    rules = bot.presenters[table.game].game
    styles = [rules.autopilots[style] for style in rules.styles_in_turn()]
    players = {}
    for number, key in enumerate(simulation.people):
        pilot = styles[number % len(styles)]
        player = PanelPlayer(
            simulation, key, channel, pilot, Dice(secrets.token_bytes(SEED_BYTES), 0), look
        )
        players[player.id] = player
    position = await bot.tables.position(table.id)
    while position.table.status is Status.RUNNING:
        game = bot.presenters[table.game].game
        decision = next(
            (
                d
                for d in game.decisions(position.state)
                if position.table.seats[d.seat].played_by_person and not d.ready
            ),
            None,
        )
        if decision is None:
            raise UnreachableAction("nobody who could move is up")
        async with simulation.exclusive():
            await players[position.table.seats[decision.seat].user_id].act(position, decision)
        await simulation.advance(THINKING)
        after = await bot.tables.position(table.id)
        if after.table.version == position.table.version:
            raise UnreachableAction(f"seat {decision.seat} pressed, and nothing happened")
        position = after


def _keep(transcript: Transcript, key: str, panel: simcord.ResponseMessage) -> None:
    for attachment in panel.attachments:
        transcript.keep_picture(f"panel-{key}", attachment.url)
