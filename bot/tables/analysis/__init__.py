"""Analyses by experts, in a process of their own."""
