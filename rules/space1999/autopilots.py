"""Autopilots: styles that weigh what each action brings, and the expert, which looks ahead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeVar

from rules.core.advice import Reason
from rules.core.chance import Dice, stream
from rules.core.game import Autopilot, Seat
from rules.core.search import SearchingAutopilot, deciding, seed_from
from rules.space1999.central_computer import Propose
from rules.space1999.chart import chart_of
from rules.space1999.decision_rules import RULES
from rules.space1999.evaluation import (
    PLAYOUT,
    STYLES,
    Evaluation,
    Weights,
    chances,
    tiles_to_collect,
)
from rules.space1999.monitor import grid_of
from rules.space1999.reasons import reason
from rules.space1999.route_plans import BANK_SHORT, opening_slide, rebuilding_slide, slide_for
from rules.space1999.route_tiles import Lay
from rules.space1999.ships import Fly, Land, Step
from rules.space1999.slides import ExtraSlide, Remove, Slide, Stay
from rules.space1999.state import OWN_SLIDE, PAID_SLIDE, Action, Ship, Start, State
from rules.space1999.terms import BASE, TILE_CARD, TILES, TURN
from rules.space1999.view import View
from rules.space1999.view import view as view_of

NEVER = -100.0


def action_value(evaluation: Evaluation, action: Action) -> float:
    """The worth of an action of a turn, a step or a planet's choice."""
    match action:
        case Fly():
            spent = evaluation.weights.distance * evaluation.flight_cost(action.place)
            return _arrival(evaluation, action.place) - spent
        case Step():
            return _arrival(evaluation, action.place)
        case Land():
            return _arrival(evaluation, action.planet)
        case Propose():
            return evaluation.promise(action.plan)
        case Lay() if evaluation.weights.plans_route:
            return -evaluation.cost_with(action)
        case Lay():
            return -float(evaluation.missing_with(action))
        case Slide():
            return NEVER
        case _:
            return 0.0


def tile_card_value(evaluation: Evaluation, action: Action) -> float:
    """The worth of a program's tile: the leading rival's is thrown back, one's own let be.

    But where the Bank runs out of tiles, one is given back that matters least: an own one off the
    route, or that of the rival who is last.
    """
    if isinstance(action, Stay):
        return 0.0
    if isinstance(action, ExtraSlide):
        return NEVER
    assert isinstance(action, Slide | Remove)
    tile = evaluation.tile(action.square)
    if evaluation.tiles_left < BANK_SHORT:
        if tile.owner != evaluation.ship.sector:
            return 7.0 - evaluation.lead(tile.owner) if isinstance(action, Remove) else NEVER
        if isinstance(action, Remove):
            return 9.0 if action.square not in evaluation.ship.route else NEVER
    elif tile.owner == evaluation.ship.sector and isinstance(action, Remove):
        return NEVER
    elif evaluation.weights.plans_route:
        return evaluation.gain_by(action)
    elif tile.owner != evaluation.ship.sector:
        return evaluation.lead(tile.owner) + 1.0
    assert isinstance(action, Slide)
    return float(evaluation.missing() - evaluation.missing_after(action))


def _arrival(evaluation: Evaluation, place: str) -> float:
    if place == BASE:
        return evaluation.homecoming()
    if place in evaluation.navigation.chart.planets:
        way_home = evaluation.weights.return_way * evaluation.cost_home(place)
        return evaluation.exploration() - way_home
    return evaluation.drifting(place)


SETBACK = 2
"""Tiles that a rival's route has to lose for a slide to be worth its price."""


def recheck_slide(evaluation: Evaluation, slides: Sequence[Slide]) -> Slide | None:
    """The slide that completes the route; for one that is whole, the slide that lets it be checked.

    A wrong route costs the tiles placed last, wherever they lie. Where these weren't part of it,
    it still leads to Earth, but the Computer is asked again only once it has changed (rulings A30,
    A39): its last tile is slid aside, and back in the next turn.
    """
    ship = evaluation.ship
    own = {tile.square for tile in evaluation.view.tiles if tile.owner == ship.sector}
    if evaluation.missing():
        completing = (slide for slide in slides if slide.square in own)
        return next((slide for slide in completing if not evaluation.missing_after(slide)), None)
    return next((slide for slide in slides if slide.square == ship.route[-1]), None)


