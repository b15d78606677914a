"""The organiser of a league in a simulated server."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tests.bot.helpers.simulated_server import SimulatedServer


@pytest.fixture
def organiser(server: SimulatedServer) -> Any:
    """Olga, who manages the server."""
    manages = discord.Permissions(manage_guild=True)
    role = server.guild.create_role("managers", permissions=manages)
    user = server.env.create_user("olga", global_name="Olga")
    server.people["Olga"] = server.guild.add_member(user, roles=[role])
    return server.person("Olga")
