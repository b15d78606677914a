"""1969's money, prestige and tracks kept a second time, from the rulebook and on paper.

It shares nothing with the engine but the actions, and learns from events only what chance did:
cards drawn, dice rolled, and when a phase began.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from rules.core.game import Seat, Setup
from rules.race1969.espionage import CardsDrawn, Discard, MissionPaid, Play, Take
from rules.race1969.income import PhaseBegan, Trade, YearBegan
from rules.race1969.missions import DiceRolled, DieRerolled, Launch, RocketMoved
from rules.race1969.purchases import Buy, Hire, Spy
from rules.race1969.state import Action, Event

INCOME = {1963: 12, 1964: 13, 1965: 14, 1966: 15, 1967: 16, 1968: 17, 1969: 18}
TRADES = {1963: 1, 1964: 1, 1965: 2, 1966: 2, 1967: 3, 1968: 3, 1969: 4}
PRICES = {"base": 5, "genius": 11, "famous": 9, "novice": 3, "spy": 7}
RESEARCHERS = {"base": 1, "genius": 2, "famous": 1, "novice": 1, "spy": 0}
SUPPLY = {"base": 40, "genius": 10, "famous": 10, "novice": 10, "spy": 10}
AT_THE_END = {"base": 0, "genius": 0, "famous": 3, "novice": -2, "spy": -1}
HAND_LIMIT = 6


class Book:
    """What one nation owns."""

    def __init__(self) -> None:
        self.money = 0
        self.prestige = 2
        self.moon = 1
        self.hand: list[int] = []
        self.sheets: dict[str, list[str]] = {}
        self.tokens: set[str] = set()
        self.flown: list[str] = []
        self.hired = self.launched = False

    def research(self, name: str) -> int:
        """Researchers at work there."""
        hired = sum(RESEARCHERS[scientist] for scientist in self.sheets.get(name, ()))
        return hired + (name in self.tokens)

    def final(self) -> tuple[int, int]:
        """Prestige with the scientists', and money."""
        hosted = (scientist for names in self.sheets.values() for scientist in names)
        return self.prestige + sum(AT_THE_END[scientist] for scientist in hosted), self.money


class Ledger:
    """A table's books; each entry is asserted to be within the rules."""

    def __init__(self, setup: Setup, missions: Iterable[Any]) -> None:
        self.nations = setup.seats
        self.missions = {mission["id"]: mission for mission in missions}
        self.year = 0
        self.books = [Book() for _ in setup.seats]
        self.supply = Counter(SUPPLY)
        self.flags: Counter[str] = Counter()
        self.new_flags: list[str] = []
        self.trades: dict[Seat, int] = {}
        self.mission = ""
        self.cell = 0
        self.dice: list[str] = []
        self.plays: dict[Seat, list[int]] = {}

    def act(self, seat: Seat, action: Action) -> None:
        """Enter what a nation chose."""
        book = self.books[seat]
        match action:
            case Trade(points):
                assert 0 <= points <= min(book.prestige, TRADES[self.year])
                self.trades[seat] = points
            case Hire(scientist, research):
                self._hire(book, book, scientist, research)
            case Spy(nation, research):
                host = self.books[self.nations.index(nation)]
                assert host is not book
                self._hire(book, host, "spy", research)
                book.tokens.add(research)
            case Buy(count):
                self._pay(book, 2 * count)
            case Launch(mission):
                self._launch(book, mission)
            case Play(card):
                book.hand.remove(card)
                self.plays.setdefault(seat, []).append(card)
            case Take(card):
                self.plays[seat].remove(card)
                book.hand.append(card)
            case Discard(card):
                book.hand.remove(card)

    def happened(self, event: Event) -> None:
        """Enter what chance did, and what follows when a step of the game is reached."""
        match event:
            case YearBegan():
                self.year = event.year
                self.flags.update(self.new_flags)
                self.new_flags = []
                for book in self.books:
                    book.money += INCOME[event.year]
                    book.hired = book.launched = False
            case PhaseBegan("purchases"):
                for seat, points in self.trades.items():
                    self.books[seat].prestige -= points
                    self.books[seat].money += 2 * points
                self.trades = {}
            case CardsDrawn():
                assert event.cards is not None
                self.books[event.seat].hand += event.cards
                assert len(self.books[event.seat].hand) <= HAND_LIMIT
            case DiceRolled():
                self.dice = [*event.dice]
            case DieRerolled():
                self.dice[event.die - 1] = event.face
            case RocketMoved():
                self._test(self.books[event.seat])
            case MissionPaid():
                self._score(event.seat)

    @staticmethod
    def _pay(book: Book, cost: int) -> None:
        assert 0 <= cost <= book.money
        book.money -= cost

    def _hire(self, book: Book, host: Book, scientist: str, research: str) -> None:
        there = host.sheets.setdefault(research, [])
        assert len(there) < 2
        assert scientist == "base" or scientist not in there
        assert self.supply[scientist]
        saved = 0 if book.hired else 2 * book.research("robotics")
        self._pay(book, max(0, PRICES[scientist] - saved))
        self.supply[scientist] -= 1
        there.append(scientist)
        book.hired = True

    def _launch(self, book: Book, mission: str) -> None:
        assert not book.launched
        assert mission not in book.flown
        cost = self.missions[mission]["launch_cost"]
        if mission != "moon":
            assert len([flown for flown in book.flown if flown != "moon"]) < 6
            cost = max(0, cost - 2 * book.research("investors"))
        self._pay(book, cost)
        book.launched = True
        self.mission, self.plays = mission, {}

    def _test(self, book: Book) -> None:
        dice = Counter(self.dice)
        turned = min(dice["neutral"], book.research("ground-control"))
        symbols = sum(book.research(name) for name in self.missions[self.mission]["symbols"])
        book.money += 3 * book.research("insurance") * dice["failure"]
        start = book.moon if self.mission == "moon" else 1
        self._move(start + dice["success"] + turned - dice["failure"] + symbols)

    def _move(self, cell: int) -> None:
        self.cell = max(1, min(cell, len(self.missions[self.mission]["cells"])))

    def _score(self, seat: Seat) -> None:
        book, mission = self.books[seat], self.missions[self.mission]
        points = sum(sum(cards) for who, cards in self.plays.items() if who != seat)
        self._move(self.cell - points // mission["espionage_cost"])
        self._move(self.cell + sum(self.plays.get(seat, ())) // mission["espionage_cost"])
        book.prestige += max(0, mission["cells"][self.cell - 1] - self.flags[self.mission])
        if self.mission != "moon" and self.cell == len(mission["cells"]):
            book.moon = min(book.moon + 1, len(self.missions["moon"]["cells"]))
        book.flown.append(self.mission)
        self.new_flags.append(self.mission)
