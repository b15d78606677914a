"""Stories of whole games, and a strict reader of their files."""

from __future__ import annotations

import re
from base64 import b64decode
from dataclasses import dataclass, field, replace
from functools import cache
from html.parser import HTMLParser

from bot.domain.table import EntryKind, Position, Status
from bot.games.base import GamePresenter
from bot.i18n import words
from bot.messages.story.story import Story
from bot.messages.story.telling import tell
from bot.tables.record.replay import ReplayStep
from tests.bot.helpers.worst_case import NOW, game, most, table

HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</style></li></main><h1>x",
    "&lt;b&gt; &amp; <!-- ' \"",
    "javascript:alert(1) url(//x)",
)
"""Names that would break out of a page if they could."""


@cache
def steps_of(presenter: GamePresenter) -> tuple[ReplayStep, ...]:
    """A whole game of the autopilots at a full table."""
    found = []
    for number, (state, entry) in enumerate(game(most(presenter), presenter)):
        kind = EntryKind.ACT if number else EntryKind.START
        round_ = presenter.round_of(presenter.game.view(state, None))
        found.append(ReplayStep(replace(entry, kind=kind, at=NOW), state, round_))
    return tuple(found)


def story_of(
    presenter: GamePresenter, language: str = "en", names: tuple[str, ...] = HOSTILE
) -> Story:
    """The story of that game, played by people of these names."""
    steps, play = steps_of(presenter), presenter.game
    over = table(most(presenter), Status.FINISHED, language, presenter)
    seats = tuple(replace(seat, name=names[seat.seat % len(names)]) for seat in over.seats)
    position = Position(replace(over, seats=seats), steps[-1].state, {}, {})
    log = []
    for step in steps:
        known = (play.redact(event, None) for event in step.entry.events)
        if events := tuple(event for event in known if event is not None):
            log.append(replace(step.entry, events=events))
    return tell(presenter, position, steps, log, ["`abc`"], None, words(language))


VOID = frozenset({"meta", "img", "br"})
ATTRIBUTES = {
    "html": {"lang"},
    "meta": {"charset", "name", "content", "http-equiv"},
    "img": {"src", "alt", "width", "height"},
    "a": {"href"},
    "time": {"datetime"},
}
"""What an element may have beside a class and an id; others have nothing."""
ELEMENT = re.compile(
    r"html|head|meta|title|style|body|header|nav|main|section|article|footer|h1|h2"
    r"|h3|p|div|ul|ol|li|a|figure|figcaption|img|br|strong|em|s|code|time"
)


@dataclass
class Page(HTMLParser):
    """A story's file as read, held against what one may have."""

    text: list[str] = field(default_factory=list)
    log: list[str] = field(default_factory=list)
    headings: list[str] = field(default_factory=list)
    alts: list[str] = field(default_factory=list)
    images: list[bytes] = field(default_factory=list)
    ids: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    style: str = ""
    language: str = ""

    def __post_init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[tuple[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert ELEMENT.fullmatch(tag), tag
        given = {name: value or "" for name, value in attrs}
        assert len(given) == len(attrs)
        assert given.keys() <= ATTRIBUTES.get(tag, set()) | {"class", "id"}, (tag, given.keys())
        if tag == "img":
            kind, data = given["src"].split(",")
            assert kind == "data:image/png;base64"
            self.images.append(b64decode(data, validate=True))
            assert given["alt"].strip()
            self.alts.append(given["alt"])
        if tag == "html":
            self.language = given["lang"]
        if "href" in given:
            assert given["href"].startswith("#")
            self.links.append(given["href"][1:])
        if "id" in given:
            self.ids.append(given["id"])
        if tag == "li" and self.open[-1] == ("ol", "log"):
            self.log.append("")
        if tag in ("h1", "h2", "h3"):
            self.headings.append("")
        if tag == "br" and self._in("li") and self._in("ol"):
            self.log[-1] += "\n"
        if tag not in VOID:
            self.open.append((tag, given.get("class", "")))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop()[0] == tag

    def handle_data(self, data: str) -> None:
        if self._in("style"):
            self.style += data
            return
        self.text.append(data)
        if self._in("ol") and self._in("li"):
            self.log[-1] += data
        if self.open and self.open[-1][0] in ("h1", "h2", "h3"):
            self.headings[-1] += data

    def handle_comment(self, data: str) -> None:
        raise AssertionError("a comment")

    def handle_pi(self, data: str) -> None:
        raise AssertionError("an instruction")

    def _in(self, tag: str) -> bool:
        return any(one == tag for one, _ in self.open)


def read(file: bytes) -> Page:
    """The page, whose elements are closed and which asks for nothing from elsewhere."""
    text = file.decode()
    assert text.startswith("<!DOCTYPE html>\n")
    page = Page()
    page.feed(text)
    page.close()
    assert page.open == []
    assert len(set(page.ids)) == len(page.ids)
    assert set(page.links) <= set(page.ids)
    assert "url(" not in page.style
    assert "@import" not in page.style
    return page


def unmarked(line: str) -> str:
    """A line of a message as Discord shows it, as far as the log's Markdown goes."""
    literals: list[str] = []

    def keep(found: re.Match[str]) -> str:
        literals.append(found[1])
        return "\0"

    line = re.sub(r"\\([^\w\s])", keep, line.removeprefix("• ")).replace("\u200b", "")
    line = re.sub(r"\*\*|\*|`|~~", "", line)
    return re.sub("\0", lambda _: literals.pop(0), line)
