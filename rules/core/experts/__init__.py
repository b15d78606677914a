"""Experts: what they say of actions, and the search by which they find it."""
