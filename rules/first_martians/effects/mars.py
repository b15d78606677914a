"""Samples where a mission has minerals in their place, drawn by Research cards (A6, 3)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rules.core.chance import Dice
from rules.core.events import Hidden, event
from rules.core.piles import added, without
from rules.first_martians.progress import Event, Progress
from rules.first_martians.state import Site, State
from rules.first_martians.terms import SAMPLE


@event
class SampleTaken(Event):
    """A sample left its region."""

    space: str
    why: str

    def evolve(self, state: State) -> State:
        return _site(state, self.space, lambda site: site._replace(samples=site.samples - 1))


@event
class FindTaken(Event):
    """An objective token left its region."""

    space: str
    token: str

    def evolve(self, state: State) -> State:
        return _site(
            state, self.space, lambda site: site._replace(finds=without(site.finds, self.token))
        )


@event
class ItemGained(Event):
    """An item came into the cargo area, or will at the round's end (``pending``)."""

    item: str
    pending: bool
    why: str

    def evolve(self, state: State) -> State:
        if self.pending:
            return replace(state, pending=added(state.pending, self.item))
        return replace(state, cargo=added(state.cargo, self.item))


@event
class ItemSpent(Event):
    """An item left the cargo area."""

    item: str
    why: str

    def evolve(self, state: State) -> State:
        return replace(state, cargo=without(state.cargo, self.item))


@event
class Studied(Event):
    """A sample was examined, or, when ``discovered``, is a discovery."""

    item: str
    discovered: bool

    def evolve(self, state: State) -> State:
        if self.discovered:
            return replace(
                state,
                examined=without(state.examined, self.item),
                discovered=added(state.discovered, self.item),
            )
        return replace(state, examined=added(state.examined, self.item))


@event
class MineralDrawn(Event):
    """A Research card's number said which mineral it is; ``item`` is empty if all are out."""

    number: int
    item: str
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        return state.drawn(self.draws)


def _site(state: State, space: str, changed: Callable[[Site], Site]) -> State:
    sites = tuple(changed(each) if each.space == space else each for each in state.sites)
    return replace(state, sites=sites)


def sample_items(state: State) -> tuple[str, ...]:
    """The items that can be gathered and studied as samples in this mission."""
    return (SAMPLE, *state.mission.minerals)


def samples_at(state: State, site: Site) -> tuple[str, ...]:
    """The samples, or minerals, that lie on an explored space."""
    minerals = state.mission.minerals
    return (SAMPLE,) * site.samples + tuple(each for each in site.finds if each in minerals)


def draw_minerals(state: State, dice: Dice, count: int) -> tuple[str, ...]:
    """So many draws of a mineral's number; one whose tokens are all out brings nothing (FAQ)."""
    drawn: list[str] = []
    for _ in range(count):
        number = draw_number(state, dice)
        item = mineral(state, number, tuple(drawn))
        if item:
            drawn.append(item)
    return tuple(drawn)


def draw_number(state: State, dice: Dice) -> int:
    """The number of a Research card, which goes back at once: always of the whole deck."""
    cards = state.start.content.missions.research_cards
    return cards[dice.below(len(cards))].number


def mineral(state: State, number: int, drawn: tuple[str, ...] = ()) -> str:
    """The mineral of a number, or nothing where all its tokens are in play."""
    minerals = tuple(state.mission.minerals.items())
    item, tokens = minerals[number - 1]
    out = [*drawn, *state.cargo, *state.pending, *state.examined, *state.discovered]
    out += [token for site in state.sites for token in site.finds]
    return item if out.count(item) < tokens else ""


def gain_mineral(progress: Progress, why: str) -> None:
    """Draw a mineral in place of a sample that comes to the crew."""
    dice = progress.dice()
    number = draw_number(progress.state, dice)
    item = mineral(progress.state, number)
    progress.reveal(MineralDrawn(number, item, dice.counter))
    if item:
        progress.emit(ItemGained(item, False, why))
