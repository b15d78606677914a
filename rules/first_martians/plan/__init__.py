"""The shared plan: pawns laid for jobs, checks, agreement, and what comes of it (B6, IV)."""
