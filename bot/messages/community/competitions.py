"""Messages about leagues and tournaments: the sign-up, a round, the standings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
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
from bot.domain.table import visible
from bot.games.base import GamePresenter
from bot.i18n import Words, words
from bot.messages.community.brackets import after_line, bracket_bands
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
    NAME,
    NEUTRAL,
    RUNNING,
    SUCCESS,
    clip,
    clip_marked,
    escaped,
    escaped_text,
    join_list,
    plain,
    time_control,
    timestamp,
)
from render.community.standings import ROWS, StandingRow, Zone, bands
from render.core.picture import ALT_LIMIT, Band

THREAD_NAME = 100
"""Characters that Discord allows a thread's name."""
THREAD_LEAGUE = 40
"""Characters that a thread's name has of its league's."""
NAMES_LIMIT = 1200
"""Characters of a list of people."""
WINNERS_LIMIT = 400
"""Characters of a list of winners."""
TABLES_LIMIT = 3200
"""Characters about the tables of a round."""
PEOPLE_SHOWN = 30
"""People whom the pictures of standings show of a division; a message has so much room."""


class CompetitionMessages:
    """Messages in the language of the competition's tables."""

    def __init__(self, presenters: Mapping[str, GamePresenter]) -> None:
        self._presenters = presenters

    def sign_up(self, season: Season, now: datetime, before: Season | None = None) -> Message:
        """The message at the top: what is played and how, and who has signed up.

        Between two seasons it tells who has won the one ``before``.
        """
        presenter = self._presenters[season.competition.settings.game]
        return sign_up(presenter, season, now, words_of(season), before)

    def round(self, season: Season, turn: int) -> Message:
        """The message of a round: its tables as they are, below them the standings."""
        return round_message(season, turn, words_of(season))


def words_of(season: Season) -> Words:
    """The words of the language in which a competition is announced."""
    return words(season.competition.settings.tables.language)


def league_name(competition: Competition) -> str:
    """The whole name, as text of a message."""
    return escaped_text(competition.name)


def title(competition: Competition, t: Words) -> str:
    """The name, with the season's number where there are several."""
    name = league_name(competition)
    if not competition.numbered:
        return name
    return t("league-season", name=name, season=competition.season)


def thread_name(season: Season, table: CompetitionTable, people: Sequence[SeasonEntry]) -> str:
    """The name of a table's thread: of which league and round, and who plays there."""
    competition, t = season.competition, words_of(season)
    number = str(table.number + 1)
    if season.divisions > 1:
        number = f"{table.division + 1}-{number}"
    told = table.season if competition.numbered else 0
    where = t("league-thread", season=told, turn=table.turn)
    head = f"{clip(visible(competition.name), THREAD_LEAGUE)} · {where}"
    room = THREAD_NAME - len(head) - len(number) - 6
    names = [_thread_person(one, t) for one in people]
    for most in range(NAME, 0, -1):
        who = " – ".join(clip(name, most) for name in names)
        if len(who) <= room:
            break
    return f"{head} · {who} · {number}"


def _thread_person(one: SeasonEntry, t: Words) -> str:
    if one.state is EntryState.GONE:
        return "🤖"
    return plain(one.name) if one.user_id is not None else t("name-former")


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


def state_line(season: Season, now: datetime, t: Words) -> str:
    """How far it has come."""
    competition = season.competition
    match competition.status:
        case CompetitionStatus.SIGN_UP:
            least = competition.settings.form.least
            playing = sum(one.state is EntryState.IN for one in season.entries)
            begins_at = competition.begins_at
            if begins_at is None or (playing < least and begins_at <= now):
                return t("league-waits", least=least)
            when = timestamp(begins_at, "F")
            if playing < least:
                return t("league-begins-if", when=when, least=least)
            return t("league-begins", when=when)
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


def winner_line(season: Season, t: Words, link: str | None = None) -> list[str]:
    """Who has won a season, if it was played to its end; by default without a link."""
    first, second = season.best()
    if not first:
        return []
    names, told = _winners(first, t), link or title(season.competition, t)
    if second:
        others = _names(second, t, WINNERS_LIMIT)
        return [t("league-winner-ahead", names=names, league=told, others=others)]
    return [t("league-winner", count=len(first), names=names, league=told)]


def season_winner_line(season: Season, t: Words) -> list[str]:
    """The same where the competition goes on with another season."""
    first, _ = season.best()
    number = season.competition.season
    return [t("league-season-winner", season=number, names=_winners(first, t))] if first else []


def _winners(first: Sequence[SeasonEntry], t: Words) -> str:
    names = [f"**{entry_name(one, t)}**" for one in first]
    return clip_marked(join_list(names, t), WINNERS_LIMIT)


def _names(people: Sequence[SeasonEntry], t: Words, limit: int) -> str:
    return clip(join_list([entry_name(one, t) for one in people], t), limit)


