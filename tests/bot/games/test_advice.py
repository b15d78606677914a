"""The advice beside panels of all games: one adviser, whose reasons are told in each language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import chain
from typing import Any

import pytest

from bot.domain.guidance import Guidance
from bot.domain.table import Position
from bot.games import PRESENTERS
from bot.games.base import GamePresenter
from bot.games.first_martians.learning import HELD_UP, LAST_PAWN, helps_or_rests, mends
from bot.games.guide import END
from bot.games.race1969.learning import PURCHASE_SAVED
from bot.games.space1999.learning import OFF_WITH_TILES, WITH_TILES
from bot.i18n import words
from bot.messages.components.advice import Advice, advice_of
from bot.messages.components.guidance import guide_of
from bot.messages.components.panel import Panel
from bot.messages.components.position_view import PositionView
from bot.settings import LANGUAGES
from bot.tables.commands.experts.hints import Look
from rules.core.advice import Reason
from rules.core.chance import stream
from rules.core.game import Seat, Setup
from rules.race1969.purchases import Done
from rules.race1969.terms import PURCHASE
from rules.space1999.ships import Fly
from rules.space1999.terms import BASE, TURN
from tests.bot.helpers.worst_case import controls, measure, table, told

MOST = 300
"""Characters of a reason."""
QUICK = 4
"""Actions that an expert may take in imagined games."""
MOVES = 150
"""The moves of a guided game that are looked at."""


@cache
def played(game_id: str, seats: int) -> tuple[tuple[Any, Seat], ...]:
    """The states of a game, each with the seat that decides."""
    game, states = PRESENTERS[game_id].game, list[tuple[Any, Seat]]()
    dice = stream(bytes(32), f"{game.id} {seats}")
    pilot = game.quick_autopilots[0]
    state = game.new(Setup(game.identities[:seats]), bytes([seats]) * 32).state
    while decisions := [one for one in game.decisions(state) if not one.ready]:
        seat = decisions[0].seat
        states.append((state, seat))
        action = pilot.choose(game.view(state, seat), game.legal_actions(state, seat), dice)
        state = game.apply(state, seat, action).state
    return tuple(states)


def decided(presenter: GamePresenter, seats: int, language: str) -> Iterator[tuple[Any, Seat]]:
    """Every decision of a game with a choice, as its seat sees it."""
    for state, seat in played(presenter.game.id, seats):
        here = Position(table(seats, presenter=presenter), state, {seat: 7}, {})
        view = PositionView(presenter, here, seat, words(language))
        if len(view.actions(seat)) > 1:
            yield view, seat


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [*PRESENTERS])
def test_what_is_marked_is_what_a_hint_says_with_the_same_reason(game: str, language: str) -> None:
    presenter, reasons, marked = PRESENTERS[game], set[str](), 0
    for view, seat in decided(presenter, 3, language):
        advice, hint = advice_of(view, seat), advice_of(view, seat, Look((), asked=True))
        assert advice is not None
        assert hint is not None
        assert advice.line == hint.line
        assert advice.why == hint.why
        assert not advice.hint
        if not advice.line:
            assert advice.asks, "where nothing is marked one may ask"
            continue
        marked += 1
        assert len(advice.why) <= MOST
        assert "⁨" not in advice.why
        assert advice.why in hint.hint
        reasons.add(advice.why)
        screen = Panel(view, seat, advice=advice).show()
        measure(screen)
        assert told(screen).count("💡 ") == 1
    assert marked > 10
    assert len(reasons) > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rival_that_is_thrown_back_is_named_by_its_letter(language: str) -> None:
    view, _ = next(decided(PRESENTERS["space1999"], 3, language))
    for before, after in ((1, 2), (4, -1), (0, 1)):
        figures = {"sector": "b", "before": before, "after": after}
        told = view.presentation.why(Reason("slide-rival", figures))
        assert re.search(r"\bB\b", told)
        assert not re.search(r"\bb\b", told)
        assert "-1" not in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_reason_ends_with_one_full_stop(count: int, language: str) -> None:
    view, _ = next(decided(PRESENTERS["space1999"], 3, language))
    figures = {"chance": 13, "given": 3, "count": count}
    told = view.presentation.why(Reason("node-moon", figures))
    assert told.endswith(".")
    assert not told.endswith("..")


@pytest.mark.parametrize("game", [*PRESENTERS])
def test_a_line_is_carried_out_whole(game: str) -> None:
    presenter = PRESENTERS[game]
    for view, seat in decided(presenter, 2, "en"):
        state = view.position.state
        for action in view.known_line(seat):
            assert action in presenter.game.legal_actions(state, seat)
            state = presenter.game.apply(state, seat, action).state


@pytest.mark.parametrize("game", [id_ for id_, one in PRESENTERS.items() if one.expert])
def test_an_expert_chooses_what_is_marked_and_marks_what_it_found(game: str) -> None:
    presenter, dice, found = PRESENTERS[game], stream(bytes(32), "marked"), 0
    expert: Any = replace(presenter.expert, budget=QUICK)  # type: ignore[type-var]
    for number, (view, seat) in enumerate(decided(presenter, 2, "en")):
        actions, known = view.actions(seat), view.known_line(seat)
        if known:
            assert expert.choose(view.view, actions, dice) == known[0]
        elif not number % 5:
            values = expert.analyse(view.view, actions, dice)
            advice = advice_of(view, seat, Look(values, asked=True))
            assert advice is not None
            assert advice.line == values[0].line
            shown = controls(Panel(view, seat, advice=advice).show())
            title = view.titles(seat, advice.line)[1]
            assert any(label.startswith(title[:20]) for label in shown) or len(title) > 60
            found += 1
    assert found > 3


def test_nothing_is_marked_at_a_table_without_hints() -> None:
    presenter = PRESENTERS["race1969"]
    view, seat = next(decided(presenter, 2, "en"))
    without = replace(view.table, settings=replace(view.table.settings, hints=False))
    quiet = PositionView(presenter, replace(view.position, table=without), seat, view.t)
    assert advice_of(quiet, seat) is None
    assert isinstance(advice_of(view, seat), Advice)


def marked(presenter: GamePresenter, seats: int) -> Iterator[tuple[tuple[str, ...], Any]]:
    """The guide's topics beside each mark of a guided game, with the action that is marked.

    The first seat's moves are those that are marked.
    """
    game, guide, t = presenter.game, presenter.guide, words("en")
    assert guide is not None
    dice = stream(bytes(32), f"{game.id} {seats}")
    expert: Any = presenter.expert and replace(presenter.expert, budget=QUICK)  # type: ignore[type-var]
    pilots = [*game.quick_autopilots[:2]]
    setup = Setup(game.identities[:seats], dict(guide.options))
    state, guidance = game.new(setup, bytes([seats]) * 32).state, Guidance()
    for _ in range(MOVES):
        decisions = [one for one in game.decisions(state) if not one.ready]
        if not decisions:
            return
        seat = decisions[0].seat
        here = Position(table(seats, presenter=presenter), state, {seat: 7}, {})
        view = PositionView(presenter, here, seat, t)
        actions, line = view.actions(seat), view.known_line(seat)
        if seat == 0 and len(actions) > 1:
            values = () if line else expert.analyse(view.view, actions, dice) if expert else ()
            advice = advice_of(view, seat, Look(values, asked=False))
            explained = guide_of(view, seat, replace(guidance, told=(*guidance.told, END)))
            assert explained is not None
            assert advice is not None
            Panel(view, seat, advice=advice, guide=explained).show()
            guidance = guidance.with_shown(explained.topics).after_move((), 0)[0]
            if line := advice.line:
                yield explained.topics, line[0]
        action = line[0] if line else pilots[0].choose(view.view, actions, dice)
        state = game.apply(state, seat, action).state


DOES: Mapping[str, Mapping[str, Callable[[Any], bool]]] = {
    "race1969": {PURCHASE_SAVED: Done().__eq__},
    "space1999": {WITH_TILES: Fly(BASE).__eq__, OFF_WITH_TILES: Fly(BASE).__eq__},
    "first_martians": {LAST_PAWN: helps_or_rests, HELD_UP: mends},
}
"""By game, the topics that advise something, with whether an action does what they advise."""


@pytest.mark.parametrize("game", [*PRESENTERS])
def test_the_guide_advises_nothing_but_what_is_marked(game: str) -> None:
    presenter, does, beside = PRESENTERS[game], DOES[game], set[str]()
    assert presenter.guide is not None
    assert set(does) == set(presenter.guide.only_advised)
    for topics, action in chain.from_iterable(marked(presenter, seats) for seats in (2, 3, 4)):
        for topic in set(topics) & set(does):
            assert does[topic](action), topic
        beside.update(topics)
    assert beside >= set(does)


@pytest.mark.parametrize(("home", "told"), [(True, WITH_TILES), (False, TURN)])
def test_the_guide_sends_a_ship_home_only_where_the_panel_marks_that(home: bool, told: str) -> None:
    presenter = PRESENTERS["space1999"]
    for view, seat in decided(presenter, 2, "en"):
        ship, actions = view.view.ships[seat], view.actions(seat)
        if view.decisions[seat].kind != TURN or not ship.straights or Fly(BASE) not in actions:
            continue
        other = next(one for one in actions if isinstance(one, Fly) and one != Fly(BASE))
        explained = guide_of(view, seat, Guidance())
        assert explained is not None
        root = view.tree(seat)
        explained.items(root, root, (Fly(BASE) if home else other,))
        assert explained.topics == (told,)
        return
    pytest.fail("no ship with tiles could fly home")


def test_the_guide_says_to_keep_the_money_only_where_that_is_marked() -> None:
    presenter, kept, spent = PRESENTERS["race1969"], 0, 0
    assert presenter.guide is not None
    games = (decided(presenter, seats, "en") for seats in (2, 3, 4, 5))
    for view, seat in chain.from_iterable(games):
        if view.decisions[seat].kind != PURCHASE:
            continue
        panel_guide = guide_of(view, seat, Guidance(told=(END,)))
        assert panel_guide is not None
        root = view.tree(seat)
        panel_guide.items(root, root)
        done = isinstance(view.known_line(seat)[0], Done)
        if PURCHASE_SAVED in panel_guide.topics:
            assert done
            kept += 1
        else:
            saved = presenter.guide.topic(view.view, view.decisions[seat]) == PURCHASE_SAVED
            assert not (saved and done)
            spent += saved
    assert kept
    assert spent, "money that would pay for a launch is spent where that is better"
