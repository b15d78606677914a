"""Leagues and tournaments: sign-up, and seasons from the first round to the last."""
