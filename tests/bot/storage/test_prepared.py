"""Statements compiled once do what SQLAlchemy does with them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

import pytest
from sqlalchemy import (
    JSON,
    Column,
    Integer,
    MetaData,
    String,
    Table,
    bindparam,
    create_engine,
    delete,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.postgresql.asyncpg import dialect as asyncpg
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from bot.storage.prepared import Prepared
from bot.storage.types import Moment

NOW = datetime(2026, 5, 4, 3, 2, 1, tzinfo=UTC)

letters = Table(
    "letters",
    MetaData(),
    Column("id", Integer, primary_key=True),
    Column("words", JSON(none_as_null=True)),
    Column("kind", String),
    Column("at", Moment),
)


class Kind(StrEnum):
    OPEN = "open"


@pytest.fixture
def connection() -> Iterator[Connection]:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        letters.create(connection)
        yield connection


def rows(connection: Connection) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in connection.execute(select(letters).order_by(letters.c.id))]


def test_values_are_kept_as_their_columns_say(connection: Connection) -> None:
    put = Prepared(insert(letters), *letters.columns.keys())
    put.run(
        connection,
        {"id": 1, "words": {"a": [1]}, "kind": Kind.OPEN, "at": NOW},
        {"id": 2, "words": None, "kind": None, "at": None},
    )
    put.run(connection, {"id": 3, "words": [], "kind": "shut", "at": NOW})
    assert rows(connection) == [
        (1, {"a": [1]}, "open", NOW),
        (2, None, None, None),
        (3, [], "shut", NOW),
    ]
    nulls = select(letters.c.id).where(letters.c.words.is_(None))
    assert connection.scalars(nulls).all() == [2]


def test_what_stands_in_the_statement_needs_no_value(connection: Connection) -> None:
    connection.execute(insert(letters), [{"id": number, "kind": "open"} for number in (1, 2, 3)])
    close = Prepared(
        update(letters)
        .where(letters.c.id == bindparam("letter"), letters.c.kind == Kind.OPEN)
        .values(kind="shut", at=NOW),
    )
    assert close.run(connection, {"letter": 2}).rowcount == 1
    assert close.run(connection, {"letter": 2}).rowcount == 0
    remove = Prepared(delete(letters).where(letters.c.id == bindparam("letter")))
    remove.run(connection, {"letter": 1}, {"letter": 3})
    assert rows(connection) == [(2, None, "shut", NOW)]


def test_a_value_that_is_forgotten_is_no_null(connection: Connection) -> None:
    put = Prepared(insert(letters), "id", "kind")
    with pytest.raises(KeyError, match="kind"):
        put.run(connection, {"id": 1})
    close = Prepared(delete(letters).where(letters.c.id == bindparam("letter")))
    with pytest.raises(KeyError, match="letter"):
        close.run(connection, {"id": 1})
    assert rows(connection) == []


def test_it_raises_what_sqlalchemy_raises(connection: Connection) -> None:
    put = Prepared(insert(letters), "id")
    put.run(connection, {"id": 1})
    with pytest.raises(IntegrityError):
        put.run(connection, {"id": 1})


def test_a_server_is_given_values_in_the_order_of_its_places() -> None:
    put = Prepared(
        update(letters).where(letters.c.id == bindparam("letter")), "words", "kind", "at"
    )
    text, parts = put._compile(asyncpg())
    assert [name for name, *_ in parts] == ["words", "kind", "at", "letter"]
    places = [text.index(f"${number}") for number in range(1, 5)]
    assert places == sorted(places)
