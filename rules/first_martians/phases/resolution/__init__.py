"""Resolution: the plan carried out stack by stack, with dice, effects and shutdowns (B6, IV)."""
