"""The figures that Prometheus is given, and what takes the time of things.

docs/operator.md lists them. A label has one of few values: never an id of a person, a server or a
table. The figures are the process's own, and begin at zero with it.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import perf_counter

from prometheus_client import Counter, Gauge, Histogram, disable_created_metrics

from bot.errors import TableError

disable_created_metrics()  # type: ignore[no-untyped-call]

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
_SLOW = (0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)

interactions = Counter(
    "mission_control_interactions",
    "Presses, by the verb of the button or menu, and commands, by name.",
    ["kind", "name"],
)
answers = Histogram(
    "mission_control_answer_seconds",
    "Time from a press or command to the answer.",
    ["kind", "outcome"],
    buckets=(0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 3, 5, 10, 30),
)
moves = Counter("mission_control_moves", "Moves, by game and by who made them.", ["game", "origin"])
tables = Gauge("mission_control_tables", "Tables, by game and state.", ["game", "status"])
outbox_rows = Gauge("mission_control_outbox_messages", "Messages that wait to be sent.")
outbox_refused = Gauge(
    "mission_control_outbox_refused_messages", "Messages that Discord has refused five times."
)
outbox_age = Gauge(
    "mission_control_outbox_oldest_due_seconds",
    "Time since the oldest message was due that waits for nothing.",
)
deadline_late = Gauge(
    "mission_control_deadline_late_seconds", "Time since the earliest deadline was due."
)
pictures = Histogram(
    "mission_control_picture_seconds",
    "Time that a picture or an animation took to be drawn.",
    ["kind", "outcome"],
    buckets=_SLOW,
)
experts = Histogram(
    "mission_control_expert_seconds",
    "Time that an expert took to answer, its wait for others included.",
    ["urgency", "outcome"],
    buckets=_SLOW,
)
discord_requests = Histogram(
    "mission_control_discord_request_seconds",
    "Time that Discord took to answer a request.",
    buckets=_SLOW,
)
discord_errors = Counter(
    "mission_control_discord_errors",
    "Requests that failed, by HTTP status and Discord's code; without either there was no answer.",
    ["status", "code"],
)
gateway_connected = Gauge(
    "mission_control_gateway_connected",
    "Whether each of the process's shards is connected to Discord's gateway.",
    ["shard"],
)
shards_without_process = Gauge(
    "mission_control_shards_without_process",
    "Shards that no process runs, where several share a database.",
)
lease_renewals = Histogram(
    "mission_control_lease_renewal_seconds",
    "Time between two renewals of this process's right to its shards; it ends after six.",
    buckets=(2.1, 2.5, 3.0, 4.0, 5.0, 6.0),
)
gateway_losses = Counter(
    "mission_control_gateway_losses", "Times that the connection to Discord's gateway was lost."
)
database_up = Gauge("mission_control_database_up", "Whether the database answered in time.")
database_transactions = Histogram(
    "mission_control_database_transaction_seconds",
    "Time of a transaction, the wait for its turn included.",
    ["access"],
    buckets=_QUICK,
)
database_waits = Histogram(
    "mission_control_database_wait_seconds",
    "Time that a transaction waited for its turn.",
    ["access"],
    buckets=_QUICK,
)
database_errors = Counter(
    "mission_control_database_errors",
    "Transactions that the database failed, for want of time or room, or otherwise.",
    ["reason"],
)

OUTCOMES = ANSWERED, REFUSED, INCIDENT, LATE = "answered", "refused", "incident", "late"
"""The ends of presses and commands; ``LATE`` if Discord didn't wait for the answer."""

# Prometheus can't tell that a figure has risen that it reads for the first time.
for _outcome in OUTCOMES:
    answers.labels("press", _outcome)
    answers.labels("command", _outcome)
for _reason in ("storage-busy", "storage-full", "storage-failed", "storage-unsure"):
    database_errors.labels(_reason)


class Durations:
    """The seconds that one press or command spends on what is ``measured`` meanwhile.

    Only those of its own ``tasks`` count: what it has begun in the background is no part of it.
    """

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.tasks = {asyncio.current_task()}
        _durations.set(self)


_durations: ContextVar[Durations | None] = ContextVar("durations", default=None)


@contextmanager
def measured(part: str) -> Iterator[None]:
    """Add the time of a block to ``part`` of the press or command that it serves, if it does."""
    begun = perf_counter()
    try:
        yield
    finally:
        _spend(part, perf_counter() - begun)


@contextmanager
def transaction(access: str) -> Iterator[Callable[[], None]]:
    """Measure a transaction; what is given has to be called once it has its turn."""
    begun = perf_counter()
    try:
        yield lambda: database_waits.labels(access).observe(perf_counter() - begun)
    except TableError as error:
        if error.of_storage:
            database_errors.labels(error.reason).inc()
        raise
    finally:
        seconds = perf_counter() - begun
        database_transactions.labels(access).observe(seconds)
        _spend("database", seconds)


def _spend(part: str, seconds: float) -> None:
    durations = _durations.get()
    if durations is not None and asyncio.current_task() in durations.tasks:
        durations.seconds[part] += seconds


@contextmanager
def job(histogram: Histogram, kind: str) -> Iterator[None]:
    """Measure a job of a kind; it ``failed`` if the block raises an error."""
    begun, outcome = perf_counter(), "failed"
    try:
        yield
        outcome = "done"
    finally:
        histogram.labels(kind, outcome).observe(perf_counter() - begun)
