"""Espionage in words: its questions, and what cards in hands and face-down plays come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bot.games.base import Presentation
from bot.games.labels import ActionChoice, Label
from bot.games.race1969 import glossary
from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.race1969.board import FIRST_CELL, cell_after_cards, worths
from rules.race1969.card_choice import plays
from rules.race1969.espionage import (
    CardPlayed,
    CardTaken,
    Play,
    PlaySealed,
    PlaysLaid,
    PlaysRevealed,
    Take,
)
from rules.race1969.espionage_cards import beyond, points_of
from rules.race1969.odds import (
    cards_beside,
    chance_of_points,
    espionage_steps,
    expected_after_cards,
    mission_flags,
    points_odds,
)
from rules.race1969.view import LaunchView, View

STEPS_SHOWN = 4


def running_launch(view: View) -> LaunchView:
    """The launch in progress; raises ``ValueError`` where there is none."""
    if view.launch is None:
        raise ValueError("no launch is in progress")
    return view.launch


# Questions


def sabotage_question(p: Presentation[View]) -> list[str]:
    """The question to an opponent who may sabotage the running launch.

    It tells the chance that the cards which others have laid help to set the rocket back.
    """
    launch = running_launch(p.view)
    text = p.t("race1969-question-sabotage", who=glossary.who(p, launch.seat))
    mission = p.view.board.mission(launch.mission)
    own = points_of(p.view.own.play, mission) if p.view.own else 0
    cost = mission.espionage_cost
    beside = cards_beside(p.view)
    lines = [text, *_rocket(p, support=False)]
    cells = own // cost + 1  # what the own cards do alone is said with them
    if beside and cells <= launch.cell - FIRST_CELL:
        count = sum(cards for _, cards in beside)
        chance = chance_of_points(p.view, count, mission.id, cells * cost - own)
        lines.append(
            p.t(
                "race1969-question-together",
                hands=_with_cards(p, beside),
                laid="yes" if own else "no",
                cells=cells,
                chance=glossary.percent(chance, p.t),
            )
        )
    cards = p.view.nations[launch.seat].cards
    if cards:
        nation = glossary.nation_tag(p, launch.seat)
        lines.append(p.t("race1969-question-last-to-lay", nation=nation, cards=cards))
    return [*lines, *_own_cards(p, support=False)]


def support_question(p: Presentation[View]) -> list[str]:
    """The launching nation's choices for its rocket, with what lies against it."""
    launch = running_launch(p.view)
    cost = p.view.board.mission(launch.mission).espionage_cost
    lines = [p.t("race1969-question-support"), *_rocket(p, support=True)]
    count = sum(cards for _, cards in launch.face_down or ())
    if count and launch.cell > FIRST_CELL:
        chance = chance_of_points(p.view, count, launch.mission, cost)
        lines.append(p.t("race1969-question-pushed-back", chance=glossary.percent(chance, p.t)))
    return [*lines, *_own_cards(p, support=True)]


def _rocket(p: Presentation[View], *, support: bool) -> list[str]:
    """The rocket, the price of a cell, and the next cells."""
    launch = running_launch(p.view)
    mission = p.view.board.mission(launch.mission)
    return [
        p.t(
            "race1969-question-rocket",
            mission=glossary.mission_with_emoji(p, launch.mission),
            cell=glossary.cell(p.view, mission.id, launch.cell, p.t),
            left=glossary.below_last(p.view, mission.id, launch.cell),
            worth=worths(mission.cells, mission_flags(p.view, mission.id))[launch.cell - 1],
            cost=mission.espionage_cost,
        ),
        steps_text(p, support),
        face_down_text(p),
    ]


def _own_cards(p: Presentation[View], *, support: bool) -> list[str]:
    """The viewer's hand and play."""
    cards = p.view.own.hand if p.view.own else ()
    held = p.t(
        "race1969-question-hand",
        count=len(cards),
        cards=glossary.cards(cards),
        points=_points(p, cards),
    )
    return [held, play_text(p, support)]


