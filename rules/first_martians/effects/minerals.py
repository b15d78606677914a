"""Samples where a mission has minerals in their place, drawn by Research cards (A6, 3)."""

from __future__ import annotations

from rules.core.chance import Dice
from rules.first_martians.events import ItemGained, MineralDrawn
from rules.first_martians.evolve.recorder import Progress
from rules.first_martians.pieces import Site
from rules.first_martians.state import State
from rules.first_martians.terms import SAMPLE


def sample_items(state: State) -> tuple[str, ...]:
    """The items that can be gathered and studied as samples in this mission."""
    return (SAMPLE, *state.start.mission.minerals)


def samples_at(state: State, site: Site) -> tuple[str, ...]:
    """The samples, or minerals, that lie on an explored space."""
    minerals = state.start.mission.minerals
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
    minerals = tuple(state.start.mission.minerals.items())
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
