"""A person's page and their finished games, as messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from discord import ui

from bot.domain.community.profile import PlayedGame
from bot.domain.community.results import How, Result, SeatResult
from bot.domain.table import Table
from bot.games.base import GamePresenter
from bot.games.labels import Label
from bot.i18n import Words
from bot.messages.community.ratings import rating_chart, rating_text
from bot.messages.components.items import (
    ControlId,
    after_buttons,
    button,
    gallery,
    message,
    row,
    rows,
    select,
    table_link_button,
    text_display,
)
from bot.messages.components.message import Message
from bot.messages.components.position_view import seat_name
from bot.messages.components.text import (
    FINISHED,
    PRIVATE,
    clip_lines,
    escaped,
    join_list,
    plain,
    quoted,
    timestamp,
)
from bot.tables.commands.community.profiles import History, PastGame, PersonPage

PAGE = 8
"""Games on a page of a history."""
PROFILE_LIMIT = 1400
ACHIEVEMENTS_LIMIT = 2000
HISTORY_LIMIT = 3400
MEDALS = ("🥇", "🥈", "🥉")

Presenters = Mapping[str, GamePresenter]


def profile(
    presenters: Presenters,
    name: str,
    shown: PersonPage,
    visible: Callable[[Table], bool],
    t: Words,
    *,
    buttons: Sequence[ui.Button[Any]] = (),
) -> Message:
    """A person's page, with links to tables whose channels are ``visible`` to the reader."""
    found = shown.profile
    head = [f"## 👤 {escaped(name)}"]
    if found.since is None:
        head.append(t("profile-empty"))
    else:
        count = sum(one.finished for one in found.games)
        head.append(t("profile-since", count=count, since=timestamp(found.since, "D")))
    rated = {game: games for game, games in shown.rated.items() if game in presenters}
    for one in found.games:
        head += _played(presenters[one.game], one, t)
        if one.game in rated:
            rating = rated[one.game][-1].rating
            told = t("profile-rating", rating=rating_text(rating, t), count=rating.games)
            head.append(f"-# ⚖️ {told}")
    bands = rating_chart(presenters, rated, t)
    items: list[ui.Item[Any]] = [text_display(clip_lines("\n".join(head), PROFILE_LIMIT))]
    items += map(gallery, bands)
    if found.achievements:
        lines = [f"**{t('profile-achievements')}**"]
        for earned in found.achievements:
            table = shown.tables.get(earned.result.table_id)
            link = "" if table is None or not visible(table) else f" · <#{table.channel_id}>"
            title = t(f"achievement-{earned.id}")
            told = t(f"achievement-{earned.id}-told")
            lines.append(f"🏅 **{title}** · {timestamp(earned.at, 'd')}{link}\n-# {told}")
        items.append(text_display(clip_lines("\n".join(lines), ACHIEVEMENTS_LIMIT)))
    if buttons:
        items.append(row(*buttons))
    return message(PRIVATE, items, bands=bands)


def _played(presenter: GamePresenter, one: PlayedGame, t: Words) -> list[str]:
    """A game: how often it was played and won, with which side most."""
    line = t("profile-game", game=presenter.title(t), finished=one.finished, won=one.won)
    if not presenter.game.together:
        medals = [f"{MEDALS[at]} {count}" for at, count in enumerate(one.places[:3]) if count]
        line = " · ".join([line, *medals])
    if one.favourite is None or presenter.game.together:
        return [line]
    side, count = one.favourite
    label = presenter.seat_label(side, t)
    sign = f"{label.emoji} " if label.emoji else ""
    return [line, f"-# {t('profile-favourite', side=f'{sign}{label.text}', count=count)}"]


# The history


