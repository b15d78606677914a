"""Ways over the map, and the needs, costs and risks of an action (B6, A3)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from itertools import chain, pairwise
from typing import NamedTuple

from rules.core.game import Seat
from rules.first_martians.components.content import Content, spare
from rules.first_martians.components.places import Base
from rules.first_martians.state import Facility, Job, Needs, Plan, Site, Stack, State, Supply
from rules.first_martians.terms import (
    ADVENTURE,
    BLOCKED,
    COLOUR,
    CONCENTRATION,
    CONSTRUCT,
    COSTS_ENERGY,
    COSTS_OXYGEN,
    DICE_TYPES,
    ENERGY,
    EVENT,
    EXPERIMENT,
    EXTRA_PAWN,
    FIRST_STUDY,
    FOOD,
    FROGGY,
    HEAL,
    IMPASSABLE,
    LOSE_MORALE,
    MEDIC,
    MINUS_PAWN,
    MUST_ROLL,
    OXYGEN,
    PLANT,
    REPAIR,
    REROLL,
    RESEARCH,
    ROLES,
    ROVER_CHECK,
    SEED,
    SPARE,
    TYPE_OF_JOB,
    UNTYPED,
    WOUND,
)


class Route(NamedTuple):
    """A way from the HUB: its spaces, the pawns that it takes, the penalties on it, sorted."""

    spaces: tuple[str, ...]
    pawns: int
    penalties: tuple[str, ...]


def routes(state: State, seat: Seat, target: str) -> tuple[Route, ...]:
    """The ways to a space that are worth taking, those of the fewest pawns first.

    A way is left out where another takes no more pawns and has no other penalties. There is none
    to a space that can't be reached.
    """
    return all_routes(state, seat).get(target, ())


def all_routes(state: State, seat: Seat) -> Mapping[str, tuple[Route, ...]]:
    """The value of ``routes`` for each space that can be reached."""
    ignored = frozenset(space for who, space in state.ignored if who == seat)
    return _routes(state.start.content, state.sites, ignored, _steep(state))


def passable(state: State, seat: Seat, route: tuple[str, ...]) -> bool:
    """Whether a way leads from the HUB over explored spaces that are neighbours to its last one.

    It need not be worth taking: whoever comes to ignore terrain, or to perform, may keep to it.
    """
    content = state.start.content
    lands = {site.space: terrain(state, seat, site.space) for site in state.sites}
    if not route or content.mars.space[route[0]].ring != 1:
        return False
    return all(
        here in lands
        and there in content.mars.neighbours[here]
        and not _edge_closed(content, lands, here, there)
        for here, there in pairwise(route)
    )


def climb(state: State, route: tuple[str, ...]) -> int:
    """The pawns that a route takes for going down into a steep ring of the mission's."""
    return _climb(state.start.content, route, _steep(state))


def _steep(state: State) -> tuple[int, int]:
    """The steep ring and its pawns, until the project is built that makes it easy; else zeros."""
    descent = state.mission.descent
    if descent is None or descent.project in state.built:
        return 0, 0
    return descent.ring, descent.pawns


def _climb(content: Content, route: tuple[str, ...], steep: tuple[int, int]) -> int:
    ring, pawns = steep
    return pawns if ring and any(content.mars.space[each].ring >= ring for each in route) else 0


def terrain(state: State, seat: Seat, space: str) -> tuple[str, ...]:
    """The terrain of an explored space, unless the seat ignores it this round."""
    site = state.site(space)
    if site is None or (seat, space) in state.ignored:
        return ()
    return state.start.content.mars.region[site.region].terrain


@lru_cache(maxsize=256)
def _routes(
    content: Content, sites: tuple[Site, ...], ignored: frozenset[str], steep: tuple[int, int]
) -> Mapping[str, tuple[Route, ...]]:
    regions = content.mars.region
    lands = {
        site.space: () if site.space in ignored else regions[site.region].terrain for site in sites
    }
    return {
        space: _worth_taking(
            [way._replace(pawns=way.pawns + _climb(content, way.spaces, steep)) for way in found]
        )
        for space, found in _ways(content, lands, steep).items()
    }


def _worth_taking(ways: list[Route]) -> tuple[Route, ...]:
    found: list[Route] = []
    for way in sorted(ways, key=lambda each: (each.pawns, len(each.penalties), each.spaces)):
        if not any(set(other.penalties) <= set(way.penalties) for other in found):
            found.append(way)
    return tuple(found)


def _route(path: tuple[str, ...], lands: Mapping[str, tuple[str, ...]]) -> Route:
    """Each space takes a pawn, and one more for each icon; other terrain counts once (C-13)."""
    met = [each for space in path for each in lands.get(space, ())]
    penalties = {each for each in met if each not in (EXTRA_PAWN, IMPASSABLE)}
    return Route(path, len(path) + met.count(EXTRA_PAWN), tuple(sorted(penalties)))


