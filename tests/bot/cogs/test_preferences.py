"""``/mine settings``: a person's preferences, kept for all their tables."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update

from bot.domain.preferences import DEFAULTS, Preferences
from bot.i18n import words
from bot.messages.components.items import ControlId
from bot.storage.schema import people
from tests.bot.helpers.forged_presses import echoed, forge
from tests.bot.helpers.simulated_server import SimulatedServer, controls, said

EN = words("en")


def to(number: int, on: int) -> str:
    return str(ControlId("preference", 0, 0, 0, (number, on)))


ADVICE_OFF, SHORT_ON, NEXT_ON, NEXT_OFF, SHOW_ON = to(0, 0), to(1, 1), to(2, 1), to(2, 0), to(3, 1)
PUBLIC_ON = to(4, 1)


async def kept(server: SimulatedServer, name: str) -> Preferences:
    return await server.bot.tables.people.preferences(server.person(name).id)


@pytest.mark.parametrize("direct", [False, True])
async def test_a_person_turns_a_preference_on_and_off(
    server: SimulatedServer, direct: bool
) -> None:
    bruno = server.person("Bruno")
    await server.table("Anna", "Bruno")
    if direct:
        answer = await bruno.user.slash("mine settings")
    else:
        answer = await bruno.slash(server.channel, "mine settings")
    assert EN("preference-advice") in said(answer)
    assert controls(answer.response) == [ADVICE_OFF, SHORT_ON, NEXT_ON, SHOW_ON, PUBLIC_ON]
    presser: Any = bruno.user if direct else bruno
    with echoed(server, 2):  # a double click turns it on, not on and off again
        await presser.click(answer.response, custom_id=NEXT_ON)
    assert await kept(server, "Bruno") == Preferences(next_up=True)
    assert controls(answer.response) == [ADVICE_OFF, SHORT_ON, NEXT_OFF, SHOW_ON, PUBLIC_ON]
    await server.restart()
    assert await kept(server, "Bruno") == Preferences(next_up=True)
    await presser.click(answer.response, custom_id=ADVICE_OFF)
    assert await kept(server, "Bruno") == Preferences(advice=False, next_up=True)
    assert await kept(server, "Anna") == DEFAULTS


async def test_a_press_that_names_no_preference_is_refused(server: SimulatedServer) -> None:
    await server.table("Anna", "Bruno")
    for path in ((), (7, 1), (1, 2), (1,)):
        control = str(ControlId("preference", 0, 0, 0, path))
        answer = await forge(server, server.person("Bruno"), control)
        assert EN("error-unknown-control") in said(answer)
    assert await kept(server, "Bruno") == DEFAULTS


async def test_what_a_later_version_kept_is_no_hindrance(server: SimulatedServer) -> None:
    bruno = server.known("Bruno")
    async with server.acting():
        await server.bot.tables.people.prefer(bruno, Preferences(short_panels=True))
        values = {"preferences": {"short_panels": True, "unheard_of": 1}}
        await server.bot.database.write(
            lambda connection: connection.execute(update(people).values(values))
        )
    assert await kept(server, "Bruno") == Preferences(short_panels=True)
