"""The pictures of 1969 as bands, one module for each."""
