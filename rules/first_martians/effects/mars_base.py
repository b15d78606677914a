"""Effects on the base: supply, parts, production, tokens, farms, shutdowns (B3, B7)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.events import Hidden, event
from rules.core.piles import added, without
from rules.first_martians.components.content import spare
from rules.first_martians.effects.mars import ItemGained, gain_mineral
from rules.first_martians.progress import Event, Progress
from rules.first_martians.state import (
    Astronaut,
    Facility,
    Farm,
    Rover,
    Shutdown,
    State,
    new_facility,
)
from rules.first_martians.terms import (
    BLOCKED,
    GROWTH,
    MINUS_PAWN,
    NEXT,
    NOW,
    PARTS,
    SAMPLE,
    TOKENS,
)


@event
class SupplyChanged(Event):
    """Units of a resource came into the General Supply, or went."""

    lesson = "supply"

    resource: str
    amount: int
    why: str

    def evolve(self, state: State) -> State:
        amount = state.in_stock(self.resource) + self.amount
        return replace(state, supply=state.supply._replace(**{self.resource: amount}))


@event
class ProductionChanged(Event):
    """A facility produces more or less from now on."""

    facility: str
    amount: int

    def evolve(self, state: State) -> State:
        production = state.required_facility(self.facility).production + self.amount
        return state.with_facility(self.facility, production=production)


@event
class PartBroken(Event):
    """A part of a facility turned red; ``draws`` where chance said which."""

    lesson = "red-parts"

    facility: str
    part: str
    why: str
    draws: Hidden[int] = None

    def evolve(self, state: State) -> State:
        if self.draws is not None:
            state = replace(state, draws=self.draws)
        broken = (*state.required_facility(self.facility).broken, self.part)
        return state.with_facility(self.facility, broken=tuple(sorted(broken, key=PARTS.index)))


@event
class PartRepaired(Event):
    """A part of a facility works again, at once."""

    facility: str
    part: str
    why: str

    def evolve(self, state: State) -> State:
        broken = without(state.required_facility(self.facility).broken, self.part)
        return state.with_facility(self.facility, broken=broken)


@event
class RepairDone(Event):
    """A part was repaired; it works from the end of the action phase on."""

    lesson = "repairs"

    facility: str
    part: str

    def evolve(self, state: State) -> State:
        return replace(state, repaired=(*state.repaired, (self.facility, self.part)))


@event
class RepairsOperative(Event):
    """The action phase is over: what was repaired in it works."""

    def evolve(self, state: State) -> State:
        for facility, part in state.repaired:
            if part in state.required_facility(facility).broken:
                state = PartRepaired(facility, part, "repair").evolve(state)
        return replace(state, repaired=())


@event
class FacilityShut(Event):
    """A shutdown tile was laid face down on a facility (B6, III 1)."""

    lesson = "shutdown"

    facility: str
    grid: str
    why: str

    def evolve(self, state: State) -> State:
        shutdowns = (*state.required_facility(self.facility).shutdowns, Shutdown(self.grid))
        return state.with_facility(self.facility, shutdowns=shutdowns)


@event
class ShutdownTurned(Event):
    """A shutdown tile was turned up."""

    lesson = "restart"

    facility: str
    grid: str
    tile: str
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        state = state.drawn(self.draws)
        shutdowns = state.required_facility(self.facility).shutdowns
        turned = tuple(Shutdown(s.grid, self.tile) if s.grid == self.grid else s for s in shutdowns)
        return state.with_facility(self.facility, shutdowns=turned)


@event
class ShutdownDiscarded(Event):
    """A shutdown tile was discarded, as it says."""

    facility: str
    grid: str

    def evolve(self, state: State) -> State:
        shutdowns = state.required_facility(self.facility).shutdowns
        left = tuple(each for each in shutdowns if each.grid != self.grid)
        return state.with_facility(self.facility, shutdowns=left)


@event
class FarmChanged(Event):
    """Plants of a farm grew, wilted, were sown, lost, or a greenhouse was built."""

    lesson = "farm"

    facility: str
    farm: Farm
    why: str

    def evolve(self, state: State) -> State:
        return state.with_facility(self.facility, farm=self.farm)


@event
class UpgradeLost(Event):
    """An upgrade of a facility was destroyed."""

    facility: str
    upgrade: str

    def evolve(self, state: State) -> State:
        return state.with_facility(self.facility, upgrade="")


@event
class TokenPlaced(Event):
    """A token was laid on a facility's ``now`` or ``next`` space."""

    facility: str
    space: str
    token: str
    why: str

    def lesson_met(self) -> str:
        return "waiting-tokens" if self.space == NEXT else "tokens"

    def evolve(self, state: State) -> State:
        facility = state.required_facility(self.facility)
        if self.space == NOW:
            return state.with_facility(self.facility, now=(*facility.now, self.token))
        return state.with_facility(self.facility, next=(*facility.next, self.token))


