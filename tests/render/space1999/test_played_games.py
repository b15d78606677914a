"""The pictures of whole games of Spazio: 1999, as autopilots play them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.i18n import words
from bot.settings import LANGUAGES
from render.core.picture import ALT_LIMIT, MAX_BYTES, MAX_HEIGHT, WIDTH
from render.space1999.board import board_bands, chart
from rules.core.chance import Dice
from rules.core.game import Setup
from rules.space1999.autopilots import AUTOPILOTS
from rules.space1999.game import GAME
from rules.space1999.ships import Fly
from rules.space1999.terms import SECTORS, TURN
from rules.space1999.view import View
from tests.render.space1999 import views
from tests.render.space1999.samples import everything

MOVES = 160


def moments(setup: Setup, seed: bytes) -> Iterator[tuple[View, tuple[str, ...] | None]]:
    """The deciding seat's view before each move, with the places in reach on a turn."""
    pilot, dice = AUTOPILOTS["navigator"], Dice(seed, 0)
    state = GAME.new(setup, seed).state
    for _ in range(MOVES):
        decisions = GAME.decisions(state)
        if not decisions:
            break
        seat = decisions[0].seat
        view, actions = GAME.view(state, seat), GAME.legal_actions(state, seat)
        reach = tuple(action.place for action in actions if isinstance(action, Fly))
        yield view, reach if decisions[0].kind == TURN else None
        state = GAME.apply(state, seat, pilot.choose(view, actions, dice)).state
    yield GAME.view(state, None), None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_kind_of_moment_can_be_drawn(seats: int) -> None:
    seen = set()
    for view, reach in moments(Setup(SECTORS[:seats]), bytes([seats]) * 32):
        last, told = view.last, view.answer
        kind = view.decisions[0].kind if view.decisions else ""
        moment = (kind, last and last.kind, told and told.answer)
        if moment not in seen:
            seen.add(moment)
            for band in everything(view):
                canvas = band.draw(*band.shown)
                assert canvas.image.width == WIDTH
                assert canvas.image.height <= MAX_HEIGHT
                assert 20 < len(band.alt) <= ALT_LIMIT
        if reach is not None:
            band = chart(view, words("de"), reach)
            assert len(band.alt) <= ALT_LIMIT
    assert len(seen) >= 5


def test_bands_with_one_key_are_one_file_and_others_differ() -> None:
    files: dict[str, bytes] = {}
    for count, (view, reach) in enumerate(moments(Setup(SECTORS), b"k" * 32)):
        if count % 8:
            continue
        public = board_bands(view, ("Ada", "", "Ben", ""), words("it"))
        for band in (*public, chart(view, words("it"), reach)):
            file = band.png()
            assert len(file) <= MAX_BYTES
            assert files.setdefault(band.key, file) == file
    assert len(set(files.values())) == len(files)


def test_moves_that_do_not_show_on_the_chart_leave_it_as_it_is() -> None:
    kept, before = 0, ""
    for view, _ in moments(Setup(SECTORS), b"k" * 32):
        key = chart(view, words("en")).key
        kept += key == before
        before = key
    assert kept >= 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_with_other_planets_is_drawn_in_every_language(language: str) -> None:
    board = views.renamed_board(9)
    setup = Setup(SECTORS, content=board.model_dump(mode="json"))
    seen = 0
    for count, (view, reach) in enumerate(moments(setup, b"r" * 32)):
        if count % 30 and view.decisions:
            continue
        assert set(view.board.chart.planets) == set(board.chart.planets)
        for band in (*everything(view, language), chart(view, words(language), reach)):
            assert len(band.png()) <= MAX_BYTES
            seen += 1
    assert seen > 20
