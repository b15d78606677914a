"""The picture of a person's ratings over time."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from io import BytesIO

import pytest
from PIL import Image

from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.community.ratings import MOST_LEVELS, MOST_POINTS, own_ratings
from bot.ratings.rating import RatedGame, Rating
from bot.ratings.records import Played, Record
from bot.ratings.reliability import Reliability
from bot.settings import LANGUAGES
from bot.tables.commands.community.ratings import OwnRatings
from render.core.palette import contrast
from render.core.picture import MAX_BYTES, MAX_HEIGHT, WIDTH, Band
from render.core.rating_chart import GAMES, INK, NIGHT, PANEL, QUIET
from rules.first_martians.terms import CAMPAIGNS, LEVELS, MISSIONS
from tests.bot.helpers.worst_case import TEXT

BEGIN = datetime(2026, 1, 30, 12, tzinfo=UTC)
RATED = [game for game, presenter in PRESENTERS.items() if not presenter.game.together]
FEW = Reliability(None, None, 0)


def games(game: str, count: int, days: float, step: float = 1.0) -> list[RatedGame]:
    return [
        RatedGame(
            game, BEGIN + timedelta(days=days * at), Rating(25 + step * ((at * 7) % 11 - 3), 8, at)
        )
        for at in range(count)
    ]


def chart(count: int, days: float = 9, step: float = 1.0, language: str = "en") -> Band:
    own = OwnRatings({game: games(game, count, days, step) for game in RATED}, [], FEW)
    [band] = own_ratings(PRESENTERS, own, words(language)).bands
    return band


def test_one_game_is_no_line() -> None:
    own = OwnRatings({RATED[0]: games(RATED[0], 1, 1)}, [], FEW)
    assert own_ratings(PRESENTERS, own, words("en")).bands == ()


@pytest.mark.drawn_pictures
@pytest.mark.parametrize(("count", "days"), [(2, 0), (2, 400), (40, 9), (300, 3)])
def test_the_picture_is_small_and_landscape(count: int, days: float) -> None:
    file = chart(count, days).png()
    drawn = Image.open(BytesIO(file))
    assert (drawn.mode, drawn.size) == ("P", (WIDTH, MAX_HEIGHT))
    assert len(file) <= MAX_BYTES


@pytest.mark.parametrize("step", [0.0, 0.01, 1.0, 10.0])
def test_all_points_are_between_round_levels(step: float) -> None:
    [shown] = chart(300, 3, step).shown
    assert len(shown.levels) <= MOST_LEVELS + 1
    assert all(int(name) % 25 == 0 for _, name in shown.levels)
    for line in shown.lines:
        assert len(line.points) == MOST_POINTS
        assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in line.points)
        assert line.points[0][0] == 0
        assert line.points[-1][0] == 1


def test_ticks_are_days_or_months() -> None:
    [shown] = chart(3, 2).shown
    assert [name for _, name in shown.ticks] == ["31/01", "01/02", "02/02", "03/02"]
    [shown] = chart(3, 60).shown
    assert [name for _, name in shown.ticks] == ["02/2026", "03/2026", "04/2026", "05/2026"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_words(language: str) -> None:
    alt = chart(5, language=language).alt
    assert "1428" in alt
    assert all(PRESENTERS[game].title(words(language)) in alt for game in RATED)


def test_everything_on_it_can_be_read() -> None:
    for ground in (NIGHT, PANEL):
        assert all(contrast(colour, ground) >= 4.5 for colour in (INK, QUIET, *GAMES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_veterans_page_fits_into_a_message(language: str) -> None:
    played = [
        Record("first_martians", Played(campaign, mission, level, crew), 1000, 999, 9)
        for campaign, mission in (
            *((one, "") for one in CAMPAIGNS),
            *(("", one) for one in MISSIONS),
        )
        for level in LEVELS
        for crew in (2, 3, 4)
    ]
    told = Reliability(0.999, timedelta(hours=47), 10_000)
    own = OwnRatings({game: games(game, 1000, 1) for game in RATED}, played, told)
    page = own_ratings(PRESENTERS, own, words(language))
    text = "".join(getattr(item, "content", "") for item in page.items)
    assert len(text) <= TEXT
    assert words(language)("reliability-in-time", share=99) in text
    assert words(language)("ratings-private") in text
