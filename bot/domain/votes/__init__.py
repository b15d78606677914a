"""Votes: on taking moves back, and on a table's clocks."""
