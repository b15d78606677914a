"""The pictures of Spazio: 1999 as bands, one module for each."""
