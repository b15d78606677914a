"""The shared plan: pawns laid for jobs, checks, and the end of planning (B6, IV)."""
