"""A guided first mission: the crewmate waits for the first pawn; rules met can be read again."""

from __future__ import annotations

import pytest

from bot.domain.table import Person
from bot.errors import TableError
from bot.games.guide import lesson_text
from rules.core.chance import SEED_BYTES
from tests.bot.cogs.before_start.test_guided import Newcomer
from tests.bot.helpers.played_tables import deal_from
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, said


@pytest.fixture(autouse=True)
def fixed_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_from(monkeypatch, bytes([5]) * SEED_BYTES)


async def test_the_crewmate_lays_nothing_before_the_newcomer_does(server: SimulatedServer) -> None:
    newcomer = Newcomer(server, "first_martians", "en")
    await newcomer.open()
    table = await newcomer.table()
    for _ in range(10):
        if await newcomer.asked(table) == "plan":
            break
        await newcomer.move(table, lambda shown: None)
    position = await server.position(table.id)
    assert not position.state.plan.stacks
    await newcomer.move(table, lambda shown: None)
    position = await server.position(table.id)
    mate = position.state.start.roles[1]
    assert any(mate in stack.pawns for stack in position.state.plan.stacks)


async def test_rules_that_wait_can_be_read_among_the_rules_met(server: SimulatedServer) -> None:
    newcomer = Newcomer(server, "first_martians", "en")
    t = newcomer.t
    await newcomer.open()
    table = await newcomer.table()
    tables = server.bot.tables
    for _ in range(12):
        await newcomer.move(table, lambda shown: None)
    guidance = await tables.guided.state(table.id)
    assert guidance.waiting
    panel = (await newcomer.my_move(table)).response
    label = t("button-rules-met", waiting=len(guidance.waiting))
    page = (await newcomer.anna.click(panel, label=label)).response
    known = (*guidance.waiting[::-1], *guidance.explained[::-1])
    text = said(page)
    assert t("rules-met-title", count=len(known)) in text
    assert lesson_text("first_martians", known[0], t) in text
    while t("button-next") in buttons(page):
        page = (await newcomer.anna.click(page, label=t("button-next"))).response
        text += said(page)
    assert all(lesson_text("first_martians", rule, t) in text for rule in known)
    assert (await tables.guided.state(table.id)).waiting == ()
    assert page.id == panel.id, "no panel is left that calls them new"
    panel = (await newcomer.anna.click(page, label=t("button-move"))).response
    assert t("button-rules-met", waiting=0) in buttons(panel)


async def test_only_its_people_read_the_rules_met_of_a_table(server: SimulatedServer) -> None:
    newcomer = Newcomer(server, "first_martians", "en")
    await newcomer.open()
    table = await newcomer.table()
    bruno = server.person("Bruno", "en")
    with pytest.raises(TableError):
        await server.bot.tables.guided.rules_met(table.id, Person(bruno.user.id, "Bruno"))
