"""The path of labels to each action of Spazio: 1999, with what it costs beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial, singledispatchmethod
from typing import Any

from bot.games.base import Presentation
from bot.games.labels import ActionChoice, Label
from bot.games.space1999 import glossary
from bot.games.space1999.choices.node_choices import NodeLabels
from bot.games.space1999.choices.slide_choices import SlidePaths
from bot.games.space1999.choices.tile_choices import TileLabels
from rules.core.game import Seat
from rules.space1999 import actions as act
from rules.space1999.chart.destinations import Flight
from rules.space1999.components.decks import Plan
from rules.space1999.terms import ANSWERS, BASE, LAND, PLANET, RETURN, TAKE_OFF, TILE_CARD, TILES
from rules.space1999.views.card_odds import tile_chance
from rules.space1999.views.navigation import Navigation
from rules.space1999.views.tile_moves import has_surplus
from rules.space1999.views.view import View

BENDS_SHOWN = 8


def choices(p: Presentation[View], seat: Seat, actions: Sequence[Any]) -> tuple[ActionChoice, ...]:
    """Every action with its path, in the order of ``actions``; the view is the seat's own."""
    labels = ActionLabels(p, seat, actions)
    return tuple(labels.choice(action) for action in actions)


class ActionLabels:
    """Makes the labels for one seat's actions at one moment, each shared label once."""

    def __init__(self, p: Presentation[View], seat: Seat, actions: Sequence[Any]) -> None:
        self.p = p
        self.t = p.t
        self.seat = seat
        self.navigation = Navigation(p.view, seat)
        self.task = self.navigation.task
        flights = {a.place for a in actions if isinstance(a, act.Fly)}
        nodes = sorted(filter(glossary.is_node, flights), key=lambda place: int(place[1:]))
        self.planets = flights.difference(nodes, (BASE,))
        self.nodes = NodeLabels(p.t, self.navigation, nodes, self._to_node)
        self.plans = {a.plan for a in actions if isinstance(a, act.Propose)}
        self.tiles = TileLabels(p, seat, actions)
        self.slides = SlidePaths(self.tiles, actions, by_card=self._obeys)

    @singledispatchmethod
    def choice(self, action: object) -> ActionChoice:
        """The action with its path; raises ``TypeError`` for what is no action of this game."""
        raise TypeError(f"{type(action).__name__} is no action of Spazio: 1999")

    # Flights

    @choice.register
    def _(self, action: act.Fly) -> ActionChoice:
        place = action.place
        if place == BASE:
            trip = self._trip(place)
            text = self.t("space1999-choose-home", cost=trip.cost)
            hint = glossary.hint(self._via(trip), self._at_home(trip), self._to_lay())
            return ActionChoice(action, (Label(text, hint, glossary.HOME),))
        if glossary.is_node(place):
            text_of = partial(self._flight, place)
            path = self.nodes.path(place, text_of)
            return ActionChoice(action, path, name=partial(self.nodes.name, text_of))
        return ActionChoice(action, (self._planets, partial(self._planet, place)))

    def _trip(self, place: str) -> Flight:
        return self.navigation.flights.get(place) or Flight(0, (place,))

    def _to_node(self, node: str) -> tuple[str, ...]:
        trip = self._trip(node)
        return self._via(trip), self._left(trip)

    def _planet(self, planet: str) -> Label:
        trip = self._trip(planet)
        way_home = self.nodes.way_home(planet)
        hint = glossary.hint(self._via(trip), self._left(trip), way_home)
        return Label(self._flight(planet), hint, glossary.PLANET)

    def _flight(self, place: str) -> str:
        cost = self._trip(place).cost
        return self.t("space1999-choose-fly", place=glossary.place(place, self.t), cost=cost)

    def _via(self, trip: Flight) -> str:
        bends = trip.legs[:-1]
        nodes = glossary.numbers(bends[:BENDS_SHOWN]) + ("…" if len(bends) > BENDS_SHOWN else "")
        return self.t("space1999-hint-via", count=len(bends), nodes=nodes)

    def _left(self, trip: Flight) -> str:
        return self.t("space1999-hint-left", energy=self.navigation.ship.energy - trip.cost)

    def _at_home(self, trip: Flight) -> str:
        """The energy after a flight home, with what each return gives."""
        given = self.p.view.board.energy.homecoming
        energy = self.navigation.ship.energy - trip.cost + given
        return self.t("space1999-hint-at-home", given=given, energy=energy)

    def _to_lay(self) -> str:
        """The tiles that can be laid at home, and how near to Earth they can bring the route."""
        held, missing = self.navigation.held, self.navigation.ship.missing
        if not held or missing is None:
            return ""
        outlook = glossary.to_earth(max(0, missing - held), self.t)
        return self.t("space1999-hint-to-lay", count=held, outlook=outlook)

    @cached_property
    def _planets(self) -> Label:
        count, chance = len(self.planets), tile_chance(self.p.view)
        cheapest = min((cost for _, cost in self.navigation.planets_in_reach), default=0)
        hint = self.t("space1999-hint-planets", count=count, cost=cheapest, chance=chance)
        return Label(self.t("space1999-choose-planets"), hint, glossary.PLANET)

    @choice.register
    def _(self, action: act.Step) -> ActionChoice:
        place = action.place
        if glossary.is_node(place):
            hint = glossary.hint(self.nodes.ahead(place), self.nodes.way_home(place))
            label = Label(glossary.place(place, self.t), hint, glossary.NODE)
        elif place == BASE:
            label = Label(glossary.place(place, self.t), self._homecoming(), glossary.HOME)
        else:
            label = self._landing(place)
        return ActionChoice(action, (label,))

    @choice.register
    def _(self, action: act.Land) -> ActionChoice:
        return ActionChoice(action, (self._landing(action.planet),))

    def _landing(self, planet: str) -> Label:
        line = glossary.planet_line(planet, self.t)
        hint = glossary.hint(self.nodes.way_home(planet), line)
        return Label(glossary.planet(planet, self.t), hint, glossary.PLANET)

    def _homecoming(self) -> str:
        return self.t("space1999-hint-homecoming", energy=self.p.view.board.energy.homecoming)

    # Flight plans

    @choice.register
    def _(self, action: act.Propose) -> ActionChoice:
        plan = self.p.view.board.plan(action.plan)
        text, hint = glossary.plan(plan, self.t), self._outcome(plan)
        if len(self.plans) == 1:
            alone = self.t("space1999-choose-propose-one", plan=text)
            return ActionChoice(action, (Label(alone, self._answers(hint), glossary.PLAN),))
        odds = glossary.odds(self.p.view)["ok"]
        hint = self.t("space1999-hint-plan-ok", ok=odds, outcome=hint)
        return ActionChoice(action, (self._plans, Label(text, hint, glossary.PLAN)))

    def _answers(self, outcome: str) -> str:
        """The answers to a plan with their effects and odds."""
        odds = glossary.odds(self.p.view)
        answers = {answer: odds[answer] for answer in ANSWERS}
        return self.t("space1999-hint-plan-odds", outcome=outcome, **answers)

    @cached_property
    def _plans(self) -> Label:
        odds = glossary.odds(self.p.view)
        answers = {answer: odds[answer] for answer in ANSWERS}
        hint = self.t("space1999-hint-odds", **answers)
        return Label(self.t("space1999-choose-propose"), hint, glossary.PLAN)

    def _outcome(self, plan: Plan) -> str:
        """The effect of a plan if the Computer agreed now."""
        ship, t = self.navigation.ship, self.t
        if plan.kind == LAND:
            if plan.planet in self.navigation.closed:
                return t("space1999-hint-plan-any", count=len(self.navigation.open_planets))
            return t("space1999-hint-plan-land")
        if plan.kind == RETURN:
            if ship.place == BASE:
                return t("space1999-hint-plan-steps")
            return t("space1999-hint-plan-return", energy=self.p.view.board.energy.homecoming)
        return t("space1999-hint-plan-energy", energy=ship.energy + plan.amount)

    @choice.register
    def _(self, action: act.Pass) -> ActionChoice:
        on = self.task is not None and self.task.on
        key = "space1999-choose-no-more-plans" if on else "space1999-choose-pass"
        return ActionChoice(action, (Label(self.t(key), emoji="⏭️"),), end=True)

    # The Star Monitor

    @choice.register
    def _(self, action: act.Stay) -> ActionChoice:
        label = Label(self.t("space1999-choose-stay"), self.t("space1999-hint-stay"), "✋")
        return ActionChoice(action, (label,), end=True)

    @choice.register
    def _(self, action: act.Leave) -> ActionChoice:
        ship, t = self.navigation.ship, self.t
        held = glossary.tiles((ship.straights, ship.curves), t)
        if has_surplus(self.p.view, self.seat):
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
        if self._obeys:
            return self.slides.by_card(action)
        return self.slides.free(action, self._slides)

    @choice.register
    def _(self, action: act.ExtraSlide) -> ActionChoice:
        return self.slides.free(action, self._slides)

    @property
    def _obeys(self) -> bool:
        """Whether a card of the Computer about tiles is obeyed now."""
        return self.task is not None and self.task.kind == TILE_CARD

    @cached_property
    def _slides(self) -> Label:
        """The way to the slides: a screen of their own beside what has to be decided."""
        first = self.task is not None and self.task.kind in (TILES, TAKE_OFF, TILE_CARD)
        hint = self.t(
            "space1999-hint-slides",
            whose=self.tiles.slidable,
            price=self.p.view.board.energy.slide,
        )
        key = "space1999-choose-slide-first" if first else "space1999-choose-slide"
        bands = self.slides.bands
        # Before the tiles of a card and before planets, which may be more than a select shows.
        many = self.task is not None and self.task.kind in (TILE_CARD, PLANET)
        return Label(self.t(key), hint, glossary.SLIDE, first=many, bands=bands)

    @choice.register
    def _(self, action: act.Remove) -> ActionChoice:
        return self.tiles.remove(action)
