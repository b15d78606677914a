"""The definition of First Martians."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from rules.core.game import GameDefinition
from rules.core.legacy import LegacyGame
from rules.first_martians.campaign import carried_over
from rules.first_martians.components.loading import content
from rules.first_martians.decision_rules import RULES
from rules.first_martians.record.codec import CODEC
from rules.first_martians.record.notation import NOTATION
from rules.first_martians.setup import OPTIONS, SEAT_COUNTS, new
from rules.first_martians.standing_orders import ORDERS
from rules.first_martians.styles.autopilots import AUTOPILOTS, STEADY
from rules.first_martians.terms import ROLES
from rules.first_martians.views.make_view import view
from rules.first_martians.views.redact import redact
from rules.first_martians.views.view import View

GAME: GameDefinition[Any, Any, Any, View] = LegacyGame(
    id="first_martians",
    rules_version=2,
    identities=ROLES,
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
    group_undo=True,
    seats_per_person=len(ROLES),
    hides_content=True,
    autopilots=AUTOPILOTS,
    orders=ORDERS,
    usual_styles=(STEADY,),
    carried_over=carried_over,
)
