"""The question whether harm shall be averted, at a table in Discord: who answers it, and how often.

A quarrel is due in the next round's Production; a skill of the Scientist's is enough.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.i18n import words
from rules.first_martians.effects.averting import AVERT
from tests.bot.helpers.crews import CREW, begun, control, now, planning
from tests.bot.helpers.forged_presses import forge
from tests.bot.helpers.played_tables import deal_from
from tests.bot.helpers.simulated_server import said
from tests.bot.together.test_campaign import played_on

EN = words("en")
SCIENTIST = 0
REST = ("rest", "rest")
SEED = bytes(32)
DAY = 24 * 60 * 60
"""A table's clock, in seconds."""


async def quarrelling(server: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A table of two where only the Scientist can keep stress below its limit."""
    arranged = planning(2)
    arranged.set(stress=16)
    arranged.give("scientist", tokens=2)
    arranged.do("scientist", *REST)
    arranged.do("geologist", *REST)
    deal_from(monkeypatch, SEED)
    position = await begun(server, monkeypatch, arranged, "Anna", "Bob")
    position = await played_on(server, position, AVERT)
    (decision,) = CREW.decisions(position.state)
    assert (decision.seat, decision.kind) == (SCIENTIST, AVERT)
    return position


async def test_only_the_seat_that_is_asked_answers_and_once(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await quarrelling(server, monkeypatch)
    stress, tokens = position.state.stress, position.state.crew[SCIENTIST].tokens
    press = control(position, SCIENTIST, "choose field-notes")
    await forge(server, server.person("Bob"), press)
    await server.person("Bob").slash(server.channel, "mars choose", action="choose field-notes")
    assert (await now(server, position)).state == position.state
    for _ in range(2):
        await forge(server, server.person("Anna"), press)
    after = (await now(server, position)).state
    assert after.stress == stress - 3
    assert after.crew[SCIENTIST].tokens == tokens - 2
    assert not any(each.wounds for each in after.crew)


async def test_the_question_survives_a_restart(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await quarrelling(server, monkeypatch)
    opened = await server.person("Anna").click(server.channel.last_message, label="My move")
    await server.restart()
    assert (await now(server, position)).state == position.state
    assert EN("first_martians-skill-field-notes") in said(opened)
    press = control(position, SCIENTIST, "choose let")
    await forge(server, server.person("Anna"), press)
    after = (await now(server, position)).state
    assert after.stress < position.state.stress
    assert [each.wounds for each in after.crew] == [1, 1]


async def test_who_has_no_time_uses_the_skill(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    position = await quarrelling(server, monkeypatch)
    await server.env.advance_time(DAY + 1)
    after = (await now(server, position)).state
    assert after.stress == position.state.stress - 3
    assert "field-notes" in after.crew[SCIENTIST].used
