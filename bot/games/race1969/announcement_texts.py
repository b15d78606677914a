"""Texts of announcements: the end of a flight, and the final score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.announcement import Announcement, AnnouncementText
from bot.games.base import Presentation
from bot.games.race1969 import glossary
from bot.games.race1969.event_sentences import FINAL, REVEAL, describe
from render.race1969.final import earned, final
from render.race1969.reveal import reveal
from rules.core.game import Seat
from rules.race1969.espionage import MissionPaid, MoonFlagAdvanced, PlaysRevealed
from rules.race1969.state import Event
from rules.race1969.view import FinalScore, View

MOOD_LINES = 3
"""Sentences for each mood, so that the launches of one year don't all read alike."""
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def announce(
    p: Presentation[View], announcement: Announcement, events: Sequence[object]
) -> AnnouncementText:
    """Text and picture of an announcement, on one page."""
    if announcement.kind == REVEAL:
        bands = reveal(p.view, p.names, p.t)
        return AnnouncementText((reveal_text(p),), bands, reveal_heading(p))
    if announcement.kind == FINAL:
        return AnnouncementText((final_text(p),), final(p.view, p.names, p.t), final_heading(p))
    raise ValueError(f"1969 announces no {announcement.kind}")


def summarize(p: Presentation[View], announcement: Announcement, events: Sequence[Any]) -> str:
    """A flight in the sentence for what it earned."""
    paid = [event for event in events if isinstance(event, MissionPaid)]
    return describe(p, (paid or [events[announcement.event]])[0]) or ""


def reveal_heading(p: Presentation[View]) -> str:
    """The nation, mission and year of a flight, and its reception; the view is the public's."""
    shown = p.view.reveal
    if shown is None:
        raise ValueError("nothing has been revealed yet")
    mission = p.view.board.mission(shown.mission)
    mood = mood_of(shown.cell, mission.cells, shown.prestige)
    return p.t(
        "race1969-announcement-reveal",
        who=glossary.who(p, shown.seat),
        mission=glossary.mission_with_emoji(p, shown.mission),
        year=str(shown.year),
        mood=p.t(f"race1969-mood-{mood}-{1 + (shown.year + shown.seat) % MOOD_LINES}"),
    )


def reveal_text(p: Presentation[View]) -> str:
    """The latest flight from the dice to the prestige; the view is the public's."""
    shown = p.view.reveal
    if shown is None:
        raise ValueError("nothing has been revealed yet")
    told: list[Event] = [
        PlaysRevealed(
            shown.seat,
            shown.mission,
            shown.plays,
            shown.cost,
            shown.back,
            shown.forward,
            shown.start,
            shown.cell,
        ),
        MissionPaid(
            shown.seat, shown.mission, shown.cell, shown.worth, shown.flags, shown.prestige
        ),
    ]
    if shown.advanced:
        told.append(MoonFlagAdvanced(shown.seat, p.view.nations[shown.seat].moon_cell))
    test = p.t(
        "race1969-announcement-test",
        dice=glossary.dice(shown.dice),
        research=shown.research,
        score=glossary.signed(shown.score),
        start=glossary.cell(p.view, shown.mission, shown.launched_from, p.t),
        cell=glossary.cell(p.view, shown.mission, shown.start, p.t),
    )
    return "\n".join([reveal_heading(p), test, *(describe(p, event) or "" for event in told)])


def mood_of(cell: int, cells: Sequence[int], prestige: int) -> str:
    """The reception of a flight: ``triumph``, ``success``, ``progress`` or ``silence``.

    ``cells`` are the track's worths. A flight that brings half of what the last cell is worth is
    a success; one that brings nothing is met with silence.
    """
    if cell == len(cells):
        return "triumph"
    if not prestige:
        return "silence"
    return "success" if 2 * prestige >= cells[-1] else "progress"


def final_heading(p: Presentation[View]) -> str:
    """The winner."""
    if p.view.outcome is None:
        raise ValueError("the game isn't over")
    winners = p.view.outcome.winners
    return p.t(
        "race1969-announcement-final",
        count=len(winners),
        who=", ".join(glossary.who(p, seat) for seat in winners),
    )


def final_text(p: Presentation[View]) -> str:
    """The final order and how each nation came to its score."""
    return "\n".join([final_heading(p), *(_score(p, score) for score in p.view.final)])


def _score(p: Presentation[View], score: FinalScore) -> str:
    line = p.t(
        "race1969-announcement-score",
        rank=MEDALS.get(score.rank, f"{score.rank}."),
        who=glossary.who(p, score.seat),
        total=glossary.signed(score.total),
        money=score.money,
    )
    start, missions, traded = earned(p.view, p.view.nations[score.seat], score)
    parts = [
        p.t("race1969-announcement-score-start", points=start),
        _flown(p, score.seat, missions),
    ]
    for kind, points in (
        ("traded", -traded),
        ("famous", score.famous),
        ("novices", abs(score.novices)),
        ("spies", abs(score.spies)),
    ):
        if points:
            parts.append(p.t(f"race1969-announcement-score-{kind}", points=points))
    return f"{line}\n-# {' · '.join(parts)}"


def _flown(p: Presentation[View], seat: Seat, prestige: int) -> str:
    """The prestige of each of a nation's flights, ``prestige`` in all, the dearest first."""
    flights = p.view.nations[seat].flights
    paid = [flight for flight in flights if flight.prestige]
    paid.sort(key=lambda flight: -flight.prestige)
    told = [
        f"{glossary.mission_with_emoji(p, flight.mission)} {flight.prestige}" for flight in paid
    ]
    if len(paid) < len(flights):
        empty = len(flights) - len(paid)
        told.append(p.t("race1969-announcement-score-empty", count=empty))
    return p.t(
        "race1969-announcement-score-flown",
        prestige=prestige,
        flights=", ".join(told) or "–",
    )
