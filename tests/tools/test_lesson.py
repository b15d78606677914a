"""Records of lessons: the scripts still lead to them, and what they demand still holds."""

from __future__ import annotations

import tomllib

import pytest

from bot.games import PRESENTERS
from bot.games.lesson import position
from rules.core.chance import SEED_BYTES
from rules.core.game import Setup
from rules.games import GAMES
from tools import lesson
from tools.lesson import Missed, Rehearsal, Scene, find, record, rehearse, scenes_of

GAME = GAMES["race1969"]
TAUGHT = [game for game, presenter in PRESENTERS.items() if presenter.lesson is not None]


@pytest.mark.parametrize("game", TAUGHT)
def test_each_script_leads_to_its_record(game: str) -> None:
    taught = PRESENTERS[game].lesson
    assert taught is not None
    scenes = taught.records()["scenes"]
    for scene, recorded in zip(scenes_of(game), scenes, strict=True):
        seed = bytes.fromhex(recorded["seed"])
        written = tomllib.loads(record(scene, seed, rehearse(GAMES[game], scene, seed)))
        assert written["scenes"] == [recorded]


def _usa_first(rehearsal: Rehearsal) -> None:
    rehearsal.want(rehearsal.state.first == 0)
    rehearsal.step("begin")
    rehearsal.act(0, "trade 0")
    rehearsal.pilot(lambda state: state.phase == "missions")
    rehearsal.step("missions")


SCENE = Scene(("usa", "ussr"), _usa_first)


def test_a_record_leads_to_where_the_script_came() -> None:
    seed, moves = find(GAME, SCENE)
    assert GAME.new(Setup(SCENE.seats), seed).state.first == 0
    written = tomllib.loads(record(SCENE, seed, moves))
    assert list(written["scenes"][0]["moves"]) == ["begin", "missions"]
    assert position(GAME, written, "begin").phase == "income"
    assert position(GAME, written, "missions").phase == "missions"
    with pytest.raises(KeyError):
        position(GAME, written, "nowhere")


def test_the_first_seed_that_comes_out_is_taken() -> None:
    seed, _ = find(GAME, SCENE)
    for number in range(int.from_bytes(seed, "big")):
        with pytest.raises(Missed):
            rehearse(GAME, SCENE, number.to_bytes(SEED_BYTES, "big"))


def test_an_illegal_move_is_a_scene_that_does_not_come_out() -> None:
    scene = Scene(("usa", "ussr"), lambda rehearsal: rehearsal.play("0 launch moon"))
    with pytest.raises(Missed):
        rehearse(GAME, scene, bytes(SEED_BYTES))


def test_what_never_comes_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson, "PATIENCE", 3)
    scene = Scene(("usa", "ussr"), lambda rehearsal: rehearsal.pilot(lambda _: False))
    with pytest.raises(Missed):
        rehearse(GAME, scene, bytes(SEED_BYTES))
