"""The parts of a choice between a few options."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rules.core.game import Seat
from rules.first_martians.evolve.recorder import Progress
from rules.first_martians.pieces import Step
from rules.first_martians.state import State


def first_option(state: State, step: Step, options: tuple[str, ...]) -> str:
    """The default where nothing speaks for another option."""
    return options[0]


@dataclass(frozen=True, slots=True)
class Topic:
    """A kind of choice: its options (ids), what comes of one, and what is done by default.

    Where there is no option nothing is asked, and where there is only one it is taken at once.
    """

    options: Callable[[State, Step], tuple[str, ...]]
    carry_out: Callable[[Progress, Step, Seat, str], None]
    default: Callable[[State, Step, tuple[str, ...]], str] = first_option
