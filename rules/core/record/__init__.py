"""The record of a game: notation of actions, states and events as JSON, replay."""
