"""The layout of a message, for discord.py to send and to forget."""

from __future__ import annotations

from typing import Any

from discord import ui


def static_view(*items: ui.Item[Any]) -> ui.LayoutView:
    """A layout that discord.py sends and forgets.

    Every control is answered by its ``custom_id``, so nothing is gained by keeping each message's
    view in memory, nor by a timer on each ephemeral one.
    """
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view
