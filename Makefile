# `make play` and `make test` need only python3 (3.11 or newer), make, a C compiler and npm; the rest goes into .venv and
# web/node_modules.
# TIANXIA_PURE=1 make … uses the same files uncompiled.

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
PIP := $(RUN) -m pip install -qq --disable-pip-version-check -c constraints.txt
CHECK := $(VENV)/bin/tianxia check scenarios
TOTALS := $(VENV)/totals
# Browser tests mostly wait: two workers for each core.
WORKERS := $(shell echo $$((2 * $$(getconf _NPROCESSORS_ONLN))))
TESTS := $(RUN) -m pytest -q -n $(WORKERS) --dist worksteal
export TIANXIA_TOTALS := $(abspath $(TOTALS))

# What setup.py compiles, read from its list: a change to one of these compiles anew.
COMPILED := $(addprefix src/tianxia/,$(shell sed -n '/^COMPILED = \[/,/^\]/s/^ *"\(.*\)",$$/\1/p' setup.py))

INSTALLED := $(VENV)/installed
BUILT := $(if $(filter 1,$(TIANXIA_PURE)),$(INSTALLED),$(VENV)/compiled)

# The browser's half, built into the package; a change to one of its sources builds anew.
PAGES := src/tianxia/server/browser/index.html
NODE := web/node_modules/.package-lock.json
PAGE_SOURCES := $(wildcard web/*.json web/*.js web/*.ts) web/index.html $(wildcard src/tianxia/locales/*/) \
	$(shell find web/src web/public web/tools -type f -not -path 'web/src/fonts/*')

# A .venv that was moved or copied here would still run the files of the old place.
ifneq ($(shell cat $(VENV)/home 2>/dev/null),$(CURDIR))
$(shell rm -f $(INSTALLED))
endif

.PHONY: help play terminal test test-extras quick lint lint-web lint-python test-web test-pure browser wheel sdist bench strength train soak clean

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1 \2/p' Makefile | while read -r name text; do printf '  make %-11s %s\n' "$$name" "$$text"; done

play: $(BUILT) $(PAGES) ## play in the browser
	@$(VENV)/bin/tianxia play

terminal: $(BUILT) ## play Chu Han at the terminal table
	@$(VENV)/bin/tianxia terminal chuhan

# Two jobs at a time: compiling takes one core, lint, types, the pages and the uncompiled tests the other.
test: $(VENV)/tested ## everything that must hold: lint, types, tests and scenarios, compiled and uncompiled
	@tools/system-packages tests/packages.txt
	@date +%s >$(TOTALS)
	@$(MAKE) --no-print-directory -j2 $(BUILT) test-pure
	$(TESTS) -m 'not extra'
	@$(RUN) -m tests.support.totals $(TOTALS)

test-extras: $(BUILT) $(PAGES) $(VENV)/extras ## the tests that need PyTorch, Ray or a clean environment
	@tools/system-packages tests/packages.txt
	@date +%s >$(TOTALS)
	$(TESTS) -m extra
	@$(RUN) -m tests.support.totals $(TOTALS)

quick: $(INSTALLED) $(NODE) ## before each commit, uncompiled: lint, types, engine, games and every scenario
	@date +%s >$(TOTALS)
	@$(MAKE) --no-print-directory -j2 lint test-quick
	@$(RUN) -m tests.support.totals $(TOTALS)

test-quick: $(INSTALLED)
	TIANXIA_PURE=1 $(RUN) -m pytest -q tests/engine tests/games tests/locales tests/project

test-pure: lint $(PAGES) test-web
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

bench: $(BUILT) $(VENV)/bench ## measure ourselves beside others, into docs/researchers/benchmarks.md (the last matches take an hour or two; they resume)
	$(RUN) -m benchmarks
	$(RUN) -m benchmarks.ismcts

strength: $(BUILT) ## play the matches behind every claim about the bots (hours; resumes), into docs/bot-writers/strength.md
	$(RUN) -m benchmarks.strength
	$(RUN) -m benchmarks.sets
	$(RUN) -m benchmarks.peeking

train: $(BUILT) $(VENV)/train ## train an agent of Chu Han with MaskablePPO, ten minutes
	$(RUN) examples/train_maskable_ppo.py

soak: $(BUILT) $(PAGES) ## many thousand random games, every rule switched off once, every test with its faults (hours)
	$(RUN) -m tests.soak
	TIANXIA_THOROUGH=1 $(TESTS) tests/engine tests/browser tests/project tests/server/test_outages.py

clean: ## remove .venv and everything built
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache src/.mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf web/node_modules web/src/fonts src/tianxia/server/browser
	find src -name '*.so' -delete
	find src tests benchmarks tools -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(RUN):
	@PYTHON='$(PYTHON)' tools/venv $(VENV)

# The package lies in .venv as a link to src; __init__.py holds its version.
$(INSTALLED): pyproject.toml constraints.txt src/tianxia/__init__.py $(RUN)
	@PYTHON='$(PYTHON)' tools/venv $(VENV)
	@echo "Installing what Tianxia needs into $(VENV) (a minute, the first time) …"
	@$(PIP) setuptools
	@TIANXIA_PURE=1 $(PIP) --no-build-isolation -e '.[dev]'
	@touch $@

# Modules compiled before would be found before their sources: none may outlive its build.
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
	@echo "Installing OpenSpiel, which tests need …"
	@TIANXIA_PURE=1 $(PIP) --no-build-isolation -e '.[dev,openspiel]'
	@touch $@

$(VENV)/bench: $(INSTALLED)
	@echo "Installing OpenSpiel and others beside us …"
	@TIANXIA_PURE=1 $(PIP) --no-build-isolation -e '.[dev,bench]'
	@touch $@

# PyTorch first and alone: its version for processors, where the index has one.
$(VENV)/train: $(INSTALLED)
	@echo "Installing PyTorch and MaskablePPO …"
	@$(PIP) torch
	@TIANXIA_PURE=1 $(PIP) --no-build-isolation -e '.[dev,train]'
	@touch $@

$(VENV)/extras: $(VENV)/train
	@echo "Installing Ray …"
	@TIANXIA_PURE=1 $(PIP) --no-build-isolation -e '.[dev,ray]'
	@touch $@
