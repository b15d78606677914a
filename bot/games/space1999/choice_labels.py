"""The path of labels to each action of Spazio: 1999, with what it costs beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, partial, singledispatchmethod
from typing import Any

from bot.games.base import Presentation
from bot.games.labels import BEHIND, ActionChoice, Label, LazyLabel
from bot.games.space1999 import glossary
from bot.games.space1999.tile_labels import TileLabels
from bot.i18n import Words
from render.core.picture import Band
from render.space1999.board import chart
from render.space1999.monitor import monitor
from rules.core.game import Seat
from rules.space1999.board import Plan
from rules.space1999.central_computer import Propose
from rules.space1999.decision_rules import Pass
from rules.space1999.destinations import Flight, next_places
from rules.space1999.laying import fewest_after_laying
from rules.space1999.outlook import (
    HOMEWARD,
    MOON,
    AdvisedStop,
    Navigation,
    advised_stops,
    has_surplus,
    known_distance,
    tile_at,
)
from rules.space1999.route_tiles import Lay, Leave
from rules.space1999.ships import Fly, Land, Step
from rules.space1999.slides import ExtraSlide, Remove, Slide, Stay
from rules.space1999.terms import ANSWERS, BASE, LAND, PLANET, RETURN, TAKE_OFF, TILE_CARD, TILES
from rules.space1999.view import View, tile_chance

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
        flights = {a.place for a in actions if isinstance(a, Fly)}
        nodes = sorted(filter(glossary.is_node, flights), key=lambda place: int(place[1:]))
        self.planets = flights.difference(nodes, (BASE,))
        self.nodes = NodeLabels(p.t, self.navigation, nodes, self._to_node, self._chart)
        self.plans = {a.plan for a in actions if isinstance(a, Propose)}
        self.tiles = TileLabels(p, seat, actions)
        self.slides = SlidePaths(self.tiles, actions, by_card=self._obeys)

    @singledispatchmethod
    def choice(self, action: object) -> ActionChoice:
        """The action with its path; raises ``TypeError`` for what is no action of this game."""
        raise TypeError(f"{type(action).__name__} is no action of Spazio: 1999")

    # Flights

    @choice.register
    def _(self, action: Fly) -> ActionChoice:
        place = action.place
        if place == BASE:
            trip = self._trip(place)
            text = self.t("space1999-choose-home", cost=trip.cost)
            hint = glossary.hint(self._to_lay(), self._at_home(trip), self._via(trip))
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
        """The tiles that have to be laid at home, and how near to Earth they can bring the route.

        Slides that may come first aren't counted.
        """
        view, held = self.p.view, self.navigation.held
        if not held:
            return ""
        fewest = fewest_after_laying(view, self.navigation.ship.sector)
        if fewest is None:
            return self.t("space1999-hint-must-lay", count=held)
        outlook = glossary.to_earth(known_distance(view, fewest), self.t)
        return self.t("space1999-hint-to-lay", count=held, outlook=outlook)

    @cached_property
    def _planets(self) -> Label:
        count, chance = len(self.planets), tile_chance(self.p.view)
        cheapest = min((cost for _, cost in self.navigation.planets_in_reach), default=0)
        hint = self.t("space1999-hint-planets", count=count, cost=cheapest, chance=chance)
        bands = partial(self._chart, self.planets)
        return Label(self.t("space1999-choose-planets"), hint, glossary.PLANET, bands=bands)

    def _chart(self, places: Iterable[str]) -> tuple[Band, ...]:
        """The star chart with some places marked, and what flights there cost."""
        flights = self.navigation.flights.costs
        return (chart(self.p.view, self.t, sorted(places), flights),)

    @choice.register
    def _(self, action: Step) -> ActionChoice:
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
    def _(self, action: Land) -> ActionChoice:
        return ActionChoice(action, (self._landing(action.planet),))

    def _landing(self, planet: str) -> Label:
        line = glossary.planet_line(planet, self.t)
        hint = glossary.hint(self.nodes.way_home(planet), line)
        return Label(glossary.planet(planet, self.t), hint, glossary.PLANET)

    def _homecoming(self) -> str:
        return self.t("space1999-hint-homecoming", energy=self.p.view.board.energy.homecoming)

    # Flight plans

    @choice.register
    def _(self, action: Propose) -> ActionChoice:
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
        return self.t("space1999-hint-plan-odds", outcome=outcome, **self._odds)

    @cached_property
    def _odds(self) -> dict[str, int | str]:
        """The answers' odds, and whether a ship that has lost its plan finds a node to move to."""
        odds = glossary.odds(self.p.view)
        free = "yes" if next_places(self.navigation.departure) else "no"
        return {**{answer: odds[answer] for answer in ANSWERS}, "free": free}

    @cached_property
    def _plans(self) -> Label:
        hint = self.t("space1999-hint-odds", **self._odds)
        bands = self._plans_chart if self._goals else None
        return Label(self.t("space1999-choose-propose"), hint, glossary.PLAN, bands=bands)

    @cached_property
    def _goals(self) -> tuple[str, ...]:
        """The planets that plans in hand lead to, and Base if one leads home."""
        plans = [self.p.view.board.plan(plan) for plan in sorted(self.plans)]
        found = [plan.planet for plan in plans if plan.planet in self.navigation.open_planets]
        away = self.navigation.ship.place != BASE
        home = [BASE for plan in plans if plan.kind == RETURN and away]
        return tuple(dict.fromkeys([*found, *home]))

    def _plans_chart(self) -> tuple[Band, ...]:
        """The star chart with the goals of plans marked; plans cost no energy."""
        return (chart(self.p.view, self.t, self._goals),)

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
    def _(self, action: Pass) -> ActionChoice:
        on = self.task is not None and self.task.on
        key = "space1999-choose-no-more-plans" if on else "space1999-choose-pass"
        return ActionChoice(action, (Label(self.t(key), emoji="⏭️"),), end=True)

    # The Star Monitor

    @choice.register
    def _(self, action: Stay) -> ActionChoice:
        label = Label(self.t("space1999-choose-stay"), self.t("space1999-hint-stay"), "✋")
        return ActionChoice(action, (label,), end=True)

    @choice.register
    def _(self, action: Leave) -> ActionChoice:
        ship, t = self.navigation.ship, self.t
        held = glossary.tiles((ship.straights, ship.curves), t)
        if has_surplus(self.p.view, self.seat):
            hint = t("space1999-hint-give-back", tiles=held)
            label = Label(t("space1999-choose-give-back"), hint, "↩️")
        else:
            label = Label(t("space1999-choose-leave"), t("space1999-hint-leave", tiles=held), "🎒")
        return ActionChoice(action, (label,), end=True)

    @choice.register
    def _(self, action: Lay) -> ActionChoice:
        return self.tiles.lay(action)

    @choice.register
    def _(self, action: Slide) -> ActionChoice:
        if self._obeys:
            return self.slides.by_card(action)
        return self.slides.free(action, self._slides)

    @choice.register
    def _(self, action: ExtraSlide) -> ActionChoice:
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
    def _(self, action: Remove) -> ActionChoice:
        return self.tiles.remove(action)


