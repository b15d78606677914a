"""Whole games, through what people press, in each language and at each number of seats."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import cycle, product
from typing import Any

import pytest
from simcord.components import walk_components

from bot.domain.table import Position, Status
from bot.games import FACES
from bot.playground.player import Player
from bot.playground.pressing import controls
from bot.playground.quick import quick_game
from bot.playground.serve import temporary_world
from bot.playground.simulation import World
from bot.settings import LANGUAGES, Settings
from bot.storage import outbox
from rules.core.chance import Dice, commitment

TEXT = 10
"""Discord's number for a text display."""

RESTART_EVERY = 25
"""Decisions of people between two restarts of the bot."""


def games() -> list[Any]:
    """Every game at every number of seats in every language.

    The gate plays each game at its smallest and at its largest table, each in another language;
    the rest is soak.
    """
    languages = cycle(LANGUAGES)
    found = []
    for game_id, face in FACES.items():
        counts = face.game.seat_counts
        gate = {seats: next(languages) for seats in (min(counts), max(counts))}
        for seats, language in product(counts, LANGUAGES):
            marks = [] if gate.get(seats) == language else [pytest.mark.soak]
            found.append(pytest.param(game_id, seats, language, marks=marks))
    return found


@pytest.fixture
async def world(language: str) -> AsyncIterator[World]:
    async with temporary_world(Settings(default_language=language)) as made:  # type: ignore[arg-type]
        yield made


@pytest.mark.parametrize(("game_id", "seats", "language"), games())
async def test_people_play_a_whole_game_with_restarts(
    world: World, game_id: str, seats: int, language: str
) -> None:
    face = FACES[game_id]
    host = next(iter(world.people.values()))
    channel = await quick_game(world, host, seats=seats, humans=seats, game=game_id)
    table = await _bot(world).tables.at(channel.id)
    assert table is not None
    assert table.status is Status.RUNNING
    assert table.language == language
    styles = list(face.game.autopilots.values())
    players = {}
    for number, key in enumerate(world.people):
        dice = Dice(bytes([number]) * 32, 0)
        one = Player(world, key, channel, styles[number % len(styles)], dice, lambda *_: None)
        players[one.id] = one
    pressed = 0
    position: Position = await _bot(world).tables.position(table.id)
    while position.table.status is Status.RUNNING:
        decision = face.game.decisions(position.state)[0]
        version = position.table.version
        async with world.turn():
            user = position.table.seats[decision.seat].user_id
            assert user is not None
            await players[user].act(position, decision)
        pressed += 1
        if pressed % RESTART_EVERY == 0:
            await world.restart()
        position = await _bot(world).tables.position(table.id)
        assert position.table.version > version, "a press was lost"
    assert position.table.status is Status.FINISHED
    assert face.game.outcome(position.state) is not None
    assert pressed > RESTART_EVERY
    finished = position.table
    assert finished.seed is not None
    assert commitment(finished.seed) == finished.seed_hash
    await _everything_was_said(world, channel)
    assert not world.env.errors


async def _everything_was_said(world: World, channel: Any) -> None:
    """Nothing waits to be sent, nothing stands there twice, and nothing asks for a move."""
    assert not await _bot(world).database.read(outbox.waiting)
    lasting = []
    for message in channel.history():
        verbs = {control.verb for control, _ in controls(message)}
        assert "move" not in verbs
        pictures = [file.filename for file in message.attachments]
        if pictures and not verbs:
            lasting.append(tuple(_texts(message)))
    assert lasting
    assert len(set(lasting)) == len(lasting)


def _texts(message: Any) -> list[str]:
    parts = walk_components([part.to_dict() for part in message.components])
    return [part["content"] for part in parts if part.get("type") == TEXT]


def _bot(world: World) -> Any:
    return world.env.bot
