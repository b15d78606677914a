"""The state of a game of First Martians, as frozen values.

Piles that nobody has seen have no order: a card is drawn from all that it could be, when it is
drawn. That is the same chance as a shuffled pile, and leaves no order to be kept secret. What is
secret beside the seed is when a delayed effect will come, if it does: ``repr`` leaves it out.

``State`` has no slots, since ``replace`` copies a dict several times as fast.
"""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, NamedTuple, TypeVar

from rules.core.game import Outcome, Seat
from rules.core.structs import struct
from rules.first_martians.components.content import Content
from rules.first_martians.components.mars_base import FacilityData
from rules.first_martians.components.missions import Mission
from rules.first_martians.pieces import (
    Astronaut,
    Facility,
    Farm,
    LogEntry,
    Plan,
    Rover,
    Site,
    Step,
    Supply,
)
from rules.first_martians.terms import (
    BLOCK_INDEX,
    ENERGY,
    FOOD,
    GROWTH,
    OXYGEN,
    PARTS,
    ROLES,
)

CARRIED = "carried"
T = TypeVar("T")
Carried = Annotated[T, CARRIED]
"""A field of the state that a campaign's next mission begins with (B13)."""


class Delayed(NamedTuple):
    """Effects that may come later: their reference, whom they hit, the round (0 is never)."""

    reference: str
    seat: Seat
    due: int


@struct
class Start:
    """The agreement before the first move, which never changes.

    ``solo``: one person leads both astronauts, so all machines are at hand, two each round (B12).
    ``campaign``: skill cards are locked until discoveries unlock them (B13). ``majority``: more
    than half of the crew may settle a plan. ``lessons``: the first mission explains its rules.
    """

    content: Content
    mission: Mission
    roles: tuple[str, ...]
    level: str
    solo: bool
    campaign: bool
    majority: bool
    lessons: bool
    seed: bytes = field(repr=False)

    @property
    def teaches(self) -> bool:
        """Whether rules are explained: in the first mission, unless the table knows them."""
        return self.lessons and self.mission.id == self.content.missions.missions[0].id

    @property
    def quorum(self) -> int:
        """The number of astronauts that have to agree to a plan."""
        return len(self.roles) // 2 + 1 if self.majority else len(self.roles)

    @property
    def sols(self) -> int:
        """The mission's last round."""
        return self.mission.sols[self.level][str(len(self.roles))]

    @property
    def given_upgrades(self) -> dict[str, str]:
        """Upgrades that a small crew's facilities have from the start, by facility (B12)."""
        if len(self.roles) == len(ROLES):
            return {}
        upgrades = self.content.base.upgrades
        return {each.facility: each.id for each in upgrades if each.autoscanner}


