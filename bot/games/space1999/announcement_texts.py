"""Texts of announcements: planets explored, the Computer's answers, routes checked, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.announcement import Announcement, AnnouncementText
from bot.games.base import Presentation
from bot.games.space1999 import glossary, planet_texts
from render.space1999.central_computer import answer, check
from render.space1999.final import final
from render.space1999.planet_card import planet_card
from rules.space1999.central_computer import ComputerAnswered
from rules.space1999.route_tiles import RouteChecked
from rules.space1999.ships import PlanetExplored, TilesTaken
from rules.space1999.view import FinalScore, View

EXPLORED, ANSWERED, CHECKED, FINAL = "planet", "answer", "route", "final"
"""Kinds of announcements."""
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def announce(
    p: Presentation[View], announcement: Announcement, events: Sequence[Any]
) -> AnnouncementText:
    """Text and picture of an announcement, on one page."""
    view, names, t = p.view, p.names, p.t
    event = events[announcement.event]
    if announcement.kind == EXPLORED:
        taken = _tiles_taken(events[announcement.event + 1 :])
        bands = planet_card(view, event.seat, event.planet, event.card, names, t, taken)
        return AnnouncementText(
            (explored_text(p, event, taken),), bands, explored_heading(p, event)
        )
    if announcement.kind == ANSWERED:
        bands = answer(view, names, t)
        voice = planet_texts.answer_text(view.board, event, t)
        beside = "\n".join((answered_heading(p, event), *_italic(voice)))
        return AnnouncementText((answered_text(p, event),), bands, beside)
    if announcement.kind == CHECKED:
        bands = check(view, event.seat, event.ok, names, t)
        return AnnouncementText((checked_text(p, event),), bands, checked_text(p, event))
    if announcement.kind == FINAL:
        return AnnouncementText((final_text(p),), final(view, names, t), final_heading(p))
    raise ValueError(f"Spazio: 1999 announces no {announcement.kind}")


def summarize(p: Presentation[View], announcement: Announcement, events: Sequence[Any]) -> str:
    """A landing or a route that was checked in its sentence; a plan with the answer to it."""
    event = events[announcement.event]
    told = p.describe(event) or ""
    if announcement.kind != ANSWERED:
        return told
    plan = glossary.plan(p.view.board.plan(event.plan), p.t)
    return p.t(
        "space1999-digest-answer", who=glossary.who(p, event.seat), plan=plan, answer=event.answer
    )


def _tiles_taken(events: Sequence[Any]) -> int:
    """The route tiles taken on a planet, by what happened after the landing."""
    for event in events:
        if isinstance(event, TilesTaken):
            return sum(event.tiles)
        if isinstance(event, PlanetExplored):
            break
    return 0


def explored_heading(p: Presentation[View], event: PlanetExplored) -> str:
    """The planet, who landed there and when, and what happens there."""
    heading = p.t(
        "space1999-announcement-planet",
        planet=glossary.planet(event.planet, p.t),
        who=glossary.who(p, event.seat),
        round=event.round,
    )
    return "\n".join((heading, *_italic(planet_texts.planet_text(event.planet, event.again, p.t))))


def _italic(text: str) -> tuple[str, ...]:
    """A card's text as a line; none where it has no text."""
    return (f"*{text}*",) if text else ()


def explored_text(p: Presentation[View], event: PlanetExplored, taken: int) -> str:
    """A planet, what the landing found there, and what it means for the ship.

    ``taken`` are the route tiles that the Bank gave, which may be fewer than the card says.
    """
    t, card = p.t, p.view.board.planet_cards[event.card]
    short = card.tiles > taken
    return "\n".join(
        (
            explored_heading(p, event),
            t(
                "space1999-announcement-card",
                conditions=t(f"space1999-conditions-{card.conditions}"),
                count=taken,
                energy=glossary.signed(card.energy),
                instruction=t(f"space1999-instruction-{card.instruction}"),
            ),
            *_italic(planet_texts.card_text(p.view.board, event, t)),
            *([t("space1999-announcement-bank", taken=taken, due=card.tiles)] if short else []),
            *([t("space1999-announcement-again")] if event.again else []),
            t(
                "space1999-announcement-visited",
                visited=event.visited,
                planets=len(p.view.board.chart.planets),
            ),
        )
    )


def answered_heading(p: Presentation[View], event: ComputerAnswered) -> str:
    """The plan that was put to the Central Computer, by whom and when."""
    return p.t(
        "space1999-announcement-answer",
        who=glossary.who(p, event.seat),
        plan=glossary.plan(p.view.board.plan(event.plan), p.t),
        round=event.round,
    )


def answered_text(p: Presentation[View], event: ComputerAnswered) -> str:
    """A plan and what the Central Computer made of it."""
    view, t = p.view, p.t
    lines = [
        answered_heading(p, event),
        *_italic(planet_texts.order_text(event.plan, event.seat, event.round, t)),
        t(f"space1999-event-answer-{event.answer}"),
        *_italic(planet_texts.answer_text(view.board, event, t)),
    ]
    program = view.answer.program if view.answer is not None else None
    if program is not None:
        told = glossary.program(view.board.program(program), t)
        lines.append(t("space1999-announcement-program", program=told))
        lines += _italic(planet_texts.program_text(program, event.seat, event.round, t))
    ship = view.ships[event.seat]
    lines.append(
        t(
            "space1999-announcement-ship",
            where=glossary.where(ship.place, "at", t),
            energy=ship.energy,
            count=ship.plans,
            cards=view.plan_cards,
        )
    )
    return "\n".join(lines)


def checked_text(p: Presentation[View], event: RouteChecked) -> str:
    """A route that reached Earth and was the wrong one."""
    told = p.t(
        "space1999-announcement-route",
        who=glossary.who(p, event.seat),
        round=event.round,
        outlook=glossary.to_earth(p.view.ships[event.seat].missing, p.t),
        route=glossary.odds(p.view)["route"],
        tiles=len(p.view.tiles),
    )
    return "\n".join((told, *_italic(planet_texts.route_text(event.ok, p.t))))


def final_heading(p: Presentation[View]) -> str:
    """The winner, and the round of the end."""
    if p.view.outcome is None:
        raise ValueError("the game isn't over")
    winners = ", ".join(glossary.who(p, seat) for seat in p.view.outcome.winners)
    return p.t("space1999-announcement-final", who=winners, round=p.view.round)


def final_text(p: Presentation[View]) -> str:
    """The final order and how far each route came."""
    ranking = f"-# {p.t('space1999-announcement-ranking')}"
    voice = _italic(planet_texts.route_text(True, p.t))
    return "\n".join(
        [final_heading(p), *voice, *(_score(p, score) for score in p.view.final), ranking]
    )


def _score(p: Presentation[View], score: FinalScore) -> str:
    return p.t(
        "space1999-announcement-score",
        rank=MEDALS.get(score.rank, f"{score.rank}."),
        who=glossary.who(p, score.seat),
        route=score.route,
        outlook=glossary.to_earth(p.view.ships[score.seat].missing, p.t),
        energy=score.energy,
        nearer=score.score,
        won="yes" if score.rank == 1 else "no",
    )
