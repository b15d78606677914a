"""Values that the bot's other packages exchange: tables, seats, moves, deadlines, notices."""
