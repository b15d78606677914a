"""Espionage cards on a launch, and decisions without a choice."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from rules.race1969.espionage import MissionPaid, PlaySealed, PlaysLaid, PlaysRevealed
from rules.race1969.game import GAME
from rules.race1969.terms import FACES, FAILURE, NEUTRAL, SUCCESS
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


@pytest.mark.parametrize(
    ("dice", "against", "support", "moves"),
    [
        pytest.param("sfnnn", (2, 3, 3), (2,), (1, 4, 1, 2), id="back-first-and-halted-ruling-11"),
        pytest.param("ssssn", (), (3, 3), (5, 0, 3, 5), id="forward-halts-on-the-last-cell"),
        pytest.param("ssnnn", (3,), (3,), (3, 1, 1, 3), id="a-remainder-is-wasted-on-both-sides"),
    ],
)
def test_back_comes_before_forward_on_the_track(
    table: Table,
    dice: str,
    against: tuple[int, ...],
    support: tuple[int, ...],
    moves: tuple[int, int, int, int],
) -> None:
    table.deal("canada", *against)
    table.deal("germany", *support)
    table.roll("germany", "eva", dice)
    if against:
        table.do("canada", *(f"play {card}" for card in against), "seal")
    events = table.do("germany", *(f"play {card}" for card in support), "seal")
    revealed = only(events, PlaysRevealed)
    assert (revealed.start, revealed.back, revealed.forward, revealed.cell) == moves


def test_opponents_cards_are_summed_before_they_are_divided(table: Table) -> None:
    table.deal("canada", 1)
    table.deal("france", 1)
    table.roll("germany", "eva", "ssnnn")
    table.do("canada", "play 1", "seal")
    assert only(table.do("france", "play 1", "seal"), PlaysRevealed).back == 1


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


def forced(table: Table, nation: str) -> str | None:
    action = GAME.forced_action(table.state, table.seat(nation))
    return None if action is None else GAME.format_action(action)


@pytest.fixture
def empty_handed() -> Table:
    table = Table("canada", "usa", "france")
    table.pass_until("missions", "canada")
    for nation in table.setup.seats:
        table.deal(nation)
    return table


@pytest.mark.parametrize(
    ("mission", "dice", "staff", "kept"),
    [
        pytest.param("csm-eva", "sssss", {}, True, id="five-successes"),
        pytest.param("csm-eva", "ssssn", {}, False, id="they-may-get-better"),
        pytest.param("eva", "sssnn", {"eva": "genius"}, True, id="the-last-cell-is-certain"),
        pytest.param("eva", "sssnn", {}, False, id="one-cell-before-the-last"),
        pytest.param("eva", "fffff", {}, True, id="the-first-cell-whatever-falls"),
        pytest.param("csm-eva", "fffff", {"simulation": "genius"}, True, id="two-lift-nothing"),
        pytest.param("csm-eva", "ffffs", {"simulation": "genius"}, False, id="two-may-lift-it"),
        pytest.param("csm-eva", "ssssn", {"ground-control": "base"}, True, id="a-turned-neutral"),
        pytest.param("csm-eva", "sssss", {"insurance": "base"}, False, id="insurance-pays"),
    ],
)
def test_dice_that_nothing_could_better_are_kept(
    empty_handed: Table, mission: str, dice: str, staff: dict[str, str], kept: bool
) -> None:
    for research, scientist in {"simulation": "base", **staff}.items():
        empty_handed.staff("canada", research, scientist)
    empty_handed.roll("canada", mission, dice)
    assert empty_handed.deciding() == [("canada", "reroll")]
    assert forced(empty_handed, "canada") == ("keep" if kept else None)


def test_a_die_that_was_rolled_again_is_no_chance_any_more(empty_handed: Table) -> None:
    empty_handed.staff("canada", "simulation", "genius")
    empty_handed.roll("canada", "csm-eva", "ssssf")
    launch = replace(empty_handed.state.current_launch, rerolled=(5,))
    empty_handed.state = replace(empty_handed.state, launch=launch)
    assert forced(empty_handed, "canada") == "keep"


def test_a_board_that_pays_less_further_on_is_always_asked_about() -> None:
    content: Any = GAME.content()
    for mission in content["missions"]:
        if mission["id"] == "eva":
            mission["cells"] = [0, 5, 3, 2, 1]
    empty_handed = Table("canada", "usa", content=content)
    empty_handed.pass_until("missions", "canada")
    empty_handed.staff("canada", "simulation", "base")
    empty_handed.roll("canada", "eva", "sssss")
    assert forced(empty_handed, "canada") is None


def test_keeping_is_what_no_fall_could_better(empty_handed: Table) -> None:
    """Every fall of five dice and of all that may be rolled again, counted out."""
    empty_handed.staff("canada", "simulation", "genius")
    empty_handed.staff("canada", "ground-control", "base")
    empty_handed.roll("canada", "csm-eva", "nnnnn")
    begun = empty_handed.state
    for faces in product((SUCCESS, NEUTRAL, FAILURE), repeat=5):
        launch = replace(begun.current_launch, dice=faces)
        empty_handed.state = replace(begun, launch=launch)

        def cell(dice: tuple[str, ...]) -> int:
            turned = min(1, dice.count(NEUTRAL))
            score = dice.count(SUCCESS) + turned - dice.count(FAILURE)
            return min(max(1 + score, 1), 10)

        best = max(
            cell((*(new if place in again else old for place, old in enumerate(faces)),))
            for again in product(range(5), repeat=2)
            for new in FACES
        )
        assert (forced(empty_handed, "canada") == "keep") == (best == cell(faces)), faces


# Cards


def in_flight(
    empty_handed: Table, dice: str, mission: str = "csm-eva", **hands: tuple[int, ...]
) -> None:
    """A launch of Canada's without Simulation, with these hands round it."""
    for nation, hand in hands.items():
        empty_handed.deal(nation, *hand)
    empty_handed.roll("canada", mission, dice)


