"""The autopilots of Spazio: 1999 by their styles."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.core.game import Autopilot
from rules.space1999.actions import Action
from rules.space1999.styles.expert import SearchingAutopilot
from rules.space1999.styles.pilot import WeighingAutopilot
from rules.space1999.styles.weights import STYLES
from rules.space1999.views.view import View

EXPERT = SearchingAutopilot()

AUTOPILOTS: Mapping[str, Autopilot[View, Action]] = MappingProxyType(
    {
        **{style: WeighingAutopilot(style, weights) for style, weights in STYLES.items()},
        EXPERT.style: EXPERT,
    }
)
"""The styles by id, the one to take unless told otherwise first."""
