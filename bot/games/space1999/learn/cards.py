"""The topics of the cards that say what Spazio: 1999 is about, each with its picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType

from bot.games.sample_game import sample_state
from bot.i18n import Words
from render.core.picture import Band
from render.space1999.board import chart
from render.space1999.central_computer import check
from render.space1999.monitor import monitor
from rules.space1999.game import GAME
from rules.space1999.views.view import View


@cache
def _view() -> View:
    """The sample game, when routes have come a good part of their way."""
    return GAME.view(sample_state(GAME, __package__), None)


def _home(t: Words) -> tuple[Band, ...]:
    return (monitor(_view(), _nobody(), t),)


def _worlds(t: Words) -> tuple[Band, ...]:
    return (chart(_view(), t),)


def _computer(t: Words) -> tuple[Band, ...]:
    return check(_view(), 0, False, _nobody(), t)


def _nobody() -> tuple[str, ...]:
    """No names: a sample game has no people."""
    return ("",) * len(_view().ships)


LEARN_TOPICS: Mapping[str, Callable[[Words], tuple[Band, ...]]] = MappingProxyType(
    {"home": _home, "worlds": _worlds, "computer": _computer}
)
