"""The control that carries the hashes by which a game is checked."""

from __future__ import annotations

from bot.domain.table import Table
from bot.messages.components.items import ControlId

SEED, FINGERPRINT, PROMISE = 0, 1, 2
"""The hashes: of the game's seed, as the start of earlier versions promises it; of its file, as the
end gives it; of its secret, as the lobby and the start promise it."""


_PART = 63


_PARTS = 3
"""Numbers in the path, as databases and ``ControlId`` know them."""


def proof_control(table: Table, which: int, hash_: str) -> ControlId:
    """The control that answers with a hash (hexadecimal) and carries the end of it.

    ``which`` is ``SEED``, ``FINGERPRINT`` or ``PROMISE``.
    """
    number = int(hash_ or "0", 16)
    mask = (1 << _PART) - 1
    parts = tuple(number >> _PART * place & mask for place in range(_PARTS))
    return ControlId("verify", table.id, 0, which, parts)


def carries(control: ControlId, table: Table, hash_: str) -> bool:
    """Whether a pressed control carries this hash."""
    return control.path == proof_control(table, control.token, hash_).path
