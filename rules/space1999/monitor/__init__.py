"""The Star Monitor: its squares, the route tiles on them, and the routes that they make."""
