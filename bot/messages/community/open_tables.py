"""The board of open tables, what a person waits for, and the messages to who waited for a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.domain.community.open_tables import Interest, Pace
from bot.domain.seating import most_seats
from bot.domain.table import Table
from bot.games.base import GamePresenter
from bot.games.labels import Label
from bot.i18n import Words, words
from bot.messages.components.items import (
    ControlId,
    button,
    message,
    row,
    select,
    separator,
    table_link_button,
    text_display,
)
from bot.messages.components.message import MESSAGE_TEXT, Message
from bot.messages.components.text import (
    LOBBY,
    OPTIONS,
    PRIVATE,
    escaped,
    place_line,
    plain,
    quoted,
    table_link,
    time_control,
    timestamp,
)

APART = "\n\n"
"""Stands between two tables of a list."""
NOW = 8
"""Tables that are named at most to somebody who waits for another."""
LIST_LIMIT = 2400
"""Characters about the tables of a server."""
ELSEWHERE_LIMIT = MESSAGE_TEXT - LIST_LIMIT - 600
"""Characters about those of other servers."""


class OpenTableMessages:
    """Builds what is said of tables that wait for people."""

    def __init__(self, presenters: Mapping[str, GamePresenter]) -> None:
        self._presenters = presenters

    def presenter(self, game: str) -> GamePresenter:
        """The presenter of a game that this program has."""
        return self._presenters[game]

    def board(
        self,
        tables: Sequence[Table],
        elsewhere: Sequence[Table],
        servers: Mapping[int, str],
        t: Words,
        *,
        more: Sequence[ui.Item[Any]] = (),
        private: bool = False,
    ) -> Message:
        """The open tables of a server, and of others whose names are in ``servers``.

        ``private``: it is an answer to one person, with ``more`` below.
        """
        lines = [self._line(table, t) for table in tables]
        told = _within(lines, LIST_LIMIT, t) if lines else [t("board-none")]
        head = f"## 🚀 {t('board-title')}"
        # On a phone each takes several lines.
        items: list[ui.Item[Any]] = [text_display("\n".join([head, APART.join(told)]))]
        if tables:
            items.append(
                row(select(ControlId("board-join", 0), self._choices(tables, t), t("board-join")))
            )
        others = [
            self._elsewhere(one, servers[one.guild_id], t)
            for one in elsewhere
            if one.guild_id in servers
        ]
        if others:
            heading = f"**{t('board-elsewhere')}**\n-# {t('board-elsewhere-text')}"
            told = _within(others, ELSEWHERE_LIMIT, t)
            items += [separator(), text_display("\n".join([heading, *told]))]
        tell = button(ControlId("board-tell", 0), t("button-board-tell"), emoji="🔔")
        items += (
            more if private else [separator(), text_display(f"-# {t('board-text')}"), row(tell)]
        )
        return message(PRIVATE if private else LOBBY, items)

    def _line(self, table: Table, t: Words) -> str:
        """A table in two lines: what is played, and by whom it is hosted where."""
        presenter, settings = self._presenters[table.game], table.settings
        most = most_seats(presenter.game, table)
        parts = [
            f"**{presenter.title(t)}**",
            t("board-seats", free=most - len(table.seats), seats=most),
            f"⏱️ {time_control(settings.time_control, t)}",
        ]
        if settings.language != t.language:
            parts.append(f"💬 {words(settings.language)('language-name')}")
        if settings.beginners:
            parts.append(f"🌱 {t('board-beginners')}")
        if settings.rated and not presenter.game.together:
            parts.append(f"⚖️ {t('board-rated')}")
        host = next((one.name for one in table.seats if one.user_id == table.host_id), "")
        told = t("board-host", name=escaped(host))
        return f"{' · '.join(parts)}\n-# {told} · <#{table.channel_id}>"

    def _elsewhere(self, table: Table, server: str, t: Words) -> str:
        return f"🌐 {self._linked(table, t)} · {t('board-server', server=quoted(server))}"

    def _linked(self, table: Table, t: Words) -> str:
        presenter = self._presenters[table.game]
        free = most_seats(presenter.game, table) - len(table.seats)
        return f"[{presenter.title(t)}]({table_link(table)}) · {t('board-free', free=free)}"

    def now(self, tables: Sequence[Table], t: Words) -> list[str]:
        """Lines about tables that are open already where somebody waits for one; maybe none."""
        if not tables:
            return []
        return [t("interests-now"), *(f"• {self._linked(table, t)}" for table in tables[:NOW])]

    def _choices(self, tables: Sequence[Table], t: Words) -> list[tuple[str, Label]]:
        """A server's tables as a select offers them, the first 25."""
        found = []
        for table in tables[:OPTIONS]:
            presenter = self._presenters[table.game]
            names = ", ".join(plain(one.name) for one in table.seats if one.user_id is not None)
            free = t("board-free", free=most_seats(presenter.game, table) - len(table.seats))
            hint = f"{free} · {time_control(table.settings.time_control, t)}"
            found.append((str(table.id), Label(f"{presenter.title(t)} · {names}", hint, "🪑")))
        return found

    # Interests

    def interests(
        self,
        own: Sequence[Interest],
        shown: Interest | None,
        now: Sequence[Table],
        servers: Mapping[int, str],
        t: Words,
    ) -> Message:
        """What a person waits for; ``shown`` can be told more about, and fits the tables ``now``.

        Those of other servers than ``shown``'s are named with the server, if it is in ``servers``.
        """
        lines = [f"### 🔔 {t('interests-title')}", t("interests-text")]
        lines += [f"• {self.interest(one, servers, t)}" for one in own]
        items: list[ui.Item[Any]] = [text_display("\n".join(lines)), row(self._games(shown, t))]
        if shown is not None:
            presenter = self._presenters[shown.game]
            paces = [(one.value, Label(t(f"interest-pace-{one}"), emoji="⏱️")) for one in Pace]
            counts = [0, *(one for one in presenter.game.seat_counts if one > 1)]
            seats = [
                (str(one), Label(t("interest-seats", seats=one), emoji="🪑")) for one in counts
            ]
            control = ControlId("interest-pace", 0, 0, 0, (shown.number,))
            items.append(row(select(control, paces, t("interest-pace-any"), chosen=shown.pace)))
            control = ControlId("interest-seats", 0, 0, 0, (shown.number,))
            items.append(
                row(select(control, seats, t("interest-seats", seats=0), chosen=str(shown.seats)))
            )
        if now:
            items.append(text_display("\n".join(self.now(now, t))))
            control = ControlId("board-join", 0)
            items.append(row(select(control, self._choices(now[:NOW], t), t("board-join"))))
        if own:
            labels = [
                (str(one.number), Label(self._short(one, servers, t), emoji="✖️"))
                for one in own[:OPTIONS]
            ]
            items.append(row(select(ControlId("interest-drop", 0), labels, t("interest-drop"))))
        return message(PRIVATE, items)

    def _games(self, shown: Interest | None, t: Words) -> ui.Select[Any]:
        """The games, by their places: which of them a person waits for."""
        games = [
            (str(place), Label(presenter.title(t), emoji="🎲"))
            for place, presenter in enumerate(self._presenters.values())
        ]
        chosen = None
        if shown is not None:
            chosen = str([*self._presenters].index(shown.game))
        return select(ControlId("interest-game", 0), games, t("interest-game"), chosen=chosen)

    def interest(self, one: Interest, servers: Mapping[int, str], t: Words) -> str:
        """An interest in a line."""
        until = t("interest-until", until=timestamp(one.until, "d"))
        return f"{self._short(one, servers, t, marked=True)} · {until}"

    def _short(
        self, one: Interest, servers: Mapping[int, str], t: Words, *, marked: bool = False
    ) -> str:
        presenter = self._presenters.get(one.game)
        game = one.game if presenter is None else presenter.title(t)
        parts = [f"**{game}**" if marked else game]
        if one.pace is not Pace.ANY:
            parts.append(t(f"interest-pace-{one.pace}"))
        if one.seats:
            parts.append(t("interest-seats", seats=one.seats))
        if one.guild_id in servers:
            name = servers[one.guild_id]
            parts.append(quoted(name) if marked else plain(name))
        return " · ".join(parts)

    # Direct messages

    def found(self, table: Table, interest: int, server: str | None, language: str) -> Message:
        """To somebody who waits for a table: one can be joined."""
        t = words(language)
        lines = [
            f"### 🔔 {t('direct-open-table', game=self._presenters[table.game].title(t))}",
            place_line(table, server, t),
            self._line(table, t).partition("\n")[0],
            f"-# {t('direct-open-table-why')}",
        ]
        join = button(
            ControlId("join", table.id), t("button-join"), ButtonStyle.success, emoji="🪑"
        )
        again = button(
            ControlId("interest-again", 0, 0, 0, (interest,)), t("button-interest-again")
        )
        buttons = row(join, table_link_button(table, t), again)
        return message(LOBBY, [text_display("\n".join(lines)), buttons])

    def opened(self, table: Table, interest: int, server: str | None, language: str) -> Message:
        """To somebody for whom a table was opened, as others wait for the same."""
        t = words(language)
        others = len(table.people) - 1
        lines = [
            f"### 🚀 {t('direct-by-interest', game=self._presenters[table.game].title(t))}",
            place_line(table, server, t),
            t("direct-by-interest-text", others=others),
        ]
        leave = button(ControlId("leave", table.id), t("button-leave"))
        again = button(
            ControlId("interest-again", 0, 0, 0, (interest,)), t("button-interest-again")
        )
        buttons = row(table_link_button(table, t), leave, again)
        return message(LOBBY, [text_display("\n".join(lines)), buttons])


def _within(lines: Sequence[str], limit: int, t: Words) -> list[str]:
    """As many lines as there is room for, and how many more there are."""
    for count, line in enumerate(lines):
        limit -= len(line) + len(APART)
        if limit < 0:
            return [*lines[:count], f"-# {t('board-more', count=len(lines) - count)}"]
    return list(lines)
