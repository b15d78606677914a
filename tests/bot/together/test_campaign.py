"""A campaign at a table in Discord: a mission ends, the crew decides, rests and sets out again."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.domain.table import Status
from bot.i18n import words
from rules.first_martians.components.checks import DATA
from rules.first_martians.terms import CAMPAIGNS
from tests.bot.helpers.crews import CREW, begun, control, now, planning
from tests.bot.helpers.simulated_server import said, texts

EN = words("en")
REST = ("rest", "rest")


async def played_on(server: Any, position: Any, *kinds: str) -> Any:
    """The position once one of these decisions is to be made, all others being the default."""
    while True:
        position = await now(server, position)
        open_ = [each for each in CREW.decisions(position.state) if not each.ready]
        if position.table.status is not Status.RUNNING or open_[0].kind in kinds:
            return position
        action = CREW.format_action(CREW.default_action(position.state, open_[0].seat))
        await server.act(position.table.id, open_[0].seat, action)


async def ending(
    server: Any, monkeypatch: pytest.MonkeyPatch, name: str, won: bool, red: int = 0, **given: Any
) -> Any:
    """A table of two after its first mission, with some red parts; ``given`` as in ``begun``."""
    arranged = planning(2, campaign=name)
    objectives = tuple(each.id for each in arranged.state.mission.objectives)
    arranged.set(round=arranged.state.sols, reached=objectives if won else ())
    facilities = [
        replace(each, broken=tuple(arranged.state.start.content.base.facility[each.id].parts)[:1])
        if at < red
        else each
        for at, each in enumerate(arranged.state.facilities)
    ]
    arranged.set(facilities=tuple(facilities))
    arranged.do("scientist", *REST)
    arranged.do("geologist", *REST)
    position = await begun(server, monkeypatch, arranged, "Anna", "Bob", **given)
    return await played_on(server, position, "debriefing", "retry")


async def test_a_mission_is_debriefed_and_the_next_begins_after_a_restart(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await ending(server, monkeypatch, "fifth-bunk", won=True)
    told = "\n".join(said(post) for post in server.posts())
    assert EN("first_martians-chapter-four-hundredths") in told
    first = position.state.first
    side = CREW.legal_actions(position.state, first)[0]
    person = server.person(("Anna", "Bob")[first])
    answer = await person.slash(server.channel, "mars choose", action=CREW.format_action(side))
    assert answer.acknowledged
    position = await played_on(server, position, "departure")
    await server.restart()
    shown = await server.person("Anna").slash(server.channel, "mars chronicle")
    assert EN("first_martians-chapter-four-hundredths") in said(shown)
    answer = await server.person("Bob").slash(
        server.channel, "mars choose", action="choose set-out"
    )
    assert answer.acknowledged
    after = await now(server, position)
    assert after.table.id == position.table.id
    assert after.state.chapter != "four-hundredths"
    assert not after.state.resting
    briefed = "\n".join(text for post in server.posts() for text in texts(post))
    assert EN(f"first_martians-chapter-{after.state.chapter}") in briefed


async def test_a_crew_sets_out_by_itself_when_its_time_is_up(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await ending(server, monkeypatch, "fifth-bunk", won=True)
    position = await played_on(server, position, "departure")
    await server.env.advance_time(8 * 24 * 3600)
    assert (await now(server, position)).state.chapter != "four-hundredths"


async def test_two_who_choose_at_once_begin_the_mission_once(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await ending(server, monkeypatch, "fifth-bunk", won=False)
    lines = [control(position, seat, "choose again") for seat in (0, 1)]
    assert lines[0] != lines[1]
    for name in ("Anna", "Bob"):
        await server.person(name).slash(server.channel, "mars choose", action="choose again")
    after = await now(server, position)
    assert [each.chapter for each in after.state.records] == ["four-hundredths"]
    assert after.state.chapter == "four-hundredths"


async def test_a_running_campaign_s_export_holds_nothing_sealed(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await ending(server, monkeypatch, "settlement", won=True)
    with server.env._bot_scope():
        exported = await server.bot.tables.history.export(position.table.id)
    text = exported if isinstance(exported, str) else exported.decode()
    for sealed in ("deck-passage", "half-house", "frost-line", "crooked-floor"):
        assert sealed not in text


def posts_with(server: Any, text: str) -> list[Any]:
    return [post for post in server.posts() if text in said(post)]


@pytest.mark.parametrize("digests", [True, False])
async def test_the_channel_has_debriefing_decision_and_briefing_at_length(
    server: Any, monkeypatch: pytest.MonkeyPatch, digests: bool
) -> None:
    position = await ending(server, monkeypatch, "settlement", won=True, digests=digests)
    (debriefed,) = posts_with(server, EN("first_martians-chapter-bean-won"))
    sides = [each.id for each in position.state.start.campaign.chapter["bean"].choice]
    told = said(debriefed)
    assert EN("first_martians-chapter-bean-choice") in told
    for side in sides:
        assert EN(f"first_martians-chapter-bean-choice-{side}") in told
        assert EN(f"first_martians-chapter-bean-choice-{side}-told") not in told, "still sealed"
    await server.act(position.table.id, position.state.first, "choose freeze")
    position = await played_on(server, position, "departure")
    (decided,) = posts_with(server, EN("first_martians-chapter-bean-won"))
    assert decided.id == debriefed.id, "one message"
    assert EN("first_martians-chapter-bean-choice-freeze-told") in said(decided)
    assert EN("first_martians-rule-cool-house") in said(decided)
    assert not posts_with(server, EN("first_martians-chapter-cold-pipes-briefing"))
    await server.act(position.table.id, 0, "choose set-out")
    (briefed,) = posts_with(server, EN("first_martians-chapter-cold-pipes-briefing"))
    assert briefed.id != debriefed.id
    shown = await server.person("Bob").slash(server.channel, "mars chronicle")
    assert EN("first_martians-chapter-bean-choice-freeze-told") in said(shown)
    assert EN("first_martians-chapter-cold-pipes-briefing") in said(shown)


async def test_what_each_objective_brought_is_told_also_after_a_question(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ending(server, monkeypatch, "fifth-bunk", won=True, red=3)
    (debriefed,) = posts_with(server, EN("first_martians-chapter-four-hundredths-won"))
    told = said(debriefed)
    assert EN("first_martians-debriefing-brought") in told
    assert f"({EN('first_martians-objective-four-hundredths-near-ground')})" in told
    assert "working again" in told, "which part was asked for after the mission's end"
    assert EN("first_martians-chapter-four-hundredths-choice") in told


async def test_mine_tells_which_mission_of_which_campaign_a_crew_flies(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await ending(server, monkeypatch, "fifth-bunk", won=True)
    position = await played_on(server, position, "departure")

    async def listed() -> str:
        return said(await server.person("Anna").slash(server.channel, "mine tables"))

    def line(number: int, chapter: str, state: str) -> str:
        return EN(
            "first_martians-campaign-progress",
            campaign=EN("first_martians-campaign-fifth-bunk"),
            number=number,
            mission=EN(f"first_martians-chapter-{chapter}"),
            won=1,
            state=state,
        )

    assert line(1, "four-hundredths", "resting") in await listed()
    await server.act(position.table.id, 0, "choose set-out")
    chapter = (await now(server, position)).state.chapter
    assert line(2, chapter, "flying") in await listed()


@pytest.mark.parametrize("name", CAMPAIGNS)
async def test_a_campaign_keeps_the_data_that_it_began_with_when_those_that_ship_change(
    server: Any, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    position = await ending(server, monkeypatch, name, won=True)
    kept = position.state.start.content
    later = DATA.content()
    later["edition"] = "later"
    for skill in later["crew"]["skills"]:
        skill["cost"] = skill.get("cost", 0) and 9
    monkeypatch.setattr(DATA, "text", json.dumps(later))
    await server.restart()
    position = await played_on(server, position, "departure")
    await server.act(position.table.id, 0, "choose set-out")
    after = await now(server, position)
    assert after.state.start.content == kept
    assert (after.state.resting, len(after.state.records)) == (False, 1)
    assert DATA.of(None) != kept


async def test_an_autopilot_flies_on_for_whoever_leaves_between_two_missions(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await ending(server, monkeypatch, "fifth-bunk", won=True)
    position = await played_on(server, position, "departure")
    answer = await server.person("Bob").slash(server.channel, "table leave")
    assert answer.acknowledged, said(answer)
    position = await now(server, position)
    assert position.table.seats[1].autopilot
    await server.act(position.table.id, 0, "choose set-out")
    after = await now(server, position)
    assert not after.state.resting
    assert [each.chapter for each in after.state.records] == ["four-hundredths"]
