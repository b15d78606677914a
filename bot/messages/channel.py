"""Messages of a table's channel: the live message, calls, votes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.domain.community.results import unrated
from bot.domain.table import LogEntry, Pause, Position, Status, Table, Told
from bot.domain.votes import SeatOffer, TableVote, UndoVote, VoteStatus
from bot.games.announcement import Announcement
from bot.games.base import GamePresenter
from bot.i18n import words
from bot.messages import announcements
from bot.messages.cards import card, digest
from bot.messages.components.items import (
    ControlId,
    button,
    comeback_button,
    gallery,
    legend_button,
    message,
    my_move_button,
    notice,
    row,
    rows,
    separator,
    start_button,
    text_display,
)
from bot.messages.components.log_entries import (
    describe_entries,
    told_once,
    without_detours,
)
from bot.messages.components.message import Message
from bot.messages.components.position_view import PositionView, seat_title
from bot.messages.components.text import (
    LOBBY,
    RUNNING,
    STATUS_COLOURS,
    clip_marked,
    duration,
    escaped,
    join_list,
    tail_lines,
)
from bot.messages.lobby import lobby
from bot.messages.seat_offers import seat_offer
from rules.core.game import Seat

_RESULTS = {
    VoteStatus.AGREED: "table-vote-accepted",
    VoteStatus.REFUSED: "table-vote-refused",
    VoteStatus.LAPSED: "vote-lapsed",
}


def table_vote(view: PositionView, vote: TableVote) -> Message:
    """The question, who has agreed, whom it waits for; its result once it is over."""
    t = view.t
    who = _names(view, [vote.by]) or t("somebody")
    lines = [f"### {t(f'table-vote-{vote.subject}', who=who, span=duration(vote.span, t))}"]
    if vote.status is not VoteStatus.OPEN:
        return notice("\n".join([*lines, t(_RESULTS[vote.status])]))
    waiting = sorted(vote.waiting)
    lines.append(t("table-vote-needed", count=vote.needed, all=len(vote.voters)))
    lines.append(t("vote-agreed", who=_names(view, vote.agreed)))
    if vote.refused:
        lines.append(t("table-vote-against", who=_names(view, vote.refused)))
    lines.append(t("vote-open", who=" ".join(f"<@{user}>" for user in waiting)))

    def control(verb: str) -> ControlId:
        return ControlId(verb, view.table.id, 0, vote.id)

    buttons = row(
        button(control("table-vote-yes"), t("button-agree"), ButtonStyle.success),
        button(control("table-vote-no"), t("button-disagree"), ButtonStyle.danger),
    )
    return message(RUNNING, [text_display("\n".join(lines)), buttons], mentions=waiting)


def _names(view: PositionView, users: Iterable[int]) -> str:
    seats = [view.table.seat_of(user) for user in sorted(users)]
    return join_list([escaped(seat.name) for seat in seats if seat is not None], view.t)


EVENTS_LIMIT = 1400
EVENTS_SHOWN = 8
"""Sentences on the live message about what happened last."""
REMARKS_SHOWN = 2
"""Remarks on a move among them, so that many rules met at once don't hide what happened."""
TOP_LIMIT = 2200
HEADLINE_LIMIT = 300

_VOTE_RESULTS = {
    VoteStatus.AGREED: "vote-accepted",
    VoteStatus.REFUSED: "vote-refused",
    VoteStatus.LAPSED: "vote-lapsed",
}


