"""People of a simulated server with roles, and what a manager is shown and chooses."""

from __future__ import annotations

from typing import Any

import discord
import simcord

from bot.domain.community.server_settings import ServerSettings
from bot.messages.components.items import ControlId
from tests.bot.helpers.simulated_server import SimulatedServer

CHANNELS, ROLES, MONTHS = 2, 3, 4
CLOCK, LANGUAGE, WEEKENDS, RATED, TABLES_SERVER, TABLES_HOST = 0, 1, 110, 115, 5, 6


def with_role(
    server: SimulatedServer, name: str, role: simcord.RoleHandle, language: str = "en"
) -> simcord.MemberActor:
    """Somebody new in the server who has a role."""
    user = server.env.create_user(name.lower(), global_name=name)
    server.people[name] = server.guild.add_member(user, roles=[role])
    return server.person(name, language)


def manager(
    server: SimulatedServer, name: str = "Mona", language: str = "en"
) -> simcord.MemberActor:
    """Somebody who manages the server."""
    managing = discord.Permissions(manage_guild=True)
    role = server.guild.create_role(f"Managers {name}", permissions=managing)
    return with_role(server, name, role, language)


def lose_roles(server: SimulatedServer, who: simcord.MemberActor) -> None:
    server.env.backend.edit_member(server.guild.id, who.user.id, {"role_ids": []})


def select_id(number: int) -> str:
    return str(ControlId("pick-server", 0, 0, 0, (number,)))


async def choose(who: simcord.MemberActor, panel: Any, number: int, *values: Any) -> Any:
    """Choose in a select of the panel."""
    return await who.select(panel, list(values), custom_id=select_id(number))


async def kept(server: SimulatedServer) -> ServerSettings:
    return await server.bot.tables.server_settings.of(server.guild.id)


async def change(server: SimulatedServer, **changes: Any) -> None:
    """Settings, past the panel."""
    async with server.acting():
        await server.bot.tables.server_settings.change(server.guild.id, **changes)
