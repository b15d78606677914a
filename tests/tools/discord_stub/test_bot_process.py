"""A process of the bot stands still and goes on, and gets its shards."""

from __future__ import annotations

import sys
from pathlib import Path
from time import sleep

import pytest

from tools.discord_stub.bot_process import BotProcess, shard_settings

SCRIPT = """
import os, pathlib, time
pathlib.Path("shards").write_text(os.environ["SHARD_COUNT"] + " " + os.environ["SHARD_IDS"])
time.sleep(60)
"""


def _state(process: BotProcess) -> str:
    stat = Path(f"/proc/{process.process.pid}/stat").read_text()
    return stat.rpartition(")")[2].split()[0]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_a_process_stands_still_and_goes_on(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("bot")
    script, told = folder / "script.py", folder / "shards"
    script.write_text(SCRIPT)
    process = BotProcess(folder, folder, 1, settings=shard_settings(4, "0-1"), script=script)
    try:
        while not (told.exists() and told.read_text()):
            assert process.running
            sleep(0.02)
        assert told.read_text() == "4 0-1"
        process.suspend()
        while _state(process) != "T":
            sleep(0.02)
        assert process.running
        process.resume()
        while _state(process) == "T":
            sleep(0.02)
    finally:
        process.kill()
    assert not process.running
