"""Views: secrets stay secret, and scores if the game ended now."""

from __future__ import annotations

import pytest

from rules.core.events import secret_fields
from rules.race1969.espionage import (
    CardDiscarded,
    CardPlayed,
    CardsDrawn,
    CardTaken,
    DeckRenewed,
    PlaySealed,
    PlaysLaid,
    PlaysRevealed,
)
from rules.race1969.game import GAME
from rules.race1969.income import FreeCardForgone, GameStarted, Traded, TradeSealed
from rules.race1969.missions import DiceRolled, DieRerolled
from rules.race1969.purchases import SpyPlaced
from rules.race1969.state import Event
from rules.race1969.terms import PURCHASES
from rules.race1969.view import lead, projections
from tests.rules.race1969.table import Table

OWNER, OTHER, PUBLIC = 0, 1, None

REDACTIONS = [
    (GameStarted(("usa", "ussr"), 0, 1), *[GameStarted(("usa", "ussr"), 0, None)] * 2),
    (
        CardsDrawn(0, 2, 4, (1, 3), 9),
        CardsDrawn(0, 2, 4, (1, 3), None),
        CardsDrawn(0, 2, 4, None, None),
    ),
    (CardDiscarded(0, 2), CardDiscarded(0, 2), CardDiscarded(0, None)),
    (TradeSealed(0, 1), TradeSealed(0, 1), TradeSealed(0, None)),
    (DiceRolled(0, ("success",), 9), *[DiceRolled(0, ("success",), None)] * 2),
    (DieRerolled(0, 1, "failure", 9), *[DieRerolled(0, 1, "failure", None)] * 2),
    (CardPlayed(0, 3), CardPlayed(0, 3), None),
    (CardTaken(0, 3), CardTaken(0, 3), None),
    (PlaySealed(0, 2), PlaySealed(0, 2), PlaySealed(0, None)),
    (PlaySealed(0, 2, open=True), *[PlaySealed(0, 2, open=True)] * 2),
]


@pytest.mark.parametrize(("event", "own", "others"), REDACTIONS)
def test_redaction(event: Event, own: Event | None, others: Event | None) -> None:
    assert GAME.redact(event, OWNER) == own
    assert GAME.redact(event, OTHER) == others
    assert GAME.redact(event, PUBLIC) == others


@pytest.mark.parametrize(
    "event",
    [
        Traded(0, 1, 2),
        FreeCardForgone(0),
        PlaysLaid(((1, 2),)),
        PlaysRevealed(0, "eva", ((1, (3,)),), 2, 1, 0, 4, 3),
        SpyPlaced(0, 1, "eva", 7, True),
        DeckRenewed(30),
    ],
)
def test_what_all_can_see_stays_as_it_is(event: Event) -> None:
    for viewer in (OWNER, OTHER, PUBLIC):
        assert GAME.redact(event, viewer) == event


def test_fields_that_may_be_unknown_are_exactly_those_that_are_redacted() -> None:
    """A new event with a secret can't be forgotten here."""
    unknown = {(kind, name) for kind in Event.kinds.values() for name in secret_fields(kind)}
    redacted = {
        (type(event), name)
        for event, *views in REDACTIONS
        for view in views
        if view is not None
        for name in type(event).__dataclass_fields__
        if getattr(view, name) is None
    }
    assert unknown == redacted


def test_the_text_of_a_state_shows_no_secret(table: Table) -> None:
    table.pass_until("missions", "usa")
    plain = repr(table.state)
    table.deal("ussr", 3, 3, 3)
    table.deal("usa", 1, 2)
    assert repr(table.state) == plain
    table.roll("usa", "eva", "sssnn")
    laid = repr(table.state)
    events = table.do("ussr", "play 3")
    assert repr(table.state) == laid
    assert "3" not in repr(events[0])
    sealed = table.do("ussr", "seal")
    assert "count=1" not in repr(sealed[0])
    own = table.view("usa").own
    table.deal("usa", 3, 3)
    assert repr(table.view("usa").own) == repr(own)


def test_the_text_of_a_sealed_trade_shows_nothing(table: Table) -> None:
    before = repr(table.state)
    assert "points" not in repr(table.do("usa", "trade 1")[0])
    assert repr(table.state) == before


@pytest.mark.parametrize("line", ["play 2", "take 2"])
def test_a_refusal_does_not_tell_which_card_was_missed(table: Table, line: str) -> None:
    table.pass_until("missions", "usa")
    table.deal("ussr", 3)
    table.roll("usa", "eva", "sssnn")
    assert table.refused("ussr", line)[1] == {}


def test_a_spectator_has_no_hand_prices_or_costs() -> None:
    view = Table().view()
    assert (view.viewer, view.own, view.prices, view.launch_costs) == (None, None, (), ())


def test_the_deck_shows_its_size_only(table: Table) -> None:
    table.pass_until("purchases", "usa")
    table.discard_deck(1, 2, 2)
    view = table.view("usa")
    assert (view.deck, view.discards) == (3, 36)


def test_scientists_and_hosted_spies_count() -> None:
    table = Table()
    table.give("usa", prestige=54)
    for research in ("eva", "lem", "booster", "csm", "espionage"):
        table.staff("usa", research, "spy")
    table.staff("ussr", "eva", "famous", "novice")
    shown = projections(table.view())
    assert [one.total for one in shown] == [49, 2 + 3 - 2, 2]
    assert shown[0].counts == (("spy", 5, -5),)
    assert shown[1].counts == (("famous", 1, 3), ("novice", 1, -2))
    assert shown == projections(table.view("france")), "all of it lies open"


def test_it_is_the_final_score_once_the_game_is_over(table: Table) -> None:
    table.pass_until(PURCHASES, "usa", 1969)
    table.staff("usa", "eva", "famous", "spy")
    table.staff("ussr", "lem", "novice")
    projected = [one.total for one in projections(table.view())]
    while decisions := GAME.decisions(table.state):
        seat = decisions[0].seat
        table.state = GAME.apply(table.state, seat, GAME.default_action(table.state, seat)).state
    final = {score.seat: score.total for score in table.view().final}
    assert [final[0], final[1]] == projected


def test_the_lead_is_over_the_best_of_the_others() -> None:
    assert lead((54, 51, 20), 0) == 3
    assert lead((54, 51, 20), 1) == -3
    assert lead((7, 7), 0) == 0
