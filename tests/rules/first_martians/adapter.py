"""First Martians as the contract tests take it: its tables, actions, secrets and sums."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Mapping
from dataclasses import replace
from typing import Any

from bot.i18n import words as words_of
from render.core.cache import clear_caches
from render.first_martians.astronaut import astronaut_bands
from render.first_martians.final import final_bands
from render.first_martians.map.bands import map_bands
from render.first_martians.mars_base.bands import base_bands
from render.first_martians.mission import mission_bands
from render.first_martians.plan.bands import plan_bands
from render.first_martians.supplies import supply_bands
from rules.core.game import Seat, Setup, Viewer
from rules.first_martians.base_choices import PAY, WILT
from rules.first_martians.choices import BETTER_MORALE, LESS_STRESS, WOUNDS
from rules.first_martians.components.checks import content_of
from rules.first_martians.decision_rules import Choose
from rules.first_martians.dice import FACES, KEEP
from rules.first_martians.effects.averting import LET
from rules.first_martians.effects.crew import (
    Healed,
    MoraleChanged,
    StressChanged,
    TokensChanged,
    Wounded,
)
from rules.first_martians.effects.mars import ItemGained, ItemSpent, SampleTaken
from rules.first_martians.effects.mars_base import SupplyChanged, UpgradeDismantled
from rules.first_martians.effects.regions import Explored, PoiDrawn, PoiUsed, RegionScanned
from rules.first_martians.effects.skills import SkillUsed
from rules.first_martians.effects.tracks import TrackChanged
from rules.first_martians.error_codes import REASONS
from rules.first_martians.game import GAME
from rules.first_martians.phases.mission_events import DelaysChecked
from rules.first_martians.plan.agreement import Ready
from rules.first_martians.plan.laying import (
    Attend,
    Construct,
    Erect,
    Experiment,
    Explore,
    Gather,
    Heal,
    Install,
    Manage,
    MendRover,
    Repair,
    Rest,
    Restart,
    Sow,
    Study,
    Unwind,
)
from rules.first_martians.plan.planning import Call, Join, Park, Revise, Send, Withdraw
from rules.first_martians.plan.salvage import Dismantle, KeepPart, Spend, Strip, Use
from rules.first_martians.progress import Action, Event
from rules.first_martians.start_position import blank
from rules.first_martians.state import State
from rules.first_martians.terms import (
    BLOCKS,
    CANYON,
    CONDITIONS,
    GRIDS,
    LANDING,
    MAST,
    OPEN,
    OWN,
    PARTS,
    PLANTS,
    RIDDLE,
    ROLES,
    ROVERS,
    SPARE,
    STUDIES,
    TOKENS,
)
from rules.first_martians.view import View
from tests.rules.contract import Adapter

SETUPS = [
    Setup(ROLES[:2]),
    Setup(ROLES, {"level": "hard", "mission": LANDING}),
    Setup(("medic", "engineer"), {"solo": "yes", "level": "easy", "mission": RIDDLE}),
    Setup(("engineer", "scientist", "geologist"), {"campaign": "yes", "mission": PLANTS}),
    Setup(("geologist", "medic"), {"mission": CANYON}),
    Setup(("engineer", "medic", "scientist"), {"mission": MAST}),
]
STACKS = range(1, 14)
ROUTES = range(9)


def universe(setup: Setup) -> list[Action]:
    """Every action of a game and many that no game has."""
    content = content_of(setup.content)
    facilities = [*content.base.facility, "cellar"]
    machines = [each.id for each in content.crew.machines]
    hands = (OWN, *machines, "robot")
    items = (*sorted(content.items), "gold")
    spaces = [*content.mars.space, "r9-x"]
    projects = [p.id for m in content.missions.missions for p in m.projects]
    donors = (SPARE, *facilities)
    return [
        *(Rest(), Unwind(), Manage(), Ready(), Revise()),
        *map(Heal, (OPEN, *CONDITIONS, "x")),
        *(Attend(event, by) for event in (*content.stories.event, "party") for by in hands),
        *(Explore(s, n, by) for s in spaces for n in ROUTES for by in hands),
        *(Gather(s, i, n, by) for s in spaces for i in items for n in ROUTES for by in hands),
        *(Study(item, study, by) for item in items for study in STUDIES for by in hands),
        *(Sow(facility, by) for facility in facilities for by in hands),
        *(
            Repair(facility, part, donor, by)
            for facility in facilities
            for part in PARTS
            for donor in donors
            for by in hands
        ),
        *(Erect(p, s, n, by) for p in projects for s in spaces for n in ROUTES for by in hands),
        *(Experiment(project, by) for project in (*projects, "x") for by in hands),
        *(MendRover(rover, token, by) for rover in ROVERS for token in TOKENS for by in hands),
        *(Install(upgrade, by) for upgrade in (*content.base.upgrade, "x") for by in hands),
        *(Construct(project, by) for project in (*projects, "tower") for by in hands),
        *(Restart(f, grid, by) for f in facilities for grid in GRIDS for by in hands),
        *(kind(stack, by) for kind in (Join, Withdraw) for stack in STACKS for by in hands),
        *(Send(rover, stack) for rover in (*ROVERS, "bike") for stack in STACKS),
        *map(Park, (*ROVERS, "bike")),
        *(Call(role, stack) for role in ROLES for stack in STACKS),
        *(kind(f, part) for kind in (Strip, KeepPart) for f in facilities for part in PARTS),
        *(Dismantle(upgrade) for upgrade in (*content.base.upgrade, "x")),
        *map(Spend, (*content.mars.poi, "seed", "x")),
        *(Use(skill) for skill in (*content.crew.skill, "sleep")),
        *map(Choose, _options(setup)),
    ]


def _options(setup: Setup) -> list[str]:
    content = content_of(setup.content)
    stories = [*content.stories.events, *content.stories.adventures]
    facilities = content.base.facility.values()
    return [
        *(BETTER_MORALE, LESS_STRESS, WOUNDS, PAY, WILT, KEEP, LET, "nothing"),
        *(*BLOCKS, *CONDITIONS, *ROLES),
        *(side.id for story in stories for side in story.choice),
        *(each.id for each in facilities),
        *(f"{each.id}-{part}" for each in facilities for part in each.parts),
        *content.mars.space,
        *(each.id for each in content.crew.machines),
        *content.crew.skill,
        *(f"{skill}-{die}" for skill in content.crew.skill for die in FACES),
    ]


def scramble(state: State, viewer: Viewer, rnd: random.Random) -> State:
    """Another time for all that may come later, and another map; nobody knows either."""
    rounds = (0, *range(state.round + 1, state.round + 4))
    later = tuple(each._replace(due=rnd.choice(rounds)) for each in state.delayed)
    return replace(state, delayed=later, laid=_laid_anew(state, rnd))


def _laid_anew(state: State, rnd: random.Random) -> tuple[tuple[str, str], ...]:
    """The regions that nobody has seen, dealt anew over the spaces of their rings."""
    known = {*state.scanned, *(site.space for site in state.sites)}
    spaces = state.start.content.mars.space
    laid = dict(state.laid)
    for ring in (1, 2, 3):
        hidden = [space for space in laid if space not in known and spaces[space].ring == ring]
        regions = [laid[space] for space in hidden]
        rnd.shuffle(regions)
        laid.update(zip(hidden, regions, strict=True))
    return tuple(laid.items())


def counterpart(action: Action, state: State, seat: Seat) -> Action | None:
    """The same action: nothing that a seat may do depends on a secret."""
    return action


def informs(event: Event, viewer: Viewer) -> bool:
    """Whatever comes late tells that it was to come, or wasn't; a region what lay there."""
    return isinstance(event, DelaysChecked | Explored | RegionScanned)


