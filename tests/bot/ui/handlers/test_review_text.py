"""Where a game turned, in words: what was played, and what the expert would have."""

from __future__ import annotations

import re

from discord import ui

from bot.domain.review import Judgement
from bot.domain.table import EntryKind, LogEntry, Position, Status
from bot.games import PRESENTERS
from bot.i18n import words
from bot.tables.record.replay import ReplayStep
from bot.ui.handlers.experts.review import Review
from rules.race1969.actions import Hire
from tests.bot.helpers.worst_case import crowded, table

PRESENTER = PRESENTERS["race1969"]


def test_purchases_are_named_without_their_figures() -> None:
    """What they leave stood on the controls then; here it is in the way."""
    game, t = PRESENTER.game, words("it")
    state = next(state for kind, state in crowded(3, presenter=PRESENTER) if kind == "purchase")
    seat = game.decisions(state)[0].seat
    hires = [one for one in game.legal_actions(state, seat) if isinstance(one, Hire)]
    played, best = (game.notation.format(one) for one in (hires[0], hires[-1]))
    start = ReplayStep(LogEntry(0, None, "", None, "person", (), EntryKind.START), state)
    move = ReplayStep(LogEntry(1, seat, played, 1, "person", (), EntryKind.ACT), state)
    judged = [Judgement(1, seat, 0.75, best, 0.5)]
    position = Position(table(3, Status.FINISHED, presenter=PRESENTER), state, {}, {})
    shown = Review(PRESENTER, position, [start, move], judged, t).message()
    text = "\n".join(one.content for one in shown.items if isinstance(one, ui.TextDisplay))
    told = [line for line in text.splitlines() if "›" in line]
    actions, chances = zip(*(line.rsplit(" · ", 1) for line in told), strict=True)
    assert not any(re.search(r"\d", action) for action in actions)
    assert chances == ("probabilità 50 su 100", "75 su 100")
