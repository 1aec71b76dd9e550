# Bellum. `make` lists the targets.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:

ROOT := $(shell pwd -P)
STAMP := .venv/.stamp
PLAYABLE := .venv/.playable
ARGS ?=
AGAINST ?=
GAME ?=
PYTEST_ARGS ?=
RUNS ?= 10
FUZZ_SECONDS ?= 600
FUZZ_SEED ?=
CRASH_GAMES ?= 50
WORKERS ?= 2

# A worker that has nothing left to do takes over tests of the other.
PARALLEL = -n $(WORKERS) --dist worksteal

# The first Python that is new enough; override with `make PYTHON=/path/to/python3`.
ifndef PYTHON
PYTHON := $(shell for p in python3.13 python3.12 python3.11 python3; do \
	if $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; \
	then command -v $$p; break; fi; done)
endif

# The compiled tree goes before the sources: PYTHONPATH precedes the development install,
# and PYTHONSAFEPATH keeps the current directory from preceding both.
COMPILED := PYTHONSAFEPATH=1 PYTHONPATH="$(ROOT)/build/compiled" BELLUM_EXPECT_COMPILED=1
PLAIN := env -u PYTHONPATH -u BELLUM_EXPECT_COMPILED

.PHONY: help venv play terminal web screenshots test test-web test-web-busy coverage load crash types test-pure test-same test-compiled lint fmt compile fuzz bench build clean distclean which-python

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# A stamp holds the place of the tree: after a move or a copy the environment is made anew.
ifneq ($(shell cat $(STAMP) 2>/dev/null),$(ROOT))
.PHONY: $(STAMP)
endif
ifneq ($(shell cat $(PLAYABLE) 2>/dev/null),$(ROOT))
.PHONY: $(PLAYABLE)
endif
$(STAMP): pyproject.toml setup.py constraints.txt tools/venv.sh
	@tools/venv.sh "$(PYTHON)"

# Playing takes a few of those packages; whoever has them all has these.
$(PLAYABLE): pyproject.toml setup.py constraints.txt tools/venv.sh
	@tools/venv.sh "$(PYTHON)" play

venv: $(STAMP) ## set up .venv with the pinned packages

play: $(PLAYABLE) web ## set up, build, serve, and say which address to open (ARGS="--port 8080")
	@.venv/bin/bellum serve --log-level warning $(ARGS)

terminal: $(PLAYABLE) ## play in the terminal: GAME=..., or a list of the games (ARGS="...")
	@.venv/bin/bellum $(if $(GAME),play '$(GAME)' $(ARGS),games)

web: ## build the browser client
	@tools/web.sh

test: $(STAMP) ## lint, then all tests: plain Python, compiled code, the browser; says how long each took
	@.venv/bin/python tools/phases.py $(MAKE)

# What is marked slow runs once, on the compiled code.
test-pure: $(STAMP) ## the tests on the plain Python code, but for the slow ones
	@echo "== tests, plain Python"
	@$(PLAIN) .venv/bin/pytest $(PARALLEL) -m "not slow" $(PYTEST_ARGS)

# Records, counts and digests are the same on both codes, and the kernel works on both; CI runs the rest on plain
# Python when it measures what the tests reach.
SAME = tests/kernel tests/toy tests/players tests/arena tests/test_compiled.py $(wildcard tests/*/test_golden.py tests/*/test_counting.py)

test-same: $(STAMP) ## the tests which show that plain Python plays the same games as the compiled code
	@echo "== tests, plain Python: the same games"
	@$(PLAIN) .venv/bin/pytest $(PARALLEL) -m "not slow" $(SAME) $(PYTEST_ARGS)

coverage: $(STAMP) ## how much of the code the tests on plain Python reach; fails below the floor
	@echo "== coverage"
	@$(PLAIN) .venv/bin/pytest $(PARALLEL) -m "not slow" --cov --cov-report=term $(PYTEST_ARGS)

test-compiled: compile ## all tests on the compiled code
	@echo "== tests, compiled"
	@$(COMPILED) .venv/bin/pytest $(PARALLEL) -p no:cacheprovider $(PYTEST_ARGS)

test-web: $(STAMP) web ## the client's own tests, then the real server in a real browser
	@echo "== tests, browser"
	@tools/browser.sh
	@cd web && npx --no-install vitest run
	@cd web && npx --no-install playwright test

test-web-busy: $(STAMP) ## the browser tests ten times in a row beside two busy loops (RUNS=10)
	@tools/browser-busy.sh $(RUNS)

screenshots: $(STAMP) ## make the pictures of docs/images from real tables
	@tools/screenshots.sh

lint: $(STAMP) ## ruff, mypy, ESLint, Prettier and svelte-check, as tools/lint.py lists them
	@echo "== lint"
	@tools/web.sh packages
	@.venv/bin/python tools/cache.py load mypy .mypy_cache
	@.venv/bin/python tools/lint.py
	@.venv/bin/python tools/cache.py save mypy .mypy_cache

fmt: $(STAMP) ## format the code, and mend what the linters can mend
	@tools/web.sh packages
	@.venv/bin/python tools/lint.py --fix

compile: $(STAMP) ## build the compiled tree in build/compiled (GAME=... compiles no other game)
	@.venv/bin/python tools/compile.py $(if $(GAME),--game '$(GAME)')

fuzz: compile ## random games on the compiled code (FUZZ_SECONDS=600; fresh seeds unless FUZZ_SEED is given)
	@$(COMPILED) .venv/bin/python -m tests.fuzz --seconds $(FUZZ_SECONDS) --workers $(WORKERS) $(if $(FUZZ_SEED),--seed '$(FUZZ_SEED)')

bench: $(STAMP) ## measure the speed, plain and compiled; AGAINST=REV compares with a revision (ARGS="...")
	@.venv/bin/python -m bench.games $(if $(AGAINST),--against '$(AGAINST)') $(ARGS)
	@$(if $(AGAINST)$(ARGS),true,$(COMPILED) .venv/bin/python -m bench.research)
	@$(if $(AGAINST)$(ARGS),true,$(COMPILED) .venv/bin/python -m bench.arena)

load: compile ## how many tables with two people hold 100 ms at p99: the curve (ARGS="--machines", ...)
	@$(COMPILED) .venv/bin/python tools/load.py $(ARGS)

crash: $(STAMP) ## kill the server at random moments of 50 games (CRASH_GAMES=50)
	@BELLUM_CRASH_GAMES=$(CRASH_GAMES) .venv/bin/pytest tests/server/test_crash.py $(PYTEST_ARGS)

types: $(STAMP) ## write the client's types from the server's protocol
	@.venv/bin/python tools/protocol_types.py

build: $(STAMP) web ## build the plain and the compiled wheel into dist/
	@.venv/bin/python tools/compile.py --check
	@rm -rf dist build/lib build/lib.* build/bdist.* build/temp.*
	@.venv/bin/python -m pip wheel -qq --no-deps --no-build-isolation -w dist .
	@rm -rf build/lib build/bdist.*
	@BELLUM_COMPILE=1 .venv/bin/python -m pip wheel -qq --no-deps --no-build-isolation -w dist .
	@rm -rf build/lib.* build/bdist.* build/temp.* build/bellum build/__native* build/ops.txt
	@ls dist

clean: ## remove what was built, keep .venv
	@rm -rf build dist bellum.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find . -name __pycache__ -not -path './.venv/*' -prune -exec rm -rf {} +

distclean: clean ## remove .venv as well
	@rm -rf .venv

which-python:
	@echo "$(PYTHON)"
