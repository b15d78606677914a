"""Every kind of picture of 1969, by name, for tests that go through all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.games.race1969.presenter import PRESENTER
from bot.i18n import Words
from render.core.picture import Band
from render.race1969.board import board_bands, chances
from render.race1969.final import final
from render.race1969.hand import hand
from render.race1969.reveal import reveal
from render.race1969.sheet import sheet
from render.race1969.theme import Labels
from rules.race1969.terms import NATIONS
from tests.render.charts import alt_of, line_chart
from tests.render.race1969 import views
from tests.render.race1969.views import PEOPLE

__all__ = ["APPROVED", "PEOPLE", "PICTURES"]

Draw = Callable[[Sequence[str], Words], tuple[Band, ...]]


def chart(seats: int, people: Sequence[str], words: Words) -> tuple[Band, ...]:
    """The chances of the first nations."""
    titles = [Labels.of(words).nation(nation) for nation in NATIONS[:seats]]
    shown = line_chart(NATIONS[:seats], titles, people, words("chances-title"))
    return chances(shown, alt_of(shown, words), words)


def legend(words: Words) -> tuple[Band, ...]:
    """The pictures of the legend that explain boards, each under a name of its own."""
    assert PRESENTER.legend is not None
    bands = []
    for number, topic in enumerate(PRESENTER.legend.pages):
        bands += [
            replace(band, name=f"{band.name}-{topic}")
            for band in PRESENTER.legend_page(number, words)[1]
        ]
    return tuple(bands)


APPROVED = (
    ("board-launch", "en"),
    ("sheet", "it"),
    ("hand", "fr"),
    ("reveal", "de"),
    ("final-two", "en"),
    ("chances", "de"),
    ("legend", "en"),
    ("poster", "it"),
)
"""Golden pictures: names with a language."""

PICTURES: dict[str, Draw] = {
    "board-start": lambda people, words: board_bands(views.table(5, 0), people, words),
    "board-late": lambda people, words: board_bands(views.table(5, 6), people, words),
    "board-two": lambda people, words: board_bands(views.table(2, 3), people, words),
    "board-three": lambda people, words: board_bands(views.table(3, 4), people, words),
    "board-launch": lambda people, words: board_bands(views.launching(5), people, words),
    "board-over": lambda people, words: board_bands(views.over(4), people, words),
    "sheet": lambda people, words: sheet(views.table(5, 6), 0, people, words),
    "sheet-start": lambda people, words: sheet(views.table(2, 0), 1, people, words),
    "hand": lambda people, words: hand(views.holding((1, 1, 2), (2, 3)), 1, people, words),
    "hand-full": lambda people, words: hand(
        views.holding((1, 1, 1, 2, 2, 3), (), sealed=True), 1, people, words
    ),
    "hand-empty": lambda people, words: hand(views.holding((), ()), 1, people, words),
    "reveal": lambda people, words: reveal(views.revealed(5), people, words),
    "reveal-unopposed": lambda people, words: reveal(views.unopposed(), people, words),
    "chances": lambda people, words: chart(5, people, words),
    "final": lambda people, words: final(views.over(5), people, words),
    "legend": lambda people, words: legend(words),
    "poster": lambda people, words: PRESENTER.poster_bands(words),
    "final-two": lambda people, words: final(views.over(2), people, words),
}
