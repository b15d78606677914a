"""Every kind of picture of First Martians, by name, for tests that go through all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PIL import Image

from bot.i18n import Words
from render.core.picture import Band
from render.first_martians.astronaut import astronaut_bands
from render.first_martians.chronicle import chapter_bands, chronicle_bands, keepsake_bands
from render.first_martians.final import final_bands
from render.first_martians.map.bands import map_bands
from render.first_martians.mars_base.bands import base_bands
from render.first_martians.mission import mission_bands
from render.first_martians.plan.bands import plan_bands
from render.first_martians.scenes import KINDS, scene_bands
from render.first_martians.supplies import supply_bands
from rules.first_martians.terms import MISSIONS
from tests.render.first_martians import views
from tests.render.first_martians.views import PEOPLE

__all__ = ["APPROVED", "PEOPLE", "PICTURES", "drawn"]

Draw = Callable[[Sequence[str], Words], tuple[Band, ...]]


def _scene(kind: str) -> Draw:
    return lambda people, words: scene_bands(kind, words("first_martians-skill-eureka"), words)


def _mission(name: str) -> Draw:
    return lambda people, words: mission_bands(views.start(4, name), people, words)


def _card(seat: int) -> Draw:
    return lambda people, words: astronaut_bands(views.ill(), seat, people, words)


APPROVED = (
    ("base", "en"),
    ("plan", "de"),
    ("plan-crowded", "fr"),
    ("map", "it"),
    ("supplies", "fr"),
    ("astronaut", "de"),
    ("mission-home-coming", "de"),
    ("final-won", "fr"),
    ("final-lost", "en"),
    ("scene-build", "it"),
    ("chapter", "de"),
    ("keepsake", "en"),
)
"""Golden pictures: names with a language."""

PICTURES: dict[str, Draw] = {
    "base-start": lambda people, words: base_bands(views.start(), people, words),
    "base": lambda people, words: base_bands(views.worn(), people, words),
    "base-landed": lambda people, words: base_bands(views.landed(), people, words),
    "base-settled": lambda people, words: base_bands(views.settled(), people, words),
    "plan-empty": lambda people, words: plan_bands(views.start(), people, words),
    "plan": lambda people, words: plan_bands(views.planning(), people, words),
    "plan-crowded": lambda people, words: plan_bands(views.crowded(), people, words),
    "map-start": lambda people, words: map_bands(views.start(), people, words),
    "map": lambda people, words: map_bands(
        views.explored(), people, words, ("r1-nw", "r2-nw", "r3-nw")
    ),
    "supplies-start": lambda people, words: supply_bands(views.start(), words),
    "supplies": lambda people, words: supply_bands(views.short_of_supplies(), words),
    "supplies-laden": lambda people, words: supply_bands(views.laden(), words),
    "map-planned": lambda people, words: map_bands(
        replace(views.explored(), stacks=views.planning().stacks), people, words
    ),
    "astronaut": _card(2),
    **{f"astronaut-{seat}": _card(seat) for seat in (0, 1, 3)},
    **{f"mission-{name}": _mission(name) for name in MISSIONS},
    "final-won": lambda people, words: final_bands(views.over(True), people, words),
    "final-lost": lambda people, words: final_bands(views.over(False, "mast"), people, words),
    **{f"scene-{kind}": _scene(kind) for kind in KINDS},
    "chapter": lambda people, words: chapter_bands(views.flown(3), people, words),
    "chronicle": lambda people, words: chronicle_bands(views.flown(8), people, words),
    "keepsake": lambda people, words: keepsake_bands(
        views.flown(6, "one-name-more"), people, words
    ),
    "keepsake-1": lambda people, words: keepsake_bands(views.flown(1, "lights-out"), people, words),
    "keepsake-12": lambda people, words: keepsake_bands(
        views.flown(12, "her-own-door"), people, words
    ),
}


def drawn(band: Band) -> Image.Image:
    """A band in all its colours."""
    return band.draw(*band.shown).image
