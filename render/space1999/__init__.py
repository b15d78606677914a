"""The pictures of Spazio: 1999, one module each, with the function of the same name.

``board``, ``monitor``, ``sheet``, ``planet_card``, ``answer``, ``hand`` and ``final`` take a view,
display names by seat and the words of a language; ``parts`` holds the parts that they are composed
of.
"""
