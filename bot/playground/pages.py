"""The playground's two pages as HTML: the start page, and Discord with a tab for each place."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from bot.games import PRESENTERS
from bot.games.base import GamePresenter
from bot.i18n import Words
from bot.messages.game_list import players
from bot.playground.simulation import PEOPLE
from bot.settings import LANGUAGES

HOURS = (1, 12, 24)
"""Steps by which the pages let time pass."""
LAST_CHANNEL = "last-channel"
"""The key that stands for the channel or thread in which the visitor was last."""
_USUAL_SEATS = 3
_LANGUAGE_NAMES = {"en": "English", "it": "Italiano", "fr": "Français", "de": "Deutsch"}


@dataclass(frozen=True, slots=True)
class PlaceSummary:
    """A place as the pages list it; ``person`` is the key of whose direct messages it shows."""

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


def seat_counts(presenter: GamePresenter) -> range:
    """The numbers of seats that the start page offers for a game: those that it starts with."""
    return presenter.game.seats_with({})


def start_page_html(
    t: Words,
    now: str,
    channels: Sequence[PlaceSummary],
    direct_messages: Sequence[PlaceSummary],
    notice: Notice | None,
) -> tuple[str, str]:
    """The start page, and the nonce that its script needs in the Content-Security-Policy."""
    return _page(
        "start.html.j2",
        t=t,
        now=now,
        notice=notice,
        languages={code: _LANGUAGE_NAMES[code] for code in LANGUAGES},
        people=PEOPLE,
        games=[_game(presenter, t) for presenter in PRESENTERS.values()],
        channels=channels,
        direct_messages=direct_messages,
        last_channel=LAST_CHANNEL,
        hours=HOURS,
    )


def _game(presenter: GamePresenter, t: Words) -> Mapping[str, Any]:
    """A game as the start page shows it."""
    counts = seat_counts(presenter)
    (cover, *_) = presenter.cover(t)
    usual = min(max(_USUAL_SEATS, min(counts)), max(counts))
    return {
        "id": presenter.game.id,
        "title": presenter.title(t),
        "pitch": presenter.pitch(t),
        "alt": cover.alt,
        "facts": {
            t("playground-game-length"): presenter.length(t),
            t("playground-game-players"): players(presenter, t),
            t("playground-game-difficulty"): presenter.difficulty(t),
        },
        "seats": [(str(n), t("playground-game-seats-count", count=n)) for n in counts],
        "usual": str(usual),
        "humans": [
            (str(n), t("playground-game-people-count", count=n)) for n in range(1, max(counts) + 1)
        ],
    }


def discord_page_html(
    t: Words,
    now: str,
    places: Sequence[PlaceSummary],
    address: str,
    viewer: str,
    notice: Notice | None,
) -> tuple[str, str]:
    """The page that holds SimCord's, at ``address``, below a tab for each place; and its nonce.

    ``viewer`` is the key of the person as whom the visitor looks on.
    """
    return _page(
        "discord.html.j2",
        t=t,
        now=now,
        places=places,
        address=address,
        viewer=viewer,
        notice=notice,
        hours=HOURS,
    )


def _page(name: str, **values: Any) -> tuple[str, str]:
    nonce = secrets.token_urlsafe(16)
    return _templates().get_template(name).render(nonce=nonce, **values), nonce


@cache
def _templates() -> Environment:
    return Environment(
        loader=PackageLoader(__package__),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def template_text(name: str) -> str:
    """The text of a file that stands beside the templates."""
    folder = resources.files(__package__).joinpath("templates")
    return folder.joinpath(name).read_text(encoding="utf-8")
