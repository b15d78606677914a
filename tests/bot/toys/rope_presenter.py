"""The presenter of the rope game, a toy game that is played together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.announcement import Announcement, AnnouncementText
from bot.games.base import GamePresenter, Presentation
from bot.games.labels import ActionChoice, Label
from bot.i18n import Words, words
from render.core.picture import Band
from rules.core.game import Decision, Seat
from tests.bot.toys.toy_presenter import dot
from tests.rules.core.rope_game import Agree, Grip, Gripped, Pulled, Rope, Tie, View, Waver


class HiddenRope(Rope):
    """The rope game whose story is a surprise."""

    hides_content = True


GAME = HiddenRope()
PAGES = 3
"""Pages of a chapter."""

TEXTS = {
    "en": """
rope-title = The Rope
rope-pitch = Haul in the rope together.
rope-length = Ten minutes
rope-difficulty = Easy
rope-choose-identity = Choose colour
rope-pulling = Rope hauled in: { $length }
rope-won = The rope is in.
rope-lost = The rope is lost.
rope-ask = { $kind ->
    [pull] has to agree on the pull
    [knot] ties a knot for all
   *[grip] takes hold
}
rope-question = What do you do for the { $kind }?
rope-agree = Pull
rope-waver = Wait
rope-chapter = { $chapter }, page { $page }: the rope moves by { $length }.
""",
    "it": """
rope-title = La corda
rope-pitch = Recuperate la corda insieme.
rope-length = Dieci minuti
rope-difficulty = Facile
rope-choose-identity = Scegli il colore
rope-pulling = Corda recuperata: { $length }
rope-won = La corda è a bordo.
rope-lost = La corda è perduta.
rope-ask = { $kind ->
    [pull] deve essere d’accordo sullo strappo
    [knot] fa un nodo per tutti
   *[grip] si aggrappa
}
rope-question = Che cosa fai: { $kind }?
rope-agree = Tira
rope-waver = Aspetta
rope-chapter = { $chapter }, foglio { $page }: la corda avanza di { $length }.
""",
    "fr": """
rope-title = La corde
rope-pitch = Hissez la corde ensemble.
rope-length = Dix minutes
rope-difficulty = Facile
rope-choose-identity = Choisir la couleur
rope-pulling = Corde hissée : { $length }
rope-won = La corde est à bord.
rope-lost = La corde est perdue.
rope-ask = { $kind ->
    [pull] doit donner son accord
    [knot] fait un nœud pour tous
   *[grip] s’accroche
}
rope-question = Que fais-tu : { $kind } ?
rope-agree = Tirer
rope-waver = Attendre
rope-chapter = { $chapter }, feuille { $page } : la corde avance de { $length }.
""",
    "de": """
rope-title = Das Seil
rope-pitch = Holt das Seil gemeinsam ein.
rope-length = Zehn Minuten
rope-difficulty = Leicht
rope-choose-identity = Farbe wählen
rope-pulling = Eingeholtes Seil: { $length }
rope-won = Das Seil ist an Bord.
rope-lost = Das Seil ist verloren.
rope-ask = { $kind ->
    [pull] muss einverstanden sein
    [knot] knüpft einen Knoten für alle
   *[grip] greift zu
}
rope-question = Was tust du: { $kind }?
rope-agree = Ziehen
rope-waver = Warten
rope-chapter = { $chapter }, Blatt { $page }: Das Seil kommt um { $length } näher.
""",
}

for language, text in TEXTS.items():
    words(language).add(text)


def headline(p: Presentation[View]) -> str:
    if p.view.outcome is None:
        return p.t("rope-pulling", length=p.view.length)
    return p.t("rope-won" if p.view.outcome.winners else "rope-lost")


def choices(p: Presentation[View], seat: Seat, actions: Sequence[Any]) -> tuple[ActionChoice, ...]:
    def label(action: Any) -> Label:
        match action:
            case Agree():
                return Label(p.t("rope-agree"))
            case Waver():
                return Label(p.t("rope-waver"))
            case Tie(knot):
                return Label(f"Knot {knot}")
            case Grip(hand):
                return Label(hand)
        raise ValueError(action)

    return tuple(ActionChoice(action, (label(action),)) for action in actions)


def announcements(events: Sequence[Any]) -> tuple[Announcement, ...]:
    return tuple(
        Announcement("chapter", place)
        for place, event in enumerate(events)
        if isinstance(event, Pulled)
    )


def announce(p: Presentation[View], what: Announcement, events: Sequence[Any]) -> AnnouncementText:
    event = events[what.event]
    assert event.draws is None, "an announcement is for everybody"

    def page(number: int) -> str:
        return p.t("rope-chapter", chapter=event.chapter, page=number, length=event.length)

    return AnnouncementText(tuple(page(number) for number in range(1, PAGES + 1)), dot())


def seat_label(identity: str, t: Words) -> Label:
    return Label(identity, emoji={"red": "🔴", "green": "🟢", "blue": "🔵"}[identity])


def ask(p: Presentation[View], decision: Decision) -> str:
    return p.t("rope-ask", kind=decision.kind)


class RopePresentation(Presentation[View]):
    game = GAME
    command = "rope"
    board_drawings = (dot,)

    headline = headline
    ask = ask
    choices = choices
    announce = announce
    announcements = staticmethod(announcements)
    seat_label = staticmethod(seat_label)

    def sheet(self, seat: Seat) -> tuple[Band, ...]:
        return dot()

    def hand_text(self, seat: Seat) -> str:
        return f"grip {self.view.grip}"

    def question(self, decision: Decision) -> str:
        return self.t("rope-question", kind=decision.kind)

    def describe(self, event: object, among: Sequence[object] = ()) -> str:
        return type(event).__name__

    @staticmethod
    def secrets_changed(event: object, seat: Seat) -> bool:
        return isinstance(event, Gripped) and event.seat == seat


PRESENTER: GamePresenter = RopePresentation
