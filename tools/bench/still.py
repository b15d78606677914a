"""One dot in place of every picture, for measuring what isn't drawing."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from inspect import getmembers, isfunction
from unittest.mock import patch

from PIL import Image

from bot.games import FACES
from render.core.picture import Picture


@contextmanager
def still_pictures() -> Iterator[None]:
    """Within the block no game draws anything; its ``pictures`` module is what does otherwise."""
    dot = Picture(Image.new("RGB", (1, 1)), "")
    with ExitStack() as stack:
        for game in FACES:
            module = importlib.import_module(f"bot.games.{game}.pictures")
            for name, function in getmembers(module, isfunction):
                if function.__module__ == module.__name__ and not name.startswith("_"):
                    stack.enter_context(patch.object(module, name, lambda *_: dot))
        yield
