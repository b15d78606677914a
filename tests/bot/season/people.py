"""The people of a simulated season: strengths, tempers, nights and absences, all from one lot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

import simcord

from bot.domain.calendar import PersonalHours, parse_quiet
from bot.domain.table import Person
from rules.core.chance import Dice, stream
from rules.core.game import AnyGame, Seat

DAY = timedelta(days=1)
NIGHT = 22, 7
"""The hours of the day between which nobody looks."""
ZONES = ("Europe/Rome", "Europe/Paris", "Europe/Berlin", "America/New_York", "UTC")
WORST = 0.5
"""How often the weakest take the good move; the strongest always do."""
TIRED = 1500
"""Actions of a game after which everybody takes the good move, so that it comes to its end."""


class Gone(StrEnum):
    """The ways to be absent."""

    AWAY = "away"
    """They say for how long, and their clocks stop."""
    SILENT = "silent"
    """They say nothing, and time runs out."""
    LEAVES = "leaves"
    """They leave all of their tables, and come back later."""
    SERVER = "server"
    """They leave the servers for good."""


@dataclass(frozen=True, slots=True)
class Absence:
    since: datetime
    until: datetime
    how: Gone


@dataclass(slots=True, kw_only=True)
class Player:
    """Somebody with a hidden strength from 0 to 1, who looks in every ``gap`` on average.

    ``actors`` are the members that they are, by the numbers of servers. ``keeps_hours``: the bot
    knows their quiet hours. ``playing`` is how many games at a time they like to play.
    """

    actors: Mapping[int, simcord.MemberActor]
    person: Person
    strength: float
    gap: timedelta
    zone: str
    keeps_hours: bool
    closed: bool
    playing: int
    absences: tuple[Absence, ...]
    lot: Random
    looks_at: datetime
    dice: Dice = field(init=False)
    absent: Absence | None = None
    gone: bool = False

    def __post_init__(self) -> None:
        self.dice = stream(self.lot.randbytes(32), "choices")

    @property
    def id(self) -> int:
        return self.person.id

    @property
    def guilds(self) -> tuple[int, ...]:
        return tuple(self.actors)

    @property
    def hours(self) -> PersonalHours:
        return PersonalHours(self.zone, parse_quiet(f"{NIGHT[0]}-{NIGHT[1]}"))

    def asleep(self, now: datetime) -> bool:
        hour = now.astimezone(ZoneInfo(self.zone)).hour
        return hour >= NIGHT[0] or hour < NIGHT[1]

    def looks_again(self, now: datetime) -> None:
        """Choose when to look in next: after a while, and never at night."""
        when = now + self.gap * self.lot.expovariate(1)
        while self.asleep(when):
            when += timedelta(minutes=self.lot.randint(30, 90))
        self.looks_at = when

    def choose(self, game: AnyGame, state: Any, seat: Seat, *, tired: bool) -> Any:
        """The move of their style, or as often as they are weak any other, unless ``tired``."""
        actions: Sequence[Any] = game.legal_actions(state, seat)
        if len(actions) == 1:
            return actions[0]
        skill = WORST + (1 - WORST) * self.strength
        if not game.together and not tired and self.lot.random() >= skill:
            return self.lot.choice(actions)
        return game.quick_autopilots[0].choose(game.view(state, seat), actions, self.dice)


def absences(lot: Random, begin: datetime, days: int) -> tuple[Absence, ...]:
    """Nothing for most people; few leave the servers."""
    found = []
    for how, chance, longest in (
        (Gone.AWAY, 0.25, 6),
        (Gone.SILENT, 0.12, 5),
        (Gone.LEAVES, 0.05, 3),
    ):
        if lot.random() < chance:
            since = begin + DAY * lot.uniform(2, days * 0.7)
            found.append(Absence(since, since + DAY * lot.uniform(1, longest), how))
    if lot.random() < 0.04:
        since = begin + DAY * lot.uniform(days * 0.3, days * 0.8)
        found.append(Absence(since, since + DAY * 10**4, Gone.SERVER))
    return tuple(found)