@pytest.mark.parametrize(
    ("mission", "dice", "hands", "asked"),
    [
        pytest.param("csm-eva", "fffff", {"usa": (3, 3), "france": (1,)}, False, id="no-fall"),
        pytest.param("lem", "sssss", {"usa": (1,)}, False, id="a-card-cannot-come-to-4"),
        pytest.param("lem", "sssss", {"usa": (1,), "france": (1,)}, True, id="two-cards-may"),
        # Whether a hand is weak only its owner knows: nobody learns it from who is asked.
        *(pytest.param("csm-eva", "sssss", {"usa": (n,)}, True, id=f"card-{n}") for n in (1, 2, 3)),
    ],
)
def test_opponents_are_asked_where_their_cards_together_may_change_something(
    empty_handed: Table, mission: str, dice: str, hands: dict[str, tuple[int, ...]], asked: bool
) -> None:
    in_flight(empty_handed, dice, mission, **hands)
    assert empty_handed.deciding() == [(nation, "sabotage") for nation in hands]
    for nation in hands:
        assert forced(empty_handed, nation) == (None if asked else "seal")


def test_the_launching_nation_is_not_asked_on_the_last_cell_with_nothing_against_it(
    empty_handed: Table,
) -> None:
    empty_handed.staff("canada", "eva", "genius", "base")
    empty_handed.staff("canada", "csm", "genius", "base")
    in_flight(empty_handed, "sssss", canada=(3, 3))
    assert empty_handed.state.current_launch.cell == 10
    assert empty_handed.deciding() == [("canada", "support")]
    assert forced(empty_handed, "canada") == "seal"


def test_it_is_asked_where_cards_lie_against_it(empty_handed: Table) -> None:
    empty_handed.staff("canada", "eva", "genius", "base")
    empty_handed.staff("canada", "csm", "genius", "base")
    in_flight(empty_handed, "sssss", canada=(3, 3), usa=(1, 1))
    empty_handed.do("usa", "play 1", "seal")
    assert forced(empty_handed, "canada") is None


def test_it_is_asked_below_the_last_cell(empty_handed: Table) -> None:
    in_flight(empty_handed, "sssss", canada=(1,))
    assert forced(empty_handed, "canada") is None


def test_flags_may_make_all_cells_alike(empty_handed: Table) -> None:
    """Four flags leave nothing of cells worth up to 4, but the last may advance the Moon flag."""
    flags = list(empty_handed.state.flags)
    index = empty_handed.state.start.board.mission_index("csm-eva")
    flags[index] = (0, 1, 2, 1, 2, 1, 2, 1, 2, 1)
    empty_handed.state = replace(empty_handed.state, flags=tuple(flags))
    in_flight(empty_handed, "ssfff", canada=(1, 1), usa=(1,))
    assert forced(empty_handed, "usa") == "seal"
    empty_handed.do("usa", "seal")
    assert forced(empty_handed, "canada") == "seal"
    moved = only(empty_handed.do("canada", "seal"), MissionPaid)
    assert moved.prestige == 0


def test_whoever_has_laid_cards_by_the_rulebook_counts_with_these(empty_handed: Table) -> None:
    other = Table("canada", "usa", "france", espionage="rulebook")
    other.pass_until("missions", "canada")
    for nation in other.setup.seats:
        other.deal(nation)
    in_flight(other, "sssss", usa=(1,), france=(1,))
    other.do("usa", "play 1", "seal")
    assert other.deciding() == [("france", "sabotage")]
    assert forced(other, "france") is None
