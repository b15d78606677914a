"""Secrets stay hidden: redaction, views, text made of states and errors."""

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
