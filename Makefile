# Each target makes its own environment, so `make run` and `make test` work on a fresh machine with Python 3.11+.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
# What is handed on is built from an environment that holds nothing but what belongs into it.
BUILDER := build/environment
BUILD := $(BUILDER)/bin/python
# Without a display `make run` redacts the samples on the command line.
HAS_SCREEN := $(or $(DISPLAY),$(WAYLAND_DISPLAY),$(filter Darwin Windows_NT,$(shell uname -s) $(OS)))

.PHONY: run lint test check bench fuzz installer bundle release-check help pictures translations clean

run: $(READY)
	$(if $(HAS_SCREEN),$(BIN)/sable-desktop resources/samples/complaint.pdf,$(BIN)/python resources/samples/run.py)

# Format, lint, types and import contracts: a minute or two, before the tests.
lint: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test: lint
	$(BIN)/python -m pytest -m "not slow" --numprocesses 2 --dist loadfile

check: lint
	$(BIN)/python -m pytest

bench: $(READY)
	$(BIN)/python -m tests.benchmarks

fuzz: $(READY)
	$(BIN)/python -m tests.fuzz --minutes 10

help: $(READY)
	$(BIN)/python resources/help/write.py
	$(BIN)/python resources/help/architecture.py
	$(BIN)/python resources/manifest.py

pictures: $(READY)
	$(BIN)/python -m tests.pictures
	$(BIN)/python resources/manifest.py

translations: $(READY)
	$(BIN)/python resources/i18n/update.py
	$(BIN)/python resources/manifest.py

# The frozen application, proved in a network namespace without interfaces, then packed for this system.
installer: $(BUILDER)/.ready
	$(BUILD) -m installer.freeze --out dist
	$(BUILD) -m installer.smoke dist/sable
	$(BUILD) -m installer.linux.packages dist/sable --out dist

# A folder that installs where there is no network, proved in the same way.
bundle: $(BUILDER)/.ready
	$(BUILD) -m installer.bundle.build --out dist
	$(BUILD) -m installer.bundle.prove dist

release-check: $(READY) $(BUILDER)/.ready
	$(BIN)/python -m installer.release --builder $(BUILD)

$(BUILDER)/.ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(BUILDER)
	$(BUILD) -m pip install --quiet --upgrade pip
	$(BUILD) -m pip install --quiet --constraint constraints.txt torch
	$(BUILD) -m pip install --quiet --constraint constraints.txt --editable ".[desktop,installer]"
	touch $@

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --constraint constraints.txt torch
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable ".[desktop,dev]"
	touch $(READY)

clean:
	rm -rf $(VENV) out build dist
