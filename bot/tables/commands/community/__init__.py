"""Commands of people and servers beyond one table: open tables, ratings, pages, settings."""
