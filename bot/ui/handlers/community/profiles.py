"""Answers ``/mine profile`` and ``/mine history``: a person's page and their finished games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.errors import TableError
from bot.messages.community import profiles
from bot.messages.components.items import ControlId, button, notice
from bot.messages.components.message import Message
from bot.messages.components.text import escaped
from bot.tables.commands.community.profiles import PersonPage
from bot.ui.interactions.context import Context, person_of
from bot.ui.interactions.dispatch import Route, Routes


async def profile(context: Context, whose: discord.abc.User | None = None) -> Message:
    """The person's own page, or somebody's who shows theirs."""
    user_id = context.person.id if whose is None else whose.id
    found = await context.tables.profiles.page(user_id, context.person.id)
    if whose is not None and user_id != context.person.id:
        name = person_of(whose, context.t.language).name
        if found is None or found.profile.since is None:
            return notice(context.t("profile-hidden", name=escaped(name)))
        return _page(context, name, found)
    assert found is not None
    buttons = [
        button(ControlId("past-games", 0, 0, 0, (0,)), context.t("button-history"), emoji="📜")
    ]
    return _page(context, context.person.name, found, buttons)


def _page(
    context: Context,
    name: str,
    found: PersonPage,
    buttons: Sequence[ui.Button[Any]] = (),
) -> Message:
    presenters = context.services.presenters
    return profiles.profile(presenters, name, found, context.sees, context.t, buttons=buttons)


async def history(context: Context, page: int = 0) -> Message:
    """A page of the person's finished games."""
    found = await context.tables.profiles.history(context.person.id, page, profiles.PAGE)
    servers = await context.services.servers.names({one.result.guild_id for one in found.games})
    presenters = context.services.presenters
    return profiles.history(presenters, context.person.id, found, page, servers, context.t)


async def press_history(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Another page; the control's path tells which."""
    return await history(context, control.path[0] if control.path else 0)


async def pick_game(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """One of the games, with the ways to look at it again."""
    number = int(values[0]) if values[0].isdecimal() else 0
    one = await context.tables.profiles.past_game(context.person.id, number)
    if one is None:
        raise TableError("unknown-control")
    guild_id = one.result.guild_id
    server = (await context.services.servers.names([guild_id])).get(guild_id)
    in_reach = bool(guild_id) and await context.shares_server(guild_id)
    presenters, user_id = context.services.presenters, context.person.id
    return profiles.past_game(presenters, user_id, one, server, context.t, in_reach=in_reach)


ROUTES: Routes = {
    "past-games": Route(press_history, in_place=True),
    "past-game": Route(pick_game, select=True, in_place=True),
}
