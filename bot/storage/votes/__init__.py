"""Rows of votes and of questions about seats."""
