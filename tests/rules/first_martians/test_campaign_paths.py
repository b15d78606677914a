"""Every way through the campaigns that ship: each chapter, fork and ending is come by (page 20)."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from itertools import chain

import pytest

from rules.first_martians.components.campaigns import DECIDED, Campaign, parts_of
from rules.first_martians.components.checks import standard_content
from rules.first_martians.facts import hold
from rules.first_martians.game import GAME
from rules.first_martians.phases.chapters import AGAIN
from rules.first_martians.terms import BETWEEN_MISSIONS, CAMPAIGNS
from tests.rules.first_martians.table import Table
from tests.rules.first_martians.test_chapters import finish

CONTENT = standard_content()


def facts_of(campaign: Campaign) -> tuple[str, ...]:
    """The facts that forks and sides of the campaign go by."""
    lists = chain.from_iterable(
        (*(fork.when for fork in each.forks), *(side.when for side in each.choice))
        for each in campaign.chapters
    )
    return tuple(dict.fromkeys(chain.from_iterable(lists)))


def settle(table: Table) -> Table:
    """The table once what rewards and sides ask besides is chosen as by default."""
    while table.state.outcome is None and table.asked() not in BETWEEN_MISSIONS:
        seat = GAME.decisions(table.state)[0].seat
        action = GAME.default_action(table.state, seat)
        table.state = GAME.apply(table.state, seat, action).state
    return table


def ends_of_mission(table: Table, campaign: Campaign) -> Iterator[Table]:
    """The table after its mission: won with all or none of what is optional, lost, given up."""
    optional = [each.id for each in table.state.mission.objectives if each.optional]
    for also in ([], optional):
        ended = copy(table)
        finish(ended, *also)
        yield settle(ended)
    lost = copy(table)
    finish(lost, won=False)
    if campaign.replayable:
        lost.do(lost.state.start.roles[0], "choose home")
    yield settle(lost)


def decisions_of(table: Table) -> Iterator[Table]:
    """The table after each side of its debriefing, where there is one."""
    if table.state.outcome is not None or table.asked() != "debriefing":
        yield table
        return
    role = table.state.start.roles[table.state.first]
    for line in table.legal(role):
        decided = copy(table)
        decided.do(role, line)
        yield settle(decided)


def ways_on(table: Table, campaign: Campaign) -> Iterator[Table]:
    """The table at the start of each next chapter, or at an end; with events decided either way."""
    facts = [parts_of(each) for each in facts_of(campaign)]
    sides = tuple(":".join(ids) for _, kind, ids in facts if kind == DECIDED)
    for decided in {(), sides}:
        begun = copy(table)
        begun.set(sides=decided)
        for ended in ends_of_mission(begun, campaign):
            for after in decisions_of(ended):
                if after.state.outcome is None:
                    after.do(after.state.start.roles[0], "choose set-out")
                yield after


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_p20_every_chapter_and_every_ending_is_come_by(name: str) -> None:
    campaign = CONTENT.campaigns[name]
    facts = facts_of(campaign)
    waiting, seen, endings, chapters = [Table(campaign=name)], set(), set(), set()
    while waiting:
        table = waiting.pop()
        state = table.state
        chapters.add(state.chapter)
        if state.outcome is not None:
            endings.add(state.ending)
            continue
        mark = (state.chapter, tuple(hold(state, (fact,)) for fact in facts))
        if mark not in seen:
            seen.add(mark)
            waiting += ways_on(table, campaign)
    assert chapters == set(campaign.chapter)
    assert endings - {"recalled"} == set(campaign.ending)


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_p20_each_way_through_a_campaign_is_five_missions_long(name: str) -> None:
    campaign = CONTENT.campaigns[name]

    def lengths(chapter: str) -> set[int]:
        found = set()
        for fork in campaign.chapter[chapter].forks:
            if fork.to in campaign.chapter:
                found |= {1 + length for length in lengths(fork.to)}
            elif not any(fact.startswith("lost:") for fact in fork.when) or not campaign.replayable:
                found.add(1)
        return found

    assert lengths(campaign.first) == {5}


def test_p20_a_campaign_that_can_be_replayed_is_and_the_other_is_not() -> None:
    for name in CAMPAIGNS:
        table = Table(campaign=name)
        finish(table, won=False)
        asked = table.asked() == "retry"
        assert asked == CONTENT.campaigns[name].replayable
        if asked:
            assert f"choose {AGAIN}" in table.legal(table.state.start.roles[0])
