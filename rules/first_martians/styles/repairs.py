"""The parts that the plan leaves to be repaired, and the spare parts that are left for them."""

from __future__ import annotations

from collections import Counter

from rules.first_martians.styles.evaluation import Evaluation
from rules.first_martians.terms import REPAIR


def parts_to_repair(evaluation: Evaluation) -> tuple[str, ...]:
    """The kinds of the red parts that can be repaired, and that no stack is laid for."""
    jobs = [each.stack.job for each in evaluation.view.stacks]
    laid = {(job.where, job.about) for job in jobs if job.kind == REPAIR}
    return tuple(
        part
        for each in evaluation.view.facilities
        if not each.shut
        for part in each.broken
        if (each.id, part) not in laid
    )


def too_many_red(evaluation: Evaluation) -> bool:
    """Whether more parts are red than the mission lets be, but for those that stacks repair."""
    view = evaluation.view
    laid = sum(each.stack.job.kind == REPAIR for each in view.stacks)
    return view.threshold is not None and view.broken - laid > view.threshold


def items_left(evaluation: Evaluation) -> frozenset[str]:
    """The items at hand that no stack takes."""
    taken = Counter(item for each in evaluation.view.stacks for item in each.needs.items)
    return frozenset(Counter(evaluation.view.cargo) - taken)
