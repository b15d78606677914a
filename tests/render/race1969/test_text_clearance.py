"""Texts of 1969's pictures keep clear of frames, edges and flags."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.i18n import words
from bot.settings import LANGUAGES
from render.core.text import width
from render.race1969.board import missions
from render.race1969.layout import (
    MOON_PLACARD_HEIGHT,
    MOON_PLACARD_LEFT,
    MOON_PLACARD_TOP,
    MOON_PLACARD_WIDTH,
    missions_layout,
)
from render.race1969.nations import ROW, draw_empty_rows, draw_seat_rows, nations, row_top
from render.race1969.page import HEAD, Heading, draw_heading
from render.race1969.pieces import draw_pieces
from render.race1969.theme import CELL, Labels
from rules.core.game import Decision
from rules.race1969.state import LastMove
from rules.race1969.terms import MOON, NATIONS
from tests.render.race1969 import views
from tests.render.recording import RecordingCanvas, inside, overlapping

TALL_NAMES = ("Ångström", "Юрий Гагарин", "Égypte jq", "Žofka (gpq)", "星野 宙")
"""Names with accents and with letters below the line."""


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_flags_deduct_keeps_clear_of_the_flags(seats: int) -> None:
    view = views.table(seats, 6)
    for count in range(1, seats + 1):
        flown = tuple(replace(one, flags=tuple(range(count))) for one in view.missions)
        shown = missions(replace(view, missions=flown), words("en")).shown[0]
        canvas = RecordingCanvas.empty()
        draw_pieces(canvas, shown, missions_layout(shown.tracks, seats))
        flags = [one.box for one in canvas.of("sprite")]
        deducted = canvas.of("text")
        assert {one.words for one in deducted} == {f"−{count}"}
        assert len(deducted) == len(view.missions)
        for one in deducted:
            assert not overlapping(one.box, flags, gap=2)
        plate = (
            MOON_PLACARD_LEFT,
            MOON_PLACARD_TOP,
            MOON_PLACARD_LEFT + MOON_PLACARD_WIDTH - 4,
            MOON_PLACARD_TOP + MOON_PLACARD_HEIGHT,
        )
        assert sum(inside(one.box, plate) for one in deducted) == 1


@pytest.mark.parametrize("people", [TALL_NAMES, ("",) * 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_stand_within_the_frame_of_who_is_up(language: str, people: tuple[str, ...]) -> None:
    up = tuple(Decision(seat, "espionage") for seat in range(5))
    band = nations(replace(views.table(5, 6), decisions=up), people, words(language))
    canvas = RecordingCanvas.empty()
    draw_seat_rows(canvas, band.shown[0])
    frames = [one.box for one in canvas.of("frame") if one.box[2] - one.box[0] > 1000]
    assert len(frames) == len(NATIONS)
    for seat, frame in enumerate(frames):
        row = row_top(seat), row_top(seat) + ROW - 6
        letters = [one for one in canvas.of("text") if row[0] - 2 <= one.box[1] < row[1]]
        assert len(letters) > 3
        for one in letters:
            assert inside(one.box, frame), one
    names = {Labels.of(words(language)).nation(nation) for nation in NATIONS}
    low = [one.box[3] for one in canvas.of("text") if one.words in names]
    assert len(low) == len(names)
    assert all(frame[3] - bottom >= 1 for frame, bottom in zip(frames, low, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("money", [9, 14, 22, 108])
def test_the_figures_of_a_trade_stand_within_its_frame(language: str, money: int) -> None:
    view = views.table(2, 6)
    seated = tuple(replace(one, money=money, prestige=35) for one in view.nations)
    traded = replace(view, nations=seated, decisions=(), last=LastMove(0, "trade"))
    canvas = RecordingCanvas.empty()
    draw_empty_rows(canvas, 2)
    draw_seat_rows(canvas, nations(traded, views.PEOPLE, words(language)).shown[0])
    ((left, top, right, bottom),) = [one.box for one in canvas.of("frame")]
    million = words(language)("pic1969-million")
    for said in ("35", str(money), million):
        box = next(one.box for one in canvas.of("text") if one.words == said)
        assert inside(box, (left + 4, top + 4, right - 4, bottom - 4)), said
    assert not overlapping((left, top, right, bottom), [one.box for one in canvas.of("sprite")])


@pytest.mark.parametrize("cell", [1, 8, 9, 15])
def test_a_rocket_hides_no_figure_of_its_cell(cell: int) -> None:
    view = views.table(2, 6)

    def at(mission: str) -> int:
        return min(cell, len(view.board.mission(mission).cells))

    for seat in (0, 1):
        standing = tuple(
            replace(one, rockets=tuple((each, at(one.mission)) for each in range(seat + 1)))
            for one in view.missions
            if one.mission != MOON
        )
        shown = missions(replace(view, missions=standing), words("en")).shown[0]
        layout = missions_layout(shown.tracks, 2)
        canvas = RecordingCanvas.empty()
        draw_pieces(canvas, replace(shown, missions=standing), layout)
        for mission in standing:
            x, y = layout.cell(mission.mission, cell)
            rockets = [one.box for one in canvas.of("sprite") if one.box[3] - one.box[1] > 70]
            worth = view.board.mission(mission.mission).cells[at(mission.mission) - 1]
            half = width(str(worth), CELL) // 2
            figure = (x - half, y - 14, x + half, y + 14)
            assert not overlapping(figure, rockets), mission.mission


@pytest.mark.parametrize("person", ["", *TALL_NAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_nations_heading_touches_neither_edge(language: str, person: str) -> None:
    labels = Labels.of(words(language))
    for nation in NATIONS:
        canvas = RecordingCanvas.empty()
        draw_heading(canvas, Heading.of(labels, nation, person))
        name, *rest = canvas.of("text")
        assert name.box[1] >= 5, name
        assert all(one.box[3] <= HEAD - 8 for one in (name, *rest))
