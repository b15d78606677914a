"""Names of the things in First Martians in the reader's language, and the emoji for them.

Catalogs name a piece by its id, as ``PIECE("first_martians-facility", $facility)``; so does
``piece``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bot.games.base import Presentation
from bot.games.labels import Label
from bot.i18n import Words
from rules.core.game import Seat
from rules.first_martians.components.cards import EVERYBODY, Effect, Effects
from rules.first_martians.components.content import Content
from rules.first_martians.effects.crew import (
    Healed,
    MoraleChanged,
    StressChanged,
    Wounded,
)
from rules.first_martians.effects.mars_base import SupplyChanged
from rules.first_martians.effects.tracks import TrackChanged
from rules.first_martians.foreseen import carried_out
from rules.first_martians.state import Job, Stack, State
from rules.first_martians.terms import ENERGY, EVENT, FOOD, OXYGEN, ROLES, STRESS_LIMIT, TRACK_END
from rules.first_martians.view import View

# In the colours of the pictures, and no two of one outline.
EMOJI = {"scientist": "🔵", "geologist": "🔶", "engineer": "🟨", "medic": "🍀"}
CAST: Mapping[str, tuple[str, str]] = {
    "scientist": ("Noor", "f"),
    "geologist": ("Mateus", "m"),
    "engineer": ("Anneli", "f"),
    "medic": ("Samuel", "m"),
}
"""By role, the astronaut's name, the same in every language, and its grammatical gender."""

JOBS = {
    "event": "❗",
    "rest": "🛏️",
    "unwind": "🎧",
    "heal": "🩹",
    "manage": "🎛️",
    "explore": "🧭",
    "gather": "🧺",
    "research": "🔬",
    "plant": "🌿",
    "repair": "🛠️",
    "unblock": "🚙",
    "install": "⬆️",
    "construct": "🏗️",
    "experiment": "⚗️",
    "restart": "🔌",
}
SUPPLY = {ENERGY: "⚡", OXYGEN: "🫧", FOOD: "🥫"}
JOIN, BACK, ROVER, CALL, SKILL_EMOJI, SALVAGE = "🤝", "↩️", "🚙", "📣", "✨", "🪛"
HINT, LABEL = 100, 80


def label(text: str, hint: str = "", emoji: str | None = None) -> Label:
    """A label cut to Discord's limits: ``LABEL`` characters of text, ``HINT`` of hint."""
    return Label(_cut(text, LABEL), _cut(hint, HINT), emoji)


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip(" ·,") + "…"


def mission_title(view: View, t: Words) -> str:
    """The mission's name; in a campaign the title of its chapter."""
    title = text_of(f"first_martians-chapter-{view.chapter}", t) if view.chapter else ""
    return title or piece("mission", view.mission, t)


def text_of(message: str, t: Words, **params: object) -> str:
    """A text that a story or a piece may have, else an empty one."""
    try:
        return t(message, **params)
    except KeyError:
        return ""


def piece(kind: str, name: str, t: Words) -> str:
    """A piece's name; what no catalog knows, of data of one's own, is called by its id."""
    return text_of(f"first_martians-{kind}-{name}", t) or name.replace("-", " ").capitalize()


def role_label(identity: str, t: Words) -> Label:
    """A role with its astronaut, what they are good at, and emoji: 🔵 Noor, scientist."""
    text = t("first_martians-astronaut", name=CAST[identity][0], role=identity)
    return Label(text, t(f"first_martians-astronaut-{identity}"), EMOJI[identity])


def astronaut(view: View, seat: Seat) -> str:
    """A seat's astronaut in a list: 🔵 Noor."""
    role = view.roles[seat]
    return f"{EMOJI[role]} {CAST[role][0]}"


def who(p: Presentation[View], seat: Seat) -> str:
    """A seat as the subject of a sentence: 🔵 **Noor**; for its own player **You**."""
    if seat == p.view.viewer:
        return f"**{p.t('first_martians-you')}**"
    role = p.view.roles[seat]
    return f"{EMOJI[role]} **{CAST[role][0]}**"


def person(view: View, seat: Seat) -> dict[str, str]:
    """The params of an astronaut in stories: ``name`` and ``gender``."""
    name, gender = CAST[view.roles[seat]]
    return {"name": name, "gender": gender}


def pawn(name: str, t: Words) -> str:
    """A pawn: an astronaut's, or a machine."""
    return f"{EMOJI[name]} {CAST[name][0]}" if name in ROLES else f"🤖 {piece('machine', name, t)}"


def pawns(names: Iterable[str], t: Words) -> str:
    """A stack's pawns, top first: 🔵 Noor ×2, 🤖 Scout."""
    names = list(names)
    counted = {name: names.count(name) for name in names}
    return ", ".join(
        pawn(name, t) + (f" ×{count}" if count > 1 else "") for name, count in counted.items()
    )


def stack_pawns(view: View, stack: Stack, t: Words) -> str:
    """A stack's pawns; a machine that performs with its operator: 🤖 Scout (🔵 Noor)."""
    top, rest = stack.pawns[0], stack.pawns[1:]
    if top in ROLES:
        return pawns(stack.pawns, t)
    first = f"{pawn(top, t)} ({pawn(view.roles[stack.operator], t)})"
    return ", ".join(filter(None, (first, pawns(rest, t))))


