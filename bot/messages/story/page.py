"""A story as an HTML file: one page that needs nothing from elsewhere, and runs no script."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from html import escape

from bot.messages.story.markup import blocks, inline
from bot.messages.story.story import Chapter, Story, Turn
from bot.messages.story.style import CSS
from render.core.picture import WIDTH, Band

LARGEST = 8 * 2**20
"""Bytes of a file at most: Discord takes 10 MB where nobody has paid for more."""
LOG_BYTES = 2 * 2**20
"""Bytes of the log at most, beyond which its oldest sentences are left out: the longest campaign's
takes a tenth of a megabyte, but people may undo for months."""
MOST_PICTURES = 72
"""Pictures of a file at most: each takes a tenth of a second."""
_CUT = "…"

_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
"""Whatever stood in the page, a browser would load nothing and run nothing."""


def page(story: Story) -> bytes:
    """The file, with as many pictures as there is room for; draws them."""
    chapters = _within(story.chapters, LOG_BYTES)
    bare = _Writer(story, chapters, {}).html()
    images = _images(_by_importance(story), LARGEST - len(bare.encode()))
    return _Writer(story, chapters, images).html().encode()


def _by_importance(story: Story) -> Iterator[tuple[Band, ...]]:
    """The pictures of each moment; where not all have room, those of the first ones stay."""
    yield story.end_bands
    yield story.chart
    yield from (turn.bands for turn in story.turns)
    shown = [chapter.bands for chapter in story.chapters]
    yield from (shown[place] for place in spread(len(shown)))


def spread(count: int) -> list[int]:
    """Places in such an order that the first of them are spread evenly, the last one first.

    >>> spread(7)
    [6, 2, 4, 0, 5, 3, 1]
    """
    order: dict[int, None] = {}
    step = 1 << max(0, count - 1).bit_length()
    while step:
        order.update(dict.fromkeys(range(count - 1, -1, -step)))
        step //= 2
    return list(order)


def _images(moments: Iterable[tuple[Band, ...]], room: int) -> dict[str, str]:
    """The address that holds each picture, by its band's key, of the moments that have room."""
    found: dict[str, str] = {}
    for bands in moments:
        new = {band.key: band for band in bands if band.key not in found}
        if len(found) + len(new) > MOST_PICTURES:
            break
        drawn = {key: _address(band.png()) for key, band in new.items()}
        room -= sum(len(drawn[key]) + len(_image(band, "")) for key, band in new.items())
        if room < 0:
            break
        found |= drawn
    return found


def _address(png: bytes) -> str:
    return f"data:image/png;base64,{b64encode(png).decode()}"


def _image(band: Band, address: str) -> str:
    alt = escape(band.alt)
    return f'<img src="{address}" alt="{alt}" width="{WIDTH}" height="{band.height}">\n'


def _within(chapters: Sequence[Chapter], room: int) -> list[tuple[Chapter, list[str]]]:
    """The chapters with their sentences as HTML, as many of the newest as there is room for."""
    found: list[tuple[Chapter, list[str]]] = []
    for chapter in reversed(chapters):
        kept: list[str] = []
        for sentence in reversed(chapter.sentences):
            told = inline(sentence)
            room -= len(told.encode())
            if room < 0:
                kept.append(_CUT)
                break
            kept.append(told)
        found.append((chapter, kept[::-1]))
        if room < 0:
            break
    return found[::-1]


