"""The bot under load, against another version of it; no test asserts these figures."""