def _ways(
    content: Content, lands: Mapping[str, tuple[str, ...]], steep: tuple[int, int]
) -> Mapping[str, list[Route]]:
    """To each space the ways that could be part of the best ones, of whatever length.

    Pawns of the descent aren't in them yet: it is paid once a route, wherever that leads on.
    """
    mars = content.mars
    ways: dict[str, list[Route]] = {}
    waiting: list[tuple[str, ...]] = [
        (each.id,) for each in mars.spaces if each.ring == 1 and not each.closed
    ]
    no_worse = partial(_no_worse, content, steep)
    while waiting:
        path = waiting.pop()
        way, known = _route(path, lands), ways.setdefault(path[-1], [])
        if any(no_worse(other, way) for other in known):
            continue
        known[:] = [*(other for other in known if not no_worse(way, other)), way]
        if path[-1] in lands:
            waiting += [
                (*path, space)
                for space in mars.neighbours[path[-1]]
                if space not in path and not _edge_closed(content, lands, path[-1], space)
            ]
    return ways


def _no_worse(content: Content, steep: tuple[int, int], one: Route, two: Route) -> bool:
    """Whether a way to a space is as good as another, wherever the route leads from there."""
    down, other_down = _climb(content, one.spaces, steep), _climb(content, two.spaces, steep)
    if (one.pawns, down, one.penalties) == (two.pawns, other_down, two.penalties):
        return one.spaces <= two.spaces
    cheap = one.pawns <= two.pawns and down <= other_down
    return cheap and set(one.penalties) <= set(two.penalties)


def _edge_closed(
    content: Content, lands: Mapping[str, tuple[str, ...]], one: str, two: str
) -> bool:
    """Whether an impassable outer edge lies between two spaces, either way (C-34)."""
    spaces = content.mars.space
    if spaces[one].ring == spaces[two].ring:
        return False
    inner = min(one, two, key=lambda space: spaces[space].ring)
    return IMPASSABLE in lands.get(inner, ())


FROGGY_PAWNS, SCORPIO_PAWNS = 2, 1


def action_type(job: Job) -> str:
    """The type of a job's action, by which it is modified and resolved."""
    return TYPE_OF_JOB[job.kind]


def colour_of(content: Content, job: Job) -> str:
    """The colour of a job's dice and adventures, or an empty text where it has none.

    An event's action has that of the facility where it is done, for the adventures of its tokens.
    """
    kind = action_type(job)
    if kind == EVENT:
        name = _event_place(content, job)
        kind = content.base.facility[name].action if name else ""
    return COLOUR.get(kind, "")


def _event_place(content: Content, job: Job) -> str:
    """The facility where an event's action is done, or an empty text: of any event, for no one.

    An event that there isn't has none; it is refused elsewhere.
    """
    event = content.stories.event.get(job.about)
    return (event.action.facility or "") if event is not None else ""


def performer(state: State, stack: Stack) -> Seat:
    """The seat that performs: the top pawn's, or the operator of a machine on top."""
    top = stack.pawns[0]
    return state.seat_of(top) if top in ROLES else stack.operator


def places(state: State, job: Job) -> tuple[Facility, ...]:
    """The facilities whose tokens and red parts modify a job: its type's, and a farm's own.

    An event's action has the one that its card names, if any.
    """
    kind = action_type(job)
    found = [] if kind in (EVENT, UNTYPED) else [place_of(state, kind)]
    if kind == EVENT:
        found = [state.facility(_event_place(state.start.content, job))]
    if job.kind == PLANT:
        found.append(state.facility(job.where))
    return tuple(each for each in found if each is not None)


def place_of(state: State, kind: str) -> Facility | None:
    """The facility where a type of action is done, or ``None`` while none is there."""
    return place_among(state.facilities, state.start.content.base, kind)


def place_among(facilities: tuple[Facility, ...], base: Base, kind: str) -> Facility | None:
    """Of the facilities in play the one where a type of action is done, or ``None``.

    A temporary one stands in while the other isn't built, can't be used, or is hampered by a red
    part or a token, and itself isn't; it isn't discarded when that is built (FAQ, C-43).
    """
    ids = base.places[kind]
    found = [each for each in facilities if each.id in ids]
    if len(found) < 2:
        return found[0] if found else None
    found.sort(key=lambda each: ids.index(each.id))
    usable = [each for each in found if not each.shut and BLOCKED not in each.now]
    smooth = (
        each
        for each in usable
        if not each.now and not base.hampered(each.id, each.upgrade, each.broken)
    )
    return next(smooth, (usable or found)[0])


def broken_parts(facility: Facility, plan: Plan) -> tuple[str, ...]:
    """A facility's red parts, those included that are laid for repairs elsewhere (B6, 9)."""
    donated = (
        stack.job.about
        for stack in plan.stacks
        if stack.job.kind == REPAIR and stack.job.how == facility.id
    )
    return tuple(dict.fromkeys((*facility.broken, *donated)))


