# The commands of the project; `make` alone lists the targets.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
EXAMPLES := $(patsubst %/pyproject.toml,%,$(wildcard examples/*/pyproject.toml))
PROJECTS := pyproject.toml $(EXAMPLES:%=%/pyproject.toml)
# Every list of locked packages is complete, so it is installed with `--no-deps`: pip 23 resolves extras
# again, and refuses the newer release it finds, which is not in the list.
INSTALL := $(if $(shell command -v uv),uv pip install -q --python $(BIN)/python,$(BIN)/pip install -qq)
TOOLS := build/tools
UNIT := $(BIN)/pytest -n 2
PAGES := web/dist/index.html
# Older checkouts have their database in the root folder.
DATABASE := $(or $(wildcard ludoteca.db),.ludoteca/ludoteca.db)
# Reads files of web/ beside the package, which a compiled copy does not have.
CHECKOUT_ONLY := tests/server/test_wire.py::test_the_typescript_types_are_current

# With extras, without which pip refuses what is locked; without the address of an index.
COMPILE = uv pip compile -q $(if $(UPGRADE),--upgrade) --universal --python-version 3.11 \
  --generate-hashes --no-emit-index-url --no-strip-extras --custom-compile-command "make lock"
# Measures by the wall clock, so it runs alone.
PROBE := tests/abuse/test_probe.py
# How many times as much `make soak` sends as `make verify`.
SOAK ?= 10

.DEFAULT_GOAL := help
.PHONY: help setup run test static format lint types layers pages kernel unit browser compiler compiled wheel release sbom audit push verify soak bench mutate golden lock clean

help: ## list the targets
	@sed -nE 's/^([a-z]+):.*## (.*)/\1\t\2/p' Makefile | expand -t 10

setup: $(READY) ## create .venv with the locked packages, Ludoteca and the example games

$(READY): requirements.lock $(PROJECTS)
	@echo "preparing $(VENV) …"
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11) and 'Python 3.11 is needed')"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(INSTALL) --no-deps --require-hashes -r requirements.lock
	@$(INSTALL) --no-deps --no-build-isolation $(addprefix -e ./,. $(EXAMPLES))
	@touch $@

run: setup $(PAGES) ## serve tables in the browser, on this machine only
	$(if $(LUDOTECA_DATABASE)$(LUDOTECA_SETTINGS),,LUDOTECA_DATABASE=sqlite:///$(DATABASE)) $(BIN)/ludoteca serve

$(PAGES): web/index.html web/package-lock.json web/vite.config.ts $(shell find web/src web/public web/plugins -type f)
	@echo "building the pages …"
	@cd web && npm ci --silent --no-audit --no-fund && npm run --silent build -- --logLevel warn

test: ## all checks and tests, with small seeded profiles
	@$(MAKE) --no-print-directory -j 2 static
	@$(MAKE) --no-print-directory kernel unit browser

static: types pages format lint layers

format: setup ## check the formatting
	$(BIN)/ruff format --check

lint: setup ## run the linter
	$(BIN)/ruff check

types: setup ## check the types strictly
	$(BIN)/mypy

layers: setup ## check the import contracts
	$(BIN)/lint-imports --no-logo

pages: setup ## build the pages for the browser tests, where their sources have changed
	$(BIN)/python -m tests.web.building

kernel: setup ## run the kernel's tests with coverage
	$(UNIT) tests/kernel --cov

unit: setup ## run all other tests that need no browser
	$(UNIT) --dist worksteal --ignore tests/kernel --ignore tests/web

browser: setup ## run the browser tests, apart: their driver keeps an event loop running
	$(UNIT) tests/web

compiler: setup
	@test -n "$$CC" || command -v cc >/dev/null || $(INSTALL) --no-deps --require-hashes -r scripts/compiler.txt

compiled: compiler ## compile the modules on a move's way, into build/compiled
	$(BIN)/python scripts/compile_package.py

wheel: compiler ## build a compiled wheel with its pages for this platform, into dist
	LUDOTECA_COMPILED=1 $(BIN)/pip wheel -q --no-deps --no-build-isolation -w dist .

release: wheel sbom ## build the wheel and its bills of materials, into dist

$(TOOLS)/.ready: scripts/supply_chain.txt
	@echo "preparing $(TOOLS) …"
	@$(PYTHON) -m venv $(TOOLS)
	@$(TOOLS)/bin/pip install -qq --disable-pip-version-check --no-deps --require-hashes -r $<
	@touch $@

sbom: setup $(TOOLS)/.ready ## write the bills of materials of a release, in CycloneDX, into dist
	$(BIN)/python scripts/sbom.py dist

audit: setup $(TOOLS)/.ready ## look for known vulnerabilities of the locked packages
	$(BIN)/python scripts/audit.py

push: setup scripts/push.txt ## install the packages of the extra `push`, which its tests need
	@$(INSTALL) --no-deps --require-hashes -r scripts/push.txt

verify: compiled audit push ## run all tests with large counts, and once more on the compiled package
	PYTHONPATH=$(CURDIR)/build/compiled $(UNIT) --ignore tests/web --deselect $(CHECKOUT_ONLY)
	LUDOTECA_PROFILE=large $(UNIT) --dist worksteal --ignore tests/web --deselect $(PROBE)
	LUDOTECA_PROFILE=large $(BIN)/pytest -s $(PROBE)
	LUDOTECA_PROFILE=large $(UNIT) tests/web

soak: setup ## fuzz for hours and kill the server again and again; SOAK=10 times the large counts
	LUDOTECA_PROFILE=large LUDOTECA_SOAK=$(SOAK) LUDOTECA_SEED=$$(date +%s) $(UNIT) tests/abuse/test_fuzzing.py
	for run in $$(seq $(SOAK)); do LUDOTECA_PROFILE=large $(BIN)/pytest tests/server/test_crash.py || exit 1; done

bench: setup ## run the benchmarks, on the compiled package if possible
	-$(MAKE) compiled
	$(BIN)/python -m bench

mutate: setup ## run the mutation tests of the kernel
	$(BIN)/python scripts/mutate.py

golden: setup ## rewrite the golden transcripts; review the diff
	$(BIN)/python scripts/golden.py --write

lock: ## write the lists of locked packages with uv, keeping their versions; UPGRADE=1 takes the newest
	$(COMPILE) --extra dev -o requirements.lock pyproject.toml
	printf 'cyclonedx-bom\npip-audit\n' | $(COMPILE) -o scripts/supply_chain.txt -
	printf 'pywebpush>=2.5,<3\n' | $(COMPILE) -c requirements.lock -o scripts/push.txt -
	printf 'ziglang\n' | $(COMPILE) -o scripts/compiler.txt -

clean: ## remove everything that can be generated again
	rm -rf $(VENV) build dist web/dist web/node_modules .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +
