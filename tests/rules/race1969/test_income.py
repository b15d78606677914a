"""Set-up and income."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from rules.core.errors import IllegalAction
from rules.core.game import Setup
from rules.race1969.espionage import CardDiscarded, CardsDrawn, DeckRenewed
from rules.race1969.game import GAME
from rules.race1969.income import (
    FreeCardForgone,
    GameStarted,
    IncomePaid,
    Traded,
    TradeSealed,
    YearBegan,
)
from rules.race1969.scoring import ScientistsCounted
from rules.race1969.state import Options
from rules.race1969.terms import NATIONS
from tests.rules.race1969.table import Table, every, only


@pytest.mark.parametrize("seats", range(2, 6))
def test_two_to_five_nations_start_alike(seats: int) -> None:
    table = Table(*NATIONS[:seats])
    assert len(table.state.nations) == seats
    for nation in table.view().nations:
        assert (nation.prestige, nation.moon_cell, nation.cards, nation.flights) == (2, 1, 0, ())
        assert not any(research.scientists or research.bonus for research in nation.researches)


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_fewer_than_two_or_more_than_five_cannot_play(seats: int) -> None:
    nations = (*NATIONS, "usa")[:seats]
    with pytest.raises(IllegalAction) as caught:
        GAME.new(Setup(nations), bytes(32))
    assert caught.value.params == {"count": seats, "least": 2, "most": 5}


def test_the_bank_holds_the_components_of_the_box() -> None:
    view = Table().view()
    assert view.supply == (40, 10, 10, 10, 10)
    assert (view.deck, view.discards) == (39, 0)


def test_the_first_player_is_drawn_by_lot() -> None:
    firsts = Counter(
        GAME.new(Setup(NATIONS[:3]), number.to_bytes(32, "big")).state.first
        for number in range(300)
    )
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 70


def test_the_first_events_are_the_draw_and_the_first_year() -> None:
    table = Table("france", "usa")
    assert table.opening.barrier
    assert isinstance(table.log[0], GameStarted)
    assert table.log[0].nations == ("france", "usa")
    assert only(table.log, YearBegan) == YearBegan(1963, 0)
    assert [(event.seat, event.money) for event in every(table.log, IncomePaid)] == [
        (0, 12),
        (1, 12),
    ]


def test_options_default_to_sealed_play() -> None:
    # Flags are the limit, as they were at all tables before this was an option.
    sealed = Options(sealed_espionage=True, sealed_trades=True, flags_limit=True)
    assert Table().view().options == sealed
    chosen = Table(espionage="rulebook", missions="rulebook").view().options
    assert chosen == Options(sealed_espionage=False, sealed_trades=True, flags_limit=False)
    assert not Table(trades="rulebook").view().options.sealed_trades


def test_new_tables_begin_with_the_rulebooks_missions() -> None:
    (option,) = [one for one in GAME.options if one.id == "missions"]
    assert option.default == "rulebook"


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (Setup(("usa", "usa")), "identity-taken"),
        (Setup(("usa", "italy")), "unknown-identity"),
        (Setup(("usa", "ussr"), {"moonshine": "yes"}), "unknown-option"),
        (Setup(("usa", "ussr"), {"trades": "open"}), "unknown-choice"),
    ],
)
def test_a_wrong_setup_is_named(setup: Setup, reason: str) -> None:
    with pytest.raises(IllegalAction, match=reason):
        GAME.new(setup, bytes(32))


INCOME = [12, 13, 14, 15, 16, 17, 18]


def test_each_year_pays_its_income(table: Table) -> None:
    table.pass_until("missions", year=1969)
    paid = [event.money for event in every(table.log, IncomePaid) if event.seat == 1]
    assert paid == INCOME
    years = [event.year for event in every(table.log, YearBegan)]
    assert years == [1963, 1964, 1965, 1966, 1967, 1968, 1969]


# Prestige for money


def test_a_point_of_prestige_is_worth_two_million(table: Table) -> None:
    table.do("usa", "trade 1")
    events = table.do("ussr", "trade 0")
    assert every(events, Traded) == [Traded(0, 1, 2), Traded(1, 0, 0)]
    assert (table.nation("usa").money, table.nation("usa").prestige) == (14, 1)
    assert (table.nation("ussr").money, table.nation("ussr").prestige) == (12, 2)


@pytest.mark.parametrize(("year", "limit"), [(1963, 1), (1964, 1), (1965, 2)])
def test_the_calendar_limits_the_trade(table: Table, year: int, limit: int) -> None:
    table.pass_until("income", "usa", year=year)
    table.give("usa", prestige=10)
    assert table.legal("usa") == [f"trade {points}" for points in range(limit + 1)]
    reason = table.refused("usa", f"trade {limit + 1}")
    assert reason == ("trade-limit", {"points": limit + 1, "limit": limit})


def test_a_nation_never_trades_prestige_that_it_lacks_ruling_2(table: Table) -> None:
    table.pass_until("income", year=1965)
    table.give("usa", prestige=1)
    assert table.legal("usa") == ["trade 0", "trade 1"]
    assert table.refused("usa", "trade 2") == ("prestige-lacking", {"needed": 2, "held": 1})


def test_a_nation_without_prestige_is_not_asked(table: Table) -> None:
    table.give("usa", prestige=0)
    assert table.deciding() == [("ussr", "trade")]
    table.do("ussr", "trade 0")
    assert table.state.phase == "purchases"


def test_nobody_is_asked_where_nobody_has_prestige(table: Table) -> None:
    table.pass_until("missions", "ussr")
    for nation in ("usa", "ussr"):
        table.give(nation, prestige=0)
    events = table.do("ussr", "stay")
    assert not every(events, Traded)
    assert table.deciding() == [("ussr", "purchase")]


def test_trades_are_collected_from_all_at_once() -> None:
    table = Table()
    assert table.deciding() == [("usa", "trade"), ("ussr", "trade"), ("france", "trade")]
    assert all(decision.secret for decision in table.view().decisions)
    sealed = table.do("france", "trade 1")
    assert sealed == [TradeSealed(2, 1)]
    assert not table.barrier
    assert table.nation("france").money == 12
    assert table.own("france").trade == 1
    assert table.own("usa").trade is None
    assert table.refused("france", "trade 0") == ("not-deciding", {})
    table.do("usa", "trade 0")
    events = table.do("ussr", "trade 1")
    assert [event.seat for event in every(events, Traded)] == [0, 1, 2]
    assert table.barrier
    assert table.nation("france").money == 14
    assert table.state.phase == "purchases"


def test_the_rulebook_trades_openly_in_turn_order() -> None:
    table = Table(trades="rulebook")
    for nation in ("usa", "ussr", "france"):
        assert table.deciding() == [(nation, "trade")]
        assert not table.view().decisions[0].secret
        before = table.nation(nation).money
        events = table.do(nation, "trade 1")
        assert events[0] == Traded(table.seat(nation), 1, 2)
        assert table.nation(nation).money == before + 2
    assert table.state.phase == "purchases"


def test_a_refused_trade_is_still_told_to_the_table() -> None:
    table = Table(trades="rulebook")
    assert table.do("usa", "trade 0") == [Traded(0, 0, 0)]
    assert table.view().last is None


# Free espionage cards


def _end_of_year(*nations: str) -> Table:
    table = Table(*nations)
    table.pass_until("missions", nations[-1])
    return table


def test_each_researcher_in_espionage_draws_a_free_card_example() -> None:
    """The rulebook's genius and novice: three researchers, three cards, −2 PP at the end."""
    table = _end_of_year("usa", "ussr")
    table.staff("usa", "espionage", "genius", "novice")
    assert table.researchers("usa", "espionage") == 3
    money = table.nation("usa").money
    events = table.do("ussr", "stay")
    drawn = only(events, CardsDrawn)
    assert (drawn.seat, drawn.count, drawn.paid) == (0, 3, 0)
    assert len(table.nation("usa").hand) == 3
    assert table.nation("usa").money == money + 13
    assert table.barrier
    table.pass_until("missions", "ussr", year=1969)
    table.pass_until("over")
    counted = [event for event in every(table.log, ScientistsCounted) if event.seat == 0]
    assert [(event.novices, event.prestige) for event in counted] == [(-2, -2)]


