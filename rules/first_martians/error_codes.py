"""The reasons why an action of First Martians may be refused, each with the names of its params.

Counts are of pawns, tokens, wounds or units. Nothing here is a secret: all lies open to the crew.
A reason's sentence is ``illegal-<reason>`` in ``bot/locales/*/first_martians/texts.ftl``.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

REASONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        # tables
        "solo-seats": ("count", "needed"),
        "other-crew": ("roles",),
        "opening-mission": ("mission",),
        "astronaut-dead": ("role",),
        # choices
        "no-such-option": ("option",),
        # what isn't there
        "unknown-facility": ("facility",),
        "unknown-item": ("item",),
        "unknown-machine": ("machine",),
        "unknown-project": ("project",),
        "unknown-rover": ("rover",),
        "unknown-skill": ("skill",),
        "unknown-space": ("space",),
        "unknown-stack": ("stack",),
        "unknown-term": ("word",),
        # what an action is about
        "already-built": ("project",),
        "already-planned": (),
        "build-first": ("project",),
        "condition-absent": ("condition",),
        "event-not-open": ("event",),
        "explored": ("space",),
        "facility-blocked": ("facility",),
        "facility-shut": ("facility",),
        "farm-full": ("greenhouses",),
        "item-idle": ("item",),
        "item-lacking": ("item", "needed", "held"),
        "no-farm": ("facility",),
        "no-route": ("space",),
        "no-sample": ("item",),
        "none-left": ("held",),
        "not-accessible": ("space",),
        "not-built": ("facility",),
        "not-shut": ("facility",),
        "part-not-there": ("facility", "part"),
        "phase-begun": (),
        "part-works": ("facility", "part"),
        "price-lacking": ("resource", "needed", "held"),
        "seedbed-taken": (),
        "token-absent": ("rover", "token"),
        "unexplored": ("space",),
        "wrong-place": ("project", "space"),
        "upgrade-absent": ("upgrade",),
        # pawns, machines and rovers
        "already-called": (),
        "explore-only": ("rover",),
        "heart-bound": ("role", "laid", "pawns"),
        "inside-hub": ("rover",),
        "machine-laid": ("machine",),
        "machine-unfit": ("machine", "action"),
        "machines-used": ("most",),
        "no-pawn": ("role", "pawns"),
        "no-rover": (),
        "not-in-crew": ("role",),
        "not-in-stack": ("stack",),
        "one-pawn-only": (),
        "one-rover": ("rover",),
        "own-pawn": (),
        "rover-blocked": ("rover",),
        "rover-parked": ("rover",),
        "rover-sent": ("rover",),
        # agreement
        "not-proposed": (),
        "strip-agreed": (),
        "deadly": ("wounds", "left"),
        "medic-needed": (),
        "role-needed": ("role",),
        "not-ready": (),
        "pawns-unused": ("count",),
        "too-few-pawns": ("action", "needed", "given"),
        "unpayable": ("resource", "needed", "held"),
        # skills
        "migraine": (),
        "no-dice": ("skill",),
        "skill-idle": ("skill",),
        "skill-not-held": ("skill",),
        "skill-used": ("skill",),
        "tokens-lacking": ("needed", "held"),
        # standing orders
        "order-not-planning": (),
        "order-agreed": (),
        "order-plan-changed": (),
        "order-alone": (),
    }
)
"""``phase-begun``: parts are stripped at the phase's start. ``heart-bound``: the last free pawn may
only heal the heart condition. ``inside-hub``: a rover
drives outside only. ``no-rover``: a red part of the Garage forbids it. ``no-dice``: the skill is
used on dice that were just rolled. ``skill-idle``: nothing would come of it. ``price-lacking``:
what discards a shutdown tile that lies face up."""
