"""``mission-control``, or ``python -m bot``.

A worker process imports this module too, so it imports little itself.
"""

import sys


def main() -> int:
    """Do what the command line asks for and return the exit code."""
    from bot.command_line.parser import main

    return main()


if __name__ == "__main__":
    sys.exit(main())
