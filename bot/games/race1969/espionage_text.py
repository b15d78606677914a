"""Espionage in words: what cards in hands and in face-down plays come to."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.base import Presentation
from bot.games.race1969 import glossary
from rules.core.game import Seat
from rules.race1969 import events as ev
from rules.race1969.odds import espionage_steps
from rules.race1969.views.view import LaunchView, View

STEPS_SHOWN = 4


def running_launch(view: View) -> LaunchView:
    """The launch in progress; raises ``ValueError`` where there is none."""
    if view.launch is None:
        raise ValueError("no launch is in progress")
    return view.launch


def play_text(p: Presentation[View], support: bool) -> str:
    """The viewer's own play: its cards and their effect. For its eyes only."""
    play = p.view.own.play if p.view.own else ()
    if not play:
        return p.t("race1969-own-play-empty")
    cost = p.view.board.mission(running_launch(p.view).mission).espionage_cost
    total = sum(play)
    return p.t(
        "race1969-own-play",
        cards=glossary.cards(play),
        total=total,
        cost=cost,
        cells=total // cost,
        wasted=total % cost,
        way="forward" if support else "back",
    )


def seal_label(p: Presentation[View], support: bool) -> str:
    """The button that makes a play final: how many cards, and what they come to alone."""
    play = p.view.own.play if p.view.own else ()
    if not play:
        return p.t("race1969-choose-seal-no-cards")
    cost = p.view.board.mission(running_launch(p.view).mission).espionage_cost
    return p.t(
        "race1969-choose-seal",
        count=len(play),
        total=sum(play),
        cells=sum(play) // cost,
        way="forward" if support else "back",
    )


def steps_text(p: Presentation[View], support: bool) -> str:
    """The next cells: their cost in points and change of prestige, a line each."""
    launch = running_launch(p.view)
    steps = espionage_steps(p.view, launch.mission, launch.cell)
    chosen = steps.forward if support else steps.back
    lines = [
        p.t(
            "race1969-espionage-step",
            points=step.points,
            cell=step.cell,
            prestige=step.prestige,
            change=abs(step.change),
            sign="plus" if step.change > 0 else "minus" if step.change else "none",
            top="yes" if step.last else "no",
        )
        for step in chosen[:STEPS_SHOWN]
    ]
    return "\n".join(lines) or p.t(f"race1969-espionage-no-step-{'forward' if support else 'back'}")


def hands_text(p: Presentation[View], seats: Sequence[Seat]) -> str:
    """The number of cards that each of these seats holds: 🔶 USSR 4, 🌲 Canada 0."""
    return ", ".join(
        f"{glossary.nation_tag(p, seat)} {p.view.nations[seat].cards}" for seat in seats
    )


def face_down_text(p: Presentation[View]) -> str:
    """The number of cards that opponents laid, once that may be known; else an empty text."""
    face_down = running_launch(p.view).face_down
    if not face_down:
        return ""
    laid = ", ".join(f"{glossary.nation_tag(p, seat)} {count}" for seat, count in face_down)
    return p.t("race1969-question-face-down", cards=laid)


def card_played(event: ev.CardPlayed, p: Presentation[View]) -> str | None:
    """A card was laid into the reader's own play."""
    return p.t("race1969-event-card-played", card=event.card)


def card_taken(event: ev.CardTaken, p: Presentation[View]) -> str | None:
    """A card was taken back from the reader's own play."""
    return p.t("race1969-event-card-taken", card=event.card)


def play_sealed(event: ev.PlaySealed, p: Presentation[View]) -> str | None:
    """The reader's own play is final; nothing for anybody else's."""
    if event.count is None:
        return None
    return p.t("race1969-event-sealed", who=glossary.who(p, event.seat), count=event.count)


def plays_laid(event: ev.PlaysLaid, p: Presentation[View]) -> str | None:
    """The number of cards that each nation has laid, once all plays are final."""
    total = sum(count for _, count in event.counts)
    cards = ", ".join(f"{glossary.nation_tag(p, seat)} {count}" for seat, count in event.counts)
    return p.t("race1969-event-laid", total=total, cards=cards)


def plays_revealed(event: ev.PlaysRevealed, p: Presentation[View]) -> str | None:
    """The sum of the plays."""
    if not event.plays:
        return p.t("race1969-event-revealed-none")
    plays = "; ".join(
        f"{glossary.nation_tag(p, seat)} {glossary.cards(cards)}" for seat, cards in event.plays
    )
    return p.t(
        "race1969-event-revealed",
        plays=plays,
        cost=event.cost,
        back=event.back,
        forward=event.forward,
        start=event.start,
        cell=event.cell,
    )
