"""The file of a story: what is in it, what isn't, and how large it gets."""

from __future__ import annotations

import os
from dataclasses import replace
from itertools import pairwise

import pytest
from structlog.testing import capture_logs

from bot.clock import SystemClock
from bot.delivery.animations import AnimationFailed, Animations
from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.components.text import plain
from bot.messages.story import page as pages
from bot.messages.story.page import LARGEST, page, spread
from bot.messages.story.story import Turn
from bot.settings import LANGUAGES
from render.core.picture import MAX_BYTES, Band
from tests.bot.helpers.stories import HOSTILE, read, story_of, unmarked
from tests.bot.helpers.worst_case import FILE
from tests.covering import covering

EN = words("en")


@pytest.mark.parametrize(("game", "language"), covering(list(PRESENTERS), LANGUAGES))
def test_a_page_of_a_whole_game(game: str, language: str) -> None:
    story, t = story_of(PRESENTERS[game], language), words(language)
    shown = read(page(story))
    assert shown.language == language
    assert shown.headings[0] == t(f"{game}-title")
    for name in ("story-people", "story-end", "story-course", "button-proof"):
        assert t(name) in shown.headings
    told = [one for chapter in story.chapters for one in chapter.sentences]
    assert shown.log == list(map(unmarked, told))
    titles = [chapter.title for chapter in story.chapters]
    assert len(titles) > 3
    assert [one for one in shown.headings[1:] if one in titles] == titles
    assert t("story-fewer-pictures") not in shown.text
    bands = [*story.end_bands, *(band for one in story.chapters for band in one.bands)]
    assert len(shown.images) == len({band.key for band in bands}), "each picture stands there once"
    assert set(shown.alts) == {band.alt for band in bands}


def test_names_stay_names() -> None:
    text = page(story_of(PRESENTERS["race1969"])).decode()
    shown = read(text.encode())
    for name in HOSTILE:
        assert any(plain(name) in one for one in shown.text), name
    assert "<script" not in text
    assert "onerror=" not in text.replace("onerror=alert(1)&gt;", "")


def test_pictures_at_their_largest(monkeypatch: pytest.MonkeyPatch) -> None:
    """However large pictures are, the file has room in a message, and the last board is there."""
    monkeypatch.setattr(Band, "png", lambda _band: bytes(MAX_BYTES))
    for presenter in PRESENTERS.values():
        story = story_of(presenter)
        # Longer than any game: its rounds come thrice.
        many = [
            replace(
                chapter,
                bands=tuple(replace(b, shown=(*b.shown, n)) for b in chapter.bands),
            )
            for n in range(12)
            for chapter in story.chapters
        ]
        file = page(replace(story, chapters=tuple(many)))
        assert LARGEST * 0.9 < len(file) <= LARGEST < 0.9 * FILE
        shown = read(file)
        assert EN("story-fewer-pictures") in shown.text
        assert many[-1].bands[0].alt in shown.alts


def test_a_log_without_end_keeps_its_newest_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "LOG_BYTES", 5000)
    story = story_of(PRESENTERS["space1999"])
    shown = read(page(story))
    assert shown.log[0] == "…"
    assert shown.log[-1] == unmarked(story.chapters[-1].sentences[-1])
    assert sum(len(line.encode()) for line in shown.log) <= 5000


def test_turning_points_stand_before_the_log() -> None:
    story = story_of(PRESENTERS["race1969"])
    bands = tuple(replace(band, alt="then") for band in story.chapters[0].bands)
    turn = Turn("\n**1** · He chose\n`<b>`", bands)
    shown = read(page(replace(story, turns=(turn,), turns_about="*How* it was found")))
    assert EN("button-review") in shown.headings
    assert shown.headings.index(EN("button-review")) < shown.headings.index(EN("story-course"))
    assert {"1", " · He chose", "<b>", "How"} <= set(shown.text)
    assert shown.alts.count("then") == len(bands), "the first of the pictures that are the same"


@pytest.mark.parametrize("count", range(40))
def test_any_part_of_the_rounds_is_spread(count: int) -> None:
    order = spread(count)
    assert sorted(order) == list(range(count))
    assert order[:1] == [count - 1][:count]
    for some in (4, 8, 16):
        if some < count:
            kept = sorted(order[:some])
            gaps = [after - before for before, after in pairwise(kept)]
            assert max(gaps) <= 2 * -(-count // some)


async def test_it_is_made_elsewhere_and_kept() -> None:
    story = story_of(PRESENTERS["space1999"], names=("Anna", "Bob"))
    story = replace(story, chapters=story.chapters[:1], end_bands=())
    animations = Animations.of_process(True, SystemClock())
    try:
        made = await animations.story(story)
        assert read(made).images
        assert await animations.story(replace(story)) is made
        other = await animations.story(replace(story, result="another"))
        assert other != made
    finally:
        await animations.close()


def fails(*_shown: object) -> object:
    raise ValueError(os.sep)


async def test_the_operator_is_told_what_failed() -> None:
    story = story_of(PRESENTERS["space1999"])
    broken = replace(story.chapters[-1].bands[0], draw=fails)
    chapter = replace(story.chapters[-1], bands=(broken,))
    animations = Animations.of_process(False, SystemClock())
    with capture_logs() as logs, pytest.MonkeyPatch.context() as patch:
        patch.setattr(Band, "png", lambda band: band.draw())
        with pytest.raises(AnimationFailed):
            await animations.story(replace(story, chapters=(chapter,), end_bands=()))
    await animations.close()
    assert [line["event"] for line in logs] == ["a story failed"]
