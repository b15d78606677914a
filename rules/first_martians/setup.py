"""Set-up: from an agreed table to the first decision."""

from __future__ import annotations

from rules.core.chance import Dice
from rules.core.errors import IllegalAction
from rules.core.events import Transition
from rules.core.game import Option, Setup
from rules.core.values import check_seats, chosen_options
from rules.first_martians import decision_rules
from rules.first_martians.campaign import pending
from rules.first_martians.choices.machines import ask_machines
from rules.first_martians.components.loading import content_of
from rules.first_martians.events import Event, GameStarted
from rules.first_martians.evolve.recorder import Progress
from rules.first_martians.phases.mission_events import delay_anew
from rules.first_martians.phases.regions import lay_out
from rules.first_martians.phases.rounds import begin_round
from rules.first_martians.start_position import blank
from rules.first_martians.state import Start, State
from rules.first_martians.terms import HOME_COMING, LEVELS, MISSIONS, NORMAL, ROLES

NO, YES = "no", "yes"
LEVEL = Option("level", LEVELS, NORMAL)
"""Option of the difficulty: rate of consequences, length of a mission, broken parts allowed."""
SOLO = Option("solo", (NO, YES), NO)
"""One person leads both astronauts of a table of two: all machines at hand, two a round (B12)."""
CAMPAIGN = Option("campaign", (NO, YES), NO)
"""Skill cards are locked until discoveries unlock them (B13)."""
MISSION = Option("mission", MISSIONS, HOME_COMING)
"""Option of the mission that is flown."""
ALL, MAJORITY = "all", "majority"
AGREEMENT = Option("agreement", (ALL, MAJORITY), ALL)
"""Option of the seats that have to say ready before a plan is paid for and resolved."""
LESSONS = Option("lessons", (YES, NO), YES)
"""Whether the first mission explains each rule where it is met first."""
OPTIONS = (MISSION, LEVEL, SOLO, CAMPAIGN, AGREEMENT, LESSONS)
SEAT_COUNTS = range(2, 5)
"""Astronauts: whoever plays alone takes two seats."""
SOLO_SEATS = 2


def start(setup: Setup, seed: bytes) -> Start:
    """The agreement of a table; raises ``IllegalAction`` or ``BrokenData`` for what can't be."""
    check_seats(setup.seats, SEAT_COUNTS, ROLES)
    chosen = chosen_options(OPTIONS, setup.options)
    solo = chosen[SOLO.id] == YES
    if solo and len(setup.seats) != SOLO_SEATS:
        raise IllegalAction("solo-seats", count=len(setup.seats), needed=SOLO_SEATS)
    content = content_of(setup.content)
    return Start(
        content,
        content.missions.mission[chosen[MISSION.id]],
        tuple(setup.seats),
        chosen[LEVEL.id],
        solo,
        chosen[CAMPAIGN.id] == YES,
        chosen[AGREEMENT.id] == MAJORITY,
        chosen[LESSONS.id] == YES,
        seed,
    )


def new(setup: Setup, seed: bytes) -> Transition[State, Event]:
    """Draw the first player, let machines be chosen, and begin the first round (B2)."""
    agreed = start(setup, seed)
    progress = Progress(blank(agreed, setup.carried))
    dice = Dice(seed, 0)
    first = dice.below(len(agreed.roles))
    progress.reveal(GameStarted(agreed.roles, first, dice.counter))
    lay_out(progress)
    for each in pending(setup.carried):
        delay_anew(progress, each)
    begin_round(progress)
    ask_machines(progress)
    decision_rules.advance(progress)
    return progress.transition()
