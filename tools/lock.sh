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
# The tests run the peers' own tests too and build the documentation, so development needs those extras.
lock dev --extra dev --extra docs --extra research --extra lab
lock bench --extra dev --extra docs --extra research --extra lab --extra bench
