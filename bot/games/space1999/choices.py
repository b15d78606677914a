"""The way to each action: what is pressed first, then next, with what it costs beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.games.base import ActionChoice, Label
from bot.games.dispatch import by_type
from bot.games.space1999 import names, tile_choices
from bot.games.space1999.geometry import Atlas
from bot.i18n import Words
from rules.core.game import Seat
from rules.space1999 import actions as act
from rules.space1999.chart.destinations import Flight
from rules.space1999.components.decks import Plan
from rules.space1999.terms import BASE, LAND, RETURN, TILES
from rules.space1999.views.view import View

PAGE = 25
"""Nodes that a select takes; with more, there are several, each with a range of numbers."""
AHEAD_SHOWN = 3
"""Planets named beside a node."""
BENDS_SHOWN = 8


def choices(
    view: View, seat: Seat, actions: Sequence[Any], people: Sequence[str], t: Words
) -> tuple[ActionChoice, ...]:
    """Every action with its path, in the order of ``actions``; ``view`` is the seat's own."""
    choice = Paths(view, seat, actions, people, t).choice
    return tuple(choice(action) for action in actions)


class Paths:
    """Makes the labels for one seat's actions at one moment, each shared label once."""

    def __init__(
        self, view: View, seat: Seat, actions: Sequence[Any], people: Sequence[str], t: Words
    ) -> None:
        self.view = view
        self.t = t
        self.atlas = Atlas(view, seat)
        self.task = next((task for task in view.agenda if task.seat == seat), None)
        flights = {a.place for a in actions if isinstance(a, act.Fly)}
        self.nodes = sorted(filter(names.is_node, flights), key=lambda place: int(place[1:]))
        self.planets = flights.difference(self.nodes, (BASE,))
        self.plans = {a.plan for a in actions if isinstance(a, act.Propose)}
        self.tiles = tile_choices.Paths(view, self.atlas, self.task, actions, people, t)
        self._shared: dict[str, Label] = {}

    def _once(self, key: str, make: Callable[[], Label]) -> Label:
        if key not in self._shared:
            self._shared[key] = make()
        return self._shared[key]

    @by_type
    def choice(self, action: object) -> ActionChoice:
        """The action with its path; raises ``TypeError`` for what is no action of this game."""
        raise TypeError(f"{type(action).__name__} is no action of Spazio: 1999")

    # Flights

    @choice.register
    def _(self, action: act.Fly) -> ActionChoice:
        place, t = action.place, self.t
        trip = self.atlas.trips.get(place) or Flight(0, (place,))
        if place == BASE:
            text = t("space1999-choose-home", cost=trip.cost)
            return ActionChoice(action, (Label(text, self._via(trip), names.HOME),))
        if names.is_node(place):
            return ActionChoice(action, (*self._nodes(place), lambda: self._node(place, trip)))
        return ActionChoice(action, (self._planets(), lambda: self._planet(place, trip)))

    def _node(self, node: str, trip: Flight) -> Label:
        hint = self._joined(self._via(trip), self._ahead(node))
        return Label(self._flight(node, trip), hint, names.NODE)

    def _planet(self, planet: str, trip: Flight) -> Label:
        hint = self._joined(self._via(trip), self._left(trip), self._way_home(planet))
        return Label(self._flight(planet, trip), hint, names.PLANET)

    def _flight(self, place: str, trip: Flight) -> str:
        return self.t("space1999-choose-fly", place=names.place(place, self.t), cost=trip.cost)

    def _via(self, trip: Flight) -> str:
        bends = trip.legs[:-1]
        more = "…" if len(bends) > BENDS_SHOWN else ""
        return self.t(
            "space1999-hint-via", count=len(bends), nodes=names.numbers(bends[:BENDS_SHOWN]) + more
        )

    def _left(self, trip: Flight) -> str:
        return self.t("space1999-hint-left", energy=self.atlas.ship.energy - trip.cost)

    def _ahead(self, node: str) -> str:
        """The planets straight ahead of a node."""
        planets = self.atlas.ahead(node)
        if not planets:
            return ""
        named = [names.planet(planet, self.t) for planet in planets[:AHEAD_SHOWN]]
        more = ["…"] if len(planets) > AHEAD_SHOWN else []
        return self.t("space1999-hint-ahead", planets=", ".join([*named, *more]))

    @staticmethod
    def _joined(*parts: str) -> str:
        return " · ".join(part for part in parts if part)

    def _planets(self) -> Label:
        def made() -> Label:
            count = len(self.planets)
            cheapest = min((cost for _, cost in self.atlas.planets), default=0)
            hint = self.t("space1999-hint-planets", count=count, cost=cheapest)
            return Label(self.t("space1999-choose-planets"), hint, names.PLANET)

        return self._once("planets", made)

    def _nodes(self, node: str) -> tuple[Label, ...]:
        """The screens before a node: the door to all of them, and the range of its number."""

        def door() -> Label:
            hint = self.t("space1999-hint-nodes", count=len(self.nodes))
            return Label(self.t("space1999-choose-nodes"), hint, names.NODE)

        root = self._once("nodes", door)
        if len(self.nodes) <= PAGE:
            return (root,)
        start = self.nodes.index(node) // PAGE * PAGE
        group = self.nodes[start : start + PAGE]
        text = self.t(
            "space1999-choose-node-range", first=group[0][1:], last=group[-1][1:], count=len(group)
        )
        return root, self._once(text, lambda: Label(text, emoji=names.NODE))

    @choice.register
    def _(self, action: act.Step) -> ActionChoice:
        place = action.place
        if names.is_node(place):
            label = Label(names.place(place, self.t), self._ahead(place), names.NODE)
        elif place == BASE:
            label = Label(names.place(place, self.t), self._homecoming(), names.HOME)
        else:
            label = self._landing(place)
        return ActionChoice(action, (label,))

    @choice.register
    def _(self, action: act.Land) -> ActionChoice:
        return ActionChoice(action, (self._landing(action.planet),))

    def _landing(self, planet: str) -> Label:
        line = self.t(f"space1999-planet-{planet}-line")
        hint = self._joined(self._way_home(planet), line)
        return Label(names.planet(planet, self.t), hint, names.PLANET)

    def _way_home(self, planet: str) -> str:
        cost = self.atlas.way_home.get(planet)
        return "" if cost is None else self.t("space1999-hint-way-home", cost=cost)

    def _homecoming(self) -> str:
        return self.t("space1999-hint-homecoming", energy=self.view.board.energy.homecoming)

    # Flight plans

    @choice.register
    def _(self, action: act.Propose) -> ActionChoice:
        plan = self.view.board.plan(action.plan)
        text, hint = names.plan(plan, self.t), plan_hint(self.atlas, plan, self.t)
        if len(self.plans) == 1:
            alone = self.t("space1999-choose-propose-one", plan=text)
            return ActionChoice(action, (Label(alone, hint, names.PLAN),))
        odds = names.odds(self.view)
        root = self._once(
            "plans",
            lambda: Label(
                self.t("space1999-choose-propose"),
                self.t("space1999-hint-odds", **_answers(odds)),
                names.PLAN,
            ),
        )
        return ActionChoice(action, (root, Label(text, hint, names.PLAN)))

    @choice.register
    def _(self, action: act.Pass) -> ActionChoice:
        on = self.task is not None and self.task.on
        key = "space1999-choose-enough" if on else "space1999-choose-pass"
        return ActionChoice(action, (Label(self.t(key), emoji="⏭️"),), end=True)

    # The Star Monitor

    @choice.register
    def _(self, action: act.Stay) -> ActionChoice:
        label = Label(self.t("space1999-choose-stay"), self.t("space1999-hint-stay"), "✋")
        return ActionChoice(action, (label,), end=True)

    @choice.register
    def _(self, action: act.Leave) -> ActionChoice:
        ship, t = self.atlas.ship, self.t
        held = names.tiles((ship.straights, ship.curves), t)
        if self.atlas.surplus:
            hint = t("space1999-hint-give-back", tiles=held)
            label = Label(t("space1999-choose-give-back"), hint, "↩️")
        else:
            label = Label(t("space1999-choose-leave"), t("space1999-hint-leave", tiles=held), "🎒")
        return ActionChoice(action, (label,), end=True)

    @choice.register
    def _(self, action: act.Lay) -> ActionChoice:
        return self.tiles.lay(action)

    @choice.register
    def _(self, action: act.Slide) -> ActionChoice:
        # While tiles are to be laid or a turn goes on, slides stand behind a door of their own.
        root = () if self.tiles.by_card else (self._once("slides", self._slides),)
        return self.tiles.slide(action, root)

    def _slides(self) -> Label:
        laying = self.task is not None and self.task.kind == TILES
        hint = self.t("space1999-hint-slides", price=self.view.board.energy.slide)
        key = "space1999-choose-slide-first" if laying else "space1999-choose-slide"
        return Label(self.t(key), hint, names.SLIDE)

    @choice.register
    def _(self, action: act.Remove) -> ActionChoice:
        return self.tiles.remove(action)


def plan_hint(atlas: Atlas, plan: Plan, t: Words) -> str:
    """What a plan would do if the Computer agreed now."""
    if plan.kind == LAND:
        if plan.planet in atlas.closed:
            return t("space1999-hint-plan-any", count=len(atlas.open_planets))
        return t("space1999-hint-plan-land")
    if plan.kind == RETURN:
        if atlas.ship.place == BASE:
            return t("space1999-hint-plan-steps")
        return t("space1999-hint-plan-return", energy=atlas.view.board.energy.homecoming)
    return t("space1999-hint-plan-energy", energy=atlas.ship.energy + plan.amount)


def _answers(odds: dict[str, int]) -> dict[str, int]:
    return {answer: odds[answer] for answer in ("ok", "negative", "neutral")}
