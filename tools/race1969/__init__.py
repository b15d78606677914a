"""What `make balance` plays and counts for 1969."""
