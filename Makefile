# `make play` and `make test` need only python3 (3.11 or newer), make, a C compiler and npm; the rest goes into .venv and
# web/node_modules.
# TIANXIA_PURE=1 make … uses the same files without compiling them.

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
PIP := $(RUN) -m pip install -qq --disable-pip-version-check -c constraints.txt
CHECK := $(VENV)/bin/tianxia check scenarios
TOTALS := $(VENV)/totals
# Browser and server tests often wait for other processes, so there are three workers per core.
WORKERS := $(shell echo $$((3 * $$(getconf _NPROCESSORS_ONLN))))
TESTS := $(RUN) -m pytest -q -n $(WORKERS) --dist worksteal
export TIANXIA_TOTALS := $(abspath $(TOTALS))

# The files that setup.py compiles, read from its list; all are compiled again when one of them changes.
COMPILED := $(addprefix src/tianxia/,$(shell sed -n '/^COMPILED = \[/,/^\]/s/^ *"\(.*\)",$$/\1/p' setup.py))

INSTALLED := $(VENV)/installed
BUILT := $(if $(filter 1,$(TIANXIA_PURE)),$(INSTALLED),$(VENV)/compiled)

# The browser pages, built into the package; they are built again when one of their sources changes.
PAGES := src/tianxia/server/browser/index.html
NODE := web/node_modules/.package-lock.json
PAGE_SOURCES := $(wildcard web/*.json web/*.js web/*.ts) web/index.html $(wildcard src/tianxia/locales/*/ src/tianxia/games/*/locales/*/) \
	$(shell find web/src web/public web/tools -type f -not -path 'web/src/fonts/*')

# A .venv that was moved or copied would still use the files in its old location.
ifneq ($(shell cat $(VENV)/home 2>/dev/null),$(CURDIR))
$(shell rm -f $(INSTALLED))
endif

