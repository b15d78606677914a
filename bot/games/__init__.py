"""The presenters of all games; one package a game."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.base import GamePresenter
from bot.games.first_martians.presenter import PRESENTER as FIRST_MARTIANS
from bot.games.race1969.presenter import PRESENTER as RACE1969
from bot.games.space1999.presenter import PRESENTER as SPACE1999

PRESENTERS: Mapping[str, GamePresenter] = {
    presenter.game.id: presenter for presenter in (RACE1969, SPACE1999, FIRST_MARTIANS)
}
"""The presenter of every game, by the game's id."""
