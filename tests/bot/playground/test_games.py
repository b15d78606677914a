"""Games in the playground, and the transcript of a demo."""

from __future__ import annotations

import asyncio
import io
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands, ui
from discord.ext import commands
from PIL import Image

from bot.domain.table import Status
from bot.games import PRESENTERS
from bot.games.labels import ActionChoice, Label
from bot.i18n import words
from bot.messages.components.action_tree import build, path_to
from bot.playground.demo import Transcript, demo
from bot.playground.players import controls, learn, press, quick_game
from bot.playground.simulation import Simulation
from bot.playground.start_page import serve, temporary_simulation
from bot.settings import Settings

HANGS = 900
"""Seconds after which a demo has stopped for good, however busy the machine is."""


def pictures_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.png"))


@pytest.fixture(autouse=True)
def known_presses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Presses bear the same numbers in every run: seeds are made with them."""
    monkeypatch.setattr(Simulation, "_set_date", lambda simulation: None)


@pytest.fixture
def settings() -> Settings:
    return Settings(_env_file=None, playground_port=0)


@pytest.fixture
async def simulation(settings: Settings) -> AsyncIterator[Simulation]:
    async with temporary_simulation(settings) as simulation:
        yield simulation
        assert simulation.env.errors == []


async def test_a_game_starts_at_once_with_autopilots_in_the_free_seats(
    simulation: Simulation,
) -> None:
    bot: Any = simulation.env.bot
    channel = await quick_game(simulation, simulation.people["chloe"], seats=4, humans=2)
    table = await bot.tables.in_channel(channel.id)
    assert table.status is Status.RUNNING
    assert table.host_id == simulation.people["chloe"].id
    people = [seat.name for seat in table.seats if seat.autopilot is None]
    assert sorted(people) == ["Anna", "Chloé"]
    assert sum(seat.autopilot is not None for seat in table.seats) == 2


async def test_a_second_game_gets_a_channel_of_its_own(simulation: Simulation) -> None:
    first = await quick_game(simulation, simulation.people["anna"], seats=2, humans=1)
    second = await quick_game(simulation, simulation.people["anna"], seats=2, humans=1)
    assert first.id != second.id
    assert [place.handle.id for place in simulation.channels_and_threads()] == [first.id, second.id]


@pytest.mark.parametrize("game", PRESENTERS)
async def test_a_game_can_be_learned_before_any_is_played(
    simulation: Simulation, game: str
) -> None:
    presenter, bruno = PRESENTERS[game], simulation.people["bruno"]
    channel = await learn(simulation, bruno, presenter)
    (shown,) = channel.history(viewer=bruno)
    heading, _, _ = presenter.learn_card(0, words("en"))
    assert f"{presenter.title(words('en'))} · {heading}" in str(shown.components[0].to_dict())
    assert not channel.history(viewer=simulation.people["anna"]), "it is for Bruno's eyes only"
    *_, last = simulation.people.values()
    await learn(simulation, last, presenter, lesson=True)
    (shown,) = channel.history(viewer=last)
    assert "lesson" in {control.verb for control, _ in controls(shown)}
    assert words("en")("lesson-place", step=1, count=len(presenter.lesson.steps)) in str(
        shown.components[0].to_dict()
    )


async def test_a_restarted_bot_answers_the_panel_of_before(simulation: Simulation) -> None:
    anna = simulation.people["anna"]
    channel = await quick_game(simulation, anna, seats=2, humans=1)
    panel = (await press(anna, channel, "move")).response
    assert panel is not None
    trade = next(control for control, _ in controls(panel) if control.verb == "do")
    await simulation.restart()
    answer = await anna.click(panel, custom_id=str(trade))
    assert answer.acknowledged
    bot: Any = simulation.env.bot
    table = await bot.tables.in_channel(channel.id)
    seat = table.seat_of(anna.id).seat
    log = (await bot.tables.snapshot(table.id, 32)).recent
    assert [step.seat for step in log if step.how == "person" and step.kind == "act"] == [seat]


async def test_a_restart_is_no_outage_whatever_time_it_is_in_the_simulation(
    simulation: Simulation,
) -> None:
    bot: Any = simulation.env.bot
    channel = await quick_game(simulation, simulation.people["anna"], seats=2, humans=1)
    table = await bot.tables.in_channel(channel.id)
    await simulation.advance(7 * 3600)
    before = (await bot.tables.position(table.id)).due
    await simulation.restart()
    bot = simulation.env.bot
    assert (await bot.tables.position(table.id)).due == before


@pytest.mark.parametrize(
    ("game", "seats", "language"),
    [
        ("race1969", 2, "it"),
        pytest.param("race1969", 3, "de", marks=pytest.mark.soak),
        pytest.param("space1999", 2, "fr", marks=pytest.mark.soak),
    ],
)
async def test_demo_plays_to_the_end_and_keeps_what_was_seen(
    settings: Settings, tmp_path: Path, game: str, seats: int, language: str
) -> None:
    told: list[str] = []
    spoken = settings.model_copy(update={"default_language": language})
    transcript = await asyncio.wait_for(
        demo(spoken, tmp_path, seats=seats, game=game, say=told.append), HANGS
    )
    text = "\n".join(told)
    presenter = PRESENTERS[game]
    assert words(language)("announcement-finished", game=presenter.title(words(language))) in text
    assert (tmp_path / "transcript.txt").read_text(encoding="utf-8").strip() in text
    pictures = pictures_in(tmp_path)
    assert len(pictures) == transcript.pictures
    kinds = {path.stem.split("-", 1)[1] for path in pictures}
    assert "missions" in kinds
    private = {kind for kind in kinds if kind.startswith(("dm-", "panel-"))}
    assert private, "nobody was shown a hand or a sheet in a whole game"
    for path in pictures:
        with Image.open(path) as picture:
            picture.verify()


async def test_playground_says_its_address_and_ends_when_told_to(settings: Settings) -> None:
    told: list[str] = []
    started = asyncio.Event()

    def say(line: str) -> None:
        told.append(line)
        started.set()

    task = asyncio.create_task(serve(settings, say))
    await asyncio.wait_for(started.wait(), HANGS)
    assert "http://127.0.0.1:" in told[0]
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.wait_for(task, HANGS)
    assert len(told) == 2


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


class PaintingBot(commands.AutoShardedBot):
    """Posts a red board, sends a green one by direct message, then edits the first to blue."""

    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True), shard_count=1)

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
async def painting() -> AsyncIterator[Simulation]:
    simulation = Simulation(lambda clock: PaintingBot())
    await simulation.start()
    yield simulation
    await simulation.stop()


async def test_rooms_are_told_and_every_picture_is_kept_once(
    painting: Simulation, tmp_path: Path
) -> None:
    (tmp_path / "0007-old.png").write_bytes(b"of an earlier demo")
    (tmp_path / "mine.png").write_bytes(b"not the demo's")
    lines: list[str] = []
    transcript = Transcript(painting, tmp_path, lines.append)
    answer = await painting.people["anna"].slash(painting.channels[0], "paint")
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
