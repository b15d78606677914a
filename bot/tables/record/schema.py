"""A finished game's file, read strictly: each value of its type, nothing missing or unknown."""

from __future__ import annotations

import hashlib
import json
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from bot.domain.dice import Contribution, Promise
from bot.domain.table import EntryKind, Status
from bot.tables.record.export import PROMISED, ExportedJson
from rules.core.chance import SEED_BYTES
from rules.core.game import Seat

Count = Annotated[int, Field(ge=0)]
Named = Annotated[str, Field(max_length=200)]


class InvalidExport(Exception):
    """The file isn't one of ours: ``field`` is the place in it, like ``moves[3].seat``."""

    def __init__(self, field: str, why: str) -> None:
        super().__init__(field, why)
        self.field = field
        self.why = why


class _Part(BaseModel):
    # Strict: 1.5, "1", 1.0 and true are no seat numbers.
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class RecordedMove(_Part):
    """A step; what it has to have depends on its kind."""

    version: int = Field(ge=1)
    kind: Annotated[EntryKind, Field(strict=False)]
    seat: Count | None
    how: Named
    at: Named
    action: str
    events: list[dict[str, Any]]
    undoes: list[int] | None = None
    state: Any = None

    @model_validator(mode="after")
    def _whole(self) -> RecordedMove:
        if self.kind is EntryKind.ACT and self.seat is None:
            raise ValueError("an act needs a seat")
        if self.kind is EntryKind.UNDO and not self.undoes:
            raise ValueError("an undo needs what it takes back")
        return self

    @property
    def actor(self) -> Seat:
        """The seat of an act."""
        assert self.seat is not None
        return self.seat


class RecordedPlayer(_Part):
    """A seat and its player at the end; names prove nothing and aren't part of the fingerprint."""

    seat: Count
    identity: Named
    name: Named
    autopilot: Named | None


class RecordedSetup(_Part):
    """The set-up that the game started with."""

    seats: list[Named]
    options: dict[str, Named]
    content: Any
    carried: Any = None


Secret = Annotated[str, Field(pattern=rf"^[0-9a-f]{{{2 * SEED_BYTES}}}$", repr=False)]
DiscordId = Annotated[str, Field(pattern=r"^[1-9][0-9]{0,18}$")]


class RecordedContribution(_Part):
    """A press that the seed was made with; without a seat it is the one that started the game."""

    seat: Count | None
    press: DiscordId


class RecordedDice(_Part):
    """What the seed was made of."""

    promise: str
    secret: Secret
    message: DiscordId | None
    contributions: list[RecordedContribution]

    @model_validator(mode="after")
    def _in_order(self) -> RecordedDice:
        seats = [one.seat for one in self.contributions]
        if None in seats[:-1]:
            raise ValueError("the press that started the game comes last")
        ordered = sorted({seat for seat in seats if seat is not None})
        if [seat for seat in seats if seat is not None] != ordered:
            raise ValueError("seats come once, in their order")
        return self

    @property
    def promised(self) -> Promise:
        """The same as the bot knows it."""
        made = (Contribution(one.seat, int(one.press)) for one in self.contributions)
        message_id = None if self.message is None else int(self.message)
        return Promise(self.promise, message_id, tuple(made))


class RecordedGame(_Part):
    """The whole file; ``dice`` are of format 2."""

    format: str
    format_version: int
    game: str
    rules_version: int | None
    program_version: str
    status: Annotated[Status, Field(strict=False)]
    seed_hash: str
    seed: Secret
    dice: RecordedDice | None = None
    players: list[RecordedPlayer]
    setup: RecordedSetup
    moves: list[RecordedMove] = Field(min_length=1)

    @model_validator(mode="after")
    def _of_its_format(self) -> RecordedGame:
        if (self.dice is not None) != (self.format_version == PROMISED):
            raise ValueError("dice belong to format 2")
        seats = [one.seat for one in self.dice.contributions] if self.dice else []
        if any(seat is not None and seat >= len(self.setup.seats) for seat in seats):
            raise ValueError("a contribution is of no seat")
        return self


def read(record: ExportedJson) -> RecordedGame:
    """The file's parsed JSON as a game; raises ``InvalidExport``."""
    try:
        return RecordedGame.model_validate(record)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        path = "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in first["loc"])
        raise InvalidExport(path.removeprefix("."), first["msg"]) from None


BOUND = ("game", "rules_version", "status", "seed_hash", "seed", "setup", "moves")
"""The parts of a file that its fingerprint is made of: all that the game was, but no names.

So are ``dice``, where a file has them.
"""


def fingerprint(record: ExportedJson) -> str:
    """The SHA-256 of what was played, in hexadecimal; of a finished game only.

    It stands in the public message that ends the game, so that nobody can hand out another file
    later, not even one that the rules and the seed would allow.
    """
    parts = (*BOUND, "dice") if "dice" in record else BOUND
    bound = {part: record[part] for part in parts}
    return hashlib.sha256(canonical(bound).encode()).hexdigest()


def canonical(value: Any) -> str:
    """JSON in one form only, in which 1, 1.0 and true differ."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def parse(data: bytes) -> Any:
    """Read a file's JSON; raises ``InvalidExport`` naming the line."""
    try:
        return json.loads(data, object_pairs_hook=_once, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise InvalidExport(f"line {error.lineno}", error.msg) from None
    except UnicodeDecodeError:
        raise InvalidExport("", "not UTF-8") from None
    except RecursionError:
        raise InvalidExport("", "too deep") from None
    except ValueError as error:
        raise InvalidExport("", str(error)) from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object whose keys come once: of two, another reader might take the other."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key comes twice")
    return found


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no number")
