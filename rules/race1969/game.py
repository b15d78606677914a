"""The definition of 1969."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from rules.core.game import GameDefinition
from rules.core.legacy import LegacyGame
from rules.race1969.components.loading import content
from rules.race1969.decision_rules import RULES
from rules.race1969.options import OPTIONS
from rules.race1969.record.codec import CODEC
from rules.race1969.record.notation import NOTATION
from rules.race1969.setup import SEAT_COUNTS, new
from rules.race1969.standing_orders import ORDERS
from rules.race1969.styles.autopilots import AUTOPILOTS
from rules.race1969.terms import NATIONS
from rules.race1969.views.make_view import view
from rules.race1969.views.redact import redact
from rules.race1969.views.view import View

GAME: GameDefinition[Any, Any, Any, View] = LegacyGame(
    id="race1969",
    rules_version=1,
    identities=NATIONS,
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
