"""Presses that no message offers, and all that people can see, to find what such presses do."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import simcord

from bot.domain.table import Position
from bot.games import PRESENTERS
from rules.race1969.missions import Launch
from rules.race1969.purchases import Buy

GAME = PRESENTERS["race1969"].game
BUTTON, SELECT, COMPONENT = 2, 3, 3


async def forge(
    server: Any,
    actor: simcord.MemberActor,
    custom_id: str,
    values: Sequence[str] | None = None,
    offered: Sequence[str] = (),
    *,
    label: str = "Sheets",
) -> simcord.InteractionResult:
    """Press a button of the channel's last message as if it were another control, on its own.

    ``values`` makes it a select, which offers ``offered``.
    """
    inner = server.env.backend.emit
    control: dict[str, Any] = {"type": BUTTON, "id": 2, "custom_id": custom_id, "style": 2}
    if values is not None:
        options = [{"label": one, "value": one} for one in offered]
        control = {"type": SELECT, "id": 2, "custom_id": custom_id, "options": options}

    def emit(event: str, payload: dict[str, Any]) -> None:
        if event == "INTERACTION_CREATE" and payload["type"] == COMPONENT:
            payload = json.loads(json.dumps(payload))
            payload["data"].update(custom_id=custom_id, component_type=control["type"])
            if values is not None:
                payload["data"]["values"] = list(values)
            row = {"type": 1, "id": 1, "components": [control]}
            payload["message"]["components"] = [row]
        inner(event, payload)

    server.env.backend.emit = emit
    try:
        return await actor.click(server.channel.last_message, label=label)
    finally:
        server.env.backend.emit = inner


@contextmanager
def echoed(server: Any, times: int) -> Iterator[None]:
    """Every press and command arrives so many times at the same moment."""
    inner = server.env.backend.emit

    def emit(event: str, payload: dict[str, Any]) -> None:
        for _ in range(times if event == "INTERACTION_CREATE" else 1):
            inner(event, payload)

    server.env.backend.emit = emit
    try:
        yield
    finally:
        server.env.backend.emit = inner


@contextmanager
def scattered(server: Any, custom_ids: Sequence[str]) -> Iterator[None]:
    """A press arrives as a press of each of these buttons, all at the same moment."""
    inner = server.env.backend.emit

    def emit(event: str, payload: dict[str, Any]) -> None:
        if event != "INTERACTION_CREATE":
            inner(event, payload)
            return
        for custom_id in custom_ids:
            pressed = json.loads(json.dumps(payload))
            control = {"type": BUTTON, "id": 2, "custom_id": custom_id, "style": 2}
            pressed["data"].update(custom_id=custom_id, component_type=BUTTON)
            pressed["message"]["components"] = [{"type": 1, "id": 1, "components": [control]}]
            inner(event, pressed)

    server.env.backend.emit = emit
    try:
        yield
    finally:
        server.env.backend.emit = inner


async def at_once(
    server: Any, presses: Sequence[tuple[simcord.MemberActor, str]], *, label: str
) -> None:
    """People press buttons with these ids, and all presses arrive at the same moment, in order."""
    inner = server.env.backend.emit
    held: list[dict[str, Any]] = []

    def emit(event: str, payload: dict[str, Any]) -> None:
        if event != "INTERACTION_CREATE":
            inner(event, payload)
            return
        pressed = json.loads(json.dumps(payload))
        custom_id = presses[len(held)][1]
        control = {"type": BUTTON, "id": 2, "custom_id": custom_id, "style": 2}
        pressed["data"].update(custom_id=custom_id, component_type=BUTTON)
        pressed["message"]["components"] = [{"type": 1, "id": 1, "components": [control]}]
        held.append(pressed)
        if len(held) == len(presses):
            for one in held:
                inner(event, one)

    server.env.backend.emit = emit
    try:
        for actor, _ in presses:
            await actor.click(server.channel.last_message, label=label)
    finally:
        server.env.backend.emit = inner


async def reach(server: Any, table_id: int, kind: str = "sabotage") -> Position:
    """Play with cards bought and missions flown until a seat with cards decides on ``kind``."""
    while True:
        position: Position = await server.position(table_id)
        decision = GAME.decisions(position.state)[0]
        hand = position.state.nations[decision.seat].hand
        if decision.kind == kind and len(hand) >= 2:
            return position
        legal = GAME.legal_actions(position.state, decision.seat)
        buys = [one for one in legal if isinstance(one, Buy)]
        launches = [one for one in legal if isinstance(one, Launch)]
        action = GAME.default_action(position.state, decision.seat)
        if buys and len(hand) < 3:
            action = buys[0]
        elif launches:
            action = launches[0]
        await server.act(table_id, decision.seat, GAME.format_action(action))
