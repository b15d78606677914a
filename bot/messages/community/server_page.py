"""A server's page: how much was played, records, the latest games, leagues."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from discord import ui

from bot.competitions.progress import Kind
from bot.competitions.scoring import POINT
from bot.domain.community.competition import CompetitionStatus, Season
from bot.domain.community.records import ServerRecord
from bot.domain.community.results import Result, SeatResult
from bot.domain.table import Table
from bot.games.base import GamePresenter
from bot.i18n import Words
from bot.messages.community.competitions import (
    any_points,
    entry_name,
    season_winner_line,
    state_line,
    title,
    winner_line,
)
from bot.messages.components.items import message, separator, text_display
from bot.messages.components.message import Message
from bot.messages.components.text import (
    PRIVATE,
    clip_lines,
    escaped,
    join_list,
    quoted,
    timestamp,
)
from bot.tables.commands.community.server_page import ServerPage

RECORDS_LIMIT = 1500
LATEST_LIMIT = 900
LEAGUES_LIMIT = 900
BEST = 3
"""Places of a league that are told."""
MOST_NAMES = 5

Presenters = Mapping[str, GamePresenter]
Visible = Callable[[Table], bool]
"""Whether whoever reads the page may see a table's channel."""


def server_page(
    presenters: Presenters,
    name: str,
    page: ServerPage,
    visible: Visible,
    t: Words,
) -> Message:
    """The page of a server."""
    total = sum(page.counts.values())
    head = [f"## 🏟️ {quoted(name)}"]
    if not total:
        head.append(t("server-page-empty"))
    else:
        head.append(t("server-page-count", count=total, lately=page.lately))
        counts = [
            f"{count} × **{presenters[game].title(t)}**"
            for game, count in page.counts.items()
            if count
        ]
        head.append(f"-# {' · '.join(counts)}")
    items: list[ui.Item[Any]] = [text_display("\n".join(head))]
    if page.records:
        lines = [f"**{t('server-page-records')}**"]
        for one in page.records:
            lines += _record(presenters, one, page, visible, t)
        items += [separator(), text_display(clip_lines("\n".join(lines), RECORDS_LIMIT))]
    latest = [_latest(presenters, page.results[number], page, visible, t) for number in page.latest]
    if told := [line for line in latest if line]:
        lines = [f"**{t('server-page-latest')}**", *told]
        items += [separator(), text_display(clip_lines("\n".join(lines), LATEST_LIMIT))]
    if leagues := [line for season in page.seasons for line in _league(season, page, t)]:
        lines = [f"**{t('server-page-leagues')}**", *leagues]
        items += [separator(), text_display(clip_lines("\n".join(lines), LEAGUES_LIMIT))]
    return message(PRIVATE, items)


def _record(
    presenters: Presenters, one: ServerRecord, page: ServerPage, visible: Visible, t: Words
) -> list[str]:
    """A record in two lines: what, and who when."""
    result = page.results[one.game.number]
    presenter = presenters[result.game]
    what = t(f"record-{one.id}", figure=one.mark.figure, level=_level(presenter, result, t))
    rows = _last_rows(result)
    if one.mark.seats:
        rows = [row for row in rows if row.seat in one.mark.seats]
    elif one.mark.won:
        rows = [row for row in rows if row.place == 1]
    who = join_list([_who(presenter, row, page, t) for row in rows[:MOST_NAMES]], t)
    where = _link(result, page, visible)
    when = timestamp(result.finished_at, "d")
    return [f"🏆 **{presenter.title(t)}** · {what}", f"-# {who} · {when}{where}"]


def _level(presenter: GamePresenter, result: Result, t: Words) -> str:
    level = (result.detail or {}).get("level")
    return "" if level is None else presenter.choice_label("level", level, t).text


def _last_rows(result: Result) -> list[SeatResult]:
    """The last row of each seat, by place."""
    last = {row.seat: row for row in result.seats}
    return sorted(last.values(), key=lambda row: (row.place, row.seat))


def _who(presenter: GamePresenter, own: SeatResult, page: ServerPage, t: Words) -> str:
    """Who had a seat at the end, as they were called last."""
    if own.user_id is not None and own.user_id in page.names:
        return escaped(page.names[own.user_id])
    if own.user_id is None and own.autopilot is not None:
        return f"🤖 {presenter.style_label(own.autopilot, t).text}"
    return t("name-former")


def _link(result: Result, page: ServerPage, visible: Visible) -> str:
    table = page.tables.get(result.table_id)
    return f" · <#{table.channel_id}>" if table is not None and visible(table) else ""


def _latest(
    presenters: Presenters, result: Result, page: ServerPage, visible: Visible, t: Words
) -> str:
    """One of the latest games; empty where its channel isn't everybody's."""
    table = page.tables.get(result.table_id)
    if table is None or not visible(table):
        return ""
    presenter = presenters[result.game]
    if presenter.game.together:
        won = bool((result.detail or {}).get("won"))
        told = t("history-won" if won else "history-lost")
    else:
        best = [_who(presenter, own, page, t) for own in _last_rows(result) if own.place == 1]
        told = t("server-page-winner", names=join_list(best, t), count=len(best))
    when = timestamp(result.finished_at)
    return f"• **{presenter.title(t)}** · {told} · {when} · <#{table.channel_id}>"


def _league(season: Season, page: ServerPage, t: Words) -> list[str]:
    """A league or tournament: how far it is and the best of its first division, or who has won."""
    competition = season.competition
    place = f"https://discord.com/channels/{competition.guild_id}/{competition.channel_id}"
    if competition.message_id is not None:
        place += f"/{competition.message_id}"
    link = f"[{title(competition, t)}]({place})"
    if competition.status is CompetitionStatus.OVER:
        return [f"• {line}" for line in winner_line(season, t, link)]
    lines = [f"• **{link}** · {state_line(season, page.now, t)}"]
    drawn = competition.settings.form.kind is Kind.ELIMINATION
    if competition.status is CompetitionStatus.RUNNING and not drawn:
        names = {one.entrant: entry_name(one, t) for one in season.entries}
        found = season.progress(0).standings()
        told = [
            f"{one.place}. {names[one.entrant]} ({t('league-points', points=one.points / POINT)})"
            for one in found[:BEST]
        ]
        if any_points(found):
            lines.append(f"-# {' · '.join(told)}")
    if competition.id in page.ended:
        lines += [f"-# {line}" for line in season_winner_line(page.ended[competition.id], t)]
    return lines
