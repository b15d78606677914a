"""Every reason that the table service gives is listed with its params, and none besides."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import bot
from bot.errors import REASONS

ROOT = Path(bot.__file__).parent


def given() -> Iterator[tuple[str, tuple[str, ...]]]:
    for folder in ("domain", "tables", "storage"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                    continue
                if node.func.id != "TableError" or isinstance(node.args[0], ast.Name):
                    continue
                params = tuple(keyword.arg or "" for keyword in node.keywords)
                for constant in ast.walk(node.args[0]):
                    if isinstance(constant, ast.Constant) and isinstance(constant.value, str):
                        yield constant.value, params


def test_every_reason_is_listed_with_its_params() -> None:
    assert dict(given()) | {
        "stale": (),  # StaleControl
        "storage-busy": (),  # the three of bot.storage.engine
        "storage-full": (),
        "storage-failed": (),
    } == dict(REASONS)