class TableChannelMessages:
    """Builds each message in a table's channel as it looks now, in the table's language."""

    def __init__(self, presenters: Mapping[str, GamePresenter]) -> None:
        self._presenters = presenters

    def lobby(self, table: Table) -> Message:
        """The live message before the start; also of a table closed before it started."""
        return lobby(self._presenters[table.game], table, words(table.settings.language))

    def idle(self, table: Table) -> Message:
        """A lobby was closed because nothing had happened in it."""
        return announcements.idle(self._presenters[table.game], words(table.settings.language))

    def live(self, position: Position, recent: Sequence[LogEntry]) -> Message:
        """The live message of a game: running, paused, finished or closed.

        Of a finished one it keeps the board: the message of the end tells the result.
        """
        view = self._public(position)
        board = view.board()
        items: list[ui.Item[Any]] = [text_display(_top(view), TOP_LIMIT), *map(gallery, board)]
        latest = [f"-# {sentence}" for sentence in _latest_sentences(view, recent)]
        if view.table.status is Status.FINISHED:
            latest = []
        if latest:
            events = tail_lines(latest, EVENTS_LIMIT, "-# …")
            items += [text_display(events, EVENTS_LIMIT), separator()]
        items += _live_buttons(view)
        status = view.table.status
        mentions = view.mentions() if status is Status.RUNNING else ()
        return message(STATUS_COLOURS[status], items, bands=board, mentions=mentions)

    def card(self, table: Table, position: Position | None) -> Message:
        """The card in the channel above a table's thread."""
        headline = "" if position is None else self._public(position).headline
        return card(self._presenters[table.game], table, headline, words(table.settings.language))

    def started(self, position: Position, entry: LogEntry, bookmark: int) -> Message:
        """The game has begun with ``entry``; it commits to the hash of the seed."""
        return announcements.started(self._public(position), entry, bookmark)

    def finished(
        self,
        position: Position,
        entry: LogEntry,
        bookmark: int,
        fingerprint: str,
        hints: Mapping[Seat, int],
    ) -> Message:
        """The game is over with ``entry``; it commits to the fingerprint of the exported file.

        ``hints`` counts what seats asked of the expert.
        """
        view = self._public(position)
        return announcements.finished(view, entry, bookmark, fingerprint, hints)

    def digest(self, position: Position, chapter: int, told: Sequence[Told]) -> Message:
        """The digest of a round in order; ``position`` is right after its last announcement."""
        return digest(self._public(position), chapter, told)

    def announcement(
        self, position: Position, entry: LogEntry, kind: str, event: int, bookmark: int
    ) -> Message:
        """A message about one of an entry's events that stays; ``position`` is right after it."""
        view = self._public(position)
        return announcements.announcement(view, entry, Announcement(kind, event), bookmark)

    def ping(self, position: Position, seats: Sequence[Seat], what: str) -> Message:
        """Mentions the people in ``seats``; ``what`` is ``nudge``, ``half`` or ``hour``."""
        view = self._public(position)
        t, table = view.t, view.table
        # Somebody may sit in several of the seats.
        users = dict.fromkeys(table.seats[seat].user_id for seat in seats)
        mentions = tuple(user for user in users if user is not None)
        who = " ".join(f"<@{user}>" for user in mentions)
        lines = [t(f"ping-{what}", who=who, game=view.title)]
        lines += view.up_of(*seats)
        items = [text_display("\n".join(lines)), row(my_move_button(table, t))]
        return message(RUNNING, items, mentions=mentions)

    def full_ping(self, table: Table) -> Message:
        """Mentions the host of a lobby whose seats are all taken."""
        presenter, t = self._presenters[table.game], words(table.settings.language)
        text = t("ping-full", who=f"<@{table.host_id}>", game=presenter.title(t))
        items = [text_display(text), row(start_button(table, t))]
        return message(LOBBY, items, mentions=(table.host_id,))

    def seat_offer(self, position: Position, offer: SeatOffer) -> Message:
        """The question about a seat that may change hands, or its answer."""
        return seat_offer(self._public(position), offer)

    def vote(self, position: Position, vote: UndoVote) -> Message:
        """The vote on an undo: its buttons while it is open, its result once it is over."""
        view = self._public(position)
        t, table = view.t, view.table
        seat = seat_title(view.presenter, table, vote.seat, t)
        title, reason = t("vote-title", moves=vote.moves, seat=seat), "vote-text"
        if view.presenter.game.group_undo and table.seats[vote.seat].user_id != vote.by:
            asker = _seat_names(view, [vote.by]) or t("somebody")
            title = t("vote-title-group", moves=vote.moves, seat=seat, who=asker)
            reason = "vote-text-group"
        lines = [f"### {title}"]
        if vote.status is not VoteStatus.OPEN:
            return notice("\n".join([*lines, t(_VOTE_RESULTS[vote.status])]))
        waiting = sorted(vote.needed - vote.agreed)
        lines.append(t(reason))
        if vote.agreed:
            lines.append(t("vote-agreed", who=_seat_names(view, vote.agreed)))
        lines.append(t("vote-open", who=" ".join(f"<@{user}>" for user in waiting)))

        def control(verb: str) -> ControlId:
            return ControlId(verb, table.id, 0, vote.id)

        buttons = row(
            button(control("vote-yes"), t("button-agree"), ButtonStyle.success),
            button(control("vote-no"), t("button-disagree"), ButtonStyle.danger),
        )
        return message(RUNNING, [text_display("\n".join(lines)), buttons], mentions=waiting)

    def table_vote(self, position: Position, vote: TableVote) -> Message:
        """A vote on the table's clocks: its buttons while it is open, then its result."""
        return table_vote(self._public(position), vote)

    def _public(self, position: Position) -> PositionView:
        """The position as everybody may know it, in the table's language."""
        table = position.table
        t = words(table.settings.language)
        return PositionView(self._presenters[table.game], position, None, t)