def sign_up(
    presenter: GamePresenter,
    season: Season,
    now: datetime,
    t: Words,
    before: Season | None = None,
) -> Message:
    """The message of a competition, with the buttons to join and to leave."""
    competition = season.competition
    state = [f"**{state_line(season, now, t)}**"]
    if competition.status is CompetitionStatus.OVER:
        state += winner_line(season, t)
    elif before is not None:
        state += season_winner_line(before, t)
    lines = [f"## {title(competition, t)}", *rule_lines(presenter, season, t)]
    items: list[ui.Item[Any]] = [
        text_display("\n".join(lines), 1600),
        separator(),
        text_display("\n".join([*state, *_people_lines(season, t)]), 2000),
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
            lines.append(t(text, count=len(people), names=_names(people, t, NAMES_LIMIT)))
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
    if last and season.ended:
        lines += winner_line(season, t)
    tables = _table_lines(season, current, t)
    items: list[ui.Item[Any]] = [text_display("\n".join(lines + tables))]
    shown: list[Band] = []
    if last:
        shown = _pictures(season, t)[:3]
    items += [gallery(band) for band in shown]
    # After a crash a message is told from others by its controls.
    table = ControlId("league-table", competition.id, turn, competition.season)
    items.append(row(button(table, t("button-league-table"))))
    colour = NEUTRAL if current.over or cancelled else RUNNING
    return message(colour, items, bands=shown)


def _pictures(season: Season, t: Words) -> list[Band]:
    """How things stand: of a knock-out its bracket, else points as soon as there are any."""
    if season.competition.settings.form.kind is Kind.ELIMINATION:
        return bracket_bands(season, t)
    divisions = range(season.divisions)
    return [one for division in divisions for one in standing_bands(season, division, t)]


def _table_lines(season: Season, current: CompetitionRound, t: Words) -> list[str]:
    names = {one.entrant: entry_name(one, t) for one in season.entries}
    lines: list[str] = []
    for division, paired in sorted(current.paired.items()):
        if season.divisions > 1:
            lines.append(f"### {t('league-division', division=division + 1)}")
        for table in season.tables:
            if (table.turn, table.division) == (current.turn, division):
                lines.append(_table_line(table, names, late=current.over))
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


def _table_line(table: CompetitionTable, names: Mapping[Entrant, str], *, late: bool) -> str:
    """A table with its people; ``late`` if its round is over."""
    where = "" if table.channel_id is None else f" <#{table.channel_id}>"
    if table.places is None:
        who = " · ".join(names[one] for one in table.seats)
        return f"**{table.number + 1}**{' ⏳' if late else ''}{where} {who}"
    order = sorted(table.places, key=lambda one: (table.places or {})[one])
    who = " · ".join(f"{table.places[one]}. {names[one]}" for one in order)
    return f"**{table.number + 1}** ✅{where} {who}"


# Standings


def standings(season: Season, now: datetime, t: Words) -> Message:
    """The standings of all divisions, as pictures and, beyond these, as text."""
    competition = season.competition
    lines = [f"## {title(competition, t)}", state_line(season, now, t)]
    if competition.status is CompetitionStatus.OVER:
        lines += winner_line(season, t)
    items: list[ui.Item[Any]] = [text_display("\n".join(lines), 1600)]
    if not season.rounds:
        return message(_colour(competition.status), items)
    if competition.settings.form.kind is Kind.ELIMINATION:
        shown = bracket_bands(season, t)[:3]
        items += [gallery(band) for band in shown]
        return message(_colour(competition.status), items, bands=shown)
    shown = []
    room = MESSAGE_TEXT - 1800
    for division in range(season.divisions):
        if len(shown) < 6:
            made = standing_bands(season, division, t)
            shown += made
            items += [gallery(band) for band in made]
            continue
        rest = season.progress(division).standings()
        text = "\n".join(_standing_lines(season, rest, t))
        if any_points(rest) and len(text) < room:
            heading = t("league-division", division=division + 1)
            items.append(text_display(f"### {heading}\n{text}"))
            room -= len(text) + 40
    return message(_colour(competition.status), items, bands=shown)


def any_points(found: Sequence[Standing]) -> bool:
    """Whether there is a result; before that, standings say nothing."""
    return any(one.played or one.points for one in found)


def _standing_lines(season: Season, found: Sequence[Standing], t: Words) -> list[str]:
    names = {one.entrant: entry_name(one, t) for one in season.entries}
    # Discord would number the places of a list anew.
    return [f"**{one.place}** · {names[one.entrant]} – {_points(one.points, t)}" for one in found]


def _points(points: float, t: Words) -> str:
    return t("league-points", points=points / POINT)


def standing_bands(season: Season, division: int, t: Words) -> list[Band]:
    """The pictures of a division's standings; none before the first result."""
    competition = season.competition
    progress = season.progress(division)
    found = progress.standings()[:PEOPLE_SHOWN]
    if not any_points(found):
        return []
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
    heading = visible(competition.name)
    if season.divisions > 1:
        heading = f"{heading} · {t('league-division', division=division + 1)}"
    subtitle = after_line(season, t)
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