@event
class RoverTokenPlaced(Event):
    """A token was laid on a rover's space."""

    lesson = "rovers"

    rover: str
    token: str
    why: str

    def evolve(self, state: State) -> State:
        return _rover(state, self.rover, (*state.rover(self.rover).tokens, self.token))


@event
class RoverTokenRemoved(Event):
    """A token was taken off a rover's space."""

    rover: str
    token: str

    def evolve(self, state: State) -> State:
        return _rover(state, self.rover, without(state.rover(self.rover).tokens, self.token))


@event
class RoverChecked(Event):
    """A wound die was rolled for a rover: is it damaged?"""

    lesson = "rovers"

    rover: str
    damaged: bool
    why: str
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        state = state.drawn(self.draws)
        if not self.damaged:
            return state
        return _rover(state, self.rover, (*state.rover(self.rover).tokens, BLOCKED))


@event
class UpgradeDismantled(Event):
    """An upgrade's card was turned in for its two spare parts."""

    upgrade: str

    def evolve(self, state: State) -> State:
        cargo = state.cargo
        for part in state.start.content.base.upgrade[self.upgrade].spares:
            cargo = added(cargo, spare(part))
        return replace(state, upgrades=without(state.upgrades, self.upgrade), cargo=cargo)


@event
class UpgradeMade(Event):
    """An upgrade's tile was made; it is installed in Clean-up."""

    lesson = "upgrades"

    upgrade: str

    def evolve(self, state: State) -> State:
        pending = added(state.pending, self.upgrade)
        return replace(state, upgrades=without(state.upgrades, self.upgrade), pending=pending)


@event
class ProjectBuilt(Event):
    """A project of the mission was built; outside it stands on a ``space``."""

    project: str
    space: str = ""

    def evolve(self, state: State) -> State:
        erected = ((self.project, self.space),) if self.space else ()
        return replace(
            state, built=(*state.built, self.project), erected=(*state.erected, *erected)
        )


@event
class FacilityBuilt(Event):
    """A facility came into play; all its parts are red unless it ``works``."""

    facility: str
    works: bool = False

    def evolve(self, state: State) -> State:
        data = state.start.content.base.facility[self.facility]
        broken = () if self.works else tuple(data.parts)
        facility = new_facility(data, broken, state.start.given_upgrades.get(data.id, ""))
        return replace(state, facilities=(*state.facilities, facility))


@event
class CleanedUp(Event):
    """Tokens moved on, pending things came, skills were refreshed (B6, VI 1-3)."""

    def evolve(self, state: State) -> State:
        upgrades = state.start.content.base.upgrade
        made = {upgrades[item].facility: item for item in state.pending if item in upgrades}
        cargo = state.cargo
        for item in state.pending:
            if item not in upgrades:
                cargo = added(cargo, item)
        return replace(
            state,
            facilities=tuple(
                each
                if each.shut
                else replace(
                    each,
                    now=each.next[-1:],
                    next=each.next[:-1],
                    upgrade=made.get(each.id, each.upgrade),
                )
                for each in state.facilities
            ),
            pending=tuple(
                item
                for item in state.pending
                if item in upgrades and _waits(state, upgrades[item].facility)
            ),
            cargo=cargo,
            crew=tuple(replace(each, used=_once_a_mission(state, each)) for each in state.crew),
            ignored=(),
        )


def _rover(state: State, name: str, tokens: tuple[str, ...]) -> State:
    rovers = tuple(Rover(name, tokens) if each.id == name else each for each in state.rovers)
    return replace(state, rovers=rovers)


def _once_a_mission(state: State, astronaut: Astronaut) -> tuple[str, ...]:
    """What an astronaut has used and can't use again in this mission."""
    skills = state.start.content.crew.skill
    return tuple(name for name in astronaut.used if skills[name].profile)


def _waits(state: State, name: str) -> bool:
    """Whether an upgrade's tile can't be laid on its facility yet."""
    facility = state.facility(name)
    return facility is None or facility.shut


SUPPLY_LIMIT = 99
"""Units: more than any game comes to."""


def change_supply(progress: Progress, resource: str, amount: int, why: str) -> None:
    """Add to the General Supply, or take as much as there is."""
    held = progress.state.in_stock(resource)
    amount = max(-held, min(SUPPLY_LIMIT - held, amount))
    if amount:
        progress.emit(SupplyChanged(resource, amount, why))


