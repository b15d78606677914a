"""Entries of the log in sentences: who took over a seat, and waits that are told once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.domain.table import EntryKind, LogEntry, Origin, Pause, Position, Status, Table
from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.components.log_entries import describe_entries, sentences_concerning, told_once
from bot.messages.components.position_view import PositionView
from rules.core.game import Setup
from rules.race1969.purchases import SpyPlaced
from rules.space1999.slides import TileRemoved
from tests.bot.helpers.worst_case import table

ANNA, BOB = 1, 2
KINDS = {
    "act": (EntryKind.ACT, Origin.PERSON),
    "pause": (EntryKind.PAUSE, Origin.PERSON),
    "vote": (EntryKind.PAUSE, Origin.VOTE),
    "wait": (EntryKind.PAUSE, Origin.TABLE),
    "resume": (EntryKind.RESUME, Origin.PERSON),
    "wake": (EntryKind.RESUME, Origin.TABLE),
    "away": (EntryKind.AWAY, Origin.PERSON),
    "back": (EntryKind.BACK, Origin.PERSON),
    "seat": (EntryKind.SEAT, Origin.PERSON),
}


def kept(line: str, here: Table, away: tuple[int, ...] = (), *, past_waits: bool = False) -> str:
    """What is kept of Anna's entries, or of Bob's where a name ends so."""
    names = line.split()
    entries = []
    for version, name in enumerate(names):
        kind, how = KINDS[name.removesuffix("-bob")]
        by = BOB if name.endswith("-bob") else ANNA
        entries.append(LogEntry(version, None, "", by, how, (), kind))
    told = told_once(entries, here, away, past_waits=past_waits)
    return " ".join(names[one.version] for one in told)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("act away act-bob back act", "act act-bob back act"),
        ("away-bob act back", "away-bob act back"),
        ("away back away", "back away"),
        ("act wait seat resume act", "act seat act"),
        ("wait wake act", "wake act"),
        ("vote wake act", "wake act"),
        ("pause resume act", "pause resume act"),
        ("resume act", "resume act"),
        ("wait seat resume pause resume", "seat pause resume"),
        ("pause resume wait seat resume", "pause resume seat"),
    ],
)
def test_what_is_over_is_told_by_its_end(line: str, expected: str) -> None:
    assert kept(line, table(2, Status.RUNNING)) == expected


def test_who_comes_back_is_told_that_the_table_has_waited() -> None:
    running = table(2, Status.RUNNING)
    assert kept("act wait seat resume act", running, past_waits=True) == "act wait seat act"
    assert kept("wait wake act", running, past_waits=True) == "wait wake act"
    paused = replace(table(2, Status.PAUSED), pause=Pause.AWAY)
    assert kept("act wait", paused, past_waits=True) == "act"


def test_what_goes_on_stands_in_the_heading() -> None:
    paused = replace(table(2, Status.PAUSED), pause=Pause.DESERTED)
    assert kept("act wait", paused) == "act"
    assert kept("wait seat resume act wait", paused) == "seat act"
    assert kept("act pause", table(2, Status.PAUSED)) == "act pause", "which says who"
    assert kept("away away-bob act", table(2, Status.RUNNING), (BOB,)) == "away act"


def player(person: int | None, name: str, autopilot: str | None) -> dict[str, Any]:
    return {"person": person, "name": name, "autopilot": autopilot}


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        (player(1, "Anna", None), player(1, "Anna", "balanced"), ("Balanced", "Anna")),
        (player(1, "Anna", "balanced"), player(1, "Anna", None), ("Anna is back",)),
        (player(1, "Anna", None), player(2, "Bea", None), ("Bea", "from Anna")),
        (player(None, "", "balanced"), player(2, "Bea", None), ("Bea", "an autopilot")),
        (player(None, "", "balanced"), player(None, "", "builder"), ("Builder",)),
    ],
)
def test_the_log_says_who_took_over_a_seat_from_whom(
    before: dict[str, Any], after: dict[str, Any], told: tuple[str, ...]
) -> None:
    game = PRESENTERS["race1969"]
    here = table(2, presenter=game)
    view = PositionView(game, Position(here, None, {}, {}), None, words("en"))
    seating = {"from": before, "to": after}
    step = LogEntry(1, 1, "", None, Origin.PERSON, (), EntryKind.SEAT, seating=seating)
    (line,) = describe_entries(view, [step])
    for words_said in (*told, game.seat_label(here.seats[1].identity, words("en")).text):
        assert words_said in line


def test_a_change_of_seat_from_before_it_was_noted_is_told_in_general() -> None:
    game = PRESENTERS["race1969"]
    view = PositionView(game, Position(table(2), None, {}, {}), None, words("en"))
    (line,) = describe_entries(view, [LogEntry(1, 1, "", None, Origin.PERSON, (), EntryKind.SEAT)])
    assert "Somebody else" in line


@pytest.mark.parametrize(
    ("game", "event"),
    [
        ("race1969", SpyPlaced(seat=1, host=0, research="lem", paid=3, bonus=False)),
        ("space1999", TileRemoved(seat=1, owner=0, square="f6", shape="bend")),
    ],
)
def test_what_others_do_to_ones_own_concerns_one(game: str, event: Any) -> None:
    presenter = PRESENTERS[game]
    here = table(3, presenter=presenter)
    state = presenter.game.new(Setup(presenter.game.identities[:3]), bytes(32)).state
    view = PositionView(presenter, Position(here, state, {}, {}), 0, words("en"))
    step = LogEntry(1, 1, "", None, Origin.PERSON, (event,), EntryKind.ACT)
    concerned = [dict(sentences_concerning(view, [step], seat)) for seat in range(3)]
    assert [[*one.values()] for one in concerned] == [[True], [True], [False]]
