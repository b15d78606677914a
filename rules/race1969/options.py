"""The options of a table: how they are spelled, and what the rules read of them."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.game import Option
from rules.core.structs import struct
from rules.core.values import chosen_options

SEALED, RULEBOOK, FLAGS = "sealed", "rulebook", "flags"
ESPIONAGE_ORDER = Option("espionage", (SEALED, RULEBOOK), SEALED)
TRADES_ORDER = Option("trades", (SEALED, RULEBOOK), SEALED)
# Before this was an option, flags were a limit at every table (ruling 14).
MISSIONS_FLOWN = Option("missions", (RULEBOOK, FLAGS), RULEBOOK, absent=FLAGS)
OPTIONS = (ESPIONAGE_ORDER, TRADES_ORDER, MISSIONS_FLOWN)


@struct
class Options:
    """What a table has chosen.

    Opponents' plays and all trades are sealed at the same time, or follow each other in the turn
    order. ``flags_limit``: a nation flies no more missions besides the Moon than it has flags for.
    """

    sealed_espionage: bool
    sealed_trades: bool
    flags_limit: bool


def options_of(chosen: Mapping[str, str]) -> Options:
    """The options with these choices; raises ``IllegalAction`` for what can't be chosen."""
    by_id = chosen_options(OPTIONS, chosen)
    return Options(
        sealed_espionage=by_id[ESPIONAGE_ORDER.id] == SEALED,
        sealed_trades=by_id[TRADES_ORDER.id] == SEALED,
        flags_limit=by_id[MISSIONS_FLOWN.id] == FLAGS,
    )
