"""Hints at a table, and the review of a finished game."""

from __future__ import annotations

import asyncio
from math import sqrt
from time import monotonic
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.engine import Connection

from bot.domain.review import Judgement
from bot.errors import StaleControl
from bot.storage import analyses
from bot.storage.schema import tables
from bot.tables.analysis import expert_process
from bot.tables.analysis.expert_process import Urgency
from bot.tables.commands.experts.hints import COMPARISONS, FEW, Look, together
from bot.tables.commands.experts.review import COMPARISONS as REVIEWED
from bot.tables.service import TableService
from rules.core.chance import Dice
from rules.core.search import ActionValue
from tests.bot.helpers.experts import ExpertToy, expert_presenters
from tests.bot.helpers.simulated_server import HANGS
from tests.bot.tables.conftest import ANNA, BOB, CARA, Open, OpenedService
from tests.bot.toys.expert import Cut, Doubtful, Hasty, Narrow, Unsure
from tests.bot.toys.toy import Pick
from tests.bot.toys.toy_presenter import presenter

FIRST = tuple(
    ActionValue((Pick(number),), chance, 100) for number, chance in ((3, 0.8), (2, 0.5), (1, 0.2))
)

LOOK = Look(FIRST, asked=True)


@pytest.fixture
async def service(open_service: Open) -> OpenedService:
    return await open_service(games=expert_presenters())


async def thinking(open_service: Open, expert: Any) -> OpenedService:
    """A service whose toy game has this expert."""
    game = type("Game", (ExpertToy,), {"autopilots": {"expert": expert}})()
    return await open_service(games={"toy": presenter(game)})


async def asked_of(service: OpenedService) -> tuple[int, int]:
    """A game of two: the table, and the token of the first seat's decision."""
    table_id = (await service.begun(2)).table.id
    return table_id, await token(service.tables, table_id)


async def token(tables: TableService, table_id: int, seat: int = 0) -> int:
    return (await tables.position(table_id)).tokens[seat]


async def test_a_hint_asked_twice_is_thought_about_and_counted_once(service: OpenedService) -> None:
    table_id, asked = await asked_of(service)
    before = await service.rows("moves"), await service.rows("tables"), await service.rows("outbox")
    service.experts.hold()
    both = [
        asyncio.create_task(service.tables.hints.hint(table_id, 0, asked, ANNA)) for _ in range(2)
    ]
    await service.experts.begun(1)
    service.experts.release()
    assert await asyncio.gather(*both) == [LOOK, LOOK]
    assert await service.tables.hints.hint(table_id, 0, asked, ANNA) == LOOK
    assert service.experts.asked == 2, "about all actions, then about the best two"
    assert await service.tables.hints.counts(table_id) == {0: 1}
    assert before == (
        await service.rows("moves"),
        await service.rows("tables"),
        await service.rows("outbox"),
    ), "nobody else can tell"