def penalties(state: State, facility: Facility, plan: Plan) -> frozenset[str]:
    """The penalties of a facility's red parts, but for those that its upgrades cancel."""
    red = broken_parts(facility, plan)
    by_part = state.start.content.base.penalties(facility.id, facility.upgrade, red)
    return frozenset(chain.from_iterable(by_part.values()))


def items_of(state: State, job: Job) -> tuple[str, ...]:
    """The items that are laid with a job's pawns, and come back if it fails."""
    if job.kind == REPAIR and job.how == SPARE:
        return (spare(job.about),)
    if job.kind == RESEARCH and job.how == FIRST_STUDY:
        return (job.about,)
    if job.kind == PLANT:
        return (SEED,)
    if job.kind == EVENT:
        return state.start.content.stories.event[job.about].action.spares
    if job.kind in (CONSTRUCT, EXPERIMENT):
        return state.mission.project[job.about].items
    return ()


def needs(state: State, plan: Plan, stack: Stack) -> Needs:
    """Everything that an action needs, costs and risks as the plan stands (C-17)."""
    job, kind, seat = stack.job, action_type(stack.job), performer(state, stack)
    spots = places(state, job)
    red = _red(state, plan, spots)
    tokens = [token for each in spots for token in each.now]
    if stack.rover:
        tokens += state.rover(stack.rover).tokens
    lands = [each for space in job.route for each in terrain(state, seat, space)]
    needed = _base(state, job, seat) + tokens.count(MINUS_PAWN)
    needed += len(job.route) + lands.count(EXTRA_PAWN) + climb(state, job.route)
    given = len(stack.pawns) + _rover_pawns(stack)
    cost = _costs(state, job, red)
    return Needs(
        needed,
        given,
        energy=cost.energy,
        oxygen=cost.oxygen,
        food=cost.food,
        items=items_of(state, job),
        roll=_roll(kind, needed, given, MUST_ROLL in red),
        wound=WOUND in tokens or WOUND in lands,
        adventure=bool(colour_of(state.start.content, job))
        and (ADVENTURE in tokens or ADVENTURE in lands or _distracted(state, stack)),
        lose_morale=LOSE_MORALE in lands,
        reroll=REROLL in tokens,
        rover_check=bool(stack.rover) and (ROVER_CHECK in lands or ROVER_CHECK in tokens),
    )


def costs(state: State, plan: Plan, job: Job) -> Supply:
    """The cost of a job in the General Supply as the plan stands: a part of its ``needs``."""
    return _costs(state, job, _red(state, plan, places(state, job)))


def _red(state: State, plan: Plan, spots: tuple[Facility, ...]) -> frozenset[str]:
    """The penalties of the red parts of several facilities."""
    return frozenset[str]().union(*(penalties(state, each, plan) for each in spots))


def _costs(state: State, job: Job, red: frozenset[str]) -> Supply:
    price = _price(state, job)
    return Supply(
        energy=int(COSTS_ENERGY in red) + price.get(ENERGY, 0),
        oxygen=int(COSTS_OXYGEN in red) + price.get(OXYGEN, 0),
        food=price.get(FOOD, 0),
    )


def _base(state: State, job: Job, seat: Seat) -> int:
    """The pawns of an action before anything modifies it."""
    if job.kind == EVENT:
        return state.start.content.stories.event[job.about].action.pawns
    if job.kind == HEAL and not needs_no_medic(state, seat):
        return 2
    return 1


def needs_no_medic(state: State, seat: Seat) -> bool:
    """Whether a seat can heal without a Medic's pawn: it is the Medic, or there's a scanner."""
    lab = place_of(state, HEAL)
    base = state.start.content.base
    return (lab is not None and base.scans(lab.id, lab.upgrade)) or state.crew[seat].role == MEDIC


def _rover_pawns(stack: Stack) -> int:
    if not stack.rover:
        return 0
    return FROGGY_PAWNS if stack.rover == FROGGY else SCORPIO_PAWNS


def _roll(kind: str, needed: int, given: int, must_roll: bool) -> str:
    """The dice that are rolled: three, the success die alone, or none.

    A must-roll penalty asks for the success die even where pawns are enough; where they aren't,
    it is one of the three anyway. An event's action never fails, wherever it is done.
    """
    if kind == EVENT:
        return ""
    if kind in DICE_TYPES and given <= needed:
        return "all"
    return "success" if must_roll else ""


def _price(state: State, job: Job) -> Mapping[str, int]:
    if job.kind == EVENT:
        return state.start.content.stories.event[job.about].action.supply
    if job.kind in (CONSTRUCT, EXPERIMENT):
        return state.mission.project[job.about].supply
    return {}


def _distracted(state: State, stack: Stack) -> bool:
    """Whether somebody has trouble concentrating who performs, or has a pawn in the stack (B11).

    Whoever operates a machine performs. Rest is spared: nothing can force an adventure there; nor
    has an untyped action a colour, or an event's that is done in no facility.
    """
    seats = {state.seat_of(pawn) for pawn in stack.pawns if pawn in ROLES}
    return any(state.suffers(seat, CONCENTRATION) for seat in (performer(state, stack), *seats))
