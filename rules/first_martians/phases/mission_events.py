"""Phase I, Events: deterioration, what comes of earlier stories, the round's event (B6, I)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.chance import Dice
from rules.core.errors import BrokenData
from rules.core.events import Hidden, event
from rules.core.game import Seat
from rules.first_martians.components.cards import Later, MissionEvent, can_happen
from rules.first_martians.components.content import (
    ADVENTURE,
    CHOICE,
    CONSEQUENCE,
    EVENT,
    FOLLOW_UP,
    LATER,
    NOW,
    ref,
)
from rules.first_martians.effects.card_effects import ANYBODY, DelayScheduled, schedule
from rules.first_martians.effects.tracks import TRACKS, TrackChanged
from rules.first_martians.facts import told_here
from rules.first_martians.progress import EFFECTS, Event, Progress
from rules.first_martians.state import Delayed, LogEntry, State, Step
from rules.first_martians.terms import BLOCKS, EVENT_CHOICE, ROUNDS_IN_LOG, TRACK_END


@event
class EventDrawn(Event):
    """The round's mission event; ``renewed``: all had been seen and may come again."""

    lesson = "events"

    event: str
    renewed: bool
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        seen, decided = state.events_seen, state.decided
        if self.renewed:
            seen = tuple(entry.event for entry in state.log)
            decided = tuple(each for each in decided if each.partition(":")[0] in seen)
        return replace(
            state,
            draws=self.draws,
            events_seen=(*seen, self.event),
            decided=decided,
            log=(*state.log, LogEntry(self.event, state.round)),
        )


@event
class EventDone(Event):
    """An event's action was done."""

    event: str
    seat: Seat

    def evolve(self, state: State) -> State:
        return _without_entries(state, self.event)


@event
class EventExpired(Event):
    """An event's three rounds are over without its consequence."""

    event: str

    def evolve(self, state: State) -> State:
        return _without_entries(state, self.event)


@event
class ConsequencesChecked(Event):
    """Chance said which events of the log have their consequence in this round."""

    lesson = "consequences"

    came: tuple[str, ...]
    draws: Hidden[int]

    def lesson_met(self) -> str:
        return self.lesson if self.came else ""

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        return replace(_without_entries(state, *self.came), draws=self.draws)


@event
class DelaysChecked(Event):
    """Earlier stories had consequences in this round: references and whom they hit."""

    came: tuple[tuple[str, Seat], ...]

    def evolve(self, state: State) -> State:
        left = tuple(each for each in state.delayed if each.due != state.round)
        return replace(state, delayed=left)


def _without_entries(state: State, *events: str) -> State:
    return replace(state, log=tuple(entry for entry in state.log if entry.event not in events))


SEQUEL_CHANCE, CAMPAIGN_CHANCE = 50, 80
"""In percent: events that come after another go first so often, and a campaign's own."""

DELAYS, CONSEQUENCES, MISSION_EVENT = "delays", "consequences", "mission-event"


def begin_events(progress: Progress) -> None:
    """Let one track, drawn by lot, go up by 1; then come earlier stories, then a new one."""
    progress.push(Step(DELAYS), Step(CONSEQUENCES), Step(MISSION_EVENT))
    dice = progress.dice()
    block = BLOCKS[dice.below(len(BLOCKS))]
    level = progress.state.track(block) + 1
    progress.reveal(TrackChanged(block, 1, level, "deterioration", dice.counter))
    if level >= TRACK_END:
        progress.push(Step(TRACKS))


def resolve_delays(progress: Progress, step: Step) -> None:
    """Let come what was drawn to come in this round: follow-ups and effects of adventures."""
    state = progress.state
    came = tuple((each.reference, each.seat) for each in state.delayed if each.due == state.round)
    progress.reveal(DelaysChecked(came))
    progress.push(*(Step(EFFECTS, seat, (reference, "0")) for reference, seat in came))


