# `make play` and `make test` need only python3 (3.11 or newer), make, a C compiler and npm; the rest goes into .venv and
# web/node_modules.
# TIANXIA_PURE=1 make … uses the same files uncompiled.

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
PIP := $(RUN) -m pip install -qq --disable-pip-version-check -c constraints.txt
CHECK := $(VENV)/bin/tianxia check scenarios
TESTS := $(RUN) -m pytest -n auto

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

.NOTPARALLEL:
.PHONY: help play terminal test lint browser wheel bench strength train soak clean

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1 \2/p' Makefile | while read -r name text; do printf '  make %-8s %s\n' "$$name" "$$text"; done

play: $(BUILT) $(PAGES) ## play in the browser
	@$(VENV)/bin/tianxia play

terminal: $(BUILT) ## play Chu Han at the terminal table
	@$(VENV)/bin/tianxia terminal chuhan

test: lint $(BUILT) $(PAGES) $(VENV)/tested $(VENV)/train ## lint, tests and scenarios, compiled and pure
	@tools/system-packages tests/packages.txt
	cd web && npm test --silent
	$(TESTS)
	$(CHECK)
ifneq ($(TIANXIA_PURE),1)
	@echo "Again, uncompiled …"
	TIANXIA_PURE=1 $(TESTS) -m pure
	TIANXIA_PURE=1 $(CHECK)
endif

browser: $(PAGES) ## build the pages into the package

wheel: $(BUILT) $(PAGES) ## build a wheel with the pages inside, into dist
	@rm -rf build
	$(RUN) -m pip wheel -q --no-deps --no-build-isolation -w dist .

lint: $(INSTALLED) $(NODE) ## ruff and mypy; eslint, prettier and svelte-check
	cd web && npm run --silent lint && npm run --silent check
	$(RUN) -m ruff format --check .
	$(RUN) -m ruff check .
	$(RUN) -m mypy

bench: $(BUILT) $(VENV)/bench ## measure ourselves beside others, into docs/benchmarks.md (the last matches take an hour or two; they resume)
	$(RUN) -m benchmarks
	$(RUN) -m benchmarks.ismcts

strength: $(BUILT) ## play the matches behind every claim about the bots (hours; resumes), into docs/strength.md
	$(RUN) -m benchmarks.strength
	$(RUN) -m benchmarks.sets
	$(RUN) -m benchmarks.peeking

train: $(BUILT) $(VENV)/train ## train an agent of Chu Han with MaskablePPO, ten minutes
	$(RUN) examples/train_maskable_ppo.py

soak: $(BUILT) ## many thousand random games, and the mutation run
	$(RUN) -m tests.soak

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
	@echo "Installing Ray and OpenSpiel, which tests need …"
	@TIANXIA_PURE=1 $(PIP) --no-build-isolation -e '.[dev,ray,openspiel]'
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
