"""The sentence for each event of Spazio: 1999, as far as its reader may know the event."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from bot.games.announcement import Announcement
from bot.games.base import Presentation
from bot.games.space1999 import glossary, planet_texts
from bot.games.space1999.announcement_texts import ANSWERED, CHECKED, EXPLORED, FINAL
from bot.games.space1999.glossary import who
from rules.core.game import Seat
from rules.space1999.central_computer import ComputerAnswered, PlanDrawn, PlanProposed, ProgramDrawn
from rules.space1999.decision_rules import GameStarted, MoonMoved, Passed, RoundBegan
from rules.space1999.route_tiles import (
    GameEnded,
    RouteChecked,
    TileLaid,
    TilesKept,
    TilesLost,
    TilesReturned,
)
from rules.space1999.ships import (
    CameHome,
    EnergyChanged,
    Flew,
    Jumped,
    PlanetExplored,
    PlanetsReset,
    Stayed,
    Stepped,
    TilesTaken,
)
from rules.space1999.slides import TileRemoved, TileSlid
from rules.space1999.state import Awaited, TurnBegan
from rules.space1999.terms import BASE, NEUTRAL
from rules.space1999.view import View


def describe(p: Presentation[View], event: object, among: Sequence[object] = ()) -> str | None:
    """The sentence for an event; ``None`` where another event's sentence says it already.

    Of the view nothing is used but what never changes: the sectors and the board.
    """
    if isinstance(event, EnergyChanged) and event.amount in _told_by_landings(among, p):
        return None
    if isinstance(event, EnergyChanged) and event.amount < 0 and _falls_short(event, among, p):
        return p.t("space1999-event-pays-all", who=who(p, event.seat), amount=-event.amount)
    return _sentence(event, p)


def _falls_short(event: EnergyChanged, among: Sequence[object], p: Presentation[View]) -> bool:
    """Whether a ship had less energy than its Planet card takes."""
    asked = min(_told_by_landings(among, p), default=0)
    return event.why == "planet" and asked < event.amount


def _told_by_landings(among: Sequence[object], p: Presentation[View]) -> set[int]:
    """The changes of energy that the sentences of landings tell."""
    cards = p.view.board.planet_cards
    return {cards[one.card].energy for one in among if isinstance(one, PlanetExplored)}


def announcements(events: Sequence[object]) -> tuple[Announcement, ...]:
    """An announcement for each planet, answer and route that turned out wrong, and for the end.

    An answer that sends the ship to a planet at once is told by the planet's announcement, and
    the check that ends the game by the last.
    """
    found = []
    landing = any(isinstance(event, PlanetExplored) for event in events)
    for index, event in enumerate(events):
        if isinstance(event, PlanetExplored):
            found.append(Announcement(EXPLORED, index))
        elif isinstance(event, ComputerAnswered) and not landing:
            found.append(Announcement(ANSWERED, index))
        elif isinstance(event, RouteChecked) and not event.ok:
            found.append(Announcement(CHECKED, index))
        elif isinstance(event, GameEnded):
            found.append(Announcement(FINAL, index))
    return tuple(found)


def secrets_changed(event: object, seat: Seat) -> bool:
    """Whether the flight plans in the seat's hand changed."""
    match event:
        case PlanDrawn():
            return event.seat == seat
        case ComputerAnswered():
            return event.seat == seat and event.answer != NEUTRAL
        case _:
            return False


@singledispatch
def _sentence(event: object, p: Presentation[View]) -> str | None:
    raise TypeError(f"{type(event).__name__} is no event of Spazio: 1999")


# Rounds and turns


@_sentence.register
def _(event: GameStarted, p: Presentation[View]) -> str | None:
    ships = ", ".join(who(p, seat) for seat in range(len(event.sectors)))
    return p.t("space1999-event-started", ships=ships, first=who(p, event.first))


@_sentence.register
def _(event: MoonMoved, p: Presentation[View]) -> str | None:
    told = p.t(
        "space1999-event-moon",
        number=event.number,
        count=len(event.met),
        met=", ".join(who(p, seat) for seat in event.met),
        renewed="yes" if event.renewed else "no",
    )
    passage = planet_texts.moon_text(event, p.t)
    return f"{told} *{passage}*" if passage else told


@_sentence.register
def _(event: RoundBegan, p: Presentation[View]) -> str | None:
    return p.t("space1999-event-round", round=event.round)


@_sentence.register(TurnBegan)
@_sentence.register(Awaited)
def _(event: object, p: Presentation[View]) -> str | None:
    return None  # who is up is said elsewhere


@_sentence.register
def _(event: Passed, p: Presentation[View]) -> str | None:
    return p.t("space1999-event-passed", who=who(p, event.seat))


# Flights


@_sentence.register
def _(event: Flew, p: Presentation[View]) -> str | None:
    bends = event.legs[:-1]
    return p.t(
        "space1999-event-flew",
        who=who(p, event.seat),
        origin=glossary.where(event.origin, "from", p.t),
        goal=glossary.where(event.path[-1], "to", p.t),
        cost=event.cost,
        count=len(bends),
        bends=glossary.numbers(bends),
    )


@_sentence.register
def _(event: Stepped, p: Presentation[View]) -> str | None:
    return p.t(
        "space1999-event-stepped",
        who=who(p, event.seat),
        origin=glossary.where(event.origin, "from", p.t),
        goal=glossary.where(event.place, "to", p.t),
    )


