"""The panels of 1969's purchases on a phone: at most 1.6 screens high, all choices included."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.messages.components.phone import SCREEN
from bot.settings import LANGUAGES
from rules.core.chance import SEED_BYTES
from rules.race1969.game import GAME
from rules.race1969.terms import PURCHASE
from tests.bot.cogs.before_start.test_guided import Newcomer
from tests.bot.helpers.played_tables import deal_from, seat_up
from tests.bot.helpers.simulated_server import SimulatedServer, parts, said
from tests.bot.limits.test_phone import points
from tests.covering import covering

SEEDS = (5, 6)
HIGHEST = SCREEN * 8 // 5
"""Points of a panel."""
EACH_GAME = pytest.mark.parametrize(("language", "seed"), covering(LANGUAGES, SEEDS))
MOVES = 12
"""Moves of a guided game: its first two years, or nearly."""
SELECT = 3
"""Discord's type of a select."""
PEOPLE = ("Anna", "Bruno", "Chloe", "Dora", "Emil")


@EACH_GAME
async def test_a_beginners_purchases(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch, language: str, seed: int
) -> None:
    deal_from(monkeypatch, bytes([seed]) * SEED_BYTES)
    newcomer = Newcomer(server, GAME.id, language)
    await newcomer.open()
    table = await newcomer.table()
    panels = []
    for _ in range(MOVES):
        *_, last = await newcomer.move(table, lambda shown: None)
        if await newcomer.asked(table) == PURCHASE:
            panels.append(last)
    assert len(panels) > 3
    await check(panels)


@EACH_GAME
async def test_an_experienced_persons_purchases(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch, language: str, seed: int
) -> None:
    deal_from(monkeypatch, bytes([seed]) * SEED_BYTES)
    table = await server.table(*PEOPLE)
    for seat in range(len(PEOPLE)):
        await server.act(table.id, seat, "trade 1")
    panels = []
    for _ in PEOPLE:
        seat = await seat_up(server, table)
        person = server.person(PEOPLE[seat], language)
        panels.append((await person.slash(server.channel, "table move")).response)
        await server.act(table.id, seat, "done")
    await check(panels)


async def check(panels: list[Any]) -> None:
    titles = set()
    for panel in panels:
        assert await points(panel.components, panel.attachments) <= HIGHEST, said(panel)
        for title in (part["placeholder"] for part in parts(panel) if part["type"] == SELECT):
            titles.add(title)
            (price,) = re.findall(r" · (\d+ M)\b", title)
            name = title.split(" · ")[0].split(" ", 1)[1]
            assert not re.search(rf"\*\*{name}\b.* · {price}", said(panel)), "it stands once"
    assert len(titles) >= 4
