"""The pictures of a campaign: what its chronicle and its keepsake show, tell and refuse."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations

import pytest

from bot.i18n import words
from bot.settings import LANGUAGES
from render.core.picture import WIDTH
from render.core.text import ELLIPSIS
from render.first_martians.chronicle import chapter_bands, chronicle_bands, keepsake_bands
from render.first_martians.drawings.things import has_picture
from render.first_martians.way import HIGH, StationShown, draw_way
from rules.first_martians.components.checks import content, content_of
from rules.first_martians.components.missions import Mission
from tests.render.first_martians import views
from tests.render.first_martians.views import PEOPLE
from tests.render.recording import RecordingCanvas, inside, overlapping

ENGLISH = words("en")
CONTENT = content_of(content())
MOST = 12
"""Missions that a campaign may have been for its keepsake to show each."""


@pytest.mark.parametrize("mission", CONTENT.mission.values(), ids=CONTENT.mission)
def test_what_a_mission_lets_find_and_build_has_a_drawing(mission: Mission) -> None:
    names = {*mission.tokens, *(each.id for each in mission.projects)}
    assert {name for name in names if not has_picture(name)} == set()


def test_a_chapter_tells_how_its_mission_ended() -> None:
    *_, lost = bands = chronicle_bands(views.flown(3), PEOPLE, ENGLISH)
    assert [band.name for band in bands] == ["chapter-1", "chapter-2", "chapter-3"]
    assert re.match(r"1\. Four Hundredths: Mission accomplished · Sol \d of \d\.", bands[0].alt)
    assert re.match(r"3\. The Lodger: Mission lost · Sol (\d) of \1\.", lost.alt)
    assert "✓ Make discoveries; ✗ Take infrared pictures of the base." in lost.alt
    assert "Noor: wounds 2. Mateus: wounds 0." in lost.alt
    assert [band.key for band in chapter_bands(views.flown(3), PEOPLE, ENGLISH)] == [lost.key]
    assert chapter_bands(views.flown(0), PEOPLE, ENGLISH) == ()


def test_each_chapter_has_a_picture_of_what_it_was_about() -> None:
    bands = chronicle_bands(views.flown(8), PEOPLE, ENGLISH)
    pictures = [band.shown[0].picture for band in bands]
    assert len(set(pictures)) == len(pictures)
    assert pictures[:3] == ["backup-solar-panel", "third-probe", "infrared-picture"]


def test_a_keepsake_is_of_a_campaign_that_is_over() -> None:
    (band,) = keepsake_bands(views.flown(3, "ballast"), PEOPLE, ENGLISH)
    assert band.alt.startswith("The Fifth Bunk: Ballast. ✓ Four Hundredths; ✓ The Cable; ✗ ")
    assert "Scientist (Ada Lovelace); " in band.alt
    with pytest.raises(ValueError, match="over"):
        keepsake_bands(views.flown(3), PEOPLE, ENGLISH)


@pytest.mark.parametrize("missions", range(1, MOST + 1))
@pytest.mark.parametrize("language", LANGUAGES)
def test_flags_and_titles_of_the_way_stand_apart(language: str, missions: int) -> None:
    view = views.flown(missions, "ballast")
    (band,) = keepsake_bands(view, PEOPLE, words(language))
    canvas = RecordingCanvas.empty()
    draw_way(canvas, 0, band.shown[0].stations)
    landscape = (0, 0, WIDTH, HIGH)
    texts = canvas.of("text")
    assert all(inside(each.box, landscape) for each in (*texts, *canvas.of("sprite")))
    assert not any(each.words.endswith(ELLIPSIS) for each in texts)
    for one, other in combinations(texts, 2):
        assert not overlapping(one.box, [other.box]), (one.words, other.words)
    titles = [each for each in texts if not each.words.isdecimal()]
    for sprite in canvas.of("sprite"):
        assert not overlapping(sprite.box, [each.box for each in titles])


def test_a_lost_missions_flag_hangs_lower() -> None:
    def number(won: bool) -> int:
        canvas = RecordingCanvas.empty()
        draw_way(canvas, 0, (StationShown(7, "Tremor", won, "plant"),))
        return next(each.box[1] for each in canvas.of("text") if each.words == "7")

    assert number(won=False) > number(won=True)


def test_a_second_attempt_keeps_its_mission_s_number() -> None:
    view = views.flown(3)
    first, second, third = view.records
    again = replace(view, records=(first, second, second, third))
    shown = [band.shown[0] for band in chronicle_bands(again, PEOPLE, words("en"))]
    assert [each.number for each in shown] == [1, 2, 2, 3]


def test_whoever_died_has_a_cross_in_place_of_wounds() -> None:
    view = views.flown(1)
    dead, worse = (
        replace(view, records=(view.records[0]._replace(wounds=(count, 0, 0, 0)),))
        for count in (6, 7)
    )
    (one,), (other,) = (chapter_bands(each, PEOPLE, words("en")) for each in (dead, worse))
    (alive,) = chapter_bands(view, PEOPLE, words("en"))
    assert one.png() == other.png() != alive.png()


def test_every_objective_that_was_reached_is_named() -> None:
    view = views.flown(1)
    mission = view.content.mission[view.mission]
    reached = tuple(each.id for each in mission.objectives)
    record = view.records[0]._replace(reached=reached)
    (band,) = chapter_bands(replace(view, records=(record,)), PEOPLE, words("en"))
    assert len(band.shown[0].objectives) == len(reached) == 6
