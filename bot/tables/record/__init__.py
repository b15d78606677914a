"""A table's log: effective moves, redaction, export, verification, upgrade."""
