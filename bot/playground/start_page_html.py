"""Renders the start page's HTML from its template."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources

from jinja2 import Environment, PackageLoader, StrictUndefined, Template

from bot.games import PRESENTERS
from bot.i18n import Words
from bot.playground.simulation import PEOPLE
from bot.settings import LANGUAGES

SEATS = range(
    min(min(presenter.game.seat_counts) for presenter in PRESENTERS.values()),
    max(max(presenter.game.seat_counts) for presenter in PRESENTERS.values()) + 1,
)
"""Numbers of seats that the page offers; a game for fewer takes as many as it can."""
HOURS = (1, 12, 24)
"""Steps by which the page lets time pass."""
LAST_CHANNEL = "last-channel"
"""The key that stands for the channel or thread in which the visitor was last."""
_LANGUAGE_NAMES = {"en": "English", "it": "Italiano", "fr": "Français", "de": "Deutsch"}


@dataclass(frozen=True, slots=True)
class PlaceSummary:
    """A place as the page lists it; ``person`` is the key of whose direct messages it shows."""

    key: str
    name: str
    unread: int
    open: bool
    person: str | None = None


@dataclass(frozen=True, slots=True)
class Notice:
    """A line about the last request; ``failure`` tells that it failed."""

    text: str
    failure: bool = False


def stylesheet() -> str:
    """The page's CSS."""
    folder = resources.files(__package__).joinpath("templates")
    return folder.joinpath("start.css").read_text(encoding="utf-8")


def start_page_html(
    t: Words,
    now: str,
    channels: Sequence[PlaceSummary],
    direct_messages: Sequence[PlaceSummary],
    notice: Notice | None,
) -> tuple[str, str]:
    """The page and the nonce that its script needs in the Content-Security-Policy."""
    nonce = secrets.token_urlsafe(16)
    page = _template().render(
        t=t,
        now=now,
        nonce=nonce,
        notice=notice,
        languages={code: _LANGUAGE_NAMES[code] for code in LANGUAGES},
        people=PEOPLE,
        games=[(game, presenter.title(t)) for game, presenter in PRESENTERS.items()],
        seats=[(str(n), t("playground-game-seats-count", count=n)) for n in SEATS],
        humans=[(str(n), t("playground-game-people-count", count=n)) for n in range(1, SEATS.stop)],
        channels=channels,
        direct_messages=direct_messages,
        last_channel=LAST_CHANNEL,
        hours=HOURS,
    )
    return page, nonce


@cache
def _template() -> Template:
    environment = Environment(
        loader=PackageLoader(__package__),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template("start.html.j2")