RANGE = 25
"""Nodes that a select takes; with more, there are several, each with a range of numbers."""
FEW = 9
"""As many nodes can be looked through without any of them standing apart."""
AHEAD_SHOWN = 3
"""Planets named beside a node."""


class NodeLabels:
    """Labels of the nodes that a seat can stop at.

    ``flight_hint`` is what a flight there is, ``marked`` makes the chart with some nodes marked.
    """

    def __init__(
        self,
        t: Words,
        navigation: Navigation,
        nodes: Sequence[str],
        flight_hint: Callable[[str], tuple[str, ...]],
        marked: Callable[[Iterable[str]], tuple[Band, ...]],
    ) -> None:
        self.t = t
        self.navigation = navigation
        self.nodes = nodes
        self._flight_hint = flight_hint
        self._marked = marked

    def name(self, text: Callable[[], str]) -> str:
        """What a flight to a node is called where nobody sees among how many it stood."""
        return BEHIND.join((self._root.text, text()))

    def path(self, node: str, text: Callable[[], str]) -> tuple[Label | LazyLabel, ...]:
        """The labels to a node, the last one with the text of the flight there."""
        leaf = partial(self._leaf, node, text)
        if len(self.nodes) <= FEW or not self._stops:
            groups = (self._ranges[node],) if len(self.nodes) > RANGE else ()
            return (self._root, *groups, leaf)
        if node in self._stops:
            return (self._root, self._worth, leaf)
        return (self._root, self._ranges[node], leaf)

    @cached_property
    def _stops(self) -> dict[str, AdvisedStop]:
        return {stop.node: stop for stop in advised_stops(self.navigation)}

    @cached_property
    def _ranges(self) -> dict[str, Label]:
        """The nodes that don't stand apart, each with the label of its range."""
        apart = self._stops if len(self.nodes) > FEW else {}
        others = [node for node in self.nodes if node not in apart]
        found: dict[str, Label] = {}
        for start in range(0, len(others), RANGE):
            group = others[start : start + RANGE]
            first, last = group[0][1:], group[-1][1:]
            text = self.t("space1999-choose-node-range", first=first, last=last, count=len(group))
            bands = partial(self._marked, group)
            found |= dict.fromkeys(group, Label(text, emoji=glossary.NODE, bands=bands))
        return found

    @cached_property
    def _root(self) -> Label:
        hint = self.t("space1999-hint-nodes", count=len(self.nodes))
        bands = partial(self._marked, self.nodes)
        return Label(self.t("space1999-choose-nodes"), hint, glossary.NODE, bands=bands)

    @cached_property
    def _worth(self) -> Label:
        text = self.t("space1999-choose-nodes-worth", count=len(self._stops))
        bands = partial(self._marked, tuple(self._stops))
        return Label(text, emoji=glossary.NODE, first=True, bands=bands)

    def _leaf(self, node: str, text: Callable[[], str]) -> Label:
        stop = self._stops.get(node) if len(self.nodes) > FEW else None
        via, left = self._flight_hint(node)
        if stop is not None:
            return Label(text(), glossary.hint(self._reason(stop), left, via), glossary.NODE)
        hint = glossary.hint(via, left, self.ahead(node), self.way_home(node))
        return Label(text(), hint, glossary.NODE)

    def _reason(self, stop: AdvisedStop) -> str:
        if stop.why == MOON:
            energy = self.navigation.view.board.energy.homecoming
            return self.t("space1999-stop-moon", chance=stop.figure, energy=energy)
        if stop.why == HOMEWARD:
            return self.way_home(stop.node)
        return self.ahead(stop.node)

    def ahead(self, node: str) -> str:
        """The planets straight ahead of a node."""
        planets = self.navigation.planets_ahead(node)
        if not planets:
            return ""
        named = [glossary.planet(planet, self.t) for planet in planets[:AHEAD_SHOWN]]
        more = ["…"] if len(planets) > AHEAD_SHOWN else []
        return self.t("space1999-hint-ahead", planets=", ".join([*named, *more]))

    def way_home(self, place: str) -> str:
        """The energy that a flight home takes from a place in the next turn, as far as is known."""
        way = self.navigation.way_home_next_turn(place)
        if way is None:
            return ""
        least, most, barred = way
        sure = "no" if barred else "yes" if least == most else "range"
        return self.t("space1999-hint-way-home", least=least, most=most, sure=sure)


