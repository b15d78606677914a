"""What people may do at a table, one module a feature."""