def _latest_sentences(view: PositionView, recent: Sequence[LogEntry]) -> list[str]:
    """The last sentences about ``recent``, oldest first."""
    found: list[str] = []
    told = without_detours(view.presenter, told_once(recent, view.table, view.position.away))
    for entry in reversed(told):
        found = describe_entries(view, [entry], remarks=REMARKS_SHOWN) + found
        if len(found) >= EVENTS_SHOWN:
            break
    return found[-EVENTS_SHOWN:]


def _top(view: PositionView) -> str:
    """The state of the game, and the seats that are up."""
    t, table = view.t, view.table
    if table.status is Status.FINISHED:
        return f"## {view.title}\n{view.status_text}"
    title = f"## {view.title}\n{clip_marked(view.headline, HEADLINE_LIMIT)}"
    people = (seat.user_id for seat in table.seats)
    if table.settings.rated and unrated(view.presenter.game, table, people) is None:
        title += f" · {t('live-rated')}"
    if table.status is Status.RUNNING:
        # Whose move it is stands out; several who choose at once get a line each.
        up = view.up(mention=True)
        large = "### " if len(up) == 1 else ""
        return "\n".join([title, *(large + line for line in up), *view.away()])
    waiting = view.up(mention=False) if table.status is Status.PAUSED else []
    return "\n".join([title, view.status_text, *waiting])


def _live_buttons(view: PositionView) -> list[ui.ActionRow[Any]]:
    t, table = view.t, view.table

    def plain(*verbs: str) -> list[ui.Button[Any]]:
        return [button(ControlId(verb, table.id), t(f"button-{verb}")) for verb in verbs]

    page = view.presenter.legend_about("board")
    legend = legend_button(view.presenter, table, t, page)
    browsing = [*plain("hand", "sheet", "log", "rules"), *legend]
    if table.status is Status.RUNNING:
        return rows([my_move_button(table, t), *browsing])
    if table.status is Status.PAUSED:
        resume = button(ControlId("resume", table.id), t("button-resume"), ButtonStyle.success)
        if table.pause in (Pause.DESERTED, Pause.AWAY):
            resume = comeback_button(table, t)
        return rows([resume, *browsing])
    return [row(*plain("sheet", "log"))]


def _seat_names(view: PositionView, users: Iterable[int]) -> str:
    seats = [view.table.seat_of(user) for user in sorted(users)]
    return join_list([escaped(seat.name) for seat in seats if seat is not None], view.t)
