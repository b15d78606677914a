"""The messages that stay: what came of each flight, and the final score."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.base import Announcement
from bot.games.race1969 import names
from bot.games.race1969.event_text import describe
from bot.i18n import Words
from rules.race1969 import events as ev
from rules.race1969.views.view import FinalScore, View

REVEAL = "reveal"
FINAL = "final"
MOOD_LINES = 3
"""Sentences for each mood, so that the launches of one year don't all read alike."""
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def posts(events: Sequence[object]) -> tuple[Announcement, ...]:
    """A reveal for each flight's end, and the final score."""
    found = []
    for index, event in enumerate(events):
        if isinstance(event, ev.PlaysRevealed):
            found.append(Announcement(REVEAL, index))
        elif isinstance(event, ev.GameEnded):
            found.append(Announcement(FINAL, index))
    return tuple(found)


def reveal_text(view: View, people: Sequence[str], t: Words) -> str:
    """The latest flight from the dice to the prestige; ``view`` is the public's."""
    shown = view.reveal
    if shown is None:
        raise ValueError("nothing has been revealed yet")
    mission = view.board.mission(shown.mission)
    told = [
        ev.PlaysRevealed(
            shown.seat,
            shown.mission,
            shown.plays,
            shown.cost,
            shown.back,
            shown.forward,
            shown.start,
            shown.cell,
        ),
        ev.MissionPaid(
            shown.seat, shown.mission, shown.cell, shown.worth, shown.flags, shown.prestige
        ),
    ]
    if shown.advanced:
        told.append(ev.MoonFlagAdvanced(shown.seat, view.nations[shown.seat].moon_cell))
    mood = _mood(shown.cell, len(mission.cells), shown.prestige)
    heading = t(
        "race1969-post-reveal",
        who=names.who(view, people, shown.seat, t),
        mission=names.mission_with_emoji(view.board, shown.mission, t),
        year=str(shown.year),
        mood=t(f"race1969-mood-{mood}-{1 + (shown.year + shown.seat) % MOOD_LINES}"),
    )
    test = t(
        "race1969-post-test",
        dice=names.dice(shown.dice),
        research=shown.research,
        score=names.signed(shown.score),
        start=shown.launched_from,
        cell=shown.start,
    )
    return "\n".join([heading, test, *(describe(event, view, people, t) or "" for event in told)])


def _mood(cell: int, cells: int, prestige: int) -> str:
    """How the room takes it: ``triumph``, ``progress`` or ``silence``."""
    if cell == cells:
        return "triumph"
    return "progress" if prestige else "silence"


def final_text(view: View, people: Sequence[str], t: Words) -> str:
    """The final order and how each nation came to its score."""
    if view.outcome is None:
        raise ValueError("the game isn't over")
    winners = view.outcome.winners
    heading = t(
        "race1969-post-final",
        count=len(winners),
        who=", ".join(names.who(view, people, seat, t) for seat in winners),
    )
    return "\n".join([heading, *(_score(score, view, people, t) for score in view.final)])


def _score(score: FinalScore, view: View, people: Sequence[str], t: Words) -> str:
    line = t(
        "race1969-post-score",
        rank=MEDALS.get(score.rank, f"{score.rank}."),
        who=names.who(view, people, score.seat, t),
        total=names.signed(score.total),
        money=score.money,
    )
    parts = [t("race1969-post-score-flown", prestige=names.signed(score.prestige))]
    for kind, points in (
        ("famous", score.famous),
        ("novices", abs(score.novices)),
        ("spies", abs(score.spies)),
    ):
        if points:
            parts.append(t(f"race1969-post-score-{kind}", points=points))
    return f"{line}\n-# {' · '.join(parts)}"
