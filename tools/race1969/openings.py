"""One-sided ways to play 1969: none of them should win much more than its share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from rules.core.chance import Dice
from rules.core.game import Autopilot
from rules.race1969.autopilot import Pilot
from rules.race1969.espionage import Seal
from rules.race1969.expert import AUTOPILOTS
from rules.race1969.forecast import STYLES, Weights
from rules.race1969.income import Forgo, Trade
from rules.race1969.missions import Keep, Stay
from rules.race1969.purchases import Done
from rules.race1969.state import Action
from rules.race1969.terms import MOON
from rules.race1969.view import View

MOON_ONLY = Pilot("moon-only", Weights(levels=(0.0, 0.0, 0.0, 1.0), foresight=0.12))


@dataclass(slots=True)
class MoonFirst:
    """Straight to the Moon: nothing is launched before it, anything after."""

    style: str = "straight-to-moon"

    def choose(self, view: View, actions: Sequence[Action], dice: Dice) -> Action:
        """The Moon's way until the nation has flown there, then the balanced one."""
        seat = view.viewer
        flown = seat is not None and any(
            flight.mission == MOON for flight in view.nations[seat].flights
        )
        pilot = AUTOPILOTS["balanced"] if flown else MOON_ONLY
        return pilot.choose(view, actions, dice)


@dataclass(slots=True)
class Defaults:
    """Takes the action of a seat whose time is up, which spends nothing."""

    style: str = "defaults"

    def choose(self, view: View, actions: Sequence[Action], dice: Dice) -> Action:
        """The one of ``actions`` that is a default."""
        return next(action for action in actions if action in DEFAULT_ACTIONS)


DEFAULT_ACTIONS: tuple[Action, ...] = (Forgo(), Trade(0), Done(), Stay(), Keep(), Seal())
DEFAULTS = Defaults()


def _pilot(style: str, weights: Weights) -> Autopilot[View, Action]:
    return Pilot(style, weights)


OPENINGS: Mapping[str, Autopilot[View, Action]] = MappingProxyType(
    {
        "all-level-1": _pilot("all-level-1", Weights(levels=(1.0, 0.0, 0.0, 0.0))),
        "straight-to-moon": MoonFirst(),
        "all-spies": _pilot(
            "all-spies", Weights(hires=("spy",), spies=4.0, sabotage=1.5, cards=1.4)
        ),
        "no-cards": _pilot("no-cards", Weights(cards=0.0)),
        "all-cards": _pilot("all-cards", Weights(cards=2.5, sabotage=2.5)),
        "no-moon": _pilot("no-moon", Weights(levels=(1.0, 1.0, 1.0, 0.0))),
    }
)
"""Each by its id. The first four are those that the board is tuned against."""

PILOTS: Mapping[str, Autopilot[View, Action]] = MappingProxyType(
    {**AUTOPILOTS, **OPENINGS, DEFAULTS.style: DEFAULTS}
)
"""Everybody who may sit down in a simulation."""

STANDARD = tuple(STYLES)
"""The styles that people can choose, in order."""
