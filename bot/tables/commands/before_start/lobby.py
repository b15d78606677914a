"""The lobby: a table is opened, filled and started."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from bot.domain.clocks import START_AFTER
from bot.domain.dice import Promise
from bot.domain.guidance import Guidance
from bot.domain.notices import CARD, LIVE, LIVE_ANEW, DirectKind, Notice, full_lobby
from bot.domain.presence import shard_of
from bot.domain.seating import (
    check_another_seat,
    check_style,
    is_full,
    reseated,
    unpressed,
    with_identity,
    with_seat,
    without_seats,
)
from bot.domain.table import (
    Card,
    LogEntry,
    Person,
    Position,
    SeatAssignment,
    Status,
    Table,
    own_seats,
    require_host,
    require_lobby,
)
from bot.domain.table_settings import TableSettings
from bot.errors import TableError
from bot.limits import Limits
from bot.storage import dice, table_limits
from bot.storage import tables as rows
from bot.storage.commits import Commit, put_seats
from bot.storage.community import boards, guilds
from bot.storage.guidance import as_json
from bot.storage.locks import lock_name, lock_person
from bot.storage.messages import outbox
from bot.tables.record.upgrade import PROGRAM
from bot.tables.session.due_notices import notices_for_move
from bot.tables.session.game_session import GameSession
from bot.tables.session.store import TableStore
from bot.tables.session.transactions import Transactions
from rules.core import chance
from rules.core.errors import IllegalAction
from rules.core.game import AnyGame, Json, Seat
from rules.core.values import chosen_options

Edit = Callable[[Table, AnyGame], Table]
"""A change of a lobby; raises what refuses it, and returns the same table to change nothing."""


class LobbyCommands:
    """A table until its game begins."""

    def __init__(
        self,
        store: TableStore,
        transactions: Transactions,
        limits: Limits,
        server_name: Callable[[int], str | None],
    ) -> None:
        self._store = store
        self._transactions = transactions
        self._limits = limits
        self._server_name = server_name

    async def open(
        self,
        guild_id: int,
        channel_id: int,
        thread: bool,
        host: Person,
        game: str,
        settings: TableSettings,
        *,
        continues: int | None = None,
        card: Card | None = None,
        guidance: Guidance | None = None,
    ) -> Table:
        """Open a table in a channel or thread; the host sits down at once.

        The options that ``settings`` leaves open are the game's defaults; a table with ``guidance``
        is guided. ``continues`` is the finished table of the same game from whose end this one
        starts. Raises ``TableError`` for a channel that has an open table or a table that can't be
        continued, ``IllegalAction`` for an option that the game doesn't have.
        """
        if game not in self._store.presenters:
            raise TableError("unknown-game", game=game)
        rules = self._store.presenters[game].game
        # A server's settings for all games may say otherwise, and so may those of a league's table.
        rated = settings.rated and not rules.together
        settings = replace(settings, rated=rated, fixed_seats=False)
        settings.check(rules)
        carried = None
        if continues is not None:
            carried = _handed_on(rules, await self._store.position(continues))
        # All are written down, so that a later program with other defaults changes nothing. A game
        # that goes on keeps to what the first one did.
        options = chosen_options(rules.options, settings.options)
        if continues is None:
            options = {one.id: settings.options.get(one.id, one.default) for one in rules.options}
        values = {
            "guild_id": guild_id,
            "channel_id": channel_id,
            "thread": thread,
            "game": game,
            "host_id": host.id,
            "settings": rows.settings_json(replace(settings, options=options)),
            "guidance": None if guidance is None else as_json(guidance),
            **rows.card_columns(card),
            "carried": carried,
        }
        first = SeatAssignment(0, rules.identities[0], host.id, host.name)
        return await self._store.get(await self.add(values, [first]))

    async def check_limits(self, guild_id: int, person: Person, *, guided: bool = False) -> None:
        """Raise ``TableError`` if a person may open no more tables in a server now.

        ``open`` checks as well; this spares a thread that would be deleted again.
        """
        now = self._store.clock.now()
        await self._store.database.read(
            table_limits.check, self._limits, guild_id, person.id, now, guided=guided
        )

    async def add(
        self,
        values: Mapping[str, Any],
        seats: Sequence[SeatAssignment],
        also: Callable[[Connection, int], None] | None = None,
    ) -> int:
        """Write a new table, to be shown at its channel's end, and return its number.

        Its secret is drawn here, so that its first message can promise it. ``values`` are columns
        of its row; ``also`` writes more of it in the same transaction. Raises ``TableError`` for a
        channel that has an open table, for a game that was played again already, and for one table
        too many. With ``also`` it counts for no person's limits.
        """
        now = self._store.clock.now()
        guided = values.get("guidance") is not None or values.get("what_if") is not None
        guild_id, host_id = values["guild_id"], values["host_id"]
        server = self._server_name(guild_id)
        secret = secrets.token_bytes(chance.SEED_BYTES)
        new: dict[str, Any] = {
            "secret": secret,
            "promise": chance.commitment(secret),
            "status": Status.LOBBY,
            "version": 1,
            "created_at": now,
            "changed_at": now,
            "opened_by": host_id,
            "shard": shard_of(guild_id, self._store.share.shard_count),
        }

        def work(connection: Connection) -> int:
            # Here, as others may open tables at the same time.
            lock_name(connection, f"tables of {guild_id}")
            if server is not None:
                guilds.put_name(connection, guild_id, new["shard"], server)
            lock_person(connection, host_id)
            limits = self._limits if also is None else self._limits.of_server
            person = host_id if also is None else None
            table_limits.check(connection, limits, guild_id, person, now, guided=guided)
            table_id = rows.add(connection, {**values, **new})
            if also is not None:
                also(connection, table_id)
            put_seats(connection, table_id, seats, [0] * len(seats))
            card = [] if values.get("card_message_id") is None else [CARD]
            outbox.enqueue(connection, table_id, [LIVE_ANEW, *card], now)
            boards.wake(connection, guild_id, now)
            return table_id

        try:
            table_id = await self._store.database.write(work)
        except IntegrityError:
            again = values.get("again_of")
            if again is not None and await self._store.database.read(rows.repeated, again):
                raise TableError("again-already") from None
            raise TableError("channel-taken") from None
        await self._transactions.opened(table_id, now)
        return table_id

    async def join(
        self,
        table_id: int,
        person: Person,
        identity: str | None = None,
        *,
        press_id: int | None = None,
    ) -> Table:
        """Sit down, as a certain identity or the first free one.

        ``press_id`` is that of the press by which the person does so, for the game's seed.
        """

        def edit(table: Table, game: AnyGame) -> Table:
            check_another_seat(game, len(table.seats_of(person.id)))
            return with_seat(table, game, identity, person.id, person.name, None, press_id)

        return await self.edit(table_id, edit, by=person)

    async def add_press(self, table_id: int, person: Person, press_id: int) -> Table:
        """Make the game's seed with a press of a person, for each of their seats without any."""

        def edit(table: Table, game: AnyGame) -> Table:
            own_seats(table, person)
            lacking = [seat for seat in unpressed(table) if seat.user_id == person.id]
            seats = (
                replace(seat, press_id=press_id) if seat in lacking else seat
                for seat in table.seats
            )
            return replace(table, seats=tuple(seats))

        return await self.edit(table_id, edit, fixed=True)

    async def reseat(self, table_id: int, people: Sequence[SeatAssignment]) -> None:
        """Give the fixed seats of a table to these people, unless its game has begun."""

        def edit(table: Table, game: AnyGame) -> Table:
            return reseated(table, people)

        if (await self._store.get(table_id)).status is Status.LOBBY:
            await self.edit(table_id, edit, fixed=True)

    async def choose(
        self, table_id: int, person: Person, identity: str, seat: Seat | None = None
    ) -> Table:
        """Change the identity of the person's own seat, the first unless ``seat`` is given.

        An autopilot that has it takes the person's.
        """

        def edit(table: Table, game: AnyGame) -> Table:
            seats = [one for one in own_seats(table, person) if seat in (None, one.seat)]
            if not seats:
                raise TableError("not-your-seat")
            return with_identity(table, game, seats[0], identity)

        return await self.edit(table_id, edit)

    async def leave(self, table_id: int, person: Person) -> Table:
        """Free the person's seats; the last person to leave closes the table."""

        def edit(table: Table, game: AnyGame) -> Table:
            own = own_seats(table, person)
            people = [s for s in table.seats if s.user_id not in (None, person.id)]
            if not people:
                return replace(table, status=Status.CLOSED)
            left = without_seats(table, own)
            if person.id != table.host_id:
                return left
            return replace(left, host_id=people[0].user_id or 0)

        return await self.edit(table_id, edit)

    async def add_autopilot(
        self,
        table_id: int,
        by: Person,
        style: str,
        identity: str | None = None,
        *,
        manager: bool = False,
    ) -> Table:
        """Seat an autopilot of a style."""

        def edit(table: Table, game: AnyGame) -> Table:
            require_host(table, by, manager)
            check_style(game, style)
            return with_seat(table, game, identity, None, "", style)

        return await self.edit(table_id, edit, by=by)

    async def remove(
        self, table_id: int, by: Person, seat: Seat, *, manager: bool = False
    ) -> Table:
        """Free a seat, of an autopilot or of another person."""

        def edit(table: Table, game: AnyGame) -> Table:
            require_host(table, by, manager)
            if not 0 <= seat < len(table.seats):
                raise TableError("no-such-seat")
            return without_seats(table, [table.seats[seat]])

        return await self.edit(table_id, edit)

    async def configure(
        self, table_id: int, by: Person, *, manager: bool = False, **changes: Any
    ) -> Table:
        """Change settings; ``changes`` are fields of ``TableSettings``, and the others stay."""

        def edit(table: Table, game: AnyGame) -> Table:
            require_host(table, by, manager)
            settings = replace(table.settings, **changes)
            settings.check(game)
            return replace(table, settings=settings)

        return await self.edit(table_id, edit, by=by)

    async def start(
        self, table_id: int, by: Person, *, manager: bool = False, press_id: int | None = None
    ) -> Position:
        """Begin the game: make the seed, deal, and let autopilots move.

        ``press_id`` is that of the press that starts it, the seed's last contribution. Raises
        ``TableError``, and ``IllegalAction`` for a number of seats that the game isn't for.
        """

        async def attempt() -> Position:
            table = await self._store.get(table_id)
            require_lobby(table)
            require_host(table, by, manager)
            if table.settings.fixed_seats:
                raise TableError("fixed-seats")
            return await self._begin(table, by.id, press_id)

        async with self._store.lock(table_id):
            return await self._transactions.retried(attempt, table_id)

    async def begin_from(self, table_id: int, by: Person, content: Json, state: Json) -> Position:
        """Begin the game of a what-if table, which goes on from a state with new chance.

        ``content`` is that of the game from which the state is.
        """

        async def attempt() -> Position:
            table = replace(await self._store.get(table_id), content=content)
            return await self._begin(table, by.id, state=state)

        async with self._store.lock(table_id):
            return await self._transactions.retried(attempt, table_id)

    async def start_by_itself(self, table_id: int, version: int) -> None:
        """Begin the game of a full table whose people had time to choose, or have all pressed.

        Nothing is changed if it isn't at ``version`` any more: somebody left or chose after all.
        Where the rules refuse, it waits for its host.
        """

        async def attempt() -> None:
            table = await self._store.get(table_id)
            if table.version != version or table.status is not Status.LOBBY:
                return
            try:
                await self._begin(table, None)
            except IllegalAction:
                await self._write(table, replace(table, wakes_at=None), (LIVE,))

        async with self._store.lock(table_id):
            await self._transactions.retried(attempt, table_id)

    async def edit(
        self,
        table_id: int,
        edit: Edit,
        notices: Sequence[Notice] = (LIVE,),
        *,
        by: Person | None = None,
        silent: bool = False,
        fixed: bool = False,
    ) -> Table:
        """Change a table that waits for its start; the host is told if ``by`` has filled it.

        Raises ``TableError`` where seats are fixed, unless the change is one for such tables
        (``fixed``).
        """

        async def attempt() -> Table:
            old = await self._store.get(table_id)
            require_lobby(old)
            if old.settings.fixed_seats and not fixed:
                raise TableError("fixed-seats")
            game = self._store.game(old)
            edited = edit(old, game)
            if edited == old:
                return old
            new = replace(edited, wakes_at=_starts_at(game, old, edited, self._store.clock.now()))
            told = await self._word_to_host(game, old, new, by)
            return await self._write(old, new, (*notices, *told), silent=silent)

        async with self._store.lock(table_id):
            return await self._transactions.retried(attempt, table_id)

    async def _write(
        self, old: Table, new: Table, notices: Sequence[Notice], *, silent: bool = False
    ) -> Table:
        new = replace(new, version=old.version + 1)
        commit = Commit(
            table=new,
            was=old.version,
            now=self._store.clock.now(),
            values={
                "host_id": new.host_id,
                "settings": rows.settings_json(new.settings),
                "wakes_at": new.wakes_at,
            },
            timeouts=None if new.seats == old.seats else (0,) * len(new.seats),
            notices=notices if new.card is None else (*notices, CARD),
            silent=silent,
        )
        await self._transactions.write(commit)
        return new

    async def _word_to_host(
        self, game: AnyGame, old: Table, new: Table, by: Person | None
    ) -> Sequence[Notice]:
        """Tell the host once that the table is full, unless they filled it or it starts anyway."""
        filled = is_full(game, new) and not is_full(game, old)
        if not filled or by is None or by.id == new.host_id or new.wakes_at is not None:
            return ()
        told = await self._store.database.read(outbox.told, new.id, new.host_id, DirectKind.FULL)
        return () if told else (full_lobby(new.host_id),)

    async def _begin(
        self,
        table: Table,
        by: int | None,
        press_id: int | None = None,
        *,
        state: Json = None,
    ) -> Position:
        game = self._store.game(table)
        secret = await self._store.database.read(dice.secret, table.id)
        if secret is None:  # opened by an earlier version, which promised nothing
            secret = secrets.token_bytes(chance.SEED_BYTES)
        presses = [*((seat.seat, seat.press_id) for seat in table.seats), (None, press_id)]
        promise = table.promise or Promise(chance.commitment(secret))
        promise = promise.with_presses(presses)
        seed = chance.seed_of(secret, promise.recipe)
        content = table.content if state is not None else game.content()
        # Seats stand in the order in which people sat down; who begins is for the rules to say.
        table = replace(
            table,
            status=Status.RUNNING,
            seed_hash=chance.commitment(seed),
            promise=promise,
            content=content,
            wakes_at=None,
        )
        first = game.new(table.setup, seed)
        content_key = await self._store.database.write(rows.keep_content, content)
        values = {
            "seed": seed,
            "seed_hash": table.seed_hash,
            "secret": secret,
            **dice.promise_columns(promise),
            "content": content_key,
            "rules_version": game.rules_version,
            "program_version": PROGRAM,
        }
        position = Position(table, first.state, {}, {}, table.version)
        reading, timeouts = self._store.reading(table.id), (0,) * len(table.seats)
        session = GameSession(position, seed, content_key, {}, timeouts, reading, recent=())
        batch = self._transactions.batch(session)
        batch.begin(first, by)
        batch.barrier = batch.version
        if state is not None:
            batch.rebase(game.decode_state(state, table.setup, seed))
        begun = await self._transactions.commit(session, batch, self._notices, values=values)
        return begun.position

    def _notices(
        self, old: GameSession, new: GameSession, entries: Sequence[LogEntry]
    ) -> Sequence[Notice]:
        presenter = self._store.presenter(new.table)
        begun = notices_for_move(presenter, None, new.position, entries, new.states)
        return begun if new.table.card is None else (*begun, CARD)


def _starts_at(game: AnyGame, old: Table, new: Table, now: datetime) -> datetime | None:
    """When a table's game begins by itself: a while after it was filled, or the setting made.

    Where seats are fixed, it begins once everybody has pressed, at latest when it was to begin.
    """
    if new.settings.fixed_seats:
        return old.wakes_at if unpressed(new) else now
    if new.status is not Status.LOBBY or not new.settings.start_when_full:
        return None
    if not is_full(game, new):
        return None
    waited = is_full(game, old) and old.settings.start_when_full
    return old.wakes_at if waited else now + START_AFTER


def _handed_on(game: AnyGame, position: Position) -> Json:
    """The data that a finished table hands on to the one that continues it with ``game``.

    Raises ``TableError`` if it can't be continued.
    """
    table = position.table
    over = table.game == game.id and table.status is Status.FINISHED and not table.what_if
    if not over or not game.continues(table.settings.options):
        raise TableError("not-continued")
    return game.carried_over(position.state)
