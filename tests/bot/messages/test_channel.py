"""The live message in a table's channel: what it tells of a move."""

from __future__ import annotations

from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.channel import EVENTS_SHOWN, REMARKS_SHOWN, TableChannelMessages
from bot.messages.components.log_entries import describe_entries, remarks_on
from bot.messages.components.position_view import PositionView
from tests.bot.helpers.worst_case import game, position, told

CREW = 3


async def test_many_rules_met_at_once_do_not_hide_what_happened() -> None:
    presenter = PRESENTERS["first_martians"]
    crowded = 0
    for state, entry in game(CREW, presenter):
        here = position(state, CREW, entry.version, presenter=presenter)
        view = PositionView(presenter, here, None, words("en"))
        remarks = remarks_on(view, [entry])
        if len(remarks) <= REMARKS_SHOWN:
            continue
        happened = describe_entries(view, [entry], remarks=0)
        text = told(TableChannelMessages(PRESENTERS).live(here, [entry]))
        assert sum(remark in text for remark in remarks) == REMARKS_SHOWN
        last = happened[-(EVENTS_SHOWN - REMARKS_SHOWN) :]
        assert all(sentence in text for sentence in last)
        crowded += 1
    assert crowded
