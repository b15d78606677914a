"""Mission events and adventures as they are told: scenes, actions, and what comes of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.base import Presentation
from bot.games.first_martians import glossary
from bot.games.first_martians.glossary import effects_text
from rules.core.game import Seat
from rules.first_martians.components.content import ADVENTURE, EVENT, EVENT_FILES
from rules.first_martians.effects.crew import Wounded
from rules.first_martians.terms import LAST_WOUND
from rules.first_martians.view import View


def theme(view: View, name: str) -> str:
    """The theme of a mission event: ``base``, ``crew`` or ``outside``, as of a campaign's own."""
    for part in EVENT_FILES:
        if any(each.id == name for each in view.content.event_file(part).events):
            return part.partition("_")[2]
    return view.content.stories.event[name].theme


def event_action(p: Presentation[View], name: str) -> str:
    """An event's action with what it takes: Check the anchors: 2 pawns, with the Engineer, ⚡1."""
    action = p.view.content.stories.event[name].action
    asked = []
    if action.role:
        asked.append(p.t("first_martians-event-action-role", role=action.role))
    if action.facility:
        asked.append(p.t("first_martians-event-action-place", facility=action.facility))
    asked += [glossary.amount(resource, count) for resource, count in action.supply.items()]
    if action.spares:
        asked.append(glossary.items(action.spares, p.t))
    return p.t(
        "first_martians-event-action",
        action=glossary.text_of(f"first_martians-event-{name}-action", p.t) or "❗",
        count=action.pawns,
        more="yes" if asked else "no",
        costs=", ".join(asked),
    )


def told(p: Presentation[View], message: str, seat: Seat) -> str:
    """A story's text about an astronaut, in italics; empty where there is none."""
    text = glossary.text_of(message, p.t, **glossary.person(p.view, seat))
    return f"*{text}*" if text else ""


def death(p: Presentation[View], events: Sequence[Any]) -> str:
    """The astronaut who died, and the cause; empty where nobody did."""
    wounds = [event for event in events if isinstance(event, Wounded)]
    for event in reversed(wounds):
        if p.view.crew[event.seat].wounds > LAST_WOUND:
            return p.t(
                "first_martians-final-died",
                who=glossary.who(p, event.seat),
                why=glossary.cause(event.why, p.t),
            )
    return ""


def event_lines(p: Presentation[View], name: str, seat: Seat) -> list[str]:
    """A mission event: its scene, what it does at once, its choice and its action."""
    t, event = p.t, p.view.content.stories.event[name]
    lines = [f"### {glossary.piece('event', name, t)}"]
    lines.append(told(p, f"first_martians-event-{name}-scene", seat))
    if event.effects:
        lines.append(
            t("first_martians-story-now", effects=effects_text(event.effects, p.view.content, t))
        )
    if event.choice:
        sides = [
            glossary.text_of(
                f"first_martians-event-{name}-choice-{side.id}", t, **glossary.person(p.view, seat)
            )
            or glossary.piece("side", side.id, t)
            for side in event.choice
        ]
        lines.append(
            t("first_martians-story-choice", who=glossary.who(p, seat), sides=" / ".join(sides))
        )
    last = p.view.open_until(p.view.round)
    gained = effects_text(event.action.effects, p.view.content, t)
    lines.append(
        t("first_martians-story-action", action=event_action(p, name), last=last, effects=gained)
    )
    return lines


def adventure_lines(p: Presentation[View], name: str, seat: Seat) -> list[str]:
    """An adventure: whom it befell, its scene, and what it does at once."""
    t, adventure = p.t, p.view.content.stories.adventure[name]
    title = glossary.piece("adventure", name, t)
    lines = [f"**{title}** · {glossary.who(p, seat)}"]
    lines.append(told(p, f"first_martians-adventure-{name}-scene", seat))
    if adventure.effects:
        lines.append(
            t(
                "first_martians-story-now",
                effects=effects_text(adventure.effects, p.view.content, t),
            )
        )
    return lines


def consequence_lines(p: Presentation[View], name: str, seat: Seat) -> list[str]:
    """The consequence of an event whose action nobody did in time."""
    t, event = p.t, p.view.content.stories.event[name]
    title = glossary.piece("event", name, t)
    return [
        t("first_martians-story-consequence", title=title),
        told(p, f"first_martians-event-{name}-consequence", seat),
        t("first_martians-story-now", effects=effects_text(event.consequence, p.view.content, t)),
    ]


def later_lines(p: Presentation[View], reference: str, seat: Seat) -> list[str]:
    """The late consequence of a story, by a reference such as ``event:tremor:follow-up``."""
    t = p.t
    card, name, *rest = reference.split(":")
    kind = EVENT if card == EVENT else ADVENTURE
    title = glossary.piece(kind, name, t)
    return [
        t("first_martians-story-later", title=title, who=glossary.who(p, seat)),
        told(p, f"first_martians-{kind}-{name}-{'-'.join(rest)}", seat),
        t(
            "first_martians-story-now",
            effects=effects_text(p.view.content.effects(reference), p.view.content, t),
        ),
    ]


def choice_lines(p: Presentation[View], kind: str, name: str, side: str, seat: Seat) -> list[str]:
    """The side that was taken in a story, and what comes of it now."""
    t = p.t
    story = f"first_martians-{kind}-{name}-choice-{side}"
    taken = glossary.text_of(story, t, **glossary.person(p.view, seat))
    effects = p.view.content.effects(f"{kind}:{name}:choice:{side}")
    return [
        t(
            "first_martians-story-taken",
            who=glossary.who(p, seat),
            side=taken or glossary.piece("side", side, t),
            title=glossary.piece(kind, name, t),
        ),
        told(p, f"{story}-told", seat),
        t("first_martians-story-now", effects=effects_text(effects, p.view.content, t))
        if effects
        else "",
    ]
