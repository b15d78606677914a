"""Draws a flight's reveal: a band of the flight, and one of the cards, if any were played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.core.alt_text import compose, seat_title
from render.core.picture import Band, Words
from render.core.typography.text import printable
from render.race1969.parts.flight import Flight, draw_flight
from render.race1969.parts.labels import Labels, cards_named, mission_codes, mission_name
from render.race1969.parts.page import Heading
from render.race1969.parts.palette import PALETTE
from render.race1969.parts.revealed_cards import Play, Plays, draw_plays
from render.race1969.parts.theme import NAME
from rules.core.values import Seat
from rules.race1969.espionage_cards import points_of
from rules.race1969.state import Reveal
from rules.race1969.terms import FAILURE, SUCCESS
from rules.race1969.view import View


def reveal(view: View, people: Sequence[str], words: Words) -> tuple[Band, ...]:
    """The latest reveal; raises ``ValueError`` before the first."""
    shown = view.reveal
    if shown is None:
        raise ValueError("nothing has been revealed yet")
    labels = Labels.of(words)
    flight = _flight(view, shown, people, labels, words)
    if not shown.plays:
        return (flight,)
    return flight, _plays(view, shown, people, labels, words)


def _flight(view: View, shown: Reveal, people: Sequence[str], labels: Labels, words: Words) -> Band:
    mission = view.board.mission(shown.mission)
    flight = Flight(
        heading=Heading.of(labels, view.nations[shown.seat].nation, people[shown.seat]),
        flown=shown,
        symbols=mission.symbols,
        cells=mission.cells,
        mission=f"{shown.year} · {mission_codes(view, shown.mission, labels)}",
        test=(
            words("pic1969-successes"),
            words("pic1969-failures"),
            words("pic1969-research"),
        ),
        nobody="" if shown.plays else words("pic1969-nobody-played"),
        worth=words("pic1969-worth", worth=shown.worth, flags=_counted(shown), cell=shown.cell),
        advanced=words("pic1969-advanced") if shown.advanced else "",
    )
    alt = _flight_alt_text(view, shown, people, labels, words)
    return Band("flight", draw_flight, (flight,), alt, PALETTE)


def _plays(view: View, shown: Reveal, people: Sequence[str], labels: Labels, words: Words) -> Band:
    rivals = [seat for seat, _ in shown.plays if seat != shown.seat]
    points = dict(_points(view, shown))
    against = sum(points[seat] for seat in rivals)
    rows = []
    for seat, cards in shown.plays:
        nation = view.nations[seat].nation
        own = seat == shown.seat
        added = moved = ""
        if own or seat == rivals[-1]:
            total, cells = (points[seat], shown.forward) if own else (against, shown.back)
            added = f"{total} ÷ {shown.cost} ="
            added = added if own or len(rivals) == 1 else f"Σ {added}"
            moved = f"{'+' if own else '−'}{cells}" if cells else "0"
        name = printable(people[seat], NAME.face) or labels.nation(nation)
        rows.append(Play(nation, labels.letter(nation), name, cards, own, added, moved))
    title = words("race1969-research-espionage")
    alt = _plays_alt_text(view, shown, people, labels, words)
    return Band("espionage", draw_plays, (Plays(title, tuple(rows)),), alt, PALETTE)


def _points(view: View, shown: Reveal) -> Iterator[tuple[Seat, int]]:
    """The points of each nation's cards."""
    mission = view.board.mission(shown.mission)
    return ((seat, points_of(cards, mission)) for seat, cards in shown.plays)


def _flight_alt_text(
    view: View, shown: Reveal, people: Sequence[str], labels: Labels, words: Words
) -> str:
    nation = view.nations[shown.seat].nation
    mission = mission_name(view, shown.mission, labels)
    flight = {
        "mission": mission,
        "year": str(shown.year),
        "successes": shown.dice.count(SUCCESS),
        "failures": shown.dice.count(FAILURE),
        "research": shown.research,
        "score": shown.score,
        "start": shown.start,
    }
    name = seat_title(labels.nation(nation), people[shown.seat])
    parts: list[Sequence[str]] = [(words("pic1969-alt-reveal", nation=name, **flight),)]
    if not shown.plays:
        parts.append((words("pic1969-nobody-played"),))
    paid = {"worth": shown.worth, "flags": _counted(shown), "prestige": shown.prestige}
    parts.append((words("pic1969-alt-paid", **paid),))
    if shown.advanced:
        parts.append((words("pic1969-advanced"),))
    return compose(parts)


def _counted(shown: Reveal) -> int:
    """The number of flags that deduct prestige: none where the cell is worth nothing."""
    return shown.flags if shown.worth else 0


def _plays_alt_text(
    view: View, shown: Reveal, people: Sequence[str], labels: Labels, words: Words
) -> str:
    parts: list[Sequence[str]] = []
    points = dict(_points(view, shown))
    for seat, cards in shown.plays:
        player = labels.nation(view.nations[seat].nation)
        named_cards = cards_named(cards, words)
        parts.append(
            tuple(
                words("pic1969-alt-play", nation=named, cards=named_cards, sum=points[seat])
                for named in (seat_title(player, people[seat]), player)
            )
        )
    moves = {"cost": shown.cost, "back": shown.back, "forward": shown.forward}
    parts.append((words("pic1969-alt-moved", cell=shown.cell, **moves),))
    return compose(parts)
