"""Command-line tools: balance, bench, verify."""
