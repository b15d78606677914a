"""The playground with the real bot: games at once, and games that play themselves."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.domain.table import Status
from bot.games import PRESENTERS
from bot.i18n import words
from bot.playground.demo import demo
from bot.playground.players import controls, press, quick_game
from bot.playground.simulation import Simulation
from bot.playground.start_page import serve, temporary_simulation
from bot.settings import Settings

HANGS = 900
"""Seconds after which a demo has stopped for good, however busy the machine is."""


def pictures_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.png"))


@pytest.fixture
def settings() -> Settings:
    return Settings(_env_file=None, playground_port=0)


@pytest.fixture
async def simulation(settings: Settings) -> AsyncIterator[Simulation]:
    async with temporary_simulation(settings) as simulation:
        yield simulation
        assert simulation.env.errors == []


async def test_a_game_starts_at_once_with_autopilots_in_the_free_seats(
    simulation: Simulation,
) -> None:
    bot: Any = simulation.env.bot
    channel = await quick_game(simulation, simulation.people["chloe"], seats=4, humans=2)
    table = await bot.tables.in_channel(channel.id)
    assert table.status is Status.RUNNING
    assert table.host_id == simulation.people["chloe"].id
    people = [seat.name for seat in table.seats if seat.autopilot is None]
    assert sorted(people) == ["Anna", "Chloé"]
    assert sum(seat.autopilot is not None for seat in table.seats) == 2


async def test_a_second_game_gets_a_channel_of_its_own(simulation: Simulation) -> None:
    first = await quick_game(simulation, simulation.people["anna"], seats=2, humans=1)
    second = await quick_game(simulation, simulation.people["anna"], seats=2, humans=1)
    assert first.id != second.id
    assert [place.handle.id for place in simulation.channels_and_threads()] == [first.id, second.id]


async def test_a_restarted_bot_answers_the_panel_of_before(simulation: Simulation) -> None:
    anna = simulation.people["anna"]
    channel = await quick_game(simulation, anna, seats=2, humans=1)
    panel = (await press(anna, channel, "move")).response
    assert panel is not None
    trade = next(control for control, _ in controls(panel) if control.verb == "do")
    await simulation.restart()
    answer = await anna.click(panel, custom_id=str(trade))
    assert answer.acknowledged
    bot: Any = simulation.env.bot
    table = await bot.tables.in_channel(channel.id)
    seat = table.seat_of(anna.id).seat
    log = (await bot.tables.snapshot(table.id, 32)).recent
    assert [step.seat for step in log if step.how == "person" and step.kind == "act"] == [seat]


async def test_a_restart_is_no_outage_whatever_time_it_is_in_the_simulation(
    simulation: Simulation,
) -> None:
    bot: Any = simulation.env.bot
    channel = await quick_game(simulation, simulation.people["anna"], seats=2, humans=1)
    table = await bot.tables.in_channel(channel.id)
    await simulation.advance(7 * 3600)
    before = (await bot.tables.position(table.id)).due
    await simulation.restart()
    bot = simulation.env.bot
    assert (await bot.tables.position(table.id)).due == before


@pytest.mark.parametrize(
    ("game", "seats", "language"),
    [
        ("race1969", 2, "it"),
        pytest.param("race1969", 3, "de", marks=pytest.mark.soak),
        pytest.param("space1999", 2, "fr", marks=pytest.mark.soak),
    ],
)
async def test_demo_plays_to_the_end_and_keeps_what_was_seen(
    settings: Settings, tmp_path: Path, game: str, seats: int, language: str
) -> None:
    told: list[str] = []
    spoken = settings.model_copy(update={"default_language": language})
    transcript = await asyncio.wait_for(
        demo(spoken, tmp_path, seats=seats, game=game, say=told.append), HANGS
    )
    text = "\n".join(told)
    presenter = PRESENTERS[game]
    assert words(language)("announcement-finished", game=presenter.title(words(language))) in text
    assert (tmp_path / "transcript.txt").read_text(encoding="utf-8").strip() in text
    pictures = pictures_in(tmp_path)
    assert len(pictures) == transcript.pictures
    kinds = {path.stem.split("-", 1)[1] for path in pictures}
    assert "missions" in kinds
    private = {kind for kind in kinds if kind.startswith(("dm-", "panel-"))}
    assert private, "nobody was shown a hand or a sheet in a whole game"
    for path in pictures:
        with Image.open(path) as picture:
            picture.verify()


async def test_playground_says_its_address_and_ends_when_told_to(settings: Settings) -> None:
    told: list[str] = []
    started = asyncio.Event()

    def say(line: str) -> None:
        told.append(line)
        started.set()

    task = asyncio.create_task(serve(settings, say))
    await asyncio.wait_for(started.wait(), HANGS)
    assert "http://127.0.0.1:" in told[0]
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.wait_for(task, HANGS)
    assert len(told) == 2