def history(
    presenters: Presenters,
    user_id: int,
    found: History,
    page: int,
    servers: Mapping[int, str],
    t: Words,
) -> Message:
    """A page of a person's finished games, with a select that opens one."""
    if not found.count:
        return message(PRIVATE, [text_display(f"### {t('history-title')}\n{t('history-none')}")])
    lines = [f"### {t('history-title')}", t("history-count", count=found.count)]
    lines += [_past_line(presenters, user_id, one, servers, t) for one in found.games]
    choices = [
        (str(one.result.number), _past_label(presenters, user_id, one, t)) for one in found.games
    ]
    items: list[ui.Item[Any]] = [text_display(clip_lines("\n".join(lines), HISTORY_LIMIT))]
    items.append(row(select(ControlId("past-game", 0), choices, t("history-open"))))
    pages = -(-found.count // PAGE)
    if pages > 1:
        page = min(page, pages - 1)
        items.append(row(*_turn(page, pages, t)))
    return message(PRIVATE, items)


def _turn(page: int, pages: int, t: Words) -> list[ui.Button[Any]]:
    """Buttons to newer and older games; their paths' second numbers tell them apart."""

    def to(target: int, place: int, name: str) -> ui.Button[Any]:
        there = min(max(target, 0), pages - 1)
        control = ControlId("past-games", 0, 0, 0, (there, place))
        return button(control, t(name), disabled=there != target)

    return [to(page - 1, 0, "button-history-newer"), to(page + 1, 1, "button-history-older")]


def _own(result: Result, user_id: int) -> SeatResult:
    """The person's last row of a result."""
    return [one for one in result.seats if one.user_id == user_id][-1]


def _title(presenters: Presenters, result: Result, t: Words) -> str:
    presenter = presenters.get(result.game)
    return result.game if presenter is None else presenter.title(t)


def _outcome(presenters: Presenters, user_id: int, result: Result, t: Words) -> str:
    """How the game went for the person."""
    own, presenter = _own(result, user_id), presenters.get(result.game)
    if own.until is not None and own.how is not How.TOOK_OVER:
        return t(f"history-{own.how}")
    if presenter is not None and presenter.game.together:
        return t("history-won" if (result.detail or {}).get("won") else "history-lost")
    places = {one.seat: one.place for one in result.seats}
    shared = list(places.values()).count(own.place) > 1
    return t("history-shared" if shared else "history-place", place=own.place, of=len(places))


def _past_line(
    presenters: Presenters, user_id: int, one: PastGame, servers: Mapping[int, str], t: Words
) -> str:
    result = one.result
    parts = [
        f"**{_title(presenters, result, t)}**",
        _outcome(presenters, user_id, result, t),
        timestamp(result.finished_at, "d"),
    ]
    if result.rated:
        parts.append(f"⚖️ {t('board-rated')}")
    if result.guild_id in servers:
        parts.append(quoted(servers[result.guild_id]))
    with_whom = _others(presenters, user_id, one, t)
    return " · ".join(parts) + (f"\n-# {with_whom}" if with_whom else "")


def _others(presenters: Presenters, user_id: int, one: PastGame, t: Words) -> str:
    """The other players as they were called; empty once the table is gone."""
    table, presenter = one.table, presenters.get(one.result.game)
    if table is None or presenter is None:
        return ""
    others = [seat for seat in table.seats if seat.user_id != user_id]
    names = [seat_name(presenter, table, seat, t) for seat in others]
    return t("history-with", names=join_list(names, t)) if names else ""


def _past_label(presenters: Presenters, user_id: int, one: PastGame, t: Words) -> Label:
    result = one.result
    text = f"{_title(presenters, result, t)} · {t('history-day', when=result.finished_at)}"
    return Label(text, plain(_outcome(presenters, user_id, result, t)), "🏁")


def past_game(
    presenters: Presenters,
    user_id: int,
    one: PastGame,
    server: str | None,
    t: Words,
    *,
    in_reach: bool,
) -> Message:
    """A finished game with the ways to look at it again.

    ``in_reach``: the person and the bot are both in the table's server.
    """
    result, table = one.result, one.table
    names = {} if server is None else {result.guild_id: server}
    lines = [f"### 🏁 {_title(presenters, result, t)}"]
    lines.append(_past_line(presenters, user_id, one, names, t))
    presenter = presenters.get(result.game)
    if presenter is not None:
        lines += _places(presenter, one, t)
    back = button(ControlId("past-games", 0, 0, 0, (0,)), t("button-back"))
    if table is None or presenter is None:
        lines.append(f"-# {t('history-gone')}")
        return message(FINISHED, [text_display("\n".join(lines)), row(back)])
    story = button(ControlId("story", table.id), t("button-story"), emoji="📖")
    # *Again* opens a table where it is pressed, which may be far from this one's channel.
    after = after_buttons(presenter, table, t, lost=True)
    after = [each for each in after if ControlId.parse(each.custom_id or "").verb != "again"]
    link = [table_link_button(table, t)] if in_reach else []
    return message(FINISHED, [text_display("\n".join(lines)), *rows([*after, story, *link, back])])


def _places(presenter: GamePresenter, one: PastGame, t: Words) -> list[str]:
    """Each seat with its place and who had it at the end."""
    result, table = one.result, one.table
    if presenter.game.together:
        return []
    lines = []
    last = {row.seat: row for row in result.seats}
    for own in sorted(last.values(), key=lambda row: (row.place, row.seat)):
        label = presenter.seat_label(own.identity, t)
        sign = f"{label.emoji} " if label.emoji else ""
        who = _who(presenter, table, own, t)
        lines.append(f"**{own.place}** · {sign}{label.text}{f' · {who}' if who else ''}")
    return lines


def _who(presenter: GamePresenter, table: Table | None, own: SeatResult, t: Words) -> str:
    if table is None:
        return ""
    return seat_name(presenter, table, table.seats[own.seat], t)
