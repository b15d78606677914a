"""Direct messages: a hand, a decision, a reminder, news of a seat, order or lobby, permissions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any

from discord import ButtonStyle, ui

from bot.domain.clocks import DESERTED_LIFETIME
from bot.domain.guidance import Guidance
from bot.domain.preferences import DEFAULTS, Preferences
from bot.domain.standing_orders import StandingOrder
from bot.domain.table import Position, Table
from bot.games.base import GamePresenter
from bot.i18n import Words, words
from bot.messages.announcements import end_title
from bot.messages.community.open_tables import OpenTableMessages
from bot.messages.components.advice import advice_of
from bot.messages.components.guidance import guide_of
from bot.messages.components.items import (
    ControlId,
    button,
    comeback_button,
    gallery,
    message,
    my_move_button,
    notice,
    onward_button,
    row,
    start_button,
    table_link_button,
    text_display,
)
from bot.messages.components.message import Message
from bot.messages.components.panel import Panel
from bot.messages.components.position_view import PositionView, escaped_names, seat_title
from bot.messages.components.refusals import permission_names, why_dropped
from bot.messages.components.text import (
    FINISHED,
    LOBBY,
    PRIVATE,
    RUNNING,
    join_list,
    place_line,
    table_link,
    timestamp,
)
from bot.tables.commands.experts.hints import Look
from rules.core.game import Seat, Viewer
from rules.core.standing_orders import read_order

HAND_LIMIT = 2500
REMINDER_LIMIT = 3000


class TableDirectMessages:
    """Builds each direct message about a table as it looks now, in the reader's language."""

    def __init__(
        self,
        presenters: Mapping[str, GamePresenter],
        server_name: Callable[[int], str | None] = lambda guild_id: None,
    ) -> None:
        """``server_name`` gives a server's name by its id; ``None`` for one that isn't known."""
        self._presenters = presenters
        self._server_name = server_name

    def hand(self, position: Position, seat: Seat, language: str) -> Message:
        """The seat's secrets, with the way to its next question and a link to the table."""
        view = self._view(position, seat, language)
        t, table = view.t, view.table
        bands = view.hand(seat)
        title = seat_title(view.presenter, table, seat, t)
        lines = [
            f"### {t('direct-hand', seat=title, game=view.title)}",
            self._place(table, t),
            view.presentation.hand_text(seat),
            f"-# {t('direct-hand-private')}",
        ]
        items: list[ui.Item[Any]] = [text_display("\n".join(lines), HAND_LIMIT)]
        items += map(gallery, bands)
        onward = [onward_button(table, seat, t)] if table.status.open else []
        items.append(row(*onward, table_link_button(table, t)))
        return message(PRIVATE, items, bands=bands)

    def asked(
        self,
        position: Position,
        seat: Seat,
        language: str,
        guidance: Guidance | None = None,
        *,
        newcomer: bool = False,
        preferences: Preferences = DEFAULTS,
        waiting: int = 0,
        look: Look | None = None,
    ) -> tuple[Message, tuple[str, ...]]:
        """The panel of the seat's secret decision; the seat must be deciding.

        ``guidance`` is a guided table's: the topics that the panel explains are returned as well.
        ``newcomer``, ``preferences`` and ``waiting`` as for ``Panel``; ``look`` is what the expert
        found.
        """
        view = self._view(position, seat, language)
        place = self._place(position.table, view.t)
        guide = None if guidance is None else guide_of(view, seat, guidance)
        panel = Panel(
            view,
            seat,
            direct=True,
            place=place,
            guide=guide,
            advice=advice_of(view, seat, look),
            newcomer=newcomer,
            preferences=preferences,
            waiting=waiting,
        )
        return panel.show(), () if guide is None else guide.topics

    def reminder(
        self, position: Position, seats: Sequence[Seat], language: str, what: str, due: datetime
    ) -> Message:
        """One person's ``seats`` are awaited; the time of the first to end does so at ``due``.

        ``what`` is ``half`` or ``hour``, or ``waits`` where neither is so any more. It says what
        the rules do when time ends, from each seat's own view.
        """
        view = self._view(position, None, language)
        t, table = view.t, view.table
        lines = [
            f"### {t(f'reminder-{what}', game=view.title)}",
            self._place(table, t),
            view.headline,
        ]
        # The last sentence tells when the time ends, so only the first line of who is up is needed.
        lines += [line.partition("\n")[0] for line in view.up_of(*seats)]
        lines.append(t("reminder-end", when=timestamp(due)))
        defaults = [self._view(position, seat, language).default(seat) for seat in seats]
        lines += [f"-# {t('reminder-default', what=one)}" for one in dict.fromkeys(defaults) if one]
        buttons = row(my_move_button(table, t), table_link_button(table, t))
        text = text_display("\n".join(lines), REMINDER_LIMIT)
        return message(RUNNING, [text, buttons])

    def next_up(self, table: Table, seat: Seat, language: str) -> Message:
        """A person's seat is next; it is deleted once they are up, so it names no moment."""
        presenter, t = self._presenters[table.game], words(language)
        title = seat_title(presenter, table, seat, t)
        lines = [
            f"### {t('direct-next', seat=title, game=presenter.title(t))}",
            self._place(table, t),
            f"-# {t('direct-next-why')}",
        ]
        # After a crash a message is known by its controls, so no other's may be like these.
        board = button(ControlId("board", table.id, seat), t("button-board"))
        return message(
            RUNNING, [text_display("\n".join(lines)), row(board, table_link_button(table, t))]
        )

    def any_reminder(self, table: Table, language: str) -> Message:
        """A message with the controls of the table's reminders, by which one is recognised."""
        t = words(language)
        return notice("⏰", row(my_move_button(table, t), table_link_button(table, t)))

    def order_dropped(self, position: Position, order: StandingOrder, language: str) -> Message:
        """A standing order isn't carried out any more, and why."""
        view = self._view(position, None, language)
        t, table = view.t, view.table
        title = seat_title(view.presenter, table, order.seat, t)
        what = view.presentation.order_text(read_order(order.line))
        lines = [
            f"### {t('direct-order-dropped', seat=title, game=view.title)}",
            self._place(table, t),
            t("order-dropped", order=what, why=why_dropped(order, words(language))),
            f"-# {t('direct-hand-private')}",
        ]
        # After a crash a message is known by its controls, so no other's may be like these.
        control = ControlId("move", table.id, order.seat, order.id)
        move = button(control, t("button-move"), ButtonStyle.primary)
        buttons = row(move, table_link_button(table, t))
        return message(PRIVATE, [text_display("\n".join(lines)), buttons])

    def stand_in(self, position: Position, user_id: int, language: str) -> Message:
        """An autopilot plays for the person, who may come back.

        It isn't edited, so it tells of a pause only when there is one, and for how long.
        """
        view = self._view(position, None, language)
        t, table = view.t, view.table
        seats = [one.seat for one in table.seats_of(user_id) if not one.played_by_person]
        titles = join_list([seat_title(view.presenter, table, seat, t) for seat in seats], t)
        lines = [
            f"### {t('direct-stand-in', game=view.title)}",
            self._place(table, t),
            t("direct-stand-in-text", seats=titles),
        ]
        lines.append(t("direct-stand-in-alone", days=DESERTED_LIFETIME.days))
        buttons = row(comeback_button(table, t), table_link_button(table, t))
        return message(PRIVATE, [text_display("\n".join(lines)), buttons])

    def result(self, position: Position, user_id: int, language: str) -> Message:
        """The message about the game's result; also for somebody who no longer sat there."""
        view = self._view(position, None, language)
        t, table = view.t, view.table
        lines = [f"### 🏁 {end_title(view)}", self._place(table, t), view.headline]
        if any(not one.played_by_person for one in table.seats_of(user_id)):
            lines.append(f"-# {t('direct-result-stand-in')}")
        text = text_display("\n".join(lines), HAND_LIMIT)
        return message(FINISHED, [text, row(table_link_button(table, t))])

    def full(self, table: Table, language: str) -> Message:
        """To the host: all seats are taken, and the game can begin."""
        t = words(language)
        title = self._presenters[table.game].title(t)
        names = escaped_names(self._presenters[table.game], table, t)
        lines = [
            f"### {t('direct-full', game=title)}",
            self._place(table, t),
            t("direct-full-text", who=join_list(names, t)),
        ]
        buttons = row(start_button(table, t), table_link_button(table, t))
        return message(LOBBY, [text_display("\n".join(lines)), buttons])

    def open_table(self, table: Table, language: str, interest: int) -> Message:
        """To somebody who waits for a table: one can be joined."""
        server = self._server_name(table.guild_id)
        return OpenTableMessages(self._presenters).found(table, interest, server, language)

    def by_interest(self, table: Table, language: str, interest: int) -> Message:
        """To somebody for whom a table was opened, as others wait for the same."""
        server = self._server_name(table.guild_id)
        return OpenTableMessages(self._presenters).opened(table, interest, server, language)

    def missing_permissions(
        self, table: Table, language: str, permissions: Sequence[str]
    ) -> Message:
        """To the host: the bot lacks these of Discord's flags in the table's channel."""
        t = words(language)
        text = t(
            "direct-missing-permissions",
            game=self._presenters[table.game].title(t),
            link=table_link(table),
            permissions=permission_names(permissions, t),
        )
        return notice(f"{text}\n{self._place(table, t)}", error=True)

    def channel_refused(self, table: Table, language: str, why: str) -> Message:
        """To the host: why Discord takes no message in the table's channel."""
        t = words(language)
        game = self._presenters[table.game].title(t)
        text = t(f"direct-{why}", game=game, link=table_link(table))
        return notice(f"{text}\n{self._place(table, t)}", error=True)

    def _place(self, table: Table, t: Words) -> str:
        return place_line(table, self._server_name(table.guild_id), t)

    def _view(self, position: Position, viewer: Viewer, language: str) -> PositionView:
        presenter = self._presenters[position.table.game]
        return PositionView(presenter, position, viewer, words(language))
