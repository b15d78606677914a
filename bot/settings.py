"""Settings, from the environment or a file named ``.env``; ``.env.example`` explains each."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import fields
from difflib import get_close_matches
from importlib import import_module
from inspect import signature
from typing import Annotated, Literal

from pydantic import Field, SecretStr, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.limits import Limits

ENV_FILE = ".env"
"""Looked for in the folder where the bot is started."""

LANGUAGES = ("en", "it", "fr", "de")

TOKEN_MISSING = "DISCORD_TOKEN: is needed (see .env.example)"

NEARLY = 0.8
"""The likeness of two names, from 0 to 1, from which one may be meant for the other."""


Limit = Annotated[int, Field(ge=0, le=1_000_000)]
"""The most that there may be of something; 0 stands for no limit."""

_LIMIT = "limit_"

AUTO = "auto"

MOST_SHARDS = 4096
"""Shards for ten million servers."""


class Settings(BaseSettings):
    """The operator's settings; raises ``pydantic.ValidationError`` naming what is wrong."""

    model_config = SettingsConfigDict(
        env_file=ENV_FILE, env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True
    )

    discord_token: SecretStr | None = None
    database_url: str = "sqlite+aiosqlite:///mission-control.sqlite3"
    database_direct_url: str | None = None
    shard_count: Literal["auto"] | Annotated[int, Field(ge=1, le=MOST_SHARDS)] = "auto"
    shard_ids: str = ""
    shards_a_process: int = Field(default=1, ge=1, le=MOST_SHARDS)
    discord_api_url: str | None = None
    discord_gateway_url: str | None = None
    requests_a_second: int | None = Field(default=None, ge=1, le=1000)
    default_language: Literal["en", "it", "fr", "de"] = "en"
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    drawing_process: bool = True
    metrics_port: int | None = Field(default=None, ge=1, le=65535)
    metrics_host: str = "127.0.0.1"
    forget_servers_after: int = Field(default=30, ge=0, le=3650)
    playground_port: int = Field(default=8069, ge=0, le=65535)
    # Open tables, and those opened within an hour.
    limit_tables_person: Limit = 25
    limit_tables_server: Limit = 250
    limit_opened_person: Limit = 20
    limit_opened_server: Limit = 100
    # An hour.
    limit_guided_person: Limit = 10
    limit_hints_person: Limit = 120
    limit_replays_person: Limit = 1200
    limit_animations_person: Limit = 60
    limit_stories_person: Limit = 30
    limit_exports_person: Limit = 60
    limit_checks_person: Limit = 60
    limit_reviews_person: Limit = 10
    # A minute.
    limit_presses_person: Limit = 200
    limit_suggestions_person: Limit = 300

    @property
    def limits(self) -> Limits:
        """What one person and one server may do."""
        own = {field.name: getattr(self, f"{_LIMIT}{field.name}") for field in fields(Limits)}
        return Limits(**own)

    def without_limits(self) -> Settings:
        """The same, but nobody is limited: for people who press while time stands still."""
        limits = [f"{_LIMIT}{field.name}" for field in fields(Limits)]
        return self.model_copy(update=dict.fromkeys(limits, 0))

    @field_validator("shard_count", mode="before")
    @classmethod
    def _count(cls, value: object) -> object:
        if isinstance(value, str):
            value = value.lower()
            if value != AUTO and not (value.isdecimal() and 1 <= int(value) <= MOST_SHARDS):
                raise ValueError(f"must be auto, or a whole number from 1 to {MOST_SHARDS}")
        return value

    @field_validator("shard_ids")
    @classmethod
    def _shard_ids(cls, value: str) -> str:
        value = value.lower()
        if value not in ("", AUTO):
            _numbers(value)
        return value

    @property
    def on_server(self) -> bool:
        """Whether the database is on a server, so that several processes may share it."""
        return not self.database_url.startswith("sqlite")

    def wanted_shards(self, count: int) -> frozenset[int] | None:
        """The shards, of ``count``, that this process is to run; ``None`` for any that are free."""
        if self.shard_ids == AUTO:
            return None
        return _numbers(self.shard_ids) if self.shard_ids else frozenset(range(count))

    @model_validator(mode="after")
    def _shards_agree(self) -> Settings:
        """Refuse shards that overlap, leave a gap or exceed the count."""
        if not self.shard_ids:
            return self
        count, size = self.shard_count, self.shards_a_process
        if not self.on_server:
            raise ValueError(
                "SHARD_IDS: a SQLite file is for one process, which runs all shards; leave this"
                " empty, or set DATABASE_URL to a server"
            )
        if not isinstance(count, int):
            raise ValueError("SHARD_COUNT: must be a number, the same for all processes")
        if self.shard_ids == AUTO:
            if count % size:
                raise ValueError(
                    f"SHARDS_A_PROCESS: {size} divides the {count} shards into unequal parts; set"
                    " a number that leaves no rest"
                )
        elif (highest := max(_numbers(self.shard_ids))) >= count:
            raise ValueError(
                f"SHARD_IDS: there is no shard {highest}; with SHARD_COUNT={count} they are"
                f" 0 to {count - 1}"
            )
        return self

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("default_language", "log_format", mode="before")
    @classmethod
    def _lower(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value

    @field_validator("discord_api_url")
    @classmethod
    def _http(cls, value: str | None) -> str | None:
        return None if value is None else _address(value, "http", "https")

    @field_validator("discord_gateway_url")
    @classmethod
    def _websocket(cls, value: str | None) -> str | None:
        return None if value is None else _address(value, "ws", "wss")

    @field_validator("database_url", "database_direct_url")
    @classmethod
    def _asynchronous(cls, value: str | None) -> str | None:
        return None if value is None else database_address(value)

    @field_validator("database_direct_url")
    @classmethod
    def _server(cls, value: str | None) -> str | None:
        if value is not None and value.startswith("sqlite"):
            raise ValueError("must start with postgresql+asyncpg:")
        return value


def database_address(value: str) -> str:
    """The value, the address of a database; raises ``ValueError``."""
    if not value.startswith(("sqlite+aiosqlite:", "postgresql+asyncpg:")):
        raise ValueError("must start with sqlite+aiosqlite: or postgresql+asyncpg:")
    # Here: the process that draws imports this module, and needs no SQLAlchemy.
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        url = make_url(value)
    except (ArgumentError, ValueError):
        raise ValueError("isn't of the form dialect://user:password@host:port/name") from None
    is_file = url.get_backend_name() == "sqlite"
    if is_file and url.host:
        raise ValueError("a file's path comes after three slashes, an absolute one after four")
    known = _FILE_OPTIONS if is_file else _server_options(url.query.keys())
    if unknown := sorted(url.query.keys() - known):
        raise ValueError(f"has an option that isn't known: {', '.join(unknown)}")
    return value


_FILE_OPTIONS = frozenset({"timeout", "cached_statements"})


def _server_options(given: Collection[str]) -> set[str]:
    """The options of a server's address; all that are given, where no driver is there to ask."""
    try:
        connect = import_module("asyncpg").connect
    except ModuleNotFoundError:  # which is told when the database is opened
        return {*given}
    return {*signature(connect).parameters, "prepared_statement_cache_size"}


def _numbers(value: str) -> frozenset[int]:
    """The numbers of a list such as ``0-3,8``; raises ``ValueError``."""
    found: list[int] = []
    for part in value.split(","):
        first, dash, last = part.strip().partition("-")
        if not first.isdecimal() or (dash and not last.isdecimal()):
            raise ValueError("isn't of the form 0-3 or 0,2,5, nor auto")
        found += range(int(first), int(last or first) + 1)
    if not found or len(found) != len(set(found)):
        raise ValueError("names a shard twice, or a range that ends before it begins")
    return frozenset(found)


def _address(value: str, *schemes: str) -> str:
    """The value, an address with a host; raises ``ValueError``."""
    if not value.startswith(tuple(f"{scheme}://" for scheme in schemes)):
        raise ValueError(f"must start with {' or '.join(f'{scheme}://' for scheme in schemes)}")
    # Here, for the same reason as SQLAlchemy.
    from yarl import URL

    try:
        there = URL(value).host
    except ValueError:
        there = None
    if not there:
        raise ValueError(f"isn't of the form {schemes[-1]}://host:port/path")
    return value


def misspelt(names: Iterable[str]) -> dict[str, str]:
    """Names that are no setting but nearly one, such as ``DATABSE_URL``, with the setting meant."""
    known = [name.upper() for name in Settings.model_fields]
    close = {name: get_close_matches(name.upper(), known, 1, NEARLY) for name in names}
    return {name: found[0] for name, found in close.items() if found and name.upper() not in known}