def test_money_comes_before_cards_and_cards_before_trades_ruling_1() -> None:
    table = _end_of_year("usa", "ussr")
    table.staff("ussr", "espionage", "base")
    events = table.do("ussr", "stay")
    kinds = [type(event) for event in events]
    assert kinds.index(CardsDrawn) > max(
        index for index, kind in enumerate(kinds) if kind is IncomePaid
    )
    assert {kind for _, kind in table.deciding()} == {"trade"}


def test_free_cards_go_round_in_turn_order() -> None:
    table = _end_of_year("usa", "ussr", "france")
    for nation in ("usa", "ussr", "france"):
        table.staff(nation, "espionage", "base")
    events = table.do("france", "stay")
    assert [event.seat for event in every(events, CardsDrawn)] == [1, 2, 0]


def test_a_bonus_token_in_espionage_draws_too() -> None:
    table = _end_of_year("usa", "ussr")
    table.staff("usa", "espionage", bonus=True)
    assert only(table.do("ussr", "stay"), CardsDrawn).count == 1


def test_a_full_hand_forgoes_the_card_or_discards_first_ruling_3() -> None:
    table = _end_of_year("usa", "ussr")
    table.staff("usa", "espionage", "genius")
    table.deal("usa", 1, 1, 1, 2, 3)
    table.do("ussr", "stay")
    assert len(table.nation("usa").hand) == 6
    assert table.deciding() == [("usa", "free-card")]
    table.deal("usa", 1, 1, 1, 2, 3, 3)
    assert table.legal("usa") == ["forgo", "discard 1", "discard 2", "discard 3"]
    events = table.do("usa", "discard 1")
    assert [type(event) for event in events[:2]] == [CardDiscarded, CardsDrawn]
    assert len(table.nation("usa").hand) == 6
    assert table.view().discards == 1
    assert table.state.owed == (0, 0)


