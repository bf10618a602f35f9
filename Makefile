# Each target makes its own environment, so `make run` and `make test` work on a fresh machine with Python 3.11+.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
# What is handed on is built from an environment that holds nothing but what belongs into it.
BUILDER := build/environment
BUILD := $(BUILDER)/bin/python
# pip takes wheels only: nothing is compiled here. PyTorch is the CPU build where the package index has one (on Linux its
# version ends in +cpu); `make GPU=1 ...` takes the one with CUDA, about 3 GB.
PIP := -m pip install --quiet --only-binary :all:
TORCH := $(shell sed -n 's/^torch==//p' constraints.txt)
CPU := $(if $(GPU),,$(if $(filter Linux,$(shell uname -s)),+cpu))
WITHOUT_CPU := No CPU build of PyTorch in the package index: installing its default build, which may be 3 GB. For the CPU build, \
	add the index that PyTorch's installation page names for it (PIP_EXTRA_INDEX_URL), and run make clean and make again.
install_torch = $(1) $(PIP) --constraint constraints.txt "torch==$(TORCH)$(CPU)" 2>/dev/null || \
	{ $(if $(CPU),echo "$(WITHOUT_CPU)" >&2;) $(1) $(PIP) --constraint constraints.txt "torch==$(TORCH)"; }
# Without a display `make run` redacts the samples on the command line.
HAS_SCREEN := $(or $(DISPLAY),$(WAYLAND_DISPLAY),$(filter Darwin Windows_NT,$(shell uname -s) $(OS)))

# Where this is set, each process that a test starts would compile all modules anew.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: run lint test check bench fuzz installer bundle release-check wheels help pictures translations clean

run: $(READY)
	$(if $(HAS_SCREEN),$(BIN)/sable-desktop resources/samples/complaint.pdf,$(BIN)/python resources/samples/run.py)

# Format, lint, types and import contracts: a minute or two, before the tests.
lint: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# The tests show the window where nobody sees it, so they need what it needs.
test: lint
	$(PYTHON) installer/prerequisites.py --window
	$(BIN)/python -m pytest -m "not slow" --numprocesses 2 --dist worksteal

check: lint
	$(PYTHON) installer/prerequisites.py --window
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

# Whether every pinned version has wheels for each system; asks the package index for minutes.
wheels: $(READY)
	$(BIN)/python -m installer.wheels

release-check: $(READY) $(BUILDER)/.ready
	$(BIN)/python -m installer.release --builder $(BUILD)

$(BUILDER)/.ready: pyproject.toml constraints.txt
	$(PYTHON) installer/prerequisites.py
	$(PYTHON) -m venv $(BUILDER)
	$(BUILD) -m pip install --quiet --upgrade pip
	$(call install_torch,$(BUILD))
	$(BUILD) $(PIP) --constraint constraints.txt --editable ".[desktop,installer]"
	touch $@

$(READY): pyproject.toml constraints.txt
	$(PYTHON) installer/prerequisites.py $(if $(HAS_SCREEN),--window)
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(call install_torch,$(BIN)/python)
	$(BIN)/python $(PIP) --constraint constraints.txt --editable ".[desktop,dev]"
	touch $(READY)

clean:
	rm -rf $(VENV) out build dist
