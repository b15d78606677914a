"""The most crowded plan of First Martians, with all calls for help, against Discord's limits."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from bot.games import PRESENTERS
from bot.games.first_martians.plan_text import explain
from bot.i18n import words
from bot.messages.channel import TableChannelMessages
from bot.messages.components.panel import Panel
from bot.messages.components.position_view import PositionView
from bot.settings import LANGUAGES
from rules.first_martians.state import LogEntry
from rules.first_martians.terms import ROLES
from tests.bot.helpers.crews import CREW, planning
from tests.bot.helpers.worst_case import measure, position
from tests.rules.first_martians.table import Table as Arranged

PRESENTER = PRESENTERS[CREW.id]
EVENTS = ("tremor", "garage-fire", "dust-on-the-panels", "filter-mould")
PARTS = ("power", "filters", "hardware", "cpu")


@cache
def crowded() -> Any:
    """Every pawn but one in a stack of its own, all that is red, and everybody called everywhere.

    The Medic's pawns are free, so that all calls stand; the machines are out too.
    """
    table = planning(4)
    content = table.state.start.content
    table.set(
        machines=tuple(each.id for each in content.crew.machines),
        log=tuple(LogEntry(event, 1) for event in EVENTS),
        cargo=tuple(sorted(f"spare-{part}" for part in PARTS)),
    )
    for facility in ("lab", "garage", "probe-bay", "working-bay"):
        table.put(facility, broken=PARTS, now=("minus-pawn", "adventure", "reroll", "wound"))
    table.put("crew-quarters", broken=PARTS, now=("minus-pawn", "wound"))
    for role in ROLES:
        table.give(role, "trouble-concentrating", "poisoning", wounds=4, tokens=9)
    _lay(table)
    return table.state


def _lay(table: Arranged) -> None:
    table.do(
        "scientist",
        *(f"attend {event} {by}" for event, by in zip(EVENTS, table.state.machines, strict=True)),
    )
    table.do("scientist", "explore r1-n 0 own", "unwind")
    table.do("geologist", "explore r1-ne 0 own", "heal open")
    table.do("engineer", "repair lab cpu spare own", "repair garage power spare own")
    for stack in table.state.plan.stacks:
        for role in ROLES:
            line = f"call medic {stack.number}"
            if role == "scientist" and line in table.legal(role):
                table.do(role, line)


def test_the_plan_is_crowded() -> None:
    plan = crowded().plan
    assert len(plan.stacks) == 10
    assert len(plan.calls) == 10


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_message_with_a_crowded_plan(language: str) -> None:
    state = crowded()
    here = position(state, 4, 10**6, language, PRESENTER)
    measure(TableChannelMessages(PRESENTERS).live(here, ()))
    for seat in range(4):
        scene = PositionView(PRESENTER, here, seat, words(language))
        panel = Panel(scene, seat, undo=10**6)
        measure(panel.show(head="• " + "x" * 3000))
        assert len(explain(scene.presentation, seat)) <= 3400
