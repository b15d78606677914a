"""Works results out anew from the logs of tables, and ratings from results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from sqlalchemy.engine import Connection

from bot.domain.community.results import How, Result, result_of
from bot.errors import TableError
from bot.storage import commits
from bot.storage import tables as rows
from bot.storage.community import results
from bot.tables.session.store import TableStore


@dataclass(slots=True)
class Recount:
    """What differs from what is kept: numbers of tables, each list in order.

    ``results`` counts the results that are kept, ``with_logs`` those whose tables are, too.
    """

    results: int = 0
    with_logs: int = 0
    missing: list[int] = field(default_factory=list)
    """Their games have ended, and there is no result: an earlier version kept none."""
    wrong: list[int] = field(default_factory=list)
    """The log says something else about places, or about how somebody's game went."""
    ratings: list[int] = field(default_factory=list)
    """Other ratings follow from the results up to theirs."""
    unreadable: list[int] = field(default_factory=list)
    """This program can't read their games."""

    @property
    def agrees(self) -> bool:
        """Whether all that could be checked is as it is kept."""
        return not (self.missing or self.wrong or self.ratings)


async def recount(store: TableStore, *, write: bool = False) -> Recount:
    """Compare all results with the logs of their tables and all ratings with the results.

    With ``write`` what differs is put right, and results that are missing are added, in the order
    in which the games ended. Where people were forgotten, what their rows say is taken as it is.
    """
    found = Recount()
    ended = await store.database.read(rows.finished)
    kept = await store.database.read(_by_table)
    found.results = len(kept)
    anew: list[Result] = []
    for table_id, at in ended:
        try:
            worked_out = await _result(store, table_id, at)
        except TableError as error:
            if error.of_storage:
                raise
            found.unreadable.append(table_id)
            continue
        known = kept.get(table_id)
        if known is None:
            found.missing.append(table_id)
            anew.append(worked_out)
            continue
        found.with_logs += 1
        if _telling(worked_out, known) != _telling(known, known):
            found.wrong.append(table_id)
            anew.append(replace(worked_out, number=known.number))
    work = store.database.write if write else store.database.read
    found.ratings = await work(_settle, anew if write else (), write)
    return found


def _by_table(connection: Connection) -> dict[int, Result]:
    return {one.result.table_id: one.result for one in results.everything(connection)}


async def _result(store: TableStore, table_id: int, at: datetime) -> Result:
    """The result as a table's log and its last state tell it."""
    position = await store.position(table_id)
    game = store.game(position.table)
    outcome = game.outcome(position.state)
    if outcome is None:
        raise TableError("table-broken", table=table_id)
    changes = commits.changes_among(await store.database.read(commits.seat_changes, table_id))
    detail = game.result_detail(position.state)
    return result_of(game, position.table, outcome, changes, detail, at)


def _telling(result: Result, kept: Result) -> Sequence[object]:
    """What has to agree with what is ``kept``.

    Once somebody was forgotten, the log no longer says which rows are whose.
    """
    common = [result.rated, result.detail]
    if any(one.user_id is None and one.how is not How.AUTOPILOT for one in kept.seats):
        places: Mapping[int, int] = {one.seat: one.place for one in result.seats}
        return [*common, places]
    return [*common, *result.seats]


def _settle(connection: Connection, anew: Sequence[Result], write: bool) -> list[int]:
    """Write results anew, and work out all ratings; the tables whose results had others."""
    if write:
        results.lock(connection)
    known = _by_table(connection) if anew else {}
    for one in anew:
        if one.number:
            results.replace(connection, one.number, one)
        elif one.table_id not in known:
            results.add(connection, one)
    return results.refold(connection, write=write)
