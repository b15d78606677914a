"""Regions turned up: what lies on them, and the map as a mission lays it out."""

from __future__ import annotations

from dataclasses import field, replace

from rules.core.chance import Dice
from rules.core.events import Audience, Hidden, event
from rules.core.game import Seat
from rules.core.piles import added, without
from rules.first_martians.components.content import MISSION, POI, SYMBOL, Content, ref
from rules.first_martians.components.missions import Find, Mission
from rules.first_martians.effects.mars import draw_minerals
from rules.first_martians.progress import EFFECTS, Event, Progress
from rules.first_martians.state import Site, State, Step


@event
class Explored(Event):
    """A space was explored: its region, and the samples and objective tokens laid on it."""

    lesson = "exploring"

    seat: Seat
    space: str
    region: str
    samples: int
    finds: tuple[str, ...]
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        return replace(
            state,
            draws=self.draws,
            sites=(*state.sites, Site(self.space, self.region, self.samples, self.finds)),
            regions=without(state.regions, self.region),
            lying=tuple(each for each in state.lying if each[0] != self.space),
        )


@event
class PoiDrawn(Event):
    """A point of interest was found; it is at hand until it is used (p. 15)."""

    seat: Seat
    poi: str
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        left, cargo = without(state.pois, self.poi), added(state.cargo, self.poi)
        return replace(state, draws=self.draws, pois=left, cargo=cargo)


@event
class PoiUsed(Event):
    """A point of interest was exchanged for what it brings."""

    seat: Seat
    poi: str

    def evolve(self, state: State) -> State:
        return replace(state, cargo=without(state.cargo, self.poi))


@event
class MapLaid(Event):
    """The regions were laid on their spaces, face down: nobody knows which lies where."""

    audience = Audience.NOBODY

    laid: tuple[tuple[str, str], ...] = field(repr=False)
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        return replace(state, laid=(*state.laid, *self.laid), draws=self.draws)


@event
class MapShown(Event):
    """The regions were laid on their spaces, by lot and face up: all see what lies where (FAQ)."""

    shown: tuple[tuple[str, str], ...]
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        scanned = tuple(space for space, _ in self.shown)
        return replace(
            state,
            laid=(*state.laid, *self.shown),
            scanned=(*state.scanned, *scanned),
            draws=self.draws,
        )


@event
class RegionLaid(Event):
    """A region lies face up at the start: its samples, and the tokens laid on it."""

    space: str
    region: str
    samples: int
    finds: tuple[str, ...]
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        return replace(
            state,
            draws=self.draws,
            sites=(*state.sites, Site(self.space, self.region, self.samples, self.finds)),
            regions=without(state.regions, self.region),
            charted=state.charted + 1,
        )


@event
class TokenDropped(Event):
    """An objective token came down on a space, explored or not, where the crew sees it."""

    space: str
    token: str
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        if state.site(self.space) is None:
            lying = (*state.lying, (self.space, self.token))
            return replace(state, lying=lying, draws=self.draws)
        sites = tuple(
            each._replace(finds=added(each.finds, self.token)) if each.space == self.space else each
            for each in state.sites
        )
        return replace(state, sites=sites, draws=self.draws)


@event
class RegionScanned(Event):
    """The region of an unexplored space is known from now on."""

    space: str
    region: str

    def evolve(self, state: State) -> State:
        return replace(state, scanned=(*state.scanned, self.space))


def explore(progress: Progress, seat: Seat, space: str) -> None:
    """Turn up a region; its terrain doesn't matter in this round (B6, 6)."""
    dice = progress.dice()
    region = _region(progress.state, dice, space)
    samples, finds = _lying_there(progress.state, dice, space, region)
    progress.reveal(Explored(seat, space, region, samples, finds, dice.counter))
    if progress.state.start.content.mars.region[region].poi and progress.state.pois:
        _draw_poi(progress, seat)


def _region(state: State, dice: Dice, space: str) -> str:
    """The region that lies on a space, or one of its ring, drawn by lot."""
    laid = dict(state.laid).get(space)
    if laid is not None:
        return laid
    pile = _unseen(state, state.start.content.mars.space[space].ring)
    return pile[dice.below(len(pile))]


def _unseen(state: State, ring: int) -> list[str]:
    """The regions of a ring that lie on no space yet."""
    regions = state.start.content.mars.region
    laid = {region for _, region in state.laid}
    return [each for each in state.regions if regions[each].ring == ring and each not in laid]


