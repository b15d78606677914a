"""The standing of the crew: sol and phase, morale, stress, balance of supplies, the mission."""

from __future__ import annotations

from bot.games.base import Presentation
from bot.games.first_martians import glossary
from bot.i18n import Words
from rules.first_martians.components.missions import PERCENT
from rules.first_martians.terms import FOOD, STRESS_LIMIT
from rules.first_martians.views.view import Forecast, ObjectiveView, View


def status(p: Presentation[View]) -> list[str]:
    """A line about the base and one about the mission."""
    view, t = p.view, p.t
    return [
        "-# "
        + t(
            "first_martians-status",
            round=view.round,
            sols=view.sols,
            phase=glossary.piece("phase", str(view.phase), t),
            morale=glossary.signed(view.morale),
            stress=view.stress,
            limit=STRESS_LIMIT,
            balance=" ".join(_balance(view, each) for each in view.forecast),
        ),
        "-# " + _mission(view, t),
    ]


def _balance(view: View, each: Forecast) -> str:
    """A resource's balance in the next Production, with a warning where it falls short.

    What lies in store only helps out for food.
    """
    stock = getattr(view.supply, each.resource)
    surplus = each.produced - each.needed
    short = surplus + (stock if each.resource == FOOD else 0) < 0
    warning = "⚠️" if short else ""
    return f"{glossary.SUPPLY[each.resource]} {glossary.signed(surplus)} ({stock}){warning}"


def _mission(view: View, t: Words) -> str:
    """The mandatory objectives that are left, and what else the mission is lost by."""
    mandatory = [each for each in view.objectives if not each.optional]
    left = [_objective(view, each, t) for each in mandatory if not each.reached]
    return t(
        "first_martians-status-mission",
        reached=len(mandatory) - len(left),
        objectives=len(mandatory),
        all="no" if left else "yes",
        left=" · ".join(left),
        limited="no" if view.threshold is None else "yes",
        broken=view.broken,
        most=view.threshold or 0,
    )


def _objective(view: View, each: ObjectiveView, t: Words) -> str:
    title = glossary.piece("objective", f"{view.mission}-{each.id}", t)
    return title if each.needed == 1 else f"{title} {amount(each, t)}"


def amount(objective: ObjectiveView, t: Words) -> str:
    """The amount of an objective that is reached, of the amount that is asked for."""
    have, needed = min(objective.have, objective.needed), objective.needed
    if objective.goal == PERCENT:
        return t("picmars-percent", percent=have)
    return f"{have}/{needed}"
