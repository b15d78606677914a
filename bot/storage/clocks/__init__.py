"""What happens at tables when time passes: deadlines, calendars, pauses, idle lobbies."""
