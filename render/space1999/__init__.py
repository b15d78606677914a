"""The pictures of Spazio: 1999.

One module a picture, each with the function of the same name: ``board``, ``monitor``, ``sheet``,
``planet_card``, ``answer``, ``hand`` and ``final`` take a view, display names by seat and the
words of a language.
"""
