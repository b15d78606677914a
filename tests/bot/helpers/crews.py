"""Tables of First Martians for attacks: played to a decision, or begun in an arranged position."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.domain.table import Position
from bot.games import PRESENTERS
from bot.messages.components.items import ControlId
from bot.storage import commits
from bot.tables.record import timeline
from rules.core.chance import stream
from rules.core.events import Transition
from rules.core.game import Seat, Setup
from rules.first_martians.phases.rounds import NEXT_ROUND, OBJECTIVES, PHASE
from rules.first_martians.plan.planning import PlanFixed
from rules.first_martians.state import State, Step
from rules.first_martians.terms import CLEAN_UP, MALFUNCTIONS
from tests.bot.helpers.played_tables import deal_from
from tests.rules.first_martians.table import Table as Arranged

CREW = PRESENTERS["first_martians"].game
PILOT = CREW.autopilots["steady"]
KINDS = ("machine", "plan", "event-choice")
"""Decisions that come up soon: of one seat, of all, and of the first player."""

LONGEST, SEEDS = 30, 60

Line = tuple[tuple[Seat, str], ...]


@cache
def line_to(kind: str, seats: int, mission: str = "home-coming") -> tuple[bytes, Line]:
    """A seed, and the moves of a steady crew from the start to a decision of a kind."""
    setup = Setup(CREW.identities[:seats], {"mission": mission})
    for number in range(SEEDS):
        seed = bytes([number]) * 32
        dice, line = stream(seed, "tests"), list[tuple[Seat, str]]()
        state = CREW.new(setup, seed).state
        while len(line) < LONGEST and (decisions := CREW.decisions(state)):
            if decisions[0].kind == kind:
                return seed, tuple(line)
            seat = next(each.seat for each in decisions if not each.ready)
            actions = CREW.legal_actions(state, seat)
            action = PILOT.choose(CREW.view(state, seat), actions, dice)
            line.append((seat, CREW.format_action(action)))
            state = CREW.apply(state, seat, action).state
    raise LookupError(kind)


async def arrive(
    server: Any,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
    *names: str,
    channel: Any = None,
    mission: str = "home-coming",
) -> Position:
    seed, line = line_to(kind, len(names), mission)
    deal_from(monkeypatch, seed)
    options = {"mission": mission}
    table = await server.table(*names, game=CREW.id, channel=channel, options=options)
    async with server.acting():
        for seat, text in line:
            await server.bot.tables.play.act(table.id, seat, text, by=None)
    position: Position = await server.position(table.id)
    assert CREW.decisions(position.state)[0].kind == kind
    return position


def planning(seats: int, **options: str) -> Arranged:
    """A crew at the beginning of a round's planning, to be arranged further; the game goes on."""
    table = Arranged(*CREW.identities[:seats], **{"lessons": "no", **options})
    table.planning()
    (plan, *_) = table.state.todo
    assert plan.kind == "plan"
    left = (Step(PHASE, data=(str(phase),)) for phase in (MALFUNCTIONS, CLEAN_UP))
    table.set(todo=(plan, Step(OBJECTIVES), *left, Step(NEXT_ROUND)))
    return table


async def begun(
    server: Any, monkeypatch: pytest.MonkeyPatch, arranged: Arranged, *names: str, **given: Any
) -> Position:
    """A table of these people whose game begins in an arranged position.

    ``given`` is for ``server.table``.
    """
    state: State = arranged.state
    opening = CREW.new(arranged.setup, bytes(32)).events

    def new(setup: Setup, seed: bytes) -> Transition[Any, Any]:
        start = replace(state.start, seed=seed)
        return Transition(replace(state, start=start), opening, True)

    monkeypatch.setitem(vars(CREW), "new", new)
    options = dict(arranged.setup.options)
    table = await server.table(*names, game=CREW.id, options=options, **given)
    position: Position = await server.position(table.id)
    assert position.state.plan == state.plan
    return position


def control(position: Position, seat: Seat, line: str) -> str:
    lines = [CREW.format_action(each) for each in CREW.legal_actions(position.state, seat)]
    path = (lines.index(line),)
    return str(ControlId("do", position.table.id, seat, position.tokens[seat], path))


def all_controls(position: Position, seat: Seat) -> list[str]:
    """The ids of the first buttons for each kind of thing that a seat can do now."""
    kinds: dict[type[Any], int] = {}
    for index, action in enumerate(CREW.legal_actions(position.state, seat)):
        kinds.setdefault(type(action), index)
    token = position.tokens[seat]
    return [str(ControlId("do", position.table.id, seat, token, (i,))) for i in kinds.values()]


async def now(server: Any, before: Position) -> Position:
    found: Position = await server.position(before.table.id)
    return found


async def fixed(server: Any, position: Position) -> int:
    """How often a plan was paid for; whatever happened, the log leads to where the table stands."""
    table_id = position.table.id
    log = await server.bot.database.read(commits.whole, table_id)
    seed = (await server.bot.tables._store.session(table_id)).seed
    line = timeline.effective_moves(log)
    state = timeline.state_at_end(CREW, line, position.table.setup, seed)
    assert state == (await now(server, position)).state
    events = [CREW.decode_event(each) for move in log for each in move.events]
    return sum(isinstance(each, PlanFixed) for each in events)
