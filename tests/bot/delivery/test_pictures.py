"""Pictures of messages: drawn once, in turn, in another process, uploaded where they changed."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Any

import discord
import pytest
from PIL import Image
from structlog.testing import capture_logs

from bot import waiting
from bot.clock import SystemClock
from bot.delivery.animations import MOST_ANIMATIONS, AnimationFailed, Animations
from bot.delivery.picture_queue import KEPT, MOST_WAITING, TURNS, PictureQueue
from bot.delivery.pictures import MessagePictures, Prepared
from bot.delivery.transport import view_of
from bot.errors import TableError
from bot.i18n import words
from bot.messages.components.items import gallery, message, text_display
from bot.messages.components.message import MESSAGE_TEXT, Message
from bot.processes import ProcessExecutor, ThreadExecutor
from render.core.canvas import Canvas
from render.core.palette import Palette
from render.core.picture import Band
from tests.bot.helpers.simulated_server import HANGS
from tests.bot.toys.jobs import die, die_once, surroundings
from tests.render.samples import SAMPLES

pytestmark = pytest.mark.drawn_pictures

PALETTE = Palette([(0, 0, 0), (255, 255, 255)])


@dataclass
class Drawings:
    """Drawings that wait until they are let go, in threads; says which were begun and ended."""

    begun: list[str] = field(default_factory=list)
    gates: dict[str, threading.Event] = field(default_factory=dict)
    most_at_once: int = 0
    _drawing: int = 0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def draw(self, name: str) -> Canvas:
        with self._lock:
            self.begun.append(name)
            self._drawing += 1
            self.most_at_once = max(self.most_at_once, self._drawing)
            gate = self.gates.setdefault(name, threading.Event())
        assert gate.wait(60)
        with self._lock:
            self._drawing -= 1
        if name.startswith("bad"):
            raise ValueError("the hand is 3, 5, 6")
        return Canvas.blank(4, 2, (255, 255, 255))

    def finish(self, *names: str) -> None:
        for name in names:
            with self._lock:
                gate = self.gates.setdefault(name, threading.Event())
            gate.set()


DRAWINGS = Drawings()


def draw(name: str) -> Canvas:
    return DRAWINGS.draw(name)


@pytest.fixture(autouse=True)
def drawings() -> Iterator[Drawings]:
    DRAWINGS.__init__()  # type: ignore[misc]
    yield DRAWINGS
    DRAWINGS.finish(*DRAWINGS.gates)


def band(name: str, file: str = "board") -> Band:
    return Band(file, draw, (name,), f"what {name} shows", PALETTE)


def asked(*names: str) -> list[tuple[str, Band]]:
    return [(one.key, one) for one in map(band, names)]


def queue_of(threads: int) -> PictureQueue:
    return PictureQueue(ThreadExecutor(threads), threads)


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(60):
        while not condition():  # noqa: ASYNC110 - it comes true in another thread
            await asyncio.sleep(0.001)


async def test_no_more_are_drawn_at_a_time_than_there_are_workers(drawings: Drawings) -> None:
    queue = queue_of(2)
    drawing = asyncio.create_task(queue.draw(asked("a", "b", "c", "d")))
    await until(lambda: len(drawings.begun) == 2)
    drawings.finish("a", "b", "c", "d")
    drawn = await drawing
    assert len(drawn) == 4
    assert all(file is not None and file.startswith(b"\x89PNG") for file in drawn.values())
    assert drawings.most_at_once == 2


async def test_a_persons_own_comes_before_what_waits(drawings: Drawings) -> None:
    queue = queue_of(1)
    tables = asyncio.create_task(queue.draw(asked("first", "second", "third")))
    await until(lambda: drawings.begun)
    own = asyncio.create_task(queue.draw(asked("own", "third"), person=1))
    await asyncio.sleep(0)
    drawings.finish("first", "second", "third", "own")
    await asyncio.gather(tables, own)
    assert drawings.begun == ["first", "own", "third", "second"]


async def test_the_same_picture_is_drawn_once(drawings: Drawings) -> None:
    queue = queue_of(4)
    several = [asyncio.create_task(queue.draw(asked("one"))) for _ in range(3)]
    await until(lambda: drawings.begun)
    drawings.finish("one")
    assert len({tuple(found.items()) for found in await asyncio.gather(*several)}) == 1
    await queue.draw(asked("one"), person=1)
    assert drawings.begun == ["one"]


async def test_what_takes_too_long_is_left_out_and_drawn_all_the_same(drawings: Drawings) -> None:
    queue = queue_of(2)
    drawings.finish("quick")
    (quick, slow) = asked("quick", "slow")
    await queue.draw([quick])
    assert set(await queue.draw([quick, slow], patience=0.01)) == {quick[0]}
    drawings.finish("slow")
    assert set(await queue.draw([quick, slow])) == {quick[0], slow[0]}
    assert drawings.begun == ["quick", "slow"]


async def test_a_failing_picture_is_told_to_the_operator_only(drawings: Drawings) -> None:
    drawings.finish("bad", "good")
    pictures = MessagePictures(queue_of(2))
    shown = show("good", "bad", text="x" * 100)
    with capture_logs() as logs:
        prepared = await pictures.prepare(shown)
    assert [part.filename for part in prepared.attachments] == ["board-0.png"]
    assert not prepared.pending
    texts, galleries = parts(view_of(prepared))
    assert texts == ["x" * 100, "-# what bad shows"]
    assert galleries == ["attachment://board-0.png"]
    (failure,) = [line for line in logs if line["event"] == "a picture failed"]
    assert failure["picture"] == "board-1"
    assert "ValueError" in failure["exception"]
    assert "raise" in failure["exception"]
    assert "3, 5, 6" not in failure["exception"].replace('"the hand is 3, 5, 6"', "")


async def test_a_description_takes_no_more_room_than_there_is(drawings: Drawings) -> None:
    drawings.finish("bad")
    prepared = await MessagePictures(queue_of(2)).prepare(
        show("bad", text="x" * (MESSAGE_TEXT - 5))
    )
    texts, galleries = parts(view_of(prepared))
    assert sum(map(len, texts)) <= MESSAGE_TEXT
    assert galleries == []


async def test_an_edit_uploads_what_changed(drawings: Drawings) -> None:
    drawings.finish("moon", "earth", "mars")
    pictures = MessagePictures(queue_of(2))
    first = await pictures.prepare(show("moon", "earth"))
    assert [file.filename for file in first.files] == ["board-0.png", "board-1.png"]
    pictures.sent(first, sent(7, first))
    second = await pictures.prepare(show("moon", "mars"), edited=7)
    assert [file.filename for file in second.files] == ["board-1.png"]
    assert [part.filename for part in second.attachments] == ["board-0.png", "board-1.png"]
    assert parts(view_of(second))[1] == ["attachment://board-0.png", "attachment://board-1.png"]
    pictures.sent(second, sent(7, second))
    gone = await pictures.prepare(show("moon", "mars"), edited=7, attached={9})
    assert len(gone.files) == 2, "somebody else has edited the message"
    # Nobody knows what the message shows until Discord has answered.
    third = await pictures.prepare(show("moon", "mars"), edited=7)
    assert len(third.files) == 2
    assert drawings.begun == ["moon", "earth", "mars"]


async def test_what_stays_is_not_drawn_again(drawings: Drawings) -> None:
    drawings.finish("moon")
    pictures = MessagePictures(queue_of(2))
    first = await pictures.prepare(show("moon"))
    pictures.sent(first, sent(7, first))
    fresh = MessagePictures(queue_of(2))
    fresh.sent(first, sent(7, first))
    kept = await fresh.prepare(show("moon"), edited=7)
    assert kept.files == []
    assert drawings.begun == ["moon"]


async def test_only_what_is_missing_is_drawn_for_late_pictures(drawings: Drawings) -> None:
    """Once, and not while the message is locked, when the next press waits for it."""
    drawings.finish("moon")
    pictures = MessagePictures(queue_of(2))
    before = await pictures.prepare(show("moon"))
    pictures.sent(before, sent(7, before))
    await pictures.prepare(show(*(f"moon{number}" for number in range(KEPT))), patience=0)
    drawings.finish(*(f"moon{number}" for number in range(KEPT)))
    await until(lambda: len(drawings.begun) == KEPT + 1)
    late = await pictures.prepare(show("moon", "bad"), edited=7, patience=0)
    assert late.pending
    pictures.sent(late, sent(7, late))

    edits: list[Prepared] = []

    async def edit(whole: Prepared) -> Any:
        edits.append(whole)
        return sent(7, whole)

    drawings.finish("bad")
    await pictures.complete(show("moon", "bad"), 7, edit)
    assert drawings.begun.count("moon") == 1
    assert drawings.begun.count("bad") == 1
    assert edits[0].failed == {"board-1.png"}
    assert [part.filename for part in edits[0].attachments] == ["board-0.png"]


async def test_late_pictures_follow_unless_the_message_has_changed(drawings: Drawings) -> None:
    pictures = MessagePictures(queue_of(2))
    late = await pictures.prepare(show("slow"), patience=0)
    assert late.pending
    assert late.attachments == []
    assert parts(view_of(late))[1] == []
    pictures.sent(late, sent(7, late))
    edits: list[Any] = []

    async def edit(whole: Any) -> Any:
        edits.append([file.filename for file in whole.files])
        return sent(7, whole)

    following = asyncio.create_task(pictures.complete(show("slow"), 7, edit))
    await until(lambda: drawings.begun)
    drawings.finish("slow", "next")
    await following
    assert edits == [["board-0.png"]]
    following = asyncio.create_task(pictures.complete(show("slower"), 7, edit))
    await until(lambda: "slower" in drawings.begun)
    newer = await pictures.prepare(show("next"), edited=7)
    pictures.sent(newer, sent(7, newer))
    drawings.finish("slower")
    await following
    assert len(edits) == 1


async def test_edits_of_one_message_wait_for_each_other(drawings: Drawings) -> None:
    pictures, order = MessagePictures(queue_of(1)), []

    async def edit(name: str, seconds: float) -> None:
        async with pictures.editing(7):
            order.append(name)
            await asyncio.sleep(seconds)
            order.append(name)

    await asyncio.gather(edit("first", 0.01), edit("second", 0), edit("third", 0))
    assert order == ["first", "first", "second", "second", "third", "third"]


async def test_names_in_a_description_are_no_markdown(drawings: Drawings) -> None:
    drawings.finish("bad [free](https://evil.io) <@1> **b**")
    prepared = await MessagePictures(queue_of(2)).prepare(
        show("bad [free](https://evil.io) <@1> **b**")
    )
    (_, told), _ = parts(view_of(prepared))
    for acting in ("](", " <@1>", " **b**"):
        assert acting not in told


async def test_tables_have_their_turn_however_many_people_press(drawings: Drawings) -> None:
    queue = queue_of(1)
    names = [f"own {number}" for number in range(12)]
    drawings.finish(*names, "table")
    table = asyncio.create_task(queue.draw(asked("table")))
    own = [asyncio.create_task(queue.draw(asked(name), person=1)) for name in names]
    await asyncio.gather(*own, table)
    assert drawings.begun.index("table") <= TURNS


async def test_whoever_asks_for_many_pictures_lets_others_have_theirs(drawings: Drawings) -> None:
    queue = queue_of(1)
    names = [f"own {number}" for number in range(8)]
    drawings.finish(*names, "other")
    own = [asyncio.create_task(queue.draw(asked(name), person=1)) for name in names]
    await asyncio.sleep(0)
    other = asyncio.create_task(queue.draw(asked("other"), person=2))
    await asyncio.gather(*own, other)
    assert drawings.begun.index("other") <= 2
    assert drawings.begun[-1] == names[-1]


async def test_what_a_message_was_to_show_before_is_not_drawn(drawings: Drawings) -> None:
    """The newer picture takes its place, unless another message waits for it or it has begun."""
    queue = queue_of(1)
    several = [
        asyncio.create_task(
            queue.draw(asked(*names), message=message, person=1 if urgent else None)
        )
        for message, urgent, names in (
            (7, False, ["begun", "old", "stays"]),
            (7, True, ["answer", "stays"]),
            (8, False, ["others"]),
            (9, False, ["others"]),
        )
    ]
    await until(lambda: drawings.begun)
    newer = asyncio.create_task(queue.draw(asked("new", "stays"), message=7))
    other = asyncio.create_task(queue.draw([], message=8))
    await asyncio.sleep(0)
    drawings.finish("begun", "old", "stays", "answer", "others", "new")
    first, answer, *_ = await asyncio.gather(*several, other)
    await newer
    assert drawings.begun == ["begun", "stays", "others", "new"]
    keys = {name: key for name in ("begun", "stays") for key, _ in asked(name)}
    assert set(first) == {keys["begun"], keys["stays"]}, "what was dropped is left out"
    assert set(answer) == {keys["stays"]}


async def test_a_press_drops_the_pictures_of_the_press_before(drawings: Drawings) -> None:
    pictures = MessagePictures(queue_of(1))
    table = asyncio.create_task(pictures.prepare(show("table")))
    await until(lambda: drawings.begun)
    for name in ("one", "two", "three"):
        pressed = await pictures.prepare(show(name), edited=7, person=1, patience=0)
        assert pressed.pending
        pictures.sent(pressed, sent(7, pressed))
    drawings.finish("table", "one", "two", "three")
    await table
    await until(lambda: len(drawings.begun) == 2)
    assert drawings.begun == ["table", "three"]


async def test_beyond_the_bound_a_picture_gives_way_to_its_description(
    drawings: Drawings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting, "_told", {})
    pictures = MessagePictures(queue_of(1))
    names = [f"waits {number}" for number in range(MOST_WAITING + 1)]
    drawing = asyncio.create_task(pictures.queue.draw(asked(*names)))
    await until(lambda: drawings.begun)
    with capture_logs() as logs:
        for name in ("too much", "far too much"):
            late = await pictures.prepare(show(name), patience=0)
            assert not late.pending
            assert parts(view_of(late)) == (["words", f"-# what {name} shows"], [])
    (line,) = logs
    assert line["waits_for"] == "pictures of tables"
    own = await pictures.prepare(show("own"), person=1, patience=0)
    assert own.pending, "a person's own has its own room"
    drawings.finish(*names, "own")
    await drawing
    again = asyncio.create_task(pictures.prepare(show("too much")))
    drawings.finish("too much")
    assert len((await again).files) == 1, "there is room again"


def show(*names: str, text: str = "words") -> Message:
    bands = [band(name, f"board-{place}") for place, name in enumerate(names)]
    return message(0, [text_display(text), *map(gallery, bands)], bands=bands)


def parts(view: discord.ui.LayoutView) -> tuple[list[str], list[str]]:
    items = list(view.walk_children())
    return (
        [item.content for item in items if isinstance(item, discord.ui.TextDisplay)],
        [g.items[0].media.url for g in items if isinstance(g, discord.ui.MediaGallery)],
    )


def sent(message_id: int, prepared: Any) -> Any:
    @dataclass
    class Uploaded:
        filename: str
        id: int

    @dataclass
    class Sent:
        id: int
        attachments: list[Uploaded]

    return Sent(
        message_id,
        [Uploaded(part.filename, place) for place, part in enumerate(prepared.attachments)],
    )


def draw_later(mark: Path) -> Canvas:
    die_once(mark)
    return Canvas.blank(4, 2, (255, 255, 255))


def draw_never() -> Canvas:
    die()
    raise AssertionError


@pytest.fixture
async def queue() -> AsyncIterator[PictureQueue]:
    queue = PictureQueue(ProcessExecutor(time_limit=HANGS))
    yield queue
    await queue.close()


async def test_every_picture_of_every_game_is_the_same_there(queue: PictureQueue) -> None:
    t = words("it")
    for game, samples in SAMPLES.items():
        bands = [band for make in samples.pictures.values() for band in make(samples.people, t)]
        assert bands, game
        drawn = await queue.draw([(band.key, band) for band in bands])
        for band in bands:
            assert drawn[band.key] == band.png(), (game, band.name)


async def test_the_process_is_ready_at_once_and_holds_no_library_of_discord_or_storage() -> None:
    executor = ProcessExecutor(time_limit=HANGS)
    queue = PictureQueue(executor)
    await queue.start()
    samples = SAMPLES["race1969"]
    make = next(iter(samples.pictures.values()))
    (band, *_) = make(samples.people, words("en"))
    for _ in range(2):
        packages = (await executor.run(surroundings))["packages"]
        assert {"PIL", "render"} <= packages
        assert packages.isdisjoint({"discord", "sqlalchemy", "aiohttp", "structlog", "fluent"})
        await executor.run(Band.png, band)
    await queue.close()


async def test_whoever_waits_at_the_end_is_cancelled(queue: PictureQueue, tmp_path: Path) -> None:
    bands = [
        (str(number), Band("board", draw_later, (tmp_path / str(number),), "", PALETTE))
        for number in range(5)
    ]
    waiting = asyncio.create_task(queue.draw(bands))
    await asyncio.sleep(0)
    await queue.close()
    with pytest.raises(asyncio.CancelledError):
        async with asyncio.timeout(HANGS):
            await waiting


drawn: list[tuple[int, str]] = []


def draw_box(number: int) -> Canvas:
    drawn.append((number, threading.current_thread().name))
    if number < 0:
        raise ValueError("no such picture")
    canvas = Canvas.blank(40, 40, (0, 0, 0))
    canvas.rect(0, 0, number, 20, (255, 255, 255))
    return canvas


def bands(*numbers: int) -> list[Band]:
    return [Band("board", draw_box, (number,), "a board", PALETTE) for number in numbers]


@pytest.fixture
async def animations() -> AsyncIterator[Animations]:
    drawn.clear()
    animations = Animations.of_process(False, SystemClock())
    yield animations
    await animations.close()


async def test_frames_in_order_elsewhere(animations: Animations) -> None:
    file = await animations.gif(bands(4, 8, 12))
    assert Image.open(BytesIO(file)).n_frames == 3
    assert [number for number, _ in drawn] == [4, 8, 12]
    assert threading.main_thread().name not in {name for _, name in drawn}


async def test_a_process_makes_the_same_and_tells_the_operator_what_fails(
    animations: Animations,
) -> None:
    process = Animations.of_process(True, SystemClock())
    assert await animations.gif(bands(4, 8, 12)) == await process.gif(bands(4, 8, 12))
    for one in (animations, process):
        with capture_logs() as logs, pytest.raises(AnimationFailed):
            await one.gif(bands(4, -1))
        (failure,) = [line for line in logs if line["event"] == "an animation failed"]
        assert failure["exception"].endswith("ValueError")
        assert await one.gif(bands(4, 8)), "nothing of it hangs about"
    await process.close()


async def test_two_who_ask_at_once_get_the_same_and_it_is_kept(animations: Animations) -> None:
    first, second = await asyncio.gather(animations.gif(bands(4, 8)), animations.gif(bands(4, 8)))
    assert first is second is await animations.gif(bands(4, 8))
    assert len(drawn) == 2


async def test_beyond_the_bound_they_are_refused() -> None:
    asked = threading.Event()

    class Slow(ThreadExecutor):
        async def run(self, function: Any, *arguments: Any) -> Any:
            await until(asked.is_set)
            return await super().run(function, *arguments)

    animations = Animations(Slow(1))
    making = [
        asyncio.create_task(animations.gif(bands(4, 8 + number)))
        for number in range(MOST_ANIMATIONS)
    ]
    await asyncio.sleep(0)
    same = asyncio.create_task(animations.gif(bands(4, 8)))
    with pytest.raises(TableError, match="animation-busy"):
        await animations.gif(bands(4, 99))
    asked.set()
    await asyncio.gather(*making, same)
    assert await animations.gif(bands(4, 99))
    await animations.close()
