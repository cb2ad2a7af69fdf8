#!/bin/sh
# The same without systemd, for trying from a text console: sh docs/kiosk/session.sh
set -eu
cd "$(dirname "$0")/../.."
export DRENCH_HOME="${DRENCH_HOME:-$HOME/.drench-kiosk}"
exec cage -s -- .venv/bin/python main.py kiosk