def _points(p: Presentation[View], cards: Sequence[int]) -> int:
    """The points of these cards on the running launch."""
    return points_of(cards, p.view.board.mission(running_launch(p.view).mission))


SETS = 3
"""Sets of cards that are offered at once, beside the single cards."""


def card_sets(p: Presentation[View]) -> tuple[ActionChoice, ...]:
    """For each number of cells that takes several cards, the set that wastes least, at once."""
    own, mission = p.view.own, p.view.board.mission(running_launch(p.view).mission)
    if own is None:
        return ()
    sets: dict[int, tuple[int, ...]] = {}
    for cards in plays(tuple(sorted((*own.hand, *own.play)))):
        cells = points_of(cards, mission) // mission.espionage_cost
        least = sets.get(cells)
        if least is None or points_of(cards, mission) < points_of(least, mission):
            sets[cells] = cards
    found = []
    for cells, cards in sorted(sets.items()):
        way = [*relay(p.view, cards)]
        if cells and len(way) > 1:
            text = p.t("race1969-choose-set", cards=glossary.added_cards(cards))
            label = Label(text, effect_text(p, cards), glossary.CARD)
            found.append(ActionChoice(way, (label,)))
    return tuple(found[:SETS])


def line_title(p: Presentation[View], actions: Sequence[Any]) -> str:
    """The cards that a nation would lay and then seal: all that lie there in the end."""
    cards = Counter(p.view.own.play if p.view.own else ())
    for action in actions:
        if isinstance(action, Play):
            cards[action.card] += 1
        elif isinstance(action, Take):
            cards[action.card] -= 1
    laid = sorted(cards.elements())
    if not laid:
        return p.t("race1969-choose-play-none")
    cards_text = glossary.added_cards(laid)
    return p.t("race1969-choose-play-all", count=len(laid), cards=cards_text)


def relay(view: View, wanted: Sequence[int]) -> tuple[Take | Play, ...]:
    """The takes and plays that make the viewer's own play hold exactly these cards.

    Raises ``IllegalAction`` where the nation doesn't hold them.
    """
    play, hand = (view.own.play, view.own.hand) if view.own else ((), ())
    aim = tuple(sorted(wanted))
    if [*beyond(aim, (*play, *hand))]:
        raise IllegalAction("card-not-held")
    return (*map(Take, beyond(play, aim)), *map(Play, beyond(aim, play)))


def effect_text(p: Presentation[View], cards: Sequence[int]) -> str:
    """The effect of these cards: by themselves on another's rocket, on average on one's own."""
    launch = running_launch(p.view)
    mission = p.view.board.mission(launch.mission)
    total, cells = points_of(cards, mission), cells_moved(p.view, cards)
    if p.view.viewer == launch.seat:
        expected = expected_after_cards(p.view, total)
        return p.t(
            "race1969-effect-support",
            points=total,
            cells=cells,
            prestige=glossary.points(expected, p.t),
        )
    paid = worths(mission.cells, mission_flags(p.view, mission.id))
    return p.t(
        "race1969-effect-sabotage",
        points=total,
        cells=cells,
        loss=paid[launch.cell - FIRST_CELL] - paid[launch.cell - cells - FIRST_CELL],
    )


def cells_moved(view: View, cards: Sequence[int]) -> int:
    """The most whole cells by which these cards of the viewer's can move the running rocket.

    Back, as far as there are cells; forward, from wherever the cards that lie against it may have
    pushed it before.
    """
    launch = running_launch(view)
    mission = view.board.mission(launch.mission)
    cost, length = mission.espionage_cost, len(mission.cells)
    most = points_of(cards, mission) // cost
    if view.viewer != launch.seat:
        return min(most, launch.cell - FIRST_CELL)
    count = sum(laid for _, laid in launch.face_down or ())
    against = max(points_odds(view, count, mission.id), default=0)
    lowest = cell_after_cards(launch.cell, length, cost, against, 0)
    return min(most, length - lowest)


