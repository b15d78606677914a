"""The pictures of First Martians as bands: the base, the map, the plan, the supplies, the rest."""
