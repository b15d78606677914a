"""Which characters a font has: the ``cmap`` table of OpenType, read from the file itself.

Pillow doesn't tell, and a missing character would be drawn as an empty box. Format: OpenType
specification, "cmap — Character to Glyph Index Mapping Table", subtables 4 and 12.
"""

from __future__ import annotations

import struct
from array import array
from bisect import bisect_right
from pathlib import Path

_UNICODE = ((3, 10), (0, 6), (0, 4), (3, 1), (0, 3))
"""Platform and encoding of Unicode subtables, the widest first."""


class Coverage:
    """The set of code points that a font maps to a glyph, kept as ranges."""

    __slots__ = ("_ends", "_starts")

    def __init__(self, ranges: list[tuple[int, int]]) -> None:
        self._starts, self._ends = array("I"), array("I")
        for start, end in sorted(ranges):
            if self._ends and start <= self._ends[-1] + 1:
                self._ends[-1] = max(end, self._ends[-1])
            else:
                self._starts.append(start)
                self._ends.append(end)

    def __contains__(self, character: str) -> bool:
        code = ord(character)
        at = bisect_right(self._starts, code) - 1
        return at >= 0 and code <= self._ends[at]


def coverage(path: Path) -> Coverage:
    """What the font file at ``path`` covers; raises ``ValueError`` if it isn't OpenType."""
    with path.open("rb") as file:
        head = file.read(12)
        if len(head) < 12:
            raise ValueError(f"{path.name} is no OpenType font")
        for _ in range(struct.unpack_from(">H", head, 4)[0]):
            tag, _sum, offset, length = struct.unpack(">4sIII", file.read(16))
            if tag == b"cmap":
                file.seek(offset)
                return Coverage(_ranges(file.read(length)))
    raise ValueError(f"{path.name} is no OpenType font")


def _ranges(table: bytes) -> list[tuple[int, int]]:
    count = struct.unpack_from(">H", table, 2)[0]
    records = (struct.unpack_from(">HHI", table, 4 + 8 * i) for i in range(count))
    offsets = {(platform, encoding): offset for platform, encoding, offset in records}
    for key in _UNICODE:
        if key in offsets:
            subtable = table[offsets[key] :]
            kind = struct.unpack_from(">H", subtable)[0]
            if kind == 12:
                return _format_12(subtable)
            if kind == 4:
                return _format_4(subtable)
    return []


def _format_12(table: bytes) -> list[tuple[int, int]]:
    groups = struct.unpack_from(">I", table, 12)[0]
    return [struct.unpack_from(">II", table, 16 + 12 * i) for i in range(groups)]


def _format_4(table: bytes) -> list[tuple[int, int]]:
    segments = struct.unpack_from(">H", table, 6)[0] // 2
    size = 2 * segments
    ends = struct.unpack_from(f">{segments}H", table, 14)
    starts = struct.unpack_from(f">{segments}H", table, 16 + size)
    deltas = struct.unpack_from(f">{segments}H", table, 16 + 2 * size)
    offsets = struct.unpack_from(f">{segments}H", table, 16 + 3 * size)
    found = []
    for i, (start, end) in enumerate(zip(starts, ends, strict=True)):
        for code in range(start, min(end, 0xFFFE) + 1):
            if offsets[i] == 0:
                glyph = (code + deltas[i]) & 0xFFFF
            else:
                place = 16 + 3 * size + 2 * i + offsets[i] + 2 * (code - start)
                glyph = struct.unpack_from(">H", table, place)[0]
            if glyph:
                found.append((code, code))
    return found
