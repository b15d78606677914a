"""One dot in place of every picture, for measuring what isn't about pictures."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from inspect import getmembers, isfunction
from unittest.mock import patch

from bot.ui.components.attachments import Attachment, PictureCache
from PIL import Image

from render.core.picture import Picture

DOT = Picture(Image.new("RGB", (1, 1)), "")
_PNG = DOT.png()
MAY_BE_NONE = ("hand.png", "sight.png")
"""Pictures that a game may have none of."""


class Dots(PictureCache):
    """Pictures that are neither drawn nor encoded."""

    async def draw(
        self, name: str, make: Callable[[], Picture | None], *shown: object
    ) -> Attachment:
        """The dot; raises ``LookupError`` where there is nothing to draw."""
        if name in MAY_BE_NONE and make() is None:
            raise LookupError(name)
        return Attachment(name, _PNG, "")


@contextmanager
def still_pictures() -> Iterator[None]:
    """Within the block nothing is drawn: games find a dot behind the names of ``render``."""
    with ExitStack() as stack:
        stack.enter_context(patch("bot.app.PictureCache", Dots))
        games = [module for name, module in sys.modules.items() if name.startswith("bot.games.")]
        for module in games:
            for name, function in getmembers(module, isfunction):
                if function.__module__.startswith("render."):
                    stack.enter_context(patch.object(module, name, lambda *_: DOT))
        yield
