"""Drawings that several pictures share: signs, things, people, scenery."""
