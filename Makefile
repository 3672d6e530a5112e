# Everything sets itself up into .venv; a second run is quick.
.DEFAULT_GOAL := help
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
.PHONY: help setup client play test postgresql chromium compiler compiled lint types train screenshots bench bench-peers bench-server bench-web \
  torture strength balance tune exercises golden fixtures clean

help: ## what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

COMPILED := $(VENV)/compiled
PEERS := $(VENV)/peers

setup: $(VENV)/.ready ## install everything into .venv

# Debian's python3 comes without venv; anything else brings it along.
$(VENV)/.ready: pyproject.toml
	@$(PYTHON) -c 'import tomllib' 2>/dev/null || { echo 'patroon needs Python 3.11 or newer' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -q && apt-get install -qy python3-venv; } || \
	  { echo 'patroon needs Python with venv (Debian: apt-get install python3-venv)' >&2; exit 1; }
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

client: setup # installing built it; this builds it again if its sources have changed since
	@$(BIN)/python web/build.py

# Debian's Python comes without its headers.
compiler:
	@command -v gcc >/dev/null && test -e "$$($(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h" || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -q && apt-get install -qy gcc python3-dev; } || \
	  { echo 'compiling needs gcc and the headers of Python (Debian: apt-get install gcc python3-dev)' >&2; exit 1; }

compiled: compiler setup $(COMPILED)/.ready ## patroon as a wheel has it, with compiled rules, into .venv/compiled

$(COMPILED)/.ready: hatch_build.py pyproject.toml $(shell find src/patroon -name '*.py' -o -name '*.ftl' -o -name '*.toml' -o -name '*.json')
	@rm -rf $(COMPILED)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --target $(COMPILED) .
	@PYTHONPATH=$(COMPILED) $(BIN)/python -c 'from patroon.rules import COMPILED; assert COMPILED, "nothing was compiled"'
	@touch $@

play: client ## start the server and open the browser; ARGS="play --terminal" plays in the terminal
	@$(BIN)/patroon $(ARGS)

# What the engine's tests are; they pass with the sources and with what was compiled from them. Counting the lines of the
# rules slows everything down that uses them, so that only the rules' own tests are run with it.
RULES := tests/board tests/rules tests/record tests/test_games.py tests/test_golden.py
ENGINE := $(RULES) tests/test_properties.py tests/bots tests/envs

test: postgresql chromium compiler client ## all tests, with types, style and coverage of the rules
	@$(MAKE) --no-print-directory -j 2 lint compiled
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 2 $(ENGINE)
	@$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n 2 $(RULES)
	@$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --include='*/patroon/rules/*,*/patroon/record/*' --fail-under=98 --skip-covered --show-missing
	$(BIN)/python -m pytest -n 3 $(RULES:%=--ignore=%)

# The server's tests start a PostgreSQL of their own; Debian would make and start another one when it is installed.
CLUSTERS := /etc/postgresql-common/createcluster.conf
postgresql:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -q && \
	    apt-get install -qy postgresql-common && cp -p $(CLUSTERS) $(CLUSTERS).old && \
	    sed -i 's/^#*create_main_cluster.*/create_main_cluster = false/' $(CLUSTERS) && \
	    { apt-get install -qy postgresql; installed=$$?; mv $(CLUSTERS).old $(CLUSTERS); [ $$installed = 0 ]; }; } || \
	  { echo 'the tests need a PostgreSQL server (Debian: apt-get install postgresql)' >&2; exit 1; }

# The table is tested in a real browser; without windows of its own, where Debian has that, it is quicker.
chromium:
	@command -v chromium >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -q && \
	    apt-get install -qy --no-install-recommends chromium; } || \
	  { echo 'the tests need Chromium (Debian: apt-get install chromium)' >&2; exit 1; }
	@command -v chromium-headless-shell >/dev/null || [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null || \
	  apt-get install -qy --no-install-recommends chromium-headless-shell || true

lint: setup ## style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python web/build.py check

types: setup ## write the client's types anew, from the server's schema
	$(BIN)/python web/typescript.py > web/src/api/schema.ts

screenshots: chromium client ## pictures of the main screens, for docs/pictures
	$(BIN)/python -m tests.web.screenshots docs/pictures

bench: setup ## has the engine got slower since the last commit? ARGS=v0.1.0 compares with another one
	@$(BIN)/python -m bench.change $(ARGS)

bench-peers: compiled $(PEERS)/.ready ## how fast the engine is, beside catanatron, OpenSpiel and PettingZoo
	@$(BIN)/python -m bench.peers $(COMPILED) $(PEERS)/bin/python $(ARGS)

# Pinned, and nothing else in it: a new pin makes it anew.
$(PEERS)/.ready: bench/peers.txt | setup
	@$(BIN)/python -m venv --clear $(PEERS)
	@$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check -r $<
	@touch $@

bench-server: postgresql setup ## how fast the server is, with SQLite and with PostgreSQL; ARGS=--quick is a short one
	@$(BIN)/python -m bench.server $(ARGS)

bench-web: chromium client ## how fast the table is in Chromium
	@$(BIN)/python -m bench.web

torture: postgresql setup ## the server's bad days in full: kills, full disks, garbage; written to docs/reliability.md
	$(BIN)/python -m tests.server.torture > docs/reliability.new && mv docs/reliability.new docs/reliability.md

strength: setup ## how strong the bots are: hundreds of games, written to docs/strength.md
	$(BIN)/python -m patroon.lab.strength > docs/strength.new && mv docs/strength.new docs/strength.md

balance: setup ## what the board's numbers do in games: tables and charts for docs/balance.md
	$(BIN)/python -m patroon.lab.balance build/balance --charts docs/charts > docs/balance-tables.new \
	  && mv docs/balance-tables.new docs/balance-tables.md

tune: setup ## find the weights of the hard bot anew by self-play
	$(BIN)/python -m patroon.lab.tuning

exercises: setup ## look for exercises in many games, and write lessons/practice.json and their records anew
	$(BIN)/python -m patroon.lab.exercises

golden: setup ## write the golden playthrough anew
	$(BIN)/python -m tests.golden

fixtures: setup ## look for recorded games that contain every rare path, and write them anew
	$(BIN)/python -m tests.fixtures

# What the example needs is large, so that it has an environment of its own.
train: compiled $(VENV)/train/.ready ## train a player with MaskablePPO and see how it does; ARGS="--opponents easy" for another table
	PYTHONPATH=$(COMPILED) $(VENV)/train/bin/python docs/examples/train.py $(ARGS)

$(VENV)/train/.ready: pyproject.toml | setup
	@$(BIN)/python -m venv $(VENV)/train
	@$(VENV)/train/bin/python -m pip install --quiet --disable-pip-version-check torch==2.13.0 sb3-contrib==2.9.2 --editable '.[gym]'
	@touch $@

clean: ## remove what was installed and built
	rm -rf $(VENV) .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist web/node_modules src/patroon/server/web
