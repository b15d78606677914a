"""Knock-outs as brackets: each person in each round, and where they went from there."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.competitions.progress import Format, Kind
from bot.domain.community.competition import (
    Competition,
    CompetitionRound,
    CompetitionSettings,
    CompetitionStatus,
    CompetitionTable,
    EntryState,
    Season,
    SeasonEntry,
)
from bot.domain.table_settings import TableSettings
from bot.i18n import words
from bot.messages.community.brackets import bracket_bands
from bot.settings import LANGUAGES
from render.core.picture import ALT_LIMIT, MAX_HEIGHT
from tests.render.names import HARD_NAMES

NOW = datetime(2026, 1, 1, tzinfo=UTC)


def knock_out(count: int, seats: int = 2, turns: int = 9, *, over: bool = True) -> Season:
    """So many rounds of a knock-out in which lower numbers win; the last may not be over."""
    form = Format(kind=Kind.ELIMINATION, seats=seats, least=min(seats, 3) if seats > 2 else 2)
    settings = CompetitionSettings(game="toy", form=form, tables=TableSettings(language="en"))
    status = CompetitionStatus.RUNNING
    competition = Competition(1, 1, 1, "Autumn", 1, status, settings, 1, 5, NOW)
    people = tuple(
        SeasonEntry(one, 100 + one, f"Person {one}", EntryState.IN, 0, None, one)
        for one in range(1, count + 1)
    )
    season = Season(competition, people, {}, (), ())
    for turn in range(1, turns + 1):
        paired = season.progress(0).next_round()
        if paired is None:
            break
        played = over or turn < turns
        tables = tuple(
            CompetitionTable(
                *(1, turn, 0, number, table, ("a",) * len(table), 5, 5),
                {one: place for place, one in enumerate(sorted(table), 1)} if played else None,
            )
            for number, table in enumerate(paired.tables)
        )
        new = CompetitionRound(1, turn, {0: paired}, NOW, over=played)
        season = replace(season, rounds=(*season.rounds, new), tables=(*season.tables, *tables))
    return season


def test_the_strongest_meets_the_weakest_and_the_bracket_leads_to_the_final() -> None:
    (band,) = bracket_bands(knock_out(4), words("en"))
    assert band.alt == (
        "Autumn: Round 1: Person 1 ✓ – Person 4; Person 2 ✓ – Person 3. "
        "Final: Person 1 ✓ – Person 2"
    )
    _, _, columns = band.shown
    assert [len(column.tables) for column in columns] == [2, 1]
    for table, row, after, into in columns[0].leads:
        assert columns[0].tables[table][row].name == columns[1].tables[after][into].name


def test_rounds_to_come_stand_there_empty() -> None:
    (band,) = bracket_bands(knock_out(8, turns=1, over=False), words("en"))
    _, _, columns = band.shown
    assert [len(column.tables) for column in columns] == [4, 2, 1]
    assert {one.name for column in columns[1:] for table in column.tables for one in table} == {""}
    assert "✓" not in band.alt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_any_number_of_people_is_shown_whole(seats: int, language: str) -> None:
    for count in (*range(max(2, min(seats, 3)), 12), 16, 23, 32):
        for turns in (1, 2, 9):
            season = knock_out(count, seats, turns, over=turns == 9)
            shown = bracket_bands(season, words(language))
            assert 1 <= len(shown) <= 3
            last = season.rounds[-1].paired[0].entrants
            names = {
                one.name
                for band in shown
                for column in band.shown[2]
                for table in column.tables
                for one in table
            }
            assert {f"Person {one}" for one in last} <= names
            for band in shown:
                assert band.height <= MAX_HEIGHT
                assert len(band.alt) <= ALT_LIMIT


def test_a_replacement_goes_on_in_the_place_of_who_left() -> None:
    season = knock_out(4, turns=1)
    first, *others = season.entries
    gone = replace(first, state=EntryState.GONE)
    new = SeasonEntry(5, 105, "Nina", EntryState.IN, 0, 1)
    season = replace(season, entries=(gone, *others, new))
    paired = season.progress(0).next_round()
    assert paired is not None
    assert 5 in paired.entrants
    round_ = CompetitionRound(1, 2, {0: paired}, NOW)
    table = CompetitionTable(1, 2, 0, 0, paired.tables[0], ("a", "b"))
    season = replace(season, rounds=(*season.rounds, round_), tables=(*season.tables, table))
    (band,) = bracket_bands(season, words("en"))
    assert "Nina" in band.alt
    assert len(band.shown[2][0].leads) == 2


def test_hard_names_are_drawn() -> None:
    season = knock_out(8)
    people = [
        replace(one, name=HARD_NAMES[number % len(HARD_NAMES)])
        for number, one in enumerate(season.entries)
    ]
    (band,) = bracket_bands(replace(season, entries=tuple(people)), words("en"))
    assert band.draw(*band.shown).image.height == band.height
