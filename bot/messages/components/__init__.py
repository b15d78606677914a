"""The parts of messages: texts, controls, panels, log lines, positions as one reader sees them."""
