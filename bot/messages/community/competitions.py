"""Messages about leagues and tournaments: the sign-up, a round, the standings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.competitions.progress import Kind, round_count
from bot.competitions.rounds import Entrant
from bot.competitions.scoring import POINT
from bot.competitions.standings import Standing
from bot.domain.community.competition import (
    Competition,
    CompetitionRound,
    CompetitionStatus,
    CompetitionTable,
    EntryState,
    Season,
    SeasonEntry,
)
from bot.games.base import GamePresenter
from bot.i18n import Words, words
from bot.messages.community.brackets import bracket_bands
from bot.messages.components.items import (
    ControlId,
    button,
    gallery,
    message,
    row,
    separator,
    text_display,
)
from bot.messages.components.message import MESSAGE_TEXT, Message
from bot.messages.components.text import (
    NEUTRAL,
    RUNNING,
    SUCCESS,
    clip,
    escaped,
    join_list,
    plain,
    time_control,
    timestamp,
)
from render.community.standings import ROWS, StandingRow, Zone, bands
from render.core.picture import ALT_LIMIT, Band

THREAD_NAME = 100
"""Characters that Discord allows a thread's name."""
NAMES_LIMIT = 1200
"""Characters of a list of people."""
TABLES_LIMIT = 3200
"""Characters about the tables of a round."""
PEOPLE_SHOWN = 30
"""People whom the pictures of standings show of a division; a message has so much room."""


class CompetitionMessages:
    """Messages in the language of the competition's tables."""

    def __init__(self, presenters: Mapping[str, GamePresenter]) -> None:
        self._presenters = presenters

    def sign_up(self, season: Season) -> Message:
        """The message at the top: what is played and how, and who has signed up."""
        return sign_up(self._presenters[season.competition.settings.game], season, words_of(season))

    def round(self, season: Season, turn: int) -> Message:
        """The message of a round: its tables as they are, below them the standings."""
        return round_message(season, turn, words_of(season))


def words_of(season: Season) -> Words:
    """The words of the language in which a competition is announced."""
    return words(season.competition.settings.tables.language)


def title(competition: Competition, t: Words) -> str:
    """The name, with the season's number where there are several."""
    name = escaped(competition.name)
    if competition.settings.again_after is None and competition.season == 1:
        return name
    return t("league-season", name=name, season=competition.season)


def thread_name(season: Season, table: CompetitionTable) -> str:
    """The name of a table's thread, which no other thread of the competition has."""
    competition, t = season.competition, words_of(season)
    number = str(table.number + 1)
    if season.divisions > 1:
        number = f"{table.division + 1}-{number}"
    where = t("league-thread", season=table.season, turn=table.turn, number=number)
    return f"{clip(plain(competition.name), THREAD_NAME - len(where) - 3)} · {where}"


def entry_name(one: SeasonEntry, t: Words) -> str:
    """Somebody's name, as text of a message."""
    return escaped(one.name) if one.user_id is not None else t("name-former")


# Sign-up


def rule_lines(presenter: GamePresenter, season: Season, t: Words) -> list[str]:
    """What is played, and by which rules."""
    competition = season.competition
    settings = competition.settings
    form = settings.form
    lines = [
        f"🚀 {presenter.title(t)}",
        f"🏆 {t('league-kind', kind=form.kind.value, seats=form.seats)}",
        f"⏳ {time_control(settings.tables.time_control, t)}",
        f"🗓️ {t('league-round-length', days=settings.round_length.days)}",
    ]
    if settings.divisions is not None:
        rules = settings.divisions
        lines.append(f"🪜 {t('league-divisions', size=rules.size, moving=rules.moving)}")
    if settings.again_after is not None:
        lines.append(f"🔁 {t('league-again', days=settings.again_after.days)}")
    drawn = form.kind is Kind.ELIMINATION
    lines.append(f"-# {t('league-draw' if drawn else 'league-ties')}")
    lines.append(f"-# {t('league-lots', number=str(competition.number))}")
    return lines


def state_line(season: Season, t: Words) -> str:
    """How far it has come."""
    competition = season.competition
    match competition.status:
        case CompetitionStatus.SIGN_UP:
            least = competition.settings.form.least
            playing = sum(one.state is EntryState.IN for one in season.entries)
            if playing < least:
                return t("league-waits", least=least)
            assert competition.begins_at is not None
            return t("league-begins", when=timestamp(competition.begins_at, "F"))
        case CompetitionStatus.RUNNING:
            return t("league-running", turn=season.rounds[-1].turn, rounds=rounds_planned(season))
        case CompetitionStatus.CANCELLED:
            return t("league-cancelled")
        case CompetitionStatus.OVER:
            return t("league-over")


