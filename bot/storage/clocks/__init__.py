"""Rows about time that passes at tables: deadlines, calendars, pauses, idle lobbies."""
