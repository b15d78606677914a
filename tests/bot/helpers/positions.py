"""Positions at every kind of decision, and their moves as people type them."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from bot.domain.table import Position
from bot.games import PRESENTERS
from bot.games.space1999.glossary import SIDE_IDS
from bot.i18n import words
from bot.messages.components.action_tree import build, path_to
from bot.messages.components.items import ControlId
from bot.playground.players import next_press
from rules.core.chance import stream
from rules.core.game import GameDefinition, Seat, Setup
from rules.space1999.central_computer import Propose
from rules.space1999.outlook import passage
from rules.space1999.route_tiles import Lay
from rules.space1999.ships import Fly, Land, Step
from rules.space1999.slides import Remove, Slide
from rules.space1999.terms import DECISIONS
from tests.bot.helpers.played_tables import deal_from

SPACE = PRESENTERS["space1999"].game
KINDS = [("race1969", "trade"), ("race1969", "purchase"), ("race1969", "sabotage")]
KINDS += [("space1999", kind) for kind in DECISIONS]
"""Decisions whose panels are attacked, with their games."""

LONGEST, SEEDS = 60, 60

Line = tuple[tuple[Seat, str], ...]


FORCED_ACT = GameDefinition.forced_act


@cache
def line_to(kind: str, seats: int, asked_anyway: bool = False) -> tuple[bytes, Line]:
    """A seed of Spazio: 1999 and moves from its start to a decision of a kind, soon reached.

    Those of seats that have no choice are among them only if they are ``asked_anyway``.
    """
    found: list[tuple[bytes, Line]] = []
    for number in range(SEEDS):
        seed = bytes([number]) * 32
        most = len(found[-1][1]) if found else LONGEST
        line = _line(seed, kind, seats, most, asked_anyway)
        if line is not None:
            found.append((seed, line))
    assert found, kind
    return found[-1]


def _line(seed: bytes, kind: str, seats: int, most: int, asked_anyway: bool) -> Line | None:
    dice, pilot = stream(seed, "tests"), SPACE.autopilots["gambler"]
    state = SPACE.new(Setup(SPACE.identities[:seats]), seed).state
    line: list[tuple[Seat, str]] = []
    while len(line) < most and (decisions := SPACE.decisions(state)):
        seat = decisions[0].seat
        forced = SPACE.forced_action(state, seat)
        if forced is not None and not asked_anyway:  # the table does it by itself
            state = SPACE.apply(state, seat, forced).state
            continue
        if decisions[0].kind == kind:
            return tuple(line)
        actions = SPACE.legal_actions(state, seat)
        action = pilot.choose(SPACE.view(state, seat), actions, dice)
        line.append((seat, SPACE.format_action(action)))
        state = SPACE.apply(state, seat, action).state
    return None


async def arrive(
    server: Any, monkeypatch: pytest.MonkeyPatch, kind: str, *names: str, channel: Any = None
) -> Position:
    asked_anyway = GameDefinition.forced_act is not FORCED_ACT
    seed, line = line_to(kind, len(names), asked_anyway)
    deal_from(monkeypatch, seed)
    table = await server.table(*names, game=SPACE.id, channel=channel)
    async with server.acting():
        for seat, text in line:
            await server.bot.tables.play.act(table.id, seat, text, by=None)
    position: Position = await server.position(table.id)
    assert SPACE.decisions(position.state)[0].kind == kind
    return position


async def press_way(
    server: Any, table_id: int, actor: Any, action: Any, channel: Any = None
) -> int:
    """Press the way to an action from My move on, as the panel leads there; count the presses."""
    position = await server.position(table_id)
    presenter, state = PRESENTERS[position.table.game], position.state
    seat = position.table.seat_of(actor.user.id).seat
    actions = presenter.game.legal_actions(state, seat)
    index = actions.index(action)
    people = [one.name for one in position.table.seats]
    view = presenter.game.view(state, seat)
    presentation = presenter(view, people, people, words("en"))
    tree = build(presentation.choices(seat, actions))
    live = (channel or server.channel).last_message
    index = tree.as_good.get(index, index)
    opened = await actor.click(live, custom_id=str(ControlId("move", table_id)))
    shown, visited = opened.response, set[ControlId]()
    way = path_to(tree, index)
    assert way is not None, "the panel leads to every action"
    for presses in range(2, 10):
        control, value = next_press(shown, index, way, visited)
        visited.add(control)
        if value is None:
            done = await actor.click(shown, custom_id=str(control))
        else:
            done = await actor.select(shown, [value], custom_id=str(control))
        now = await server.position(table_id)
        if now.table.version != position.table.version:
            return presses
        shown = done.response
    raise AssertionError("no way on")


def typed(action: Any, view: Any, seat: Seat) -> tuple[str, dict[str, Any]]:
    """The command of ``/1999`` for an action, as a person would type it."""
    match action:
        case Fly() | Step():
            verb = "fly" if isinstance(action, Fly) else "step"
            place = action.place
            return verb, {"place": place[1:] if place[1:].isdecimal() else place.capitalize()}
        case Propose():
            return "propose", {"plan": action.plan}
        case Land():
            return "land", {"planet": action.planet.upper()}
        case Lay():
            out = passage(view, seat, action)[1]
            towards = SIDE_IDS[out]
            return "lay", {
                "tile": action.shape,
                "square": action.square.upper(),
                "towards": towards,
                "go": True,
            }
        case Slide():
            return "slide", {"square": action.square, "onto": action.onto, "go": True}
        case Remove():
            return "remove", {"square": action.square, "go": True}
        case _:
            return "pass", {}
