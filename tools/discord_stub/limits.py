"""Checks messages against Discord's documented limits on components: number, length, ids.

https://discord.com/developers/docs/components/reference
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from tools.discord_stub.payloads import BUTTON, COMPONENTS_V2, SELECT, Payload

_COMPONENTS = 40
_TEXT = 4000
_CONTENT = 2000
_CUSTOM_ID = 100
_LABEL = 80
_OPTIONS = 25
_OPTION = 100
_PLACEHOLDER = 150
_ROW = 5
_ACTION_ROW, _TEXT_DISPLAY, _GALLERY = 1, 10, 12
_PICTURES = 10
_ALT_TEXT = 1024
_LINK = 5


def parts(components: Iterable[Any]) -> Iterator[Payload]:
    """Yield every component of a message, with those that stand in others."""
    for component in components:
        yield component
        yield from parts(component.get("components") or ())
        if component.get("accessory"):
            yield from parts([component["accessory"]])


def broken(payload: Payload) -> list[str]:
    """Return the limits that a message breaks which is to be posted or edited.

    >>> broken({"content": "x" * 2001})
    ['2001 characters of content']
    """
    found = []
    content = payload.get("content") or ""
    if len(content) > _CONTENT:
        found.append(f"{len(content)} characters of content")
    components = payload.get("components")
    if not components:
        return found
    every = list(parts(components))
    if payload.get("flags", COMPONENTS_V2) & COMPONENTS_V2 and (content or payload.get("embeds")):
        found.append("content beside components")
    if len(every) > _COMPONENTS:
        found.append(f"{len(every)} components")
    text = sum(len(one.get("content") or "") for one in every)
    if text > _TEXT:
        found.append(f"{text} characters of text")
    ids = Counter(one["custom_id"] for one in every if "custom_id" in one)
    found += [f"custom_id {one} {times} times" for one, times in ids.items() if times > 1]
    found += [f"custom_id of {len(one)}" for one in ids if not 1 <= len(one) <= _CUSTOM_ID]
    for one in every:
        found += _broken_by(one)
    return found


def _broken_by(component: Payload) -> Iterator[str]:
    kind, label = component["type"], component.get("label") or ""
    if kind == _TEXT_DISPLAY and not component.get("content"):
        yield "a text without characters"
    if kind == BUTTON:
        if not label and not component.get("emoji"):
            yield "a button without label"
        if len(label) > _LABEL:
            yield f"a label of {len(label)}"
        if ("url" in component) != (component.get("style") == _LINK):
            yield "a link of a button that isn't one"
    elif kind == SELECT:
        options = component.get("options") or ()
        if not 1 <= len(options) <= _OPTIONS:
            yield f"{len(options)} options"
        if len({option["value"] for option in options}) < len(options):
            yield "two options of one value"
        texts = [option.get(key) or "" for option in options for key in ("value", "label")]
        texts += [option.get("description") or "" for option in options]
        yield from (f"an option of {len(text)}" for text in texts if len(text) > _OPTION)
        if len(component.get("placeholder") or "") > _PLACEHOLDER:
            yield "a long placeholder"
    elif kind == _ACTION_ROW:
        held = component.get("components") or ()
        if not 1 <= len(held) <= _ROW or (len(held) > 1 and any(c["type"] == SELECT for c in held)):
            yield f"a row of {len(held)}"
    elif kind == _GALLERY:
        items = component.get("items") or ()
        if not 1 <= len(items) <= _PICTURES:
            yield f"a gallery of {len(items)}"
        if any(len(item.get("description") or "") > _ALT_TEXT for item in items):
            yield "a long description of a picture"
