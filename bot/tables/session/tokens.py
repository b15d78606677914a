"""Decision tokens: numbers in the controls that tell whether a seat's choice is still open."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.core.chance import stream
from rules.core.game import AnyGame, Decision, Json, Seat

TOKENS = 1 << 40
"""How many tokens there are."""


@dataclass(frozen=True, slots=True)
class DecisionToken:
    """A seat's decision and the version at which what it may do last changed."""

    kind: str
    about: str
    version: int

    def same(self, decision: Decision) -> bool:
        """Whether it is still this decision."""
        return (self.kind, self.about) == (decision.kind, decision.about)


def token_numbers(tokens: Mapping[Seat, DecisionToken], seed: bytes) -> dict[Seat, int]:
    """The numbers that the seats' controls carry: one a version, which tells nothing else.

    The version itself would: from one question to the next, a seat could count what others did in
    secret meanwhile.
    """
    return {
        seat: stream(seed, f"token {seat} {token.version}").below(TOKENS)
        for seat, token in tokens.items()
    }


def undo_ticket(seat: Seat, version: int, seed: bytes) -> int:
    """The number that a button carries to take a seat's move back, in place of its version."""
    return token_numbers({seat: DecisionToken("undo", "", version)}, seed)[seat]


def bookmark(version: int, seed: bytes) -> int:
    """The number that a button carries for a place in the log, in place of a version."""
    return stream(seed, f"bookmark {version}").below(TOKENS)


def encode_tokens(tokens: Mapping[Seat, DecisionToken]) -> Json:
    """The tokens as they are kept beside the snapshot."""
    return {str(seat): [t.kind, t.about, t.version] for seat, t in tokens.items()}


def decode_tokens(data: Json) -> dict[Seat, DecisionToken]:
    """The tokens that ``encode_tokens`` was given."""
    return {int(seat): DecisionToken(*parts) for seat, parts in data.items()}


def renew_tokens(
    game: AnyGame,
    old: Any | None,
    new: Any,
    tokens: Mapping[Seat, DecisionToken],
    acted: Iterable[Seat],
    version: int,
) -> dict[Seat, DecisionToken]:
    """The tokens of the seats that decide in ``new``, reached from ``old`` at ``version``.

    A token stays as long as its seat hasn't acted and has the same actions for the same decision:
    then every control that was made for it still means what it says.
    """
    acted = frozenset(acted)
    found: dict[Seat, DecisionToken] = {}
    for decision in game.decisions(new):
        seat = decision.seat
        before = tokens.get(seat)
        if (
            before is not None
            and old is not None
            and seat not in acted
            and before.same(decision)
            and game.legal_actions(old, seat) == game.legal_actions(new, seat)
        ):
            found[seat] = before
        else:
            found[seat] = DecisionToken(decision.kind, decision.about, version)
    return found
