"""A sentence for each event of 1969; the events that are announced or change secrets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from bot.games.announcement import Announcement
from bot.games.base import Presentation
from bot.games.race1969 import espionage_text, glossary
from bot.games.race1969.glossary import who
from rules.core.game import Seat
from rules.race1969.espionage import (
    CardDiscarded,
    CardPlayed,
    CardsDrawn,
    CardTaken,
    DeckRenewed,
    MissionPaid,
    MoonFlagAdvanced,
    PlaySealed,
    PlaysLaid,
    PlaysRevealed,
)
from rules.race1969.income import (
    FreeCardForgone,
    GameStarted,
    IncomePaid,
    PhaseBegan,
    Traded,
    TradeSealed,
    YearBegan,
)
from rules.race1969.missions import (
    DiceRolled,
    DieRerolled,
    InsurancePaid,
    MissionLaunched,
    NeutralsTurned,
    RocketMoved,
    StayedHome,
)
from rules.race1969.purchases import PurchasesEnded, ScientistHired, SpyPlaced
from rules.race1969.scoring import FlagPlaced, GameEnded, ScientistsCounted
from rules.race1969.terms import MISSIONS, MOON, PURCHASES
from rules.race1969.view import View

REVEAL, FINAL = "reveal", "final"
"""Kinds of announcements."""
ANNOUNCED = {PlaysRevealed: REVEAL, GameEnded: FINAL}
"""Events that get an announcement, with its kind."""
OWN_SECRETS = (
    CardsDrawn,
    CardDiscarded,
    CardPlayed,
    CardTaken,
    TradeSealed,
    PlaySealed,
)
"""Events that change the hand, the play or the sealed trade of the seat that they name."""


def describe(p: Presentation[View], event: object, among: Sequence[object] = ()) -> str | None:
    """The sentence for an event; ``None`` where another event's sentence says it already.

    Of the view nothing is used but what never changes: the nations and the board. Whoever seals the
    last trade reads what became of it, which names the same number. A nation that stays at home
    without having said so could launch nothing.
    """
    match event:
        case TradeSealed(seat=seat):
            if any(isinstance(one, Traded) and one.seat == seat for one in among):
                return None
        case StayedHome(seat=seat) if among and event is not among[0]:
            return p.t("race1969-event-stayed-forced", who=who(p, seat))
    return _sentence(event, p)


def announcements(events: Sequence[object]) -> tuple[Announcement, ...]:
    """An announcement for the end of each flight, and one for the final score."""
    return tuple(
        Announcement(ANNOUNCED[type(event)], index)
        for index, event in enumerate(events)
        if type(event) in ANNOUNCED
    )


def secrets_changed(event: object, seat: Seat) -> bool:
    """Whether the seat's hand, play or sealed trade changed."""
    if isinstance(event, PlaysRevealed):
        return any(player == seat for player, _ in event.plays)
    return isinstance(event, OWN_SECRETS) and event.seat == seat


@singledispatch
def _sentence(event: object, p: Presentation[View]) -> str | None:
    raise TypeError(f"{type(event).__name__} is no event of 1969")


# Set-up and income


@_sentence.register
def _(event: GameStarted, p: Presentation[View]) -> str | None:
    nations = ", ".join(who(p, seat) for seat in range(len(event.nations)))
    return p.t("race1969-event-started", nations=nations)  # the year's sentence says who is first


@_sentence.register
def _(event: YearBegan, p: Presentation[View]) -> str | None:
    income = next(r.income for r in p.view.board.rounds if r.year == event.year)
    return p.t(
        "race1969-event-year",
        year=str(event.year),
        income=income,
        first=who(p, event.first),
        last="yes" if event.year == p.view.board.rounds[-1].year else "no",
    )


@_sentence.register
def _(event: IncomePaid, p: Presentation[View]) -> str | None:
    return None  # the year's own sentence names the income, the same for all


@_sentence.register
def _(event: CardsDrawn, p: Presentation[View]) -> str | None:
    return p.t(
        "race1969-event-cards",
        who=who(p, event.seat),
        count=event.count,
        paid=event.paid,
        free="no" if event.paid else "yes",
        cards=glossary.cards(event.cards or ()),
        known="yes" if event.cards else "no",
    )


@_sentence.register
def _(event: DeckRenewed, p: Presentation[View]) -> str | None:
    return p.t("race1969-event-deck", count=event.cards)


@_sentence.register
def _(event: FreeCardForgone, p: Presentation[View]) -> str | None:
    return p.t("race1969-event-forgone", who=who(p, event.seat))


@_sentence.register
def _(event: CardDiscarded, p: Presentation[View]) -> str | None:
    return p.t(
        "race1969-event-discarded",
        who=who(p, event.seat),
        known="no" if event.card is None else "yes",
        card="" if event.card is None else glossary.card(event.card, p.t),
    )


@_sentence.register
def _(event: TradeSealed, p: Presentation[View]) -> str | None:
    if event.points is None:
        return None  # who has yet to decide stands above
    return p.t("race1969-event-trade-sealed", who=who(p, event.seat), points=event.points)


