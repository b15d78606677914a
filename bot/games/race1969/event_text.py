"""A sentence for each event, as far as its reader may know it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.dispatch import by_type
from bot.games.race1969 import names
from bot.i18n import Words
from rules.core.game import Seat
from rules.race1969 import events as ev
from rules.race1969.terms import MISSIONS, PURCHASES
from rules.race1969.views.view import View


def describe(event: object, view: View, people: Sequence[str], t: Words) -> str | None:
    """The sentence for an event; ``None`` where another event's sentence says it already."""
    return Phrases(view, people, t).of(event)


class Phrases:
    """Turns events into sentences for one reader.

    Old events are told again in the log, so nothing of ``view`` is used but what never changes: the
    nations and the board.
    """

    def __init__(self, view: View, people: Sequence[str], t: Words) -> None:
        self.view = view
        self.people = people
        self.t = t

    def _who(self, seat: Seat) -> str:
        return names.who(self.view, self.people, seat, self.t)

    def _mission(self, mission: str) -> str:
        return names.mission_with_emoji(self.view.board, mission, self.t)

    def _length(self, mission: str) -> int:
        return len(self.view.board.mission(mission).cells)

    @by_type
    def of(self, event: object) -> str | None:
        """The sentence; raises ``TypeError`` for what is no event of 1969."""
        raise TypeError(f"{type(event).__name__} is no event of 1969")

    # Set-up and income

    @of.register
    def _(self, event: ev.GameStarted) -> str | None:
        nations = ", ".join(self._who(seat) for seat in range(len(event.nations)))
        return self.t("race1969-event-started", nations=nations, first=self._who(event.first))

    @of.register
    def _(self, event: ev.YearBegan) -> str | None:
        income = next(r.income for r in self.view.board.rounds if r.year == event.year)
        return self.t(
            "race1969-event-year",
            year=str(event.year),
            income=income,
            first=self._who(event.first),
            last="yes" if event.year == self.view.board.rounds[-1].year else "no",
        )

    @of.register
    def _(self, event: ev.IncomePaid) -> str | None:
        return None  # the year's own sentence names the income, the same for all

    @of.register
    def _(self, event: ev.CardsDrawn) -> str | None:
        return self.t(
            "race1969-event-cards",
            who=self._who(event.seat),
            count=event.count,
            paid=event.paid,
            free="no" if event.paid else "yes",
            cards=names.cards(event.cards or ()),
            known="yes" if event.cards else "no",
        )

    @of.register
    def _(self, event: ev.DeckRenewed) -> str | None:
        return self.t("race1969-event-deck", count=event.cards)

    @of.register
    def _(self, event: ev.FreeCardForgone) -> str | None:
        return self.t("race1969-event-forgone", who=self._who(event.seat))

    @of.register
    def _(self, event: ev.CardDiscarded) -> str | None:
        return self.t(
            "race1969-event-discarded",
            who=self._who(event.seat),
            known="no" if event.card is None else "yes",
            card=event.card or 0,
        )

    @of.register
    def _(self, event: ev.TradeSealed) -> str | None:
        if event.points is None:
            return None  # who has yet to decide stands above
        return self.t("race1969-event-trade-sealed", who=self._who(event.seat), points=event.points)

    @of.register
    def _(self, event: ev.Traded) -> str | None:
        return self.t(
            "race1969-event-traded",
            who=self._who(event.seat),
            points=event.points,
            money=event.money,
        )

    @of.register
    def _(self, event: ev.PhaseBegan) -> str | None:
        if event.phase not in (PURCHASES, MISSIONS):
            return None
        return self.t(f"race1969-event-phase-{event.phase}")

    # Purchases

    @of.register
    def _(self, event: ev.ScientistHired) -> str | None:
        return self.t(
            "race1969-event-hired",
            who=self._who(event.seat),
            cube=names.SCIENTISTS[event.scientist],
            scientist=self.t(f"race1969-a-scientist-{event.scientist}"),
            research=names.research(event.research, self.t),
            paid=event.paid,
        )

    @of.register
    def _(self, event: ev.SpyPlaced) -> str | None:
        return self.t(
            "race1969-event-spy",
            who=self._who(event.seat),
            host=self._who(event.host),
            research=names.research(event.research, self.t),
            paid=event.paid,
            bonus="yes" if event.bonus else "no",
        )

    @of.register
    def _(self, event: ev.PurchasesEnded) -> str | None:
        return self.t("race1969-event-purchases-ended", who=self._who(event.seat))

    # Missions

    @of.register
    def _(self, event: ev.MissionLaunched) -> str | None:
        return self.t(
            "race1969-event-launched",
            who=self._who(event.seat),
            mission=self._mission(event.mission),
            paid=event.paid,
            cell=event.cell,
            cells=self._length(event.mission),
        )

    @of.register
    def _(self, event: ev.StayedHome) -> str | None:
        return self.t("race1969-event-stayed", who=self._who(event.seat))

    @of.register
    def _(self, event: ev.DiceRolled) -> str | None:
        return self.t("race1969-event-dice", dice=names.dice(event.dice))

    @of.register
    def _(self, event: ev.DieRerolled) -> str | None:
        return self.t(
            "race1969-event-reroll",
            who=self._who(event.seat),
            die=event.die,
            face=names.DICE[event.face],
            name=self.t(f"race1969-die-{event.face}"),
        )

    @of.register
    def _(self, event: ev.NeutralsTurned) -> str | None:
        return self.t("race1969-event-neutrals", count=event.count, dice=names.dice(event.dice))

    @of.register
    def _(self, event: ev.InsurancePaid) -> str | None:
        return self.t(
            "race1969-event-insurance",
            who=self._who(event.seat),
            failures=event.failures,
            money=event.money,
        )

    @of.register
    def _(self, event: ev.RocketMoved) -> str | None:
        return self.t(
            "race1969-event-rocket",
            mission=self._mission(event.mission),
            successes=event.successes,
            failures=event.failures,
            research=event.research,
            score=names.signed(event.score),
            start=event.start,
            cell=event.cell,
            cells=self._length(event.mission),
        )

    # Espionage

    @of.register
    def _(self, event: ev.CardPlayed) -> str | None:
        return self.t("race1969-event-card-played", card=event.card)

    @of.register
    def _(self, event: ev.CardTaken) -> str | None:
        return self.t("race1969-event-card-taken", card=event.card)

    @of.register
    def _(self, event: ev.PlaySealed) -> str | None:
        if event.count is None:
            return None
        return self.t("race1969-event-sealed", who=self._who(event.seat), count=event.count)

    @of.register
    def _(self, event: ev.PlaysLaid) -> str | None:
        total = sum(count for _, count in event.counts)
        cards = ", ".join(
            f"{names.nation_tag(self.view, seat, self.t)} {count}" for seat, count in event.counts
        )
        return self.t("race1969-event-laid", total=total, cards=cards)

    @of.register
    def _(self, event: ev.PlaysRevealed) -> str | None:
        if not event.plays:
            return self.t("race1969-event-revealed-none")
        plays = "; ".join(
            f"{names.nation_tag(self.view, seat, self.t)} {names.cards(cards)}"
            for seat, cards in event.plays
        )
        return self.t(
            "race1969-event-revealed",
            plays=plays,
            cost=event.cost,
            back=event.back,
            forward=event.forward,
            start=event.start,
            cell=event.cell,
        )

    @of.register
    def _(self, event: ev.MissionPaid) -> str | None:
        return self.t(
            "race1969-event-paid",
            who=self._who(event.seat),
            mission=self._mission(event.mission),
            cell=event.cell,
            cells=self._length(event.mission),
            worth=event.worth,
            flags=event.flags,
            prestige=event.prestige,
        )

    @of.register
    def _(self, event: ev.MoonFlagAdvanced) -> str | None:
        return self.t("race1969-event-moon-flag", who=self._who(event.seat), cell=event.cell)

    # The end of a round and of the game

    @of.register
    def _(self, event: ev.FlagPlaced) -> str | None:
        return self.t(
            "race1969-event-flag",
            who=self._who(event.seat),
            mission=self._mission(event.mission),
        )

    @of.register
    def _(self, event: ev.ScientistsCounted) -> str | None:
        return self.t(
            "race1969-event-counted",
            who=self._who(event.seat),
            famous=event.famous,
            novices=abs(event.novices),
            spies=abs(event.spies),
            prestige=abs(event.prestige),
            sign="minus" if event.prestige < 0 else "plus",
        )

    @of.register
    def _(self, event: ev.GameEnded) -> str | None:
        order = " · ".join(
            f"{s.rank}. {names.nation_tag(self.view, s.seat, self.t)} {names.signed(s.score)}"
            for s in event.standings
        )
        return self.t("race1969-event-ended", order=order)
