"""A sentence for each event, as far as its reader may know it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.dispatch import by_type
from bot.games.space1999 import names
from bot.i18n import Words
from rules.core.game import Seat
from rules.space1999 import events as ev
from rules.space1999.monitor.tiles import openings
from rules.space1999.terms import BASE
from rules.space1999.views.view import View


def describe(event: object, view: View, people: Sequence[str], t: Words) -> str | None:
    """The sentence for an event; ``None`` where another event's sentence says it already."""
    return Phrases(view, people, t).of(event)


class Phrases:
    """Turns events into sentences for one reader.

    Old events are told again in the log, so nothing of ``view`` is used but what never changes: the
    sectors and the board.
    """

    def __init__(self, view: View, people: Sequence[str], t: Words) -> None:
        self.view = view
        self.people = people
        self.t = t

    def _who(self, seat: Seat) -> str:
        return names.who(self.view, self.people, seat)

    def _where(self, place: str, way: str) -> str:
        return names.where(place, way, self.t)

    @by_type
    def of(self, event: object) -> str | None:
        """The sentence; raises ``TypeError`` for what is no event of this game."""
        raise TypeError(f"{type(event).__name__} is no event of Spazio: 1999")

    # Rounds and turns

    @of.register
    def _(self, event: ev.GameStarted) -> str | None:
        ships = ", ".join(self._who(seat) for seat in range(len(event.sectors)))
        return self.t("space1999-event-started", ships=ships, first=self._who(event.first))

    @of.register
    def _(self, event: ev.MoonMoved) -> str | None:
        return self.t(
            "space1999-event-moon",
            number=event.number,
            count=len(event.met),
            met=", ".join(self._who(seat) for seat in event.met),
            renewed="yes" if event.renewed else "no",
        )

    @of.register
    def _(self, event: ev.RoundBegan) -> str | None:
        return self.t("space1999-event-round", round=event.round)

    @of.register(ev.TurnBegan)
    @of.register(ev.Awaited)
    def _(self, event: object) -> str | None:
        return None  # who is up is said elsewhere

    @of.register
    def _(self, event: ev.Passed) -> str | None:
        return self.t("space1999-event-passed", who=self._who(event.seat))

    # Flights

    @of.register
    def _(self, event: ev.Flew) -> str | None:
        bends = event.legs[:-1]
        return self.t(
            "space1999-event-flew",
            who=self._who(event.seat),
            origin=self._where(event.origin, "from"),
            goal=self._where(event.path[-1], "to"),
            cost=event.cost,
            count=len(bends),
            bends=names.numbers(bends),
        )

    @of.register
    def _(self, event: ev.Stepped) -> str | None:
        return self.t(
            "space1999-event-stepped",
            who=self._who(event.seat),
            origin=self._where(event.origin, "from"),
            goal=self._where(event.place, "to"),
        )

    @of.register
    def _(self, event: ev.Jumped) -> str | None:
        return self.t(
            "space1999-event-jumped",
            who=self._who(event.seat),
            origin=self._where(event.origin, "from"),
            goal=self._where(event.planet, "to"),
        )

    @of.register
    def _(self, event: ev.Stayed) -> str | None:
        return self.t(f"space1999-event-stayed-{event.why}", who=self._who(event.seat))

    @of.register
    def _(self, event: ev.CameHome) -> str | None:
        return self.t(
            "space1999-event-home",
            who=self._who(event.seat),
            why=event.why,
            origin=self._where(event.origin, "from") if event.origin != BASE else "",
            energy=event.energy,
        )

    # The Computer

    @of.register
    def _(self, event: ev.PlanProposed) -> str | None:
        return self.t(
            "space1999-event-proposed",
            who=self._who(event.seat),
            plan=names.plan(self.view.board.plan(event.plan), self.t),
        )

    @of.register
    def _(self, event: ev.ComputerAnswered) -> str | None:
        return self.t(f"space1999-event-answer-{event.answer}")

    @of.register
    def _(self, event: ev.PlanDrawn) -> str | None:
        plan = event.plan
        return self.t(
            "space1999-event-plan-drawn",
            who=self._who(event.seat),
            known="no" if plan is None else "yes",
            plan="" if plan is None else names.plan(self.view.board.plan(plan), self.t),
            renewed="yes" if event.renewed else "no",
        )

    @of.register
    def _(self, event: ev.ProgramDrawn) -> str | None:
        return self.t(
            "space1999-event-program",
            who=self._who(event.seat),
            program=names.program(self.view.board.program(event.program), self.t),
        )

    @of.register
    def _(self, event: ev.EnergyChanged) -> str | None:
        if event.amount >= 0:
            return None  # the plan, the card or the reset that gives it says how much
        return self.t("space1999-event-pays", who=self._who(event.seat), amount=-event.amount)

    # Planets

    @of.register
    def _(self, event: ev.PlanetExplored) -> str | None:
        card = self.view.board.planet_cards[event.card]
        return self.t(
            "space1999-event-explored",
            who=self._who(event.seat),
            planet=names.planet(event.planet, self.t),
            conditions=self.t(f"space1999-conditions-{card.conditions}"),
            energy=names.signed(card.energy),
            instruction=self.t(f"space1999-instruction-{card.instruction}"),
            again="yes" if event.again else "no",
        )

    @of.register
    def _(self, event: ev.TilesTaken) -> str | None:
        return self.t(
            "space1999-event-tiles-taken",
            who=self._who(event.seat),
            count=sum(event.tiles),
            tiles=names.tiles(event.tiles, self.t),
        )

    @of.register
    def _(self, event: ev.PlanetsReset) -> str | None:
        energy = self.view.board.energy
        return self.t("space1999-event-reset", home=energy.reset_home, away=energy.reset_away)

    # The Star Monitor

    @of.register
    def _(self, event: ev.TileLaid) -> str | None:
        one, other = openings(event.shape, event.rotation)
        return self.t(
            "space1999-event-laid",
            who=self._who(event.seat),
            shape=self.t(f"space1999-a-{event.shape}"),
            square=event.square,
            one=self.t(f"space1999-side-{names.SIDE_IDS[one]}"),
            other=self.t(f"space1999-side-{names.SIDE_IDS[other]}"),
        )

    @of.register
    def _(self, event: ev.TilesKept) -> str | None:
        return self.t("space1999-event-kept", who=self._who(event.seat))

    @of.register
    def _(self, event: ev.TilesReturned) -> str | None:
        return self.t(
            "space1999-event-returned",
            who=self._who(event.seat),
            tiles=names.tiles(event.tiles, self.t),
        )

    @of.register
    def _(self, event: ev.TileSlid) -> str | None:
        return self.t(
            "space1999-event-slid",
            who=self._who(event.seat),
            own="yes" if event.owner == event.seat else "no",
            owner=self._who(event.owner),
            square=event.square,
            onto=event.onto,
            paid=event.paid,
        )

    @of.register
    def _(self, event: ev.TileRemoved) -> str | None:
        return self.t(
            "space1999-event-removed",
            who=self._who(event.seat),
            own="yes" if event.owner == event.seat else "no",
            owner=self._who(event.owner),
            square=event.square,
        )

    @of.register
    def _(self, event: ev.RouteChecked) -> str | None:
        return self.t(
            "space1999-event-checked", who=self._who(event.seat), ok="yes" if event.ok else "no"
        )

    @of.register
    def _(self, event: ev.TilesLost) -> str | None:
        return self.t(
            "space1999-event-lost",
            who=self._who(event.seat),
            count=len(event.squares),
            squares=", ".join(event.squares),
        )

    @of.register
    def _(self, event: ev.GameEnded) -> str | None:
        order = " · ".join(f"{s.rank}. {names.tag(self.view, s.seat)}" for s in event.standings)
        return self.t("space1999-event-ended", order=order)
