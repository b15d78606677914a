"""Describes the board's bands and a nation's sheet in words, for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.alt_text import compose, labelled, seat_title, semicolon_list
from render.core.picture import Words
from render.race1969.theme import Labels, cell_name, last_move, mission_codes
from rules.race1969.state import LastMove
from rules.race1969.terms import FAILURE, MOON, NEUTRAL, SCIENTISTS, SUCCESS
from rules.race1969.view import LaunchView, NationView, View


def missions_alt_text(view: View, last: LastMove | None, labels: Labels, words: Words) -> str:
    """The description of the missions' band; ``last`` is the move that is marked on it."""
    names = [labels.nation(nation.nation) for nation in view.nations]
    parts: list[Sequence[str]] = [(words("pic1969-alt-missions"),)]
    if view.launch is not None and view.launch.dice:
        parts.append((_launch(view.launch, names, words),))
    if last is not None:
        parts.append((_last(view, last, names, labels, words),))
    rockets = [
        words(
            "pic1969-alt-rocket",
            nation=names[seat],
            mission=mission_codes(view, mission.mission, labels),
            cell=cell_name(view.board.mission(mission.mission).cells, cell, words),
        )
        for mission in view.missions
        for seat, cell in mission.rockets
    ]
    if rockets:
        parts.append((words("pic1969-alt-rockets", list=semicolon_list(rockets, words)),))
    flags = [
        labelled(
            mission_codes(view, mission.mission, labels),
            ", ".join(names[seat] for seat in mission.flags),
            words,
        )
        for mission in view.missions
        if mission.flags
    ]
    if flags:
        short = [
            f"{mission_codes(view, mission.mission, labels)} −{len(mission.flags)}"
            for mission in view.missions
            if mission.flags
        ]
        parts.append(
            (
                words("pic1969-alt-flags", list=semicolon_list(flags, words)),
                words("pic1969-alt-flags", list=", ".join(short)),
                "",
            )
        )
    flown = {seat for mission in view.missions if mission.mission == MOON for seat in mission.flags}
    moon = view.board.mission(MOON).cells
    cells = [
        f"{names[nation.seat]} {cell_name(moon, nation.moon_cell, words)}"
        for nation in view.nations
        if nation.seat not in flown
    ]
    if cells:
        parts.append((words("pic1969-alt-moon-flags", list=", ".join(cells)),))
    return compose(parts)


def nations_alt_text(view: View, people: Sequence[str], labels: Labels, words: Words) -> str:
    names = [labels.nation(nation.nation) for nation in view.nations]
    up = ", ".join(names[decision.seat] for decision in view.decisions)
    parts: list[Sequence[str]] = [
        (
            words(
                "pic1969-alt-nations",
                year=str(view.year),
                phase=words(f"pic1969-phase-{view.phase}"),
                first=names[view.first],
            ),
        )
    ]
    if up:
        parts.append((words("pic1969-alt-up", nations=up),))
    if view.last is not None and view.last.kind in ("trade", "cards"):
        parts.append((_last(view, view.last, names, labels, words),))
    for nation in view.nations:
        parts.append(_nation(nation, people[nation.seat], labels, words))
    left = ", ".join(
        f"{labels.scientist(scientist)} {count}"
        for scientist, count in zip(SCIENTISTS, view.supply, strict=True)
    )
    parts.append((words("pic1969-alt-supply", list=left, deck=view.deck), "", "", ""))
    return compose(parts)


def researches_alt_text(view: View, labels: Labels, words: Words) -> str:
    """The description of the researches' band."""
    names = [labels.nation(nation.nation) for nation in view.nations]
    parts: list[Sequence[str]] = [(words("pic1969-alt-researches"),)]
    if view.last is not None and view.last.research is not None:
        parts.append((_last(view, view.last, names, labels, words),))
    for nation in view.nations:
        at_work = ", ".join(
            f"{labels.code(research.research)} {research.researchers}"
            for research in nation.researches
            if research.researchers
        )
        told = f"{at_work}." if at_work else words("pic1969-alt-no-research")
        parts.append((labelled(names[nation.seat], told, words),))
    return compose(parts)


def _last(view: View, last: LastMove, names: Sequence[str], labels: Labels, words: Words) -> str:
    move = last_move(view, labels, words)
    return words("pic1969-alt-last", nation=names[last.seat], move=move)


def _launch(launch: LaunchView, names: Sequence[str], words: Words) -> str:
    dice = {face: launch.dice.count(face) for face in (SUCCESS, NEUTRAL, FAILURE)}
    told = words("pic1969-alt-dice", **dice)
    if launch.face_down:
        laid = ", ".join(f"{names[seat]} {cards}" for seat, cards in launch.face_down)
        told = f"{told} {words('pic1969-alt-face-down', list=laid)}"
    return told


def _nation(nation: NationView, person: str, labels: Labels, words: Words) -> Sequence[str]:
    figures = {"prestige": nation.prestige, "money": nation.money, "cards": nation.cards}
    name = labels.nation(nation.nation)
    return [
        words("pic1969-alt-nation", nation=told, **figures)
        for told in (seat_title(name, person), name)
    ]


def sheet_alt_text(
    view: View, nation: NationView, person: str, labels: Labels, words: Words
) -> str:
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
