"""Ratings, records and reliability, worked out from results and answers. Pure."""
