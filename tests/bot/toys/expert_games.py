"""Games with an expert among their autopilots."""

from __future__ import annotations

from copy import copy

from bot.games.base import GamePresenter
from rules.core.game import AnyGame
from tests.bot.toys.expert import LastIsBest
from tests.bot.toys.toy import STYLES, Toy
from tests.bot.toys.toy_presenter import presenter


class ExpertToy(Toy):
    autopilots = {**STYLES, "expert": LastIsBest()}


def expert_presenters() -> dict[str, GamePresenter]:
    return {"toy": presenter(ExpertToy())}


def with_expert(shown: GamePresenter, style: str) -> GamePresenter:
    game: AnyGame = copy(shown.game)
    game.autopilots = {**game.autopilots, style: LastIsBest(style)}
    return type(shown.__name__, (shown,), {"game": game})
