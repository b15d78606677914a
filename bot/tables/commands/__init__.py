"""Commands of tables and looks at their history, one module a feature."""
