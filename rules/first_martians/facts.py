"""Tells which facts that a campaign's data file asks for have come true."""

from __future__ import annotations

from rules.first_martians.components.campaigns import (
    BEGAN,
    CHOSE,
    DECIDED,
    LOST,
    REACHED,
    WON,
    Opened,
    parts_of,
)
from rules.first_martians.components.cards import Adventure, Facts, MissionEvent
from rules.first_martians.components.content import STORY_OF, Content
from rules.first_martians.state import State


def hold(state: State, facts: Facts) -> bool:
    """Whether all of the facts hold. Of a mission played several times the last attempt counts."""
    return all(_is_so(state, fact) for fact in facts)


def begun(state: State) -> frozenset[str]:
    """The chapters that have begun."""
    chapters = (each.chapter for each in state.records)
    return frozenset((*chapters, state.chapter)) - {""}


def told_here(state: State, story: MissionEvent | Adventure) -> bool:
    """Whether a story is one of all games, or of this campaign with its facts holding."""
    campaign = state.start.content.told_by.get(story.id)
    if campaign is None:
        return True
    played = state.start.campaign
    return played is not None and campaign == played.id and hold(state, story.needs)


def opened(state: State) -> Content:
    """The content without what is sealed: chapters to come, and stories that can't be told yet."""
    campaign = state.start.campaign
    if campaign is None:
        return state.start.content.opened(Opened())
    coming = (each.reference.split(":")[1] for each in state.delayed)
    seen = {*state.events_seen, *state.adventures_seen, *(e.event for e in state.log), *coming}
    told = frozenset(
        each.id for each in campaign.stories if each.id in seen or hold(state, each.needs)
    )
    # A lost mission that can be played again has no debriefing.
    over = frozenset(each.chapter for each in state.records if each.won or not campaign.replayable)
    rules = tuple(dict.fromkeys((*state.rules, *_offered_rules(state))))
    return state.start.content.opened(Opened(campaign.id, begun(state), over, told, rules))


def _offered_rules(state: State) -> tuple[str, ...]:
    """The rules for good that sides of the open choice bring: whoever decides reads them."""
    if not state.todo or state.todo[0].kind not in STORY_OF:
        return ()
    step = state.todo[0]
    sides = state.start.content.choice(step.kind, step.data[0])
    offered = (each for each in sides if hold(state, each.when))
    return tuple(
        effect.rule for side in offered for effect in side.effects if effect.rule is not None
    )


def _is_so(state: State, fact: str) -> bool:
    asserted, kind, ids = parts_of(fact)
    return _happened(state, kind, ids) == asserted


def _happened(state: State, kind: str, ids: tuple[str, ...]) -> bool:
    if kind == BEGAN:
        return ids[0] in begun(state)
    if kind == DECIDED:
        return ":".join(ids) in state.sides
    record = {each.chapter: each for each in state.records}.get(ids[0])
    if record is None:
        return False
    if kind in (WON, LOST):
        return record.won == (kind == WON)
    if kind == REACHED:
        return ids[1] in record.reached
    assert kind == CHOSE
    return record.side == ids[1]
