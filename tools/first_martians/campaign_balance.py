"""Figures by which the campaigns of First Martians are tuned."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import RenderableType

from rules.core.game import Setup
from rules.first_martians.autopilots.autopilot import AUTOPILOTS
from rules.first_martians.game import GAME
from rules.first_martians.state import ChapterRecord
from rules.first_martians.terms import CAMPAIGNS, EASY, HARD, LEVELS, NORMAL, ROLES
from tools.autopilot_game import play
from tools.balance import Lineup, Played, Report, mean, share
from tools.first_martians.balance import CREWS, STEADY, Crew, table

TARGETS = {EASY: (50, 70), NORMAL: (25, 45), HARD: (8, 20)}
"""Replayable campaigns that a crew of steady autopilots should finish by level, in percent. It goes
home when it has lost a mission twice."""


@dataclass(frozen=True, slots=True)
class Flown:
    """A campaign that was flown: how it ended, and each of its missions."""

    won: bool
    ending: str
    records: tuple[ChapterRecord, ...]


_EXPERIMENTS = {
    f"{campaign} {level} {crew.name}": (campaign, level, crew)
    for campaign in CAMPAIGNS
    for level in LEVELS
    for crew in CREWS
}


class CampaignReport(Report):
    """The report of First Martians' campaigns."""

    game, title, unit = "first_martians_campaigns", "First Martians, campaigns", "astronauts"
    seat_counts = range(2, 5)

    def lineups(self, games: int, seats: Sequence[int]) -> list[Lineup]:
        """Every campaign at every level with every crew."""
        return [
            Lineup(name, (STEADY,) * crew.astronauts, number)
            for name, (_, _, crew) in _EXPERIMENTS.items()
            if crew.astronauts in seats
            for number in range(games)
        ]

    def expert_lineups(self, games: int, seats: Sequence[int]) -> list[Lineup]:
        """None: nobody plays against the crew."""
        return []

    def play(self, lineup: Lineup, seed: bytes) -> Flown:
        """Play one campaign; which astronauts fly is drawn by the seed."""
        campaign, level, crew = _EXPERIMENTS[lineup.experiment]
        roles = tuple(random.Random(seed).sample(ROLES, crew.astronauts))
        options = {"campaign": campaign, "level": level, "solo": "yes" if crew.solo else "no"}
        last = play(GAME, Setup(roles, options), seed, [AUTOPILOTS[s] for s in lineup.styles])
        assert last.outcome is not None
        return Flown(bool(last.outcome.winners), last.ending, last.records)

    def tables(self, played: Played) -> list[RenderableType]:
        """Campaigns finished by level and crew, their missions, their endings."""
        return [finished(played), missions(played), endings(played)]


REPORT = CampaignReport()


def of(played: Played, campaign: str, level: str, crew: Crew | None = None) -> list[Flown]:
    """The campaigns flown at a level, by a crew if one is given."""
    return [
        flown
        for lineup, flown in played
        if _EXPERIMENTS[lineup.experiment][:2] == (campaign, level)
        and crew in (None, _EXPERIMENTS[lineup.experiment][2])
    ]


def finished(played: Played) -> RenderableType:
    """Campaigns won, by level and crew, with their length in missions and rounds."""
    columns = (*(crew.name for crew in CREWS), "all", "target", "missions", "rounds")
    found = table("campaigns won", "campaign", "level", *columns)
    for campaign in CAMPAIGNS:
        for level in LEVELS:
            flown = of(played, campaign, level)
            crews = (of(played, campaign, level, crew) for crew in CREWS)
            low, high = TARGETS[level]
            found.add_row(
                campaign,
                level,
                *(share(float(each.won) for each in some).percent() for some in crews),
                share(float(each.won) for each in flown).percent(),
                f"{low}–{high} %",
                f"{mean(len(each.records) for each in flown):.1f}",
                f"{mean(sum(r.round for r in each.records) for each in flown):.0f}",
            )
    return found


def missions(played: Played) -> RenderableType:
    """Missions flown and won by chapter, and the reasons why others were lost."""
    found = table("missions of campaigns", "chapter", "level", "flown", "won", "sol", "lost by")
    for campaign in CAMPAIGNS:
        for level in LEVELS:
            records = [r for each in of(played, campaign, level) for r in each.records]
            for chapter in dict.fromkeys(each.chapter for each in records):
                flown = [each for each in records if each.chapter == chapter]
                lost = Counter(each.why for each in flown if not each.won)
                found.add_row(
                    chapter,
                    level,
                    str(len(flown)),
                    share(float(each.won) for each in flown).percent(),
                    f"{mean(each.round for each in flown):.1f}",
                    ", ".join(f"{why} {count}" for why, count in lost.most_common()),
                )
            found.add_section()
    return found


def endings(played: Played) -> RenderableType:
    """The endings, by level."""
    found = table("endings of campaigns", "campaign", "ending", *LEVELS)
    for campaign in CAMPAIGNS:
        counts = {
            level: Counter(each.ending for each in of(played, campaign, level)) for level in LEVELS
        }
        for ending in sorted({name for each in counts.values() for name in each}):
            found.add_row(campaign, ending, *(str(counts[level][ending]) for level in LEVELS))
        found.add_section()
    return found
