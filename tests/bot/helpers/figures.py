"""Reads figures as Prometheus would, and their changes."""

from __future__ import annotations

import re

from prometheus_client import REGISTRY, generate_latest

_SAMPLE = re.compile(r"^(mission_control_\w+(?:\{[^}]*\})?) (\S+)$", re.MULTILINE)


def value(name: str, /, **labels: str) -> float:
    """The value of ``mission_control_<name>``; 0 for one that nothing was counted for."""
    return REGISTRY.get_sample_value(f"mission_control_{name}", labels) or 0.0


def text() -> str:
    return generate_latest().decode()


def samples() -> dict[str, float]:
    """Every sample of the bot's own, by name and labels as they are written."""
    return {name: float(found) for name, found in _SAMPLE.findall(text())}


class Counted:
    """What has been counted since it was made."""

    def __init__(self) -> None:
        self._before = samples()

    def __call__(self) -> dict[str, float]:
        """The samples that have grown, each by how much; times and their buckets left out."""
        return {
            name: grown
            for name, now in samples().items()
            if (grown := now - self._before.get(name, 0.0)) > 0 and not _TIMES.search(name)
        }


_TIMES = re.compile(r"_(sum|bucket)(\{|$)")
