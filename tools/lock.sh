#!/bin/sh
# Writes the locked requirements anew from pyproject.toml: versions and hashes, no addresses.
set -eu
.venv/bin/python -m pip install --quiet --disable-pip-version-check uv
lock() {
    name=$1
    shift
    .venv/bin/uv pip compile --quiet --upgrade pyproject.toml "$@" --universal --python-version 3.11 \
        --generate-hashes --no-header --no-annotate --output-file "requirements/$name.txt"
}
lock run
lock dev --extra dev
lock bench --extra dev --extra bench
