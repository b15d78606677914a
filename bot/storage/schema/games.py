"""The rows of a table, keyed by its channel while it is open.

``moves`` only ever grows and ``PRIMARY KEY (table_id, version)`` lets one writer have a version;
``snapshots`` is what a game goes on from. ``secret``, seeds, states, actions, events and payloads
are secret. ``shard`` is the shard of a table's server, by which processes share the tables out
among them.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    UniqueConstraint,
    bindparam,
    false,
    literal_column,
    select,
    text,
)

from bot.storage.engine import Id, Moment, Snowflake
from bot.storage.schema.base import metadata, of_table

IS_OPEN = text("status IN ('lobby', 'running', 'paused')")
_PENDING = text("done_at IS NULL")
_PENDING_LIVE = text("kind = 'live' AND done_at IS NULL")
_ACTIVE = text("status = 'active'")
_IS_LOBBY = text("status = 'lobby'")
_WAKES = text("wakes_at IS NOT NULL")
_WHAT_IF = text("what_if IS NOT NULL")
IS_UNFINISHED = text("unfinished")
_OF_SOMEBODY = text("user_id IS NOT NULL")
_SEAT_CHANGE = text("kind = 'seat'")
_TIMEOUT = text("how = 'clock' AND asked IS NOT NULL")

contents = Table(
    "contents",
    metadata,
    # A game's data files as they were when a game began; games that began alike share a row.
    Column("digest", String(64), primary_key=True),
    Column("data", JSON(none_as_null=True), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Id, primary_key=True),
    Column("guild_id", Snowflake, nullable=False),
    Column("channel_id", Snowflake, nullable=False),
    Column("thread", Boolean, nullable=False),
    Column("game", String(32), nullable=False),
    Column("host_id", Snowflake, nullable=False),
    Column("status", String(16), nullable=False),
    Column(
        "settings", JSON, nullable=False, server_default="{}"
    ),  # bot.domain.table_settings.TableSettings
    Column("content", String(64), ForeignKey("contents.digest")),
    Column("carried", JSON(none_as_null=True)),  # what the game starts from, of an earlier one
    Column("version", Integer, nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("changed_at", Moment, nullable=False),
    Column("paused_at", Moment),
    Column("pause", String(16)),  # bot.domain.table.Pause, unless somebody paused it
    Column("wakes_at", Moment),  # when a pause of the table's own ends, or a lobby begins
    Column("nudged_at", Moment),
    Column("seed_hash", String(64)),
    Column("seed", LargeBinary(32)),
    Column("rules_version", Integer),
    Column("program_version", String(32)),
    Column("live_message_id", Snowflake),
    Column("unfinished", Boolean, nullable=False, server_default=false()),  # autopilots are up
    Column("again_of", Id),  # the finished table that this one repeats; each is repeated once
    Column("card_channel_id", Snowflake),  # of the message that tells of a table in a thread
    Column("card_message_id", Snowflake),
    Column("digests", JSON(none_as_null=True)),  # as bot.storage.messages.digests keeps them
    Column("guidance", JSON(none_as_null=True)),  # of a guided table: bot.domain.guidance
    Column("review", JSON(none_as_null=True)),  # of a finished game: bot.domain.review
    Column("opened_by", Snowflake),  # the first host; null for tables of earlier versions
    Column("shard", Integer, nullable=False, server_default="0"),
    Column("edits", Integer, nullable=False, server_default="0"),  # changes without a new version
    Column("secret", LargeBinary(32)),  # of which, and of contributions, the seed is made
    Column("promise", String(64)),  # the secret's SHA-256; null for tables of earlier versions
    Column("promise_message_id", Snowflake),  # the first message that showed the promise
    Column("contributions", JSON(none_as_null=True)),  # bot.storage.dice, once the game begins
    Column("what_if", Id),  # the table from whose game this one goes on, for one person
    Index(
        "ix_tables_open_channel",
        "channel_id",
        unique=True,
        sqlite_where=IS_OPEN,
        postgresql_where=IS_OPEN,
    ),
    Index("ix_tables_channel_id", "channel_id", "id"),
    Index("ix_tables_again_of", "again_of", unique=True),
    Index("ix_tables_host_id", "host_id"),
    Index("ix_tables_open_guild", "guild_id", sqlite_where=IS_OPEN, postgresql_where=IS_OPEN),
    Index("ix_tables_created_at", "created_at"),
    Index("ix_tables_open_shard", "shard", "id", sqlite_where=IS_OPEN, postgresql_where=IS_OPEN),
    Index(
        "ix_tables_lobbies",
        "shard",
        "changed_at",
        sqlite_where=_IS_LOBBY,
        postgresql_where=_IS_LOBBY,
    ),
    Index("ix_tables_wakes_at", "shard", "wakes_at", sqlite_where=_WAKES, postgresql_where=_WAKES),
    Index(
        "ix_tables_what_if",
        "shard",
        "changed_at",
        sqlite_where=_WHAT_IF,
        postgresql_where=_WHAT_IF,
    ),
    Index(
        "ix_tables_unfinished", "shard", sqlite_where=IS_UNFINISHED, postgresql_where=IS_UNFINISHED
    ),
    # A button names its table by number, so no number may come twice.
    sqlite_autoincrement=True,
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Id, of_table(), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("identity", String(32), nullable=False),
    Column("user_id", Snowflake),
    Column("name", String(128), nullable=False),
    Column("autopilot", String(32)),
    Column("timeouts", Integer, nullable=False, server_default="0"),  # in a row
    Column("reserve", Integer),  # seconds in the seat's bank while its clock stands; null: full
    Column("press_id", Snowflake),  # the person's own, that the seed is made with (bot.domain.dice)
    Index("ix_seats_user_id", "user_id"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Id, of_table(), primary_key=True),
    Column("state", JSON, nullable=False),
    Column("since", JSON, nullable=False),  # per deciding seat its token, and whether it is ready
    Column("barrier", Integer, nullable=False),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", Id, of_table(), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),  # bot.domain.table.EntryKind
    Column("seat", Integer),
    Column("action", String(200), nullable=False),
    Column("user_id", Snowflake),
    Column("how", String(16), nullable=False),
    Column("events", JSON, nullable=False),
    Column("barrier", Boolean, nullable=False),
    Column("detail", JSON(none_as_null=True)),  # what the kind needs beside the action
    Column("at", Moment, nullable=False),
    # Of an act: the version since which its seat had the choice that it answers first.
    Column("asked", Integer),
    # To find what is kept about a person; moves are found by their table otherwise.
    Index(
        "ix_moves_user_id",
        "user_id",
        "table_id",
        "version",
        sqlite_where=_OF_SOMEBODY,
        postgresql_where=_OF_SOMEBODY,
    ),
    Index(
        "ix_moves_seat_change",
        "table_id",
        sqlite_where=_SEAT_CHANGE,
        postgresql_where=_SEAT_CHANGE,
    ),
    Index("ix_moves_timeout", "table_id", sqlite_where=_TIMEOUT, postgresql_where=_TIMEOUT),
)

votes = Table(
    "votes",
    metadata,
    Column("id", Id, primary_key=True),
    Column("table_id", Id, of_table(), nullable=False),
    Column("version", Integer, nullable=False),  # the table's when the vote was asked for
    Column("user_id", Snowflake, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("undoes", JSON, nullable=False),
    Column("needed", JSON, nullable=False),
    Column("agreed", JSON, nullable=False),
    Column("at", Moment, nullable=False),
    Column("ballot", String(16), nullable=False),
    Column("message_id", Snowflake),  # null until it was posted
    Column("moves", Integer, nullable=False, server_default="1"),  # as everybody may count them
    Index("ix_votes_table_id", "table_id"),
    sqlite_autoincrement=True,
)

table_votes = Table(
    "table_votes",
    metadata,
    Column("id", Id, primary_key=True),
    Column("table_id", Id, of_table(), nullable=False),
    Column("subject", String(16), nullable=False),  # bot.domain.votes.Subject, or "seat"
    Column("span", Integer),  # seconds that are asked for
    Column("user_id", Snowflake, nullable=False),
    Column("voters", JSON, nullable=False),
    Column("agreed", JSON, nullable=False),
    Column("refused", JSON, nullable=False),
    Column("ballot", String(16), nullable=False),
    Column("at", Moment, nullable=False),
    Column("message_id", Snowflake),  # null until it was posted
    Column("offer", JSON(none_as_null=True)),  # of a seat: bot.storage.votes.seat_offers
    Index("ix_table_votes_table_id", "table_id"),
    sqlite_autoincrement=True,
)

absences = Table(
    "absences",
    metadata,
    # When people are, or were, away from a table for a while.
    Column("table_id", Id, of_table(), primary_key=True),
    Column("user_id", Snowflake, primary_key=True, autoincrement=False),
    Column("since", Moment, primary_key=True, autoincrement=False),
    Column("until", Moment, nullable=False),
)

deadlines = Table(
    "deadlines",
    metadata,
    Column("id", Id, primary_key=True),
    Column("table_id", Id, of_table(), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(32), nullable=False),
    Column("about", String(64), nullable=False),
    Column("what", String(8), nullable=False),  # half, hour or end
    Column("due_at", Moment, nullable=False),
    Column("done_at", Moment),
    Column("shard", Integer, nullable=False, server_default="0"),
    UniqueConstraint("table_id", "seat", "what"),
    Index("ix_deadlines_due", "shard", "due_at", sqlite_where=_PENDING, postgresql_where=_PENDING),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Id, primary_key=True),
    Column("table_id", Id, of_table(), nullable=False),
    Column("kind", String(16), nullable=False),  # bot.domain.notices.MessageKind
    Column("target", Snowflake),  # a user for direct messages
    Column("payload", JSON, nullable=False),
    Column("nonce", String(25), nullable=False),
    Column("due_at", Moment, nullable=False),
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("done_at", Moment),
    Column("shard", Integer, nullable=False, server_default="0"),
    Index("ix_outbox_due", "shard", "due_at", sqlite_where=_PENDING, postgresql_where=_PENDING),
    Index("ix_outbox_pending", "table_id", "id", sqlite_where=_PENDING, postgresql_where=_PENDING),
    Index(
        "ix_outbox_pending_live",
        "table_id",
        unique=True,
        sqlite_where=_PENDING_LIVE,
        postgresql_where=_PENDING_LIVE,
    ),
    sqlite_autoincrement=True,
)

hand_messages = Table(
    "hand_messages",
    metadata,
    # The direct message that shows a person a seat's hand, and is edited when that changes.
    Column("table_id", Id, of_table(), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Snowflake, primary_key=True, autoincrement=False),
    Column("channel_id", Snowflake, nullable=False),
    Column("message_id", Snowflake, nullable=False),
)

reminder_messages = Table(
    "reminder_messages",
    metadata,
    # The direct message that reminds a person at a table, until what it reminds of is settled.
    Column("table_id", Id, of_table(), primary_key=True),
    Column("user_id", Snowflake, primary_key=True, autoincrement=False),
    Column("channel_id", Snowflake, nullable=False),
    Column("message_id", Snowflake, nullable=False),
    Column("what", String(8), nullable=False),  # half, hour or waits: its heading
    Column("decisions", JSON, nullable=False),  # those it is about: [[seat, kind, about], ...]
    Column("due_at", Moment, nullable=False),  # what it says: the earliest end of these
)

standing_orders = Table(
    "standing_orders",
    metadata,
    Column("id", Id, primary_key=True),
    Column("table_id", Id, of_table(), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", Snowflake, nullable=False),
    Column("line", String(200), nullable=False),
    Column("status", String(16), nullable=False),  # bot.domain.standing_orders.OrderStatus
    Column("reason", String(64), nullable=False, server_default=""),  # why it was dropped
    Column("figures", JSON, nullable=False),
    Column("changes", JSON, nullable=False),  # what an undo of the game takes back
    Column("made", JSON, nullable=False),  # versions of the moves that it made
    Column("held", JSON(none_as_null=True)),  # [kind, about]: a decision that it leaves alone
    Column("laid_at", Moment, nullable=False),
    Column("due_at", Moment),  # null: nothing to answer now
    Column("shard", Integer, nullable=False, server_default="0"),
    Index("ix_standing_orders_table_id", "table_id"),
    Index(
        "ix_standing_orders_due", "shard", "due_at", sqlite_where=_ACTIVE, postgresql_where=_ACTIVE
    ),
    # A button names its order by number, so no number may come twice.
    sqlite_autoincrement=True,
)

hints = Table(
    "hints",
    metadata,
    # The decisions for which somebody was told what an expert would do.
    Column("table_id", Id, of_table(), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("decision", Id, primary_key=True, autoincrement=False),  # its token's number
)

IS_SEAT_CHANGE = moves.c.kind == literal_column("'seat'")
IS_TIMEOUT = (moves.c.how == literal_column("'clock'")) & moves.c.asked.is_not(None)
"""Written out, as the indexes of these moves are found only then."""

SHARD_OF_TABLE = select(tables.c.shard).where(tables.c.id == bindparam("of_table"))
"""The shard of a new row that belongs to the table ``of_table``."""