def conserved(state: State) -> Mapping[Any, int]:
    """Malfunction cards, regions and pawns."""
    amounts: Counter[Any] = Counter()
    for pile in (*state.decks, *state.discards):
        amounts.update(pile)
    amounts.update(state.regions)
    amounts.update(site.region for site in state.sites)
    for role in state.start.roles:
        amounts["pawns of", role] = max(2, state.plan.pawns_of(role))
    for machine in state.start.content.crew.machine:
        amounts["pawn of", machine] = max(1, state.plan.pawns_of(machine))
    return amounts


def balance(state: State) -> Mapping[Any, int]:
    """What the crew has, and what it suffers."""
    amounts: Counter[Any] = Counter(morale=state.morale, stress=state.stress)
    for resource, held in state.supply._asdict().items():
        amounts[resource] = held
    for seat, each in enumerate(state.crew):
        amounts["tokens", seat] = each.tokens
        amounts["wounds", seat] = each.wounds
    for block, level in zip(BLOCKS, state.tracks, strict=True):
        amounts["track", block] = level
    upgrades = state.start.content.base.upgrade
    amounts["items"] = len(state.cargo) + sum(item not in upgrades for item in state.pending)
    amounts["samples"] = sum(site.samples for site in state.sites)
    return amounts


def changes(event: Event) -> Mapping[Any, int]:
    """What an event says that was gained or lost."""
    match event:
        case MoraleChanged():
            return {"morale": event.amount}
        case StressChanged():
            return {"stress": event.amount}
        case SupplyChanged():
            return {event.resource: event.amount}
        case TokensChanged():
            return {("tokens", event.seat): event.amount}
        case SkillUsed():
            return {("tokens", event.seat): -event.cost}
        case Wounded():
            return {("wounds", event.seat): event.amount}
        case Healed():
            return {("wounds", event.seat): -event.amount}
        case TrackChanged():
            return {("track", event.block): event.amount}
        case ItemGained():
            return {"items": 1}
        case PoiDrawn():
            return {"items": 1}
        case ItemSpent() | PoiUsed():
            return {"items": -1}
        case UpgradeDismantled():
            return {"items": 2}
        case Explored():
            return {"samples": event.samples}
        case SampleTaken():
            return {"samples": -1}
        case _:
            return {}


def look(view: View) -> Hashable:
    """Everything that a view holds, as text."""
    return repr(view)


def show(view: View) -> Hashable:
    """Every band that this view can be asked for: drawn anew, its text twin and its key."""
    words, seats = words_of("en"), range(len(view.roles))
    people = [f"Player {seat}" for seat in seats]
    clear_caches()
    bands = [*plan_bands(view, people, words), *supply_bands(view, words)]
    for draw in (base_bands, map_bands, mission_bands):
        bands += draw(view, people, words)
    for seat in seats:
        bands += astronaut_bands(view, seat, people, words)
    if view.outcome is not None:
        bands += final_bands(view, people, words)
    return tuple(part for band in bands for part in (band.png(), band.alt, band.key))


ADAPTER = Adapter(
    game=GAME,
    setups=SETUPS,
    blank=lambda setup, seed: blank(GAME.start(setup, seed), setup.carried),
    universe=universe,
    scramble=scramble,
    counterpart=counterpart,
    informs=informs,
    conserved=conserved,
    balance=balance,
    changes=changes,
    reasons=REASONS,
    appearances=(look, show),
    patience=120,
    quick=1,
    lot=20,
)
