"""Missions 8, espionage cards on a launch, sealed at once or in the rulebook's order."""

from __future__ import annotations

import pytest

from rules.race1969.espionage import PlaySealed, PlaysLaid, PlaysRevealed
from rules.race1969.game import GAME
from tests.rules.race1969.table import Table, every, only


def _table(**options: str) -> Table:
    table = Table("germany", "canada", "france", "usa", **options)
    table.pass_until("missions", "germany")
    return table


@pytest.fixture
def table() -> Table:
    return _table()


def test_espionage_cost_two_on_the_seventh_cell_example(table: Table) -> None:
    """The opponents' 5 move the rocket back 2, the own 2 move it forward 1: the sixth cell."""
    table.deal("canada", 3)
    table.deal("france", 1, 1)
    table.deal("germany", 1, 1)
    table.staff("germany", "csm", "genius")
    table.roll("germany", "csm-eva", "ssssn")
    launch = table.view().launch
    assert launch is not None
    assert launch.cell == 7
    table.do("canada", "play 3", "seal")
    table.do("france", "play 1", "play 1", "seal")
    assert table.deciding() == [("germany", "support")]
    table.do("germany", "play 1", "play 1")
    events = table.do("germany", "seal")
    revealed = only(events, PlaysRevealed)
    assert (revealed.cost, revealed.start, revealed.back, revealed.forward, revealed.cell) == (
        2,
        7,
        2,
        1,
        6,
    )
    assert revealed.plays == ((1, (3,)), (2, (1, 1)), (0, (1, 1)))
    assert table.view().discards == 5
    assert table.view().nations[0].cards == 0


def test_back_comes_before_forward_and_halts_on_the_first_cell_ruling_11(table: Table) -> None:
    table.deal("canada", 3, 3, 2)
    table.deal("germany", 2)
    table.roll("germany", "eva", "sfnnn")
    table.do("canada", "play 3", "play 3", "play 2", "seal")
    revealed = only(table.do("germany", "play 2", "seal"), PlaysRevealed)
    assert (revealed.start, revealed.back, revealed.forward, revealed.cell) == (1, 4, 1, 2)


def test_forward_halts_on_the_last_cell(table: Table) -> None:
    table.deal("germany", 3, 3)
    table.roll("germany", "eva", "ssssn")
    revealed = only(table.do("germany", "play 3", "play 3", "seal"), PlaysRevealed)
    assert (revealed.start, revealed.forward, revealed.cell) == (5, 3, 5)


def test_opponents_cards_are_summed_before_they_are_divided(table: Table) -> None:
    table.deal("canada", 1)
    table.deal("france", 1)
    table.roll("germany", "eva", "ssnnn")
    table.do("canada", "play 1", "seal")
    assert only(table.do("france", "play 1", "seal"), PlaysRevealed).back == 1


def test_a_remainder_is_wasted_on_both_sides(table: Table) -> None:
    table.deal("canada", 3)
    table.deal("germany", 3)
    table.roll("germany", "eva", "ssnnn")
    table.do("canada", "play 3", "seal")
    revealed = only(table.do("germany", "play 3", "seal"), PlaysRevealed)
    assert (revealed.back, revealed.forward, revealed.cell) == (1, 1, 3)


def test_any_number_of_cards_none_included(table: Table) -> None:
    table.deal("canada", 1, 2, 3)
    table.deal("germany", 1)
    table.roll("germany", "eva", "ssnnn")
    table.do("canada", "seal")
    revealed = only(table.do("germany", "seal"), PlaysRevealed)
    assert (revealed.plays, revealed.cell) == ((), 3)
    assert table.nation("canada").hand == (1, 2, 3)


def test_who_holds_no_cards_is_not_asked_ruling_12(table: Table) -> None:
    table.deal("france", 2)
    table.roll("germany", "eva", "ssnnn")
    assert table.deciding() == [("france", "sabotage")]
    events = table.do("france", "seal")
    assert only(events, PlaysRevealed)
    assert table.deciding() == [("canada", "launch")]


def test_nobody_is_asked_where_nobody_holds_cards(table: Table) -> None:
    events = table.roll("germany", "eva", "ssnnn")
    assert not every(events, PlaysLaid)
    assert only(events, PlaysRevealed).plays == ()
    assert table.deciding() == [("canada", "launch")]


@pytest.mark.parametrize("order", ["sealed", "rulebook"])
def test_nothing_is_laid_where_only_the_launching_nation_holds_cards(order: str) -> None:
    table = Table("germany", "canada", "france", espionage=order)
    table.pass_until("missions", "germany")
    table.deal("germany", 2)
    table.roll("germany", "eva", "ssnnn")
    assert table.deciding() == [("germany", "support")]
    events = table.do("germany", "play 2", "seal")
    assert not every(events, PlaysLaid)
    assert only(events, PlaysRevealed).plays == ((0, (2,)),)


def test_cards_go_back_until_the_play_is_sealed(table: Table) -> None:
    table.deal("canada", 1, 2)
    table.roll("germany", "eva", "ssnnn")
    assert table.legal("canada") == ["play 1", "play 2", "seal"]
    table.do("canada", "play 2")
    assert table.legal("canada") == ["play 1", "take 2", "seal"]
    assert table.refused("canada", "play 2") == ("card-not-held", {})
    assert table.refused("canada", "take 1") == ("card-not-laid", {})
    table.do("canada", "take 2")
    assert table.own("canada").hand == (1, 2)
    assert not table.barrier


