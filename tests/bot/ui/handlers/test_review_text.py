"""Turning points of a game in words: what was played, and what the expert would have."""

from __future__ import annotations

import re
from typing import Any

from discord import ui

from bot.domain.review import Judgement
from bot.domain.table import EntryKind, LogEntry, Origin, Position, Status
from bot.games import PRESENTERS
from bot.i18n import Words, words
from bot.tables.record.replay import ReplayStep
from bot.ui.handlers.review import Review
from rules.race1969.purchases import Hire
from tests.bot.helpers.worst_case import crowded, table

PRESENTER = PRESENTERS["race1969"]


def told_of(state: Any, played: str, judgement: Judgement, t: Words) -> list[str]:
    """The lines about a game of a single decision."""
    start = ReplayStep(LogEntry(0, None, "", None, Origin.PERSON, (), EntryKind.START), state)
    entry = LogEntry(1, judgement.seat, played, 1, Origin.PERSON, (), EntryKind.ACT)
    position = Position(table(3, Status.FINISHED, presenter=PRESENTER), state, {}, {})
    steps = [start, ReplayStep(entry, state)]
    shown = Review(PRESENTER, position, steps, [judgement], t).message()
    text = "\n".join(one.content for one in shown.items if isinstance(one, ui.TextDisplay))
    return text.splitlines()


def test_purchases_are_named_without_their_figures() -> None:
    """What they leave stood on the controls then; here it is in the way."""
    game = PRESENTER.game
    state = next(state for kind, state in crowded(3, presenter=PRESENTER) if kind == "purchase")
    seat = game.decisions(state)[0].seat
    hires = [one for one in game.legal_actions(state, seat) if isinstance(one, Hire)]
    played, best = (game.notation.format(one) for one in (hires[0], hires[-1]))
    lines = told_of(state, played, Judgement(1, seat, 0.75, best, 0.5), words("it"))
    told = [line for line in lines if "›" in line]
    actions, chances = zip(*(line.rsplit(" (", 1) for line in told), strict=True)
    assert not any(re.search(r"\d", action) for action in actions)
    assert chances == ("50 su 100)", "75 su 100)")


def test_it_says_what_was_asked() -> None:
    """Long afterwards nobody knows against whose rocket a card was laid."""
    state = next(state for kind, state in crowded(3, presenter=PRESENTER) if kind == "sabotage")
    seat = next(d.seat for d in PRESENTER.game.decisions(state) if d.kind == "sabotage")
    target = PRESENTER.seat_label(state.start.nations[state.launch.seat], words("en")).text
    lines = told_of(state, "seal", Judgement(1, seat, 0.75, "take 1", 0.5), words("en"))
    turn = next(line for line in lines if line.startswith("**1**"))
    assert "may lay cards against the rocket of" in turn
    assert turn.endswith(target)


def test_of_several_cards_all_are_named() -> None:
    state = next(state for kind, state in crowded(3, presenter=PRESENTER) if kind == "sabotage")
    seat = next(d.seat for d in PRESENTER.game.decisions(state) if d.kind == "sabotage")
    judged = Judgement(1, seat, 0.75, "take 1", 0.5, ("take 2", "play 3", "seal"))
    lines, t = told_of(state, "seal", judged, words("en")), words("en")
    best = t("race1969-choose-play-all", count=1, cards="3")
    assert best == "Lay a 3, then seal"
    assert t("review-best-chance", action=best, chance=75) in lines


def test_of_a_swing_both_choices_have_their_chances() -> None:
    """What came of it is told besides: that it fell to nothing wasn't the choice."""
    state = next(state for kind, state in crowded(3, presenter=PRESENTER) if kind == "sabotage")
    seat = next(d.seat for d in PRESENTER.game.decisions(state) if d.kind == "sabotage")
    lines, t = (
        told_of(state, "seal", Judgement(1, seat, 0.75, "take 1", 0.70), words("en")),
        words("en"),
    )
    assert [line[-11:] for line in lines[3:5]] == ["(70 of 100)", "(75 of 100)"]
    assert not any("hollow" in line for line in lines)
    cost = told_of(state, "seal", Judgement(1, seat, 0.75, "take 1", 0.10), words("en"))
    assert t("review-hollow") in cost[-1]


def test_of_choices_that_come_to_the_same_it_says_so() -> None:
    """Twice the same figure would look like a mistake."""
    state = next(state for kind, state in crowded(3, presenter=PRESENTER) if kind == "sabotage")
    seat = next(d.seat for d in PRESENTER.game.decisions(state) if d.kind == "sabotage")
    lines = told_of(state, "seal", Judgement(1, seat, 0.752, "take 1", 0.748), words("en"))
    assert lines[3].startswith("Chosen: Seal")
    assert "of 100" not in lines[3]
    assert lines[4].endswith(", with the same chance (75 of 100)")
