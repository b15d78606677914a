"""Processes of the soak: which shards they get, and whose clock is ahead."""

from __future__ import annotations

from datetime import timedelta

import discord
import pytest

import bot.__main__ as program
from tools.discord_stub.server import DiscordStub
from tools.fault_soak import clock_ahead
from tools.fault_soak.journal import Journal
from tools.fault_soak.process import Surroundings
from tools.fault_soak.processes import Bots


def test_a_clock_is_ahead_by_what_the_environment_says(monkeypatch: pytest.MonkeyPatch) -> None:
    machines = discord.utils.utcnow
    monkeypatch.setattr(discord.utils, "utcnow", machines)
    monkeypatch.setenv(clock_ahead.VARIABLE, "5")
    monkeypatch.setattr(program, "main", lambda: 7)
    assert clock_ahead.main() == 7
    ahead = discord.utils.utcnow() - machines()
    assert timedelta(seconds=4) < ahead <= timedelta(seconds=5)


async def test_several_processes_have_a_spare(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder, stub = tmp_path_factory.mktemp("soak"), DiscordStub(channels=1)
    database = "postgresql+asyncpg://127.0.0.1/none"
    several = Bots(Surroundings(stub, folder, Journal(), database), count=2)
    assert len(several.every) == 3
    assert {file.name for file in folder.iterdir()} == {"bot0.log", "bot1.log", "bot2.log"}
    several.stop()


def test_what_needed_the_database_may_fail_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("tools.fault_soak.journal.monotonic", lambda: now)
    journal = Journal(begun=0.0)
    with journal.disturbed("connections cut", answers=10):
        assert not journal.recent({"stands still"})
        assert journal.recent({"connections cut"})
    now = 9.0
    assert journal.recent({"connections cut"})
    now = 11.0
    assert not journal.recent({"connections cut"})