def test_a_player_whose_time_is_up_seals_what_lies_there(table: Table) -> None:
    table.deal("canada", 3)
    table.roll("germany", "eva", "ssnnn")
    table.do("canada", "play 3")
    default = GAME.default_action(table.state, table.seat("canada"))
    assert GAME.format_action(default) == "seal"
    assert only(table.do("canada", "seal"), PlaysRevealed).back == 1


# All at the same time, in secret (Table options)


def test_all_opponents_are_asked_at_once(table: Table) -> None:
    for nation in ("canada", "france", "usa", "germany"):
        table.deal(nation, 1)
    table.roll("germany", "eva", "ssnnn")
    assert table.deciding() == [("canada", "sabotage"), ("france", "sabotage"), ("usa", "sabotage")]
    assert all(decision.secret for decision in table.view().decisions)
    table.do("usa", "seal")
    assert table.refused("usa", "seal") == ("not-deciding", {})
    table.do("canada", "seal")
    assert table.refused("germany", "play 1") == ("not-deciding", {})
    table.do("france", "seal")
    assert table.deciding() == [("germany", "support")]


def test_a_laid_card_counts_as_held_until_all_have_sealed(table: Table) -> None:
    table.deal("canada", 1, 2, 3)
    table.deal("france", 1)
    table.deal("germany", 2)
    table.roll("germany", "eva", "ssnnn")
    table.do("canada", "play 3", "play 2", "seal")
    for viewer in (None, "germany", "france", "canada"):
        view = table.view(viewer)
        assert view.nations[1].cards == 3
        assert view.launch is not None
        assert view.launch.face_down is None
    own = table.own("canada")
    assert (own.hand, own.play, own.sealed) == ((1,), (2, 3), True)
    events = table.do("france", "seal")
    assert table.barrier
    assert only(events, PlaysLaid).counts == ((1, 2),)
    view = table.view("germany")
    assert view.nations[1].cards == 1
    assert view.launch is not None
    assert view.launch.face_down == ((1, 2),)


def test_the_launching_nation_knows_numbers_but_no_values(table: Table) -> None:
    table.deal("canada", 1, 3)
    table.deal("germany", 2)
    table.roll("germany", "eva", "ssnnn")
    table.do("canada", "play 3", "seal")
    view = table.view("germany")
    assert view.launch is not None
    assert view.launch.face_down == ((1, 1),)
    assert view.reveal is None
    table.do("germany", "play 2")
    assert table.view().nations[0].cards == 1
    assert table.view("canada").launch == table.view().launch


def test_the_reveal_shows_everything(table: Table) -> None:
    table.deal("canada", 3)
    table.deal("germany", 2)
    table.staff("germany", "eva", "base")
    table.roll("germany", "eva", "ssnnn")
    table.do("canada", "play 3", "seal")
    table.do("germany", "play 2", "seal")
    assert table.barrier
    reveal = table.view().reveal
    assert reveal is not None
    assert (reveal.seat, reveal.mission, reveal.year) == (0, "eva", 1963)
    assert (reveal.research, reveal.score, reveal.launched_from, reveal.start) == (1, 3, 1, 4)
    assert reveal.plays == ((1, (3,)), (0, (2,)))
    assert (reveal.back, reveal.forward, reveal.cell, reveal.worth, reveal.prestige) == (
        1,
        1,
        4,
        3,
        3,
    )
    assert reveal.advanced is False
    assert table.view().launch is None


# In the rulebook's order


def test_the_rulebook_asks_clockwise_from_the_launching_nations_left() -> None:
    table = _table(espionage="rulebook")
    for nation in ("canada", "france", "usa", "germany"):
        table.deal(nation, 1, 2)
    table.roll("germany", "eva", "ssnnn")
    for nation in ("canada", "france", "usa"):
        assert table.deciding() == [(nation, "sabotage")]
        table.do(nation, "play 2", "seal")
    assert table.deciding() == [("germany", "support")]


def test_the_rulebook_starts_left_of_whoever_launches() -> None:
    table = _table(espionage="rulebook")
    for nation in ("germany", "canada", "france", "usa"):
        table.deal(nation, 1)
    table.do("germany", "stay")
    table.do("canada", "stay")
    table.roll("france", "eva", "ssnnn")
    for nation in ("usa", "germany", "canada"):
        assert table.deciding() == [(nation, "sabotage")]
        table.do(nation, "seal")
    assert table.deciding() == [("france", "support")]


def test_the_rulebook_shows_each_count_as_it_is_sealed() -> None:
    table = _table(espionage="rulebook")
    for nation in ("canada", "france"):
        table.deal(nation, 1, 2)
    table.roll("germany", "eva", "ssnnn")
    table.do("canada", "play 2")
    assert table.view("france").nations[1].cards == 2
    sealed = only(table.do("canada", "seal"), PlaySealed)
    assert GAME.redact(sealed, None) == PlaySealed(1, 1, open=True)
    assert table.barrier
    view = table.view("france")
    assert view.nations[1].cards == 1
    assert view.launch is not None
    assert view.launch.face_down == ((1, 1),)


def test_both_orders_come_to_the_same_end() -> None:
    ends = []
    for order in ("sealed", "rulebook"):
        table = _table(espionage=order)
        table.deal("canada", 3, 3)
        table.deal("usa", 2)
        table.deal("germany", 1, 3)
        table.roll("germany", "csm-eva", "sssss")
        table.do("canada", "play 3", "seal")
        table.do("usa", "play 2", "seal")
        ends.append(only(table.do("germany", "play 3", "play 1", "seal"), PlaysRevealed))
    assert ends[0] == ends[1]
