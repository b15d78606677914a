"""Drawing the board, against what Pillow takes to encode the same pixels once."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from bot.games import PRESENTERS
from bot.games.base import GamePresenter
from bot.i18n import words
from render.core.cache import clear_caches
from render.core.picture import encode
from rules.core import chance
from rules.core.game import Setup
from tools.bench.row import Row, median_seconds

TIMES = 9
PEOPLE = ("Anna", "Bruno", "Chloé", "Дмитрий", "山田太郎")


def _middle_of_a_game(presenter: GamePresenter) -> list[Any]:
    """Public views of successive moves, from the second half of a game between autopilots."""
    game, rng = presenter.game, random.Random(1969)
    seats = max(game.seat_counts)
    seed = rng.randbytes(chance.SEED_BYTES)
    state = game.new(Setup(game.identities[:seats]), seed).state
    pilots = list(game.autopilots.values())
    views, moves = [], 0
    while decisions := game.decisions(state):
        seat = decisions[0].seat
        dice = chance.stream(seed, f"bench {moves}")
        pilot = pilots[seat % len(pilots)]
        action = pilot.choose(game.view(state, seat), game.legal_actions(state, seat), dice)
        state = game.apply(state, seat, action).state
        views.append(game.view(state, None))
        moves += 1
    return views[len(views) // 2 :]


def rows() -> Iterator[Row]:
    """Two rows a game: the board drawn from nothing, and drawn again after each of some moves."""
    t = words("en")
    for presenter in PRESENTERS.values():
        views = _middle_of_a_game(presenter)
        people = PEOPLE[: max(presenter.game.seat_counts)]

        def from_nothing(
            presenter: GamePresenter = presenter,
            views: list[Any] = views,
            people: Sequence[str] = people,
        ) -> None:
            clear_caches()
            presenter.boards[0](views[0], people, t)

        pixels = presenter.boards[0](views[0], people, t).image
        encoding = median_seconds(lambda pixels=pixels: encode(pixels), TIMES)  # type: ignore[misc]
        nothing = median_seconds(from_nothing, TIMES)
        following = iter(views[1:])
        move = median_seconds(
            lambda presenter=presenter, following=following, people=people: presenter.boards[0](  # type: ignore[misc]
                next(following), people, t
            ),
            TIMES,
        )
        for what, seconds, bound in (("from nothing", nothing, 4.0), ("after one move", move, 2.0)):
            yield Row(
                f"{presenter.game.id}: board picture {what}",
                f"{seconds * 1000:.0f} ms",
                f"encoding its {pixels.width}×{pixels.height} pixels",
                f"{encoding * 1000:.0f} ms",
                seconds / encoding,
                bound,
            )
