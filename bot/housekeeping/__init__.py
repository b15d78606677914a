"""Deletes what needn't be kept any more: people, servers, working rows."""
