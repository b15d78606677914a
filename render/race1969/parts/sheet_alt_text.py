"""Describes a nation's sheet in words, for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.alt_text import compose, seat_title, semicolon_list
from render.core.picture import Words
from render.race1969.parts.labels import Labels, mission_codes
from rules.race1969.view import NationView, View


def sheet_alt_text(
    view: View, nation: NationView, person: str, labels: Labels, words: Words
) -> str:
    """The description of a sheet."""
    figures = words(
        "pic1969-alt-nation",
        nation=seat_title(labels.nation(nation.nation), person),
        prestige=nation.prestige,
        money=nation.money,
        cards=nation.cards,
    )
    parts: list[Sequence[str]] = [(figures,)]
    for research in nation.researches:
        staff = [labels.scientist(scientist) for scientist in research.scientists]
        if research.bonus:
            staff.append(words("pic1969-bonus"))
        if staff:
            count = research.researchers
            parts.append(
                (
                    f"{labels.research(research.research)} {count} ({', '.join(staff)}).",
                    f"{labels.code(research.research)} {count} ({', '.join(staff)}).",
                    f"{labels.code(research.research)} {count}.",
                )
            )
    if len(parts) == 1:
        parts.append((words("pic1969-alt-no-research"),))
    flights = (
        f"{flight.year} {mission_codes(view, flight.mission, labels)} "
        + words("pic1969-earned", prestige=flight.prestige)
        for flight in nation.flights
    )
    if nation.flights:
        parts.append((words("pic1969-alt-flown", list=semicolon_list(flights, words)), "", ""))
    return compose(parts)
