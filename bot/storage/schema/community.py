"""The rows of people and their servers: settings, open tables, results and leagues."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    UniqueConstraint,
    false,
    text,
)

from bot.storage.engine import Id, Moment, Snowflake
from bot.storage.schema.base import metadata, of_table

_WAKES = text("wakes_at IS NOT NULL")
_IS_OPEN_COMPETITION = text("status IN ('sign-up', 'running')")


def _of_competition() -> ForeignKey:
    return ForeignKey("competitions.id", ondelete="CASCADE")


people = Table(
    "people",
    metadata,
    Column("user_id", Snowflake, primary_key=True, autoincrement=False),
    Column("name", String(128), nullable=False),
    Column("language", String(8), nullable=False),
    Column("inbox_closed_until", Moment, key="direct_messages_closed_until"),
    Column("zone", String(64)),  # an IANA name
    Column("quiet_start", Integer),  # minutes since local midnight
    Column("quiet_end", Integer),
    Column("forgetting", String(8)),  # bot.domain.privacy.Forgetting, of who asked for it
    Column("preferences", JSON(none_as_null=True)),  # bot.domain.preferences; null: the defaults
    Column("lessons", JSON(none_as_null=True)),  # ids of the games whose lesson was gone through
)

notes = Table(
    "notes",
    metadata,
    # What people keep about tables, each for themselves.
    Column("table_id", Id, of_table(), primary_key=True),
    Column("user_id", Snowflake, primary_key=True, autoincrement=False),
    Column("text", String(1000), nullable=False),
    Column("changed_at", Moment, nullable=False),
    Index("ix_notes_user_id", "user_id", "changed_at"),
)

guilds = Table(
    "guilds",
    metadata,
    # Servers that have tables or settings, or had any.
    Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
    Column("name", String(100)),  # null until it is known
    Column("shard", Integer, nullable=False, server_default="0"),
    Column("left_at", Moment),  # since when its open tables stand still
    Column("missed_at", Moment),  # since when the bot isn't seen there: its tables are deleted then
    Column("missed_by", Snowflake),  # the application that misses it
    Column(
        "settings", JSON(none_as_null=True)
    ),  # bot.domain.community.server_settings; null: the defaults
    Index("ix_guilds_shard", "shard"),
)

boards = Table(
    "boards",
    metadata,
    # The board of open tables of a server: where its message is, and when to look at it next.
    Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
    Column("channel_id", Snowflake),  # that managers chose; null: there is no message
    Column("elsewhere", Boolean, nullable=False, server_default=false()),  # shown in others, too
    Column("listed", JSON, nullable=False, server_default="[]"),  # tables that anybody may see
    Column("posted_in", Snowflake),  # the channel of the message
    Column("message_id", Snowflake),
    Column("nonce", String(25), nullable=False),
    Column("shown", Id, nullable=False, server_default="0"),  # the checksum of the message
    Column("wakes_at", Moment),  # when there is something to do; null: nothing
    Column("shard", Integer, nullable=False, server_default="0"),
    Index("ix_boards_wakes_at", "shard", "wakes_at", sqlite_where=_WAKES, postgresql_where=_WAKES),
    Index("ix_boards_elsewhere", "elsewhere", "guild_id"),
)

interests = Table(
    "interests",
    metadata,
    # What people wait for who found no open table: bot.domain.community.open_tables.Interest.
    Column("number", Id, primary_key=True),
    Column("guild_id", Snowflake, nullable=False),
    Column("user_id", Snowflake, nullable=False),
    Column("name", String(128), nullable=False),
    Column("game", String(32), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("until", Moment, nullable=False),
    Column("active", Boolean, nullable=False),  # until its person was told of a table
    Column("told_at", Moment),  # when they were told last
    UniqueConstraint("guild_id", "user_id", "game"),
    Index("ix_interests_user_id", "user_id"),
    Index("ix_interests_until", "until"),
    # A button names its interest by number, so no number may come twice.
    sqlite_autoincrement=True,
)

results = Table(
    "results",
    metadata,
    # Of finished games. They outlive their tables; numbers are in the order in which they were
    # written, in which ratings follow from them.
    Column("number", Id, primary_key=True),
    Column("table_id", Id, nullable=False),
    Column("guild_id", Snowflake, nullable=False),
    Column("game", String(32), nullable=False),
    Column("finished_at", Moment, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("detail", JSON(none_as_null=True)),  # rules.core.game.GameDefinition.result_detail
    Index("ix_results_table_id", "table_id", unique=True),
    Index("ix_results_guild_id", "guild_id", "number"),
    sqlite_autoincrement=True,
)

result_seats = Table(
    "result_seats",
    metadata,
    Column("number", Id, ForeignKey("results.number", ondelete="CASCADE"), primary_key=True),
    Column("row", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("identity", String(32), nullable=False),
    Column("user_id", Snowflake),  # null for an autopilot, and for who was forgotten
    Column("autopilot", String(32)),
    Column("place", Integer, nullable=False),
    Column("how", String(16), nullable=False),  # bot.domain.community.results.How
    Column("until", Integer),  # the version at which the player's part ended; null: to the end
    # The ratings before and after the game, of whoever was rated by it. That before it stays when
    # the person is forgotten: others were measured against it.
    Column("mu_before", Float),
    Column("sigma_before", Float),
    Column("mu", Float),
    Column("sigma", Float),
    Index("ix_result_seats_user_id", "user_id", "number"),
)

competitions = Table(
    "competitions",
    metadata,
    # Leagues and tournaments: bot.domain.community.competition has what the columns mean.
    Column("id", Id, primary_key=True),
    Column("guild_id", Snowflake, nullable=False),
    Column("channel_id", Snowflake, nullable=False),
    Column("name", String(60), nullable=False),
    Column("name_key", String(180), nullable=False),
    Column("organiser_id", Snowflake, nullable=False),
    Column("status", String(16), nullable=False),
    Column("settings", JSON, nullable=False),
    Column("season", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("version", Integer, nullable=False),
    Column("begins_at", Moment),
    Column("message_id", Snowflake),
    Column("nonce", String(25), nullable=False),
    Column("shown", Id, nullable=False, server_default="0"),  # the checksum of the message
    Column("wakes_at", Moment),  # when there is something to do; null: nothing
    Column("shard", Integer, nullable=False, server_default="0"),
    Index(
        "ix_competitions_name",
        "guild_id",
        "name_key",
        unique=True,
        sqlite_where=_IS_OPEN_COMPETITION,
        postgresql_where=_IS_OPEN_COMPETITION,
    ),
    Index("ix_competitions_guild_id", "guild_id", "id"),
    Index(
        "ix_competitions_wakes_at",
        "shard",
        "wakes_at",
        sqlite_where=_WAKES,
        postgresql_where=_WAKES,
    ),
    sqlite_autoincrement=True,
)

competition_entries = Table(
    "competition_entries",
    metadata,
    Column("competition_id", Id, _of_competition(), primary_key=True),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("entrant", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Snowflake),  # null for who was forgotten
    Column("name", String(128), nullable=False),
    Column("state", String(16), nullable=False),  # bot.domain.community.competition.EntryState
    Column("division", Integer),
    Column("replaces", Integer),
    Column("seed", Integer),  # their place in a knock-out's draw, by rating; null: by lot
    UniqueConstraint("competition_id", "season", "user_id"),
    Index("ix_competition_entries_user_id", "user_id"),
)

competition_plans = Table(
    "competition_plans",
    metadata,
    # The rounds of a round robin as they were planned: a later program may plan otherwise.
    Column("competition_id", Id, _of_competition(), primary_key=True),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("division", Integer, primary_key=True, autoincrement=False),
    Column("plan", JSON, nullable=False),
)

competition_rounds = Table(
    "competition_rounds",
    metadata,
    Column("competition_id", Id, _of_competition(), primary_key=True),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("turn", Integer, primary_key=True, autoincrement=False),
    Column("paired", JSON, nullable=False),
    Column("due_at", Moment, nullable=False),
    Column("over", Boolean, nullable=False, server_default=false()),
    Column("message_id", Snowflake),  # null until it was posted
    Column("nonce", String(25), nullable=False),
    Column("shown", Id, nullable=False, server_default="0"),  # the checksum of the message
)

competition_tables = Table(
    "competition_tables",
    metadata,
    Column("competition_id", Id, _of_competition(), primary_key=True),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("turn", Integer, primary_key=True, autoincrement=False),
    Column("division", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seats", JSON, nullable=False),
    Column("identities", JSON, nullable=False),
    Column("table_id", Id),  # null until it was opened; it may be gone since
    Column("channel_id", Snowflake),
    Column("places", JSON(none_as_null=True)),
    Index("ix_competition_tables_table_id", "table_id"),
)