@struct(slots=False)
class State:
    """The whole game at one moment.

    ``draws`` counts the numbers drawn from the seed, ``asked`` the decisions put to anybody;
    ``round`` counts from 1, ``phase`` from 1 to 6. ``todo`` is what happens or is decided next,
    first entry first. ``tracks``, ``boxes`` (red?), ``decks`` and ``discards`` are by block, as in
    ``terms.BLOCKS``; decks, ``regions`` and ``pois`` hold what isn't seen yet, in no order.
    ``cargo`` is at hand, ``pending`` comes at the round's end, ``examined`` and ``discovered`` are
    samples. ``upgrades`` are cards at hand. ``repaired`` are parts that work from the end of the
    action phase on. ``ignored`` are spaces whose terrain a seat ignores this round. ``decided`` are
    the sides taken in events' choices, as ``event:side``. ``erected`` are the mission's
    projects outside with their spaces, ``charted`` the regions that were explored before it began,
    ``lying`` the objective tokens on unexplored spaces. ``laid`` are regions on their spaces, face
    down, of which those ``scanned`` are known. ``percent`` is what Research cards have brought so
    far, ``separated`` whether the lowest is left out. ``met`` are the
    rules explained so far, each with the number of the decision that it is about, or 0. What is
    ``Carried`` is handed on to the next mission of a campaign.
    """

    start: Start
    draws: int
    asked: int
    round: int
    phase: int
    first: Seat
    todo: tuple[Step, ...]
    morale: Carried[int]
    stress: Carried[int]
    supply: Carried[Supply]
    crew: Carried[tuple[Astronaut, ...]]
    machines: tuple[str, ...]
    rovers: Carried[tuple[Rover, ...]]
    facilities: Carried[tuple[Facility, ...]]
    tracks: Carried[tuple[int, ...]]
    boxes: Carried[tuple[bool, ...]]
    decks: Carried[tuple[tuple[str, ...], ...]]
    discards: Carried[tuple[tuple[str, ...], ...]]
    sites: Carried[tuple[Site, ...]]
    regions: Carried[tuple[str, ...]]
    pois: Carried[tuple[str, ...]]
    cargo: Carried[tuple[str, ...]]
    pending: Carried[tuple[str, ...]]
    examined: Carried[tuple[str, ...]]
    discovered: tuple[str, ...]
    upgrades: Carried[tuple[str, ...]]
    events_seen: Carried[tuple[str, ...]]
    decided: Carried[tuple[str, ...]]
    adventures_seen: Carried[tuple[str, ...]]
    log: tuple[LogEntry, ...]
    delayed: Carried[tuple[Delayed, ...]] = field(repr=False)
    plan: Plan
    repaired: tuple[tuple[str, str], ...]
    ignored: tuple[tuple[Seat, str], ...]
    built: tuple[str, ...]
    erected: tuple[tuple[str, str], ...]
    charted: int
    lying: tuple[tuple[str, str], ...]
    laid: Carried[tuple[tuple[str, str], ...]] = field(repr=False)
    scanned: Carried[tuple[str, ...]]
    percent: int
    separated: bool
    reached: tuple[str, ...]
    met: tuple[tuple[str, int], ...]
    outcome: Outcome | None

    @property
    def moment(self) -> int:
        """The round and the phase as one number that grows."""
        return self.round * 10 + self.phase

    def facility(self, name: str) -> Facility | None:
        """A facility in play, or ``None``."""
        for each in self.facilities:
            if each.id == name:
                return each
        return None

    def site(self, space: str) -> Site | None:
        """An explored space, or ``None``."""
        for each in self.sites:
            if each.space == space:
                return each
        return None

    def rover(self, name: str) -> Rover:
        """A rover by its id."""
        return next(each for each in self.rovers if each.id == name)

    def track(self, block: str) -> int:
        """A block's malfunction track."""
        return self.tracks[BLOCK_INDEX[block]]

    def seat_of(self, role: str) -> Seat:
        """The seat of an astronaut; raises ``ValueError`` for one that isn't in the crew."""
        return self.start.roles.index(role)

    def in_stock(self, resource: str) -> int:
        """Units of a resource in the General Supply."""
        return {ENERGY: self.supply.energy, OXYGEN: self.supply.oxygen, FOOD: self.supply.food}[
            resource
        ]

    def suffers(self, seat: Seat, kind: str) -> bool:
        """Whether a condition acts on an astronaut now: from the phase after it was drawn on."""
        astronaut = self.crew[seat]
        return kind in astronaut.cured or any(
            each.kind == kind and each.since < self.moment for each in astronaut.ailments
        )

    def has(self, seat: Seat, kind: str) -> bool:
        """Whether an astronaut has a condition, acting or not."""
        return any(each.kind == kind for each in self.crew[seat].ailments)


def new_facility(data: FacilityData, broken: tuple[str, ...] = (), upgrade: str = "") -> Facility:
    """A facility as it comes into play: full production, no greenhouse, ``broken`` parts red."""
    farm = Farm(0, 0, (0,) * GROWTH) if data.greenhouses else None
    return Facility(
        data.id, tuple(sorted(broken, key=PARTS.index)), data.most, upgrade=upgrade, farm=farm
    )
