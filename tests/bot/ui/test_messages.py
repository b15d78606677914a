"""Messages in the channel, of the lobby, and to one person."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from discord import ui
from discord.ui import Button

from bot.delivery.transport import whole_view
from bot.domain.standing_orders import SEAT_LOST, OrderStatus, StandingOrder
from bot.domain.table import Position, Status, Table
from bot.domain.table_settings import TableSettings, Takeover
from bot.games import PRESENTERS
from bot.games.base import GamePresenter
from bot.i18n import words
from bot.messages.channel import EVENTS_SHOWN, REMARKS_SHOWN, TableChannelMessages
from bot.messages.components.log_entries import describe_entries, remarks_on
from bot.messages.components.position_view import PositionView
from bot.messages.direct import TableDirectMessages
from bot.messages.lobby import lobby, settings_lines, start_lines
from bot.settings import LANGUAGES
from rules.core.standing_orders import Ended
from tests.bot.cogs.test_mine import finish
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, said
from tests.bot.helpers.worst_case import game, table, told
from tests.bot.helpers.worst_case import position as crowded_position
from tests.covering import one_of

CREW = 3


async def test_many_rules_met_at_once_do_not_hide_what_happened() -> None:
    presenter = PRESENTERS["first_martians"]
    crowded = 0
    for state, entry in game(CREW, presenter):
        here = crowded_position(state, CREW, entry.version, presenter=presenter)
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


async def position(server: SimulatedServer, table: Table) -> Position:
    return await server.position(table.id)


@pytest.mark.parametrize("language", one_of(LANGUAGES, "fr"))
async def test_a_secret_decision_by_direct_message(server: SimulatedServer, language: str) -> None:
    t = words(language)
    anna, bob = server.person("Anna"), server.person("Bob", language)
    await anna.slash(server.channel, "table new", game="race1969", thread=False)
    await bob.click(server.channel.last_message, label="Join")
    await anna.click(server.channel.last_message, label="Start")
    table = await server.bot.tables.in_channel(server.channel.id)
    assert table is not None
    direct_message = bob.user.dm_channel.last_message
    assert t("race1969-question-trade", year="1963", rate=2, limit=1) in said(direct_message)
    choices = [label for label, control in buttons(direct_message).items() if control.verb == "do"]
    trade, keep = sorted(choices, key=lambda label: "2" not in label)
    answer = await bob.user.click(direct_message, label=trade)
    assert keep != trade
    assert t("race1969-hand-trade", points=1) in said(answer)
    here = await position(server, table)
    game = server.bot.presenters["race1969"].game
    assert [d.seat for d in game.decisions(here.state)] == [0]
    assert game.view(here.state, 1).own.trade == 1
    # Anna and the public learn that Bob isn't waited for any more, and not what he chose.
    public = said(server.channel.last_message)
    assert f"<@{anna.id}>" in public
    assert f"<@{bob.id}>" not in public
    assert "PP" not in public
    assert game.view(here.state, 0).nations[1].prestige == 2
    log = said(await anna.slash(server.channel, "table log"))
    assert "PP" not in log


@pytest.mark.parametrize("away", [False, True])
async def test_a_hand_of_a_finished_game_leads_to_no_move(
    server: SimulatedServer, away: bool
) -> None:
    """Also that of somebody whom an autopilot stood in for at the end."""
    table = await server.table("Anna", "Bob")
    hand = server.direct_messages("Bob")[0]
    assert buttons(hand)
    if away:
        await server.person("Bob").slash(server.channel, "table leave")
    await finish(server, table)
    left = server.direct_messages("Bob")
    assert left[0].id == hand.id
    assert not any(buttons(one) for one in left)


@pytest.mark.parametrize("gone", [False, True], ids=["closed", "channel-gone"])
async def test_nor_does_one_of_a_table_that_was_closed(server: SimulatedServer, gone: bool) -> None:
    table = await server.table("Anna", "Bob")
    hand = server.direct_messages("Bob")[0]
    await server.person("Anna").slash(server.channel, "table leave")
    if gone:
        server.env.backend.delete_channel(server.channel.id)
    else:
        with server.env._bot_scope():
            await server.bot.tables.hosting.close(table.id, server.known("Anna"))
    await server.settle()
    (left,) = server.direct_messages("Bob")
    assert left.id == hand.id
    assert not any(buttons(one) for name in ("Anna", "Bob") for one in server.direct_messages(name))
    assert await server.nothing_waits()


async def test_a_dropped_order_is_not_taken_for_a_reminder(server: SimulatedServer) -> None:
    """After a crash a message is recognised by its controls, so each has controls of its own."""
    table = await server.table("Anna", "Bob")
    here = await position(server, table)
    messages = TableDirectMessages(server.bot.presenters)
    user, laid_at = table.seats[0].user_id or 0, server.bot.clock.now()
    ended = Ended(SEAT_LOST)
    told = [
        messages.order_dropped(
            here,
            StandingOrder(
                number, table.id, 0, user, "stay-home 1965", laid_at, OrderStatus.DROPPED, ended
            ),
            "en",
        )
        for number in (1, 2)
    ]
    reminder = messages.any_reminder(table, "en")
    controls = [
        {part.custom_id for part in whole_view(one).walk_children() if isinstance(part, Button)}
        - {None}
        for one in (*told, reminder)
    ]
    assert all(controls)
    assert not controls[0] & controls[1]
    assert not (controls[0] | controls[1]) & controls[2]


def test_settings_are_written_as_the_language_writes_them() -> None:
    presenter = PRESENTERS["space1999"]
    french = settings_lines(presenter, table(2, presenter=presenter), words("fr"))[-1]
    last = r"🔹\xa0Arrivée à la Terre\s: \*\*Avec des tuiles en trop\*\*"
    assert re.fullmatch(rf"-# 🔹\s.+ · {last}", french)


@pytest.mark.parametrize("presenter", PRESENTERS.values(), ids=list(PRESENTERS))
def test_settings_take_few_lines_and_the_start_leaves_out_what_is_over(
    presenter: GamePresenter,
) -> None:
    t, waiting = words("it"), table(2, Status.LOBBY, presenter=presenter)
    everything = TableSettings(
        language="it",
        free_weekends=True,
        vacation=14,
        digests=False,
        beginners=True,
        start_when_full=True,
        story=True,
        takeover=Takeover.ANYBODY,
        takeover_opponents=True,
    )
    waiting = replace(waiting, settings=replace(everything, options=waiting.settings.options))
    shown = settings_lines(presenter, waiting, t)
    assert [line for line in shown if not line.startswith("-# ")] == [
        t("lobby-clock", clock=t("clock-hours", count=24)),
        t("lobby-beginners"),
        t("lobby-starts-full"),
    ]
    assert len(shown) == 5
    begun = "\n".join(start_lines(presenter, waiting, t))
    assert all(line.startswith("-# ") for line in begun.splitlines())
    for over in ("lobby-beginners", "lobby-starts-full"):
        assert t(over) not in begun
    for stays in ("lobby-weekends", "lobby-no-digests", "lobby-story"):
        assert t(stays) in begun
        assert t(stays) in "\n".join(shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("presenter", PRESENTERS.values(), ids=list(PRESENTERS))
def test_the_button_to_choose_an_identity_fits(presenter: GamePresenter, language: str) -> None:
    assert 0 < len(presenter.choose_identity(words(language))) <= 34


@pytest.mark.parametrize(("game", "told"), [("first_martians", True), ("race1969", False)])
def test_the_lobby_says_where_one_person_may_take_several_seats(game: str, told: bool) -> None:
    presenter, t = PRESENTERS[game], words("it")

    def says(seats: int) -> bool:
        shown = lobby(presenter, table(seats, Status.LOBBY, presenter=presenter), t)
        return t("lobby-more-seats") in "\n".join(
            item.content for item in shown.items if isinstance(item, ui.TextDisplay)
        )

    assert says(1) is told
    assert not says(max(presenter.game.seat_counts)), "none is free"