def play_text(p: Presentation[View], support: bool) -> str:
    """The viewer's own play: its cards and their effect. For the viewer alone."""
    play = p.view.own.play if p.view.own else ()
    if not play:
        return p.t("race1969-own-play-empty")
    cost = p.view.board.mission(running_launch(p.view).mission).espionage_cost
    total, cells = _points(p, play), cells_moved(p.view, play)
    return p.t(
        "race1969-own-play",
        cards=glossary.cards(play),
        total=total,
        cost=cost,
        cells=cells,
        wasted=total - cells * cost,
        way="forward" if support else "back",
    )


def seal_label(p: Presentation[View], support: bool) -> str:
    """The button that makes a play final: how many cards, and what they come to alone."""
    play = p.view.own.play if p.view.own else ()
    if not play:
        return p.t("race1969-choose-seal-no-cards")
    return p.t(
        "race1969-choose-seal",
        count=len(play),
        total=_points(p, play),
        cells=cells_moved(p.view, play),
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
            cell=glossary.cell(p.view, launch.mission, step.cell, p.t),
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
    hands = [(seat, p.view.nations[seat].cards) for seat in seats]
    return ", ".join(f"{glossary.nation_tag(p, seat)} {count}" for seat, count in hands)


def against_text(p: Presentation[View], seats: Sequence[Seat]) -> str:
    """The same where points are spoken of as well: 🔶 USSR (4 cards), 🌲 Canada (1 card)."""
    return _with_cards(p, [(seat, p.view.nations[seat].cards) for seat in seats])


def _with_cards(p: Presentation[View], cards: Sequence[tuple[Seat, int]]) -> str:
    told = [
        p.t("race1969-cards-of", nation=glossary.nation_tag(p, seat), cards=count)
        for seat, count in cards
    ]
    return ", ".join(told)


def face_down_text(p: Presentation[View]) -> str:
    """The number of cards that opponents laid, once that may be known; else an empty text."""
    face_down = running_launch(p.view).face_down
    if not face_down:
        return ""
    return p.t("race1969-question-face-down", cards=_with_cards(p, face_down))


def card_played(event: CardPlayed, p: Presentation[View]) -> str | None:
    """A card was laid into the reader's own play."""
    return p.t("race1969-event-card-played", card=glossary.card(event.card, p.t))


def card_taken(event: CardTaken, p: Presentation[View]) -> str | None:
    """A card was taken back from the reader's own play."""
    return p.t("race1969-event-card-taken", card=glossary.card(event.card, p.t))


def play_sealed(event: PlaySealed, p: Presentation[View]) -> str | None:
    """The reader's own play is final; nothing for anybody else's."""
    if event.count is None:
        return None
    return p.t("race1969-event-sealed", who=glossary.who(p, event.seat), count=event.count)


def plays_laid(event: PlaysLaid, p: Presentation[View]) -> str | None:
    """The number of cards that each nation has laid, once all plays are final."""
    total = sum(count for _, count in event.counts)
    cards = ", ".join(f"{glossary.nation_tag(p, seat)} {count}" for seat, count in event.counts)
    return p.t("race1969-event-laid", total=total, cards=cards)


def plays_revealed(event: PlaysRevealed, p: Presentation[View]) -> str | None:
    """The sum of the plays."""
    if not event.plays:
        return p.t("race1969-event-revealed-none")
    plays = " · ".join(
        f"{glossary.nation_tag(p, seat)} {glossary.cards(cards)}" for seat, cards in event.plays
    )
    return p.t(
        "race1969-event-revealed",
        plays=plays,
        cost=event.cost,
        back=event.back,
        forward=event.forward,
        start=glossary.cell(p.view, event.mission, event.start, p.t),
        cell=glossary.cell(p.view, event.mission, event.cell, p.t),
    )
