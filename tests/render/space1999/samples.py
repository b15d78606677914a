"""Every kind of picture of Spazio: 1999, by name, for tests that go through all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PIL import Image

from bot.games.space1999.presenter import PRESENTER
from bot.i18n import Words, words
from render.core.picture import Band
from render.space1999.board import board_bands, chances, chart
from render.space1999.central_computer import answer, check
from render.space1999.final import final
from render.space1999.monitor import monitor
from render.space1999.planet_card import planet_card
from render.space1999.sheet import hand, sheet
from rules.space1999.route_tiles import Lay
from rules.space1999.slides import Slide
from rules.space1999.terms import NEGATIVE, NEUTRAL, OK, RETURN, SECTORS, TAKE_OFF
from rules.space1999.view import View
from tests.render.charts import alt_of, line_chart
from tests.render.space1999 import views
from tests.render.space1999.views import PEOPLE

__all__ = ["APPROVED", "PEOPLE", "PICTURES", "drawn", "everything"]

Draw = Callable[[Sequence[str], Words], tuple[Band, ...]]


def _drawing(program: str) -> Draw:
    return lambda people, words: answer(views.answered(NEUTRAL, program), people, words)


def _chances(seats: int, people: Sequence[str], words: Words) -> tuple[Band, ...]:
    titles = [words("pic1999-sector", letter=sector.upper()) for sector in SECTORS[:seats]]
    shown = line_chart(SECTORS[:seats], titles, people, words("chances-title"))
    return chances(shown, alt_of(shown, words), words)


def _legend(words: Words) -> tuple[Band, ...]:
    """The pictures of the legend, each under a name of its own."""
    assert PRESENTER.legend is not None
    bands = []
    for number, topic in enumerate(PRESENTER.legend.pages):
        bands += [
            replace(band, name=f"{band.name}-{topic}")
            for band in PRESENTER.legend_page(number, words)[1]
        ]
    return tuple(bands)


APPROVED = (
    ("board", "en"),
    ("chart-reach", "de"),
    ("chart-shipped", "en"),
    ("monitor-lay", "it"),
    ("monitor-empty", "fr"),
    ("sheet", "fr"),
    ("planet", "de"),
    ("answer-neutral", "it"),
    ("check-wrong", "de"),
    ("hand", "fr"),
    ("final", "en"),
)
"""Golden pictures: names with a language."""

PICTURES: dict[str, Draw] = {
    "board-start": lambda people, words: board_bands(views.start(4), people, words),
    "board": lambda people, words: board_bands(views.table(4), people, words),
    "board-two": lambda people, words: board_bands(views.table(2), people, words),
    "board-jump": lambda people, words: board_bands(views.jumped(), people, words),
    "chart-reach": lambda people, words: (chart(views.choosing(), words, views.within_reach()),),
    "chart-prices": lambda people, words: (
        chart(
            views.choosing(),
            words,
            views.within_reach(),
            {place: 1 + number % 12 for number, place in enumerate(views.within_reach())},
        ),
    ),
    "chart-shipped": lambda people, words: (chart(views.standard_start(), words),),
    "board-over": lambda people, words: board_bands(views.over(3), people, words),
    "monitor-empty": lambda people, words: (monitor(views.start(3), people, words),),
    "monitor-choices": lambda people, words: (
        monitor(views.laid(), people, words, choices=("g4", "h5", "i4")),
    ),
    "monitor": lambda people, words: (monitor(views.slid(), people, words),),
    "monitor-lay": lambda people, words: (
        monitor(views.laid(), people, words, Lay("curve", "h5", 2), 0),
    ),
    "monitor-slide": lambda people, words: (
        monitor(views.table(4), people, words, Slide("g10", "g11"), 0),
    ),
    "sheet": lambda people, words: sheet(views.table(4), 1, people, words),
    "sheet-home": lambda people, words: sheet(views.laid(), 0, people, words),
    "sheet-rich": lambda people, words: sheet(views.rich(), 2, people, words),
    "planet": lambda people, words: planet_card(
        views.table(4), 1, "xandu", views.card(RETURN, 2), people, words
    ),
    "planet-take-off": lambda people, words: planet_card(
        views.table(2), 0, "elmir", views.card(TAKE_OFF, 0), people, words
    ),
    "answer-ok": lambda people, words: answer(views.answered(OK), people, words),
    "answer-negative": lambda people, words: answer(views.answered(NEGATIVE), people, words),
    "answer-neutral": lambda people, words: answer(views.answered(NEUTRAL), people, words),
    "check-ok": lambda people, words: check(views.over(2), 0, True, people, words),
    "check-wrong": lambda people, words: check(views.over(2), 0, False, people, words),
    "hand": lambda people, words: hand(
        views.holding("land-corva", "return", "energy-4", "land-aldra"), 1, people, words
    ),
    "hand-full": lambda people, words: hand(views.holding(*views.many_plans(11)), 1, people, words),
    "hand-empty": lambda people, words: hand(views.holding(), 1, people, words),
    "chances": lambda people, words: _chances(4, people, words),
    "chances-two": lambda people, words: _chances(2, people, words),
    "final": lambda people, words: final(views.over(4), people, words),
    "legend": lambda people, words: _legend(words),
    "final-two": lambda people, words: final(views.over(2), people, words),
    **{
        f"program-{program.id}": _drawing(program.id)
        for program in views.start(2).board.programs
        if program.kind != "land"
    },
}


def everything(view: View, language: str = "en") -> list[Band]:
    """Every band that this view can be asked for."""
    text, seats = words(language), range(len(view.ships))
    people = [f"Player {seat}" for seat in seats]
    bands = [*board_bands(view, people, text)]
    for seat in seats:
        bands += sheet(view, seat, people, text)
    if view.viewer is not None:
        bands += hand(view, view.viewer, people, text)
    if view.answer is not None:
        bands += answer(view, people, text)
    if view.visits:
        last = view.visits[-1]
        bands += planet_card(view, last.seat, last.planet, last.card, people, text)
    if view.final:
        bands += final(view, people, text)
    return bands


def drawn(band: Band) -> Image.Image:
    """A band in all its colours."""
    return band.draw(*band.shown).image
