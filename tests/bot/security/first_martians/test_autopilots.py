"""Autopilots in a crew of First Martians: called by people, and cut off in the middle."""

from __future__ import annotations

from typing import Any

import pytest

from bot.domain.table import Status
from bot.i18n import words
from bot.storage import outbox
from tests.bot.helpers.crews import CREW, begun, fixed, now, planning
from tests.bot.helpers.simulated_discord.interactions import buttons

EN = words("en")


async def test_an_autopilot_that_is_called_keeps_nobody_waiting(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It helps at once with a pawn that it had laid, and agrees only after the people."""
    position = await begun(server, monkeypatch, planning(3), "Anna", "Bob", "Carl")
    await server.person("Carl").slash(server.channel, "table leave")
    assert (await now(server, position)).state.plan.pawns_of("engineer") == 2
    await server.act(position.table.id, 0, "explore r1-n 0 own")
    own = (await now(server, position)).state.plan.stacks[-1]
    assert own.pawns == ("scientist",)
    for line in ("rest", f"call engineer {own.number}"):
        await server.act(position.table.id, 0, line)
    here = (await now(server, position)).state.plan
    assert here.stack(own.number).pawns == ("scientist", "engineer")
    assert here.calls == ()
    assert here.ready == ()
    assert here.pawns_of("engineer") == 2
    answer = await server.person("Anna").slash(server.channel, "mars ready")
    assert answer.acknowledged
    plan = (await now(server, position)).state.plan
    assert plan.ready == (0,)
    assert plan.pawns_of("engineer") == 2


@pytest.mark.parametrize("killed", [True, False])
async def test_autopilots_cut_off_in_mid_round_finish_it_after_the_start(
    server: Any, monkeypatch: pytest.MonkeyPatch, killed: bool
) -> None:
    monkeypatch.setattr("bot.tables.session.transactions.AUTOPILOT_ACTIONS", 1)
    anna = server.person("Anna")
    await anna.slash(server.channel, "table new", thread=False, game=CREW.id, autopilots=3)
    await anna.click(server.channel.last_message, label=EN("button-start"))
    table = await server.bot.tables.in_channel(server.channel.id)
    position = await server.bot.tables.position(table.id)
    for _ in range(12):
        mine = next((d for d in CREW.decisions(position.state) if d.seat == 0), None)
        assert mine is not None, "the autopilots have done their part"
        assert not mine.ready
        action = CREW.format_action(CREW.default_action(position.state, 0))
        with server.env._bot_scope():
            await server.bot.tables.play.act(table.id, 0, action, by=None)
        await server.restart(killed=killed)
        await server.settle()
        position = await server.bot.tables.position(table.id)
        if position.state.round > 2 or position.table.status is not Status.RUNNING:
            break
    assert position.state.round > 1
    await fixed(server, position)
    assert not await server.bot.database.read(outbox.waiting)
    asking = [post for post in server.posts() if EN("button-move") in buttons(post)]
    assert len(asking) == 1
