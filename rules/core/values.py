"""The values that every game shares: seats, decisions, options, the set-up, the outcome."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any, NamedTuple, TypeAlias

from rules.core.errors import IllegalAction
from rules.core.structs import struct

Seat: TypeAlias = int
"""A place at the table, counted from 0 in turn order (clockwise)."""

Viewer: TypeAlias = Seat | None
"""The reader of a view: a seat, or the public (``None``)."""

Json: TypeAlias = Any
"""A value that ``json.dumps`` takes as it is."""


class Decision(NamedTuple):
    """Something that a seat has to choose now.

    ``kind`` is an id of the game's; ``secret`` says that others may not learn the choice before a
    reveal. ``about`` tells one decision from the next of its kind (``1965``, ``1965 usa``): as
    long as ``kind`` and ``about`` stay, it is the same decision and its clock runs on. Who decides
    is public, so neither may hold a secret.

    ``shared`` decisions are made together with the other seats whose decision has the same kind
    and about: they have one clock. Whether any one of them may act or each has to agree is up to
    the game. ``ready``: the seat has done its part and may still change its mind; nobody waits for
    it, and its time can't run out. As long as the decision is open, somebody isn't ready.
    ``called``: another waits for this seat before it can do its own part.
    """

    seat: Seat
    kind: str
    secret: bool = False
    about: str = ""
    shared: bool = False
    ready: bool = False
    called: bool = False


@struct
class Option:
    """A table option: its id, the ids of its choices, and the one that new tables begin with.

    ``absent`` is the choice of a setup that doesn't name the option: how tables were played that
    were set up before there was a choice. ``None``: the default. ``former`` are choices of older
    tables that aren't offered any more.
    """

    id: str
    choices: tuple[str, ...]
    default: str
    absent: str | None = None
    former: tuple[str, ...] = ()

    def chosen(self, options: Mapping[str, str]) -> str:
        """The choice that a setup's or a table's options have made.

        >>> Option("moons", ("one", "two"), "one", absent="two").chosen({})
        'two'
        """
        return options.get(self.id, self.absent or self.default)


@struct
class Setup:
    """The start of a game: with the seed and the actions, all that replays it.

    ``seats`` holds one identity per seat in turn order. ``options`` maps option ids to choices;
    what is missing is as ``Option.chosen`` says. ``content`` is the board and card data that the
    game was started with, so that a later edition of the data files leaves running games alone;
    ``None`` stands for the data shipped with the program. ``carried`` is what an earlier game of a
    campaign ended with (``GameDefinition.carried_over``), ``None`` where there was none.
    """

    seats: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    content: Json = None
    carried: Json = None


@struct
class Standing:
    """A seat's place in the final order: ``rank`` 1 is best, equal ranks are shared."""

    seat: Seat
    rank: int
    score: int
    tiebreak: int = 0


@struct
class Outcome:
    """The end of a game: standings from best to worst.

    ``together`` says that the seats played as one: all have rank 1 if they won, none if they lost.
    """

    standings: tuple[Standing, ...]
    together: bool = False

    @classmethod
    def of_all(cls, seats: int, *, won: bool, score: int = 0) -> Outcome:
        """The end of a game that all seats win or lose together.

        >>> Outcome.of_all(2, won=True).winners
        (0, 1)
        >>> Outcome.of_all(2, won=False).winners
        ()
        """
        rank = 1 if won else 2
        return cls(tuple(Standing(seat, rank, score) for seat in range(seats)), together=True)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats of rank 1; several where the victory is shared, none where all have lost."""
        return tuple(s.seat for s in self.standings if s.rank == 1)


def check_seats(seats: Sequence[str], counts: range, identities: Sequence[str]) -> None:
    """Raise ``IllegalAction`` unless as many seats as may play have each an identity of its own."""
    if len(seats) not in counts:
        raise IllegalAction("seat-count", count=len(seats), least=counts[0], most=counts[-1])
    for index, identity in enumerate(seats):
        if identity not in identities:
            raise IllegalAction("unknown-identity", identity=identity)
        if identity in seats[:index]:
            raise IllegalAction("identity-taken", identity=identity)


def chosen_options(known: Sequence[Option], options: Mapping[str, str]) -> dict[str, str]:
    """Every option with its choice, made or not; raises ``IllegalAction``."""
    by_id = {option.id: option for option in known}
    for name, made in options.items():
        if name not in by_id:
            raise IllegalAction("unknown-option", option=name)
        if made not in (*by_id[name].choices, *by_id[name].former):
            raise IllegalAction("unknown-choice", option=name, choice=made)
    return {option.id: option.chosen(options) for option in known}


def percentages(counts: Sequence[int]) -> tuple[int, ...]:
    """Shares in whole percent that sum to 100: the largest remainders are rounded up.

    Of equal remainders the earlier is. ``ValueError`` where all counts are 0.

    >>> percentages((1, 1, 1)), percentages((8, 3, 4, 1, 1))
    ((34, 33, 33), (47, 18, 23, 6, 6))
    """
    total = sum(counts)
    if not total:
        raise ValueError("nothing to share")
    shares = [100 * count // total for count in counts]
    order = sorted(range(len(counts)), key=lambda place: -(100 * counts[place] % total))
    for place in order[: 100 - sum(shares)]:
        shares[place] += 1
    return tuple(shares)
