"""Chapters of a campaign: the debriefing after a mission, the way on, the next mission (page 20).

In a replayable campaign a lost mission is played again from where it began, or all is begun anew,
or the crew goes home. In others nobody dies, and the story goes on. The debriefing brings what the
objectives were worth, a choice is made, and a fork says which chapter follows, or which ending. The
crew sets out when it likes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from rules.core.events import event
from rules.core.game import Outcome, Seat
from rules.first_martians import campaign
from rules.first_martians.base_choices import Topic
from rules.first_martians.choices import ask_machines
from rules.first_martians.components.campaigns import Chapter
from rules.first_martians.components.content import CHAPTER, OPENS, REWARD, ref
from rules.first_martians.effects.regions import lay_out
from rules.first_martians.facts import hold
from rules.first_martians.phases.rounds import begin_round
from rules.first_martians.progress import EFFECTS, Event, Progress
from rules.first_martians.start_position import fresh
from rules.first_martians.state import State, Step
from rules.first_martians.terms import DEBRIEFING, DEPARTURE, LAST_WOUND, RETRY

AGAIN, ANEW, HOME = "again", "anew", "home"
"""Ways on from a lost mission: try it again, begin the campaign anew, or end it."""
NEXT = "next"
SET_OUT = "set-out"
FORK = "fork"
RECALLED = "recalled"
"""The ending of a crew that went home after a lost mission, where no fork names another."""


@event
class ChapterBegan(Event):
    """A mission of the campaign began: the ``next`` one, the same ``again``, or the first ``anew``.

    Everything is as the mission before has left it; another attempt begins where the first did.
    """

    chapter: str
    way: str

    def evolve(self, state: State) -> State:
        table = fresh(state.start, state.start.mission_of(self.chapter), self.chapter)
        saved = {NEXT: campaign.saved(state), AGAIN: state.saved, ANEW: ""}[self.way]
        begun = campaign.chapter_from(table, saved) if saved else table
        kept = self.way != ANEW
        return replace(
            begun,
            draws=state.draws,
            asked=state.asked,
            first=state.first,
            met=state.met,
            records=state.records if kept else (),
            former=state.former if kept else (*state.former, *state.records),
            sides=state.sides if kept else (),
            saved=saved,
        )


@event
class BarelySurvived(Event):
    """Where nothing is played again, an astronaut who would have died is carried in.

    It lives on with the last wound, and the last skill card that it had unlocked is lost.
    """

    seat: Seat

    def evolve(self, state: State) -> State:
        cards = state.start.content.crew.skill
        skills = state.crew[self.seat].skills
        lost = [name for name in skills if not (cards[name].base or cards[name].profile)][-1:]
        left = tuple(name for name in skills if name not in lost)
        return state.with_astronaut(self.seat, wounds=LAST_WOUND, skills=left)


@event
class CampaignEnded(Event):
    """The campaign is over; the score is the number of its missions that were won."""

    ending: str
    won: bool
    score: int

    def evolve(self, state: State) -> State:
        outcome = Outcome.of_all(len(state.crew), won=self.won, score=self.score)
        return replace(state, todo=(), ending=self.ending, outcome=outcome)


def begin_mission(progress: Progress) -> None:
    """Lay out the map, let the chapter's effects come, ask for machines, begin the first round."""
    lay_out(progress)
    begin_round(progress)
    ask_machines(progress)
    state = progress.state
    if state.chapter:
        progress.push(Step(EFFECTS, state.first, (ref(CHAPTER, state.chapter, OPENS), "0")))


def begin_chapter(progress: Progress, chapter: str, way: str) -> None:
    progress.emit(ChapterBegan(chapter, way))
    begin_mission(progress)


def debrief(progress: Progress, step: Step) -> None:
    """After a lost mission that can be played again, ask; else bring what was earned."""
    state = progress.state
    record, chapter = state.records[-1], _chapter(state)
    assert state.start.campaign is not None
    if state.start.campaign.replayable and not record.won:
        progress.ask(RETRY)
        return
    for seat, each in enumerate(state.crew):
        if each.wounds > LAST_WOUND:
            progress.emit(BarelySurvived(seat))
    progress.push(Step(FORK))
    progress.ask(DEBRIEFING, data=(chapter.id,))
    progress.push(
        *(
            Step(EFFECTS, state.first, (ref(CHAPTER, chapter.id, REWARD, str(n)), "0"))
            for n, reward in enumerate(chapter.rewards)
            if (record.won if reward.objective is None else reward.objective in record.reached)
        )
    )


def take_fork(progress: Progress, step: Step) -> None:
    """End the campaign where the way leads to an ending; else wait until the crew sets out."""
    state = progress.state
    assert state.start.campaign is not None
    if way_on(state) in state.start.campaign.ending:
        end_campaign(progress, way_on(state))
    else:
        progress.ask(DEPARTURE)


def way_on(state: State) -> str:
    """The chapter or ending that the forks lead to, after a mission that is over."""
    return next(fork.to for fork in _chapter(state).forks if hold(state, fork.when))


def end_campaign(progress: Progress, ending: str) -> None:
    state = progress.state
    assert state.start.campaign is not None
    known = state.start.campaign.ending.get(ending)
    won = {each.chapter for each in state.records if each.won}
    progress.emit(CampaignEnded(ending, known is not None and known.won, len(won)))


def _chapter(state: State) -> Chapter:
    assert state.start.campaign is not None
    return state.start.campaign.chapter[state.chapter]


def _after_loss(state: State, step: Step) -> tuple[str, ...]:
    return (AGAIN, ANEW, HOME)


def _retry(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    state = progress.state
    assert state.start.campaign is not None
    if option == HOME:
        to = way_on(state)
        end_campaign(progress, to if to in state.start.campaign.ending else RECALLED)
    else:
        chapter = state.chapter if option == AGAIN else state.start.campaign.first
        begin_chapter(progress, chapter, option)


def _ready(state: State, step: Step) -> tuple[str, ...]:
    return (SET_OUT,)


def _set_out(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    begin_chapter(progress, way_on(progress.state), NEXT)


CHAPTER_TOPICS: Mapping[str, Topic] = MappingProxyType(
    {
        RETRY: Topic(_after_loss, _retry),
        DEPARTURE: Topic(_ready, _set_out),
    }
)
"""By decision, what can be chosen after a lost mission, and before the next."""
