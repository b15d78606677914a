# Every target makes its own virtual environment: Python 3.11 or newer and make are enough.
PYTHON ?= python3
VENV   := .venv
PY     := $(VENV)/bin/python
READY  := $(VENV)/.ready
GAMES  := $(shell date +%F)

.PHONY: run test test-postgres check demo balance bench soak soak-faults golden format clean help
.DEFAULT_GOAL := help

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 16

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Mission Control needs Python 3.11 or newer (set PYTHON=...)"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(PY) -m pip install --quiet --disable-pip-version-check -c constraints.txt -e ".[playground,dev]"
	@touch $@

run: $(READY) ## run the bot (or, without DISCORD_TOKEN, the playground)
	$(PY) -m bot run --or-playground

demo: $(READY) ## let autopilots play a whole game (GAME=space1999 for another); all lands in demo/
	$(PY) -m bot playground --demo $(if $(GAME),--game $(GAME))

check: $(READY) ## style, layers, types
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	PYTHONPATH=. $(VENV)/bin/lint-imports --no-cache
	$(PY) -m mypy

# Each process of a test run compiles all of the program where Python may keep none of that.
test test-postgres soak: export PYTHONDONTWRITEBYTECODE =
test: check ## everything that must hold (below 10 minutes on two cores)
	$(PY) -m pytest -n auto --dist worksteal

test-postgres: $(READY) ## the bot on a PostgreSQL server, its own or that of TEST_DATABASE_URL
	$(PY) -m pip install --quiet --disable-pip-version-check -c constraints.txt -e ".[postgres]"
	$(if $(TEST_DATABASE_URL),,$(PY) -m tools.postgres_server) \
		$(PY) -m pytest -n auto --dist worksteal -m "not soak and not sqlite_file" \
		tests/bot/storage tests/bot/tables tests/bot/together tests/bot/scheduling \
		tests/bot/housekeeping tests/bot/delivery tests/bot/test_whole_games.py

soak: $(READY) ## thousands of games and long runs of the bot, others each day (GAMES=name again)
	@echo "playing the games named $(GAMES)"
	$(PY) -m pytest -n auto -m soak --games $(GAMES)

soak-faults: $(READY) ## people play while everything fails (MINUTES=120; SEED=name: those faults again)
	$(PY) -m tools.fault_soak --minutes $(or $(MINUTES),120) $(if $(SEED),--seed $(SEED))

balance: $(READY) ## play autopilots against each other and print the figures
	$(PY) -m tools.balance

bench: $(READY) ## the bot under load (AGAINST=folder compares with another checkout)
	$(PY) -m tools.bench $(if $(AGAINST),--against $(AGAINST))

golden: $(READY) ## draw the golden pictures and transcripts anew; look at the difference
	$(PY) -m pytest -k golden --update-golden

format: $(READY) ## put the code into shape
	$(VENV)/bin/ruff check --fix . ; $(VENV)/bin/ruff format .

clean: ## remove what was made here, but no game
	rm -rf $(VENV) demo build *.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
