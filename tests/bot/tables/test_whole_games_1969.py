"""Whole games of 1969 at the service, with everything that people do to a table in between."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from bot.domain.table import Person, Position, Status
from bot.domain.votes import UndoVote
from bot.errors import TableError
from bot.tables.record.verify import verify
from bot.tables.session import transactions
from rules.games import GAMES
from tests.bot.tables.conftest import ANNA, BOB, Open, OpenedService
from tests.bot.toys.toy_presenter import presenter
from tests.covering import covering

GAME = GAMES["race1969"]
PRESENTERS = {"race1969": presenter(GAME)}
NAMES = {ANNA.id: ANNA, BOB.id: BOB}


class Crowd:
    """Two people who play by lot, undo, leave, come back, pause and restart the bot."""

    def __init__(self, service: OpenedService, seed: str) -> None:
        self.service = service
        self.lot = random.Random(seed)

    async def play(self, position: Position) -> Position:
        table, lot = position.table, self.lot
        tables = self.service.tables
        if table.status is Status.PAUSED:  # both have left
            return await tables.seats.come_back(table.id, lot.choice(list(NAMES.values())))
        people = [d for d in GAME.decisions(position.state) if table.seats[d.seat].user_id]
        if not people:
            return await self.come_back(position, ANNA)
        decision = lot.choice(people)
        record = table.seats[decision.seat]
        person = NAMES[record.user_id or 0]
        if not record.played_by_person:
            return await self.come_back(position, person)
        match lot.randrange(40):
            case 0:
                await tables.seats.leave(table.id, person)
            case 1:
                await self.undo(table.id, person)
            case 2:
                await tables.hosting.pause(table.id, ANNA)
                self.service.clock.pass_(days=3)
                await tables.hosting.resume(table.id, ANNA)
            case 3:
                await self.service.time_out(table.id, decision.seat)
            case _:
                actions = GAME.legal_actions(position.state, decision.seat)
                token = position.tokens[decision.seat]
                action = lot.choice(actions)
                await tables.play.act(table.id, decision.seat, action, by=person, token=token)
        return await tables.position(table.id)

    async def come_back(self, position: Position, person: Person) -> Position:
        """No person is up: call one back, or leave the autopilots the time for a slice."""
        table_id = position.table.id
        try:
            await self.service.tables.seats.come_back(table_id, person)
        except TableError:  # they never left, or autopilots have ended the game
            for _ in range(10_000):
                now = await self.service.position(table_id)
                if now != position:
                    return now
                await asyncio.sleep(0.001)
            raise
        return await self.service.position(table_id)

    async def undo(self, table_id: int, person: Person) -> None:
        try:
            asked = await self.service.tables.undo.undo(table_id, person)
        except TableError as error:
            if error.reason != "nothing-to-undo":
                raise
            return
        if isinstance(asked, UndoVote):
            for voter in asked.needed:
                await self.service.tables.undo.vote(table_id, asked.id, NAMES[voter], True)


@pytest.mark.parametrize(("seats", "sealed"), covering([2, 3, 4, 5], [True, False]))
async def test_a_whole_game_survives_everything_and_verifies(
    open_service: Open, monkeypatch: pytest.MonkeyPatch, seats: int, sealed: bool
) -> None:
    # So that restarts find autopilots at play.
    monkeypatch.setattr(transactions, "AUTOPILOT_ACTIONS", 8)
    service = await open_service(games=PRESENTERS)
    order = {option.id: option.choices[not sealed] for option in GAME.options}
    table = await service.lobby(2, 0, game="race1969", options=order)
    styles = GAME.styles_in_turn()
    for number in range(seats - 2):
        style = styles[number % len(styles)]
        table = await service.tables.lobby.add_autopilot(table.id, ANNA, style)
    position = await service.tables.lobby.start(table.id, ANNA)
    crowd = Crowd(service, f"{seats} {sealed}")
    turns = 0
    while position.table.status.open:
        before, turns = position, turns + 1
        position = await crowd.play(position)
        assert turns < 3000
        if turns % 40 == 0:
            await crowd.service.tables.stop()
            # A slice of autopilots' play that is being written can't be called back.
            await crowd.service.database.write(lambda connection: None)
            position = await crowd.service.position(table.id)
            crowd.service = await open_service(clock=crowd.service.clock, games=PRESENTERS)
            assert await crowd.service.position(table.id) == position
            await crowd.service.tables.start()
        if before.table.version == position.table.version:
            continue
        deciding = {d.seat for d in GAME.decisions(position.state)}
        assert set(position.tokens) == deciding
        asked = {s for s in deciding if position.table.seats[s].played_by_person}
        assert set(position.due) == asked
    found = await crowd.service.tables.history.verify(table.id)
    assert found.ok, found.faults
    game = json.loads(await crowd.service.tables.history.export(table.id))
    assert verify(game, GAMES) == found
