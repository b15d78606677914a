"""The pieces on the table, and the state of a game of First Martians, as frozen values."""

from __future__ import annotations

from dataclasses import field, replace
from typing import Annotated, Any, NamedTuple, TypeVar

from rules.core.game import Outcome, Seat
from rules.core.structs import struct, with_item
from rules.first_martians.components.campaigns import Campaign
from rules.first_martians.components.content import Content
from rules.first_martians.components.missions import Mission
from rules.first_martians.components.places import FacilityData
from rules.first_martians.terms import BLOCK_INDEX, ENERGY, FOOD, GROWTH, OXYGEN, PARTS, ROLES


class Supply(NamedTuple):
    """The General Supply, in units."""

    energy: int
    oxygen: int
    food: int


class Ailment(NamedTuple):
    """A condition and when it was drawn, as ``moment`` of round and phase (B10)."""

    kind: str
    since: int


@struct
class Astronaut:
    """An astronaut: wounds (0 to 5), conditions, morale tokens, skills and those used this round.

    ``cured`` are conditions discarded in this phase: they act until its end (B6, Heal).
    """

    role: str
    wounds: int = 0
    ailments: tuple[Ailment, ...] = ()
    tokens: int = 0
    skills: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    cured: tuple[str, ...] = ()


class Shutdown(NamedTuple):
    """A shutdown tile on a facility: ``tile`` is its id once it has been turned up."""

    grid: str
    tile: str = ""


@struct
class Farm:
    """Greenhouses built, mature plants in them, and a marker or none on each growth space."""

    greenhouses: int
    plants: int
    growth: tuple[int, ...]


@struct
class Facility:
    """A facility in play: its red parts, its production, its tokens, what shuts it down.

    ``now`` and ``next`` are its ``!`` and ``>>`` spaces, the top token of ``next`` being the last.
    """

    id: str
    broken: tuple[str, ...] = ()
    production: int = 0
    now: tuple[str, ...] = ()
    next: tuple[str, ...] = ()
    shutdowns: tuple[Shutdown, ...] = ()
    upgrade: str = ""
    farm: Farm | None = None

    @property
    def shut(self) -> bool:
        """Whether a shutdown tile lies on it, face up or down."""
        return bool(self.shutdowns)


class Rover(NamedTuple):
    """A rover and the tokens on its ``x`` space."""

    id: str
    tokens: tuple[str, ...] = ()


class Site(NamedTuple):
    """An explored space: its region, the samples left there, and objective tokens."""

    space: str
    region: str
    samples: int
    finds: tuple[str, ...] = ()


class LogEntry(NamedTuple):
    """A mission event whose action is still open, and the round in which it came."""

    event: str
    round: int


class Job(NamedTuple):
    """The thing that a stack of pawns is laid for; ``kind`` is one of ``terms.TYPE_OF_JOB``.

    ``about`` is its event, item, part, token, upgrade or project, ``where`` the facility, rover or
    space; ``route`` are the spaces driven over, the last being where the work is done. ``how`` is
    the donor of a part, the study of a sample, the condition to cure, or the resource of a tile.
    """

    kind: str
    about: str = ""
    where: str = ""
    route: tuple[str, ...] = ()
    how: str = ""


class Stack(NamedTuple):
    """A stack of pawns, top first: astronauts' by role, machines' by id (B6).

    The top pawn's astronaut performs; a machine on top is operated by ``operator``. ``why`` is the
    reason for which it was begun (``plan.purpose``).
    """

    number: int
    job: Job
    pawns: tuple[str, ...]
    operator: Seat
    rover: str = ""
    why: str = ""


class OpenCall(NamedTuple):
    """A proposal that a seat help with a stack."""

    seat: Seat
    stack: int


class Proposal(NamedTuple):
    """A part of a facility that shall be stripped, and the seats that have agreed to it."""

    facility: str
    part: str
    agreed: tuple[Seat, ...]


class Needs(NamedTuple):
    """The needs and risks of an action, as it was declared (B6).

    ``pawns`` have to be laid at least, ``given`` are. ``energy``, ``oxygen``, ``food`` and
    ``items`` are its costs. ``roll`` is empty, ``success`` (that die alone) or ``all`` (three
    dice). Penalties are a wound, an adventure, a loss of morale, a success that has to be rolled
    twice, and a wound die for the rover.
    """

    pawns: int
    given: int
    energy: int = 0
    oxygen: int = 0
    food: int = 0
    items: tuple[str, ...] = ()
    roll: str = ""
    wound: bool = False
    adventure: bool = False
    lose_morale: bool = False
    reroll: bool = False
    rover_check: bool = False


@struct
class Plan:
    """The stacks that the crew has laid out for this round, in the order of their laying.

    ``strips`` are parts that shall be stripped once all agree to it. ``ready`` are the seats that
    agree to the plan. Once all did, costs are paid and ``needs`` hold what each
    stack takes: what changes later doesn't affect actions that are declared.
    """

    stacks: tuple[Stack, ...] = ()
    calls: tuple[OpenCall, ...] = ()
    ready: tuple[Seat, ...] = ()
    needs: tuple[Needs, ...] = ()
    strips: tuple[Proposal, ...] = ()

    def stack(self, number: int) -> Stack | None:
        """The stack of a number, if there is one."""
        return next((each for each in self.stacks if each.number == number), None)

    def pawns_of(self, pawn: str) -> int:
        """The number of pawns of an astronaut or machine that are laid."""
        laid = 0
        for each in self.stacks:
            laid += each.pawns.count(pawn)
        return laid