def sabotage_slide(evaluation: Evaluation, slides: Sequence[Slide], alarm: int) -> Slide | None:
    """The slide that throws back farthest the rivals who are near Earth; none where none does.

    It never sets the own route back. Near is who still needs at most ``alarm`` tiles.
    """
    rivals = [ship.sector for ship in evaluation.view.ships if ship.seat != evaluation.ship.seat]
    near = [rival for rival in rivals if 0 < evaluation.missing(rival) <= alarm]
    if not near:
        return None
    owners = {tile.square: tile.owner for tile in evaluation.view.tiles}
    own = evaluation.missing()
    found = []
    for number, slide in enumerate(slides):
        owner = owners[slide.square]
        if owner not in near:
            continue
        lost = evaluation.missing_after(slide, owner) - evaluation.missing(owner)
        if lost >= SETBACK and evaluation.missing_after(slide) <= own:
            found.append((-lost, number))
    return slides[min(found)[1]] if found else None


SCARCE = 12
"""With fewer tiles in the Bank than this a route is mended with tiles that lie on the Monitor.

With a smaller number games of four often came to a halt with an empty Bank. Without a limit nearly
all games were over too soon.
"""


@dataclass(slots=True)
class WeighingAutopilot:
    """Flies to the best planet, goes home with tiles, and lays them towards Earth.

    It slides tiles to open a way for its own route, to mend it, or, if its weights say so, to take
    a rival's apart. It raises ``ValueError`` for a view that isn't a seat's own.
    """

    style: str
    weights: Weights

    def choose(self, view: View, actions: Sequence[Action], dice: Dice) -> Action:
        if view.viewer is None:
            raise ValueError("an autopilot needs the view of a seat that decides now")
        if len(actions) == 1:
            return actions[0]
        evaluation = Evaluation(view, view.viewer, self.weights)
        kind = view.agenda[0].kind
        if kind in (TURN, TILES):
            slides = _oldest_first(view, actions)
            chosen = self._slide(evaluation, slides)
            if chosen is not None:
                return chosen
            actions = [*(one for one in actions if not isinstance(one, Slide)), *slides]
        value_of = tile_card_value if kind == TILE_CARD else action_value
        values = [(value_of(evaluation, action), action) for action in actions]
        most = max(value for value, _ in values)
        best = [action for value, action in values if value == most]
        return best[dice.below(len(best))]

    def _slide(self, evaluation: Evaluation, slides: Sequence[Slide]) -> Slide | None:
        recheck = recheck_slide(evaluation, slides)
        if recheck is not None:
            return recheck
        mending = self._mending_slide(evaluation, slides)
        if mending is not None or not self.weights.alarm:
            return mending
        return sabotage_slide(evaluation, slides, self.weights.alarm)

    def _mending_slide(self, evaluation: Evaluation, slides: Sequence[Slide]) -> Slide | None:
        grid, tiles, sector = evaluation.grid, evaluation.view.tiles, evaluation.ship.sector
        if not self.weights.plans_route or evaluation.tiles_left < BANK_SHORT:
            mending_slide = rebuilding_slide if evaluation.tiles_left < SCARCE else opening_slide
            return mending_slide(grid, tiles, sector, slides)
        opening = opening_slide(grid, tiles, sector, slides)
        if opening is not None:
            return opening
        own = [slide for slide in slides if evaluation.tile(slide.square).owner == sector]
        return slide_for(grid, tiles, sector, own, evaluation.outlook.plan)


def _oldest_first(view: View, actions: Sequence[Action]) -> list[Slide]:
    """The slides, those of the tiles laid first before others: of equal ones the first is taken."""
    slides = [action for action in actions if isinstance(action, Slide)]
    age = {tile.square: number for number, tile in enumerate(view.tiles)}
    return sorted(slides, key=lambda slide: age[slide.square])


T = TypeVar("T")


def imagine(view: View, dice: Dice) -> State:
    """A state in which the viewing crew sees this view and has the same actions.

    Others' flight plans are dealt anew from those that the crew doesn't hold, the seed is new, and
    with it all that is drawn: cards, tiles, answers. Raises ``ValueError`` for a view that isn't a
    deciding seat's own.
    """
    seat, _ = deciding(view)
    board, own = view.board, view.own
    assert own is not None
    start = Start(
        board,
        chart_of(board),
        grid_of(board),
        tuple(ship.sector for ship in view.ships),
        view.options,
        seed_from(dice),
    )
    unseen = [plan.id for plan in board.plan_deck]
    for plan in own.plans:
        unseen.remove(plan)
    unseen = _shuffled(unseen, dice)
    ships = []
    for ship in view.ships:
        held = own.plans
        if ship.seat != seat:
            held, unseen = tuple(sorted(unseen[: ship.plans])), unseen[ship.plans :]
        ships.append(Ship(ship.place, ship.energy, held, (ship.straights, ship.curves)))
    return State(
        start=start,
        draws=0,
        round=view.round,
        first=view.first,
        begun=view.begun,
        turn=view.turn,
        slid=OWN_SLIDE * view.slid_own | PAID_SLIDE * view.slid_paid,
        asked=max(task.number for task in view.agenda),
        agenda=view.agenda,
        moon=view.moon,
        ships=tuple(ships),
        visits=view.visits,
        tiles=view.tiles,
        bank=view.bank,
        moon_cards=tuple(view.moon_numbers.count(n) for n in range(len(board.chart.axis))),
        planet_deck=view.planet_deck,
        under=view.under,
        tray=view.tray,
        tray_end=view.tray_end,
        plan_pile=tuple(sorted(unseen[: view.plan_cards])),
        plan_discards=tuple(sorted(unseen[view.plan_cards :])),
        answer=view.answer,
        last=view.last,
        outcome=None,
    )


