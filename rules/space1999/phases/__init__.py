"""The phases of a round, one file each; ``decision_rules`` puts them together."""