@_sentence.register
def _(event: Jumped, p: Presentation[View]) -> str | None:
    return p.t(
        "space1999-event-jumped",
        who=who(p, event.seat),
        origin=glossary.where(event.origin, "from", p.t),
        goal=glossary.where(event.planet, "to", p.t),
    )


@_sentence.register
def _(event: Stayed, p: Presentation[View]) -> str | None:
    return p.t(f"space1999-event-stayed-{event.why}", who=who(p, event.seat))


@_sentence.register
def _(event: CameHome, p: Presentation[View]) -> str | None:
    return p.t(
        "space1999-event-home",
        who=who(p, event.seat),
        why=event.why,
        origin=glossary.where(event.origin, "from", p.t) if event.origin != BASE else "",
        energy=event.energy,
    )


# The Computer


@_sentence.register
def _(event: PlanProposed, p: Presentation[View]) -> str | None:
    return p.t(
        "space1999-event-proposed",
        who=who(p, event.seat),
        plan=glossary.plan(p.view.board.plan(event.plan), p.t),
    )


@_sentence.register
def _(event: ComputerAnswered, p: Presentation[View]) -> str | None:
    return p.t(f"space1999-event-answer-{event.answer}")


@_sentence.register
def _(event: PlanDrawn, p: Presentation[View]) -> str | None:
    plan = event.plan
    return p.t(
        "space1999-event-plan-drawn",
        who=who(p, event.seat),
        known="no" if plan is None else "yes",
        plan="" if plan is None else glossary.plan(p.view.board.plan(plan), p.t),
        renewed="yes" if event.renewed else "no",
    )


@_sentence.register
def _(event: ProgramDrawn, p: Presentation[View]) -> str | None:
    return p.t(
        "space1999-event-program",
        who=who(p, event.seat),
        program=glossary.program(p.view.board.program(event.program), p.t),
    )


@_sentence.register
def _(event: EnergyChanged, p: Presentation[View]) -> str | None:
    if event.amount >= 0:
        return None  # the plan, the card or the reset that gives it says how much
    return p.t("space1999-event-pays", who=who(p, event.seat), amount=-event.amount)


# Planets


@_sentence.register
def _(event: PlanetExplored, p: Presentation[View]) -> str | None:
    card = p.view.board.planet_cards[event.card]
    return p.t(
        "space1999-event-explored",
        who=who(p, event.seat),
        planet=glossary.planet(event.planet, p.t),
        conditions=p.t(f"space1999-conditions-{card.conditions}"),
        energy=glossary.signed(card.energy),
        instruction=p.t(f"space1999-instruction-{card.instruction}"),
        again="yes" if event.again else "no",
    )


@_sentence.register
def _(event: TilesTaken, p: Presentation[View]) -> str | None:
    return p.t(
        "space1999-event-tiles-taken",
        who=who(p, event.seat),
        count=sum(event.tiles),
        tiles=glossary.tiles(event.tiles, p.t),
    )


@_sentence.register
def _(event: PlanetsReset, p: Presentation[View]) -> str | None:
    energy = p.view.board.energy
    return p.t("space1999-event-reset", home=energy.reset_home, away=energy.reset_away)


# The Star Monitor


@_sentence.register
def _(event: TileLaid, p: Presentation[View]) -> str | None:
    return p.t(
        "space1999-event-laid",
        who=who(p, event.seat),
        shape=p.t(f"space1999-a-{event.shape}"),
        square=event.square,
        lie=glossary.lie(event.shape, event.rotation, p.t),
    )


@_sentence.register
def _(event: TilesKept, p: Presentation[View]) -> str | None:
    return p.t("space1999-event-kept", who=who(p, event.seat))


@_sentence.register
def _(event: TilesReturned, p: Presentation[View]) -> str | None:
    return p.t(
        "space1999-event-returned", who=who(p, event.seat), tiles=glossary.tiles(event.tiles, p.t)
    )


@_sentence.register
def _(event: TileSlid, p: Presentation[View]) -> str | None:
    return p.t(
        "space1999-event-slid",
        who=who(p, event.seat),
        own="yes" if event.owner == event.seat else "no",
        owner=who(p, event.owner),
        square=event.square,
        onto=event.onto,
        paid=event.paid,
    )


@_sentence.register
def _(event: TileRemoved, p: Presentation[View]) -> str | None:
    return p.t(
        "space1999-event-removed",
        who=who(p, event.seat),
        own="yes" if event.owner == event.seat else "no",
        owner=who(p, event.owner),
        square=event.square,
    )


@_sentence.register
def _(event: RouteChecked, p: Presentation[View]) -> str | None:
    return p.t("space1999-event-checked", who=who(p, event.seat), ok="yes" if event.ok else "no")


@_sentence.register
def _(event: TilesLost, p: Presentation[View]) -> str | None:
    return p.t(
        "space1999-event-lost",
        who=who(p, event.seat),
        count=len(event.squares),
        squares=", ".join(event.squares),
    )


@_sentence.register
def _(event: GameEnded, p: Presentation[View]) -> str | None:
    order = " · ".join(f"{s.rank}. {glossary.sector_tag(p, s.seat)}" for s in event.standings)
    return p.t("space1999-event-ended", order=order)
