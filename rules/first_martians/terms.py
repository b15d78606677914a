"""The rulebook's words: ids of blocks, parts, resources, actions, tokens, phases and decisions.

They are what notation, catalogs and data files say, so they never change once a game is recorded.
"""

from __future__ import annotations

ROLES = ("scientist", "geologist", "engineer", "medic")
"""The astronauts, one for each seat."""
MEDIC = "medic"

WORKING, LIVING, SYSTEM = "working", "living", "system"
BLOCKS = (WORKING, LIVING, SYSTEM)
"""In the order in which malfunctions spread; after the last comes the first (B8)."""
BLOCK_INDEX = {block: index for index, block in enumerate(BLOCKS)}

POWER, FILTERS, HARDWARE, CPU = "power", "filters", "hardware", "cpu"
PARTS = (POWER, FILTERS, HARDWARE, CPU)
"""Kinds of parts: power connectors, oxygen filters, hardware, CPU. A spare part bears the same."""

ENERGY, OXYGEN, FOOD = "energy", "oxygen", "food"
RESOURCES = (ENERGY, OXYGEN, FOOD)
GRIDS = (ENERGY, OXYGEN)
"""The grids that supply facilities, in the order in which production settles them (C-6)."""
GRID_OF_PART = {POWER: ENERGY, FILTERS: OXYGEN}
"""The grid that a part connects its facility to; other parts are on none."""

# What a red part does.
COSTS_ENERGY, COSTS_OXYGEN = "costs-energy", "costs-oxygen"
MUST_ROLL, NO_ROVER, WILTING, MALFUNCTION = "must-roll", "no-rover", "wilting", "malfunction"
IDLE = "idle"
"""The facility brings nothing in Production."""
FROGGY_CHECK, SAMPLE_LOST, MORE_STRESS, FEWER_PAWNS = (
    "froggy-check",
    "lose-sample",
    "more-stress",
    "fewer-pawns",
)
HARDWARE_CHECKS = (FROGGY_CHECK, SAMPLE_LOST, MORE_STRESS, FEWER_PAWNS)
"""Penalties settled in Production, step 5."""
PENALTIES = (
    COSTS_ENERGY,
    COSTS_OXYGEN,
    MUST_ROLL,
    NO_ROVER,
    WILTING,
    MALFUNCTION,
    IDLE,
    *HARDWARE_CHECKS,
)

# Modifier tokens.
BLOCKED, MINUS_PAWN, ADVENTURE, REROLL, WOUND, ROVER_CHECK = (
    "blocked",
    "minus-pawn",
    "adventure",
    "reroll",
    "wound",
    "rover-check",
)
TOKENS = (BLOCKED, MINUS_PAWN, ADVENTURE, REROLL, WOUND, ROVER_CHECK)
NOW, NEXT = "now", "next"
SPACES = (NOW, NEXT)
"""A facility's ``!`` and ``>>`` spaces."""

# Terrain of a region beside the above.
IMPASSABLE, LOSE_MORALE, EXTRA_PAWN = "impassable", "lose-morale", "extra-pawn"
TERRAINS = (ROVER_CHECK, IMPASSABLE, ADVENTURE, LOSE_MORALE, WOUND, EXTRA_PAWN)

# Actions, in the order in which they are resolved.
EVENT, REST, UNWIND, HEAL, MANAGE, EXPLORE, GATHER, RESEARCH, BUILD, UNTYPED = (
    "event",
    "rest",
    "unwind",
    "heal",
    "manage",
    "explore",
    "gather",
    "research",
    "build",
    "untyped",
)
ACTION_TYPES = (
    EVENT,
    REST,
    UNWIND,
    HEAL,
    MANAGE,
    EXPLORE,
    GATHER,
    RESEARCH,
    BUILD,
    UNTYPED,
)
DICE_TYPES = (EXPLORE, GATHER, RESEARCH, BUILD)
"""Action types that are rolled for, and the colours of dice and adventures."""
COLOUR = {
    EXPLORE: EXPLORE,
    GATHER: GATHER,
    UNWIND: GATHER,
    RESEARCH: RESEARCH,
    HEAL: RESEARCH,
    BUILD: BUILD,
    MANAGE: BUILD,
}
"""The dice, and the adventures, of each type of action; a type that isn't here has none."""

# Jobs: what a stack of pawns can be laid for. Several are one type of action.
PLANT, REPAIR, UNBLOCK, INSTALL, CONSTRUCT, EXPERIMENT, RESTART = (
    "plant",
    "repair",
    "unblock",
    "install",
    "construct",
    "experiment",
    "restart",
)
TYPE_OF_JOB = {
    EVENT: EVENT,
    REST: REST,
    UNWIND: UNWIND,
    HEAL: HEAL,
    MANAGE: MANAGE,
    EXPLORE: EXPLORE,
    GATHER: GATHER,
    RESEARCH: RESEARCH,
    PLANT: RESEARCH,
    REPAIR: BUILD,
    UNBLOCK: BUILD,
    INSTALL: BUILD,
    CONSTRUCT: BUILD,
    EXPERIMENT: RESEARCH,
    RESTART: UNTYPED,
}

FROGGY, SCORPIO = "froggy", "scorpio"
ROVERS = (FROGGY, SCORPIO)

SAMPLE, SEED = "sample", "seed"
SPARE = "spare"
BASIC_ITEMS = (SAMPLE, SEED, *(f"{SPARE}-{part}" for part in PARTS))
"""Items of every mission; others are objective tokens."""
FIRST_STUDY, SECOND_STUDY = "first", "second"
STUDIES = (FIRST_STUDY, SECOND_STUDY)
OPEN = "open"
"""A Heal action whose use is chosen when it is resolved; else it names a condition."""
OWN = "own"
"""A pawn of one's own, where a machine's could be laid instead."""

ANAEMIA, ANXIETY, HEART, CONCENTRATION, MIGRAINE, POISONING = (
    "anaemia",
    "anxiety-attack",
    "heart-condition",
    "trouble-concentrating",
    "migraine",
    "poisoning",
)
CONDITIONS = (ANAEMIA, ANXIETY, HEART, CONCENTRATION, MIGRAINE, POISONING)

EVENTS, MORALE, PRODUCTION, ACTIONS, MALFUNCTIONS, CLEAN_UP = range(1, 7)
"""The phases of a round; 0 is before the first."""

LEAST_MORALE, MOST_MORALE = -2, 3
STRESS_LIMIT = 18
LAST_WOUND = 5
"""The most wounds that an astronaut survives (C-4)."""
TRACK_END = 5
PAWNS = 2
"""Of each astronaut."""
GROWTH = 6
"""Spaces of the growth track."""
ROUNDS_IN_LOG = 3
"""The rounds that an event stays in the log, and its action can be done; its own is one (C-32)."""

EASY, NORMAL, HARD = "easy", "normal", "hard"
LEVELS = (EASY, NORMAL, HARD)

HOME_COMING, RIDDLE, PLANTS, LANDING, CANYON, MAST = (
    "home-coming",
    "riddle",
    "plants",
    "landing",
    "canyon",
    "mast",
)
MISSIONS = (HOME_COMING, RIDDLE, PLANTS, LANDING, CANYON, MAST)

CAMPAIGNS = ("fifth-bunk", "settlement")

# Decisions.
MACHINE, PLAN = "machine", "plan"
EVENT_CHOICE, ADVENTURE_CHOICE = "event-choice", "adventure-choice"
DEBRIEFING, RETRY, DEPARTURE = BETWEEN_MISSIONS = ("debriefing", "retry", "departure")
"""Decisions between two missions of a campaign."""
