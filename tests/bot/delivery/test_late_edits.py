"""Messages that are edited once more when what they wait for is there."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.delivery.late_edits import LateEdits
from bot.delivery.picture_queue import PictureQueue
from bot.delivery.pictures import MessagePictures, Prepared
from bot.messages.components.items import notice
from bot.messages.components.message import Message


class Shown:
    """A message of Discord's, and what is to be shown in it."""

    def __init__(self) -> None:
        self.edits: list[Message] = []
        self.found: asyncio.Future[Message | None] = asyncio.get_running_loop().create_future()
        self.pictures = MessagePictures(PictureQueue.of_process(False))
        self.late = LateEdits(self.pictures)
        self.waiting = replace(notice("before"), later=lambda: self.found)

    async def edit(self, prepared: Prepared) -> Any:
        self.edits.append(prepared.message)
        return SimpleNamespace(id=1, attachments=[])

    async def finds(self, message: Message | None) -> None:
        self.found.set_result(message)
        await asyncio.gather(*self.late._tasks)


AFTER = notice("after")


async def test_it_is_edited_once() -> None:
    shown = Shown()
    shown.late.sent(1, shown.waiting, shown.edit)
    await shown.finds(AFTER)
    assert shown.edits == [AFTER]


async def test_it_stays_where_nothing_was_found() -> None:
    shown = Shown()
    shown.late.sent(1, shown.waiting, shown.edit)
    await shown.finds(None)
    assert not shown.edits


async def test_it_stays_where_it_can_not_be_edited_any_more() -> None:
    shown = Shown()
    shown.late.sent(1, shown.waiting, shown.edit, over=lambda: True)
    await shown.finds(AFTER)
    assert not shown.edits


async def test_a_press_and_another_answer_end_the_waiting() -> None:
    shown = Shown()
    shown.late.sent(1, shown.waiting, shown.edit)
    shown.late.changes(1)
    shown.late.sent(2, shown.waiting, shown.edit)
    shown.late.sent(2, notice("another"), shown.edit)
    await shown.finds(AFTER)
    assert not shown.edits


async def test_a_press_while_the_message_is_being_edited_has_the_last_word() -> None:
    shown = Shown()
    shown.late.sent(1, shown.waiting, shown.edit)
    async with shown.pictures.editing(1):  # the answer to a press is on its way
        shown.found.set_result(AFTER)
        await asyncio.sleep(0)
        shown.late.changes(1)
    await asyncio.gather(*shown.late._tasks)
    assert not shown.edits


async def test_an_edit_that_fails_harms_nobody(caplog: pytest.LogCaptureFixture) -> None:
    shown = Shown()

    async def refuse(prepared: Prepared) -> Any:
        raise RuntimeError("a hand of cards")

    shown.late.sent(1, shown.waiting, refuse)
    await shown.finds(AFTER)
    assert "hand of cards" not in caplog.text


async def test_the_end_gives_it_up() -> None:
    shown = Shown()
    shown.late.sent(1, shown.waiting, shown.edit)
    await shown.late.stop()
    assert not shown.late._tasks
    assert not shown.edits
