"""What the pictures of First Martians are made of."""
