"""What happens in a round, one file each; ``flow`` puts them together."""
