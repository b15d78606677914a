"""A table of First Martians on which tests arrange what they need and play by notation."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from itertools import count
from typing import Any, TypeAlias, TypeVar

import pytest

from rules.core.errors import IllegalAction
from rules.core.game import Seat, Setup
from rules.core.structs import with_item
from rules.first_martians.decision_rules import RULES
from rules.first_martians.dice import Rolled
from rules.first_martians.effects.tracks import TRACKS
from rules.first_martians.game import GAME
from rules.first_martians.phases.rounds import PHASE
from rules.first_martians.progress import Event, Progress
from rules.first_martians.state import Ailment, Astronaut, Facility, Plan, Rover, Site, State, Step
from rules.first_martians.terms import ACTIONS, BLOCK_INDEX, PLAN, ROLES

E = TypeVar("E")
Started: TypeAlias = tuple[State, tuple[Facility, ...]]
LAST = 900
"""The number of the plan decision at which a test's phase stops."""


def _started(setup: Setup) -> Started:
    """A game whose first player has the first seat, and the facilities of one to begin with."""
    fresh = GAME.new(setup, bytes(32)).state
    for number in count():
        state = GAME.new(setup, number.to_bytes(32, "big")).state
        if state.first == 0:
            break
    return state, fresh.facilities


@cache
def _usual(seats: tuple[str, ...], options: tuple[tuple[str, str], ...]) -> Started:
    """The same, of what ships: hundreds of tests begin with a few of these."""
    return _started(Setup(seats, dict(options)))


class Table:
    """A game with four astronauts, or those named, whose first one is first player."""

    def __init__(
        self, *roles: str, carried: Any = None, content: Any = None, **options: str
    ) -> None:
        self.setup = Setup(roles or ROLES, options, content, carried)
        if content is None and carried is None:
            self.state, fresh = _usual(self.setup.seats, tuple(options.items()))
        else:
            self.state, fresh = _started(self.setup)
        self.opening = self.state
        self.set(round=max(1, self.state.round), log=(), tracks=(0, 0, 0), stress=0, morale=0)
        self.set(plan=Plan(), delayed=(), supply=self.state.supply._replace(energy=3, oxygen=3))
        # What a profile brings once a mission would be asked for wherever it could help.
        skills = self.state.start.content.crew.skill
        self.set(
            crew=tuple(
                Astronaut(
                    each.role,
                    skills=each.skills,
                    used=tuple(name for name in each.skills if skills[name].profile),
                )
                for each in self.state.crew
            )
        )
        data = self.state.start.content.base.facility
        self.set(
            facilities=tuple(
                replace(each, broken=(), now=(), next=(), production=data[each.id].most)
                for each in fresh
            ),
            boxes=(False, False, False),
            rovers=tuple(Rover(each.id) for each in self.state.rovers),
        )

    # Looking

    def seat(self, role: str) -> Seat:
        return self.state.seat_of(role)

    def astronaut(self, role: str) -> Astronaut:
        return self.state.crew[self.seat(role)]

    def facility(self, name: str) -> Facility:
        found = self.state.facility(name)
        assert found is not None
        return found

    def legal(self, role: str) -> list[str]:
        return [*map(GAME.format_action, GAME.legal_actions(self.state, self.seat(role)))]

    def asked(self) -> str:
        """The kind of what is being decided."""
        return self.state.todo[0].kind

    # Arranging

    def set(self, **fields: Any) -> None:
        self.state = replace(self.state, **fields)

    def give(self, role: str, *ailments: str, **belongings: Any) -> None:
        """Set what an astronaut has; ailments are as if drawn in an earlier round."""
        astronaut = replace(self.astronaut(role), **belongings)
        if ailments:
            astronaut = replace(astronaut, ailments=tuple(Ailment(kind, 0) for kind in ailments))
        self.set(crew=with_item(self.state.crew, self.seat(role), astronaut))

    def put(self, name: str, **changes: Any) -> None:
        """Change a facility."""
        self.set(
            facilities=tuple(
                replace(each, **changes) if each.id == name else each
                for each in self.state.facilities
            )
        )

    def farm(self, name: str, **changes: Any) -> None:
        farm = self.facility(name).farm
        assert farm is not None
        self.put(name, farm=replace(farm, **changes))

    def rover(self, name: str, *tokens: str) -> None:
        rovers = (Rover(name, tokens) if r.id == name else r for r in self.state.rovers)
        self.set(rovers=tuple(rovers))

    def map(self, *lines: str) -> None:
        """Explored spaces: ``r1-n plain 1 supply-drop``."""
        for line in lines:
            space, region, samples, *finds = line.split()
            site = Site(space, region, int(samples), tuple(finds))
            regions = tuple(each for each in self.state.regions if each != region)
            self.set(sites=(*self.state.sites, site), regions=regions)

    # Playing

    def run(self, *steps: Step) -> list[Event]:
        """Let steps happen, until somebody has to decide or all of them are over."""
        self.set(todo=(*steps, Step(PLAN, number=LAST)), asked=LAST)
        progress = Progress(self.state)
        RULES.advance(progress)
        transition = progress.transition()
        self.state = transition.state
        return list(transition.events)

    def phase(self, number: int) -> list[Event]:
        """Let a phase happen, until somebody has to decide or it is over."""
        if number == 1:
            self.set(round=self.state.round - 1)
        return self.run(Step(PHASE, data=(str(number),)))

    def planning(self) -> None:
        """Begin the action phase."""
        self.phase(ACTIONS)

    def do(self, role: str, *lines: str) -> list[Event]:
        """Play lines of notation, and return what happened."""
        events: list[Event] = []
        for line in lines:
            action = GAME.parse_action(line)
            transition = GAME.apply(self.state, self.seat(role), action)
            self.state = transition.state
            events += transition.events
        return events

    def resolve(self) -> list[Event]:
        """Let all that is left rest, everybody agree, and every choice be the default's."""
        events: list[Event] = []
        planning = self.state.todo[0].number
        while GAME.decisions(self.state):
            if self.asked() == PLAN and self.state.todo[0].number != planning:
                return events
            decision = next(each for each in GAME.decisions(self.state) if not each.ready)
            action = GAME.default_action(self.state, decision.seat)
            transition = GAME.apply(self.state, decision.seat, action)
            self.state = transition.state
            events += transition.events
        return events

    def chance(
        self, play: Callable[[], list[Event]], wanted: Callable[[list[Event]], bool]
    ) -> list[Event]:
        """Play with one seed after the other until it goes as wanted."""
        before = self.state
        for number in range(500):
            seed = number.to_bytes(32, "big")
            self.state = replace(before, start=replace(before.start, seed=seed))
            events = play()
            if wanted(events):
                return events
        raise AssertionError("chance never plays along")

    def refused(self, role: str, line: str, reason: str, **figures: object) -> None:
        before = self.state
        with pytest.raises(IllegalAction) as caught:
            GAME.apply(self.state, self.seat(role), GAME.parse_action(line))
        assert caught.value.reason == reason
        for name, value in figures.items():
            assert caught.value.params[name] == value
        assert self.state == before


