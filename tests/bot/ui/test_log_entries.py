"""Lists of log entries: they leave out detours, and each line reads by itself."""

from __future__ import annotations

from typing import Any

from bot.domain.table import EntryKind, LogEntry, Origin, Position
from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.components.happened import Weight
from bot.messages.components.log_entries import results_for, without_detours
from bot.messages.components.position_view import PositionView
from bot.messages.components.text import last_lines, tail_lines
from rules.core.chance import stream
from rules.core.game import Setup
from rules.first_martians.plan.planning import PlanChanged
from rules.race1969.purchases import PurchasesEnded, ScientistHired
from rules.race1969.terms import NATIONS
from rules.space1999.ships import EnergyChanged, PlanetExplored
from tests.bot.helpers.worst_case import table

EN = words("en")
MARS, SPAZIO = PRESENTERS["first_martians"], PRESENTERS["space1999"]
NAMES = ("Anna", "Bruno")


def entry(version: int, *events: Any, seat: int = 0, **more: Any) -> LogEntry:
    return LogEntry(version, seat, "", None, Origin.PERSON, events, EntryKind.ACT, **more)


def planned(version: int, change: str, job: Any, seat: int = 0, **more: Any) -> LogEntry:
    plan: Any = None
    return entry(version, PlanChanged(seat, change, 1, plan, job), seat=seat, **more)


def left(*entries: LogEntry) -> list[int]:
    return [one.version for one in without_detours(MARS, entries)]


def test_a_pawn_laid_and_taken_back_is_told_in_neither_line() -> None:
    assert left(
        planned(1, "lay", "farm"),
        planned(2, "join", "heal"),
        planned(3, "lay", "farm", seat=1),
        planned(4, "withdraw", "heal"),
        planned(5, "ready", None),
    ) == [1, 3, 5]
    # One after the other, each with its own.
    assert left(*(planned(n, "withdraw" if n % 2 else "lay", "farm") for n in range(2, 6))) == []


def test_a_pawn_of_before_is_told_when_it_is_taken_back() -> None:
    assert left(planned(4, "withdraw", "heal")) == [4]
    assert left(planned(3, "lay", "heal", seat=1), planned(4, "withdraw", "heal")) == [3, 4]


def test_what_was_undone_is_told() -> None:
    assert left(planned(3, "lay", "heal", undone=True), planned(4, "withdraw", "heal")) == [3, 4]


def test_each_line_names_who_it_is_about() -> None:
    presenter = PRESENTERS["race1969"]
    state = presenter.game.new(Setup(NATIONS[:2], {}), bytes(32)).state
    view = PositionView(presenter, Position(table(2), state, {}, {}), 0, EN)
    events = (ScientistHired(1, "base", "eva", 5), PurchasesEnded(1))
    own, others = results_for(view, [entry(1, *events, seat=1)], 0)
    assert not own
    assert len(others) == len(events)
    assert all(view.presentation.people[1] in line.text for line in others)


def test_what_others_bring_to_a_seat_follows_what_they_did() -> None:
    presenter = PRESENTERS["race1969"]
    state = presenter.game.new(Setup(NATIONS[:2], {}), bytes(32)).state
    view = PositionView(presenter, Position(table(2), state, {}, {}), 0, EN)
    mine, theirs = ScientistHired(0, "base", "eva", 5), ScientistHired(1, "base", "eva", 5)
    steps = [entry(1, mine, seat=0), entry(2, theirs, seat=1), entry(3, mine, seat=1)]
    own, after = results_for(view, steps, 0)
    assert [line.weight for line in own] == [Weight.OWN]
    assert [line.weight for line in after] == [Weight.OTHERS, Weight.OWN]


def test_where_the_rest_is_stands_below_the_list() -> None:
    lines = [f"line {number}" for number in range(9)]
    assert last_lines(lines, 40, "the rest").split("\n")[-1] == "the rest"
    assert tail_lines(lines, 40, "the rest").split("\n")[0] == "the rest"
    assert last_lines(lines[:2], 40, "the rest") == "line 0\nline 1"


def test_a_landing_tells_its_energy_once() -> None:
    game = SPAZIO.game
    state = game.new(Setup(game.identities[:2]), bytes(32)).state
    shown = SPAZIO(game.view(state, 0), NAMES, NAMES, EN)
    pilot, dice = next(iter(game.quick_autopilots)), stream(bytes(32), "landing")
    for _ in range(300):
        seat = game.decisions(state)[0].seat
        actions = game.legal_actions(state, seat)
        made = game.apply(state, seat, pilot.choose(game.view(state, seat), actions, dice))
        state, events = made.state, made.events
        paid = [one for one in events if isinstance(one, EnergyChanged) and one.amount < 0]
        if paid and any(isinstance(one, PlanetExplored) for one in events):
            assert [shown.describe(one, events) for one in paid] == [None]
            assert shown.describe(paid[0], paid) is not None
            return
    raise AssertionError("nobody paid for a landing")
