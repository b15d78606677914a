"""Autopilots of Spazio: 1999: they see what their seat sees, and choose from what it may do."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.core.game import Autopilot
from rules.space1999.actions import Action
from rules.space1999.styles.pilot import Pilot
from rules.space1999.styles.weights import STYLES
from rules.space1999.views.view import View

AUTOPILOTS: Mapping[str, Autopilot[View, Action]] = MappingProxyType(
    {style: Pilot(style, temper) for style, temper in STYLES.items()}
)
"""The styles by id, the one to take unless told otherwise first."""