async def test_so_many_think_at_once_and_no_more(
    service: OpenedService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, asked = await asked_of(service)
    hint, others = service.tables.hints.hint, await token(service.tables, table_id, 1)
    monkeypatch.setattr(service.tables.hints._pending, "_most", 1)
    service.experts.hold()
    first = asyncio.create_task(hint(table_id, 0, asked, ANNA))
    await service.experts.begun(1)
    await service.refused("expert-busy", hint(table_id, 1, others, BOB))
    again = asyncio.create_task(hint(table_id, 0, asked, ANNA))
    service.experts.release()
    assert await first == await again == LOOK
    assert await hint(table_id, 1, others, BOB) == LOOK


async def test_whose_turn_does_not_come_is_told_that_others_ask(
    service: OpenedService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, asked = await asked_of(service)
    monkeypatch.setattr(expert_process, "PATIENCE", 0.01)
    service.experts.hold()
    first = asyncio.create_task(service.tables.hints.hint(table_id, 0, asked, ANNA))
    await service.experts.begun(1)
    others = await token(service.tables, table_id, 1)
    await service.refused("expert-busy", service.tables.hints.hint(table_id, 1, others, BOB))
    service.experts.release()
    assert await first == LOOK


async def test_the_best_two_are_compared_apart(open_service: Open) -> None:
    service = await thinking(open_service, Unsure())
    table_id, asked = await asked_of(service)
    assert await service.tables.hints.hint(table_id, 0, asked, ANNA) == LOOK


async def test_what_is_hard_to_tell_apart_is_compared_more_often(open_service: Open) -> None:
    service = await thinking(open_service, Doubtful())
    table_id, asked = await asked_of(service)
    look = await service.tables.hints.hint(table_id, 0, asked, ANNA)
    best, other, last = look.values
    assert service.experts.asked == 1 + COMPARISONS
    assert (best.tried, other.tried, last.tried) == (300, 300, 100)
    assert (best.error, other.error) == (0, pytest.approx(0.03 / sqrt(COMPARISONS)))
    assert (best.chance, other.chance) == (pytest.approx(0.8), pytest.approx(0.5))


async def test_a_hint_tells_what_was_found_when_its_time_was_over(open_service: Open) -> None:
    service = await thinking(open_service, Cut())
    table_id, asked = await asked_of(service)
    hint = service.tables.hints.hint
    service.experts.games = [FEW - 1]
    unsure = await hint(table_id, 0, asked, ANNA)
    assert unsure == Look((), asked=True, cut=FEW - 1)
    service.experts.games = [FEW]
    look = await hint(table_id, 0, asked, ANNA)
    assert look.cut == FEW
    assert [value.line for value in look.values] == [value.line for value in FIRST]
    assert {value.tried for value in look.values} == {FEW}
    assert service.experts.asked == 2, "no time to compare the best two"
    service.experts.games = [FEW - 1]
    assert await hint(table_id, 0, asked, ANNA) == look, "what rests on more games stays"
    whole = await hint(table_id, 0, asked, ANNA)
    assert whole.cut == 0
    assert whole.values[0].tried == 100
    assert await hint(table_id, 0, asked, ANNA) is whole
    assert await service.tables.hints.counts(table_id) == {0: 1}


async def test_who_has_time_left_after_a_few_games_imagines_more(
    open_service: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await thinking(open_service, Cut())
    table_id, asked = await asked_of(service)
    monkeypatch.setattr(service.experts, "hint_due", lambda: monotonic() + HANGS)
    service.experts.games = [1, 1, FEW - 2]
    look = await service.tables.hints.hint(table_id, 0, asked, ANNA)
    assert (look.cut, service.experts.asked) == (FEW, 3)
    assert [value.line for value in look.values] == [value.line for value in FIRST]
    monkeypatch.setattr(service.experts, "hint_due", lambda: monotonic() - 1)
    service.experts.games = [FEW - 1]
    others = await token(service.tables, table_id, 1)
    late = await service.tables.hints.hint(table_id, 1, others, BOB)
    assert late == Look((), asked=True, cut=FEW - 1)


async def test_an_expert_s_move_takes_its_time_whatever_is_asked(open_service: Open) -> None:
    """The same game has the same moves."""
    service = await thinking(open_service, Cut())
    service.experts.games = [1]
    values = await service.experts.analyse(
        Cut(), None, [Pick(1), Pick(2)], Dice(bytes(32), 0), Urgency.MOVE
    )
    assert {value.tried for value in values} == {100}


async def test_what_was_seen_in_a_few_games_is_looked_at_again(open_service: Open) -> None:
    service = await thinking(open_service, Cut())
    table_id, asked = await asked_of(service)
    hints = service.tables.hints
    for cut in (1, 0):
        service.experts.games = [cut] if cut else []
        await hints.look_ahead(table_id, 0, asked)
        look = await hints.looked(table_id, 0, asked)
        assert look is not None
        assert look.cut == cut
    assert look.values


def test_of_several_comparisons_the_better_one_is_first_in_most() -> None:
    one, other = (Pick(1),), (Pick(2),)
    found = together(
        [
            [ActionValue(one, 0.5, 10), ActionValue(other, 0.3, 10, 0.03)],
            [ActionValue(other, 0.9, 20), ActionValue(one, 0.2, 20, 0.04)],
            [ActionValue(one, 0.5, 30, 0.12), ActionValue(other, 0.6, 30)],
        ]
    )
    assert found == [
        ActionValue(one, pytest.approx(0.4), 60),
        ActionValue(other, pytest.approx(0.6), 60, pytest.approx(0.13 / 3)),
    ]


async def test_a_seat_handed_on_while_the_expert_thinks_asks_for_itself(
    service: OpenedService,
) -> None:
    table_id, asked = await asked_of(service)
    service.experts.hold()
    hint = service.tables.hints.hint
    before = asyncio.create_task(hint(table_id, 0, asked, ANNA))
    await service.experts.begun(1)
    await service.tables.seats.replace(table_id, ANNA, 0, person=CARA)
    after = asyncio.create_task(hint(table_id, 0, await token(service.tables, table_id), CARA))
    service.experts.release()
    await service.refused("not-your-seat", before)
    assert await after == LOOK
    assert await service.tables.hints.counts(table_id) == {0: 1}


async def test_they_are_counted_past_restarts_and_undone_moves(
    service: OpenedService, open_service: Open
) -> None:
    table_id = (await service.begun(2)).table.id
    for seat, person in ((0, ANNA), (1, BOB)):
        await service.tables.hints.hint(
            table_id, seat, await token(service.tables, table_id, seat), person
        )
    again = await open_service(games=expert_presenters())
    asked = await token(again.tables, table_id)
    await again.tables.hints.hint(table_id, 0, asked, ANNA)
    await again.act(table_id, 0, "pick 1")
    await again.tables.hints.hint(table_id, 0, await token(again.tables, table_id), ANNA)
    await again.tables.undo.undo(table_id, ANNA)
    assert await again.tables.hints.counts(table_id) == {0: 2, 1: 1}


async def test_a_worker_that_dies_costs_the_hint_and_not_the_move(service: OpenedService) -> None:
    table_id, asked = await asked_of(service)
    service.experts.fails = True
    await service.refused("hint-failed", service.tables.hints.hint(table_id, 0, asked, ANNA))
    assert await service.tables.hints.counts(table_id) == {}
    service.experts.fails = False
    assert await service.tables.hints.hint(table_id, 0, asked, ANNA) == LOOK
    await service.act(table_id, 0, "pick 1", "seal")


async def test_what_changed_while_the_expert_thought_is_no_hint(service: OpenedService) -> None:
    table_id, asked = await asked_of(service)
    service.experts.hold()
    waiting = asyncio.create_task(service.tables.hints.hint(table_id, 0, asked, ANNA))
    await service.experts.begun(1)
    await service.act(table_id, 0, "pick 1")
    service.experts.release()
    with pytest.raises(StaleControl):
        await waiting
    assert await service.tables.hints.counts(table_id) == {}


async def test_what_others_do_in_secret_meanwhile_changes_nothing(service: OpenedService) -> None:
    table_id, asked = await asked_of(service)
    service.experts.hold()
    waiting = asyncio.create_task(service.tables.hints.hint(table_id, 0, asked, ANNA))
    await service.experts.begun(1)
    await service.act(table_id, 1, "pick 1")
    service.experts.release()
    assert await waiting == LOOK


async def test_the_expert_looks_by_itself_without_a_hint_being_counted(
    service: OpenedService,
) -> None:
    table_id, asked = await asked_of(service)
    hints = service.tables.hints
    await hints.look_ahead(table_id, 0, asked + 1)
    assert service.experts.asked == 0, "that isn't what it decides"
    service.experts.hold()
    await hints.look_ahead(table_id, 0, asked)
    await hints.look_ahead(table_id, 0, asked)
    assert hints.look(table_id, 0, asked) is None, "nobody waits for it"
    await service.experts.begun(1)
    service.experts.release()
    await service.experts.begun(2)
    await asyncio.gather(*hints._pending._tasks.values())
    assert hints.look(table_id, 0, asked) == Look(FIRST, asked=False)
    assert await hints.counts(table_id) == {}
    assert await hints.hint(table_id, 0, asked, ANNA) == LOOK
    assert service.experts.asked == 2, "what it found is the hint"
    assert await hints.counts(table_id) == {0: 1}


async def test_a_look_that_fails_marks_nothing(service: OpenedService) -> None:
    table_id, asked = await asked_of(service)
    service.experts.fails = True
    await service.tables.hints.look_ahead(table_id, 0, asked)
    await asyncio.gather(*service.tables.hints._pending._tasks.values())
    assert service.tables.hints.look(table_id, 0, asked) is None


async def test_looks_leave_room_for_hints(
    service: OpenedService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, asked = await asked_of(service)
    hints, others = service.tables.hints, await token(service.tables, table_id, 1)
    monkeypatch.setattr(hints._pending, "_most", 2)
    service.experts.hold()
    await hints.look_ahead(table_id, 0, asked)
    await hints.look_ahead(table_id, 1, others)
    assert len(hints._pending._tasks) == 1
    hint = asyncio.create_task(hints.hint(table_id, 1, others, BOB))
    service.experts.release()
    assert await hint == LOOK


async def test_they_are_for_who_is_up_at_a_table_that_has_them(
    service: OpenedService, open_service: Open
) -> None:
    tables = service.tables
    table = await service.lobby(2)
    await tables.lobby.configure(table.id, ANNA, hints=False)
    await tables.lobby.start(table.id, ANNA)
    asked = await token(tables, table.id)
    await service.refused("no-hints", tables.hints.hint(table.id, 0, asked, ANNA))
    await service.refused("not-your-seat", tables.hints.hint(table.id, 1, asked, ANNA))
    await service.refused("no-such-seat", tables.hints.hint(table.id, 9, asked, ANNA))
    plain = await open_service(name="plain")
    other = (await plain.begun(2)).table.id
    asked = await token(plain.tables, other)
    await plain.refused("no-hints", plain.tables.hints.hint(other, 0, asked, ANNA))
    await plain.tables.hosting.pause(other, ANNA)
    await plain.refused("paused", plain.tables.hints.hint(other, 0, asked, ANNA))


async def test_the_program_s_end_gives_them_up(service: OpenedService) -> None:
    table_id, asked = await asked_of(service)
    service.experts.hold()
    waiting: Any = asyncio.create_task(service.tables.hints.hint(table_id, 0, asked, ANNA))
    await service.experts.begun(1)
    await service.tables.stop()
    with pytest.raises(asyncio.CancelledError):
        await waiting


ASKED = 10 + 2 * REVIEWED + 8 * REVIEWED // 2
"""Analyses of ten decisions, of which two weren't the expert's."""


async def over(service: OpenedService) -> int:
    """A game of two rounds in which Bob is as good as the expert, and Anna isn't."""
    table_id = (await service.begun(2)).table.id
    for _ in range(2):
        await service.act(table_id, 0, "pick 1", "seal")
        await service.act(table_id, 1, "pick 3", "seal", "stop")
    return table_id


async def test_it_is_made_once_of_what_each_seat_could_know(service: OpenedService) -> None:
    table_id = await over(service)
    service.experts.hold()
    both = [asyncio.create_task(service.tables.reviews.review(table_id)) for _ in range(2)]
    await service.experts.begun(1)
    service.experts.release()
    review, same = await asyncio.gather(*both)
    assert review is same
    # Each round: a pick and a seal each, and the bonus of whoever picked highest.
    assert [(one.seat, one.best) for one in review] == 2 * [
        (0, "pick 3"),
        (0, "seal"),
        (1, "pick 3"),
        (1, "seal"),
        (1, "stop"),
    ]
    assert {one.chance for one in review} == {0.8}
    assert [one.played for one in review] == pytest.approx(2 * [0.2, 0.8, 0.8, 0.8, 0.8])
    assert service.experts.asked == ASKED


@pytest.mark.parametrize("expert", [Narrow(), Hasty()], ids=["not looked into", "soon dropped"])
async def test_what_the_expert_neglected_is_compared_with_its_choice(
    open_service: Open, expert: Any
) -> None:
    """Tried once in an imagined game that was lost, an action would count as hopeless."""
    service = await thinking(open_service, expert)
    review = await service.tables.reviews.review(await over(service))
    assert [one.played for one in review] == pytest.approx(2 * [0.2, 0.8, 0.8, 0.8, 0.8])
    assert service.experts.asked == ASKED


async def test_what_was_tried_little_is_judged_again(open_service: Open) -> None:
    """A chance of a few imagined games, the best of many, would rise for one decision."""
    service = await thinking(open_service, Unsure())
    table_id = await over(service)
    review = await service.tables.reviews.review(table_id)
    # Of the actions that it takes for the best, each has 50 of 100 in truth, not 90.
    assert {one.chance for one in review} == {0.5}


async def test_it_ends_in_time_with_what_it_has_found(
    service: OpenedService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine it took minutes, and whoever had asked got no answer."""
    monkeypatch.setattr(service.experts, "review_due", lambda seconds: monotonic())
    assert len(await service.tables.reviews.review(await over(service))) == 1


async def test_it_is_kept_past_a_restart(service: OpenedService, open_service: Open) -> None:
    table_id = await over(service)
    review = await service.tables.reviews.review(table_id)
    again = await open_service(games=expert_presenters())
    assert await again.tables.reviews.review(table_id) == review
    assert again.experts.asked == 0


async def test_one_that_compared_less_is_made_anew(service: OpenedService) -> None:
    table_id = await over(service)
    review = await service.tables.reviews.review(table_id)

    def keep(connection: Connection) -> None:
        rows = [[one.version, one.seat, one.chance, one.best, 0.0] for one in review]
        connection.execute(update(tables).where(tables.c.id == table_id).values(review=rows))

    await service.database.write(keep)
    assert await service.tables.reviews.review(table_id) == review


async def test_what_the_expert_would_do_next_is_kept(service: OpenedService) -> None:
    table_id = await over(service)
    judged = Judgement(3, 1, 0.75, "pick 3", None, ("pick 2", "seal"))
    await service.database.write(analyses.keep, table_id, [judged])
    assert await service.tables.reviews.review(table_id) == (judged,)


async def test_one_that_a_restart_cut_off_is_made_anew(
    service: OpenedService, open_service: Open
) -> None:
    table_id = await over(service)
    service.experts.hold()
    waiting = asyncio.create_task(service.tables.reviews.review(table_id))
    await service.experts.begun(1)
    await service.tables.stop()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    again = await open_service(games=expert_presenters())
    assert len(await again.tables.reviews.review(table_id)) == 10


async def test_one_that_fails_isn_t_kept(service: OpenedService) -> None:
    table_id = await over(service)
    service.experts.fails = True
    await service.refused("review-failed", service.tables.reviews.review(table_id))
    service.experts.fails = False
    assert len(await service.tables.reviews.review(table_id)) == 10


async def test_what_has_no_expert_or_no_end_has_no_review(
    service: OpenedService, open_service: Open
) -> None:
    table_id = (await service.begun(2)).table.id
    await service.refused("not-over", service.tables.reviews.review(table_id))
    await service.tables.hosting.close(table_id, ANNA)
    await service.refused("no-review", service.tables.reviews.review(table_id))
    plain = await open_service(name="plain")
    await plain.refused("no-review", plain.tables.reviews.review(await over(plain)))
