"""Where the game stands, what a seat is asked, and what it should know before it answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.games.space1999 import names
from bot.games.space1999.geometry import Atlas
from bot.games.space1999.tile_choices import outlook
from bot.i18n import Words
from rules.core.game import Decision
from rules.space1999.chart.destinations import enough_energy
from rules.space1999.monitor.terminal_tiles import tiles_in_reach
from rules.space1999.terms import (
    BASE,
    PLANET,
    REMOVE_TILE,
    STEP,
    TAKE_OFF,
    TILE_CARD,
    TILES,
    TURN,
)
from rules.space1999.views.view import Task, View

PLANETS_SHOWN = 8


def headline(view: View, people: Sequence[str], t: Words) -> str:
    """Round, the Moon, and whose turn it is; at the end, who won."""
    if view.outcome is not None:
        winners = view.outcome.winners
        return t(
            "space1999-headline-won",
            who=", ".join(names.who(view, people, seat) for seat in winners),
        )
    return t(
        "space1999-headline",
        round=view.round,
        number=view.moon.number,
        visited=len(view.visits),
        planets=len(view.board.chart.planets),
        who=names.who(view, people, view.turn) if view.turn is not None else "–",
    )


def ask(view: View, decision: Decision, t: Words) -> str:
    """What the seat does now, as the end of a sentence that begins with its name."""
    task = _task(view, decision)
    if decision.kind == TURN and task.on:
        return t("space1999-ask-on")
    return t(f"space1999-ask-{decision.kind}", left=task.left)


def question(view: View, decision: Decision, people: Sequence[str], t: Words) -> str:
    """The panel's text; ``view`` is the deciding seat's own."""
    lines = _QUESTIONS[decision.kind](Atlas(view, decision.seat), _task(view, decision), people, t)
    return "\n".join(line for line in lines if line)


def _task(view: View, decision: Decision) -> Task:
    return next(task for task in view.agenda if task.seat == decision.seat)


# The ship's own figures


def status(atlas: Atlas, t: Words) -> list[str]:
    """The ship, what it holds, and how far its route has come."""
    ship = atlas.ship
    return [
        t(
            "space1999-status",
            where=names.where(ship.place, "at", t),
            energy=ship.energy,
            count=atlas.held,
            tiles=names.tiles((ship.straights, ship.curves), t),
        ),
        t(
            "space1999-status-route",
            laid=len(ship.route),
            outlook=outlook(ship.missing, t),
        ),
    ]


def hand(view: View, t: Words) -> str:
    """The flight plans in the viewing seat's hand."""
    held = view.own.plans if view.own else ()
    plans = ", ".join(f"*{names.plan(view.board.plan(plan), t)}*" for plan in held)
    return t("space1999-hand", count=len(held), plans=plans)


def computer(view: View, t: Words) -> str:
    """How likely each of the Computer's answers is."""
    return t("space1999-odds", **names.odds(view))


# Turns


def _turn(atlas: Atlas, task: Task, people: Sequence[str], t: Words) -> list[str]:
    view = atlas.view
    if task.on:
        return [t("space1999-question-on"), hand(view, t), computer(view, t)]
    return [
        t("space1999-question-turn"),
        *status(atlas, t),
        hand(view, t),
        _reach(atlas, t),
        _homeward(atlas, t),
        _plans_rule(atlas, t),
        computer(view, t),
    ]


def _reach(atlas: Atlas, t: Words) -> str:
    """The planets that the energy pays for, the cheapest first."""
    if not atlas.ship.energy:
        return t("space1999-reach-no-energy")
    planets = atlas.planets
    if not planets:
        return t("space1999-reach-none", energy=atlas.ship.energy)
    shown = [f"{names.planet(planet, t)} {cost}" for planet, cost in planets[:PLANETS_SHOWN]]
    more = len(planets) - len(shown)
    return t("space1999-reach", planets=", ".join(shown), more=more)


def _homeward(atlas: Atlas, t: Words) -> str:
    """What the flight home costs, or why there is none."""
    ship = atlas.ship
    if ship.place == BASE:
        return ""
    if not atlas.held:
        return t("space1999-home-no-tiles")
    cost = atlas.trips_for(enough_energy(atlas.chart)).costs.get(BASE)
    if cost is None:
        return t("space1999-home-shut")
    enough = "yes" if cost <= ship.energy else "no"
    return t("space1999-home", cost=cost, held=ship.energy, enough=enough, count=atlas.held)


def _plans_rule(atlas: Atlas, t: Words) -> str:
    """Why plans have to wait on a planet while there is energy."""
    place = atlas.ship.place
    on_planet = place != BASE and not names.is_node(place)
    free = dict(atlas.view.options).get("plans") == "free"
    return t("space1999-plans-wait") if on_planet and not free and atlas.ship.energy else ""


def _step(atlas: Atlas, task: Task, people: Sequence[str], t: Words) -> list[str]:
    place = names.where(atlas.ship.place, "at", t)
    return [
        t("space1999-question-step", left=task.left, where=place),
        t("space1999-question-step-back") if task.back is not None else "",
        *status(atlas, t),
    ]


def _planet(atlas: Atlas, task: Task, people: Sequence[str], t: Words) -> list[str]:
    planet = atlas.view.board.plan(task.card).planet if task.card else ""
    return [
        t(
            "space1999-question-planet",
            planet=names.planet(planet, t) if planet else "–",
            count=len(atlas.open_planets),
        ),
        *status(atlas, t),
    ]


def _take_off(atlas: Atlas, task: Task, people: Sequence[str], t: Words) -> list[str]:
    return [
        t("space1999-question-take-off", where=names.where(atlas.ship.place, "at", t)),
        *status(atlas, t),
        _reach(atlas, t),
        _homeward(atlas, t),
    ]


# The Star Monitor


def _tiles(atlas: Atlas, task: Task, people: Sequence[str], t: Words) -> list[str]:
    odds = names.odds(atlas.view)
    exact = dict(atlas.view.options).get("arrival") == "exact"
    view = atlas.view
    slides = view.tiles and view.turn == atlas.seat and not (view.slid_own and view.slid_paid)
    price = t("space1999-question-slide-price", price=view.board.energy.slide)
    return [
        t("space1999-question-tiles", count=atlas.held),
        *status(atlas, t),
        t("space1999-question-arrival", route=odds["route"], exact="yes" if exact else "no"),
        *([price] if slides else []),
    ]


def _tile_card(atlas: Atlas, task: Task, people: Sequence[str], t: Words) -> list[str]:
    view = atlas.view
    card = view.board.program(task.card).kind if task.card else ""
    count = sum(1 for _ in tiles_in_reach(atlas.grid, view.tiles, atlas.ship.sector))
    key = "remove" if card == REMOVE_TILE else "move"
    return [
        t(f"space1999-question-{key}", count=count),
        *(
            t(
                "space1999-rival-route",
                who=names.who(view, people, ship.seat),
                laid=len(ship.route),
                outlook=outlook(ship.missing, t),
            )
            for ship in view.ships
        ),
    ]


_QUESTIONS: Mapping[str, Callable[[Atlas, Task, Sequence[str], Words], list[str]]] = {
    TURN: _turn,
    STEP: _step,
    PLANET: _planet,
    TAKE_OFF: _take_off,
    TILES: _tiles,
    TILE_CARD: _tile_card,
}
