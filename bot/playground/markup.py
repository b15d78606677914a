"""The start page's HTML."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from importlib import resources
from string import Template

from bot.games import PRESENTERS
from bot.i18n import Words
from bot.playground.simulation import PEOPLE, key_of
from bot.settings import LANGUAGES

SEATS = range(
    min(min(presenter.game.seat_counts) for presenter in PRESENTERS.values()),
    max(max(presenter.game.seat_counts) for presenter in PRESENTERS.values()) + 1,
)
"""What the page offers; a game for fewer takes as many as it can."""
HOURS = (1, 12, 24)
LAST_ROOM = "last-room"
"""The key that stands for the channel or thread in which the visitor was last."""
_LANGUAGE_NAMES = {"en": "English", "it": "Italiano", "fr": "Français", "de": "Deutsch"}


@dataclass(frozen=True, slots=True)
class Sight:
    """A place as the page lists it."""

    key: str
    name: str
    unread: int
    open: bool


@dataclass(frozen=True, slots=True)
class Notice:
    """A line about what was just done; ``wrong`` where it failed."""

    text: str
    wrong: bool = False


def asset(name: str) -> str:
    """A file that lies beside this module."""
    return resources.files(__package__).joinpath(name).read_text(encoding="utf-8")


def start_page(
    t: Words, now: str, rooms: Sequence[Sight], inboxes: Sequence[Sight], notice: Notice | None
) -> tuple[str, str]:
    """The page and the nonce that its script needs in the Content-Security-Policy."""
    nonce = secrets.token_urlsafe(16)
    texts = {
        name.replace("-", "_"): escape(t(f"playground-{name}"))
        for name in ("title", "lead", "footer")
    }
    for part in ("game", "people", "rooms", "time", "restart"):
        texts[f"{part}_heading"] = escape(t(f"playground-{part}"))
        texts[f"{part}_text"] = escape(t(f"playground-{part}-text"))
    page = Template(asset("start.html")).substitute(
        texts,
        language=t.language,
        nonce=nonce,
        languages_label=escape(t("playground-languages")),
        languages=_languages(t.language),
        notice=_notice(notice),
        game_you=escape(t("playground-game-you")),
        game_game=escape(t("playground-game-game")),
        game_options=_options((game, presenter.title(t)) for game, presenter in PRESENTERS.items()),
        game_seats=escape(t("playground-game-seats")),
        game_people=escape(t("playground-game-people")),
        game_button=escape(t("playground-game-start")),
        people_options=_options((key_of(name), name) for name in PEOPLE),
        seat_options=_options(
            ((str(n), t("playground-game-seats-count", count=n)) for n in SEATS), chosen="3"
        ),
        human_options=_options(
            (str(n), t("playground-game-people-count", count=n)) for n in range(1, SEATS.stop)
        ),
        people="".join(_card(t, name, inbox) for name, inbox in zip(PEOPLE, inboxes, strict=True)),
        rooms="".join(_room(room) for room in rooms),
        now=now,
        time_buttons="".join(
            f'<button name="hours" value="{n}">{escape(t("playground-hours", hours=n))}</button>'
            for n in HOURS
        ),
        restart_button=texts["restart_heading"],
    )
    return page, nonce


def _languages(current: str) -> str:
    buttons = "".join(
        f'<button name="language" value="{code}" lang="{code}"'
        f' aria-pressed="{"true" if code == current else "false"}">{_LANGUAGE_NAMES[code]}</button>'
        for code in LANGUAGES
    )
    return f'<form method="post" action="/language">{buttons}</form>'


def _notice(notice: Notice | None) -> str:
    if notice is None:
        return ""
    kind = "notice wrong" if notice.wrong else "notice"
    return f'<p class="{kind}" role="status">{escape(notice.text)}</p>'


def _options(pairs: Iterable[tuple[str, str]], chosen: str = "") -> str:
    return "".join(
        f'<option value="{escape(value)}"{" selected" if value == chosen else ""}>'
        f"{escape(text)}</option>"
        for value, text in pairs
    )


def _badge(sight: Sight) -> str:
    hidden = "" if sight.unread else " hidden"
    return f'<span class="badge" data-badge="{sight.key}"{hidden}>{sight.unread}</span>'


def _card(t: Words, name: str, inbox: Sight) -> str:
    person = key_of(name)
    opened = " open" if inbox.open else ""
    return (
        f'<article class="card{opened}" data-place="{inbox.key}">'
        f'<span class="presenter {person}" aria-hidden="true">{name[0]}</span>'
        f"<h3>{escape(name)}</h3>"
        '<form method="post" action="/open" target="discord">'
        f'<input type="hidden" name="person" value="{person}">'
        f'<button name="place" value="{LAST_ROOM}">{escape(t("playground-in-channel"))}</button>'
        f'<button name="place" value="{inbox.key}">{escape(t("playground-inbox"))}'
        f"{_badge(inbox)}</button></form></article>"
    )


def _room(room: Sight) -> str:
    opened = ' class="open"' if room.open else ""
    return (
        f'<li data-place="{room.key}"{opened}>'
        '<form method="post" action="/open" target="discord">'
        f'<button name="place" value="{room.key}">{escape(room.name)}{_badge(room)}</button>'
        "</form></li>"
    )
