"""A person's own ratings, records and reliability; and what a host is told of others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from math import ceil, floor
from typing import Any

from discord import ui

from bot.games.base import GamePresenter
from bot.i18n import Words
from bot.messages.components.items import gallery, message, text_display
from bot.messages.components.message import Message
from bot.messages.components.text import PRIVATE, clip_lines, duration, escaped
from bot.ratings.rating import RatedGame, Rating
from bot.ratings.records import Record
from bot.ratings.reliability import Reliability
from bot.tables.commands.community.ratings import Applicant, OwnRatings
from render.core.line_chart import ChartLine, LineChart
from render.core.picture import Band
from render.core.rating_chart import ratings_chart

RECORDS_LIMIT = 2200
MOST_POINTS = 60
"""Games that a line of the chart shows at most, the latest and the first among them."""
MOST_LEVELS = 6
LEVEL_STEPS = (25, 50, 100, 200, 250, 500, 1000)
"""The distances of the chart's levels in points."""
MANY_DAYS = 90
"""Days from which on ticks are months."""

Presenters = Mapping[str, GamePresenter]


def own_ratings(presenters: Presenters, own: OwnRatings, t: Words) -> Message:
    """All that a person is told of themselves, with a picture where a line can be drawn."""
    rated = {game: games for game, games in own.rated.items() if game in presenters}
    lines = [f"### {t('ratings-title')}"]
    for game, games in rated.items():
        latest = games[-1].rating
        title = presenters[game].title(t)
        count = latest.games
        lines.append(t("ratings-game", game=title, rating=rating_text(latest, t), count=count))
    if not rated:
        lines.append(t("ratings-none"))
    elif not all(games[-1].rating.known for games in rated.values()):
        lines.append(f"-# {t('ratings-band')}")
    lines += ["", f"**{t('reliability-title')}**", *_reliability_lines(own.reliability, t)]
    bands = rating_chart(presenters, rated, t)
    items: list[ui.Item[Any]] = [text_display("\n".join(lines)), *map(gallery, bands)]
    if won := "\n".join(_records(presenters, own.records, t)):
        items.append(text_display(clip_lines(won, RECORDS_LIMIT)))
    return message(PRIVATE, [*items, text_display(f"-# {t('ratings-private')}")], bands=bands)


def rating_text(rating: Rating, t: Words) -> str:
    """A rating as a number with its uncertainty, or as a range until it is known well."""
    if rating.known:
        return t("rating-number", points=rating.points, spread=rating.spread)
    low, high = rating.band
    return t("rating-band", low=low, high=high)


def applicant_lines(applicants: Sequence[Applicant], t: Words) -> Iterator[str]:
    """What the host of a lobby is told of each person who has sat down."""
    for one in applicants:
        told = _reliability(one.reliability, t) or [t("reliability-unknown")]
        if one.rating is not None:
            told.append(t("applicant-rating", rating=rating_text(one.rating, t)))
        yield f"**{escaped(one.seat.name)}** · {' · '.join(told)}"


def _records(presenters: Presenters, records: Sequence[Record], t: Words) -> Iterator[str]:
    """A heading for each game that is won or lost together, and a line for each thing played."""
    for game in dict.fromkeys(one.game for one in records):
        if game not in presenters:
            continue
        presenter = presenters[game]
        yield f"**{t('records-title', game=presenter.title(t))}**"
        for one in records:
            if one.game == game:
                yield _record(presenter, one, t)


def _record(presenter: GamePresenter, one: Record, t: Words) -> str:
    played = one.played
    option, choice = (
        ("campaign", played.campaign) if played.campaign else ("mission", played.mission)
    )
    return t(
        "record",
        what=presenter.choice_label(option, choice, t).text,
        level=presenter.choice_label("level", played.level, t).text,
        crew=played.crew,
        won=one.won,
        games=one.games,
    )


def _reliability_lines(found: Reliability, t: Words) -> list[str]:
    return _reliability(found, t) or [t("reliability-few")]


def _reliability(found: Reliability, t: Words) -> list[str]:
    told = []
    if found.in_time is not None:
        told.append(t("reliability-in-time", share=floor(100 * found.in_time)))
    if found.usual is not None:
        told.append(t("reliability-usual", span=duration(_about(found.usual), t)))
    return told


def _about(span: timedelta) -> timedelta:
    """A span rounded up, to minutes, hours from an hour on, or days from two days on."""
    for unit, least in ((timedelta(days=1), 2), (timedelta(hours=1), 1)):
        if span > unit * least:
            return ceil(span / unit) * unit
    return max(1, ceil(span / timedelta(minutes=1))) * timedelta(minutes=1)


def rating_chart(
    presenters: Presenters, rated: Mapping[str, Sequence[RatedGame]], t: Words
) -> tuple[Band, ...]:
    """The lines of the games that were rated more than once."""
    drawn = {game: _thinned(games) for game, games in rated.items() if len(games) > 1}
    if not drawn:
        return ()
    every = [one for games in drawn.values() for one in games]
    begin, end = min(one.at for one in every), max(one.at for one in every)
    levels = _levels([one.rating.points for one in every])
    low, high = levels[0], levels[-1]
    span = max(end - begin, timedelta(seconds=1))
    lines, told = [], []
    for game, games in drawn.items():
        points = tuple(
            ((one.at - begin) / span, (one.rating.points - low) / (high - low)) for one in games
        )
        title = presenters[game].title(t)
        lines.append(ChartLine(game, title, "", points))
        first, last = games[0].rating.points, games[-1].rating.points
        told.append([t("ratings-alt", game=title, count=len(rated[game]), first=first, last=last)])
    heights = tuple(((level - low) / (high - low), str(level)) for level in levels)
    chart = LineChart(t("ratings-chart"), tuple(lines), _ticks(begin, end), (), heights)
    return ratings_chart(chart, told)


def _thinned(games: Sequence[RatedGame]) -> list[RatedGame]:
    """``MOST_POINTS`` games at most, evenly chosen, the first and the last among them."""
    count = min(len(games), MOST_POINTS)
    return [games[round(at * (len(games) - 1) / (count - 1))] for at in range(count)]


def _levels(points: Sequence[int]) -> list[int]:
    """Round figures from below the lowest to above the highest."""
    for step in LEVEL_STEPS:
        low, high = floor(min(points) / step) * step, ceil(max(points) / step) * step
        high = max(high, low + step)
        if (high - low) // step < MOST_LEVELS:
            break
    return list(range(low, high + 1, step))


def _ticks(begin: datetime, end: datetime) -> tuple[tuple[float, str], ...]:
    """The first days of months, as ``03/2026``; over a shorter time days, as ``14/03``."""
    span = max(end - begin, timedelta(seconds=1))
    day = begin.replace(hour=0, minute=0, second=0, microsecond=0) + timedelta(days=1)
    days = [day + timedelta(days=count) for count in range((end - day).days + 1)]
    form = "%d/%m"
    if span > timedelta(days=MANY_DAYS):
        days, form = [one for one in days if one.day == 1], "%m/%Y"
    return tuple(((one - begin) / span, one.strftime(form)) for one in days)
