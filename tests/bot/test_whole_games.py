"""Whole games over weeks, through what people press, in each language and number of seats."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from itertools import product
from typing import Any

import pytest
from sqlalchemy import String, func, select
from sqlalchemy.engine import Connection

from bot.app import create_bot
from bot.domain.table import Person, Position, Status
from bot.games import PRESENTERS
from bot.playground.players import PanelPlayer, controls, press
from bot.playground.simulation import Simulation
from bot.scheduling import heartbeat
from bot.settings import LANGUAGES
from bot.storage.messages import outbox
from bot.storage.schema import metadata
from rules.core.chance import Dice, commitment
from tests.bot.conftest import NewDatabase, settings_at
from tests.bot.helpers.simulated_server import texts
from tests.bot.helpers.weeks import HOUR, Weeks

GATE = {"race1969": (2, "it"), "space1999": (3, "de"), "first_martians": (2, "fr")}
"""The table of each game that the gate plays, with its language; the smallest of others."""

IN_THREADS = "race1969"
"""The game whose database works in threads in the gate too, as it does outside of tests."""

BESIDE_DIGESTS = 3
"""Messages that a game leaves in its channel: its start, its board as it was, and its end."""

EVENT_EVERY = 4
"""Decisions of people between two events: a night, days away, an order, a restart."""


def games() -> list[Any]:
    """Every game at every number of seats in every language.

    The gate plays each game once, in another language than the others; the rest is soak.
    """
    found = []
    for game_id, presenter in PRESENTERS.items():
        counts = presenter.game.seat_counts
        gate = GATE.get(game_id, (min(counts), "en"))
        for seats, language in product(counts, LANGUAGES):
            marks = [] if gate == (seats, language) else [pytest.mark.soak]
            if marks or game_id == IN_THREADS:
                marks.append(pytest.mark.sqlite_threads)
            found.append(pytest.param(game_id, seats, language, marks=marks))
    return found


START = datetime(2026, 6, 1, 9, tzinfo=UTC)
"""A Monday."""


@pytest.fixture
async def simulation(
    language: str, new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Simulation]:
    monkeypatch.setattr(Simulation, "_set_date", _begin_on_a_monday)
    settings = settings_at(new_database("games"), default_language=language)
    made = Simulation(lambda clock: create_bot(settings, clock), language)
    await made.start()
    try:
        yield made
    finally:
        await made.stop()


@pytest.fixture(autouse=True)
def slow_heartbeat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over weeks, heartbeats would be most of what the bot does."""
    monkeypatch.setattr(heartbeat, "interval_for", lambda clock: 6 * HOUR)


@pytest.mark.parametrize(("game_id", "seats", "language"), games())
async def test_people_play_a_whole_game_over_weeks(
    simulation: Simulation, game_id: str, seats: int, language: str, pytestconfig: pytest.Config
) -> None:
    presenter = PRESENTERS[game_id]
    channel = simulation.channels[0]
    weeks = await _begin(simulation, channel, game_id, seats)
    table = await _bot(simulation).tables.in_channel(channel.id)
    assert table.status is Status.RUNNING
    assert table.settings.language == language
    styles = list(presenter.game.quick_autopilots)
    if presenter.game.group_undo:
        styles = styles[:1]  # a crew in which somebody plans at random takes hundreds of presses
    players = {}
    for number, key in enumerate(simulation.people):
        dice = Dice(bytes([number]) * 32, 0)
        one = PanelPlayer(
            simulation, key, channel, styles[number % len(styles)], dice, lambda *_: None
        )
        players[one.id] = one
    pressed = 0
    position: Position = await _bot(simulation).tables.position(table.id)
    while position.table.status is Status.RUNNING:
        decision = _asked(presenter, position)
        if pressed % EVENT_EVERY == EVENT_EVERY - 1:
            pressed += 1
            position = await weeks.go_on(position, decision.seat)
            continue
        version = position.table.version
        async with simulation.exclusive():
            user = position.table.seats[decision.seat].user_id
            assert user is not None
            await players[user].act(position, decision)
        pressed += 1
        position = await _bot(simulation).tables.position(table.id)
        assert position.table.version > version, "a press was lost"
    assert position.table.status is Status.FINISHED
    assert presenter.game.outcome(position.state) is not None
    # A lucky game is over before everything has had its turn; the gate's usual ones aren't.
    happened = Weeks.EVENTS[: pressed // EVENT_EVERY]
    assert {*weeks.happened} == {*happened}
    usual = pytestconfig.getoption("--games") == "usual"
    assert happened == Weeks.EVENTS or not usual or GATE.get(game_id) != (seats, language)
    finished = position.table
    assert finished.seed is not None
    assert commitment(finished.seed) == finished.seed_hash
    digests = presenter.chapter_of(position.state) + 1
    await _everything_was_said(simulation, channel, digests)
    assert await _bot(simulation).database.read(_overlong) == []
    assert not simulation.env.errors


async def _begin(simulation: Simulation, channel: Any, game_id: str, seats: int) -> Weeks:
    host, *others = [*simulation.people.values()][:seats]
    async with simulation.exclusive():
        await host.slash(
            channel, "table new", game=game_id, thread=False, language=simulation.language
        )
        table = await _bot(simulation).tables.in_channel(channel.id)
        weeks = Weeks(simulation, channel, table.id)
        await weeks.agree(Person(host.id, "host"))
        for guest in others:
            await press(guest, channel, "join")
        await _bot(simulation).delivery.idle()  # the lobby shows who has sat down
        await press(host, channel, "start")
    return weeks


def _begin_on_a_monday(simulation: Simulation) -> None:
    """Weekends are free and nights are quiet: what happens must not hang on today's date."""
    clock = simulation.env.backend.clock
    clock.advance((START - clock.now()).total_seconds())


def _overlong(connection: Connection) -> list[str]:
    """The columns with texts too long for them: SQLite takes any, a server doesn't."""
    found = []
    for column in (column for table in metadata.sorted_tables for column in table.c):
        if isinstance(column.type, String) and column.type.length is not None:
            longest = connection.scalar(select(func.max(func.length(column)))) or 0
            if longest > column.type.length:
                found.append(f"{column}: {longest}")
    return found


def _asked(presenter: Any, position: Position) -> Any:
    decisions = presenter.game.decisions(position.state)
    return next(decision for decision in decisions if not decision.ready)


async def _everything_was_said(simulation: Simulation, channel: Any, digests: int) -> None:
    """Nothing waits to be sent, nothing stands there twice, and nothing asks for a move."""
    assert not await _bot(simulation).database.read(outbox.waiting, [0])
    lasting = []
    for message in channel.history():
        assert "move" not in {control.verb for control, _ in controls(message)}
        lasting.append(tuple(texts(message)))
    assert len(set(lasting)) == len(lasting)
    assert BESIDE_DIGESTS < len(lasting) <= BESIDE_DIGESTS + digests


def _bot(simulation: Simulation) -> Any:
    return simulation.env.bot