def delay_anew(progress: Progress, each: Delayed) -> None:
    """Draw in secret when something comes of a story of the mission before (B13)."""
    rounds = _later(progress.state, each.reference).rounds
    dice = progress.dice()
    wait = rounds[dice.below(len(rounds))]
    due = progress.state.round + wait
    progress.reveal(DelayScheduled(each.reference, each.seat, due, dice.counter))


def _later(state: State, reference: str) -> Later:
    """The later part named: ``event:tremor:follow-up``, ``adventure:cave:choice:wait:later``.

    Raises ``BrokenData`` for one that names nothing that comes later.
    """
    told = state.start.content.stories
    kind, name, *rest = reference.split(":")
    story = told.adventure.get(name) if kind == ADVENTURE else told.event.get(name)
    found: Later | None = None
    if rest[:1] == [CHOICE] and story is not None:
        found = next((each.later for each in story.choice if each.id == rest[1]), None)
    elif isinstance(story, MissionEvent):
        found = story.follow_up
    elif story is not None:
        found = story.later
    if found is None or rest[-1] not in (FOLLOW_UP, LATER):
        raise BrokenData("invalid-data", file="record", line=0, field="delayed", why="not later")
    return found


def resolve_consequences(progress: Progress, step: Step) -> None:
    """Roll for each event of earlier rounds in the log, but not for one that was there for three.

    That one goes: what can't be done any more has no consequence either (p. 14).
    """
    for entry in progress.state.log:
        if entry.round <= progress.state.round - ROUNDS_IN_LOG:
            progress.emit(EventExpired(entry.event))
    state = progress.state
    chance = state.start.content.missions.consequence_chance[state.start.level]
    dice = progress.dice()
    old = [entry for entry in state.log if entry.round < state.round]
    came = tuple(entry.event for entry in old if dice.below(100) < chance)
    if old:
        progress.reveal(ConsequencesChecked(came, dice.counter))
    progress.push(
        *(Step(EFFECTS, state.first, (ref(EVENT, event, CONSEQUENCE), "0")) for event in came)
    )


def draw_event(progress: Progress, step: Step) -> None:
    """Draw the round's event: its effects, then its choice, which the first player makes."""
    state = progress.state
    logged = tuple(entry.event for entry in state.log)
    pile = _drawable(state, state.events_seen)
    renewed = not pile
    pile = pile or _drawable(state, logged)
    if not pile:
        return
    dice = progress.dice()
    own = state.start.content.told_by
    pile = _first_of(dice, pile, [each for each in pile if each.id in own], CAMPAIGN_CHANCE)
    pile = _first_of(dice, pile, [each for each in pile if each.after], SEQUEL_CHANCE)
    event = pile[dice.below(len(pile))]
    progress.reveal(EventDrawn(event.id, renewed, dice.counter))
    if event.follow_up:
        schedule(progress, ref(EVENT, event.id, FOLLOW_UP), ANYBODY, event.follow_up)
    if event.choice:
        progress.ask(EVENT_CHOICE, state.first, (event.id,))
    progress.push(Step(EFFECTS, state.first, (ref(EVENT, event.id, NOW), "0")))


def _first_of(
    dice: Dice, pile: list[MissionEvent], some: list[MissionEvent], chance: int
) -> list[MissionEvent]:
    """``some`` of a pile or, as chance has it, the others, where there are both."""
    if not some or len(some) == len(pile):
        return pile
    return some if dice.below(100) < chance else [each for each in pile if each not in some]


def _drawable(state: State, seen: tuple[str, ...]) -> list[MissionEvent]:
    """The events that weren't seen, whose cast and facilities are there, whose time has come."""
    standing = [each.id for each in state.facilities]
    return [
        each
        for each in state.start.content.stories.events
        if each.id not in seen
        and (not each.missions or state.mission.id in each.missions)
        and told_here(state, each)
        and can_happen(each, state.start.roles, standing)
        and (each.after is None or each.after in (*seen, *_decided(state, seen)))
    ]


def _decided(state: State, seen: tuple[str, ...]) -> tuple[str, ...]:
    """The sides taken in events that were seen."""
    return tuple(each for each in state.decided if each.partition(":")[0] in seen)
