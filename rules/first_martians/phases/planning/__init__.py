"""Planning: pawns laid, offers, skills and agreement, until the plan is carried out (B6, IV)."""
