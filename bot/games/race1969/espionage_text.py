"""Face-down plays in words: what lies there, what it comes to, what it leaves over."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from bot.games.race1969 import names
from bot.i18n import Words
from rules.core.game import Seat
from rules.race1969.odds import espionage_steps
from rules.race1969.terms import SUPPORT
from rules.race1969.views.view import LaunchView, View

CARD_EMOJI = "🃏"
STEPS_SHOWN = 4


def running_launch(view: View) -> LaunchView:
    """The launch in progress; raises ``ValueError`` where there is none."""
    if view.launch is None:
        raise ValueError("no launch is in progress")
    return view.launch


def play_text(view: View, support: bool, t: Words) -> str:
    """What the viewer's own play holds and does, for its eyes only."""
    play = view.own.play if view.own else ()
    if not play:
        return t("race1969-play-empty")
    cost = view.board.mission(running_launch(view).mission).espionage_cost
    total = sum(play)
    return t(
        "race1969-play-sum",
        cards=names.cards(play),
        total=total,
        cost=cost,
        cells=total // cost,
        wasted=total % cost,
        way="forward" if support else "back",
    )


def seal_label(view: View, support: bool, t: Words) -> str:
    """The button that makes a play final: how many cards, and what they come to alone."""
    play = view.own.play if view.own else ()
    if not play:
        return t("race1969-choose-seal-none")
    cost = view.board.mission(running_launch(view).mission).espionage_cost
    return t(
        "race1969-choose-seal",
        count=len(play),
        total=sum(play),
        cells=sum(play) // cost,
        way="forward" if support else "back",
    )


def steps_text(view: View, support: bool, t: Words) -> str:
    """What the next cells cost in points and change in prestige, a line each."""
    launch = running_launch(view)
    steps = espionage_steps(view, launch.mission, launch.cell)
    chosen = steps.forward if support else steps.back
    lines = [
        t(
            "race1969-step",
            points=step.points,
            cell=step.cell,
            prestige=step.prestige,
            change=abs(step.change),
            sign="plus" if step.change > 0 else "minus" if step.change else "none",
            top="yes" if step.last else "no",
        )
        for step in chosen[:STEPS_SHOWN]
    ]
    return "\n".join(lines) or t(f"race1969-step-none-{'forward' if support else 'back'}")


def hands_text(view: View, seats: Sequence[Seat], t: Words) -> str:
    """How many cards each of these seats holds: 🔶 USSR 4, 🌲 Canada 0."""
    return ", ".join(
        f"{names.nation_tag(view, seat, t)} {view.nations[seat].cards}" for seat in seats
    )


def face_down_text(view: View, t: Words) -> str:
    """How many cards the opponents laid, once that may be known; else an empty text."""
    face_down = running_launch(view).face_down
    if not face_down:
        return ""
    laid = ", ".join(f"{names.nation_tag(view, seat, t)} {count}" for seat, count in face_down)
    return t("race1969-face-down", cards=laid)


def offers(view: View) -> tuple[tuple[int, ...], ...]:
    """Every play that the viewer's cards allow, by what it comes to; none at all comes first."""
    own = view.own
    if own is None:
        return ()
    pool = tuple(sorted((*own.hand, *own.play)))
    found = {chosen for size in range(len(pool) + 1) for chosen in combinations(pool, size)}
    return tuple(sorted(found, key=lambda chosen: (sum(chosen), len(chosen), chosen)))


def is_support(view: View, seat: Seat) -> bool:
    """Whether the seat plays for its own rocket."""
    return any(d.seat == seat and d.kind == SUPPORT for d in view.decisions)
