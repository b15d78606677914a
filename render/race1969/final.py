"""Draws the end of 1969: a band of the winners, and one of all scores with their terms."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.alt_text import compose, seat_title
from render.core.picture import Band, Words
from render.core.typography.text import printable
from render.race1969.art.winners import Winners, draw_winners
from render.race1969.parts.labels import Labels, mission_codes
from render.race1969.parts.palette import PALETTE
from render.race1969.parts.scores import Score, Scores, draw_scores
from render.race1969.parts.theme import SMALL
from render.race1969.sheet import flown
from rules.race1969.view import FinalScore, NationView, View


def final(view: View, people: Sequence[str], words: Words) -> tuple[Band, ...]:
    """The winners, then the scores; raises ``ValueError`` while the game goes on."""
    if not view.final:
        raise ValueError("the game isn't over yet")
    labels = Labels.of(words)
    order = sorted(view.final, key=lambda score: (score.rank, score.seat))
    return (
        _winners(view, order, people, labels, words),
        _scores(view, order, people, labels, words),
    )


def earned(view: View, nation: NationView, score: FinalScore) -> tuple[int, int, int]:
    """Prestige at the start, from missions, and what was traded for money (0 or less)."""
    start = view.board.start.prestige
    missions = sum(flight.prestige for flight in nation.flights)
    return start, missions, score.prestige - start - missions


def _winners(
    view: View, order: Sequence[FinalScore], people: Sequence[str], labels: Labels, words: Words
) -> Band:
    first = [score for score in order if score.rank == 1]
    nations = [view.nations[score.seat].nation for score in first]
    line = words("pic1969-winner", count=len(first))
    names = [printable(people[score.seat], SMALL.face) for score in first]
    shown = Winners(
        over=words("pic1969-phase-over"),
        nations=tuple((nation, labels.letter(nation)) for nation in nations),
        names=", ".join(map(labels.nation, nations)),
        people=", ".join(name for name in names if name),
        line=line,
        total=first[0].total,
    )
    titles = [
        seat_title(labels.nation(nation), people[score.seat])
        for nation, score in zip(nations, first, strict=True)
    ]
    plain = [labels.nation(nation) for nation in nations]
    alt = compose([[f"{', '.join(each)} {line} ({first[0].total})." for each in (titles, plain)]])
    return Band("winners", draw_winners, (shown,), alt, PALETTE)


def _scores(
    view: View, order: Sequence[FinalScore], people: Sequence[str], labels: Labels, words: Words
) -> Band:
    rows = []
    for score in order:
        nation = view.nations[score.seat]
        rows.append(
            Score(
                rank=score.rank,
                nation=nation.nation,
                person=printable(people[score.seat], SMALL.face),
                terms=(*earned(view, nation, score), score.famous, score.novices, score.spies),
                total=score.total,
                money=score.money,
                flights=tuple((symbols, prestige) for _, symbols, prestige in flown(view, nation)),
            )
        )
    shown = Scores(
        labels=labels,
        titles=(
            words("pic1969-sum-start"),
            words("pic1969-sum-missions"),
            words("pic1969-sum-traded"),
        ),
        no_flights=words("pic1969-no-flights"),
        rows=tuple(rows),
    )
    return Band(
        "scores", draw_scores, (shown,), _alt_text(view, order, people, labels, words), PALETTE
    )


def _alt_text(
    view: View,
    order: Sequence[FinalScore],
    people: Sequence[str],
    labels: Labels,
    words: Words,
) -> str:
    parts: list[Sequence[str]] = []
    for score in order:
        nation = view.nations[score.seat]
        start, missions, traded = earned(view, nation, score)
        figures = {
            "rank": score.rank,
            "total": score.total,
            "start": start,
            "missions": missions,
            "traded": -traded,
            "famous": score.famous,
            "novices": score.novices,
            "spies": score.spies,
            "money": score.money,
        }
        flights = ", ".join(
            f"{mission_codes(view, flight.mission, labels)} {flight.prestige}"
            for flight in nation.flights
        )
        named = words(
            "pic1969-alt-final",
            nation=seat_title(labels.nation(nation.nation), people[score.seat]),
            **figures,
        )
        plain = words("pic1969-alt-final", nation=labels.nation(nation.nation), **figures)
        parts.append((f"{named} ({flights})" if flights else named, named, plain))
    return compose(parts)
