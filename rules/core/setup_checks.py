"""Checks of what a table agrees on before a game: its seats and its options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core.errors import IllegalAction
from rules.core.values import Option


def check_seats(seats: Sequence[str], counts: range, identities: Sequence[str]) -> None:
    """Raise ``IllegalAction`` unless as many seats as may play have each an identity of its own."""
    if len(seats) not in counts:
        raise IllegalAction("seat-count", count=len(seats), least=counts[0], most=counts[-1])
    for index, identity in enumerate(seats):
        if identity not in identities:
            raise IllegalAction("unknown-identity", identity=identity)
        if identity in seats[:index]:
            raise IllegalAction("identity-taken", identity=identity)


def chosen_options(known: Sequence[Option], options: Mapping[str, str]) -> dict[str, str]:
    """Every option with its choice, made or not; raises ``IllegalAction``."""
    by_id = {option.id: option for option in known}
    for name, made in options.items():
        if name not in by_id:
            raise IllegalAction("unknown-option", option=name)
        if made not in by_id[name].choices:
            raise IllegalAction("unknown-choice", option=name, choice=made)
    return {option.id: option.chosen(options) for option in known}
