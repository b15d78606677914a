"""The topics of the cards that say what 1969 is about, each with its picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType

from bot.games.sample_game import sample_state
from bot.i18n import Words
from render.core.picture import Band
from render.race1969.missions import missions
from render.race1969.reveal import reveal
from render.race1969.sheet import sheet
from rules.race1969.game import GAME
from rules.race1969.views.view import View


@cache
def _view() -> View:
    """The sample game, right after cards against a launch were turned up."""
    return GAME.view(sample_state(GAME, __package__), None)


def _race(t: Words) -> tuple[Band, ...]:
    return (missions(_view(), t),)


def _year(t: Words) -> tuple[Band, ...]:
    view = _view()
    assert view.reveal is not None
    return sheet(view, view.reveal.seat, _nobody(view), t)


def _launch(t: Words) -> tuple[Band, ...]:
    view = _view()
    return reveal(view, _nobody(view), t)


def _nobody(view: View) -> tuple[str, ...]:
    """No names: a sample game has no people."""
    return ("",) * len(view.nations)


LEARN_TOPICS: Mapping[str, Callable[[Words], tuple[Band, ...]]] = MappingProxyType(
    {"race": _race, "year": _year, "launch": _launch}
)
