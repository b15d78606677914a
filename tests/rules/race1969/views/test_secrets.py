"""Secrets stay hidden: redaction, views, text made of states and errors."""

from __future__ import annotations

from typing import get_args

import pytest

from rules.race1969 import events as e
from rules.race1969.game import GAME
from tests.rules.race1969.table import Table

OWNER, OTHER, PUBLIC = 0, 1, None

REDACTIONS = [
    (e.GameStarted(("usa", "ussr"), 0, 1), *[e.GameStarted(("usa", "ussr"), 0, None)] * 2),
    (
        e.CardsDrawn(0, 2, 4, (1, 3), 9),
        e.CardsDrawn(0, 2, 4, (1, 3), None),
        e.CardsDrawn(0, 2, 4, None, None),
    ),
    (e.CardDiscarded(0, 2), e.CardDiscarded(0, 2), e.CardDiscarded(0, None)),
    (e.TradeSealed(0, 1), e.TradeSealed(0, 1), e.TradeSealed(0, None)),
    (e.DiceRolled(0, ("success",), 9), *[e.DiceRolled(0, ("success",), None)] * 2),
    (e.DieRerolled(0, 1, "failure", 9), *[e.DieRerolled(0, 1, "failure", None)] * 2),
    (e.CardPlayed(0, 3), e.CardPlayed(0, 3), None),
    (e.CardTaken(0, 3), e.CardTaken(0, 3), None),
    (e.PlaySealed(0, 2), e.PlaySealed(0, 2), e.PlaySealed(0, None)),
    (e.PlaySealed(0, 2, open=True), *[e.PlaySealed(0, 2, open=True)] * 2),
]


@pytest.mark.parametrize(("event", "own", "others"), REDACTIONS)
def test_redaction(event: e.Event, own: e.Event | None, others: e.Event | None) -> None:
    assert GAME.redact(event, OWNER) == own
    assert GAME.redact(event, OTHER) == others
    assert GAME.redact(event, PUBLIC) == others


@pytest.mark.parametrize(
    "event",
    [
        e.Traded(0, 1, 2),
        e.FreeCardForgone(0),
        e.PlaysLaid(((1, 2),)),
        e.PlaysRevealed(0, "eva", ((1, (3,)),), 2, 1, 0, 4, 3),
        e.SpyPlaced(0, 1, "eva", 7, True),
        e.DeckRenewed(30),
    ],
)
def test_what_all_can_see_stays_as_it_is(event: e.Event) -> None:
    for viewer in (OWNER, OTHER, PUBLIC):
        assert GAME.redact(event, viewer) == event


def test_fields_that_may_be_unknown_are_exactly_those_that_are_redacted() -> None:
    """A new event with a secret can't be forgotten here: ``None`` in its type asks for a case."""
    unknown = {
        (kind, name)
        for kind in get_args(e.Event)
        for name, annotation in kind.__annotations__.items()
        if "None" in annotation
    }
    redacted = {
        (type(event), name)
        for event, *views in REDACTIONS
        for view in views
        if view is not None
        for name in type(event).__dataclass_fields__
        if getattr(view, name) is None
    }
    assert unknown == redacted


def test_the_text_of_a_state_shows_no_secret() -> None:
    table = Table("usa", "ussr")
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


def test_the_text_of_a_sealed_trade_shows_nothing() -> None:
    table = Table("usa", "ussr")
    before = repr(table.state)
    assert "points" not in repr(table.do("usa", "trade 1")[0])
    assert repr(table.state) == before


@pytest.mark.parametrize("line", ["play 2", "take 2"])
def test_a_refusal_does_not_tell_which_card_was_missed(line: str) -> None:
    table = Table("usa", "ussr")
    table.pass_until("missions", "usa")
    table.deal("ussr", 3)
    table.roll("usa", "eva", "sssnn")
    assert table.refused("ussr", line)[1] == {}


def test_a_spectator_has_no_hand_prices_or_costs() -> None:
    view = Table().view()
    assert (view.viewer, view.own, view.prices, view.launch_costs) == (None, None, (), ())


def test_the_deck_shows_its_size_only() -> None:
    table = Table("usa", "ussr")
    table.pass_until("purchases", "usa")
    table.discard_deck(1, 2, 2)
    view = table.view("usa")
    assert (view.deck, view.discards) == (3, 36)
