"""The values that the supplies' bands show, made from a view."""

from __future__ import annotations

from typing import NamedTuple

from render.core.picture import Words
from render.first_martians.parts import labels
from render.first_martians.parts.lists import ListShown, RowShown
from render.first_martians.parts.shown.stack_shown import item_sign
from rules.first_martians.terms import ANAEMIA, BASIC_ITEMS, BLOCKS, FOOD
from rules.first_martians.view import Forecast, View


class ResourceShown(NamedTuple):
    """A resource: what the coming Production makes and needs, its outcome in words, the stock."""

    resource: str
    name: str
    produced: int
    needed: int
    outcome: str
    stock: int


class TrackShown(NamedTuple):
    """A block's malfunction track, and how many cards are left.

    ``always_rolled``: whether its die is rolled on every sol, as its box marker is red.
    """

    block: str
    name: str
    track: int
    always_rolled: bool
    cards: int


class EaterShown(NamedTuple):
    """An astronaut and the portions of food that they need."""

    role: str
    letter: str
    portions: int


def resources_shown(view: View, words: Words) -> tuple[ResourceShown, ...]:
    """The three resources with what the coming Production makes of them."""
    return tuple(
        ResourceShown(
            each.resource,
            labels.resource(each.resource, words),
            each.produced,
            each.needed,
            _outcome(each, getattr(view.supply, each.resource), words),
            getattr(view.supply, each.resource),
        )
        for each in view.forecast
    )


def _outcome(each: Forecast, stock: int, words: Words) -> str:
    """The consequence of a surplus or a lack (Production, steps 1 and 3)."""
    surplus = each.produced - each.needed
    if surplus >= 0:
        return words("picmars-gain", count=(surplus + 1) // 2)
    if each.resource != FOOD:
        return words("picmars-shut", count=-surplus)
    if stock >= -surplus:
        return words("picmars-eaten", count=-surplus)
    return words("picmars-starve", count=-surplus - stock)


def eaters_shown(view: View, words: Words) -> tuple[EaterShown, ...]:
    """The astronauts with the portions of food that each needs."""
    return tuple(
        EaterShown(role, labels.letter(role, words), 2 if ANAEMIA in view.acting[seat] else 1)
        for seat, role in enumerate(view.roles)
    )


def tracks_shown(view: View, words: Words) -> tuple[TrackShown, ...]:
    """The malfunction tracks in the opposite order of ``BLOCKS``."""
    return tuple(
        TrackShown(
            block, labels.block_short(block, words), view.tracks[i], view.boxes[i], view.decks[i]
        )
        for i, block in reversed(tuple(enumerate(BLOCKS)))
    )


def cargo_list(view: View, words: Words) -> ListShown:
    """The cargo area: items that are there, and those that come at the end of the round."""
    items = [*BASIC_ITEMS, *sorted({*view.cargo, *view.pending} - {*BASIC_ITEMS, *_upgrades(view)})]
    rows = []
    for item in items:
        held, coming = view.cargo.count(item), view.pending.count(item)
        if held or coming or item in BASIC_ITEMS:
            note = f"+{coming}" if coming else ""
            name = labels.item(item, words)
            rows.append(RowShown(item_sign(item), name, str(held), note))
    return ListShown(words("picmars-cargo"), tuple(rows))


def _upgrades(view: View) -> frozenset[str]:
    return frozenset(view.content.base.upgrade)


def upgrade_list(view: View, words: Words) -> ListShown:
    """Upgrade cards at hand, and those (``+``) that come at the end of the round."""
    upgrades = view.content.base.upgrade
    coming = [name for name in view.pending if name in upgrades]
    rows = [
        RowShown(
            "upgrade", labels.piece("upgrade", name, words), note="+" if name in coming else ""
        )
        for name in (*view.upgrades, *coming)
    ]
    return ListShown(words("picmars-upgrades"), tuple(rows), words("picmars-none"))


def rover_list(view: View, words: Words) -> ListShown:
    """Rovers with their tokens, and machines."""
    machines = view.content.crew.machine
    rows = [
        RowShown("rover", labels.rover(each.id, words), tokens=each.tokens) for each in view.rovers
    ]
    rows += [
        RowShown(machines[name].action, labels.piece("machine", name, words))
        for name in view.machines
    ]
    return ListShown(words("picmars-rovers"), tuple(rows))


def research_list(view: View, words: Words) -> ListShown:
    """Samples examined and discovered."""
    rows = (
        RowShown("research", words("picmars-examined"), str(len(view.examined))),
        RowShown("adventure", words("picmars-discovered"), str(len(view.discovered))),
    )
    return ListShown(words("picmars-research"), rows)


def log_list(view: View, words: Words) -> ListShown:
    """Mission events whose action is still open, with the sols that are left for it."""
    rows = tuple(
        RowShown(
            "event",
            labels.piece("event", each.event, words),
            note=words(
                "picmars-sols-left",
                count=max(1, view.open_until(each.round) - view.round + 1),
            ),
        )
        for each in view.log
    )
    return ListShown(words("picmars-log"), rows, words("picmars-none"))