def rounds_planned(season: Season) -> int:
    """The rounds of a season, as far as can be told: those of the longest division."""
    found = []
    for division in range(season.divisions):
        progress = season.progress(division)
        count = sum(one.replaces is None for one in progress.entries)
        found.append(round_count(progress.form, count, progress.plan))
    return max(*found, len(season.rounds), 1)


def sign_up(presenter: GamePresenter, season: Season, t: Words) -> Message:
    """The message of a competition, with the buttons to join and to leave."""
    competition = season.competition
    lines = [f"## {title(competition, t)}", *rule_lines(presenter, season, t)]
    items: list[ui.Item[Any]] = [
        text_display("\n".join(lines), 1600),
        separator(),
        text_display("\n".join([f"**{state_line(season, t)}**", *_people_lines(season, t)]), 2000),
    ]
    buttons = [button(ControlId("league-table", competition.id), t("button-league-table"))]
    if competition.status.open:
        join = ControlId("league-join", competition.id)
        leave = ControlId("league-leave", competition.id)
        buttons = [
            button(join, t("button-league-join"), ButtonStyle.success, emoji="✋"),
            button(leave, t("button-league-leave")),
            *buttons,
        ]
    items.append(row(*buttons))
    return message(_colour(competition.status), items)


def _colour(status: CompetitionStatus) -> int:
    if status is CompetitionStatus.RUNNING:
        return RUNNING
    return SUCCESS if status is CompetitionStatus.SIGN_UP else NEUTRAL


def _people_lines(season: Season, t: Words) -> list[str]:
    lines = []
    for state, text in ((EntryState.IN, "league-people"), (EntryState.RESERVE, "league-reserve")):
        people = [one for one in season.entries if one.state is state]
        if people or state is EntryState.IN:
            names = clip(join_list([entry_name(one, t) for one in people], t), NAMES_LIMIT)
            lines.append(t(text, count=len(people), names=names))
    return lines


# A round


def round_message(season: Season, turn: int, t: Words) -> Message:
    """A round's tables with their results, and the standings as pictures."""
    competition = season.competition
    current = next(one for one in season.rounds if one.turn == turn)
    last = season.rounds[-1].turn == turn
    lines = [f"## {t('league-round', name=title(competition, t), turn=turn)}"]
    cancelled = competition.status is CompetitionStatus.CANCELLED
    if current.over or cancelled:
        lines.append(
            t("league-cancelled" if cancelled and not current.over else "league-round-over")
        )
    else:
        lines.append(t("league-until", when=timestamp(current.due_at, "F")))
    tables = _table_lines(season, current, t)
    items: list[ui.Item[Any]] = [text_display("\n".join(lines + tables))]
    shown: list[Band] = []
    if last and competition.settings.form.kind is Kind.ELIMINATION:
        shown += bracket_bands(season, t)
    elif last:
        for division in range(season.divisions):
            shown += standing_bands(season, division, t)
    shown = shown[:3]
    items += [gallery(band) for band in shown]
    # After a crash a message is told from others by its controls.
    table = ControlId("league-table", competition.id, turn, competition.season)
    items.append(row(button(table, t("button-league-table"))))
    colour = NEUTRAL if current.over or cancelled else RUNNING
    return message(colour, items, bands=shown)


def _table_lines(season: Season, current: CompetitionRound, t: Words) -> list[str]:
    names = {one.entrant: entry_name(one, t) for one in season.entries}
    lines: list[str] = []
    for division, paired in sorted(current.paired.items()):
        if season.divisions > 1:
            lines.append(f"### {t('league-division', division=division + 1)}")
        for table in season.tables:
            if (table.turn, table.division) == (current.turn, division):
                lines.append(_table_line(table, names))
        if paired.byes:
            byes = join_list([names[one] for one in paired.byes], t)
            lines.append(f"-# {t('league-byes', names=byes)}")
        lines += [
            f"-# {t('league-walkover', name=names[winner], absent=names[absent])}"
            for winner, absent in paired.walkovers
        ]
    room = TABLES_LIMIT
    for number, line in enumerate(lines):
        room -= len(line) + 1
        if room < 0:
            return [*lines[:number], t("league-more", count=len(lines) - number)]
    return lines


