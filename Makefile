# Every target does its own set-up on a machine with nothing but python3 >= 3.11 and make.

PYTHON ?= python3
BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest -q -n auto --dist worksteal
LIGHTLY := -p no:schemathesis -p no:hypothesispytest # which only generated requests need, and every worker would load
ON_COMPILED := PYTHONPATH=.build/compiled BOARDROOM_EXPECT=compiled $(PYTEST)
HOSTILE := tests/server/test_hostile.py
VENV := .build/venv
READY := .build/ready
SOURCES := $(shell find src docs/rules pyproject.toml -type f ! -name '*.pyc' ! -path '*/pages/*' 2>/dev/null)
COMPILED := .build/compiled/ready
WEB_TOOLS := .build/web-tools
PAGES := src/boardroom/pages/index.html
# Copied, not linked: a link would hide the pages from what packs the source distribution.
WITH_PAGES := rm -rf .build/compiled/boardroom/pages && cp -R src/boardroom/pages .build/compiled/boardroom/
WEB := $(shell find web -type f ! -path "*/node_modules/*" 2>/dev/null)

.PHONY: play try test docs lint lint-python lint-pages types pages pages-test shots layers interpreted compiled compiled-rules compiled-hostile bench bench-instructions bench-research bench-server soak wheel rules recordings golden lock clean

# Everything from nothing to a browser in which one click starts a game; no root, nothing of the system.
# On a terminal the server is a job of its own, so that Ctrl-C ends it and make has nothing to add.
play:
	@$(PYTHON) tools/prepare.py
	@$(WITH_PAGES)
	@sh -$$( (: </dev/tty) 2>/dev/null && echo m)c 'PYTHONPATH=.build/compiled $(BIN)/boardroom; exit $$?'

# One game in half a minute: its rules, the laws and its golden games, as they are written. make try GAME=burn-rate
try: $(READY)
	@$(PYTEST) $(LIGHTLY) tests/games tests/laws tests/golden --game "$(GAME)"

# What is checked by programs of one thread runs beside the first tests; the others fill the machine.
test: $(READY) $(WEB_TOOLS) $(PAGES)
	@$(MAKE) --no-print-directory --jobs 4 --output-sync=target lint pages-test interpreted
	@$(MAKE) --no-print-directory compiled

lint: lint-python lint-pages

lint-python: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python tools/openapi.py --check
	$(BIN)/python tools/shapes.py --check
	$(BIN)/python tools/twins.py --check

lint-pages: $(WEB_TOOLS)
	tools/pages.sh check

pages-test: $(WEB_TOOLS)
	tools/pages.sh test

# The rules as they are written.
interpreted: $(READY) $(WEB_TOOLS) $(PAGES)
	$(PYTEST) $(LIGHTLY) $(addprefix --ignore=tests/,bots browser cli docs lab research server)

# The web pages, built into the package; they go into the wheel.
pages: $(PAGES)

# Screenshots of every page, on a desk and on a phone, light and dark, into shots/: look at them.
shots: $(READY) $(PAGES)
	$(BIN)/python tools/shots.py

# What follows from something else: the browser's types, from the server's models and the games' shapes; how tables are copied.
types: $(READY)
	$(BIN)/python tools/openapi.py
	$(BIN)/python tools/shapes.py
	$(BIN)/python tools/twins.py

# The documentation site, into .build/site; a dead link or a public name that nobody explains fails. (Not --quiet: it counts no warnings.)
docs: $(READY)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	@echo "Read it: .build/site/index.html"

# The same promises, kept by the compiled rules; and all that plays whole games: documents, the terminal, bots, the server, the browser.
# The browser's tests run apart: their driver keeps an event loop in the process, where the server's tests start their own.
# Some tests wait much, so there is a worker more than there are cores where that pays; the server's are handed out one by one.
compiled: $(COMPILED) $(PAGES)
	@$(WITH_PAGES)
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target compiled-rules compiled-hostile
	$(ON_COMPILED) $(LIGHTLY) -n 3 --dist load --maxschedchunk 1 tests/server --ignore=$(HOSTILE)
	$(ON_COMPILED) $(LIGHTLY) tests/browser

