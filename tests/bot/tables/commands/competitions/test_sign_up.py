"""Sign-up: who is in, who waits in reserve, and what is refused."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.competitions.league import DivisionRules
from bot.competitions.progress import Format, Kind
from bot.domain.community.competition import CompetitionStatus, EntryState
from bot.domain.table_settings import TableSettings
from bot.errors import TableError
from tests.bot.tables.commands.competitions.conftest import (
    CHANNEL,
    GUILD,
    Organise,
    Organised,
    people,
    settings,
)
from tests.bot.tables.conftest import ANNA, BOB, Open


async def states(organised: Organised) -> list[tuple[str, str]]:
    season = await organised.season()
    return [(one.name, one.state.value) for one in season.entries]


async def test_whoever_comes_too_late_is_in_reserve_until_somebody_leaves(
    organise: Organise,
) -> None:
    organised = await organise(settings(most=2), *people(3))
    assert [state for _, state in await states(organised)] == ["in", "in", "reserve"]
    await organised.service.tables.sign_up.leave(organised.id, people(1)[0])
    assert await states(organised) == [("Person 2", "in"), ("Person 3", "in")]


async def test_nobody_joins_twice_or_leaves_what_they_are_not_in(organise: Organise) -> None:
    organised = await organise(settings(), *people(2))
    refused, sign_up = organised.service.refused, organised.service.tables.sign_up
    await refused("competition-joined", sign_up.join(organised.id, people(1)[0]))
    await refused("competition-not-in", sign_up.leave(organised.id, people(3)[2]))
    await refused("no-competition", sign_up.join(99, people(3)[2]))


async def test_two_open_competitions_of_a_server_have_different_names(organise: Organise) -> None:
    organised = await organise(settings())
    service, sign_up = organised.service, organised.service.tables.sign_up
    begins_in = timedelta(days=1)

    def again(name: str, guild: int = GUILD) -> object:
        return sign_up.announce(guild, CHANNEL, BOB, name, settings(), begins_in)

    await service.refused("competition-name-taken", again("  AUTUMN "))  # type: ignore[arg-type]
    await service.refused("competition-name", again(" "))  # type: ignore[arg-type]
    await service.refused("competition-name", again("x" * 61))  # type: ignore[arg-type]
    await again("Autumn", guild=11)  # type: ignore[misc]
    await sign_up.cancel(organised.id, ANNA)
    await again("Autumn")  # type: ignore[misc]


async def test_only_the_organiser_or_a_manager_decides(organise: Organise) -> None:
    organised = await organise(settings(), *people(3))
    service, sign_up = organised.service, organised.service.tables.sign_up
    for act in (
        sign_up.cancel(organised.id, BOB),
        sign_up.hasten(organised.id, BOB),
        sign_up.remove(organised.id, BOB, 101),
        sign_up.replace(organised.id, BOB, 101, people(9)[8]),
    ):
        await service.refused("competition-organiser-only", act)
    await sign_up.cancel(organised.id, BOB, manager=True)
    assert (await organised.competition()).status is CompetitionStatus.CANCELLED
    await service.refused("competition-over", sign_up.join(organised.id, people(4)[3]))


async def test_somebody_takes_a_place_in_mid_season(organise: Organise) -> None:
    organised = await organise(settings(Kind.ROUND_ROBIN), *people(4))
    sign_up = organised.service.tables.sign_up
    newcomer = people(9)[8]
    before = sign_up.replace(organised.id, ANNA, 102, newcomer)
    await organised.service.refused("competition-not-running", before)
    await organised.begin()
    await sign_up.replace(organised.id, ANNA, 102, newcomer)
    again = sign_up.replace(organised.id, ANNA, 101, newcomer)
    await organised.service.refused("competition-newcomer", again)
    await organised.service.refused("competition-left", sign_up.join(organised.id, people(2)[1]))
    season = await organised.season()
    by_name = {one.name: one for one in season.entries}
    assert by_name["Person 2"].state is EntryState.GONE
    assert by_name["Person 9"].replaces == by_name["Person 2"].entrant
    assert by_name["Person 9"].division == 0


async def test_the_first_in_reserve_comes_in_for_who_leaves(organise: Organise) -> None:
    organised = await organise(settings(Kind.ROUND_ROBIN, most=4), *people(5))
    await organised.begin()
    await organised.join(people(6)[5])
    await organised.service.tables.sign_up.leave(organised.id, people(1)[0])
    assert await states(organised) == [
        ("Person 1", "gone"),
        ("Person 2", "in"),
        ("Person 3", "in"),
        ("Person 4", "in"),
        ("Person 5", "in"),
        ("Person 6", "reserve"),
    ]


async def test_a_league_of_one_waits_for_a_second(organise: Organise) -> None:
    organised = await organise(settings(), *people(1))
    service = organised.service
    hastened = service.tables.sign_up.hasten(organised.id, ANNA)
    await service.refused("competition-too-few", hastened)
    season = await organised.begin()
    assert season.competition.status is CompetitionStatus.SIGN_UP
    assert await service.tables.seasons.next_wake() is None
    await organised.join(people(2)[1])
    season = await organised.look()
    assert season.competition.status is CompetitionStatus.RUNNING
    assert len(season.tables) == 1


FORM = Format(kind=Kind.SWISS, seats=2)


@pytest.mark.parametrize(
    ("reason", "values"),
    [
        ("competition-clock", {"tables": TableSettings(language="en", clock=None)}),
        ("competition-days", {"round_length": timedelta(hours=1)}),
        ("competition-most", {"most": 1}),
        ("competition-seats", {"form": Format(kind=Kind.SWISS, seats=6)}),
        ("competition-seats", {"form": Format(kind=Kind.SWISS, seats=5)}),
        ("competition-rounds", {"form": Format(kind=Kind.SWISS, seats=2, rounds=0)}),
        ("competition-meetings", {"form": Format(kind=Kind.SWISS, seats=2, meetings=9)}),
        ("competition-advance", {"form": Format(kind=Kind.ELIMINATION, seats=2, advance=2)}),
        ("competition-divisions", {"divisions": DivisionRules(4, 3, 2)}),
    ],
)
async def test_what_cannot_be_is_refused(
    organise: Organise, open_service: Open, reason: str, values: dict[str, object]
) -> None:
    service = await open_service()
    with pytest.raises(TableError) as caught:
        await organise(settings(**values), service=service)
    assert caught.value.reason == reason


async def test_it_begins_neither_at_once_nor_in_years(open_service: Open) -> None:
    service = await open_service()
    for days in (0, 400):
        announced = service.tables.sign_up.announce(
            GUILD, CHANNEL, ANNA, "Autumn", settings(), timedelta(days=days)
        )
        await service.refused("competition-start", announced)


async def test_a_person_who_left_the_server_withdraws(organise: Organise) -> None:
    organised = await organise(settings(), *people(4))
    await organised.begin()
    await organised.service.tables.sign_up.withdraw_absent(organised.id, [101, 103, 999])
    gone = [name for name, state in await states(organised) if state == "gone"]
    assert gone == ["Person 1", "Person 3"]
