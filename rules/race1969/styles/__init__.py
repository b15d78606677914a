"""How autopilots of 1969 think: what they weigh, what they foresee, and each kind of choice."""