SELECT = 25
"""Slides that a select takes."""
SELECTS = 4
"""Selects that a screen has room for."""
AT_ONCE = 23
"""Slides by a card that fit beside the other choices of its panel."""


class SlidePaths:
    """The path of labels to each slide; with ``by_card`` some are the card's, the others extra.

    A slide in one's own right acts at once, as its label says which routes it changes and how. So
    does one by a card where the tile had to be chosen first. One that brings a route to Earth is
    always confirmed.
    """

    def __init__(self, tiles: TileLabels, actions: Sequence[Any], *, by_card: bool) -> None:
        self.tiles = tiles
        kind = ExtraSlide if by_card else Slide
        self._slides = [action for action in actions if isinstance(action, kind)]
        self._few = sum(isinstance(action, Slide) for action in actions) <= AT_ONCE
        self._groups = self._grouped()
        self._numbers = {slide: n for n, group in enumerate(self._groups) for slide in group}
        self._labels: dict[int, Label] = {}

    def free(self, action: Slide | ExtraSlide, root: Label) -> ActionChoice:
        """A slide in one's own right; ``root`` leads to all of them."""
        path: tuple[Label, ...] = (root,)
        if len(self._groups) > 1:
            path = (root, self._group(self._numbers[action]))
        return self.tiles.slide(action, *path, at_once=True)

    def by_card(self, action: Slide) -> ActionChoice:
        """A slide that the Computer's card allows; with many, the tile is chosen first."""
        if self._few:
            return self.tiles.slide(action, by_card=True)
        tile = tile_at(self.tiles.view, action.square)
        chosen = partial(self.tiles.tile, tile)
        return self.tiles.slide(action, chosen, by_card=True, at_once=True)

    def bands(self) -> tuple[Band, ...]:
        """The Star Monitor with the tiles that can be slid."""
        tiles = self.tiles
        squares = tuple(dict.fromkeys(slide.square for slide in self._slides))
        return (monitor(tiles.view, tiles.p.names, tiles.t, choices=squares),)

    def _grouped(self) -> list[list[Any]]:
        """The slides by select: by owner where that makes few enough, else one after the other."""
        if len(self._slides) <= SELECT:
            return [self._slides]
        by_owner: dict[str, list[Any]] = {}
        for slide in self._slides:
            owner = tile_at(self.tiles.view, slide.square).owner
            by_owner.setdefault(owner, []).append(slide)
        parts = [part for slides in by_owner.values() for part in _parts(slides)]
        return parts if len(parts) <= SELECTS else _parts(self._slides)

    def _group(self, number: int) -> Label:
        if number not in self._labels:
            group = self._groups[number]
            owners = {tile_at(self.tiles.view, slide.square).owner for slide in group}
            whose = self.tiles.owner(tile_at(self.tiles.view, group[0].square))
            text = self.tiles.t(
                "space1999-choose-slides",
                one="yes" if len(owners) == 1 else "no",
                whose=whose,
                first=group[0].square,
                last=group[-1].square,
                count=len(group),
            )
            emoji = glossary.SECTORS[owners.pop()] if len(owners) == 1 else glossary.SLIDE
            self._labels[number] = Label(text, emoji=emoji)
        return self._labels[number]


def _parts(slides: list[Any]) -> list[list[Any]]:
    return [slides[n : n + SELECT] for n in range(0, len(slides), SELECT)]
