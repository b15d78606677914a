"""Labels of the options of a choice, with what each brings."""

from __future__ import annotations

from bot.games.base import Presentation
from bot.games.first_martians import campaign_texts, glossary
from bot.games.first_martians.glossary import effects_text, outcome_text
from bot.games.labels import Label
from rules.first_martians.base_choices import OF_FACILITIES, STARVE, STOP_WILTING
from rules.first_martians.choices import (
    HEALING,
    MANAGING,
    UNLOCK,
    UNWIND_STRESS,
    UNWINDING,
    WOUNDS,
    lacking_tokens,
)
from rules.first_martians.components.content import CHOICE, STORY_OF, ref
from rules.first_martians.dice import KEEP, REROLL_DIE
from rules.first_martians.effects.averting import AVERT, LET
from rules.first_martians.effects.card_effects import (
    BREAK_ONE,
    GATHER_SAMPLE,
    IGNORE_TERRAIN,
    LOSE_SAMPLE,
    MEND,
    SCAN,
)
from rules.first_martians.effects.shortage import SHORTAGE_STRESS, shortage
from rules.first_martians.effects.tracks import NEXT_MALFUNCTION
from rules.first_martians.imagined_state import open_state
from rules.first_martians.progress import EVERYBODY
from rules.first_martians.state import Step
from rules.first_martians.terms import (
    BETWEEN_MISSIONS,
    BLOCKS,
    LAST_WOUND,
    MACHINE,
    POISONING,
)
from rules.first_martians.view import View

SPACES = (LOSE_SAMPLE, GATHER_SAMPLE, IGNORE_TERRAIN)


def option_label(p: Presentation[View], option: str) -> Label:
    """The label of one option of the open choice; raises ``ValueError`` where nothing is asked."""
    step, t = p.view.step, p.t
    if step is None:
        raise ValueError("nothing is asked")
    kind = step.kind
    if kind in STORY_OF:
        return _side(p, step, option)
    if kind in BETWEEN_MISSIONS:
        return campaign_texts.option_label(p, kind, option)
    if kind in OF_FACILITIES:
        return _facility(p, step, option)
    if kind == SCAN:
        return glossary.label(glossary.piece("space", option, t), "", "🗺️")
    if kind in SPACES:
        return _space(p, option)
    if kind in (NEXT_MALFUNCTION, MANAGING):
        level = p.view.tracks[BLOCKS.index(option)]
        hint = t("first_martians-hint-track", level=level)
        return glossary.label(t("first_martians-block", block=option), hint, "🎛️")
    if kind == MACHINE:
        action = p.view.content.crew.machine[option].action
        hint = t("first_martians-hint-machine", action=action)
        return glossary.label(glossary.piece("machine", option, t), hint, "🤖")
    return _of_crew(p, step, option)


def _side(p: Presentation[View], step: Step, option: str) -> Label:
    return glossary.label(*_in_full(p, step, option))


def cut_sides(p: Presentation[View]) -> list[str]:
    """The sides of the open story whose labels have no room for all that they do, in full."""
    step = p.view.step
    assert step is not None
    sides = [_in_full(p, step, option) for option in p.view.choices]
    return [
        f"▫️ **{text}** · {hint}"
        for text, hint in sides
        if len(text) > glossary.LABEL or len(hint) > glossary.HINT
    ]


def _in_full(p: Presentation[View], step: Step, option: str) -> tuple[str, str]:
    """A side of a story's choice, with what it does at once, and what tokens that lack cost."""
    view, kind, name = p.view, STORY_OF[step.kind], step.data[0]
    side = next(each for each in view.content.choice(step.kind, name) if each.id == option)
    seat = view.first if step.seat == EVERYBODY else step.seat
    message = f"first_martians-{kind}-{name}-choice-{option}"
    text = glossary.text_of(message, p.t, **glossary.person(view, seat)) or glossary.piece(
        "side", option, p.t
    )
    hint = outcome_text(open_state(view), side.effects, seat, ref(kind, name, CHOICE, option), p.t)
    tokens = [each.tokens for each in view.crew]
    lacking = lacking_tokens(side.effects, seat, view.first, tokens)
    if any(lacking):
        wounds = sum(
            count * (2 if POISONING in view.acting[who] else 1) for who, count in enumerate(lacking)
        )
        hint += " · " + p.t("first_martians-hint-lacking", tokens=sum(lacking), wounds=wounds)
    if short := shortage(open_state(view), side.effects):
        stress = glossary.signed(SHORTAGE_STRESS * short)
        hint += " · " + p.t("first_martians-hint-shortage", stress=stress)
    return text, hint


