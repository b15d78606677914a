"""The result of the check of a game's dice and cards, in sentences."""

from __future__ import annotations

from bot.domain.table import Table
from bot.games.base import GamePresenter
from bot.i18n import Words
from bot.messages.dice import made_of
from bot.tables.record.verify import Verification


def checked(presenter: GamePresenter, table: Table, result: Verification, t: Words) -> list[str]:
    """Whether a game that is over was fair, what its seed was made of, and its fingerprint."""
    lines = []
    if result.ok:
        lines.append(t("verify-ok", acts=result.acts, events=result.events))
    else:
        lines.append(t("verify-bad"))
        lines += [t("verify-fault", reason=f.reason, version=f.version or 0) for f in result.faults]
    if result.unchecked:
        lines.append(t("verify-unchecked", count=result.unchecked))
    if result.promise is not None:
        lines += made_of(presenter, table, result.promise, result.secret, table.seed or b"", t)
    elif table.seed is not None:
        lines.append(t("verify-hash", seed=table.seed.hex(), hash=result.seed_hash))
    if result.fingerprint:
        lines.append(t("verify-fingerprint", hash=result.fingerprint))
    return lines
