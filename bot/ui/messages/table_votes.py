"""Votes on a table's clocks, as its channel shows them."""

from __future__ import annotations

from collections.abc import Iterable

from discord import ButtonStyle

from bot.delivery.message import Message
from bot.domain.votes import TableVote, VoteStatus
from bot.ui.components.colours import RUNNING
from bot.ui.components.items import ControlId, button, message, notice, row, text_display
from bot.ui.components.position_view import PositionView
from bot.ui.components.text import duration, escaped, join_list

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
