"""Launches come out as often as their previews say."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pytest

from bot.games.race1969.choice_labels import ActionLabels
from rules.race1969.board import (
    FIRST_CELL,
)
from rules.race1969.missions import Launch
from rules.race1969.terms import (
    LAUNCH,
)
from tests.bot.games.race1969.promises import (
    GAMES,
    Flown,
    Listener,
    Position,
    fly,
    number,
    positions,
    shares,
    within,
)


def flights(position: Position, action: Launch, count: int, *, against: bool) -> list[Flown]:
    return [
        fly(position.imagined(turn), action, position.seat, against=against)
        for turn in range(count)
    ]


def check_launch(position: Position, action: Launch, count: int) -> None:
    """Carry out all that the preview of a launch promises, many times."""
    cells = position.state.start.board.mission(action.mission).cells
    listener = Listener()
    presented = position.presented(listener)
    choice = ActionLabels(presented, position.seat, position.actions).choice(action)
    assert choice.preview is not None
    text, said = choice.preview(), dict(listener.said)
    alone = flights(position, action, count, against=False)
    expected = said["race1969-preview-expected"]
    within(number(expected["prestige"]), [one.prestige for one in alone], 0.051)
    shares(expected["top"], [one.cell == len(cells) for one in alone])
    if expected["flag"] == "yes":
        assert all(one.advanced == (one.cell == len(cells)) for one in alone)
    rows = dict(re.findall(r"cell +(\d+) · .* (<?\d+%)", text))
    for worth in sorted({*cells}):
        shares(rows.get(str(worth), "0%"), [cells[one.cell - FIRST_CELL] == worth for one in alone])
    if insured := said.get("race1969-preview-insurance"):
        within(number(insured["expected"]), [one.insured for one in alone], 0.051)
        assert all(one.insured % insured["count"] == 0 for one in alone)
    if flags := said.get("race1969-preview-flags"):
        full = [cells[one.cell - FIRST_CELL] for one in alone]
        lost = [worth - one.prestige for worth, one in zip(full, alone, strict=True)]
        within(number(flags["cost"]), lost, 0.051)
        assert max(lost) <= flags["count"]
    spied = flights(position, action, count, against=True)
    back = [one.before - one.cell for one in spied]
    if risk := said.get("race1969-preview-risk"):
        shares(risk["one"], [one >= 1 for one in back])
        shares(risk["two"], [one >= 2 for one in back])
        lost = [cells[one.before - FIRST_CELL] - cells[one.cell - FIRST_CELL] for one in spied]
        flagged = len(
            position.state.flags[position.state.start.board.mission_index(action.mission)]
        )
        paid = [max(0, cells[one.before - FIRST_CELL] - flagged) - one.prestige for one in spied]
        assert all(one <= less for one, less in zip(paid, lost, strict=True))
        within(number(risk["risk"]), paid, 0.051)
    else:
        assert not any(back)


def launches(seeds: Iterable[int], every: int) -> Iterator[tuple[Position, Launch]]:
    for seed in seeds:
        seats, options = GAMES[seed % len(GAMES)]
        found = [one for one in positions(seats, seed, options) if one.decision.kind == LAUNCH]
        for position in found[seed % every :: every]:
            offered = [one for one in position.actions if isinstance(one, Launch)]
            yield position, offered[position.number % len(offered)]


def test_a_launch_comes_as_often_as_its_preview_says() -> None:
    for position, action in launches(range(4), 6):
        check_launch(position, action, 150)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4, 12))
def test_launches_come_as_often_as_their_previews_say(seed: int) -> None:
    for position, action in launches([seed], 1):
        check_launch(position, action, 600)
