"""The definition of Spazio: 1999."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from rules.core.game import GameDefinition
from rules.core.legacy import LegacyGame
from rules.space1999.components.loading import content
from rules.space1999.decision_rules import RULES
from rules.space1999.options import OPTIONS
from rules.space1999.record.codec import CODEC
from rules.space1999.record.notation import NOTATION
from rules.space1999.setup import SEAT_COUNTS, new
from rules.space1999.standing_orders import ORDERS
from rules.space1999.styles.autopilots import AUTOPILOTS
from rules.space1999.terms import SECTORS
from rules.space1999.views.make_view import view
from rules.space1999.views.redact import redact
from rules.space1999.views.view import View

GAME: GameDefinition[Any, Any, Any, View] = LegacyGame(
    id="space1999",
    rules_version=2,
    identities=SECTORS,
    seat_counts=SEAT_COUNTS,
    options=OPTIONS,
    content=content,
    new=new,
    rules=RULES,
    view=view,
    redact=redact,
    outcome=attrgetter("outcome"),
    codec=CODEC,
    notation=NOTATION,
    autopilots=AUTOPILOTS,
    orders=ORDERS,
)
