"""Effects on the crew, the base, the map and the malfunction tracks."""
