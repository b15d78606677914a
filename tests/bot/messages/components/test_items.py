"""Buttons and selects, and the format of their custom_ids."""

from __future__ import annotations

import pytest

from bot.games.labels import Label
from bot.messages.components.items import LARGEST, ControlId, button, rows, select


@pytest.mark.parametrize(
    ("control", "text"),
    [
        (ControlId("move", 7), "mc1:move:7"),
        (ControlId("do", 7, 2, 41, (3,)), "mc1:do:7:2:41:3"),
        (ControlId("go", 7, 0, 9, ()), "mc1:go:7:0:9:"),
        (ControlId("pick-setting", 12, 0, 0, (1, 10)), "mc1:pick-setting:12:0:0:1.10"),
    ],
)
def test_the_format_never_changes(control: ControlId, text: str) -> None:
    """Buttons of old messages have to work."""
    assert str(control) == text
    assert ControlId.parse(text) == control


@pytest.mark.parametrize("text", ["", "move:7", "mc2:move:7", "mc1:MOVE:7", "mc1:move:7:1", "x"])
def test_foreign_ids_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a custom_id"):
        ControlId.parse(text)


def test_numbers_that_no_database_knows_are_implausible() -> None:
    assert ControlId("do", 7, 2, LARGEST, (0,)).plausible
    for text in ("do:{}:0:0:", "do:7:{}:0:", "do:7:0:{}:", "do:7:0:0:{}"):
        assert not ControlId.parse("mc1:" + text.format(LARGEST + 1)).plausible


def test_an_id_is_never_longer_than_discord_allows() -> None:
    with pytest.raises(ValueError, match="100"):
        str(ControlId("pick", LARGEST, LARGEST, LARGEST, (LARGEST, LARGEST)))


def test_rows_are_even() -> None:
    made = [button(ControlId.parse(f"mc1:go:1:0:1:{number}"), str(number)) for number in range(7)]
    assert [len(row.children) for row in rows(made)] == [4, 3]
    assert rows([]) == []


def test_a_select_takes_no_more_than_discord_does() -> None:
    labels = [(str(number), Label(str(number))) for number in range(26)]
    with pytest.raises(ValueError, match="25"):
        select(ControlId.parse("mc1:pick:1:0:1:"), labels, "choose")
