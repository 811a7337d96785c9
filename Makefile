# Every target does its own set-up on a machine with nothing but python3 >= 3.11 and make.

PYTHON ?= python3
BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest -q -n auto
READY := .build/ready
SOURCES := $(shell find src docs/rules pyproject.toml -type f ! -name '*.pyc' 2>/dev/null)
COMPILED := .build/compiled/ready

.PHONY: play test lint types layers interpreted compiled bench bench-server soak wheel rules golden lock clean

play: $(READY)
	@$(BIN)/boardroom play startup-nation

test: lint interpreted compiled

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

interpreted: $(READY)
	$(PYTEST)

# The same promises, kept by the compiled rules.
compiled: $(COMPILED)
	PYTHONPATH=.build/compiled BOARDROOM_EXPECT=compiled $(PYTEST) tests/laws tests/games tests/golden tests/core tests/bots

# Large counts: 10,000 random games of each seat count, and the laws at every step. Prints seed and counts.
soak: $(READY) $(COMPILED)
	PYTHONPATH=.build/compiled $(BIN)/python tools/soak.py
	PYTHONPATH=.build/compiled $(BIN)/python tools/soak_server.py

bench: .build/bench $(COMPILED)
	PYTHONPATH=.build/compiled $(BIN)/python tools/bench.py

# A real server with real sockets: choices per second, time until everybody is told, memory per table.
bench-server: $(COMPILED)
	PYTHONPATH=.build/compiled $(BIN)/python tools/bench_server.py
	PYTHONPATH=.build/compiled $(BIN)/python tools/bench_server.py --database postgres --workers 2

# The browser's types, from the server's models.
types: $(READY)
	$(BIN)/python tools/openapi.py

wheel: $(READY)
	tools/wheel.sh dist

# Which numbered rules does no test cite?
rules: $(READY)
	$(BIN)/python tools/rules.py

# Takes the golden minutes anew; only together with a new revision and a line in the changelog.
golden: $(READY)
	$(BIN)/python tools/golden.py

lock: $(READY)
	tools/lock.sh

clean:
	rm -rf .venv .build dist

$(READY): requirements/dev.txt pyproject.toml tools/setup.sh
	PYTHON=$(PYTHON) tools/setup.sh requirements/dev.txt
	@mkdir -p .build && touch $@

.build/bench: requirements/bench.txt $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@

$(COMPILED): $(READY) $(SOURCES) tools/wheel.sh
	tools/wheel.sh .build/wheel .build/compiled
	@touch $@
