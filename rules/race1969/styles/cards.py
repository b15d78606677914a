"""Which espionage cards to play, against a launch or for one's own, and which to throw away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product

from rules.race1969.actions import Action, Discard, Forgo, Play, Seal, Take
from rules.race1969.odds import card_sums, mission_flags, rocket_after, unseen_cards, worths
from rules.race1969.styles.position import ADVANCE, Position
from rules.race1969.terms import MISSIONS, MOON

KEEP = 0.22
"""What a point in hand is reckoned to be worth in prestige while there are rounds to come."""
KEEP_THIS_ROUND = 0.10
"""The same in the last round, while there are launches to come."""

Cards = tuple[int, ...]


@lru_cache(maxsize=4096)
def plays(pool: Cards) -> tuple[Cards, ...]:
    """Every choice of cards out of ``pool``, each in rising order; none at all comes first."""
    values = sorted(set(pool))
    counts = product(*(range(pool.count(value) + 1) for value in values))
    found = [
        tuple(value for value, number in zip(values, chosen, strict=True) for _ in range(number))
        for chosen in counts
    ]
    return tuple(sorted(found, key=lambda cards: (sum(cards), len(cards))))


def choose_sabotage(position: Position) -> Action:
    """Lay the cards that cost the launching nation more than they are worth in hand."""
    launch, own = position.view.launch, position.view.own
    if launch is None or own is None:
        return Seal()
    pool = tuple(sorted((*own.hand, *own.play)))
    if not position.temper.cards:
        return _towards((), own.play)
    track = position.atlas.by_id[launch.mission]
    paid = _paid(position, launch.mission, launch.seat)
    keep = keep_worth(position) / position.temper.cards

    def gain(cards: Cards) -> float:
        cell = rocket_after(launch.cell, len(paid), track.espionage_cost, sum(cards), 0)
        loss = paid[launch.cell - 1] - paid[cell - 1]
        return position.share_of(loss, launch.seat) - keep * sum(cards)

    return _towards(max(plays(pool), key=gain), own.play)


def choose_support(position: Position) -> Action:
    """Lay the cards that the rocket is expected to gain most from, against those face down."""
    view = position.view
    launch, own = view.launch, view.own
    if launch is None or own is None:
        return Seal()
    pool = tuple(sorted((*own.hand, *own.play)))
    track = position.atlas.by_id[launch.mission]
    paid = _paid(position, launch.mission, launch.seat)
    count = sum(cards for seat, cards in launch.face_down or () if seat != position.seat)
    against = card_sums(unseen_cards(view), count)
    keep = keep_worth(position) if position.temper.cards else 0.0

    def gain(cards: Cards) -> float:
        support = sum(cards)
        expected = sum(
            chance
            * paid[rocket_after(launch.cell, len(paid), track.espionage_cost, points, support) - 1]
            for points, chance in against.items()
        )
        return expected - keep * support

    return _towards(max(plays(pool), key=gain), own.play)


def keep_worth(position: Position) -> float:
    """What a point of espionage is worth if it stays in hand, in prestige."""
    if position.rounds_after:
        return KEEP
    return KEEP_THIS_ROUND if launches_to_come(position) else 0.001


def launches_to_come(position: Position) -> bool:
    """Whether somebody may still launch this round after the launch in progress."""
    view = position.view
    if view.phase != MISSIONS or view.launch is None:
        return True
    return view.order[-1] != view.launch.seat


def choose_free_card(position: Position, actions: Sequence[Action]) -> Action:
    """Make room by throwing away a card below the mean of what may be drawn."""
    unseen = unseen_cards(position.view)
    mean = sum(value * count for value, count in enumerate(unseen, 1)) / max(1, sum(unseen))
    worst = min((a for a in actions if isinstance(a, Discard)), key=lambda a: a.card, default=None)
    return worst if worst is not None and worst.card < mean else Forgo()


def _paid(position: Position, mission: str, seat: int) -> tuple[float, ...]:
    """What each cell is worth to the launching nation, a step towards the Moon counted in."""
    paid: list[float] = list(
        worths(
            position.atlas.by_id[mission].cells,
            mission_flags(position.view, mission),
        )
    )
    flown = any(f.mission == MOON for f in position.view.nations[seat].flights)
    if mission != MOON and not flown and position.rounds_after:
        paid[-1] += ADVANCE
    return tuple(paid)


def _towards(target: Cards, laid: Cards) -> Action:
    """The next action on the way from what is laid to what should be, or the seal."""
    for card in _beyond(laid, target):
        return Take(card)
    for card in _beyond(target, laid):
        return Play(card)
    return Seal()


def _beyond(cards: Cards, others: Cards) -> Iterator[int]:
    """The cards, lowest first, that ``cards`` has more of than ``others``."""
    for value in sorted(set(cards)):
        yield from [value] * (cards.count(value) - others.count(value))
