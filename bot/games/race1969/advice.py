"""What the computer advises to buy, in a few words."""

from __future__ import annotations

from bot.games.base import Presentation
from bot.games.race1969 import glossary
from rules.race1969.actions import Buy, Hire, Spy
from rules.race1969.terms import SCIENTISTS
from rules.race1969.views.view import View

SPY = "spy"


def purchase_text(p: Presentation[View], action: Hire | Spy | Buy) -> str:
    """A purchase with its price, short enough for a button: Base in EVA · 3 M."""
    t, board = p.t, p.view.board
    if isinstance(action, Buy):
        price = action.count * board.espionage.price
        return t("race1969-choose-buy-count", count=action.count, price=price)
    scientist = SPY if isinstance(action, Spy) else action.scientist
    nation = t(f"race1969-nation-{action.nation}") if isinstance(action, Spy) else ""
    return t(
        "race1969-choose-advised-hire",
        scientist=glossary.scientist(scientist, t),
        research=glossary.research(action.research, t),
        price=p.view.prices[SCIENTISTS.index(scientist)],
        abroad="yes" if nation else "no",
        nation=nation,
    )
