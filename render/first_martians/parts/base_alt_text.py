"""Describes the base in words: each facility with its red parts, tokens, output and shutdown."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.alt_text import labelled, semicolon_list
from render.core.picture import Words
from render.first_martians.parts import labels
from rules.first_martians.state import Facility
from rules.first_martians.terms import BLOCK_INDEX
from rules.first_martians.view import View


def block_alt_text(view: View, blocks: Sequence[str], words: Words) -> list[tuple[str, ...]]:
    """Wordings of blocks: facilities with something to tell in full, the others by name only."""
    parts: list[tuple[str, ...]] = []
    for block in blocks:
        at = BLOCK_INDEX[block]
        title = labels.block(block, words)
        parts.append((words("picmars-alt-block", block=title, track=view.tracks[at]),))
        if view.boxes[at]:
            parts.append((words("picmars-alt-die", block=title), ""))
    data = view.content.base.facility
    own = [each for each in view.facilities if data[each.id].block in blocks]
    parts += [wordings for each in own if (wordings := _wordings(view, each, words))]
    in_order = [labels.facility(each.id, words) for each in own if not _troubled(each)]
    if in_order:
        parts.append((words("picmars-alt-in-order", list=", ".join(in_order)), ""))
    return parts


def _troubled(facility: Facility) -> bool:
    return bool(facility.broken or facility.now or facility.next or facility.shutdowns)


def _wordings(view: View, facility: Facility, words: Words) -> tuple[str, ...]:
    full: list[str] = []
    if facility.shutdowns:
        full.append(words("picmars-shut-down"))
    if facility.broken:
        red = ", ".join(labels.part(part, words) for part in facility.broken)
        full.append(words("picmars-alt-broken", list=red))
    brief = list(full)
    if facility.production:
        most = view.content.base.facility[facility.id].most
        full.append(words("picmars-alt-output", amount=facility.production, most=most))
    if facility.farm is not None:
        farm = facility.farm
        full.append(
            words(
                "picmars-alt-farm",
                plants=farm.plants,
                houses=farm.greenhouses,
                growing=sum(farm.growth),
            )
        )
    for mark, tokens in (("!", facility.now), (">>", facility.next)):
        if tokens:
            laid = ", ".join(words(f"picmars-token-{kind}") for kind in tokens)
            full.append(words("picmars-alt-tokens", mark=mark, list=laid))
    if facility.upgrade:
        full.append(labels.piece("upgrade", facility.upgrade, words))
    name = labels.facility(facility.id, words)
    return tuple(
        f"{labelled(name, semicolon_list(said, words), words)}." if said else ""
        for said in (full, brief)
        if full
    )
