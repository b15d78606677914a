"""Things to come in a campaign are sealed: no view and no event names them (page 20)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rules.core.chance import stream
from rules.core.game import Setup
from rules.first_martians.autopilots.autopilot import AUTOPILOTS, STEADY
from rules.first_martians.components.campaigns import Campaign
from rules.first_martians.components.checks import standard_content
from rules.first_martians.facts import begun, hold
from rules.first_martians.game import GAME
from rules.first_martians.state import State
from rules.first_martians.terms import CAMPAIGNS, EASY, ROLES
from tests.bot.games.presentation import present

CONTENT = standard_content()


def words_in(value: Any) -> Iterator[str]:
    """Every text in a view, an event or data files, whole."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from words_in(key)
            yield from words_in(part)
    elif isinstance(value, tuple | list | frozenset | set):
        for part in value:
            yield from words_in(part)
    elif hasattr(value, "model_dump"):
        yield from words_in({k: v for k, v in value.model_dump().items() if k != "edition"})
    elif hasattr(value, "__dataclass_fields__"):
        for name in value.__dataclass_fields__:
            yield from words_in(getattr(value, name))


def sealed(state: State, campaign: Campaign) -> set[str]:
    """The ids of what has not had its moment; those of other things with the same name left out."""
    chapters = begun(state)
    seen = {*state.events_seen, *state.adventures_seen}
    ids = {each.id for each in campaign.chapters if each.id not in chapters}
    ids |= {each.id for each in campaign.endings}
    ids |= {
        each.id for each in campaign.stories if each.id not in seen and not hold(state, each.needs)
    }
    open_missions = {campaign.chapter[each].mission for each in chapters}
    ids |= {each.id for each in campaign.missions if each.id not in open_missions}
    # A story that may come now, and a choice that is made, name the rules that they enact.
    open_now = [each for each in campaign.stories if hold(state, each.needs)]
    open_now += [each for each in campaign.chapters if each.id in chapters]
    named = {*words_in(open_now)}
    return ids | {each.id for each in campaign.rules if each.id not in {*state.rules, *named}}


def common() -> set[str]:
    """Words that any game has, such as the names of options."""
    plain = GAME.new(Setup(ROLES, {"lessons": "no"}), bytes(32))
    view = GAME.view(plain.state, None)
    return {*words_in(view), *(option.id for option in GAME.options), *CAMPAIGNS}


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_p20_nothing_sealed_is_in_a_view_an_event_or_a_picture_s_name(name: str) -> None:
    campaign, known = CONTENT.campaigns[name], common()
    dice = stream(bytes(32), name)
    transition = GAME.new(Setup(ROLES[:2], {"campaign": name, "level": EASY}), bytes(32))
    looked = 0
    while (decisions := GAME.decisions(transition.state)) and looked < 400:
        looked += 1
        state = transition.state
        hidden = sealed(state, campaign) - known
        assert hidden
        told = {*words_in([GAME.encode_event(each) for each in transition.events])}
        found = told & hidden
        assert not found
        if looked % 20 == 1 or state.resting:
            view = GAME.view(state, None)
            found = {*words_in(view)} & hidden
            assert not found
            presented = present(GAME.id, view, ("A", "B"), "en")
            bands = [
                band
                for draw in presented.board_drawings
                for band in draw(view, ("A", "B"), presented.t)
            ]
            assert not {band.name for band in bands} & hidden
        seat = next(each.seat for each in decisions if not each.ready)
        actions = GAME.legal_actions(state, seat)
        action = AUTOPILOTS[STEADY].choose(GAME.view(state, seat), actions, dice)
        transition = GAME.apply(state, seat, action)
    assert len(begun(transition.state)) > 1
