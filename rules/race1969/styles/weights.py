"""The weights of each style, the only thing in which two autopilots differ."""

from __future__ import annotations

from dataclasses import dataclass

from rules.race1969.terms import SCIENTISTS


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of a style; a nation that weighs everything at 1 believes its forecast.

    ``levels`` are factors on the prestige of missions by level I, II, III and the Moon; a level of
    weight 0 is never launched. ``foresight`` is how much research it expects to add to each symbol
    in a round, which makes it wait with long tracks. ``patience`` is a factor on a later flight to
    the Moon; below 1 it makes it fly there early. ``money`` is what it reckons a million to be
    worth in prestige at the start of the game; this falls to ``late_money`` in the last round.
    ``cards`` scales what it will pay and play for espionage and 0 means none at all; ``sabotage``
    scales what a rival's loss is worth to it, and ``spies`` what a spy does to its host. ``hires``
    are the types of scientist that it takes at all. ``trade`` is the prestige that a million must
    promise before it trades prestige away. ``thrift`` lies between 0, to buy what gains most, and
    1, to buy what gains most for each million; ``whim`` is how much less than the best an offer may
    promise, as a share, and still be taken.
    """

    levels: tuple[float, float, float, float] = (1.0, 1.0, 1.0, 1.0)
    foresight: float = 0.25
    patience: float = 0.65
    money: float = 0.42
    late_money: float = 0.03
    cards: float = 1.0
    sabotage: float = 1.0
    spies: float = 1.0
    hires: tuple[str, ...] = SCIENTISTS
    trade: float = 0.60
    thrift: float = 1.0
    whim: float = 0.3


STYLES: dict[str, Weights] = {
    "balanced": Weights(),
    "moonshot": Weights(levels=(0.97, 0.98, 1.0, 1.05), patience=0.6),
    "saboteur": Weights(
        levels=(1.0, 1.0, 1.0, 0.95), cards=1.1, sabotage=1.15, spies=1.2, money=0.45
    ),
    "builder": Weights(levels=(0.98, 1.02, 1.02, 0.7)),
}

PLAYOUT = Weights(
    levels=(0.96, 1.04, 1.06, 0.93),
    foresight=0.24,
    patience=0.76,
    money=0.56,
    late_money=0.025,
    cards=1.3,
    sabotage=0.7,
    spies=0.8,
    trade=0.45,
    thrift=0.73,
    whim=0.0,
)
"""The weights of all seats in the games that the expert imagines, and of its usual choice.

Most are the mean of the best of 96 that were drawn at random about those that had done best before,
each in 160 games of two and four nations against the styles (the cross-entropy method). With these
it flew to the Moon in every game and won 87 of 100 at tables of two. ``levels``, ``foresight`` and
``thrift`` were changed so that it flies there in 6 games of 10 and wins 80, with it or without.
"""
