"""The labels before and at a node: those worth stopping at with the reason, then all others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial

from bot.games.labels import BEHIND, Label, LazyLabel
from bot.games.space1999 import glossary
from bot.i18n import Words
from rules.space1999.views.navigation import Navigation
from rules.space1999.views.stops import HOMEWARD, MOON, AdvisedStop, advised_stops

RANGE = 25
"""Nodes that a select takes; with more, there are several, each with a range of numbers."""
FEW = 9
"""As many nodes can be looked through without any of them standing apart."""
AHEAD_SHOWN = 3
"""Planets named beside a node."""


class NodeLabels:
    """Labels of the nodes that a seat can stop at; ``flight_hint`` is what a flight there is."""

    def __init__(
        self,
        t: Words,
        navigation: Navigation,
        nodes: Sequence[str],
        flight_hint: Callable[[str], tuple[str, ...]],
    ) -> None:
        self.t = t
        self.navigation = navigation
        self.nodes = nodes
        self._flight_hint = flight_hint

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
            found |= dict.fromkeys(group, Label(text, emoji=glossary.NODE))
        return found

    @cached_property
    def _root(self) -> Label:
        hint = self.t("space1999-hint-nodes", count=len(self.nodes))
        return Label(self.t("space1999-choose-nodes"), hint, glossary.NODE)

    @cached_property
    def _worth(self) -> Label:
        text = self.t("space1999-choose-nodes-worth", count=len(self._stops))
        return Label(text, emoji=glossary.NODE, first=True)

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
            return self.t("space1999-stop-home", cost=stop.figure)
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
        """The energy that a flight home would take from a place, as the Moon stands."""
        cost = self.navigation.costs_home.get(place)
        return "" if cost is None else self.t("space1999-hint-way-home", cost=cost)
