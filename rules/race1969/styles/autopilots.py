"""Autopilots of 1969: they see what their seat sees, and choose from what it may do."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.core.game import Autopilot
from rules.race1969.actions import Action
from rules.race1969.styles.expert import SearchingAutopilot
from rules.race1969.styles.pilot import Pilot
from rules.race1969.styles.weights import STYLES
from rules.race1969.views.view import View

EXPERT = SearchingAutopilot()

AUTOPILOTS: Mapping[str, Autopilot[View, Action]] = MappingProxyType(
    {
        **{style: Pilot(style, weights) for style, weights in STYLES.items()},
        EXPERT.style: EXPERT,
    }
)
"""The styles by id, the one to take unless told otherwise first and the slow one last."""
