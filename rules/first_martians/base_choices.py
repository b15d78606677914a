"""Choices about the base: parts, shutdowns, wilting, food, samples, cards."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from rules.core.events import event
from rules.core.game import Seat
from rules.first_martians.components.content import Content
from rules.first_martians.effects import mars_base
from rules.first_martians.effects.card_effects import (
    BREAK_ONE,
    GATHER_SAMPLE,
    LOSE_SAMPLE,
    MEND,
    PRODUCTION_ONE,
    SHUT_ONE,
)
from rules.first_martians.effects.crew import wound
from rules.first_martians.effects.mars import FindTaken, ItemGained, SampleTaken, samples_at
from rules.first_martians.effects.mars_base import FacilityShut, PartBroken, PartRepaired
from rules.first_martians.effects.tracks import NEXT_MALFUNCTION, TRACKS, full_tracks
from rules.first_martians.progress import Event, Progress
from rules.first_martians.state import Facility, Stack, State, Step
from rules.first_martians.terms import (
    DEBRIEFING,
    EVENT_CHOICE,
    GRID_OF_PART,
    LAST_WOUND,
    SAMPLE,
    WILTING,
)


@event
class ChoiceMade(Event):
    """A seat made a choice: ``decision`` is its kind, ``about`` what it was about."""

    seat: Seat
    decision: str
    about: tuple[str, ...]
    option: str

    def evolve(self, state: State) -> State:
        """Sides taken in events and at debriefings are remembered: others may come after them."""
        if self.decision == DEBRIEFING:
            last = state.records[-1]._replace(side=self.option)
            return replace(state, records=(*state.records[:-1], last))
        if self.decision != EVENT_CHOICE:
            return state
        side = f"{self.about[0]}:{self.option}"
        sides = (*state.sides, side) if state.chapter else ()
        return replace(state, decided=(*state.decided, side), sides=sides)


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


SHUT_DOWN, STOP_WILTING, STARVE = "shut-down", "wilting", "starve"
PAY, WILT = "pay", "wilt"


def _full(state: State, step: Step) -> tuple[str, ...]:
    return full_tracks(state)


def _next_malfunction(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    progress.push(Step(TRACKS, data=(option,)))


def _supplied(state: State, step: Step) -> tuple[str, ...]:
    """The facilities that need a resource and have no shutdown tile for it."""
    return supplied(state, step.data[0])


def supplied(state: State, grid: str) -> tuple[str, ...]:
    """The facilities in play that a resource has to be produced for."""
    data = state.start.content.base.facility
    return tuple(
        each.id
        for each in state.facilities
        if grid in data[each.id].needs and all(tile.grid != grid for tile in each.shutdowns)
    )


def _shut_down(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    progress.emit(FacilityShut(option, step.data[0], "supply"))


def _least_missed(state: State, step: Step, options: tuple[str, ...]) -> str:
    """The default option: one that is shut down already; else the one that works least well."""

    def worth(name: str) -> tuple[bool, bool, int]:
        facility = state.facility(name)
        assert facility is not None
        feeds = facility.farm is not None or facility.production > 0
        return not facility.shut, feeds, -len(facility.broken)

    return min(options, key=worth)


def _ways_to_stop_wilting(state: State, step: Step) -> tuple[str, ...]:
    facility = state.facility(step.data[0])
    assert facility is not None
    lacking = lacks(state, facility.id)
    return (PAY, WILT) if all(state.in_stock(grid) for grid in lacking) else (WILT,)


def lacks(state: State, farm: str) -> tuple[str, ...]:
    """The resources that a farm lacks by its red parts: energy, oxygen, both or none."""
    facility = state.facility(farm)
    assert facility is not None
    base = state.start.content.base
    by_part = base.penalties(facility.id, facility.upgrade, facility.broken)
    return tuple(GRID_OF_PART[part] for part, each in by_part.items() if WILTING in each)


def _stop_wilting(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    """Pay for what the farm lacks: then nothing wilts, and nothing grows either (C-7)."""
    facility = progress.state.facility(step.data[0])
    assert facility is not None
    assert facility.farm is not None
    if option == WILT:
        mars_base.wilt(progress, facility.id, facility.farm)
        return
    for grid in lacks(progress.state, facility.id):
        mars_base.change_supply(progress, grid, -1, WILTING)


def _hungry(state: State, step: Step) -> tuple[str, ...]:
    """The astronauts who can still go without a portion, each once."""
    return tuple(dict.fromkeys(step.data[1:]))


def _starve(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    """One portion less for this astronaut, which costs a wound."""
    missing, portions = int(step.data[0]) - 1, list(step.data[1:])
    portions.remove(option)
    if missing:
        progress.ask(STARVE, data=(str(missing), *portions))
    wound(progress, progress.state.seat_of(option), 1, STARVE)


def _healthiest(state: State, step: Step, options: tuple[str, ...]) -> str:
    return max(options, key=lambda role: LAST_WOUND - state.crew[state.seat_of(role)].wounds)


def _listed(state: State, step: Step) -> tuple[str, ...]:
    return step.data[2:]


def _break_one(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    progress.emit(PartBroken(option, step.data[0], step.data[1]))


def _production_one(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    mars_base.change_production(progress, option, int(step.data[0]))


def _shut_one(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    progress.emit(FacilityShut(option, step.data[0], step.data[1]))


def _mendable(state: State, step: Step) -> tuple[str, ...]:
    return tuple(
        f"{each.id}-{part}" for each in state.facilities if not each.shut for part in each.broken
    )


def saves_plants(state: State, option: str) -> bool:
    """Whether a part is one for want of which plants wilt."""
    name, _, part = option.rpartition("-")
    farm = state.required_facility(name).farm
    growing = farm is not None and bool(farm.plants or any(farm.growth))
    return growing and GRID_OF_PART.get(part) in lacks(state, name)


def _plants_first(state: State, step: Step, options: tuple[str, ...]) -> str:
    return max(options, key=lambda option: saves_plants(state, option))


def _mend(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    """Turn a part green at once; a repair of it that is under way is then done for nothing."""
    facility, part = option.rsplit("-", 1)
    progress.emit(PartRepaired(facility, part, step.data[0]))


def _with_samples(state: State, step: Step) -> tuple[str, ...]:
    return tuple(site.space for site in state.sites if samples_at(state, site))


def _lose_sample(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    _take_sample(progress, option, step.data[0])


def _take_sample(progress: Progress, space: str, why: str) -> str:
    """Take a sample from a space, or the mineral there that bears the lowest number."""
    site = progress.state.site(space)
    assert site is not None
    item = samples_at(progress.state, site)[0]
    taken = SampleTaken(space, why) if item == SAMPLE else FindTaken(space, item)
    progress.emit(taken)
    return item


def _gather_sample(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    """A sample that a skill gathers can be used at once."""
    item = _take_sample(progress, option, step.data[0])
    progress.emit(ItemGained(item, False, step.data[0]))


BASE_TOPICS: Mapping[str, Topic] = MappingProxyType(
    {
        NEXT_MALFUNCTION: Topic(_full, _next_malfunction),
        SHUT_DOWN: Topic(_supplied, _shut_down, _least_missed),
        STOP_WILTING: Topic(_ways_to_stop_wilting, _stop_wilting),
        STARVE: Topic(_hungry, _starve, _healthiest),
        BREAK_ONE: Topic(_listed, _break_one),
        PRODUCTION_ONE: Topic(_listed, _production_one),
        SHUT_ONE: Topic(_listed, _shut_one),
        MEND: Topic(_mendable, _mend, _plants_first),
        LOSE_SAMPLE: Topic(_with_samples, _lose_sample),
        GATHER_SAMPLE: Topic(_with_samples, _gather_sample),
    }
)
"""By decision, what can be chosen about the base."""

OF_FACILITIES = (SHUT_DOWN, BREAK_ONE, PRODUCTION_ONE, SHUT_ONE)
"""Choices whose options are facilities."""


def named_apart(stacks: Iterable[Stack], repaired: Iterable[tuple[str, str]]) -> frozenset[str]:
    """The facilities that the plan or a repair is about: each of them is like no other."""
    found = {name for name, _ in repaired}
    for stack in stacks:
        found |= {stack.job.where, stack.job.how}
    return frozenset(found)


def first_alike(
    facilities: Iterable[Facility], content: Content, apart: Collection[str]
) -> Mapping[str, str]:
    """For each facility the first that is like it but for its number; itself for one ``apart``."""
    seen: dict[Hashable, str] = {}
    found = {}
    for facility in facilities:
        name = facility.id
        about = content.base.facility[name].model_dump_json(exclude={"id"})
        state = (about, replace(facility, id=name if name in apart else ""))
        found[name] = seen.setdefault(state, name)
    return found


def no_choice(state: State, step: Step, options: tuple[str, ...]) -> str | None:
    """The first option where all come to the same thing; ``None`` where they don't."""
    if step.kind not in (*OF_FACILITIES, MEND):
        return None
    apart = named_apart(state.plan.stacks, state.repaired)
    same = first_alike(state.facilities, state.start.content, apart)
    if step.kind == MEND:
        parts = [option.rpartition("-") for option in options]
        kinds: set[Hashable] = {(same[facility], part) for facility, _, part in parts}
    else:
        kinds = {same[facility] for facility in options}
    return options[0] if len(kinds) == 1 else None
