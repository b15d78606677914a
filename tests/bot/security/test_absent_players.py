"""Spazio: 1999 with people who don't come: clocks and stand-ins at each of its decisions."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest

from bot.domain.table import EntryKind, Position
from bot.i18n import words
from bot.storage import commits, outbox
from bot.tables.record import timeline
from rules.space1999.terms import DECISIONS
from tests.bot.helpers.positions import SPACE, arrive
from tests.bot.helpers.simulated_discord.forged_presses import forge
from tests.bot.helpers.simulated_discord.interactions import buttons, said
from tests.bot.helpers.simulated_discord.simulated_server import controls, texts

EN = words("en")
NAMES = ("Anna", "Bob", "Carl")
DAY = 24 * 3600
TIMES = list(zip(DECISIONS, cycle([False, True]), strict=False))
"""Each kind of decision; before every second one's end the process dies."""


def up(position: Position) -> Any:
    (decision,) = SPACE.decisions(position.state)
    return decision


def same(one: Position, other: Position) -> bool:
    """Whether nothing happened at a table meanwhile."""
    return one.state == other.state and one.table.version == other.table.version


async def replayed(server: Any, position: Position) -> Any:
    """The state that the log leads to, read anew."""
    table_id = position.table.id
    line = timeline.effective_moves(await server.bot.database.read(commits.whole, table_id))
    entry = await server.bot.tables._store.session(table_id)
    return timeline.state_at_end(SPACE, line, position.table.setup, entry.seed)


def shown(server: Any, position: Position) -> None:
    """One message asks, the last but for votes, and it names who is up."""
    (live,) = [post for post in server.posts() if EN("button-move") in buttons(post)]
    record = position.table.seats[up(position).seat]
    assert f"<@{record.user_id}>" in "\n".join(texts(live))


@pytest.mark.parametrize(("kind", "killed"), TIMES)
async def test_time_ends_every_kind_of_decision(
    server: Any, monkeypatch: pytest.MonkeyPatch, kind: str, killed: bool
) -> None:
    before = await arrive(server, monkeypatch, kind, *NAMES)
    decision, table_id = up(before), before.table.id
    actor = server.person(NAMES[decision.seat])
    panel = (await actor.slash(server.channel, "table move")).response
    old = [id_ for id_ in controls(panel) if id_.split(":")[1] in ("go", "do", "pick", "page")]
    if killed:
        await server.restart()
    await server.env.advance_time(DAY - 60)
    assert (await server.bot.tables.position(table_id)).state == before.state
    await server.env.advance_time(120)
    after = await server.bot.tables.position(table_id)
    steps = (
        await server.bot.tables.snapshot(table_id, after.table.version - before.table.version)
    ).recent
    assert steps
    assert {(step.seat, step.how, step.by) for step in steps} == {(decision.seat, "clock", None)}
    assert (up(after).kind, up(after).about) != (decision.kind, decision.about)
    assert after.state == await replayed(server, after)
    shown(server, after)
    # What was left open on a screen is of no use.
    for id_ in old:
        values = ["0"] if ":pick:" in id_ else None
        answer = await forge(server, actor, id_, values, ["0"])
        assert EN("panel-stale") in said(answer), id_
    assert same(await server.bot.tables.position(table_id), after)
    assert not await server.bot.database.read(outbox.waiting)
    assert not server.env.errors


@pytest.mark.parametrize(("kind", "killed"), TIMES)
async def test_an_autopilot_takes_over_in_the_midst_of_a_turn(
    server: Any, monkeypatch: pytest.MonkeyPatch, kind: str, killed: bool
) -> None:
    before = await arrive(server, monkeypatch, kind, *NAMES)
    decision, table_id = up(before), before.table.id
    actor = server.person(NAMES[decision.seat])
    panel = (await actor.slash(server.channel, "table move")).response
    await actor.slash(server.channel, "table leave")
    if killed:
        await server.restart()
        await server.settle()
    after = await server.bot.tables.position(table_id)
    assert up(after).seat != decision.seat
    assert after.state == await replayed(server, after)
    shown(server, after)
    control = next(id_ for id_ in controls(panel) if id_.split(":")[1] in ("go", "do", "pick"))
    values = ["0"] if ":pick:" in control else None
    answer = await forge(server, actor, control, values, ["0"])
    assert EN("button-comeback") in buttons(answer.response)
    typed = await actor.slash(server.channel, "1999 pass")
    assert said(typed) == EN("error-autopilot-plays")
    assert (await server.bot.tables.position(table_id)).state == after.state
    await actor.click(answer.response, label=EN("button-comeback"))
    now = await server.bot.tables.position(table_id)
    assert now.table.seats[decision.seat].played_by_person
    assert now.state == after.state
    assert not await server.bot.database.read(outbox.waiting)
    assert not server.env.errors


@pytest.mark.parametrize("kind", ["step", "tiles"])
async def test_another_person_takes_over_in_the_midst_of_a_turn(
    server: Any, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    before = await arrive(server, monkeypatch, kind, *NAMES)
    decision, table_id = up(before), before.table.id
    old, new = server.person(NAMES[decision.seat]), server.person("Dora")
    panel = (await old.slash(server.channel, "table move")).response
    identity = before.table.seats[decision.seat].identity
    host = server.person("Anna")
    await host.slash(server.channel, "table replace", seat=identity, person=new)
    after = await server.bot.tables.position(table_id)
    assert after.state == before.state
    shown(server, after)
    for id_ in controls(panel):
        if id_.split(":")[1] in ("go", "do", "pick", "page"):
            values = ["0"] if ":pick:" in id_ else None
            answer = await forge(server, old, id_, values, ["0"])
            assert said(answer) == EN("error-not-your-seat"), id_
    assert same(await server.bot.tables.position(table_id), after)
    opened = await new.click(server.channel.last_message, label=EN("button-move"))
    assert [id_ for id_ in controls(opened.response) if id_.split(":")[1] in ("go", "do", "pick")]
    (step,) = (await server.bot.tables.snapshot(table_id, 1)).recent
    assert step.kind is EntryKind.SEAT
    assert not server.env.errors
