# One place for every habit of the project; `make` alone lists the targets.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
EXAMPLES := $(patsubst %/pyproject.toml,%,$(wildcard examples/*/pyproject.toml))
PROJECTS := pyproject.toml $(EXAMPLES:%=%/pyproject.toml)
INSTALL := $(if $(shell command -v uv),uv pip install -q --python $(BIN)/python,$(BIN)/pip install -qq)
UNIT := $(BIN)/pytest -n 2
PAGES := web/dist/index.html
# This one looks for the pages beside the package, where a compiled copy has none.
OF_THE_CHECKOUT := tests/server/test_wire.py::test_the_typescript_types_are_current

.DEFAULT_GOAL := help
.PHONY: help setup run test format lint types layers kernel unit browser compiler compiled wheel verify bench mutate golden lock clean

help: ## list the targets
	@sed -nE 's/^([a-z]+):.*## (.*)/\1\t\2/p' Makefile | expand -t 10

setup: $(READY) ## prepare .venv with the locked packages, Ludoteca and the example games

$(READY): requirements.lock $(PROJECTS)
	@echo "preparing $(VENV) …"
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11) and 'Python 3.11 is needed')"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(INSTALL) --require-hashes -r requirements.lock
	@$(INSTALL) --no-deps --no-build-isolation $(addprefix -e ./,. $(EXAMPLES))
	@touch $@

run: setup $(PAGES) ## open the house on this machine: tables in the browser
	LUDOTECA_STATIC=web/dist $(BIN)/ludoteca serve

$(PAGES): web/index.html web/package-lock.json web/vite.config.ts $(shell find web/src web/public -type f)
	@echo "building the pages …"
	@cd web && npm ci --silent --no-audit --no-fund && npm run --silent build -- --logLevel warn

test: format lint types layers kernel unit browser ## everything that must be green, with small seeded profiles

format: setup ## is every file formatted?
	$(BIN)/ruff format --check

lint: setup ## is it clean by the linter?
	$(BIN)/ruff check

types: setup ## do the types hold, strictly?
	$(BIN)/mypy

layers: setup ## does each layer import only what stands above it?
	$(BIN)/lint-imports --no-logo

kernel: setup ## the kernel's tests, and how much of it they reach
	$(UNIT) tests/kernel --cov

unit: setup ## all other tests that need no browser
	$(UNIT) --ignore tests/kernel --ignore tests/web

browser: setup ## the tests in a real browser, apart: its driver keeps an event loop running
	$(UNIT) tests/web

compiler: setup
	@test -n "$$CC" || command -v cc >/dev/null || $(INSTALL) --require-hashes -r scripts/compiler.txt

compiled: compiler ## the package with what every move passes through compiled, in build/compiled
	$(BIN)/python scripts/compile_package.py

wheel: compiler ## a wheel for machines like this one, with its pages and compiled, in dist
	LUDOTECA_COMPILED=1 $(BIN)/pip wheel -q --no-deps --no-build-isolation -w dist .

verify: compiled ## the same tests with the large counts, and once more on what is compiled
	PYTHONPATH=$(CURDIR)/build/compiled $(UNIT) --ignore tests/web --deselect $(OF_THE_CHECKOUT)
	LUDOTECA_PROFILE=large $(UNIT) --dist worksteal --ignore tests/web
	LUDOTECA_PROFILE=large $(UNIT) tests/web

bench: setup ## figures against peers, compiled where it can be
	-$(MAKE) compiled
	$(BIN)/python -m bench

mutate: setup ## which changes of the kernel would no test notice?
	$(BIN)/python scripts/mutate.py

golden: setup ## tell the golden transcripts anew; the difference is to be read
	$(BIN)/python scripts/golden.py --write

lock: ## write requirements.lock with uv, keeping pinned versions; UPGRADE=1 takes the newest
	uv pip compile -q $(if $(UPGRADE),--upgrade) --universal --python-version 3.11 --extra dev --generate-hashes \
	  --no-emit-index-url --custom-compile-command "make lock" -o requirements.lock pyproject.toml

clean: ## remove what can be made again
	rm -rf $(VENV) build dist web/dist web/node_modules .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +
