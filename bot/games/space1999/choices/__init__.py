"""The labels that lead to each action of Spazio: 1999."""
