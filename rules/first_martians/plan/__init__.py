"""What a plan of actions needs, costs and risks."""
