"""The texts that planets and cards of Spazio: 1999 tell beside their figures, and the Computer's.

The texts stand in ``card_texts.ftl``. Cards that say the same have a text for each of them, told
apart by a letter from ``b`` on. Which of them is told follows from the events, so that it is the
same whenever it is told. A planet or a card of a board of one's own that has no text tells nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, singledispatch
from itertools import takewhile
from string import ascii_lowercase

from bot.games.base import Presentation
from bot.games.space1999 import glossary
from bot.games.text_check import check_texts
from bot.i18n import FALLBACK, Words, words
from rules.core.data_files import Path, load_toml
from rules.core.game import Seat
from rules.space1999.board import Board, PlanetCard
from rules.space1999.board_data import DATA, FILE
from rules.space1999.central_computer import ComputerAnswered, PlanProposed, ProgramDrawn
from rules.space1999.decision_rules import MoonMoved
from rules.space1999.route_tiles import RouteChecked
from rules.space1999.ships import PlanetExplored
from rules.space1999.terms import NEGATIVE, NEUTRAL, OK
from rules.space1999.view import View

PREFIX = "space1999-text-"
ANSWERS = {OK: 7, NEGATIVE: 7, NEUTRAL: 5}
"""Sayings of the Computer for each of its answers."""


def planet_text(planet: str, again: bool, t: Words) -> str:
    """The text of a landing on a planet, at a first visit or ``again``."""
    return _text(_planet(planet, again), t)


def card_text(board: Board, event: PlanetExplored, t: Words) -> str:
    """The text of a planet card, on whatever planet it is drawn."""
    number = event.round + 2 * event.seat + event.visited
    return _text(_one_of(_card(board.planet_cards[event.card]), number), t)


def moon_text(event: MoonMoved, t: Words) -> str:
    """The Moon's passage to a number."""
    return _text(_one_of(f"moon-{event.number}", event.turns), t)


def order_text(plan: str, seat: Seat, round_: int, t: Words) -> str:
    """The order on a flight plan that a seat put to the Computer in this round."""
    return _text(_one_of(f"plan-{plan}", round_ + seat), t)


def program_text(program: str, seat: Seat, round_: int, t: Words) -> str:
    """The Computer's words with a program that a seat drew in this round."""
    return _says(_one_of(f"program-{program}", round_ + 2 * seat), t)


def route_text(right: bool, t: Words) -> str:
    """The Computer's words about a route that has reached Earth."""
    return _says("route-right" if right else "route-wrong", t)


def answer_text(board: Board, event: ComputerAnswered, t: Words) -> str:
    """The Computer's words with an answer: others from round to round, seat to seat, plan to plan.

    They follow from the event, so that they are the same whenever it is told.
    """
    plans = sorted(board.plan_ids)
    number = event.round + 2 * event.seat + plans.index(event.plan)
    return _says(f"{event.answer}-{number % ANSWERS[event.answer] + 1}", t)


def event_texts(
    p: Presentation[View], event: object, among: Sequence[object] = ()
) -> tuple[str, ...]:
    """The texts of an event for whoever brought it about, beside its sentence.

    ``among`` are all events of its step.
    """
    return tuple(filter(None, _told(event, p, among)))


def _round(among: Sequence[object]) -> int:
    """The round of a plan's proposal and of a program, as the Computer's answer has it."""
    return next((each.round for each in among if isinstance(each, ComputerAnswered)), 0)


@singledispatch
def _told(event: object, p: Presentation[View], among: Sequence[object]) -> tuple[str, ...]:
    return ()


@_told.register
def _(event: PlanProposed, p: Presentation[View], among: Sequence[object]) -> tuple[str, ...]:
    return (order_text(event.plan, event.seat, _round(among), p.t),)


@_told.register
def _(event: ComputerAnswered, p: Presentation[View], among: Sequence[object]) -> tuple[str, ...]:
    return (answer_text(p.view.board, event, p.t),)


@_told.register
def _(event: ProgramDrawn, p: Presentation[View], among: Sequence[object]) -> tuple[str, ...]:
    return (program_text(event.program, event.seat, _round(among), p.t),)


@_told.register
def _(event: PlanetExplored, p: Presentation[View], among: Sequence[object]) -> tuple[str, ...]:
    card = card_text(p.view.board, event, p.t)
    return planet_text(event.planet, event.again, p.t), card


@_told.register
def _(event: RouteChecked, p: Presentation[View], among: Sequence[object]) -> tuple[str, ...]:
    return (route_text(event.ok, p.t),)


def check() -> None:
    """Refuse the data file as it stands if a card lacks its text, or a text its card.

    Raises ``BrokenData`` with file, line and field.
    """
    document = load_toml("rules.space1999", FILE)
    check_texts(document, texts_of(DATA.checked(document)), PREFIX)


def texts_of(board: Board) -> dict[str, Path]:
    """The messages that a board asks for, each with the way to what it is about."""
    found: dict[str, Path] = {}
    for planet in board.chart.planets:
        for again in (False, True):
            found[_planet(planet, again)] = ("chart", "planets", planet)
    for number, card in enumerate(board.planet_cards):
        found.setdefault(_card(card), ("planet_cards", number))
    for number in board.moon_deck:
        found[f"moon-{number}"] = ("moon_cards", "copies")
    for plan in board.plan_deck:
        where: Path = ("chart", "planets", plan.planet) if plan.planet else ("plans",)
        found[f"plan-{plan.id}"] = where
    for number, program in enumerate(board.programs):
        found[f"program-{program.id}"] = ("programs", number, "id")
    for answer, count in ANSWERS.items():
        for number in range(1, count + 1):
            found[f"{answer}-{number}"] = ("computer", answer)
    for verdict in ("route-right", "route-wrong"):
        found[verdict] = ("computer", OK)
    return {f"{PREFIX}{name}": path for first, path in found.items() for name in _names_of(first)}


def _planet(planet: str, again: bool) -> str:
    return f"again-{planet}" if again else f"planet-{planet}"


def _card(card: PlanetCard) -> str:
    """A planet card by its figures, so that a text can't outlive them: ``good-minus2-none``."""
    sign = "minus" if card.energy < 0 else "plus"
    return f"card-{card.conditions}-{sign}{abs(card.energy)}-{card.instruction}"


@lru_cache(maxsize=256)
def _names_of(name: str) -> tuple[str, ...]:
    """The names of all texts for cards that say the same, this one's first: those of English."""
    more = (f"{name}-{letter}" for letter in ascii_lowercase[1:])
    return name, *takewhile(lambda each: words(FALLBACK).has(f"{PREFIX}{each}"), more)


def _one_of(name: str, number: int) -> str:
    names = _names_of(name)
    return names[number % len(names)]


def _text(name: str, t: Words) -> str:
    return glossary.known(f"space1999-text-{name}", t)


def _says(name: str, t: Words) -> str:
    text = _text(name, t)
    return t("space1999-computer-says", text=text) if text else ""
