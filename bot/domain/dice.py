"""The parts of a game's seed: a promised secret, and presses that nobody could foresee. Pure.

docs/fairness.md says what this proves against whom.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from rules.core.game import Seat


@dataclass(frozen=True, slots=True)
class Contribution:
    """The id that Discord gave to a press, as part of a seed.

    ``seat`` is the one whose person pressed; ``None`` stands for the press that started the game.
    """

    seat: Seat | None
    press_id: int

    @property
    def who(self) -> str:
        """Who made it, as the seed's recipe has it."""
        return "start" if self.seat is None else f"seat {self.seat}"


@dataclass(frozen=True, slots=True)
class Promise:
    """The SHA-256 of a table's secret; the secret itself stays in the database.

    ``message_id`` is the first message that showed it, ``None`` until that is posted. There are no
    ``contributions`` before the game begins, and no others after that.
    """

    hash: str
    message_id: int | None = None
    contributions: tuple[Contribution, ...] = ()

    def precedes(self, press: int | None) -> bool:
        """Whether everybody could read it before a press; no other press counts.

        Ids of Discord's grow with time.
        """
        return press is not None and self.message_id is not None and self.message_id < press

    def with_presses(self, presses: Iterable[tuple[Seat | None, int | None]]) -> Promise:
        """The same with the contributions that a game begins with, in the order given."""
        added = (
            Contribution(seat, press)
            for seat, press in presses
            if press is not None and self.precedes(press)
        )
        return replace(self, contributions=tuple(added))

    @property
    def recipe(self) -> tuple[tuple[str, int], ...]:
        """The contributions as ``rules.core.chance.seed_of`` takes them."""
        return tuple((one.who, one.press_id) for one in self.contributions)
