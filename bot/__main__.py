"""``python -m bot``. A worker process imports this module too, so it imports little itself."""

import sys

if __name__ == "__main__":
    from bot.cli import main

    sys.exit(main())
