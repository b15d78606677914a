"""The pictures of First Martians as bands, one module for each.

They are the base, the map, the plan, the supplies, an astronaut's card, the mission sheet, scenes
and the end. ``parts`` holds the parts that they are composed of, ``art`` their drawings.
"""
