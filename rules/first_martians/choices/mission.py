"""Choices of a mission's own actions."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.core.game import Seat
from rules.first_martians.choices.topics import Topic
from rules.first_martians.effects.card_effects import SCAN
from rules.first_martians.events import RegionScanned
from rules.first_martians.evolve.recorder import Progress
from rules.first_martians.pieces import Step
from rules.first_martians.state import State


def _unknown(state: State, step: Step) -> tuple[str, ...]:
    """The spaces that nobody has explored, and whose region isn't known."""
    known = {*state.scanned, *(site.space for site in state.sites)}
    return tuple(space for space, _ in state.laid if space not in known)


def _scan(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    progress.reveal(RegionScanned(option, dict(progress.state.laid)[option]))


MISSION_TOPICS: Mapping[str, Topic] = MappingProxyType({SCAN: Topic(_unknown, _scan)})
"""By decision, what can be chosen in a mission's own actions."""
