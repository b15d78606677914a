"""The log tells an error's kind and place, never what a game holds."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import discord
import structlog
from discord import app_commands

from bot import logs
from bot.errors import TableError

CARD = "sabotage"
HELD = {"booster": 1}


def lines(log: io.StringIO) -> list[dict[str, str]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


def fail() -> None:
    try:
        HELD[CARD]
    except KeyError as error:
        raise ValueError(f"the hand is {CARD}") from error


def test_an_error_is_told_by_place_and_kind(log: io.StringIO) -> None:
    try:
        fail()
    except ValueError:
        structlog.get_logger("bot").exception("autopilots failed", table=3)
        logging.getLogger("discord.client").exception("Ignoring exception in %s", "on_message")
    own, foreign = lines(log)
    for line in (own, foreign):
        assert CARD not in line["exception"]
        assert "KeyError" in line["exception"]
        assert line["exception"].endswith("ValueError")
        assert "test_logs.py" in line["exception"]
    assert own["table"] == 3


def test_what_the_operator_can_mend_keeps_its_text() -> None:
    try:
        raise TableError("storage-failed") from PermissionError(13, "no way in")
    except TableError as error:
        said = logs.told(error)
    assert "PermissionError: [Errno 13] no way in" in said
    assert "which led to" in said
    assert said.splitlines()[-1].startswith("TableError: ")


def test_what_discord_repeats_of_a_message_is_left_out() -> None:
    """It may be somebody's name."""
    answer: Any = SimpleNamespace(status=400, reason="Bad Request")
    refusal = discord.HTTPException(
        answer, {"code": 50035, "message": 'Contains words not allowed: "Anna"'}
    )
    repeated = f"Contains words not allowed: {logs.HIDDEN}"
    said = logs.told(refusal)
    assert said == f"HTTPException: 400 Bad Request (error code: 50035): {repeated}"
    typed = app_commands.TransformerError("Anna", discord.AppCommandOptionType.user, MagicMock())
    assert logs.told(typed) == "TransformerError"


async def test_a_forgotten_error_says_no_more_than_that(log: io.StringIO) -> None:
    async def forgotten() -> None:
        fail()

    task = asyncio.create_task(forgotten(), name="ahead")
    await asyncio.wait([task])
    asyncio.get_running_loop().call_exception_handler(
        {"message": "Task exception was never retrieved", "exception": None, "task": task}
    )
    task.exception()
    (line,) = lines(log)
    assert line["event"] == "Task exception was never retrieved"
    assert CARD not in log.getvalue()


def test_a_connection_that_is_tried_again_takes_one_line(log: io.StringIO) -> None:
    try:
        raise ConnectionRefusedError(111, "nobody there")
    except OSError:
        logging.getLogger("discord.client").exception("Attempting a reconnect in %.2fs", 1.5)
    (line,) = lines(log)
    assert line["event"] == "Attempting a reconnect in 1.50s"
    assert (line["error"], line["level"]) == ("ConnectionRefusedError", "warning")
    assert "exception" not in line


def test_a_database_that_fails_is_told_without_a_page_of_code(log: io.StringIO) -> None:
    try:
        raise TableError("storage-failed") from OSError(5, "Input/output error")
    except TableError:
        structlog.get_logger("bot").exception("delivery failed", table=3)
    (line,) = lines(log)
    assert line["exception"].splitlines() == [
        "OSError: [Errno 5] Input/output error",
        "",
        "which led to",
        "",
        "TableError: storage-failed",
    ]
