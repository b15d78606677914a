"""Mixes colours and measures their contrast."""

from __future__ import annotations

from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]
"""Red, green and blue, 0 to 255 each."""


def rgb(code: str) -> Colour:
    """The colour of a code such as ``#0b1736``; raises ``ValueError`` for what is none."""
    value = int(code.removeprefix("#"), 16)
    return (value >> 16, value >> 8 & 255, value & 255)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """``a`` mixed with ``b``, whose share is 0 to 1."""
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return (red, green, blue)


def luminance(colour: Colour) -> float:
    """Relative luminance, 0 to 1 (WCAG 2.2)."""

    def linear(channel: int) -> float:
        value = channel / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(channel) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: Colour, b: Colour) -> float:
    """Contrast ratio, 1 to 21 (WCAG 2.2); text needs 4.5."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)
