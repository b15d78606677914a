"""Sample bands of Spazio: 1999, of which ``tools/palettes.py`` chooses its palette."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.i18n import words
from render.core.picture import Band
from render.space1999.board import board_bands, chart
from render.space1999.central_computer import answer, check
from render.space1999.final import final
from render.space1999.planet_card import planet_card
from render.space1999.sheet import hand, sheet
from rules.core.events import Transition
from rules.core.game import Seat, Setup
from rules.space1999.autopilots import AUTOPILOTS
from rules.space1999.game import GAME
from rules.space1999.state import Action, Answer, Event, State
from rules.space1999.terms import ANSWERS, NEUTRAL, SECTORS
from rules.space1999.view import Own, View
from tools.autopilot_game import play

SEEDS = (b"1" * 32, b"2" * 32)
EVERY = 40
"""Moves between two samples."""
INVENTED = 48
"""Planets with names of which no board has heard, as they have colours of their own."""


def bands() -> Iterator[Band]:
    """Bands of every kind, from games between autopilots."""
    for seed in SEEDS:
        for view in _views(seed):
            yield from _of(view)
    view = _views(SEEDS[0])[1]
    names = [*view.board.chart.planets, *(f"planet{i}" for i in range(INVENTED))]
    people = ("",) * len(view.ships)
    for i, name in enumerate(names):
        card = i % len(view.board.planet_cards)
        yield from planet_card(view, 0, name, card, people, words("en"))


def _views(seed: bytes) -> list[View]:
    """Public views of a game at several moments, and at its end."""
    found: list[View] = []
    count = 0

    def watch(_seat: Seat | None, _action: Action | None, now: Transition[State, Event]) -> None:
        nonlocal count
        if count % EVERY == 0 or not GAME.decisions(now.state):
            found.append(GAME.view(now.state, None))
        count += 1

    pilots = [AUTOPILOTS["navigator"]] * len(SECTORS)
    play(GAME, Setup(SECTORS), seed, pilots, watch)
    return found


def _of(view: View) -> Iterator[Band]:
    english, people = words("en"), ("Ada", "Valentina", "星野 宙", "")
    yield from board_bands(view, people, english)
    yield chart(view, english, tuple(view.board.chart.nodes))
    for seat in range(len(view.ships)):
        yield from sheet(view, seat, people, english)
    plans = tuple(sorted(view.board.plan_ids))
    yield from hand(replace(view, viewer=0, own=Own(plans)), 0, people, english)
    for told in ANSWERS:
        for program in view.board.programs if told == NEUTRAL else (None,):
            given = Answer(1, plans[0], told, program.id if program else None)
            yield from answer(replace(view, answer=given), people, english)
    for ok in (True, False):
        yield from check(view, 2, ok, people, english)
    if view.final:
        yield from final(view, people, english)
