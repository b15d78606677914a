"""The messages that stay: planets explored, the Computer's answers, routes checked, the end."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.base import Announcement
from bot.games.space1999 import names
from bot.games.space1999.tile_choices import outlook
from bot.i18n import Words
from rules.space1999 import events as ev
from rules.space1999.views.view import FinalScore, View

EXPLORED, ANSWERED, CHECKED, FINAL = "planet", "answer", "route", "final"
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def posts(events: Sequence[object]) -> tuple[Announcement, ...]:
    """Which events get a message of their own.

    An answer that sends the ship to a planet at once is told by the planet's message, and the
    check that ends the game by the last.
    """
    found = []
    landing = any(isinstance(event, ev.PlanetExplored) for event in events)
    for index, event in enumerate(events):
        if isinstance(event, ev.PlanetExplored):
            found.append(Announcement(EXPLORED, index))
        elif isinstance(event, ev.ComputerAnswered) and not landing:
            found.append(Announcement(ANSWERED, index))
        elif isinstance(event, ev.RouteChecked) and not event.ok:
            found.append(Announcement(CHECKED, index))
        elif isinstance(event, ev.GameEnded):
            found.append(Announcement(FINAL, index))
    return tuple(found)


def explored_text(event: ev.PlanetExplored, view: View, people: Sequence[str], t: Words) -> str:
    """A planet, what the landing found there, and what it means for the ship."""
    card = view.board.planet_cards[event.card]
    return "\n".join(
        (
            t(
                "space1999-post-planet",
                planet=names.planet(event.planet, t),
                who=names.who(view, people, event.seat),
                round=event.round,
            ),
            f"*{t(f'space1999-planet-{event.planet}-line')}*",
            t(
                "space1999-post-card",
                conditions=t(f"space1999-conditions-{card.conditions}"),
                count=card.tiles,
                energy=names.signed(card.energy),
                instruction=t(f"space1999-instruction-{card.instruction}"),
            ),
            t("space1999-post-again") if event.again else "",
            t(
                "space1999-post-visited",
                visited=event.visited,
                planets=len(view.board.chart.planets),
            ),
        )
    ).replace("\n\n", "\n")


def answered_text(event: ev.ComputerAnswered, view: View, people: Sequence[str], t: Words) -> str:
    """A plan and what the Central Computer made of it."""
    lines = [
        t(
            "space1999-post-answer",
            who=names.who(view, people, event.seat),
            plan=names.plan(view.board.plan(event.plan), t),
            round=event.round,
        ),
        t(f"space1999-event-answer-{event.answer}"),
    ]
    program = view.answer.program if view.answer is not None else None
    if program is not None:
        told = names.program(view.board.program(program), t)
        lines.append(t("space1999-post-program", program=told))
    ship = view.ships[event.seat]
    lines.append(
        t(
            "space1999-post-ship",
            where=names.where(ship.place, "at", t),
            energy=ship.energy,
            count=ship.plans,
            cards=view.plan_cards,
        )
    )
    return "\n".join(lines)


def checked_text(event: ev.RouteChecked, view: View, people: Sequence[str], t: Words) -> str:
    """A route that reached Earth and was the wrong one."""
    ship = view.ships[event.seat]
    return t(
        "space1999-post-route",
        who=names.who(view, people, event.seat),
        round=event.round,
        outlook=outlook(ship.missing, t),
        route=names.odds(view)["route"],
        tiles=len(view.tiles),
    )


def final_text(view: View, people: Sequence[str], t: Words) -> str:
    """The final order and how far each route came."""
    if view.outcome is None:
        raise ValueError("the game isn't over")
    winners = ", ".join(names.who(view, people, seat) for seat in view.outcome.winners)
    heading = t("space1999-post-final", who=winners, round=view.round)
    return "\n".join([heading, *(_score(score, view, people, t) for score in view.final)])


def _score(score: FinalScore, view: View, people: Sequence[str], t: Words) -> str:
    return t(
        "space1999-post-score",
        rank=MEDALS.get(score.rank, f"{score.rank}."),
        who=names.who(view, people, score.seat),
        route=score.route,
        outlook=outlook(view.ships[score.seat].missing, t),
        energy=score.energy,
    )