def job(one: Job, t: Words) -> str:
    """A job in a few words: Explore 1-N; Repair the Lab: CPU.

    An event's is called by its action, as in the picture of the plan.
    """
    return t(
        f"first_martians-job-{one.kind}",
        about=one.about,
        where=one.where or "hub",
        how=one.how,
        action=piece("event", f"{one.about}-action", t) if one.kind == EVENT else "",
    )


def with_emoji(one: Job, t: Words) -> str:
    """The same with the emoji of its kind."""
    return f"{JOBS[one.kind]} {job(one, t)}"


def signed(value: int) -> str:
    """A figure with its sign, as typesetters write it; 0 has none."""
    return f"+{value}" if value > 0 else f"−{-value}" if value else "0"


def amount(resource: str, count: int) -> str:
    """Units of a resource: ⚡2."""
    return f"{SUPPLY[resource]}{count}"


def supply(energy: int, oxygen: int, food: int, *, nothing: bool = False) -> str:
    """Units of all resources: ⚡2 🥫1; those of which there are none only if ``nothing``."""
    units = ((ENERGY, energy), (OXYGEN, oxygen), (FOOD, food))
    return " ".join(amount(each, count) for each, count in units if count or nothing)


def items(names: Iterable[str], t: Words) -> str:
    """Items with how many of each: seed ×2, spare CPU."""
    names = list(names)
    counted = {name: names.count(name) for name in sorted(names)}
    return ", ".join(
        piece("item", name, t) + (f" ×{count}" if count > 1 else "")
        for name, count in counted.items()
    )


def penalties(names: Iterable[str], t: Words) -> str:
    """The penalties of a red part, in words."""
    return ", ".join(piece("penalty", name, t) for name in names)


def terrain(names: Iterable[str], t: Words) -> str:
    """A region's terrain, in a word or two each."""
    return ", ".join(t("first_martians-terrain", terrain=name) for name in names)


def cause(why: str, t: Words) -> str:
    """The rule or the card that brought something about, by the ``why`` of an event."""
    card, _, rest = why.partition(":")
    if rest:
        name = piece(card, rest.partition(":")[0], t)
        if card == "objective":
            return name
        return t("first_martians-cause-card", kind=card, title=name)
    return text_of(f"first_martians-cause-{why}", t) or piece("skill", why, t)


def figures(params: Mapping[str, Any]) -> dict[str, Any]:
    """A refusal's figures as catalogs take them: whole numbers as numbers."""
    return {
        key: int(value) if isinstance(value, str) and value.isdecimal() else value
        for key, value in params.items()
    }


SIGNED = ("morale", "stress", "supply", "tokens", "track", "productivity")
"""Words whose amount goes either way."""


AMOUNTS: Mapping[str, type[Any]] = MappingProxyType(
    {
        "morale": MoraleChanged,
        "stress": StressChanged,
        "supply": SupplyChanged,
        "wound": Wounded,
        "heal": Healed,
        "track": TrackChanged,
    }
)
"""By word, the event that tells how much came of it; tokens that lack are told as such."""


def effect_text(effect: Effect, content: Content, t: Words, amount: int | None = None) -> str:
    """One effect, by default in full; a part that turns red with what that costs."""
    meant = content.base.family(effect.facility or "")
    costs = content.base.facility[meant[0]].parts.get(effect.part, ()) if meant else ()
    amount = effect.amount if amount is None else amount
    told = signed(amount) if effect.do in SIGNED else amount
    return t(
        f"first_martians-effect-{effect.do}",
        amount="±0" if told == "0" else told,
        who=effect.who,
        resource=effect.resource,
        block=effect.block,
        keyword=effect.keyword or "",
        facility=effect.facility or "",
        part=effect.part,
        token=effect.token,
        space=effect.space,
        rover=effect.rover,
        item=effect.item or "",
        colour=effect.colour,
        rule=effect.rule or "",
        penalty=penalties(costs, t) or "none",
    )


def effects_text(effects: Effects, content: Content, t: Words) -> str:
    """Several effects in one line; empty for none."""
    return " · ".join(effect_text(each, content, t) for each in effects)


def outcome_text(state: State, effects: Effects, seat: Seat, reference: str, t: Words) -> str:
    """The effects that a seat's choice brings at once, with what they come to as things stand."""
    found = carried_out(state, effects, seat, reference)
    return " · ".join(_outcome(state, effect, events, t) for effect, events in found)


def _outcome(state: State, effect: Effect, events: Sequence[Any] | None, t: Words) -> str:
    """An effect whose amount is what comes of it; what it sets off besides is named."""
    content = state.start.content
    kind = AMOUNTS.get(effect.do)
    if events is None or kind is None or effect.who == EVERYBODY:
        return effect_text(effect, content, t)
    changes = [each for each in events if isinstance(each, kind)]
    text = effect_text(effect, content, t, amount=changes[0].amount if changes else 0)
    if any(isinstance(each, StressChanged) and each.level >= STRESS_LIMIT for each in events):
        text += f" → {STRESS_LIMIT}: {t('first_martians-effect-quarrel')}"
    if any(isinstance(each, TrackChanged) and each.level >= TRACK_END for each in events):
        text += f" → {TRACK_END}: {t('first_martians-effect-full')}"
    return text
