"""Standing orders of 1969, clause by clause."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.core.errors import UnreadableAction
from rules.core.standing_orders import DONE, Ended
from rules.race1969.game import GAME
from rules.race1969.state import Flight
from tests.rules.orders import Orders
from tests.rules.race1969.table import Table

ORDERS = Orders(GAME)
lay, refused, judged, answered = ORDERS.lay, ORDERS.refused, ORDERS.judged, ORDERS.answered


@pytest.fixture
def table() -> Table:
    return Table("canada", "usa", "france")


def missions(table: Table) -> None:
    table.pass_until("missions", "canada")
    for nation in table.setup.seats:
        table.deal(nation)


UNTIL = ["trade-nothing", "leave-cards", "stay-home"]


@pytest.mark.parametrize("kind", UNTIL)
def test_until_a_year(table: Table, kind: str) -> None:
    assert lay(table, "usa", f"{kind} 1966") == ("1966",)
    assert judged(table, "usa", f"{kind} 1966") == ("1966",)
    table.state = replace(table.state, round=2)
    assert judged(table, "usa", f"{kind} 1966") == ("1966",)
    table.state = replace(table.state, round=3)
    assert judged(table, "usa", f"{kind} 1966") == DONE


@pytest.mark.parametrize("kind", UNTIL)
def test_a_year_that_has_come_or_never_will(table: Table, kind: str) -> None:
    table.state = replace(table.state, round=3)
    assert refused(table, "usa", f"{kind} 1966") == ("order-year-past", {"year": 1966, "now": 1966})
    assert refused(table, "usa", f"{kind} 1963") == ("order-year-past", {"year": 1963, "now": 1966})
    late = "order-year-late", {"year": 1971, "last": 1970}
    assert refused(table, "usa", f"{kind} 1971") == late
    assert lay(table, "usa", f"{kind} 1970") == ("1970",), "to the end of the game"


@pytest.mark.parametrize("kind", UNTIL)
@pytest.mark.parametrize("words", ["", "never", "1966 1967", "-1", "99999999"])
def test_what_is_no_year(table: Table, kind: str, words: str) -> None:
    with pytest.raises(UnreadableAction):
        lay(table, "usa", f"{kind} {words}")


def test_nothing_is_left_to_decide_this_year(table: Table) -> None:
    assert lay(table, "usa", "trade-nothing 1964")
    table.do("usa", "trade 0")
    over = "order-year-over", {"year": 1964, "now": 1963}
    assert refused(table, "usa", "trade-nothing 1964") == over
    assert lay(table, "usa", "trade-nothing 1965")
    missions(table)
    for kind in ("trade-nothing", "leave-cards"):
        assert refused(table, "usa", f"{kind} 1964") == over
    assert lay(table, "canada", "stay-home 1964")
    table.roll("canada", "eva", "sssss")
    assert refused(table, "canada", "stay-home 1964") == over
    assert lay(table, "usa", "stay-home 1964")


def test_no_prestige_is_traded(table: Table) -> None:
    assert answered(table, "usa", "trade-nothing 1965") == "trade 0"


def test_a_free_card_is_left(table: Table) -> None:
    table.staff("canada", "espionage", "base")
    table.deal("canada", 1, 1, 1, 2, 2, 3)
    table.pass_until("income", "canada", 1964)
    assert table.deciding() == [("canada", "free-card")]
    assert answered(table, "canada", "leave-cards 1965") == "forgo"


def test_nothing_is_launched(table: Table) -> None:
    missions(table)
    assert answered(table, "canada", "stay-home 1964") == "stay"


def test_dice_are_kept_at_enough_successes(table: Table) -> None:
    missions(table)
    table.staff("canada", "simulation", "base")
    table.roll("canada", "csm-eva", "ssnff")
    assert answered(table, "canada", "roll-no-more 3") is None
    assert answered(table, "canada", "roll-no-more 2") == "keep"
    assert answered(table, "canada", "roll-no-more 1") == "keep"


def test_successes_that_five_dice_cannot_show(table: Table) -> None:
    assert lay(table, "canada", "roll-no-more 5") == ("5",)
    for count in (0, 6):
        figures = {"count": count, "most": 5}
        assert refused(table, "canada", f"roll-no-more {count}") == ("order-successes", figures)


def flown(table: Table, nation: str, *but: str) -> None:
    seat = table.seat(nation)
    table.give(
        nation,
        flights=tuple(
            Flight(seat, mission.id, 1963, 1, 0)
            for mission in table.state.start.board.missions
            if mission.id not in but
        ),
    )


def test_whoever_has_flown_everything_rolls_no_more(table: Table) -> None:
    flown(table, "canada")
    assert refused(table, "canada", "roll-no-more 4") == ("order-all-flown", {"count": 12})


def six_and_the_moon(table: Table, nation: str) -> None:
    """All that a nation may fly where flags are a limit."""
    level_1 = [m.id for m in table.state.start.board.missions if m.level == 1]
    others = {m.id for m in table.state.start.board.missions} - {*level_1, "moon"}
    assert len(level_1) == table.state.start.board.limits.flags
    flown(table, nation, *others)


def test_whoever_has_no_flag_left_rolls_no_more() -> None:
    table = Table("canada", "usa", "france", missions="flags")
    six_and_the_moon(table, "canada")
    assert refused(table, "canada", "roll-no-more 4") == ("order-all-flown", {"count": 7})
    table = Table("canada", "usa", "france", missions="rulebook")
    six_and_the_moon(table, "canada")
    assert lay(table, "canada", "roll-no-more 4") == ("4",)


def test_cards_depend_on_the_rockets_cell(table: Table) -> None:
    missions(table)
    table.deal("usa", 2, 3)
    table.roll("canada", "csm-eva", "sssnn")
    assert table.state.current_launch.cell == 4
    assert answered(table, "usa", "no-cards 5") == "seal"
    assert answered(table, "usa", "no-cards 4") is None
    assert answered(table, "usa", "no-cards any") == "seal"


def test_whoever_has_laid_cards_decides_themselves(table: Table) -> None:
    missions(table)
    table.deal("usa", 2, 3)
    table.roll("canada", "csm-eva", "sssnn")
    table.do("usa", "play 2")
    assert answered(table, "usa", "no-cards any") is None
    table.do("usa", "take 2")
    assert answered(table, "usa", "no-cards any") == "seal"


def test_a_cell_that_tells_no_rockets_apart() -> None:
    table = Table("canada", "usa", "france", missions="rulebook")
    for cell in (0, 1, 21):
        assert refused(table, "usa", f"no-cards {cell}") == ("order-cell", {"most": 19})
    assert lay(table, "usa", "no-cards 20") == ("20",)
    for nation in ("canada", "france"):
        flown(table, nation, "eva")
    assert refused(table, "usa", "no-cards 6")[1] == {"most": 4}
    assert lay(table, "usa", "no-cards 5") == ("5",)


def test_no_cards_where_nobody_else_can_launch(table: Table) -> None:
    for nation in ("canada", "france"):
        flown(table, nation)
    for line in ("no-cards 2", "no-cards any"):
        assert refused(table, "usa", line) == ("order-no-launches", {})


def test_no_cards_where_nobody_else_has_a_flag_left() -> None:
    table = Table("canada", "usa", "france", missions="flags")
    six_and_the_moon(table, "canada")
    flown(table, "france", "eva", "csm-eva", "moon")
    assert lay(table, "usa", "no-cards 20") == ("20",), "the Moon needs no flag"
    flown(table, "france", "eva", "csm-eva")
    for line in ("no-cards 2", "no-cards any"):
        assert refused(table, "usa", line) == ("order-no-launches", {})
    table = Table("canada", "usa", "france", missions="rulebook")
    six_and_the_moon(table, "canada")
    assert lay(table, "usa", "no-cards 15") == ("15",)


def test_a_cell_that_no_track_has_any_more() -> None:
    table = Table("canada", "usa", "france", missions="rulebook")
    assert judged(table, "usa", "no-cards 9") == ("9",)
    for nation in ("canada", "france"):
        flown(table, nation, "eva")
    ended = judged(table, "usa", "no-cards 9")
    assert ended == Ended("order-track-flown", (("steps", 8), ("most", 4)))
    assert judged(table, "usa", "no-cards any") == ("any",)
    assert judged(table, "usa", "no-cards 5") == ("5",)


def test_it_stands_while_the_rocket_flies(table: Table) -> None:
    missions(table)
    table.deal("usa", 1)
    for nation in ("canada", "france"):
        flown(table, nation, "csm-eva")
    table.roll("canada", "csm-eva", "sssnn")
    assert judged(table, "usa", "no-cards 12") == ("12",)
