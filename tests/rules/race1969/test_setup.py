"""Set-up: nations, flags, the first player, options."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core.errors import IllegalAction
from rules.core.game import Setup
from rules.race1969.game import GAME
from rules.race1969.income import GameStarted, IncomePaid, YearBegan
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
