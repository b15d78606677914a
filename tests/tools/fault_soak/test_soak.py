"""The soak with faults: it runs the bot to games' ends, and it sees what must not be."""

from __future__ import annotations

import asyncio
import sys

import pytest

from tools.discord_stub.controls import Control
from tools.discord_stub.server import DiscordStub
from tools.fault_soak.checks import Checks
from tools.fault_soak.database import Look
from tools.fault_soak.games import Soak, says_moved
from tools.fault_soak.journal import Journal
from tools.fault_soak.process import Surroundings
from tools.fault_soak.processes import Bots
from tools.fault_soak.soak import Plan, run

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")


def test_a_fault_explains_only_what_it_concerns_and_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    monkeypatch.setattr("tools.fault_soak.journal.monotonic", lambda: now)
    journal = Journal(begun=0.0)
    with journal.disturbed("thread locked", 7, answers=5, delivery=30):
        now = 10.0
        assert journal.answers_disturbed(9.0, 7)
        assert not journal.answers_disturbed(9.0, 8)
    assert journal.answers_disturbed(14.0, 7)
    assert not journal.answers_disturbed(16.0, 7)
    assert journal.delivery_disturbed(39.0, 7)
    assert not journal.delivery_disturbed(41.0, 7)


async def test_what_is_said_twice_is_seen(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("soak")
    stub, journal = DiscordStub(channels=1), Journal()
    look = Look(f"sqlite+aiosqlite:///{folder / 'games.sqlite3'}")
    bots = Bots(Surroundings(stub, folder, journal))
    Checks(Soak(stub, journal, look, "seed"), bots)
    (channel,) = stub.channels.values()
    sent = {"components": [{"type": 10, "content": "hi"}], "nonce": "7"}
    stub.world.post(channel, sent, [])
    assert not journal.violations
    stub.world.post(channel, sent, [])
    assert [one.kind for one in journal.violations] == ["said twice"]
    bots.stop()


def test_a_move_is_told_apart_from_a_screen_and_from_an_old_button() -> None:
    control = Control("mc1:do:7:0:5:1", "do", 7, ("0", "5"), (1,))

    def answer(text: str, *ids: str) -> dict[str, object]:
        row = {"type": 1, "components": [{"type": 2, "custom_id": one} for one in ids]}
        return {"components": [{"type": 10, "content": text}, row]}

    assert says_moved(control, answer("done", "mc1:do:7:0:6:0"))
    assert not says_moved(control, answer("sure?", "mc1:do:7:0:5:1"))
    stale = "⏱️ That button is from an earlier moment. This is how things stand now:"
    assert not says_moved(control, answer(stale, "mc1:do:7:0:6:0"))


@linux
@pytest.mark.soak
async def test_nothing_is_lost_said_twice_or_stuck_in_a_minute_of_faults(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    plan = Plan(
        seed="a minute",
        minutes=0.7,
        calm=0.3,
        tables=2,
        games=("race1969",),
        faults=("kill", "gateway", "storm", "lock", "inbox"),
        pace=0.2,
        slack=4.0,
        think=0.05,
        rest=45.0,
        folder=tmp_path_factory.mktemp("soak"),
    )
    async with asyncio.timeout(900):
        found = await run(plan)
    assert not found.journal.violations
    assert found.journal.counts["moves"] > 5
    assert found.journal.faults