def active(state: State, name: str) -> tuple[Facility, ...]:
    """The facilities of a name or family that are in play and not shut down: others are immune."""
    family = state.start.content.base.family(name)
    return tuple(each for each in state.facilities if each.id in family and not each.shut)


def whole_parts(state: State, block: str) -> tuple[tuple[str, str], ...]:
    """The parts of a block that work, of facilities that aren't shut down."""
    data = state.start.content.base.facility
    return tuple(
        (each.id, part)
        for each in state.facilities
        if data[each.id].block == block and not each.shut
        for part in data[each.id].parts
        if part not in each.broken
    )


def change_production(progress: Progress, facility: str, amount: int) -> None:
    """Let a facility produce more or less: at least 1, never more than its limit (FAQ)."""
    found = progress.state.facility(facility)
    assert found is not None
    limit = progress.state.start.content.base.facility[facility].most
    amount = max(1, min(limit, found.production + amount)) - found.production
    if amount:
        progress.emit(ProductionChanged(facility, amount))


def place_token(progress: Progress, facility: str, space: str, token: str, why: str) -> None:
    """Lay a token on a facility, unless it is shut down (Q3).

    On the ``!`` space the same effect doesn't come twice, but lost pawns add up (FAQ).
    """
    for found in active(progress.state, facility):
        if space == NOW and token != MINUS_PAWN and token in found.now:
            continue
        progress.emit(TokenPlaced(found.id, space, token, why))


def place_rover_token(progress: Progress, rover: str, token: str, why: str) -> None:
    """Lay a token with a rover; those that block it, or take a pawn, add up."""
    if token in (BLOCKED, MINUS_PAWN) or token not in progress.state.rover(rover).tokens:
        progress.emit(RoverTokenPlaced(rover, token, why))


def mend_rover(progress: Progress, rover: str) -> None:
    """Take one token off a rover, if there is any: first one that blocks it."""
    tokens = progress.state.rover(rover).tokens
    if tokens:
        progress.emit(RoverTokenRemoved(rover, min(tokens, key=TOKENS.index)))


def gain_item(progress: Progress, item: str, amount: int, why: str) -> None:
    """Put items into the cargo area, at hand at once."""
    for _ in range(amount):
        if item == SAMPLE and progress.state.mission.minerals:
            gain_mineral(progress, why)
        else:
            progress.emit(ItemGained(item, False, why))


def farms(state: State) -> tuple[tuple[str, Farm], ...]:
    """The farms that are in play and not shut down."""
    return tuple(
        (each.id, each.farm) for each in state.facilities if each.farm is not None and not each.shut
    )


def ripening(farm: Farm) -> int:
    """The plants of a farm that ripen in the next growth: one, if a greenhouse is free for it."""
    return min(farm.growth[-1], farm.greenhouses - farm.plants)


def grow(progress: Progress, facility: str, farm: Farm) -> None:
    """Let every marker grow by one space, from the last into an empty greenhouse."""
    plants = farm.plants + ripening(farm)
    grown = replace(farm, plants=plants, growth=(0, *farm.growth[:-1]))
    if grown != farm:
        progress.emit(FarmChanged(facility, grown, "growth"))


def wilt(progress: Progress, facility: str, farm: Farm) -> None:
    """Let what a farm has wither: each marker by one space, then one plant into growth (C-8)."""
    growth = [*farm.growth[1:], 0]
    plants = farm.plants
    if plants:
        plants -= 1
        growth[GROWTH - 1] = 1
    wilted = replace(farm, plants=plants, growth=tuple(growth))
    progress.emit(FarmChanged(facility, wilted, "wilting"))


def lose_upgrade(progress: Progress, name: str) -> None:
    """Destroy the upgrade of a facility, for good, if it has one."""
    facility = progress.state.facility(name)
    if facility is not None and facility.upgrade:
        progress.emit(UpgradeLost(name, facility.upgrade))


def lose_greenhouse(progress: Progress, name: str) -> None:
    """Destroy a greenhouse of a farm, for good, with the plant in it where all are full."""
    facility = progress.state.facility(name)
    if facility is not None and facility.farm is not None and facility.farm.greenhouses:
        left = facility.farm.greenhouses - 1
        farm = replace(facility.farm, greenhouses=left, plants=min(facility.farm.plants, left))
        progress.emit(FarmChanged(name, farm, "greenhouse-lost"))


def lose_plants(progress: Progress, amount: int, why: str) -> None:
    """Take mature plants away, from the first farm that has any."""
    for facility, farm in farms(progress.state):
        lost = min(amount, farm.plants)
        if lost:
            left = replace(farm, plants=farm.plants - lost)
            progress.emit(FarmChanged(facility, left, why))
            amount -= lost