class Step(NamedTuple):
    """A step that is yet to be carried out; a decision if ``number`` isn't 0.

    ``kind`` names the step or the decision. ``seat`` decides, or is affected; -1 stands for no
    single seat, and for a decision that all share. ``data`` holds the details.
    """

    kind: str
    seat: Seat = -1
    data: tuple[str, ...] = ()
    number: int = 0


CARRIED = "carried"
T = TypeVar("T")
Carried = Annotated[T, CARRIED]
"""A field of the state that a campaign's next mission begins with (B13)."""


class Delayed(NamedTuple):
    """Effects that may come later: their reference, whom they hit, the round (0 is never)."""

    reference: str
    seat: Seat
    due: int


class ChapterRecord(NamedTuple):
    """A mission of the campaign that is over.

    ``why`` and ``round`` are its end, ``reached`` its objectives, ``wounds`` the crew's by seat,
    ``side`` what was decided at its debriefing, or empty, ``broken`` the parts that counted against
    its threshold.
    """

    chapter: str
    won: bool
    why: str
    round: int
    reached: tuple[str, ...]
    wounds: tuple[int, ...]
    side: str = ""
    broken: int = 0


@struct
class Start:
    """The agreement before the first move, which never changes.

    ``mission`` is the only one, or a campaign's first. ``solo``: one person leads both astronauts,
    so all machines are at hand, two each round (B12). ``locked``: skill cards are, until
    discoveries unlock them (B13). ``majority``: more than half of the crew may settle a plan.
    ``lessons``: the first mission explains its rules. ``first`` is the role that shall be first
    player; one not in the crew stands for a lot.
    """

    content: Content
    mission: Mission
    roles: tuple[str, ...]
    level: str
    solo: bool
    locked: bool
    majority: bool
    lessons: bool
    first: str
    seed: bytes = field(repr=False)
    campaign: Campaign | None = field(default=None, repr=False)

    @property
    def teaches(self) -> bool:
        """Whether rules are explained: in the first mission, unless the table knows them."""
        return self.lessons and self.mission.id == self.content.missions.missions[0].id

    def mission_of(self, chapter: str) -> Mission:
        """The mission of a chapter of the campaign."""
        assert self.campaign is not None
        return self.content.mission[self.campaign.chapter[chapter].mission]

    @property
    def quorum(self) -> int:
        """The number of astronauts that have to agree to a plan."""
        return len(self.roles) // 2 + 1 if self.majority else len(self.roles)

    @property
    def given_upgrades(self) -> dict[str, str]:
        """Upgrades that a small crew's facilities have from the start, by facility (B12)."""
        if len(self.roles) == len(ROLES):
            return {}
        upgrades = self.content.base.upgrades
        return {each.facility: each.id for each in upgrades if each.autoscanner}


@struct
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

    In a campaign ``chapter`` is the mission's, ``records`` are those that are over, ``former``
    those that no longer count since it was begun anew, ``resting`` says whether the next one is yet
    to begin, ``sides`` are those taken in its events, ``rules`` those that hold for good, ``saved``
    is the hand-over that the mission began with (as JSON) and ``ending`` how all of it ended.
    """

    start: Start
    draws: int
    asked: int
    round: int
    phase: int
    first: Carried[Seat]
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
    chapter: str = ""
    records: tuple[ChapterRecord, ...] = ()
    resting: bool = False
    sides: tuple[str, ...] = ()
    rules: Carried[tuple[str, ...]] = ()
    saved: str = field(default="", repr=False)
    ending: str = ""
    former: tuple[ChapterRecord, ...] = ()

    @property
    def moment(self) -> int:
        """The round and the phase as one number that grows."""
        return self.round * 10 + self.phase

    @property
    def mission(self) -> Mission:
        """The mission that is flown now."""
        return self.start.mission if not self.chapter else self.start.mission_of(self.chapter)

    @property
    def sols(self) -> int:
        """The mission's last round."""
        return self.mission.sols[self.start.level][str(len(self.start.roles))]

    def facility(self, name: str) -> Facility | None:
        """A facility in play, or ``None``."""
        for each in self.facilities:
            if each.id == name:
                return each
        return None

    def required_facility(self, name: str) -> Facility:
        """A facility that is known to be in play."""
        facility = self.facility(name)
        assert facility is not None
        return facility

    def with_facility(self, name: str, **changes: Any) -> State:
        facilities = tuple(
            replace(each, **changes) if each.id == name else each for each in self.facilities
        )
        return replace(self, facilities=facilities)

    def with_astronaut(self, seat: Seat, **changes: Any) -> State:
        return replace(self, crew=with_item(self.crew, seat, replace(self.crew[seat], **changes)))

    def drawn(self, draws: int | None) -> State:
        """The state after a draw; ``draws`` is the new counter of chance."""
        assert draws is not None
        return replace(self, draws=draws)

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
