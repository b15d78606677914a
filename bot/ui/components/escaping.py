"""People's names in text: as they wear them, and never more than a name.

A display name is anybody's text: Markdown, mentions, links, control characters, right-to-left
script. In pictures it stands raw (the canvas knows no Markdown); in text it is defused here.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from bot.domain.table import SeatAssignment, Table
from bot.i18n import Words
from bot.ui.components.text import clip

NAME_LIMIT = 32
"""Characters that Discord allows a display name."""

TYPED_LIMIT = 60
"""Characters of what somebody typed that an answer repeats."""

KNOWN = 1024
"""Names and labels whose other forms are remembered: each screen needs them."""

_SPECIAL = re.compile(r"([\\*_~`|<>\[\]()#+\-!:])")
_ESCAPED = re.compile(r"\\([\\*_~`|<>\[\]()#+\-!:])")
_FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"
_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})
_ID = re.compile(rf"[A-Za-z0-9-]{{1,{TYPED_LIMIT}}}")


@lru_cache(maxsize=KNOWN)
def plain(name: str) -> str:
    """The name without what can't be seen but acts: controls, bidi overrides, line breaks."""
    return _seen(name)[:NAME_LIMIT] or "?"


def _seen(text: str) -> str:
    kept = "".join(
        letter
        for letter in unicodedata.normalize("NFC", text)
        if letter == "\u200d" or unicodedata.category(letter) not in {"Cc", "Cf", "Zl", "Zp", "Cs"}
    )
    return " ".join(kept.split())


@lru_cache(maxsize=KNOWN)
def escaped(name: str) -> str:
    """The name as text for Discord: no Markdown, no mention, no link comes alive in it.

    >>> escaped("*bold* @everyone")
    '\\\\*bold\\\\* @\\u200beveryone'
    """
    return _defused(plain(name))


def quoted(typed: str) -> str:
    """What somebody typed, for an answer that repeats it: short, and as harmless as a name.

    What looks like an id stays as it is, as catalogs choose their words by ids.

    >>> quoted("land-terra"), quoted("Land on **Terra**")
    ('land-terra', 'Land on \\\\*\\\\*Terra\\\\*\\\\*')
    """
    if _ID.fullmatch(typed):
        return typed
    # Cut before it is looked at closely: it may be thousands of characters long.
    return _defused(clip(_seen(typed[: 2 * TYPED_LIMIT]), TYPED_LIMIT) or "?")


def _defused(text: str) -> str:
    text = _SPECIAL.sub(r"\\\1", text).replace("@", "@\u200b")
    # Without the break Discord makes a link of an address, escaped or not.
    text = re.sub(r"(?i)(https?|discord)(?=\\:)", "\\1\u200b", text)
    if any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in text):
        return f"{_FIRST_STRONG_ISOLATE}{text}{_POP_ISOLATE}"
    return text


@lru_cache(maxsize=KNOWN)
def unescaped(text: str) -> str:
    """Text for a control's label, where Discord reads no Markdown and would show the escapes."""
    return _ESCAPED.sub(r"\1", text).replace("**", "").replace("\u200b", "")


def seat_name(seat: SeatAssignment, t: Words) -> str:
    """Who plays a seat, escaped: the person, or the autopilot in its stead."""
    if seat.user_id is None:
        return t("name-autopilot")
    name = escaped(seat.name)
    return name if seat.played_by_person else t("name-stand-in", name=name)


def escaped_names(table: Table, t: Words) -> tuple[str, ...]:
    """One escaped name per seat, for text."""
    return tuple(seat_name(seat, t) for seat in table.seats)


def raw_names(table: Table, t: Words) -> tuple[str, ...]:
    """One raw name per seat, for pictures."""
    return tuple(
        t("name-autopilot-painted") if seat.user_id is None else plain(seat.name)
        for seat in table.seats
    )


def join_list(items: Sequence[str], t: Words) -> str:
    """A list as the language writes it: ``a, b and c``; empty for nothing."""
    if len(items) <= 1:
        return "".join(items)
    return t("list-and", first=", ".join(items[:-1]), last=items[-1])
