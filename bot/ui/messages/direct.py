"""Direct messages and short public ones: hand, request, reminder, mention, vote, trouble."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime

from discord import ui

from bot.custom_ids import ControlId
from bot.delivery.message import Screen
from bot.domain.table import Ballot, Status, Table, UndoVote
from bot.i18n import Words
from bot.ui.components.attachments import gallery
from bot.ui.components.colours import OWN, RUNNING
from bot.ui.components.containers import Piece, jump, my_move, screen, text
from bot.ui.components.controls import Style, button, row
from bot.ui.components.escaping import escaped, listed
from bot.ui.components.notes import note
from bot.ui.components.panel import Panel
from bot.ui.components.table_view import Scene, seat_title, table_link
from bot.ui.components.text import moment
from bot.ui.interactions.permissions import named
from rules.core.game import Seat

OUTCOMES = {
    Ballot.AGREED: "vote-accepted",
    Ballot.REFUSED: "vote-refused",
    Ballot.LAPSED: "vote-lapsed",
}


async def hand(scene: Scene, seat: Seat) -> Screen:
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
    pieces.append(jump(table, t))
    return screen(OWN, pieces, pictures=[drawn])


async def asked(scene: Scene, seat: Seat) -> Screen:
    """The panel of the seat's secret decision; the hand if there is none any more."""
    if seat not in scene.decisions or scene.table.status is not Status.RUNNING:
        return await hand(scene, seat)
    return await Panel(scene, seat, direct=True).show()


def reminder(scene: Scene, seat: Seat, what: str, due: datetime) -> Screen:
    """The seat's time runs out at ``due``."""
    t, table = scene.t, scene.table
    title = seat_title(scene.face, table, seat, t)
    lines = [f"### {t(f'reminder-{what}', game=scene.face.title(t), seat=title)}"]
    # When the time ends is the last sentence's; who is up, without it, is the first line.
    up = [line.partition("\n")[0] for line in scene.up_of(seat)]
    lines += [scene.headline, *up, t("reminder-end", when=moment(due))]
    link = ui.Button[ui.LayoutView](label=t("button-table"), url=table_link(table))
    return screen(RUNNING, [text("\n".join(lines)), row(my_move(table, t), link)])


def ping(scene: Scene, seats: Sequence[Seat], what: str) -> Screen:
    """A public word to those who are up."""
    t, table = scene.t, scene.table
    users = [table.seats[seat].user_id for seat in seats]
    mentions = tuple(user for user in users if user is not None)
    who = " ".join(f"<@{user}>" for user in mentions)
    lines = [t(f"ping-{what}", who=who, game=scene.face.title(t))]
    for seat in seats:
        lines += scene.up_of(seat)
    buttons = row(my_move(table, t))
    return screen(RUNNING, [text("\n".join(lines)), buttons], mentions=mentions)


def trouble(table: Table, game: str, permissions: Sequence[str], t: Words) -> Screen:
    """To the host: what the bot isn't allowed in the table's channel."""
    return note(
        t("trouble", game=game, link=table_link(table), permissions=named(permissions, t)),
        bad=True,
    )


def vote(scene: Scene, asked: UndoVote) -> Screen:
    """The vote on an undo: its buttons while it is open, its result once it is over."""
    t, table = scene.t, scene.table
    title = seat_title(scene.face, table, asked.seat, t)
    lines = [f"### {t('vote-title', moves=asked.moves, seat=title)}"]
    if asked.ballot is not Ballot.OPEN:
        return note("\n".join([*lines, t(OUTCOMES[asked.ballot])]))
    waiting = sorted(asked.needed - asked.agreed)
    lines.append(t("vote-text"))
    if asked.agreed:
        lines.append(t("vote-agreed", who=_names(scene, asked.agreed)))
    lines.append(t("vote-open", who=" ".join(f"<@{user}>" for user in waiting)))

    def control(verb: str) -> ControlId:
        return ControlId(verb, table.id, 0, asked.id)

    buttons = row(
        button(control("vote-yes"), t("button-agree"), Style.good),
        button(control("vote-no"), t("button-disagree"), Style.danger),
    )
    return screen(RUNNING, [text("\n".join(lines)), buttons], mentions=waiting)


def _names(scene: Scene, users: Iterable[int]) -> str:
    records = [scene.table.seat_of(user) for user in sorted(users)]
    return listed([escaped(record.name) for record in records if record is not None], scene.t)