def test_a_forgone_card_stays_in_the_deck() -> None:
    table = _end_of_year("usa", "ussr")
    table.staff("usa", "espionage", "base")
    table.deal("usa", 1, 1, 1, 2, 2, 3)
    table.do("ussr", "stay")
    deck = table.view().deck
    events = table.do("usa", "forgo")
    assert events[0] == FreeCardForgone(0)
    assert table.view().deck == deck
    assert table.nation("usa").hand == (1, 1, 1, 2, 2, 3)


def test_each_free_card_of_a_full_hand_is_asked_for() -> None:
    table = _end_of_year("usa", "ussr")
    table.staff("usa", "espionage", "genius")
    table.deal("usa", 1, 1, 1, 2, 2, 3)
    table.do("ussr", "stay")
    table.do("usa", "forgo")
    assert table.deciding() == [("usa", "free-card")]
    table.do("usa", "discard 2")
    assert {kind for _, kind in table.deciding()} == {"trade"}


def test_only_held_cards_can_make_room() -> None:
    table = _end_of_year("usa", "ussr")
    table.staff("usa", "espionage", "base")
    table.deal("usa", 1, 1, 1, 2, 2, 2)
    table.do("ussr", "stay")
    assert table.refused("usa", "discard 3") == ("card-not-held", {})


def test_an_empty_deck_is_renewed_from_the_discards() -> None:
    table = _end_of_year("usa", "ussr")
    table.staff("usa", "espionage", "genius")
    table.discard_deck(3)
    events = table.do("ussr", "stay")
    drawn = every(events, CardsDrawn)
    assert [(event.count, event.cards) for event in drawn[:1]] == [(1, (3,))]
    assert only(events, DeckRenewed) == DeckRenewed(38)
    assert events.index(only(events, DeckRenewed)) < events.index(drawn[1])
    assert (table.view().deck, table.view().discards) == (37, 0)


def test_no_card_is_drawn_where_none_is_left_ruling_5() -> None:
    table = Table("usa", "ussr", "france", "canada", "germany")
    table.pass_until("missions", "germany")
    hands = [(1,) * 6, (1,) * 6, (1,) * 6, (2,) * 6, (3,) * 6]
    for nation, hand in zip(table.setup.seats, hands, strict=True):
        table.deal(nation, *hand)
    table.deal("usa")
    table.staff("usa", "espionage", "genius", "base")
    # Nine cards are beyond reach here: the deck is taken out of the game.
    table.state = replace(table.state, deck=(1, 0, 0), discards=(0, 0, 0))
    events = table.do("germany", "stay")
    assert [event.count for event in every(events, CardsDrawn)] == [1]
    assert {kind for _, kind in table.deciding()} == {"trade"}
