"""Text for Discord: limits, shortening, names made harmless, places, times, lists and colours.

Discord refuses a whole message for one character too many. A display name is anybody's text:
Markdown, mentions, links, control characters, right-to-left script. In pictures it stands as it
is (they know no Markdown); in text it is escaped.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from datetime import datetime, timedelta

from bot.domain.clocks import TimeControl
from bot.domain.table import Status, Table, visible
from bot.i18n import Words

# https://discord.com/developers/docs/components/reference
LABEL = 80


OPTION_LABEL = 100


OPTION_HINT = 100


PLACEHOLDER = 150


OPTIONS = 25
"""Options of a select."""


CUSTOM_ID = 100


ALT = 1024
"""Characters of a picture's description."""


NAME = 32
"""Characters of a display name."""


TYPED = 60
"""Characters of what somebody typed that an answer repeats."""


TALE = 60
"""Characters of a line that isn't to be read twice."""


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
"""Signs that open and close Markdown, and escaped characters."""


_BROKEN_END = re.compile(r"(<[^\s<>]*|\[[^\]\n]*(\]\([^)\s]*)?|\\|(?<!\\)[*_~|`]+)$")
"""A mention, emoji, timestamp or link that was cut in two; a mark that opens nothing."""


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
    """Whether the text from ``place`` on closes everything that was open."""
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
    kept = _last(lines, limit, more)
    return "\n".join(kept if len(kept) == len(lines) else [more, *kept])


def last_lines(lines: Sequence[str], limit: int, more: str) -> str:
    """The same with ``more`` below them, which says where to find the others."""
    kept = _last(lines, limit, more)
    return "\n".join(kept if len(kept) == len(lines) else [*kept, more])


def _last(lines: Sequence[str], limit: int, more: str) -> list[str]:
    kept: list[str] = []
    room = limit - len(more) - 1
    for line in reversed(lines):
        line = clip_marked(line, min(limit, 400))
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    return kept[::-1]


def without_tales(text: str, told: str) -> str:
    """A text without the long lines of another, where they follow something."""
    for line in told.splitlines():
        if len(tale := line.strip("*")) > TALE:
            text = text.replace(f" {tale}", "")
    return text


def timestamp(when: datetime, style: str = "R") -> str:
    """A timestamp that Discord shows each reader in their own time zone and language."""
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


def time_control(control: TimeControl, t: Words) -> str:
    """A clock in words, or a bank: ``up to 3 days, 12 hours more with each decision``."""
    if control.refill is None:
        return duration(control.clock, t)
    return t("clock-bank", most=duration(control.clock, t), refill=duration(control.refill, t))


_SPECIAL = re.compile(r"([\\*_~`|<>\[\]()#+\-!:])")


_ESCAPED = re.compile(r"\\([\\*_~`|<>\[\]()#+\-!:])")


_FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"


_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})


_ID = re.compile(rf"[A-Za-z0-9-]{{1,{TYPED}}}")


MARKS = 3
"""Combining marks that a letter keeps; no script that is written today needs more."""

_FILLERS = "\u115f\u1160\u3164\uffa0"
"""Hangul letters that show nothing."""


def readable_name(*names: str) -> str:
    """The first of some names that has a letter or a digit to be seen, without stacked marks.

    ``?`` if none has. A name of symbols alone can't be drawn in every picture.

    >>> readable_name("\u3164\u2800", "rocketeer")
    'rocketeer'
    """
    for name in names:
        if any(_shows(character) for character in name):
            return _without_stacks(name)
    return "?"


def _shows(character: str) -> bool:
    return unicodedata.category(character)[0] in "LN" and character not in _FILLERS


def _without_stacks(name: str) -> str:
    kept: list[str] = []
    marks = MARKS  # a mark at the beginning has no letter to stand on
    for character in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.category(character)[0] == "M" else 0
        if marks <= MARKS and character not in _FILLERS:
            kept.append(character)
    return "".join(kept)


