"""Pictures of First Martians, drawn from views: base, map, plan, crew, mission, scenes."""
