"""What experts tell people: hints, and reviews of finished games."""
