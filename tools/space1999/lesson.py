"""The script of the lesson of Spazio: 1999: an opening, the Computer's answers, and the end.

What a step's texts say of cards, answers and routes is demanded here.
"""

from __future__ import annotations

from rules.space1999.decision_rules import MoonMoved
from rules.space1999.destinations import destinations
from rules.space1999.monitor import missing
from rules.space1999.route_tiles import Lay, RouteChecked
from rules.space1999.ships import PlanetExplored, TilesTaken
from rules.space1999.slides import Slide
from rules.space1999.state import State
from rules.space1999.terms import BASE, NEGATIVE, NEUTRAL, OK, TILES, TURN
from tools.lesson import Rehearsal, Scene, happened

LEARNER, RIVAL = 0, 1


def _is_up(state: State, kind: str, seat: int = LEARNER) -> bool:
    return bool(state.agenda) and (state.agenda[0].seat, state.agenda[0].kind) == (seat, kind)


def _costs(state: State) -> dict[str, int]:
    """The energy that each place within the learner's reach takes."""
    found = destinations(state.departure(LEARNER), state.ships[LEARNER].energy)
    return {place: flight.cost for place, flight in found.items()}


def _missing(state: State, seat: int) -> int | None:
    return missing(state.start.grid, state.tiles, state.sector(seat))


def opening(game: Rehearsal) -> None:
    """To a planet and home, the first tile, the Moon moves, and a flight with bends."""
    game.want(game.state.order[0] == RIVAL)
    game.pilot_move(RIVAL)
    game.want(_is_up(game.state, TURN))
    planets = game.state.start.chart.planets
    near = [place for place, cost in _costs(game.state).items() if cost == 1 and place in planets]
    game.want(near)
    game.step("fly")
    done = game.act(LEARNER, f"fly {near[0]}")
    card = game.state.start.board.planet_cards[happened(done, PlanetExplored).card]
    game.want((card.tiles, card.energy, card.instruction) == (1, 1, "none"))
    game.want(happened(done, TilesTaken).tiles == (1, 0))
    game.want(not happened(done, MoonMoved).met)
    game.pilot(lambda state: _is_up(state, TURN))
    game.want(_costs(game.state).get(BASE) in (1, 2))
    game.step("home")
    game.act(LEARNER, "fly base")
    game.want(_is_up(game.state, TILES))
    game.step("lay")
    square = game.state.start.board.monitor.starts["a"]
    done = game.act(LEARNER, f"lay straight {square} 0")
    happened(done, MoonMoved)
    game.pilot(lambda state: _is_up(state, TURN))
    costs = {place: cost for place, cost in _costs(game.state).items() if place in planets}
    cheap = [place for place, cost in costs.items() if cost == 1]
    dear = [place for place, cost in costs.items() if cost == 3]
    game.want(cheap and dear)
    game.step("bends")
    for place in (dear[0], cheap[0]):
        done = game.attempt(LEARNER, f"fly {place}")
        card = game.state.start.board.planet_cards[happened(done, PlanetExplored).card]
        game.want((card.tiles, card.instruction) == (1, "none"))
    game.act(LEARNER, f"fly {cheap[0]}")
    game.step("bends-end")


def _plan(game: Rehearsal, step: str, answer: str, kind: str) -> None:
    """The learner proposes a plan at Base in the first round."""
    game.want(game.state.order[0] == LEARNER)
    plan = game.state.ships[LEARNER].plans[0]
    game.want(plan.startswith(kind))
    game.step(step)
    game.act(LEARNER, f"propose {plan}")
    assert game.state.answer is not None
    game.want(game.state.answer.answer == answer)


def approved(game: Rehearsal) -> None:
    """A leap to a planet to which a flight would be dear."""
    game.want(game.state.order[0] == LEARNER)
    plan = game.state.ships[LEARNER].plans[0]
    game.want(_costs(game.state).get(plan.removeprefix("land-"), 0) >= 4)
    _plan(game, "plan", OK, "land-")
    visit = game.state.visits[-1]
    card = game.state.start.board.planet_cards[visit.card]
    game.want((card.tiles, card.instruction) == (2, "none"))
    game.step("plan-end")


def refused(game: Rehearsal) -> None:
    """The plan is lost, and the ship moves one node."""
    _plan(game, "refused", NEGATIVE, "land-")
    game.step("refused-end")


def silent(game: Rehearsal) -> None:
    """No signal, and a card that gives energy."""
    before = game.state.ships[LEARNER].energy
    _plan(game, "silence", NEUTRAL, "land-")
    assert game.state.answer is not None
    game.want((game.state.answer.program or "").startswith("energy"))
    game.want(game.state.ships[LEARNER].energy > before)
    game.step("silence-end")


def turned(game: Rehearsal) -> None:
    """A curve that can lead to Earth or away from it."""
    game.pilot(
        lambda state: (
            _is_up(state, TILES)
            and state.ships[LEARNER].tiles == (0, 1)
            and 3 <= (_missing(state, LEARNER) or 0) <= 4
        )
    )
    lays = [a for a in game.game.legal_actions(game.state, LEARNER) if isinstance(a, Lay)]
    now = _missing(game.state, LEARNER) or 0
    after = {
        game.game.format_action(lay): _missing(
            game.attempt(LEARNER, game.game.format_action(lay))[-1].state, LEARNER
        )
        for lay in lays
    }
    game.want(len({lay.square for lay in lays}) == 1)
    good = [line for line, left in after.items() if left == now - 1]
    bad = [line for line, left in after.items() if left is not None and left > now]
    game.want(good and bad)
    game.step("turned")
    game.act(LEARNER, good[0])
    game.step("turned-end")


def slid(game: Rehearsal) -> None:
    """The rival is one tile from Earth, and the learner can pay for a slide."""
    game.pilot(
        lambda state: (
            _is_up(state, TURN)
            and not state.agenda[0].on
            and state.ships[LEARNER].energy >= 6
            and _missing(state, RIVAL) == 1
        )
    )
    rivals = game.state.sector(RIVAL)
    own = {tile.square for tile in game.state.tiles if tile.owner == rivals}
    slides = [
        game.game.format_action(a)
        for a in game.game.legal_actions(game.state, LEARNER)
        if isinstance(a, Slide) and a.square in own
    ]
    far = [
        line
        for line in slides
        if (_missing(game.attempt(LEARNER, line)[-1].state, RIVAL) or 9) >= 3
    ]
    game.want(far)
    game.step("slide")
    game.act(LEARNER, far[0])
    game.step("slide-end")


def _arrives(game: Rehearsal, step: str, right: bool) -> None:
    """The learner lays the last tile."""
    game.pilot(
        lambda state: (
            _is_up(state, TILES)
            and _missing(state, LEARNER) == 1
            and sum(state.ships[LEARNER].tiles) == 1
        )
    )
    for action in game.game.legal_actions(game.state, LEARNER):
        line = game.game.format_action(action)
        checks = [
            event
            for one in game.attempt(LEARNER, line)
            for event in one.events
            if isinstance(event, RouteChecked)
        ]
        if checks:
            game.want(checks[0].ok is right)
            game.step(step)
            game.act(LEARNER, line)
            game.step(f"{step}-end")
            return
    game.want(False)


def wrong(game: Rehearsal) -> None:
    _arrives(game, "wrong", right=False)


def arrived(game: Rehearsal) -> None:
    _arrives(game, "earth", right=True)


TWO = ("a", "c")
SCENES = tuple(
    Scene(TWO, script)
    for script in (opening, approved, refused, silent, turned, slid, wrong, arrived)
)
