"""The demo's transcript: messages as text, and pictures as files in its folder."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from discord import app_commands, ui
from discord.ext import commands
from PIL import Image

from bot.games.labels import ActionChoice, Label
from bot.playground.demo import Transcript
from bot.playground.simulation import Simulation
from bot.ui.components.action_tree import build, path_to


def png(colour: str) -> discord.File:
    data = io.BytesIO()
    Image.new("RGB", (8, 8), colour).save(data, "PNG")
    data.seek(0)
    return discord.File(data, "board.png")


def board(*lines: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
    gallery.add_item(media="attachment://board.png")
    view.add_item(ui.Container(ui.TextDisplay("\n".join(lines)), gallery))
    return view


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


class PaintingBot(commands.Bot):
    """Posts a red board, sends a green one by direct message, then edits the first to blue."""

    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True))

    async def setup_hook(self) -> None:
        @app_commands.command(description="paint")
        async def paint(interaction: discord.Interaction) -> None:
            channel = interaction.channel
            assert isinstance(channel, discord.TextChannel)
            await interaction.response.send_message("only you", file=png("white"), ephemeral=True)
            message = await channel.send(
                view=board("# Year 1963", f"-# **Anna** <@{interaction.user.id}> is up"),
                file=png("red"),
            )
            await interaction.user.send("hand", file=png("green"))
            await interaction.user.send("the same hand", file=png("green"))
            await message.edit(view=board("# Year 1963", "Bruno is up"), attachments=[png("blue")])

        self.tree.add_command(paint)
        await self.tree.sync()


@pytest.fixture
async def simulation() -> AsyncIterator[Simulation]:
    simulation = Simulation(lambda clock: PaintingBot())
    await simulation.start()
    yield simulation
    await simulation.stop()


async def test_rooms_are_told_and_every_picture_is_kept_once(
    simulation: Simulation, tmp_path: Path
) -> None:
    (tmp_path / "0007-old.png").write_bytes(b"of an earlier demo")
    (tmp_path / "mine.png").write_bytes(b"not the demo's")
    lines: list[str] = []
    transcript = Transcript(simulation, tmp_path, lines.append)
    answer = await simulation.people["anna"].slash(simulation.channels[0], "paint")
    assert answer.response is not None
    for attachment in answer.response.attachments:
        transcript.keep_picture("panel-anna", attachment.url)

    told = [line for line in lines if not line.startswith("\n#missions")]
    assert told == ["  Year 1963", "  Anna @Anna is up", "~ Bruno is up"]
    pictures = names(tmp_path)
    assert pictures == [
        "0001-missions.png",
        "0002-dm-anna.png",
        "0003-missions.png",
        "0004-panel-anna.png",
        "mine.png",
    ]
    colours = [Image.open(tmp_path / name).convert("RGB").getpixel((0, 0)) for name in pictures[:4]]
    assert colours == [(255, 0, 0), (0, 128, 0), (0, 0, 255), (255, 255, 255)]
    assert (transcript.messages, transcript.pictures) == (1, 4)


def test_way_to_an_action_passes_its_branches() -> None:
    one, more = Label("1"), Label("more")
    tree = build(
        [
            ActionChoice(0, (more, one)),
            ActionChoice(1, (one,)),
            ActionChoice(2, (more, lambda: Label("2"))),
        ]
    )
    assert [path_to(tree, index) for index in range(3)] == [(0, 0), (1,), (0, 1)]
    assert path_to(tree, 3) is None
