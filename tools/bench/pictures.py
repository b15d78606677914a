"""The board's bands, against what Pillow takes to encode the same pixels as RGB once."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from time import process_time
from typing import Any

from bot.games import PRESENTERS
from bot.games.base import GamePresenter
from bot.i18n import words
from render.core.cache import clear_caches
from render.core.picture import Band
from rules.core import chance
from rules.core.game import Setup
from tools.bench.row import Row, median_seconds

TIMES = 9
MOVES = 40
USUAL_LEVEL = 6
"""Pillow's compression level for PNGs unless it is told otherwise."""
PEOPLE = ("Anna", "Bruno", "Chloé", "Дмитрий", "山田太郎")


def _middle_of_a_game(presenter: GamePresenter) -> list[Any]:
    """Public views of successive moves, from the second half of a game between autopilots."""
    game, rng = presenter.game, random.Random(1969)
    seats = max(game.seat_counts)
    seed = rng.randbytes(chance.SEED_BYTES)
    state = game.new(Setup(game.identities[:seats]), seed).state
    pilots = list(game.quick_autopilots)
    views, moves = [], 0
    while decisions := game.decisions(state):
        seat = next(decision.seat for decision in decisions if not decision.ready)
        dice = chance.stream(seed, f"bench {moves}")
        pilot = pilots[seat % len(pilots)]
        action = pilot.choose(game.view(state, seat), game.legal_actions(state, seat), dice)
        state = game.apply(state, seat, action).state
        views.append(game.view(state, None))
        moves += 1
    return views[len(views) // 2 :]


def _as_rgb(bands: Sequence[Band]) -> Callable[[], None]:
    """Encodes the bands' pixels as RGB with Pillow's usual level."""
    images = [band.draw(*band.shown).image for band in bands]

    def encode() -> None:
        for image in images:
            image.save(BytesIO(), "PNG", compress_level=USUAL_LEVEL)

    return encode


def _redraw(bands: Sequence[Band], shown: set[str]) -> set[str]:
    """Make the files of those bands whose key isn't ``shown``; return all their keys."""
    keys = {band.key: band for band in bands}
    for key, band in keys.items():
        if key not in shown:
            band.png()
    return set(keys)


def rows() -> Iterator[Row]:
    """Two rows a game: the board from nothing, and what of it changes with a move."""
    t = words("en")
    for presenter in PRESENTERS.values():
        people = PEOPLE[: max(presenter.game.seat_counts)]
        first, *following = (
            presenter.board_drawings[0](view, people, t) for view in _middle_of_a_game(presenter)
        )
        encoding = median_seconds(_as_rgb(first), TIMES)

        def from_nothing(first: Sequence[Band] = first) -> None:
            clear_caches()
            _redraw(first, set())

        nothing = median_seconds(from_nothing, TIMES)
        shown = {band.key for band in first}
        following = following[:MOVES]
        begun = process_time()
        for bands in following:
            shown = _redraw(bands, shown)
        move = (process_time() - begun) / len(following)
        for what, seconds, bound in (("from nothing", nothing, 4.0), ("after a move", move, 0.5)):
            yield Row(
                f"{presenter.game.id}: board {what} (drawn, mapped, encoded where it changed)",
                f"{seconds * 1000:.0f} ms",
                "encoding its pixels as RGB, level 6",
                f"{encoding * 1000:.0f} ms",
                seconds / encoding,
                bound,
            )