@_sentence.register
def _(event: Traded, p: Presentation[View]) -> str | None:
    return p.t(
        "race1969-event-traded", who=who(p, event.seat), points=event.points, money=event.money
    )


@_sentence.register
def _(event: PhaseBegan, p: Presentation[View]) -> str | None:
    if event.phase not in (PURCHASES, MISSIONS):
        return None
    return p.t(f"race1969-event-phase-{event.phase}")


# Purchases


@_sentence.register
def _(event: ScientistHired, p: Presentation[View]) -> str | None:
    return p.t(
        "race1969-event-hired",
        who=who(p, event.seat),
        cube=glossary.SCIENTISTS[event.scientist],
        scientist=p.t(f"race1969-a-scientist-{event.scientist}"),
        research=glossary.research(event.research, p.t),
        paid=event.paid,
    )


@_sentence.register
def _(event: SpyPlaced, p: Presentation[View]) -> str | None:
    return p.t(
        "race1969-event-spy",
        who=who(p, event.seat),
        host=who(p, event.host),
        research=glossary.research(event.research, p.t),
        paid=event.paid,
        bonus="yes" if event.bonus else "no",
    )


@_sentence.register
def _(event: PurchasesEnded, p: Presentation[View]) -> str | None:
    return p.t("race1969-event-purchases-ended", who=who(p, event.seat))


# Missions


@_sentence.register
def _(event: MissionLaunched, p: Presentation[View]) -> str | None:
    return p.t(
        "race1969-event-launched",
        who=who(p, event.seat),
        mission=glossary.mission_with_emoji(p, event.mission),
        paid=event.paid,
        cell=glossary.cell(p.view, event.mission, event.cell, p.t),
    )


@_sentence.register
def _(event: StayedHome, p: Presentation[View]) -> str | None:
    return p.t("race1969-event-stayed", who=who(p, event.seat))


@_sentence.register
def _(event: DiceRolled, p: Presentation[View]) -> str | None:
    return p.t("race1969-event-dice", dice=glossary.dice(event.dice))


@_sentence.register
def _(event: DieRerolled, p: Presentation[View]) -> str | None:
    return p.t(
        "race1969-event-reroll",
        who=who(p, event.seat),
        die=event.die,
        face=glossary.DICE[event.face],
        name=p.t(f"race1969-die-{event.face}"),
    )


@_sentence.register
def _(event: NeutralsTurned, p: Presentation[View]) -> str | None:
    return p.t("race1969-event-neutrals", count=event.count, dice=glossary.dice(event.dice))


@_sentence.register
def _(event: InsurancePaid, p: Presentation[View]) -> str | None:
    return p.t(
        "race1969-event-insurance",
        who=who(p, event.seat),
        failures=event.failures,
        money=event.money,
    )


@_sentence.register
def _(event: RocketMoved, p: Presentation[View]) -> str | None:
    return p.t(
        "race1969-event-rocket",
        mission=glossary.mission_with_emoji(p, event.mission),
        successes=event.successes,
        failures=event.failures,
        research=event.research,
        score=glossary.signed(event.score),
        start=glossary.cell(p.view, event.mission, event.start, p.t),
        cell=glossary.cell(p.view, event.mission, event.cell, p.t),
    )


# Espionage

_sentence.register(CardPlayed, espionage_text.card_played)
_sentence.register(CardTaken, espionage_text.card_taken)
_sentence.register(PlaySealed, espionage_text.play_sealed)
_sentence.register(PlaysLaid, espionage_text.plays_laid)
_sentence.register(PlaysRevealed, espionage_text.plays_revealed)


@_sentence.register
def _(event: MissionPaid, p: Presentation[View]) -> str | None:
    return p.t(
        "race1969-event-paid",
        who=who(p, event.seat),
        mission=glossary.mission_with_emoji(p, event.mission),
        cell=glossary.cell(p.view, event.mission, event.cell, p.t),
        worth=event.worth,
        flags=event.flags,
        prestige=event.prestige,
        how=glossary.payment(event.worth, event.flags),
    )


@_sentence.register
def _(event: MoonFlagAdvanced, p: Presentation[View]) -> str | None:
    cell = glossary.cell(p.view, MOON, event.cell, p.t)
    return p.t("race1969-event-moon-flag", who=who(p, event.seat), cell=cell)


# The end of a round and of the game


@_sentence.register
def _(event: FlagPlaced, p: Presentation[View]) -> str | None:
    return p.t(
        "race1969-event-flag",
        who=who(p, event.seat),
        mission=glossary.mission_with_emoji(p, event.mission),
    )


@_sentence.register
def _(event: ScientistsCounted, p: Presentation[View]) -> str | None:
    return p.t(
        "race1969-event-counted",
        who=who(p, event.seat),
        famous=event.famous,
        novices=abs(event.novices),
        spies=abs(event.spies),
        prestige=abs(event.prestige),
        sign="minus" if event.prestige < 0 else "plus",
    )


@_sentence.register
def _(event: GameEnded, p: Presentation[View]) -> str | None:
    order = " · ".join(
        f"{s.rank}. {glossary.nation_tag(p, s.seat)} {glossary.signed(s.score)}"
        for s in event.standings
    )
    return p.t("race1969-event-ended", order=order)
