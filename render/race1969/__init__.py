"""The pictures of 1969 as bands, one module for each, with the function of the same name.

``missions`` and ``nations`` make the two bands of the board, which ``board.board_bands`` gives
together; ``sheet``, ``hand``, ``reveal``, ``chances`` and ``final`` give one or two bands each.
``parts`` holds the parts that they are composed of, ``art`` their drawings.
"""
