"""Handlers of ``/community``, ``/league``, ``/server`` and of people's own pages."""
