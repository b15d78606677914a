"""Carries out the effects of cards, word by word of their vocabulary."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, replace
from types import MappingProxyType

from rules.core.events import Audience, Hidden, event
from rules.core.game import Seat
from rules.first_martians.components.cards import Effect, Later, can_happen, seats_hit
from rules.first_martians.components.content import ADVENTURE, LATER, NOW, is_side, ref
from rules.first_martians.effects import crew, mars_base
from rules.first_martians.effects.mars import ItemSpent, sample_items
from rules.first_martians.effects.mars_base import FacilityShut, PartBroken
from rules.first_martians.effects.tracks import change_track, resolve_keyword
from rules.first_martians.facts import told_here
from rules.first_martians.progress import EFFECTS, Event, Progress
from rules.first_martians.state import Delayed, State, Step
from rules.first_martians.terms import ADVENTURE_CHOICE


@event
class AdventureDrawn(Event):
    """An adventure befell an astronaut; ``renewed``: all that could have had been seen before."""

    lesson = "adventures"

    seat: Seat
    adventure: str
    renewed: bool
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        seen = tuple(each for each in state.adventures_seen if each != self.adventure)
        return replace(state, draws=self.draws, adventures_seen=(*seen, self.adventure))


@event
class DelayScheduled(Event):
    """Something may come of a story in round ``due``, or never (0). Nobody knows."""

    audience = Audience.NOBODY

    reference: str
    seat: Seat = field(repr=False)
    due: int = field(repr=False)
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        delayed = (*state.delayed, Delayed(self.reference, self.seat, self.due))
        return replace(state, draws=self.draws, delayed=delayed)


@event
class PercentGained(Event):
    """A Research card's percentage was drawn, and ``amount`` of it gained."""

    card: int
    amount: int
    level: int
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        return replace(state, percent=self.level, draws=self.draws)


@event
class RuleEnacted(Event):
    """A rule of the campaign holds from now on."""

    rule: str

    def evolve(self, state: State) -> State:
        return replace(state, rules=(*state.rules, self.rule))


@event
class CardSeparated(Event):
    """The lowest Research card is left out of draws of percentages from now on."""

    def evolve(self, state: State) -> State:
        return replace(state, separated=True)


BREAK_ONE, PRODUCTION_ONE, SHUT_ONE = "break-one", "production-one", "shut-one"
MEND, LOSE_SAMPLE, GATHER_SAMPLE, IGNORE_TERRAIN = (
    "mend",
    "lose-sample",
    "gather-sample",
    "ignore-terrain",
)

SCAN = "scan"

ANYBODY = -1
"""A seat that is drawn by lot."""


def run_effects(progress: Progress, step: Step) -> None:
    """Carry out one effect of a list, and let the next follow when all of it has happened."""
    reference, number = step.data
    effects = progress.state.start.content.effects(reference)
    index = int(number)
    if index >= len(effects):
        return
    progress.push(Step(EFFECTS, step.seat, (reference, str(index + 1))))
    effect = effects[index]
    WORDS[effect.do](progress, effect, step.seat, reference)


def _hit(progress: Progress, effect: Effect, seat: Seat) -> tuple[Seat, ...]:
    return seats_hit(effect, seat, progress.state.first, len(progress.state.crew))


