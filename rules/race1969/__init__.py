"""1969: a race to the Moon in seven rounds (Cranio Creations, 2012).

Rules are cited by the headings of ``docs/rules-1969.md``: (Missions 8) is step 8 of its section
"3 · Missions", (ruling 5) the fifth of its "Rulings".
"""
