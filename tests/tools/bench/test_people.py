"""People of the load bench press what leads to a move, and nothing else."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tools.bench import people
from tools.bench.people import Figures, Person
from tools.discord_stub.controls import live_message, ways_on
from tools.discord_stub.server import DiscordStub


def _button(custom_id: str, **more: Any) -> dict[str, Any]:
    return {"type": 2, "custom_id": custom_id, **more}


def _message(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"components": [{"type": 17, "components": [{"type": 1, "components": list(parts)}]}]}


def test_ways_lead_on_and_never_back() -> None:
    select = {
        "type": 3,
        "custom_id": "mc1:pick:7:0:5:2",
        "options": [{"value": "0"}, {"value": "3"}],
    }
    message = _message(
        select,
        _button("mc1:go:7:0:5:"),  # back
        _button("mc1:go:7:0:5:2.1"),
        _button("mc1:go:7:0:5:2.2", disabled=True),
        _button("mc1:do:7:0:5:11"),
        _button("mc1:log:7"),
    )
    found = [(control.verb, control.path, value) for control, value in ways_on(message, (2,))]
    assert found == [
        ("pick", (2,), "0"),
        ("pick", (2,), "3"),
        ("go", (2, 1), None),
        ("do", (11,), None),
    ]


async def test_people_press_on_until_they_have_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that asks for two moves, each of two presses, and is over then."""
    monkeypatch.setattr(people, "_PATIENCE", 0.0)
    stub, figures = DiscordStub(channels=1), Figures()
    (channel,) = stub.channels.values()
    person = Person(stub, channel, 0, figures, think=0.0)
    text = {"type": 10, "content": f"<@{person.id}> is up"}
    pressed: list[str] = []
    channel.messages[1] = {"id": "1", **_message(text, _button("mc1:move:7"))}
    answers = iter(
        [
            _message(_button("mc1:go:7:0:5:0")),
            _message(_button("mc1:do:7:0:5:3")),
            _message(_button("mc1:do:7:0:6:0")),
            _message(text),
        ]
    )

    async def press(user: int, place: int, message: Any, custom_id: str, value: Any) -> Any:
        pressed.append(custom_id)
        answer = next(answers)
        if custom_id == "mc1:do:7:0:6:0":
            channel.messages.clear()
        return answer

    monkeypatch.setattr(stub, "press", press)
    assert live_message(channel) is not None
    async with asyncio.timeout(30):
        await person.play()
    assert pressed == ["mc1:move:7", "mc1:go:7:0:5:0", "mc1:do:7:0:5:3", "mc1:do:7:0:6:0"]
    assert (figures.moves, figures.refused, len(figures.answers)) == (2, 0, 4)