class _Writer:
    """Writes a story with the pictures that there are, each where it is first seen."""

    def __init__(
        self,
        story: Story,
        chapters: Sequence[tuple[Chapter, list[str]]],
        images: dict[str, str],
    ) -> None:
        self._story = story
        self._chapters = chapters
        self._images = images
        self._left = dict(images)

    def html(self) -> str:
        """The whole page."""
        story = self._story
        title = escape(story.title)
        return (
            f'<!DOCTYPE html>\n<html lang="{escape(story.language)}">\n<head>\n'
            '<meta charset="utf-8">\n'
            f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>{CSS}</style>\n</head>\n<body>\n"
            + self._head(title)
            + "<main>\n"
            + "".join(self._sections())
            + f"</main>\n<footer>{inline(story.labels.made)}</footer>\n</body>\n</html>\n"
        )

    def _head(self, title: str) -> str:
        story = self._story
        days = " – ".join(escape(day) for day in dict.fromkeys(story.days))
        links = "".join(
            f'<a href="#{anchor}">{escape(label)}</a>\n' for anchor, label in self._contents()
        )
        return (
            f'<header class="hero">\n<h1>{title}</h1>\n<p class="result">{inline(story.result)}'
            f'</p>\n<p class="days">{days}</p>\n</header>\n<nav>\n{links}</nav>\n'
        )

    def _contents(self) -> Iterator[tuple[str, str]]:
        labels = self._story.labels
        yield "people", labels.people
        yield "end", labels.end
        if self._story.turns:
            yield "turns", labels.turns
        titles = [chapter.title for chapter, _ in self._chapters]
        if len(titles) == 1:
            yield "course", labels.course
        else:
            yield from ((f"chapter-{place}", title) for place, title in enumerate(titles, 1))
        yield "dice", labels.dice

    def _sections(self) -> Iterator[str]:
        story, labels = self._story, self._story.labels
        people = "".join(f"<li>{inline(one)}</li>\n" for one in story.people)
        options = "".join(f"<li>{inline(one)}</li>\n" for one in story.options)
        yield self._section(
            "people",
            labels.people,
            f'<ul class="people">\n{people}</ul>\n<ul class="options">\n{options}</ul>\n',
        )
        end = f'<div class="card">{blocks(story.end)}</div>\n'
        yield self._section("end", labels.end, self._beside(end, story.end_bands, ""))
        if story.turns:
            chart = self._figure(story.chart, "")
            turns = "".join(map(self._turn, story.turns))
            about = f'<p class="small">{inline(story.turns_about)}</p>\n'
            yield self._section("turns", labels.turns, chart + about + turns)
        told = "".join(self._chapter(place, *one) for place, one in enumerate(self._chapters, 1))
        notes = [story.lost] if story.lost else []
        if self._left_out():
            notes.append(labels.fewer)
        told = "".join(f'<p class="small">{inline(note)}</p>\n' for note in notes) + told
        yield self._section("course", labels.course, told)
        yield self._section("dice", labels.dice, "".join(map(blocks, story.proof)))

    def _left_out(self) -> bool:
        bands = (band for chapter in self._story.chapters for band in chapter.bands)
        return any(band.key not in self._images for band in bands)

    def _section(self, anchor: str, heading: str, body: str) -> str:
        return f'<section id="{anchor}">\n<h2>{escape(heading)}</h2>\n{body}</section>\n'

    def _turn(self, turn: Turn) -> str:
        told = f'<div class="card">{blocks(turn.text)}</div>\n'
        return f'<article class="turn">{self._beside(told, turn.bands, "")}</article>\n'

    def _chapter(self, place: int, chapter: Chapter, sentences: Sequence[str]) -> str:
        lines = "".join(f"<li>{sentence}</li>\n" for sentence in sentences)
        heading = f"<h3>{escape(chapter.title)}</h3>\n" if chapter.title else ""
        log = f'<div>\n{heading}<ol class="log">\n{lines}</ol>\n</div>\n'
        caption = " · ".join(filter(None, (chapter.title, self._story.labels.board)))
        shown = self._beside(log, chapter.bands, caption)
        return f'<article id="chapter-{place}">\n{shown}</article>\n'

    def _beside(self, text: str, bands: Sequence[Band], caption: str) -> str:
        figure = self._figure(bands, caption)
        both = " both" if figure else ""
        return f'<div class="split{both}">\n{text}{figure}</div>\n'

    def _figure(self, bands: Sequence[Band], caption: str) -> str:
        """The pictures that there are and that weren't shown further up."""
        shown = "".join(
            _image(band, address)
            for band in bands
            if (address := self._left.pop(band.key, None)) is not None
        )
        if not shown:
            return ""
        below = f"<figcaption>{escape(caption)}</figcaption>\n" if caption else ""
        return f"<figure>\n{shown}{below}</figure>\n"
