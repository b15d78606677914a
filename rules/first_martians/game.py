"""The definition of First Martians."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.chance import Dice
from rules.core.codec import broken_record
from rules.core.errors import IllegalAction
from rules.core.events import Transition
from rules.core.game import GameDefinition, Json, Option, Setup, Viewer
from rules.core.values import check_seats, chosen_options
from rules.first_martians import campaign
from rules.first_martians.autopilots.autopilot import AUTOPILOTS, STEADY
from rules.first_martians.components.checks import DATA, content_of
from rules.first_martians.components.levels import at_level
from rules.first_martians.decision_rules import MartianRules
from rules.first_martians.options import (
    AGREEMENT,
    CAMPAIGN,
    FIRST,
    LESSONS,
    LEVEL,
    MAJORITY,
    MISSION,
    NO,
    OPTIONS,
    SOLO,
    YES,
)
from rules.first_martians.phases.chapters import begin_mission
from rules.first_martians.phases.mission_events import delay_anew
from rules.first_martians.phases.rounds import GameStarted
from rules.first_martians.progress import PANEL_LESSONS, Action, Event, Progress
from rules.first_martians.standing_orders import ORDERS
from rules.first_martians.start_position import blank
from rules.first_martians.state import Start, State
from rules.first_martians.terms import CAMPAIGNS, ROLES
from rules.first_martians.view import View, view

SOLO_SEATS = 2


class FirstMartians(MartianRules, GameDefinition[State, Action, Event, View]):
    id = "first_martians"
    rules_version = 3
    identities = ROLES
    seat_counts = range(2, 5)
    """Astronauts: whoever plays alone takes two seats."""
    options = OPTIONS
    data = DATA
    state, actions, events = State, Action, Event
    group_undo = together = True
    seats_per_person = len(ROLES)
    hides_content = True
    autopilots = AUTOPILOTS
    orders = ORDERS
    usual_styles = (STEADY,)

    def start(self, setup: Setup, seed: bytes) -> Start:
        check_seats(setup.seats, self.seat_counts, ROLES)
        chosen = chosen_options(OPTIONS, setup.options)
        solo = chosen[SOLO.id] == YES
        if solo and len(setup.seats) != SOLO_SEATS:
            raise IllegalAction("solo-seats", count=len(setup.seats), needed=SOLO_SEATS)
        content = at_level(content_of(setup.content), chosen[LEVEL.id])
        played = content.campaigns.get(chosen[CAMPAIGN.id])
        if played is None and chosen[CAMPAIGN.id] not in (NO, YES):
            raise IllegalAction("no-campaign", campaign=chosen[CAMPAIGN.id])
        mission = played.chapter[played.first].mission if played else chosen[MISSION.id]
        return Start(
            content,
            content.mission[mission],
            tuple(setup.seats),
            chosen[LEVEL.id],
            solo,
            chosen[CAMPAIGN.id] != NO,
            chosen[AGREEMENT.id] == MAJORITY,
            chosen[LESSONS.id] == YES,
            chosen[FIRST.id],
            seed,
            played,
        )

    def seats_with(self, options: Mapping[str, str]) -> range:
        solo = chosen_options(OPTIONS, options)[SOLO.id] == YES
        return range(SOLO_SEATS, SOLO_SEATS + 1) if solo else self.seat_counts

    def options_for(self, options: Mapping[str, str], taken: int = 0) -> tuple[Option, ...]:
        """A campaign, which is asked for first, brings its own missions and teaches only itself.

        The machines of a crew of two matter to no greater one, unless they are still chosen.
        """
        chosen, beside = chosen_options(OPTIONS, options), list[Option]()
        if chosen[CAMPAIGN.id] in CAMPAIGNS:
            beside += [MISSION, LESSONS]
        if taken > SOLO_SEATS and chosen[SOLO.id] != YES:
            beside.append(SOLO)
        return tuple(dict.fromkeys(o for o in (CAMPAIGN, *OPTIONS) if o not in beside))

    def continues(self, options: Mapping[str, str]) -> bool:
        return chosen_options(OPTIONS, options)[CAMPAIGN.id] == YES

    def new(self, setup: Setup, seed: bytes) -> Transition[State, Event]:
        """Let machines be chosen, and begin the first round (B2).

        The first player is whom the crew has decided on, or drawn by lot; in a campaign the marker
        stays where it was (p. 7, 20).
        """
        start = self.start(setup, seed)
        progress = Progress(blank(start, setup.carried))
        dice = Dice(seed, 0)
        first = dice.below(len(start.roles))
        if setup.carried is not None:
            first = progress.state.first
        elif start.first in start.roles:
            first = start.roles.index(start.first)
        progress.reveal(GameStarted(start.roles, first, dice.counter))
        for each in campaign.pending(setup.carried):
            delay_anew(progress, each)
        begin_mission(progress)
        self.advance(progress)
        return progress.transition()

    def view(self, state: State, viewer: Viewer) -> View:
        return view(state, viewer)

    def check_restored(self, state: State) -> None:
        if tuple(each.role for each in state.crew) != state.start.roles:
            raise broken_record("crew", "not the seats")
        facilities = state.start.content.base.facility
        if any(each.id not in facilities for each in state.facilities):
            raise broken_record("facilities", "unknown")

    def result_detail(self, state: State) -> Json:
        """What was played and how it ended; ``mission`` is empty for a campaign, and vice versa."""
        start, outcome = state.start, state.outcome
        assert outcome is not None
        return {
            "mission": "" if start.campaign else start.mission.id,
            "campaign": start.campaign.id if start.campaign else "",
            "level": start.level,
            "crew": len(start.roles),
            "won": bool(outcome.winners),
            "score": outcome.standings[0].score,
            "sols": state.round,
            "wounds": sum(one.wounds for one in state.crew),
        }

    def carried_over(self, state: State) -> Json:
        return campaign.carried_over(state)


GAME = FirstMartians()
LESSON_TOPICS = tuple(
    dict.fromkeys(
        (
            *(kind.lesson for kind in Event.kinds.values() if kind.lesson),
            "waiting-tokens",
            "tokens",
            *PANEL_LESSONS.values(),
        )
    )
)
"""Every rule that the first mission explains."""
