# Drench: `make play` sets all up and opens the game, `make test` sets all up and checks all.
PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python

# Without a pip it is a leftover of a venv that couldn't be made.
define MAKE_VENV
@$(PYTHON) -c "import sys; sys.exit('Drench needs Python 3.11 or newer.' if sys.version_info < (3, 11) else 0)"
@$(RUN) -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
endef

.PHONY: play kiosk test setup lint types imports tests pictures art sounds docs/picture.png clean

play: $(VENV)/.play
	$(RUN) main.py $(ARGS)

kiosk: $(VENV)/.play
	$(RUN) main.py kiosk $(ARGS)

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
	$(RUN) -m pytest -q -n auto --dist loadgroup

pictures: $(VENV)/.dev
	$(RUN) tools/pictures.py pictures

# The builders of what is committed: art and sounds (minutes), and the README's picture.
art: $(VENV)/.dev
	$(RUN) -m tools.art

sounds: $(VENV)/.dev
	$(RUN) -m tools.sounds

docs/picture.png: $(VENV)/.dev
	$(RUN) tools/pictures.py build --scene swamp-trick-full
	$(RUN) -m tools.smaller build/swamp-trick-full.png $@

$(VENV)/.play: requirements.txt
	$(MAKE_VENV)
	$(RUN) -m pip install --quiet --disable-pip-version-check -r requirements.txt
	touch $@

$(VENV)/.dev: requirements.txt requirements-dev.txt
	$(MAKE_VENV)
	$(RUN) -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	touch $@ $(VENV)/.play

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis build demo pictures
