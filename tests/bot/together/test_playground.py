"""The playground with a game that has no autopilots."""

from __future__ import annotations

from typing import Any

from bot.app import create_bot
from bot.domain.table import Status
from bot.games import PRESENTERS
from bot.playground.players import quick_game
from bot.playground.simulation import Simulation
from bot.settings import Settings
from tests.bot.toys.rope_presenter import GAME, PRESENTER


async def test_people_sit_in_all_seats(settings: Settings) -> None:
    presenters = {**PRESENTERS, GAME.id: PRESENTER}
    simulation = Simulation(lambda clock: create_bot(settings, clock, presenters=presenters))
    await simulation.start()
    try:
        host = simulation.people["anna"]
        channel = await quick_game(simulation, host, seats=3, humans=1, game=GAME.id)
        bot: Any = simulation.env.bot
        table = await bot.tables.in_channel(channel.id)
        assert table.status is Status.RUNNING
        assert len({seat.user_id for seat in table.seats}) == 3
        assert simulation.env.errors == []
    finally:
        await simulation.stop()