# The modules that declare the fields of a game's states.
LAYOUTS := $(subst /,.,$(patsubst src/%.py,%,$(wildcard src/tianxia/games/*/rules/layout.py)))

.PHONY: help play terminal test test-extras quick lint lint-web lint-python test-web test-pure browser wheel sdist bench faults strength train soak wire-types fields clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1 \2/p' Makefile | while read -r name text; do printf '  make %-11s %s\n' "$$name" "$$text"; done

play: $(BUILT) $(PAGES) ## play in the browser
	@$(VENV)/bin/tianxia play

terminal: $(BUILT) ## play Chu Han at the terminal table
	@$(VENV)/bin/tianxia terminal chuhan

# Compiling takes about as long on one core as lint, types, the pages and the uncompiled tests on another, and they are
# independent of each other.
test: $(VENV)/tested ## lint, types, all tests and scenarios, compiled and uncompiled
	@tools/system-packages tests/packages.txt
	@date +%s >$(TOTALS)
	@$(MAKE) --no-print-directory -j3 $(BUILT) lint test-pure test-web
	$(TESTS) -m 'not extra'
	@$(RUN) -m tests.support.totals $(TOTALS)

test-extras: $(BUILT) $(PAGES) $(VENV)/extras ## the tests that need PyTorch, Ray or a clean environment
	@tools/system-packages tests/packages.txt
	@date +%s >$(TOTALS)
	$(TESTS) -m extra
	@$(RUN) -m tests.support.totals $(TOTALS)

quick: $(INSTALLED) $(NODE) ## before each commit: lint, types, engine, games and scenarios, uncompiled
	@date +%s >$(TOTALS)
	@$(MAKE) --no-print-directory -j2 lint test-quick
	@$(RUN) -m tests.support.totals $(TOTALS)

test-quick: $(INSTALLED)
	TIANXIA_PURE=1 $(RUN) -m pytest -q tests/engine tests/games tests/locales tests/project

test-pure: $(PAGES)
	TIANXIA_PURE=1 $(RUN) -m pytest -q -m pure
	TIANXIA_PURE=1 $(VENV)/bin/tianxia check scenarios

test-web: $(NODE)
	cd web && npm test --silent

browser: $(PAGES) ## build the pages into the package

wheel: $(INSTALLED) $(PAGES) ## build a wheel with the pages inside, into dist
	@rm -rf build
	$(RUN) -m pip wheel -q --no-deps --no-build-isolation -w dist .

sdist: $(INSTALLED) $(PAGES) ## build a source distribution with the pages inside, into dist
	$(RUN) setup.py -q sdist

lint: lint-python lint-web ## ruff and mypy; eslint, prettier and svelte-check

lint-python: $(INSTALLED)
	$(RUN) -m ruff format --check .
	$(RUN) -m ruff check .
	$(RUN) -m mypy

lint-web: $(NODE)
	cd web && npm run --silent lint && npm run --silent check

bench: $(BUILT) $(VENV)/bench ## compare our speed with other projects, into docs/researchers/benchmarks.md (an hour or two; can be resumed)
	$(RUN) -m benchmarks
	$(RUN) -m benchmarks.ismcts

faults: $(BUILT) $(PAGES) ## break and flood a server on this machine (kills, outages, full disks), into docs/hosts/tested.md (an hour)
	$(RUN) -m benchmarks.faults

strength: $(BUILT) ## play the matches behind every claim about the bots, into docs/bot-writers/strength.md (hours; can be resumed)
	$(RUN) -m benchmarks.strength
	$(RUN) -m benchmarks.sets
	$(RUN) -m benchmarks.peeking

train: $(BUILT) $(VENV)/train ## train a Chu Han agent with MaskablePPO (ten minutes)
	$(RUN) examples/train_maskable_ppo.py

soak: $(BUILT) $(PAGES) ## random games, rules switched off, faults planted, every combination of browser tests (hours)
	$(RUN) -m tests.soak
	TIANXIA_THOROUGH=1 $(TESTS) tests/engine tests/browser tests/project tests/server/test_outages.py

wire-types: $(INSTALLED) ## derive the browser's types and the reference of the protocol from the server's messages
	@PYTHONPATH=src $(RUN) tools/wire

fields: $(INSTALLED) ## write the fields of the games' states from their layouts
	@TIANXIA_PURE=1 $(RUN) -m tianxia.engine.field_accessors $(LAYOUTS)
	@$(RUN) -m ruff format -q src/tianxia/games/*/rules/fields.py

clean: ## remove .venv and all build results
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache src/.mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf web/node_modules web/src/fonts src/tianxia/server/browser
	find src -name '*.so' -delete
	find src tests benchmarks tools -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(RUN):
	@PYTHON='$(PYTHON)' tools/venv $(VENV)

# The package is installed in .venv in editable mode; __init__.py has its version.
$(INSTALLED): pyproject.toml constraints.txt src/tianxia/__init__.py $(RUN)
	@PYTHON='$(PYTHON)' tools/venv $(VENV)
	@echo "Installing what Tianxia needs into $(VENV) (takes a minute the first time) …"
	@$(PIP) setuptools
	@TIANXIA_PURE=1 $(PIP) --no-build-isolation -e '.[dev]'
	@touch $@

# Python prefers compiled modules to their sources, so remove outdated ones first.
$(VENV)/compiled: $(INSTALLED) setup.py $(COMPILED)
	@echo "Compiling the rules (two minutes) …"
	@rm -rf build && find src -name '*.so' -delete
	@$(RUN) setup.py -q build_ext --inplace
	@touch $@

$(NODE): web/package.json web/package-lock.json web/.npmrc
	@printf 'nodejs node\nnpm npm\n' | tools/system-packages -
	@echo "Installing what the pages are built with into web/node_modules …"
	@cd web && npm ci --silent
	@touch $@

$(PAGES): $(NODE) $(PAGE_SOURCES)
	@echo "Building the pages …"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

$(VENV)/tested: $(INSTALLED)
	@echo "Installing OpenSpiel for tests …"
	@TIANXIA_PURE=1 $(PIP) --no-build-isolation -e '.[dev,openspiel]'
	@touch $@

$(VENV)/bench: $(INSTALLED)
	@echo "Installing the projects that we compare ourselves with …"
	@TIANXIA_PURE=1 $(PIP) --no-build-isolation -e '.[dev,bench]'
	@touch $@

# PyTorch is installed first and separately: the CPU-only version, if the package index has one.
$(VENV)/train: $(INSTALLED)
	@echo "Installing PyTorch and MaskablePPO …"
	@$(PIP) torch
	@TIANXIA_PURE=1 $(PIP) --no-build-isolation -e '.[dev,train]'
	@touch $@

$(VENV)/extras: $(VENV)/train
	@echo "Installing Ray …"
	@TIANXIA_PURE=1 $(PIP) --no-build-isolation -e '.[dev,ray]'
	@touch $@
