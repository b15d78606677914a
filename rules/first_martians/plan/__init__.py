"""The needs, costs and risks of a plan of actions."""
