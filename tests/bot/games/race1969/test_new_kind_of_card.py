"""A kind of espionage card that only these tests know: one class, its texts, its number of cards.

It plays whole games with autopilots, pictures and texts, so that nothing takes a card for a number.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.games import PRESENTERS
from bot.games.base import Presentation
from bot.i18n import Catalog
from render.race1969.reveal import reveal
from rules.core.chance import Dice
from rules.core.game import Seat, Setup, replay
from rules.race1969.board import Mission
from rules.race1969.espionage import Play, PlaysRevealed, Seal
from rules.race1969.espionage_cards import EspionageCard, card_of
from rules.race1969.expert import RaceExpert
from rules.race1969.game import GAME
from rules.race1969.odds import chance_of_points
from rules.race1969.state import State
from rules.race1969.terms import MISSIONS, MOON, NATIONS
from rules.race1969.view import View
from tests.bot.games.race1969.tables import PEOPLE
from tests.rules.race1969.table import BOARD, Table, only

CARD = 4


TEXTS = Catalog("en")
TEXTS.add("race1969-card-moon = Moon { $points }")


def presented(state: State, seat: Seat) -> Presentation[View]:
    return PRESENTERS[GAME.id](GAME.view(state, seat), PEOPLE, PEOPLE, TEXTS)


@pytest.fixture(autouse=True)
def moon_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EspionageCard, "kinds", {})

    class MoonCard(EspionageCard, card=CARD):
        name = "moon"
        value = 2
        mark = "2*"

        def points(self, mission: Mission) -> int:
            return 2 * self.value if mission.id == MOON else self.value

    assert isinstance(card_of(CARD), MoonCard)


def content(*cards: int) -> Any:
    board = BOARD.content()
    return board | {"edition": "moon cards", "espionage": board["espionage"] | {"cards": cards}}


def launched(mission: str, *nations: str) -> Table:
    """The rocket of the first nation, before the second one lays its cards."""
    table = Table(*(nations or ("usa", "ussr")), content=content(9, 9, 9, 9))
    table.pass_until(MISSIONS, "usa")
    table.deal("ussr", 1, CARD, CARD)
    table.roll("usa", mission, "sssss", 9 if mission == MOON else 1)
    return table


@pytest.mark.parametrize(("mission", "points"), [(MOON, 8), ("csm-eva", 4)])
def test_it_counts_double_on_the_moon_track(mission: str, points: int) -> None:
    table = launched(mission)
    cost = table.state.start.board.mission(mission).espionage_cost
    events = table.do("ussr", f"play {CARD}", f"play {CARD}", "seal")
    assert only(events, PlaysRevealed).back == points // cost


def test_odds_and_autopilots_reckon_with_it() -> None:
    table = launched(MOON, "usa", "ussr", "france")
    view = table.view("ussr")
    moon, booster = (chance_of_points(view, 1, mission, 4) for mission in (MOON, "booster"))
    assert moon == pytest.approx(7 / 33), "of 33 unseen cards 7 are of the new kind"
    assert booster == 0
    actions = GAME.legal_actions(table.state, table.seat("ussr"))
    pilot = GAME.autopilots["balanced"]
    assert pilot.choose(view, actions, Dice(bytes(32), 0)) in actions


def test_its_name_and_its_points_are_told() -> None:
    table = launched(MOON)
    seat, (decision,) = table.seat("ussr"), GAME.decisions(table.state)
    shown = presented(table.state, seat)
    assert "`1` `2*` `2*` = 9 points" in shown.question(decision), "on this launch"
    assert "= 5 points" in shown.hand_text(seat), "on most missions"
    choices = shown.choices(seat, GAME.legal_actions(table.state, seat))
    assert "Lay a Moon 2" in [choice.labels[0].text for choice in choices]
    assert "1, Moon 2, Moon 2." in shown.hand(seat)[0].alt
    assert " 2* + 2*" in shown.line_title([Play(CARD), Play(CARD), Seal()])


PILOTS: dict[str, Any] = {**GAME.autopilots, "expert": RaceExpert(budget=20)}


@pytest.mark.parametrize("styles", [("saboteur", "balanced", "moonshot"), ("expert", "saboteur")])
def test_autopilots_play_whole_games_with_it(styles: tuple[str, ...]) -> None:
    setup = Setup(NATIONS[: len(styles)], content=content(2, 2, 2, 20))
    seed, pictures = bytes(32), 0
    moves: list[tuple[Seat, str]] = []
    transition = GAME.new(setup, seed)
    while decisions := GAME.decisions(transition.state):
        decision = decisions[0]
        seat, shown = decision.seat, presented(transition.state, decision.seat)
        actions = GAME.legal_actions(transition.state, seat)
        assert len(shown.choices(seat, actions)) == len(actions)
        assert shown.question(decision)
        action = PILOTS[styles[seat]].choose(shown.view, actions, Dice(seed, len(moves)))
        moves.append((seat, GAME.format_action(action)))
        transition = GAME.apply(transition.state, seat, GAME.parse_action(moves[-1][1]))
        for event in transition.events:
            assert GAME.decode_event(GAME.encode_event(event)) == event
            if isinstance(event, PlaysRevealed) and any(CARD in cards for _, cards in event.plays):
                shown = presented(transition.state, seat)
                assert "`2*`" in (shown.describe(event) or "")
                for band in (*reveal(shown.view, PEOPLE, TEXTS), *shown.hand(seat)):
                    assert band.png()
                pictures += 1
        assert GAME.decode_state(GAME.encode_state(transition.state), setup, seed) == (
            transition.state
        )
    assert pictures
    *_, last = replay(GAME, setup, seed, moves)
    assert last.state == transition.state
