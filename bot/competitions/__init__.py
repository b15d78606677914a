"""Leagues and tournaments as pure functions: pairings, seats, points, standings, divisions."""
