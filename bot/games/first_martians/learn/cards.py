"""The topics of the cards that say what First Martians is about, each with its picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType

from bot.games.sample_game import sample_state
from bot.i18n import Words
from render.core.picture import Band
from render.first_martians.mars_base import base_bands
from render.first_martians.mission import mission_bands
from render.first_martians.plan import plan_bands
from rules.first_martians.game import GAME
from rules.first_martians.views.view import View


@cache
def _view() -> View:
    """The sample game while the crew plans a sol."""
    return GAME.view(sample_state(GAME, __package__), None)


def _mission(t: Words) -> tuple[Band, ...]:
    return mission_bands(_view(), _nobody(), t)


def _sol(t: Words) -> tuple[Band, ...]:
    return plan_bands(_view(), _nobody(), t)


def _base(t: Words) -> tuple[Band, ...]:
    return base_bands(_view(), _nobody(), t)[:1]


def _nobody() -> tuple[str, ...]:
    """No names: a sample game has no people."""
    return ("",) * len(_view().roles)


LEARN_TOPICS: Mapping[str, Callable[[Words], tuple[Band, ...]]] = MappingProxyType(
    {"mission": _mission, "sol": _sol, "base": _base}
)
