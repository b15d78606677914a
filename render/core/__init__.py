"""What every picture is made with: paint, type, shapes and the cache."""
