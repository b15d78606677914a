"""Malfunction tracks and their cards (B8): at 5, in any phase, a card is drawn at once."""

from __future__ import annotations

from dataclasses import replace

from rules.core.events import Hidden, event
from rules.core.piles import without
from rules.core.structs import with_item
from rules.first_martians.components.content import MALFUNCTION, ref
from rules.first_martians.effects.averting import Danger, ask_to_avert
from rules.first_martians.progress import EFFECTS, Event, Progress
from rules.first_martians.state import State, Step
from rules.first_martians.terms import BLOCK_INDEX, BLOCKS, TRACK_END


@event
class TrackChanged(Event):
    """A malfunction track went up or down to ``level``, at 5 or beyond a card is due.

    ``why`` is an id. ``draws``: chance said which track it is.
    """

    lesson = "tracks"

    block: str
    amount: int
    level: int
    why: str
    draws: Hidden[int] = None

    def evolve(self, state: State) -> State:
        tracks = with_item(state.tracks, BLOCK_INDEX[self.block], self.level)
        draws = state.draws if self.draws is None else self.draws
        return replace(state, tracks=tracks, draws=draws)


@event
class BoxTurned(Event):
    """A block's marker in the malfunction box turned red."""

    block: str

    def evolve(self, state: State) -> State:
        return replace(state, boxes=with_item(state.boxes, BLOCK_INDEX[self.block], True))


@event
class MalfunctionDrawn(Event):
    """A malfunction card was drawn; without effect where it isn't ``resolved``.

    ``renewed``: it was the deck's last, so the discards were shuffled.
    """

    lesson = "malfunction-cards"

    block: str
    card: str
    resolved: bool
    renewed: bool
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        index = BLOCK_INDEX[self.block]
        deck = without(state.decks[index], self.card)
        discards = (*state.discards[index], self.card)
        if self.renewed:
            deck, discards = tuple(sorted(discards)), ()
        return replace(
            state,
            draws=self.draws,
            decks=with_item(state.decks, index, deck),
            discards=with_item(state.discards, index, discards),
        )


TRACKS, NEXT_MALFUNCTION = "tracks", "next-malfunction"


def change_track(progress: Progress, block: str, amount: int, why: str) -> None:
    """Move a track up or down; beyond its end until its card is drawn, or a skill takes it back."""
    before = progress.state.track(block)
    level = max(0, before + amount)
    if level != before:
        progress.emit(TrackChanged(block, level - before, level, why))
    if level >= TRACK_END:
        progress.push(Step(TRACKS))


def full_tracks(state: State) -> tuple[str, ...]:
    """The blocks whose track is at its end or beyond."""
    return tuple(block for block in BLOCKS if state.track(block) >= TRACK_END)


def settle_tracks(progress: Progress, step: Step) -> None:
    """Resolve what a track has come to; of several the first player picks the next (C-11).

    The step's data name the track that was picked. Whoever has a skill that takes it back is asked
    first.
    """
    full = full_tracks(progress.state)
    picked = [block for block in full if block in step.data]
    if len(full) > 1 and not picked:
        progress.ask(NEXT_MALFUNCTION, progress.state.first)
        return
    for block in picked or full:
        needed = progress.state.track(block) - TRACK_END + 1
        if not ask_to_avert(progress, step, Danger(TRACKS, "track", block, needed)):
            resolve_track(progress, block)


def resolve_track(progress: Progress, block: str) -> None:
    """Draw a block's card, set its track to 0, and let the next block's marker turn red."""
    progress.emit(TrackChanged(block, -progress.state.track(block), 0, "card"))
    index = BLOCK_INDEX[block]
    following = BLOCKS[(index + 1) % len(BLOCKS)]
    progress.push(Step(TRACKS))
    _draw(progress, block)
    if not progress.state.boxes[BLOCK_INDEX[following]]:
        progress.emit(BoxTurned(following))


def resolve_keyword(progress: Progress, block: str, keyword: str) -> None:
    """Draw until a card has a keyword; the others are discarded. None in a full pass: no effect.

    The pass is full when every card was drawn, shuffled anew or not. What is discarded on the way
    is recorded card by card (B8, C-12).
    """
    index = BLOCK_INDEX[block]
    whole = len(progress.state.start.content.malfunctions.decks[block])
    seen: set[str] = set()
    while len(seen) < whole:
        unseen = progress.state.decks[index]
        cards = progress.state.start.content.malfunctions.card
        dice = progress.dice()
        name = unseen[dice.below(len(unseen))]
        seen.add(name)
        fits = cards[name].has_keyword(keyword)
        _record(progress, block, name, fits and acts(progress.state, name), dice.counter)
        if fits:
            return


def _draw(progress: Progress, block: str) -> None:
    unseen = progress.state.decks[BLOCK_INDEX[block]]
    dice = progress.dice()
    name = unseen[dice.below(len(unseen))]
    _record(progress, block, name, acts(progress.state, name), dice.counter)


def _record(progress: Progress, block: str, name: str, resolved: bool, draws: int) -> None:
    renewed = len(progress.state.decks[BLOCK_INDEX[block]]) == 1
    progress.reveal(MalfunctionDrawn(block, name, resolved, renewed, draws))
    if resolved:
        progress.push(Step(EFFECTS, progress.state.first, (ref(MALFUNCTION, name), "0")))


def acts(state: State, name: str) -> bool:
    """Whether a card has an effect: what it names is in play and not shut down (B7)."""
    card = state.start.content.malfunctions.card[name]
    if card.facility is None:
        return True
    family = state.start.content.base.family(card.facility)
    return any(each.id in family and not each.shut for each in state.facilities)
