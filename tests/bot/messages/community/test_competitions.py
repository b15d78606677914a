"""Messages of leagues and tournaments: how far they are, who has won, the names of threads."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from discord import ui

from bot.competitions.league import DivisionRules
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
    clean_name,
    name_key,
)
from bot.domain.table_settings import TableSettings
from bot.errors import TableError
from bot.i18n import words
from bot.messages.community.brackets import after_line
from bot.messages.community.competitions import (
    league_name,
    round_message,
    season_winner_line,
    standing_bands,
    standings,
    state_line,
    thread_name,
    title,
    winner_line,
)
from bot.messages.components.message import Message
from bot.messages.components.text import timestamp
from bot.settings import LANGUAGES
from tests.bot.messages.community.test_brackets import knock_out
from tests.render.names import HARD_NAMES

EN = words("en")
NOW = datetime(2026, 1, 1, tzinfo=UTC)
NAMES = ("Anna", "Bob", "Chloe", "Dan", "Eve")


def begun(
    count: int,
    kind: Kind = Kind.SWISS,
    status: CompetitionStatus = CompetitionStatus.RUNNING,
    **settings: Any,
) -> Season:
    """The first round of a league, at one table; no result is there."""
    form = Format(kind=kind, seats=max(count, 2), rounds=1 if kind is Kind.SWISS else None)
    given = CompetitionSettings(
        game="toy", form=form, tables=TableSettings(language="en"), **settings
    )
    competition = Competition(1, 1, 1, "Cup", 1, status, given, 1, 5, NOW)
    people = tuple(
        SeasonEntry(number, 100 + number, name, EntryState.IN, 0)
        for number, name in enumerate(NAMES[:count], 1)
    )
    season = Season(competition, people, {}, (), ())
    paired = season.progress(0).next_round()
    assert paired is not None
    (seats,) = paired.tables
    table = CompetitionTable(1, 1, 0, 0, seats, ("a",) * count, 5, 5)
    return replace(season, rounds=(CompetitionRound(1, 1, {0: paired}, NOW),), tables=(table,))


def over(season: Season, *places: int) -> Season:
    """The same once it is over, with the places of its people, or without those."""
    (table,), (last,) = season.tables, season.rounds
    kept = dict(enumerate(places, 1)) if places else None
    competition = replace(season.competition, status=CompetitionStatus.OVER)
    return replace(
        season,
        competition=competition,
        tables=(replace(table, places=kept),),
        rounds=(replace(last, over=True),),
    )


def text(shown: Message) -> str:
    return "\n".join(one.content for one in shown.items if isinstance(one, ui.TextDisplay))


def test_whoever_comes_first_has_won() -> None:
    season = over(begun(3), 2, 3, 1)
    assert winner_line(season, EN) == ["🏆 **Chloe** wins **Cup**, ahead of Anna."]
    assert season_winner_line(season, EN) == ["Season 1: 🏆 **Chloe**."]


def test_all_who_share_the_first_place_have_won() -> None:
    assert winner_line(over(begun(3), 1, 2, 1), EN) == [
        "🏆 **Anna** and **Chloe** win **Cup** together."
    ]


def test_nobody_has_won_where_nothing_was_played_or_it_goes_on() -> None:
    season = begun(3)
    assert winner_line(season, EN) == []
    assert winner_line(over(season), EN) == [], "all share the places"
    empty = replace(over(season), rounds=(), tables=())
    assert winner_line(empty, EN) == []


def test_a_knock_out_is_won_by_the_winner_of_the_final() -> None:
    season = knock_out(4)
    (line,) = winner_line(season, EN)
    assert line == "🏆 **Person 1** wins **Autumn**, ahead of Person 2."


def test_a_winner_who_was_forgotten_has_no_name() -> None:
    season = over(begun(2), 1, 2)
    first = replace(season.entries[0], user_id=None, name="", state=EntryState.GONE)
    (line,) = winner_line(replace(season, entries=(first, season.entries[1])), EN)
    assert "Anna" not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_round_names_the_winner(language: str) -> None:
    t = words(language)
    season = over(begun(2), 1, 2)
    assert winner_line(season, t)[0] in text(round_message(season, 1, t))
    assert winner_line(season, t)[0] in text(standings(season, NOW, t))


def test_a_table_that_is_not_over_when_its_round_is_has_an_hourglass() -> None:
    assert "⏳" not in text(round_message(begun(2), 1, EN))
    assert "**1** ⏳ <#5>" in text(round_message(over(begun(2)), 1, EN))


def test_there_are_no_standings_before_the_first_result() -> None:
    season = begun(3)
    assert standing_bands(season, 0, EN) == []
    assert not round_message(season, 1, EN).bands
    assert not standings(season, NOW, EN).bands
    assert len(standing_bands(over(season, 1, 2, 3), 0, EN)) == 1


def test_a_knock_out_shows_its_bracket_alone() -> None:
    shown = standings(knock_out(4), NOW, EN)
    assert [one.name for one in shown.bands] == ["bracket-1"]


def test_a_list_of_standings_keeps_its_shared_places() -> None:
    """Discord numbers a list anew: of two firsts it would make a first and a second."""
    season = over(begun(2, divisions=DivisionRules(2, 1, 2)), 1, 1)
    rounds, entries, tables = season.rounds[0], list(season.entries), list(season.tables)
    paired = dict(rounds.paired)
    for division in range(1, 8):
        first, second = (2 * division + 1, 2 * division + 2)
        entries += [
            SeasonEntry(one, 100 + one, f"Person {one}", EntryState.IN, division)
            for one in (first, second)
        ]
        paired[division] = replace(paired[0], tables=((first, second),))
        tables.append(
            replace(
                tables[0], division=division, seats=(first, second), places={first: 1, second: 1}
            )
        )
    season = replace(
        season,
        entries=tuple(entries),
        rounds=(replace(rounds, paired=paired),),
        tables=tuple(tables),
    )
    told = text(standings(season, NOW, EN))
    assert "**1** · Person 13 – 0.5\n**1** · Person 14 – 0.5" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_beginning_that_is_ahead_is_told_whoever_is_missing(language: str) -> None:
    t, status = words(language), CompetitionStatus.SIGN_UP
    season = replace(begun(2, status=status), rounds=(), tables=())
    begins_at = NOW + timedelta(days=1)
    season = replace(season, competition=replace(season.competition, begins_at=begins_at))
    when = timestamp(begins_at, "F")
    assert state_line(season, NOW, t) == t("league-begins", when=when)
    alone = replace(season, entries=season.entries[:1])
    assert state_line(alone, NOW, t) == t("league-begins-if", when=when, least=2)
    assert when in state_line(alone, NOW, t)
    assert state_line(alone, begins_at, t) == t("league-waits", least=2)


def test_how_far_it_is_names_a_season_only_where_there_are_several() -> None:
    season = begun(2)
    assert after_line(season, EN) == "Before the first round"
    assert after_line(over(season, 1, 2), EN) == "After round 1"
    again = begun(2, again_after=timedelta(days=7))
    assert after_line(again, EN) == "Season 1, before the first round"
    assert after_line(over(again, 1, 2), EN) == "Season 1, after round 1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_who_goes_up_is_one(language: str) -> None:
    t = words(language)
    one, two = (t("league-divisions", size=5, moving=moving) for moving in (1, 2))
    assert "1" not in one
    assert two.count("2") == 2
    assert "1" not in t("league-people", count=1, names="Anna")


def test_a_thread_tells_who_plays_there() -> None:
    season = begun(2)
    (table,) = season.tables
    people = season.entries
    assert thread_name(season, table, people) == "Cup · R1 · Anna – Bob · 1"
    gone = replace(people[1], state=EntryState.GONE)
    assert thread_name(season, table, (people[0], gone)) == "Cup · R1 · Anna – 🤖 · 1"
    later = replace(season.competition, season=2)
    named = thread_name(replace(season, competition=later), replace(table, season=2), people)
    assert named == "Cup · S2 R1 · Anna – Bob · 1"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*HARD_NAMES, "x" * 32])
def test_a_threads_name_has_room_for_all_its_people(name: str, language: str) -> None:
    season = begun(5)
    settings = replace(season.competition.settings, tables=TableSettings(language=language))
    competition = replace(season.competition, name="y" * 60, season=12, settings=settings)
    (table,) = season.tables
    people = [replace(one, name=name) for one in season.entries]
    named = thread_name(
        replace(season, competition=competition), replace(table, season=12, number=39), people
    )
    assert len(named) <= 100
    assert named.endswith(" · 40")
    assert named.count(" – ") >= 4


def test_a_name_is_shown_whole() -> None:
    competition = replace(begun(2).competition, name="Cup of the " + "x" * 49)
    assert league_name(competition) == competition.name
    assert title(competition, EN) == competition.name


def test_names_that_look_alike_are_the_same() -> None:
    assert name_key("Autumn\u200b") == name_key("autumn") == name_key(" AUTUMN\u200d ")
    assert clean_name(" Autumn\u200b  Cup ") == "Autumn Cup"
    with pytest.raises(TableError):
        clean_name("\u200b\u2060")