def _table_line(table: CompetitionTable, names: Mapping[Entrant, str]) -> str:
    where = "" if table.channel_id is None else f" <#{table.channel_id}>"
    if table.places is None:
        who = " · ".join(names[one] for one in table.seats)
        return f"**{table.number + 1}**{where} {who}"
    order = sorted(table.places, key=lambda one: (table.places or {})[one])
    who = " · ".join(f"{table.places[one]}. {names[one]}" for one in order)
    return f"**{table.number + 1}** ✅{where} {who}"


# Standings


def standings(season: Season, t: Words) -> Message:
    """The standings of all divisions, as pictures and, beyond these, as text."""
    competition = season.competition
    items: list[ui.Item[Any]] = [
        text_display(f"## {title(competition, t)}\n{state_line(season, t)}", 400)
    ]
    shown: list[Band] = []
    room = MESSAGE_TEXT - 600
    if season.rounds and competition.settings.form.kind is Kind.ELIMINATION:
        shown += bracket_bands(season, t)[:3]
        items += [gallery(band) for band in shown]
    for division in range(season.divisions if season.rounds else 0):
        if len(shown) < 6:
            made = standing_bands(season, division, t)
            shown += made
            items += [gallery(band) for band in made]
        rest = season.progress(division).standings()
        text = "\n".join(_standing_lines(season, rest, t))
        if len(shown) >= 6 and len(text) < room:
            heading = t("league-division", division=division + 1)
            items.append(text_display(f"### {heading}\n{text}"))
            room -= len(text) + 40
    return message(_colour(competition.status), items, bands=shown)


def _standing_lines(season: Season, found: Sequence[Standing], t: Words) -> list[str]:
    names = {one.entrant: entry_name(one, t) for one in season.entries}
    return [f"{one.place}. {names[one.entrant]} – {_points(one.points, t)}" for one in found]


def _points(points: float, t: Words) -> str:
    return t("league-points", points=points / POINT)


def standing_bands(season: Season, division: int, t: Words) -> list[Band]:
    """The pictures of a division's standings."""
    competition = season.competition
    progress = season.progress(division)
    found = progress.standings()[:PEOPLE_SHOWN]
    names = {one.entrant: one for one in season.entries}
    rows = []
    for one in found:
        entry = names[one.entrant]
        name = plain(entry.name) if entry.user_id is not None else t("name-former")
        opponents = _points(float(one.opponents), t)
        zone = _zone(season, division, one, len(progress.active))
        rows.append(
            StandingRow(
                str(one.place),
                name,
                _points(one.points, t),
                str(one.played),
                str(one.wins),
                opponents,
                zone,
            )
        )
    heading = plain(competition.name)
    if season.divisions > 1:
        heading = f"{heading} · {t('league-division', division=division + 1)}"
    after = sum(one.over for one in season.rounds)
    subtitle = t("league-after", season=competition.season, turn=after)
    parts = [rows[start : start + ROWS] for start in range(0, len(rows), ROWS)]
    alt = [_alt(heading, part, t) for part in parts]
    headings = tuple(t(f"league-column-{one}") for one in ("points", "tables", "wins", "opponents"))
    columns = (headings[0], headings[1], headings[2], headings[3])
    return list(bands(f"standings-{division + 1}", heading, subtitle, columns, rows, alt))


def _zone(season: Season, division: int, one: Standing, active: int) -> Zone:
    """Whether somebody would go up or down if the season ended so."""
    rules = season.competition.settings.divisions
    by_number = {entry.entrant: entry for entry in season.entries}
    entry = by_number[one.entrant]
    if entry.state is EntryState.GONE:
        return Zone.GONE
    if rules is None or entry.replaces is not None:
        return Zone.NONE
    if division and one.place <= rules.moving:
        return Zone.UP
    below = division + 1 < season.divisions
    return Zone.DOWN if below and one.place > active - rules.moving else Zone.NONE


def _alt(heading: str, rows: Sequence[StandingRow], t: Words) -> str:
    lines = [t("league-alt", place=one.place, name=one.name, points=one.points) for one in rows]
    return clip(f"{heading}: {'; '.join(lines)}", ALT_LIMIT)
