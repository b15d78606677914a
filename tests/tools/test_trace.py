"""The files that a press enters: few enough to follow it."""

from __future__ import annotations

import pytest

from tools.trace import WAYS, main, trace

MOST_FILES = 50
"""Files under ``bot/`` that a press which makes a move may enter.

Among them are nine for the answer's panel: what its person prefers, what the computer advises,
which tables wait, and how much a phone shows; and two for other processes: locks and shards.
"""


async def test_a_press_enters_few_files() -> None:
    found = await trace(["press"])
    assert list(found) == ["press"]
    own = [file for file in found["press"] if file.startswith("bot/")]
    assert own[0] != own[-1]
    assert len(own) == len(set(own)) <= MOST_FILES
    drawn = [file for file in found["press"] if file.startswith("render/race1969/")]
    assert drawn, "the board must be drawn anew"
    assert any(file.startswith("rules/race1969/") for file in found["press"])
    assert not any("playground" in file for file in own)


def test_every_way_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def known(ways: list[str]) -> dict[str, list[str]]:
        return {way: ["bot/app.py", "rules/core/game.py"] for way in ways}

    monkeypatch.setattr("tools.trace.trace", known)
    monkeypatch.setattr("bot.logs.set_up", lambda *_: None)
    main([])
    printed = capsys.readouterr().out
    assert [line.split(":")[0] for line in printed.splitlines()[::2]] == list(WAYS)
    assert "rules/" not in printed
    main(["press", "--all"])
    assert capsys.readouterr().out.splitlines() == [
        "press: 1 files under bot/, 2 in all",
        "    1 bot/app.py",
        "    2 rules/core/game.py",
    ]


def test_an_unknown_way_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["detour"])
    assert "no such way: detour" in capsys.readouterr().err
