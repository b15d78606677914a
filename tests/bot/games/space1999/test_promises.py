"""Each figure that a panel promises is what carrying the choice out brings, in played games."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from bot.games.labels import ActionChoice
from bot.games.space1999 import glossary
from bot.i18n import words
from rules.core.events import Transition
from rules.core.game import Seat
from rules.core.structs import with_item
from rules.space1999.central_computer import ComputerAnswered, Propose
from rules.space1999.decision_rules import begin_round
from rules.space1999.destinations import Destinations, destinations, enough_energy
from rules.space1999.game import GAME
from rules.space1999.laying import MOST_WAYS
from rules.space1999.route_tiles import (
    Lay,
    Leave,
    RouteChecked,
    TileLaid,
    TilesKept,
    TilesReturned,
)
from rules.space1999.ships import (
    CameHome,
    EnergyChanged,
    Flew,
    Fly,
    Jumped,
    Land,
    PlanetExplored,
    Stayed,
    Step,
    TilesTaken,
)
from rules.space1999.slides import ExtraSlide, Remove, Slide, TileRemoved, TileSlid
from rules.space1999.state import Progress, State
from rules.space1999.terms import ANSWERS, BASE, ENERGY, LAND, NEGATIVE, OK, RETURN, TILE_CARD
from tests.bot.games.presentation import Moment
from tests.bot.games.space1999.played import moments

PEOPLE = ("Anna", "Bruno", "Chloé", "Dora")
T = words("en")
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"arrival": "exact"},
    {"plans": "free", "arrival": "exact"},
)
PLACES_LOOKED_AT = 3
"""Places of each moment for which the Moon's next move is carried out with every card."""


def games(count: int) -> Iterator[Iterator[Moment]]:
    for number in range(count):
        yield moments(2 + number % 3, number, OPTIONS[number % len(OPTIONS)])


def test_choices_keep_what_they_promise_in_some_moments() -> None:
    kept: Counter[str] = Counter()
    for game in games(3):
        for moment in islice(game, 0, None, 9):
            kept += Promises(moment).carried_out()
    assert sum(kept.values()) > 1000


@pytest.mark.soak
def test_choices_keep_what_they_promise_in_thousands_of_moments() -> None:
    kept: Counter[str] = Counter()
    for game in games(60):
        for moment in game:
            kept += Promises(moment).carried_out()
    assert len(kept) == len(KINDS), f"never met: {set(KINDS) - set(kept)}"
    assert kept.total() > 100_000


