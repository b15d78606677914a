"""Straight ways on from a place of the chart, and what they lead to past ships that bar them."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.masks import union

Direction = tuple[int, int]
"""The smallest step along a line, such as ``(1, -1)`` for up and right."""


@dataclass(frozen=True, slots=True)
class Ray:
    """A straight way on from a place, or out of the Moon: what lies on it, as far as it goes.

    ``places`` are indexes into ``Chart.places`` with their distance from the ray's start. A ray
    that runs into the Moon ends in a quarter of the disc, ``gate``; any other has ``gate`` -1 and
    ``distance`` 0.
    """

    direction: Direction
    places: tuple[tuple[int, float], ...]
    gate: int = -1
    distance: float = 0.0


class Way:
    """A ray as flights are reckoned with: by indexes of places, then of the Moon's quarters.

    ``stops`` are all that lies on it from its start outwards, each with its bit and its distance;
    ``mask`` has the bits of all.
    """

    __slots__ = ("mask", "stops")

    def __init__(self, ray: Ray, quarters: int) -> None:
        gate = ((quarters + ray.gate, ray.distance),) if ray.gate >= 0 else ()
        self.stops = tuple((stop, 1 << stop, distance) for stop, distance in (*ray.places, *gate))
        self.mask = union([bit for _, bit, _ in self.stops])

    def ahead(self, blocked: int) -> int:
        """What it leads to, as a mask, up to the first node that is blocked."""
        if not self.mask & blocked:
            return self.mask
        found = 0
        for _, bit, _ in self.stops:
            if bit & blocked:
                break
            found |= bit
        return found


class Ways:
    """All straight ways on from a place, or out of a quarter of the Moon, as rays and reckoned.

    ``mask`` has the bits of whatever lies on any of them, ``next`` the first place on each that
    isn't the Moon, once, by its index. ``lit`` gives what they lead to by the mask of those that
    bar them.
    """

    __slots__ = ("lit", "mask", "next", "rays", "reckoned")

    def __init__(self, rays: tuple[Ray, ...], quarters: int) -> None:
        self.rays = rays
        self.reckoned = tuple(Way(ray, quarters) for ray in rays)
        self.mask = union(way.mask for way in self.reckoned)
        self.next = tuple(dict.fromkeys(ray.places[0][0] for ray in rays if ray.places))
        self.lit = Lit(self.reckoned)


class Lit(dict[int, int]):
    """What straight ways lead to, by the mask of the nodes on them that are blocked.

    Reckoned when first asked for, and kept: flights ask for the same again and again.
    """

    __slots__ = ("_apart", "_ways")

    KEPT = 64
    """Entries; a place sees about 15 others, of which up to three may be blocked."""

    def __init__(self, ways: tuple[Way, ...]) -> None:
        super().__init__()
        self._ways = ways
        # True of nearly all: no two of its ways lead to the same place or quarter.
        self._apart = sum(len(way.stops) for way in ways) == union(w.mask for w in ways).bit_count()

    def __missing__(self, blocked: int) -> int:
        if len(self) >= self.KEPT:
            self.clear()
        if self._apart and (rest := blocked & (blocked - 1)):
            found = self[rest] & self[blocked ^ rest]
        else:
            found = union([way.ahead(blocked) for way in self._ways])
        self[blocked] = found
        return found
