"""Headlines, questions and their figures, and the bands that decisions of Spazio are about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from bot.games.base import Presentation
from bot.games.labels import Label
from bot.games.space1999 import glossary
from bot.games.space1999.glossary import HOME, NODE, is_node, where
from render.core.picture import Band
from render.space1999.board import chart
from render.space1999.monitor import monitor
from render.space1999.sheet import hand as hand_bands
from rules.core.game import Decision, Seat
from rules.core.standing_orders import Order
from rules.space1999.destinations import enough_energy
from rules.space1999.monitor import Tiles
from rules.space1999.outlook import Navigation, slidable, touchable
from rules.space1999.standing_orders import FLY_HOME
from rules.space1999.state import Task
from rules.space1999.terms import (
    BASE,
    ENERGY,
    LAND,
    MORE_PLANS,
    PLANET,
    REMOVE_TILE,
    RETURN,
    STEP,
    TAKE_OFF,
    TILE_CARD,
    TILES,
    TURN,
)
from rules.space1999.view import TILE, View, energy_decides, program_shares, ranks

PLANETS_SHOWN = 8


def headline(p: Presentation[View]) -> str:
    """Round, the Moon, and whose turn it is; at the end, who won."""
    view = p.view
    if view.outcome is not None:
        winners = ", ".join(glossary.who(p, seat) for seat in view.outcome.winners)
        return p.t("space1999-headline-won", who=winners)
    return p.t(
        "space1999-headline",
        round=view.round,
        number=view.moon.number,
        visited=len(view.visits),
        planets=len(view.board.chart.planets),
        up="no" if view.turn is None or p.closed else "yes",
        who="" if view.turn is None else glossary.who(p, view.turn),
    )


def ask(p: Presentation[View], decision: Decision) -> str:
    """The question to a seat, as the end of a sentence that begins with its name."""
    task = _task(p.view, decision)
    if decision.kind == TURN and task.on:
        return p.t("space1999-ask-another-plan")
    return p.t(f"space1999-ask-{decision.kind}", left=task.left)


def question(p: Presentation[View], decision: Decision) -> str:
    """The panel's text; the view is the deciding seat's own."""
    navigation, task = Navigation(p.view, decision.seat), _task(p.view, decision)
    lines = _QUESTIONS[decision.kind](p, navigation, task)
    return "\n".join(line for line in lines if line)


def decision_bands(p: Presentation[View], decision: Decision) -> tuple[Band, ...]:
    """The Monitor for who lays or moves tiles, else the chart with what is in reach."""
    if decision.kind in (TILES, TILE_CARD):
        return (monitor(p.view, p.names, p.t),)
    navigation = Navigation(p.view, decision.seat)
    prices = navigation.flights.costs if decision.kind in (TURN, TAKE_OFF) else {}
    return (chart(p.view, p.t, navigation.options, prices),)


def _task(view: View, decision: Decision) -> Task:
    return next(task for task in view.agenda if task.seat == decision.seat)


def _computer(p: Presentation[View]) -> str:
    """The effects of the Computer's cards, in percent; the answers' odds stand at the plans."""
    shares = program_shares(p.view)
    return p.t(
        "space1999-answer-cards",
        tile=shares[TILE],
        energy=shares[ENERGY],
        land=shares[LAND],
        home=shares[RETURN],
        plans=shares[MORE_PLANS],
    )


# Turns


def _turn(p: Presentation[View], navigation: Navigation, task: Task) -> list[str]:
    plans = hand_text(p, task.seat)
    if task.on:
        question = p.t("space1999-question-another-plan")
        return [question, *status(p, navigation), plans, _computer(p)]
    return [
        p.t("space1999-question-turn"),
        *status(p, navigation),
        plans,
        _reach(p, navigation),
        _homeward(p, navigation),
        _plans_rule(p, navigation) or _computer(p),
    ]


def _reach(p: Presentation[View], navigation: Navigation) -> str:
    """The planets that the energy pays for, the cheapest first."""
    energy = navigation.ship.energy
    if not energy:
        return p.t("space1999-planets-in-reach-no-energy")
    planets = navigation.planets_in_reach
    if not planets:
        return p.t("space1999-planets-in-reach-none", energy=energy)
    shown = [f"{glossary.planet(planet, p.t)} {cost}" for planet, cost in planets[:PLANETS_SHOWN]]
    return p.t(
        "space1999-planets-in-reach", planets=", ".join(shown), more=len(planets) - len(shown)
    )


def _homeward(p: Presentation[View], navigation: Navigation) -> str:
    """The cost of the flight home, or the reason why there is none."""
    ship = navigation.ship
    if ship.place == BASE:
        return ""
    if not navigation.held:
        return p.t("space1999-flight-home-no-tiles")
    cost = navigation.flights_for(enough_energy(navigation.chart)).costs.get(BASE)
    if cost is None:
        return p.t("space1999-flight-home-blocked")
    enough = "yes" if cost <= ship.energy else "no"
    return p.t(
        "space1999-flight-home", cost=cost, held=ship.energy, enough=enough, count=navigation.held
    )


def _plans_rule(p: Presentation[View], navigation: Navigation) -> str:
    """The rule by which plans have to wait on a planet while there is energy."""
    ship = navigation.ship
    on_planet = ship.place != BASE and not glossary.is_node(ship.place)
    free = p.view.options.free_plans
    return p.t("space1999-plans-wait") if on_planet and not free and ship.energy else ""


def _step(p: Presentation[View], navigation: Navigation, task: Task) -> list[str]:
    place = glossary.where(navigation.ship.place, "at", p.t)
    return [
        p.t("space1999-question-step", left=task.left, where=place),
        p.t("space1999-question-step-back") if task.back is not None else "",
        *status(p, navigation),
    ]


def _planet(p: Presentation[View], navigation: Navigation, task: Task) -> list[str]:
    planet = p.view.board.plan(task.card).planet if task.card else ""
    return [
        p.t(
            "space1999-question-planet",
            planet=glossary.planet(planet, p.t) if planet else "–",
            count=len(navigation.open_planets),
        ),
        *status(p, navigation),
    ]


def _take_off(p: Presentation[View], navigation: Navigation, task: Task) -> list[str]:
    place = glossary.where(navigation.ship.place, "at", p.t)
    return [
        p.t("space1999-question-take-off", where=place),
        *status(p, navigation),
        _reach(p, navigation),
        _homeward(p, navigation),
        _slides(p, task),
    ]


# The Star Monitor


def _tiles(p: Presentation[View], navigation: Navigation, task: Task) -> list[str]:
    view = p.view
    exact = view.options.exact_arrival
    route = glossary.odds(view)["route"]
    return [
        p.t("space1999-question-tiles", count=navigation.held),
        *status(p, navigation),
        p.t("space1999-question-arrival", route=route, exact="yes" if exact else "no"),
        _slides(p, task),
    ]


def _slides(p: Presentation[View], task: Task) -> str:
    """The slides that may come first, with their cost; empty where there are none."""
    whose = slidable(p.view, task.seat)
    price = p.view.board.energy.slide
    return p.t("space1999-question-slide-price", whose=whose, price=price) if whose else ""


def _tile_card(p: Presentation[View], navigation: Navigation, task: Task) -> list[str]:
    card = p.view.board.program(task.card).kind if task.card else ""
    message = "remove" if card == REMOVE_TILE else "move"
    count = len(touchable(p.view, task.seat, card))
    return [
        p.t(f"space1999-question-{message}", count=count),
        *status(p, navigation),
        _slides(p, task),
    ]


Question: TypeAlias = Callable[[Presentation[View], Navigation, Task], list[str]]

_QUESTIONS: Mapping[str, Question] = {
    TURN: _turn,
    STEP: _step,
    PLANET: _planet,
    TAKE_OFF: _take_off,
    TILES: _tiles,
    TILE_CARD: _tile_card,
}


def status(p: Presentation[View], navigation: Navigation) -> list[str]:
    """The round, the ship with what it holds, its route, and what ranks the rivals."""
    ship, view, t = navigation.ship, p.view, p.t
    rivals = [
        t(
            "space1999-status-rival",
            who=glossary.sector_tag(p, rival.seat),
            outlook=glossary.to_earth(rival.missing, t),
            energy=rival.energy,
        )
        for rival in view.ships
        if rival.seat != ship.seat
    ]
    return [
        "-# "
        + t(
            "space1999-status-round",
            round=view.round,
            number=view.moon.number,
            visited=len(view.visits),
            planets=len(view.board.chart.planets),
        ),
        t(
            "space1999-status",
            where=glossary.where(ship.place, "at", t),
            energy=ship.energy,
            count=navigation.held,
            tiles=glossary.tiles((ship.straights, ship.curves), t),
        ),
        t(
            "space1999-status-route",
            laid=len(ship.route),
            outlook=glossary.to_earth(ship.missing, t),
            place=place(p, ship.seat),
        ),
        "-# " + t("space1999-status-rivals", rivals=" · ".join(rivals)),
    ]


def place(p: Presentation[View], seat: Seat, tiles: Tiles | None = None) -> str:
    """A seat's rank among all, now or with other tiles on the Monitor: place 2 of 3 (by energy)."""
    found = ranks(p.view, tiles)
    rank = found[seat]
    shared = "yes" if found.count(rank) > 1 else "no"
    energy = "yes" if energy_decides(p.view, seat, tiles) else "no"
    return p.t("space1999-place", rank=rank, seats=len(found), shared=shared, energy=energy)


def hand(p: Presentation[View], seat: Seat) -> tuple[Band, ...]:
    """The flight plans; nothing while there are none."""
    if p.view.own is None or not p.view.own.plans:
        return ()
    return hand_bands(p.view, seat, p.names, p.t)


def hand_text(p: Presentation[View], seat: Seat) -> str:
    """The flight plans in one line; raises ``ValueError`` for others' views."""
    if p.view.own is None:
        raise ValueError("a hand is shown to its owner only")
    held = p.view.own.plans
    plans = ", ".join(f"*{glossary.plan(p.view.board.plan(plan), p.t)}*" for plan in held)
    return p.t("space1999-hand", count=len(held), plans=plans)


def order_value(p: Presentation[View], order: Order) -> Label | None:
    """The place to which an order flies before it flies home."""
    if order.kind != FLY_HOME:
        return None
    target = order.values[0] if order.values else BASE
    if target == BASE:
        return Label(p.t("space1999-order-straight-home"), emoji=HOME)
    emoji = NODE if is_node(target) else glossary.PLANET
    return Label(p.t("space1999-order-then-home", to=where(target, "to", p.t)), emoji=emoji)
