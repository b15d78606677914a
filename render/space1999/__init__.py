"""The pictures of Spazio: 1999 as bands.

``board`` gives the star chart and the Star Monitor, ``central_computer`` the Computer's answers;
``monitor``, ``sheet``, ``planet_card``, ``hand``, ``chances`` and ``final`` have a function of
their name. ``parts`` holds the parts that they are composed of, ``art`` their drawings.
"""