def _morale(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    crew.change_morale(progress, effect.amount, why)


def _stress(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    crew.change_stress(progress, effect.amount, why)


def _supply(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    mars_base.change_supply(progress, effect.resource, effect.amount, why)


def _tokens(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    """Tokens that lack for a side of a choice are made up by wounds; else they are let off."""
    for who in _hit(progress, effect, seat):
        lacking = crew.change_tokens(progress, who, effect.amount, why)
        if lacking > 0 and is_side(why):
            crew.wound(progress, who, lacking, why)


def _wound(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    for who in _hit(progress, effect, seat):
        crew.wound(progress, who, effect.amount, why)


def _heal(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    for who in _hit(progress, effect, seat):
        crew.heal(progress, who, effect.amount, why)


def _condition(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    for who in _hit(progress, effect, seat):
        crew.draw_condition(progress, who)


def _track(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    change_track(progress, effect.block, effect.amount, why)


def _malfunction(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    assert effect.keyword is not None
    resolve_keyword(progress, effect.block, effect.keyword)


def _break(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    """Of two panels or oxygenators the group picks one (FAQ); those not broken yet come first."""
    assert effect.facility is not None
    found = mars_base.active(progress.state, effect.facility)
    whole = tuple(each.id for each in found if effect.part not in each.broken)
    if len(whole) > 1:
        progress.ask(BREAK_ONE, data=(effect.part, why, *whole))
    elif whole:
        progress.emit(PartBroken(whole[0], effect.part, why))


def _break_any(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    """A working part of the block breaks, each being as likely."""
    parts = mars_base.whole_parts(progress.state, effect.block)
    if parts:
        dice = progress.dice()
        facility, part = parts[dice.below(len(parts))]
        progress.reveal(PartBroken(facility, part, why, dice.counter))


def _mend(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    """Repair parts of the base at once, one after the other, as the astronaut chooses."""
    for _ in range(effect.amount):
        progress.ask(MEND, seat, (why,))


def _token(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    assert effect.facility is not None
    mars_base.place_token(progress, effect.facility, effect.space, effect.token, why)


def _rover_token(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    mars_base.place_rover_token(progress, effect.rover, effect.token, why)


def _mend_rovers(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    for rover in progress.state.rovers:
        mars_base.mend_rover(progress, rover.id)


def _item(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    assert effect.item is not None
    mars_base.gain_item(progress, effect.item, effect.amount, why)


def _productivity(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    """Of two producers the group picks one."""
    assert effect.facility is not None
    found = tuple(each.id for each in mars_base.active(progress.state, effect.facility))
    if len(found) > 1:
        progress.ask(PRODUCTION_ONE, data=(str(effect.amount), why, *found))
    elif found:
        mars_base.change_production(progress, found[0], effect.amount)


def _shut(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    assert effect.facility is not None
    found = tuple(each.id for each in mars_base.active(progress.state, effect.facility))
    if len(found) > 1:
        progress.ask(SHUT_ONE, data=(effect.resource, why, *found))
    elif found:
        progress.emit(FacilityShut(found[0], effect.resource, why))


def _grow(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    for facility, farm in mars_base.farms(progress.state):
        mars_base.grow(progress, facility, farm)


def _lose_plants(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    mars_base.lose_plants(progress, effect.amount, why)


def _lose_sample(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    progress.ask(LOSE_SAMPLE, data=(why,))


def _gather_sample(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    progress.ask(GATHER_SAMPLE, seat, (why,))


def _use_sample(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    """One at hand, of minerals that with the lowest number (FAQ, C-42)."""
    item = next(each for each in sample_items(progress.state) if each in progress.state.cargo)
    progress.emit(ItemSpent(item, why))


def _ignore_terrain(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    progress.ask(IGNORE_TERRAIN, seat)


def _adventure(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    draw_adventure(progress, seat, effect.colour)


def draw_adventure(progress: Progress, seat: Seat, colour: str) -> None:
    """Draw an adventure of a colour: its effects, its choice, and perhaps something later."""
    state = progress.state
    standing = [each.id for each in state.facilities]
    every = [
        each.id
        for each in state.start.content.stories.adventures
        if each.colour == colour
        and each.role in ("", state.crew[seat].role)
        and can_happen(each, state.start.roles, standing)
        and told_here(state, each)
    ]
    unseen = [each for each in every if each not in state.adventures_seen]
    pile = unseen or _seen_long_ago(state, every)
    dice = progress.dice()
    name = pile[dice.below(len(pile))]
    progress.reveal(AdventureDrawn(seat, name, not unseen, dice.counter))
    adventure = state.start.content.stories.adventure[name]
    if adventure.later:
        schedule(progress, ref(ADVENTURE, name, LATER), seat, adventure.later)
    if adventure.choice:
        progress.ask(ADVENTURE_CHOICE, seat, (name,))
    progress.push(Step(EFFECTS, seat, (ref(ADVENTURE, name, NOW), "0")))


def _seen_long_ago(state: State, every: Sequence[str]) -> list[str]:
    """Of adventures that all were seen, the half that was seen first.

    Adventures that only a campaign tells don't come again, where there are others.
    """
    told_by = state.start.content.told_by
    common = [each for each in every if each not in told_by] or every
    seen = [each for each in state.adventures_seen if each in common]
    return seen[: (len(seen) + 1) // 2]


def schedule(progress: Progress, reference: str, seat: Seat, later: Later) -> None:
    """Draw in secret whether and when something comes of a story, and whom of ``ANYBODY``."""
    dice = progress.dice()
    seat = dice.below(len(progress.state.crew)) if seat == ANYBODY else seat
    comes = dice.below(100) < later.chance
    wait = later.rounds[dice.below(len(later.rounds))]
    due = progress.state.round + wait if comes else 0
    progress.reveal(DelayScheduled(reference, seat, due, dice.counter))


def _percent(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    """Gain a share, in percent, of a Research card's percentage, rounded up (FAQ)."""
    state = progress.state
    cards = [each.percent for each in state.start.content.missions.research_cards]
    if state.separated:
        cards.remove(min(cards))
    dice = progress.dice()
    card = cards[dice.below(len(cards))]
    amount = -(-card * effect.amount // 100)
    progress.reveal(PercentGained(card, amount, state.percent + amount, dice.counter))


def _separate(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    progress.emit(CardSeparated())


def _scan(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    progress.ask(SCAN, seat)


def _rule(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    assert effect.rule is not None
    if effect.rule not in progress.state.rules:
        progress.emit(RuleEnacted(effect.rule))


def _lose_upgrade(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    assert effect.facility is not None
    mars_base.lose_upgrade(progress, effect.facility)


def _lose_greenhouse(progress: Progress, effect: Effect, seat: Seat, why: str) -> None:
    assert effect.facility is not None
    mars_base.lose_greenhouse(progress, effect.facility)


Word = Callable[[Progress, Effect, Seat, str], None]
WORDS: Mapping[str, Word] = MappingProxyType(
    {
        "morale": _morale,
        "stress": _stress,
        "supply": _supply,
        "tokens": _tokens,
        "wound": _wound,
        "heal": _heal,
        "condition": _condition,
        "track": _track,
        "malfunction": _malfunction,
        "break": _break,
        "break-any": _break_any,
        "mend": _mend,
        "token": _token,
        "rover-token": _rover_token,
        "mend-rovers": _mend_rovers,
        "item": _item,
        "productivity": _productivity,
        "shut": _shut,
        "grow": _grow,
        "lose-plants": _lose_plants,
        "lose-sample": _lose_sample,
        "gather-sample": _gather_sample,
        "use-sample": _use_sample,
        "ignore-terrain": _ignore_terrain,
        "adventure": _adventure,
        "percent": _percent,
        "separate": _separate,
        "scan": _scan,
        "rule": _rule,
        "lose-upgrade": _lose_upgrade,
        "lose-greenhouse": _lose_greenhouse,
    }
)
"""By word, what carries it out; ``reroll`` acts where dice are rolled."""
