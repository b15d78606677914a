"""The pictures of 1969, one module each, with the function of the same name.

``board``, ``sheet``, ``hand``, ``reveal`` and ``final`` take a view, display names by seat and the
words of a language; ``parts`` holds the parts that they are composed of.
"""
