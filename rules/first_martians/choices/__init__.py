"""Choices between a few options, by what they are about."""