def _lying_there(state: State, dice: Dice, space: str, region: str) -> tuple[int, tuple[str, ...]]:
    """The samples and the objective tokens on a region that is turned up."""
    data = state.start.content.mars.region[region]
    spaces = state.start.content.mars.space
    ring = spaces[space].ring
    explored = state.sites[state.charted :]
    nth = 1 + sum(spaces[site.space].ring == ring for site in explored)
    finds = [
        each.token
        for each in state.mission.finds
        if each.region == region or (each.nth and (each.ring, each.nth) == (ring, nth))
    ]
    finds += [token for where, token in state.lying if where == space]
    if not state.mission.minerals:
        return data.samples, tuple(sorted(finds))
    return 0, tuple(sorted((*finds, *draw_minerals(state, dice, data.samples))))


def _draw_poi(progress: Progress, seat: Seat) -> None:
    state = progress.state
    dice = progress.dice()
    poi = state.pois[dice.below(len(state.pois))]
    progress.reveal(PoiDrawn(seat, poi, dice.counter))


def poi_reference(content: Content, mission: Mission, poi: str) -> str:
    """The effects of a point of interest: its own, or those of the mission for its symbol."""
    symbol = str(content.mars.poi[poi].symbol)
    if symbol in mission.symbols:
        return ref(MISSION, mission.id, SYMBOL, symbol)
    return ref(POI, poi)


def use_poi(progress: Progress, seat: Seat, poi: str) -> None:
    """Exchange a point of interest for what it brings."""
    state = progress.state
    progress.emit(PoiUsed(seat, poi))
    reference = poi_reference(state.start.content, state.mission, poi)
    progress.push(Step(EFFECTS, seat, (reference, "0")))


def lay_out(progress: Progress) -> None:
    """Lay out what the mission's sheet says of the map (set-up, steps 10 to 12)."""
    mission = progress.state.mission
    if mission.hidden_map or mission.face_up:
        _lay_map(progress)
    for _ in range(progress.state.mission.charted):
        _chart(progress)
    for find in progress.state.mission.finds:
        _drop(progress, find)


def _open_spaces(state: State, ring: int) -> list[str]:
    """The spaces of a ring that nobody has explored."""
    explored = {site.space for site in state.sites}
    return [
        each.id
        for each in state.start.content.mars.spaces
        if not each.closed and ring == each.ring and each.id not in explored
    ]


def _lay_map(progress: Progress) -> None:
    """Lay a region on each space by lot, face up or down."""
    state = progress.state
    known = {space for space, _ in state.laid}
    dice = progress.dice()
    laid = []
    for ring in (1, 2, 3):
        pile = _unseen(state, ring)
        for space in _open_spaces(state, ring):
            if space not in known:
                laid.append((space, pile.pop(dice.below(len(pile)))))
    kind = MapShown if state.mission.face_up else MapLaid
    progress.reveal(kind(tuple(laid), dice.counter))


def _chart(progress: Progress) -> None:
    """Turn up a region of the first ring; its point of interest isn't taken (FAQ)."""
    state = progress.state
    spaces = _open_spaces(state, 1)
    if not spaces:
        return
    dice = progress.dice()
    space = spaces[dice.below(len(spaces))]
    region = _region(state, dice, space)
    samples, finds = _lying_there(state, dice, space, region)
    progress.reveal(RegionLaid(space, region, samples, finds, dice.counter))


def _drop(progress: Progress, find: Find) -> None:
    """Lay a token on the map that the crew sees from the start.

    A Direction card says on which space of its ring it came down. In a campaign, what would come
    with a region that is explored already lies there; and what would come later than any region of
    its ring can, on one of those explored, by lot.
    """
    state = progress.state
    spaces = state.start.content.mars.space
    explored = [site.space for site in state.sites[: state.charted]]
    if find.region:
        where = [site.space for site in state.sites[: state.charted] if site.region == find.region]
    elif find.scattered:
        where = [each.id for each in spaces.values() if each.ring == find.ring and not each.closed]
    elif find.nth > len(_open_spaces(state, find.ring)):
        where = [each for each in explored if spaces[each].ring == find.ring]
    else:
        return
    if where:
        dice = progress.dice()
        space = where[dice.below(len(where))]
        progress.reveal(TokenDropped(space, find.token, dice.counter))