def plain(name: str) -> str:
    """The name without invisible characters that act: controls, bidi overrides, line breaks."""
    return visible(name)[:NAME] or "?"


def escaped(name: str) -> str:
    """The name as text for Discord: no Markdown, mention or link in it takes effect.

    >>> escaped("*bold* @everyone")
    '\\\\*bold\\\\* @\\u200beveryone'
    """
    return _escape(plain(name))


def escaped_text(text: str) -> str:
    """A longer text that somebody wrote, whole, as ``escaped`` has a name."""
    return _escape(visible(text))


def quoted(typed: str) -> str:
    """A text that somebody typed, for an answer that repeats it: shortened and escaped.

    What looks like an id stays as it is, as catalogs choose their words by ids.

    >>> quoted("land-terra"), quoted("Land on **Terra**")
    ('land-terra', 'Land on \\\\*\\\\*Terra\\\\*\\\\*')
    """
    if _ID.fullmatch(typed):
        return typed
    # Cut before it is looked at closely: it may be thousands of characters long.
    return _escape(clip(visible(typed[: 2 * TYPED]), TYPED) or "?")


def _escape(text: str) -> str:
    text = _SPECIAL.sub(r"\\\1", text).replace("@", "@\u200b")
    # Without the break Discord makes a link of an address, escaped or not.
    text = re.sub(r"(?i)(https?|discord)(?=\\:)", "\\1\u200b", text)
    if any(unicodedata.bidirectional(character) in _RIGHT_TO_LEFT for character in text):
        return f"{_FIRST_STRONG_ISOLATE}{text}{_POP_ISOLATE}"
    return text


def unescaped(text: str) -> str:
    """Text for a control's label, where Discord reads no Markdown and would show the escapes."""
    return _ESCAPED.sub(r"\1", text).replace("**", "").replace("\u200b", "")


_LEADING = re.compile(r"^(• |-# )+")
_MOMENT = re.compile(r"<t:\d+(:\w)?>")


def without_marks(line: str) -> str:
    """A line of a message for an option's label: without bullet, Markdown and timestamps.

    >>> without_marks("• 🔺 **USSR** hires `Famous`\n*A card's text*")
    '🔺 USSR hires Famous'
    """
    line = _MOMENT.sub("", _LEADING.sub("", line).partition("\n")[0])
    # Escaped characters stay as they are: the label unescapes them.
    return _MARKS.sub(lambda mark: mark[0] if mark[0][0] == "\\" else "", line).strip()


def join_list(items: Sequence[str], t: Words) -> str:
    """A list as the language writes it: ``a, b and c``; empty for nothing."""
    if len(items) <= 1:
        return "".join(items)
    return t("list-and", first=", ".join(items[:-1]), last=items[-1])


NEUTRAL = 0x4F545C


SUCCESS = 0x3BA55D


ERROR = 0xD83C3E


LOBBY = 0x5B8DEF


RUNNING = 0xE8B04B


PAUSED = 0x80848E


FINISHED = 0xC9A227


PRIVATE = 0x9B7EDE
"""Messages that one person sees."""


STATUS_COLOURS = {
    Status.LOBBY: LOBBY,
    Status.RUNNING: RUNNING,
    Status.PAUSED: PAUSED,
    Status.FINISHED: FINISHED,
    Status.CLOSED: NEUTRAL,
}


def place(table: Table, server: str | None, t: Words) -> str:
    """A table's server and channel; ``server`` is ``None`` where its name isn't known."""
    channel = f"<#{table.channel_id}>"
    return channel if server is None else t("place", server=quoted(server), channel=channel)


def place_line(table: Table, server: str | None, t: Words) -> str:
    """The same as a small line of its own."""
    return f"-# 📍 {place(table, server, t)}"


def table_link(table: Table) -> str:
    """The address of the table's live message, or of its channel before there is one."""
    place = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    return f"{place}/{table.live_message_id}" if table.live_message_id else place
