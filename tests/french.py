"""French typography, for tests of catalogs and of what code puts together."""

from __future__ import annotations

import re

FRENCH_SPACES = re.compile(
    r"(?<!\u202f)(?<!«\u00a0)[;!?]|(?<![\u00a0\d])[:%]|«(?!\u00a0)|(?<!\u00a0)»| [\u00a0\u202f]"
)
"""Faults in French: a no-break space is missing, or a narrow one stands for a wide one."""