@dataclass
class Promises:
    """The choices of a moment, to be carried out one by one in states that agree with its view."""

    moment: Moment

    def __post_init__(self) -> None:
        self.state: State = self.moment.transition.state
        self.seat: Seat = self.moment.decision.seat
        self.ship = self.state.ships[self.seat] if self.moment.actions else self.state.ships[0]
        self.chart = self.state.start.chart
        self.chooser = Random(repr(self.moment.decision))

    def carried_out(self) -> Counter[str]:
        """What was promised and kept, by kind."""
        kept: Counter[str] = Counter()
        if not self.moment.actions:
            return kept
        found = self.moment.choices(PEOPLE)
        looked_at = set(self.chooser.sample(found, min(PLACES_LOOKED_AT, len(found))))
        for choice in found:
            kind = _kind(choice.action)
            if kind in KINDS:
                KINDS[kind](self, choice, choice in looked_at)
                kept[kind] += 1
        self._question()
        return kept

    def after(self, action: Any, state: State | None = None) -> Transition[Any, Any]:
        return GAME.apply(self.state if state is None else state, self.seat, action)

    # Flights

    def home(self, choice: ActionChoice, looked_at: bool) -> None:
        events = self.after(choice.action).events
        flew, came = _only(events, Flew), _only(events, CameHome)
        label = choice.labels[-1]
        assert label.text == f"Home to Base · {flew.cost} E.U."
        energy = self.ship.energy - flew.cost + came.energy
        assert f"+{came.energy} at home: {energy} E.U." in label.hint
        fewest = self.fewest_after_laying(self.after(choice.action).state)
        if fewest is None:
            assert T("space1999-hint-must-lay", count=sum(self.ship.tiles)) in label.hint
            return
        outlook = glossary.to_earth(fewest if fewest < 121 else None, T)
        promised = T("space1999-hint-to-lay", count=sum(self.ship.tiles), outlook=outlook)
        assert promised in label.hint, (label.hint, promised)

    def fewest_after_laying(self, state: State) -> int | None:
        """The fewest tiles that the route lacks after any way to lay all, without slides."""
        waiting, seen, found = [state], {frozenset(state.tiles)}, []
        while waiting:
            now = waiting.pop()
            task = now.agenda[0] if now.agenda else None
            if task is None or task.kind != "tiles" or task.seat != self.seat:
                found.append(self._missing(now))
                continue
            for action in GAME.legal_actions(now, self.seat):
                if not isinstance(action, Lay | Leave):
                    continue
                then = GAME.apply(now, self.seat, action)
                if any(isinstance(event, RouteChecked) for event in then.events):
                    found.append(0)
                elif (key := frozenset(then.state.tiles)) not in seen or isinstance(action, Leave):
                    seen.add(key)
                    waiting.append(then.state)
            if len(seen) > MOST_WAYS:
                return None
        return min(found)

    def _missing(self, state: State) -> int:
        missing = GAME.view(state, self.seat).ships[self.seat].missing
        return len(state.start.grid.squares) if missing is None else missing

    def flight(self, choice: ActionChoice, looked_at: bool) -> None:
        place, label = choice.action.place, choice.labels[-1]
        flew = _only(self.after(choice.action).events, Flew)
        assert label.text == f"{glossary.place(place, T)} · {flew.cost} E.U."
        assert T("space1999-hint-left", energy=self.ship.energy - flew.cost) in label.hint
        bends = flew.legs[:-1]
        via = T("space1999-hint-via", count=len(bends), nodes=glossary.numbers(bends))
        assert via in label.hint or len(bends) > 8 or len(label.hint) > 60
        if place in self.chart.planets:
            self._planets_group(choice)
        if looked_at:
            self.hints_of_place(place, label.hint)

    def _planets_group(self, choice: ActionChoice) -> None:
        """Carried out once a moment: what the landings bring, by every card that may come."""
        label = choice.labels[0]
        flights = [a for a in self.moment.actions if isinstance(a, Fly)]
        planets = [a.place for a in flights if a.place in self.chart.planets]
        if choice.action.place != planets[0]:
            return
        costs = [_only(self.after(Fly(planet)).events, Flew).cost for planet in planets]
        cards = self.state.planet_deck or self.state.under[:1]
        found = 0
        for card in cards:
            rigged = replace(self.state, planet_deck=(card,))
            events = self.after(choice.action, rigged).events
            landing = next(i for i, e in enumerate(events) if isinstance(e, PlanetExplored))
            found += isinstance(events[landing + 1], TilesTaken)
        chance = round(100 * found / len(cards))
        promised = T("space1999-hint-planets", count=len(planets), cost=min(costs), chance=chance)
        assert label.hint == promised
        assert label.bands is not None
        (band,) = label.bands()
        assert dict(band.shown[0].prices) == dict(zip(planets, costs, strict=True))

    def hints_of_place(self, place: str, hint: str) -> None:
        """The way home from there, the planets ahead, and the Moon that may come by."""
        there = self.there(place)
        ways, met, cards = [], 0, there.moon_cards
        if not any(cards):
            cards = there.start.board.moon_cards.copies
        for number, copies in enumerate(cards):
            if not copies:
                continue
            progress = Progress(replace(there, moon_cards=with_item((0,) * 9, number, 1)))
            begin_round(progress)
            if progress.state.ships[self.seat].place == BASE:
                met += copies
            else:
                ways.append(self.flights(progress.state).costs.get(BASE))
        if "home next turn" in hint:
            costs = [way for way in ways if way is not None]
            sure = "no" if None in ways else "yes" if len(set(costs)) == 1 else "range"
            promised = T("space1999-hint-way-home", least=min(costs), most=max(costs), sure=sure)
            assert promised in hint, (hint, promised)
        if "the Moon comes by" in hint:
            chance = round(100 * met / sum(cards))
            assert T("space1999-stop-moon", chance=chance, energy=3) in hint
        if "straight ahead" in hint:
            moved = replace(self.state, ships=self.state.with_ship(self.seat, place=place))
            planets = [
                planet
                for planet, cost in self.flights(moved, energy=1).costs.items()
                if planet in self.chart.planets
            ]
            named = [glossary.planet(planet, T) for planet in planets]
            told = hint.split("straight ahead: ")[1].split(" · ")[0].rstrip("…").split(", ")
            assert {name for name in told if name} <= set(named)
            assert len(named) <= 3 or "…" in hint
            assert len(named) > 3 or len(named) == len(told)

    def there(self, place: str) -> State:
        """The ship at a place with tiles and energy enough, all others at home."""
        ships = tuple(replace(ship, place=BASE) for ship in self.state.ships)
        own = replace(self.ship, place=place, tiles=(1, 0), energy=99)
        return replace(self.state, ships=with_item(ships, self.seat, own), agenda=())

    def flights(self, state: State, energy: int | None = None) -> Destinations:
        enough = enough_energy(self.chart) if energy is None else energy
        return destinations(state.departure(self.seat), enough)

    def stop(self, choice: ActionChoice, looked_at: bool) -> None:
        """A step, or a landing on a planet of one's choice."""
        place = choice.action.place if isinstance(choice.action, Step) else choice.action.planet
        if looked_at:
            self.hints_of_place(place, choice.labels[-1].hint)

    # Flight plans

    def plan(self, choice: ActionChoice, looked_at: bool) -> None:
        plan, hint = self.state.start.board.plan(choice.action.plan), choice.labels[-1].hint
        accepted = self._answered(choice.action, OK)
        if plan.kind == ENERGY:
            energy = self.ship.energy + _only(accepted.events, EnergyChanged).amount
            assert T("space1999-hint-plan-energy", energy=energy) in hint
        elif plan.kind == RETURN and self.ship.place == BASE:
            assert T("space1999-hint-plan-steps") in hint
            stays = any(isinstance(event, Stayed) for event in accepted.events)
            assert stays or accepted.state.agenda[0].left == 3
        elif plan.kind == RETURN:
            energy = _only(accepted.events, CameHome).energy
            assert T("space1999-hint-plan-return", energy=energy) in hint
        elif plan.kind == LAND and plan.planet in self.state.closed:
            landings = GAME.legal_actions(accepted.state, self.seat)
            count = sum(isinstance(action, Land) for action in landings)
            assert T("space1999-hint-plan-any", count=count) in hint
        else:
            assert T("space1999-hint-plan-land") in hint
            assert any(
                isinstance(event, Jumped) and event.planet == plan.planet
                for event in accepted.events
            )
        refused = self._answered(choice.action, NEGATIVE)
        stays = any(isinstance(e, Stayed) and e.why == "no-step" for e in refused.events)
        told = choice.labels[0].hint
        assert ("you stay" in told) is stays, told
        weights = self.state.start.board.computer.weights
        for answer, weight in zip(ANSWERS, weights, strict=True):
            assert f"{round(100 * weight / sum(weights))}%" in told, answer

    def _answered(self, action: Propose, answer: str) -> Transition[Any, Any]:
        """A plan put to the Computer with a seed by which it gives this answer."""
        for number in range(200):
            start = replace(self.state.start, seed=number.to_bytes(32, "big"))
            then = self.after(action, replace(self.state, start=start))
            if _only(then.events, ComputerAnswered).answer == answer:
                return then
        raise AssertionError(f"200 seeds without the answer {answer}")

    # The Star Monitor

    def tile(self, choice: ActionChoice, looked_at: bool) -> None:
        """A tile laid, slid or removed: each route, the ranks, the price, and what is asked."""
        then = self.after(choice.action)
        moved, hint = _only(then.events, (TileLaid, TileSlid, TileRemoved)), choice.labels[-1].hint
        state = moved.evolve(self.state)
        view = GAME.view(state, self.seat)
        by_card = self.moment.decision.kind == TILE_CARD and not isinstance(
            choice.action, ExtraSlide
        )
        if isinstance(moved, TileLaid):
            assert hint.startswith(glossary.to_earth(view.ships[self.seat].missing, T))
            place = T(
                "space1999-place",
                rank=_rank(state, self.seat),
                seats=len(view.ships),
                shared="yes" if self._is_level(state) else "no",
                energy="yes" if " (by energy)" in hint else "no",
            )
            assert place in hint
        else:
            for ship, before in zip(view.ships, self.moment.view.ships, strict=True):
                if ship.missing != before.missing and len(hint) < 80:
                    figures = [glossary.distance(each.missing, T) for each in (before, ship)]
                    assert f"{ship.sector.upper()} to Earth: {' → '.join(figures)}" in hint
        if isinstance(moved, TileSlid) and moved.owner != self.seat and not by_card:
            energy = state.ships[self.seat].energy
            assert T("space1999-hint-left", energy=energy) in hint or len(hint) > 80
        assert choice.preview is not None
        asked = any(isinstance(event, RouteChecked) for event in then.events)
        preview = choice.preview()
        assert ("before Earth, and the Computer is asked" in preview) is asked
        assert choice.momentous is not None
        assert choice.momentous() is asked
        returned = [e for e in then.events if isinstance(e, TilesReturned) and e.seat == self.seat]
        back = "your hand goes back to the Bank" in preview
        # With a slide open it isn't given back at once, but it is by whoever makes none.
        slides = any(isinstance(a, Slide) for a in GAME.legal_actions(then.state, self.seat))
        assert back is bool(returned) or (back and slides)
        if looked_at:
            self._picture(choice, state)
        left = state.ships[self.seat].tiles
        if isinstance(moved, TileLaid) and any(left):
            told = "back" if back else self._in_hand_after(then)
            assert T(f"space1999-preview-{told}", tiles=glossary.tiles(left, T)) in preview

    def _picture(self, choice: ActionChoice, after: State) -> None:
        """The Monitor of a preview counts down what is missing once the move is made."""
        assert choice.bands is not None
        (band,) = choice.bands()
        missing = {
            ship.sector: ship.missing for ship in GAME.view(after, self.seat).ships if ship.missing
        }
        routes, console = band.shown
        assert {sector: len(way) for sector, way in routes.ways} == missing
        assert {s.sector: s.lacking for s in console.seats if s.lacking} == missing

    def _in_hand_after(self, then: Transition[Any, Any]) -> str:
        lays = any(isinstance(a, Lay) for a in GAME.legal_actions(then.state, self.seat))
        return "left" if lays else "keep"

    def _is_level(self, state: State) -> bool:
        ranks = [_rank(state, seat) for seat in range(len(state.ships))]
        return ranks.count(ranks[self.seat]) > 1

    def leave(self, choice: ActionChoice, looked_at: bool) -> None:
        events, text = self.after(choice.action).events, choice.labels[-1].text
        gives_back = text == T("space1999-choose-give-back")
        kind = TilesReturned if gives_back else TilesKept
        assert any(isinstance(event, kind) and event.seat == self.seat for event in events)

    # What is asked

    def _question(self) -> None:
        """The figures of the panel's text that the choices don't show."""
        asked = self.moment.presented(PEOPLE).question(self.moment.decision)
        if "🏠 Home for" in asked:
            cost = self.flights(self.state).costs[BASE]
            assert f"🏠 Home for {cost} E.U." in asked
        if self.moment.decision.kind == TILE_CARD:
            squares = {
                action.square
                for action in self.moment.actions
                if isinstance(action, Remove | Slide)
            }
            assert f"{len(squares)} tile" in asked
        if "🗂️" in asked:
            cards = self.state.tray or self.state.tray_end[:1]
            tiles = sum("tile" in self.state.start.board.program(card).kind for card in cards)
            (told,) = re.findall(r"move or remove a tile (\d+)%", asked)
            assert abs(int(told) - 100 * tiles / len(cards)) < 1


KINDS: dict[str, Callable[[Promises, ActionChoice, bool], None]] = {
    "home": Promises.home,
    "flight": Promises.flight,
    "stop": Promises.stop,
    "plan": Promises.plan,
    "tile": Promises.tile,
    "leave": Promises.leave,
}


def _kind(action: Any) -> str:
    match action:
        case Fly():
            return "home" if action.place == BASE else "flight"
        case Step() | Land():
            return "stop"
        case Propose():
            return "plan"
        case Lay() | Slide() | ExtraSlide() | Remove():
            return "tile"
        case Leave():
            return "leave"
        case _:
            return ""


def _only(events: Sequence[Any], kind: Any) -> Any:
    """The first event of a kind."""
    return next(event for event in events if isinstance(event, kind))


def _rank(state: State, seat: Seat) -> int:
    """By squares nearer to Earth than at the start, then by energy."""
    half = state.start.board.monitor.size // 2
    results = []
    for ship in GAME.view(state, seat).ships:
        nearer = 0 if ship.missing is None else max(0, half - ship.missing)
        results.append((nearer, ship.energy))
    return 1 + sum(result > results[seat] for result in results)
