"""Text that fits: Discord refuses a whole message for one character too many."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime, timedelta

from bot.i18n import Words

MESSAGE_TEXT = 4000
"""Characters of text in all that Discord takes in one message of components."""
MESSAGE_COMPONENTS = 40
LABEL = 80
OPTION_LABEL = 100
OPTION_HINT = 100
PLACEHOLDER = 150
OPTIONS = 25
ALT = 1024
ELLIPSIS = "…"


def clip(text: str, limit: int) -> str:
    """The text, shortened to ``limit`` characters with an ellipsis where it is longer.

    >>> clip("launch pad", 7)
    'launch…'
    """
    if len(text) <= limit:
        return text
    return text[: limit - 1].rstrip().rstrip("\\") + ELLIPSIS


_MARKS = re.compile(r"\\.|`+|\*\*|__|~~|\|\|", re.DOTALL)
"""What opens and closes Markdown in our texts, and what is escaped."""
_BROKEN_END = re.compile(r"(<[^\s<>]*|\[[^\]\n]*(\]\([^)\s]*)?|\\|(?<!\\)[*_~|`]+)$")
"""A mention, emoji, time or link that was cut in two; a mark that opens nothing."""


def clip_marked(text: str, limit: int) -> str:
    """Like ``clip`` for a text with Markdown: what was opened before the cut is closed.

    >>> clip_marked("**United States** launched", 12)
    '**United…**'
    """
    if len(text) <= limit:
        return text
    cut = limit - len(ELLIPSIS)
    while cut > 0:
        head = text[:cut].rstrip()
        while broken := _BROKEN_END.search(head):
            if _closes(head, broken.start()):
                break
            head = head[: broken.start()].rstrip()
        clipped = head + ELLIPSIS + "".join(reversed(_open_marks(head)))
        if len(clipped) <= limit:
            return clipped
        cut -= len(clipped) - limit
    return clip(text, limit)


def _closes(text: str, place: int) -> bool:
    """Whether what stands from there on closes everything that was open."""
    return bool(_open_marks(text[:place])) and not _open_marks(text)


def _open_marks(text: str) -> list[str]:
    """The marks that are open at the text's end, in the order in which they were opened."""
    opened: list[str] = []
    for found in _MARKS.finditer(text):
        mark = found[0]
        if mark in opened:
            del opened[opened.index(mark) :]
        elif mark[0] != "\\" and not any(one[0] == "`" for one in opened):
            opened.append(mark)
    return opened


def clip_lines(text: str, limit: int) -> str:
    """Like ``clip_marked``, at a line's end where there is one."""
    if len(text) <= limit:
        return text
    whole = text[: limit - 1].rpartition("\n")[0]
    return f"{whole}\n{ELLIPSIS}" if len(whole) > limit // 2 else clip_marked(text, limit)


def tail_lines(lines: Sequence[str], limit: int, more: str = ELLIPSIS) -> str:
    """As many of the last lines as fit, oldest first; ``more`` heads them if some don't."""
    kept: list[str] = []
    room = limit - len(more) - 1
    for line in reversed(lines):
        line = clip_marked(line, min(limit, 400))
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    if len(kept) < len(lines):
        kept.append(more)
    return "\n".join(reversed(kept))


def timestamp(when: datetime, style: str = "R") -> str:
    """Discord's own timestamp: each reader sees it in their own time and language."""
    return f"<t:{int(when.timestamp())}:{style}>"


def duration(span: timedelta | None, t: Words) -> str:
    """A clock in words: ``24 hours``, ``3 days``, ``no clock``."""
    if span is None:
        return t("clock-off")
    minutes = max(1, round(span.total_seconds() / 60))
    if minutes % 1440 == 0 and minutes > 1440:
        return t("clock-days", count=minutes // 1440)
    if minutes % 60 == 0:
        return t("clock-hours", count=minutes // 60)
    return t("clock-minutes", count=minutes)