def _facility(p: Presentation[View], step: Step, option: str) -> Label:
    """A facility with what is done there, its broken parts, and what another would bring."""
    t, data = p.t, p.view.content.base.facility[option]
    found = next(each for each in p.view.facilities if each.id == option)
    hint = t(
        "first_martians-hint-facility",
        action=data.action or "none",
        production=found.production if found.farm is None else found.farm.plants,
        full="yes" if data.most and found.production == data.most else "no",
        broken=len(found.broken),
        shut="yes" if found.shut else "no",
    )
    if step.kind == BREAK_ONE:
        penalty = glossary.penalties(data.parts[step.data[0]], t)
        hint += " · " + t("first_martians-hint-broken", penalty=penalty)
    return glossary.label(glossary.piece("facility", option, t), hint, "🏠")


def _space(p: Presentation[View], option: str) -> Label:
    """An explored space by its region, with its samples and its terrain."""
    t = p.t
    site = next(each for each in p.view.sites if each.space == option)
    terrain = p.view.content.mars.region[site.region].terrain
    minerals = p.view.content.mission[p.view.mission].minerals
    samples = site.samples + sum(find in minerals for find in site.finds)
    parts = [t("first_martians-hint-samples", count=samples)] if samples else []
    hint = " · ".join([*parts, *([glossary.terrain(terrain, t)] if terrain else [])])
    space = glossary.piece("space", option, t)
    region = glossary.piece("region", site.region, t)
    return glossary.label(t("labelled", title=space, text=region), hint, "🗺️")


def _of_crew(p: Presentation[View], step: Step, option: str) -> Label:
    """The label of an astronaut's choice, or of a way to keep parts and plants."""
    t = p.t
    if step.kind == STARVE:
        wounds = p.view.crew[p.view.roles.index(option)].wounds
        hint = t("first_martians-hint-wounds", wounds=wounds, most=LAST_WOUND)
        return glossary.label(glossary.CAST[option][0], hint, glossary.EMOJI[option])
    if step.kind == MEND:
        facility, part = option.rsplit("-", 1)
        text = t("first_martians-part-of", facility=facility, part=part)
        names = p.view.content.base.facility[facility].parts[part]
        hint = t("first_martians-gain-repair", penalty=glossary.penalties(names, t))
        return glossary.label(text, hint, "🛠️")
    if step.kind == REROLL_DIE:
        return _die(p, option)
    if step.kind == AVERT and option == LET:
        return glossary.label(t("first_martians-pick-let"), t("first_martians-pick-let-hint"), "⏳")
    if step.kind in (UNLOCK, AVERT):
        skill = p.view.content.crew.skill[option]
        effects = effects_text(skill.effects, p.view.content, t)
        hint = t("first_martians-hint-skill", cost=skill.cost, effects=effects)
        return glossary.label(glossary.piece("skill", option, t), hint, "✨")
    if step.kind == HEALING and option != WOUNDS:
        return glossary.label(t("first_martians-pick-cure", condition=option), "", "🩹")
    if step.kind in (UNWINDING, HEALING, STOP_WILTING):
        relief = glossary.signed(-min(UNWIND_STRESS, p.view.stress))
        text = t(f"first_martians-pick-{step.kind}-{option}", amount=relief)
        return glossary.label(text, t(f"first_martians-pick-{step.kind}-{option}-hint"))
    raise ValueError(f"First Martians asks no {step.kind}")


def _die(p: Presentation[View], option: str) -> Label:
    """Let the dice lie, or roll one again."""
    t = p.t
    if option == KEEP:
        return glossary.label(
            t("first_martians-pick-keep"), t("first_martians-pick-keep-hint"), "🎲"
        )
    skill, die = option.rsplit("-", 1)
    cost = p.view.content.crew.skill[skill].cost
    text = t("first_martians-pick-reroll", die=die, skill=skill)
    return glossary.label(text, t("first_martians-hint-cost", cost=cost), "🎲")
