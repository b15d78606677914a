"""One dot in place of every picture, for measuring what isn't about pictures."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from inspect import getmembers, isfunction
from unittest.mock import patch

from PIL import Image

from bot.games import FACES
from bot.ui.components.attachments import Attachment, PictureCache
from render.core.picture import Picture

DOT = Picture(Image.new("RGB", (1, 1)), "")
_PNG = DOT.png()


class Dots(PictureCache):
    """Pictures that are neither remembered by what they show nor encoded."""

    async def draw(
        self, name: str, make: Callable[[], Picture | None], *shown: object
    ) -> Attachment:
        """The dot; raises ``LookupError`` where there is nothing to draw."""
        if make() is None:
            raise LookupError(name)
        return Attachment(name, _PNG, "")

    async def draw_with_text(
        self, name: str, make: Callable[[], tuple[str, Picture]], *shown: object
    ) -> tuple[str, Attachment]:
        """The text, and the dot."""
        text, _ = make()
        return text, Attachment(name, _PNG, "")


@contextmanager
def still_pictures() -> Iterator[None]:
    """Within the block no game draws anything; its ``pictures`` module is what does otherwise."""
    with ExitStack() as stack:
        stack.enter_context(patch("bot.app.PictureCache", Dots))
        for game in FACES:
            module = importlib.import_module(f"bot.games.{game}.pictures")
            for name, function in getmembers(module, isfunction):
                if function.__module__ == module.__name__ and not name.startswith("_"):
                    stack.enter_context(patch.object(module, name, lambda *_: DOT))
        yield
