"""Presses that no message offers, and all that people can see, to find what such presses do."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import simcord

from bot.domain.table import Position
from bot.games import PRESENTERS
from rules.race1969.missions import Launch
from rules.race1969.purchases import Buy
from tests.bot.helpers.simulated_server import controls, said

GAME = PRESENTERS["race1969"].game
BUTTON, SELECT, COMPONENT = 2, 3, 3

HandOn = Callable[[dict[str, Any]], None]


@contextmanager
def rerouted(server: Any, arrive: Callable[[HandOn, dict[str, Any]], Any]) -> Iterator[None]:
    """``arrive`` hands interactions on to the bot; what else happens reaches it as it is."""
    inner = server.env.backend.emit

    def emit(event: str, payload: dict[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            arrive(lambda one: inner(event, one), payload)
        else:
            inner(event, payload)

    server.env.backend.emit = emit
    try:
        yield
    finally:
        server.env.backend.emit = inner


def pressed(payload: dict[str, Any], custom_id: str, **control: Any) -> dict[str, Any]:
    """The same interaction as a press of another control; a button unless ``control`` says more."""
    control = {"type": BUTTON, "id": 2, "custom_id": custom_id, "style": 2, **control}
    forged = json.loads(json.dumps(payload))
    forged["data"].update(custom_id=custom_id, component_type=control["type"])
    forged["message"]["components"] = [{"type": 1, "id": 1, "components": [control]}]
    return forged


async def forge(
    server: Any,
    actor: simcord.MemberActor,
    custom_id: str,
    values: Sequence[str] | None = None,
    offered: Sequence[str] = (),
    *,
    label: str = "Sheets",
    message: Any = None,
) -> simcord.InteractionResult:
    """Press a button of a ``message``, else the channel's last, as if it were another control.

    ``values`` makes it a select, which offers ``offered``.
    """

    def arrive(hand_on: HandOn, payload: dict[str, Any]) -> None:
        if payload["type"] == COMPONENT and values is None:
            payload = pressed(payload, custom_id)
        elif payload["type"] == COMPONENT:
            options = [{"label": one, "value": one} for one in offered]
            payload = pressed(payload, custom_id, type=SELECT, options=options)
            payload["data"]["values"] = list(values)
        hand_on(payload)

    with rerouted(server, arrive):
        return await actor.click(message or server.channel.last_message, label=label)


def echoed(server: Any, times: int) -> AbstractContextManager[None]:
    """Every press and command arrives so many times at the same moment."""
    return rerouted(server, lambda hand_on, payload: [hand_on(payload) for _ in range(times)])


def scattered(server: Any, custom_ids: Sequence[str]) -> AbstractContextManager[None]:
    """A press arrives as a press of each of these buttons, all at the same moment."""
    return rerouted(
        server, lambda hand_on, payload: [hand_on(pressed(payload, one)) for one in custom_ids]
    )


def acting(message: Any, *verbs: str) -> list[str]:
    """The controls of a panel that lead to an act or are one, and those of other ``verbs``."""
    return [id_ for id_ in controls(message) if id_.split(":")[1] in ("go", "do", "pick", *verbs)]


async def press_in_vain(
    server: Any,
    actor: simcord.MemberActor,
    custom_ids: Sequence[str],
    told: str,
    *,
    times: int = 1,
    label: str = "Sheets",
) -> None:
    """Press controls one after the other, each so many times at once; all are answered so."""
    assert custom_ids
    for id_ in custom_ids:
        values = ["0"] if ":pick:" in id_ else None
        with echoed(server, times):
            answer = await forge(server, actor, id_, values, ["0"], label=label)
        assert told in said(answer), id_


async def at_once(
    server: Any, presses: Sequence[tuple[simcord.MemberActor, str]], *, label: str
) -> None:
    """People press buttons with these ids, and all presses arrive at the same moment, in order."""
    held: list[dict[str, Any]] = []

    def arrive(hand_on: HandOn, payload: dict[str, Any]) -> None:
        held.append(pressed(payload, presses[len(held)][1]))
        if len(held) == len(presses):
            for one in held:
                hand_on(one)

    with rerouted(server, arrive):
        for actor, _ in presses:
            await actor.click(server.channel.last_message, label=label)


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
