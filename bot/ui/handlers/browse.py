"""Looking without acting: board, hand, sheets, log, rules."""

from __future__ import annotations

from collections.abc import Sequence

from bot.custom_ids import ControlId
from bot.delivery.message import Message
from bot.domain.table import LogEntry, Status, Table
from bot.errors import StaleControl, TableError
from bot.games.base import GamePresenter, Label
from bot.ui.components.attachments import gallery
from bot.ui.components.colours import OF_STATUS, OWN, QUIET
from bot.ui.components.containers import Piece, browse_buttons, message, my_move_button, text
from bot.ui.components.controls import Button, ButtonStyle, button, handles, row, rows, select
from bot.ui.components.escaping import quoted
from bot.ui.components.notes import notice
from bot.ui.components.table_view import TableView
from bot.ui.components.text import OPTIONS, clip_marked, tail_lines
from bot.ui.interactions import lookup
from bot.ui.interactions.context import Context
from bot.ui.messages.lobby import lobby
from rules.core.game import Seat

LOG_PAGE = 15
"""Steps on a page of the log."""
LOG_LIMIT = 3500


@handles("board")
async def open_board(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    """The public board, for whoever asks."""
    return await board(visit, await lookup.table_of(visit, control))


async def board(visit: Context, table: Table) -> Message:
    """The public boards in the reader's language, with who is up."""
    t = visit.t
    scene = await _public(visit, table)
    drawn = await scene.boards()
    top = "\n".join([f"### {scene.face.title(t)}", scene.headline, *scene.up(mention=False)])
    return message(
        OF_STATUS[table.status],
        # Each in a gallery of its own: Discord crops pictures that share one.
        [text(top, 2200), *map(gallery, drawn), row(*_ways(visit, table, "board"))],
        pictures=drawn,
    )


async def show_table(visit: Context, table: Table, *, everybody: bool) -> Message:
    """The table as it is: for the reader, or (``everybody``) posted anew at the channel's end."""
    if everybody:
        if table.seat_of(visit.person.id) is None and not visit.manager:
            raise TableError("not-seated")
        await visit.tables.show(table.id)
        return notice(visit.t("shown"), good=True)
    if table.seed_hash is None:
        return lobby(lookup.presenter_of(visit, table), table, visit.t)
    return await board(visit, table)


@handles("hand")
async def open_hand(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    """The person's own hand."""
    table = await lookup.table_of(visit, control)
    position = await lookup.started_position(visit, table)
    seat = lookup.own_seat(visit, table).seat
    scene = lookup.table_view(visit, position, seat)
    drawn = await scene.hand(seat)
    pieces: list[Piece] = [text(f"### {visit.t('hand-title')}\n{scene.hand_text(seat)}", 2000)]
    if drawn is not None:
        pieces.append(gallery(drawn))
    pieces.append(row(*_ways(visit, table, "hand")))
    return message(OWN, pieces, pictures=[drawn])


@handles("sheet", "pick-sheet")
async def open_sheet(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    """A seat's sheets: the person's own unless another is asked for."""
    table = await lookup.table_of(visit, control)
    scene = await _public(visit, table)
    own = table.seat_of(visit.person.id)
    wanted = control.seat
    if wanted is None:
        wanted = own.seat if own is not None else next(iter(scene.decisions), 0)
    seat = lookup.seat_by_number(table, int(values[0]) if values else wanted).seat
    drawn = await scene.sheet(seat)
    pieces: list[Piece] = [text(f"### {visit.t('sheet-title')}\n{scene.seat(seat)}", 500)]
    pieces.append(gallery(drawn))
    pieces += _other_sheets(scene, seat)
    pieces.append(row(*_ways(visit, table, "sheet")))
    return message(QUIET, pieces, pictures=[drawn])


def _other_sheets(scene: TableView, shown: Seat) -> list[Piece]:
    table, t = scene.table, scene.t
    others = [
        button(
            ControlId("sheet", table.id, record.seat),
            scene.face.seat_label(record.identity, t),
            disabled=record.seat == shown,
        )
        for record in table.seats
    ]
    return [*rows(others)]


@handles("log")
async def open_log(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    """The log; the control's token is the bookmark to read back from."""
    table = await lookup.table_of(visit, control)
    return await log(visit, table, control.token or None)


async def log(visit: Context, table: Table, before: int | None = None) -> Message:
    """A page of the log as the reader may know it; the newest for a bookmark of no step."""
    t = visit.t
    position = await lookup.started_position(visit, table)
    record = table.seat_of(visit.person.id)
    viewer = None if record is None else record.seat
    scene = lookup.table_view(visit, position, viewer)
    # One more than is shown tells whether there are older ones.
    try:
        found = await visit.tables.log(table.id, viewer, limit=LOG_PAGE + 1, before=before)
    except StaleControl:
        return await log(visit, table)
    steps = found[-LOG_PAGE:]
    lines, oldest = _page(scene, steps)
    ways: list[Button] = []
    if oldest is not None and (len(found) > LOG_PAGE or oldest is not steps[0]):
        bookmark = await visit.tables.bookmark(table.id, oldest)
        ways.append(button(ControlId("log", table.id, 0, bookmark), t("button-older")))
    if before is not None:
        ways.append(button(ControlId("log", table.id), t("button-newest")))
    ways += _ways(visit, table, "log")
    title = f"### {t('log-title', game=scene.face.title(t))}"
    body = "\n".join(lines) or t("log-empty")
    return message(QUIET, [text(f"{title}\n{body}"), *rows(ways)])


def _page(scene: TableView, steps: Sequence[LogEntry]) -> tuple[list[str], LogEntry | None]:
    """As many of the newest steps as fit, in sentences, and the oldest one."""
    lines: list[str] = []
    oldest = None
    for step in reversed(steps):
        told = [clip_marked(line, 400) for line in scene.describe([step], redacted=True)]
        if oldest is not None and len("\n".join(told + lines)) > LOG_LIMIT:
            break
        lines, oldest = told + lines, step
    return [tail_lines(lines, LOG_LIMIT)], oldest


@handles("rules", "pick-rules")
async def open_rules(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    """The rules in short; the control's path is the page."""
    if control.table:
        face = lookup.presenter_of(visit, await lookup.table_of(visit, control))
    else:
        face = _face_numbered(visit, control.seat or 0)
    page = int(values[0]) if values else (control.path[0] if control.path else 0)
    return rules(visit, face, page)


async def rules_of(visit: Context, game: str | None) -> Message:
    """The rules of a game by its id; without one, of the channel's table or the first known."""
    faces = visit.house.faces
    if game is None:
        table = await visit.tables.at(visit.channel_id)
        game = table.game if table is not None else next(iter(faces))
    if game not in faces:
        raise TableError("unknown-game", game=quoted(game))
    return rules(visit, faces[game])


def rules(visit: Context, face: GamePresenter, page: int = 0) -> Message:
    """A page of a game's rules, with the way to the others."""
    t = visit.t
    pages = face.rules_pages(t)
    page = min(page, len(pages) - 1)
    heading, body = pages[page]
    number = sorted(visit.house.faces).index(face.game.id)

    def at(verb: str, target: int) -> ControlId:
        return ControlId(verb, 0, number, 0, (target,))

    pieces: list[Piece] = [text(f"## {face.title(t)} · {heading}\n{body}")]
    if len(pages) > 1:
        labels = [(str(i), Label(h)) for i, (h, _) in enumerate(pages)][:OPTIONS]
        chooser = select(at("pick-rules", 0), labels, t("rules-choose"), chosen=str(page))
        pieces.append(row(chooser))
        turn: list[Button] = []
        if page > 0:
            turn.append(button(at("rules", page - 1), t("button-back")))
        if page + 1 < len(pages):
            turn.append(button(at("rules", page + 1), t("button-next"), ButtonStyle.main))
        pieces += rows(turn)
    return message(QUIET, pieces)


async def _public(visit: Context, table: Table) -> TableView:
    """The table through the public's eyes, in the reader's language."""
    return lookup.table_view(visit, await lookup.started_position(visit, table), None)


def _ways(visit: Context, table: Table, here: str) -> list[Button]:
    """Where to go from a look: back to one's move, or on to the next look."""
    t, seat = visit.t, table.seat_of(visit.person.id)
    playing = seat is not None and table.status in (Status.RUNNING, Status.PAUSED)
    if not playing:
        return browse_buttons(table, t, here, "hand")
    return [my_move_button(table, t), *browse_buttons(table, t, here)]


def _face_numbered(visit: Context, number: int) -> GamePresenter:
    games = sorted(visit.house.faces)
    if number >= len(games):
        raise TableError("unknown-game", game=number)
    return visit.house.faces[games[number]]
