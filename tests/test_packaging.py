"""All that the program needs is installed, and the files for operators agree with it."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from hatchling.builders.wheel import WheelBuilder
from prometheus_client import generate_latest
from sqlalchemy.engine import make_url

from bot import metrics
from bot.command_line.parser import main
from bot.settings import Settings

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "render", "rules")


@pytest.fixture(scope="module")
def wheel() -> set[str]:
    """The paths of the files that a wheel of this checkout holds, without its metadata."""
    return {
        Path(file.distribution_path).as_posix()
        for file in WheelBuilder(str(ROOT)).recurse_included_files()
    }


def test_the_wheel_holds_every_file_of_the_program(wheel: set[str]) -> None:
    kept = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z", *PACKAGES],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    files = {name for name in kept.stdout.split("\0") if name and (ROOT / name).exists()}
    assert {Path(name).suffix for name in files} >= {".py", ".toml", ".ftl", ".mako", ".j2", ".css"}
    assert files - wheel == set()


def test_the_wheel_holds_neither_tools_nor_tests(wheel: set[str]) -> None:
    assert {name.split("/")[0] for name in wheel} == set(PACKAGES)
    assert not any(name.endswith((".pyc", ".sqlite3")) for name in wheel)


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile's instructions with their arguments, in order."""
    lines = (ROOT / "Dockerfile").read_text().replace("\\\n", " ").splitlines()
    kept = [line.strip() for line in lines if line.strip() and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in kept)]


def final_stage() -> dict[str, str]:
    """The instructions of the image that is run; of several of a kind the last."""
    found = instructions()
    start = max(n for n, (word, _) in enumerate(found) if word == "FROM")
    return dict(found[start:])


def compose(name: str) -> Any:
    return yaml.safe_load((ROOT / name).read_text())


def test_the_image_is_built_from_files_that_are_let_through() -> None:
    rules = (ROOT / ".dockerignore").read_text().split()
    wanted = [
        source
        for word, rest in instructions()
        if word == "COPY" and not rest.startswith("--from")
        for source in rest.split()[:-1]
    ]
    assert {*PACKAGES, "pyproject.toml", "constraints.txt"} <= set(wanted)
    for source in wanted:
        assert (ROOT / source).exists()
        assert f"!{source}" in rules


def test_a_signal_reaches_the_bot_in_its_container() -> None:
    image = final_stage()
    assert image["STOPSIGNAL"] == "SIGTERM"
    # Arguments as a list start the program itself, a string would start a shell.
    assert json.loads(image["ENTRYPOINT"]) == ["mission-control"]
    assert image["HEALTHCHECK"].endswith('CMD ["mission-control", "healthy"]')
    assert "PYTHONUNBUFFERED=1" in image["ENV"]


def test_the_container_writes_to_its_volume_only_and_not_as_root() -> None:
    image, bot = final_stage(), compose("compose.yaml")["services"]["bot"]
    assert image["USER"] == "mission-control"
    assert image["VOLUME"] == image["WORKDIR"] == "/data"
    assert bot["volumes"] == ["data:/data"]
    assert bot["read_only"] is True
    url = make_url(Settings(_env_file=None).database_url)  # type: ignore[call-arg]
    assert not Path(url.database or "").is_absolute()


@pytest.mark.parametrize("command", [["run"], ["healthy"]])
def test_the_commands_of_the_container_exist(command: list[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([*command, "--help"])
    assert end.value.code == 0


@pytest.mark.parametrize("name", ["compose.yaml", "compose.postgres.yaml", "compose.scaled.yaml"])
def test_compose_sets_what_are_settings(name: str) -> None:
    given = compose(name)["services"]["bot"]["environment"]
    assert {key.lower() for key in given} <= set(Settings.model_fields)
    values = {key.lower(): _without_env(value) for key, value in given.items()}
    url = "postgresql+asyncpg://server/games"  # as that of the file before it says
    Settings(_env_file=None, **{"database_url": url, **values})  # type: ignore[call-arg]  # type: ignore[call-arg]


def _without_env(value: Any) -> Any:
    """The value that a variable has where .env says nothing of it."""
    return re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", value) if isinstance(value, str) else value


def test_compose_asks_the_bot_where_the_image_says() -> None:
    given = compose("compose.yaml")["services"]["bot"]["environment"]
    assert f"METRICS_PORT={given['METRICS_PORT']}" in final_stage()["ENV"].split()


def test_compose_sends_the_bot_to_its_server() -> None:
    services = compose("compose.postgres.yaml")["services"]
    server = services["postgres"]["environment"]
    given = services["bot"]["environment"]["DATABASE_URL"]
    url = make_url(re.sub(r"\$\{POSTGRES_PASSWORD[^}]*\}", "secret", given))
    assert url.host in services["bot"]["depends_on"]
    assert url.username == server["POSTGRES_USER"]
    assert url.database == server["POSTGRES_DB"]
    assert url.password == "secret"


def test_compose_lets_processes_run_all_shards() -> None:
    services = compose("compose.scaled.yaml")["services"]
    given = services["bot"]["environment"]
    shards, each, processes = (
        int(re.findall(r"\$\{\w+:-(\d+)\}", text)[0])
        for text in (
            given["SHARD_COUNT"],
            given["SHARDS_A_PROCESS"],
            services["bot"]["deploy"]["replicas"],
        )
    )
    assert shards == each * processes
    proxy = make_url(given["DISCORD_API_URL"])
    assert proxy.host in services
    assert proxy.host in services["bot"]["depends_on"]
    assert given["METRICS_HOST"] == "0.0.0.0"


def test_prometheus_asks_the_processes_for_figures_that_they_have() -> None:
    services = compose("compose.scaled.yaml")["services"]
    for volume in services["prometheus"]["volumes"]:
        source = volume.split(":")[0]
        assert not source.startswith(".") or (ROOT / source).is_file()
    (bots, proxy) = compose("docs/prometheus.yml")["scrape_configs"]
    (look,) = bots["dns_sd_configs"]
    assert set(look["names"]) <= set(services)
    assert look["port"] == compose("compose.yaml")["services"]["bot"]["environment"]["METRICS_PORT"]
    assert proxy["static_configs"][0]["targets"][0].split(":")[0] in services
    assert metrics.tables  # they are known once their module is imported
    told = generate_latest().decode()
    rules = [
        rule for group in compose("docs/prometheus-alerts.yml")["groups"] for rule in group["rules"]
    ]
    named = set(re.findall(r"mission_control_\w+", " ".join(rule["expr"] for rule in rules)))
    named = {re.sub(r"_(count|bucket|sum)$", "", name) for name in named}
    known = set(re.findall(r"^# TYPE (\w+)", told, re.MULTILINE))
    assert named <= known


def test_the_service_starts_the_command() -> None:
    unit = (ROOT / "docs" / "mission-control.service").read_text()
    (start,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    (folder,) = re.findall(r"^WorkingDirectory=(.*)$", unit, re.MULTILINE)
    assert start == f"{folder}/.venv/bin/mission-control"
