# Every target sets up what it needs; Python 3.11 or newer and make are enough.
#   make play                                                     the app
#   make play ARGS="--mode solo --challenge secret-identity"      start at once
#   make test ARGS="-k wound"

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help play test check lint types imports format fuzz mixed mutants recorded saves kill flood bench screens clean

help:
	@echo "make play     play in the terminal (ARGS=... goes to: united play)"
	@echo "make test     run the tests (ARGS=... goes to pytest)"
	@echo "make check    lint, types, import contracts, tests"
	@echo "make format   put the code in order"
	@echo "make fuzz     2,000 random games, every invariant checked after each choice"
	@echo "make mixed    10,000 random games over both packs: every card played, every word used"
	@echo "make mutants  20,000 packs with mistakes in them: refused, or played to an end"
	@echo "make recorded 400 recorded games, played again and compared"
	@echo "make saves    200 saved games: cut after every line and gone on with, undone, made again"
	@echo "make kill     250 games in a terminal, killed by signals at a random moment and gone on with"
	@echo "make flood    100 starts of the app under a flood of random keys, 20 seconds each"
	@echo "make bench    random play beside RLCard and OpenSpiel; how quickly the app answers"
	@echo "make screens  pictures of every screen"
	@echo "make clean    remove what these targets made"

play: $(VENV)/.installed-play
	@$(BIN)/united $(if $(ARGS),play $(ARGS))

test: $(VENV)/.installed-dev
	@$(BIN)/python -m pytest -n auto $(ARGS)

check: lint types imports test

lint: $(VENV)/.installed-dev
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: $(VENV)/.installed-dev
	@$(BIN)/mypy

imports: $(VENV)/.installed-dev
	@$(BIN)/lint-imports --no-logo

format: $(VENV)/.installed-dev
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

fuzz: $(VENV)/.installed-dev
	@$(BIN)/python -m tests.random_games $(ARGS)

mixed: $(VENV)/.installed-dev
	@$(BIN)/python -m tests.mixed_games $(ARGS)

mutants: $(VENV)/.installed-dev
	@$(BIN)/python -m tests.mutated_content $(ARGS)

recorded: $(VENV)/.installed-dev
	@$(BIN)/python -m tests.recorded_games $(ARGS)

saves: $(VENV)/.installed-dev
	@$(BIN)/python -m tests.saved_games $(ARGS)

kill: $(VENV)/.installed-dev
	@$(BIN)/python -m tests.killed_games $(ARGS)

flood: $(VENV)/.installed-dev
	@$(BIN)/python -m tests.flooded_app $(ARGS)

bench: $(VENV)/.installed-bench
	@$(BIN)/python -m united.lab.bench
	@$(BIN)/python -m tests.bench_app

screens: $(VENV)/.installed-dev
	@$(BIN)/python -m tests.screens $(ARGS)

clean:
	@rm -rf $(VENV) dist build .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	@find united tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(VENV)/.created: pyproject.toml
	@command -v $(PYTHON) >/dev/null || { \
	  echo "United needs Python 3.11 or newer, and there is no '$(PYTHON)' here; name" \
	    "another: make PYTHON=python3.12" >&2; \
	  exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "United needs Python 3.11 or newer, and '$(PYTHON)' is" \
	    "$$($(PYTHON) --version 2>&1); name a newer one: make PYTHON=python3.12" >&2; \
	  exit 1; }
	@echo "Bringing $(VENV) up to date with pyproject.toml, about a minute ..."
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.installed-play: $(VENV)/.created
	@$(PIP) .
	@touch $@

$(VENV)/.installed-dev: $(VENV)/.created
	@$(PIP) '.[dev,web]'
	@touch $@ $(VENV)/.installed-play

$(VENV)/.installed-bench: $(VENV)/.created
	@$(PIP) '.[dev,web,bench]'
	@touch $@ $(VENV)/.installed-dev $(VENV)/.installed-play