compiled-rules: $(COMPILED) $(PAGES)
	$(ON_COMPILED) $(LIGHTLY) -n 3 $(addprefix tests/,docs lab cli laws games golden core bots research)

# Whatever somebody might send to a server: all to one server, in one process, whose log is read at the end.
compiled-hostile: $(COMPILED) $(PAGES)
	$(ON_COMPILED) -n 0 $(HOSTILE)

# Large counts: 10,000 random games of each seat count, the laws at every step, served bots beside the arena's, and servers
# under fire. Prints seeds and counts.
soak: $(READY) $(COMPILED)
	PYTHONPATH=.build/compiled $(BIN)/python tools/soak.py
	PYTHONPATH=.build/compiled $(BIN)/python tools/soak_bots.py
	PYTHONPATH=.build/compiled $(BIN)/python tools/soak_server.py
	PYTHONPATH=.build/compiled $(BIN)/python tools/soak_texts.py

# Decisions, copies, worlds and simulations in a second, beside OpenSpiel, PettingZoo and RLCard.
bench: .build/bench $(COMPILED)
	PYTHONPATH=.build/compiled $(BIN)/python tools/bench.py

# The same as machine instructions, which a busy machine does not change; fails where something got 5 % slower. Needs valgrind.
bench-instructions: $(COMPILED)
	PYTHONPATH=.build/compiled $(BIN)/python tools/bench_instructions.py

# The batch environment for learners: decisions in a second of one core.
bench-research: $(COMPILED)
	PYTHONPATH=.build/compiled $(BIN)/python tools/bench_research.py

# A real server with real sockets: choices per second, time until everybody is told, memory per table.
bench-server: $(COMPILED)
	PYTHONPATH=.build/compiled $(BIN)/python tools/bench_server.py
	PYTHONPATH=.build/compiled $(BIN)/python tools/bench_server.py --database postgres --workers 2

# The source distribution and the wheel, as they are released.
wheel: $(READY) $(PAGES)
	$(BIN)/python -m build --no-isolation

# Which numbered rules does no test cite?
rules: $(READY)
	$(BIN)/python tools/rules.py

# Records anew what the server tells, for the tests of the pages; with CHECK=1 it only says what is not as it was.
recordings: $(READY)
	$(BIN)/python tools/record.py $(if $(CHECK),--check) $(GAME)

# Takes the golden games anew; only together with a new revision and a line in the changelog. make golden GAME=burn-rate
golden: $(READY)
	$(BIN)/python tools/golden.py $(GAME)

lock: $(READY)
	tools/lock.sh

clean:
	rm -rf .venv .build dist web/node_modules src/boardroom/pages

# For playing: a .venv with what the game and its compiler need. The developers' one has that too.
$(VENV): requirements/play.txt requirements/uv.txt tools/packages.py
	@test -e $(READY) || $(PYTHON) tools/packages.py requirements/play.txt
	@mkdir -p .build && touch $@

# For development: everything, and of the system what the tests need.
$(READY): requirements/dev.txt requirements/uv.txt pyproject.toml tools/packages.py tools/system.sh
	PYTHON=$(PYTHON) tools/system.sh
	$(PYTHON) tools/packages.py requirements/dev.txt --develop
	@mkdir -p .build && touch $(VENV) $@

.build/bench: requirements/bench.txt $(READY)
	$(PYTHON) tools/packages.py requirements/bench.txt --develop
	@touch $@

# As old as its beginning: what is edited while it compiles is newer.
$(COMPILED): $(VENV) $(SOURCES) $(wildcard tools/compile/*.py)
	@touch .build/begun
	@$(BIN)/python tools/compile $(@D)
	@test ! -e $@ || touch -r .build/begun $@

$(PAGES): $(VENV) $(WEB) tools/pages.sh
	@tools/pages.sh build
	@touch $@

$(WEB_TOOLS): $(VENV) web/package-lock.json tools/pages.sh
	tools/pages.sh tools
	@touch $@