def _shuffled(cards: list[T], dice: Dice) -> list[T]:
    for last in range(len(cards) - 1, 0, -1):
        other = dice.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


PILOT = WeighingAutopilot("playout", PLAYOUT)
"""Plays all seats of imagined games."""

AHEAD = 2
"""Rounds that are played ahead."""

ALARM = 3
"""Tiles that a rival may still need for sabotage to be looked into."""

MOST = {"planet": 3, "node": 2, "plan": 2, "other": 3}
"""The most actions of each sort that are looked into."""


@dataclass(frozen=True)
class SpazioExpert(SearchingAutopilot[State, Action, View]):
    """Tiles are laid as the plan for the route wants it."""

    budget: int = 500

    rules = RULES
    planned = TILES

    def imagine(self, view: View, actions: Sequence[Action], dice: Dice) -> State:
        return imagine(view, dice)

    def playout(self, state: State, seat: Seat, dice: Dice) -> Action:
        return PILOT.choose(view_of(state, seat), RULES.legal_actions(state, seat), dice)

    def is_far(self, start: State, now: State, seat: Seat, kind: str) -> bool:
        return now.round >= start.round + AHEAD

    def is_settled(self, start: State, now: State, seat: Seat, kind: str) -> bool:
        """The turn in which something was drawn is over."""
        return now.turn != start.turn or now.round != start.round

    def chances(self, state: State) -> tuple[float, ...]:
        return chances(state)

    def figures(self, state: State, seat: Seat) -> Mapping[str, float]:
        """Tiles to be collected for the way to Earth, own and of the first rival, and energy."""
        missing = [tiles_to_collect(state, other) for other in range(len(state.ships))]
        ship = state.ships[seat]
        return {
            "missing": missing[seat],
            "rival": min(found for other, found in enumerate(missing) if other != seat),
            "energy": ship.energy,
            "plans": len(ship.plans),
        }

    def reason(self, view: View, line: Sequence[Action]) -> Reason | None:
        return reason(view, line[0])

    def candidates(self, view: View, actions: Sequence[Action]) -> Iterator[Sequence[Action]]:
        seat, kind = deciding(view)
        usual = PILOT.choose(view, actions, stream(bytes(32), "usual"))
        yield [usual]
        evaluation = Evaluation(view, seat, PILOT.weights)
        value_of = tile_card_value if kind == TILE_CARD else action_value
        slides = [action for action in actions if isinstance(action, Slide)]
        free = [action for action in actions if not isinstance(action, ExtraSlide)]
        found: list[Action] = [usual]
        if kind != TILE_CARD:
            sabotage = sabotage_slide(evaluation, slides, ALARM)
            if sabotage is not None and sabotage != usual:
                found.append(sabotage)
                yield [sabotage]
            free = [action for action in free if not isinstance(action, Slide)]
        left = dict(MOST)
        for action in sorted(free, key=lambda each: -value_of(evaluation, each)):
            sort = _sort(view, action)
            if action not in found and left[sort]:
                left[sort] -= 1
                found.append(action)
                yield [action]


def _sort(view: View, action: Action) -> str:
    if isinstance(action, Propose):
        return "plan"
    if isinstance(action, Land):
        return "planet"
    if isinstance(action, Fly) and action.place != BASE:
        return "planet" if action.place in view.board.chart.planets else "node"
    return "other"


EXPERT = SpazioExpert()

AUTOPILOTS: Mapping[str, Autopilot[View, Action]] = MappingProxyType(
    {
        **{style: WeighingAutopilot(style, weights) for style, weights in STYLES.items()},
        EXPERT.style: EXPERT,
    }
)
"""The styles by id, the one to take unless told otherwise first."""
