"""Checks all the time what must always hold, and at the end what must hold at rest."""

from __future__ import annotations

import json
import re
from collections import deque
from datetime import UTC, datetime, timedelta

from discord.utils import snowflake_time
from sqlalchemy.exc import DBAPIError

from tools.discord_stub.controls import controls, mentions, text_of
from tools.discord_stub.payloads import Payload
from tools.discord_stub.world import Channel, Said
from tools.fault_soak.database import Waiting
from tools.fault_soak.games import Game, Soak
from tools.fault_soak.processes import Bots

_OVERDUE = 45.0
"""Seconds for which a message may be late that nothing holds up."""
_STUCK = 150.0
"""Seconds without any change at a table whose people are awake and press."""
_REPEATED = 180.0
"""Seconds within which no two messages of a channel say the same."""
_TIME = re.compile(r"<t:\d+(:\w)?>")
_LIVE_VERBS = {"move", "hand", "sheet", "log"}


class Checks:
    """Looks at what the bot says and writes."""

    def __init__(self, soak: Soak, bots: Bots) -> None:
        self._soak = soak
        self._bots = bots
        self._public: deque[tuple[str, str]] = deque()
        self._by_nonce: dict[tuple[int, str], str] = {}
        self._once: dict[tuple[int, int, str], str] = {}
        self._said: dict[tuple[int, str, tuple[str, ...]], float] = {}
        self.longest_wait = 0.0
        soak.stub.world.on_said = self._heard

    @property
    def starts(self) -> int:
        """How often the bot was started."""
        return self._bots.starts

    # Each message

    def _heard(self, said: Said) -> None:
        channel, message = said.channel, said.message
        if channel.recipient is None and said.how != "deleted":
            whole = json.dumps([message["components"], message["attachments"]])
            self._public.append((whole, text_of(message)))
        if said.how == "posted":
            self._posted(channel, message["id"], message)

    def _posted(self, channel: Channel, number: str, message: Payload) -> None:
        nonce = message.get("nonce")
        self._soak.journal.counts["messages"] += 1
        if nonce is not None:
            key = channel.id, str(nonce)
            if key in self._by_nonce:
                self._twice(channel, f"nonce {nonce}: {text_of(message)[:200]}")
                return
            self._by_nonce[key] = number
        if channel.recipient is None:
            self._repeated(channel, message)
        for control in controls(message):
            if control.verb == "verify" and control.decision is not None:
                once = channel.id, control.table, control.decision[1]
                if once in self._once:
                    self._twice(channel, f"start or end of table {control.table}")
                self._once[once] = number

    def _repeated(self, channel: Channel, message: Payload) -> None:
        """Say if a channel is told the same again; live messages and calls may be repeated."""
        found = [control.custom_id for control in controls(message)]
        verbs = {control.verb for control in controls(message)}
        # Cards of tables in threads look alike at first, and stand in the channel above.
        tables = {game.channel for game in self._soak.games.values() if not game.over}
        card = not found and channel.id not in tables
        if card or "move" in verbs or "join" in verbs:
            return
        said = channel.id, _TIME.sub("", text_of(message)), tuple(found)
        now, before = self._soak.journal.now, self._said.get(said)
        if before is not None and now - before < _REPEATED:
            self._twice(channel, f"after {now - before:.0f} s: {text_of(message)[:200]}")
        self._said[said] = now

    def _twice(self, channel: Channel, told: str) -> None:
        place = "direct messages" if channel.recipient is not None else f"channel {channel.id}"
        self._soak.journal.violated("said twice", f"{place}, {told}")

    # Every few seconds

    async def look(self) -> None:
        """Look at everything that must hold all the time."""
        self._bots.look()
        if not self._soak.look.there:
            return
        try:
            statuses = await self._soak.look.statuses()
            hidden = [
                value
                for status, _, _, values in statuses.values()
                if status in ("lobby", "running", "paused")
                for value in values
            ]
            for number, (status, channel, _, _) in statuses.items():
                if (game := self._soak.games.get(number)) is not None:
                    game.status, game.channel = status, channel
            await self._soak.look.new_entries()
            waiting = await self._soak.look.waiting()
        except DBAPIError:
            self._soak.journal.counts["looks at a locked database"] += 1
            return
        secrets = frozenset(value.hex() for value in hidden)
        self._bots.read_log(secrets)
        while self._public:
            whole, text = self._public.popleft()
            if any(secret in whole for secret in secrets):
                self._soak.journal.violated("secret", "a seed or a secret in a channel")
            for (table, user), hand in self._soak.hands.items():
                if hand in text:
                    told = f"the hand of user {user} at table {table} in a channel"
                    self._soak.journal.violated("secret", told)
        while self._soak.stub.world.broken:
            told = self._soak.stub.world.broken.popleft()
            self._soak.journal.violated("limit of Discord's", told)
        gateway = self._soak.stub.gateway
        if self._bots.count > 1 and gateway.hurried:
            told = f"{gateway.hurried} sessions within five seconds of another"
            self._soak.journal.violated("limit of Discord's", told)
            gateway.hurried = 0
        for row in waiting:
            self._late(row, _OVERDUE)
        for game in self._soak.games.values():
            self._stands_still(game)

    def _late(self, row: Waiting, bound: float) -> None:
        late = (datetime.now(UTC) - row.due_at).total_seconds()
        journal, game = self._soak.journal, self._soak.games.get(row.table)
        about = () if game is None else self._soak.about(game)
        if row.target is not None:
            about = (*about, row.target)
        since = journal.now - max(late, bound * journal.slack)
        if late > bound * journal.slack and not journal.delivery_disturbed(since, *about):
            journal.violated(
                "stuck message",
                f"table {row.table}: {row.kind} {row.payload.get('about', '')} is {late:.0f} s"
                f" late after {row.attempts} attempts",
            )

    def _stands_still(self, game: Game) -> None:
        log, journal = self._soak.look.logs.get(game.number), self._soak.journal
        if log is None or game.status != "running" or self._soak.channel(game) is None:
            return
        quiet = (datetime.now(UTC) - log.last_at).total_seconds()
        self.longest_wait = max(self.longest_wait, quiet)
        since = journal.now - _STUCK * journal.slack
        about = (*self._soak.about(game), *game.people)
        if quiet < _STUCK * journal.slack or journal.delivery_disturbed(since, *about):
            return
        if game.number in self._soak.awake:
            journal.violated("stuck game", f"table {game.number} ({game.game}): {quiet:.0f} s")

    async def nothing_lost(self) -> None:
        """Compare each table's log with what was seen of it before."""
        for table in await self._soak.look.lost_entries():
            self._soak.journal.violated("lost entries", f"the log of table {table}")

    # At rest

    async def at_rest(self) -> None:
        """Look at what must hold when nobody has done anything for a while."""
        soak, journal = self._soak, self._soak.journal
        for row in await soak.look.waiting():
            paced = row.kind == "live" and any(row.payload.get(key) for key in ("soon", "turn"))
            if not paced and row.due_at < datetime.now(UTC) + timedelta(hours=2):
                journal.violated(
                    "unsent", f"table {row.table}: {row.kind}, {row.attempts} attempts"
                )
        acts = await soak.look.acts_of_people()
        for (table, person), count in acts.items():
            pressed = len(soak.pressed.get((table, person), ()))
            if count > pressed:
                journal.violated(
                    "moved twice",
                    f"table {table}, user {person}: {count} moves, {pressed} decisions pressed",
                )
        if (deadlocks := await soak.look.deadlocks()) > 0:
            journal.violated("deadlock", f"{deadlocks} of them")
        for game in soak.games.values():
            if (channel := soak.channel(game)) is not None:
                await self._shown(game, channel)

    async def nowhere(self) -> None:
        """Whether tables are closed whose channels were deleted; to be asked after a start."""
        statuses = await self._soak.look.statuses()
        for number, (status, channel, game, _) in statuses.items():
            if channel not in self._soak.stub.channels and status not in ("finished", "closed"):
                told = f"table {number} ({game}) is {status}, and its channel is gone"
                self._soak.journal.violated("open table without a channel", told)

    async def _shown(self, game: Game, channel: Channel) -> None:
        """Whether the channel shows the table as it is, and whoever is up was told."""
        journal = self._soak.journal
        table, up, last = await self._soak.look.table(game.number)
        lives = [
            message
            for message in channel.messages.values()
            if {c.verb for c in controls(message) if c.table == game.number} >= _LIVE_VERBS
        ]
        where = f"table {game.number} ({game.game}, {table.status})"
        if table.status == "running":
            if len(lives) != 1:
                journal.violated("live message", f"{where} has {len(lives)} of them")
                return
            named = {person for person in game.people if f"<@{person}>" in text_of(lives[0])}
            if named != set(up) & set(game.people):
                journal.violated("live message", f"{where} calls {named}, but {set(up)} are up")
            for person, since in up.items():
                if person != last and not self._told(channel, person, game.number, since):
                    told = f"nothing has called user {person} since {since:%T}"
                    journal.violated("uninformed", f"{where}: {told}")
        elif lives:
            journal.violated("live message", f"{where} has {len(lives)} still")
        if table.status == "finished":
            ends = sum(
                any(c.verb == "again" and c.table == game.number for c in controls(message))
                for message in channel.messages.values()
            )
            if ends != 1:
                journal.violated("end", f"{where} has {ends} messages of its end")

    def _told(self, channel: Channel, person: int, number: int, since: datetime) -> bool:
        """Whether a message that was posted after a moment calls a person to the table."""
        direct = self._soak.stub.world.direct.get(person)
        for place in (channel, *([] if direct is None else [direct])):
            for message in place.messages.values():
                posted = snowflake_time(int(message["id"]))
                of_table = any(c.table == number for c in controls(message))
                named = place is direct or mentions(message, person)
                if of_table and named and posted > since - timedelta(seconds=2):
                    return True
        return False
