"""Reviews of finished games: made once, kept, and none where there is nothing to say."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import update
from sqlalchemy.engine import Connection

from bot.domain.review import Judgement
from bot.storage import analyses
from bot.storage.schema import tables
from bot.tables.commands.experts.review import COMPARISONS
from tests.bot.tables.commands.before_start.test_lobby import refused
from tests.bot.tables.conftest import ANNA, Open, OpenedService
from tests.bot.toys.expert import Hasty, Narrow, Unsure
from tests.bot.toys.expert_games import ExpertToy, expert_presenters
from tests.bot.toys.toy_presenter import presenter

ASKED = 10 + 2 * COMPARISONS + 8 * COMPARISONS // 2
"""Analyses of ten decisions, of which two weren't the expert's."""


@pytest.fixture
async def service(open_service: Open) -> OpenedService:
    return await open_service(games=expert_presenters())


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


async def test_what_the_expert_didn_t_look_into_is_compared_with_its_choice(
    open_service: Open,
) -> None:
    game = type("Game", (ExpertToy,), {"autopilots": {"expert": Narrow()}})()
    service = await open_service(games={"toy": presenter(game)})
    review = await service.tables.reviews.review(await over(service))
    assert [one.played for one in review] == pytest.approx(2 * [0.2, 0.8, 0.8, 0.8, 0.8])
    assert service.experts.asked == ASKED


async def test_what_the_expert_soon_dropped_is_compared_again(open_service: Open) -> None:
    """Tried once in an imagined game that was lost, an action would count as hopeless."""
    game = type("Game", (ExpertToy,), {"autopilots": {"expert": Hasty()}})()
    service = await open_service(games={"toy": presenter(game)})
    review = await service.tables.reviews.review(await over(service))
    assert [one.played for one in review] == pytest.approx(2 * [0.2, 0.8, 0.8, 0.8, 0.8])
    assert service.experts.asked == ASKED


async def test_what_was_tried_little_is_judged_again(open_service: Open) -> None:
    """A chance of a few imagined games, the best of many, would rise for one decision."""
    game = type("Game", (ExpertToy,), {"autopilots": {"expert": Unsure()}})()
    service = await open_service(games={"toy": presenter(game)})
    table_id = await over(service)
    review = await service.tables.reviews.review(table_id)
    # Of the actions that it takes for the best, each has 50 of 100 in truth, not 90.
    assert {one.chance for one in review} == {0.5}


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
    await refused(service, "review-failed", service.tables.reviews.review(table_id))
    service.experts.fails = False
    assert len(await service.tables.reviews.review(table_id)) == 10


async def test_what_has_no_expert_or_no_end_has_no_review(
    service: OpenedService, open_service: Open
) -> None:
    table_id = (await service.begun(2)).table.id
    await refused(service, "not-over", service.tables.reviews.review(table_id))
    await service.tables.hosting.close(table_id, ANNA)
    await refused(service, "no-review", service.tables.reviews.review(table_id))
    plain = await open_service(name="plain")
    await refused(plain, "no-review", plain.tables.reviews.review(await over(plain)))
