"""The presenter of First Martians."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.base import NO_OPTIONS, GamePresenter, Presentation
from bot.games.first_martians import (
    advice_text,
    announcement_texts,
    choice_labels,
    event_sentences,
    glossary,
    learning,
    plan_sentences,
    plan_text,
    prompts,
)
from bot.games.first_martians.campaign_texts import chronicle, progress_line
from bot.games.first_martians.commands import CHRONICLE, COMMANDS
from bot.games.first_martians.legend import LEGEND
from bot.games.first_martians.lesson import LESSON
from bot.games.first_martians.poster import POSTER
from bot.i18n import Words
from render.core.picture import Band
from render.first_martians.astronaut import astronaut_bands
from render.first_martians.map.bands import map_bands
from render.first_martians.mars_base.bands import base_bands
from render.first_martians.mission import mission_bands
from render.first_martians.plan.bands import plan_bands
from render.first_martians.scenes import scene_bands
from render.first_martians.supplies import supply_bands
from rules.core.game import Seat
from rules.first_martians.dice import REROLL_DIE
from rules.first_martians.effects.averting import AVERT
from rules.first_martians.game import GAME
from rules.first_martians.options import CAMPAIGN
from rules.first_martians.state import ChapterRecord, State
from rules.first_martians.terms import ADVENTURE_CHOICE, CAMPAIGNS, DEBRIEFING, EVENT_CHOICE
from rules.first_martians.view import View


def plan_and_supply(view: View, names: Sequence[str], t: Words) -> tuple[Band, ...]:
    """The main board: what the crew plans, and what it has."""
    return (*plan_bands(view, names, t), *supply_bands(view, t))


class FirstMartians(Presentation[View]):
    game = GAME
    command = "mars"
    fits_phone = True
    for_all = announcement_texts.FOR_ALL
    results = announcement_texts.RESULTS
    commands = COMMANDS
    questions_first = frozenset((REROLL_DIE, AVERT))
    stories = frozenset((EVENT_CHOICE, ADVENTURE_CHOICE, DEBRIEFING))
    board_drawings = (plan_and_supply, base_bands, map_bands, mission_bands)
    rules_topics = learning.TOPICS
    topic_of_decision = learning.TOPIC_OF_DECISION
    learn_topics = learning.LEARN_TOPICS
    guide = learning.GUIDE
    legend = LEGEND
    poster = POSTER
    lesson = LESSON

    @classmethod
    def length(cls, t: Words, options: Mapping[str, str] = NO_OPTIONS) -> str:
        """A campaign has several missions."""
        campaign = options.get(CAMPAIGN.id) in CAMPAIGNS
        return t("first_martians-length-campaign") if campaign else super().length(t, options)

    @classmethod
    def story(cls, t: Words, options: Mapping[str, str]) -> str:
        """How a campaign begins."""
        campaign = options.get(CAMPAIGN.id)
        if campaign not in CAMPAIGNS:
            return ""
        return t(f"first_martians-campaign-{campaign}-summary")

    headline = prompts.headline
    series = progress_line
    hand = prompts.hand
    hand_text = prompts.hand_text
    ask = prompts.ask
    question = prompts.question
    question_again = prompts.question_again
    state_of_things = prompts.state_of_things
    decision_bands = prompts.decision_bands
    choices = choice_labels.choices
    shortcuts = choice_labels.shortcuts
    why = advice_text.why
    penalties = plan_text.sure_penalties
    asked_seat = staticmethod(choice_labels.asked_seat)
    order_value = prompts.order_value
    describe = event_sentences.describe
    takes_back = staticmethod(plan_sentences.takes_back)
    overtaken = staticmethod(plan_sentences.overtaken)
    remarks = announcement_texts.remarks
    announce = announcement_texts.announce
    summarize = announcement_texts.summarize
    retell = announcement_texts.retell
    announcements = staticmethod(announcement_texts.announcements)
    secrets_changed = staticmethod(event_sentences.secrets_changed)
    seat_label = staticmethod(glossary.role_label)
    rules_figures = staticmethod(learning.figures)

    def __init__(
        self,
        view: View,
        people: Sequence[str],
        names: Sequence[str],
        t: Words,
        closed: bool = False,
    ) -> None:
        # Pictures call astronauts as texts do; only an astronaut's card tells who plays them.
        cast = [glossary.CAST[role][0] for role in view.roles]
        super().__init__(view, people, cast, t, closed)
        self._players = names

    def sheet(self, seat: Seat) -> tuple[Band, ...]:
        return astronaut_bands(self.view, seat, self._players, self.t)

    @staticmethod
    def autopilot_name(identity: str) -> str:
        return glossary.CAST[identity][0]

    @classmethod
    def cover(cls, t: Words) -> tuple[Band, ...]:
        return scene_bands("explore", cls.title(t), t)

    def explain(self, command: str, seat: Seat) -> tuple[str, tuple[Band, ...]]:
        if command == CHRONICLE:
            return chronicle(self)
        return plan_text.explain(self, seat), ()

    @staticmethod
    def round_of(view: View) -> int:
        """Rounds count on from mission to mission of a campaign."""
        before = _flown_before(view)
        begun = bool(before) and not view.resting
        return sum(each.round for each in before) + max(int(begun), view.round)

    @staticmethod
    def rounds_per_digest(view: View) -> int:
        return 1 if view.chapter or view.sols <= 9 else 2

    @classmethod
    def chapter_of(cls, state: State) -> int:
        """In a campaign each mission has one more for its briefing, and one for its debriefing."""
        if not state.chapter:
            return super().chapter_of(state)
        before = sum(each.round + 2 for each in _flown_before(state))
        return before + max(1, state.round) + int(state.resting)

    @classmethod
    def chapter_title(cls, chapter: int, view: View, t: Words) -> str:
        """In a campaign, where sols begin anew, the mission is named as well."""
        if not view.chapter:
            return super().chapter_title(chapter, view, t)
        sol = chapter
        for record in (*view.former, *view.records):
            if sol <= record.round + 1:
                mission = glossary.piece("chapter", record.chapter, t)
                if sol > record.round:
                    return mission
                break
            sol -= record.round + 2
        else:
            mission = glossary.mission_title(view, t)
        return t("first_martians-digest-of-mission", mission=mission, sol=max(1, sol))


def _flown_before(table: State | View) -> tuple[ChapterRecord, ...]:
    """The missions before the one that is flown, or whose crew rests; also those begun anew."""
    records = table.records[:-1] if table.resting else table.records
    return (*table.former, *records)


PRESENTER: GamePresenter = FirstMartians
