"""Direct messages and short public ones: hand, request, reminder, mention, vote, trouble."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime

from discord import ui

from bot.custom_ids import ControlId
from bot.delivery.message import Message
from bot.domain.table import Status, Table, UndoVote, VoteStatus
from bot.i18n import Words
from bot.ui.components.attachments import gallery
from bot.ui.components.colours import OWN, RUNNING
from bot.ui.components.containers import Piece, message, my_move_button, table_link_row, text
from bot.ui.components.controls import ButtonStyle, button, row
from bot.ui.components.escaping import escaped, join_list
from bot.ui.components.notes import notice
from bot.ui.components.panel import Panel
from bot.ui.components.table_view import TableView, seat_title, table_link
from bot.ui.components.text import timestamp
from bot.ui.interactions.permissions import permission_names
from rules.core.game import Seat

OUTCOMES = {
    VoteStatus.AGREED: "vote-accepted",
    VoteStatus.REFUSED: "vote-refused",
    VoteStatus.LAPSED: "vote-lapsed",
}


async def hand(scene: TableView, seat: Seat) -> Message:
    """The seat's secrets; ``scene`` is seen through that seat's eyes."""
    t, table = scene.t, scene.table
    drawn = await scene.hand(seat)
    title = seat_title(scene.face, table, seat, t)
    lines = [
        f"### {t('letter-hand', seat=title, game=scene.face.title(t))}",
        scene.hand_text(seat),
        f"-# {t('letter-private')}",
    ]
    pieces: list[Piece] = [text("\n".join(lines), 2500)]
    if drawn is not None:
        pieces.append(gallery(drawn))
    pieces.append(table_link_row(table, t))
    return message(OWN, pieces, pictures=[drawn])


async def asked(scene: TableView, seat: Seat) -> Message:
    """The panel of the seat's secret decision; the hand if there is none any more."""
    if seat not in scene.decisions or scene.table.status is not Status.RUNNING:
        return await hand(scene, seat)
    return await Panel(scene, seat, direct=True).show()


def reminder(scene: TableView, seat: Seat, what: str, due: datetime) -> Message:
    """The seat's time runs out at ``due``."""
    t, table = scene.t, scene.table
    title = seat_title(scene.face, table, seat, t)
    lines = [f"### {t(f'reminder-{what}', game=scene.face.title(t), seat=title)}"]
    # When the time ends is the last sentence's; who is up, without it, is the first line.
    up = [line.partition("\n")[0] for line in scene.up_of(seat)]
    lines += [scene.headline, *up, t("reminder-end", when=timestamp(due))]
    link = ui.Button[ui.LayoutView](label=t("button-table"), url=table_link(table))
    return message(RUNNING, [text("\n".join(lines)), row(my_move_button(table, t), link)])


def ping(scene: TableView, seats: Sequence[Seat], what: str) -> Message:
    """A public word to those who are up."""
    t, table = scene.t, scene.table
    users = [table.seats[seat].user_id for seat in seats]
    mentions = tuple(user for user in users if user is not None)
    who = " ".join(f"<@{user}>" for user in mentions)
    lines = [t(f"ping-{what}", who=who, game=scene.face.title(t))]
    lines += scene.up_of(*seats)
    buttons = row(my_move_button(table, t))
    return message(RUNNING, [text("\n".join(lines)), buttons], mentions=mentions)


def trouble(table: Table, game: str, permissions: Sequence[str], t: Words) -> Message:
    """To the host: what the bot isn't allowed in the table's channel."""
    return notice(
        t(
            "trouble",
            game=game,
            link=table_link(table),
            permissions=permission_names(permissions, t),
        ),
        bad=True,
    )


def vote(scene: TableView, asked: UndoVote) -> Message:
    """The vote on an undo: its buttons while it is open, its result once it is over."""
    t, table = scene.t, scene.table
    title = seat_title(scene.face, table, asked.seat, t)
    lines = [f"### {t('vote-title', moves=asked.moves, seat=title)}"]
    if asked.ballot is not VoteStatus.OPEN:
        return notice("\n".join([*lines, t(OUTCOMES[asked.ballot])]))
    waiting = sorted(asked.needed - asked.agreed)
    lines.append(t("vote-text"))
    if asked.agreed:
        lines.append(t("vote-agreed", who=_names(scene, asked.agreed)))
    lines.append(t("vote-open", who=" ".join(f"<@{user}>" for user in waiting)))

    def control(verb: str) -> ControlId:
        return ControlId(verb, table.id, 0, asked.id)

    buttons = row(
        button(control("vote-yes"), t("button-agree"), ButtonStyle.good),
        button(control("vote-no"), t("button-disagree"), ButtonStyle.danger),
    )
    return message(RUNNING, [text("\n".join(lines)), buttons], mentions=waiting)


def _names(scene: TableView, users: Iterable[int]) -> str:
    records = [scene.table.seat_of(user) for user in sorted(users)]
    return join_list([escaped(record.name) for record in records if record is not None], scene.t)
