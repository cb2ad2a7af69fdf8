# Drench: `make play` sets all up and opens the game, `make test` sets all up and checks all.
PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python

.PHONY: play test setup lint types imports tests pictures clean

play: $(VENV)/.play
	$(RUN) main.py

setup: $(VENV)/.dev

test: $(VENV)/.dev lint types imports tests

lint: $(VENV)/.dev
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .

types: $(VENV)/.dev
	$(RUN) -m mypy

imports: $(VENV)/.dev
	$(RUN) -c "from importlinter.cli import lint_imports_command; lint_imports_command()"

tests: $(VENV)/.dev
	$(RUN) -m pytest -q -n auto

pictures: $(VENV)/.dev
	$(RUN) tools/pictures.py pictures

$(VENV)/.play: requirements.txt
	test -x $(RUN) || $(PYTHON) -m venv $(VENV)
	$(RUN) -m pip install --quiet --disable-pip-version-check -r requirements.txt
	touch $@

$(VENV)/.dev: requirements.txt requirements-dev.txt
	test -x $(RUN) || $(PYTHON) -m venv $(VENV)
	$(RUN) -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	touch $@ $(VENV)/.play

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis build demo pictures
