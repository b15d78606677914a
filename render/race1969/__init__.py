"""The pictures of 1969 as bands, one module each, with the function of the same name.

``missions`` and ``nations`` are the two bands of the board, which ``board_bands`` gives together;
``sheet``, ``hand``, ``reveal`` and ``final`` give one or two bands each. They take a view, display
names by seat and the words of a language; ``parts`` holds the parts that they are composed of.
"""
