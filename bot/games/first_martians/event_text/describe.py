"""The sentence for any event of First Martians; nothing that happens is hidden from anybody."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.base import Presentation
from bot.games.first_martians.event_text import cards, crew, mars, mars_base, mission, plan
from bot.games.first_martians.event_text.plain_sentence import plain_sentence
from rules.core.game import Seat
from rules.first_martians import events as ev
from rules.first_martians.views.view import View

SILENT = (
    ev.Awaited,
    ev.DelayScheduled,
    ev.RuleMet,
    ev.RepairsOperative,
    ev.CleanedUp,
    ev.SampleTaken,
    ev.FindTaken,
    ev.ItemSpent,
    ev.PoiDrawn,
    ev.MapLaid,
    ev.ProjectBuilt,
)
"""Events that another's sentence tells of, or a message of its own."""
SENTENCES = {
    **mission.SENTENCES,
    **plan.SENTENCES,
    **mars_base.SENTENCES,
    **crew.SENTENCES,
    **cards.SENTENCES,
    **mars.SENTENCES,
}
"""By event, the sentence that needs more than the event's own fields."""


def describe(p: Presentation[View], event: object, among: Sequence[object] = ()) -> str | None:
    """The sentence for an event; ``None`` where another event's sentence says it already.

    Of the view nothing is used but what never changes: the roles and the data.
    """
    if isinstance(event, SILENT):
        return None
    return SENTENCES.get(type(event), plain_sentence)(p, event)


def secrets_changed(event: object, seat: Seat) -> bool:
    """Nothing in this game is known to one seat only."""
    return False
