"""People's names in text: as they wear them, and never more than a name.

A display name is anybody's text: Markdown, mentions, links, control characters, right-to-left
script. In pictures it stands raw (the canvas knows no Markdown); in text it is defused here.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from bot.i18n import Words
from bot.tables.model import SeatRecord, Table

NAME_LIMIT = 32
"""Characters that Discord allows a display name."""

KNOWN = 1024
"""Names and labels whose other forms are remembered: each screen needs them."""

_SPECIAL = re.compile(r"([\\*_~`|<>\[\]()#+\-!:])")
_ESCAPED = re.compile(r"\\([\\*_~`|<>\[\]()#+\-!:])")
_FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"
_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})


@lru_cache(maxsize=KNOWN)
def plain(name: str) -> str:
    """The name without what can't be seen but acts: controls, bidi overrides, line breaks."""
    kept = "".join(
        letter
        for letter in unicodedata.normalize("NFC", name)
        if letter == "\u200d" or unicodedata.category(letter) not in {"Cc", "Cf", "Zl", "Zp", "Cs"}
    )
    return " ".join(kept.split())[:NAME_LIMIT] or "?"


@lru_cache(maxsize=KNOWN)
def escaped(name: str) -> str:
    """The name as text for Discord: no Markdown, no mention, no link comes alive in it.

    >>> escaped("*bold* @everyone")
    '\\\\*bold\\\\* @\\u200beveryone'
    """
    text = _SPECIAL.sub(r"\\\1", plain(name)).replace("@", "@\u200b")
    # Without the break Discord makes a link of an address, escaped or not.
    text = re.sub(r"(?i)(https?|discord)(?=\\:)", "\\1\u200b", text)
    if any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in text):
        return f"{_FIRST_STRONG_ISOLATE}{text}{_POP_ISOLATE}"
    return text


@lru_cache(maxsize=KNOWN)
def unescaped(text: str) -> str:
    """Text for a control's label, where Discord reads no Markdown and would show the escapes."""
    return _ESCAPED.sub(r"\1", text).replace("**", "").replace("\u200b", "")


def seat_name(seat: SeatRecord, t: Words) -> str:
    """Who plays a seat, escaped: the person, or the autopilot in its stead."""
    if seat.user_id is None:
        return t("name-autopilot")
    name = escaped(seat.name)
    return name if seat.played_by_person else t("name-stand-in", name=name)


def people(table: Table, t: Words) -> tuple[str, ...]:
    """One escaped name per seat, for text."""
    return tuple(seat_name(seat, t) for seat in table.seats)


def painted(table: Table, t: Words) -> tuple[str, ...]:
    """One raw name per seat, for pictures."""
    return tuple(
        t("name-autopilot") if seat.user_id is None else plain(seat.name) for seat in table.seats
    )


def listed(items: Sequence[str], t: Words) -> str:
    """A list as the language writes it: ``a, b and c``; empty for nothing."""
    if len(items) <= 1:
        return "".join(items)
    return t("list-and", first=", ".join(items[:-1]), last=items[-1])