def planning(**options: str) -> Table:
    """A table of four at the beginning of the action phase."""
    table = Table(**options)
    table.planning()
    return table


def both(table: Table, role: str, line: str) -> None:
    """Lay both pawns of an astronaut, for a sure success."""
    number = len(table.state.plan.stacks) + 1
    table.do(role, line, f"join {number} own")


def rolled(table: Table, **dice: bool) -> list[Event]:
    """Resolve with seeds until the first roll lies as wanted."""

    def wanted(events: list[Event]) -> bool:
        roll = of(events, Rolled)[0]
        return all(getattr(roll, name) == fallen for name, fallen in dice.items())

    return table.chance(table.resolve, wanted)


def deck(table: Table, block: str, *cards: str) -> None:
    """Let a block's deck hold these cards only, and all others lie among the discards."""
    index = BLOCK_INDEX[block]
    every = table.state.start.content.malfunctions.decks[block]
    rest = tuple(card for card in every if card not in cards)
    table.set(
        decks=with_item(table.state.decks, index, tuple(cards)),
        discards=with_item(table.state.discards, index, rest),
    )


def card(table: Table, block: str, name: str) -> list[Event]:
    """Let a block's track be at 5, with this card to come."""
    deck(table, block, name)
    table.set(tracks=with_item(table.state.tracks, BLOCK_INDEX[block], 5))
    return table.run(Step(TRACKS))


def of(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def one(events: Iterable[Event], kind: type[E]) -> E:
    """The only event of a kind."""
    (found,) = of(events, kind)
    return found
