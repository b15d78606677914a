"""The Markdown of the bot's messages as HTML. Whatever isn't Markdown of the bot's is text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from html import escape

_TOKEN = re.compile(
    r"\\(?P<literal>[\\*_~`|<>\[\]()#+\-!:])"
    r"|`(?P<code>[^`\n]+)`"
    r"|<t:(?P<moment>\d{1,11})(?::\w)?>"
    r"|(?P<mark>\*\*|~~|\*)",
)
_ELEMENTS = {"**": "strong", "*": "em", "~~": "s"}
_SMALL, _HEADING = "-# ", re.compile(r"#{1,3} ")
_BREAK = "\u200b"
"""Stands in a name so that Discord makes no mention of it; a page makes none anyway."""


def inline(text: str) -> str:
    """A text as HTML within a paragraph; line breaks stay.

    What opens and isn't closed within its line is a text like any other.

    >>> inline("**bold** & \\\\*not bold\\\\*")
    '<strong>bold</strong> &amp; *not bold*'
    """
    return "<br>".join(map(_line, text.split("\n")))


def blocks(text: str) -> str:
    """A text of several lines as HTML: headings, small print and paragraphs."""
    return "\n".join(_blocks(text))


def _blocks(text: str) -> Iterator[str]:
    for line in text.split("\n"):
        if heading := _HEADING.match(line):
            yield f'<p class="lead">{_line(line[heading.end() :])}</p>'
        elif line.startswith(_SMALL):
            yield f'<p class="small">{_line(line.removeprefix(_SMALL))}</p>'
        elif line.strip():
            yield f"<p>{_line(line)}</p>"


def _line(line: str) -> str:
    """One line; elements are nested as they were opened, and all are closed."""
    found: list[str] = []
    opened: list[tuple[str, int]] = []
    place = 0
    for token in _TOKEN.finditer(line):
        found.append(_text(line[place : token.start()]))
        place = token.end()
        if token["literal"]:
            found.append(_text(token["literal"]))
        elif token["code"]:
            found.append(f"<code>{_text(token['code'])}</code>")
        elif token["moment"]:
            found.append(_moment(int(token["moment"])))
        else:
            _mark(token["mark"], found, opened)
    found.append(_text(line[place:]))
    for mark, at in opened:
        found[at] = _text(mark)
    return "".join(found)


def _mark(mark: str, found: list[str], opened: list[tuple[str, int]]) -> None:
    """Open an element, or close it; what was opened within and isn't closed is text."""
    if mark not in [one for one, _ in opened]:
        opened.append((mark, len(found)))
        found.append("")
        return
    while opened:
        one, at = opened.pop()
        if one == mark:
            found[at] = f"<{_ELEMENTS[mark]}>"
            found.append(f"</{_ELEMENTS[mark]}>")
            return
        found[at] = _text(one)


def _moment(seconds: int) -> str:
    when = datetime.fromtimestamp(seconds, UTC)
    return f'<time datetime="{when.isoformat()}">{when:%Y-%m-%d %H:%M} UTC</time>'


def _text(text: str) -> str:
    return escape(text.replace(_BREAK, ""))
